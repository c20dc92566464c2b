"""What one seat may know, as plain data; and full states that agree with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from game.kernel.cards import FACE_DOWN, VACANT, CardSet, Definition, Entity, entity, unmarked
from game.kernel.data import NOTHING, Context, Delayed, Item, listed, tupled
from game.kernel.decisions import Answer, Decision
from game.kernel.listed import Unlisted
from game.kernel.options import from_plain, to_plain
from game.kernel.places import SHARED
from game.kernel.priors import open_lists
from game.kernel.rng import DECKS, below, seeded, shuffled
from game.kernel.shapes import decision_from_json
from game.kernel.state import (
    Frame,
    State,
    blank_state,
    entity_from_json,
    entity_to_json,
    frames_from_json,
    frames_to_json,
    read_pending,
    tasks,
)
from game.kernel.unseen import knows

if TYPE_CHECKING:
    from game.kernel.ruleset import Ruleset

View = dict[str, Any]
UNKNOWN = -1
"""In a zone, a card that the seat can't tell; of a card that lies face down, that it is not known which it is."""
NOBODY = -2
"""In `gone`, a number of which nothing is to be known."""
OTHERS = -3
"""In a hand, a card that the viewer can't tell and that seat 0 owns, not its holder; OTHERS - 1: seat 1, and so on."""


def view(state: State, seat: int) -> View:
    """Everything that `seat` may know of `state`, as plain data. Streams are no part of it.

    Cards that lie hidden are UNKNOWN in their zones, and None among the entities. Of a card that lies face down there
    is all but which card it is. `unseen` has for each owner the ids of the cards that the seat can't tell, in the order
    of the alphabet, which says nothing of where they lie; or, where the deck lists of others are closed, their number.
    """
    hidden, numbers, face_down = _hidden(state, seat)
    strange = set(numbers)
    shown: list[Any] = [None if i in strange else entity_to_json(e) for i, e in enumerate(state.entities)]
    for i in face_down:
        shown[i] = [*entity_to_json(_as_seen(state.entities[i]))[:-1], UNKNOWN]
    decision, own = state.decision, asked(state, seat)
    shown_decision: Any = None
    if decision is not None:
        shown_decision = [decision.kind, decision.seat] if own is None else own.to_json()
    return {
        "game": state.game.name,
        "seat": seat,
        "options": to_plain(state.game.constants, state.options),
        "turn": state.turn,
        "active": state.active,
        "result": None if state.result is None else list(state.result),
        "seats": [list(c) for c in state.seats],
        "clock": state.clock,
        "entities": shown,
        "unseen": [[owner, of if isinstance(of, int) else [card.id for card in of]] for owner, of in hidden.items()],
        "zones": [list(zone) for zone in _zones(state, seat, numbers)],
        "frames": frames_to_json(to_do(state, seat)),
        "queue": listed(set_off(state, seat)),
        "series": listed(waiting(state, seat)),
        "withheld": listed(state.withheld),
        "doomed": listed(state.doomed),
        "decision": shown_decision,
        **({"tallies": listed(state.tallies)} if state.tallies else {}),
        **({"later": listed(delayed(state, seat))} if state.later else {}),
        **({"record": listed(state.record)} if state.record else {}),
    }


def _as_seen(e: Entity) -> Entity:
    """A card that lies face down as those see it who don't know which it is: its marks would tell."""
    found = e.copy()
    found.extra = unmarked(e.extra)
    return found


def set_off(state: State, seat: int) -> list[Item]:
    """What was set off and waits until deaths and damage under way are done, by cards that `seat` can tell."""
    return [told(state, seat, item) for item in state.queue if knows(state, seat, item.context.source)]


def told(state: State, seat: int, thing: Any) -> Any:
    """Plain data of what is still to be done, without a card that it names and `seat` can't tell: one that was drawn.

    Its number is not known to the others, as nobody has seen it.
    """
    if not state.cards.traces or not isinstance(thing, tuple):
        return thing
    if isinstance(thing, Context) and thing.object[0] >= 0 and not knows(state, seat, thing.object[0]):
        thing = thing._replace(object=NOTHING)
    parts = [told(state, seat, part) for part in thing]
    return type(thing)._make(parts) if hasattr(thing, "_make") else tuple(parts)


def delayed(state: State, seat: int) -> list[Delayed]:
    """What waits for a moment to come, as far as `seat` knows of it."""
    return [told(state, seat, waiting) for waiting in state.later]


