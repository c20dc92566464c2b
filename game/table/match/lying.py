"""Which cards in play lie in which row, and on which heap: alike ones together, what is attached with its host."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.table.games.layout import Row
from game.table.layout import heaps
from game.table.layout.heaps import Heap
from game.table.layout.poses import Pose
from game.table.match.record import MatchTable


def cards(table: MatchTable, row: Row, seat: int) -> list[int]:
    """The cards of a row of `seat`, in their order; of a row that shares its zone without what is attached."""
    lying: list[int] = table.held(seat)[row.zone]
    if not row.holds:
        return lying
    others = frozenset(kind for other in table.side(seat).field if other.zone == row.zone for kind in other.holds)
    takes_rest = next(other for other in table.side(seat).field if other.zone == row.zone) is row
    found = []
    for card in lying:
        entity = table.view["entities"][card]
        kind = entity["kind"]
        if (kind in row.holds or (takes_rest and kind not in others)) and host(table, entity) is None:
            found.append(card)
    return found


def host(table: MatchTable, entity: dict[str, Any]) -> int | None:
    """The card in play to which a card is attached, and under which it lies."""
    bearer = entity.get("host")
    other = table.view["entities"].get(bearer) if bearer is not None else None
    return bearer if other is not None and other["zone"] in table.in_play else None


def attached(table: MatchTable, card: int) -> list[int]:
    """What is attached to `card`, whoever controls it, the first first."""
    entities = table.view["entities"]
    return [i for i, entity in entities.items() if entity["zone"] in table.in_play and host(table, entity) == card]


def bearers(table: MatchTable) -> dict[int, list[int]]:
    """Each card to which something is attached, with that."""
    found: dict[int, list[int]] = {}
    for card, entity in table.view["entities"].items():
        if entity.get("host") is not None and entity["zone"] in table.in_play:
            bearer = host(table, entity)
            if bearer is not None:
                found.setdefault(bearer, []).append(card)
    return found


def on_heaps(table: MatchTable, row: Row, seat: int) -> list[Heap]:
    """The heaps of a row that shares its zone."""
    under, entities = bearers(table), table.view["entities"]
    if not row.heaps:
        return [_heap(table, (card,), tuple(under.get(card, ()))) for card in _together(table, cards(table, row, seat))]
    piles: dict[Any, list[int]] = {}
    for card in cards(table, row, seat):
        alone = card if card in under else -1
        piles.setdefault((*_alike(table, entities[card]), alone), []).append(card)
    first: dict[str, int] = {}
    for number, key in enumerate(piles):
        first.setdefault(key[0], number)
    order = sorted(piles, key=lambda key: (first[key[0]], key[1]))
    return [_heap(table, tuple(piles[key]), tuple(under.get(piles[key][0], ()))) for key in order]


def _together(table: MatchTable, lying: list[int]) -> list[int]:
    """Those that are joined to another of them stand beside it, after it."""
    order = {card: (number, 0) for number, card in enumerate(lying)}
    for number, card in enumerate(lying):
        leader = next((to for to in joined(table, card) if to in order and to != card), None)
        if leader is not None:
            order[card] = (order[leader][0], number + 1)
    return sorted(lying, key=order.__getitem__)


def joined(table: MatchTable, card: int) -> list[int]:
    """Those with which `card` is joined, as who attacks in a band with its first, or who blocks with whom it blocks."""
    entity = table.view["entities"][card]
    return [entity[fact] for fact in table.game.joined if entity.get(fact) is not None]


def _heap(table: MatchTable, lying: tuple[int, ...], under: tuple[int, ...]) -> Heap:
    """What is attached last lies farthest out: it came last."""
    top = table.view["entities"][lying[0]]
    return Heap(lying, lies_turned(table, top), under, bool(joined(table, lying[0])))


def lies_turned(table: MatchTable, entity: dict[str, Any]) -> bool:
    return bool(entity.get(table.layout.turned_by))


def _alike(table: MatchTable, entity: dict[str, Any]) -> tuple[Any, ...]:
    """What tells cards apart that lie on different piles: which card it is and whether it is turned first."""
    return (
        entity["card"],
        lies_turned(table, entity),
        entity["kind"],
        entity["owner"],
        entity["damage"],
        tuple(entity["keywords"]),
        tuple(sorted(entity["counters"].items())),
        tuple(sorted((stat, value) for stat, value in entity["stats"].items() if value is not None)),
        bool(entity["textless"]),
        entity["token"],
        entity["id"] in table.choice.picked,
        entity["id"] in table.used,
    )


def piles(table: MatchTable) -> dict[int, tuple[int, ...]]:
    """The cards of each pile of more than one, by the card on top."""
    seats = range(len(table.layout.sides))
    rows = [(row, seat) for seat in seats for row in table.side(seat).field if row.heaps]
    heaped = [heap for row, seat in rows for heap in on_heaps(table, row, seat)]
    return {heap.cards[0]: heap.cards for heap in heaped if len(heap.cards) > 1}


def sharing(rows: Iterable[Row], row: Row) -> list[Row]:
    """The rows that share height and width with `row`, it among them."""
    return [other for other in rows if other.holds and (other.x, other.y) == (row.x, row.y)]


def spread(table: MatchTable, row: Row, seat: int) -> dict[Any, Pose]:
    """Where the cards of a row that shares its zone stand, with what is attached to them."""
    rows = sharing(table.side(seat).field, row)
    filled = [(other, on_heaps(table, other, seat)) for other in rows]
    found: dict[Any, Pose] = dict(heaps.spread(filled))
    own = next(held for other, held in filled if other is row or other == row)
    ids = {card for heap in own for card in (*heap.cards, *heap.attached)}
    return {card: pose for card, pose in found.items() if card in ids}


def is_one_of_several(table: MatchTable, card: int) -> bool:
    """Does another card of its name lie in play, from which it has to be told apart?"""
    entities = table.view["entities"]
    name = entities[card]["card"]
    return any(i != card and other["card"] == name and other["zone"] in table.in_play for i, other in entities.items())
