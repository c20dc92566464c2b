"""The table says why: where values come from, what a card would cost, what brought an event about."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.kernel import description
from game.kernel.moves import create
from game.records.cards import GAMES
from game.records.match import Match
from game.table import pieces, tree
from game.table.drawing import faces
from game.table.games.common import EVENTS
from game.table.games.contracts.tokens import TOKENS
from game.table.games.legal import Answer
from game.table.match import board, foresight, zoom
from game.table.match.intents import Aside
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from game.table.telling.causes import Causes
from game.table.tree import Node
from tests.rules.base import P1, P2
from tests.rules.contracts import board as contracts
from tests.table import bot, live
from tests.table.test_pointing import centre, creatures, play_answers, playable_creature, scene_where, unaffordable

# --- where values come from ------------------------------------------------------------------------------------------


def test_each_gift_is_told_with_who_gives_it() -> None:
    table = contracts.Table()
    near = contracts.creature(1, 3, always="{give: {attack: 1}, to: {from: own_creatures, adjacent_to: self}}")
    all_own = contracts.creature(
        2, 2, always="{give: {attack: 2, keywords: [fog]}, to: {from: own_creatures, other: true}}"
    )
    first, middle, giver = table.line(P1, near, contracts.creature(3, 3), all_own)
    shown = description.described(table.state, P2)["entities"]
    assert shown[middle]["continuous"] == [
        {"stat": "attack", "amount": 1, "source": first},
        {"stat": "attack", "amount": 2, "source": giver},
        {"keyword": "fog", "source": giver},
    ]
    assert shown[middle]["stats"]["attack"] == 3 + sum(g.get("amount", 0) for g in shown[middle]["continuous"])
    assert [gift["source"] for gift in shown[first]["continuous"]] == [giver, giver]
    assert shown[giver]["continuous"] == []


def test_telling_the_gifts_changes_nothing() -> None:
    table = contracts.Table()
    giver = contracts.creature(1, 3, always="{give: {attack: 1}, to: {from: own_creatures, other: true}}")
    table.line(P1, giver, contracts.creature(3, 3))
    before = table.state.fingerprint()
    first = description.described(table.state, P1)
    affected = table.state.affected
    assert description.described(table.state, P1) == first
    assert table.state.affected is affected and table.state.fingerprint() == before


def test_an_effect_comes_after_those_that_it_depends_on() -> None:
    """In whatever order their cards stand."""
    fog = contracts.creature(1, 1, always="{give: {keywords: [fog]}, to: {from: own_creatures, other: true}}")
    reward = contracts.creature(1, 1, always="{give: {attack: 1}, to: {from: own_creatures, filter: {has: fog}}}")
    for order in ((fog, reward), (reward, fog)):
        table = contracts.Table()
        line = table.line(P1, *order)
        assert [description.described(table.state, P1)["entities"][i]["stats"]["attack"] for i in line] == [
            1 + (i == line[order.index(reward)]) for i in line
        ]


def with_cards(stage: Stage, decks: tuple[str, str], *cards: str) -> MatchScene:
    """A match at its first question, with these of its cards in the first zone in play of seat 0."""
    game = stage.library.game
    match = live.new_match(decks, game=game)
    state, kinds = match.state, match.game.vocabulary.zones
    field = next(number for number, kind in enumerate(kinds) if kind.field)
    for card in cards:
        create(state, state.cards[card], 0, field)
    return live.scene(stage, match)


def values(scene: MatchScene, card: str) -> list[str]:
    """What is said of the values of that card in play, enlarged."""
    entities = scene.table.view["entities"].values()
    entity = next(e for e in entities if e["card"] == card and e["zone"] in scene.table.in_play)
    return zoom.remarks(scene.table, scene.ui, entity)[0][1].splitlines()


def test_an_enlarged_creature_says_who_gives_it_what() -> None:
    scene = with_cards(live.stage(), ("dawn_line", "dawn_line"), "shield_sister", "dawn_recruit", "rearguard_veteran")
    assert values(scene, "dawn_recruit") == ["health: 4 (printed 2)", "+2 health, from Shield Sister"]
    assert values(scene, "rearguard_veteran") == [
        "attack: 3 (printed 2)",
        "+1 attack, from Dawn Recruit",
        "Magnetic, from Rearguard Veteran",
    ]


def test_an_enlarged_character_says_who_gives_it_what() -> None:
    decks = ("quiet_plot", "returning_march")
    scene = with_cards(live.stage(lang="it", game="cataclysm"), decks, "standard_bearer", "mirror_sister")
    printed = scene.stage.library.cards["mirror_sister"].stats["power"]
    assert values(scene, "mirror_sister") == [
        f"Potere d'attacco: {printed + 1} (sulla carta {printed})",
        "+1 Potere d'attacco, da Portastendardo dei Dispersi",
    ]


# --- what a card would cost ------------------------------------------------------------------------------------------


def choosable(view: dict[str, Any]) -> list[int]:
    """Cards of the hand that can be paid in several ways, or else are asked for a place first."""
    full = {name: held["full"] for name, held in view["seats"][0]["extractors"].items()}
    return [*play_answers(view)] if sum(1 for n in full.values() if n) > 1 and view["seats"][0]["line"] else []


def point(stage: Stage, key: str) -> None:
    pos = centre(stage, key)
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))


def tokens(stage: Stage) -> dict[str, bytes]:
    """The pictures of the near player's tokens, a little beyond their edges, without what lies on top of the row."""
    stage.draw(pygame.Surface(stage.size))
    found = {}
    for node in tree.walk(stage.fresh()):
        if node.role == "token" and node.key.startswith("token-0-") and node.paint:
            sheet = pygame.Surface(stage.size)
            node.paint(sheet, node)
            found[node.key] = pygame.image.tobytes(sheet, "RGB")
    return found


