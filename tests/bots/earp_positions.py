"""Written positions of Wyatt Earp in which every level but the weakest has an obvious move."""

from games.wyatt_earp.situation import position
from hanpan.core.engine import play
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.position import Earp


def breaking_a_sweep() -> Earp:
    """One card of Jesse James keeps seat 1 from taking all."""
    return position(
        hands={0: "jesse_james wyatt_earp*2 hideout", 1: "bob_dalton*3"},
        table={0: {"jesse_james": "outlaw*2"}, 1: {"jesse_james": "outlaw*4 bank_robbery"}},
        bounty={"jesse_james": 9000},
        frames=[{"frame": "Playing", "sheriff": 1, "laid": [0] * 7}],
    )


def going_out_wins() -> Earp:
    """Seat 0 can lay all and win the game."""
    return position(
        hands={0: "jesse_james*2 bob_dalton*3 hideout", 1: "sundance_kid*2 wes_hardin*3 belle_starr"},
        table={0: {"jesse_james": "outlaw*5"}, 1: {"bob_dalton": "outlaw*3"}},
        bounty={"jesse_james": 9000, "bob_dalton": 3000},
        money=[17000, 18000],
    )


def going_out_loses() -> Earp:
    """If seat 0 lays its card, the round ends, and seat 1 wins."""
    return position(
        hands={0: "jesse_james hideout", 1: "sundance_kid*3 wes_hardin*3 belle_starr*2"},
        table={0: {"jesse_james": "outlaw*2"}, 1: {"bob_dalton": "outlaw*5"}},
        bounty={"bob_dalton": 9000},
        money=[9000, 18000],
    )


def hiding_a_sweep(seats: int) -> Earp:
    """A Hideout on Jesse James before seat 1 takes much from it, one on Bob Dalton little."""
    return position(
        seats=seats,
        hands={0: "hideout belle_starr wes_hardin"},
        table={
            0: {"jesse_james": "outlaw*2", "bob_dalton": "outlaw*3"},
            1: {"jesse_james": "outlaw*5", "bob_dalton": "outlaw"},
        },
        bounty={"jesse_james": 12000, "bob_dalton": 3000},
    )


def asked_about_a_photo(seats: int) -> Earp:
    """Seat 1 has laid a rich first set, and seat 0 holds the Photo."""
    s = position(
        seats=seats,
        active=1,
        hands={0: "photo_jesse_james belle_starr*2", 1: "jesse_james*4 bob_dalton*2"},
        bounty={"jesse_james": 9000},
    )
    play(s, 1, GAME.actions.read({"do": "LayOutlaw", "outlaw": "jesse_james", "n": 4}))
    return s
