"""Written positions: what is accepted can be played to the end, everything else is refused with a reason."""

import json
from copy import deepcopy
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanpan.core.chance import TABLE, Quick
from hanpan.core.engine import asked, legal, play, refusal
from hanpan.core.errors import BadOptions, BadPosition
from hanpan.core.positions import Written, read_position, write_position
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import FACES, PILES, TILES

from .situation import situation

#: A random game that has not ended after so many decisions never will.
MOST_DECISIONS = 20_000


def play_to_the_end(s, seed):
    """Random play; the offer is what is not refused, and everything can be seen, scored and written on the way."""
    chooser = Quick(seed)
    for n in range(MOST_DECISIONS):
        if not s.asked:
            assert not s.frames
            return
        (seat,) = asked(s)
        if n % 16 == 0:
            assert legal(s, seat) == [a for a in range(GAME.actions.n) if not refusal(s, seat, a)]
            look_around(s)
        play(s, seat, chooser.pick(TABLE, legal(s, seat)))
    raise AssertionError("the game does not end")


def look_around(s):
    """Views, scores, clones and the written form, which reads back."""
    for seat in (None, *range(s.n_seats)):
        view = GAME.view(s, seat)
        guess = GAME.guess(msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type), Quick(1))
        assert write_position(GAME, guess) == write_position(GAME, s)
    written = write_position(GAME, s)
    again = read_position(GAME, msgspec.convert({**written, "conserved": False}, Written), Quick(1))
    assert write_position(GAME, again) == written
    assert write_position(GAME, GAME.clone(s)) == written
    assert bool([GAME.actions.spell(a) for seat in asked(s) for a in legal(s, seat)]) == bool(s.frames)


def some_options(random, seats):
    """Each option at random."""
    chosen = {option.name: random.choice(option.values) for option in GAME.options}
    chosen["first_seat"] = str(random.randint(1, seats))
    return chosen


def real_position(random):
    """A position of a real game, after a random number of decisions."""
    seats = random.randint(2, 5)
    seed = random.randrange(1000)
    s = GAME.new(some_options(random, seats), seats, Quick(seed), None)
    chooser = Quick(seed + 1)
    for _ in range(random.randrange(60)):
        if s.asked:
            play(s, asked(s)[0], chooser.pick(TABLE, legal(s, asked(s)[0])))
    return write_position(GAME, s)


NESTED = "[" * 900 + "]" * 900
POOL = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    9,
    14,
    23,
    24,
    99,
    2**31,
    2**70,
    1.5,
    "",
    "x",
    "wolf",
    [],
    {},
    [0],
    [[[[]]]],
]
POOL += [*PILES, *FACES, "straw_roof+2", "brick_window+9", ["straw_door"], ["wood_roof"], [["straw_window"]]]
POOL += [{"frame": name} for name in GAME.frames.classes] + [{"face": "wolf"}, {"pots": 1}, {"seat": 1, "face": "door"}]


def nodes(tree, path=()):
    """Every place in a tree of plain data."""
    yield path
    for key in tree if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ():
        yield from nodes(tree[key], (*path, key))


def at(tree, path):
    for key in path:
        tree = tree[key]
    return tree


def alike(value, random):
    """A value of the same sort, so that files stay readable and only the facts change."""
    if isinstance(value, str):
        words = next((words for words in (TILES, FACES, PILES) if value in words), (value,))
        return random.choice(words)
    if isinstance(value, int):
        return random.randint(0, 5)
    if isinstance(value, list):
        return random.sample(value, random.randint(0, len(value)))
    return value


def mutate(tree, random):
    """Changes one place: another value, a value from elsewhere in the file, one more or one less, a little more."""
    places = [path for path in nodes(tree) if path]
    *parents, key = random.choice(places)
    parent = at(tree, parents)
    kind = random.randrange(9)
    if kind > 5:
        parent[key] = alike(parent[key], random)
    elif kind == 0:
        parent[key] = deepcopy(random.choice(POOL))
    elif kind == 1:
        parent[key] = deepcopy(at(tree, random.choice(places)))
    elif kind == 2:
        del parent[key]
    elif kind == 3 and isinstance(parent, list):
        parent.insert(key, deepcopy(random.choice([parent[key], *POOL])))
    elif kind == 4 and isinstance(parent[key], int):
        parent[key] += random.choice([-1, 1])
    elif isinstance(parent[key], list):
        parent[key].append(deepcopy(at(tree, random.choice(places))))
    else:
        parent[key] = deepcopy(random.choice(POOL))


