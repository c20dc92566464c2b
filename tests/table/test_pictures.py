"""Pictures are painted the same each time, icons render, and card faces draw at every size."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import dataclasses
import json

import pygame
import pytest

from game.table import brushes, faces, landscapes, pictures, symbols
from game.table.faces import Face, Value
from game.table.pictures import Art

ICONS = sorted(symbols.ICONS.glob("*.svg"), key=lambda path: path.stem)
ART = Art("fox-head", "desert", "fire", 7)
CREATURE = Face(
    "copper_fox", "Volpe di Rame", "creature", "Creatura", (("fire", 1), ("pure", 2)), "**Riciclo:** infliggi 1 danno.",
    "Corre dove brucia.", (Value("attack", "left", 2), Value("health", "right", 1)), hue="fire", art=ART,
)  # fmt: skip
SPELL = Face("ray", "Raggio", "spell", "Magia", (("light", 1),), "Infliggi {3} danni.", hue="light")
ORB = Face(
    "orb", "Orbe", "orb", "Orbe", (("pure", 4),), values=(Value("attack", "left", 3), Value("durability", "right", 5))
)


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_the_index_lists_the_icons():
    listed = (symbols.ICONS / "index.txt").read_text(encoding="utf-8").split()
    assert listed == [path.stem for path in ICONS]


def test_every_icon_is_credited():
    credits = (symbols.ICONS / "CREDITS.md").read_text(encoding="utf-8")
    named = {name.strip() for line in credits.splitlines() for name in line.split(",")}
    assert [path.stem for path in ICONS if path.stem not in named] == []


@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_every_icon_renders(path):
    drawn = pygame.image.load_sized_svg(str(path), (48, 48))
    covered = sum(alpha > 127 for alpha in raw(drawn)[3::4])
    assert 48 * 48 * 0.02 < covered < 48 * 48 * 0.95


@pytest.mark.parametrize("scene", landscapes.SCENES)
def test_painting_is_deterministic(scene):
    art = Art("owl", scene, "water_light", 3)
    first = raw(pictures.paint(art))
    pictures._painted.cache_clear()
    assert raw(pictures.paint(art)) == first


def test_each_word_of_the_art_changes_the_picture():
    others = [Art("owl", "desert", "fire", 7), Art("fox-head", "sea", "fire", 7), Art("fox-head", "desert", "water", 7)]
    others.append(dataclasses.replace(ART, seed=8))
    assert len({raw(pictures.paint(art)) for art in [ART, *others]}) == 5


@pytest.mark.parametrize("hue", brushes.HUES)
def test_every_hue_paints(hue):
    painted = pictures.paint(Art("owl", "sky", hue, 1), (220, 154))
    assert painted.get_size() == (220, 154)
    assert len(set(raw(painted)[::4])) > 40


def test_unknown_words_are_no_reason_to_stop():
    assert pictures.paint(Art("no-such-icon", "nowhere", "mauve", 1)).get_size() == pictures.SIZE


def test_the_seed_comes_from_the_id():
    spec = {"icon": "owl", "scene": "sky", "hue": "pure"}
    assert pictures.art_of("grey_owl", spec) == pictures.art_of("grey_owl", spec)
    assert pictures.art_of("grey_owl", spec).seed != pictures.art_of("brown_owl", spec).seed
    assert pictures.art_of("grey_owl", {**spec, "seed": 5}).seed == 5


def test_a_new_card_is_painted_into_the_cache(tmp_path):
    first = raw(pictures.picture("no_such_card", ART, pictures.SIZE, tmp_path))
    kept = tmp_path / f"{pictures.fingerprint(ART)}.png"
    assert kept.is_file()
    pictures.picture.cache_clear()
    pictures._whole.cache_clear()
    assert raw(pictures.picture("no_such_card", ART, pictures.SIZE, tmp_path)) == first


def test_a_cache_that_cannot_be_written_is_no_reason_to_stop(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    pictures._whole.cache_clear()
    assert pictures.picture("another_card", ART, (100, 70), blocked).get_size() == (100, 70)


def test_baked_pictures_are_whole_and_small():
    index = json.loads(pictures.INDEX.read_text(encoding="utf-8"))
    assert index
    for card in index:
        path = pictures.BAKED / f"{card}.webp"
        assert path.stat().st_size < 24_000
        assert pygame.image.load(path).get_size() == pictures.SIZE


def test_baked_pictures_agree_with_the_cards():
    pytest.importorskip("yaml")
    index = json.loads(pictures.INDEX.read_text(encoding="utf-8"))
    stale = [card for card, art in pictures.arts().items() if index.get(card) != pictures.fingerprint(art)]
    assert stale == [], "run: python -m game.table.pictures"


def test_the_cards_use_shipped_icons_and_known_words():
    pytest.importorskip("yaml")
    shipped = {path.stem for path in ICONS}
    wrong = {
        card: art
        for card, art in pictures.arts().items()
        if art.icon not in shipped or art.scene not in landscapes.SCENES or art.hue not in brushes.HUES
    }
    assert wrong == {}


@pytest.mark.parametrize("height", [90, 150, 230, 259, 260, 420, 620, 900])
@pytest.mark.parametrize("card", [CREATURE, SPELL, ORB], ids=lambda card: card.kind)
def test_a_face_has_the_ratio_of_a_card(card, height):
    drawn = faces.face(card, height)
    assert drawn.get_size() == (faces.width(height), height)
    assert drawn.get_at((0, 0)).a < 40
    assert drawn.get_at((drawn.get_width() // 2, height // 2)).a == 255


def test_a_tile_shows_what_changed():
    plain = raw(faces.mini(CREATURE, 120))
    assert (
        raw(
            faces.mini(
                dataclasses.replace(CREATURE, values=(Value("attack", "left", 2, "raised"), CREATURE.values[1])), 120
            )
        )
        != plain
    )
    assert raw(faces.mini(dataclasses.replace(CREATURE, faded=True), 120)) != plain
    assert raw(faces.mini(dataclasses.replace(CREATURE, token=True), 120)) != plain


def test_tones_differ_without_colour():
    shapes = set()
    for tone in ("normal", "raised", "lowered", "hurt"):
        grey = pygame.transform.grayscale(symbols.badge("3", 40, "health", tone))
        shapes.add(bytes(level > 150 for level in raw(grey)[::4]))
    assert len(shapes) == 4


def test_the_cost_column():
    assert faces.discs((("fire", 2), ("pure", 3))) == [("fire", 1), ("fire", 1), ("pure", 3)]
    assert faces.discs(()) == [("pure", 0)]
    assert faces.discs((("fire", 2), ("water", 2), ("light", 2), ("pure", 4))) == [
        ("fire", 2), ("water", 2), ("light", 2), ("pure", 4)
    ]  # fmt: skip


@pytest.mark.parametrize("name", symbols._MARKERS)
def test_every_marker_draws(name):
    assert symbols.marker(name, 24).get_bounding_rect().width > 18


def test_tokens_have_two_sides():
    for kind in symbols.ELEMENTS:
        assert raw(symbols.extractor(kind, 48, True)) != raw(symbols.extractor(kind, 48, False))
    assert raw(symbols.tank(48, True)) != raw(symbols.tank(48, False))


def test_table_surfaces_have_their_size():
    assert symbols.felt(640, 360).get_size() == (640, 360)
    assert symbols.back(107, 150).get_size() == (107, 150)
    assert symbols.shadow(100, 140, 12).get_size() == (124, 164)
    margin = symbols.glow_margin(140)
    assert symbols.glow(100, 140, (0, 255, 0)).get_size() == (100 + 2 * margin, 140 + 2 * margin)
