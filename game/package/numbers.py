"""What the package keeps of babel's data of a language: how it writes and counts numbers, a hundredth of the whole."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

WHOLE = {"root", "it", "it_IT", "en", "en_US", "global"}
"""Kept as they are: those of the table's own languages, and what babel reads for all."""
KEPT = ("plural_form", "ordinal_form", "number_symbols", "numbering_systems", "decimal_formats")
"""Of a language that comes as files, messages ask for no more than these."""
_PLAIN = re.compile(r"[a-z]{2,3}")
"""Languages without a script or territory."""


def is_reduced(data: Path) -> bool:
    """Whether a data file of babel comes along in part."""
    return data.stem not in WHOLE and _PLAIN.fullmatch(data.stem) is not None


def reduced(data: Path, folder: Path) -> Path:
    """The part of a language's data file that is kept, as a file of the same name in `folder`."""
    whole = pickle.loads(data.read_bytes())
    part = folder / data.name
    part.parent.mkdir(parents=True, exist_ok=True)
    part.write_bytes(pickle.dumps({key: whole[key] for key in KEPT if key in whole}, protocol=4))
    return part
