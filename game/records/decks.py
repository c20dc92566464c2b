"""A person's own decks: what a game asks of a deck, and the files in the person's folder that hold them."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from game.kernel.deckrules import Breach, Printed
from game.kernel.errors import GameError
from game.language.library import Deck, Library, deck_faults
from game.language.source import Fault
from game.records.cards import library, rules_of
from game.system.files import make_folder, replace_file
from game.system.languages import GRAMMARS
from game.system.places import user_folder

LONGEST_NAME = 40
FIRST_LINE = "# Built at the table. A text editor changes it as well; `contracts check` says whether it is sound.\n"


class FaultyDeck(GameError):
    """A deck that the checker refuses was to be kept."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(f"the deck has a fault: {faults[0]}")
        self.faults = faults


@dataclass(frozen=True)
class DeckRules:
    """What a game asks of a deck, by the constants as they are."""

    game: str
    constants: Mapping[str, Any]
    kinds: tuple[str, ...] = field(init=False)
    """The kinds of card that a deck may hold."""

    def __post_init__(self) -> None:
        words = rules_of(self.game).vocabulary
        object.__setattr__(self, "kinds", words.deck_kinds or tuple(words.kinds))

    @cached_property
    def _rules(self) -> list[tuple[Any, int]]:
        rules = rules_of(self.game).vocabulary.deck_rules
        return [(rule, self.constants[rule.constant]) for rule in rules]

    def breaches(self, counts: Mapping[str, int], cards: Mapping[str, Printed]) -> list[Breach]:
        """Everything that is against them in a deck of so many copies of each card."""
        return [breach for rule, number in self._rules for breach in rule.breaches(counts, cards, number)]

    def said(self, counts: Mapping[str, int], cards: Mapping[str, Printed]) -> list[tuple[str, str]]:
        """The same in the checker's words: what is wrong, after "the deck has", and what would be right."""
        return [rule.said(breach) for rule, number in self._rules for breach in rule.breaches(counts, cards, number)]

    @cached_property
    def size(self) -> int | None:
        """How many cards there must be in all; None for any number."""
        return next((n for rule, number in self._rules if (n := rule.size(number)) is not None), None)

    @cached_property
    def least_size(self) -> int | None:
        """How many cards there must be at the least; None for any number."""
        return next((n for rule, number in self._rules if (n := rule.least_size(number)) is not None), None)

    @cached_property
    def most_copies(self) -> int | None:
        """How many copies of a card there may be; None for any number."""
        return min([n for rule, number in self._rules if (n := rule.most_copies(number)) is not None], default=None)

    @cached_property
    def least_of_kinds(self) -> dict[str, int]:
        """How many cards of a kind there must be."""
        return {kind: n for rule, number in self._rules for kind, n in rule.least_of_kinds(number).items()}


def folder(game: str) -> Path:
    """Where the own decks of a game lie."""
    return user_folder() / "cards" / game / "decks"


def is_own(game: str, file: str) -> bool:
    """Is a deck of that file (`language.library.Deck.file`) the person's own, so that it can be changed and deleted?"""
    return bool(file) and Path(file).parent == folder(game)


def keep(game: str, name: str, counts: Mapping[str, int], known: Library | None = None, former: str = "") -> str:
    """Write a deck to a file of its own, or over the own deck with the id `former`; gives its id.

    `known` are the cards and decks that there are. Raises FaultyDeck, and OSError where nothing can be written.
    """
    known = known or library(game)
    before = known.decks.get(former)
    over = before is not None and is_own(game, before.file)
    deck = former if over else free_id(name, known.decks)
    path = Path(before.file) if before is not None and over else folder(game) / f"{deck}.yaml"
    text = written(deck, name, counts, known, before if over else None)
    faults = deck_faults(known, str(path), text)
    if faults:
        raise FaultyDeck(faults)
    make_folder(path.parent)
    replace_file(path, text.encode())
    return deck


def delete(game: str, deck: str, known: Library | None = None) -> None:
    """Remove the file of an own deck. Raises GameError for a deck that is none, and OSError."""
    found = (known or library(game)).decks.get(deck)
    if found is None or not is_own(game, found.file):
        raise GameError(f"`{deck}` is no deck of your own")
    Path(found.file).unlink(missing_ok=True)


def holdable(known: Library) -> list[str]:
    """The ids of the cards that a deck of the game may hold."""
    kinds = known.vocabulary.deck_kinds or tuple(known.vocabulary.kinds)
    return [card for card, held in known.definitions.items() if held.kind in kinds and not held.token]


def free_id(name: str, taken: Iterable[str]) -> str:
    """An id that tells of the name, unlike those that are taken."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    base = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:LONGEST_NAME] or "deck"
    ids, number, used = base, 1, set(taken)
    while ids in used:
        number += 1
        ids = f"{base}_{number}"
    return ids


def written(
    deck: str, name: str, counts: Mapping[str, int], known: Library, before: Deck | None = None, said: str = FIRST_LINE
) -> str:
    """The file as a person would write it: a line for each card, with its name, the kinds one after the other.

    What the deck `before` says of itself beside its name and its cards stays. `said` are comments to begin with.
    """
    kinds = list(known.vocabulary.kinds)
    cards = known.definitions
    order = sorted(counts, key=lambda card: (kinds.index(cards[card].kind) if card in cards else 0, card))
    lines = [f"id: {deck}", f"name: {_in_languages(dict.fromkeys(GRAMMARS, name))}"]
    if before is not None and before.element in known.vocabulary.elements:
        lines.append(f"element: {before.element}")
    if before is not None and before.plan:
        lines.append(f"plan: {_in_languages(before.plan)}")
    lines.append("cards:" if counts else "cards: {}")
    lines += [f"  {card}: {counts[card]}{_called(card, known)}" for card in order]
    return said + "\n".join(lines) + "\n"


def _in_languages(words: Mapping[str, str]) -> str:
    said = [f"{language}: {json.dumps(text, ensure_ascii=False)}" for language, text in words.items()]
    return "{" + ", ".join(said) + "}"


def _called(card: str, known: Library) -> str:
    names = known.definitions[card].name if card in known.definitions else {}
    told = dict.fromkeys(" ".join(names[language].split()) for language in GRAMMARS if language in names)
    return f"  # {' / '.join(told)}" if told else ""
