"""Contradictions in what must hold: conditions and filters that always or never do, costs that nobody can pay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.language.advice.cases import Advice, Path, Room, Written, parts
from game.language.declarations import SCALING, grammar
from game.language.reading.fieldtypes import BOUNDS
from game.language.source import a

Plain = Mapping[str, Any]
NEVER_LESS = ("count", "resource", "counter", "happened")
"""Numbers that are never below 0."""
LARGE = 1_000


def advise(card: Written, room: Room) -> Iterator[Advice]:
    for path, part in parts((), dict(card.plain)):
        step = path[-1] if path else ""
        if step in ("cost", "pay") and isinstance(part, Mapping):
            yield from _cost(path, part, room)
        elif step in ("if", "either") and isinstance(part, Mapping | list | tuple):
            yield from _conditions(path, part, room)
        elif step == "filter" and isinstance(part, Mapping):
            yield from _filter(path, part, room)
        elif isinstance(part, Mapping) and "from" in part:
            yield from _selector(path, part, room)
        elif isinstance(part, Mapping) and {*SCALING} & part.keys():
            yield from _scaling(path, part, room)


# --- costs -----------------------------------------------------------------------------------------------------------


def _cost(path: Path, cost: Plain, room: Room) -> Iterator[Advice]:
    words = room.library.vocabulary
    for name in words.elements:
        if cost.get(name) == 0:
            yield Advice((*path, name), f"`{name}: 0` asks for nothing", f"leave `{name}` out", "cost")
    total = sum([cost[name] for name in words.elements if isinstance(cost.get(name), int)])
    most = room.most("cost")
    if most is not None and total > most:
        yield Advice(path, f"nobody can pay {total}: no player ever has more than {most}",
                     f"ask for {most} at the most", "cost")  # fmt: skip
    for name in words.costs:
        asked, most = cost.get(name), room.most(name)
        if isinstance(asked, int) and most is not None and asked >= most:
            yield Advice((*path, name), f"nobody can pay `{name}: {asked}`: a player begins with {most}",
                         "ask for less", "pay")  # fmt: skip


# --- selectors and filters -------------------------------------------------------------------------------------------


def _selector(path: Path, selector: Plain, room: Room) -> Iterator[Advice]:
    name = str(selector["from"])
    most = 1 if name in room.library.vocabulary.single else room.most(name)
    for how in ("pick", "random"):
        number = selector.get(how)
        if most is None or not isinstance(number, int) or number <= most:
            continue
        yield Advice((*path, how), f"`{name}` never holds more than {most}", f"write `{how}: {most}` or less",
                     "pick")  # fmt: skip
    if selector.get("filter") == {}:
        yield Advice((*path, "filter"), "an empty filter leaves everything", "leave `filter` out", "filter")
    if selector.keys() == {"from"}:
        yield Advice(path, f"`{{from: {name}}}` is no more than `{name}`", f"write `{name}` alone",
                     "to")  # fmt: skip


def _filter(path: Path, narrowed: Plain, room: Room) -> Iterator[Advice]:
    words, cards = room.library.vocabulary, room.library.definitions
    has = narrowed.get("has")
    if has is not None and has == narrowed.get("lacks"):
        yield Advice((*path, "lacks"), f"nothing has `{has}` and lacks it", "keep one of them", "filter")
    for stat, least in words.least.items():
        most = _most(narrowed.get(stat))
        if most is not None and most < least:
            yield Advice((*path, stat), f"nothing that lies in play has so little `{stat}`",
                         f"write `at_most: {least}` or more", "filter")  # fmt: skip
    cost = _least(narrowed.get("cost"))
    if narrowed.get("token") is True and cost is not None and cost > 0:
        yield Advice((*path, "cost"), "no token costs anything", "leave `cost` or `token` out", "filter")
    card = cards.get(str(narrowed.get("card")))
    if card is not None and narrowed.get("kind") not in (None, card.kind):
        yield Advice((*path, "kind"), f"`{card.id}` is {a(card.kind)}", "leave `kind` out", "filter")
    if card is not None and narrowed.get("token") not in (None, card.token):
        told = "is a token" if card.token else "is no token"
        yield Advice((*path, "token"), f"`{card.id}` {told}", "leave `token` out", "filter")
    dearest = room.most("cost")
    if cost is not None and dearest is not None and cost > dearest:
        yield Advice((*path, "cost"), f"nothing can be played that costs more than {dearest}",
                     f"write `at_least: {dearest}` or less", "filter")  # fmt: skip


def _bounds(value: Any) -> tuple[int, int] | None:
    """The bounds as they are written, both included; None where there are none."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value, value
    if not isinstance(value, Mapping) or not {*BOUNDS} & value.keys():
        return None
    if "equals" in value:
        return int(value["equals"]), int(value["equals"])
    return int(value.get("at_least", -LARGE)), int(value.get("at_most", LARGE))


