"""What a seat learns of hidden cards, and that guesses spread the rest as they should."""

from collections import Counter
from itertools import permutations

import pytest

from hanpan.core.chance import Quick
from hanpan.core.conformance import play_through
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.data import CARDS, DECK, OUTLAWS
from hanpan.games.wyatt_earp.position import hand_of, known_in

from .situation import cards, do, hand, last, new_game, position


def known(s, observer, holder):
    """The cards that an observer knows in a hand, by name."""
    return GAME.view(s, observer).known[holder]


@pytest.mark.clause("WE-DRAW-02", "WE-DIS-05")
def test_a_card_taken_from_the_pile_is_known_until_it_leaves():
    s = position(seats=3, phase="draw", hands={0: "bob_dalton hideout"}, discard="bob_dalton")
    do(s, "DrawDiscard")
    assert known(s, 1, 0) == known(s, 2, 0) == known(s, None, 0) == known(s, 0, 0) == ["bob_dalton"]
    do(s, "EndPlay")
    do(s, "Discard bob_dalton")  # one of two equal cards: nothing is certain of the other
    assert known(s, 1, 0) == [] and hand(s, 0) == ["bob_dalton", "hideout"]


@pytest.mark.clause("WE-MWT-01", "WE-MWT-02", "WE-WYT-02")
def test_stolen_and_swapped_cards_are_known():
    s = position(
        seats=3,
        hands={0: "most_wanted*2 wyatt_earp hideout", 1: "bob_dalton*2"},
        table={2: {"wes_hardin": "outlaw*3"}},
        discard="photo_jesse_james",
    )
    do(s, "PlayMostWantedHand 1 bob_dalton")
    assert known(s, 2, 0) == ["bob_dalton"] and known(s, 2, 1) == []
    t = position(seats=3, hands={0: "most_wanted hideout"}, table={2: {"wes_hardin": "outlaw*3"}})
    do(t, "PlayMostWantedTable 2 wes_hardin", draws="bob_dalton")
    assert known(t, 1, 0) == ["wes_hardin"]
    u = position(hands={0: "wyatt_earp hideout"}, discard="photo_jesse_james")
    do(u, "PlayWyattSwap")
    do(u, "SwapGive hideout")
    do(u, "SwapTake photo_jesse_james")
    assert known(u, 1, 0) == ["photo_jesse_james"]


@pytest.mark.clause("WE-MWT-01")
def test_a_hand_that_was_asked_in_vain_lacks_that_outlaw():
    s = position(seats=3, hands={0: "most_wanted hideout*2", 1: "wes_hardin jesse_james", 2: "most_wanted hideout"})
    do(s, "PlayMostWantedHand 1 bob_dalton")
    for observer in (0, 2, None):
        absent = GAME.view(s, observer).absences
        assert [(one.outlaws, one.gained) for one in absent] == [([], 0), (["bob_dalton"], 0), ([], 0)]
    for seed in range(300):
        guessed = GAME.guess(GAME.view(s, 2), Quick(seed))
        assert "bob_dalton" not in hand(guessed, 1)
    do(s, "EndPlay")
    do(s, "Discard hideout")
    do(s, "DrawSupply", draws="belle_starr*2")
    assert GAME.view(s, 0).absences[1].gained == 2
    most = max(hand(GAME.guess(GAME.view(s, 0), Quick(seed)), 1).count("bob_dalton") for seed in range(300))
    assert most == 2
    do(s, "EndPlay")
    do(s, "Discard belle_starr")
    do(s, "DrawSupply")
    do(s, "PlayMostWantedHand 1 sundance_kid")
    assert last(s, "AskedInVain").target == 1
    assert [(one.outlaws, one.gained) for one in GAME.view(s, 0).absences][1] == (["sundance_kid"], 0)


@pytest.mark.clause("WE-MWT-06")
def test_who_took_a_card_unseen_knows_more_than_the_others():
    s = position(
        seats=4,
        phase="draw",
        active=1,
        hands={0: "most_wanted hideout", 1: "bob_dalton wyatt_earp hideout", 2: "bank_robbery", 3: "bank_robbery"},
        discard="wes_hardin",
        options={"most_wanted_hand": "look_and_take"},
    )
    do(s, "DrawDiscard")
    assert known(s, 3, 1) == ["wes_hardin"]
    do(s, "EndPlay")
    do(s, "Discard hideout")
    for _ in range(2):
        do(s, "DrawSupply")
        do(s, "EndPlay")
        do(s, "Discard bank_robbery")
    do(s, "DrawSupply", draws="jesse_james*2")
    do(s, "PlayMostWantedAny 1")
    assert known(s, 0, 1) == cards("bob_dalton wes_hardin wyatt_earp")
    do(s, "TakeCard bob_dalton")
    assert known(s, 0, 1) == cards("wes_hardin wyatt_earp")  # all that is left
    assert known(s, 1, 0) == ["bob_dalton"] and known(s, 2, 0) == known(s, None, 0) == []
    assert known(s, 2, 1) == known(s, None, 1) == []  # the card that was known may be the one that is gone
    do(s, "EndPlay")
    do(s, "Discard hideout")
    do(s, "DrawSupply")
    do(s, "EndPlay")
    do(s, "Discard wyatt_earp")
    assert known(s, 0, 1) == ["wes_hardin"]


