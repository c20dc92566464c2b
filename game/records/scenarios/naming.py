"""How the cards and players of a match are called in a scenario: by their ids and labels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.kernel import boards
from game.kernel.errors import Reason
from game.kernel.references import holder
from game.kernel.state import State
from game.kernel.unseen import knows
from game.records.scenarios.words import Words
from game.records.transcript import ENTITIES, LISTS


class Naming:
    """A match whose cards are called by their ids and labels."""

    def __init__(self, state: State, words: Words, labels: Mapping[str, int]) -> None:
        self.state = state
        self.words = words
        self.labels = dict(labels)

    def called(self, entity: int) -> str:
        """What the file calls an entity: P1, its label, or the id of its card with a number where there are several."""
        if entity < len(self.state.seats):
            return f"P{entity + 1}"
        for label, i in self.labels.items():
            if i == entity:
                return label
        card = self.state.entities[entity].card.id
        same = self.copies(card)
        return f"{card}#{same.index(entity) + 1}" if len(same) > 1 else card

    def named(self, reason: Reason) -> Reason:
        """The same with cards and players by what the file calls them, so that it can be said without the match."""

        def called(word: str, fact: Any) -> Any:
            if isinstance(fact, list | tuple):
                return [called(word, part) for part in fact]
            return self.called(fact) if word in (*ENTITIES, *LISTS) and type(fact) is int and fact >= 0 else fact

        return replace(reason, facts={word: called(word, fact) for word, fact in reason.facts.items()})

    def copies(self, card: str) -> list[int]:
        """All cards of this name that were ever in the match, in the order in which they came."""
        entities = self.state.entities
        return [i for i in range(len(self.state.seats), len(entities)) if entities[i].card.id == card]

    def entities(self, text: str, seat: int) -> list[int]:
        """What `text` can mean when `seat` says it: of several cards those that `seat` can see, if it sees any."""
        player = self.words.seat(text)
        if player is not None:
            return [player]
        named = self.words.named(text)
        assert named is not None, text
        if named.word in self.labels:
            return [self._labelled(named.word)]
        if named.word in self.words.zones and named.word not in self.words.cards.by_id:
            found = boards.cards_in(self.state, seat if named.seat is None else named.seat, named.word)
        else:
            found = self.copies(named.word)
        if named.number is not None:
            return found[named.number - 1 : named.number]
        if named.seat is not None:
            found = [i for i in found if holder(self.state, i) == named.seat]
        here = [i for i in found if boards.zone_name(self.state, i) != "gone"]
        seen = [i for i in here if knows(self.state, seat, i)]
        return seen or here or found

    def _labelled(self, label: str) -> int:
        """The card of a label; once it was shuffled among others, the only hidden one of its name."""
        entity, places = self.labels[label], self.state.places
        if boards.zone_name(self.state, entity) != "gone":
            return entity
        hidden = [i for i in self.copies(self.words.labels[label]) if places.hidden[self.state.entities[i].zone]]
        return hidden[0] if len(hidden) == 1 else entity
