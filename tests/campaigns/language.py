"""Matches with cards made up over the whole language of every game, and of one that has every word of the kernel.

Their texts are made in both languages, and must read without a fault as far as that can be seen. The matches must go
without an error, keep every invariant at each answer, and reach nothing that has left: off the field no card bears
damage, modifiers or another controller than its owner (`lab.invariants`). Where effects set each other off for ever,
the cards of that circle are named.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from game.kernel import running
from game.kernel.decisions import Answer, answers, random_answer
from game.kernel.events import Log
from game.kernel.game import Game
from game.kernel.state import State
from game.lab.invariants import broken
from game.language import proofreading
from game.language.library import Library, pinned
from game.language.text import rules_text
from game.records.cards import library
from game.rules import EXAMPLES, NAMES, game_named
from game.system.languages import GRAMMARS
from tests.campaigns.runner import Outcome, Try, counted
from tests.kernel.wide import WIDE
from tests.language.games import LIKE
from tests.language.made_up import TOKEN, Writer

GAMES: tuple[Game, ...] = (*map(game_named, (*NAMES, *EXAMPLES)), WIDE, WIDE)
"""Unless one is named: most of the language is played in the one with every word."""
CARDS = 12
"""Different cards of a deck."""
MATCHES = 8
"""So many are played with each set of cards, at every number of seats."""
DECK = 30
BODIES = 6
"""So many bodies are in every deck, as most clauses are about these."""
MOST_ANSWERS = 300
"""After so many answers a match is left: most cards have come into play by then."""
SELDOM = {"one that does what several do", "a word twice", "two prepositions", "nothing after of",
          "several with a singular", "nobody does it", "one of several"}  # fmt: skip
"""What the proofreader still finds in 16 of 9 000 texts of cards made up by chance, and in none of a bundled card."""
EAGER = 0.85
"""So often nobody passes who can do something."""


def cards(folder: Path, games: Sequence[str] = ()) -> Try:
    """Random matches with the same random cards, of one game after another."""
    known = [game_named(game) for game in games] or GAMES
    return lambda chance: _matches(chance.choice(known), chance)


def _matches(game: Game, chance: Random) -> Outcome:
    """Matches with cards of one set: to make these up takes longer than to play with them."""
    constants = longer(game)
    plain = Writer(game.vocabulary, chance, game.name).cards(CARDS)
    made = pinned(plain, constants, "wide" if game is WIDE else game.name, game.vocabulary)
    _read(made)
    found = made.card_set(game.vocabulary)
    chosen = [card["id"] for card in plain if card["id"] != TOKEN]
    bodies = [card for card in chosen if found[card].kind in game.vocabulary.bodies] or chosen
    for _ in range(MATCHES):
        seats = range(chance.choice([*game.seats]))
        decks = [[chance.choice(chosen) for _ in range(DECK)] + (bodies * BODIES)[:BODIES] for _ in seats]
        log = Log()
        counted(_match(game.setup(found, decks, chance.randrange(1 << 30), constants, log=log), log, chance), 1)
    return ("sets of cards", None)


def _read(made: Library) -> None:
    """The text of each card in both languages has none of the faults that can be seen in its letters."""
    like = LIKE.get(made.game, made.game)
    made.keywords = library(like).keywords if like in NAMES else {}
    for card in made.definitions:
        for language in GRAMMARS:
            text = rules_text(card, language, made)
            found = {*proofreading.faults(text, language, like)} if like in NAMES else set()
            faults = sorted(found - SELDOM)
            assert not faults, f"{made.game}: {faults} in {text!r}"


def _match(state: State, log: Log, chance: Random) -> str:
    """Play on to the end, or for MOST_ANSWERS; how it ended."""
    for _ in range(MOST_ANSWERS):
        if state.result is not None:
            return _ended(log)
        running.answer(state, answer_of(state, chance))
        faults = broken(state)
        assert not faults, f"{state.game.name}: {faults[:3]}"
    return "left"


def longer(game: Game) -> dict[str, Any]:
    """The constants of a game, its players having as much as they can, and decks of the size that they have here."""
    words = game.vocabulary
    most = {name: min(words.ranges[name][1], 99) for name in words.player.values() if isinstance(name, str)}
    known = library(game.name).constants
    sizes = {"deck_size": min(words.ranges["deck_size"][1], 2 * (DECK + BODIES))} if "deck_size" in known else {}
    return {**known, **most, **sizes}


def answer_of(state: State, chance: Random) -> Answer:
    """Any legal answer; mostly one that does something, so that cards come into play and matches last."""
    decision = state.decision
    assert decision is not None
    if not decision.among() and chance.random() < EAGER:
        ways = answers(state)
        doing = [way for way in ways if len(way) > 1 or way == ("yes",)]
        if doing:
            return chance.choice(doing)
    return random_answer(state, chance.random)


def _ended(log: Log) -> str:
    """How a match ended; one that effects would go on with for ever names the cards of that circle."""
    last = log.events[-1].facts
    if not last.get("endless"):
        return "ended"
    assert last["circle"], "effects go on for ever, and no card is named"
    return "endless, with its cards"
