"""A match told turn by turn, in words: everything that happened, hidden cards included.

Which events are a player's acts, which are told by others and which go without saying is written with their messages:
`.act = yes`, `.tells = discard` (it tells also of the card's next move there), `.once = yes`, and `-` as the message.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.kernel.events import Event
from game.kernel.state import State
from game.records.match import Match
from game.records.telling import WAYS, Words

ENTITIES = ("entity", "source", "target", "attacker", "other", "host")
LISTS = ("targets", "cards")
WORDS = {
    "element": "element", "exchanged": "element", "phase": "phase", "stat": "stat", "second_stat": "stat",
    "event": "event", "counter": "counters", "elements": "element", "marks": "mark", "types": "type",
}  # fmt: skip
"""Facts that are words or lists of words, and how the names of their messages begin."""
UNSAID = "-"


def transcript(played: Match | Path | str, lang: str = "en") -> str:
    """The text of a match or a match file. Raises BadMatchFile."""
    match = played if isinstance(played, Match) else Match.load(played)
    words = Words(match, lang)
    told = _Telling(match, words).lines()
    return "\n".join([*_heading(match, words), "", words.say("set-up"), *told, "", _ending(match, words)])


def _heading(match: Match, words: Words) -> Iterator[str]:
    seats = [
        words.say(
            "seat",
            name=words.player(seat),
            deck=words.deck(deck),
        )
        for seat, deck in enumerate(match.record.decks)
    ]
    yield words.say("title", first=seats[0], others=words.listed(seats[1:]))
    yield words.say("line", seed=str(match.seed), app=match.record.app)
    if match.cards_changed:
        changed = [words.card(card) if card in match.cards else card for card in match.cards_changed]
        yield words.say("line-changed", cards=", ".join(changed))
    if match.diverged is not None:
        yield words.say("line-diverged", number=match.diverged)


@dataclass(frozen=True)
class _Moment:
    """A position at a decision, and how many events came before it."""

    length: int
    state: State


@dataclass
class _Line:
    text: str
    depth: int
    event: Event | None = None


class _Telling:
    """The events of a match as lines."""

    def __init__(self, match: Match, words: Words) -> None:
        self.words = words
        self.events = match.events.events
        self.moments = [_Moment(step.mark[0], step.state) for step in match.steps]
        self.moments.append(_Moment(len(self.events), match.state))
        self.told: set[tuple[Any, ...]] = set()
        """Moves that another event has told of already, and what is told once a match."""

    def lines(self) -> list[str]:
        found: list[_Line] = []
        acted = False
        for event in self.events:
            if event.kind == "turn":
                acted = False
                found += [_Line("", 0), _Line(self._turn(event), 0)]
                continue
            name = self._name(event)
            acted = acted or bool(self.words.about(name, "act"))
            text = self._text(event, name)
            if text != UNSAID:
                found.append(_Line(text, self._depth(event) if acted else 1, event))
        return ["  " * line.depth + line.text for line in self._with_effect(found)]

    def _with_effect(self, lines: list[_Line]) -> list[_Line]:
        """Without the effects of which nothing came that is told."""
        kept = []
        for line, after in zip(lines, [*lines[1:], _Line("", 0)], strict=True):
            event = line.event
            if event is None or event.kind != "effect" or self._came_of(event, after.event):
                kept.append(line)
        return kept

    def _came_of(self, effect: Event, event: Event | None) -> bool:
        """Did the next event that is told come of the effect? After a choice an event has no cause."""
        if event is None or event.kind == "effect" or self._is_act(event):
            return False
        cause = event.cause
        if cause is None or cause == effect.cause:
            return True
        while cause is not None and cause > effect.index:
            cause = self.events[cause].cause
        return cause == effect.index

    # --- where it stands ------------------------------------------------------------------------------------------

    def _before(self, event: Event) -> _Moment:
        """The last decision before an event, or the first one."""
        return next((m for m in reversed(self.moments) if m.length <= event.index), self.moments[0])

    def _after(self, event: Event) -> _Moment:
        return next(m for m in self.moments if m.length > event.index)

    def _turn(self, event: Event) -> str:
        standing = _standing(self._after(event).state, self.words)
        return self.words.say("turn", turn=event.facts["turn"], name=self.words.player(event.facts["seat"]),
                              standing=standing)  # fmt: skip

    def _depth(self, event: Event) -> int:
        """1 for what a player does and what the turn brings, 2 for what comes of it, 3 for what comes of an effect."""
        if self._is_act(event):
            return 1
        cause = event.cause
        while cause is not None and cause < event.index:
            before = self.events[cause]
            if before.kind == "effect":
                return 3
            if before.kind in ("turn", "phase", "skipped"):
                return 1
            if self._is_act(before):
                break
            cause = before.cause
        return 2

    def _is_act(self, event: Event) -> bool:
        return bool(self.words.about(self._name(event), "act"))

    # --- one event ------------------------------------------------------------------------------------------------

    def _name(self, event: Event) -> str:
        """The name of its message."""
        kind, facts, has = event.kind, event.facts, self.words.has
        name = kind.replace("_", "-")
        if kind == "moved":
            name = f"moved-{facts['from']}-{facts['to']}"
            return name if has(name) else f"moved-to-{facts['to']}"
        if kind in WAYS:
            return f"{name}-{WAYS[kind](facts)}"
        if facts.get("why") and has(why := f"{name}-{facts['why'].replace('_', '-')}"):
            return why
        if facts.get("exchanged"):
            name += "-exchanged"
        elif kind == "damage" and facts["source"] < 0:
            name = "damage-plain"
        elif kind == "looked" and not facts["cards"]:
            name = "looked-at-nothing"
        elif "card" in facts and has(f"{name}-{self.words.match.cards[facts['card']].kind}"):
            name += f"-{self.words.match.cards[facts['card']].kind}"
        return f"{name}-at" if facts.get("targets") and has(f"{name}-at") else name

    def _text(self, event: Event, name: str) -> str:
        words, facts = self.words, event.facts
        if tells := words.about(name, "tells"):
            self.told.add((facts["entity"], tells))
        arrival = (facts.get("entity"), facts.get("to"))
        if event.kind == "moved" and arrival in self.told:
            self.told.remove(arrival)
            return UNSAID
        if words.about(name, "once"):
            if (name, facts.get("seat")) in self.told:
                return UNSAID
            self.told.add((name, facts.get("seat")))
        if event.kind == "expired":
            return self._worn_off(event)
        if event.kind == "paid":
            return self._paid(event)
        found = _worded(facts, words)
        if event.kind == "attack":
            found["whose"] = words.player(self._before(event).state.entities[facts["target"]].controller)
        text = words.say(name, **found)
        if words.about(name, "pays") and (paid := self._payment_for(event)):
            text = words.say("paying", line=text, paid=paid)
        return words.say("left", line=text, left=facts["left"]) if "left" in facts else text

    def _paid(self, event: Event) -> str:
        """A payment by itself, unless what it is for tells of it."""
        if event.index + 1 < len(self.events):
            following = self.events[event.index + 1]
            if self.words.about(self._name(following), "pays"):
                return UNSAID
        paid = _payment(event.facts, self.words)
        return self.words.say("paid", name=self.words.player(event.facts["seat"]), paid=paid) if paid else UNSAID

    def _payment_for(self, event: Event) -> str:
        before = self.events[event.index - 1]
        return _payment(before.facts, self.words) if event.index and before.kind == "paid" else ""

    def _worn_off(self, event: Event) -> str:
        words, facts = self.words, event.facts
        now = [
            words.say("stat-now", stat=words.say(f"stat-{stat}"), amount=n) for stat, n in facts.get("now", {}).items()
        ]
        gone = [words.say("keyword-gone", keyword=words.keyword(word)) for word in facts.get("gone", ())]
        if not gone and not now:
            return UNSAID
        return words.say("expired", entity=words.entity(facts["entity"]), what=", ".join([*gone, *now]))


def _standing(state: State, words: Words) -> str:
    """How it stands between the players: of each the first number that its plate shows; of those who are out none."""
    seats = range(len(state.seats))
    name = state.game.showing.standing
    shown = [state.game.view_seat(state, seat) for seat in seats]
    numbers = " : ".join("–" if mine.get("out") or mine[name] is None else str(mine[name]) for mine in shown)
    own = f"counter-{name.replace('_', '-')}"
    return words.say(own if words.has(own) else "counter", standing=numbers)


def _worded(facts: dict[str, Any], words: Words) -> dict[str, Any]:
    """The facts of an event as a message takes them."""
    found: dict[str, Any] = {}
    for key, value in facts.items():
        if key in ENTITIES or (key == "subject" and "event" in facts):
            found[key] = words.entity(value)
        elif key == "card":
            found[key] = words.entity(facts["entity"]) if "entity" in facts else words.card(value)
        elif key in WORDS and value:
            several = value if isinstance(value, list) else [value]
            found[key] = words.listed([words.word(WORDS[key], word) for word in several])
        elif key in LISTS and value:
            found[key] = words.listed([words.entity(i) for i in value])
        elif key == "keywords":
            found[key] = words.listed([words.keyword(word) for word in value])
        elif key == "what" and facts["layer"] in ("copy", "kind"):
            found[key] = words.card(value) if facts["layer"] == "copy" else words.word("kind", value)
        elif key == "changes":
            changes = (
                f"{amount:+d}".replace("-", "−") + f" {words.say(f'stat-{stat}')}" for stat, amount in value.items()
            )
            found[key] = ", ".join(changes)
        elif isinstance(value, int):
            found[key] = value
        elif isinstance(value, list) and all(isinstance(part, int) for part in value):
            found |= {f"{key}-{n}": part for n, part in enumerate(value, 1)}
    if "counter" in found:
        found["counter"] = words.counter(facts["counter"])
        found["amount"] = abs(found["amount"])
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
        lines.append(words.say("ends-team" if result.get("team") else "ends-shared", names=words.listed(together)))
    elif result["winner"] is None:
        lines.append(words.say("ends-draw"))
    else:
        lines.append(words.say("ends-win", name=words.player(result["winner"])))
    return "\n".join(lines)
