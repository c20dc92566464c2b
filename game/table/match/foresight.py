"""What would come of the answer that the person is about to give, shown on the cards and tokens that it touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import symbols, text
from game.table.match import chances, tokens
from game.table.match.legal import Answer

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
        answer = considered(scene)
        if answer is None:
            return None
        found = scene.play.match.preview(answer)
        told = found and (touched(found) or found["lethal"] or found["fatal"] or found["odds"] is not None)
        return found if told else None

    def _is_fatal(self, scene: MatchScene, answer: Answer) -> bool:
        found = scene.play.match.preview(answer)
        return bool(found and found["fatal"])

    def payment(self, scene: MatchScene) -> Answer | None:
        """What is proposed to be paid for the card that is looked at, as long as nothing was asked of it."""
        card = _to_pay(scene)
        if card is None:
            return None
        if self._paid[0] is not scene.view or self._paid[1] != card:
            self._paid = (scene.view, card, scene.play.match.payment(card))
        return self._paid[2]

    def warns(self, scene: MatchScene, answer: Answer) -> bool:
        """Does `answer` lose the match, and could it be avoided? Then it is said once, and has to be given again."""
        key = _key(scene, answer)
        if self._warned == key or not self._is_fatal(scene, answer):
            return False
        if all(self._is_fatal(scene, other) for other in others(scene.legal.answers, answer)):
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
    answer = considered(scene)
    verb = scene.game.verb(answer[0]) if answer else None
    return int(answer[1]) if answer and verb and verb.costs else None


def considered(scene: MatchScene) -> Answer | None:
    """The answer that a press or a drop would give just now."""
    now, hands = scene.legal, scene.hands
    if not now.mine:
        return None
    if now.kind == "pay":
        return hands.proposal()
    node = hands.over if scene.stage.dragging else scene.stage.attention
    if node is not None and node.key == "end-turn":
        return now.ending
    if hands.dragged is not None and not hands.arrow:
        dragged = now.simple(hands.dragged)
        return (dragged.word, hands.dragged) if dragged else None
    target = hands.card_of(node)
    if target is None:
        return None
    source = hands.dragged if hands.arrow else hands.selected
    if source is not None and target in now.targets_of(source):
        return (hands.word_for(source, target), source, target)
    simple = now.simple(target)
    if source is None and simple is not None:
        return (simple.word, target)
    if now.choosing and target in now.picks and now.most == 1:
        return ("pick", target)
    return None


def touched(found: dict[str, Any]) -> set[int]:
    entities: set[int] = set(found.get("destroyed") or ())
    for kind in TONES:
        entities |= set(found.get(kind) or {})
    return entities


def paint(scene: MatchScene, surface: Surface) -> None:
    tokens.paint_due(scene, surface)
    found = scene.foresight.current(scene)
    if found is None:
        return
    for attacker, target in found["forced"]:
        scene.painter.paint_forced(surface, attacker, target)
    for entity in touched(found):
        _mark(scene, surface, found, entity)
    answer = considered(scene)
    if found.get("odds") is not None and answer is not None and len(answer) > 2:
        chances.paint(scene, surface, found["odds"], answer[2])
    if found["lethal"]:
        for seat in found["losing"]:
            _verdict(scene, surface, "preview-lethal", seat)
    if found["fatal"]:
        _verdict(scene, surface, "preview-fatal", scene.near)


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
    if not parts:
        return
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
