"""Bags and decks as sorted multisets: a position holds no hidden future, and equal contents are equal lists."""

from bisect import bisect_left, insort


def take(bag: list[int], x: int) -> None:
    """Removes one `x`; `ValueError` if there is none."""
    i = bisect_left(bag, x)
    if i == len(bag) or bag[i] != x:
        raise ValueError(f"{x} is not in the bag")
    del bag[i]


def put(bag: list[int], x: int) -> None:
    """Adds one `x` in its place."""
    insort(bag, x)
