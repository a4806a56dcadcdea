"""The table before set-up, and as JSON and back."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from hanpan.core.chance import Chance, Forbidden
from hanpan.core.engine import settle
from hanpan.core.errors import BadPosition
from hanpan.core.options import read_options
from hanpan.core.position import ready
from hanpan.games.wyatt_earp.actions import VOCABULARY
from hanpan.games.wyatt_earp.data import CARDS, DECK, N_GROUPS, N_KINDS, N_OUTLAWS, OUTLAWS, UNIT, cards_in
from hanpan.games.wyatt_earp.options import OPTIONS, EarpOptions
from hanpan.games.wyatt_earp.phases import Rounds
from hanpan.games.wyatt_earp.position import Earp, hand_of, refresh_hand
from hanpan.games.wyatt_earp.schema import Absence, Hideout, Table


def blank(options: Mapping[str, Any], n_seats: int) -> Earp:
    """Posters without money and a whole deck, before the first round."""
    s = Earp()
    ready(s, n_seats, Forbidden(), None)
    s.options = EarpOptions()
    read_options(OPTIONS, s.options, options)
    s.round = 0
    s.turn = -1
    s.dealer = -1
    s.supply_pass = 1
    s.supply = DECK[:]
    s.discard = []
    s.hands = [0] * (n_seats * N_KINDS)
    s.held = [0] * n_seats
    s.n_hands = [0] * n_seats
    s.resolving = -1
    s.groups = [0] * (n_seats * N_OUTLAWS)
    s.hideouts = []
    s.registered = 0
    s.bounty = [0] * N_OUTLAWS
    s.money = [0] * n_seats  # WE-SET-06
    s.earned = []
    s.exhausted = 0
    s.idle_turns = 0
    s.dry_turns = 0
    s.shown = [0] * (n_seats * N_KINDS)
    s.seen = []
    s.lacking = [0] * n_seats
    s.gained = [0] * n_seats
    s.stock = []
    return s


def new(options: Mapping[str, Any], n_seats: int, chance: Chance, log: list[Any] | None) -> Earp:
    """A game after the first deal, resting at the first draw."""
    s = blank(options, n_seats)
    s.chance = chance
    s.log = log
    s.frames.append(Rounds())
    settle(s)
    return s


def write(s: Earp) -> Table:
    """The table as it is written down."""
    n = s.n_seats
    return Table(
        round=s.round,
        turn=None if s.turn < 0 else s.turn,
        dealer=None if s.dealer < 0 else s.dealer,
        hands=[spell(hand_of(s, seat)) for seat in range(n)],
        supply=spell(s.supply),
        discard=spell(s.discard),
        bounty=dict(zip(OUTLAWS, s.bounty, strict=True)),
        money=s.money[:],
        supply_pass=s.supply_pass,
        territories=write_territories(s),
        hideouts=write_hideouts(s),
        registered=write_registered(s),
        resolving=None if s.resolving < 0 else CARDS[s.resolving],
        exhausted=bool(s.exhausted),
        idle_turns=s.idle_turns,
        dry_turns=s.dry_turns,
        earned=[write_earned(row, n) for row in s.earned],
        shown=[spell(listed(s.shown[seat * N_KINDS : (seat + 1) * N_KINDS])) for seat in range(n)],
        seen=[[spell(s.seen[at * n + holder]) for holder in range(n)] for at in range(n)] if s.seen else [],
        absences=write_absences(s),
        stock=[spell(listed(most)) for most in s.stock],
    )


def spell(cards: list[int]) -> list[str]:
    """Cards by name."""
    return [CARDS[card] for card in cards]


def listed(counts: list[int]) -> list[int]:
    """Cards by kind as a list, ascending."""
    cards: list[int] = []
    for card, n in enumerate(counts):
        if n:
            cards += [card] * n
    return cards


def counted(cards: list[int]) -> list[int]:
    """A list of cards by kind."""
    counts = [0] * N_KINDS
    for card in cards:
        counts[card] += 1
    return counts


@cache
def spell_group(group: int, outlaw: int) -> list[str]:
    """The cards of a group by name.  The same groups are written again and again, and there are few of them."""
    return spell(cards_in(group, outlaw))


def write_territories(s: Earp) -> list[dict[str, list[str]]]:
    """By seat: the open cards of every outlaw that has any."""
    territories: list[dict[str, list[str]]] = [{} for _ in range(s.n_seats)]
    for place, group in enumerate(s.groups):
        if group:
            seat, outlaw = divmod(place, N_OUTLAWS)
            territories[seat][OUTLAWS[outlaw]] = spell_group(group, outlaw)
    return territories


def write_hideouts(s: Earp) -> list[Hideout]:
    """Hideouts in the order played."""
    found = []
    for hideout in s.hideouts:
        place, group = divmod(hideout, N_GROUPS)
        seat, outlaw = divmod(place, N_OUTLAWS)
        found.append(Hideout(seat, OUTLAWS[outlaw], spell_group(group, outlaw)))
    return found


def write_registered(s: Earp) -> list[str]:
    """Registered outlaws by name."""
    return [OUTLAWS[outlaw] for outlaw in range(N_OUTLAWS) if s.registered >> outlaw & 1]


def write_earned(row: list[int], n_seats: int) -> list[dict[str, int]]:
    """One round: by seat, what each outlaw brought."""
    earned: list[dict[str, int]] = [{} for _ in range(n_seats)]
    for at, amount in enumerate(row):
        if amount:
            earned[at // N_OUTLAWS][OUTLAWS[at % N_OUTLAWS]] = amount
    return earned


def write_absences(s: Earp) -> list[Absence]:
    """By seat: what is known not to be in the hand."""
    return [
        Absence([OUTLAWS[outlaw] for outlaw in range(N_OUTLAWS) if mask >> outlaw & 1], gained) if mask else Absence()
        for mask, gained in zip(s.lacking, s.gained, strict=True)
    ]


def read(s: Earp, table: Table) -> None:
    """Fills a blank position; `BadPosition` for names that do not exist and lists of a wrong length."""
    n = s.n_seats
    s.round = table.round
    s.turn = -1 if table.turn is None else table.turn
    s.dealer = -1 if table.dealer is None else table.dealer
    s.supply_pass = table.supply_pass
    s.supply = sorted(VOCABULARY.read_list("card", table.supply, "table.supply"))
    s.discard = VOCABULARY.read_list("card", table.discard, "table.discard")
    s.hands = []
    for seat, hand in enumerate(by_seat(table.hands, n, "table.hands")):
        s.hands += counted(VOCABULARY.read_list("card", hand, f"table.hands[{seat}]"))
    refresh_hands(s)
    s.resolving = (
        -1 if table.resolving is None else VOCABULARY.read_list("card", [table.resolving], "table.resolving")[0]
    )
    read_territories(s, table)
    s.registered = mask_of(table.registered, "table.registered")
    if set(table.bounty) - set(OUTLAWS):
        raise BadPosition("position-range", path="table.bounty")
    s.bounty = [table.bounty.get(outlaw, 0) for outlaw in OUTLAWS]
    s.money = by_seat(table.money, n, "table.money")[:]
    s.earned = [read_earned(by_seat(row, n, f"table.earned[{i}]"), i) for i, row in enumerate(table.earned)]
    if s.round and not s.earned:
        s.earned = [[0] * (n * N_OUTLAWS)]
    s.exhausted = int(table.exhausted)
    s.idle_turns = table.idle_turns
    s.dry_turns = table.dry_turns
    read_knowledge(s, table)


def refresh_hands(s: Earp) -> None:
    """Which kinds and how many cards the hands hold follows from the counts."""
    for seat in range(s.n_seats):
        s.n_hands[seat] = sum(s.hands[seat * N_KINDS : (seat + 1) * N_KINDS])
        refresh_hand(s, seat)


def read_territories(s: Earp, table: Table) -> None:
    """Open and covered cards."""
    s.groups = [0] * (s.n_seats * N_OUTLAWS)
    for seat, territory in enumerate(by_seat(table.territories or [{}] * s.n_seats, s.n_seats, "table.territories")):
        for name, cards in territory.items():
            path = f"table.territories[{seat}].{name}"
            (outlaw,) = VOCABULARY.read_list("outlaw", [name], path)
            s.groups[seat * N_OUTLAWS + outlaw] = group_of(outlaw, VOCABULARY.read_list("card", cards, path), path)
    s.hideouts = []
    for i, hideout in enumerate(table.hideouts):
        path = f"table.hideouts[{i}]"
        if hideout.seat >= s.n_seats or not hideout.cards:
            raise BadPosition("position-range", path=path)
        (outlaw,) = VOCABULARY.read_list("outlaw", [hideout.outlaw], path)
        group = group_of(outlaw, VOCABULARY.read_list("card", hideout.cards, path), path)
        s.hideouts.append((hideout.seat * N_OUTLAWS + outlaw) * N_GROUPS + group)


def group_of(outlaw: int, cards: list[int], path: str) -> int:
    """Cards as the number of a group; `BadPosition` for cards that cannot lie together there."""
    group = sum([UNIT[card] for card in cards])
    if group >= N_GROUPS or sorted(cards) != cards_in(group, outlaw):
        raise BadPosition("position-range", path=path)
    return group


def read_earned(row: list[dict[str, int]], i: int) -> list[int]:
    """One round of money."""
    amounts = []
    for seat, by_outlaw in enumerate(row):
        if set(by_outlaw) - set(OUTLAWS):
            raise BadPosition("position-range", path=f"table.earned[{i}][{seat}]")
        amounts += [by_outlaw.get(outlaw, 0) for outlaw in OUTLAWS]
    return amounts


def read_knowledge(s: Earp, table: Table) -> None:
    """What seats know of hidden cards."""
    n = s.n_seats
    s.shown = []
    for seat, hand in enumerate(by_seat(table.shown or [[]] * n, n, "table.shown")):
        s.shown += counted(VOCABULARY.read_list("card", hand, f"table.shown[{seat}]"))
    s.seen = []
    for i, row in enumerate(by_seat(table.seen, n, "table.seen") if table.seen else []):
        path = f"table.seen[{i}]"
        s.seen += [sorted(VOCABULARY.read_list("card", hand, path)) for hand in by_seat(row, n, path)]
    absences = by_seat(table.absences or [Absence()] * n, n, "table.absences")
    s.lacking = [mask_of(absence.outlaws, "table.absences") for absence in absences]
    s.gained = [absence.gained for absence in absences]
    s.stock = [
        counted(VOCABULARY.read_list("card", most, f"table.stock[{i}]"))
        for i, most in enumerate(by_seat(table.stock, n + 1, "table.stock") if table.stock else [])
    ]


def by_seat(rows: list[Any], n: int, path: str) -> list[Any]:
    """The rows, if there are so many."""
    if len(rows) != n:
        raise BadPosition("position-range", path=path)
    return rows


def mask_of(outlaws: list[str], path: str) -> int:
    """Outlaws as a bit mask."""
    mask = 0
    for outlaw in VOCABULARY.read_list("outlaw", outlaws, path):
        mask |= 1 << outlaw
    return mask
