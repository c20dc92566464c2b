"""What the match says: names, reasons, log lines and reminders, in the language that is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.table import switches
from game.table.games.common import ENTITY_FACTS
from game.table.games.layout import SHARED
from game.table.library import FACE_DOWN, Library
from game.table.messages import Messages, plainly

View = dict[str, Any]

COUNTED = {"place": "place-at", "use": "answer-use", "mode": "answer-mode"}
"""Answers whose number people count from 1, and their messages."""


class OwnName(str):
    """What somebody is called who has a name of their own: no message, whatever the name is."""

    short: str

    def __new__(cls, name: str, short: str = "") -> OwnName:
        made = super().__new__(cls, name)
        made.short = short or name
        return made


class Words:
    def __init__(
        self, say: Messages, library: Library, names: tuple[str, ...], agreed: Mapping[str, bool] | None = None
    ) -> None:
        self.say = say
        self.table = library.table
        self.library = library
        self.names = names  # message ids or own names
        self.agreed = agreed or {}  # switches of the match that are otherwise than printed

    @property
    def variants(self) -> str:
        """What the players agreed on; "" for the game as printed."""
        return ", ".join(switches.told(self.say, self.library, self.agreed))

    def player(self, seat: int) -> str:
        name = self.names[seat]
        return self.say(name) if not isinstance(name, OwnName) and self.say.has(name) else str(name)

    def said(self, seat: int) -> str:
        """The same within a sentence, with the article that the language wants."""
        name = self.names[seat]
        if isinstance(name, OwnName):
            return name.short
        own = f"{name}-said"
        return self.say(own) if self.say.has(own) else self.player(seat)

    def who(self, seat: int) -> str:
        """How messages speak of that seat: to the person, or about somebody."""
        return "you" if self.names[seat] == "player-you" else "other"

    def whose(self, seat: int) -> dict[str, str]:
        """The facts of a message that speaks of a seat."""
        return {"name": self.said(seat), "who": self.who(seat)}

    def zone(self, zone: str, seat: int) -> str:
        """The name of a zone of `seat`, or of one that the table shares."""
        own = f"{zone}-shared" if seat == SHARED else f"{zone}-of"
        if seat == SHARED:
            return self.say(own) if self.say.has(own) else plainly(zone).capitalize()
        if self.say.has(own):
            return self.say(own, **self.whose(seat))
        return self.say("plain-zone", zone=plainly(zone), **self.whose(seat))

    def card(self, card_id: str) -> str:
        card = self.library.cards.get(card_id)
        return card.name[self.say.language] if card else card_id

    def entity(self, view: View, entity: int | None) -> str:
        """The name of a card or player that the viewer knows."""
        if entity is None:
            return ""
        found = view["entities"].get(entity)
        if found is None:
            return self.say("a-card")
        if found["card"] == "player":
            return self.said(found["owner"])
        return self.say("a-card-face-down") if found["card"] == FACE_DOWN and not found["under"] else self.shown(found)

    def shown(self, entity: dict[str, Any]) -> str:
        """The name of a card as the viewer knows it: one that lies face down may be known to them alone."""
        if entity.get("under"):
            return self.say("face-down-known", card=self.card(entity["under"]))
        return self.card(entity["card"])

    def who_knows(self, entity: dict[str, Any]) -> str:
        """Who knows which card it is that lies face down, as a sentence."""
        others = [self.said(seat) for seat in entity.get("others_know") or ()]
        if not others:
            return self.say("face-down-you" if entity["under"] else "face-down-nobody")
        message = "face-down-both" if entity["under"] else "face-down-others"
        return self.say(message, names=self.listed(others), count=len(others))

    def keyword(self, name: str) -> tuple[str, str]:
        """Name and reminder text."""
        entry = self.library.keywords.get(name)
        language = self.say.language
        return (entry["name"][language] or name, entry["reminder"][language]) if entry else (name, "")

    def counter(self, name: str) -> str:
        """What a counter is called: by a card, or by a message of the game."""
        named = self.library.counters.get(name)
        return named[self.say.language] if named else self.say.of("counters", name)

    def counters(self, entity: dict[str, Any]) -> list[str]:
        """How many of each counter lie on a card or player."""
        lying = (entity.get("counters") or {}).items()
        return [self.say("counted-counters", amount=number, counter=self.counter(name)) for name, number in lying]

    def answer(self, answer: tuple[Any, ...]) -> str:
        """An answer that is neither cards nor places, as a button says it."""
        word, *parts = answer
        if word in COUNTED:
            return self.say(COUNTED[word], index=self.listed([str(part + 1) for part in parts]), count=len(parts))
        own = f"answer-{str(word).replace('_', '-')}"
        said = [part if isinstance(part, int) else self.word(str(part)) for part in parts]
        if self.say.has(own):
            return self.say(own, **dict(zip(("first", "second", "third", "fourth"), said, strict=False)))
        return " ".join([plainly(str(word)).capitalize(), *map(str, said)])

    def word(self, word: str) -> str:
        """A word of the game within an answer."""
        name = next((f"{p}-{word}" for p in self.table.word_facts.values() if self.say.has(f"{p}-{word}")), "")
        return self.say(name) if name else plainly(word)

    def reason(self, view: View, reason: Any) -> str:
        """Why an answer is refused, as a sentence; an unknown reason is still a sentence."""
        if reason is None:
            return ""
        name = "reason-" + str(reason.code).replace("_", "-")
        raw = dict(reason.facts or {})
        facts = {key: self._fact(view, key, value) for key, value in raw.items()}
        facts |= {
            key: make(self.say, raw) for key, make in self.table.amounts.items() if isinstance(raw.get(key), dict)
        }
        words = self.say(name, **facts) if self.say.has(name) else self.say("reason-other", code=str(reason.code))
        return words

    def _fact(self, view: View, key: str, value: Any) -> Any:
        is_entity = key in ENTITY_FACTS or key in self.table.entity_facts
        if is_entity and isinstance(value, int):
            return self.entity(view, value)
        if is_entity and isinstance(value, (list, tuple)):
            return self.listed([self.entity(view, each) for each in value])
        if key in self.table.word_facts and isinstance(value, str):
            return self.say.of(self.table.word_facts[key], value)
        if isinstance(value, (list, tuple)):
            return self.listed([str(self._fact(view, key, each)) for each in value])
        return value if isinstance(value, (int, str)) else str(value)

    def listed(self, parts: Sequence[str]) -> str:
        return self.say.listed(parts)
