"""May an answer be taken back? Only while nothing hidden or random came up, and nobody else has answered since."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from game.kernel import decisions, running
from game.kernel.cards import Definition, Entity, entity
from game.kernel.decisions import CONCEDE, Answer, Decision
from game.kernel.errors import Reason
from game.kernel.events import Log
from game.kernel.state import State
from game.kernel.views import knows, redeal, view

NAMING = ("entity", "other", "source", "target", "attacker", "cards")
"""The facts of events that name cards, by their numbers: who sees the number sees which card it is."""


WORLDS = 24
"""So many ways to deal what is hidden are tried: a third at random, the others so that like cards lie together."""


class Mark(NamedTuple):
    """Where a tape was."""

    events: int
    learnt: int
    causes: tuple[int | None, ...]
    cause: int | None
    last: int | None


class Tape(Log):
    """A log that can be wound back, and that knows who came to know which card, in whatever step of whatever effect."""

    def __init__(self) -> None:
        super().__init__()
        self.learnt: list[tuple[int, int]] = []
        """Seat and card, each time that a seat comes to know which card it is."""
        self._state: State | None = None
        self._entities: list[Entity] = []
        self._knowing: list[int] = []

    def answered(self, state: State, decision: Decision, given: Answer) -> None:
        super().answered(state, decision, given)
        self._state, self._entities = state, state.entities.copy()
        self._knowing = [_knowing(state, i) for i in range(len(state.entities))]

    def pushed(self, depth: int) -> None:
        super().pushed(depth)
        if self._state is not None:
            self._look(self._state)

    def _look(self, state: State) -> None:
        """What is known otherwise than after the step before."""
        before, now = self._entities, state.entities
        changed = [i for i, old in enumerate(before) if now[i] is not old]
        if not changed and len(before) == len(now):
            return
        self._knowing += [0] * (len(now) - len(before))
        for i in (*changed, *range(len(before), len(now))):
            knowing = _knowing(state, i)
            new = knowing & ~self._knowing[i]
            self.learnt += [(seat, i) for seat in range(len(state.seats)) if new >> seat & 1]
            self._knowing[i] = knowing
        self._entities = now.copy()

    def mark(self) -> Mark:
        return Mark(len(self.events), len(self.learnt), tuple(self._causes), self._cause, self._last)

    def rewind(self, mark: Mark) -> None:
        del self.events[mark.events :]
        del self.learnt[mark.learnt :]
        self._causes, self._cause, self._last = list(mark.causes), mark.cause, mark.last
        self._state = None


def _knowing(state: State, i: int) -> int:
    """The mask of the seats that know which card `i` is."""
    return sum(1 << seat for seat in range(len(state.seats)) if knows(state, seat, i))


class Step(NamedTuple):
    """An answer that was given, and what was before it."""

    seat: int
    answer: Answer
    state: State
    mark: Mark

    @property
    def opens(self) -> bool:
        """Was it an answer of its own, and not the next part of a proposal?"""
        if self.answer == CONCEDE:
            return True
        return self.state.decision is not None and not self.state.decision.cancel


def start(steps: Sequence[Step], seat: int) -> int | None:
    """The step at which the last thing that `seat` did began: its proposal's first answer."""
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].seat == seat and steps[number].opens:
            return number
    return None


def why_not(steps: Sequence[Step], state: State, seat: int, tape: Tape, people: Iterable[int]) -> Reason | None:
    """Why `seat` may not take back what it did last, or None.

    `people` are the seats of those who look at the table: what one of them learnt can't be unlearnt. What a computer
    learnt can, for it is shown the position anew whenever it is asked.
    """
    at = start(steps, seat)
    if at is None or state.result is not None or steps[at].answer == CONCEDE:
        return Reason("undo_nothing")
    if any(step.seat != seat for step in steps[at:]):
        return Reason("undo_other_answered")
    if next(uncovered(steps[at], state, tape, {*people, seat}), None) is not None:
        return Reason("undo_hidden")
    if steps[at].state.rng != state.rng:
        return Reason("undo_random")
    if could_differ(steps[at:], state):
        return Reason("undo_hidden")
    return None


def could_differ(steps: Sequence[Step], state: State) -> bool:
    """Would whoever gave the answers of `steps` see something else now if what was hidden from them lay otherwise?

    No card need be shown for that: what somebody else is asked next can tell what they hold. It is tried in WORLDS
    that agree with the view before, also in those that hardly ever come of chance: hands of one kind of card alone.
    """
    first, seat = steps[0], steps[0].seat
    seen = view(state, seat)
    hidden = {i for i, shown in enumerate(view(first.state, seat)["entities"]) if shown is None}
    for number in range(WORLDS):
        world = redeal(first.state, seat, number)
        if number % 3:
            _sort(world, hidden, number // 3 * 3 / WORLDS, backwards=number % 3 == 2)
        for step in steps:
            if world.decision is None or decisions.why_not(world, step.answer) is not None:
                return True
            running.advance(world, step.answer)
        if view(world, seat) != seen:
            return True
    return False


def _sort(world: State, hidden: Collection[int], begin: float, backwards: bool) -> None:
    """Deal the `hidden` cards of each owner by their kinds: first to hands, then to decks from their tops.

    `begin`: from which part of them on, 0 to 1; so each kind comes in turn into the hands alone, if it is many.
    """
    places, entities = world.places, world.entities
    lying: dict[int, list[int]] = {}
    for zone in sorted(range(len(world.zones)), key=lambda zone: not places.sees[zone]):
        for i in reversed(world.zones[zone]):
            if i in hidden and zone != places.gone:
                lying.setdefault(entities[i].owner, []).append(i)
    for numbers in lying.values():
        cards = sorted((entities[i].card for i in numbers), key=_kind, reverse=backwards)
        first = int(begin * len(cards))
        for i, card in zip(numbers, cards[first:] + cards[:first], strict=True):
            entities[i] = entity(card, entities[i].owner, entities[i].zone)


def _kind(card: Definition) -> tuple[object, ...]:
    return card.kind, card.total_cost, card.stats, card.id


def uncovered(step: Step, state: State, tape: Tape, people: Collection[int]) -> Iterator[tuple[int, int]]:
    """Each of `people` with each card that it came to know since `step`, if only for a moment.

    What the seat that answered knew itself and showed to others, as by playing it, is its own to show.
    """
    made = {event.facts["entity"] for event in tape.events[step.mark.events :] if event.kind == "created"}
    for who, card in _named(step, state, tape, people):
        if card not in made and not _knew(step.state, who, card) and not _knew(step.state, step.seat, card):
            yield who, card


def _knew(before: State, seat: int, card: int) -> bool:
    return card < len(before.entities) and knows(before, seat, card)


def _named(step: Step, state: State, tape: Tape, people: Collection[int]) -> Iterator[tuple[int, int]]:
    """Everybody of `people` with every card that was named to them since `step`."""
    yield from ((who, card) for who, card in tape.learnt[step.mark.learnt :] if who in people)
    for event in tape.events[step.mark.events :]:
        for who in people:
            seen = event.seen_by(who)
            for fact in NAMING:
                found = seen.get(fact)
                cards = found if isinstance(found, list | tuple) else (found,)
                yield from ((who, card) for card in cards if type(card) is int and card >= 0)
    decision = state.decision
    if decision is not None and decision.seat in people:
        yield from ((decision.seat, card) for card in decision.candidates or ())
