"""Damage of the attack and its end (M-265 to M-284, M-291 to M-308): A6 to A10.

All that is dealt in one step is assigned first, in one answer for each creature whose damage can be divided in more
than one way, those of the active player first; then it is dealt in one run (M-277, M-278).
"""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.data import Packet, Ref, records
from game.kernel.decisions import Answer
from game.kernel.divisions import Division
from game.kernel.references import ref, refs
from game.kernel.state import State, tasks
from game.kernel.values import elements_of, expire, remaining, stat
from game.rules.grimoire.bands import divider
from game.rules.grimoire.constants import COLOUR_TAGS, COMBAT, POWER, TRAMPLING, is_tapped, other, rules
from game.rules.grimoire.keywords import FIRST_STRIKE, TRAMPLE, has, protected_from
from game.rules.grimoire.record import ATTACK_END, Group, attack_of, goes_on, set_attack
from game.rules.grimoire.trample import strike as deal_together
from game.rules.grimoire.turn import check, reckon


class Strike(NamedTuple):
    """The damage that a creature is about to deal in one step."""

    dealer: Ref
    amount: int
    tags: int
    targets: tuple[Ref, ...]
    """Among whom it is divided."""
    divider: int
    """The seat that says how."""


# --- A6 to A9 ---------------------------------------------------------------------------------------------------------


def first_strikes(state: State) -> None:
    """A6: those with first strike, unless nobody has it (M-291, M-298)."""
    if not goes_on(state):
        end_attack(state)
        return
    attack = attack_of(state)
    assert attack is not None
    fighting = [one for group in attack.groups for one in (*group.members, *group.blockers)]
    first = tuple([one for one in fighting if has(state, one[0], FIRST_STRIKE)])
    state.frames.append((normal_strikes, ()))
    if first:
        set_attack(state, attack._replace(struck=first))
        assign(state, in_order(state, strikes(state, first)), ())


def normal_strikes(state: State) -> None:
    """A8: all who are left and have not dealt their damage yet (M-294, M-295)."""
    if not goes_on(state):
        end_attack(state)
        return
    attack = attack_of(state)
    assert attack is not None
    fighting = [one for group in attack.groups for one in (*group.members, *group.blockers)]
    state.frames.append((end_attack, ()))
    assign(state, in_order(state, strikes(state, tuple([one for one in fighting if one not in attack.struck]))), ())


def strikes(state: State, dealers: tuple[Ref, ...]) -> list[Strike]:
    """The damage of `dealers`, attackers and blockers, to whom it can go by now."""
    attack = attack_of(state)
    assert attack is not None
    found = []
    for group in attack.groups:
        for one in group.members:
            if one in dealers:
                found.append(strike_of(state, one, *targets_of(state, one, group)))
        for one in group.blockers:
            if one in dealers and (not is_tapped(state, one[0]) or rules(state).tapped_blockers_deal):  # M-270
                divides = divider(state, [i for i, _ in group.members], other(state.active))
                found.append(strike_of(state, one, group.members, divides, False))
    return [strike for strike in found if strike.amount > 0 and strike.targets]


def targets_of(state: State, one: Ref, group: Group) -> tuple[tuple[Ref, ...], int, bool]:
    """To whom an attacker's damage goes, who divides it, and whether it is trample damage (M-266 to M-268, M-305)."""
    tramples = has(state, one[0], TRAMPLE)
    if not group.blocked or (tramples and not group.blockers):
        return refs(state, (other(state.active),)), state.active, tramples
    return group.blockers, divider(state, [i for i, _ in group.blockers], state.active), tramples


def strike_of(state: State, one: Ref, targets: tuple[Ref, ...], divides: int, tramples: bool) -> Strike:
    """Its damage is its power (M-219, M-224), of its colours (M-434)."""
    i = one[0]
    tags = elements_of(state, i) & COLOUR_TAGS | COMBAT | (TRAMPLING if tramples else 0)
    return Strike(one, stat(state, i, POWER), tags, targets, divides)


def in_order(state: State, found: list[Strike]) -> tuple[Strike, ...]:
    """Those that the active player divides come first (M-378)."""
    return tuple(sorted(found, key=lambda strike: strike.divider != state.active))


def assign(state: State, left: tuple[Strike, ...], packets: tuple[Packet, ...]) -> None:
    """Ask how each of `left` is divided, where there is more than one way; then all is dealt."""
    for number, strike in enumerate(left):
        if len(strike.targets) > 1:
            shares = tuple([(i, 0, strike.amount) for i, _ in strike.targets])
            state.decision = Division("assign_damage", strike.divider, divided, (left[number:], packets), strike.amount,
                                      shares, None, strike.dealer[0], proposed=lethal_first(state, strike))  # fmt: skip
            return
        packets = (*packets, Packet(strike.dealer, strike.targets[0], strike.amount, strike.tags))
    deal_together(state, packets)


def divided(state: State, answer: Answer, left: tuple[Strike, ...], packets: tuple[Packet, ...]) -> None:
    """("divide", creature, how much, …)."""
    strike = left[0]
    shares = zip(answer[1::2], answer[2::2], strict=True)
    more = [Packet(strike.dealer, ref(state, i), amount, strike.tags) for i, amount in shares]
    assign(state, left[1:], (*packets, *more))


def lethal_first(state: State, strike: Strike) -> Answer:
    """The division that kills as many as it can, those with the least left first; the rest goes to the last of them."""
    colours = strike.tags & COLOUR_TAGS
    needs = [(max(0, remaining(state, i)), i) for i, _ in strike.targets if not protected_from(state, i) & colours]
    got: dict[int, int] = {}
    left, last = strike.amount, strike.targets[0][0]
    for need, i in sorted(needs):
        if need <= left:
            got[i], last = need, i
            left -= need
        elif not got:
            last = i
            break
    got[last] = got.get(last, 0) + left
    return ("divide", *[part for i, _ in strike.targets if got.get(i) for part in (i, got[i])])


# --- A10 --------------------------------------------------------------------------------------------------------------


def end_attack(state: State) -> None:
    """A10: nobody attacks or blocks any more, and victory is looked at (M-282); then the main phase goes on (M-284)."""
    set_attack(state, None)
    expire(state, ATTACK_END)
    if state.log is not None:
        state.log.emit("attack_ends", {"seat": state.active})
    if rules(state).burn_at_attack_end:
        reckon(state)
    else:
        check(state)


records(__name__, Strike)
tasks(__name__, first_strikes, normal_strikes, divided, end_attack)
