"""The table laid out anew for the scale of the interface: what stands where, and how large, in design units.

A game says how it lies on a table of 1920 x 1080 at 100 % (`games/layout.py`). A smaller scale shrinks cards, tokens
and plates where they are, with more air between them. A larger one widens both columns at the sides, with all that
stands in them, so that the row of cards overlaps sooner; the backs of the other hand give up their strip at the upper
edge, which then counts on the plate, and cards, tokens and the own hand take that room. What holds them is the height
of the table, at every size of window: so the larger the scale, the lower the own hand hangs out of the window. Its
cards grow as well, their costs, pictures and names stay seen, and a card that is looked at comes up whole.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.table.games.layout import Box, Layout, Row, Side
from game.table.layout import poses
from game.table.layout.poses import HEIGHT, LEFT, MIDDLE, RIGHT
from game.table.layout.poses import Room as Room

WIDTH = LEFT + RIGHT
WIDENS = 0.3
"""By how much more the columns are wider at 200 % than at 100 %."""
SHRINKS = 0.8
"""How much of a smaller scale cards, plates and tokens follow; their words stay legible."""
LARGE = 1.1
"""From this scale on the strip of the other hand is given up."""
ZONES = (0, 88, 337, 425, 700, HEIGHT)
LARGER = (0, 12, 288, 374, 668, HEIGHT)
"""The lower edges of what lies below each other at 100 %, and where they lie from LARGE on: the strip of the other
hand, its side, the band of the prompt, the own side, the own hand."""
LARGEST = (0, 12, 323, 407, 751, HEIGHT)
"""Where they lie at 200 %; between LARGE and that they move evenly."""
HAND = (1.0833, 1.25)
"""How large the cards of the own hand are at LARGE and at 200 %, of their size at 100 %."""
TOKENS = 1.2
"""By how much tokens are larger there."""
RAISED_LOW, RAISED_LOW_MOST = 520, 600
"""The height of a card of a smaller hand that is looked at, and at most at a larger scale."""
EDGE, EDGE_GROWS = 98, 1.4
"""How far what is said at the upper edge reaches down, and how much it grows with the interface at most."""
FOOT = 10
"""Below a hand of smaller cards."""
BETWEEN = 6
"""The least room between two things in a column."""


@lru_cache(maxsize=16)
def room(layout: Layout, scale: float, upper_edge: bool = False) -> Room:
    """The table of a game at a scale of the interface, 1 for 100 %; with `upper_edge` the strip there is kept free."""
    if scale <= 1 and not upper_edge:
        layout = replace(layout, sides=tuple(map(opposite, layout.sides)))
    if upper_edge:
        layout = _below(layout, EDGE * max(1.0, min(EDGE_GROWS, scale)))
    if scale == 1:
        y, card = hand_of(layout)
        return Room(layout, hand_y=y, hand_card=card, raised=raised_of(layout))
    return _small(layout, scale) if scale < 1 else _Larger(layout, scale, upper_edge).room()


def opposite(side: Side) -> Side:
    """With its player at the upper middle, where the game has a place for them there."""
    there = side.opposite
    if there is None:
        return side
    field = side.field if there.field is None else there.field
    return replace(side, plate=there.plate, backs=there.backs, field=field, across=there.across)


def hand_of(layout: Layout) -> tuple[float, tuple[float, float]]:
    """How high the own hand stands, and how large its cards are, at 100 %: a smaller one stands at the lower edge."""
    if not layout.hand_high:
        return poses.HAND_Y, poses.HAND_CARD
    wide, high = poses.HAND_CARD
    return HEIGHT - FOOT - layout.hand_high / 2, (wide * layout.hand_high / high, layout.hand_high)


def _below(layout: Layout, edge: float) -> Layout:
    """With the cards of the other side below `edge`, where no hand of backs keeps that strip free."""
    near, *others = layout.sides
    if len(others) != 1 or others[0].backs is not None:
        return layout
    rows = [row for row in others[0].field if row.width]
    top = min(row.y - row.height / 2 for row in rows)
    bottom = max(row.y + row.height / 2 for row in rows)
    part = min(1.0, (bottom - edge) / (bottom - top))

    def lower(row: Row) -> Row:
        return replace(row, y=bottom - (bottom - row.y) * part, height=row.height * part, forward=row.forward * part)

    field = tuple(lower(row) if row.width else row for row in others[0].field)
    return replace(layout, sides=(near, replace(others[0], field=field)))


def raised_of(layout: Layout) -> float:
    """The height of a card of the hand that is looked at: less over a table that reaches lower."""
    return RAISED_LOW if layout.hand_high else poses.HAND_RAISED


# --- smaller ----------------------------------------------------------------------------------------------------------


def _small(layout: Layout, scale: float) -> Room:
    part = 1 - (1 - scale) * SHRINKS
    hand_y, card = hand_of(layout)
    wide, high = (length * part for length in card)
    changed = replace(
        layout,
        sides=tuple(_smaller_side(side, part) for side in layout.sides),
        shared_field=tuple(_smaller(row, part) for row in layout.shared_field),
        shared_piles=tuple(_smaller(row, part) for row in layout.shared_piles),
        track=layout.track and _shrunk(layout.track, part),
        standing=layout.standing and _shrunk(layout.standing, part),
        batch=layout.batch and _shrunk(layout.batch, part),
    )
    x, y, size, gap = poses.BUTTONS
    buttons = (x + (4 * size + 3 * gap) * (1 - part), y, size * part, gap * part)
    return Room(
        changed, part,
        hand_y=hand_y + (card[1] - high) / 2, hand_card=(wide, high), raised=raised_of(layout) * part,
        end_turn=_shrunk(poses.END_TURN, part), asking=_shrunk(poses.ASKING, part), buttons=buttons,
        advice=_shrunk(poses.ADVICE, part), shelf=poses.SHELF,
    )  # fmt: skip


def _shrunk(box: Box, part: float) -> Box:
    """About its middle; what stands at an edge of the screen stays there."""
    x, y, w, h = box
    dx, dy = w * (1 - part), h * (1 - part)
    left = 0.0 if x < LEFT else 1.0 if x + w > RIGHT else 0.5
    top = 0.0 if y < 40 else 1.0 if y + h > HEIGHT - 40 else 0.5
    return x + dx * left, y + dy * top, w * part, h * part


def _smaller(row: Row, part: float) -> Row:
    return replace(row, height=row.height * part, step=row.step * part, forward=row.forward * part)


def _smaller_side(side: Side, part: float) -> Side:
    tokens = side.tokens and (side.tokens[0], side.tokens[1] * part, side.tokens[2] * part)
    return replace(
        side,
        plate=_shrunk(side.plate, part),
        field=tuple(_smaller(row, part) for row in side.field),
        piles=tuple(_smaller(row, part) for row in side.piles),
        tokens=tokens,
        pool=side.pool and _shrunk(side.pool, part),
        size=part,
    )


# --- larger -----------------------------------------------------------------------------------------------------------


class _Larger:
    """How a layout grows; the columns first, then what lies between them."""

    def __init__(self, layout: Layout, scale: float, upper_edge: bool) -> None:
        self.layout = layout
        self.wider = 1 + (scale - 1) * WIDENS
        self.left, self.right = LEFT * self.wider, WIDTH - LEFT * self.wider
        others = layout.sides[1:]
        self.strips = any(row.width and row.x - row.width / 2 < LEFT - 20 for side in others for row in side.field)
        """Do several opponents share the whole upper edge?"""
        gives_up = bool(layout.bands) or all(side.backs is not None for side in others)
        self.higher = scale >= LARGE and not upper_edge and gives_up
        self.scale = scale
        self.towards = max(0.0, min(1.0, (scale - LARGE) / (2 - LARGE)))
        """How far it is from LARGE to 200 %, 0 to 1."""
        bands = layout.bands or tuple(zip(ZONES, LARGER, LARGEST, strict=True))
        self.before = [band[0] for band in bands]
        self.zones = [_between(larger, largest, self.towards) for _, larger, largest in bands]
        own = _Column(self.wider)
        self.at_left, self.at_right = own, _Column(self.wider, grows_last=False)
        for number, side in enumerate(layout.sides):
            if number and self.strips:
                continue
            own.add(side.plate)
            if side.pool:
                own.add(side.pool)
            for row in side.field:
                if _is_beside(row):
                    own.add(_box(row))
            for row in side.piles:
                self.at_right.add(_box(row))
        for row in (*layout.shared_field, *layout.shared_piles):
            if row.x + row.width / 2 < LEFT:
                own.add(_box(row))
        for box in (layout.track, layout.standing, layout.batch):
            if box and not lies_between(box):
                own.add(box)
        own.add(poses.ADVICE)
        x, y, size, gap = poses.BUTTONS
        for box in ((x, y, 4 * size + 3 * gap, size), poses.END_TURN, poses.LOG):
            self.at_right.add(box)
        self.asks = not self.at_right.meets(poses.ASKING)
        if self.asks:
            self.at_right.add(poses.ASKING)

    def room(self) -> Room:
        layout, wider = self.layout, self.wider
        part = _between(*HAND, self.towards) if self.higher else 1.0
        prompt = self._prompt()
        hand_y, card = hand_of(layout)
        wide, high = (length * part for length in card)
        if self.higher or not layout.hand_high:
            hand_y = self._y(self.before[-2]) + 3 + high / 2
        x, y, size, gap = poses.BUTTONS
        bx, by, bw, bh = self._at_right((x, y, 4 * size + 3 * gap, size))
        return Room(
            replace(
                layout,
                sides=tuple(self._side(number, side) for number, side in enumerate(layout.sides)),
                shared_field=tuple(self._row(row) for row in layout.shared_field),
                shared_piles=tuple(self._row(row) for row in layout.shared_piles),
                track=layout.track and self._track(layout.track),
                standing=layout.standing and self._at_left(layout.standing),
                batch=layout.batch and self._at_left(layout.batch),
            ),
            wider, self.left, self.right,
            hand_y=hand_y, hand_card=(wide, high),
            raised=min(raised_of(layout) * self.scale, RAISED_LOW_MOST if layout.hand_high else poses.RAISED_MOST,
                       poses.RAISED_BOTTOM - prompt[1] - prompt[3] - 2 * BETWEEN),
            prompt=prompt,
            end_turn=self._at_right(poses.END_TURN),
            asking=self._at_right(poses.ASKING) if self.asks else poses.ASKING,
            log=self._at_right(poses.LOG),
            buttons=(bx, by, bh, (bw - 4 * bh) / 3),
            advice=self._at_left(poses.ADVICE),
            shelf=(self._y(poses.SHELF[0]), self._y(poses.SHELF[1])),
        )  # fmt: skip

    def _prompt(self) -> Box:
        """Between both sides, and beside the piles that reach into the middle."""
        _, printed, _, high = poses.PROMPT
        y = self._y(printed + high / 2) - high / 2
        rows = [self._row(row) for side in self.layout.sides[: 1 if self.strips else None] for row in side.piles]
        near = [box for box in map(_box, rows) if box[1] < y + high and y < box[1] + box[3]]
        half: float = min([self.right, *(box[0] - 2 * BETWEEN for box in near)]) - MIDDLE
        return MIDDLE - half, y, 2 * half, high

    def _y(self, y: float) -> float:
        if not self.higher:
            return y
        zone = min(bisect_right(self.before, y), len(self.before) - 1) - 1
        inside = (y - self.before[zone]) / (self.before[zone + 1] - self.before[zone])
        return self.zones[zone] + inside * (self.zones[zone + 1] - self.zones[zone])

    def _grown(self, row: Row) -> float:
        """How much larger the cards of a row between the columns can be."""
        return (self._y(row.y + 1) - self._y(row.y - 1)) / 2

    def _track(self, box: Box) -> Box:
        if not lies_between(box):
            return self._at_left(box)
        x, y, w, h = box
        part = (self.right - self.left) / (RIGHT - LEFT)
        return self.left + (x - LEFT) * part, self._y(y), w * part, h

    def _at_left(self, box: Box) -> Box:
        x, _, w, _ = box
        top, high = self.at_left.place(box)
        return x * self.wider, top, w * self.wider, high

    def _at_right(self, box: Box) -> Box:
        x, _, w, _ = box
        top, high = self.at_right.place(box)
        return WIDTH - (WIDTH - x) * self.wider, top, w * self.wider, high

    def _row(self, row: Row) -> Row:
        if _is_beside(row) or row.x + row.width / 2 < LEFT:
            top, high = self.at_left.place(_box(row))
            return self._put(row, row.x * self.wider, top, high)
        if row.width:
            part, grown = (self.right - self.left) / (RIGHT - LEFT), self._grown(row)
            x = self.left + (row.x - LEFT) * part
            wide = row.width * part
            if self.higher and row.x == MIDDLE:
                wide = min(row.width * grown, self.right - self.left)
            return replace(row, x=x, y=self._y(row.y), height=row.height * grown, width=wide,
                           step=row.step * grown, forward=row.forward * grown)  # fmt: skip
        top, high = self.at_right.place(_box(row))
        return self._put(row, WIDTH - (WIDTH - row.x) * self.wider, top, high)

    @staticmethod
    def _put(row: Row, x: float, top: float, high: float) -> Row:
        part = high / row.height
        return replace(row, x=x, y=top + high / 2, height=high, width=row.width * part, step=row.step * part)

    def _side(self, number: int, side: Side) -> Side:
        if number and self.strips:
            return self._strip(side)
        plate = self._at_left(side.plate)
        tokens = side.tokens
        if tokens and self.higher:
            tokens = self._y(tokens[0]), tokens[1] * TOKENS, tokens[2] * TOKENS
        return replace(
            side,
            plate=plate,
            field=tuple(self._row(row) for row in side.field),
            piles=tuple(self._row(row) for row in side.piles),
            backs=None if self.higher else side.backs,
            tokens=tokens,
            pool=side.pool and self._at_left(side.pool),
            size=plate[3] / side.plate[3],
        )

    def _strip(self, side: Side) -> Side:
        """One of several opponents, along the upper edge up to the right column."""
        part = self.right / RIGHT
        x, y, w, h = side.plate

        def narrower(row: Row) -> Row:
            return replace(row, x=row.x * part, height=row.height * part, width=row.width * part, step=row.step * part)

        rows = tuple(map(narrower, side.field)), tuple(map(narrower, side.piles))
        return replace(side, plate=(x * part, y, w * part, h), field=rows[0], piles=rows[1], size=part)


class _Column:
    """Things below each other that grow by the same part; the room between them shrinks alike."""

    def __init__(self, grows: float, grows_last: bool = True) -> None:
        self.grows, self.grows_last = grows, grows_last
        self.spans: list[list[float]] = []  # from, to; what lies side by side is one

    def add(self, box: Box) -> None:
        top, bottom = box[1], box[1] + box[3]
        for span in [span for span in self.spans if span[0] < bottom and top < span[1]]:
            top, bottom = min(top, span[0]), max(bottom, span[1])
            self.spans.remove(span)
        self.spans.append([top, bottom])
        self.spans.sort()

    def meets(self, box: Box) -> bool:
        return any(top < box[1] + box[3] and box[1] < bottom for top, bottom in self.spans)

    def place(self, box: Box) -> tuple[float, float]:
        """Top and height that `box` has now."""
        number = next(n for n, (top, bottom) in enumerate(self.spans) if top <= box[1] and box[1] + box[3] <= bottom)
        whole = [bottom - top for top, bottom in self.spans]
        parts = self._parts(whole)
        new = [length * part for length, part in zip(whole, parts, strict=True)]
        gaps = [self.spans[0][0], *(b[0] - a[1] for a, b in zip(self.spans, self.spans[1:], strict=False))]
        gaps.append(HEIGHT - self.spans[-1][1])
        free = (HEIGHT - sum(new)) / sum(gaps)
        top = sum(new[:number]) + free * sum(gaps[: number + 1])
        return top + (box[1] - self.spans[number][0]) * parts[number], box[3] * parts[number]

    def _parts(self, whole: Sequence[float]) -> list[float]:
        """By how much each grows, as far as there is room for all."""
        room = HEIGHT - BETWEEN * (len(whole) + 1)
        if self.grows_last:
            return [min(self.grows, room / sum(whole))] * len(whole)
        *others, last = whole
        return [min(self.grows, (room - last) / sum(others))] * len(others) + [1.0]


def lies_between(box: Box) -> bool:
    """Does it lie between both sides, and not in the left column?"""
    return box[0] >= LEFT


def _between(a: float, b: float, part: float) -> float:
    return a + (b - a) * part


def _is_beside(row: Row) -> bool:
    """Does it lie in the left column?"""
    return not row.width and row.x < MIDDLE / 2


def _box(row: Row) -> Box:
    width = row.width or poses.card_width(row)
    return row.x - width / 2, row.y - row.height / 2, width, row.height
