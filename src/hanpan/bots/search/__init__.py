"""Information set Monte Carlo tree search over any game, from what one seat knows.

One position is guessed from the view for a whole search; each simulation deals anew what the seat cannot see, walks
down the trees of all seats, plays on from there, and backs up what came of it.  What a game knows better than chance,
its module plugs in as a `Guide`.  docs/bots.md tells the whole story.
"""

from hanpan.bots.search.finding import Finding, explain
from hanpan.bots.search.guide import Guide, Hunch
from hanpan.bots.search.simulations import Search, Settings

__all__ = ["Finding", "Guide", "Hunch", "Search", "Settings", "explain"]
