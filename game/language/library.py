"""A game's folder of cards: read whole, checked whole. What doesn't check never replaces what does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from yaml import MappingNode

from game.kernel.cards import FACE_DOWN, CardSet, Definition, player
from game.kernel.errors import GameError
from game.kernel.game import Game
from game.kernel.vocabulary import Vocabulary
from game.language.folders import CARDS as CARDS
from game.language.folders import KEYWORDS, RULES, card_folders, files_of, is_card_file
from game.language.reading import cards as printed
from game.language.reading import kept, own_keywords
from game.language.reading.constants import constant, relate
from game.language.reading.state import LARGEST, OwnKeyword, Reading
from game.language.source import SHOWN_FAULTS, Enough, Fault, Node, Source, a, closest, nodes, slip
from game.system.reading import read_regular

MOST_BYTES = 1_000_000
"""A file is no larger: that is some 2 000 cards."""
MOST_TOGETHER = 3_000_000
"""So many bytes the files of a game have together; they are read in a second or two."""
MOST_CARDS = 5_000
MOST_ROUNDS = 3
"""After so many readings in which files of the user's turned out faulty, because others were left out, all go."""
DECK_FIELDS = ("id", "name", "element", "plan", "cards")


@dataclass(frozen=True)
class Deck:
    id: str
    name: Mapping[str, str]
    element: str
    plan: Mapping[str, str]
    counts: Mapping[str, int]
    file: str = ""
    """As its faults would name it: of a person's own, the whole path."""

    def cards(self) -> list[str]:
        """Every copy, in the order of the file."""
        return [card for card, n in self.counts.items() for _ in range(n)]


@dataclass
class Library:
    """All that a game's folder holds. Check `faults` before anything else is used."""

    game: str
    vocabulary: Vocabulary
    definitions: dict[str, Definition] = field(default_factory=dict)
    decks: dict[str, Deck] = field(default_factory=dict)
    constants: dict[str, Any] = field(default_factory=dict)
    keywords: dict[str, Any] = field(default_factory=dict)
    own: dict[str, OwnKeyword] = field(default_factory=dict)
    """Those among the keywords that have clauses."""
    faults: list[Fault] = field(default_factory=list)
    warnings: list[Fault] = field(default_factory=list)
    """What is hardly meant so, where somebody asked for it (`advice.warnings`)."""
    files: int = 0
    pictures: list[tuple[str, str, int, int]] = field(default_factory=list)
    """The pictures that cards name, each with file, line and column. A missing one is no fault of the card."""
    left_out: list[Fault] = field(default_factory=list)
    """The faults of the user's own files that were left out for them."""

    def card_set(self, vocabulary: Vocabulary, only: Iterable[str] | None = None) -> CardSet:
        """All cards, or `only` those that a match can meet."""
        cards = self.definitions.values() if only is None else [self.definitions[card] for card in only]
        back = [] if vocabulary.face_down is None else [face_down(vocabulary, vocabulary.face_down)]
        if vocabulary.hidden and not any(card.hidden for card in cards):
            back = []
        return CardSet([player(vocabulary, self.constants), *back, *cards])


class FaultyCards(GameError):
    """A library with faults was asked for cards."""

    def __init__(self, faults: list[Fault]) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"the cards have a fault: {faults[0]}{more}; run `contracts check`")
        self.faults = faults


def face_down(words: Vocabulary, stats: Mapping[str, int]) -> Definition:
    """What everybody sees of a card that lies face down."""
    found = tuple(stats.get(name, 0) for name in words.stats)
    return Definition(FACE_DOWN, words.face_down_kind, found, found)


def load(folder: Path, game: str, words: Vocabulary) -> Library:
    """Read the folder of a game, with every fault in it."""
    library = load_files({path.relative_to(folder.parent).as_posix(): path for path in files_of(folder)}, game, words)
    if not library.files:
        library.faults.append(Fault(folder.as_posix(), 1, 1, "there are no card files here"))
    return library


def load_files(files: Mapping[str, Path], game: str, words: Vocabulary) -> Library:
    """Read files by the names under which their faults are reported."""
    reader = _Reader(Library(game, words, constants=dict(words.constants)), words)
    for name, path in sorted(files.items(), key=lambda file: file[1].name != KEYWORDS):  # which the cards list
        reader.read(path, name)
    reader.finish()
    return reader.library


def load_all(game: Game) -> Library:
    """The bundled cards and the user's own. A file of the user's that has faults is left out, with `left_out`."""
    bundled, *others = card_folders(game.name)
    files = {f"{path.relative_to(bundled.parent)}": path for path in files_of(bundled)}
    own = {str(path): path for folder in others for path in files_of(folder)}
    left_out: list[Fault] = []
    for _ in range(MOST_ROUNDS):
        library = load_files(files | own, game.name, game.vocabulary)
        faults = [fault for fault in library.faults if fault.file in own]
        left_out += faults
        if not faults:
            break
        own = {name: path for name, path in own.items() if name not in {fault.file for fault in faults}}
    else:
        own, library = {}, load_files(files, game.name, game.vocabulary)
    if library.faults and own:  # rules of the user's under which the bundled decks are wrong
        left_out += library.faults
        library = load_files(files, game.name, game.vocabulary)
    library.left_out = sorted(left_out)
    return library


