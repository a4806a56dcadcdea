"""The search finds what can be worked out exactly, sees no more than its seat, and is the same for the same seed."""

from random import Random
from typing import Any

import msgspec
import pytest

from bots.tiny import Ask, Both, Draw, End, Worths, exact, is_clear, tiny_game
from hanpan.bots.protocol import Budget
from hanpan.bots.search import Finding, Guide, Hunch, Search, Settings, explain
from hanpan.core.chance import Chance, Quick
from hanpan.core.conformance import state_of
from hanpan.core.engine import asked, legal, play
from hanpan.core.game import Game
from hanpan.games import find_game
from hanpan.text import LOCALES, say

LONG = 600_000  # milliseconds: no clock stops these searches


def found(tree: Any, n_seats: int, simulations: int, seed: int = 1, paranoid: bool = False, seat: int = -1) -> Finding:
    """What a search finds in the position in which the tree first asks."""
    game = tiny_game(tree, n_seats)
    s = game.new({}, n_seats, Quick(seed), None)
    if seat < 0:
        seat = asked(s)[0]
    settings = Settings()
    settings.is_paranoid = paranoid
    return Search(Worths(game), game.guess(game.view(s, seat), Quick(seed)), seat, seed, settings).run(
        Budget(LONG, simulations)
    )


# Chance


def test_a_choice_after_a_draw_depends_on_what_was_drawn() -> None:
    """Branch 0 shows a die and then lets choose: 0.75.  A search that had to choose before it saw the die would find
    0.5 there, and take the safe 0.6."""
    tree = Ask(
        0,
        Draw(
            Ask(0, End(1, 0), End(0, 1)),
            Ask(0, End(0, 1), End(1, 0)),
            Ask(0, End(0.5, 0.5), End(0, 1)),
            Ask(0, End(0.5, 0.5), End(0.5, 0.5)),
        ),
        End(0.6, 0.4),
    )
    assert exact(tree)[0] == 0.75
    finding = found(tree, 2, 2000)
    assert finding.action == 0
    assert finding.value(0) == pytest.approx(0.75, abs=0.03)
    assert finding.value(1) == pytest.approx(0.6)


def random_tree(rng: Random, n_seats: int, depth: int) -> Any:
    """A tree of decisions and draws, everything open."""
    if depth == 0 or (depth < 3 and rng.random() < 0.2):
        worths = [rng.random() for _ in range(n_seats)]
        return End(*[worth / sum(worths) for worth in worths])
    branches = [random_tree(rng, n_seats, depth - 1) for _ in range(rng.choice((2, 2, 3)))]
    if rng.random() < 0.4 and depth < 5:
        return Draw(*branches)
    return Ask(rng.randrange(n_seats), *branches)


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_it_converges_to_exact_play(n_seats: int) -> None:
    """Random trees with chance: the value of the choice is that of best play by everybody."""
    checked = 0
    for seed in range(2000):
        tree = random_tree(Random(f"{n_seats} {seed}"), n_seats, 4)
        if not isinstance(tree, Ask) or not is_clear(tree, 0.08):
            continue
        finding = found(tree, n_seats, 4000, seed)
        values = [exact(branch)[tree.seat] for branch in tree.branches]
        assert values[finding.action] == max(values), (seed, values)
        assert finding.value(finding.action) == pytest.approx(max(values), abs=0.05), seed
        checked += 1
        if checked == 15:
            return
    raise AssertionError(f"only {checked} trees")


# Hidden information


def test_it_does_not_bet_on_what_it_cannot_see() -> None:
    """A coin lies covered: naming its side is worth 0.5.  Who solves every guess by itself would name it right each
    time, and never take the safe 0.6."""

    def coin(side: int) -> Ask:
        name = Ask(0, End(1 - side, side), End(side, 1 - side))
        return Ask(0, name, End(0.6, 0.4))

    finding = found(Draw(coin(0), coin(1), hidden_from=(0, 1)), 2, 3000)
    assert finding.action == 1
    assert finding.value(0) == pytest.approx(0.5, abs=0.06)


def duel(low: float, high: float) -> Draw:
    """Seat 1 looks at its card.  Seat 0 may leave with 0.45 or challenge: then seat 1 folds (0.7 for seat 0) or shows,
    and seat 0 gets `low` or `high`."""

    def with_card(shown: float) -> Ask:
        return Ask(0, Ask(1, End(0.7, 0.3), End(shown, 1 - shown)), End(0.45, 0.55))

    return Draw(with_card(low), with_card(high), hidden_from=(0,))


