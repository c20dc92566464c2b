"""Whole moves, for those who search: an answer and, where it begins a proposal, the answers to its end."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel import decisions, running
from game.kernel.data import Proposal
from game.kernel.decisions import Answer, Decision
from game.kernel.proposals import answered, go_on, with_answer
from game.kernel.references import holder
from game.kernel.state import State

Plan = tuple[Answer, ...]


def plans(state: State, most: int = decisions.SUGGESTED) -> Iterator[Plan]:
    """The whole moves at the pending decision, for those who search: one copy of the state serves for each (`follow`).

    Of the ways to pay there is the one put forward; of the places as well, unless it matters where the card stands
    (`place_matters`); of a choice in steps up to `most` whole choices.
    """
    decision = state.decision
    assert decision is not None
    for way in _ways(state, decision, most):
        if decision.task is answered:  # `use` may name an ability here, and a card elsewhere
            step, begun = decision.args
            proposal: Proposal | None = with_answer(state, begun, step, way)
        else:
            proposal = state.game.proposals.begun(state, way)
        if proposal is None:
            yield (way,)
        else:
            for rest in _rests(state, proposal, most):
                yield (way, *rest)


def _rests(state: State, proposal: Proposal, most: int) -> Iterator[Plan]:
    """The answers from `proposal` to its end."""
    following = go_on(state, proposal)
    if isinstance(following, Proposal):
        yield ()
        return
    step, begun = following.args
    for way in _ways(state, following, most):
        for rest in _rests(state, with_answer(state, begun, step, way), most):
            yield (way, *rest)


def _ways(state: State, decision: Decision, most: int) -> list[Answer]:
    if decision.kind == "place" and not place_matters(state, decision.source):
        return [decision.proposed]
    return decision.worth_trying(state, most)


def place_matters(state: State, card: int) -> bool:
    """Does anything speak of where `card` stands in its line: its own text, or a card in play or in a hand?"""
    entities, places = state.entities, state.places
    if entities[card].definition.positional:
        return True
    owner = holder(state, card)
    for number, zone in enumerate(state.zones):
        if places.field[number] or (places.seat[number] == owner and places.hidden[number] and places.sees[number]):
            for i in zone:
                if entities[i].definition.positional:
                    return True
    return False


def follow(state: State, plan: Plan) -> None:
    """Give the answers of a whole move, which is legal, one after another."""
    for way in plan:
        running.advance(state, way)
