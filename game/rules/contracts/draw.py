"""Draw, fetch, burnout, hand (C-020 to C-030)."""

from __future__ import annotations

from functools import cache

from game.kernel.choices import Subset
from game.kernel.damage import deal
from game.kernel.data import NOTHING, Packet, Pending
from game.kernel.decisions import Answer, Decision
from game.kernel.errors import Reason
from game.kernel.listed import Listed
from game.kernel.moves import move
from game.kernel.places import EVERYBODY
from game.kernel.references import ref
from game.kernel.replacement import about_to
from game.kernel.state import State, tasks
from game.kernel.triggers import is_replaceable, set_off, set_off_own
from game.rules.contracts.constants import (
    BURNOUT,
    BURNOUTS,
    DECK,
    DISCARD,
    HAND,
    LOOKING,
    SPECIAL_USED,
    ZONES,
    rules,
)


def fetch(state: State, seat: int, amount: int) -> None:
    """Add the top contract of the deck to the hand, `amount` times, one after another (C-022)."""
    if amount <= 0:
        return
    if amount > 1:
        state.frames.append((fetch, (seat, amount - 1)))
    if is_replaceable(state, "fetch"):
        about_to(state, Pending("fetch", ref(state, seat), NOTHING, 1, "rules.contracts.draw.fetched"))
    else:
        _fetch_one(state, seat)


def fetched(state: State, pending: Pending, happens: bool) -> None:
    if happens:
        _fetch_one(state, pending.subject[0])


def _fetch_one(state: State, seat: int) -> None:
    deck = state.zones[seat * ZONES + DECK]
    if deck:
        add_to_hand(state, seat, deck[-1])
    else:
        burnout(state, seat)


def add_to_hand(state: State, seat: int, card: int) -> None:
    """A drawn or fetched contract reaches the hand, or the discard pile if the hand is full (C-028).

    Either way its Ambush is set off (C-029, C-134), and shows it to both players.
    """
    full = len(state.zones[seat * ZONES + HAND]) >= rules(state).hand_limit
    move(state, card, seat * ZONES + (DISCARD if full else HAND))
    if state.turn == 0 and not rules(state).ambush_in_setup:
        return
    if "ambush" in state.entities[card].definition.by_trigger:
        shown = state.entities[card] = state.entities[card].copy()
        shown.known = 0 if full else EVERYBODY
        set_off_own(state, "ambush", card, seat)
    set_off(
        state, "contract_drawn", seat, card if state.cards.traces else -1
    )  # also where it goes on to the discard pile


def burnout(state: State, seat: int) -> None:
    """One instance: the first deals 1, each further one 1 more (C-025, C-027)."""
    own = state.seats[seat]
    amount = rules(state).burnout_first + own[BURNOUTS] * rules(state).burnout_step
    own[BURNOUTS] += 1
    if state.log is not None:
        state.log.emit("burnout", {"seat": seat, "amount": amount})
    deal(state, [Packet(NOTHING, ref(state, seat), amount, BURNOUT)])


def ask_draw(state: State, seat: int, start_of_turn: bool, left: int = 1) -> None:
    """Ask how many contracts to look at, before any is seen (C-021); `left` draws in a row.

    The special draw replaces only the draw at the start of one's own turn (C-023, C-024).
    """
    if left > 1:
        state.frames.append((ask_draw, (seat, start_of_turn, left - 1)))
    if is_replaceable(state, "draw"):
        about_to(state, Pending("draw", ref(state, seat), NOTHING, 1, "rules.contracts.draw.drawn", (start_of_turn,)))
    else:
        _ask_how_many(state, seat, start_of_turn)


def drawn(state: State, pending: Pending, happens: bool) -> None:
    if happens:
        _ask_how_many(state, pending.subject[0], pending.args[0])


@cache
def _how_many(seat: int, start_of_turn: bool, most: int, special_least: int, special_most: int) -> Decision:
    draws: list[Answer] = [("draw", n) for n in range(1, most + 1)]
    specials: list[Answer] = [("special", n) for n in range(special_least, special_most + 1)]
    return Listed("draw", seat, drew, (seat, start_of_turn), (*draws, *specials))


def _ask_how_many(state: State, seat: int, start_of_turn: bool) -> None:
    r = rules(state)
    if start_of_turn and state.seats[seat][SPECIAL_USED] < r.specials_per_game:
        state.decision = _how_many(seat, start_of_turn, r.draw_most, r.special_least, r.special_most)
    else:
        state.decision = _how_many(seat, start_of_turn, r.draw_most, 1, 0)


