"""Looks through the cards in a true window, marks a version, and edits a card while a match is open; run by
`test_window`.

Arguments: width, height, language. Prints one JSON object.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pygame

from game.records import kept
from game.system.places import user_folder
from game.table import app
from game.table.gallery.scene import Gallery
from game.table.match.scene import MatchScene
from tests.table.windowed import Windowed, send

OWL = (
    "cards:\n- id: brass_owl\n  name: {{it: Gufo, en: Brass Owl}}\n  kind: creature\n"
    "  cost: {{}}\n  attack: 1\n  health: {0}\n"
)
DECK = "id: owls\nname: {it: Gufi, en: Owls}\nplan: {it: a, en: b}\nelement: many\ncards:\n  brass_owl: 40\n"


def save(health: str) -> None:
    file = user_folder() / "cards" / "contracts" / "cards" / "mine.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(OWL.format(health))


def main(width: int, height: int, lang: str) -> None:
    save("2")
    deck = user_folder() / "cards" / "contracts" / "decks" / "owls.yaml"
    deck.parent.mkdir(parents=True)
    deck.write_text(DECK)
    table = Windowed(width, height, lang, app.Start("gallery", game="contracts"))
    stage, click, until = table.stage, table.click, table.until
    gallery = stage.scene
    assert isinstance(gallery, Gallery)
    click("search", lambda: stage.focus == "search")
    send("type", "--delay", "40", "owl" if lang == "en" else "gufo")
    until(lambda: "brass_owl" in [card.id for card in gallery.shelf.cards][:3] and len(gallery.shelf.cards) < 20)
    first = gallery.shelf.cards[0].id
    send("key", "Return")
    until(lambda: gallery.opened.card == first)
    click("prove", lambda: gallery.opened.told is not None)
    click("close", lambda: not gallery.opened.card)
    click("mark", lambda: bool(stage.notice))
    click("since", lambda: gallery.since.compared is not None)
    app.open_scene(stage, app.Start("match", ("owls", "owls"), ("human", "human"), seed=1, game="contracts"))
    scene = stage.scene
    assert isinstance(scene, MatchScene)
    former, begin = scene.play.match, time.monotonic()
    save("much")
    until(lambda: scene.edits.saved is not None and bool(scene.edits.saved.faults))
    taken = time.monotonic() - begin
    save("5")
    until(lambda: scene.edits.saved is not None and bool(scene.edits.saved.cards))
    click("edit-go", lambda: stage.scene is not scene)
    other = stage.scene
    assert isinstance(other, MatchScene)
    paths: list[Path] = [former.path, other.play.match.path]
    told = {
        "driver": pygame.display.get_driver(), "seconds": taken, "branched": [kept.summary(p).branched for p in paths],
        "health": stage.library.cards["brass_owl"].stats["health"],
    }  # fmt: skip
    print(json.dumps(told))
    table.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
