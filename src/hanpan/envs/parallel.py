"""Any game as a PettingZoo parallel environment: in each step every seat that is asked decides.

The action space has one number more than the game has actions: the last one is to wait.  A seat that is not asked can
only wait, a seat that is asked cannot; so every mask has a choice, and an illegal one is never taken for a legal one.
That suits games with simultaneous phases.  In a game of turns it works, but most seats wait most of the time: there
the AEC environment is the better one.
"""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from hanpan.core.actions import BadAction
from hanpan.envs.aec import only_number
from hanpan.envs.agents import Agents
from hanpan.envs.ids import EnvId
from hanpan.envs.rewards import RANK
from hanpan.envs.setup import MOST_DECISIONS, Setup, id_of
from hanpan.envs.spaces import Mask, Observation, mask_of, observe, render, running
from hanpan.local import Match, UnknownSeat

Infos = dict[str, dict[str, Any]]


class Parallel(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are `seat_0`, `seat_1` …; actions are the action ids of the game and `wait`.

    match   the game that is being played, None before the first reset
    env_id  names the environment
    A step with an illegal action raises `Refused` or `BadAction` and changes nothing, for nobody.
    """

    def __init__(self, setup: Setup) -> None:
        """Use `parallel_env`."""
        self.wait = setup.game.actions.n
        self._set_up(setup, self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Starts a new game: the one that `new_match` gives for the same seed.

        Later resets without a seed go on from it.  `options` has no meaning here: the table's options are part of the
        environment.
        """
        return self._tell(self._new_match(seed))

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Carries out the choices of all seats that are asked.  Who waits may be left out."""
        before = running(self.match)
        agents = self.agents
        match = self._played(before, self._choices(before, actions))
        self.match = match
        self.n_decisions += 1
        over = match.is_over
        cut = not over and self.n_decisions >= self.setup.most_decisions
        observations, infos = self._tell(match)
        rewards = self.setup.final_rewards(match) if over else [0.0] * len(agents)
        if over or cut:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=bool(agents))),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def render(self) -> str | None:
        """The table as everybody may see it, in words."""
        return render(self.setup, self.match, None)

    def close(self) -> None:
        """Nothing is held open."""

    def _choices(self, match: Match, actions: Mapping[str, int]) -> list[tuple[int, int]]:
        """Seats with their choices, checked before anything happens."""
        for agent in actions:
            if agent not in self.possible_agents:
                raise UnknownSeat("seat-unknown", seat=agent)
        choices = []
        for seat, agent in enumerate(self.possible_agents):
            action = only_number(actions.get(agent, self.wait))
            if action == self.wait:
                if match.legal(seat):
                    raise BadAction(agent, action)
                continue
            refused = match.why_not(seat, action)
            if refused is not None:
                raise refused
            choices.append((seat, action))
        return choices

    def _played(self, match: Match, choices: list[tuple[int, int]]) -> Match:
        """The match after all choices; the given one is left alone if one of them cannot be carried out."""
        if len(choices) > 1:
            match = match.clone()
        for seat, action in choices:
            match.play(seat, action)
        return match

    def _tell(self, match: Match) -> tuple[dict[str, Observation], Infos]:
        """Observations and infos of all who are still there."""
        observations = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            if agent in self.agents:
                observations[agent] = observe(match, seat, self._mask(match, seat))
                infos[agent] = {"action_mask": self._mask(match, seat)}
        return observations, infos

    def _mask(self, match: Match, seat: int) -> Mask:
        return mask_of(match.legal(seat) or [self.wait], self.wait + 1)


def parallel_env(
    game: str | EnvId,
    n_seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    rewards: str = RANK,
    render_mode: str | None = None,
    locale: str = "en",
    most_decisions: int = MOST_DECISIONS,
) -> Parallel:
    """A PettingZoo parallel environment; parameters and errors are those of `aec_env`, and `most_decisions` counts
    steps."""
    return Parallel(Setup(id_of(game, n_seats, options), rewards, render_mode, locale, most_decisions))
