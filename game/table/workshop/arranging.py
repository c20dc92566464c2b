"""The board that is being arranged: its cards, what of it is looked at, and what is done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.kernel.errors import GameError
from game.records.scenarios import files
from game.records.scenarios.bench import Bench
from game.records.scenarios.handling import Spot
from game.table import loading, sentences
from game.table.library import Library
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.workshop import names

if TYPE_CHECKING:
    from game.records.scenarios.trying import Tried

LONGEST_NAME = 80
LEAST_CARD, MOST_CARD = 102, 168
"""Height of a card: as large as all zones leave room for."""
MOST = 999
MATCH = "match"
"""What is chosen while turn, seed and rules are shown."""


@dataclass(frozen=True)
class Place:
    """A zone on the screen, with the middle of each of its cards."""

    rect: Rect
    seat: int
    zone: str
    middles: tuple[int, ...]

    def at(self, x: int) -> int:
        """In front of which card something lands that is let go there."""
        return sum(middle < x for middle in self.middles)


@dataclass(frozen=True)
class Row:
    """One thing that can be changed, with what it is now and what sets it."""

    key: str
    words: str
    now: Any
    act: Callable[[Any], object]
    low: int = 0
    high: int = MOST
    options: tuple[tuple[Any, str], ...] = ()
    """For a choice."""
    why: str = ""
    """Why it can't be changed."""


class Arranging:
    def __init__(self, stage: Stage, bench: Bench | None = None) -> None:
        self.stage = stage
        self.before = stage.library
        """The cards of the table outside of the workshop."""
        self.bench = bench or Bench(stage.library.game, stage.library.printed)
        stage.library = self.library = self._made()
        self.chosen: Spot | int | str | None = None
        """What is looked at closely: a card, a seat, MATCH."""
        layout = self.library.table.layout(len(self.bench.board.sides))
        self.target: tuple[int, str] = (0, layout.sides[0].field[0].zone)
        """The seat and zone to which a card of the shelf goes that is pressed."""
        self.places: list[Place] = []
        self.card_high = LEAST_CARD
        self.board_offset = self.rows_offset = 0
        self.numbers: dict[str, Row] = {}
        """The numbers on the panel, into which digits can be typed."""
        self.typed: tuple[str, str] = ("", "")
        """The key of the number into which digits were typed last, and these."""
        self.dragged: str | None = None
        self.dragged_from: Spot | None = None
        self.spot = (0, 0)

    @property
    def ui(self) -> Ui:
        return self.stage.ui.whole

    # --- the cards ----------------------------------------------------------------------------------------------------

    def _made(self) -> Library:
        """What the table knows of all that can lie on the board."""
        self._of = self.bench.whole
        made = loading.of_source(self._of)
        made.stamp = self.before.stamp
        return made

    def follow(self) -> None:
        """Go on with the cards as they are now: files were read anew, or a scenario with cards of its own is open."""
        stage = self.stage
        if stage.library is not self.library and stage.library is not self.before:
            self.before = stage.library
            self.do(lambda: self.bench.renew(self.before.printed))
        if self._of is not self.bench.whole:
            self.library = self._made()
        stage.library = self.library

    def leave(self) -> None:
        self.stage.library = self.before

    def place_at(self, pos: tuple[int, int]) -> Place | None:
        return next((place for place in self.places if place.rect.collidepoint(pos)), None)

    # --- what is done -------------------------------------------------------------------------------------------------

    def do(self, act: Callable[[], object]) -> bool:
        """Change the board; what can't be is said in one sentence, and nothing has changed."""
        try:
            act()
        except GameError as error:
            self.stage.tell(sentences.said(self.ui.say, self.library, error))
            return False
        if self.bench.dropped:
            self.bench.dropped = False
            self.stage.tell(self.ui.say("bench-dropped"))
        self._let_go()
        self.stage.touch()
        return True

    def _let_go(self) -> None:
        """What was chosen may be gone."""
        bench, chosen = self.bench, self.chosen
        seats = len(bench.board.sides)
        if isinstance(chosen, tuple) and chosen[0] < seats and chosen[2] < len(bench.cards_at(chosen[0], chosen[1])):
            return
        if isinstance(chosen, tuple) or (isinstance(chosen, int) and chosen >= seats):
            self.chosen = None
        if self.target[0] >= seats:
            self.target = (0, self.target[1])

    def choose(self, chosen: Spot | int | str | None) -> None:
        self.chosen, self.rows_offset = chosen, 0
        self.stage.touch()

    def aim(self, seat: int, zone: str) -> None:
        """Cards of the shelf go there from now on."""
        self.target, self.chosen = (seat, zone), None
        self.stage.touch()

    def add(self, card: str) -> None:
        self.do(lambda: self.bench.add(*self.target, card))

    def remove(self, spot: Spot) -> None:
        if self.do(lambda: self.bench.remove(spot)) and self.chosen is not None:
            self.choose(None)

    def copy(self, spot: Spot) -> None:
        self.do(lambda: self.bench.copy(spot))

    def undo(self) -> None:
        self.bench.undo()
        self._let_go()
        self.stage.touch()

    def redo(self) -> None:
        self.bench.redo()
        self._let_go()
        self.stage.touch()

    def clear(self) -> None:
        """An empty board; undo brings back what was there."""
        self.do(self.bench.begin_anew)
        self.choose(None)

    def rename(self, name: str) -> None:
        self.bench.rename(name[:LONGEST_NAME])
        self.stage.touch()

    def save(self, match: Tried | None = None) -> None:
        """Write the scenario and say whether it holds."""
        say = self.ui.say
        if not self.bench.setting.name:
            self.bench.rename(self.proposed_name())
        try:
            faults = files.save(self.bench, match)
        except OSError as error:
            self.stage.tell(say("bench-not-saved", reason=error.strerror or ""))
            return
        except GameError as error:
            self.stage.tell(sentences.said(self.ui.say, self.library, error))
            return
        file = self.bench.path.name if self.bench.path is not None else ""
        if faults:
            fault = faults[0]
            self.stage.tell(say("bench-saved-fails", file=file, fault=sentences.told(say, self.library, fault.message)))
        else:
            self.stage.tell(say("bench-saved", file=file))

    def proposed_name(self) -> str:
        """What a scenario without a name is called: after the cards in play."""
        bench, say = self.bench, self.ui.say
        fields = [zone.name for zone in bench.game.vocabulary.zones if zone.field and not zone.shared]
        held = [card.card for seat in range(len(bench.board.sides)) for zone in fields
                for card in bench.cards_at(seat, zone)]  # fmt: skip
        called = [names.card(self.library, say, card) for card in dict.fromkeys(held)][:2]
        return say("bench-name-of", cards=" & ".join(called)) if called else say("bench-nameless")

    def open_scenario(self, path: Path, name: str) -> None:
        if self.do(lambda: files.open_file(self.bench, path, name)):
            self.choose(None)
            self.stage.tell(self.ui.say("bench-opened" if self.bench.setting.steps else "bench-opened-bare", name=name))
