"""The sheets: one calm panel for each question that is not answered on the board itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import pieces, theme, widgets
from game.table.drawing import faces, symbols, text
from game.table.library import ELEMENTS
from game.table.match import surfaces
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene


def add(scene: MatchScene, root: Node) -> None:
    make = {
        "set_aside": _set_aside,
        "extractor": _extractor,
        "draw": _draw,
        "keep": _keep,
        "keep_one": _keep,
        "may": _may,
        "orb_active": _orb_active,
        "store": _store,
    }.get(scene.legal.kind, _pick)
    root.add(make(scene))


def _sheet(scene: MatchScene, title: str, note: str, width: float, height: float) -> tuple[Node, Rect]:
    """A panel in the middle with a title, a line of explanation, and the button that puts it aside."""
    ui = scene.ui
    ground, room = widgets.dialog(ui, "sheet", title, width, height, 110)
    box = ground.children[0]
    box.value = note
    if note:
        high = widgets.label_height(ui, note, theme.BODY, room.w)
        label = widgets.label(ui, "sheet-note", note, Rect(room.x, room.y - ui.s(8), room.w, high), theme.BODY)
        label.paint = _centred(scene, note, label.rect)
        box.add(label)
        room = Rect(room.x, room.y + high + ui.s(6), room.w, room.h - high - ui.s(6))
    aside = Rect(box.rect.right - ui.s(58), box.rect.y + ui.s(14), ui.s(44), ui.s(44))
    eye = widgets.button(ui, "aside", "", aside, scene.prompts.toggle, "quiet", ui.say("sheet-aside"))
    eye.name = ui.say("sheet-aside")
    under = eye.paint

    def paint(surface: Surface, node: Node) -> None:
        if under:
            under(surface, node)
        drawn = symbols.icon("all-seeing-eye", node.rect.h * 7 // 10, ui.look.gold)
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    eye.paint = paint
    box.add(eye)
    return ground, room


def _centred(scene: MatchScene, words: str, rect: Rect) -> Callable[[Surface, Node], None]:
    def paint(surface: Surface, node: Node) -> None:
        surface.blit(scene.ui.block(words, theme.BODY, rect.w, scene.ui.look.quiet, "center"), rect.topleft)

    return paint


def _buttons(scene: MatchScene, box: Node, room: Rect, entries: list[tuple[str, str, Act, str, bool]]) -> None:
    """A row of buttons along the lower edge: (key, words, action, kind, enabled)."""
    ui = scene.ui
    widths = [max(ui.s(190), text.measure(e[1], ui.s(theme.BODY), bold=True)[0] + ui.s(56)) for e in entries]
    gap = ui.s(20)
    total = sum(widths) + gap * (len(widths) - 1)
    if total > room.w:
        widths = [w * room.w // total - gap for w in widths]
        total = sum(widths) + gap * (len(widths) - 1)
    x = room.centerx - total // 2
    for (key, words, act, kind, enabled), width in zip(entries, widths, strict=True):
        rect = Rect(x, room.bottom - ui.s(58), width, ui.s(56))
        box.add(widgets.button(ui, key, words, rect, act, kind, enabled=enabled))  # type: ignore[arg-type]
        x += width + gap


def _give(scene: MatchScene, *answer: object) -> Act:
    return lambda: scene.hands.give(tuple(answer))


# Extractor


def _extractor(scene: MatchScene) -> Node:
    ui, now = scene.ui, scene.legal
    gains = [a[1] for a in now.answers if a[0] == "gain"]
    exchanges = [(a[1], a[2]) for a in now.answers if a[0] == "exchange"]
    if not exchanges:
        ground, room = _sheet(scene, ui.say("ask-extractor"), ui.say("ask-extractor-note"), 760, 400)
        entries = [(f"gain-{e}", e, _give(scene, "gain", e), "extractor-gain") for e in gains]
        _tokens(scene, ground.children[0], room, entries)
        return ground
    ground, room = _sheet(scene, ui.say("ask-exchange"), ui.say("ask-exchange-note"), 860, 520)
    box = ground.children[0]
    if scene.prompts.given is None:
        kinds = [e for e in ELEMENTS if any(give == e for give, _ in exchanges)]
        entries = [(f"give-{e}", e, _choose_given(scene, e), "extractor-give") for e in kinds]
    else:
        taken = [get for give, get in exchanges if give == scene.prompts.given]
        entries = [(f"take-{e}", e, _give(scene, "exchange", scene.prompts.given, e), "extractor-take") for e in taken]
    top = Rect(room.x, room.y, room.w, room.h - ui.s(76))
    _tokens(scene, box, top, entries)
    foot: list[tuple[str, str, Act, str, bool]] = []
    if scene.prompts.given is not None:
        foot.append(("again", ui.say("back"), _choose_given(scene, None), "plain", True))
    if ("decline",) in now.answers:
        foot.append(("decline", ui.say("extractor-decline"), _give(scene, "decline"), "plain", True))
    _buttons(scene, box, room, foot)
    return ground


def _choose_given(scene: MatchScene, element: str | None) -> Act:
    def choose() -> None:
        scene.prompts.given = element
        scene.stage.touch()

    return choose


def _tokens(scene: MatchScene, box: Node, room: Rect, entries: list[tuple[str, str, Act, str]]) -> None:
    """Large extractors to choose from."""
    ui = scene.ui
    step = room.w // max(3, len(entries))
    px = min(ui.s(120), step * 7 // 10, room.h - ui.s(50))
    left = room.centerx - step * len(entries) // 2
    for number, (key, element, act, label) in enumerate(entries):
        rect = Rect(left + number * step + ui.s(8), room.y, step - ui.s(16), room.h)
        word = ui.say(f"element-{element}")
        node = Node("button", key, rect, name=ui.say(label, element=word), actions={"press": act})
        node.paint = _token_paint(scene, element, px, word)
        box.add(node)


def _token_paint(scene: MatchScene, element: str, px: int, word: str) -> Callable[[Surface, Node], None]:
    ui = scene.ui

    def paint(surface: Surface, node: Node) -> None:
        lit = bool(node.flags & {"hover", "focused"})
        centre = (node.rect.centerx, node.rect.centery - ui.s(22))
        if lit:
            ring = symbols.disc(round(px * 0.72), ui.look.gold, 150)
            surface.blit(ring, ring.get_rect(center=centre))
        drawn = symbols.extractor(element, px, True)
        surface.blit(drawn, drawn.get_rect(center=centre))
        name = text.render(word[:1].upper() + word[1:], ui.s(26), ui.look.gold if lit else ui.look.ink, bold=True)
        surface.blit(name, name.get_rect(midtop=(node.rect.centerx, centre[1] + px // 2 + ui.s(10))))

    return paint


# Draw


def _draw(scene: MatchScene) -> Node:
    ui, now = scene.ui, scene.legal
    plain = [a for a in now.answers if a[0] == "draw"]
    special = [a for a in now.answers if a[0] == "special"]
    note = ui.say("ask-draw-note")
    ground, room = _sheet(scene, ui.say("ask-draw"), note, 860, 640 if special else 430)
    box = ground.children[0]
    high = room.h if not special else (room.h - ui.s(70)) // 2
    _stacks(scene, box, Rect(room.x, room.y, room.w, high), plain, "draw-look")
    if special:
        y = room.y + high + ui.s(10)
        words = ui.say("ask-special-note")
        rect = Rect(room.x, y, room.w, widgets.label_height(ui, words, theme.BODY, room.w))
        label = widgets.label(ui, "special-note", words, rect, theme.BODY)
        label.paint = _centred(scene, words, rect)
        box.add(label)
        below = Rect(room.x, rect.bottom + ui.s(4), room.w, room.bottom - rect.bottom)
        _stacks(scene, box, below, special, "draw-special")
    return ground


def _stacks(scene: MatchScene, box: Node, room: Rect, answers: list[tuple], label: str) -> None:  # type: ignore[type-arg]
    ui = scene.ui
    step = room.w // max(3, len(answers))
    left = room.centerx - step * len(answers) // 2
    for number, answer in enumerate(answers):
        rect = Rect(left + number * step + ui.s(8), room.y, step - ui.s(16), room.h - ui.s(4))
        words = ui.say(label, count=answer[1])
        node = Node("button", f"{answer[0]}-{answer[1]}", rect, name=words, actions={"press": _give(scene, *answer)})
        node.paint = _stack_paint(scene, answer[1], words, answer[0] == "special")
        box.add(node)


def _stack_paint(scene: MatchScene, count: int, words: str, special: bool) -> Callable[[Surface, Node], None]:
    ui = scene.ui

    def paint(surface: Surface, node: Node) -> None:
        lit = bool(node.flags & {"hover", "focused"})
        ink = widgets.paint_plate(surface, ui, node, "plain" if special else "main", 14)
        high = node.rect.h - ui.s(58)
        centre = (node.rect.centerx, node.rect.y + ui.s(12) + high // 2)
        for index in range(count):
            off = index - (count - 1) / 2
            drawn = surfaces.back(round(high * 0.86), -off * 9, scene.stage.library.elemental)
            surface.blit(drawn, drawn.get_rect(center=(centre[0] + round(off * high * 0.27), centre[1] + ui.s(4))))
        name = text.fit(words, ui.s(24), ui.look.gold if lit else ink, node.rect.w - ui.s(16), bold=True)
        surface.blit(name, name.get_rect(midbottom=(node.rect.centerx, node.rect.bottom - ui.s(8))))

    return paint


# Cards to choose from


def _keep(scene: MatchScene) -> Node:
    ui, now = scene.ui, scene.legal
    seat = scene.view["seats"][scene.near]
    ids = [card for card in seat.get("looking") or sorted(now.picks) if card in now.picks] or sorted(now.picks)
    title = ui.say("ask-keep", count=now.most)
    note = ui.say("ask-keep-one-note" if now.kind == "keep_one" else "ask-keep-note")
    return _card_sheet(scene, title, note, ids, [])


def _set_aside(scene: MatchScene) -> Node:
    ui, chosen = scene.ui, len(scene.prompts.picked)
    ids = [card for card in scene.view["seats"][scene.near]["hand"] if card in scene.legal.picks]
    words = ui.say("aside-confirm", count=chosen) if chosen else ui.say("aside-keep-all")
    foot: list[tuple[str, str, Act, str, bool]] = [
        ("confirm", words, scene.prompts.confirm, "main", scene.prompts.enough)
    ]
    return _card_sheet(scene, ui.say("ask-aside"), ui.say("ask-aside-note"), ids, foot, "mark-aside")


def _pick(scene: MatchScene) -> Node:
    """Targets or choices that don't all lie on the field: in hands, piles, among cards looked at."""
    ui, now = scene.ui, scene.legal
    ids = sorted(now.picks)
    source = scene.words.entity(scene.view, now.source) if now.source is not None else ""
    foot: list[tuple[str, str, Act, str, bool]] = []
    if now.most > 1:
        foot.append(("confirm", ui.say("confirm"), scene.prompts.confirm, "main", scene.prompts.enough))
    elif now.least == 0:
        foot.append(("none", ui.say("pick-none"), _give(scene, "pick"), "plain", True))
    if now.cancel:
        foot.append(("cancel", ui.say("cancel"), _give(scene, "cancel"), "plain", True))
    title = source or ui.say("ask-choose")
    own = f"prompt-{now.kind}"
    words = ui.say(own if not source and ui.say.has(own) else "prompt-choose", count=now.most)
    return _card_sheet(scene, title, words, ids, foot)


