"""Golden playthroughs: whole matches as transcripts that a person can read, compared line by line.

Each game has, beside its rules tests, `playthrough_*.yaml` (cards, decks, seed, constants; the cards are the test's
own, so that balancing the real ones changes nothing here) and the transcript `playthrough_*.txt` made of it:

    == turn 3: P1
       P2: health 12; …                       how it stands with each player at the first question of the turn
    P1 act: attack 'Mud Golem'#12 P2 (1 of 4) an answer: the seat, the kind of decision, how many answers were legal
        attack attacker='Mud Golem'#12 …      an event; one that another brought about stands further to the right

After a change that is meant to change matches, write the transcripts again and read what is different in them:

    python -m tests.playthroughs
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from game.kernel import decisions, running, values
from game.kernel.events import Event, Log
from game.kernel.rng import below, seeded
from game.kernel.state import State
from game.language.library import from_plain
from game.rules import NAMES, game_named

RULES = Path(__file__).parent / "rules"
ENTITIES = ("entity", "source", "target", "attacker", "subject", "object")
SEATS = ("seat", "first", "from_seat", "to_seat")
TOLD_BY_OTHERS = ("card",)
NAMED = {"draw": 0, "special": 0, "pay": 0, "store": 0, "place": 0, "say": 0, "use": 1, "counter": 1, "x": 0, "mode": 0}
"""How many of an answer's numbers name cards, where not all do."""


def scripts(game: str) -> list[Path]:
    return sorted((RULES / game).glob("playthrough_*.yaml"))


def transcript(game: str, script: Path) -> str:
    """The whole match that `script` describes, each answer taken by a stream of its own."""
    rules = game_named(game)
    plan = yaml.safe_load(script.read_text("utf-8"))
    cards = from_plain(plan["cards"], plan["constants"], game, rules.vocabulary)
    decks = [[card for card, n in deck.items() for _ in range(n)] for deck in plan["decks"]]
    log = Log()
    state = rules.setup(cards, decks, plan["seed"], plan["constants"], first=plan["first"], log=log)
    lines = [f"{rules.name}, seed {plan['seed']}, P{plan['first'] + 1} begins"]
    chance = [seeded(plan["seed"], "playthrough")]
    told, turn = 0, 0
    while True:
        lines += _happened(state, log.events[told:], told)
        told = len(log.events)
        if state.turn != turn:
            turn = state.turn
            lines += [_side(state, seat) for seat in range(len(decks))]
        if state.decision is None:
            break
        found = decisions.answers(state)
        given = found[below(chance, 0, len(found))]
        lines.append(f"P{state.decision.seat + 1} {state.decision.kind}: {_said(state, given)}  (1 of {len(found)})")
        running.advance(state, given)
    winners = " and ".join(f"P{seat + 1}" for seat in state.result or ()) or "nobody"
    return "\n".join([*lines, f"{winners} won in turn {state.turn}; {state.fingerprint()}", ""])


def _happened(state: State, events: list[Event], first: int) -> list[str]:
    lines = []
    depth: dict[int, int] = {}
    for event in events:
        inner = event.cause is not None and event.cause >= first
        depth[event.index] = 1 + (depth[event.cause] if inner and event.cause is not None else 0)
        if event.kind == "turn":
            lines += ["", f"== turn {event.facts['turn']}: P{event.facts['seat'] + 1}"]
            depth[event.index] = 0
            continue
        if event.kind == "moved":
            lines.append(f"{'    ' * depth[event.index]}moved {_move(state, event.facts)}")
            continue
        facts = " ".join(f"{k}={_fact(state, k, v)}" for k, v in event.facts.items()
                         if not (k in TOLD_BY_OTHERS and "entity" in event.facts))  # fmt: skip
        lines.append(f"{'    ' * depth[event.index]}{event.kind} {facts}".rstrip())
    return lines


def _move(state: State, facts: dict[str, Any]) -> str:
    places = [" ".join(p for p in (_fact(state, f"{n}_seat", facts[f"{n}_seat"]), facts[n])) for n in ("from", "to")]
    return f"{_named(state, facts['entity'])}: {' -> '.join(places)}"


def _side(state: State, seat: int) -> str:
    """How it stands with `seat`: its number, its cards in play with their stats, and how many cards lie elsewhere."""
    game = state.game
    places, counter = state.places, game.showing.standing
    zones = [(kind, state.zones[places.of(seat, n)]) for n, kind in enumerate(places.kinds) if not kind.shared]
    shown = [_stats(state, i) for kind, ids in zones if kind.field for i in ids]
    counts = [f"{kind.name} {len(ids)}" for kind, ids in zones if not kind.field and ids]
    amount = game.view_seat(state, seat)[counter]
    number = f"{counter.replace('_', ' ')} {'–' if amount is None else amount}"
    return f"   P{seat + 1}: {number}; {', '.join(counts)}; in play: {', '.join(shown) or 'nothing'}"


def _stats(state: State, i: int) -> str:
    game, definition = state.game, state.entities[i].definition
    words = game.vocabulary.stats
    numbers = {words[n]: values.stat(state, i, n) for n in range(len(words))}
    damageable = game.damage.stat(state.entities[i])
    if damageable >= 0:
        numbers[words[damageable]] = values.remaining(state, i)
    printed = game.vocabulary.kinds.get(definition.kind, ())
    return " ".join([_named(state, i), *(f"{stat} {numbers[stat]}" for stat in printed)])


def _fact(state: State, name: str, value: Any) -> str:
    if name in ENTITIES and isinstance(value, int):
        return _named(state, value)
    if name in SEATS and isinstance(value, int):
        return f"P{value + 1}" if value >= 0 else "-"
    if isinstance(value, dict):
        return "{" + " ".join(f"{k}:{v}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        entities = name in ("targets", "entities")
        return "[" + " ".join(_named(state, v) if entities else str(v) for v in value) + "]"
    return str(value)


def _named(state: State, i: int) -> str:
    if i < 0:
        return "-"
    if i < len(state.seats):
        return f"P{i + 1}"
    entity = state.entities[i]
    if entity.under is not None:
        return f"face down '{entity.under.name.get('en', '?')}'#{i}"
    return f"'{entity.definition.name.get('en', 'nothing any more')}'#{i}"


def _said(state: State, given: decisions.Answer) -> str:
    """Numbers name cards except where they count: how much to draw, pay, store or say, where to stand, which gift."""
    cards = NAMED.get(str(given[0]), len(given))
    if given[0] == "divide":  # to whom, and how much
        parts = [f"{_named(state, int(to))} {n}" for to, n in zip(given[1::2], given[2::2], strict=True)]
        return " ".join(["divide", *parts])
    return " ".join(
        p if isinstance(p, str) else _named(state, p) if place <= cards else str(p) for place, p in enumerate(given)
    )


def main() -> None:
    for game in NAMES:
        for script in scripts(game):
            target = script.with_suffix(".txt")
            target.write_text(transcript(game, script), encoding="utf-8")
            print(target)


if __name__ == "__main__":
    main()
