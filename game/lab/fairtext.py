"""What a balance came to, in lines for a person and in tables for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from typing import Any

Told = Mapping[str, Any]
SHOWN_CARDS = 10
"""So many cards are told from each end."""
VERDICTS = {
    "fair": "fair",
    "high": "NOT fair",
    "low": "NOT fair",
    "": "open",
}
AGAINST_BLANKS = {
    "better": "better than a blank",
    "worse": "worse than a blank",
    "alike": "no better than a blank",
    "": "open",
}


def as_text(told: Told) -> str:
    return "\n".join(_lines(told))


def _lines(told: Told) -> Iterator[str]:
    rules = f", with {', '.join(f'{name}: {value}' for name, value in told['rules'].items())}" if told["rules"] else ""
    seeds = ", ".join(str(seed) for seed, _ in told["runs"])
    yield f"{told['game']}, by {told['agent']}{rules}: {told['pairs']} mirrored pairs, seed {seeds}"
    if told["errors"]:
        yield f"{told['errors']} pairs came to no end and are not counted"
    for row in told["matchups"]:
        one, other = row["decks"]
        yield f"{one} against {other}: {share(row)} of {row['pairs']} pairs, {VERDICTS[row['verdict']]}"
    for row in told["decks"]:
        yield f"{row['deck']} in all: {share(row)}"
    yield f"whoever begins: {share(told['first_seat'])}"
    for row in told["starts"]:
        yield f"  with {row['start']}: {share(row)} of {row['pairs']} pairs, {VERDICTS[row['verdict']]}"
    turns = told["turns"]
    median, short, long = turns["median"], turns["p10"], turns["p90"]
    yield f"{turns['mean']:.1f} turns a match (median {median}, one in ten up to {short}, one in ten {long} or more)"
    yield "ended by " + ", ".join(
        f"{row['cause'].replace('_', ' ')}{' (drawn)' if row['drawn'] else ''} {row['percent']:.1f} %"
        for row in told["endings"]
    )
    back = told["comebacks"]
    below, decided = 100 * back["below"], back["matches"]
    yield f"won after a chance of {below:.0f} % or less: {share(back)} of {decided} decided matches"
    yield from _cards(told["cards"])
    for row in told["blanks"]:
        yield (
            f"{row['card']}: {points(row)} points of its deck's wins against a blank, {row['pairs']} pairs, "
            f"{AGAINST_BLANKS[row['verdict']]}"
        )
    for row in told["hands"]:
        yield (
            f"{row['deck']} can play {share(row['playable'])} of the cards in its hand, none of them in "
            f"{share(row['stuck'])} of its turns, and plays none though it can in {share(row['idle'])}"
        )
    for row in told["supply"]:
        yield f"of the cards drawn in matches {row['matches']} {share(row)} were of the kind {row['kind']}"


def _cards(cards: Sequence[Told]) -> Iterator[str]:
    known = sorted([row for row in cards if row["when_drawn"]["matches"]], key=lambda row: -row["gain"]["z"])
    ends = known if len(known) <= 2 * SHOWN_CARDS else [*known[:SHOWN_CARDS], *known[-SHOWN_CARDS:]]
    if ends:
        yield "cards, by how surely their deck wins oftener for each copy drawn in place of others:"
    for row in ends:
        out = {"high": ", STANDS OUT", "low": ", stands out below"}.get(row["stands_out"], "")
        yield (
            f"  {row['id']}: {points(row['gain'])} points a copy, wins {share(row['when_played'])} when played, "
            f"played in {100 * row['played']:.0f} % of those in which it was drawn{out}"
        )
    if never := [row["id"] for row in cards if row["never_played"]]:
        yield f"drawn and never played: {', '.join(never)}"


def share(row: Told) -> str:
    return f"{100 * row['score']:.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def points(row: Told) -> str:
    return f"{100 * row['score']:+.1f} ({100 * row['low']:+.1f} to {100 * row['high']:+.1f})"


# --- tables -----------------------------------------------------------------------------------------------------------

TABLES = ("matchups", "decks", "starts", "cards", "blanks", "resources", "hands", "supply")


def tables(told: Told) -> dict[str, str]:
    """By the names of their files, those that have rows."""
    return {f"{name}.csv": _table(told[name]) for name in TABLES if told[name]}


def _table(rows: Sequence[Told]) -> str:
    flat = [dict(_flat(row)) for row in rows]
    columns = list(dict.fromkeys(name for row in flat for name in row))
    out = StringIO()
    writer = csv.DictWriter(out, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(flat)
    return out.getvalue()


def _flat(row: Told, before: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in row.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{before}{name}_")
        elif isinstance(value, list):
            yield before + name, " ".join(map(str, value))
        else:
            yield before + name, value
