"""Mana: sources, pools, payments and mana burn (M-092 to M-114)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from operator import add
from typing import NamedTuple

from game.kernel.clauses import Clause
from game.kernel.damage import deal, lose
from game.kernel.data import NOTHING, Packet
from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.references import ref
from game.kernel.state import State
from game.kernel.traits.costs import Costs
from game.rules.grimoire.constants import CASTING, COLOURS, KINDS, TAPPED, YIELD, is_settled, rules
from game.rules.grimoire.kinds import EVERY_LAND_TYPE, is_creature
from game.rules.grimoire.mana_operations import AddMana
from game.rules.grimoire.sides import Side, of_a_side, of_characteristics, side_of
from game.rules.grimoire.tapping import tap

Mana = tuple[int, ...]
"""So much of each kind."""
NO_COLOURS: Mana = (0,) * len(COLOURS)


class Source(NamedTuple):
    """What is tapped for mana, and nothing else is done for it."""

    entity: int
    kinds: int
    """A mask of the kinds of mana of which it gives one."""
    amount: int


@cache
def gives_mana(clause: Clause) -> bool:
    """Is the ability one that gives mana: used at once, and answered by nobody (M-111 to M-115)?"""
    return any(isinstance(operation, AddMana) for operation in clause.do)


@cache
def is_simple(clause: Clause) -> bool:
    """Does it give a fixed amount for tapping its card, and nothing else happens?"""
    pay = clause.pay
    if pay is None or len(clause.do) != 1 or clause.condition or pay.x >= 0 or any(pay.amounts):
        return False
    [operation] = clause.do
    fixed = isinstance(operation, AddMana) and isinstance(operation.amount, int)
    return fixed and [(p.word, p.selector.name if p.selector else "") for p in pay.parts] == [("tap", "self")]


class Giver(NamedTuple):
    """A permanent that gives mana when it is tapped for it, whether it can be now or not."""

    source: Source
    kind: int
    """The only kind that it gives; -1 if it gives one of several."""
    by_ability: bool
    """As what is no land does."""
    by_hand: tuple[Answer, ...]
    """The answer that taps it; none where it has other abilities as well, and is used."""


def could_give(state: State, side: Side) -> tuple[Giver, ...]:
    """What on a side gives mana when it is tapped for it, in the order in which it lies."""
    table = side.table
    found: list[Giver] = []
    for i, e in zip(side.lying, side.records, strict=True):
        own = table.get(i, e.traits)
        mask = own.types & EVERY_LAND_TYPE if own.kind == "land" else 0
        if mask:
            found.append(_giver(i, mask, 1 + own.stats[YIELD], False, "use" in e.traits.clauses))
            continue
        for clause in own.clauses.get("use", ()):
            if is_simple(clause):
                operation = clause.do[0]
                assert isinstance(operation, AddMana) and isinstance(operation.amount, int)
                amount = operation.amount + own.stats[YIELD]
                found.append(_giver(i, operation.mask, amount, True, "use" in e.traits.clauses))
                break
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _giver(i: int, mask: int, amount: int, by_ability: bool, is_used: bool) -> Giver:
    kind = -1 if mask & mask - 1 else mask.bit_length() - 1
    return Giver(Source(i, mask, amount), kind, by_ability, () if is_used else (("tap", i),))


class Supply(NamedTuple):
    """What a side can be tapped for now (M-096, M-100, M-367)."""

    sources: tuple[Source, ...]
    by_hand: tuple[Answer, ...]
    """The answers that tap some of them."""
    adds: Available
    """What tapping all of them gives."""


def supply(state: State, side: Side) -> Supply:
    entities = state.entities
    sources, by_hand, total = list[Source](), list[Answer](), 0
    has, flexible, several = [0] * KINDS, list[int](), list[tuple[int, int]]()
    for source, kind, by_ability, tapping in side.of(state, could_give):
        i, mask, amount = source
        if entities[i].flags & TAPPED or (by_ability and _is_hindered(state, i)):
            continue
        sources.append(source)
        by_hand += tapping
        total += amount
        if kind >= 0:
            has[kind] += amount
        elif amount > 1:
            several.append((mask, amount))
        else:
            flexible.append(mask)
    return Supply(tuple(sources), tuple(by_hand), Available(tuple(has), tuple(flexible), total, tuple(several)))


def _is_hindered(state: State, i: int) -> bool:
    """Can `i` use no ability, as a creature that is weak, or as one that is on the way to the graveyard?"""
    if is_creature(state, i) and not is_settled(state, i):
        return True
    return bool(state.doomed) and ref(state, i) in state.doomed


def source_of(state: State, i: int) -> Source | None:
    """What permanent `i` would give if it were tapped now; None if it gives nothing for that."""
    own = side_of(state, state.entities[i].controller).of(state, supply)
    return next((source for source in own.sources if source.entity == i), None)


def draw_mana(state: State, source: Source, kind: int) -> None:
    """Tap it: its mana is in its controller's pool at once (M-097, M-101, M-113)."""
    i, _, amount = source
    seat = state.entities[i].controller
    tap(state, i)
    state.seats[seat][kind] += amount
    if state.log is not None:
        state.log.emit("mana", {"source": i, "seat": seat, "mana": kind, "amount": amount})


