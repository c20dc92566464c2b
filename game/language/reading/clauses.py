"""A clause as it is written: its fields are declared here, each with its type and with what it can't stand beside."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from math import comb
from typing import Any

from yaml import MappingNode

from game.kernel.clauses import ONE, Clause
from game.kernel.conditions import Condition
from game.kernel.declared import Declared
from game.kernel.reach import DAMAGEABLE
from game.kernel.selectors import Selector
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.language.declarations import FieldSpec
from game.language.reading import aims, numbers, operations, prices, selectors, sorts
from game.language.reading.fieldtypes import TYPES, FieldType, Schema, map_of, one_or_more, read_bounds
from game.language.reading.openness import check_open
from game.language.reading.state import Reading
from game.language.source import Node, a, only

MOST_TARGETS = 3
ALWAYS, HELD, INSTEAD = "with `when: always`", "with `when: held`", "with `instead`"
INTO, CHOOSE = "beside `into`", "beside `choose`"
MOST_WAYS = 20
"""Among so many choices of modes somebody can find their way."""


@dataclass(frozen=True)
class ClauseField:
    """A field of clauses, in the order in which they are written."""

    name: str
    type: str
    """Of `fieldtypes.TYPES`."""
    fills: str = ""
    """The field of the kernel's `Clause` that it fills; "" where it says more than a value (`when`, `of`, `modes`)."""
    nothing: tuple[str, ...] = ()
    """Beside what it means nothing."""
    event: str = ""
    """It changes this event, and goes with no other `instead`."""
    in_modes: bool = False
    """Does it stand in each mode, if there are modes?"""

    @property
    def spec(self) -> FieldSpec:
        return FieldSpec(Declared, self.fills, self.name, self.type, True)


FIELDS = {
    field.name: field
    for field in (
        ClauseField("when", "Trigger"),
        ClauseField("instead", "Event"),
        ClauseField("of", "Selector"),
        ClauseField("once", "Truth", "once", (ALWAYS, HELD)),
        ClauseField("targets", "Targets", "targets", (ALWAYS, HELD, INSTEAD), in_modes=True),
        ClauseField("if", "AllOf", "condition", in_modes=True),
        ClauseField("may", "Truth", "may", (ALWAYS, HELD, INTO, CHOOSE)),
        ClauseField("pay", "Price", "pay", (ALWAYS, HELD, INTO)),
        ClauseField("coin", "Truth", "coin", (ALWAYS, HELD, INSTEAD), in_modes=True),
        ClauseField("less", "Lessening", "less", event="damage"),
        ClauseField("redirect", "Receiver", "redirect", event="damage"),
        ClauseField("into", "OffField", "into", event="move"),
        ClauseField("choose", "Choice", "choose", (ALWAYS, HELD, INSTEAD)),
        ClauseField("modes", "Modes", "", (ALWAYS, HELD, INSTEAD)),
        ClauseField("do", "Operations", "do", (INTO,), in_modes=True),
        ClauseField("else", "Operations", "orelse", (ALWAYS, HELD, INSTEAD), in_modes=True),
    )
}
CLAUSE_FIELDS = tuple(FIELDS)
MODE_FIELDS = tuple(name for name, field in FIELDS.items() if field.in_modes)
LATER_FIELDS = ("when", "of", "if", "may", "do", "else")
"""What an operation may leave behind: the fields of a clause that mean something there."""
BEFORE = ("when", "instead", "of", "once", "pay", "choose", "modes")
"""What is read before the others, as they depend on it."""


def read(r: Reading, node: Node, card: str, number: int) -> Clause | None:
    """Clause `number` of a card."""
    return _clause(r, node, f"{card}#{number}", r.kind)


