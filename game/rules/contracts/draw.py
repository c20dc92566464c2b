"""Draw, fetch, burnout, hand (C-020 to C-030)."""

from __future__ import annotations

from game.kernel.damage import deal
from game.kernel.decisions import Answer, Decision
from game.kernel.moves import EVERYBODY, move
from game.kernel.state import State, task
from game.kernel.triggers import set_off, set_off_own
from game.rules.contracts.constants import (
    BURNOUTS,
    DECK,
    DISCARD,
    HAND,
    LOOKING,
    SPECIAL_USED,
    rules,
    zone,
)


@task
def fetch(state: State, seat: int, amount: int) -> None:
    """Add the top contract of the deck to the hand, `amount` times, one after another (C-022)."""
    if amount <= 0:
        return
    if amount > 1:
        state.frames.append((fetch, (seat, amount - 1)))
    deck = state.zones[zone(seat, DECK)]
    if deck:
        add_to_hand(state, seat, deck[-1])
    else:
        burnout(state, seat)


def add_to_hand(state: State, seat: int, card: int) -> None:
    """A drawn or fetched contract reaches the hand, or the discard pile if the hand is full (C-028).

    Either way its Ambush is set off (C-029, C-134), and shows it to both players.
    """
    full = len(state.zones[zone(seat, HAND)]) >= rules(state).hand_limit
    move(state, card, zone(seat, DISCARD if full else HAND))
    if state.turn == 0 and not rules(state).ambush_in_setup:
        return
    if "ambush" in state.entities[card].definition.by_trigger:
        shown = state.entities[card] = state.entities[card].copy()
        shown.known = 0 if full else EVERYBODY
        set_off_own(state, "ambush", card, seat)
    if not full:
        set_off(state, "contract_drawn", seat, -1)


def burnout(state: State, seat: int) -> None:
    """One instance: the first deals 1, each further one 1 more (C-025, C-027)."""
    own = state.counters[seat]
    amount = rules(state).burnout_first + own[BURNOUTS] * rules(state).burnout_step
    own[BURNOUTS] += 1
    if state.log is not None:
        state.log.emit("burnout", {"seat": seat, "amount": amount})
    deal(state, [(-1, seat, amount)])


@task
def ask_draw(state: State, seat: int, start_of_turn: bool, left: int = 1) -> None:
    """Ask how many contracts to look at, before any is seen (C-021); `left` draws in a row.

    The special draw replaces only the draw at the start of one's own turn (C-023, C-024).
    """
    if left > 1:
        state.frames.append((ask_draw, (seat, start_of_turn, left - 1)))
    r = rules(state)
    ways: tuple[Answer, ...] = tuple(("draw", n) for n in range(1, r.draw_most + 1))
    if start_of_turn and state.counters[seat][SPECIAL_USED] < r.specials_per_game:
        ways += tuple(("special", n) for n in range(r.special_least, r.special_most + 1))
    state.decision = Decision("draw", seat, drew, (seat,), answers=ways)


@task
def drew(state: State, answer: Answer, seat: int) -> None:
    special = answer[0] == "special"
    if special:
        state.counters[seat][SPECIAL_USED] += 1
    if state.log is not None:
        state.log.emit("special_draw" if special else "draw", {"seat": seat, "amount": answer[1]})
    state.frames.append((looked, (seat, special)))
    state.frames.append((look, (seat, answer[1])))


@task
def look(state: State, seat: int, amount: int) -> None:
    """Look at the top contracts one after another; an empty deck burns instead (C-025 to C-027)."""
    if amount > 1:
        state.frames.append((look, (seat, amount - 1)))
    deck = state.zones[zone(seat, DECK)]
    if deck:
        move(state, deck[-1], zone(seat, LOOKING))
    else:
        burnout(state, seat)


@task
def looked(state: State, seat: int, special: bool) -> None:
    """Choose what to keep of what was seen."""
    seen = state.zones[zone(seat, LOOKING)]
    keep = rules(state).special_keep if special else 1
    if len(seen) > keep:
        state.decision = Decision("keep", seat, kept, (seat, special), candidates=seen, minimum=keep, maximum=keep)
    elif seen:
        kept(state, ("pick", *seen), seat, special)


@task
def kept(state: State, answer: Answer, seat: int, special: bool) -> None:
    """The chosen go to the front of what is looked at, so that no frame needs to name a hidden card."""
    chosen = answer[1:]
    place = zone(seat, LOOKING)
    state.zones[place] = (*chosen, *(i for i in state.zones[place] if i not in chosen))
    room = rules(state).hand_limit - len(state.zones[zone(seat, HAND)])
    if 0 < room < len(chosen):
        state.decision = Decision("keep_one", seat, kept_one, (seat, special, len(chosen)), candidates=chosen,
                                  minimum=room, maximum=room)  # fmt: skip
    else:
        take_kept(state, seat, special, len(chosen))


@task
def kept_one(state: State, answer: Answer, seat: int, special: bool, amount: int) -> None:
    """Which of two goes to a hand with room for one (C-030)."""
    place = zone(seat, LOOKING)
    state.zones[place] = (*answer[1:], *(i for i in state.zones[place] if i not in answer[1:]))
    take_kept(state, seat, special, amount)


@task
def take_kept(state: State, seat: int, special: bool, amount: int) -> None:
    """The first `amount` of what is looked at go to the hand, one after another; then the rest is discarded."""
    if amount == 0:
        discard_seen(state, seat, special)
        return
    state.frames.append((take_kept, (seat, special, amount - 1)))
    add_to_hand(state, seat, state.zones[zone(seat, LOOKING)][0])


def discard_seen(state: State, seat: int, special: bool) -> None:
    """The others go to the discard pile; a special draw deals damage equal to their number (C-020, C-023)."""
    rest = state.zones[zone(seat, LOOKING)]
    for i in rest:
        move(state, i, zone(seat, DISCARD))
    if special and rest:
        deal(state, [(-1, seat, len(rest))])
