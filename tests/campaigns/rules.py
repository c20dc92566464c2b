"""Rules files with odd constants: refused, or a game that comes to its end with everything in order."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps
from pathlib import Path
from random import Random

from game.kernel.decisions import answers
from game.kernel.game import Game
from game.lab.invariants import broken
from game.language.folders import CARDS, files_of
from game.language.library import load_files
from game.records.match import Match
from game.rules import NAMES, game_named
from tests.campaigns.runner import Outcome, Try

LONGEST = 3_000
"""So many answers a match between random players may take."""


def constants(folder: Path, games: Sequence[str] = NAMES) -> Try:
    return lambda chance: _one(folder, game_named(chance.choice(games)), chance)


def _one(folder: Path, game: Game, chance: Random) -> Outcome:
    words = game.vocabulary
    written: dict[str, object] = {}
    names = [name for name in words.constants if name not in ("deck_size", "max_copies", "min_characters")]
    for name in chance.sample(names, chance.randint(1, 4)):
        if isinstance(words.constants[name], bool):
            written[name] = "true" if chance.random() < 0.5 else "false"
        elif name in words.tables:
            written[name] = chance.choice((dumps(words.constants[name]), "{}", "x"))
        else:
            least, most = words.ranges[name]
            written[name] = chance.choice((least, most, least - 1, most + 1, chance.randint(least, most), 10**9, "x"))
    path = folder / "rules.yaml"
    path.write_text("".join(f"{name}: {value}\n" for name, value in written.items()))
    files = {str(p): p for p in files_of(CARDS / game.name)} | {"rules.yaml": path}
    library = load_files(files, game.name, words)
    if library.faults:
        return "told", all(fault.file == "rules.yaml" for fault in library.faults)
    decks = [chance.choice(list(library.decks)) for _ in range(game.seats[0])]
    match = Match.new(game.name, decks, chance.randrange(1 << 31), seats=("human",) * len(decks), library=library)
    while match.to_answer is not None:
        match.answer(chance.choice(answers(match.state)))
        assert len(match.steps) < LONGEST, f"without an end: {written}"
        if len(match.steps) % 8 == 0:
            assert not broken(match.state), (written, broken(match.state))
    assert match.result is not None
    assert not any(event.facts.get("endless") for event in match.events.events[-3:]), f"endless: {written}"
    return "played", None
