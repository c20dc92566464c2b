"""The command `balance`: is a set fair, match-up by match-up, deck by deck, card by card, and in how it begins?"""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.commands import FINE, INTERRUPTED, Watch, WrongUsage, executor, print_json, warn_of_stale_weights
from game.kernel.errors import GameError
from game.system.files import replace_file

if TYPE_CHECKING:
    from game.lab.ledger import Book


def balance(given: Namespace) -> int:
    from game.lab.simulate import NoSuch

    if given.page:
        _check_page(given.page)
    try:
        book, code = (_merged(given), FINE) if given.files else _played(given)
        _tell(given, book)
    except NoSuch as error:
        raise WrongUsage(str(error)) from None
    return code


def _check_page(page: str) -> None:
    """Before hours are played for it. Raises WrongUsage, and GameError where what draws its plots is missing."""
    if not page.lower().endswith((".html", ".htm")):
        raise WrongUsage(f"`{page}` must end in .html")
    if find_spec("matplotlib") is None:
        raise GameError(
            "for a page a Python with the package matplotlib is needed; `pip install matplotlib` brings it, and the "
            "file of `--out` can be made a page later"
        )


def _merged(given: Namespace) -> Book:
    from game.lab import ledger

    paths = [Path(name) for name in given.files]
    book = ledger.merged(paths)
    if given.out:
        ledger.write(Path(given.out), book)
    return book


def _played(given: Namespace) -> tuple[Book, int]:
    from game.lab import balancing, ledger
    from game.lab.arena import AT, file_of
    from game.lab.simulate import agreed_on

    kept = Path(given.out) if given.out else None
    seed, pairs = ledger.run_of(kept)
    plan = balancing.planned(
        given.game, given.decks, given.blank, given.start, agent=given.agents, nodes=given.node_limit,
        pairs=given.pairs or pairs or balancing.Plan.pairs, seed=seed if given.seed is None else given.seed,
        rules=agreed_on(given.game, given.rule),
    )  # fmt: skip
    warn_of_stale_weights(given.game, [given.agents])
    watch = Watch[ledger.Book](lambda book, fresh, seconds: balancing.so_far(plan, book, fresh, seconds))
    files = [file_of(given.agents)] if AT in given.agents else []
    try:
        with executor(given, files) as by:
            return balancing.played(plan, by, kept, watch), FINE
    except KeyboardInterrupt:
        return watch.interrupted(kept), INTERRUPTED


def _tell(given: Namespace, book: Book) -> None:
    from game.lab import fairness, fairtext

    told = fairness.as_json(book, fairness.cards_of(book))
    if given.csv:
        _write_tables(Path(given.csv), fairtext.tables(told))
    if given.page:
        _write_page(given, book, told)
    if given.json:
        print_json(told)
    else:
        print(fairtext.as_text(told))


def _write_page(given: Namespace, book: Book, told: dict[str, Any]) -> None:
    from game.lab.fairness import cards_of
    from game.lab.page import page

    called = Path(given.out or given.files[0] if given.files or given.out else "FILE").name
    try:
        replace_file(Path(given.page), page(told, book.head, cards_of(book), given.lang, called).encode())
    except OSError as error:
        raise GameError(f"the page can't be written to {given.page} ({error.strerror}); name another file") from None


def _write_tables(folder: Path, tables: dict[str, str]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in tables.items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise GameError(f"the tables can't be written into {folder} ({error.strerror}); name another folder") from None
