"""Every text stands in both languages, with the same arguments, and for everything that the code can say."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent_files import (
    FOLDERS,
    SOURCE,
    bot_reasons,
    collected,
    error_calls,
    listed,
    messages,
    parsed,
    refusal_keys,
    score_keys,
)

from hanpan.games import find_game
from hanpan.server.problems import KEYS
from hanpan.text import LOCALES, slug

#: The games of the package; the teaching game of the tests has its own rules.
GAMES = [folder.parent.name for folder in FOLDERS[1:]]
FILES = sorted(file for folder in FOLDERS for file in folder.glob("*/*.ftl"))
#: Latin words that Korean readers see as well: names of commands, file forms and units.
LATIN = {"hanpan", "JSON", "UTF", "SHA", "MB", "ko", "en", "id", "Enter", "q", "b", "h", "s", "u"}
PARTICLE = re.compile(r"\}(?:이|가|을|를|은|는|와|과|로|으로|라(?!운드)|예요|아|야|랑)(?![가-힣]*\s*->)")
#: Kinds of a game's texts that further files add to.
OPEN_KINDS = ("aid-", "bot-", "board-")


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_file_is_sound(file: Path) -> None:
    junk = [entry.content for entry in parsed(file).body if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_stands_twice(folder: Path, locale: str) -> None:
    counts = Counter(message.id.name for message in listed(folder, locale))
    assert not [key for key, n in counts.items() if n > 1]


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_locales_say_the_same(folder: Path) -> None:
    ko, en = messages(folder, "ko"), messages(folder, "en")
    assert set(ko) == set(en)
    for key in ko:
        assert collected(ko[key]).variables == collected(en[key]).variables, key
        assert ko[key].value is not None and en[key].value is not None, key


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=name_of)
@pytest.mark.parametrize("locale", LOCALES)
def test_game_does_not_redefine_shared_texts(folder: Path, locale: str) -> None:
    assert not set(messages(folder, locale)) & set(messages(FOLDERS[0], locale))


@pytest.mark.parametrize("file", [file for file in FILES if file.parent.name == "ko"], ids=name_of)
def test_korean_is_korean(file: Path) -> None:
    for entry in parsed(file).body:
        if isinstance(entry, ftl.Message):
            spoken = re.sub(r"(?<![\w-])--?[a-z][a-z-]*|[A-Z][A-Z_]+|`[^`]*`", "", "".join(collected(entry).texts))
            assert set(re.findall(r"[A-Za-z]+", spoken)) <= LATIN, entry.id.name


@pytest.mark.parametrize("file", [file for file in FILES if file.parent.name == "en"], ids=name_of)
def test_english_is_english(file: Path) -> None:
    for entry in parsed(file).body:
        if isinstance(entry, ftl.Message) and entry.id.name != "language-ko":
            assert not re.search(r"[ㄱ-힣]", " ".join(collected(entry).texts)), entry.id.name


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_no_particle_follows_a_variable_directly(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    found = [line for line in lines if PARTICLE.search(line)]
    assert not found, f'write {{ JOSA($thing, "을/를") }} for the variable and its particle: {found}'


@pytest.mark.parametrize(
    "wrong", ["{ $x }이 왔어요", "{ $x }를 샀어요", "{ NTH($x) }으로 가요", "{ $x }와 { $y }", "{ $x }라고 불러요"]
)
def test_particle_scan_finds(wrong: str) -> None:
    assert PARTICLE.search(wrong)


@pytest.mark.parametrize(
    "right", ['{ JOSA($x, "이/가") } 왔어요', "{ $x } 님이 왔어요", "{ $n }개를 샀어요", "{ $n }라운드가 끝났어요"]
)
def test_particle_scan_lets_pass(right: str) -> None:
    assert not PARTICLE.search(right)


def needed(name: str) -> set[str]:
    """Every message that the rules of a game can ask for."""
    game = find_game(name)
    items, tie_breaks = score_keys(name)
    keys = {"title", "tagline"}
    keys |= {f"preset-{preset}" for preset in game.presets}
    for option in game.options:
        keys |= {f"option-{option.name}", f"option-{option.name}-about"}
        keys |= {f"option-{option.name}-{value}" for value in option.values}
    keys |= {f"name-{slug(word)}" for words in game.vocabulary.names.values() for word in words}
    for phase in game.phases:
        keys |= {f"prompt-{phase}", f"prompt-{phase}-detail", f"waiting-{phase}"}
    keys |= {f"action-{kind.name}" for kind in game.actions.kinds}
    keys |= {f"event-{event.__name__}" for event in game.verbs}
    keys |= {f"why-{reason.key}" for reason in game.reasons if reason.key != "fine"}
    keys |= {f"aid-{aid}" for aid in game.aids}
    return keys | {f"score-{key}" for key in items} | {f"score-decided-{key}" for key in tie_breaks}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_game_has_every_text(name: str, locale: str) -> None:
    have = set(messages(FOLDERS[0], locale)) | set(messages(SOURCE / "games" / name / "text", locale))
    assert needed(name) <= have


@pytest.mark.parametrize("name", GAMES)
def test_rules_have_no_idle_text(name: str) -> None:
    file = SOURCE / "games" / name / "text" / "ko" / "rules.ftl"
    have = {entry.id.name for entry in parsed(file).body if isinstance(entry, ftl.Message)}
    assert {key for key in have if not key.startswith(OPEN_KINDS)} <= needed(name)


@pytest.mark.parametrize("name", GAMES)
def test_two_things_never_have_one_name(name: str) -> None:
    words = {word for names in find_game(name).vocabulary.names.values() for word in names}
    assert len({slug(word) for word in words}) == len(words)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_has_a_text_with_its_facts(locale: str) -> None:
    texts = messages(FOLDERS[0], locale)
    faults = []
    for key, calls in error_calls().items():
        message = texts.get(f"error-{key}")
        for where, facts in calls:
            if message is None:
                faults.append(f"{where}: no text error-{key}")
            elif not collected(message).variables <= facts:
                faults.append(f"{where}: error-{key} lacks {collected(message).variables - facts}")
    assert not faults


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_of_the_server_has_a_text(locale: str) -> None:
    texts = messages(FOLDERS[0], locale)
    assert {key for key in refusal_keys() | set(KEYS.values()) | {"csrf"} if f"error-{key}" not in texts} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_explanation_of_a_bot_has_a_text(locale: str) -> None:
    shared = set(messages(FOLDERS[0], locale))
    for name in GAMES:
        own = set(messages(SOURCE / "games" / name / "text", locale))
        assert bot_reasons(name) <= shared | own
    assert (
        bot_reasons() - {key for key in error_calls()} - {key for name in GAMES for key in bot_reasons(name)} <= shared
    )
