"""Scenarios: a written position, what is done and drawn, and what must hold at each moment.

Forced moves are played by the engine, so a moment such as "the tile is bought, and only one house takes it" never
rests.  A scenario is therefore played twice: by hand, one automatic step at a time, where every moment can be
looked at, and as in a real game, which must lead to the same events and the same position.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hanpan.core.chance import Quick, Scripted
from hanpan.core.conformance import state_of
from hanpan.core.engine import asked, legal, play, settle
from hanpan.core.positions import read_position
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import TILES
from hanpan.games.three_little_pigs.phases import Rolling
from hanpan.games.three_little_pigs.position import Pigs, n_empty

from . import situation as at_table

ASKED_BY = {
    "Roll": "Rolling",
    "Stop": "Rolling",
    "Reroll": "Rolling",
    "Buy": "Building",
    "Pass": "Building",
    "Place": "Placing",
    "StartHouse": "Placing",
    "Blow": "Blowing",
    "Decline": "Blowing",
    "BlowTile": "BlowingTile",
}
#: More automatic steps in a row than any turn has.
MOST_STEPS = 12


@dataclass(frozen=True)
class Do:
    """The seat on turn does something; `draws` are the draws that follow, in their order."""

    action: str
    draws: str = ""


@dataclass(frozen=True)
class Look:
    """What must hold when the frame `at` comes on turn; "over" is the end of the game.  What is None may be anything.

    `legal` is complete.  `refused` says by which clause.  `told` have happened since the start, `untold` have not.
    """

    at: str
    legal: str | None = None
    n_legal: int | None = None
    refused: Mapping[str, str] = field(default_factory=dict)
    turn: int | None = None
    rolls: int | None = None
    houses: Sequence[str] | None = None
    completed: Sequence[Sequence[int]] | None = None
    removed: str | None = None
    piles: Mapping[str, int] = field(default_factory=dict)
    tops: Mapping[str, str] = field(default_factory=dict)
    empty: int | None = None
    cards: Mapping[str, int] | None = None
    totals: Sequence[int] | None = None
    winners: Sequence[int] | None = None
    told: str = ""
    untold: str = ""


@dataclass(frozen=True)
class Scenario:
    """`proves` are clauses without the game's prefix; `given` are the arguments of `situation`."""

    id: str
    title: str
    proves: str
    given: Mapping[str, Any]
    steps: Sequence[Do | Look]

    @property
    def clauses(self) -> list[str]:
        return [f"TP-{clause}" for clause in self.proves.split()]


def start(scenario: Scenario) -> Pigs:
    """The written position, at rest."""
    return at_table.listening(read_position(GAME, at_table.situation(**scenario.given), Scripted([], Quick(7))))


def play_by_hand(scenario: Scenario) -> tuple[Pigs, list[bool]]:
    """Plays and looks; also says of every action whether it was a choice (or else the only thing to do)."""
    s = start(scenario)
    chosen = []
    for step in scenario.steps:
        if isinstance(step, Look):
            reach(s, step.at)
            check(s, step)
            continue
        a = at_table.action(step.action)
        reach(s, ASKED_BY[step.action.split()[0]])
        frame = s.frames[-1]
        assert frame.refusal(s, s.turn, a) == 0, f"{step.action} is refused"
        chosen.append(isinstance(frame, Rolling) or len(at_table.allowed(s)) > 1)
        assert isinstance(s.chance, Scripted)
        assert not s.chance.draws, "not everything that was written down was drawn"
        s.chance.draws = at_table.draws_of(step.draws)
        s.asked = 0
        frame.decide(s, s.turn, a)
    settle(s)
    assert isinstance(s.chance, Scripted) and not s.chance.draws
    return s, chosen


def play_as_in_a_game(scenario: Scenario, chosen: list[bool]) -> Pigs:
    """Plays the choices only; what is forced must happen by itself."""
    s = start(scenario)
    assert isinstance(s.chance, Scripted)
    steps = [step for step in scenario.steps if isinstance(step, Do)]
    for i, (step, is_choice) in enumerate(zip(steps, chosen, strict=True)):
        if not is_choice:
            continue
        following = next((j for j in range(i + 1, len(steps)) if chosen[j]), len(steps))
        s.chance.draws = at_table.draws_of(" ".join(forced.draws for forced in steps[i:following]))
        assert asked(s) == [s.turn]
        a = at_table.action(step.action)
        assert a in legal(s, s.turn)
        play(s, s.turn, a)
        assert not s.chance.draws
    return s


def reach(s: Pigs, name: str) -> None:
    """Takes automatic steps until the frame `name` is on turn; nobody may be asked on the way."""
    for _ in range(MOST_STEPS):
        if at_table.asking(s) == name:
            return
        assert not s.asked, f"{at_table.asking(s)} asks before {name}"
        assert s.frames, f"the game is over before {name}"
        s.frames[-1].advance(s)
    raise AssertionError(f"{name} does not come")


def check(s: Pigs, look: Look) -> None:
    """Everything that a moment says of itself."""
    if look.legal is not None:
        found = at_table.allowed(s)
        assert [at_table.spelled(a) for a in found] == [at_table.spelled(a) for a in at_table.actions(look.legal)]
        assert all(GAME.actions.read(GAME.actions.spell(a)) == a for a in found)
        if s.asked:
            assert asked(s) == [s.turn] and legal(s, s.turn) == found
    if look.n_legal is not None:
        assert len(at_table.allowed(s)) == look.n_legal
    for text, clause in look.refused.items():
        code = s.frames[-1].refusal(s, s.turn, at_table.action(text))
        assert code and GAME.reasons[code].clause == clause, (text, GAME.reasons[code])
    facts = {
        "turn": s.turn,
        "rolls": getattr(s.frames[-1], "n_rolls", None) if s.frames else None,
        "houses": at_table.homes(s),
        "completed": at_table.completed(s),
        "removed": " ".join(TILES[tile] for tile in s.removed),
        "empty": n_empty(s),
        "totals": at_table.totals(s),
        "winners": at_table.winners(s),
    }
    for name, fact in facts.items():
        wanted = getattr(look, name)
        assert wanted is None or wanted == fact, (name, wanted, fact)
    if look.cards is not None:
        held = at_table.cards(s)
        shown = held if not s.frames else {card: seat for card, seat in held.items() if "first" in card}
        assert shown == look.cards
    left, tops = at_table.left(s), at_table.tops(s)
    assert {pile: left[pile] for pile in look.piles} == look.piles
    assert {pile: tops[pile] for pile in look.tops} == look.tops
    assert set(look.told.split()) <= set(at_table.told(s))
    assert not set(look.untold.split()) & set(at_table.told(s))


def run(scenario: Scenario) -> None:
    """Both ways."""
    by_hand, chosen = play_by_hand(scenario)
    in_a_game = play_as_in_a_game(scenario, chosen)
    assert by_hand.log == in_a_game.log
    assert state_of(GAME, by_hand) == state_of(GAME, in_a_game)
