"""One-time hints: each is shown at the first question that it belongs to, and never again unless it is asked for."""

from __future__ import annotations

import pytest

from game.records.match import Match
from game.table import tree
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from game.table.tree import Node
from tests.table import bot, live


def shown(stage: Stage) -> Node | None:
    return tree.find(stage.fresh(), "first-hint")


def asked(kind: str, **settings: object) -> tuple[Stage, MatchScene]:
    stage = live.stage(**settings)  # type: ignore[arg-type]
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    scene = live.scene(stage, live.sought(live.until_kind(kind)))
    live.settle(stage, 2.0)
    return stage, scene


@pytest.mark.parametrize(("kind", "name"), [("extractor", "Extractor"), ("draw", "Draw"), ("act", "Turn")])
def test_the_first_question_of_a_kind_is_explained(kind: str, name: str) -> None:
    stage, _ = asked(kind)
    hint = shown(stage)
    assert hint is not None and hint.name == name and len(hint.value) > 40


def test_it_is_gone_once_the_question_is_answered_and_does_not_come_again() -> None:
    stage, scene = asked("extractor")
    assert shown(stage) is not None
    scene.give(scene.table.legal.answers[0])
    live.settle(stage, 3.0)
    assert "contracts:extractor" in stage.settings.hints_seen
    again = live.scene(stage, live.sought(live.until_kind("extractor")))
    live.settle(stage, 2.0)
    assert again.table.legal.kind == "extractor" and shown(stage) is None


def test_it_is_put_away_by_its_button() -> None:
    stage, _ = asked("act")
    bot.click(stage, tree.find(tree.reachable(stage.fresh()), "hint-seen") or stage.root)
    assert stage.settings.hints_seen == ["contracts:turn"]
    hint = shown(stage)
    assert hint is None or hint.name != "Turn"


def test_without_hints_none_is_shown() -> None:
    stage, _ = asked("extractor", hints=False)
    assert shown(stage) is None


def _has_orb(match: Match) -> bool:
    return live.until_kind("act")(match) and bool(match.view(0)["seats"][0]["orb"])


def test_the_first_orb_is_explained_before_the_turn() -> None:
    stage = live.stage()
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    live.scene(stage, live.sought(_has_orb))
    live.settle(stage, 2.0)
    hint = shown(stage)
    assert hint is not None and hint.name == "Orb"


def test_under_the_curtain_nothing_is_explained() -> None:
    stage = live.stage()
    scene = live.scene(stage, live.new_match(), seats=("human", "human"))
    assert scene.play.covered and shown(stage) is None


def test_nothing_is_explained_before_those_who_play_were_shown() -> None:
    stage = live.stage()
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    scene = live.scene(stage, live.sought(live.until_kind("extractor")))
    scene.begin_versus()
    assert shown(stage) is None
    scene.skip_versus()
    assert shown(stage) is not None


@pytest.mark.parametrize("scale", [1.1, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("lang", ["it", "en"])
def test_in_a_large_interface_it_covers_nothing_but_the_log(lang: str, scale: float) -> None:
    stage, _ = asked("extractor", lang=lang, scale=scale)
    hint = shown(stage)
    assert hint is not None and stage.root.rect.contains(hint.rect)
    roles = ("card", "hand-card", "player", "pile", "button", "hand")
    others = [node for node in tree.walk(stage.root) if node.role in roles and node.rect.w and node.key != "hint-seen"]
    assert len(others) > 8
    assert not [node.key for node in others if node.rect.inflate(-2, -2).colliderect(hint.rect)]
    bot.click(stage, tree.find(stage.root, "hint-seen") or stage.root)
    assert shown(stage) is None and tree.find(stage.root, "log-open") is not None
