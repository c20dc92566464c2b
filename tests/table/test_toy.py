"""A game with elements of its own, from a copy of Sparks to the plain table with pictures.

Beside its own folders nothing is touched but the line that names it among the examples.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.language.folders import CARDS
from game.table.drawing import hues

HERE = Path(hues.__file__).parents[2]
WORDS = {
    "en": {"moss": "moss", "mist": "mist", "salt": "salt"},
    "it": {"moss": "muschio", "mist": "nebbia", "salt": "sale"},
}
COSTS = {"flicker": "moss", "afterglow": "mist", "bonfire": "salt"}


def renamed(text: str) -> str:
    return text.replace("sparks", "embers").replace("Sparks", "Embers").replace("SPARKS", "EMBERS")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with Embers: cards that cost three elements, one of which is drawn in a hue of its own."""
    top = tmp_path_factory.mktemp("house")
    shutil.copytree(HERE, top / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(CARDS, top / "cards")
    (top / "assets").symlink_to(CARDS.parent / "assets")
    for place in ("game/rules", "cards", "game/language/messages/en", "game/language/messages/it"):
        shutil.copytree(top / place / "sparks", top / place / "embers")
        for path in (top / place / "embers").rglob("*.*"):
            if path.is_file():
                path.write_text(renamed(path.read_text("utf-8")), "utf-8")
    rules = top / "game/rules/embers/game.py"
    elements = tuple(COSTS.values())
    rules.write_text(rules.read_text("utf-8").replace("elements=(),", f"elements={elements!r},"), "utf-8")
    names = top / "game/rules/__init__.py"
    names.write_text(names.read_text("utf-8").replace('EXAMPLES = ("sparks",', 'EXAMPLES = ("sparks", "embers",'))
    cards = top / "cards/embers/cards/embers.yaml"
    (top / "cards/embers/cards/sparks.yaml").rename(cards)
    art = "  art: {{icon: wolf-head, scene: forest, hue: {}}}\n"
    for card, element in COSTS.items():
        begun = re.sub(f"(- id: {card}\n.*\n  kind: spark\n)", rf"\1  cost: {{{element}: 1}}\n" + art.format(element),
                       cards.read_text("utf-8"))  # fmt: skip
        cards.write_text(begun, "utf-8")
    for lang, said in WORDS.items():
        file = top / f"game/language/messages/{lang}/embers/words.ftl"
        lines = "".join(f"element-{name} = {word}\n" for name, word in said.items())
        file.write_text(file.read_text("utf-8") + "\n" + lines, "utf-8")
    own = top / "game/table/games/embers/hues.json"
    own.parent.mkdir()
    own.write_text(json.dumps({"moss": hues.shared()["leaf"]}), "utf-8")
    return top


def run(house: Path, *line: str) -> str:
    surroundings = {**os.environ, "CONTRACTS_HOME": str(house / "home"), "PYTHONPATH": str(house)}
    ran = subprocess.run(
        [sys.executable, "-m", "game", *line], cwd=house, env=surroundings, capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 0, ran.stderr + ran.stdout
    return ran.stdout


@pytest.mark.nightly
def test_its_cards_are_read_and_played(house: Path) -> None:
    assert "no fault" in run(house, "check", "--game", "embers")
    told = json.loads(run(house, "simulate", "--game", "embers", "--games", "20", "--invariants", "--json"))
    assert (told["games"], told["errors"]) == (20, 0)


@pytest.mark.nightly
@pytest.mark.parametrize("lang", WORDS)
def test_it_lies_on_the_plain_table_with_pictures(house: Path, lang: str) -> None:
    words = run(house, "tree", "match", "--game", "embers", "--lang", lang)
    assert "‹" not in words and any(word in words for word in ("Flicker", "Guizzo"))
    for scene in ("match", "gallery"):
        run(house, "screenshot", scene, "--game", "embers", "--lang", lang, "--size", "1280x720", "-o", f"{scene}.png")
        assert pygame.image.load(house / f"{scene}.png").get_size() == (1280, 720)


@pytest.mark.nightly
def test_each_element_has_its_colour_and_a_hue_may_be_given(house: Path) -> None:
    code = """
from game.table import app, loading, pieces
from game.table.drawing import brushes, hues
app.unseen_driver((1280, 720))
library = loading.library("embers")
shown = {card: pieces.card_hue(library, library.cards[card]) for card in ("flicker", "afterglow", "bonfire")}
print([*shown.values()], brushes.palette(shown["flicker"]) == brushes.palette("leaf"))
print(len({brushes.palette(hue) for hue in shown.values()}), any(h == hues.PLAIN for h in shown.values()))
"""
    ran = subprocess.run([sys.executable, "-c", code], cwd=house, capture_output=True, text=True, timeout=60)
    assert ran.stdout.splitlines()[-2:] == ["['embers/moss', 'embers/mist', 'embers/salt'] True", "3 False"], ran.stderr
