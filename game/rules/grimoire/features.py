"""What is good and bad about a position of Grimoire, as numbers for the AI, each with its name.

Everything here comes from stats, keywords, kinds, costs and triggers, never from which card it is. `own_` and `foe_`
are the two sides. Only what `seat` may know is looked at: of the opponent's hand the number, of the libraries theirs.
What ends with the turn counts for nothing, and damage on a creature neither: it is healed then (M-076, M-077).
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from operator import le

from game.kernel.cards import Definition, Entity
from game.kernel.characteristics import ADD, TURN_END
from game.kernel.continuous import affected
from game.kernel.state import State
from game.rules.grimoire.constants import (
    ATTACKS,
    COLOURS,
    HAND,
    LIBRARY,
    LIFE,
    POWER,
    SETTLED,
    TAPPED,
    TERRITORY,
    TOUGHNESS,
    YIELD,
    other,
    zone,
)
from game.rules.grimoire.keywords import (
    BANDING,
    BLOCKS_FLYING,
    CANNOT_ATTACK,
    CANNOT_BLOCK,
    FIRST_STRIKE,
    FLYING,
    TRAMPLE,
    protections,
    walked,
)
from game.rules.grimoire.kinds import CREATURES, EVERY_LAND_TYPE, WALL
from game.rules.grimoire.mana import available, is_simple, pool
from game.rules.grimoire.record import ATTACK_END, attack_of
from game.rules.grimoire.speeds import QUICK, of_card
from game.rules.grimoire.turn import phase

FLEETING = (TURN_END, ATTACK_END)
"""The ends of changes that are over with the turn, if not before."""
SPENT = frozenset({"enters", "play"})
"""Triggers that a permanent can't meet any more."""
ENOUGH = 6
"""So many lands are wanted; each further one is worth less."""
WANTED = 8
"""Lands in a hand are worth something up to so much mana in all."""
THIN = 8
"""From so few cards on a library is short."""
DRAW = 2
"""The place of the draw phase among the phases."""

SIDE = (
    "life", "frail", "power", "toughness", "body", "creatures", "flying", "walking", "words", "clauses", "works",
    "lands", "more_lands", "sources", "pool", "library_short",
)  # fmt: skip
"""Of each side; `life` is a square root, as each further point counts for less, `frail` what is missing to 5 of it;
`flying` and `walking` the power of those, `words` how many bear a keyword that helps in a fight, `works` what artifacts
and enchantments have cost, `more_lands` those beyond the sixth, `sources` what else gives mana."""
NAMES = (
    *[f"own_{name}" for name in SIDE], *[f"foe_{name}" for name in SIDE], "own_spells", "own_playable",
    "own_lands_in_hand", "own_answers", "foe_hand", "danger", "doomed", "pressure", "lethal",
    "to_move",
)  # fmt: skip
GOOD = FIRST_STRIKE | TRAMPLE | BANDING


class _Side:
    """One side, read once."""

    __slots__ = ("attackers", "blockers", "coming", "giving", "lands", "life", "masks", "numbers", "standing")

    def __init__(self, state: State, seat: int, fresh: bool) -> None:
        """`fresh`: all of it will be untapped and settled before its next attack."""
        entities = state.entities
        table = state.affected if state.affected is not None else affected(state)
        player = entities[seat]
        life = player.traits.stats[LIFE] - player.damage
        power = toughness = flying = walking = words = clauses = works = lands = more = sources = creatures = 0
        body = 0.0
        attackers: list[tuple[int, bool, int]] = []
        coming: list[tuple[int, bool, int]] = []
        blockers: list[bool] = []
        standing: list[bool] = []
        masks = 0
        giving = [0] * len(COLOURS)
        for i in state.zones[zone(seat, TERRITORY)]:
            e = entities[i]
            own = table.get(i, e.traits)
            kind = own.kind
            if kind == "land":
                lands += 1
                mask = own.types & EVERY_LAND_TYPE
                masks |= mask
                amount = 1 + own.stats[YIELD]
                for colour in range(len(COLOURS)):
                    if mask >> colour & 1:
                        giving[colour] += amount
                if "use" in own.clauses:
                    clauses += 1
            elif kind in CREATURES:
                creatures += 1
                stats, mask = own.stats, own.keywords
                strong, tough = stats[POWER], stats[TOUGHNESS]
                if e.mods:
                    more_power, more_tough = _for_now(e)
                    strong, tough = strong - more_power, tough - more_tough
                if strong < 0:
                    strong = 0
                if tough > 0:
                    toughness += tough
                    body += sqrt(strong * tough)
                can_attack = not mask & CANNOT_ATTACK and not own.types & WALL
                walks = walked(mask)
                if can_attack:
                    power += strong
                    if mask & FLYING:
                        flying += strong
                    if walks:
                        walking += strong
                    one = (stats[POWER], bool(mask & FLYING), walks)
                    coming.append(one)
                    if fresh or (e.flags & SETTLED and not e.flags & TAPPED):
                        attackers.append(one)
                if not mask & CANNOT_BLOCK:
                    flies = bool(mask & (FLYING | BLOCKS_FLYING))
                    standing.append(flies)
                    if not e.flags & TAPPED:
                        blockers.append(flies)
                words += (mask & GOOD).bit_count() + bool(protections(mask))
                clauses += _lasting(e.definition)
                sources += _gives(e.definition)
            elif kind != "aura":
                works += e.definition.total_cost
                sources += _gives(e.definition)
        if lands > ENOUGH:
            more, lands = lands - ENOUGH, ENOUGH
        library = len(state.zones[zone(seat, LIBRARY)])
        self.life, self.masks, self.giving, self.lands = life, masks, giving, lands + more + sources
        self.attackers, self.coming, self.blockers, self.standing = attackers, coming, blockers, standing
        self.numbers = (
            sqrt(life) if life > 0 else 0.0, 5 - life if life < 5 else 0, power, toughness, body, creatures, flying,
            walking, words, clauses, works, lands, more, sources, sum(pool(state, seat)),
            THIN - library if library < THIN else 0,
        )  # fmt: skip


