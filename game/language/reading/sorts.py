"""What the selectors of a clause can mean, and whether that is what an operation can work on."""

from __future__ import annotations

from game.kernel.decktop import LOOKED_AT
from game.kernel.filters import Filter
from game.kernel.reach import PLAYER, PLAYERS, Sort, Sorts, Takes, field_zones, lying_in, members
from game.kernel.selectors import TARGETS, Selector
from game.language.reading.state import Reading
from game.language.source import Node

OF_THE_CLAUSE = ("self", "subject", "object", "host", "attached", *TARGETS)
"""What these are is known only when the clause runs; a part of it may be what an operation can't work on."""


SINGLE = ("self", "you", "opponent", "subject", "object", "host")
"""Sets of every game that hold one member at the most; of several opponents the first is meant."""


def means_one(r: Reading, selector: Selector) -> bool:
    """Does it mean one thing at the most?"""
    if selector.name in TARGETS:
        number = TARGETS.index(selector.name)
        return number >= len(r.picks) or r.picks[number] == 1
    if 1 in (selector.pick, selector.random) or selector.name in (*SINGLE, *r.words.single):
        return True
    return selector.filter is not None and any(word in ("most", "least", "place") for word, _ in selector.filter.words)


def is_one(r: Reading, selector: Selector) -> bool:
    """Does it mean somebody that the clause knows already, and nobody else?"""
    if selector.name in TARGETS:
        number = TARGETS.index(selector.name)
        return selector.adjacent is None and number < len(r.picks) and r.picks[number] == 1
    return selector.adjacent is None and selector.name in SINGLE


def of_set(r: Reading, name: str) -> Sorts:
    words = r.words
    if name in ("you", "opponent", "players"):
        return PLAYERS
    if name in TARGETS:
        number = TARGETS.index(name)
        return r.targets[number] if number < len(r.targets) else anything(r)
    if name == "self":
        return of_itself(r)
    if name == "subject":
        return r.subject if r.has_event else anything(r)
    if name in ("host", "attached"):
        return lying_in(words, [*field_zones(words), *([PLAYER] if name == "host" else [])])
    if name == "object":
        return r.trigger.object.sorts(r.words) if r.when else anything(r)
    if name == LOOKED_AT:
        return lying_in(words, [kind.name for kind in words.zones if kind.seen_by == "none" and not kind.shared])
    if name in words.lies:
        return members(words, name)
    return anything(r)


def anything(r: Reading) -> Sorts:
    return lying_in(r.words, [PLAYER, *(kind.name for kind in r.words.zones)])


def of_itself(r: Reading) -> Sorts:
    """The card that bears the clause, where it lies when the clause runs."""
    words = r.words
    if not r.when:  # what is given for playing the card, or the card itself before it is played
        places = [kind.name for kind in words.zones]
    else:
        places = [*r.trigger.at] or field_zones(words)
    if r.delayed and r.trigger.played:  # from where it was played it has gone, and is another object
        places = [place for place in places if place in field_zones(words)]
    return frozenset({s for s in lying_in(words, places) if not r.kind or (s.kind, s.token) == (r.kind, r.token)})


def of_subject(r: Reading, of: Selector | None) -> Sorts:
    """What `subject` is, by whose event it is."""
    if of is None:
        return anything(r)
    found = of_selector(r, of)
    if r.trigger.subject is None:
        return found
    kinds, tokens = {sort.kind for sort in found}, {sort.token for sort in found}
    there = r.trigger.subject.sorts(r.words)
    return frozenset({sort for sort in there if sort.kind in kinds and sort.token in tokens})


def of_selector(r: Reading, selector: Selector) -> Sorts:
    found = of_set(r, selector.name)
    if selector.adjacent is not None:
        found = frozenset({sort for sort in found if sort.zone in field_zones(r.words)})
    return found if selector.filter is None else passing(r, found, selector.filter)


def passing(r: Reading, sorts: Sorts, narrowed: Filter) -> Sorts:
    return frozenset({s for s in sorts if all(part.can_pass(r.words, s) for part in narrowed.parts)})


def check(r: Reading, node: Node, selector: Selector, takes: Takes, what: str, wholly: bool = False) -> bool | None:
    """Can `selector` be what `what` works on? None, with a fault, if it can't; True if a part of it may not be, where
    that is known only when the clause runs; not so if it must be `wholly`."""
    found, wanted = of_selector(r, selector), takes.sorts(r.words)
    told = takes.told(r.words)
    needs = f"{what} needs {', '.join(told[:-1])}{' or ' if told[1:] else ''}{told[-1]}"
    if not found and r.source.number and (selector.name in TARGETS or of_set(r, selector.name)):
        return None  # what narrows it leaves nothing, which was said there
    if not found and selector.name == "object" and r.source.number and not of_set(r, "object"):
        return None  # nobody is on that side, which was said there
    if not found:
        r.source.fault(node, f"`{selector.name}` is nowhere by then", _why_none(selector))
        return None
    if not found & wanted:
        r.source.fault(node, needs, _why_not(r, selector.name, found, wanted, len(told)))
        return None
    left = {_place(sort) for sort in found} - {_place(sort) for sort in wanted}
    if left and (wholly or selector.name not in OF_THE_CLAUSE):
        others = sorted({"players" if kind == PLAYER else f"{kind}s" for kind, _ in left})
        r.source.fault(node, needs, f"`{selector.name}` may also be {' or '.join(others)}")
        return None
    return bool(left)


def _place(sort: Sort) -> tuple[str, str]:
    return sort.kind, sort.zone


def _why_none(selector: Selector) -> str:
    return "a token ceases to exist off the field" if selector.name in ("self", "subject") else "name another set"


def _why_not(r: Reading, name: str, found: Sorts, wanted: Sorts, alternatives: int) -> str:
    """Some are neither; `own_hand` lies in `hand`, not on the field."""
    zones, fitting, field = {sort.zone for sort in found}, {sort.zone for sort in wanted}, {*field_zones(r.words)}
    right_kind = {sort.kind for sort in found} & {sort.kind for sort in wanted}
    if (right_kind or not zones & field) and PLAYER not in zones and not zones & fitting:
        if zones <= field:
            return f"`{name}` {_are(name)} on the field"
        rather = ", not on the field" if fitting - {PLAYER} <= field else ""
        return f"`{name}` lies in {' or '.join(f'`{zone}`' for zone in sorted(zones))}{rather}"
    return (
        f"`{name}` {_are(name)} {'none' if alternatives == 1 else 'neither' if alternatives == 2 else 'none of these'}"
    )


def _are(name: str) -> str:
    return "are" if name.endswith("s") else "is"
