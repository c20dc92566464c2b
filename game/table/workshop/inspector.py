"""What can be changed about a card, a player or the match: numbers with + and -, switches and choices in a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame import Rect, Surface

from game.records.scenarios.facts import FACE_DOWN, seat_name
from game.records.scenarios.handling import Spot
from game.table import theme, widgets
from game.table.drawing.printed import RATIO
from game.table.tree import Node
from game.table.workshop import board, names
from game.table.workshop.arranging import Arranging, Row

ROW = 50
FACE = 250
MOST_SEED = 2**63 - 1


def show(arranging: Arranging, rect: Rect) -> Node:
    """The panel in place of the shelf."""
    chosen = arranging.chosen
    if isinstance(chosen, tuple):
        top, rows = _card_head(arranging, chosen, rect), _of_card(arranging, chosen)
    elif isinstance(chosen, int):
        top = _head(arranging, names.player(chosen), rect)
        rows = _of_seat(arranging, chosen)
    else:
        top, rows = _head(arranging, arranging.ui.say("bench-match"), rect), _of_match(arranging)
    used = max(node.rect.bottom for node in top)
    view = Rect(rect.x, used + arranging.ui.u(14), rect.w, rect.bottom - used - arranging.ui.u(14))
    group = Node("group", "inspector", rect, name=top[0].name)
    return group.add(*top, _list(arranging, rows, view))


def _head(arranging: Arranging, name: str, rect: Rect) -> list[Node]:
    ui = arranging.ui
    title = widgets.label(ui, "chosen", name, Rect(rect.x, rect.y, rect.w - ui.u(150), ui.u(50)), 32, ui.look.gold,
                          style="title")  # fmt: skip
    return [title, _done(arranging, rect)]


def _done(arranging: Arranging, rect: Rect) -> Node:
    ui = arranging.ui
    box = Rect(rect.right - ui.u(140), rect.y, ui.u(140), ui.u(48))
    return widgets.button(ui, "done", ui.say("bench-done"), box, lambda: arranging.choose(None), "main",
                          ui.say("bench-done-hint"), size=21)  # fmt: skip


def _card_head(arranging: Arranging, spot: Spot, rect: Rect) -> list[Node]:
    """The card at large, its name, and what is done with it as a whole."""
    ui, say = arranging.ui, arranging.ui.say
    high = ui.u(FACE)
    card = arranging.bench.cards_at(spot[0], spot[1])[spot[2]]
    name = names.card(arranging.library, say, card.card)
    face = Rect(rect.x, rect.y, round(high * RATIO), high)

    def paint(surface: Surface, node: Node) -> None:
        surface.blit(board.picture(arranging, spot, node.rect.h), node.rect)

    zoom = card.card if card.card in arranging.library.cards else None
    picture = Node("card", "chosen-card", face, name=name, paint=paint, zoom=zoom)
    left = face.right + ui.u(18)
    wide = rect.right - left
    title = widgets.label(ui, "chosen", name, Rect(left, rect.y, wide, ui.u(92)), 28, ui.look.gold, style="title",
                          within=True)  # fmt: skip
    nodes = [title, picture]
    entries = [("copy", lambda: arranging.copy(spot)), ("remove", lambda: arranging.remove(spot)),
               ("done", lambda: arranging.choose(None))]  # fmt: skip
    y = face.bottom - len(entries) * ui.u(52) + ui.u(6)
    for key, act in entries:
        box = Rect(left, y, wide, ui.u(46))
        kind: widgets.Kind = "main" if key == "done" else "plain"
        nodes.append(widgets.button(ui, key, say(f"bench-{key}"), box, act, kind, say(f"bench-{key}-hint"), size=21))
        y += ui.u(52)
    return nodes


# --- what there is to change ------------------------------------------------------------------------------------------


def _of_card(arranging: Arranging, spot: Spot) -> list[Row]:
    bench, say = arranging.bench, arranging.ui.say
    card = bench.cards_at(spot[0], spot[1])[spot[2]]
    kind = next(kind for kind in bench.game.vocabulary.zones if kind.name == spot[1])
    rows, words = _stats(arranging, spot), bench.game.vocabulary
    if kind.field:
        rows += _flags(arranging, spot)
        lies = bench.cards[card.card].hidden if words.hidden else words.face_down is not None
        if lies and not kind.shared:
            down = card.said.get(FACE_DOWN, False)
            rows.append(Row("face-down", say("bench-face-down"), down, _fact(arranging, spot, FACE_DOWN)))
        if not kind.shared:
            seats = tuple((seat, names.player(seat)) for seat in range(len(bench.board.sides)))
            owner = int(card.said["owner"][1:]) - 1 if "owner" in card.said else spot[0]
            rows.append(Row("owner", say("bench-owner"), owner,
                            lambda seat: arranging.do(lambda: bench.set_owner(spot, seat)), options=seats))  # fmt: skip
        rows += _keywords(arranging, spot)
        if {"keywords", "change", *words.stats} & {*card.said}:
            rows.append(_until(arranging, spot, card.said.get("until", "").rpartition(".")[2]))
    return rows


def _of_seat(arranging: Arranging, seat: int) -> list[Row]:
    bench, say = arranging.bench, arranging.ui.say
    rows = _stats(arranging, seat)
    for word in bench.game.board.numbers:
        rows.append(Row(f"number-{word}", names.called(say, "number", word), bench.number(seat, word),
                        _number(arranging, seat, word)))  # fmt: skip
    for word, group in bench.game.board.groups.items():
        for name in group:
            rows.append(Row(f"number-{word}-{name}", names.in_group(say, word, name), bench.number(seat, word, name),
                            _number(arranging, seat, word, name)))  # fmt: skip
    return rows


def _number(arranging: Arranging, seat: int, word: str, name: str = "") -> Callable[[Any], object]:
    return lambda value: arranging.do(lambda: arranging.bench.set_number(seat, word, value, name))


def _of_match(arranging: Arranging) -> list[Row]:
    bench, say = arranging.bench, arranging.ui.say
    seats = tuple((seat, names.player(seat)) for seat in range(len(bench.board.sides)))
    moments = tuple((word, names.called(say, "at", word)) for word in bench.game.board.moments)
    rows = [
        Row("turn", say("bench-turn"), bench.turn, _fact(arranging, None, "turn")),
        Row("active", say("bench-whose"), bench.board.active,
            lambda s: arranging.do(lambda: bench.set_fact(None, "active", seat_name(s))), options=seats),
        Row("at", say("bench-moment"), bench.moment, _fact(arranging, None, "at"), options=moments),
        Row("seed", say("bench-seed"), bench.setting.seed, lambda n: arranging.do(lambda: bench.set_seed(n)),
            high=MOST_SEED),
    ]  # fmt: skip
    if len(bench.game.seats) > 1:
        rows.append(Row("seats", say("bench-seats"), len(bench.board.sides),
                        lambda n: arranging.do(lambda: bench.set_seats(n)), bench.game.seats[0],
                        bench.game.seats[-1]))  # fmt: skip
    for name, printed in bench.game.vocabulary.constants.items():
        if isinstance(printed, bool | int):
            low, high = bench.game.vocabulary.ranges.get(name, (0, 1))
            rows.append(Row(f"rule-{name}", names.rule(say, name), bench.rule(name), _rule(arranging, name), low, high))
    return rows


def _rule(arranging: Arranging, name: str) -> Callable[[Any], object]:
    return lambda value: arranging.do(lambda: arranging.bench.set_rule(name, value))


def _stats(arranging: Arranging, spot: Spot | int) -> list[Row]:
    bench, say = arranging.bench, arranging.ui.say
    shown = bench.shown(spot)

    def act(stat: str) -> Callable[[Any], object]:
        return lambda value: arranging.do(lambda: bench.set_stat(spot, stat, value))

    return [
        Row(f"stat-{stat}", say.of("stat", stat), shown.stats[stat], act(stat), -99) for stat in bench.stats_of(spot)
    ]


def _flags(arranging: Arranging, spot: Spot) -> list[Row]:
    bench, say = arranging.bench, arranging.ui.say
    shown = bench.shown(spot)

    def act(word: str) -> Callable[[Any], object]:
        return lambda on: arranging.do(lambda: bench.set_flag(spot, word, on))

    return [Row(f"flag-{word}", names.called(say, "flag", word), word in shown.flags, act(word))
            for word in bench.game.board.flags]  # fmt: skip


def _keywords(arranging: Arranging, spot: Spot) -> list[Row]:
    """Granted ones can be taken away again; printed ones can't."""
    bench, say = arranging.bench, arranging.ui.say
    shown, granted = bench.shown(spot), bench.being(spot).said.get("keywords", ())

    def act(word: str) -> Callable[[Any], object]:
        return lambda on: arranging.do(lambda: bench.set_keyword(spot, word, on))

    return [
        Row(f"keyword-{word}", names.keyword(arranging.library, say, word), word in shown.keywords, act(word),
            why=say("bench-printed") if word in shown.keywords and word not in granted else "")
        for word in bench.game.vocabulary.keywords
    ]  # fmt: skip


