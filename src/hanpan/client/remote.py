"""Tables of a server, over HTTP and sockets (docs/protocol.md)."""

from contextlib import ExitStack
from time import monotonic, sleep
from typing import Any, Final, TypeVar

import httpx2
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from hanpan.client.table import Table, Tables, Unreachable
from hanpan.core.errors import HanpanError, Refused
from hanpan.games import find_game
from hanpan.wire import messages
from hanpan.wire.http import Export, MyTables, NewGuest, NewTable, Problem, SeatInfo, TableInfo, Token
from hanpan.wire.messages import PastStep, Position

T = TypeVar("T")
_DECODE: Final = msgspec.json.Decoder(dict[str, Any]).decode
_ENCODE: Final = msgspec.json.Encoder().encode
ANSWERS: Final[dict[str, Any]] = {
    "accepted": messages.Accepted,
    "refused": messages.Refused,
    "why": messages.WhyNotAnswer,
    "aid": messages.AidAnswer,
}
#: Why the server parts for good, as reasons that have words.
GOODBYES: Final = {"kicked": "not-seated", "no_table": "table-unknown", "broken_table": "internal"}
#: Seconds between two attempts to reach the server: the first, and the longest.
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0


class Remote(Tables):
    """A guest of a server.  Without `token` it is a new one, whose `token` can be kept to be the same again."""

    def __init__(self, url: str, nickname: str = "", token: str = "", patience: float = 30.0) -> None:
        """`patience` is how long an answer or a lost connection is waited for, in seconds."""
        self.url = url.rstrip("/")
        self.patience = patience
        self._http = httpx2.Client(base_url=self.url, timeout=patience)
        self.held = ExitStack()  # what is let go with this object
        self.held.callback(self._http.close)
        try:
            self.token = token or self.ask("POST", "/api/tokens", Token, NewGuest(nickname)).token
        except HanpanError:
            self.close()
            raise
        self.headers = {"authorization": f"Bearer {self.token}"}
        self._http.headers.update(self.headers)

    def tables(self) -> list[TableInfo]:
        """The own tables, those that wait for this guest first."""
        return self.ask("GET", "/api/tables", MyTables).tables

    def join(self, code: str) -> Table:
        """Takes the first open seat; whoever sits there already comes back to his own."""
        return RemoteTable(self, self.ask("POST", f"/api/tables/{code}/join", TableInfo))

    def _set_up(self, plan: NewTable) -> Table:
        return RemoteTable(self, self.ask("POST", "/api/tables", TableInfo, plan))

    def close(self) -> None:
        self.held.close()

    def ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        """One request.  `Refused`, `Unreachable`."""
        try:
            answer = self._http.request(method, path, content=None if body is None else _ENCODE(body))
            if answer.status_code < 400:
                return msgspec.json.decode(answer.content, type=kind)
            problem = msgspec.json.decode(answer.content, type=Problem)
        except (httpx2.TransportError, msgspec.DecodeError) as error:  # or something else answers at that address
            raise Unreachable("unreachable", address=self.url) from error
        raise Refused(problem.key, problem.clause, **problem.facts)


