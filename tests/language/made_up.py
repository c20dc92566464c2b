"""Cards made up by chance over the whole language, from the words that a game declares.

Nothing here knows a game. What a clause may speak of (targets, an event, an X) is kept track of, so that the checker
takes most of it; who asks for a card gets one that it takes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random
from typing import Any

from game.kernel.clauses import STANDING
from game.kernel.declared import Declared
from game.kernel.operation import Operation
from game.kernel.reach import NOBODY
from game.kernel.vocabulary import TriggerKind, Vocabulary
from game.language.declarations import FieldSpec, declaration, grammar
from game.language.library import Library, with_cards
from game.language.reading.clauses import awaited
from game.language.reading.fieldtypes import BOUNDS, hands_and_piles
from game.language.reading.operations import may_stand
from game.language.source import Enough, Source, nodes

Written = dict[str, Any]

TOKEN = "made_0"
FIRST = "made_first"
"""A card that can lie in every deck."""
COUNTERS = ("charge", "decay")
"""The counters that cards name themselves."""
PLAYERS = ("you", "opponent", "players")
TARGETS = ("target", "target2", "target3")
TRIES = 400
"""So often a part is written anew until the checker takes it."""
MOST_DEPTH = 2
"""Clauses that give clauses, and conditions of conditions, stand no deeper within each other."""
FEW_TRIES = 4
"""The same for a mode."""
OFTEN = 0.8
"""So often a word that is sought is written where it may stand."""
DENSITIES = (0.1, 0.3, 0.3, 0.6, 0.9)
"""How much of what may be left out is written: with 0.9 things come together that nobody has put together."""


class _First(Source):
    """Reads up to the first fault: most of what is written by chance has one early."""

    def fault_at(self, mark: Any, message: str, suggestion: str = "") -> None:
        super().fault_at(mark, message, suggestion)
        raise Enough


class Writer:
    """Writes cards of one game."""

    def __init__(self, words: Vocabulary, chance: Random, game: str) -> None:
        self.words = words
        self.chance = chance
        self.game = game
        self.sets = [name for name in words.sets if name not in (*TARGETS, "subject", "object")]
        """The sets that every clause may name."""
        self.lines = [name for name in self.sets if getattr(words.sets[name], "on_field", True)]
        """Those that lie in play."""
        self.density = 0.3
        self.fixed: tuple[str, ...] = ()
        """What the clause being written may name beside the sets of the board."""
        self.has_x = self.has_amount = False
        self.when = ""
        self.depth = 0
        """Within how many clauses that give it, and conditions, is what is being written?"""
        self.waits = False
        """Is what is being written left behind for a moment to come?"""
        self.makers = self._makers()
        self.bearer: Written = {}
        """The card that is being written, without clauses."""
        self.made: Counter[str] = Counter()
        """How often each word stands in the clauses that were made."""
        self.token: Written | None = None
        self.sought: frozenset[str] = frozenset()
        """The words that are written wherever they may stand, more often than not."""
        self.known = Library(game, words)
        """The cards that others may name: the token, once there is one, and the first."""

    # --- cards ----------------------------------------------------------------------------------------------------

    def cards(self, number: int) -> list[Written]:
        """So many cards, and before them the token that they may create, if the game has tokens."""
        if self.words.bodies:
            self.token = self.sound(lambda: self._card(TOKEN, self.chance.choice(self.words.bodies), True))
            self.known = with_cards(self.known, Source("made up", []), nodes({"cards": [self.token]}), self.words)
        first = self.sound(lambda: self._card(FIRST, next(iter(self.words.kinds)), False))
        self.known = with_cards(self.known, Source("made up", []), nodes({"cards": [first]}), self.words)
        made = [first, *(self.card(f"made_{n}") for n in range(2, number + 1))]
        return [self.token, *made] if self.token else made

    def card(self, name: str) -> Written:
        """A card of any kind that the checker takes; bodies are the most frequent."""
        kind = self.chance.choice([*self.words.bodies, *self.words.kinds])
        return self.sound(lambda: self._card(name, kind, False))

    def seek(self, sought: frozenset[str]) -> Iterator[Written]:
        """Cards with these words wherever they may stand, one after the other."""
        for number in range(TRIES):
            self.sought = sought
            card = self.card(f"sought_{number}")
            self.sought = frozenset()
            yield card

    def sound(self, write: Callable[[], Written]) -> Written:
        for _ in range(TRIES):
            card = write()
            if self.is_sound(card):
                self.made.update(words_in(card["clauses"]))
                return card
        raise AssertionError(f"{self.game}: the checker takes no such card, not even {card}")

    def is_sound(self, card: Written) -> bool:
        source = _First("made up", [])
        with_cards(self.known, source, nodes({"cards": [card]}), self.words)
        return not source.faults

    def _card(self, name: str, kind: str, token: bool) -> Written:
        chance, words = self.chance, self.words
        self.density = chance.choice(DENSITIES)
        card: Written = {"id": name, "name": {"it": name, "en": name}, "kind": kind}
        paid = words.elements and kind not in words.unpaid
        card |= {"token": True} if token else {"cost": self.cost(play=True)} if paid else {}
        if words.types and self.maybe():
            card["types"] = [chance.choice(words.types)]
        card |= {stat: chance.randint(words.least.get(stat, 0), chance.choice((4, 9))) for stat in words.kinds[kind]}
        printed = [word for word in words.keywords if word not in words.statuses]
        if kind in words.bodies and printed and self.maybe():
            card["keywords"] = chance.sample(printed, chance.choice((1, 1, min(2, len(printed)))))
            card["keywords"] += [{word: chance.randint(1, 3)} for word in words.keyword_stats if self.maybe()]
        if words.has_counters:
            card["counters"] = {name: {"it": name, "en": name} for name in COUNTERS}
        self.bearer = card
        card = {**card, "clauses": self._clauses(card)}
        return self._hidden(card) if kind in words.hidden and self.maybe() else card

    def _hidden(self, card: Written) -> Written:
        """The card as one that lies hidden, if something can turn it up."""
        hidden = {**card, "hidden": True}
        return hidden if self.is_sound(hidden) else card

    def _clauses(self, card: Written) -> list[Written]:
        """One or two, each such as the checker takes on this card; of what is no body the first is what it is for."""
        kind, words, chance = card["kind"], self.words, self.chance
        able = [when for when, trigger in words.triggers.items() if not trigger.kinds or kind in trigger.kinds]
        first = [when for when in able if when in words.proposed] if kind not in words.bodies else []
        word = words.calls_for.get(kind, "")
        called = (
            [{"when": "play", "targets": [{"from": "creatures", "pick": 1}], "do": [{word: "target"}]}] if word else []
        )
        found: list[Written] = [*called]
        if not able:
            return found
        if "amount" in self.sought:
            able = [when for when in able if words.triggers[when].amount] or able
        for number in range(chance.choice((0, 1, 1, 2)) if kind in words.bodies else chance.choice((1, 1, 2))):
            when = self.seldom(first if first and not number and not called else able)
            for _ in range(TRIES):
                clause = self.clause(when, card.get("cost", {}))
                if self.is_sound({**card, "clauses": [*called, clause]}):
                    found.append(clause)
                    break
        return found

    def seldom(self, words: Collection[str], field: str = "") -> str:
        """One of them, and often of some by chance the one that was made least (in `field`), so none is forgotten."""
        sought = [word for word in words if word in self.sought]
        if sought and self.chance.random() < OFTEN:
            return self.chance.choice(sought)
        some = self.chance.choices(list(words), k=self.chance.choice((1, 3)))
        return min(some, key=lambda word: self.made[field + word])

    def maybe(self, factor: float = 1.0, word: str = "") -> bool:
        """Is something written that may be left out? As often as not, if this word was never made yet."""
        if word in self.sought:
            return self.chance.random() < OFTEN
        is_new = word and not self.depth and not self.made[word]
        return self.chance.random() < (0.5 if is_new else self.density * factor)

    def cost(self, play: bool = False) -> Written:
        """`play`: of a card, so that the cards are not too dear to be played at all."""
        words, chance = self.words, self.chance
        elements = chance.sample(words.elements, min(2, len(words.elements)))
        found: Written = {element: chance.randint(0, 1) for element in elements if play or self.maybe(2)}
        if words.elements and self.maybe(0.5):
            found["x"] = chance.choice(words.elements)
        for word, kind in words.costs.items():
            if self.maybe(0.25):
                given = {"from": chance.choice(self.sets), "pick": chance.choice((1, 1, 2))}
                found[word] = chance.randint(1, 2) if kind.number else chance.choice((given, given, given, "self"))
        return found

    # --- clauses --------------------------------------------------------------------------------------------------

    def clause(self, when: str, cost: Written) -> Written:
        words, chance, trigger = self.words, self.chance, self.words.triggers[when]
        outside = self.fixed, self.has_x, self.has_amount
        self.fixed, self.has_x, self.has_amount = ("self",), trigger.played and "x" in cost, trigger.amount
        clause: Written = {"instead": trigger.replaces} if trigger.replaces else {"when": when}
        if not trigger.own and self.maybe(2):
            clause["of"] = self._whose(trigger)
        if when not in STANDING and not self.depth and self.maybe(0.4, "once"):
            clause["once"] = True
        self.fixed += () if trigger.own else ("subject",) if trigger.object == NOBODY else ("subject", "object")
        pays = bool(words.elements or words.costs) and not trigger.played and when not in STANDING
        if when in STANDING:
            clause |= self._body(when, targets=False, orelse=False)
        elif trigger.replaces:
            clause |= self._replacing(trigger, when)
        else:
            gate: Written = {"may": True} if self.maybe() else {}
            if pays and (when in words.proposed or self.maybe(0.6)):
                gate["pay"] = self.cost()
                self.has_x = "x" in gate["pay"]
            if self.maybe(0.5, "choose"):
                number = chance.choice((2, 2, 3))
                if self.maybe(1, "choose") and "may" not in gate:
                    gate["choose"] = chance.choice((2, *self._limits(chance.randint(1, number))))
                clause |= gate | {"modes": [self._mode(clause, gate, when) for _ in range(number)]}
            else:
                clause = _with_gate(clause, gate, self._body(when, targets=True, orelse=True))
        self.fixed, self.has_x, self.has_amount = outside
        return clause

    def _mode(self, clause: Written, gate: Written, when: str) -> Written:
        """One that is sound by itself, as of several that are not hardly ever all would be."""
        alone = {name: value for name, value in gate.items() if name != "choose"}
        for _ in range(1 if self.depth else FEW_TRIES):
            body = self._body(when, targets=True, orelse=True)
            if self.is_sound({**self.bearer, "clauses": [_with_gate(clause, alone, body)]}):
                break
        return body

    def _whose(self, trigger: TriggerKind) -> Any:
        if trigger.of == "you":
            return self.seldom(PLAYERS)
        return self.selector(picks=False)

    def _body(self, when: str, targets: bool, orelse: bool) -> Written:
        """Targets, condition, what is done, and what else, in that order."""
        chance, before = self.chance, self.fixed
        body: Written = {}
        if targets and self.maybe(1.5):
            number = chance.choice((1, 1, 1, 2, 3))
            body["targets"] = []
            for name in TARGETS[:number]:
                body["targets"].append(self.selector(picks=True))
                self.fixed += (name,)
        if self.maybe(0.6):
            body["if"] = self.condition() if chance.random() < 0.8 else [self.condition(), self.condition()]
        if orelse and self.maybe(0.4, "coin"):
            body["coin"] = True
        body["do"] = self.operations(when)
        if orelse and body.keys() & {"if", "coin"} and self.maybe():
            body["else"] = self.operations(when)
        self.fixed = before
        return body

    def _replacing(self, trigger: TriggerKind, when: str) -> Written:
        chance = self.chance
        body: Written = {"if": self.condition()} if self.maybe(0.5) else {}
        if trigger.replaces == "move":
            return body | {"into": self.seldom(self.words.destinations, "into: ")}
        body |= {"may": True} if self.maybe() else {}
        if (self.words.elements or self.words.costs) and self.maybe(0.5):
            body["pay"] = self.cost()
            self.has_x = "x" in body["pay"]
        changed: Written = {}
        if trigger.replaces == "damage" and chance.random() < 0.6:
            less = self.seldom(("less", "redirect")) == "less"
            changed = {"less": self.number(1)} if less else {"redirect": self.selector(picks=False)}
        return body | changed | ({} if changed and self.maybe() else {"do": self.operations(when)})

    # --- what is declared -----------------------------------------------------------------------------------------

    def operations(self, when: str) -> list[Written]:
        made = [self.operation(when) for _ in range(self.chance.choice((1, 1, 1, 2, 3)))]
        return sorted(
            made,
            key=lambda written: any(self.words.operations[w].waits for w in self.words.operations.keys() & written),
        )

    def operation(self, when: str) -> Written:
        known = self.words.operations
        giving = self.depth < MOST_DEPTH
        able = [word for word, kind in known.items() if may_stand(kind, when) and (giving or not _gives(kind))]
        able = [word for word in able if not self.waits or not known[word].waits]
        word = self.seldom(able)
        return self.operation_of(known[word], when)

    def _later(self) -> Written:
        """What is left behind for a moment to come; nothing within leaves anything behind."""
        when = self.seldom(awaited(self.words))
        found: Written = {"when": when}
        if not self.words.triggers[when].to_all and self.maybe(2):
            found["of"] = self.seldom(PLAYERS)
        self.waits = True
        if self.maybe(0.6):
            found["if"] = self.condition()
        if self.maybe(0.6):
            found["may"] = True
        found["do"] = self.operations(when)
        if "if" in found and self.maybe():
            found["else"] = self.operations(when)
        self.waits = False
        return found

    def operation_of(self, kind: type[Operation], when: str) -> Written:
        before, self.when = self.when, when
        first, *others = declaration(kind)
        left_out = ("Until", "Amount") if when in STANDING else ()
        chosen = [s for s in others if not s.optional or (s.type not in left_out and self._wanted(s))]
        table = {kind.word: self.value(first)} | {spec.written: self.value(spec) for spec in chosen}
        if first.type == "Changes":  # keywords stand among the changes
            table.pop("keywords", None)
            if any(spec.name == "keywords" for spec in others) and self.maybe():
                table[kind.word]["keywords"] = [self.chance.choice(self.words.keywords)]
        self.when = before
        return table

    def _wanted(self, spec: FieldSpec) -> bool:
        return self.maybe(0.2 if spec.name == "times" else 1, spec.written)

    def declared(self, word: str, kind: type[Declared]) -> Written:
        """A filter word, a number or a condition with what stands beside it."""
        first, *others = declaration(kind)
        return {word: self.value(first)} | {spec.written: self.value(spec) for spec in others if not spec.optional
                                            or self.maybe(1, spec.written)}  # fmt: skip

    def value(self, spec: FieldSpec) -> Any:
        """Anything that may stand in a declared field."""
        return self.makers[spec.type](spec)

    def _makers(self) -> dict[str, Callable[[FieldSpec], Any]]:
        """How a value is made up, by the type of its field."""
        words, one = self.words, self.seldom
        makers: dict[str, Callable[[FieldSpec], Any]] = {
            "Selector": self._selector,
            "Who": lambda spec: one((*PLAYERS, *self.fixed[1:])),
            "Until": lambda spec: one(words.ends),
            "Keywords": lambda spec: self._some(words.keywords),
            "KeywordName": lambda spec: one(words.keywords),
            "CardName": lambda spec: TOKEN,
            "CardId": lambda spec: TOKEN,
            "CardOfDecks": lambda spec: FIRST,
            "HandOrPile": lambda spec: one(hands_and_piles(words)),
            "Elements": lambda spec: self._one_or_some(words.elements),
            "ElementName": lambda spec: one(words.elements),
            "Marks": lambda spec: self._one_or_some(words.marks),
            "CounterName": lambda spec: one((*words.counters, *COUNTERS)),
            "CounterBounds": lambda spec: {name: self.bounds() for name in self._some((*words.counters, *COUNTERS))},
            "KindName": lambda spec: one(words.kind_names),
            "PrintedKind": lambda spec: one(words.kinds),
            "TypeName": lambda spec: one(words.types),
            "TypeNames": lambda spec: self._one_or_some(words.types),
            "SomeWords": lambda spec: self._one_or_some(spec.kind.words[spec.name]),
            "StatName": lambda spec: one(words.stats),
            "MeasuredStat": lambda spec: one((*words.stats, "damage", "cost")),
            "Resource": lambda spec: one(words.resources),
            "EventName": lambda spec: one(words.counted),
            "Period": lambda spec: one(words.periods),
            "Owner": lambda spec: one(PLAYERS),
            "Destination": lambda spec: one(words.destinations),
            "Keep": lambda spec: self._keep(),
            "Truth": lambda spec: self.chance.random() < 0.6,
            "Paid": lambda spec: True,
            "EventAmount": lambda spec: "event",
            "Word": lambda spec: one(spec.kind.words.get(spec.name) or list(words.destinations)),
        }
        for name in ("Whose", "Counted"):
            makers[name] = lambda spec: self.selector(picks=False)
        return makers | {
            "HowMany": lambda spec: "all" if self.chance.random() < 0.3 else self.number(),
            "Amount": lambda spec: self.number(), "Changes": lambda spec: self._changes(),
            "Clauses": lambda spec: self._given(), "NextMoment": lambda spec: self._later(),
            "Bounds": lambda spec: self.bounds(),
            "ElementChoice": self._element_choice,
            "Measured": lambda spec: self._scaled(self._measured(), 0.5),
            "Conditions": lambda spec: [self.condition() for _ in range(self.chance.choice((2, 2, 3)))],
        }  # fmt: skip

    def _keep(self) -> Any:
        """How many are kept of what is looked at."""
        if not self.sought and self.maybe():
            return self.chance.choice((1, 1, 2))
        found = {"pick": self.chance.choice((1, 1, 2))} | ({"up_to": True} if self.maybe(1, "up_to") else {})
        return found | ({"filter": self.filter()} if self.maybe(1, "filter") else {})

    def _selector(self, spec: FieldSpec) -> Any:
        """Something can be chosen only among those whom an operation is about."""
        is_about = getattr(spec.kind, "about", "") == spec.name
        return self.selector(picks=None if is_about and self.when not in STANDING else False)

    def _element_choice(self, spec: FieldSpec) -> Any:
        words, one = self.words, self.seldom
        if words.by_element and self.maybe():
            by_board = {one(("most", "least")): one(words.by_element)}
            return by_board | ({"of": one(PLAYERS)} if self.maybe() else {})
        return one(spec.kind.words[spec.name])

    def _one_or_some(self, known: Sequence[str]) -> str | list[str]:
        return self._some(known) if self.chance.random() < 0.5 else self.seldom(known)

    def _some(self, known: Collection[str]) -> list[str]:
        return list(dict.fromkeys(self.seldom(known) for _ in range(self.chance.choice((1, 1, 2)))))

    def _changes(self) -> Written:
        chance = self.chance
        return {stat: chance.choice((-2, -1, 1, 2)) if chance.random() < 0.7 else self.number()
                for stat in self._some(self.words.stats)}  # fmt: skip

    def _given(self) -> list[Written]:
        """Clauses that are given to others; what these give to others in turn are simple ones."""
        self.depth += 1
        whens = [when for when, trigger in self.words.triggers.items() if not trigger.played]
        density = self.density
        self.density /= 2 * self.depth
        found = [self.clause(self.chance.choice(whens), {}) for _ in range(self.chance.choice((1, 1, 2)))]
        self.density = density
        self.depth -= 1
        return found

    # --- selectors ------------------------------------------------------------------------------------------------

    def selector(self, picks: bool | None) -> Any:
        """`picks`: True where it says how many to choose, False where nothing is chosen, None where it may."""
        chance = self.chance
        if picks is not True and chance.random() < 0.5:
            return chance.choice(self.fixed)
        sets = [name for name in self.sets if not picks or name not in self.words.unseen]
        found: Written = {"from": self.seldom(sets)}
        if picks or (picks is None and self.maybe()):
            found["pick"] = chance.choice((1, 1, 2))
            found |= {"up_to": True} if self.maybe(0.7) else {}
            found |= {"by": "opponent"} if not picks and self.maybe(0.7) else {}
        elif picks is None and self.maybe(0.7):
            found["random"] = chance.choice((1, 1, 2))
        found |= {"other": True} if self.maybe(0.5) else {}
        if self.maybe(0.2):
            found["adjacent_to"] = chance.choice((*self.fixed, chance.choice(self.lines)))
            found |= {"side": chance.choice(("left", "right"))} if self.maybe() else {}
        if self.maybe():
            found["filter"] = self.filter()
        return found if len(found) > 1 else found["from"]

    def filter(self) -> Written:
        known = {word: kind for word, kind in grammar(self.words).filters.items() if word != "card" or self.token}
        found: Written = {}
        for word in self._some(known):
            found |= self.declared(word, known[word])
        return found

    def bounds(self) -> Any:
        n = self.chance.randint(0, 3)
        return self.chance.choice((n, *self._limits(n)))

    def _limits(self, n: int) -> Sequence[Written]:
        return {self.seldom(BOUNDS): n}, {"at_least": n, "at_most": n + 1}

    # --- numbers --------------------------------------------------------------------------------------------------

    def number(self, least: int = 0) -> Any:
        if self.has_x and self.chance.random() < 0.4:
            return self.chance.choice(("x", self._scaled({"x": True})))
        if self.chance.random() > self.density:
            return self.chance.randint(max(least, 1), 3)
        return self._scaled(self._measured())

    def condition(self) -> Written:
        conditions = grammar(self.words).conditions
        word = self.seldom(conditions)
        if self.depth < MOST_DEPTH and self.maybe(0.5, word):
            self.depth += 1  # no either of eithers of eithers
            found = self.declared(word, conditions[word])
            self.depth -= 1
            return found
        return {**self._scaled(self._measured(), 0.5), **self.chance.choice(self._limits(self.chance.randint(0, 3)))}

    def _measured(self) -> Written:
        """What a number over the board counts."""
        missing = {"x": not self.has_x, "amount": not self.has_amount}
        known = {word: kind for word, kind in grammar(self.words).numbers.items() if not missing.get(word)}
        word = self.seldom(known)
        return self.declared(word, known[word])

    def _scaled(self, measured: Written, factor: float = 1.0) -> Written:
        one = self.chance.choice
        more = {"times": one((2, 3, -1)), "plus": one((1, 2, -1)), "at_most_value": one((1, 3, 5))}
        return measured | {name: value for name, value in more.items() if self.maybe(factor)}


def _gives(kind: type[Operation]) -> bool:
    """Does it give clauses to others?"""
    return any(spec.type == "Clauses" for spec in declaration(kind))


def _with_gate(clause: Written, gate: Written, body: Written) -> Written:
    """All fields in their order."""
    before = {name: body[name] for name in ("targets", "if") if name in body}
    return {**clause, **before, **gate, **{name: body[name] for name in body if name not in before}}


def words_in(written: Any) -> Iterator[str]:
    """Every word of plain data: of fields, of values, and of values with their fields."""
    if isinstance(written, str):
        yield written
    for part in written if isinstance(written, list | dict) else ():
        yield from words_in(part)
        if isinstance(written, dict):
            yield from words_in(written[part])
            if isinstance(written[part], str):
                yield f"{part}: {written[part]}"
