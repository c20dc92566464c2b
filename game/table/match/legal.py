"""What the pending decision allows, sorted by what a person points at. Only reads the listed answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Answer = tuple[Any, ...]


@dataclass
class Legal:
    kind: str = ""
    mine: bool = False
    source: int | None = None
    cancel: bool = False
    answers: list[Answer] = field(default_factory=list)
    playable: set[int] = field(default_factory=set)
    attacks: dict[int, set[int]] = field(default_factory=dict)
    orbs: dict[int, set[int]] = field(default_factory=dict)
    magnetize: set[int] = field(default_factory=set)
    runes: set[int] = field(default_factory=set)
    picks: set[int] = field(default_factory=set)
    places: list[int] = field(default_factory=list)
    ending: Answer | None = None
    """The answer that does nothing more in this turn or phase."""
    free: bool = False
    """Are cards to be played or used, as often as one likes or once?"""
    choosing: bool = False
    """Are cards or players to be chosen for something that is under way?"""
    least: int = 1
    most: int = 1

    def sources(self) -> set[int]:
        return self.playable | set(self.attacks) | set(self.orbs) | self.magnetize | self.runes

    @property
    def forced(self) -> bool:
        """Is there no way to do nothing?"""
        return self.ending is None and self.least > 0

    @property
    def only_attacker(self) -> int | None:
        """Who must attack, where it is clear already."""
        return next(iter(self.attacks)) if len(self.attacks) == 1 and self.sources() == set(self.attacks) else None

    def targets_of(self, card: int) -> set[int]:
        return self.attacks.get(card, set()) | self.orbs.get(card, set())


SHEETS = ("set_aside", "extractor", "draw", "keep", "keep_one", "may", "orb_active", "store")
"""Decisions that have a sheet of their own."""
FREE = ("play", "attack", "orb", "magnetize", "rune", "end", "pass")
"""The first words of what is done with cards out of one's own accord."""
ENDINGS: tuple[Answer, ...] = (("end",), ("pass",))


def read(view: dict[str, Any], seat: int | None) -> Legal:
    """The decision of `view`, if it is the one of `seat`."""
    decision = view.get("decision")
    if not decision:
        return Legal()
    mine = decision["seat"] == seat and "answers" in decision
    legal = Legal(decision["kind"], mine)
    if not mine:
        return legal
    legal.answers = [tuple(answer) for answer in decision["answers"]]
    source = decision.get("source")
    legal.source = source if source is not None and source >= 0 else None
    legal.cancel = bool(decision.get("cancel"))
    for answer in legal.answers:
        _sort(legal, answer)
    candidates = decision.get("candidates")
    if candidates:
        legal.picks |= set(candidates)
    legal.free = any(answer[0] in FREE for answer in legal.answers)
    legal.ending = next((answer for answer in legal.answers if answer in ENDINGS), None)
    legal.choosing = bool(legal.picks) and legal.kind not in SHEETS
    if legal.picks or ("pick",) in legal.answers:
        sizes = [len(answer) - 1 for answer in legal.answers if answer[0] == "pick"] or [1]
        least, most = decision.get("min"), decision.get("max")
        legal.least = min(sizes) if least is None else least
        legal.most = max(sizes) if most is None else most
    return legal


def _sort(legal: Legal, answer: Answer) -> None:
    word = answer[0]
    if word == "play":
        legal.playable.add(answer[1])
    elif word == "attack":
        legal.attacks.setdefault(answer[1], set()).add(answer[2])
    elif word == "orb":
        legal.orbs.setdefault(answer[1], set()).add(answer[2])
    elif word == "magnetize":
        legal.magnetize.add(answer[1])
    elif word == "rune":
        legal.runes.add(answer[1])
    elif word == "place":
        legal.places.append(answer[1])
    elif word == "pick":
        legal.picks.update(answer[1:])


PAID = ("fire", "water", "light", "pure", "tanks")


def change_payment(answers: list[Answer], current: Answer, kind: str, by: int) -> Answer | None:
    """The listed payment nearest to `current` that empties `by` more (or fewer) of `kind`."""
    index = PAID.index(kind) + 1
    wanted = current[index] + by
    fitting = [answer for answer in answers if answer[0] == "pay" and answer[index] == wanted]
    if not fitting:
        return None
    return min(fitting, key=lambda answer: sum(abs(a - b) for a, b in zip(answer[1:], current[1:], strict=True)))
