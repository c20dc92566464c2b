"""Match files that were damaged on their way, and such as somebody made to do harm."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from game.ai.thinking import Question, think
from game.commands.files import recompute
from game.kernel.decisions import answers
from game.records.cards import GAMES, library
from game.records.match import Match
from game.records.matchfile import BadMatchFile, unfinished_matches
from game.records.replay import transcript, verify
from game.rules import game_named
from tests.campaigns.runner import Outcome, Try, begin_clock

MATCHES = 8
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 99, 10**9, 10**30, 1.5, 1e300, "", "x", "²", "\ud800", "\x1b[2J", "\u202e", "a" * 5_000,
    "../../x", "player", "wizard", "casual", "concede", "cancel",
    [], {}, [0], ["pick"], [[]], {"a": 1}, [None] * 50, {"it": 3}, float("inf"),
)  # fmt: skip


def damaged(folder: Path) -> Try:
    return _Matches(folder).damaged


def hostile(folder: Path) -> Try:
    return _Matches(folder).hostile


class _Matches:
    """Match files, each changed in one way or another."""

    def __init__(self, folder: Path) -> None:
        os.fsync = lambda _: None
        self.path = folder / "mine" / "changed.match"
        self.path.parent.mkdir()
        self.whole = whole_matches(folder / "whole")

    # --- damaged --------------------------------------------------------------------------------------------------

    def damaged(self, chance: Random) -> Outcome:
        """Cut, flipped, shuffled; what loads is the match as it was played, or says what is lost of it."""
        match, content = chance.choice(self.whole)
        self.path.write_bytes(_damaged(content, chance))
        try:
            loaded = Match.load(self.path)
        except BadMatchFile as error:
            assert "\n" not in str(error) and error.__cause__ is None, error
            return "refused", None
        number = len(loaded.steps)
        assert loaded.record.answers == match.record.answers[:number], "other answers than were given"
        assert loaded.record.seed == match.record.seed and loaded.record.decks == match.record.decks
        if loaded.damage is None:
            assert loaded.state == match.state, "something is lost without a word"
            return "unharmed", None
        return "kept in part", loaded.damage.lost == len(match.steps) - number

    # --- hostile --------------------------------------------------------------------------------------------------

    def hostile(self, chance: Random) -> Outcome:
        """Whole documents with something odd in them; what loads can be told, verified and played on."""
        _, content = chance.choice(self.whole)
        self.path.write_bytes(spoiled(content, chance))
        begin_clock()
        list(unfinished_matches(self.path.parent))
        try:
            loaded = Match.load(self.path)
        except BadMatchFile as error:
            assert "\n" not in str(error), error
            assert error.__cause__ is None, error.__cause__
            return "refused", None
        verify(self.path, recompute, 1.0)
        transcript(loaded, chance.choice(("it", "en")))
        for _ in range(20):
            if loaded.to_answer is None:
                break
            loaded.answer(chance.choice(answers(loaded.state)))
        assert Match.load(self.path).state == loaded.state
        return "played", None


def whole_matches(folder: Path) -> list[tuple[Match, bytes]]:
    """Some matches of both games, played at random to some point, and their files."""
    whole = []
    for number in range(MATCHES):
        match = _played(number, folder)
        assert match.path is not None
        whole.append((match, match.path.read_bytes()))
    return whole


def _played(number: int, folder: Path) -> Match:
    chance, game = Random(number), GAMES[number % len(GAMES)]
    known = library(game)
    seats = chance.choice(list(game_named(game).seats))
    decks = [chance.choice(list(known.decks)) for _ in range(seats)]
    people = ("human", *["casual"] * (seats - 1))
    match = Match.new(game, decks, number, seats=people, folder=folder, library=known)
    left = chance.choice((3, 20, 100, 1000))
    while match.to_answer is not None and left:
        seat = match.to_answer
        if seat == 0:
            match.answer(chance.choice(answers(match.state)))
        else:
            level = chance.choice(("random", "random", "random", "casual"))
            asked = Question(1, match.raw_view(seat), level, left, None, 20)
            answer, receipt = think(asked, match.game, match.state.cards)
            match.answer(answer, seat, receipt)
        left -= 1
    return match


def spoiled(content: bytes, chance: Random) -> bytes:
    """A match file with something odd in the place of something, and no sums that would tell."""
    data = json.loads(content)
    for name in ("checksum", "sums", "head"):
        del data[name]
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        _spoil(data, chance)
    return json.dumps(data, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")


def _damaged(content: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(content))
    match chance.choice(("cut", "cut", "flip", "flip", "zeros", "lines", "double", "remove", "insert")):
        case "cut":
            return content[:at]
        case "flip":
            return content[:at] + bytes([content[at] ^ 1 << chance.randrange(8)]) + content[at + 1 :]
        case "zeros":
            return content[:at] + bytes(min(4096, len(content) - at)) + content[at + 4096 :]
        case "insert":
            return content[:at] + chance.randbytes(chance.randint(1, 40)) + content[at:]
    lines = content.split(b"\n")
    first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.choice(("swap", "double", "remove")):
        case "swap":
            lines[first], lines[second] = lines[second], lines[first]
        case "double":
            lines.insert(first, lines[second])
        case _:
            del lines[first : first + chance.randint(1, 3)]
    return b"\n".join(lines)


def odd(chance: Random) -> Any:
    """Something that does not belong there; its own each time, for what is put into data is changed later on."""
    return deepcopy(chance.choice(ODD))


def _spoil(data: dict[str, Any], chance: Random, largest: int = 2_500_000) -> None:
    """Put something odd in the place of something, of so many bytes at the most."""
    places = list(_places(data, chance))
    within, key = chance.choice(places)
    match chance.choice(("odd", "odd", "odd", "many", "deep", "other", "remove", "add")):
        case "many":
            written = json.dumps(within[key])
            most = largest // (len(written) + 2)
            within[key] = [json.loads(written) for _ in range(min(chance.choice((100, 6_000, 100_000)), most))]
        case "deep":
            for _ in range(chance.choice((10, 70, 250))):
                within[key] = [within[key]] if chance.random() < 0.5 else {"x": within[key]}
        case "other":
            from_where, name = chance.choice(places)
            within[key] = json.loads(json.dumps(from_where[name]))
        case "remove":
            del within[key]
        case "add" if isinstance(within, dict):
            within[chance.choice(("future", "²", "\ud800", "a" * 300, "__class__"))] = odd(chance)
        case _:
            within[key] = odd(chance)


def _places(data: Any, chance: Random) -> Iterator[tuple[Any, Any]]:
    """Where something can be replaced: every field at the top, and a way down into each at random."""
    for name in list(data):
        yield data, name
        inner = data[name]
        while isinstance(inner, dict | list) and inner:
            key = chance.choice(list(inner)) if isinstance(inner, dict) else chance.randrange(len(inner))
            yield inner, key
            inner = inner[key]
