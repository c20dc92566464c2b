"""What one seat may know, as plain data; and full states that agree with it."""

from __future__ import annotations

from typing import Any

from game.kernel.cards import CardSet, entity
from game.kernel.characteristics import ADD, KEYWORD, LAYERS, MULTIPLY, SET, Change, Modifier
from game.kernel.data import listed
from game.kernel.decisions import Answer, Decision, decision_from_json
from game.kernel.game import Game
from game.kernel.state import (
    State,
    blank_state,
    entity_from_json,
    entity_to_json,
    frames_from_json,
    frames_to_json,
    read_pending,
    tasks,
)
from game.kernel.streams import below, seeded

View = dict[str, Any]
UNKNOWN = -1  # a card in a zone that the seat can't tell


def knows(state: State, seat: int, i: int) -> bool:
    """May `seat` know which card entity `i` is?"""
    e = state.entities[i]
    kinds = state.game.vocabulary.zones
    if e.zone < 0 or e.zone >= len(kinds) * len(state.seats):
        return True
    seen = kinds[e.zone % len(kinds)].seen_by
    return seen == "all" or (seen == "owner" and e.zone // len(kinds) == seat) or bool(e.known >> seat & 1)


def view(state: State, seat: int) -> View:
    """Everything that `seat` may know of `state`, as plain data.

    Cards that lie hidden are UNKNOWN in their zones; `unseen` holds them by their number, which tells which copy of
    the deck list they are and nothing of where they lie. Streams are no part of it.
    """
    entities = state.entities
    known = [knows(state, seat, i) for i in range(len(entities))]
    kinds = state.game.vocabulary.zones
    zones: list[list[int]] = []
    for number, zone in enumerate(state.zones):
        shown = [i if known[i] else UNKNOWN for i in zone]
        if number < len(kinds) * len(state.seats) and kinds[number % len(kinds)].seen_by == "owner":
            own = number // len(kinds) == seat
            shown = shown if own else sorted(shown, reverse=True)  # how others order their hands tells nothing
        zones.append(shown)
    decision = state.decision
    shown_decision: Any = None
    if decision is not None:
        shown_decision = decision.to_json() if decision.seat == seat else [decision.kind, decision.seat]
    return {
        "game": state.game.name,
        "seat": seat,
        "options": list(state.options),
        "turn": state.turn,
        "active": state.active,
        "result": None if state.result is None else list(state.result),
        "seats": [list(c) for c in state.seats],
        "clock": state.clock,
        "entities": [entity_to_json(e) if known[i] else None for i, e in enumerate(entities)],
        "unseen": [None if known[i] else [e.definition.id, e.owner] for i, e in enumerate(entities)],
        "zones": zones,
        "frames": frames_to_json(state.frames),
        "series": listed(state.series),
        "withheld": listed(state.withheld),
        "doomed": listed(state.doomed),
        "decision": shown_decision,
    }


def not_ours(state: State, answer: Answer) -> None:
    """The task of a decision of which a view tells only that it is pending."""
    raise ValueError("this decision belongs to a seat whose hidden cards are not known here")


def resample(shown: View, seed: int, game: Game, cards: CardSet) -> State:
    """A full state that agrees with the view `shown`: what is hidden is dealt anew by `seed`."""
    state = blank_state(game, cards, game.options(shown["options"]))
    state.turn, state.active = shown["turn"], shown["active"]
    state.result = None if shown["result"] is None else tuple(shown["result"])
    state.seats = [list(c) for c in shown["seats"]]
    state.clock = shown["clock"]
    state.frames = frames_from_json(shown["frames"])
    read_pending(state, shown)
    streams = [seeded(seed, "resample")]
    count = game.streams(len(state.seats))
    state.streams = [seeded(seed, f"resampled {n}") for n in range(count)]
    pools: dict[int, list[int]] = {}
    for i, unseen in enumerate(shown["unseen"]):
        if unseen is not None:
            pools.setdefault(unseen[1], []).append(i)
    placed: dict[int, int] = {}
    for number, zone in enumerate(shown["zones"]):
        owner = number // len(game.vocabulary.zones)
        filled: list[int] = []
        for i in zone:
            if i == UNKNOWN:
                pool = pools[owner]
                i = pool.pop(below(streams, 0, len(pool)))
                placed[i] = number
            filled.append(i)
        state.zones.append(tuple(filled))
    for i, (raw, unseen) in enumerate(zip(shown["entities"], shown["unseen"], strict=True)):
        if raw is not None:
            state.entities.append(entity_from_json(raw, cards, game.vocabulary))
        else:
            state.entities.append(entity(cards[unseen[0]], unseen[1], placed[i]))
    data = shown["decision"]
    if data is not None:
        state.decision = decision_from_json(data) if len(data) > 2 else Decision(data[0], data[1], not_ours)
    return state


# --- for the table ---------------------------------------------------------------------------------------------------


def described(state: State, seat: int) -> dict[str, Any]:
    """The same knowledge in words, with computed values: what the table draws from."""
    from game.kernel.decisions import answers

    game = state.game
    decision = state.decision
    asked: dict[str, Any] | None = None
    if decision is not None:
        asked = {"seat": decision.seat, "kind": decision.kind}
        if decision.seat == seat:
            asked |= {
                "source": decision.source if decision.source >= 0 else None,
                "answers": answers(state),
                "cancel": decision.cancel,
                "min": decision.minimum,
                "max": decision.maximum,
                "candidates": list(decision.candidates) if decision.candidates is not None else None,
            }
    effects = _continuous(state)
    return {
        "game": game.name,
        "seat": seat,
        "turn": state.turn,
        "active": state.active,
        "result": None if state.result is None else list(state.result),
        "entities": {
            i: _entity(state, i) | {"continuous": effects.get(i, [])}
            for i in range(len(state.entities))
            if _on_table(state, i) and knows(state, seat, i)
        },
        "seats": [_seat(state, s, seat) for s in range(len(state.seats))],
        "decision": asked,
    }


def _on_table(state: State, i: int) -> bool:
    return state.entities[i].zone != len(state.zones) - 1


def _continuous(state: State) -> dict[int, list[dict[str, Any]]]:
    """What continuous effects do to each entity, one after another: {"source", "layer", ...} as `_change` tells it."""
    from game.kernel.continuous import told

    found: dict[int, list[dict[str, Any]]] = {}
    for source, bearer, changes in told(state):
        own = found.setdefault(bearer, [])
        own += [{**part, "source": source} for change in changes for part in _change(state, change)]
    return found


def _change(state: State, change: Change | Modifier) -> list[dict[str, Any]]:
    """A change in words: {"stat", "amount"} for a sum, with "layer" for another change; {"keyword"} for each gained."""
    words, what = state.game.vocabulary, change.what
    if change.layer == ADD:
        return [{"stat": words.stats[int(what)], "amount": change.amount}]
    if change.layer == KEYWORD:
        facts = {} if change.amount else {"layer": "keyword", "lost": True}
        return [{"keyword": k, **facts} for n, k in enumerate(words.keywords) if int(what) >> n & 1]
    facts = {"layer": LAYERS[change.layer], "amount": change.amount}
    if change.layer in (SET, MULTIPLY):
        return [{"stat": words.stats[int(what)], **facts}]
    return [{"what": what, **facts}]


def _entity(state: State, i: int) -> dict[str, Any]:
    from game.kernel.values import has_lost_text, stat, traits

    e = state.entities[i]
    words = state.game.vocabulary
    now = traits(state, i)
    mask = now.keywords
    printed = 0 if has_lost_text(e) else now.definition.keywords
    vital = state.game.vital(e)
    stats = {name: stat(state, i, n) for n, name in enumerate(words.stats)}
    full = stats[words.stats[vital]]
    stats[words.stats[vital]] = full - e.damage
    return {
        "id": i,
        "card": e.definition.id,
        "owner": e.owner,
        "controller": e.controller,
        "zone": "seat" if e.zone < 0 else words.zones[e.zone % len(words.zones)].name,
        "stats": stats,
        "printed": dict(zip(words.stats, e.definition.stats, strict=True)),
        "full": full,
        "damage": e.damage,
        "keywords": [k for n, k in enumerate(words.keywords) if mask >> n & 1],
        "granted": [k for n, k in enumerate(words.keywords) if (mask & ~printed) >> n & 1],
        "modifiers": [
            {**part, "source": m.source, "until": m.end} for m in e.mods if m.layer == ADD for part in _change(state, m)
        ],
        "faded": has_lost_text(e),
        "token": e.definition.token,
        **state.game.view_entity(state, i),
    }


def _seat(state: State, seat: int, viewer: int) -> dict[str, Any]:
    kinds = state.game.vocabulary.zones
    shown: dict[str, Any] = {}
    for n, kind in enumerate(kinds):
        zone = state.zones[seat * len(kinds) + n]
        shown[f"{kind.name}_count"] = len(zone)
        known = [i for i in zone if knows(state, viewer, i)]
        if kind.seen_by == "owner" and seat != viewer:
            known.sort()
        shown[kind.name] = known
    return {**shown, **state.game.view_seat(state, seat)}


tasks(__name__, not_ours)