def why_not_draw(state: State, seat: int, start_of_turn: bool, answer: Answer) -> Reason | None:
    """Why a special draw is refused, or None where it is for another reason."""
    r = rules(state)
    if answer[0] != "special":
        return None
    if not start_of_turn:
        return Reason("special_at_start_only", {}, "C-024")
    if state.seats[seat][SPECIAL_USED] >= r.specials_per_game:
        return Reason("special_used", {"most": r.specials_per_game}, "C-023")
    return None


def drew(state: State, answer: Answer, seat: int, start_of_turn: bool) -> None:
    special = answer[0] == "special"
    if special:
        state.seats[seat][SPECIAL_USED] += 1
    if state.log is not None:
        state.log.emit("special_draw" if special else "draw", {"seat": seat, "amount": answer[1]})
    state.frames.append((look, (seat, special, answer[1], 0)))


def look(state: State, seat: int, special: bool, amount: int, seen: int) -> None:
    """Look at the top contracts one after another; an empty deck burns instead (C-025 to C-027).

    What a burnout or an Ambush sets off may draw as well, before this draw is done: of all that is looked at, the last
    `seen` are of this one.
    """
    if amount == 0:
        looked(state, seat, special, seen)
        return
    deck = state.zones[seat * ZONES + DECK]
    state.frames.append((look, (seat, special, amount - 1, seen + bool(deck))))
    if deck:
        move(state, deck[-1], seat * ZONES + LOOKING)
    else:
        burnout(state, seat)


def looked(state: State, seat: int, special: bool, seen: int) -> None:
    """Choose what to keep of what was seen."""
    keep = rules(state).special_keep if special else 1
    cards = _last(state, seat, seen)
    if seen > keep:
        state.decision = Subset("keep", seat, kept, (seat, special, seen), candidates=cards, least=keep,
                                most=keep)  # fmt: skip
    elif seen:
        kept(state, ("pick", *cards), seat, special, seen)


def _last(state: State, seat: int, seen: int) -> tuple[int, ...]:
    """What this draw looks at: the last so many."""
    cards = state.zones[seat * ZONES + LOOKING]
    return cards[len(cards) - seen :]


def _to_the_end(state: State, seat: int, chosen: tuple[int, ...]) -> None:
    """The chosen go to the end of what is looked at, the first one last: so no frame needs to name a hidden card."""
    place = seat * ZONES + LOOKING
    state.zones[place] = (*[i for i in state.zones[place] if i not in chosen], *reversed(chosen))


def kept(state: State, answer: Answer, seat: int, special: bool, seen: int) -> None:
    chosen = answer[1:]
    _to_the_end(state, seat, chosen)
    room = rules(state).hand_limit - len(state.zones[seat * ZONES + HAND])
    if 0 < room < len(chosen):
        state.decision = Subset("keep_one", seat, kept_one, (seat, special, len(chosen), seen - len(chosen)),
                                candidates=chosen, least=room, most=room)  # fmt: skip
    else:
        take_kept(state, seat, special, len(chosen), seen - len(chosen))


def kept_one(state: State, answer: Answer, seat: int, special: bool, amount: int, rest: int) -> None:
    """Which of two goes to a hand with room for one (C-030)."""
    _to_the_end(state, seat, answer[1:])
    take_kept(state, seat, special, amount, rest)


def take_kept(state: State, seat: int, special: bool, amount: int, rest: int) -> None:
    """The last `amount` of what is looked at go to the hand, one after another; then the `rest` is discarded."""
    if amount == 0:
        discard_seen(state, seat, special, rest)
        return
    state.frames.append((take_kept, (seat, special, amount - 1, rest)))
    add_to_hand(state, seat, state.zones[seat * ZONES + LOOKING][-1])


def discard_seen(state: State, seat: int, special: bool, number: int) -> None:
    """The others go to the discard pile; a special draw deals damage equal to their number (C-020, C-023)."""
    rest = _last(state, seat, number)
    for i in rest:
        move(state, i, seat * ZONES + DISCARD)
    if special and rest:
        deal(state, [Packet(NOTHING, ref(state, seat), len(rest))])


tasks(__name__, fetch, fetched, ask_draw, drawn, drew, look, kept, kept_one, take_kept)
