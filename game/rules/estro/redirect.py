"""After a Zone gift the attacker may stop the attack or redirect it (E-130 to E-133)."""

from __future__ import annotations

from game.kernel.decisions import Answer
from game.kernel.listed import Listed
from game.kernel.references import ref
from game.kernel.state import Frame, State, tasks
from game.kernel.triggers import set_off
from game.kernel.values import keywords
from game.kernel.windows import offer
from game.rules.estro.constants import PROTECTED, rules
from game.rules.estro.fight import STEPS, compare, declared, defenders, fighters, place_of, roll, rolled

KEEP: Answer = ("keep",)
STOP: Answer = ("stop",)


def zone_gift_used(state: State, seat: int) -> None:
    """`seat` uses the gift of a Zone; within an attack the attacker is asked once it is resolved."""
    set_off(state, "zone_used", seat)
    if fighters(state) and any(task is compare for task, _ in state.frames[place_of(state) :]):
        state.frames.append((ask, ()))  # once both were compared it is too late


def ask(state: State) -> None:
    """Go on, stop, or attack another card (E-130)."""
    both = fighters(state)
    if not both:
        return
    attacker, target = both
    if keywords(state, target) & PROTECTED:
        return  # E-193
    seat = state.entities[attacker].controller
    others = [i for i in defenders(state, seat) if i != target]
    ways = (KEEP, STOP, *[("attack", attacker, i) for i in others])
    state.decision = Listed("redirect", seat, chosen, (), ways=ways)


def chosen(state: State, answer: Answer) -> None:
    if answer == KEEP:
        return
    if answer == STOP:
        stop(state)
    else:
        begin_anew(state, answer[2])


def stop(state: State) -> None:
    """The attack is spent (E-133)."""
    if state.log is not None:
        attacker, target = fighters(state)
        state.log.emit("stopped", {"attacker": attacker, "target": target})
    _drop_steps(state)


def begin_anew(state: State, target: int) -> None:
    """The same attack against another card, from the first window on with new dice (E-131, E-132).

    What is still to be done of the gift that redirects it comes before.
    """
    attacker = fighters(state)[0]
    keep_dice = not rules(state).redirect_rolls_again
    place = place_of(state)
    task, (one, _, first, second) = state.frames[place]
    _drop_steps(state)
    dice = (first, second) if keep_dice else (0, 0)
    state.frames[place] = (task, (one, ref(state, target), *dice))
    state.frames[place + 1 : place + 1] = STEPS
    if state.log is not None:
        state.log.emit("redirected", {"attacker": attacker, "target": target})
    set_off(state, "attacked", target, attacker)


def _drop_steps(state: State) -> None:
    """Take away what is left of the fight under way, above its record."""
    place = place_of(state)
    steps = (compare, rolled, roll, declared)
    kept = [frame for frame in state.frames[place + 1 :] if frame[0] not in steps and not _is_fight_window(frame)]
    state.frames[place + 1 :] = kept


def _is_fight_window(frame: Frame) -> bool:
    task, args = frame
    return task is offer and args[0] in ("declared", "rolled")


tasks(__name__, ask, chosen)
