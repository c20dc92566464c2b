"""What each question means: one sentence by whom, and one what comes of it or of doing nothing."""

from __future__ import annotations

from functools import cache

import pytest

from game.records.match import Match
from game.system.languages import GRAMMARS
from game.table import tree
from game.table.match.scene import MatchScene
from tests.table import live

KINDS = ("play", "attack", "moment", "declared", "rolled", "death", "counter", "redirect", "discard", "target", "may",
         "choose", "order", "coin", "mode", "mistake", "announce_own", "announce_other", "announce_outcome", "contest",
         "token_draw", "token_card")  # fmt: skip
"""The questions of ESTRO."""
SHORT = {"announce_own", "announce_other", "order", "coin", "mode", "mistake"}
"""Those that have to be answered, one way or the other."""

SAVED = {"token_card": ("yes", "protect")}
"""What is not answered on the way, as it would spend what the question is about."""


@cache
def met(kind: str) -> Match:
    """A match of ESTRO in which the first seat is asked that."""
    rules = {"necrotoken": True, "mnemonica": kind in ("mistake", "contest") or kind.startswith("announce")}
    decks = [deck.id for deck in live.library("estro").decks]
    for seed in live.seeds(most=400):
        match = Match.new("estro", (decks[seed % len(decks)], decks[seed // 3 % len(decks)]), seed, 0,
                          ("human", "random"), rules=rules)  # fmt: skip
        if live.random_way(match, seed, live.until_kind(kind), never=SAVED.get(kind, ())):
            return match
    raise AssertionError(kind)


def asked(scene: MatchScene) -> str:
    """All that the bar or the sheet says, without its buttons."""
    live.settle(scene.stage, 3)
    nodes = tree.walk(scene.stage.fresh())
    parts = [node for node in nodes if node.key in ("prompt", "sheet", "sheet-note")]
    return "\n".join(part for node in parts for part in (node.name, node.value) if part)


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("kind", KINDS)
def test_each_question_says_who_asks_and_what_comes_of_it(kind: str, lang: str) -> None:
    stage = live.stage(lang=lang, game="estro", hints=False)
    scene = live.scene(stage, met(kind))
    said = asked(scene)
    assert scene.table.legal.mine and said and "‹" not in said and "{" not in said
    if scene.table.legal.source is not None:
        assert scene.table.words.entity(scene.table.view, scene.table.legal.source) in said
    assert kind in SHORT or len(said.splitlines()) > 1, said
