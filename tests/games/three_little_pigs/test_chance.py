"""What is drawn, from what, and how often: bags by their exact contents, frequencies by exact bounds.

Frequencies are those of fixed seeds, so no verdict changes from run to run.  A bound is the range outside which a
fair source falls with a probability of less than one in a million, worked out from the binomial distribution itself.
"""

from collections import Counter
from functools import cache
from itertools import permutations
from math import exp, lgamma, log

import pytest

from hanpan.core.chance import TABLE, Quick, Sealed
from hanpan.core.conformance import play_through
from hanpan.core.engine import play
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import DICE, FACES, MATERIALS, PILES

from .situation import action, position
from .test_wolf import Listed

RARE = 1e-6
SOURCES = [
    pytest.param(lambda seed: Quick(seed), id="Quick"),
    pytest.param(lambda seed: Sealed(b"fixed%d" % seed, 6), id="Sealed"),
]
WHITE = {"door": 2, "window": 2, "roof": 2}
BLACK = {"door": 2, "window": 2, "roof": 1, "wolf": 1}
FACES_OF = {"W1": WHITE, "W2": WHITE, "B1": BLACK, "B2": BLACK, "B3": BLACK}


@cache
def fair(n, parts, whole):
    """Smallest and largest count of successes of n tries with probability parts/whole that are not RARE."""
    share, rest = log(parts / whole), log(1 - parts / whole)
    odds = [exp(lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1) + k * share + (n - k) * rest) for k in range(n + 1)]
    limit = RARE / 2
    low, high = 0, n
    below = odds[0]
    while below <= limit:
        low += 1
        below += odds[low]
    above = odds[n]
    while above <= limit:
        high -= 1
        above += odds[high]
    return low, high


def assert_fair(counts, shares):
    """Every outcome as often as its share lets expect, and no other outcome."""
    n, whole = sum(counts.values()), sum(shares.values())
    assert set(counts) <= set(shares)
    for outcome, parts in shares.items():
        low, high = fair(n, parts, whole)
        assert low <= counts[outcome] <= high, (outcome, counts[outcome], low, high)


def test_the_bounds_themselves():
    low, high = fair(600, 1, 6)
    assert 50 < low < 65 and 140 < high < 155  # 100 expected, standard deviation 9.1
    assert fair(20, 1, 2) == (0, 20) and fair(21, 1, 2) == (1, 20)  # 1 of 2 ** 21 is less than half of RARE
    with pytest.raises(AssertionError):
        assert_fair(Counter(a=400, b=200), {"a": 1, "b": 1})


# What is drawn from


@pytest.mark.clause("TP-ROLL-02", "TP-ROLL-03")
def test_each_die_is_drawn_from_its_own_faces():
    s = position(rolls=0)
    s.chance = Listed()
    play(s, 0, action("Roll"))
    assert [Counter(FACES[face] for face in bag) for bag in s.chance.bags] == [FACES_OF[die] for die in DICE]
    s.chance.bags.clear()
    play(s, 0, action("Reroll W2 B3"))
    assert [Counter(FACES[face] for face in bag) for bag in s.chance.bags] == [FACES_OF["W2"], FACES_OF["B3"]]
    in_all = sum((Counter(FACES_OF[die]) for die in DICE), Counter())
    assert in_all == {"door": 10, "window": 10, "roof": 7, "wolf": 3}


@pytest.mark.clause("TP-SET-02", "TP-BUY-10", "TP-BUY-13")
def test_the_next_tile_is_drawn_from_what_is_left_of_its_pile():
    printed = {"door": [0, 0, 1, 1], "window": [0, 1, 1, 2], "roof": [0, 0, 0, 1]}
    chance = Listed()
    s = GAME.new({"first_player": "seat"}, 2, chance, None)
    assert [sorted(bag) for bag in chance.bags] == [printed[pile.split("_")[1]] for pile in PILES]
    for pile in ("straw_window", "brick_window"):
        rest = sorted(printed["window"])
        rest.remove(s.top[PILES.index(pile)])
        n_windows = 2 if pile.startswith("straw") else 4
        dice = " ".join(["window"] * n_windows + ["roof", "door", "wolf"][: 5 - n_windows])
        t = position(
            rolls=1, dice=dice, piles={pile: pile + " " + " ".join(f"{pile}+{n}" if n else pile for n in rest)}
        )
        t.chance = Listed()
        play(t, 0, action("Stop"))
        if t.turn == 0:
            play(t, 0, action(f"Buy {pile}"))
        assert [sorted(bag) for bag in t.chance.bags] == [rest]


