"""Cards leave the field: where to. All that leaves it by an effect, a cost or a rule goes by here, so that clauses with
`instead: move` are asked each time, and before the first card of those that leave together has gone.

Where no such clause is on the field, cards go at once and nothing is asked (`triggers.is_replaceable`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.kernel.characteristics import Characteristics
from game.kernel.data import Exits, Pending, Ref
from game.kernel.moves import move
from game.kernel.references import refs, still
from game.kernel.state import NAMES, TASKS, State, Task, tasks
from game.kernel.triggers import is_replaceable

FIND_EXITS = "kernel.replacement.find_exits"


def find_exits(state: State, cards: Iterable[int], then: Task, args: tuple[Any, ...]) -> None:
    """`cards` are about to leave the field together: next let replacement effects say where each of them goes, then
    call `then(state, exits, *args)`."""
    state.frames.append((TASKS[FIND_EXITS], (refs(state, cards), (), 0, NAMES[then], args)))


def is_put_elsewhere(state: State, i: int, exits: Exits) -> bool:
    """Has a replacement effect said where card `i` goes as it leaves the field? Then it is put there."""
    for (card, _), item in exits:
        if card == i:
            state.game.put(state, i, state.cards.clauses[item.clause].into, item.context)
            return True
    return False


def leave(state: State, i: int, zone: int, exits: Exits, last_known: Characteristics | None = None) -> None:
    """Card `i` goes from the field to `zone`, or elsewhere if one of `exits` says so. `last_known`: see `move`."""
    if not is_put_elsewhere(state, i, exits):
        move(state, i, zone, last_known=last_known)


def sacrificed(state: State, seat: int, i: int) -> None:
    """Tell that `seat` gives card `i` for a cost; what is sacrificed is not destroyed."""
    if state.log is not None:
        state.log.emit("sacrificed", {"entity": i, "card": state.entities[i].card.id, "seat": seat})


def send(state: State, cards: Sequence[int], zones: Sequence[int]) -> bool:
    """Each of `cards` leaves the field for its one of `zones`, by a rule that holds at any moment.

    False if it is asked first where they go: they are on their way then, and the rule must not send them again.
    """
    left = [n for n, i in enumerate(cards) if not is_on_the_way(state, i)]
    cards, zones = [cards[n] for n in left], tuple([zones[n] for n in left])
    if cards and is_replaceable(state, "move"):
        find_exits(state, cards, sent, (refs(state, cards), zones))
        return False
    for i, zone in zip(cards, zones, strict=True):
        move(state, i, zone)
    return bool(cards)


def sent(state: State, exits: Exits, cards: tuple[Ref, ...], zones: tuple[int, ...]) -> None:
    for card, zone in zip(cards, zones, strict=True):
        for i in still(state, (card,)):
            leave(state, i, zone, exits)


def is_on_the_way(state: State, i: int) -> bool:
    """Is it just being asked where card `i` goes?"""
    for task, args in state.frames:
        pending = args[0] if args else None
        if isinstance(pending, Pending) and pending.event == "move":
            args = pending.args
        elif task is not TASKS[FIND_EXITS]:
            continue
        if i in [card for card, _ in args[0]]:
            return True
    return False


tasks(__name__, sent)
