"""A balance that is played, read or shown beside the table: of the lab the table knows this file alone.

An errand is a process that is told once what to do, and tells as plain data what comes of it. What plays stands behind
all others; it ends at once when it is stopped or the table is gone, and loses no pair by that: `balancing.played` goes
on from its file. The table itself reads no file of the lab and reckons nothing of it.

What is told, one table of these each, some of them again and again:

- `held`: is there a file with this balance? `left`: so many pairs at the most; `fresh` pairs in `seconds` so far
- `standing`: `fairness.standing` of the chosen decks; `whole`: length, endings and cards (`fairness.as_json`)
- `pairs`: [the two decks, number, seed, [[score of the first, who began, turns], the same of the second match]] of each
- `match`, `page`: where it was written
- `trouble`: "cards", "program", "other" (the file is of others), "damaged", "faulty" (the cards), "unwritable", "again"
  (the match comes out otherwise), "lost" (the process ended by itself)
"""

from __future__ import annotations

import atexit
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from game.system.channel import Broken, Channel, begun
from game.system.files import make_folder, replace_file
from game.system.processes import belong_to_parent, stand_back

if TYPE_CHECKING:
    from game.lab.balancing import Plan
    from game.lab.ledger import Book

Told = dict[str, Any]
Tell = Callable[[Told], None]

LARGEST = 1 << 24
"""Bytes of a message."""
AT_ONCE = 400
"""So many pairs are told in one message."""
SECONDS_BETWEEN_TELLING = 0.5
SHARE_OF_TELLING = 0.03
"""Of the time of a run goes into reckoning what it comes to so far."""
PATIENCE = 3.0
"""Seconds after which a process that has ended without a word is given up."""


@dataclass(frozen=True)
class Wish:
    """What a person chose. The file's own seed is gone on with; a new one has a seed by chance."""

    file: str
    game: str
    agent: str
    pairs: int
    decks: tuple[str, ...]
    starts: tuple[str, ...] = ()


WATCHED = "watched"
"""The folder, beside the file of a balance, with the matches of it that the table looks at."""


class Errand:
    """The table's handle on the process. None of its methods waits for it."""

    def __init__(self, do: str, wish: Wish, *more: str) -> None:
        """`do`: "look" at the file, "play" on, play "anew" with the old file put aside; play the match of a seed
        "again" into a match file; write the "page" in a language. `more` is the seed, or the language."""
        self._process, channel = begun(serve, "lab", LARGEST, daemon=False)
        atexit.register(self._process.kill)  # what is no daemon, as it has processes of its own, would be waited for
        self._channel: Channel | None = channel
        self._channel.send(json.dumps([do, asdict(wish), *more]).encode())
        self._ended_at = 0.0

    @property
    def over(self) -> bool:
        """Has all been told, or was it stopped?"""
        return self._channel is None

    def poll(self) -> Told | None:
        """What it has told next, None where there is nothing new."""
        if self._channel is None:
            return None
        try:
            message = self._channel.receive()
        except Broken:
            return self._lost()
        if message is None:
            return self._lost() if self._died_early() else None
        told: Told = json.loads(message)
        if "end" in told:
            self.stop()
            return None
        return told

    def stop(self) -> None:
        """End it at once, whatever it is doing, and the processes that play for it. Nobody waits until it is gone."""
        if self._channel is not None:
            self._process.kill()
            self._channel.close()
            self._channel = None
            atexit.unregister(self._process.kill)

    def _lost(self) -> Told:
        self.stop()
        return {"trouble": "lost"}

    def _died_early(self) -> bool:
        """On Windows the pipe of a process that ended before it took its end of it does not tell."""
        if self._process.is_alive():
            return False
        self._ended_at = self._ended_at or monotonic()
        return monotonic() - self._ended_at > PATIENCE


# --- in the process ---------------------------------------------------------------------------------------------------


class Trouble(Exception):
    """Its word is what keeps the errand from being done."""


def serve(incoming: Connection, outgoing: Connection) -> None:
    """What the process does."""
    belong_to_parent()

    def tell(told: Told) -> None:
        outgoing.send_bytes(json.dumps(told).encode())

    try:
        do, wish, *more = json.loads(incoming.recv_bytes())
        Thread(target=_end_with, args=(incoming,), daemon=True).start()
        try:
            ERRANDS[do](Wish(**wish | {name: tuple(wish[name]) for name in ("decks", "starts")}), tell, *more)
        except Trouble as trouble:
            tell({"trouble": str(trouble)})
        tell({"end": True})
    except (EOFError, OSError):
        return


def _end_with(table: Connection) -> None:
    """The table's end of the pipe is gone: so it is itself."""
    with suppress(EOFError, OSError):
        table.recv_bytes()
    os._exit(0)


def _look(wish: Wish, tell: Tell) -> None:
    plan = _plan(wish)
    book = _held(wish)
    tell({"held": book is not None})
    if book is not None:
        if trouble := _unfit(plan, book):
            tell({"trouble": trouble})
        _Telling(plan, tell).all(book)


def _play(wish: Wish, tell: Tell) -> None:
    from game.lab import balancing
    from game.lab.simulate import NoSuch
    from game.lab.workers import Pool

    path = Path(wish.file)
    try:
        make_folder(path.parent)
    except OSError:
        raise Trouble("unwritable") from None
    plan = _plan(wish)
    book = _held(wish)
    if book is not None and (trouble := _unfit(plan, book)):
        raise Trouble(trouble)
    stand_back()  # from now on; what is asked for once is waited for
    telling = _Telling(plan, tell)
    try:
        with Pool(jobs()) as by:
            telling.all(balancing.played(plan, by, path, telling))
    except NoSuch:
        raise Trouble("unwritable") from None


