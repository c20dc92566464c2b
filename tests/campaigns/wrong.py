"""Card files with one mistake each, wrong by construction: every one is told, and on the line where it was made."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from game.language.folders import CARDS
from game.language.library import files_of, load_files
from game.rules import NAMES, game_named
from tests.campaigns.cards import parsed_once
from tests.campaigns.runner import Outcome, Try

FIELD = re.compile(r"(?<![\w'-])([a-z_]{3,}): ")
NUMBER = re.compile(r": (\d+)(?=[,}\]\s]|$)")
WORD = re.compile(r"\b(?:when|kind|from|who|into|to): ([a-z_-]+)")
END = re.compile(r"([}\]])$")
OWN_LINE = re.compile(r"  [a-z]\w*: .*")

Mistake = Callable[[str, Random], str | None]
"""A line with the mistake, or None where it can't be made; a line that is doubled counts as the second."""


def _at(pattern: re.Pattern[str], line: str, chance: Random, change: Callable[[str], str]) -> str | None:
    """The line with one of what the pattern finds changed; quotes and comments hold nothing that counts."""
    plain = re.sub(r'"[^"]*"|#.*', lambda found: "\0" * len(found[0]), line)
    found = list(pattern.finditer(plain))
    if not found:
        return None
    one = chance.choice(found)
    return line[: one.start(1)] + change(one[1]) + line[one.end(1) :]


def _misspelt(word: str) -> str:
    return f"{word[:2]}q{word[2:]}"


MISTAKES: dict[str, Mistake] = {
    "a field misspelt": lambda line, chance: _at(FIELD, line, chance, _misspelt),
    "a word misspelt": lambda line, chance: _at(WORD, line, chance, _misspelt),
    "a word for a number": lambda line, chance: _at(NUMBER, line, chance, lambda _: "many"),
    "a number too large": lambda line, chance: _at(NUMBER, line, chance, lambda _: "100000"),
    "a bracket not closed": lambda line, chance: _at(END, line, chance, lambda _: ""),
    "a bracket too many": lambda line, chance: _at(END, line, chance, lambda end: end + end),
    "a quote not closed": lambda line, chance: line[:-2] + "}" if line.endswith('"}') else None,
    "a field twice": lambda line, chance: f"{line}\n{line}" if OWN_LINE.fullmatch(line) else None,
    "a colon left out": lambda line, chance: line.replace(":", "", 1) if OWN_LINE.fullmatch(line) else None,
    "indented by a tab": lambda line, chance: "\t" + line.lstrip() if OWN_LINE.fullmatch(line) else None,
}


def mistakes(folder: Path, games: Sequence[str] = NAMES) -> Try:
    place = folder / "cards" / "changed.yaml"
    place.parent.mkdir()
    files = {name: files_of(CARDS / name) for name in games}
    texts = {path: path.read_text("utf-8") for paths in files.values() for path in paths}
    sound = dict.fromkeys(texts.values())

    def one(chance: Random) -> Outcome:
        while True:
            game = chance.choice(list(files))
            path = chance.choice(files[game])
            lines = texts[path].split("\n")
            number, word = chance.randrange(len(lines)), chance.choice(list(MISTAKES))
            wrong = MISTAKES[word](lines[number], chance)
            if wrong is not None and path.name != "keywords.yaml":
                break
        lines[number] = wrong
        changed = folder / path.relative_to(CARDS / game)
        changed.parent.mkdir(exist_ok=True)
        changed.write_text("\n".join(lines), "utf-8")
        with parsed_once(sound):
            others = {str(p): p for p in files[game] if p != path}
            library = load_files(others | {"changed": changed}, game, game_named(game).vocabulary)
        changed.unlink()
        told = [fault.line for fault in library.faults if fault.file == "changed"]
        assert told, f"{word} in line {number + 1} of {path} is not told: {wrong}"
        return word, bool({number + 1, number + 1 + wrong.count("\n")} & {*told})

    return one
