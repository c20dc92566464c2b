"""Banding (M-309 to M-322): which attackers form a band, and who divides damage."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.building import Pairs
from game.kernel.errors import Reason
from game.kernel.state import State
from game.rules.grimoire.constants import other
from game.rules.grimoire.keywords import BANDING, has


def leaders(state: State, able: Sequence[int]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Each creature that can attack, with those to whom it can be put as an attacker: itself, for it attacks alone or
    as the first of a band, or one that lies before it, whose band it joins."""
    found = []
    for at, i in enumerate(able):
        joins = [one for one in able[:at] if has(state, i, BANDING) or has(state, one, BANDING)]
        found.append((i, (i, *joins)))
    return tuple(found)


def grouped(given: Pairs) -> dict[int, list[int]]:
    """The members of each band, or the one attacker, by the first of them."""
    found: dict[int, list[int]] = {}
    for i, leader in given:
        found.setdefault(leader, []).append(i)
    return found


def why_no_bands(state: State, given: Pairs) -> Reason | None:
    """Why attackers, each with the first of its band, can't attack so (M-310), or None."""
    for leader, members in grouped(given).items():
        if leader not in members:
            return Reason("not_in_band", {"entity": members[0], "target": leader}, "M-310")
        plain = [i for i in members if not has(state, i, BANDING)]
        if len(members) > 1 and len(plain) > 1:
            return Reason("no_band", {"entity": plain[1], "target": leader, "without": plain}, "M-310")
    return None


def divider(state: State, members: Sequence[int], controller: int) -> int:
    """Who divides damage among `members`, all those left of a band or of those who block the same (M-314, M-318,
    M-321): the opponent of its dealer's `controller` if one of them has banding, else that one (M-273, M-316)."""
    return other(controller) if any(has(state, i, BANDING) for i in members) else controller
