"""Components of Wyatt Earp (rulebook, section "components").

A card is the number of its kind: outlaws 0-6, their Photos 7-13, then the other sheriff cards; equal cards are equal
numbers.  The cards of one outlaw that lie open before one player are a group, and a group is one number as well: the
sum of the `UNIT`s of its cards.
"""

from typing import Final

OUTLAWS: Final = (
    "belle_starr",
    "billy_the_kid",
    "bob_dalton",
    "butch_cassidy",
    "jesse_james",
    "sundance_kid",
    "wes_hardin",
)
N_OUTLAWS: Final = 7
PHOTO: Final = 7  # + outlaw
BANK: Final = 14
STAGECOACH: Final = 15
GUN: Final = 16
MOST_WANTED: Final = 17
HIDEOUT: Final = 18
WYATT: Final = 19
N_KINDS: Final = 20
CARDS: Final = (
    *OUTLAWS,
    *[f"photo_{outlaw}" for outlaw in OUTLAWS],
    "bank_robbery",
    "stagecoach_robbery",
    "fastest_gun",
    "most_wanted",
    "hideout",
    "wyatt_earp",
)
#: By kind: how many there are (WE-CMP-01), and the capture points of each (WE-CMP-02).
COPIES: Final = [7] * N_OUTLAWS + [1] * N_OUTLAWS + [4, 2, 3, 3, 3, 7]
CP: Final = [2] * N_OUTLAWS + [4] * N_OUTLAWS + [2, 1, 3, 0, 0, 0]
#: All 78 cards.
DECK: Final = [card for card in range(N_KINDS) for _ in range(COPIES[card])]

#: By kind: what one card adds to the number of its group; 0 for cards that never lie in one.
UNIT: Final = [1] * N_OUTLAWS + [8] * N_OUTLAWS + [16, 128, 512, 0, 0, 0]
OUTLAW_PART: Final = 7  # bits of a group that count its outlaw cards
GUN_PART: Final = 512
N_GROUPS: Final = 1024
#: By group: its capture points.
POINTS: Final = [
    2 * (group & 7) + 4 * (group >> 3 & 1) + 2 * (group >> 4 & 7) + (group >> 7 & 3) + 3 * (group >> 9)
    for group in range(N_GROUPS)
]

HAND: Final = 10
FIRST_SET: Final = 3
DRAWN: Final = 2  # cards of a draw from the supply
TOKEN: Final = 1000  # dollars: every amount is a multiple
SHOT_BOUNTY: Final = 3000  # a Stagecoach Robbery that hits
CAPTURE: Final = 8  # capture points without which nobody is paid
SWEEP: Final = 5  # points ahead that take the whole bounty
SHARE_GAP: Final = 4  # points behind that still share
GOAL: Final = 25_000
MOST_ROUNDS: Final = 30
MOST_SEATS: Final = 4
MOST_HIDEOUTS: Final = 3
#: Capture points of all cards that can lie at one outlaw; of the Fastest Guns only one is in play (WE-FST-02).
MOST_POINTS: Final = 7 * CP[0] + CP[PHOTO] + 4 * CP[BANK] + 2 * CP[STAGECOACH] + CP[GUN]
IDLE_TURNS: Final = 2  # times the number of players: WE-LOOP-01
DRY_TURNS: Final = 10  # times the number of players: WE-LOOP-03
#: The second supply is the last one (WE-SUP-04).
LAST_PASS: Final = 2


def cards_in(group: int, outlaw: int) -> list[int]:
    """The cards of a group of that outlaw, ascending."""
    return (
        [outlaw] * (group & OUTLAW_PART)
        + [PHOTO + outlaw] * (group >> 3 & 1)
        + [BANK] * (group >> 4 & 7)
        + [STAGECOACH] * (group >> 7 & 3)
        + [GUN] * (group >> 9)
    )
