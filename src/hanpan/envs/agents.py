"""What the environments of PettingZoo have in common: agents, their spaces, and how a game begins."""

from random import Random
from typing import Any

from gymnasium import spaces

from hanpan.envs.setup import RENDER_MODES, Setup
from hanpan.envs.spaces import observation_space
from hanpan.local import Match


class Agents:
    """To be mixed in before the class of PettingZoo, which has stand-ins for the spaces."""

    match: Match | None
    possible_agents: list[str]
    agents: list[str]

    def _set_up(self, setup: Setup, n_actions: int, **about: Any) -> None:
        """`n_actions` in the space of each agent; `about` is told of the environment beside its name."""
        self.setup = setup
        self.env_id = str(setup.env_id)
        self.render_mode = setup.render_mode
        self.metadata = {"name": self.env_id, "render_modes": list(RENDER_MODES), **about}
        self.possible_agents = setup.agents[:]
        self.agents = []
        self.match = None
        self.n_decisions = 0
        self._seeds = Random()
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(setup, n_actions) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(n_actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space for all agents, see `hanpan.envs.spaces`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of which the agent chooses, the same for all."""
        return self.action_spaces[agent]

    def _new_match(self, seed: int | None) -> Match:
        """A new game with everybody: that of the seed, or the next of those that go on from the last seed."""
        if seed is not None:
            self._seeds = Random(seed)
        match = self.setup.new_match(self._seeds.getrandbits(63) if seed is None else seed)
        self.match = match
        self.n_decisions = 0
        self.agents = self.possible_agents[:]
        return match
