"""What a player may do in the phases of their turn, as named checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kernel.data import NOTHING, Context, made
from game.kernel.legality import Action, Check, PairCheck
from game.kernel.proposals import has_targets
from game.kernel.references import lies_in
from game.kernel.state import State
from game.kernel.values import keywords
from game.rules.cataclysm.constants import BOUND, HAND, PLAY, VEILED, ZONES, rules, zone
from game.rules.cataclysm.field import has_copy, has_room, limit
from game.rules.cataclysm.play import event_clauses


def hand(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[zone(seat, HAND)]


def newcomers(state: State, seat: int) -> tuple[int, ...]:
    """The hand, while there is room in play."""
    return hand(state, seat) if has_room(state, seat) else ()


def own_characters(state: State, seat: int) -> tuple[int, ...]:
    return state.zones[zone(seat, PLAY)]


# --- checks -----------------------------------------------------------------------------------------------------------


def _is_in_hand(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, HAND)


def _is_event(state: State, seat: int, i: int) -> bool:
    return "play" in state.entities[i].definition.by_trigger


def _finds_targets(state: State, seat: int, i: int) -> bool:
    if not state.entities[i].definition.aims or not rules(state).event_needs_target:
        return True
    context = Context(i, state.entities[i].zone_changes, seat)
    return has_targets(state, context, event_clauses(state, i))


def _is_character(state: State, seat: int, i: int) -> bool:
    return state.entities[i].definition.kind == "character"


def _has_room(state: State, seat: int, i: int) -> bool:
    return has_room(state, seat)


def _room_facts(state: State, seat: int, i: int) -> Mapping[str, Any]:
    return {"most": limit(state, seat)}


def _is_no_copy(state: State, seat: int, i: int) -> bool:
    return not has_copy(state, i, seat)


def _is_own(state: State, seat: int, i: int) -> bool:
    return state.entities[i].zone == zone(seat, PLAY)


def _is_free(state: State, seat: int, i: int) -> bool:
    return not keywords(state, i) & BOUND


def _is_foe(state: State, seat: int, i: int, target: int) -> bool:
    return lies_in(state, target, PLAY) and state.entities[target].controller != seat


def _is_in_sight(state: State, seat: int, i: int, target: int) -> bool:
    return not keywords(state, target) & VEILED


def _nobody(state: State, seat: int) -> tuple[int, ...]:
    return ()


# --- the same for all at once -----------------------------------------------------------------------------------------


def events(state: State, seat: int) -> list[int]:
    """The cards in hand that can be played as Events."""
    entities, found, needs_target = state.entities, [], rules(state).event_needs_target
    for i in state.zones[seat * ZONES + HAND]:
        e = entities[i]
        definition = e.definition
        clauses = definition.by_trigger.get("play")
        if not clauses:
            continue
        if needs_target and definition.aims:
            context = made(Context, (i, e.zone_changes, seat, (), NOTHING, NOTHING, 0, 0, None))
            if not has_targets(state, context, clauses):
                continue
        found.append(i)
    return found


IN_HAND = Check("not_in_hand", "P-030", _is_in_hand, implied=True)

EVENT: dict[str, Action] = {
    "play": Action("play", hand, (
        IN_HAND,
        Check("not_an_event", "P-030", _is_event),
        Check("no_target", "P-030", _finds_targets),
    ), able=events),
}  # fmt: skip

DEPLOY: dict[str, Action] = {
    "play": Action("play", newcomers, (
        IN_HAND,
        Check("not_a_character", "P-036", _is_character),
        Check("no_room", "P-037", _has_room, _room_facts, implied=True),
        Check("copy_in_play", "P-039", _is_no_copy),
    )),
}  # fmt: skip

ATTACK: dict[str, Action] = {
    "attack": Action("attack", own_characters, (
        Check("not_own_character", "P-046", _is_own),
        Check("bound", "P-085", _is_free),
    ), _nobody, (
        PairCheck("not_a_foe", "P-046", _is_foe),
        PairCheck("veiled", "P-085", _is_in_sight),
    )),
}  # fmt: skip
"""What may be attacked depends on the opponent chosen: `battle.defenders` lists it, this says why not."""

BY_DECISION = {"event": EVENT, "deploy": DEPLOY, "battle": ATTACK}