def _least(value: Any) -> int | None:
    found = _bounds(value)
    return None if found is None else found[0]


def _most(value: Any) -> int | None:
    found = _bounds(value)
    return None if found is None else found[1]


# --- conditions ------------------------------------------------------------------------------------------------------


def _conditions(path: Path, written: Plain | Sequence[Plain], room: Room) -> Iterator[Advice]:
    several = not isinstance(written, Mapping)
    found = [written] if isinstance(written, Mapping) else list(written)
    for number, condition in enumerate(found):
        here = (*path, number) if several else path
        yield from _condition(here, condition, room)
        earlier = found[:number]
        if condition in earlier:
            yield Advice(here, "this condition stands here already", "leave it out", "if")
        elif path[-1] == "if" and any(_exclude(one, condition) for one in earlier):
            yield Advice(here, "this never holds together with the condition before it",
                         "leave one of them out, or write `either:` where one of them is enough",
                         "either")  # fmt: skip


def _condition(path: Path, condition: Plain, room: Room) -> Iterator[Advice]:
    if "more" in condition and condition["more"] == condition.get("than"):
        yield Advice((*path, "than"), "no number is more than itself", "name another number",
                     "more")  # fmt: skip
    bounds = _bounds({name: condition[name] for name in BOUNDS if name in condition})
    word = next((name for name in NEVER_LESS if name in condition), "")
    if bounds is None or not word or {*SCALING} & condition.keys():
        return
    least, most = bounds
    highest = _highest(word, condition[word], room)
    if most < 0 or (highest is not None and least > highest):
        told = f"`{word}` is from 0 to {highest}" if highest is not None else f"`{word}` is never below 0"
        yield Advice(path, f"this never holds: {told}", "change the bound", "if")
    elif least <= 0 and most >= (LARGE if highest is None else highest):
        yield Advice(path, "this always holds", "leave it out, or change the bound", "if")


def _highest(word: str, value: Any, room: Room) -> int | None:
    """So much a number can be."""
    name = str(value["from"]) if isinstance(value, Mapping) else str(value)
    if word == "count" and name in room.library.vocabulary.single:
        return 1
    return room.most(name)


def _exclude(one: Plain, other: Plain) -> bool:
    """Do they never hold at once?"""
    if one.keys() == other.keys() == {"turn"}:
        return one != other
    bounds, others = _bounds(_only_bounds(one)), _bounds(_only_bounds(other))
    if bounds is None or others is None or _but_bounds(one) != _but_bounds(other):
        return False
    return bounds[1] < others[0] or others[1] < bounds[0]


def _only_bounds(condition: Plain) -> Plain:
    return {name: part for name, part in condition.items() if name in BOUNDS}


def _but_bounds(condition: Plain) -> Plain:
    return {name: part for name, part in condition.items() if name not in BOUNDS}


# --- numbers ---------------------------------------------------------------------------------------------------------


def _scaling(path: Path, number: Plain, room: Room) -> Iterator[Advice]:
    if not {*grammar(room.library.vocabulary).numbers} & number.keys():
        return
    for name, nothing in (("times", 1), ("plus", 0)):
        if number.get(name) == nothing:
            yield Advice((*path, name), f"`{name}: {nothing}` changes nothing", f"leave `{name}` out",
                         "count")  # fmt: skip
    if number.get("times") == 0:
        yield Advice((*path, "times"), f"with `times: 0` the number is always {number.get('plus', 0)}",
                     "write that number alone", "count")  # fmt: skip
    elif number.get("at_most_value") == 0:
        yield Advice((*path, "at_most_value"), "with `at_most_value: 0` the number is never more than 0",
                     "write a larger one", "count")  # fmt: skip
