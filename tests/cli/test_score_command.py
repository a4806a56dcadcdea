"""`hanpan score GAME` counts a table at home: told on the command line or typed in, corrected, in both languages."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from commands import hanpan

from hanpan.games import find_game
from hanpan.text import LOCALES, say_name

GAME = "three_little_pigs"
DOCUMENT = (Path(__file__).parents[2] / "docs" / "score-sheets.md").read_text("utf-8")


def score(*players: str, locale: str = "en", **options: str):
    chosen = [f"--option={name}={value}" for name, value in options.items()]
    return hanpan("score", GAME, *[f"--player={player}" for player in players], *chosen, locale=locale)


def test_a_table_on_the_command_line():
    ran = score("Minji: wood door window+1 roof / brick window", "Jun: straw_window roof")
    assert ran.status == 0 and not ran.err
    assert ran.out.splitlines()[0] == "1. Minji: 11" and ran.out.splitlines()[-1] == "Minji wins!"
    assert "House 2 is unfinished: 0" in ran.out


def test_the_tie_break_and_shared_victories():
    ran = score("A: straw window roof / straw window roof", "B: wood window window roof")
    assert ran.out.splitlines()[-2:] == ["The totals were equal; more completed houses decided.", "A wins!"]
    assert score("A:", "B:").out.splitlines()[-1] == "A and B share the win!"


@pytest.mark.parametrize("locale", LOCALES)
def test_things_may_be_called_by_their_names_in_the_language(locale):
    names = [f"{material}_{part}" for material in ("straw", "wood") for part in ("door", "window", "roof")]
    lines = [", ".join(say_name(locale, GAME, name) for name in names[:1]) + " " + say_name(locale, GAME, names[2])]
    lines.append(
        f"{say_name(locale, GAME, 'wood')} {say_name(locale, GAME, 'window')}+2 {say_name(locale, GAME, 'roof')}"
    )
    ran = score(*[f"P{n}: {line}" for n, line in enumerate(lines)], locale=locale)
    assert ran.status == 0, ran.err
    assert json.loads(
        hanpan("score", GAME, "--player=straw_door roof", "--player=wood_window+2 roof", "--json").out
    ) == (json.loads(hanpan("score", GAME, *[f"--player=x: {line}" for line in lines], "--json", locale=locale).out))
    card = say_name(locale, GAME, "award_first_wood").upper()
    ran = score(f"P: {lines[1]} {card}", "Q:", locale=locale, variant="veteran")
    assert ran.status == 0 and say_name(locale, GAME, "award_first_wood") in ran.out, ran.err


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "line, status, clause",
    [
        ("wood door door", 1, "TP-PLACE-04"),
        ("wood roof", 1, "TP-PLACE-03"),
        ("wood window window window window window", 1, "TP-SET-01"),
        ("award_first_wood", 1, "TP-VET-01"),
        ("paper door", 2, ""),
        ("wood door+7", 2, ""),
        ("*" * 400, 2, ""),
        ("\x1b[31m wood", 2, ""),
    ],
)
def test_what_cannot_be_is_told_in_one_line(line, status, clause, locale):
    ran = score(f"Minji: {line}", "Jun:", locale=locale)
    assert (ran.status, ran.out) == (status, "") and len(ran.err.splitlines()) == 1
    assert clause in ran.err and "\x1b" not in ran.err and not any(mark in ran.err for mark in "⟨⟩")


def test_numbers_of_players_options_and_files():
    assert score("A:").status == 2 and score(*["A:"] * 6).status == 2
    assert score("A:", "B:", variant="expert").status == 2
    assert "--player" in hanpan("score", "nowhere.json", "--player=A:").err
    assert hanpan("score", "nowhere.json").status == 2
    ran = hanpan("score", "fair", "--player=A:", "--player=B:")
    assert ran.status == 2 and len(ran.err.splitlines()) == 1


def test_doubts_are_told_beside_the_result():
    ran = score("A: brick window roof+2", "B:")
    assert ran.status == 0 and "A: 11" in ran.out and "TP-OPT-08" in ran.err


TYPED = """Minji
wood door window roof

paper
brick window roof

1
wood door door
9
1
wood door roof

