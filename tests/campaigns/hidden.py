"""Pairs of matches that differ in what is hidden from a seat alone: whatever that seat is shown is equal.

A try is a match. Wherever somebody else comes to be asked, worlds are dealt anew for one seat, which agree with all
that it knows; as long as it is asked itself, they go on alike. The match and one such world are a pair.
"""

from __future__ import annotations

import hashlib
import json
import marshal
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pygame
from pygame import Surface

from game.ai.thinking import Question, encoded
from game.kernel import decisions, running
from game.kernel.decisions import Answer
from game.kernel.description import described
from game.kernel.events import Log
from game.kernel.state import State
from game.kernel.views import View, redeal, resample, view
from game.records import aftermath
from game.records.match import Match
from game.records.plans import Plan
from game.records.preview import Forecast, preview
from game.rules import NAMES, game_named
from game.table import tree
from tests.campaigns.runner import Outcome, Try, counted, dealt, tables
from tests.table import live

WORLDS = 6
"""So many are beside the match at once."""
PICTURES = 40
"""One match in so many is drawn as well, at one of its decisions."""
LOOKED_INTO = 24
"""At one decision in so many the table's words, forecasts and reasons are compared as well."""
LONGEST = 600
"""So many decisions of a match."""


def pairs(folder: Path, games: Sequence[str] = NAMES) -> Try:
    return lambda chance: _one(tables(games), chance)


def _one(known: Sequence[tuple[str, int]], chance: Random) -> Outcome:
    game, seats = chance.choice(known)
    if chance.randrange(PICTURES) == 0:
        _draw(game, seats, chance)
    pair = Pair(game, seats, chance)
    for _ in range(LONGEST):
        if pair.match.decision is None:
            break
        pair.compare()
        pair.go_on()
    counted("decisions of pairs", pair.compared)
    return f"{game} of {seats}", None


class Pair:
    """A match with the worlds beside it, in which other cards are hidden from `seat`."""

    def __init__(self, name: str, seats: int, chance: Random) -> None:
        self.game, self.chance = game_named(name), chance
        self.match = dealt(name, seats, chance, Log())
        self.worlds: list[State] = []
        self.shown: View = {}
        """The view of the match, which is that of every world."""
        self.seat = 0
        self.same_chance = False
        """Have the worlds the chance of the match to come? Where they have their own, what it gives may differ."""
        self.compared = 0

    def compare(self) -> None:
        """Whatever the seat is shown here is equal in the match and in each world."""
        match, chance = self.match, self.chance
        assert match.decision is not None
        if not self.worlds:
            self._deal()
        asked = match.decision.seat == self.seat
        ways = decisions.answers(match) if asked else []
        assert not asked or all(decisions.answers(world) == ways for world in self.worlds), "other answers are offered"
        self.compared += len(self.worlds)
        world = chance.choice(self.worlds)
        assert _message(self.shown) == _message(view(world, self.seat)), "the worker is told something else"
        if chance.randrange(LOOKED_INTO) == 0:
            _look_into(match, world, self.seat, ways, chance)

    def _deal(self) -> None:
        match, chance = self.match, self.chance
        assert match.decision is not None
        self.seat = match.decision.seat if chance.random() < 0.8 else chance.randrange(len(match.seats))
        self.shown = view(match, self.seat)
        self.worlds = _worlds(self.shown, match, chance)
        self.same_chance = chance.random() < 0.5
        if self.same_chance:
            for world in self.worlds:
                world.rng = match.rng.copy()
        match.log = Log()  # as theirs, for events are numbered
        seen = _bytes(self.shown)
        assert all(_bytes(view(world, self.seat)) == seen for world in self.worlds), "the views differ"

    def go_on(self) -> None:
        """Give an answer, in the worlds as well if it is the seat's own; where something hidden came up they end."""
        match = self.match
        assert match.decision is not None
        asked, answer = match.decision.seat, decisions.random_answer(match, self.chance.random)
        chance_before = match.rng.copy()
        told = _advanced(match, answer, self.seat)
        by_chance = not self.same_chance and match.rng != chance_before
        if asked != self.seat or match.decision is None:
            self.worlds = []
            return
        before, self.shown = self.shown, view(match, self.seat)
        seen, going_on = _bytes(self.shown), []
        for world in self.worlds:
            told_there = _advanced(world, answer, self.seat)
            if _bytes(view(world, self.seat)) != seen:
                continue  # something hidden came up
            if told_there != told:
                assert by_chance or _shows_a_card(told, before), "the log tells something else"
                continue
            going_on.append(world)
        self.worlds = going_on


