"""A clause in words: trigger, condition, choice, operations."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.kernel.cards import Definition
from game.kernel.clauses import ONE, STANDING, Clause
from game.language.reading.clauses import FIELDS
from game.language.reading.own_keywords import NAMED
from game.language.wording.figures import Figures
from game.language.wording.memory import TARGETS, Memory, Phrase, freely, split
from game.language.wording.nouns import Nouns
from game.language.wording.operations import Operations, Step
from game.language.wording.voice import Facts, Voice

_SPACES = re.compile(r"\s+")
_BEFORE_POINT = re.compile(r" ([,.;:)])")
_COMMA_AT_END = re.compile(r",([,.;:])")
_FIRST = re.compile(r"^(\**)(\w)")


def paragraphs(card: Definition, voice: Voice) -> list[str]:
    """The text of a card: its keywords on one line, then a paragraph for each clause."""
    source = card.source
    written = source.get("clauses") or []
    texts = [
        Sentences(voice, card, c, written[number]).paragraph()
        for c in card.clauses
        if not _is_named(voice, written[number := int(c.key.rsplit("#", 1)[1])])
    ]
    hidden = voice.say("card-hidden") if card.hidden else ""
    lines = (hidden, ", ".join(voice.printed_keywords(source)), extra_cost(voice, card), *texts)
    return [_clean(text) for text in lines if text]


def _is_named(voice: Voice, written: Mapping[str, Any]) -> bool:
    """Does it stand under a keyword that says so, as it is now, on the first line of the card?"""
    bare = {name: value for name, value in written.items() if name != NAMED}
    return bare in voice.keywords.get(written.get(NAMED, ""), {}).get("clauses", ())


def paragraph(card: Definition, voice: Voice, number: int) -> str:
    """The text of one of its clauses by itself."""
    written = card.source.get("clauses") or []
    return _clean(Sentences(voice, card, card.clauses[number], written[number]).paragraph())


def extra_cost(voice: Voice, card: Definition) -> str:
    """What playing the card costs beside elements, as a sentence."""
    cost = card.source.get("cost") or {}
    if card.price is None or not card.price.parts:
        return ""
    nouns = Nouns(voice, card, Memory((), "play"))
    parts = priced(voice, nouns, {word: cost[word] for word in cost if word in {p.word for p in card.price.parts}})
    return _sentence(voice, voice.say("extra-cost", {"cost": parts}))


def priced(voice: Voice, nouns: Nouns, written: Mapping[str, Any], mood: str = "do") -> str:
    """A cost in words: the elements as symbols, an X, then everything else.

    With the mood `can` as what one can do: "pay {2} and discard a card".
    """
    symbols = {k: n for k, n in written.items() if isinstance(n, int) and voice.has(f"element-{k}")}
    others = [k for k in written if k not in symbols and k != "x"]
    told = []
    if "x" in written:
        told.append(voice.say("cost-x", {"element": written["x"]}))
    if symbols or not (others or told):
        told.append(voice.price(symbols))
    if mood == "can" and told:
        told = [voice.say("cost-pay", {"cost": voice.listed(told)})]
    for word in others:
        value = written[word]
        facts: Facts = {"amount": value} if isinstance(value, int) else nouns.phrase(value).facts("to")
        told.append(voice.say(f"cost-{word}", facts | {"mood": mood}))
    return voice.listed(told)


def _sentence(voice: Voice, text: str, small: bool = False) -> str:
    """Settled, with a full stop, and with a capital if it is not to go on in small letters."""
    text = _clean(voice.sounds.settle(_clean(text)))
    return _clean((text if small else _capital(text)) + ".")


def _capital(text: str) -> str:
    return _FIRST.sub(lambda m: m[1] + m[2].upper(), text)


def _clean(text: str) -> str:
    text = _BEFORE_POINT.sub(r"\1", _SPACES.sub(" ", text)).strip()
    return _COMMA_AT_END.sub(r"\1", text)


def _is_counted_first(target: str, steps: Sequence[Step]) -> bool:
    """Does the first that speaks of it count it, and is about another?"""
    first = next((step for step in steps if f"'{target}'" in repr(step.written)), None)
    return first is not None and f"'count': '{target}'" in repr(first.written) and split(first.about)[0] != target


def _is_left_behind(target: str, steps: Sequence[Step]) -> bool:
    """Is the first that speaks of it something that is done later?"""
    first = next((step for step in steps if f"'{target}'" in repr(step.written)), None)
    return first is not None and first.operation.waits


class Sentences:
    """One clause of a card, as it is compiled and as it is written."""

    def __init__(
        self, voice: Voice, card: Definition, clause: Clause, written: Mapping[str, Any], memory: Memory | None = None
    ) -> None:
        """`memory`: of the clause in which it stands, if that is one sentence with it."""
        self.voice = voice
        self.card = card
        self.clause = clause
        self.written = written
        targets = tuple(written.get("targets") or ())
        self.memory = memory or Memory(targets, clause.when, always=clause.when in STANDING)
        self.nouns = Nouns(voice, card, self.memory)
        self.figures = Figures(self.nouns)
        self.operations = Operations(self.figures, self._quoted, self._later)
        self.condition = ""
        """Of a clause with `instead`, what must hold, in words; it stands with what would happen."""
        self.checked = False
        """Does what must hold stand before the price, as it is looked at before?"""

    def paragraph(self) -> str:
        lead = self._lead()
        symbol, trigger = ("", lead) if lead and not lead.endswith((":", ":**")) else (lead, "")
        self.memory.alone = not trigger
        sentences = self._body() if not self.clause.modes else self._choice()
        if "instead" in self.written:
            if self.condition:
                trigger = self.voice.say("trigger-and", {"trigger": trigger, "condition": self.condition})
            changes = "yes" if self._is_changing() else "no"
            counts = "yes" if self._ends_in_times() else "no"
            facts = {"trigger": trigger, "then": sentences[0], "changes": changes, "counts": counts}
            sentences[0] = self.voice.say("after-instead", facts)
        elif trigger:
            many = "yes" if len(self.clause.do) > 1 else "no"
            facts = {"trigger": trigger, "then": sentences[0], "moment": self._moment(), "many": many}
            sentences[0] = self.voice.say("after-trigger", facts)
        small = bool(symbol) and self.voice.has(f"trigger-{self.clause.when}.small")
        told = [_sentence(self.voice, text, small and not i) for i, text in enumerate(sentences)]
        if self.clause.modes:
            told[-1] = told[-1].removesuffix(".") + ":"
            told += ["• " + mode for mode in self._modes()]
        told += [_sentence(self.voice, text) for text in self._further()]
        return " ".join([_capital(self.voice.sounds.settle(_clean(symbol))), *told])

    def _further(self) -> list[str]:
        """The fields of the clause that have a sentence of their own, "clause-<field>"."""
        found = []
        for name, value in self.written.items():
            if self.voice.has(f"clause-{name}"):
                found.append(self.voice.say(f"clause-{name}", self.nouns.facts_of(FIELDS[name].spec, name, value)))
        saves = self.written.get("instead") == "destroy" and any("heal" in deed for deed in self.written.get("do", ()))
        if saves and self.voice.has("destroyed-all-the-same"):
            found.append(self.voice.say("destroyed-all-the-same"))
        return found

    def _choice(self) -> list[str]:
        """Before the modes: what may be declined or is paid, and how many of them are chosen."""
        say = self.voice.say
        choose = say("choose-one") if self.clause.choose == ONE else say("choose-modes", self._how_many())
        if not self.clause.proposed and "pay" in self.written:
            cost = priced(self.voice, self.nouns, self.written["pay"], "can")
            return [say("pay", {"cost": cost}), say("if-you-do", {"then": choose})]
        return [say("may", {"then": say("choose-one.can")}) if self.clause.may else choose]

    def _how_many(self) -> Facts:
        """How many modes are chosen, by the least and the most."""
        (least, most), all_of_them = self.clause.choose, len(self.clause.modes)
        if least == most:
            return {"how": "exact", "count": least}
        if least == 0:
            return {"how": "any" if most == all_of_them else "up_to", "count": most}
        if most == all_of_them:
            return {"how": "both" if most == 2 else "or_more", "count": least}
        return {"how": "next" if most == least + 1 else "range", "count": least, "most": most}

    def _modes(self) -> list[str]:
        """Each mode as sentences of its own; what sets the clause off and what it costs stand before them."""
        told, memory = [], self.memory
        for mode, written in zip(self.clause.modes, self.written["modes"], strict=True):
            one = Sentences(self.voice, self.card, replace(mode, may=False, pay=None), written)
            one.memory.said, one.memory.aliases = dict(memory.said), memory.aliases
            one.memory.trigger, one.memory.latest = memory.trigger, memory.latest
            told.append(" ".join([_sentence(self.voice, text) for text in one._body()]))
        return told

    def _quoted(self, clause: Clause, written: Mapping[str, Any], kind: str) -> str:
        """A clause that this one gives to others, as it would stand on their card; `kind` is theirs, if it is known."""
        bearer = replace(self.card, kind=kind or self.voice.say("body-kind"))
        return Sentences(self.voice, bearer, clause, written).paragraph().strip(" .")

    def _later(self, clause: Clause, written: Mapping[str, Any]) -> str:
        """What this clause leaves behind, with the moment for which it waits; what follows it stands behind a point."""
        one, memory = Sentences(self.voice, self.card, clause, written, self.memory), self.memory
        alone, apart, conditional = memory.alone, memory.apart, memory.conditional
        memory.alone = memory.told = memory.others_deed = memory.person = False
        memory.subject = memory.trigger = ""
        first, *others = one._body()
        memory.alone, memory.apart, memory.conditional = alone, apart, conditional
        moment = self.voice.say(f"later-{clause.when}", {"of": written.get("of", "you"), "several": self.voice.several})
        told = self.voice.say("after-trigger", {"trigger": moment, "then": first, "moment": "", "many": "no"})
        memory.told = False
        return ". ".join([told, *map(_capital, others)])

    # --- what sets it off -----------------------------------------------------------------------------------------

    def _lead(self) -> str:
        """The keyword or cost that it starts with, or the first half of its sentence."""
        clause, voice, whose = self.clause, self.voice, self.written.get("of")
        default = clause.of is None or whose is None or whose == "you"
        if clause.when in voice.keywords and default:
            if clause.of is not None:
                self.memory.said["subject"] = self.nouns.phrase("you")
            return voice.say("keyword-trigger", {"name": voice.keyword(clause.when)})
        facts: Facts = {"pays": "yes" if self.written.get("pay") else "no",
                        "cost": priced(voice, self.nouns, self.written.get("pay") or {}), "kind": self.card.kind,
                        "this": voice.attribute(f"kind-{self.card.kind}", "this"),
                        "condition": self._before_price()}  # fmt: skip
        if clause.of is not None:
            selector = whose if whose is not None else clause.of.name
            phrase = self._event(f"trigger-{clause.when}", selector)
            facts |= {**phrase.facts("of"), "of_set": split(selector)[0]}
            self.memory.told = "instead" not in self.written or phrase.role != "you"
            self.memory.person = phrase.set in ("opponent", "players")
        elif voice.has(f"trigger-{clause.when}.of-this"):
            self.memory.told = True
            self.memory.mention("self", self.nouns.phrase("self"))
            self.memory.trigger = "self"
            self._other_side(f"trigger-{clause.when}")
        return voice.say(f"trigger-{clause.when}", facts)

    def _before_price(self) -> str:
        """What must hold before the price is paid, where the trigger says it; "none" for nothing."""
        condition = self.written.get("if")
        if not condition or not self.written.get("pay") or self.written.get("else"):
            return "none"
        if not self.voice.has(f"trigger-{self.clause.when}.checks") or "target" in repr(condition):
            return "none"
        self.checked = True
        return self.figures.conditions(condition)

    def _event(self, word: str, selector: Any) -> Phrase:
        """Whose event it is; and remember both sides of it."""
        memory, voice = self.memory, self.voice
        memory.case = "subject"
        phrase = memory.unasked(lambda: self.nouns.phrase(selector, "any"))
        memory.case = "object"
        that = voice.attribute(f"set-{phrase.set}", "that")
        if that or phrase.role == "group":  # one of several: the event is that one's
            named = voice.attribute(word, "subject") or that
            memory.said.pop("opponent", None)
            memory.said["subject"] = Phrase(named, gender=phrase.gender)
        else:
            name = selector if selector in ("self", "opponent") else "subject"
            memory.aliases["subject"] = name
            memory.mention(name, phrase)
            memory.trigger = name
        memory.measure = voice.attribute(word, "amount")
        if not self._other_side(word):
            memory.latest |= {"object"}
        return phrase

    def _other_side(self, word: str) -> bool:
        """Remember what `object` is called; False if the event itself has named it and a pronoun will do."""
        memory, voice = self.memory, self.voice
        thing = voice.attribute(word, "object")
        gender = voice.attribute(word, "object-gender", default="thing")
        memory.said["object"] = Phrase(thing, gender=gender, kind=voice.attribute(word, "object-kind"),
                                       that=voice.attribute(word, "object-that"))  # fmt: skip
        return bool(thing)

    def _moment(self) -> str:
        """When it happens, where that matters: damage to an attacker comes before the fight."""
        word = f"trigger-{self.clause.when}"
        strikes = bool(self.clause.do) and self.voice.has(f"op-{self.clause.do[0].word}.strikes")
        return self.voice.attribute(word, "moment") if strikes else ""

    # --- what happens ---------------------------------------------------------------------------------------------

    def _steps(self) -> tuple[list[Step], list[Step]]:
        do, orelse = self.written.get("do") or [], self.written.get("else") or []
        return ([Step(o, w) for o, w in zip(self.clause.do, do, strict=True)],
                [Step(o, w) for o, w in zip(self.clause.orelse, orelse, strict=True)])  # fmt: skip

    def _body(self) -> list[str]:
        """The sentences; the first may still be put behind a trigger."""
        do, orelse = self._steps()
        condition = "" if self._granted() or self.checked else self.written.get("if") or ""
        if condition and (short := self._either(do, orelse, condition)):
            return [short]
        chosen = self._chosen(condition, do, orelse)
        told = self.figures.conditions(condition) if condition else ""
        if self.written.get("coin") and not self._is_declinable():
            told = self.voice.listed([told, self.voice.say("coin-called")] if told else [self.voice.say("coin-called")])
        memory = self.memory
        memory.conditional = bool(told)
        memory.alone = memory.alone and not told
        said, latest = dict(memory.said), memory.latest
        sentences = self._gated(do, not told)
        if told and "instead" in self.written:
            self.condition = told
        elif told:
            sentences[0] = self.voice.say("if-then", {"condition": told, "then": sentences[0]})
        if orelse:
            memory.forget()
            memory.said, memory.latest = said, latest
            sentences.append(self.voice.say("otherwise", {"then": self.operations.joined(orelse)}))
        return [*chosen, *sentences]

    def _chosen(self, condition: Any, do: list[Step], orelse: list[Step]) -> list[str]:
        """A sentence for the targets that must be named first.

        Those of which the condition speaks, those of either branch of an `else`, those of a repeated operation, those
        that are counted before anything is done with them, and those with which something is done only later.
        """
        asked = repr(condition) + (repr(self.written.get("do")) + repr(self.written["else"]) if orelse else "")
        asked += "".join(repr(step.written) for step in do if isinstance(step.written.get("times", {}), int))
        named = [
            t for t in TARGETS[: len(self.memory.targets)]
            if f"'{t}'" in asked or _is_counted_first(t, do) or _is_left_behind(t, do)
        ]  # fmt: skip
        if not named:
            return []
        self.memory.agent = "you"
        one, free = freely(self.memory.targets[TARGETS.index(named[0])]) if len(named) == 1 else (None, "no")
        if free == "yes":
            self.memory.mention(named[0], self.nouns.phrase(one))
        phrases = [self.memory.said.get(t) or self.nouns.phrase(t) for t in named]
        several = {**phrases[-1].facts("to"), "to": self.voice.listed([p.text for p in phrases])}
        return [self.voice.say("choose", several | {"free": free, "mood": "do"})]

    def _changed(self, mood: str) -> str:
        """What a clause with `instead` changes of the event, if it does."""
        written, say = self.written, self.voice.say
        if "less" in written:
            return say("instead-less", self.figures.number(written["less"]) | {"mood": mood})
        if "redirect" in written:
            return say("instead-redirect", self.nouns.phrase(written["redirect"]).facts("to") | {"mood": mood})
        if "into" in written:
            place = written["into"]
            facts = {"into": say(f"into-{place}", self.nouns.phrase("self").facts("to")), "place": place}
            return say("instead-into", facts)
        return ""

    def _price(self) -> Any:
        """What is paid for it as it takes effect; None where that was asked before."""
        return None if self.clause.proposed else self.written.get("pay")

    def _is_declinable(self) -> bool:
        return self.clause.may or self._price() is not None

    def _gated(self, do: list[Step], begins: bool) -> list[str]:
        """What is done, behind what may be declined or is paid for it."""
        clause, say, price = self.clause, self.voice.say, self._price()
        if self.written.get("coin") and self._is_declinable():  # the coin comes after that choice
            cost = priced(self.voice, self.nouns, price or {}, "can")
            toss = say("pay-to" if price is not None else "may", {"cost": cost, "then": say("coin-call")})
            return [say("coin-then", {"call": toss, "then": self.operations.joined(do)})]
        if not clause.may and price is None:
            changed = self._changed("do")
            if not changed:
                return self.operations.sentences(do, begins=begins)
            return [self.voice.listed([changed, self.operations.joined(do)] if do else [changed], "list-then")]
        cost = priced(self.voice, self.nouns, price or {}, "can")
        if not do and not self._is_changing():
            return [say("pay", {"cost": cost})]
        first = self._changed("can") or self.operations.joined(do[:1], "can")
        further = do if self._is_changing() else do[1:]
        if price is not None and further and not self._is_changing():
            self.memory.forget()
            self.memory.told = False
            return [say("pay", {"cost": cost}), say("if-you-do", {"then": self.operations.joined(do)})]
        told = [say("pay-to" if price is not None else "may", {"cost": cost, "then": first})]
        if further:
            self.memory.told = self.memory.others_deed = False
            self.memory.subject = ""
            told.append(say("if-you-do", {"then": self.operations.joined(further)}))
        return told

    def _ends_in_times(self) -> bool:
        """Does the text of what is done end in how often it is, or in what is done only later?"""
        if not self.clause.do or self.clause.may:
            return False
        if self.clause.do[-1].waits:
            return True
        word, last = self.clause.do[-1].word, self.written["do"][-1]
        return last.get("times", 1) != 1 or self.voice.attribute(f"op-{word}", "counts") == "yes"

    def _is_changing(self) -> bool:
        return not {"less", "redirect", "into"}.isdisjoint(self.written)

    def _granted(self) -> bool:
        """Does the condition only ask that there be something to choose?"""
        condition = self.written.get("if")
        if not isinstance(condition, Mapping) or set(condition) != {"count", "at_least"} or condition["at_least"] != 1:
            return False
        return any(split(t)[0] == condition["count"] and set(t) == {"from", "pick"} for t in self.memory.targets)

    def _either(self, do: list[Step], orelse: list[Step], condition: Any) -> str:
        """Two branches that differ in one number: "deal 4 damage, or 6 if …"."""
        if len(do) != 1 or len(orelse) != 1:
            return ""
        one, two = do[0].written, orelse[0].written
        word = do[0].word
        same = {k: v for k, v in one.items() if k != word} == {k: v for k, v in two.items() if k != word}
        if not same or word not in two or not isinstance(one[word], int) or not isinstance(two[word], int):
            return ""
        text = self.operations.joined(orelse)
        told = self.figures.conditions(condition)
        return self.voice.say("or-instead", {"text": text, "amount": one[word], "condition": told})
