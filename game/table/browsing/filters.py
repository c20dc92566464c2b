"""The row of kinds with their counts, and below it what else narrows the cards and in which order they stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import pieces, widgets
from game.table.browsing.sought import ORDER, TOKENS, WITH, WITHOUT
from game.table.drawing import text
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.browsing.browser import Browser

GAP = 10


def kinds(scene: Browser, rect: Rect, lines: int = 1) -> Node:
    """A button for each kind, in so many lines: its sign, its name, how many of its cards are shown."""
    ui = scene.ui
    group = Node("group", "kinds", rect, name=ui.say("browse-kinds"))
    counts, names = scene.index.counts(scene.sought), scene.index.kinds
    gap = ui.u(GAP)
    columns = max(1, -(-len(names) // lines))
    wide, high = (rect.w - gap * (columns - 1)) // columns, (rect.h - gap * (lines - 1)) // lines
    for number, kind in enumerate(names):
        row, column = divmod(number, columns)
        box = Rect(rect.x + column * (wide + gap), rect.y + row * (high + gap), wide, high)
        group.add(_kind(scene, kind, box, counts[kind]))
    return group


def _kind(scene: Browser, kind: str, rect: Rect, shown: int) -> Node:
    ui, on = scene.ui, scene.sought.kind == kind
    words = ui.say("browse-tokens") if kind == TOKENS else ui.say.of("kind", kind)
    press: Act = lambda: scene.seek(kind="" if on else kind)
    hint = scene.kind_hint(kind, shown)
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


Option = tuple[object, str]


def search(scene: Browser, rect: Rect) -> Node:
    """Where the words are written that are sought."""
    say, words = scene.ui.say, scene.sought.words
    empty = say("browse-search", count=len(scene.index.all))
    return widgets.entry(
        scene.ui, "search", say("browse-search-name"), rect, words, empty, lambda: None, bool(words),
        say("browse-search-hint"),
    )  # fmt: skip


def choices(scene: Browser, rect: Rect, fields: Sequence[str]) -> list[Node]:
    """Side by side what is chosen of the cards by each of `fields`, as far as they tell this game's cards apart."""
    there = [(field, found) for field in fields if len(found := options(scene, field)) > 1]
    gap = scene.ui.u(GAP)
    wide = (rect.w - gap * (len(there) - 1)) // max(1, len(there))
    nodes = []
    for number, (field, found) in enumerate(there):
        box = Rect(rect.x + number * (wide + gap), rect.y, wide, rect.h)
        words, current = scene.ui.say(f"browse-{field}"), getattr(scene.sought, field)
        nodes.append(widgets.choice(scene.ui, f"seek-{field}", words, box, found, current, scene.seeker(field), words))
    return nodes


def options(scene: Browser, field: str) -> list[Option]:
    """What can be chosen for a field of `Sought`, the first for all cards."""
    if field not in scene.options:
        scene.options[field] = OPTIONS[field](scene)
    return scene.options[field]


def _elements(scene: Browser) -> list[Option]:
    say, elements = scene.ui.say, scene.library.elements
    return [("", say("browse-any-element")), *((e, say.of("element", e)) for e in elements)]


def _texts(scene: Browser) -> list[Option]:
    say = scene.ui.say
    return [("", say("browse-text-any")), (WITH, say("browse-text-with")), (WITHOUT, say("browse-text-without"))]


def _bands(scene: Browser) -> list[Option]:
    name = scene.value_name
    bands = [(n, f"{name} {band.label}") for n, band in enumerate(scene.library.bands)]
    return [(None, scene.ui.say("browse-any-value", value=name)), *bands]


def _keywords(scene: Browser) -> list[Option]:
    library, language = scene.library, scene.ui.say.language
    borne = {word for card in scene.index.all for word in library.bears(card.id)}
    named = [(word, library.keywords[word]["name"][language]) for word in borne]
    return [("", scene.ui.say("browse-any-keyword")), *sorted(named, key=lambda pair: pair[1])]


def _decks(scene: Browser) -> list[Option]:
    decks = [(deck.id, deck.name[scene.ui.say.language]) for deck in scene.library.decks]
    return [("", scene.ui.say("browse-any-deck")), *decks]


def _orders(scene: Browser) -> list[Option]:
    return [(order, scene.ui.say(f"browse-order-{order}", value=scene.value_name)) for order in ORDER]


OPTIONS: Mapping[str, Callable[[Browser], list[Option]]] = {
    "element": _elements,
    "text": _texts,
    "band": _bands,
    "keyword": _keywords,
    "deck": _decks,
    "order": _orders,
}
