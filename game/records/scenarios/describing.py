"""A position as a described board: what scenario files can say of a state, read off it.

How each fact is read off is declared with it (`facts.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.kernel import boards
from game.kernel.cards import CardSet
from game.kernel.characteristics import CONTROL, TEXT
from game.kernel.places import DRAWN, SHARED
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.records.scenarios.boards import arrange
from game.records.scenarios.facts import facts_of
from game.records.scenarios.kinds import CARD, MATCH, SEAT, Stage
from game.records.scenarios.parts import Being, Board, Placed, Side


def board_of(state: State, seed: int, constants: Mapping[str, Any]) -> Board:
    """The board from which this position comes about again, as far as a board can say it (`lost` tells how far).

    Of the moments of a turn it is the one whose first question is most like the one that is asked now.
    """
    found = _bare(state)
    fresh, laid = arrange(state.game, state.cards, found, seed, constants)
    for (new, being), old in zip(laid, _entities(state), strict=True):
        _tell(state, old, fresh, new, being)
    tried = {word: _misses(state, found, word, seed, constants) for word in state.game.board.moments}
    found.said["at"] = min(tried, key=lambda word: tried[word])
    return found


def _bare(state: State) -> Board:
    """Which cards lie where, and how they do."""
    sides = [Side(_given(state, seat, SEAT)) for seat in range(len(state.seats))]
    found = Board(sides, _given(state, SHARED, MATCH))
    deck = state.game.vocabulary.zones[DRAWN].name
    for seat, zone, _ in _zones(state):
        cards = [Placed(_given(state, i, CARD), state.entities[i].card.id) for i in boards.cards_in(state, seat, zone)]
        if seat == SHARED:
            found.shared[zone] = cards
        elif cards or zone == deck:
            sides[seat].zones[zone] = cards
    return found


BARE = (Stage.GIVEN, Stage.COVERED)
"""What is told before anything is laid out, so that what comes about by itself on a like board need not be told."""


def _given(state: State, i: int, of: str) -> dict[str, Any]:
    said: dict[str, Any] = {}
    for name, fact in facts_of(state.game, of).items():
        value = fact.take(state, i, name) if fact.take is not None and fact.stage in BARE else None
        if value is not None and value != fact.usual(state.game):
            said[name] = value
    return said


def _tell(state: State, old: int, fresh: State, new: int, being: Being) -> None:
    """What is otherwise about a card or player than about one that was just put there."""
    for name, fact in facts_of(state.game, CARD if isinstance(being, Placed) else SEAT).items():
        value = fact.take(state, old, name) if fact.take is not None and fact.stage not in BARE else None
        if fact.take is None or value is None or value == fact.take(fresh, new, name):
            continue
        being.said[name] = value
        if fact.stage == Stage.COUNTED:  # several words can mean one number
            fact.lay(fresh, new, name, value)


def _zones(state: State) -> Iterator[tuple[int, str, int]]:
    """Every zone of the match: whose it is, what it is called, its number; those of the table last."""
    places = state.places
    for number in range(places.gone):
        yield places.seat[number], places.name[number], number


def _entities(state: State) -> Iterator[int]:
    """In the order in which `arrange` lays them out: of each side its cards, then the player; then the table's."""
    zones = list(_zones(state))
    for seat in (*range(len(state.seats)), SHARED):
        for whose, zone, _ in zones:
            if whose == seat:
                yield from boards.cards_in(state, seat, zone)
        if seat != SHARED:
            yield seat


# --- what a board can't say -------------------------------------------------------------------------------------------


def lost(state: State, board: Board, seed: int, constants: Mapping[str, Any]) -> list[str]:
    """What is otherwise in the match that begins on `board` than in `state`: zones, seats and what is asked."""
    return sorted(_differences(state, begun(state.game, state.cards, board, seed, constants)))


def begun(game: Ruleset, cards: CardSet, board: Board, seed: int, constants: Mapping[str, Any]) -> State:
    """The match on this board at its first question."""
    state, _ = arrange(game, cards, board, seed, constants)
    boards.begin(state, board.active, board.moment)
    return state


def _misses(state: State, board: Board, moment: str, seed: int, constants: Mapping[str, Any]) -> int:
    tried = Board(board.sides, {**board.said, "at": moment}, board.shared)
    return len(_differences(state, begun(state.game, state.cards, tried, seed, constants)))


def _differences(one: State, other: State) -> set[str]:
    a, b = (_shown(state) for state in (one, other))
    return {what for what in {*a, *b} if a.get(what) != b.get(what)}


def _shown(state: State) -> dict[str, Any]:
    """The position without its numbers of entities: by each place, what lies there and how it stands."""
    asked = state.decision
    found: dict[str, Any] = {
        "turn": (state.turn, state.active, state.result),
        "asked": (asked.seat, asked.kind) if asked is not None else None,
    }
    for seat, zone, number in _zones(state):
        cards = [_being(state, i, CARD) for i in state.zones[number]]
        found[f"P{seat + 1}.{zone}" if seat != SHARED else zone] = cards
    for seat in range(len(state.seats)):
        found[f"P{seat + 1}"] = _being(state, seat, SEAT)
    return found


def _being(state: State, i: int, of: str) -> tuple[Any, ...]:
    """All facts that a board can tell, and what lasts on it."""
    e = state.entities[i]
    facts = [(n, f.found) for n, f in facts_of(state.game, of).items() if f.stage is not None]
    told = {name: found(state, i, name) for name, found in facts if found is not None}
    lasting = frozenset((m.end, m.layer) for m in e.mods if m.layer not in (TEXT, CONTROL))
    return e.card.id, e.owner, told, lasting, e.extra._replace(stamp=0)
