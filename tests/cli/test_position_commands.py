"""Commands on position files do what they say, together and each by itself."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from commands import hanpan
from position_files import PIGS, POSITIONS, text_of

from hanpan.cli.files import write_whole
from hanpan.core.chance import Quick
from hanpan.core.engine import asked, is_over
from hanpan.core.positions import Written, read_position
from hanpan.text import LOCALES

GAME = "three_little_pigs"


def new(*arguments: object) -> dict[str, Any]:
    ran = hanpan("new", GAME, *arguments)
    assert ran.status == 0 and not ran.err
    position: dict[str, Any] = json.loads(ran.out)
    return position


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A position in which the first seat is about to roll."""
    file = tmp_path / "start.json"
    file.write_text(text_of(new("--seed", 1, "--option", "first_player=seat")))
    return file


def test_new_keeps_to_seed_seats_and_options() -> None:
    position = new("--seed", 7, "--seats", 4, "--preset", "official", "--option", "variant=veteran")
    assert position == new("--seed", 7, "--seats", 4, "--option", "variant=veteran")
    assert position["n_seats"] == 4 and position["options"]["variant"] == "veteran"
    assert position != new("--seed", 8, "--seats", 4, "--option", "variant=veteran")
    assert len({json.dumps(new()) for _ in range(6)}) > 1


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_commands_agree_with_the_engine(position: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(text_of(position))
    s = read_position(PIGS, Written(**position), Quick(0))
    forms = json.loads(hanpan("legal", file, "--json").out)
    assert [form["id"] for form in forms] == ([] if is_over(s) else s.offers[asked(s)[0]])
    assert json.loads(hanpan("score", file, "--json").out)["winners"] == PIGS.score(s).winners
    view = json.loads(hanpan("view", file, "--json").out)
    assert view["houses"] == position["table"]["houses"] and view["seat"] is None
    for a in (0, 1, 33, 42, 70):
        answer = json.loads(hanpan("why-not", file, a, "--json").out)
        assert answer["legal"] == (a in [form["id"] for form in forms])
    if not is_over(s):
        seen = json.loads(hanpan("view", file, "--json", "--seat", asked(s)[0] + 1).out)
        assert seen["choices"] == [form["id"] for form in forms]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_everything_has_words(position: dict[str, Any], locale: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(text_of(position))
    for arguments in (("legal", file), ("view", file), ("score", file), ("why-not", file, 33)):
        ran = hanpan(*arguments, locale=locale)
        assert ran.status == 0 and not ran.err and ran.out.strip()
        assert not any(mark in ran.out for mark in "⟨⟩$")


def test_apply_plays_all_or_nothing(start: Path, tmp_path: Path) -> None:
    to = tmp_path / "after.json"
    ran = hanpan("apply", start, "0", '{"do": "Stop"}', "--seed", 3, "--to", to)
    assert ran.status == 0 and "Seat 1" in ran.err
    assert json.loads(to.read_text()) == json.loads(hanpan("apply", start, 0, 1, "--seed", 3).out)
    before = to.read_bytes()
    ran = hanpan("apply", start, 0, 67, "--seed", 3, "--to", to)
    assert ran.status == 1 and not ran.out and len(ran.err.splitlines()) == 1
    assert to.read_bytes() == before


def test_apply_for_a_seat_that_is_not_asked(start: Path) -> None:
    ran = hanpan("apply", start, 0, "--seat", 2)
    assert ran.status == 1 and "TP-TURN-03" in ran.err


@pytest.mark.parametrize(
    "action", ["208", "-1", "{}", "[]", '{"do": "Roll", "x": 1}', "Roll", '{"do":"Buy"}', "9" * 30]
)
def test_unknown_actions(start: Path, action: str) -> None:
    ran = hanpan("why-not", start, action)
    assert ran.status == 2 and len(ran.err.splitlines()) == 1


def test_script_is_used_first_and_the_rest_is_kept(start: Path, tmp_path: Path) -> None:
    scripted = json.loads(start.read_text())
    faces = ["door", "door", "door", "wolf", "roof", "window"]
    scripted |= {"draws": [{"face": face} for face in faces], "conserved": False}
    file = tmp_path / "scripted.json"
    file.write_text(text_of(scripted))
    after = json.loads(hanpan("apply", file, 0).out)
    assert after["table"]["dice"] == faces[:5]
    assert after["draws"] == [{"face": "window"}] and after["conserved"] is False
    last = json.loads(hanpan("apply", file, 0, 2).out)
    assert last["table"]["dice"][0] == "window" and "draws" not in last


def test_draw_that_cannot_happen(start: Path, tmp_path: Path) -> None:
    file = tmp_path / "scripted.json"
    file.write_text(text_of(json.loads(start.read_text()) | {"draws": [{"face": "wolf"}]}))
    ran = hanpan("apply", file, 0)  # a white die has no wolf
    assert ran.status == 2 and len(ran.err.splitlines()) == 1


def test_a_finished_game_has_no_choices(tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    file.write_text(text_of(POSITIONS[4]))
    assert hanpan("legal", file).status == 0
    assert hanpan("apply", file, 0).status == 2
    assert "over" in hanpan("why-not", file, 0).out


def test_files_are_replaced_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.json"
    file.write_text("old")
    file.chmod(0o640)
    write_whole(str(file), "new")
    assert file.read_text() == "new" and file.stat().st_mode & 0o777 == 0o640

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    ran = hanpan("new", GAME, "--to", file)
    assert ran.status == 2 and "No space left" in ran.err
    assert file.read_text() == "new" and [path.name for path in tmp_path.iterdir()] == ["x.json"]
