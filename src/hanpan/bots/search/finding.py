"""What a search has found out, and how it is told."""

from hanpan.bots.protocol import Choice
from hanpan.bots.search.nodes import Node, drawn, mean
from hanpan.core.chance import Chance


class Finding:
    """The choices of the decision that was searched, by what came of them."""

    def __init__(self, root: Node, n: int, chance: Chance) -> None:
        self.root = root
        self.n = n  # simulations
        self.best = drawn(mixture(root), chance) if root.is_mixed else favourite(root)

    @property
    def action(self) -> int:
        """What should be chosen."""
        return self.root.actions[self.best]

    def value(self, a: int) -> float:
        """What an action is worth as far as was seen."""
        return mean(self.root, self.root.at[a])


def favourite(node: Node) -> int:
    """The choice that was looked at most; of equals the one that brought more, then the first."""
    best = 0
    for i in range(1, len(node.actions)):
        if (node.visits[i], mean(node, i)) > (node.visits[best], mean(node, best)):
            best = i
    return best


def mixture(node: Node) -> list[float]:
    """The probabilities with which the choices of a mixed decision should be drawn."""
    total = 0.0
    for share in node.mixture:
        total += share
    return [share / total for share in node.mixture]


def explain(finding: Finding) -> Choice:
    """The choice in one sentence: how often it wins in the simulations, and the next best."""
    root = finding.root
    chance = percent(mean(root, finding.best))
    if root.is_mixed:
        share = percent(mixture(root)[finding.best])
        return Choice(finding.action, "bot-search-mixed", {"chance": chance, "n": finding.n, "share": share})
    others = [mean(root, i) for i in range(len(root.actions)) if i != finding.best and root.visits[i]]
    if not others:
        return Choice(finding.action, "bot-search-alone", {"chance": chance, "n": finding.n})
    return Choice(finding.action, "bot-search", {"chance": chance, "n": finding.n, "next": percent(max(others))})


def percent(value: float) -> int:
    """A share of the victory as people read it."""
    return round(100 * min(1.0, max(0.0, value)))
