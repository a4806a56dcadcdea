"""The record of a game in the terminal, in the form that tables export."""

from collections.abc import Sequence
from time import time
from typing import Any

from hanpan.core.events import spell_event
from hanpan.core.game import Game
from hanpan.core.options import spell_options
from hanpan.match.seeds import seed_hash
from hanpan.wire.http import Export, ExportedStep, SeatInfo
from hanpan.wire.messages import Form


class Recorder:
    """Keeps the steps of a game that is played here.  `log` has been listening to the position from the start on."""

    def __init__(self, game: Game, log: list[Any], seats: Sequence[SeatInfo], seed: bytes) -> None:
        self.game = game
        self.log = log
        self.seats = list(seats)
        self.seed = seed
        self.created = int(time())
        self.steps: list[ExportedStep] = []
        self._told = 0
        self._add(None, None)

    def step(self, seat: int, form: Form) -> None:
        """Keeps an action that has just been carried out."""
        self._add(seat, [form])

    def _add(self, seat: int | None, actions: list[Form] | None) -> None:
        events = [spell_event(event, self.game.vocabulary) for event in self.log[self._told :]]
        self._told = len(self.log)
        self.steps.append(ExportedStep(len(self.steps) + 1, seat, actions, events, int(time())))

    def record(self, s: Any) -> Export:
        """The record of the finished game, which ended with `s`."""
        return Export(
            code="",
            game=self.game.name,
            rules_version=self.game.rules_version,
            status="over",
            preset="",
            options=spell_options(self.game.options, s.options),
            seats=self.seats,
            seed_hash=seed_hash(self.seed),
            seed=self.seed.hex(),
            created=self.created,
            steps=self.steps,
            score=self.game.score(s),
        )
