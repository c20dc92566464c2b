"""What an opponent did last, in three short lines beside their plate, so that nobody needs the log for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.table import theme
from game.table.drawing import symbols, text
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

MOST = 3
ICONS = {"hold_up": "card-draw", "attack": "crossed-swords", "bolt": "lightning-bow", "ring": "magic-swirl"}
"""The beats of what somebody does of their own accord, and what stands before each."""
LEFT, TOP, WIDE, STEP = 276, 14, 292, 27


@dataclass(frozen=True)
class Deed:
    icon: str
    words: str
    """In short."""
    told: str
    """As the log tells it."""


def deeds(scene: MatchScene, seat: int) -> list[Deed]:
    """The last deeds of `seat` in its present or its last turn, the latest last."""
    found: list[Deed] = []
    begun = False
    for event in reversed(scene.log.events):
        if event["kind"] == "turn":
            if begun or event["seat"] == seat:
                break
            continue
        kind = scene.events.get(event["kind"])
        if kind is None or kind.beat not in ICONS or event.get("seat") != seat:
            continue
        if kind.beat == "ring" and event["cause"] is not None:
            continue
        told = scene.log.words(event)
        if told:
            found.insert(0, Deed(ICONS[kind.beat], _short(scene, event), told))
            begun = True
        if len(found) == MOST:
            break
    return found


def _short(scene: MatchScene, event: dict[str, Any]) -> str:
    """Who or which card, and at whom."""
    name = scene.log.name
    doer = event.get("attacker", event.get("entity"))
    words = name(doer) if doer is not None else scene.words.card(event.get("card", ""))
    return f"{words} → {name(event['target'])}" if "target" in event else words


def node(scene: MatchScene, seat: int) -> Node | None:
    """Nothing where there is no room beside the plate, or nothing was done."""
    side, ui = scene.side(seat), scene.ui
    if side.backs is None or len(scene.table.sides) > 2:
        return None
    done = deeds(scene, seat)
    if not done:
        return None
    rect = ui.rect(LEFT, TOP, WIDE, STEP * MOST)
    made = Node("text", f"recent-{seat}", rect, name=ui.say("recent", name=scene.words.player(seat)))
    made.value = "; ".join(deed.told for deed in done)
    made.hint = "\n".join([*(deed.told for deed in done), ui.say("recent-again")])
    made.actions = {"again": scene.recall.show}

    def paint(surface: Surface, node: Node) -> None:
        for number, deed in enumerate(done):
            y = rect.y + number * ui.u(STEP)
            last = number == len(done) - 1
            mark = symbols.icon(deed.icon, ui.u(20), ui.look.gold if last else ui.look.quiet)
            drawn = text.fit(deed.words, ui.u(20), ui.look.ink if last else ui.look.quiet, rect.w - ui.u(40), least=0.9)
            back = theme.plate(
                drawn.get_width() + ui.u(38), ui.u(25), (0, 0, 0), (0, 0, 0), (0, 0, 0), ui.u(12), 0, 110
            )
            surface.blit(back, (rect.x, y))
            surface.blit(mark, (rect.x + ui.u(6), y + ui.u(2)))
            surface.blit(drawn, drawn.get_rect(midleft=(rect.x + ui.u(30), y + ui.u(12))))

    made.paint = paint
    return made
