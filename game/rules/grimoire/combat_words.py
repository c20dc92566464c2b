"""Words of the card language about the attack: who attacks and blocks as filters, as events, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.kernel.characteristics import PRINTED_ENDS
from game.kernel.declared import Truth
from game.kernel.filters import Narrowing
from game.kernel.reach import Side, Sort, Takes, field_zones
from game.kernel.vocabulary import TriggerKind
from game.rules.grimoire.kinds import CREATURES, PERMANENTS
from game.rules.grimoire.record import ATTACK_END, attack_of, attackers, blockers

if TYPE_CHECKING:
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary


def _can_fight(words: Vocabulary, sort: Sort) -> bool:
    return sort.zone in field_zones(words) and sort.kind in CREATURES


class Attacking(Narrowing):
    """It attacks, or does not."""

    word = "attacking"
    attacking: Truth

    def passes(self, state: State, i: int) -> bool:
        return (i in attackers(state)) == self.attacking

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return not self.attacking or _can_fight(words, sort)


class Blocking(Narrowing):
    """It blocks, or does not."""

    word = "blocking"
    blocking: Truth

    def passes(self, state: State, i: int) -> bool:
        return (i in blockers(state)) == self.blocking

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return not self.blocking or _can_fight(words, sort)


class Blocked(Narrowing):
    """It attacks and was blocked, or attacks and was not."""

    word = "blocked"
    blocked: Truth

    def passes(self, state: State, i: int) -> bool:
        attack = attack_of(state)
        if attack is None or i not in attackers(state):
            return False
        return any(group.blocked == self.blocked for group in attack.groups if i in [one[0] for one in group.members])

    def can_pass(self, words: Vocabulary, sort: Sort) -> bool:
        return _can_fight(words, sort)


COMBAT_FILTERS: Final = (Attacking, Blocking, Blocked)

_FIGHTER: Final = Takes(kinds=CREATURES)
_OTHER: Final = Side(("territory",), CREATURES)
COMBAT_TRIGGERS: Final = {
    "attacks": TriggerKind(to=_FIGHTER, kinds=PERMANENTS),
    "blocks": TriggerKind(to=_FIGHTER, kinds=PERMANENTS, object=_OTHER),
    "is_blocked": TriggerKind(to=_FIGHTER, kinds=PERMANENTS),
    "is_unblocked": TriggerKind(to=_FIGHTER, kinds=PERMANENTS),
}
"""They happen when attackers and blocks are named, in their order, before the window that follows (M-443)."""
COMBAT_ENDS: Final = {**PRINTED_ENDS, "attack_end": ATTACK_END}
