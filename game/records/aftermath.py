"""What events brought with them that only the position after them says.

A log is written while things happen; how much of a card is left, and what it no longer has, is known when
all is done. `tell` writes that into the facts of the events of one answer:

- `left` into the last event that hurt or healed somebody who is still where they were;
- `gone` (keywords) and `now` (stats with their values) into the event of changes that wore off.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import Event
from game.kernel.state import State
from game.kernel.values import keywords, remaining, stat

HURT = ("damage", "heal", "lose")


def tell(events: Sequence[Event], before: State, after: State) -> None:
    """Complete the facts of `events`, which led from one position to the other."""
    done: set[int] = set()
    for event in reversed(events):
        if event.kind in ("moved", "destroyed"):
            done.add(event.facts.get("entity", -1))
        elif event.kind in HURT and event.facts["target"] not in done:
            done.add(event.facts["target"])
            event.facts["left"] = remaining(after, event.facts["target"])
        elif event.kind == "expired" and event.facts["entity"] not in done:
            _worn_off(event, before, after)


def _worn_off(event: Event, before: State, after: State) -> None:
    i = event.facts["entity"]
    words = after.game.vocabulary
    lost = keywords(before, i) & ~keywords(after, i)
    event.facts["gone"] = [word for n, word in enumerate(words.keywords) if lost >> n & 1]
    damageable = after.game.damage.stat(after.entities[i])
    was, now = shown(before, i), shown(after, i)
    counted = [name for n, name in enumerate(words.stats) if n != damageable]
    event.facts["now"] = {name: now[name] for name in counted if was[name] != now[name]}


def shown(state: State, i: int) -> dict[str, int]:
    """The stats as a view tells them: those that are worked out as totals, and in place of all what the game shows."""
    words = state.game.vocabulary
    found = {name: stat(state, i, n) for n, name in enumerate(words.stats)}
    found |= {words.stats[n]: value(state, i) for n, value in words.worked_out.items()}
    found |= state.game.showing.entity(state, i).get("stats", {})
    return found
