"""The battle (P-046 to P-057)."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.choices import Subset
from game.kernel.damage import deal
from game.kernel.data import Packet, made
from game.kernel.decisions import Answer
from game.kernel.listed import Listed
from game.kernel.references import ref
from game.kernel.series import next_in_series
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off
from game.kernel.values import expire, keywords, stat, traits
from game.rules.cataclysm.constants import (
    BATTLE,
    BATTLE_END,
    BOUND,
    EXTRA_BATTLES,
    PLAY,
    POWER,
    SWEEPING,
    SWIFT,
    VANGUARD,
    VEILED,
    ZONES,
    foes,
    rules,
    zone,
)
from game.rules.cataclysm.phases import PASS, enter_phase


def attackers(state: State, seat: int) -> tuple[int, ...]:
    """Any own Character in play, also one deployed this turn (P-045, P-046)."""
    ours = state.zones[seat * ZONES + PLAY]
    for i in ours:
        if keywords(state, i) & BOUND:
            return tuple([i for i in ours if not keywords(state, i) & BOUND])
    return ours


def defenders(state: State, foe: int) -> tuple[int, ...]:
    """Which Characters of `foe` may be attacked: no veiled one; where there is a vanguard, nobody else."""
    found: list[int] = []
    bound_to: list[int] = []
    for i in state.zones[foe * ZONES + PLAY]:
        mask = keywords(state, i)
        if not mask:
            found.append(i)
        elif not mask & VEILED:
            found.append(i)
            if mask & VANGUARD:
                bound_to.append(i)
    return tuple(bound_to or found)


def battle(state: State, seat: int, fought: int) -> None:
    """The attack is mandatory (P-048) where there is a legal one (P-085); battles that a card adds may be declined."""
    r = rules(state)
    if fought >= r.battles_per_turn + state.seats[seat][EXTRA_BATTLES]:
        return
    if fought == 0 and not enter_phase(state, seat, BATTLE):
        return
    ask_battle(state, seat, fought)


def ask_battle(state: State, seat: int, fought: int, opponent: int = -1) -> None:
    """Which opponent is attacked, and in whom; an `opponent` chosen before, while anybody of theirs is there."""
    r = rules(state)
    ours = attackers(state, seat) if r.first_turn_attack or state.turn > 1 else ()
    theirs: dict[int, tuple[int, ...]] = {}  # each opponent that can be attacked, and in whom
    for foe in foes(state, seat) if ours else ():
        targets = defenders(state, foe)
        if targets:
            theirs[foe] = targets
    if not theirs:
        if state.log is not None:
            state.log.emit("no_attack", {"seat": seat})
        return
    if opponent in theirs:
        theirs = {opponent: theirs[opponent]}
    may_pass = fought >= r.battles_per_turn or not r.attack_mandatory
    state.frames.append((battle, (seat, fought + 1)))
    if len(theirs) == 1:
        ((foe, targets),) = theirs.items()
        choose_attack(state, seat, foe, ours, targets, may_pass)
    else:
        state.decision = Subset("opponent", seat, opponent_chosen, (seat, may_pass), candidates=tuple(theirs),
                                least=0 if may_pass else 1)  # fmt: skip


def opponent_chosen(state: State, answer: Answer, seat: int, may_pass: bool) -> None:
    """With more than two players first the opponent, then that opponent's Character (P-057)."""
    if len(answer) > 1:
        foe = answer[1]
        choose_attack(state, seat, foe, attackers(state, seat), defenders(state, foe), False)


def choose_attack(
    state: State, seat: int, foe: int, ours: Sequence[int], targets: Sequence[int], may_pass: bool
) -> None:
    """Who of `ours` attacks whom; with a single possibility nothing is asked (P-049, P-050)."""
    ways: list[Answer] = []
    for i in ours:
        for target in targets:
            ways.append(("attack", i, target))
    if may_pass:
        ways.append(PASS)
    if len(ways) == 1:
        attack(state, ways[0][1], ways[0][2])
    else:
        state.decision = Listed("battle", seat, attack_chosen, (seat, foe), tuple(ways))


def attack_chosen(state: State, answer: Answer, seat: int, foe: int) -> None:
    if answer != PASS:
        attack(state, answer[1], answer[2])


def attack(state: State, attacker: int, target: int) -> None:
    """What the attack sets off, then the battle."""
    one, two = state.entities[attacker], state.entities[target]
    if state.log is not None:
        state.log.emit("attack", {"attacker": attacker, "target": target, "seat": one.controller})
    pair = (attacker, one.zone_changes, target, two.zone_changes)
    frames = state.frames
    frames.append((next_in_series, ()))
    frames.append((after_battle, pair))
    frames.append((clash, pair))
    set_off(state, "attacks", attacker, target)
    set_off(state, "attacked", target, attacker)
    if state.queue:
        frames.append((next_in_series, ()))


def clash(state: State, one: int, zone_changes: int, two: int, two_zone_changes: int) -> None:
    """Each deals the other its power, at the same time (P-051, P-052), if both are still there.

    A swift one deals first, and who falls by it deals nothing; a sweeping attacker strikes the target's companions too.
    """
    a, b = state.entities[one], state.entities[two]
    if a.zone_changes != zone_changes or b.zone_changes != two_zone_changes or a.controller == b.controller:
        return
    ours, theirs = traits(state, one), traits(state, two)
    power, mask = ours.stats[POWER], ours.keywords
    strikes = [made(Packet, ((one, zone_changes), (two, two_zone_changes), power, 0))]
    if mask & SWEEPING:
        strikes += [
            Packet((one, zone_changes), ref(state, i), power) for i in state.zones[zone(b.controller, PLAY)] if i != two
        ]
    answer = made(Packet, ((two, two_zone_changes), (one, zone_changes), theirs.stats[POWER], 0))
    one_first = bool(mask & SWIFT) or rules(state).first_strike
    two_first = bool(theirs.keywords & SWIFT)
    if one_first == two_first:
        deal(state, [*strikes, answer])
    elif one_first:
        state.frames.append((strike_back, (two, two_zone_changes, one, zone_changes)))
        deal(state, strikes)
    else:
        if mask & SWEEPING:
            for strike in reversed(strikes[1:]):
                other = strike.target[0]
                state.frames.append((strike_back, (one, zone_changes, other, state.entities[other].zone_changes)))
        state.frames.append((strike_back, (one, zone_changes, two, two_zone_changes)))
        deal(state, [answer])


def strike_back(state: State, one: int, zone_changes: int, two: int, two_zone_changes: int) -> None:
    """The slower of the two, if it still stands."""
    if state.entities[one].zone_changes == zone_changes and state.entities[two].zone_changes == two_zone_changes:
        deal(state, [Packet((one, zone_changes), (two, two_zone_changes), stat(state, one, POWER))])


def after_battle(state: State, one: int, zone_changes: int, two: int, two_zone_changes: int) -> None:
    """Whoever still stands has come through a battle; changes for this battle end (P-083)."""
    if state.entities[one].zone_changes == zone_changes:
        set_off(state, "battled", one, two)
    if state.entities[two].zone_changes == two_zone_changes:
        set_off(state, "battled", two, one)
    expire(state, BATTLE_END)


tasks(__name__, battle, ask_battle, opponent_chosen, attack_chosen, clash, strike_back, after_battle)
