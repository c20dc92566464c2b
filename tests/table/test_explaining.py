"""The table says why: where values come from, what a card would cost, what brought an event about."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pygame
import pytest

from game.kernel import views
from game.kernel.moves import create
from game.table import tree
from game.table.match import legal, zoom
from game.table.match.legal import Answer
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.rules.base import P1, P2
from tests.rules.contracts import board as contracts
from tests.table import live
from tests.table.test_pointing import centre, creatures, play_answers, playable_creature, scene_where, unaffordable

# --- where values come from ------------------------------------------------------------------------------------------


def test_each_gift_is_told_with_who_gives_it() -> None:
    table = contracts.Table()
    near = contracts.creature(1, 3, always="{give: {attack: 1}, to: {from: own_creatures, adjacent_to: self}}")
    all_own = contracts.creature(
        2, 2, always="{give: {attack: 2, keywords: [fog]}, to: {from: own_creatures, other: true}}"
    )
    first, middle, giver = table.line(P1, near, contracts.creature(3, 3), all_own)
    shown = views.described(table.state, P2)["entities"]
    assert shown[middle]["gifts"] == [
        {"stat": "attack", "amount": 1, "source": first},
        {"stat": "attack", "amount": 2, "source": giver},
        {"keyword": "fog", "source": giver},
    ]
    assert shown[middle]["stats"]["attack"] == 3 + sum(g.get("amount", 0) for g in shown[middle]["gifts"])
    assert [gift["source"] for gift in shown[first]["gifts"]] == [giver, giver]
    assert shown[giver]["gifts"] == []


def test_telling_the_gifts_changes_nothing() -> None:
    table = contracts.Table()
    giver = contracts.creature(1, 3, always="{give: {attack: 1}, to: {from: own_creatures, other: true}}")
    table.line(P1, giver, contracts.creature(3, 3))
    before = table.state.fingerprint()
    first = views.described(table.state, P1)
    given = table.state.given
    assert views.described(table.state, P1) == first
    assert table.state.given is given and table.state.fingerprint() == before


def test_no_gift_depends_on_another() -> None:
    """In whatever order the givers stand."""
    fog = contracts.creature(1, 1, always="{give: {keywords: [fog]}, to: {from: own_creatures, other: true}}")
    reward = contracts.creature(1, 1, always="{give: {attack: 1}, to: {from: own_creatures, filter: {has: fog}}}")
    for order in ((fog, reward), (reward, fog)):
        table = contracts.Table()
        line = table.line(P1, *order)
        assert [views.described(table.state, P1)["entities"][i]["stats"]["attack"] for i in line] == [1, 1]


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
    entities = scene.view["entities"].values()
    entity = next(e for e in entities if e["card"] == card and e["zone"] in scene.in_play)
    return zoom.remarks(scene, entity)[0][1].splitlines()


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
        f"potere d'attacco: {printed + 1} (sulla carta {printed})",
        "+1 potere d'attacco, da Portastendardo dei Dispersi",
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
    return +Counter(dict(zip(legal.PAID, paid[1:], strict=True)))


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_card_that_is_looked_at_marks_the_tokens_that_it_would_empty(way: str) -> None:
    stage, scene = scene_where(choosable)
    stage.settings.confirm_payment = True
    before, plain = scene.play.match.state.fingerprint(), tokens(stage)
    for card in sorted(scene.legal.playable):
        if way == "mouse":
            point(stage, f"card-{card}")
        else:
            stage.keyboard, stage.focus = True, f"card-{card}"
        state = scene.play.match.state
        first = state.game.payments(state, 0, state.entities[card].definition.cost)[0]
        assert marked(stage, plain) == wanted(first)
    assert scene.play.match.state.fingerprint() == before
    point(stage, "end-turn")
    assert not marked(stage, plain)


def test_what_is_marked_is_what_is_then_proposed() -> None:
    stage, scene = scene_where(choosable)
    stage.settings.confirm_payment = True
    plain, asked = tokens(stage), 0
    for card in sorted(scene.legal.playable):
        point(stage, f"card-{card}")
        seen = marked(stage, plain)
        scene.hands.play(card)
        live.settle(stage, 2)
        if scene.legal.kind in ("place", "target"):
            assert marked(stage, plain) == seen, "still so while place or target are chosen"
            scene.hands.give(next(a for a in scene.legal.answers))
            live.settle(stage, 2)
        if scene.legal.kind == "pay":
            asked += 1
            assert wanted(scene.legal.answers[0]) == seen and not scene.foresight.payment(scene)
            scene.hands.give(("cancel",))
        else:
            scene.undo()
        live.settle(stage, 2)
    assert asked


def test_a_card_that_is_dragged_keeps_its_tokens_marked() -> None:
    stage, scene = scene_where(playable_creature)
    card = creatures(scene, sorted(play_answers(scene.view)))[0]
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
    for card in sorted(unaffordable(scene.view)):
        point(stage, f"card-{card}")
        assert tree.find(stage.fresh(), f"card-{card}").hint and not marked(stage, plain)  # type: ignore[union-attr]


def test_nothing_is_asked_of_payments_where_cards_cost_nothing() -> None:
    match = live.new_match(live.decks_of("cataclysm", 2), game="cataclysm")
    assert live.random_play(match, 1, live.until_kind("deploy"))
    stage = live.stage(game="cataclysm")
    scene = live.scene(stage, match)
    for card in scene.own_hand:
        point(stage, f"card-{card}")
        stage.draw(pygame.Surface(stage.size))
        assert scene.foresight.payment(scene) is None
