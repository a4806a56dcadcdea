"""Situations in few words: written positions, actions, draws and tables as short texts.

A house is its tiles from the bottom up, a seat's houses are parted by bars: "straw_door wood_window | brick_door".
An action is its name and its parts: "Buy wood_roof", "Reroll W1 B2", "Place 0", "Blow 1 0".  Draws are words too:
faces, materials, and for a tile that is turned up the number of its pots.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hanpan.core.chance import TABLE, Quick, Scripted
from hanpan.core.engine import asked, legal, play
from hanpan.core.position import Frame
from hanpan.core.positions import Written, read_position
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import FACES, MATERIALS, PARTS, PILES, TILES
from hanpan.games.three_little_pigs.position import Pigs, is_complete
from hanpan.games.three_little_pigs.view import view

PRINTED = {
    "by_part": {"door": [0, 0, 1, 1], "window": [0, 1, 1, 2], "roof": [0, 0, 0, 1]},
    "flat": {part: [0, 0, 1, 1] for part in PARTS},
    "none": {part: [0, 0, 0, 0] for part in PARTS},
}


def situation(
    *,
    seats: int = 2,
    turn: int = 0,
    rolls: int | None = None,
    dice: str = "",
    houses: Sequence[str] = (),
    piles: Mapping[str, int | str] | None = None,
    options: Mapping[str, str] | None = None,
    awards: Mapping[str, int] | None = None,
    first: int = 0,
    top: Sequence[Mapping[str, Any]] | None = None,
    over: bool = False,
    draws: str = "",
    conserved: bool = False,
) -> Written:
    """A sketch: the turn of `turn` after `rolls` rolls, or the frames `top`, or the end of a game.

    Without `rolls` it is the first roll that shows the dice, if there are any.
    `piles` gives the number of tiles or the tiles themselves, top first; a pile that is not named is full.
    """
    faces: list[str | None] = [*dice.split()] or [None] * 5
    n_rolls = int(bool(dice)) if rolls is None else rolls
    table = {
        "turn": turn,
        "first": first,
        "n_turns": 1 + turn,
        "dice": faces,
        "piles": {pile: _pile(pile, (piles or {}).get(pile, 4), options or {}) for pile in PILES},
        "houses": [_houses(houses[seat]) if seat < len(houses) else [] for seat in range(seats)],
        "awards": [(awards or {}).get(f"award_first_{material}", -1) for material in MATERIALS],
    }
    frames = [{"seat": turn, **frame} for frame in top or [{"frame": "Rolling", "n_rolls": n_rolls}]]
    return Written(
        game=GAME.name,
        rules_version=GAME.rules_version,
        n_seats=seats,
        options=dict(options or {}),
        table=table,
        frames=[] if over else [{"frame": "Turns"}, *frames],
        draws=[_draw(word) for word in draws.split()],
        conserved=conserved,
    )


def _pile(pile: str, tiles: int | str, options: Mapping[str, str]) -> dict[str, Any]:
    if isinstance(tiles, int):
        pots = sorted(PRINTED[options.get("pots_layout", "by_part")][pile.split("_")[1]])[:tiles]
    else:
        assert all(tile.split("+")[0] == pile for tile in tiles.split())
        pots = [TILES.index(tile) % 3 for tile in tiles.split()]
    if not pots:
        return {"top": None}
    if options.get("pile_visibility") == "open":
        return {"top": pots[0], "order": pots[:0:-1]}
    return {"top": pots[0], "under": sorted(pots[1:])}


def _houses(text: str) -> list[list[str]]:
    return [house.split() for house in text.split("|") if house.split()]


def _draw(word: str) -> dict[str, Any]:
    if word in FACES:
        return {"face": word}
    return {"material": word} if word in MATERIALS else {"pots": int(word)}


def draws_of(text: str) -> list[tuple[int, int]]:
    """Draws as a scripted source takes them."""
    numbers = []
    for word in text.split():
        ((field, spelled),) = _draw(word).items()
        numbers.append((TABLE, GAME.vocabulary.read(field, spelled)))
    return numbers


def position(seed: int = 1, **given: Any) -> Pigs:
    """The position of a situation, settled, listening, with a source that takes scripted draws."""
    return listening(read_position(GAME, situation(**given), Scripted([], Quick(seed))))


def shopping(dice: str, **given: Any) -> Pigs:
    """The moment after rolling these dice, before anything is bought or found to be forced."""
    s = position(rolls=1, dice=dice, **given)
    s.asked = 0
    s.frames[-1].decide(s, s.turn, action("Stop"))
    return s


def new_game(seats: int = 2, seed: int = 1, **options: str) -> Pigs:
    """A game after set-up, which draws and listens like `position`."""
    log: list[Any] = []
    s: Pigs = GAME.new(options, seats, Scripted([], Quick(seed)), log)
    return s


def listening(s: Pigs) -> Pigs:
    """The same position, which writes down what happens from now on."""
    s.log = []
    return s


def action(text: str) -> int:
    """The id of an action's text."""
    name, *parts = text.split()
    fields = GAME.actions.by_name[name].fields
    if any(field.mask for field in fields):
        return GAME.actions.read({"do": name, fields[0].name: parts})
    words = [int(part) if part.isdigit() else part for part in parts]
    return GAME.actions.read({"do": name, **dict(zip((field.name for field in fields), words, strict=True))})