def kinds_of(mask: int) -> list[int]:
    """The kinds of mana of a mask."""
    return [kind for kind in range(KINDS) if mask >> kind & 1]


def pool(state: State, seat: int) -> Mana:
    return tuple(state.seats[seat][:KINDS])


class Available(NamedTuple):
    """What a seat can pay with while a cost is paid (M-112)."""

    has: Mana
    """Of each kind, what lies in the pool and what those sources add that give one kind alone."""
    flexible: tuple[int, ...]
    """The masks of the others, one for each mana that they give."""
    total: int
    several: tuple[tuple[int, int], ...] = ()
    """The masks of sources that give more than one mana at a time, all of one of these kinds, and how much."""

    @property
    def most(self) -> Mana:
        """How much of each kind there can be."""
        found = tuple([n + sum([mask >> kind & 1 for mask in self.flexible]) for kind, n in enumerate(self.has)])
        if not self.several:
            return found
        more = [sum([n for mask, n in self.several if mask >> kind & 1]) for kind in range(KINDS)]
        return tuple(map(add, found, more))

    def pays(self, amounts: Mana) -> bool:
        """Does it pay a cost of so much of each colour, and last of any kind?"""
        return _pays(self, amounts)

    def covers(self, wanted: Sequence[int]) -> bool:
        """Is there so much of each kind at once?"""
        if self.several:
            (mask, amount), *others = self.several
            return any(
                Available(_with(self.has, kind, amount), self.flexible, self.total, tuple(others)).covers(wanted)
                for kind in kinds_of(mask)
            )
        lacking = []
        for kind, n in enumerate(wanted):
            if n > self.has[kind]:
                lacking.append(kind)
        if not lacking:
            return True
        if not self.flexible:
            return False
        for size in range(1, len(lacking) + 1):
            for some in combinations(lacking, size):
                mask = sum([1 << kind for kind in some])
                if sum([wanted[k] - self.has[k] for k in some]) > sum([bool(m & mask) for m in self.flexible]):
                    return False
        return True


def _with(has: Mana, kind: int, amount: int) -> Mana:
    return (*has[:kind], has[kind] + amount, *has[kind + 1 :])


@lru_cache(maxsize=1 << 12)
def _pays(has: Available, amounts: Mana) -> bool:
    if has.total < sum(amounts):
        return False
    coloured = amounts[: len(COLOURS)]
    return coloured == NO_COLOURS or has.covers(coloured)


def available(state: State, seat: int) -> Available:
    """The pool, and what is tapped while a cost is paid."""
    return available_to(state, side_of(state, seat))


def available_to(state: State, side: Side) -> Available:
    """The same of the seat whose side it is."""
    return with_pool(state, side.seat, side.of(state, supply).adds)


def with_pool(state: State, seat: int, tapped: Available) -> Available:
    """What `tapped` gives, and what lies in the pool of `seat`."""
    drawn = state.seats[seat][:KINDS]
    if not any(drawn):
        return tapped
    has = tuple(map(add, tapped.has, drawn))
    return Available(has, tapped.flexible, tapped.total + sum(drawn), tapped.several)


def burn(state: State) -> None:
    """What is left in the pools is damage to their players, a packet each of no source and colour (M-104 to M-110)."""
    packets = []
    for seat in range(len(state.seats)):
        left = sum(state.seats[seat][:KINDS])
        if left:
            state.seats[seat][:KINDS] = [0] * KINDS
            if not rules(state).burn_is_damage:
                lose(state, seat, left)
                continue
            packets.append(Packet(NOTHING, ref(state, seat), left))
    if packets:
        deal(state, packets)


class ManaCosts(Costs):
    """A cost is the amounts of the colours, and last what mana of any kind pays (M-136, M-137).

    A payment is ("pay", w, u, b, r, g, c): how much of each kind is paid. The pool goes first, then sources are tapped.
    """

    def total(self, state: State, i: int) -> int:
        """While it is a spell, with the X that was chosen (M-144, M-145)."""
        found = state.entities[i].definition.total_cost
        if state.places.kind[state.entities[i].zone] == CASTING:
            found += sum([item.context.x for item in state.series if item.context.source == i])
        return found

    def affordable(self, state: State, seat: int, amounts: Mana) -> bool:
        return available(state, seat).pays(amounts)

    def payment(self, state: State, seat: int, amounts: Mana) -> Answer:
        """Pays the generic part with what lies in the pool first, then with the kind of which most is left."""
        return _first(available(state, seat), pool(state, seat), amounts)

    def is_only_payment(self, state: State, seat: int, amounts: Mana) -> bool:
        return amounts[-1] == 0 or len(_payments(available(state, seat), pool(state, seat), amounts)) == 1

    def payments(self, state: State, seat: int, amounts: Mana) -> list[Answer]:
        return [*_payments(available(state, seat), pool(state, seat), amounts)]

    def why_not_payment(self, state: State, seat: int, amounts: Mana, payment: Answer) -> Reason | None:
        if payment in self.payments(state, seat, amounts):
            return None
        return Reason("not_paid", {"needs": list(amounts), "paid": list(payment[1:])}, "M-136")

    def uses(self, state: State, seat: int, payment: Answer) -> tuple[tuple[int, int], ...]:
        return tuple([(source.entity, kind) for source, kind in drawn_for(state, seat, payment[1:])])

    def pay(self, state: State, seat: int, payment: Answer) -> None:
        for source, kind in drawn_for(state, seat, payment[1:]):
            draw_mana(state, source, kind)
        numbers = state.seats[seat]
        for kind, amount in enumerate(payment[1:]):
            numbers[kind] -= amount


