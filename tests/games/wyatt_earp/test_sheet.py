"""The score sheet: rounds of a table at home count as the game counts them, and what cannot lie there is told."""

import ast
from importlib.resources import files
from itertools import product
from random import Random

import pytest

from hanpan.core.chance import Quick
from hanpan.core.engine import lowest, play
from hanpan.core.errors import BadOptions, BadSheet, Refused
from hanpan.core.events import fold
from hanpan.core.sheet import RoundSheet
from hanpan.games.wyatt_earp import GAME, sheet
from hanpan.games.wyatt_earp import events as e
from hanpan.games.wyatt_earp.data import MOST_POINTS, MOST_ROUNDS, N_OUTLAWS, OUTLAWS
from hanpan.games.wyatt_earp.position import covered_points, points_of
from hanpan.text import LOCALES, has_text, say_refusal

from .cashier import cash

BELLE, BILLY, BOB = OUTLAWS[:3]


def told(points, bounty=None, covered=None):
    """A round about Belle Starr alone: her points by seat, and all that lies on her poster."""
    seats = [{"points": {BELLE: n}} for n in points]
    for part, n in zip(seats, covered or [], strict=False):
        part["covered"] = {BELLE: n}
    return RoundSheet(seats, {"posters": {BELLE: {"bounty": bounty}}} if bounty is not None else {})


def count(*rounds, **options):
    return GAME.count(options, rounds)


def totals(counted):
    return [entry.total for entry in counted.score.seats]


def left(counted, round=-1):
    return counted.rounds[round].places[0].form["left"]


def refused(*rounds, **options):
    with pytest.raises(Refused) as caught:
        count(*rounds, **options)
    return caught.value


#: Bounty, points by seat, payment by seat, what stays; further ones as covered points and options.
PUBLISHED = [
    (3000, [6, 0], [0, 0], 3000, {}),
    (6000, [4, 4, 2], [2000, 2000, 1000], 1000, {}),
    (9000, [11, 6], [9000, 0], 0, {}),
    (7000, [10, 6, 5], [4000, 3000, 0], 0, {}),
    (3000, [6, 6], [0, 0], 3000, {}),
    (8000, [8, 6, 6, 4], [3000, 2000, 2000, 1000], 0, {}),
    (5000, [6, 4, 4, 3], [2000, 1000, 1000, 1000], 0, {}),
    (4000, [6, 4, 4, 2], [2000, 1000, 1000, 0], 0, {}),
    (4000, [6, 4, 4, 4], [2000, 0, 0, 0], 2000, {}),
    (6000, [4, 4], [3000, 3000], 0, {"covered": [6, 0]}),
    (3000, [6, 0], [3000, 0], 0, {"covered": [2, 0], "hideout_counts_for_eight": "true"}),
    (3000, [6, 0], [0, 0], 3000, {"covered": [2, 0]}),
    (7000, [10, 6, 5], [3000, 2000, 2000], 0, {"share_far_players": "true"}),
    (5000, [8, 0], [5000, 0], 0, {}),
    (7000, [7, 0], [0, 0], 7000, {}),
    (4000, [5, 4, 0], [3000, 1000, 0], 0, {}),
]


@pytest.mark.clause(
    "WE-SCO-01", "WE-SCO-02", "WE-SCO-03", "WE-SCO-04", "WE-SCO-05", "WE-SCO-06", "WE-SCO-07", "WE-SCO-08", "WE-HID-04"
)
@pytest.mark.parametrize(("bounty", "points", "paid", "stays", "more"), PUBLISHED)
def test_published_payouts(bounty, points, paid, stays, more):
    options = {name: value for name, value in more.items() if name != "covered"}
    counted = count(told(points, bounty, more.get("covered")), **options)
    assert (totals(counted), left(counted)) == (paid, stays)
    place = counted.rounds[0].places[0]
    assert place.points == paid and place.form["paid"] + stays == place.form["bounty"] == bounty
    assert all(step.clause.startswith("WE-SCO-") for step in place.steps) and place.steps


