"""Random number generators (rng) as plain integers, so that a state with its chance is a value.

Each purpose has a stream of its own (set-up, each deck, effects): what one draws never shifts another.
The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import TypeVar

SETUP, EFFECTS, DECKS = range(3)
"""The generators of a match; from DECKS on one for each seat's deck, then one for what the table shares, if it does."""

T = TypeVar("T")

_MASK = (1 << 64) - 1


def seeded(seed: int, purpose: str) -> int:
    """The start of the stream for `purpose` in the match with `seed`."""
    return int.from_bytes(blake2b(f"{seed}/{purpose}".encode(), digest_size=8).digest(), "big")


def of_match(seed: int, seats: int, shared: bool = False) -> list[int]:
    """The generators of a match at its start; `shared`: has the table zones of its own?"""
    purposes = ["set-up", "effects", *(f"deck {seat}" for seat in range(seats)), *(["table"] if shared else [])]
    return [seeded(seed, purpose) for purpose in purposes]


def below(rng: list[int], which: int, bound: int) -> int:
    """A number from 0 to `bound` - 1; moves stream `which` on by one step."""
    x = rng[which] = (rng[which] + 0x9E3779B97F4A7C15) & _MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((x ^ (x >> 31)) * bound) >> 64


def shuffled(rng: list[int], which: int, items: Iterable[T]) -> tuple[T, ...]:
    """`items` in a random order (Fisher and Yates)."""
    order = list(items)
    state = rng[which]
    for i in range(len(order) - 1, 0, -1):  # as `below`, without a call for each card of a deck
        x = state = (state + 0x9E3779B97F4A7C15) & _MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((x ^ (x >> 31)) * (i + 1)) >> 64
        order[i], order[j] = order[j], order[i]
    rng[which] = state
    return tuple(order)


def branch(rng: list[int], which: int) -> int:
    """A start for a stream of its own, from where stream `which` stands; moves nothing on."""
    return rng[which] ^ 0xD1B54A32D192ED03
