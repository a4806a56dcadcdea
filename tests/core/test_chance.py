"""Random numbers: uniform, reproducible, independent by stream, scriptable."""

from collections import Counter

import pytest

from hanpan.core.chance import Borrowed, Forbidden, Quick, Scripted, Sealed
from hanpan.core.errors import BadPosition


@pytest.mark.parametrize("n", [2, 3, 6, 24])
@pytest.mark.parametrize("make", [lambda: Sealed(b"k" * 32, 2), lambda: Quick(11)])
def test_uniform(make, n):
    chance = make()
    draws = 24_000
    count = Counter(chance.below(0, n) for _ in range(draws))
    expected = draws / n
    chi_square = sum((count[i] - expected) ** 2 / expected for i in range(n))
    assert set(count) == set(range(n))
    assert chi_square < {2: 15.1, 3: 18.4, 6: 25.7, 24: 58.6}[n]  # p = 0.0001 with n - 1 degrees


def test_sealed_restores_from_its_counters_and_keeps_streams_apart():
    a, b = Sealed(b"key", 3), Sealed(b"key", 3)
    first = [a.below(1, 1000) for _ in range(20)]
    [b.below(2, 1000) for _ in range(7)]  # another stream does not disturb
    assert [b.below(1, 1000) for _ in range(10)] == first[:10]
    c = Sealed(b"key", 3)
    c.counts = b.counts[:]
    assert [c.below(1, 1000) for _ in range(10)] == first[10:]
    assert [Sealed(b"other", 3).below(1, 1000) for _ in range(5)] != first[:5]


def test_quick_differs_between_neighbouring_seeds():
    sources = [Quick(seed) for seed in range(500)]
    assert len({tuple(source.below(0, 6) for _ in range(12)) for source in sources}) == 500


def test_script_comes_first_and_names_things():
    chance = Scripted([(0, 3), (1, 5), (0, 2)], Forbidden())
    assert chance.pick(0, [1, 2, 3]) == 3
    assert chance.below(0, 4) == 2
    assert chance.pick(1, [5, 6]) == 5
    with pytest.raises(AssertionError):
        chance.below(0, 2)


@pytest.mark.parametrize("draw", [lambda c: c.pick(0, [1, 2]), lambda c: c.below(0, 2)])
def test_script_cannot_draw_what_is_not_there(draw):
    with pytest.raises(BadPosition, match="position-draw"):
        draw(Scripted([(0, 9)], Quick(1)))


def test_borrowed_uses_the_given_source():
    chance = Borrowed(lambda: 0.999999)
    assert chance.below(0, 6) == 5
    assert chance.pick(0, [4, 5]) == 5
