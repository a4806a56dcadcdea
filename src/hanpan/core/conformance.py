"""What must hold of every game, whatever its rules: run by the tests for each game, seat count and set of options.

Each check plays seeded random games and raises `AssertionError` with what it found.  A new game gets them all for
nothing; docs/adding-a-game.md shows how.
"""

import inspect
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hanpan.core.chance import TABLE, Forbidden, Quick, Sealed
from hanpan.core.control import Control, control_of, restore
from hanpan.core.engine import asked, legal, play, refusal, settle
from hanpan.core.events import fold
from hanpan.core.game import Game
from hanpan.core.positions import Written, read_position, write_position

Choices = Mapping[str, Any]

#: A random game that has not ended after so many decisions never will.
MOST_DECISIONS = 20_000


def state_of(game: Game, s: Any) -> bytes:
    """Everything that a position is, as bytes: equal positions have equal bytes."""
    written = write_position(game, s)
    return msgspec.json.encode([written, s.asked, [legal(s, seat) for seat in range(s.n_seats)]])


def play_through(
    game: Game, options: Choices, n_seats: int, seed: int, visit: Callable[[Any, int, int], None], log: Any = None
) -> Any:
    """A random game.  `visit(s, seat, a)` is called before each decision; returns the final position."""
    chooser = Quick(seed)
    s = game.new(options, n_seats, Quick(seed + 1), log)
    n = 0
    while s.asked:
        assert n < MOST_DECISIONS, "the game does not end"
        seats = asked(s)
        seat = seats[chooser.below(TABLE, len(seats))]
        a = chooser.pick(TABLE, legal(s, seat))
        visit(s, seat, a)
        play(s, seat, a)
        n += 1
    assert not s.frames, "nobody is asked, and yet the game is not over"
    return s


