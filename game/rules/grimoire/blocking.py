"""Blocks (M-255 to M-264, M-311 to M-313): A4 and A5 of the attack."""

from __future__ import annotations

from game.kernel.assignments import Assignment
from game.kernel.decisions import Answer
from game.kernel.references import refs
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off
from game.kernel.windows import offer_next
from game.rules.grimoire.combat_damage import end_attack, first_strikes
from game.rules.grimoire.constants import other
from game.rules.grimoire.evasion import able_blockers, why_no_block
from game.rules.grimoire.outlook import outlook
from game.rules.grimoire.record import attack_of, goes_on, set_attack

Options = tuple[tuple[int, tuple[int, ...]], ...]
"""Creatures that can block, each with the attackers that it can; a band stands there by its first member."""


def declare_blocks(state: State) -> None:
    """A4: the opponent says in one answer who blocks whom (M-255, M-261). Nobody has to (M-259)."""
    if not goes_on(state):
        end_attack(state)
        return
    options = block_options(state)
    if options:
        state.decision = Assignment("blocks", other(state.active), blocked, (), options)
    else:
        blocked(state, ("assign",))


def bands(state: State) -> list[list[int]]:
    """The members of each band that attacks, or the one attacker."""
    attack = attack_of(state)
    assert attack is not None
    return [[i for i, _ in group.members] for group in attack.groups if group.members]


def block_options(state: State) -> Options:
    attacking = bands(state)
    found = []
    for i in able_blockers(state):
        open_to = tuple([members[0] for members in attacking if why_no_block(state, i, members) is None])
        if open_to:
            found.append((i, open_to))
    return tuple(found)


def blocked(state: State, answer: Answer) -> None:
    """("assign", blocker, attacker or first of a band, …): whoever is blocked stays so, and who is not is let through
    (M-262, M-263); then both can act (M-264)."""
    attack = attack_of(state)
    assert attack is not None
    pairs = list(zip(answer[1::2], answer[2::2], strict=True))
    groups = []
    for group in attack.groups:
        members = [i for i, _ in group.members]
        blockers = [i for i, attacker in pairs if members and attacker == members[0]]
        groups.append(group._replace(blocked=bool(blockers), blockers=refs(state, blockers)))
    set_attack(state, attack._replace(groups=tuple(groups)))
    if state.log is not None:
        for i, attacker in pairs:
            state.log.emit("block", {"entity": i, "target": attacker, "seat": other(state.active)})
        for group in groups:
            for i, _ in group.members if not group.blocked else ():
                state.log.emit("unblocked", {"entity": i, "seat": other(state.active)})
        seen = outlook(state)
        if seen is not None and seen.attackers > 1:
            facts = {"attackers": seen.attackers, "blocked": seen.blocked, "through": seen.through}
            state.log.emit("attack_stands", {**facts, "seat": state.active})
    for i, attacker in pairs:
        set_off(state, "blocks", i, attacker)
    for group in groups:
        for i, _ in group.members:
            set_off(state, "is_blocked" if group.blocked else "is_unblocked", i)
    state.frames.append((first_strikes, ()))
    offer_next(state, "blocked")


tasks(__name__, declare_blocks, blocked)
