"""One word of the card language at large: how it is written, what it does, an example, and what that says."""

from __future__ import annotations

from pygame import Rect, Surface

from game.language import handbook
from game.language.examples import MADE
from game.language.handbook import Entry
from game.system.languages import GRAMMARS, with_grammar
from game.table import pieces, theme, widgets
from game.table.blocks import book
from game.table.drawing import markup, printed, text
from game.table.handbook.words import Words
from game.table.library import Library
from game.table.theme import Ui
from game.table.tree import Node

CARD, ROOMY = 370, 900
"""How high the card of an example is, and how wide a leaf must be to have one."""
CODE, WORD = 20, 38
"""Sizes of letters, beside those of the theme."""
LEAST = 12
"""Letters of code are no smaller, in pixels."""
MANY = 14
"""So many cards are named that use the word."""

Part = tuple[Node, int]
"""Something on the page, and how much room is left below it."""


class Detail:
    """The page, which scrolls."""

    def __init__(self) -> None:
        self.offset = 0

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def show(self, ui: Ui, library: Library, known: Words, entry: Entry, view: Rect) -> Node:
        """The word on the leaf `view`, whose colours `ui` has; beside it the card of its example, if it is one."""
        x, y, room = view.x, view.y, view.w - ui.u(24)
        card = self._card(ui, library, entry, view)
        wide = book.column(ui.s(theme.BODY + 1), room - (card.rect.w + ui.u(28) if card is not None else 0))
        nodes = list[Node]()
        for make in (_head, _written, _told, _example, _said, _used):
            for node, below in make(ui, known, entry, wide):
                node.rect = Rect(x, y - self.offset, node.rect.w or wide, node.rect.h)
                nodes.append(node)
                y += node.rect.h + below
        content = y - view.y + ui.u(12)
        panel = Node("group", "page", view, name=entry.word)
        self.offset = max(0, min(self.offset, content - view.h))
        area = widgets.scroll(ui, "page-scroll", view, content, self.offset, self._scroll, entry.word)
        area.add(*nodes)
        if card is not None:
            card.rect = card.rect.move(0, -self.offset)
            area.add(card)
        return panel.add(area)

    @staticmethod
    def _card(ui: Ui, library: Library, entry: Entry, view: Rect) -> Node | None:
        """The card whose clause is the example, at the right of the leaf, where that is wide enough."""
        known = entry.example is not None and library.cards.get(entry.example.card)
        high = ui.u(CARD)
        wide = round(high * printed.RATIO)
        if not known or view.w < ui.u(ROOMY):
            return None

        def paint(surface: Surface, node: Node) -> None:
            pieces.paint_shadow(surface, ui, node.rect, 4, 12)
            surface.blit(pieces.turned(pieces.face_of(library, known, ui), high, 0), node.rect)

        place = Rect(view.right - ui.u(30) - wide, view.y + ui.u(10), wide, high)
        return Node("picture", "example-card", place, known.name[ui.say.language], zoom=known.id, paint=paint)


def _head(ui: Ui, known: Words, entry: Entry, wide: int) -> list[Part]:
    return [
        (_line(ui, "word", entry.word, WORD, wide, "code", "gold"), 0),
        (_line(ui, "part", ui.say(f"handbook-{entry.part}"), theme.SMALL, wide, "italic", "quiet"), ui.u(14)),
    ]


def _written(ui: Ui, known: Words, entry: Entry, wide: int) -> list[Part]:
    return [(_code(ui, "signature", entry.signature, wide), ui.u(14))] if entry.signature else []


def _told(ui: Ui, known: Words, entry: Entry, wide: int) -> list[Part]:
    told = known.told(entry, ui.say.language)
    return [(_line(ui, "told", told, theme.BODY + 1, wide, "body", "ink"), ui.u(16))] if told else []


