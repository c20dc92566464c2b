"""Operations as they are written."""

from __future__ import annotations

import dataclasses
from itertools import pairwise
from typing import Any

import yaml

from game.kernel.operation import Operation
from game.kernel.places import REMOVED
from game.kernel.reach import Takes, field_zones, lying_in
from game.kernel.selectors import TARGETS, Selector
from game.kernel.vocabulary import Vocabulary
from game.language.declarations import FieldSpec, declaration
from game.language.reading import numbers, sorts
from game.language.reading.fieldtypes import KEYWORD, TYPES, FieldType, Schema, map_of, read_fields, shapes
from game.language.reading.openness import check_open
from game.language.reading.state import LARGEST, Reading
from game.language.source import Node, closest


def read(r: Reading, node: Node) -> tuple[Operation, ...]:
    """The operations of a list."""
    nodes = r.source.sequence(node, "a list of operations")
    if nodes is not None and not nodes:
        r.source.fault(node, "nothing is done here", "add an operation")
    found = [(n, o) for n in nodes or [] if (o := _operation(r, n)) is not None]
    for (_, before), (late, after) in pairwise(found):
        if before.waits and not after.waits:
            r.source.fault(late, f"what is done now stands before `{before.word}`", f"put `{before.word}` last")
    return tuple(operation for _, operation in found)


def _operation(r: Reading, node: Node) -> Operation | None:
    table = r.source.mapping(node, "an operation")
    if table is None:
        return None
    known = r.grammar.operations
    found = [name for name in table if name in known]
    if len(found) != 1:
        key = next(iter(table.values()), (node, node))[0]
        if found:
            r.source.fault(node, "two operations in one: " + " and ".join(f"`{w}`" for w in found),
                           "begin a new one with `- {`")  # fmt: skip
        else:
            first = next(iter(table), "")
            r.source.fault(key, f"unknown operation `{first}`", closest(first, known))
        return None
    kind, when = known[found[0]], r.delayed or r.when
    if when and not may_stand(kind, when):
        places = " or ".join(f"`when: {word}`" for word in kind.only_when)
        right = f"`{kind.word}` belongs under {places}" if places else STANDING[when]
        r.source.fault(node, f"`{kind.word}` can't stand under `when: {when}`", right)
        read_fields(r, node, kind, kind.word, _written(r, kind, table))
        return None
    r.check_moment(node, f"`{kind.word}`", kind.moment)
    if when in kind.too_late:
        r.source.fault(node, f"`{kind.word}` comes too late with {r.written_trigger()}", "choose another `when`")
    return _built(r, node, kind, table)


STANDING = {"always": "use `give`", "held": "here only `cheaper` and `dearer` mean something"}
"""Under the triggers of `clauses.STANDING`, what is right instead of an operation that is carried out once."""


def may_stand(kind: type[Operation], when: str) -> bool:
    """May such an operation stand in a clause with this trigger?"""
    if kind.only_when:
        return when in kind.only_when
    return when not in STANDING or (when == "always" and kind.lasting)


def _built(r: Reading, node: Node, kind: type[Operation], table: dict[str, tuple[Node, Node]]) -> Operation | None:
    written = _written(r, kind, table)
    values = read_fields(r, node, kind, kind.word, written)
    if r.when in STANDING:
        _check_continuous(r, table)
        about = None if values is None else values.get(kind.about)
        if r.when == "held" and isinstance(about, Selector) and about.name != "self":
            r.source.fault(node, f"nobody sees this card while it is held, so it can't change `{about.name}`",
                           "write `to: self`")  # fmt: skip
        if kind.reprices and isinstance(about, Selector) and about.may_tie:
            r.source.fault(node, f"whom `{kind.word}` is about can't depend on other cards", "filter by what each is")
        if kind.lasting_about and isinstance(about, Selector) and about.name not in kind.lasting_about:
            r.source.fault(node, f"`{kind.word}` can't be about `{about.name}` with `when: always`",
                           "only about " + " or ".join(f"`{name}`" for name in kind.lasting_about))  # fmt: skip
            return None
    if values is None:
        return None
    about = values.get(kind.about)
    if isinstance(about, Selector) and about.name in kind.senseless:
        r.source.fault(node, f"`{kind.word}` never does anything to `{about.name}`", "name another set")
    if kind.reprices:
        check_open(r, node, *(value for name, value in values.items() if name != kind.about))
    _check_removal(r, kind, values, written)
    _check_sides(r, kind, values, written)
    mixed = _check_reach(r, kind, values, written)
    return None if mixed is None else kind(**values, mixed=mixed)


