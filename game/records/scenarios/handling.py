"""How a described board is handled as data: zones, cards and players by where they are."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.kernel.game import Game
from game.kernel.places import SHARED
from game.language.source import Fault
from game.records.scenarios.boards import filler
from game.records.scenarios.parts import Board, Placed
from game.records.scenarios.translatable import Translatable

Spot = tuple[int, str, int]
"""Where a card lies: the seat (SHARED for the table), the zone, and which card of it, from 0."""


@dataclass(frozen=True)
class Shown:
    """What a card or player on the board is, as it stands there."""

    card: str
    stats: Mapping[str, int]
    keywords: frozenset[str]
    flags: frozenset[str]
    damage: int
    damageable: str
    """The stat of which what is left is told; "" where damage eats none."""


def told(faults: list[Fault]) -> str:
    """The first of them as one sentence."""
    first = faults[0]
    if not first.suggestion:
        return first.message
    return Translatable("whole", said=first.message, suggestion=first.suggestion)


def whole_deck(game: Game) -> list[Placed]:
    """The deck that nobody described."""
    one = filler(game)
    return [single(one) for _ in range(one.times)]


def single(card: Placed) -> Placed:
    one = copy.deepcopy(card)
    one.times = 1
    return one


def cards_of(board: Board, seat: int, zone: str) -> list[Placed]:
    """The cards of a zone, to be changed in place."""
    held = board.shared if seat == SHARED else board.sides[seat].zones
    return held.setdefault(zone, [])


def being_at(board: Board, spot: Spot | int | None) -> Any:
    """What the board says of a card, of a seat, or (None) of the match."""
    if spot is None:
        return board
    if isinstance(spot, int):
        return board.sides[spot]
    return cards_of(board, spot[0], spot[1])[spot[2]]


def drop(board: Board, spot: Spot) -> Placed:
    return cards_of(board, spot[0], spot[1]).pop(spot[2])
