"""A deck as one line of text: short enough for a message, checked by a sum, and read by the ids of cards.

A line is the game's name, a hyphen, and base64 (its alphabet for addresses, without padding) of these bytes: the number
of the format, the length of the marks, for each number of copies that number with how many cards there are of it and
the mark of each, 0, the deck's name in UTF-8, and the first SUM bytes of a hash over the game's name and all before.
The mark of a card is the beginning of a hash of its id. So a line stays the same and is read when the set grows or the
cards of the deck are changed; only a card whose id is no more is missed.
"""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from itertools import groupby

from game.kernel.errors import GameError
from game.records.decks import LONGEST_NAME

FORMAT = 1
SUM = 3
SHORTEST_MARK, LONGEST_MARK = 3, 8
MOST_OF_A_KIND, MOST_COPIES = 255, 99
LONGEST = 4_000
"""Letters of a line; it is far more than any deck needs."""

REASONS = {
    "none": "this is no deck code: it begins with the name of a game and a hyphen",
    "damaged": "the deck code is damaged: copy the whole line again",
    "later": "the deck code was made by a later version of the program; update this one",
    "game": "the deck code is of another game ({game}); open that game to read it",
    "unknown": "{count} of the cards in the deck code are not in this version of the game; it needs their card files",
}


class BadCode(GameError):
    """A line that can't be read as a deck: `reason` is one of REASONS, `facts` what belongs to it."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(REASONS[reason].format(**facts))
        self.reason, self.facts = reason, facts


def encoded(game: str, name: str, counts: Mapping[str, int], known: Iterable[str]) -> str:
    """The line of a deck; `known` are the ids of all cards that a deck of the game may hold."""
    ids = {*known, *counts}
    size = next(n for n in range(SHORTEST_MARK, LONGEST_MARK + 1) if len({_mark(card, n) for card in ids}) == len(ids))
    body = bytes((FORMAT, size))
    ordered = sorted((min(n, MOST_COPIES), _mark(card, size)) for card, n in counts.items() if n > 0)
    for copies, group in groupby(ordered, key=lambda pair: pair[0]):
        marks = [mark for _, mark in group]
        for at in range(0, len(marks), MOST_OF_A_KIND):
            some = marks[at : at + MOST_OF_A_KIND]
            body += bytes((copies, len(some))) + b"".join(some)
    body += b"\0" + name.strip()[:LONGEST_NAME].encode()
    return f"{game}-{urlsafe_b64encode(body + _sum(game, body)).decode().rstrip('=')}"


def game_of(line: str, games: Iterable[str]) -> str:
    """The game whose deck the line holds. Raises BadCode for a line that is no code."""
    plain = "".join(line.split())
    found = next((game for game in games if plain.startswith(f"{game}-")), None)
    if found is None:
        raise BadCode("none")
    return found


def decoded(line: str, game: str, games: Iterable[str], known: Iterable[str]) -> tuple[str, dict[str, int]]:
    """The name and the cards of a line, by the cards that a deck of `game` may hold. Raises BadCode.

    White space within the line, as mail programs leave it, doesn't count.
    """
    plain = "".join(line.split())
    other = game_of(plain[:LONGEST], games)
    if other != game:
        raise BadCode("game", game=other)
    try:
        packed = plain.removeprefix(f"{game}-").encode("ascii")
        data = urlsafe_b64decode(packed + b"=" * (-len(packed) % 4)) if len(plain) <= LONGEST else b""
    except (binascii.Error, ValueError):
        raise BadCode("damaged") from None
    body = data[:-SUM]
    if len(body) < 3 or _sum(game, body) != data[-SUM:]:
        raise BadCode("damaged")
    if body[0] != FORMAT:
        raise BadCode("later")
    return _read(body, known)


def _read(body: bytes, known: Iterable[str]) -> tuple[str, dict[str, int]]:
    size, at = body[1], 2
    counts: dict[str, int] = {}
    if not SHORTEST_MARK <= size <= LONGEST_MARK:
        raise BadCode("damaged")
    cards = {_mark(card, size): card for card in known}
    missing = 0
    while at < len(body) and body[at]:
        if at + 1 >= len(body):
            raise BadCode("damaged")
        copies, number = body[at], body[at + 1]
        at += 2
        for mark in (body[start : start + size] for start in range(at, at + number * size, size)):
            missing += mark not in cards
            if mark in cards:
                counts[cards[mark]] = min(copies, MOST_COPIES)
        at += number * size
    try:
        name = body[at + 1 :].decode()
    except UnicodeDecodeError:
        raise BadCode("damaged") from None
    if at >= len(body) or not name.isprintable():
        raise BadCode("damaged")
    if missing:
        raise BadCode("unknown", count=missing)
    return name[:LONGEST_NAME], counts


def _mark(card: str, size: int) -> bytes:
    return blake2b(card.encode(), digest_size=LONGEST_MARK).digest()[:size]


def _sum(game: str, body: bytes) -> bytes:
    return blake2b(game.encode() + b"\0" + body, digest_size=SUM).digest()
