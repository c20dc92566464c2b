"""The words of a game's card language as the screen shows them: found by what is typed, with the cards that use one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from game.language import handbook
from game.language.examples import with_examples
from game.language.handbook import Entry
from game.language.text import card_name
from game.system.languages import GRAMMARS
from game.table.blocks.search import folded
from game.table.library import Library

MARKED = re.compile(r"\{([^}]*)\}|\*\*")
PARTS = tuple(handbook.TITLES)


class Words:
    """Of one reading of a game's cards."""

    def __init__(self, library: Library) -> None:
        self.library = with_examples(library.printed)
        self.bundled = library.cards
        self.all = list(handbook.entries(self.library))
        self.users = handbook.users(library.printed)
        self._texts: dict[tuple[str, str], str] = {}
        self._said: dict[int, str] = {}

    def of_card(self, card: str) -> list[Entry]:
        """Those that its clauses are written in."""
        return [entry for entry in self.all if card in self.cards(entry)]

    def cards(self, entry: Entry) -> Sequence[str]:
        """The ids of the cards that use the word."""
        return self.users.get((entry.part, entry.word), ())

    def shown(self, part: str, typed: str, card: str = "") -> list[Entry]:
        """The entries of a part (all: "") that have all words that were typed: in their own name, or else anywhere."""
        found = self.of_card(card) if card else self.all
        found = [entry for entry in found if part in ("", entry.part)]
        wanted = folded(typed.replace("_", " ")).split()
        if not wanted:
            return found
        named = [entry for entry in found if all(word in entry.word.replace("_", " ") for word in wanted)]
        others = [entry for entry in found if entry not in named and all(word in self.said(entry) for word in wanted)]
        return named + others

    def said(self, entry: Entry) -> str:
        """All that its page says, as it is searched."""
        if id(entry) not in self._said:
            parts = [entry.word, entry.signature, *(self.told(entry, lang) for lang in GRAMMARS)]
            if entry.example:
                parts += [handbook.as_yaml(entry.example), *(self.name(entry, lang) for lang in GRAMMARS)]
                parts += [self.text(entry, lang) for lang in GRAMMARS]
            self._said[id(entry)] = folded(" ".join(parts)).replace("_", " ")
        return self._said[id(entry)]

    def told(self, entry: Entry, language: str) -> str:
        """What the declaration says of it, without the marks of code."""
        return handbook.told_in(entry, language, self.library.game).replace("`", "")

    def text(self, entry: Entry, language: str) -> str:
        """What the clause of the example says on a card, as markup."""
        assert entry.example is not None
        key = entry.example.clause.key, language
        if key not in self._texts:
            self._texts[key] = handbook.text_of(entry.example, language, self.library)
        return self._texts[key]

    def line(self, entry: Entry, language: str, element: Callable[[str], str]) -> str:
        """The same without marks, for a line in a list; "" where the word has no example."""
        markup = self.text(entry, language) if entry.example else ""
        return MARKED.sub(lambda found: element(found[1]) if found[1] else "", markup)

    def name(self, entry: Entry, language: str) -> str:
        """The card of the example."""
        assert entry.example is not None
        return card_name(entry.example.card, language, self.library)
