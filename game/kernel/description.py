"""What one seat may know, in words and with computed values: what the table draws from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.kernel import announcing, prices
from game.kernel.characteristics import ADD, KEYWORD, LAYERS, MULTIPLY, SET, SWAP, Change, Modifier
from game.kernel.data import NOTHING, Context, Item, Proposal
from game.kernel.places import SHARED
from game.kernel.references import holder, is_in_play
from game.kernel.state import State
from game.kernel.unseen import knows

if TYPE_CHECKING:
    from game.kernel.decisions import Decision


def _window(state: State, kind: str) -> dict[str, Any]:
    """The cards that a window is about, and the clause that was announced; nothing for any other question."""
    if kind not in state.game.windows:
        return {}
    item = announcing.item_of(state, kind)
    return {"about": list(announcing.cards_about(state, kind)), "clause": item.clause if item is not None else ""}


def _clause(state: State, decision: Decision) -> str:
    """The key of the clause that asks, of a mode that of the clause it belongs to; "" where none does, or where its
    card is being played and is read as it is."""
    known = state.cards.clauses
    for part in decision.args:
        key = part.clause if isinstance(part, Item) else part if isinstance(part, str) else ""
        if isinstance(part, Proposal) and is_in_play(state, part.card):
            key = next((clause.key for clause in state.game.proposals.clauses(state, part)), "")
        if key in known:
            whole = key.rpartition(".")[0]
            return whole if whole in known and known[key] in known[whole].modes else key
    return ""


def described(state: State, seat: int) -> dict[str, Any]:
    """The same knowledge in words, with computed values: what the table draws from."""
    game = state.game
    effects = _continuous(state)
    return {
        "game": game.name,
        "seat": seat,
        "turn": state.turn,
        "active": state.active,
        "result": None if state.result is None else list(state.result),
        "entities": {
            i: {"continuous": effects.get(i, [])} | _entity(state, i, seat)
            for i in range(len(state.entities))
            if _is_shown(state, seat, i)
        },
        "seats": [_seat(state, s, seat) for s in range(len(state.seats))],
        "table": _held(state, SHARED, seat) | game.showing.table(state),
        "decision": asked(state, seat),
    }


def asked(state: State, seat: int) -> dict[str, Any] | None:
    """The pending decision as `seat` sees it: of another's only whose and of which kind it is."""
    from game.kernel.decisions import answers

    decision = state.decision
    if decision is None:
        return None
    shown = {"seat": decision.seat, "kind": decision.kind}
    if decision.seat != seat:
        return shown
    return {
        **shown,
        "source": decision.source if decision.source >= 0 else None,
        "answers": answers(state),
        "cancel": decision.cancel,
        "shape": decision.shape,
        **decision.described(),
        "steps": decision.steps(state),
        "targets": _locked(decision),
        "clause": _clause(state, decision),
        **_packets(state, decision),
        **_window(state, decision.kind),
    }


def _packets(state: State, decision: Decision) -> dict[str, Any]:
    """Of the question at which damage something is aimed: from whom to whom each of it goes, and how much it is."""
    if decision.kind != "packet":
        return {}
    held = state.withheld
    ways = [answer[1] for answer in decision.answers(state)]
    return {"packets": [[n, held[n].source[0], held[n].target[0], held[n].amount] for n in ways]}


def _locked(decision: Decision) -> list[int]:
    """The targets that are chosen already where another is asked for."""
    if decision.kind != "target":
        return []
    found: list[int] = []
    for so_far in decision.args:
        if isinstance(so_far, Proposal):
            found += [ref[0] for clause in so_far.targets for target in clause for ref in target]
        elif isinstance(so_far, Context):
            found += [ref[0] for target in so_far.targets for ref in target]
    return found


def _is_shown(state: State, seat: int, i: int) -> bool:
    e = state.entities[i]
    return e.zone != state.places.gone and (e.under is not None or knows(state, seat, i))


def _continuous(state: State) -> dict[int, list[dict[str, Any]]]:
    """What continuous effects do to each entity: {"source", "layer", ...} as `_change` tells it.

    Sums and keywords in the order of their sources on the field; where the order matters, as they take effect.
    """
    from game.kernel.continuous import told

    found: dict[int, list[dict[str, Any]]] = {}
    for source, bearer, changes in told(state):
        own = found.setdefault(bearer, [])
        own += [{**part, "source": source} for change in changes for part in _change(state, change)]
    order = {i: n for n, i in enumerate(state.game.field.cards(state))} if found else {}
    for own in found.values():
        if not any("layer" in part for part in own):
            own.sort(key=lambda part: (order.get(part["source"], -1), "keyword" in part))
    return found


