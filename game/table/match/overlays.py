"""What lies over the table for a while: discard piles, help, the pause menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.records.levels import OPPONENTS
from game.table import bindings, opponents, pieces, theme, widgets
from game.table.blocks import pictured
from game.table.drawing import faces, text
from game.table.match import plates
from game.table.match.intents import Deed, Do, Level, Scroll
from game.table.match.record import MatchTable
from game.table.playing.session import HUMAN, Play
from game.table.theme import Ui
from game.table.tree import Node

KEYS = (
    ("Tab  ← → ↑ ↓", "help-focus"),
    ("Enter", "help-act"),
    ("Esc", "help-cancel"),
    ("⟨end⟩", "help-end"),
    ("⟨undo⟩", "help-undo"),
    ("⟨log⟩", "help-log"),
    ("⟨aside⟩", "help-aside"),
    ("⟨look⟩", "help-look"),
    ("Space", "help-skip"),
    ("1 2 4 0", "help-speed"),
    ("⟨mute⟩", "help-mute"),
    ("⟨music⟩", "help-music"),
    ("⟨speech⟩  ⟨read-hand⟩ ⟨read-board⟩ ⟨read-log⟩", "help-aloud"),
    ("⟨discard⟩", "help-discard"),
    ("⟨advice⟩", "help-advice"),
    ("⟨plan⟩", "help-plan"),
    ("⟨flag⟩", "help-flag"),
    ("⟨recall⟩", "help-recall"),
    ("⟨again⟩", "help-again"),
    ("⟨help⟩", "help-help"),
    ("⟨fullscreen⟩", "help-fullscreen"),
    ("A B X Y", "help-pad"),
    ("LB RB Back Start", "help-pad-more"),
)


KEY_WIDE = 150
"""How wide a key is at the most, beside what it does."""
OWN_KEYS = 4
"""Before this one of KEYS stand those that the game adds."""


def pile(table: MatchTable, ui: Ui, do: Do, seat: int, zone: str) -> Node:
    """A pile, the newest first; every player may look through it at any time."""
    ids = list(reversed(table.held(seat)[zone]))
    title = table.words.zone(zone, seat)
    ground, room = widgets.dialog(ui, "pile", title, 1460, 940)
    box = ground.children[0]
    box.value = ui.say("cards-count", count=len(ids))
    view = Rect(room.x, room.y, room.w, room.h - ui.s(76))
    columns = max(3, view.w // ui.s(226))
    step = (view.w - ui.s(14)) // columns
    wide = step - ui.s(16)
    high = round(wide / 0.716)
    rows = -(-len(ids) // columns)
    content = rows * (high + ui.s(16))
    area = widgets.scroll(
        ui, "pile-scroll", view, content, table.pile_offset, lambda offset: do(Scroll("pile", offset)), title
    )
    for number, card in enumerate(ids):
        column, row = number % columns, number // columns
        y = view.y + row * (high + ui.s(16)) - table.pile_offset
        area.add(_pile_card(table, ui, card, Rect(view.x + column * step, y, wide, high)))
    if not ids:
        area.add(widgets.label(ui, "pile-empty", ui.say("pile-empty"), view, 26, ui.look.quiet, "center"))
    box.add(area)
    foot = Rect(0, 0, ui.s(240), ui.s(54))
    foot.midbottom = (room.centerx, room.bottom)
    box.add(widgets.button(ui, "close", ui.say("close"), foot, partial(do, Deed.CLOSE), "main"))
    return ground


def _pile_card(table: MatchTable, ui: Ui, card: int, rect: Rect) -> Node:
    entity = plates.printed(table, card)
    node = Node("card", f"pile-{card}", rect, name=table.words.card(entity["card"]), zoom=entity, focus=True)

    def paint(surface: Surface, node: Node) -> None:
        if node.rect.bottom < 0 or node.rect.top > ui.size[1]:
            return
        face = faces.face(pieces.live_face(table.words.library, entity, ui), node.rect.h)
        surface.blit(face, node.rect)

    node.paint = paint
    return node


def help_sheet(table: MatchTable, ui: Ui, do: Do) -> Node:
    ground, room = widgets.dialog(ui, "help", ui.say("help"), 1360, 920)
    box = ground.children[0]
    foot = Rect(0, 0, ui.s(240), ui.s(54))
    foot.midbottom = (room.centerx, room.bottom)
    view = Rect(room.x, room.y, room.w, room.h - ui.s(70))
    y = view.y
    numbers = {name: n for name, n in table.view["seats"][table.near].items() if isinstance(n, int)}
    intro = ui.say("help-mouse", **numbers)
    high = widgets.label_height(ui, intro, theme.BODY, view.w)
    box.add(widgets.label(ui, "help-intro", intro, Rect(view.x, y, view.w, high), theme.BODY))
    y += high + ui.s(14)
    put = bindings.of_game(table.words.library.game)
    deeds = (*(verb.word for verb in table.game.verbs), *table.game.deeds)
    own = [(f"⟨{word}⟩", f"help-{word}") for word in deeds if word in put]
    if table.game.chart is not None:
        own.append((f"⟨{bindings.CHART}⟩", "help-chart"))
    if table.game.asks:
        own += [(f"⟨{key}⟩", f"help-{key}") for key in ("rest", "rest-to-turn", "wait", "hold", "ask-card")]
    keys = [*KEYS[:OWN_KEYS], *own, *KEYS[OWN_KEYS:]]
    rows = -(-len(keys) // 2)
    step, gap = min(ui.s(42), (view.bottom - y) // rows), ui.s(24)
    wide = (view.w - gap) // 2
    for number, (key, words) in enumerate(keys):
        column, row = divmod(number, rows)
        rect = Rect(view.x + column * (wide + gap), y + row * step, wide, step)
        box.add(_key_row(ui, bindings.marked(key, ui.say.keys), ui.say(words), rect))
    box.add(widgets.button(ui, "close", ui.say("close"), foot, partial(do, Deed.CLOSE), "main"))
    return ground


def _key_row(ui: Ui, key: str, words: str, rect: Rect) -> Node:

    def paint(surface: Surface, node: Node) -> None:
        px, left = min(ui.s(21), round(rect.h * 0.62)), ui.s(KEY_WIDE)
        name = text.fit(key, px, ui.look.gold, left - ui.s(34), "figure", least=0.5)
        cap = Rect(rect.x, rect.y + ui.u(3), max(name.get_width() + ui.s(22), ui.s(56)), rect.h - ui.u(6))
        surface.blit(theme.plate(cap.w, cap.h, ui.look.panel_high, ui.look.panel, ui.look.edge, ui.u(7), 1), cap)
        surface.blit(name, name.get_rect(center=cap.center))
        drawn = text.fit(words, px, ui.look.ink, rect.w - left, least=0.6)
        surface.blit(drawn, drawn.get_rect(midleft=(rect.x + left, rect.centery)))

    return Node("text", f"key-{key}", rect, name=key, value=words, paint=paint)


LINE, APART = 72, 16
"""How far the lines of the menu are from each other, and what lies between its groups."""
ASIDE = (Deed.SETTINGS, Deed.HELP, Deed.FLAG, Deed.WORKSHOP)
"""What one comes back from."""
ICONS = {
    Deed.SETTINGS: "gears",
    Deed.HELP: "open-book",
    Deed.FLAG: "quill-ink",
    Deed.WORKSHOP: "anvil",
}


def menu(table: MatchTable, play: Play, ui: Ui, do: Do, concedes: bool) -> Node:
    entries: list[tuple[str, Deed, widgets.Kind]] = [
        ("menu-resume", Deed.CLOSE, "main"),
        ("menu-settings", Deed.SETTINGS, "plain"),
        ("menu-help", Deed.HELP, "plain"),
        ("menu-flag", Deed.FLAG, "plain"),
        ("menu-workshop-sure" if table.sure == "workshop" else "menu-workshop", Deed.WORKSHOP, "plain"),
        ("menu-concede-sure" if table.sure == "concede" else "menu-concede", Deed.CONCEDE, "danger"),
        ("menu-leave" if table.leads == "title" else f"menu-leave-{table.leads}", Deed.LEAVE, "plain"),
        ("menu-quit", Deed.QUIT, "quiet"),
    ]
    if not concedes:
        entries = [entry for entry in entries if entry[1] is not Deed.CONCEDE]
    if play.covered:
        entries = [entry for entry in entries if entry[1] not in (Deed.FLAG, Deed.WORKSHOP)]
    levels = _levels(play)
    lines = 1 + len(levels) + -(-sum(deed in ASIDE for _, deed, _ in entries) // 2)
    ground, room = widgets.dialog(ui, "menu", ui.say("menu"), 820, 96 + 26 + LINE * lines + 2 * APART + LINE)
    box = ground.children[0]
    places = _menu_places(ui, room, [deed for _, deed, _ in entries], len(levels))
    for key, deed, kind in entries:
        hint = ui.say(f"{key}-hint") if key in ("menu-leave", "menu-workshop") else ""
        name = "menu-leave" if deed is Deed.LEAVE else key.removesuffix("-sure")
        button = widgets.button(ui, name, ui.say(key), places[deed], partial(do, deed), kind, hint, size=25)
        box.add(pictured.pictured(ui, button, ICONS[deed], kind) if deed in ICONS else button)
    y = room.y + ui.s(6 + LINE)
    for seat in levels:
        box.add(_level(table, play, ui, do, seat, Rect(room.x, y, room.w, ui.s(58))))
        y += ui.s(LINE)
    return ground


def _menu_places(ui: Ui, room: Rect, deeds: Sequence[Deed], levels: int) -> dict[Deed, Rect]:
    """Back to the match above all, two by two what one comes back from, and in a last line what ends it."""
    high, gap = ui.s(58), ui.s(14)
    aside = [deed for deed in deeds if deed in ASIDE]
    ends = [deed for deed in deeds if deed not in (*ASIDE, Deed.CLOSE)]
    half, part = (room.w - gap) // 2, (room.w - gap * (len(ends) - 1)) // max(1, len(ends))
    top = room.y + ui.s(6)
    y = top + ui.s(LINE * (1 + levels) + APART)
    places = {Deed.CLOSE: Rect(room.x, top, room.w, high)}
    for number, deed in enumerate(aside):
        row, column = divmod(number, 2)
        places[deed] = Rect(room.x + column * (half + gap), y + row * ui.s(LINE), half, high)
    for number, deed in enumerate(ends):
        places[deed] = Rect(room.x + number * (part + gap), room.bottom - high, part, high)
    return places


def _levels(play: Play) -> list[int]:
    """The seats whose level can be changed now."""
    if play.thinker is None or play.match.result is not None:
        return []
    return [seat for seat, who in enumerate(play.seats) if who != HUMAN]


def _level(table: MatchTable, play: Play, ui: Ui, do: Do, seat: int, rect: Rect) -> Node:
    """How strongly the computer plays a seat, from now on."""
    now = play.seats[seat]
    name = table.words.player(seat)
    options = [(who, ui.say("menu-level", name=name, level=opponents.called(ui.say, who))) for who in OPPONENTS]
    hint = f"{opponents.like(ui.say, now)}. {ui.say('menu-level-hint')}"
    choose = lambda level: do(Level(seat, str(level)))
    return widgets.choice(ui, f"menu-level-{seat}", name, rect, options, now, choose, hint)
