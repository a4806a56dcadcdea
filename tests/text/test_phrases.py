"""Sentences about games: the cases that Python and the web share, and everything that random play can say."""

import json
from pathlib import Path
from typing import Any

import pytest

from hanpan.core.chance import Quick
from hanpan.core.engine import is_over, lowest, play
from hanpan.core.errors import HanpanError
from hanpan.core.events import spell_event
from hanpan.games import find_game
from hanpan.text import (
    LOCALES,
    TextFault,
    has_text,
    say,
    say_action,
    say_error,
    say_event,
    say_item,
    say_prompt,
    say_prompt_detail,
    say_refusal,
    say_waiting,
)

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "phrases.json").read_text("utf-8"))
PIGS = find_game("three_little_pigs")
NAMES = ("민서", "지훈", "두루미", "삽살이", "까치")


def say_case(case: dict[str, Any]) -> str:
    place = (case["locale"], case["game"])
    form, names = dict(case["form"]), case["names"]
    if case["kind"] == "refusal":
        return say_refusal(*place, form.pop("reason"), form, names)
    return {"event": say_event, "action": say_action, "prompt": say_prompt}[case["kind"]](*place, form, names)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["text"])
def test_case(case: dict[str, Any]) -> None:
    assert say_case(case) == case["text"]


#: Together they reach every event, question and line of the score.
TABLES = [
    ({}, 2),
    ({"variant": "veteran", "pile_visibility": "open", "end_piles": "short"}, 5),
    ({"wolf_optional": "true", "wolf_strength": "one_tile"}, 3),
    ({"variant": "veteran", "unsupported_tiles": "collapse", "second_tile": "any_pile"}, 4),
]


class Listener:
    """Plays random games and says everything that happens, could happen and cannot happen."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.said: set[str] = set()
        self.events: set[str] = set()
        self.reasons: set[str] = set()

    def play(self, options: dict[str, str], n_seats: int, seed: int) -> None:
        place = (self.locale, PIGS.name)
        log: list[Any] = []
        chance = Quick(seed)
        s = PIGS.new(options, n_seats, chance, log)
        while not is_over(s):
            seat = lowest(s.asked)
            frame = PIGS.frames.spell(s.frames[-1])
            self.said |= {say_prompt(*place, frame, NAMES), say_prompt_detail(*place, frame, NAMES)}
            self.said.add(say_waiting(*place, frame["frame"], NAMES[seat]))
            for a in s.offers[seat]:
                self.said.add(say_action(*place, PIGS.actions.spell(a), NAMES))
            if frame["frame"] != "Rolling" or chance.below(0, 16) == 0:
                self.ask_why(s)
            play(s, seat, chance.pick(0, s.offers[seat]))
        self.ask_why(s)
        for event in log:
            self.events.add(type(event).__name__)
            self.said.add(say_event(*place, spell_event(event, PIGS.vocabulary), NAMES))
        for entry in PIGS.score(s).seats:
            self.said |= {say_item(*place, item, NAMES) for item in entry.items}

    def ask_why(self, s: Any) -> None:
        for seat in range(s.n_seats):
            for a in range(PIGS.actions.n if s.asked >> seat & 1 else 1):
                refused = PIGS.why_not(s, seat, a)
                if refused is not None:
                    self.reasons.add(refused.key)
                    self.said.add(say_refusal(self.locale, PIGS.name, refused.key, refused.facts, NAMES))


@pytest.mark.parametrize("locale", LOCALES)
def test_random_play_is_told_in_full(locale: str) -> None:
    listener = Listener(locale)
    for options, n_seats in TABLES:
        for seed in range(12):
            listener.play(options, n_seats, seed)
    assert listener.events == {event.__name__ for event in PIGS.verbs}
    unheard = {reason.key for reason in PIGS.reasons} - listener.reasons
    assert unheard <= {"fine"}
    assert not [text for text in listener.said if any(mark in text for mark in "{}⟨⟩$") or not text.strip()]


def test_missing_text_is_reported_and_shows_its_key() -> None:
    with pytest.warns(TextFault, match="no-such-key"):
        assert say("ko", "no-such-key") == "⟨no-such-key⟩"
    with pytest.warns(TextFault, match="least"):
        say("en", "error-seats", n=3, most=5)
    assert not has_text("ko", "title") and has_text("ko", "title", PIGS.name)


def test_unknown_locale() -> None:
    with pytest.raises(ValueError, match="fr"):
        say("fr", "win", name="Ann")


@pytest.mark.parametrize("locale", LOCALES)
def test_errors_are_one_bounded_line(locale: str) -> None:
    hostile = "a\nb\x1b[31m\u2028" + "가" * 10_000
    text = say_error(locale, HanpanError("position-shape", path=hostile, detail=hostile))
    assert len(text.splitlines()) == 1 and "\x1b" not in text and len(text) < 1000


def test_seats_without_a_name_are_numbered() -> None:
    assert say_event("en", PIGS.name, {"event": "FirstPlayerChosen", "seat": 3}, ["Ann"]) == "4 goes first."


SHAPES = [
    ("Expected `int`, got `str` - at `$.turn`", "int 형식이어야 하는데 str 형식이에요 [$.turn]"),
    ("Expected `int` >= 0", "int 값의 범위는 >= 0"),
    ("Expected `array` of length <= 3 - at `$.awards`", "array 길이의 범위는 <= 3 [$.awards]"),
    ("Object missing required field `dice`", "빠진 항목: dice"),
    ("Object contains unknown field `dyce`", "모르는 항목: dyce"),
    ("no frame 'Rooling'", "그런 단계는 없어요: 'Rooling'"),
    ("something else", "something else"),
]


@pytest.mark.parametrize(("detail", "text"), SHAPES)
def test_shapes_are_translated(detail: str, text: str) -> None:
    assert say_error("ko", HanpanError("position-shape", path="table", detail=detail)).endswith(": " + text)
