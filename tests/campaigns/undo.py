"""Matches in which each answer may be taken back or not: undo is refused where it must be, and offered everywhere else.

A try is a match. Whether somebody came to know something is looked up in every position since, apart from what undo
itself notes; and where it is offered, the answers are given again in other worlds, which agree with what was known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from game.kernel import decisions, running
from game.kernel.decisions import CONCEDE
from game.kernel.unseen import knows
from game.kernel.views import resample, view
from game.records import undo
from game.records.match import Match
from game.rules import NAMES
from tests.campaigns.runner import Outcome, Try, counted, tables
from tests.libraries import library

WORLDS = 3
"""So many are tried where undo is offered."""
OFFERED = "offered"
SURPRISING = "offered where one of many worlds alone would show it"
"""What only a certain pair of hidden cards would have changed: rare, and not promised (SECURITY.md)."""


def answers(folder: Path, games: Sequence[str] = NAMES) -> Try:
    return lambda chance: _one(*chance.choice(tables(games)), chance)


def _one(game: str, seats: int, chance: Random) -> Outcome:
    for word, number in met(game, seats, chance).items():
        counted(word, number)
    return f"{game} of {seats}", None


def met(game: str, seats: int, chance: Random) -> Counter[str]:
    """What was met in a match at random, and how often: OFFERED, SURPRISING, or the code of the reason against undo."""
    found: Counter[str] = Counter()
    who = [("human", "casual")[chance.random() < 0.3] for _ in range(seats)]
    match = begin(game, tuple(who) if "human" in who else ("human", *who[1:]), chance.randrange(1 << 30))
    for seat, step in asked(match, chance):
        found[check(match, seat, step)] += 1
        other = undo.start(match.steps, (seat + 1) % seats)
        if other is not None and chance.random() < 0.2:
            found[check(match, (seat + 1) % seats, match.steps[other])] += 1
        if match.why_not_undo(seat) is None and chance.random() < 0.2:
            match.undo(seat)
            assert match.state == step.state, "undo leads to another position"
    return found


class Freely(Match):
    """A match in which undo hangs on what was learnt and what was random alone, whatever the game's rules add."""

    by_rules = False


def begin(game: str, seats: tuple[str, ...], seed: int) -> Match:
    ids = list(library(game).decks)
    decks = [ids[(seed + n) % len(ids)] for n in range(len(seats))]
    return Freely.new(game, decks, seed, None, seats, library=library(game))


def asked(match: Match, chance: Random) -> Iterator[tuple[int, undo.Step]]:
    """Play at random; after each answer, who gave it, and where undo would go back to."""
    while match.to_answer is not None:
        seat = match.to_answer
        match.answer(chance.choice(decisions.answers(match.state)), seat)
        at = undo.start(match.steps, seat)
        assert at is not None
        yield seat, match.steps[at]


def check(match: Match, seat: int, step: undo.Step) -> str:
    """What `met` counts here; what is known and what was random agree with it."""
    reason = match.why_not_undo(seat)
    code = reason.code if reason is not None else ""
    since = match.steps[match.steps.index(step) :]
    if match.state.result is not None:
        assert code == "undo_nothing", "offered after the end"
        return code
    if any(given.seat != seat for given in since):
        assert code == "undo_other_answered", "offered after somebody else answered"
        return code
    positions = [*(given.state for given in since), match.state]
    for who in people_of(match, seat):
        for card in range(len(step.state.entities)):
            learnt = not knows(step.state, who, card) and not knows(step.state, seat, card)
            if learnt and any(knows(state, who, card) for state in positions[1:]):
                assert code == "undo_hidden", f"seat {who} came to know {card}"
    by_chance = step.state.rng != match.state.rng
    assert code in ("undo_hidden", "undo_random") if by_chance else code != "undo_random", "what was random counts"
    if code == "undo_hidden":
        for who, card in undo.uncovered(step, match.state, match.events, people_of(match, seat)):
            assert who in people_of(match, seat)
            assert card >= len(step.state.entities) or not knows(step.state, who, card), "it was known before"
    if code:
        return code
    return SURPRISING if seen_otherwise(match, seat, step) else OFFERED


def people_of(match: Match, seat: int) -> set[int]:
    return {n for n, who in enumerate(match.seats) if who == "human"} | {seat}


def seen_otherwise(match: Match, seat: int, step: undo.Step) -> bool:
    """Would `seat` see something else now if what was hidden from it at `step` lay otherwise, in other WORLDS?"""
    shown = view(step.state, seat)
    first = match.steps.index(step)
    for seed in range(1000, 1000 + WORLDS):
        world = resample(shown, seed, match.game, match.state.cards)
        for given in match.steps[first:]:
            if world.decision is None or given.answer == CONCEDE or decisions.why_not(world, given.answer) is not None:
                return True
            running.advance(world, given.answer)
        if view(world, seat) != view(match.state, seat):
            return True
    return False
