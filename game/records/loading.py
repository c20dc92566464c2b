"""From a checked record to a match: its cards read, its answers given again, all within bounds of time and events."""

from __future__ import annotations

from math import inf
from pathlib import Path
from time import thread_time
from typing import Any, TypeVar

from game.kernel.cards import CardSet
from game.kernel.errors import GameError, IllegalAnswer
from game.kernel.game import Game
from game.language.library import FaultyCards, from_plain
from game.records.cards import rules_of
from game.records.playthrough import Playthrough, replaced
from game.records.record import BadMatchFile, Record
from game.records.undo import Tape

SECONDS = 5.0
"""Of computing, for all that is done with a file; a long match takes a thirtieth of that, also where a slow machine and
a full memory make it ten times slower it is read."""
MOST_EVENTS = 100_000
"""So many can come of the answers of a file; of a long match come a few thousand."""
TOO_MUCH = "more happens in the match than in any that was played"

Kind = TypeVar("Kind", bound=Playthrough)


class _Watched(Tape):
    """A tape that stops a match in which too much happens. Raises GameError from within it."""

    def __init__(self) -> None:
        super().__init__()
        self._most: float = MOST_EVENTS
        self._end: float = thread_time() + SECONDS
        self._frames = 0

    def emit(self, *facts: Any, **more: Any) -> None:
        super().emit(*facts, **more)
        if len(self.events) > self._most:
            raise GameError(TOO_MUCH)

    def pushed(self, depth: int) -> None:
        super().pushed(depth)
        self._frames += 1
        if not self._frames % 16 and thread_time() > self._end:
            raise GameError(TOO_MUCH)

    def release(self) -> None:
        """From now on it is a tape like any other."""
        self._most = self._end = inf


def replayed(kind: type[Kind], record: Record, path: Path) -> Kind:
    """The match of a record that was read at `path`, as one of that `kind`. Raises BadMatchFile."""
    tape = _Watched()
    try:
        rules = rules_of(record.game)
        _renew(record, rules)
        cards = from_plain(record.cards, record.constants, record.game, rules.vocabulary)
        _check_decks(record, rules, cards)
        match = kind(rules, cards, replaced(record), tape)
        match.damage = record.damage
        match.replay(record)
    except FaultyCards as error:
        first = error.faults[0]
        why = "; ".join(filter(None, (first.message, first.suggestion)))
        raise BadMatchFile(path, f"the cards or rules in the match file can't be read: {why}") from None
    except IllegalAnswer as error:
        raise BadMatchFile(path, f"the match can't be replayed, written by version {record.app}: {error}") from None
    except GameError as error:
        raise BadMatchFile(path, str(error)) from None
    except Exception as error:  # nothing that a file holds may bring the program down, whatever it finds
        problem = f"the match can't be replayed, written by version {record.app} ({type(error).__name__})"
        raise BadMatchFile(path, problem) from error
    tape.release()
    return match


def _renew(record: Record, rules: Game) -> None:
    """What an earlier program pinned, in today's words.

    Where it knew fewer constants, its fingerprints are of positions as it described them, and compare with nothing.
    """
    record.constants = dict(rules.former.renewed(record.constants))
    if record.constants.keys() < rules.vocabulary.constants.keys():
        record.fingerprints, record.receipts = [], {}


def _check_decks(record: Record, rules: Game, cards: CardSet) -> None:
    """Raises GameError."""
    if len(record.decks) not in rules.seats:
        raise GameError(f"{record.game} is not for {len(record.decks)} players")
    for deck in record.decks:
        for card in deck["cards"]:
            known = cards.by_id.get(card)
            if known is None or known.token or known.kind == "player":
                raise GameError(
                    f"the match file is damaged: the deck `{deck['id']}` holds `{card}`, no card of its own"
                )
