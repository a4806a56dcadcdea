"""What must hold of every game, whatever its rules: run by the tests for each game, seat count and set of options.

Each check plays seeded random games and raises `AssertionError` with what it found.  A new game gets them all for
nothing; docs/adding-a-game.md shows how.
"""

import inspect
import pickle
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hanpan.core.chance import TABLE, Forbidden, Quick, Sealed
from hanpan.core.control import Control, control_of, restore
from hanpan.core.engine import asked, legal, play, refusal, settle
from hanpan.core.events import fold
from hanpan.core.game import Game
from hanpan.core.position import NO_WINDOW
from hanpan.core.positions import Written, read_position, write_position

Choices = Mapping[str, Any]

Visit = Callable[[Any, int, int], None]
"""Is called with a position, an asked seat and the action that it will choose."""

#: A random game that has not ended after so many decisions never will.
MOST_DECISIONS = 20_000

#: So many positions at the beginning of a game are all looked at closely.
DENSE = 96
#: And so many later ones in which the same is going on and the same kind of action follows.
ALIKE = 4


def state_of(game: Game, s: Any) -> bytes:
    """Everything that a position is, as bytes: equal positions have equal bytes."""
    written = write_position(game, s)
    return msgspec.json.encode([written, s.asked, [legal(s, seat) for seat in range(s.n_seats)]])


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two forms of plain data differ, such as `table.coins[1]: 4 or 5`; forms as bytes are read first."""
    if isinstance(one, bytes):
        one, other = msgspec.json.decode(one), msgspec.json.decode(other)
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [text for key in one for text in differences(one[key], other[key], f"{path}.{key}".lstrip("."))]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [text for i in range(len(one)) for text in differences(one[i], other[i], f"{path}[{i}]")]
    return [] if one == other else [f"{path}: {one} or {other}"]


def same(what: str, one: bytes, other: bytes) -> None:
    """Nothing if both forms are the same, else `what` is wrong and where."""
    if one != other:
        raise AssertionError(f"{what}: {'; '.join(differences(one, other)[:6])}")


def play_through(game: Game, options: Choices, n_seats: int, seed: int, visit: Visit, log: Any = None) -> Any:
    """A random game.  `visit(s, seat, a)` is called before each decision; returns the final position."""
    chooser = Quick(seed)
    s = game.new(options, n_seats, Quick(seed + 1), log)
    n = 0
    while s.asked:
        stack = [type(frame).__name__ for frame in [*s.frames, *[frame for lane in s.lanes for frame in lane]]]
        assert n < MOST_DECISIONS, f"after {n} random decisions the game has not ended; now {stack}"
        unknown = [name for name in stack if name not in game.frames.shapes]
        assert not unknown, f"frames that the game's table of frames lacks: {unknown}"
        seats = asked(s)
        seat = seats[chooser.below(TABLE, len(seats))]
        a = chooser.pick(TABLE, legal(s, seat))
        visit(s, seat, a)
        play(s, seat, a)
        n += 1
    assert not s.frames, "nobody is asked, and yet the game is not over"
    return s


def thinned(game: Game, visit: Visit) -> Visit:
    """`visit` for the beginning of a game, for the first few positions of each kind, and for ever fewer of the others.

    So a game of many rounds, which are alike, costs little more than a short one.
    """
    counts: dict[tuple[str, ...], int] = {}
    n = 0

    def seldom(s: Any, seat: int, a: int) -> None:
        nonlocal n
        n += 1
        kind = (*[type(frame).__name__ for frame in s.frames], game.actions.kind(a).name)
        counts[kind] = counts.get(kind, 0) + 1
        if n <= DENSE or counts[kind] <= ALIKE or n % (2 * n // DENSE) == 0:
            visit(s, seat, a)

    return seldom


def check_offers(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """The offer is exactly what `refusal` allows, over the whole action space; settling at rest changes nothing."""

    def visit(s: Any, seat: int, a: int) -> None:
        for other in asked(s):
            allowed = [x for x in range(game.actions.n) if not refusal(s, other, x)]
            doubtful = [game.actions.spell(x) for x in sorted({*allowed} ^ {*legal(s, other)})]
            assert not doubtful, f"{type(s.frames[-1]).__name__}: offer and refusal disagree on {doubtful}"
            assert allowed == legal(s, other), f"{type(s.frames[-1]).__name__}: the offer is not ascending"
            assert allowed, "asked, and nothing to choose"
        before = state_of(game, s)
        chance, s.chance = s.chance, Forbidden()
        settle(s)
        s.chance = chance
        same("settling at rest changed the position", before, state_of(game, s))
        game.conserve(s)

    game.conserve(play_through(game, options, n_seats, seed, visit))


def check_refusals(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """Every illegal action has a reason, and asking changes nothing.  Who is not asked is told so, whatever it asks."""
    spell = game.actions.spell

    def visit(s: Any, seat: int, a: int) -> None:
        before = state_of(game, s)
        for other in range(n_seats):
            allowed = legal(s, other)
            for x in range(game.actions.n) if s.asked >> other & 1 else (a, game.actions.n - 1 - a):
                why = game.why_not(s, other, x)
                if why is None:
                    assert x in allowed, f"{spell(x)} is not offered, and nothing says why"
                else:
                    assert x not in allowed, f"{spell(x)} is offered, and refused for {why}"
                    assert why.key != "fine", f"{spell(x)} is refused, and its reason is `fine`"
                    assert allowed or why.key == "not_asked", f"{spell(x)} of who is not asked is refused for {why}"
        same("asking why not changed the position", before, state_of(game, s))

    play_through(game, options, n_seats, seed, thinned(game, visit))


def check_replay(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """Events lead to the same table without a draw; a control record restores a running game, which plays on alike."""
    codec = game.codec()
    log: list[Any] = []
    key = seed.to_bytes(32, "big")
    s = game.new(options, n_seats, Sealed(key, n_seats + 1), log)
    chooser = Quick(seed)
    copies: list[Any] = []

    def visit(s: Any, seat: int, a: int) -> None:
        copies.append(restored(game, options, n_seats, codec.decode(codec.encode(log)), s, key))
        same("events and control do not restore the position", state_of(game, s), state_of(game, copies[-1]))

    look = thinned(game, visit)
    while s.asked:
        seat = asked(s)[chooser.below(TABLE, len(asked(s)))]
        missing = sorted({type(event).__name__ for event in log if type(event) not in game.verbs})
        assert not missing, f"events that the table of verbs lacks: {missing}"
        a = chooser.pick(TABLE, legal(s, seat))
        look(s, seat, a)
        play(s, seat, a)
        while copies:
            copied = copies.pop()
            play(copied, seat, a)
            same("a restored game plays on differently", state_of(game, s), state_of(game, copied))
    again = game.blank(options, n_seats)
    for event in codec.decode(codec.encode(log)):
        fold(game.verbs, again, event)
    same("replay differs", msgspec.json.encode(game.write(s)), msgspec.json.encode(game.write(again)))
    assert game.score(again) == game.score(s), "a replayed game has another score"
    for eyes in (None, *range(n_seats)) if game.is_open else ():
        assert all([game.redact(event, eyes) is event for event in log]), "an event of an open game hides something"


def restored(game: Game, options: Choices, n_seats: int, events: list[Any], s: Any, key: bytes) -> Any:
    """A second position made of the events and the control record of the first."""
    t = game.blank(options, n_seats)
    for event in events:
        fold(game.verbs, t, event)
    record = msgspec.json.decode(msgspec.json.encode(control_of(s, game.frames)), type=Control)
    restore(t, game.frames, record, Sealed(key, n_seats + 1))
    return t


def check_luck(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """What the game tells of its draws stands in proper distributions; a game may tell nothing."""
    if game.luck is None:
        return
    log: list[Any] = []
    play_through(game, options, n_seats, seed, lambda s, seat, a: None, log)
    for row in game.luck(options, n_seats, log):
        assert row.draws > 0 and (row.seat is None or 0 <= row.seat < n_seats), row
        assert 0 <= row.at_most <= 1 and 0 <= row.at_least <= 1 and row.at_most + row.at_least > 1 - 1e-9, row
        assert 0 <= row.low <= row.high and row.low - 1 < row.mean < row.high + 1, row


def check_clones(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """A clone is equal and independent: playing it on leaves the original as it was.  A pickle is equal in any build."""

    def visit(s: Any, seat: int, a: int) -> None:
        before = state_of(game, s)
        t = game.clone(s)
        same("a clone differs", before, state_of(game, t))
        same("a pickle differs", before, state_of(game, pickle.loads(pickle.dumps(s))))
        t.chance = Quick(seed)
        play(t, seat, a)
        for _ in range(6):
            if t.asked:
                play(t, asked(t)[0], legal(t, asked(t)[0])[-1])
        same("playing a clone changed the original", before, state_of(game, s))

    play_through(game, options, n_seats, seed, thinned(game, visit))


def check_positions(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """Any position, the last one included, survives being written and read: it is the same, and looks the same."""

    def visit(s: Any, seat: int, a: int) -> None:
        body = msgspec.json.encode(write_position(game, s))
        t = read_position(game, msgspec.json.decode(body, type=Written), Quick(seed))
        same("a position does not survive being written", state_of(game, s), state_of(game, t))
        for eyes in (None, seat):
            seen, read = msgspec.json.encode(game.view(s, eyes)), msgspec.json.encode(game.view(t, eyes))
            same(f"a position that was written looks different to {eyes}", seen, read)

    visit(play_through(game, options, n_seats, seed, thinned(game, visit)), 0, 0)


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
            same(f"dealing anew changed the view of {other}", seen, msgspec.json.encode(game.view(t, other)))
            known = msgspec.json.decode(seen, type=game.view_type)
            u = game.guess(known, deal)
            game.conserve(u)
            looks = msgspec.json.encode(game.view(u, other))
            same(f"a guess does not look like the view of {other} that it is made from", seen, looks)
            assert u.asked == s.asked or seat != other, "in a guess other seats are asked"
            if s.asked >> other & 1:
                assert legal(u, other) == legal(s, other), "in a guess the seat has other choices"
        public = msgspec.json.encode(game.view(s, None))
        for other in range(n_seats if game.is_open else 0):
            closed = msgspec.structs.replace(game.view(s, other), seat=None, question=None, choices=[])
            assert msgspec.json.encode(closed) == public, "a seat of an open game knows more than the public"
        t = game.clone(s)
        game.reshuffle(t, -1, deal)
        same("dealing anew changed the public view", public, msgspec.json.encode(game.view(t, None)))

    end = play_through(game, options, n_seats, seed, thinned(game, visit))
    for eyes in (None, *range(n_seats)):
        assert game.view(end, eyes).score == game.score(end), "a view after the end lacks the score"


def check_events(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """The events as a seat sees them do not put together a table that the seat cannot know."""
    deal = Quick(seed + 2)
    log: list[Any] = []
    n = 0

    def visit(s: Any, seat: int, a: int) -> None:
        nonlocal n
        n += 1
        if n & (n - 1):  # now and then is enough: early, and seldom later
            return
        table = msgspec.json.encode(game.write(s))
        for eyes in (None, *range(n_seats)):
            t = game.clone(s)
            t.chance = Forbidden()
            game.reshuffle(t, -1 if eyes is None else eyes, deal)
            hidden = differences(table, msgspec.json.encode(game.write(t)))
            told = hidden and folded(game, options, n_seats, [game.redact(event, eyes) for event in log])
            assert not hidden or told != table, f"the events that {eyes} sees tell {hidden[0]}: `redact` hides nothing"

    play_through(game, options, n_seats, seed, visit, log)


def folded(game: Game, options: Choices, n_seats: int, events: list[Any]) -> bytes:
    """The table that the events make, or nothing if they make none."""
    s = game.blank(options, n_seats)
    try:
        for event in events:
            fold(game.verbs, s, event)
        return msgspec.json.encode(game.write(s))
    except (ValueError, IndexError, TypeError):  # a hidden thing cannot be moved
        return b""


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


def check_windows(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """In a hidden window everybody who is asked may be silent, and answers once, without a draw, whatever the others
    answer.  That nobody can tell from who is asked who has a choice, `check_views` proves."""

    def visit(s: Any, seat: int, a: int) -> None:
        window = type(s.frames[-1]).__name__
        silence = s.frames[-1].WINDOW
        if silence == NO_WINDOW:
            return
        for one in asked(s):
            assert silence in legal(s, one), f"{window}: seat {one} cannot be silent"
            others = s.asked & ~(1 << one)
            for x in legal(s, one) if others else []:
                t = game.clone(s)
                t.chance = Forbidden()
                play(t, one, x)
                action = game.actions.spell(x)
                assert type(t.frames[-1]).__name__ == window, f"{window}: {action} ends it before all have answered"
                assert t.asked == others, f"{window}: who is asked after {action} is not everybody else as before"
                same_offers = all(legal(t, other) == legal(s, other) for other in asked(t))
                assert same_offers, f"{window}: {action} changes what others may do"

    play_through(game, options, n_seats, seed, visit)


def check_take_backs(game: Game, options: Choices, n_seats: int, seed: int) -> None:
    """A play that may be taken back draws nothing and is told to all alike, and whoever made it knew what it leads to: it
    leads to the same in any position that his view cannot tell from the real one."""
    rule = game.take_back
    if rule is None:
        return

    def visit(s: Any, seat: int, a: int) -> None:
        t = game.clone(s)
        t.log = []
        t.chance = Quick(a)
        play(t, seat, a)
        if not all(type(event) in rule.events for event in t.log):
            return
        action = game.actions.spell(a)
        assert all(game.redact(event, None) is event for event in t.log), f"{action} tells a secret"
        for deal in range(2):
            u = game.guess(game.view(s, seat), Quick(deal))
            u.chance = Forbidden()
            try:
                play(u, seat, a)
            except AssertionError as error:
                raise AssertionError(f"{action} may be taken back, and it draws") from error
            real, thought = msgspec.json.encode(game.view(t, seat)), msgspec.json.encode(game.view(u, seat))
            same(f"{action} may be taken back, and it shows something", real, thought)

    play_through(game, options, n_seats, seed, thinned(game, visit))


def check_same_seed(game: Game, options: Choices, n_seats: int, seed: int) -> bytes:
    """The bytes of a whole game's events; a test compares them between two processes with different hash seeds."""
    log: list[Any] = []
    play_through(game, options, n_seats, seed, lambda s, seat, a: None, log)
    return game.codec().encode(log)


