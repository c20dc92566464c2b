"""Activated abilities of permanents (M-046, M-166 to M-171, M-173 to M-183, M-197, M-236)."""

from __future__ import annotations

from functools import cache

from game.kernel.clauses import Clause
from game.kernel.data import UNDECIDED, UNPAID, Context, Proposal
from game.kernel.decisions import Answer
from game.kernel.proposals import abilities
from game.kernel.references import still
from game.kernel.state import State
from game.kernel.values import clauses_of
from game.kernel.windows import offer
from game.rules.grimoire import speeds
from game.rules.grimoire.constants import TERRITORY, is_settled, rules, zone
from game.rules.grimoire.kinds import is_creature
from game.rules.grimoire.mana import gives_mana, is_simple, source_of
from game.rules.grimoire.saving import Regenerate
from game.rules.grimoire.sets import ANNOUNCED
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
    """Does an ability of `i` regenerate a card that is on the way, targets aside (M-332, M-374)?"""
    e = state.entities[i]
    for operation in clause.do:
        if isinstance(operation, Regenerate):
            if operation.to.name == "target":
                return True
            meant = operation.to.candidates(state, Context(i, e.zone_changes, e.controller))
            return not {*meant}.isdisjoint(still(state, state.doomed))
    return False


def usable(state: State, window: str, seat: int, in_main: bool) -> list[Answer]:
    """The permanents of `seat` with an ability that it can use in `window`."""
    found: list[Answer] = []
    entities = state.entities
    for i in state.zones[zone(seat, TERRITORY)]:
        if "use" not in entities[i].traits.clauses and not state.affected:
            continue
        written = clauses_of(state, i, "use")
        if window == "regeneration" and not any(saves_somebody(state, i, clause) for clause in written):
            continue
        if written and can_use(state, i) and abilities(state, begun_use(seat, i)):
            found.append(("use", i))
    if in_main:
        for i in state.zones[zone(seat, TERRITORY)]:
            source = source_of(state, i)
            if source is not None and "use" not in entities[i].traits.clauses:
                found.append(("tap", i))
    return found


def fits_window(state: State, clause: Clause) -> bool:
    """Can `clause`, or a mode of it, be used in the window that is open?

    Mana is drawn by hand in one's own main phase; by an ability that asks for more than tapping wherever there is a
    window, as the payment of a spell can't ask for that (M-112). What is aimed at a spell is used in the window of that
    spell (M-158, M-403), and else `speeds` says it.
    """
    if clause.modes:
        return any(fits_window(state, mode) for mode in clause.modes)
    task, args = state.frames[-1]
    window = args[0] if task is offer else ""
    if gives_mana(clause) and clause.when == "use":
        return not is_simple(clause) or window == "main"
    if window == "interrupt":
        return is_aimed_at_spell(clause) or gives_mana(clause)
    if gives_mana(clause):
        return True
    return speeds.fits(state, clause)


@cache
def is_aimed_at_spell(clause: Clause) -> bool:
    return any(selector.name in ANNOUNCED for selector in clause.targets)