def _clause(r: Reading, node: Node, key: str, kind: str) -> Clause | None:
    """`kind` of the card that bears it; "" for whichever it is given to."""
    table = r.source.fields(node, "a clause", CLAUSE_FIELDS)
    if table is None:
        return None
    _check_order(r, node, CLAUSE_FIELDS)
    when = _when(r, node, table)
    r.key, r.when, r.locked, r.has_event, r.traces = key, when or "", 0, False, False
    trigger = r.trigger
    r.moments = frozenset(trigger.moments)
    if trigger.kinds and kind and kind not in trigger.kinds:
        r.source.fault(table.get("when", node), f"{a(kind)} can't have {r.written_trigger()}",
                       only(trigger.kinds))  # fmt: skip
    if "choose" in table and "modes" not in table:
        r.source.fault(table["choose"], "`choose` without `modes`", "say in `modes` among what")
    r.once = "once" in table and bool(r.source.truth(table["once"], "`once`"))
    if r.once and "." in key:
        r.source.fault(table["once"], "what is given to others can't be done once in a match", "leave `once` out")
    of = _of(r, table.get("of"))
    _check_itself(r, node, table)
    r.has_event, r.subject = not (trigger.own or trigger.to_all), sorts.of_subject(r, of)
    _check_gate(r, node, table)
    if when is not None:
        _check_meaning(r, node, table, trigger.replaces)
    pay = prices.read(r, table["pay"]) if "pay" in table else None
    r.has_x = pay.x >= 0 if pay is not None else when is None or (trigger.played and r.cost.x >= 0)
    bit = 0 if when is None else r.words.bits[when]
    whole = Clause(key, r.when, bit, of, pay=pay, once=r.once, proposed=when in r.words.proposed)
    _afresh(r)
    found = _with_modes(r, table, whole) if "modes" in table else _with(r, table, whole)
    done = {"do", "modes"} & set(table)
    if found is not None and trigger.needs and done and not _does(found, trigger.needs):
        r.source.fault(
            table.get("do", node), f"`when: {when}` does nothing without `{trigger.needs}`", f"add `{trigger.needs}`"
        )
    if found is None or when is None:
        return None
    return dataclasses.replace(found, traces=True) if r.traces else found


def _does(clause: Clause, word: str) -> bool:
    """Does an operation of that word stand in the clause, or in one of its modes?"""
    if any(_does(mode, word) for mode in clause.modes):
        return True
    return any(operation.word == word for operation in (*clause.do, *clause.orelse))


def _afresh(r: Reading) -> None:
    """No target was named yet."""
    r.locked, r.targets, r.picks = 0, [], []


def _with(r: Reading, table: dict[str, Node], clause: Clause) -> Clause | None:
    """`clause` with what its other fields say."""
    if "else" in table and not {"if", "coin"} & set(table) and (clause.pay is None or clause.proposed):
        r.source.fault(table["else"], "`else` without `if`", "say in `if` on what it depends")
    values: dict[str, Any] = {}
    before, moments = r.source.number, r.moments
    for name, field in FIELDS.items():
        if name in table and name not in BEFORE:
            r.moments = moments if name == "else" else r.moments
            values[field.fills] = TYPES[field.type].read(r, table[name], field.spec, f"`{name}`")
            if name == "if" and values[field.fills]:
                _narrow_moments(r, table[name], values[field.fills])
    r.moments = moments
    if "targets" in values and values["targets"] is None:
        return None
    found = dataclasses.replace(clause, **{name: value for name, value in values.items() if value is not None})
    if found.repricing and "if" in table:
        check_open(r, table["if"], found.condition)
    if found.targets and r.source.number == before:
        aims.check(r, table, found)
    return found


def _narrow_moments(r: Reading, node: Node, conditions: tuple[Condition, ...]) -> None:
    """What is left of the moments of the clause where its conditions hold; a fault where they never do."""
    for condition in conditions:
        there = condition.moments()
        if there is None or not r.when:
            continue
        if not r.moments & there:
            r.source.fault(
                node, f"this never holds with {r.written_trigger()}", "leave it out, or choose another `when`"
            )
        r.moments &= there


