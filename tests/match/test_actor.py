"""The authority of one match: what it accepts, what it refuses, and what it tells."""

import asyncio
from random import Random

import msgspec
import pytest

from hanpan.core.engine import asked, legal
from hanpan.games import find_game
from hanpan.store.records import chained
from hanpan.wire.messages import Accepted, Act, AskAid, Refused, WhyNot, WhyNotAnswer
from match.playing import Recorder, act, choice, digest, play_on
from store.storing import clear_disk, fill_disk

pytestmark = pytest.mark.anyio
GAMES = ("fair", "three_little_pigs", "wyatt_earp")


@pytest.mark.parametrize("game", GAMES)
async def test_steps_are_numbered_without_gaps_and_equal_for_all_tabs(table_room, game):
    tabs = {seat: Recorder() for seat in (None, 0, 1, 2)}
    match = await table_room.begin(game, listeners=tabs)
    second = Recorder()
    match.audience.add(second, 1)
    await play_on(match, Random(1))
    assert match.is_over
    for tab in tabs.values():
        assert [message["n"] for message in tab.messages] == list(range(1, match.n + 1))
        assert all(message["t"] == "step" for message in tab.messages)
    assert second.texts == tabs[1].texts[1:]
    for seat, tab in tabs.items():
        last = tab.messages[-1]
        position = match.position_for(seat)
        assert last["view"]["asked"] == [] == last["choices"]
        assert last["prompt"] is None and position.prompt is None
        assert last["view"]["seat"] == seat
    assert tabs[None].messages[0]["seat"] is None
    assert tabs[None].messages[0]["actions"] is None


@pytest.mark.parametrize("game", GAMES)
async def test_every_illegal_action_is_refused_and_changes_nothing(table_room, game):
    """Every action id of the game, by every seat, at every point of a game."""
    match = await table_room.begin(game)
    rng = Random(2)
    n_actions = find_game(game).actions.n
    n_refused = 0
    for _ in range(25):
        before = digest(match)
        for seat in range(3):
            offered = legal(match.position, seat)
            for a in range(n_actions + 2):
                if a in offered:
                    continue
                answer = await act(match, seat, a, f"bad-{match.n}-{seat}-{a}")
                assert isinstance(answer, Refused) and answer.reason, answer
                assert digest(match) == before
                n_refused += 1
        seat = rng.choice(asked(match.position))
        assert isinstance(await act(match, seat, choice(match, seat, rng)), Accepted)
        assert digest(match) != before
    assert n_refused > 500
    assert len(table_room.store.steps("ABCDEF")) == 26


FORMS = [
    {},
    {"do": "Nothing"},
    {"do": []},
    {"do": {"do": "Draw"}},
    {"do": "Draw", "more": 1},
    {"do": "Choose"},
    {"do": "Choose", "card": "joker"},
    {"do": "Choose", "card": None},
    {"do": "Choose", "card": 99},
    {"do": "Choose", "card": [["1"]]},
    {"do": "Choose", "card": {"a": 1}},
    {"do": "Bid", "amount": 1.5},
    {"do": "Bid", "amount": True},
    {"do": "Bid", "amount": 10**30},
    {"do": "Bid", "amount": -1},
    -1,
    10**30,
    {"id": 0},
]


@pytest.mark.parametrize("form", FORMS, ids=repr)
async def test_forms_that_name_no_action_are_refused(table_room, form):
    match = await table_room.begin()
    before = digest(match)
    answer = await act(match, 0, form)
    assert isinstance(answer, Refused) and answer.reason == "action-unknown"
    assert digest(match) == before
    assert match.why_not(0, WhyNot("q", form)) == Refused("q", "action-unknown")


async def test_wrong_prompts_wrong_seats_and_spectators(table_room):
    match = await table_room.begin("three_little_pigs")
    on_turn = asked(match.position)[0]
    other = (on_turn + 1) % 3
    before = digest(match)

    async def reason(seat, prompt):
        answer = await match.act(seat, Act(f"{seat}-{prompt}", prompt, [{"do": "Roll"}]))
        assert isinstance(answer, Refused)
        return answer.reason

    assert await reason(None, 1) == "spectator"
    assert await reason(other, 0) == "not_asked"
    assert await reason(on_turn, 0) == "prompt-old"
    assert await reason(on_turn, 2) == "prompt-unknown"
    assert digest(match) == before
    assert isinstance(await act(match, on_turn, {"do": "Roll"}), Accepted)
    before = digest(match)
    assert await reason(on_turn, 1) == "prompt-old"
    assert digest(match) == before
    await play_on(match, Random(3))
    assert await reason(on_turn, match.prompts[on_turn]) == "over"


