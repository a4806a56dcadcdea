"""Views of Wyatt Earp as numbers: everything that matters is in them, and nothing that a seat cannot know."""

import random

import msgspec
import pytest

from hanpan.core.positions import write_position
from hanpan.envs import encoding_of
from hanpan.games.wyatt_earp.data import OUTLAWS
from hanpan.local import Match, new_match

from .tables import halfway

NAME = "wyatt_earp"
BELLE, BILLY = OUTLAWS[:2]
OTHER = {"most_wanted_hand": "look_and_take", "bounty_counting": "per_turn_and_outlaw"}


def named(match, seat):
    """The entries that are not 0, by name."""
    encoding = encoding_of(NAME, match.n_seats)
    values = encoding.encode(match.view(seat))
    return {label: value for label, value in zip(encoding.labels, values, strict=True) if value}


def changed(match, change, seat=0):
    """The entries that differ after `change` has been made to the written table."""
    written = write_position(match.game, match.position)
    change(written["table"])
    written["conserved"] = False
    before, after = named(match, seat), named(Match.from_position(written, 1), seat)
    return {label for label in before.keys() | after.keys() if before.get(label) != after.get(label)}


def empty_table():
    """A new match in which no card is anywhere."""
    match = new_match(NAME, 3, seed=1)
    written = write_position(match.game, match.position)
    written["table"] |= {"supply": ["wyatt_earp"], "discard": [], "hands": [["bob_dalton"]] * 3}
    written["conserved"] = False
    return Match.from_position(written, 1)


def test_a_new_table():
    match = new_match(NAME, 3, seed=1)
    seat = match.asked[0]
    seen = named(match, seat)
    assert seen["asks = Drawing"] == seen["turn of seat = 0"] == seen["dealer is seat = 2"] == seen["supply = 1"] == 1
    assert seen["seat 0 cards"] == seen["seat 1 cards"] == pytest.approx(0.5)
    assert seen["supply cards"] == pytest.approx(47 / 78) and "second supply, at most bob_dalton" not in seen
    assert seen[f"top discard = {match.view().discard[-1]}"] == 1
    hand = match.view(seat).hand
    assert {label.split()[1] for label in seen if label.startswith("hand ")} == set(hand)
    assert all(seen[f"hand {card}"] > 0 for card in hand)
    assert all(seen[f"{outlaw} bounty"] == pytest.approx(1 / 15) for outlaw in OUTLAWS)
    assert seen["option photo_reaction = true"] == 1
    assert not [label for label in seen if label.startswith(("hideout", "laid", "sheriff", "window", "resolving"))]
    other = named(match, (seat + 1) % 3)
    assert other["turn of seat = 2"] == 1 and "asks = Drawing" not in other


def test_every_thing_on_the_table_has_its_entry():
    match = empty_table()

    def lay(table):
        table["registered"] = [BELLE]
        cards = [BELLE] * 3 + [f"photo_{BELLE}", "bank_robbery", "stagecoach_robbery", "fastest_gun"]
        table["territories"] = [{}, {BELLE: cards}, {}]
        table["hideouts"] = [{"seat": 2, "outlaw": BELLE, "cards": [BELLE]}]

    group = {
        f"{BELLE} seat 1 {entry}" for entry in ("outlaws", "photo", "banks", "stagecoaches", "gun", "points", "pays")
    }
    hideout = {"hideout 0 seat = 2", f"hideout 0 = {BELLE}", "hideout 0 points", f"{BELLE} seat 2 covered"}
    assert changed(match, lay) == group | hideout | {f"{BELLE} registered"}

    def rich(table):
        table["money"] = [0, 5000, 0]
        table["bounty"][BILLY] = 9000
        table["round"], table["dealer"] = 2, (table["dealer"] + 1) % 3

    seen = changed(match, rich)
    assert {"seat 1 money", f"{BILLY} bounty", "round number"} <= seen
    assert len([label for label in seen if label.startswith("dealer is seat")]) == 2

    def known(table):
        table["hands"] = [["bob_dalton"], ["bob_dalton", "photo_bob_dalton"], ["bob_dalton"]]
        table["shown"] = [[], ["photo_bob_dalton"], []]
        table["absences"] = [{}, {}, {"outlaws": [BELLE], "gained": 2}]

    assert changed(match, known) == {
        "seat 1 cards", "seat 1 known photo_bob_dalton", f"seat 2 had no {BELLE}", "seat 2 cards gained since then",
    }  # fmt: skip

    def spent(table):
        table["supply_pass"] = 2
        table["stock"] = [["wyatt_earp"]] * 4
        table["discard"] = ["hideout", BELLE]
        table["idle_turns"] = 2
        table["dry_turns"] = 3

    assert changed(match, spent) == {
        "supply = 1", "supply = 2", "second supply, at most wyatt_earp", f"top discard = {BELLE}", f"discards {BELLE}",
        "discards hideout", "supply turns without a lay or a card of it", "supply turns without a card of it",
    }  # fmt: skip


