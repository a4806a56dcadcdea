"""Compression of messages (RFC 7692) for sockets of which most may never need it.

What was sent before stays in a window in which later messages find their repetitions: that makes a view that changes
little in each step small, and takes memory.  So here a socket has a window only from its first large message on.
"""

import zlib
from collections.abc import Sequence
from typing import Any, Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.typing import ExtensionParameter

#: The window, 4 KiB: a view and what has happened since the one before.
WINDOW_BITS: Final = 12
#: The memory of the search for repetitions, which takes as much as the window.
SETTINGS: Final = {"memLevel": 5}


class LateDeflate(PerMessageDeflate):
    """The same as what was agreed upon, whose window comes into being when something is compressed."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        self.__dict__.update(agreed.__dict__)
        self.__dict__.pop("encoder", None)

    def __getattr__(self, name: str) -> Any:
        if name != "encoder":
            raise AttributeError(name)
        self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
        return self.encoder


class LateDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with clients that offer it.  What they send is short and compressed message by message, without a window."""

    def __init__(self) -> None:
        super().__init__(
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=SETTINGS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, LateDeflate(agreed)


DEFLATE: Final = LateDeflateFactory()
