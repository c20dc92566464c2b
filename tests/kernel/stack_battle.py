"""Battles in the game of `stack_game`: at the end of a turn its player's creatures attack, and the next player blocks.

A creature blocks one attacker, an attacker can be blocked by several. Each deals as much damage as it has life, all at
once, to whoever it fights with or, not blocked, to the player. Who is blocked by several divides its damage among them
in their order: a later one gets some only if those before it get enough to fall.
"""

from __future__ import annotations

from game.kernel.assignments import Assignment
from game.kernel.building import Pairs, checks
from game.kernel.choices import Subset
from game.kernel.damage import deal, release
from game.kernel.data import Packet, Ref
from game.kernel.decisions import Answer
from game.kernel.divisions import Division
from game.kernel.errors import Reason
from game.kernel.references import refs
from game.kernel.state import State, tasks
from game.kernel.values import remaining, stat
from tests.kernel.stack_timing import Batch

LIFE = 0
LARGE = 5
"""Who has so much life is not blocked by one alone."""


def begin_battle(state: State) -> None:
    able = creatures(state, state.active)
    if able:
        state.decision = Subset("attack", state.active, attacked, (), able, 0, len(able))


def attacked(state: State, answer: Answer) -> None:
    """("pick", attacker, …)."""
    attackers, able = answer[1:], creatures(state, _foe(state))
    if attackers and able:
        state.decision = Assignment("block", _foe(state), blocked, (refs(state, attackers),),
                                    tuple([(i, attackers) for i in able]), no_large_one_alone)  # fmt: skip
    elif attackers:
        blocked(state, ("assign",), refs(state, attackers))


def blocked(state: State, answer: Answer, attackers: tuple[Ref, ...]) -> None:
    """("assign", blocker, attacker, …)."""
    pairs = list(zip(answer[1::2], answer[2::2], strict=True))
    state.record = Batch(resolving=True)
    state.frames.append((struck, ()))
    for attacker in reversed(attackers):
        blockers = [one for one, other in pairs if other == attacker[0]]
        state.frames.append((strike, (attacker, refs(state, blockers))))


def strike(state: State, attacker: Ref, blockers: tuple[Ref, ...]) -> None:
    """Attacker and blockers deal their damage to each other."""
    strength = stat(state, attacker[0], LIFE)
    deal(state, [Packet(one, attacker, stat(state, one[0], LIFE)) for one in blockers])
    if len(blockers) > 1:
        state.decision = Division("divide", state.active, divided, (attacker, blockers), strength,
                                  tuple([(i, 0, strength) for i, _ in blockers]), in_order, attacker[0])  # fmt: skip
    else:
        deal(state, [Packet(attacker, (blockers or refs(state, [_foe(state)]))[0], strength)])


def divided(state: State, answer: Answer, attacker: Ref, blockers: tuple[Ref, ...]) -> None:
    """("divide", blocker, how much, …)."""
    shares = zip(refs(state, answer[1::2]), answer[2::2], strict=True)
    deal(state, [Packet(attacker, to, amount) for to, amount in shares])


def struck(state: State) -> None:
    """All have struck: their damage is dealt at once."""
    state.record = ()
    release(state)


def no_large_one_alone(state: State, given: Pairs, attackers: tuple[Ref, ...]) -> Reason | None:
    """Of `given`, blockers each with its attacker."""
    for i, _ in attackers:
        blockers = [one for one, other in given if other == i]
        if len(blockers) == 1 and stat(state, i, LIFE) >= LARGE:
            return Reason("blocked_alone", {"entity": blockers[0], "attacker": i})
    return None


def in_order(state: State, given: Pairs, attacker: Ref, blockers: tuple[Ref, ...]) -> Reason | None:
    """Of `given`, blockers each with what it gets."""
    got, short = dict(given), False
    for i, _ in blockers:
        if short and got.get(i):
            return Reason("not_in_order", {"entity": i})
        short = short or got.get(i, 0) < remaining(state, i)
    return None


def creatures(state: State, seat: int) -> tuple[int, ...]:
    """Those of `seat` in play."""
    zone = state.zones[state.places.named(seat, "territory")]
    return tuple([i for i in zone if state.entities[i].definition.kind == "creature"])


def _foe(state: State) -> int:
    return (state.active + 1) % len(state.seats)


checks("game.tests.stack_battle", no_large_one_alone, in_order)
tasks("game.tests.stack_battle", begin_battle, attacked, blocked, strike, divided, struck)