def from_plain(
    cards: Iterable[Mapping[str, Any]], constants: Mapping[str, Any], game: str, words: Vocabulary
) -> CardSet:
    """The cards that a match file pins. Raises FaultyCards."""
    return pinned(cards, constants, game, words).card_set(words)


def pinned(cards: Iterable[Mapping[str, Any]], constants: Mapping[str, Any], game: str, words: Vocabulary) -> Library:
    """A library of nothing but the cards that a match file pins. Raises FaultyCards."""
    library = Library(game, words, constants={**constants, **words.constants})
    reader = _Reader(library, words, pinned=True)
    with suppress(Enough):
        known = {name: value for name, value in constants.items() if name in words.constants or name == "elements"}
        reader.constants(Source("the pinned rules", library.faults), nodes(known))
        reader.cards(Source("the pinned cards", library.faults), nodes({"cards": list(cards)}))
    reader.finish()
    if library.faults:
        raise FaultyCards(library.faults)
    return library


def with_cards(library: Library, source: Source, root: Node, words: Vocabulary) -> Library:
    """`library` with the cards of `root` beside its own. Their faults go to `source`."""
    both = replace(library, definitions=dict(library.definitions), faults=source.faults)
    reader = _Reader(both, words)
    with suppress(Enough):
        reader.cards(source, root)
    reader.finish()
    return both


def deck_faults(library: Library, file: str, text: str) -> list[Fault]:
    """What is wrong with the text of a deck file, were it beside the cards and decks of `library`."""
    reader = _Reader(replace(library, decks={}, faults=[]), library.vocabulary)
    source = Source(file, reader.library.faults)
    with suppress(Enough):
        root = source.parse(text)
        if root is not None:
            reader.deck(source, root)
    return reader.library.faults


def read_text(path: Path, source: Source) -> str | None:
    """The text of a regular file; None, with a fault, if it can't be read."""
    try:
        text = read_regular(path, MOST_BYTES).decode("utf-8-sig")
        return text.replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        column = error.start - error.object.rfind(b"\n", 0, error.start)
        source.faults.append(Fault(source.file, line, column, "the file is no UTF-8 text", "save it as UTF-8"))
    except OSError as error:
        source.fault(None, f"the file can't be read: {error.strerror}")
    return None


def _has_clauses(node: Node) -> bool:
    return isinstance(node, MappingNode) and any(key.value == "clauses" for key, _ in node.value)