@pytest.mark.clause("TP-SET-07", "TP-OPT-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_one_draw_among_the_seats(seats):
    chance = Listed()
    GAME.new({}, seats, chance, None)
    assert chance.bags[-1] == list(range(seats))
    named = Listed()
    GAME.new({"first_player": "seat"}, seats, named, None)
    assert named.bags == chance.bags[:-1]  # a named seat draws nothing


@pytest.mark.clause("TP-OPT-09", "TP-SET-02")
def test_open_piles_are_shuffled_tile_by_tile():
    chance = Listed()
    GAME.new({"pile_visibility": "open", "first_player": "seat"}, 2, chance, None)
    assert [len(bag) for bag in chance.bags] == [4, 3, 2, 1] * len(PILES)


# How often


@pytest.mark.clause("TP-ROLL-02", "TP-ROLL-03", "TP-ROLL-04")
@pytest.mark.parametrize("source", SOURCES)
def test_faces_of_the_dice(source):
    chance = source(11)
    counts = {die: Counter() for die in DICE}
    pairs = Counter()
    for _ in range(1200):
        s = position(rolls=0)
        s.chance = chance
        play(s, 0, action("Roll"))
        (rolled,) = [event for event in s.log if type(event).__name__ == "DiceRolled"]
        for die, face in zip(DICE, rolled.faces, strict=True):
            counts[die][FACES[face]] += 1
        pairs[FACES[rolled.faces[2]], FACES[rolled.faces[3]]] += 1
    for die in DICE:
        assert_fair(counts[die], FACES_OF[die])
    assert_fair(pairs, {(a, b): BLACK[a] * BLACK[b] for a in BLACK for b in BLACK})  # dice do not know of each other


@pytest.mark.clause("TP-ROLL-07")
def test_two_wolves_on_the_first_roll():
    """Three black dice: 16 of 216 throws show two or three wolves."""
    chance = Quick(5)
    wolves = Counter()
    for _ in range(2000):
        s = position(rolls=0)
        s.chance = chance
        play(s, 0, action("Roll"))
        wolves["WolfAppeared" in [type(event).__name__ for event in s.log]] += 1
    assert_fair(wolves, {True: 16, False: 200})


@pytest.mark.clause("TP-WOLF-04", "TP-WOLF-05")
@pytest.mark.parametrize("source", SOURCES)
def test_sectors_of_the_spinner(source):
    chance = source(3)
    counts = Counter()
    for _ in range(1200):
        s = position(rolls=1, dice="door roof wolf wolf roof", houses=["", "wood_door | wood_window"])
        s.chance = chance
        play(s, 0, action("Blow 1 0"))
        (spun,) = [event for event in s.log if type(event).__name__ == "SpinnerSpun"]
        counts[MATERIALS[spun.material]] += 1
    assert_fair(counts, {"straw": 3, "wood": 2, "brick": 1})


@pytest.mark.clause("TP-SET-02", "TP-SET-03", "TP-OPT-09")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("visibility", ["top_only", "open"])
def test_every_order_of_a_pile_is_as_likely(source, visibility):
    """Windows 0 1 1 2: twelve orders.  Hidden piles are watched while they are turned up, open ones are shown."""
    counts = Counter()
    shares = Counter(permutations([0, 1, 1, 2]))
    for seed in range(150):
        s = GAME.new({"pile_visibility": visibility}, 2, source(seed), [])
        for pile in range(len(PILES)):
            if PILES[pile].endswith("window"):
                counts[order_of(s, pile)] += 1
    assert_fair(counts, shares)


def order_of(s, pile):
    """The pots of a pile from the top down: shown, or found by buying it empty."""
    if s.order:
        return (s.top[pile], *s.order[pile][::-1])
    pots = [s.top[pile]]
    t = GAME.clone(s)
    t.chance = s.chance
    for _ in range(3):
        t.frames[1:] = [building(t)]
        t.asked = 0
        t.frames[-1].buy(t, pile)
        pots.append(t.top[pile])
    return tuple(pots)


def building(s):
    """A build step that can pay for anything."""
    return GAME.frames.classes["Building"](s.turn, 5, 5, 5, -1)


@pytest.mark.clause("TP-SET-07", "TP-OPT-10")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_first_players(source, seats):
    counts = Counter(GAME.new({}, seats, source(seed), None).turn for seed in range(400))
    assert_fair(counts, {seat: 1 for seat in range(seats)})


@pytest.mark.clause("TP-ROLL-04", "TP-SET-02")
def test_draws_in_whole_games():
    """Every face, sector and tile of some hundred games, counted by what it was drawn from."""
    faces = {die: Counter() for die in DICE}
    spins = Counter()
    tops = {part: Counter() for part in ("door", "window", "roof")}
    for seed in range(60):
        log = []
        play_through(GAME, {}, 2 + seed % 4, seed, lambda s, seat, a: None, log)
        for event in log:
            match type(event).__name__:
                case "DiceRolled":
                    for i in event.rolled:
                        faces[DICE[i]][FACES[event.faces[i]]] += 1
                case "SpinnerSpun":
                    spins[MATERIALS[event.material]] += 1
        for event in log[: len(PILES)]:
            tops[PILES[event.pile].split("_")[1]][event.pots] += 1
    for die in DICE:
        assert_fair(faces[die], FACES_OF[die])
    assert_fair(spins, {"straw": 3, "wood": 2, "brick": 1})
    assert_fair(tops["door"], {0: 2, 1: 2})
    assert_fair(tops["window"], {0: 1, 1: 2, 2: 1})
    assert_fair(tops["roof"], {0: 3, 1: 1})
    assert TABLE == 0  # all of them from the table's stream
