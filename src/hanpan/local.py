"""Matches in this process, without a server: for scripts, notebooks, searches and the adapters of `hanpan.envs`.

    match = new_match("three_little_pigs", n_seats=2, seed=7)
    while not match.is_over:
        seat = match.asked[0]
        match.play(seat, match.choose(seat, "easy", seed=1).action)
    print(match.score())

docs/research.md explains it with examples.
"""

from collections.abc import Mapping
from hashlib import blake2b
from operator import index
from secrets import randbits
from typing import Any, Final

import msgspec

from hanpan.bots import Budget, Choice, choose
from hanpan.core.actions import BadAction
from hanpan.core.chance import Chance, Scripted, Sealed
from hanpan.core.engine import asked, is_over, legal, play
from hanpan.core.errors import BadPosition, HanpanError, Refused
from hanpan.core.game import Game
from hanpan.core.options import spell_options
from hanpan.core.positions import Written, read_position, write_position
from hanpan.core.score import Score
from hanpan.core.view import View
from hanpan.games import find_game

#: What a bot that searches may take for a decision, in milliseconds.
THINKING: Final = 1_000
#: The clock of a bot whose simulations are counted: it must not be what stops it.
UNHURRIED: Final = 3_600_000


class UnknownSeat(HanpanError, LookupError):
    """A number that is no seat of the match."""


