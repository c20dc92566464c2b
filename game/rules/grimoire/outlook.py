"""What everybody can see of an attack as it stands: who attacks in which band, who blocks whom, what comes through.

It counts what was chosen so far, too, while attackers or blocks are being named in steps: for the table, plain text and
the log, by which none of them has to know the rules.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from game.kernel.assignments import Assignment
from game.kernel.choices import Subset
from game.kernel.references import found
from game.kernel.state import State
from game.kernel.values import remaining, stat
from game.kernel.windows import base_of
from game.rules.grimoire.bands import grouped
from game.rules.grimoire.constants import POWER, is_settled, is_tapped
from game.rules.grimoire.keywords import TRAMPLE, has
from game.rules.grimoire.kinds import is_creature
from game.rules.grimoire.record import attack_of
from game.rules.grimoire.turn import PHASES, phase


class Fighters(NamedTuple):
    """One attacker or a band, and who blocks it."""

    members: tuple[int, ...]
    blocked: bool
    blockers: tuple[int, ...]


class Outlook(NamedTuple):
    groups: tuple[Fighters, ...]
    through: int
    """How much damage comes through to the player, if nobody changes it: of attackers that nobody blocks, and what
    tramplers have beyond the toughness of whichever blocker has least left, or all if none is there any more."""

    @property
    def attackers(self) -> int:
        return sum([len(group.members) for group in self.groups])

    @property
    def blocked(self) -> int:
        """How many attackers are blocked."""
        return sum([len(group.members) for group in self.groups if group.blocked])


def outlook(state: State) -> Outlook | None:
    """The attack as it stands, or as far as it was named; None where there is none."""
    groups = _groups(state)
    return Outlook(groups, sum([_through(state, group) for group in groups])) if groups else None


def _groups(state: State) -> tuple[Fighters, ...]:
    decision = state.decision
    if decision is not None and decision.kind == "attackers":
        if isinstance(decision, Subset):
            return tuple([Fighters((i,), False, ()) for i in decision.chosen])
        if not isinstance(decision, Assignment):
            return ()  # of somebody else, who has not said yet
        return tuple([Fighters(tuple(members), False, ()) for members in grouped(decision.given).values()])
    attack = attack_of(state)
    if attack is None:
        return ()
    given = decision.given if isinstance(decision, Assignment) and decision.kind == "blocks" else ()
    groups = []
    for group in attack.groups:
        members = tuple([one[0] for one in group.members if found(state, one)])
        blockers = [one[0] for one in group.blockers if found(state, one)]
        blockers += [i for i, leader in given if leader in members]
        if members:
            groups.append(Fighters(members, group.blocked or bool(blockers), tuple(blockers)))
    return tuple(groups)


def _through(state: State, group: Fighters) -> int:
    """Normal damage of a band counts first, and all can go to the weakest blocker (M-273, M-301)."""
    power = [(max(0, stat(state, i, POWER)), has(state, i, TRAMPLE)) for i in group.members]
    if not group.blocked:
        return sum([n for n, _ in power])
    trampling = sum([n for n, tramples in power if tramples])
    if not group.blockers:
        return trampling
    weakest = min([max(0, remaining(state, i)) for i in group.blockers])
    normal = sum([n for n, tramples in power if not tramples])
    return max(0, trampling - max(0, weakest - normal))


def of_attack(state: State) -> dict[str, Any]:
    """The attack in numbers, for whoever shows them; {} where there is none."""
    seen = outlook(state)
    if seen is None:
        return {}
    return {"attack": {"attackers": seen.attackers, "blocked": seen.blocked, "through": seen.through}}


def of_creature(state: State, i: int) -> dict[str, Any]:
    """What a permanent in play is doing: tapped, weak, attacking (with the first of its band), blocking whom."""
    told: dict[str, Any] = {"tapped": is_tapped(state, i)}
    if not is_creature(state, i):
        return told
    told["weak"] = not is_settled(state, i)
    for group in _groups(state):
        if i in group.members:
            told |= {"attacks": group.members[0], "blocked": group.blocked}
        elif i in group.blockers:
            told["blocks"] = group.members[0]
    return told


def phase_now(state: State) -> str:
    """The phase of the turn that is on; "attack" from the announcement of one to its end, "" before the first."""
    if attack_of(state) is not None or base_of(state, "announced") is not None:
        return "attack"
    left = [args[0] for task, args in state.frames if task is phase]
    number = min(left, default=len(PHASES)) - 1
    return PHASES[number] if number >= 0 else ""
