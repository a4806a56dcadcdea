"""The checks of conformance find what they are for, and say where."""

import msgspec
import pytest

from hanpan.core import conformance
from hanpan.core.conformance import CHECKS, check_tables, differences
from hanpan.core.position import Simultaneous
from hanpan.games import find_game
from hanpan.games.fair.actions import DECLINE, KEEP
from hanpan.games.fair.phases import Bidding, Stealing
from hanpan.games.fair.position import clone
from hanpan.games.fair.view import guess, view

FAIR = find_game("fair")


def shallow(s):
    t = clone(s)
    t.coins = s.coins
    t.kept = s.kept
    return t


def tells_a_hand(s, seat):
    return msgspec.structs.replace(view(s, seat), hand=[str(card) for hand in s.hands for card in hand])


def forgets(known, chance):
    s = guess(known, chance)
    s.prizes = [9] * s.n_seats
    return s


@pytest.mark.parametrize(
    ("check", "changes", "told"),
    [
        ("check_clones", {"clone": shallow}, r"playing a clone changed the original: .*table\.(coins|kept)"),
        ("check_views", {"view": tells_a_hand}, r"dealing anew changed the view of \d: hand"),
        ("check_views", {"guess": forgets}, r"a guess does not look like the view of 0 .*: prizes\[0\]: 0 or 9"),
        ("check_events", {"redact": lambda event, seat: event}, r"the events that None sees tell .*`redact`"),
        ("check_tables", {"presets": {"rulebook": {"rounds": "ten"}}}, "preset rulebook: no option has rounds=ten"),
        ("check_tables", {"presets": {"rulebook": {"turns": "ten"}}}, "preset rulebook: no option has turns=ten"),
        ("check_tables", {"phases": ("Preparing", "Resting")}, r"phases that are no frames: \['Resting'\]"),
    ],
    ids=["shallow clone", "leak", "guess", "redact", "value", "option", "phase"],
)
def test_a_fault_is_found_and_told(check, changes, told):
    game = msgspec.structs.replace(FAIR, **changes)
    with pytest.raises(AssertionError, match=told):
        if check == "check_tables":
            check_tables(game)
        else:
            getattr(conformance, check)(game, {}, 3, 1)


def test_a_verb_that_is_not_listed():
    verbs = {event: verb for event, verb in FAIR.verbs.items() if event.__name__ != "ChipDrawn"}
    check = next(check for check in CHECKS if check.__name__ == "check_replay")
    with pytest.raises(AssertionError, match="ChipDrawn"):
        for seed in range(4):
            check(msgspec.structs.replace(FAIR, verbs=verbs), {}, 3, seed)


def test_differences_have_their_place():
    assert differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ["a[1].b: 2 or 3"]
    assert differences(b'{"a": [1, 2]}', b'{"a": [1]}') == ["a: [1, 2] or [1]"]
    assert differences([1], [1]) == []


@pytest.mark.parametrize(
    ("silence", "told"), [(KEEP, "seat 1 cannot be silent"), (DECLINE, "ends it before all have answered")]
)
def test_a_window_that_is_none(monkeypatch, silence, told):
    """One that has another action for silence, and one that does not wait for everybody."""
    monkeypatch.setattr(Stealing, "WINDOW", silence)
    if silence == DECLINE:
        monkeypatch.setattr(Stealing, "advance", hasty)
    with pytest.raises(AssertionError, match=told):
        conformance.check_windows(FAIR, {}, 3, 1)


def hasty(self, s):
    Simultaneous.advance(self, s)
    if any(lane and lane[-1].WAITS for lane in s.lanes):
        s.asked, s.lanes = 0, []
        s.frames[-1] = Bidding(s.start, 0, -1, (1 << s.n_seats) - 1)
        s.frames[-1].advance(s)
