"""Phase 3: attacks, dice, the two tests (E-046, E-083 to E-112)."""

from __future__ import annotations

from operator import itemgetter

from game.kernel.characteristics import ADD, Modifier, ending
from game.kernel.continuous import affected
from game.kernel.data import Ref
from game.kernel.decisions import Answer
from game.kernel.listed import Free, acting
from game.kernel.references import found, ref
from game.kernel.rng import EFFECTS, below
from game.kernel.state import State, tasks
from game.kernel.triggers import set_off
from game.kernel.values import expire, keywords, modify
from game.kernel.windows import PASS, offer_next
from game.rules.estro import mnemonica, victory
from game.rules.estro.constants import (
    AGAIN,
    ATTACKED,
    ATTACKS,
    BOUND,
    BULWARK,
    DICE_END,
    EXTRA_ATTACKS,
    FIELD,
    FIGHT_END,
    FREE,
    PLACED,
    PRIMARY,
    STEADFAST,
    TOT,
    VEILED,
    enemy_field,
    is_face_down,
    is_inferno,
    round_of,
    rules,
    zone,
)
from game.rules.estro.destroying import destroy
from game.rules.estro.parts import parts
from game.rules.estro.play import reveal
from game.rules.estro.worth import die_bonus, estro, primary, roll_bonus, table_bonus, tot

Record = tuple[Ref, Ref, int, int]
"""A fight under way: attacker, target, and what each has rolled (0 before)."""
DICE_LIE = ending(DICE_END)
"""Of `State.modified`: somebody is changed by dice."""


# --- declaring --------------------------------------------------------------------------------------------------------


def attack_phase(state: State, seat: int) -> None:
    """Attacks, each of them optional (E-046); before the first, face-down cards may be turned up (E-075)."""
    ways: list[Answer] = [("turn", i) for i in flips(state, seat)]
    targets = defenders(state, seat)
    if targets:
        ways += [("attack", i, target) for i in attackers(state, seat) for target in targets]
    if ways:
        state.frames.append((attack_phase, (seat,)))
        state.decision = Free("attack", seat, attack_chosen, (seat,), ways=(*ways, PASS))


def flips(state: State, seat: int) -> list[int]:
    """The own face-down cards that were not placed this turn (E-075)."""
    if state.seats[seat][ATTACKS] or not rules(state).face_down_flips:
        return []
    entities = state.entities
    return [
        i for i in state.zones[zone(seat, FIELD)] if entities[i].under is not None and not entities[i].flags & PLACED
    ]


def attacks_allowed(state: State) -> bool:
    """Not in the first rounds of Stratega (E-162) and of Inferno (E-172)."""
    r, number = rules(state), round_of(state)
    if r.stratega_attacks and number <= r.stratega_attack_round:
        return False
    return not is_inferno(state) or number > r.inferno_attack_round


def attacks_of_turn(state: State, seat: int) -> int:
    """How many attacks the turn of `seat` allows (E-083); under Stratega the first of all turns with attacks may allow
    fewer (E-162)."""
    r = rules(state)
    first = r.stratega_attacks and state.turn == r.stratega_attack_round * len(state.seats) + 1
    usual = min(r.attacks_per_turn, r.stratega_first_attacks) if first else r.attacks_per_turn
    return usual + state.seats[seat][EXTRA_ATTACKS]


def attackers(state: State, seat: int) -> list[int]:
    """The own cards (E-177) that can attack: face up (E-074), and once a turn each (E-083, E-084)."""
    if state.seats[seat][ATTACKS] >= attacks_of_turn(state, seat) or not attacks_allowed(state):
        return []
    entities, table = state.entities, affected(state)
    found: list[int] = []
    for i in state.zones[zone(seat, FIELD)]:
        e = entities[i]
        has_attacked = e.flags & ATTACKED and not e.flags & AGAIN
        if e.under is None and not has_attacked and not table.get(i, e.traits).keywords & BOUND:
            found.append(i)
    return found


def defenders(state: State, seat: int) -> list[int]:
    """Which cards of the other side may be attacked (E-085, E-176): no veiled one; with a bulwark there, no other."""
    entities, table = state.entities, affected(state)
    seen: list[int] = []
    bulwarks: list[int] = []
    for i in enemy_field(state, seat):
        mask = (table[i] if i in table else entities[i].traits).keywords
        if not mask:
            seen.append(i)
        elif not mask & VEILED:
            seen.append(i)
            if mask & BULWARK:
                bulwarks.append(i)
    return bulwarks or seen


def attack_chosen(state: State, answer: Answer, seat: int) -> None:
    if answer == PASS:
        state.frames.pop()
    elif answer[0] == "turn":
        reveal(state, answer[1])
    else:
        attack(state, answer[1], answer[2])