def _written(r: Reading, kind: type[Operation], table: dict[str, tuple[Node, Node]]) -> dict[str, tuple[Node, Node]]:
    """The fields of an operation, and the keywords that stand among its changes."""
    written = dict(table)
    if takes_keywords(kind):
        beside = written.pop("keywords", None)
        if beside is not None:  # they stand among the changes
            known = [kind.word, *(spec.written for spec in declaration(kind)[1:] if spec.name != "keywords")]
            r.source.fault(beside[0], f"`{kind.word}` has no field `keywords`", closest("keywords", known))
        written |= _keywords_among(table[kind.word][1])
    return written


def _check_removal(
    r: Reading, kind: type[Operation], values: dict[str, Any], written: dict[str, tuple[Node, Node]]
) -> None:
    """Can the card leave the field until which another one is out of the match?"""
    if kind.word != "move" or not values.get("until"):
        return
    key = written["until"][0]
    if r.words.destinations[values["into"]][0] != REMOVED:
        r.source.fault(key, "`until` means nothing here, as nothing comes back from there", f"write `into: {REMOVED}`")
    elif not sorts.of_itself(r) & lying_in(r.words, field_zones(r.words)):
        r.source.fault(key, "this card isn't on the field by then, so it never leaves it", "leave `until` out")


def _check_sides(
    r: Reading, kind: type[Operation], values: dict[str, Any], written: dict[str, tuple[Node, Node]]
) -> None:
    """Are two different ones meant by an operation that is between two?"""
    about = values.get(kind.about)
    for spec in declaration(kind):
        other = values.get(spec.name)
        if spec.name == kind.about or not isinstance(about, Selector) or not isinstance(other, Selector):
            continue
        if about.name == other.name and sorts.is_one(r, about) and about.unnarrowed and other.unnarrowed:
            r.source.fault(written[spec.written][1], f"`{about.name}` stands on both sides of `{kind.word}`",
                           "name another one on one side")  # fmt: skip


def _check_reach(
    r: Reading, kind: type[Operation], values: dict[str, Any], written: dict[str, tuple[Node, Node]]
) -> bool | None:
    """Can its selectors be what it works on? None, with faults, if not; True if a part of whom it is about may not."""
    mixed: bool | None = False
    for n, spec in enumerate(declaration(kind)):
        selector, takes = values.get(spec.name), kind.takes_of(spec.name, values, r.words)
        if takes is None or not isinstance(selector, Selector):
            continue
        alike = _beside(r, values.get(kind.about)) if spec.name in kind.alike else ()
        if alike:
            takes = dataclasses.replace(takes, kinds=alike)
        word = kind.word if n == 0 else spec.written
        what = f"`{kind.word}`" if spec.name == kind.about else f"`{spec.written}` of `{kind.word}`"
        found = sorts.check(r, written[word][1], selector, takes, what, wholly=bool(alike) and selector.name in TARGETS)
        if found is not None and spec.name in kind.single and not sorts.means_one(r, selector):
            r.source.fault(written[word][1], f"{what} needs a single one, and `{selector.name}` may be several",
                           "name a target, or take one at `random`")  # fmt: skip
            found = None
        if found is None:
            mixed = None
        elif spec.name == kind.about and mixed is not None:
            mixed = found or (selector.name == "self" and _may_be_copied(r, takes))
    return mixed


