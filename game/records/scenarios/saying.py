"""What was played as the steps of a scenario: each answer in plain words, and what has come of them as expectations.

A sentence is taken only if it leads to the very position that the answers did; else the answer is written as its parts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from yaml import ScalarNode

from game.kernel import boards
from game.kernel.decisions import CONCEDE, Answer
from game.kernel.errors import GameError
from game.kernel.phrases import Phrase, in_words, worded
from game.kernel.places import SHARED, ZoneKind
from game.kernel.state import State
from game.records.record import Given
from game.records.scenarios.answering import Table
from game.records.scenarios.facts import facts_of
from game.records.scenarios.kinds import CARD, SEAT, UNTOLD
from game.records.scenarios.words import Part, Sentence
from game.records.scenarios.writing import entry, flow, indented

SAME_SENTENCE = 16
"""So many answers are said in one sentence at the most."""
NOWHERE = ScalarNode("", "")


def steps(table: Table, given: Sequence[Given], states: Sequence[State]) -> list[str]:
    """The lines of the steps that answer as `given`, from `table` on; `states` are the positions before, between and
    after them. The table stands at the last one then."""
    lines, at = list[str](), 0
    while at < len(given):
        seat, answer = given[at]
        for sentence in _sentences(table, given, states, at):
            led = _led_to(table, seat, sentence, states, at)
            if led:
                said = flow({"answer": list(sentence.parts)}) if sentence.parts else flow(sentence.text)
                lines.append(f"- P{seat + 1}: {said}")
                at = led
                break
        else:
            raise GameError(f"there are no words for {' '.join(map(str, answer))}")
    return lines


def _led_to(table: Table, seat: int, sentence: Sentence, states: Sequence[State], at: int) -> int:
    """After how many answers the match stands as after this sentence, and then the table does; 0 if it never does."""
    trial = table.copy()
    with suppress(GameError):
        trial.perform(seat, sentence)
        for end in range(at + 1, min(at + SAME_SENTENCE, len(states) - 1) + 1):
            if states[end] == trial.state:
                table.perform(seat, sentence)
                return end
    return 0


def _sentences(table: Table, given: Sequence[Given], states: Sequence[State], at: int) -> Iterator[Sentence]:
    """What could be said for the answer, the best first."""
    answer = given[at][1]
    if answer == CONCEDE:
        yield Sentence(NOWHERE, "concede")
        return
    head = in_words(states[at], answer, table.called)
    texts = []
    if head is not None:
        tails = _tails(table, given, states, at)
        texts = [" ".join([head, *tails[:number]]) for number in range(len(tails), 0, -1)]
        texts.append(head)
    texts += [f"choose {answer[-1]}"] if len(answer) > 1 else []
    for text in dict.fromkeys(texts):
        readings = table.words.readings(text)
        if readings:
            yield Sentence(NOWHERE, text, tuple(readings))
    yield Sentence(NOWHERE, "", parts=_named(table, answer))
    yield Sentence(NOWHERE, "", parts=tuple(answer))


def _tails(table: Table, given: Sequence[Given], states: Sequence[State], at: int) -> list[str]:
    """How the answers that complete the proposal are said behind its first one."""
    known = states[at].game.board.phrases.all_tails
    said, used = list[str](), set[Phrase]()
    for (seat, answer), state in zip(given[at + 1 :], states[at + 1 :], strict=False):
        asked = state.decision
        if asked is None or not asked.cancel or seat != given[at][0]:
            break
        fitting = [p for p in known if p not in used and (asked.kind in p.asked or not p.asked)]
        found = next(((p, words) for p in fitting if (words := worded(p, answer, table.called)) is not None), None)
        if found is None:
            break
        used.add(found[0])
        said.append(found[1])
    return said


def _named(table: Table, answer: Answer) -> tuple[Part, ...]:
    """The parts of an answer, with cards by their names where they can be that."""
    state = table.state
    first, *rest = answer
    cards = range(len(state.seats), len(state.entities))
    return (first, *(table.called(part) if type(part) is int and part in cards else part for part in rest))


# --- what has come of it ----------------------------------------------------------------------------------------------


def expected(table: Table, begun: State) -> list[str]:
    """The lines of a step that expects what is otherwise now than when it was `begun`."""
    said: dict[str, Any] = {}
    now = table.state
    if (now.turn, now.active) != (begun.turn, begun.active) or now is begun:
        said |= {"turn": now.turn, "active": f"P{now.active + 1}"}
    for seat in range(len(now.seats)):
        values = _player(table, begun, seat)
        if values:
            said[f"P{seat + 1}"] = values
    for kind in (kind for kind in now.places.kinds if kind.shared):
        cards = _cards(table, SHARED, kind.name)
        if cards != _cards(Table(begun, table.log, table.words, {}), SHARED, kind.name):
            said[kind.name] = cards if kind.seen_by == "all" else len(cards)
    said |= dict(_cards_changed(table, begun))
    asked = now.decision
    if now.result is not None:
        said["result"] = [f"P{seat + 1}" for seat in now.result] or "draw"
    else:
        said["asked"] = {f"P{asked.seat + 1}": asked.kind} if asked is not None else "nobody"
    return ["- expect:", *indented(4, [line for name, value in said.items() for line in entry(name, value)])]


def _player(table: Table, begun: State, seat: int) -> dict[str, Any]:
    said = changed(table.state, seat, begun, seat, SEAT)
    before = Table(begun, table.log, table.words, {})
    for kind in table.state.places.kinds:
        if not kind.shared:
            cards, lay = _cards(table, seat, kind.name), _cards(before, seat, kind.name)
            if cards != lay:
                said[kind.name] = _lying(kind, lay, cards)
    return said


def changed(now: State, entity: int, begun: State, before: int | None, of: str) -> dict[str, Any]:
    """The facts of an entity that are otherwise than they were of `before`; without it, it has just come into play."""
    said: dict[str, Any] = {}
    for name, fact in facts_of(now.game, of).items():
        if fact.found is not None and of in fact.told:
            old = fact.new if before is None else fact.found(begun, before, name)
            told = fact.kind.changed(fact.found(now, entity, name), old) if old is not UNTOLD else None
            if told is not None:
                said[name] = told
    return said


def _lying(kind: ZoneKind, before: list[str], now: list[str]) -> Any:
    """What is said of a zone: in play all that lies there, of an open pile what has come, else how many there are."""
    if kind.field:
        return now
    come, gone = Counter(now) - Counter(before), Counter(before) - Counter(now)
    if kind.seen_by == "all" and come and not gone:
        return {"has": list(come.elements())}
    return now if kind.seen_by == "all" else len(now)


def _cards(table: Table, seat: int, zone: str) -> list[str]:
    """Where the order counts by what tells equal cards apart, else by their ids."""
    kind = next(kind for kind in table.state.places.kinds if kind.name == zone)
    found = boards.cards_in(table.state, seat, zone)
    return [table.called(i) if kind.field else table.state.entities[i].card.id for i in found]


def _cards_changed(table: Table, begun: State) -> Iterator[tuple[str, dict[str, Any]]]:
    """The cards on the field that are otherwise than before; of those that left it only where they are."""
    now = table.state
    field = now.places.field
    for i in range(len(now.seats), len(now.entities)):
        e = now.entities[i]
        old = begun.entities[i] if i < len(begun.entities) and begun.entities[i].card is e.card else None
        was_there = old is not None and field[old.zone]
        if field[e.zone]:
            said = changed(now, i, begun, i if was_there else None, CARD)
        else:
            said = {"zone": boards.zone_name(now, i)} if was_there else {}
        if said:
            yield table.called(i), said