"""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_that_is_typed_in_and_corrected(locale):
    ran = hanpan("score", GAME, typed=TYPED, locale=locale)
    assert ran.status == 0 and not any(mark in ran.out + ran.err for mark in "⟨⟩")
    assert len(ran.err.splitlines()) == 2 and "TP-PLACE-04" in ran.err
    numbers = [re.findall(r"\d+", line) for line in ran.out.splitlines() if "Minji" in line and re.search(r"\d", line)]
    assert ["2", "10"] in numbers or ["1", "10"] in numbers
    assert ["2", "7"] in numbers


def test_nothing_more_to_read():
    assert hanpan("score", GAME, typed="").status == 2
    assert hanpan("score", GAME, typed="A\n\nB\n").status == 2
    ran = hanpan("score", GAME, typed="A\n\nB\n\n")
    assert ran.status == 0 and "share the win" in ran.out


def test_rounds_on_the_command_line():
    """What stays on a poster is there in the next round, and the game goes on until somebody is rich enough."""
    told = (
        "--player=Minji: belle_starr 4 | belle_starr 11",
        "--player=Jun: Belle Starr 4 | Belle Starr 6",
        "--player=Sol: belle_starr 2",
    )
    ran = hanpan("score", "wyatt_earp", *told, "--table=Belle Starr 6000 | belle_starr +7000")
    lines = ran.out.splitlines()
    assert ran.status == 0 and not ran.err
    assert [lines.index(f"Round {n}") for n in (1, 2)] == [0, lines.index("Round 2")]
    assert "  Belle Starr: $1,000 of $6,000 stays" in lines and "  Belle Starr: all $9,000 paid" in lines
    assert any("WE-SCO-06" in line for line in lines) and any("WE-SCO-03" in line for line in lines)
    assert "1. Minji: $11,000" in lines and lines[-1] == "The game is not over: another round follows."
    data = json.loads(hanpan("score", "wyatt_earp", *told, "--table=belle_starr 6000 | belle_starr 9000", "--json").out)
    assert [one["totals"] for one in data["rounds"]] == [[2000, 2000, 1000], [11000, 2000, 1000]] and not data["over"]
    ran = hanpan("score", "wyatt_earp", *told[:2], "--table=belle_starr 60000")
    assert ran.status == 1 and "WE-WIN-01" in ran.err
    ran = hanpan("score", "wyatt_earp", "--player=A: belle_starr 9", "--player=B:", "--table=belle_starr 30000")
    assert ran.out.splitlines()[-1] == "A wins!"


def test_what_has_no_rounds_or_no_table():
    assert hanpan("score", GAME, "--player=A: | ", "--player=B:").status == 2
    assert hanpan("score", GAME, "--player=A:", "--player=B:", "--table=wood").status == 2
    assert hanpan("score", "wyatt_earp", "--player=A:", "--player=B:", "--table=Belle Starr 6").status == 2
    assert hanpan("score", "nowhere.json", "--table=x").status == 2


EVENING = """belle starr 9000
Minji
belle starr 12
Jun
belle 3
belle starr 4

+
belle starr 26000
belle starr 12

7
1


belle starr 9

"""


@pytest.mark.parametrize("locale", LOCALES)
def test_rounds_that_are_typed_in_and_corrected(locale):
    """The posters are told first; the blank lines of a correction leave what was told."""
    typed = EVENING.replace("belle starr", say_name(locale, "wyatt_earp", "belle_starr"))
    ran = hanpan("score", "wyatt_earp", typed=typed, locale=locale)
    assert ran.status == 0 and not any(mark in ran.out + ran.err for mark in "⟨⟩")
    assert len(ran.err.splitlines()) == 1 and "belle" in ran.err
    totals = [re.findall(r"[\d,]+", line)[-1] for line in ran.out.splitlines() if re.match(r"[12](\.|위) ", line)]
    assert totals == ["9,000", "0", "35,000", "0", "31,000", "4,000"]


def test_every_name_of_the_vocabulary_is_understood_where_it_belongs():
    game = find_game(GAME)
    for locale in LOCALES:
        for tile in game.vocabulary.names["tile"]:
            ran = hanpan("score", GAME, f"--player=P: {say_name(locale, GAME, tile)}", "--player=Q:", locale=locale)
            assert ran.status in (0, 1), (tile, ran.err)


def test_the_document_is_true():
    blocks = re.findall(r"```console\n(.*?)```", DOCUMENT, re.DOTALL)
    assert blocks
    for block in blocks:
        command, _, expected = block.partition("\n")
        program = "import sys; from hanpan.cli import main; main(sys.argv[1:])"
        words = [sys.executable, "-c", program]
        shell = command.removeprefix("$ hanpan")
        ran = subprocess.run(
            f'{" ".join(map(repr, words))}{shell}', shell=True, capture_output=True, encoding="utf-8",
            env={"LANG": "C.UTF-8", "PATH": ""}, timeout=60,
        )  # fmt: skip
        assert ran.stdout + ran.stderr == expected, command