class _Reader:
    def __init__(self, library: Library, words: Vocabulary, pinned: bool = False) -> None:
        self.library = library
        self.pinned = pinned
        self._keywords: tuple[Source, Node, set[str]] | None = None
        """The last file of keywords, with those that were meant by words that there are not."""
        self.words = words
        self._places: dict[str, tuple[Source, Node]] = {}
        self._mentioned: list[tuple[Source, Node, str]] = []
        self._created: list[tuple[Source, Node, str, bool]] = []
        self._decks: list[tuple[Source, Node]] = []
        self._deck_places: dict[str, str] = {}
        self._bytes = 0
        """How much was read."""
        self._suggested: dict[str, str] = {}

    def read(self, path: Path, name: str) -> None:
        """Read a file; one with very many faults is not read to its end."""
        source = Source(name, self.library.faults)
        self.library.files += 1
        if self._bytes >= MOST_TOGETHER:
            source.fault(None, "the files before this one hold as much as a game may have", "leave some of them out")
            return
        text = read_text(path, source)
        if text is None:
            return
        self._bytes += len(text)
        if is_card_file(path):
            self._file_of_cards(source, text)
            return
        with suppress(Enough):
            root = source.parse(text)
            if root is None:
                return
            if path.parent.name == "decks":
                self._decks.append((source, root))
            elif path.name == RULES:
                self.constants(source, root)
            else:
                self.keywords(source, root)

    def _file_of_cards(self, source: Source, text: str) -> None:
        """Read it, or take what was read of it before, if it was sound and is as it was."""
        known = kept.find(source.file, text, self.words, self._own())
        if known is not None and self._take(source, known):
            return
        places, mentioned, created = len(self._places), len(self._mentioned), len(self._created)
        pictures, faults = len(self.library.pictures), len(self.library.faults)
        with suppress(Enough):
            root = source.parse(text)
            if root is not None:
                self.cards(source, root)
        if len(self.library.faults) == faults:
            new = list(self._places.items())[places:]
            kept.keep(source.file, kept.CardsOfFile(
                self.words, text, self._own(), source.starts,
                [(self.library.definitions[card], node) for card, (_, node) in new],
                [(node, card) for _, node, card in self._mentioned[mentioned:]],
                [(node, card, is_token) for _, node, card, is_token in self._created[created:]],
                self.library.pictures[pictures:],
            ))  # fmt: skip

    def _own(self) -> str:
        return repr([(word, own.written) for word, own in self.library.own.items()])

    def _take(self, source: Source, known: kept.CardsOfFile) -> bool:
        """False if other cards have its ids, or there are too many: then it has faults that it hadn't."""
        taken = self._places.keys() | self.library.definitions.keys()
        too_many = len(self._places) + len(known.cards) > MOST_CARDS
        if too_many or any(card.id in taken for card, _ in known.cards):
            return False
        source.starts = known.starts
        self.library.definitions |= {card.id: card for card, _ in known.cards}
        self._places |= {card.id: (source, node) for card, node in known.cards}
        self._mentioned += [(source, node, card) for node, card in known.mentioned]
        self._created += [(source, *created) for created in known.created]
        self.library.pictures += known.pictures
        return True

    def constants(self, source: Source, root: Node) -> None:
        printed = self.words.constants
        table = source.fields(root, "the rules file", (*printed, "elements", "game", "name"))
        for name, node in (table or {}).items():
            if name in printed:
                value = constant(source, self.words, name, node)
                if value is not None:
                    self.library.constants[name] = value
            elif name == "elements":
                written = source.fields(node, "`elements`", self.words.elements) or {}
                self.library.constants[name] = {
                    word: source.languages(value, "its name") for word, value in written.items()
                }
            else:
                self.library.constants[name] = source.word(node, f"`{name}`")
        relate(source, self.words, self.library.constants, table or {})

    def keywords(self, source: Source, root: Node) -> None:
        table = source.fields(root, "the keywords file", ("keywords",), ("keywords",)) or {}
        words = (source.mapping(table["keywords"], "`keywords`") or {}) if table else {}
        needed = (*self.words.keywords, *self.words.keyword_stats)
        known = {*needed, *self.words.triggers, *self.words.operations, *self.words.stats, *self.words.terms}
        meant = set[str]()
        for word, (key, node) in words.items():
            if word not in known and not _has_clauses(node):
                near = slip(closest(word, known))
                source.fault(
                    key,
                    f"unknown keyword `{word}`",
                    f"did you mean `{near}`?" if near else "one that no rule knows needs `clauses:`",
                )
                meant.add(near)
        for word, (key, node) in words.items():
            parts = (
                source.fields(node, f"keyword `{word}`", ("name", "reminder", "clauses"), ("name", "reminder")) or {}
            )
            clauses = parts.pop("clauses", None)
            self.library.keywords[word] = {k: source.languages(v, f"its {k}") for k, v in parts.items()}
            if clauses is not None and word in known:
                source.fault(key, f"`{word}` is a word of the game, which has no clauses here", "choose another word")
            elif clauses is not None and source.id(key, "the keyword"):
                self._own_keyword(source, word, clauses)
        if table:
            self._keywords = (source, table["keywords"], meant)

    def _own_keyword(self, source: Source, word: str, node: Node) -> None:
        reading = Reading(self.words, source)
        own = self.library.own[word] = own_keywords.read(reading, word, node)
        self.library.keywords[word]["clauses"] = list(own.written)
        self._mentioned += [(source, n, c) for n, c in reading.mentioned]
        self._created += [(source, *created) for created in reading.created]

    def _check_keywords(self) -> None:
        """Has each keyword of the game its name and reminder, where there are files of them?"""
        if self._keywords is None:
            return
        source, node, meant = self._keywords
        for word in (*self.words.keywords, *self.words.keyword_stats):
            if word not in self.library.keywords and word not in meant:
                source.fault(node, f"the keyword `{word}` has no name and no reminder", f"add `{word}:`")

    # --- cards ----------------------------------------------------------------------------------------------------

    def cards(self, source: Source, root: Node) -> None:
        table = source.fields(root, "a card file", ("cards",), ("cards",)) or {}
        for node in (source.sequence(table["cards"], "`cards`") or []) if "cards" in table else []:
            if len(self._places) >= MOST_CARDS:
                source.fault(node, f"there are {MOST_CARDS} cards already", "a game can have no more")
                return
            self._card(source, node)

    def _card(self, source: Source, node: Node) -> None:
        table = source.fields(node, "a card", printed.card_fields(self.words), ("id", "name", "kind"))
        if table is None:
            return
        card = (source.id(table["id"]) if "id" in table else None) or ""
        kind = (source.one_of(table["kind"], self.words.kinds, "kind") if "kind" in table else None) or ""
        name = source.languages(table["name"], "`name`") if "name" in table else {}
        is_new = bool(card) and self._is_new(source, table["id"], card)
        if is_new:
            self._places[card] = (source, table["id"])
        reading = Reading(self.words, source, kind=kind, own=self.library.own, pinned=self.pinned)
        read = printed.read(reading, node, table, card, name)
        if is_new and kind and name:
            self.library.definitions[card] = read
        self._mentioned += [(source, n, c) for n, c in reading.mentioned]
        self._created += [(source, *created) for created in reading.created]
        self.library.pictures += reading.pictures

    def _is_new(self, source: Source, node: Node, card: str) -> bool:
        """False, with a fault, if another card has this id."""
        if card not in self._places and card not in self.library.definitions and card not in ("player", FACE_DOWN):
            return True
        earlier = self._places.get(card)
        where = f"{earlier[0].file}:{earlier[0].place(earlier[1].start_mark)[0]}" if earlier else "the game itself"
        source.fault(node, f"the id `{card}` is taken by {where}", "choose another")
        return False

    # --- decks, and what can only be said at the end ------------------------------------------------------------

    def finish(self) -> None:
        with suppress(Enough):
            self._check_keywords()
        known = self.library.definitions
        for source, node, card in self._mentioned:
            if card not in known and card not in self._places:
                with suppress(Enough):
                    source.fault(node, f"there is no card `{card}`", self._nearest(card, known))
        tokens = [c for c, definition in known.items() if definition.token]
        others = [c for c, definition in known.items() if self._is_for_decks(definition)]
        for source, node, card, is_token in self._created:
            if card in known and is_token and not known[card].token:
                with suppress(Enough):
                    source.fault(node, f"`{card}` is no token", self._nearest(card, tokens))
            elif card in known and not is_token and not self._is_for_decks(known[card]):
                with suppress(Enough):
                    why = "a token" if known[card].token else f"of the kind `{known[card].kind}`"
                    source.fault(node, f"`{card}` is {why}, which never lies in a hand, a deck or a pile",
                                 self._nearest(card, others))  # fmt: skip
        for source, root in self._decks:
            with suppress(Enough):
                self.deck(source, root)
        self.library.faults.sort()

    def _is_for_decks(self, card: Definition) -> bool:
        """Can it lie in a hand or a deck?"""
        return not card.token and not any(zone.shared and card.kind in zone.holds for zone in self.words.zones)

    def _nearest(self, card: str, cards: Iterable[str]) -> str:
        """The suggestion for a card that there is not; none any more when nobody would be shown it."""
        if card not in self._suggested and len(self._suggested) < SHOWN_FAULTS:
            self._suggested[card] = closest(card, cards)
        return self._suggested.get(card, "")

    def deck(self, source: Source, root: Node) -> None:
        table = source.fields(root, "a deck", DECK_FIELDS, ("id", "name", "cards"))
        if table is None:
            return
        deck = (source.id(table["id"]) if "id" in table else None) or ""
        if deck in self._deck_places:
            source.fault(table["id"], f"the id `{deck}` is taken by {self._deck_places[deck]}", "choose another")
        elif deck:
            self._deck_places[deck] = f"{source.file}:{source.place(table['id'].start_mark)[0]}"
        name = source.languages(table["name"], "`name`") if "name" in table else {}
        counts = self._counts(source, table["cards"], deck) if "cards" in table else {}
        element = (
            source.one_of(table["element"], (*self.words.elements, "many"), "element") if "element" in table else None
        )
        plan = source.languages(table["plan"], "`plan`") if "plan" in table else {}
        if deck:
            self.library.decks[deck] = Deck(deck, name, element or "many", plan, counts, source.file)

    def _counts(self, source: Source, node: Node, deck: str) -> dict[str, int]:
        """How many of each card, with what is wrong in it by the rules for decks, once each number is one."""
        counts: dict[str, int] = {}
        for card, (key, value) in (source.mapping(node, "`cards`") or {}).items():
            n = source.integer(value, f"the number of `{card}`", 1, LARGEST)
            known = self.library.definitions.get(card)
            if known is None and card not in self._places:
                source.fault(key, f"there is no card `{card}`", self._nearest(card, self.library.definitions))
            elif known is not None and known.token:
                source.fault(key, f"`{card}` is a token and can't be in a deck", "remove it")
            elif known is not None and self.words.deck_kinds and known.kind not in self.words.deck_kinds:
                source.fault(key, f"`{card}` is {a(known.kind)} and can't be in a deck", "remove it")
            counts[card] = n or 0
        for rule in self.words.deck_rules if 0 not in counts.values() else ():
            number = self.library.constants[rule.constant]
            for message, suggestion in rule.faults(deck, counts, self.library.definitions, number):
                source.fault(node, message, suggestion)
        return counts
