"""The drawings that cards can name: those that come with the program, and whether they can be drawn."""

from __future__ import annotations

from functools import lru_cache
from xml.parsers import expat

from game.system.places import data_root
from game.system.reading import read_regular

ICONS = data_root() / "assets" / "icons"
SCENES = (
    "volcano", "sea", "reef", "storm", "dawn", "desert", "forest", "city", "cavern", "sky", "ruins",
    "library", "aurora", "stars", "glacier",
)  # fmt: skip
"""What a drawing can stand before; where none of them is named, the sky."""
MOST_BYTES = 200_000
"""A drawing is no larger."""


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in ICONS.glob("*.svg")))


@lru_cache(maxsize=512)
def why_not(name: str) -> str | None:
    """What is wrong with the drawing called `name`; None if nothing is."""
    if name not in names():
        return f"there is no picture `{name}`"
    try:
        root = root_of(read_regular(ICONS / f"{name}.svg", MOST_BYTES))
    except OSError as error:
        return f"the picture `{name}` can't be read ({error.strerror})"
    except expat.ExpatError as error:
        return f"the picture `{name}` is no drawing: {error}"
    return None if root == "svg" else f"the picture `{name}` is no drawing"


def root_of(content: bytes) -> str:
    """The name of the outermost part. Raises expat.ExpatError for what is no XML, or declares words of its own."""
    found: list[str] = []
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, attributes: found.append(name) if not found else None
    parser.EntityDeclHandler = _refuse
    parser.Parse(content, True)
    return found[0]


def _refuse(*_: object) -> None:
    raise expat.ExpatError("it declares words of its own")
