"""Written positions: complete and portable, like a FEN in chess.

A file holds the game, the table, the stack of frames and, if wanted, scripted draws ("the next faces are …").  Read
positions are checked: shape first, then the game's conservation laws.  docs/positions.md explains the files.
"""

from typing import Any

import msgspec

from hanpan.core.chance import TABLE, Chance, Scripted, stream_of
from hanpan.core.engine import settle
from hanpan.core.errors import BadPosition
from hanpan.core.game import Game
from hanpan.core.options import spell_options
from hanpan.core.position import Frame, Position


class Written(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The form of a position file.  `table` is checked by the game's own type.

    A sketch of a situation, in which not every piece of the box is accounted for, says `"conserved": false`.
    """

    game: str
    rules_version: int
    n_seats: int
    options: dict[str, Any] = {}
    table: dict[str, Any]
    frames: list[dict[str, Any]]
    lanes: list[list[dict[str, Any]]] = []
    draws: list[dict[str, Any]] = []
    conserved: bool = True


#: Longest stack of frames and longest script that a file may have.
MOST_FRAMES = 64
MOST_DRAWS = 10_000


def write_position(game: Game, s: Any) -> dict[str, Any]:
    """Any position, hidden parts and frames included, as plain data."""
    written = Written(
        game=game.name,
        rules_version=game.rules_version,
        n_seats=s.n_seats,
        options=dict(spell_options(game.options, s.options)),
        table=msgspec.to_builtins(game.write(s)),
        frames=[game.frames.spell(frame) for frame in s.frames],
        lanes=[[game.frames.spell(frame) for frame in lane] for lane in s.lanes],
    )
    plain: dict[str, Any] = msgspec.to_builtins(written)
    return plain


def read_position(game: Game, written: Written, chance: Chance) -> Any:
    """A checked and settled position whose draws come from the script and then from `chance`.

    Raises `BadOptions` and `BadPosition`.
    """
    if written.rules_version > game.rules_version:
        raise BadPosition("position-newer", version=written.rules_version, known=game.rules_version)
    game.check_seats(written.n_seats)
    s = game.blank(written.options, written.n_seats)
    game.read(s, shaped(written.table, game.table, "table"))
    s.frames = read_frames(game, written.frames, s)
    s.lanes = [read_frames(game, lane, s) for lane in written.lanes]
    if s.lanes and len(s.lanes) != s.n_seats:
        raise BadPosition("position-range", path="lanes")
    draws = [read_draw(game, draw, i, s.n_seats) for i, draw in enumerate(written.draws[: MOST_DRAWS + 1])]
    if len(draws) > MOST_DRAWS:
        raise BadPosition("position-range", path="draws")
    game.check(s)
    if written.conserved:
        game.conserve(s)
    s.chance = Scripted(draws, chance) if draws else chance
    settle(s)  # asks again whoever was asked; a position written in mid-step goes on from there
    return s


def shaped(data: Any, shape: Any, path: str) -> Any:
    """`data` as the msgspec type `shape`; `BadPosition` with the path of the fault."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", path=path, detail=str(error)) from error


def read_frames(game: Game, forms: list[dict[str, Any]], s: Position) -> list[Frame]:
    """Frames from their readable forms; seats inside them must exist."""
    if len(forms) > MOST_FRAMES:
        raise BadPosition("position-range", path="frames")
    frames = []
    for i, form in enumerate(forms):
        try:
            frame = game.frames.read(form)
        except (ValueError, TypeError) as error:  # msgspec.ValidationError is a ValueError
            raise BadPosition("position-shape", path=f"frames[{i}]", detail=str(error)) from error
        if not 0 <= getattr(frame, "seat", 0) < s.n_seats:
            raise BadPosition("position-range", path=f"frames[{i}].seat")
        frames.append(frame)
    return frames


def read_draw(game: Game, draw: dict[str, Any], i: int, n_seats: int) -> tuple[int, int]:
    """`{"face": "wolf"}` for the table or `{"seat": 2, "chip": "white_1"}` for a seat's own stream."""
    named = dict(draw)
    seat = named.pop("seat", None)
    path = f"draws[{i}]"
    if seat is not None and (type(seat) is not int or not 0 <= seat < n_seats):
        raise BadPosition("position-range", path=f"{path}.seat")
    if len(named) != 1:
        raise BadPosition("position-shape", path=path, detail="one name and one value")
    ((field, spelled),) = named.items()
    try:
        value = game.vocabulary.read(field, spelled)
    except ValueError as error:
        raise BadPosition("position-shape", path=f"{path}.{field}", detail=str(error)) from error
    if type(value) is not int or not 0 <= value < 2**31:
        raise BadPosition("position-range", path=f"{path}.{field}")
    return (TABLE if seat is None else stream_of(seat)), value
