"""What lies on the designer's bench: the description of a board, and the match that begins on it as it stands there.

The match is built from what the file would say, and the reader of scenario files is what says that something can't be.
"""

from __future__ import annotations

import copy
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
from game.records.scenarios.facts import damageable
from game.records.scenarios.handling import Shown, Spot, single, told, whole_deck
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


class Arranged:
    """`setting` is what is arranged; it is never changed in place, so that undo is a list of them."""

    def __init__(self, game: str, known: Library | None = None) -> None:
        self.game = rules_of(game)
        self.library = known or current(game)
        self.libraries = Libraries([self.library], game)
        self._kept: tuple[CardSet, Library] | None = None
        self._view: dict[str, Any] | None = None
        self.dropped = False
        """Did the last change make the steps of the scenario unreadable, so that they were left out?"""
        self.setting: Setting
        self._take(self._whole(self._empty(self.game.seats[0])))

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

    @property
    def deck(self) -> str:
        """What the zone is called from which one draws."""
        return self.game.vocabulary.zones[DRAWN].name

    def _kind(self, zone: str) -> ZoneKind:
        return next(kind for kind in self.game.vocabulary.zones if kind.name == zone)

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
