"""In which windows an effect can be used: that follows from what it does, and no card says it.

What prevents or redirects damage is used while there is damage (M-151, M-355), what regenerates while its creature is
on the way (M-332, M-369), what is aimed at a spell while that is just announced (M-158, M-403), everything else
wherever fast effects are, and in none of the three (M-356). Mana is drawn by hand in one's own main phase; by an
ability that asks for more than tapping wherever there is a window, as no payment can ask for that (M-112, M-412).

All of it is told from what is written, once for each clause and card: so a window in which somebody has nothing of its
kind is gone by without a look at the position.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.kernel.cards import Definition
from game.kernel.changes import Modify
from game.kernel.clauses import Clause
from game.kernel.operation import Operation
from game.kernel.places import IDLE_HELD, IDLE_LASTS, IDLE_SEATS
from game.kernel.state import State
from game.kernel.windows import EVERY_SEAT, offer
from game.rules.grimoire.constants import SLOW, TOUGHNESS, rules
from game.rules.grimoire.life import Gain
from game.rules.grimoire.mana import gives_mana, is_simple
from game.rules.grimoire.saving import Regenerate
from game.rules.grimoire.sets import ANNOUNCED

MAIN, FAST, INTERRUPT, DAMAGE, REGENERATION, LAND, BOOST, GAIN = (1 << n for n in range(8))
"""Kinds of window, as bits: one's own main phase, those of fast effects, about a spell, D3, D5; LAND for what is played
in the first and is no spell; BOOST and GAIN for what raises a toughness or gains life, which switches let into D3."""
WHENEVER: Final = MAIN | FAST | INTERRUPT | DAMAGE | REGENERATION
QUICK: Final = WHENEVER & ~MAIN
QUICK_KINDS: Final = {FAST: 0, INTERRUPT: 1, REGENERATION: 3,
                      **{DAMAGE | more: 2 for more in (0, BOOST, GAIN, BOOST | GAIN)}}  # fmt: skip
"""The kinds of window that are gone by for whoever has nothing that is of use in them (`Window.quick`)."""
_BY_NAME: Final = {"interrupt": INTERRUPT, "regeneration": REGENERATION}


def window_kind(state: State, name: str, seat: int) -> int:
    """The bit of window `name` for `seat`; of D3 with what a switch lets into it (M-356)."""
    if name == "damage":
        r = rules(state)
        return DAMAGE | BOOST * r.boosts_in_damage | GAIN * r.gains_in_damage
    return MAIN if name == "main" and seat == state.active else _BY_NAME.get(name, FAST)


@lru_cache(maxsize=1 << 14)
def of_clause(clause: Clause) -> int:
    """The mask of the windows in which it can be used; of one with modes, in which one of them can."""
    if clause.modes:
        found = 0
        for mode in clause.modes:
            found |= of_clause(mode)
        return found
    if any(selector.name in ANNOUNCED for selector in clause.targets):
        return INTERRUPT
    if gives_mana(clause):
        return MAIN if clause.when == "use" and is_simple(clause) else WHENEVER
    if clause.packet is not None:
        return DAMAGE
    if any(isinstance(operation, Regenerate) for operation in clause.do):
        return REGENERATION
    return MAIN | FAST | BOOST * any(map(_boosts, clause.do)) | GAIN * any(isinstance(o, Gain) for o in clause.do)


def _boosts(operation: Operation) -> bool:
    """Does it raise a toughness?"""
    if not isinstance(operation, Modify):
        return False
    return any(which == TOUGHNESS and (not isinstance(n, int) or n > 0) for which, n in operation.amounts)


@lru_cache(maxsize=1 << 14)
def of_card(card: Definition) -> int:
    """The mask of the windows in which it can be played from a hand (M-058 to M-066, M-205, M-208)."""
    if card.kind == "land":
        return LAND
    found = MAIN if card.kind in SLOW else WHENEVER if card.kind == "interrupt" else WHENEVER & ~INTERRUPT
    if found != MAIN:
        found |= BOOST | GAIN
    clauses = card.by_trigger.get("play", ())
    for clause in clauses:
        found &= of_clause(clause)
    return found if clauses else found & (MAIN | FAST)


@lru_cache(maxsize=1 << 14)
def ends_idleness(card: Definition, in_play: bool) -> int:
    """The bits of `State.idle` of windows in which `card` is of use, from a hand or in play; and where it comes into
    play all that say that somebody can do nothing now, as with a land there is more mana."""
    kinds = of_card(card)
    for clause in card.by_trigger.get("use", ()):
        kinds |= of_clause(clause)
    found = ~IDLE_LASTS if in_play else 0
    for kind, quick in QUICK_KINDS.items():
        if kinds & kind:
            bits = EVERY_SEAT << IDLE_SEATS * quick
            found |= bits | bits << IDLE_HELD
    return found


def fits(state: State, clause: Clause) -> bool:
    """Can `clause`, or a mode of it, be used in the window that is open?"""
    task, args = state.frames[-1]
    kind = window_kind(state, args[0], args[1]) if task is offer else MAIN | FAST
    return bool(of_clause(clause) & kind)
