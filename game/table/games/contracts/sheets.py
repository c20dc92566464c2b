"""The sheets of Contracts: questions that are not answered on the board itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing import symbols, text
from game.table.games.contracts import tokens
from game.table.games.contracts.tokens import ELEMENTS
from game.table.match import surfaces
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.match.sheets import Button, Desk

# Extractor


def extractor(desk: Desk) -> Node:
    ui, now = desk.ui, desk.legal
    gains = [a[1] for a in now.answers if a[0] == "gain"]
    exchanges = [(a[1], a[2]) for a in now.answers if a[0] == "exchange"]
    if not exchanges:
        ground, room = desk.sheet(ui.say("ask-extractor"), ui.say("ask-extractor-note"), 760, 400)
        entries = [(f"gain-{e}", e, desk.give("gain", e), "extractor-gain") for e in gains]
        _tokens(desk, ground.children[0], room, entries)
        return ground
    ground, room = desk.sheet(ui.say("ask-exchange"), ui.say("ask-exchange-note"), 860, 520)
    box = ground.children[0]
    if desk.prompts.half is None:
        kinds = [e for e in ELEMENTS if any(give == e for give, _ in exchanges)]
        entries = [(f"give-{e}", e, _choose_given(desk, e), "extractor-give") for e in kinds]
    else:
        taken = [get for give, get in exchanges if give == desk.prompts.half]
        entries = [(f"take-{e}", e, desk.give("exchange", desk.prompts.half, e), "extractor-take") for e in taken]
    top = Rect(room.x, room.y, room.w, room.h - ui.s(76))
    _tokens(desk, box, top, entries)
    foot: list[Button] = []
    if desk.prompts.half is not None:
        foot.append(("again", ui.say("back"), _choose_given(desk, None), "plain", True))
    if ("decline",) in now.answers:
        foot.append(("decline", ui.say("extractor-decline"), desk.give("decline"), "plain", True))
    desk.buttons(box, room, foot)
    return ground


def _choose_given(desk: Desk, element: str | None) -> Act:
    def choose() -> None:
        desk.prompts.half = element
        desk.changed()

    return choose


def _tokens(desk: Desk, box: Node, room: Rect, entries: list[tuple[str, str, Act, str]]) -> None:
    """Large extractors to choose from."""
    ui = desk.ui
    step = room.w // max(3, len(entries))
    px = min(ui.s(120), step * 7 // 10, room.h - ui.s(50))
    left = room.centerx - step * len(entries) // 2
    for number, (key, element, act, label) in enumerate(entries):
        rect = Rect(left + number * step + ui.s(8), room.y, step - ui.s(16), room.h)
        word = ui.say(f"element-{element}")
        node = Node("button", key, rect, name=ui.say(label, element=word), actions={"press": act})
        node.paint = _token_paint(desk, element, px, word)
        box.add(node)


def _token_paint(desk: Desk, element: str, px: int, word: str) -> Callable[[Surface, Node], None]:
    ui = desk.ui

    def paint(surface: Surface, node: Node) -> None:
        lit = bool(node.flags & {"hover", "focused"})
        centre = (node.rect.centerx, node.rect.centery - ui.s(22))
        if lit:
            ring = symbols.disc(round(px * 0.72), ui.look.gold, 150)
            surface.blit(ring, ring.get_rect(center=centre))
        drawn = tokens.extractor(element, px, True)
        surface.blit(drawn, drawn.get_rect(center=centre))
        name = text.render(word[:1].upper() + word[1:], ui.s(26), ui.look.gold if lit else ui.look.ink, bold=True)
        surface.blit(name, name.get_rect(midtop=(node.rect.centerx, centre[1] + px // 2 + ui.s(10))))

    return paint


# Draw


def draw(desk: Desk) -> Node:
    ui, now = desk.ui, desk.legal
    plain = [a for a in now.answers if a[0] == "draw"]
    special = [a for a in now.answers if a[0] == "special"]
    note = ui.say("ask-draw-note")
    ground, room = desk.sheet(ui.say("ask-draw"), note, 860, 640 if special else 430)
    box = ground.children[0]
    high = room.h if not special else (room.h - ui.s(70)) // 2
    _stacks(desk, box, Rect(room.x, room.y, room.w, high), plain, "draw-look")
    if special:
        y = room.y + high + ui.s(10)
        words = ui.say("ask-special-note")
        rect = Rect(room.x, y, room.w, widgets.label_height(ui, words, theme.BODY, room.w))
        label = widgets.label(ui, "special-note", words, rect, theme.BODY)
        label.paint = desk.centred(words, rect)
        box.add(label)
        below = Rect(room.x, rect.bottom + ui.s(4), room.w, room.bottom - rect.bottom)
        _stacks(desk, box, below, special, "draw-special")
    return ground


def _stacks(desk: Desk, box: Node, room: Rect, answers: list[tuple], label: str) -> None:  # type: ignore[type-arg]
    ui = desk.ui
    step = room.w // max(3, len(answers))
    left = room.centerx - step * len(answers) // 2
    for number, answer in enumerate(answers):
        rect = Rect(left + number * step + ui.s(8), room.y, step - ui.s(16), room.h - ui.s(4))
        words = ui.say(label, count=answer[1])
        node = Node("button", f"{answer[0]}-{answer[1]}", rect, name=words, actions={"press": desk.give(*answer)})
        node.paint = _stack_paint(desk, answer[1], words, answer[0] == "special")
        box.add(node)


def _stack_paint(desk: Desk, count: int, words: str, special: bool) -> Callable[[Surface, Node], None]:
    ui = desk.ui

    def paint(surface: Surface, node: Node) -> None:
        lit = bool(node.flags & {"hover", "focused"})
        ink = widgets.paint_plate(surface, ui, node, "plain" if special else "main", 14)
        high = node.rect.h - ui.s(58)
        centre = (node.rect.centerx, node.rect.y + ui.s(12) + high // 2)
        for index in range(count):
            off = index - (count - 1) / 2
            drawn = surfaces.back(round(high * 0.86), -off * 9, desk.library.back)
            surface.blit(drawn, drawn.get_rect(center=(centre[0] + round(off * high * 0.27), centre[1] + ui.s(4))))
        name = text.fit(words, ui.s(24), ui.look.gold if lit else ink, node.rect.w - ui.s(16), bold=True)
        surface.blit(name, name.get_rect(midbottom=(node.rect.centerx, node.rect.bottom - ui.s(8))))

    return paint


# Cards to choose from


def keep(desk: Desk) -> Node:
    ui, now = desk.ui, desk.legal
    seat = desk.numbers
    ids = [card for card in seat.get("looking") or sorted(now.picks) if card in now.picks] or sorted(now.picks)
    title = ui.say("ask-keep", count=now.most)
    note = ui.say("ask-keep-one-note" if now.kind == "keep_one" else "ask-keep-note")
    return desk.cards(title, note, ids, [])


def set_aside(desk: Desk) -> Node:
    ui, chosen = desk.ui, len(desk.prompts.picked)
    ids = [card for card in desk.numbers["hand"] if card in desk.legal.picks]
    words = ui.say("aside-confirm", count=chosen) if chosen else ui.say("aside-keep-all")
    foot: list[Button] = [("confirm", words, desk.prompts.confirm, "main", desk.prompts.enough)]
    return desk.cards(ui.say("ask-aside"), ui.say("ask-aside-note"), ids, foot, "mark-aside")


# Yes or no, and mana to store


def orb_active(desk: Desk) -> Node:
    orbs = desk.numbers["orb"]
    source = desk.legal.source if desk.legal.source is not None else (orbs[0] if orbs else None)
    return desk.yes_no("ask-orb", "ask-orb-note", "orb-yes", "orb-no", source)


def store(desk: Desk) -> Node:
    ui, now = desk.ui, desk.legal
    amounts: list[int] = sorted(a[1] for a in now.answers if a[0] == "store")
    most, least = amounts[-1], amounts[0]
    stored = desk.prompts.amount
    chosen: int = stored if stored is not None and stored in amounts else most
    ground, room = desk.sheet(ui.say("ask-store"), ui.say("ask-store-note"), 760, 470)
    box = ground.children[0]

    def choose(amount: int) -> None:
        desk.prompts.amount = amount
        desk.changed()

    _tank_row(desk, box, Rect(room.x, room.y, room.w, room.h - ui.s(140)), chosen, most, choose)
    rect = Rect(0, 0, ui.s(300), ui.s(54))
    rect.midbottom = (room.centerx, room.bottom - ui.s(78))
    box.add(widgets.stepper(ui, "amount", ui.say("ask-store"), rect, chosen, least, most, choose))
    words = ui.say("store-confirm", count=chosen)
    desk.buttons(box, room, [("confirm", words, desk.give("store", chosen), "main", True)])
    return ground


def _tank_row(desk: Desk, box: Node, room: Rect, chosen: int, most: int, choose: Callable[[int], None]) -> None:
    """The tanks as they would stand; a press fills up to that one."""
    ui = desk.ui
    tanks = desk.numbers["tanks"]
    px = min(ui.s(84), max(ui.s(32), room.h - ui.s(8)))
    step = px + ui.s(16)
    left = room.centerx - step * tanks["total"] // 2
    for number in range(tanks["total"]):
        rect = Rect(left + number * step, room.centery - px // 2, step, px)
        amount = number - tanks["full"] + 1
        full, fresh = amount <= chosen, 0 < amount <= chosen
        node = Node("token", f"store-tank-{number}", rect, name=ui.say("token-tank"))
        node.value = ui.say("token-full" if full else "token-empty")
        if 0 < amount <= most:
            node.actions = {"fill": _chooser(choose, amount - 1 if amount == chosen else amount)}
        node.paint = _tank_paint(desk, px, full, fresh)
        box.add(node)


def _chooser(choose: Callable[[int], None], amount: int) -> Act:
    return lambda: choose(amount)


def _tank_paint(desk: Desk, px: int, full: bool, fresh: bool) -> Callable[[Surface, Node], None]:
    def paint(surface: Surface, node: Node) -> None:
        if fresh or (node.actions and "hover" in node.flags):
            light = symbols.disc(round(px * 0.8), desk.ui.look.gold, 220 if fresh else 120)
            surface.blit(light, light.get_rect(center=node.rect.center))
        drawn = tokens.tank(px, full)
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    return paint
