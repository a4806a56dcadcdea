"""Tiny games through the contract, written as trees: what a search finds in them can be worked out exactly.

A tree is made of `End` (what each seat gets), `Ask` (a seat chooses a branch), `Draw` (chance takes one) and `Both`
(two seats choose at once).  What is `hidden_from` a seat is no part of its view.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from hanpan.bots.search import Guide
from hanpan.core.actions import ActionKind, Actions, Field
from hanpan.core.chance import TABLE, Chance, Forbidden
from hanpan.core.control import wake
from hanpan.core.engine import asked, legal, settle
from hanpan.core.frames import FrameTable
from hanpan.core.game import Game, Reason
from hanpan.core.position import FINE, Frame, Position, Simultaneous, ask, copy_into, ready
from hanpan.core.score import Item, ranked
from hanpan.core.view import View, question_of
from hanpan.core.vocabulary import Vocabulary

WAYS = 64


class End:
    def __init__(self, *worths: float) -> None:
        self.worths = list(worths)


class Ask:
    def __init__(self, seat: int, *branches: Any, hidden_from: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.branches = branches
        self.hidden_from = hidden_from


class Draw:
    """Equally likely branches."""

    def __init__(self, *branches: Any, hidden_from: tuple[int, ...] = ()) -> None:
        self.branches = branches
        self.hidden_from = hidden_from


class Both:
    """Seats 0 and 1 choose a row and a column."""

    def __init__(self, *rows: tuple[Any, ...]) -> None:
        self.rows = rows


class Tiny(Position):
    spot: Any
    seen: list[list[int]]  # by seat: branches it saw taken, its own among them


class Going(Frame):
    def advance(self, s: Tiny) -> None:
        spot = s.spot
        if isinstance(spot, End):
            s.frames.pop()
        elif isinstance(spot, Both):
            s.lanes = [[Choosing(seat)] if seat < 2 else [] for seat in range(s.n_seats)]
            s.frames.append(Meeting())
        elif isinstance(spot, Draw):
            moved(s, s.chance.below(TABLE, len(spot.branches)))
        else:
            ask(s, spot.seat, list(range(len(spot.branches))))

    def decide(self, s: Tiny, seat: int, a: int) -> None:
        moved(s, a)

    def refusal(self, s: Tiny, seat: int, a: int) -> int:
        return FINE


class Meeting(Simultaneous):
    def finish(self, s: Tiny) -> None:
        row, column = s.lanes[0][-1].way, s.lanes[1][-1].way  # type: ignore[attr-defined]
        s.lanes = []
        s.frames.pop()
        met(s, row, column)


class Choosing(Frame):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, s: Tiny) -> None:
        ask(s, self.seat, list(range(len(s.spot.rows) if self.seat == 0 else len(s.spot.rows[0]))))

    def decide(self, s: Tiny, seat: int, a: int) -> None:
        s.lanes[seat][-1] = Chosen(seat, a)

    def refusal(self, s: Tiny, seat: int, a: int) -> int:
        return FINE


class Chosen(Frame):
    SECRET = ("way",)
    WAITS = True

    def __init__(self, seat: int, way: int) -> None:
        self.seat = seat
        self.way = way


class Moved(msgspec.Struct, frozen=True, array_like=True, tag=1):
    way: int


class Met(msgspec.Struct, frozen=True, array_like=True, tag=2):
    row: int
    column: int


class Seat(msgspec.Struct):
    seat: int


class SeatAndWay(msgspec.Struct):
    seat: int
    way: int


class Nothing(msgspec.Struct):
    pass


class TinyView(View, kw_only=True):
    seen: list[int]


def moved(s: Tiny, way: int) -> None:
    for seat in range(s.n_seats):
        if seat not in s.spot.hidden_from:
            s.seen[seat] = [*s.seen[seat], way]
    s.spot = s.spot.branches[way]


def met(s: Tiny, row: int, column: int) -> None:
    s.seen = [[*seen, row, column] for seen in s.seen]
    s.spot = s.spot.rows[row][column]


def copied(s: Tiny) -> Tiny:
    t = Tiny()
    copy_into(t, s)
    t.spot = s.spot
    t.seen = s.seen[:]
    return t


VOCABULARY = Vocabulary({})
FRAMES = FrameTable(VOCABULARY, (Going, Nothing), (Meeting, Nothing), (Choosing, Seat), (Chosen, SeatAndWay))


def tiny_game(tree: Any, n_seats: int) -> Game:
    """The game of a tree."""

    def blank(options: Any, n: int) -> Tiny:
        s = Tiny()
        ready(s, n, Forbidden(), None)
        s.spot = tree
        s.seen = [[] for _ in range(n)]
        s.frames.append(Going())
        return s

    def new(options: Any, n: int, chance: Chance, log: Any) -> Tiny:
        s = blank(options, n)
        s.chance = chance
        settle(s)
        return s

    def view(s: Tiny, seat: int | None) -> TinyView:
        return TinyView(
            game="tiny",
            seat=seat,
            n_seats=s.n_seats,
            options={},
            asked=asked(s),
            question=question_of(s, seat),
            choices=[] if seat is None else legal(s, seat),
            frames=FRAMES.see(s.frames, seat),
            lanes=[FRAMES.see(lane, seat) for lane in s.lanes],
            score=None,
            seen=[] if seat is None else s.seen[seat],
        )

    def histories(s: Tiny, seat: int, seen: list[int]) -> Iterator[Tiny]:
        """Every way to a position in which `seat` has seen just that and is asked."""
        mine = s.seen[seat]
        if mine != seen[: len(mine)]:
            return
        spot = s.spot
        if mine == seen and (isinstance(spot, Both) or (isinstance(spot, Ask) and spot.seat == seat)):
            yield s
        elif isinstance(spot, Both):
            for row in range(len(spot.rows)):
                for column in range(len(spot.rows[0])):
                    t = copied(s)
                    met(t, row, column)
                    yield from histories(t, seat, seen)
        elif not isinstance(spot, End):
            for way in range(len(spot.branches)):
                t = copied(s)
                moved(t, way)
                yield from histories(t, seat, seen)

    def deal(s: Tiny, seat: int, seen: list[int], chance: Chance) -> None:
        found = list(histories(blank({}, s.n_seats), seat, seen))
        t = found[chance.below(TABLE, len(found))]
        s.spot, s.seen, s.frames, s.lanes = t.spot, t.seen, [Going()], []
        plugged = s.chance
        wake(s)
        s.chance = plugged

    def guess(known: TinyView, chance: Chance) -> Tiny:
        s = blank({}, known.n_seats)
        assert known.seat is not None
        deal(s, known.seat, known.seen, chance)
        s.chance = chance
        return s

    def reshuffle(s: Tiny, seat: int, chance: Chance) -> None:
        deal(s, seat, s.seen[seat], chance)

    def score(s: Tiny) -> Any:
        return ranked([[Item("end", round(1000 * worth))] for worth in s.spot.worths], [()] * s.n_seats, ())

    return Game(
        name="tiny",
        rules_version=1,
        seats=(n_seats, n_seats),
        options=(),
        presets={"rulebook": {}},
        vocabulary=VOCABULARY,
        actions=Actions(VOCABULARY, ActionKind("Go", 0, Field("way", WAYS))),
        reasons=tuple(Reason(key, "") for key in ("fine", "not_now", "not_asked", "over")),
        verbs={Moved: moved, Met: met},
        frames=FRAMES,
        phases=("Going",),
        table=Nothing,
        view_type=TinyView,
        new=new,
        blank=blank,
        clone=copied,
        view=view,
        redact=lambda event, seat: event,
        guess=guess,
        reshuffle=reshuffle,
        score=score,
        aids={},
        write=lambda s: Nothing(),
        read=lambda s, table: None,
        check=lambda s: None,
        conserve=lambda s: None,
    )


class Worths(Guide):
    """What stands at the end of the tree counts, not only who has most."""

    def result(self, s: Any) -> list[float]:
        worths: list[float] = s.spot.worths
        return worths


def exact(spot: Any) -> list[float]:
    """By seat, what best play brings where nothing is hidden and nobody moves at once (max^n; the first of equals)."""
    if isinstance(spot, End):
        return spot.worths
    values = [exact(branch) for branch in spot.branches]
    if isinstance(spot, Draw):
        return [sum(column) / len(values) for column in zip(*values, strict=True)]
    best: list[float] = max(values, key=lambda value: value[spot.seat])
    return best


def is_clear(spot: Any, gap: float) -> bool:
    """Whether every decision of best play is better than its alternatives by so much: who is nearly indifferent among
    three may as well choose what ruins a third."""
    if isinstance(spot, End):
        return True
    if isinstance(spot, Ask):
        values = sorted([exact(branch)[spot.seat] for branch in spot.branches])
        if values[-1] - values[-2] < gap:
            return False
    return all(is_clear(branch, gap) for branch in spot.branches)
