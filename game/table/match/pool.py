"""What lies ready to be paid with, as numbered tokens beside the plate of a player (`interface.Pool`)."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table.drawing import symbols
from game.table.games.interface import Pool
from game.table.match.record import MatchTable
from game.table.theme import Ui
from game.table.tree import Node


def node(table: MatchTable, ui: Ui, pool: Pool, seat: int) -> Node | None:
    """The row of `seat`; None where nothing lies there."""
    box = table.side(seat).pool
    held = [(kind, amount) for kind, amount in zip(pool.kinds, table.view["seats"][seat][pool.number], strict=True)
            if amount]  # fmt: skip
    if box is None or not held:
        return None
    rect, say = ui.rect(*box), ui.say
    words = {kind: kind for kind in pool.kinds} | ({pool.kinds[-1]: pool.unnamed} if pool.unnamed else {})
    told = [say("pool-amount", amount=amount, element=say(f"element-{words[kind]}")) for kind, amount in held]
    name = table.words.zone("pool", seat)
    made = Node("pool", f"pool-{seat}", rect, name=name, value=", ".join(told))
    made.hint = f"{name}: {made.value}"
    size = min(rect.h, rect.w // len(pool.kinds))
    for number, (kind, amount) in enumerate(held):
        spot = Rect(rect.x + number * (rect.w // len(pool.kinds)), rect.centery - size // 2, size, size)
        made.add(_token(table, ui, pool, seat, kind, amount, spot, told[number]))
    return made


def _token(table: MatchTable, ui: Ui, pool: Pool, seat: int, kind: str, amount: int, rect: Rect, told: str) -> Node:
    made = Node("token", f"pool-{seat}-{kind}", rect, name=told, hint=told)

    def paint(surface: Surface, node: Node) -> None:
        halo = symbols.disc(round(rect.h * 0.6), ui.look.gold, 150, 0.6)
        surface.blit(halo, halo.get_rect(center=rect.center))
        drawn = symbols.element(kind, rect.h, letter=False, game=table.words.library.game)
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        look = symbols.look(kind, table.words.library.game)
        ink = look.tint.ink if look else (0, 0, 0)
        number = symbols.figure(str(amount), rect.h * 0.62, (255, 255, 255), ink)
        surface.blit(number, number.get_rect(center=rect.center))

    made.paint = paint
    return made
