"""Described boards: read from a file, and laid out for a match."""

from __future__ import annotations

from collections.abc import Mapping

from yaml import MappingNode, SequenceNode

from game.kernel import boards
from game.kernel.events import Log
from game.kernel.state import State
from game.language.reading.state import LARGEST
from game.language.source import Node, Source
from game.records.scenarios.parts import Being, Board, Placed, Scenario, ScenarioFile, Side
from game.records.scenarios.words import Words

MOST_TIMES = 60
MOST_CARDS = 400
"""So many cards in one place are more than any match comes to."""
LONGEST = 999
"""No board stands in a later turn."""


class BoardReader:
    def __init__(self, source: Source, words: Words) -> None:
        self.source = source
        self.words = words
        self.game = words.game
        self.board = words.game.board
        self.vocabulary = words.game.vocabulary

    def read(self, node: Node) -> Board | None:
        """The board; its seats and labels are among the words then."""
        source = self.source
        seats = [f"P{n + 1}" for n in range(self.game.seats[-1])]
        table = source.fields(node, "a board", ("turn", "active", "at", *seats))
        if table is None:
            return None
        named = [int(seat[1:]) for seat in table if seat.startswith("P")]
        self.words.seats = max([*named, self.game.seats[0]])
        sides = [Side() for _ in range(self.words.seats)]
        for seat in range(self.words.seats):
            if f"P{seat + 1}" in table:
                self._side(table[f"P{seat + 1}"], sides[seat], f"P{seat + 1}")
        found = Board(sides)
        if "turn" in table:
            found.turn = source.integer(table["turn"], "`turn`", 0, LONGEST)
        if "active" in table:
            word = source.one_of(table["active"], [f"P{n + 1}" for n in range(self.words.seats)], "seat")
            found.active = self.words.seat(word or "") or 0
        if "at" in table:
            found.moment = source.one_of(table["at"], self.board.moments, "moment of a turn") or ""
        return found

    # --- what lies there ----------------------------------------------------------------------------------------------

    def _side(self, node: Node, side: Side, name: str) -> None:
        zones = self.words.zones
        numbers = (*self.board.numbers, *self.board.groups)
        own = (*zones, *numbers, *self.vocabulary.stats, *BEING, *self.board.flags)
        table = self.source.fields(node, f"the side of {name}", tuple(dict.fromkeys(own))) or {}
        for word, value in table.items():
            if word in zones:
                nodes = list(value.value) if isinstance(value, SequenceNode) else [value]
                placed = [self._placed(n, word) for n in nodes]
                side.zones[word] = [card for card in placed if card is not None]
                number = sum(card.times for card in side.zones[word])
                if number > MOST_CARDS:
                    self.source.fault(value, f"`{word}` holds {number} cards", f"it can hold {MOST_CARDS} at the most")
            elif word in self.board.numbers:
                side.numbers[word] = self.source.integer(value, f"`{word}`", 0, LARGEST) or 0
            elif word in self.board.groups:
                side.groups[word] = self._group(value, word)
        self._being(table, side)

    def _group(self, node: Node, word: str) -> dict[str, int]:
        table = self.source.fields(node, f"`{word}`", self.board.groups[word]) or {}
        return {name: self.source.integer(value, f"`{name}`", 0, LARGEST) or 0 for name, value in table.items()}

    def _placed(self, node: Node, zone: str) -> Placed | None:
        """A card by its id, or a map with more of it."""
        cards = self.words.cards.by_id
        if not isinstance(node, MappingNode):
            card = self._card(node)
            found = Placed(card=card) if card else None
        else:
            own = ("card", "as", "owner", "times", *self.vocabulary.stats, *BEING, *self.board.flags)
            table = self.source.fields(node, "a card on the board", tuple(dict.fromkeys(own)), ("card",))
            if table is None or "card" not in table:
                return None
            card = self._card(table["card"])
            found = Placed(card=card) if card else None
            if found is not None:
                self._more(table, found)
        if found is not None and self._is_field(zone):
            right = self._home(found.card)
            if right != zone:
                kind = cards[found.card].kind
                self.source.fault(node, f"a {kind} can't lie in `{zone}`", f"put it in `{right}`" if right else "")
        return found

    def _card(self, node: Node) -> str | None:
        known = [card for card in self.words.cards.by_id if card != "player"]
        return self.source.one_of(node, known, "card")

    def _more(self, table: Mapping[str, Node], placed: Placed) -> None:
        source = self.source
        if "as" in table:
            label = source.word(table["as"], "`as`") or ""
            taken = label in self.words.labels or label in self.words.cards.by_id or label in self.words.zones
            if not label.isidentifier() or self.words.seat(label) is not None:
                source.fault(table["as"], f"`{label}` can't be a label", "use letters, digits and _")
            elif taken:
                source.fault(table["as"], f"`{label}` means something already", "choose another label")
            else:
                placed.label = label
                self.words.labels[label] = placed.card
        if "owner" in table:
            owner = source.one_of(table["owner"], [f"P{n + 1}" for n in range(self.words.seats)], "seat")
            placed.owner = self.words.seat(owner or "")
        if "times" in table:
            placed.times = source.integer(table["times"], "`times`", 1, MOST_TIMES) or 1
            if placed.label and placed.times > 1:
                source.fault(table["as"], "several cards can't have one label", "write each by itself")
        self._being(table, placed)

    def _being(self, table: Mapping[str, Node], being: Being) -> None:
        source = self.source
        for word, value in table.items():
            if word in self.vocabulary.stats:
                number = source.integer(value, f"`{word}`", -LARGEST, LARGEST)
                being.stats[word] = number or 0
            elif word == "damage":
                being.damage = source.integer(value, "`damage`", -LARGEST, LARGEST)
            elif word == "keywords":
                nodes = source.sequence(value, "`keywords`") or []
                found = [source.one_of(n, self.vocabulary.keywords, "keyword") for n in nodes]
                being.keywords = tuple(k for k in found if k)
            elif word == "change":
                changes = source.fields(value, "`change`", self.vocabulary.stats) or {}
                being.changes = {k: source.integer(v, f"`{k}`", -LARGEST, LARGEST) or 0 for k, v in changes.items()}
            elif word == "until":
                end = source.one_of(value, self.vocabulary.ends, "end")
                being.until = self.vocabulary.ends[end] if end else being.until
            elif word in self.board.flags:
                being.flags[word] = bool(source.truth(value, f"`{word}`"))

    def _is_field(self, zone: str) -> bool:
        return any(kind.field for kind in self.vocabulary.zones if kind.name == zone)

    def _home(self, card: str) -> str:
        """The zone in which such a card lies in play; "" for a kind that never does."""
        definition = self.words.cards.by_id[card]
        kinds = self.vocabulary.zones
        if not any(
            definition.kind in trigger.kinds for trigger in self.vocabulary.triggers.values() if not trigger.own
        ):
            return ""
        return kinds[self.game.field_zone(definition, 0)].name


