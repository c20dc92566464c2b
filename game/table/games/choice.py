"""What is chosen so far of an answer."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.games.verbs import Answer


@dataclass(frozen=True, slots=True)
class Choice:
    """It is forgotten with the question that it answers."""

    about: tuple[object, ...] | None = None
    """The question."""
    asked_at: float = 0.0  # by the stage's clock
    picked: tuple[int, ...] = ()
    amount: int | None = None
    """The number chosen on a sheet."""
    given: tuple[tuple[int, int], ...] | None = None
    """Of an answer of parts: what each was given so far; None: nothing was changed yet."""
    half: str | None = None
    """The first word of an answer of two, chosen on a sheet."""
    aside: bool = False
    """Is the sheet put aside to look at the table?"""
    offset: int = 0
    """How far its cards are scrolled."""
    paid: Answer | None = None
    """The payment as it was changed by hand."""
