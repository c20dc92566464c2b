"""What the glossary holds: keywords with their reminders, phases and variants with theirs, and the words of the rules.

Only those of the rules have messages of their own here: `term-<word>` and `term-<word>-text`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.table import switches
from game.table.library import FACE_DOWN

if TYPE_CHECKING:
    from game.table.library import Card, Library
    from game.table.messages import Messages

FIRST = "goal"
"""The word of the rules that comes before the others."""


@dataclass(frozen=True)
class Term:
    key: str
    name: str
    text: str


@dataclass(frozen=True)
class Section:
    title: str
    terms: tuple[Term, ...]


def sections(say: Messages, library: Library, card: str = "", question: str = "") -> list[Section]:
    """All words by kind; first those of a card, and of the kind of question that is asked."""
    found = [
        Section(_card_name(say, library, card), tuple(_of_card(say, library, card))),
        Section(say("glossary-question"), tuple(_of_question(say, library, question))),
        Section(say("glossary-rules"), tuple(rules(say, library))),
        Section(say("glossary-keywords"), tuple(keywords(say, library))),
        Section(say("glossary-phases"), tuple(phases(say, library))),
        Section(say("glossary-variants"), tuple(variants(say, library))),
    ]
    return [section for section in found if section.terms]


def rule(say: Messages, library: Library, word: str) -> Term:
    """A word of the rules, which has to be there."""
    numbers = {name: value for name, value in library.constants.items() if type(value) is int}
    return Term(word, say(f"term-{word}"), say(f"term-{word}-text", **numbers))


def rules(say: Messages, library: Library) -> list[Term]:
    words = [found[1] for name in say.names(say.language, say.game) if (found := re.fullmatch(r"term-(.+)-text", name))]
    found_ = [rule(say, library, word) for word in words]
    return sorted(found_, key=lambda term: (term.key != FIRST, term.name.casefold()))


def keywords(say: Messages, library: Library) -> list[Term]:
    language = say.language
    found = [
        Term(key, entry["name"][language] or key, entry["reminder"][language])
        for key, entry in library.keywords.items()
    ]
    return sorted(found, key=lambda term: term.name.casefold())


def phases(say: Messages, library: Library) -> list[Term]:
    """In their order."""
    found = library.table.layout(library.seats[0]).phases
    return [Term(phase, say.of("phase", phase), say.of("phase", f"{phase}-note")) for phase in found]


def variants(say: Messages, library: Library) -> list[Term]:
    named = [name for name in library.agreed if switches.is_named(say, name)]
    return [Term(name, say.of("setup-rule", name), switches.meaning(say, library, name)) for name in named]


def examples(say: Messages, library: Library) -> dict[str, Card]:
    """A card that shows a word, by the key of its term: the first one on which a keyword stands, or of a kind."""
    found: dict[str, Card] = {}
    names = {term.name: term.key for term in keywords(say, library)}
    for card in library.cards.values():
        if card.id == FACE_DOWN:
            continue
        for name, _ in library.remind(card.id, say.language):
            if name in names:
                found.setdefault(names[name], card)
        found.setdefault("token" if card.token else card.kind, card)
        if card.dual:
            found.setdefault("dual", card)
    return found


def _card_name(say: Messages, library: Library, card: str) -> str:
    known = library.cards.get(card)
    return known.name[say.language] if known else ""


def _of_card(say: Messages, library: Library, card: str) -> list[Term]:
    """Its kind, then the keywords of its text."""
    known = library.cards.get(card)
    if known is None:
        return []
    kinds = [known.kind, "token" if known.token else ""]
    found = [term for term in rules(say, library) if term.key in kinds]
    found += [Term(name, name, text) for name, text in library.remind(card, say.language)]
    return found + [term for term in keywords(say, library) if known.dual and term.key == "dual"]


def _of_question(say: Messages, library: Library, question: str) -> list[Term]:
    wanted = library.table.questions.get(question, ())
    known = {term.key: term for term in (*keywords(say, library), *rules(say, library))}
    return [known[key] for key in wanted if key in known]