BEING = ("damage", "keywords", "change", "until")


# --- laying it out ---------------------------------------------------------------------------------------------------


def lay_out(file: ScenarioFile, scenario: Scenario, board: Board, constants: Mapping[str, object],
            log: Log) -> tuple[State, dict[str, int]]:  # fmt: skip
    """The match on this board at its first question, and the entities by their labels."""
    game = file.game
    state = boards.empty(game, file.cards, len(board.sides), scenario.seed, constants)
    if board.turn is not None:
        state.turn = board.turn
    labels: dict[str, int] = {}
    deck = game.vocabulary.zones[game.deck].name
    later: list[tuple[int, Being]] = []
    for seat, side in enumerate(board.sides):
        zones = dict(side.zones)
        filler = Placed(card=str(game.board.filler["id"]), times=game.board.deck)
        zones.setdefault(deck, [filler])
        for zone, cards in zones.items():
            copies = [(placed, file.cards[placed.card]) for placed in cards for _ in range(placed.times)]
            ids = [boards.put(state, definition, seat, zone, placed.owner) for placed, definition in copies]
            if zone == deck:
                _turn_over(state, seat, zone)
            for (placed, _), i in zip(copies, ids, strict=True):
                later.append((i, placed))
                if placed.label:
                    labels[placed.label] = i
        for word, value in side.numbers.items():
            boards.count(state, seat, word, value)
        for word, values in sorted(side.groups.items(), key=lambda item: list(game.board.groups).index(item[0])):
            boards.count_group(state, seat, word, values)
        later.append((seat, side))
    for i, being in later:
        _make(state, i, being)
    for i, being in later:
        _damage(state, i, being)
    state.log = log
    boards.begin(state, board.active, board.moment)
    return state, labels


def _turn_over(state: State, seat: int, zone: str) -> None:
    """The file names the top card first."""
    number = boards.zone_number(state, seat, zone)
    state.zones[number] = state.zones[number][::-1]


def _make(state: State, i: int, being: Being) -> None:
    damageable = state.words.stats[state.game.damageable_stat(state.entities[i])]
    for word, value in being.flags.items():
        boards.flag(state, i, word, value)
    boards.grant(state, i, *being.keywords, until=being.until)
    boards.change(state, i, being.until, **being.changes)
    wanted = {
        name: value - boards.stat_named(state, i, name) for name, value in being.stats.items() if name != damageable
    }
    boards.change(state, i, **wanted)


def _damage(state: State, i: int, being: Being) -> None:
    """Last of all, when all that changes what is full stands on the board."""
    damageable = state.words.stats[state.game.damageable_stat(state.entities[i])]
    if being.damage is not None:
        boards.damage(state, i, being.damage)
    if damageable in being.stats:
        boards.leave(state, i, being.stats[damageable])
