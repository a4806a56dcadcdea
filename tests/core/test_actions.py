"""Ids, forms and offers of action spaces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.actions import BadAction
from hanpan.games import find_game, game_names

GAMES = [find_game(name) for name in game_names()]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
)


@given(form=anything)
def test_reading_anything_gives_an_id_or_bad_action(form):
    for game in GAMES:
        try:
            a = game.actions.read(form)
        except BadAction:
            continue
        assert game.actions.read(game.actions.spell(a)) == a


def unfold(game, entries):
    """The ids that an offer's entries stand for, as a client would list them."""
    ids = []
    for entry in entries:
        if "id" in entry:
            assert game.actions.read(entry) == entry["id"]
            ids.append(entry["id"])
        elif "subset_of" in entry:
            names = entry["subset_of"]
            for mask in range(1, 1 << len(names)):
                chosen = [name for i, name in enumerate(names) if mask >> i & 1]
                ids.append(game.actions.read({"do": entry["do"], entry["field"]: chosen}))
        else:
            for value in range(entry["from"], entry["to"] + 1):
                ids.append(game.actions.read({"do": entry["do"], entry["field"]: value}))
    return sorted(ids)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
def test_offers_lose_nothing(game, data):
    ids = sorted(data.draw(st.sets(st.integers(0, game.actions.n - 1), min_size=1)))
    ids = [a for a in ids if defined(game, a)]
    assert unfold(game, game.actions.offer(ids)) == ids


def defined(game, a):
    try:
        game.actions.kind(a)
    except BadAction:
        return False
    return True


def test_a_long_run_is_one_range_and_all_subsets_are_one_entry():
    fair = find_game("fair").actions
    ids = [fair.read({"do": "Pass"})] + [fair.read({"do": "Bid", "amount": n}) for n in range(4, 21)]
    assert fair.offer(ids)[1:] == [{"do": "Bid", "field": "amount", "from": 4, "to": 20}]
    pigs = find_game("three_little_pigs").actions
    free = [pigs.read({"do": "Reroll", "dice": dice}) for dice in (["W1"], ["B2"], ["W1", "B2"])]
    assert pigs.offer(sorted(free)) == [{"do": "Reroll", "field": "dice", "subset_of": ["W1", "B2"]}]


@pytest.mark.parametrize(
    "form",
    [
        {"do": "Reroll", "dice": []},
        {"do": "Reroll", "dice": ["W1", "W1"]},
        {"do": "Reroll", "dice": [70]},
        {"do": "Buy", "pile": "straw_house"},
        {"do": "Buy", "pile": 9},
        {"do": "Buy"},
        {"do": "Buy", "pile": "straw_door", "seat": 1},
        {"do": "buy", "pile": "straw_door"},
        True,
        -1,
        10_000,
    ],
)
def test_forms_that_name_no_action(form):
    with pytest.raises(BadAction):
        find_game("three_little_pigs").actions.read(form)