# --- what sets it off ------------------------------------------------------------------------------------------------


def _when(r: Reading, node: Node, table: dict[str, Node]) -> str | None:
    """The trigger: `when`, or that of the event which `instead` names; None, with a fault, if it is not known."""
    if "instead" not in table:
        for name in ("when", "do"):
            if name not in table and not (name == "do" and ("modes" in table or {"pay", "else"} <= set(table))):
                r.source.fault(node, f"a clause has no `{name}`", f"add `{name}:`")
        if "when" not in table:
            return None
        return r.source.one_of(table["when"], _set_off(r.words), "trigger")
    if "when" in table:
        r.source.fault(table["when"], "`when` and `instead` exclude each other", "keep one of them")
    event = r.source.one_of(table["instead"], _replaced(r.words), "event")
    return _replaced(r.words)[event] if event else None


def _set_off(words: Vocabulary) -> list[str]:
    return [name for name, kind in words.triggers.items() if not kind.replaces]


def _replaced(words: Vocabulary) -> dict[str, str]:
    """The trigger of each event that can be replaced."""
    return {kind.replaces: name for name, kind in words.triggers.items() if kind.replaces}


def _within(node: Node, *names: str) -> Node:
    """The node under these names, one within the other; the innermost that there is."""
    for name in names:
        found = [value for key, value in node.value if key.value == name] if isinstance(node, MappingNode) else []
        node = found[0] if found else node
    return node


def _of(r: Reading, node: Node | None) -> Selector | None:
    when, trigger = r.when, r.trigger
    if node is not None:
        if trigger.own or trigger.to_all:
            r.source.fault(node, f"`of` means nothing with `when: {when}`", "leave it out")
            return None
        of = selectors.read(r, node)
        selectors.no_chance(r, node)
        if of is not None and trigger.of in selectors.PLAYERS and of.name not in selectors.PLAYERS:
            r.source.fault(node, f"`when: {when}` is about a player, not `{of.name}`",
                           "write `you`, `opponent` or `players`")  # fmt: skip
        elif of is not None and trigger.among and of.name not in trigger.among:
            r.source.fault(node, f"`when: {when}` never happens to `{of.name}`",
                           "write " + " or ".join(f"`{name}`" for name in trigger.among))  # fmt: skip
        elif of is not None and when and trigger.of not in selectors.PLAYERS:
            sorts.check(r, node, of, trigger.to, f"`of` with {r.written_trigger()}")
        if of is not None and of.filter is not None:
            for word, value in [pair for pair in trigger.never if pair in of.filter.words]:
                told = f"`when: {when}` never happens to what is `{word}: {str(value).lower()}`"
                r.source.fault(_within(node, "filter", word), told, "leave it out")
        return of
    return None if trigger.own else selectors.named(r, trigger.of)


def _check_itself(r: Reading, node: Node, table: dict[str, Node]) -> None:
    """Can it happen to the card itself, where the clause names nobody else?"""
    trigger = r.trigger
    if not r.kind or not r.when or "of" in table or trigger.own or trigger.of != "self":
        return
    if not any(sort.kind == r.kind for sort in trigger.to.sorts(r.words)):
        told = trigger.to.told(r.words)
        r.source.fault(node, f"{r.written_trigger()} never happens to a card of this kind",
                       "say in `of` to which " + " or ".join(told))  # fmt: skip


# --- what can stand beside what --------------------------------------------------------------------------------------


def _check_order(r: Reading, node: Node, fields: tuple[str, ...]) -> None:
    keys = [k for k, _ in node.value if k.value in fields]
    if len({k.value for k in keys}) < len(keys):
        return  # one stands there twice, which was told
    right = sorted(keys, key=lambda k: fields.index(k.value))
    for have, want in zip(keys, right, strict=True):
        if have is not want:
            r.source.fault(have, f"`{have.value}` stands before `{want.value}`",
                           "the order is " + ", ".join(fields))  # fmt: skip
            return


