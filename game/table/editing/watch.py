"""Looks after the card files while a match is open; a sheet tells what was saved, and a match can go on with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pygame

from game.kernel.errors import GameError, Reason
from game.records import editing
from game.table import loading
from game.table.following import Watch
from game.table.library import Card, Library

if TYPE_CHECKING:
    from game.table.library import Stamp
    from game.table.stage import Stage

KEYS = frozenset((pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE,
                  pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN))  # fmt: skip
"""Those that work on the sheet; no other reaches the match behind it."""


@dataclass
class Saved:
    """What was found in the files when they had changed."""

    cards: list[tuple[Card | None, Card]] = field(default_factory=list)
    """Each changed card: its former self, None for a new one, and what it is now."""
    before: Library | None = None
    now: Library | None = None
    faults: list[Any] = field(default_factory=list)
    changed: list[Any] = field(default_factory=list)
    """The definitions that differ from those of the match; empty where it meets none of them."""
    why_not: Reason | None = None
    """Why the match can't go on with them from here."""


class Edits:
    def __init__(self, stage: Stage, match: Any) -> None:
        self.stage, self.match = stage, match
        self.saved: Saved | None = None
        """What the sheet tells; None while it is closed."""
        self.at = 0
        """Which of the changed cards is shown."""
        self.offset = 0
        self._files = Watch()
        self._stamp: Stamp | None = None
        """The files that were read last; None before anything is looked after."""
        self._before: Library | None = None
        """The cards as they were last found without a fault."""
        self._read_last: Library | None = None
        self._read_stamp: Stamp = ()

    @property
    def _game(self) -> str:
        return str(self.match.game.name)

    def watch(self) -> None:
        """From now on; until then nothing is looked after."""
        self._before = self._read_last = self.stage.library_of(self._game)
        self._stamp = self._read_stamp = loading.stamp_of(self._game)

    @property
    def open(self) -> bool:
        return self.saved is not None

    def update(self, dt: float) -> bool:
        """Look at the files now and then; True when there is something to tell."""
        if self._stamp is None or not self._files.saved(dt, self._game, self._stamp):
            return False
        self._stamp = self._files.found
        return self._read()

    def _read(self) -> bool:
        stage, before, last = self.stage, self._before, self._read_last
        stage.reread()
        now = stage.library_of(self._game)
        if now is last or before is None or last is None:
            return False
        was, faults = self.saved, self._faults(last, now)
        self._read_last = now
        if not faults:
            self._before = now
        saved = Saved(faults=faults) if faults else self._cards(before, now)
        self.saved, self.at, self.offset = saved, 0, 0
        if saved is None and was is not None:
            stage.tell(stage.say("edit-as-before"))
        if saved is not None:
            stage.drop_drag()
            stage.focus = "edit-go" if saved.changed and saved.why_not is None else "edit-close"
            stage.rest = 0.0
        stage.touch()
        return saved is not None or was is not None

    def _faults(self, last: Library, now: Library) -> list[Any]:
        """Those that are new, and those of the files that were saved; others were told before."""
        stamp = self._stamp or ()
        saved = [name for name, *_ in set(stamp) ^ set(self._read_stamp)]
        self._read_stamp = stamp
        known = set(map(str, last.left_out))
        found = [f for f in now.left_out if str(f) not in known or any(name.endswith(f.file) for name in saved)]
        return sorted(found, key=lambda fault: (fault.file, fault.line))

    def _cards(self, before: Library, now: Library) -> Saved | None:
        """The cards that are others than before the save, or than in the match if they were faulty in between."""
        match = self.match
        changed = editing.edited(match, now.printed)
        mine = {str(card["id"]) for card in match.sources}
        others = {card.id for card in changed} & mine | _others(before, now)
        if not others:
            return None
        shown = self.stage.library
        pairs = [(shown.cards.get(card) or before.cards.get(card), now.cards[card]) for card in sorted(others)]
        pairs.sort(key=lambda pair: pair[1].id not in mine)
        met = any(pair[1].id in mine for pair in pairs)
        why = editing.why_not(match, changed) if met else None
        return Saved(pairs, shown, now, changed=changed if met else [], why_not=why)

    # what a person does

    def turn(self, by: int) -> None:
        if self.saved is not None and self.saved.cards:
            self.at = (self.at + by) % len(self.saved.cards)
            self.stage.touch()

    def scroll(self, offset: int) -> None:
        self.offset = offset

    def close(self) -> None:
        """The match goes on with the cards that it has."""
        saved, self.saved = self.saved, None
        if saved is not None and not saved.faults:
            self.stage.tell(self.stage.say("edit-next-match"))
        self.stage.touch()

    def go_on(self) -> None:
        """Play on in this position with the new cards: a match of its own, and its own file."""
        saved, match, stage = self.saved, self.match, self.stage
        if saved is None or not saved.changed:
            return
        self.saved = None
        try:
            branch = editing.branch(match, saved.changed, match.path.parent if match.path else None)
        except GameError:
            saved.why_not = editing.why_not(match, saved.changed) or Reason("edit_unfit")
            self.saved = saved
            stage.touch()
            return
        stage.doors.match(stage, branch, match.path is not None)
        stage.tell(stage.say("edit-branched"))

    def takes(self, event: pygame.Event) -> bool:
        return event.key not in KEYS


def _others(before: Library, now: Library) -> set[str]:
    """The cards that are new or others than before."""
    old, new = before.printed.definitions, now.printed.definitions
    return {card for card, held in new.items() if card not in old or old[card].source != held.source}
