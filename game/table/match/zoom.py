"""A card enlarged, with what its keywords mean and where its present values come from."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pygame import Rect, Surface

from game.table import enlarging, pieces, tree
from game.table.drawing import printed
from game.table.glossary import terms
from game.table.layout import poses
from game.table.library import FACE_DOWN
from game.table.match import aim, surfaces
from game.table.match.record import MatchTable
from game.table.messages import Messages
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node
from game.table.widgets import HINT_AFTER


def shows(table: MatchTable, play: Play, node: Node, rest: float) -> bool:
    """Is `node` shown enlarged, with its hint among the remarks, as the pointer rests on it for `rest` seconds?

    Not while a target, a place or a payment is sought, while something is shown, or while others are asked, unless the
    key for it is held: it would lie over what one wants to see.
    """
    if node.zoom is None or table.drag is not None or play.covered or rest < HINT_AFTER:
        return False
    if table.looking or table.over:
        return True
    if table.motion.busy or aim.targets(table, play) is not None or table.legal.kind in ("place", "pay"):
        return False
    return table.legal.mine or table.result is not None or node.role == "hand-card"


def paint(table: MatchTable, ui: Ui, root: Node, surface: Surface, node: Node) -> None:
    """A card of the table at the edge farther from it; others beside `node`, on whichever side has room."""
    entity = node.zoom
    if entity is None or entity.get("card") not in table.words.library.cards:
        return
    notes = remarks(table, ui, entity)
    if node.hint:
        notes.insert(0, (ui.say("zoom-why"), node.hint))
    if node.role == "hand-card":
        _beside_raised(table, ui, surface, node, notes)
        return
    library = table.words.library
    also = library.cards.get(entity.get("also") or "")
    second = pieces.face_of(library, also, ui) if also else None
    shelf = tree.find(root, "sheet") if node.role == "choice-card" else None
    if shelf is not None and shelf.role == "shelf" and not second:
        _beside_shelf(table, ui, surface, node, notes)
    elif node.role == "card" and not table.over:
        enlarging.at_edge(surface, ui, node.rect, enlarged(table, ui, entity), notes, second)
    else:
        enlarging.beside(surface, ui, node.rect, enlarged(table, ui, entity), notes, second)


def _beside_shelf(table: MatchTable, ui: Ui, surface: Surface, node: Node, notes: list[tuple[str, str]]) -> None:
    """What there is to say of a card that is seen whole, in the column of the table that it is nearer to."""
    room = table.room
    at_left = node.rect.centerx < ui.point(poses.MIDDLE, 0)[0]
    column = ui.rect(poses.EDGE if at_left else room.right + poses.EDGE, 0, room.left - 2 * poses.EDGE, poses.HEIGHT)
    enlarging.column(surface, ui, notes, Rect(column.x, node.rect.y, column.w, node.rect.h))


def enlarged(table: MatchTable, ui: Ui, entity: dict[str, Any]) -> printed.Face:
    """The face to read: of a card that lies face down, the one that the viewer knows to be there."""
    library = table.words.library
    if entity.get("under"):
        return pieces.face_of(library, library.cards[entity["under"]], ui)
    return pieces.live_face(library, entity, ui)


def _beside_raised(table: MatchTable, ui: Ui, surface: Surface, node: Node, notes: list[tuple[str, str]]) -> None:
    if not notes:
        return
    pose = table.motion.pose(node.data[1])
    if pose is None:
        return
    high = ui.u(table.room.raised)
    half = round(high * 0.716 / 2) + ui.u(16)
    centre = ui.origin[0] + ui.u(poses.raised(table.room, pose).x)
    panel = ui.s(330)
    x = centre + half if centre + half + panel < ui.size[0] else centre - half - panel
    top = ui.size[1] - high - ui.u(8)
    enlarging.column(surface, ui, notes, Rect(x, top, panel, high))


def remarks(table: MatchTable, ui: Ui, entity: dict[str, Any]) -> list[tuple[str, str]]:
    """(heading, sentence): present values and their causes, then keywords."""
    found: list[tuple[str, str]] = []
    if entity.get("face_down"):
        found.append((ui.say("face-down"), table.words.who_knows(entity)))
    if entity.get("zone") in table.in_play:
        found += _values(table, ui, entity)
    if entity.get("zone") == "removed" and "host" in entity:
        host = table.words.entity(table.view, entity["host"])
        found.append((ui.say("removed"), ui.say("removed-until", host=host)))
    found += _cost(table, ui, entity)
    library, language = table.words.library, ui.say.language
    hidden = entity["card"] == FACE_DOWN
    read = entity.get("under") or ("" if entity.get("textless") or hidden else entity["card"])
    known = library.remind(read, language) if read else []
    borne = [*surfaces.markers(table.game, entity), *(entity.get("keywords") or ()), *surfaces.worn(table.game, entity)]
    if library.cards[entity["card"]].dual and entity.get("zone") not in table.in_play:
        borne.insert(0, "dual")
    known += [entry for entry in map(table.words.keyword, borne) if entry[1]]
    kind = library.cards[read].kind if read else ""
    if kind in table.game.explained:
        term = terms.rule(ui.say, library, kind)
        known.append((term.name, term.text))
    return found + list(dict.fromkeys(known))


def _cost(table: MatchTable, ui: Ui, entity: dict[str, Any]) -> list[tuple[str, str]]:
    """What it costs now, where that is not what is printed, and by whom."""
    say, changes = ui.say, entity.get("repriced") or ()
    if not changes:
        return []
    library = table.words.library
    lines = [pieces.cost_now(library, entity, ui)]
    for change in changes:
        facts = {"amount": pieces.in_symbols({change["element"]: abs(change["amount"])}, library.colourless),
                 "source": table.words.entity(table.view, change["source"])}  # fmt: skip
        lines.append(say("zoom-dearer" if change["amount"] > 0 else "zoom-cheaper", **facts))
    return [(say("zoom-values"), "\n".join(lines))]


def _values(table: MatchTable, ui: Ui, entity: dict[str, Any]) -> list[tuple[str, str]]:
    say = ui.say
    library = table.words.library
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
    lines += table.words.counters(entity)
    changes = [change for change in entity.get("modifiers") or () if change["amount"]]
    told = Counter(_change(table, ui, change) for change in [*changes, *(entity.get("continuous") or ())])
    lines += [words if count == 1 else f"{words} ×{count}" for words, count in told.items()]
    known = [f"zoom-{status}" for status in table.game.statuses if entity.get(status)]
    lines += [say(message) for message in known if say.has(message)]
    return [(say("zoom-values"), "\n".join(lines))] if lines else []


def _change(table: MatchTable, ui: Ui, change: dict[str, Any]) -> str:
    """A change of a stat or a keyword, and from which card it comes."""
    say = ui.say
    source = table.words.entity(table.view, change["source"])
    if "layer" in change:
        return say("zoom-changed", source=source)
    if "keyword" in change:
        return say("zoom-given", keyword=table.words.keyword(change["keyword"])[0], source=source)
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
