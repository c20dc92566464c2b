"""One language speaking of one game's cards: its messages, its sounds, and the names of cards and keywords in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.kernel.cards import Definition
from game.kernel.selectors import is_opposing
from game.kernel.vocabulary import Vocabulary
from game.language.declarations import grammar
from game.language.names import called
from game.language.wording import english, italian
from game.language.wording.messages import messages
from game.system.languages import with_grammar

SOUNDS = {"it": italian, "en": english}
MINUS = "−"

Facts = dict[str, Any]


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


class Voice:
    def __init__(
        self, lang: str, words: Vocabulary, game: str, cards: Mapping[str, Definition], keywords: Mapping[str, Any]
    ) -> None:
        self.lang = lang
        """That of names; where it is one of files, the sentences around them are English."""
        self.game = game
        self.grammar = grammar(words)
        self.cards = cards
        self.keywords = keywords
        self.ruled = frozenset(words.keywords)
        """The keywords that the rules know; the others are names for clauses."""
        spoken = with_grammar(lang)
        self.messages = messages(spoken, game)
        self.sounds = SOUNDS[spoken]
        self.adjectives = frozenset(self.messages.get("adjectives", "").split())
        """The keywords of which one says that somebody is so, not that somebody has them."""
        self.several = "yes" if self.has("chooser-of-several") else "no"
        """Can there be several opponents, so that texts say which?"""
        owners = {kind.name for kind in words.zones if kind.seen_by == "owner"}
        self.held = frozenset(name for name, zones in words.lies.items() if is_opposing(name) and owners >= {*zones})
        """The sets of what opponents alone see: who holds it chooses among it (`kernel.effects.chooser`)."""

    def has(self, name: str) -> bool:
        return self.messages.has(name)

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        return self.messages.say(name, facts)

    def attribute(self, word: str, name: str, facts: Mapping[str, Any] | None = None, default: str = "") -> str:
        return self.messages.get(f"{word}.{name}", default, facts)

    # --- names ----------------------------------------------------------------------------------------------------

    def keyword(self, word: str) -> str:
        found = self.keywords.get(word, {}).get("name")
        return (
            called(found, self.lang, self.game, "keywords", word)
            if found
            else self.messages.get(f"stat-{word}", f"‹{word}›")
        )

    def bold(self, words: Any, number: str = "one") -> list[str]:
        """The names of keywords as they stand in a text; those that are adjectives agree with one or with others."""
        names = [self.keyword(str(w)) for w in (words if isinstance(words, list) else [words])]
        return [f"**{self.sounds.agreeing(name) if number == 'other' else name}**" for name in names]

    def printed_keywords(self, source: Mapping[str, Any]) -> list[str]:
        """The keywords of a card, as they stand on its first line."""
        found: list[str] = []
        for keyword in source.get("keywords") or []:
            if isinstance(keyword, Mapping):
                found += [self._with_parameter(word, value) for word, value in keyword.items()]
            elif keyword in self.keywords or keyword in self.ruled:
                found += self.bold(keyword)
        return found

    def _with_parameter(self, word: str, value: Any) -> str:
        """A keyword with its number, or with words or symbols, as its parameter is declared."""
        facts: Facts = {"name": self.keyword(word), "amount": value}
        if self.grammar.parameters[word].type in ("Elements", "ElementName"):
            facts["amount"] = "".join(
                "{" + element + "}" for element in (value if isinstance(value, list) else [value])
            )
        elif isinstance(value, int):
            facts["signed"] = signed(value)
        own = f"printed-{word}"
        return self.say(own if self.has(own) else "keyword-amount" if "signed" in facts else "keyword-with", facts)

    def card_name(self, card: str) -> str:
        found = self.cards.get(card)
        return called(found.name, self.lang, self.game, "cards", card) if found else card

    def plural(self, name: str) -> str:
        """A name as of several; one in a language whose grammar nobody knows stays as it is."""
        return self.sounds.plural(name) if self.lang in SOUNDS else name

    def counter(self, name: str, written: Mapping[str, str]) -> str:
        """A counter that a card names."""
        return called(written, self.lang, self.game, "counters", name)

    def stat(self, stat: str, n: int = 2) -> str:
        """A stat by its name; one that is counted (points) in the singular for 1."""
        word = f"stat-{stat}"
        word = f"stat-{self.attribute(word, 'like')}" if self.has(f"{word}.like") else word
        return self.attribute(word, "one") if abs(n) == 1 and self.has(f"{word}.one") else self.say(word)

    def price(self, cost: Mapping[str, int]) -> str:
        """A cost as symbols; what any element pays comes last, as a number: {one}{2}."""
        any_of = [element for element in cost if self.has(f"element-{element}.any")]
        symbols = "".join("{" + element + "}" for element, n in cost.items() if element not in any_of for _ in range(n))
        free = sum(cost[element] for element in any_of)
        return symbols + (f"{{{free}}}" if free or not symbols else "")

    # --- lists ----------------------------------------------------------------------------------------------------

    def listed(self, parts: Sequence[str], last: str = "list-and", link: str = "list-more") -> str:
        """One, two and three."""
        text = ""
        for i, part in enumerate(parts):
            word = last if i == len(parts) - 1 else link
            text = self.say(word, {"first": text, "last": part}) if i else part
        return text