def test_the_others_act_on_what_they_know() -> None:
    """Seat 1 shows a good card (0 for seat 0) and folds a bad one (1 if shown): 0.35 for the challenge.  If it had to
    decide without its card it would always show, and the challenge were worth 0.5."""
    finding = found(duel(1.0, 0.0), 2, 4000)
    assert finding.action == 1
    assert finding.value(0) == pytest.approx(0.35, abs=0.05)
    kinder = found(duel(1.0, 0.6), 2, 4000)
    assert kinder.action == 0
    assert kinder.value(0) == pytest.approx(0.65, abs=0.05)


def test_the_seat_that_knows_uses_it() -> None:
    """The same duel seen by seat 1, after the challenge."""
    for way, right in ((0, 0), (1, 1)):  # the bad card is folded, the good one shown
        game = tiny_game(duel(1.0, 0.0), 2)
        s = game.new({}, 2, Fixed(way), None)
        play(s, 0, 0)
        search = Search(Worths(game), game.guess(game.view(s, 1), Quick(1)), 1, 1, Settings())
        assert search.run(Budget(LONG, 300)).action == right


class Fixed(Chance):
    """Always the same draw."""

    def __init__(self, value: int) -> None:
        self.value = value

    def below(self, stream: int, n: int) -> int:
        return self.value


# Several seats


def test_each_for_itself_or_all_against_one() -> None:
    """Seat 1 would rather take 0.4 than hurt seat 0 most: max^n trusts it, the paranoid search does not."""
    tree = Ask(0, Ask(1, End(0.6, 0.4, 0), End(0.1, 0.2, 0.7)), End(0.3, 0.3, 0.4))
    trusting = found(tree, 3, 1500)
    assert trusting.action == 0
    assert trusting.value(0) == pytest.approx(0.6, abs=0.05)
    paranoid = found(tree, 3, 1500, paranoid=True)
    assert paranoid.action == 1
    assert paranoid.value(0) == pytest.approx(0.1, abs=0.06)


@pytest.mark.parametrize("seat", [0, 1])
def test_at_once_it_mixes_as_the_equilibrium_does(seat: int) -> None:
    """Payoffs 1, 0 / 0, 0.5 for the row: both mix 1 : 2, and the game is worth 1/3 to the row."""
    tree = Both((End(1, 0), End(0, 1)), (End(0, 1), End(0.5, 0.5)))
    finding = found(tree, 2, 6000, seat=seat)
    shares = [share / sum(finding.root.mixture) for share in finding.root.mixture]
    assert shares[0] == pytest.approx(1 / 3, abs=0.06)
    chosen = [found(tree, 2, 300, seed, seat=seat).action for seed in range(60)]
    assert 8 <= chosen.count(0) <= 35  # it really varies


@pytest.mark.parametrize("seat", [0, 1])
def test_at_once_a_better_choice_is_found(seat: int) -> None:
    """Row 0 and column 1 are better whatever the other does."""
    tree = Both((End(0.6, 0.4), End(0.5, 0.5)), (End(0.3, 0.7), End(0.1, 0.9)))
    finding = found(tree, 2, 2000, seat=seat)
    assert finding.root.mixture[seat] > 0.9 * sum(finding.root.mixture)


# Plug-ins


class Knowing(Worths):
    """Thinks that the last choice is the best one."""

    def hunch(self, s: Any, seat: int, offer: list[int]) -> Hunch:
        return Hunch([0.9 / (len(offer) - 1)] * (len(offer) - 1) + [0.1], [], 0)


def test_many_choices_are_looked_at_step_by_step() -> None:
    """Of 60 choices only a few are considered at first, the promising ones; the best is found all the same."""
    tree = Ask(0, *[End(0.9 if i == 40 else 0.2, 0.1) for i in range(60)])
    game = tiny_game(tree, 2)

    def looked_at(guide: Guide, simulations: int) -> Finding:
        s = game.new({}, 2, Quick(1), None)
        return Search(guide, s, 0, 1, Settings()).run(Budget(LONG, simulations))

    few = looked_at(Knowing(game), 40)
    assert few.root.visits[59] > 0
    assert 5 < sum(n > 0 for n in few.root.visits) <= 12 * 41**0.25
    assert looked_at(Worths(game), 3000).action == 40


