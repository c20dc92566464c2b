"""The tokens of resources: a row before each player, where they flip between full and empty."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import symbols, text
from game.table.match import poses
from game.table.tree import Node

if TYPE_CHECKING:
    from game.table.games.interface import Group, Offer
    from game.table.match.scene import MatchScene

FLIP = 0.34
STAGGER = 0.05
WIDER, LONE = 1.5, 12.0
"""By how much a token that is offered takes more room, and the room beside one that is the first of its kind."""

Token = tuple[int, str, int]  # seat, kind, number among those of its kind


class Flips:
    """Which tokens are turning over just now."""

    def __init__(self) -> None:
        self.shown: dict[Token, bool] = {}
        self.turning: dict[Token, float] = {}  # seconds left, more than FLIP while waiting its turn

    def settle(self, faces: dict[Token, bool], quick: bool) -> bool:
        """From now on these are up; did any change?"""
        changed = [token for token, full in faces.items() if self.shown.get(token, full) != full]
        self.shown = dict(faces)
        self.turning = {token: left for token, left in self.turning.items() if token in faces}
        if not quick:
            for number, token in enumerate(changed):
                self.turning[token] = FLIP + number * STAGGER
        return bool(changed)

    def update(self, dt: float) -> bool:
        moved = bool(self.turning)
        self.turning = {token: left - dt for token, left in self.turning.items() if left - dt > 0}
        return moved

    def face(self, token: Token, full: bool) -> tuple[bool, float]:
        """Which side is up and how wide it looks, 0 to 1."""
        left = self.turning.get(token)
        if left is None:
            return full, 1.0
        if left > FLIP:
            return not full, 1.0
        t = 1 - left / FLIP
        return (full if t > 0.5 else not full), max(0.06, abs(math.cos(math.pi * t)))


def groups(scene: MatchScene, seat: int) -> tuple[Group, ...]:
    """The tokens of `seat`, kind by kind; none in a game that has none."""
    held = scene.game.tokens
    return held.groups(scene.ui.say, scene.view["seats"][seat]) if held else ()


def faces_of(scene: MatchScene) -> dict[Token, bool]:
    """Every token of all seats and whether it is full."""
    return {
        (seat, group.kind, number): number < group.full
        for seat in range(len(scene.view["seats"]))
        for group in groups(scene, seat)
        for number in range(group.total)
    }


def node(scene: MatchScene, seat: int) -> Node:
    """The row of a seat; in the own one also the tokens with which a question is answered (`interface.Offer`)."""
    ui, held = scene.ui, scene.game.tokens
    y, size, step = scene.side(seat).tokens or (0.0, 0.0, 0.0)
    row = {group.kind: group for group in groups(scene, seat)}
    question = scene.prompts.question if seat == scene.near else None
    offers = {offer.kind: offer for offer in question.offers} if question else {}
    fresh = {kind: offer for kind, offer in offers.items() if offer.fresh}
    kinds = [kind for kind in (held.kinds if held else ()) if kind in row or kind in fresh]
    room = {kind: step * WIDER + (0 if kind in row else LONE) for kind in fresh}
    kept = sum(group.before + group.after for group in row.values()) + sum(room.values())
    many = sum(group.total for group in row.values())
    step = min(step, (scene.room.right - scene.room.left - kept) / max(1, many))
    width = kept + many * step
    x = poses.MIDDLE - width / 2
    made = Node("tokens", f"tokens-{seat}", ui.rect(x, y - size / 2, width, size))
    made.name = scene.words.zone("tokens", seat)
    for kind in kinds:
        group = row.get(kind)
        x += group.before if group else 0
        for number in range(group.total if group else 0):
            assert group
            made.add(_token(scene, seat, group, number, (x, step), offers.get(kind)))
            x += step
        if kind in fresh:
            wide = step * WIDER
            made.add(_offered(scene, fresh[kind], ui.rect(x, y - wide / 2, wide, wide)))
            x += wide
        x += group.after if group else LONE
    return made


def _offered(scene: MatchScene, offer: Offer, rect: Rect) -> Node:
    """A token that would be added: larger, and in a light."""
    held, ui = scene.game.tokens, scene.ui
    node = Node(
        "token", offer.key, rect, name=offer.name, hint=offer.name, actions={"gain": offer.act}, flags={"legal"}
    )

    def paint(surface: Surface, node: Node) -> None:
        if held is None:
            return
        lit = bool(node.flags & {"hover", "focused"})
        ring = symbols.disc(round(rect.h * (0.66 if lit else 0.58)), ui.look.gold, 235 if lit else 150)
        surface.blit(ring, ring.get_rect(center=rect.center))
        drawn = held.draw(offer.kind, round(rect.h * (0.98 if lit else 0.86)), True)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    node.paint = paint
    return node


def _token(
    scene: MatchScene, seat: int, group: Group, number: int, place: tuple[float, float], offer: Offer | None
) -> Node:
    """`place`: its left edge, and how far its neighbour lies."""
    ui, kind, full = scene.ui, group.kind, number < group.full
    y, size, _ = scene.side(seat).tokens or (0.0, 0.0, 0.0)
    node = Node("token", f"token-{seat}-{kind}-{number}", ui.rect(place[0], y - size / 2, place[1], size))
    node.name = group.name
    node.value = ui.say("token-full" if full else "token-empty")
    node.hint = group.hint
    used = seat == scene.near and scene.hands.uses(group, number)
    if seat == scene.near and scene.legal.kind == "pay" and scene.legal.mine and full:
        node.actions = {"keep" if used else "spend": lambda: scene.hands.toggle_payment(group, number)}
        node.hint = ui.say("hint-token-used" if used else "hint-token-free")
    elif offer is not None and not offer.fresh:
        node.key = offer.key if number == 0 else node.key
        node.actions, node.hint = {"choose": offer.act}, offer.name
        node.flags.add("legal")
    if used:
        node.flags.add("selected")

    def paint(surface: Surface, node: Node) -> None:
        _paint(scene, surface, node, seat, group, number)

    node.paint = paint
    return node


def paint_due(scene: MatchScene, surface: Surface) -> None:
    """What the card of the hand that is raised would ask for, above it: it hides part of the row."""
    node, paid, held = scene.stage.attention, scene.foresight.payment(scene), scene.game.tokens
    if held is None or paid is None or not any(paid[1:]):
        return
    if node is None or node.role != "hand-card" or scene.stage.dragging:
        return
    ui = scene.ui
    words = text.render(ui.say("pay-due"), ui.s(theme.SMALL), ui.look.ink, "body")
    px, pad = ui.s(32), ui.s(14)
    due = [kind for kind, amount in zip(held.kinds, paid[1:], strict=True) for _ in range(amount)]
    box = Rect(0, 0, words.get_width() + len(due) * px + 3 * pad, px + ui.s(8))
    card = scene.focus_rect(node)
    box.midbottom = card.centerx, card.top - ui.u(12)
    box.clamp_ip(ui.screen)
    theme.panel(surface, ui, box, 245, box.h // 2)
    surface.blit(words, words.get_rect(midleft=(box.x + pad, box.centery)))
    for number, kind in enumerate(due):
        drawn = held.draw(kind, px - ui.s(3), True)
        left = box.x + 2 * pad + words.get_width() + number * px
        surface.blit(drawn, drawn.get_rect(midleft=(left, box.centery)))


def _paint(scene: MatchScene, surface: Surface, node: Node, seat: int, group: Group, number: int) -> None:
    ui, held, used = scene.ui, scene.game.tokens, "selected" in node.flags
    if held is None:
        return
    shown, turned = scene.flips.face((seat, group.kind, number), number < group.full)
    px = node.rect.h
    drawn = held.draw(group.kind, px, shown)
    if turned < 0.99:
        drawn = pygame.transform.scale(drawn, (max(1, round(px * turned)), px))
    centre = (node.rect.x + px // 2, node.rect.centery)
    lift = 0
    if used:
        lift = ui.u(11)
        ring = symbols.disc(round(px * 0.92), ui.look.gold, 255, 0.55)
        surface.blit(ring, ring.get_rect(center=(centre[0], centre[1] - lift)))
    elif node.actions and ("hover" in node.flags or "legal" in node.flags):
        lit = "hover" in node.flags
        ring = symbols.disc(round(px * (0.8 if lit else 0.68)), ui.look.gold, 230 if lit else 190, 0.6)
        surface.blit(ring, ring.get_rect(center=centre))
    surface.blit(drawn, drawn.get_rect(center=(centre[0], centre[1] - lift)))
    if seat == scene.near and scene.hands.would_use(group, number):
        wide = round(px * 1.06)
        ring = theme.outline(wide, wide, ui.look.gold, wide // 2, max(2, ui.u(3)))
        surface.blit(ring, ring.get_rect(center=centre))
