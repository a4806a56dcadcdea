"""What the engine says of a stored match, by folding its events anew."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from hanpan.core.score import Score
from hanpan.games import find_game
from hanpan.match.replay import replayed
from hanpan.store.store import Store
from server.serving import Server


def stored_score(server: Server, code: str) -> Score:
    """The score of a finished game.  The server must have been stopped."""

    async def read() -> Score:
        store = Store(server.data / "hanpan.db")
        try:
            table = store.table(code)
            game = find_game(table.game)
            standing = replayed(game, table, len(store.seats(code)), store.steps(code))
            assert not standing.position.frames
            return game.score(standing.position)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as pool:  # the browser's driver has a loop of its own in this thread
        return pool.submit(asyncio.run, read()).result()