def marked(stage: Stage, plain: dict[str, bytes]) -> Counter[str]:
    """How many tokens of each kind look otherwise than in `plain`."""
    return Counter(key.split("-")[2] for key, picture in tokens(stage).items() if picture != plain[key])


def wanted(paid: Answer) -> Counter[str]:
    return +Counter(dict(zip(TOKENS.kinds, paid[1:], strict=True)))


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_card_that_is_looked_at_marks_the_tokens_that_it_would_empty(way: str) -> None:
    stage, scene = scene_where(choosable)
    stage.settings.confirm_payment = True
    before, plain = scene.play.match.state.fingerprint(), tokens(stage)
    for card in sorted(scene.table.legal.actions["play"]):
        if way == "mouse":
            point(stage, f"card-{card}")
        else:
            stage.keyboard, stage.focus = True, f"card-{card}"
        state = scene.play.match.state
        first = state.game.costs.payments(state, 0, state.entities[card].definition.cost)[0]
        assert marked(stage, plain) == wanted(first)
    assert scene.play.match.state.fingerprint() == before
    point(stage, "end-turn")
    assert not marked(stage, plain)


def test_what_is_marked_is_what_is_then_proposed() -> None:
    stage, scene = scene_where(choosable)
    stage.settings.confirm_payment = True
    plain, asked = tokens(stage), 0
    for card in sorted(scene.table.legal.actions["play"]):
        point(stage, f"card-{card}")
        seen = marked(stage, plain)
        scene.give(("play", card))
        live.settle(stage, 2)
        if scene.table.legal.kind in ("place", "target"):
            assert marked(stage, plain) == seen, "still so while place or target are chosen"
            scene.give(next(a for a in scene.table.legal.answers))
            live.settle(stage, 2)
        if scene.table.legal.kind == "pay":
            asked += 1
            assert wanted(scene.table.legal.answers[0]) == seen and not foresight.payment(
                scene.table, scene.play, scene.meant
            )
            scene.give(("cancel",))
        else:
            scene.undo()
        live.settle(stage, 2)
    assert asked


