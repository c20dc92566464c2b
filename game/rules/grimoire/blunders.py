"""What a player should hardly do, told from the course of a match (`kernel.trajectories`).

Each says how many occasions for it a step was, and how many were taken, by the position and by what came of it, never
by which card it is. One that is taken may yet have been right: it is their share that tells how well somebody plays.
An attack is followed to its end, so that what others did in it counts too: who was lost to a trick was lost.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.kernel.announcing import item_of
from game.kernel.assignments import Assignment
from game.kernel.choices import Subset
from game.kernel.decisions import Answer, answers
from game.kernel.events import Log
from game.kernel.running import advance
from game.kernel.state import State
from game.kernel.trajectories import NONE, Judge, Judged, Step, Trajectory
from game.kernel.values import remaining
from game.rules.grimoire.blocking import bands
from game.rules.grimoire.constants import HAND, TERRITORY, other, zone
from game.rules.grimoire.interrupts import Counter, CounterUnless
from game.rules.grimoire.mana import pool
from game.rules.grimoire.outlook import outlook, phase_now
from game.rules.grimoire.plans import dies, plans, regenerates
from game.rules.grimoire.purposes import intent, side
from game.rules.grimoire.record import attack_of


def land_kept_back(course: Trajectory, n: int) -> Judged:
    """Of the own turns in which a land could be played, with something in the hand for which those in play are too few:
    none was."""
    state, seat = course.steps[n].before, course.steps[n].seat
    if course.steps[n].kind != "main" or seat != state.active or _was_asked_before(course, n):
        return NONE
    end = course.position(len(course.steps))
    if end.result is not None and end.turn == state.turn:
        return NONE
    kinds = [state.entities[i].definition.kind for i in state.zones[zone(seat, TERRITORY)]]
    held = [state.entities[i].definition for i in state.zones[zone(seat, HAND)]]
    dearest = max([card.total_cost for card in held if card.kind != "land"], default=0)
    if dearest <= kinds.count("land") or all(way[0] != "land" for way in answers(state)):
        return NONE
    ways = [course.steps[n].way, *(step.way for step in course.rest_of_turn(n) if step.seat == seat)]
    return 1, all(way[0] != "land" for way in ways)


def _was_asked_before(course: Trajectory, n: int) -> bool:
    """In the own main phase of this turn."""
    first = course.steps[n]
    for step in reversed(course.steps[:n]):
        if step.before.turn != first.before.turn:
            return False
        if step.kind == "main" and step.seat == first.seat:
            return True
    return False


def attacker_lost_for_nothing(course: Trajectory, n: int) -> Judged:
    """Of attackers: those that left play, where the opponent lost neither a creature nor life in the attack."""
    step = course.steps[n]
    named = _named(step)
    if step.kind != "attackers" or not named:
        return NONE
    foe, after = other(step.seat), _after_attack(course, n)
    if remaining(after, foe) < remaining(step.before, foe) or _lost(step.before, after, foe):
        return len(named), 0
    return len(named), len({*named} & _lost(step.before, after, step.seat))


def blocker_lost_for_nothing(course: Trajectory, n: int) -> Judged:
    """Of blockers in attacks that could be lived through without a block: those that left play, where all that they
    blocked stayed."""
    step = course.steps[n]
    blocks = _named(step)
    if step.kind != "blocks" or not blocks or _falls(step.before, ("assign",)):
        return NONE
    members = {group[0]: group for group in bands(step.before)}
    after = _after_attack(course, n)
    gone = _lost(step.before, after, step.seat)
    felled = _lost(step.before, after, other(step.seat))
    return len(blocks), sum([i in gone and felled.isdisjoint(members[leader]) for i, leader in blocks.items()])


def good_block_let_go(course: Trajectory, n: int) -> Judged:
    """Of attacks that could be lived through without a block, and in which a creature by itself could have felled an
    attacker and lived: none of those attackers was blocked."""
    step = course.steps[n]
    if step.kind != "blocks" or not _is_whole(step) or _falls(step.before, ("assign",)):
        return NONE
    state, options = step.before, step.before.decision
    assert isinstance(options, Assignment)
    alone = {group[0] for group in bands(state) if len(group) == 1}
    prey = {
        attacker
        for i, open_to in options.options
        for attacker in alone.intersection(open_to)
        if dies(state, attacker, [i]) and not dies(state, i, [attacker])
    }
    return (1, prey.isdisjoint(_named(step).values())) if prey else NONE


def lethal_let_through(course: Trajectory, n: int) -> Judged:
    """Of attacks that would win unblocked, where a block was at hand by which the player lives, as the attack stands:
    it was not one of those."""
    step = course.steps[n]
    if step.kind != "blocks" or not _is_whole(step) or not _falls(step.before, ("assign",)):
        return NONE
    if all(_falls(step.before, way) for way in plans(step.before)):
        return NONE
    return 1, _falls(step.before, ("assign", *[part for pair in _named(step).items() for part in pair]))


def _falls(state: State, blocks: Answer) -> bool:
    """Has whoever blocks so no life left if nobody does anything more?"""
    seat, after = other(state.active), state.copy()
    advance(after, blocks)
    seen = outlook(after) if attack_of(after) is not None else None
    return remaining(after, seat) <= (seen.through if seen is not None else 0)


def mana_burnt(course: Trajectory, n: int) -> Judged:
    """Of mana that was drawn into the pool before there was a cost to pay: what burnt as the phase ended, the last of
    it."""
    step, now = course.steps[n], course.position(n + 1)
    drawn = _drawn(course, n)
    if not drawn:
        return NONE
    after = 0
    for m in range(n + 1, len(course.steps)):
        following = course.position(m + 1)
        if (following.turn, phase_now(following)) != (now.turn, phase_now(now)):
            return drawn, max(0, min(drawn, _burnt(course.steps[m], step.seat) - after))
        after += _drawn(course, m) if course.steps[m].seat == step.seat else 0
    return drawn, 0


def _drawn(course: Trajectory, n: int) -> int:
    """By how much the pool of whose step it is grew."""
    seat = course.steps[n].seat
    return max(0, sum(pool(course.position(n + 1), seat)) - sum(pool(course.position(n), seat)))


def _burnt(step: Step, seat: int) -> int:
    """How much mana of `seat` burns by the answer: damage that nothing has dealt (M-104)."""
    state = step.before.copy()
    state.log = log = Log()
    advance(state, step.way)
    hurt = [e.facts for e in log.events if e.kind == "damage" and e.facts.get("source", -1) < 0]
    return sum([facts["amount"] for facts in hurt if facts["target"] == seat])


def aimed_at_the_wrong_side(course: Trajectory, n: int) -> Judged:
    """Of choices among targets of both sides: an own one for what harms, or the opponent's for what helps."""
    state, step = course.steps[n].before, course.steps[n]
    decision = state.decision
    if not isinstance(decision, Subset) or step.way[0] != "pick" or not step.way[1:]:
        return NONE
    good = intent(state, decision)
    if not good or len({side(state, i) for i in decision.candidates}) < 2:
        return NONE
    spared = step.seat if good < 0 else other(step.seat)
    return 1, any(side(state, i) == spared for i in step.way[1:])


