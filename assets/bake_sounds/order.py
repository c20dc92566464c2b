"""The listening order: what each sound is to say, with its figures, as a page for people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .music import pieces
from .recipes import LOOPS_SAY, SOUNDS

HEAD = """# The sounds

Synthesised by `assets/bake_sounds` from nothing but numbers: no recordings, no samples. `python -m assets.bake_sounds`
makes every file and this page again; it needs numpy and soundfile (`pip install -e '.[dev]'`). `index.json` holds the
figures and the hash of each file. Licence: MIT, as the program.

Mono effects and stereo loops of 44.1 kHz, OGG Vorbis. True peak, between the samples, in dBFS. Loudness in LUFS after
ITU-R BS.1770: of effects the loudest 0.4 seconds (momentary maximum, not gated), of the loops the whole (integrated,
gated). What cards do lies about -16, blows rise by weight; what is heard at every touch is 4 to 8 softer, the loops lie
below all of it. Peaks that would be too high are bent down by a limiter that looks ahead (`tools.limited`). The table
plays all of it at half the amplitude at the most (`sound/speaker.py`, HEADROOM), as sounds add up: how loud matches are
is told at the end. Listen in this order, from the hand to the end of the match:

| sound | variants | longest | true peak | loudness | says |
|---|---|---|---|---|---|
"""


def _kilobits(part: str) -> int:
    return pieces.BITS[part] // 1000


MUSIC = f"""
## The music

Of each game a loop in two layers, which begin together and stay in time: the calm one, and the tension over it, half as
long. Scores that can be read and changed are `assets/bake_sounds/music/scores/`, their notation is told in
`assets/bake_sounds/music/notation.py`; `python -m assets.bake_sounds music sting` plays them anew, which takes a while,
and `--sheet FILE.png` draws their spectrograms and those of their seams.

Stereo, Opus of {_kilobits("calm")} kbit/s (the tension {_kilobits("tension")}, the stings {_kilobits("sting")}).
Loudness in LUFS: the loops as a whole after ITU-R BS.1770, made for {pieces.AIMS["calm"]:.0f} (calm) and
{pieces.AIMS["tension"]:.0f} (tension); the stings in their loudest 0.4 seconds, for {pieces.AIMS["sting"]:.0f}. At the
volumes that the table has at first the calm layer is heard at about -30, some 8 below what cards do and 14
above the ambience. Peaks are dBFS, of the samples and, true peak, between them (at four times as many).

A loop begins 28 milliseconds before its first bar, between strokes, and its file is joined so that whoever decodes
it anew gets what going on would have given (`music/opus.py`). The step from the last sample of a loop to its first is
told as a part of what 999 of 1 000 steps within it stay below; it was 0.2 to 3.0 before. Change is by how much the
spectrum differs before and after the seam, in decibels on average of thirds of an octave; click how loud it is above
5 kHz within 1.5 milliseconds of it, in dBFS; each "of" the most at the same place of any other bar of the loop.

| music | length | loudness | peak | true peak | size | step | change | click | what it is |
|---|---|---|---|---|---|---|---|---|---|
"""


MATCHES = Path(__file__).resolve().parent / "matches.md"
RECORDED = """
## Ten matches, recorded

Computers of the level `novice` play at the table, at the settings that nobody changed, and what the mixer gives is
measured: `python -m tests.table.recorded_sound assets/bake_sounds/matches.md`, then `python -m assets.bake_sounds
--measure`. The whole is integrated loudness in LUFS, made for the -23 of EBU R 128; the loudest second is in LUFS as
well, the true peak in dBFS; a sample is clipped where the sum goes beyond 16 bits.

"""


def page(files: dict[str, dict[str, Any]]) -> str:
    rows = []
    for name, recipe in SOUNDS.items():
        rows.append(_row(name, [files[f"{name}-{number + 1}"] for number in range(recipe.variants)], recipe.says))
    rows += [_row(name, [files[name]], says) for name, says in LOOPS_SAY.items()]
    rows.append(MUSIC)
    rows += [_piece(name, files[name]) for name in pieces.names()]
    music = sum(files[name]["bytes"] for name in pieces.names()) / 1e6
    rows.append(f"\nThe music is {music:.2f} MB of it all.\n")
    rows.append(RECORDED + MATCHES.read_text("utf-8"))
    whole = sum(entry["bytes"] for entry in files.values()) / 1e6
    return f"{HEAD}{''.join(rows)}\n{len(files)} files, {whole:.2f} MB.\n"


def _piece(name: str, entry: dict[str, Any]) -> str:
    seam = "– | – | –"
    if "step" in entry:
        change, click = (f"{entry[of]:.1f} of {entry[f'{of}s']:.1f}" for of in ("change", "click"))
        seam = f"{entry['step']:.2f} | {change} | {click}"
    levels = " | ".join(f"{entry[figure]:.1f}" for figure in ("loudness", "peak", "true_peak"))
    return (
        f"| `{name}` | {entry['seconds']:.2f} s | {levels} "
        f"| {entry['bytes'] / 1000:.0f} kB | {seam} | {pieces.says(name)} |\n"
    )


def _row(name: str, files: list[dict[str, Any]], says: str) -> str:
    longest, peak, loud = (max(entry[figure] for entry in files) for figure in ("seconds", "true_peak", "loudness"))
    return f"| `{name}` | {len(files)} | {longest:.2f} s | {peak:.1f} | {loud:.1f} | {says} |\n"