async def test_two_tabs_at_once_one_is_told_why_not(table_room):
    tabs = [Recorder(), Recorder()]
    match = await table_room.begin("three_little_pigs")
    for tab in tabs:
        match.audience.add(tab, 0)
    rng = Random(4)
    for _ in range(60):
        seat = asked(match.position)[0]
        messages = [Act(f"{match.n}-{tab}", match.prompts[seat], [choice(match, seat, rng)]) for tab in (1, 2)]
        rng.shuffle(messages)
        first, second = await asyncio.gather(*[match.act(seat, message) for message in messages])
        assert isinstance(first, Accepted) and first.n == match.n
        assert isinstance(second, Refused) and second.reason in ("prompt-old", "over")
        if match.is_over:
            break
    assert tabs[0].texts == tabs[1].texts


async def test_a_list_is_played_as_a_whole(table_room):
    match = await table_room.begin("fair", people=2)
    seat = 0
    cards = [match.game.actions.spell(a) for a in legal(match.position, seat) if a > 2]
    before = digest(match)
    answer = await act(match, seat, [cards[0], cards[0]])
    assert isinstance(answer, Refused) and answer.reason == "not_asked"
    assert digest(match) == before
    assert isinstance(await act(match, seat, [cards[0]]), Accepted)


async def test_a_list_that_draws_nothing_is_one_step(table_room):
    """The last tile of a turn is placed, and the second purchase is declined, in one message."""
    tab = Recorder()
    match = await table_room.begin("three_little_pigs", listeners={None: tab})
    game, rng = match.game, Random(9)
    decline = game.actions.read({"do": "Pass"})
    while True:
        seat = asked(match.position)[0]
        before = digest(match)
        places = [a for a in legal(match.position, seat) if game.actions.spell(a)["do"] in ("Place", "StartHouse")]
        answer = await act(match, seat, [places[0], decline]) if places else None
        if isinstance(answer, Accepted):
            break
        assert digest(match) == before
        assert isinstance(await act(match, seat, choice(match, seat, rng)), Accepted)
    assert answer.n == match.n == tab.messages[-1]["n"]
    assert [form["do"] for form in tab.messages[-1]["actions"]] == [game.actions.spell(places[0])["do"], "Pass"]
    events = [event["event"] for event in tab.messages[-1]["events"]]
    assert events[0] == "TilePlaced" and "BuyingEnded" in events and "TurnStarted" in events


async def test_a_list_ends_with_the_first_draw(table_room):
    """Else a refused list would show the future: what was drawn decides whether the rest is legal."""
    match = await table_room.begin("three_little_pigs")
    seat = asked(match.position)[0]
    before = digest(match)
    for rest in ([{"do": "Stop"}], [{"do": "Buy", "pile": "wood_roof"}], [{"do": "Roll"}], [{"do": "Pass"}]):
        answer = await act(match, seat, [{"do": "Roll"}, *rest], f"look-{rest}")
        assert answer == Refused(f"look-{rest}", "list-drawn")
        assert digest(match) == before


async def test_prompts_count_each_seats_own_questions(table_room):
    match = await table_room.begin("fair", people=3)
    assert match.prompts == [1, 1, 1]
    chips = {0: "Draw"}
    assert isinstance(await act(match, 0, {"do": chips[0]}), Accepted)
    assert match.prompts == [2, 1, 1]
    card = next(a for a in legal(match.position, 2) if a > 2)
    assert isinstance(await act(match, 2, card), Accepted)
    assert match.prompts == [2, 1, 1]
    assert [match.prompt_of(seat) for seat in (None, 0, 1, 2)] == [None, 2, 1, None]
    # Seat 1 answers the question that it was shown before the others acted.
    card = next(a for a in legal(match.position, 1) if a > 2)
    assert isinstance(await match.act(1, Act("late", 1, [card])), Accepted)


