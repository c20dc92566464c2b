"""Are matches the same as before a change that should change none of their answers?

    python -m tests.same_matches before.txt      # then the change, then
    python -m tests.same_matches after.txt && diff before.txt after.txt

Each line is a random match of two bundled decks: how many decisions and turns it had, who won, and a hash of all that
was asked with all its answers, of every third position and, in every second match, of what was told.
"""

from __future__ import annotations

import argparse
from hashlib import blake2b
from pathlib import Path
from random import Random

from game.kernel.decisions import answers, random_answer
from game.kernel.events import Log
from game.kernel.running import advance
from game.language.library import Library
from game.records.cards import library
from game.rules import NAMES, game_named

MOST = 2_400
"""So many decisions of a match are looked at."""
EVERY = 3


def line(known: Library, match: int) -> str:
    game, chance = game_named(known.game), Random(f"{known.game} {match}")
    decks = [deck.cards() for deck in known.decks.values()]
    first, second = (match + 3 * (match // len(decks))) % len(decks), (5 * match + 1) % len(decks)
    log = Log() if match % 2 else None
    state = game.setup(known.card_set(game.vocabulary), [decks[first], decks[second]], match, known.constants,
                       first=match // 2 % 2, log=log)  # fmt: skip
    digest, number = blake2b(digest_size=8), 0
    while state.decision is not None and number < MOST:
        number += 1
        asked = state.decision
        ways = [] if asked.among() else answers(state)  # of a whole answer made of parts there may be too many
        digest.update(repr((asked.kind, asked.seat, ways)).encode())
        if number % EVERY == 0:
            digest.update(state.fingerprint().encode())
        advance(state, random_answer(state, chance.random))
    if log is not None:
        digest.update(repr([(event.kind, sorted(event.facts.items())) for event in log.events]).encode())
    digest.update(state.fingerprint().encode())
    return f"{known.game} {match} {number} {state.turn} {state.result} {digest.hexdigest()}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.same_matches", description="Hashes of random matches.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", nargs="+", choices=NAMES, default=NAMES)
    parser.add_argument("--matches", type=int, default=60, help="of each game")
    given = parser.parse_args()
    with given.file.open("w", encoding="utf-8") as file:
        for game in given.games:
            known = library(game)
            for match in range(given.matches):
                print(line(known, match), file=file)


if __name__ == "__main__":
    main()