def test_what_others_may_not_see_is_hidden_from_them():
    s = new_game(3, seed=5)
    for seat, event in enumerate(sorted((e for e in s.log if type(e).__name__ == "HandDealt"), key=lambda e: e.seat)):
        for eyes in (None, 0, 1, 2):
            seen = GAME.redact(event, eyes)
            assert (seen is event) == (eyes == seat) and len(seen.cards) == 10
            assert eyes == seat or set(seen.cards) == {-1}
    starter = s.turn
    do(s, "DrawSupply")
    drawn = last(s, "CardDrawn")
    assert GAME.redact(drawn, starter) is drawn and GAME.redact(drawn, (starter + 1) % 3).card == -1


@pytest.mark.clause("WE-SUP-01")
def test_a_second_supply_holds_the_discards_and_nothing_else():
    """Also after the seat itself has drawn from it, and after a shot."""
    s = position(
        phase="draw",
        hands={0: "hideout*2", 1: "bob_dalton*3 wes_hardin"},
        supply="jesse_james",
        discard="belle_starr*3 bob_dalton hideout wyatt_earp",
        table={1: {"billy_the_kid": "outlaw*3"}},
    )
    do(s, "DrawSupply", draws="jesse_james bob_dalton")
    assert GAME.view(s, None).stock == cards("belle_starr*3 bob_dalton hideout wyatt_earp")
    assert GAME.view(s, 1).stock == GAME.view(s, None).stock
    assert GAME.view(s, 0).stock == cards("belle_starr*3 hideout wyatt_earp")
    do(s, "PlayHideout 1 billy_the_kid", draws="belle_starr")
    assert GAME.view(s, 0).stock == cards("belle_starr*2 hideout wyatt_earp")


def everything_else(hidden, seen=""):
    """All cards of the box that are not among these, as a text."""
    left = Counter(CARDS[card] for card in DECK) - Counter(cards(hidden)) - Counter(cards(seen))
    return " ".join(f"{card}*{n}" for card, n in left.items())


#: The observer holds nearly all cards.  By name: hidden cards in the other hands and the supply, further fields, what a
#: hand lacks, what the second supply can hold.
SMALL = {
    "nothing known": (["bob_dalton*2 jesse_james", "wes_hardin hideout"], "bob_dalton hideout", {}),
    "a card known": (
        ["bob_dalton*2 jesse_james", "wes_hardin hideout"],
        "bob_dalton hideout",
        {"shown": [[], ["bob_dalton", "jesse_james"], ["hideout"]]},
    ),
    "asked in vain": (
        ["wes_hardin*2 jesse_james", "bob_dalton hideout"],
        "bob_dalton hideout",
        {"absences": [{}, {"outlaws": ["bob_dalton"]}, {}]},
    ),
    "asked in vain, then a card came": (
        ["bob_dalton wes_hardin", "bob_dalton*2"],
        "bob_dalton hideout wes_hardin",
        {"absences": [{}, {"outlaws": ["bob_dalton"], "gained": 1}, {}]},
    ),
    "second supply": (
        ["bob_dalton jesse_james", "wes_hardin hideout*2"],
        "bob_dalton hideout",
        {
            "supply_pass": 2,
            "stock": [cards("bob_dalton hideout wes_hardin*2 belle_starr*7")] * 4,
        },
    ),
    "second supply, asked in vain": (
        ["wes_hardin jesse_james", "bob_dalton hideout*2"],
        "bob_dalton hideout",
        {
            "supply_pass": 2,
            "stock": [cards("bob_dalton hideout wes_hardin")] * 4,
            "absences": [{}, {"outlaws": ["bob_dalton", "belle_starr"]}, {}],
        },
    ),
}


def small(name):
    """A position of which the first seat knows nearly everything."""
    hands, supply, more = SMALL[name]
    own = everything_else(" ".join([*hands, supply]))
    return position(seats=3, conserved=True, hands={0: own, 1: hands[0], 2: hands[1]}, supply=supply, **more)


