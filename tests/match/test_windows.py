"""Hidden windows: nobody learns before the end who answered what and when, and never who had a choice."""

import asyncio
import json
import sqlite3
from random import Random

import pytest

from hanpan.games.fair.actions import CHOOSE, DECLINE, STEAL
from hanpan.match.actor import END_AGAIN_AFTER
from hanpan.match.export import exported
from hanpan.match.verify import verify
from hanpan.store.errors import BrokenRecord
from hanpan.wire.messages import Accepted, Act, HiddenWindow, Refused, WhyNot
from match.playing import Recorder, act, choice, digest, play_on, room
from match.waiting import TWINS, HandClock, twins_of

pytestmark = pytest.mark.anyio

LENGTH = 6000
FAIR = twins_of("fair")


class Watch:
    """A listener that remembers what it heard when."""

    def __init__(self, clock):
        self.clock = clock
        self.told = []

    def tell(self, text):
        self.told.append((self.clock.time, text))

    def part(self):
        self.told.append((self.clock.time, "parted"))


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
async def timed(tmp_path, clock):
    async with room(tmp_path, clock=clock) as made:
        yield made


async def opened(made, deal=FAIR.able, people=3, bots="", listeners=None, code="ABCDEF", **changes):
    """A match that rests in its first window: seats 1 and 2 are asked."""
    about = {"seed": deal.seed, "window_ms": LENGTH, **changes}
    match = await made.begin(deal.game.name, people, bots, code, listeners, **about)
    for seat, action in twins_of(deal.game.name).opening:
        if seat < people:
            assert isinstance(await act(match, seat, action), Accepted)
    while bots and match.window is None:
        await asyncio.sleep(0.001)
    return match


async def goes_on(match, n):
    """Waits until the match has come to step `n`."""
    while match.n < n:
        await asyncio.sleep(0.001)


#: What seat 2 was dealt, and what it does how long after the beginning of the window.
QUIET = {
    "unable": ("unable", None, 0),
    "unable_and_declines": ("unable", "decline", 3),
    "declines_early": ("able", "decline", 0.25),
    "declines_late": ("able", "decline", 5.75),
    "says_nothing": ("able", None, 0),
}
LOUD = {"reacts_early": ("able", "react", 0.25), "reacts_late": ("able", "react", 5.75)}


async def heard(folder, monkeypatch, twins, dealt, does, after):
    """What everybody but seat 2 hears when, from the set-up to what follows the window, three who come into the
    window among them."""
    deal = getattr(twins, dealt)
    deal.stack(monkeypatch)
    clock = HandClock()
    others = {seat: Watch(clock) for seat in (None, 0, 1)}
    found = []
    folder.mkdir()
    async with room(folder, clock=clock) as made:
        match = await opened(made, deal, listeners=others)
        begin, n = clock.time, match.n
        for quarter in range(24):
            if does is not None and begin + after == clock.time:
                answer = await act(match, 2, getattr(twins, does))
                assert isinstance(answer, Accepted) and answer.n == n
            if quarter == 9:
                assert isinstance(await act(match, 1, twins.decline), Accepted)
            if quarter in (5, 17):
                found += [(clock.time, match.position_text(seat), match.past_for(seat, 1)) for seat in others]
            assert match.n == n
            await made.store.flush()
            clock.go_on(0.25)
        await goes_on(match, n + 2)
        assert clock.due == []
        for seat, action in twins.closing:  # the next cards that are dealt would differ
            assert isinstance(await act(match, seat, action), Accepted)
    return {seat: watch.told for seat, watch in others.items()}, found, begin


@pytest.mark.parametrize("game", TWINS)
async def test_whoever_has_no_choice_cannot_be_told_from_whoever_does_not_use_it(tmp_path, monkeypatch, game):
    twins = twins_of(game)
    results = {name: await heard(tmp_path / name, monkeypatch, twins, *case) for name, case in QUIET.items()}
    first, positions, begin = results["unable"]
    for name, (told, found, _) in results.items():
        assert told == first and found == positions, name
    for seat in (0, None):
        times = [when for when, _ in first[seat]]
        assert begin + 6 in times and not [when for when in times if begin < when < begin + 6]
    between = [json.loads(text) for when, text in first[1] if begin < when < begin + 6]
    assert [message["t"] for message in between] == ["position"]  # seat 1 has answered: its own tabs know