def to_do(state: State, seat: int) -> list[Frame]:
    """The frames as far as `seat` knows of them."""
    if not state.cards.traces:
        return state.frames
    return [(task, told(state, seat, args)) for task, args in state.frames]


def waiting(state: State, seat: int) -> list[Item]:
    """The series as far as `seat` knows of it."""
    return [told(state, seat, item) for item in state.series]


def asked(state: State, seat: int) -> Decision | None:
    """The decision that is pending, if it is one of `seat`, as far as that knows of it."""
    decision = state.decision
    if decision is None or decision.seat != seat:
        return None
    if not state.cards.traces:
        return decision
    known = decision_from_json(decision.to_json())
    known.args = told(state, seat, decision.args)
    return known


Hidden = dict[int, Sequence[Definition] | int]
"""For each owner the cards that a seat can't tell, in the order of their ids; or how many there are."""


def _hidden(state: State, seat: int) -> tuple[Hidden, list[int], list[int]]:
    """What `seat` can't tell: the cards, the numbers of which it knows nothing, and those of face-down cards."""
    sees, gone, entities = state.places.sees, state.places.gone, state.entities
    lists: dict[int, list[Definition]] = {}
    numbers: list[int] = []
    face_down: list[int] = []
    for zone, held in enumerate(state.zones):
        seen = sees[zone] >> seat & 1
        for i in held:
            e = entities[i]
            if e.under is not None:
                if e.known >> seat & 1:
                    continue
                face_down.append(i)
            elif seen or e.known >> seat & 1:
                continue
            else:
                numbers.append(i)
                if zone == gone:
                    continue
            if e.owner not in lists:
                lists[e.owner] = []
            lists[e.owner].append(e.under or e.definition)
    numbers.sort()
    face_down.sort()
    shown = open_lists(state.options)
    hidden: Hidden = {
        owner: sorted(lists[owner], key=_id) if shown or owner in (seat, SHARED) else len(lists[owner])
        for owner in sorted(lists)
    }
    return hidden, numbers, face_down


_id = attrgetter("id")


def _zones(state: State, seat: int, numbers: Sequence[int]) -> list[Sequence[int]]:
    """The zones as `seat` sees them. How others order their hands, and what left the match, tells nothing."""
    strange, places = frozenset(numbers), state.places
    found: list[Sequence[int]] = []
    for sees, zone in zip(places.sees, state.zones, strict=True):
        if sees >> seat & 1 or not zone:
            found.append(zone)
        else:
            ids = [UNKNOWN if i in strange else i for i in zone]
            if sees:
                ids.sort(reverse=True)
            found.append(ids)
    if state.cards.takes:
        found = [_with_owners(state, number, ids) for number, ids in enumerate(found)]
    left = state.zones[places.gone]
    found[places.gone] = sorted([NOBODY if i in strange else i for i in left])
    return found


def _with_owners(state: State, number: int, shown: Sequence[int]) -> Sequence[int]:
    """The `shown` ids of a zone, of which that of a hidden card which is not its holder's says whose it is."""
    if UNKNOWN not in shown:
        return shown
    seat, entities = state.places.seat[number], state.entities
    hidden = [i for i in state.zones[number] if i not in shown]
    codes = [UNKNOWN if (owner := entities[i].owner) == seat else OTHERS - owner for i in hidden]
    if all(code == UNKNOWN for code in codes):
        return shown
    return sorted([*codes, *[i for i in shown if i >= 0]], reverse=True)


def not_ours(state: State, answer: Answer) -> None:
    """The task of a decision of which a view tells only that it is pending."""
    raise ValueError("this decision belongs to a seat whose hidden cards are not known here")


# --- full states that agree with a view -------------------------------------------------------------------------------


