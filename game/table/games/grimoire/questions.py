"""Which words of the glossary belong to a question, and what is explained once."""

from __future__ import annotations

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