def _change(state: State, change: Change | Modifier) -> list[dict[str, Any]]:
    """A change in words: {"stat", "amount"} for a sum, with "layer" for another change; {"keyword"} for each gained."""
    words, what = state.words, change.what
    if change.layer == ADD:
        return [{"stat": words.stats[int(what)], "amount": change.amount}]
    if change.layer == KEYWORD:
        facts = {} if change.amount else {"layer": "keyword", "lost": True}
        return [{"keyword": k, **facts} for n, k in enumerate(words.keywords) if int(what) >> n & 1]
    facts = {"layer": LAYERS[change.layer], "amount": change.amount}
    if change.layer == SWAP:
        second = words.stats[change.amount]
        return [{"stat": words.stats[int(what)], "layer": "swap", "amount": 0, "second_stat": second}]
    if change.layer in (SET, MULTIPLY):
        return [{"stat": words.stats[int(what)], **facts}]
    return [{"what": what, **facts}]


def _entity(state: State, i: int, seat: int) -> dict[str, Any]:
    from game.kernel.values import has_lost_text, stat, traits

    e = state.entities[i]
    words = state.words
    now = traits(state, i)
    mask = now.keywords
    printed = 0 if has_lost_text(e) else now.definition.keywords
    damageable = state.game.damage.stat(e)
    stats = {name: stat(state, i, n) for n, name in enumerate(words.stats)}
    full = stats[words.stats[damageable]] if damageable >= 0 else 0
    if damageable >= 0:
        stats[words.stats[damageable]] = full - e.damage
    stats |= {words.stats[n]: value(state, i) for n, value in words.worked_out.items()}
    return {
        "id": i,
        "card": e.definition.id,
        "kind": now.kind,
        "owner": e.owner,
        "controller": holder(state, i),
        "zone": "seat" if e.zone < 0 else state.places.name[e.zone],
        "stats": stats,
        "printed": state.game.showing.printed(state.words, e.definition),
        **_cost(state, i),
        "full": full,
        "damage": e.damage,
        "keywords": _named(words.keywords, mask),
        "granted": _named(words.keywords, mask & ~printed),
        "modifiers": [
            {**part, "source": m.source, "until": m.end} for m in e.mods if m.layer == ADD for part in _change(state, m)
        ],
        "counters": dict(e.extra.counters),
        "textless": has_lost_text(e),
        "token": e.definition.token,
        "face_down": e.under is not None,
        "under": e.under.id if e.under is not None and knows(state, seat, i) else None,
        **({} if e.extra.host == NOTHING else {"host": e.extra.host[0]}),
        "others_know": [s for s in range(len(state.seats)) if e.under is not None and s != seat and e.known >> s & 1],
        **state.game.showing.entity(state, i),
    }


def _named(words: tuple[str, ...], mask: int) -> list[str]:
    return [word for n, word in enumerate(words) if mask >> n & 1] if mask else []


def _cost(state: State, i: int) -> dict[str, Any]:
    """What playing the card costs now, by element, and what changes that: {"source", "element", "amount"} each."""
    elements = state.words.elements
    if i < len(state.seats) or not elements:
        return {}
    amounts = dict(zip(elements, prices.price_of(state, i).amounts, strict=False))
    changes = prices.changes(state, (i,)) if state.cards.reprices else ()
    return {"cost": amounts, "repriced": [
        {"source": source, "element": elements[element], "amount": n} for _, (source, element, n) in changes
    ]}  # fmt: skip


def _seat(state: State, seat: int, viewer: int) -> dict[str, Any]:
    return {"team": state.places.teams[seat], **_held(state, seat, viewer), **state.game.view_seat(state, seat)}


def _held(state: State, seat: int, viewer: int) -> dict[str, Any]:
    """The zones of `seat`, or those that the table shares: the cards that `viewer` can tell, and how many there are."""
    places = state.places
    shown: dict[str, Any] = {}
    for number, zone in enumerate(state.zones):
        if places.seat[number] != seat or number == places.gone:
            continue
        name, sees = places.name[number], places.sees[number]
        shown[f"{name}_count"] = len(zone)
        ids = [i for i in zone if knows(state, viewer, i) or state.entities[i].under is not None]
        shown[name] = ids if sees >> viewer & 1 or not sees else sorted(ids)
    return shown
