"""A fight of two cards as a scene: they come to the middle, dice fall between them, what each is worth is counted part
by part, and the greater one strikes.

It is shown in the order of the events, and knows no more than they tell. Where something is asked meanwhile the cards
stand in their rows, so that they can be pressed.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.drawing import shards, text
from game.table.drawing.keeping import kept
from game.table.layout import poses
from game.table.layout.poses import Pose
from game.table.match import blows, effects, melee, places, ruins, surfaces
from game.table.match.motion import CONTACT, GLIDE, Beat, ease
from game.table.match.record import Clash, MatchTable
from game.table.playing.session import Play, Step, View
from game.table.telling.log import plain
from game.table.theme import Ui

Event = dict[str, Any]

COMES = 0.34
"""Until both cards stand in the middle, in seconds."""
COUNTS = 0.8
"""In which all parts of both totals are counted."""
STRIKES = 0.95
"""When the greater one strikes."""
SWELLS = 0.25
"""How long the greater total swells."""
READ, READ_LONGER = 0.75, 1.25
"""How long what comes of it stands there: before the card falls, and where nothing else follows."""
MOST = 6
"""So many parts are told of each card; further cards count together."""
NUMBER = 62
"""The room of a number beside its card."""
LINE = 36
"""From part to part, in design units."""
RIM = 14
"""How far the darkness reaches beyond the rows."""
TOTAL, LEAD, ENDS = 78, 34, 40
"""How large the totals, what one is ahead by, and what comes of it are written."""
GAINS, LOSES = (140, 236, 140), (255, 132, 104)
DIE, CARD, REST, TABLE, PRINTED = "die", "card", "rest", "table", "printed"


class Piece(NamedTuple):
    """A part of a total, as it is told."""

    words: str
    amount: int
    first: bool = False
    """Is it what the card has of itself?"""


# --- the beats --------------------------------------------------------------------------------------------------------


def come(table: MatchTable, play: Play, attacker: int, target: int) -> None:
    """Bring both to the middle; a card that was there for another fight goes back."""
    table.clash = Clash(attacker, target)
    places.settle(table, play)


def can_come(table: MatchTable, attacker: int, target: int) -> bool:
    """Does the game show fights so, and lie both cards on the field?"""
    return table.game.clash and {attacker, target} <= set(table.motion.glides)


def back(table: MatchTable, play: Play, step: Step, event: Event) -> list[Beat]:
    """The beat that brings the cards of a fight to the middle again, where they went back for a question before this
    step: `event` is the first of it that is shown there."""
    attack, before = table.dice.attack, step.events[: step.events.index(event)]
    kinds = [table.events.get(other["kind"]) for other in before]
    there = table.clash is not None or any(kind.beat in ("attack", "dice") for kind in kinds if kind is not None)
    if there or attack is None or not can_come(table, *attack):
        return []
    return [Beat(COMES, lambda: come(table, play, *attack))]


def end(table: MatchTable) -> None:
    """The cards have their places in their rows again; `places.settle` brings them there."""
    table.clash = None


def stays(table: MatchTable, view: View) -> bool:
    """Does the fight go on after this position, with a window in between? Whoever is asked in it sees the cards go
    back to their rows first."""
    under_way = table.clash is not None and table.clash.compared is None
    return under_way and (view["decision"] or {}).get("kind") in table.game.windows


def compare(table: MatchTable, play: Play, step: Step, event: Event, after: Event | None) -> list[Beat]:
    """Both totals are counted, then it is seen which is the greater one, and what comes of it."""
    both = event["attacker"], event["target"]
    destroyed = _is_destroyed(step, event)

    def count() -> None:
        if table.clash is None and can_come(table, *both):
            come(table, play, *both)
        table.dice.attack = None
        if table.clash is not None:
            table.clash.compared, table.clash.ends = event, ends(table, event, destroyed)
            table.clash.time = STRIKES if table.motion.reduced or event["face_down"] else 0.0

    def strike() -> None:
        if table.clash is None:
            return
        table.clash.time = max(table.clash.time, STRIKES)
        way = melee.contact(table, *both)
        if way is not None:
            table.motion.lunge(both[0], *way)

    def hit() -> None:
        if table.clash is None:
            return
        one, other = totals(event)
        table.shakes[both[1] if event["won"] else both[0]] = 0.3
        if event["won"]:
            blows.strike(table, both[1])
            blows.weigh(table, both[1], abs(one - other))

    counts = Beat(0.0 if event["face_down"] else STRIKES, count)
    reads = READ if destroyed else READ_LONGER
    return [*back(table, play, step, event), counts, Beat(CONTACT, strike), Beat(reads - CONTACT, hit)]


def _is_destroyed(step: Step, event: Event) -> bool:
    """Is the target destroyed within what is shown now?"""
    later = step.events[step.events.index(event) + 1 :]
    return any(other["kind"] == "destroyed" and other.get("entity") == event["target"] for other in later)


def is_beaten(table: MatchTable, card: int) -> bool:
    """Is it the card that was just beaten in the middle?"""
    clash = table.clash
    return clash is not None and clash.compared is not None and clash.compared["won"] and clash.target == card


def cut(table: MatchTable, card: int) -> None:
    """A beaten card falls apart along its diagonal; under less motion it fades where it stood."""
    pose, entity = table.motion.pose(card), table.view["entities"].get(card)
    if table.motion.reduced or pose is None or entity is None:
        ruins.fade(table, card)
        return
    table.presence.left[card] = pose.x, pose.y
    halves: list[shards.Shard] = []

    def draw(surface: Surface, ui: Ui, t: float) -> None:
        if not halves:
            halves.extend(_halves(surfaces.in_line(ui, table.words.library, entity, ui.u(pose.height))))
        far = ease(t)
        for half, way in zip(halves, (-1, 1), strict=True):
            half.picture.set_alpha(round(255 * (1 - t * t)))
            x = pose.x + way * 34 * far
            y = pose.y - way * 16 * far + 70 * t * t
            at = ui.point(x, y)
            surface.blit(half.picture, half.picture.get_rect(center=(at[0] + half.middle[0], at[1] + half.middle[1])))

    table.motion.show(ruins.SEEN, draw)


def _halves(drawn: Surface) -> list[shards.Shard]:
    """What lies left of the diagonal from the upper right corner to the lower left one, and what lies right of it."""
    w, h = drawn.get_size()
    slant = round(w * 0.3)
    left = [(0, 0), (w // 2 + slant, 0), (w // 2 - slant, h), (0, h)]
    right = [(w // 2 + slant, 0), (w, 0), (w, h), (w // 2 - slant, h)]
    return shards.cut(drawn, (left, right))


def update(table: MatchTable, dt: float) -> bool:
    """Let time go by; True while something is still counted."""
    clash = table.clash
    if clash is None or clash.compared is None or clash.time >= STRIKES + SWELLS:
        return False
    clash.time += dt
    return True


# --- in words ---------------------------------------------------------------------------------------------------------


def pieces(table: MatchTable, event: Event, side: int) -> list[Piece]:
    """The parts of the total of the attacker (`side` 0) or of the target (1), as they are counted."""
    say, both = table.words.say, (event["attacker"], event["target"])
    parts: list[tuple[str, int, int]] = [tuple(part) for part in event["parts"][side]]
    found = [Piece(say("clash-printed"), amount, first=True) for word, amount, _ in parts if word == PRINTED]
    changed = [(amount, card) for word, amount, card in parts if word in (CARD, REST)]
    ends: list[Piece] = []
    die = table.dice.lying.get(both[side])
    if die is not None:  # also one that brings nothing
        ends.append(Piece(say("clash-die", roll=die.roll), sum(amount for word, amount, _ in parts if word == DIE)))
    for word, amount, _ in parts:
        if word == TABLE:
            kinds = [say.of("kind", table.view["entities"][card]["kind"]) for card in both]
            ends.append(Piece(say("clash-table", attacker=kinds[0], target=kinds[1]), amount))
    room = MOST - len(found) - len(ends)
    whole = changed if len(changed) <= room else changed[: room - 1]
    for amount, card in whole:
        found.append(Piece(table.words.entity(table.view, card) if card >= 0 else say("clash-rest"), amount))
    if len(whole) < len(changed):
        found.append(Piece(say("clash-others"), sum(amount for amount, _ in changed[len(whole) :])))
    return found + ends


def ends(table: MatchTable, event: Event, destroyed: bool) -> str:
    """What comes of a comparison."""
    target = table.words.entity(table.view, event["target"])
    name = "clash-withstands" if not event["won"] else "clash-destroyed" if destroyed else "clash-beaten"
    return table.words.say(name, target=target)


def lead(table: MatchTable, event: Event) -> str:
    """By how much one is ahead, or by which test the attacker wins."""
    one, other = totals(event)
    return table.words.say("clash-lead", **{**plain(event), "ahead": abs(one - other)})


def totals(event: Event) -> tuple[int, int]:
    """What attacker and target are worth, all parts together."""
    one, other = (sum(amount for _, amount, _ in parts) for parts in event["parts"])
    return one, other


# --- on the screen ----------------------------------------------------------------------------------------------------


def paint_ground(table: MatchTable, ui: Ui, surface: Surface) -> None:
    """The field grows dark below both cards."""
    clash = table.clash
    if clash is None:
        return
    glide = table.motion.glides.get(clash.attacker)
    dark, box = darkness(table, ui)
    dark.set_alpha(round(255 * (1.0 if glide is None else 1 - glide.left / GLIDE)))
    surface.blit(dark, box)


def darkness(table: MatchTable, ui: Ui) -> tuple[Surface, Rect]:
    """What lies over both rows, and where. The caller sets its alpha before each use."""
    room, sides = table.room, table.layout.sides
    near, far = sides[0].field[0], sides[1].field[0]
    top, bottom = far.y - far.height / 2 - RIM, min(near.y + near.height / 2 + RIM, room.hand_top)
    box = ui.rect(room.left - RIM, top, room.right - room.left + 2 * RIM, bottom - top)
    return _dark(box.w, box.h), box


@kept(1)
def _dark(w: int, h: int) -> Surface:
    """Black that fades out towards its edges."""
    small = Surface((64, 32), pygame.SRCALPHA)
    for x in range(64):
        for y in range(32):
            rim = min(x, 63 - x) / 4, min(y, 31 - y) / 3
            small.set_at((x, y), (4, 6, 10, round(222 * min(1.0, rim[0]) * min(1.0, rim[1]))))
    return pygame.transform.smoothscale(small, (w, h))


def paint(table: MatchTable, ui: Ui, surface: Surface) -> None:
    """What is counted so far beside each card, the totals between them, and what comes of it below."""
    clash = table.clash
    if clash is None or clash.compared is None:
        return
    event = clash.compared
    left, right = poses.face_off(table.room)
    if not event["face_down"]:
        for side, pose in enumerate((left, right)):
            _paint_count(table, ui, surface, event, side, pose)
        caption = text.render(ui.say.of("stat", table.game.shown[0]), ui.u(22), ui.look.quiet, bold=True)
        surface.blit(caption, caption.get_rect(center=ui.point(poses.MIDDLE, left.y + 54)))
    if clash.time >= STRIKES:
        words = text.fit(lead(table, event), ui.u(LEAD), ui.look.gold, ui.u(poses.LEADS), "title", least=0.6)
        surface.blit(words, words.get_rect(center=ui.point(poses.MIDDLE, left.y + left.height * 0.43)))
        band = effects.band(ui, clash.ends, ENDS)
        surface.blit(band, band.get_rect(center=ui.point(poses.MIDDLE, left.y + left.height / 2 + 66)))


def counted(clash: Clash, pieces: int) -> float:
    """How many of so many parts are counted; what is after the point is how far the next one has come."""
    return pieces * min(1.0, clash.time / COUNTS)


def _paint_count(table: MatchTable, ui: Ui, surface: Surface, event: Event, side: int, pose: Pose) -> None:
    clash = table.clash
    assert clash is not None
    told = pieces(table, event, side)
    done = counted(clash, len(told))
    edge = pose.x + (-1, 1)[side] * (pose.height * 0.43 + 14)
    top = pose.y - LINE * (len(told) - 1) / 2
    room = (table.room.right - edge if side else edge - table.room.left) - NUMBER
    total = 0  # so far
    for number, piece in enumerate(told):
        come = min(1.0, done - number)
        if come <= 0:
            break
        total += piece.amount
        _paint_piece(ui, surface, piece, (edge, top + number * LINE), side, come, room)
    _paint_total(table, ui, surface, event, side, pose, total)


def _paint_piece(ui: Ui, surface: Surface, piece: Piece, at: tuple[float, float], side: int, come: float, room: float
) -> None:  # fmt: skip
    """Its number next to the card, its word further out in so much room; it slides in from there."""
    x, y = ui.point(*at)
    x += (-1, 1)[side] * round(ui.u(26) * (1 - ease(come)))
    amount = str(piece.amount) if piece.first else f"{piece.amount:+d}".replace("-", "−")
    tone = ui.look.ink if piece.first else GAINS if piece.amount > 0 else LOSES if piece.amount < 0 else ui.look.quiet
    number = text.render(amount if piece.amount or piece.first else "0", ui.u(30), tone, "figure", bold=True)
    words = text.fit(piece.words, ui.u(24), ui.look.ink, ui.u(room), least=0.65)
    wide = ui.u(NUMBER)
    if side:
        surface.blit(number, number.get_rect(midleft=(x, y)))
        surface.blit(words, words.get_rect(midleft=(x + wide, y)))
    else:
        surface.blit(number, number.get_rect(midright=(x, y)))
        surface.blit(words, words.get_rect(midright=(x - wide, y)))


def _paint_total(table: MatchTable, ui: Ui, surface: Surface, event: Event, side: int, pose: Pose, total: int) -> None:
    """So far as it is counted; the greater one swells as it strikes."""
    clash = table.clash
    assert clash is not None
    px, tone = ui.u(TOTAL), ui.look.ink
    if clash.time >= STRIKES:
        wins = event["won"] if side == 0 else not event["won"]
        tone = ui.look.gold if wins else ui.look.quiet
        if wins and not table.motion.reduced:
            px += round(ui.u(22) * math.sin(math.pi * min(1.0, (clash.time - STRIKES) / SWELLS)))
    words = text.render(str(total), px // 2 * 2, tone, "figure", bold=True)
    x = poses.MIDDLE + (-1, 1)[side] * 78
    surface.blit(words, words.get_rect(center=ui.point(x, pose.y + 52)))