async def test_a_repeated_message_gets_the_first_answer(table_room):
    match = await table_room.begin("three_little_pigs")
    rng = Random(5)
    answers = []
    for _ in range(40):
        seat = asked(match.position)[0]
        refused = Act(f"bad-{match.n}", match.prompts[seat], [{"do": "Decline"}])
        message = Act(f"good-{match.n}", match.prompts[seat], [choice(match, seat, rng)])
        answers.append((seat, refused, await match.act(seat, refused)))
        answers.append((seat, message, await match.act(seat, message)))
        before = digest(match)
        assert await match.act(*answers[-1][:2]) == answers[-1][2]
        assert await match.act(*answers[-2][:2]) == answers[-2][2]
        assert digest(match) == before
    before = digest(match)
    accepted = [(seat, message, answer) for seat, message, answer in answers if isinstance(answer, Accepted)]
    assert len(accepted) == 40
    for seat, message, answer in accepted:
        assert await match.act(seat, message) == answer

    table_room.forget()
    match = await table_room.matches.get("ABCDEF")
    assert digest(match) == before
    for seat, message, answer in answers:
        again = await match.act(seat, message)
        assert again == answer if isinstance(answer, Accepted) else isinstance(again, Refused)
    assert digest(match) == before


async def test_an_id_used_again_for_a_new_question_gets_its_first_answer(table_room):
    match = await table_room.begin("three_little_pigs")
    seat = asked(match.position)[0]
    first = await act(match, seat, {"do": "Roll"}, "same")
    if seat not in asked(match.position):
        pytest.fail("the seed was chosen so that this turn goes on after the first roll")
    table_room.forget()
    match = await table_room.matches.get("ABCDEF")
    before = digest(match)
    assert await act(match, seat, choice(match, seat, Random(6)), "same") == first
    assert digest(match) == before
    assert isinstance(await act(match, seat, choice(match, seat, Random(6)), "other"), Accepted)


async def test_an_id_is_used_by_one_seat_once_whatever_it_asks_for(table_room):
    """Ids of other seats, of other tables and of refused messages are free; a used one is never played again."""
    await act(await table_room.begin("fair", code="OTHER1"), 0, {"do": "Draw"}, "elsewhere")
    match = await table_room.begin("fair")
    refused = await act(match, 0, {"do": "Keep"}, "same")
    assert isinstance(refused, Refused)
    table_room.forget()
    match = await table_room.matches.get("ABCDEF")
    first = await act(match, 0, {"do": "Draw"}, "same")
    assert first == Accepted("same", 2)
    assert await act(match, 1, {"do": "Draw"}, "same") == Accepted("same", 3)
    assert await act(match, 2, {"do": "Draw"}, "elsewhere") == Accepted("elsewhere", 4)
    for _ in range(20):  # more answers than are kept at hand
        assert isinstance(await act(match, 0, {"do": "Nothing"}), Refused)
    for _ in range(2):
        before = digest(match)
        for a in ({"do": "Keep"}, {"do": "Draw"}, {"do": "Nothing"}, -1):
            assert await act(match, 0, a, "same") == first
        assert await match.act(0, Act("same", 99, [])) == first
        assert digest(match) == before
        table_room.forget()
        match = await table_room.matches.get("ABCDEF")


async def test_an_id_that_only_seems_to_be_used_is_played(table_room):
    match = await table_room.begin("fair")
    match._used.add(0, "fresh")  # as if another id had the same hash
    assert match._used.may_hold(0, "fresh")
    assert isinstance(await act(match, 0, {"do": "Nothing"}, "fresh"), Refused)
    match._answers[0].clear()
    assert await act(match, 0, {"do": "Draw"}, "fresh") == Accepted("fresh", 2)
    match._answers[0].clear()
    assert await act(match, 0, {"do": "Draw"}, "fresh") == Accepted("fresh", 2)


