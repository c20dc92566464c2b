"""What is left for the night is not lost: the cases of a test are the same, and a few of them have no mark."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.rings import first, one_of, pairs


def unmarked(cases):
    return [case for case in cases if not hasattr(case, "marks")]


def values(cases):
    return [tuple(case.values) if hasattr(case, "marks") else case if isinstance(case, tuple) else (case,)
            for case in cases]  # fmt: skip


def test_the_first_of_the_cases_are_tried_with_every_change():
    assert first(2, "abc") == ["a", "b", pytest.param("c", marks=pytest.mark.nightly)]
    assert unmarked(one_of(lambda case: case[0], ["a1", "a2", "b1"])) == ["a1", "b1"]


def test_in_pairs_each_two_values_of_two_axes_meet():
    axes = ("abc", (1, 2), ("x", "y", "z"), (True, False))
    cases = pairs(product(*axes))
    assert values(cases) == list(product(*axes))
    few = unmarked(cases)
    assert len(few) <= 12
    for (m, one), (n, other) in combinations(enumerate(axes), 2):
        assert {(case[m], case[n]) for case in few} == {*product(one, other)}
