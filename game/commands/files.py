"""The commands that read: rules text and match files."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.commands import FAULTY, FINE, Progress, WrongUsage, print_json
from game.kernel.errors import GameError

if TYPE_CHECKING:
    from game.language.library import Library
    from game.language.source import Fault


YAML = (".yaml", ".yml")


def replay(given: Namespace) -> int:
    from game.records.replay import SECONDS, transcript, verify

    path = Path(given.file)
    if given.text or not (given.verify or given.json):
        if not given.all and not _may_be_told(path):
            raise GameError(
                "this match is not over, and several people play it; `--all` tells what each of them holds all the same"
            )
        told = transcript(path, given.lang)
        if not given.json:
            print(told)
    if not given.verify and not given.json:
        return FINE
    found = verify(path, recompute if given.verify else None, given.seconds or SECONDS, _told())
    if found.receipts_left:
        of = found.receipts + found.receipts_left
        print(f"contracts: {found.receipts} of {of} answers of the computer were worked out again in time; "
              "`--seconds N` allows more", file=sys.stderr)  # fmt: skip
    if given.json:
        data = {
            "file": str(path),
            "answers": found.answers,
            "fingerprints": found.fingerprints,
            "receipts": found.receipts,
            "receipts_left": found.receipts_left,
            "cards_changed": list(found.cards_changed),
            "result": found.result,
            "faults": list(found.faults),
        }
        print_json(data | ({"text": told} if given.text else {}))
    else:
        print(*found.faults, sep="\n", end="\n" if found.faults else "")
        verdict = "as recorded" if not found.faults else "NOT as recorded"
        print(f"{found.answers} answers, {found.fingerprints} fingerprints, {found.receipts} receipts: {verdict}")
        if found.cards_changed:
            print(f"changed since, and played as pinned in the file: {', '.join(found.cards_changed)}")
    return FAULTY if found.faults else FINE


def _may_be_told(path: Path) -> bool:
    """Is the match over, or played by one person alone? Else it tells each what the others hold."""
    from game.records.matchfile import HUMAN, read

    record = read(path)
    return record.result is not None or list(record.seats).count(HUMAN) < 2


def _told() -> Callable[[int, int], None]:
    """Tells how much is compared."""
    progress = Progress()
    return lambda compared, of: progress.say(f"{compared} of {of}")


def recompute(receipt: Mapping[str, Any], *position: Any) -> tuple[Any, ...]:
    from game.ai.worker import Receipt
    from game.ai.worker import recompute as again

    fields = Receipt._fields
    return again(Receipt(**{name: receipt[name] for name in fields if name in receipt}), *position)


def _review(given: Namespace, cards: Library) -> int:
    from game.language.review import page

    out = given.out or ""
    if given.cards or not out.lower().endswith((".html", ".htm")):
        raise WrongUsage("`--review` writes all texts of a game: name no card, and a file with `--out FILE.html`")
    try:
        Path(out).write_text(page(cards), encoding="utf-8")
    except OSError as error:
        raise GameError(f"the page can't be written to {out} ({error.strerror})") from None
    print(f"{out}: {len(cards.definitions)} cards in both languages; open it in a browser, or print it")
    return FINE


def text(given: Namespace) -> int:
    from game.language.library import FaultyCards
    from game.language.source import closest
    from game.records.cards import library

    if any(card.endswith(YAML) for card in given.cards):
        cards, own = _of_scenarios(given)
        _print_texts(own, given.lang, cards)
        return FINE
    cards = library(given.game)
    if cards.faults:
        raise FaultyCards(cards.faults)
    if given.review:
        return _review(given, cards)
    for card in given.cards:
        if card not in cards.definitions:
            raise WrongUsage(f"there is no card `{card}`; {closest(card, cards.definitions)}".removesuffix("; "))
    _print_texts(given.cards or cards.definitions, given.lang, cards)
    return FINE


def _print_texts(ids: Iterable[str], lang: str, cards: Library) -> None:
    from game.language.text import card_name, kind_line, rules_text

    for card in ids:
        print(f"{card_name(card, lang, cards)} · {kind_line(card, lang, cards)} · {card}")
        for line in rules_text(card, lang, cards).replace("**", "").splitlines():
            print(f"  {line}")
        print()


def _of_scenarios(given: Namespace) -> tuple[Library, list[str]]:
    """The cards of a scenario file beside those of its game, and the ids of its own. Raises FaultyCards, WrongUsage."""
    from game.commands.check import shown
    from game.language.library import FaultyCards
    from game.records.scenarios.reading import Libraries, own_cards

    if len(given.cards) > 1 or given.review:
        raise WrongUsage("name one scenario file alone; its own cards are told")
    path = Path(given.cards[0])
    if not os.path.lexists(path):
        raise WrongUsage(f"there is no file {path}")
    faults: list[Fault] = []
    found = own_cards(path, shown(path), Libraries(usual=given.game), faults)
    if found is None:
        raise FaultyCards(faults)
    if not found[1]:
        raise WrongUsage(f"{path} has no cards of its own")
    return found
