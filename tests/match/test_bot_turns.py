"""Bots answer whenever they are asked, whatever happens to them; and the chance of a match stays secret."""

import asyncio
import base64
from random import Random

import msgspec
import pytest

from hanpan.bots import choose
from hanpan.bots.pool import GRACE, BotFailed, Pool, think
from hanpan.core.engine import asked, legal, play
from hanpan.match.bot_turns import HASTE, HASTE_BUDGET
from hanpan.match.seeds import bot_seed, chance_key, chance_of, new_seed, seed_hash
from match import bad_bots
from match.playing import Failing, Recorder, act, choice, digest, room
from store.storing import clear_disk, fill_disk, steps_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game, bots", [("fair", "rrr"), ("three_little_pigs", "rene"), ("three_little_pigs", "rr")])
async def test_bots_play_whole_games_alone(table_room, game, bots):
    tab = Recorder()
    match = await table_room.begin(game, people=0, bots=bots, listeners={None: tab})
    await table_room.ended("ABCDEF")
    assert match.is_over and table_room.store.table("ABCDEF").status == "over"
    assert [message["n"] for message in tab.messages] == list(range(1, match.n + 1))
    assert table_room.reports == []


async def test_equal_seeds_give_equal_games_of_bots(tmp_path):
    histories = []
    for k in range(2):
        (tmp_path / str(k)).mkdir()
        async with room(tmp_path / str(k)) as made:
            await made.begin("three_little_pigs", people=0, bots="enn", pace=k)
            await made.ended("ABCDEF")
            histories.append([(step.seat, step.actions, step.events) for step in made.store.steps("ABCDEF")])
    assert histories[0] == histories[1]


async def test_a_person_and_bots_take_turns(table_room):
    tab = Recorder()
    match = await table_room.begin("three_little_pigs", people=1, bots="er", listeners={0: tab})
    rng = Random(1)
    while not match.is_over:
        if asked(match.position) == [0]:
            await act(match, 0, choice(match, 0, rng))
        else:
            await asyncio.sleep(0)
    assert {message["seat"] for message in tab.messages} == {None, 0, 1, 2}


