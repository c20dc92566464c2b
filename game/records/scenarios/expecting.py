"""What must hold at a moment of a scenario, and what is told where it does not."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel import boards
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.phrases import why
from game.kernel.places import DRAWN, SHARED
from game.kernel.references import holder
from game.kernel.unseen import knows
from game.kernel.values import counters
from game.records.scenarios.answering import NotConcerned, Table, Unanswerable
from game.records.scenarios.parts import Bounds, Expected
from game.records.scenarios.steps import CLAUSE, UNBOUNDED
from game.records.scenarios.translatable import Translatable, told_by


def check(table: Table, expected: Expected) -> Iterator[str]:
    """What does not hold, a sentence each."""
    yield from CHECKS[expected.what](table, expected)


# --- values ----------------------------------------------------------------------------------------------------------


def _value(table: Table, expected: Expected) -> Iterator[str]:
    if not expected.of:
        yield from _number(table, expected)
        return
    entity = _entity(table, expected.of)
    if isinstance(entity, str):
        yield entity
        return
    if expected.name == "known_to":
        yield from _known_to(table, entity, expected)
        return
    found, wanted, name = _found(table, entity, expected.name), expected.value, expected.name.replace(".", " ")
    who = expected.of
    if isinstance(wanted, Bounds):
        assert isinstance(found, int)
        if not wanted.least <= found <= wanted.most:
            yield Translatable("value-is", who=who, value=name, wanted=_bounds(wanted), found=found)
    elif isinstance(wanted, bool):
        if found != wanted:
            yield Translatable("should-be" if wanted else "should-not-be", who=who, value=name)
    elif isinstance(wanted, str):
        if found != wanted:
            yield Translatable("word-is", value=name, who=who, wanted=wanted, found=found)
    else:
        yield from _keywords(table, entity, expected, wanted)


def _number(table: Table, expected: Expected) -> Iterator[str]:
    """How many cards lie in a zone of the table."""
    found, wanted = len(_cards(table, expected)), expected.value
    assert isinstance(wanted, Bounds)
    if not wanted.least <= found <= wanted.most:
        yield Translatable("count-is", wanted=_bounds(wanted), zone=expected.name, found=found)


def _known_to(table: Table, entity: int, expected: Expected) -> Iterator[str]:
    """Exactly these seats may know which card it is."""
    seats = range(len(table.state.seats))
    found = [f"P{seat + 1}" for seat in seats if knows(table.state, seat, entity)]
    if found != sorted(_wanted(expected)):
        yield Translatable("known-to", who=expected.of, wanted=_wanted(expected), found=found)


def _keywords(table: Table, entity: int, expected: Expected, wanted: tuple[str, ...]) -> Iterator[str]:
    found = boards.keywords_of(table.state, entity)
    said = ", ".join(found) or Translatable("none")
    if expected.name == "keywords" and set(found) != set(wanted):
        yield Translatable(
            "keywords-are", who=expected.of, wanted=", ".join(wanted) or Translatable("none"), found=said
        )
    for word in wanted:
        if expected.name == "has" and word not in found:
            yield Translatable("keyword-lacks", who=expected.of, wanted=word, found=said)
        if expected.name == "lacks" and word in found:
            yield Translatable("keyword-has", who=expected.of, wanted=word, found=said)


def _entity(table: Table, text: str) -> int | str:
    """What is named, or why it is not clear."""
    found = table.entities(text, table.state.active)
    if not found:
        return Translatable("not-there", who=text)
    if len(found) > 1:
        return Translatable("several-there", count=len(found), who=text)
    return found[0]


def _found(table: Table, entity: int, name: str) -> int | bool | str:
    """The value that `name` means of an entity."""
    state, board = table.state, table.state.game.board
    e = state.entities[entity]
    if name in board.flags:
        return boards.is_flagged(state, entity, name)
    if name in state.words.stats:
        return boards.stat_named(state, entity, name)
    if name in board.numbers:
        return state.seats[entity][board.numbers[name][0]]
    group, _, inner = name.partition(".")
    if group == "counters":
        return counters(state, entity, inner)
    if inner:
        return state.seats[entity][board.groups[group][inner][0]]
    if entity < len(state.seats) and name in table.words.own_zones:
        return len(boards.cards_in(state, entity, name))
    if name == "damage":
        return e.damage
    if name == "zone":
        return boards.zone_name(state, entity)
    if name == "face_down":
        return e.under is not None
    if name == "place":
        return state.zones[e.zone].index(entity) + 1
    return f"P{(e.owner if name == 'owner' else holder(state, entity)) + 1}"


def _bounds(bounds: Bounds) -> str:
    if bounds.least == bounds.most:
        return str(bounds.least)
    if bounds.most == UNBOUNDED:
        return Translatable("at-least", least=bounds.least)
    if bounds.least == -UNBOUNDED:
        return Translatable("at-most", most=bounds.most)
    return Translatable("between", least=bounds.least, most=bounds.most)


# --- zones -----------------------------------------------------------------------------------------------------------


def _zone(table: Table, expected: Expected) -> Iterator[str]:
    """Exactly these: in this order where the order counts, in any order in a hand or pile."""
    found = _cards(table, expected)
    wanted = list(_wanted(expected))
    kinds = {kind.name: kind for kind in table.state.words.zones}
    deck = table.state.words.zones[DRAWN].name
    if kinds[expected.name].field or expected.name == deck:
        fits = len(found) == len(wanted) and all(_is(table, i, w) for i, w in zip(found, wanted, strict=True))
    else:
        fits = len(found) == len(wanted) and not _missing(table, found, wanted)
    if not fits:
        yield Translatable("zone-is", zone=expected.name, whose=_whose(expected), wanted=", ".join(wanted),
                   found=", ".join(map(table.called, found)))  # fmt: skip


def _has(table: Table, expected: Expected) -> Iterator[str]:
    found = _cards(table, expected)
    for word in _missing(table, found, list(_wanted(expected))):
        yield Translatable("zone-lacks", card=word, zone=expected.name, whose=_whose(expected),
                   found=", ".join(map(table.called, found)))  # fmt: skip


def _lacks(table: Table, expected: Expected) -> Iterator[str]:
    for word in _wanted(expected):
        if any(_is(table, i, word) for i in _cards(table, expected)):
            yield Translatable("zone-has", card=word, zone=expected.name, whose=_whose(expected))


def _whose(expected: Expected) -> Translatable:
    return Translatable("of-player", who=expected.of) if expected.of else Translatable("of-table")


def _wanted(expected: Expected) -> tuple[str, ...]:
    assert isinstance(expected.value, tuple)
    return expected.value


def _cards(table: Table, expected: Expected) -> list[int]:
    seat = table.words.seat(expected.of) if expected.of else SHARED
    assert seat is not None
    return boards.cards_in(table.state, seat, expected.name)


def _missing(table: Table, found: list[int], wanted: list[str]) -> list[str]:
    """Those of `wanted` for which no card is left; labels and numbers choose first."""
    left, missing = list(found), []
    for word in sorted(wanted, key=lambda w: w not in table.labels and "#" not in w):
        card = next((i for i in left if _is(table, i, word)), None)
        if card is None:
            missing.append(word)
        else:
            left.remove(card)
    return missing


def _is(table: Table, i: int, word: str) -> bool:
    """Is card `i` meant by `word`: by its label, its number among equals, or its id?"""
    if word in table.labels or "#" in word:
        return table.entities(word, table.state.active) == [i]
    named = table.words.named(word)
    return named is not None and table.state.entities[i].card.id == named.word


# --- the match -------------------------------------------------------------------------------------------------------


def _asked(table: Table, expected: Expected) -> Iterator[str]:
    asked = table.state.decision
    if not expected.of:
        if asked is not None:
            yield Translatable("asked-nobody", standing=table.standing())
    elif asked is None or (f"P{asked.seat + 1}", asked.kind) != (expected.of, expected.name):
        yield Translatable("asked-is", who=expected.of, kind=expected.name, standing=table.standing())


def _result(table: Table, expected: Expected) -> Iterator[str]:
    result = table.state.result
    found = ["open"] if result is None else [f"P{seat + 1}" for seat in result] or ["draw"]
    if sorted(found) != sorted(_wanted(expected)):
        words = {"open": Translatable("open"), "draw": Translatable("draw")}
        wanted = [words.get(word, word) for word in _wanted(expected)]
        yield Translatable("result-is", wanted=wanted, found=[words.get(word, word) for word in found])


def _match(table: Table, expected: Expected) -> Iterator[str]:
    if isinstance(expected.value, Bounds):
        if not expected.value.least <= table.state.turn <= expected.value.most:
            yield Translatable("turn-is", wanted=_bounds(expected.value), found=table.state.turn)
    elif expected.value != f"P{table.state.active + 1}":
        yield Translatable("turn-of-is", wanted=expected.value, found=f"P{table.state.active + 1}")


def _can(table: Table, expected: Expected) -> Iterator[str]:
    told = _refused(table, expected)
    if isinstance(told, Unanswerable):
        yield told_by(told)
    elif told is not None:
        yield Translatable("can", said=_said(expected), why=why(table.state, told), reason=table.named(told))


def _cannot(table: Table, expected: Expected) -> Iterator[str]:
    told = _refused(table, expected)
    wanted = expected.value if isinstance(expected.value, tuple) else ()
    because = Translatable("by", clauses=wanted) if wanted else ""
    if told is None:
        yield Translatable("cannot", said=_said(expected), because=because)
    elif isinstance(told, NotConcerned) and not wanted:
        return
    elif isinstance(told, Unanswerable):
        yield told_by(told)
    elif any(told.clause != word if CLAUSE.fullmatch(word) else told.code != word for word in wanted):
        yield Translatable("cannot-so", said=_said(expected), because=because, why=why(table.state, told),
                   reason=table.named(told))  # fmt: skip


def _refused(table: Table, expected: Expected) -> Reason | Unanswerable | None:
    """The reason for which the sentence is refused, the error where it can't be said at all, None if it is legal."""
    asked = table.state.decision
    if asked is None:
        return Unanswerable(Translatable("no-answer", said=_said(expected), standing=table.standing()))
    assert expected.sentence is not None
    try:
        table.copy().perform(asked.seat, expected.sentence)
    except IllegalAnswer as error:
        return error.reason
    except Unanswerable as error:
        return error
    return None


def _said(expected: Expected) -> str:
    assert expected.sentence is not None
    return expected.sentence.text


CHECKS = {
    "value": _value, "zone": _zone, "has": _has, "lacks": _lacks, "asked": _asked, "result": _result, "match": _match,
    "can": _can, "cannot": _cannot,
}  # fmt: skip
