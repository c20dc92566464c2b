"""What is under way in a match (`State.record`): a batch that is carried out, an attack."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.kernel.cards import Entity
from game.kernel.data import Ref, records
from game.kernel.references import found
from game.kernel.state import State
from game.kernel.values import touched
from game.kernel.windows import base_of
from game.rules.grimoire.kinds import is_creature

ATTACK_END: Final = -1
"""The end of changes that last until the attack is over."""


class Group(NamedTuple):
    """What is blocked, or let through, as a whole: one attacker, or a band of several (M-311)."""

    members: tuple[Ref, ...]
    blocked: bool = False
    """Was it given a blocker? It stays blocked without one (M-262)."""
    blockers: tuple[Ref, ...] = ()


class Attack(NamedTuple):
    """The attack of this turn, from its start to its end."""

    groups: tuple[Group, ...] = ()
    """In the order in which their first members lie."""
    struck: tuple[Ref, ...] = ()
    """Who has dealt damage in the first step already (M-295)."""


class Last(NamedTuple):
    """What a permanent was when it left play, for effects of the batch that need it (M-398)."""

    card: Ref
    stats: tuple[int, ...]
    elements: int


class Underway(NamedTuple):
    resolving: bool = False
    """Is a batch carried out, so that damage is held back (M-390) and nobody dies of it (M-392)?"""
    attack: Attack | None = None
    last: tuple[Last, ...] = ()
    """Permanents that have left play while a batch was open, or as the cost of what is announced."""
    paying: bool = False
    """Is a cost paid at this moment?"""


def underway(state: State) -> Underway:
    record: Underway = state.record or _NOTHING  # type: ignore[assignment]
    return record


def set_underway(state: State, record: Underway) -> None:
    """A record in which nothing is under way is left out of the state."""
    state.record = record if record != _NOTHING else ()


def is_resolving(state: State) -> bool:
    return bool(state.record) and state.record[0]


def set_resolving(state: State, resolving: bool) -> None:
    """At its end nothing needs any more what has left play meanwhile."""
    now = underway(state)
    set_underway(state, now._replace(resolving=resolving, last=now.last if resolving else ()))


def set_paying(state: State, paying: bool) -> None:
    """What leaves play meanwhile is given for something that may need its last values (M-398)."""
    set_underway(state, underway(state)._replace(paying=paying))


def forget(state: State) -> None:
    """Something was carried out at once: where no batch is open nothing needs any more what has left play."""
    if state.record and not is_resolving(state) and base_of(state, "respond") is None:
        set_underway(state, underway(state)._replace(last=()))


def remember(state: State, i: int, before: Entity) -> None:
    """Permanent `i` has left play: note what it was, if a batch is open, or what it is given for opens one."""
    if is_resolving(state) or underway(state).paying or base_of(state, "respond") is not None:
        last = Last((i, before.zone_changes), before.traits.stats, before.traits.elements)
        set_underway(state, underway(state)._replace(last=(*underway(state).last, last)))


def last_of(state: State, reference: Ref) -> Last | None:
    """What `reference` was when it left play, if that is known."""
    return next((last for last in underway(state).last if last.card == reference), None)


def attack_of(state: State) -> Attack | None:
    """The attack that goes on, or None."""
    attack: Attack | None = state.record[1] if state.record else None
    return attack


def set_attack(state: State, attack: Attack | None) -> None:
    """Characteristics may depend on who attacks and blocks, so they are worked out anew."""
    touched(state, False)
    set_underway(state, underway(state)._replace(attack=attack))


def attackers(state: State) -> list[int]:
    """Who attacks now."""
    attack = attack_of(state)
    return [one[0] for group in attack.groups for one in group.members if found(state, one)] if attack else []


def blockers(state: State) -> list[int]:
    """Who blocks now."""
    attack = attack_of(state)
    return [one[0] for group in attack.groups for one in group.blockers if found(state, one)] if attack else []


def fighting(state: State) -> tuple[int, ...]:
    """Who attacks, then who blocks."""
    return (*attackers(state), *blockers(state))


def leave_attack(state: State, i: int) -> None:
    """`i` is out of the attack: regenerated, or on another side (M-254)."""
    attack = attack_of(state)
    if attack is not None:
        set_attack(state, attack._replace(groups=tuple([
            group._replace(members=tuple([one for one in group.members if one[0] != i]),
                           blockers=tuple([one for one in group.blockers if one[0] != i]))
            for group in attack.groups])))  # fmt: skip


def goes_on(state: State) -> bool:
    """Is an attacker left? Whoever has left play or is no creature any more is out of the attack (M-248, M-254)."""
    attack = attack_of(state)
    assert attack is not None
    for group in attack.groups:
        for one in (*group.members, *group.blockers):
            if not found(state, one) or not is_creature(state, one[0]):
                leave_attack(state, one[0])
    attack = attack_of(state)
    return attack is not None and any(group.members for group in attack.groups)


_NOTHING = Underway()

records(__name__, Last, Group, Attack, Underway)
