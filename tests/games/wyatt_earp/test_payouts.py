"""Payouts: the scenarios, the examples of the specification, and random tables against a second opinion."""

from random import Random

import pytest

from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.data import CP, DECK, N_OUTLAWS, OUTLAWS, PHOTO, POINTS, UNIT, cards_in
from hanpan.games.wyatt_earp.scoring import paid_by, payout, payout_of

from .cashier import cash
from .situation import bounty, go_on, last, pay, points, told, top, unsettled

NAMES = "ABCD"


def scored(**given):
    """The position after the payout, and before anything else."""
    s = unsettled(phase="pay", **given)
    pay(s)
    return s


@pytest.mark.clause("WE-HID-02", "WE-HID-03", "WE-HID-04", "WE-SCO-01", "WE-SCO-02", "WE-SCO-04", "WE-SCO-05")
@pytest.mark.parametrize(
    ("scope", "open_cards", "under", "of", "paid", "left"),
    [
        ("cards_present", {"jesse_james": "outlaw"}, "outlaw*3", [6, 2], [3000, 2000], 0),
        ("whole_round", {}, "outlaw*4", [6, 0], [0, 0], 5000),
    ],
)
def test_d11_a_card_laid_after_the_hideout_counts(scope, open_cards, under, of, paid, left):
    given = {
        "table": {0: {"jesse_james": "outlaw*3"}, 1: open_cards},
        "hideouts": [(1, "jesse_james", under)],
        "bounty": {"jesse_james": 5000},
        "options": {"hideout_scope": scope},
    }
    s = scored(**given)
    assert points(s, "jesse_james") == of and s.money == paid and bounty(s, "jesse_james") == left


@pytest.mark.clause("WE-HID-04", "WE-SCO-02", "WE-SCO-04", "WE-SCO-08")
@pytest.mark.parametrize(("counts", "paid"), [("false", 0), ("true", 6000)])
def test_d12_a_hideout_pushes_the_outlaw_below_8(counts, paid):
    s = scored(
        table={1: {"bob_dalton": "outlaw*2"}},
        hideouts=[(0, "bob_dalton", "outlaw*5")],
        bounty={"bob_dalton": 6000},
        options={"hideout_counts_for_eight": counts},
    )
    assert points(s, "bob_dalton") == [0, 4] and s.money == [0, paid] and bounty(s, "bob_dalton") == 6000 - paid


@pytest.mark.clause("WE-SCO-04", "WE-SCO-05", "WE-SCO-06", "WE-SCO-07")
def test_d17_the_example_of_the_rulebook():
    table = {0: {"jesse_james": "outlaw*2"}, 1: {"jesse_james": "outlaw*2"}, 2: {"jesse_james": "outlaw"}}
    s = scored(seats=3, table=table, bounty={"jesse_james": 6000})
    assert s.money == [2000, 2000, 1000] and bounty(s, "jesse_james") == 1000
    stopped = last(s, "PayoutStopped")
    assert (OUTLAWS[stopped.outlaw], stopped.need, stopped.left) == ("jesse_james", 2000, 1000)


@pytest.mark.clause("WE-SCO-06", "WE-SCO-07")
def test_d18_two_leaders_and_only_3000():
    table = {0: {"wes_hardin": "outlaw*3"}, 1: {"wes_hardin": "outlaw*3"}, 2: {"wes_hardin": "outlaw"}}
    s = scored(seats=3, table=table, bounty={"wes_hardin": 3000})
    assert s.money == [0, 0, 0] and bounty(s, "wes_hardin") == 3000


@pytest.mark.clause("WE-SCO-03", "WE-SCO-04", "WE-SCO-05", "WE-SCO-06", "WE-CMP-02")
def test_d19_five_more_than_the_second_takes_all_and_four_does_not():
    table = {
        0: {"belle_starr": "photo bank_robbery*2 fastest_gun", "bob_dalton": "photo outlaw*3"},
        1: {"belle_starr": "outlaw*3", "bob_dalton": "outlaw*3"},
        2: {"belle_starr": "outlaw*3", "bob_dalton": "outlaw bank_robbery*2"},
        3: {"belle_starr": "outlaw", "bob_dalton": "stagecoach_robbery"},
    }
    s = scored(seats=4, table=table, bounty={"belle_starr": 9000, "bob_dalton": 9000})
    assert points(s, "belle_starr") == [11, 6, 6, 2] and points(s, "bob_dalton") == [10, 6, 6, 1]
    (row,) = GAME.write(s).earned
    assert row == [
        {"belle_starr": 9000, "bob_dalton": 4000},
        {"bob_dalton": 2000},
        {"bob_dalton": 2000},
        {},
    ]
    assert bounty(s, "belle_starr") == 0 and bounty(s, "bob_dalton") == 1000


@pytest.mark.clause("WE-SCO-08", "WE-SCO-05", "WE-SCO-06")
def test_d20_no_points_no_share():
    table = {0: {"butch_cassidy": "outlaw*2"}, 1: {"butch_cassidy": "outlaw*2"}}
    s = scored(seats=3, table=table, bounty={"butch_cassidy": 7000})
    assert s.money == [3000, 3000, 0] and bounty(s, "butch_cassidy") == 1000


