"""A card of the hand of Grimoire that can't be played says why, be it for its mana or for want of a target."""

from __future__ import annotations

import pytest

from game.table import tree
from tests.table import laid, live
from tests.table.test_asked_windows import THEY

BOARD = {
    "P1": {
        "hand": ["forest", "forest", "sun_lancer", "flint_spark", "noon_verdict"],
        "territory": ["mountain", "mountain", "plains"],
    },
    "P2": {"hand": ["forest"], "territory": ["mountain"]},
}


@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_card_that_cannot_be_played_says_why(lang: str) -> None:
    match = laid.match(BOARD, ("human", "human"))
    stage = live.stage(game="grimoire", lang=lang, hints=False, speed=0, reduced_motion=True)
    scene = live.scene(stage, match, ("human", "casual"), THEY)
    live.settle(stage, 1)

    def said() -> dict[str, str]:
        """What is said of each card of the hand, and of two alike what is said of the last."""
        entities = scene.table.view["entities"]
        nodes = {card: tree.find(stage.fresh(), f"card-{card}") for card in scene.table.own_hand}
        return {entities[card]["card"]: node.hint for card, node in nodes.items() if node is not None}

    poor = stage.say("reason-not-enough-mana")
    aimless = stage.say("reason-no-target", entity=scene.table.words.library.cards["noon_verdict"].name[lang])
    assert said() == {"forest": "", "sun_lancer": poor, "flint_spark": "", "noon_verdict": aimless}
    land = next(tuple(answer) for answer in match.view(THEY)["decision"]["answers"] if answer[0] == "land")
    assert scene.play.answer(land, THEY) is None
    scene.answered()
    live.settle(stage, 1)
    assert said()["forest"] == stage.say("reason-land-played")
