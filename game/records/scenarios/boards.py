"""Described boards: read from a file, and laid out for a match."""

from __future__ import annotations

from collections.abc import Mapping

from yaml import MappingNode, SequenceNode

from game.kernel import boards
from game.kernel.cards import CardSet, Definition
from game.kernel.characteristics import NEXT_TURN
from game.kernel.events import Log
from game.kernel.places import DRAWN, SHARED
from game.kernel.references import holder
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.kernel.values import end_of, put_counters
from game.language.reading.state import LARGEST
from game.language.source import Node, Source
from game.records.scenarios.parts import Being, Board, Placed, Scenario, ScenarioFile, Side
from game.records.scenarios.translatable import Translatable, Word
from game.records.scenarios.words import Words

MOST_CARDS = 400
"""So many cards in one place are more than any match comes to."""
MOST_TIMES = MOST_CARDS
"""Written as one entry, they are no fewer."""
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
        table = source.fields(node, "a board", ("turn", "active", "at", *self.words.shared_zones, *seats))
        if table is None:
            return None
        named = [int(seat[1:]) for seat in table if seat.startswith("P")]
        self.words.seats = max([*named, self.game.seats[0]])
        sides = [Side() for _ in range(self.words.seats)]
        for seat in range(self.words.seats):
            if f"P{seat + 1}" in table:
                self._side(table[f"P{seat + 1}"], sides[seat], f"P{seat + 1}")
        found = Board(sides)
        found.shared = {zone: self._zone(table[zone], zone) for zone in self.words.shared_zones if zone in table}
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
        zones = self.words.own_zones
        numbers = (*self.board.numbers, *self.board.groups)
        own = (*zones, *numbers, *self.vocabulary.stats, *BEING, *self.board.flags)
        table = self.source.fields(node, f"the side of {name}", tuple(dict.fromkeys(own))) or {}
        for word, value in table.items():
            if word in zones:
                side.zones[word] = self._zone(value, word)
            elif word in self.board.numbers:
                side.numbers[word] = self.source.integer(value, f"`{word}`", 0, LARGEST) or 0
            elif word in self.board.groups:
                side.groups[word] = self._group(value, word)
        self._being(table, side)

    def _zone(self, node: Node, zone: str) -> list[Placed]:
        """A card, or a list of them."""
        nodes = list(node.value) if isinstance(node, SequenceNode) else [node]
        placed = [card for card in (self._placed(n, zone) for n in nodes) if card is not None]
        number = sum(card.times for card in placed)
        if number > MOST_CARDS:
            self.source.fault(node, Translatable("too-many-cards", zone=Word("zone", zone), number=number),
                              Translatable("most-cards", most=MOST_CARDS))  # fmt: skip
        return placed

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
            back = () if self.vocabulary.face_down is None else (FACE_DOWN,)
            own = ("card", "as", "owner", "times", *back, *self.vocabulary.stats, *BEING, *self.board.flags)
            table = self.source.fields(node, "a card on the board", tuple(dict.fromkeys(own)), ("card",))
            if table is None or "card" not in table:
                return None
            card = self._card(table["card"])
            found = Placed(card=card) if card else None
            if found is not None:
                self._more(table, found)
        if found is not None:
            self._check_place(node, found, cards[found.card], zone)
        return found

    def _check_place(self, node: Node, placed: Placed, card: Definition, zone: str) -> None:
        kind = card.kind
        zones = {z.name: z for z in self.vocabulary.zones}
        if zones[zone].holds and kind not in zones[zone].holds:
            right = next((z.name for z in zones.values() if z.field and kind in z.holds), "")
            there = Translatable("put-in", zone=Word("zone", right)) if right else ""
            self.source.fault(node, Translatable("cannot-lie", kind=Word("kind", kind), zone=Word("zone", zone)), there)
        elif placed.face_down and not zones[zone].field:
            self.source.fault(
                node, Translatable("not-face-down", zone=Word("zone", zone)), Translatable("leave-face-down")
            )
        elif placed.face_down and self.vocabulary.hidden and not card.hidden:
            self.source.fault(node, Translatable("not-hidden", card=card.id), Translatable("leave-face-down"))

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
        if FACE_DOWN in table:
            placed.face_down = bool(source.truth(table[FACE_DOWN], f"`{FACE_DOWN}`"))
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
                self._end(value, being)
            elif word == "counters":
                lying = source.fields(value, "`counters`", self.words.counters) or {}
                being.counters = {k: source.integer(v, f"`{k}`", 0, LARGEST) or 0 for k, v in lying.items()}
            elif word in self.board.flags:
                being.flags[word] = bool(source.truth(value, f"`{word}`"))

    def _end(self, node: Node, being: Being) -> None:
        """An end, of a player's own where it is said whose: `next_turn`, `P2.next_turn`."""
        ends = self.vocabulary.ends
        seats = [f"P{n + 1}" for n in range(self.words.seats)]
        own = [f"{seat}.{end}" for seat in seats for end, value in ends.items() if value >= NEXT_TURN]
        found = self.source.one_of(node, (*ends, *own), "end")
        whose, _, end = (found or "").rpartition(".")
        if found:
            being.until, being.until_of = ends[end], self.words.seat(whose) if whose else None


