"""Events: what happened, as facts.  A match stores them; replaying them calls the same verbs again."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hanpan.core.position import Position
from hanpan.core.vocabulary import Vocabulary

Event = msgspec.Struct
Verb = Callable[..., None]


def fold(verbs: dict[type[Event], Verb], s: Position, event: Event) -> None:
    """Writes to the table what the event says."""
    verbs[type(event)](s, *msgspec.structs.astuple(event))


class EventCodec:
    """Events of one game as compact JSON: arrays that start with the event's tag."""

    def __init__(self, verbs: Iterable[type[Event]]) -> None:
        union: Any = None
        for kind in verbs:
            union = kind if union is None else union | kind
        self._encode = msgspec.json.Encoder().encode
        self._decode = msgspec.json.Decoder(list[union]).decode

    def encode(self, events: list[Any]) -> bytes:
        """The stored form of what one decision led to."""
        return self._encode(events)

    def decode(self, body: bytes) -> list[Any]:
        """`msgspec.ValidationError` (or `DecodeError`) for anything that `encode` did not write."""
        return self._decode(body)


def spell_event(event: Event, vocabulary: Vocabulary) -> dict[str, Any]:
    """The readable form: `{"event": "TileBought", "seat": 0, "pile": "wood_roof", …}`."""
    form: dict[str, Any] = {"event": type(event).__name__}
    for field in event.__struct_fields__:
        form[field] = vocabulary.spell(field, getattr(event, field))
    return form
