"""The parts of a scenario file, as they were read; each with the node that tells where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.kernel.cards import CardSet
from game.kernel.characteristics import FOR_GOOD
from game.kernel.game import Game
from game.kernel.phrases import Phrase
from game.language.source import Node

Part = str | int
"""Of an answer."""


@dataclass(frozen=True)
class Said:
    """One way to understand what was said: a phrase with what stands in its slots, and so each of its tails."""

    phrase: Phrase
    slots: Mapping[str, str]
    tails: tuple[tuple[Phrase, Mapping[str, str]], ...] = ()


@dataclass(frozen=True)
class Sentence:
    """An answer in words, with all ways to understand it; or as `parts`, where the words of the game don't do."""

    node: Node
    text: str
    readings: tuple[Said, ...] = ()
    parts: tuple[Part, ...] = ()


@dataclass
class Being:
    """What can be said of a player or a card on the board."""

    stats: dict[str, int] = field(default_factory=dict)
    """What they are when the match begins; of what damage eats, what is left."""
    damage: int | None = None
    changes: dict[str, int] = field(default_factory=dict)
    """Effects that came before."""
    keywords: tuple[str, ...] = ()
    until: int = FOR_GOOD
    """How long changes and keywords last."""
    until_of: int | None = None
    """Whose turn that means, where it is not that of whoever holds the card."""
    flags: dict[str, bool] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)


@dataclass
class Placed(Being):
    """A card on the board, or so many copies of it."""

    card: str = ""
    label: str = ""
    owner: int | None = None
    times: int = 1
    face_down: bool = False


@dataclass
class Side(Being):
    """What the board says of a seat; `zones` have of the deck the top card first."""

    zones: dict[str, list[Placed]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    groups: dict[str, dict[str, int]] = field(default_factory=dict)


@dataclass
class Board:
    sides: list[Side]
    active: int = 0
    turn: int | None = None
    moment: str = ""
    shared: dict[str, list[Placed]] = field(default_factory=dict)
    """What lies in the zones that the table shares, as in a side."""


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
class Bounds:
    """A number that is expected, or from when to when."""

    least: int
    most: int


Value = Bounds | bool | str | tuple[str, ...]


@dataclass(frozen=True)
class Expected:
    """Something that must hold, as the checks of `expecting` take it."""

    node: Node
    what: str
    """"value", "zone", "asked", "can", "cannot", "result" or "match"."""
    name: str = ""
    """The value, zone or number that is meant."""
    of: str = ""
    """Whose: P1, a card, a label."""
    value: Value = ""
    sentence: Sentence | None = None


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
