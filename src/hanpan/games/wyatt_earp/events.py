"""What happens at the table, as facts.  `card` is -1 where the reader may not see it.

Never compiled: compiled structs lose their layout.
"""

import msgspec


class DealerChosen(msgspec.Struct, frozen=True, array_like=True, tag=1, gc=False):
    """Who deals the first round (WE-SET-03)."""

    seat: int


class RoundStarted(msgspec.Struct, frozen=True, array_like=True, tag=2, gc=False):
    """All cards are shuffled, and $1,000 is put on each poster."""

    round: int


class HandDealt(msgspec.Struct, frozen=True, array_like=True, tag=3, gc=False):
    """Secret: only `seat` sees the cards."""

    seat: int
    cards: list[int]


class CardTurned(msgspec.Struct, frozen=True, array_like=True, tag=4, gc=False):
    """The first card of the discard pile."""

    card: int


class TurnStarted(msgspec.Struct, frozen=True, array_like=True, tag=5, gc=False):
    """A turn begins."""

    seat: int


class CardDrawn(msgspec.Struct, frozen=True, array_like=True, tag=6, gc=False):
    """From the supply.  Secret: only `seat` sees the card."""

    seat: int
    card: int


class DiscardTaken(msgspec.Struct, frozen=True, array_like=True, tag=7, gc=False):
    """The top card of the discard pile goes to a hand."""

    seat: int
    card: int


class PileShuffled(msgspec.Struct, frozen=True, array_like=True, tag=8, gc=False):
    """The discard pile of `n` cards becomes the second supply (WE-SUP-01)."""

    n: int


class SupplyUsedUp(msgspec.Struct, frozen=True, array_like=True, tag=9, gc=False):
    """There is no further supply in this round (WE-SUP-04, -06)."""


class OutlawsLaid(msgspec.Struct, frozen=True, array_like=True, tag=10, gc=False):
    """`n` cards of an outlaw are laid, and `bounty` dollars are added; `first` is 1 for the first set."""

    seat: int
    outlaw: int
    n: int
    bounty: int
    first: int


class SheriffPlayed(msgspec.Struct, frozen=True, array_like=True, tag=11, gc=False):
    """A sheriff card leaves the hand, to be used on an outlaw or (-1) on none; `shot` is 1 if a shot decides."""

    seat: int
    card: int
    outlaw: int
    shot: int


class SheriffAimed(msgspec.Struct, frozen=True, array_like=True, tag=12, gc=False):
    """A sheriff card leaves the hand, to be used on `target` and mostly an outlaw; `shot` is 1 if a shot decides."""

    seat: int
    card: int
    target: int
    outlaw: int
    shot: int


class ShotFired(msgspec.Struct, frozen=True, array_like=True, tag=13, gc=False):
    """The top card of the supply is turned up and discarded; `hit` is 1 for an outlaw card."""

    seat: int
    card: int
    hit: int


class SheriffLaid(msgspec.Struct, frozen=True, array_like=True, tag=14, gc=False):
    """The sheriff card comes into the territory, and `bounty` dollars are added."""

    seat: int
    card: int
    outlaw: int
    bounty: int


class SheriffDiscarded(msgspec.Struct, frozen=True, array_like=True, tag=15, gc=False):
    """The sheriff card that was carried out, or missed, goes to the discard pile."""

    seat: int
    card: int


class PhotoAsked(msgspec.Struct, frozen=True, array_like=True, tag=16, gc=False):
    """With open windows (option `hidden_windows`) only the holder of the Photo is asked, and everybody sees it."""

    seat: int
    outlaw: int


class PhotoLaid(msgspec.Struct, frozen=True, array_like=True, tag=17, gc=False):
    """A Photo is laid out of turn (WE-PHO-03), and `bounty` dollars are added."""

    seat: int
    outlaw: int
    bounty: int


class PhotoKept(msgspec.Struct, frozen=True, array_like=True, tag=18, gc=False):
    """All have answered, and nobody laid the Photo; with open windows perhaps nobody holds it who could be asked."""

    outlaw: int


