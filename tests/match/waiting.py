"""Hidden windows for tests: a clock that is set by hand, and deals that nobody but one seat can tell apart."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from hanpan.core.bags import put, take
from hanpan.core.chance import Chance
from hanpan.core.engine import asked, legal, play
from hanpan.core.game import Game
from hanpan.core.position import NO_WINDOW
from hanpan.games import find_game
from hanpan.games.fair.actions import CHOOSE, DECLINE, PASS, STEAL
from hanpan.games.fair.data import THIEF
from hanpan.games.wyatt_earp.actions import DISCARD, DRAW_DISCARD, END_PLAY, LAY, MOST_LAID, NO, REACT, YES
from hanpan.games.wyatt_earp.data import FIRST_SET, N_KINDS, N_OUTLAWS, PHOTO
from hanpan.games.wyatt_earp.events import HandDealt
from hanpan.games.wyatt_earp.position import Earp, hand_of, refresh_hand
from hanpan.match.seeds import chance_of
from hanpan.match.windows import Clock


class Alarm:
    """A call that a clock will make."""

    def __init__(self, when: float, then: Callable[[], None]) -> None:
        self.when = when
        self.then = then
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class HandClock(Clock):
    """Time stands still until somebody lets it go on."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self.alarms: list[Alarm] = []

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, then: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(when, then))
        return self.alarms[-1]

    @property
    def due(self) -> list[float]:
        """When something will happen."""
        return sorted(alarm.when for alarm in self.alarms if not alarm.is_cancelled)

    def go_on(self, seconds: float) -> int:
        """Lets time pass; returns how many calls were made meanwhile."""
        end = self.time + seconds
        n = 0
        while self.due and self.due[0] <= end:
            alarm = min((alarm for alarm in self.alarms if not alarm.is_cancelled), key=lambda alarm: alarm.when)
            self.alarms.remove(alarm)
            self.time = max(self.time, alarm.when)
            alarm.then()
            n += 1
        self.time = end
        return n


class Deal(NamedTuple):
    """What a match begins with."""

    seed: bytes
    game: Game

    def stack(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The matches that begin from now on are dealt like this."""
        monkeypatch.setattr("hanpan.match.plans.new_seed", lambda: self.seed)
        monkeypatch.setattr("hanpan.match.matches.find_game", lambda name: self.game)


class Twins(NamedTuple):
    """Two deals for three seats that nobody but seat 2 can tell apart.

    After the `opening`, pairs of seat and action, seats 1 and 2 are asked in a window: seat 2 can `react` if it was dealt
    `able`, and can only `decline` if it was dealt `unable`.  An event named `told` tells of a reaction.  Then `closing`
    can be played, without a draw.
    """

    able: Deal
    unable: Deal
    opening: list[tuple[int, int]]
    decline: int
    react: int
    told: str
    closing: list[tuple[int, int]]

    @property
    def game(self) -> str:
        return self.able.game.name


@cache
def twins_of(game: str) -> Twins:
    """The twin deals of a game with hidden windows."""
    return TWINS[game]()


def fair_twins() -> Twins:
    """Seat 0 wins the prize, and a thief may steal it.  The cards of seats 0 and 1 are the same in both deals."""
    game = find_game("fair")
    seen: dict[Any, dict[bool, tuple[bytes, list[int]]]] = {}
    for k in range(20_000):
        seed = k.to_bytes(32, "big")
        log: list[Any] = []
        s = game.new({}, 3, chance_of(seed, 3), log)
        hands = s.hands
        if s.start or max(hands[0]) < max(hands[1] + hands[2]) or THIEF in hands[1]:
            continue
        has_thief = THIEF in hands[2]
        dealt = tuple((event.seat, event.card) for event in log if getattr(event, "seat", 2) < 2)
        found = seen.setdefault(dealt, {})
        found.setdefault(has_thief, (seed, hands[2]))
        if len(found) == 2:
            both = [card for card in found[True][1] if card in found[False][1]]
            if both:
                able, unable = (Deal(found[has][0], game) for has in (True, False))
                cards = [max(hands[0]), max(hands[1]), both[0]]
                opening = [(seat, CHOOSE + card) for seat, card in enumerate(cards)]
                return Twins(able, unable, opening, DECLINE, STEAL, "PrizeStolen", [(0, PASS), (1, PASS)])
    raise LookupError("no such deals")


def earp_twins() -> Twins:
    """Seat 0 lays the first set of an outlaw, whose Photo is in the hand of seat 2, or else in the supply."""
    game = find_game("wyatt_earp")
    for k in range(20_000):
        seed = k.to_bytes(32, "big")
        s = game.new({}, 3, chance_of(seed, 3), None)
        hand = hand_of(s, 0)
        for outlaw in range(N_OUTLAWS) if s.turn == 0 else ():
            if hand.count(outlaw) >= FIRST_SET and s.held[2] >> (PHOTO + outlaw) & 1:
                opening = [(0, DRAW_DISCARD), (0, LAY + outlaw * MOST_LAID + FIRST_SET - 1)]
                kept = next(card for card in hand if card != outlaw)
                without = msgspec.structs.replace(game, new=photo_in_supply(game, PHOTO + outlaw))
                closing = [(0, END_PLAY), (0, DISCARD + kept)]
                return Twins(
                    Deal(seed, game), Deal(seed, without), opening, REACT + NO, REACT + YES, "PhotoLaid", closing
                )
    raise LookupError("no such deal")


def photo_in_supply(game: Game, photo: int) -> Callable[..., Earp]:
    """Set-up as it is, but seat 2 gets a card of the supply for its Photo."""

    def new(options: Mapping[str, Any], n_seats: int, chance: Chance, log: list[Any] | None) -> Earp:
        s: Earp = game.new(options, n_seats, chance, log)
        card = s.supply[0]
        take(s.supply, card)
        put(s.supply, photo)
        s.hands[2 * N_KINDS + photo] -= 1
        s.hands[2 * N_KINDS + card] += 1
        refresh_hand(s, 2)
        for i, event in enumerate(log or []):
            if isinstance(event, HandDealt) and event.seat == 2:
                log[i] = HandDealt(2, hand_of(s, 2))
        return s

    return new


TWINS = {"fair": fair_twins, "wyatt_earp": earp_twins}


def quick_window(game: str, n_seats: int) -> tuple[Deal, list[tuple[int, int]]]:
    """A deal that comes soon to a window in which some seat has a choice, and the seats and actions that lead there."""
    played = find_game(game)
    for k in range(20_000):
        rng = Random(k)
        seed = k.to_bytes(32, "big")
        s = played.new({}, n_seats, chance_of(seed, n_seats), None)
        moves: list[tuple[int, int]] = []
        while len(moves) < 2 * n_seats and s.frames[-1].WINDOW == NO_WINDOW:
            seat = asked(s)[0]
            moves.append((seat, rng.choice(legal(s, seat))))
            play(s, *moves[-1])
        if s.frames[-1].WINDOW != NO_WINDOW and s.asked.bit_count() == n_seats - 1:
            if any(len(legal(s, seat)) > 1 for seat in asked(s)):
                return Deal(seed, played), moves
    raise LookupError("no such deal")
