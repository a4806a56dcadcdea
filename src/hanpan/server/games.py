"""Games, rulebooks and guests over HTTP."""

from functools import cache
from importlib.resources import files
from typing import Any, Final, cast

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from hanpan.bots import levels_of
from hanpan.games import find_game, game_names
from hanpan.match.plans import chosen_options
from hanpan.server.guests import Tokens, clean_nickname, guest_of, name_guest
from hanpan.server.problems import Denied, refusals
from hanpan.server.service import Service
from hanpan.wire.http import CountedSheet, GameInfo, Guest, NewGuest, OptionInfo, ScoreSheet, Token, counted_sheet

Here = Request[Any, Any, Any]
LOCALES: Final = ("ko", "en")


@cache
def game_info(name: str) -> GameInfo:
    """What a client has to know of a game in order to set up a table."""
    game = find_game(name)
    return GameInfo(
        name=name,
        rules_version=game.rules_version,
        least_seats=game.seats[0],
        most_seats=game.seats[1],
        options=[OptionInfo(option.name, list(option.values), option.clause) for option in game.options],
        presets=game.presets,
        levels=cast(Any, list(levels_of(name))),
        n_actions=game.actions.n,
        hidden_windows=game.frames.have_windows,
    )


@cache
def rulebook(game: str, locale: str) -> str:
    """The rulebook of a game as Markdown.  `UnknownGame`, or `Denied` if there is none in that language."""
    find_game(game)
    if locale not in LOCALES:
        raise Denied(404, "not-found")
    path = files(f"hanpan.games.{game}") / "rules" / f"{locale}.md"
    if not path.is_file():
        raise Denied(404, "not-found")
    return path.read_text("utf-8")


@get("/games", responses=refusals())
async def list_games() -> list[GameInfo]:
    """All games that can be played here."""
    return [game_info(name) for name in game_names()]


@get("/rules/{game:str}/{locale:str}", media_type="text/markdown", responses=refusals(404))
async def read_rules(game: FromPath[str], locale: FromPath[str]) -> Response[str]:
    """The rulebook of a game."""
    return Response(rulebook(game, locale), media_type="text/markdown")


@get("/guest", responses=refusals())
async def read_guest(request: Here) -> Guest:
    """Who this browser is."""
    return Guest(guest_of(request).name)


@post("/guest", status_code=200, responses=refusals(403, 409, 503))
async def name_this_guest(data: JSONBody[NewGuest], request: Here, service: NamedDependency[Service]) -> Guest:
    """Names this browser's guest, or renames it at all its tables."""
    guest = name_guest(request, clean_nickname(data.nickname))
    await service.lobby.rename(guest)
    return Guest(guest.name)


@post("/tokens", status_code=201, responses=refusals(), exclude_from_csrf=True)
async def new_token(data: JSONBody[NewGuest], tokens: NamedDependency[Tokens]) -> Token:
    """A new guest for a program, which from then on sends `Authorization: Bearer {token}` instead of cookies."""
    nickname = clean_nickname(data.nickname)
    return Token(nickname, tokens.new(nickname))


@post("/games/{game:str}/score", status_code=200, responses=refusals(404), exclude_from_csrf=True)
async def count_score(game: FromPath[str], data: JSONBody[ScoreSheet]) -> CountedSheet:
    """Counts what lay before the players of a physical table.  Nothing is kept."""
    kind = find_game(game)
    n_seats = len(data.rounds[0].seats)
    kind.check_seats(n_seats)
    _, options = chosen_options(kind, data.preset, data.options, n_seats)
    return counted_sheet(kind.count(options, data.rounds))


GAMES: Final = Router(
    "/api", route_handlers=[list_games, read_rules, read_guest, name_this_guest, new_token, count_score], tags=["games"]
)
