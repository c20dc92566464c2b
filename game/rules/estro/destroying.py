"""Destruction (E-057, E-072, E-080, E-108, E-113, E-114)."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel import deaths
from game.kernel.cards import Entity
from game.kernel.data import NOTHING, Ref
from game.kernel.facedown import turn_face_up
from game.kernel.places import SHARED
from game.kernel.references import is_in_play, refs
from game.kernel.state import State, tasks
from game.kernel.traits.damage import Damage
from game.kernel.traits.deaths import Deaths
from game.kernel.triggers import set_off, set_off_own
from game.kernel.values import keywords
from game.rules.estro import lasting, tokens
from game.rules.estro.constants import DESTROYER, DESTROYERS, INCINERATOR, PROTECTED, is_face_down, zone


def destroy(state: State, ids: Sequence[int], seat: int, by: Ref) -> None:
    """Cards would be destroyed by an attack or gift of `seat`, the card `by`; what lies face down is turned up before
    (E-080)."""
    for i in ids:
        if is_face_down(state, i):
            turn_face_up(state, i)
            lasting.came_back(state, i)
            set_off(state, "turned", i)
    ids = destructible(state, ids)
    for i in ids:
        e = state.entities[i]
        state.entities[i] = e.with_flags(e.flags & ~DESTROYERS | (seat + 1) * DESTROYER)
    if state.cards.traces:
        state.frames.append((destroyed_by, (by, refs(state, ids))))
    deaths.destroy(state, ids)
    state.unsettled = True


def saved(state: State, i: int) -> None:
    """Nobody destroys card `i` any more: should it reach the Incinerator later, it was not destroyed (E-187)."""
    e = state.entities[i]
    state.entities[i] = e.with_flags(e.flags & ~DESTROYERS)


def destroyed_by(state: State, by: Ref, doomed: tuple[Ref, ...]) -> None:
    """The record among the frames of who destroys the `doomed`, while they are destroyed."""


def destroyer(state: State, card: Ref) -> Ref:
    """Who destroys `card`; NOTHING if nobody does."""
    for task, args in reversed(state.frames):
        if task is destroyed_by and card in args[1]:
            by: Ref = args[0]
            return by
    return NOTHING


def destructible(state: State, ids: Sequence[int]) -> Sequence[int]:
    """Those that are not protected (E-191)."""
    safe = [i for i in ids if is_in_play(state, i) and keywords(state, i) & PROTECTED]
    if safe and state.log is not None:
        for i in safe:
            state.log.emit("protected", {"entity": i})
    return [i for i in ids if i not in safe] if safe else ids


def left_field(state: State, i: int, before: Entity, wanted: int) -> None:
    """Gifts of the card itself that wait for it to be destroyed (E-056) or to leave."""
    lasting.left(state, i, before)
    if before.flags & DESTROYERS and wanted == zone(before.owner, INCINERATOR):
        by = (before.flags & DESTROYERS) // DESTROYER - 1
        if state.places.teams[by] != state.places.teams[before.controller]:
            tokens.gain(state, before.controller)  # E-187
        by_card = destroyer(state, (i, before.zone_changes))
        set_off_own(state, "dies", i, before.controller, before.traits, object=by_card)
    set_off_own(state, "leaves", i, before.controller, before.traits)


tasks(__name__, destroyed_by)


class EstroDamage(Damage):
    def stat(self, entity: Entity) -> int:
        """No card has life points (E-011)."""
        return -1


class EstroDeaths(Deaths):
    window = "death"

    def dying(self, state: State) -> list[int]:
        return []

    def destructible(self, state: State, ids: Sequence[int]) -> Sequence[int]:
        return destructible(state, ids)

    def saved(self, state: State, i: int) -> None:
        saved(state, i)

    def grave(self, state: State, i: int) -> int:
        """The owner's Incinerator (E-113, E-114); a Zone, which is nobody's, leaves the match."""
        owner = state.entities[i].owner
        return state.places.gone if owner == SHARED else zone(owner, INCINERATOR)
