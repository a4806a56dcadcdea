"""Names of environments: what they carry, and what is refused."""

import pytest

from hanpan.core.errors import BadOptions, HanpanError
from hanpan.envs import BadEnvId, EnvId, format_id, parse_id
from hanpan.envs.ids import make_id
from hanpan.games import UnknownGame, find_game
from hanpan.text import LOCALES, say_error


def test_the_id_names_rules_seats_and_what_differs():
    game = find_game("three_little_pigs")
    env_id = make_id(game, 4, {"end_piles": "short", "variant": "veteran", "end_timing": "end_of_turn"})
    assert env_id == EnvId("three_little_pigs", 1, 4, {"variant": "veteran", "end_piles": "short"})
    assert format_id(env_id) == "three_little_pigs-v1/seats=4,variant=veteran,end_piles=short" == str(env_id)


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("three_little_pigs-v1", "three_little_pigs-v1/seats=2"),
        ("fair-v1/thieves=off", "fair-v1/seats=2,thieves=off"),
        ("fair-v1/thieves=on,seats=3", "fair-v1/seats=3"),
        (
            "three_little_pigs-v1/end_piles=short,variant=veteran",
            "three_little_pigs-v1/seats=2,variant=veteran,end_piles=short",
        ),
    ],
)
def test_equal_environments_have_equal_ids(text, whole):
    assert format_id(parse_id(text)) == whole
    assert parse_id(whole) == parse_id(text)


@pytest.mark.parametrize("game", ["three_little_pigs", "fair"])
def test_every_option_goes_both_ways(game):
    for option in find_game(game).options:
        for value in option.values:
            env_id = make_id(find_game(game), 2, {option.name: value} if value not in ("3", "4", "5") else {})
            assert parse_id(format_id(env_id)) == env_id


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", BadEnvId),
        ("three_little_pigs", BadEnvId),
        ("three_little_pigs-v", BadEnvId),
        ("three_little_pigs-v1/", BadEnvId),
        ("three_little_pigs-v1/seats", BadEnvId),
        ("three_little_pigs-v1/seats=two", BadEnvId),
        ("three_little_pigs-v1/seats=2,seats=2", BadEnvId),
        ("three_little_pigs-v1/seats=٢", BadEnvId),
        ("three_little_pigs-v1/seats=2\n", BadEnvId),
        ("../three_little_pigs-v1", BadEnvId),
        ("three_little_pigs-v2", BadEnvId),
        ("chess-v1", UnknownGame),
        ("three_little_pigs-v1/seats=9", BadOptions),
        ("three_little_pigs-v1/variant=easy", BadOptions),
        ("three_little_pigs-v1/colour=red", BadOptions),
    ],
)
def test_wrong_ids_are_typed_errors_that_can_be_said(text, error):
    with pytest.raises(error) as found:
        parse_id(text)
    assert isinstance(found.value, HanpanError)
    for locale in LOCALES:
        assert "⟨" not in say_error(locale, found.value)