def _worlds(shown: View, match: State, chance: Random) -> list[State]:
    """Dealt from nothing but the view of a seat."""
    first = resample(shown, chance.randrange(1 << 60), match.game, match.cards)
    found = [first, *(redeal(first, shown["seat"], chance.randrange(1 << 60)) for _ in range(WORLDS - 1))]
    for world in found:
        world.log = Log()
    return found


def _message(shown: View) -> bytes:
    """What goes to the process of the opponent."""
    return encoded(Question(1, shown, "casual", 7, 0.2, None))


def _look_into(one: State, other: State, seat: int, ways: Sequence[Answer], chance: Random) -> None:
    """What the table is told beside the view."""
    assert _json(described(one, seat)) == _json(described(other, seat)), "what the table draws from differs"
    for way in chance.sample(ways, min(3, len(ways))):
        assert _json(preview(one, way)) == _json(preview(other, way)), f"the preview of {way} differs"
        target = chance.randrange(120)
        dropped = [_dropped(state, way, target) for state in (one, other)]
        assert dropped[0] == dropped[1], f"what a drop is told of {way} differs"
    if not ways:
        return
    card = chance.randrange(120)
    for wrong in (("pick", card), ("attack", 0, card), ("play", card)):
        reasons = [decisions.why_not(state, wrong) for state in (one, other)]
        assert reasons[0] == reasons[1], f"the reason against {wrong} differs"


Told = list[dict[str, Any]]


def _dropped(state: State, way: Answer, target: int) -> bytes:
    """What the table is told while a card is held over `target`."""
    forecast = Forecast(state)
    asked, why = forecast.asked_after(way), forecast.why_not_after(way, ("pick", target))
    return _json([asked, why, forecast.of(way, Plan(target=target, pays=True))])


def _advanced(state: State, answer: Answer, seat: int) -> Told:
    """Give an answer; what the log tells the seat of it, with what is told of each event beside its facts."""
    assert state.log is not None
    before, since = state.copy(), len(state.log.events)
    running.advance(state, answer)
    aftermath.tell(state.log.events[since:], before, state)
    return [event.seen_by(seat) for event in state.log.events[since:]]


def _shows_a_card(told: Told, before: View) -> bool:
    """Was a card named that the seat did not know?"""
    cards = [seen.get(fact) for seen in told for fact in ("entity", "source", "target", "other", "cards")]
    flat = [card for found in cards for card in (found if isinstance(found, list | tuple) else [found])]
    entities = before["entities"]
    return any(type(card) is int and (card >= len(entities) or entities[card] is None) for card in flat)


def _bytes(shown: View) -> bytes:
    """A view to the last bit: also the order of its fields, and whether a number is one or true."""
    return marshal.dumps(shown, 0)


def _json(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, default=repr).encode()


# --- drawn ------------------------------------------------------------------------------------------------------------


def _draw(game: str, seats: int, chance: Random) -> None:
    """A match is played to some point; there the table is drawn, and drawn of another world."""
    match = live.new_match(live.decks_of(game, seats), chance.randrange(1 << 30), 0, ("human",) * seats, game)
    for _ in range(chance.randrange(70)):
        if match.to_answer is None:
            return
        match.answer(chance.choice(decisions.answers(match.state)))
    if match.to_answer is None:
        return
    seat = match.to_answer if chance.random() < 0.7 else chance.randrange(seats)
    other = resample(match.raw_view(seat), chance.randrange(1 << 60), match.game, match.state.cards)
    assert _picture(match, match.state.copy(), seat) == _picture(match, other, seat), "the table looks otherwise"
    counted("pictures of pairs", 2)


def _picture(match: Match, state: State, seat: int) -> tuple[str, str, str]:
    """The open table of `seat`, the covered one, and the window's title."""
    stage = live.stage(game=match.game.name)
    scene = live.scene(stage, match, match.seats, seat)  # by the match itself: of a world only `seat` can be told
    kept, match.state = match.state, state
    try:
        scene.play.covered = False
        scene.play.viewer = seat
        scene.play.resync()
        scene.restart()
        looks = []
        for covered in (False, True):
            scene.play.covered = covered
            stage.touch()
            surface = Surface(stage.size)
            stage.draw(surface)
            words = tree.as_text(stage.fresh())
            looks.append(hashlib.sha256(pygame.image.tobytes(surface, "RGB") + words.encode()).hexdigest())
        return looks[0], looks[1], pygame.display.get_caption()[0]
    finally:
        match.state = kept