def test_every_kind_of_entry_is_used_in_real_games():
    seen = set()
    for seed in range(12):
        match = new_match(NAME, 3, OTHER if seed % 2 else {}, seed=seed)
        rng = random.Random(seed)
        while not match.is_over:
            seat = match.asked[-1]  # the last one asked sees that others have answered
            entries = named(match, seat)
            assert f"asks = {match.view(seat).question}" in entries
            seen |= {label.split(" = ")[0] for label in entries}
            match.play(seat, rng.choice(match.legal(seat)))
    wanted = {
        "sheriff card played", "window for", "resolving", "discards to choose from cards", "hand seen of seat",
        "laid in this turn belle_starr", "seat 0 window", "seat 1 window", "hideout 0", "hideout 0 points",
        "second supply, at most wyatt_earp", "seat 1 known wyatt_earp", "belle_starr seat 1 covered",
    }  # fmt: skip
    assert wanted <= seen, wanted - seen


@pytest.mark.parametrize("hidden_windows", ["true", "false"])
def test_whoever_is_asked_about_a_photo_knows_of_which_outlaw(hidden_windows):
    asked = 0
    for seed in range(12):
        match = new_match(NAME, 2, {"hidden_windows": hidden_windows}, seed=seed)
        rng = random.Random(seed)
        while not match.is_over:
            seat = match.asked[0]
            view = match.view(seat)
            if view.question == "Answering":
                asked += 1
                assert f"window for = {view.frames[-1]['outlaw']}" in named(match, seat)
            match.play(seat, rng.choice(match.legal(seat)))
    assert asked > 3


def test_turning_the_table_turns_the_vector():
    """Seat 1 sees what seat 0 would see if everybody had moved one place on."""
    match = halfway(NAME, 3, 5)
    while match.view().question == "Answering" or (match.view().lanes and any(match.view().lanes)):
        match.play(match.asked[0], match.legal(match.asked[0])[0])
    written = msgspec.json.decode(msgspec.json.encode(write_position(match.game, match.position)))
    turned = msgspec.json.decode(msgspec.json.encode(written))
    table = turned["table"]
    for field in ("hands", "money", "territories", "shown", "absences"):
        if field in table:
            table[field] = table[field][1:] + table[field][:1]
    table["earned"] = [row[1:] + row[:1] for row in table["earned"]]
    if "seen" in table:
        table["seen"] = [row[1:] + row[:1] for row in table["seen"][1:] + table["seen"][:1]]
    if "stock" in table:
        table["stock"] = table["stock"][1:3] + table["stock"][:1] + table["stock"][3:]
    for holder in ("turn", "dealer"):
        table[holder] = (table[holder] - 1) % 3
    for thing in [*turned["frames"], *table.get("hideouts", [])]:
        for field in ("seat", "target"):
            if field in thing:
                thing[field] = (thing[field] - 1) % 3
    other = Match.from_position(turned, 1)
    for seat in range(3):
        assert named(match, seat) == named(other, (seat - 1) % 3)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_hidden_cards_change_no_number(n):
    """Whatever the others hold and the supply brings: what a seat cannot know is not in its vector."""
    encoding = encoding_of(NAME, n)
    for seed in range(6):
        match = halfway(NAME, n, seed)
        for seat in range(n):
            vector = encoding.encode(match.view(seat))
            hands = set()
            for other in range(5):
                world = match.resample(seat, other)
                assert encoding.encode(world.view(seat)) == vector
                hands.add(tuple(world.position.hands))
            assert len(hands) > 1, "nothing was hidden"


def test_the_public_view_is_that_of_seat_0_without_its_hand_and_question():
    match = halfway(NAME, 2, 3)
    own = {label: value for label, value in named(match, 0).items() if not label.startswith(("asks", "hand "))}
    public = named(match, None)
    assert {label for label in public.keys() | own.keys() if public.get(label) != own.get(label)} <= {
        label for label in own.keys() | public.keys() if label.startswith(("seat 1 known", "second supply"))
    }