def check_tables(game: Game) -> None:
    """The tables of a game agree with each other: events with verbs, frames with shapes, ids without gaps in meaning."""
    for event, verb in game.verbs.items():
        parameters = list(inspect.signature(verb).parameters)[1:]
        fields = list(event.__struct_fields__)
        assert parameters == fields, f"{event.__name__} has {fields}, its verb takes {parameters}"
        assert snake(event.__name__) == verb.__name__, f"{event.__name__} has a verb of another name"
    for name, frame in game.frames.classes.items():
        parameters = list(inspect.signature(frame).parameters)
        fields = list(game.frames.shapes[name].__struct_fields__)
        assert parameters == fields, f"{name} takes {parameters}, its shape has {fields}"
        assert set(frame.SECRET) <= set(parameters), f"{name} has no field of a name in SECRET"
    unknown = [name for name in game.phases if name not in game.frames.classes]
    assert not unknown, f"phases that are no frames: {unknown}"
    last = -1
    for kind in game.actions.kinds:
        assert kind.first > last, f"ids of {kind.name} overlap"
        last = kind.first + kind.count - 1
        for a in range(kind.first, last + 1):
            assert game.actions.read(game.actions.spell(a)) == a
    assert [reason.key for reason in game.reasons[:4]] == ["fine", "not_now", "not_asked", "over"]
    assert next(iter(game.presets)) == "rulebook", "the first preset is to be `rulebook`"
    values = {option.name: option.values for option in game.options}
    for preset, chosen in game.presets.items():
        for name, value in chosen.items():
            assert value in values.get(name, ()), f"preset {preset}: no option has {name}={value}"


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
    check_events,
    check_order,
    check_windows,
    check_take_backs,
    check_luck,
)
