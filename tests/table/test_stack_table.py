"""The table of Grimoire: rows of what is in play, piles, turned cards, what is attached, the batch."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.records.match import Match
from game.table import aloud, app, tree
from game.table.games import table_of
from game.table.layout import heaps
from game.table.layout.room import room
from game.table.match import arrows, foresight, lying, nameplates, overcards, places, topline, waiting
from game.table.match.intents import Deed
from game.table.match.scene import MatchScene
from game.table.plaintext import Plaintext
from game.table.stage import Stage
from game.table.tree import Node
from tests.rings import first
from tests.table import arranged, bot, live

FULL = """
board:
  turn: 9
  P1:
    life: 13
    hand: [flint_spark, great_aurochs, sudden_bulk, ironbark, forest]
    library: [forest, forest, forest]
    graveyard: [ember_flick, trail_wolf]
    territory:
    - {card: forest, times: 3}
    - {card: forest, tapped: true, times: 2}
    - {card: mountain, times: 2}
    - {card: chalk_coast}
    - {card: trail_wolf, tapped: true}
    - {card: great_aurochs, damage: 2}
    - {card: thorn_hedge, weak: true}
    - {card: bramble_boar}
    - {card: still_pendulum, tapped: true}
    - {card: quiet_canopy}
  P2:
    life: 8
    hand: [undertow, undertow]
    library: [island, island]
    territory:
    - {card: island, times: 4}
    - {card: plains, times: 2}
    - {card: reef_courier}
    - {card: bell_warden, tapped: true}
    - {card: deep_eel, weak: true}
    - {card: lantern_rider}
    - {card: vigil_hound}
    - {card: dawn_gull}
    - {card: chalk_rampart}
    - {card: wardstone}
steps:
- expect: {asked: {P1: main}}
"""
"""14 permanents on each side."""


def shown(match: Match, size: tuple[int, int] = (1280, 720), lang: str = "en", **more: Any) -> tuple[Stage, MatchScene]:
    stage = live.stage(size, lang, "grimoire", **{"speed": 0, **more})
    scene = live.scene(stage, match, ("human", "random"))
    live.settle(stage, 0.4)
    return stage, scene


@cache
def full() -> Match:
    return arranged.match("grimoire", FULL)


def cards_of(match: Match, name: str, seat: int = 0) -> list[int]:
    """The cards of that name in play on the side of `seat`."""
    return [i for i in match.view(0)["seats"][seat]["territory"] if match.state.entities[i].definition.id == name]


def card_of(match: Match, name: str, seat: int = 0) -> int:
    return cards_of(match, name, seat)[0]


def cards_in(stage: Stage) -> list[Node]:
    return [node for node in tree.walk(stage.fresh()) if node.role == "card"]


SIZES = ((1280, 720), (1920, 1080))


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_with_fourteen_permanents_a_side(size: tuple[int, int]) -> None:
    stage, scene = shown(full(), size)
    nodes = [node for node in tree.walk(stage.fresh()) if node.role in ("card", "pile", "player", "phases", "prompt")]
    nodes += [node for node in tree.walk(stage.fresh()) if node.key in ("log", "end-turn", "windows", "advice-button")]
    assert len([node for node in nodes if node.role == "card"]) == 20
    assert all(len(view["territory"]) == 14 for view in scene.table.view["seats"])
    screen = Rect((0, 0), size)
    for node in nodes:
        assert screen.contains(node.rect), node.key
    for one, other in combinations(nodes, 2):
        assert not one.rect.colliderect(other.rect), f"{one.key} {one.rect} {other.key} {other.rect}"
    live.fits(stage)


def test_cards_that_are_tapped_lie_turned() -> None:
    stage, scene = shown(full())
    wolf, ox = (scene.table.motion.pose(card_of(full(), name)) for name in ("trail_wolf", "great_aurochs"))
    assert wolf is not None and ox is not None and (wolf.angle, ox.angle) == (heaps.TURNED, 0)
    rects = {node.key: node.rect for node in cards_in(stage)}
    lies, stands = (rects[f"card-{card_of(full(), name)}"] for name in ("trail_wolf", "great_aurochs"))
    assert lies.w > lies.h and stands.h > stands.w
    told = {node.key: node.value for node in cards_in(stage)}
    assert "tapped" in told[f"card-{card_of(full(), 'trail_wolf')}"]


def test_lands_lie_on_piles_by_kind_and_by_whether_they_are_tapped() -> None:
    stage, scene = shown(full())
    row = next(row for row in scene.table.side(0).field if row.name == "lands")
    piles = [(scene.table.view["entities"][heap.cards[0]]["card"], len(heap.cards), heap.turned)
             for heap in lying.on_heaps(scene.table, row, 0)]  # fmt: skip
    assert piles == [("forest", 3, False), ("forest", 2, True), ("mountain", 2, False), ("chalk_coast", 1, False)]
    group = tree.find(stage.root, "lands-0")
    assert group is not None
    assert [node.name for node in group.children] == ["Forest × 3", "Forest × 2", "Mountain × 2", "Chalk Coast"]


AURA = """
board:
  turn: 9
  P1:
    hand: [ironbark]
    territory: [{card: forest, times: 4}, trail_wolf, great_aurochs]
