"""Which key does what. The program speaks of the keys as they are at first; what a person changed is translated.

A changed key is taken for the one that it stands in for before anything else sees it, and names of keys in messages
stand between ⟨ and ⟩ by what they do: "End the turn (⟨end⟩)".
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pygame

from game.records.cards import GAMES

FOLDER = Path(__file__).resolve().parent / "games"

SHARED: dict[str, int] = {
    "end": pygame.K_e,
    "undo": pygame.K_u,
    "log": pygame.K_l,
    "aside": pygame.K_h,
    "look": pygame.K_z,
    "discard": pygame.K_d,
    "again": pygame.K_r,
    "advice": pygame.K_i,
    "plan": pygame.K_o,
    "recall": pygame.K_a,
    "flag": pygame.K_f,
    "rest": pygame.K_y,
    "rest-to-turn": pygame.K_F6,
    "wait": pygame.K_w,
    "hold": pygame.K_q,
    "ask-card": pygame.K_F7,
    "mute": pygame.K_s,
    "music": pygame.K_F8,
    "speech": pygame.K_F2,
    "read-hand": pygame.K_F3,
    "read-board": pygame.K_F4,
    "read-log": pygame.K_F5,
    "help": pygame.K_F1,
    "fullscreen": pygame.K_F11,
    "step-back": pygame.K_COMMA,
    "step-on": pygame.K_PERIOD,
    "turn-back": pygame.K_PAGEUP,
    "turn-on": pygame.K_PAGEDOWN,
    "other-side": pygame.K_v,
    "next-flag": pygame.K_n,
    "play-on": pygame.K_p,
    "bundle": pygame.K_b,
    "analysis": pygame.K_k,
}
"""What can be put on another key in every game, and the key that it has at first."""

FIXED = frozenset(
    (
        pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB, pygame.K_SPACE, pygame.K_BACKSPACE,
        pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
        pygame.K_0, pygame.K_1, pygame.K_2, pygame.K_4,
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_UNKNOWN,
    )
)  # fmt: skip
"""Keys that always do the same, or that can't stand alone."""
NOTHING = pygame.K_UNKNOWN
"""What a key is taken for whose place another has taken."""
SHORT = {"page up": "PgUp", "page down": "PgDn"}
MARK = re.compile("⟨([a-z-]+)⟩")

Changed = Mapping[str, int]
"""The actions that are on another key than at first, and which."""


CHART = "chart"
"""The action that opens the sheet on which a game has something looked up."""


@cache
def of_game(game: str) -> Mapping[str, int]:
    """What a game has put on keys of its own (`games/<game>/keys.json`): its verbs, and its chart."""
    path = FOLDER / game / "keys.json"
    return {word: ord(key) for word, key in json.loads(path.read_text("utf-8")).items()} if path.is_file() else {}


@cache
def of_games() -> dict[str, tuple[str, int]]:
    """The same of all games, each action with the game that is the first to have it."""
    found: dict[str, tuple[str, int]] = {}
    for game in GAMES:
        for word, code in of_game(game).items():
            found.setdefault(word, (game, code))
    return found


@cache
def actions() -> dict[str, int]:
    """Everything that can be put on another key, with the key that it has at first."""
    return SHARED | {word: code for word, (_, code) in of_games().items()}


def first_of(action: str) -> int:
    return SHARED[action] if action in SHARED else actions()[action]


def code_of(action: str, changed: Changed) -> int:
    return changed[action] if action in changed else first_of(action)


def name_of(action: str, changed: Changed) -> str:
    """The key of an action as it stands on the keyboard."""
    return called(code_of(action, changed))


def called(code: int) -> str:
    name = pygame.key.name(code) or f"#{code}"
    return SHORT.get(name, name.upper() if len(name) <= 3 else name.capitalize())


def translated(code: int, changed: Changed) -> int:
    """The key that the program means by the one that was pressed."""
    for action, own in changed.items():
        if own == code:
            return first_of(action)
    gone = [first_of(action) for action in changed]
    return NOTHING if code in gone else code


def holder(code: int, changed: Changed) -> str | None:
    """The action that is on that key."""
    return next((action for action in actions() if code_of(action, changed) == code), None)


def sound(changed: object) -> bool:
    """Can these be the changed keys of a file: known actions on keys of their own?"""
    if not isinstance(changed, dict) or not set(changed) <= set(actions()):
        return False
    codes = [code_of(action, changed) for action in actions()]
    plain = all(type(code) is int and 0 < code < 1 << 31 and code not in FIXED for code in changed.values())
    return plain and len(set(codes)) == len(codes)


def marked(words: str, changed: Changed) -> str:
    """With the names of the keys where the message only says what they do; one that does nothing stays a word."""
    if "⟨" not in words:
        return words
    known = {*actions(), *changed}
    return MARK.sub(lambda found: name_of(found[1], changed) if found[1] in known else found[1], words)
