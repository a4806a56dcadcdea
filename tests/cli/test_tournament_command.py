"""`hanpan tournament` on the command line."""

import json
from pathlib import Path

from commands import hanpan

from hanpan.text import LOCALES

RUN = ("tournament", "three_little_pigs", "--levels", "random,easy", "--deals", 4, "--seed", 5, "--jobs", 1)


def test_result_is_the_same_for_any_number_of_jobs_and_from_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    alone = hanpan(*RUN, "--json", "--journal", path)
    assert alone.status == 0 and not alone.err
    assert hanpan(*RUN[:-1], 2, "--json") == alone
    assert hanpan(*RUN, "--json", "--journal", path) == alone
    assert hanpan(*RUN, "--json", "--option", "end_piles=short") != alone
    result = json.loads(alone.out)
    assert [duel["win"]["n"] for duel in result["duels"]] == [8]
    assert [rating["level"] for rating in result["ratings"]] == ["easy", "random"]


def test_text_and_pictures_in_both_languages(tmp_path: Path) -> None:
    for locale in LOCALES:
        ran = hanpan(*RUN, "--seats", 3, "--margin", 10, "--plots", tmp_path / locale, locale=locale)
        assert ran.status == 0 and "⟨" not in ran.out + ran.err
        assert len([line for line in ran.out.splitlines() if line]) == 2 + 1 + 2 + 1 + 2
        assert sorted(path.name for path in (tmp_path / locale).iterdir()) == ["course.svg", "duels.svg", "ratings.svg"]
    assert "쉬움" in (tmp_path / "ko" / "ratings.svg").read_text(encoding="utf-8")


def test_what_cannot_be_is_told_in_one_line(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign"
    foreign.write_text("not a journal\n", encoding="utf-8")
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    for more in (
        ("--levels", "easy,easy"),
        ("--levels", "godlike,easy"),
        ("--deals", 0),
        ("--margin", 90),
        ("--journal", foreign),
        ("--journal", tmp_path),
        ("--plots", file),
    ):
        for locale in LOCALES:
            given = {"--levels": "random,easy", "--deals": 1, "--jobs": 1, more[0]: more[1]}
            ran = hanpan(*RUN[:2], *[part for pair in given.items() for part in pair], locale=locale)
            assert ran.status == 2 and ran.err.count("\n") == 1 and "⟨" not in ran.err, (more, ran)
    assert foreign.read_text(encoding="utf-8") == "not a journal\n"
