"""A described board, its steps and what must hold, written as a person would write a scenario file."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from game.kernel.game import Game
from game.kernel.places import DRAWN
from game.records.scenarios.boards import filler
from game.records.scenarios.facts import facts_of
from game.records.scenarios.kinds import CARD, MATCH, SEAT
from game.records.scenarios.parts import Board, Placed, Side

MANY = 4
"""From so many on equal cards of which nothing more is said stand there once, with their number."""
WIDE = 110
"""Lists and maps that are longer stand below each other."""
PLAIN = re.compile(r"[A-Za-z](?:(?:[A-Za-z0-9_ .'’-]|(?<! )#)*[A-Za-z0-9_.'’])?")
"""What needs no quotes."""
NO_WORDS = {"yes", "no", "on", "off", "true", "false", "null", "y", "n"}
NAMELESS = "A position"
FIRST_LINE = "# Set up at the table. `contracts scenario` runs it; cards/SCENARIOS.md says what can stand here.\n"


@dataclass
class Setting:
    """A scenario as the workshop knows it: what its file says of the board, and all the rest as it is written."""

    board: Board
    name: str = ""
    seed: int = 1
    rules: dict[str, Any] = field(default_factory=dict)
    cards: str = ""
    """The lines of the file's own cards, from `cards:` on; "" where it has none."""
    steps: str = ""
    """The lines of its steps, without what is before each of them."""


def written(game: Game, setting: Setting, steps: str = "") -> str:
    """The whole file, with these lines as its steps where it has none of its own."""
    lines = [f"game: {game.name}", *setting.cards.rstrip().split("\n")[: 1000 if setting.cards else 0]]
    lines += ["scenarios:", f"- name: {word(setting.name or NAMELESS)}"]
    if setting.seed != 1:
        lines.append(f"  seed: {setting.seed}")
    if setting.rules:
        lines += [f"  rules: {line}" for line in [flow(setting.rules)]]
    lines += ["  board:", *indented(4, board_lines(game, setting.board))]
    said = (steps or setting.steps).rstrip().split("\n")
    return FIRST_LINE + "\n".join([*lines, "  steps:", *indented(2, said)]) + "\n"


def board_lines(game: Game, board: Board) -> list[str]:
    """What stands below `board:`."""
    lines = _entries(_told(game, MATCH, board.said))
    for zone, cards in board.shared.items():
        if cards:
            lines += entry(zone, _cards(game, cards))
    for seat, side in enumerate(board.sides):
        said = _side_lines(game, side)
        if said:
            lines += [f"P{seat + 1}:", *indented(2, said)]
        elif seat >= game.seats[0]:
            lines.append(f"P{seat + 1}: {{}}")
    return lines or ["P1: {}"]


def _side_lines(game: Game, side: Side) -> list[str]:
    deck = game.vocabulary.zones[DRAWN].name
    zones = {zone: _cards(game, placed) for zone, placed in side.zones.items()}
    if zones.get(deck) == _cards(game, [filler(game)]):
        del zones[deck]
    return _entries(_told(game, SEAT, side.said) | {name: said for name, said in zones.items() if said or name == deck})


def _entries(said: Mapping[str, Any]) -> list[str]:
    return [line for name, value in said.items() for line in entry(name, value)]


def _told(game: Game, of: str, said: Mapping[str, Any]) -> dict[str, Any]:
    """The facts that need be told."""
    facts = facts_of(game, of)
    return {name: value for name, value in said.items() if value != facts[name].usual(game)}


def _cards(game: Game, cards: Iterable[Placed]) -> list[Any]:
    """Cards as the file has them: an id, or a map with more of it; equal ones beside each other once."""
    found = list[Any]()
    for said, same in groupby(cards, key=lambda card: _card(game, card)):
        number = sum(card.times for card in same)
        if number < (2 if isinstance(said, dict) else MANY):
            found += [said] * number
        else:
            found.append({**(said if isinstance(said, dict) else {"card": said}), "times": number})
    return found


def _card(game: Game, card: Placed) -> Any:
    label = {"as": card.label} if card.label else {}
    said = {"card": card.card} | label | _told(game, CARD, card.said)
    return said if len(said) > 1 else card.card


# --- YAML -------------------------------------------------------------------------------------------------------------


def indented(by: int, lines: Iterable[str]) -> list[str]:
    return [" " * by + line if line else line for line in lines]


def entry(name: str, value: Any) -> list[str]:
    """`name: value` on one line, or what is too long for that on several."""
    line = f"{name}: {flow(value)}"
    if len(line) <= WIDE or not isinstance(value, list | dict):
        return [line]
    if isinstance(value, dict):
        return [f"{name}:", *indented(2, _entries(value))]
    if not all(isinstance(part, str) for part in value):
        return [f"{name}:", *(f"- {flow(part)}" for part in value)]
    return textwrap.wrap(line, WIDE, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def flow(value: Any) -> str:
    """On one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{word(str(key))}: {flow(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return word(value) if isinstance(value, str) else str(value)


def word(text: str) -> str:
    """As it is, or in quotes where YAML would take it for something else."""
    plain = PLAIN.fullmatch(text) and text.lower() not in NO_WORDS
    return text if plain else json.dumps(text, ensure_ascii=False)