def _check_gate(r: Reading, node: Node, table: dict[str, Node]) -> None:
    if "pay" in table and not r.words.elements and not r.words.costs:
        r.source.fault(table["pay"], "nothing is paid in this game", "leave it out")
    if r.when == "use" and "pay" not in table:
        r.source.fault(node, "an activated effect has no `pay`", "add its activation cost; `pay: {}` is free")
    if r.when == "play" and "pay" in table and r.words.elements:
        r.source.fault(table["pay"], "`pay` means nothing with `when: play`", "the card's `cost` is what it costs")


def _check_meaning(r: Reading, node: Node, table: dict[str, Node], event: str) -> None:
    """Does every field mean something here, and does something happen instead of `event`?"""
    there = {
        ALWAYS: r.when == "always", HELD: r.when == "held", INSTEAD: "instead" in table, INTO: "into" in table,
        CHOOSE: "choose" in table,
    }  # fmt: skip
    for name, value in table.items():
        field = FIELDS[name]
        for beside in field.nothing:
            if there[beside]:
                r.source.fault(value, f"`{name}` means nothing {beside}", "leave it out")
        if field.event and field.event != event:
            r.source.fault(value, f"`{name}` goes with `instead: {field.event}` alone", "leave it out")
    if "less" in table and "redirect" in table:
        r.source.fault(table["redirect"], "`less` and `redirect` exclude each other", "write two clauses")
    changing = [name for name, field in FIELDS.items() if field.event == event]
    if event and not {"do", *(name for name, field in FIELDS.items() if field.event)} & set(table):
        what = " or ".join(f"`{name}`" for name in ("do", *changing))
        r.source.fault(node, f"nothing happens instead of `{event}`", f"add {what}")
    if event == "move" and "into" not in table:
        r.source.fault(node, "a card that would leave must go somewhere", "add `into:`")


# --- modes -----------------------------------------------------------------------------------------------------------


def _with_modes(r: Reading, table: dict[str, Node], clause: Clause) -> Clause | None:
    """`clause` with its modes: each is a clause of its own with the same trigger, and if it is the only one that is
    chosen with the same gate and cost."""
    for name in MODE_FIELDS:
        if name in table:
            r.source.fault(table[name], f"`{name}` can't stand beside `modes`", "write it into each mode")
    outside = {name: node for name, node in table.items() if not FIELDS[name].in_modes}
    nodes = r.source.sequence(table["modes"], "`modes`") or []
    if len(nodes) < 2:
        r.source.fault(table["modes"], "there is nothing to choose here", "write at least two modes")
    choose = _how_many(r, table["choose"], len(nodes)) if "choose" in table else ONE
    whole = _with(r, outside, dataclasses.replace(clause, choose=choose))
    pay = clause.pay if choose == ONE else None
    found = []
    for node in nodes:
        parts = r.source.fields(node, "a mode", MODE_FIELDS, ("do",))
        if parts is None:
            continue
        _check_order(r, node, MODE_FIELDS)
        _afresh(r)
        mode = _with(
            r, parts, dataclasses.replace(whole or clause, key=r.inner_key(), of=None, bit=0, choose=ONE, pay=pay)
        )
        if mode is not None:
            found.append(mode)
    return None if whole is None else dataclasses.replace(whole, modes=tuple(found))


def _how_many(r: Reading, node: Node, modes: int) -> tuple[int, int]:
    """How many of so many modes are chosen, at the least and at the most."""
    bounds = read_bounds(r, node, "`choose`")
    if bounds is None:
        return ONE
    least, most = max(0, bounds.least or 0), modes if bounds.most is None else bounds.most
    if most > modes:
        r.source.fault(node, f"there are {modes} modes, not {most}", "choose fewer, or write more modes")
    elif most < 1 or (least, most) == (modes, modes):
        r.source.fault(node, "there is nothing to choose here", "leave `modes` out, and write all into `do`")
    elif (least, most) == ONE:
        r.source.fault(node, "one of the modes is chosen anyhow", "leave `choose` out")
    elif sum(comb(modes, number) for number in range(least, most + 1)) > MOST_WAYS:
        r.source.fault(node, f"there are more than {MOST_WAYS} ways to choose here", "write fewer modes")
    return least, most