def _example(ui: Ui, known: Words, entry: Entry, wide: int) -> list[Part]:
    if entry.example is None:
        return []
    example = entry.example
    name = known.name(entry, ui.say.language)
    made = example.card.startswith(MADE)
    heading = ui.say("handbook-example-made" if made else "handbook-example", name=name)
    px = _px(ui)
    columns = max(30, (wide - 2 * ui.u(16)) // text.measure("m", px, "code")[0])
    return [
        (_line(ui, "example", heading, theme.BODY, wide, "body", "gold"), ui.u(6)),
        (_code(ui, "yaml", handbook.as_yaml(example, columns), wide), ui.u(16)),
    ]


def _said(ui: Ui, known: Words, entry: Entry, wide: int) -> list[Part]:
    """The generated text, in the language that is set first."""
    if entry.example is None:
        return []
    found: list[Part] = []
    for language in sorted(GRAMMARS, key=lambda language: language != with_grammar(ui.say.language)):
        found.append((_line(ui, f"in-{language}", GRAMMARS[language], theme.SMALL, wide, "italic", "quiet"), 0))
        found.append((_rules(ui, f"text-{language}", known.text(entry, language), wide), ui.u(10)))
    return found


def _used(ui: Ui, known: Words, entry: Entry, wide: int) -> list[Part]:
    cards = known.bundled
    language = ui.say.language
    users = [cards[card].name[language] for card in known.cards(entry) if card in cards]
    if not users:
        words = ui.say("handbook-unused")
    else:
        more = "" if len(users) <= MANY else " …"
        words = ui.say("handbook-users", count=len(users), names=", ".join(users[:MANY]) + more)
    return [(_line(ui, "users", words, theme.SMALL, wide, "body", "quiet"), 0)]


# the pieces


def _line(ui: Ui, key: str, words: str, size: float, wide: int, style: str, colour: str) -> Node:
    px, tone = max(LEAST, ui.s(size)), getattr(ui.look, colour)

    def paint(surface: Surface, node: Node) -> None:
        surface.blit(text.render(words, px, tone, style, wide), node.rect)

    return Node("text", key, Rect(0, 0, wide, text.measure(words, px, style, wide)[1]), name=words, paint=paint)


def _rules(ui: Ui, key: str, words: str, wide: int) -> Node:
    px, ink = max(LEAST, ui.s(theme.BODY + 1)), ui.look.ink

    def paint(surface: Surface, node: Node) -> None:
        surface.blit(markup.rich(words, px, ink, wide), node.rect)

    return Node("text", key, Rect(0, 0, wide, markup.rich_height(words, px, wide)), name=words, paint=paint)


def _px(ui: Ui) -> int:
    return max(LEAST, ui.s(CODE))


def _code(ui: Ui, key: str, words: str, wide: int) -> Node:
    """Lines as they are typed, on a ground of their own; what is too long for one goes on below, set in."""
    px = _px(ui)
    pad, letter = ui.u(16), text.measure("m", px, "code")[0]
    lines = [piece for line in words.splitlines() for piece in folded_line(line, max(20, (wide - 2 * pad) // letter))]
    step = round(px * text.LINE)

    def paint(surface: Surface, node: Node) -> None:
        ground = theme.plate(node.rect.w, node.rect.h, ui.look.felt_veil, ui.look.felt_veil, ui.look.edge, ui.u(8), 1)
        surface.blit(ground, node.rect)
        for number, (indent, line) in enumerate(lines):
            spot = (node.rect.x + pad + indent * letter, node.rect.y + pad // 2 + number * step)
            surface.blit(text.render(line, px, ui.look.ink, "code"), spot)

    return Node("text", key, Rect(0, 0, wide, step * len(lines) + pad), name=words, paint=paint)


def folded_line(line: str, columns: int) -> list[tuple[int, str]]:
    """Pieces of no more than so many letters, each with how far it is set in; the later ones four further."""
    indent = len(line) - len(line.lstrip())
    found: list[tuple[int, str]] = []
    piece, inset = "", indent
    for word in line.split():
        longer = f"{piece} {word}" if piece else word
        if piece and inset + len(longer) > columns:
            found.append((inset, piece))
            piece, inset = word, indent + 4
        else:
            piece = longer
    return [*found, (inset, piece)]