def test_an_opinion_counts_until_it_is_outweighed() -> None:
    """The guide is wrong about branch 0."""

    class Wrong(Worths):
        def hunch(self, s: Any, seat: int, offer: list[int]) -> Hunch:
            return Hunch([0.5, 0.5], [0.9, 0.3], 10)

    game = tiny_game(Ask(0, End(0.2, 0.8), End(0.4, 0.6)), 2)
    for simulations, action in ((3, 0), (400, 1)):
        search = Search(Wrong(game), game.new({}, 2, Quick(1), None), 0, 1, Settings())
        assert search.run(Budget(LONG, simulations)).action == action


class Judging(Worths):
    """Plays the first choice in roll-outs, and judges a game after three choices, wrongly."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.asked_about: list[list[int]] = []

    def rollout(self, s: Any, seat: int, offer: list[int], chance: Any) -> int:
        return offer[0]

    def evaluate(self, s: Any) -> list[float] | None:
        self.asked_about.append(s.seen[0])
        return [0.8, 0.2] if len(s.seen[0]) == 3 else None


def test_roll_outs_follow_the_guide_and_end_where_it_can_judge() -> None:
    tree: Any = End(0, 1)
    for _ in range(6):
        tree = Ask(0, tree, tree)
    guide = Judging(tiny_game(tree, 2))
    finding = Search(guide, guide.game.new({}, 2, Quick(1), None), 0, 1, Settings()).run(Budget(LONG, 1))
    a = finding.action
    assert guide.asked_about == [[a], [a, 0], [a, 0, 0]]  # from the first decision that is new to the trees
    assert finding.value(a) == 0.8


class Narrow(Worths):
    """Only the first seat's decisions stand in the trees; it counts its deals."""

    n_deals = 0

    def deal(self, s: Any, seat: int, chance: Any) -> None:
        super().deal(s, seat, chance)
        self.n_deals += 1

    def within(self, s: Any, seat: int) -> bool:
        return seat == 0

    def rollout(self, s: Any, seat: int, offer: list[int], chance: Any) -> int:
        return offer[-1]


def test_a_guide_deals_and_bounds_the_trees() -> None:
    """What lies beyond is played on by the guide: the second seat takes its last choice, however bad that is."""
    tree = Ask(0, Ask(1, End(0, 1), End(0.7, 0.3)), Ask(1, End(0.6, 0.4), Ask(0, End(0, 1), End(0.5, 0.5))))
    guide = Narrow(tiny_game(tree, 2))
    search = Search(guide, guide.game.new({}, 2, Quick(1), None), 0, 1, Settings())
    finding = search.run(Budget(LONG, 60))
    assert guide.n_deals == finding.n
    assert search.nodes == {}
    assert (finding.action, finding.value(0), finding.value(1)) == (0, pytest.approx(0.7), pytest.approx(0.5))


class Lucky(Worths):
    """Knows what draws are worth, and so takes the luck out of them."""

    def expected(self, s: Any, seat: int, a: int) -> list[float] | None:
        return exact(s.spot.branches[a])

    def estimate(self, s: Any) -> list[float]:
        return exact(s.spot)


def test_without_luck_few_simulations_are_enough() -> None:
    """0.52 against 0.5, with draws that hide it in noise: exact expectations leave none."""
    noisy = [Draw(*[End(i < wins, i >= wins) for i in range(50)]) for wins in (25, 26)]
    game = tiny_game(Ask(0, *noisy), 2)
    for seed in range(20):
        search = Search(Lucky(game), game.new({}, 2, Quick(1), None), 0, seed, Settings())
        finding = search.run(Budget(LONG, 20))
        assert finding.value(0) == pytest.approx(0.5) and finding.value(1) == pytest.approx(0.52)
        assert finding.action == 1


# Bounds and honesty


def searched(game: Game, s: Any, seat: int, simulations: int, seed: int) -> tuple[int, list[int], list[float]]:
    """What a search from the seat's view alone finds, bit by bit."""
    view = msgspec.json.decode(msgspec.json.encode(game.view(s, seat)), type=game.view_type)
    finding = Search(Guide(game), game.guess(view, Quick(seed)), seat, seed, Settings()).run(Budget(LONG, simulations))
    return finding.action, finding.root.visits, finding.root.sums


