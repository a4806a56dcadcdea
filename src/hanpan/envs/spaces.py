"""Spaces, masks, observations and pictures, the same for all environments that need numpy and Gymnasium.

An observation is a dict: `observation`, a vector of 32-bit floats from -1 to 1 (`hanpan.envs.encoding`), and
`action_mask`, which has a 1 for every action that is legal now.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from hanpan.boards import picture
from hanpan.envs.encoding import encoding_of
from hanpan.envs.setup import Setup
from hanpan.local import Match
from hanpan.text import say

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]


def observation_space(setup: Setup, n_actions: int) -> spaces.Dict:
    """The space of the observations of one seat."""
    size = encoding_of(setup.game.name, setup.env_id.n_seats).size
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (n_actions,), np.int8),
        }
    )


def mask_of(ids: Iterable[int], n_actions: int) -> Mask:
    """A new mask in which these actions are legal."""
    mask = np.zeros(n_actions, dtype=np.int8)
    for a in ids:
        mask[a] = 1
    return mask


def observe(match: Match, seat: int, mask: Mask) -> Observation:
    """What a seat observes; all of it is new."""
    vector = encoding_of(match.game.name, match.n_seats).encode(match.view(seat))
    return {"observation": np.frombuffer(vector, dtype=np.float32), "action_mask": mask}


def running(match: Match | None) -> Match:
    """The match that was started; `ResetNeeded` before the first reset."""
    if match is None:
        raise ResetNeeded("call reset first")
    return match


def render(setup: Setup, match: Match | None, seat: int | None) -> str | None:
    """The table as text, as a seat sees it or, with None, as everybody may see it; None without a `render_mode`."""
    if setup.render_mode is None:
        logger.warn("render() gives nothing: this environment was made without a render_mode")
        return None
    started = running(match)
    names = [say(setup.locale, "seat", n=n) for n in range(started.n_seats)]
    return "\n".join(picture(started.view(seat), setup.locale, names))
