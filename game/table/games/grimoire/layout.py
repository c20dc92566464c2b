"""How Grimoire lies on a table: creatures next to the middle, behind them lands and what else is in play; the phases of
the turn between both sides; the batch in the left column."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game.records.cards import rules_of
from game.table.games.layout import Badge, Box, Counter, Layout, Opposite, Row, Side

CREATURES = ("summon", "artifact_creature")
OTHERS = ("artifact", "enchantment", "aura")
BADGES = {kind: (Badge("power", "left", "burst"), Badge("toughness", "right", "shield")) for kind in CREATURES}
PHASES = ("untap", "upkeep", "draw", "main", "attack", "discard", "declaration", "healing")
"""Those of the rules, with the attack, which is a part of the main phase."""
MIDDLE, WIDE = 960, 1328
FRONT, BACK = 156, 136
"""The height of a card in the row of creatures, and behind it."""
FORWARD = 22
BANDS = (
    (0, 0, 0), (8, 6, 6), (156, 153, 149), (342, 350, 374), (462, 466, 476), (648, 664, 701), (800, 816, 846),
    (1080, 1080, 1080),
)  # fmt: skip
"""The far lands, the far creatures, the question and the phases, the own creatures, the own lands, the hand: creatures
grow with the scale of the interface, and the hand hangs lower."""
PLATE, AIR = (890, 4, 336, 140), 22
"""Of the player at the upper middle, whose face is as high as it, and the free room from it to the cards beside it."""
HELD = Row("hand", 144, 20, 129, width=150, step=40)
"""The hand of that player, in the corner of the left column."""
COLUMNS = (1702, 1789, 1876)


def _field(front: float, back: float, forward: float) -> tuple[Row, ...]:
    return (
        Row("territory", MIDDLE, front, FRONT, width=WIDE, holds=CREATURES, name="creatures", forward=forward),
        Row("territory", MIDDLE, back, BACK, width=WIDE, holds=("land",), name="lands", end="left", heaps=True),
        Row("territory", MIDDLE, back, BACK, width=WIDE, holds=OTHERS, name="others", end="right"),
    )


def _beside_a_face() -> tuple[Row, ...]:
    """The far side where a face stands in the middle of the row behind: lands at its left, all else at its right."""
    creatures, lands, others = _field(246, 82, FORWARD)
    left, right = MIDDLE - WIDE / 2, MIDDLE + WIDE / 2
    to, after = PLATE[0] - AIR, PLATE[0] + PLATE[2] + AIR
    return (
        creatures,
        replace(lands, x=(left + to) / 2, width=to - left),
        replace(others, x=(after + right) / 2, width=right - after),
    )


def _piles(y: float) -> tuple[Row, ...]:
    """Library and graveyard, then what is out of the game; below them the cards at stake, where there are any."""
    return (
        Row("library", COLUMNS[0], y, 118, empty=True, face_up=False),
        Row("graveyard", COLUMNS[1], y, 118, empty=True),
        Row("removed", COLUMNS[2], y, 118),
        *([Row("ante", COLUMNS[0], y + 109, 72)] if "ante" in _zones() else ()),
    )


@cache
def _zones() -> frozenset[str]:
    return frozenset(zone.name for zone in rules_of("grimoire").vocabulary.zones)


def _side(plate: Box, pool: Box, rows: tuple[Row, ...], piles: float, opposite: Opposite | None = None) -> Side:
    return Side(plate=plate, field=rows, piles=_piles(piles), pool=pool, opposite=opposite)


@cache
def layout(seats: int) -> Layout:
    """Grimoire has two seats."""
    return Layout(
        sides=(
            _side((24, 914, 240, 154), (24, 842, 240, 62), _field(558, 722, -FORWARD), 540),
            _side(
                (24, 14, 240, 154),
                (24, 172, 240, 46),
                _field(246, 82, FORWARD),
                148,
                Opposite(PLATE, HELD, _beside_a_face()),
            ),
        ),
        counters=(Counter("life", "heart", full="life_start"),),
        phases=PHASES,
        track=(284, 428, 1352, 32),
        batch=(24, 226, 240, 474),
        heap="graveyard",
        turned_by="tapped",
        hand_high=256,
        bands=BANDS,
        aimed="territory",
    )
