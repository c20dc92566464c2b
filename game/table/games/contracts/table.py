"""Contracts at the table."""

from __future__ import annotations

from game.table.drawing.badges import Marker
from game.table.drawing.printed import PLAIN, Frame
from game.table.drawing.tabletops import WORKSHOP, Tabletop
from game.table.games.contracts import elements, questions, tokens
from game.table.games.contracts.layout import BADGES, layout
from game.table.games.contracts.sounds import SOUNDS
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

MARKERS = {
    "magnetized": Marker("magnet", (112, 190, 255), (16, 44, 84), broken=True),
    "magnetic": Marker("magnet", (255, 214, 120), (92, 28, 24)),
    "fog": Marker("fog", (222, 236, 240), (52, 82, 92)),
    "paramagnetic": Marker("magnet-blast", (205, 186, 255), (48, 30, 92)),
    "active": Marker("beast-eye", (232, 200, 255), (76, 32, 120)),
    "special-free": Marker("card-draw", (255, 236, 170), (96, 70, 14)),
    "special-used": Marker("card-draw", (150, 150, 146), (40, 42, 42), broken=True),
    "burning": Marker("burning-skull", (255, 190, 120), (96, 20, 8)),
}

FRAMES = {
    "creature": PLAIN,
    "spell": Frame(
        "M34 492 V214 C34 118 150 72 315 34 C480 72 596 118 596 214 V492 Z",
        "M30 452 C60 464 96 456 120 452 H510 C534 456 570 464 600 452 C590 478 590 510 600 536"
        " C570 524 534 532 510 536 H120 C96 532 60 524 30 536 C40 510 40 478 30 452 Z",
        "magic-swirl",
    ),
    "rune": Frame(
        "M34 132 L86 132 L86 86 L132 86 L132 34 H498 L498 86 L544 86 L544 132 L596 132 V492 H34 Z",
        "M46 452 H584 V470 H602 V518 H584 V536 H46 V518 H28 V470 H46 Z",
        "rune-stone",
    ),
    "orb": Frame(
        "M34 492 V300 A281 266 0 0 1 596 300 V492 Z",
        "M70 452 H560 A42 42 0 0 1 560 536 H70 A42 42 0 0 1 70 452 Z",
        "concentration-orb",
    ),
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
    sounds=SOUNDS,
    explained=frozenset({"spell", "rune", "orb"}),
    sign=("all", "triquetra"),
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
    markers=MARKERS,
    notes=_notes,
    danger=_danger,
    plate_marks=_plate_marks,
    entity_facts=frozenset(("creature", "orb", "rune", "guards")),
    word_facts={"element": "element", "exchanged": "element"},
    amounts={
        "needs": lambda say, facts: tokens.worded(say, facts["needs"]),
        "full": lambda say, facts: tokens.worded(say, {**facts["full"], "tanks": facts.get("tanks", 0)}),
    },
    frames=FRAMES,
    inline={
        "attack": ("burst", "crossed-swords"),
        "health": ("heart", ""),
        "durability": ("hexagon", "edged-shield"),
    },
    elements=elements.ELEMENTS,
    letters=elements.LETTERS,
    seal=elements.seal,
    tabletop=Tabletop(WORKSHOP),
    deck_elements=elements.COLOURED,
)