@pytest.mark.parametrize("game", TWINS)
async def test_whoever_uses_it_is_told_of_at_the_same_time_whenever_he_answered(tmp_path, monkeypatch, game):
    twins = twins_of(game)
    results = {name: await heard(tmp_path / name, monkeypatch, twins, *case) for name, case in LOUD.items()}
    assert results["reacts_early"] == results["reacts_late"]
    quiet, _, begin = await heard(tmp_path / "quiet", monkeypatch, twins, *QUIET["says_nothing"])
    told = results["reacts_late"][0]
    for seat in told:
        assert [heard for heard in told[seat] if heard[0] < begin + 6] == [
            heard for heard in quiet[seat] if heard[0] < begin + 6
        ]
        last = [json.loads(text) for when, text in told[seat] if when == begin + 6]
        assert [event["event"] for message in last[:2] for event in message["events"]] == [twins.told]


async def test_the_answers_are_steps_in_the_order_of_the_seats(timed, clock):
    tab = Recorder()
    match = await opened(timed, listeners={None: tab})
    n = match.n
    assert tab.messages[-1]["window"] == {"left_ms": LENGTH, "length_ms": LENGTH}
    assert "window" not in tab.messages[-2]
    await act(match, 2, STEAL, "last")
    await act(match, 1, DECLINE, "first")
    clock.go_on(6)
    await goes_on(match, n + 2)
    first, second = tab.messages[-2:]
    assert [(m["n"], m["seat"], m["actions"]) for m in (first, second)] == [(n + 1, 1, None), (n + 2, 2, None)]
    assert first["prompt"] is None and first["choices"] == [] and first["events"] == []
    assert first["view"]["asked"] == [2] and second["view"]["asked"] == [0]
    steps = timed.store.steps("ABCDEF", n)
    assert [(step.seat, step.message, step.actions) for step in steps] == [
        (1, "first", b"[9]"),
        (2, "last", b"[10]"),
    ]
    assert timed.reports == []


async def test_who_has_answered_is_not_asked_any_more_and_cannot_take_it_back(timed, clock):
    tabs = {seat: Recorder() for seat in (0, 2)}
    match = await opened(timed, listeners=tabs)
    second = Recorder()
    match.audience.add(second, 2)
    n, prompt, before = match.n, match.prompts[2], digest(match)
    clock.go_on(2)
    answer = await match.act(2, Act("one", prompt, [DECLINE]))
    assert answer == Accepted("one", n)
    assert second.texts == tabs[2].texts[-1:] == [match.position_text(2)]
    position = match.position_for(2)
    assert (position.prompt, position.choices, position.view.choices, position.view.question) == (None, [], [], None)
    assert position.window == HiddenWindow(4000, LENGTH) and position.view.asked == [1, 2]
    assert match.position_for(None).window == position.window
    assert await match.act(2, Act("one", prompt, [DECLINE])) == answer
    for id, number, reason in (("two", prompt, "prompt-old"), ("new", prompt + 1, "prompt-unknown")):
        refused = await match.act(2, Act(id, number, [STEAL]))
        assert isinstance(refused, Refused) and refused.reason == reason
    why = match.why_not(2, WhyNot("why", STEAL))
    assert not why.legal and why.reason == "not_asked"
    assert digest(match) == before and match.n == n


async def test_what_is_refused_in_a_window_changes_nothing(timed, clock):
    match = await opened(timed, FAIR.unable)
    before = digest(match)
    for seat, actions, reason in (
        (None, [DECLINE], "spectator"),
        (0, [DECLINE], "prompt-old"),
        (1, [STEAL], "no_thief"),
        (2, [STEAL], "no_thief"),
        (2, [CHOOSE], "not_now"),
        (2, [{"do": "Fly"}], "action-unknown"),
        (2, [DECLINE, DECLINE], "not_asked"),
    ):
        prompt = 0 if seat is None else match.prompts[seat]
        refused = await match.act(seat, Act(f"{seat}-{reason}", prompt, actions))
        assert isinstance(refused, Refused) and refused.reason == reason
    assert digest(match) == before and timed.store.answers("ABCDEF", timed.store.steps("ABCDEF")[-1]) == []
    assert isinstance(await act(match, 2, DECLINE), Accepted)


@pytest.mark.parametrize("left", [1.5, -60])
async def test_a_restart_in_the_window_loses_no_answer_and_ends_it_once(timed, clock, left):
    match = await opened(timed)
    n, prompts = match.n, match.prompts[:]
    clock.go_on(0.5)
    assert await match.act(2, Act("mine", prompts[2], [STEAL])) == Accepted("mine", n)
    timed.forget()
    clock.go_on(6.5 - left)  # a window that was open across a restart ends with a full second
    await timed.matches.wake()
    match = timed.matches.loaded("ABCDEF")
    if left > 0:
        assert match.n == n and match.prompt_of(2) is None and match.prompt_of(1) == prompts[1]
        assert match.position_for(0).window == HiddenWindow(1000 * left, LENGTH)
        assert isinstance(await act(match, 1, DECLINE, "yours"), Accepted)
    assert await match.act(2, Act("mine", prompts[2], [STEAL])) == Accepted("mine", n)
    clock.go_on(max(left, 0))
    await goes_on(match, n + 2)
    assert match.position.prizes == [0, 0, 1]
    timed.forget()
    match = await timed.matches.get("ABCDEF")
    clock.go_on(60)
    assert match.n == n + 2 and match.window is None and clock.due == []
    assert await match.act(2, Act("mine", prompts[2], [STEAL])) == Accepted("mine", n)
    assert len(timed.store.steps("ABCDEF")) == n + 2
    await play_on(match, Random(3), 3)


