"""The interface at every scale: what is written stays where it belongs, and grows where there is room (fault 10)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pygame
import pytest

from game.records.cards import GAMES
from game.records.match import Match
from game.table import theme, tree
from game.table.drawing import text
from game.table.games import table_of
from game.table.layout import poses
from game.table.layout.room import FOOT, RAISED_LOW, Room, opposite, room
from game.table.match import tokens
from game.table.scene import Scene
from game.table.scenes import dock
from game.table.scenes.options import GROUPS, Options
from game.table.scenes.setup import SetUp
from game.table.scenes.title import Title
from game.table.settings import SCALES
from game.table.stage import Stage
from game.table.tree import Node
from tests.rings import each
from tests.table import bot, live

EDGE = 2  # design units by which two things may touch
PROMPT = 76  # the bar of a question at the largest scale, in design units
SPARE = 6  # pixels that a letter's tail or a shadow may lie outside


def strays(node: Node, ground: pygame.Surface, empty: bytes) -> bool:
    """Does the node paint, on the empty ground, what can be seen beyond its place? The ground is empty again after."""
    assert node.paint is not None
    node.paint(ground, node)
    ground.fill((0, 0, 0, 0), node.rect.inflate(2 * SPARE, 2 * SPARE))
    if ground.get_buffer().raw == empty:
        return False
    seen = ground.get_bounding_rect(min_alpha=40).w > 0
    ground.fill((0, 0, 0, 0))
    return seen


def written(stage: Stage, scene: Scene) -> list[Node]:
    stage.go(scene)
    roles = ("text", "button", "choice", "entry")
    return [n for n in tree.walk(stage.fresh()) if n.role in roles and n.paint and n.rect.w and not n.children]


@pytest.mark.parametrize(
    ("scale", "game", "lang"), each(product([SCALES[0], 1.0, 1.5, SCALES[-1]], GAMES, ["it", "en"]))
)
def test_words_stay_on_what_they_belong_to(scale: float, game: str, lang: str) -> None:
    size = (1280, 720)
    stage = live.stage(size, lang, game, scale=scale)
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    ground = pygame.Surface(size, pygame.SRCALPHA)
    empty = ground.get_buffer().raw
    scenes = [Title(stage), SetUp(stage, "computer"), *(Options(stage, group) for group in GROUPS)]
    for scene in scenes:
        for node in written(stage, scene):
            if node.key.startswith(("plan-", "deck-", "notice-")) or node.rect.bottom > size[1]:
                continue  # panels with a shadow of their own, and what is to be scrolled to
            assert not strays(node, ground, empty), f"{scene.name}: {node.key}"


def test_the_log_beside_the_hand_grows_with_the_interface() -> None:
    heights = {}
    for scale in (1.0, 1.3, 2.0):
        stage = live.stage(scale=scale)
        live.scene(stage, live.sought(live.until_kind("act")))
        live.settle(stage, 1.0)
        log = tree.find(stage.fresh(), "log")
        assert log is not None
        lines = [n for n in tree.walk(log) if n.role == "log-line"]
        heights[scale] = min(n.rect.h for n in lines)
        assert all(log.rect.w >= n.rect.w for n in lines)
    assert heights[1.0] < heights[1.3] < heights[2.0]


def test_the_scale_is_chosen_without_moving_under_the_pointer() -> None:
    """One press goes on to the next size; nothing is dragged on a panel that grows."""
    stage = live.stage()
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    stage.go(Title(stage))
    stage.push(Options(stage, "picture"))
    node = tree.find(stage.fresh(), "scale")
    assert node is not None and node.role == "choice" and node.slide is None
    bot.click(stage, node)
    assert stage.settings.scale == SCALES[SCALES.index(1.0) + 1]


@pytest.mark.parametrize("scale", SCALES)
def test_the_board_fits_at_every_scale(scale: float) -> None:
    stage = live.stage(scale=scale)
    live.scene(stage, live.sought(live.until_kind("act")))
    live.settle(stage, 1.0)
    screen = pygame.Rect(0, 0, 1280, 720)
    for node in tree.walk(stage.fresh()):
        if node.actions:
            assert screen.contains(node.rect), node.key


# --- the board, laid out anew -----------------------------------------------------------------------------------------

LAID_OUT = live.GAMES
STEPS = (0.75, 1.0, 1.25, 1.5, 2.0)


def standing(found: Room, asks: bool) -> dict[str, pygame.Rect]:
    """What stands on the table, in design units: nothing of it may lie over anything else."""
    x, y, size, gap = found.buttons
    top = found.hand_y - found.hand_card[1] / 2
    boxes = {
        "buttons": (x, y, 4 * size + 3 * gap, size),
        "end-turn": found.end_turn,
        "log": found.log,
        "prompt": (found.prompt[0], found.prompt_y - PROMPT / 2, found.prompt[2], PROMPT),
        "hand": (found.left, top, found.right - found.left, min(found.hand_card[1], theme.HEIGHT - top)),
        "advice": found.advice,
    }
    if asks:
        boxes["asking"] = found.asking
    if found.layout.track:
        boxes["track"] = found.layout.track
    if found.layout.standing:
        boxes["standing"] = found.layout.standing
    rows = [("table", row) for row in found.layout.shared_field]
    for number, side in enumerate(found.layout.sides):
        boxes[f"plate {number}"] = side.plate
        rows += [(str(number), row) for row in side.field]
        boxes |= {f"{row.zone} {number}": poses.pile(row) for row in side.piles}
        if side.tokens:
            boxes[f"tokens {number}"] = (found.left, side.tokens[0] - side.tokens[1] / 2, 1, side.tokens[1])
    for whose, row in rows:
        width = row.width or poses.card_width(row)
        boxes[f"{row.zone} {whose}"] = (row.x - width / 2, row.y - row.height / 2, width, row.height)
    return {name: pygame.Rect(*map(round, box)) for name, box in boxes.items()}


@pytest.mark.parametrize("scale", STEPS)
@pytest.mark.parametrize(("game", "seats"), LAID_OUT)
def test_nothing_on_the_table_leaves_it_or_lies_over_anything_else(game: str, seats: int, scale: float) -> None:
    table = table_of(game)
    boxes = standing(room(table.layout(seats), scale), bool(table.windows))
    for name, box in boxes.items():
        assert pygame.Rect(0, 0, theme.WIDTH, theme.HEIGHT).contains(box), f"{name} {box}"
    for (one, box), (other, second) in combinations(boxes.items(), 2):
        assert not box.inflate(-2 * EDGE, -2 * EDGE).colliderect(second.inflate(-2 * EDGE, -2 * EDGE)), f"{one} {other}"


@pytest.mark.parametrize(("game", "seats"), [found for found in LAID_OUT if found[1] == 2])
def test_all_that_stands_on_the_table_follows_the_scale(game: str, seats: int) -> None:
    rooms = [room(table_of(game).layout(seats), scale) for scale in STEPS]
    plates = [found.layout.sides[0].plate[3] for found in rooms]
    piles = [found.layout.sides[0].piles[0].height for found in rooms]
    cards = [found.layout.sides[0].field[0].height for found in rooms]
    hands = [found.hand_card[1] for found in rooms]
    for sizes in (plates, piles, [found.end_turn[2] for found in rooms], [found.raised for found in rooms]):
        assert sizes == sorted(sizes) and sizes[0] < 0.85 * sizes[1] and sizes[-1] > 1.1 * sizes[1], sizes
    for sizes in (cards, hands):
        assert sizes == sorted(sizes) and sizes[0] < 0.85 * sizes[1] and sizes[-1] > 1.2 * sizes[1], sizes


def test_of_a_hand_that_hangs_out_of_the_window_the_name_is_seen() -> None:
    for game, seats in LAID_OUT:
        for scale in STEPS:
            found = room(table_of(game).layout(seats), scale)
            high = found.hand_card[1]
            assert theme.HEIGHT - (found.hand_y - high / 2) >= 0.72 * high


def test_at_full_size_all_stands_where_the_game_says() -> None:
    for game, seats in LAID_OUT:
        layout = table_of(game).layout(seats)
        expected = Room(replace(layout, sides=tuple(map(opposite, layout.sides))))
        if layout.hand_high:  # a smaller hand stands at the lower edge
            wide = poses.HAND_CARD[0] / poses.HAND_CARD[1] * layout.hand_high
            foot = poses.HEIGHT - FOOT - layout.hand_high / 2
            expected = replace(expected, hand_y=foot, hand_card=(wide, layout.hand_high), raised=RAISED_LOW)
        assert room(layout, 1.0) == expected


@pytest.mark.parametrize(("game", "seats"), LAID_OUT)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_match_goes_on_where_the_scale_changes(game: str, seats: int, size: tuple[int, int]) -> None:
    """Whatever can be pressed stays in the window, and cards stand where they are drawn."""
    who = ("human",) + ("random",) * (seats - 1)
    stage = live.stage(size, "it", game)
    match = live.sought(in_the_middle, decks=live.decks_of(game, seats), seats=who, game=game)
    scene = live.scene(stage, match, who)
    live.settle(stage, 1.0)
    for scale in STEPS:
        stage.settings.scale = scale
        stage.refresh_ui()
        root = stage.fresh()
        for node in tree.walk(root):
            if node.actions:
                assert pygame.Rect((0, 0), size).contains(node.rect), f"{scale} {node.key}"
            if node.role == "card" and isinstance(node.data, tuple):
                pose = scene.table.motion.pose(node.data[1])
                assert pose is not None
                middle = scene.ui.rect(pose.x, pose.y, 0, 0)
                assert max(abs(middle.x - node.rect.centerx), abs(middle.y - node.rect.centery)) <= 2
        bar = tree.find(root, "prompt")
        if bar is not None and bar.rect.w:
            rows = [n for n in tree.walk(root) if n.role == "card"]
            assert not any(bar.rect.colliderect(n.rect) for n in rows), scale


def in_the_middle(match: Match) -> bool:
    decision = match.state.decision
    return match.view(0)["turn"] > 5 and decision is not None and decision.seat == 0


def test_where_the_backs_of_the_other_hand_have_no_room_their_number_stands_on_the_plate() -> None:
    for scale, value in ((1.0, False), (2.0, True)):
        stage = live.stage(scale=scale)
        live.scene(stage, live.sought(live.until_kind("act")))
        plate = tree.find(stage.fresh(), "player-1")
        assert plate is not None and (" in hand" in plate.value) == value
        assert (tree.find(stage.root, "hand-1") is None) == value


def test_many_tokens_stay_between_the_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty of them, at the largest scale."""
    stage = live.stage(scale=2.0)
    scene = live.scene(stage, live.sought(live.until_kind("act")))
    found = tokens.groups(scene.table, 0)
    many = tuple(replace(group, total=40 // len(found)) for group in found)
    monkeypatch.setattr(tokens, "groups", lambda scene, seat: many)
    row = tree.find(stage.fresh(), "tokens-0")
    assert row is not None
    assert (
        row.rect.left >= stage.ui.u(scene.table.room.left) - 1
        and row.rect.right <= stage.ui.u(scene.table.room.right) + 1
    )


@pytest.mark.parametrize("scale", STEPS)
@pytest.mark.parametrize(("game", "seats"), LAID_OUT)
def test_a_card_of_the_hand_that_is_looked_at_leaves_the_question_free(game: str, seats: int, scale: float) -> None:
    found = room(table_of(game).layout(seats), scale)
    up = poses.raised(found, poses.hand(found, range(5))[0])
    assert up.y - up.height / 2 > found.prompt[1] + found.prompt[3]
    assert up.y + up.height / 2 <= theme.HEIGHT


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("lang", ["it", "en"])
def test_small_entries_of_the_title_are_written_alike_in_full_size(lang: str, scale: float) -> None:
    stage = live.stage(lang=lang, scale=scale)
    stage.go(Title(stage))
    names = ("matches", "cards", "demo", "glossary", "settings", "language", "quit")
    nodes = [node for name in names if (node := tree.find(stage.fresh(), name)) is not None]
    assert len(nodes) == len(names)
    ui = stage.ui.whole
    for node in nodes:
        wide = node.rect.w - ui.u(8)
        longest = max(node.name.split(), key=len)
        assert text.measure(longest, ui.u(dock.WORDS), bold=True)[0] <= wide, node.name
        lines = text.measure(node.name, ui.u(dock.WORDS), "body", wide, bold=True)[1]
        assert ui.u(dock.PAD + dock.SIGN + 2) + lines <= node.rect.h, node.name
