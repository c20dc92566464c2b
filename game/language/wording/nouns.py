"""Selectors as noun phrases: articles, owners, filters, places; and pronouns for what was mentioned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.kernel.cards import Definition
from game.language.wording import english, italian
from game.language.wording.messages import messages

SOUNDS = {"it": italian, "en": english}
TARGETS = ("target", "target2", "target3")
BOUNDS = ("at_least", "at_most", "equals")

Facts = dict[str, Any]


@dataclass(frozen=True)
class Phrase:
    """A noun phrase. `role`: you, it, same, again, group or noun, as the message files explain."""

    text: str
    role: str = "noun"
    number: str = "one"
    gender: str = ""
    set: str = ""
    form: str = ""
    owner: str = ""
    noun: str = ""
    n: int = 1
    random: bool = False

    def facts(self, name: str) -> Facts:
        random = "yes" if self.random else "no"
        return {name: self.text, f"{name}_is": self.role, f"{name}_number": self.number, f"{name}_gender": self.gender,
                f"{name}_set": self.set, f"{name}_form": self.form, f"{name}_owner": self.owner or "none",
                f"{name}_noun": self.noun, f"{name}_n": self.n, f"{name}_random": random}  # fmt: skip


@dataclass
class Memory:
    """What the clause has mentioned so far: of whom the text may go on with a pronoun."""

    targets: tuple[Any, ...] = ()
    """The plain selectors of the clause's targets."""
    said: dict[str, Phrase] = field(default_factory=dict)
    latest: frozenset[str] = frozenset()
    """Whom a pronoun would mean."""
    aliases: dict[str, str] = field(default_factory=dict)
    """`subject` by the name of whom it is."""
    subject: str = ""
    """Whom the operation just before is the deed of."""
    subject_number: str = "one"
    agent: str = ""
    """`you` while an operation is worded that you do, so that you can be its object only as "yourself"."""
    place: str = "from"
    """The attribute of sets that says where they lie: `from` as what is taken, `in` as what is counted."""
    others_deed: bool = False
    """Is the operation just before worded as somebody else's deed, not yours?"""
    conditional: bool = False
    """Does the sentence begin with "if"?"""
    apart: bool = False
    """Does the operation being worded need a sentence of its own?"""
    trigger: str = ""
    """Whose event set the clause off, until the first operation."""

    def mention(self, name: str, phrase: Phrase) -> None:
        self.said[name] = phrase
        self.latest = frozenset((name,))


def split(selector: Any) -> tuple[str, Mapping[str, Any]]:
    """The set's name and what narrows it."""
    if isinstance(selector, Mapping):
        return str(selector["from"]), selector
    return str(selector), {}


def bounds(written: Any) -> Facts:
    """At least, at most, exactly: as facts for the messages."""
    if not isinstance(written, Mapping):
        return {"bounds": "exact", "least": written, "most": written}
    least, most = written.get("at_least"), written.get("at_most")
    if "equals" in written:
        return {"bounds": "exact", "least": written["equals"], "most": written["equals"]}
    if least is not None and most is not None:
        return {"bounds": "between", "least": least, "most": most}
    return {"bounds": "most" if least is None else "least", "least": least or 0, "most": most or 0}