async def test_a_number_that_is_taken_brings_the_match_back_from_the_store(table_room):
    """Somebody else has written to the table: what is stored counts."""
    tab = Recorder()
    match = await table_room.begin("fair", listeners={0: tab})
    (other,) = table_room.store.steps("ABCDEF")
    foreign = msgspec.structs.replace(other, n=2)
    foreign.checksum = chained(other.checksum, foreign)
    table = table_room.store.table("ABCDEF")
    await table_room.store.append(table.id, foreign, over=False)
    answer = await act(match, 0, {"do": "Draw"}, "late")
    assert answer == Refused("late", "not-stored")
    assert tab.parted and match.is_lost
    assert [(name, facts.get("cause")) for name, facts in table_room.reports] == [("match_lost", "numbers")]


async def test_the_order_of_simultaneous_answers_changes_nothing(table_room):
    endings = set()
    for k in range(6):
        match = await table_room.begin("fair", people=3, code=f"ORDER{k}")
        rng = Random(k)
        cards = {seat: next(a for a in legal(match.position, seat) if a > 2) for seat in range(3)}
        lists = {seat: [{"do": "Draw"}, {"do": "Keep"}, cards[seat]] for seat in range(3)}

        async def answer(seat, rng=rng, match=match, lists=lists):
            for a in lists[seat]:
                for _ in range(rng.randrange(4)):
                    await asyncio.sleep(0)
                assert isinstance(await act(match, seat, a), Accepted)

        seats = [0, 1, 2]
        rng.shuffle(seats)
        await asyncio.gather(*[answer(seat) for seat in seats])
        view = match.position_for(None).view
        endings.add((str(view.kept), str(view.discard), str(view.bags), match.n))
    assert len(endings) == 1


async def test_why_not_and_aids(table_room):
    match = await table_room.begin("three_little_pigs")
    seat = asked(match.position)[0]
    assert match.why_not(seat, WhyNot("a", {"do": "Roll"})) == WhyNotAnswer("a", True)
    answer = match.why_not(seat, WhyNot("b", {"do": "Buy", "pile": "wood_roof"}))
    assert isinstance(answer, WhyNotAnswer) and not answer.legal and answer.reason and answer.clause
    assert match.why_not(None, WhyNot("c", {"do": "Roll"})) == Refused("c", "spectator")
    assert match.aid(None, AskAid("d", "no such aid")) == Refused("d", "aid-unknown")


async def test_an_aid_that_is_asked_nonsense_says_so(table_room):
    match = await table_room.begin("three_little_pigs")
    for name in match.game.aids:
        for arguments in ({}, {"dice": "x"}, {"dice": [9]}, {"faces": None}, {"n": 10**40}):
            match.aid(0, AskAid("a", name, arguments))  # an answer or a refusal, never an error


async def test_what_is_not_stored_has_not_happened(table_room):
    tab = Recorder()
    match = await table_room.begin("three_little_pigs", listeners={None: tab})
    rng = Random(7)
    await fill_disk(table_room.store)
    for _ in range(200):
        before, told = digest(match), len(tab.texts)
        seat = asked(match.position)[0]
        message = Act(f"m-{match.n}", match.prompts[seat], [choice(match, seat, rng)])
        answer = await match.act(seat, message)
        if isinstance(answer, Refused):
            break
    assert answer.reason == "not-stored"
    assert digest(match) == before and len(tab.texts) == told
    assert [name for name, _ in table_room.reports] == ["not_stored"]
    await clear_disk(table_room.store)
    assert isinstance(await match.act(seat, message), Accepted)  # tried again, it is played
    assert len(tab.texts) == told + 1


async def test_a_cancelled_caller_leaves_no_doubt(table_room):
    """Whether the step was stored or not, all who listen come back and see the same."""
    tab = Recorder()
    match = await table_room.begin("three_little_pigs", listeners={0: tab})
    seat = asked(match.position)[0]
    message = Act("cancelled", 1, [{"do": "Roll"}])
    acting = asyncio.ensure_future(match.act(seat, message))
    await asyncio.sleep(0)  # the step is with the store now
    acting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await acting
    assert tab.parted and match.is_lost
    assert await match.act(seat, Act("late", 1, [{"do": "Roll"}])) == Refused("late", "not-stored")
    match = await table_room.matches.get("ABCDEF")
    assert match.n == len(table_room.store.steps("ABCDEF")) == 2
    assert await match.act(seat, message) == Accepted("cancelled", 2)
    assert await play_on(match, Random(8)) > 10