class Saved(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The JSON form of a match.  `counts` are the numbers drawn so far by stream, `script` the draws written down in
    advance as pairs of stream and value."""

    position: Written
    seed: int
    counts: list[int]
    script: list[tuple[int, int]] = []


class Match:
    """One game that is being played, and the numbers that it will draw.

    Everything random follows from the seed: the same seed and the same choices give the same game, on any machine and
    in any order in which simultaneous choices arrive.  Seats count from 0.
    """

    __slots__ = ("_conserved", "game", "position", "seed")

    def __init__(self, game: Game, position: Any, seed: int, conserved: bool = True) -> None:
        """Use `new_match`, `Match.from_position` or `Match.from_json`.

        `position` is the engine's own object, settled, with its source of chance plugged in.
        """
        self.game = game
        self.position = position
        self.seed = seed
        self._conserved = conserved

    @property
    def n_seats(self) -> int:
        """Seats at the table."""
        n: int = self.position.n_seats
        return n

    @property
    def options(self) -> dict[str, str]:
        """All table options by name."""
        return spell_options(self.game.options, self.position.options)

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now, ascending; several where the game lets them decide at the same time."""
        return asked(self.position)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.position)

    def legal(self, seat: int) -> list[int]:
        """Ids of what the seat may do now, ascending; empty when it is not asked.  `UnknownSeat`."""
        return legal(self.position, self._seat(seat))[:]

    def spell(self, action: int) -> dict[str, Any]:
        """The readable form of an action id, such as `{"do": "Buy", "pile": "wood_roof"}`.  `BadAction`."""
        return self.game.actions.spell(action)

    def why_not(self, seat: int, action: Any) -> Refused | None:
        """None if the seat may do this now, else the reason with its clause of the rulebook.

        `action` is an id or a readable form.  `BadAction` for what is no action of the game, `UnknownSeat`.
        """
        return self.game.why_not(self.position, self._seat(seat), self.action_id(action))

    def play(self, seat: int, action: Any) -> None:
        """Carries out a choice (an id or a readable form) and everything up to the next question.

        `Refused` for a choice that the rules do not allow, `BadAction`, `UnknownSeat`; then nothing has changed.
        """
        a = self.action_id(action)
        refused = self.game.why_not(self.position, self._seat(seat), a)
        if refused is not None:
            raise refused
        if isinstance(self.position.chance, Scripted):  # a script may name a draw that cannot be
            copy = self._copy()
            play(copy, seat, a)
            self.position = copy
        else:
            play(self.position, seat, a)

    def view(self, seat: int | None = None) -> View:
        """Everything that a seat may know; with None what everybody may know.  `UnknownSeat`."""
        return self.game.view(self.position, None if seat is None else self._seat(seat))

    def score(self) -> Score:
        """The score if the game ended now.  It may tell what a seat must not know before the end."""
        return self.game.score(self.position)

    def choose(self, seat: int, level: str, seed: int, milliseconds: int = THINKING, simulations: int = 0) -> Choice:
        """What a bot of that level would do for an asked seat; it sees the seat's view only.  Nothing is played.

        The same view, level and seed give the same choice; a level that searches keeps to that only if it is stopped by
        `simulations` instead of the clock.  `UnknownLevel` (see `levels_of`), `UnknownSeat`; `Refused` when the seat is
        not asked.
        """
        if not self.legal(seat):
            refused = self.game.why_not(self.position, seat, 0)
            assert refused is not None, "a seat with no choice is refused everything"
            raise refused
        budget = Budget(UNHURRIED, simulations) if simulations else Budget(milliseconds)
        return choose(self.game, level, self.view(seat), seed, budget)

    def clone(self, seed: int | None = None) -> "Match":
        """An independent copy.

        Without `seed` it is a twin that will draw the very same numbers: what is tried on it tells the future.  A
        search that wants to be honest gives every copy a seed of its own.
        """
        if seed is None:
            return Match(self.game, self._copy(), self.seed, self._conserved)
        copy = self.game.clone(self.position)
        copy.chance = sealed(seed, self.n_seats)
        return Match(self.game, copy, seed, self._conserved)

    def resample(self, seat: int, seed: int) -> "Match":
        """A match that the seat cannot tell from this one: what it does not know is dealt anew.

        Made from the seat's view alone, so nothing hidden can leak into it.  `UnknownSeat`.
        """
        chance = sealed(seed, self.n_seats)
        return Match(self.game, self.game.guess(self.view(seat), chance), seed, self._conserved)

    def to_json(self) -> bytes:
        """The whole match as JSON, hidden parts and coming draws included; `from_json` plays on alike."""
        chance = self.position.chance
        script: list[tuple[int, int]] = []
        if isinstance(chance, Scripted):
            script, chance = chance.draws[:], chance.then
        written = msgspec.convert(write_position(self.game, self.position), Written)
        written.conserved = self._conserved
        return msgspec.json.encode(Saved(position=written, seed=self.seed, counts=chance.counts, script=script))

    @staticmethod
    def from_json(body: bytes | str) -> "Match":
        """A match from `to_json`.  `BadPosition`, `BadOptions`, `UnknownGame`."""
        try:
            saved = msgspec.json.decode(body, type=Saved)
        except msgspec.DecodeError as error:  # a wrong shape is one, too
            raise BadPosition("position-shape", path="match", detail=str(error)) from error
        match = Match.from_position(saved.position, saved.seed)
        if len(saved.counts) != 1 + match.n_seats or min(saved.counts) < 0:
            raise BadPosition("position-range", path="counts")
        chance = sealed(saved.seed, match.n_seats)
        chance.counts = saved.counts
        match.position.chance = Scripted(saved.script, chance) if saved.script else chance
        return match

    @staticmethod
    def from_position(written: Written | Mapping[str, Any], seed: int | None = None) -> "Match":
        """A match that goes on from a written position (docs/positions.md).  `BadPosition`, `BadOptions`,
        `UnknownGame`."""
        if not isinstance(written, Written):
            try:
                written = msgspec.convert(written, Written)
            except msgspec.ValidationError as error:
                raise BadPosition("position-shape", path="position", detail=str(error)) from error
        seed = randbits(63) if seed is None else seed
        game = find_game(written.game)
        game.check_seats(written.n_seats)
        position = read_position(game, written, sealed(seed, written.n_seats))
        return Match(game, position, seed, written.conserved)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.clone()

    __copy__ = clone

    def __reduce__(self) -> tuple[Any, ...]:
        return Match.from_json, (self.to_json(),)

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"asks {self.asked}"
        return f"<Match {self.game.name}, {self.n_seats} seats, seed {self.seed}, {state}>"

    def action_id(self, action: Any) -> int:
        """The id of a readable form or of any whole number that is one.  `BadAction`."""
        if isinstance(action, Mapping):
            return self.game.actions.read(action)
        try:
            return self.game.actions.read(action if isinstance(action, bool) else index(action))
        except TypeError as error:
            raise BadAction(action) from error

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.n_seats:
            raise UnknownSeat("seat-unknown", seat=seat)
        return seat

    def _copy(self) -> Any:
        copy = self.game.clone(self.position)
        copy.chance = twin(self.position.chance)
        return copy


def new_match(
    game: str | Game, n_seats: int | None = None, options: Mapping[str, Any] | None = None, seed: int | None = None
) -> Match:
    """A new match, set up and waiting for its first decision.

    `n_seats` is the smallest number if not given, `options` names the table options that differ from the default, and
    without `seed` one is drawn, which the match then tells.  `UnknownGame`, `BadOptions`.
    """
    found = find_game(game) if isinstance(game, str) else game
    n = found.seats[0] if n_seats is None else n_seats
    found.check_seats(n)
    seed = randbits(63) if seed is None else seed
    return Match(found, found.new(options or {}, n, sealed(seed, n), None), seed)


def sealed(seed: int, n_seats: int) -> Sealed:
    """The source of a match with that seed: a stream for the table and one for each seat."""
    return Sealed(blake2b(str(index(seed)).encode(), digest_size=32).digest(), 1 + n_seats)


def twin(chance: Chance) -> Chance:
    """An independent source of the same numbers."""
    if isinstance(chance, Scripted):
        return Scripted(chance.draws, twin(chance.then))
    assert isinstance(chance, Sealed), "matches draw from sealed sources"
    copy = Sealed(chance.key, 0)
    copy.counts = chance.counts[:]
    return copy
