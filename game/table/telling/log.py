"""The log: what the viewer may know of what happened, one sentence an event, grouped by turn.

In the large log a line opens to what brought it about, in the sentences of the lines above it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.records.telling import WAYS
from game.table.games.interface import Event as EventKind
from game.table.library import FACE_DOWN
from game.table.telling.causes import Causes
from game.table.telling.words import Words

View = dict[str, Any]

WORDS = {"stat": "stat", "second_stat": "stat", "event": "event", "counter": "counters", "elements": "element",
         "marks": "mark", "types": "type"}  # fmt: skip
"""Facts of the kernel's events that are words of the game, and how the names of their messages begin."""
SUBJECTS = ("attacker", "source", "entity", "target")  # of whom a line speaks, the first that is there


@dataclass(slots=True)
class Line:
    words: str
    cards: list[str] = field(default_factory=list)
    heading: bool = False
    seat: int | None = None
    depth: int = 0
    index: int = -1
    """Of its event."""
    because: str = ""
    """What brought it about; nothing where that goes without saying."""
    times: int = 1
    """How often it happened one after another."""


def plain(event: dict[str, Any]) -> dict[str, Any]:
    """What an event tells in numbers and words that need no other; of a list of numbers each, counted from 1."""
    found: dict[str, Any] = {}
    for key, value in event.items():
        if isinstance(value, bool):
            found[key] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            found[key] = value
        elif isinstance(value, list):
            found |= {f"{key}-{n}": part for n, part in enumerate(value, 1) if isinstance(part, int)}
    return found


