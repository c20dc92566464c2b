"""What is good and bad about a position of Cataclysm, as numbers for the AI, each with its name.

Everything here comes from stats, keywords, kinds and triggers, never from which card it is. `own_` is the seat's side,
`foe_` the mean of its opponents' sides, those that are out included. `stand` is what the battles of the next turns
come to, in points: against the opponent who is the worst for the seat, and in the mean. Of hidden hands only the number
is looked at.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt, tanh

from game.kernel.cards import Definition
from game.kernel.state import State
from game.kernel.values import keywords, remaining, stat
from game.rules.cataclysm.constants import (
    ARMOR,
    BATTLE,
    BOUND,
    DECK,
    DEPLOYMENT,
    FLEETING,
    HAND,
    LIFE,
    PHASE,
    PLAY,
    POWER,
    SKIPS,
    foes,
    rules,
    zone,
)
from game.rules.cataclysm.elimination import discard_limit, discarded_characters
from game.rules.cataclysm.exchange import LOST, Fighter, Side, ahead, targets, turn_ahead, worth
from game.rules.cataclysm.field import is_borrowed

SPENT = frozenset({"enter", "play"})
"""Triggers that a Character in play can't meet any more."""
STRANGER = Fighter(14, 3, 0, 0)
"""What a hidden card of a hand is taken for: a middling Character."""
ATTACKING = ("opponent", "battle")
"""The decisions of a battle."""
FAR = 20.0
"""So many points a stand comes to at most: on bare numbers a match is as good as won or lost long before it is."""
CHANCES = (1.0, 0.45, 0.4, 0.35, 0.25, 0.15, 0.08)
"""How likely an attack that falls short by so much is made up for by a card."""


SIDE = ("life", "power", "more", "clauses", "keywords", "fallen", "deck", "stuck")
"""Of each side; `more` are the Characters in play beyond the first, `fallen` is 1 where one more fall is the last."""
NAMES = (
    *[f"own_{name}" for name in SIDE], "own_characters_in_hand", "own_events_in_hand", "own_peril",
    *[f"foe_{name}" for name in SIDE], "foe_hand", "foe_peril", "worst_stand", "mean_stand",
)  # fmt: skip
BEATEN = [NAMES.index(f"foe_{name}") - NAMES.index("foe_life") for name in ("fallen", "peril")]
"""The places, among those of a foe, of what counts in full for one who is out; of all else it has nothing."""


def features(state: State, seat: int) -> tuple[float, ...]:
    """The features of the position for `seat`, in the order of `NAMES`."""
    own = _side(state, seat, _reserve(state, seat))
    others, number = foes(state, seat), len(state.seats) - 1
    share = 1 / max(1, number)
    peril, sums = 0.0, [0.0] * (len(SIDE) + 2)
    stands: list[float] = []
    for foe in others:
        hand = len(state.zones[zone(foe, HAND)])
        theirs = _side(state, foe, (STRANGER,) * min(hand, 2))
        for place, value in enumerate((*_numbers(state, foe, theirs), hand, _peril(theirs, own))):
            sums[place] += share * value
        peril = max(peril, _peril(own, theirs))
        stands.append(_stand(state, seat, own, theirs))
    out = number - len(others)
    if out:
        for place in BEATEN:
            sums[place] += share * out
    worst, mean = min(stands, default=0.0), share * (sum(stands) + (out * _softened(worth(own) - LOST) if out else 0.0))
    return (*_numbers(state, seat, own), *_hand(state, seat), peril, *sums, worst, mean)


def _stand(state: State, seat: int, own: Side, theirs: Side) -> float:
    """How the seat of `own` will stand against `theirs` after the next turns of both, in points within `FAR`."""
    phase, kind = state.seats[seat][PHASE], state.decision.kind if state.decision is not None else ""
    if state.active == seat and (phase < DEPLOYMENT or kind == "deploy"):
        return _softened(turn_ahead(own, theirs))
    if state.active == seat and (phase < BATTLE or kind in ATTACKING):
        return _softened(ahead(own, theirs))
    return -_softened(turn_ahead(theirs, own))


