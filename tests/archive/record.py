"""Records games for the archive: `python tests/archive/record.py`, once for each rules version before its release.

For every game of the package, bots play real matches at every number of seats by the rulebook, and further ones in which
every value of every option occurs.  Each becomes `G/vN/NAME.json`, as `hanpan export` writes it, and `NAME.end.json`, the
table at its end.  What is there already is never written again: it is what those rules did.
"""

import asyncio
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from hanpan.bots import levels_of  # noqa: E402
from hanpan.core.errors import BadOptions  # noqa: E402
from hanpan.core.game import Game  # noqa: E402
from hanpan.games import find_game, game_names  # noqa: E402
from hanpan.match.export import exported  # noqa: E402
from hanpan.wire.http import Export  # noqa: E402
from match.playing import room  # noqa: E402

#: Bots that need no time to think, and so choose the same every time.
LEVELS = ("normal", "easy", "random")


def plans(game: Game) -> Iterator[tuple[str, dict[str, str], int]]:
    """Name, all options and number of seats of each recording: a later default is no business of the archive."""
    least, most = game.seats
    for n_seats in range(least, most + 1):
        yield f"{n_seats}-rulebook", {option.name: option.values[0] for option in game.options}, n_seats
    for i in range(max((len(option.values) for option in game.options), default=0)):
        options = {option.name: option.values[i % len(option.values)] for option in game.options}
        for n_seats in (least + i % (most - least + 1), most):
            try:
                game.blank(options, n_seats)
            except BadOptions:  # a seat is named that such a table does not have
                continue
            yield f"{n_seats}-mixed-{i + 1}", options, n_seats
            break


async def recorded(game: Game, name: str, options: dict[str, str], n_seats: int) -> tuple[Export, bytes]:
    """A match of bots from a seed that follows from its name: its record, and the table at its end as JSON."""
    levels = [level for level in LEVELS if level in levels_of(game.name)]
    bots = "".join(levels[seat % len(levels)][0] for seat in range(n_seats))
    seed = hashlib.sha256(f"{game.name} {game.rules_version} {name}".encode()).digest()
    with TemporaryDirectory() as folder:
        async with room(Path(folder)) as made:
            about = {"options": options, "preset": "", "seed": seed, "rules_version": game.rules_version}
            match = await made.begin(game.name, people=0, bots=bots, **about)
            await made.ended(match.code)
            table = made.store.table(match.code)
            assert table is not None
            record = exported(table, made.store.seats(match.code), made.store.steps(match.code), None)
            return record, msgspec.json.encode(game.write(match.position))


def main() -> None:
    """Records what is missing."""
    for game in map(find_game, game_names()):
        folder = HERE / game.name / f"v{game.rules_version}"
        for name, options, n_seats in plans(game):
            file = folder / f"{name}.json"
            if not file.exists():
                record, end = asyncio.run(recorded(game, name, options, n_seats))
                folder.mkdir(parents=True, exist_ok=True)
                file.with_suffix(".end.json").write_bytes(end + b"\n")
                file.write_bytes(msgspec.json.encode(record) + b"\n")
                print(file)


if __name__ == "__main__":
    main()