def _card_sheet(
    scene: MatchScene,
    title: str,
    note: str,
    ids: list[int],
    foot: list[tuple[str, str, Act, str, bool]],
    mark: str = "",
) -> Node:
    ui = scene.ui
    count = max(1, len(ids))
    columns = min(count, 6)
    rows = -(-count // columns)
    ground, room = _sheet(scene, title, note, max(760, 268 * columns + 100), 640 if rows == 1 else 900)
    box = ground.children[0]
    view = Rect(room.x, room.y, room.w, room.h - (ui.s(76) if foot else 0))
    high = min(view.h - ui.s(16), ui.s(430)) if rows == 1 else ui.s(330)
    step = min(view.w // columns, round(high * 0.716) + ui.s(24))
    high = min(high, round((step - ui.s(12)) / 0.716))
    area: Node = box
    if rows > 1:
        content = rows * (high + ui.s(20))
        area = widgets.scroll(ui, "sheet-scroll", view, content, scene.prompts.offset, _mover(scene))
        box.add(area)
    left = view.centerx - step * columns // 2
    for number, card in enumerate(ids):
        column, row = number % columns, number // columns
        x = left + column * step + (step - round(high * 0.716)) // 2
        y = view.y + ui.s(8) + row * (high + ui.s(20)) - (scene.prompts.offset if rows > 1 else 0)
        if rows == 1:
            y = view.centery - high // 2
        area.add(_choice_card(scene, card, Rect(x, y, round(high * 0.716), high), mark))
    _buttons(scene, box, room, foot)
    return ground


def _mover(scene: MatchScene) -> Callable[[int], None]:
    def move(offset: int) -> None:
        scene.prompts.offset = offset

    return move


def _choice_card(scene: MatchScene, card: int, rect: Rect, mark: str) -> Node:
    ui = scene.ui
    entity = scene.view["entities"][card]
    player = entity["card"] == "player"
    name = scene.words.entity(scene.view, card)
    node = Node("choice-card", f"pick-{card}", rect, name=name, actions={"choose": lambda: scene.prompts.pick(card)})
    node.zoom = None if player else entity
    if card in scene.prompts.picked:
        node.flags.add("selected")

    def paint(surface: Surface, node: Node) -> None:
        chosen = "selected" in node.flags
        if chosen or node.flags & {"hover", "focused"}:
            pieces.paint_glow(surface, node.rect, ui.look.target if chosen and mark else ui.look.gold)
        if player:
            ink = widgets.paint_plate(surface, ui, node)
            drawn = text.fit(name, ui.s(30), ink, node.rect.w - ui.s(20))
            surface.blit(drawn, drawn.get_rect(center=node.rect.center))
            return
        face = faces.face(pieces.live_face(scene.stage.library, entity, ui), node.rect.h)
        surface.blit(pieces.faint(face, (120, 110, 110)) if chosen and mark else face, node.rect)
        if chosen and mark:
            words = text.render(ui.say(mark), ui.s(26), ui.look.ink, bold=True)
            box = words.get_rect(center=node.rect.center).inflate(ui.s(30), ui.s(12))
            theme.panel(surface, ui, box, 235, 8)
            surface.blit(words, words.get_rect(center=box.center))

    node.paint = paint
    return node


# Yes or no, and mana to store


def _may(scene: MatchScene) -> Node:
    return _yes_no(scene, "ask-may", "ask-may-note", "may-yes", "may-no", scene.legal.source)


def _orb_active(scene: MatchScene) -> Node:
    orbs = scene.view["seats"][scene.near]["orb"]
    source = scene.legal.source if scene.legal.source is not None else (orbs[0] if orbs else None)
    return _yes_no(scene, "ask-orb", "ask-orb-note", "orb-yes", "orb-no", source)


def _yes_no(scene: MatchScene, title: str, note: str, yes: str, no: str, source: int | None) -> Node:
    ui = scene.ui
    name = scene.words.entity(scene.view, source) if source is not None else ""
    ground, room = _sheet(scene, ui.say(title), ui.say(note, card=name), 760, 720)
    box = ground.children[0]
    entity = scene.view["entities"].get(source)
    if entity and entity["card"] != "player":
        high = room.h - ui.s(86)
        rect = Rect(0, room.y, round(high * 0.716), high)
        rect.centerx = room.centerx
        face = faces.face(pieces.live_face(scene.stage.library, entity, ui), high)
        node = Node("picture", "source", rect, name=name)
        node.paint = lambda surface, node: (surface.blit(face, node.rect), None)[1]
        box.add(node)
    foot: list[tuple[str, str, Act, str, bool]] = [
        ("yes", ui.say(yes), _give(scene, "yes"), "main", ("yes",) in scene.legal.answers),
        ("no", ui.say(no), _give(scene, "no"), "plain", ("no",) in scene.legal.answers),
    ]
    _buttons(scene, box, room, foot)
    return ground


def _store(scene: MatchScene) -> Node:
    ui, now = scene.ui, scene.legal
    amounts: list[int] = sorted(a[1] for a in now.answers if a[0] == "store")
    most, least = amounts[-1], amounts[0]
    stored = scene.prompts.stored
    chosen: int = stored if stored is not None and stored in amounts else most
    ground, room = _sheet(scene, ui.say("ask-store"), ui.say("ask-store-note"), 760, 470)
    box = ground.children[0]

    def choose(amount: int) -> None:
        scene.prompts.stored = amount
        scene.stage.touch()

    _tank_row(scene, box, Rect(room.x, room.y, room.w, room.h - ui.s(140)), chosen, most, choose)
    rect = Rect(0, 0, ui.s(300), ui.s(54))
    rect.midbottom = (room.centerx, room.bottom - ui.s(78))
    box.add(widgets.stepper(ui, "amount", ui.say("ask-store"), rect, chosen, least, most, choose))
    words = ui.say("store-confirm", count=chosen)
    _buttons(scene, box, room, [("confirm", words, _give(scene, "store", chosen), "main", True)])
    return ground


def _tank_row(scene: MatchScene, box: Node, room: Rect, chosen: int, most: int, choose: Callable[[int], None]) -> None:
    """The tanks as they would stand; a press fills up to that one."""
    ui = scene.ui
    tanks = scene.view["seats"][scene.near]["tanks"]
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
        node.paint = _tank_paint(scene, px, full, fresh)
        box.add(node)


def _chooser(choose: Callable[[int], None], amount: int) -> Act:
    return lambda: choose(amount)


def _tank_paint(scene: MatchScene, px: int, full: bool, fresh: bool) -> Callable[[Surface, Node], None]:
    def paint(surface: Surface, node: Node) -> None:
        if fresh or (node.actions and "hover" in node.flags):
            light = symbols.disc(round(px * 0.8), scene.ui.look.gold, 220 if fresh else 120)
            surface.blit(light, light.get_rect(center=node.rect.center))
        drawn = symbols.tank(px, full)
        surface.blit(drawn, drawn.get_rect(center=node.rect.center))

    return paint