def test_a_card_that_is_dragged_keeps_its_tokens_marked() -> None:
    stage, scene = scene_where(playable_creature)
    card = creatures(scene, sorted(play_answers(scene.table.view)))[0]
    plain = tokens(stage)
    point(stage, f"card-{card}")
    seen, (x, y) = marked(stage, plain), stage.pointer
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    for pos in ((x, y - 40), centre(stage, "line-0")):
        stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
    assert stage.dragging and marked(stage, plain) == seen != Counter()


def test_a_card_that_cannot_be_paid_marks_nothing() -> None:
    stage, scene = scene_where(lambda view: unaffordable(view))
    plain = tokens(stage)
    for card in sorted(unaffordable(scene.table.view)):
        point(stage, f"card-{card}")
        assert tree.find(stage.fresh(), f"card-{card}").hint and not marked(stage, plain)  # type: ignore[union-attr]


def test_nothing_is_asked_of_payments_where_cards_cost_nothing() -> None:
    match = live.sought(live.until_kind("deploy"), decks=live.decks_of("cataclysm", 2), game="cataclysm")
    stage = live.stage(game="cataclysm")
    scene = live.scene(stage, match)
    for card in scene.table.own_hand:
        point(stage, f"card-{card}")
        stage.draw(pygame.Surface(stage.size))
        assert foresight.payment(scene.table, scene.play, scene.meant) is None


# --- what brought an event about -------------------------------------------------------------------------------------


def told(*events: tuple[str, int | None, dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"index": n, "kind": kind, "cause": cause, **facts} for n, (kind, cause, facts) in enumerate(events)]


def chains(events: list[dict[str, Any]]) -> dict[int, list[int]]:
    causes = Causes(events, EVENTS)
    return {event["index"]: [cause["index"] for cause in causes.chain(event)] for event in events}


def test_of_what_happens_together_each_card_meets_with_its_own() -> None:
    events = told(
        ("turn", None, {"seat": 0}),
        ("attack", None, {"attacker": 7, "target": 9}),
        ("damage", 1, {"source": 7, "target": 9, "amount": 5}),
        ("damage", 1, {"source": 9, "target": 7, "amount": 4}),
        ("destroyed", 3, {"entity": 9, "seat": 1}),
        ("destroyed", 3, {"entity": 7, "seat": 0}),
        ("moved", 3, {"entity": 9, "from": "play", "to": "discard"}),
        ("moved", 3, {"entity": 7, "from": "play", "to": "discard"}),
        ("effect", 7, {"entity": 9, "seat": 1, "subject": -1}),
        ("damage", 7, {"source": 9, "target": 0, "amount": 1}),
        ("heal", 9, {"target": 1, "amount": 1}),
        ("turn", 9, {"seat": 1}),
        ("moved", 11, {"entity": 12, "from": "deck", "to": "hand"}),
    )
    found = chains(events)
    assert found[4] == [2, 1] and found[5] == [3, 1], "each falls by the other's damage"
    assert found[6] == [4, 2, 1] and found[7] == [5, 3, 1]
    assert found[8] == [4, 2, 1], "the effect of the one comes of its own death"
    assert found[9] == found[10] == [8, 4, 2, 1], "both operations are the effect's"
    assert found[12] == [] == found[0], "that a turn begins explains nothing"


def test_the_blows_of_an_attack_are_not_those_of_an_effect_that_it_sets_off() -> None:
    events = told(
        ("attack", None, {"attacker": 7, "target": 9}),
        ("effect", 0, {"entity": 7, "seat": 0, "subject": 7}),
        ("damage", 0, {"source": 7, "target": 8, "amount": 1}),
        ("damage", 0, {"source": 7, "target": 9, "amount": 3}),
        ("damage", 0, {"source": 9, "target": 7, "amount": 2}),
    )
    assert chains(events) == {0: [], 1: [0], 2: [1, 0], 3: [0], 4: [0]}


