"""Operations in words: the facts of each declared field, put into the message of its word."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.kernel.clauses import Clause
from game.kernel.decktop import LOOKED_AT
from game.kernel.operation import Operation
from game.language.declarations import declaration
from game.language.reading.sorts import SINGLE
from game.language.wording.figures import Figures
from game.language.wording.memory import CHOSEN, TARGETS, Phrase, freely, split
from game.language.wording.voice import Facts

Written = Mapping[str, Any]

RELATIONS = ("count", "stat", "resource", "adjacent_to")
"""What makes an operation depend on the one before it."""


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
        return declaration(type(self.operation))[0].name

    def value(self, name: str) -> Any:
        spec = next((d for d in declaration(type(self.operation)) if d.name == name), None)
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
    doer: str
    """Whose deed it is; "" for yours."""
    tail: bool
    """It ends in words that an "and" would seem to go on with."""
    later: bool
    """It follows from the one before."""
    depends: bool
    """Its numbers or its place may have been changed by the one before."""
    apart: bool
    """It needs a sentence of its own."""
    closes: bool
    """Nothing can follow it in its sentence."""


def _changes_of(step: Step) -> list[tuple[str, Any]]:
    """Each stat that it changes with the number, each keyword that it gives with None, in the order written."""
    found: list[tuple[str, Any]] = []
    for spec in declaration(type(step.operation)):
        value = step.value(spec.name)
        if spec.type == "Changes" and isinstance(value, Mapping):
            found += [(stat, n) for stat, n in value.items() if stat != "keywords"]
            found += [(str(word), None) for word in value.get("keywords") or []]
        elif spec.type == "Keywords" and spec.name == step.main:
            found += [(str(word), None) for word in (value if isinstance(value, list) else [value])]
    return found


def _has_others(step: Step) -> bool:
    """Is it about what another player has?"""
    return step.operation.about == "who" and step.about != "you"


NEW_CARDS = ("CardName", "CardOfDecks")
"""The types of the fields that name what is created."""

Quote = Callable[[Clause, Written, str], str]


class Operations:
    """The operations of one clause."""

    def __init__(self, figures: Figures, quote: Quote, later: Callable[[Clause, Written], str]) -> None:
        self.later = later
        """What is done at a moment to come, in words."""
        self.quote = quote
        """A clause that is given to somebody, in words."""
        self.figures = figures
        self.nouns = figures.nouns
        self.voice = figures.voice
        self.memory = figures.memory

    # --- one after another ----------------------------------------------------------------------------------------

    def sentences(self, steps: Sequence[Step], mood: str = "do", begins: bool = True) -> list[str]:
        """In words: one sentence where they hang on a trigger or a condition, else as many as read well.

        `begins`: does the effect begin with them?
        """
        self.memory.alone = self.memory.alone and mood == "do"
        self.memory.several = len(steps) > 2
        self.memory.others_things |= any(map(_has_others, steps))
        worded = self._worded(steps, mood, begins)
        groups: list[list[Worded]] = []
        for one in worded:
            turns = bool(groups) and len(worded) > 2 and one.doer != groups[-1][-1].doer
            if not groups or one.apart or turns or groups[-1][-1].closes:
                groups.append([])
            groups[-1].append(one)
        texts = [self._linked(group) for group in groups]
        return texts if self.memory.alone else [self.voice.listed(texts, "list-apart", "list-apart")]

    def joined(self, steps: Sequence[Step], mood: str = "do", begins: bool = False) -> str:
        """In one sentence."""
        self.memory.alone = False
        return self.sentences(steps, mood, begins)[0]

    def _linked(self, group: Sequence[Worded]) -> str:
        """With "then" where what follows depends on what came before."""
        if len(group) < 2:
            return group[0].text
        before, last = group[-2:]
        then = before.tail or last.later or (len(group) == 2 and last.depends)
        return self.voice.listed([w.text for w in group], "list-then" if then else "list-and")

    def _worded(self, steps: Sequence[Step], mood: str, begins: bool) -> list[Worded]:
        """Each of them; those that say the same thing of the same one are one."""
        texts: list[Worded] = []
        at = 0
        while at < len(steps):
            group = [steps[at]]
            while at + len(group) < len(steps) and self._joins(group[-1], steps[at + len(group)]):
                group.append(steps[at + len(group)])
            previous = steps[at - 1] if at else None
            at += len(group)
            spared = at < len(steps) and self._shares_end(group[-1], steps[at])
            texts.append(self._operation(group, previous, mood, begins, spared))
        return texts

    def _joins(self, one: Step, two: Step) -> bool:
        """Do two operations share their verb, whom they are about, and their end?"""
        verb = self.voice.attribute(f"op-{one.word}", "joins")
        same = one.about == two.about and one.written.get("until") == two.written.get("until")
        return bool(verb) and verb == self.voice.attribute(f"op-{two.word}", "joins") and same

    def _shares_end(self, one: Step, two: Step) -> bool:
        """Do two operations tell what becomes of the same one until the same end? It is said once, at the last."""
        same = one.about == two.about and one.written.get("until") == two.written.get("until")
        return same and self._key(one.about) != "" and all(self.voice.has(f"op-{s.word}.subject") for s in (one, two))

    # --- one ------------------------------------------------------------------------------------------------------

    def _operation(
        self, group: Sequence[Step], previous: Step | None, mood: str, begins: bool, spared: bool = False
    ) -> Worded:
        """Those of `group` in one text; `previous` is what stands before it. Changes what the memory holds.

        `spared`: until when it lasts is said by what follows.
        """
        step, memory, voice = group[0], self.memory, self.voice
        word = f"op-{step.word}"
        choice = self._choice(step, previous, mood, begins)
        about = CHOSEN if choice else step.about
        memory.apart = voice.has(f"{word}.apart")
        facts = self._facts(group, about, previous, "do" if choice else mood)
        facts |= {"until": ""} if spared else {}
        deed = voice.attribute(word, "subject", facts) == "yes"
        facts |= self._address(word, deed, facts)
        memory.apart |= deed and facts.get("to_is") == "it" and not choice
        text = self._repeated(step, voice.say(word, facts), facts)
        memory.trigger, memory.others_deed = "", deed
        if any(spec.type in NEW_CARDS for spec in declaration(type(step.operation))):
            memory.latest = frozenset()  # a pronoun would now mean what was created
        closes = bool(choice) or step.written.get("times", 1) != 1 or voice.has(f"{word}.closes")
        doer = self._key(about) if deed else ""
        memory.subject, memory.subject_number = "" if closes else doer, facts.get("to_number", "one")
        if choice:
            text, memory.apart = voice.say("chosen", {"choice": choice, "then": text}), previous is not None
        return Worded(
            text,
            doer=doer or str(facts["to"]) if deed else "",
            tail=voice.attribute(word, "tail", facts) == "yes",
            later=voice.has(f"{word}.later"),
            depends=any(relation in repr(dict(step.written)) for relation in RELATIONS),
            apart=memory.apart,
            closes=closes,
        )

    def _facts(self, group: Sequence[Step], about: Any, previous: Step | None, mood: str) -> Facts:
        """What the message of an operation is told: of the clause, of whom it is about, and of its fields."""
        step, memory, voice = group[0], self.memory, self.voice
        word = f"op-{step.word}"
        subject = voice.has(f"{word}.subject")
        again = about != CHOSEN and previous is not None and previous.word == step.word and voice.has(f"{word}.spans")
        memory.agent = "" if subject or step.operation.only_when else "you"
        memory.case = "subject" if subject else "object"
        memory.place = "in" if voice.has(f"{word}.in") else "from"
        facts: Facts = {
            "after": previous.word if previous is not None else "",
            "always": "yes" if memory.always else "no",
            "again": "yes" if again else "no",
            "conditional": "yes" if memory.conditional else "no",
            "contrast": "no",
            "keyword": voice.keyword(step.word),
            "mine": "yes" if memory.others_things or voice.has(f"{word}.mine") else "no",
            "mood": mood,
            "this": voice.attribute(f"kind-{self.nouns.card.kind}", "this"),
            "until": "",
        }
        facts |= self._pair(step) if voice.has(f"{word}.pairs") else {}
        if about is not None:
            phrase = self._whom(step, about, previous if again else None)
            facts |= phrase.facts("to") | ({"again": "no"} if phrase.role == "it" else {})
            facts["to_kind"] = self._kind(phrase)
        for spec in declaration(type(step.operation)):
            if spec.name != step.operation.about:
                facts |= self._field(step, spec.name, spec.type, facts)
        memory.case = "object"
        return facts | self._changes(group, str(facts.get("to_number", "one")))

    def _choice(self, step: Step, previous: Step | None, mood: str, begins: bool) -> str:
        """ "choose a card", for what is chosen only when the operation is reached, and so is no target."""
        selector = step.about
        name, narrowed = split(selector) if selector is not None else ("", {})
        by = narrowed.get("by", "")
        if not narrowed.get("pick") or (not by and self.voice.has(f"op-{step.word}.picks")):
            return ""
        chooser = "chooser-of-several" if self.voice.several == "yes" else "chooser"
        if not by and name in self.voice.held:
            by, chooser = "opponent", "chooser-named" if self.voice.has("chooser-named") else chooser
        self.memory.agent = self.memory.chooser = by or "you"
        one, free = freely(selector)
        phrase = self.nouns.phrase(one)
        self.memory.mention(CHOSEN, phrase)
        when = "then" if previous is not None else "now" if begins and mood == "do" else "so"
        facts = {"when": when, "mood": mood, "by": by or "you", "chooser": self.voice.say(chooser), "free": free}
        return self.voice.say("choose-later", facts | phrase.facts("to"))

    def _address(self, word: str, deed: bool, facts: Facts) -> Facts:
        """How you are spoken to after somebody else was the subject: `told`, and with "you" where it is your turn."""
        memory = self.memory
        if deed:
            return {}
        if facts.get("to_is") == "you" and not memory.told and not memory.others_deed:
            return {}
        contrast = False
        if memory.others_deed:
            of_you = self.voice.has(f"{word}.subject") or self.voice.has(f"{word}.turns")
            contrast = facts.get("to_is") == "you" and of_you and not (memory.alone and memory.several)
            memory.apart = memory.apart or not contrast
            memory.told = contrast or not memory.alone
        elif memory.told and memory.person:
            contrast = facts.get("to_is") == "you"
        memory.person = False
        contrast = contrast and facts["mood"] != "can"
        mood = "told" if memory.told and facts["mood"] == "do" else facts["mood"]
        return {"mood": mood, "contrast": "yes" if contrast else "no"}

    def _whom(self, step: Step, selector: Any, before: Step | None) -> Phrase:
        """`before`: the same operation stands just before, so its noun needs no repeating."""
        key = self._key(selector)
        name, narrowed = split(selector)
        word = f"op-{step.word}"
        if before is not None and narrowed.get("filter"):
            name_before, narrowed_before = split(before.about)
            if name == name_before and narrowed_before.get("filter"):
                return self.nouns.phrase(selector, "those")
        if step.word == "give" and name == "self":
            return replace(self.nouns.phrase(selector), role="self")
        every, apart = self.voice.has(f"{word}.every") and self.nouns.are_all(selector), self.memory.apart
        phrase = self.nouns.phrase(selector, "every" if every else "")
        if self.voice.has(f"{word}.subject") and phrase.role != "you":
            if key and key == self.memory.subject:
                self.memory.apart = apart  # what is left unsaid needs no sentence of its own
                return replace(phrase, role="same", number=self.memory.subject_number)
            if key and key == self.memory.trigger:
                return replace(phrase, role="again")
        return phrase

    def _kind(self, phrase: Phrase) -> str:
        """The kind of card that it is, where the message of its set, the trigger or the card says so."""
        own = self.nouns.card.kind if phrase.set == "self" else ""
        return phrase.kind or own or self.voice.attribute(f"set-{phrase.set}", "kind")

    def _key(self, selector: Any) -> str:
        """A name for whom it is about, if that is the same whenever it is named."""
        name, narrowed = split(selector) if selector is not None else ("", {})
        name = self.memory.aliases.get(name, name)
        known = (*TARGETS, CHOSEN, "self", "opponent", "players", "subject", "object")
        return name if name in known and not narrowed else ""

    def _pair(self, step: Step) -> Facts:
        """Two targets that are chosen for this alone; `pair` if they are two of the same."""
        names = [split(step.about)[0], split(step.value("against"))[0]]
        targets = self.memory.targets
        if names != list(TARGETS[:2]) or len(targets) < 2 or self.memory.said.keys() & {*names}:
            return {"fresh": "no", "pair": "no", "pair_text": ""}
        both = self.nouns.phrase({**targets[0], "pick": 2}).text if targets[0] == targets[1] else ""
        return {"fresh": "yes", "pair": "yes" if both else "no", "pair_text": both}

    # --- its fields -----------------------------------------------------------------------------------------------

    def _field(self, step: Step, name: str, kind: str, facts: Facts) -> Facts:
        value = step.value(name)
        if kind == "HowMany" and value == "all":
            return {name: "all", f"{name}_is": "all"}
        if kind in ("Amount", "HowMany") and name != "times":
            found = self.figures.number(getattr(step.operation, name) if value is None else value, name)
            return found | ({f"{name}_is": "equal"} if found[f"{name}_each"] and int(found[name]) < 0 else {})
        if value is None and kind in ("Selector", "ElementName") and not step.operation.reprices:
            return {name: "none", f"{name}_is": "none"}  # nobody is named, or none
        if kind in ("Selector", "Who"):
            if step.operation.of_packet and name != step.operation.about:
                value = _one_of(value)
            phrase = self.memory.unasked(lambda: self.nouns.phrase(value or "you"))
            if phrase.role == "it" and facts.get("to_is") in ("it", "same", "again") and phrase.that:
                phrase = replace(phrase, text=phrase.that, role="noun")  # two pronouns would be one and the same
            return phrase.facts(name)
        if kind == "Keep":
            return self._kept(value, step.value("amount"))
        if kind in ("Destination", "HandOrPile"):
            word = str(value if value is not None else getattr(step.operation, name))
            return {name: word, f"{name}_text": self.voice.messages.get(f"goes-{word}", "", facts)}
        if kind == "Until":
            return {
                name: self.voice.say(
                    f"until-{value}",
                    {"when": self.memory.when, "this": facts["this"], "several": self.voice.several},
                )
                if value
                else ""
            }
        if kind == "NextMoment":
            return {name: self.later(getattr(step.operation, name), value)}
        if kind == "Clauses":
            given = zip(step.operation.given(), value, strict=True)
            bearer = str(facts.get("to_kind", ""))
            told = [self.voice.say("quoted", {"text": self.quote(c, w, bearer)}) for c, w in given]
            return {name: self.voice.listed(told)}
        if kind == "ElementName" and step.operation.reprices:
            return self._price(value, int(facts["size"]))
        if kind == "CardName":
            return self._card(str(value), step)
        if kind == "ElementChoice" and isinstance(value, Mapping):
            return {name: "by_board", "element_by": self._element_by(value)}
        if kind in ("Word", "ElementChoice"):
            word = str(value if value is not None else getattr(step.operation, name))
            return {name: word, f"{name}_text": self.voice.messages.get(f"{name}-{word}", "", facts)}
        if kind in ("Amount", "Changes", "Keywords") or value is None:  # `times`, and what `_changes` tells
            return {}
        spec = next(spec for spec in declaration(type(step.operation)) if spec.name == name)
        return self.nouns.facts_of(spec, step.word, value)

    def _kept(self, written: Any, amount: Any) -> Facts:
        """What is kept of so many cards that are looked at: a phrase, and how many others are `left`."""
        if written is None:
            return {"keep": "none", "left": "one" if amount == 1 else "other"}
        narrowed = written if isinstance(written, Mapping) else {"pick": written}
        phrase = self.nouns.noun_phrase(LOOKED_AT, narrowed, "")
        keep = "narrowed" if narrowed.get("filter") else "up_to" if narrowed.get("up_to") else "some"
        if amount == 1:
            phrase = self.nouns.noun_phrase(LOOKED_AT, narrowed, "a")
            keep = f"{'if' if keep == 'narrowed' else 'it'}{'_may' if narrowed.get('up_to') else ''}"
        left = amount - phrase.n if keep == "some" and isinstance(amount, int) else 2
        others = "none" if left < 1 else "one" if left == 1 else "other"
        return {**phrase.facts("kept"), "keep": keep, "left": others}

    def _element_by(self, written: Written) -> str:
        """The element of which somebody has the most or the least."""
        which = "most" if "most" in written else "least"
        whose = self.figures.whose(written)
        things = self.voice.attribute(f"resource-{written[which]}", "other")
        return self.voice.say("element-by", {"which": which, "owner": whose, "things": things, "ties": "you"})

    def _price(self, element: str | None, amount: int) -> Facts:
        """So much of an element, and one of it; "" of what any element pays, which is meant if none is named."""
        if element is None or self.voice.has(f"element-{element}.any"):
            return {"price": f"{{{amount}}}", "unit": ""}
        return {"price": self.voice.price({element: amount}), "unit": f"{{{element}}}"}

    def _changes(self, group: Sequence[Step], number: str) -> Facts:
        """`changes`: +1 attack, **Nimble**. `signs`: minus, mixed or plus. `be`: are they all what somebody is?

        Only a sentence with a verb of gaining turns it into one of losing ("loses 1 attack"); any other keeps the sign.
        """
        found = [change for step in group for change in _changes_of(step)]
        words = [word for word, n in found if n is None]
        numbers = [stat for stat, n in found if n is not None]
        down = [stat for stat, n in found if isinstance(n, int) and n < 0]
        taken = {self.voice.attribute("vital", "stat"), *self.voice.keywords}  # of these one does not say "loses 2"
        turns = self.voice.attribute(f"op-{group[0].word}", "joins") == "gain"
        lost = turns and bool(down) and down == [stat for stat, _ in found] and not taken & {*down}
        signs = "minus" if lost else "mixed" if down else "plus"
        be = not numbers and bool(words) and {*words} <= self.voice.adjectives
        own = f"change-{group[0].word}"
        word = own if self.voice.has(own) else "loss" if signs == "minus" else "change"
        agrees = number if be else "one"
        parts = [
            self._change(stat, n, word) if n is not None else self.voice.bold(stat, agrees)[0] for stat, n in found
        ]
        return {"changes": self.voice.listed(parts), "signs": signs, "be": "yes" if be else "no"}

    def _change(self, stat: str, written: Any, word: str) -> str:
        """`word` is the message: a change or a loss, or one that only its operation has."""
        facts = self.figures.number(written)
        if word in ("change", "loss") and stat in self.voice.keywords and facts["amount_is"] == "number":
            return self.voice.say("keyword-amount", {"name": self.voice.keyword(stat), "signed": facts["signed"]})
        facts["unit"] = self.voice.stat(stat, facts["amount"] if isinstance(facts["amount"], int) else 2)
        return self.voice.say(word, {**facts, **self.nouns.stat_facts(stat)})

    def _card(self, card: str, step: Step) -> Facts:
        """A token by its name, its body, its keywords and what of its text stands under a keyword."""
        count = step.value("count") if step.value("count") is not None else 1
        number = count if isinstance(count, int) else int(count.get("times", 1)) if count != "x" else 2
        name = self.voice.card_name(card)
        found = self.voice.cards.get(card)
        body, words = "", ""
        if found is not None:
            body = self.voice.say("body", {k: v for k, v in found.source.items() if isinstance(v, int)})
            whens = [c["when"] for c in found.source.get("clauses") or [] if c.get("when") in self.voice.keywords]
            words = self.voice.listed([*self.voice.printed_keywords(found.source), *self.voice.bold(whens)])
        return {"card": name if number == 1 else self.voice.plural(name), "card_body": body,
                "card_gender": self.voice.sounds.gender(name), "with": words or "none"}  # fmt: skip

    def _repeated(self, step: Step, text: str, facts: Facts) -> str:
        times = step.written.get("times", 1)
        if times == 1:
            return text
        times = "X" if times == "x" else times
        self.memory.apart = True
        if isinstance(times, Mapping):
            number = self.figures.number(times) | {"text": text, "mood": facts["mood"]}
            each = number["amount_is"] == "each" and number["amount"] == 1
            return self.voice.say("repeated-each" if each else "repeated-equal", number)
        # What is drawn by lot is drawn each time, so the number stands first, but not between "to" and its verb.
        before = "yes" if facts.get("to_random") == "yes" and facts["mood"] == "do" else "no"
        return self.voice.say("repeated", {"times": times, "text": text, "before": before})


def _one_of(selector: Any) -> Any:
    """A single one of those that it means: a packet of damage has one source and one recipient."""
    name, narrowed = split(selector)
    return selector if name in SINGLE else {**narrowed, "from": name, "pick": 1}
