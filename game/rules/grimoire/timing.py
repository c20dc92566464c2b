"""Batches and interrupts (section 1.18): frames of the game under the windows of the kernel.

A spell that is announced is an item of the series. First interrupts can be aimed at it (M-401 to M-409), then it can be
answered (M-381 to M-384); then the whole batch is carried out, the last first (M-386), and its damage is dealt (M-391).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.kernel.cards import CardSet
from game.kernel.characteristics import ELEMENT
from game.kernel.damage import release
from game.kernel.data import Context, Item
from game.kernel.effects import activate
from game.kernel.moves import move
from game.kernel.series import complete
from game.kernel.state import State, tasks
from game.kernel.values import modify
from game.kernel.windows import acted, base_of, open_window
from game.rules.grimoire.constants import CASTING, GRAVEYARD, SLOW, TERRITORY, other, rules, zone
from game.rules.grimoire.entering import entered
from game.rules.grimoire.kinds import PERMANENTS
from game.rules.grimoire.record import is_resolving, set_resolving, set_underway, underway

SAVING = ("damage", "regeneration")
"""The windows in which damage is prevented and whoever is on the way to the graveyard is regenerated."""


def announce(state: State, item: Item, at_once: bool = False) -> None:
    """The controller of `item` has announced it in the window on top of the frames (M-133).

    `at_once`: it is an interrupt that is aimed at no spell, and is carried out after its own interrupt window (M-412).
    """
    _, (name, _, _, _) = state.frames[-1]
    number, seat = len(state.series), item.context.controller
    state.series.append(item)
    if state.log is not None:
        aimed = list(dict.fromkeys([i for chosen in item.context.targets for i, _ in chosen]))
        state.log.emit("on_stack", {"entity": item.context.source, "card": _id(state, item.context.source),
                                    "clause": item.clause, "seat": seat, "targets": aimed})  # fmt: skip
    if at_once:
        acted(state)
        state.frames.append((carry_out_saving, (number,)))
    elif name in ("respond", "interrupt"):
        acted(state, other(seat))  # M-383, M-402
    elif name in SAVING:
        acted(state, other(seat))  # M-357, M-369
        state.frames.append((carry_out_saving, (number,)))
    else:
        acted(state, state.active)  # M-400
        state.frames.append((carry_out_batch, (number,)))
        open_window(state, "respond", first=other(seat), base=number)
    open_window(state, "interrupt", first=seat, base=number)


def triggered(state: State, key: str, context: Context) -> None:
    """What was set off resolves at once (M-445). Where an interrupt reaches effects it opens an interrupt window first,
    and by a switch it can be answered, once the batch that has set it off is over. What a permanent demands is no such
    effect."""
    answered = rules(state).triggers_respondable
    if state.cards.clauses[key].when == "demand" or not (answered or reaches_effects(state.cards)):
        activate(state, key, context)
        return
    if answered and is_resolving(state):
        batch = next(n for n, (task, _) in enumerate(state.frames) if task is carry_out_batch)
        state.frames[batch:batch] = [(complete, ()), (triggered, (key, context))]
        return
    state.frames.pop()  # `complete`: it is put there again for the item
    number, seat = len(state.series), context.controller
    state.series.append(Item(key, context))
    state.frames.append((carry_out_batch if answered else carry_out_saving, (number,)))
    if answered:
        open_window(state, "respond", first=other(seat), base=number)
    open_window(state, "interrupt", first=seat, base=number)


@lru_cache(maxsize=64)
def reaches_effects(cards: CardSet) -> bool:
    """Is there an interrupt in the match that can be aimed at effects (M-414)?"""
    aimed = [selector.name for clause in cards.clauses.values() for selector in clause.targets]
    return "effect" in aimed or "spell_or_effect" in aimed


def interrupted(state: State) -> int | None:
    """The card at which interrupts can be aimed now (M-403); None if none is."""
    base = base_of(state, "interrupt")
    return state.series[base].context.source if base is not None else None


def answerable(state: State, window: str) -> Item | None:
    """The item that can be answered, or interrupted, in that window."""
    base = base_of(state, window) if window in ("respond", "interrupt") else None
    if base is None or base >= len(state.series):
        return None
    return state.series[base] if window == "interrupt" else state.series[-1]


def is_open(state: State) -> bool:
    """Is anything left in the batch that can be answered?"""
    base = base_of(state, "respond")
    return base is not None and len(state.series) > base


def gathered(state: State, base: int) -> None:
    """Both decline: the interrupts on item `base` are carried out, its player's first (M-408, M-409)."""
    player = state.series[base].context.controller
    interrupts = state.series[base + 1 :]
    del state.series[base + 1 :]
    interrupts.sort(key=lambda item: item.context.controller != player)
    for item in reversed(interrupts):
        _carry_out(state, item, base)


