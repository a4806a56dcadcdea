"""T84: every Korean message, said with names of every kind of ending, has the right particles and no gap.

The web says the same messages with the same names (web/tests/korean.test.ts).
"""

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent_files import FOLDERS, collected, messages

from hanpan.text.bundles import bundle_of

NAMES: dict[str, str] = {
    case["name"]: case["ending"] for case in json.loads((Path(__file__).parent / "endings.json").read_text("utf-8"))
}
#: Particles that must not stand directly after a word with that ending.
WRONG = {
    "open": "이 을 은 과 으로 이에요 이라 아 이랑",
    "closed": "가 를 는 와 로 예요 야 랑",
    "rieul": "가 를 는 와 으로 예요 야 랑",
}
#: Where a particle ends.
BREAK = r"(?![가-힣])"
#: Values for what is a number in one text and a word in another; the web uses the same.
NUMBERS = (0, 1, 3, 10)


def faults_of(text: str) -> list[str]:
    """Wrong particles after a name, both forms at once, and traces of a text that was not filled in."""
    text = re.sub("`[^`]*`", "", text)  # an example of what to type
    found = re.findall(r"[{}⟨⟩$]|\((?:이|을|은|과|으)\)|[이을은과]\([가를는와]\)", text)
    for name, ending in NAMES.items():
        wrong = "|".join(WRONG[ending].split())
        found += [match[0] for match in re.finditer(f"{name}(?:{wrong}){BREAK}", text)]
    return found


def renderings(game: str | None, key: str, message: ftl.Message) -> list[str]:
    """The message with each name in every place that takes a word, and with numbers where it takes a number."""
    bundle = bundle_of("ko", game)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    variables = sorted(collected(message).variables)
    texts = []
    for name, number in itertools.product(NAMES, NUMBERS) if variables else [("", 0)]:
        for taken in (name, number):
            args: dict[str, Any] = dict.fromkeys(variables, taken)
            text, errors = bundle.format_pattern(pattern, args)
            if errors:  # NTH and plural choices want numbers, JOSA takes both
                args = {variable: number if variable in numeric(message) else name for variable in variables}
                text, errors = bundle.format_pattern(pattern, args)
            assert not errors, (key, args, errors)
            texts.append(str(text))
    return texts


def numeric(message: ftl.Message) -> set[str]:
    """Variables that a function which counts takes."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ftl.FunctionReference) and node.id.name in ("NTH", "NUMBER"):
            found.update(
                argument.id.name
                for argument in node.arguments.positional
                if isinstance(argument, ftl.VariableReference)
            )
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                for child in value if isinstance(value, list) else [value]:
                    walk(child)

    walk(message)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_with_every_ending(folder: Path) -> None:
    game = None if folder == FOLDERS[0] else folder.parent.name
    said = {text for key, message in messages(folder, "ko").items() for text in renderings(game, key, message)}
    assert len(said) > 100
    assert not [(found, text) for text in sorted(said) if (found := faults_of(text))]


@pytest.mark.parametrize(
    "text", ["민서이 왔어요", "지훈를 봤어요", "수달으로 가요", "Kim는 나", "{ $x } 님", "봇 3(이)가"]
)
def test_the_scan_finds(text: str) -> None:
    assert faults_of(text)


@pytest.mark.parametrize("text", ["민서가 왔어요", "지훈 님이", "수달로 가요", "Noel은", "봇 3은 3장", "민서은행"])
def test_the_scan_lets_pass(text: str) -> None:
    assert not faults_of(text)


def test_every_ending_is_tried() -> None:
    assert set(NAMES.values()) == set(WRONG)
    assert any(name.isascii() for name in NAMES) and any(name[-1].isdigit() for name in NAMES)
