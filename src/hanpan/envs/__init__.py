"""Environments for learning and adapters for research; docs/research.md shows how to use them.

`aec_env`, `parallel_env` (PettingZoo) and `seat_env` (Gymnasium) need the extra: `pip install 'hanpan[envs]'`.
`spiel_game` has the shape of an OpenSpiel game and needs nothing.  All are loaded when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from hanpan.core.errors import HanpanError

if TYPE_CHECKING:
    from hanpan.envs.aec import AEC, aec_env
    from hanpan.envs.encoding import Encoding, encoding_of
    from hanpan.envs.gym import SeatEnv, register, seat_env
    from hanpan.envs.ids import BadEnvId, EnvId, format_id, parse_id
    from hanpan.envs.parallel import Parallel, parallel_env
    from hanpan.envs.rewards import REWARDS, rewards_of
    from hanpan.envs.setup import BadSetting
    from hanpan.envs.spiel import SpielGame, SpielState, spiel_game

__all__ = [
    "AEC",
    "REWARDS",
    "BadEnvId",
    "BadSetting",
    "Encoding",
    "EnvId",
    "MissingExtra",
    "Parallel",
    "SeatEnv",
    "SpielGame",
    "SpielState",
    "aec_env",
    "encoding_of",
    "format_id",
    "parallel_env",
    "parse_id",
    "register",
    "rewards_of",
    "seat_env",
    "spiel_game",
]

_HOMES: Final = {
    "aec": ("AEC", "aec_env"),
    "encoding": ("Encoding", "encoding_of"),
    "gym": ("SeatEnv", "register", "seat_env"),
    "ids": ("BadEnvId", "EnvId", "format_id", "parse_id"),
    "parallel": ("Parallel", "parallel_env"),
    "rewards": ("REWARDS", "rewards_of"),
    "setup": ("BadSetting",),
    "spiel": ("SpielGame", "SpielState", "spiel_game"),
}
_HOME: Final = {name: module for module, names in _HOMES.items() for name in names}
#: What the extra brings, by the names under which it is imported.
_EXTRA: Final = ("gymnasium", "numpy", "pettingzoo")


class MissingExtra(HanpanError, ImportError):
    """A library of the extra `envs` (or open_spiel, where that is asked for) is not installed."""

    def __str__(self) -> str:
        from hanpan.text import say_error

        return say_error("en", self)


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in _EXTRA:
            raise
        raise MissingExtra("extra-missing", module=library, package="hanpan[envs]") from error
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
