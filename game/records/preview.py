"""What an answer would do, worked out on a copy that holds only what the answering seat knows."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict
from functools import cached_property
from typing import Any

from game.kernel import decisions, description, running, unseen, views
from game.kernel.decisions import CANCEL, Answer, Decision
from game.kernel.effects import do
from game.kernel.errors import Reason
from game.kernel.events import ALL, Event
from game.kernel.prices import price_of
from game.kernel.references import holder
from game.kernel.state import State
from game.kernel.values import stat
from game.kernel.windows import offer
from game.records.aftermath import shown
from game.records.plans import Plan
from game.records.undo import Tape

SAMPLE = 0
NO_PLAN = Plan()
COUNTED = ("damage", "heal", "lose")
TOLD = (*COUNTED, "destroyed", "attack", "result")
"""The events without which there is nothing to say of what comes before chance has its say."""


class Forecast:
    """What answers would do in one position, each worked out once. The position must not change meanwhile.

    `moment` tells the position from others that the same state goes through: how many answers and events came before.
    """

    def __init__(self, state: State, moment: tuple[int, int] = (0, 0)) -> None:
        self.state = state
        self.moment = moment
        self._known: dict[tuple[Answer, Plan], dict[str, Any] | None] = {}
        self._after: dict[Answer, State | None] = {}

    @cached_property
    def _sample(self) -> State:
        """A position that agrees with what the answering seat knows."""
        decision = self.state.decision
        assert decision is not None
        return views.resample(views.view(self.state, decision.seat), SAMPLE, self.state.game, self.state.cards)

    def of(self, answer: Answer, plan: Plan = NO_PLAN) -> dict[str, Any] | None:
        """The outcome of `answer` up to the next decision or the next turn; None where chance or hidden cards hide it.

        Decisions that `plan` answers are gone through; where it `rests`, up to the end of what is under way.

        `damage`, `heal`, `lose`: entity -> amount. `destroyed`: who is destroyed; `left`: who leaves the field.
        `forced`: [attacker, target] of each attack that nobody chose. `seats`: the public numbers of each seat after
        it. `asks`: the kind of decision that comes next of the same seat, None if none does; `chooses`: the seat that
        has a choice then for a card on the field, None if none has. `whole`: is that all? If not, it is what happens
        for certain before something random or hidden comes up; behind a draw `seats` counts what waits as well.
        `losing`: the seats that would be out after it and would not be now; `fatal`: the answering seat is one of
        them, `lethal`: it is none, but a foe is; nobody and False unless `whole`. `result`: the winners, if the match
        ends in it. `odds`: how likely it succeeds, where that hangs on dice (`kernel.odds`).
        `changed`: entity -> the stats of a card on the field that
        are others then, with their values. `counters`: entity -> the counters of which there are more then, or fewer,
        with how many. `lands`: the zone in which the card then lies that the answer is about.
        """
        key = (answer, plan)
        if key not in self._known:
            self._known[key] = self._worked_out(answer, plan)
        return self._known[key]

    def asked_after(self, answer: Answer) -> dict[str, Any] | None:
        """The decision of the same seat that comes next after `answer`, in a view's words; None if that is not sure."""
        after = self._state_after(answer)
        return None if after is None else description.asked(after, self._seat)

    def why_not_after(self, answer: Answer, then: Answer) -> Reason | None:
        """Why `then` would be refused after `answer`, which is legal; None if it would not, or if nobody knows."""
        after = self._state_after(answer)
        return None if after is None else decisions.why_not(after, then)

    @property
    def _seat(self) -> int:
        decision = self.state.decision
        assert decision is not None
        return decision.seat

    def _state_after(self, answer: Answer) -> State | None:
        """The position in which the same seat is asked next after `answer`, if that is certain."""
        if answer not in self._after:
            self._after[answer] = self._advanced(answer)
        return self._after[answer]

    def _advanced(self, answer: Answer) -> State | None:
        if answer == CANCEL or decisions.why_not(self.state, answer) is not None:
            return None
        after = self._sample.copy()
        after.log = certain = _Certain(self._sample, after, self._seat)
        try:
            running.advance(after, answer)
        except (_TurnPasses, _Uncertain):
            return None
        asked = after.decision
        return after if certain.keep() and asked is not None and asked.seat == self._seat else None

    def _worked_out(self, answer: Answer, plan: Plan) -> dict[str, Any] | None:
        decision = self.state.decision
        if decision is None or answer == CANCEL or decisions.why_not(self.state, answer) is not None:
            return None
        before = self._sample
        after = before.copy()
        certain = _Certain(before, after, decision.seat)
        after.log = certain
        try:
            running.advance(after, answer)
            self._go_along(after, plan)
            if plan.rests:
                rest(after)
            whole = certain.keep()
        except _TurnPasses:
            whole = certain.keep()
        except _Uncertain:
            whole = False
        events = certain.events[: certain.length]
        odds = before.game.chances.odds(before, answer)
        if not whole and odds is None and not any(event.kind in TOLD for event in events):
            return None
        about = decision.source if decision.source >= 0 else next((p for p in answer[1:2] if type(p) is int), -1)
        numbers = {} if whole else {"seats": _numbers(certain.without_draw())}
        return (
            _difference(before, certain.state, decision.seat, events, answer, whole)
            | numbers
            | {
                "odds": asdict(odds) if odds else None,
                "changed": _changed(before, certain.state),
                "lands": _lands(certain.state, about) if answer[0] != "pick" or decision.source >= 0 else None,
            }
        )

    def _go_along(self, after: State, plan: Plan) -> None:
        """Give the answers that the plan holds, as far as the same seat is asked for them."""
        while after.decision is not None and after.decision.seat == self._seat:
            asked = after.decision
            planned = plan.answer(asked.kind, asked.cancel, decisions.answers(after))
            if planned is None:
                return
            running.advance(after, planned[0])
            plan = planned[1]


