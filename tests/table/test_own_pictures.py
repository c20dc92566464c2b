"""A person's own pictures of cards, as they are shown."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.table.drawing import pictures
from tests.language.test_own_pictures import SVG, png


def own(path: Path) -> pictures.Art:
    return pictures.art_of("mine", {"file": path.name, "place": str(path), "mark": str(path.stat().st_size)})


def test_a_picture_of_ones_own_fills_the_frame(tmp_path):
    (tmp_path / "mine.png").write_bytes(png(30, 10))
    (tmp_path / "mine.svg").write_bytes(SVG)
    for name, colour in (("mine.png", (255, 128, 0)), ("mine.svg", (255, 0, 0))):
        drawn = pictures.picture("contracts/mine", own(tmp_path / name), (60, 80))
        assert drawn.get_size() == (60, 80)
        for spot in ((1, 1), (58, 78), (30, 40)):
            found = drawn.get_at(spot)
            assert all(abs(a - b) < 4 for a, b in zip(found, colour, strict=False)), (name, spot, found)


@pytest.mark.parametrize("content", [b"", png(8, 8)[:60], png(4_000, 4_000), b"\x89PNG\r\n\x1a\n" + b"\0" * 99])
def test_where_it_is_damaged_the_painted_one_stands_in(tmp_path, content):
    path = tmp_path / "mine.png"
    path.write_bytes(content)
    plain = pictures.art_of("mine", {})
    drawn = pictures.picture("contracts/mine", own(path), (60, 80))
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(pictures.paint(plain, (60, 80)), "RGB")


def test_saved_anew_it_is_shown_anew(tmp_path):
    path = tmp_path / "mine.png"
    path.write_bytes(png(8, 8))
    before = pictures.picture("contracts/mine", own(path), (60, 80)).get_at((5, 5))
    path.write_bytes(png(8, 8, b"\x00\x00\xff") + b"more")
    assert pictures.picture("contracts/mine", own(path), (60, 80)).get_at((5, 5)) != before
