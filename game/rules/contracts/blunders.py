"""What a player should hardly do, told from the course of a match (`kernel.trajectories`).

Each says how many occasions for it a step was, and how many were taken, by the position and by what came of it, never
by which card it is. One that is taken may yet have been right: it is their share that tells how well somebody plays.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.cards import Entity
from game.kernel.characteristics import ADD, TURN_END
from game.kernel.decisions import Answer
from game.kernel.state import State
from game.kernel.trajectories import NONE, Judge, Judged, Trajectory, begins_anew
from game.kernel.trying import replayed, standing
from game.kernel.values import remaining, stat
from game.rules.contracts.actions import ready
from game.rules.contracts.constants import ACTED, ATTACK, BURNOUTS, DECK, ELEMENTS, HAND, LINE, RUNE, other, zone


def kill_passed_over(course: Trajectory, n: int) -> Judged:
    """Of attacks on the player that don't win at once: another attack of the same fighter kills and is survived."""
    state, way = course.steps[n]
    seat = course.steps[n].seat
    if way[0] != "attack" or way[2] != other(seat) or course.after(n).result is not None:
        return NONE
    others = [a for a in state.game.legality.answers(state) if a[0] == "attack" and a[1] == way[1] and a[2] != way[2]]
    return 1, any(standing(state, attack) == (True, False) and _lives(state, attack) for attack in others)


def _lives(state: State, attack: Answer) -> bool:
    """Does the player live who attacks, if it is one?"""
    return attack[1] >= len(state.seats) or remaining(state, attack[1]) > stat(state, attack[2], ATTACK)


def ready_fighter_lost(course: Trajectory, n: int) -> Judged:
    """Of the own creatures that could attack while something else was done: those that it took from the line."""
    state, way = course.steps[n]
    seat, after = course.steps[n].seat, course.after(n)
    if not begins_anew(state) or way[0] in ("attack", "end") or after.result is not None:
        return NONE
    line = state.zones[zone(seat, LINE)]
    able = [i for i in ready(state, seat) if i in line and stat(state, i, ATTACK) > 0 and i not in way[1:]]
    left = [i for i in able if i not in after.zones[zone(seat, LINE)]]
    return len(able), len(left)


def raised_too_late(course: Trajectory, n: int) -> Judged:
    """Of the times an own creature's attack was raised for the own turn: it had acted, and didn't attack any more."""
    state, way = course.steps[n]
    seat, after = course.steps[n].seat, course.after(n)
    if not begins_anew(state) or way[0] in ("attack", "end") or state.active != seat or after.turn != state.turn:
        return NONE
    raised = [
        i
        for i in state.zones[zone(seat, LINE)]
        if i in after.zones[zone(seat, LINE)] and _raises(after.entities[i]) > _raises(state.entities[i])
    ]
    attacking = {step.way[1] for step in course.rest_of_turn(n) if step.way[0] == "attack"}
    return len(raised), sum([bool(state.entities[i].flags & ACTED) and i not in attacking for i in raised])


def _raises(e: Entity) -> int:
    """By how much its attack is raised until the end of the turn."""
    return sum([m.amount for m in e.mods if (m.layer, m.what, m.end) == (ADD, ATTACK, TURN_END)])


def orb_cost_the_match(course: Trajectory, n: int) -> Judged:
    """Of Orbs that stayed active: the match was lost in the next turn, and isn't by the same answers if it rests."""
    step = course.steps[n]
    if step.kind != "orb_active" or step.way != ("yes",):
        return NONE
    end = course.position(len(course.steps))
    if end.result is None or step.seat in end.result or end.turn != step.before.turn + 1:
        return 1, 0
    after = replayed(step.before, _with_first(("no",), course, n))
    return 1, after.result is None or step.seat in after.result


def _with_first(way: Answer, course: Trajectory, n: int) -> Iterator[Answer]:
    yield way
    yield from (step.way for step in course.steps[n + 1 :])


def burnt_out(course: Trajectory, n: int) -> Judged:
    """Of matches: the own deck was empty when it was drawn from."""
    seat = course.steps[n].seat
    if any(step.seat == seat for step in course.steps[n + 1 :]):
        return NONE
    return 1, course.position(len(course.steps)).seats[seat][BURNOUTS] > 0


def rune_thrown_back(course: Trajectory, n: int) -> Judged:
    """Of the Runes in opening hands: it was set aside."""
    state, way = course.steps[n]
    if course.steps[n].kind != "set_aside" or state.decision is None:
        return NONE
    runes = [i for i in state.decision.among() if state.entities[i].definition.kind == "rune"]
    return len(runes), sum([i in way[1:] for i in runes])


def foreign_extractor(course: Trajectory, n: int) -> Judged:
    """Of extractors gained or exchanged: nothing in the own deck, hand or Rune costs its element."""
    state, way = course.steps[n]
    if course.steps[n].kind != "extractor" or way[0] == "decline":
        return NONE
    seat, element = course.steps[n].seat, ELEMENTS.index(way[-1])
    own = [state.entities[i].definition for kind in (DECK, HAND, RUNE) for i in state.zones[zone(seat, kind)]]
    costs = [cost for definition in own for cost in (definition.cost, definition.activation) if cost]
    return 1, not any(cost[element] for cost in costs)


BLUNDERS: dict[str, Judge] = {
    judge.__name__: judge
    for judge in (
        kill_passed_over,
        ready_fighter_lost,
        raised_too_late,
        orb_cost_the_match,
        burnt_out,
        rune_thrown_back,
        foreign_extractor,
    )
}
