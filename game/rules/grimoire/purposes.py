"""What spells and abilities are for, and in which windows it makes sense to think of them.

It is told from what is written, once for each clause: what strengthens until the end of the turn is for a fight that is
on, what taps is for before an attack, all else is for the own main phase, for the end of the opponent's turn, for an
attack and for an answer to what is aimed at one's own. Lands are tapped by payments alone: whoever draws mana without a
use for it burns (M-104).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from game.kernel.changes import Changing, Modify, Multiply
from game.kernel.clauses import Clause
from game.kernel.decisions import Answer, Decision
from game.kernel.proposals import answered, chosen_clauses
from game.kernel.state import State
from game.kernel.values import traits
from game.kernel.windows import base_of
from game.rules.grimoire.constants import other
from game.rules.grimoire.features import FLEETING
from game.rules.grimoire.mana import gives_mana
from game.rules.grimoire.record import attack_of, attackers, blockers
from game.rules.grimoire.tapping import Tap

BOOST, TAPS, LASTING, MANA = (1 << n for n in range(4))
ANSWERS: Final = BOOST | TAPS | LASTING
OWN_TURN: Final = {"main": TAPS | LASTING | MANA, "blocked": BOOST | LASTING}
"""What the active player thinks of in which window; in those that are not named of nothing."""
FOREIGN_TURN: Final = {
    "upkeep": TAPS,
    "announced": TAPS,
    "attacked": LASTING,
    "blocked": BOOST | LASTING,
    "declaration": LASTING,
}
"""The same of the opponent."""
SAVING: Final = ("damage", "regeneration")
"""Windows in which somebody is offered only what is for them (`speeds`)."""


def sensible(state: State, ways: Sequence[Answer]) -> list[Answer]:
    """Of what can be done in the window that is open, what is worth a thought there, of copies in the hand one; to do
    nothing always is, and where no turn is played in it that comes first."""
    open_to = thought_of(state)
    found = [way for way in of_copies_one(state, ways) if is_sensible(state, way, open_to)]
    if len(found) > 1 and open_to != OWN_TURN["main"]:
        found.insert(0, found.pop())
    return found


def of_copies_one(state: State, ways: Sequence[Answer]) -> Iterator[Answer]:
    """`ways` without those that do with a card of the hand what was done with another one of its name."""
    met = set()
    for way in ways:
        if way[0] == "play" or way[0] == "land":
            assert isinstance(way[1], int)
            e = state.entities[way[1]]
            if not e.mods:
                same = (way[0], e.zone, e.definition.id, way[2:])
                if same in met:
                    continue
                met.add(same)
        yield way


def is_sensible(state: State, way: Answer, open_to: int) -> bool:
    if way[0] == "play" or way[0] == "use":
        found = open_to & purposes(state, way)
        return bool(found) and (found != BOOST or can_help(state, way))
    return way[0] not in ("tap", "withdraw")


def can_help(state: State, way: Answer) -> bool:
    """Can what strengthens for the turn change a fight? What a creature does for itself only if it fights."""
    card = way[1]
    if way[0] == "play" or attack_of(state) is None:
        return True
    own = [clause for clause in traits(state, card).clauses["use"] if of_clause(clause) == BOOST]
    return card in attackers(state) or card in blockers(state) or not all(map(_is_for_itself, own))


@lru_cache(maxsize=1 << 14)
def _is_for_itself(clause: Clause) -> bool:
    selectors = [operation.selector for operation in clause.do]
    return all(selector is not None and selector.name == "self" for selector in selectors)


def thought_of(state: State) -> int:
    """The purposes that count in the window that is open."""
    decision = state.decision
    assert decision is not None
    kind, seat = decision.kind, decision.seat
    if kind in SAVING:
        return ANSWERS
    if kind == "interrupt":
        base = base_of(state, kind)
        theirs = base is not None and any(item.context.controller != seat for item in state.series[base:])
        return ANSWERS if theirs else 0
    if kind == "respond":
        return BOOST | LASTING if _is_threatened(state, seat) else 0
    return (OWN_TURN if seat == state.active else FOREIGN_TURN).get(kind, 0)


def _is_threatened(state: State, seat: int) -> bool:
    """Does something that the opponent has announced do anything when it is carried out?"""
    base = base_of(state, "respond")
    return base is not None and any(item.context.controller != seat and item.clause for item in state.series[base:])


def purposes(state: State, way: Answer) -> int:
    """What card or ability the answer uses, as a mask."""
    card = way[1]
    assert isinstance(card, int)
    if way[0] == "use":
        return of_clauses(traits(state, card).clauses.get("use", ()))
    clauses = state.entities[card].definition.by_trigger.get("play", ())
    return of_clauses(clauses) if clauses else LASTING


def of_clauses(clauses: Iterable[Clause]) -> int:
    found = 0
    for clause in clauses:
        found |= of_clause(clause)
    return found


@lru_cache(maxsize=1 << 14)
def of_clause(clause: Clause) -> int:
    if clause.modes:
        return of_clauses(clause.modes)
    if gives_mana(clause):
        return MANA
    found = 0
    for operation in clause.do:
        if isinstance(operation, Tap):
            found |= TAPS
        elif isinstance(operation, Changing) and getattr(operation, "until", 0) in FLEETING:
            if isinstance(operation, Modify | Multiply):
                found |= BOOST if _strengthens(operation) else LASTING
            else:
                found |= TAPS
        else:
            return LASTING
    return found or LASTING


def _strengthens(operation: Modify | Multiply) -> bool:
    """Does it make whoever it is about stronger in a fight? What takes toughness away kills, whenever that is."""
    return operation.to.name == "self" or all(not isinstance(n, int) or n >= 0 for _, n in operation.amounts)


# --- targets ----------------------------------------------------------------------------------------------------------


def aimed(state: State, decision: Decision, ways: Sequence[Answer]) -> list[Answer]:
    """Of targets those that are not one's own for what harms, nor the opponent's for what helps; all if there are no
    others."""
    good = intent(state, decision)
    if not good:
        return list(ways)
    spared = decision.seat if good < 0 else other(decision.seat)
    found = [way for way in ways if not any(side(state, i) == spared for i in way[1:])]
    return found or list(ways)


def intent(state: State, decision: Decision) -> int:
    """The `favour` of what targets are asked for; 0 also of what was set off, as they are chosen where it is carried
    out, and where nothing is aimed."""
    if decision.kind != "target" or decision.task is not answered:
        return 0
    _, proposal = decision.args
    number, chosen = len(proposal.targets) - 1, proposal.targets[-1]
    return favour(chosen_clauses(state, proposal)[number], len(chosen))


@lru_cache(maxsize=1 << 14)
def favour(clause: Clause, place: int) -> int:
    """Is it good (1) or bad (-1) to be the target of the clause at that place; 0 where that is not said."""
    name = f"target{place + 1}" if place else "target"
    about = [operation for operation in clause.do if operation.selector and operation.selector.name == name]
    found = {_of_change(operation) if isinstance(operation, Changing) else operation.favours for operation in about}
    return found.pop() if len(found) == 1 else 0


def _of_change(operation: Changing) -> int:
    """The same of what changes stats: 1 where none becomes less, -1 where none becomes more, as far as is written."""
    if not isinstance(operation, Modify):
        return 0
    amounts = [n if isinstance(n, int) else n.times for _, n in operation.amounts]
    return 1 if min(amounts) >= 0 else -1 if max(amounts) <= 0 else 0


def side(state: State, i: int) -> int:
    """Whose it is, or the player that it is."""
    return i if i < len(state.seats) else state.entities[i].controller
