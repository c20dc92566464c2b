"""Extractors, tanks and payments (C-040 to C-056)."""

from __future__ import annotations

from functools import lru_cache

from game.kernel.decisions import Answer
from game.kernel.errors import Reason
from game.kernel.listed import Listed
from game.kernel.prices import repriced
from game.kernel.state import State, tasks
from game.kernel.traits.costs import Costs
from game.rules.contracts.constants import ELEMENTS, FULL, HAND, PURE, TANKS, TANKS_FULL, rules, zone

Cost = tuple[int, ...]
SOURCES = (*ELEMENTS, "tanks")


def extractors(state: State, seat: int) -> int:
    """How many extractors `seat` has, as counted towards the limit (C-015)."""
    own = state.seats[seat]
    return own[0] + own[1] + own[2] + (own[PURE] if rules(state).grey_counts_to_limit else 0)


def affordable(state: State, seat: int, cost: Cost) -> bool:
    """Can `seat` pay `cost` (C-051 to C-053)?"""
    if not cost:
        return True
    own = state.seats[seat]
    fire, water, light, pure = cost
    f, w, x = own[FULL], own[FULL + 1], own[FULL + 2]
    if f < fire or w < water or x < light:
        return False
    return f + w + x + own[FULL + PURE] + own[TANKS_FULL] >= fire + water + light + pure


def payment(state: State, seat: int, cost: Cost) -> Answer:
    """The payment that is put forward (C-054): ("pay", fire, water, light, pure, tanks); `cost` is affordable.

    It empties grey first, then tanks (what is left over fills them again), then the colours that the rest of the hand
    needs least.
    """
    fire, water, light, pure = cost or (0, 0, 0, 0)
    if not pure:
        return ("pay", fire, water, light, 0, 0)
    w = _proposal(state, seat, _free(state, seat, cost), pure)
    return ("pay", fire + w[0], water + w[1], light + w[2], w[3], w[4])


def is_only_payment(state: State, seat: int, cost: Cost) -> bool:
    """Is there no other way to pay?"""
    if not cost or not cost[PURE]:
        return True
    free = _free(state, seat, cost)
    return sum(free) == cost[PURE] or sum([n > 0 for n in free]) == 1


def payments(state: State, seat: int, cost: Cost) -> list[Answer]:
    """Every way to pay `cost`, the one that is put forward first; none if it can't be paid (C-054)."""
    if not affordable(state, seat, cost):
        return []
    best = payment(state, seat, cost)
    if not cost:
        return [best]
    found = [*_payments(_free(state, seat, cost), cost)]
    found.remove(best)
    return [best, *found]


def why_not_payment(state: State, seat: int, cost: Cost, given: Answer) -> Reason | None:
    """Why `given` does not pay `cost`: what is not full can't be emptied, a colour needs its own (C-051 to C-053)."""
    if given[0] != "pay" or len(given) != 6 or not all(type(n) is int and n >= 0 for n in given[1:]):
        return Reason("malformed", {"answer": list(given)})
    own = state.seats[seat]
    full = (*own[FULL : FULL + 4], own[TANKS_FULL])
    for source, n in enumerate(given[1:]):
        if n > full[source]:
            return Reason("not_full", {"source": SOURCES[source], "full": full[source]}, "C-050")
    for element in range(PURE):
        if given[1 + element] < cost[element]:
            return Reason("not_enough_of", {"element": ELEMENTS[element], "needs": cost[element]}, "C-051")
    if sum(given[1:]) != sum(cost):
        return Reason("wrong_amount", {"needs": sum(cost), "given": sum(given[1:])}, "C-055")
    return None


def _free(state: State, seat: int, cost: Cost) -> tuple[int, ...]:
    """What is full beyond the colours that `cost` asks for: fire, water, light, pure, tanks."""
    own = state.seats[seat]
    fire, water, light, _ = cost
    return (own[FULL] - fire, own[FULL + 1] - water, own[FULL + 2] - light, own[FULL + PURE], own[TANKS_FULL])


@lru_cache(maxsize=4096)
def _splits(free: tuple[int, ...], pure: int) -> tuple[tuple[int, ...], ...]:
    """Every way to take `pure` mana from what is free of each source."""
    if len(free) == 1:
        return ((pure,),) if pure <= free[0] else ()
    return tuple((n, *rest) for n in range(min(pure, free[0]) + 1) for rest in _splits(free[1:], pure - n))


@lru_cache(maxsize=4096)
def _payments(free: tuple[int, ...], cost: Cost) -> tuple[Answer, ...]:
    """Every way to pay `cost` where so much is free beyond its colours."""
    fire, water, light, pure = cost
    return tuple([("pay", fire + w[0], water + w[1], light + w[2], w[3], w[4]) for w in _splits(free, pure)])


