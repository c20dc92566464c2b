"""`python -m tests.planted --trials 10 --pairs 30`: does `contracts balance` find a card that is far too good?

In each trial a card is drawn by lot among all that the decks of Contracts hold, and made far too good: a creature by 4
attack and 5 health, an orb by 4 attack and 4 durability, a spell and a rune by damage to the opponent, and each costs
one of any mana. Then all match-ups are played, and the cards stand in the order of their column: by how many standard
errors their deck wins oftener for each copy that is drawn. The trial does not look at which card it is before that.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from game.lab import arena, balancing, fairness
from game.language.library import Library, pinned
from game.records.cards import library

GAME = "contracts"


@dataclass(frozen=True)
class Found:
    card: str
    rank: int
    """1 where it stands first."""
    stands_out: bool
    others: int
    """So many other cards are said to stand out."""
    z: float
    points: float
    seconds: float


def too_good(source: Mapping[str, Any]) -> dict[str, Any]:
    paid = source.get("cost", {})
    card = dict(source) | {"cost": {"pure": 1} | {part: paid[part] for part in paid if part == "x"}}
    clauses = list(card.get("clauses", ()))
    match card["kind"]:
        case "creature":
            return card | {"attack": card["attack"] + 4, "health": card["health"] + 5}
        case "orb":
            return card | {"attack": card.get("attack", 0) + 4, "durability": card["durability"] + 4}
        case "spell":
            return card | {"clauses": [*clauses, {"when": "play", "do": [{"damage": 7, "to": "opponent"}]}]}
        case _:
            return card | {
                "clauses": [*clauses, {"when": "use", "pay": {"pure": 1}, "do": [{"damage": 3, "to": "opponent"}]}]
            }


def planted(cards: Library, card: str) -> Library:
    sources = [too_good(held.source) if held.id == card else held.source for held in cards.definitions.values()]
    changed = pinned(sources, cards.constants, cards.game, cards.vocabulary)
    return replace(cards, definitions=changed.definitions)


def trial(card: str, pairs: int, seed: int, agent: str, nodes: int | None, kept: Path | None = None) -> Found:
    """Plays all match-ups in this process; the file `kept` keeps them."""
    begin = perf_counter()
    cards = planted(library(GAME), card)
    before = balancing.current, arena.current
    balancing.current = arena.current = lambda game: cards  # type: ignore[assignment]
    try:
        plan = balancing.planned(GAME, pairs=pairs, seed=seed, agent=agent, nodes=nodes)
        told = fairness.as_json(balancing.played(plan, kept=kept), cards)["cards"]
    finally:
        balancing.current, arena.current = before
    order = sorted(told, key=lambda row: -row["gain"]["z"])
    rank, row = next((n, row) for n, row in enumerate(order, 1) if row["id"] == card)
    others = sum([row["stands_out"] == "high" and row["id"] != card for row in told])
    out = row["stands_out"] == "high"
    return Found(card, rank, out, others, row["gain"]["z"], 100 * row["gain"]["score"], perf_counter() - begin)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--trials", type=int, default=10)
    options.add_argument("--pairs", type=int, default=30, help="the most for each match-up")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--agent", default="casual")
    options.add_argument("--node-limit", type=int)
    options.add_argument("--from", type=int, default=1, dest="begin", metavar="N", help="the first trial to play")
    options.add_argument("--keep", type=Path, metavar="FOLDER", help="keeps the matches of each trial there")
    given = options.parse_args()
    held = sorted({card for deck in library(GAME).decks.values() for card in deck.counts})
    lots = Random(given.seed).sample(held, given.trials)
    first = 0
    for n, card in enumerate(lots[given.begin - 1 :], given.begin - 1):
        kept = given.keep / f"{n + 1}-{card}.jsonl" if given.keep else None
        found = trial(card, given.pairs, given.seed + n, given.agent, given.node_limit, kept)
        first += found.rank == 1
        print(
            f"{found.card}: place {found.rank} of {len(held)}, {found.points:+.1f} points (z {found.z:.1f})"
            f"{', stands out' if found.stands_out else ''}; {found.others} others do; {found.seconds:.0f} s",
            flush=True,
        )
    print(f"{first} of {len(lots) - given.begin + 1} stood first")


if __name__ == "__main__":
    main()
