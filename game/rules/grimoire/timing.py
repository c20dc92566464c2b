"""Batches and interrupts (section 1.18): `kernel.batches`, with what is Grimoire's own.

A spell that is announced is an item of the series. First interrupts can be aimed at it (M-401 to M-409), then it can be
answered (M-381 to M-384); then the whole batch is carried out, the last first and without a window between (M-386,
M-389), and its damage is dealt (M-391). What is used in the middle of damage or death takes effect at once, as does an
interrupt that is aimed at no spell (M-358, M-369, M-412).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.kernel.batches import answerable, carry_out_batch, wait
from game.kernel.cards import CardSet
from game.kernel.characteristics import ELEMENT
from game.kernel.data import Context, Item
from game.kernel.effects import activate
from game.kernel.moves import move
from game.kernel.series import complete
from game.kernel.state import State, tasks
from game.kernel.traits.timing import Series, Timing
from game.kernel.values import modify
from game.rules.grimoire.constants import GRAVEYARD, SLOW, TERRITORY, rules, zone
from game.rules.grimoire.entering import entered
from game.rules.grimoire.kinds import PERMANENTS
from game.rules.grimoire.record import forget, is_resolving, set_resolving, set_underway, underway


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
    wait(state, Item(key, context), answered)


@lru_cache(maxsize=64)
def reaches_effects(cards: CardSet) -> bool:
    """Is there an interrupt in the match that can be aimed at effects (M-414)?"""
    aimed = [selector.name for clause in cards.clauses.values() for selector in clause.targets]
    return "effect" in aimed or "spell_or_effect" in aimed


class Batches(Timing):
    """A spell or effect that is announced, and what was set off."""

    series = Series.IN_TURN  # M-443, M-444
    item_task = "rules.grimoire.timing.triggered"
    at_once = ("damage", "regeneration")  # M-358, M-369

    def goes_on_with(self, state: State) -> int:
        """The active player (M-400)."""
        return state.active

    def announced(self, state: State, window: str) -> Item | None:
        return answerable(state, window)

    def batch_goes_on(self, state: State) -> None:
        set_resolving(state, True)

    def batch_pauses(self, state: State, base: int) -> bool:
        """By switches what each item has dealt comes before the next one, or what the answers have before a slow spell
        (M-390); its damage is dealt in one run otherwise (M-391)."""
        r = rules(state)
        last = len(state.series) == base + 1
        if not is_resolving(state) or not (r.damage_by_item or (r.fast_damage_first and last
                                                                and _is_slow(state, state.series[base]))):  # fmt: skip
            return False
        set_underway(state, underway(state)._replace(resolving=False))
        return True

    def batch_ends(self, state: State) -> None:
        set_resolving(state, False)

    def item_ends(self, state: State) -> None:
        forget(state)

    def parts(self, state: State, item: Item) -> list[Item]:
        return parts(state, item)

    def played(self, state: State, context: Context) -> None:
        """A permanent comes into play (M-399), anything else goes to its owner's graveyard (M-121)."""
        e = state.entities[context.source]
        if e.definition.kind in PERMANENTS and e.definition.kind != "aura":
            come_into_play(state, context)
        else:  # an aura that has found no host any more, too (M-422)
            move(state, context.source, zone(e.owner, GRAVEYARD))


def _is_slow(state: State, item: Item) -> bool:
    """Is it a spell of the main phase, before which `fast_damage_first` deals the damage of the others?"""
    return state.entities[item.context.source].definition.kind in SLOW


def together(items: Sequence[Item]) -> Item:
    """One item of the clauses that are carried out together, as several modes are: its keys joined by "+", all targets
    in a row."""
    targets = tuple([chosen for item in items for chosen in item.context.targets])
    return Item("+".join([item.clause for item in items]), items[0].context._replace(targets=targets))


def parts(state: State, item: Item) -> list[Item]:
    """The clauses that are carried out for `item`, each with its own targets. A single one has them all: what was left
    behind for later knows those of the clause in which it stands (M-447)."""
    keys = item.clause.split("+") if item.clause else []
    if len(keys) == 1:
        return [item]
    found: list[Item] = []
    left = item.context.targets
    for key in keys:
        own = len(state.cards.clauses[key].targets)
        found.append(Item(key, item.context._replace(targets=left[:own])))
        left = left[own:]
    return found


def come_into_play(state: State, context: Context) -> None:
    """The same object as the spell: what interrupts made of its colour stays (M-034)."""
    card = context.source
    kept = tuple([m for m in state.entities[card].mods if m.layer == ELEMENT])
    move(state, card, zone(context.controller, TERRITORY))
    if kept:
        modify(state, card, kept)
    entered(state, card, context.x)


tasks(__name__, triggered)
