"""A match told turn by turn, in words: everything that happened, hidden cards included."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.kernel.events import Event
from game.kernel.state import State
from game.records.match import Match
from game.system.words import FluentBundle, resource

FOLDER = Path(__file__).resolve().parent / "messages"
SILENT = {"emptied", "filled", "expired", "result", "paid", "phase"}
ACTS = {
    "set_aside", "extractor", "draw", "special_draw", "play", "rune_used", "attack", "orb_used", "orb_active",
    "tanks_filled", "turn_end", "deploy", "conceded",
}  # fmt: skip
"""What a player does; the rest comes of it."""
UNTOLD = {("hand", "line"), ("hand", "rune"), ("hand", "orb"), ("hand", "playing"), ("playing", "discard"),
          ("hand", "aside"), ("aside", "deck")}  # fmt: skip
"""Moves that another event tells."""
TELLS = {"destroyed": "discard", "deploy": "play"}
"""Events that tell also of the next move of their card to this zone."""
ENTITIES = ("entity", "source", "target", "attacker", "other")
LISTS = ("targets", "cards")
NUMBERS = ("amount", "life", "other_life")
WORDS = {"element": "element", "exchanged": "element", "phase": "phase"}
"""Facts that are words, and how the names of their messages begin."""


class Words:
    """The messages of one language, and the names of cards and players in it."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.lang = lang
        self._bundle = _bundle(lang, match.game.name)
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

    def listed(self, names: Sequence[str]) -> str:
        """Several names with "and" before the last."""
        *first, last = names
        return self.say("listed", first=", ".join(first), last=last) if first else last

    def entity(self, i: int) -> str:
        """A player, a card, or with -1 the rules."""
        if i < 0:
            return self.say("nothing")
        definition = self.match.state.entities[i].definition
        return self.player(i) if definition.kind == "player" else self.card(definition.id)

    def keyword(self, word: str) -> str:
        return str(self._keywords.get(word, {}).get("name", {}).get(self.lang, word))


