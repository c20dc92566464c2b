"""Which words of the glossary belong to a question, what is explained once, and what need not be asked."""

from __future__ import annotations

from game.table.games.desk import Desk
from game.table.games.verbs import Answer

QUESTIONS = {
    "main": ("turn", "land", "mana", "attack"),
    "upkeep": ("upkeep", "answer"),
    "drawn": ("answer", "instant"),
    "announced": ("attack", "answer"),
    "attackers": ("attack", "band", "tap"),
    "attacked": ("attack", "answer"),
    "blocks": ("block", "damage"),
    "blocked": ("block", "answer"),
    "assign_damage": ("damage", "band"),
    "assign_excess": ("damage", "block"),
    "respond": ("batch", "answer", "instant"),
    "interrupt": ("interrupt", "counter"),
    "damage": ("window", "damage"),
    "regeneration": ("regenerate", "bury"),
    "discard": ("hand", "graveyard"),
    "target": ("target",),
    "pay": ("mana", "pool"),
    "mana": ("mana", "pool"),
}


def any_of_equals(desk: Desk) -> Answer:
    """The first of several cards whose effects wait, where nothing tells them apart, so that it is the same
    whose comes first. () where something does."""
    cards = sorted(desk.legal.picks)
    shown = [{key: fact for key, fact in (desk.entity(card) or {}).items() if key != "id"} for card in cards]
    equal = len(shown) > 1 and all(one and one == shown[0] for one in shown)
    return ("pick", cards[0]) if equal else ()
