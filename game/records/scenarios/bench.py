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

from game.kernel import boards
from game.kernel.cards import FACE_DOWN, CardSet
from game.kernel.description import described
from game.kernel.errors import GameError
from game.kernel.places import DRAWN, SHARED, ZoneKind
from game.kernel.state import State
from game.language.library import Library
from game.language.source import Fault
from game.records.cards import library as current
from game.records.cards import rules_of
from game.records.scenarios.boards import arrange
from game.records.scenarios.facts import FACE_DOWN as LIES_FACE_DOWN
from game.records.scenarios.facts import damageable, facts_of, seat_name
from game.records.scenarios.handling import Shown, Spot, being_at, cards_of, drop, single, told, whole_deck
from game.records.scenarios.kinds import CARD, MATCH, SEAT
from game.records.scenarios.parts import Being, Board, Placed, ScenarioFile, Side
from game.records.scenarios.reading import Libraries, read_content
from game.records.scenarios.rules import other_rules
from game.records.scenarios.translatable import told_by
from game.records.scenarios.trying import opened
from game.records.scenarios.writing import Setting, written

NAME = "workshop.yaml"
"""Of a file that is only looked at."""
PROBE = "- expect: {asked: nobody}\n"
"""A step for a file of which only the board is read."""


class BadBoard(GameError):
    """A board on which no match can begin; the sentence says why, and what would be right."""


