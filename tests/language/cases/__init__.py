"""Damaged card files with all that the checker says of them: lists to read, in YAML beside this file.

Of each case one key says what is written, `says` what is told of it. ¦ marks the place to which it must point.

- `clause`: a clause of the fox below; `spell`: a clause of a spell; `rune`: of a rune.
- `fox`: what is added to the fox's other fields.
- `slip`: what stands instead of `of` in the lines of the whole fox.
- `file`: a whole file of cards; `deck`, `rules`, `keywords`: a whole file of that sort, beside the fox, in a game whose
  decks have 4 cards.
- `under`: the rules under which it is so.
- `beside`: a file of cards beside a deck, instead of the fox.
- `named`: a keyword of one's own, beside those of Contracts.
- `game`: whose words are meant, if not those of Contracts.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from game.language.folders import CARDS

HERE = "¦"
FOLDER = Path(__file__).resolve().parent

FOX = """\
cards:
- id: fox
  name: {it: Volpe, en: Fox}
  kind: creature
  cost: {pure: 1}
  attack: 1
  health: 1
"""
WHOLE_FOX = """\
cards:
- id: fox
  name: {it: Volpe, en: Fox}
  kind: creature
  cost: {fire: 1, pure: 1}
  attack: 2
  health: 1
  keywords: [adrenaline]
  flavour: {it: "Che bella", en: "How nice"}
  clauses:
  - when: summon
    targets: [{from: enemy_creatures, pick: 1}]
    do: [{damage: 1, to: target}]
  - when: recycling
    do: [{draw: 1}]
"""
SPELL = """\
cards:
- id: zap
  name: {it: Zap, en: Zap}
  kind: %s
  cost: {}
"""
BESIDE = ("says", "of", "under", "beside", "named", "game")
"""The keys that say more of a case."""
PLACES = {"deck": "decks/mine.yaml", "rules": "rules.yaml", "keywords": "keywords.yaml"}
SMALL = {"cards/fox.yaml": FOX, "rules.yaml": "deck_size: 4\n"}
"""What lies beside a deck, the rules or the keywords that a case is about."""


KEYWORDS = (CARDS / "contracts" / "keywords.yaml").read_text("utf-8")
"""What stands before the keywords that a case `named` makes."""


class Case(NamedTuple):
    """The texts of files by their places, and what must be said: file, line, column and words."""

    name: str
    game: str
    files: dict[str, str]
    said: str
    """`place:line:column: message; suggestion`."""


def cases(file: str) -> Iterator[Case]:
    """Those of a list, in its order."""
    for written in yaml.load((FOLDER / file).read_text("utf-8"), yaml.CSafeLoader):
        sort, text = next((key, value) for key, value in written.items() if key not in BESIDE)
        place, whole = _whole(sort, text, written.get("of", ""))
        assert whole.count(HERE) == 1, whole
        before = whole[: whole.index(HERE)]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        others: dict[str, str] = SMALL if place.startswith("decks/") else {}
        if "under" in written:
            others = {"rules.yaml": written["under"] + "\n"}
        if "beside" in written:
            others = others | {"cards/fox.yaml": written["beside"]}
        if "named" in written:
            others = others | {"keywords.yaml": KEYWORDS + textwrap.indent(written["named"], "  ")}
        files = {**others, place: whole.replace(HERE, "")}
        yield Case(
            f"{written['says']}", written.get("game", "contracts"), files, f"{place}:{line}:{column}: {written['says']}"
        )


def _whole(sort: str, text: Any, of: str = "") -> tuple[str, str]:
    """The file's place and text."""
    if sort == "slip":
        assert WHOLE_FOX.count(of) == 1, of
        return "cards/mine.yaml", WHOLE_FOX.replace(of, text)
    if sort in PLACES:
        return PLACES[sort], text
    if sort == "file":
        return "cards/mine.yaml", text
    if sort == "fox":
        return "cards/mine.yaml", FOX + textwrap.indent(text.rstrip("\n"), "  ") + "\n"
    clause = "  clauses:\n  - " + text.rstrip("\n").replace("\n", "\n    ")
    return "cards/mine.yaml", (FOX if sort == "clause" else SPELL % sort) + clause + "\n"
