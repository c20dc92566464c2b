"""Matches for the tests of records: played at random, by rule, with second thoughts."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.kernel.decisions import CANCEL, answers
from game.records.match import Match
from tests.libraries import library

DECKS = ("cinder_march", "patient_tide", "dawn_line")


def new(folder: Path | None = None, seed: int = 1, **settings) -> Match:
    decks = settings.pop("decks", (DECKS[seed % 3], DECKS[(seed + 1) % 3]))
    return Match.new(decks=decks, seed=seed, folder=folder, library=library(), **settings)


def step(match: Match, chance: Random, second_thoughts: float = 0.0) -> None:
    """One random answer; with `second_thoughts` sometimes a cancel or an undo instead."""
    seat = match.to_answer
    assert seat is not None
    if chance.random() < second_thoughts:
        if match.why_not(CANCEL) is None:
            match.answer(CANCEL)
            return
        if match.why_not_undo(seat) is None:
            match.undo(seat)
            return
    match.answer(chance.choice(answers(match.state)), seat)


def play(match: Match, number: int | None = None, seed: int = 1, second_thoughts: float = 0.0) -> Match:
    """Play `number` random steps, or to the end."""
    chance = Random(seed)
    while match.to_answer is not None and number != 0:
        step(match, chance, second_thoughts)
        number = None if number is None else number - 1
    return match


def play_until(match: Match, kind: str, seat: int | None = None, seed: int = 1) -> Match:
    """Play at random until a decision of this kind is asked (of `seat`)."""
    chance = Random(seed)
    while match.state.decision is not None:
        decision = match.state.decision
        if decision.kind == kind and seat in (None, decision.seat):
            return match
        match.answer(chance.choice(answers(match.state)))
    raise AssertionError(f"no decision {kind} came")
