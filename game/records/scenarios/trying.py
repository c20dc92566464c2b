"""A match on a described board, for a designer who plays every side: all hands are open, everything is taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kernel import description
from game.kernel.cards import CardSet
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.game import Game
from game.kernel.places import EVERYBODY, Places
from game.kernel.state import State
from game.records.match import Match
from game.records.matchfile import HUMAN, app_version
from game.records.record import Given, Record
from game.records.undo import Tape


def record_of(game: Game, seed: int, seats: tuple[str, ...], constants: Mapping[str, Any], what: str) -> Record:
    """Of a match that begins on a board and has no file; its decks are called `what`."""
    return Record(
        game=game.name, seed=seed, first=None, seats=seats, constants=dict(constants), cards=[], app=app_version(),
        decks=[{"id": what, "name": {}, "cards": []} for _ in seats],
    )  # fmt: skip


class Tried(Match):
    """`ahead` are the answers that can be given again, the next one last."""

    def __init__(self, game: Game, cards: CardSet, seed: int, constants: Mapping[str, Any], state: State) -> None:
        """`state` is the first position."""
        seats = (HUMAN,) * len(state.seats)
        tape = Tape()
        state.log = tape
        super().__init__(game, cards, record_of(game, seed, seats, constants, "workshop"), tape, state)
        self.ahead: list[Given] = []

    @property
    def given(self) -> list[Given]:
        return [(step.seat, step.answer) for step in self.steps]

    @property
    def states(self) -> list[State]:
        """The position before each answer, and now."""
        return [*(step.state for step in self.steps), self.state]

    def view(self, seat: int) -> dict[str, Any]:
        """As `seat` sees it, with all hands open, and every card that lies face down known."""
        return description.described(opened(self.state), seat)

    def events_for(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        return [event.seen_by(seat) for event in self.events.events[since:]]

    def answer(self, answer: Any, seat: int | None = None, receipt: Any = None) -> int:
        before = super().answer(answer, seat, receipt)
        if self.ahead and self.steps and (self.steps[-1].seat, self.steps[-1].answer) == self.ahead[-1]:
            self.ahead.pop()
        else:
            self.ahead.clear()
        return before

    # everything is taken back, whoever did it and whatever was seen

    def why_not_undo(self, seat: int) -> Reason | None:
        return None if self.steps else Reason("undo_nothing")

    def undo(self, seat: int) -> None:
        """Take back the last thing that anybody did, a proposal as a whole. Raises IllegalAnswer where nothing was."""
        if not self.steps:
            raise IllegalAnswer(("undo",), Reason("undo_nothing"))
        at = max(number for number, step in enumerate(self.steps) if step.opens or number == 0)
        self.ahead += reversed(self.given[at:])
        self._rewind(at)

    def redo(self) -> Given | None:
        """Give what was taken back again, as a whole; the last answer of it, or None where nothing was."""
        found = None
        while self.ahead:
            found = self.ahead[-1]
            self.answer(found[1], found[0])
            if self.state.decision is None or not self.state.decision.cancel:
                break
        return found


def opened(state: State) -> State:
    """The same with what only some see seen by everybody. What nobody sees, such as a deck, stays closed."""
    shown = state.copy()
    shown.places = Places(state.places.kinds, state.places.teams)
    shown.places.sees = tuple(EVERYBODY if seen else 0 for seen in state.places.sees)
    for zone in state.zones:
        for i in zone:
            if state.entities[i].under is not None:
                e = shown.entities[i] = state.entities[i].copy()
                e.known = EVERYBODY
    return shown
