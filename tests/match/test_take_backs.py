"""Plays that are taken back: the match stands where it stood, whoever watched knows of it, and the record is proved."""

import json
from random import Random

import msgspec
import pytest

from hanpan.core.conformance import state_of
from hanpan.core.engine import asked, legal
from hanpan.core.events import fold
from hanpan.match.export import exported
from hanpan.match.records import BadRecord, folded
from hanpan.match.replay import Replay
from hanpan.match.take_backs import TAKE_BACK, that_stand
from hanpan.match.verify import verify
from hanpan.wire.http import Export
from hanpan.wire.messages import Accepted, Act, Refused, WhyNot
from match.playing import Recorder, act, choice, digest, play_on

pytestmark = pytest.mark.anyio

EARP = "wyatt_earp"
OPTIONS = [
    {},
    {"hidden_windows": "false", "fastest_gun_shot": "never", "wyatt_earp_swap": "take"},
    {"photo_reaction": "false", "photo_in_first_set": "true", "most_wanted_hand": "look_and_take"},
]


def record_of(room, code="ABCDEF"):
    store = room.store
    made = exported(store.table(code), store.seats(code), store.steps(code), None)
    return msgspec.json.decode(msgspec.json.encode(made), type=Export)


async def play_back_and_forth(room, match, seed, forgets=False):
    """Random play in which about every third play that can be taken back is; returns how often."""
    rng = Random(seed)
    stood = {}
    n_taken_back = 0
    while not match.is_over:
        seat = rng.choice(asked(match.position))
        if match.can_take_back(seat) and rng.random() < 0.3:
            now = stood.pop(match.n)
            assert isinstance(await act(match, seat, TAKE_BACK), Accepted)
            before, earlier = now
            assert state_of(match.game, match.position) == before
            stood[match.n] = earlier
            n_taken_back += 1
        else:
            before = state_of(match.game, match.position), stood.get(match.n)
            assert isinstance(await act(match, seat, choice(match, seat, rng)), Accepted)
            stood[match.n] = before
        if forgets and rng.random() < 0.5 and not match.is_over:
            known = digest(match), [match.position_for(seat) for seat in (None, 0, 1, 2)]
            room.forget()
            match = await room.matches.get(match.code)
            assert (digest(match), [match.position_for(seat) for seat in (None, 0, 1, 2)]) == known
    return n_taken_back


@pytest.mark.clause("WE-LOOP-05")
@pytest.mark.parametrize("options", OPTIONS)
async def test_the_match_stands_where_it_stood_and_the_record_is_proved(table_room, options):
    tabs = {seat: Recorder() for seat in (None, 0, 1, 2)}
    match = await table_room.begin(EARP, listeners=tabs, options=options, window_ms=0)
    assert await play_back_and_forth(table_room, match, 1) > 5
    record = record_of(table_room)
    assert verify(record).steps == match.n
    assert state_of(match.game, folded(match.game, record)) == state_of(match.game, match.position)
    decode = match.game.codec().decode
    stood = match.game.blank(record.options, 3)
    for event in [event for step in that_stand(table_room.store.steps(match.code)) for event in decode(step.events)]:
        fold(match.game.verbs, stood, event)
    assert state_of(match.game, stood) == state_of(match.game, match.position)
    for seat, tab in tabs.items():
        told = [{key: step[key] for key in ("n", "seat", "actions", "events")} for step in tab.messages]
        missed = [json.loads(text) for text in match.past_for(seat, 1)]
        assert missed == [{**step, "t": "past"} for step in told[1:]]


async def test_a_server_that_starts_anew_knows_what_can_be_taken_back(table_room):
    match = await table_room.begin(EARP, window_ms=0)
    assert await play_back_and_forth(table_room, match, 2, forgets=True) > 5
    assert verify(record_of(table_room)).steps == (await table_room.matches.get("ABCDEF")).n


async def until_taken_back(match, rng):
    """Plays on to a position in which the seat that is asked can take its last play back; returns the seat."""
    while True:
        (seat,) = asked(match.position)[:1]
        if match.can_take_back(seat):
            return seat
        assert await play_on(match, rng, 1) == 1


