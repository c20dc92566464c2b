"""What is said aloud, when a person wants it: the focus, what is asked, the log, and on request hand and board.

The words are those of the tree and of the log, so that no ear is told more than an eye may see.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from game.system import speech
from game.table import bindings, pieces, tree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.table.match.record import MatchTable
    from game.table.match.scene import MatchScene
    from game.table.stage import Stage
    from game.table.tree import Node

SWITCH = bindings.SHARED["speech"]
"""Turns it on and off."""
HAND, BOARD, LOG = (bindings.SHARED[f"read-{what}"] for what in ("hand", "board", "log"))
"""What is read on request."""
ASKED = frozenset(("prompt", "sheet", "dialog", "hint", "alert", "curtain"))
"""The roles of what is said as soon as it is there."""
LINES = 8
"""Of the log, on request."""
SYMBOL = re.compile(r"\{([a-z0-9]+)\}")
UNSAID = str.maketrans({"*": "", "←": ",", "→": ",", "·": ",", "×": " ", "⟨": "", "⟩": "", "\n": " "})


class Aloud:
    """Says what is new since it last looked."""

    def __init__(self, stage: Stage, voice: speech.Voice | None = None) -> None:
        self.stage = stage
        self.voice = voice or speech.found()
        self._seen: Node | None = None
        self._focus: str | None = None
        self._asked: tuple[str, ...] = ()
        self._told: tuple[object, ...] = ()
        """Of which log, and how many of its lines."""

    @property
    def speaking(self) -> bool:
        """Is something being said just now?"""
        return self.voice is not None and self.voice.speaking

    # what is new

    def update(self) -> None:
        if self.voice is None:
            return
        if not self.voice.update():
            self.voice = None
            self.stage.tell(self.stage.say("speech-none"))
            return
        root = self.stage.fresh()
        if root is not self._seen:
            self._seen = root
            self._tell_question(root)
        self._tell_focus()
        self._tell_log()

    def _tell_question(self, root: Node) -> None:
        nodes = [node for node in tree.walk(root) if node.role in ASKED and (node.name or node.value)]
        asked = tuple(spoken(self.stage, node) for node in nodes)
        new = [words for words in asked if words not in self._asked]
        if new:
            self._say(*new)
        self._asked = asked

    def _tell_focus(self) -> None:
        """What the keyboard stands on at once; what the pointer is on when it rests there."""
        from game.table.stage import HINT_AFTER

        stage, node = self.stage, self.stage.attention
        key = node.key if node is not None else None
        if key == self._focus or (stage.rest < HINT_AFTER and not stage.keyboard):
            return
        self._focus = key
        if node is not None and (node.focusable or node.hint):
            self._say(spoken(stage, node), now=True)

    def _tell_log(self) -> None:
        scene = match_of(self.stage)
        if scene is None or scene.play.covered:
            self._told = ()
            return
        about = (id(scene.table.log), scene.table.near, scene.ui.say.language)
        count = len(scene.table.lines())
        before = self._told[3] if self._told[:3] == about else count
        assert isinstance(before, int)
        self._told = (*about, count)
        self._say(*(line.words for line in scene.table.lines()[min(before, count) :]))

    # on request

    def switch(self, on: bool) -> None:
        stage = self.stage
        stage.settings.speech = on
        stage.settings.save()
        if not on:
            self.stop()
        stage.tell(stage.say("speech-none" if on and self.voice is None else "told-speech", on="yes" if on else "no"))

    def key(self, code: int) -> bool:
        """Turn speech on or off, or read what the key asks for; False where it is none of these keys."""
        if code == SWITCH:
            self.switch(not self.stage.settings.speech)
            return True
        if code not in (HAND, BOARD, LOG):
            return False
        scene = match_of(self.stage)
        if scene is not None and not scene.play.covered:
            told = log(scene.table) if code == LOG else hand(self.stage) if code == HAND else board(self.stage)
            self.read(list(told))
        return True

    def read(self, words: list[str]) -> None:
        if self.voice is not None:
            self.voice.hush()
            self._say(*(words or [self.stage.say("speech-nothing")]))

    def stop(self) -> None:
        if self.voice is not None:
            self.voice.hush()

    def _say(self, *sentences: str, now: bool = False) -> None:
        if self.voice is None:
            return
        if now:
            self.voice.hush()
        for words in sentences:
            cleaned = clean(self.stage, words)
            if cleaned:
                self.voice.say(cleaned, self.stage.settings.language)


def match_of(stage: Stage) -> MatchScene | None:
    from game.table.match.scene import MatchScene

    return stage.scene if stage.scenes and isinstance(stage.scene, MatchScene) else None


def clean(stage: Stage, words: str) -> str:
    """Without the signs that only eyes read."""

    def symbol(found: re.Match[str]) -> str:
        name = f"element-{found[1]}"
        return f" {stage.say(name) if stage.say.has(name) else found[1]} "

    return " ".join(SYMBOL.sub(symbol, words).translate(UNSAID).split()).replace(" ,", ",")


def spoken(stage: Stage, node: Node) -> str:
    """A node in one breath: its name, its values, what its card says, and why it can't be used."""
    parts = [node.name, node.value]
    if node.zoom is not None and node.zoom.get("card") in stage.library.cards:
        face = pieces.live_face(stage.library, node.zoom, stage.ui)
        parts += [face.kind_line, "" if node.role == "card" else cost(stage, node.zoom), face.text]
    if "selected" in node.flags:
        parts.append(stage.say("speech-selected"))
    if not node.enabled:
        parts.append(stage.say("speech-disabled"))
    parts.append(node.hint if node.hint not in (node.name, f"{node.name}: {node.value}") else "")
    return ". ".join(part.rstrip(".") for part in parts if part)


