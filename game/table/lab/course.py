"""What is known of the balance that was chosen, as the process beside the table tells it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.lab.beside import Errand, Wish
from game.table.lab.choice import Choice

Told = dict[str, Any]
HALVES = ("", ".2")
"""What comes behind a pair's seed where one of its matches is meant."""


class Half(NamedTuple):
    """A match of a pair."""

    name: str
    """By which `contracts open FILE --seed` knows it."""
    number: int
    second: bool
    score: float
    """Of the first deck."""
    first: int
    """Which of the two decks began."""
    turns: int


class Share(NamedTuple):
    """How often somebody wins, with the bounds within which the truth lies."""

    score: float
    low: float
    high: float
    pairs: int = 0
    verdict: str = ""

    @property
    def turned(self) -> Share:
        """The same seen by the other deck."""
        verdict = {"high": "low", "low": "high"}.get(self.verdict, self.verdict)
        return Share(1 - self.score, 1 - self.high, 1 - self.low, self.pairs, verdict)


def share(told: Told) -> Share:
    return Share(told["score"], told["low"], told["high"], told.get("pairs", 0), told.get("verdict", ""))


@dataclass
class Course:
    choice: Choice
    running: bool = False
    held: bool = False
    """Is there a file with it?"""
    trouble: str = ""
    """A word of `lab.beside`."""
    left: int = 0
    fresh: int = 0
    seconds: float = 0.0
    standing: Told = field(default_factory=dict)
    whole: Told = field(default_factory=dict)
    _halves: dict[tuple[str, str], dict[str, Half]] = field(default_factory=dict)
    _errand: Errand | None = None

    # what goes on

    def look(self) -> None:
        """Ask what the file has, where there is one."""
        if len(self.choice.decks) >= 2 and self.choice.file.exists():
            self._errand = Errand("look", wish(self.choice))

    def play(self, anew: bool = False) -> None:
        """Go on with the file, or begin another one."""
        self.stop()
        self.running, self.trouble, self.fresh = True, "", 0
        self._errand = Errand("anew" if anew else "play", wish(self.choice))

    def stop(self) -> None:
        if self._errand is not None:
            self._errand.stop()
        self._errand, self.running = None, False

    def update(self) -> bool:
        """Take what was told; True where there is anything new."""
        if self._errand is None:
            return False
        told = self._errand.poll()
        if told is not None:
            self._take(told)
        if self._errand.over:
            self._errand, self.running = None, False
            return True
        return told is not None

    @property
    def looks(self) -> bool:
        """Is the file looked at?"""
        return self._errand is not None and not self.running

    @property
    def reads(self) -> bool:
        """Is nothing of it known yet?"""
        return self.looks and not self.standing

    def _take(self, told: Told) -> None:
        self.trouble = told.get("trouble", self.trouble)
        self.held = told.get("held", self.held)
        self.whole = told.get("whole", self.whole)
        for one, other, number, seed, matches in told.get("pairs", ()):
            halves = self._halves.setdefault((one, other), {})
            for at, (score, first, turns) in enumerate(matches):
                name = f"{seed}{HALVES[at]}"
                halves[name] = Half(name, number, at == 1, score, first, turns)
        if "standing" in told:
            self.held, self.standing = True, told["standing"]
            self.left, self.fresh, self.seconds = told["left"], told["fresh"], told["seconds"]

    # what it comes to

    @property
    def pairs(self) -> int:
        """All that were played, with other starts too."""
        standing = self.standing
        return sum([standing["pairs"], *(row["pairs"] for row in standing["starts"])]) if standing else 0

    @property
    def done(self) -> bool:
        return self.held and not self.left and bool(self.standing)

    def of(self, deck: str, other: str) -> Share | None:
        """How the deck fares against the other one."""
        for row in self.standing.get("matchups", ()):
            if row["decks"] == [deck, other]:
                return share(row)
            if row["decks"] == [other, deck]:
                return share(row).turned
        return None

    def in_all(self, deck: str) -> Share | None:
        return next((share(row) for row in self.standing.get("decks", ()) if row["deck"] == deck), None)

    def matches(self, one: str, other: str) -> list[Half]:
        """Those of two decks, by their number; scores and who began as the first of them sees it."""
        if (one, other) in self._halves:
            return sorted(self._halves[one, other].values(), key=lambda half: (half.number, half.second))
        return [half._replace(score=1 - half.score, first=1 - half.first) for half in self._turned(one, other)]

    def _turned(self, one: str, other: str) -> Iterator[Half]:
        if (other, one) in self._halves:
            yield from self.matches(other, one)


def wish(choice: Choice) -> Wish:
    return Wish(
        str(choice.file), choice.game, choice.level, choice.pairs, choice.decks, tuple(sorted(choice.starts))
    )  # fmt: skip


class Aside:
    """Something short beside it: a match played again, a page written."""

    def __init__(self) -> None:
        self._errand: Errand | None = None

    @property
    def busy(self) -> bool:
        return self._errand is not None

    def again(self, choice: Choice, name: str) -> None:
        self._begin("again", choice, name)

    def page(self, choice: Choice, language: str) -> None:
        self._begin("page", choice, language)

    def _begin(self, do: str, choice: Choice, more: str) -> None:
        self.stop()
        self._errand = Errand(do, wish(choice), more)

    def stop(self) -> None:
        if self._errand is not None:
            self._errand.stop()
        self._errand = None

    def update(self) -> tuple[str, str] | None:
        """What came of it: "match" or "page" and where it lies, or "trouble" and its word."""
        if self._errand is None:
            return None
        told = self._errand.poll()
        if told is None:
            self._errand = None if self._errand.over else self._errand
            return None
        self.stop()
        return next(iter(told.items()))
