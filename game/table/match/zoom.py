"""A card enlarged, with what its keywords mean and where its present values come from."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.table import enlarging, pieces
from game.table.drawing import printed
from game.table.glossary import terms
from game.table.library import FACE_DOWN
from game.table.match import poses, surfaces
from game.table.stage import HINT_AFTER
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene
    from game.table.messages import Messages
    from game.table.theme import Ui


def shows(scene: MatchScene, node: Node) -> bool:
    """Is `node` shown enlarged now, with its hint among the remarks?

    Not while a target, a place or a payment is sought, while something is shown, or while others are asked, unless the
    key for it is held: it would lie over what one wants to see.
    """
    stage = scene.stage
    if node.zoom is None or stage.dragging or scene.play.covered or stage.rest < HINT_AFTER:
        return False
    if scene.looking or scene.over:
        return True
    if scene.motion.busy or scene.aim.targets is not None or scene.legal.kind in ("place", "pay"):
        return False
    return scene.legal.mine or scene.result is not None or node.role == "hand-card"


def paint(scene: MatchScene, surface: Surface, node: Node) -> None:
    """A card of the table at the edge farther from it; others beside `node`, on whichever side has room."""
    ui, entity = scene.ui, node.zoom
    if entity is None or entity.get("card") not in scene.stage.library.cards:
        return
    notes = remarks(scene, entity)
    if node.hint:
        notes.insert(0, (ui.say("zoom-why"), node.hint))
    if node.role == "hand-card":
        _beside_raised(scene, surface, node, notes)
        return
    library = scene.stage.library
    also = library.cards.get(entity.get("also") or "")
    second = pieces.face_of(library, also, ui) if also else None
    shelf = scene.stage.node("sheet") if node.role == "choice-card" else None
    if (node.role == "card" or (shelf is not None and shelf.role == "shelf")) and not scene.over:
        near = node.rect if shelf is None else _side(ui, shelf.rect, node.rect)
        enlarging.at_edge(surface, ui, near, enlarged(scene, entity), notes, second)
    else:
        enlarging.beside(surface, ui, node.rect, enlarged(scene, entity), notes, second)


def _side(ui: Ui, shelf: Rect, card: Rect) -> Rect:
    """The shelf, but with its middle on the side of the screen on which the card lies."""
    left = card.centerx < ui.size[0] // 2
    edge = min(shelf.left, ui.size[0] - shelf.right)
    return Rect(edge - ui.u(2) if left else edge + ui.u(2), shelf.y, ui.size[0] - 2 * edge, shelf.h)


def enlarged(scene: MatchScene, entity: dict[str, Any]) -> printed.Face:
    """The face to read: of a card that lies face down, the one that the viewer knows to be there."""
    library = scene.stage.library
    if entity.get("under"):
        return pieces.face_of(library, library.cards[entity["under"]], scene.ui)
    return pieces.live_face(library, entity, scene.ui)


def _beside_raised(scene: MatchScene, surface: Surface, node: Node, notes: list[tuple[str, str]]) -> None:
    if not notes:
        return
    ui = scene.ui
    pose = scene.motion.pose(node.data[1])
    if pose is None:
        return
    high = ui.u(scene.room.raised)
    half = round(high * 0.716 / 2) + ui.u(16)
    centre = ui.origin[0] + ui.u(poses.raised(scene.room, pose).x)
    panel = ui.s(330)
    x = centre + half if centre + half + panel < ui.size[0] else centre - half - panel
    top = ui.size[1] - high - ui.u(8)
    enlarging.column(surface, ui, notes, Rect(x, top, panel, high))


def remarks(scene: MatchScene, entity: dict[str, Any]) -> list[tuple[str, str]]:
    """(heading, sentence): present values and their causes, then keywords."""
    found: list[tuple[str, str]] = []
    if entity.get("face_down"):
        found.append((scene.ui.say("face-down"), scene.words.who_knows(entity)))
    if entity.get("zone") in scene.in_play:
        found += _values(scene, entity)
    if entity.get("zone") == "removed" and "host" in entity:
        host = scene.words.entity(scene.view, entity["host"])
        found.append((scene.ui.say("removed"), scene.ui.say("removed-until", host=host)))
    found += _cost(scene, entity)
    library, language = scene.stage.library, scene.ui.say.language
    hidden = entity["card"] == FACE_DOWN
    read = entity.get("under") or ("" if entity.get("textless") or hidden else entity["card"])
    known = library.remind(read, language) if read else []
    borne = [*surfaces.markers(scene.game, entity), *(entity.get("keywords") or ()), *surfaces.worn(scene.game, entity)]
    if library.cards[entity["card"]].dual and entity.get("zone") not in scene.in_play:
        borne.insert(0, "dual")
    known += [entry for entry in map(scene.words.keyword, borne) if entry[1]]
    kind = library.cards[read].kind if read else ""
    if kind in scene.game.explained:
        term = terms.rule(scene.ui.say, library, kind)
        known.append((term.name, term.text))
    return found + list(dict.fromkeys(known))


def _cost(scene: MatchScene, entity: dict[str, Any]) -> list[tuple[str, str]]:
    """What it costs now, where that is not what is printed, and by whom."""
    say, changes = scene.ui.say, entity.get("repriced") or ()
    if not changes:
        return []
    library = scene.stage.library
    lines = [pieces.cost_now(library, entity, scene.ui)]
    for change in changes:
        facts = {"amount": pieces.in_symbols({change["element"]: abs(change["amount"])}, library.colourless),
                 "source": scene.words.entity(scene.view, change["source"])}  # fmt: skip
        lines.append(say("zoom-dearer" if change["amount"] > 0 else "zoom-cheaper", **facts))
    return [(say("zoom-values"), "\n".join(lines))]


def _values(scene: MatchScene, entity: dict[str, Any]) -> list[tuple[str, str]]:
    say = scene.ui.say
    library = scene.stage.library
    card = library.cards[entity["card"]]
    stats = entity.get("stats") or {}
    lines: list[str] = []
    for name in (badge.stat for badge in library.badges_of(card.id)):
        printed, now = card.stats.get(name), stats.get(name)
        if printed is None or now is None:
            continue
        full = entity.get("full", now) if name == library.damageable_stat(card.id) else now
        label = say.of("stat", name)
        if now != printed or full != printed:
            message = "zoom-value-whole" if now == full else "zoom-value"
            lines.append(say(message, stat=label, now=now, full=full, printed=printed))
    lines += scene.words.counters(entity)
    changes = [change for change in entity.get("modifiers") or () if change["amount"]]
    told = Counter(_change(scene, change) for change in [*changes, *(entity.get("continuous") or ())])
    lines += [words if count == 1 else f"{words} ×{count}" for words, count in told.items()]
    known = [f"zoom-{status}" for status in scene.game.statuses if entity.get(status)]
    lines += [say(message) for message in known if say.has(message)]
    return [(say("zoom-values"), "\n".join(lines))] if lines else []


def _change(scene: MatchScene, change: dict[str, Any]) -> str:
    """A change of a stat or a keyword, and from which card it comes."""
    say = scene.ui.say
    source = scene.words.entity(scene.view, change["source"])
    if "layer" in change:
        return say("zoom-changed", source=source)
    if "keyword" in change:
        return say("zoom-given", keyword=scene.words.keyword(change["keyword"])[0], source=source)
    amount, stat = f"{change['amount']:+d}", say.of("stat", change["stat"])
    own = f"zoom-modifier-{change['stat']}-own{-change.get('until', 0)}"
    if say.has(own):
        return say(own, amount=amount, stat=stat, source=source)
    return say("zoom-modifier", amount=amount, stat=stat, source=source) + _until(say, change.get("until", 0))


def _until(say: Messages, end: int) -> str:
    """Below 0 lies an end that only this game has."""
    if end == 0:
        return ""
    if end < 0:
        return say("zoom-until-own")
    return say(
        {1: "zoom-until-end", 2: "zoom-until-source"}.get(end, "zoom-until-next" if end < 32 else "zoom-until-after")
    )
