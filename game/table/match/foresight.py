"""What would come of the answer that the person is about to give, shown on the cards and tokens that it touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.records.plans import Plan
from game.table import pieces, theme, widgets
from game.table.drawing import badges, symbols, text
from game.table.games.interface import Answer
from game.table.match import chances, tokens

if TYPE_CHECKING:
    from game.table.match.scene import MatchScene

TONES = {"damage": (255, 112, 86), "heal": (140, 236, 140), "lose": (212, 164, 255)}


MOST_LOOKED_AT = 12  # other answers that are tried before it is said that one is a mistake


def others(answers: list[Answer], answer: Answer) -> list[Answer]:
    """What could be answered instead: the last first, which often does nothing, then answers from all over the list."""
    rest = [other for other in answers if other != answer]
    step = -(-len(rest) // MOST_LOOKED_AT) or 1
    return [*rest[-1:], *rest[:-1:step]][:MOST_LOOKED_AT]


class Foresight:
    """What the answer that is looked at would do. The match remembers what it has foretold of a position."""

    def __init__(self) -> None:
        self._paid: tuple[Any, int, Answer | None] = (None, -1, None)  # position, card, what it would take
        self._warned: Any = None  # the answer of which was said that it loses the match

    def current(self, scene: MatchScene) -> dict[str, Any] | None:
        act = scene.aim.act()
        if act is None:
            return None
        found = scene.play.match.preview(act.answer, act.plan)
        return found if found and self._says(scene, found) else None

    @staticmethod
    def _says(scene: MatchScene, found: dict[str, Any]) -> bool:
        """Is there anything of it to be shown?"""
        counted = [counter.name for counter in scene.table.counters]
        seats = zip(found["seats"], scene.view["seats"], strict=True)
        counts = any(then.get(name) != now.get(name) for then, now in seats for name in counted)
        return bool(touched(found) or counts or found["lethal"] or found["fatal"] or found["odds"] is not None)

    def lands(self, scene: MatchScene) -> str | None:
        """The zone in which what is dragged would come to lie."""
        act = scene.aim.act()
        found = scene.play.match.preview(act.answer, act.plan) if act else None
        return found["lands"] if found else None

    def _is_fatal(self, scene: MatchScene, answer: Answer, plan: Plan) -> bool:
        found = scene.play.match.preview(answer, plan)
        return bool(found and found["fatal"])

    def payment(self, scene: MatchScene) -> Answer | None:
        """What is proposed to be paid for the card that is looked at, as long as nothing was asked of it."""
        card = _to_pay(scene)
        if card is None:
            return None
        if self._paid[0] is not scene.view or self._paid[1] != card:
            self._paid = (scene.view, card, scene.play.match.payment(card))
        return self._paid[2]

    def warns(self, scene: MatchScene, answer: Answer, plan: Plan) -> bool:
        """Does `answer` lose the match, with what `plan` answers then, and could it be avoided?

        Then it is said once, and has to be given again.
        """
        key = _key(scene, answer)
        if self._warned == key or not self._is_fatal(scene, answer, plan):
            return False
        if all(self._is_fatal(scene, other, plan) for other in others(scene.legal.answers, answer)):
            return False
        self._warned = key
        scene.stage.tell(scene.ui.say("warn-fatal"))
        return True


def _key(scene: MatchScene, answer: Answer) -> tuple[Any, ...]:
    return answer, scene.play.match_events(), scene.legal.kind, scene.play.viewer


def _to_pay(scene: MatchScene) -> int | None:
    """The card that a press or a drop would use, or of which place and targets are being chosen."""
    now = scene.legal
    if scene.game.tokens is None or not now.mine or now.kind == "pay":
        return None
    if now.cancel:
        return now.source
    held = scene.hands.dragged
    if held is not None and not scene.hands.arrow:
        simple = now.simple(held)
        return held if simple and simple.costs else None
    act = scene.aim.act()
    verb = scene.game.verb(act.answer[0]) if act else None
    return int(act.answer[1]) if act and verb and verb.costs else None


def touched(found: dict[str, Any]) -> set[int]:
    entities: set[int] = set(found.get("destroyed") or ())
    for kind in TONES:
        entities |= set(found.get(kind) or {})
    return entities | set(found.get("changed") or {}) | set(found.get("counters") or {})


def paint(scene: MatchScene, surface: Surface) -> None:
    tokens.paint_due(scene, surface)
    found = scene.foresight.current(scene)
    if found is None or not any(found[kind] for kind in TONES):
        _paint_choice(scene, surface)
    if found is None:
        return
    for attacker, target in found["forced"]:
        scene.painter.paint_forced(surface, attacker, target)
    for entity in touched(found):
        _mark(scene, surface, found, entity)
    _counted(scene, surface, found)
    act = scene.aim.act()
    if found.get("odds") is not None and act is not None and len(act.answer) > 2:
        chances.paint(scene, surface, found["odds"], act.answer[2])
    if found["lethal"]:
        for seat in found["losing"]:
            _verdict(scene, surface, "preview-lethal", seat)
    if found["fatal"]:
        _verdict(scene, surface, "preview-fatal", scene.near)


def chooses(scene: MatchScene) -> tuple[int, int] | None:
    """The target that is pointed at, and the seat that has a choice before it is sure what is done to it."""
    act = scene.aim.act()
    answer = act.plan.then or act.answer if act else ()
    verb = scene.game.verb(answer[0]) if answer else None
    if act is None or verb is None or not verb.aimed or len(answer) < 3:
        return None
    found = scene.play.match.preview(act.answer, act.plan)
    return (int(answer[2]), found["chooses"]) if found and found["chooses"] is not None else None


def _paint_choice(scene: MatchScene, surface: Surface) -> None:
    """In place of numbers, why there are none."""
    found, ui = chooses(scene), scene.ui
    spot = scene.standing.spot(found[0]) if found else None
    if found is None or spot is None:
        return
    near = Rect(0, 0, ui.u(150), ui.u(40))
    near.center = spot
    widgets.tooltip(surface, ui, ui.say("preview-choice", **scene.words.whose(found[1])), near)


def _verdict(scene: MatchScene, surface: Surface, name: str, seat: int) -> None:
    """That `seat` loses by it, beside its plate."""
    ui = scene.ui
    rect = ui.rect(*scene.side(seat).plate)
    words = text.fit(ui.say(name), ui.s(34), ui.look.target, rect.w - ui.u(30), "title", bold=True)
    box = words.get_rect().inflate(ui.u(30), ui.u(10))
    if seat == scene.near:
        box.bottomleft = rect.left, rect.top - ui.u(10)
    elif len(scene.table.sides) > 2:
        box.topleft = rect.left, rect.bottom + ui.u(6)
    else:
        box.midleft = rect.right + ui.u(10), rect.centery
    theme.panel(surface, ui, box, 245, 12)
    surface.blit(words, words.get_rect(center=box.center))


def _mark(scene: MatchScene, surface: Surface, found: dict[str, Any], entity: int) -> None:
    """What would be done to a card or player, on it; stats that others would give or take, beside their numbers."""
    ui = scene.ui
    spot = scene.standing.spot(entity)
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
    _chip(scene, surface, parts, spot)
    _chip(scene, surface, _changes(scene, found, entity), (spot[0], spot[1] - ui.u(58 if parts else 0)))


def _changes(scene: MatchScene, found: dict[str, Any], entity: int) -> list[Surface]:
    """The stats that a card shows and that would be others then, each before its sign; and counters."""
    changed = (found.get("changed") or {}).get(entity) or {}
    lying = (found.get("counters") or {}).get(entity) or {}
    parts = [badges.bead(name, f"{by:+d}".replace("-", "−"), scene.ui.u(52)) for name, by in lying.items() if by]
    shown = scene.view["entities"].get(entity)
    if not changed or shown is None or scene.is_player(entity):
        return parts
    now = shown.get("stats") or {}
    damageable = scene.stage.library.damageable_stat(shown["card"])
    for badge in scene.stage.library.badges_of(shown["card"]):
        if badge.stat in changed and now.get(badge.stat) is not None:
            before = shown.get("full", now[badge.stat]) if badge.stat == damageable else now[badge.stat]
            by = changed[badge.stat] - before
            if by:
                sign = f"{by:+d}".replace("-", "−")
                parts.append(badges.badge(sign, scene.ui.u(52), badge.symbol, pieces.tone(by, 0)))
    return parts


def _counted(scene: MatchScene, surface: Surface, found: dict[str, Any]) -> None:
    """What each player's plate would count then, where it is not said as damage."""
    for seat, then in enumerate(found.get("seats") or ()):
        told = any(seat in (found.get(kind) or {}) for kind in TONES)
        now, parts = scene.view["seats"][seat], []
        for counter in scene.table.counters:
            if told or type(now.get(counter.name)) is not int or type(then.get(counter.name)) is not int:
                continue
            by = then[counter.name] - now[counter.name]
            if by:
                sign = f"{by:+d}".replace("-", "−")
                if counter.of:
                    words = text.render(sign, scene.ui.u(38), scene.ui.look.warn, "figure", bold=True)
                    parts += [words, badges.mark(counter.symbol, scene.ui.u(40), True)]
                else:
                    parts.append(badges.badge(sign, scene.ui.u(52), counter.symbol, pieces.tone(by, 0)))
        x, y, w, h = scene.side(seat).plate
        _chip(scene, surface, parts, scene.ui.rect(x + w / 2, y + h / 2, 0, 0).topleft)


def _chip(scene: MatchScene, surface: Surface, parts: list[Surface], spot: tuple[int, int]) -> None:
    """Figures and signs side by side on a dark plate about `spot`."""
    if not parts:
        return
    ui = scene.ui
    wide = sum(part.get_width() for part in parts) + ui.u(8) * (len(parts) - 1)
    box = Rect(0, 0, wide + ui.u(26), ui.u(54))
    box.center = spot
    surface.blit(
        theme.plate(box.w, box.h, (16, 18, 20), (8, 9, 10), ui.look.edge, box.h // 2, max(1, ui.u(2)), 235), box
    )
    x = box.x + ui.u(13)
    for part in parts:
        surface.blit(part, part.get_rect(midleft=(x, box.centery)))
        x += part.get_width() + ui.u(8)