def spelled(a: int) -> str:
    """The text of an action's id."""
    form = GAME.actions.spell(a)
    parts = [" ".join(part) if isinstance(part, list) else str(part) for part in list(form.values())[1:]]
    return " ".join([form["do"], *parts])


def actions(text: str) -> list[int]:
    """The ids of several actions parted by commas; "Reroll of W1 B2" is every set of these dice.  Ascending."""
    ids: list[int] = []
    for one in filter(None, (part.strip() for part in text.split(","))):
        if one.startswith("Reroll of "):
            dice = one.split()[2:]
            for chosen in range(1, 1 << len(dice)):
                ids.append(action(" ".join(["Reroll", *(die for i, die in enumerate(dice) if chosen >> i & 1)])))
        else:
            ids.append(action(one))
    return sorted(ids)


def allowed(s: Pigs, seat: int | None = None) -> list[int]:
    """Everything that the frame on turn does not refuse, asked or not."""
    by = s.turn if seat is None else seat
    return [a for a in range(GAME.actions.n) if not s.frames[-1].refusal(s, by, a)]


def choices(s: Pigs) -> list[str]:
    """What the seat on turn may choose from, as texts; it is the only one that is asked."""
    assert asked(s) == [s.turn]
    return [spelled(a) for a in legal(s, s.turn)]


def is_choice(s: Pigs, text: str) -> bool:
    """Whether the seat on turn may do that now."""
    return action(text) in legal(s, s.turn)


def clause_against(s: Pigs, text: str, seat: int | None = None) -> str | None:
    """The clause that forbids an action now, None for a legal one."""
    why = GAME.why_not(s, s.turn if seat is None else seat, action(text))
    return why.clause if why else None


def do(s: Pigs, text: str, draws: str = "") -> None:
    """Plays a legal action of the seat on turn with exactly these draws, automatic steps included."""
    assert is_choice(s, text), (text, choices(s))
    script = s.chance
    assert isinstance(script, Scripted) and not script.draws
    if draws:
        script.draws = draws_of(draws)
    play(s, s.turn, action(text))
    assert not script.draws, "not everything that was written down was drawn"


def on_turn(s: Pigs) -> Frame:
    """The frame on turn."""
    return s.frames[-1]


def asking(s: Pigs) -> str:
    """The name of the frame on turn, "over" after the end."""
    return type(s.frames[-1]).__name__ if s.frames else "over"


def told(s: Pigs) -> list[str]:
    """The names of the events so far."""
    return [type(event).__name__ for event in s.log or []]


def homes(s: Pigs) -> list[str]:
    """The houses of every seat as texts."""
    return [" | ".join(" ".join(TILES[tile] for tile in house) for house in owned) for owned in s.homes]


def completed(s: Pigs) -> list[list[int]]:
    """By seat: the numbers of the completed houses."""
    return [[n for n, house in enumerate(owned) if is_complete(house)] for owned in s.homes]


def left(s: Pigs) -> dict[str, int]:
    """Tiles left on every pile."""
    return dict(zip(PILES, s.left, strict=True))


def tops(s: Pigs) -> dict[str, str | None]:
    """The tile that lies open on every pile."""
    return {pile: TILES[i * 3 + s.top[i]] if s.left[i] else None for i, pile in enumerate(PILES)}


def totals(s: Pigs) -> list[int]:
    """Points of every seat if the game ended now."""
    return [seat.total for seat in GAME.score(s).seats]


def winners(s: Pigs) -> list[int]:
    """Who would win if the game ended now."""
    return GAME.score(s).winners


def cards(s: Pigs) -> dict[str, int]:
    """Award cards and who holds them, or would get them if the game ended now."""
    return {card: holder for card, holder in view(s, None).awards.items() if holder is not None}
