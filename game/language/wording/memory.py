"""What a clause has said so far, so that its text can go on with a pronoun and never with the wrong one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from game.language.wording.voice import Facts

T = TypeVar("T")

TARGETS = ("target", "target2", "target3")
CHOSEN = "chosen"
"""The name, in a memory, of what was chosen when an operation was reached."""


@dataclass(frozen=True)
class Phrase:
    """A noun phrase. `role`: you, it, same, again, group, self or noun, as the message files explain."""

    text: str
    role: str = "noun"
    number: str = "one"
    gender: str = ""
    set: str = ""
    form: str = ""
    owner: str = ""
    noun: str = ""
    n: int = 1
    random: bool = False
    verb: str = ""
    """The form of a verb of which it is the subject, where its number does not say it."""
    kind: str = ""
    """The kind of card it is, where it is known by no set."""
    that: str = ""
    """How to speak of it again without a pronoun: that card."""
    narrowed: bool = False
    """Does it say more of them than whose they are?"""

    def facts(self, name: str) -> Facts:
        random = "yes" if self.random else "no"
        return {name: self.text, f"{name}_is": self.role, f"{name}_number": self.number, f"{name}_gender": self.gender,
                f"{name}_set": self.set, f"{name}_form": self.form, f"{name}_owner": self.owner or "none",
                f"{name}_noun": self.noun, f"{name}_n": self.n, f"{name}_random": random,
                f"{name}_verb": self.verb or self.number, f"{name}_that": self.that or self.text,
                f"{name}_narrowed": "yes" if self.narrowed else "no"}  # fmt: skip


@dataclass
class Memory:
    """One for each clause."""

    targets: tuple[Any, ...] = ()
    """The plain selectors of the clause's targets."""
    when: str = ""
    """The trigger of the clause."""
    always: bool = False
    """Is it a continuous effect, in which nobody chooses?"""
    said: dict[str, Phrase] = field(default_factory=dict)
    """What was mentioned, in that order, by the names of the card language (target, self, …)."""
    latest: frozenset[str] = frozenset()
    """Whom a pronoun would mean."""
    aliases: dict[str, str] = field(default_factory=dict)
    """`subject` by the name of whom it is."""
    chooser: str = "you"
    """Who has chosen what was chosen when an operation was reached: you, or the opponent."""
    agent: str = ""
    """`you` while an operation is worded that you do, so that you can be its object only as "yourself"."""
    asks: bool = True
    """Would somebody choose among several equals? Only whom an operation is about is chosen."""
    place: str = "from"
    """The attribute of sets that says where they lie: `from` as what is taken, `in` as what is counted."""
    case: str = "object"
    """`subject` while a phrase is worded of which the operation is the deed."""
    trigger: str = ""
    """Whose event set the clause off, as long as a pronoun would mean it."""
    measure: str = ""
    """What `{amount: event}` is called, where the trigger has a word of its own for it."""
    subject: str = ""
    """Whom the operation just before is the deed of."""
    subject_number: str = "one"
    others_deed: bool = False
    """Is the operation just before worded as somebody else's deed, not yours?"""
    told: bool = False
    """Does a trigger stand before it, or has it another subject than you, so that it tells what you do and orders
    nothing?"""
    person: bool = False
    """Is that other subject a player?"""
    alone: bool = True
    """May the clause fall into several sentences? Not where a trigger or a condition stands for all of it."""
    several: bool = False
    """Are there more than two operations, so that a change of subject needs a new sentence?"""
    conditional: bool = False
    """Does the sentence begin with "if"?"""
    apart: bool = False
    """Does the operation being worded need a sentence of its own?"""
    others_things: bool = False
    """Was something of another player mentioned, so that yours must be called yours?"""

    def unasked(self, worded: Callable[[], T]) -> T:
        """What is `worded`, of which nothing is chosen."""
        asked, self.asks = self.asks, False
        found = worded()
        self.asks = asked
        return found

    def mention(self, name: str, phrase: Phrase) -> None:
        self.said[name] = phrase
        self.latest = frozenset((name,))

    def forget(self) -> None:
        """Begin anew: nothing that follows may go on with a pronoun."""
        self.said, self.latest, self.subject, self.others_deed = {}, frozenset(), "", False


def split(selector: Any) -> tuple[str, Mapping[str, Any]]:
    """The set's name and what narrows it."""
    if isinstance(selector, Mapping):
        return str(selector["from"]), selector
    return str(selector), {}


def freely(selector: Any) -> tuple[Any, str]:
    """At most one, said as one that may be chosen; and whether it is that."""
    _, narrowed = split(selector)
    if not narrowed.get("up_to") or narrowed.get("pick") != 1:
        return selector, "no"
    return {word: value for word, value in narrowed.items() if word != "up_to"}, "yes"


def bounds(written: Any) -> Facts:
    """At least, at most, exactly: as facts for the messages."""
    if not isinstance(written, Mapping):
        return {"bounds": "exact", "least": written, "most": written}
    least, most = written.get("at_least"), written.get("at_most")
    if "equals" in written:
        return {"bounds": "exact", "least": written["equals"], "most": written["equals"]}
    if least is not None and most is not None:
        return {"bounds": "exact" if least == most else "between", "least": least, "most": most}
    return {"bounds": "most" if least is None else "least", "least": least or 0, "most": most or 0}


def or_none(limits: Facts) -> Facts:
    """The same, with `none` where there can't be one."""
    return limits | {"bounds": "none"} if limits["bounds"] in ("most", "exact") and limits["most"] == 0 else limits


def bounded(facts: Facts) -> int:
    """The number that the noun behind the bounds agrees with."""
    return int(facts["most"] if facts["bounds"] in ("most", "between") else facts["least"])
