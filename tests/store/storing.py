"""Records for the tests of the store and of what stands on it."""

from hanpan.store.records import SeatRecord, StepRecord, TableRecord, chained, first_link


def table_record(code: str = "ABCDEF", **changes: object) -> TableRecord:
    fields = {
        "code": code,
        "game": "three_little_pigs",
        "rules_version": 1,
        "status": "waiting",
        "preset": "rulebook",
        "options": {},
        "pace": 0,
        "host": "guest-0",
        "seed": bytes(range(32)),
        "next": None,
        "created": 1_700_000_000,
        "updated": 1_700_000_000,
    }
    return TableRecord(**{**fields, **changes})


def person(seat: int) -> SeatRecord:
    return SeatRecord(seat, "person", None, f"guest-{seat}", f"사람 {seat}", f"token-{seat}")


def chain(code: str, n_steps: int) -> list[StepRecord]:
    """Steps whose content means nothing but whose checksums are right."""
    steps = []
    link = first_link(code)
    for n in range(1, n_steps + 1):
        seat = None if n == 1 else n % 2
        step = StepRecord(
            n, seat, f"id-{n}" if n % 3 else None, b"[1]", n % 2, b"[[1,2]]", b'["c"]', 1, 1_700_000_000 + n
        )
        step.checksum = link = chained(link, step)
        steps.append(step)
    return steps
