"""T41: one seed and one version of the rules make one game, on whatever machine, under whatever names, at any speed."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hanpan.bots import Choice
from hanpan.core.engine import legal
from hanpan.match.export import exported
from hanpan.match.verify import verify
from match.playing import InProcess, act, room

SEED = bytes(range(100, 132))


class Slow(InProcess):
    """Bots that think a moment longer than they need."""

    async def choose(self, game: str, level: str, view: bytes, seed: int, budget_ms: int) -> Choice:
        choice = await super().choose(game, level, view, seed, budget_ms)
        await asyncio.sleep(0.002)
        return choice


#: Games and the options that they are played with.
PLANS = {
    "three_little_pigs": {"end_piles": "flat3", "variant": "veteran"},
    "wyatt_earp": {"most_wanted_hand": "random", "second_exhaustion": "finish_turn"},
}


async def played(game: str, folder: Path, code: str, pace: int, seed: bytes = SEED, thinkers: Any = None) -> Any:
    """A match of one person, who always takes the middle choice, and two bots: its record."""
    async with room(folder, thinkers) as made:
        about = {"options": PLANS[game], "seed": seed, "pace": pace, "window_ms": 1000}
        match = await made.begin(game, people=1, bots="er", code=code, **about)
        await made.store.rename("guest-0", f"Guest of {code}")
        while not match.is_over:
            if match.prompt_of(0) is not None:
                choices = legal(match.position, 0)
                await act(match, 0, choices[len(choices) // 2])
            await asyncio.sleep(0)
        record = exported(made.store.table(code), made.store.seats(code), made.store.steps(code), None)
        verify(record)
        return record


def deal(record: Any) -> list[Any]:
    """What was chosen and what happened, without the clock."""
    return [[step.seat, step.actions, step.events] for step in record.steps]


SCRIPT = """
import asyncio, json, sys
from pathlib import Path
from match.test_same_seed import Slow, deal, played
record = asyncio.run(played(sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]), thinkers=Slow()))
seating = [[seat.kind, seat.level] for seat in record.seats]
print(json.dumps([record.seats[0].name, seating, deal(record)]))
"""


@pytest.mark.parametrize("game", PLANS)
def test_two_machines_deal_the_same_game(tmp_path: Path, game: str) -> None:
    (tmp_path / "here").mkdir()
    here = asyncio.run(played(game, tmp_path / "here", "HEREHE", 0))
    for hash_seed, code, pace in (("1", "THERE2", 0), ("2", "OTHER3", 4)):
        folder = tmp_path / code
        folder.mkdir()
        ran = subprocess.run(
            [sys.executable, "-c", SCRIPT, game, str(folder), code, str(pace)],
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(sys.path),
                "TZ": "Asia/Seoul",
            },
            cwd=folder,
            capture_output=True,
            check=True,
        )
        name, seating, there = json.loads(ran.stdout)
        assert there == deal(here) and name != here.seats[0].name
        assert seating == [[seat.kind, seat.level] for seat in here.seats]


@pytest.mark.parametrize("game", PLANS)
def test_another_seed_deals_another_game(tmp_path: Path, game: str) -> None:
    games = []
    for i, seed in enumerate((SEED, bytes(32))):
        folder = tmp_path / str(i)
        folder.mkdir()
        games.append(deal(asyncio.run(played(game, folder, "ABCDEF", 0, seed))))
    assert games[0][0] != games[1][0]