class RemoteTable(Table):
    """One socket, opened when it is needed and again whenever it is lost."""

    def __init__(self, remote: Remote, info: TableInfo) -> None:
        self.code, self.game = info.code, find_game(info.game)
        self._remote = remote
        self._info = info
        self._socket: ClientConnection | None = None
        self._held = ExitStack()  # the socket's own
        self._steps: list[PastStep] = []  # without gaps, up to the newest
        remote.held.callback(self.close)

    @property
    def seat(self) -> int | None:
        return self._info.you

    @property
    def seats(self) -> list[SeatInfo]:
        return self._info.seats

    def start(self) -> None:
        self._info = self._remote.ask("POST", f"/api/tables/{self.code}/start", TableInfo)

    def position(self) -> Position | None:
        self._open()
        while self._hear(0):
            pass
        return self._position

    def wait(self, timeout: float | None = None) -> Position:
        end = None if timeout is None else monotonic() + timeout
        while True:
            position = self.position()
            if position is not None and (position.prompt or position.view.score):
                return position
            if not self._hear(None if end is None else max(0.0, end - monotonic())):
                raise TimeoutError(f"nothing was asked within {timeout} s")

    def events(self, since: int = 0) -> list[PastStep]:
        position = self.position()
        if position is not None and since < (self._steps[0].n if self._steps else position.n + 1) - 1:
            told = self._remote.ask("GET", f"/api/tables/{self.code}/export", Export).steps
            self._steps = [PastStep(step.n, step.seat, step.actions, step.events) for step in told]
        return [step for step in self._steps if step.n > since]

    def close(self) -> None:
        self._socket = None
        self._held.close()

    def _ask(self, message: messages.Act | messages.WhyNot | messages.AskAid) -> Any:
        """Sends it again after a lost connection: the id makes that safe."""
        while True:
            try:
                socket = self._open()
                socket.send(_ENCODE(message).decode())
                answer = None
                while answer is None or self._is_behind(answer):
                    raw = self._receive(socket, self._remote.patience)
                    if raw["t"] in ANSWERS and raw.get("id") == message.id:
                        answer = msgspec.convert(raw, ANSWERS[raw["t"]])
                if isinstance(answer, messages.Refused):
                    raise Refused(answer.reason, answer.clause, **answer.facts)
                return answer
            except TimeoutError as error:
                raise Unreachable("unreachable", address=self._remote.url) from error
            except ConnectionClosed:
                self.close()

    def _is_behind(self, answer: Any) -> bool:
        return isinstance(answer, messages.Accepted) and (self._position is None or self._position.n < answer.n)

    def _hear(self, timeout: float | None) -> bool:
        """Waits for news, a new connection among them; False if there is none within `timeout` seconds."""
        try:
            self._receive(self._open(), timeout)
        except TimeoutError:
            return False
        except ConnectionClosed:
            self.close()
            self._open()
        return True

    def _receive(self, socket: ClientConnection, timeout: float | None) -> dict[str, Any]:
        raw = _DECODE(socket.recv(timeout))
        self._take(raw)
        return raw

    def _take(self, raw: dict[str, Any]) -> None:
        if raw["t"] == "table":
            self._info = msgspec.convert(raw["table"], TableInfo)
        elif raw["t"] == "goodbye" and not raw["again"]:
            raise Refused(GOODBYES.get(raw["reason"], "internal"))
        if raw["t"] in ("past", "step"):
            step = PastStep(raw["n"], raw["seat"], raw["actions"], raw["events"])
            if self._steps and step.n != self._steps[-1].n + 1:
                self._steps = []
            self._steps.append(step)
        if raw["t"] in ("position", "step"):
            view = msgspec.convert(raw["view"], self.game.view_type)
            window = msgspec.convert(raw.get("window"), messages.HiddenWindow | None)
            self._position = Position(raw["n"], raw["prompt"], raw["choices"], view, window)

    def _open(self) -> ClientConnection:
        """The socket; a new one has told the table, and what was missed, and the position if there is one."""
        end, pause = monotonic() + self._remote.patience, FIRST_PAUSE
        while self._socket is None:
            since = self._position.n if self._position is not None else 0
            url = f"ws{self._remote.url.removeprefix('http')}/ws/tables/{self.code}?since={since}"
            try:
                socket = self._held.enter_context(connect(url, additional_headers=self._remote.headers, max_size=None))
                told: set[str] = set()
                while "position" not in told and not ("table" in told and self._info.status == "waiting"):
                    told.add(self._receive(socket, self._remote.patience)["t"])
                self._socket = socket
                break
            except InvalidStatus as error:
                if error.response.status_code == 403:
                    raise Refused("token-unknown") from error
            except (OSError, WebSocketException):
                self.close()
            if monotonic() > end:
                raise Unreachable("unreachable", address=self._remote.url)
            sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        return self._socket
