"""A position as a described board: what scenario files can say of a state, read off it.

Which zones, numbers, stats, keywords and flags there are comes from the game's vocabulary and its `BoardWords`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.kernel import boards
from game.kernel.cards import CardSet
from game.kernel.characteristics import ADD, CONTROL, FOR_GOOD, KEYWORD, NEXT_TURN, TEXT
from game.kernel.places import DRAWN, SHARED
from game.kernel.references import holder
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.records.scenarios.boards import arrange
from game.records.scenarios.parts import Being, Board, Placed, Side


def board_of(state: State, seed: int, constants: Mapping[str, Any]) -> Board:
    """The board from which this position comes about again, as far as a board can say it (`lost` tells how far).

    Of the moments of a turn it is the one whose first question is most like the one that is asked now.
    """
    found = _bare(state)
    fresh, laid = arrange(state.game, state.cards, found, seed, constants)
    for (new, being), old in zip(laid, _entities(state), strict=True):
        _tell(state, old, fresh, new, being)
    moments = state.game.board.moments
    tried = {word: _misses(state, found, word, seed, constants) for word in moments}
    found.moment = min(moments, key=lambda word: tried[word])
    return found


def _bare(state: State) -> Board:
    """Which cards lie where, and the numbers of the seats."""
    game = state.game
    sides = [Side() for _ in state.seats]
    found = Board(sides, state.active, state.turn)
    deck = game.vocabulary.zones[DRAWN].name
    for seat, zone, number in _zones(state):
        cards = [_placed(state, i, seat) for i in _in_order(state, number)]
        if seat == SHARED:
            found.shared[zone] = cards
        elif cards or zone == deck:
            sides[seat].zones[zone] = cards
    empty = boards.empty(game, state.cards, len(state.seats), 1, game.vocabulary.constants)
    for seat, side in enumerate(sides):
        _count(state, empty, seat, side)
    return found


def _zones(state: State) -> Iterator[tuple[int, str, int]]:
    """Every zone of the match: whose it is, what it is called, its number; those of the table last."""
    places = state.places
    for number in range(places.gone):
        yield places.seat[number], places.name[number], number


def _in_order(state: State, zone: int) -> tuple[int, ...]:
    """As files name them: of a deck the top card first."""
    cards = state.zones[zone]
    return cards[::-1] if state.places.kind[zone] == DRAWN else cards


def _entities(state: State) -> Iterator[int]:
    """In the order in which `arrange` lays them out: of each side its cards, then the player; then the table's."""
    zones = list(_zones(state))
    for seat in (*range(len(state.seats)), SHARED):
        for whose, _, number in zones:
            if whose == seat:
                yield from _in_order(state, number)
        if seat != SHARED:
            yield seat


def _placed(state: State, i: int, seat: int) -> Placed:
    e = state.entities[i]
    down = e.under is not None
    owner = e.owner if seat != SHARED and e.owner != seat else None
    return Placed(card=e.card.id, owner=owner, face_down=down)


def _count(state: State, empty: State, seat: int, side: Side) -> None:
    """The numbers that are otherwise than where nothing was said."""
    now, words = state.seats[seat], state.game.board
    said = list(empty.seats[seat])
    for word, indices in words.numbers.items():
        if now[indices[0]] != said[indices[0]]:
            side.numbers[word] = now[indices[0]]
            for index in indices:
                said[index] = now[indices[0]]
    for word, group in words.groups.items():
        values = {name: now[indices[0]] for name, indices in group.items()}
        if any(now[index] != said[index] for indices in group.values() for index in indices[:1]):
            side.groups[word] = {name: n for name, n in values.items() if n}
            for name, indices in group.items():
                for index in indices:
                    said[index] = values[name]


def _tell(state: State, old: int, fresh: State, new: int, being: Being) -> None:
    """What is otherwise about a card or player than about one that was just put there."""
    e = state.entities[old]
    for word in state.game.board.flags:
        told = boards.is_flagged(state, old, word)
        if told != boards.is_flagged(fresh, new, word):
            being.flags[word] = told
    order = state.words
    ends = sorted({m.end for m in e.mods if m.layer in (ADD, KEYWORD) and m.amount}, key=lambda end: end != FOR_GOOD)
    being.until = _said_end(state, ends[-1]) if ends else FOR_GOOD
    whose = ends[-1] - being.until if being.until >= NEXT_TURN else holder(state, old)
    being.until_of = whose if whose != holder(state, old) else None
    changes = dict.fromkeys(order.stats, 0)
    granted = list[str]()
    for m in e.mods:
        if m.layer == ADD:
            changes[order.stats[int(m.what)]] += m.amount
        elif m.layer == KEYWORD and m.amount:
            granted += [word for n, word in enumerate(order.keywords) if int(m.what) >> n & 1]
    being.changes = {stat: n for stat, n in changes.items() if n}
    being.keywords = tuple(dict.fromkeys(granted))
    being.counters = dict(e.extra.counters)
    if e.damage != fresh.entities[new].damage:
        being.damage = e.damage


def _said_end(state: State, end: int) -> int:
    """The end that there is a word for; of a seat's own what they all begin with."""
    known = [value for value in state.words.ends.values() if NEXT_TURN <= value <= end]
    return max(known) if known else end


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
    tried = Board(board.sides, board.active, board.turn, moment, board.shared)
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
        cards = [_being(state, i) for i in state.zones[number]]
        found[f"P{seat + 1}.{zone}" if seat != SHARED else zone] = cards
    for seat in range(len(state.seats)):
        words = state.game.board
        found[f"P{seat + 1}"] = (
            _being(state, seat),
            {word: state.seats[seat][indices[0]] for word, indices in words.numbers.items()},
            {(word, name): state.seats[seat][indices[0]]
             for word, group in words.groups.items() for name, indices in group.items()},
        )  # fmt: skip
    return found


def _being(state: State, i: int) -> tuple[Any, ...]:
    e = state.entities[i]
    stats = tuple(boards.stat_named(state, i, name) for name in state.words.stats)
    flags = tuple(word for word in state.game.board.flags if boards.is_flagged(state, i, word))
    lasting = frozenset((m.end, m.layer) for m in e.mods if m.layer not in (TEXT, CONTROL))
    return (
        e.card.id,
        e.owner,
        stats,
        e.damage,
        tuple(boards.keywords_of(state, i)),
        flags,
        lasting,
        e.extra._replace(stamp=0),
    )
