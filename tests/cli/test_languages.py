"""Which language is spoken, and that every page and fault has its words in both."""

import re

import pytest
from commands import hanpan

from hanpan.cli.app import RUNS
from hanpan.cli.language import language_of, take_language
from hanpan.text import LOCALES

ENVIRONMENTS = [
    ({"LANG": "ko_KR.UTF-8"}, "ko"),
    ({"LANG": "ko"}, "ko"),
    ({"LANG": "KO_kr.eucKR"}, "ko"),
    ({"LANG": "en_US.UTF-8"}, "en"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": "kok_IN"}, "en"),
    ({"LANG": "C"}, "en"),
    ({}, "en"),
    ({"LANG": "ko_KR.UTF-8", "LC_ALL": "C"}, "en"),
    ({"LANG": "C", "LC_MESSAGES": "ko_KR.UTF-8"}, "ko"),
    ({"LANG": "ko_KR.UTF-8", "LC_ALL": ""}, "ko"),
]


@pytest.mark.parametrize(("environment", "locale"), ENVIRONMENTS)
def test_language_of_an_environment(environment: dict[str, str], locale: str) -> None:
    assert language_of(environment) == locale


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["new", "--lang", "ko", "x"], ("ko", ["new", "x"], None)),
        (["--lang=ko"], ("ko", [], None)),
        (["--lang", "ko", "--lang", "en"], ("en", [], None)),
        (["--lang"], ("en", [], "")),
        (["--lang", "fr", "x"], ("en", ["x"], "fr")),
        (["apply", "--", "--lang", "ko"], ("en", ["apply", "--", "--lang", "ko"], None)),
        (["--language", "ko"], ("en", ["--language", "ko"], None)),
    ],
)
def test_language_flag(arguments: list[str], expected: tuple[str, list[str], str | None]) -> None:
    assert take_language(arguments, {}) == expected


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", [(), *[(name,) for name in RUNS]])
def test_help_pages(command: tuple[str, ...], locale: str) -> None:
    ran = hanpan(*command, "--help", locale=locale)
    assert ran.status == 0 and not ran.err
    assert not re.search(r"[⟨⟩{}$]", ran.out.replace('{"do": "Roll"}', "")), ran.out
    assert bool(re.search("[가-힣]", ran.out)) == (locale == "ko")
    for name in RUNS if not command else ():
        assert re.search(rf"^{name} ", ran.out, re.MULTILINE)


WRONG = [
    ("bogus",),
    ("new",),
    ("new", "no_such_game"),
    ("new", "three_little_pigs", "--seats", "1"),
    ("new", "three_little_pigs", "--seats", "many"),
    ("new", "three_little_pigs", "--seats"),
    ("new", "three_little_pigs", "--colour", "red"),
    ("new", "three_little_pigs", "--seed", "1", "--seed", "2"),
    ("new", "three_little_pigs", "extra"),
    ("new", "three_little_pigs", "--preset", "family"),
    ("new", "three_little_pigs", "--option", "variant"),
    ("new", "three_little_pigs", "--option", "variant=expert"),
    ("new", "three_little_pigs", "--option", "colour=red"),
    ("new", "three_little_pigs", "--option", "first_player=seat", "--option", "first_seat=3"),
    ("new", "three_little_pigs", "--to", "/"),
    ("new", "three_little_pigs", "--to", "/no/such/folder/x.json"),
    ("apply", "x.json"),
    ("play", "three_little_pigs", "--seat", "3"),
    ("play", "three_little_pigs", "--bots", "godlike"),
    ("play", "three_little_pigs", "--bots", "random,random"),
    ("play", "three_little_pigs", "--from", "x", "--seats", "2"),
    ("simulate", "three_little_pigs", "--games", "0"),
    ("simulate", "three_little_pigs", "--jobs", "0"),
    ("simulate", "three_little_pigs", "--jobs", "1000"),
    ("simulate", "three_little_pigs", "--bots", "random,random,random", "--seats", "2"),
    ("simulate", "three_little_pigs", "--option", "variant=expert"),
    ("serve", "--port", "x"),
    ("serve", "--port", "65536"),
    ("export", "ABCDEF", "--data", "/no/such/folder"),
    ("replay", "/no/such/file"),
    ("legal", "nul\0name"),
    ("legal", "x" * 5000),
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("arguments", WRONG, ids=lambda arguments: " ".join(arguments)[:50])
def test_wrong_usage_is_one_line_in_the_language(arguments: tuple[str, ...], locale: str) -> None:
    ran = hanpan(*arguments, locale=locale)
    assert ran.status == 2 and not ran.out
    assert len(ran.err.splitlines()) == 1 and "⟨" not in ran.err
    assert bool(re.search("[가-힣]", ran.err)) == (locale == "ko")
