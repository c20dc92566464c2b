"""What is good and bad about a position of ESTRO, as numbers for the AI, each with its name.

Everything here comes from values, keywords, gifts and marks, never from which card it is; of hidden cards only the
number is looked at. `own_` is the seat's side of the field, `foe_` the other one. `foe_struck` is how many cards the
attacks that the seat's side can still make in this turn destroy in the mean, over the dice; `losses` what the best
attacks of the turns after it do, and those of the other side. A side whose last card may fall where that decides the
match is in `peril`.
"""

from __future__ import annotations

from math import prod

from game.kernel.once import USED
from game.kernel.state import State
from game.kernel.values import traits
from game.rules.estro.constants import (
    ATTACKS,
    BOUND,
    HAND,
    TOKENS,
    enemy_field,
    field_of,
    round_of,
    rules,
    side,
    zone,
)
from game.rules.estro.fight import attacks_allowed, attacks_of_turn
from game.rules.estro.strikes import Fighter, fall, fighter, pairings
from game.rules.estro.victory import threshold

SOON = 4
"""So many rounds before elimination counts, an empty side begins to matter."""
EARLY = 0.3
"""How much it matters then, against a side whose last card falls where that decides."""


SIDE = ("cards", "down", "tot", "primary", "gifts", "bound", "hand", "tokens")
TOT = SIDE.index("tot")
NAMES = (
    *[f"own_{name}" for name in SIDE], *[f"foe_{name}" for name in SIDE], "foe_struck", "foe_losses", "own_losses",
    "own_peril", "foe_peril", "lead",
)  # fmt: skip


def features(state: State, seat: int) -> tuple[float, ...]:
    """The features of the position for `seat`, in the order of `NAMES`."""
    ours, theirs = field_of(state, seat), enemy_field(state, seat)
    own, foe = [fighter(state, i) for i in ours], [fighter(state, i) for i in theirs]
    mine = _side(state, seat, ours, own)
    others = _side(state, state.places.opponents[seat][0], theirs, foe)
    lead = (mine[TOT] - others[TOT]) * round_of(state) / max(1, rules(state).last_round)
    return (*mine, *others, *_strike(state, seat, own, foe), lead)


def _strike(state: State, seat: int, own: list[Fighter], foe: list[Fighter]) -> tuple[float, ...]:
    """The attacks of this turn, and of the turns after it until both sides have had one: what the foe loses now and
    then, what the own side loses, and the peril of both."""
    r, active, places = rules(state), state.active, state.places
    odds = pairings(r)
    mine, theirs = [1.0] * len(own), [1.0] * len(foe)
    struck = gains = losses = peril = danger = 0.0
    left = attacks_of_turn(state, active) - state.seats[active][ATTACKS] if attacks_allowed(state) else 0
    for ahead in range(3 if places.teams[active] == places.teams[seat] else 2):
        striker = (active + ahead) % len(state.seats)
        strikes = r.attacks_per_turn if ahead else left
        if places.teams[striker] == places.teams[seat]:
            ready = [alive * _can_attack(one, striker, ahead) for one, alive in zip(own, mine, strict=True)]
            fallen = fall(odds, own, ready, foe, theirs, strikes)
            if ahead:
                gains = fallen
            else:
                struck = fallen
            danger = max(danger, _peril(state, theirs, ahead))
        else:
            ready = [alive * _can_attack(one, striker, ahead) for one, alive in zip(foe, theirs, strict=True)]
            losses = fall(odds, foe, ready, own, mine, strikes)
            peril = max(peril, _peril(state, mine, ahead))
    return struck, gains, losses, peril, danger


def _can_attack(one: Fighter, striker: int, ahead: int) -> bool:
    return one.controller == striker and (ahead > 0 or one.fresh)


def _peril(state: State, alive: list[float], ahead: int) -> float:
    """How likely a side has no card left after so many more turns, as far as that matters by then."""
    seats, turn, last = len(state.seats), state.turn + ahead, threshold(state)
    number = -(-turn // seats)
    decides = number > last or (number == last and turn % seats == 0)
    near = 1.0 if decides else EARLY * max(0.0, 1 - (last - number) / SOON)
    return near * prod([1 - likely for likely in alive]) if near else 0.0


def _side(state: State, seat: int, cards: tuple[int, ...], fighters: list[Fighter]) -> tuple[float, ...]:
    """The features of one side, in the order of `SIDE`."""
    gifts = down = tots = primaries = bound = 0
    entities = state.entities
    for i, one in zip(cards, fighters, strict=True):
        tots += one.tot
        primaries += one.primary
        down += one.estro < 0
        bound += bool(one.mask & BOUND)
        for clauses in traits(state, i).clauses.values():
            for clause in clauses:
                gifts += not (clause.once and entities[i].extra.marks & USED << clause.number)
    seats = side(state, seat)
    return (
        len(cards), down, tots / 70, primaries / 20, gifts, bound,
        sum([len(state.zones[zone(s, HAND)]) for s in seats]), sum([state.seats[s][TOKENS] for s in seats]),
    )  # fmt: skip
