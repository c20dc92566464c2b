"""What can be changed about a card, a player or the match: numbers with + and -, switches and choices in a list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.records.scenarios.handling import Spot
from game.table import theme, widgets
from game.table.drawing.printed import RATIO
from game.table.tree import Node
from game.table.workshop import board, names

if TYPE_CHECKING:
    from game.table.workshop.scene import Workshop

ROW = 50
FACE = 250
MOST = 999
MOST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Row:
    """One thing that can be changed, with what it is now and what sets it."""

    key: str
    words: str
    now: Any
    act: Callable[[Any], object]
    low: int = 0
    high: int = MOST
    options: tuple[tuple[Any, str], ...] = ()
    """For a choice."""
    why: str = ""
    """Why it can't be changed."""


def show(scene: Workshop, rect: Rect) -> Node:
    """The panel in place of the shelf."""
    chosen = scene.chosen
    if isinstance(chosen, tuple):
        top, rows = _card_head(scene, chosen, rect), _of_card(scene, chosen)
    elif isinstance(chosen, int):
        top = _head(scene, names.player(chosen), rect)
        rows = _of_seat(scene, chosen)
    else:
        top, rows = _head(scene, scene.ui.say("bench-match"), rect), _of_match(scene)
    used = max(node.rect.bottom for node in top)
    view = Rect(rect.x, used + scene.ui.u(14), rect.w, rect.bottom - used - scene.ui.u(14))
    group = Node("group", "inspector", rect, name=top[0].name)
    return group.add(*top, _list(scene, rows, view))


def _head(scene: Workshop, name: str, rect: Rect) -> list[Node]:
    ui = scene.ui
    title = widgets.label(ui, "chosen", name, Rect(rect.x, rect.y, rect.w - ui.u(150), ui.u(50)), 32, ui.look.gold,
                          style="title")  # fmt: skip
    return [title, _done(scene, rect)]


def _done(scene: Workshop, rect: Rect) -> Node:
    ui = scene.ui
    box = Rect(rect.right - ui.u(140), rect.y, ui.u(140), ui.u(48))
    return widgets.button(ui, "done", ui.say("bench-done"), box, lambda: scene.choose(None), "main",
                          ui.say("bench-done-hint"), size=21)  # fmt: skip


def _card_head(scene: Workshop, spot: Spot, rect: Rect) -> list[Node]:
    """The card at large, its name, and what is done with it as a whole."""
    ui, say = scene.ui, scene.ui.say
    high = ui.u(FACE)
    card = scene.bench.cards_at(spot[0], spot[1])[spot[2]]
    name = names.card(scene.library, say, card.card)
    face = Rect(rect.x, rect.y, round(high * RATIO), high)

    def paint(surface: Surface, node: Node) -> None:
        surface.blit(board.picture(scene, spot, node.rect.h), node.rect)

    zoom = card.card if card.card in scene.library.cards else None
    picture = Node("card", "chosen-card", face, name=name, paint=paint, zoom=zoom)
    left = face.right + ui.u(18)
    wide = rect.right - left
    title = widgets.label(ui, "chosen", name, Rect(left, rect.y, wide, ui.u(92)), 28, ui.look.gold, style="title",
                          within=True)  # fmt: skip
    nodes = [title, picture]
    entries = [("copy", lambda: scene.copy(spot)), ("remove", lambda: scene.remove(spot)),
               ("done", lambda: scene.choose(None))]  # fmt: skip
    y = face.bottom - len(entries) * ui.u(52) + ui.u(6)
    for key, act in entries:
        box = Rect(left, y, wide, ui.u(46))
        kind: widgets.Kind = "main" if key == "done" else "plain"
        nodes.append(widgets.button(ui, key, say(f"bench-{key}"), box, act, kind, say(f"bench-{key}-hint"), size=21))
        y += ui.u(52)
    return nodes


# --- what there is to change ------------------------------------------------------------------------------------------


def _of_card(scene: Workshop, spot: Spot) -> list[Row]:
    bench, say = scene.bench, scene.ui.say
    card = bench.cards_at(spot[0], spot[1])[spot[2]]
    kind = next(kind for kind in bench.game.vocabulary.zones if kind.name == spot[1])
    rows = _stats(scene, spot)
    if kind.field:
        rows += _flags(scene, spot)
        words = bench.game.vocabulary
        lies = bench.cards[card.card].hidden if words.hidden else words.face_down is not None
        if lies and not kind.shared:
            rows.append(Row("face-down", say("bench-face-down"), card.face_down,
                            lambda on: scene.do(lambda: bench.set_face_down(spot, on))))  # fmt: skip
        if not kind.shared:
            seats = tuple((seat, names.player(seat)) for seat in range(len(bench.board.sides)))
            owner = card.owner if card.owner is not None else spot[0]
            rows.append(Row("owner", say("bench-owner"), owner,
                            lambda seat: scene.do(lambda: bench.set_owner(spot, seat)), options=seats))  # fmt: skip
        rows += _keywords(scene, spot)
        if card.keywords or card.stats or card.changes:
            rows.append(_until(scene, spot, card.until))
    return rows


def _of_seat(scene: Workshop, seat: int) -> list[Row]:
    bench, say = scene.bench, scene.ui.say
    rows = _stats(scene, seat)
    for word in bench.game.board.numbers:
        rows.append(Row(f"number-{word}", names.called(say, "number", word), bench.number(seat, word),
                        _number(scene, seat, word)))  # fmt: skip
    for word, group in bench.game.board.groups.items():
        for name in group:
            rows.append(Row(f"number-{word}-{name}", names.in_group(say, word, name), bench.number(seat, word, name),
                            _number(scene, seat, word, name)))  # fmt: skip
    return rows


