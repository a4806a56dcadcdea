"""Reading the Fluent files and the code as data, for the tests of this folder."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "src" / "hanpan"
FOLDERS = [SOURCE / "text", *sorted(SOURCE.glob("games/*/text"))]


def parsed(file: Path) -> ftl.Resource:
    return FluentParser().parse(file.read_text("utf-8"))


def messages(folder: Path, locale: str) -> dict[str, ftl.Message]:
    """Every message of the locale, by id."""
    return {message.id.name: message for message in listed(folder, locale)}


def listed(folder: Path, locale: str) -> list[ftl.Message]:
    """Every message of the locale as it stands in the files."""
    files = sorted((folder / locale).glob("*.ftl"))
    return [entry for file in files for entry in parsed(file).body if isinstance(entry, ftl.Message)]


class Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


def collected(message: ftl.Message) -> Collector:
    collector = Collector()
    collector.visit(message)
    return collector


def modules(*parts: str) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(SOURCE.joinpath(*parts).rglob("*.py")):
        yield file, ast.parse(file.read_text("utf-8"))


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def error_classes() -> set[str]:
    """`HanpanError` and everything derived from it, by name."""
    bases: dict[str, set[str]] = {}
    for _, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {getattr(base, "id", getattr(base, "attr", "")) for base in node.bases}
    found = {"HanpanError"}
    while True:
        more = {name for name, parents in bases.items() if parents & found} - found
        if not more:
            return found
        found |= more


def is_number(node: ast.expr) -> bool:
    """A literal number."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def refusal_keys() -> set[str]:
    """Keys of what a match and the server refuse on the wire, beyond the reasons of a game."""
    found = set()
    for room in ("match", "server"):
        for _, tree in modules(room):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and called(node) == "Refused" and len(node.args) > 1:
                    key = node.args[1]
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        found.add(key.value)
    return found


def error_calls() -> dict[str, list[tuple[str, set[str]]]]:
    """By key: where an error is made, and the facts that it is given."""
    classes = error_classes() - {"Refused"}  # its keys are reasons of a game
    found: dict[str, list[tuple[str, set[str]]]] = {}
    for file, tree in modules():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or called(node) not in classes or not node.args:
                continue
            key = next((one for one in node.args if not is_number(one)), node.args[0])  # a status may come first
            where = f"{file.relative_to(SOURCE)}:{node.lineno}"
            keys = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
            for one in keys:
                assert isinstance(one, ast.Constant) and isinstance(one.value, str), f"{where}: key is not a literal"
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.setdefault(one.value, []).append((where, facts))
    return found


def score_keys(game: str) -> tuple[set[str], set[str]]:
    """Keys of score lines, and of tie-breaks."""
    items: set[str] = set()
    tie_breaks: set[str] = set()
    for _, tree in modules("games", game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == "Item" and node.args:
                assert isinstance(node.args[0], ast.Constant)
                items.add(node.args[0].value)
            if isinstance(node, ast.Call) and called(node) == "ranked":
                keys = ast.literal_eval(node.args[2])
                tie_breaks |= set(keys)
    return items, tie_breaks


def bot_reasons(*parts: str) -> set[str]:
    """Keys of explanations in the code of bots; those of one game are a module or a package."""
    folder = SOURCE.joinpath("bots", *parts)
    files = [folder.with_suffix(".py")] if parts and not folder.is_dir() else sorted(folder.rglob("*.py"))
    return {
        node.value
        for tree in (ast.parse(file.read_text("utf-8")) for file in files if file.exists())
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"bot-[a-z-]+", node.value)
    }
