"""What is to be pressed on the table for an answer: for lessons, which ring it, and for whoever plays by script."""

from __future__ import annotations

from game.table.games.interface import Answer
from game.table.match import sheets
from game.table.match.record import MatchTable


def keys_to(table: MatchTable, answer: Answer) -> list[str]:
    """The keys of what is to be pressed next for that answer; the first that is there is meant."""
    word, parts = str(answer[0]), answer[1:]
    if answer == table.legal.ending:
        return ["end-turn"]
    if word == "pick":
        left = [int(part) for part in parts if part not in table.choice.picked]
        return [*(key for entity in left[:1] for key in keys_of(entity)), "confirm", "none"]
    if table.game.verb(word) is not None and parts:
        card = int(parts[0])
        if table.selected != card:
            return list(keys_of(card))
        return [*(key for target in parts[1:2] for key in keys_of(int(target))), word, *keys_of(card)]
    return ["-".join(str(part) for part in answer), sheets.key_of(answer), word, "confirm"]


def keys_of(entity: int) -> tuple[str, ...]:
    """The keys under which a card or player is found on the screen."""
    return (f"pick-{entity}", f"player-{entity}", f"card-{entity}")