class Nouns:
    """Noun phrases of one card in one language."""

    def __init__(self, lang: str, game: str, card: Definition, cards: Mapping[str, Definition],
                 keywords: Mapping[str, Any]) -> None:  # fmt: skip
        self.lang = lang
        self.card = card
        self.cards = cards
        self.keywords = keywords
        self.messages = messages(lang, game)
        self.sounds = SOUNDS[lang]
        self.memory = Memory()

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        return self.messages.say(name, facts)

    def keyword(self, word: str) -> str:
        found = self.keywords.get(word, {}).get("name", {}).get(self.lang)
        return str(found) if found else self.messages.get(f"stat-{word}", f"‹{word}›")

    def attribute(self, word: str, name: str, facts: Mapping[str, Any] | None = None, default: str = "") -> str:
        return self.messages.get(f"{word}.{name}", default, facts)

    # --- whom a selector means ------------------------------------------------------------------------------------

    def phrase(self, selector: Any, form: str = "") -> Phrase:
        """`form` overrides how many are meant: `any` for whose event it is, `each`, `number`, `bare`."""
        name, narrowed = split(selector)
        name = self.memory.aliases.get(name, name)
        if name in TARGETS and TARGETS.index(name) < len(self.memory.targets):
            return self._referred(name, TARGETS.index(name))
        if name in self.memory.said and not set(narrowed) - {"from"}:
            return self._again(name)
        if self._fixed(name, narrowed, form):
            phrase = self._fixed_phrase(name, narrowed, form)
            if name in ("opponent", "self"):
                self.memory.mention(name, phrase)
            return phrase
        return self.noun_phrase(name, narrowed, form)

    def _referred(self, name: str, number: int) -> Phrase:
        if name in self.memory.said:
            return self._again(name)
        target = self.memory.targets[number]
        if any(split(t)[0] == split(target)[0] for t in self.memory.targets[:number]):
            target = {**target, "other": True}  # no target is chosen twice
        phrase = self.phrase(target)
        self.memory.mention(name, phrase)
        return phrase

    def _again(self, name: str) -> Phrase:
        """A pronoun for the latest that was mentioned, else "that Creature"."""
        before = self.memory.said[name]
        if before.role == "you":
            return before
        if before.role == "group":
            self.memory.latest = frozenset((name,))
            self.memory.apart = True
            gender = self.attribute("the-target", "gender")
            return Phrase(self.say("the-target"), gender=gender, set=before.set, owner=before.owner)
        if name not in self.memory.latest:
            self.memory.latest = frozenset((name,))
            return self._that(name, before)
        pronoun = self.attribute(f"set-{name}", "pronoun") or self.say(
            "pronoun", {"number": before.number, "gender": before.gender})  # fmt: skip
        number = self.attribute(f"set-{before.set}", "pronoun-number", default=before.number)
        return Phrase(pronoun, "it", number, before.gender, before.set, before.form, before.owner)

    def _that(self, name: str, before: Phrase) -> Phrase:
        """That Creature; the first Creature where there are two targets of the same set."""
        if not self.messages.has(f"set-{before.set}.one"):
            return before
        sets = [split(t)[0] for t in self.memory.targets]
        twins = name in TARGETS and sets.count(before.set) > 1
        return self.noun_phrase(before.set, {}, ("first", "second", "third")[TARGETS.index(name)] if twins else "that")

    def _fixed(self, name: str, narrowed: Mapping[str, Any], form: str) -> bool:
        """Does the set have a text of its own for this? Else it is put together around its noun."""
        word = f"set-{name}"
        if not self.messages.has(f"{word}.one"):
            return True
        if (
            form in ("each", "number", "bare", "that", "those", "first", "second", "third")
            or narrowed.get("filter")
            or narrowed.get("other")
        ):
            return False
        many = int(narrowed.get("pick", 0) or narrowed.get("random", 0)) > 1 or narrowed.get("up_to")
        return not many and not narrowed.get("adjacent_to") and bool(self.say(word, {"form": "all"}))

    def _fixed_phrase(self, name: str, narrowed: Mapping[str, Any], form: str) -> Phrase:
        word = f"set-{name}"
        shape = form or ("a" if narrowed.get("pick") or narrowed.get("random") else "all")
        kind = f"kind-{self.card.kind}"
        facts = {"form": shape, "agent": self.memory.agent, "random": "yes" if narrowed.get("random") else "no",
                 "this": self.attribute(kind, "this")}  # fmt: skip
        own = self.attribute(kind, "gender") if name == "self" else ""
        number = self.attribute(word, "number", default="one") if shape != "any" else "one"
        role = self.attribute(word, "is", default="noun")
        if role == "group":
            number = "other" if shape == "all" else "one"
        owner = self.attribute(word, "owner")
        if name == "self":
            owner = "you"
        gender = own or self.attribute(word, "gender")
        return Phrase(self.say(word, facts), role, number, gender, name, shape, owner)

    # --- noun phrases ---------------------------------------------------------------------------------------------

    def noun_phrase(self, name: str, narrowed: Mapping[str, Any], form: str, owned: bool = True) -> Phrase:
        word = f"set-{name}"
        filters: Mapping[str, Any] = narrowed.get("filter") or {}
        n = int(narrowed.get("pick", 0) or narrowed.get("random", 0) or 0)
        shape = {"any": "a"}.get(form, form) or self._shape(narrowed, filters, n)
        number = "one" if shape in ("a", "the", "each", "that", "first", "second", "third") else "other"
        if shape in ("some", "up_to", "bare") and n == 1:
            number = "one"
        noun_word = self._noun_word(word, filters)
        gender = self.attribute(noun_word, "gender")
        if card := filters.get("card"):
            gender = self.sounds.gender(self.card_name(card))
        facts: Facts = {"form": shape, "number": number, "gender": gender, "n": n, "owner": "none", "near": "no",
                        "random": "yes" if narrowed.get("random") else "no",
                        "other": "yes" if narrowed.get("other") else "no"}  # fmt: skip
        facts["owner"] = self.attribute(word, "owner", default="none") if owned else "none"
        owner = self.attribute(word, "whose", default=facts["owner"])
        places = self._places(word, narrowed, filters, facts)
        one, other = self._nouns(noun_word, filters)
        facts |= {"noun": one if number == "one" else other, "nouns": other, **places}
        text = self.say("phrase", facts)
        noun = self.say("phrase", {**facts, "form": "bare", "after": places["filters"], "random": "no"})
        return Phrase(text, "noun", number, gender, name, shape, owner, noun, n, facts["random"] == "yes")

    def _shape(self, narrowed: Mapping[str, Any], filters: Mapping[str, Any], n: int) -> str:
        if narrowed.get("up_to"):
            return "up_to"
        if n:
            return "a" if n == 1 else "some"
        unique = {"place", "most", "least"} & set(filters) or (narrowed.get("adjacent_to") and narrowed.get("side"))
        return "the" if unique else "all"

    def _noun_word(self, word: str, filters: Mapping[str, Any]) -> str:
        if filters.get("token") is True:
            return "kind-token"
        return f"kind-{filters['kind']}" if "kind" in filters else word

    def _nouns(self, noun_word: str, filters: Mapping[str, Any]) -> tuple[str, str]:
        if "card" in filters:
            name = self.card_name(filters["card"])
            return name, self.sounds.plural(name)
        return self.attribute(noun_word, "one"), self.attribute(noun_word, "other")

    def card_name(self, card: str) -> str:
        found = self.cards.get(card)
        return found.name.get(self.lang, card) if found else card

    def _places(self, word: str, narrowed: Mapping[str, Any], filters: Mapping[str, Any], facts: Facts) -> Facts:
        """What stands before the noun, right behind it and after it. Changes `facts` where a neighbour needs it."""
        found: dict[str, list[str]] = {"before": [], "adjective": [], "after": []}
        for key, value in filters.items():
            text, at = self._filter(key, value, facts)
            found[at].append(text)
        kept = " ".join(found["after"])
        if near := narrowed.get("adjacent_to"):
            phrase = self.phrase(near)
            role = "self" if near == "self" or phrase.role in ("it", "again") else "noun"
            near_facts = {**facts, "near": phrase.text, "near_is": role, "side": narrowed.get("side", "both")}
            at = self.attribute("adjacent", "at", near_facts, "after")
            found[at].append(self.say("adjacent", near_facts))
            facts["near"] = "yes"
            if role == "self":
                facts["owner"] = "none"
        place = "in" if facts["form"] in ("each", "number", "bare") else self.memory.place
        found["after"].append(self.attribute(word, place, {"owner": "none"}))
        return {**{at: " ".join(texts) for at, texts in found.items()}, "filters": kept}

    def _filter(self, key: str, value: Any, facts: Facts) -> tuple[str, str]:
        if key in ("kind", "card") or (key == "token" and value):
            return "", "after"  # these change the noun
        name, more = f"filter-{key}", dict(facts)
        if self.messages.has(f"stat-{key}"):
            written = bounds(value)
            more["bound"] = self.say("bound-cost" if key == "cost" else "bound",
                                     {**written, "stat": self.say(f"stat-{key}")})  # fmt: skip
            name = name if self.messages.has(name) and key == "cost" else "filter-stat"
        elif key == "token":
            name = "filter-not_token"
        elif key in ("has", "lacks"):
            more["keyword"] = self.keyword(str(value))
        elif key == "element":
            more["symbol"] = "{" + str(value) + "}"
        elif key == "damaged":
            more["yes"] = "yes" if value else "no"
        elif key in ("most", "least"):
            more["stat"] = self.say(f"stat-{value}")
        else:
            more[key] = value
        return self.say(name, more), self.attribute(name, "at", more, "after")