def _beside(r: Reading, about: Any) -> tuple[str, ...]:
    """The kinds of card that can lie where those lie whom an operation is about; () if they are no cards."""
    lie = {sort.zone for sort in sorts.of_selector(r, about)} if isinstance(about, Selector) else set()
    found = {kind for zone in r.words.zones if zone.name in lie for kind in zone.holds or r.words.kinds}
    return tuple(kind for kind in r.words.kinds if kind in found)


def _may_be_copied(r: Reading, takes: Takes) -> bool:
    """Can the clause come to a card on which the operation can't work, as that becomes a copy of its bearer?"""
    return "become" in r.words.operations and not lying_in(r.words, field_zones(r.words)) <= takes.sorts(r.words)


def _check_continuous(r: Reading, table: dict[str, tuple[Node, Node]]) -> None:
    """What lasts as long as its source can't be chosen, left to chance or repeated."""
    for word in ("times", "until"):
        if word in table:
            r.source.fault(table[word][0], f"`{word}` means nothing with `when: {r.when}`", "leave it out")
    selectors = [node for _, node in table.values() if isinstance(node, yaml.MappingNode)]
    for key, value in (pair for node in selectors for pair in node.value):
        if key.value in ("pick", "random"):
            r.source.fault(value, f"`{key.value}` means nothing with `when: {r.when}`", "leave it out")


# --- changes of stats, among which keywords may stand ----------------------------------------------------------------


def takes_keywords(kind: type[Operation]) -> bool:
    """Do keywords stand among the changes under its word?"""
    first, *others = declaration(kind)
    return first.type == "Changes" and any(spec.name == "keywords" for spec in others)


def _keywords_among(node: Node) -> dict[str, tuple[Node, Node]]:
    if not isinstance(node, yaml.MappingNode):
        return {}
    return {str(key.value): (key, value) for key, value in node.value if key.value == "keywords"}


def _changes(r: Reading, node: Node, spec: FieldSpec, what: str) -> Any:
    stats = r.words.stats
    keywords = ("keywords",) if _takes(spec) else ()
    table = r.source.fields(node, "the changes", (*stats, *keywords))
    if table is None:
        return None
    if not getattr(spec.kind, "only_adds", False):
        for name in sorted(r.words.sums & {*table}):
            r.source.fault(
                table[name], f"`{name}` is a sum, which is only added to", "use `modify`, or name another stat"
            )
    changes = [(stats.index(name), numbers.read(r, value, f"`{name}`", -LARGEST))
               for name, value in table.items() if name != "keywords"]  # fmt: skip
    if not node.value:
        r.source.fault(node, "nothing is changed here", f"name a stat, as in {{{stats[0]}: 1}}")
        return None
    if not table or any(n is None for _, n in changes):
        return None
    return tuple(changes)


def _takes(spec: FieldSpec) -> bool:
    return issubclass(spec.kind, Operation) and takes_keywords(spec.kind)


def _changes_shape(words: Vocabulary, spec: FieldSpec) -> Schema:
    found: dict[str, Schema] = {stat: {"$ref": "#/$defs/number"} for stat in words.stats}
    return map_of(found | ({"keywords": {"type": "array", "items": KEYWORD}} if _takes(spec) else {}))


def shape(words: Vocabulary, kind: type[Operation]) -> Schema:
    """The JSON Schema of an operation."""
    fields, needed = shapes(words, kind, kind.word)
    if takes_keywords(kind):
        del fields["keywords"]
    return map_of(fields, needed)


def _stat(r: Reading, node: Node, spec: FieldSpec, what: str) -> int | None:
    """A stat by its place; one that an operation changes can't be a sum."""
    word = r.source.one_of(node, r.words.stats, "stat")
    if word in r.words.sums and issubclass(spec.kind, Operation):
        r.source.fault(node, f"`{word}` is a sum, which is only added to", "name another stat")
        return None
    return None if word is None else r.words.stats.index(word)


TYPES["Changes"] = FieldType(_changes, _changes_shape)
TYPES["StatName"] = FieldType(_stat, lambda words, spec: {"enum": list(words.stats)})
