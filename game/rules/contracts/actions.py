"""What a player may do freely in their turn, as named checks (C-046, C-055 to C-109)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kernel.decisions import Answer
from game.kernel.legality import Action, Check, PairCheck
from game.kernel.state import State
from game.kernel.values import clauses_of, keywords, stat
from game.rules.contracts.combat import attack, defenders, magnetize
from game.rules.contracts.constants import (
    ACTED,
    ADRENALINE,
    ATTACK,
    ELEMENTS,
    FRESH,
    FULL,
    HAND,
    IMPETUS,
    LINE,
    ORB,
    PARAMAGNETIC,
    RUNE,
    TANKS_FULL,
    ZONES,
    other,
    rules,
    zone,
)
from game.rules.contracts.mana import affordable
from game.rules.contracts.orbs import use_orb
from game.rules.contracts.play import cost_of, has_targets, propose

# --- who --------------------------------------------------------------------------------------------------------------


def hand(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[zone(seat, HAND)]


def fighters(state: State, seat: int) -> tuple[int, ...]:
    creatures = state.zones[zone(seat, LINE)]
    return (*creatures, seat) if stat(state, seat, ATTACK) > 0 else creatures


def line(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[zone(seat, LINE)]


def rune(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[zone(seat, RUNE)]


def orb(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[zone(seat, ORB)]


def foes(state: State, seat: int) -> tuple[int, ...]:
    foe = other(seat)
    return (*state.zones[zone(foe, LINE)], foe)


# --- checks -----------------------------------------------------------------------------------------------------------


def _is_in_hand(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, HAND)


def _line_has_room(state: State, seat: int, i: int) -> bool:
    return state.entities[i].traits.kind != "creature" or (
        len(state.zones[zone(seat, LINE)]) < rules(state).creature_limit
    )


def _can_pay(state: State, seat: int, i: int) -> bool:
    e = state.entities[i]
    return affordable(state, seat, e.definition.cost if e.zone % ZONES == HAND else cost_of(state, i))


def _mana_facts(state: State, seat: int, i: int) -> Mapping[str, Any]:
    own, cost = state.seats[seat], cost_of(state, i)
    return {"needs": {e: n for e, n in zip(ELEMENTS, cost, strict=False) if n},
            "full": {e: own[FULL + n] for n, e in enumerate(ELEMENTS)}, "tanks": own[TANKS_FULL]}  # fmt: skip


def _finds_targets(state: State, seat: int, i: int) -> bool:
    e = state.entities[i]
    if not e.definition.aims or (e.traits.kind == "rune" and e.zone != zone(seat, RUNE)):
        return True
    return not rules(state).spell_needs_target or has_targets(state, i, seat)


def _is_own_fighter(state: State, seat: int, i: int) -> bool:
    return i == seat or state.entities[i].zone == zone(seat, LINE)


def _is_own_creature(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, LINE)


def _has_attack_value(state: State, seat: int, i: int) -> bool:
    return i != seat or stat(state, i, ATTACK) > 0


def _has_not_acted(state: State, seat: int, i: int) -> bool:
    return not state.entities[i].flags & ACTED


def _may_attack_now(state: State, seat: int, i: int) -> bool:
    return not state.entities[i].flags & FRESH or bool(keywords(state, i) & (ADRENALINE | IMPETUS))


def _may_magnetize_now(state: State, seat: int, i: int) -> bool:
    return not state.entities[i].flags & FRESH or bool(keywords(state, i) & PARAMAGNETIC)


def _is_foe(state: State, seat: int, i: int, target: int) -> bool:
    return target == other(seat) or state.entities[target].zone == zone(other(seat), LINE)


def _is_not_guarded(state: State, seat: int, i: int, target: int) -> bool:
    return target in defenders(state, seat)


def _guard_facts(state: State, seat: int, i: int, target: int) -> Mapping[str, Any]:
    return {"guards": list(defenders(state, seat))}


def _is_in_reach_of_impetus(state: State, seat: int, i: int, target: int) -> bool:
    return not state.entities[i].flags & FRESH or target >= len(state.seats) or bool(keywords(state, i) & ADRENALINE)


def _is_own_rune(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, RUNE)


def _has_use(state: State, seat: int, i: int) -> bool:
    return bool(clauses_of(state, i, "use"))


def _is_own_orb(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, ORB)


HAS_NOT_ACTED = Check("has_acted", "C-074", _has_not_acted)
CAN_PAY = Check("not_enough_mana", "C-055", _can_pay, _mana_facts)
IS_FOE = PairCheck("not_a_foe", "C-074", _is_foe, implied=True)

ACTIONS: dict[str, Action] = {
    action.word: action
    for action in (
        Action("play", hand, (
            Check("not_in_hand", "C-046", _is_in_hand, implied=True),
            CAN_PAY,
            Check("line_full", "C-071", _line_has_room),
            Check("no_target", "C-061", _finds_targets),
        )),
        Action("attack", fighters, (
            Check("not_a_fighter", "C-074", _is_own_fighter, implied=True),
            Check("no_attack_value", "C-080", _has_attack_value, implied=True),
            HAS_NOT_ACTED,
            Check("newly_come", "C-075", _may_attack_now),
        ), defenders, (
            IS_FOE,
            PairCheck("guarded", "C-122", _is_not_guarded, _guard_facts, implied=True),
            PairCheck("impetus_only_creatures", "C-126", _is_in_reach_of_impetus),
        )),
        Action("magnetize", line, (
            Check("not_own_creature", "C-074", _is_own_creature, implied=True),
            HAS_NOT_ACTED,
            Check("newly_come", "C-075", _may_magnetize_now),
        )),
        Action("rune", rune, (
            Check("not_own_rune", "C-063", _is_own_rune, implied=True),
            Check("no_use", "C-063", _has_use),
            Check("used_this_turn", "C-063", _has_not_acted),
            CAN_PAY,
            Check("no_target", "C-145", _finds_targets),
        )),
        Action("orb", orb, (
            Check("not_own_orb", "C-101", _is_own_orb, implied=True),
            Check("used_this_turn", "C-101", _has_not_acted),
        ), foes, (PairCheck("not_a_foe", "C-101", _is_foe, implied=True),)),
    )
}  # fmt: skip


def act(state: State, answer: Answer, seat: int) -> None:
    """Carry out what the player chose."""
    word = answer[0]
    if word == "play" or word == "rune":
        propose(state, seat, answer[1], -1, (), ())
    elif word == "attack":
        attack(state, answer[1], answer[2])
    elif word == "magnetize":
        magnetize(state, answer[1])
    elif word == "orb":
        use_orb(state, answer[1], answer[2])