# --- the types of fields ---------------------------------------------------------------------------------------------


def _targets(r: Reading, node: Node, spec: FieldSpec, what: str) -> tuple[Selector, ...] | None:
    nodes = r.source.sequence(node, what) or []
    if len(nodes) > MOST_TARGETS:
        r.source.fault(nodes[MOST_TARGETS], f"a clause has at most {MOST_TARGETS} {what}", "write a second clause")
    found = []
    for target in nodes:
        selector = selectors.read(r, target, picks=True)
        found.append(selector)
        r.locked += 1
        r.picks.append(1 if selector is None or sorts.is_one(r, selector) else selector.pick)
        r.targets.append(sorts.anything(r) if selector is None else sorts.of_selector(r, selector))
    return None if None in found else tuple([target for target in found if target])


def _elsewhere(words: Vocabulary) -> list[str]:
    """The destinations off the field."""
    field = {kind.name for kind in words.zones if kind.field}
    return [word for word, (zone, _) in words.destinations.items() if zone not in field]


def _given(r: Reading, node: Node, spec: FieldSpec, what: str) -> tuple[Clause, ...] | None:
    """Clauses that are given to others. They are read by themselves: they know nothing of this clause's targets."""
    outside = dataclasses.replace(r)
    nodes = r.source.sequence(node, "a list of clauses") or []
    if not nodes:
        r.source.fault(node, "no clause stands here", "add one, as on a card")
    found = []
    for given in nodes:
        r.kind = ""
        found.append(_clause(r, given, r.inner_key(), ""))
        for field in dataclasses.fields(r):
            setattr(r, field.name, getattr(outside, field.name))
    return tuple(c for c in found if c is not None) or None


def awaited(words: Vocabulary) -> list[str]:
    """The triggers for which something can wait: moments of somebody's turn, or of all."""
    return [name for name, kind in words.triggers.items() if kind.in_turn or kind.to_all]


def _later(r: Reading, node: Node, spec: FieldSpec, what: str) -> Clause | None:
    """What is done at a moment to come. It knows the targets and the event of the clause in which it stands."""
    if r.delayed:
        r.source.fault(node, "what waits can't leave anything behind that waits", "write it beside the other `later`")
        return None
    table = r.source.fields(node, "what is done later", LATER_FIELDS, ("when", "do"))
    if table is None:
        return None
    _check_order(r, node, LATER_FIELDS)
    when = r.source.one_of(table["when"], awaited(r.words), "moment")
    if when is None:
        return None
    trigger, moments = r.words.triggers[when], r.moments
    of = _whose_moment(r, table["of"], when, trigger) if "of" in table else _anybodys(r, trigger)
    r.delayed, r.moments = when, frozenset(trigger.moments)
    found = _with(r, table, Clause(r.inner_key(), when, 0, of))
    r.delayed, r.moments = "", moments
    return found


def _anybodys(r: Reading, trigger: TriggerKind) -> Selector | None:
    return None if trigger.to_all else selectors.named(r, trigger.of)


def _whose_moment(r: Reading, node: Node, when: str, trigger: TriggerKind) -> Selector | None:
    if trigger.to_all:
        r.source.fault(node, f"`of` means nothing with `when: {when}`", "leave it out")
        return None
    word = r.source.one_of(node, selectors.PLAYERS, "player")
    return None if word is None else selectors.named(r, word)


