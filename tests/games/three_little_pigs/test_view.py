"""The view's figures are those of the engine."""

import pytest

from hanpan.core.conformance import play_through
from hanpan.games.three_little_pigs import GAME


@pytest.mark.clause("TP-SCORE-01", "TP-SCORE-04", "TP-VET-04")
@pytest.mark.parametrize("options", [{}, {"variant": "veteran"}, {"variant": "veteran", "pots_layout": "none"}])
@pytest.mark.parametrize("n_seats", [2, 5])
def test_live_scores_are_the_scores_if_the_game_ended_now(options, n_seats):
    def visit(s, seat, a):
        view = GAME.view(s, None)
        assert [row.points for row in view.seats] == [entry.total for entry in GAME.score(s).seats]
        assert [row.completed for row in view.seats] == [entry.tie_break[0] for entry in GAME.score(s).seats]
        assert view.score is None

    for seed in range(3):
        end = play_through(GAME, options, n_seats, seed, visit)
        assert GAME.view(end, None).score == GAME.score(end)
