"""Situations in few words: written positions, actions, draws and tables as short texts.

Cards are words, `jesse_james*3` is three of them; in a group `outlaw` and `photo` stand for the cards of its outlaw.  An
action is its name and its parts: "LayOutlaw jesse_james 3", "PlayHideout 1 bob_dalton", "Discard hideout".  What is
not said does not matter: a hand that is not given holds a few cards that are neither outlaws nor Photos, and a supply
that is not given holds all cards that are left.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hanpan.core.chance import TABLE, Quick, Scripted
from hanpan.core.engine import asked, legal, play, settle
from hanpan.core.positions import Written, read_position
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.data import CARDS, COPIES, OUTLAWS
from hanpan.games.wyatt_earp.position import Earp, hand_of
from hanpan.games.wyatt_earp.position import points_of as points_by_seat

FILLING = ("wyatt_earp", "most_wanted", "bank_robbery", "hideout", "fastest_gun", "stagecoach_robbery")
FRAMES = {"draw": "Drawing", "play": "Playing", "discard": "Discarding", "pay": "Paying", "next": None}


def cards(text: str, outlaw: str = "") -> list[str]:
    """A list of cards as names."""
    named: list[str] = []
    for word in text.split():
        name, _, n = word.partition("*")
        name = {"outlaw": outlaw, "photo": f"photo_{outlaw}"}.get(name, name)
        named += [name] * int(n or 1)
    return named


def situation(
    *,
    seats: int = 2,
    active: int = 0,
    phase: str = "play",
    hands: Mapping[int, str] | None = None,
    supply: str | None = None,
    n_supply: int | None = None,
    supply_pass: int = 1,
    discard: str = "",
    registered: str = "",
    table: Mapping[int, Mapping[str, str]] | None = None,
    hideouts: Sequence[tuple[int, str, str]] = (),
    bounty: Mapping[str, int] | None = None,
    money: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    frames: Sequence[Mapping[str, Any]] | None = None,
    lanes: Sequence[Sequence[Mapping[str, Any]]] = (),
    over: bool = False,
    conserved: bool = False,
    **more: Any,
) -> Written:
    """A sketch: the turn of `active`, in one of its steps or with the frames given.  `supply` and `n_supply` give the
    cards that matter and their number in all; `more` are further fields of the table."""
    left = {card: COPIES[i] for i, card in enumerate(CARDS)}

    def use(named: list[str]) -> list[str]:
        for card in named:
            left[card] -= 1
        return named

    territories = [
        {outlaw: use(cards(text, outlaw)) for outlaw, text in (table or {}).get(seat, {}).items()}
        for seat in range(seats)
    ]
    covered = [{"seat": seat, "outlaw": outlaw, "cards": use(cards(text, outlaw))} for seat, outlaw, text in hideouts]
    use(["hideout"] * len(covered))
    held: list[list[str]] = [use(cards((hands or {}).get(seat, ""))) for seat in range(seats)]
    pile = use(cards(discard))
    known_supply = use(cards(supply or ""))
    if "resolving" in more:
        use([more["resolving"]])
    for seat in range(seats):
        if seat not in (hands or {}):
            held[seat] = use([card for card in FILLING if left[card] > 0][:3])
    rest = [card for card in CARDS for _ in range(max(0, left[card]))]
    if n_supply is not None:
        rest = rest[: n_supply - len(known_supply)]
    elif supply is not None:
        rest = []
    posters = {outlaw: 1000 for outlaw in OUTLAWS} | dict(bounty or {})
    stack = [{"frame": FRAMES[phase]}] if frames is None and FRAMES[phase] else frames or []
    return Written(
        game=GAME.name,
        rules_version=GAME.rules_version,
        n_seats=seats,
        options=dict(options or {}),
        table={
            "round": 1,
            "turn": active,
            "dealer": (active - 1) % seats,
            "hands": held,
            "supply": [*known_supply, *rest],
            "discard": pile,
            "bounty": posters,
            "money": [*money] or [0] * seats,
            "supply_pass": supply_pass,
            "territories": territories,
            "hideouts": covered,
            "registered": sorted(
                {*registered.split(), *[name for row in territories for name in row], *[row[1] for row in hideouts]}
            ),
            **more,
        },
        frames=[] if over else [{"frame": "Rounds"}, *[with_seat(frame, active) for frame in stack]],
        lanes=[list(lane) for lane in lanes],
        conserved=conserved,
    )


def with_seat(frame: Mapping[str, Any], active: int) -> dict[str, Any]:
    """The frame of the active seat."""
    return dict(frame) if frame["frame"] == "Paying" else {"seat": active, **frame}


def position(seed: int = 1, **given: Any) -> Earp:
    """The position of a situation, settled, listening, with a source that takes scripted draws."""
    return listening(read_position(GAME, situation(**given), Scripted([], Quick(seed))))


def unsettled(**given: Any) -> Earp:
    """The position of a situation before its last frame does anything."""
    written = situation(**given)
    s: Earp = GAME.blank(written.options, written.n_seats)
    GAME.read(s, msgspec.convert(written.table, GAME.table))
    s.frames = [GAME.frames.read(frame) for frame in written.frames]
    GAME.check(s)
    s.chance = Scripted([], Quick(1))
    return listening(s)


def new_game(seats: int, seed: int = 1, draws: Sequence[int] = (), **options: str) -> Earp:
    """A game after its first deal."""
    log: list[Any] = []
    s: Earp = GAME.new(options, seats, Scripted([(TABLE, draw) for draw in draws], Quick(seed)), log)
    return s


def listening(s: Earp) -> Earp:
    """The same position with a log from now on."""
    s.log = []
    return s


def action(text: str) -> int:
    """The id of an action."""
    name, *words = text.split()
    fields = GAME.actions.by_name[name].fields
    parts = [int(word) if word.isdigit() else word for word in words]
    return GAME.actions.read({"do": name, **dict(zip((field.name for field in fields), parts, strict=True))})


def spelled(a: int) -> str:
    """The text of an action's id."""
    return " ".join(str(part) for part in GAME.actions.spell(a).values())