def drawn_for(state: State, seat: int, wanted: Sequence[int]) -> list[tuple[Source, int]]:
    """What `seat` taps to have so much of each kind, beside what lies in its pool, and which kind each gives: first
    what gives that kind alone."""
    has, found = state.seats[seat][:KINDS], side_of(state, seat).of(state, supply).sources
    drawn: list[tuple[Source, int]] = []
    for kind, amount in enumerate(wanted):
        for source in found:
            if has[kind] >= amount:
                break
            if source.kinds == 1 << kind:
                drawn.append((source, kind))
                has[kind] += source.amount
    flexible = [source for source in found if source.kinds & source.kinds - 1]
    several = [source for source in flexible if source.amount > 1]
    if several:
        flexible = [source for source in flexible if source.amount == 1]
        for source, kind in _of_several(several, flexible, wanted, has):
            drawn.append((source, kind))
            has[kind] += source.amount
    lacking = [kind for kind, amount in enumerate(wanted) for _ in range(amount - has[kind])]
    for source, kind in _matched(flexible, lacking):
        if has[kind] < wanted[kind]:
            drawn.append((source, kind))
            has[kind] += source.amount
    return drawn


def _of_several(
    several: Sequence[Source], others: Sequence[Source], wanted: Sequence[int], has: Sequence[int]
) -> list[tuple[Source, int]]:
    """Which of the sources that give more than one mana of a kind are tapped, and for which: as few as may be, so that
    the others, which give one each, give what is lacking then."""
    ways = product(*[(-1, *kinds_of(source.kinds)) for source in several])
    for chosen in sorted(ways, key=lambda kinds: sum([kind >= 0 for kind in kinds])):
        drawn = [(source, kind) for source, kind in zip(several, chosen, strict=True) if kind >= 0]
        then = list(has)
        for source, kind in drawn:
            then[kind] += source.amount
        lacking = [kind for kind, amount in enumerate(wanted) for _ in range(amount - then[kind])]
        if len(_matched(others, lacking)) == len(lacking):
            return drawn
    raise ValueError(f"{wanted} can't be paid")


@lru_cache(maxsize=1 << 10)
def _first(has: Available, drawn: Mana, amounts: Mana) -> Answer:
    """The payment that is put forward, where it can be paid; `drawn`: what of it lies in the pool."""
    paid, most = [*amounts[: len(COLOURS)], 0], has.most
    for _ in range(amounts[-1]):
        ranked = sorted(range(KINDS), key=lambda k: (drawn[k] > paid[k], most[k] - paid[k]), reverse=True)
        kind = next(k for k in ranked if has.covers([n + (k == place) for place, n in enumerate(paid)]))
        paid[kind] += 1
    return ("pay", *paid)


@lru_cache(maxsize=1 << 10)
def _payments(has: Available, drawn: Mana, amounts: Mana) -> tuple[Answer, ...]:
    """Every way to pay, the one that is put forward first: asked several times for each card that is cast."""
    if not has.pays(amounts):
        return ()
    coloured = (*amounts[: len(COLOURS)], 0)
    left = tuple([max(0, n - own) for n, own in zip(has.most, coloured, strict=True)])
    first = _first(has, drawn, amounts)
    found: list[Answer] = [first]
    for split in _splits(left, amounts[-1]):
        paid = [n + own for n, own in zip(split, coloured, strict=True)]
        if has.covers(paid) and ("pay", *paid) != first:
            found.append(("pay", *paid))
    return tuple(found)


def _matched(flexible: Sequence[Source], lacking: Sequence[int]) -> list[tuple[Source, int]]:
    """For each kind that is lacking a source that gives it; one source gives one."""
    of: dict[int, int] = {}

    def find(unit: int, tried: set[int]) -> bool:
        for place, source in enumerate(flexible):
            if source.kinds >> lacking[unit] & 1 and place not in tried:
                tried.add(place)
                if place not in of or find(of[place], tried):
                    of[place] = unit
                    return True
        return False

    for unit in range(len(lacking)):
        find(unit, set())
    return [(flexible[place], lacking[unit]) for place, unit in of.items()]


def _splits(left: Mana, amount: int) -> Iterator[Mana]:
    """Every way to take `amount` of what is `left`."""
    if not left:
        if not amount:
            yield ()
        return
    for n in range(min(left[0], amount) + 1):
        for rest in _splits(left[1:], amount - n):
            yield (n, *rest)


of_characteristics(could_give)
of_a_side(supply)
