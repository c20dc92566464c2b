"""When something was, as people write it."""

from __future__ import annotations

from datetime import datetime

from game.table.messages import Messages


def told(say: Messages, moment: str) -> str:
    """`moment` in ISO form, told in the time of this place; "" where it is none."""
    try:
        then = datetime.fromisoformat(moment).astimezone()
    except (ValueError, OverflowError, OSError):
        return ""
    return say("matches-date", year=f"{then:%Y}", month=f"{then:%m}", day=f"{then:%d}", time=f"{then:%H:%M}")
