"""What a player may do freely in their turn, as named checks (C-046, C-055 to C-109)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.kernel import paying, proposals
from game.kernel.decisions import Answer
from game.kernel.legality import Action, Check, PairCheck
from game.kernel.once import is_spent
from game.kernel.prices import price_of, repriced
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
from game.rules.contracts.play import begun, has_targets

# --- who --------------------------------------------------------------------------------------------------------------


def hand(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[zone(seat, HAND)]


def fighters(state: State, seat: int) -> tuple[int, ...]:
    creatures = state.zones[seat * ZONES + LINE]
    return (*creatures, seat) if stat(state, seat, ATTACK) > 0 else creatures


def line(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[seat * ZONES + LINE]


def rune(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[seat * ZONES + RUNE]


def orb(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[seat * ZONES + ORB]


def foes(state: State, seat: int) -> tuple[int, ...]:
    foe = other(seat)
    return (*state.zones[foe * ZONES + LINE], foe)


# --- checks -----------------------------------------------------------------------------------------------------------


def _is_in_hand(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, HAND)


def _line_has_room(state: State, seat: int, i: int) -> bool:
    return state.entities[i].traits.kind != "creature" or (
        len(state.zones[zone(seat, LINE)]) < rules(state).creature_limit
    )


def _can_pay(state: State, seat: int, i: int) -> bool:
    return affordable(state, seat, price_of(state, i).amounts)


def _can_give(state: State, seat: int, i: int) -> bool:
    cost = state.entities[i].definition.price
    return cost is None or not cost.parts or proposals.payable(state, begun(seat, "play", i))


def _missing_facts(state: State, seat: int, i: int) -> Mapping[str, Any]:
    proposal = begun(seat, "play", i)
    part = paying.missing(state, proposals.context_of(state, proposal), state.game.proposals.price(state, proposal))
    return {} if part is None else {"cost": part.word}


def _can_pay_use(state: State, seat: int, i: int) -> bool:
    """Is there mana for one of its abilities?"""
    return any(use.pay is None or affordable(state, seat, use.pay.amounts) for use in clauses_of(state, i, "use"))


def _can_give_use(state: State, seat: int, i: int) -> bool:
    """Can what one of its abilities costs beside the mana be given, and can it then be used?"""
    uses = clauses_of(state, i, "use")
    if len(uses) == 1 and uses[0].pay is not None and not uses[0].pay.parts:
        return True
    return bool(proposals.abilities(state, begun(seat, "rune", i)))


def _missing_use_facts(state: State, seat: int, i: int) -> Mapping[str, Any]:
    """Of the first ability that there is mana for."""
    for n, use in enumerate(clauses_of(state, i, "use")):
        if use.pay is not None and affordable(state, seat, use.pay.amounts):
            context = proposals.context_of(state, begun(seat, "rune", i)._replace(ability=n))
            part = paying.missing(state, context, use.pay)
            if part is not None:
                return {"cost": part.word}
    return {}


def _use_facts(state: State, seat: int, i: int) -> Mapping[str, Any]:
    pay = clauses_of(state, i, "use")[0].pay
    return {} if pay is None else _mana(state, seat, pay.amounts)


def _mana_facts(state: State, seat: int, i: int) -> Mapping[str, Any]:
    return _mana(state, seat, price_of(state, i).amounts)


def _mana(state: State, seat: int, cost: tuple[int, ...]) -> Mapping[str, Any]:
    own = state.seats[seat]
    return {"needs": {e: n for e, n in zip(ELEMENTS, cost, strict=False) if n},
            "full": {e: own[FULL + n] for n, e in enumerate(ELEMENTS)}, "tanks": own[TANKS_FULL]}  # fmt: skip


def _finds_targets(state: State, seat: int, i: int) -> bool:
    e = state.entities[i]
    if not e.definition.aims or e.traits.kind != "spell" or not rules(state).spell_needs_target:
        return True
    return has_targets(state, seat, i)


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


def _fresh(state: State, fighters: Sequence[int]) -> list[int]:
    entities, found = state.entities, []
    for i in fighters:
        if entities[i].flags & FRESH:
            found.append(i)
    return found


def _is_in_reach_of_impetus(state: State, seat: int, i: int, target: int) -> bool:
    return not state.entities[i].flags & FRESH or target >= len(state.seats) or bool(keywords(state, i) & ADRENALINE)


def _is_own_rune(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, RUNE)


def _has_use(state: State, seat: int, i: int) -> bool:
    return bool(clauses_of(state, i, "use"))


def _is_not_used_up(state: State, seat: int, i: int) -> bool:
    """Has it an ability that is not for once in a match, or was not carried out yet?"""
    uses = clauses_of(state, i, "use")
    if any(not use.once for use in uses):
        return True
    context = proposals.context_of(state, begun(seat, "rune", i))
    return any(not is_spent(state, use, context) for use in uses)


def _is_own_orb(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, ORB)


# --- the same for all at once -----------------------------------------------------------------------------------------


def playable(state: State, seat: int) -> list[int]:
    """The contracts in hand that can be played."""
    own, entities, found = state.seats[seat], state.entities, []
    fire, water, light, pure = own[FULL:TANKS_FULL]
    most = fire + water + light + pure + own[TANKS_FULL]
    zones, base = state.zones, seat * ZONES
    room = len(zones[base + LINE]) < rules(state).creature_limit
    hand = zones[base + HAND]
    changed = repriced(state, hand)
    for i in hand:
        e = entities[i]
        definition = e.definition
        cost = changed[i].amounts if i in changed else definition.cost
        if sum(cost) > most:
            continue
        if cost and (cost[0] > fire or cost[1] > water or cost[2] > light):
            continue
        if not room and e.traits.kind == "creature":
            continue
        if definition.asks and not (_can_give(state, seat, i) and _finds_targets(state, seat, i)):
            continue
        found.append(i)
    return found


def ready(state: State, seat: int) -> list[int]:
    """The fighters that can attack somebody."""
    entities, found = state.entities, []
    for i in fighters(state, seat):
        flags = entities[i].flags
        if not flags & ACTED and (not flags & FRESH or keywords(state, i) & (ADRENALINE | IMPETUS)):
            found.append(i)
    return found


def magnetizable(state: State, seat: int) -> list[int]:
    """The creatures that can use Magnetism."""
    entities, found = state.entities, []
    for i in state.zones[seat * ZONES + LINE]:
        flags = entities[i].flags
        if not flags & ACTED and (not flags & FRESH or keywords(state, i) & PARAMAGNETIC):
            found.append(i)
    return found


HAS_NOT_ACTED = Check("has_acted", "C-074", _has_not_acted)
IS_FOE = PairCheck("not_a_foe", "C-074", _is_foe, implied=True)

ACTIONS: dict[str, Action] = {
    action.word: action
    for action in (
        Action("play", hand, (
            Check("not_in_hand", "C-046", _is_in_hand, implied=True),
            Check("not_enough_mana", "C-055", _can_pay, _mana_facts),
            Check("cost_missing", "C-055", _can_give, _missing_facts),
            Check("line_full", "C-071", _line_has_room),
            Check("no_target", "C-061", _finds_targets),
        ), able=playable),
        Action("attack", fighters, (
            Check("not_a_fighter", "C-074", _is_own_fighter, implied=True),
            Check("no_attack_value", "C-080", _has_attack_value, implied=True),
            HAS_NOT_ACTED,
            Check("newly_come", "C-075", _may_attack_now),
        ), defenders, (
            IS_FOE,
            PairCheck("guarded", "C-122", _is_not_guarded, _guard_facts, implied=True),
            PairCheck("impetus_only_creatures", "C-126", _is_in_reach_of_impetus, concerns=_fresh),
        ), able=ready),
        Action("magnetize", line, (
            Check("not_own_creature", "C-074", _is_own_creature, implied=True),
            HAS_NOT_ACTED,
            Check("newly_come", "C-075", _may_magnetize_now),
        ), able=magnetizable),
        Action("rune", rune, (
            Check("not_own_rune", "C-063", _is_own_rune, implied=True),
            Check("no_use", "C-063", _has_use),
            Check("used_this_turn", "C-063", _has_not_acted),
            Check("used_up", "C-063", _is_not_used_up),
            Check("not_enough_mana", "C-055", _can_pay_use, _use_facts),
            Check("cost_missing", "C-055", _can_give_use, _missing_use_facts),
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
        proposals.propose(state, begun(seat, word, answer[1]))
    elif word == "attack":
        attack(state, answer[1], answer[2])
    elif word == "magnetize":
        magnetize(state, answer[1])
    elif word == "orb":
        use_orb(state, answer[1], answer[2])
