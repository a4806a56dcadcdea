"""A second opinion on payouts, written from the rulebook and sharing nothing with the engine.

The bounty is a heap of tokens.  Players queue up again and again, those with equal points side by side, and the
first row that cannot be served closes the counter.
"""

TOKEN = 1000


def cash(points: dict[str, int], in_all: int, bounty: int, far: bool) -> tuple[dict[str, int], int]:
    """What each player gets, and what stays."""
    purse = dict.fromkeys(points, 0)
    heap = bounty // TOKEN
    ranking = sorted(points.values(), reverse=True)
    if in_all < 8 or ranking[0] < 1:
        return purse, bounty
    if ranking[0] >= ranking[1] + 5:
        (winner,) = [name for name, n in points.items() if n == ranking[0]]
        purse[winner] = bounty
        return purse, 0
    queue = [name for name, n in points.items() if n >= 1 and (far or ranking[0] - n < 5)]
    rows = [[name for name in queue if points[name] == n] for n in range(max(ranking), 0, -1)]
    rows = [row for row in rows if row]
    visits = dict.fromkeys(queue, 0)
    turn = 0
    while True:
        row = rows[turn % len(rows)]
        leads = turn == 0
        wanted = len(row) * (2 if leads else 1)
        if wanted > heap:
            break
        for name in row:
            visits[name] += 1
            purse[name] += TOKEN * (2 if leads else 1)
        heap -= wanted
        turn += 1
    return purse, heap * TOKEN
