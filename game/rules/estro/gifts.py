"""Gifts: announced before they are carried out, countered, and used in windows (E-048 to E-060, E-129 to E-133)."""

from __future__ import annotations

from functools import cache

from game.kernel import announcing, paying
from game.kernel.cards import Definition
from game.kernel.clauses import Clause
from game.kernel.continuous import affected
from game.kernel.costs import FREE, Cost
from game.kernel.data import NOTHING, Context, Item, Proposal, made
from game.kernel.decisions import Answer
from game.kernel.once import is_spent
from game.kernel.places import IDLE_HELD, IDLE_SEATS
from game.kernel.proposals import chosen_clauses, context_of, has_targets, propose
from game.kernel.references import is_in_play, lies_in, ref, still
from game.kernel.state import State, tasks
from game.kernel.traits.proposals import Proposals
from game.kernel.triggers import set_off
from game.kernel.values import clauses_of, watching
from game.kernel.windows import EVERY_SEAT, Window, acted, idle_bit
from game.rules.estro import redirect, tokens
from game.rules.estro.asking import InMoment
from game.rules.estro.constants import FIELD, ZONE, rules, zone
from game.rules.estro.fight import fighters

QUIET, FIGHT, DEATH = range(3)
"""The kinds of window for which is remembered that somebody has no gift: nothing is under way, an attack, a death."""
WINDOWS = {
    "moment": Window("moment", quick=QUIET),
    "declared": Window("declared", quick=FIGHT, about=fighters),
    "rolled": Window("rolled", quick=FIGHT, about=fighters),
    "death": Window("death", quick=DEATH),
    "counter": Window("counter"),
}
"""A phase begins, a card was played or a turn ends; an attack is declared, dice are rolled, cards would be destroyed;
a gift is announced. The active player is asked first (A-22)."""


ANSWERS = ("counter", "gift")
"""The triggers of gifts that answer gifts."""


def announce(state: State, key: str, context: Context, agreed: bool = False, against: Item | None = None) -> None:
    """A gift activates. Express counters of the other side come before it, those that are not optional by themselves
    (E-050 to E-054); then it sets off what waits for it. What answers a gift itself sets off no further answer.

    `against`: the gift that it counters. One that can do nothing does not activate (E-048, `would_act`).
    """
    clause = state.cards.clauses[key]
    if is_spent(state, clause, context) or not (agreed or would_act(state, clause, context)):
        return
    source = context.source
    if state.log is not None:
        state.log.emit("gift", {"entity": source, "card": state.entities[source].definition.id, "clause": key,
                                "seat": context.controller})  # fmt: skip
    answerable = bool(watching(state) & state.game.vocabulary.bits["counter"])
    announcing.announce(state, key, context, agreed, answerable, against)
    item = Item(key, context)
    for seat in state.game.players.playing(state) if answerable else ():
        for answering in counters(state, item, seat):
            if not state.cards.clauses[answering.clause].may:
                announce(state, *answering, against=item)
    if is_in_play(state, source) and clause.when not in ANSWERS:
        set_off(state, "gift", source)


def would_act(state: State, clause: Clause, context: Context) -> bool:
    """Does a gift that was set off do anything: do its conditions hold, or has it an `else`, and are its targets there,
    where all that it does is about them?"""
    if clause.condition and not clause.orelse and not all(c.holds(state, context) for c in clause.condition):
        return False
    if not clause.targets or context.targets or has_targets(state, context, (clause,)):
        return True
    return any(op.selector is None or not op.selector.name.startswith("target") for op in (*clause.do, *clause.orelse))


def counters(state: State, item: Item, seat: int) -> list[Item]:
    """The express counters of `seat` against the gift `item` (E-051)."""
    against = item.context
    if against.controller >= 0 and state.places.teams[against.controller] == state.places.teams[seat]:
        return []
    found = []
    pending = announcing.announced(state)
    for i in state.zones[zone(seat, FIELD)]:
        for clause in clauses_of(state, i, "counter"):
            if (clause.key, i) in pending:
                continue  # it is in the chain already, and answers nothing that answers it
            e = state.entities[i]
            context = Context(i, e.zone_changes, seat, (), ref(state, against.source))
            if _answers(state, clause, context, against):
                found.append(Item(clause.key, context))
    return found


def _answers(state: State, clause: Clause, context: Context, against: Context) -> bool:
    assert clause.of is not None
    if is_spent(state, clause, context) or against.source not in clause.of.candidates(state, context):
        return False
    return all(condition.holds(state, context) for condition in clause.condition)


# --- windows ----------------------------------------------------------------------------------------------------------


