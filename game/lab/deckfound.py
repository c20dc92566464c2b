"""What a search for decks came to, as figures, in lines for a person, and as a deck file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from game.lab import decksearch
from game.lab.decksearch import BAR, Search, better_by, is_fresh, verdict, whole
from game.lab.deckspace import change
from game.lab.ratings import Interval, repeated, told_apart
from game.lab.simulate import NoSuch
from game.lab.standings import pace
from game.language.library import Library, deck_faults
from game.language.names import called
from game.records import decks
from game.system.files import replace_file

Told = Mapping[str, Any]
VERDICTS = {
    "more": f"beats the field by more than {100 * BAR:.0f} %",
    "less": f"surely does not beat the field by more than {100 * BAR:.0f} %",
    "": f"not sure whether it beats the field by more than {100 * BAR:.0f} %",
}
COMPARED = {
    "better": "surely better than {}",
    "worse": "surely worse than {}",
    "alike": "as good as {}",
    "": "which doesn't tell it apart from {}",
}


def as_json(search: Search, library: Library) -> dict[str, Any]:
    """Of a run that was ended before the found deck was measured, `field` is None, and `better` as well."""
    plan = search.plan
    fresh = len([1 for _, stage, _ in search.scores if is_fresh(stage)])
    deck = Counter(search.best)
    moved = change(search.begun, search.best)
    told: dict[str, Any] = {
        "game": plan.game,
        "agent": plan.agent,
        "rules": dict(plan.rules),
        "seed": plan.seed,
        "from": search.start,
        "rounds": search.rounds,
        "steps": [{"round": step.round, "gain": round(step.gain, 4)} for step in search.steps],
        "pairs": {"search": len(search) - fresh, "fresh": fresh},
        "endless": search.endless,
        "deck": dict(sorted(deck.items())),
        "out": {card: -n for card, n in moved.items() if n < 0},
        "in": {card: n for card, n in moved.items() if n > 0},
        "field": None,
        "verdict": "",
        "matchups": [],
        "better": None,
    }
    if not search.fresh:
        return told
    found = whole(search)
    return told | {
        "field": _within(found, 0.0),
        "begun": _within(whole(search, search.begun), 0.0),
        "verdict": verdict(found),
        "better": _within(better_by(search), -1.0),
        "matchups": [
            {"deck": name, "pairs": search.fresh}
            | _within(repeated(search.against(search.best, place), plan.pairs), 0.0)
            | {"begun": round(sum(search.against(search.begun, place)) / search.fresh, 4)}
            for place, name in enumerate(plan.field)
        ],
    }


def _within(found: Interval, least: float) -> dict[str, float]:
    """Within what a score can be."""
    bounds = {"low": max(least, found.low), "high": min(1.0, found.high)}
    return {"score": round(found.score, 4), **{name: round(value, 4) for name, value in bounds.items()}}


def as_text(told: Told, library: Library, language: str) -> str:
    return "\n".join(_lines(told, library, language))


def _lines(told: Told, library: Library, language: str) -> Iterator[str]:
    def name_of(card: str) -> str:
        return called(library.definitions[card].name, language, library.game, "cards", card)

    def listed(counts: Mapping[str, int]) -> str:
        return ", ".join(f"{n} {name_of(card)}" for card, n in counts.items())

    rules = f", with {', '.join(f'{name}: {value}' for name, value in told['rules'].items())}" if told["rules"] else ""
    yield (
        f"{told['game']}, by {told['agent']}{rules}, seed {told['seed']}: {told['pairs']['search']} pairs of the "
        f"search, {told['pairs']['fresh']} fresh ones"
    )
    if told["endless"]:
        yield f"{told['endless']} pairs came to no end and count as drawn"
    steps = ", ".join(str(step["round"]) for step in told["steps"])
    found = f"something did better in round {steps}" if steps else "nothing did better"
    yield f"began with {told['from']}; {told['rounds']} rounds, {found}"
    if told["out"]:
        yield f"out: {listed(told['out'])}"
        yield f"in: {listed(told['in'])}"
    yield f"the deck: {listed(told['deck'])}"
    if told["field"] is None:
        yield "it has not been measured: what the search saw of it is no figure to go by"
        return
    for row in told["matchups"]:
        yield f"against {row['deck']}: {share(row)} of {row['pairs']} pairs; {told['from']} {100 * row['begun']:.1f} %"
    yield f"the field in all: {share(told['field'])}; {told['from']} {share(told['begun'])}"
    if told["out"]:
        apart = Interval(**told["better"])
        score, low, high = (100 * value for value in apart)
        yield f"{score:+.1f} points ({low:+.1f} to {high:+.1f}), {COMPARED[told_apart(apart)].format(told['from'])}"
    yield VERDICTS[told["verdict"]]


def share(row: Told) -> str:
    return f"{100 * row['score']:.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def save(path: Path, search: Search, library: Library) -> None:
    """Write the found deck to a file of its own. Raises NoSuch where it can't be written or the checker refuses it."""
    name = f"Found {search.plan.seed}"
    deck = decks.free_id(name, library.decks)
    said = f"# Found by `contracts deck-search`: it began with {search.start}, seed {search.plan.seed}.\n"
    text = decks.written(deck, name, Counter(search.best), library, said=said)
    faults = deck_faults(library, str(path), text)
    if faults:
        raise NoSuch(f"the found deck has a fault: {faults[0]}")
    try:
        replace_file(path, text.encode())
    except OSError as error:
        raise NoSuch(f"the deck can't be written to {path} ({error.strerror}); name another file") from None


def so_far(search: Search, fresh: int, seconds: float) -> str:
    """A line that says how far it is: `fresh` pairs were played in so many seconds."""
    left = decksearch.left(search)
    where = "measuring" if is_fresh(search.stage) else search.stage
    whole, time = len(search) + left, pace(left, fresh, seconds)
    return f"{where}, {len(search.steps)} better found, {len(search)} of at most {whole} pairs, {time}"
