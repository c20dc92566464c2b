"""A payment that is proposed says what it leaves to be played (fault 22)."""

from __future__ import annotations

import pytest

from game.records.match import Match
from game.table import tree
from game.table.match import paying
from tests.table import live


def is_paying(match: Match) -> bool:
    decision = match.state.decision
    return decision is not None and decision.kind == "pay" and decision.seat == 0 and match.view(0)["turn"] > 6


@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_payment_names_what_it_spares_where_another_would_not(lang: str) -> None:
    told = untold = 0
    for seed in live.seeds(most=120):
        match = live.new_match(seed=seed)
        if not live.random_play(match, seed, is_paying):
            continue
        stage = live.stage(lang=lang)
        stage.settings.hints = False
        scene = live.scene(stage, match)
        live.settle(stage, 1.0)
        paid = paying.proposal(scene.table)
        assert paid is not None
        spared = paying.spared(scene.table, scene.play, paid)
        bar = tree.find(stage.fresh(), "prompt")
        assert bar is not None
        if not spared:
            assert "leaves mana for" not in bar.name and "Lascia mana per" not in bar.name
            untold += 1
        else:
            assert all(card in scene.table.own_hand for card in spared)
            assert scene.table.words.entity(scene.table.view, spared[0]) in bar.name
            others = [way for way in scene.table.legal.answers if way[0] == "pay" and way != paid]
            lost = [way for way in others if spared[0] not in _playable(match, way)]
            assert lost and spared[0] in _playable(match, paid)
            told += 1
        if told and untold:
            return


def _playable(match: Match, paid: tuple[object, ...]) -> set[int]:
    """What can be played once it is paid so."""
    asked = match.asked_after(paid) or {}
    return {int(way[1]) for way in asked.get("answers", ()) if way[0] == "play"}