def window_answers(state: State, window: Window, seat: int) -> tuple[Answer, ...]:
    """What `seat` can use in a window: a counter, or an optional gift of a card of theirs or of a Zone."""
    if window.name == "counter":
        item = announcing.about(state)
        if item is None:
            return ()
        found = [i for i in counters(state, item, seat) if state.cards.clauses[i.clause].may]
        return tuple([("counter", i.context.source, state.cards.clauses[i.clause].number) for i in found])
    answers: list[Answer] = []
    has_gift = rules(state).necrotoken
    if has_gift:
        answers += tokens.shields(state, seat, endangered(state, window, seat))
    entities, table = state.entities, affected(state)
    for held in (state.zones[zone(seat, FIELD)], state.zones[state.places.of(seat, ZONE)]):
        for i in held:
            e = entities[i]
            texts = table.get(i, e.traits).clauses
            if "moment" not in texts:
                continue
            for n, clause in enumerate(texts["moment"]):
                if not kinds_of(clause) >> window.quick & 1:
                    continue
                context = made(Context, (i, e.zone_changes, seat, (), NOTHING, NOTHING, 0, 0, None))
                if not is_spent(state, clause, context):
                    has_gift = True
                    if is_usable(state, context, clause):
                        answers.append(("use", i, n))
    if not has_gift:
        state.idle |= idle_bit(window.quick, seat) << IDLE_HELD
    return tuple(answers)


@cache
def kinds_of(clause: Clause) -> int:
    """The mask of the kinds of window in which an optional gift may be usable, as far as the moment says."""
    found = 1 << QUIET | 1 << FIGHT | 1 << DEATH
    for condition in clause.condition:
        if isinstance(condition, InMoment):
            found &= 1 << DEATH if condition.which == "destruction" else 1 << FIGHT | 1 << DEATH
    return found


@cache
def ends_idleness(card: Definition) -> int:
    """The bits of `State.idle` that no longer hold of whoever gets `card`."""
    found = 0
    for clause in card.by_trigger.get("moment", ()):
        for quick in (QUIET, FIGHT, DEATH):
            if kinds_of(clause) >> quick & 1:
                found |= EVERY_SEAT << IDLE_SEATS * quick + IDLE_HELD
    return found


def endangered(state: State, window: Window, seat: int) -> tuple[int, ...]:
    """The cards that two Necrotokens can protect now: the target of an attack (E-184), what would be destroyed
    (E-185)."""
    if window.name == "death":
        return still(state, state.doomed)
    if window.name in ("declared", "rolled") and rules(state).necro2_from_declaration:
        return fighters(state)[1:]
    return ()


def is_usable(state: State, context: Context, clause: Clause) -> bool:
    """Do the conditions of a gift hold, can it be paid for, and are there targets? Spent it is not."""
    for condition in clause.condition:
        if not condition.holds(state, context):
            return False
    if clause.pay is not None and not paying.payable(state, context, clause.pay):
        return False
    return has_targets(state, context, (clause,))


def act(state: State, answer: Answer, seat: int) -> None:
    if answer[0] == "protect":
        tokens.protect(state, answer[1], seat)
        return
    word, card, n = answer
    if word == "use":
        propose(state, Proposal(seat, card, n, 0))
        return
    item = announcing.about(state)
    assert item is not None
    key = next(i.clause for i in counters(state, item, seat) if i.context.source == card
               and state.cards.clauses[i.clause].number == n)  # fmt: skip
    context = Context(card, state.entities[card].zone_changes, seat, (), ref(state, item.context.source), NOTHING)
    acted(state)
    announce(state, key, context, agreed=True, against=item)


def proposed_clauses(state: State, proposal: Proposal) -> tuple[Clause, ...]:
    return (clauses_of(state, proposal.card, "moment")[proposal.ability],)


def commit(state: State, proposal: Proposal) -> None:
    """An optional gift is used: its cost is paid, then each of its modes is announced. The last frame is the window."""
    (gift,) = proposed_clauses(state, proposal)
    chosen = chosen_clauses(state, proposal)
    contexts = [context_of(state, proposal, number) for number in range(len(chosen))]
    acted(state)
    if gift.pay is not None:
        paying.pay(state, proposal.seat, gift.pay, proposal.paying)
    if lies_in(state, proposal.card, ZONE):
        redirect.zone_gift_used(state, proposal.seat)
    for clause, context in zip(reversed(chosen), reversed(contexts), strict=True):
        announce(state, clause.key, context, agreed=True)


tasks(__name__, announce)


class EstroProposals(Proposals):
    """To use an optional gift."""

    def begun(self, state: State, answer: Answer) -> Proposal | None:
        if answer[0] != "use" or state.decision is None:
            return None
        return Proposal(state.decision.seat, answer[1], answer[2], 0)

    def clauses(self, state: State, proposal: Proposal) -> tuple[Clause, ...]:
        return proposed_clauses(state, proposal)

    def price(self, state: State, proposal: Proposal) -> Cost:
        (clause,) = proposed_clauses(state, proposal)
        return clause.pay or FREE

    def commit(self, state: State, proposal: Proposal) -> None:
        commit(state, proposal)
