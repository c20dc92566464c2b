"""What may be done in which window, and how a spell is cast (M-058 to M-066, M-133 to M-138)."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel import paying
from game.kernel.clauses import Clause
from game.kernel.costs import FREE, Cost
from game.kernel.data import PLAYED, UNPAID, Item, Proposal
from game.kernel.decisions import Answer
from game.kernel.moves import move
from game.kernel.proposals import chosen_clauses, context_of, has_targets, payable, propose
from game.kernel.state import State
from game.kernel.traits.proposals import Proposals
from game.kernel.windows import acted
from game.rules.grimoire import speeds
from game.rules.grimoire.attack import ATTACK, WITHDRAW, announce_attack, can_withdraw, why_no_attack, withdraw
from game.rules.grimoire.constants import (
    CASTING,
    HAND,
    LANDS_PLAYED,
    TERRITORY,
    ZONES,
    other,
    rules,
    zone,
)
from game.rules.grimoire.mana import draw_mana, untapped_lands
from game.rules.grimoire.timing import SAVING, announce, is_open

SLOW = frozenset({"summon", "sorcery", "artifact", "artifact_creature", "enchantment", "aura"})
"""Cast only in the own main phase, while no batch is open (M-064, M-065)."""
FAST = frozenset({"instant"})
"""Cast in either player's turn, wherever there is a window (M-205)."""
INTERRUPTS = frozenset({"interrupt"})
"""Aimed at a spell: only in the window of that spell (M-158, M-403)."""


def castable(state: State, window: str, seat: int) -> frozenset[str]:
    """The kinds of card that `seat` may cast in `window`."""
    if window == "interrupt":
        return INTERRUPTS
    if window in SAVING:
        return FAST
    if window == "respond":
        return FAST if is_open(state) else frozenset()
    return SLOW | FAST if window == "main" and seat == state.active else FAST


def ways(state: State, window: str, seat: int) -> tuple[Answer, ...]:
    """What `seat` can do in `window` beside declining: cards of the hand, then lands that it taps for mana (M-112)."""
    kinds = castable(state, window, seat)
    found: list[Answer] = []
    in_main = window == "main" and seat == state.active
    for card in state.zones[zone(seat, HAND)]:
        kind = state.entities[card].definition.kind
        if kind == "land":
            if in_main and state.seats[seat][LANDS_PLAYED] < rules(state).lands_per_turn:
                found.append(("land", card))
        elif kind in kinds and can_cast(state, seat, card):
            found.append(("play", card))
    if in_main:
        if why_no_attack(state) is None:
            found.append(ATTACK)
        found += [("tap", land) for land in untapped_lands(state, seat)]
    if window == "announced" and can_withdraw(state, seat):
        found.append(WITHDRAW)
    return tuple(found)


def can_cast(state: State, seat: int, card: int) -> bool:
    """Is it of use here, can it be paid for, and is there a legal target for each that it needs (M-148)?"""
    proposal = begun(seat, card)
    clauses = clauses_of(state, proposal)
    if not all(speeds.fits(state, clause) for clause in clauses):
        return False
    return payable(state, proposal) and has_targets(state, context_of(state, proposal), clauses)


def act(state: State, answer: Answer, seat: int) -> None:
    if answer == ATTACK:
        announce_attack(state)
    elif answer == WITHDRAW:
        withdraw(state)
    elif answer[0] == "play":
        propose(state, begun(seat, answer[1]))
    elif answer[0] == "land":
        play_land(state, seat, answer[1])
    else:
        draw_mana(state, answer[1])
        acted(state)


def play_land(state: State, seat: int, card: int) -> None:
    """No spell: nothing answers it, and the next window follows it, the opponent's first (M-038, M-062)."""
    state.seats[seat][LANDS_PLAYED] += 1
    move(state, card, zone(seat, TERRITORY))
    if state.log is not None:
        state.log.emit("land", {"entity": card, "card": state.entities[card].definition.id, "seat": seat})
    acted(state, other(seat))


def begun(seat: int, card: int) -> Proposal:
    return Proposal(seat, card, PLAYED, -1, (), (), UNPAID)


def clauses_of(state: State, proposal: Proposal) -> Sequence[Clause]:
    return state.entities[proposal.card].definition.by_trigger.get("play", ())


class Casting(Proposals):
    """A card that is cast: its targets, then its cost (M-133)."""

    def begun(self, state: State, answer: Answer) -> Proposal | None:
        assert state.decision is not None
        return begun(state.decision.seat, answer[1]) if answer[0] == "play" else None

    def clauses(self, state: State, proposal: Proposal) -> Sequence[Clause]:
        return clauses_of(state, proposal)

    def fits(self, state: State, clause: Clause) -> bool:
        return speeds.fits(state, clause)

    def price(self, state: State, proposal: Proposal) -> Cost:
        return state.entities[proposal.card].definition.price or FREE

    def commit(self, state: State, proposal: Proposal) -> None:
        """Pay, and the card is a spell (M-031, M-118)."""
        seat, card = proposal.seat, proposal.card
        paying.pay(state, seat, self.price(state, proposal), proposal.paying)
        move(state, card, seat * ZONES + CASTING)
        written = chosen_clauses(state, proposal)
        announce(state, Item(written[0].key if written else "", context_of(state, proposal)))