_SELECTOR: Schema = {"$ref": "#/$defs/selector"}
_CONDITION: Schema = {"$ref": "#/$defs/condition"}
_CLAUSES: Schema = {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/clause"}}


def _operations_shape(words: Vocabulary, spec: FieldSpec) -> Schema:
    return {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/operation"}}


def _modes_shape(words: Vocabulary, spec: FieldSpec) -> Schema:
    mode = map_of({name: TYPES[FIELDS[name].type].shape(words, FIELDS[name].spec) for name in MODE_FIELDS}, ["do"])
    return {"type": "array", "minItems": 2, "items": mode}


def _later_shape(words: Vocabulary) -> Schema:
    fields = {name: TYPES[FIELDS[name].type].shape(words, FIELDS[name].spec) for name in LATER_FIELDS[2:]}
    return map_of({"when": {"enum": awaited(words)}, "of": {"enum": list(selectors.PLAYERS)}, **fields}, ["when", "do"])


def _read_elsewhere(r: Reading, node: Node, spec: FieldSpec, what: str) -> str | None:
    return r.source.one_of(node, _elsewhere(r.words), "destination")


def _receiver(r: Reading, node: Node, spec: FieldSpec, what: str) -> Selector | None:
    selector = selectors.read(r, node)
    if selector is not None:
        sorts.check(r, node, selector, DAMAGEABLE, what)
    return selector


def _not_by_itself(r: Reading, node: Node, spec: FieldSpec, what: str) -> Any:
    raise TypeError(f"{what} is read with the clause")


TYPES |= {
    "Trigger": FieldType(_not_by_itself, lambda words, spec: {"enum": _set_off(words)}),
    "Event": FieldType(_not_by_itself, lambda words, spec: {"enum": list(_replaced(words))}),
    "Modes": FieldType(_not_by_itself, _modes_shape),
    "Choice": FieldType(_not_by_itself, lambda words, spec: {"$ref": "#/$defs/bounds"}),
    "Price": FieldType(_not_by_itself, lambda words, spec: {"$ref": "#/$defs/cost"}),
    "Targets": FieldType(_targets, lambda words, spec: {"type": "array", "items": _SELECTOR}),
    "AllOf": FieldType(
        lambda r, node, spec, what: numbers.conditions(r, node), lambda words, spec: one_or_more(_CONDITION)
    ),
    "Lessening": FieldType(
        lambda r, node, spec, what: numbers.read(r, node, what, 1), lambda words, spec: {"$ref": "#/$defs/number"}
    ),
    "Receiver": FieldType(_receiver, lambda words, spec: _SELECTOR),
    "OffField": FieldType(_read_elsewhere, lambda words, spec: {"enum": _elsewhere(words)}),
    "Operations": FieldType(lambda r, node, spec, what: operations.read(r, node), _operations_shape),
    "NextMoment": FieldType(_later, lambda words, spec: _later_shape(words)),
    "Clauses": FieldType(_given, lambda words, spec: _CLAUSES),
}


def _means_something(words: Vocabulary, field: ClauseField) -> bool:
    """Is there, in this game, what the field is about?"""
    if field.name == "pay":
        return bool(words.elements or words.costs)
    if field.name == "of":
        return any(not kind.own for kind in words.triggers.values())
    return bool(words.instead) if field.name == "instead" else not field.event or field.event in words.instead


def shape(words: Vocabulary) -> Schema:
    """The JSON Schema of a clause."""
    fields = {name: TYPES[field.type].shape(words, field.spec) for name, field in FIELDS.items()
              if _means_something(words, field)}  # fmt: skip
    done: list[Schema] = [{"required": ["do"]}, {"required": ["modes"]}]
    unpaid = {"required": ["when", "pay", "else"], "not": {"anyOf": done}}
    either = [{"required": ["when", "do"]}, {"required": ["when", "modes"]}, unpaid, {"required": ["instead"]}]
    return map_of(fields) | {"oneOf": either}