def _number(scene: Workshop, seat: int, word: str, name: str = "") -> Callable[[Any], object]:
    return lambda value: scene.do(lambda: scene.bench.set_number(seat, word, value, name))


def _of_match(scene: Workshop) -> list[Row]:
    bench, say = scene.bench, scene.ui.say
    seats = tuple((seat, names.player(seat)) for seat in range(len(bench.board.sides)))
    moments = tuple((word, names.called(say, "at", word)) for word in bench.game.board.moments)
    rows = [
        Row("turn", say("bench-turn"), bench.turn, lambda n: scene.do(lambda: bench.set_turn(n))),
        Row("active", say("bench-whose"), bench.board.active, lambda s: scene.do(lambda: bench.set_active(s)),
            options=seats),
        Row("at", say("bench-moment"), bench.moment, lambda word: scene.do(lambda: bench.set_moment(word)),
            options=moments),
        Row("seed", say("bench-seed"), bench.setting.seed, lambda n: scene.do(lambda: bench.set_seed(n)),
            high=MOST_SEED),
    ]  # fmt: skip
    if len(bench.game.seats) > 1:
        rows.append(Row("seats", say("bench-seats"), len(bench.board.sides),
                        lambda n: scene.do(lambda: bench.set_seats(n)), bench.game.seats[0],
                        bench.game.seats[-1]))  # fmt: skip
    for name, printed in bench.game.vocabulary.constants.items():
        if isinstance(printed, bool | int):
            low, high = bench.game.vocabulary.ranges.get(name, (0, 1))
            rows.append(Row(f"rule-{name}", names.rule(say, name), bench.rule(name), _rule(scene, name), low, high))
    return rows


def _rule(scene: Workshop, name: str) -> Callable[[Any], object]:
    return lambda value: scene.do(lambda: scene.bench.set_rule(name, value))


def _stats(scene: Workshop, spot: Spot | int) -> list[Row]:
    bench, say = scene.bench, scene.ui.say
    shown = bench.shown(spot)

    def act(stat: str) -> Callable[[Any], object]:
        return lambda value: scene.do(lambda: bench.set_stat(spot, stat, value))

    return [
        Row(f"stat-{stat}", say.of("stat", stat), shown.stats[stat], act(stat), -99) for stat in bench.stats_of(spot)
    ]


def _flags(scene: Workshop, spot: Spot) -> list[Row]:
    bench, say = scene.bench, scene.ui.say
    shown = bench.shown(spot)

    def act(word: str) -> Callable[[Any], object]:
        return lambda on: scene.do(lambda: bench.set_flag(spot, word, on))

    return [Row(f"flag-{word}", names.called(say, "flag", word), word in shown.flags, act(word))
            for word in bench.game.board.flags]  # fmt: skip


def _keywords(scene: Workshop, spot: Spot) -> list[Row]:
    """Granted ones can be taken away again; printed ones can't."""
    bench, say = scene.bench, scene.ui.say
    shown, granted = bench.shown(spot), bench.being(spot).keywords

    def act(word: str) -> Callable[[Any], object]:
        return lambda on: scene.do(lambda: bench.set_keyword(spot, word, on))

    return [
        Row(f"keyword-{word}", names.keyword(scene.library, say, word), word in shown.keywords, act(word),
            why=say("bench-printed") if word in shown.keywords and word not in granted else "")
        for word in bench.game.vocabulary.keywords
    ]  # fmt: skip


def _until(scene: Workshop, spot: Spot, now: int) -> Row:
    """How long what is otherwise than printed lasts."""
    bench, say = scene.bench, scene.ui.say
    ends = ((0, say("bench-until-ever")), *((end, names.called(say, "until", word))
                                            for word, end in bench.game.vocabulary.ends.items()))  # fmt: skip
    return Row("until", say("bench-until"), now, lambda end: scene.do(lambda: bench.set_until(spot, end)), options=ends)


# --- the rows ---------------------------------------------------------------------------------------------------------


def _list(scene: Workshop, rows: list[Row], view: Rect) -> Node:
    ui = scene.ui
    step = ui.u(ROW)

    def move(offset: int) -> None:
        scene.rows_offset = offset

    scene.rows_offset = max(0, min(scene.rows_offset, len(rows) * step - view.h))
    area = widgets.scroll(ui, "rows", view, len(rows) * step, scene.rows_offset, move, ui.say("bench-numbers"))
    scene.numbers.clear()
    for number, row in enumerate(rows):
        box = Rect(view.x, view.y + number * step - scene.rows_offset, view.w - ui.u(16), step - ui.u(6))
        area.add(*_row(scene, row, box))
    return area


def _row(scene: Workshop, row: Row, rect: Rect) -> list[Node]:
    ui = scene.ui
    part = rect.w * 11 // 20

    def act(value: object) -> None:
        row.act(value)

    px = ui.s(theme.BODY - 1)
    words = widgets.label(ui, f"{row.key}-name", row.words, Rect(rect.x, rect.centery - px * 3 // 4, part, px * 3 // 2),
                          theme.BODY - 1, within=True)  # fmt: skip
    right = Rect(rect.x + part + ui.u(8), rect.y, rect.w - part - ui.u(8), rect.h)
    if row.options:
        return [words, widgets.choice(ui, row.key, row.words, right, row.options, row.now, act)]
    if isinstance(row.now, bool):
        toggle = widgets.toggle(ui, row.key, row.words, right, row.now, act)
        if row.why:
            toggle.flags.add("disabled")
            toggle.hint = row.why
        return [words, toggle]
    scene.numbers[row.key] = row
    low, high = max(row.low, row.now - 1), min(row.high, row.now + 1)
    return [words, widgets.stepper(ui, row.key, row.words, right, row.now, low, high, act)]
