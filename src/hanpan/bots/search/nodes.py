"""The nodes of a search: what one seat knows at one of its decisions, and how its choices did."""

from math import sqrt

from hanpan.bots.search.guide import Hunch
from hanpan.core.chance import TABLE, Chance

#: Resolution of the random numbers that a mixed choice is drawn with.
GRAIN = 1 << 30


class Node:
    """The decision of a seat that knows certain things.  Lists are by choice, in the order of `actions`."""

    seat: int
    n: int  # visits
    total: float  # of what came of them, for the seat
    actions: list[int]
    at: dict[int, int]  # action → index
    order: list[int]  # indices, most promising first
    shares: list[float]  # how promising
    worths: list[float]  # what the guide thinks of them, or empty
    trust: float  # simulations that its opinion outweighs
    surplus: float  # sum of what came of visits, less what it thought of them
    visits: list[int]
    sums: list[float]
    chances: list[int]  # how often each was on offer; empty as long as all always were
    is_mixed: bool  # several seats decide at once: the best choice may be a mixture
    regrets: list[float]  # mixed: how much more each would have brought, never below 0
    mixture: list[float]  # mixed: sums of the probabilities it was chosen with


def sprout(seat: int, offer: list[int], hunch: Hunch | None, is_mixed: bool) -> Node:
    """A node without visits."""
    node = Node()
    k = len(offer)
    node.seat = seat
    node.n = 0
    node.total = 0.0
    node.surplus = 0.0
    node.actions = offer[:]
    node.at = {a: i for i, a in enumerate(offer)}
    node.visits = [0] * k
    node.sums = [0.0] * k
    node.chances = []
    node.is_mixed = is_mixed
    node.regrets = [0.0] * k if is_mixed else []
    node.mixture = [0.0] * k if is_mixed else []
    node.order = [i for i in range(k)]
    node.shares = [1.0 / k] * k
    node.worths = []
    node.trust = 0.0
    if hunch is not None:
        reconsider(node, hunch)
    return node


def reconsider(node: Node, hunch: Hunch) -> None:
    """Takes over what the guide thinks now."""
    node.shares = hunch.shares[:]
    node.worths = hunch.worths[:]
    node.trust = hunch.trust
    ranking = sorted([(-share, i) for i, share in enumerate(node.shares)])
    node.order = [i for _, i in ranking]
    node.surplus = 0.0
    if node.worths:
        node.surplus = node.total
        for i, worth in enumerate(node.worths):
            node.surplus -= node.visits[i] * worth


def shuffle(order: list[int], chance: Chance) -> None:
    """Mixes a list in place."""
    for i in range(len(order) - 1, 0, -1):
        j = chance.below(TABLE, i + 1)
        x = order[i]
        order[i] = order[j]
        order[j] = x


def offered(node: Node, offer: list[int]) -> list[int]:
    """The indices of what is on offer, most promising first; choices that the node has not met yet are added to it."""
    if offer == node.actions and not node.chances:
        return node.order
    if not node.chances:  # equal knowledge and another offer: from now on it counts which ones were there
        node.chances = [node.n] * len(node.actions)
    marked = [0] * len(node.actions)
    for a in offer:
        i = node.at.get(a, -1)
        if i < 0:
            i = len(node.actions)
            node.at[a] = i
            node.actions.append(a)
            node.order.append(i)
            node.shares.append(1.0 / len(offer))
            if node.worths:
                node.worths.append(node.total / node.n if node.n else 0.5)
            node.visits.append(0)
            node.sums.append(0.0)
            node.chances.append(0)
            marked.append(0)
            if node.is_mixed:
                node.regrets.append(0.0)
                node.mixture.append(0.0)
        marked[i] = 1
        node.chances[i] += 1
    return [i for i in node.order if marked[i]]


def mean(node: Node, i: int) -> float:
    """What choice `i` has brought on average, with what the guide thinks of it; the node's own mean if nobody knows.

    The guide may be wrong about the whole node: what it thinks of one choice is corrected by how the others did.
    """
    if node.worths:
        opinion = node.worths[i] + node.surplus / (node.n + 1)
        return (node.sums[i] + node.trust * opinion) / (node.visits[i] + node.trust)
    if node.visits[i]:
        return node.sums[i] / node.visits[i]
    return node.total / node.n if node.n else 0.5


def most_promising(node: Node, among: list[int], exploration: float) -> int:
    """The choice to look at next: what it has brought plus what it may still hold (PUCT, Rosin 2011)."""
    best = among[0]
    most = -1e9
    unknown = node.total / node.n if node.n else 0.5
    trust = node.trust
    visits = node.visits
    sums = node.sums
    shares = node.shares
    has_worths = len(node.worths) > 0
    surplus = node.surplus / (node.n + 1)
    reach = exploration * sqrt(node.n + 1)
    varies = len(node.chances) > 0
    for i in among:
        n = visits[i]
        if has_worths:
            value = (sums[i] + trust * (node.worths[i] + surplus)) / (n + trust)
        elif n:
            value = sums[i] / n
        else:
            value = unknown
        if varies:
            reach = exploration * sqrt(node.chances[i] + 1)
        value += reach * shares[i] / (1 + n)
        if value > most:
            most = value
            best = i
    return best


def mixture_of(node: Node, among: list[int], curiosity: float) -> list[float]:
    """By position in `among`, the probabilities of regret matching; `curiosity` is spread over all of them."""
    total = 0.0
    for i in among:
        total += node.regrets[i]
    k = len(among)
    if total <= 0.0:
        return [1.0 / k] * k
    return [(1.0 - curiosity) * node.regrets[i] / total + curiosity / k for i in among]


def drawn(probabilities: list[float], chance: Chance) -> int:
    """An index, drawn with these probabilities."""
    x = chance.below(TABLE, GRAIN) / GRAIN
    for i, p in enumerate(probabilities):
        x -= p
        if x < 0.0:
            return i
    return len(probabilities) - 1


def regret(node: Node, among: list[int], probabilities: list[float], chosen: int, value: float) -> None:
    """Learns from one result: what the others would have brought is their mean, what was not foreseen counts by how
    rarely it is chosen (regret matching+, Tammelin 2014; means as baselines, Schmid et al. 2019)."""
    guesses = [mean(node, i) for i in among]
    at = 0
    while among[at] != chosen:
        at += 1
    guesses[at] += (value - guesses[at]) / probabilities[at]
    expected = 0.0
    for j in range(len(among)):
        expected += probabilities[j] * guesses[j]
    for j, i in enumerate(among):
        node.regrets[i] = max(0.0, node.regrets[i] + guesses[j] - expected)


def learn(node: Node, chosen: int, value: float) -> None:
    """One more visit, and what came of it for the seat."""
    node.n += 1
    node.total += value
    node.visits[chosen] += 1
    node.sums[chosen] += value
    if node.worths:
        node.surplus += value - node.worths[chosen]


def is_decided(node: Node, left: float) -> bool:
    """Whether no choice can be visited as often as the favourite in the simulations that are left."""
    if node.is_mixed:
        return False
    most = 0
    second = 0
    for n in node.visits:
        if n > most:
            second = most
            most = n
        elif n > second:
            second = n
    return most - second > left