def read_or_none(data, seed):
    """The position, or None if it is refused in one of the ways that are allowed."""
    try:
        written = msgspec.json.decode(msgspec.json.encode(data), type=Written)
    except (msgspec.ValidationError, msgspec.DecodeError, OverflowError):
        return None
    try:
        return read_position(GAME, written, Quick(seed))
    except (BadPosition, BadOptions) as error:
        assert error.key
        return None


@settings(max_examples=400)
@given(st.integers(0, 2**32 - 1))
def test_changed_files(seed):
    change_a_file(seed)


@settings(max_examples=200)
@given(st.integers(0, 2**32 - 1))
def test_sketches(seed):
    play_a_sketch(seed)


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_ten_thousand_files():
    for seed in range(10_000):
        change_a_file(seed)
        play_a_sketch(seed)


def change_a_file(seed):
    """A real position with one to four places changed: refused, or good to the end."""
    random = Random(seed)
    data = real_position(random)
    for _ in range(random.randint(1, 4)):
        mutate(data, random)
    if random.random() < 0.7:
        data["conserved"] = False
    s = read_or_none(data, 3)
    if s is None:
        return
    if not data.get("draws"):
        look_around(s)
        play_to_the_end(s, 4)
        return
    try:  # a draw that is not there to be drawn is the file's fault
        play_to_the_end(s, 4)
    except BadPosition as error:
        assert error.key == "position-draw"


DICE = ["", "", "door door door door door", "window window roof roof roof", "roof door window wolf wolf"]


def sketch(random):
    """A table that no game leads to: too many houses, towers, any frames; many are accepted."""
    seats = random.randint(2, 5)
    options = some_options(random, seats)
    turn = random.randrange(seats)
    most = random.choice([0, 1, 3, 23, 24, 24])
    tallest = random.choice([1, 3, 12, 13])
    houses = []
    for _ in range(seats):
        owned = []
        for _ in range(random.choice([most, random.randint(0, most)])):
            height = random.randint(1, tallest)
            parts = [random.choice(["door", "window"]), *["window"] * (height - 2), random.choice(["window", "roof"])]
            owned.append(" ".join(f"{random.choice(['straw', 'wood', 'brick'])}_{part}" for part in parts[:height]))
        houses.append(" | ".join(owned))
    material = random.randrange(3)
    frames = [
        [{"frame": "Rolling", "n_rolls": random.randint(0, 3)}],
        [{"frame": "Building", "doors": 4, "windows": 0, "roofs": 0, "first_pile": None}],
        [{"frame": "Building", "doors": 0, "windows": 2, "roofs": 3, "first_pile": None}],
        [{"frame": "Building", "doors": 2, "windows": 0, "roofs": 0, "first_pile": random.choice(PILES)}],
        [{"frame": "Placing", "tile": random.choice(TILES)}],
        [{"frame": "Blowing"}],
        [{"frame": "BlowingTile", "target": (turn + 1) % seats, "house": 0, "material": material}],
    ]
    tile = random.choice(TILES)
    first = {"frame": "Building", "doors": 0, "windows": 3, "roofs": 0, "first_pile": tile.split("+")[0]}
    frames.append([first, {"frame": "Placing", "tile": tile}])
    return situation(
        seats=seats,
        turn=turn,
        options=options,
        houses=houses,
        top=random.choice(frames),
        dice=random.choice(DICE),
        piles={pile: random.randint(0, 4) for pile in PILES if random.random() < 0.5},
        first=random.randrange(seats),
    )


def play_a_sketch(seed):
    """An odd table: refused, or good to the end."""
    try:
        s = read_position(GAME, sketch(Random(seed)), Quick(5))
    except BadPosition:
        return
    look_around(s)
    play_to_the_end(s, 6)


