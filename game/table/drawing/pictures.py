"""The painter of card pictures.

A picture is painted from four words (icon, scene, hue, seed) in the style of a game, composed by the kind of the card,
always the same: the scene, the motif in relief, and what is in front of it. Those of the shipped cards are baked,
one folder a game, and listed in one index by "game/card":

    python -m game.table.drawing.pictures        paints what is missing or changed (needs Pillow for WebP)

Any other is painted when first needed and kept in a cache folder.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import random
import sys
import tempfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame

from game.language import own_pictures
from game.system.files import make_folder
from game.system.places import data_root
from game.table.drawing import compositions, fronts, hues, motifs, styles, symbols
from game.table.drawing.brushes import SIZE, Canvas, H, Palette, W, add, leaning, mist, mix, shine
from game.table.drawing.compositions import Motif
from game.table.drawing.keeping import kept
from game.table.drawing.motifs import FALLBACK_ICON
from game.table.drawing.scenery import SCENES
from game.table.drawing.skies import sky
from game.table.drawing.styles import Style

ROOT = data_root()
CARDS = ROOT / "cards"
BAKED = ROOT / "assets" / "pictures"
INDEX = BAKED / "index.json"
STROKE = 2  # of the painter; raise it when pictures must be baked anew
PLAIN_HUE = hues.PLAIN
MOST_KEPT = 200  # pictures in the cache folder
QUALITIES, ENOUGH = (75, 70, 64, 56), 17_000  # of a baked picture: tried from the first on until it has so many bytes


@dataclass(frozen=True)
class Art:
    icon: str
    scene: str
    hue: str
    seed: int = 0
    own: str = ""
    """The file of a person's own picture; the rest stands in where it can't be shown."""
    mark: str = ""
    """What changes when that is saved."""
    game: str = ""
    """By whose style it is painted; "" is plain."""
    kind: str = ""
    """Of the card: how the picture is composed."""


def art_of(card: str, spec: Mapping[str, Any], game: str = "", kind: str = "") -> Art:
    """The `art` of a card file of a game; without a seed, one made from the card's id."""
    seed = spec.get("seed", zlib.crc32(card.encode()))
    return Art(
        str(spec.get("icon", FALLBACK_ICON)), str(spec.get("scene", "sky")), str(spec.get("hue", PLAIN_HUE)), int(seed),
        str(spec.get(own_pictures.PLACE, "")), str(spec.get(own_pictures.MARK, "")), game, kind,
    )  # fmt: skip


# The motif


