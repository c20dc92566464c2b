"""Makes the files of `assets/sounds/` and their index, and prints a figure for each."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from . import ambience, files, loudness, order, recipes, tools
from .loudness import Channels
from .music import measures, pieces

EFFECT_QUALITY, LOOP_QUALITY = 0.72, 0.80
"""Of the encoder, from 0, best, to 1."""
LEVELLED = 4
"""How often a sound is brought to its level, as limiting its peaks makes it softer again."""
FIGURES = ("seconds", "peak", "rms", "loudness", "bytes")


def names() -> Iterator[str]:
    for name, recipe in recipes.SOUNDS.items():
        yield from (f"{name}-{number + 1}" for number in range(recipe.variants))
    yield from ambience.LOOPS
    yield from pieces.names()


def made(name: str) -> Channels:
    """The sound of that name, levelled."""
    if name in ambience.LOOPS:
        loop = np.array(ambience.LOOPS[name](tools.chance(name)))
        return loop * 10 ** ((recipes.LOOP_LEVEL - loudness.integrated(loop)) / 20)
    kind, _, number = name.rpartition("-")
    recipe = recipes.SOUNDS[kind]
    sound = tools.finished(recipe.make(tools.chance(name), int(number) - 1))[np.newaxis]
    for _ in range(LEVELLED):
        louder = recipe.level - loudness.momentary(sound)
        sound = tools.limited(sound[0] * 10 ** (louder / 20), 10 ** (recipes.CEILING / 20))[np.newaxis]
    return sound


def baked(name: str) -> bytes:
    if pieces.is_one(name):
        return pieces.baked(name)
    quality = LOOP_QUALITY if name in ambience.LOOPS else EFFECT_QUALITY
    return files.encoded(made(name), name, quality)


def figures(name: str, content: bytes) -> dict[str, Any]:
    """What the file sounds like when it is read again."""
    if pieces.is_one(name):
        return measures.figures(name, content)
    heard = files.decoded(content)
    measure = loudness.integrated if name in ambience.LOOPS else loudness.momentary
    return {
        "seconds": round(heard.shape[1] / tools.RATE, 3),
        "peak": round(loudness.decibels(float(np.abs(heard).max())), 1),
        "true_peak": round(loudness.true_peak(heard), 1),
        "rms": round(loudness.decibels(float(np.sqrt(np.mean(heard**2)))), 1),
        "loudness": round(measure(heard), 1),
        "bytes": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
    }


def _one(name: str) -> tuple[bytes, dict[str, Any]]:
    content = baked(name)
    return content, figures(name, content)


def _as_it_is(name: str) -> tuple[bytes, dict[str, Any]]:
    content = files.place(name).read_bytes()
    return content, figures(name, content)


def _scripts(chosen: list[str], before: dict[str, Any]) -> dict[str, str]:
    """The hashes that tell that all sounds, and all music, are of these scripts: anew where all of it was made."""
    parts = {"script": (files.HERE, False), "music": (files.MUSIC, True)}
    return {
        part: files.script(folder)
        if {name for name in names() if pieces.is_one(name) is music} <= set(chosen)
        else before.get(part, "")
        for part, (folder, music) in parts.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m assets.bake_sounds")
    parser.add_argument("names", nargs="*", help="how the names begin that are made; all, if none is given")
    parser.add_argument("--sheet", type=Path, help="draw the spectrograms of what is made into this picture")
    parser.add_argument("--jobs", type=int, help="how many are made at once; as many as there are processors")
    parser.add_argument("--measure", action="store_true", help="measure the files as they are, and make none")
    given = parser.parse_args()
    chosen = [name for name in names() if not given.names or name.startswith(tuple(given.names))]
    before = json.loads(files.INDEX.read_text("utf-8")) if given.names or given.measure else {"files": {}}
    known = before["files"]
    files.BAKED.mkdir(exist_ok=True)
    print(f"{'':24}" + "".join(f"{figure:>10}" for figure in FIGURES))
    with ProcessPoolExecutor(given.jobs) as pool:
        for name, (content, told) in zip(chosen, pool.map(_as_it_is if given.measure else _one, chosen), strict=True):
            files.place(name).write_bytes(content)
            known[name] = told
            print(f"{name:24}" + "".join(f"{told[figure]:>10}" for figure in FIGURES), flush=True)
    wanted = {files.place(name) for name in names()}
    for path in files.BAKED.glob("*.o*"):
        if path not in wanted:
            path.unlink()
    scripts = _scripts([] if given.measure else chosen, before)
    index = {**scripts, "files": {name: known[name] for name in names() if name in known}}
    files.INDEX.write_text(json.dumps(index, indent=1) + "\n", "utf-8")
    if len(known) == len(list(names())):
        (files.BAKED / "README.md").write_text(order.page(index["files"]), "utf-8")
    print(f"{len(index['files'])} files, {sum(entry['bytes'] for entry in index['files'].values()) / 1e6:.2f} MB")
    if given.sheet:
        from . import sheet

        sheet.draw(chosen, given.sheet)


if __name__ == "__main__":
    main()
