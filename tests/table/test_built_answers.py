"""Assignments and divisions in plain text: cards that are pressed line by line, or, where not all of them lie on the
table, a list of steps that names them; and confirmed."""

from __future__ import annotations

import pytest

from game.table.match import parts
from game.table.plaintext import Plaintext, unkept
from tests.table import stacked
from tests.table.stacked import known  # noqa: F401
from tests.table.test_plaintext import Blind


def played(lang: str, wanted: set[str], least: int = 1) -> list[str]:
    """The lines of matches, up to one in which answers began with each word that is wanted."""
    kinds, texts = set(), []
    for seed in range(1, 7):
        stage, _, match = stacked.begun(("human", "human"), lang, seed)
        stage.settings = unkept(stage.settings)
        blind = Blind(seed, lambda lines, match=match: match.result is not None)
        Plaintext(stage, blind.answers, blind.hears).run()
        assert match.result is not None, blind.lines[-30:]
        kinds |= {answer[0] for _, answer in match.record.answers}
        texts += blind.lines
        if wanted <= kinds and seed >= least:
            break
    assert wanted <= kinds
    return texts


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(
    ("lang", "told"), [("en", ("goes to ", "One less to ", " left")), ("it", ("va a ", "Uno in meno a ", "resta"))]
)
def test_blocks_and_divided_damage_are_answered_line_by_line(lang: str, told: tuple[str, ...]) -> None:
    texts = played(lang, {"assign", "divide"})
    assert [words for words in told if not any(words in line for line in texts)] == []
    assert any("(2)" in line and told[0] in line for line in texts), "equal cards are told apart"


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(("lang", "back"), [("en", "Take back: "), ("it", "Togli: ")])
def test_where_a_card_lies_elsewhere_each_step_is_a_line(lang: str, back: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "is_on_board", lambda table: False)
    texts = played(lang, {"put", "give", "drop", "done"})
    assert any(back in line for line in texts)
    assert any(back in line and "(2)" in line for line in texts), "equal cards are told apart"
