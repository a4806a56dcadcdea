"""Scores as lines of text."""

from collections.abc import Sequence

from hanpan.core.game import Game
from hanpan.core.score import Score
from hanpan.text import say, say_amount, say_item


def score_lines(locale: str, game: Game, score: Score, names: Sequence[str]) -> list[str]:
    """Every seat by rank with the lines of its score, then the tie-break that was needed."""
    lines = []
    for entry in sorted(score.seats, key=lambda entry: (entry.rank, entry.seat)):
        name = names[entry.seat]
        lines.append(
            say(locale, "score-total", rank=entry.rank, name=name, total=say_amount(locale, game.name, entry.total))
        )
        for item in entry.items:
            label = say_item(locale, game.name, item, names)
            points = say_amount(locale, game.name, item.points)
            lines.append("  " + say(locale, "score-line", label=label, points=points))
    if score.decided_by is not None:
        lines.append(say(locale, f"score-decided-{score.decided_by}", game.name))
    return lines


def winner_line(locale: str, score: Score, names: Sequence[str]) -> str:
    """Who has won."""
    winners = [names[seat] for seat in score.winners]
    if len(winners) == 1:
        return say(locale, "win", name=winners[0])
    return say(locale, "win-shared", names=say(locale, "list-and", first=", ".join(winners[:-1]), last=winners[-1]))