def cost(stage: Stage, entity: dict[str, Any]) -> str:
    """What a card costs that is not in play; "" where it costs nothing, or where its values say that it changed."""
    card = stage.library.cards[entity["card"]]
    costs = (sum(card.cost.values()) or card.x) and not (card.token or entity.get("repriced"))
    if not costs:
        return ""
    parts = [f"{amount} {clean(stage, f'{{{element}}}')}" for element, amount in card.cost.items() if amount]
    parts += [f"X {clean(stage, f'{{{card.x}}}')}"] if card.x else []
    return stage.say("speech-cost", cost=", ".join(parts))


def tokens(stage: Stage, node: Node) -> str:
    """How many of each sort of a row of tokens are full."""
    sorts: dict[str, list[bool]] = {}
    for child in node.children:
        if child.value:  # what could be gained has none
            sorts.setdefault(child.name, []).append(child.value == stage.say("token-full"))
    told = [stage.say("speech-tokens", name=name, full=sum(full), all=len(full)) for name, full in sorts.items()]
    return f"{node.name}: {'; '.join(told)}"


def listed(node: Node) -> str:
    """The column of what waits, or the phases with the one that is on."""
    now = [phase.name for phase in node.children if phase.role == "phase" and "selected" in phase.flags]
    return ": ".join(filter(None, [node.name, *([node.value, *now] if node.role == "phases" else [])]))


# a match


def hand(stage: Stage) -> Iterator[str]:
    return (spoken(stage, node) for node in tree.walk(stage.fresh()) if node.role == "hand-card")


def board(stage: Stage) -> Iterator[str]:
    """Every side from its player on: plate, tokens, rows, piles."""
    for node in stage.fresh().children:
        if node.role == "player":
            yield f"{node.name}. {node.value}"
        elif node.role in ("pile", "pool", "standing"):
            yield f"{node.name}: {node.value}"
        elif node.role in ("line", "slot"):
            cards = [f"{card.name}, {card.value}" for card in node.children if card.role == "card"]
            if cards:
                yield f"{node.name}: {'; '.join(cards)}"
        elif node.role == "tokens" and node.children:
            yield tokens(stage, node)
        elif node.role == "batch":
            yield f"{node.name}: {'; '.join(f'{item.name}, {item.value}' for item in node.children)}"
        elif node.role == "phases":
            yield listed(node)


def log(table: MatchTable) -> Iterator[str]:
    return (line.words for line in table.lines()[-LINES:])