def changed(path, value, **given):
    """A situation with one place of its file changed."""
    data = msgspec.to_builtins(situation(**given))
    *parents, key = path
    at(data, parents)[key] = value
    return msgspec.convert(data, Written)


BLOWING_TILE = {"frame": "BlowingTile", "target": 1, "house": 0, "material": 0}
BUILDING = {"frame": "Building", "doors": 2, "windows": 2, "roofs": 0, "first_pile": None}
ON_GRASS = {"houses": ["straw_door", "straw_window"], "dice": "door door window window roof"}
CANNOT_BE = {
    "a seat without houses": (["table", "houses"], [[]], {}, "table.houses"),
    "more houses than walls": (["table", "houses", 0], [["straw_door"]] * 25, {}, "table.houses[0]"),
    "a roof alone": (["table", "houses", 0], [["straw_roof"]], {}, "table.houses[0][0]"),
    "no tile": (["table", "houses", 1], [[]], {}, "table.houses[1][0]"),
    "two doors": (["table", "houses", 0], [["straw_door", "wood_door"]], {}, "table.houses[0][0]"),
    "a door upstairs": (["table", "houses", 0], [["straw_window", "wood_door"]], {}, "table.houses[0][0]"),
    "a roof in the middle": (["table", "houses", 0], [["straw_door", "wood_roof", "wood_roof"]], {}, "table.houses[0][0]"),
    "a tower": (["table", "houses", 0], [["straw_window"] * 14], {}, "table.houses[0][0]"),
    "a tile of no pile": (["table", "houses", 0], [["gold_door"]], {}, "table.houses[0][0]"),
    "a turn of nobody": (["table", "turn"], 2, {}, "table.turn"),
    "a first player of nobody": (["table", "first"], 2, {}, "table.turn"),
    "a turn before the first": (["table", "first"], None, {}, "table.turn"),
    "a card of nobody": (["table", "awards", 0], 3, {"options": {"variant": "veteran"}}, "table.awards[0]"),
    "a card in the basic game": (["table", "awards", 2], 0, {}, "table.awards[2]"),
    "a wolf on a white die": (["table", "dice", 1], "wolf", ON_GRASS, "table.dice[1]"),
    "a face of no die": (["table", "dice", 1], "pig", ON_GRASS, "table.dice"),
    "a die not rolled": (["table", "dice", 4], None, ON_GRASS, "table.dice"),
    "five tiles on a pile": (["table", "piles", "straw_door", "under"], [0, 0, 1, 1], {}, "table.piles.straw_door"),
    "tiles below nothing": (["table", "piles", "straw_door", "top"], None, {}, "table.piles.straw_door"),
    "an open order of hidden piles": (["table", "piles", "wood_roof"], {"top": 0, "order": [0]}, {}, "table.piles.wood_roof"),
    "a pile too few": (["table", "piles"], {}, {}, "table.piles"),
    "too many turns": (["table", "n_turns"], 2**40, {}, "table"),
    "work at the same time": (["lanes"], [[{"frame": "Rolling", "seat": 0, "n_rolls": 1}], []], {}, "lanes"),
    "symbols that are not on the dice": (["frames"], [{"frame": "Turns"}, {"seat": 0, **BUILDING, "roofs": 2}], ON_GRASS, "frames[1]"),
    "symbols that were spent": (["frames"], [{"frame": "Turns"}, {"seat": 0, **BUILDING, "first_pile": "straw_door"}], ON_GRASS, "frames[1]"),
    "six symbols": (["frames"], [{"frame": "Turns"}, {"seat": 0, **BUILDING, "roofs": 2}], {"dice": ""}, "frames[1]"),
    "shopping with the wolf": (["table", "dice"], ["door", "door", "wolf", "wolf", "roof"], {"top": [{**BUILDING, "windows": 0}], **ON_GRASS}, "table.dice"),
    "blowing without the wolf": (["frames"], [{"frame": "Turns"}, {"frame": "Blowing", "seat": 0}], ON_GRASS, "table.dice"),
    "a second tile where there is none": (["options"], {"second_tile": "none"}, {"top": [{**BUILDING, "doors": 0, "first_pile": "straw_door"}], **ON_GRASS}, "frames[1].first_pile"),
    "a tile from another pile": (["frames", 2, "tile"], "wood_door", {"top": [{**BUILDING, "doors": 0, "first_pile": "straw_door"}, {"frame": "Placing", "tile": "straw_door"}], **ON_GRASS}, "frames[2].tile"),
    "a roof without a house": (["frames", 1, "tile"], "wood_roof", {"top": [{"frame": "Placing", "tile": "wood_door"}]}, "frames[1].tile"),
    "blowing at oneself": (["frames", 1, "target"], 0, {"top": [BLOWING_TILE], "houses": ["straw_door", "straw_door"]}, "frames[1].house"),
    "blowing at nothing": (["frames", 1, "house"], 1, {"top": [BLOWING_TILE], "houses": ["", "straw_door"]}, "frames[1].house"),
    "no tile of straw": (["frames", 1, "material"], 1, {"top": [BLOWING_TILE], "houses": ["", "straw_door"]}, "frames[1].house"),
    "a frame of no game": (["frames", 1, "frame"], "Sleeping", {}, "frames[1]"),
    "a frame of nobody": (["frames", 1, "seat"], 4, {}, "frames[1].seat"),
    "a fourth roll": (["frames", 1, "n_rolls"], 4, ON_GRASS, "frames[1]"),
    "a draw of nothing": (["draws"], [{"face": "pig"}], {}, "draws[0].face"),
    "a draw of nobody": (["draws"], [{"seat": 2, "face": "wolf"}], {}, "draws[0].seat"),
    "a name nested without end": (["frames", 1, "seat"], json.loads(NESTED), {}, "frames[1]"),
}  # fmt: skip