@pytest.mark.clause("WE-SCO-07", "WE-NEXT-01")
def test_what_stays_is_there_in_the_next_round_with_1000_more():
    counted = count(told([4, 4, 2], 6000), told([0, 0, 0]), told([8, 0, 0], 9000))
    assert [one.places[0].form["began"] for one in counted.rounds] == [1000, 2000, 3000]
    assert totals(counted) == [11_000, 2000, 1000] and not counted.over
    assert [one.totals for one in counted.rounds] == [[2000, 2000, 1000]] * 2 + [[11_000, 2000, 1000]]
    assert [one.places[1].form["left"] for one in counted.rounds] == [1000, 2000, 3000]


@pytest.mark.clause("WE-SCO-07", "WE-NEXT-01")
def test_a_correction_changes_everything_after_it():
    later = [
        RoundSheet([{"points": {BELLE: 8}}, {"points": {BILLY: 8}}], {"posters": {BELLE: {"added": 3000}}}),
        RoundSheet([{"points": {BILLY: 10}}, {}], {"posters": {BILLY: {"added": 2000}}}),
    ]
    before = count(told([6, 6], 3000), *later)
    after = count(told([6, 0], 3000), *later)
    corrected = count(told([8, 6], 3000), *later)
    assert left(before, 0) == left(after, 0) == 3000 and left(corrected, 0) == 0
    assert totals(before) == [3000 + 1000 + 3000 + 1000 + 2000, 2000] == totals(after)
    assert totals(corrected) == [2000 + 1000 + 3000 + 1000 + 2000, 1000 + 2000]


@pytest.mark.clause("WE-WIN-01", "WE-WIN-02", "WE-WIN-03", "WE-WIN-04")
def test_the_end_of_the_evening():
    assert count(told([8, 0], 25_000)).over and not count(told([8, 0], 24_000)).over
    assert not count(told([8, 0], 25_000), end_threshold="more_than_25000").over
    assert count(told([8, 0], 26_000), end_threshold="more_than_25000").over
    error = refused(told([8, 0], 25_000), told([0, 0]))
    assert (error.key, error.clause, error.facts) == ("sheet_over", "WE-WIN-01", {"round": 2, "last": 1})
    tie = RoundSheet(
        [{"points": {BELLE: 8}}, {"points": {BILLY: 8}}],
        {"posters": {BELLE: {"bounty": 25_000}, BILLY: {"bounty": 25_000}}},
    )
    counted = count(tie)
    assert counted.over and counted.score.winners == [0, 1]
    assert not count(tie, final_tie="extra_round").over
    assert count(tie, told([8, 0], 5000), final_tie="extra_round").over
    quiet = [told([0, 0])] * MOST_ROUNDS
    assert count(*quiet).over and not count(*quiet[1:]).over
    with pytest.raises(BadSheet):
        count(*quiet, quiet[0])


def rounds_of(seed, options):
    """A played game as its sheets: bounties and points at the end of each round."""
    rng = Random(seed)
    n_seats = rng.randint(2, 4)
    log = []
    s = GAME.new(options, n_seats, Quick(seed), log)
    rounds = []
    while s.asked:
        seat = lowest(s.asked)
        at, before = len(log), GAME.clone(s)
        play(s, seat, rng.choice(s.offers[seat]))
        if not any(isinstance(event, e.RoundEnded) for event in log[at:]):
            continue
        for event in log[at:]:
            if isinstance(event, e.RoundEnded):
                break
            fold(GAME.verbs, before, event)
        points = [points_of(before, outlaw) for outlaw in range(N_OUTLAWS)]
        hidden = [covered_points(before, outlaw) for outlaw in range(N_OUTLAWS)]
        seats = [
            {
                "points": {OUTLAWS[o]: points[o][i] for o in range(N_OUTLAWS) if points[o][i]},
                "covered": {OUTLAWS[o]: hidden[o][i] for o in range(N_OUTLAWS) if hidden[o][i]},
            }
            for i in range(n_seats)
        ]
        posters = {OUTLAWS[o]: {"bounty": before.bounty[o]} for o in range(N_OUTLAWS)}
        rounds.append(RoundSheet(seats, {"posters": posters}))
    return s, rounds


