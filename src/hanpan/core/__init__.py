"""The engine: positions, frames, verbs, chance, and the contract that every game fills.

`Action` (what somebody wants) → `decide` → verbs, each an event (what happened) → `Position` → `view(seat)`.
Nothing else changes a position.  docs/architecture.md tells the whole story.
"""

from typing import Final

from hanpan.core import engine

#: Which build of the rules runs: "plain" Python, or "compiled" by mypyc.
BUILD: Final = "plain" if str(engine.__file__).endswith(".py") else "compiled"
