"""Activated abilities of permanents (M-046, M-166 to M-171, M-173 to M-183, M-197, M-236)."""

from __future__ import annotations

from functools import cache

from game.kernel.clauses import Clause
from game.kernel.continuous import affected
from game.kernel.data import UNDECIDED, UNPAID, Context, Proposal
from game.kernel.decisions import Answer
from game.kernel.proposals import abilities
from game.kernel.references import still
from game.kernel.state import State
from game.rules.grimoire.constants import TERRITORY, is_settled, rules, zone
from game.rules.grimoire.dying import is_doomed
from game.rules.grimoire.kinds import is_creature
from game.rules.grimoire.mana import Available, available, sources
from game.rules.grimoire.saving import Regenerate
from game.rules.grimoire.sets import ANNOUNCED
from game.rules.grimoire.speeds import MAIN, REGENERATION, of_clause
from game.rules.grimoire.tapping import is_off


def begun_use(seat: int, card: int) -> Proposal:
    return Proposal(seat, card, UNDECIDED, -1, (), (), UNPAID)


def is_weak(state: State, i: int) -> bool:
    """Is it a creature that has come too lately for its abilities with a cost (M-236)?"""
    return not rules(state).weak_tapping_only and is_creature(state, i) and not is_settled(state, i)


def can_use(state: State, i: int) -> bool:
    """Can abilities of permanent `i` be used at all at this moment, their costs and targets aside?"""
    return not is_off(state, i) and not is_weak(state, i)


def saves_somebody(state: State, i: int, clause: Clause) -> bool:
    """Does an ability of `i` regenerate a card that is on the way, targets aside (M-332, M-374)?

    Who is on the way itself can use no ability but its own regeneration (M-367).
    """
    e = state.entities[i]
    for operation in clause.do:
        if isinstance(operation, Regenerate):
            if operation.to.name == "target":
                return not is_doomed(state, i)
            meant = operation.to.candidates(state, Context(i, e.zone_changes, e.controller))
            return not {*meant}.isdisjoint(still(state, state.doomed))
    return False


def usable(state: State, kind: int, seat: int, has: Available | None) -> list[Answer]:
    """The permanents of `seat` with an ability that it can use in a window of that kind (`speeds`).

    `has`: what it can pay with, where that is known already.
    """
    found: list[Answer] = []
    entities, table = state.entities, affected(state)
    for i in state.zones[zone(seat, TERRITORY)]:
        written = table.get(i, entities[i].traits).clauses.get("use")
        if not written:
            continue
        if kind == REGENERATION or is_doomed(state, i):
            written = tuple([clause for clause in written if saves_somebody(state, i, clause)])
        for clause in written:
            if of_clause(clause) & kind:
                has = has or available(state, seat)
                if clause.pay is None or has.pays(clause.pay.amounts):
                    if can_use(state, i) and abilities(state, begun_use(seat, i)):
                        found.append(("use", i))
                    break
    if kind == MAIN:
        found += [("tap", i) for i, _, _ in sources(state, seat) if "use" not in entities[i].traits.clauses]
    return found


@cache
def is_aimed_at_spell(clause: Clause) -> bool:
    return any(selector.name in ANNOUNCED for selector in clause.targets)
