"""A match comes back from the store exactly as it was, at every step."""

from random import Random

import pytest

from hanpan.core.engine import asked
from hanpan.games import find_game
from hanpan.match.matches import NoMatch
from hanpan.store.errors import BrokenRecord
from match.playing import Recorder, act, choice, digest, play_on
from store.storing import steps_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "game, options",
    [
        ("fair", {}),
        ("three_little_pigs", {}),
        ("three_little_pigs", {"variant": "veteran", "pile_visibility": "open", "wolf_strength": "one_tile"}),
    ],
)
async def test_the_match_goes_on_from_every_step(table_room, game, options):
    """The server is forgotten after each step; the game that follows is the one that it would have been."""
    straight = await table_room.begin(game, code="STRAIT", options=options)
    await play_on(straight, Random(1))

    match = await table_room.begin(game, code="BROKEN", options=options)
    rng = Random(1)
    while not match.is_over:
        assert await play_on(match, rng, 1) == 1
        before = digest(match)
        views = [match.position_for(seat) for seat in (None, 0, 1, 2)]
        table_room.forget()
        match = await table_room.matches.get("BROKEN")
        if not match.is_over:
            assert digest(match) == before
        assert [match.position_for(seat) for seat in (None, 0, 1, 2)] == views
    steps = [table_room.store.steps(code) for code in ("STRAIT", "BROKEN")]
    assert [(s.seat, s.actions, s.events, s.control) for s in steps[0]] == [
        (s.seat, s.actions, s.events, s.control) for s in steps[1]
    ]


@pytest.mark.parametrize("game", ["fair", "three_little_pigs", "wyatt_earp"])
async def test_missed_steps_are_those_that_were_told(table_room, game):
    tabs = {seat: Recorder() for seat in (None, 0, 1, 2)}
    match = await table_room.begin(game, listeners=tabs)
    await play_on(match, Random(2))
    for seat, tab in tabs.items():
        told = [{key: step[key] for key in ("n", "seat", "actions", "events")} for step in tab.messages]
        for since in (0, 1, 5, match.n - 1, match.n):
            missed = Recorder()
            for text in match.past_for(seat, since):
                missed.tell(text)
            assert [{**step, "t": "past"} for step in told[since:]] == missed.messages


async def test_no_match_before_the_start(table_room):
    with pytest.raises(NoMatch):
        await table_room.matches.get("NOBODY")


DAMAGE = {
    "another step": "UPDATE steps SET events = (SELECT events FROM steps WHERE n=2 AND " + steps_of("VICTIM") + ")",
    "unknown events": "UPDATE steps SET events = CAST('[[99,1]]' AS BLOB)",
    "impossible events": "UPDATE steps SET events = CAST('[[11,77,0,0,0]]' AS BLOB)",
    "no control": "UPDATE steps SET control = CAST('[]' AS BLOB)",
    "an unknown frame": """UPDATE steps SET control = CAST('[[[["Nowhere",1]],[],[0,0,0,0]],[1,1,1]]' AS BLOB)""",
    "nobody asked": "UPDATE steps SET asked = 7",
}


#: With forged checksums the rules themselves must notice; a forged history that is possible is beyond them.
CASES = [(damage, False) for damage in DAMAGE] + [(damage, True) for damage in DAMAGE if damage != "another step"]


@pytest.mark.parametrize("damage, forged", CASES)
async def test_a_damaged_history_hurts_its_own_table_only(table_room, damage, forged, monkeypatch):
    for code in ("VICTIM", "HEALTH"):
        match = await table_room.begin("three_little_pigs", code=code)
        await play_on(match, Random(3), 8)
    healthy = digest(await table_room.matches.get("HEALTH"))
    last = table_room.store.last_step("VICTIM").n
    where = f"{DAMAGE[damage]} WHERE {steps_of('VICTIM')} AND n={last}"
    await table_room.store.writer.change(lambda db: db.execute(where))
    table_room.forget()
    if forged:
        monkeypatch.setattr("hanpan.store.records.chained", lambda previous, step: step.checksum)
    with pytest.raises(BrokenRecord) as caught:
        await table_room.matches.get("VICTIM")
    assert caught.value.facts == {"code": "VICTIM", "n": last}
    assert digest(await table_room.matches.get("HEALTH")) == healthy
    assert await play_on(await table_room.matches.get("HEALTH"), Random(4), 5) == 5


async def test_a_match_of_newer_rules_is_not_guessed_at(table_room):
    await table_room.begin("three_little_pigs")
    newer = find_game("three_little_pigs").rules_version + 1
    await table_room.store.writer.change(lambda db: db.execute(f"UPDATE tables SET rules_version={newer}"))
    table_room.forget()
    with pytest.raises(BrokenRecord) as caught:
        await table_room.matches.get("ABCDEF")
    assert caught.value.key == "record-newer"


async def test_idle_matches_leave_the_memory_and_come_back(table_room):
    tab = Recorder()
    match = await table_room.begin("fair", listeners={1: tab})
    await play_on(match, Random(5), 3)
    assert table_room.matches.drop_idle(0) == 0  # somebody listens
    assert await table_room.matches.get("ABCDEF") is match
    match.audience.remove(tab, 1)
    assert table_room.matches.drop_idle(3600) == 0  # somebody asked for it just now
    before = digest(match)
    assert table_room.matches.drop_idle(0) == 1
    assert len(table_room.matches) == 0
    again = await table_room.matches.get("ABCDEF")
    assert again is not match and digest(again) == before
    tab = Recorder()
    table_room.matches.audience("ABCDEF").add(tab, 0)
    seat = asked(again.position)[0]
    await act(again, seat, choice(again, seat, Random(6)))
    assert len(tab.texts) == 1
