"""A game without pictures or bots of its own: lanes, hidden hands, ranges of numbers."""

import json
import re
from pathlib import Path

import pytest
from commands import hanpan


@pytest.mark.parametrize("seed", range(6))
def test_teaching_game_can_be_played(seed: int) -> None:
    ran = hanpan("play", "fair", "--bots", "random", "--seed", seed, "--seats", 3, typed="1\n" * 200)
    assert ran.status == 0 and not ran.err and "⟨" not in ran.out
    assert re.search("wins!|share the win!", ran.out.splitlines()[-2])
    assert re.search(r"^hand: \[", ran.out, re.MULTILINE), "a game without a picture is shown field by field"


def test_bots_play_as_well_as_they_can_where_no_level_is_named() -> None:
    ran = hanpan("play", "fair", "--seed", 1, typed="1\n" * 200)
    assert ran.status == 0 and not ran.err and "(First steps)" in ran.out
    assert hanpan("play", "fair", "--bots", "normal").status == 2


def test_numbers_are_typed_after_the_choice() -> None:
    for seed in range(20):
        typed = "1\n" * 12
        ran = hanpan("play", "fair", "--bots", "random", "--seed", seed, typed=typed)
        found = re.search(r"(\d+)\. Bid (\d+)–(\d+)\n> \n(?!.*> )", ran.out, re.DOTALL)
        if found:
            choice, least, most = map(int, found.groups())
            answers = [
                f"{choice}",
                f"{choice} {least - 1}",
                f"{choice} {most + 1}",
                f"{choice} {least} 1",
                f"{choice} {most}",
            ]
            before = ran.out[: found.start()].count("> ")
            ran = hanpan(
                "play", "fair", "--bots", "random", "--seed", seed, typed="1\n" * before + "\n".join(answers) + "\n"
            )
            assert ran.out.count(f"Add a number from {least} to {most}") == 4
            assert f"Traveller bids {most}." in ran.out
            return
    pytest.fail("nobody could bid")


def test_positions_of_another_game(tmp_path: Path) -> None:
    file = tmp_path / "fair.json"
    assert hanpan("new", "fair", "--seed", 1, "--seats", 3, "--to", file).status == 0
    seen = hanpan("view", file, "--seat", 1)
    assert seen.status == 0 and "hand: " in seen.out
    assert hanpan("view", file).out != seen.out, "the public sees no hand"
    assert json.loads(hanpan("legal", file, "--json", "--seat", 2).out)
    ran = hanpan("play", "three_little_pigs", "--from", file)
    assert ran.status == 2 and "fair" in ran.err
