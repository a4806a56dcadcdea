"""The numbered list from which a player in a terminal chooses."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hanpan.boards import board_of
from hanpan.core.game import Game
from hanpan.core.view import View
from hanpan.text import say, say_action, say_name

#: A game without a board of its own: kinds with more values than this are not listed for "why not?".
MOST_ASIDES: Final = 16


class Choice(msgspec.Struct, frozen=True):
    """One line of the list.

    `action` is the id of a single action; else `members` are the things of which some are to be chosen, or `bounds`
    the least and the largest number.  `legal` is False for what is listed only to be asked about.
    """

    label: str
    legal: bool
    action: int | None = None
    do: str = ""
    field: str = ""
    members: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None


def choices_of(game: Game, view: View, locale: str, names: Sequence[str]) -> list[Choice]:
    """What the seat of the view may do, then what it may not do and might wonder about."""
    found = [choice_of(game, view, locale, names, entry) for entry in game.actions.offer(view.choices)]
    for a in asides(game, view):
        if a not in view.choices:
            found.append(Choice(say_action(locale, game.name, game.actions.spell(a), names), False, a))
    return found


def choice_of(game: Game, view: View, locale: str, names: Sequence[str], entry: dict[str, Any]) -> Choice:
    """One entry of the offer (see `hanpan.core.actions.Actions.offer`)."""
    do = entry["do"]
    if "id" in entry:
        return Choice(say_action(locale, game.name, entry, names), True, entry["id"])
    field = entry["field"]
    if "from" in entry:
        first, last = entry["from"], entry["to"]
        label = say(locale, f"action-{do}", game.name, **{field: f"{first}–{last}"})
        return Choice(label, True, do=do, field=field, bounds=(first, last))
    members = tuple(entry["subset_of"])
    label = say(locale, "choice-some", label=say_action(locale, game.name, {"do": do, field: members}, names))
    board = board_of(game.name)
    about = tuple(
        board.member(view, locale, field, name) if board else say_name(locale, game.name, name) for name in members
    )
    return Choice(label, True, do=do, field=field, members=members, about=about)


def asides(game: Game, view: View) -> list[int]:
    """Actions whose reasons are worth reading."""
    board = board_of(game.name)
    if board is not None:
        return board.worth_asking(view)
    kinds = {game.actions.kind(a).name: game.actions.kind(a) for a in view.choices}
    return [
        a
        for kind in kinds.values()
        if len(kind.fields) == 1 and kind.fields[0].name in game.vocabulary.names and kind.count <= MOST_ASIDES
        for a in range(kind.first, kind.first + kind.count)
    ]


def action_of(game: Game, choice: Choice, numbers: Sequence[int]) -> int | None:
    """The id of a legal choice with the numbers typed after it (from 1 for members); None if they do not fit."""
    if choice.action is not None:
        return None if numbers else choice.action
    if choice.bounds is not None:
        least, most = choice.bounds
        if len(numbers) != 1 or not least <= numbers[0] <= most:
            return None
        return game.actions.read({"do": choice.do, choice.field: numbers[0]})
    if not numbers or not all(1 <= n <= len(choice.members) for n in numbers):
        return None
    chosen = [choice.members[n - 1] for n in sorted(set(numbers))]
    return game.actions.read({"do": choice.do, choice.field: chosen})