class Bench:
    """`setting` is what is arranged; it is never changed in place, so that undo is a list of them."""

    def __init__(self, game: str, known: Library | None = None) -> None:
        self.game = rules_of(game)
        self.library = known or current(game)
        self.libraries = Libraries([self.library], game)
        self.path: Path | None = None
        """The own file from which it was opened, or into which it was saved last."""
        self.saved: Setting | None = None
        self._kept: tuple[CardSet, Library] | None = None
        self._view: dict[str, Any] | None = None
        self.dropped = False
        """Did the last change make the steps of the scenario unreadable, so that they were left out?"""
        self._past: list[Setting] = []
        self._future: list[Setting] = []
        self.setting: Setting
        self._take(self._whole(self._empty(self.game.seats[0])))

    # --- what is there ------------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return self.setting.board

    def cards_at(self, seat: int, zone: str) -> list[Placed]:
        """What lies there, each card by itself; of a deck the top card first."""
        held = self.board.shared if seat == SHARED else self.board.sides[seat].zones
        return held.get(zone, [])

    def being(self, spot: Spot | int) -> Being:
        """What the description says of a card, or of the player of a seat."""
        if isinstance(spot, int):
            return self.board.sides[spot]
        return self.cards_at(spot[0], spot[1])[spot[2]]

    def shown(self, spot: Spot | int) -> Shown:
        """How it stands there."""
        return self._look(self._state, self._entity[id(self.being(spot))])

    def entity(self, spot: Spot | int) -> dict[str, Any]:
        """The same as the table draws it; nothing of a card that lies where nobody sees it."""
        if self._view is None:
            self._view = described(opened(self._state), 0)
        return dict(self._view["entities"].get(self._entity[id(self.being(spot))], {}))

    def stats_of(self, spot: Spot | int) -> list[str]:
        """The stats that can be set: those of its kind and those that it has beside, but no sums of others."""
        words, shown = self.game.vocabulary, self.shown(spot)
        own = words.player if isinstance(spot, int) else words.kinds[self.cards[shown.card].kind]
        return [stat for stat in words.stats if (stat in own or shown.stats[stat]) and stat not in words.sums]

    def zones(self, seat: int) -> list[str]:
        """Of a seat, or of the table."""
        return [
            kind.name for kind in self.game.vocabulary.zones_of(self.cards.removes) if kind.shared == (seat == SHARED)
        ]

    def number(self, seat: int, word: str, name: str = "") -> int:
        """A number of a seat, or that of a group under its name."""
        words = self.game.board
        indices = words.groups[word][name] if name else words.numbers[word]
        return self._state.seats[seat][indices[0]]

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def moment(self) -> str:
        return self.board.moment or next(iter(self.game.board.moments))

    def rule(self, name: str) -> Any:
        return self.constants[name]

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

    # --- how it is done -----------------------------------------------------------------------------------------------

    @property
    def constants(self) -> dict[str, Any]:
        return {**self._printed, **self.setting.rules}

    @property
    def _printed(self) -> dict[str, Any]:
        """By which a scenario is played that says nothing else, whatever the rules file says now."""
        return {**self.library.constants, **self.game.vocabulary.constants}

    def _empty(self, seats: int) -> Setting:
        """A board with nothing on it, by the rules as they are now."""
        return Setting(Board([Side() for _ in range(seats)]), rules=other_rules(self.game, self.library.constants))

    @property
    def cards(self) -> CardSet:
        """All that can lie on the board."""
        return self.file.cards

    @property
    def whole(self) -> Library:
        """The library with all that can lie on the board: the cards of the file too, and the one that does nothing."""
        if self._kept is None or self._kept[0] is not self.cards:
            there = {name: card for name, card in self.cards.by_id.items() if name in self.library.definitions}
            more = {name: card for name, card in self.cards.by_id.items() if name not in (*there, "player", FACE_DOWN)}
            self._kept = self.cards, replace(self.library, definitions={**there, **more})
        return self._kept[1]

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

    @property
    def deck(self) -> str:
        """What the zone is called from which one draws."""
        return self.game.vocabulary.zones[DRAWN].name

    def _kind(self, zone: str) -> ZoneKind:
        return next(kind for kind in self.game.vocabulary.zones if kind.name == zone)

    def take(self, setting: Setting) -> None:
        """Go on with another setting; it can be taken back. Raises BadBoard, with nothing changed."""
        before = self.setting
        self._take(self._whole(setting))
        self._past.append(before)
        self._future.clear()

    def _whole(self, setting: Setting) -> Setting:
        """With every deck described, and each card by itself."""
        now = copy.deepcopy(setting)
        self._fill(now.board.sides)
        for held in (*(side.zones for side in now.board.sides), now.board.shared):
            for zone, cards in held.items():
                held[zone] = [single(card) for card in cards for _ in range(card.times)]
        return now

    def _fill(self, sides: list[Side]) -> None:
        """A deck that nobody described is one of cards that do nothing."""
        for side in sides:
            side.zones.setdefault(self.deck, whole_deck(self.game))

    def _take(self, now: Setting) -> None:
        """Go on with that setting, if a match can begin on it. Raises BadBoard with nothing changed."""
        self._put_last(now.board)
        file, faults = self.check(written(self.game, now, "" if now.steps else PROBE))
        dropped = file is None and bool(now.steps)
        if dropped:  # what was played no longer fits what is there
            now.steps = ""
            file, faults = self.check(written(self.game, now, "" if now.steps else PROBE))
        if file is None:
            raise BadBoard(told(faults))
        constants = {**self._printed, **now.rules}
        state, laid = arrange(self.game, file.cards, now.board, now.seed, constants)
        self._begun(now, state)
        self.file, self.setting, self.dropped = file, now, dropped
        self._state, self._entity, self._view = state, {id(being): i for i, being in laid}, None

    def first(self) -> State:
        """The position in which the match on the board begins."""
        return self._begun(self.setting, self._state)

    def _begun(self, now: Setting, arranged: State) -> State:
        state = arranged.copy()
        try:
            boards.begin(state, now.board.active, now.board.moment)
        except GameError as error:
            raise BadBoard(told_by(error)) from None
        return state

    def check(self, text: str) -> tuple[ScenarioFile | None, list[Fault]]:
        """What the reader of scenario files says of a file with this text."""
        faults: list[Fault] = []
        return read_content(text, Path(NAME), NAME, self.libraries, faults), faults

    def _put_last(self, board: Board) -> None:
        """A deck that the file does not name comes after all that it names: equal cards are counted as there."""
        blank = whole_deck(self.game)
        for side in board.sides:
            if side.zones.get(self.deck) == blank:
                side.zones[self.deck] = side.zones.pop(self.deck)

    def _otherwise(self, now: Setting, being: Being) -> Shown:
        """How `being` would stand on the board of `now`."""
        constants = {**self._printed, **now.rules}
        state, laid = arrange(self.game, self.file.cards, now.board, now.seed, constants)
        return self._look(state, next(i for i, other in laid if other is being))

    def _look(self, state: State, i: int) -> Shown:
        flags = frozenset(word for word in self.game.board.flags if boards.is_flagged(state, i, word))
        stats = {stat: boards.stat_named(state, i, stat) for stat in self.game.vocabulary.stats}
        keywords = frozenset(boards.keywords_of(state, i))
        return Shown(state.entities[i].card.id, stats, keywords, flags, state.entities[i].damage, damageable(state, i))
