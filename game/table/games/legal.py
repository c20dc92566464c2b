"""What the pending decision allows, sorted by what a person points at. Only reads the listed answers."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.table.games.verbs import Answer, Verb

PART = ("pick", "add", "done", "back", "place", "pay", "cancel")
"""The first words of answers to a part of what is under way: cards, also one by one, a place, a payment."""


BUILT = ("assignment", "division")
"""Shapes of questions that are answered step by step, each of which can be changed, and confirmed at last."""
PROPOSED = ("ability", "mode", "x")
"""Questions about a card that is being played: which of its abilities, which mode, how much X."""


class Grammar(Protocol):
    """How a game words its answers (`games.interface.GameTable`)."""

    @property
    def verbs(self) -> tuple[Verb, ...]: ...

    @property
    def endings(self) -> tuple[Answer, ...]: ...

    @property
    def sheets(self) -> Container[str]: ...


@dataclass
class Legal:
    kind: str = ""
    mine: bool = False
    shape: str = ""
    """The name of its shape (`kernel.decisions`)."""
    source: int | None = None
    about: tuple[int, ...] = ()
    """The cards that a window is about."""
    clause: str = ""
    """The clause that was announced and can be answered."""
    cancel: bool = False
    answers: list[Answer] = field(default_factory=list)
    actions: dict[str, dict[int, set[int]]] = field(default_factory=dict)
    """What can be done with cards: the word of the verb, the card, and its targets if it is aimed."""
    verbs: tuple[Verb, ...] = ()
    """Those of the game."""
    leads: dict[Answer, Answer] = field(default_factory=dict)
    """What must be answered before an action can be: the opponent is chosen first, then whom of theirs is attacked."""
    numbers: dict[tuple[str, int], list[int]] = field(default_factory=dict)
    """By the word of a numbered verb and the card, which of its abilities can be used."""
    picks: set[int] = field(default_factory=set)
    locked: frozenset[int] = frozenset()
    """The targets that are chosen already where another is asked for."""
    order: list[int] = field(default_factory=list)
    """The candidates of a choice in the order in which an answer names them."""
    places: list[int] = field(default_factory=list)
    given: dict[int, int] = field(default_factory=dict)
    """Of what is answered step by step: what each was given so far, the one that it goes to or its share."""
    options: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Of an assignment: what goes to whom, in the order in which an answer names it."""
    shares: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Of a division: the least and the most that each can get, in that order."""
    amount: int = 0
    """How much is divided."""
    proposed: Answer = ()
    """What the rules put forward."""
    packets: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """Damage that can be chosen, by its number: from whom it is, to whom, and how much."""
    others: list[Answer] = field(default_factory=list)
    """Answers that are none of the above: words and numbers."""
    ending: Answer | None = None
    """The answer that does nothing more in this turn or phase."""
    free: bool = False
    """Are cards to be played or used, as often as one likes or once?"""
    choosing: bool = False
    """Are cards or players to be chosen for something that is under way?"""
    least: int = 1
    most: int = 1

    def sources(self) -> set[int]:
        return {card for cards in self.actions.values() for card in cards}

    @property
    def parts(self) -> tuple[int, ...]:
        """The cards and players to which an answer of parts gives something, in the order in which it names them."""
        return (*self.options, *self.shares)

    def damage_to(self, card: int) -> list[int]:
        """The numbers of the damage that would be dealt to `card`, where some is to be chosen."""
        return [n for n, (_, target, _) in self.packets.items() if target == card]

    def picking(self, card: int) -> Answer | None:
        """The answer that chooses `card` alone; None where that leaves open which of the damage to it is meant."""
        if not self.packets:
            return ("pick", card)
        found = self.damage_to(card)
        return ("packet", found[0]) if len(found) == 1 else None

    def of(self, card: int, aimed: bool | None = None, beside: bool | None = None) -> list[Verb]:
        """What can be done with `card`, of every verb or only of the aimed ones or those beside."""
        return [
            verb
            for verb in self.verbs
            if card in self.actions.get(verb.word, ())
            and (aimed is None or bool(self.actions[verb.word][card]) == aimed)
            and (beside is None or verb.beside == beside)
        ]

    def simple(self, card: int) -> Verb | None:
        """What a press does with `card` at once."""
        return next(iter(self.of(card, aimed=False, beside=False)), None)

    def ways(self, verb: Verb, card: int) -> list[Answer]:
        """The answers that do `verb` with `card`, one for each of its abilities if the verb is numbered."""
        numbers = self.numbers.get((verb.word, card)) if verb.numbered else None
        return [(verb.word, card, n) for n in numbers] if numbers else [(verb.word, card)]

    @property
    def forced(self) -> bool:
        """Is there no way to do nothing?"""
        return self.ending is None and self.least > 0

    @property
    def only_attacker(self) -> int | None:
        """Who must attack, where it is clear already: the only card with which anything can be done, if it is aimed."""
        cards = self.sources()
        only = next(iter(cards)) if len(cards) == 1 else None
        return only if only is not None and self.of(only, aimed=True) else None

    def targets_of(self, card: int) -> set[int]:
        return set().union(*(self.actions[verb.word][card] for verb in self.of(card, aimed=True)))


def read(view: dict[str, Any], seat: int | None, table: Grammar) -> Legal:
    """The decision of `view`, if it is the one of `seat`."""
    decision = view.get("decision")
    if not decision:
        return Legal()
    mine = decision["seat"] == seat and "answers" in decision
    legal = Legal(decision["kind"], mine, verbs=table.verbs)
    if not mine:
        return legal
    legal.shape = decision.get("shape", "")
    built = legal.shape in BUILT
    listed = decision["steps" if built else "answers"]
    legal.answers = [tuple(answer) for answer in listed if not (built and answer[0] == "back")]  # dropping says which
    legal.given = dict(decision["given"]) if built else {}
    legal.options = {thing: tuple(open_to) for thing, open_to in decision.get("options") or ()}
    legal.shares = {to: (least, most) for to, least, most in decision.get("shares") or ()}
    legal.amount, legal.proposed = decision.get("amount") or 0, tuple(decision.get("proposed") or ())
    source = decision.get("source")
    legal.source = source if source is not None and source >= 0 else None
    legal.about, legal.clause = tuple(decision.get("about") or ()), decision.get("clause") or ""
    legal.cancel = bool(decision.get("cancel"))
    words = {verb.word: verb for verb in table.verbs} if legal.kind not in PROPOSED else {}
    for answer in legal.answers:
        _sort(legal, answer, words, table.endings)
    legal.locked = frozenset(decision.get("targets") or ())
    legal.packets = {n: (source, target, amount) for n, source, target, amount in decision.get("packets") or ()}
    legal.picks |= {target for _, target, _ in legal.packets.values()}
    candidates = decision.get("candidates")
    if candidates:
        legal.order = list(candidates)
        legal.picks |= set(candidates)
    legal.free = bool(legal.actions) or legal.ending is not None
    legal.choosing = bool(legal.picks) and legal.kind not in table.sheets
    if legal.picks or ("pick",) in legal.answers:
        sizes = [len(answer) - 1 for answer in legal.answers if answer[0] == "pick"] or [1]
        least, most = decision.get("min"), decision.get("max")
        legal.least = min(sizes) if least is None else least
        legal.most = max(sizes) if most is None else most
    return legal


def _sort(legal: Legal, answer: Answer, words: dict[str, Verb], endings: tuple[Answer, ...]) -> None:
    word = answer[0]
    if answer in endings:
        legal.ending = legal.ending or answer
    elif word in words and len(answer) > 1:
        targets = legal.actions.setdefault(word, {}).setdefault(answer[1], set())
        if words[word].numbered:
            legal.numbers.setdefault((word, answer[1]), []).extend(answer[2:3])
        else:
            targets.update(answer[2:3])
    elif word == "place":
        legal.places.append(answer[1])
    elif word == "pick":
        legal.picks.update(answer[1:])
    elif word not in PART:
        legal.others.append(answer)


def entities(verbs: Iterable[Verb], answer: Answer) -> tuple[int, ...]:
    """The cards and players that an answer names."""
    if answer[0] in ("pick", "assign"):
        return tuple(dict.fromkeys(answer[1:]))
    if answer[0] == "divide":
        return tuple(answer[1::2])
    verb = next((verb for verb in verbs if verb.word == answer[0]), None)
    return () if verb is None else tuple(answer[1 : 3 if verb.aimed else 2])
