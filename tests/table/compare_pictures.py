"""Pictures of every scene at every size, scale and in both languages, and which of them differ from earlier ones:

    python -m tests.table.compare_pictures draw BEFORE                 # on the state to compare with
    python -m tests.table.compare_pictures draw AFTER --like BEFORE    # the same moments of the same matches
    python -m tests.table.compare_pictures compare BEFORE AFTER [--out SHEETS]

`draw` goes through every scene beside the match, and through recorded matches of every game: each kind of question that
they come to at rest; there also what a person does with it (WAYS); each kind of event on its way; the curtain, and
the end. `--like` takes the matches and the moments of another folder, so that rules may change between the two.
`--only WORDS` keeps to the moments in whose names one of the words stands, `--games`, `--sizes`, `--scales` and
`--langs` to some of all; `--hashes` writes no pictures. In the folder there is then `manifest.json` with the hashes of
picture and semantic tree by name, the trees as text, and the pictures; `compare` names what differs, and how much, and
puts what can be looked at into sheets: before, after, and where they differ. Without a window.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import struct
import sys
import tempfile
import time
import traceback
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pygame
from pygame import Surface

from game.kernel import decisions
from game.records.match import Match
from game.rules import EXAMPLES, NAMES, game_named
from game.table import SCENES, app, tree
from game.table.match import opening
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from game.table.tree import Node
from tests.table import bot, contact_sheet, live

SIZES = ("1280x720", "1024x600", "1920x1080")
SCALES = ("1.0", "2.0")
LANGS = ("it", "en")
RECORDED = (3, 8)
"""Seeds of the matches of each game and number of seats."""
IN_MOTION = 0.45
"""Seconds after which an answer that is being shown is drawn."""
ALONE = ("rest", "hover", "covered", "end")
"""The ways in which a table of more than two seats is looked at besides."""
FRAME = 1 / 60


@dataclass(frozen=True)
class Moment:
    """What is to be drawn: a scene of a game, or a moment of the recorded match `file` in the way `way`."""

    name: str
    game: str
    way: str
    seats: int = 2
    file: str = ""
    step: int = 0
    viewer: int = 0


BESIDE = tuple(scene for scene in SCENES if scene != "match")
TAUGHT = ("gallery", "glossary", "handbook", "set-up")
"""The scenes that a game which is not offered can be seen in."""

# Ways to look at a moment


def at_rest(stage: Stage) -> None:
    live.settle(stage, 0.5)


def rested(stage: Stage, wanted: Callable[[Node], bool]) -> Node | None:
    """The first node of the table at rest of which `wanted` holds."""
    at_rest(stage)
    return next((node for node in tree.walk(tree.reachable(stage.fresh())) if wanted(node)), None)


def point(stage: Stage, node: Node | None) -> None:
    if node is not None:
        move = pygame.Event(pygame.MOUSEMOTION, pos=node.rect.center, rel=(0, 0), buttons=(0, 0, 0))
        stage.handle(move)
        at_rest(stage)


def can_be_taken(node: Node) -> bool:
    return node.role == "hand-card" and "legal" in node.flags


def hover(stage: Stage) -> None:
    """The pointer over a card of the hand."""
    point(stage, rested(stage, can_be_taken) or rested(stage, lambda node: node.role == "hand-card"))


def hover_field(stage: Stage) -> None:
    """The pointer over a card in play."""
    point(stage, rested(stage, lambda node: node.role == "card"))


def hover_plate(stage: Stage) -> None:
    point(stage, rested(stage, lambda node: node.role == "player"))


def chosen(stage: Stage) -> None:
    """A card of the hand is pressed."""
    node = rested(stage, can_be_taken)
    if node is not None:
        bot.click(stage, node)
        at_rest(stage)


def chosen_field(stage: Stage) -> None:
    """A card in play is pressed, and the pointer goes to the first thing that it could be done to."""
    node = rested(stage, lambda node: node.role == "card" and "legal" in node.flags)
    if node is not None:
        bot.click(stage, node)
        point(stage, rested(stage, lambda node: "legal" in node.flags and node.role in ("card", "player")))


def dragged(stage: Stage) -> None:
    """A card of the hand is held over the middle of the table."""
    node = rested(stage, can_be_taken)
    if node is None:
        return
    start, end = node.rect.center, (stage.size[0] // 2, stage.size[1] // 2)
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for part in range(1, 9):
        pos = (start[0] + (end[0] - start[0]) * part // 8, start[1] + (end[1] - start[1]) * part // 8)
        stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
        stage.fresh()
    at_rest(stage)


def focused(stage: Stage) -> None:
    at_rest(stage)
    for _ in range(4):
        bot.key(stage, pygame.K_TAB)
    at_rest(stage)


def covered(stage: Stage) -> None:
    """The curtain of a match of people alone, which `before` has closed."""
    at_rest(stage)


def pressing(code: int) -> Callable[[Stage], None]:
    def press(stage: Stage) -> None:
        at_rest(stage)
        bot.key(stage, code)
        at_rest(stage)

    return press


WAYS: dict[str, Callable[[Stage], None]] = {
    "rest": at_rest,
    "hover": hover,
    "hover-field": hover_field,
    "hover-plate": hover_plate,
    "chosen": chosen,
    "chosen-field": chosen_field,
    "dragged": dragged,
    "focused": focused,
    "covered": covered,
    "log": pressing(pygame.K_l),
    "pile": pressing(pygame.K_d),
    "aside": pressing(pygame.K_h),
    "flag": pressing(pygame.K_f),
    "recall": pressing(pygame.K_a),
    "help": pressing(pygame.K_F1),
    "menu": pressing(pygame.K_ESCAPE),
    "chart": lambda stage: chart(stage),
    "end": lambda stage: live.settle(stage, 3.0),
}
"""What a person does at the moment, by its word."""


def chart(stage: Stage) -> None:
    """The sheet to look up at any time, where the game has one."""
    node = rested(stage, lambda node: node.key.startswith("chart"))
    if node is not None:
        bot.click(stage, node)
        at_rest(stage)


# Which moments there are


def recorded(game: str, seats: int, seed: int, folder: Path) -> Path:
    """A match played at random, as a file."""
    match = live.new_match(live.decks_of(game, seats), seed, 0, ("human",) * seats, game)
    live.random_play(match, seed, lambda _: False)
    match.save_in(folder)
    path = folder / f"{game}-{seats}-{seed}.match"
    assert match.path is not None
    match.path.rename(path)
    return path


def moments_of(path: Path, game: str, seats: int, met: set[str]) -> Iterator[Moment]:
    """Each kind of question and of event that is not in `met`, what can be done at a full table, and the end."""
    given = Match.load(path, step=1 << 30).record.answers
    match = Match.load(path, step=0)
    fullest = (-1, 0, 0)
    for step, (seat, answer) in enumerate(given):
        decision = match.state.decision
        assert decision is not None
        if decision.kind not in met:
            met.add(decision.kind)
            yield Moment(f"{decision.kind}-{path.stem}-{step:03}", game, "rest", seats, path.name, step, seat)
        free = len(decisions.answers(match.state))
        fullest = max(fullest, (free if step > 12 and decision.cancel is False else -1, step, seat))
        before = match.event_count
        match._give_again(seat, answer)
        events = {"on-" + event["kind"] for event in match.events_for(seat, before)}
        if events - met:
            new = "+".join(sorted(word.removeprefix("on-") for word in events - met)[:4])
            met |= events
            yield Moment(f"motion-{new}-{path.stem}-{step:03}", game, "motion", seats, path.name, step, seat)
    if f"full-{seats}" not in met:
        met.add(f"full-{seats}")
        for way in WAYS if seats == 2 else ALONE:
            step = fullest[1] if way != "end" else len(given)
            yield Moment(f"table-{way}-{path.stem}-{step:03}", game, way, seats, path.name, step, fullest[2])


def moments(folder: Path) -> list[Moment]:
    """All of them; the recorded matches are written into `folder`."""
    found = []
    for game in (*NAMES, *EXAMPLES):
        found += [
            Moment(f"scene-{scene}-{game}", game, "scene " + scene) for scene in (BESIDE if game in NAMES else TAUGHT)
        ]
        met: set[str] = set()
        for seats in game_named(game).seats:
            if seats > 2:
                found.append(Moment(f"scene-set-up-{game}-{seats}", game, "scene set-up", seats))
            for seed in RECORDED:
                path = recorded(game, seats, seed, folder)
                found += list(moments_of(path, game, seats, met))
    return found


# Drawing them


@cache
def before(path: Path, step: int) -> Match:
    """The recorded match before the answer number `step`."""
    return Match.load(path, step=step)


def shown(moment: Moment, folder: Path, size: tuple[int, int], lang: str, scale: float) -> Stage:
    """A stage on which the moment is to be seen."""
    word, _, scene = moment.way.partition(" ")
    stage = live.stage(size, lang, moment.game, scale=scale)
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    if word == "scene":
        app.open_scene(stage, app._shown(scene, None, moment.game, moment.seats))
        return stage
    path = folder / moment.file
    if word == "motion":
        answer = next_answer(path, moment.step)
        play = contact_sheet.Again(Match.load(path, step=moment.step), [answer], moment.viewer)
        stage.go(MatchScene(stage, play, opening.names(play.seats), play.match.decks))
        for _ in range(round(IN_MOTION / FRAME)):
            stage.update(FRAME)
            stage.fresh()
        return stage
    match = before(path, moment.step)
    people = tuple("human" if word == "covered" or seat == moment.viewer else "random" for seat in range(moment.seats))
    live.scene(stage, match, people, moment.viewer)
    WAYS[word](stage)
    if match.answered != moment.step:
        before.cache_clear()
    return stage


@cache
def next_answer(path: Path, step: int) -> tuple[int, tuple[Any, ...]]:
    return Match.load(path, step=1 << 30).record.answers[step]


def save(picture: Surface, path: Path) -> None:
    """As a PNG that is packed a little and at once; pygame packs it well, which takes longer than to draw it."""
    width, height = picture.get_size()
    pixels, wide = pygame.image.tobytes(picture, "RGB"), 3 * width
    rows = b"".join(b"\0" + pixels[at : at + wide] for at in range(0, len(pixels), wide))
    parts = (b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0), b"IDAT" + zlib.compress(rows, 1), b"IEND")
    chunks = (struct.pack(">I", len(part) - 4) + part + struct.pack(">I", zlib.crc32(part)) for part in parts)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def draw(given: argparse.Namespace) -> int:
    """Draw the moments into the folder; how many could not be drawn."""
    out: Path = given.folder
    matches = out / "matches"
    matches.mkdir(parents=True, exist_ok=True)
    if given.like:
        matches = given.like / "matches"
        plan = [Moment(**row) for row in json.loads((matches / "moments.json").read_text("utf-8"))]
    else:
        plan = moments(matches)
        (matches / "moments.json").write_text(json.dumps([asdict(moment) for moment in plan], indent=1), "utf-8")
    wanted = [
        moment for moment in plan
        if moment.game in given.games and (not given.only or any(word in moment.name for word in given.only))
    ]  # fmt: skip
    manifest: dict[str, list[str]] = {}
    began = time.monotonic()
    for lang, size, scale in product(given.langs, given.sizes, given.scales):
        place = out / f"{lang}-{size}-{scale}"
        place.mkdir(exist_ok=True)
        width, height = map(int, size.split("x"))
        for moment in wanted:
            name = f"{place.name}/{moment.name}"
            try:
                stage = shown(moment, matches, (width, height), lang, float(scale))
                words = tree.as_text(stage.fresh())
                picture = app.picture(stage)
            except Exception:
                manifest[name] = ["failed", "failed"]
                print(f"{name} can't be drawn:\n{traceback.format_exc()}", file=sys.stderr)
                continue
            pixels = pygame.image.tobytes(picture, "RGB")
            manifest[name] = [hashlib.sha256(part).hexdigest()[:20] for part in (pixels, words.encode())]
            (place / f"{moment.name}.txt").write_text(words, "utf-8")
            if not given.hashes:
                save(picture, place / f"{moment.name}.png")
        print(f"{place.name}: {len(wanted)} pictures, {time.monotonic() - began:.0f} s", flush=True)
    (out / "manifest.json").write_text(json.dumps(manifest, indent=0, sort_keys=True), "utf-8")
    failed = sum(found[0] == "failed" for found in manifest.values())
    print(f"{len(manifest)} pictures, {failed} failed, {time.monotonic() - began:.0f} s")
    return failed


# Comparing them


def sheet(before: Surface, after: Surface) -> tuple[Surface, float]:
    """Both beside each other and where they differ, and the share of the pixels that do."""
    width, height = before.get_size()
    mask = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    mask.invert()
    made = Surface((3 * width, height))
    made.blit(before, (0, 0))
    made.blit(after, (width, 0))
    made.blit(mask.to_surface(setcolor=(255, 0, 255), unsetcolor=(0, 0, 0)), (2 * width, 0))
    return made, mask.count() / (width * height)


def compare(given: argparse.Namespace) -> int:
    """Name what differs; how many do."""
    one, other = (json.loads((folder / "manifest.json").read_text("utf-8")) for folder in (given.before, given.after))
    counts: Counter[str] = Counter()
    for name in sorted({*one, *other}):
        if name not in one or name not in other:
            counts["only in one"] += 1
            print(f"{name}: only {'after' if name in other else 'before'}")
            continue
        if one[name] == other[name] and one[name][0] != "failed":
            counts["equal"] += 1
            continue
        what = " and ".join(w for w, a, b in zip(("picture", "tree"), one[name], other[name], strict=True) if a != b)
        told = f"{name}: {what or 'failed'}"
        counts[what or "failed"] += 1
        files = [folder / f"{name}.png" for folder in (given.before, given.after)]
        if "picture" in what and all(file.exists() for file in files):
            made, share = sheet(*(pygame.image.load(file) for file in files))
            told += f" ({share:.2%} of the pixels)"
            if given.out:
                given.out.mkdir(parents=True, exist_ok=True)
                save(made, given.out / f"{name.replace('/', '-')}.png")
        print(told)
    print(", ".join(f"{count} {what}" for what, count in counts.most_common()))
    return sum(counts.values()) - counts["equal"]


def main() -> int:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = read.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("draw")
    drawing.add_argument("folder", type=Path)
    drawing.add_argument("--like", type=Path, help="the folder whose matches and moments are drawn")
    drawing.add_argument("--only", nargs="+", default=[], metavar="WORDS")
    every: list[tuple[str, Any]] = [
        ("--games", (*NAMES, *EXAMPLES)), ("--sizes", SIZES), ("--scales", SCALES), ("--langs", LANGS),
    ]  # fmt: skip
    for name, values in every:
        drawing.add_argument(name, nargs="+", default=values)
    drawing.add_argument("--hashes", action="store_true", help="write no pictures")
    comparing = commands.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--out", type=Path, help="a folder for sheets of what differs")
    given = read.parse_args()
    if given.command == "compare":
        return 1 if compare(given) else 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["CONTRACTS_HOME"] = home
        return 1 if draw(given) else 0


if __name__ == "__main__":
    sys.exit(main())
