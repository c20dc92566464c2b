"""Assignments and divisions at the table and in plain text: by steps that name their cards, and confirmed."""

from __future__ import annotations

import pytest

from game.table.plaintext import Plaintext, unkept
from tests.table import stacked
from tests.table.stacked import known  # noqa: F401
from tests.table.test_plaintext import Blind


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(("lang", "back"), [("en", "Take back: "), ("it", "Togli: ")])
def test_blocks_and_divided_damage_are_answered_line_by_line(lang: str, back: str) -> None:
    kinds, texts = set(), []
    for seed in range(1, 7):
        stage, _, match = stacked.begun(("human", "human"), lang, seed)
        stage.settings = unkept(stage.settings)
        blind = Blind(seed, lambda lines, match=match: match.result is not None)
        Plaintext(stage, blind.answers, blind.hears).run()
        assert match.result is not None, blind.lines[-30:]
        kinds |= {answer[0] for _, answer in match.record.answers}
        texts += blind.lines
        if {"put", "give", "drop", "done"} <= kinds:
            break
    assert {"put", "give", "drop", "done"} <= kinds
    assert any(back in line for line in texts)