def _softened(points: float) -> float:
    """The same order, yet a loss within the turns that are looked ahead is no certain one: Events come between."""
    return FAR * tanh(points / FAR)


def _peril(side: Side, foe: Side) -> float:
    """Where one more fall loses the game: about how likely the next turn of `foe` brings it about."""
    exposed = [side.fighters[n] for n in targets(side)]
    if len(side.fighters) > 1:
        exposed = [f for f in exposed if not f.keywords & FLEETING] if side.left <= 1 else []
    strongest = max((f.power for f in foe.fighters if not f.keywords & BOUND), default=0)
    margin = min((f.life - strongest + f.armor for f in exposed), default=len(CHANCES))
    return CHANCES[max(0, margin)] if margin < len(CHANCES) else 0.0


# --- one side ---------------------------------------------------------------------------------------------------------


def _side(state: State, seat: int, reserve: tuple[Fighter, ...]) -> Side:
    """Its Characters, borrowed ones with their owner; nobody of the `reserve` if its next deployment is skipped."""
    entities, numbers = state.entities, state.seats
    own = [i for i in state.zones[zone(seat, PLAY)] if not is_borrowed(entities[i])]
    elsewhere = (i for other in range(len(numbers)) if other != seat for i in state.zones[zone(other, PLAY)])
    own += [i for i in elsewhere if is_borrowed(entities[i]) and entities[i].owner == seat]
    fighters = tuple(
        Fighter(max(0, remaining(state, i)), max(0, stat(state, i, POWER)), keywords(state, i), stat(state, i, ARMOR))
        for i in own
    )
    left = discard_limit(state) - discarded_characters(state, seat)
    if numbers[seat][SKIPS + DEPLOYMENT]:
        reserve = ()
    return Side(fighters, left, reserve, rules(state).max_in_play)


def _reserve(state: State, seat: int) -> tuple[Fighter, ...]:
    """The Characters in its hand, the strongest first."""
    entities = state.entities
    found = [_fresh(entities[i].definition) for i in state.zones[zone(seat, HAND)]
             if entities[i].definition.kind == "character"]  # fmt: skip
    return tuple(sorted(found, key=_body, reverse=True)[:2])


@lru_cache(maxsize=4096)
def _fresh(definition: Definition) -> Fighter:
    """A Character as it comes into play."""
    stats = definition.stats
    return Fighter(stats[LIFE], stats[POWER], definition.keywords, stats[ARMOR])


def _body(fighter: Fighter) -> int:
    return fighter.life * fighter.power


def _numbers(state: State, seat: int, side: Side) -> tuple[float, ...]:
    """The features of one side, in the order of `SIDE`."""
    entities, number = state.entities, len(side.fighters)
    life = power = marks = clauses = 0
    for f in side.fighters:
        life += f.life
        power += f.power
        marks += (f.keywords & ~BOUND).bit_count() + f.armor
    for i in state.zones[zone(seat, PLAY)]:
        clauses += _lasting(entities[i].definition)
    return (
        life, power, number - 1 if number > 1 else 0, clauses, marks, 1 / side.left if side.left > 1 else 1.0,
        float(not state.zones[zone(seat, DECK)]), float(number == 1 and state.seats[seat][SKIPS + DEPLOYMENT] > 0),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _lasting(definition: Definition) -> int:
    """How many of its clauses can still do something once it is in play."""
    return sum(clause.when not in SPENT for clause in definition.clauses)


def _hand(state: State, seat: int) -> tuple[float, float]:
    """What the hand is worth: Characters by their body, each further one less; Events by their number."""
    entities = state.entities
    bodies: list[float] = []
    events = 0.0
    for i in state.zones[zone(seat, HAND)]:
        definition = entities[i].definition
        if definition.kind == "character":
            bodies.append(sqrt(definition.stats[0] * definition.stats[POWER]))
        if "play" in definition.by_trigger:
            events += 1 if definition.kind == "event" else 0.4
    bodies.sort(reverse=True)
    return sum(body * 0.6**n for n, body in enumerate(bodies)), events
