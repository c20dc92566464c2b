"""Activated abilities of permanents (M-046, M-166 to M-171, M-173 to M-183, M-197, M-236)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.kernel.clauses import Clause
from game.kernel.costs import FREE
from game.kernel.data import NOTHING, UNDECIDED, UNPAID, Context, Proposal, made
from game.kernel.decisions import Answer
from game.kernel.once import is_spent
from game.kernel.paying import missing
from game.kernel.proposals import has_targets
from game.kernel.references import still
from game.kernel.state import State
from game.rules.grimoire.constants import is_settled, rules
from game.rules.grimoire.dying import is_doomed
from game.rules.grimoire.kinds import is_creature
from game.rules.grimoire.mana import Available, available_to
from game.rules.grimoire.saving import Regenerate
from game.rules.grimoire.sets import ANNOUNCED
from game.rules.grimoire.sides import Side, of_characteristics
from game.rules.grimoire.speeds import REGENERATION, of_clause
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


def with_abilities(state: State, side: Side) -> tuple[tuple[int, tuple[Clause, ...]], ...]:
    """The permanents of a side that have abilities, with these."""
    table, found = side.table, []
    for i, e in zip(side.lying, side.records, strict=True):
        written = table.get(i, e.traits).clauses.get("use")
        if written:
            found.append((i, written))
    return tuple(found)


def windows_of_abilities(state: State, side: Side) -> int:
    """The mask of the windows in which some of them can be used (`speeds`)."""
    found = 0
    for _, written in side.of(state, with_abilities):
        for clause in written:
            found |= of_clause(clause)
    return found


def payable(state: State, kind: int, side: Side) -> list[tuple[int, tuple[Clause, ...]]]:
    """The permanents of a side with an ability for a window of that kind (`speeds`) for which there is mana, with all
    of their abilities."""
    has = available_to(state, side)
    return [(i, written) for i, written in side.of(state, with_abilities) if _is_any_payable(written, kind, has)]


def usable(state: State, kind: int, side: Side, among: list[tuple[int, tuple[Clause, ...]]]) -> list[Answer]:
    """Those `among` what is `payable` with an ability that can be used in the window that is open."""
    if not among:
        return []
    found: list[Answer] = []
    has = available_to(state, side)
    for i, written in among:
        if kind == REGENERATION or is_doomed(state, i):
            saving = [clause for clause in written if saves_somebody(state, i, clause)]
            if not _is_any_payable(saving, kind, has):
                continue
        if can_use(state, i) and _can_use_any(state, kind, side.seat, i, written, has):
            found.append(("use", i))
    return found


def _is_any_payable(written: Sequence[Clause], kind: int, has: Available) -> bool:
    for clause in written:
        if of_clause(clause) & kind and (clause.pay is None or has.pays(clause.pay.amounts)):
            return True
    return False


def _can_use_any(state: State, kind: int, seat: int, i: int, written: Sequence[Clause], has: Available) -> bool:
    """Can an ability of `i` be paid for in every part, with a target for each that it needs?"""
    context = made(Context, (i, state.entities[i].zone_changes, seat, (), NOTHING, NOTHING, 0, 0, None))
    for clause in written:
        if of_clause(clause) & kind and not is_spent(state, clause, context):
            price = clause.pay or FREE
            paid = has.pays(price.amounts) if price.amounts else True
            if paid and not (price.parts and missing(state, context, price)) and has_targets(state, context, (clause,)):
                return True
    return False


@cache
def is_aimed_at_spell(clause: Clause) -> bool:
    return any(selector.name in ANNOUNCED for selector in clause.targets)


of_characteristics(with_abilities, windows_of_abilities)