def _until(arranging: Arranging, spot: Spot, now: str) -> Row:
    """How long what is otherwise than printed lasts."""
    bench, say = arranging.bench, arranging.ui.say
    called = [(word, names.called(say, "until", word)) for word in bench.game.vocabulary.ends]
    ends = (("", say("bench-until-ever")), *called)
    return Row("until", say("bench-until"), now, lambda end: arranging.do(
        lambda: bench.set_fact(spot, "until", end or None)), options=ends)  # fmt: skip


def _fact(arranging: Arranging, spot: Spot | None, name: str) -> Callable[[Any], object]:
    return lambda value: arranging.do(lambda: arranging.bench.set_fact(spot, name, value))


# --- the rows ---------------------------------------------------------------------------------------------------------


def _list(arranging: Arranging, rows: list[Row], view: Rect) -> Node:
    ui = arranging.ui
    step = ui.u(ROW)

    def move(offset: int) -> None:
        arranging.rows_offset = offset

    arranging.rows_offset = max(0, min(arranging.rows_offset, len(rows) * step - view.h))
    area = widgets.scroll(ui, "rows", view, len(rows) * step, arranging.rows_offset, move, ui.say("bench-numbers"))
    arranging.numbers.clear()
    for number, row in enumerate(rows):
        box = Rect(view.x, view.y + number * step - arranging.rows_offset, view.w - ui.u(16), step - ui.u(6))
        area.add(*_row(arranging, row, box))
    return area


def _row(arranging: Arranging, row: Row, rect: Rect) -> list[Node]:
    ui = arranging.ui
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
    arranging.numbers[row.key] = row
    low, high = max(row.low, row.now - 1), min(row.high, row.now + 1)
    return [words, widgets.stepper(ui, row.key, row.words, right, row.now, low, high, act)]