@pytest.mark.clause("WE-WIN-01", "WE-WIN-02", "WE-SCO-03", "WE-SCO-09")
@pytest.mark.parametrize(("threshold", "is_over"), [("at_least_25000", True), ("more_than_25000", False)])
def test_d21_exactly_25000(threshold, is_over):
    s = scored(
        money=[22000, 15000],
        table={0: {"jesse_james": "outlaw*4"}, 1: {"wes_hardin": "outlaw*5"}},
        bounty={"jesse_james": 3000, "wes_hardin": 5000},
        options={"end_threshold": threshold},
    )
    assert s.money == [25000, 20000]
    go_on(s)
    assert (top(s) == "over") == is_over and ("GameEnded" in told(s)) == is_over
    if is_over:
        score = GAME.score(s)
        assert score.winners == [0] and [entry.rank for entry in score.seats] == [1, 2]
        assert [item.points for item in score.seats[0].items] == [22000, 3000]
    else:
        assert s.round == 2


#: Bounty, points by player, pay by player, left; by default options.
EXAMPLES = [
    (3000, [6], [0], 3000),
    (6000, [4, 4, 2], [2000, 2000, 1000], 1000),
    (9000, [11, 6], [9000, 0], 0),
    (7000, [10, 6, 5], [4000, 3000, 0], 0),
    (3000, [6, 6], [0, 0], 3000),
    (8000, [8, 6, 6, 4], [3000, 2000, 2000, 1000], 0),
    (5000, [6, 4, 4, 3], [2000, 1000, 1000, 1000], 0),
    (4000, [6, 4, 4, 2], [2000, 1000, 1000, 0], 0),
    (4000, [6, 4, 4, 4], [2000, 0, 0, 0], 2000),
    (6000, [4, 4], [3000, 3000], 0),
]


@pytest.mark.clause("WE-SCO-02", "WE-SCO-03", "WE-SCO-04", "WE-SCO-05", "WE-SCO-06")
@pytest.mark.parametrize(("amount", "of", "paid", "left"), EXAMPLES)
def test_worked_examples(amount, of, paid, left):
    of = [*of, 0] if len(of) == 1 else of
    paid = [*paid, 0] if len(paid) == 1 else paid
    steps = payout(of, sum(of), amount, False)
    assert paid_by(steps, len(of)) == paid and amount - sum(paid) == left


@pytest.mark.clause("WE-SCO-02", "WE-SCO-04")
def test_far_players_share_if_the_table_wants_it():
    assert paid_by(payout([10, 6, 5], 21, 7000, True), 3) == [3000, 2000, 2000]
    assert paid_by(payout([11, 6, 6], 23, 7000, True), 3) == [7000, 0, 0]  # five ahead still takes all
    assert paid_by(payout([7, 0], 7, 7000, True), 2) == [0, 0]
    assert paid_by(payout([8, 0], 8, 7000, True), 2) == [7000, 0]


def random_table(rng):
    """Points and covered points as cards on a table can make them, a bounty, and whether far players share."""
    seats = rng.choice((2, 3, 4))
    outlaw = rng.randrange(N_OUTLAWS)
    cards = [card for card in DECK if UNIT[card] and (card == outlaw or card == PHOTO + outlaw or card >= 2 * PHOTO)]
    guns = [card for card in cards if UNIT[card] == 512]
    rng.shuffle(cards)
    groups = [0] * (2 * seats)  # open, then covered
    gun_laid = False
    for card in cards[: rng.randrange(len(cards) + 1)]:
        if card in guns:
            if gun_laid:
                continue
            gun_laid = True
        groups[rng.choice((0, 0, 1)) * seats + rng.randrange(seats)] += UNIT[card]
    of = [sum([CP[card] for card in cards_in(group, outlaw)]) for group in groups]
    assert of == [POINTS[group] for group in groups]
    in_all = sum(of[:seats]) + rng.choice((0, 1)) * sum(of[seats:])
    return of[:seats], in_all, 1000 * rng.randrange(1, 25), rng.random() < 0.3


def compare(n, seed):
    rng = Random(seed)
    for _ in range(n):
        of, in_all, amount, far = random_table(rng)
        purse, left = cash(dict(zip(NAMES, of, strict=False)), in_all, amount, far)
        steps = payout(of, in_all, amount, far)
        assert paid_by(steps, len(of)) == list(purse.values()), (of, in_all, amount, far)
        assert amount - sum(purse.values()) == left


def test_payouts_against_a_second_opinion():
    compare(4000, seed=1)


@pytest.mark.long
def test_payouts_against_a_second_opinion_100000_times():
    compare(100_000, seed=2)


@pytest.mark.clause("WE-SCO-09", "WE-MON-01", "WE-MON-02")
def test_whole_payouts_of_random_tables():
    """All seven outlaws at once: what the posters lose the players win, and the view told it before."""
    rng = Random(5)
    for seed in range(60):
        seats = rng.choice((2, 3, 4))
        table = {seat: {} for seat in range(seats)}
        for outlaw in OUTLAWS:
            left = 7
            photographer = rng.randrange(2 * seats)  # or nobody
            for seat in range(seats):
                n = rng.randrange(min(left, 5) + 1)
                left -= n
                cards = ["outlaw"] * n + ["photo"] * (seat == photographer)
                if cards:
                    table[seat][outlaw] = " ".join(cards)
        posters = {outlaw: 1000 * rng.randrange(1, 12) for outlaw in OUTLAWS}
        s = unsettled(phase="pay", seats=seats, table=table, bounty=posters, hands=dict.fromkeys(range(seats), ""))
        told_before = GAME.view(s, None).posters
        in_steps = [paid_by(payout_of(s, outlaw), seats) for outlaw in range(N_OUTLAWS)]
        pay(s)
        assert s.money == [sum(paid[seat] for paid in in_steps) for seat in range(seats)], seed
        assert [poster.pays for poster in told_before.values()] == in_steps
        assert sum(s.money) + sum(s.bounty) == sum(posters.values())
        assert all(amount % 1000 == 0 for amount in [*s.money, *s.bounty])
        totals = [entry.total for entry in GAME.score(s).seats]
        assert totals == s.money
