"""The only code that writes to the table, one verb for each event."""

from typing import Final

from hanpan.core.events import Event, Verb
from hanpan.games.three_little_pigs import events as e
from hanpan.games.three_little_pigs.data import DOOR, N_DICE, N_POTS, part_of, pile_of
from hanpan.games.three_little_pigs.position import Pigs

UNROLLED: Final = [-1] * N_DICE


def pile_ordered(s: Pigs, pile: int, pots: list[int]) -> None:
    for n in pots:
        s.under[pile * N_POTS + n] -= 1
    s.order[pile] = pots[:]
    if s.log is not None:
        s.log.append(e.PileOrdered(pile, pots))


def pile_turned(s: Pigs, pile: int, pots: int) -> None:
    if s.order and s.order[pile]:
        s.order[pile].pop()
    else:
        s.under[pile * N_POTS + pots] -= 1
    s.top[pile] = pots
    if s.log is not None:
        s.log.append(e.PileTurned(pile, pots))


def first_player_chosen(s: Pigs, seat: int) -> None:
    s.first = seat
    if s.log is not None:
        s.log.append(e.FirstPlayerChosen(seat))


def turn_started(s: Pigs, seat: int) -> None:
    s.turn = seat
    s.n_turns += 1
    s.dice = UNROLLED
    if s.log is not None:
        s.log.append(e.TurnStarted(seat))


def dice_rolled(s: Pigs, seat: int, roll: int, rolled: list[int], faces: list[int]) -> None:
    s.dice = faces
    if s.log is not None:
        s.log.append(e.DiceRolled(seat, roll, rolled, faces))


def rolling_stopped(s: Pigs, seat: int) -> None:
    if s.log is not None:
        s.log.append(e.RollingStopped(seat))


def wolf_appeared(s: Pigs, seat: int, wolves: int) -> None:
    if s.log is not None:
        s.log.append(e.WolfAppeared(seat, wolves))


def tile_bought(s: Pigs, seat: int, tile: int) -> None:
    pile = pile_of(tile)
    s.left[pile] -= 1
    s.top[pile] = -1
    if s.log is not None:
        s.log.append(e.TileBought(seat, tile))


def nothing_bought(s: Pigs, seat: int) -> None:
    if s.log is not None:
        s.log.append(e.NothingBought(seat))


def buying_ended(s: Pigs, seat: int) -> None:
    if s.log is not None:
        s.log.append(e.BuyingEnded(seat))


def tile_placed(s: Pigs, seat: int, house: int, level: int, tile: int) -> None:
    homes = s.homes[seat]
    if house == len(homes):
        homes.append((tile,))
    elif part_of(tile) == DOOR:
        homes[house] = (tile, *homes[house])  # TP-PLACE-05
    else:
        homes[house] = (*homes[house], tile)
    if s.log is not None:
        s.log.append(e.TilePlaced(seat, house, level, tile))


def house_completed(s: Pigs, seat: int, house: int, points: int) -> None:
    if s.log is not None:
        s.log.append(e.HouseCompleted(seat, house, points))


def award_taken(s: Pigs, seat: int, award: int) -> None:
    s.awards[award] = seat
    if s.log is not None:
        s.log.append(e.AwardTaken(seat, award))


def house_targeted(s: Pigs, seat: int, target: int, house: int) -> None:
    if s.log is not None:
        s.log.append(e.HouseTargeted(seat, target, house))


def no_house_to_blow_at(s: Pigs, seat: int) -> None:
    if s.log is not None:
        s.log.append(e.NoHouseToBlowAt(seat))


def blowing_declined(s: Pigs, seat: int) -> None:
    if s.log is not None:
        s.log.append(e.BlowingDeclined(seat))


def spinner_spun(s: Pigs, seat: int, material: int) -> None:
    if s.log is not None:
        s.log.append(e.SpinnerSpun(seat, material))


def tiles_blown(s: Pigs, target: int, house: int, tiles: list[int], remaining: list[int]) -> None:
    if remaining:
        s.homes[target][house] = tuple(remaining)
    else:
        del s.homes[target][house]  # TP-WOLF-12
    s.removed += tiles  # TP-WOLF-10
    if s.log is not None:
        s.log.append(e.TilesBlown(target, house, tiles, remaining))


def lone_roof_fell(s: Pigs, target: int, house: int, tile: int) -> None:
    del s.homes[target][house]
    s.removed.append(tile)
    if s.log is not None:
        s.log.append(e.LoneRoofFell(target, house, tile))


def nothing_blown(s: Pigs, target: int, house: int, material: int) -> None:
    if s.log is not None:
        s.log.append(e.NothingBlown(target, house, material))


def game_ended(s: Pigs, empty: int) -> None:
    if s.log is not None:
        s.log.append(e.GameEnded(empty))


VERBS: Final[dict[type[Event], Verb]] = {
    e.PileOrdered: pile_ordered,
    e.PileTurned: pile_turned,
    e.FirstPlayerChosen: first_player_chosen,
    e.TurnStarted: turn_started,
    e.DiceRolled: dice_rolled,
    e.RollingStopped: rolling_stopped,
    e.WolfAppeared: wolf_appeared,
    e.TileBought: tile_bought,
    e.NothingBought: nothing_bought,
    e.BuyingEnded: buying_ended,
    e.TilePlaced: tile_placed,
    e.HouseCompleted: house_completed,
    e.AwardTaken: award_taken,
    e.HouseTargeted: house_targeted,
    e.NoHouseToBlowAt: no_house_to_blow_at,
    e.BlowingDeclined: blowing_declined,
    e.SpinnerSpun: spinner_spun,
    e.TilesBlown: tiles_blown,
    e.LoneRoofFell: lone_roof_fell,
    e.NothingBlown: nothing_blown,
    e.GameEnded: game_ended,
}
