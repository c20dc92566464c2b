"""Playing a contract and using a Rune: a proposal first, then, all at once, what was proposed (C-054 to C-073)."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel import paying, proposals
from game.kernel.clauses import Clause
from game.kernel.costs import FREE, Cost
from game.kernel.data import PLAYED, UNDECIDED, UNPAID, Context, Proposal, made
from game.kernel.decisions import Answer
from game.kernel.effects import resolve, show_targets
from game.kernel.facedown import lay
from game.kernel.leaving import leave
from game.kernel.moves import move
from game.kernel.prices import price_of
from game.kernel.proposals import all_targets, chosen_clauses, context_of
from game.kernel.state import State, tasks
from game.kernel.traits.proposals import Proposals
from game.kernel.triggers import set_off, set_off_own
from game.kernel.values import clauses_of, traits
from game.rules.contracts.combat import spend
from game.rules.contracts.constants import DISCARD, LINE, ORB, PLAYING, RUNE, SPELLS, ZONES, rules, zone

ROOM_FOR_ONE = {"rune": RUNE, "orb": ORB}
"""The kinds of contract of which a player has one on the field at the most, and where."""


def begun(seat: int, word: str, card: int) -> Proposal:
    """The proposal to "play" a contract or to use a "rune"; of a Rune the ability is to be chosen."""
    return made(Proposal, (seat, card, PLAYED if word == "play" else UNDECIDED, -1, (), (), UNPAID, None))


def proposed_clauses(state: State, proposal: Proposal) -> Sequence[Clause]:
    """The effect of a Spell, or the activated ability that is used."""
    own = traits(state, proposal.card)
    if proposal.ability >= 0:
        return (own.clauses["use"][proposal.ability],)
    return own.clauses.get("play", ()) if own.kind == "spell" else ()


def price(state: State, proposal: Proposal) -> Cost:
    """To play a contract from hand its cost, to use a Rune on the field the activation cost."""
    if proposal.ability >= 0:
        return clauses_of(state, proposal.card, "use")[proposal.ability].pay or FREE
    return price_of(state, proposal.card)


def places(state: State, proposal: Proposal) -> int:
    """A creature comes to any place of the own line, its ends included (C-072)."""
    if proposal.ability >= 0 or state.entities[proposal.card].traits.kind != "creature":
        return 1
    return len(state.zones[proposal.seat * ZONES + LINE]) + 1


def displaced(state: State, proposal: Proposal) -> Sequence[int]:
    """The earlier Rune or Orb makes room for the one that is played (C-064, C-100)."""
    kind = state.entities[proposal.card].definition.kind
    if proposal.ability >= 0 or kind not in ROOM_FOR_ONE:
        return ()
    return state.zones[zone(proposal.seat, ROOM_FOR_ONE[kind])]


def needs_targets(state: State, proposal: Proposal) -> bool:
    """A Spell does (C-061); of a Rune what has no target does nothing, and the rest happens (C-145)."""
    return proposal.ability == PLAYED and rules(state).spell_needs_target


def has_targets(state: State, seat: int, spell: int) -> bool:
    """Can every target that the Spell needs be chosen, each a different one?"""
    e = state.entities[spell]
    return proposals.has_targets(state, Context(spell, e.zone_changes, seat), e.traits.clauses.get("play", ()))


def commit(state: State, proposal: Proposal) -> None:
    """Pay, then play the contract or use the Rune."""
    creature = state.entities[proposal.card].definition.kind == "creature"
    place = _after_paying(state, proposal) if creature else -1
    clauses = chosen_clauses(state, proposal)  # before it is paid for, perhaps with the card itself
    paying.pay(state, proposal.seat, price(state, proposal), proposal.paying)
    if proposal.ability >= 0:
        _use(state, proposal, clauses)
    else:
        _play(state, proposal, place, clauses)


def _after_paying(state: State, proposal: Proposal) -> int:
    """The place that was chosen, counted without the creatures that are given for the cost."""
    given = {i for cards in proposal.paying.given for i, _ in cards}
    left = state.zones[zone(proposal.seat, LINE)][: proposal.place]
    return proposal.place - len(given.intersection(left))


def _use(state: State, proposal: Proposal, clauses: Sequence[Clause]) -> None:
    """The Rune's effect, once a turn, whichever of its abilities it is (C-063)."""
    seat, rune = proposal.seat, proposal.card
    spend(state, rune)
    if state.log is not None:
        state.log.emit("rune_used", {"entity": rune, "card": state.entities[rune].definition.id, "seat": seat,
                                     "targets": all_targets(proposal)})  # fmt: skip
    state.frames.append((announce, ("rune_used", seat, rune)))
    _resolve_all(state, proposal, clauses)