@pytest.mark.parametrize("cause", ["crashed", "late", "illegal"])
async def test_a_bot_without_an_answer_is_replaced_for_that_move(tmp_path, cause):
    async with room(tmp_path, Failing(cause)) as made:
        match = await made.begin("three_little_pigs", people=0, bots="nn")
        await made.ended("ABCDEF")
        assert match.is_over
        assert {name for name, _ in made.reports} == {"bot_replaced"}
        assert {facts["cause"] for _, facts in made.reports} == {cause}
        replaced = [(facts["level"], facts["by"]) for _, facts in made.reports]
        assert replaced == [("normal", "easy"), ("easy", "random")] * (len(replaced) // 2)


async def test_forced_moves_need_no_worker(tmp_path):
    class Never:
        async def choose(self, game, level, view, seed, budget_ms):
            assert len(msgspec.json.decode(view)["choices"]) > 1
            return think(game, level, view, seed, budget_ms)

    async with room(tmp_path, Never()) as made:
        await made.begin("three_little_pigs", people=0, bots="ee")
        await made.ended("ABCDEF")
        assert made.reports == []


async def test_bots_go_on_after_a_restart_without_a_person(tmp_path):
    async with room(tmp_path) as made:
        for k in range(3):
            await made.begin("three_little_pigs", people=0, bots="rr", code=f"BOTS{k}0", pace=60_000)
        await made.begin("three_little_pigs", people=2, code="PEOPLE")
        await made.begin("three_little_pigs", people=0, bots="rr", code="DAMAGE", pace=60_000)
        await made.store.writer.change(lambda db: db.execute("UPDATE tables SET pace=0"))
        damage = f"UPDATE steps SET asked=9 WHERE {steps_of('DAMAGE')}"
        await made.store.writer.change(lambda db: db.execute(damage))
        made.forget()
        await made.matches.wake()
        assert made.matches.loaded("PEOPLE") is None  # waits for a person, needs no memory
        for k in range(3):
            await made.ended(f"BOTS{k}0")
        assert {name for name, _ in made.reports} <= {"match_broken"}


async def test_bots_survive_a_store_that_fails_for_a_while(table_room, monkeypatch):
    monkeypatch.setattr("hanpan.match.bot_turns.RETRY_AFTER", (0.01,))
    match = await table_room.begin("three_little_pigs", people=0, bots="rr", pace=1)
    await fill_disk(table_room.store)
    await table_room.reported.wait()
    before = digest(match)
    assert table_room.reports[0][0] == "bot_turn_failed"
    await clear_disk(table_room.store)
    await table_room.ended("ABCDEF")
    assert digest(match) != before


async def test_bots_survive_rules_that_fail(table_room, monkeypatch):
    monkeypatch.setattr("hanpan.match.bot_turns.RETRY_AFTER", (0.01,))
    failures = []

    def failing(s, seat, a):
        failures.append(a)
        if len(failures) < 4:
            raise RuntimeError("a fault in the rules")
        return play(s, seat, a)

    monkeypatch.setattr("hanpan.match.plays.play", failing)
    await table_room.begin("three_little_pigs", people=0, bots="rr")
    await table_room.ended("ABCDEF")
    assert [name for name, _ in table_room.reports] == ["rules_failed", "bot_turn_failed"] * 3


# Bots in worker processes


VIEW = b'{"choices": [4, 5]}'
CAUSES = {
    bad_bots.loop_for_ever: "late",
    bad_bots.die: "crashed",
    bad_bots.eat_memory: "crashed",
    bad_bots.fail: "crashed",
}
LONG = 20_000


@pytest.mark.parametrize("bot", CAUSES, ids=lambda bot: bot.__name__)
async def test_a_bad_bot_gives_no_answer_and_the_pool_goes_on(bot):
    pool = Pool(1, bot)
    try:
        for _ in range(2):
            with pytest.raises(BotFailed) as caught:
                await pool.choose("fair", "hard", VIEW, 1, 50 if CAUSES[bot] == "late" else LONG)
            assert caught.value.cause == CAUSES[bot]
        pool._think = bad_bots.first
        assert (await pool.choose("fair", "hard", VIEW, 1, LONG)).action == 4
    finally:
        pool.close()


# T50: a bot that gives no answer is replaced for that move, and its table goes on

KINDS = {
    bad_bots.sleeps: "late",
    bad_bots.loops: "late",
    bad_bots.raises: "crashed",
    bad_bots.crashes: "crashed",
    bad_bots.cheats: "illegal",
    bad_bots.babbles: "crashed",
    bad_bots.eats: "crashed",
}


async def until_replaced(made, match, n):
    """The person in seat 0 plays until so many bots were replaced; returns what the bots did in their places, with the
    views that they saw."""
    rng = Random(5)
    done = []
    while len(done) < n and not match.is_over:
        seat = asked(match.position)[0]
        choices = legal(match.position, seat)
        if seat == 0:
            await act(match, 0, rng.choice(choices))
            continue
        view, before = match.game.view(match.position, seat), match.n
        while match.n == before:
            await asyncio.sleep(0.01)
        if len(choices) > 1:
            done.append((view, before, msgspec.json.decode(made.store.steps("ABCDEF", before)[0].actions)[0]))
    return done


@pytest.mark.parametrize("bot", KINDS, ids=lambda bot: bot.__name__)
async def test_easy_answers_for_a_bot_without_an_answer(tmp_path, bot, monkeypatch):
    monkeypatch.setattr("hanpan.match.bot_turns.HASTE", 60)  # a busy machine is not what is tested
    monkeypatch.setattr("hanpan.match.bot_turns.HASTE_BUDGET", LONG)
    pool = Pool(1, bot)
    try:
        async with room(tmp_path, pool, budget_ms=100) as made:
            match = await made.begin("three_little_pigs", people=1, bots="n")
            done = await until_replaced(made, match, 2)
            assert len(done) == 2
            for view, n, action in done:
                assert choose(match.game, "easy", view, bot_seed(match.seed, 1, n), LONG).action == action
            for name, facts in made.reports:
                assert (name, facts["level"], facts["by"]) == ("bot_replaced", "normal", "easy")
                assert facts["cause"] == KINDS[bot] and facts["seat"] == 1 and facts["code"] == "ABCDEF"
            assert len(made.reports) >= 2
    finally:
        pool.close()


async def test_random_answers_when_easy_has_no_answer_either(tmp_path):
    pool = Pool(1, bad_bots.sleeps_at_every_level)
    try:
        async with room(tmp_path, pool, budget_ms=100) as made:
            match = await made.begin("three_little_pigs", people=1, bots="n")
            done = await until_replaced(made, match, 1)
            replaced = [(facts["level"], facts["by"], facts["cause"]) for _, facts in made.reports]
            assert len(done) == 1 and replaced[:2] == [("normal", "easy", "late"), ("easy", "random", "late")]
    finally:
        pool.close()


async def test_a_table_waits_a_second_longer_than_the_budget_at_most():
    """By its limits: what a busy machine adds to them is not the table's doing."""
    assert GRACE + HASTE < 1 and HASTE_BUDGET / 1000 < HASTE


async def test_a_dying_worker_hurts_only_its_own_bot():
    pool = Pool(2, bad_bots.moody)
    try:
        levels = ["hard", "easy"] * 6
        jobs = [pool.choose("fair", level, VIEW, 1, LONG) for level in levels]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(answer, BotFailed) for answer in answers] == [level == "hard" for level in levels]
    finally:
        pool.close()


