"""Pictures that are none: the placeholder is drawn, and the check tells."""

from __future__ import annotations

import os
import sys

import pygame
import pytest

from game.cli import main
from game.language import pictures as named
from game.table import app
from game.table.drawing import motifs, symbols
from tests.language.test_check import FOX, check, said  # noqa: F401

ART = "  art: {icon: %s, scene: volcano, hue: fire}\n"


@pytest.fixture(autouse=True)
def icons(tmp_path, monkeypatch):
    """A folder of pictures of which most are broken."""
    folder = tmp_path / "icons"
    folder.mkdir()
    good = (symbols.ICONS / "sparkles.svg").read_bytes()
    (folder / "sparkles.svg").write_bytes(good)
    (folder / "cut.svg").write_bytes(good[: len(good) // 2])
    (folder / "empty.svg").write_bytes(b"")
    (folder / "text.svg").write_bytes(b"<html/>")
    (folder / "large.svg").write_bytes(good + b" " * 300_000)
    (folder / "bomb.svg").write_bytes(b'<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')
    if sys.platform != "win32":
        os.mkfifo(folder / "pipe.svg")
        (folder / "zero.svg").symlink_to("/dev/zero")
    monkeypatch.setattr(symbols, "ICONS", folder)
    monkeypatch.setattr(named, "ICONS", folder)
    for cached in (named.names, named.why_not, symbols.icon, motifs.silhouette):
        cached.cache_clear()
    yield folder
    for cached in (named.names, named.why_not, symbols.icon, motifs.silhouette):
        cached.cache_clear()


NO_FILE = pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of POSIX")
BROKEN = ("empty", "large", pytest.param("pipe", marks=NO_FILE), pytest.param("zero", marks=NO_FILE), "there_is_none")


@pytest.mark.parametrize("name", [*BROKEN, "../icons/sparkles", "/etc/passwd", "sparkles\x00"])
def test_a_broken_picture_becomes_the_placeholder(name):
    app.unseen_driver((1280, 720))
    plain = pygame.image.tobytes(motifs.silhouette("sparkles", 40), "RGBA")
    assert pygame.image.tobytes(motifs.silhouette(name, 40), "RGBA") == plain
    assert symbols.icon(name, 20, (255, 255, 255)).get_size() == (20, 20)


@pytest.mark.parametrize("name", [*BROKEN, "cut", "text", "bomb"])
def test_the_check_tells_of_a_broken_picture(tmp_path, capsys, name):
    path = tmp_path / "mine.yaml"
    path.write_text(FOX + ART % name)
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr().out
    assert f"mine.yaml:8:15: the picture `{name}` " in told or f"8:15: there is no picture `{name}`" in told


def test_a_card_with_a_missing_picture_is_no_faulty_card(check):  # noqa: F811
    assert said(check(FOX + ART % "there_is_none")) == []


@pytest.mark.parametrize("name", ["../../secret", "/etc/passwd", "a.svg", '"a b"', "Ä", "C:x"])
def test_a_picture_has_a_name_and_no_place(check, name):  # noqa: F811
    word = name.strip('"')
    assert said(check(FOX + ART % name)) == [
        f"8:15: `{word}` is no name of a picture; write its name without folder and ending"
    ]
