"""What the opponents did last, in three short lines, so that nobody needs the log for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from pygame import Surface

from game.table import theme
from game.table.drawing import symbols, text
from game.table.games.layout import SHARED, Box, Row
from game.table.match import aim, persons, plates
from game.table.match.intents import Deed, Do
from game.table.match.record import MatchTable
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

MOST = 3
ICONS = {"hold_up": "card-draw", "attack": "crossed-swords", "join": "crossed-swords", "bolt": "lightning-bow",
         "ring": "magic-swirl"}  # fmt: skip
"""The beats of what somebody does of their own accord, and what stands before each."""
LEFT, TOP, WIDE, STEP = 276, 14, 292, 27
GAP = 8


@dataclass(frozen=True)
class Done:
    icon: str
    words: str
    """In short."""
    about: str
    """Shorter still: the card, or whom it was aimed at."""
    told: str
    """As the log tells it."""
    seat: int


def deeds(table: MatchTable, *seats: int) -> list[Done]:
    """The last deeds of these seats in their present or last turns, the latest last."""
    found: list[Done] = []
    for event in reversed(table.log.events):
        if event["kind"] == "turn":
            if _is_over(table, event["seat"], seats, bool(found)):
                break
            continue
        kind = table.events.get(event["kind"])
        if kind is None or kind.beat not in ICONS or event.get("seat") not in seats:
            continue
        if kind.beat == "ring" and event["cause"] is not None:
            continue
        told = table.told(event)
        if told:
            found.insert(0, Done(ICONS[kind.beat], *_short(table, event), told, event["seat"]))
        if len(found) == MOST:
            break
    return found


def _is_over(table: MatchTable, turn: int, seats: tuple[int, ...], found: bool) -> bool:
    """Does what these seats did last lie after the beginning of the turn of seat `turn`?"""
    if len(seats) == 1:
        return found or turn == seats[0]
    return found and turn == table.near


def _short(table: MatchTable, event: dict[str, Any]) -> tuple[str, str]:
    """Who or which card, and at whom; and the last of these alone."""
    name = partial(table.log.name, table.words, table.view)
    doer = event.get("attacker", event.get("entity"))
    words = name(doer) if doer is not None else table.words.card(event.get("card", ""))
    if "target" not in event:
        return words, words
    target = name(event["target"])
    alone = len(table.others) == 1 and table.is_player(event["target"])
    return f"{words} → {target}", words if alone else target


def nodes(table: MatchTable, play: Play, ui: Ui, do: Do) -> list[Node]:
    """Beside the plate of the opponent or below their hand; where there are several, or no room there, what all did
    above the own plate."""
    if all(table.side(seat).backs is not None for seat in table.others) and len(table.others) == 1:
        held = table.side(table.others[0]).backs
        if held is not None and held.x < table.room.left:
            return _node(table, play, ui, do, _below_hand(table, held), False, *table.others)
        return _node(table, play, ui, do, _beside_plate(table), True, *table.others)
    x, bottom, wide, _ = table.room.advice
    free = bottom - _above(table) - 2 * GAP
    lines = min(MOST, int(free / (STEP * table.room.part)))
    if lines < 1 or aim.parked(table) is not None:  # a card that is being played lies there
        return []
    high = lines * STEP * table.room.part
    return _node(table, play, ui, do, (x, bottom - GAP - high, wide, high), False, *table.others)


def _beside_plate(table: MatchTable) -> Box:
    """Right of whoever sits at the upper middle, else right of the left column."""
    x, _, w, _ = table.side(table.others[0]).plate
    if not persons.sits_opposite(table, table.others[0]):
        return LEFT, TOP, WIDE, STEP * MOST
    return x + w + GAP, TOP, table.room.right - x - w - 2 * GAP, STEP * MOST


def _below_hand(table: MatchTable, held: Row) -> Box:
    """In the corner, below the backs of the hand that lies there."""
    x, _, wide, _ = table.room.advice
    return x, held.y + held.height / 2 + GAP / 2, wide, STEP * MOST * table.room.part


def _above(table: MatchTable) -> float:
    """The lower edge of what stands in the left column above the place for hints."""
    room = table.room
    rows = [row for side in room.layout.sides for row in side.field if not row.width and row.x < room.left]
    piles = plates.there(table, room.layout.shared_piles, SHARED)
    rows += [row for row in (*room.layout.shared_field, *piles) if row.x < room.left]
    lower = [y + h for x, y, _, h in (side.plate for side in room.layout.sides) if x < room.left]
    columns = (room.layout.track, room.layout.standing, room.layout.batch)
    boxes = [box for box in columns if box and box[0] < room.left]
    edges = [*lower, *(row.y + row.height / 2 for row in rows), *(y + h for _, y, _, h in boxes)]
    return max((edge for edge in edges if edge <= room.advice[1]), default=0.0)


def _node(table: MatchTable, play: Play, ui: Ui, do: Do, place: Box, beside: bool, *seats: int) -> list[Node]:
    """`beside`: is it beside the plate, where there is room for who did it and at whom?"""
    own = ui.times(table.room.part)
    rect = ui.rect(*place)
    step = own.u(STEP)
    done = deeds(table, *seats)[-max(1, rect.h // max(1, step)) :]
    if not done:
        return []
    several = len(seats) > 1
    name = ui.say("recent-all") if several else ui.say("recent", name=table.words.player(seats[0]))
    made = Node("text", "recent" if several else f"recent-{seats[0]}", rect, name=name)
    made.value = "; ".join(deed.told for deed in done)
    made.hint = "\n".join([*(deed.told for deed in done), ui.say("recent-again")])
    made.actions = {"again": partial(do, Deed.RECALL)}

    def paint(surface: Surface, node: Node) -> None:
        high, black = own.u(25), (0, 0, 0)
        for number, deed in enumerate(done):
            y = rect.y + number * step
            last = number == len(done) - 1
            tone = own.look.ink if last else own.look.quiet
            marks = [persons.face(table, play, deed.seat, own.u(24))] if several else []
            marks.append(symbols.icon(deed.icon, own.u(20), own.look.gold if last else own.look.quiet))
            left = own.u(4 + 26 * len(marks))
            words = deed.words if beside else deed.about
            drawn = text.fit(words, own.u(20), tone, rect.w - left - own.u(10), least=0.9 if beside else 0.7)
            wide = left + drawn.get_width() + own.u(8)
            surface.blit(theme.plate(wide, high, black, black, black, own.u(12), 0, 110), (rect.x, y))
            for place, mark in enumerate(marks):
                surface.blit(mark, mark.get_rect(center=(rect.x + own.u(15 + 26 * place), y + high // 2)))
            surface.blit(drawn, drawn.get_rect(midleft=(rect.x + left, y + own.u(12))))

    made.paint = paint
    return [made]
