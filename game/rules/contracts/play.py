"""Playing a contract and using a Rune: a proposal first, then, all at once, what was proposed (C-054 to C-073).

A proposal lies only in the pending decision: until its last question is answered nothing has changed,
and ("cancel",) leaves the state as it was.
"""

from __future__ import annotations

from game.kernel import proposals
from game.kernel.clauses import Clause
from game.kernel.data import Context
from game.kernel.decisions import Answer, Decision
from game.kernel.effects import resolve, show_targets
from game.kernel.moves import move
from game.kernel.proposals import Chosen, all_targets, ask_targets, context_of, with_answer
from game.kernel.state import Frame, State, tasks
from game.kernel.triggers import set_off, set_off_own
from game.kernel.values import traits
from game.rules.contracts.combat import spend
from game.rules.contracts.constants import DISCARD, LINE, ORB, PLAYING, RUNE, SPELLS, zone
from game.rules.contracts.mana import Cost, pay, payments


def proposed_clauses(state: State, card: int) -> tuple[Clause, ...]:
    """The clauses whose targets are chosen as part of the proposal."""
    own = traits(state, card)
    return own.clauses.get("play" if own.kind == "spell" else "use", ())


def cost_of(state: State, card: int) -> Cost:
    """To play a contract from hand its cost, to use a Rune on the field its activation cost."""
    e = state.entities[card]
    if e.zone == zone(e.controller, RUNE):
        costs = [clause.pay for clause in proposed_clauses(state, card) if clause.pay is not None]
        return costs[0] if costs else ()
    return e.definition.cost


def has_targets(state: State, card: int, seat: int) -> bool:
    """Can every target that the contract needs be chosen, each a different one (C-061)?"""
    return proposals.has_targets(state, card, seat, proposed_clauses(state, card))


def propose(state: State, seat: int, card: int, place: int, chosen: Chosen, payment: Answer) -> None:
    """Ask for what is still open: place (-1), targets, payment (()); then commit."""
    definition = state.entities[card].definition
    on_field = state.entities[card].zone == zone(seat, RUNE)
    if definition.kind == "creature" and place < 0:
        line = state.zones[zone(seat, LINE)]
        if line:
            ways: tuple[Answer, ...] = tuple(("place", n) for n in range(len(line) + 1))
            state.decision = Decision("place", seat, placed, (seat, card), answers=ways, source=card, cancel=True)
            return
        place = 0
    if definition.kind == "spell" or on_field:
        found = ask_targets(state, seat, card, proposed_clauses(state, card), chosen, targeted)
        if found is None:
            return
        chosen = found
    if not payment:
        ways = payments(state, seat, cost_of(state, card))
        if len(ways) > 1:
            state.decision = Decision("pay", seat, paid, (seat, card, place, chosen), answers=ways,
                                      source=card, cancel=True)  # fmt: skip
            return
        payment = ways[0]
    if on_field:
        _use(state, seat, card, chosen, payment)
    else:
        _play(state, seat, card, place, chosen, payment)


def placed(state: State, answer: Answer, seat: int, card: int) -> None:
    propose(state, seat, card, answer[1], (), ())


def targeted(state: State, answer: Answer, seat: int, card: int, chosen: Chosen) -> None:
    propose(state, seat, card, -1, with_answer(state, chosen, answer), ())


def paid(state: State, answer: Answer, seat: int, card: int, place: int, chosen: Chosen) -> None:
    propose(state, seat, card, place, chosen, answer)


def _use(state: State, seat: int, rune: int, chosen: Chosen, payment: Answer) -> None:
    """The Rune's effect, once a turn (C-063)."""
    pay(state, seat, payment)
    spend(state, rune)
    if state.log is not None:
        state.log.emit("rune_used", {"entity": rune, "card": state.entities[rune].definition.id, "seat": seat,
                                     "targets": all_targets(chosen)})  # fmt: skip
    state.frames.append(Frame(announce, ("rune_used", seat, rune)))
    _resolve_all(state, rune, seat, chosen)


def _play(state: State, seat: int, card: int, place: int, chosen: Chosen, payment: Answer) -> None:
    pay(state, seat, payment)
    definition = state.entities[card].definition
    if state.log is not None:
        state.log.emit("play", {"entity": card, "card": definition.id, "seat": seat, "place": place,
                                "targets": all_targets(chosen)})  # fmt: skip
    state.frames.append(Frame(announce, (f"{definition.kind}_played", seat, card)))
    if definition.kind == "spell":
        # The Spell is no longer in hand while it works; what it locked knows it by its move.
        move(state, card, zone(seat, PLAYING))
        state.frames.append(Frame(spell_done, (card,)))
        _resolve_all(state, card, seat, chosen)
    elif definition.kind == "creature":
        enter(state, card, zone(seat, LINE), place)
        set_off_own(state, "summon", card, seat)
    else:
        spot = zone(seat, RUNE if definition.kind == "rune" else ORB)
        for earlier in state.zones[spot]:
            move(state, earlier, zone(state.entities[earlier].owner, DISCARD))
        move(state, card, spot)


def enter(state: State, card: int, spot: int, place: int) -> None:
    """A creature comes into a line and can't act yet (C-072, C-075)."""
    move(state, card, spot, place)
    state.game.came(state, card)


def _resolve_all(state: State, card: int, seat: int, chosen: Chosen) -> None:
    clauses = proposed_clauses(state, card)
    for number in reversed(range(len(clauses))):
        context = context_of(state, card, seat, chosen[number] if number < len(chosen) else ())
        show_targets(state, context)
        state.frames.append(Frame(resolve_clause, (clauses[number].key, context)))


def resolve_clause(state: State, key: str, context: Context) -> None:
    resolve(state, key, context)


def spell_done(state: State, card: int) -> None:
    """Then the Spell goes to its owner's discard pile (C-060), if its own effect has not taken it elsewhere."""
    e = state.entities[card]
    if e.zone == zone(e.zone // len(state.game.vocabulary.zones), PLAYING):
        move(state, card, zone(e.owner, DISCARD))


def announce(state: State, trigger: str, seat: int, card: int) -> None:
    """Something was played or used; what waits for that is set off."""
    if trigger == "spell_played":
        state.seats[seat][SPELLS] += 1
    set_off(state, trigger, seat, card)


tasks(__name__, propose, placed, targeted, paid, resolve_clause, spell_done, announce)
