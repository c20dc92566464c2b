"""Where the program's own files lie, and where a person's are kept."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from game.system.files import make_folder

NAME = "contracts"
DISTRIBUTION = "contracts-table"
HOUSE = Path(__file__).resolve().parent.parent
"""The folder `game/`; a compiled module's own file lies elsewhere."""
FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


class Home(NamedTuple):
    """The user's data folder, and what came in its way."""

    folder: Path
    wanted: Path
    """Where it should have been; the same as `folder` when all is well."""
    reason: str = ""
    """Why it could not be there, in the system's words."""

    @property
    def trouble(self) -> str | None:
        """One sentence in English for a console; None when all is well."""
        if not self.reason:
            return None
        if self.folder == self.wanted:
            return f"{self.wanted} can't be written ({self.reason}): nothing is kept this time."
        return f"{self.wanted} can't be written ({self.reason}): this time everything is kept in {self.folder}."


def is_frozen() -> bool:
    """Is this the packaged program?"""
    return bool(getattr(sys, "frozen", False))


@lru_cache(maxsize=1)
def data_root() -> Path:
    """The folder of the bundled `cards/` and `assets/`: the source tree, a wheel's data or the package's inside."""
    installed = HOUSE / "_data"
    return installed if installed.is_dir() else HOUSE.parent


def program_folder() -> Path | None:
    """The folder in which a person sees the packaged program; None if this is no package.

    On macOS it is the one beside which the app lies, not the one within it.
    """
    if not is_frozen():
        return None
    folder = Path(sys.executable).resolve().parent
    if sys.platform == "darwin" and folder.name == "MacOS" and folder.parent.name == "Contents":
        return folder.parents[2]
    return folder


def user_folder() -> Path:
    """The user's data folder: settings, matches, logs, own cards. CONTRACTS_HOME overrules it.

    Where it can't be written, a folder for temporary files stands in; `home` tells why.
    """
    return home().folder


def home() -> Home:
    """The user's data folder, made if it was not there, with what came in its way."""
    chosen = os.environ.get("CONTRACTS_HOME")
    return _home(Path(chosen) if chosen else _usual_folder())


def _usual_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path(NAME, appauthor=False)


@lru_cache(maxsize=16)
def _home(wanted: Path) -> Home:
    try:
        _try_to_write(wanted)
        return Home(wanted, wanted)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        if error.errno in FULL and wanted.is_dir():  # what lies there is read as ever, and room may come
            return Home(wanted, wanted, reason)
    with suppress(OSError):  # there may not even be a folder for temporary files
        return Home(_spare(Path(tempfile.gettempdir())), wanted, reason)
    return Home(wanted, wanted, reason)


def _spare(shared: Path) -> Path:
    """A folder in one that everybody may write to: this user's of an earlier time, or a new one. Raises OSError.

    One that is a link, another's, or open to others may hold what somebody laid out for us, so it is left alone.
    """
    spare = shared / f"{NAME}-{_user()}"
    with suppress(OSError):
        with suppress(FileExistsError):
            spare.mkdir(0o700)
        if _is_ours_alone(spare):
            _try_to_write(spare)
            return spare
    return Path(tempfile.mkdtemp(prefix=f"{NAME}-", dir=shared))


def _user() -> str:
    return str(os.getuid()) if sys.platform != "win32" else os.environ.get("USERNAME", "user")


def _is_ours_alone(folder: Path) -> bool:
    found = folder.lstat()
    if sys.platform == "win32":  # its folder for temporary files is each user's own
        return stat.S_ISDIR(found.st_mode)
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077


def _try_to_write(folder: Path) -> None:
    """Make `folder` if need be and write in it. Raises OSError if that fails."""
    if str(folder).startswith("~"):
        raise OSError(errno.ENOENT, "there is no home folder")
    make_folder(folder)
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(b"contracts")


def why_not_writable(folder: Path) -> str | None:
    """Make `folder` if need be and try to write in it; the system's reason if that fails."""
    try:
        _try_to_write(folder)
    except OSError as error:
        return error.strerror or type(error).__name__
    return None


def is_writable(folder: Path) -> bool:
    return why_not_writable(folder) is None


@lru_cache(maxsize=1)
def version() -> str:
    """The program's version, as its package or its installation says it."""
    written = data_root() / "VERSION"
    if is_frozen() and written.is_file():
        return written.read_text(encoding="utf-8").strip()
    from importlib.metadata import PackageNotFoundError  # takes long
    from importlib.metadata import version as installed

    try:
        return installed(DISTRIBUTION)
    except PackageNotFoundError:
        return "unpacked"
