"""The tokens of resources: a row before each player, where they flip between full and empty."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

import pygame
from pygame import Rect, Surface

from game.table import theme
from game.table.drawing import symbols, text
from game.table.games.interface import Answer, Group, Offer, Question, Tokens
from game.table.games.layout import Box
from game.table.match import paying
from game.table.match.intents import Do, Spend
from game.table.match.motion import Token
from game.table.match.record import MatchTable
from game.table.theme import Ui
from game.table.tree import Node

Due = Callable[[], Answer | None]
"""What the card that is looked at would ask to be paid."""
WIDER, LONE = 1.5, 12.0
"""By how much a token that is offered takes more room, and the room beside one that is the first of its kind."""


def groups(table: MatchTable, seat: int) -> tuple[Group, ...]:
    """The tokens of `seat`, kind by kind; none in a game that has none."""
    held = table.game.tokens
    return held.groups(table.words.say, table.view["seats"][seat]) if held else ()


def faces_of(table: MatchTable) -> dict[Token, bool]:
    """Every token of all seats and whether it is full."""
    return {
        (seat, group.kind, number): number < group.full
        for seat in range(len(table.view["seats"]))
        for group in groups(table, seat)
        for number in range(group.total)
    }


def lay(table: MatchTable, seat: int, fresh: Collection[str] = ()) -> tuple[Box, dict[Token, Box]]:
    """Where the row of `seat` lies, and each of its tokens, in design units.

    Of the kinds that are `fresh` one more, after the last, has its room.
    """
    held = table.game.tokens
    y, size, step = table.side(seat).tokens or (0.0, 0.0, 0.0)
    row = {group.kind: group for group in groups(table, seat)}
    room = {kind: step * WIDER + (0 if kind in row else LONE) for kind in fresh}
    kept = sum(group.before + group.after for group in row.values()) + sum(room.values())
    many = sum(group.total for group in row.values())
    left, right = table.side(seat).across or (table.room.left, table.room.right)
    step = min(step, (right - left - kept) / max(1, many))
    width = kept + many * step
    x = (left + right) / 2 - width / 2
    whole, found = (x, y - size / 2, width, size), {}
    for kind in held.kinds if held else ():
        group = row.get(kind)
        if group is None and kind not in room:
            continue
        x += group.before if group else 0
        for number in range(group.total if group else 0):
            found[seat, kind, number] = x, y - size / 2, step, size
            x += step
        if kind in room:
            wide = step * WIDER
            found[seat, kind, group.total if group else 0] = x, y - wide / 2, wide, wide
            x += wide
        x += group.after if group else LONE
    return whole, found


def node(table: MatchTable, ui: Ui, do: Do, seat: int, question: Question | None, due: Due) -> Node:
    """The row of a seat; in the own one also the tokens with which a question is answered (`interface.Offer`)."""
    row = {group.kind: group for group in groups(table, seat)}
    offers = {offer.kind: offer for offer in question.offers} if question else {}
    whole, lies = lay(table, seat, [kind for kind, offer in offers.items() if offer.fresh])
    made = Node("tokens", f"tokens-{seat}", ui.rect(*whole), name=table.words.zone("tokens", seat))
    for (_, kind, number), box in lies.items():
        if kind in row and number < row[kind].total:
            made.add(_token(table, ui, do, seat, row[kind], number, ui.rect(*box), offers.get(kind), due))
        else:
            made.add(_offered(table, ui, offers[kind], ui.rect(*box)))
    return made


def _offered(table: MatchTable, ui: Ui, offer: Offer, rect: Rect) -> Node:
    """A token that would be added: larger, and in a light."""
    held = table.game.tokens
    node = Node(
        "token", offer.key, rect, name=offer.name, hint=offer.name, actions={"gain": offer.act}, flags={"legal"}
    )

    def paint(surface: Surface, node: Node) -> None:
        if held is None:
            return
        lit = bool(node.flags & {"hover", "focused"})
        ring = symbols.disc(round(rect.h * (0.66 if lit else 0.58)), ui.look.gold, 235 if lit else 150)
        surface.blit(ring, ring.get_rect(center=rect.center))
        drawn = _drawing(held, ui)(offer.kind, round(rect.h * (0.98 if lit else 0.86)), True)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    node.paint = paint
    return node


def _token(
    table: MatchTable,
    ui: Ui,
    do: Do,
    seat: int,
    group: Group,
    number: int,
    rect: Rect,
    offer: Offer | None,
    due: Due,
) -> Node:
    kind, full = group.kind, number < group.full
    node = Node("token", f"token-{seat}-{kind}-{number}", rect, name=group.name)
    node.value = ui.say("token-full" if full else "token-empty")
    node.hint = group.hint
    used = seat == table.near and paying.empties(table, paying.proposal(table), group, number)
    if seat == table.near and table.legal.kind == "pay" and table.legal.mine and full:
        node.actions = {
            "keep" if used else "spend": partial(do, Spend(paying.kind_of(table, group), -1 if used else 1))
        }
        node.hint = ui.say("hint-token-used" if used else "hint-token-free")
    elif offer is not None and not offer.fresh:
        node.key = offer.key if number == 0 else node.key
        node.actions, node.hint = {"choose": offer.act}, offer.name
        node.flags.add("legal")
    if used:
        node.flags.add("selected")

    def paint(surface: Surface, node: Node) -> None:
        _paint(table, ui, surface, node, seat, group, number, due() if seat == table.near else None)

    node.paint = paint
    return node


def paint_due(table: MatchTable, ui: Ui, surface: Surface, paid: Answer, card: Rect) -> None:
    """What the card of the hand that is raised, at `card`, would ask for, above it: it hides part of the row."""
    held = _looks(table, ui)
    if held is None or not any(paid[1:]):
        return
    kinds, draw = held
    words = text.render(ui.say("pay-due"), ui.s(theme.SMALL), ui.look.ink, "body")
    px, pad = ui.s(32), ui.s(22)
    due = [kind for kind, amount in zip(kinds, paid[1:], strict=True) for _ in range(amount)]
    box = Rect(0, 0, words.get_width() + len(due) * px + 3 * pad, px + ui.s(8))
    box.midbottom = card.centerx, card.top - ui.u(12)
    box.clamp_ip(ui.screen)
    theme.panel(surface, ui, box, 245, box.h // 2)
    surface.blit(words, words.get_rect(midleft=(box.x + pad, box.centery)))
    for number, kind in enumerate(due):
        drawn = draw(kind, px - ui.s(3))
        x = box.x + 2 * pad + words.get_width() + number * px + px // 2
        surface.blit(drawn, drawn.get_rect(center=(x, box.centery)))


def _drawing(held: Tokens, ui: Ui) -> Callable[[str, int, bool], Surface]:
    return held.plain if ui.is_plain else held.draw


def _looks(table: MatchTable, ui: Ui) -> tuple[tuple[str, ...], Callable[[str, int], Surface]] | None:
    """What a payment names so much of, in its order, and how one of a kind is drawn; None where nothing is paid."""
    game, held, pool = table.words.library.game, table.game.tokens, table.game.pool
    if held is not None:
        return held.kinds, lambda kind, px: _drawing(held, ui)(kind, px, True)
    if pool is not None:
        return pool.kinds, lambda kind, px: symbols.element(kind, px, letter=False, game=game)
    return None


def _paint(
    table: MatchTable, ui: Ui, surface: Surface, node: Node, seat: int, group: Group, number: int, due: Answer | None
) -> None:
    held, used = table.game.tokens, "selected" in node.flags
    if held is None:
        return
    shown, turned = table.flips.face((seat, group.kind, number), number < group.full)
    px = node.rect.h
    drawn = _drawing(held, ui)(group.kind, px, shown)
    if turned < 0.99:
        drawn = pygame.transform.scale(drawn, (max(1, round(drawn.get_width() * turned)), drawn.get_height()))
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
    if paying.empties(table, due, group, number):
        wide = round(px * 1.06)
        ring = theme.outline(wide, wide, ui.look.gold, wide // 2, max(2, ui.u(3)))
        surface.blit(ring, ring.get_rect(center=centre))
