"""Korean particles: which of two forms follows a word depends on how the word's end is read aloud.

tests/text/josa.json holds the cases that this file and the web's copy of it both pass.  `readings.json` says how
Latin letters and words end; both copies read it.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final, Literal
from unicodedata import normalize

import msgspec

#: How a reading ends: with a vowel, with a consonant, with ㄹ; unknown for what has no certain reading.
Ending = Literal["open", "closed", "rieul", "unknown"]

SILENT: Final = re.compile(r"""[\s.,!?~·:;"'‘’“”‹›«»「」『』〈〉《》<>(){}\[\]_*-]+$""")
#: What brackets at the end hold is an aside: the particle goes with the word before them.
ASIDE: Final = re.compile(r"^(.*\S)\s*(?:\([^()]*\)|\[[^\[\]]*\])$", re.DOTALL)
NUMBER: Final = re.compile(r"(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$", re.ASCII)
LATIN: Final = re.compile(r"[A-Za-z]+$")
#: 영 일 이 삼 사 오 육 칠 팔 구
DIGITS: Final[tuple[Ending, ...]] = (
    "closed",
    "rieul",
    "open",
    "closed",
    "open",
    "open",
    "closed",
    "rieul",
    "rieul",
    "open",
)
#: An abbreviation up to this length is read letter by letter.
LONGEST_SPELLED: Final = 3


def josa(word: str, pair: str) -> str:
    """`word` with the fitting form of `pair`, consonant form first: `이/가`, `을/를`, `으로/로`.

    Both forms, as in `이(가)`, where the reading is not certain.
    """
    return word + particle(word, pair)


def particle(word: str, pair: str) -> str:
    """The form that fits `word`."""
    closed, _, opened = pair.partition("/")
    ending = ending_of(word)
    if ending == "rieul":
        ending = "open" if closed.startswith("으로") else "closed"
    if ending == "closed":
        return closed
    if ending == "open":
        return opened
    if closed.endswith(opened):
        return f"({closed.removesuffix(opened)}){opened}"
    return f"{closed}({opened})"


def ending_of(word: str) -> Ending:
    """How the reading of `word` ends; closing marks are not read."""
    read = spoken(normalize("NFKC", word))
    if not read:
        return "unknown"
    last = read[-1]
    if "가" <= last <= "힣":
        final = (ord(last) - 0xAC00) % 28
        return "open" if final == 0 else "rieul" if final == 8 else "closed"
    if "\u1100" <= last <= "\u1112":  # a consonant by itself: 기역, 니은 …
        return "rieul" if last == "\u1105" else "closed"
    if "\u1161" <= last <= "\u1175":  # a vowel by itself
        return "open"
    if last == "%":
        return "open"
    number = NUMBER.search(read)
    if number:
        return ending_of_number(number[0])
    latin = LATIN.search(read)
    return ending_of_latin(latin[0]) if latin else "unknown"


def spoken(word: str) -> str:
    """`word` without what stands silently or as an aside at its end."""
    while True:
        aside = ASIDE.match(word)
        shorter = aside[1] if aside and SILENT.sub("", aside[1]) else SILENT.sub("", word)
        if shorter == word:
            return word
        word = shorter


def ending_of_number(digits: str) -> Ending:
    """Sino-Korean reading: the last digit, or the power of ten that ends the number."""
    whole, point, _ = digits.partition(".")
    whole = whole.replace(",", "")
    zeros = len(whole) - len(whole.rstrip("0"))
    if point or zeros in (0, len(whole)):
        return DIGITS[int(digits[-1])]
    if zeros >= 16:
        return "unknown"
    return "open" if zeros >= 12 else "closed"  # 조 · 십 백 천 만 억


def ending_of_latin(letters: str) -> Ending:
    """By the names of the letters for one letter and short abbreviations, else by the usual transcription."""
    table = readings()
    word = letters.lower()
    if len(letters) == 1 or (letters.isupper() and len(letters) <= LONGEST_SPELLED):
        return table.letters.get(word[-1], "open")
    for pattern, ending in table.words:
        if re.search(pattern, word):
            return ending
    return "unknown"


class Readings(msgspec.Struct):
    """How Latin letters and words end: letters by name, words by the first pattern that fits."""

    letters: dict[str, Ending]
    words: list[tuple[str, Ending]]


@cache
def readings() -> Readings:
    """The table of readings of Latin letters."""
    return msgspec.json.decode((files("hanpan.text") / "readings.json").read_bytes(), type=Readings)
