"""Finished matches played again from their seeds, over HTTP."""

import asyncio
from typing import Final

from litestar import Router, get

from hanpan.core.luck import Luck
from hanpan.games import find_game
from hanpan.match.export import exported
from hanpan.match.records import BadRecord
from hanpan.match.take_backs import that_stand
from hanpan.match.verify import Proving
from hanpan.server.codes import read_code
from hanpan.server.problems import Denied, refusals
from hanpan.server.tables import Code, Serving
from hanpan.store.records import StepRecord, TableRecord
from hanpan.wire.http import Export, Fairness, Proof, Unproved


@get("/tables/{code:str}/fairness", responses=refusals(404, 409, 500))
async def read_fairness(code: Code, service: Serving) -> Fairness:
    """After the end: whether everything followed from seed and rules, and what was drawn beside what was to be expected."""
    sitting = service.rooms.sitting(read_code(code))
    table = sitting.table
    if table.status != "over":
        raise Denied(409, "not-started" if table.status == "waiting" else "not-over")
    steps = service.store.steps(table.code)
    record = exported(table, sitting.seats, steps, None)
    async with service.replaying:
        proof = await proved(record)
    return Fairness(
        seed_hash=record.seed_hash,
        seed=table.seed.hex(),
        rules_version=table.rules_version,
        proof=proof if isinstance(proof, Proof) else None,
        unproved=proof if isinstance(proof, Unproved) else None,
        luck=luck_of(table, len(sitting.seats), steps),
    )


async def proved(record: Export) -> Proof | Unproved:
    """Proves a record as `hanpan verify` does, step by step: all tables go on meanwhile."""
    try:
        proving = Proving(record)
        for step in record.steps:
            proving.follow(step)
            await asyncio.sleep(0)
        return proving.proof()
    except BadRecord as error:
        return Unproved(error.key, error.facts)


def luck_of(table: TableRecord, n_seats: int, steps: list[StepRecord]) -> list[Luck]:
    """What the game tells of its draws; nothing if it does not."""
    game = find_game(table.game)
    if game.luck is None:
        return []
    decode = game.codec().decode
    return game.luck(table.options, n_seats, [event for step in that_stand(steps) for event in decode(step.events)])


FAIRNESS: Final = Router("/api", route_handlers=[read_fairness], tags=["tables"])
