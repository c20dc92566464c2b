"""What a comparison of two versions of cards came to, as figures and as lines for a person."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from game.lab import rulings
from game.lab.comparing import (
    RULES,
    WHOLE,
    Change,
    Plan,
    began_by,
    changes,
    decided,
    effect,
    line_up,
    line_ups,
    of_rules,
    ruled_apart,
    shares_by,
    versions_of,
)
from game.lab.pairs import Pair
from game.lab.ratings import Interval, bootstrap
from game.lab.standings import pace
from game.language.library import Library
from game.language.text import card_name, rules_text
from game.system.languages import GRAMMARS

WORDS = {"better": "stronger", "worse": "weaker", "alike": "no difference found", "": "no difference found"}


def as_json(plan: Plan, pairs: Sequence[Pair]) -> dict[str, Any]:
    before, after = versions_of(plan)
    ruled = ruled_apart(plan.game, before, after)
    told: dict[str, Any] = {
        "game": plan.game,
        "old": plan.old,
        "new": plan.new,
        "agent": plan.agent,
        "players": plan.players,
        "seed": plan.seed,
        "changed": [_changed(plan, change, before, after) for change in changes(before, after)],
        "rules_changed": sorted(ruled),
    }
    if WHOLE in plan.swaps:
        told |= _swap(plan, WHOLE, pairs)
        told["cards"] = [
            {"card": swap, **_swap(plan, swap, pairs)} for swap in plan.swaps if swap not in (WHOLE, RULES)
        ]
    if RULES in plan.swaps:
        told["rules"] = _rules(plan, pairs, ruled)
    return told


def _rules(plan: Plan, pairs: Sequence[Pair], ruled: dict[str, tuple[Any, Any]]) -> dict[str, Any]:
    """What the later rules do; shares from 0 to 1, turns of all players together."""
    own = of_rules(pairs)
    return {
        "changed": {name: list(both) for name, both in sorted(ruled.items())},
        "pairs": len(own),
        "first_seat": _change(began_by(plan, own)),
        "decks": [{"deck": deck, **_change(change)} for deck, change in shares_by(plan, own).items()],
        "turns": _change(rulings.turns(own, plan.pairs), bound=None),
        "drawn": _change(rulings.drawn(own, plan.pairs)),
        "endings": [{"cause": why, **_change(change)} for why, change in rulings.endings(own, plan.pairs).items()],
    }


def _change(change: rulings.Change, bound: float | None = 1.0) -> dict[str, Any]:
    """`bound` is the most by which a share can change; of other figures None, and then no interval is null."""
    low, high = change.by.low, change.by.high
    if bound is not None:
        low, high = max(-bound, low), min(bound, high)
    sides = {name: round(value, 4) if isfinite(value) else None for name, value in (("low", low), ("high", high))}
    told = {"old": change.old, "new": change.new, "change": change.by.score}
    return {
        "pairs": change.pairs, **{name: round(value, 4) for name, value in told.items()}, **sides,
        "verdict": change.verdict,
    }  # fmt: skip


def _changed(plan: Plan, change: Change, before: Library, after: Library) -> dict[str, Any]:
    told: dict[str, Any] = {"card": change.card, "what": change.what, "name": {}, "old": {}, "new": {}}
    held = [library.definitions.get(change.card) for library in (before, after)]
    told["name"] = {lang: card_name(held[1] or held[0], lang, after) for lang in GRAMMARS}  # type: ignore[arg-type]
    for when, library, card in zip(("old", "new"), (before, after), held, strict=True):
        told[when] = {lang: rules_text(card, lang, library).replace("**", "") for lang in GRAMMARS if card}
    old, new = (dict(card.source) if card else {} for card in held)
    fields = [name for name in {**old, **new} if old.get(name) != new.get(name) and name not in ("clauses", "art")]
    told["fields"] = {name: [old.get(name), new.get(name)] for name in fields} if old and new else {}
    return told


def _swap(plan: Plan, swap: str, pairs: Sequence[Pair]) -> dict[str, Any]:
    own = [pair for pair in pairs if pair.duel == (swap,)]
    met: dict[tuple[str, ...], list[float]] = {line: [] for line in line_ups(plan, swap)} if plan.players == 2 else {}
    for pair in sorted(own, key=lambda pair: pair.number):
        names = line_up(plan, swap, pair.number)[0]
        line = names if names in met else names[::-1]
        if line in met:
            met[line].append(pair.score)
    change = effect(plan, swap, own)
    return {
        "pairs": len(own),
        "change": round(change.score, 4),
        "low": round(max(-1.0, change.low), 4),
        "high": round(min(1.0, change.high), 4),
        "verdict": decided(plan, swap, own),
        "match_ups": [
            {"decks": list(line), "pairs": len(scores), **_interval(bootstrap(scores))} for line, scores in met.items()
        ],
    }


def _interval(found: Interval) -> dict[str, float]:
    return {name: round(value, 4) for name, value in found._asdict().items()}


# --- for a person -----------------------------------------------------------------------------------------------------


def as_text(plan: Plan, pairs: Sequence[Pair]) -> str:
    told = as_json(plan, pairs)
    later = f"{plan.new} with other rules" if plan.rules else plan.new
    lines = [f"{plan.game}: {later} against {plan.old}, by {plan.agent}, seed {plan.seed}"]
    for card in told["changed"]:
        lines += _lines(card)
    if not told["changed"]:
        lines.append("no card differs")
    if WHOLE in plan.swaps:
        lines += ["", *_of_cards(told)]
    if RULES in plan.swaps:
        lines += ["", *_of_rules(told["rules"])]
    return "\n".join(lines)


def _of_cards(told: dict[str, Any]) -> list[str]:
    lines = [f"all that differs: {_verdict(told)}"]
    if told["rules_changed"]:
        lines = [f"all cards that differ, by the later rules: {_verdict(told)}"]
    for met in told["match_ups"]:
        one, other = met["decks"]
        lines.append(
            f"  {one} and {other}: the later cards won {100 * met['score']:.1f} % "
            f"({100 * met['low']:.1f} to {100 * met['high']:.1f}) of {met['pairs']} pairs"
        )
    return lines + [f"{card['card']} alone: {_verdict(card)}" for card in told["cards"]]


def _of_rules(told: dict[str, Any]) -> list[str]:
    changed = ", ".join(f"{name} {_constant(old)} → {_constant(new)}" for name, (old, new) in told["changed"].items())
    if not told["pairs"]:
        return [f"rules: {changed}; not played"]
    lines = [f"rules: {changed}; {told['pairs']} pairs, the same chance once by each"]
    lines.append(f"  whoever begins: {_shares(told['first_seat'])}")
    lines += [f"  {row['deck']}: {_shares(row)}" for row in told["decks"]]
    turns = told["turns"]
    known = "" if turns["low"] is None else f" ({turns['low']:+.2f} to {turns['high']:+.2f})"
    length = f"{turns['old']:.1f} → {turns['new']:.1f} turns, {turns['change']:+.2f}{known}"
    lines.append(f"  length: {length}{_none_found(turns)}")
    lines.append(f"  drawn: {_shares(told['drawn'])}")
    if len(told["endings"]) > 1:
        lines += [f"  ended by {row['cause']}: {_shares(row)}" for row in told["endings"]]
    return lines


def _constant(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int) else "another table"


def _shares(row: dict[str, Any]) -> str:
    return (
        f"{100 * row['old']:.1f} % → {100 * row['new']:.1f} %, {_points(row['change'])} points "
        f"({_points(row['low'])} to {_points(row['high'])}){_none_found(row)}"
    )


def _none_found(row: dict[str, Any]) -> str:
    return "" if row["verdict"] in ("more", "less") else ", no difference found"


def _lines(card: dict[str, Any]) -> list[str]:
    told = {"changed": "", "new": " is new", "gone": " is gone", "words": " (its words or picture alone)"}
    lines = [f"{card['name']['en']} ({card['card']}){told[card['what']]}"]
    lines += [f"  {name}: {_plain(old)} → {_plain(new)}" for name, (old, new) in card["fields"].items()]
    old, new = card["old"].get("en"), card["new"].get("en")
    if old != new:
        lines += [f"  {when}: {' '.join(text.split()) or 'no text'}" for when, text in (("old", old), ("new", new))
                  if text is not None]  # fmt: skip
    return lines


def _plain(value: Any) -> str:
    return "none" if value is None else str(value)


def _verdict(swap: dict[str, Any]) -> str:
    if not swap["pairs"]:
        return "not played"
    return (
        f"{WORDS[swap['verdict']]}; a deck with the later cards wins {_points(swap['change'])} points more often "
        f"({_points(swap['low'])} to {_points(swap['high'])}), {swap['pairs']} pairs"
    )


def _points(share: float) -> str:
    return f"{100 * share:+.1f}"


def so_far(plan: Plan, pairs: Sequence[Pair], fresh: int, seconds: float) -> str:
    """A line that says how far it is: `fresh` pairs were played in so many seconds. No more than so many are left."""
    open_swaps = [swap for swap in plan.swaps if not decided(plan, swap, [p for p in pairs if p.duel == (swap,)])]
    left = len(open_swaps) * plan.pairs - sum([pair.duel[0] in open_swaps for pair in pairs])
    cards = WHOLE in plan.swaps
    found = effect(plan, WHOLE, pairs) if cards else began_by(plan, pairs).by
    share = f"{_points(found.score)} points ({_points(max(-1.0, found.low))} to {_points(min(1.0, found.high))})"
    share = share if cards else f"whoever begins {share}"
    time = pace(left, fresh, seconds)
    return f"{len(pairs)} of {len(pairs) + left} pairs, {share}, {time}" + (" at the most" if fresh else "")
