"""What the title says of its own accord: of files that were left out, and of a folder that can't be written."""

from __future__ import annotations

from game.system import places
from game.table.library import Library
from game.table.messages import Messages


def notices(library: Library, say: Messages) -> list[str]:
    """The sentences, most often none."""
    said = []
    home = places.home()
    if home.reason:
        kept = places.is_writable(home.folder)
        name = "notice-home" if kept else "notice-home-lost"
        said.append(say(name, wanted=str(home.wanted), reason=home.reason, folder=str(home.folder)))
    if library.left_out:
        files = len({fault.file for fault in library.left_out})
        said.append(say("notice-card-files", files=files, first=str(library.left_out[0])))
    return said
