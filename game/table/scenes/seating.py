"""Who sits where, in the set-up: a button with face and name at each side, and the sheet of all who can sit there."""

from __future__ import annotations

from pygame import Rect, Surface

from game.system.languages import in_language
from game.table import theme, widgets
from game.table.drawing import portraits, symbols, text
from game.table.drawing.people import draw
from game.table.drawing.people.looks import Face
from game.table.drawing.pictures import PLAIN_HUE
from game.table.drawing.portraits import Likeness
from game.table.people import reading, sitting
from game.table.people.reading import Person
from game.table.scenes.guests import Guests
from game.table.settings import HUMAN
from game.table.theme import Ui
from game.table.tree import Act, Node

COLUMNS = 4
TILE = 128
"""The height of one of those who can be chosen, in design units."""
LEAST = 310
"""The least width of one."""


def player(guests: Guests, seat: int) -> int:
    """The place of a person among the people at this table."""
    return guests.sides.seated()[:seat].count(HUMAN)


def button(guests: Guests, ui: Ui, seat: int, rect: Rect) -> Node:
    """Who sits there: pressed it opens the choice, or, of a person, the settings where name and face are."""
    say, game = ui.say, guests.stage.library.game
    if guests.sides.seated()[seat] == HUMAN:
        number = player(guests, seat)
        told = guests.stage.settings.sits(number)
        name, face = told.get("name", "") or say("people-nameless"), sitting.face_of(game, told.get("face", ""))
        return _button(ui, f"sits-{seat}", name, face, rect, guests.name, say("people-own-hint"))
    person = reading.cast(game).person(guests.sides.people[seat])
    name = person.name if person is not None else say("people-chance")
    hint = told_of(ui, person) if person is not None else say("people-chance-hint")
    return _button(ui, f"sits-{seat}", name, person.face if person else None, rect, guests.choose(seat), hint)


def _button(ui: Ui, key: str, name: str, face: Face | None, rect: Rect, act: Act, hint: str) -> Node:
    def paint(surface: Surface, node: Node) -> None:
        ink = widgets.paint_plate(surface, ui, node, "quiet")
        px = node.rect.h - ui.u(4)
        box = Rect(node.rect.x + ui.u(4), node.rect.y + ui.u(2), px, px)
        paint_face(surface, ui, face, box)
        room = node.rect.right - box.right - ui.u(20)
        drawn = text.fit(name, ui.u(23), ink, room, bold=True)
        surface.blit(drawn, drawn.get_rect(midleft=(box.right + ui.u(10), node.rect.centery)))

    node = Node("button", key, rect, name=name, hint=hint, paint=paint)
    node.actions, node.focus = {"press": act}, True
    return node


def paint_face(surface: Surface, ui: Ui, face: Face | None, box: Rect) -> None:
    """In its ring; without one a question mark: somebody by chance."""
    if face is not None:
        surface.blit(portraits.portrait(Likeness(PLAIN_HUE, "", 0, face), box.h), box)
        return
    disc = theme.plate(box.w, box.h, ui.look.panel_high, ui.look.panel, ui.look.gold_dark, box.h // 2, ui.u(2), 255)
    surface.blit(disc, box)
    mark = symbols.icon("perspective-dice-six-faces-random", box.h * 6 // 10, ui.look.gold)
    surface.blit(mark, mark.get_rect(center=box.center))


def told_of(ui: Ui, person: Person) -> str:
    """Title, temper, and how they like to play."""
    language = ui.say.language
    style = ui.say(f"setup-style-{person.style}") if person.style else ""
    parts = [in_language(person.title, language), in_language(person.temper, language), style]
    return " · ".join(filter(None, parts))


def sheet(guests: Guests, seat: int) -> Node:
    """All who can sit there, each with face, name, title, temper and deck; and somebody by chance."""
    ui, cast = guests.ui, reading.cast(guests.stage.library.game)
    rows = -(-(len(cast.people) + 1) // COLUMNS)
    ground, room = widgets.dialog(ui, "people-sheet", ui.say("people-title"), 1720, 206 + rows * (TILE + 14) + 62)
    box = ground.children[0]
    view = Rect(room.x, room.y, room.w, room.h - ui.s(66))
    high = ui.s(TILE)
    columns = max(1, min(COLUMNS, room.w // ui.s(LEAST)))
    content = -(-(len(cast.people) + 1) // columns) * (high + ui.s(14))
    area, top = box, view.y
    if content > view.h:
        area = widgets.scroll(ui, "people-scroll", view, content, guests.offset, guests.scroll)
        box.add(area)
        top -= guests.offset
        view = Rect(view.x, view.y, view.w - ui.s(20), view.h)
    wide = (view.w - ui.s(14) * (columns - 1)) // columns
    everybody: list[Person | None] = [None, *cast.people]
    for number, person in enumerate(everybody):
        row, column = divmod(number, columns)
        rect = Rect(view.x + column * (wide + ui.s(14)), top + row * (high + ui.s(14)), wide, high)
        area.add(_tile(guests, seat, person, rect))
    foot = Rect(0, 0, ui.s(240), ui.s(52))
    foot.midbottom = (room.centerx, room.bottom)
    box.add(widgets.button(ui, "close", ui.say("close"), foot, guests.close, "main"))
    return ground


def _tile(guests: Guests, seat: int, person: Person | None, rect: Rect) -> Node:
    ui, say = guests.ui, guests.ui.say
    library, language = guests.stage.library, say.language
    chosen = guests.sides.people[seat] == (person.id if person else "")
    name = person.name if person else say("people-chance")
    title = in_language(person.title, language) if person else say("people-chance-hint")
    deck = next((deck for deck in library.decks if person and deck.id == person.deck), None)
    plays = say("people-plays", deck=deck.name[language]) if deck is not None and not guests.dealt() else ""
    temper = in_language(person.temper, language) if person else ""
    style = say(f"setup-style-{person.style}") if person and person.style else ""
    last = " · ".join(filter(None, (plays, style)))

    def paint(surface: Surface, node: Node) -> None:
        lit = bool(node.flags & {"hover", "focused"})
        edge = ui.look.gold if chosen or lit else ui.look.edge
        plate = theme.plate(
            rect.w, rect.h, ui.look.panel_high, ui.look.panel, edge, ui.s(12), ui.s(3 if chosen else 2), 245
        )
        surface.blit(plate, node.rect)
        px = node.rect.h - ui.s(12)
        box = Rect(node.rect.x + ui.s(6), node.rect.y + ui.s(6), px, px)
        if person is not None:
            surface.blit(draw.square(person.face, px), box)
        else:
            paint_face(surface, ui, None, box)
        x, y = box.right + ui.s(12), node.rect.y + ui.s(6)
        room = node.rect.right - x - ui.s(8)
        for words, size, style_, colour in (
            (name, 24, "body", ui.look.gold if chosen else ui.look.ink), (title, 18, "italic", ui.look.ink),
            (temper, 18, "italic", ui.look.quiet), (last, 17, "body", ui.look.quiet),
        ):  # fmt: skip
            if words:
                drawn = text.fit(words, ui.s(size), colour, room, style_, bold=size == 24)
                surface.blit(drawn, (x, y))
                y += drawn.get_height()

    node = Node("option", f"person-{person.id if person else 'chance'}", rect, name=name, paint=paint)
    node.value = ", ".join(filter(None, (title if person else "", temper, last)))
    node.hint = "" if person else title
    node.flags = {"selected"} if chosen else set()
    node.actions, node.focus = {"choose": lambda: guests.put(seat, person)}, True
    return node