def _anew(wish: Wish, tell: Tell) -> None:
    """The old file stays, under a name of its own."""
    path = Path(wish.file)
    aside = (path.with_name(f"{path.stem}.{number}{path.suffix}") for number in range(1, sys.maxsize))
    try:
        if path.exists():
            path.rename(next(place for place in aside if not place.exists()))
    except OSError:
        raise Trouble("unwritable") from None
    _play(wish, tell)


def _again(wish: Wish, tell: Tell, name: str) -> None:
    from game.kernel.errors import GameError
    from game.lab.replaying import match_file

    try:
        tell({"match": str(match_file(Path(wish.file), name, Path(wish.file).parent / WATCHED))})
    except GameError:
        raise Trouble("again") from None


def _page(wish: Wish, tell: Tell, language: str) -> None:
    from game.lab import fairness, ledger
    from game.lab.page import page
    from game.lab.simulate import NoSuch

    path = Path(wish.file)
    target = path.with_suffix(".html")
    try:
        book = ledger.read(path)
        cards = fairness.cards_of(book)
        replace_file(target, page(fairness.as_json(book, cards), book.head, cards, language, path.name).encode())
    except NoSuch:
        raise Trouble("damaged") from None
    except OSError:
        raise Trouble("unwritable") from None
    tell({"page": str(target)})


ERRANDS: dict[str, Callable[..., None]] = {"look": _look, "play": _play, "anew": _anew, "again": _again, "page": _page}


def jobs() -> int:
    """One process fewer than there are cores, so that one is left to the table."""
    return max(1, (os.cpu_count() or 1) - 1)


def _plan(wish: Wish) -> Plan:
    from game.kernel.errors import GameError
    from game.lab import balancing, ledger

    seed, _ = ledger.run_of(Path(wish.file))
    try:
        return balancing.planned(
            wish.game, wish.decks, (), wish.starts, agent=wish.agent, pairs=wish.pairs, seed=seed
        )  # fmt: skip
    except GameError:
        raise Trouble("faulty") from None


def _held(wish: Wish) -> Book | None:
    """What the file has; None where there is none yet."""
    from game.lab import ledger
    from game.lab.simulate import NoSuch

    path = Path(wish.file)
    try:
        return None if ledger.is_empty(path) else ledger.read(path)
    except NoSuch:
        raise Trouble("damaged") from None


def _unfit(plan: Plan, book: Book) -> str:
    """The trouble that keeps the file from being gone on with; "" for none."""
    from game.lab import balancing, ledger

    name = ledger.difference(book.head, balancing.head(plan))
    if name:
        return "cards" if name in ("cards", "decks") else "program" if name in PROGRAM else "other"
    return "" if dict(book.head["runs"]).get(plan.seed) == plan.pairs else "other"


PROGRAM = ("program", "version", "habits", "supply")


class _Telling:
    """Tells what there is of a balance, after each pair what is new, now and then what it all comes to."""

    def __init__(self, plan: Plan, tell: Tell) -> None:
        self._plan, self._tell = plan, tell
        self._told = self._before = 0
        self._since = self._next = self._next_whole = monotonic()

    def __call__(self, book: Book) -> bool:
        if not self._told:  # what the file has was told by whoever looked at it, and is told once more
            self._before = len(book.lines) - 1
        if monotonic() >= self._next or not self._told:
            self._next = monotonic() + max(SECONDS_BETWEEN_TELLING, self._standing(book) / SHARE_OF_TELLING)
            if monotonic() >= self._next_whole:
                self._next_whole = monotonic() + self._whole(book) / SHARE_OF_TELLING
        return False

    def all(self, book: Book) -> None:
        self._before = self._before if self._told else len(book.lines)
        self._standing(book)
        self._whole(book)

    def _standing(self, book: Book) -> float:
        """Seconds that it took."""
        from game.lab import fairness
        from game.lab.balancing import left

        begun = monotonic()
        for part in _parts(list(_pairs(self._plan, book, self._told))):
            self._tell({"pairs": part})
        self._told = len(book.lines)
        self._tell({
            "standing": fairness.standing(_of(self._plan, book)), "left": left(self._plan, book.scores),
            "fresh": self._told - self._before, "seconds": monotonic() - self._since,
        })  # fmt: skip
        return monotonic() - begun

    def _whole(self, book: Book) -> float:
        from game.lab import fairness

        begun = monotonic()
        whole = fairness.as_json(_of(self._plan, book))
        self._tell({"whole": {name: whole[name] for name in ("turns", "endings", "cards")}})
        return monotonic() - begun


def _of(plan: Plan, book: Book) -> Book:
    """The pairs of the chosen decks and starts; the file may have others besides."""
    duels, starts = set(plan.duels), {"", *plan.starts}
    keys = [key for key in book.lines if key[3:5] in duels and key[0] in starts and not key[1] and key[5] == plan.seed]
    return replace(book, lines={key: book.lines[key] for key in keys}, scores={key: book.scores[key] for key in keys})


def _pairs(plan: Plan, book: Book, told: int) -> Iterator[list[Any]]:
    """Those of the chosen decks without another start, as the table keeps them; the first `told` rows left out."""
    duels = set(plan.duels)
    for key, line in islice(book.lines.items(), told, None):
        if key[3:5] in duels and not key[0] and not key[1] and book.scores[key] is not None:
            row = json.loads(line)
            matches = [[match["score"], match["first"], match["turns"]] for match in row["matches"]]
            yield [*row["duel"], row["number"], row["seed"], matches]


def _parts(pairs: list[Any]) -> Iterator[list[Any]]:
    for at in range(0, len(pairs), AT_ONCE):
        yield pairs[at : at + AT_ONCE]
