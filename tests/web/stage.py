"""A table in a written position (docs/positions.md): pages come from a real server, the table's socket from here.

Random play seldom meets a full yard or the last tile of a pile.  Written positions show them at once, and one can play
on from there, for the socket answers with the game's own views, choices, reasons and aids.
"""

import re
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocketRoute

from hanpan.core.chance import Quick
from hanpan.core.engine import play
from hanpan.core.game import Game
from hanpan.core.positions import Written, read_position
from hanpan.match.actor import Match
from hanpan.match.take_backs import TakeBacks
from hanpan.match.telling import ToldStep, Views, text_of
from hanpan.wire.messages import Accepted, Act, AskAid, Chat, FromClient, HiddenWindow, Ping, Pong, WhyNot
from web.faults import faults_everywhere
from web.player import Player

#: The smallest phone and a laptop.
FEW_SIZES = [(360, 640), (1366, 768)]
HEARD = msgspec.json.Decoder(FromClient)


class StagedMatch(Match):
    """A match without a store: it stands in a position and tells one seat about it."""

    def __init__(self, game: Game, written: dict[str, Any], seat: int, countdown: HiddenWindow | None) -> None:
        self.game = game
        self.seat = seat
        self.position = read_position(game, msgspec.convert(written, Written), Quick(1))
        self.n = 40
        self.prompts = [7] * self.position.n_seats
        self.window = None
        self.countdown = countdown
        self._take_backs = TakeBacks(game)

    def _countdown(self) -> HiddenWindow | None:
        return self.countdown

    def answer(self, heard: Any) -> list[msgspec.Struct]:
        """What the server would say."""
        match heard:
            case Act():
                return self.acted(heard)
            case WhyNot():
                return [self.why_not(self.seat, heard)]
            case AskAid():
                return [self.aid(self.seat, heard)]
            case Ping():
                return [Pong()]
        return []

    def acted(self, heard: Act) -> list[msgspec.Struct]:
        """Plays the actions of the seat."""
        ids = [self.game.actions.read(form) for form in heard.actions]
        s = self.position
        s.log = []
        for a in ids:
            assert self.game.why_not(s, self.seat, a) is None
            play(s, self.seat, a)
        events, s.log = s.log, None
        self.n += 1
        self.prompts[self.seat] += 1
        told = ToldStep(self.game, self.n, self.seat, ids, False, events)
        step = told.step(self.seat, Views(self.game, s), self.prompt_of(self.seat), None, False)
        return [Accepted(heard.id, self.n), step]


class Stage:
    """A player's page at a table that stands as it is told to."""

    def __init__(self, player: Player, game: Game, names: list[str]) -> None:
        """The player sits in the first seat; the others are bots."""
        self.player = player
        self.page: Page = player.page
        self.game = game
        self.names = names
        self.match: StagedMatch | None = None
        #: The time of the hidden window that the position rests in.
        self.countdown: HiddenWindow | None = None
        bots = [{"kind": "bot", "level": "normal"}] * (len(names) - 1)
        self.code = player.create({"kind": "me"}, *bots, game=game.name, start=False)
        info = self.page.evaluate("code => fetch(`/api/tables/${code}`).then(answer => answer.json())", self.code)
        for seat, name in zip(info["seats"], names, strict=True):
            seat |= {"name": name, "connected": True}
        self.info = {**info, "n": 40}
        self.page.goto("about:blank")
        self.page.route(re.compile("/export$"), lambda route: route.fulfill(json={"steps": []}))
        self.page.route(re.compile("/scenes\\?"), lambda route: route.fulfill(json={"scenes": []}))
        self.page.route_web_socket(re.compile("/ws/tables/"), self._serve)

    def show(self, written: dict[str, Any]) -> None:
        """The table in that position, as a page that was just opened."""
        self.match = StagedMatch(self.game, written, 0, self.countdown)
        self.info["asked"] = [0]
        self.info["options"] = {**self.info["options"], **written.get("options", {})}
        self.player.go(self.code)
        self.page.locator("section.dock, main.end").first.wait_for()
        self.page.evaluate("document.fonts.ready.then(() => null)")

    def thing(self, name: str) -> Locator:
        """A thing on the board, by the name of its piece."""
        return self.page.locator(f'[data-name="{name}"]')

    def act(self) -> None:
        """Presses the main button of the dock."""
        self.player.dock().locator("button.act").click()

    def check(self, name: str, fixed: bool = True, sizes: list[tuple[int, int]] = FEW_SIZES) -> None:
        """The ruler at these sizes in both themes, and the rules of accessibility; `fixed` for what never scrolls."""
        faults = faults_everywhere(self.page, name, fixed=fixed, sizes=sizes)
        assert not faults, "\n".join(faults)
        self.player.check_screen()

    def _table(self) -> str:
        """The message that tells who sits where, and whether the match is over."""
        self.info["status"] = "over" if self.match is not None and self.match.is_over else "playing"
        return msgspec.json.encode({"t": "table", "table": self.info}).decode()

    def _serve(self, socket: WebSocketRoute) -> None:
        match = self.match
        assert match is not None

        def hear(text: str | bytes) -> None:
            for answer in match.answer(HEARD.decode(text)):
                socket.send(text_of(answer))
            if match.is_over:
                socket.send(self._table())

        socket.on_message(hear)
        socket.send(self._table())
        socket.send(text_of(Chat([])))
        socket.send(match.position_text(0))
