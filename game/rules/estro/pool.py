"""What may be hidden, for all that a seat knows (E-016, E-021)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.kernel import priors
from game.kernel.cards import VACANT, Definition
from game.kernel.rng import shuffled
from game.kernel.state import State
from game.kernel.traits.hidden import Hidden
from game.rules.estro.constants import ESTRI, is_inferno, rules


class EstroHidden(Hidden):
    whole_set = True

    def pool(
        self, state: State, owner: int, number: int, rng: list[int], hidden: Mapping[int, Sequence[Definition] | int]
    ) -> list[Definition]:
        """Where all decks come from one set, no card that is somebody else's."""
        r = rules(state)
        size = r.deck_size * len(state.seats)
        cards = [card for card in state.cards.by_id.values() if card.kind in ESTRI]
        if not ((r.random_decks or is_inferno(state)) and r.shared_pool and len(cards) >= size):
            return priors.dealt(state, owner, number, rng)
        seen = {e.card for e in state.entities if e.zone >= 0 and e.definition is not VACANT}
        seen |= {card for of in hidden.values() if not isinstance(of, int) for card in of}
        left = shuffled(rng, 0, [card for card in cards if card not in seen])
        return list(left[:number]) if len(left) >= number else priors.dealt(state, owner, number, rng)
