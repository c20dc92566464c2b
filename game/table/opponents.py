"""How the opponents of the computer are called, and what they are like."""

from __future__ import annotations

from game.records.levels import OPPONENTS, parsed
from game.table.messages import Messages


def called(say: Messages, who: str) -> str:
    """The level in words, and the style if it has one; a word that no opponent is called by as it is."""
    if who not in OPPONENTS:
        return say.of("setup-level", who)
    level, style = parsed(who)
    name = say(f"setup-level-{level}")
    return say("setup-styled", level=name, style=say(f"setup-style-{style}")) if style else name


def like(say: Messages, who: str) -> str:
    """A line on what the level is like, or the style if it has one."""
    level, style = parsed(who)
    return say(f"setup-style-{style}-hint" if style else f"setup-level-{level}-hint")


def introduced(say: Messages, who: str) -> str:
    """The name of the opponent, and what it is like."""
    return say("setup-like", name=called(say, who), like=like(say, who))
