"""Somebody presses, drags, types and pulls at the window at random: the match on the table is the one in its record."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Surface

from game.kernel.decisions import CONCEDE
from game.records.match import Match
from game.records.playthrough import replaced
from game.rules import NAMES
from game.table.match.scene import MatchScene
from game.table.playing.session import Play
from game.table.settings import SCALES
from tests.campaigns.runner import Outcome, Try, counted, tables
from tests.table import bot, live
from tests.table.test_decisions import AtOnce

KEYS = [
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1), pygame.K_RETURN, pygame.K_SPACE,
    pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_F1, pygame.K_F10,
]  # fmt: skip
EVENTS = 400
"""In each try."""


def events(folder: Path, games: Sequence[str] = NAMES) -> Try:
    return lambda chance: _one(tables(games), chance)


def _one(known: Sequence[tuple[str, int]], chance: random.Random) -> Outcome:
    game, seats = chance.choice(known)
    who = tuple(chance.choice(("human", "random")) for _ in range(seats))
    who = who if "human" in who else ("human", *who[1:])
    match = live.new_match(live.decks_of(game, seats), chance.randrange(1 << 30), seats=who, game=game)
    stage = live.stage((1280, 720), chance.choice(("it", "en")), game, speed=chance.choice((0, 1, 4)))
    names = tuple(f"player-{number}" for number in ("one", "two", "three", "four", "five")[:seats])
    scene = MatchScene(stage, Play(match, who, AtOnce(match)), names, match.decks)
    stage.go(scene)
    surface = Surface((1280, 720))
    for number in range(EVENTS):
        if not stage.running or scene not in stage.scenes:
            break
        surface = _something(stage, chance, surface)
        stage.update(chance.choice((0.016, 0.05, 0.3)))
        if number % 4 == 0:
            stage.draw(surface)
    counted("events", number + 1)
    stage.quit()
    again = Match(match.game, match.state.cards, replaced(match.record))
    for seat, answer in match.record.answers:
        if answer == CONCEDE:
            again.concede(seat)
        else:
            again.answer(answer, seat)
    assert again.state == match.state, "the state is not that of the record"
    return f"{game} of {seats}", None


def _something(stage: live.Stage, chance: random.Random, surface: Surface) -> Surface:
    """One thing that somebody does with mouse, keyboard or window; the surface of the window after it."""
    place = chance.randrange(stage.size[0]), chance.randrange(stage.size[1])
    what = chance.random()
    if what < 0.35:
        node = bot.wanted(stage, chance) if isinstance(stage.scene, MatchScene) else None
        if node is not None:
            bot.click(stage, node)
    elif what < 0.6:
        button = chance.choice((1, 1, 1, 2, 3))
        stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
        stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button))
        if chance.random() < 0.9:
            stage.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=button))
    elif what < 0.7:
        to = chance.randrange(stage.size[0]), chance.randrange(stage.size[1])
        bot.drag(stage, place, to)
    elif what < 0.9:
        bot.key(stage, chance.choice(KEYS), chance.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)))
    elif what < 0.94:
        stage.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=chance.choice((-1, 1)), flipped=False))
    elif what < 0.96:
        stage.handle(pygame.Event(chance.choice((pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED))))
    elif what < 0.97:
        stage.settings.scale = chance.choice(SCALES)
        stage.refresh_ui()
    else:
        size = chance.choice(((1280, 720), (1920, 1080), (chance.randint(1, 2600), chance.randint(1, 1500))))
        stage.resize(size)
        return Surface(size)
    return surface