def own_spell_countered(course: Trajectory, n: int) -> Judged:
    """Of interrupts that counter what was just announced: it was an own one."""
    state, step = course.steps[n].before, course.steps[n]
    if step.kind != "interrupt" or step.way[0] != "play":
        return NONE
    clauses = state.entities[step.way[1]].definition.by_trigger.get("play", ())
    announced = item_of(state, "interrupt")
    if announced is None or not any(isinstance(o, Counter | CounterUnless) for clause in clauses for o in clause.do):
        return NONE
    return 1, announced.context.controller == step.seat


def left_to_die(course: Trajectory, n: int) -> Judged:
    """Of times that an own creature could have been regenerated by its own ability, with the mana for it: nothing was
    done."""
    step = course.steps[n]
    if step.kind != "regeneration":
        return NONE
    able = [way for way in answers(step.before) if way[0] == "use" and regenerates(step.before, way[1])]
    return (1, step.way == ("pass",)) if able else NONE


def library_run_out(course: Trajectory, n: int) -> Judged:
    """Of matches: the own library was empty when it was drawn from."""
    seat = course.steps[n].seat
    if any(step.seat == seat for step in course.steps[n + 1 :]):
        return NONE
    end = course.position(len(course.steps))
    return 1, end.ending == "empty_library" and seat not in (end.result or ())


# --- attacks ----------------------------------------------------------------------------------------------------------


def _is_whole(step: Step) -> bool:
    """Is it a whole answer, or the last step of one that was built up?"""
    return step.way[0] in ("pick", "assign", "done")


def _named(step: Step) -> dict[int, int]:
    """Attackers, each with itself or the first of its band, or blockers with whom they block; none of a step of an
    answer that goes on."""
    decision = step.before.decision
    if step.way[0] == "pick":
        return {i: i for i in step.way[1:]}
    if step.way[0] == "assign":
        return dict(zip(step.way[1::2], step.way[2::2], strict=True))
    if step.way[0] != "done":
        return {}
    if isinstance(decision, Subset):
        return {i: i for i in decision.chosen}
    return dict(decision.given) if isinstance(decision, Assignment) else {}


def _after_attack(course: Trajectory, n: int) -> State:
    """The position in which the attack of step `n` is over."""
    turn = course.steps[n].before.turn
    later: Iterable[State] = (course.position(m) for m in range(n + 1, len(course.steps) + 1))
    return next(
        (state for state in later if state.result is not None or state.turn != turn or attack_of(state) is None),
        course.position(len(course.steps)),
    )


def _lost(before: State, after: State, seat: int) -> set[int]:
    """Permanents of `seat` that were in play and are not any more."""
    here = zone(seat, TERRITORY)
    return {*before.zones[here]}.difference(after.zones[here])


BLUNDERS: dict[str, Judge] = {
    judge.__name__: judge
    for judge in (
        lethal_let_through,
        good_block_let_go,
        attacker_lost_for_nothing,
        blocker_lost_for_nothing,
        land_kept_back,
        mana_burnt,
        aimed_at_the_wrong_side,
        own_spell_countered,
        left_to_die,
        library_run_out,
    )
}
