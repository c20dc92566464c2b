"""A clause in words: trigger, condition, choice, operations."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.kernel.clauses import Clause
from game.language.wording.figures import mana
from game.language.wording.nouns import TARGETS, Facts, Memory, Phrase, split
from game.language.wording.operations import Operations, Step

_SPACES = re.compile(r"\s+")
_BEFORE_POINT = re.compile(r" ([,.;:)])")
_FIRST = re.compile(r"^(\**)(\w)")


class Sentences(Operations):
    """The paragraphs of one card in one language."""

    def paragraphs(self) -> list[str]:
        source = self.card.source
        keywords = ", ".join(self.printed_keywords(source))
        written = source.get("clauses") or []
        texts = [self._clause(c, written[int(c.key.rsplit("#", 1)[1])]) for c in self.card.clauses]
        return [self._clean(text) for text in (keywords, *texts) if text]

    def _clean(self, text: str) -> str:
        return _BEFORE_POINT.sub(r"\1", _SPACES.sub(" ", text)).strip()

    def _sentence(self, text: str) -> str:
        """Settled, with a capital and a full stop."""
        text = self._clean(self.sounds.settle(self._clean(text)))
        return _FIRST.sub(lambda m: m[1] + m[2].upper(), text) + "."

    def _clause(self, clause: Clause, written: Mapping[str, Any]) -> str:
        self.memory = Memory(targets=tuple(written.get("targets") or ()))
        lead = self._lead(clause, written)
        symbol, trigger = ("", lead) if lead and not lead.endswith((":", ":**")) else (lead, "")
        sentences = self._body(clause, written)
        if trigger:
            sentences[0] = self.say("after-trigger", {"trigger": trigger, "then": sentences[0]})
        return " ".join([symbol, *(self._sentence(s) for s in sentences)])

    # --- what sets it off -----------------------------------------------------------------------------------------

    def _lead(self, clause: Clause, written: Mapping[str, Any]) -> str:
        """The keyword or cost that it starts with, or the first half of its sentence."""
        whose = written.get("of")
        default = clause.of is None or whose is None or whose == "you"
        if clause.when in self.keywords and default:
            if clause.of is not None:
                self.memory.said["subject"] = self.phrase("you")
            return self.say("keyword-trigger", {"name": self.keyword(clause.when)})
        facts: Facts = {"cost": mana(written.get("pay") or {}), "kind": self.card.kind, "this": self.attribute(
            f"kind-{self.card.kind}", "this")}  # fmt: skip
        if clause.of is not None:
            selector = whose if whose is not None else clause.of.name
            facts |= {**self._event(f"trigger-{clause.when}", selector).facts("of"), "of_set": split(selector)[0]}
        return self.say(f"trigger-{clause.when}", facts)

    def _event(self, word: str, selector: Any) -> Phrase:
        """Whose event it is; and remember both sides of it."""
        phrase = self.phrase(selector, "any")
        memory = self.memory
        name = selector if selector in ("self", "opponent") else "subject"
        memory.aliases["subject"] = name
        if selector == "players" and self.messages.has(f"{word}.subject"):
            memory.said[name] = Phrase(self.attribute(word, "subject"), gender=phrase.gender)
            return phrase
        memory.mention(name, phrase)
        memory.trigger = name
        thing = self.attribute(word, "object")
        memory.said["object"] = Phrase(thing, gender=self.attribute(word, "object-gender", default="thing"))
        if not thing:
            memory.latest |= {"object"}
        return phrase

    # --- what happens ---------------------------------------------------------------------------------------------

    def _body(self, clause: Clause, written: Mapping[str, Any]) -> list[str]:
        """The sentences; the first may still be put behind a trigger."""
        do = [Step(o, w) for o, w in zip(clause.do, written["do"], strict=True)]
        orelse = [Step(o, w) for o, w in zip(clause.orelse, written.get("else") or [], strict=True)]
        condition = "" if self._granted(written) else written.get("if") or ""
        if condition and (short := self._either(do, orelse, condition)):
            return [short]
        chosen = self._chosen(written) if condition else []
        told = self.conditions(condition) if condition else ""
        self.memory.conditional = bool(told)
        sentences = self._gated(clause, written, do)
        if told:
            sentences[0] = self.say("if-then", {"condition": told, "then": sentences[0]})
        sentences[:0] = chosen
        if orelse:
            sentences.append(self.say("otherwise", {"then": self.joined(orelse)}))
        return sentences

    def _chosen(self, written: Mapping[str, Any]) -> list[str]:
        """A sentence for each target that the condition speaks of: it is chosen before anything is asked of it."""
        asked = repr(written["if"])
        return [self.say("choose", self.phrase(t).facts("to")) for t in TARGETS if f"'{t}'" in asked]

    def _gated(self, clause: Clause, written: Mapping[str, Any], do: list[Step]) -> list[str]:
        price = written.get("pay") if clause.when != "use" else None
        if not clause.may and price is None:
            return [self.joined(do)]
        facts = {"cost": mana(price or {}), "then": self.joined(do[:1], "can")}
        if price is not None and len(do) > 1:
            self.memory = replace(self.memory, said={}, latest=frozenset(), subject="")
            rest = self.joined(do)
            return [self.say("pay", facts), self.say("if-you-do", {"then": rest})]
        first = self.say("pay-to" if price is not None else "may", facts)
        if len(do) == 1:
            return [first]
        rest = self.joined(do[1:])
        return [first, self.say("if-you-do", {"then": rest})]

    def _granted(self, written: Mapping[str, Any]) -> bool:
        """Does the condition only ask that there be something to choose?"""
        condition = written.get("if")
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
        text = self.joined(orelse)
        told = self.conditions(condition)
        return self.say("or-instead", {"text": text, "amount": one[word], "condition": told})
