"""What is to be pressed on the table for an answer: for lessons, which ring it, and for whoever plays by script."""

from __future__ import annotations

from game.table.games.interface import Answer
from game.table.match import parts, sheets
from game.table.match.record import MatchTable


def keys_to(table: MatchTable, answer: Answer) -> list[str]:
    """The keys of what is to be pressed next for that answer; the first that is there is meant."""
    word, named = str(answer[0]), answer[1:]
    if answer == table.legal.ending:
        return ["end-turn"]
    if parts.is_on_board(table):
        return _together(table, dict(zip(answer[1::2], answer[2::2], strict=True)))
    if word == "pick":
        left = [int(part) for part in named if part not in table.choice.picked]
        return [*(key for entity in left[:1] for key in keys_of(entity)), "confirm", "none"]
    if table.game.verb(word) is not None and named:
        card = int(named[0])
        if table.selected != card:
            return list(keys_of(card))
        return [*(key for target in named[1:2] for key in keys_of(int(target))), word, *keys_of(card)]
    return ["-".join(str(part) for part in answer), sheets.key_of(answer), word, "confirm"]


def _together(table: MatchTable, wanted: parts.Given) -> list[str]:
    """What is to be pressed next so that this is put together in the end: who goes elsewhere is taken back first."""
    given, shares = parts.given(table), table.legal.shares
    if shares:
        more = [f"more-{to}" for to in shares if given.get(to, 0) < wanted.get(to, 0)]
        return more or ["confirm"]
    chosen = table.selected
    if chosen is not None:
        return list(keys_of(wanted[chosen])) if chosen in wanted else ["let-go"]
    wrong = [thing for thing, to in given.items() if wanted.get(thing) != to]
    missing = [thing for thing in wanted if thing not in given]
    following = next(iter([*wrong, *missing]), None)
    if following is None:
        return ["confirm"]
    joins = following not in wrong and wanted[following] != following and following in table.legal.options[following]
    return ["join"] if joins and table.choice.half != parts.JOINING else list(keys_of(following))


def keys_of(entity: int) -> tuple[str, ...]:
    """The keys under which a card or player is found on the screen."""
    return (f"pick-{entity}", f"player-{entity}", f"card-{entity}")