@lru_cache(maxsize=4)
def _bundle(lang: str, game: str) -> FluentBundle:
    """The game's own words go before the common ones."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource(FOLDER / lang / f"{game}.ftl"))
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
    seats = [
        words.say("seat", name=words.player(seat), deck=str(deck.get("name", {}).get(words.lang, deck.get("id", ""))))
        for seat, deck in enumerate(match.record.decks)
    ]
    yield words.say("title", first=seats[0], others=words.listed(seats[1:]))
    yield words.say("line", seed=str(match.seed), app=match.record.app)
    if match.cards_changed:
        changed = [words.card(card) if card in match.cards else card for card in match.cards_changed]
        yield words.say("line-changed", cards=", ".join(changed))
    if match.diverged is not None:
        yield words.say("line-diverged", number=match.diverged)


def _events(match: Match, words: Words) -> Iterator[str]:
    events = match.events.events
    moments = [(step.mark[0], step.state) for step in match.steps] + [(len(events), match.state)]
    paid, acted = "", False
    told: set[tuple[int, str]] = set()
    for event in events:
        if event.kind == "turn":
            acted = False
            after = next(state for length, state in moments if length > event.index)
            yield ""
            yield words.say("turn", turn=event.facts["turn"], name=words.player(event.facts["seat"]),
                            standing=_standing(after, words))  # fmt: skip
            continue
        if event.kind == "paid":
            paid = _payment(event.facts, words)
            continue
        acted = acted or event.kind in ACTS
        if event.kind in TELLS:
            told.add((event.facts["entity"], TELLS[event.kind]))
        line = _line(event, words, told, lambda at=event.index: _before(moments, at))  # type: ignore[misc]
        if line is None:
            continue
        if paid and event.kind in ("play", "rune_used"):
            line, paid = words.say("paying", line=line, paid=paid), ""
        yield "  " * (_depth(event, events) if acted else 1) + line


def _before(moments: list[tuple[int, State]], index: int) -> State:
    """The position at the last decision before an event, or at the first one."""
    return next((state for length, state in reversed(moments) if length <= index), moments[0][1])


def _standing(state: State, words: Words) -> str:
    """How it stands between the players: of each the first number that its plate shows; of those who are out none."""
    seats = range(len(state.seats))
    name = state.game.standing
    shown = [state.game.view_seat(state, seat) for seat in seats]
    numbers = " : ".join("–" if mine.get("out") else str(mine[name]) for mine in shown)
    return words.say(f"counter-{name.replace('_', '-')}", standing=numbers)


def _depth(event: Event, events: list[Event]) -> int:
    """1 for what a player does and what the turn brings, 2 for what comes of it, 3 for what comes of an effect."""
    if event.kind in ACTS:
        return 1
    cause = event.cause
    while cause is not None and cause < event.index:
        if events[cause].kind == "effect":
            return 3
        if events[cause].kind in ("turn", "phase", "skipped"):
            return 1
        if events[cause].kind in ACTS:
            break
        cause = events[cause].cause
    return 2


def _line(event: Event, words: Words, told: set[tuple[int, str]], before: Callable[[], State]) -> str | None:
    kind, facts = event.kind, event.facts
    if kind in SILENT:
        return None
    name = kind.replace("_", "-")
    if kind == "moved":
        place, arrival = (facts["from"], facts["to"]), (facts["entity"], facts["to"])
        if place in UNTOLD or facts["to"] == "gone":
            return None
        if arrival in told:
            told.remove(arrival)
            return None
        name = f"moved-{place[0]}-{place[1]}"
        name = name if words.has(name) else f"moved-to-{place[1]}"
    elif kind == "extractor" and facts.get("exchanged"):
        name = "exchange"
    elif kind == "damage" and facts["source"] < 0:
        name = "damage-plain"
    elif kind == "eliminated":
        name += f"-{facts['why'].replace('_', '-')}"
    elif kind == "looked" and not facts["cards"]:
        name = "looked-at-nothing"
    elif facts.get("targets") and kind in ("play", "rune_used"):
        name += "-at"
    found = _worded(facts, words)
    if kind == "attack":
        found["whose"] = words.player(before().entities[facts["target"]].controller)
    return words.say(name, **found)


def _worded(facts: dict[str, Any], words: Words) -> dict[str, Any]:
    """The facts of an event as a message takes them."""
    found: dict[str, Any] = {}
    for key, value in facts.items():
        if key in ENTITIES:
            found[key] = words.entity(value)
        elif key == "card":
            found[key] = words.card(value)
        elif key in WORDS and value:
            found[key] = words.say(f"{WORDS[key]}-{value.replace('_', '-')}")
        elif key in LISTS and value:
            found[key] = words.listed([words.entity(i) for i in value])
        elif key == "keywords":
            found[key] = words.listed([words.keyword(word) for word in value])
        elif key == "changes":
            found[key] = ", ".join(f"{amount:+d} {words.say(f'stat-{stat}')}" for stat, amount in value.items())
        elif key in NUMBERS:
            found[key] = value
    seat = next((facts[key] for key in ("seat", "first", "to_seat") if facts.get(key, -1) >= 0), None)
    if seat is not None:
        found["name"] = words.player(seat)
    return found


def _payment(facts: dict[str, Any], words: Words) -> str:
    return ", ".join(f"{n} {words.say(f'element-{what}')}" for what, n in facts.items() if what != "seat" and n)


def _ending(match: Match, words: Words) -> str:
    result = match.result
    if result is None:
        return words.say("ends-open")
    why = f"ends-{result['reason'].replace('_', '-')}"
    lines = [words.say(why)] if words.has(why) else []
    together = [words.player(seat) for seat in result.get("winners", ())]
    if together:
        lines.append(words.say("ends-shared", names=words.listed(together)))
    elif result["winner"] is None:
        lines.append(words.say("ends-draw"))
    else:
        lines.append(words.say("ends-win", name=words.player(result["winner"])))
    return "\n".join(lines)
