"""Items of a queue that are announced before they are carried out, so that they can be countered.

A game whose `item_task` is `announce` opens its `item_window` about each item. What is done in that window is announced
in its turn, on top of it: last in, first out. Whoever is countered in the end does nothing.
"""

from __future__ import annotations

from game.kernel.data import Context, Item
from game.kernel.effects import activate, decided, tell
from game.kernel.references import still
from game.kernel.state import State, tasks
from game.kernel.windows import open_window


def announce(state: State, key: str, context: Context, agreed: bool = False, answerable: bool = True,
             against: Item | None = None) -> None:  # fmt: skip
    """A clause was set off: whoever may counter it is asked first, if it is `answerable` at all. `agreed`: its
    controller has said that it is used, so that a clause with `may` asks for nothing more but what is paid. `against`:
    the announced item that it counters; once that is countered already, it is not carried out."""
    args = (Item(key, context), agreed)
    state.frames.append((carry_out, args if against is None else (*args, against)))
    if answerable:
        open_window(state, state.game.timing.item_window)


def about(state: State) -> Item | None:
    """The item that was announced last and is not carried out yet; None if it is countered, or there is none."""
    for task, args in reversed(state.frames):
        if task is carry_out:
            item: Item = args[0]
            return item
        if task is countered:
            return None
    return None


def cards_about(state: State, name: str) -> tuple[int, ...]:
    """The cards that window `name` is about."""
    told = state.game.windows[name].about
    if told is not None:
        return told(state)
    item = item_of(state, name)
    if item is not None:
        return (item.context.source,)
    return still(state, state.doomed) if name == state.game.deaths.window else ()


def item_of(state: State, name: str) -> Item | None:
    """What was announced and window `name` is about; None where it is about nothing of the kind."""
    timing = state.game.timing
    return about(state) if name == timing.item_window else timing.announced(state, name)


def announced(state: State) -> set[tuple[str, int]]:
    """What is announced and not over yet, as (clause, source)."""
    items = [args[0] for task, args in state.frames if task in (carry_out, countered)]
    return {(item.clause, item.context.source) for item in items}


def counter(state: State, source: int) -> Item | None:
    """What card `source` announced last is not carried out; which item it was, None if it has been countered."""
    for place in range(len(state.frames) - 1, -1, -1):
        task, args = state.frames[place]
        if task is carry_out and args[0].context.source == source:
            state.frames[place] = (countered, args)
            item: Item = args[0]
            return item
        if task is countered and args[0].context.source == source:
            return None
    return None


def _waits(state: State, item: Item) -> bool:
    """Is `item` announced, neither carried out nor countered?"""
    return any(task is carry_out and args[0] == item for task, args in state.frames)


def carry_out(state: State, item: Item, agreed: bool, against: Item | None = None) -> None:
    if against is not None and not _waits(state, against):
        return
    clause = state.cards.clauses[item.clause]
    is_chosen = not clause.modes and len(item.context.targets) == len(clause.targets)
    if agreed and clause.may and is_chosen:  # else modes and targets come before whoever uses it is asked
        if state.log is not None:
            tell(state, state.log, item.clause, item.context)
        decided(state, ("yes",), item.clause, item.context)
    else:
        activate(state, item.clause, item.context)


def countered(state: State, item: Item, agreed: bool, against: Item | None = None) -> None:
    """In its place nothing is done."""
    if state.log is not None:
        source = item.context.source
        state.log.emit("countered", {"entity": source, "card": state.entities[source].definition.id})


tasks(__name__, announce, carry_out, countered)