steps:
- P1: play ironbark on trail_wolf
- expect: {ironbark: {zone: territory}}
"""


def test_an_aura_lies_under_its_host_and_its_edge_shows() -> None:
    match = arranged.match("grimoire", AURA)
    stage, scene = shown(match)
    aura, wolf, ox = (card_of(match, name) for name in ("ironbark", "trail_wolf", "great_aurochs"))
    poses = {card: scene.table.motion.pose(card) for card in (aura, wolf, ox)}
    under, host, other = poses[aura], poses[wolf], poses[ox]
    assert under is not None and host is not None and other is not None
    assert under.order < host.order and host.height < other.height
    edge = tree.find(stage.root, f"card-{aura}")
    assert edge is not None and 0 < edge.rect.h < tree.find(stage.root, f"card-{wolf}").rect.h / 2
    assert edge.value.startswith("on Trail Wolf")


BATCH = """
board:
  turn: 9
  P1:
    hand: [flint_spark, sudden_bulk]
    territory: [{card: forest, times: 4}, {card: mountain, times: 4}, {card: trail_wolf, tapped: true}]
  P2:
    hand: [ember_flick]
    territory: [{card: mountain, times: 3}, reef_courier]
steps:
- P1: play flint_spark on reef_courier
- P2: play ember_flick on trail_wolf
- expect: {ember_flick: {zone: casting}}
"""


def test_what_waits_stands_in_a_column_the_next_one_first() -> None:
    match = arranged.match("grimoire", BATCH)
    stage, scene = shown(match)
    waits = [(item["card"], item["targets"]) for item in waiting.items(scene.table)]
    wolf, courier = card_of(match, "trail_wolf"), card_of(match, "reef_courier", 1)
    assert waits == [("ember_flick", [wolf]), ("flint_spark", [courier])]
    column = tree.find(stage.root, "batch")
    assert column is not None
    first, second = column.children
    assert (first.name, second.name) == ("Ember Flick", "Flint Spark") and first.rect.bottom <= second.rect.top
    assert "selected" in first.flags and "selected" not in second.flags
    assert first.value == "Opponent's, on Trail Wolf"
    assert tree.find(stage.root, "prompt") is not None


def test_arrows_lead_from_what_waits_to_what_it_is_aimed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    match = arranged.match("grimoire", BATCH)
    stage, scene = shown(match)
    drawn: list[tuple[Any, Any]] = []
    monkeypatch.setattr(arrows, "from_point", lambda ui, surface, start, tip, *more: drawn.append((start, tip)))
    app.picture(stage)
    column = tree.find(stage.root, "batch")
    assert column is not None
    wolf, courier = card_of(match, "trail_wolf"), card_of(match, "reef_courier", 1)
    goals = [places.spot(scene.table, scene.ui, card) for card in (courier, wolf)]
    assert [tip for _, tip in drawn] == goals
    for (start, _), node in zip(drawn, reversed(column.children), strict=True):
        assert abs(start[0] - node.rect.right) <= 1 and node.rect.top < start[1] < node.rect.bottom
    drawn.clear()
    point(stage, "batch-2")
    app.picture(stage)
    assert [tip for _, tip in drawn] == goals[:1]


def point(stage: Stage, key: str) -> None:
    node = tree.find(stage.fresh(), key)
    assert node is not None, key
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=node.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    live.settle(stage, 0.2)


WITHHELD = """
board:
  turn: 9
  P1:
    hand: [infirmarians_hand]
    territory: [{card: plains, times: 3}, trail_wolf]
  P2:
    hand: [flint_spark]
    territory: [{card: mountain, times: 3}, reef_courier]
  active: P2
steps:
- P2: play flint_spark on trail_wolf
- expect: {asked: {P1: damage}}
"""


@pytest.mark.parametrize(("lang", "told"), [("en", "3 damage waits"), ("it", "3 danni in sospeso")])
def test_damage_that_waits_hovers_at_its_card_until_it_is_dealt(lang: str, told: str) -> None:
    match = arranged.match("grimoire", WITHHELD)
    wolf = card_of(match, "trail_wolf")
    for _ in range(6):
        if match.state.decision.kind == "damage":
            break
        match.answer(("pass",))
    stage, scene = shown(match, lang=lang)
    assert overcards.withheld(scene.table, wolf) == 3
    node = tree.find(stage.fresh(), f"card-{wolf}")
    assert node is not None and told in node.value
    with_it = app.picture(stage).copy()
    scene.table.view["table"].pop("withheld")
    stage.touch()
    without = app.picture(stage)
    edge = places.upper_edge(scene.table, scene.ui, wolf)
    assert edge is not None
    assert with_it.get_at((edge[0], edge[1] + scene.ui.u(24))) != without.get_at((edge[0], edge[1] + scene.ui.u(24)))
    while match.state.decision.kind == "damage":
        match.answer(("pass",))
    assert "withheld" not in match.view(0)["table"]


PAYING = """
board:
  turn: 9
  P1:
    hand: [flint_spark]
    territory: [{card: forest, times: 2}, {card: mountain, times: 2}]
  P2:
    territory: [reef_courier]
