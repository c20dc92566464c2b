"""What may be done in which window, and how a spell is cast (M-058 to M-066, M-133 to M-138)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter, is_
from typing import Final

from game.kernel import paying
from game.kernel.batches import announce, is_open, over
from game.kernel.cards import Definition
from game.kernel.clauses import Clause
from game.kernel.costs import FREE, Cost
from game.kernel.data import PLAYED, UNPAID, Item, Proposal
from game.kernel.decisions import Answer
from game.kernel.effects import resolve
from game.kernel.listed import Listed
from game.kernel.moves import move
from game.kernel.places import IDLE_HELD
from game.kernel.prices import is_repriced, price_of
from game.kernel.proposals import chosen_clauses, context_of, has_targets, propose
from game.kernel.state import State, tasks
from game.kernel.traits.proposals import Proposals
from game.kernel.values import clauses_of as clauses_of_card
from game.kernel.values import stat
from game.kernel.windows import acted, idle_bit
from game.rules.grimoire.abilities import (
    begun_use,
    is_aimed_at_spell,
    payable,
    usable,
    windows_of_abilities,
)
from game.rules.grimoire.attack import ATTACK, WITHDRAW, announce_attack, can_withdraw, is_attack_left, withdraw
from game.rules.grimoire.constants import (
    CASTING,
    HAND,
    LAND_PLAYS,
    LANDS_PLAYED,
    TERRITORY,
    ZONES,
    other,
    zone,
)
from game.rules.grimoire.entering import entered
from game.rules.grimoire.evasion import who_could_attack
from game.rules.grimoire.mana import (
    Available,
    available_to,
    draw_mana,
    gives_mana,
    kinds_of,
    source_of,
    supply,
    with_pool,
)
from game.rules.grimoire.record import set_paying
from game.rules.grimoire.sides import Hand, Play, Side, side_of
from game.rules.grimoire.speeds import LAND, MAIN, QUICK_KINDS, fits, of_card, window_kind
from game.rules.grimoire.timing import together


def ways(state: State, window: str, seat: int) -> tuple[Answer, ...]:
    """What `seat` can do in `window` beside declining: cards of the hand, then abilities and lands tapped for mana."""
    kind = window_kind(state, window, seat)
    if kind == MAIN:
        return in_main(state, seat)
    withdrawing = (WITHDRAW,) if window == "announced" and can_withdraw(state, seat) else ()
    bit = idle_bit(QUICK_KINDS[kind], seat)
    if state.idle & (bit | bit << IDLE_HELD) or (window == "respond" and not is_open(state)):
        return withdrawing
    side = side_of(state, seat)
    hand = hand_of(state, side)
    in_play = side.of(state, windows_of_abilities)
    if not (hand.windows | in_play) & kind:
        state.idle |= bit << IDLE_HELD
        return withdrawing
    cards = payable_cards(state, kind, hand, available_to(state, side)) if hand.windows & kind else []
    able = payable(state, kind, side) if in_play & kind else []
    if not cards and not able:
        if not is_repriced(state, hand.cards):
            state.idle |= bit
        return withdrawing
    found = [("play", card) for card, price in cards if can_cast(state, seat, card, price)]
    return (*found, *withdrawing, *usable(state, kind, side, able))


def in_main(state: State, seat: int) -> tuple[Answer, ...]:
    """What `seat` can do in its own main phase."""
    found: list[Answer] = []
    side = side_of(state, seat)
    hand = hand_of(state, side)
    plays_land = state.seats[seat][LANDS_PLAYED] < stat(state, seat, LAND_PLAYS)
    tapped = side.of(state, supply)
    has, changed = with_pool(state, seat, tapped.adds), is_repriced(state, hand.cards)
    for card, use, printed in hand.plays:
        if use == LAND:
            if plays_land:
                found.append(("land", card))
        elif use & MAIN:
            price = price_of(state, card) if changed else printed
            if has.pays(price.amounts) and can_cast(state, seat, card, price):
                found.append(("play", card))
    if is_attack_left(state) and side.of(state, who_could_attack):
        found.append(ATTACK)
    if side.of(state, windows_of_abilities) & MAIN:
        found += usable(state, MAIN, side, payable(state, MAIN, side))
    return (*found, *tapped.by_hand)


def hand_of(state: State, side: Side) -> Hand:
    """The hand of the seat of `side`, with what can be played of it."""
    cards, hand = state.zones[side.seat * ZONES + HAND], side.hand
    if hand.cards is not cards or not all(map(is_, hand.records, map(state.entities.__getitem__, cards))):
        records = list(map(state.entities.__getitem__, cards))
        plays = tuple(map(_play_of, cards, map(_definition, records)))
        windows = 0
        for _, use, _ in plays:
            windows |= use
        hand = side.hand = Hand(cards, records, plays, windows)
    return hand


_definition: Final = attrgetter("definition")


@lru_cache(maxsize=1 << 14)
def _play_of(card: int, definition: Definition) -> Play:
    return card, of_card(definition), definition.price or FREE


def payable_cards(state: State, kind: int, hand: Hand, has: Available) -> list[tuple[int, Cost]]:
    """The cards of a hand for a window of that kind (`speeds`) for which there is mana, with what they cost."""
    found, changed = [], is_repriced(state, hand.cards)
    for card, use, printed in hand.plays:
        if use & kind:
            price = price_of(state, card) if changed else printed
            if has.pays(price.amounts):
                found.append((card, price))
    return found


def can_cast(state: State, seat: int, card: int, price: Cost) -> bool:
    """Is there, its mana left aside, all that it costs, and a legal target for each that it needs (M-148)?"""
    clauses = state.entities[card].definition.by_trigger.get("play", ())
    if not clauses and not price.parts:
        return True
    context = context_of(state, begun(seat, card))
    return (not price.parts or paying.missing(state, context, price) is None) and has_targets(state, context, clauses)


def act(state: State, answer: Answer, seat: int) -> None:
    if answer == ATTACK:
        announce_attack(state)
    elif answer == WITHDRAW:
        withdraw(state)
    elif answer[0] == "play":
        propose(state, begun(seat, answer[1]))
    elif answer[0] == "use":
        propose(state, begun_use(seat, answer[1]))
    elif answer[0] == "land":
        play_land(state, seat, answer[1])
    else:
        tap_for_mana(state, seat, answer[1])


def play_land(state: State, seat: int, card: int) -> None:
    """No spell: nothing answers it, and the next window follows it, the opponent's first (M-038, M-062)."""
    state.seats[seat][LANDS_PLAYED] += 1
    move(state, card, zone(seat, TERRITORY))
    entered(state, card)
    if state.log is not None:
        state.log.emit("land", {"entity": card, "card": state.entities[card].definition.id, "seat": seat})
    acted(state, other(seat))


