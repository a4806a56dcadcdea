"""What the head of the one page says about an address: to messengers that show a link as a card, and to search engines.

Nothing of it is secret: whoever has the address may see as much.  A personal address says nothing at all.
"""

import re
from collections.abc import Callable
from html import escape
from typing import Final

import msgspec

from hanpan.games import game_names
from hanpan.server.codes import read_code
from hanpan.server.problems import Denied
from hanpan.server.rooms import Rooms
from hanpan.server.sitting import Sitting
from hanpan.store.errors import BrokenRecord
from hanpan.text import has_text, say
from hanpan.wire.http import Locale

#: Pages that are the same for everybody.
PLAIN: Final = frozenset({"rules", "score", "mine", "settings", "about", "kit"})
#: Pixels of the pictures of links.
WIDTH, HEIGHT = 1200, 630
TERRITORY: Final[dict[Locale, str]] = {"ko": "ko_KR", "en": "en_US"}
#: The picture of the project itself, among those of the games.
PROJECT: Final = "hanpan"

HasPicture = Callable[[str], bool]


class Head(msgspec.Struct):
    """What an address is about.  `picture` is the name of a game; `is_known` is false where there is nothing."""

    title: str
    about: str = ""
    picture: str = ""
    is_known: bool = True
    is_listed: bool = True  # search engines may show it


def locale_for(accepted: str) -> Locale:
    """The language for a header `Accept-Language`: Korean, unless other languages are named and it is not."""
    named = [part.partition(";")[0].strip().lower() for part in accepted.split(",")]
    is_korean = any(tag == "ko" or tag.startswith("ko-") for tag in named)
    return "ko" if is_korean or not any(tag not in ("", "*") for tag in named) else "en"


def game_title(locale: Locale, game: str) -> str:
    """The name of a game as people say it."""
    return say(locale, "title", game) if has_text(locale, "title", game) else game


def head_for(path: str, locale: Locale, rooms: Rooms) -> Head:
    """The head of the page at `path`."""
    name = say(locale, "share-name")
    parts = [part for part in path.split("/") if part]
    if not parts or (len(parts) == 1 and parts[0] in PLAIN):
        return Head(name, say(locale, "share-home"), PROJECT)
    if len(parts) == 2 and parts[0] == "s":
        return Head(name, is_listed=False)
    if len(parts) == 2 and parts[0] == "rules" and parts[1] in game_names():
        title = say(locale, "share-rules", title=game_title(locale, parts[1]))
        return Head(title, say(locale, "share-rules-about"), parts[1])
    if len(parts) == 2 and parts[0] == "score" and parts[1] in game_names():
        title = say(locale, "share-score", title=game_title(locale, parts[1]))
        return Head(title, say(locale, "share-score-about"), parts[1])
    if len(parts) == 2 and parts[0] in ("t", "replay", "fair"):
        try:
            return head_of_table(rooms.sitting(read_code(parts[1])), locale)
        except BrokenRecord:  # the page itself tells it
            return Head(name, is_listed=False)
        except Denied:
            pass
    return Head(name, is_known=False, is_listed=False)


def head_of_table(sitting: Sitting, locale: Locale) -> Head:
    """The head of the page of a table, its invitation: who invites, and what one can do there."""
    table = sitting.table
    title = game_title(locale, table.game)
    if table.status != "waiting":
        return Head(title, say(locale, f"share-{table.status}"), table.game, is_listed=False)
    host = next((seat.name for seat in sitting.seat_infos() if seat.host), "")
    free = sum(seat.kind == "open" for seat in sitting.seats)
    if host:
        title = say(locale, "share-table", host=host, title=title)
    about = say(locale, "share-free", n=free) if free else say(locale, "share-full")
    return Head(title, about, table.game, is_listed=False)


def with_head(index: str, head: Head, locale: Locale, base: str, path: str, has_picture: HasPicture) -> str:
    """The one page with this head.  Everything in it is escaped: names are what people typed."""
    tags = [] if head.is_listed else [tag("name", "robots", "noindex")]
    if head.about:
        card = {
            "og:type": "website",
            "og:site_name": say(locale, "share-name"),
            "og:title": head.title,
            "og:description": head.about,
            "og:url": f"{base}{path}",
            "og:locale": TERRITORY[locale],
        }
        picture = f"/share/{head.picture}.{locale}.png"
        if has_picture(picture):
            card |= {
                "og:image": f"{base}{picture}",
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "og:image:alt": say(locale, "share-picture", title=head.title),
            }
        tags += [tag("name", "description", head.about)]
        tags += [tag("property", key, value) for key, value in card.items()]
        tags += [
            tag("property", "og:locale:alternate", other) for other in TERRITORY.values() if other != TERRITORY[locale]
        ]
        tags += [tag("name", "twitter:card", "summary_large_image" if "og:image" in card else "summary")]
    page = re.sub(r'<html lang="[^"]*"', f'<html lang="{locale}"', index, count=1)
    page = re.sub(r"<title>[^<]*</title>", lambda _: f"<title>{escape(head.title)}</title>", page, count=1)
    return page.replace("</head>", "".join(f"  {one}\n  " for one in tags) + "</head>", 1)


def tag(kind: str, key: str, value: str) -> str:
    """A `<meta>` element."""
    return f'<meta {kind}="{key}" content="{escape(value)}" />'
