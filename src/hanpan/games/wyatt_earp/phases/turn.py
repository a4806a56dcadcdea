"""A turn: draw, lay and play, discard (WE-TURN-01)."""

from typing import Final

from hanpan.core.position import FINE, NOT_NOW, Frame, ask
from hanpan.games.wyatt_earp import verbs
from hanpan.games.wyatt_earp.actions import (
    ASK_HAND,
    DISCARD,
    DRAW_DISCARD,
    DRAW_SUPPLY,
    END_PLAY,
    LAY,
    LAY_WITH_PHOTO,
    MOST_LAID,
    OTHER_EMPTY,
    PLAY_BANK,
    PLAY_GUN,
    PLAY_HIDEOUT,
    PLAY_PHOTO,
    PLAY_STAGECOACH,
    RUN_OUT,
    STEAL_HAND,
    STEAL_TABLE,
    WENT_OUT,
    WYATT_DRAW,
    WYATT_FREE,
    WYATT_SWAP,
)
from hanpan.games.wyatt_earp.data import (
    BANK,
    DRY_TURNS,
    FIRST_SET,
    GUN,
    HIDEOUT,
    IDLE_TURNS,
    MOST_WANTED,
    N_KINDS,
    N_OUTLAWS,
    OUTLAW_PART,
    PHOTO,
    STAGECOACH,
    TOKEN,
    UNIT,
    WYATT,
)
from hanpan.games.wyatt_earp.options import (
    FINISH_TURN,
    NAMED,
    NO_REACTION,
    PER_TURN,
    PHOTO_COUNTS,
    SHOOT_ONLY,
    SWAP_OFF,
    TABLE_OFF,
)
from hanpan.games.wyatt_earp.phases.aims import card_of, outlaw_of, sheriff_refusal
from hanpan.games.wyatt_earp.phases.offers import (
    FIRST_LAYS,
    LAYS,
    MEMBERS,
    NONE_LAID,
    SET,
    STAGECOACHES,
    by_kind,
    by_outlaw,
    kinds_offer,
)
from hanpan.games.wyatt_earp.phases.paying import end_round
from hanpan.games.wyatt_earp.phases.sheriff import (
    ask_hand,
    bank_shoots,
    free_shoots,
    gun_shoots,
    play_bank,
    play_gun,
    play_hideout,
    play_photo,
    play_stagecoach,
    steal_hand,
    steal_table,
    swap_shoots,
    wyatt_draw,
    wyatt_free,
    wyatt_swap,
)
from hanpan.games.wyatt_earp.phases.supply import draw, renew
from hanpan.games.wyatt_earp.phases.window import open_window
from hanpan.games.wyatt_earp.position import Earp
from hanpan.games.wyatt_earp.reasons import (
    DISCARD_NOW,
    DRAW_FIRST,
    DRAWN_ALREADY,
    DRY,
    FIRST_SET_OF_THREE,
    IDLE,
    KEEP_ONE,
    NO_DISCARD,
    NOT_HELD,
    PLAY_FIRST,
    TOO_FEW_HELD,
)

DRAW_EITHER: Final = [DRAW_SUPPLY, DRAW_DISCARD]
SUPPLY_ONLY: Final = [DRAW_SUPPLY]
PHOTOS: Final = by_outlaw(PLAY_PHOTO)
BANKS: Final = by_outlaw(PLAY_BANK)
GUNS: Final = by_outlaw(PLAY_GUN)
DISCARDS: Final = by_kind(DISCARD)
SHERIFF_CARDS: Final = (1 << N_KINDS) - (1 << PHOTO)
ON_REGISTERED: Final = 1 << BANK | 1 << STAGECOACH | 1 << GUN


