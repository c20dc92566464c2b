"""The attack, from its announcement until the attackers are named (M-241 to M-253): A0 to A3;
`blocking` is what comes then."""

from __future__ import annotations

from game.kernel.assignments import Assignment
from game.kernel.building import Pairs, checks
from game.kernel.choices import Subset
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.references import refs
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off
from game.kernel.windows import acted, offer_next, open_window
from game.rules.grimoire.bands import grouped, leaders, why_no_bands
from game.rules.grimoire.blocking import declare_blocks
from game.rules.grimoire.combat_damage import end_attack
from game.rules.grimoire.constants import ATTACKS, other, rules
from game.rules.grimoire.evasion import able_attackers
from game.rules.grimoire.keywords import ATTACKS_UNTAPPED, BANDING, MUST_ATTACK, has
from game.rules.grimoire.record import Attack, Group, set_attack
from game.rules.grimoire.tapping import tap
from game.rules.grimoire.turn import reckon

ATTACK: Answer = ("attack",)
WITHDRAW: Answer = ("withdraw",)


def why_no_attack(state: State) -> Reason | None:
    """Why the active player can't announce an attack in their main phase (M-063, M-248), or None."""
    if not is_attack_left(state):
        return Reason("attacked_already", {"limit": rules(state).attacks_per_turn}, "M-063")
    return None if able_attackers(state) else Reason("nobody_can_attack", {}, "M-248")


def is_attack_left(state: State) -> bool:
    """Has the active player an attack left this turn?"""
    return state.seats[state.active][ATTACKS] < rules(state).attacks_per_turn


def must_announce(state: State) -> bool:
    """Must the active player announce the attack before the main phase ends, as a card of theirs says (M-001)?"""
    return why_no_attack(state) is None and any(has(state, i, MUST_ATTACK) for i in able_attackers(state))


# --- A0 and A1 --------------------------------------------------------------------------------------------------------


def announce_attack(state: State) -> None:
    """A0: announced in the main window on top of the frames; the opponent can act before it starts (M-241, M-242)."""
    acted(state, state.active)
    if state.log is not None:
        state.log.emit("attack_announced", {"seat": state.active})
    state.frames.append((start_attack, ()))
    open_window(state, "announced", first=other(state.active))


def can_withdraw(state: State, seat: int) -> bool:
    """Can `seat`, which is offered the window of A0, take the announcement back? Only once something was done in that
    window: before, nothing has changed since (M-249)."""
    _, (_, _, passed, _) = state.frames[-1]
    return bool(seat == state.active and not passed)


def withdraw(state: State) -> None:
    """The announcement is taken back; the turn's attack is not used up (M-249)."""
    del state.frames[-2:]
    if state.log is not None:
        state.log.emit("attack_withdrawn", {"seat": state.active})


def start_attack(state: State) -> None:
    """A1: the pools burn, then victory is looked at (M-243)."""
    state.seats[state.active][ATTACKS] += 1
    set_attack(state, Attack())
    state.frames.append((name_attackers, ()))
    reckon(state)


# --- A2 and A3 --------------------------------------------------------------------------------------------------------


def name_attackers(state: State) -> None:
    """A2: in one answer, at least one (M-244, M-248); with bands where one can be formed (M-250)."""
    able = able_attackers(state)
    if not able:
        end_attack(state)
    elif any(has(state, i, BANDING | MUST_ATTACK) for i in able):
        must = tuple([i for i in able if has(state, i, MUST_ATTACK)])
        state.decision = Assignment("attackers", state.active, banded, (), leaders(state, able), why_not_attackers,
                                    needed=must)  # fmt: skip
    else:
        state.decision = Subset("attackers", state.active, attacked, (), able, 1, len(able))


def why_not_attackers(state: State, given: Pairs) -> Reason | None:
    """Why attackers, each with the first of its band, can't be named, or None."""
    if not given:
        return Reason("nobody_attacks", {}, "M-248")
    named = dict(given)
    for i in able_attackers(state):
        if i not in named and has(state, i, MUST_ATTACK):
            return Reason("must_attack", {"entity": i}, "M-001")
    return why_no_bands(state, given)


def attacked(state: State, answer: Answer) -> None:
    """("pick", attacker, …)."""
    begin(state, [[i] for i in answer[1:]])


def banded(state: State, answer: Answer) -> None:
    """("assign", attacker, first of its band, …)."""
    begin(state, list(grouped(tuple(zip(answer[1::2], answer[2::2], strict=True))).values()))


def begin(state: State, bands: list[list[int]]) -> None:
    """Those of `bands` attack, and are tapped for it (M-244); then both can act (M-252)."""
    set_attack(state, Attack(tuple([Group(refs(state, members)) for members in bands])))
    for members in bands:
        for i in members:
            if state.log is not None:
                state.log.emit("attack", {"attacker": i, "target": other(state.active), "seat": state.active})
            if not has(state, i, ATTACKS_UNTAPPED):
                tap(state, i)
        if len(members) > 1 and state.log is not None:
            state.log.emit("banded", {"cards": members, "seat": state.active})
    for members in bands:
        for i in members:
            set_off(state, "attacks", i, other(state.active))
    state.frames.append((declare_blocks, ()))
    offer_next(state, "attacked")


checks(__name__, why_not_attackers)
tasks(__name__, start_attack, name_attackers, attacked, banded)
