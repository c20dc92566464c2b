"""How ESTRO lies on a table: one row of cards before each player, the Zones and the phases of the turn at the left.

Four play in two teams: partners share a side, the row of each beside that of the other (E-174).
"""

from __future__ import annotations

from functools import lru_cache

from game.table.games.layout import Box, Counter, Layout, Opposite, Row, Side

PHASES = ("draw", "play", "attack", "end")
HEIGHT, STEP = 190, 166
"""Of a card in play, and how far its neighbour lies; both smaller in a crowded row."""
FAR_Y, NEAR_Y = 236, 546
"""The middles of the rows of the other side and of the own one."""
LEFT, RIGHT = 284, 1636
PILES = (1718, 1836)
"""The middles of a deck and of its Incinerator."""


def _row(left: float, right: float, y: float) -> Row:
    middle, room = (left + right) / 2, right - left - 24
    return Row("field", middle, y, HEIGHT, width=room, step=STEP, shrinks=True)


def _piles(y: float, height: float) -> tuple[Row, ...]:
    return (
        Row("deck", PILES[0], y, height, empty=True, face_up=False),
        Row("incinerator", PILES[1], y, height, empty=True),
    )


COUNTERS = (Counter("tot", "plaque", caption="TOT"), Counter("tokens", "skull", of="most_tokens"))

OWN = Side((24, 914, 240, 154), (_row(LEFT, RIGHT, NEAR_Y),), _piles(NEAR_Y, 140))
OPPOSITE = Side(
    (24, 14, 240, 154),
    (_row(LEFT, RIGHT, FAR_Y),),
    _piles(FAR_Y, 140),
    backs=Row("hand", 960, 18, 129, width=760, step=66),
    opposite=Opposite((890, 0, 336, 140), Row("hand", 590, 18, 129, width=540, step=66)),
)


def _two() -> Layout:
    zone = Row("zone", 144, 278, 160, width=216, step=142, shrinks=True)
    return _layout((OWN, OPPOSITE), zone, (24, 366, 250, 168), (24, 542, 250, 172))


def _four() -> Layout:
    """The viewer's row at the left of the near side, the partner's at its right; the next player's opposite."""
    half = (LEFT + RIGHT) / 2
    small = 100
    near, partner = _row(LEFT, half, NEAR_Y), _row(half, RIGHT, NEAR_Y)
    next_, last = _row(LEFT, half, FAR_Y - 30), _row(half, RIGHT, FAR_Y - 30)
    sides = (
        Side((24, 962, 240, 104), (near,), _piles(520, small)),
        Side((24, 12, 240, 104), (next_,), _piles(132, small)),
        Side((24, 846, 240, 104), (partner,), _piles(628, small)),
        Side((24, 126, 240, 104), (last,), _piles(240, small)),
    )
    zone = Row("zone", 144, 317, 128, width=216, step=116, shrinks=True)
    return _layout(sides, zone, (24, 388, 250, 156), (24, 550, 250, 164))


def _layout(sides: tuple[Side, ...], zone: Row, track: Box, standing: Box) -> Layout:
    return Layout(
        sides=sides,
        shared_field=(zone,),
        shared_piles=(Row("removed", 144, standing[1] + standing[3] + 40, 68),),
        counters=COUNTERS,
        aimed="field",
        phases=PHASES,
        track=track,
        standing=standing,
        heap="incinerator",
    )


@lru_cache(maxsize=4)
def layout(seats: int) -> Layout:
    """The table of so many seats."""
    return _two() if seats == 2 else _four()
