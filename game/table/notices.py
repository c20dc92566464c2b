"""What the title says of its own accord: of files that were left out, and of a folder that can't be written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from game.language.folders import card_folders, files_of
from game.records.cards import GAMES
from game.system import languages, places
from game.system.visible import visible
from game.table.library import Library
from game.table.messages import Messages
from game.table.stage import Stage
from game.table.worlds import world


def notices(stage: Stage) -> list[str]:
    """The sentences, most often none."""
    say = stage.say
    said = []
    home = places.home()
    if home.reason:
        kept = home.folder != home.wanted
        name = "notice-home" if kept else "notice-home-lost"
        said.append(say(name, wanted=str(home.wanted), reason=home.reason, folder=str(home.folder)))
    said += of_world(stage.library.game, say)
    said += of_language(stage.settings.language, stage.library.game, say)
    return said + [left_out(stage.library_of(game), say) for game in _to_look_at(stage)]


def of_language(code: str, game: str, say: Messages) -> list[str]:
    """What is wrong with the files of the language that is chosen, if it is one of files and has faults."""
    if languages.folder(code) is None:
        return []
    from game.language import names
    from game.table.translating import checking

    faults = [*checking.of_messages(code), *names.faults(code, game)]
    if not faults:
        return []
    first = faults[0]
    return [
        say(
            "notice-language-files",
            faults=len(faults),
            file=_end_of(first.file),
            line=first.line,
            message="; ".join(filter(None, (first.message, first.suggestion))),
            command="contracts check",
        )
    ]


def of_world(game: str, say: Messages) -> list[str]:
    """What is wrong with the description of the world of a game, which the plain one stands in for then."""
    wrong = world.fault(game)
    if wrong is None:
        return []
    word = re.search(r"`([^`]+)`", str(wrong))
    return [
        say(
            "notice-world-file",
            file=_end_of(str(world.file_of(game))),
            named="yes" if word else "no",
            word=word[1] if word else "",
            message=visible(str(wrong)),
            command=f"contracts check --game {game}",
        )
    ]


def _end_of(file: str) -> str:
    """Enough of a path to know the file by."""
    return visible("/".join(Path(file).parts[-3:]))


def _to_look_at(stage: Stage) -> Iterable[str]:
    """The games of which something was left out; one that is not on the table is read only if it has own cards."""
    for game in GAMES:
        own = any(files_of(folder) for folder in card_folders(game)[1:])
        if (own or game == stage.library.game) and stage.library_of(game).left_out:
            yield game


def left_out(library: Library, say: Messages) -> str:
    """How many files, and of the first fault what is wrong, or where it is in a language that it is not told in."""
    game, faults = library.game, library.left_out
    files = len({fault.file for fault in faults})
    first = faults[0]
    word = re.search(r"`([^`]+)`", first.message)
    return say(
        "notice-card-files",
        sound="yes" if library.sound else "no",
        files=files,
        file=_end_of(first.file),
        line=first.line,
        named="yes" if word else "no",
        word=word[1] if word else "",
        message="; ".join(filter(None, (first.message, first.suggestion))),
        command=f"contracts check --game {game}",
    )
