"""The table of Wyatt Earp as text."""

from collections.abc import Sequence
from typing import Final

from hanpan.games.wyatt_earp.actions import DRAW_DISCARD, LAY, MOST_LAID, PLAY_BANK, PLAY_GUN, PLAY_PHOTO
from hanpan.games.wyatt_earp.data import CARDS, CP, OUTLAWS
from hanpan.games.wyatt_earp.view import EarpView
from hanpan.text import say, say_name

GAME: Final = "wyatt_earp"
#: How much of a discard pile is listed.
LISTED: Final = 12


def picture(view: EarpView, locale: str, names: Sequence[str]) -> list[str]:
    """Round, supply and discards, posters, then every seat with its territory, at last the own hand."""
    lines = []
    if view.turn is not None:
        lines.append(say(locale, "table-round", GAME, round=view.round, name=names[view.turn]))
    lines.append(say(locale, "table-supply", GAME, n=view.n_supply, **{"pass": view.supply_pass}))
    lines += pile(view, locale)
    for outlaw, poster in view.posters.items():
        key = "table-poster-open" if poster.registered else "table-poster"
        name = say_name(locale, GAME, outlaw)
        lines.append(say(locale, key, GAME, outlaw=name, bounty=poster.bounty, points=sum(poster.points)))
    for seat in range(view.n_seats):
        lines += territory(view, locale, names[seat], seat)
    if view.seat is not None:
        lines.append(say(locale, "table-hand", GAME, cards=counted(locale, view.hand)))
    return lines


def pile(view: EarpView, locale: str) -> list[str]:
    """The discard pile: all of it where it may be looked through (WE-DIS-05), else its top card."""
    n = len(view.discard)
    if n > 1 and view.options["discard_browsable"] == "true":
        cards = [say_name(locale, GAME, card) for card in view.discard[::-1]]
        more = ["…"] if n > LISTED else []
        return [say(locale, "table-discard", GAME, n=n, cards=", ".join([*cards[:LISTED], *more]))]
    top = say_name(locale, GAME, view.discard[-1]) if view.discard else ""
    return [say(locale, "table-discard-top", GAME, n=n, card=top)]


def territory(view: EarpView, locale: str, name: str, seat: int) -> list[str]:
    """A seat's money, its groups and Hideouts, and what is known of its hand."""
    lines = [say(locale, "table-seat", GAME, name=name, money=view.money[seat], cards=view.n_hands[seat])]
    for outlaw, cards in view.territories[seat].items():
        poster = view.posters[outlaw]
        lines.append(
            "  "
            + say(
                locale,
                "table-group",
                GAME,
                outlaw=say_name(locale, GAME, outlaw),
                points=poster.points[seat],
                pays=poster.pays[seat],
                cards=counted(locale, cards),
            )
        )
    for n, hideout in enumerate(view.hideouts):
        if hideout.seat == seat:
            outlaw = say_name(locale, GAME, hideout.outlaw)
            points = sum([CP[CARDS.index(card)] for card in hideout.cards])
            under = counted(locale, hideout.cards)
            lines.append("  " + say(locale, "table-hideout", GAME, n=n, outlaw=outlaw, points=points, cards=under))
    if view.known[seat]:
        lines.append("  " + say(locale, "table-known", GAME, cards=counted(locale, view.known[seat])))
    absent = view.absences[seat]
    if absent.outlaws and not absent.gained:
        outlaws = ", ".join(say_name(locale, GAME, outlaw) for outlaw in absent.outlaws)
        lines.append("  " + say(locale, "table-absent", GAME, outlaws=outlaws))
    return lines


def counted(locale: str, cards: Sequence[str]) -> str:
    """Cards with how many there are of each."""
    kinds = [(card, cards.count(card)) for card in dict.fromkeys(cards)]
    return ", ".join(say(locale, "table-count", GAME, n=n, card=say_name(locale, GAME, card)) for card, n in kinds)


def member(view: EarpView, locale: str, field: str, name: str) -> str:
    """No choice of this game is a set."""
    return say_name(locale, GAME, name)


def worth_asking(view: EarpView) -> list[int]:
    """The discard pile, and cards in hand that cannot be laid; those for any outlaw on one that is not registered."""
    if view.question == "Drawing":
        return [DRAW_DISCARD]
    if view.question != "Playing":
        return []
    asked = []
    for outlaw, name in enumerate(OUTLAWS):
        n = view.hand.count(name)
        if n:
            asked.append(LAY + outlaw * MOST_LAID + n - 1)
        if f"photo_{name}" in view.hand:
            asked.append(PLAY_PHOTO + outlaw)
    closed = next((outlaw for outlaw, name in enumerate(OUTLAWS) if not view.posters[name].registered), 0)
    if "bank_robbery" in view.hand:
        asked.append(PLAY_BANK + closed)
    if "fastest_gun" in view.hand:
        asked.append(PLAY_GUN + closed)
    return asked