async def test_everybody_is_told_and_old_questions_are_closed(table_room):
    tabs = {seat: Recorder() for seat in (None, 0, 1, 2)}
    match = await table_room.begin(EARP, listeners=tabs, window_ms=0)
    seat = await until_taken_back(match, Random(3))
    for other, tab in tabs.items():
        assert tab.messages[-1].get("take_back", False) == (other == seat)
        assert match.position_for(other).take_back == (other == seat)
    prompt = match.prompts[seat]
    assert match.why_not(seat, WhyNot("w", TAKE_BACK)).legal
    first = await match.act(seat, Act("back", prompt, [TAKE_BACK]))
    assert first == Accepted("back", match.n)
    before = digest(match)
    assert await match.act(seat, Act("back", prompt, [TAKE_BACK])) == first  # repeated: the first answer again
    for other, tab in tabs.items():
        step = tab.messages[-1]
        assert (step["seat"], step["actions"]) == (seat, [TAKE_BACK])
        assert step["events"] == [{"event": "TakenBack", "seat": seat}]
        assert (step["prompt"] is not None) == (other == seat)
    stale = legal(match.position, seat)[-1:]
    assert (await match.act(seat, Act("stale", prompt, stale))).reason == "prompt-old"
    assert (await match.act(seat, Act("twice", prompt, [TAKE_BACK]))).reason == "prompt-old"
    assert digest(match) == before


async def test_what_others_know_cannot_be_taken_back(table_room):
    """After a draw, a shot, somebody else's answer: refused, and said so before."""
    match = await table_room.begin(EARP, window_ms=0)
    rng = Random(4)
    n_refused = 0
    while not match.is_over:
        for seat in range(3):
            if match.can_take_back(seat):
                continue
            before = digest(match)
            answer = await act(match, seat, TAKE_BACK)
            assert isinstance(answer, Refused) and digest(match) == before
            if seat in asked(match.position):
                assert (answer.reason, answer.clause) == ("take-back-nothing", "WE-LOOP-05")
                n_refused += 1
                why = match.why_not(seat, WhyNot("w", TAKE_BACK))
                assert (why.legal, why.reason, why.clause) == (False, answer.reason, answer.clause)
        assert (await match.act(None, Act("nobody", 1, [TAKE_BACK]))).reason == "spectator"
        await play_on(match, rng, 1)
    assert n_refused > 20


async def test_nothing_goes_with_it_and_other_games_have_none(table_room):
    match = await table_room.begin(EARP, window_ms=0)
    seat = await until_taken_back(match, Random(5))
    before = digest(match)
    assert (await act(match, seat, [TAKE_BACK, TAKE_BACK])).reason == "action-unknown"
    assert (await act(match, seat, [{**TAKE_BACK, "seat": 1}])).reason == "action-unknown"
    assert (await act(match, seat, -1)).reason == "action-unknown"
    assert digest(match) == before
    pigs = await table_room.begin("three_little_pigs", code="PIGLET")
    (seat,) = asked(pigs.position)
    assert (await act(pigs, seat, TAKE_BACK)).reason == "take-back-never"


async def test_a_record_with_a_play_taken_back_that_was_none_is_not_believed(table_room):
    match = await table_room.begin(EARP, window_ms=0)
    await play_back_and_forth(table_room, match, 6)
    plain = msgspec.to_builtins(record_of(table_room))
    backs = [i for i, step in enumerate(plain["steps"]) if step["actions"] == [TAKE_BACK]]
    i = backs[0]
    for changes, key in [
        ({"seat": (plain["steps"][i]["seat"] + 1) % 3}, "record-action"),
        ({"events": []}, "record-differs"),
    ]:
        spoilt = msgspec.to_builtins(plain)
        spoilt["steps"] = [step | (changes if k == i else {}) for k, step in enumerate(plain["steps"])]
        with pytest.raises(BadRecord) as told:
            verify(msgspec.convert(spoilt, Export))
        assert told.value.key == key and told.value.facts["n"] == i + 1
    back = {"seat": plain["steps"][1]["seat"], "actions": [TAKE_BACK], "events": plain["steps"][i]["events"]}
    spoilt["steps"] = [step | (back if k == 1 else {}) for k, step in enumerate(plain["steps"])]
    with pytest.raises(BadRecord) as told:
        verify(msgspec.convert(spoilt, Export))
    assert told.value.key == "record-action" and told.value.facts["n"] == 2


async def test_a_replay_shows_each_scene_as_it_was(table_room):
    match = await table_room.begin(EARP, window_ms=0)
    store = table_room.store
    rng = Random(7)
    seen = {}
    while not match.is_over:
        (seat,) = asked(match.position)[:1]
        back = match.can_take_back(seat) and rng.random() < 0.5
        await act(match, seat, TAKE_BACK if back else choice(match, seat, rng))
        seen[match.n] = msgspec.json.encode(match.game.view(match.position, 1))
    replay = Replay(match.game, store.table("ABCDEF"), 3)
    for step in store.steps("ABCDEF"):
        replay.follow(step)
        replay.rest(step)
        if step.n > 1:
            assert msgspec.json.encode(match.game.view(replay.position, 1)) == seen[step.n], step.n
