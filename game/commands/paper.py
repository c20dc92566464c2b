"""The command that lays a deck out on paper."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from game.commands import FINE, WrongUsage
from game.kernel.errors import GameError

SIZE = (1280, 720)
"""Of a table that nobody sees."""


def print_deck(given: Namespace) -> int:
    try:
        import fpdf  # noqa: F401
    except ImportError:
        raise GameError(
            "to print cards a Python with the package fpdf2 is needed; `pip install fpdf2` brings it"
        ) from None
    from game.language.source import closest
    from game.table import app, printing

    if not given.out.lower().endswith(".pdf"):
        raise WrongUsage(f"`{given.out}` must end in .pdf")
    stage = app.unseen(SIZE, given.lang)
    stage.take_up(given.game)
    library = stage.library
    decks = {deck.id: deck for deck in library.decks}
    if given.deck not in decks:
        hint = closest(given.deck, decks) or f"there are {', '.join(decks)}"
        raise WrongUsage(f"there is no deck `{given.deck}` in {given.game}; {hint}")
    deck = decks[given.deck]
    cards = printing.to_print(library, deck, given.single)
    document = printing.pages(library, cards, stage.ui, deck.name[given.lang], given.paper)
    try:
        printing.write(document, Path(given.out))
    except OSError as error:
        raise GameError(f"the pages can't be written to {given.out} ({error.strerror})") from None
    pages = document.pages_count
    print(f"{given.out}: {len(cards)} cards on {pages} {'page' if pages == 1 else 'pages'}; print at 100 %, unscaled")
    return FINE
