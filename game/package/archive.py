"""An archive that is the same whenever and by whomever it is made from the same folder."""

from __future__ import annotations

import gzip
import hashlib
import os
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path


def pack(folder: Path, target: Path, stamp: int) -> Path:
    """Put `folder` into `target` with .tar.gz (.zip on Windows) added; its top folder bears the archive's name."""
    target.parent.mkdir(parents=True, exist_ok=True)
    made = target.with_name(f"{target.name}{'.zip' if sys.platform == 'win32' else '.tar.gz'}")
    if made.suffix == ".zip":
        _zip(folder, made, target.name, stamp)
    else:
        _tar(folder, made, target.name, stamp)
    return made


def unpack(packed: Path, into: Path) -> Path:
    """What the tar archive holds, in the folder `into`, which is made.

    Python before 3.11.4 has no filters; a later one refuses names that lead out of the folder.
    """
    with tarfile.open(packed) as tar:
        tar.extraction_filter = getattr(tarfile, "data_filter", None)
        tar.extractall(into)
    return into


def sums(made: Sequence[Path]) -> Path:
    """SHA256SUMS beside the files `made`: theirs, and those of an earlier build of which the file is still there.

    `sha256sum -c` reads it.
    """
    told = made[0].with_name("SHA256SUMS")
    lines: dict[str, str] = {}
    if told.is_file():
        for line in told.read_text("utf-8").splitlines():
            found, _, name = line.partition("  ")
            if told.with_name(name).is_file():
                lines[name] = found
    lines |= {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in made}
    told.write_text("".join(f"{lines[name]}  {name}\n" for name in sorted(lines)), encoding="utf-8", newline="\n")
    return told


def entries(folder: Path) -> Iterator[Path]:
    """Everything in `folder`, in an order that does not hang on the file system."""
    return iter(sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()))


def size(folder: Path) -> int:
    """Bytes of all files; one to which several names lead counts once."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _tar(folder: Path, made: Path, top: str, stamp: int) -> None:
    def same(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = stamp
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    with (
        open(made, "wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        tar.add(folder, top, recursive=False, filter=same)
        for path in entries(folder):
            tar.add(path, f"{top}/{path.relative_to(folder).as_posix()}", recursive=False, filter=same)


def _zip(folder: Path, made: Path, top: str, stamp: int) -> None:
    moment = time.gmtime(max(stamp, 315_532_800))[:6]  # a zip begins in 1980
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in entries(folder):
            name = f"{top}/{path.relative_to(folder).as_posix()}"
            info = zipfile.ZipInfo(f"{name}/" if path.is_dir() else name, moment)
            info.create_system = 3
            info.external_attr = (
                0o40755 if path.is_dir() else 0o100755 if os.access(path, os.X_OK) else 0o100644
            ) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, b"" if path.is_dir() else path.read_bytes())