def features(state: State, seat: int) -> tuple[float, ...]:
    """The features of the position for `seat`, in the order of `NAMES`."""
    foe = other(seat)
    active = state.active
    attacked = state.seats[active][ATTACKS] > 0 and attack_of(state) is None
    own, theirs = _Side(state, seat, active != seat), _Side(state, foe, active != foe)
    danger = _through(theirs, own, active == foe, attacked) / (own.life if own.life > 1 else 1)
    pressure = _through(own, theirs, active == seat, attacked) / (theirs.life if theirs.life > 1 else 1)
    foe_hand = len(state.zones[zone(foe, HAND)]) - (active == foe and _has_drawn(state))
    return (
        *own.numbers, *theirs.numbers, *_hand(state, seat, own), foe_hand,
        danger * danger if danger < 1 else 1.0, float(danger >= 1),
        pressure * pressure if pressure < 1 else 1.0, float(pressure >= 1), float(active == seat),
    )  # fmt: skip


def _through(side: _Side, foe: _Side, active: bool, attacked: bool) -> int:
    """The damage of the next attack of `side` with all it has that comes through if all of `foe` block."""
    over = active and attacked
    blockers = foe.standing if over else foe.blockers
    flying = sum(blockers)
    ground = len(blockers) - flying
    through = 0
    for power, flies, walks in sorted(side.coming if over else side.attackers, reverse=True):
        if power <= 0:
            break
        if walks & foe.masks:
            through += power
        elif flies:
            if flying:
                flying -= 1
            else:
                through += power
        elif ground:
            ground -= 1
        elif flying:
            flying -= 1
        else:
            through += power
    return through


def _has_drawn(state: State) -> bool:
    """Has the active player drawn the card of this turn?"""
    return not any(task is phase and args[0] == DRAW for task, args in state.frames)


def _for_now(e: Entity) -> tuple[int, int]:
    """What of its power and toughness ends with the turn."""
    power = tough = 0
    for m in e.mods:
        if m.layer == ADD and m.end in FLEETING:
            if m.what == POWER:
                power += m.amount
            elif m.what == TOUGHNESS:
                tough += m.amount
    return power, tough


@lru_cache(maxsize=4096)
def _lasting(definition: Definition) -> int:
    """How many of its clauses can still do something once it is in play, those that give mana aside."""
    return sum(clause.when not in SPENT for clause in definition.clauses) - _gives(definition)


@lru_cache(maxsize=4096)
def _gives(definition: Definition) -> int:
    """Does it give mana without more than being tapped?"""
    return int(any(is_simple(clause) for clause in definition.by_trigger.get("use", ())))


def _hand(state: State, seat: int, own: _Side) -> tuple[float, float, float, float]:
    """Spells in the hand, how many of them the lands could pay, lands in it, and how many can still be cast in the
    middle of something with what is untapped."""
    entities = state.entities
    spells = playable = lands = answers = 0
    has = None
    for i in state.zones[zone(seat, HAND)]:
        definition = entities[i].definition
        if definition.kind == "land":
            lands += 1
            continue
        spells += 1
        amounts = definition.cost
        if sum(amounts) <= own.lands and all(map(le, amounts[: len(COLOURS)], own.giving)):
            playable += 1
        if of_card(definition) & QUICK:
            has = has or available(state, seat)
            answers += has.pays(amounts)
    wanted = WANTED - own.lands
    return spells, playable, lands if lands < wanted else max(0, wanted), answers if answers < 2 else 2
