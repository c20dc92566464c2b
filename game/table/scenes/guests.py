"""Who is to sit where in a match that is being set up, and for which seat somebody is being chosen."""

from __future__ import annotations

from collections.abc import Callable

from game.records.levels import opponent, parsed
from game.table.people.reading import Person
from game.table.scenes.agreement import Agreement
from game.table.theme import Ui
from game.table.tree import Act


class Guests:
    def __init__(self, agreement: Agreement, dealt: Callable[[], bool], complete: Act, name: Act) -> None:
        """`dealt`: do all decks come by chance? `complete` takes over changed decks; `name` opens the settings of names
        and faces."""
        self.agreement, self.dealt, self.name = agreement, dealt, name
        self._complete = complete
        self.stage, self.plan, self.sides = agreement.stage, agreement.plan, agreement.sides
        self.seat: int | None = None
        """For which somebody is being chosen."""
        self.offset = 0

    @property
    def ui(self) -> Ui:
        return self.stage.ui

    def choose(self, seat: int) -> Act:
        """Opens the sheet of all who can play for the computer there."""

        def act() -> None:
            self.seat, self.offset = seat, 0
            self.stage.touch()

        return act

    def put(self, seat: int, person: Person | None) -> None:
        """They bring their deck, and how they like to play; the level stays as it is, and all of it can be changed."""
        self.sides.people = [word if person is None or word != person.id else "" for word in self.sides.people]
        self.sides.people[seat] = person.id if person is not None else ""
        if person is not None:
            if any(deck.id == person.deck for deck in self.stage.library.decks):
                self.sides.decks[seat] = person.deck
            if self.sides.seats == 2:
                self.plan.style = person.style
                self.agreement.seat()
            else:
                self.sides.who[seat] = opponent(parsed(self.sides.who[seat])[0], person.style)
            self._complete()
        self.stage.settings.save()
        self.close()

    def close(self) -> None:
        self.seat = None
        self.stage.touch()

    def scroll(self, offset: int) -> None:
        self.offset = offset
