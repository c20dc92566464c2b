"""`contracts language`: the files from which a translation starts, and how far it is."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import FINE, WrongUsage, print_json
from game.kernel.errors import GameError
from game.system import languages
from game.system.places import user_folder
from game.system.visible import visible

if TYPE_CHECKING:
    from game.table.translating.coverage import Coverage
    from game.table.translating.writing import Written

SHOWN = 12
"""So many names of what is missing are told for each file; with --json all."""


def language(given: Namespace) -> int:
    """Write the files of a language that there is not, or into --out; else say how far it is.

    Raises WrongUsage, and GameError for what can't be written.
    """
    code = given.code
    if code in languages.GRAMMARS:
        raise WrongUsage(f"`{code}` is whole in the program, and is no language of files")
    if not languages.CODE.fullmatch(code):
        raise WrongUsage(f"`{visible(code[:40])}` is no code of a language; one is such as `es` or `pt_br`")
    folder = languages.folder(code)
    if given.out is not None or folder is None:
        place = Path(given.out) if given.out is not None else user_folder() / languages.FOLDER
        return _write(place if place.name == code else place / code, code, given.json)
    return _tell(folder, code, given.json)


def _write(folder: Path, code: str, as_json: bool) -> int:
    from game.table.translating import writing

    try:
        found = writing.write(folder, code)
    except OSError as error:
        raise GameError(f"{error.filename or folder} can't be written: {error.strerror}") from None
    languages.forget()
    if as_json:
        print_json({"language": code, "folder": str(folder), "made": found.made, "added": found.grown,
                    "names_missing": found.lacking})  # fmt: skip
    else:
        _print_written(folder, code, found)
    return FINE


def _print_written(folder: Path, code: str, found: Written) -> None:
    print(f"{visible(str(folder))}: {_files(len(found.made))} written, {_files(len(found.grown))} added to")
    for name, count in found.grown.items():
        print(f"{name}: {count} added at the end, in English")
    for name, count in found.lacking.items():
        print(f"{name}: {count} missing; it stays as it is, `contracts language {code}` names them")
    if languages.folder(code) is None:
        where = user_folder() / languages.FOLDER / code
        print(f"the table finds it once it lies in {visible(str(where))}")


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"


def _tell(folder: Path, code: str, as_json: bool) -> int:
    from game.table.translating.coverage import of_language

    found = of_language(folder)
    if as_json:
        parts = {name: {"all": part.all, "translated": part.done, "as_in_english": part.same, "missing": part.missing,
                        "unknown": part.unknown} for name, part in found.items()}  # fmt: skip
        print_json({"language": code, "name": languages.name(code), "folder": str(folder), "parts": parts})
        return FINE
    print(f"{languages.name(code)} ({code}), {visible(str(folder))}")
    _print_sum("messages", {name: part for name, part in found.items() if not name.startswith("cards/")})
    _print_sum("names", {name: part for name, part in found.items() if name.startswith("cards/")})
    for name, part in found.items():
        for what, names in (("missing", part.missing), ("unknown", part.unknown)):
            if names:
                more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
                print(visible(f"{name}: {what}: {', '.join(names[:SHOWN])}{more}"))
    print("`contracts check` says what is faulty; rules texts stay English")
    return FINE


def _print_sum(what: str, parts: Mapping[str, Coverage]) -> None:
    every = list(parts.values())
    done, whole = sum(part.done for part in every), sum(part.all for part in every)
    same, missing, unknown = (
        sum(len(getattr(part, kind)) for part in every) for kind in ("same", "missing", "unknown")
    )
    print(f"{what}: {done} of {whole} translated, {same} as in English, {missing} missing, {unknown} unknown")
