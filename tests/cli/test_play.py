"""A game in the terminal, typed through a pipe."""

import hashlib
import json
import re
from pathlib import Path

import pytest
from commands import Ran, hanpan

from hanpan.core.engine import is_over
from hanpan.games import find_game
from hanpan.text import LOCALES

GAME = "three_little_pigs"
FIRST = ("--option", "first_player=seat", "--bots", "random")
ANSWERS = "1\n" * 3000


def play(typed: str, *arguments: object, locale: str = "en") -> Ran:
    return hanpan("play", GAME, *FIRST, *arguments, locale=locale, typed=typed)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "table",
    [
        ("--seats", 2, "--option", "end_piles=short"),
        ("--seats", 5, "--seat", 3, "--option", "variant=veteran"),
        ("--seats", 3, "--option", "wolf_strength=one_tile", "--option", "wolf_optional=true", "--explain"),
    ],
    ids=["short", "veteran", "one tile"],
)
def test_games_end_with_a_score(table: tuple[object, ...], locale: str) -> None:
    ran = play(ANSWERS, "--seed", 4, *table, locale=locale)
    assert ran.status == 0 and not ran.err
    assert re.search("이겼어요" if locale == "ko" else r"wins!|share the win!", ran.out.splitlines()[-2])
    assert not re.search(r"[⟨⟩$]", ran.out)
    assert play(ANSWERS, "--seed", 4, *table, locale=locale).out == ran.out


def test_the_hash_of_the_seed_comes_first_and_the_seed_last() -> None:
    ran = play(ANSWERS, "--option", "end_piles=short")
    hashed = re.findall(r"^Seed hash of this game: ([0-9a-f]{64})$", ran.out, re.MULTILINE)
    seed = re.fullmatch(r"Seed of this game: ([0-9a-f]{64})", ran.out.splitlines()[-1])
    assert seed is not None and hashed == [hashlib.sha256(bytes.fromhex(seed[1])).hexdigest()]
    assert ran.out.index(hashed[0]) < ran.out.index("roll 1:")
    left = play("1\nq\n\n")
    assert "Seed hash of this game" in left.out and "Seed of this game" not in left.out


def test_choosing_several_things_and_wrong_answers() -> None:
    ran = play("1\n2\n2 9\n2 0\n2 1 1 3\n", "--seed", 3)
    assert ran.out.count("Add one or more of the numbers from 1 to") == 3
    assert "Traveller, roll 2:" in ran.out and ran.out.rstrip().endswith("so this ends here.")


@pytest.mark.parametrize(
    "answer", ["x", "1 1", "1.5", "-1", "0", "99", "²", "9" * 4000, "?x", "? ", "b", "h", "?", "s", "\x1b[A"]
)
def test_no_answer_is_too_odd(answer: str) -> None:
    ran = play(f"{answer}\n1\n", "--seed", 3)
    assert ran.status == 0 and not ran.err
    assert "Traveller, roll 1:" in ran.out


def test_why_not_names_rule_and_text() -> None:
    ran = play("1\n1\n" + "".join(f"?{n}\n" for n in range(1, 11)), "--seed", 1)
    assert "This can be done now" in ran.out
    assert re.search(r"\(TP-BUY-0\d\)\nTP-BUY-0\d: \w", ran.out)
    asked = ran.out.split("(not now)")[1:]
    assert asked, "some piles cannot be bought"


def test_choosing_what_is_not_possible_explains_it() -> None:
    out = play("1\n1\n", "--seed", 1).out
    number = re.findall(r"(\d+)\. \(not now\)", out)[0]
    ran = play(f"1\n1\n{number}\n", "--seed", 1)
    assert "TP-" in ran.out.removeprefix(out.rsplit("> ", 1)[0])


def test_saving_and_going_on(tmp_path: Path) -> None:
    file, other = tmp_path / "a.json", tmp_path / "b.json"
    ran = play(f"1\ns {file}\nq {other}\n", "--seed", 3)
    assert ran.status == 0 and file.read_bytes() == other.read_bytes()
    position = json.loads(file.read_text())
    assert position["frames"][-1] == {"frame": "Rolling", "seat": 0, "n_rolls": 1}
    ran = hanpan("play", GAME, "--bots", "random", "--from", file, "--seed", 1, typed="q\n\n")
    assert "Pick dice to reroll, or stop and build." in ran.out
    assert hanpan("play", GAME, "--from", "/no/such/file").status == 2


def test_leaving_asks_for_a_file_until_it_can_be_written(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    ran = play(f"q\n{tmp_path}\n{file}\n", "--seed", 3)
    assert "This is a folder" in ran.out and file.exists()


def test_names(tmp_path: Path) -> None:
    assert "Seat 1: 민서 (you)" in play("", "--name", " 민서\n").out
    assert "Seat 1: Traveller (you)" in play("", "--name", "\t").out
    assert "Seat 1: " + "가" * 20 + " (you)" in play("", "--name", "가" * 99).out


def test_record_of_a_game_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    ran = play(ANSWERS, "--seed", 9, "--seats", 3, "--record", file)
    assert ran.status == 0 and file.exists()
    for locale in LOCALES:
        told = hanpan("replay", file, locale=locale)
        assert told.status == 0 and not told.err
    told = hanpan("replay", file)
    assert "Played again with its seed, everything happens the same." in told.out
    news = [line for line in ran.out.splitlines() if line.startswith("· ")]
    assert [line for line in told.out.splitlines() if line.startswith("· ")] == news
    assert told.out.splitlines()[-3] == ran.out.splitlines()[-3]  # who has won
    assert hanpan("verify", file).status == 0
    assert is_over(find_game(GAME).blank({}, 3))  # a record needs no frames