BEING = ("damage", "keywords", "change", "until", "counters")
FACE_DOWN = "face_down"


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
        for word, value in side.numbers.items():
            boards.count(state, seat, word, value)
        for word, values in sorted(side.groups.items(), key=lambda item: list(game.board.groups).index(item[0])):
            boards.count_group(state, seat, word, values)
        laid.append((seat, side))
    for zone, placed in board.shared.items():
        laid += _put(state, cards, SHARED, zone, placed)
    for i, being in laid:
        _make(state, i, being)
    for i, being in laid:
        _damage(state, i, being)
    for i, being in laid:
        if isinstance(being, Placed) and being.face_down:
            boards.cover(state, i)
    return state, laid


def filler(game: Ruleset) -> Placed:
    """What a deck is made of that nobody described."""
    return Placed(card=str(game.board.filler["id"]), times=game.board.deck)


def _put(state: State, cards: CardSet, seat: int, zone: str, placed: list[Placed]) -> Laid:
    """The new cards in a zone of `seat`, or of the table."""
    copies = [one for one in placed for _ in range(one.times)]
    return [(boards.put(state, cards[one.card], seat, zone, one.owner), one) for one in copies]


def _turn_over(state: State, seat: int, zone: str) -> None:
    """The file names the top card first."""
    number = boards.zone_number(state, seat, zone)
    state.zones[number] = state.zones[number][::-1]


def _make(state: State, i: int, being: Being) -> None:
    eaten = damageable(state, i)
    for word, value in being.flags.items():
        boards.flag(state, i, word, value)
    seat = holder(state, i) if being.until_of is None else being.until_of
    until = end_of(being.until, seat) if seat != SHARED else being.until
    for name, number in being.counters.items():
        put_counters(state, i, name, number)
    boards.grant(state, i, *being.keywords, until=until)
    boards.change(state, i, until, **being.changes)
    sums = state.words.sums
    for last in (False, True):  # what is summed up of other stats comes after them
        names = [name for name in being.stats if name != eaten and (name in sums) == last]
        boards.change(state, i, **{name: being.stats[name] - boards.stat_named(state, i, name) for name in names})


def _damage(state: State, i: int, being: Being) -> None:
    """Last of all, when all that changes what is full stands on the board."""
    eaten = damageable(state, i)
    if being.damage is not None:
        boards.damage(state, i, being.damage)
    if eaten in being.stats:
        boards.leave(state, i, being.stats[eaten])


def damageable(state: State, i: int) -> str:
    """The stat of which what is left is given, not what it is; "" where damage eats none."""
    which = state.game.damage.stat(state.entities[i])
    return state.words.stats[which] if which >= 0 else ""