class Log:
    """Remembers events as plain data, and words them in the language that is set when shown.

    `kinds` says of the kinds of events how they are told.
    """

    def __init__(self, kinds: Mapping[str, EventKind]) -> None:
        self.kinds = kinds
        self.events: list[dict[str, Any]] = []
        self.names: dict[int, str] = {}  # entity: card, learnt from views and events, for those gone meanwhile
        self.open = False
        self.offset: int | None = None  # None: at the end
        self.unfolded: set[int] = set()  # events of which the causes are shown
        self._key: tuple[str, int] | None = None  # language and viewer of what is worded
        self._worded = 0
        self._depths: dict[int, int] = {}
        self._lines: list[Line] = []
        self._worded_by: dict[int, Line] = {}  # by the index of the event
        self._effect: tuple[Line, dict[str, Any]] | None = None  # it is told once something comes of it
        self._same: dict[str, list[int]] = {}  # the entities of each card that were mentioned, to tell them apart
        self._fell: dict[int, str] = {}  # in what words a card was destroyed, until it has gone on
        self._causes = Causes(self.events, kinds)

    def add(self, events: list[dict[str, Any]], view: dict[str, Any]) -> None:
        self.learn(view)
        self.events.extend(events)

    def learn(self, view: dict[str, Any]) -> None:
        for number, entity in view["entities"].items():
            self.names[number] = entity["card"]

    def restart(self, events: list[dict[str, Any]], view: dict[str, Any]) -> None:
        self.names.clear()
        for event in events:
            if "entity" in event and "card" in event:
                self.names[event["entity"]] = event["card"]
        self.learn(view)
        self.events = list(events)
        self._causes = Causes(self.events, self.kinds)
        self.unfolded.clear()
        self._key = None

    # wording

    def lines(self, words: Words, view: View) -> list[Line]:
        """All lines, what was agreed on before all events; only what is new since the last call is worded."""
        key = (words.say.language, view["seat"])
        if self._key != key:
            self._key = key
            agreed = [Line(words.say("match-agreed", variants=words.variants))] if words.variants else []
            self._worded, self._depths, self._lines, self._worded_by = 0, {}, agreed, {}
            self._effect, self._same, self._fell = None, {}, {}
        for event in self.events[self._worded :]:
            cause = event.get("cause")
            line = self._line(words, view, event)
            if line and (self._says_again(event, line) or self._counted(words, event, line)):
                line = None
            parent = self._depths.get(cause, -1) if cause is not None else -1
            self._depths[event["index"]] = parent + 1 if line else parent
            if line:
                line.index = event["index"]
                line.depth = 0 if line.heading else max(0, min(1, self._depths[event["index"]]))
                line.because = "" if line.heading else self._because(words, event)
                if event["kind"] != "effect":
                    self._worded_by[line.index] = line
                self._tell(words, line, event)
        self._worded = len(self.events)
        return self._lines

    def _says_again(self, event: dict[str, Any], line: Line) -> bool:
        """Where a destroyed card went, in words that told it already."""
        if event["kind"] == "destroyed":
            self._fell[event["entity"]] = line.words
        return event["kind"] == "moved" and self._fell.pop(event.get("entity", -1), "") == line.words

    def _counted(self, words: Words, event: dict[str, Any], line: Line) -> bool:
        """A card moves in the same words as the one before it: the line of that one says how many there were."""
        last = self._lines[-1] if self._lines else None
        if last is None or event["kind"] != "moved":
            return False
        so_far = self._times(words, line.words, last.times)
        if not last.words.endswith(so_far):
            return False
        last.times += 1
        last.cards += [card for card in line.cards if card not in last.cards]
        last.words = last.words.removesuffix(so_far) + self._times(words, line.words, last.times)
        return True

    def _times(self, words: Words, line: str, times: int) -> str:
        return line if times == 1 else words.say("log-times", line=line, times=times)

    def _tell(self, words: Words, line: Line, event: dict[str, Any]) -> None:
        """An effect has no line of its own: its card stands before the first thing that comes of it."""
        held, self._effect = self._effect, None
        if event["kind"] == "effect":
            self._effect = line, event
            return
        if held is not None and self._came_of(held[1], event):
            line = self._led(words, line, *held)
        self._lines.append(line)

    def _led(self, words: Words, line: Line, by: Line, effect: dict[str, Any]) -> Line:
        """The line with the card of the effect before it, unless it begins with that already."""
        card = self._apart(words, effect["card"], effect["entity"])
        if line.heading or line.words.startswith(card):
            return line
        told = words.say("log-of", card=card, told=line.words)
        led = replace(line, words=told, cards=list(dict.fromkeys([*by.cards, *line.cards])), depth=by.depth)
        self._worded_by[line.index] = self._worded_by[effect["index"]] = led
        return led

    def _came_of(self, effect: dict[str, Any], event: dict[str, Any]) -> bool:
        """Did the next event that is told come of the effect? After a choice an event has no cause."""
        cause = event.get("cause")
        if cause is None:
            return event["kind"] in self.kinds and self.kinds[event["kind"]].done
        while cause is not None and cause > effect["index"]:
            cause = self.events[cause].get("cause")
        return cause in (effect["index"], effect.get("cause"))

    def _because(self, words: Words, event: dict[str, Any]) -> str:
        """The chain of causes, in the words of the lines that were written for them: it tells no more than they do."""
        causes = (self._worded_by.get(cause["index"]) for cause in self._causes.chain(event))
        told = [line.words for line in causes if line and not line.heading]
        return words.say("log-because", causes=" ← ".join(told)) if told else ""

    def _name(self, words: Words, view: View, entity: Any, cards: list[str]) -> str:
        if not isinstance(entity, int) or entity < 0:
            return words.say("log-nothing")
        card = self.names.get(entity)
        if card == "player" or _is_player(view, entity):
            return words.said(entity)
        if card is None:
            return words.say("a-card")
        cards.append(card)
        return self._apart(words, card, entity)

    def _apart(self, words: Words, card: str, entity: int) -> str:
        """The name of a card; the second of that name that is mentioned is "Ember Imp (2)"."""
        if card == FACE_DOWN:
            return words.say("a-card-face-down")
        same = self._same.setdefault(card, [])
        if entity not in same:
            same.append(entity)
        name, number = words.card(card), self._place(words, card, entity)
        return words.say("log-one-of-several", card=name, number=number) if number > 1 else name

    def number(self, words: Words, card: str, entity: int) -> int:
        """Which one of its name it is, in the order in which the lines mention them; 1 where it is not mentioned, or
        where nobody tells them apart."""
        return self._place(words, card, entity) if entity in self._same.get(card, ()) else 1

    def _place(self, words: Words, card: str, entity: int) -> int:
        known = words.library.cards.get(card)
        alike = known is not None and known.kind in words.table.alike
        return 1 if alike else self._same[card].index(entity) + 1

    def name(self, words: Words, view: View, entity: Any) -> str:
        """Of a card or player, as the lines tell it; one not yet mentioned is counted after those that are."""
        self.lines(words, view)
        return self._name(words, view, entity, [])

    def told(self, words: Words, view: View, event: dict[str, Any]) -> str:
        """An event as its line tells it; "" if it is not told. Cards are counted as the lines mention them."""
        self.lines(words, view)
        line = self._line(words, view, event)
        return line.words if line else ""

    def _line(self, words: Words, view: View, event: dict[str, Any]) -> Line | None:
        kind = event["kind"]
        say = words.say
        if kind in self.kinds and not self.kinds[kind].told:
            return None
        if kind == "turn":
            told = say("log-turn", **{**plain(event), "name": words.player(event["seat"])})
            return Line(told, heading=True, seat=event["seat"])
        name = self._message(words, view, event)
        if not name or not say.has(name) or (kind == "expired" and not event.get("gone") and not event.get("now")):
            return None
        cards: list[str] = []
        facts: dict[str, Any] = {}
        if "card" in event:
            cards.append(event["card"])
            known = isinstance(event.get("entity"), int)
            facts["card"] = self._apart(words, event["card"], event["entity"]) if known else words.card(event["card"])
        for key in ("entity", "source", "target", "attacker"):
            if key in event:
                facts[key] = self._name(words, view, event[key], cards)
        facts.setdefault("card", facts.get("entity", say("a-card")))
        seat = next((event[key] for key in ("seat", "to_seat", "from_seat") if _is_player(view, event.get(key))), 0)
        facts |= words.whose(seat)
        subject = next((event[key] for key in SUBJECTS if event.get(key, -1) >= 0), None)
        if subject is not None and "seat" not in event and "to_seat" not in event:
            facts["who"] = words.who(subject) if _is_player(view, subject) else "other"
        if _is_player(view, event.get("target")) and words.who(event["target"]) == "you":
            facts["target"] = say("object-you")
        if "amount" in event:
            facts["amount"] = event["amount"]
        if "why" in event:
            facts["why"] = event["why"]
        if "other" in event:
            facts["other"] = self._name(words, view, event["other"], cards)
        if "host" in event:
            facts["host"] = self._name(words, view, event["host"], cards)
        if kind == "replaced":
            facts["subject"] = self._name(words, view, event["subject"], cards)
        if "cards" in event:
            facts["cards"] = words.listed([self._name(words, view, card, cards) for card in event["cards"]])
        if "targets" in event:
            facts["targets"] = (
                words.listed([self._name(words, view, card, cards) for card in event["targets"]]) or "none"
            )
        for key, prefix in words.table.word_facts.items():
            facts[key] = say.of(prefix, event[key]) if event.get(key) else "none"
        facts |= self._words_of(words, event)
        if "keywords" in event:
            facts["keywords"] = words.listed([words.keyword(k)[0] for k in event["keywords"]])
        if "changes" in event:
            facts["changes"] = self._changes(words, event["changes"])
        if kind == "expired":
            facts["what"] = self._worn_off(words, event)
        told = say(name, **{**plain(event), **facts})
        told = told[:1].upper() + told[1:]
        return Line(say("log-left", line=told, left=event["left"]) if "left" in event else told, cards)

    def _words_of(self, words: Words, event: dict[str, Any]) -> dict[str, Any]:
        """The facts of an event that are words of the game, or lists of them."""
        say = words.say
        found: dict[str, Any] = {}
        for key, prefix in WORDS.items():
            if key in event:
                several = event[key] if isinstance(event[key], list) else [event[key]]
                found[key] = words.listed([say.of(prefix, word) for word in several])
        if "counter" in event:
            found["counter"] = words.counter(event["counter"])
            found["amount"] = abs(event["amount"])
        if event.get("what") and event["layer"] in ("copy", "kind"):
            what = event["what"]
            found["what"] = words.card(what) if event["layer"] == "copy" else say.of("kind", what)
        return found

    def _changes(self, words: Words, changes: dict[str, int]) -> str:
        say = words.say
        told = [f"{amount:+d} {say.of('stat', stat)}".replace("-", "−", 1) for stat, amount in changes.items()]
        return words.listed(told)

    def _worn_off(self, words: Words, event: dict[str, Any]) -> str:
        say = words.say
        gone = [say("log-keyword-gone", keyword=words.keyword(word)[0]) for word in event.get("gone", ())]
        now = [say("log-stat-now", stat=say.of("stat", stat), amount=n) for stat, n in event.get("now", {}).items()]
        return ", ".join([*gone, *now])

    def _message(self, words: Words, view: View, event: dict[str, Any]) -> str:
        """The name of its message: that of its reason or of its kind of card where there is one."""
        kind, has = str(event["kind"]).replace("_", "-"), words.say.has
        if event["kind"] in WAYS:
            return f"log-{kind}-{WAYS[kind](event)}"
        if kind == "moved":
            card = view["entities"].get(event.get("entity", -1))
            if card and event.get("to") == card["zone"] == "hand" and event["to_seat"] != card["owner"]:
                return "log-moved-taken"
            return f"log-moved-{event.get('from')}-{event.get('to')}"
        if kind == "damage" and event.get("source", -1) < 0:
            return "log-damage-plain"
        if kind == "result":
            teams = {view["seats"][seat]["team"] for seat in event.get("winners", ())}
            return "log-result" if len(teams) == 1 else "log-result-draw"
        if event.get("why") and has(why := f"log-{kind}-{str(event['why']).replace('_', '-')}"):
            return why
        if event.get("clause"):
            for clause in words.library.clauses(event["clause"]):
                if has(by := f"log-{kind}-{clause.when}"):
                    return by
        card = words.library.cards.get(event.get("card", ""))
        own = f"log-{kind}-{card.kind}" if card else ""
        return own if own and has(own) else f"log-{kind}"


def _is_player(view: View, entity: Any) -> bool:
    """Players come first among the entities, one for each seat."""
    return isinstance(entity, int) and 0 <= entity < len(view["seats"])
