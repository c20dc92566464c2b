"""The row of kinds with their counts, and below it what else narrows the cards and in which order they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import pieces, widgets
from game.table.building.sought import ORDER, WITH, WITHOUT
from game.table.drawing import text
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.building.scene import Building

GAP = 10


def kinds(scene: Building, rect: Rect) -> Node:
    """A button for each kind: its sign, its name, how many of its cards are shown and how many are chosen."""
    ui, library = scene.ui, scene.stage.library
    group = Node("group", "kinds", rect, name=ui.say("build-kinds"))
    counts, chosen = scene.index.counts(scene.sought), library.of_kinds(scene.draft.counts)
    there = library.of_kinds({card.id: 1 for card in library.pool})
    names = [kind for kind in library.deck_rules.kinds if there.get(kind)]
    gap = ui.u(GAP)
    wide = (rect.w - gap * (len(names) - 1)) // max(1, len(names))
    for number, kind in enumerate(names):
        box = Rect(rect.x + number * (wide + gap), rect.y, wide, rect.h)
        group.add(_kind(scene, kind, box, counts[kind], chosen.get(kind, 0)))
    return group


def _kind(scene: Building, kind: str, rect: Rect, shown: int, chosen: int) -> Node:
    ui, on = scene.ui, scene.sought.kind == kind
    words = ui.say.of("kind", kind)
    press: Act = lambda: scene.seek(kind="" if on else kind)
    hint = ui.say("build-kind-hint", kind=words, count=shown, chosen=chosen)
    node = widgets.button(ui, f"kind-{kind}", words, rect, press, "plain" if on else "quiet", hint, selected=on,
                          value=str(shown))  # fmt: skip

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, "main" if on else "quiet")
        pad, px = ui.u(8), round(node.rect.h * 0.72)
        x = node.rect.x + pad
        mark = pieces.kind_mark(scene.stage.library, kind, px, ui.look.gold)
        if mark is not None:
            surface.blit(mark, mark.get_rect(midleft=(x, node.rect.centery)))
            x += px + pad
        figure = text.render(str(shown), ui.u(22), ui.look.gold if shown else ui.look.quiet, "figure")
        surface.blit(figure, figure.get_rect(midright=(node.rect.right - ui.u(14), node.rect.centery)))
        room = node.rect.right - ui.u(14) - figure.get_width() - pad - x
        name = text.fit(words, ui.u(22), ink, max(10, room), bold=True)
        surface.blit(name, name.get_rect(midleft=(x, node.rect.centery)))

    node.paint = paint
    return node


def others(scene: Building, rect: Rect) -> list[Node]:
    """Search, text, value, element where cards cost any, order."""
    ui, say, library, sought = scene.ui, scene.ui.say, scene.stage.library, scene.sought
    bands = [(None, say("build-any-value", value=scene.value_name))]
    bands += [(n, f"{scene.value_name} {band.label}") for n, band in enumerate(library.bands)]
    texts = [("", say("build-text-any")), (WITH, say("build-text-with")), (WITHOUT, say("build-text-without"))]
    orders = [(order, say(f"build-order-{order}", value=scene.value_name)) for order in ORDER]
    choices: list[tuple[str, str, list[tuple[object, str]], object]] = [
        ("text", say("build-text"), [*texts], sought.text),
        ("band", say("build-value"), [*bands], sought.band),
        ("order", say("build-order"), [*orders], sought.order),
    ]
    if library.elemental:
        elements = [("", say("build-any-element")), *((e, say.of("element", e)) for e in library.elements)]
        choices.insert(1, ("element", say("build-element"), [*elements], sought.element))
    gap, search = ui.u(GAP), rect.w * 30 // 100
    box = Rect(rect.x, rect.y, search, rect.h)
    empty = say("build-search", count=len(library.pool))
    found = [
        widgets.entry(
            ui, "search", say("build-search-name"), box, sought.words, empty, lambda: None, bool(sought.words),
            say("build-search-hint"),
        )
    ]  # fmt: skip
    wide = (rect.w - search - gap * len(choices)) // len(choices)
    for number, (field, words, options, current) in enumerate(choices):
        box = Rect(rect.x + search + gap + number * (wide + gap), rect.y, wide, rect.h)
        found.append(widgets.choice(ui, f"seek-{field}", words, box, options, current, scene.seeker(field), words))
    return found