def check_offers(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """The offer is exactly what `refusal` allows, over the whole action space; settling at rest changes nothing."""

    def visit(s: Any, seat: int, a: int) -> None:
        for other in range(n_seats):
            allowed = [x for x in range(game.actions.n) if not refusal(s, other, x)]
            assert allowed == legal(s, other), (allowed, legal(s, other), type(s.frames[-1]).__name__)
        assert legal(s, seat), "asked, and nothing to choose"
        before = state_of(game, s)
        chance, s.chance = s.chance, Forbidden()
        settle(s)
        s.chance = chance
        assert state_of(game, s) == before, "settling at rest changed the position"
        game.conserve(s)

    game.conserve(play_through(game, options, n_seats, seed, visit))


def check_refusals(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """Every illegal action has a reason, its form reads back, and asking changes nothing."""

    def visit(s: Any, seat: int, a: int) -> None:
        before = state_of(game, s)
        for other in range(n_seats):
            allowed = legal(s, other)
            for x in range(game.actions.n):
                why = game.why_not(s, other, x)
                assert (why is None) == (x in allowed)
                assert why is None or why.key != "fine"
        assert state_of(game, s) == before, "asking why not changed the position"

    play_through(game, options, n_seats, seed, visit)


def check_replay(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """Events lead to the same table without a draw; a control record restores a running game, which plays on alike."""
    codec = game.codec()
    log: list[Any] = []
    cuts: list[tuple[int, bytes, list[int]]] = []
    key = seed.to_bytes(32, "big")
    s = game.new(options, n_seats, Sealed(key, n_seats + 1), log)
    chooser = Quick(seed)
    while s.asked:
        seat = asked(s)[chooser.below(TABLE, len(asked(s)))]
        cuts.append((len(log), state_of(game, s), [seat]))
        copied = restored(game, options, n_seats, codec.decode(codec.encode(log)), s, key)
        assert state_of(game, copied) == state_of(game, s), "events and control do not restore the position"
        a = chooser.pick(TABLE, legal(s, seat))
        play(s, seat, a)
        play(copied, seat, a)
        assert state_of(game, copied) == state_of(game, s), "a restored game plays on differently"
    again = game.blank(options, n_seats)
    for event in codec.decode(codec.encode(log)):
        fold(game.verbs, again, event)
    assert msgspec.json.encode(game.write(again)) == msgspec.json.encode(game.write(s)), "replay differs"
    assert game.score(again) == game.score(s)


def restored(game: Game, options: Choices, n_seats: int, events: list[Any], s: Any, key: bytes) -> Any:
    """A second position made of the events and the control record of the first."""
    t = game.blank(options, n_seats)
    for event in events:
        fold(game.verbs, t, event)
    record = msgspec.json.decode(msgspec.json.encode(control_of(s, game.frames)), type=Control)
    restore(t, game.frames, record, Sealed(key, n_seats + 1))
    return t


def check_clones(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """A clone is equal and independent: playing it on leaves the original as it was."""

    def visit(s: Any, seat: int, a: int) -> None:
        before = state_of(game, s)
        t = game.clone(s)
        assert state_of(game, t) == before, "a clone differs"
        t.chance = Quick(seed)
        play(t, seat, a)
        for _ in range(6):
            if t.asked:
                play(t, asked(t)[0], legal(t, asked(t)[0])[-1])
        assert state_of(game, s) == before, "playing a clone changed the original"

    play_through(game, options, n_seats, seed, visit)


def check_positions(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """Any position survives being written and read, and plays on alike."""

    def visit(s: Any, seat: int, a: int) -> None:
        body = msgspec.json.encode(write_position(game, s))
        t = read_position(game, msgspec.json.decode(body, type=Written), Quick(seed))
        assert state_of(game, t) == state_of(game, s), "a position does not survive being written"

    play_through(game, options, n_seats, seed, visit)


def check_views(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """No leak: dealing anew what a seat cannot know leaves its view as it is, and a guess from the view looks the same.

    The question and the choices stand in the view, so it also holds that they betray nothing.  The score comes with the
    end, for everybody.
    """
    deal = Quick(seed + 2)

    def visit(s: Any, seat: int, a: int) -> None:
        for other in range(n_seats):
            view = game.view(s, other)
            assert view.score is None, "a view tells the score before the end"
            seen = msgspec.json.encode(view)
            t = game.clone(s)
            t.chance = Forbidden()
            game.reshuffle(t, other, deal)
            game.conserve(t)
            assert msgspec.json.encode(game.view(t, other)) == seen, "dealing anew changed a view"
            known = msgspec.json.decode(seen, type=game.view_type)
            u = game.guess(known, deal)
            game.conserve(u)
            assert msgspec.json.encode(game.view(u, other)) == seen, (
                "a guess does not look like the view it is made from"
            )
            assert u.asked == s.asked or seat != other
            if s.asked >> other & 1:
                assert legal(u, other) == legal(s, other)
        public = msgspec.json.encode(game.view(s, None))
        t = game.clone(s)
        game.reshuffle(t, -1, deal)
        assert msgspec.json.encode(game.view(t, None)) == public, "dealing anew changed the public view"

    end = play_through(game, options, n_seats, seed, visit)
    for eyes in (None, *range(n_seats)):
        assert game.view(end, eyes).score == game.score(end), "a view after the end lacks the score"


def check_order(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """Where several seats decide at once, the order of arrival changes nothing: two whole games, in which each seat's
    choices depend on its own past only, end alike, and each seat has the same history."""
    results = []
    for last_first in (False, True):
        log: list[Any] = []
        s = game.new(options, n_seats, Sealed(seed.to_bytes(8, "big"), n_seats + 1), log)
        counts = [0] * n_seats
        while s.asked:
            seat = asked(s)[-1 if last_first else 0]
            offer = legal(s, seat)
            counts[seat] += 1
            play(s, seat, offer[(seed + 7 * seat + 13 * counts[seat]) % len(offer)])
            assert sum(counts) < MOST_DECISIONS, "the game does not end"
        histories = [[event for event in log if getattr(event, "seat", seat) == seat] for seat in range(n_seats)]
        results.append((state_of(game, s), histories))
    assert results[0] == results[1], "the order of arrival changes the game"


def check_same_seed(game: Game, options: Choices, n_seats: int, seed: int) -> bytes:
    """The bytes of a whole game's events; a test compares them between two processes with different hash seeds."""
    log: list[Any] = []
    play_through(game, options, n_seats, seed, lambda s, seat, a: None, log)
    return game.codec().encode(log)


def check_tables(game: Game) -> None:
    """The tables of a game agree with each other: events with verbs, frames with shapes, ids without gaps in meaning."""
    for event, verb in game.verbs.items():
        parameters = list(inspect.signature(verb).parameters)[1:]
        assert parameters == list(event.__struct_fields__), f"{event.__name__} and its verb differ"
        assert snake(event.__name__) == verb.__name__, f"{event.__name__} has a verb of another name"
    for name, frame in game.frames.classes.items():
        parameters = [] if "__init__" not in vars(frame) else list(inspect.signature(frame.__init__).parameters)[1:]
        assert parameters == list(game.frames.shapes[name].__struct_fields__), f"{name} and its shape differ"
        assert set(frame.SECRET) <= set(parameters)
    last = -1
    for kind in game.actions.kinds:
        assert kind.first > last, f"ids of {kind.name} overlap"
        last = kind.first + kind.count - 1
        for a in range(kind.first, last + 1):
            assert game.actions.read(game.actions.spell(a)) == a
    assert [reason.key for reason in game.reasons[:4]] == ["fine", "not_now", "not_asked", "over"]
    assert next(iter(game.presets)) == "rulebook"
    for preset in game.presets.values():
        for name, value in preset.items():
            assert value in next(option.values for option in game.options if option.name == name)


def snake(name: str) -> str:
    """`TileBought` → `tile_bought`."""
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


CHECKS: tuple[Callable[[Game, Choices, int, int], Any], ...] = (
    check_offers,
    check_refusals,
    check_replay,
    check_clones,
    check_positions,
    check_views,
    check_order,
)
