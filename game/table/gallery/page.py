"""One card at large: its face, what it says in each language with its keywords, the cards that belong to it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.system import languages
from game.system.languages import FALLBACK, GRAMMARS
from game.table import pieces, widgets
from game.table.blocks import across
from game.table.browsing.shelf import ring
from game.table.drawing import faces, markup
from game.table.drawing.printed import RATIO
from game.table.gallery import proven
from game.table.gallery.opened import Opened
from game.table.library import Card, Library
from game.table.messages import Messages
from game.table.tree import Node
from game.table.workshop import opening as workshop

WIDE, HIGH = 1800, 1010
FACE = 760
"""Height of the card, in design units."""
BESIDE = 470
"""Height of the card and of what it was, where they stand beside each other."""
SMALL = 186
"""Height of a card that belongs to it."""
PART = 0.62
"""How large that is where there is little room, of its size at 100 %."""
PARAGRAPHS = {"name": (30, "title"), "kind": (20, "italic"), "text": (24, "serif"), "flavour": (20, "italic"),
              "keyword": (21, "body"), "reminder": (20, "body"), "before": (22, "serif")}  # fmt: skip
"""Size and style of what stands in a column."""
COLOURS = {"name": "gold", "keyword": "gold", "kind": "quiet", "flavour": "quiet", "before": "warn"}


def page(opened: Opened, card: Card) -> Node:
    ui = opened.ui
    ground, room = widgets.dialog(ui, "page", "", WIDE, HIGH, 200)
    box = ground.children[0]
    box.name = card.name[ui.say.language]
    low = room.bottom - ui.u(64)
    folded = across.is_folded(ui)  # then the buttons take the whole width
    held = Rect(room.x, room.y, room.w, low - room.y) if folded else room
    face = _faces(opened, card, held, box)
    left = face.right + ui.u(40)
    related = opened.related(card.id)
    small = ui.u(SMALL * (PART if folded else 1))
    top = low - (small + ui.u(40) if related else 0)
    words = Rect(left, room.y, room.right - left, top - room.y)
    told = opened.told
    box.add(_columns(opened, card, words) if told is None else proven.results(opened, told, words))
    if related:
        box.add(*_related(opened, related, Rect(left, top, room.right - left, small + ui.u(40))))
    decks = Rect(face.x, face.bottom + ui.u(16), face.w, held.bottom - face.bottom - ui.u(16))
    box.add(widgets.label(ui, "in-decks", _in_decks(opened, card), decks, 19, ui.look.quiet, within=True))
    begin = room.x if folded else left
    box.add(*_buttons(opened, Rect(begin, room.bottom - ui.u(52), room.right - begin, ui.u(52))))
    return ground


def _faces(opened: Opened, card: Card, room: Rect, box: Node) -> Rect:
    """The card, or beside it what it was; gives the room that they take, without the line above them."""
    ui, compared = opened.ui, opened.since.compared
    former = compared.former(card.id) if compared else None
    if compared is None or former is None:
        high = min(ui.u(FACE), room.h - ui.u(70))
        face = Rect(room.x, room.y, round(high * RATIO), high)
        box.add(_face(opened, opened.library, card, face, "page-card"))
        return face
    gap, line = ui.u(24), ui.u(40)
    high = min(ui.u(BESIDE), room.h - line - ui.u(70), round(room.w * 0.28 / RATIO))
    wide = round(high * RATIO)
    shown = ((compared.before, former, "then"), (opened.library, card, "now"))
    for place, (library, held, when) in enumerate(shown):
        face = Rect(room.x + place * (wide + gap), room.y + line, wide, high)
        words = Rect(face.x, room.y, face.w, line)
        box.add(_face(opened, library, held, face, "page-card" if when == "now" else "page-former"))
        box.add(widgets.label(ui, f"page-{when}", ui.say(f"gallery-{when}"), words, 21, ui.look.gold, "center"))
    return Rect(room.x, room.y + line, 2 * wide + gap, high)


def _face(opened: Opened, library: Library, card: Card, rect: Rect, key: str) -> Node:
    face = pieces.face_of(library, card, opened.ui)

    def paint(surface: Surface, node: Node) -> None:
        pieces.paint_shadow(surface, opened.ui, node.rect, 14, 34)
        surface.blit(faces.face(face, node.rect.h), node.rect)

    return Node("card", key, rect, name=card.name[opened.ui.say.language], paint=paint)


# what it says


def _columns(opened: Opened, card: Card, rect: Rect) -> Node:
    """Two languages side by side, the one that is set first."""
    ui = opened.ui
    others = [FALLBACK] if ui.say.language not in GRAMMARS else GRAMMARS
    order = list(dict.fromkeys((ui.say.language, *others)))
    gap = ui.u(36)
    wide = (rect.w - ui.u(20) - gap * (len(order) - 1)) // len(order)
    nodes, most = list[Node](), 0
    for number, language in enumerate(order):
        x, y = rect.x + number * (wide + gap), rect.y - opened.offset
        column = Node("group", f"column-{language}", Rect(x, y, wide, 0), name=languages.name(language))
        for at, (role, words) in enumerate(_said(opened, card, language)):
            node = _paragraph(opened, f"{language}-{at}-{role}", role, words, Rect(x, y, wide, 0))
            column.add(node)
            y = node.rect.bottom
        column.rect.h = y - column.rect.y
        most = max(most, column.rect.h)
        nodes.append(column)

    return widgets.scroll(ui, "columns", rect, most, opened.offset, opened.scroll).add(*nodes)


def _said(opened: Opened, card: Card, language: str) -> list[tuple[str, str]]:
    """What stands in the column of a language, each by its role."""
    library, say = opened.library, Messages(language, opened.library.game)
    kind = say.of("kind", f"{card.kind}{'-token' if card.token else ''}")
    said = [("name", card.name[language]), ("kind", kind)]
    rules, flavour = library.write(card.id, language), card.flavour.get(language, "")
    said.append(("text", rules or say("gallery-no-text")))
    said += _was(opened, card, language, rules)
    said += [("flavour", flavour)] * bool(flavour)
    for name, reminder in library.remind(card.id, language):
        said += [("keyword", name), ("reminder", reminder)]
    return said


def _was(opened: Opened, card: Card, language: str, rules: str) -> list[tuple[str, str]]:
    """The name and the text that it had in the version that is compared with, where they were others."""
    compared, say = opened.since.compared, Messages(language, opened.library.game)
    former = compared.former(card.id) if compared else None
    if compared is None or former is None:
        return []
    was = compared.before.write(card.id, language)
    said = [("before", say("gallery-was", words=was or say("gallery-no-text")))] * (was != rules)
    name = former.name[language]
    return said + [("before", say("gallery-was", words=name))] * (name != card.name[language])


def _paragraph(opened: Opened, key: str, role: str, words: str, rect: Rect) -> Node:
    ui = opened.ui
    size, style = PARAGRAPHS[role]
    px, look = max(12, ui.s(size)), ui.look
    colour = getattr(look, COLOURS.get(role, "ink"))
    before = {"keyword": ui.u(16), "text": ui.u(12), "before": ui.u(8), "flavour": ui.u(12)}.get(role, 0)
    high = markup.rich_height(words, px, rect.w, style) + before + ui.u(4)

    def paint(surface: Surface, node: Node) -> None:
        surface.blit(markup.rich(words, px, colour, node.rect.w, style), (node.rect.x, node.rect.y + before))

    return Node("text", key, Rect(rect.x, rect.y, rect.w, high), name=words, paint=paint)


# what belongs to it


def _in_decks(opened: Opened, card: Card) -> str:
    language = opened.ui.say.language
    held = [(deck.name[language], deck.cards[card.id]) for deck in opened.library.decks if card.id in deck.cards]
    if not held:
        return opened.ui.say("gallery-in-no-deck")
    return opened.ui.say("gallery-in-decks", decks=", ".join(f"{name} ×{count}" for name, count in held))


def _related(opened: Opened, related: list[str], rect: Rect) -> list[Node]:
    """As many of them as there is room for, small; a press opens the page of one."""
    ui, library = opened.ui, opened.library
    high = rect.h - ui.u(40)
    wide, gap = round(high * RATIO), ui.u(12)
    heading = Rect(rect.x, rect.y, rect.w, ui.u(34))
    nodes = [widgets.label(ui, "related", ui.say("gallery-related"), heading, 20, ui.look.gold)]
    for number, card in enumerate(related[: (rect.w + gap) // (wide + gap)]):
        box = Rect(rect.x + number * (wide + gap), heading.bottom, wide, high)
        node = opened.node(library.cards[card], box)
        node.key, node.role = f"related-{card}", "related-card"
        node.paint = _paint_small(opened)
        nodes.append(node)
    return nodes


def _paint_small(opened: Opened) -> Callable[[Surface, Node], None]:
    def paint(surface: Surface, node: Node) -> None:
        face = pieces.face_of(opened.library, node.data, opened.ui)
        surface.blit(faces.face(face, node.rect.h), node.rect)
        if node.flags & {"hover", "held"}:
            ring(opened.ui, surface, node.rect, opened.ui.look.gold, 3)

    return paint


# the way on


def _buttons(opened: Opened, rect: Rect) -> list[Node]:
    ui, say = opened.ui, opened.ui.say
    wide, gap = min(ui.u(230), rect.w // 5 - ui.u(10)), ui.u(12)
    prove = ("prove" if opened.told is None else "unprove", opened.prove)
    entries = [
        ("workshop", lambda: workshop.with_card(opened.stage, opened.card)),
        prove,
        ("former", lambda: opened.turn(-1)),
        ("next", lambda: opened.turn(1)),
        ("close", opened.close),
    ]
    x = rect.right - len(entries) * (wide + gap) + gap
    nodes = []
    for number, (key, act) in enumerate(entries):
        box = Rect(x + number * (wide + gap), rect.y, wide, rect.h)
        words = say("close") if key == "close" else say(f"gallery-{key}")
        hint = say(f"gallery-{key}-hint") if key in ("prove", "workshop") else ""
        nodes.append(widgets.button(ui, key, words, box, act, "main" if key == "close" else "plain", hint))
    return nodes


def takes(opened: Opened, event: pygame.Event) -> bool:
    """The arrows to the sides turn to other cards, those up and down scroll."""
    turns = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
    scrolls = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 5, pygame.K_PAGEDOWN: -5}
    if event.key in turns:
        opened.turn(turns[event.key])
        return True
    columns = opened.stage.node("columns")
    if event.key in scrolls and columns is not None and columns.adjust is not None:
        columns.adjust(scrolls[event.key])
        return True
    return False