def tap_for_mana(state: State, seat: int, card: int) -> None:
    """A land that has several types gives the mana of one, as its player chooses."""
    source = source_of(state, card)
    assert source is not None
    kinds = kinds_of(source.kinds)
    acted(state)
    if len(kinds) == 1:
        draw_mana(state, source, kinds[0])
    else:
        ways = tuple([("mana", kind) for kind in kinds])
        state.decision = Listed("mana", seat, tapped_for, (card,), ways=ways, source=card)


def tapped_for(state: State, answer: Answer, card: int) -> None:
    source = source_of(state, card)
    assert source is not None
    draw_mana(state, source, answer[1])


def begun(seat: int, card: int) -> Proposal:
    return Proposal(seat, card, PLAYED, -1, (), (), UNPAID)


def clauses_of(state: State, proposal: Proposal) -> Sequence[Clause]:
    """What playing the card does; of an ability that is used, its clause."""
    if proposal.ability >= 0:
        return (clauses_of_card(state, proposal.card, "use")[proposal.ability],)
    return state.entities[proposal.card].definition.by_trigger.get("play", ())


def items_of(state: State, proposal: Proposal, chosen: Sequence[Clause]) -> list[Item]:
    """An item for each clause that is carried out, in its chosen mode."""
    return [Item(clause.key, context_of(state, proposal, n)) for n, clause in enumerate(chosen)]


class Casting(Proposals):
    """A card that is cast: its targets, then its cost (M-133)."""

    def begun(self, state: State, answer: Answer) -> Proposal | None:
        assert state.decision is not None
        seat = state.decision.seat
        if answer[0] == "use":
            return begun_use(seat, answer[1])
        return begun(seat, answer[1]) if answer[0] == "play" else None

    def clauses(self, state: State, proposal: Proposal) -> Sequence[Clause]:
        return clauses_of(state, proposal)

    def fits(self, state: State, clause: Clause) -> bool:
        return fits(state, clause)

    def price(self, state: State, proposal: Proposal) -> Cost:
        if proposal.ability >= 0:
            return clauses_of(state, proposal)[0].pay or FREE
        return price_of(state, proposal.card)

    def commit(self, state: State, proposal: Proposal) -> None:
        """Pay, and the card is a spell (M-031, M-118), or its ability an effect."""
        seat, card = proposal.seat, proposal.card
        if proposal.ability >= 0:
            self._use(state, proposal)
            return
        _pay(state, seat, self.price(state, proposal), proposal)
        move(state, card, seat * ZONES + CASTING)
        written = chosen_clauses(state, proposal)
        item = together(items_of(state, proposal, written)) if written else Item("", context_of(state, proposal))
        interrupt = state.entities[card].definition.kind == "interrupt"
        announce(state, item, at_once=interrupt and not any(map(is_aimed_at_spell, written)))

    def _use(self, state: State, proposal: Proposal) -> None:
        """An ability that gives mana does so at once (M-113); any other is announced. Its source is what it was before
        the cost was paid, also where that was the source itself (M-398)."""
        chosen = chosen_clauses(state, proposal)
        items = items_of(state, proposal, chosen)
        _pay(state, proposal.seat, self.price(state, proposal), proposal)
        if any(map(gives_mana, chosen)):
            acted(state)
            state.frames += [(over, ()), *((resolve, item) for item in reversed(items))]
        elif items:
            announce(state, together(items))
        else:
            acted(state)


def _pay(state: State, seat: int, cost: Cost, proposal: Proposal) -> None:
    """What leaves play for it is remembered (M-398)."""
    if cost.parts:
        set_paying(state, True)
    paying.pay(state, seat, cost, proposal.paying)
    if cost.parts:
        set_paying(state, False)


tasks(__name__, tapped_for)
