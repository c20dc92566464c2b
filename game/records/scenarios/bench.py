"""The designer's bench: a described board that is changed step by step, played from, saved as a scenario and opened.

To change a position is to change its description; the match is built anew from what the file would say. So what can be
set up, saved and opened is the same, and the reader of scenario files is what says that something can't be.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.kernel.places import SHARED
from game.language.library import Library
from game.records.scenarios.arranged import Arranged, BadBoard
from game.records.scenarios.facts import FACE_DOWN as LIES_FACE_DOWN
from game.records.scenarios.facts import facts_of, seat_name
from game.records.scenarios.handling import Shown, Spot, being_at, cards_of, drop
from game.records.scenarios.kinds import CARD, MATCH, SEAT
from game.records.scenarios.parts import Placed, Side
from game.records.scenarios.reading import Libraries
from game.records.scenarios.rules import other_rules
from game.records.scenarios.writing import Setting


class Bench(Arranged):
    """What is arranged, with all that was before; what is given to it is never changed in place."""

    def __init__(self, game: str, known: Library | None = None) -> None:
        super().__init__(game, known)
        self.path: Path | None = None
        """The own file from which it was opened, or into which it was saved last."""
        self.saved: Setting | None = None
        self._past: list[Setting] = []
        self._future: list[Setting] = []

    # --- changing it --------------------------------------------------------------------------------------------------

    def change(self, act: Callable[[Setting], None]) -> None:
        """Let `act` change a copy of what is arranged. Raises BadBoard, with nothing changed."""
        now = copy.deepcopy(self.setting)
        act(now)
        if now == self.setting:
            return
        before = self.setting
        self._take(now)
        self._past.append(before)
        self._future.clear()

    def add(self, seat: int, zone: str, card: str, at: int | None = None) -> Spot:
        """One more card in a zone, at its end or in front of what is `at` there; where it lies then."""
        place = len(self.cards_at(seat, zone)) if at is None else at
        self.change(lambda now: cards_of(now.board, seat, zone).insert(place, Placed(card=card)))
        return seat, zone, place

    def remove(self, spot: Spot) -> None:

        def act(now: Setting) -> None:
            drop(now.board, spot)

        self.change(act)

    def copy(self, spot: Spot) -> Spot:
        """One more that is as that one is."""
        seat, zone, at = spot

        def act(now: Setting) -> None:
            cards = cards_of(now.board, seat, zone)
            cards.insert(at + 1, copy.deepcopy(cards[at]))
            cards[at + 1].label = ""

        self.change(act)
        return seat, zone, at + 1

    def move(self, spot: Spot, seat: int, zone: str, at: int | None = None) -> Spot:
        """Into another zone, or to another place of its own; where it lies then."""
        place = len(self.cards_at(seat, zone)) if at is None else at
        if spot[:2] == (seat, zone) and spot[2] < place:
            place -= 1

        def act(now: Setting) -> None:
            card = drop(now.board, spot)
            if seat == SHARED or card.said.get("owner") == seat_name(seat):
                card.said.pop("owner", None)
            if not self._kind(zone).field:
                card.said.pop(LIES_FACE_DOWN, None)
            cards_of(now.board, seat, zone).insert(place, card)

        self.change(act)
        return seat, zone, place

    def clear(self, seat: int, zone: str) -> None:
        """Nothing lies there any more."""
        self.change(lambda now: cards_of(now.board, seat, zone).clear())

    def set_fact(self, spot: Spot | int | None, name: str, value: Any) -> None:
        """Tell a fact of a card, of a seat, or (None) of the match, as a file has it; nothing more of it where the
        value is None, or the one that is usual anyway."""
        of = MATCH if spot is None else SEAT if isinstance(spot, int) else CARD

        def act(now: Setting) -> None:
            said = being_at(now.board, spot).said
            if value is None or value == facts_of(self.game, of)[name].usual(self.game):
                said.pop(name, None)
            else:
                said[name] = value

        self.change(act)

    def set_stat(self, spot: Spot | int, stat: str, value: int) -> None:
        """What it is now; of what damage eats, what is left. Nothing is said of what it is anyway."""
        besides = ("damage",) if stat == self.shown(spot).damageable else ()
        self._set_unless(spot, stat, value, lambda shown: shown.stats[stat], besides)

    def set_flag(self, spot: Spot | int, word: str, value: bool) -> None:
        self._set_unless(spot, word, value, lambda shown: word in shown.flags)

    def _set_unless(self, spot: Spot | int, name: str, value: Any, found: Callable[[Shown], Any],
                    besides: tuple[str, ...] = ()) -> None:  # fmt: skip
        """Say it where it is otherwise when nothing is said of it, nor of what is `besides`."""

        def act(now: Setting) -> None:
            being = being_at(now.board, spot)
            for word in (name, *besides):
                being.said.pop(word, None)
            if found(self._otherwise(now, being)) != value:
                being.said[name] = value

        self.change(act)

    def set_keyword(self, spot: Spot | int, word: str, value: bool) -> None:
        """Grant it, or no longer; what is printed stays."""
        kept = [k for k in self.being(spot).said.get("keywords", ()) if k != word]
        self.set_fact(spot, "keywords", [*kept, word] if value else kept or None)

    def set_owner(self, spot: Spot, owner: int) -> None:
        self.set_fact(spot, "owner", seat_name(owner) if owner != spot[0] else None)

    def set_number(self, seat: int, word: str, value: int, name: str = "") -> None:
        """A number of a seat, or one of a group by its name."""
        if name:
            group = {inner: self.number(seat, word, inner) for inner in self.game.board.groups[word]} | {name: value}
            self.set_fact(seat, word, {inner: n for inner, n in group.items() if n})
        else:
            self.set_fact(seat, word, value)

    def set_seed(self, seed: int) -> None:
        self.change(lambda now: setattr(now, "seed", seed))

    def set_rule(self, name: str, value: Any) -> None:
        """A constant or switch otherwise than printed; back to that where it is the same."""

        def act(now: Setting) -> None:
            now.rules.pop(name, None)
            if self.game.vocabulary.constants[name] != value:
                now.rules[name] = value

        self.change(act)

    def set_seats(self, number: int) -> None:
        """So many play; whoever is left over goes with all their cards."""

        def act(now: Setting) -> None:
            sides = now.board.sides
            del sides[number:]
            sides += [Side() for _ in range(number - len(sides))]
            self._fill(sides)
            now.board.said["active"] = seat_name(min(now.board.active, number - 1))

        self.change(act)

    def rename(self, name: str) -> None:
        """What the scenario is called; that is no step to take back."""
        self.setting = replace(self.setting, name=name)

    def begin_anew(self) -> None:
        """An empty board for as many players, without name and file."""
        self.take(self._empty(len(self.board.sides)))
        self.path = None

    # --- back and forth -----------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        if self._past:
            self._future.append(self.setting)
            self._take(self._past.pop())

    def redo(self) -> None:
        if self._future:
            self._past.append(self.setting)
            self._take(self._future.pop())

    def take(self, setting: Setting) -> None:
        """Go on with another setting; it can be taken back. Raises BadBoard, with nothing changed."""
        before = self.setting
        self._take(self._whole(setting))
        self._past.append(before)
        self._future.clear()

    def renew(self, known: Library) -> None:
        """Go on with cards that were read anew, and by their rules where no scenario says by which it is played.

        Raises BadBoard, with nothing changed, where one of the cards is gone.
        """
        before = self.library, self.libraries
        self.library, self.libraries = known, Libraries([known], self.game.name)
        try:
            self._take(self._followed(before[0].constants))
        except BadBoard:
            self.library, self.libraries = before
            raise

    def _followed(self, former: Mapping[str, Any]) -> Setting:
        """What is arranged by the rules of now, where it was by those of the `former` rules file."""
        if self.setting.steps:
            return self.setting
        own = {n: value for n, value in self.setting.rules.items() if former.get(n) != value}
        return replace(self.setting, rules=other_rules(self.game, self.library.constants) | own)
