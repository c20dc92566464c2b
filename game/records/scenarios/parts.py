"""The parts of a scenario file, as they were read; each with the node that tells where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.game import Game
from game.language.source import Node
from game.records.scenarios.kinds import Expected
from game.records.scenarios.words import Sentence


@dataclass
class Being:
    """What a board tells of a player or a card."""

    said: dict[str, Any] = field(default_factory=dict)
    """By the name of each fact (`facts.py`) its value, as a file has it."""


@dataclass
class Placed(Being):
    """A card on the board, or so many copies of it."""

    card: str = ""
    label: str = ""
    times: int = 1


@dataclass
class Side(Being):
    """What the board tells of a seat; `zones` have of the deck the top card first."""

    zones: dict[str, list[Placed]] = field(default_factory=dict)


@dataclass
class Board:
    sides: list[Side]
    said: dict[str, Any] = field(default_factory=dict)
    """The facts of the match, as of a card."""
    shared: dict[str, list[Placed]] = field(default_factory=dict)
    """What lies in the zones that the table shares, as in a side."""

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self.said.get("active", "P1")[1:]) - 1

    @property
    def turn(self) -> int | None:
        return self.said.get("turn")

    @property
    def moment(self) -> str:
        """The moment of the turn; "" for the first one of the game."""
        return str(self.said.get("at", ""))


@dataclass(frozen=True)
class Played:
    """A match file, as it stood after so many answers (None: all)."""

    path: Path
    after: int | None = None


@dataclass(frozen=True)
class Begun:
    """A match from its set-up on, with these decks."""

    decks: tuple[tuple[str, ...], ...]
    first: int | None = None


# --- steps -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Answers:
    seat: int
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class Until:
    """The usual answer to every question until `seat` is asked one of this kind."""

    node: Node
    seat: int
    kind: str


@dataclass(frozen=True)
class Expect:
    checks: tuple[Expected, ...]


Step = Answers | Until | Expect


GRADES = 5
WIN, OUTLAST = "win", "outlast"
GOALS = (WIN, OUTLAST)
"""To win before the turn ends, or not to have lost when it does."""


@dataclass(frozen=True)
class Grading:
    """How hard a puzzle is (`lab.puzzles`)."""

    grade: int
    """From 1 to `GRADES`."""
    losing: int
    """So many moves along its solution throw the win away."""
    goal: str = WIN
    """What P1 is to do in this turn: one of `GOALS`."""
    answered: bool = False
    """Does the other side answer, as well as can be? Else nobody sits there."""


@dataclass
class Scenario:
    node: Node
    name: str
    start: Board | Played | Begun
    steps: list[Step]
    seed: int = 1
    rules: Mapping[str, Any] = field(default_factory=dict)
    pending: str = ""
    """Why it does not hold yet."""
    labels: dict[str, str] = field(default_factory=dict)
    """Label -> card."""
    puzzle: Grading | None = None
    """Of a puzzle: P1 is to win in this turn, and the steps are a solution."""


@dataclass
class ScenarioFile:
    path: Path
    file: str
    """Its name in messages."""
    game: Game
    cards: CardSet
    scenarios: list[Scenario]
