"""A real server in a process of its own, and people who talk to it over HTTP and sockets."""

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hanpan.match.windows import Clock
from hanpan.server.app import create_app
from hanpan.server.frames import Frames
from hanpan.server.run import listen
from hanpan.server.settings import Settings
from hanpan.store.folder import DataFolder

TESTS = Path(__file__).parents[1]
#: `EDITS` in the environment, such as "module NAME 7", gives numbers of the rules another value.
SERVE = """
import os, sys
from importlib import import_module
from pathlib import Path
from hanpan.server import app
from hanpan.server.run import serve
if len(sys.argv) > 4:
    app.static_folder = lambda: Path(sys.argv[4])
for edit in filter(None, os.environ.get("EDITS", "").split(";")):
    module, name, number = edit.split()
    assert hasattr(import_module(module), name)
    setattr(import_module(module), name, int(number))
serve(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
"""
#: Limits that no test meets by accident.
GENEROUS = {"HANPAN_REQUESTS": "100000", "HANPAN_MESSAGES": "100000", "HANPAN_BOT_WORKERS": "1"}
IDS = count()


class Server:
    """A server on a free port of this machine; `kill` and `start` it as often as wanted."""

    def __init__(self, data: Path, static: Path | None = None, **environment: str) -> None:
        """`static` is the folder of a web client that is not the built one."""
        self.data = data
        self.client = [] if static is None else [str(static)]
        self.log = data.parent / f"{data.name}.log"
        self.port = 0
        self.environment = {**GENEROUS, **environment}
        self.start()

    def start(self) -> None:
        path = os.pathsep.join([str(TESTS / "teaching"), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-c", SERVE, "127.0.0.1", str(self.port), str(self.data), *self.client],
            env={**os.environ, "PYTHONPATH": path, **self.environment},
            stderr=subprocess.PIPE,
            text=True,
        )
        lines: list[str] = []
        for line in self.process.stderr:
            lines.append(line)
            if line.startswith("{") and json.loads(line)["event"] == "serving":
                self.port = json.loads(line)["port"]
                break
        else:
            raise RuntimeError("".join(lines))
        self._reader = threading.Thread(target=self._drain, args=(self.process.stderr, lines), daemon=True)
        self._reader.start()

    def _drain(self, stream: Any, lines: list[str]) -> None:
        with open(self.log, "a") as log, stream:
            log.writelines(lines)
            for line in stream:
                log.write(line)
                log.flush()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Like a power cut."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """In good order; returns the exit status."""
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        status = self.process.wait(30)
        self._reader.join()
        return status

    def events(self) -> list[dict[str, Any]]:
        """What was logged, complete once the server has ended."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()


@asynccontextmanager
async def hosting(folder: Path, clock: Clock) -> AsyncIterator[SimpleNamespace]:
    """A server in this process that goes by that clock."""
    data = DataFolder(folder)
    try:
        with listen("127.0.0.1", 0) as listening:
            port = listening.getsockname()[1]
            settings = Settings(host="127.0.0.1", port=port, data=folder, requests=100_000, messages=100_000)
            app = create_app(settings, data, clock)
            server = uvicorn.Server(uvicorn.Config(app, ws=Frames, log_config=None, access_log=False))
            running = asyncio.create_task(server.serve(sockets=[listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            try:
                yield SimpleNamespace(url=f"http://127.0.0.1:{port}", matches=app.state.service.matches)
            finally:
                server.should_exit = True
                await running
    finally:
        data.close()


@contextmanager
def servers(folder: Path, **common: str) -> Iterator[Callable[..., Server]]:
    """Starts servers on demand, each in a data folder of its own, and closes them all in the end."""
    made: list[Server] = []

    def make(**environment: str) -> Server:
        made.append(Server(folder / f"data-{len(made)}", **common, **environment))
        return made[-1]

    try:
        yield make
    finally:
        for server in made:
            server.close()


class Talk:
    """One socket at a table, with everything that it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}  # the last position or step
        self.table: dict[str, Any] = {}
        self.is_open = True
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                message = json.loads(text)
                async with self._news:
                    self.raw.append(text)
                    self.messages.append(message)
                    if message["t"] in ("position", "step"):
                        self.now = message
                    if message["t"] == "table":
                        self.table = message["table"]
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.is_open = False
            self._news.notify_all()

    async def until(self, condition: Callable[["Talk"], Any]) -> Any:
        """Waits for something; `EOFError` if the socket closes before."""
        async with self._news:
            while True:
                found = condition(self)
                if found:
                    return found
                if not self.is_open:
                    raise EOFError([self.messages[-1:], self.socket.close_code])
                await self._news.wait()

    async def closed(self) -> int | None:
        """Waits for the end; returns the code with which the server closed."""
        async with self._news:
            while self.is_open:
                await self._news.wait()
        return self.socket.close_code

    async def step(self, n: int) -> dict[str, Any]:
        """Waits until the table has come to step `n`."""
        await self.until(lambda talk: talk.now.get("n", 0) >= n)
        return self.now

    async def say(self, message: Any) -> dict[str, Any]:
        """Sends something and returns the answer to its id."""
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
        wanted = message.get("id") if isinstance(message, dict) else None
        seen = len(self.messages)

        def answer(talk: "Talk") -> Any:
            for found in talk.messages[seen:]:
                if found["t"] in ("accepted", "refused", "why", "aid", "goodbye") and found.get("id") == wanted:
                    return found
            return None

        found: dict[str, Any] = await self.until(answer)
        return found

    @property
    def lines(self) -> dict[int, dict[str, Any]]:
        """What was said at the table, as it was told last."""
        return {line["n"]: line for message in self.messages if message["t"] == "chat" for line in message["lines"]}

    async def speak(self, id: str = "", **words: str) -> dict[str, Any]:
        """Says something; returns the line that everybody was told, or the refusal."""
        id = id or f"id-{next(IDS)}"
        seen = len(self.messages)
        await self.socket.send(json.dumps({"t": "say", "id": id, **words}))

        def answer(talk: "Talk") -> Any:
            for message in talk.messages[seen:]:
                for found in message.get("lines", [message]):
                    if found.get("id") == id:
                        return found
            return None

        found: dict[str, Any] = await self.until(answer)
        return found

    async def act(self, *actions: Any, prompt: int | None = None, id: str = "") -> dict[str, Any]:
        """Answers the open prompt."""
        prompt = self.now["prompt"] if prompt is None else prompt
        return await self.say(
            {"t": "act", "id": id or f"id-{next(IDS)}", "prompt": prompt or 0, "actions": list(actions)}
        )

    def choice(self, rng: Any) -> Any:
        """One of the choices, in whatever form it was offered, or now and then taking back."""
        if self.now.get("take_back") and rng.random() < 0.1:
            return {"do": "TakeBack"}
        entry = rng.choice(self.now["choices"])
        if "subset_of" in entry:
            n = rng.randint(1, len(entry["subset_of"]))
            return {"do": entry["do"], entry["field"]: rng.sample(entry["subset_of"], n)}
        if "from" in entry:
            return {"do": entry["do"], entry["field"]: rng.randint(entry["from"], entry["to"])}
        return entry if rng.random() < 0.5 else entry["id"]


class Person:
    """A browser: cookies, the header that proves them, and sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx2.AsyncClient(base_url=server.url, timeout=30)
        self.bodies: list[str] = []

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx2.Response:
        """One request."""
        token = self.http.cookies.get("csrftoken")
        if token and method != "GET":
            headers.setdefault("x-csrftoken", token)
        url = f"{self.server.url}{path}"  # the port may have changed with a restart
        response = await self.http.request(method, url, json=body, headers=headers)
        self.bodies.append(response.text)
        return response

    async def get(self, path: str) -> Any:
        """What must be there."""
        response = await self.ask("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        """What must succeed."""
        response = await self.ask(method, path, body)
        assert response.status_code in (200, 201), response.text
        return response.json()

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """What must be refused: status and key."""
        response = await self.ask(method, path, body)
        problem = response.json()
        assert response.status_code >= 400 and problem["status_code"] == response.status_code
        assert set(problem) == {"status_code", "key", "facts", "clause"}
        return response.status_code, problem["key"]

    async def set_up(self, game: str = "three_little_pigs", seats: str = "mo", **plan: Any) -> str:
        """A new table: m me, o open, r e n h bots; returns its code."""
        levels = {"r": "random", "e": "easy", "n": "normal", "h": "hard"}
        kinds = [
            {"kind": "bot", "level": levels[sign]} if sign in levels else {"kind": "me" if sign == "m" else "open"}
            for sign in seats
        ]
        code: str = (
            await self.do("POST", "/api/tables", {"game": game, "seats": kinds, "pace": 0, "window_ms": 0, **plan})
        )["code"]
        return code

    def cookie(self) -> str:
        jar = SimpleCookie()
        for cookie in self.http.cookies.jar:
            jar[cookie.name] = (cookie.value or "").strip('"')
        return "; ".join(f"{name}={morsel.coded_value}" for name, morsel in jar.items())

    @asynccontextmanager
    async def at(self, code: str, since: int | str | None = None, **options: Any) -> AsyncIterator[Talk]:
        """A socket at a table."""
        query = "" if since is None else f"?since={since}"
        url = f"{self.server.url.replace('http', 'ws')}/ws/tables/{code}{query}"
        headers = {"cookie": self.cookie(), "origin": self.server.url, **options.pop("headers", {})}
        async with connect(
            url, additional_headers={k: v for k, v in headers.items() if v}, max_size=None, **options
        ) as socket:
            talk = Talk(socket)
            try:
                yield talk
            finally:
                talk._reader.cancel()


@asynccontextmanager
async def people(server: Server, *names: str) -> AsyncIterator[list[Person]]:
    """Browsers, named; an empty name stays unnamed."""
    found = [Person(server) for _ in names]
    try:
        for person, name in zip(found, names, strict=True):
            await person.get("/api/guest")
            if name:
                await person.do("POST", "/api/guest", {"nickname": name})
        yield found
    finally:
        for person in found:
            await person.http.aclose()


async def together(talks: Sequence[Talk], n: int) -> int:
    """Waits until all stand at the same step, at `n` or later; returns it.

    A step that nobody asked for, like the end of a hidden window, reaches one of them before the others.
    """
    while True:
        for talk in talks:
            await talk.step(n)
        latest = max(talk.now["n"] for talk in talks)
        if latest == n:
            return n
        n = latest


async def play_on(talks: dict[int, Talk], rng: Any, most: int = 100_000) -> int:
    """The people at the table play at random, to the end or for so many steps of theirs; returns how many.

    Each talk is that of one seat; whoever is asked first acts first.
    """
    first = next(iter(talks.values()))
    n = 1
    for k in range(most):
        while True:
            n = await together(list(talks.values()), n)
            asked = [seat for seat in first.now["view"]["asked"] if seat in talks and talks[seat].now["prompt"]]
            if asked:
                break
            if not first.now["view"]["asked"]:
                return k
            n += 1  # a bot has to go first, or a hidden window ends by itself
        seat = rng.choice(asked)
        in_window = "window" in talks[seat].now
        answer = await talks[seat].act(talks[seat].choice(rng))
        if in_window and answer["t"] == "refused":
            assert answer["reason"] == "prompt-old", answer  # its time was over
            n += 1
            continue
        assert answer["t"] == "accepted", answer
        n = answer["n"]
    return most
