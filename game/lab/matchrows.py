"""What a match came to, as plain data: who won, how it ended and how long it took, how the chances stood turn by turn,
which cards were drawn and played, and what was done with what there was.

Everything is said of the two decks, the first one before the second, whichever seat each was played in.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from game.ai.evaluation import evaluation
from game.kernel.places import HAND
from game.kernel.state import State
from game.kernel.trajectories import Trajectory
from game.lab import habits, supply
from game.lab.chances import begun_turns
from game.lab.endings import cause
from game.lab.pairs import worth
from game.lab.simulate import from_hand

Row = dict[str, Any]


def brief(end: State, seat: int, first: int) -> Row:
    """Of a match that has ended: `seat` played the first deck, `first` began.

    `score` is the first deck's, 1 for a win and 0.5 for a draw; `first` the deck that began, 0 or 1.
    """
    return {
        "score": worth(end, seat),
        "first": int(first != seat),
        "turns": end.turn,
        "ending": cause(end),
    }


def whole(course: Trajectory, seat: int, first: int, counts: Sequence[Mapping[str, int]]) -> Row:
    """The same with all that is told of it. `counts` are what the two decks hold.

    `curve` has the first deck's chance at the beginning of each turn but the first, in percent, as the evaluation tells
    it; `cards` for each deck [place in its list, copies drawn, copies in the opening hand, turns in which it was
    played]; `habits` for each deck how many turns it had, and how much of each of the game's habits there was in them;
    `hands` for each deck in how many own turns it was asked something, in how many of these it held cards, how many in
    all, and how many of them could be played at some moment; in how many turns none could, and in how many one could
    and none was;
    `supply` for each deck and kind how many were drawn, and of how many cards.
    """
    end = course.position(len(course.steps))
    judge, seats = evaluation(end.game.name), (seat, 1 - seat)
    return brief(end, seat, first) | {
        "decisions": len(course.steps),
        "curve": [round(100 * judge.prospects(at, seat)) for at in begun_turns(course)],
        "cards": [_cards(course, own, held) for own, held in zip(seats, counts, strict=True)],
        "hands": [_hands(course, own) for own in seats],
        **_habits(course, seats),
        **_supply(end, seats, counts),
    }


def _cards(course: Trajectory, seat: int, held: Mapping[str, int]) -> list[list[Any]]:
    places = course.position(0).places
    hand, numbers = places.named(seat, HAND), {card: number for number, card in enumerate(held)}
    drawn: dict[int, set[int]] = defaultdict(set)
    opening: dict[int, set[int]] | None = None
    played: dict[int, list[int]] = defaultdict(list)

    def number_of(state: State, i: int) -> int | None:
        entity = state.entities[i]
        return numbers.get(entity.definition.id) if entity.owner == seat else None

    def look(state: State) -> None:
        for i in state.zones[hand]:
            number = number_of(state, i)
            if number is not None:
                drawn[number].add(i)

    for step in course.steps:
        look(step.before)
        if opening is None and step.before.turn:
            opening = {number: set(copies) for number, copies in drawn.items()}
        if step.seat == seat and from_hand(step.before, step.way):
            number = number_of(step.before, step.way[1])
            if number is not None:
                drawn[number].add(step.way[1])
                played[number].append(step.before.turn)
    look(course.position(len(course.steps)))
    begun = opening if opening is not None else drawn
    return [
        [number, min(len(drawn[number]), held[card]), min(len(begun.get(number, ())), held[card]), played[number]]
        for number, card in enumerate(held)
        if number in drawn
    ]


def _hands(course: Trajectory, seat: int) -> list[int]:
    hand = course.position(0).places.named(seat, HAND)
    held: dict[int, set[int]] = defaultdict(set)
    able: dict[int, set[int]] = defaultdict(set)
    played: set[int] = set()
    for step in course.steps:
        state, turn = step.before, step.before.turn
        if step.seat != seat or state.active != seat or not turn:
            continue
        if from_hand(state, step.way):
            played.add(turn)
        held[turn].update(state.zones[hand])
        if state.decision is not None and state.decision.lists_all():
            able[turn].update([way[1] for way in state.decision.answers(state) if from_hand(state, way)])
    with_cards = [turn for turn in held if held[turn]]
    could = [turn for turn in with_cards if able[turn]]
    cards = sum([len(held[turn]) for turn in with_cards])
    playable = sum([len(able[turn] & held[turn]) for turn in with_cards])
    idle = sum([turn not in played for turn in could])
    return [len(held), len(with_cards), cards, playable, len(with_cards) - len(could), idle]


def _habits(course: Trajectory, seats: Sequence[int]) -> Row:
    found = habits.count(course, dict.fromkeys(sorted(seats), ""))
    if not found or not found[0].of:
        return {}
    return {"habits": [[found[seat].turns, *[round(part, 3) for part in found[seat].of.values()]] for seat in seats]}


def _supply(end: State, seats: Sequence[int], counts: Sequence[Mapping[str, int]]) -> Row:
    kinds = end.game.judging.supply
    if not kinds:
        return {}
    lists = [[card for card, n in held.items() for _ in range(n)] for held in counts]
    by_seat = dict(zip(seats, lists, strict=True))
    found = supply.drawn(end, [by_seat[seat] for seat in sorted(seats)])
    return {"supply": [[[one.of_kind, one.cards] for one in found[seat]] for seat in seats]}
