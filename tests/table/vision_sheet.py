"""Cards and tables as other eyes see them, on sheets:

    python -m tests.table.vision_sheet FOLDER [--games estro grimoire] [--eyes grey deutan] [--lang it]

Of each game GAME-EYES.png, twenty cards of as many kinds, elements and costs as there are, 600, 200 and 90 pixels high,
and GAME-table-EYES.png, the table in the midst of a match: with full colour vision, without the cones for long, middle
or short waves (protan, deutan, tritan), and in grey. Without a window.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

from game.records.cards import GAMES
from game.table import app, pieces
from game.table.drawing import faces, printed
from game.table.games import table_of
from game.table.library import Card
from tests.table import live

HEIGHTS = (600, 200, 90)
COUNT, ACROSS = 20, 10
EYES: dict[str, NDArray[np.float64] | None] = {
    "full": None,
    "protan": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                        [-0.003882, -0.048116, 1.051998]]),
    "deutan": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                        [-0.011820, 0.042940, 0.968881]]),
    "tritan": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                        [0.004733, 0.691367, 0.303900]]),
    "grey": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}  # fmt: skip
"""What each makes of linear red, green and blue: Machado, Oliveira and Fernandes, A Physiologically-based Model for
Simulation of Color Vision Deficiency (IEEE TVCG 15(6), 2009), at full severity; grey is the luminance of sRGB."""


def seen(picture: Surface, eyes: str) -> Surface:
    """The picture as these eyes see it."""
    matrix = EYES[eyes]
    if matrix is None:
        return picture
    made = picture.copy()
    values = pygame.surfarray.pixels3d(made)
    coded = values / 255.0
    linear = np.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4)
    linear = np.clip(linear @ matrix.T, 0, 1)
    coded = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    values[:] = np.round(coded * 255).astype(np.uint8)
    del values
    return made


def chosen(game: str, count: int = COUNT) -> list[Card]:
    """Cards of every kind, element and cost, the rarest first to be added."""
    left = sorted(live.library(game).pool, key=lambda card: card.id)
    found: list[Card] = []
    met: Counter[object] = Counter()

    def marks(card: Card) -> list[object]:
        return [card.kind, ("cost", card.total), *(element for element, paid in card.cost.items() if paid)]

    while left and len(found) < count:
        found.append(min(left, key=lambda card: sum(met[mark] for mark in marks(card)) / len(marks(card))))
        left.remove(found[-1])
        met.update(marks(found[-1]))
    return sorted(found, key=lambda card: (card.kind, card.total, card.id))


def cards(game: str, lang: str = "en") -> Surface:
    """Twenty cards in all heights."""
    stage = live.stage(game=game, lang=lang)
    shown = [pieces.face_of(stage.library, card, stage.ui) for card in chosen(game)]
    large, *small = HEIGHTS
    wide = printed.width(large) + 6
    made = Surface((wide * ACROSS, (large + 6) * -(-COUNT // ACROSS) + small[0] + 6))
    made.fill((46, 46, 50))
    for number, face in enumerate(shown):
        made.blit(faces.face(face, large), (number % ACROSS * wide, number // ACROSS * (large + 6)))
    x = 0
    for high in small:
        for face in shown:
            made.blit(faces.face(face, high), (x, made.get_height() - high - 3))
            x += printed.width(high) + 2
    return made


def table(game: str, lang: str = "en", size: tuple[int, int] = (1280, 720)) -> Surface:
    """The fullest moment before the hundredth answer of a match at random in which somebody is free to act."""
    in_play = table_of(game).layout(2)
    stage = live.stage(size, game=game, lang=lang)
    best, at = -1, 0
    for wanted in (None, 0):
        match = live.new_match(live.decks_of(game, 2), 3, seats=("human", "casual"), game=game)
        stream = random.Random(3)
        while match.result is None and match.answered < (100 if wanted is None else at):
            view = match.view(0)
            lying = sum(entity.get("zone") != in_play.hand for entity in view["entities"].values())
            if match.to_answer == 0 and lying > best:
                best, at = lying, match.answered
            match.answer(stream.choice(match.view(match.to_answer or 0)["decision"]["answers"]))
    live.scene(stage, match, ("human", "casual"))
    live.settle(stage, 1.0)
    return app.picture(stage)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("folder", type=Path)
    read.add_argument("--games", nargs="*", default=GAMES, choices=GAMES)
    read.add_argument("--eyes", nargs="*", default=list(EYES), choices=list(EYES))
    read.add_argument("--lang", default="en")
    given = read.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for game in given.games:
        for name, picture in ((game, cards(game, given.lang)), (f"{game}-table", table(game, given.lang))):
            for eyes in given.eyes:
                pygame.image.save(seen(picture, eyes), given.folder / f"{name}-{eyes}.png")


if __name__ == "__main__":
    main()
