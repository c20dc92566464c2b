"""A person's own pictures: what they may be, where they lie, and what is told of the others."""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path

import pytest

from game.commands.check import checked
from game.language import own_pictures
from game.language.own_pictures import MOST_SIDE, find, located, why_not
from game.rules import game_named


def png(wide: int, high: int, colour: bytes = b"\xff\x80\x00") -> bytes:
    """A picture of one colour, whose header may say more than there is."""

    def part(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = b"".join(b"\0" + colour * min(wide, 64) for _ in range(min(high, 64)))
    header = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", header) + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b"")


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>'
CARD = """\
cards:
- id: mine
  name: {it: Mia, en: Mine}
  kind: creature
  cost: {pure: 1}
  attack: 1
  health: 1
  art: {file: %s}
"""


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """The folder of a person's own cards of Contracts."""
    monkeypatch.setenv("CONTRACTS_HOME", str(tmp_path))
    place = tmp_path / "cards" / "contracts"
    (place / "pictures").mkdir(parents=True)
    return place


def test_it_lies_beside_the_cards_or_in_a_folder_of_pictures(folder):
    (folder / "one.png").write_bytes(png(8, 8))
    (folder / "pictures" / "two.svg").write_bytes(SVG)
    assert find("contracts", "one.png") == folder / "one.png"
    assert find("contracts", "two.svg") == folder / "pictures" / "two.svg"
    assert find("contracts", "three.png") is None and find("cataclysm", "one.png") is None


@pytest.mark.parametrize("name", ["../one.png", "/etc/passwd", "pictures/two.svg", "one.gif", "one", ".png", "a\0.png"])
def test_no_name_leads_to_another_place(folder, name):
    assert find("contracts", name) is None


def test_a_link_out_of_the_folder_is_not_followed(folder, tmp_path):
    (tmp_path / "outside.png").write_bytes(png(8, 8))
    os.symlink(tmp_path / "outside.png", folder / "link.png")
    assert find("contracts", "link.png") is None


def test_its_size_is_read_before_it_is_decoded(folder):
    for name, content, size in (
        ("a.png", png(640, 480), (640, 480)),
        ("b.svg", SVG, (1, 1)),
        (
            "c.webp",
            b"RIFF\0\0\0\0WEBPVP8X" + b"\0" * 8 + struct.pack("<I", 99)[:3] + struct.pack("<I", 49)[:3],
            (100, 50),
        ),
        ("d.webp", b"RIFF\0\0\0\0WEBPVP8L\0\0\0\0/" + struct.pack("<I", 99 | 49 << 14) + b"\0" * 9, (100, 50)),
    ):
        assert own_pictures.size(content, Path(name).suffix) == size, name


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("wide.png", png(MOST_SIDE + 1, 8), f"it is {MOST_SIDE + 1} x 8 pixels"),
        ("bomb.png", png(2**31 - 1, 2**31 - 1), f"no side may have more than {MOST_SIDE}"),
        ("none.png", png(0, 8), "it is 0 x 8 pixels"),
        ("empty.png", b"", "it is no PNG picture"),
        ("half.png", png(8, 8)[:20], "it is no PNG picture"),
        ("other.png", SVG, "it is no PNG picture"),
        ("other.webp", png(8, 8), "it is no WEBP picture"),
        ("other.svg", b"<html></html>", "it is no SVG picture"),
        ("words.svg", b'<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', "it is no SVG picture"),
        ("large.svg", SVG + b" " * own_pictures.MOST_BYTES, "can't be read: it is larger than"),
    ],
)
def test_what_can_not_be_shown_is_told(folder, name, content, told):
    (folder / name).write_bytes(content)
    assert told in str(why_not("contracts", name, folder))


def test_the_check_tells_it_at_the_line_of_the_card(folder, monkeypatch):
    (folder / "mine.yaml").write_text(CARD % "mine.png", "utf-8")
    monkeypatch.chdir(folder)
    [found] = checked(game_named("contracts"), [folder])
    [fault] = found.faults
    assert (fault.line, fault.message) == (8, "there is no picture file `mine.png` beside the cards")
    (folder / "mine.png").write_bytes(png(8, 8))
    [found] = checked(game_named("contracts"), [folder])
    assert found.faults == []


def test_saving_it_changes_its_mark(folder):
    (folder / "one.png").write_bytes(png(8, 8))
    before = located({"file": "one.png"}, "contracts")
    (folder / "one.png").write_bytes(png(9, 9) + b"more")
    assert located({"file": "one.png"}, "contracts") != before
    (folder / "one.png").unlink()
    assert located({"file": "one.png"}, "contracts") == {"file": "one.png"}
