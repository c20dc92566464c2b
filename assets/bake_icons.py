"""Draws what Windows and macOS show of the program beside its windows, from `icon.png`.

    python assets/bake_icons.py

`match.ico`, `bundle.ico` and `scenario.ico`, the icons of match files, bundles and scenario files: a sheet with a
folded corner that bears the icon of the program; a bundle's has a flag, as it holds flagged moments, and a scenario's
written lines, as people write it. `setup.bmp`, the picture beside the installer's first page. `icon.icns`, the icons
of macOS.
"""

from io import BytesIO
from pathlib import Path
from struct import pack

from PIL import Image, ImageDraw

HERE = Path(__file__).resolve().parent
SIZES = (16, 24, 32, 48, 64, 128, 256)
FINE = 4
"""So much larger is a sheet drawn before it is made smaller."""
SETUP = (164, 314)
"""Pixels of the picture that NSIS shows."""
CLOTH = ((28, 34, 62), (12, 14, 26))
"""Its ground, above and below."""
PAPER, EDGE, FOLD, FLAG = (244, 236, 219), (92, 74, 52), (214, 200, 172), (178, 52, 44)


def sheet(size: int, kind: str) -> Image.Image:
    """One picture of `size` pixels a side, with a clear ground."""
    side = size * FINE
    picture = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    left, right, corner, line = side * 0.14, side * 0.86, side * 0.22, max(FINE, side // 40)
    outline = [(left, line), (right - corner, line), (right, corner + line), (right, side - line), (left, side - line)]
    draw.polygon(outline, fill=PAPER)
    draw.line([*outline, outline[0]], fill=EDGE, width=line, joint="curve")
    fold = [(right - corner, line), (right - corner, corner + line), (right, corner + line)]
    draw.polygon(fold, fill=FOLD)
    draw.line(fold, fill=EDGE, width=line, joint="curve")
    inner = round(side * 0.54)
    with Image.open(HERE / "icon.png") as icon:
        small = icon.convert("RGBA").resize((inner, inner), Image.Resampling.LANCZOS)
    picture.alpha_composite(small, ((side - inner) // 2, round(side * 0.36)))
    if kind == "scenario":
        for row, length in enumerate((0.3, 0.22)):
            y = side * (0.15 + 0.1 * row)
            draw.line([(side * 0.23, y), (side * (0.23 + length), y)], fill=FLAG if row == 0 else EDGE, width=2 * line)
    if kind == "bundle":
        pole, top, low = side * 0.24, side * 0.1, side * 0.3
        draw.polygon([(pole, top), (pole + side * 0.3, (top + low) / 2), (pole, low)], fill=FLAG)
        draw.line([(pole, top), (pole, side * 0.52)], fill=EDGE, width=line)
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def side() -> Image.Image:
    """The installer's picture: three cards, fanned out on dark cloth, under the icon."""
    width, height = (SETUP[0] * FINE, SETUP[1] * FINE)
    picture = Image.new("RGB", (width, height), CLOTH[0])
    draw = ImageDraw.Draw(picture)
    for y in range(height):
        share = y / height
        draw.line([(0, y), (width, y)], fill=tuple(round(a + (b - a) * share) for a, b in zip(*CLOTH, strict=True)))
    card = Image.new("RGBA", (width, width), (0, 0, 0, 0))
    for angle, hue in ((22, (44, 96, 168)), (0, (176, 60, 44)), (-22, (190, 142, 40))):
        layer = Image.new("RGBA", (width, width), (0, 0, 0, 0))
        pen = ImageDraw.Draw(layer)
        box = (width * 0.34, width * 0.16, width * 0.66, width * 0.64)
        pen.rounded_rectangle(box, radius=width * 0.03, fill=PAPER, outline=EDGE, width=FINE)
        inner = (box[0] + width * 0.03, box[1] + width * 0.03, box[2] - width * 0.03, box[1] + width * 0.24)
        pen.rounded_rectangle(inner, radius=width * 0.015, fill=hue)
        for row in range(4):
            y = box[1] + width * (0.29 + 0.045 * row)
            pen.line([(inner[0], y), (inner[2] - (width * 0.08 if row == 3 else 0), y)], fill=FOLD, width=FINE)
        turned = layer.rotate(angle, Image.Resampling.BICUBIC, center=(width * 0.5, width * 0.95))
        card.alpha_composite(turned)
    picture.paste(card, (0, round(height * 0.42)), card)
    inner = round(width * 0.56)
    with Image.open(HERE / "icon.png") as icon:
        small = icon.convert("RGBA").resize((inner, inner), Image.Resampling.LANCZOS)
    picture.paste(small, ((width - inner) // 2, round(height * 0.1)), small)
    return picture.resize(SETUP, Image.Resampling.LANCZOS)


def icns() -> bytes:
    """The icon in the sizes that it is sharp in; Pillow would draw it up to 1024 pixels, a megabyte of it."""
    parts = b""
    with Image.open(HERE / "icon.png") as icon:
        for kind, size in ((b"icp4", 16), (b"icp5", 32), (b"ic12", 64), (b"ic07", 128), (b"ic08", 256)):
            packed = BytesIO()
            icon.convert("RGBA").resize((size, size), Image.Resampling.LANCZOS).save(packed, "PNG", optimize=True)
            parts += kind + pack(">I", len(packed.getvalue()) + 8) + packed.getvalue()
    return b"icns" + pack(">I", len(parts) + 8) + parts


def main() -> None:
    (HERE / "icon.icns").write_bytes(icns())
    side().quantize(256, dither=Image.Dither.FLOYDSTEINBERG).save(HERE / "setup.bmp")
    for name in ("match", "bundle", "scenario"):
        drawn = [sheet(size, name) for size in SIZES]
        drawn[-1].save(HERE / f"{name}.ico", append_images=drawn[:-1], sizes=[(size, size) for size in SIZES])


if __name__ == "__main__":
    main()