async def test_the_pool_gives_the_choice_of_the_bots(table_room):
    match = await table_room.begin("three_little_pigs", people=2)
    pool = Pool(1)
    try:
        rng = Random(2)
        for level in ("random", "easy", "normal"):
            seat = asked(match.position)[0]
            view = msgspec.json.encode(match.game.view(match.position, seat))
            assert await pool.choose(match.game.name, level, view, 7, LONG) == think(
                match.game.name, level, view, 7, LONG
            )
            await act(match, seat, choice(match, seat, rng))
    finally:
        pool.close()


# Chance


def test_seeds_are_long_and_tell_nothing():
    seed = new_seed()
    assert len(seed) == 32 and seed != new_seed()
    assert len(seed_hash(seed)) == 64
    keys = {chance_key(seed).hex(), seed.hex(), seed_hash(seed)} | {
        f"{bot_seed(seed, s, n):x}" for s in (0, 1) for n in (1, 2)
    }
    assert len(keys) == 7
    a, b = chance_of(seed, 2), chance_of(seed, 2)
    assert [a.below(0, 1000) for _ in range(20)] == [b.below(0, 1000) for _ in range(20)]


@pytest.mark.parametrize("game", ["fair", "three_little_pigs"])
async def test_nobody_is_told_anything_hidden(table_room, game):
    """Everything that each seat and the public hear over whole games, searched for what they must not know."""
    tabs = {seat: Recorder() for seat in (None, 0, 1, 2)}
    match = await table_room.begin(game, listeners=tabs, seed=new_seed())
    rng = Random(3)
    secret = [match.seed, chance_key(match.seed)]
    while not match.is_over:
        hands = [list(hand) for hand in getattr(match.position, "hands", [])]
        for viewer, tab in tabs.items():
            for text in [*tab.texts[-1:], msgspec.json.encode(match.position_for(viewer)).decode()]:
                message = msgspec.json.decode(text)
                if hands:
                    spelled = match.game.vocabulary.spell("card", hands[viewer]) if viewer is not None else []
                    assert message["view"]["hand"] == spelled
                    for lane_of, lane in enumerate(message["view"]["lanes"]):
                        for frame in lane:
                            if frame["frame"] in ("Committed", "Answered") and viewer != lane_of:
                                assert frame.get("card") is None and frame.get("steals") is None
                for event in message.get("events", []):
                    if event["event"] == "CardDealt":
                        assert (event["card"] is None) == (event["seat"] != viewer)
        seat = rng.choice(asked(match.position))
        await act(match, seat, choice(match, seat, rng))
    for viewer, tab in tabs.items():
        past = match.past_for(viewer, 1)
        told = "".join(tab.texts + past)
        for key in secret:
            for spelled in (key.hex(), base64.b64encode(key).decode()[:-2], str(int.from_bytes(key, "big"))):
                assert spelled not in told
        for message in [*tab.messages, *map(msgspec.json.decode, past)]:
            if game == "fair" and message["actions"] and message["seat"] != viewer:
                assert {form["do"] for form in message["actions"]} <= {"Pass", "Bid"}