def _set_in(canvas: Canvas, motif: Motif, style: Style, rng: random.Random, tints: Palette) -> None:
    """The motif with its light on what is behind it, its shadow and its contour."""
    behind = motif.behind
    drawn = motifs.painted(motif.mask, behind, rng, tints, style.engraved, style.chalk)
    place = drawn.get_rect(center=(round(motif.middle[0]), round(motif.middle[1])))
    glow = pygame.Surface(SIZE)
    glow.blit(motifs.tinted(behind, mix(motifs.BLACK, mix(tints.halo, tints.bottom, 0.3), 0.75)), place)
    small = pygame.transform.smoothscale(glow, (W // 4, H // 4))
    add(canvas, pygame.transform.smoothscale(pygame.transform.box_blur(pygame.transform.box_blur(small, 5), 4), SIZE))
    dusk = pygame.Surface(SIZE, pygame.SRCALPHA)
    dusk.blit(motifs.tinted(behind, tints.outline, 230), place.move(6, 9))
    canvas.blit(pygame.transform.box_blur(dusk, 7), (0, 0))
    contour = motifs.tinted(behind, mix(tints.outline, motifs.BLACK, 0.3))
    for n in range(16):
        angle = math.tau * n / 16
        canvas.blit(contour, place.move(round(2.2 * math.cos(angle)), round(2.2 * math.sin(angle))))
    canvas.blit(drawn, place)


def _vignette(canvas: Canvas) -> None:
    canvas.blit(_shade(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=1)
def _shade() -> Canvas:
    small = pygame.Surface((44, 31))
    for x in range(44):
        for y in range(31):
            far = math.hypot((x - 21.5) / 26, (y - 15) / 19)
            level = max(70, min(255, round(290 - 130 * far**2.2)))
            small.set_at((x, y), (level, level, level))
    return pygame.transform.smoothscale(small, SIZE)


@lru_cache(maxsize=8)
def _painted(art: Art) -> Canvas:
    rng = random.Random(f"{art.icon}/{art.scene}/{hues.word_of(art.hue)}/{art.seed}")
    tints, style = leaning(art.hue, rng), styles.of_game(art.game)
    pose = dict(style.poses).get(art.kind, compositions.DEFAULT_POSE)
    canvas = pygame.Surface(SIZE, 0, 24)
    SCENES.get(art.scene, sky)(canvas, rng, tints)
    for number, colour in enumerate(tints.lights):
        x = W * (number + 0.5) / len(tints.lights)
        shine(canvas, x, H * 0.55, 300, 340, mix((0, 0, 0), colour, 0.55), 1.8)
    motif = compositions.compose(art.icon, pose, rng)
    shine(canvas, *motif.middle, 330, 290, mix((0, 0, 0), tints.halo, 0.26), 1.5)
    if style.under:
        styles.UNDER[style.under](canvas, rng, tints, motif.middle)
    compositions.company(canvas, motif, pose, rng, tints)
    _set_in(canvas, motif, style, rng, tints)
    mist(canvas, H * 0.98, 90, mix(tints.near, tints.middle, 0.3), 120)
    for front in fronts.OF_SCENE.get(art.scene, ()):
        front(canvas, rng, tints)
    if style.over:
        styles.OVER[style.over](canvas, rng, tints, motif.middle)
    _vignette(canvas)
    return canvas


def _cover(picture: Canvas, size: tuple[int, int]) -> Canvas:
    """Scaled to fill `size`, the overhang cut off evenly."""
    if picture.get_size() == size:
        return picture
    w, h = picture.get_size()
    scale = max(size[0] / w, size[1] / h)
    cut = pygame.Rect(0, 0, min(w, round(size[0] / scale)), min(h, round(size[1] / scale)))
    cut.center = (w // 2, h // 2)
    return pygame.transform.smoothscale(picture.subsurface(cut), size)


def paint(art: Art, size: tuple[int, int] = SIZE) -> pygame.Surface:
    """Paint it; the same art gives the same picture. An unknown icon, scene or hue is replaced by a plain one."""
    return _cover(_painted(art), size).copy()


# Baked and cached


def fingerprint(art: Art) -> str:
    style = styles.of_game(art.game)
    pose = dict(style.poses).get(art.kind, "")
    words = f"{STROKE}|{art.icon}|{art.scene}|{hues.word_of(art.hue)}|{art.seed}|{style.words}|{pose}"
    return hashlib.sha1(words.encode()).hexdigest()[:16]


@lru_cache(maxsize=1)
def _index() -> dict[str, str]:
    try:
        return dict(json.loads(INDEX.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def _load(path: Path) -> Canvas | None:
    try:
        loaded = pygame.image.load(path)
    except (OSError, pygame.error):
        return None
    return loaded.convert() if pygame.display.get_surface() else loaded


def _own(path: Path) -> Canvas | None:
    """A person's own picture, no larger than it is shown; None where it can't be."""
    try:
        content = own_pictures.read(path)
        if path.suffix == ".svg":
            drawn = pygame.image.load_sized_svg(BytesIO(content), SIZE)
        else:
            drawn = pygame.image.load(BytesIO(content), path.name)
    except (OSError, ValueError, pygame.error):
        return None
    canvas = pygame.Surface(SIZE, 0, 24)  # what is transparent shows a dark ground
    canvas.blit(_cover(drawn.convert_alpha() if pygame.display.get_surface() else drawn, SIZE), (0, 0))
    return canvas


@kept(1.5)
def _whole(card: str, art: Art, cache: Path | None) -> Canvas:
    own = _own(Path(art.own)) if art.own else None
    if own is not None:
        return own
    mark = fingerprint(art)
    if _index().get(card) == mark:
        baked = _load(BAKED / f"{card}.webp")
        if baked is not None:
            return baked
    kept = cache / f"{mark}.png" if cache else None
    if kept is not None and kept.is_file():
        loaded = _load(kept)
        if loaded is not None:
            return loaded
    painted = _painted(art)
    if kept is not None:
        _keep(painted, kept)
    return painted


def _keep(painted: Canvas, path: Path) -> None:
    """Write whole or not at all, and forget the oldest; a cache that can't be written is no reason to stop."""
    try:
        make_folder(path.parent)
        handle, name = tempfile.mkstemp(suffix=".png", dir=path.parent)
        os.close(handle)
        try:
            pygame.image.save(painted, name)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink()
            raise
        for old in sorted(path.parent.glob("*.png"), key=lambda kept: kept.stat().st_mtime)[:-MOST_KEPT]:
            old.unlink()
    except (OSError, pygame.error):
        pass


@kept(2)
def picture(card: str, art: Art, size: tuple[int, int] = SIZE, cache: Path | None = None) -> pygame.Surface:
    """The baked picture of `card` ("game/card") if it was made from this `art`, else that in `cache` or a new one."""
    return _cover(_whole(card, art, cache), size)


# Baking


def arts(folder: Path = CARDS) -> dict[str, Art]:
    """Every card with an `art` in the YAML files of the games in `folder`, by "game/card"."""
    from game.language import plainyaml

    found: dict[str, Art] = {}
    for path in sorted(folder.glob("*/cards/*.yaml")):
        game = path.parent.parent.name
        for card in (plainyaml.read(path.read_text("utf-8")) or {}).get("cards") or []:
            if isinstance(card, dict) and isinstance(card.get("art"), dict) and "id" in card:
                word = str(card["art"].get("hue", PLAIN_HUE))
                found[f"{game}/{card['id']}"] = art_of(
                    str(card["id"]), {**card["art"], "hue": hues.of_game(game, word)}, game, str(card.get("kind", ""))
                )
    return found


def bake() -> int:
    """Paint what is missing or changed, remove what no card uses, and return how many were painted."""
    from PIL import Image

    wanted = arts()
    index = dict(_index())
    done = 0
    for card, art in wanted.items():
        path = BAKED / f"{card}.webp"
        if index.get(card) == fingerprint(art) and path.is_file():
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        if not (symbols.ICONS / f"{art.icon}.svg").is_file():
            print(f"{card}: no icon named {art.icon}; {FALLBACK_ICON} stands in", file=sys.stderr)
        painted = _painted(art)
        image = Image.frombytes("RGB", SIZE, pygame.image.tobytes(painted, "RGB"))
        for quality in QUALITIES:
            image.save(path, "WEBP", quality=quality, method=6)
            if path.stat().st_size <= ENOUGH:
                break
        index[card] = fingerprint(art)
        done += 1
    for path in BAKED.glob("*/*.webp"):
        if f"{path.parent.name}/{path.stem}" not in wanted:
            path.unlink()
    index = {card: mark for card, mark in sorted(index.items()) if card in wanted}
    INDEX.write_text(json.dumps(index, indent=0) + "\n", encoding="utf-8")
    _index.cache_clear()
    return done


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    print(f"{bake()} painted")