class Drawing(Frame):
    """Two cards from the supply or one from the discard pile (WE-DRAW)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, s: Earp) -> None:
        if s.discard and s.idle_turns < s.n_seats and s.dry_turns < s.n_seats:  # far from what `pile_refusal` forbids
            ask(s, self.seat, DRAW_EITHER)
        else:
            ask(s, self.seat, SUPPLY_ONLY if pile_refusal(s) else DRAW_EITHER)

    def decide(self, s: Earp, seat: int, a: int) -> None:
        s.frames[-1] = Playing(seat, 0, NONE_LAID)
        if a == DRAW_SUPPLY:
            draw(s, seat)
        else:
            verbs.discard_taken(s, seat, s.discard[-1])

    def refusal(self, s: Earp, seat: int, a: int) -> int:
        if a == DRAW_SUPPLY:
            return FINE
        if a == DRAW_DISCARD:
            return pile_refusal(s)
        if LAY <= a <= END_PLAY or DISCARD <= a < DISCARD + N_KINDS:
            return DRAW_FIRST  # WE-TURN-01
        return NOT_NOW


def pile_refusal(s: Earp) -> int:
    """`FINE` if the top card of the discard pile may be drawn."""
    if not s.discard:
        return NO_DISCARD  # WE-DRAW-03
    if s.idle_turns >= IDLE_TURNS * s.n_seats:
        return IDLE  # WE-LOOP-01
    return DRY if s.dry_turns >= DRY_TURNS * s.n_seats else FINE  # WE-LOOP-03


class Playing(Frame):
    """Outlaws in any number, and at most one sheriff card, in any order (WE-TURN-02)."""

    def __init__(self, seat: int, sheriff: int, laid: list[int]) -> None:
        self.seat = seat
        self.sheriff = sheriff  # sheriff cards played in this turn
        self.laid = laid  # by outlaw: cards laid in this turn, where they are counted together; replaced, never changed

    def clone(self) -> Frame:
        return Playing(self.seat, self.sheriff, self.laid)

    def advance(self, s: Earp) -> None:
        if not s.supply and self.runs_out(s):
            return
        spare = s.n_hands[self.seat] - 1
        if spare <= 0:  # everybody can see that nothing may be played any more (WE-DIS-02)
            s.frames[-1] = Discarding(self.seat)
            return
        held = s.held[self.seat]
        base = self.seat * N_KINDS
        offer: list[int] = []
        registered = s.registered
        hands = s.hands
        for outlaw in MEMBERS[held & SET]:
            most = hands[base + outlaw]
            if registered >> outlaw & 1:
                offer += LAYS[outlaw][most if most < spare else spare]
            elif most >= FIRST_SET:
                offer += FIRST_LAYS[outlaw][most if most < spare else spare]
        if held & SHERIFF_CARDS and not self.sheriff:
            self.offer_sheriff(s, held, spare, offer)
        offer.append(END_PLAY)
        ask(s, self.seat, offer)

    def runs_out(self, s: Earp) -> bool:
        """With an empty supply: whether the round is over now; else there is a new one, or none in this turn."""
        if not s.exhausted:
            renew(s)
        if not s.exhausted or s.options.second_exhaustion == FINISH_TURN:
            return False
        end_round(s, self.seat, RUN_OUT)  # WE-SUP-05
        return True

    def offer_sheriff(self, s: Earp, held: int, spare: int, offer: list[int]) -> None:
        """Adds the legal plays of sheriff cards.

        This is made for every decision, and so it is written out once more beside `sheriff_refusal`; the checks of
        all games compare the two over all actions.
        """
        registered = s.registered
        photos = held >> PHOTO & SET
        if photos:
            if s.options.photo_in_first_set == PHOTO_COUNTS:
                self.offer_photo_sets(s, photos & ~registered, spare, offer)
            if photos & registered:
                offer += PHOTOS[photos & registered]
        if not held >> BANK:
            return
        can_shoot = not s.exhausted
        if registered and held & ON_REGISTERED:
            if held >> BANK & 1 and (can_shoot or not bank_shoots(s)):
                offer += BANKS[registered]
            if held >> STAGECOACH & 1:
                safe = s.options.stagecoach_modes != SHOOT_ONLY
                offer += STAGECOACHES[registered][int(safe) + 2 * int(can_shoot)]
            if held >> GUN & 1 and (can_shoot or not gun_shoots(s)):
                offer += GUNS[registered]
        if held >> HIDEOUT & 1 and can_shoot:
            self.offer_groups(s, PLAY_HIDEOUT, UNIT[GUN] * 2 - 1, offer)
        if held >> MOST_WANTED & 1:
            self.offer_thefts(s, can_shoot, offer)
        if held >> WYATT & 1:
            if can_shoot:
                offer.append(WYATT_DRAW)
            if s.discard and s.options.wyatt_earp_swap != SWAP_OFF and (can_shoot or not swap_shoots(s)):
                offer.append(WYATT_SWAP)
            if s.hideouts and (can_shoot or not free_shoots(s)):
                for i in range(len(s.hideouts)):
                    offer.append(WYATT_FREE + i)

    def offer_photo_sets(self, s: Earp, photos: int, spare: int, offer: list[int]) -> None:
        """Adds first sets of two cards and the Photo (WE-LAY-09)."""
        if spare >= FIRST_SET:
            for outlaw in MEMBERS[photos]:
                if s.hands[self.seat * N_KINDS + outlaw] >= FIRST_SET - 1:
                    offer.append(LAY_WITH_PHOTO + outlaw)

    def offer_groups(self, s: Earp, first: int, part: int, offer: list[int]) -> None:
        """Adds an action for each group of an opponent with open cards of that part."""
        groups = s.groups
        outlaws = MEMBERS[s.registered]
        for target in range(s.n_seats):
            if target != self.seat:
                for outlaw in outlaws:
                    if groups[target * N_OUTLAWS + outlaw] & part:
                        offer.append(first + target * N_OUTLAWS + outlaw)

    def offer_thefts(self, s: Earp, can_shoot: bool, offer: list[int]) -> None:
        """Adds the uses of Most Wanted."""
        named = s.options.most_wanted_hand == NAMED
        if named:
            for target in range(s.n_seats):
                if target != self.seat and s.n_hands[target]:
                    offer += ASKS[target]
        if can_shoot and s.options.most_wanted_table != TABLE_OFF:
            self.offer_groups(s, STEAL_TABLE, OUTLAW_PART, offer)
        if not named:
            for target in range(s.n_seats):
                if target != self.seat and s.n_hands[target]:
                    offer.append(STEAL_HAND + target)

    def decide(self, s: Earp, seat: int, a: int) -> None:
        if a == END_PLAY:
            s.frames[-1] = Discarding(seat)
            return
        if a < LAY_WITH_PHOTO:
            self.lay(s, (a - LAY) // MOST_LAID, 1 + (a - LAY) % MOST_LAID)
            return
        self.sheriff = 1  # WE-SHF-01
        if a < PLAY_PHOTO:
            self.lay_with_photo(s, a - LAY_WITH_PHOTO)
        elif a < PLAY_BANK:
            play_photo(s, seat, a - PLAY_PHOTO, TOKEN)
        elif a < PLAY_STAGECOACH:
            play_bank(s, seat, a - PLAY_BANK)
        elif a < PLAY_GUN:
            play_stagecoach(s, seat, (a - PLAY_STAGECOACH) // 2, (a - PLAY_STAGECOACH) % 2)
        elif a < PLAY_HIDEOUT:
            play_gun(s, seat, a - PLAY_GUN)
        elif a < ASK_HAND:
            play_hideout(s, seat, (a - PLAY_HIDEOUT) // N_OUTLAWS, (a - PLAY_HIDEOUT) % N_OUTLAWS)
        elif a < STEAL_TABLE:
            ask_hand(s, seat, (a - ASK_HAND) // N_OUTLAWS, (a - ASK_HAND) % N_OUTLAWS)
        elif a < STEAL_HAND:
            steal_table(s, seat, (a - STEAL_TABLE) // N_OUTLAWS, (a - STEAL_TABLE) % N_OUTLAWS)
        elif a < WYATT_DRAW:
            steal_hand(s, seat, a - STEAL_HAND)
        elif a == WYATT_DRAW:
            wyatt_draw(s, seat)
        elif a == WYATT_SWAP:
            wyatt_swap(s, seat)
        else:
            wyatt_free(s, seat, a - WYATT_FREE)

    def lay(self, s: Earp, outlaw: int, n: int) -> None:
        """Outlaw cards come into the territory (WE-LAY-04)."""
        first = not s.registered >> outlaw & 1
        bounty = TOKEN * (n if self.laid[outlaw] else n - 1)  # WE-LAY-05, -06
        self.count(s, outlaw, n)
        verbs.outlaws_laid(s, self.seat, outlaw, n, bounty, int(first))
        if first and s.options.photo_reaction != NO_REACTION:
            open_window(s, self.seat, outlaw)

    def lay_with_photo(self, s: Earp, outlaw: int) -> None:
        """Two outlaw cards and the Photo as a first set (WE-LAY-09); the Photo lies open, so nobody is asked for it."""
        self.count(s, outlaw, FIRST_SET)
        verbs.outlaws_laid(s, self.seat, outlaw, FIRST_SET - 1, TOKEN * (FIRST_SET - 1), 1)
        play_photo(s, self.seat, outlaw, 0)

    def count(self, s: Earp, outlaw: int, n: int) -> None:
        """Remembers what was laid in this turn, if that matters (WE-LAY-06)."""
        if s.options.bounty_counting == PER_TURN:
            laid = self.laid[:]
            laid[outlaw] += n
            self.laid = laid

    def refusal(self, s: Earp, seat: int, a: int) -> int:
        if a == END_PLAY:
            return FINE
        if LAY <= a < LAY_WITH_PHOTO:
            return self.lay_refusal(s, (a - LAY) // MOST_LAID, 1 + (a - LAY) % MOST_LAID)
        if LAY_WITH_PHOTO <= a < END_PLAY:
            return sheriff_refusal(s, seat, a, self.sheriff)
        if a == DRAW_SUPPLY or a == DRAW_DISCARD:
            return DRAWN_ALREADY
        return PLAY_FIRST if DISCARD <= a < DISCARD + N_KINDS else NOT_NOW

    def lay_refusal(self, s: Earp, outlaw: int, n: int) -> int:
        """`FINE` if so many cards of an outlaw may be laid."""
        if n > s.hands[self.seat * N_KINDS + outlaw]:
            return TOO_FEW_HELD
        if n < FIRST_SET and not s.registered >> outlaw & 1:
            return FIRST_SET_OF_THREE  # WE-LAY-02
        return FINE if n < s.n_hands[self.seat] else KEEP_ONE  # WE-DIS-02

    def facts(self, s: Earp, seat: int, a: int) -> dict[str, int]:
        if LAY <= a < LAY_WITH_PHOTO:
            outlaw = (a - LAY) // MOST_LAID
            return {"outlaw": outlaw, "n": 1 + (a - LAY) % MOST_LAID, "have": s.hands[seat * N_KINDS + outlaw]}
        if not LAY_WITH_PHOTO <= a < END_PLAY:
            return {}
        facts = {"card": card_of(a)}
        if a < PLAY_HIDEOUT:
            outlaw = outlaw_of(a)
            facts["outlaw"] = outlaw
            facts["n"] = FIRST_SET - 1
            facts["have"] = s.hands[seat * N_KINDS + outlaw]
        elif a < WYATT_DRAW:
            place = (a - PLAY_HIDEOUT) % (ASK_HAND - PLAY_HIDEOUT) if a < STEAL_HAND else (a - STEAL_HAND) * N_OUTLAWS
            facts["target"] = place // N_OUTLAWS
            facts["outlaw"] = place % N_OUTLAWS
        return facts


#: By seat: every outlaw by name (WE-MWT-01).
ASKS: Final = [
    [ASK_HAND + target * N_OUTLAWS + outlaw for outlaw in range(N_OUTLAWS)]
    for target in range((STEAL_TABLE - ASK_HAND) // N_OUTLAWS)
]


class Discarding(Frame):
    """One card ends the turn (WE-DIS), and perhaps the round (WE-END-01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, s: Earp) -> None:
        ask(s, self.seat, kinds_offer(DISCARDS, s.held[self.seat]))

    def decide(self, s: Earp, seat: int, a: int) -> None:
        verbs.card_discarded(s, seat, a - DISCARD)
        if not s.n_hands[seat]:
            end_round(s, seat, WENT_OUT)
        elif 0 in s.n_hands:
            end_round(s, seat, OTHER_EMPTY)  # WE-END-02
        elif s.exhausted:
            end_round(s, seat, RUN_OUT)  # WE-SUP-10
        else:
            following = (seat + 1) % s.n_seats
            s.frames[-1] = Drawing(following)
            verbs.turn_started(s, following)

    def refusal(self, s: Earp, seat: int, a: int) -> int:
        if DISCARD <= a < DISCARD + N_KINDS:
            return FINE if s.held[seat] >> (a - DISCARD) & 1 else NOT_HELD
        return DISCARD_NOW if LAY <= a <= END_PLAY else NOT_NOW

    def facts(self, s: Earp, seat: int, a: int) -> dict[str, int]:
        return {"card": a - DISCARD} if DISCARD <= a < DISCARD + N_KINDS else {}
