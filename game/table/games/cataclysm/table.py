"""Cataclysm at the table."""

from __future__ import annotations

from game.table.drawing.badges import Marker
from game.table.drawing.printed import Frame
from game.table.drawing.tabletops import PLATEAU, Tabletop
from game.table.games.cataclysm.layout import BADGES, layout
from game.table.games.cataclysm.sounds import SOUNDS
from game.table.games.interface import Event, GameTable, Numbers, Verb, Weights
from game.table.messages import Messages

VERBS = (
    Verb("play", ("hand",), action="play", left="left-play"),
    Verb("attack", ("play",), aimed=True, prompt="prompt-attack", left="left-attack"),
)

EVENTS = {
    "deploy": Event("hold_up"),
    "eliminated": Event("out"),
    "phase": Event("phase", told=False),
    "skipped": Event("phase"),
    "swapped": Event("swap", done=True, deadly=True),
}

MARKERS = {
    "bound": Marker("manacles", (226, 230, 238), (74, 36, 30)),
    "vanguard": Marker("templar-shield", (255, 226, 150), (112, 44, 10)),
    "veiled": Marker("cowled", (214, 206, 240), (44, 36, 74)),
    "swift": Marker("feathered-wing", (206, 240, 255), (20, 70, 110)),
    "sweeping": Marker("scythe", (255, 196, 170), (110, 22, 20)),
    "banner": Marker("knight-banner", (255, 236, 160), (130, 84, 12)),
    "twin": Marker("duality", (190, 250, 220), (16, 84, 74)),
    "fleeting": Marker("hourglass", (236, 196, 255), (82, 22, 110)),
    "borrowed": Marker("puppet", (255, 206, 220), (110, 22, 64)),
}

FRAMES = {
    "character": Frame(
        "M34 492 V126 L126 34 H504 L596 126 V492 Z",
        "M28 452 H602 L578 494 L602 536 H28 L52 494 Z",
    ),
    "character-dual": Frame(
        "M34 492 V126 L126 34 H318 L352 92 L414 40 L462 128 L520 92 L548 166 L596 150 V492 Z",
        "M28 452 H566 L602 462 L584 484 L604 510 L570 536 H28 L52 494 Z",
        "burning-meteor",
    ),
    "event": Frame(
        "M34 492 V150 L82 166 L110 92 L168 128 L216 40 L278 92 L315 34 L352 92 L414 40 L462 128 L520 92 L548 166"
        " L596 150 V492 Z",
        "M64 452 H566 L602 462 L584 484 L604 510 L570 536 H60 L28 526 L46 504 L26 478 Z",
        "burning-meteor",
    ),
}


def _notes(say: Messages, numbers: Numbers) -> list[str]:
    return [say("plate-skips", phase=say.of("phase", phase)) for phase in numbers.get("skips") or ()]


QUESTIONS = {
    "event": ("event", "dual"),
    "deploy": ("character", "banner", "twin"),
    "battle": ("battle", "vanguard", "veiled", "power"),
    "opponent": ("several", "battle"),
}
TABLE = GameTable(
    weights=Weights(4, 7),
    questions=QUESTIONS,
    layout=layout,
    sounds=SOUNDS,
    explained=frozenset({"event"}),
    sign=("scarlet", "burning-meteor"),
    curve="discarded_characters",
    curve_of_losses=True,
    figures=("dealt", "biggest", "felled"),
    badges=BADGES,
    verbs=VERBS,
    events=EVENTS,
    statuses=("textless", "borrowed"),
    markers=MARKERS,
    worn={"armor": "shield"},
    notes=_notes,
    word_facts={"phase": "phase"},
    frames=FRAMES,
    tabletop=Tabletop(PLATEAU, pieces="discard_limit", broken="discarded_characters", storms=frozenset({"play"})),
)
