"""Operations in words: the facts of each declared field, put into the message of its word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.kernel.operations import Operation
from game.language.clauses import FieldSpec, declaration
from game.language.wording.figures import Figures, signed
from game.language.wording.nouns import TARGETS, Facts, Phrase, split

Written = Mapping[str, Any]

RELATIONS = ("count", "stat", "resource", "adjacent_to")
"""What makes an operation depend on the one before it."""


_declared: dict[type[Operation], list[FieldSpec]] = {}


def _fields(kind: type[Operation]) -> list[FieldSpec]:
    if kind not in _declared:
        _declared[kind] = declaration(kind)
    return _declared[kind]


@dataclass(frozen=True)
class Step:
    """An operation as compiled and as written."""

    operation: Operation
    written: Written

    @property
    def word(self) -> str:
        return self.operation.word

    @property
    def main(self) -> str:
        """The name of the field under its word."""
        return _fields(type(self.operation))[0].name

    def value(self, name: str) -> Any:
        spec = next((d for d in _fields(type(self.operation)) if d.name == name), None)
        if spec is None:
            return None
        return self.written.get(self.word if name == self.main else spec.written)

    @property
    def about(self) -> Any:
        """Whom it is about; None for nobody."""
        name = self.operation.about
        return (self.value(name) or "you") if name else None


@dataclass(frozen=True)
class Worded:
    """The text of an operation, and how it may be tied to others."""

    text: str
    tail: bool
    """It ends in words that an "and" would seem to go on with."""
    later: bool
    """It follows from the one before."""
    depends: bool
    """Its numbers or its place may have been changed by the one before."""
    apart: bool
    """It needs a sentence of its own."""


class Operations(Figures):
    """Operations of one card in one language."""

    def operations(self, steps: Sequence[Step], mood: str = "do") -> list[Worded]:
        """Each of them; those that say the same thing of the same one are one."""
        texts: list[Worded] = []
        at = 0
        while at < len(steps):
            group = [steps[at]]
            while at + len(group) < len(steps) and self._joins(group[-1], steps[at + len(group)]):
                group.append(steps[at + len(group)])
            previous = steps[at - 1] if at else None
            texts.append(self._operation(group, previous, mood))
            at += len(group)
        return texts

    def _joins(self, one: Step, two: Step) -> bool:
        """Do two operations share their verb, whom they are about, and their end?"""
        verb = self.attribute(f"op-{one.word}", "joins")
        same = one.about == two.about and one.written.get("until") == two.written.get("until")
        return bool(verb) and verb == self.attribute(f"op-{two.word}", "joins") and same

    def _operation(self, group: Sequence[Step], previous: Step | None, mood: str) -> Worded:
        step, memory = group[0], self.memory
        word = f"op-{step.word}"
        subject = self.messages.has(f"{word}.subject")
        memory.apart = False
        memory.agent = "" if subject or step.operation.only_when == "always" else "you"
        again = previous is not None and previous.word == step.word and self.messages.has(f"{word}.spans")
        facts: Facts = {"mood": mood, "again": "yes" if again else "no", "keyword": self.keyword(step.word),
                        "until": "", "contrast": "no", "conditional": "yes" if memory.conditional else "no",
                        "this": self.attribute(f"kind-{self.card.kind}", "this")}  # fmt: skip
        if step.about is not None:
            facts |= self._whom(step, previous if again else None).facts("to")
        for spec in _fields(type(step.operation)):
            if spec.name != step.operation.about:
                facts |= self._field(step, spec.name, spec.type, facts)
        facts["changes"] = self.listed([change for s in group for change in self._changes(s)])
        deed = self.attribute(word, "subject", facts) == "yes"
        if memory.others_deed and not deed:
            turns = facts.get("to_is") == "you" and (subject or self.messages.has(f"{word}.turns"))
            facts["contrast"] = "yes" if turns else "no"
            memory.apart = memory.apart or not turns
        text = self._repeated(step, self.say(word, facts))
        memory.trigger, memory.others_deed = "", deed
        memory.subject, memory.subject_number = self._key(step.about) if deed else "", facts.get("to_number", "one")
        depends = any(relation in repr(dict(step.written)) for relation in RELATIONS)
        tail = self.attribute(word, "tail", facts) == "yes"
        return Worded(text, tail, self.messages.has(f"{word}.later"), depends, memory.apart)

    def _whom(self, step: Step, before: Step | None) -> Phrase:
        """`before`: the same operation stands just before, so its noun needs no repeating."""
        selector = step.about
        key = self._key(selector)
        name, narrowed = split(selector)
        if before is not None and narrowed.get("filter"):
            name_before, narrowed_before = split(before.about)
            if name == name_before and narrowed_before.get("filter"):
                return self.phrase(selector, "those")
        if step.word == "give" and name == "self":
            return replace(self.phrase(selector), role="self")
        phrase = self.phrase(selector)
        if self.messages.has(f"op-{step.word}.subject") and phrase.role != "you":
            if key and key == self.memory.subject:
                return replace(phrase, role="same", number=self.memory.subject_number)
            if key and key == self.memory.trigger:
                return replace(phrase, role="again")
        return phrase

    def _key(self, selector: Any) -> str:
        """A name for whom it is about, if that is the same whenever it is named."""
        name, narrowed = split(selector) if selector is not None else ("", {})
        name = self.memory.aliases.get(name, name)
        return name if name in (*TARGETS, "self", "opponent", "players", "subject", "object") and not narrowed else ""

    def _field(self, step: Step, name: str, kind: str, facts: Facts) -> Facts:
        value = step.value(name)
        if kind == "Amount" and name != "times":
            return self.number(getattr(step.operation, name) if value is None else value, name)
        if kind in ("Selector", "Who"):
            return self.phrase(value or "you").facts(name)
        if kind == "Until":
            return {name: self.say(f"until-{value}") if value else ""}
        if kind == "CardName":
            return self._card(str(value), step)
        if kind == "Word":
            word = str(value if value is not None else getattr(step.operation, name))
            return {name: word, f"{name}_text": self.messages.get(f"{name}-{word}", "", facts)}
        return {}

    def _changes(self, step: Step) -> list[str]:
        """+1 attack, **Fog**."""
        found: list[str] = []
        for spec in _fields(type(step.operation)):
            value = step.value(spec.name)
            if spec.type == "Changes" and isinstance(value, Mapping):
                found += [self._change(stat, n) for stat, n in value.items() if stat != "keywords"]
                found += self._bold(value.get("keywords") or [])
            elif spec.type == "Keywords" and spec.name == step.main:
                found += self._bold(value)
        return found

    def _change(self, stat: str, written: Any) -> str:
        facts = self.number(written)
        if stat in self.keywords and facts["amount_is"] == "number":
            return self.say("keyword-amount", {"name": self.keyword(stat), "signed": facts["signed"]})
        return self.say("change", {**facts, "stat": self.say(f"stat-{stat}")})

    def _bold(self, words: Any) -> list[str]:
        return [f"**{self.keyword(str(w))}**" for w in (words if isinstance(words, list) else [words])]

    def _card(self, card: str, step: Step) -> Facts:
        """A token by its name, its stats and its keywords."""
        count = step.value("count") if step.value("count") is not None else 1
        number = count if isinstance(count, int) else int(count.get("times", 1))
        name = self.card_name(card)
        found = self.cards.get(card)
        stats, words = "", ""
        if found is not None:
            stats = "/".join(str(found.source[s]) for s in ("attack", "health") if s in found.source)
            words = self.listed(self.printed_keywords(found.source))
        shown = name if number == 1 else self.sounds.plural(name)
        return {"card": shown if self.lang == "en" else f"{shown} {stats}", "card_stats": stats,
                "card_gender": self.sounds.gender(name), "with": words or "none"}  # fmt: skip

    def printed_keywords(self, source: Mapping[str, Any]) -> list[str]:
        """The keywords of a card, as they stand on its first line."""
        found: list[str] = []
        for keyword in source.get("keywords") or []:
            if isinstance(keyword, Mapping):
                found += [self.say("keyword-amount", {"name": self.keyword(word), "signed": signed(int(n))})
                          for word, n in keyword.items()]  # fmt: skip
            else:
                found += self._bold(keyword)
        return found

    def _repeated(self, step: Step, text: str) -> str:
        times = step.written.get("times", 1)
        if isinstance(times, Mapping):
            return self.say("repeated-each", {**self.number(times), "text": text})
        return text if times == 1 else self.say("repeated", {"times": times, "text": text})

    # --- several of them ------------------------------------------------------------------------------------------

    def joined(self, steps: Sequence[Step], mood: str = "do") -> str:
        """In one sentence, with "then" where what follows depends on what came before."""
        groups: list[list[Worded]] = []
        for worded in self.operations(steps, mood):
            if not groups or worded.apart:
                groups.append([])
            groups[-1].append(worded)
        return self.listed([self._linked(group) for group in groups], "list-apart", "list-apart")

    def _linked(self, group: Sequence[Worded]) -> str:
        texts = [w.text for w in group]
        if len(group) < 2:
            return texts[0]
        before, last = group[-2:]
        then = before.tail or last.later or (len(group) == 2 and last.depends)
        return self.listed(texts, "list-then" if then else "list-and")