steps:
- expect: {asked: {P1: main}}
"""


def test_a_proposed_payment_glows_on_the_lands_and_a_press_changes_it() -> None:
    match = arranged.match("grimoire", PAYING)
    stage, scene = shown(match, confirm_payment=True)
    spark = scene.table.own_hand[0]
    forests, mountains = cards_of(match, "forest"), cards_of(match, "mountain")
    point(stage, f"card-{spark}")
    assert foresight.payment(scene.table, scene.play, ("card", spark)) == ("pay", 0, 0, 0, 1, 1, 0)
    match.answer(("play", spark))
    match.answer(("pick", card_of(match, "reef_courier", 1)))
    assert match.state.decision.kind == "pay"
    scene.play.resync()
    scene.restart()
    live.settle(stage, 0.4)
    assert {*scene.table.used} == {forests[0], mountains[0]}
    node = tree.find(stage.fresh(), f"card-{forests[0]}")
    assert node is not None and "keep" in node.actions and "pays for it" in node.value
    bot.click(stage, node)
    assert {*scene.table.used} == {*mountains}
    assert tree.find(stage.fresh(), f"card-{mountains[0]}") is not None


def test_mana_in_the_pool_lies_as_numbered_tokens() -> None:
    match = arranged.match("grimoire", PAYING)
    mountain = card_of(match, "mountain")
    match.answer(("tap", mountain))
    stage, _ = shown(match, lang="it")
    pool = tree.find(stage.fresh(), "pool-0")
    assert pool is not None and pool.value == "1 rosso"
    assert [node.key for node in pool.children] == ["pool-0-red"]
    assert tree.find(stage.root, "pool-1") is None


@pytest.mark.parametrize("scale", first(1, [2.0, 0.75, 1.25, 1.5]))
@pytest.mark.parametrize("content", [FULL, BATCH], ids=["full", "batch"])
def test_nothing_overlaps_at_any_scale(content: str, scale: float) -> None:
    size = (1280, 720)
    stage, _ = shown(arranged.match("grimoire", content), size, scale=scale)
    apart = ("card", "pile", "player", "phase", "prompt", "batch-card", "pool", "log", "hand-card")
    nodes = [node for node in tree.walk(stage.fresh()) if node.role in apart]
    for one, other in combinations(nodes, 2):
        assert not one.rect.colliderect(other.rect), f"{one.key} {one.rect} {other.key} {other.rect}"
    live.fits(stage)


def test_a_crowded_row_has_smaller_cards_that_do_not_overlap() -> None:
    many = FULL.replace("- {card: bramble_boar}", "- {card: bramble_boar, times: 11}")
    stage, scene = shown(arranged.match("grimoire", many))
    row = next(row for row in scene.table.side(0).field if row.name == "creatures")
    group = tree.find(stage.root, "creatures-0")
    assert group is not None and len(group.children) == 14
    for one, other in combinations(group.children, 2):
        assert not one.rect.colliderect(other.rect)
    boar = scene.table.motion.pose(card_of(scene.play.match, "bramble_boar"))
    assert boar is not None and row.height * heaps.LEAST <= boar.height < row.height


def test_a_land_turns_as_it_is_tapped_before_what_it_pays_for_is_done() -> None:
    match = arranged.match("grimoire", PAYING)
    stage, scene = shown(match, speed=1, confirm_payment=False)
    mountain = card_of(match, "mountain")
    spark = scene.table.own_hand[0]
    scene.give(("play", spark))
    live.settle(stage, 2)
    scene.give(("pick", card_of(match, "reef_courier", 1)))
    seen: list[tuple[bool, bool]] = []
    for _ in range(180):
        stage.update(1 / 60)
        stage.fresh()
        entities = scene.table.view["entities"]
        seen.append((bool(entities[mountain]["tapped"]), entities[spark]["zone"] == "graveyard"))
    assert (True, False) in seen and seen[-1] == (True, True)
    pose = scene.table.motion.pose(mountain)
    assert pose is not None and pose.angle == heaps.TURNED


def test_attackers_step_out_of_their_row() -> None:
    match = arranged.match("grimoire", FULL)
    match.answer(("attack",))
    boar, ox = card_of(match, "bramble_boar"), card_of(match, "great_aurochs")
    while match.state.decision.kind != "attackers":
        match.answer(("pass",))
    match.answer(("pick", boar))
    _, scene = shown(match)
    steps, stays = scene.table.motion.pose(boar), scene.table.motion.pose(ox)
    assert steps is not None and stays is not None
    row = next(row for row in scene.table.side(0).field if row.name == "creatures")
    assert steps.y == stays.y + row.forward and steps.angle == heaps.TURNED


def test_plain_text_and_speech_say_what_waits_and_which_phase_it_is() -> None:
    stage, _ = shown(arranged.match("grimoire", BATCH), lang="it")
    told: list[str] = []
    Plaintext(stage, lambda _: "", told.append).board()
    lines = [line.strip() for line in told]
    assert any(line.startswith("Fasi del turno") and line.endswith("Principale") for line in lines)
    batch = lines.index("La serie: 2")
    assert "Schizzo di Brace: dell'avversario, su Lupo del Sentiero" in lines[batch + 1]
    assert "Scintilla di Selce: tua, su Corriere della Scogliera" in lines[batch + 2]
    assert "La serie: 2: Schizzo di Brace" in "\n".join(aloud.board(stage))


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.4, 2.0])
def test_the_other_side_lies_below_what_is_said_at_the_upper_edge(scale: float) -> None:
    layout = table_of("grimoire").layout(2)
    below, usual = room(layout, scale, True), room(layout, scale)
    said = 2 + topline.HEIGHT * max(1.0, min(topline.LARGEST, scale))
    for row in below.layout.sides[1].field:
        assert row.y - row.height / 2 >= said
        assert row.y + row.height / 2 + row.forward <= below.prompt_y - 34
    tops = [row.y - row.height / 2 for row in usual.layout.sides[1].field]
    assert min(tops) < 40


ANTE = """
board:
  turn: 9
  P1: {ante: [moss_giant], removed: [great_aurochs], territory: [trail_wolf]}
  P2: {ante: [deep_eel]}