@pytest.mark.parametrize("case", CANNOT_BE)
def test_what_cannot_be(case):
    path, value, given, fault = CANNOT_BE[case]
    read_position(GAME, situation(**given), Quick(1))  # apart from the change all is well
    with pytest.raises(BadPosition) as refused:
        read_position(GAME, changed(path, value, **given), Quick(1))
    assert refused.value.facts["path"] == fault


@pytest.mark.parametrize(
    "frames",
    [
        [{"frame": "Rolling", "seat": 0, "n_rolls": 0}],
        [{"frame": "Turns"}, {"frame": "Turns"}],
        [{"frame": "Turns"}, {"frame": "Rolling", "seat": 1, "n_rolls": 0}],
        [{"frame": "Turns"}, {"frame": "Placing", "seat": 0, "tile": "straw_door"}, {"seat": 0, **BUILDING}],
        [{"frame": "Turns"}, {"frame": "Blowing", "seat": 0}, {"frame": "Rolling", "seat": 0, "n_rolls": 0}],
    ],
)
def test_frames_in_no_order_of_play(frames):
    with pytest.raises(BadPosition) as refused:
        read_position(GAME, changed(["frames"], frames), Quick(1))
    assert refused.value.key == "position-frames"


@pytest.mark.clause("TP-SET-01", "TP-SET-02")
def test_every_tile_of_the_box_must_be_somewhere():
    whole = write_position(GAME, GAME.new({}, 3, Quick(4), None))
    read_position(GAME, msgspec.convert(whole, Written), Quick(1))
    for pile in PILES:
        for change in ({"top": None, "under": []}, {"top": 2}, {"under": [0, 2]}):
            missing = deepcopy(whole)
            missing["table"]["piles"][pile] |= change
            with pytest.raises(BadPosition) as refused:
                read_position(GAME, msgspec.convert(missing, Written), Quick(1))
            assert refused.value.key == "position-conservation"


@pytest.mark.parametrize(
    "options", [{"variant": "expert"}, {"colour": "red"}, {"first_player": "seat", "first_seat": "3"}]
)
def test_options_of_no_table(options):
    with pytest.raises(BadOptions):
        read_position(GAME, changed(["options"], options), Quick(1))


@pytest.mark.parametrize("seats", [1, 6])
def test_too_few_and_too_many_seats(seats):
    with pytest.raises(BadOptions):
        read_position(GAME, changed(["n_seats"], seats), Quick(1))
