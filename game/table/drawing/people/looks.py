"""What a face is made of: the words by which a file describes it, and what each of them stands for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.table.drawing.people.light import PLAIN, Light

if TYPE_CHECKING:
    from game.table.drawing.symbols import Colour  # which draws

SKINS: dict[str, Colour] = {
    "porcelain": (244, 214, 194), "fair": (236, 194, 164), "rosy": (232, 178, 152), "olive": (212, 168, 122),
    "tan": (200, 148, 104), "copper": (182, 116, 78), "brown": (148, 96, 66), "deep": (110, 70, 52),
    "ebony": (82, 54, 46), "ash": (196, 190, 186),
}  # fmt: skip
HAIRS: dict[str, Colour] = {
    "black": (48, 42, 50), "soot": (62, 58, 62), "brown": (92, 58, 38), "chestnut": (128, 68, 40),
    "auburn": (150, 62, 34), "copper": (196, 96, 44), "straw": (206, 164, 92), "gold": (226, 186, 104),
    "grey": (146, 146, 150), "silver": (196, 198, 204), "white": (232, 230, 226), "blue": (70, 92, 140),
    "wine": (110, 36, 58), "green": (74, 102, 70),
}  # fmt: skip
CLOTHS: dict[str, Colour] = {
    "leather": (112, 72, 46), "rust": (150, 72, 40), "brass": (186, 140, 62), "cream": (222, 206, 174),
    "coal": (52, 50, 54), "navy": (44, 58, 92), "teal": (40, 96, 98), "moss": (86, 100, 58), "wine": (112, 36, 48),
    "plum": (88, 50, 98), "slate": (86, 98, 110), "storm": (64, 78, 94), "sand": (184, 158, 116),
    "bone": (212, 204, 186), "crimson": (158, 40, 42), "indigo": (58, 50, 124), "violet": (112, 76, 160),
    "gold": (214, 172, 80), "ivory": (234, 226, 204), "black": (36, 34, 40), "brown": (98, 66, 44),
    "rose": (184, 98, 110), "sky": (108, 148, 184), "white": (236, 234, 228), "green": (58, 98, 66),
}  # fmt: skip
EYES: dict[str, Colour] = {
    "brown": (104, 62, 32), "dark": (56, 38, 30), "amber": (184, 118, 40), "hazel": (130, 110, 54),
    "green": (78, 130, 78), "blue": (76, 126, 176), "grey": (128, 142, 154), "violet": (124, 90, 168),
    "ice": (158, 200, 214),
}  # fmt: skip


@dataclass(frozen=True)
class Shape:
    """Of a head, in units from its middle line: how wide at skull, cheeks, jaw and chin, and how low jaw and chin."""

    skull: float
    cheek: float
    jaw: float
    chin: float
    jaw_y: float
    chin_y: float


SHAPES = {
    "oval": Shape(39, 37.5, 29, 10, 127, 147),
    "round": Shape(41, 41, 35, 14, 126, 144),
    "square": Shape(40, 38, 35, 17, 131, 148),
    "long": Shape(37, 35.5, 28, 11, 133, 155),
    "heart": Shape(40, 38, 25, 7.5, 125, 147),
    "broad": Shape(43, 43, 39, 18, 130, 148),
    "gaunt": Shape(38, 36.5, 25, 10, 131, 153),
}
AGES = ("young", "grown", "old", "ancient")
BUILDS = ("soft", "plain", "rough")
LIDS = ("round", "narrow", "hooded", "keen", "tired")
BROWS = ("thin", "straight", "heavy", "arched", "bushy", "none")
NOSES = ("small", "straight", "hooked", "broad", "snub", "long", "broken")
MOUTHS = ("thin", "full", "wide", "small", "crooked")
STYLES = (
    "bald", "cropped", "swept", "curls", "afro", "bob", "long", "bun", "topknot", "braid", "braids", "tonsure",
    "mohawk", "mane", "tail", "fringe", "receding", "locks",
)  # fmt: skip
BEARDS = ("none", "stubble", "goatee", "full", "long", "moustache", "handlebar", "sideburns", "chin", "forked")
HATS = (
    "none", "cap", "goggles", "tophat", "hood", "bandana", "brim", "circlet", "star", "turban", "skullcap", "wimple",
    "fur", "horned", "cowl", "bowler", "crown", "headscarf", "moon", "visor", "feather",
)  # fmt: skip
WEARS = (
    "apron", "coat", "waistcoat", "cloak", "fur", "robe", "collar", "gorget", "scarf", "ruff", "habit", "shawl",
    "tunic", "poncho",
)  # fmt: skip
GLASSES = ("none", "round", "half", "monocle", "patch", "square", "loupe")
MARKS = (
    "scar", "cheek_scar", "freckles", "soot", "ink", "paint", "stripes", "star", "mole", "earring", "rings", "lines",
    "tears", "burn", "dots", "third_eye",
)  # fmt: skip


@dataclass(frozen=True)
class Mien:
    """What a face does: lids from closed (0) to wide (1.2), where it looks, its brows and mouth, in units."""

    open: float = 1.0
    look: tuple[float, float] = (0.0, 0.0)
    """-1 to 1: to the right, downwards."""
    inner: float = 0.0
    """By how much the inner end of a brow is raised."""
    outer: float = 0.0
    lone: float = 0.0
    """By how much more one brow is raised than the other."""
    smile: float = 0.0
    parted: float = 0.0
    squint: float = 0.0
    """How far the lower lid comes up."""
    clench: bool = False
    """Are the teeth seen, clenched?"""
    deep: float = 0.0
    """How deep the folds beside the nose are, beside those of age."""
    lean: float = 0.0
    """By which part of the picture it comes nearer."""


RESTS: dict[str, Mien] = {
    "calm": Mien(),
    "stern": Mien(inner=-2.6, outer=0.6, smile=-0.9, open=0.92),
    "fierce": Mien(inner=-3.8, outer=1.8, smile=-1.5, squint=0.2),
    "warm": Mien(outer=0.8, smile=2.4, squint=0.22, deep=0.15),
    "merry": Mien(inner=0.8, outer=1.6, smile=3.4, squint=0.28, deep=0.25),
    "sly": Mien(open=0.82, inner=-1.2, lone=3.2, smile=1.7, squint=0.15),
    "sad": Mien(open=0.88, inner=2.8, outer=-1.0, smile=-1.3),
    "proud": Mien(open=0.8, outer=1.6, lone=1.0, smile=-0.4),
    "wide": Mien(open=1.14, inner=1.4, outer=1.8, smile=0.6),
}
"""How people look when nothing happens."""


@dataclass(frozen=True)
class Face:
    """How somebody looks. Two faces are never described alike."""

    shape: str = "oval"
    skin: str = "fair"
    age: str = "grown"
    build: str = "plain"
    eyes: str = "brown"
    lids: str = "round"
    brow: str = "straight"
    nose: str = "straight"
    mouth: str = "thin"
    hair: str = "swept"
    hair_colour: str = "brown"
    beard: str = "none"
    hat: str = "none"
    hat_colour: str = "leather"
    wear: str = "coat"
    colour: str = "coal"
    trim: str = "brass"
    glasses: str = "none"
    marks: tuple[str, ...] = ()
    rest: str = "calm"
    """How it looks when nothing happens."""
    light: Light = PLAIN
    turn: float = 0.5
    """Where the head is turned: -1 to the left of the picture, 1 to its right."""


WORDS: dict[str, tuple[str, ...]] = {
    "shape": tuple(SHAPES), "skin": tuple(SKINS), "age": AGES, "build": BUILDS, "eyes": tuple(EYES), "lids": LIDS,
    "brow": BROWS, "nose": NOSES, "mouth": MOUTHS, "hair": STYLES, "hair_colour": tuple(HAIRS), "beard": BEARDS,
    "hat": HATS, "hat_colour": tuple(CLOTHS), "wear": WEARS, "colour": tuple(CLOTHS), "trim": tuple(CLOTHS),
    "glasses": GLASSES, "marks": MARKS, "rest": tuple(RESTS),
}  # fmt: skip
"""What each field can say."""


MIENS: dict[str, Mien] = {
    "calm": Mien(),
    "blink": Mien(open=0.0),
    "thinking": Mien(
        open=0.72, look=(0.35, -0.75), inner=-3.2, outer=0.4, lone=3.4, smile=-0.8, squint=0.25, lean=0.08
    ),
    "hit": Mien(open=0.12, inner=-4.2, outer=1.4, smile=-2.4, parted=3.6, squint=0.8, clench=True, deep=0.8),
    "grin": Mien(open=0.86, inner=-1.4, outer=2.2, lone=1.2, smile=4.6, parted=3.4, squint=0.42, deep=0.7),
    "winning": Mien(open=1.02, inner=1.4, outer=2.4, smile=5.2, parted=4.4, squint=0.3, deep=0.6),
    "worried": Mien(open=1.08, inner=3.4, outer=-1.0, smile=-2.0, deep=0.15),
    "losing": Mien(open=0.6, look=(0.0, 0.6), inner=4.4, outer=-1.8, smile=-3.0, deep=0.25),
}


def resting(face: Face, mien: Mien) -> Mien:
    """What a face does, from how it looks at rest; more of one is less of the other."""
    rest = RESTS[face.rest]
    if mien == MIENS["calm"]:
        return rest
    part = 0.35 if mien.smile or mien.inner else 1.0
    return replace(
        mien, inner=mien.inner + rest.inner * part, outer=mien.outer + rest.outer * part,
        lone=mien.lone + rest.lone * part, smile=mien.smile + (rest.smile if part == 1.0 else 0.0),
        squint=max(mien.squint, rest.squint), open=mien.open * min(1.1, rest.open), deep=max(mien.deep, rest.deep),
    )  # fmt: skip
