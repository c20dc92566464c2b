"""Make the shipped TTF files from the WOFF2 files of the @fontsource npm packages.

    npm pack @fontsource/alegreya @fontsource/alegreya-sans @fontsource/cinzel @fontsource/fira-code \\
        @fontsource/im-fell-english-sc @fontsource/germania-one @fontsource/uncial-antiqua
    (unpack each into FOLDER/<family>/)
    python assets/bake_fonts.py FOLDER

Latin and Latin-ext are merged (of the letters of headings Latin alone is taken), digits become lining figures, and
sideways arrows are turned from the upward one.
Needs fonttools and brotli; the game itself does not.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parent / "fonts"
FACES = {
    "Alegreya-Medium": ("alegreya", "500-normal"),
    "Alegreya-Bold": ("alegreya", "700-normal"),
    "Alegreya-MediumItalic": ("alegreya", "500-italic"),
    "Alegreya-BoldItalic": ("alegreya", "700-italic"),
    "AlegreyaSans-Regular": ("alegreya-sans", "400-normal"),
    "AlegreyaSans-Medium": ("alegreya-sans", "500-normal"),
    "AlegreyaSans-MediumItalic": ("alegreya-sans", "500-italic"),
    "AlegreyaSans-Bold": ("alegreya-sans", "700-normal"),
    "AlegreyaSans-ExtraBold": ("alegreya-sans", "800-normal"),
    "Cinzel-SemiBold": ("cinzel", "600-normal"),
    "Cinzel-Bold": ("cinzel", "700-normal"),
    "FiraCode-Medium": ("fira-code", "500-normal"),
}
HEADINGS = {
    "IMFellEnglishSC-Regular": ("im-fell-english-sc", "400-normal"),
    "GermaniaOne-Regular": ("germania-one", "400-normal"),
    "UncialAntiqua-Regular": ("uncial-antiqua", "400-normal"),
}
"""The letters of headings in the worlds of games: without hints, with names of their own as their licences ask."""
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "ÀÈÉÌÍÎÒÓÙÚÇàèéìíîòóùúç’‘“”«»…·–—×°"
TURNS = {0x2192: (0, -1, 1, 0), 0x2190: (0, 1, -1, 0)}  # right, left: the upward arrow turned


def lining(font: TTFont) -> None:
    """Point the digits at their lining forms, as the font's own `lnum` feature would."""
    gsub = font["GSUB"].table if "GSUB" in font else None
    if gsub is None:
        return
    forms: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for subtable in gsub.LookupList.Lookup[index].SubTable:
                    forms.update(getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {}))
    for table in font["cmap"].tables:
        for code in range(0x30, 0x3A):
            name = table.cmap.get(code)
            if name in forms:
                table.cmap[code] = forms[name]


def arrows(font: TTFont) -> None:
    up = font.getBestCmap().get(0x2191)
    if up is None:
        return
    glyphs = font.getGlyphSet()
    bounds = font["glyf"][up]
    middle_x, middle_y = (bounds.xMin + bounds.xMax) / 2, (bounds.yMin + bounds.yMax) / 2
    margin = 50
    for code, (a, b, c, d) in TURNS.items():
        name = f"uni{code:04X}"
        width = bounds.yMax - bounds.yMin + 2 * margin
        pen = TTGlyphPen(glyphs)
        shift = (width / 2 - a * middle_x - c * middle_y, 300 - b * middle_x - d * middle_y)
        glyphs[up].draw(TransformPen(pen, (a, b, c, d, *shift)))
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"].glyphs[name] = pen.glyph()
        font["glyf"].glyphOrder = font.getGlyphOrder()
        font["hmtx"].metrics[name] = (round(width), margin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def dots(font: TTFont) -> None:
    """Give it an ellipsis if it has none."""
    stop, glyphs = font.getBestCmap()[0x2E], font.getGlyphSet()
    if 0x2026 in font.getBestCmap():
        return
    wide, pen = font["hmtx"][stop][0], TTGlyphPen(glyphs)
    for number in range(3):
        glyphs[stop].draw(TransformPen(pen, (1, 0, 0, 1, number * wide, 0)))
    font.setGlyphOrder([*font.getGlyphOrder(), "ellipsis"])
    font["glyf"].glyphs["ellipsis"] = pen.glyph()
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics["ellipsis"] = (3 * wide, font["hmtx"][stop][1])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x2026] = "ellipsis"


def headings(folder: Path) -> None:
    for name, (family, face) in HEADINGS.items():
        font = TTFont(folder / family / "files" / f"{family}-latin-{face}.woff2")
        font.flavor = None
        chosen = subset.Options(hinting=False, layout_features=["kern"], notdef_outline=True)
        smaller = subset.Subsetter(chosen)
        smaller.populate(text=LETTERS)
        smaller.subset(font)
        dots(font)
        for record in font["name"].names:
            if record.nameID in (1, 3, 4, 6, 16):
                record.string = f"TableHeading{list(HEADINGS).index(name) + 1}"
        font.save(OUT / f"{name}.ttf")
        shutil.copyfile(folder / family / "LICENSE", OUT / f"OFL-{family}.txt")


def main(folder: Path) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    headings(folder)
    for name, (family, face) in FACES.items():
        with tempfile.TemporaryDirectory() as temporary:
            parts = []
            for subset in ("latin", "latin-ext"):
                part = TTFont(folder / family / "files" / f"{family}-{subset}-{face}.woff2")
                part.flavor = None
                for table in ("GDEF", "DSIG", "STAT", "meta"):
                    if table in part:
                        del part[table]
                parts.append(Path(temporary) / f"{subset}.ttf")
                part.save(parts[-1])
            font = Merger().merge([str(part) for part in parts])
        lining(font)
        arrows(font)
        font.save(OUT / f"{name}.ttf")
    for family in {family for family, _ in FACES.values()}:
        shutil.copyfile(folder / family / "LICENSE", OUT / f"OFL-{family}.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