def played(game: str, turn: int) -> Match:
    return live.sought(lambda m: m.view(0)["turn"] > turn, decks=live.decks_of(game, 2), game=game)


def large_log(
    game: str, size: tuple[int, int] = (1280, 720), lang: str = "en", **more: Any
) -> tuple[Stage, MatchScene]:
    """A match some turns on with its log open, and no sheet before it."""
    stage = live.stage(size, lang, game=game, **more)
    scene = live.scene(stage, played(game, 10))
    scene.do(Aside())
    scene.toggle_log()
    stage.fresh()
    return stage, scene


def line(stage: Stage, index: int) -> Node:
    found = tree.find(stage.fresh(), f"log-{index}")
    assert found is not None, "the line is not in sight"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_press_on_a_line_opens_its_causes_and_another_closes_them(game: str) -> None:
    stage, scene = large_log(game)
    area = tree.find(stage.root, "log-scroll")
    assert area is not None and area.adjust is not None
    known = [one for one in scene.table.lines() if one.because]
    for _ in range(40):
        if tree.find(stage.fresh(), f"log-{known[-1].index}"):
            break
        area.adjust(2)
        stage.touch()
        area = tree.find(stage.fresh(), "log-scroll")
        assert area is not None and area.adjust is not None
    shown = [n for n in tree.walk(area) if n.role == "log-line" and n.actions and area.rect.contains(n.rect)]
    assert shown
    for index in [int(node.key[4:]) for node in shown]:
        high = line(stage, index).rect.h
        bot.click(stage, line(stage, index))
        opened = line(stage, index)
        assert opened.value.startswith("because: ") and opened.rect.h > high
        assert area.rect.contains(opened.rect), "all of it is seen"
        bot.click(stage, opened)
        assert not line(stage, index).value and line(stage, index).rect.h == high


@pytest.mark.parametrize("game", GAMES)
def test_causes_are_told_in_the_words_of_earlier_lines(game: str) -> None:
    """So they name nothing that the log did not name, whoever looks at it."""
    match, deep = played(game, 10), 0
    for viewer in (0, 1):
        scene = live.scene(live.stage(game=game), match, ("human", "human"), viewer)
        scene.play.viewer, scene.play.covered = viewer, False
        scene.restart()
        before: set[str] = set()
        for one in scene.table.lines():
            causes = one.because.removeprefix("because: ").split(" ← ") if one.because else []
            assert set(causes) <= before, one.because
            deep = max(deep, len(causes))
            before.add(one.words)
    assert deep > 1


def test_the_keyboard_reaches_lines_that_are_out_of_sight() -> None:
    stage, scene = large_log("contracts")
    lines = [one for one in scene.table.lines() if not one.heading]
    stage.keyboard, stage.focus = True, f"log-{lines[-1].index}"
    for one in reversed(lines[-40:-1]):
        bot.key(stage, pygame.K_TAB, pygame.KMOD_SHIFT)
        assert stage.focus == f"log-{one.index}"
        area = tree.find(stage.fresh(), "log-scroll")
        assert area is not None and area.rect.contains(line(stage, one.index).rect)
    while not line(stage, int(stage.focus[4:])).actions:
        bot.key(stage, pygame.K_TAB)
    here = int(stage.focus[4:])
    bot.key(stage, pygame.K_RETURN)
    assert line(stage, here).value.startswith("because: ") and stage.focus == f"log-{here}"
    bot.key(stage, pygame.K_RETURN)
    assert not line(stage, here).value


