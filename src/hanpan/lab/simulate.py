"""What one simulated game is: who sits where, what happens, how it ended.

Everything that happens in game number `k` follows from the seed and `k` alone.  Players change seats from game to
game: player `p` sits in seat `(p + k) mod n`.  The n games `k` with the same `k // n` share a deal (duplicate deals): the
same chance from the set-up on, so that no player has the better deal.
"""

from hashlib import blake2b
from typing import Final

import msgspec

from hanpan.bots import Budget, choose
from hanpan.core.chance import Sealed
from hanpan.core.engine import is_over, lowest, play
from hanpan.core.errors import BadOptions
from hanpan.games import find_game

#: Far more than any bot needs: a bot that was stopped by the clock would make results depend on the machine.
BUDGET_MS: Final = 600_000
#: What a level that searches has for a choice if nothing is said: about 50 ms.
SIMULATIONS: Final = 30
MOST_SIMULATIONS: Final = 1_000_000


class Plan(msgspec.Struct, frozen=True):
    """What is simulated: `levels` holds one level for each player, `seed` any integer.

    A level that searches has a number of simulations, so that its choices depend on no clock: `hard@200`, or
    `SIMULATIONS` if none is named.
    """

    game: str
    levels: tuple[str, ...]
    options: dict[str, str]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """How game `number` (from 0) ended.  Lists are by player; `seats` says where each player sat.

    `turns` is None for a game that does not count turns.
    """

    number: int
    seats: list[int]
    totals: list[int]
    ranks: list[int]
    turns: int | None
    decisions: int


def budget_of(level: str) -> tuple[str, Budget]:
    """The level's own name and what it may spend on a choice.  `BadOptions` for a wrong number of simulations."""
    name, given, simulations = level.partition("@")
    if not given:
        return name, Budget(BUDGET_MS, SIMULATIONS)
    if not (simulations.isascii() and simulations.isdigit() and 0 < int(simulations) <= MOST_SIMULATIONS):
        raise BadOptions("bot-simulations", level=level[:40], most=MOST_SIMULATIONS)
    return name, Budget(BUDGET_MS, int(simulations))


def draw(seed: int, number: int, purpose: str) -> bytes:
    """16 bytes that depend on nothing else."""
    return blake2b(f"{seed} {number} {purpose}".encode(), digest_size=16).digest()


def play_one(plan: Plan, number: int) -> Played:
    """Plays game `number` of the plan to its end."""
    game = find_game(plan.game)
    n = len(plan.levels)
    seats = [(player + number) % n for player in range(n)]
    levels = [""] * n
    for player, seat in enumerate(seats):
        levels[seat] = plan.levels[player]
    s = game.new(plan.options, n, Sealed(draw(plan.seed, number // n, "chance"), 1 + n), None)
    decisions = 0
    while not is_over(s):
        seat = lowest(s.asked)
        seed = int.from_bytes(draw(plan.seed, number, f"choice {decisions}")[:7], "big")
        level, budget = budget_of(levels[seat])
        play(s, seat, choose(game, level, game.view(s, seat), seed, budget).action)
        decisions += 1
    score = game.score(s).seats
    totals = [score[seat].total for seat in seats]
    ranks = [score[seat].rank for seat in seats]
    return Played(number, seats, totals, ranks, getattr(s, "n_turns", None), decisions)
