"""Any game as a PettingZoo AEC environment: the seats decide one after another.

Where a game lets several seats decide at the same time, they are asked in the order of their seats.  Nothing leaks by
that: a seat observes its view, in which the commitments of others are hidden until all have committed, and the draws of
each seat come from a stream of its own, so that another order would have led to the same game.
"""

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from hanpan.core.actions import BadAction
from hanpan.core.engine import lowest
from hanpan.envs.agents import Agents
from hanpan.envs.ids import EnvId
from hanpan.envs.rewards import RANK
from hanpan.envs.setup import MOST_DECISIONS, Setup, id_of
from hanpan.envs.spaces import Observation, mask_of, observe, render, running
from hanpan.local import Match, UnknownSeat


class AEC(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are `seat_0`, `seat_1` …; actions are the action ids of the game.

    match     the game that is being played, None before the first reset
    env_id    names the environment
    An illegal action raises `Refused` (or `BadAction` if it is no action of the game) and changes nothing.
    """

    def __init__(self, setup: Setup) -> None:
        """Use `aec_env`."""
        super().__init__()
        self._set_up(setup, setup.game.actions.n, is_parallelizable=False)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game: the one that `new_match` gives for the same seed.

        Later resets without a seed go on from it.  `options` has no meaning here: the table's options are part of the
        environment.
        """
        match = self._new_match(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._turn_over(match)

    def step(self, action: int | None) -> None:
        """Carries out a choice of the selected agent; None for an agent whose game is over."""
        match = running(self.match)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match.play(self._seat_of[agent], only_number(action))
        self.n_decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.setup.final_rewards(match), strict=True))
        elif self.n_decisions >= self.setup.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._turn_over(match)

    def observe(self, agent: str) -> Observation:
        """What the agent knows now, whether it is asked or not.  `UnknownSeat` for an agent that does not exist."""
        match = running(self.match)
        if agent not in self._seat_of:
            raise UnknownSeat("seat-unknown", seat=agent)
        seat = self._seat_of[agent]
        return observe(match, seat, mask_of(match.legal(seat), self.setup.game.actions.n))

    def render(self) -> str | None:
        """The table as everybody may see it, in words."""
        return render(self.setup, self.match, None)

    def close(self) -> None:
        """Nothing is held open."""

    def _turn_over(self, match: Match) -> None:
        """Selects who acts next and renews the masks."""
        self.agent_selection = self.agents[0 if match.is_over else lowest(match.position.asked)]
        n = self.setup.game.actions.n
        for agent in self.agents:
            self.infos[agent] = {"action_mask": mask_of(match.legal(self._seat_of[agent]), n)}


def only_number(action: Any) -> int:
    """An action id as it stands; `BadAction` for a readable form, which is not what action spaces hold."""
    if action is None or isinstance(action, Mapping):
        raise BadAction(action)
    number: int = action
    return number


def aec_env(
    game: str | EnvId,
    n_seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    rewards: str = RANK,
    render_mode: str | None = None,
    locale: str = "en",
    most_decisions: int = MOST_DECISIONS,
) -> AEC:
    """A PettingZoo AEC environment.

    `game` is the id of an environment or the name of a game; `n_seats` (else the smallest number) and `options` (table
    options that differ from the default) go with a name.  `rewards` is one of `hanpan.envs.rewards`; the only
    `render_mode` is `ansi`; after `most_decisions` the game is truncated.
    `BadEnvId`, `UnknownGame`, `BadOptions`, `BadSetting`.
    """
    return AEC(Setup(id_of(game, n_seats, options), rewards, render_mode, locale, most_decisions))
