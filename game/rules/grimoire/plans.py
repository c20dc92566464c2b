"""What is worth trying: whole attacks, blocks and divisions, for those who search and for people who ask for one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import sqrt
from typing import Any, TypeVar

from game.kernel.assignments import Assignment
from game.kernel.building import Pairs
from game.kernel.choices import Subset
from game.kernel.clauses import Clause
from game.kernel.decisions import Answer, Decision
from game.kernel.divisions import Division
from game.kernel.payments import Payment
from game.kernel.state import State
from game.kernel.traits.searching import Searching
from game.kernel.values import elements_of, keywords, remaining, stat, traits
from game.rules.grimoire.blocking import bands
from game.rules.grimoire.constants import COLOUR_TAGS, HAND, POWER, TOUGHNESS, other, zone
from game.rules.grimoire.evasion import able_blockers, why_no_block
from game.rules.grimoire.keywords import BANDING, FIRST_STRIKE, FLYING, MUST_ATTACK, TRAMPLE, has, protected_from
from game.rules.grimoire.mana import available
from game.rules.grimoire.purposes import FOREIGN_TURN, aimed, sensible
from game.rules.grimoire.record import attack_of
from game.rules.grimoire.saving import Regenerate
from game.rules.grimoire.speeds import FAST, of_card

GANG = 3
"""So many blockers are tried together at most."""
DARING = 6
"""So many blocks are tried beyond the good ones."""
THROWN = 0.75
"""By so much of it a loss in a fight counts more than life: who is gone does nothing later."""
LIFE_WORTH = 6.0
"""So many points a root of life is worth."""
Some = TypeVar("Some", tuple[int, ...], Pairs)


class Plans(Searching):
    idle = frozenset({"tap", "withdraw"})
    unfinished = frozenset({"attack"})
    used = frozenset({"blocked", "interrupt", "respond", "damage", *FOREIGN_TURN})

    def sensible(self, state: State, ways: Sequence[Answer]) -> list[Answer]:
        return sensible(state, ways)

    def aimed(self, state: State, decision: Decision, ways: Sequence[Answer]) -> list[Answer]:
        return aimed(state, decision, ways)

    def reckoned(self, state: State, slip: int = 0) -> Answer | None:
        """A creature that can be regenerated for mana by its own ability is; payments are as they are proposed."""
        decision = state.decision
        if decision is None:
            return None
        if decision.kind == "regeneration":
            able = [way for way in decision.answers(state) if way[0] == "use" and regenerates(state, way[1])]
            return max(able, key=lambda way: value(state, way[1])) if able else None
        return decision.proposed if isinstance(decision, Payment) else None

    def foreseen(self, state: State) -> Answer | None:
        """Blocks that are good for whoever blocks, and divisions as they are proposed."""
        decision = state.decision
        if isinstance(decision, Assignment) and decision.kind == "blocks":
            options = dict(decision.options)
            found = max(blocks(state, options), key=lambda pairs: stands(state, pairs))
            return said(found)
        return (decision.proposed or None) if isinstance(decision, Division) else None

    def plans(self, state: State) -> list[Answer]:
        return plans(state)


def plans(state: State) -> list[Answer]:
    """Whole answers to the pending decision, the best first; none where it is no attack, block or damage divided."""
    decision = state.decision
    if decision is not None and decision.kind == "attackers":
        if isinstance(decision, Subset):
            return [("pick", *pairs) for pairs in of_twins_one(state, attacks(state, decision.candidates))]
        assert isinstance(decision, Assignment)
        return [said(pairs) for pairs in of_twins_one(state, attacks_in_bands(state, decision.things()))]
    if decision is not None and decision.kind == "blocks":
        assert isinstance(decision, Assignment)
        options = dict(decision.options)
        found = [*blocks(state, options), *(daring(state, options) if holds_answers(state, decision.seat) else ())]
        return [said(pairs) for pairs in dict.fromkeys(found)]
    if isinstance(decision, Division) and decision.kind == "assign_damage":
        return [*([decision.proposed] if decision.proposed else []), *divisions(state, decision)]
    return []


def of_twins_one(state: State, found: Iterable[Some]) -> Iterator[Some]:
    """Of attacks that differ by nothing but which of several equal creatures is in them one."""
    met = set()
    for attack in found:
        same = tuple(sorted([_looks(state, part) for part in attack]))
        if same not in met:
            met.add(same)
            yield attack


def _looks(state: State, part: int | tuple[int, int]) -> tuple[Any, ...]:
    """What there is to see of a creature, or of one with the first of its band."""
    if isinstance(part, tuple):
        i, leader = part
        return (*_looks(state, i), i != leader, *_looks(state, leader))
    e = state.entities[part]
    return (e.definition.id, stat(state, part, POWER), remaining(state, part), keywords(state, part), len(e.mods))


def said(pairs: Pairs) -> Answer:
    return ("assign", *[part for pair in pairs for part in pair])


# --- attacks ----------------------------------------------------------------------------------------------------------


def attacks(state: State, able: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All; all that survive every block; all but the best blocker; those that nobody blocks with a gain; those of them
    beyond the defenders that are wanted at home; those that nobody can block; each alone."""
    yield tuple(able)
    against = able_blockers(state)
    safe = [i for i in able if survives_every_block(state, i, against)]
    yield tuple(safe)
    ranked = sorted(able, key=lambda i: (remaining(state, i), stat(state, i, POWER)), reverse=True)
    yield tuple([i for i in able if i != ranked[0]])
    gangs = {i: [one for one in against if why_no_block(state, one, (i,)) is None] for i in able}
    fine = [i for i in able if i in safe or not any(_is_good_block(state, i, one) for one in gangs[i])]
    yield tuple(fine)
    for kept in range(2, min(4, len(able))):
        yield tuple([i for i in able if i not in ranked[:kept]])
    yield tuple([i for i in able if not gangs[i]])
    for kept in (1, 2):
        home = [i for i in ranked if i in fine and gangs[i]][:kept]
        yield tuple([i for i in fine if i not in home])
    for i in able:
        yield (i,)


