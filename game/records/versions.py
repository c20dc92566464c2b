"""Earlier versions of a game's cards, to compare those of today with: one that was marked, and that of the last match.

A marked version is one JSON file in the folder of a person's data, `versions/<game>.json`; marking again replaces it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game.kernel.errors import GameError
from game.language.library import MOST_CARDS as MOST_OF_A_GAME
from game.language.library import FaultyCards, Library, pinned
from game.records import kept, matchfile
from game.records.cards import library, of_folder, rules_of
from game.records.record import dumps
from game.records.schema import CARD, NAME, WORD, Fields, Items, Mismatch, Plain, Sized, Table
from game.records.switching import Source, merged
from game.system.files import make_folder, replace_file
from game.system.places import user_folder
from game.system.reading import read_regular

NOW, MARKED = "now", "marked"
"""The names of two versions: the cards that there are, and those that were marked."""
MOST_BYTES = 8_000_000
VERSION = Fields(
    {
        "game": WORD,
        "created": NAME,
        "constants": Sized(Table(WORD, Plain(4), 200), 2_000),
        "cards": Sized(Items(CARD, MOST_OF_A_GAME), 300_000),
    }
)


@dataclass(frozen=True)
class Earlier:
    """The cards as they once were."""

    game: str
    created: str
    """In ISO form; "" where it is not said."""
    constants: Mapping[str, Any]
    cards: Sequence[Source]
    whole: bool
    """Are they all that there were, so that one which is not among them is new?"""

    def library(self, keywords: Mapping[str, Any]) -> Library:
        """They as the card language reads them. Raises FaultyCards where it no longer can."""
        rules = rules_of(self.game)
        found = pinned(self.cards, rules.former.renewed(self.constants), self.game, rules.vocabulary)
        found.keywords = dict(keywords)
        return found


def path_of(game: str) -> Path:
    return user_folder() / "versions" / f"{game}.json"


def mark(library: Library) -> Path:
    """Keep the cards as they are now. Raises OSError."""
    path = path_of(library.game)
    content = {
        "game": library.game, "created": datetime.now(UTC).isoformat(timespec="seconds"),
        "constants": library.constants, "cards": [held.source for held in library.definitions.values()],
    }  # fmt: skip
    make_folder(path.parent)
    replace_file(path, (dumps(content) + "\n").encode())
    return path


def marked(game: str) -> Earlier | None:
    """The version that was marked; None if none was. Raises GameError for a file that can't be read."""
    path = path_of(game)
    if not path.exists():
        return None
    try:
        data = json.loads(read_regular(path, MOST_BYTES))
        VERSION.check(data, "")
    except (OSError, ValueError, RecursionError, Mismatch) as error:
        raise GameError(f"{path} can't be read ({error}); mark a version again") from None
    if data["game"] != game:
        raise GameError(f"{path} is of another game; mark a version again")
    return Earlier(game, data["created"], data["constants"], data["cards"], True)


def of_match(path: Path) -> Earlier:
    """The cards with which a match was begun, or goes on. Raises BadMatchFile."""
    record = matchfile.read(path)
    cards: Sequence[Source] = record.cards
    for edit in record.edits:
        cards = merged(cards, edit["cards"])
    return Earlier(record.game, record.created, record.constants, cards, False)


def last_match(game: str) -> Path | None:
    """The file of the match of that game that was begun last."""
    return next((match.path for match in kept.kept(matchfile.matches_folder()) if match.game == game), None)


def at(place: str, game: str) -> Library:
    """A version of a game's cards by its name: NOW, MARKED, a match file, or a folder of cards.

    A folder that isn't a whole game's is read together with the bundled cards. What is of a match file or
    was marked has no decks. Raises FaultyCards, and GameError where there is no such version.
    """
    path = Path(place)
    if place == NOW:
        found = library(game)
    elif place == MARKED:
        earlier = marked(game)
        if earlier is None:
            raise GameError(f"no version of {game} was marked; the gallery's button does it, or name a folder")
        found = earlier.library(library(game).keywords)
    elif path.is_dir():
        found = of_folder(path, rules_of(game))
    elif path.suffix == matchfile.SUFFIX and path.is_file():
        earlier = of_match(path)
        if earlier.game != game:
            raise GameError(f"{place} is a match of {earlier.game}; name it with `--game {earlier.game}`")
        found = earlier.library(library(game).keywords)
    else:
        raise GameError(f"there is no version `{place}`; name a folder of cards, a match file, `{NOW}` or `{MARKED}`")
    if found.faults:
        raise FaultyCards(found.faults)
    return found


def differences(before: Earlier, now: Library) -> dict[str, str]:
    """By the id of each card that is another one than before: "changed", "new" or "gone"; pictures don't count."""
    old = {str(card["id"]): _compared(card) for card in before.cards}
    new = {card: _compared(held.source) for card, held in now.definitions.items()}
    found = {card: "changed" for card in new if card in old and new[card] != old[card]}
    if before.whole:
        found |= {card: "new" for card in new if card not in old}
        found |= {card: "gone" for card in old if card not in new}
    return found


def _compared(card: Source) -> dict[str, Any]:
    return {name: value for name, value in card.items() if name != "art"}