def attack(state: State, attacker: int, target: int) -> None:
    """An attack is declared (E-085, E-112)."""
    seat = state.entities[attacker].controller
    state.seats[seat][ATTACKS] += 1
    e = state.entities[attacker]
    again = e.flags & ATTACKED
    state.entities[attacker] = e.with_flags((e.flags & ~AGAIN if again else e.flags) | ATTACKED)
    if state.log is not None:
        state.log.emit("attack", {"attacker": attacker, "target": target, "seat": seat})
    state.frames.append((end_fight, (ref(state, attacker), ref(state, target), 0, 0)))
    state.frames += STEPS
    set_off(state, "attacks", attacker, target)
    set_off(state, "attacked", target, attacker)


# --- the fight under way ----------------------------------------------------------------------------------------------


def place_of(state: State) -> int:
    """Where among the frames the record of the fight under way lies; -1 if there is none."""
    steps = list(map(itemgetter(0), state.frames))
    if end_fight not in steps:  # what is asked most often
        return -1
    steps.reverse()
    return len(steps) - 1 - steps.index(end_fight)


def record(state: State) -> Record | None:
    place = place_of(state)
    if place < 0:
        return None
    one, other, first, second = state.frames[place][1]
    return one, other, first, second


def fighters(state: State) -> tuple[int, ...]:
    """Attacker and target, where both are still there to fight; () without a fight."""
    place = place_of(state)
    return () if place < 0 else _standing(state, state.frames[place][1])


def _standing(state: State, fight: Record) -> tuple[int, ...]:
    """The `fighters` of that fight."""
    (i, was), (j, were), _, _ = fight
    one, other = state.entities[i], state.entities[j]
    if one.zone_changes != was or other.zone_changes != were or one.under is not None:
        return ()
    field, teams = state.places.field, state.places.teams
    if not (field[one.zone] and field[other.zone]) or teams[one.controller] == teams[other.controller]:
        return ()
    return i, j


def attacking(state: State) -> tuple[int, ...]:
    """Who attacks in the attack under way, also when the target has gone; () without one."""
    under_way = record(state)
    if under_way is None:
        return ()
    one = under_way[0]
    return (one[0],) if found(state, one) and not is_face_down(state, one[0]) else ()


def fighter_of(state: State, seat: int, own: bool) -> tuple[int, ...]:
    """The fighter on the side of `seat`, or the other one."""
    teams, entities = state.places.teams, state.entities
    return tuple([i for i in fighters(state) if (teams[entities[i].controller] == teams[seat]) == own])


# --- the dice ---------------------------------------------------------------------------------------------------------


def declared(state: State) -> None:
    offer_next(state, "declared")


def roll(state: State) -> None:
    """Both roll a die (E-089); against a face-down card nobody does (E-079)."""
    place = place_of(state)
    fight: Record = state.frames[place][1]
    both = _standing(state, fight)
    if not both or is_face_down(state, both[1]):
        return
    _, _, one, other = fight
    if not one:  # else a redirected attack keeps its dice
        one = below(state.rng, EFFECTS, 6) + 1
        other = below(state.rng, EFFECTS, 6) + 1
    _fall(state, place, both, one, other)


def fall(state: State, one: int, other: int) -> None:
    """The dice of attacker and target, who fight, show these numbers."""
    place = place_of(state)
    both = _standing(state, state.frames[place][1])
    if both:
        _fall(state, place, both, one, other)


def _fall(state: State, place: int, both: tuple[int, ...], one: int, other: int) -> None:
    _set_dice(state, place, both, one, other)
    set_off(state, "rolled", both[0], both[1], one)
    set_off(state, "rolled", both[1], both[0], other)


def set_dice(state: State, one: int, other: int) -> None:
    """These are the rolls of attacker and target now; their bonuses and the table are in force (E-091 to E-100)."""
    place = place_of(state)
    _set_dice(state, place, _standing(state, state.frames[place][1]), one, other)


def _set_dice(state: State, place: int, both: tuple[int, ...], one: int, other: int) -> None:
    task, args = state.frames[place]
    state.frames[place] = (task, (*args[:2], one, other))
    if not both:
        expire(state, DICE_END)
        return
    _weigh(state, both, one, other)
    if state.log is not None:
        mirror = estro(state, both[0]) == estro(state, both[1])
        for i, rolled in zip(both, (one, other), strict=True):
            facts = {"entity": i, "seat": state.entities[i].controller, "roll": rolled,
                     "bonus": die_bonus(state, i, rolled, mirror)}  # fmt: skip
            state.log.emit("dice", facts)


