"""`python -m game.package.compiled`: kernel, rules and agents to machine code, by mypyc and the system's C compiler.

The modules go to `build/compiled/`, where the program finds them (`game/system/compiled.py`), and nothing else is
touched. It needs `pip install -e '.[compiled]'` and a C compiler that Python's headers are there for.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

from game.system import compiled

ROOT = Path(__file__).resolve().parent.parent.parent
GROUP = "game"
"""The name of the one library that holds all of them; of each module there is only a file that names it."""
FLAGS = ("-O2", "-g0", "-fvisibility=hidden")
QUICK = ("-O0", "-g0", "-fvisibility=hidden")
"""-O3 takes half as long again and gains nothing that could be measured."""

INTERPRETED: dict[str, tuple[str, ...]] = {
    "packages, which hold next to nothing": ("__init__.py",),
    "an abstract dataclass (of tables among the constants)": ("kernel/tables.py",),
    "says what classes are told, and is nothing when it runs": ("kernel/native.py",),
    "words of the card language: dataclasses that come of an interpreted one (`declared.py`), with maps of the class": (
        "kernel/changes.py",
        "kernel/conditions.py",
        "kernel/copying.py",
        "kernel/counters.py",
        "kernel/decktop.py",
        "kernel/declared.py",
        "kernel/delaying.py",
        "kernel/filters.py",
        "kernel/numbers.py",
        "kernel/operation.py",
        "kernel/operations.py",
        "kernel/prevention.py",
        "kernel/prices.py",
        "kernel/repeating.py",
        "kernel/sharing.py",
        "rules/cataclysm/operations.py",
        "rules/contracts/filters.py",
        "rules/contracts/operations.py",
        "rules/estro/asking.py",
        "rules/estro/attack_operations.py",
        "rules/estro/operations.py",
        "rules/estro/table_operations.py",
        "rules/grimoire/ante.py",
        "rules/grimoire/auras.py",
        "rules/grimoire/colours.py",
        "rules/grimoire/combat_words.py",
        "rules/grimoire/filters.py",
        "rules/grimoire/identity.py",
        "rules/grimoire/interrupts.py",
        "rules/grimoire/life.py",
        "rules/grimoire/mana_operations.py",
        "rules/grimoire/saving.py",
        "rules/grimoire/tapping.py",
    ),
}
"""Why modules of the three rooms stay interpreted, and the ends of their paths."""


class CantCompile(Exception):
    """What is missing on this machine, or what a compiler had to say."""


def modules(house: Path) -> list[str]:
    """The paths of all modules that are compiled."""
    kept = tuple(f"/{end}" for ends in INTERPRETED.values() for end in ends)
    return [path for path in compiled.sources(str(house)) if not path.endswith(kept)]


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m game.package.compiled", description=__doc__.partition("\n")[0])
    options.add_argument("-o", "--output", type=Path, default=Path(compiled.built()), metavar="FOLDER")
    options.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1, help="C compilers at a time")
    options.add_argument("--quick", action="store_true", help="sooner, but slower code: to see whether it works")
    given = options.parse_args()
    begin = monotonic()
    try:
        build(ROOT, given.output.resolve(), given.jobs, QUICK if given.quick else FLAGS)
    except CantCompile as error:
        print(f"game.package.compiled: {error}", file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in given.output.iterdir()) / 1e6
    print(f"{given.output}: {len(modules(ROOT / 'game'))} modules, {size:.1f} MB, {monotonic() - begin:.0f} s")
    return 0


def build(root: Path, output: Path, jobs: int = 1, flags: Sequence[str] = FLAGS) -> None:
    """Compile the sources below `root` into the folder `output`, in place of what was there.

    What mypyc and the C compiler leave lies in `<output>.work` and makes the next time shorter. Raises CantCompile.
    """
    work = output.with_name(output.name + ".work")
    work.mkdir(parents=True, exist_ok=True)
    made_from = compiled.fingerprint(str(root / "game"))
    made = linked(extensions(root, work), work, jobs, flags)
    new = work / "new"
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    for path in made:
        path.rename(new / path.name)
    (new / compiled.SOURCES).write_text(made_from + "\n", "ascii")
    shutil.rmtree(output, ignore_errors=True)
    new.rename(output)


def extensions(root: Path, work: Path) -> list[Any]:
    """What mypyc says is to be compiled, once it has written the C of it."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise CantCompile(f"mypyc is missing: {error}") from error
    back = Path.cwd()
    os.chdir(root)
    try:
        found: list[Any] = mypycify(
            ["--cache-dir", str(work / "types"), *modules(root / "game")],
            target_dir=str(work / "c"), group_name=GROUP, multi_file=True,
        )  # fmt: skip
    except SystemExit as error:
        raise CantCompile("mypyc refuses the sources") from error
    finally:
        os.chdir(back)
    return found


def linked(found: Iterable[Any], work: Path, jobs: int, flags: Sequence[str]) -> list[Path]:
    """The library and the modules that name it, compiled by so many C compilers at a time."""
    from setuptools._distutils import ccompiler, sysconfig
    from setuptools._distutils.errors import CompileError, LinkError

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    compiler.add_include_dir(sysconfig.get_python_inc())
    objects_in = str(work / "objects" / flags[0])
    strip = ["-s"] if sys.platform == "linux" else []

    def is_made(source: str, target: Path, headers: float) -> bool:
        return target.exists() and target.stat().st_mtime > max(os.path.getmtime(source), headers)

    def one(extension: Any, source: str, headers: float) -> str:
        target = Path(compiler.object_filenames([os.path.relpath(source, work)], output_dir=objects_in)[0])
        if not is_made(source, target, headers):
            compiler.compile(
                [os.path.relpath(source, work)], output_dir=objects_in, include_dirs=extension.include_dirs,
                extra_postargs=[*extension.extra_compile_args, *flags],
            )  # fmt: skip
        return str(target)

    made = []
    back = Path.cwd()
    os.chdir(work)
    try:
        with ThreadPoolExecutor(jobs) as pool:
            objects = []
            for extension in found:
                headers = max((os.path.getmtime(path) for path in extension.depends), default=0.0)
                objects.append([pool.submit(one, extension, source, headers) for source in extension.sources])
            for extension, parts in zip(found, objects, strict=True):
                target = work / f"{extension.name}{sysconfig.get_config_var('EXT_SUFFIX')}"
                compiler.link_shared_object([part.result() for part in parts], str(target), extra_postargs=strip)
                made.append(target)
    except (CompileError, LinkError) as error:
        raise CantCompile(str(error)) from error
    finally:
        os.chdir(back)
    return made


if __name__ == "__main__":
    raise SystemExit(main())
