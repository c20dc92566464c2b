"""What stands below the name of a card: its kind, and its types where it has some."""

from __future__ import annotations

import pytest

from game.table import pieces
from tests.table import live


@pytest.mark.parametrize(("lang", "line"), [("en", "Summon Wall"), ("it", "Evocazione Muro")])
def test_a_wall_is_said_to_be_one(lang: str, line: str) -> None:
    stage = live.stage(game="grimoire", lang=lang)
    library = live.library("grimoire")
    assert pieces.face_of(library, library.cards["rot_wall"], stage.ui).kind_line == line


def test_a_card_without_types_tells_its_kind() -> None:
    stage, library = live.stage(game="grimoire"), live.library("grimoire")
    assert pieces.face_of(library, library.cards["flint_spark"], stage.ui).kind_line == "Instant"
