"""Clauses: selectors, numbers, conditions and operations as they are written, to what the kernel runs."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import yaml

from game.kernel.clauses import Clause
from game.kernel.costs import FREE, Cost
from game.kernel.game import Vocabulary
from game.kernel.numbers import Condition, Expression, Number
from game.kernel.operations import Operation
from game.kernel.selectors import Between, Filter, Selector
from game.language import prices
from game.language.source import Node, Source, closest, plain

CLAUSE_FIELDS = (
    "when",
    "instead",
    "of",
    "targets",
    "if",
    "may",
    "pay",
    "less",
    "redirect",
    "into",
    "modes",
    "do",
    "else",
)
REPLACING = {"damage": ("less", "redirect"), "move": ("into",)}
"""What a clause with `instead` can change of an event, beside doing something in its place."""
MODE_FIELDS = ("targets", "if", "do", "else")
SELECTOR_FIELDS = ("from", "pick", "random", "up_to", "other", "adjacent_to", "side", "filter")
BOUNDS = ("at_least", "at_most", "equals")
NUMBER_FIELDS = ("count", "stat", "resource", "x", "of", "times", "plus", "at_most_value")
ALIASES = {"with": "against"}  # YAML's word for a field whose name Python reserves
PLAYERS = ("you", "opponent", "players")
FIXED = ("subject", "object", "target", "target2", "target3")
MOST_TARGETS = 3
LARGEST = 99
"""No number on a card is larger."""


def number_fields(words: Vocabulary) -> tuple[str, ...]:
    return (*NUMBER_FIELDS, "counter") if words.counters else NUMBER_FIELDS


@dataclass
class ClauseReader:
    """Reads the clauses of one card. `mentioned` collects cards that must exist, with their places."""

    words: Vocabulary
    source: Source
    mentioned: list[tuple[Node, str]] = field(default_factory=list)
    created: list[tuple[Node, str]] = field(default_factory=list)
    """Cards that must be tokens."""
    locked: int = 0
    """How many targets the clause being read has."""
    has_event: bool = False
    """May the clause speak of `subject` and `object`?"""
    cost: Cost = FREE
    """What the card costs."""
    has_x: bool = False
    """May the clause speak of an X that was paid?"""
    key: str = ""
    """The key of the clause being read; those that it gives to others are numbered behind it."""

    def clause(self, node: Node, card: str, number: int, kind: str) -> Clause | None:
        return self._clause(node, f"{card}#{number}", kind)

    def _clause(self, node: Node, key: str, kind: str) -> Clause | None:
        """`kind` of the card that bears it; "" for whichever it is given to."""
        table = self.source.fields(node, "a clause", CLAUSE_FIELDS)
        if table is None:
            return None
        self._check_order(node, CLAUSE_FIELDS)
        when = self._when(node, table)
        if when is None:
            return None
        trigger = self.words.triggers[when]
        if trigger.kinds and kind and kind not in trigger.kinds:
            written = f"instead: {trigger.replaces}" if trigger.replaces else f"when: {when}"
            self.source.fault(table.get("when", node), f"a {kind} can't have `{written}`",
                              "only " + ", ".join(trigger.kinds) + " can")  # fmt: skip
        self.key, self.locked, self.has_event = key, 0, False
        of = self._of(table.get("of"), when)
        self.has_event = not trigger.own
        self._check_gate(node, table, when)
        may = bool(self.source.truth(table["may"], "`may`")) if "may" in table else False
        pay = prices.read(self, table["pay"]) if "pay" in table else None
        self.has_x = pay.x >= 0 if pay is not None else when == "play" and self.cost.x >= 0
        whole = Clause(key, when, self.words.bits[when], of, may=may, pay=pay,
                       proposed=when in self.words.proposed)  # fmt: skip
        if "modes" in table:
            return self._with_modes(table, whole)
        body = self._with_body(table, whole)
        changes = self._changes_of_event(node, table, trigger.replaces)
        return None if body is None else dataclasses.replace(body, **changes)

    def _when(self, node: Node, table: dict[str, Node]) -> str | None:
        """The trigger: `when`, or that of the event which `instead` names."""
        if "instead" not in table:
            for name in ("when", "do"):
                if name not in table and not (name == "do" and "modes" in table):
                    self.source.fault(node, f"a clause has no `{name}`", f"add `{name}:`")
            if "when" not in table or not {"do", "modes"} & set(table):
                return None
            return self.source.one_of(table["when"], self._set_off(), "trigger")
        if "when" in table:
            self.source.fault(table["when"], "`when` and `instead` exclude each other", "keep one of them")
        for name in ("targets", "modes", "else"):
            if name in table:
                self.source.fault(table[name], f"`{name}` means nothing with `instead`", "leave it out")
        replaced = {kind.replaces: name for name, kind in self.words.triggers.items() if kind.replaces}
        event = self.source.one_of(table["instead"], replaced, "event")
        return replaced[event] if event else None

    def _set_off(self) -> list[str]:
        return [name for name, kind in self.words.triggers.items() if not kind.replaces]

    def _changes_of_event(self, node: Node, table: dict[str, Node], event: str) -> dict[str, Any]:
        """What a clause with `instead` changes of the event."""
        allowed = REPLACING.get(event, ())
        for name in ("less", "redirect", "into"):
            if name in table and name not in allowed:
                where = next(e for e, names in REPLACING.items() if name in names)
                self.source.fault(table[name], f"`{name}` goes with `instead: {where}` alone", "leave it out")
        found: dict[str, Any] = {}
        if "less" in table:
            found["less"] = self.number(table["less"], "`less`", 1)
        if "redirect" in table:
            found["redirect"] = self.selector(table["redirect"])
            if "less" in table:
                self.source.fault(table["redirect"], "`less` and `redirect` exclude each other", "write two clauses")
        if "into" in table:
            field = {kind.name for kind in self.words.zones if kind.field}
            places = [word for word, (zone, _) in self.words.destinations.items() if zone not in field]
            found["into"] = self.source.one_of(table["into"], places, "destination") or ""
            for name in ("may", "pay", "do"):
                if name in table:
                    self.source.fault(table[name], f"`{name}` means nothing beside `into`", "leave it out")
        if event and "do" not in table and not found:
            what = " or ".join(f"`{name}`" for name in ("do", *allowed))
            self.source.fault(node, f"nothing happens instead of `{event}`", f"add {what}")
        if event == "move" and "into" not in table:
            self.source.fault(node, "a card that would leave must go somewhere", "add `into:`")
        return found

    def _check_gate(self, node: Node, table: dict[str, Node], when: str) -> None:
        if when == "always":
            for name in ("targets", "may", "pay", "modes", "else"):
                if name in table:
                    self.source.fault(table[name], f"`{name}` means nothing with `when: always`", "leave it out")
        if "pay" in table and not self.words.elements and not self.words.costs:
            self.source.fault(table["pay"], "nothing is paid in this game", "leave it out")
        if when == "use" and "pay" not in table:
            self.source.fault(node, "an activated effect has no `pay`", "add its activation cost; `pay: {}` is free")
        if when == "play" and "pay" in table:
            self.source.fault(
                table["pay"], "`pay` means nothing with `when: play`", "the card's `cost` is what it costs"
            )

    def _with_body(self, table: dict[str, Node], clause: Clause) -> Clause | None:
        """`clause` with targets, condition and operations from `table`."""
        target_nodes = (self.source.sequence(table["targets"], "`targets`") or []) if "targets" in table else []
        if len(target_nodes) > MOST_TARGETS:
            self.source.fault(target_nodes[MOST_TARGETS], f"a clause has at most {MOST_TARGETS} `targets`",
                              "write a second clause")  # fmt: skip
        self.locked = 0
        targets = []
        for target in target_nodes:
            targets.append(self.selector(target, picks=True))
            self.locked += 1
        condition = self._conditions(table["if"]) if "if" in table else ()
        if "else" in table and "if" not in table:
            self.source.fault(table["else"], "`else` without `if`", "say in `if` on what it depends")
        do = self._operations(table["do"], clause.when) if "do" in table else ()
        orelse = self._operations(table["else"], clause.when) if "else" in table else ()
        if any(t is None for t in targets):
            return None
        return dataclasses.replace(clause, targets=tuple(t for t in targets if t), condition=condition, do=do,
                                   orelse=orelse)  # fmt: skip

    def _with_modes(self, table: dict[str, Node], clause: Clause) -> Clause | None:
        """`clause` with its modes: each is a clause of its own with the same trigger, gate and cost."""
        for name in MODE_FIELDS:
            if name in table:
                self.source.fault(table[name], f"`{name}` can't stand beside `modes`", "write it into each mode")
        nodes = self.source.sequence(table["modes"], "`modes`") or []
        if len(nodes) < 2:
            self.source.fault(table["modes"], "there is nothing to choose here", "write at least two modes")
        found = []
        for n, node in enumerate(nodes):
            parts = self.source.fields(node, "a mode", MODE_FIELDS, ("do",))
            if parts is None or "do" not in parts:
                continue
            self._check_order(node, MODE_FIELDS)
            mode = self._with_body(parts, dataclasses.replace(clause, key=f"{clause.key}.{n}", of=None, bit=0))
            if mode is not None:
                found.append(mode)
        return dataclasses.replace(clause, modes=tuple(found))

    def _check_order(self, node: Node, fields: tuple[str, ...]) -> None:
        keys = [k for k, _ in node.value if k.value in fields]
        right = sorted(keys, key=lambda k: fields.index(k.value))
        for have, want in zip(keys, right, strict=True):
            if have is not want:
                self.source.fault(have, f"`{have.value}` stands before `{want.value}`",
                                  "the order is " + ", ".join(fields))  # fmt: skip
                return

    def _of(self, node: Node | None, when: str) -> Selector | None:
        trigger = self.words.triggers[when]
        if node is not None:
            if trigger.own:
                self.source.fault(node, f"`of` means nothing with `when: {when}`", "leave it out")
            of = self.selector(node)
            self._no_chance(node)
            if of is not None and trigger.of == "you" and of.name not in PLAYERS:
                self.source.fault(node, f"`when: {when}` is about a player, not `{of.name}`",
                                  "write `you`, `opponent` or `players`")  # fmt: skip
            return of
        return None if trigger.own else Selector(trigger.of, self.words.sets[trigger.of])

    # --- selectors ------------------------------------------------------------------------------------------------

    def selector(self, node: Node, picks: bool | None = False) -> Selector | None:
        """`picks`: True where it must say how many to choose (a target), False where it can't, None where it may."""
        if isinstance(node, yaml.ScalarNode):
            name = self._set(node)
            if picks:
                self.source.fault(
                    node, "a target must say how many to choose", f"write {{from: {node.value}, pick: 1}}"
                )
            return None if name is None else Selector(name, self.words.sets[name])
        table = self.source.fields(node, "a selector", SELECTOR_FIELDS, ("from",))
        if table is None or "from" not in table:
            return None
        name = self._set(table["from"])
        pick = self.source.integer(table["pick"], "`pick`", 1, LARGEST) or 0 if "pick" in table else 0
        if picks and name in self.words.unseen:
            self.source.fault(table["from"], f"nobody sees what is in `{name}`, so it can't be a target",
                              "choose it in `do`, or take one at `random` there")  # fmt: skip
        if picks and "pick" not in table:
            self.source.fault(node, "a target must say how many to choose", "add `pick: 1`")
        if picks is False and pick:
            self.source.fault(
                table["pick"], "nothing can be chosen here", "choose it in `targets` and name it `target`"
            )
        if pick and "random" in table:
            self.source.fault(table["random"], "`pick` and `random` exclude each other", "keep one of them")
        for narrowing, needs in (("up_to", "pick"), ("side", "adjacent_to")):
            if narrowing in table and needs not in table:
                self.source.fault(table[narrowing], f"`{narrowing}` without `{needs}`", f"add `{needs}:`")
        adjacent = self._set(table["adjacent_to"]) if "adjacent_to" in table else None
        narrowed = self._filter(table["filter"]) if "filter" in table else None
        if name is None:
            return None
        return Selector(
            name,
            self.words.sets[name],
            pick=pick,
            random=self.source.integer(table["random"], "`random`", 1, LARGEST) or 0 if "random" in table else 0,
            up_to=bool(self.source.truth(table["up_to"], "`up_to`")) if "up_to" in table else False,
            other=bool(self.source.truth(table["other"], "`other`")) if "other" in table else False,
            adjacent=self.words.sets[adjacent] if adjacent else None,
            adjacent_name=adjacent or "",
            side=self.source.one_of(table["side"], ("left", "right"), "side") or "" if "side" in table else "",
            filter=narrowed,
        )

    def _no_chance(self, node: Node) -> None:
        """Where a set is only looked at, chance has no place."""
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                if key.value == "random":
                    self.source.fault(value, "nothing can be left to chance here", "leave `random` out")

    def _set(self, node: Node) -> str | None:
        name = self.source.one_of(node, self.words.sets, "set")
        if name is None:
            return None
        number = {"target": 1, "target2": 2, "target3": 3}.get(name, 0)
        if number > self.locked:
            self.source.fault(node, f"`{name}` is used, but the clause has {self.locked} before it in `targets`",
                              "add it to `targets`")  # fmt: skip
        if name in ("subject", "object") and not self.has_event:
            self.source.fault(node, f"this clause has no event, so there is no `{name}`", "name a set or a target")
        return name

    def _filter(self, node: Node) -> Filter | None:
        stats = (*self.words.stats, "cost")
        known = (*stats, "damaged", "has", "lacks", "kind", "element", "token", "card", "place", "most", "least",
                 *self.borne())  # fmt: skip
        table = self.source.fields(node, "a filter", known)
        if table is None:
            return None
        parts: dict[str, Any] = {"words": tuple((k, plain(v)) for k, v in table.items())}
        bounds: list[tuple[int, Between]] = []
        for name, value in table.items():
            if name in stats:
                between = self._bounds(value, f"`{name}`")
                if name == "cost":
                    parts["cost"] = between
                elif between is not None:
                    bounds.append((self.words.stats.index(name), between))
            elif name == "counters":
                parts[name] = self._counters(value)
            elif name == "mark":
                parts[name] = self._mask(value, self.words.marks, "mark") or 0
            elif name in ("damaged", "token", "attached"):
                parts[name] = self.source.truth(value, f"`{name}`")
            elif name in ("has", "lacks"):
                parts[name] = self._keyword(value)
            elif name == "kind":
                parts[name] = self.source.one_of(value, self.words.kinds, "kind") or ""
            elif name == "element":
                element = self.source.one_of(value, self.words.elements, "element")
                parts[name] = self.words.elements.index(element) if element else -1
            elif name == "card":
                parts[name] = self.source.word(value, "`card`") or ""
                self.mentioned.append((value, parts[name]))
            elif name == "place":
                parts[name] = self.source.one_of(value, ("leftmost", "rightmost"), "place") or ""
            else:
                stat = self.source.one_of(value, self.words.stats, "stat")
                parts[name] = self.words.stats.index(stat) if stat else -1
        return Filter(stats=tuple(bounds), **parts)

    def borne(self) -> tuple[str, ...]:
        """The fields of a filter about what only some games' cards bear."""
        words = self.words
        found = {"counters": words.counters, "mark": words.marks, "attached": "attached" in words.sets}
        return tuple(name for name, has in found.items() if has)

    def _counters(self, node: Node) -> tuple[tuple[int, Between], ...]:
        table = self.source.fields(node, "`counters`", self.words.counters) or {}
        order = list(self.words.counters)
        found = [(order.index(name), self._bounds(value, f"`{name}`")) for name, value in table.items()]
        return tuple((which, bounds) for which, bounds in found if bounds is not None)

    def _bounds(self, node: Node, what: str) -> Between | None:
        if isinstance(node, yaml.ScalarNode):
            value = self._any(node, what)
            return None if value is None else Between(value, value)
        table = self.source.fields(node, f"the bounds of {what}", BOUNDS)
        return None if table is None else self._between(node, table)

    def _between(self, node: Node, table: dict[str, Node]) -> Between | None:
        found = {name: self._any(table[name], f"`{name}`") for name in BOUNDS if name in table}
        if not found:
            self.source.fault(node, "there is no bound here", "add `at_least`, `at_most` or `equals`")
            return None
        if "equals" in found:
            if len(found) > 1:
                self.source.fault(node, "`equals` stands beside another bound", "keep one of them")
            return Between(found["equals"], found["equals"])
        least, most = found.get("at_least"), found.get("at_most")
        if least is not None and most is not None and least > most:
            self.source.fault(node, f"no number is at least {least} and at most {most}", "exchange them")
        return Between(least, most)

    # --- numbers --------------------------------------------------------------------------------------------------

    def _any(self, node: Node, what: str) -> int | None:
        return self.source.integer(node, what, -LARGEST, LARGEST)

    def number(self, node: Node, what: str, least: int = 0) -> Number | None:
        if isinstance(node, yaml.ScalarNode) and node.value == "x":
            return self._x(node)
        if not isinstance(node, yaml.MappingNode):
            return self.source.integer(node, what, least, LARGEST)
        table = self.source.fields(node, what, number_fields(self.words))
        return None if table is None else self._expression(node, table)

    def _expression(self, node: Node, table: dict[str, Node]) -> Expression | None:
        kinds = [k for k in ("count", "stat", "resource", "x", "counter") if k in table]
        if len(kinds) != 1:
            self.source.fault(node, "a number over the board needs exactly one of `count`, `stat`, `resource`, `x`")
            return None
        parts: dict[str, Any] = {}
        for name, key in (("times", "times"), ("plus", "plus"), ("most", "at_most_value")):
            if key in table:
                parts[name] = self._any(table[key], f"`{key}`")
        if any(part is None for part in parts.values()):
            return None
        if "x" in table:
            if not self.source.truth(table["x"], "`x`"):
                self.source.fault(table["x"], "this is no X", "write `x: true`")
            return self._x(node, **parts)
        self._no_chance(table["count"] if "count" in table else table.get("of", node))
        if "count" in table:
            if "of" in table:
                self.source.fault(table["of"], "`of` means nothing beside `count`", "leave it out")
            parts["count"] = self.selector(table["count"])
            return Expression(**parts) if parts["count"] else None
        if "of" in table:
            parts["of"] = self.selector(table["of"])
        elif "resource" in table:
            parts["of"] = Selector("you", self.words.sets["you"])
        else:
            self.source.fault(node, "whose stat is meant?", "add `of: self` or `of: target`")
            return None
        if "stat" in table:
            stat = self.source.one_of(table["stat"], (*self.words.stats, "damage", "cost"), "stat")
            if stat is None or parts["of"] is None:
                return None
            index = self.words.stats.index(stat) if stat in self.words.stats else -1
            return Expression(stat_name=stat, stat_index=index, **parts)
        if "counter" in table:
            counter = self.source.one_of(table["counter"], self.words.counters, "counter")
            if counter is None or parts["of"] is None:
                return None
            return Expression(counter=list(self.words.counters).index(counter), **parts)
        resource = self.source.one_of(table["resource"], self.words.resources, "resource")
        if resource is None or parts["of"] is None:
            return None
        if parts["of"].name not in PLAYERS:
            self.source.fault(table["of"], "only a player has resources", "write `you` or `opponent`")
        return Expression(resource_name=resource, resource=self.words.resources[resource], **parts)

    def _x(self, node: Node, **parts: Any) -> Expression:
        if not self.has_x:
            example = f"`x: {self.words.elements[-1]}`" if self.words.elements else "`x`"
            self.source.fault(node, "no X is paid here", f"write `x` and an element into the cost, as in {example}")
        return Expression(x=True, **parts)

    def _conditions(self, node: Node) -> tuple[Condition, ...]:
        nodes = list(node.value) if isinstance(node, yaml.SequenceNode) else [node]
        found = (self._condition(n) for n in nodes)
        return tuple(c for c in found if c is not None)

    def _condition(self, node: Node) -> Condition | None:
        table = self.source.fields(node, "a condition", (*number_fields(self.words), *BOUNDS))
        if table is None:
            return None
        number = self._expression(node, {k: v for k, v in table.items() if k in number_fields(self.words)})
        bounds = self._between(node, table)
        return Condition(number, bounds) if number and bounds else None

    # --- operations -----------------------------------------------------------------------------------------------

    def _operations(self, node: Node, when: str) -> tuple[Operation, ...]:
        nodes = self.source.sequence(node, "a list of operations")
        if nodes is not None and not nodes:
            self.source.fault(node, "nothing is done here", "add an operation")
        found = (self._operation(n, when) for n in nodes or [])
        return tuple(o for o in found if o is not None)

    def _operation(self, node: Node, when: str) -> Operation | None:
        table = self.source.mapping(node, "an operation")
        if table is None:
            return None
        found = [name for name in table if name in self.words.operations]
        if len(found) != 1:
            key = next(iter(table.values()), (node, node))[0]
            if found:
                self.source.fault(node, "two operations in one: " + " and ".join(f"`{w}`" for w in found),
                                  "begin a new one with `- {`")  # fmt: skip
            else:
                first = next(iter(table), "")
                self.source.fault(key, f"unknown operation `{first}`", closest(first, self.words.operations))
            return None
        kind = self.words.operations[found[0]]
        lasting = kind.lasting and when == "always"
        if (kind.only_when or when) != when or (when == "always" and kind.only_when != "always" and not lasting):
            right = f"`{kind.word}` belongs under `when: {kind.only_when}`" if kind.only_when else "use `give`"
            self.source.fault(node, f"`{kind.word}` can't stand under `when: {when}`", right)
            return None
        return self._build(node, kind, table, when)

    def _build(
        self, node: Node, kind: type[Operation], table: dict[str, tuple[Node, Node]], when: str
    ) -> Operation | None:
        declared = declaration(kind)
        specs = {d.written: d for d in declared[1:]} | {kind.word: declared[0]}
        if declared[0].type == "Changes":
            specs.pop("keywords", None)  # they stand among the changes
        values: dict[str, Any] = {}
        good = True
        for written, (key, value_node) in table.items():
            spec = specs.get(written)
            if spec is None:
                self.source.fault(key, f"`{kind.word}` has no field `{written}`", closest(written, specs))
                continue
            value = self._value(value_node, kind, spec, values)
            good = good and value is not None
            values[spec.name] = value
        if when == "always":
            self._check_continuous(table)
            about = values.get(kind.about)
            if kind.lasting_about and isinstance(about, Selector) and about.name not in kind.lasting_about:
                self.source.fault(node, f"`{kind.word}` can't be about `{about.name}` with `when: always`",
                                  "only about " + " or ".join(f"`{name}`" for name in kind.lasting_about))  # fmt: skip
                good = False
        for spec in declared:
            if spec.name not in values and not spec.optional:
                if spec.type == "Who":
                    values[spec.name] = Selector("you", self.words.sets["you"])
                else:
                    self.source.fault(node, f"`{kind.word}` has no `{spec.written}`", f"add `{spec.written}:`")
                    good = False
        return kind(**values) if good else None

    def _check_continuous(self, table: dict[str, tuple[Node, Node]]) -> None:
        """What lasts as long as its source can't be chosen, left to chance or repeated."""
        for word in ("times", "until"):
            if word in table:
                self.source.fault(table[word][0], f"`{word}` means nothing with `when: always`", "leave it out")
        selectors = [node for _, node in table.values() if isinstance(node, yaml.MappingNode)]
        for key, value in (pair for node in selectors for pair in node.value):
            if key.value in ("pick", "random"):
                self.source.fault(value, f"`{key.value}` means nothing with `when: always`", "leave it out")

    def _value(self, node: Node, kind: type[Operation], spec: FieldSpec, values: dict[str, Any]) -> Any:
        what = f"`{spec.written if spec.name != declaration(kind)[0].name else kind.word}`"
        if spec.type == "Amount":
            return self.number(node, what)
        if spec.type == "Selector":
            return self.selector(node, picks=None)
        if spec.type == "Who":
            who = self.selector(node)
            if who is not None and who.name not in (*PLAYERS, *FIXED):
                self.source.fault(node, f"`{who.name}` is no player", "write `you`, `opponent` or `players`")
            return who
        if spec.type == "Until":
            word = self.source.one_of(node, self.words.ends, "end")
            return self.words.ends[word] if word else None
        if spec.type == "Keywords":
            return self._keywords(node)
        if spec.type == "Changes":
            return self._changes(node, kind, values)
        if spec.type == "CardName":
            card = self.source.word(node, what)
            if card is not None:
                self.mentioned.append((node, card))
                self.created.append((node, card))
            return card
        if spec.type in ("Elements", "Marks"):
            known = self.words.elements if spec.type == "Elements" else self.words.marks
            return self._mask(node, known, spec.type.lower().rstrip("s"))
        if spec.type == "KindName":
            return self.source.one_of(node, self.words.kinds, "kind")
        if spec.type == "CounterName":
            counter = self.source.one_of(node, self.words.counters, "counter")
            return list(self.words.counters).index(counter) if counter else None
        if spec.type == "Clauses":
            return self._given(node)
        words = kind.words.get(spec.name)
        if not words:
            return self.source.one_of(node, self.words.destinations, "destination")
        return self.source.one_of(node, words, spec.written.replace("_", " "))

    def _given(self, node: Node) -> tuple[Clause, ...] | None:
        """Clauses that are given to others. They are read by themselves: they know nothing of this clause's targets."""
        outside = self.key, self.locked, self.has_event, self.has_x
        nodes = self.source.sequence(node, "a list of clauses") or []
        if not nodes:
            self.source.fault(node, "no clause stands here", "add one, as on a card")
        found = [self._clause(n, f"{outside[0]}.{number}", "") for number, n in enumerate(nodes)]
        self.key, self.locked, self.has_event, self.has_x = outside
        return tuple(c for c in found if c is not None) or None

    def _mask(self, node: Node, known: Sequence[str], what: str) -> int | None:
        """One word or a list of them, as a mask."""
        mask = 0
        for n in list(node.value) if isinstance(node, yaml.SequenceNode) else [node]:
            word = self.source.one_of(n, known, what)
            mask |= 1 << known.index(word) if word else 0
        return mask or None

    def _changes(self, node: Node, kind: type[Operation], values: dict[str, Any]) -> Any:
        takes_keywords = any(f.name == "keywords" for f in dataclasses.fields(kind))
        table = self.source.fields(node, "the changes", (*self.words.stats, *(("keywords",) if takes_keywords else ())))
        if table is None:
            return None
        if "keywords" in table:
            values["keywords"] = self._keywords(table["keywords"]) or 0
        changes = [(self.words.stats.index(name), self.number(value, f"`{name}`", -LARGEST))
                   for name, value in table.items() if name != "keywords"]  # fmt: skip
        if not node.value:
            self.source.fault(node, "nothing is changed here", f"name a stat, as in {{{self.words.stats[0]}: 1}}")
            return None
        if not table or any(n is None for _, n in changes):
            return None
        return tuple(changes)

    def _keywords(self, node: Node) -> int | None:
        nodes = list(node.value) if isinstance(node, yaml.SequenceNode) else [node]
        if not nodes:
            self.source.fault(node, "no keyword stands here", "name one, as in [" + self.words.keywords[-1] + "]")
        mask = 0
        for n in nodes:
            mask |= self._keyword(n)
        return mask or None

    def _keyword(self, node: Node) -> int:
        word = self.source.one_of(node, self.words.keywords, "keyword")
        return 1 << self.words.keywords.index(word) if word else 0


@dataclass(frozen=True)
class FieldSpec:
    """A declared field of an operation: its name in Python and in YAML, its type's name, whether it may be left out."""

    name: str
    written: str
    type: str
    optional: bool


def declaration(kind: type[Operation]) -> list[FieldSpec]:
    """The fields of an operation, the one under its word first."""
    base = {f.name for f in dataclasses.fields(Operation)}
    own = [f for f in dataclasses.fields(kind) if f.name not in base]
    shared = [f for f in dataclasses.fields(kind) if f.name == "times"]
    written = {v: k for k, v in ALIASES.items()}
    return [
        FieldSpec(f.name, written.get(f.name, f.name), str(f.type), f.default is not dataclasses.MISSING)
        for f in (*own, *shared)
    ]


__all__ = ["ClauseReader", "declaration"]
