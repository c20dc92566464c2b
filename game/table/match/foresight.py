"""What would come of the answer that the person is about to give, shown on the cards and tokens that it touches."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.records.plans import Plan
from game.table import pieces, theme, widgets
from game.table.drawing import badges, symbols, text
from game.table.games.interface import Answer
from game.table.match import acting, aim, arrows, chances, nameplates, places, tokens, windows
from game.table.match.intents import Give
from game.table.match.record import MatchTable, Over, meant
from game.table.playing.session import Play
from game.table.theme import Ui
from game.table.tree import Node

TONES = {"damage": (255, 112, 86), "heal": (140, 236, 140), "lose": (212, 164, 255)}


TO_ITS_END = Plan(rests=True)

MOST_LOOKED_AT = 12  # other answers that are tried before it is said that one is a mistake


def others(answers: list[Answer], answer: Answer) -> list[Answer]:
    """What could be answered instead: the last first, which often does nothing, then answers from all over the list."""
    rest = [other for other in answers if other != answer]
    step = -(-len(rest) // MOST_LOOKED_AT) or 1
    return [*rest[-1:], *rest[:-1:step]][:MOST_LOOKED_AT]


def current(table: MatchTable, play: Play, over: Over) -> dict[str, Any] | None:
    """What a press or a drop on `over` would do, if there is anything of it to be shown; of what is put together, what
    comes of it as it is."""
    forward = aim.is_put_forward(table)
    asked = Give(acting.chosen(table), TO_ITS_END) if forward else aim.act(table, play, over) or _let_go(table)
    if asked is None:
        return None
    # where others can answer, whether they are asked hangs on their hands, which are a sample here
    plan = asked.plan._replace(rests=True) if table.game.asks else asked.plan
    found = play.match.preview(asked.answer, plan)
    return found if found and _says(table, found) else None


def _let_go(table: MatchTable) -> Give | None:
    """Where nothing is meant in a window, what comes of passing."""
    closing = windows.closing(table) if table.game.asks and table.selected is None and table.drag is None else None
    return Give(closing, TO_ITS_END) if closing is not None else None


def _says(table: MatchTable, found: dict[str, Any]) -> bool:
    counted = [counter.name for counter in table.layout.counters]
    seats = zip(found["seats"], table.view["seats"], strict=True)
    counts = any(then.get(name) != now.get(name) for then, now in seats for name in counted)
    return bool(touched(found) or counts or found["lethal"] or found["fatal"] or found["odds"] is not None)


def lands(table: MatchTable, play: Play, over: Over) -> str | None:
    """The zone in which what is dragged would come to lie."""
    asked = aim.act(table, play, over)
    found = play.match.preview(asked.answer, asked.plan) if asked else None
    return found["lands"] if found else None


def payment(table: MatchTable, play: Play, over: Over) -> Answer | None:
    """What is proposed to be paid for the card that is looked at, as long as nothing was asked of it."""
    card = _to_pay(table, play, over)
    return None if card is None else play.match.payment(card)


def warns(table: MatchTable, play: Play, asked: Give) -> bool:
    """Does an answer lose the match, with what is answered with it, and could it be avoided?

    Then it is said once, and has to be given again.
    """
    key = asked.answer, play.match_events(), table.legal.kind, play.viewer
    if table.warned == key or not _is_fatal(play, asked):
        return False
    rest = others(table.legal.answers, asked.answer)
    if all(_is_fatal(play, Give(other, asked.plan)) for other in rest):
        return False
    table.warned = key
    return True


def burns(table: MatchTable, play: Play, asked: Give) -> int:
    """How much of what lies ready to be paid with burns by an answer, where that was not said yet; 0 where nothing."""
    pool, near = table.game.pool, table.near
    if pool is None or asked.answer not in table.game.burns or windows.is_open(table) or table.view["active"] != near:
        return 0
    left = sum(table.held(near)[pool.number])
    key = asked.answer, play.match_events(), table.legal.kind, play.viewer
    if not left or table.warned == key:
        return 0
    table.warned = key
    return int(left)


def _is_fatal(play: Play, asked: Give) -> bool:
    found = play.match.preview(asked.answer, asked.plan)
    return bool(found and found["fatal"])


def _to_pay(table: MatchTable, play: Play, over: Over) -> int | None:
    """The card that a press or a drop would use, or of which place and targets are being chosen."""
    now, drag = table.legal, table.drag
    if (table.game.tokens is None and table.game.pool is None) or not now.mine or now.kind == "pay":
        return None
    if now.cancel:
        return now.source
    if drag is not None and not drag.arrow:
        simple = now.simple(drag.card)
        return drag.card if simple and simple.costs else None
    asked = aim.act(table, play, over)
    verb = table.game.verb(asked.answer[0]) if asked else None
    return int(asked.answer[1]) if asked and verb and verb.costs else None


def looked_at(table: MatchTable, node: Node | None) -> Over:
    """What is meant by the node that the pointer or the focus is on: while a card is dragged, what it is held over."""
    return table.drag.over if table.drag is not None else meant(node)


def touched(found: dict[str, Any]) -> set[int]:
    entities: set[int] = set(found.get("destroyed") or ())
    for kind in TONES:
        entities |= set(found.get(kind) or {})
    return entities | set(found.get("changed") or {}) | set(found.get("counters") or {})


def paint(table: MatchTable, play: Play, ui: Ui, root: Node, surface: Surface, node: Node | None, card: Rect) -> None:
    """On what it touches, what a press or a drop on `node` would do; `card` is where a raised hand card is drawn."""
    over = looked_at(table, node)
    paid = payment(table, play, over)
    if node is not None and node.role == "hand-card" and paid is not None and table.drag is None:
        tokens.paint_due(table, ui, surface, paid, card)
    asked, found = aim.act(table, play, over), current(table, play, over)
    if found is None or not any(found[kind] for kind in TONES):
        _paint_choice(table, play, ui, over, surface)
    if found is None:
        return
    for attacker, target in found["forced"]:
        arrows.between(table, ui, surface, attacker, target, root)
    for entity in touched(found):
        _mark(table, ui, surface, found, entity)
    _counted(table, ui, surface, found)
    if found.get("odds") is not None and asked is not None and len(asked.answer) > 2:
        chances.paint(table, ui, root, surface, found["odds"], asked.answer[2])
    if found["lethal"]:
        for seat in found["losing"]:
            _verdict(table, ui, surface, "preview-lethal", seat)
    if found["fatal"]:
        _verdict(table, ui, surface, "preview-fatal", table.near)


def chooses(table: MatchTable, play: Play, over: Over) -> tuple[int, int] | None:
    """The target that is pointed at, and the seat that has a choice before it is sure what is done to it."""
    asked = aim.act(table, play, over)
    answer = asked.plan.then or asked.answer if asked else ()
    verb = table.game.verb(answer[0]) if answer else None
    if asked is None or verb is None or not verb.aimed or len(answer) < 3:
        return None
    found = play.match.preview(asked.answer, asked.plan)
    return (int(answer[2]), found["chooses"]) if found and found["chooses"] is not None else None


def _paint_choice(table: MatchTable, play: Play, ui: Ui, over: Over, surface: Surface) -> None:
    """In place of numbers, why there are none."""
    found = chooses(table, play, over)
    spot = places.spot(table, ui, found[0]) if found else None
    if found is None or spot is None:
        return
    near = Rect(0, 0, ui.u(150), ui.u(40))
    near.center = spot
    widgets.tooltip(surface, ui, ui.say("preview-choice", **table.words.whose(found[1])), near)


def _verdict(table: MatchTable, ui: Ui, surface: Surface, name: str, seat: int) -> None:
    """That `seat` loses by it, beside its plate."""
    rect = ui.rect(*table.side(seat).plate)
    words = text.fit(ui.say(name), ui.s(34), ui.look.target, rect.w - ui.u(30), "title", bold=True)
    box = words.get_rect().inflate(ui.u(30), ui.u(10))
    if seat == table.near:
        box.bottomleft = rect.left, rect.top - ui.u(10)
    elif len(table.layout.sides) > 2:
        box.topleft = rect.left, rect.bottom + ui.u(6)
    else:
        box.midleft = rect.right + ui.u(10), rect.centery
    theme.panel(surface, ui, box, 245, 12)
    surface.blit(words, words.get_rect(center=box.center))


def _mark(table: MatchTable, ui: Ui, surface: Surface, found: dict[str, Any], entity: int) -> None:
    """What would be done to a card or player, on it; stats that others would give or take, beside their numbers."""
    spot = places.spot(table, ui, entity)
    if spot is None:
        return
    parts = []
    for kind, tone in TONES.items():
        amount = (found.get(kind) or {}).get(entity)
        if amount:
            sign = "+" if kind == "heal" else "−"
            parts.append(text.render(f"{sign}{amount}", ui.u(42), tone, "figure", bold=True))
    if entity in (found.get("destroyed") or ()):
        parts.append(symbols.icon("tombstone", ui.u(38), ui.look.ink))
    right = None
    if table.is_player(entity):  # beside the numbers that it is about
        face = nameplates.face_box(table, ui, entity)
        spot, right = face.center, face.right
    _chip(ui, surface, parts, spot, right)
    _chip(ui, surface, _changes(table, ui, found, entity), (spot[0], spot[1] - ui.u(58 if parts else 0)), right)


def _changes(table: MatchTable, ui: Ui, found: dict[str, Any], entity: int) -> list[Surface]:
    """The stats that a card shows and that would be others then, each before its sign; and counters."""
    changed = (found.get("changed") or {}).get(entity) or {}
    lying = (found.get("counters") or {}).get(entity) or {}
    parts = [badges.bead(name, f"{by:+d}".replace("-", "−"), ui.u(52)) for name, by in lying.items() if by]
    shown = table.view["entities"].get(entity)
    if not changed or shown is None or table.is_player(entity):
        return parts
    now = shown.get("stats") or {}
    damageable = table.words.library.damageable_stat(shown["card"])
    for badge in table.words.library.badges_of(shown["card"]):
        if badge.stat in changed and now.get(badge.stat) is not None:
            before = shown.get("full", now[badge.stat]) if badge.stat == damageable else now[badge.stat]
            by = changed[badge.stat] - before
            if by:
                sign = f"{by:+d}".replace("-", "−")
                parts.append(badges.badge(sign, ui.u(52), badge.symbol, pieces.tone(by, 0)))
    return parts


def _counted(table: MatchTable, ui: Ui, surface: Surface, found: dict[str, Any]) -> None:
    """What each player's plate would count then, where it is not said as damage."""
    for seat, then in enumerate(found.get("seats") or ()):
        told = any(seat in (found.get(kind) or {}) for kind in TONES)
        now, parts = table.view["seats"][seat], []
        for counter in table.layout.counters:
            if told or type(now.get(counter.name)) is not int or type(then.get(counter.name)) is not int:
                continue
            by = then[counter.name] - now[counter.name]
            if by:
                sign = f"{by:+d}".replace("-", "−")
                if counter.of:
                    words = text.render(sign, ui.u(38), ui.look.warn, "figure", bold=True)
                    parts += [words, badges.mark(counter.symbol, ui.u(40), True)]
                else:
                    parts.append(badges.badge(sign, ui.u(52), counter.symbol, pieces.tone(by, 0)))
        face = nameplates.face_box(table, ui, seat)
        _chip(ui, surface, parts, face.center, face.right)


def _chip(ui: Ui, surface: Surface, parts: list[Surface], spot: tuple[int, int], right: int | None = None) -> None:
    """Figures and signs side by side on a dark plate about `spot`, no further than to `right`."""
    if not parts:
        return
    wide = sum(part.get_width() for part in parts) + ui.u(8) * (len(parts) - 1)
    box = Rect(0, 0, wide + ui.u(26), ui.u(54))
    box.center = spot
    if right is not None:
        box.right = min(box.right, right)
    surface.blit(
        theme.plate(box.w, box.h, (16, 18, 20), (8, 9, 10), ui.look.edge, box.h // 2, max(1, ui.u(2)), 235), box
    )
    x = box.x + ui.u(13)
    for part in parts:
        surface.blit(part, part.get_rect(midleft=(x, box.centery)))
        x += part.get_width() + ui.u(8)
