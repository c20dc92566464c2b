"""The command `deck`: a deck as one line of text, and such a line as a deck file."""

from __future__ import annotations

from argparse import Namespace

from game.commands import FINE, WrongUsage
from game.language.names import called
from game.records import deckcode, decks
from game.records.cards import GAMES, library


def deck(given: Namespace) -> int:
    """Print the code of a deck that is named by its id, or the file of one that is given as a code. Raises BadCode."""
    known = library(given.game)
    if given.deck in known.decks:
        found = known.decks[given.deck]
        name = called(found.name, given.lang, given.game, "decks", found.id)
        print(deckcode.encoded(given.game, name, found.counts, decks.holdable(known)))
        return FINE
    if "-" not in given.deck:
        raise WrongUsage(
            f"there is no deck `{given.deck}`; the decks are {', '.join(known.decks)}, or give a deck code"
        )
    game = deckcode.game_of(given.deck, GAMES)
    known = library(game)
    name, counts = deckcode.decoded(given.deck, game, GAMES, decks.holdable(known))
    print(decks.written(decks.free_id(name, known.decks), name or "Deck", counts, known), end="")
    return FINE
