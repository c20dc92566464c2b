"""What an arena came to, as figures and as lines for a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.lab.arena import Plan
from game.lab.pairs import Pair, Side
from game.lab.ratings import Interval, Test, bootstrap, bradley_terry, sprt

Bounds = tuple[float, float]
"""The two scores between which a test decides."""


def scores(pairs: Sequence[Pair], duel: tuple[str, str]) -> list[float]:
    """Those of the first of the two, by the number of the pair: the same however the pairs were spread."""
    return [pair.score for pair in sorted(pairs, key=lambda pair: pair.number) if pair.duel == duel]


def decided(plan: Plan, pairs: Sequence[Pair], bounds: Bounds) -> bool:
    """Has the test come to an end for each two agents?"""
    return all(sprt(scores(pairs, duel), *bounds).accepted for duel in plan.duels())


def as_json(plan: Plan, pairs: Sequence[Pair], bounds: Bounds | None = None) -> dict[str, Any]:
    """The whole; of the first two agents the same as in `duels`, as most arenas have but two."""
    duels = [_duel(duel, scores(pairs, duel), bounds) for duel in plan.duels()]
    began = [pair.began for pair in sorted(pairs, key=lambda pair: (pair.number, pair.duel))]
    agents = {name: _agent(_sides(pairs, name)) for name in plan.agents}
    first = agents[plan.agents[0]]
    return {
        "game": plan.game,
        "players": plan.players,
        "seed": plan.seed,
        **duels[0],
        "nodes_per_second": first["nodes_per_second"],
        "think_ms": first["think_ms"],
        "first_seat": _interval(bootstrap(began)),
        "agents": agents,
        "duels": duels,
        "elo": {name: round(points, 1) for name, points in _strength(plan, pairs).items()},
    }


def as_text(plan: Plan, pairs: Sequence[Pair], bounds: Bounds | None = None) -> str:
    told = as_json(plan, pairs, bounds)
    lines = [f"{plan.game}, {plan.players} players, seed {plan.seed}"]
    for duel in told["duels"]:
        lines.append(
            f"{duel['agents'][0]} against {duel['agents'][1]}: {100 * duel['score']:.1f} % "
            f"({100 * duel['low']:.1f} to {100 * duel['high']:.1f}) of {duel['pairs']} pairs"
            + (f"; {_verdict(duel['sprt'])}" if bounds else "")
        )
    share = told["first_seat"]
    lines.append(
        f"whoever began scored {100 * share['score']:.1f} % ({100 * share['low']:.1f} to {100 * share['high']:.1f})"
    )
    for name, points in sorted(told["elo"].items(), key=lambda both: -both[1]):
        agent = told["agents"][name]
        ms = agent["think_ms"]
        lines.append(
            f"{name:>12} {points:+7.0f} Elo, a turn: {agent['nodes_per_turn']:,} positions, "
            f"{ms['p50']:,.0f} ms (p99 {ms['p99']:,.0f}, longest {ms['max']:,.0f}), "
            f"{agent['nodes_per_second']:,} positions a second"
        )
    return "\n".join(lines)


def so_far(plan: Plan, pairs: Sequence[Pair], fresh: int, seconds: float) -> str:
    """A line that says how far it is: `fresh` pairs were played in so many seconds."""
    whole, duel = plan.pairs * len(plan.duels()), plan.duels()[0]
    found = bootstrap(scores(pairs, duel))
    share = f"{duel[0]} {100 * found.score:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"
    return f"{len(pairs)} of {whole} pairs, {share}, {pace(whole - len(pairs), fresh, seconds)}"


def pace(left: int, fresh: int, seconds: float) -> str:
    """How fast it goes, where `fresh` pairs were played in so many seconds, and how long it takes for those left."""
    rate = fresh / seconds if seconds else 0.0
    return f"{60 * rate:.1f} a minute, " + (f"{left / rate / 60:.0f} min left" if rate else "")


def _duel(duel: tuple[str, str], found: list[float], bounds: Bounds | None) -> dict[str, Any]:
    told: dict[str, Any] = {"agents": list(duel), "pairs": len(found), **_interval(bootstrap(found))}
    if bounds:
        test = sprt(found, *bounds)
        told["sprt"] = {"lower": bounds[0], "higher": bounds[1], **test._asdict(), "accepted": test.accepted}
    return told


def _verdict(test: dict[str, Any]) -> str:
    if not test["accepted"]:
        return f"the test is open ({test['ratio']:+.2f} of {test['bound']:.2f})"
    return f"the test accepts {100 * test[test['accepted']]:.0f} %"


def _interval(found: Interval) -> dict[str, float]:
    return {name: round(value, 4) for name, value in found._asdict().items()}


def _sides(pairs: Sequence[Pair], name: str) -> list[Side]:
    return [pair.sides[place] for pair in pairs for place in (0, 1) if pair.duel[place] == name]


def _agent(sides: Sequence[Side]) -> dict[str, Any]:
    turns = sorted([turn for side in sides for turn in side.turns])
    nodes, seconds = sum([side.nodes for side in sides]), sum([side.seconds for side in sides])
    return {
        "nodes_per_turn": round(nodes / max(1, len(turns))),
        "nodes_per_second": round(nodes / seconds) if seconds else 0,
        "think_ms": {
            name: turns[min(len(turns) * share // 100, len(turns) - 1)] if turns else 0.0
            for name, share in QUANTILES.items()
        },
    }


QUANTILES = {"p50": 50, "p99": 99, "max": 100}


def _strength(plan: Plan, pairs: Sequence[Pair]) -> dict[str, float]:
    results = {}
    for duel in plan.duels():
        found = scores(pairs, duel)
        results[duel] = (2 * sum(found), 2 * (len(found) - sum(found)))
    return bradley_terry(results)


__all__ = ["Bounds", "Test", "as_json", "as_text", "decided", "scores", "so_far"]
