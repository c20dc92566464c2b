"""What Grimoire asks before its first turn: the ante, and a new hand."""

from __future__ import annotations

import pytest

from game.records.match import Match
from game.table import tree
from game.table.stage import Stage
from tests.libraries import library
from tests.table import live


def asked(lang: str, size: tuple[int, int], *answers: str, **rules: bool) -> tuple[Match, Stage]:
    cards = library("grimoire")
    match = Match.new("grimoire", list(cards.decks)[:2], seed=4, first=0, rules=rules, library=cards)
    for word in answers:
        match.answer((word,))
    stage = live.stage(size, lang, "grimoire", speed=0)
    live.scene(stage, match)
    live.settle(stage, 0.4)
    return match, stage


@pytest.mark.parametrize(("lang", "size", "button", "told"), [
    ("en", (1280, 720), "Play for it", "no deck and no collection changes"),
    ("it", (1920, 1080), "Gioca per la posta", "nessun mazzo e nessuna collezione cambia"),
])  # fmt: skip
def test_it_is_asked_whether_it_is_played_for_the_ante_and_what_that_means(lang, size, button, told):
    match, stage = asked(lang, size, ante=True)
    live.fits(stage)
    nodes = [*tree.walk(stage.fresh())]
    assert any(told in f"{node.name} {node.value}" for node in nodes)
    (yes,) = [node for node in nodes if node.role == "button" and node.name == button]
    yes.actions["press"]()
    assert match.state.decision.kind == "ante" and match.state.decision.seat == 1


def test_the_ante_of_both_lies_beside_the_libraries():
    _, stage = asked("en", (1280, 720), "yes", "yes", ante=True)
    live.fits(stage)
    piles = [node.key for node in tree.walk(stage.fresh()) if "ante" in node.key]
    assert len(piles) == 2, piles
