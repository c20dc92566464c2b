"""A card that is played acts: it comes to the middle of the table, what pays for it streams in, it throws what it has
at its targets, and goes where it belongs."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import pygame
from pygame import Surface

from game.table import pieces
from game.table.drawing import hues, motes, symbols
from game.table.layout import poses
from game.table.layout.poses import Pose
from game.table.library import FACE_DOWN
from game.table.match import flights, places, waiting
from game.table.match.motion import GLIDE, Glide, ease
from game.table.match.places import ACT
from game.table.match.record import Act, MatchTable
from game.table.playing.session import Play, Step, View
from game.table.theme import Ui

Event = dict[str, Any]
COMES = 0.25
"""Until it stands in the middle, in seconds."""
HELD, READ = 0.2, 0.75
"""For how long it stands there before it does anything: an own card, and one of somebody else, which is to be read."""
DROPS = 0.34
"""Until it lies on its pile."""
FADES = 0.2
SHINE = 300
"""How far the light behind it reaches, in design units."""


def seen_of(table: MatchTable, step: Step, event: Event) -> dict[str, Any] | None:
    """What is seen of a card that is played: its face where the event names it, its back where it is laid face down;
    None where nothing is."""
    if "card" in event:
        return {"card": event["card"]} if event["card"] in table.words.library.cards else None
    found = step.view["entities"].get(event["entity"])
    return found if found is not None and found["card"] == FACE_DOWN else None


def hue_of(table: MatchTable, card: str) -> str:
    """In whose colours that card acts; nobody's, where it is not known."""
    found = table.words.library.cards.get(card)
    return hues.PLAIN if found is None else pieces.card_hue(table.words.library, found)


def come(table: MatchTable, play: Play, step: Step, event: Event, seen: dict[str, Any], struck: Iterable[int]) -> None:
    """Bring it to the middle, from the hand or, where it does something out of play, from where it lies."""
    end(table)
    card: int = event["entity"]
    moved = next((e for e in step.events if e["kind"] == "moved" and e.get("entity") == card), event)
    was: int = moved.get("was", card)
    entity = table.view["entities"].get(was)
    pose = poses.act(table.room, [box for target in struck if (box := places.room_of(table, target)) is not None])
    start = table.lifting.drawn.get(was) or table.motion.pose(was) or places.hand_spot(table, event["seat"])
    turns = entity if entity is not None and "card" not in event else None
    table.act = Act(card, was, event["seat"], seen, turns, hue_of(table, seen["card"]), pose)
    places.settle(table, play)
    if not table.motion.reduced:
        table.motion.glides[ACT] = Glide(start, pose, COMES, COMES)


