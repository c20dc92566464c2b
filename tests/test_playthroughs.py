"""The golden playthroughs; `tests/playthroughs.py` says how they are written again."""

import pytest

from game.rules import NAMES
from tests.playthroughs import scripts, transcript


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_playthrough(game):
    assert scripts(game), f"write tests/rules/{game}/playthrough_NAME.yaml; `python -m tests.playthroughs` plays it"


@pytest.mark.parametrize(("game", "script"), [(g, s) for g in NAMES for s in scripts(g)],
                         ids=lambda value: getattr(value, "stem", value))  # fmt: skip
def test_the_match_goes_as_it_went(game, script):
    golden = script.with_suffix(".txt").read_text("utf-8")
    assert transcript(game, script).splitlines() == golden.splitlines()