def _is_good_block(state: State, i: int, blocker: int) -> bool:
    """Would `blocker` alone win by blocking `i`?"""
    return worth(state, (i,), (blocker,)) > 0


def survives_every_block(state: State, i: int, against: Iterable[int]) -> bool:
    """Is it left whoever of `against` blocks it, all that can together?"""
    gang = [one for one in against if why_no_block(state, one, (i,)) is None]
    return not dies(state, i, gang)


def attacks_in_bands(state: State, able: Sequence[int]) -> Iterator[Pairs]:
    """The same, without bands and with one of those with banding and the strongest other; who must attack is in."""
    must = [i for i in able if has(state, i, MUST_ATTACK)]
    for attackers in attacks(state, able):
        named = [i for i in able if i in attackers or i in must]
        yield tuple([(i, i) for i in named])
        banded = [i for i in named if has(state, i, BANDING)]
        others = [i for i in named if i not in banded]
        if banded and len(named) > 1:
            strongest = sorted(others, key=lambda i: -stat(state, i, POWER))[:1]
            band = [i for i in named if i in banded or i in strongest]
            yield tuple([(i, band[0] if i in band else i) for i in named])


# --- blocks -----------------------------------------------------------------------------------------------------------


def blocks(state: State, options: dict[int, tuple[int, ...]]) -> Iterator[Pairs]:
    """None; the best of all that is good; what stands best attacker by attacker; each good block by one, each by a gang
    that kills; chump blocks where the match would be lost."""
    yield ()
    members = {group[0]: group for group in bands(state)}
    good = sorted(_good(state, options, members), key=lambda found: -found[0])
    yield _together(options, [pairs for gain, pairs in good if gain > 0])
    yield _standing(state, options)
    for _, pairs in good:
        yield _ordered(options, pairs)
    if comes_through(state, ()) >= remaining(state, other(state.active)):
        yield from _last_stands(state, options, [pairs for gain, pairs in good if gain > 0])


def daring(state: State, options: dict[int, tuple[int, ...]]) -> list[Pairs]:
    """Blocks by one that bring nothing by themselves, the least bad first: for whoever can still do something about the
    fight."""
    found = []
    for group in bands(state):
        gang = [i for i, open_to in options.items() if group[0] in open_to]
        found += [(worth(state, group, [i]), ((i, group[0]),)) for i in gang]
    found = [(gain, pairs) for gain, pairs in found if gain <= 0]
    return [pairs for _, pairs in sorted(found, key=lambda one: -one[0])[:DARING]]