class GunReplaced(msgspec.Struct, frozen=True, array_like=True, tag=19, gc=False):
    """The earlier Fastest Gun leaves the territory of `target` (WE-FST-02); `hideout` is what it lay under or -1."""

    target: int
    outlaw: int
    hideout: int


class HideoutLaid(msgspec.Struct, frozen=True, array_like=True, tag=20, gc=False):
    """A Hideout covers the open cards of an outlaw before `target` (WE-HID-02)."""

    seat: int
    target: int
    outlaw: int


class HideoutRemoved(msgspec.Struct, frozen=True, array_like=True, tag=21, gc=False):
    """Hideout number `hideout` goes to the discard pile; what it covered lies open again."""

    target: int
    outlaw: int
    hideout: int


class CardGiven(msgspec.Struct, frozen=True, array_like=True, tag=22, gc=False):
    """`target` held an outlaw card of that name and gives it to `seat` (WE-MWT-01)."""

    seat: int
    target: int
    card: int


class AskedInVain(msgspec.Struct, frozen=True, array_like=True, tag=23, gc=False):
    """`target` holds no card of that outlaw."""

    seat: int
    target: int
    outlaw: int


class OutlawStolen(msgspec.Struct, frozen=True, array_like=True, tag=24, gc=False):
    """An open outlaw card goes from the territory of `target` to the hand of `seat` (WE-MWT-02)."""

    seat: int
    target: int
    outlaw: int


class HandSeen(msgspec.Struct, frozen=True, array_like=True, tag=25, gc=False):
    """`seat` looks at the hand of `target` (WE-MWT-06).  Secret: only these two see the cards."""

    seat: int
    target: int
    cards: list[int]


class CardStolen(msgspec.Struct, frozen=True, array_like=True, tag=26, gc=False):
    """A hand card goes from `target` to `seat` (WE-MWT-06).  Secret: only these two see which."""

    seat: int
    target: int
    card: int


class SwapGiven(msgspec.Struct, frozen=True, array_like=True, tag=27, gc=False):
    """A hand card is put on the discard pile in exchange (WE-WYT-02)."""

    seat: int
    card: int


class SwapTaken(msgspec.Struct, frozen=True, array_like=True, tag=28, gc=False):
    """A card of the discard pile, the topmost of its kind at `place` from the bottom, goes to the hand."""

    seat: int
    card: int
    place: int


class CardDiscarded(msgspec.Struct, frozen=True, array_like=True, tag=29, gc=False):
    """The discard that ends a turn (WE-DIS-01)."""

    seat: int
    card: int


class RoundEnded(msgspec.Struct, frozen=True, array_like=True, tag=30, gc=False):
    """`seat` counts as the one who went out (WE-NEXT-02 … -04)."""

    seat: int
    ending: int


class OutlawEscaped(msgspec.Struct, frozen=True, array_like=True, tag=31, gc=False):
    """With `points` in all there is no capture, and the bounty stays (WE-SCO-02)."""

    outlaw: int
    points: int


class BountySwept(msgspec.Struct, frozen=True, array_like=True, tag=32, gc=False):
    """Five points or more ahead: the whole bounty of `amount` (WE-SCO-03)."""

    seat: int
    outlaw: int
    amount: int


class TierPaid(msgspec.Struct, frozen=True, array_like=True, tag=33, gc=False):
    """Each of `seats`, who have equal points, takes `amount` (WE-SCO-05)."""

    seats: list[int]
    outlaw: int
    amount: int


class PayoutStopped(msgspec.Struct, frozen=True, array_like=True, tag=34, gc=False):
    """The next players with equal points would need `need` and only `left` is there (WE-SCO-06)."""

    outlaw: int
    need: int
    left: int


class GameEnded(msgspec.Struct, frozen=True, array_like=True, tag=35, gc=False):
    """After round number `round` nothing follows (WE-WIN-01)."""

    round: int