def _play(state: State, proposal: Proposal, place: int, clauses: Sequence[Clause]) -> None:
    seat, card = proposal.seat, proposal.card
    definition = state.entities[card].definition
    if definition.hidden:
        _play_hidden(state, proposal)
        return
    if state.log is not None:
        state.log.emit("play", {"entity": card, "card": definition.id, "seat": seat, "place": place,
                                "targets": all_targets(proposal)})  # fmt: skip
    state.frames.append((announce, (f"{definition.kind}_played", seat, card)))
    if definition.kind == "spell":
        # The Spell is no longer in hand while it works; what it locked knows it by its move.
        move(state, card, zone(seat, PLAYING))
        state.frames.append((spell_done, (card,)))
        _resolve_all(state, proposal, clauses)
    elif definition.kind == "creature":
        enter(state, card, zone(seat, LINE), place)
        set_off_own(state, "summon", card, seat, x=max(0, proposal.paying.x))
    else:
        for earlier in displaced(state, proposal):
            leave(state, earlier, state.game.deaths.grave(state, earlier), proposal.paying.exits or ())
        move(state, card, zone(seat, ROOM_FOR_ONE[definition.kind]))


def _play_hidden(state: State, proposal: Proposal) -> None:
    """It lies face down in its place, under a number that tells nothing of the hand that it came from."""
    seat, kind = proposal.seat, state.entities[proposal.card].definition.kind
    for earlier in displaced(state, proposal):
        leave(state, earlier, state.game.deaths.grave(state, earlier), proposal.paying.exits or ())
    card = lay(state, proposal.card, zone(seat, ROOM_FOR_ONE[kind]))
    if state.log is not None:
        state.log.emit("laid", {"entity": card, "seat": seat})
    state.frames.append((announce, (f"{kind}_played", seat, card)))


def enter(state: State, card: int, spot: int, place: int) -> None:
    """A creature comes into a line and can't act yet (C-072, C-075)."""
    move(state, card, spot, place)
    state.game.field.came(state, card)


def _resolve_all(state: State, proposal: Proposal, clauses: Sequence[Clause]) -> None:
    for number in reversed(range(len(clauses))):
        context = context_of(state, proposal, number)
        show_targets(state, context)
        state.frames.append((resolve_clause, (clauses[number].key, context)))


def resolve_clause(state: State, key: str, context: Context) -> None:
    resolve(state, key, context)


def spell_done(state: State, card: int) -> None:
    """Then the Spell goes to its owner's discard pile (C-060), if its own effect has not taken it elsewhere."""
    e = state.entities[card]
    if state.places.kind[e.zone] == PLAYING:
        move(state, card, zone(e.owner, DISCARD))


def announce(state: State, trigger: str, seat: int, card: int) -> None:
    """Something was played or used; what waits for that is set off."""
    if trigger == "spell_played":
        state.seats[seat][SPELLS] += 1
    set_off(state, trigger, seat, card)


tasks(__name__, resolve_clause, spell_done, announce)


class ContractsProposals(Proposals):
    """To play a contract, or to use a Rune."""

    def begun(self, state: State, answer: Answer) -> Proposal | None:
        if answer[0] not in ("play", "rune") or state.decision is None or state.decision.kind != "act":
            return None
        return begun(state.decision.seat, answer[0], answer[1])

    def clauses(self, state: State, proposal: Proposal) -> Sequence[Clause]:
        return proposed_clauses(state, proposal)

    def price(self, state: State, proposal: Proposal) -> Cost:
        return price(state, proposal)

    def places(self, state: State, proposal: Proposal) -> int:
        return places(state, proposal)

    def displaced(self, state: State, proposal: Proposal) -> Sequence[int]:
        return displaced(state, proposal)

    def needs_targets(self, state: State, proposal: Proposal) -> bool:
        return needs_targets(state, proposal)

    def commit(self, state: State, proposal: Proposal) -> None:
        commit(state, proposal)
