"""Permanents that are off, and auras that are astray (M-177, M-195)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.traits.field import Field
from game.rules.grimoire.auras import may_lie_on
from game.rules.grimoire.constants import TAPPED

if TYPE_CHECKING:
    from game.kernel.state import State


class Standing(Field):
    def is_active(self, state: State, i: int) -> bool:
        """The continuous effects of a tapped artifact that is no creature stop (M-177, M-188)."""
        e = state.entities[i]
        return not e.flags & TAPPED or e.traits.kind != "artifact"

    def may_host(self, state: State, i: int, host: int) -> bool:
        return may_lie_on(state, i, host)