def carry_out_batch(state: State, base: int) -> None:
    """The items from `base` on, the last first, without a window between (M-386, M-389); then their damage (M-391)."""
    if len(state.series) == base + 1 and is_resolving(state) and _is_slow(state, state.series[base]):
        set_resolving(state, False)  # by a switch, what the answers deal comes before what they answer
        state.frames.append((carry_out_batch, (base,)))
        release(state)
    elif len(state.series) > base:
        set_resolving(state, True)
        state.frames.append((carry_out_batch, (base,)))
        if rules(state).damage_by_item:
            state.frames.append((deal_meanwhile, ()))
        _carry_out(state, state.series.pop())
    else:
        set_resolving(state, False)
        release(state)


def deal_meanwhile(state: State) -> None:
    """By a switch, what an item has dealt comes before the next one is carried out (M-390)."""
    set_underway(state, underway(state)._replace(resolving=False))
    release(state)


def _is_slow(state: State, item: Item) -> bool:
    """Is it a spell of the main phase, before which `fast_damage_first` deals the damage of the others?"""
    return rules(state).fast_damage_first and state.entities[item.context.source].definition.kind in SLOW


def carry_out_saving(state: State, number: int) -> None:
    """What is used in the middle of damage or death takes effect at once (M-358, M-369), as does an interrupt that is
    aimed at no spell (M-412), unless it was countered."""
    if len(state.series) > number:
        _carry_out(state, state.series.pop())


def _carry_out(state: State, item: Item, base: int = -1) -> None:
    """`base`: the place of the item at which it is aimed, if it is an interrupt. What the item sets off waits until it
    is complete (M-443)."""
    state.frames.append((complete, ()))
    state.frames.append((carried_out, (item.context, base)))
    state.frames += [(activate, part) for part in reversed(parts(state, item))]


def together(items: Sequence[Item]) -> Item:
    """One item of the clauses that are carried out together, as several modes are: its keys joined by "+", all targets
    in a row."""
    targets = tuple([chosen for item in items for chosen in item.context.targets])
    return Item("+".join([item.clause for item in items]), items[0].context._replace(targets=targets))


def parts(state: State, item: Item) -> list[Item]:
    """The clauses that are carried out for `item`, each with its own targets."""
    found: list[Item] = []
    left = item.context.targets
    for key in item.clause.split("+") if item.clause else ():
        own = len(state.cards.clauses[key].targets)
        found.append(Item(key, item.context._replace(targets=left[:own])))
        left = left[own:]
    return found


def carried_out(state: State, context: Context, base: int) -> None:
    """A permanent comes into play (M-399), anything else goes to its owner's graveyard (M-121)."""
    e = state.entities[context.source]
    if state.places.kind[e.zone] == CASTING:
        stays = e.definition.kind in PERMANENTS
        if stays and e.definition.kind != "aura":
            come_into_play(state, context)
        else:  # an aura that has found no host any more, too (M-422)
            move(state, context.source, zone(e.owner, GRAVEYARD))


def come_into_play(state: State, context: Context) -> None:
    """The same object as the spell: what interrupts made of its colour stays (M-034)."""
    card = context.source
    kept = tuple([m for m in state.entities[card].mods if m.layer == ELEMENT])
    move(state, card, zone(context.controller, TERRITORY))
    if kept:
        modify(state, card, kept)
    entered(state, card, context.x)


def aimed_at(state: State, source: int) -> int | None:
    """The place in the series of the spell or ability of `source` at which the interrupt that is just carried out was
    aimed; None if that was countered already (M-410)."""
    base: int = next((args[1] for task, args in reversed(state.frames) if task is carried_out), -1)
    there = 0 <= base < len(state.series) and state.series[base].context.source == source
    return base if there else None


def counter(state: State, source: int) -> None:
    """The spell or ability of `source` at which the interrupt that is just carried out was aimed does nothing; the card
    of a spell is lost (M-415, M-416). It fails if that was countered already (M-410)."""
    base = aimed_at(state, source)
    if base is None:
        return
    del state.series[base]
    if state.log is not None:
        state.log.emit("countered", {"entity": source, "card": _id(state, source)})
    e = state.entities[source]
    if state.places.kind[e.zone] == CASTING:
        move(state, source, zone(e.owner, GRAVEYARD))


def _id(state: State, card: int) -> str:
    return state.entities[card].definition.id


tasks(__name__, carry_out_batch, deal_meanwhile, triggered, carry_out_saving, carried_out)