def holds_answers(state: State, seat: int) -> bool:
    """Could `seat` still cast something in the middle of a fight with what is untapped?"""
    able = None
    for i in state.zones[zone(seat, HAND)]:
        definition = state.entities[i].definition
        if of_card(definition) & FAST:
            able = able or available(state, seat)
            if able.pays(definition.cost):
                return True
    return False


def _good(state: State, options: dict[int, tuple[int, ...]], members: dict[int, list[int]]
          ) -> Iterator[tuple[float, Pairs]]:  # fmt: skip
    """Blocks of one attacker with what they are worth: by one that brings more than it costs, by the smallest gang
    that kills."""
    for leader, group in members.items():
        gang = [i for i, open_to in options.items() if leader in open_to]
        for i in gang:
            gain = worth(state, group, [i])
            if gain > 0:
                yield gain, ((i, leader),)
        gang.sort(key=lambda i: (-stat(state, i, POWER), i))
        for size in range(2, min(GANG, len(gang)) + 1):
            if any(dies(state, i, gang[:size]) for i in group):
                yield worth(state, group, gang[:size]), tuple([(i, leader) for i in gang[:size]])
                break


def worth(state: State, group: Sequence[int], gang: Sequence[int]) -> float:
    """What a block of `group` by `gang` is about worth: who falls, and what does not come through."""
    killed = sum([value(state, i) for i in group if dies(state, i, gang)])
    lost, left = 0.0, sum([max(0, stat(state, i, POWER)) for i in group])
    for i in sorted(gang, key=lambda i: remaining(state, i)):
        if dies(state, i, group) and remaining(state, i) <= left:
            lost += value(state, i)
            left -= remaining(state, i)
    return killed - lost + (1 if not lost else 0)


def value(state: State, i: int) -> float:
    """About what creature `i` is worth, in points of the evaluation."""
    able = keywords(state, i)
    evasive = 1 + 0.4 * bool(able & FLYING)
    worth = 1 + evasive * max(0, stat(state, i, POWER)) + 0.6 * max(0, stat(state, i, TOUGHNESS))
    return worth + 0.6 * (able & (FIRST_STRIKE | TRAMPLE | BANDING)).bit_count()


def stands(state: State, pairs: Pairs) -> float:
    """How the defending player stands after these blocks: who falls, and how much life is left."""
    gangs: dict[int, list[int]] = {}
    for i, leader in pairs:
        gangs.setdefault(leader, []).append(i)
    found, through = 0.0, 0
    for group in bands(state):
        gang = gangs.get(group[0])
        if gang:
            found += worth(state, group, gang)
            tough = sum([max(0, remaining(state, i)) for i in gang])
            through += max(0, sum([stat(state, i, POWER) for i in group if has(state, i, TRAMPLE)]) - tough)
        else:
            through += sum([max(0, stat(state, i, POWER)) for i in group])
    return found + _felt(remaining(state, other(state.active)), through)


def _standing(state: State, options: dict[int, tuple[int, ...]]) -> Pairs:
    """One blocker for each attacker, the most dangerous first, where that leaves its side better off: by who falls, and
    by the life that is left."""
    life = remaining(state, other(state.active))
    powers = {group[0]: sum([max(0, stat(state, i, POWER)) for i in group]) for group in bands(state)}
    through = sum(powers.values())
    blocked: dict[int, int] = {}
    for group in sorted(bands(state), key=lambda group: -powers[group[0]]):
        leader = group[0]
        free = [i for i, open_to in options.items() if i not in blocked and leader in open_to]
        best, least = None, _felt(life, through) - _felt(life, through - powers[leader])
        for i in free:
            gain = worth(state, group, [i])
            gain += THROWN * min(0.0, gain)
            if gain > least:
                best, least = i, gain
        if best is not None:
            blocked[best] = leader
            through -= powers[leader]
    return _ordered(options, tuple(blocked.items()))


def _felt(life: int, through: int) -> float:
    """What is left of `life` once so much has come through, in points of the evaluation."""
    return LIFE_WORTH * sqrt(life - through) if through < life else -1000.0 - through


def _last_stands(state: State, options: dict[int, tuple[int, ...]], good: list[Pairs]) -> Iterator[Pairs]:
    """As many blocks as it takes to live, the most dangerous attackers first, by those who are worth least: beside the
    good blocks, and without them."""
    members = sorted(bands(state), key=lambda group: -sum([stat(state, i, POWER) for i in group]))
    life = remaining(state, other(state.active))
    for pairs in (_together(options, good), ()):
        blocked = dict(pairs)
        for group in members:
            if comes_through(state, blocked.values()) < life:
                break
            free = [i for i, open_to in options.items() if i not in blocked and group[0] in open_to]
            if free and group[0] not in blocked.values():
                blocked[min(free, key=lambda i: value(state, i))] = group[0]
        yield _ordered(options, tuple(blocked.items()))


