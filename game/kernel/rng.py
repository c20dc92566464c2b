"""Random number generators (rng) as plain integers, so that a state with its chance is a value.

Each purpose has a stream of its own (set-up, each deck, effects): what one draws never shifts another.
The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

SETUP, EFFECTS, DECKS = range(3)
"""The generators of a match; from DECKS on one for each seat's deck, then one for what the table shares, if it does."""

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def seeded(seed: int, purpose: str) -> int:
    """The start of the stream for `purpose` in the match with `seed`."""
    return int.from_bytes(blake2b(f"{seed}/{purpose}".encode(), digest_size=8).digest(), "big")


def of_match(seed: int, seats: int, shared: bool = False) -> list[int]:
    """The generators of a match at its start; `shared`: has the table zones of its own?"""
    return [seeded(seed, purpose) for purpose in _purposes(seats, shared)]


@cache
def _purposes(seats: int, shared: bool) -> tuple[str, ...]:
    return ("set-up", "effects", *(f"deck {seat}" for seat in range(seats)), *(("table",) if shared else ()))


def below(rng: list[int], which: int, bound: int) -> int:
    """A number from 0 to `bound` - 1; moves stream `which` on by one step."""
    x = rng[which] = (rng[which] + _STEP) & _MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((x ^ (x >> 31)) * bound) >> 64


def shuffled(rng: list[int], which: int, items: Iterable[T]) -> tuple[T, ...]:
    """`items` in a random order (Fisher and Yates)."""
    order = list(items)
    i = len(order)
    for j in _places(rng, which, i):
        i -= 1
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def _places(rng: list[int], which: int, bound: int) -> tuple[int, ...]:
    """As `below` for `bound`, then for 1 less, and so on down to 2.

    They are worked out together: one long integer holds them all side by side, 128 bits for each, so that the products
    of one don't reach the next.
    """
    amount = bound - 1
    if amount <= 0:
        return ()
    state = rng[which]
    rng[which] = (state + amount * _STEP) & _MASK
    (ones, steps, low, low34, low37, low33), bits = _columns(amount)
    x = (state * ones + steps) & low
    x = ((x ^ (x >> 30) & low34) * 0xBF58476D1CE4E5B9) & low
    x = ((x ^ (x >> 27) & low37) * 0x94D049BB133111EB) & low
    x ^= (x >> 31) & low33
    products = 0
    for bit, columns in enumerate(bits):
        products += (x & columns) << bit
    return _reader(amount).unpack(products.to_bytes(16 * amount, "little"))


@cache
def _reader(amount: int) -> Struct:
    """Takes the upper 64 bits out of so many columns of 128."""
    return Struct("<" + "8xQ" * amount)


@cache
def _columns(amount: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For so many numbers side by side: a 1 in each column, the step times 1, 2, 3 and so on, and masks of the lowest
    64, 34, 37 and 33 bits of each column. Then for each bit of the bounds, the lowest first, a mask of the 64 bits of
    those columns whose bound has it."""
    columns = range(amount)
    ones = sum([1 << 128 * n for n in columns])
    steps = sum([(n + 1) * _STEP << 128 * n for n in columns])
    bounds = [amount + 1 - n for n in columns]
    of_bits = [
        sum([_MASK << 128 * n for n in columns if bounds[n] >> bit & 1]) for bit in range((amount + 1).bit_length())
    ]
    return (ones, steps, *[ones * ((1 << bits) - 1) for bits in (64, 34, 37, 33)]), tuple(of_bits)


def branch(rng: list[int], which: int) -> int:
    """A start for a stream of its own, from where stream `which` stands; moves nothing on."""
    return rng[which] ^ 0xD1B54A32D192ED03
