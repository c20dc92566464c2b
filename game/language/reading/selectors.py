"""Selectors and their filters as they are written."""

from __future__ import annotations

from typing import Any

import yaml

from game.kernel.decktop import LOOKED_AT
from game.kernel.elements import ByBoard
from game.kernel.filters import Filter, Narrowing
from game.kernel.reach import CARDS_IN_PLAY, NOBODY, ONLY_PLAYERS, field_zones
from game.kernel.selectors import TARGETS, Selector
from game.kernel.vocabulary import Vocabulary
from game.language.declarations import FieldSpec, declaration, grammar
from game.language.reading.fieldtypes import TYPES, FieldType, Schema, described, fill, map_of, read_fields, shapes
from game.language.reading.openness import may_be_hidden
from game.language.reading.sorts import check, of_set
from game.language.reading.state import LARGEST, Reading
from game.language.source import Node, plain

FIELDS = ("from", "pick", "random", "up_to", "other", "adjacent_to", "side", "filter", "by")
KEEP_FIELDS = ("pick", "up_to", "filter")
PLAYERS = ("you", "opponent", "players")
FIXED = ("subject", "object", "target", "target2", "target3")
SIDES_OF_EVENTS = ("subject", "object")
SIDES = ("left", "right")
CHOOSERS = ("opponent",)
ELEMENTS_BY = ("most", "least")


def read(r: Reading, node: Node, picks: bool | None = False) -> Selector | None:
    """`picks`: True where it must say how many to choose (a target), False where it can't, None where it may."""
    if isinstance(node, yaml.ScalarNode):
        name = _set(r, node)
        if picks:
            r.source.fault(node, "a target must say how many to choose", f"write {{from: {node.value}, pick: 1}}")
        return None if name is None else named(r, name)
    table = r.source.fields(node, "a selector", FIELDS, ("from",))
    if table is None:
        return None
    source, name = r.source, _set(r, table["from"]) if "from" in table else None
    pick = source.integer(table["pick"], "`pick`", 1, LARGEST) or 0 if "pick" in table else 0
    _check_choice(r, node, table, picks, pick, name)
    adjacent = _adjacent(r, table["adjacent_to"], name) if "adjacent_to" in table else None
    narrowed = _filter(r, table["filter"], name, adjacent is not None) if "filter" in table else None
    if name is None:
        return None
    return Selector(
        name,
        r.words.sets[name],
        r.words.on_field(name),
        pick=pick,
        random=source.integer(table["random"], "`random`", 1, LARGEST) or 0 if "random" in table else 0,
        up_to=bool(source.truth(table["up_to"], "`up_to`")) if "up_to" in table else False,
        other=bool(source.truth(table["other"], "`other`")) if "other" in table else False,
        adjacent=r.words.sets[adjacent] if adjacent else None,
        adjacent_name=adjacent or "",
        brief=r.words.is_brief(name) or r.words.is_brief(adjacent or ""),
        of_targets=r.words.is_of_targets(name) or r.words.is_of_targets(adjacent or ""),
        side=source.one_of(table["side"], SIDES, "side") or "" if "side" in table else "",
        filter=narrowed,
        by=source.one_of(table["by"], CHOOSERS, "chooser") or "" if "by" in table else "",
    )


def _adjacent(r: Reading, node: Node, name: str | None) -> str | None:
    """The set whose neighbours are meant, of those of the set `name`."""
    adjacent = _set(r, node)
    if adjacent is not None:
        check(r, node, named(r, adjacent), CARDS_IN_PLAY, "`adjacent_to`")
    if name is not None and not {sort.zone for sort in of_set(r, name)} & {*field_zones(r.words)}:
        r.source.fault(node, f"`adjacent_to` leaves nothing of `{name}`", "leave it out, or name another set")
    return adjacent


def named(r: Reading, name: str) -> Selector:
    """All of a set of the vocabulary."""
    words = r.words
    brief, of_targets = words.is_brief(name), words.is_of_targets(name)
    return Selector(name, words.sets[name], words.on_field(name), brief=brief, of_targets=of_targets)


def _check_choice(
    r: Reading, node: Node, table: dict[str, Node], picks: bool | None, pick: int, name: str | None
) -> None:
    """Is chosen what can be, where it can be?"""
    fault = r.source.fault
    if picks and name in r.words.unseen:
        fault(table["from"], f"nobody sees what is in `{name}`, so it can't be a target",
              "choose it in `do`, or take one at `random` there")  # fmt: skip
    if picks and "pick" not in table:
        fault(node, "a target must say how many to choose", "add `pick: 1`")
    if picks is False and pick:
        fault(table["pick"], "nothing can be chosen here", "choose it in `targets` and name it `target`")
    if pick and "random" in table:
        fault(table["random"], "`pick` and `random` exclude each other", "keep one of them")
    if picks and "by" in table:
        fault(table["by"], "the controller chooses here", "leave `by` out, or choose in `do`")
    elif "by" in table and name is not None and may_be_hidden(r, name):
        fault(table["by"], f"`{name}` may be hidden from who would choose", "leave `by` out, or name another set")
    for narrowing, needs in (("up_to", "pick"), ("side", "adjacent_to"), ("by", "pick")):
        if narrowing in table and needs not in table:
            fault(table[narrowing], f"`{narrowing}` without `{needs}`", f"add `{needs}:`")