def rest(after: State) -> None:
    """Every window is closed, and what the rules put forward is answered, until the turn is played on."""
    while still := quiet(after):
        running.advance(after, still)


def quiet(state: State) -> Answer | None:
    """The answer by which nothing more is done than what is under way; None where it is over and the turn is played."""
    asked = state.decision
    if asked is None:
        return None
    window = state.game.windows.get(asked.kind)
    if window is None:
        return asked.proposed or None
    # the one that is opened first among those that are open is that in which the turn is played
    return window.closes if sum([task is offer for task, _ in state.frames]) > 1 else None


def preview(state: State, answer: Answer) -> dict[str, Any] | None:
    """What a single answer would do, as `Forecast.of` tells it."""
    return Forecast(state).of(answer)


def payment(state: State, card: int) -> Answer | None:
    """What is proposed to be paid for playing `card`, or in play for using it; None if its controller can't pay it.

    Only for games in which cards have costs.
    """
    e = state.entities[card]
    cost = e.definition.activation if state.places.field[e.zone] else price_of(state, card).amounts
    seat = holder(state, card)
    return state.game.costs.payment(state, seat, cost) if state.game.costs.affordable(state, seat, cost) else None


class _TurnPasses(Exception):
    """What comes now is the next player's."""


class _Uncertain(Exception):
    """What comes now hangs on something random or hidden."""


class _Certain(Tape):
    """Keeps the last moment up to which nothing was random or hidden; raises when the outcome ends."""

    def __init__(self, before: State, after: State, seat: int) -> None:
        super().__init__()
        self._before, self._after, self._seat = before, after, seat
        self.state = before
        self.length = 0

    def emit(self, kind: str, facts: dict[str, Any], visible: int = ALL, hidden: tuple[str, ...] = ()) -> None:
        if kind == "turn":
            raise _TurnPasses
        super().emit(kind, facts, visible, hidden)

    def popped(self, depth: int) -> None:
        """Between two steps: the dead are buried, what was set off lies among the frames."""
        if not self.keep():
            raise _Uncertain
        super().popped(depth)

    def without_draw(self) -> State:
        """The moment that was kept; where what came then is a draw from the own deck, what waits behind it done too."""
        after, own = self._after, self.state.places
        shown = [i for i, e in enumerate(self._before.entities)
                 if not unseen.knows(self._before, self._seat, i) and unseen.knows(after, self._seat, i)]  # fmt: skip
        if self._before.rng != after.rng or not shown or any(
            own.seat[after.entities[i].zone] != self._seat or own.field[after.entities[i].zone]
            or after.entities[i].zone == self._before.entities[i].zone for i in shown
        ):  # fmt: skip
            return self.state
        later = self.state.copy()
        while later.frames and later.frames[-1][0] is do:  # what the same clause does after it may hang on the card
            later.frames.pop()
        later.log = behind = _Certain(self.state, later, self._seat)
        with suppress(_TurnPasses, _Uncertain):
            running.run(later)
            behind.keep()
        return behind.state

    def keep(self) -> bool:
        """Keep this moment, if all up to it is certain."""
        if _is_uncertain(self._before, self._after, self._seat):
            return False
        self.state, self.length = self._after.copy(), len(self.events)
        return True


