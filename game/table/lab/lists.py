"""Beside the matrix: the matches of two decks, each of which opens, and the cards with what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

from pygame import Rect, Surface

from game.table import widgets
from game.table.blocks import book
from game.table.blocks.listing import Item, Listing
from game.table.drawing import text
from game.table.lab.course import Course, Half, Share, share
from game.table.lab.matrix import Duel, percent
from game.table.library import Library
from game.table.theme import Ui
from game.table.tree import Act, Node

ROW, GAP = 54, 6
CARD = 40
Order = Literal["name", "drawn", "played"]
ORDERS: tuple[Order, ...] = ("name", "drawn", "played")
COLUMNS = (0.36, 0.32, 0.32)
"""The parts of the width that a card's name has, and what it is worth as drawn and as played."""


def matches(
    ui: Ui, library: Library, course: Course, duel: Duel, view: Rect, listing: Listing, watch: Callable[[str], Act],
) -> Node:  # fmt: skip
    """Those of the two decks that were played, each with who won, in how many turns, and who began."""
    say = ui.say
    names = [library.deck(deck).name[say.language] for deck in duel]
    found = course.matches(*duel)
    title = say("lab-against", deck=names[0], other=names[1])
    return listing.show(ui, view, [Item(partial(_match, ui, half, names, watch)) for half in found], title)


def _match(ui: Ui, half: Half, names: Sequence[str], watch: Callable[[str], Act], rect: Rect) -> Node:
    say, look = ui.say, ui.look
    drawn = half.score == 0.5
    won = say("lab-drawn") if drawn else say("lab-won", deck=names[0 if half.score > 0.5 else 1])
    tone = look.quiet if drawn else look.legal if half.score > 0.5 else look.target
    turns = say("lab-turns", turns=half.turns)
    number = say("lab-pair-second" if half.second else "lab-pair-first", number=half.number + 1)
    note = " · ".join((number, say("lab-began", deck=names[half.first]), say("lab-seed", seed=half.name)))

    def paint(surface: Surface, node: Node) -> None:
        book.paint_line(surface, ui, node)
        pad, room = ui.u(16), node.rect.w - 2 * ui.u(16)
        mark = text.fit(turns, max(11, ui.u(20)), look.quiet, room // 3)
        surface.blit(mark, mark.get_rect(midright=(node.rect.right - pad, node.rect.y + ui.u(16))))
        title = text.fit(won, max(12, ui.u(21)), tone, room - mark.get_width() - ui.u(16), bold=True)
        surface.blit(title, title.get_rect(midleft=(node.rect.x + pad, node.rect.y + ui.u(16))))
        below = text.fit(note, max(11, ui.u(17)), look.quiet, room)
        surface.blit(below, below.get_rect(midleft=(node.rect.x + pad, node.rect.y + ui.u(39))))

    node = Node("option", f"match-{half.name}", rect, won, f"{turns} · {note}", say("lab-watch-hint"), paint=paint)
    node.actions = {"open": watch(half.name)}
    return node


def cards(
    ui: Ui, library: Library, course: Course, view: Rect, order: Order, sort: Callable[[Order], Act], listing: Listing,
) -> list[Node]:  # fmt: skip
    """How often decks win where a card was drawn, and where it was played; by name, or those first that surely win."""
    say = ui.say
    high = ui.u(44)
    made, x = list[Node](), view.x
    room = view.w - ui.u(16)
    for part, name in zip(COLUMNS, ORDERS, strict=True):
        rect = Rect(x, view.y, round(room * part) - ui.u(6), high)
        words, hint = say(f"lab-by-{name}"), say(f"lab-by-{name}-hint")
        made.append(widgets.button(ui, f"by-{name}", words, rect, sort(name), "quiet", hint, selected=name == order,
                                   size=19))  # fmt: skip
        x += round(room * part)
    found = _ordered(library, course, order, say.language)
    below = Rect(view.x, view.y + high + ui.u(8), view.w, view.h - high - ui.u(8))
    return [*made, listing.show(ui, below, [Item(partial(_card, ui, card)) for card in found], say("lab-cards"))]


Card = tuple[str, str, Share, Share]
"""Its id and name, and how often a deck wins that drew it, and that played it; the number in how many matches."""


def _ordered(library: Library, course: Course, order: Order, language: str) -> list[Card]:
    found = [
        (row["id"], library.cards[row["id"]].name[language], _of(row["when_drawn"]), _of(row["when_played"]))
        for row in course.whole.get("cards", ())
        if row["id"] in library.cards
    ]
    if order == "name":
        return sorted(found, key=lambda card: card[1].casefold())

    def rank(card: Card) -> tuple[bool, float, str]:
        held = card[2] if order == "drawn" else card[3]
        return not held.pairs, -held.low, card[1]

    return sorted(found, key=rank)


def _of(row: dict[str, Any]) -> Share:
    return share(row)._replace(pairs=row["matches"])


def _card(ui: Ui, card: Card, rect: Rect) -> Node:
    key, name, drawn, played = card
    say, look = ui.say, ui.look

    def worth(found: Share) -> str:
        if not found.pairs:
            return say("lab-never")
        return say("lab-share", share=percent(found.score), low=percent(found.low), high=percent(found.high))

    words = [name, worth(drawn), worth(played)]

    def paint(surface: Surface, node: Node) -> None:
        book.paint_line(surface, ui, node)
        x = node.rect.x
        for part, said in zip(COLUMNS, words, strict=True):
            wide = round(node.rect.w * part)
            shown = text.fit(said, max(11, ui.u(19)), look.ink if said is name else look.quiet, wide - ui.u(20))
            surface.blit(shown, shown.get_rect(midleft=(x + ui.u(12), node.rect.centery)))
            x += wide

    value = say("lab-card-worth", drawn=words[1], played=words[2])
    hint = say("lab-card-hint", drawn=drawn.pairs, played=played.pairs)
    node = Node("option", f"card-{key}", rect, name, value, hint, paint=paint)
    node.focus = True
    return node
