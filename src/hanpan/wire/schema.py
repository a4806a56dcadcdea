"""The whole protocol as one JSON Schema, printed by `python -m hanpan.wire.schema`.

`npm run protocol` in `web` makes TypeScript of it.  The views of all installed games are in it, or those of the games
named on the command line.
"""

import json
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final, get_args

import msgspec

from hanpan.core.game import Game
from hanpan.core.view import View
from hanpan.wire import http, messages
from hanpan.wire.messages import FromClient, FromServer

REF: Final = "#/$defs/{name}"
#: Types that have a name in the schema although Python spells them out where they stand.
NAMED: Final[dict[str, dict[str, Any]]] = {
    "Form": {
        "description": "A readable action, event or frame: names of things as strings, seats and counts as numbers.",
        "type": "object",
    },
    "Level": {"description": "How strong a bot is.", "enum": sorted(get_args(http.Level))},
    "Locale": {"description": "A language of the rulebooks.", "enum": sorted(get_args(http.Locale))},
    "Phrase": {"description": "What can be said with one press.", "enum": sorted(get_args(messages.Phrase))},
}
HTTP: Final = (
    http.Problem,
    http.GameInfo,
    http.NewGuest,
    http.Guest,
    http.Token,
    http.ScoreSheet,
    http.CountedSheet,
    http.NewTable,
    http.ChangeTable,
    http.ChangeSeat,
    http.TableInfo,
    http.Rematch,
    http.SeatLink,
    http.TakeSeat,
    http.MyTables,
    http.Export,
    http.Scenes,
    http.Fairness,
)


def protocol_schema(games: Iterable[Game]) -> dict[str, Any]:
    """Bodies, messages and the views of these games under `$defs`."""
    views = [View, *(game.view_type for game in games)]
    roots, parts = msgspec.json.schema_components([*HTTP, FromClient, FromServer, *views], ref_template=REF)
    unions = {"FromClient": roots[len(HTTP)], "FromServer": roots[len(HTTP) + 1]}
    for schema in unions.values():
        schema.pop("discriminator", None)  # its mapping would refer to places outside of the schema
    definitions = {name: with_names(schema) for name, schema in {**parts, **unions}.items()}
    definitions |= {name: schema | {"title": name} for name, schema in NAMED.items()}
    definitions["Form"]["additionalProperties"] = True
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Protocol", "$defs": definitions}


def with_names(schema: Any) -> Any:
    """A schema in which the named types stand by their names."""
    if isinstance(schema, list):
        return [with_names(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    for name, named in NAMED.items():
        plain = {key: value for key, value in named.items() if key != "description"}
        if {key: value for key, value in schema.items() if key != "default"} == plain:
            return {"$ref": REF.format(name=name)}
    return {key: with_names(value) for key, value in schema.items()}


def main(names: list[str]) -> None:
    """Prints the schema with the views of the named games, or of all."""
    # The rooms of games and wire know nothing of each other; games are found by scanning, here as everywhere.
    scan = import_module("hanpan.games")
    games = [scan.find_game(name) for name in names or scan.game_names()]
    print(json.dumps(protocol_schema(games), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1:])
