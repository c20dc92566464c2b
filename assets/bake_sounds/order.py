"""The listening order: what each sound is to say, with its figures, as a page for people."""

from __future__ import annotations

from typing import Any

from .recipes import LOOPS_SAY, SOUNDS

HEAD = """# The sounds

Synthesised by `assets/bake_sounds` from nothing but numbers: no recordings, no samples. `python -m assets.bake_sounds`
makes every file and this page again; it needs numpy and soundfile (`pip install -e '.[dev]'`). `index.json` holds the
figures and the hash of each file. Licence: MIT, as the program.

Mono effects and stereo loops of 44.1 kHz, OGG Vorbis. Peak in dBFS. Loudness in LUFS after ITU-R BS.1770: of effects
the loudest 0.4 seconds, of the loops the whole. Blows rise by weight, what is heard often is soft, the loops lie below
all of it. Listen in this order, from the hand to the end of the match:

| sound | variants | longest | peak | loudness | says |
|---|---|---|---|---|---|
"""


def page(files: dict[str, dict[str, Any]]) -> str:
    rows = []
    for name, recipe in SOUNDS.items():
        rows.append(_row(name, [files[f"{name}-{number + 1}"] for number in range(recipe.variants)], recipe.says))
    rows += [_row(name, [files[name]], says) for name, says in LOOPS_SAY.items()]
    whole = sum(entry["bytes"] for entry in files.values()) / 1e6
    return f"{HEAD}{''.join(rows)}\n{len(files)} files, {whole:.2f} MB.\n"


def _row(name: str, files: list[dict[str, Any]], says: str) -> str:
    longest, peak, loud = (max(entry[figure] for entry in files) for figure in ("seconds", "peak", "loudness"))
    return f"| `{name}` | {len(files)} | {longest:.2f} s | {peak:.1f} | {loud:.1f} | {says} |\n"
