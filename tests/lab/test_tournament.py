"""Tournaments: duels, the journal that survives interruptions, the test that knows when to stop, ratings, pictures."""

import random
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from hanpan.lab.figures import share
from hanpan.lab.journal import BadJournal, Journal
from hanpan.lab.plots import draw_all
from hanpan.lab.ratings import rated
from hanpan.lab.simulate import Played
from hanpan.lab.tournament import DEALS_PER_ROUND, Duel, Tournament, deal_by_deal, hold
from hanpan.lab.trial import FEWEST, Question, Verdict, likelihood, verdict

SMALL = Tournament("three_little_pigs", 1, ("random", "easy"), 3, {"end_piles": "short"}, 3, 4)


def listed(duels: list[Duel]) -> list[list[list[Played]]]:
    return [duel.settled()[0] for duel in duels]


def nobody(duel: int, deal: int, games: list[Played]) -> None:
    pass


def test_duels_at_two_seats_and_at_more() -> None:
    three = ("random", "easy", "normal")
    pairs = Tournament("three_little_pigs", 1, three, 2, {}, 0, 1).duels()
    assert pairs == [("random", "easy"), ("random", "normal"), ("easy", "normal")]
    more = Tournament("three_little_pigs", 1, three, 5, {}, 0, 1)
    assert len(more.duels()) == len(set(more.duels())) == 6
    assert more.plan(("normal", "easy")).levels == ("normal", "easy", "easy", "easy", "easy")


@pytest.mark.parametrize("cut", [0, 1, 17])
def test_processes_and_interruptions_change_nothing(tmp_path: Path, cut: int) -> None:
    """A crash leaves the last line of the journal whole or half-written."""
    whole = listed(hold(SMALL, [], 1, nobody))
    assert [len(deals) for deals in whole] == [4, 4]
    assert listed(hold(SMALL, [], 2, nobody)) == whole

    class Stop(Exception):
        pass

    path = tmp_path / "journal"
    heard = 0
    with Journal(path, SMALL) as journal:

        def until_third(duel: int, deal: int, games: list[Played]) -> None:
            nonlocal heard
            heard += 1
            journal.add(duel, deal, games)
            if heard == 3:
                raise Stop

        with pytest.raises(Stop):
            hold(SMALL, [], 1, until_third)
    written = path.read_bytes()
    path.write_bytes(written[: len(written) - cut])
    told: list[tuple[int, int]] = []
    with Journal(path, SMALL) as journal:
        known = [(entry.duel, entry.deal, entry.games) for entry in journal.entries]
        assert len(known) == (3 if cut == 0 else 2)

        def note(duel: int, deal: int, games: list[Played]) -> None:
            told.append((duel, deal))
            journal.add(duel, deal, games)

        assert listed(hold(SMALL, known, 1, note)) == whole
    assert len(told) == 8 - len(known)
    with Journal(path, SMALL) as journal:
        assert len(journal.entries) == 8
    assert path.read_bytes().startswith(written[: written.rindex(b"\n", 0, len(written) - 1) + 1])


@pytest.mark.parametrize("cut", [0, 1, 5, 40])
def test_a_journal_that_was_cut_in_its_first_line_begins_anew(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "journal"
    with Journal(path, SMALL):
        pass
    whole = path.read_bytes()
    path.write_bytes(whole[:cut])
    with Journal(path, SMALL) as journal:
        assert journal.entries == []
    assert path.read_bytes() == whole


def test_a_foreign_or_damaged_journal_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with Journal(path, SMALL) as journal:
        hold(SMALL, [], 1, journal.add)
    good = path.read_bytes()
    other = Tournament("three_little_pigs", 1, ("random", "easy"), 3, {}, 3, 4)
    lines = good.splitlines(keepends=True)
    swapped = lines[1].replace(b'"deal":0', b'"deal":1')
    cases = [
        (good, other, "journal-other"),
        (b"dear diary", SMALL, "journal-other"),
        (b"dear diary\n", SMALL, "journal-broken"),
        (lines[0] + b"{}\n" + lines[1], SMALL, "journal-broken"),
        (lines[0] + swapped + lines[2], SMALL, "journal-broken"),
        (good + b"\xff\n", SMALL, "journal-broken"),
    ]
    for body, tournament, key in cases:
        path.write_bytes(body)
        with pytest.raises(BadJournal) as caught:
            Journal(path, tournament)
        assert caught.value.key == key, body
        assert path.read_bytes() == body
    assert caught.value.facts["line"] == len(lines) + 1


def test_a_duel_ends_at_the_first_round_that_is_sure() -> None:
    """Whatever more is known: what counts does not depend on what was played beyond."""
    plan = Tournament("three_little_pigs", 1, ("random", "easy"), 2, {}, 0, 80, margin=0.1)
    duel = Duel(plan, ("random", "easy"))
    for deal in range(80):  # the challenger loses every game
        duel.add(deal, [Played(deal * 2 + i, [i, 1 - i], [0, 1], [2, 1], None, 1) for i in range(2)])
    deals, answer = duel.settled()
    assert answer is Verdict.NOT_STRONGER
    assert FEWEST <= len(deals) < 80 and len(deals) % DEALS_PER_ROUND == 0
    assert duel.wanted() == [] and duel.outcome().deals == len(deals)


@pytest.mark.parametrize(("fair", "margin"), [(0.5, 0.1), (0.2, 0.1)])
def test_the_sequential_test_errs_as_seldom_as_it_says(fair: float, margin: float) -> None:
    """400 made-up duels with games that are won by chance: equals seldom count as stronger, and the other way round."""
    rng = random.Random(11)
    question = Question(fair, margin)
    n_seats = round(1 / fair)

    def ends(rate: float) -> Verdict:
        wins: list[float] = []
        while True:
            wins += [sum(rng.random() < rate for _ in range(n_seats)) / n_seats for _ in range(DEALS_PER_ROUND)]
            answer = verdict(question, wins)
            if answer is not Verdict.UNDECIDED:
                return answer

    equal = [ends(fair) for _ in range(400)]
    stronger = [ends(fair + margin) for _ in range(400)]
    assert equal.count(Verdict.STRONGER) <= 32  # 5 % of 400 and three standard deviations
    assert stronger.count(Verdict.NOT_STRONGER) <= 32
    assert likelihood(question, [1.0] * 20) > 0 > likelihood(question, [0.0] * 20)


def test_ratings_know_the_order_of_strength_and_pictures_are_drawn(tmp_path: Path) -> None:
    plan = Tournament("three_little_pigs", 1, ("easy", "random"), 2, {}, 5, 8)
    duels = hold(plan, [], 1, nobody)
    games = list(deal_by_deal(duels))
    assert len(games) == 16 and sum(share(game, 0) for _, game in games) > 8
    ratings = rated(plan.levels, games)
    assert [rating.level for rating in ratings] == ["easy", "random"]
    assert all(rating.deviation < 25 / 3 for rating in ratings)

    def say(key: str, **args: str) -> str:
        return " ".join([key, *args.values()])

    drawn = draw_all(tmp_path, say, {"easy": "쉬움", "random": "첫걸음"}, ratings, duels)
    first = [path.read_bytes() for path in drawn]
    assert [path.name for path in drawn] == ["ratings.svg", "duels.svg", "course.svg"]
    for body in first:
        ElementTree.fromstring(body)
    assert "쉬움" in first[0].decode() and "plot-fair" in first[1].decode()
    assert [
        path.read_bytes() for path in draw_all(tmp_path, say, {"easy": "쉬움", "random": "첫걸음"}, ratings, duels)
    ] == first
