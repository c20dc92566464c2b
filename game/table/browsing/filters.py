"""The row of kinds with their counts, and below it what else narrows the cards and in which order they stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from game.table import pieces, widgets
from game.table.browsing.seeking import Option, Seeking
from game.table.browsing.sought import ORDER, TOKENS, WITH, WITHOUT
from game.table.drawing import text
from game.table.tree import Act, Node

GAP = 10
LEAST = 0.6
"""The part of their size that names of kinds have at least; else only their sign is shown."""
MARK, PAD, FIGURE = 0.66, 8, 34
"""How large a sign is, of the height of its button; what is left beside it, and the room for a number."""


def kinds(seeking: Seeking, rect: Rect, lines: int = 1) -> Node:
    """A button for each kind, in so many lines: its sign, its name, how many of its cards are shown."""
    ui = seeking.ui
    group = Node("group", "kinds", rect, name=ui.say("browse-kinds"))
    counts, names = seeking.index.counts(seeking.sought), seeking.index.kinds
    gap = ui.u(GAP)
    columns = max(1, -(-len(names) // lines))
    wide, high = (rect.w - gap * (columns - 1)) // columns, (rect.h - gap * (lines - 1)) // lines
    room = wide - 2 * min(ui.u(widgets.FRAME), wide // 10) - round(high * MARK) - ui.u(2 * PAD + FIGURE)
    named = all(text.measure(_called(seeking, kind), ui.u(22) * LEAST, bold=True)[0] <= room for kind in names)
    for number, kind in enumerate(names):
        row, column = divmod(number, columns)
        box = Rect(rect.x + column * (wide + gap), rect.y + row * (high + gap), wide, high)
        group.add(_kind(seeking, kind, box, counts[kind], named))
    return group


def _called(seeking: Seeking, kind: str) -> str:
    return seeking.ui.say("browse-tokens") if kind == TOKENS else seeking.ui.say.of("kind", kind)


def _kind(seeking: Seeking, kind: str, rect: Rect, shown: int, named: bool) -> Node:
    """Its sign, its name where there is room for the names of all, and how many there are."""
    ui, on, words = seeking.ui, seeking.sought.kind == kind, _called(seeking, kind)
    press: Act = lambda: seeking.seek(kind="" if on else kind)
    hint = seeking.kind_hint(kind, shown)
    node = widgets.button(ui, f"kind-{kind}", words, rect, press, "plain" if on else "quiet", hint, selected=on,
                          value=str(shown))  # fmt: skip

    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, "main" if on else "quiet")
        pad, px = ui.u(PAD), round(node.rect.h * MARK)
        inset = min(ui.u(widgets.FRAME), node.rect.w // 10)
        x = node.rect.x + inset
        mark = pieces.kind_mark(seeking.stage.library, kind, px, ui.look.gold)
        if mark is not None:
            surface.blit(mark, mark.get_rect(midleft=(x, node.rect.centery)))
            x += px + pad
        figure = text.render(str(shown), ui.u(22), ui.look.gold if shown else ui.look.quiet, "figure")
        surface.blit(figure, figure.get_rect(midright=(node.rect.right - inset, node.rect.centery)))
        room = node.rect.right - inset - figure.get_width() - pad - x
        if mark is not None and not named:
            return  # its sign says it, and its hint
        name = text.fit(words, ui.u(22), ink, max(10, room), bold=True)
        surface.blit(name, name.get_rect(midleft=(x, node.rect.centery)))

    node.paint = paint
    return node


def search(seeking: Seeking, rect: Rect) -> Node:
    """Where the words are written that are sought."""
    say, words = seeking.ui.say, seeking.sought.words
    empty = say("browse-search", count=len(seeking.index.all))
    return widgets.entry(
        seeking.ui, "search", say("browse-search-name"), rect, words, empty, lambda: None, bool(words),
        say("browse-search-hint"),
    )  # fmt: skip


def choices(seeking: Seeking, rect: Rect, fields: Sequence[str]) -> list[Node]:
    """Side by side what is chosen of the cards by each of `fields`, as far as they tell this game's cards apart."""
    there = [(field, found) for field in fields if len(found := options(seeking, field)) > 1]
    gap = seeking.ui.u(GAP)
    wide = (rect.w - gap * (len(there) - 1)) // max(1, len(there))
    nodes = []
    for number, (field, found) in enumerate(there):
        box = Rect(rect.x + number * (wide + gap), rect.y, wide, rect.h)
        words, current = seeking.ui.say(f"browse-{field}"), getattr(seeking.sought, field)
        nodes.append(
            widgets.choice(seeking.ui, f"seek-{field}", words, box, found, current, seeking.seeker(field), words)
        )
    return nodes


def options(seeking: Seeking, field: str) -> list[Option]:
    """What can be chosen for a field of `Sought`, the first for all cards."""
    if field not in seeking.options:
        seeking.options[field] = OPTIONS[field](seeking)
    return seeking.options[field]


def _elements(seeking: Seeking) -> list[Option]:
    say, elements = seeking.ui.say, seeking.library.elements
    return [("", say("browse-any-element")), *((e, say.of("element", e)) for e in elements)]


def _texts(seeking: Seeking) -> list[Option]:
    say = seeking.ui.say
    return [("", say("browse-text-any")), (WITH, say("browse-text-with")), (WITHOUT, say("browse-text-without"))]


def _bands(seeking: Seeking) -> list[Option]:
    name = seeking.value_name
    bands = [(n, f"{name} {band.label}") for n, band in enumerate(seeking.library.bands)]
    return [(None, seeking.ui.say("browse-any-value", value=name)), *bands]


def _keywords(seeking: Seeking) -> list[Option]:
    library, language = seeking.library, seeking.ui.say.language
    borne = {word for card in seeking.index.all for word in library.bears(card.id)}
    named = [(word, library.keywords[word]["name"][language]) for word in borne]
    return [("", seeking.ui.say("browse-any-keyword")), *sorted(named, key=lambda pair: pair[1])]


def _decks(seeking: Seeking) -> list[Option]:
    decks = [(deck.id, deck.name[seeking.ui.say.language]) for deck in seeking.library.decks]
    return [("", seeking.ui.say("browse-any-deck")), *decks]


def _orders(seeking: Seeking) -> list[Option]:
    return [(order, seeking.ui.say(f"browse-order-{order}", value=seeking.value_name)) for order in ORDER]


OPTIONS: Mapping[str, Callable[[Seeking], list[Option]]] = {
    "element": _elements,
    "text": _texts,
    "band": _bands,
    "keyword": _keywords,
    "deck": _decks,
    "order": _orders,
}