def _proposal(state: State, seat: int, free: tuple[int, ...], pure: int) -> tuple[int, ...]:
    grey = min(pure, free[PURE])
    tanks = min(pure - grey, free[4])
    if grey + tanks == pure:
        return (0, 0, 0, grey, tanks)
    hand, entities = state.zones[zone(seat, HAND)], state.entities
    changed = repriced(state, hand)
    need = [0, 0, 0]
    for i in hand:
        fire, water, light, _ = changed[i].amounts if i in changed else entities[i].definition.cost
        need[0] += fire
        need[1] += water
        need[2] += light
    taken = [0, 0, 0, 0, 0]
    for source in (3, 4, *sorted(range(3), key=lambda e: need[e] - free[e])):
        taken[source] = min(pure, free[source])
        pure -= taken[source]
    return tuple(taken)


def pay(state: State, seat: int, payment: Answer) -> None:
    """Empty what `payment` says."""
    own = state.seats[seat]
    _, fire, water, light, pure, tanks = payment
    own[FULL] -= fire
    own[FULL + 1] -= water
    own[FULL + 2] -= light
    own[FULL + PURE] -= pure
    own[TANKS_FULL] -= tanks
    if state.log is not None and any(payment[1:]):
        state.log.emit("paid", {"seat": seat, **dict(zip((*ELEMENTS, "tanks"), payment[1:], strict=True))})


def fill_extractors(state: State, seat: int) -> None:
    """All extractors of `seat` become full (C-044)."""
    own = state.seats[seat]
    own[FULL : FULL + 4] = own[:4]
    if state.log is not None:
        state.log.emit("filled", {"seat": seat})


def fill_tanks(state: State, seat: int, amount: int, why: str = "") -> int:
    """Fill up to `amount` empty tanks of `seat`; how many it was. `why`: "effect" where nothing was stored for it."""
    own = state.seats[seat]
    filled = min(amount, own[TANKS] - own[TANKS_FULL])
    if filled > 0:
        own[TANKS_FULL] += filled
        if state.log is not None:
            state.log.emit("tanks_filled", {"seat": seat, "amount": filled, **({"why": why} if why else {})})
    return filled


def empty_tanks(state: State, seat: int, amount: int) -> None:
    own = state.seats[seat]
    emptied = min(amount, own[TANKS_FULL])
    if emptied > 0:
        own[TANKS_FULL] -= emptied
        if state.log is not None:
            state.log.emit("tanks_emptied", {"seat": seat, "amount": emptied})


def gain_extractor(state: State, seat: int, element: int) -> None:
    """One more extractor, empty, up to the limit."""
    if extractors(state, seat) < rules(state).extractor_limit:
        state.seats[seat][element] += 1
        if state.log is not None:
            state.log.emit("extractor", {"seat": seat, "element": ELEMENTS[element]})


def ask_element(state: State, chooser: int, seat: int, elements: tuple[str, ...]) -> None:
    """`seat` gets an extractor of one of `elements`; of several alike `chooser` says which (C-146)."""
    if len(elements) > 1 and extractors(state, seat) < rules(state).extractor_limit:
        ways: tuple[Answer, ...] = tuple([("element", element) for element in elements])
        state.decision = Listed("element", chooser, element_chosen, (seat,), ways=ways)
    else:
        gain_extractor(state, seat, ELEMENTS.index(elements[0]))


def element_chosen(state: State, answer: Answer, seat: int) -> None:
    gain_extractor(state, seat, ELEMENTS.index(answer[1]))


def ask_refill(state: State, chooser: int, seat: int, amount: int) -> None:
    """Up to `amount` empty extractors of `seat` become full; which ones is the choice of `chooser` (C-146)."""
    own = state.seats[seat]
    empty = tuple([own[element] - own[FULL + element] for element in range(4)])
    amount = min(amount, sum(empty))
    if amount <= 0:
        return
    ways: tuple[Answer, ...] = tuple([("refill", *way) for way in _splits(empty, amount)])
    if len(ways) == 1:
        refilled(state, ways[0], seat)
    else:
        state.decision = Listed("refill", chooser, refilled, (seat,), ways=ways[::-1])


def refilled(state: State, answer: Answer, seat: int) -> None:
    own = state.seats[seat]
    for element in range(4):
        own[FULL + element] += answer[1 + element]
    if state.log is not None:
        state.log.emit("refilled", {"seat": seat, **dict(zip(ELEMENTS, answer[1:], strict=True))})


tasks(__name__, ask_element, element_chosen, ask_refill, refilled)


class ContractsCosts(Costs):
    def affordable(self, state: State, seat: int, amounts: Cost) -> bool:
        return affordable(state, seat, amounts)

    def payment(self, state: State, seat: int, amounts: Cost) -> Answer:
        return payment(state, seat, amounts)

    def is_only_payment(self, state: State, seat: int, amounts: Cost) -> bool:
        return is_only_payment(state, seat, amounts)

    def payments(self, state: State, seat: int, amounts: Cost) -> list[Answer]:
        return payments(state, seat, amounts)

    def why_not_payment(self, state: State, seat: int, amounts: Cost, payment: Answer) -> Reason | None:
        return why_not_payment(state, seat, amounts, payment)

    def pay(self, state: State, seat: int, payment: Answer) -> None:
        pay(state, seat, payment)