def exact(s):
    """The mean number of each card in each place, over all deals of the unknown cards that agree with what the first
    seat knows, each card told from its equals."""
    view = GAME.view(s, 0)
    pool = [CARDS[card] for card in s.supply]
    for seat in (1, 2):
        pool += (Counter(hand(s, seat)) - Counter(view.known[seat])).elements()
    slots = [seat for seat in (1, 2) for _ in range(s.n_hands[seat] - len(view.known[seat]))]
    slots += [0] * view.n_supply
    drawable = set(range(len(pool)))
    if view.stock:
        room = Counter(view.stock)
        drawable = set()
        for i, card in enumerate(pool):
            if room[card]:
                room[card] -= 1
                drawable.add(i)
    totals, n = Counter(), 0
    for deal in set(permutations(slots)):
        hidden = [Counter(card for card, place in zip(pool, deal, strict=True) if place == seat) for seat in (1, 2)]
        wrong = any(place == 0 and i not in drawable for i, place in enumerate(deal))
        for seat, counts in zip((1, 2), hidden, strict=True):
            absent = view.absences[seat]
            wrong = wrong or any(counts[outlaw] > absent.gained for outlaw in absent.outlaws)
        if not wrong:
            n += 1
            totals.update(zip(pool, deal, strict=True))
    return {key: total / n for key, total in totals.items()}


def places(s):
    """Each unknown card and where it lies."""
    found = Counter((CARDS[card], 0) for card in s.supply)
    for seat in (1, 2):
        own = Counter(hand_of(s, seat))
        sure = known_in(s, 0, seat)
        found.update({(CARDS[card], seat): own[card] - sure[card] for card in own if own[card] > sure[card]})
    return found


def compare(name, n):
    s = small(name)
    wanted = exact(s)
    view = GAME.view(s, 0)
    guessed, dealt = Counter(), Counter()
    chance = Quick(11)
    again = GAME.clone(s)
    for _ in range(n):
        guessed.update(places(GAME.guess(view, chance)))
        GAME.reshuffle(again, 0, chance)
        dealt.update(places(again))
    for counts in (guessed, dealt):
        assert set(counts) == set(wanted)
        for key, mean in wanted.items():
            # five standard deviations of a number between none and all of the equal cards
            most = max(1, sum(1 for card in cards(" ".join([*SMALL[name][0], SMALL[name][1]])) if card == key[0]))
            assert abs(counts[key] / n - mean) < 5 * most / 2 / n**0.5, (key, counts[key] / n, mean)


@pytest.mark.parametrize("name", SMALL)
def test_guesses_are_spread_as_exact_probabilities_say(name):
    compare(name, 2000)


@pytest.mark.long
@pytest.mark.parametrize("name", SMALL)
def test_20000_guesses_are_spread_as_exact_probabilities_say(name):
    compare(name, 20_000)


@pytest.mark.long
def test_20000_guesses_of_a_running_game_are_uniform():
    """In the first supply each unknown card is as likely in any place that is not known."""
    s = new_game(3, seed=8)
    for text in ("DrawDiscard", "EndPlay"):
        do(s, text)
    do(s, "Discard " + hand(s, s.turn)[0])
    observer = s.turn
    others = [seat for seat in range(3) if seat != observer]
    view = GAME.view(s, observer)
    sure = {seat: Counter(view.known[seat]) for seat in others}
    pool = Counter(CARDS[card] for card in s.supply)
    for seat in others:
        pool += Counter(hand(s, seat)) - sure[seat]
    size = pool.total()
    slots = {seat: s.n_hands[seat] - sure[seat].total() for seat in others}
    counts = {seat: Counter() for seat in others}
    chance = Quick(4)
    n = 20_000
    for _ in range(n):
        guessed = GAME.guess(view, chance)
        for seat in others:
            counts[seat].update(Counter(hand(guessed, seat)) - sure[seat])
    for seat in others:
        for card, copies in pool.items():
            p = slots[seat] / size
            sigma = (copies * p * (1 - p) * (size - copies) / (size - 1) / n) ** 0.5
            assert abs(counts[seat][card] / n - copies * p) < 5 * sigma, (seat, card)


def test_a_deal_that_chance_hardly_finds_is_mended():
    """A hand of eight that lacks five outlaws, among cards that are mostly theirs."""
    lacking = OUTLAWS[:5]
    hands = ["wes_hardin*5 sundance_kid*3", "belle_starr*4 billy_the_kid*4"]
    supply = "bob_dalton*7 butch_cassidy*7 jesse_james*7 sundance_kid wes_hardin"
    s = position(
        seats=3,
        conserved=True,
        hands={0: everything_else(" ".join([*hands, supply])), 1: hands[0], 2: hands[1]},
        supply=supply,
        absences=[{}, {"outlaws": list(lacking)}, {}],
    )
    view = GAME.view(s, 0)
    for seed in range(40):
        guessed = GAME.guess(view, Quick(seed))
        GAME.conserve(guessed)
        assert not set(hand(guessed, 1)) & set(lacking) and GAME.view(guessed, 0) == view


def test_what_is_known_is_worth_knowing():
    """In random games a good part of the hidden cards is known to whoever watches."""
    hidden = sure = 0

    def visit(s, seat, a):
        nonlocal hidden, sure
        for holder in range(s.n_seats):
            if holder != seat:
                hidden += s.n_hands[holder]
                sure += sum(known_in(s, seat, holder))

    for seed in range(4):
        play_through(GAME, {}, 3, seed, visit)
    assert sure > hidden * 0.1