def feed(table: MatchTable, lights: list[tuple[tuple[float, float], symbols.Colour]], length: float) -> None:
    """Light streams into it from what pays for it: from points in design units, each in its colour."""
    act = table.act
    if act is None or table.motion.reduced:
        return
    share = max(4, motes.MOST // max(1, len(lights)))
    for start, colour in lights:
        flights.stream(table, start, (act.pose.x, act.pose.y), colour, length, share)


def throw(table: MatchTable, targets: list[int]) -> None:
    """It throws what its colours have at each of them."""
    act = table.act
    if act is None:
        return
    spots = [spot for target in targets if (spot := places.place(table, target)) is not None]
    flights.volley(table, (act.pose.x, act.pose.y), spots, act.hue)


def goes(table: MatchTable, event: Event, pile: Pose | None) -> None:
    """It leaves the middle for a place in play, or falls onto a pile."""
    act, start = table.act, table.motion.pose(ACT)
    end(table)
    if act is None or start is None or table.motion.reduced:
        return
    if event.get("to") in table.in_play:
        table.motion.glides[act.card] = Glide(start, start, 0.0, GLIDE)
        _lands(table, act)
        return
    table.presence.left[act.card] = start.x, start.y
    if pile is not None:
        _drops(table, act, start, pile)
    else:
        _fades(table, act, start)


def lies(table: MatchTable) -> None:
    """It leaves the middle for where it waits."""
    act, start = table.act, table.motion.pose(ACT)
    end(table)
    if act is not None and start is not None and not table.motion.reduced:
        table.motion.glides[act.card] = Glide(start, start, 0.0, GLIDE)
        _lands(table, act)


def rest(table: MatchTable, view: View) -> None:
    """A step is over: an own card that is still being carried out lies aside meanwhile, any other one is done."""
    act = table.act
    if act is None:
        return
    if act.seat == table.near and _is_under_way(table, act, view):
        act.pose, act.before = poses.aside(table.room), None
        return
    start = table.motion.pose(ACT)
    end(table)
    if start is not None and not table.motion.reduced:
        _fades(table, act, start)


def _is_under_way(table: MatchTable, act: Act, view: View) -> bool:
    """Does it lie nowhere that is seen, on its way from the hand to where it belongs?"""
    entity = view["entities"].get(act.card)
    if entity is None or act.card in waiting.spots(table):
        return False
    piles = {row.zone for side in table.layout.sides for row in side.piles}
    return entity["zone"] not in {*table.in_play, *piles, table.layout.hand, table.layout.heap}


def end(table: MatchTable) -> None:
    """Nothing acts any more."""
    table.act = None
    table.motion.glides.pop(ACT, None)


# --- on the screen ----------------------------------------------------------------------------------------------------


def paint(table: MatchTable, ui: Ui, surface: Surface, pose: Pose) -> None:
    """The card in the middle, in the light of its colours; one that is laid face down turns over on its way."""
    act, glide = table.act, table.motion.glides.get(ACT)
    if act is None or glide is None:
        return
    come = 1 - glide.left / glide.length
    if not table.motion.reduced:
        _shine(ui, surface, motes.light_of(act.hue), ui.point(pose.x, pose.y), come)
    shown, part = act.shown, 1.0
    if act.before is not None and come < 1:
        turned = math.cos(math.pi * come)
        shown, part = (act.before if turned > 0 else act.shown), abs(turned)
    _card(table, ui, surface, shown, pose, act.pose.height, part)


def _shine(ui: Ui, surface: Surface, colour: symbols.Colour, at: tuple[int, int], part: float) -> None:
    px, level = ui.u(2 * SHINE), round(motes.LEVELS * 0.6 * part)
    if level > 0:
        light = motes.sprite("glow", px // 8 * 8, motes.shade(colour, 0.5), level)
        surface.blit(light, light.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)


def _card(
    table: MatchTable, ui: Ui, surface: Surface, shown: dict[str, Any], pose: Pose, whole: float, part: float,
    alpha: int = 255, angle: float = 0.0,
) -> None:  # fmt: skip
    """`whole`: the height in which it is drawn before it gets that of `pose`; `part` of its width is seen."""
    drawn = pieces.sized(pieces.live_face(table.words.library, shown, ui), ui.u(table.room.raised), ui.u(whole))
    w, h = (max(1, round(size * pose.height / whole)) for size in drawn.get_size())
    if (w, h) != drawn.get_size() or part < 1:
        drawn = pygame.transform.smoothscale(drawn, (max(1, round(w * part)), h))
    if angle:
        drawn = pygame.transform.rotate(drawn, angle)
    box = drawn.get_rect(center=ui.point(pose.x, pose.y))
    if alpha < 255:
        drawn = drawn.copy()
        drawn.set_alpha(max(0, alpha))
    elif not angle and part >= 1:
        pieces.paint_shadow(surface, ui, box, 12, 30)
    surface.blit(drawn, box)


def _drops(table: MatchTable, act: Act, start: Pose, goal: Pose) -> None:
    """It turns once about itself and falls."""

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        gone = t * t * (3 - 2 * t)
        now = Pose(
            start.x + (goal.x - start.x) * gone,
            start.y + (goal.y - start.y) * gone - 60 * math.sin(math.pi * t),
            start.height + (goal.height - start.height) * ease(t),
        )
        wide = max(0.06, abs(math.cos(math.pi * min(1.0, t * 1.15))))
        _card(table, ui, surface, act.shown, now, act.pose.height, wide, angle=-24 * math.sin(math.pi * t))

    table.motion.show(DROPS, draw, places.landing(act.card))


def _lands(table: MatchTable, act: Act) -> None:
    """Its face goes over into that of a card in play while it glides."""

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        pose = table.motion.pose(act.card)
        if pose is not None:
            _card(table, ui, surface, act.shown, pose, act.pose.height, 1.0, round(254 * (1 - t)))

    table.motion.show(GLIDE, draw)


def _fades(table: MatchTable, act: Act, at: Pose) -> None:
    def draw(surface: Surface, ui: Ui, t: float) -> None:
        _card(table, ui, surface, act.shown, at, act.pose.height, 1.0, round(254 * (1 - t)))

    table.motion.show(FADES, draw)
