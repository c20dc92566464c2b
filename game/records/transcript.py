"""A match told turn by turn, in words: everything that happened, hidden cards included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from game.kernel import values
from game.kernel.events import Event
from game.records.match import Match
from game.system.words import resource

FOLDER = Path(__file__).resolve().parent / "messages"
SILENT = {"begins", "emptied", "filled", "expired", "result", "conceded", "paid"}
ACTS = {
    "set_aside", "extractor", "draw", "special_draw", "play", "rune_used", "attack", "orb_used", "orb_active",
    "tanks_filled", "turn_end",
}  # fmt: skip
"""What a player does; the rest comes of it."""
UNTOLD = {("hand", "line"), ("hand", "rune"), ("hand", "orb"), ("hand", "playing"), ("playing", "discard"),
          ("hand", "aside"), ("aside", "deck")}  # fmt: skip
"""Moves that another event tells."""


class Words:
    """The messages of one language, and the names of cards and players in it."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.lang = lang
        self._bundle = _bundle(lang)
        self._keywords = match.library.keywords

    def say(self, name: str, /, **facts: Any) -> str:
        pattern = self._bundle.get_message(name).value if self.has(name) else None
        if pattern is None:
            return f"‹{name}› " + ", ".join(f"{k} {v}" for k, v in facts.items())
        return str(self._bundle.format_pattern(pattern, facts)[0])

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def player(self, seat: int) -> str:
        return self.say("player", number=seat + 1)

    def card(self, card: str) -> str:
        return str(self.match.cards[card].name.get(self.lang, card))

    def entity(self, i: int) -> str:
        """A player, a card, or with -1 the rules."""
        if i < 0:
            return self.say("nothing")
        definition = self.match.state.entities[i].definition
        return self.player(i) if definition.kind == "player" else self.card(definition.id)

    def keyword(self, word: str) -> str:
        return str(self._keywords.get(word, {}).get("name", {}).get(self.lang, word))


@lru_cache(maxsize=4)
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource(FOLDER / f"{lang}.ftl"))
    return bundle


def transcript(played: Match | Path | str, lang: str = "en") -> str:
    """The text of a match or a match file. Raises BadMatchFile."""
    match = played if isinstance(played, Match) else Match.load(played)
    words = Words(match, lang)
    return "\n".join(
        [*_heading(match, words), "", words.say("set-up"), *_events(match, words), "", _ending(match, words)]
    )


def _heading(match: Match, words: Words) -> Iterator[str]:
    names = [words.player(seat) for seat in range(len(match.seats))]
    decks = [str(deck.get("name", {}).get(words.lang, deck.get("id", ""))) for deck in match.record.decks]
    yield words.say("title", first=names[0], first_deck=decks[0], second=names[1], second_deck=decks[1])
    yield words.say("line", seed=str(match.seed), app=match.record.app)
    if match.cards_changed:
        changed = [words.card(card) if card in match.cards else card for card in match.cards_changed]
        yield words.say("line-changed", cards=", ".join(changed))
    if match.diverged is not None:
        yield words.say("line-diverged", number=match.diverged)


def _events(match: Match, words: Words) -> Iterator[str]:
    health = _health(match)
    events = match.events.events
    paid = ""
    told: set[int] = set()
    for event in events:
        if event.kind == "turn":
            facts = event.facts
            shown = " : ".join(map(str, health(event.index)))
            yield ""
            yield words.say("turn", turn=facts["turn"], name=words.player(facts["seat"]), health=shown)
            continue
        if event.kind == "paid":
            paid = _payment(event.facts, words)
            continue
        if event.kind == "destroyed":
            told.add(event.facts["entity"])
        line = _line(event, words, told)
        if line is None:
            continue
        if paid and event.kind in ("play", "rune_used"):
            line, paid = words.say("paying", line=line, paid=paid), ""
        yield "  " * _depth(event, events) + line


def _health(match: Match) -> Any:
    """A function that gives the health of both at the first decision after an event."""
    moments = [(step.mark[0], step.state) for step in match.steps] + [(len(match.events.events), match.state)]

    def at(index: int) -> list[int]:
        state = next(state for length, state in moments if length > index)
        return [values.remaining(state, seat) for seat in range(len(state.counters))]

    return at


def _depth(event: Event, events: list[Event]) -> int:
    """1 for what a player does, 2 for what comes of it, 3 for what comes of an effect."""
    if event.kind in ACTS:
        return 1
    cause = event.cause
    while cause is not None and cause < event.index:
        if events[cause].kind == "effect":
            return 3
        if events[cause].kind in ACTS or events[cause].kind == "turn":
            break
        cause = events[cause].cause
    return 2


def _line(event: Event, words: Words, told: set[int]) -> str | None:
    kind, facts = event.kind, event.facts
    if kind in SILENT:
        return None
    name = kind.replace("_", "-")
    if kind == "moved":
        place = (facts["from"], facts["to"])
        if place in UNTOLD or facts["to"] == "gone" or (facts["entity"] in told and facts["to"] == "discard"):
            return None
        name = f"moved-{place[0]}-{place[1]}"
        name = name if words.has(name) else f"moved-to-{place[1]}"
    elif kind == "extractor" and facts.get("exchanged"):
        name = "exchange"
    elif kind == "damage" and facts["source"] < 0:
        name = "damage-plain"
    elif facts.get("targets") and kind in ("play", "rune_used"):
        name += "-at"
    return words.say(name, **_worded(facts, words))


def _worded(facts: dict[str, Any], words: Words) -> dict[str, Any]:
    """The facts of an event as a message takes them."""
    found: dict[str, Any] = {}
    for key, value in facts.items():
        if key in ("entity", "source", "target", "attacker"):
            found[key] = words.entity(value)
        elif key == "card":
            found[key] = words.card(value)
        elif key in ("element", "exchanged") and value:
            found[key] = words.say(f"element-{value}")
        elif key == "targets":
            found[key] = ", ".join(map(words.entity, value))
        elif key == "keywords":
            found[key] = ", ".join(map(words.keyword, value))
        elif key == "changes":
            found[key] = ", ".join(f"{amount:+d} {words.say(f'stat-{stat}')}" for stat, amount in value.items())
        elif key == "amount":
            found[key] = value
    seat = facts.get("seat", facts.get("to_seat", -1))
    if seat >= 0:
        found["name"] = words.player(seat)
    return found


def _payment(facts: dict[str, Any], words: Words) -> str:
    return ", ".join(f"{n} {words.say(f'element-{what}')}" for what, n in facts.items() if what != "seat" and n)


def _ending(match: Match, words: Words) -> str:
    result = match.result
    if result is None:
        return words.say("ends-open")
    conceded = match.record.conceded
    lines = [words.say("ends-concede", name=words.player(conceded))] if conceded is not None else []
    winner = result["winner"]
    lines.append(words.say("ends-draw") if winner is None else words.say("ends-win", name=words.player(winner)))
    return "\n".join(lines)
