"""The Fair (장날): a tiny game that teaches the engine and serves its tests; 2-4 seats.

It has what the big games need: hidden hands with knowledge of single cards, a simultaneous phase with nested frames
and a random stream for each seat, a window out of turn, and an auction with large numeric choices.
"""

from typing import Final

from hanpan.core.game import Game
from hanpan.games.fair.actions import ACTIONS, REASONS, VOCABULARY
from hanpan.games.fair.position import clone
from hanpan.games.fair.schema import Table
from hanpan.games.fair.table import FRAMES, OPTIONS, blank, check, conserve, new, read, score, write
from hanpan.games.fair.verbs import VERBS
from hanpan.games.fair.view import FairView, guess, redact, reshuffle, view

GAME: Final = Game(
    name="fair",
    rules_version=1,
    seats=(2, 4),
    options=OPTIONS,
    presets={"rulebook": {}, "short": {"rounds": "one"}},
    vocabulary=VOCABULARY,
    actions=ACTIONS,
    reasons=REASONS,
    verbs=VERBS,
    frames=FRAMES,
    phases=("Preparing", "Keeping", "Answering", "Bidding"),
    table=Table,
    view_type=FairView,
    new=new,
    blank=blank,
    clone=clone,
    view=view,
    redact=redact,
    guess=guess,
    reshuffle=reshuffle,
    score=score,
    aids={},
    write=write,
    read=read,
    check=check,
    conserve=conserve,
)
