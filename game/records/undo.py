"""May an answer be taken back? Only while nothing hidden or random came up, and nobody else has answered since."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from game.kernel import decisions, running
from game.kernel.cards import Definition, Entity, entity
from game.kernel.clocks import TIME_UP
from game.kernel.decisions import CONCEDE, Answer, Decision
from game.kernel.drawing import DRAW
from game.kernel.errors import Reason
from game.kernel.events import Log
from game.kernel.state import State
from game.kernel.unseen import knows
from game.kernel.views import View, redeal, view
from game.kernel.waiting import WAIT

NAMING = ("entity", "other", "source", "target", "attacker", "cards")
"""The facts of events that name cards, by their numbers: who sees the number sees which card it is."""


BY_CHANCE = 8
"""So many ways to deal what is hidden are tried at random; the others have each card in turn in the hands."""
MOST_FIRST = 64
"""Of more cards only so many are tried, spread evenly over them in the order of their kinds."""


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
        if self.answer in (CONCEDE, WAIT, DRAW):
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
    if at is None or state.result is not None or steps[at].answer in (CONCEDE, TIME_UP, WAIT, DRAW):
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


def came(steps: Sequence[Step], state: State) -> int:
    """How often this position, with the same question, came in this turn, now included."""
    alike = 1
    for step in reversed(steps):
        if step.state.turn != state.turn:
            break
        alike += step.state.decision == state.decision and step.state == state
    return alike


def why_not_wait(steps: Sequence[Step], state: State, seat: int, at: int) -> Reason | None:
    """Why `seat` may not go back to the window that was passed for it after `at` answers, or None: so many acts of
    others can follow as the game lets be spoken against, and none of its own."""
    most = state.game.timing.waits(state)
    if most < 0:
        return Reason("no_wait")
    if state.result is not None or not 0 <= at < len(steps) or steps[at].seat != seat:
        return Reason("undo_nothing")
    acts = [step for step in steps[at + 1 :] if step.opens and not _closes(step)]
    if len(acts) > most or any(step.seat == seat for step in acts):
        return Reason("agreed_already", {"acts": len(acts)})
    return None


def _closes(step: Step) -> bool:
    """Did a seat do nothing by it in a window?"""
    decision = step.state.decision
    window = step.state.game.windows.get(decision.kind) if decision is not None else None
    return window is not None and step.answer == window.closes


def showed(steps: Sequence[Step], state: State, tape: Tape) -> bool:
    """Did anything random happen since `steps` began, or anybody see a card that none of those who acted knew?"""
    before, acted = steps[0].state, {step.seat for step in steps}
    if before.rng != state.rng:
        return True
    made = {
        event.facts["entity"] for event in tape.events[steps[0].mark.events :] if event.kind in ("created", "added")
    }
    return any(
        card not in made and not any(_knew(before, seat, card) for seat in (who, *acted))
        for who, card in _named(steps[0], state, tape, range(len(state.seats)))
    )


def could_differ(steps: Sequence[Step], state: State) -> bool:
    """Would whoever gave the answers of `steps` see something else now if what was hidden from them lay otherwise?

    No card need be shown for that: what somebody else is asked next can tell what they hold. Where nobody asked of any
    hidden card which one it is, it could not. Else it is tried in worlds that agree with the view before.
    """
    first, seat = steps[0], steps[0].seat
    hidden = _hidden(first.state, seat)
    if not _asked(first.state, [step.answer for step in steps], hidden):
        return False
    seen = view(state, seat)
    return any(_goes_otherwise(world, steps, seen) for world in _worlds(first.state, seat, hidden))


def _goes_otherwise(world: State, steps: Sequence[Step], seen: View) -> bool:
    for step in steps:
        if world.decision is None or decisions.why_not(world, step.answer) is not None:
            return True
        running.advance(world, step.answer)
    return view(world, steps[0].seat) != seen


# --- was it asked which card lies hidden? -----------------------------------------------------------------------------


TELLING = ("definition", "under", "traits")
"""What of an entity tells which card it is."""


def asks_of_hidden(state: State, ways: Sequence[Answer], seat: int) -> bool:
    """Does anything, as these answers are given, ask which card one is that is hidden from `seat`?"""
    return _asked(state, ways, _hidden(state, seat))


def _hidden(state: State, seat: int) -> set[int]:
    return {i for i, shown in enumerate(view(state, seat)["entities"]) if shown is None}


def _asked(state: State, ways: Sequence[Answer], hidden: Collection[int]) -> bool:
    """Give the answers again: does anything ask which card one of the `hidden` is?"""
    again = state.copy()
    for i in hidden:
        again.entities[i] = _covered(again.entities[i])
    try:
        for way in ways:
            decisions.why_not(again, way)
            running.advance(again, way)
    except AttributeError as error:
        if not any(name in str(error) for name in TELLING):
            raise
        return True
    return False


def _covered(card: Entity) -> Entity:
    """`card` without what tells which one it is: whoever asks for it, and copying does, gets an AttributeError."""
    found = Entity()
    found.owner, found.controller = card.owner, card.controller
    found.zone, found.zone_changes = card.zone, card.zone_changes
    found.damage, found.flags, found.known = card.damage, card.flags, card.known
    found.mods, found.extra = card.mods, card.extra
    return found


# --- worlds in which it lies otherwise --------------------------------------------------------------------------------


def _worlds(state: State, seat: int, hidden: Collection[int]) -> Iterator[State]:
    """Some that come of chance, and for each card that may be hidden some in which it is in the hand of its owner:

    with others by chance, with those that are most like it, and those in the order the other way round. What is asked
    of a hand is mostly whether any card of some kind is in it.
    """
    possible: dict[int, set[Definition]] = {}
    for number in range(BY_CHANCE):
        world = redeal(state, seat, number)
        for i in hidden:
            possible.setdefault(world.entities[i].owner, set()).add(world.entities[i].card)
        yield world
    ordered = {owner: sorted(cards, key=_kind) for owner, cards in possible.items()}
    number = max(map(len, ordered.values()), default=0)
    for at in range(0, number, ceil(number / MOST_FIRST) or 1):
        dealt = redeal(state, seat, BY_CHANCE + at)
        for order in (None, False, True):
            world = dealt.copy()
            _put_first(world, hidden, {owner: cards[at % len(cards)] for owner, cards in ordered.items()}, order)
            yield world


def _put_first(world: State, hidden: Collection[int], first: Mapping[int, Definition], backwards: bool | None) -> None:
    """Deal the `hidden` cards of each owner anew, `first` of all this one: to hands, then to decks from their tops.

    Then follow those that come after it in the order of their kinds, or `backwards`, or with None the others as they
    lie. Where it is not among them, it takes the place of one, as nobody has seen that it can't.
    """
    places, entities = world.places, world.entities
    lying: dict[int, list[int]] = {}
    for zone in sorted(range(len(world.zones)), key=lambda zone: not places.sees[zone]):
        for i in reversed(world.zones[zone]):
            if i in hidden and zone != places.gone:
                lying.setdefault(entities[i].owner, []).append(i)
    for owner, numbers in lying.items():
        cards = [entities[i].card for i in numbers]
        if first[owner] not in cards:
            cards[0] = first[owner]
        if backwards is not None:
            cards.sort(key=_kind, reverse=backwards)
        at = cards.index(first[owner])
        others = cards[:at] + cards[at + 1 :] if backwards is None else cards[at + 1 :] + cards[:at]
        for i, card in zip(numbers, [first[owner], *others], strict=True):
            entities[i] = entity(card, entities[i].owner, entities[i].zone)


def _kind(card: Definition) -> tuple[object, ...]:
    return card.kind, card.total_cost, card.stats, card.id


def uncovered(step: Step, state: State, tape: Tape, people: Collection[int]) -> Iterator[tuple[int, int]]:
    """Each of `people` with each card that it came to know since `step`, if only for a moment.

    What the seat that answered knew itself and showed to others, as by playing it, is its own to show.
    """
    made = {event.facts["entity"] for event in tape.events[step.mark.events :] if event.kind in ("created", "added")}
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
        yield from ((decision.seat, card) for card in decision.among())
