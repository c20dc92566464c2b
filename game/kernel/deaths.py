"""Destruction in two steps: a card would be destroyed, then it is destroyed. Between them it can be saved.

Where nothing can intervene both are one. Otherwise the cards wait in `state.doomed` while replacement effects apply and
the game's death window is open; whoever is saved from it stands there with SAVED in place of its zone changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.kernel import windows
from game.kernel.data import NOTHING, Exits, Item, Pending, Ref
from game.kernel.leaving import find_exits, leave
from game.kernel.references import found, ref, refs, still
from game.kernel.replacement import about_to
from game.kernel.series import after_deaths
from game.kernel.state import State, tasks
from game.kernel.tallies import tally
from game.kernel.triggers import is_replaceable, watchers
from game.kernel.values import traits, watching

SAVED = -1
"""No card has changed zones so often."""


def destroy(state: State, ids: Sequence[int], worn: bool = False) -> bool:
    """Cards `ids` would be destroyed, together; False if something can still save them, and they are not yet.

    `worn`: because what damage eats is used up. Whoever is saved from that and is still used up is destroyed after all.
    """
    window = state.game.deaths.window
    ids = state.game.deaths.destructible(state, ids)
    if not ids:
        return True
    replaceable = is_replaceable(state, "destroy")
    if not window and not replaceable and not is_replaceable(state, "move"):
        die(state, ids)
        return True
    start = len(state.doomed)
    state.doomed += refs(state, ids)
    state.frames.append((execute, (start, worn)))
    if window:
        windows.open_window(state, window)
    if replaceable:
        state.frames.append((replace_death, (start,)))
    return False


def replace_death(state: State, number: int) -> None:
    """Let replacement effects save the doomed, from `number` on, one after another."""
    if number >= len(state.doomed):
        return
    state.frames.append((replace_death, (number + 1,)))
    subject = state.doomed[number]
    if found(state, subject):
        about_to(state, Pending("destroy", subject, NOTHING, 0, "kernel.deaths.judged", (number,)))


def judged(state: State, pending: Pending, happens: bool) -> None:
    if not happens:
        save(state, pending.args[0])


def save(state: State, number: int) -> None:
    """The doomed card `number` is not destroyed. It stays among the doomed, as no object that there is, until the
    others are: meanwhile its destruction is not begun anew."""
    entity = state.doomed[number][0]
    state.doomed[number] = (entity, SAVED)
    state.game.deaths.saved(state, entity)


def execute(state: State, start: int, worn: bool) -> None:
    """Nobody saves the cards from `start` on any more: they are destroyed, and with them who was saved and is used up
    all the same."""
    used_up = state.game.deaths.dying(state) if worn and not state.game.deaths.anew else ()
    dying = [i for i, zone_changes in state.doomed[start:] if found(state, (i, zone_changes))
             or (zone_changes == SAVED and i in used_up)]  # fmt: skip
    if is_replaceable(state, "move"):
        find_exits(state, dying, perish, (refs(state, dying), start))
    else:
        perish(state, (), refs(state, dying), start)


def perish(state: State, exits: Exits, dying: tuple[Ref, ...], start: int) -> None:
    """It is known where `dying` go, those of the doomed from `start` on who are not saved."""
    del state.doomed[start:]
    die(state, still(state, dying), exits)
    after_deaths(state)
    state.unsettled = True


def die(state: State, dying: Iterable[int], exits: Exits = ()) -> None:
    """`dying` are destroyed together; then what waits for such a death is set off."""
    dying = list(dying)
    if not dying:
        return
    watch = watching(state) & state.words.bits.get("destroyed", 0)
    if watch and state.cards.tallied:
        for i in dying:
            tally(state, "destroyed", i)
    waiting = [item for i in dying for item in watchers(state, "destroyed", ref(state, i), NOTHING)] if watch else []
    if state.log is not None:
        for i in dying:
            e = state.entities[i]
            state.log.emit("destroyed", {"entity": i, "card": e.definition.id, "seat": e.controller})
    leaving = [(i, state.game.deaths.grave(state, i), traits(state, i)) for i in dying]
    for i, grave, last_known in leaving:
        leave(state, i, grave, exits, last_known)
    for item in waiting:
        context = item.context
        if found(state, (context.source, context.zone_changes)):  # who waits for it has not died with it
            subject = ref(state, context.subject[0])  # the card where it lies now, for those who fetch it from there
            state.queue.append(Item(item.clause, context._replace(subject=subject)))


tasks(__name__, replace_death, judged, execute, perish)
