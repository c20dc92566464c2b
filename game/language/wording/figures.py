"""Numbers over the board, and conditions on them, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.kernel.conditions import Condition
from game.language.declarations import declaration
from game.language.wording.memory import TARGETS, Phrase, bounded, bounds, or_none, split
from game.language.wording.nouns import Nouns
from game.language.wording.voice import Facts, signed

HAD = ("resource", "happened")
"""What a player has, or has met with: nouns that are counted, each under a message of its own."""


class Figures:
    """Numbers and conditions of one clause."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.memory = nouns.memory

    # --- numbers --------------------------------------------------------------------------------------------------

    def number(self, written: Any, name: str = "amount") -> Facts:
        """Facts for the messages: `amount` and `amount_is`, with `amount_each` or `amount_equal`."""
        if written == "x":
            return {name: "X", f"{name}_is": "number", "signed": "+X", "shown": "X", "size": "X",
                    f"{name}_each": ""}  # fmt: skip
        if not isinstance(written, Mapping):
            return {name: written, f"{name}_is": "number", **_forms(int(written)), f"{name}_each": ""}
        times, plus = int(written.get("times", 1)), int(written.get("plus", 0))
        facts: Facts = {name: times, **_forms(times), f"{name}_is": "equal"}
        each, measured = self.memory.unasked(lambda: self._measured(written))
        if each:
            facts[f"{name}_is"] = "equal" if plus or "at_most_value" in written else "each"
        return facts | {f"{name}_each": each, f"{name}_equal": self._equal(written, times, plus, measured)}

    def _word(self, written: Mapping[str, Any]) -> str:
        """The word of what is measured."""
        return next(word for word in self.voice.grammar.numbers if word in written)

    def _measured(self, written: Mapping[str, Any]) -> tuple[str, str]:
        """What is counted one by one, "" for what is no number of things; and what is measured, as a noun."""
        say, word = self.voice.say, self._word(written)
        if word in ("count", *HAD):
            said, latest = dict(self.memory.said), self.memory.latest
            things = self._things(written, "each")
            each = say("each-of-them", things.facts("to")) if things.role == "it" else things.text
            self.memory.said, self.memory.latest = said, latest  # one of both is told
            return each, say("number-of", {"things": self._things(written, "number").text})
        self.memory.place = "in"
        facts, each = self._declared(word, written), f"number-{word}.each"
        self.memory.place = "from"
        return say(each, facts) if self.voice.has(each) else "", say(f"number-{word}", facts)

    def _declared(self, word: str, written: Mapping[str, Any]) -> Facts:
        """The facts of a number's fields, by its declaration."""
        kind = self.voice.grammar.numbers[word]
        specs = declaration(kind)
        facts: Facts = {"measure": self.memory.measure or self.voice.say("event-amount")} if word == "amount" else {}
        place = self.memory.place
        for spec in specs:
            self.memory.place = "in" if spec.type == "Counted" else place
            facts |= self.nouns.facts_of(spec, word, written.get(word if spec is specs[0] else spec.written))
        self.memory.place = place
        return facts

    def _equal(self, written: Mapping[str, Any], times: int, plus: int, measured: str) -> str:
        say = self.voice.say
        text = say("scaled", {"times": abs(times) if plus > 0 else times, "measured": measured})
        if times < 0 < plus:
            text = say("scaled-minus", {"scaled": plus, "minus": text})
        elif plus:
            word, size = ("scaled-plus", "plus") if plus > 0 else ("scaled-minus", "minus")
            text = say(word, {"scaled": text, size: abs(plus)})
        if "at_most_value" in written:
            text = say("at-most", {"equal": text, "most": written["at_most_value"]})
        return text

    def _things(self, written: Mapping[str, Any], form: str) -> Phrase:
        """What is counted, as "each" of it, as all of them, or as bare nouns."""
        if "count" in written:
            return self.nouns.phrase(written["count"], form)
        return self._had(written, self.whose(written), form)

    def whose(self, written: Mapping[str, Any]) -> str:
        """Whose a resource is, or to whom something has happened: yours, or the opponent's as a pronoun or not."""
        name, _ = split(written.get("of", "you"))
        name = self.memory.aliases.get(name, name)
        if name == "opponent":  # of several the resources are added up
            return "its" if "opponent" in self.memory.said and self.voice.several == "no" else "theirs"
        return {"you": "you", "players": "all"}.get(name) or ("its" if name in self.memory.said else "none")

    def _had(self, written: Mapping[str, Any], whose: str, form: str) -> Phrase:
        """A resource, or what has happened so and so often."""
        voice, word = self.voice, _had_word(written)
        number = "one" if form == "each" else "other"
        gender = voice.attribute(word, "gender")
        place = self._of_whom(written, word, whose, number)
        one, other = self._named(word, whose)
        facts = {"form": form, "number": number, "gender": gender, "owner": "none" if place else whose,
                 "random": "no", "other": "no", "before": "", "adjective": "", "after": "", "place": place, "n": 0,
                 "near": "no", "noun": one if number == "one" else other, "nouns": other}  # fmt: skip
        return Phrase(voice.say("phrase", facts), number=number, gender=gender, owner=whose)

    def _of_whom(self, written: Mapping[str, Any], word: str, whose: str, number: str) -> str:
        """What stands behind the noun: whose it is, to whom it has happened, and when."""
        facts = {"owner": "none" if whose == "all" else whose, "number": number, "several": self.voice.several,
                 **self._period(written)}  # fmt: skip
        if "happened" in written:
            own = self.voice.has(f"{word}.in")
            done = {"done": self.voice.attribute(word, "done")} | facts
            return self.voice.attribute(word, "in", facts) if own else self.voice.say("happened-to", done)
        place = self.voice.attribute(word, "in", facts)
        return f"{place} {self.voice.say('among-all')}" if whose == "all" else place

    def _period(self, written: Mapping[str, Any]) -> Facts:
        return {"period": self.voice.say(f"period-{written.get('this', 'turn')}")} if "happened" in written else {}

    def _named(self, word: str, whose: str) -> tuple[str, str]:
        """The noun of a resource, of one and of several; of your own the card that is being played is none."""
        facts = {"playing": "yes" if self.memory.when == "play" and whose == "you" else "no", "owner": whose}
        return self.voice.attribute(word, "one", facts), self.voice.attribute(word, "other", facts)

    # --- conditions -----------------------------------------------------------------------------------------------

    def conditions(self, written: Any) -> str:
        several = written if isinstance(written, Sequence) else [written]
        return self.memory.unasked(lambda: self.voice.listed([self._condition(c) for c in several]))

    def _one_of(self, written: Sequence[Mapping[str, Any]]) -> str:
        """That a number is one of several, which is said of it once; "" where the conditions differ in more."""
        if not written or any(set(c) != {"amount", "equals"} or c["amount"] != written[0]["amount"] for c in written):
            return ""
        listed = self.voice.listed([str(c["equals"]) for c in written], "list-or")
        told = {"bounds": "exact", "least": listed, "most": listed, "n": 2}
        return self.voice.say("condition-amount", {**told, **self._declared("amount", written[0])})

    def _condition(self, written: Mapping[str, Any]) -> str:
        kinds = self.voice.grammar.conditions
        own = next((word for word in kinds if word in written), "")
        if own:
            return self._declared_condition(own, kinds[own], written)
        limits = bounds({k: v for k, v in written.items() if k in ("at_least", "at_most", "equals")})
        word = self._word(written)
        if written.keys() & {"times", "plus", "at_most_value"}:
            return self._scaled_condition(written, limits)
        if word == "stat":
            return self._stat_condition(written, limits)
        if word == "counter":
            limits = or_none(limits)
        if word not in ("count", *HAD):
            return self.voice.say(
                f"condition-{word}", {**limits, "n": bounded(limits), **self._declared(word, written)}
            )
        if limits["bounds"] == "least" and limits["least"] == 1:
            limits["bounds"] = "one"
        limits = or_none(limits)
        if word in HAD:
            return self._had_condition(written, limits)
        name, narrowed = split(written["count"])
        if self._asks_what_one_is(name, narrowed, limits):
            return self._what_one_is(name, narrowed, limits)
        if not self._is_counted(name, narrowed, limits):
            return self._scaled_condition(written, limits)
        if self.voice.has(f"condition-{name}"):
            return self.voice.say(f"condition-{name}", limits)
        owner = self.voice.attribute(f"set-{name}", "owner")
        self.memory.told = self.memory.told or owner != "you"
        things = self._counted(name, narrowed, 0, owner)
        limits |= {"things": things.text, "thing": self._counted(name, narrowed, 1, owner).text}
        limits |= {"gender": things.gender, "owner": owner, "several": self.voice.several}
        word = "condition-have" if owner == "you" else "condition-there"
        return self.voice.say(word, limits | {"quantity": self._quantity(limits)})

    def _scaled_condition(self, written: Mapping[str, Any], limits: Facts) -> str:
        """Of a number that one does not have, but that is worked out: 1 plus the cards in your hand is 3 or more."""
        self.memory.told = True
        limits = limits | ({"bounds": "least"} if limits["bounds"] == "one" else {})
        return self.voice.say("condition-amount", {**limits, "measure": self.number(written)["amount_equal"]})

    def _is_counted(self, name: str, narrowed: Mapping[str, Any], limits: Facts) -> bool:
        """Can one say that there are so many of them?"""
        name = self.memory.aliases.get(name, name)
        word = f"set-{name}"
        told = limits["bounds"] == "one" and self.voice.has(f"condition-{name}")
        return told or self.voice.has(f"{word}.one") or "kind" in narrowed.get("filter", {})

    def _asks_what_one_is(self, name: str, narrowed: Mapping[str, Any], limits: Facts) -> bool:
        """Does the condition ask of the one that the clause speaks of whether it is of a kind, or damaged?"""
        name = self.memory.aliases.get(name, name)
        alone = name in (*TARGETS, "self", "subject", "object", "you")
        if name in TARGETS and TARGETS.index(name) < len(self.memory.targets):
            alone = split(self.memory.targets[TARGETS.index(name)])[1].get("pick") == 1
        return alone and bool(narrowed.get("filter")) and limits["bounds"] in ("one", "none")

    def _what_one_is(self, name: str, narrowed: Mapping[str, Any], limits: Facts) -> str:
        of = self.nouns.phrase(name)
        self.memory.told = True
        if self.memory.aliases.get(name, name) != self.memory.trigger:
            self.memory.trigger = ""  # a pronoun would now mean the one that the condition speaks of
        if "kind" in narrowed["filter"]:
            kind = self.nouns.noun_phrase(name, {"filter": narrowed["filter"], "pick": 1}, "a", owned=False).text
        else:
            kind = self.nouns.such(of, narrowed["filter"])
        return self.voice.say("condition-is", {**limits, **of.facts("of"), "kind": kind})

    def _declared_condition(self, word: str, kind: type[Condition], written: Mapping[str, Any]) -> str:
        """A condition with a word of its own, by its declaration."""
        specs = declaration(kind)
        if word == "more" and (both := self._of_both(written)):
            return both
        facts: Facts = {}
        for spec in specs:
            value = written.get(word if spec is specs[0] else spec.written)
            if spec.type == "Measured":
                facts[spec.name] = "X" if value == "x" else self.number(value)["amount_equal"]
            elif spec.type == "Conditions":
                told = [self._condition(c) for c in value or ()]
                facts[spec.name] = self._one_of(value or ()) or self.voice.listed(told, "list-or")
            else:
                facts |= self.nouns.facts_of(spec, word, value)
        return self.voice.say(f"condition-{word}", facts)

    def _of_both(self, written: Mapping[str, Any]) -> str:
        """ "you have more cards than the opponent": where the same is counted of both; else ""."""
        one, other = self._owned(written["more"]), self._owned(written["than"])
        if one is None or other is None or one[1].text != other[1].text or {one[0], other[0]} != {"you", "opponent"}:
            return ""
        self.memory.told = self.memory.told or one[0] != "you"
        if self.voice.several == "yes" and not _are_counterparts(written["more"], written["than"]):
            return ""  # of several opponents the numbers are added up then
        facts = {"owner": one[0], "things": one[1].text, "gender": one[1].gender, "several": self.voice.several}
        return self.voice.say("condition-more-of", facts | {"yes": "yes" if written.get("or_equal") else "no"})

    def _owned(self, number: Any) -> tuple[str, Phrase] | None:
        """Whose things are counted, and what they are; None where nothing but that is counted."""
        if not isinstance(number, Mapping):
            return None
        if set(number) == {"count"}:
            name, narrowed = split(number["count"])
            owner = self.voice.attribute(f"set-{name}", "owner")
            return owner, self.nouns.noun_phrase(name, narrowed, "bare", owned=False)
        if not set(number) <= {"resource", "of"} or self.voice.has(f"condition-{number['resource']}"):
            return None
        owner = {"you": "you", "opponent": "opponent"}.get(number.get("of", "you"), "")
        return owner, self._had(number, "none", "bare")

    def _had_condition(self, written: Mapping[str, Any], limits: Facts) -> str:
        word, whose = _had_word(written), self.whose(written)
        owner = {"you": "you", "none": "", "all": "players"}.get(whose, "opponent")
        self.memory.told = self.memory.told or owner != "you"
        limits |= {"owner": owner, "several": self.voice.several, "gender": self.voice.attribute(word, "gender")}
        own = f"condition-{word.removeprefix('resource-')}"
        if "happened" in written or self.voice.has(own):
            one, several = self._named(word, owner)
        else:
            one, several = (self._had(written, "none", form).text for form in ("each", "bare"))
        limits |= {"things": several, "thing": one, "done": self.voice.attribute(word, "done"), **self._period(written)}
        told = own if self.voice.has(own) else "condition-happened" if "happened" in written else "condition-have"
        limits |= {"quantity": self._quantity(limits), "amount": bounded(limits) or 1}
        return self.voice.say(told, limits)

    def _quantity(self, limits: Facts) -> str:
        """So many of them; of one, the noun is in the singular."""
        return self.voice.say("quantity", limits | ({"things": limits["thing"]} if bounded(limits) == 1 else {}))

    def _counted(self, name: str, narrowed: Mapping[str, Any], n: int, owner: str) -> Phrase:
        """The bare noun; without "your" where the sentence says that you have it."""
        return self.nouns.noun_phrase(name, {**narrowed, "pick": n}, "bare", owned=owner != "you")

    def _stat_condition(self, written: Mapping[str, Any], limits: Facts) -> str:
        stat, n = written["stat"], bounded(limits)
        of = self.nouns.phrase(written["of"])
        if of.role != "you":
            self.memory.told = True
        name, _ = split(written["of"])
        if self.memory.aliases.get(name, name) != self.memory.trigger:
            self.memory.trigger = ""  # a pronoun would now mean the one that the condition speaks of
        facts = {**limits, **of.facts("of"), "where": "condition", "stat": self.voice.stat(stat, n), "n": n}
        counted = f"stat-{self.voice.attribute(f'stat-{stat}', 'like', default=stat)}.one"
        facts["bound"] = self.voice.say("bound-counted" if self.voice.has(counted) else "bound", facts)
        word = f"condition-{stat}" if self.voice.has(f"condition-{stat}") else "condition-stat"
        return self.voice.say(word, facts)


def _had_word(written: Mapping[str, Any]) -> str:
    """The message that names a resource, or what happens."""
    return next(f"{word}-{written[word]}" for word in HAD if word in written)


def _are_counterparts(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Is the same counted of you and of the opponent? As `game.kernel.numbers.are_counterparts`, of what is written."""
    if "resource" in one or "resource" in other:
        return one.get("resource") == other.get("resource")
    (a, more), (b, than) = split(one["count"]), split(other["count"])
    narrowed = [{key: value for key, value in words.items() if key != "from"} for words in (more, than)]
    own, enemy = sorted((a, b), reverse=True)
    return own.startswith("own_") and enemy == own.replace("own_", "enemy_", 1) and narrowed[0] == narrowed[1]


def _forms(n: int) -> Facts:
    """With a sign always, with one where it is less than nothing, and without one."""
    return {"signed": signed(n), "shown": signed(n).removeprefix("+"), "size": abs(n)}
