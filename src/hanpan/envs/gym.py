"""One seat of any game as a Gymnasium environment: bots sit in the other seats."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hanpan.bots import UnknownLevel, levels_of
from hanpan.core.engine import lowest
from hanpan.envs.aec import only_number
from hanpan.envs.ids import EnvId
from hanpan.envs.rewards import RANK
from hanpan.envs.setup import MOST_DECISIONS, RENDER_MODES, BadSetting, Setup, id_of
from hanpan.envs.spaces import Observation, mask_of, observation_space, observe, render, running
from hanpan.games import find_game, game_names
from hanpan.local import Match, UnknownSeat

#: Namespace of the environments that `register` makes known to Gymnasium.
NAMESPACE: Final = "hanpan"


class SeatEnv(gymnasium.Env[Any, Any]):
    """The learner's own decisions, one step each; what bots do comes in between.

    match   the game that is being played, None before the first reset
    seat    where the learner sits in this game
    env_id  names the table, without the bots
    An illegal action raises `Refused` (or `BadAction` if it is no action of the game) and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # text moves at no pace

    def __init__(self, setup: Setup, seat: int | None, bots: list[str], simulations: int) -> None:
        """Use `seat_env`."""
        self.setup = setup
        self.env_id = str(setup.env_id)
        self.render_mode = setup.render_mode
        self.match: Match | None = None
        self.seat = 0 if seat is None else seat
        self.n_decisions = 0
        self._fixed_seat = seat
        self._bots = bots
        self._simulations = simulations
        self._bot_seeds = Random(0)
        self.observation_space = observation_space(setup, setup.game.actions.n)
        self.action_space = spaces.Discrete(setup.game.actions.n)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a new game: the one that `new_match` gives for the same seed; bots decide until the learner is asked.

        Later resets without a seed go on from it.  `options` has no meaning here.
        """
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**62))
        number = drawn if seed is None else seed
        self.match = self.setup.new_match(number)
        self.seat = drawn % self.match.n_seats if self._fixed_seat is None else self._fixed_seat
        self._bot_seeds = Random(number)
        self.n_decisions = 0
        self._let_bots(self.match)
        return self._observation(self.match), self._info(self.match)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carries out the learner's choice; bots decide until the learner is asked again or the game is over."""
        match = running(self.match)
        match.play(self.seat, only_number(action))
        self.n_decisions += 1
        self._let_bots(match)
        over = match.is_over
        reward = self.setup.final_rewards(match)[self.seat] if over else 0.0
        cut = not over and self.n_decisions >= self.setup.most_decisions
        return self._observation(match), reward, over, cut, self._info(match)

    def action_masks(self) -> NDArray[np.bool_]:
        """By action id: whether it is legal now.  The name is the one that sb3-contrib asks for."""
        match = running(self.match)
        return mask_of(match.legal(self.seat), self.setup.game.actions.n).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it, in words."""
        return render(self.setup, self.match, self.seat)

    def _let_bots(self, match: Match) -> None:
        """Bots decide, in the order of their seats, until the learner is asked, the game ends or it is cut off."""
        while not match.is_over and self.n_decisions < self.setup.most_decisions:
            seat = lowest(match.position.asked)
            if seat == self.seat:
                return
            level = self._bots[(seat - self.seat) % match.n_seats - 1]
            choice = match.choose(seat, level, self._bot_seeds.getrandbits(62), simulations=self._simulations)
            match.play(seat, choice.action)

    def _observation(self, match: Match) -> Observation:
        return observe(match, self.seat, mask_of(match.legal(self.seat), self.setup.game.actions.n))

    def _info(self, match: Match) -> dict[str, Any]:
        """The mask and the seat; after the end also the ranks and totals of all seats."""
        info: dict[str, Any] = {
            "action_mask": mask_of(match.legal(self.seat), self.setup.game.actions.n),
            "seat": self.seat,
        }
        if match.is_over:
            score = match.score()
            info["ranks"] = [entry.rank for entry in score.seats]
            info["totals"] = [entry.total for entry in score.seats]
        return info


def seat_env(
    game: str | EnvId,
    n_seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seat: int | None = None,
    bots: str | Sequence[str] = "random",
    rewards: str = RANK,
    render_mode: str | None = None,
    locale: str = "en",
    most_decisions: int = MOST_DECISIONS,
    simulations: int = 0,
) -> SeatEnv:
    """A Gymnasium environment for one learner.

    `seat` is where the learner sits; with None it changes from game to game.  `bots` is the level of all other seats,
    or one level for each of them, clockwise from the learner.  `simulations` is the budget of bots that search, for
    each decision; with 0 they search for a second, and games no longer follow from the seed alone.  The other
    parameters and errors are those of `aec_env`; `most_decisions` counts the learner's.  `UnknownSeat`, `UnknownLevel`.
    """
    setup = Setup(id_of(game, n_seats, options), rewards, render_mode, locale, most_decisions)
    n = setup.env_id.n_seats
    if seat is not None and not 0 <= seat < n:
        raise UnknownSeat("seat-unknown", seat=seat)
    levels = [bots] * (n - 1) if isinstance(bots, str) else list(bots)
    if len(levels) != n - 1:
        raise BadSetting("env-setting", name="bots", value=", ".join(levels)[:40], values=f"{n - 1} levels")
    known = levels_of(setup.game.name)
    for level in levels:
        if level not in known:
            raise UnknownLevel("bot-level-unknown", level=level[:40], levels=", ".join(known))
    return SeatEnv(setup, seat, levels, simulations)


def register() -> list[str]:
    """Makes every game known to Gymnasium and returns the ids, such as `hanpan/three_little_pigs-v1`.

    `gymnasium.make(id, n_seats=4, bots="easy")` then takes the parameters of `seat_env`.
    """
    ids = []
    for name in game_names():
        env_id = f"{NAMESPACE}/{name}-v{find_game(name).rules_version}"
        if env_id not in gymnasium.registry:
            gymnasium.register(env_id, "hanpan.envs.gym:seat_env", kwargs={"game": name})
        ids.append(env_id)
    return ids
