"""What is said of the parts of a board: zones, numbers, flags, moments, by the messages of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.records.scenarios.bench import Bench
from game.table.games.layout import SHARED
from game.table.messages import Messages

if TYPE_CHECKING:
    from game.table.library import Library

WORD_KINDS = ("zone", "number", "group", "flag", "at")
"""Of a game's declarations: each word has the message "bench-<kind>-<word>" in the game's `workshop.ftl`."""


def words_of(bench: Bench) -> dict[str, list[str]]:
    """The words of the game for which there are messages, by their kind."""
    board, vocabulary = bench.game.board, bench.game.vocabulary
    return {
        "zone": [zone.name for zone in vocabulary.zones],
        "number": list(board.numbers),
        "group": list(board.groups),
        "flag": list(board.flags),
        "at": list(board.moments),
    }


def called(say: Messages, kind: str, word: str) -> str:
    return say.of(f"bench-{kind}", word)


def rule(say: Messages, word: str) -> str:
    """A constant of the game: as the set-up calls it where it is a switch there."""
    known = f"setup-rule-{word.replace('_', '-')}"
    return say(known) if say.has(known) else called(say, "rule", word)


def player(seat: int) -> str:
    """As scenario files call it."""
    return f"P{seat + 1}"


def in_group(say: Messages, word: str, name: str) -> str:
    """A number of a group: "full: one"."""
    known = next((kind for kind in ("element", "phase") if say.has(f"{kind}-{name.replace('_', '-')}")), "")
    inner = say.of(known, name) if known else name.replace("_", " ")
    return say("bench-in-group", group=called(say, "group", word), name=inner)


def keyword(library: Library, say: Messages, word: str) -> str:
    known = library.keywords.get(word)
    return (known["name"][say.language] if known else "") or say.of("status", word)


def card(library: Library, say: Messages, word: str) -> str:
    found = library.cards.get(word)
    return found.name[say.language] if found is not None else say("bench-blank")


def shown_zones(bench: Bench, library: Library, seat: int) -> tuple[list[str], list[str]]:
    """The zones of a seat (or of the table) as the game lays them out: those in play, then hand and piles.

    Zones through which cards only pass are among them while something lies there.
    """
    layout = library.table.layout(len(bench.board.sides))
    if seat == SHARED:
        field = [row.zone for row in layout.shared_field]
        others = [row.zone for row in layout.shared_piles]
    else:
        field = [row.zone for row in layout.sides[0].field]
        others = [layout.hand, *(row.zone for row in layout.sides[0].piles)]
    known = bench.zones(seat)
    field, others = [z for z in field if z in known], [z for z in others if z in known]
    passing = [zone for zone in known if zone not in (*field, *others) and bench.cards_at(seat, zone)]
    return [*dict.fromkeys(field)], [*dict.fromkeys(others), *passing]


def lost(say: Messages, places: list[str]) -> str:
    """What a board can't say of a position, by the names that `describing.lost` gives: "asked", "P1", "P1.hand"."""
    told = []
    for place in places:
        whose, _, zone = place.rpartition(".")
        if place in ("asked", "turn"):
            told.append(say(f"bench-lost-{place}"))
        elif whose:
            told.append(f"{whose}, {called(say, 'zone', zone)}")
        else:
            told.append(place if place.startswith("P") and place[1:].isdigit() else called(say, "zone", place))
    return "; ".join(told)
