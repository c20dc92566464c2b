"""What a selector can mean and what an operation can work on, as types: players, and kinds of card by where they lie.

The checker of `game/language` holds one against the other. Nothing here is asked while a match runs, except for an
operation whose selector may also mean what it can't work on (`Operation.mixed`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.kernel.values import kind_of

if TYPE_CHECKING:
    from game.kernel.state import State
    from game.kernel.vocabulary import Vocabulary

PLAYER = "player"
"""In place of a kind of card, and of a zone."""


class Sort(NamedTuple):
    """Cards of a kind in zones of a name, tokens or not; or players."""

    kind: str
    zone: str
    token: bool = False


Sorts = frozenset[Sort]
PLAYERS: Sorts = frozenset({Sort(PLAYER, PLAYER)})


def field_zones(words: Vocabulary) -> list[str]:
    return [kind.name for kind in words.zones if kind.field]


def lying_in(words: Vocabulary, places: Iterable[str]) -> Sorts:
    """Everything that can lie in zones of these names; PLAYER stands for the players."""
    found: set[Sort] = set()
    for kind in words.zones:
        if kind.name in places:
            found |= {Sort(card, kind.name) for card in kind.holds or words.kinds}
            if kind.field:
                found |= {Sort(card, kind.name, True) for card in kind.holds or words.kinds if card in words.bodies}
    return frozenset(found) | (PLAYERS if PLAYER in places else frozenset())


def members(words: Vocabulary, name: str) -> Sorts:
    """What can be in set `name` of the vocabulary; nothing where that does not say where its members lie."""
    found, kinds = lying_in(words, words.lies.get(name, ())), words.of_kinds.get(name)
    if kinds is None:
        return found
    return frozenset({sort for sort in found if sort.kind in {*words.are_of(kinds), PLAYER}})


@dataclass(frozen=True)
class Side:
    """What stands on a side of an event when what it set off is carried out: cards of some kinds, by where they lie by
    then.

    `zones`: their names, and PLAYER where it may be a player; of none it is nobody. `kinds`: () for any. `traced`: it
    is kept on demand, where some card of the match names it (`CardSet.traces`); only that may be a hidden card.
    """

    zones: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    traced: bool = False

    def sorts(self, words: Vocabulary) -> Sorts:
        found = lying_in(words, self.zones)
        if not self.kinds:
            return found
        return frozenset({sort for sort in found if sort.kind in {*words.are_of(self.kinds), PLAYER}})


NOBODY = Side()


@dataclass(frozen=True)
class Takes:
    """What a selector of an operation may mean.

    `kinds`: "any" kind of card, "bodies", "damageable" or "repeated" ones as the vocabulary has it, or the names of
    kinds. `where`: in "play", in a "hand", in the "open" (where everybody sees it) or anywhere ("all").
    """

    players: bool = False
    kinds: str | tuple[str, ...] = "any"
    where: str = "play"
    tokens: bool = True

    def names(self, words: Vocabulary) -> tuple[str, ...]:
        """The kinds of card that it can be."""
        if isinstance(self.kinds, tuple):
            return words.are_of(self.kinds)
        if self.kinds == "repeated":
            some = [words.triggers[trigger].kinds or tuple(words.kinds) for trigger in words.repeated]
            return tuple(kind for kind in words.kinds if any(kind in kinds for kinds in some))
        found = {"bodies": words.bodies, "damageable": words.damageable or words.bodies}.get(self.kinds, ())
        return found if self.kinds != "any" else tuple(words.kinds)

    def sorts(self, words: Vocabulary) -> Sorts:
        zones = [kind for kind in words.zones if self.where == "all" or kind.field == (self.where == "play")]
        if self.where == "hand":
            zones = [kind for kind in zones if kind.seen_by != "all"]
        elif self.where == "open":
            zones = [kind for kind in words.zones if kind.seen_by == "all"]
        cards = lying_in(words, [kind.name for kind in zones])
        names = self.names(words)
        found = frozenset({s for s in cards if s.kind in names and (self.tokens or not s.token)})
        return found | (PLAYERS if self.has_players(words) else frozenset())

    def has_players(self, words: Vocabulary) -> bool:
        """Players bear nothing in a game that gives them no stats."""
        return self.players and bool(words.player or self.kinds == ())

    def told(self, words: Vocabulary) -> list[str]:
        """In words: cards of some kinds, players; cards in play."""
        found: list[str] = []
        if self.kinds == "any":
            found.append({"play": "cards in play", "hand": "cards in a hand"}.get(self.where, "cards"))
        else:
            named = self.kinds if isinstance(self.kinds, tuple) else self.names(words)
            found += [f"{kind}s" for kind in named]
        if self.where == "open":
            found[-1] += " that everybody sees"
        if not self.tokens:
            found[0] += " that are no tokens"
        return found + (["players"] if self.has_players(words) else [])

    def fits(self, state: State, i: int) -> bool:
        words = state.words
        if i < len(state.seats):
            return self.has_players(words)
        zone = state.entities[i].zone
        if zone < 0 or zone == state.places.gone:
            return False
        places = state.places
        there = {"play": places.field[zone], "hand": not places.field[zone] and places.hidden[zone],
                 "open": not places.hidden[zone], "all": True}  # fmt: skip
        kinds = words.zones[places.kind[zone]].holds or (kind_of(state, i),)
        return there[self.where] and (self.kinds == "any" or any(kind in self.names(words) for kind in kinds))


ONLY_PLAYERS = Takes(players=True, kinds=())
CARDS_IN_PLAY = Takes()
BODIES = Takes(kinds="bodies")
IN_PLAY = Takes(players=True)
"""Cards in play and players."""
DAMAGEABLE = Takes(players=True, kinds="damageable")
CARDS = Takes(where="all")
IN_HAND = Takes(where="hand")
OPEN = Takes(where="open")
PLAYED = Takes(kinds="repeated", where="open")
"""Cards that can do something when they are played."""