def _together(options: dict[int, tuple[int, ...]], good: Iterable[Pairs]) -> Pairs:
    """The best of `good` blocks that can be made together."""
    chosen: dict[int, int] = {}
    for pairs in good:
        if not any(i in chosen or attacker in chosen.values() for i, attacker in pairs):
            chosen |= pairs
    return _ordered(options, tuple(chosen.items()))


def _ordered(options: dict[int, tuple[int, ...]], pairs: Pairs) -> Pairs:
    return tuple(sorted(pairs, key=lambda pair: list(options).index(pair[0])))


# --- damage that is divided -------------------------------------------------------------------------------------------


def divisions(state: State, decision: Division) -> Iterator[Answer]:
    """The one that kills those who are worth most; all to each one that it can kill."""
    needs = {i: max(1, remaining(state, i)) for i in decision.things()}
    colours = COLOUR_TAGS & elements_of(state, decision.source)
    mortal = [i for i in needs if not protected_from(state, i) & colours and needs[i] <= decision.amount]
    best = max(_sets_of(mortal, needs, decision.amount), key=lambda some: sum([value(state, i) for i in some]))
    for some in (best, *[(i,) for i in mortal]):
        if some:
            left = decision.amount - sum([needs[i] for i in some])
            parts = [(i, needs[i] + (left if i == some[-1] else 0)) for i in needs if i in some]
            yield ("divide", *[part for pair in parts for part in pair])


def _sets_of(mortal: Sequence[int], needs: dict[int, int], amount: int) -> Iterator[tuple[int, ...]]:
    """All of `mortal` that die together of so much."""
    if not mortal:
        yield ()
        return
    for rest in _sets_of(mortal[1:], needs, amount):
        yield rest
        if needs[mortal[0]] + sum([needs[i] for i in rest]) <= amount:
            yield (mortal[0], *rest)


# --- what becomes of it -----------------------------------------------------------------------------------------------


def dies(state: State, i: int, against: Sequence[int]) -> bool:
    """Does `i` fall if all of `against` fight it, and it strikes back at whoever it can kill first?"""
    colours = protected_from(state, i)
    hits = [one for one in against if not colours & elements_of(state, one) & COLOUR_TAGS]
    first = has(state, i, FIRST_STRIKE)
    if first and len(hits) == 1 and not has(state, hits[0], FIRST_STRIKE) and kills(state, i, hits[0]):
        return False
    if sum([max(0, stat(state, one, POWER)) for one in hits]) < remaining(state, i):
        return False
    return remaining(state, i) > 0 and not regenerates(state, i)


def regenerates(state: State, i: int) -> bool:
    """Has it an ability that regenerates it for nothing but mana, and its controller that mana?"""
    for clause in traits(state, i).clauses.get("use", ()):
        if _saves_itself(clause):
            assert clause.pay is not None
            return available(state, state.entities[i].controller).pays(clause.pay.amounts)
    return False


@cache
def _saves_itself(clause: Clause) -> bool:
    pay = clause.pay
    if pay is None or pay.parts or pay.x >= 0 or len(clause.do) != 1:
        return False
    [operation] = clause.do
    return isinstance(operation, Regenerate) and operation.to.name == "self"


def kills(state: State, i: int, victim: int) -> bool:
    """Does the damage of `i` alone kill `victim`?"""
    if protected_from(state, victim) & elements_of(state, i) & COLOUR_TAGS:
        return False
    return stat(state, i, POWER) >= remaining(state, victim)


def comes_through(state: State, blocked: Iterable[int]) -> int:
    """The damage of attackers, if those are blocked whose bands begin with one of `blocked`, as far as nobody changes
    it: what tramplers have beyond toughness is not in it."""
    attack = attack_of(state)
    assert attack is not None
    through = 0
    stopped = {*blocked}
    for group in attack.groups:
        if not group.blocked and not any(i in stopped for i, _ in group.members):
            through += sum([max(0, stat(state, i, POWER)) for i, _ in group.members])
    return through