def test_tab_comes_into_the_log_and_out_of_it() -> None:
    stage, _ = large_log("contracts")
    passed = [tree.stops(stage.fresh())[0]]
    begun = passed[0].key
    assert not begun.startswith("log-")
    stage.keyboard, stage.focus = True, begun
    for _ in range(300):
        bot.key(stage, pygame.K_TAB)
        passed.append(stage.node(stage.focus))
        if stage.focus == begun:
            break
    keys = [node.key for node in passed if node]
    assert keys[-1] == begun and "log-close" in keys and any(node.role == "log-line" for node in passed if node)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_opened_lines_lie_below_each_other_in_large_italian(game: str, size: tuple[int, int]) -> None:
    stage, scene = large_log(game, size, "it", scale=1.5)
    scene.table.log.unfolded |= {one.index for one in scene.table.lines() if one.because}
    stage.touch()
    lines = [n for n in tree.walk(stage.fresh()) if n.key.startswith("log-") and n.role in ("log-line", "log-turn")]
    for above, below in itertools.pairwise(lines):
        assert above.rect.bottom <= below.rect.top and stage.ui.screen.w >= below.rect.right
    surface = pygame.Surface(stage.size)
    for one in lines:
        surface.fill((1, 2, 3))
        assert one.paint is not None
        one.paint(surface, one)
        surface.fill((1, 2, 3), one.rect.inflate(4, 4))
        assert pygame.mask.from_threshold(surface, (1, 2, 3), (1, 1, 1)).count() == size[0] * size[1], one.name


@pytest.mark.parametrize(
    ("now", "tone", "told"),
    [
        ({"fire": 1, "pure": 0}, "lowered", ["costs {fire} (printed {fire}{1})", "{1} less, from Shield Sister"]),
        ({"fire": 1, "pure": 3}, "raised", ["costs {fire}{3} (printed {fire}{1})", "{2} more, from Shield Sister"]),
    ],
)
def test_a_cost_that_is_not_the_printed_one_shows_and_says_who_changes_it(
    now: dict[str, int], tone: str, told: list[str]
) -> None:
    scene = with_cards(live.stage(), ("dawn_line", "dawn_line"), "shield_sister")
    library, ui = scene.stage.library, scene.ui
    card = library.cards["lash_of_lava"]
    source = next(i for i, e in scene.table.view["entities"].items() if e["card"] == "shield_sister")
    change = {"source": source, "element": "pure", "amount": now["pure"] - 1}
    entity = {"id": 99, "card": card.id, "zone": "hand", "cost": now, "repriced": [change]}
    shown = pieces.live_face(library, entity, ui)
    assert (shown.cost, shown.cost_tone) == (tuple((e, n) for e, n in now.items() if n), tone)
    assert pieces.face_of(library, card, ui).cost_tone == "normal"
    assert zoom.remarks(scene.table, scene.ui, entity)[0] == (ui.say("zoom-values"), "\n".join(told))
    assert told[0] in board.spoken(scene.table, scene.ui, entity)
    plain = faces.face(replace(shown, cost_tone="normal"), 300)
    assert pygame.image.tobytes(faces.face(shown, 300), "RGB") != pygame.image.tobytes(plain, "RGB")


@pytest.mark.parametrize(("game", "card", "heading", "within"), [
    ("contracts", "magma_orb", "Globo", "1 durabilità"),
    ("contracts", "bellows_rune", "Runa", "costo"),
    ("contracts", "last_flare", "Incantesimo", "pila degli scarti"),
    ("contracts", "spark_courier", "", ""),
    ("cataclysm", "landslide", "Evento", "pila degli scarti"),
    ("estro", "military_zone", "Zona", "per tutta la partita"),
])  # fmt: skip
def test_an_enlarged_card_says_what_its_kind_is_where_that_is_not_a_fighter(
    game: str, card: str, heading: str, within: str
) -> None:
    stage = live.stage(lang="it", game=game)
    match = live.new_match(live.decks_of(game, 2), game=game)
    scene = live.scene(stage, match)
    notes = zoom.remarks(scene.table, scene.ui, {"card": card, "zone": "hand"})
    kinds = {stage.say(f"kind-{kind}") for kind in scene.table.game.explained}
    found = [(name, words) for name, words in notes if name in kinds]
    assert [name for name, _ in found] == ([heading] if heading else [])
    assert all(within in words and "{" not in words for _, words in found)
