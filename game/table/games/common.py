"""The events that the kernel tells of, and how every table shows them."""

from __future__ import annotations

from game.table.games.interface import Event

EVENTS = {
    "turn": Event("turn"),
    "play": Event("hold_up"),
    "attack": Event("attack"),
    "effect": Event("effect"),
    "damage": Event("damage", done=True, deadly=True),
    "heal": Event("heal", done=True),
    "prevented": Event("prevent", done=True),
    "lose": Event("lose", done=True, deadly=True),
    "destroyed": Event("shake", done=True),
    "moved": Event("move", done=True),
    "created": Event("create", done=True),
    "added": Event("create", done=True),
    "later": Event(done=True),
    "shifted": Event(told=False, done=True),
    "shuffled": Event(told=False, done=True),
    "looked": Event("look", done=True),
    "looked_top": Event("look", done=True),
    "put_back": Event(done=True),
    "control": Event("ring", done=True),
    "modified": Event("change", done=True, deadly=True),
    "granted": Event("ring", done=True),
    "revoked": Event("ring", done=True),
    "changed": Event("ring", done=True, deadly=True),
    "attached": Event("ring", done=True),
    "sacrificed": Event(done=True),
    "counters": Event("ring", done=True, deadly=True),
    "marked": Event(done=True),
    "turned": Event("flip", done=True, deadly=True),
    "replaced": Event("effect"),
    "countered": Event(done=True),
    "expired": Event(done=True, deadly=True),
    "conceded": Event("out"),
    "time_up": Event(),
}

ENTITY_FACTS = frozenset(("entity", "card", "attacker", "target", "source", "blocker", "bearer", "bearers", "by"))
"""Facts of reasons that are entities."""
