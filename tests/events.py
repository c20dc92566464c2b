"""The page of events, `game/EVENTS.md`: every kind of event as it is declared, and who listens to it.

Made anew after a change of what is told, or of who listens:

    python -m tests.events
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from game.kernel.eventkinds import KINDS, EventKind
from game.rules import EXAMPLES, NAMES, game_named
from game.table.games import table_of
from game.table.games.common import EVENTS as SHOWN
from game.table.games.interface import Event as Showing
from game.table.sound import cues
from tests.kernel.test_events import HOUSE

PAGE = HOUSE / "EVENTS.md"
LISTENING = ("records", "table", "ai", "lab", "commands")
"""The rooms that are told what happens."""

HEAD = """# Events

What happened in a match, for everybody who looks at it: the log, what moves and sounds at the table, transcripts,
forecasts, tests. A rule tells of it where it happens, and only if somebody listens:

```python
if state.log is not None:
    state.log.emit("counters", {"entity": entity, "counter": name, "amount": change})
```

An event has an `index`, a `kind`, the index of the event that brought it about (`cause`, or None for an answer) and its
facts by name (`kernel/events.py`). That it happened everybody sees; what a seat may know of its facts says
`Event.seen_by`. What each fact holds is declared beside its kind (`kernel/eventkinds.py`, `rules/<game>/events.py`):
an event or a fact that is not declared fails `tests/kernel/test_events.py`. A fact in brackets is not always there;
`left`, `gone` and `now` are added once an answer has been carried out (`records/aftermath.py`).

Who listens: `log` where the table's log has a line for it; what is shown and what is heard by the name of its beat
(`table/match/script.py`, `table/sound/cues.py`); and the files that ask for this kind by name. Whoever listens to all
kinds alike is not named: the log, transcripts, causes, the golden playthroughs.

This page is made by `python -m tests.events`.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD, *_chapter("Every game", KINDS, [SHOWN], "")]
    for game in (*NAMES, *EXAMPLES):
        own = game_named(game).vocabulary.events
        parts += _chapter(game.capitalize(), own, [table_of(game).events, SHOWN], game)
    return "\n".join(parts)


def _chapter(
    title: str, kinds: Mapping[str, EventKind], shown: Sequence[Mapping[str, Showing]], game: str
) -> Iterator[str]:
    yield f"## {title}\n\n| event | what happened | facts | who sees them | who listens |\n|---|---|---|---|---|"
    for word in sorted(kinds):
        kind = kinds[word]
        facts = [f"`{name}` {fact.value}" for name, fact in kind.facts.items()]
        facts += [f"[`{name}` {fact.value}]" for name, fact in kind.maybe.items()]
        by: dict[str, list[str]] = {}
        for name, who in kind.hidden.items():
            by.setdefault(who, []).append(f"`{name}`")
        seen = "; ".join(f"{', '.join(names)}: {who}" for who, names in by.items()) or "everybody"
        listens = ", ".join(_listeners(word, next((table[word] for table in shown if word in table), None), game))
        yield f"| `{word}` | {kind.means} | {', '.join(facts) or '-'} | {seen} | {listens or '-'} |"
    yield ""


def _listeners(word: str, shown: Showing | None, game: str) -> Iterator[str]:
    """By whom the table tells, shows and makes heard this kind of event, then the files that ask for it by name."""
    if (shown is None or shown.told) and f"log-{word.replace('_', '-')}" in _lines(game):
        yield "log"
    beat = shown.beat if shown else ""
    if beat:
        yield f"shown as {beat}"
    for other in () if game else NAMES:
        its = table_of(other).events.get(word)
        if its is not None and its.beat not in ("", beat):
            yield f"shown as {its.beat} ({other})"
    sounds = table_of(game).sounds.events if game else {}
    if word in sounds or word in cues.EVENTS or beat in cues.BEATS:
        yield "heard"
    yield from (f"`{path}`" for path, asked in _asked().items() if word in asked and _serves(path, game))


def _serves(path: str, game: str) -> bool:
    return "/games/" not in path or not game or f"/games/{game}/" in path


@cache
def _lines(game: str) -> frozenset[str]:
    """The beginnings of the messages of the log of one game; of all games for ""."""
    found = set()
    for path in (HOUSE / "table").rglob("messages/en/*.ftl"):
        if not game or "games" not in path.parts or game in path.parts:
            for line in path.read_text("utf-8").splitlines():
                name = line.partition(" =")[0]
                if name.startswith("log-"):
                    parts = name.split("-")
                    found |= {"-".join(parts[: n + 1]) for n in range(1, len(parts))}
    return frozenset(found)


@cache
def _asked() -> dict[str, set[str]]:
    """By file the kinds of events that it asks for by name: what a `kind` of something is compared with."""
    known = {*KINDS} | {word for game in (*NAMES, *EXAMPLES) for word in game_named(game).vocabulary.events}
    found: dict[str, set[str]] = {}
    for path in sorted(path for room in LISTENING for path in (HOUSE / room).rglob("*.py")):
        text = path.read_text("utf-8")
        if not re.search(r"\b(event|e|before|after|other|cause|found)(\[\"kind\"\]|\.kind) ", text):
            continue
        tree = ast.parse(text)
        held = {target.id: node.value for node in tree.body if isinstance(node, ast.Assign)
                for target in node.targets if isinstance(target, ast.Name)}  # fmt: skip
        said = {part.value for node in ast.walk(tree) if isinstance(node, ast.Compare) and _is_of_an_event(node.left)
                for side in node.comparators
                for part in ast.walk(held.get(side.id, side) if isinstance(side, ast.Name) else side)
                if isinstance(part, ast.Constant)}  # fmt: skip
        if said & known:
            found[path.relative_to(HOUSE).as_posix()] = said & known
    return found


def _is_of_an_event(node: ast.expr) -> bool:
    """`event["kind"]`, `event.kind`: the kind of an event, not of a card or decision."""
    of = node.value if isinstance(node, ast.Subscript | ast.Attribute) else None
    named = isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == "kind"
    named |= isinstance(node, ast.Attribute) and node.attr == "kind"
    return named and isinstance(of, ast.Name) and of.id in ("event", "e", "before", "after", "other", "cause", "found")


def main() -> None:
    PAGE.write_text(page(), "utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
