"""Korean particles, by the cases that Python and the web share."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.text.josa import ending_of, ending_of_number, josa

CASES: list[dict[str, str]] = json.loads((Path(__file__).parent / "josa.json").read_text("utf-8"))
DIGITS = "영일이삼사오육칠팔구"
POWERS = ("", "십", "백", "천")
MYRIADS = ("", "만", "억", "조")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['word']}+{case['pair']}")
def test_case(case: dict[str, str]) -> None:
    assert josa(case["word"], case["pair"]) == case["text"]


def test_cases_cover_every_ending() -> None:
    assert len(CASES) >= 60
    assert {ending_of(case["word"]) for case in CASES} == {"open", "closed", "rieul", "unknown"}


def read_aloud(n: int) -> str:
    """The number in Hangul, written out by the rules of arithmetic and not by those under test."""
    if n == 0:
        return "영"
    words = ""
    groups = [n // 10_000**i % 10_000 for i in range(4)]
    for i in reversed(range(4)):
        part = ""
        for j in reversed(range(4)):
            digit = groups[i] // 10**j % 10
            if digit:
                part += ("" if digit == 1 and j else DIGITS[digit]) + POWERS[j]
        words += part + MYRIADS[i] if part else ""
    return words


@given(st.integers(0, 10**16 - 1) | st.integers(0, 15).map(lambda k: 10**k) | st.integers(0, 5000))
def test_numbers_end_as_they_are_read(n: int) -> None:
    assert ending_of_number(str(n)) == ending_of_number(f"{n:,}") == ending_of(read_aloud(n))


@given(st.text(), st.sampled_from(["이/가", "을/를", "은/는", "과/와", "으로/로"]))
def test_any_text_keeps_its_beginning(word: str, pair: str) -> None:
    said = josa(word, pair)
    closed, opened = pair.split("/")
    assert said.startswith(word)
    assert said[len(word) :] in (closed, opened, f"{closed}({opened})", f"(으){opened}")


@pytest.mark.parametrize("word", ["(" * 300, ")" * 300, "a(" * 150, "[(" * 150 + ")]" * 150, "가 " * 150])
def test_odd_brackets_end(word: Any) -> None:
    assert josa(word, "이/가").startswith(word)