async def test_a_damaged_answer_is_recognised(timed):
    match = await opened(timed)
    await act(match, 2, DECLINE)
    await timed.store.writer.change(lambda db: db.execute(f"UPDATE answers SET action={STEAL}"))
    timed.forget()
    with pytest.raises(BrokenRecord):
        await timed.matches.get("ABCDEF")


async def test_what_cannot_be_stored_is_not_accepted_and_an_end_is_tried_again(timed, clock, tmp_path):
    match = await opened(timed)
    n, prompts = match.n, match.prompts[:]
    assert isinstance(await act(match, 1, DECLINE), Accepted)
    await timed.store.writer.change(lambda db: db.execute("PRAGMA busy_timeout=0"))
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")  # nobody else can write
    refused = await match.act(2, Act("mine", prompts[2], [STEAL]))
    assert isinstance(refused, Refused) and refused.reason == "not-stored" and match.prompt_of(2) == prompts[2]
    timed.reported.clear()
    clock.go_on(6)
    await timed.reported.wait()
    assert timed.reports[-1][0] == "window_not_ended" and match.n == n
    other.close()
    assert await match.act(2, Act("mine", prompts[2], [STEAL])) == Accepted("mine", n)
    clock.go_on(END_AGAIN_AFTER)
    await goes_on(match, n + 2)
    assert timed.store.last_step("ABCDEF").n == n + 2 and match.position.prizes == [0, 0, 1]


async def test_a_match_in_a_window_is_not_let_go(timed, clock):
    match = await opened(timed)
    assert timed.matches.drop_idle(0) == 0
    clock.go_on(6)
    await goes_on(match, match.window.n + 2)
    while match.is_busy:
        await asyncio.sleep(0.001)
    assert timed.matches.drop_idle(0) == 1


async def test_without_hidden_windows_each_answer_is_a_step(timed, clock):
    match = await opened(timed, window_ms=0)
    n = match.n
    assert match.window is None and match.position_for(None).window is None
    assert await act(match, 2, STEAL, "a") == Accepted("a", n + 1)
    assert match.position.asked == 0b10
    assert await act(match, 1, DECLINE, "b") == Accepted("b", n + 2)
    assert match.position.prizes == [0, 0, 1] and clock.due == []


async def test_bots_answer_in_the_window_and_are_not_told_of_early(timed, clock):
    tab = Recorder()
    match = await opened(timed, people=2, bots="r", listeners={0: tab})
    n, told, asked = match.n, len(tab.texts), match.position.asked
    while asked >> 2 & 1 and 2 not in match.window.answers:
        await asyncio.sleep(0.001)
    assert match.n == n and len(tab.texts) == told
    clock.go_on(6)
    await goes_on(match, n + asked.bit_count())
    assert len(tab.texts) >= told + asked.bit_count()


@pytest.mark.parametrize("people, bots", [(0, "rrr"), (1, "rr")])
async def test_against_bots_alone_windows_take_no_time(timed, clock, people, bots):
    """They end when all have answered, and even then everything is told at once."""
    tab = Recorder()
    match = await timed.begin("fair", people, bots, listeners={None: tab}, window_ms=LENGTH)
    rng = Random(4)
    while not match.is_over:
        if people and match.prompt_of(0) is not None:
            assert isinstance(await act(match, 0, choice(match, 0, rng)), Accepted)
        await asyncio.sleep(0)
    assert clock.due == [] and timed.reports == []
    messages = tab.messages
    answers = [m for m in messages if "Answered" in json.dumps(m["view"]["lanes"])]
    assert answers and all(m["prompt"] is None for m in answers)
    assert not [m for m in messages if "window" in m]
    steps = timed.store.steps("ABCDEF")
    kept = await timed.store.writer.change(lambda db: db.execute("SELECT n, seat FROM answers").fetchall())
    assert len(kept) == 6 and {step.n for step in steps} > {n for n, _ in kept}
    for n in {n for n, _ in kept}:
        seats = sorted(seat for opening, seat in kept if opening == n)
        assert [step.seat for step in steps[n : n + len(seats)]] == seats
    record = exported(timed.store.table("ABCDEF"), timed.store.seats("ABCDEF"), steps, None)
    assert verify(record).steps == len(steps)