steps:
- expect: {asked: {P1: main}}
"""


def test_cards_at_stake_and_out_of_the_game_lie_beside_the_other_piles() -> None:
    stage, _ = shown(arranged.match("grimoire", ANTE))
    keys = [f"{zone}-{seat}" for seat in (0, 1) for zone in ("library", "graveyard", "ante")] + ["removed-0"]
    nodes = [tree.find(stage.fresh(), key) for key in keys]
    assert all(node is not None for node in nodes)
    others = [node for node in tree.walk(stage.root) if node.key in ("log", "end-turn", "windows", "undo")]
    for one, other in combinations([*filter(None, nodes), *others], 2):
        assert not one.rect.colliderect(other.rect), f"{one.key} {other.key}"
    assert tree.find(stage.root, "removed-1") is None


def test_what_is_explained_covers_no_card_of_the_other_side() -> None:
    match = arranged.match("grimoire", BATCH)
    stage, scene = shown(match)
    word = next(iter(scene.table.game.questions["respond"]))
    hint = tree.find(stage.fresh(), "first-hint")
    assert hint is not None and hint.name and word
    cards = [node for node in tree.walk(stage.root) if node.role in ("card", "pile", "player", "hand-card")]
    assert not [node.key for node in cards if node.rect.colliderect(hint.rect)]


HURT = """
board:
  turn: 4
  P1: {life: 18, territory: [great_aurochs, mountain], library: [forest]}
  P2: {life: 17, territory: [forest], library: [forest]}
steps:
- P1: announce an attack
- expect: {asked: {P1: attackers}}
"""


@pytest.mark.parametrize("size", SIZES)
def test_what_a_player_would_lose_does_not_cover_what_they_have(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, scene = shown(arranged.match("grimoire", HURT), size)
    plate, face = scene.ui.rect(*scene.table.side(1).plate), nameplates.face_box(scene.table, scene.ui, 1)
    numbers = Rect(face.right, plate.y, plate.right - face.right, plate.h)
    told = app.picture(stage)
    monkeypatch.setattr(foresight, "paint", lambda *args: None)
    stage.touch()
    plain = app.picture(stage)

    def same(part: Rect) -> bool:
        one, other = (surface.subsurface(part).copy().get_buffer().raw for surface in (told, plain))
        return bool(one == other)

    assert same(numbers) and not same(face)


def test_nothing_is_foretold_over_a_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene = shown(arranged.match("grimoire", HURT))
    foretold: list[object] = []
    monkeypatch.setattr(foresight, "paint", lambda *args: foretold.append(args))
    app.picture(stage)
    seen = len(foretold)
    scene.do(Deed.HELP)
    app.picture(stage)
    assert seen and len(foretold) == seen
