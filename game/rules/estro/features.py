"""What is good and bad about a position of ESTRO, as named numbers for the AI.

Everything here comes from values, keywords, gifts and marks, never from which card it is; of hidden cards only the
number is looked at. `own_` is the seat's side of the field, `foe_` the other one. `losses` is how many cards the best
two attacks of the other side would destroy in the mean, over the dice.
"""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.once import USED
from game.kernel.state import State
from game.kernel.values import keywords, traits
from game.rules.estro.constants import (
    ATTACKED,
    ATTACKS,
    BOUND,
    BULWARK,
    ESTRI,
    EXTRA_ATTACKS,
    FREE,
    HAND,
    PROTECTED,
    STEADFAST,
    TOKENS,
    VEILED,
    Rules,
    enemy_field,
    field_of,
    round_of,
    rules,
    side,
    zone,
)
from game.rules.estro.fight import attacks_allowed
from game.rules.estro.victory import threshold
from game.rules.estro.worth import estro, primary, tot

SOON = 3
"""So many rounds before elimination counts, an empty side begins to matter."""


class Fighter(NamedTuple):
    tot: int
    primary: int
    estro: int
    """-1 for a card that lies face down."""
    mask: int
    can_attack: bool


def features(state: State, seat: int) -> dict[str, float]:
    """The features of the position for `seat`."""
    r = rules(state)
    ours, theirs = field_of(state, seat), enemy_field(state, seat)
    own, foe = [_fighter(state, i) for i in ours], [_fighter(state, i) for i in theirs]
    mine = state.places.teams[state.active] == state.places.teams[seat]
    left = max(0, r.attacks_per_turn + state.seats[state.active][EXTRA_ATTACKS] - state.seats[state.active][ATTACKS])
    coming = left if attacks_allowed(state) else 0
    strikes = (coming if mine else r.attacks_per_turn, r.attacks_per_turn if mine else coming)
    found = _side(state, seat, ours, own, "own") | _side(state, state.places.opponents[seat][0], theirs, foe, "foe")
    found["foe_losses"] = losses(r, own, foe, strikes[0])
    found["own_losses"] = losses(r, foe, own, strikes[1])
    near = max(0.0, 1 - max(0, threshold(state) - round_of(state)) / SOON)
    found["own_peril"] = near * _peril(len(own), found["own_losses"])
    found["foe_peril"] = near * _peril(len(foe), found["foe_losses"])
    found["lead"] = (found["own_tot"] - found["foe_tot"]) * round_of(state) / max(1, r.last_round)
    return found


def _peril(cards: int, lost: float) -> float:
    """How near a side is to having no card."""
    return 1.0 if not cards else min(1.0, max(0.0, lost - cards + 1))


def _side(state: State, seat: int, cards: tuple[int, ...], fighters: list[Fighter], name: str) -> dict[str, float]:
    down = sum(f.estro < 0 for f in fighters)
    gifts = sum(
        1.0 for i in cards for clauses in traits(state, i).clauses.values() for clause in clauses
        if not (clause.once and state.entities[i].extra.marks & USED << clause.number)
    )  # fmt: skip
    seats = side(state, seat)
    return {
        f"{name}_cards": float(len(cards)),
        f"{name}_down": float(down),
        f"{name}_tot": sum(f.tot for f in fighters) / 70,
        f"{name}_primary": sum(f.primary for f in fighters) / 20,
        f"{name}_gifts": gifts,
        f"{name}_bound": float(sum(bool(f.mask & BOUND) for f in fighters)),
        f"{name}_hand": float(sum(len(state.zones[zone(s, HAND)]) for s in seats)),
        f"{name}_tokens": float(sum(state.seats[s][TOKENS] for s in seats)),
    }


def _fighter(state: State, i: int) -> Fighter:
    mask = keywords(state, i)
    which = estro(state, i)
    fresh = not state.entities[i].flags & ATTACKED or state.entities[i].controller != state.active
    return Fighter(tot(state, i), primary(state, i), which, mask, which >= 0 and not mask & BOUND and fresh)


# --- what attacks come to ---------------------------------------------------------------------------------------------


def losses(r: Rules, attackers: list[Fighter], targets: list[Fighter], strikes: int) -> float:
    """How many of `targets` so many attacks destroy in the mean, each by another card where that is best for it."""
    seen = [target for target in targets if not target.mask & VEILED]
    open_to = [target for target in seen if target.mask & BULWARK] or seen
    ways = sorted(
        ((chance(r, one, other), a, t) for a, one in enumerate(attackers) if one.can_attack
         for t, other in enumerate(open_to)),
        reverse=True,
    )  # fmt: skip
    used: set[int] = set()
    fallen: set[int] = set()
    total = 0.0
    for odds, a, t in ways:
        if len(used) >= strikes or not odds:
            break
        if a not in used and t not in fallen:
            used.add(a)
            fallen.add(t)
            total += odds
    return total


def chance(r: Rules, one: Fighter, other: Fighter) -> float:
    """How likely `one` destroys `other`, over both dice (E-089 to E-106)."""
    if other.mask & PROTECTED:
        return 0.0
    if other.estro < 0:
        return 1.0
    mirror = one.estro == other.estro
    table = 0 if mirror or one.mask & FREE else r.estro_table[one.estro][other.estro]
    total = 0.0
    for first, likely in _bonuses(r, one.estro, mirror):
        for second, too in _bonuses(r, other.estro, mirror):
            by_tot = one.tot + first + table > other.tot + second
            by_primary = one.primary + first > 2 * (other.primary + second) and not other.mask & STEADFAST
            if by_tot or by_primary:
                total += likely * too
    return total


def _bonuses(r: Rules, which: int, mirror: bool) -> tuple[tuple[int, float], ...]:
    """What a die adds to a card of that Estro, and how likely."""
    if mirror and not r.mirror_dice:
        return ((0, 1.0),)
    likely = sum(ESTRI[which] in lucky for lucky in r.dice) / len(r.dice)
    return (r.die_bonus, likely), (0, 1 - likely)
