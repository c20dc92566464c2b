"""What each question means: one sentence by whom, and one what comes of it or of doing nothing."""

from __future__ import annotations

from functools import cache

import pytest

from game.records.match import Match
from game.system.languages import GRAMMARS
from game.table import tree
from game.table.match.scene import MatchScene
from tests.table import arranged, live

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


DEBT = """
board:
  at: upkeep
  P1: {territory: [debt_fiend, swamp, swamp], library: [forest]}
  P2: {territory: [forest], library: [forest]}
steps:
- expect: {asked: {P1: may}}
"""


@pytest.mark.parametrize(("lang", "words"), [("en", "Debt Fiend: do you pay?"), ("it", "Demone del Debito: paghi?")])
def test_nothing_is_called_free_that_has_its_price(lang: str, words: str) -> None:
    stage = live.stage(lang=lang, game="grimoire", hints=False, speed=0)
    scene = live.scene(stage, arranged.match("grimoire", DEBT), ("human", "random"))
    said = asked(scene)
    assert words in said and scene.table.legal.kind == "may"
    assert "costs nothing" not in said and "non costa" not in said and len(said.splitlines()) > 1


def test_what_can_be_declined_freely_is_said_to_be() -> None:
    stage = live.stage(game="estro", hints=False)
    said = asked(live.scene(stage, met("may")))
    assert "costs nothing" in said or "at no cost" in said
