"""A match with its flags in one file for the designer: a zip archive that any program can open.

It holds the match file as it was written (`match.match`), the flags in words (`flags.txt`) and which versions wrote it
(`about.json`). Only the match file is read back; it is checked as any match file is.
"""

from __future__ import annotations

import json
import platform
import zipfile
from io import BytesIO
from pathlib import Path

from game.records import matchfile
from game.records.flags import flags_of, told
from game.records.reading import parse
from game.records.record import BadMatchFile, Record
from game.records.schema import MOST_BYTES
from game.system.files import make_folder, replace_file
from game.system.places import user_folder
from game.system.reading import read_regular

SUFFIX = ".duel"
MATCH, FLAGS, ABOUT = "match.match", "flags.txt", "about.json"
LARGEST = 2 * MOST_BYTES
"""Of the archive as a whole, bytes."""
OLDEST = (1980, 1, 1, 0, 0, 0)
"""The time of each entry, so that equal matches make equal bundles."""


def is_bundle(path: Path) -> bool:
    return path.suffix.lower() == SUFFIX


def folder() -> Path:
    """Where bundles are put."""
    return user_folder() / "bundles"


def path_for(match: Path | None) -> Path:
    """The bundle of a match file, in the folder of bundles."""
    return folder() / f"{match.stem if match else 'match'}{SUFFIX}"


def save(record: Record, path: Path) -> None:
    """Write the bundle of a match. Raises OSError."""
    flags = flags_of(record)
    about = {
        "format": "contracts-bundle", "app": matchfile.app_version(), "written_by": record.app, "game": record.game,
        "created": record.created, "answers": len(record.answers), "flags": len(flags),
        "python": platform.python_version(), "system": platform.system(),
    }  # fmt: skip
    held = BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in (
            (MATCH, matchfile.Writer(path, record).content()),
            (FLAGS, ("\n".join(told(flags)) + "\n").encode()),
            (ABOUT, (json.dumps(about, indent=1) + "\n").encode()),
        ):
            entry = zipfile.ZipInfo(name, OLDEST)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    make_folder(path.parent)
    replace_file(path, held.getvalue())


def read(path: Path) -> Record:
    """The match in a bundle. Raises BadMatchFile with one sentence for whatever is wrong with it."""
    try:
        held = read_regular(path, LARGEST)
    except OSError as error:
        raise BadMatchFile(path, f"the bundle can't be read ({error.strerror})") from None
    try:
        with zipfile.ZipFile(BytesIO(held)) as archive, archive.open(MATCH) as file:
            content = file.read(MOST_BYTES + 1)
    except KeyError:
        raise BadMatchFile(path, "there is no match in this bundle") from None
    except Exception:  # the archive may hold anything; what zipfile raises for it has no common name
        raise BadMatchFile(path, "this is no bundle, or it is damaged; have it sent again") from None
    if len(content) > MOST_BYTES:
        raise BadMatchFile(path, "the match in this bundle is larger than any that was played")
    return parse(content, path)
