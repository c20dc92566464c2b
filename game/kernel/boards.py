"""Boards described from outside a match: for tests, scenarios and a workshop table.

A game names in its `boardwords.BoardWords` what can be arranged beside zones, stats and keywords, which its vocabulary
names.
Whoever arranges a board calls `begin` last: it forgets what was worked out from the content before, and runs the match
on to its first question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from game.kernel.boardwords import Fact
from game.kernel.cards import Definition
from game.kernel.characteristics import ADD, FOR_GOOD, KEYWORD, Modifier
from game.kernel.facedown import turn_face_down
from game.kernel.filters import current
from game.kernel.moves import create
from game.kernel.places import DRAWN, SHARED
from game.kernel.references import holder
from game.kernel.running import run
from game.kernel.setup import blank
from game.kernel.values import forget, has_lost_text, keywords, modify, remaining, strip

if TYPE_CHECKING:
    from game.kernel.cards import CardSet
    from game.kernel.ruleset import Ruleset
    from game.kernel.state import State


# --- arranging --------------------------------------------------------------------------------------------------------


def empty(game: Ruleset, cards: CardSet, seats: int, seed: int = 1, rules: Mapping[str, Any] | None = None) -> State:
    """A board with nothing on it, nobody's turn yet, and no question."""
    state = blank(game, cards, seats, seed, rules or {})
    state.turn = game.board.turn
    return state


def put(state: State, definition: Definition, seat: int, zone: str, owner: int | None = None) -> int:
    """A new card at the end of a zone of `seat`, which is the top of a pile; its entity. It may act."""
    with_log, state.log = state.log, None
    i = create(state, definition, seat if owner is None else owner, zone_number(state, seat, zone))
    state.game.board.placed(state, i)
    state.log, state.unsettled = with_log, False
    return i


def cover(state: State, entity: int) -> None:
    """A card on the field lies face down: whoever holds it and their partners know it, and nobody else."""
    turn_face_down(state, entity)
    seat = holder(state, entity)
    e = state.entities[entity] = state.entities[entity].copy()
    e.known = sum(1 << s for s in state.places.team(seat)) if seat != SHARED else 0
    forget(state)
    state.unsettled = False


def clear(state: State, seat: int, zone: str) -> None:
    """The cards in a zone cease to exist."""
    last, here = state.places.gone, zone_number(state, seat, zone)
    for i in state.zones[here]:
        e = state.entities[i] = state.entities[i].copy()
        e.zone = last
    state.zones[last] = (*state.zones[last], *state.zones[here])
    state.zones[here] = ()


def leave(state: State, entity: int, amount: int) -> None:
    """Damage `entity` (or heal it beyond its full) so that so much of what damage eats is left."""
    damage(state, entity, state.entities[entity].damage + remaining(state, entity) - amount)


def damage(state: State, entity: int, amount: int) -> None:
    """So much damage lies on `entity`."""
    state.entities[entity] = state.entities[entity].with_damage(amount)
    forget(state)
    state.unsettled = False


def change(state: State, entity: int, until: int = FOR_GOOD, **stats: int) -> None:
    """Change stats as an effect of the entity itself would."""
    order = state.words.stats
    modify(state, entity, tuple(Modifier(ADD, order.index(k), n, until, entity) for k, n in stats.items() if n))
    state.unsettled = False


def grant(state: State, entity: int, *words: str, until: int = FOR_GOOD) -> None:
    """Grant keywords and statuses as an effect of the entity itself would."""
    order = state.words.keywords
    modify(state, entity, tuple(Modifier(KEYWORD, 1 << order.index(w), 1, until, entity) for w in words))
    state.unsettled = False


def flag(state: State, entity: int, word: str, value: bool = True) -> None:
    bit = state.game.board.flags[word]
    if isinstance(bit, Fact):
        if value and not bit.holds(state, entity):
            bit.make(state, entity)
        return
    e = state.entities[entity]
    state.entities[entity] = e.with_flags(e.flags | bit if value else e.flags & ~bit)


def is_flagged(state: State, entity: int, word: str) -> bool:
    """Is that true of it?"""
    bit = state.game.board.flags[word]
    return bit.holds(state, entity) if isinstance(bit, Fact) else bool(state.entities[entity].flags & bit)


def take_text(state: State, entity: int) -> None:
    """`entity` has lost its own text, and all that was applied to it."""
    strip(state, entity)
    state.unsettled = False


TEXTLESS: Final = Fact(lambda state, entity: has_lost_text(state.entities[entity]), take_text)
"""It has lost its own text."""


def count(state: State, seat: int, word: str, value: int) -> None:
    """Set a number of a seat."""
    for index in state.game.board.numbers[word]:
        state.seats[seat][index] = value
    forget(state)
    state.unsettled = False


def count_group(state: State, seat: int, word: str, values: Mapping[str, int]) -> None:
    """Set the numbers of a group; those that `values` leaves out are 0."""
    for name, indices in state.game.board.groups[word].items():
        for index in indices:
            state.seats[seat][index] = values.get(name, 0)
    forget(state)
    state.unsettled = False


def begin(state: State, seat: int, moment: str = "") -> None:
    """It is the turn of `seat`, at a moment of it; run on to the first question or the end."""
    moments = state.game.board.moments
    seat = int(seat)  # questions are kept for further matches, and name it
    state.active = seat
    state.frames = []
    state.decision = None
    moments[moment or next(iter(moments))](state, seat)
    forget(state)
    run(state)


# --- looking ----------------------------------------------------------------------------------------------------------


def zone_number(state: State, seat: int, zone: str) -> int:
    return state.places.named(int(seat), zone)


def cards_in(state: State, seat: int, zone: str) -> list[int]:
    """What lies in a zone of `seat`; of what is drawn from the top card first."""
    found = list(state.zones[zone_number(state, seat, zone)])
    return found[::-1] if zone == state.words.zones[DRAWN].name else found


def zone_name(state: State, entity: int) -> str:
    """The kind of zone; "gone" for a card that ceased to exist, "seat" for a player."""
    zone = state.entities[entity].zone
    return "seat" if zone < 0 else state.places.name[zone]


def stat_named(state: State, entity: int, name: str) -> int:
    """A stat by its word, computed; of the one that damage eats what is left."""
    return current(state, entity, state.words.stats.index(name))


def keywords_of(state: State, entity: int) -> list[str]:
    mask = keywords(state, entity)
    return [word for n, word in enumerate(state.words.keywords) if mask >> n & 1]
