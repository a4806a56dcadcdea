"""Games other than the first: lanes, hidden hands, ranges of numbers, plays that are taken back."""

import json
import re
from pathlib import Path

import pytest
from commands import hanpan

from hanpan.text import LOCALES


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


@pytest.mark.parametrize("locale", LOCALES)
def test_plays_are_taken_back_where_the_rules_let_it(tmp_path: Path, locale: str) -> None:
    """Otherwise it is said why not.  The record of such a game is proved."""
    file = tmp_path / "record.json"
    table = ("wyatt_earp", "--seats", 2, "--bots", "random", "--seed", 5, "--record", file)
    ran = hanpan("play", *table, locale=locale, typed="1\nu\n1\n2\n" * 3000)
    assert ran.status == 0 and not ran.err
    back, no = {"en": ("takes the last play back", "nothing that you can take back now. (WE-LOOP-05)")}.get(
        locale, ("방금 한 일을 물렀어요", "지금은 무를 것이 없어요. (WE-LOOP-05)")
    )
    steps = json.loads(file.read_text())["steps"]
    assert ran.out.count(back) == sum(step["actions"] == [{"do": "TakeBack"}] for step in steps) > 5
    assert ran.out.count(no) > 5
    assert hanpan("verify", file).status == 0
    pigs = hanpan("play", "three_little_pigs", typed="u\nq\n\n", locale=locale)
    assert {"en": "Nothing is taken back in this game.", "ko": "이 게임에서는 무를 수 없어요."}[locale] in pigs.out
