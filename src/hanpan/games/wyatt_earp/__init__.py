"""Wyatt Earp (와이어트 어프, 2001): lay sets of outlaws, and share the bounties at the end of each round; 2-4 seats.

Order of play: rounds of turns, each Drawing, Playing and Discarding; the others may react to a first set.  Rules by
clause: rules/ko.md, rules/en.md.
"""

from typing import Final

from hanpan.core.game import Game
from hanpan.games.wyatt_earp.actions import ACTIONS, VOCABULARY
from hanpan.games.wyatt_earp.aids import AIDS
from hanpan.games.wyatt_earp.frames import FRAMES, PHASES
from hanpan.games.wyatt_earp.laws import check, conserve
from hanpan.games.wyatt_earp.luck import luck
from hanpan.games.wyatt_earp.options import OPTIONS, PRESETS
from hanpan.games.wyatt_earp.position import clone
from hanpan.games.wyatt_earp.reasons import REASONS
from hanpan.games.wyatt_earp.schema import Table
from hanpan.games.wyatt_earp.scoring import score
from hanpan.games.wyatt_earp.sheet import SHEET
from hanpan.games.wyatt_earp.table import blank, new, read, write
from hanpan.games.wyatt_earp.take_back import TAKE_BACK
from hanpan.games.wyatt_earp.verbs import VERBS
from hanpan.games.wyatt_earp.view import EarpView, guess, redact, reshuffle, view

GAME: Final = Game(
    name="wyatt_earp",
    rules_version=1,
    seats=(2, 4),
    options=OPTIONS,
    presets=PRESETS,
    vocabulary=VOCABULARY,
    actions=ACTIONS,
    reasons=REASONS,
    verbs=VERBS,
    frames=FRAMES,
    phases=PHASES,
    table=Table,
    view_type=EarpView,
    new=new,
    blank=blank,
    clone=clone,
    view=view,
    redact=redact,
    guess=guess,
    reshuffle=reshuffle,
    score=score,
    aids=AIDS,
    write=write,
    read=read,
    check=check,
    conserve=conserve,
    take_back=TAKE_BACK,
    sheet=SHEET,
    luck=luck,
)
