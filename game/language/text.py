"""The rules text on a card, generated from its clauses in Italian and English.

>>> rules_text("copper_fox", "en", library)
'**Adrenaline**\\n**Recycling:** Deal 1 damage to an opposing Creature.'

Markup: `**bold**`, the symbols of elements by their names between braces, and `{2}`; one paragraph a line.
Words lie in `messages/`, a language's grammar in `wording/`. In a language that is files they are composed in English,
with names of cards and keywords in that language. Texts are kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from game.kernel.cards import Definition
from game.language.library import Library
from game.language.names import called
from game.language.wording.messages import messages
from game.language.wording.sentences import paragraph, paragraphs
from game.language.wording.voice import Voice
from game.system import languages
from game.system.languages import with_grammar

MAKING = ("create", "create_card", "become_card")
"""The operations that name a card which comes of them."""

KEPT = 4_000
"""Of so many definitions texts are kept: more than there are at a time, as long as they are not read anew."""

_texts: dict[Definition, dict[str, str]] = {}
languages.forgotten_by(_texts.clear)


def _definition(card: Definition | str, library: Library) -> Definition:
    return library.definitions[card] if isinstance(card, str) else card


def _known(lang: str) -> str:
    return lang if languages.is_known(lang) else languages.FALLBACK


def rules_text(card: Definition | str, lang: str, library: Library) -> str:
    """What the card does, as markup; "" for a card without text. An unknown language reads as English."""
    definition, lang = _definition(card, library), _known(lang)
    if len(_texts) >= KEPT and definition not in _texts:
        _texts.clear()
    kept = _texts.setdefault(definition, {})
    if lang not in kept:
        voice = Voice(lang, library.vocabulary, library.game, library.definitions, library.keywords)
        kept[lang] = "\n".join(paragraphs(definition, voice))
    return kept[lang]


def clause_text(key: str, lang: str, library: Library) -> str:
    """What one clause of a card does, by its key; "" for one that no card has from its print on."""
    card, _, number = key.rpartition("#")
    definition, lang = library.definitions.get(card), _known(lang)
    if definition is None or not number.isdigit() or int(number) >= len(definition.clauses):
        return ""
    voice = Voice(lang, library.vocabulary, library.game, library.definitions, library.keywords)
    return paragraph(definition, voice, int(number))


def card_name(card: Definition | str, lang: str, library: Library) -> str:
    definition = _definition(card, library)
    return called(definition.name, lang, library.game, "cards", definition.id)


def kind_line(card: Definition | str, lang: str, library: Library) -> str:
    """The kind of a card, of a token, …, with its types where it has some."""
    definition, words = _definition(card, library), messages(with_grammar(lang), library.game)
    kind = words.say(f"kind-{definition.kind}")
    facts = {"kind": kind, "basic": "yes" if definition.basic else "no"}
    if definition.types:
        named = [t for n, t in enumerate(library.vocabulary.types) if definition.types >> n & 1]
        facts["types"] = " ".join([words.say(f"type-{t}") for t in named])
        facts["kind"] = " ".join(words.say("kind-line-typed", facts).split())
    return words.say("kind-line-token" if definition.token else "kind-line", facts)


def reminders(card: Definition | str, lang: str, library: Library) -> list[tuple[str, str]]:
    """Name and reminder of every keyword that the card bears or mentions, in the order of its text."""
    definition, lang = _definition(card, library), _known(lang)
    words = [word for word in keywords_of(definition, library) if word in library.keywords]
    named = [
        (keyword_text(library, word, "name", lang), keyword_text(library, word, "reminder", lang)) for word in words
    ]
    text = rules_text(definition, lang, library)
    return sorted(named, key=lambda pair: _place(pair[0], text))


def keyword_text(library: Library, word: str, what: str, lang: str) -> str:
    """The name or the reminder of a keyword that there is."""
    return called(library.keywords[word][what], lang, library.game, "keywords", word, what)


def keywords_of(card: Definition | str, library: Library) -> list[str]:
    """The ids of the keywords that the card bears or mentions."""
    return list(dict.fromkeys(_keywords(_definition(card, library).source, library)))


def mentioned_cards(card: Definition | str, library: Library) -> list[Definition]:
    """The tokens that the card creates or speaks of."""
    definition = _definition(card, library)
    found = dict.fromkeys(v for k, v in _pairs(definition.source.get("clauses")) if k in (*MAKING, "card"))
    return [library.definitions[c] for c in found if c in library.definitions]


def created_cards(card: Definition, library: Library) -> list[Definition]:
    """The cards that it makes, or becomes."""
    found = dict.fromkeys(v for k, v in _pairs(card.source.get("clauses")) if k in MAKING)
    return [library.definitions[c] for c in found if c in library.definitions]


def _keywords(source: Mapping[str, Any], library: Library) -> Iterable[str]:
    """Every word of the card that is a keyword, those of its tokens last; how long something lasts is none."""
    tokens = []
    for key, value in _pairs({k: source.get(k) for k in ("keywords", "clauses")}):
        for word in (key, value if key != "until" else ""):
            if isinstance(word, str) and word in library.keywords:
                yield word
        if key in MAKING and value in library.definitions:
            tokens.append(library.definitions[value].source)
    for token in tokens:
        yield from (w for pair in _pairs(token.get("keywords")) for w in pair if w in library.keywords)
        yield from (clause["when"] for clause in token.get("clauses") or [] if clause["when"] in library.keywords)


def _pairs(data: Any) -> Iterable[tuple[str, Any]]:
    """Every key with its value, however deep; an item of a list has the key ""."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield str(key), value if isinstance(value, (str, int)) else ""
            yield from _pairs(value)
    elif isinstance(data, list):
        for item in data:
            if isinstance(item, (str, int)):
                yield "", item
            else:
                yield from _pairs(item)


def _place(name: str, text: str) -> int:
    at = re.search(re.escape(name), text, re.IGNORECASE)
    return at.start() if at else len(text)