@pytest.mark.clause("WE-SCO-09", "WE-END-04")
@pytest.mark.parametrize("seed", range(20))
def test_it_counts_what_the_game_counts(seed):
    """T86: whatever a played game came to, told round by round, gives the same score."""
    options = {
        name: ("false", "true")[seed >> i & 1]
        for i, name in enumerate(["share_far_players", "hideout_counts_for_eight"])
    }
    s, rounds = rounds_of(seed, options)
    counted = count(*rounds, **options)
    assert counted.score == GAME.score(s) and counted.over and not counted.doubts
    assert [place.form["left"] for place in counted.rounds[-1].places] == s.bounty
    # The same with what was added instead of what lies there, as the page tells it.
    for told, one in zip(rounds, counted.rounds, strict=True):
        told.table["posters"] = {
            place.form["outlaw"]: {"added": place.form["bounty"] - place.form["began"]} for place in one.places
        }
    assert count(*rounds, **options).score == counted.score


def by_hand(rounds):
    """Money and what stays, by a second opinion that shares nothing with the engine."""
    money = [0] * len(rounds[0].seats)
    stays = dict.fromkeys(OUTLAWS, 0)
    for told in rounds:
        for name in OUTLAWS:
            points = {str(i): part["points"][name] for i, part in enumerate(told.seats)}
            bounty = stays[name] + 1000 + told.table["posters"][name]["added"]
            paid, stays[name] = cash(points, sum(points.values()), bounty, far=False)
            for i, amount in paid.items():
                money[int(i)] += amount
    return money, list(stays.values())


@pytest.mark.clause("WE-SCO-07", "WE-NEXT-01")
@pytest.mark.parametrize("seed", range(20))
def test_evenings_with_corrections(seed):
    """T86: rounds at random, then one number after the other of an earlier round is put right."""
    rng = Random(seed)
    n_seats = rng.randint(2, 4)
    rounds = [
        RoundSheet(
            [{"points": {name: 2 * rng.choice([0, 0, 1, 2, 3]) for name in OUTLAWS}} for _ in range(n_seats)],
            {"posters": {name: {"added": 1000 * rng.randint(0, 2)} for name in OUTLAWS}},
        )
        for _ in range(rng.randint(2, 3))
    ]
    options = {"end_threshold": "more_than_25000"}
    for _ in range(5):
        counted = count(*rounds, **options)
        money, stays = by_hand(rounds)
        assert totals(counted) == money
        assert [place.form["left"] for place in counted.rounds[-1].places] == stays
        told = rounds[rng.randrange(len(rounds) - 1)]
        told.table["posters"][rng.choice(OUTLAWS)]["added"] = 1000 * rng.randint(0, 2)
        told.seats[rng.randrange(n_seats)]["points"][rng.choice(OUTLAWS)] = 2 * rng.randint(0, 4)


@pytest.mark.clause("WE-CMP-01", "WE-CMP-02", "WE-NEXT-01", "WE-FST-02")
def test_what_cannot_lie_there_is_refused_with_its_clause():
    odd = RoundSheet([{"points": {name: 3 for name in OUTLAWS[:2]}}, {"points": {name: 1 for name in OUTLAWS[:2]}}])
    covered = RoundSheet([{"covered": {name: 2 for name in OUTLAWS[:4]}}, {}])
    cases = [
        ([told([0, 0]), told([20, 12], 9000)], "sheet_points", "WE-CMP-02", {"round": 2, "n": 32, "most": MOST_POINTS}),
        ([odd], "sheet_odd", "WE-CMP-02", {"round": 1, "n": 4, "most": 3}),
        ([covered], "sheet_hideouts", "WE-CMP-01", {"round": 1, "n": 4, "most": 3}),
        ([told([6, 6], 3000), told([0, 0], 3000)], "sheet_bounty", "WE-NEXT-01", {"round": 2, "least": 4000}),
    ]
    for rounds, key, clause, facts in cases:
        error = refused(*rounds)
        assert (error.key, error.clause) == (key, clause) and facts.items() <= error.facts.items()
        for locale in LOCALES:
            text = say_refusal(locale, GAME.name, error.key, error.facts, ["민지", "Jun"])
            assert not any(mark in text for mark in "⟨⟩{}")
    count(told([20, 11], 9000))


