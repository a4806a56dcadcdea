"""The Three Little Pigs (아기돼지 3형제, Les Trois Petits Cochons, 2013): dice, houses and a wolf; 2-5 seats.

Order of play: a turn is Rolling (up to three rolls), then Building and Placing with at most one wolf, or Blowing with
two or three.  Rules by clause: rules/ko.md, rules/en.md.
"""

from typing import Final

from hanpan.core.game import Game
from hanpan.games.three_little_pigs.actions import ACTIONS, VOCABULARY
from hanpan.games.three_little_pigs.aids import AIDS
from hanpan.games.three_little_pigs.frames import FRAMES, PHASES
from hanpan.games.three_little_pigs.luck import luck
from hanpan.games.three_little_pigs.options import OPTIONS, PRESETS
from hanpan.games.three_little_pigs.position import clone
from hanpan.games.three_little_pigs.reasons import REASONS
from hanpan.games.three_little_pigs.schema import Table
from hanpan.games.three_little_pigs.scoring import score
from hanpan.games.three_little_pigs.sheet import SHEET
from hanpan.games.three_little_pigs.table import blank, check, conserve, new, read, write
from hanpan.games.three_little_pigs.verbs import VERBS
from hanpan.games.three_little_pigs.view import PigsView, guess, redact, reshuffle, view

GAME: Final = Game(
    name="three_little_pigs",
    rules_version=1,
    seats=(2, 5),
    options=OPTIONS,
    presets=PRESETS,
    vocabulary=VOCABULARY,
    actions=ACTIONS,
    reasons=REASONS,
    verbs=VERBS,
    frames=FRAMES,
    phases=PHASES,
    table=Table,
    view_type=PigsView,
    new=new,
    blank=blank,
    clone=clone,
    view=view,
    is_open=True,
    redact=redact,
    guess=guess,
    reshuffle=reshuffle,
    score=score,
    aids=AIDS,
    write=write,
    read=read,
    check=check,
    conserve=conserve,
    sheet=SHEET,
    luck=luck,
)
