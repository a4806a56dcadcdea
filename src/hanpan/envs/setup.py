"""What all environments of one kind share: the game, its seats and options, rewards, and how it is drawn."""

from collections.abc import Mapping
from typing import Any, Final

from hanpan.core.errors import HanpanError
from hanpan.core.game import Game
from hanpan.envs.ids import EnvId, make_id, parse_id
from hanpan.envs.rewards import REWARDS, rewards_of
from hanpan.games import find_game
from hanpan.local import Match, new_match
from hanpan.text import LOCALES

#: Decisions after which an environment gives up (truncates): a policy that never moves on would never end a game.
MOST_DECISIONS: Final = 10_000
RENDER_MODES: Final = ("ansi",)


class BadSetting(HanpanError, ValueError):
    """A parameter of an environment has a value that it cannot have."""


class Setup:
    """Never changes once it is made; copies share it, pickles name it."""

    def __init__(
        self, env_id: EnvId, rewards: str, render_mode: str | None, locale: str, most_decisions: int = MOST_DECISIONS
    ) -> None:
        """`BadSetting`."""
        check("rewards", rewards, REWARDS)
        check("locale", locale, LOCALES)
        if render_mode is not None:
            check("render_mode", render_mode, RENDER_MODES)
        self.env_id = env_id
        self.rewards = rewards
        self.render_mode = render_mode
        self.locale = locale
        self.most_decisions = most_decisions
        self.game: Game = find_game(env_id.game)
        self.agents = [f"seat_{seat}" for seat in range(env_id.n_seats)]

    def new_match(self, seed: int) -> Match:
        """A new game at this table."""
        return new_match(self.game, self.env_id.n_seats, self.env_id.options, seed)

    def final_rewards(self, match: Match) -> list[float]:
        """By seat, of a game that has ended."""
        return rewards_of(match.score(), self.rewards)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setup":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.env_id, self.rewards, self.render_mode, self.locale, self.most_decisions)


def check(name: str, value: Any, values: tuple[str, ...]) -> None:
    """`BadSetting` for a value that is not among `values`."""
    if value not in values:
        raise BadSetting("env-setting", name=name, value=str(value)[:40], values=", ".join(values))


def id_of(game: str | EnvId, n_seats: int | None, options: Mapping[str, Any] | None) -> EnvId:
    """The id that the first arguments of every environment name.

    `game` is an id or its string, and then says everything, or the name of a game, which seats and options go with.
    `BadEnvId`, `UnknownGame`, `BadOptions`, `BadSetting`.
    """
    if isinstance(game, str) and "-v" not in game:
        return make_id(find_game(game), n_seats, options)
    if n_seats is not None or options is not None:
        raise BadSetting("env-said-twice", id=str(game)[:100])
    return parse_id(str(game))
