"""Described boards: read from a file, and laid out for a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from yaml import MappingNode

from game.kernel import boards
from game.kernel.cards import CardSet, Definition
from game.kernel.events import Log
from game.kernel.places import DRAWN, SHARED
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.language.source import Node, Source
from game.records.scenarios.facts import FACE_DOWN, LEFT, damageable, end_told, facts_of, on_boards, seat_name
from game.records.scenarios.kinds import CARD, MATCH, SEAT, Fact, Stage
from game.records.scenarios.nodes import Nodes
from game.records.scenarios.parts import Being, Board, Placed, Scenario, ScenarioFile, Side
from game.records.scenarios.translatable import Translatable, Word
from game.records.scenarios.words import Words

MOST_CARDS = 400
"""So many cards in one place are more than any match comes to."""
MOST_TIMES = MOST_CARDS
"""Written as one entry, they are no fewer."""


class BoardReader:
    def __init__(self, source: Source, words: Words) -> None:
        self.source = source
        self.words = words
        self.nodes = Nodes(source, words)
        self.game = words.game
        self.vocabulary = words.game.vocabulary

    def read(self, node: Node) -> Board | None:
        """The board; its seats and labels are among the words then."""
        words = self.words
        seats = [seat_name(seat) for seat in range(self.game.seats[-1])]
        facts = on_boards(words, MATCH)
        table = self.source.fields(node, "a board", (*facts, *words.shared_zones, *seats))
        if table is None:
            return None
        words.seats = max([self.game.seats[0], *(n for n, seat in enumerate(seats, 1) if seat in table)])
        sides = [self._side(table[name], name) if name in table else Side() for name in words.seat_names]
        shared = {zone: self._zone(table[zone], zone) for zone in words.shared_zones if zone in table}
        return Board(sides, self._said(table, facts), shared)

    def _side(self, node: Node, name: str) -> Side:
        zones, facts = self.words.own_zones, on_boards(self.words, SEAT)
        table = self.source.fields(node, f"the side of {name}", (*zones, *facts)) or {}
        lying = {word: self._zone(value, word) for word, value in table.items() if word in zones}
        return Side(self._said(table, facts), lying)

    def _said(self, table: Mapping[str, Node], facts: Mapping[str, Fact]) -> dict[str, Any]:
        """The facts that are told, as they stand there."""
        return {name: facts[name].kind.read(self.nodes, node, name) for name, node in table.items() if name in facts}

    def _zone(self, node: Node, zone: str) -> list[Placed]:
        """A card, or a list of them."""
        placed = [card for n in self.nodes.listed(node) if (card := self._placed(n, zone)) is not None]
        number = sum(card.times for card in placed)
        if number > MOST_CARDS:
            self.source.fault(node, Translatable("too-many-cards", zone=Word("zone", zone), number=number),
                              Translatable("most-cards", most=MOST_CARDS))  # fmt: skip
        return placed

    def _placed(self, node: Node, zone: str) -> Placed | None:
        """A card by its id, or a map with more of it."""
        facts = on_boards(self.words, CARD)
        table: Mapping[str, Node] | None = {"card": node}
        if isinstance(node, MappingNode):
            known = ("card", "as", "times", *facts)
            table = self.source.fields(node, "a card on the board", known, ("card",))
        if table is None or "card" not in table:
            return None
        ids = [card for card in self.words.cards.by_id if card != "player"]
        card = self.source.one_of(table["card"], ids, "card")
        if not card:
            return None
        placed = Placed(card=card)
        if "as" in table:
            self._label(table["as"], placed)
        if "times" in table:
            placed.times = self.source.integer(table["times"], "`times`", 1, MOST_TIMES) or 1
            if placed.label and placed.times > 1:
                self.source.fault(table["as"], "several cards can't have one label", "write each by itself")
        placed.said = self._said(table, facts)
        self._check_place(node, placed, self.words.cards.by_id[card], zone)
        return placed

    def _check_place(self, node: Node, placed: Placed, card: Definition, zone: str) -> None:
        kind = card.kind
        zones = {z.name: z for z in self.vocabulary.zones}
        if zones[zone].holds and kind not in zones[zone].holds:
            right = next((z.name for z in zones.values() if z.field and kind in z.holds), "")
            there = Translatable("put-in", zone=Word("zone", right)) if right else ""
            self.source.fault(node, Translatable("cannot-lie", kind=Word("kind", kind), zone=Word("zone", zone)), there)
        elif placed.said.get(FACE_DOWN) and not zones[zone].field:
            self.source.fault(
                node, Translatable("not-face-down", zone=Word("zone", zone)), Translatable("leave-face-down")
            )
        elif placed.said.get(FACE_DOWN) and self.vocabulary.hidden and not card.hidden:
            self.source.fault(node, Translatable("not-hidden", card=card.id), Translatable("leave-face-down"))

    def _label(self, node: Node, placed: Placed) -> None:
        source, words = self.source, self.words
        label = source.word(node, "`as`") or ""
        if not label.isidentifier() or words.seat(label) is not None:
            source.fault(node, f"`{label}` can't be a label", "use letters, digits and _")
        elif label in words.labels or label in words.cards.by_id or label in words.zones:
            source.fault(node, f"`{label}` means something already", "choose another label")
        else:
            placed.label = label
            words.labels[label] = placed.card


# --- laying it out ----------------------------------------------------------------------------------------------------


Laid = list[tuple[int, Being]]
"""The entities of a board with what it says of them, side by side in its order, players behind their cards."""


def lay_out(file: ScenarioFile, scenario: Scenario, board: Board, constants: Mapping[str, object],
            log: Log) -> tuple[State, dict[str, int]]:  # fmt: skip
    """The match on this board at its first question, and the entities by their labels."""
    state, laid = arrange(file.game, file.cards, board, scenario.seed, constants)
    state.log = log
    boards.begin(state, board.active, board.moment)
    return state, {being.label: i for i, being in laid if isinstance(being, Placed) and being.label}


def arrange(
    game: Ruleset, cards: CardSet, board: Board, seed: int, constants: Mapping[str, object]
) -> tuple[State, Laid]:
    """The board before anybody is asked anything, and what lies on it."""
    state = boards.empty(game, cards, len(board.sides), seed, constants)
    if board.turn is not None:
        state.turn = board.turn
    deck = game.vocabulary.zones[DRAWN].name
    laid: Laid = []
    for seat, side in enumerate(board.sides):
        zones = dict(side.zones)
        zones.setdefault(deck, [filler(game)])
        for zone, placed in zones.items():
            laid += _put(state, cards, seat, zone, placed)
            if zone == deck:
                _turn_over(state, seat, zone)
        laid.append((seat, side))
    for zone, placed in board.shared.items():
        laid += _put(state, cards, SHARED, zone, placed)
    told = [(i, fact, being.said) for i, being in laid if being.said for fact in _facts(state, i, being)]
    for stage in Stage:
        for i, fact, said in told:
            if fact.stage == stage:
                until = {"until": end_told(state, i, said.get("until", ""))} if fact.lasts else {}
                fact.lay(state, i, fact.name, said[fact.name], **until)
    return state, laid


def _facts(state: State, i: int, being: Being) -> list[Fact]:
    """What is said of an entity, in the order in which it is laid."""
    facts, eaten = facts_of(state.game, CARD if isinstance(being, Placed) else SEAT), damageable(state, i)
    found = [fact for name, fact in facts.items() if name in being.said]
    return [replace(LEFT, name=eaten) if fact.name == eaten else fact for fact in found]


def filler(game: Ruleset) -> Placed:
    """What a deck is made of that nobody described."""
    return Placed(card=str(game.board.filler["id"]), times=game.board.deck)


def _put(state: State, cards: CardSet, seat: int, zone: str, placed: list[Placed]) -> Laid:
    """The new cards in a zone of `seat`, or of the table."""
    copies = [one for one in placed for _ in range(one.times)]
    owners = [one.said.get("owner") for one in copies]
    return [(boards.put(state, cards[one.card], seat, zone, int(owner[1:]) - 1 if owner else None), one)
            for one, owner in zip(copies, owners, strict=True)]  # fmt: skip


def _turn_over(state: State, seat: int, zone: str) -> None:
    """The file names the top card first."""
    number = boards.zone_number(state, seat, zone)
    state.zones[number] = state.zones[number][::-1]