def weigh(state: State) -> None:
    """Put the bonuses of the dice and the table in force, by the Estri that the fighters are of now (E-091 to E-100).

    Whoever is of another Estro once the dice have fallen is compared as such (E-151): die and table count for the Estro
    at the comparison, as all values do (E-112).
    """
    fight = record(state)
    both = () if fight is None else _standing(state, fight)
    if fight is not None and both:
        _weigh(state, both, *fight[2:])


def _weigh(state: State, both: tuple[int, ...], one: int, other: int) -> None:
    """The same, where both fight and have rolled `one` and `other`."""
    if not one:
        return
    attacker, target = both
    r, first, second = rules(state), estro(state, attacker), estro(state, target)
    table = 0 if keywords(state, attacker) & FREE else table_bonus(r, first, second)
    mirror = first == second
    wanted = (
        _of_dice(attacker, roll_bonus(r, first, one, mirror), table, target),
        _of_dice(target, roll_bonus(r, second, other, mirror), 0, target),
    )
    if state.modified & DICE_LIE:
        entities = state.entities
        for i, mods in zip(both, wanted, strict=True):
            if [m[:-1] for m in entities[i].mods if m.end == DICE_END] != [m[:-1] for m in mods]:
                break
        else:
            return  # they are in force, whenever they came
        expire(state, DICE_END)
    for i, mods in zip(both, wanted, strict=True):
        if mods:
            modify(state, i, mods)


def _of_dice(i: int, bonus: int, table: int, target: int) -> tuple[Modifier, ...]:
    """What a die that gives so much and the table change of fighter `i`."""
    if not bonus and not table:
        return ()
    die = Modifier(ADD, PRIMARY, bonus, DICE_END, i)
    further = Modifier(ADD, TOT, table, DICE_END, target)
    return (die, further) if bonus and table else (die,) if bonus else (further,)


def rolled(state: State) -> None:
    if fighters(state):
        offer_next(state, "rolled")


# --- the two tests ----------------------------------------------------------------------------------------------------


def beats(state: State, attacker: int, target: int) -> tuple[bool, bool]:
    """The TOT test (E-102) and the primary test (E-103 to E-105), on what both are worth now."""
    if is_face_down(state, target):
        return True, True  # E-071
    double = primary(state, attacker) > 2 * primary(state, target) and not keywords(state, target) & STEADFAST
    return tot(state, attacker) > tot(state, target), double


def compare(state: State) -> None:
    fight = record(state)
    both = () if fight is None else _standing(state, fight)
    if fight is None or not both:
        return
    _weigh(state, both, *fight[2:])
    attacker, target = both
    by_tot, by_primary = beats(state, attacker, target)
    won, told = by_tot or by_primary, rules(state).mnemonica
    if state.log is not None and not told:  # E-156
        facts = {"attacker": attacker, "target": target, "face_down": is_face_down(state, target), "won": won,
                 "tots": [tot(state, i) for i in both], "primaries": [primary(state, i) for i in both],
                 "by_tot": by_tot, "by_primary": by_primary,
                 "parts": [[] if is_face_down(state, i) else parts(state, i) for i in both]}  # fmt: skip
        state.log.emit("compared", facts)
    refs = ref(state, attacker), ref(state, target)
    state.frames += [(fought, (*refs, won)), (judge, (*refs, won))]
    if told and not is_face_down(state, target):
        state.frames.append((mnemonica.announce, (*refs, won)))


def judge(state: State, one: Ref, other: Ref, won: bool) -> None:
    """If either test succeeds the target is destroyed (E-108); else nothing happens to either (E-106, E-107)."""
    if won and found(state, other):
        destroy(state, (other[0],), state.entities[one[0]].controller, one)


def fought(state: State, one: Ref, other: Ref, won: bool) -> None:
    """What the attack sets off (E-111); whoever was saved from it has not withstood it."""
    fell = won and not found(state, other)
    if fell and found(state, one):
        set_off(state, "defeats", one[0], other[0])
    if not won:
        set_off(state, "survives", other[0], one[0])
        set_off(state, "fails", one[0], other[0])


def end_fight(state: State, one: Ref, other: Ref, first: int, second: int) -> None:
    """All values return to normal (E-110); then victory is looked at."""
    expire(state, FIGHT_END, DICE_END)
    victory.look(state)


STEPS = [(compare, ()), (rolled, ()), (roll, ()), (declared, ())]
"""The steps of a fight, as they lie among the frames (E-112)."""

tasks(__name__, attack_phase, attack_chosen, declared, roll, fall, rolled, compare, judge, fought, end_fight)
acting(attack_chosen)