def no_chance(r: Reading, node: Node) -> None:
    """Where a set is only looked at, chance has no place."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == "random":
                r.source.fault(value, "nothing can be left to chance here", "leave `random` out")


def _set(r: Reading, node: Node) -> str | None:
    name = r.source.one_of(node, r.words.sets, "set")
    if name is None:
        return None
    number = TARGETS.index(name) + 1 if name in TARGETS else int(name in r.words.of_target)
    if number > r.locked:
        r.source.fault(node, f"`{name}` is used, but the clause has {r.locked} before it in `targets`",
                       "add it to `targets`")  # fmt: skip
    r.check_moment(node, f"`{name}`", r.words.only_in.get(name, ""))
    if name in SIDES_OF_EVENTS:
        _check_side(r, node, name)
    return name


def _check_side(r: Reading, node: Node, name: str) -> None:
    """Is there somebody on that side of the event?"""
    nobody = bool(r.when) and r.trigger.object == NOBODY
    if not r.has_event and (name == "subject" or nobody or not r.when):
        r.source.fault(node, f"this clause has no event, so there is no `{name}`", "name a set or a target")
    elif name == "object" and nobody:
        r.source.fault(node, f"nobody is on the other side of {r.written_trigger()}, so there is no `object`",
                       "name `subject`, a set or a target")  # fmt: skip
    elif name == "object" and r.when:
        r.traces |= r.trigger.object.traced


# --- filters ---------------------------------------------------------------------------------------------------------


def _filter(r: Reading, node: Node, name: str | None, in_line: bool) -> Filter | None:
    """The filter of the set `name`, of which each word must leave something."""
    known = r.grammar.filters
    table = r.source.fields(node, "a filter", known)
    if table is None:
        return None
    parts = []
    left = of_set(r, name) if name else frozenset()
    if in_line:
        left = frozenset({sort for sort in left if sort.zone in field_zones(r.words)})
    for word, value in table.items():
        part = _narrowing(r, known[word], word, value)
        if part is None:
            continue
        parts.append(part)
        there, left = left, frozenset({sort for sort in left if part.can_pass(r.words, sort)})
        if there and not left:
            r.source.fault(value, f"`{word}` leaves nothing of `{name}`", "leave it out, or name another set")
    return Filter(tuple(parts), tuple([(word, plain(n)) for word, n in table.items()]))


def _narrowing(r: Reading, kind: type[Narrowing], word: str, node: Node) -> Narrowing | None:
    """What stands under a filter word: its one field, or a map of several."""
    specs = declaration(kind)
    values: dict[str, Any] | None
    if len(specs) == 1:
        value = TYPES[specs[0].type].read(r, node, specs[0], f"`{word}`")
        values = None if value is None else {specs[0].name: value}
    else:
        table = r.source.fields(node, f"`{word}`", [spec.written for spec in specs])
        values = None if table is None else {}
        for spec in specs:
            if table is not None and values is not None and spec.written in table:
                value = TYPES[spec.type].read(r, table[spec.written], spec, f"`{spec.written}`")
                values = None if value is None else values | {spec.name: value}
        values = values if values is not None and fill(r, node, kind, word, values) else None
    if values is None:
        return None
    return kind(**values, **({kind.named: r.words.stats.index(word)} if kind.named else {}))


def filter_shape(words: Vocabulary) -> Schema:
    """The JSON Schema of a filter."""
    found: dict[str, Schema] = {}
    for word, kind in grammar(words).filters.items():
        specs = declaration(kind)
        under = {spec.written: TYPES[spec.type].shape(words, spec) for spec in specs}
        needed = [spec.written for spec in specs if not spec.optional]
        found[word] = described(map_of(under, needed) if len(specs) > 1 else under[specs[0].written], kind)
    return map_of(found)


def selector_shape() -> Schema:
    count = {"type": "integer", "minimum": 1}
    return map_of(
        {
            "from": {"$ref": "#/$defs/set"},
            "pick": count,
            "random": count,
            "up_to": {"type": "boolean"},
            "other": {"type": "boolean"},
            "adjacent_to": {"$ref": "#/$defs/set"},
            "side": {"enum": list(SIDES)},
            "filter": {"$ref": "#/$defs/filter"},
            "by": {"enum": list(CHOOSERS)},
        },
        ["from"],
    )


# --- the types of fields ---------------------------------------------------------------------------------------------


def _looked_at(r: Reading, node: Node, spec: FieldSpec, what: str) -> Selector | None:
    """What is only looked at, as for a number."""
    no_chance(r, node)
    return read(r, node)


def _whose(r: Reading, node: Node, spec: FieldSpec, what: str) -> Selector | None:
    whose = _looked_at(r, node, spec, what)
    if whose is not None and not r.words.player and whose.name in PLAYERS:
        r.source.fault(node, "players bear no numbers in this game", "name cards")
    return whose


def _who(r: Reading, node: Node, spec: FieldSpec, what: str) -> Selector | None:
    who = read(r, node)
    if who is not None and who.name not in (*PLAYERS, *FIXED):
        r.source.fault(node, f"`{who.name}` is no player", "write `you`, `opponent` or `players`")
    elif who is not None:
        check(r, node, who, ONLY_PLAYERS, f"`{spec.written}`")
    return who


def _owner(r: Reading, node: Node, spec: FieldSpec, what: str) -> Selector | None:
    owner = _looked_at(r, node, spec, what)
    if owner is not None and owner.name not in PLAYERS:
        r.source.fault(node, "only a player has resources", "write `you` or `opponent`")
    return owner


def you(r: Reading, spec: FieldSpec) -> Selector:
    return named(r, "you")


def _selector(r: Reading, node: Node, spec: FieldSpec, what: str) -> Selector | None:
    """Something is chosen only among those whom an operation is about."""
    return read(r, node, picks=None if getattr(spec.kind, "about", spec.name) == spec.name else False)


def _keep(r: Reading, node: Node, spec: FieldSpec, what: str) -> Selector | None:
    """How many of what is looked at are kept: a number, or a map of what narrows them."""
    table: dict[str, Node] | None = {"pick": node}
    if isinstance(node, yaml.MappingNode):
        table = r.source.fields(node, what, KEEP_FIELDS, ("pick",))
    pick = r.source.integer(table["pick"], what, 1, LARGEST) if table and "pick" in table else None
    if table is None or pick is None:
        return None
    up_to = r.source.truth(table["up_to"], "`up_to`") if "up_to" in table else False
    narrowed = _filter(r, table["filter"], LOOKED_AT, False) if "filter" in table else None
    return Selector(LOOKED_AT, lambda state, context: (), False, pick=pick, up_to=bool(up_to), filter=narrowed)


def _keep_shape(words: Vocabulary, spec: FieldSpec) -> Schema:
    count: Schema = {"type": "integer", "minimum": 1}
    fields = {"pick": count, "up_to": {"type": "boolean"}, "filter": {"$ref": "#/$defs/filter"}}
    return {"anyOf": [count, map_of(fields, ["pick"])]}


def _shape(words: Vocabulary, spec: FieldSpec) -> Schema:
    return {"$ref": "#/$defs/selector"}


def _element(r: Reading, node: Node, spec: FieldSpec, what: str) -> str | ByBoard | None:
    """A word, or the element of which a player has the most or the least."""
    if isinstance(node, yaml.ScalarNode):
        return r.source.one_of(node, spec.kind.words[spec.name], spec.written.replace("_", " "))
    table = r.source.fields(node, what, (*ELEMENTS_BY, "of"))
    if table is None:
        return None
    found = [word for word in ELEMENTS_BY if word in table]
    if len(found) != 1:
        example = f"say of what, as in `most: {next(iter(r.words.by_element))}`"
        r.source.fault(node, f"{what} needs exactly one of `most` and `least`", example)
        return None
    having = r.source.one_of(table[found[0]], r.words.by_element, "thing to have of an element")
    of = _owner(r, table["of"], spec, what) if "of" in table else named(r, "you")
    return None if having is None or of is None else ByBoard(r.words.by_element[having], of, found[0] == "least")


def _element_shape(words: Vocabulary, spec: FieldSpec) -> Schema:
    by_board: dict[str, Schema] = {word: {"enum": list(words.by_element)} for word in ELEMENTS_BY}
    by_board["of"] = {"$ref": "#/$defs/selector"}
    return {"anyOf": [{"enum": list(spec.kind.words[spec.name])}, map_of(by_board)]}


TYPES |= {
    "ElementChoice": FieldType(_element, _element_shape),
    "Selector": FieldType(_selector, _shape),
    "Keep": FieldType(_keep, _keep_shape),
    "Who": FieldType(_who, _shape, default=you),
    "Counted": FieldType(_looked_at, _shape),
    "Whose": FieldType(_whose, _shape, missing=("whose stat is meant?", "add `of: self` or `of: target`")),
    "Owner": FieldType(_owner, _shape, default=you),
}

__all__ = ["PLAYERS", "filter_shape", "no_chance", "read", "read_fields", "selector_shape", "shapes", "you"]
