"""Selectors as noun phrases: articles, owners, filters, places; and pronouns for what was mentioned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.kernel.cards import Definition
from game.kernel.filters import Ranking
from game.language.declarations import FieldSpec, declaration
from game.language.wording import values
from game.language.wording.memory import CHOSEN, TARGETS, Memory, Phrase, split
from game.language.wording.voice import Facts, Voice

ORDINALS = ("first", "second", "third")
SINGULAR = ("a", "the", "each", "every", "that", "theirs", *ORDINALS)
BARE = ("each", "every", "number", "bare", "that", "theirs", "those", *ORDINALS)
"""Forms for which a set's noun is needed, though it may have a text of its own."""


class Nouns:
    """Noun phrases for one clause of one card."""

    def __init__(self, voice: Voice, card: Definition, memory: Memory) -> None:
        self.voice = voice
        self.card = card
        self.memory = memory

    # --- whom a selector means ------------------------------------------------------------------------------------

    def phrase(self, selector: Any, form: str = "") -> Phrase:
        """`form` overrides how many are meant: `any` for whose event it is, `each`, `every`, `number`, `bare`."""
        name, narrowed = split(selector)
        name = self.memory.aliases.get(name, name)
        if name in TARGETS and TARGETS.index(name) < len(self.memory.targets):
            return self._only(self._referred(name, TARGETS.index(name)), narrowed)
        if name in self.memory.said and (not set(narrowed) - {"from"} or not self._has_noun(f"set-{name}")):
            return self._only(self._again(name), narrowed)
        if self._fixed(name, narrowed, form):
            phrase = self._fixed_phrase(name, narrowed, form)
            if name in ("opponent", "self", "host"):
                self.memory.mention(name, phrase)
            return self._only(phrase, narrowed)
        return self.noun_phrase(name, narrowed, form)

    def _only(self, phrase: Phrase, narrowed: Mapping[str, Any]) -> Phrase:
        """One that is named, and which it must be to be meant: this card (only damaged)."""
        filters = narrowed.get("filter") or {}
        if not filters or phrase.role == "you":
            return phrase
        facts: Facts = {"who": phrase.that or phrase.text, "how": self.such(phrase, filters, "")}
        return replace(phrase, role="noun", text=self.voice.say("only", facts))

    def such(self, phrase: Phrase, filters: Mapping[str, Any], one: str = "such-one") -> str:
        """How those must be that pass: damaged, "one with Nimble" where that is no adjective and `one` a message."""
        facts: Facts = {"form": phrase.form, "number": phrase.number, "gender": phrase.gender, "n": 1, "owner": "none",
                        "random": "no"}  # fmt: skip
        how = []
        for key, value in filters.items():
            text, at = self._filter(key, value, facts)
            text = text or self._kind_alone(key, value)
            how.append(self.voice.say(one, {**facts, "how": text}) if one and at == "after" else text)
        return self.voice.listed(how)

    def _kind_alone(self, key: str, value: Any) -> str:
        """What is otherwise told by the noun."""
        return self.voice.card_name(value) if key == "card" else self.voice.attribute(f"{key}-{value}", "one")

    def _has_noun(self, word: str) -> bool:
        return self.voice.has(f"{word}.one") or self.voice.has(f"{word}.a")

    def target(self, number: int) -> Mapping[str, Any]:
        """The selector of a target; no target is chosen twice, so a later one of the same set is another."""
        targets = self.memory.targets
        selector: Mapping[str, Any] = targets[number]
        said = [split(targets[TARGETS.index(t)])[0] for t in self.memory.said if t in TARGETS]
        return {**selector, "other": True} if split(selector)[0] in said else selector

    def _referred(self, name: str, number: int) -> Phrase:
        if name in self.memory.said:
            return self._again(name)
        asked, self.memory.asks = self.memory.asks, True
        phrase = self.phrase(self.target(number))
        self.memory.asks = asked
        self.memory.mention(name, phrase)
        return phrase

    def _again(self, name: str) -> Phrase:
        """A pronoun for the latest that was mentioned, else "that card"."""
        memory, before = self.memory, self.memory.said[name]
        if before.role == "you":
            return before
        if before.role == "group":
            memory.latest = frozenset((name,))
            memory.apart = True
            word = "the-chosen" if name == CHOSEN else "the-target"
            gender = self.voice.attribute(word, "gender")
            text = self.voice.say(word, {"by": memory.chooser})
            return Phrase(text, gender=gender, set=before.set, owner=before.owner)
        latest = name in memory.latest
        that = self._that(name, before, latest)
        if not latest:
            memory.latest = frozenset((name,))
            return that
        word = f"set-{before.set}"
        number = self.voice.attribute(word, "pronoun-number", default=before.number)
        pronoun = self.voice.attribute(word, "pronoun") or self.voice.say(
            "pronoun", {"number": before.number, "gender": before.gender})  # fmt: skip
        return Phrase(pronoun, "it", number, before.gender, before.set, before.form, before.owner,
                      kind=before.kind, that=that.text)  # fmt: skip

    def _that(self, name: str, before: Phrase, latest: bool) -> Phrase:
        """That card; that card of yours, or the first card, where two that were mentioned are of one kind.

        Of the `latest` one "that card" is enough.
        """
        noun = self._noun_of(before)
        if before.that or not noun:
            return replace(before, text=before.that or before.text)
        if before.n > 1:
            return self.noun_phrase(before.set, {}, "those-all")
        if before.kind:
            return self.noun_phrase(name, {"filter": {"kind": before.kind}}, "that")
        same = [n for n, p in self.memory.said.items() if self._noun_of(p) == noun]
        if latest or len(same) < 2:
            return self.noun_phrase(before.set, {}, "that")
        owners = [self.memory.said[n].owner for n in same]
        if len({*owners}) == len(owners) and {*owners} <= {"you", "opponent"}:
            return self.noun_phrase(before.set, {}, "theirs")
        sets = {self.memory.said[n].set for n in same}
        return self.noun_phrase(before.set, {}, ORDINALS[min(same.index(name), 2)], owned=len(sets) == 1)

    def _noun_of(self, phrase: Phrase) -> str:
        """The bare noun of what was mentioned; "" where it had a text of its own."""
        return self.voice.attribute(f"kind-{phrase.kind}" if phrase.kind else f"set-{phrase.set}", "one")

    def _fixed(self, name: str, narrowed: Mapping[str, Any], form: str) -> bool:
        """Does the set have a text of its own for this? Else it is put together around its noun."""
        word = f"set-{name}"
        if not self.voice.has(f"{word}.one"):  # players have nouns where they are not named or all meant
            fewer = {"pick", "random", "filter"} & {*narrowed}
            return form not in ("", "any") or not fewer or not self.voice.has(f"{word}.a")
        if form in BARE or form == "those-all" or narrowed.get("filter") or narrowed.get("other"):
            return form == "every" and self.voice.attribute(word, "is") == "group" and not narrowed.get("filter")
        many = int(narrowed.get("pick", 0) or narrowed.get("random", 0)) > 1 or narrowed.get("up_to")
        return not many and not narrowed.get("adjacent_to") and bool(self.voice.say(word, {"form": "all"}))

    def _fixed_phrase(self, name: str, narrowed: Mapping[str, Any], form: str) -> Phrase:
        word, kind = f"set-{name}", f"kind-{self.card.kind}"
        form = "all" if form == "every" else form
        shape = form or ("a" if narrowed.get("pick") or narrowed.get("random") else "all")
        facts = {"form": shape, "agent": self.memory.agent, "case": self.memory.case,
                 "random": "yes" if narrowed.get("random") else "no", **self._bearer()}  # fmt: skip
        own = self.voice.attribute(kind, "gender") if name == "self" else ""
        number = self.voice.attribute(word, "number", default="one") if shape != "any" else "one"
        role = self.voice.attribute(word, "is", default="noun")
        if role == "group":
            number = "other" if shape == "all" else "one"
        random = bool(narrowed.get("random"))
        verb = "" if random else self.voice.attribute(word, "verb")
        gender = own or self.voice.attribute(word, "gender")
        return Phrase(self.voice.say(word, facts), role, number, gender, name, shape,
                      self.voice.attribute(word, "owner"), random=random, verb=verb)  # fmt: skip

    def _bearer(self) -> Facts:
        """Facts about the card that bears the clause: `this`, and whether it is what the sentence is about anyway."""
        this = self.voice.attribute(f"kind-{self.card.kind}", "this")
        return {"this": this, "always": "yes" if self.memory.always else "no"}

    # --- noun phrases ---------------------------------------------------------------------------------------------

    def noun_phrase(self, name: str, narrowed: Mapping[str, Any], form: str, owned: bool = True) -> Phrase:
        """`owned`: say whose they are."""
        voice, word = self.voice, f"set-{name}"
        filters: Mapping[str, Any] = narrowed.get("filter") or {}
        n = int(narrowed.get("pick", 0) or narrowed.get("random", 0) or 0)
        owner = voice.attribute(word, "owner", default="none")
        sided = voice.attribute(word, "whose", default=owner) in ("you", "opponent")
        shape = self._shape(narrowed, n, sided) if form in ("", "any") else form
        shape = "the" if voice.has(f"{word}.alone") else shape
        shape = "a" if form == "any" and shape != "the" else shape
        number = "one" if shape in SINGULAR or (n == 1 and shape in ("some", "up_to", "bare")) else "other"
        noun_word = self._noun_word(word, filters)
        gender = voice.attribute(noun_word, "gender")
        if card := filters.get("card"):
            gender = voice.sounds.gender(voice.card_name(card))
        facts: Facts = {"form": shape, "number": number, "gender": gender, "n": n, "owner": "none", "near": "no",
                        "random": "yes" if narrowed.get("random") else "no",
                        "other": "yes" if narrowed.get("other") else "no"}  # fmt: skip
        facts["owner"] = owner if owned else "none"
        owner = voice.attribute(word, "whose", default=facts["owner"])
        if self.memory.agent == "opponent" and facts["owner"] == "opponent":
            facts["owner"] = "its"
        places = self._places(word, narrowed, filters, facts)
        one, other = self._nouns(noun_word, filters)
        facts["random"] = "no" if shape == "the" else facts["random"]
        facts |= {"noun": one if number == "one" else other, "nouns": other, **places}
        text = voice.say("phrase", facts)
        noun = voice.say("phrase", {**facts, "form": "bare", "place": "", "random": "no"})
        that = "" if voice.has(f"{word}.one") else voice.attribute(word, "that")
        return Phrase(text, "noun", number, gender, name, shape, owner, noun, n, facts["random"] == "yes", that=that,
                      narrowed=bool(filters or narrowed.get("adjacent_to")))  # fmt: skip

    def are_all(self, selector: Any) -> bool:
        """Does it mean all of a set, so that one can speak of each of them?"""
        name, narrowed = split(selector)
        word = f"set-{name}"
        if name in self.memory.said or not self.voice.has(f"{word}.one"):
            return False
        fixed = bool(self.voice.say(word, {"form": "all"})) and not narrowed.get("filter")
        n = int(narrowed.get("pick", 0) or narrowed.get("random", 0) or 0)
        return not fixed and self._shape(narrowed, n, True) == "all"

    def _shape(self, narrowed: Mapping[str, Any], n: int, sided: bool) -> str:
        """`sided`: do they all stand on one side, so that only one of them is the leftmost?"""
        filters = {*(narrowed.get("filter") or {})}
        only = filters & {"most", "least"} or ("place" in filters and (sided or not n))
        if n == 1 and only and not narrowed.get("up_to"):
            return "the"
        if narrowed.get("up_to"):
            return "up_to"
        if n:
            return "a" if n == 1 else "some"
        return "the" if only or (narrowed.get("adjacent_to") and narrowed.get("side")) else "all"

    def _noun_word(self, word: str, filters: Mapping[str, Any]) -> str:
        if filters.get("token") is True:
            return "kind-token"
        if "type" in filters:
            return f"type-{filters['type']}"
        return f"kind-{filters['kind']}" if "kind" in filters else word

    def _nouns(self, noun_word: str, filters: Mapping[str, Any]) -> tuple[str, str]:
        if "card" in filters:
            name = self.voice.card_name(filters["card"])
            return name, self.voice.plural(name)
        one, other = ("one", "other") if self.voice.has(f"{noun_word}.one") else ("a", "some")
        return self.voice.attribute(noun_word, one), self.voice.attribute(noun_word, other)

    def _places(self, word: str, narrowed: Mapping[str, Any], filters: Mapping[str, Any], facts: Facts) -> Facts:
        """What stands before the noun, right behind it and after it. Changes `facts` where a neighbour needs it."""
        found: dict[str, list[str]] = {"before": [], "adjective": [], "after": []}
        for key, value in filters.items():
            text, at = self._filter(key, value, facts)
            found[at].append(text)
        if "place" in filters and self.voice.several == "yes" and facts["owner"] in ("opponent", "none"):
            found["after"].append(self.voice.say("of-whose-line", facts))
            facts["owner"] = "none"
        if near := narrowed.get("adjacent_to"):
            phrase = self.phrase(near)
            role = "self" if near == "self" or phrase.role in ("it", "again") else "noun"
            near_facts = {**facts, "near": phrase.text, "near_is": role, "side": narrowed.get("side", "both")}
            at = self.voice.attribute("adjacent", "at", near_facts, "after")
            found[at].append(self.voice.say("adjacent", near_facts))
            facts["near"] = "yes"
            if role == "self" and facts["owner"] in ("you", phrase.owner):
                facts["owner"] = "none"
        place = "in" if facts["form"] in ("each", "number", "bare") else self.memory.place
        one = facts["form"] == "a" and facts["random"] == "no"
        of_one = "its" if self.memory.agent == "opponent" else "one" if one else "all"
        told = {"owner": "none", "number": facts["number"], "of_one": of_one, **self._bearer()}
        where = self.voice.attribute(word, place, told)
        return {**{at: " ".join(texts) for at, texts in found.items()}, "place": where}

    def _filter(self, key: str, value: Any, facts: Facts) -> tuple[str, str]:
        """A filter word, and where it stands; "" for one that is told by the noun."""
        kind = self.voice.grammar.filters[key]
        if kind.noun:
            return "", "after"
        voice, name, more = self.voice, f"filter-{kind.word}", dict(facts)
        specs = declaration(kind)
        for spec in specs:
            under = value if len(specs) == 1 else value.get(spec.written)
            more |= self.facts_of(spec, key, under, str(facts["number"]))
        if issubclass(kind, Ranking):
            chosen = self.memory.asks and not self.memory.always and facts["random"] == "no"
            more["ties"] = "opponent" if chosen and self.memory.agent == "opponent" else "you" if chosen else "nobody"
        if more.get("keyword_is") == "adjective" and voice.has(f"{name}-adjective"):
            name += "-adjective"
        return voice.say(name, more), voice.attribute(name, "at", more, "after")

    # --- what is written under a word -----------------------------------------------------------------------------

    def facts_of(self, spec: FieldSpec, word: str, value: Any, number: str = "one") -> Facts:
        """As `values.facts_of`: a selector by its phrase, a stat by its noun, all else by its value alone."""
        match spec.type:
            case "StatName" | "MeasuredStat":
                return {spec.name: self.voice.stat(str(value), 1), **self.stat_facts(str(value))}
            case "Selector" | "Counted" | "Whose" | "Owner" | "Who":
                return self.phrase(value if value is not None else "you").facts(spec.name)
        return values.facts_of(self.voice, self.card.counters, spec, word, value, number)

    def stat_facts(self, stat: str) -> Facts:
        word = f"stat-{stat}"
        return {"stat": self.voice.say(word), "stat_gender": self.voice.attribute(word, "gender"),
                "stat_number": self.voice.attribute(word, "number", default="one"),
                "counted": "yes" if self.voice.has(f"{word}.one") else "no"}  # fmt: skip