@pytest.mark.parametrize("name", ["three_little_pigs", "fair"])
@pytest.mark.parametrize("n_seats", [2, 4])
def test_the_same_view_and_seed_give_the_same_search_and_change_nothing(name: str, n_seats: int) -> None:
    """Whatever is hidden: it is dealt anew a hundred times.  The real position stays as it is."""
    game = find_game(name)
    s = game.new({}, n_seats, Quick(5), None)
    rng = Random(n_seats)
    for at in range(14):
        seat = rng.choice(asked(s))
        if at in (3, 8, 13) and len(legal(s, seat)) > 1:
            before = state_of(game, s)
            first = searched(game, s, seat, 4, at)
            assert state_of(game, s) == before
            for deal in range(100):
                t = game.clone(s)
                game.reshuffle(t, seat, Quick(deal))
                assert searched(game, t, seat, 4, at) == first
            assert searched(game, s, seat, 60, at) == searched(game, s, seat, 60, at)
        play(s, seat, rng.choice(legal(s, seat)))


def test_a_search_plays_on_copies_only() -> None:
    for name in ("three_little_pigs", "fair"):
        game = find_game(name)
        s = game.new({}, 3, Quick(2), None)
        play(s, asked(s)[0], legal(s, asked(s)[0])[0])
        seat = asked(s)[0]
        before = state_of(game, s)
        Search(Guide(game), s, seat, 1, Settings()).run(Budget(LONG, 40))
        assert state_of(game, s) == before


def test_budgets_in_simulations_and_in_time() -> None:
    game = find_game("three_little_pigs")
    s = game.new({}, 2, Quick(2), None)
    play(s, asked(s)[0], 0)
    seat = asked(s)[0]
    for simulations in (1, 7, 50):
        finding = Search(Guide(game), s, seat, 1, Settings()).run(Budget(LONG, simulations))
        assert 1 <= finding.n == sum(finding.root.visits) <= simulations
    for budget in (Budget(0), Budget(0, 1000), Budget(30)):
        finding = Search(Guide(game), s, seat, 1, Settings()).run(budget)
        assert 1 <= finding.n == sum(finding.root.visits)
        assert finding.action in legal(s, seat)


def test_it_stops_when_nothing_can_change_the_choice() -> None:
    """Equals are compared to the end; a clear choice takes half of the simulations or little more, and is the same."""
    equal = found(Ask(0, End(0.5, 0.5), End(0.5, 0.5)), 2, 100)
    assert equal.n >= 99
    clear = found(Ask(0, End(1, 0), End(0, 1)), 2, 100)
    assert 50 < clear.n < 70 and clear.action == 0
    favourite, other = sorted(clear.root.visits, reverse=True)
    assert favourite - other > 100 - clear.n


def test_the_trees_stay_within_their_bound() -> None:
    game = find_game("three_little_pigs")
    s = game.new({}, 2, Quick(2), None)
    play(s, asked(s)[0], 0)
    settings = Settings()
    settings.most_nodes = 20
    search = Search(Guide(game), s, asked(s)[0], 1, settings)
    search.run(Budget(LONG, 200))
    assert search.n > 20
    assert len(search.nodes) == 20


def test_a_search_is_explained_in_one_sentence() -> None:
    alone = Worths(tiny_game(Ask(0, End(0, 1), End(1, 0)), 2))
    one = Search(alone, alone.game.new({}, 2, Quick(1), None), 0, 1, Settings()).run(Budget(LONG, 1))
    pure = found(Ask(0, End(0.58, 0.42), End(0.63, 0.37)), 2, 800)
    mixed = found(Both((End(1, 0), End(0, 1)), (End(0, 1), End(0.5, 0.5))), 2, 500)
    assert explain(pure).facts == {"chance": 63, "n": pure.n, "next": 58}
    for finding, why in ((pure, "bot-search"), (one, "bot-search-alone"), (mixed, "bot-search-mixed")):
        choice = explain(finding)
        assert (choice.action, choice.why) == (finding.action, why)
        for locale in LOCALES:
            text = say(locale, choice.why, None, **choice.facts)
            assert "{" not in text and str(choice.facts["n"]) in text
