"""What a comparison of two versions of cards came to, as figures and as lines for a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.lab.comparing import WHOLE, Change, Plan, changes, decided, effect, line_up, line_ups, versions_of
from game.lab.pairs import Pair
from game.lab.ratings import Interval, bootstrap
from game.lab.standings import pace
from game.language.library import Library
from game.language.text import card_name, rules_text
from game.system.languages import GRAMMARS

WORDS = {"better": "stronger", "worse": "weaker", "alike": "no difference found", "": "no difference found"}


def as_json(plan: Plan, pairs: Sequence[Pair]) -> dict[str, Any]:
    before, after = versions_of(plan)
    constants = {*before.constants, *after.constants}
    return {
        "game": plan.game,
        "old": plan.old,
        "new": plan.new,
        "agent": plan.agent,
        "players": plan.players,
        "seed": plan.seed,
        "changed": [_changed(plan, change, before, after) for change in changes(before, after)],
        "rules_changed": sorted(c for c in constants if before.constants.get(c) != after.constants.get(c)),
        **_swap(plan, WHOLE, pairs),
        "cards": [{"card": swap, **_swap(plan, swap, pairs)} for swap in plan.swaps if swap != WHOLE],
    }


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
    lines = [f"{plan.game}: {plan.new} against {plan.old}, by {plan.agent}, seed {plan.seed}"]
    for card in told["changed"]:
        lines += _lines(card)
    if not told["changed"]:
        lines.append("no card differs")
    if told["rules_changed"]:
        lines.append(f"both sides played by the later rules, which differ in {', '.join(told['rules_changed'])}")
    lines += ["", f"all that differs: {_verdict(told)}"]
    for met in told["match_ups"]:
        one, other = met["decks"]
        lines.append(
            f"  {one} and {other}: the later cards won {100 * met['score']:.1f} % "
            f"({100 * met['low']:.1f} to {100 * met['high']:.1f}) of {met['pairs']} pairs"
        )
    for card in told["cards"]:
        lines.append(f"{card['card']} alone: {_verdict(card)}")
    return "\n".join(lines)


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
    found = effect(plan, WHOLE, pairs)
    share = f"{_points(found.score)} points ({_points(max(-1.0, found.low))} to {_points(min(1.0, found.high))})"
    time = pace(left, fresh, seconds)
    return f"{len(pairs)} of {len(pairs) + left} pairs, {share}, {time}" + (" at the most" if fresh else "")
