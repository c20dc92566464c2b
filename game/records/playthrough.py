"""A playthrough: the position that follows from a record, answer by answer, with its events and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kernel import clocks, drawing, running, waiting
from game.kernel.cards import CardSet
from game.kernel.clocks import TIME_UP
from game.kernel.decisions import CANCEL, CONCEDE, Answer
from game.kernel.drawing import DRAW
from game.kernel.errors import IllegalAnswer, Reason
from game.kernel.game import Game
from game.kernel.phrases import refusal
from game.kernel.state import State
from game.kernel.traits.players import Players
from game.kernel.waiting import WAIT
from game.language.library import from_plain
from game.records import aftermath, seating, undo
from game.records.record import Damage, Record
from game.records.switching import merged, switched
from game.records.undo import Step, Tape

EVERY = 8
"""A fingerprint of the position is kept after each so many answers, and at the end."""


class Playthrough:
    """What is played by a record, without a file.

    Its state follows from the record alone: set-up, seed and answers. An answer that was taken back or a proposal that
    was cancelled is no longer part of it.
    """

    def __init__(
        self, game: Game, cards: CardSet, record: Record, events: Tape | None = None, state: State | None = None
    ) -> None:
        """`state`, with `events` as its log: a position to begin with, instead of the set-up."""
        self.game = game
        self.record = record
        self.events = events or Tape()
        self.damage: Damage | None = None
        """What of its file was lost, when it was loaded."""
        self.diverged: int | None = None
        """After how many answers the position first differed from the one recorded, when it was loaded."""
        self.steps: list[Step] = []
        """Every answer that counts, with the state before it."""
        self.recorded_result: dict[str, Any] | None = None
        """The result that the file names, when it was loaded."""
        self.sources: list[Mapping[str, Any]] = record.cards
        """The plain definitions of every card that this match can meet from here on."""
        if state is None:
            lists = [deck["cards"] for deck in record.decks]
            state = game.setup(cards, lists, record.seed, record.constants, record.first, self.events)
        self.state = state

    @property
    def constants(self) -> dict[str, Any]:
        return self.record.constants

    @property
    def to_answer(self) -> int | None:
        """The seat that must answer, None when the match is over."""
        return self.state.decision.seat if self.state.decision is not None else None

    @property
    def result(self) -> dict[str, Any] | None:
        """{"winner": seat, or None for a draw, "reason": why}; None while the match is on.

        Seats that end it together are "winners" beside that: in a draw among themselves, with others before them out
        of it, or with "team": True as a team that has won. The reason is what the last event that says one tells of
        it, "concede" if somebody gave up, or else "decided". Cards that belong to another player by it are "owned",
        each with its new owner, in this record alone.
        """
        winners = self.state.result
        if winners is None:
            return None
        found: dict[str, Any] = {"winner": winners[0] if len(winners) == 1 else None, "reason": self._reason()}
        if len(winners) > 1:
            found["winners"] = list(winners)
            if self.state.places.outcome(winners, winners[0]) > 0:
                found["team"] = True
        owned = [[e.facts["card"], e.facts["seat"]] for e in self.events.events if e.kind == "owned"]
        return found | {"owned": owned} if owned else found

    def _reason(self) -> str:
        for event in reversed(self.events.events):
            if event.kind == "conceded":
                return "concede"
            if event.kind in ("result", self.state.game.players.leaving) and event.facts.get("why"):
                return str(event.facts["why"])
        return "decided"

    # Again from a record

    def replay(self, record: Record) -> None:
        """Give the answers of `record` again. Raises IllegalAnswer; after a damaged end those before it stay."""
        recorded = dict(record.fingerprints)
        last = len(record.answers)
        self._edit()
        for number, (seat, answer) in enumerate(record.answers, 1):
            try:
                self._give_again(seat, answer)
            except IllegalAnswer:
                if self.damage is None:
                    raise
                self.damage = Damage(number - 1, self.damage.lost + last - number + 1)
                break
            if number < last or record.conceded is None:
                self._compare(recorded)
            self._edit()
        if record.conceded is not None:
            self._end_as_before(record.conceded)
            self._compare(recorded)
        self.record.edits = [edit for edit in record.edits if edit["at"] <= len(self.steps)]
        self.record.receipts = record.receipts
        self.record.fingerprints = record.fingerprints
        self.record.result, self.record.turns = self.result, self.state.turn
        self.recorded_result = record.result

    def _edit(self) -> None:
        """Go on with the cards that were edited after so many answers. Raises FaultyCards and KeyError."""
        for edit in self.record.edits:
            if edit["at"] == len(self.steps):
                self.sources = merged(self.sources, edit["cards"])
                words = self.game.vocabulary
                self.state = switched(self.state, from_plain(self.sources, self.constants, self.game.name, words))

    def _give_again(self, seat: int, answer: Answer) -> None:
        if answer == CONCEDE:
            self._concede(seat)
        elif answer == TIME_UP:
            self._time_up(seat)
        elif answer == WAIT:
            self._wait(seat)
        elif answer == DRAW:
            self._draw(seat)
        else:
            self._give(seat, answer)

    def _compare(self, recorded: Mapping[int, str]) -> None:
        number = len(self.steps)
        if self.diverged is None and number in recorded and recorded[number] != self.state.fingerprint():
            self.diverged = number

    # One answer

    def _give(self, seat: int, answer: Answer) -> None:
        before, mark = self.state.copy(), self.events.mark()
        decision = self.state.decision
        if decision is not None and decision.seat != seat:
            raise refused(self.state, answer, Reason("not_asked", {"seat": decision.seat}))
        if answer == CANCEL and decision is not None and decision.cancel:
            at = undo.start(self.steps, seat)
            assert at is not None
            meanwhile = [step.seat for step in self.steps[at:] if step.answer == CONCEDE]
            self._rewind(at)
            for gone in meanwhile:  # a proposal changes nothing, so they may as well have given up before it
                self._concede(gone)
            return
        running.answer(self.state, answer)
        aftermath.tell(self.events.events[mark[0] :], before, self.state)
        self.steps.append(Step(seat, answer, before, mark))
        self.record.answers.append((seat, answer))

    def _concede(self, seat: int) -> None:
        before, mark = self.state.copy(), self.events.mark()
        running.concede(self.state, seat)
        aftermath.tell(self.events.events[mark[0] :], before, self.state)
        self.steps.append(Step(seat, CONCEDE, before, mark))
        self.record.answers.append((seat, CONCEDE))

    def _draw(self, seat: int) -> None:
        before, mark = self.state.copy(), self.events.mark()
        drawing.draw(self.state)
        self.steps.append(Step(seat, DRAW, before, mark))
        self.record.answers.append((seat, DRAW))

    def _wait(self, seat: int) -> None:
        before, mark = self.state.copy(), self.events.mark()
        waiting.wait(self.state, seat)
        self.steps.append(Step(seat, WAIT, before, mark))
        self.record.answers.append((seat, WAIT))

    def _time_up(self, seat: int) -> None:
        before, mark = self.state.copy(), self.events.mark()
        asked = self.state.decision
        if asked is not None and asked.seat != seat:
            raise refused(self.state, TIME_UP, Reason("not_asked", {"seat": asked.seat}))
        clocks.time_up(self.state)
        aftermath.tell(self.events.events[mark[0] :], before, self.state)
        self.steps.append(Step(seat, TIME_UP, before, mark))
        self.record.answers.append((seat, TIME_UP))

    def _end_as_before(self, seat: int) -> None:
        """In files of before, a match of any number of players ended with the first who gave up."""
        self.record.conceded = seat
        self.events.emit("conceded", {"seat": seat})
        Players().concede(self.state, seat)

    def _rewind(self, at: int) -> None:
        step = self.steps[at]
        self.state = step.state.copy()
        self.state.log = self.events
        self.events.rewind(step.mark)
        del self.steps[at:]
        record = self.record
        del record.answers[at:]
        record.conceded = record.result = None
        record.fingerprints = [f for f in record.fingerprints if f[0] <= at]
        record.receipts = {n: r for n, r in record.receipts.items() if n <= at}
        seating.rewind(record, at)

    def _keep_fingerprint(self) -> None:
        number = len(self.steps)
        self.record.result, self.record.turns = self.result, self.state.turn
        if number % EVERY == 0 or self.state.result is not None:
            kept = [f for f in self.record.fingerprints if f[0] != number]
            self.record.fingerprints = [*kept, (number, self.state.fingerprint())] if number else kept


def refused(state: State, answer: Answer, reason: Reason) -> IllegalAnswer:
    """The error that says so with the names of cards and the position."""
    return IllegalAnswer(answer, reason, refusal(state, answer, reason))


def replaced(record: Record) -> Record:
    """The same set-up with nothing played yet."""
    return Record(
        record.game, record.seed, record.first, record.seats, record.decks, record.constants, record.cards,
        workshop=record.workshop, edits=record.edits, people=record.people, app=record.app, created=record.created,
        ai_seed=record.ai_seed, notes=record.notes, others=record.others, order=record.order,
    )  # fmt: skip
