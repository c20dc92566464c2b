"""Texts of a game with several opponents: each says whose something is, and means it (`several_opponents.yaml`)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from game.language.proofreading import faults
from tests.language.wording import texts

CARDS = yaml.load((Path(__file__).with_name("several_opponents.yaml")).read_text("utf-8"), yaml.CSafeLoader)


@pytest.fixture(scope="module")
def told(tmp_path_factory) -> list[tuple[str, str]]:
    return texts(tmp_path_factory.mktemp("words") / "cards", [entry["card"] for entry in CARDS], "cataclysm")


@pytest.mark.parametrize("number", range(len(CARDS)), ids=[str(entry["card"])[:80] for entry in CARDS])
def test_a_text_says_which_opponent_it_means(number, told):
    italian, english = told[number]
    assert (english, italian) == (CARDS[number]["en"], CARDS[number]["it"])
    assert (faults(english, "en", "cataclysm"), faults(italian, "it", "cataclysm")) == ([], [])
