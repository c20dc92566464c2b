"""What holds of every position of Grimoire, whatever was played (10.3 of the clauses)."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.batches import carried_out, carry_out_at_once, carry_out_batch
from game.kernel.damage import apply_withheld
from game.kernel.data import NOTHING, Context
from game.kernel.deaths import execute
from game.kernel.references import is_in_play
from game.kernel.state import State
from game.kernel.values import host_of, remaining
from game.rules.grimoire.constants import CASTING, other
from game.rules.grimoire.kinds import is_creature
from game.rules.grimoire.record import attack_of, attackers, blockers, is_resolving


def broken(state: State) -> Iterator[str]:
    """What does not hold and should, as sentences."""
    yield from _mana(state)
    yield from _under_way(state)
    yield from _bodies(state)
    yield from _attack(state)


def _mana(state: State) -> Iterator[str]:
    if any(number < 0 for numbers in state.seats for number in numbers):
        yield f"a pool holds less than nothing: {state.seats}"


def _under_way(state: State) -> Iterator[str]:
    """Whatever waits has a step among the frames that carries it out, and a turn is played when nothing does."""
    if state.result is not None and not state.frames:
        return  # effects went on for ever, and the match was ended in their midst (`running`)
    tasks = [task for task, _ in state.frames]
    if state.decision is not None and state.decision.kind == "main":
        for name in ("series", "withheld", "doomed", "record"):
            if getattr(state, name):
                yield f"{name} is not empty while the main phase goes on"
    if state.series and carry_out_batch not in tasks and carry_out_at_once not in tasks:
        yield "what was announced is carried out by nothing"
    if state.withheld and apply_withheld not in tasks and not is_resolving(state):
        yield "damage is withheld and nothing deals it"
    if state.doomed and execute not in tasks:
        yield "somebody is on the way to the graveyard and goes there by nothing"
    if is_resolving(state) and carry_out_batch not in tasks:
        yield "a batch is carried out and has no end"
    waiting = {item.context.source for item in state.series}
    for task, args in state.frames:
        if task is carried_out:
            context: Context = args[0]
            waiting.add(context.source)
    for zone, held in enumerate(state.zones):
        if state.places.kind[zone] == CASTING:
            yield from (f"spell {i} is cast and waits for nothing" for i in held if i not in waiting)


def _bodies(state: State) -> Iterator[str]:
    """Nobody lives with lethal damage, and no aura lies on nothing, where it is looked at (M-194, M-366)."""
    asked = state.decision.kind if state.decision is not None else ""
    if state.withheld or state.result is not None or is_resolving(state) or asked == "assign_excess":
        return
    doomed = {i for i, _ in state.doomed}
    for i in state.game.field.cards(state):
        if i in doomed:
            continue
        if is_creature(state, i) and remaining(state, i) <= 0:
            yield f"creature {i} lives with lethal damage"
        if state.entities[i].extra.host != NOTHING and host_of(state, i) < 0 and not doomed:
            yield f"aura {i} lies on nothing"


def _attack(state: State) -> Iterator[str]:
    attack = attack_of(state)
    if attack is None:
        return
    for i in attackers(state):
        if not is_in_play(state, i) or state.entities[i].controller != state.active:
            yield f"{i} attacks and is none of the active player's creatures"
    for i in blockers(state):
        if not is_in_play(state, i) or state.entities[i].controller != other(state.active):
            yield f"{i} blocks and is none of the defender's creatures"
    for group in attack.groups:
        if group.blockers and not group.blocked:
            yield f"{group.members} has blockers and is not blocked"