def _is_uncertain(before: State, after: State, seat: int) -> bool:
    """Was anything random drawn, or did a card move or show itself that `seat` did not know?

    What leaves the table with its player shows nothing.
    """
    if before.rng != after.rng:
        return True
    last = after.places.gone
    return any(
        not unseen.knows(before, seat, i)
        and after.entities[i].zone != last
        and (after.entities[i].zone_changes != e.zone_changes or unseen.knows(after, seat, i))
        for i, e in enumerate(before.entities)
    )


def _numbers(state: State) -> list[dict[str, Any]]:
    return [state.game.view_seat(state, number) for number in range(len(state.seats))]


def _changed(before: State, after: State) -> dict[int, dict[str, int]]:
    """Of cards that stay on the field: the stats that are others than before, without what damage alone does."""
    found = {}
    still = set(after.game.field.cards(after))
    for i in before.game.field.cards(before):
        if i in still and after.entities[i].zone_changes == before.entities[i].zone_changes:
            was, now = shown(before, i), shown(after, i)
            worn = after.game.damage.stat(after.entities[i])
            if worn >= 0:
                was[after.words.stats[worn]], now[after.words.stats[worn]] = stat(before, i, worn), stat(after, i, worn)
            own = {name: value for name, value in now.items() if was[name] != value}
            if own:
                found[i] = own
    return found


def _lands(after: State, card: int) -> str | None:
    if not len(after.seats) <= card < len(after.entities):
        return None
    zone = after.entities[card].zone
    return after.places.name[zone] if zone >= 0 else None


def _for_a_card(after: State, asked: Decision, field: set[int]) -> bool:
    """Is that asked for a card that everybody sees? Whether others may respond to something can be hidden."""
    return asked.kind not in after.game.windows and asked.source in field


def _difference(before: State, after: State, seat: int, events: list[Event], answer: Answer,
                whole: bool) -> dict[str, Any]:  # fmt: skip
    amounts: dict[str, dict[int, int]] = {kind: {} for kind in COUNTED}
    for event in events:
        if event.kind in COUNTED:
            entity = event.facts["target"]
            amounts[event.kind][entity] = amounts[event.kind].get(entity, 0) + event.facts["amount"]
    lying: dict[int, dict[str, int]] = {}
    for event in events:
        if event.kind == "counters":
            name, of = event.facts["counter"], lying.setdefault(event.facts["entity"], {})
            of[name] = of.get(name, 0) + event.facts["amount"]
    still = set(after.game.field.cards(after))
    asked = after.decision
    out = sorted({*after.game.players.losing(after)} - {*before.game.players.losing(before)}) if whole else []
    attacks = [[event.facts["attacker"], event.facts["target"]] for event in events if event.kind == "attack"]
    return {
        **amounts,
        "counters": lying,
        "destroyed": [event.facts["entity"] for event in events if event.kind == "destroyed"],
        "left": [i for i in before.game.field.cards(before) if i not in still],
        "forced": attacks[1:] if answer[0] == "attack" else attacks,
        "seats": _numbers(after),
        "whole": whole,
        "losing": out,
        "lethal": bool(out) and seat not in out,
        "fatal": seat in out,
        "result": None if after.result is None else list(after.result),
        "asks": asked.kind if asked is not None and asked.seat == seat else None,
        "chooses": asked.seat if asked is not None and _for_a_card(after, asked, still) else None,
    }
