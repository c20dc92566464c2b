"""How Contracts lies on a table: line next to the middle, mana before the player, Rune and Orb to the left of the line,
deck and discard pile to its right; the far side mirrored."""

from __future__ import annotations

from game.table.games.layout import Badge, Counter, Layout, Opposite, Row, Side

BADGES = {
    "creature": (Badge("attack", "left", "burst"), Badge("health", "right", "heart")),
    "orb": (Badge("attack", "left", "burst"), Badge("durability", "right", "hexagon")),
}


OPPOSITE = Opposite((890, 2, 336, 140), Row("hand", 590, 18, 129, width=540, step=66), across=(300, 876))


def _side(y: float, plate_y: float, tokens: tuple[float, float, float], backs: Row | None) -> Side:
    return Side(
        plate=(24, plate_y, 240, 154),
        field=(
            Row("line", 960, y, 193, width=1352, step=170, kinds=("creature",)),
            Row("rune", 86, y, 134, empty=True),
            Row("orb", 206, y, 134, empty=True),
        ),
        piles=(Row("deck", 1718, y, 140, empty=True, face_up=False), Row("discard", 1836, y, 140, empty=True)),
        backs=backs,
        tokens=tokens,
        opposite=OPPOSITE if backs is not None else None,
    )


LAYOUT = Layout(
    sides=(
        _side(522, 914, (654, 46, 50), None),
        _side(240, 14, (112, 40, 43), Row("hand", 960, 18, 129, width=760, step=66)),
    ),
    shared_piles=(Row("removed", 146, 381, 110),),
    counters=(Counter("health", "heart", full="starting_health"), Counter("attack", "burst")),
)


def layout(seats: int) -> Layout:
    """Contracts has two seats."""
    return LAYOUT
