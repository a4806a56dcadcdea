"""`hanpan simulate` on the command line."""

import json

from commands import hanpan

from hanpan.text import LOCALES

RUN = ("simulate", "three_little_pigs", "--bots", "random", "--games", 12, "--seed", 5)


def test_result_is_the_same_for_any_number_of_jobs() -> None:
    alone = hanpan(*RUN, "--jobs", 1, "--json")
    assert alone.status == 0 and not alone.err
    assert hanpan(*RUN, "--jobs", 3, "--json") == alone
    assert hanpan(*RUN, "--jobs", 3, "--json", "--option", "end_piles=short") != alone


def test_text_has_levels_seats_and_lengths() -> None:
    for locale in LOCALES:
        ran = hanpan(*RUN, "--jobs", 1, "--seats", 3, locale=locale)
        assert ran.status == 0 and not ran.err and "⟨" not in ran.out
        lines = [line.split() for line in ran.out.splitlines() if line]
        assert len(lines) == 4 + 1 + 1 + 3
    assert "First steps" in hanpan(*RUN, "--jobs", 1).out


def test_number_of_seats_follows_from_the_levels() -> None:
    result = json.loads(
        hanpan(
            "simulate",
            "three_little_pigs",
            "--bots",
            "random,random,random,random",
            "--games",
            2,
            "--jobs",
            1,
            "--json",
        ).out
    )
    assert len(result["by_seat"]) == 4 and result["fair"] == 0.25
