"""Random number generators: plain integers, one for each purpose, the same in every process."""

from collections import Counter
from itertools import permutations

import pytest

from game.kernel.rng import below, seeded, shuffled


def test_known_values():
    """They never change: matches that were saved depend on them."""
    rng = [0]
    assert [below(rng, 0, 1 << 32) for _ in range(3)] == [3793791033, 1853398634, 113532184]
    assert seeded(7, "effects") == 0x9879369BBE2B8FA6


def test_it_is_splitmix64():
    """The first outputs for seed 0 as they are published, seen through their upper bits."""
    rng = [0]
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
    assert [below(rng, 0, 1 << 64) for _ in published] == published


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 40, 1000])
def test_numbers_lie_below_their_bound(bound):
    rng = [seeded(3, "test")]
    numbers = [below(rng, 0, bound) for _ in range(40 * min(bound, 100))]
    assert min(numbers) >= 0 and max(numbers) < bound
    if bound <= 40:
        assert set(numbers) == set(range(bound))


def test_numbers_are_evenly_spread():
    rng = [seeded(5, "test")]
    counts = Counter(below(rng, 0, 6) for _ in range(12000))
    assert all(1850 <= counts[n] <= 2150 for n in range(6)), counts


def test_one_stream_never_shifts_another():
    rng = [seeded(1, "a"), seeded(1, "b")]
    alone = [seeded(1, "b")]
    for _ in range(10):
        below(rng, 0, 6)
    assert [below(rng, 1, 100) for _ in range(5)] == [below(alone, 0, 100) for _ in range(5)]


def test_each_seed_and_each_purpose_has_its_own_start():
    starts = {seeded(seed, purpose) for seed in range(50) for purpose in ("set-up", "effects", "deck 0", "deck 1")}
    assert len(starts) == 200
    assert seeded(12, "3/x") != seeded(123, "/x")


def test_a_shuffle_keeps_every_item_and_moves_only_its_stream():
    rng = [1, 2]
    items = tuple(range(40))
    mixed = shuffled(rng, 0, items)
    assert sorted(mixed) == list(items) and mixed != items
    assert rng[1] == 2 and rng[0] != 1
    assert items == tuple(range(40))


def test_every_order_is_equally_likely():
    rng = [seeded(9, "test")]
    counts = Counter(shuffled(rng, 0, (1, 2, 3, 4)) for _ in range(12000))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert all(390 <= n <= 620 for n in counts.values()), counts


def test_a_shuffle_of_one_or_none_takes_no_chance():
    rng = [1]
    assert shuffled(rng, 0, ()) == () and shuffled(rng, 0, (5,)) == (5,)
    assert rng == [1]
