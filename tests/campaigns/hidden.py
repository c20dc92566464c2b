"""Pairs of matches that differ in what is hidden from a seat alone: whatever that seat is shown is equal."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pygame
from pygame import Surface

from game.ai.thinking import Question, encoded
from game.kernel import decisions, running
from game.kernel.state import State
from game.kernel.views import View, described, resample, view
from game.records.match import Match
from game.records.preview import preview
from game.records.undo import Tape
from game.rules import NAMES, game_named
from game.table import tree
from tests.campaigns.runner import Outcome, Try
from tests.table import live

TABLES = [(game, seats) for game in NAMES for seats in game_named(game).seats]
PICTURES = 40
"""One pair in so many is drawn as well."""
ON = 12
"""So many answers are given in both, as long as nothing hidden comes up."""


def pairs(folder: Path) -> Try:
    return _one


def _one(chance: Random) -> Outcome:
    """A match is played to some point; there it is dealt anew for one seat, and both go on alike."""
    game, seats = chance.choice(TABLES)
    match = live.new_match(live.decks_of(game, seats), chance.randrange(1 << 30), 0, ("human",) * seats, game)
    for _ in range(chance.randrange(70)):
        if match.to_answer is None:
            break
        match.answer(chance.choice(decisions.answers(match.state)))
    if match.to_answer is None:
        return "over", None
    seat = match.to_answer if chance.random() < 0.7 else chance.randrange(seats)
    shown = match.raw_view(seat)
    one, other = match.state.copy(), resample(shown, chance.randrange(1 << 60), match.game, match.state.cards)
    one.log, other.log = Tape(), Tape()
    if chance.randrange(PICTURES) == 0:
        assert _picture(match, one, seat) == _picture(match, other, seat), "the table looks otherwise"
    compared = 0
    for _ in range(ON):
        _compare(one, other, seat, chance)
        compared += 1
        if one.decision is None or one.decision.seat != seat:
            break
        answer = chance.choice(decisions.answers(one))
        events = len(one.log.events), len(other.log.events)
        running.advance(one, answer)
        running.advance(other, answer)
        if _bytes(view(one, seat)) != _bytes(view(other, seat)):
            break  # something hidden came up
        told = [_told(state, seat, since) for state, since in zip((one, other), events, strict=True)]
        if told[0] != told[1]:
            assert _shows_a_card(one, seat, events[0], shown), "the log tells something else"
            break
    return f"{game} of {seats}, {compared} times" if compared < 3 else f"{game} of {seats}, longer", None


def _compare(one: State, other: State, seat: int, chance: Random) -> None:
    first, second = view(one, seat), view(other, seat)
    assert _bytes(first) == _bytes(second), "the views differ"
    assert _bytes(described(one, seat)) == _bytes(described(other, seat)), "what the table draws from differs"
    messages = [encoded(Question(1, shown, "casual", 7, 0.2, None)) for shown in (first, second)]
    assert messages[0] == messages[1], "the worker is told something else"
    if one.decision is None or one.decision.seat != seat:
        return
    ways = decisions.answers(one)
    assert ways == decisions.answers(other), "other answers are offered"
    for way in chance.sample(ways, min(3, len(ways))):
        assert _bytes(preview(one, way)) == _bytes(preview(other, way)), f"the preview of {way} differs"
    card = chance.randrange(120)
    for wrong in (("pick", card), ("attack", 0, card), ("play", card)):
        reasons = [decisions.why_not(state, wrong) for state in (one, other)]
        assert reasons[0] == reasons[1], f"the reason against {wrong} differs"


def _told(state: State, seat: int, since: int) -> bytes:
    return _bytes([event.seen_by(seat) for event in state.log.events[since:]])  # type: ignore[union-attr]


def _shows_a_card(state: State, seat: int, since: int, before: View) -> bool:
    """Was a card named that the seat did not know?"""
    named = [event.seen_by(seat) for event in state.log.events[since:]]  # type: ignore[union-attr]
    cards = [seen.get(fact) for seen in named for fact in ("entity", "source", "target", "other", "cards")]
    flat = [card for found in cards for card in (found if isinstance(found, list | tuple) else [found])]
    entities = before["entities"]
    return any(type(card) is int and (card >= len(entities) or entities[card] is None) for card in flat)


def _bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, default=repr).encode()


def _picture(match: Match, state: State, seat: int) -> tuple[str, str, str]:
    """The open table of `seat`, the covered one, and the window's title."""
    stage = live.stage(game=match.game.name)
    scene = live.scene(stage, match, match.seats, seat)  # by the match itself: of a world only `seat` can be told
    kept, match.state = match.state, state
    try:
        scene.play.covered = False
        scene.play.viewer = seat
        scene.play.resync()
        scene._restart()
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
