"""Proposals: a card that is to be played or used, one question after another, before anything happens.

A proposal lies only in the pending decision. Until its last question is answered nothing has changed, and
("cancel",) leaves the state as it was. The questions, each only where there is something to choose, in this order:
which activated ability ("use", n), which place ("place", n), which modes ("mode", n, …), how much X is ("x", n), the
targets ("pick", …), how something is divided among them ("divide", …), the packet of damage at which it is aimed
("packet", n), the cards that are given for the cost ("pick", …), what the elements are paid with ("pay", …).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel import paying
from game.kernel.choices import Subset
from game.kernel.clauses import Clause
from game.kernel.costs import Cost
from game.kernel.data import NOTHING, UNDECIDED, Context, Exits, Paying, Proposal, Ref, made
from game.kernel.decisions import Answer, Decision
from game.kernel.divisions import Division
from game.kernel.effects import beyond, is_locked, locked, targets, ways
from game.kernel.leaving import find_exits
from game.kernel.listed import Listed
from game.kernel.once import is_spent
from game.kernel.references import is_in_play, refs
from game.kernel.selectors import Selector
from game.kernel.state import State, tasks
from game.kernel.triggers import is_replaceable
from game.kernel.values import clauses_of


def propose(state: State, proposal: Proposal) -> None:
    """Ask for what is still open; once nothing is, carry it out."""
    following = go_on(state, proposal)
    if isinstance(following, Decision):
        state.decision = following
    elif following.paying.exits is None and is_replaceable(state, "move"):
        cost = state.game.proposals.price(state, following)
        cards = [*paying.leaving(state, cost, following.paying), *state.game.proposals.displaced(state, following)]
        find_exits(state, dict.fromkeys(cards), asked_exits, (following,))
    else:
        state.game.proposals.commit(state, following)


def asked_exits(state: State, exits: Exits, proposal: Proposal) -> None:
    """It is known where cards go that leave the field as `proposal` is carried out."""
    state.game.proposals.commit(state, proposal._replace(paying=proposal.paying._replace(exits=exits)))


def answered(state: State, answer: Answer, step: str, proposal: Proposal) -> None:
    propose(state, with_answer(state, proposal, step, answer))


def with_answer(state: State, proposal: Proposal, step: str, answer: Answer) -> Proposal:
    """`proposal` with the answer to the question that was asked for `step`."""
    seat, card, ability, place, modes, targets, so_far, packet = proposal
    if step == "divide":
        targets = _with_shares(state, proposal, answer)
    elif step == "target":
        targets = (*targets[:-1], (*targets[-1], refs(state, answer[1:])))
    elif step == "place":
        place = answer[1]
    elif step == "mode":
        modes = (*modes, answer[1:])
    elif step == "ability":
        ability = answer[1]
    elif step == "packet":
        packet = answer[1]
    else:
        so_far = paying.with_answer(state, so_far, step, answer)
    return made(Proposal, (seat, card, ability, place, modes, targets, so_far, packet))


def context_of(state: State, proposal: Proposal, number: int = 0) -> Context:
    """The context of clause `number`, as far as its targets are chosen."""
    seat, card, _, _, _, targets, (x, _, _, _), packet = proposal
    chosen = targets[number] if number < len(targets) else ()
    zone_changes = state.entities[card].zone_changes
    return made(Context, (card, zone_changes, seat, chosen, NOTHING, NOTHING, 0, x if x > 0 else 0, packet))


def chosen_clauses(state: State, proposal: Proposal) -> Sequence[Clause]:
    """The clauses that are proposed, each in its chosen modes."""
    return _in_modes(state.game.proposals.clauses(state, proposal), proposal)


def _in_modes(clauses: Sequence[Clause], proposal: Proposal) -> Sequence[Clause]:
    for clause in clauses:
        if clause.modes:
            break
    else:
        return clauses
    found: list[Clause] = []
    for clause, chosen in zip(clauses, proposal.modes, strict=True):
        found += [clause.modes[n] for n in chosen] if clause.modes else [clause]
    return found


def go_on(state: State, proposal: Proposal) -> Proposal | Decision:
    """`proposal` with everything that is chosen, or the next question. Changes nothing."""
    p, game = proposal, state.game
    if p.paying.payment:
        return p  # the last of all questions has been answered
    if p.ability == UNDECIDED:
        able = abilities(state, p)
        if len(able) > 1:
            return _question(p, "ability", "use", able)
        p = p._replace(ability=able[0])
    if p.place < 0:
        places = game.proposals.places(state, p)
        if places > 1:
            return _question(p, "place", "place", range(places), last=True)
        p = Proposal(p.seat, p.card, p.ability, 0, p.modes, p.targets, p.paying, p.packet)
    clauses = game.proposals.clauses(state, p)
    if len(p.modes) < len(clauses):
        with_modes = _with_modes(state, p, clauses)
        if isinstance(with_modes, Decision):
            return with_modes
        p = with_modes
    price = game.proposals.price(state, p)
    if price.x >= 0:
        with_x = paying.ask_x(state, context_of(state, p), price, p.paying, answered, _with_paying(p), True)
        if isinstance(with_x, Decision):
            return with_x
        p = p._replace(paying=with_x)
    if clauses:
        clauses = _in_modes(clauses, p)
        found = _with_targets(state, p, clauses)
        if isinstance(found, Decision):
            return found
        p = found
        divided = _divided(state, p, clauses)
        if isinstance(divided, Decision):
            return divided
        p = divided
        if p.packet is None:
            aimed = _with_packet(state, p, clauses)
            if isinstance(aimed, Decision):
                return aimed
            p = aimed
    return _paid(state, p, price) if price.amounts or price.parts else p


def _paid(state: State, p: Proposal, price: Cost) -> Proposal | Decision:
    """`p` with all that is paid for it, or the next question about that."""
    so_far = p.paying
    if price.parts:
        cards = paying.ask_cards(state, context_of(state, p), price, so_far, answered, _with_paying(p), True)
        if isinstance(cards, Decision):
            return cards
        so_far = cards
    if price.amounts and not so_far.payment:
        paid = paying.ask_elements(state, p.seat, price, so_far, answered, _with_paying(p), p.card, True)
        if isinstance(paid, Decision):
            return paid
        so_far = paid
    if so_far is p.paying:
        return p
    return Proposal(p.seat, p.card, p.ability, p.place, p.modes, p.targets, so_far, p.packet)


def _with_modes(state: State, p: Proposal, clauses: Sequence[Clause]) -> Proposal | Decision:
    """`p` with the modes of each of its clauses, or the question for the next one."""
    chosen = p.modes
    for clause in clauses[len(chosen) :]:
        if not clause.modes:
            chosen = (*chosen, ())
            continue
        so_far = p._replace(modes=chosen)
        open_to = modes(state, so_far, clause)
        if len(open_to) > 1:
            return Listed("mode", p.seat, answered, ("mode", so_far), source=p.card, cancel=True,
                          ways=tuple([("mode", *way) for way in open_to]))  # fmt: skip
        chosen = (*chosen, open_to[0])
    seat, card, ability, place, _, targets, paid, packet = p
    return made(Proposal, (seat, card, ability, place, chosen, targets, paid, packet))


def _with_paying(p: Proposal) -> paying.Args:
    def args(so_far: Paying) -> tuple[object, ...]:
        seat, card, ability, place, modes, targets, _, packet = p
        return (made(Proposal, (seat, card, ability, place, modes, targets, so_far, packet)),)

    return args


def _question(p: Proposal, step: str, word: str, numbers: Sequence[int], last: bool = False) -> Decision:
    ways: tuple[Answer, ...] = tuple([(word, n) for n in numbers])
    return Listed(step, p.seat, answered, (step, p), ways=ways, source=p.card, cancel=True,
                  proposed=ways[-1] if last else ())  # fmt: skip


def _with_targets(state: State, p: Proposal, clauses: Sequence[Clause]) -> Proposal | Decision:
    seat, card, ability, place, modes, before, so_far, packet = p
    done = before[:-1]
    for number in range(len(done), len(clauses)):
        clause = clauses[number]
        selectors = clause.targets
        if not selectors:
            done = (*done, ())
            continue
        context = context_of(state, p, number)
        for selector in selectors[len(context.targets) :]:
            found = eligible(state, clause, context)
            pick, least = selector.pick, 0 if selector.up_to else selector.pick
            if clause.divides is not None and clause.divides.slot == len(context.targets):
                pick = min(pick, clause.divides.number(state, context))  # each gets 1 at the least
                least, found = min(1, pick), found if pick else ()
            if len(found) > pick or (found and selector.up_to):
                p = made(Proposal, (seat, card, ability, place, modes, (*done, context.targets), so_far, packet))
                return Subset("target", seat, answered, ("target", p), candidates=found,
                              least=least, most=pick, source=card, cancel=True)  # fmt: skip
            context = locked(state, context, found)
        done = (*done, context.targets)
    return p if done == before else made(Proposal, (seat, card, ability, place, modes, done, so_far, packet))


def _divided(state: State, p: Proposal, clauses: Sequence[Clause]) -> Proposal | Decision:
    """`p` with what is divided among the targets of each of its clauses, or the question how."""
    for number, clause in enumerate(clauses):
        operation = clause.divides
        if operation is None:
            continue
        chosen = p.targets[number][operation.slot]
        amount = operation.number(state, context_of(state, p, number))
        if len(chosen) in (0, amount):
            continue
        if len(chosen) > 1:
            shares = tuple([(i, 1, amount - len(chosen) + 1) for i, _ in chosen])
            return Division("divide", p.seat, answered, ("divide", p), amount, shares, source=p.card, cancel=True)
        p = p._replace(targets=_shared(p, number, operation.slot, chosen * amount))
    return p


def _with_shares(state: State, p: Proposal, answer: Answer) -> tuple[tuple[tuple[Ref, ...], ...], ...]:
    """The targets of `p`, among those that were just divided among each as often as it gets a part."""
    for number, clause in enumerate(chosen_clauses(state, p)):
        operation = clause.divides
        if operation is not None and len(p.targets[number][operation.slot]) not in (
            0, operation.number(state, context_of(state, p, number))):  # fmt: skip
            given = zip(answer[1::2], answer[2::2], strict=True)
            shares = tuple([one for i, n in given for one in refs(state, (i,)) * n])
            return _shared(p, number, operation.slot, shares)
    raise ValueError("nothing of this proposal is divided")


def _shared(p: Proposal, number: int, slot: int, shares: tuple[Ref, ...]) -> tuple[tuple[tuple[Ref, ...], ...], ...]:
    own = p.targets[number]
    return (*p.targets[:number], (*own[:slot], shares, *own[slot + 1 :]), *p.targets[number + 1 :])


def _with_packet(state: State, p: Proposal, clauses: Sequence[Clause]) -> Proposal | Decision:
    """`p` with the packet of damage at which its clauses are aimed, or the question which one that is."""
    for number, clause in enumerate(clauses):
        if clause.packet is not None:
            found = clause.packet.packets(state, context_of(state, p, number))
            if len(found) > 1:
                return Listed("packet", p.seat, answered, ("packet", p), source=p.card, cancel=True,
                              ways=tuple([("packet", n) for n in found]))  # fmt: skip
            return p._replace(packet=found[0]) if found else p
    return p


# --- what can be chosen -----------------------------------------------------------------------------------------------


def eligible(state: State, clause: Clause, context: Context) -> tuple[int, ...]:
    """What the next target may be: not the card that is being played itself, and, where one is chosen of which others
    depend, only such as leave those others a target.
    """
    number, selectors = len(context.targets), clause.targets
    found = targets(state, clause, number, context)
    source = context.source
    if source in found and not is_in_play(state, source):
        found = tuple([i for i in found if i != source])
    if number + 1 < len(selectors) and selectors[number].pick == 1:
        if number + 2 == len(selectors) and clause.packet is None and not selectors[-1].of_targets:
            return _with_another(state, clause, context, found)
        fitting = tuple([i for i in found if choosable(state, clause, locked(state, context, (i,)))])
        return fitting or found
    return found


def _with_another(state: State, clause: Clause, context: Context, found: tuple[int, ...]) -> tuple[int, ...]:
    """Those of `found` beside which there is one for the last target, which means the same whichever is chosen; all of
    them where it is so for none."""
    last = len(clause.targets) - 1
    if not found or clause.targets[last].up_to:
        return found
    source = context.source
    others = [i for i in targets(state, clause, last, context) if i != source or is_in_play(state, i)]
    if len(others) == 1:
        return tuple([i for i in found if i != others[0]]) or found
    return found


def choosable(state: State, clause: Clause, context: Context) -> bool:
    """Can every target of `clause` that is still open be chosen, each a different one?"""
    number, selectors = len(context.targets), clause.targets
    if clause.packet is not None and not clause.packet.packets(state, context):
        return False
    last = len(selectors) - 1
    if number > last:
        return True
    selector = selectors[number]
    if number == last:
        return selector.up_to or _finds_one(state, selector, context)
    found = eligible(state, clause, context)
    if not found:
        return selector.up_to and choosable(state, clause, locked(state, context, ()))
    for n in range(len(found)):
        if choosable(state, clause, locked(state, context, found[n : n + selector.pick])):
            return True
    return False


def _finds_one(state: State, selector: Selector, context: Context) -> bool:
    """Is there one that `eligible` would list for `selector`, the last target of its clause?"""
    source, can_target, taken = context.source, state.game.effects.can_target, context.targets
    ids = selector.candidates(state, context, True)
    if not ids or state.cards.veils:
        ids = beyond(state, selector, context, ids)
    for i in ids:
        if i == source and not is_in_play(state, i):
            continue
        if can_target(state, source, i) and not (taken and is_locked(context, i)):
            return True
    return False


def has_targets(state: State, context: Context, clauses: Sequence[Clause]) -> bool:
    """Can every target that `clauses` need be chosen, in as many modes as must be chosen where it has any?"""
    for clause in clauses:
        if clause.modes:
            fits = state.game.proposals.fits
            if sum([fits(state, mode) and choosable(state, mode, context) for mode in clause.modes]) < clause.choose[0]:
                return False
            continue
        if clause.packet is not None and not clause.packet.packets(state, context):
            return False
        selectors = clause.targets
        if len(selectors) == 1:
            if not (selectors[0].up_to or _finds_one(state, selectors[0], context)):
                return False
        elif selectors and not choosable(state, clause, context):
            return False
    return True


def modes(state: State, proposal: Proposal, clause: Clause) -> list[tuple[int, ...]]:
    """Which modes of `clause` can be chosen together: such whose targets are there; if these are too few, any."""
    context = context_of(state, proposal, len(proposal.modes))
    fits = state.game.proposals.fits
    return ways(clause, [n for n, mode in enumerate(clause.modes) if fits(state, mode)
                         and choosable(state, mode, context)])  # fmt: skip


def abilities(state: State, proposal: Proposal) -> list[int]:
    """The activated abilities of the card that can be paid for and have their targets; not one that was carried out
    already where that is so once in a match."""
    able = []
    for n, clause in enumerate(clauses_of(state, proposal.card, "use")):
        one = proposal._replace(ability=n)
        if not state.game.proposals.fits(state, clause):
            continue
        if clause.once and is_spent(state, clause, context_of(state, one)):
            continue
        if payable(state, one) and (not state.game.proposals.needs_targets(state, one) or _aimed(state, one)):
            able.append(n)
    return able


def payable(state: State, proposal: Proposal) -> bool:
    """Can the card be paid for?"""
    return paying.payable(state, context_of(state, proposal), state.game.proposals.price(state, proposal))


def _aimed(state: State, proposal: Proposal) -> bool:
    return has_targets(state, context_of(state, proposal), state.game.proposals.clauses(state, proposal))


def all_targets(proposal: Proposal) -> list[int]:
    return [i for clause in proposal.targets for target in clause for i, _ in target]


tasks(__name__, answered, asked_exits)