def choices(s: Earp, seat: int | None = None) -> list[str]:
    """What an asked seat, or the only one, may choose from."""
    (only,) = asked(s) if seat is None else [seat]
    return [spelled(a) for a in legal(s, only)]


def is_choice(s: Earp, text: str, seat: int | None = None) -> bool:
    """Whether a seat, or the one on turn, may do that now."""
    return action(text) in legal(s, s.turn if seat is None else seat)


def clause_against(s: Earp, text: str, seat: int | None = None) -> str | None:
    """The clause that forbids an action now, None for a legal one."""
    why = GAME.why_not(s, s.turn if seat is None else seat, action(text))
    return why.clause if why else None


def script(s: Earp, draws: str) -> Scripted:
    """Writes down what is drawn next."""
    chance = s.chance
    assert isinstance(chance, Scripted) and not chance.draws
    chance.draws = [(TABLE, CARDS.index(card)) for card in cards(draws)]
    return chance


def do(s: Earp, text: str, draws: str = "", seat: int | None = None) -> None:
    """Plays a legal action of a seat, or the one on turn; everything that was written down must be drawn."""
    by = s.turn if seat is None else seat
    assert is_choice(s, text, by), (text, choices(s, by))
    chance = script(s, draws)
    play(s, by, action(text))
    assert not chance.draws, "not everything that was written down was drawn"


def do_until(s: Earp, text: str, frame: str, draws: str = "") -> None:
    """Plays an action of the seat on turn up to the moment at which a frame comes on top, before it does anything."""
    assert is_choice(s, text), (text, choices(s))
    chance = script(s, draws)
    s.asked = 0
    s.frames[-1].decide(s, s.turn, action(text))
    reach(s, frame)
    assert not chance.draws, "not everything that was written down was drawn"


def reach(s: Earp, frame: str) -> None:
    """Takes automatic steps until a frame comes on top."""
    while top(s) != frame:
        assert s.frames and not s.asked, f"{top(s)} comes before {frame}"
        s.frames[-1].advance(s)


def pay(s: Earp) -> None:
    """The payout, and nothing after it."""
    assert top(s) == "Paying"
    s.frames[-1].advance(s)


def go_on(s: Earp) -> None:
    """Whatever happens by itself."""
    settle(s)


def top(s: Earp) -> str:
    """The name of the frame on top, "over" after the end."""
    return type(s.frames[-1]).__name__ if s.frames else "over"


def told(s: Earp) -> list[str]:
    """The names of the events so far."""
    return [type(event).__name__ for event in s.log or []]


def last(s: Earp, name: str) -> Any:
    """The latest event of that name."""
    return [event for event in s.log or [] if type(event).__name__ == name][-1]


def ending(s: Earp) -> tuple[int, str]:
    """Who counts as the one that went out, and how the round ended."""
    event = last(s, "RoundEnded")
    return event.seat, GAME.vocabulary.spell("ending", event.ending)


def hand(s: Earp, seat: int) -> list[str]:
    """The cards in a hand, sorted by name."""
    return sorted(CARDS[card] for card in hand_of(s, seat))


def holds(s: Earp, seat: int, text: str) -> bool:
    """Whether a hand is exactly this."""
    return hand(s, seat) == sorted(cards(text))


def pile(s: Earp) -> list[str]:
    """The discard pile from the bottom up."""
    return [CARDS[card] for card in s.discard]


def points(s: Earp, outlaw: str) -> list[int]:
    """By seat: points of the open cards."""
    return points_by_seat(s, OUTLAWS.index(outlaw))


def bounty(s: Earp, outlaw: str) -> int:
    """The dollars on a poster."""
    return s.bounty[OUTLAWS.index(outlaw)]


def group(s: Earp, seat: int, outlaw: str) -> list[str]:
    """The open cards of an outlaw before a seat."""
    return GAME.write(s).territories[seat].get(outlaw, [])


def covered(s: Earp) -> list[tuple[int, str, int]]:
    """For every Hideout: whose cards, which outlaw, how many cards."""
    return [(hideout.seat, hideout.outlaw, len(hideout.cards)) for hideout in GAME.write(s).hideouts]