def resample(shown: View, seed: int, game: Ruleset, cards: CardSet) -> State:
    """A full state that agrees with the view `shown`: what is hidden is dealt anew by `seed`."""
    state = blank_state(game, cards, from_plain(game.constants, shown["options"]), len(shown["seats"]))
    state.turn, state.active = shown["turn"], shown["active"]
    state.result = None if shown["result"] is None else tuple(shown["result"])
    state.seats = [list(c) for c in shown["seats"]]
    state.clock = shown["clock"]
    state.frames = frames_from_json(shown["frames"])
    state.queue = list(tupled(shown["queue"]))
    read_pending(state, shown)
    data = shown["decision"]
    if data is not None:
        state.decision = decision_from_json(data) if len(data) > 2 else Unlisted(data[0], data[1], not_ours)
    numbers: list[int] = []
    face_down: list[int] = []
    vacant = entity(VACANT, SHARED, state.places.gone)
    for i, raw in enumerate(shown["entities"]):
        if raw is None:
            numbers.append(i)
            state.entities.append(vacant)
        elif raw[-1] == UNKNOWN:
            face_down.append(i)
            state.entities.append(entity_from_json([*raw[:-1], FACE_DOWN], cards, game.vocabulary))
        else:
            state.entities.append(entity_from_json(raw, cards, game.vocabulary))
    hidden: Hidden = {owner: of if isinstance(of, int) else [cards[id] for id in of] for owner, of in shown["unseen"]}
    _deal(state, shown["zones"], hidden, numbers, face_down, seed)
    return state


def redeal(state: State, seat: int, seed: int) -> State:
    """What `resample` makes of the view of `seat`, directly from the state: for searches, which have little time."""
    new = state.copy()
    new.queue, new.unsettled, new.idle = set_off(state, seat), False, 0
    decision = state.decision
    if decision is not None and decision.seat != seat:
        new.decision = Unlisted(decision.kind, decision.seat, not_ours)
    if state.cards.traces:
        new.frames, new.series = to_do(state, seat), waiting(state, seat)
        new.decision = asked(state, seat) or new.decision
    hidden, numbers, face_down = _hidden(state, seat)
    vacant = entity(VACANT, SHARED, state.places.gone)
    for i in numbers:
        new.entities[i] = vacant
    for i in face_down:
        e = new.entities[i] = _as_seen(new.entities[i])
        e.under = state.cards[FACE_DOWN]
    _deal(new, _zones(state, seat, numbers), hidden, numbers, face_down, seed)
    return new


def _deal(
    state: State, zones: Sequence[Sequence[int]], hidden: Hidden,
    numbers: Iterable[int], face_down: Iterable[int], seed: int,
) -> None:  # fmt: skip
    """Deal what is `hidden` to where a card is unknown: the face-down ones first, then the zones in order."""
    rng = [seeded(seed, "resample")]
    game, places, entities, lying = state.game, state.places, state.entities, state.cards.lying
    piles: dict[int, list[Definition]] = {}
    for owner, cards in hidden.items():
        chosen = game.hidden.pool(state, owner, cards, rng, hidden | piles) if isinstance(cards, int) else cards
        piles[owner] = list(shuffled(rng, 0, chosen))
    for i in face_down:
        pile = piles[entities[i].owner]
        at = next((n for n, card in enumerate(pile) if _may_lie(state, card)), 0)
        entities[i].under = pile.pop(at)  # nobody shares the record yet
    free = iter(numbers)
    if state.cards.takes:
        zones = [_with_taken(state, number, zone, piles, free) for number, zone in enumerate(zones)]
    state.zones = []
    for number, zone in enumerate(zones):
        if UNKNOWN in zone:
            owner, filled = places.seat[number], []
            pile = piles[owner]
            for i in zone:
                if i == UNKNOWN:
                    i = next(free)
                    key = (pile.pop(), owner, number)
                    found = lying.get(key)
                    if found is None:
                        found = lying[key] = entity(*key)
                    entities[i] = found
                filled.append(i)
            zone = filled
        elif NOBODY in zone:
            zone = [i if i >= 0 else next(free) for i in zone]
        state.zones.append(tuple(zone))
    state.rng = [below(rng, 0, 1 << 64) for _ in range(DECKS + places.seats + state.words.shares)]


def _may_lie(state: State, card: Definition) -> bool:
    """Can that card lie face down?"""
    words = state.words
    return card.hidden if words.hidden else card.kind in words.veiled if words.veiled else True


def _with_taken(
    state: State, number: int, zone: Sequence[int], piles: Mapping[int, list[Definition]], free: Iterator[int]
) -> Sequence[int]:
    """`zone` with cards dealt where it holds unknown ones that others than its holder own."""
    dealt: list[int] = []
    for i in zone:
        if i <= OTHERS:
            owner = OTHERS - i
            i = next(free)
            state.entities[i] = entity(piles[owner].pop(), owner, number)
        dealt.append(i)
    return dealt


tasks(__name__, not_ours)