@pytest.mark.clause("WE-CMP-02", "WE-FST-02")
def test_every_pile_that_the_cards_make_can_be_told():
    """All numbers of outlaw cards, Photos, robberies and one Fastest Gun, dealt to two players in any way."""
    rng = Random(1)
    for cards in product(range(8), range(2), range(5), range(3), range(2)):
        piles = [0, 0]
        for n, points in zip(cards, (2, 4, 2, 1, 3), strict=True):
            for _ in range(n):
                piles[rng.randrange(2)] += points
        counted = count(told(piles, 9000))
        assert sum(counted.rounds[0].places[0].points) + left(counted) == 9000
    assert MOST_POINTS == 31


@pytest.mark.clause("WE-LAY-05")
def test_a_first_set_that_added_too_little_is_doubtful_and_counts():
    counted = count(told([8, 0], 2000))
    assert totals(counted) == [2000, 0]
    assert [(doubt.key, doubt.facts["outlaw"], doubt.facts["round"]) for doubt in counted.doubts] == [
        ("sheet_first_set", BELLE, 1)
    ]
    assert not count(told([8, 0], 3000)).doubts and not count(told([0, 0])).doubts


def test_every_refusal_of_the_sheet_has_words():
    tree = ast.parse((files(sheet.__package__) / "sheet.py").read_text("utf-8"))
    keys = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused"
    }
    assert len(keys) == 6
    for locale in LOCALES:
        assert all(has_text(locale, f"why-{key}", GAME.name) for key in keys)


@pytest.mark.parametrize(
    "seat",
    [
        {"points": {"paper": 2}},
        {"covered": {"photo_belle_starr": 2}},
        {"points": {BELLE: 32}},
        {"points": {BELLE: -1}},
        {"points": {BELLE: "6"}},
        {"points": 6},
        {"cards": []},
        [],
        None,
    ],
)
def test_wrong_shapes_of_a_player(seat):
    with pytest.raises(BadSheet):
        count(RoundSheet([{}, seat]))


@pytest.mark.parametrize(
    "table",
    [
        {"posters": {"paper": {"added": 1000}}},
        {"posters": {BELLE: {"added": 1500}}},
        {"posters": {BELLE: {"added": -1000}}},
        {"posters": {BELLE: {"added": 1000, "bounty": 5000}}},
        {"posters": {BELLE: 3000}},
        {"posters": []},
        {"money": 3},
        None,
    ],
)
def test_wrong_shapes_of_the_posters(table):
    with pytest.raises(BadSheet):
        count(RoundSheet([{}, {}], table))


def test_wrong_numbers_of_players_and_options():
    for n in (0, 1, 5):
        with pytest.raises(BadOptions):
            count(RoundSheet([{}] * n))
    with pytest.raises(BadOptions):
        count(told([0, 0]), end_threshold="ever")
    with pytest.raises(BadSheet):
        count(told([0, 0]), told([0, 0, 0]))


def test_words():
    assert sheet.read(f"{BELLE} 6 / {BILLY} 10 hideout 4".split()).points == {BELLE: 6, BILLY: 10}
    assert sheet.read(f"{BELLE} hideout 4 {BILLY} 2".split()).covered == {BELLE: 4}
    posters = sheet.read_table(f"{BELLE} 6000 / {BOB} +2000".split()).posters
    assert (posters[BELLE].bounty, posters[BELLE].added) == (6000, 0)
    assert (posters[BOB].bounty, posters[BOB].added) == (None, 2000)
    for wrong in ("6", f"{BELLE} 32", f"{BELLE} 6 6", "hideout 4", f"{BELLE} x", "photo_belle_starr 4", f"{BELLE} -1"):
        with pytest.raises(ValueError):
            sheet.read(wrong.split())
    for wrong in (
        "6000",
        f"{BELLE} 6",
        f"{BELLE} 6000 7000",
        f"{BELLE} ++1000",
        "hideout 1000",
        f"{BELLE} 1{'0' * 30}",
    ):
        with pytest.raises(ValueError):
            sheet.read_table(wrong.split())
