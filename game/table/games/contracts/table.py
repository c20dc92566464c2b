"""Contracts at the table."""

from __future__ import annotations

from game.table.games.contracts import elements, questions, tokens
from game.table.games.contracts.layout import BADGES, layout
from game.table.games.interface import Danger, Event, GameTable, Numbers, Verb
from game.table.messages import Messages

VERBS = (
    Verb("play", ("hand",), costs=True, action="play", left="left-play"),
    Verb("attack", ("line", "seat"), aimed=True, prompt="prompt-attack", left="left-attack", tires="act"),
    Verb("orb", ("orb",), aimed=True, prompt="prompt-orb"),
    Verb("rune", ("rune",), costs=True),
    Verb("magnetize", ("line",), beside=True, prompt="prompt-magnetize"),
)

ASKED = {
    "set_aside": questions.set_aside,
    "extractor": questions.extractor,
    "draw": questions.draw,
    "keep": questions.keep,
    "keep_one": questions.keep,
    "orb_active": questions.orb_active,
    "store": questions.store,
}

EVENTS = {
    "rune_used": Event("ring"),
    "laid": Event(),
    "readied": Event("ring"),
    "orb_active": Event("ring"),
    "orb_used": Event("bolt"),
    "orb_answers": Event("bolt"),
    "burnout": Event("banner"),
    "special_draw": Event("seal"),
    "faded": Event("ring", done=True, deadly=True),
    "extractor": Event(done=True),
    "emptied": Event("tokens", told=False, done=True),
    "filled": Event(told=False, done=True),
    "refilled": Event("tokens", told=False, done=True),
    "tanks_emptied": Event("tokens", told=False, done=True),
    "tanks_filled": Event("tokens", done=True),
    "paid": Event("pay", told=False, done=True),
    "turn_end": Event(told=False),
}


def _notes(say: Messages, numbers: Numbers) -> list[str]:
    lines = [say("plate-special-used" if numbers["special_used"] else "plate-special-free")]
    danger = _danger(say, numbers)
    return [*lines, danger.whole] if danger else lines


def _danger(say: Messages, numbers: Numbers) -> Danger | None:
    """The deck is empty: each draw costs more than the last."""
    so_far = numbers["burnout"]
    if not so_far:
        return None
    return Danger(say("burnout-short", amount=so_far), say("burnout-next", amount=so_far + 1))


QUESTIONS = {
    "set_aside": ("opening", "rune"),
    "extractor": ("extractor", "mana", "tank"),
    "draw": ("draw", "burnout", "special_draw"),
    "keep": ("draw", "special_draw", "hand"),
    "keep_one": ("hand", "special_draw"),
    "act": ("turn", "act", "attack", "magnetized"),
    "place": ("line", "creature"),
    "target": ("target", "fog"),
    "pay": ("payment", "mana", "tank"),
    "orb_active": ("active", "orb"),
    "store": ("tank", "extractor"),
}


def _plate_marks(numbers: Numbers) -> tuple[str, ...]:
    """Whether the special draw can still be used, and whether drawing burns."""
    special = "special-used" if numbers["special_used"] else "special-free"
    return (special, "burning") if numbers["burnout"] else (special,)


TABLE = GameTable(
    layout=layout,
    questions=QUESTIONS,
    hints=(
        ("tank", "pay", lambda mine: mine["tanks"]["full"] > 0),
        ("orb", "act", lambda mine: bool(mine["orb"])),
        ("rune", "act", lambda mine: bool(mine["rune"])),
        ("burnout", "draw", lambda mine: mine["deck_count"] < 4),
    ),
    explained=frozenset({"spell", "rune", "orb"}),
    curve="health",
    badges=BADGES,
    verbs=VERBS,
    asked=ASKED,
    by_itself={"store": questions.all_of_it},
    pointless={"extractor": questions.no_exchange},
    tokens=tokens.TOKENS,
    events=EVENTS,
    damageable_stat="health",
    shown=("attack", "health"),
    statuses=("textless", "active"),
    notes=_notes,
    danger=_danger,
    plate_marks=_plate_marks,
    entity_facts=frozenset(("creature", "orb", "rune", "guards")),
    word_facts={"element": "element", "exchanged": "element"},
    amounts={
        "needs": lambda say, facts: tokens.worded(say, facts["needs"]),
        "full": lambda say, facts: tokens.worded(say, {**facts["full"], "tanks": facts.get("tanks", 0)}),
    },
    elements=elements.ELEMENTS,
    letters=elements.LETTERS,
    seal=elements.seal,
    deck_elements=elements.COLOURED,
)
