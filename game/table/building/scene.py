"""The scene where a deck is built: the cards that there are on the left, the deck on the right.

It knows no game: which cards there may be and what a deck must hold comes from the library's `deck_rules`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.kernel.errors import GameError
from game.records.decks import LONGEST_NAME
from game.table import enlarging, pieces, theme, widgets
from game.table.browsing import filters, folding
from game.table.browsing.browser import Browser
from game.table.browsing.sought import Index
from game.table.building import opening, shelfcards, typing
from game.table.building.chosen import Chosen
from game.table.building.code import Code
from game.table.building.draft import Draft
from game.table.building.hand import Hand
from game.table.library import Card, Deck
from game.table.stage import Stage
from game.table.tree import Act, Node

LEFT = 40
PANEL = 524
"""How wide the deck is."""
LEAST_PANEL = 484
SEARCH = 388
"""How wide the search is."""
FIELDS = ("text", "element", "band", "order")
HELD = 230
"""Height of a card that is dragged."""
TIGHT = 0.9
"""Below this part of its width the search stands above what else narrows the cards, not beside it."""
FIRST = ("back", "name", "save")
"""What stays above the shelf where there is no room for all."""
Entry = tuple[str, str, float, Act, widgets.Kind, bool, str]
"""What is done with the deck as a whole: key, words, width, act, how it looks, whether it can be done, what it does."""


class Building(Browser):
    name = "building"

    def __init__(self, stage: Stage, deck: Deck | None = None, kept: Callable[[str], None] | None = None) -> None:
        """`deck` is changed if it is the person's own, else copied; `kept` hears the id of what was saved."""
        super().__init__(stage)
        self.kept = kept
        self.chosen = Chosen(self)
        self.code = Code(self)
        self.hand = Hand(self)
        self.shows_deck = False  # where it has no room beside the cards
        self.list_open = False  # the decks to go on with
        self.list_offset = 0
        self.dragged: str | None = None
        self._from_deck = False
        self._spot = (0, 0)
        self._over: Node | None = None
        self.draft = self._found_again(deck) or self.begun(deck)

    def indexed(self) -> Index:
        return Index(self.library, self.ui.say.language, self.kind_names(self.library.deck_rules.kinds))

    def begun(self, deck: Deck | None) -> Draft:
        """A draft of a new deck, of an own one, or of a copy."""
        if deck is None:
            return Draft(self.library, self.ui.say("build-new-name"))
        name = deck.name[self.ui.say.language]
        name = name if deck.own else self.ui.say("build-copy-name", name=name)[:LONGEST_NAME]
        return Draft(self.library, name, deck)

    def _found_again(self, deck: Deck | None) -> Draft | None:
        """What was left unfinished, where that is wanted."""
        left = self.stage.settings.setup.of(self.library.game).draft
        if not left.cards or (deck is not None and deck.id != left.former):
            return None
        former = next((d for d in self.library.decks if d.own and d.id == left.former), None)
        draft = Draft(self.library, left.name, former)
        draft.counts = {card: n for card, n in left.counts().items() if card in self.library.cards}
        return draft

    def take(self, draft: Draft) -> None:
        """Go on with another deck; what was unfinished is dropped."""
        self.draft, self.list_open = draft, False
        self.stage.touch()

    # what is done

    def choose(self, card: str) -> None:
        """One copy more; where there may be one only, a second press takes it out."""
        draft = self.draft
        if draft.add(card):
            self.stage.touch()
        elif draft.counts.get(card) and draft.single:
            self.remove(card)
        else:
            self.stage.tell(self.ui.say("build-full" if draft.full else "build-no-more", number=draft.size))

    def remove(self, card: str) -> None:
        self.draft.remove(card)
        self.stage.touch()

    def undo(self) -> None:
        self.draft.undo()
        self.stage.touch()

    def clear(self) -> None:
        self.draft.clear()
        self.stage.touch()

    def fill(self) -> None:
        if not self.draft.fill(random.SystemRandom().randrange(1 << 31)):
            self.stage.tell(self.ui.say("build-nothing-to-add"))

    def rename(self, name: str) -> None:
        self.draft.name = name[:LONGEST_NAME]
        self.stage.touch()

    def save(self) -> None:
        """Write the deck to its file, if it is sound."""
        say = self.ui.say
        if self.why_not_saved():
            self.stage.tell(self.why_not_saved())
            return
        try:
            deck = self.draft.keep()
        except OSError as error:
            self.stage.tell(say("build-not-saved", reason=error.strerror or ""))
            return
        except GameError as error:
            self.stage.tell(str(error))
            return
        self._take_up()
        if self.kept:
            self.kept(deck)
        self.stage.tell(say("build-saved", name=self.draft.name))

    def delete(self) -> None:
        """Remove the file; the cards stay here, so that saving brings it back."""
        try:
            self.draft.delete()
        except (OSError, GameError) as error:
            self.stage.tell(str(error))
            return
        self._take_up()
        self.stage.tell(self.ui.say("build-deleted"))

    def _take_up(self) -> None:
        self.stage.take_up(self.library.game)
        self._adopt()

    def _adopt(self) -> None:
        """The files were read anew: the draft goes on with the cards that there are."""
        if self.is_behind:
            self.read()
            self.draft.library = self.library
            self.draft.counts = {card: n for card, n in self.draft.counts.items() if card in self.library.cards}

    # what is said

    def kind_hint(self, kind: str, shown: int) -> str:
        chosen = self.library.of_kinds(self.draft.counts).get(kind, 0)
        return self.ui.say("build-kind-hint", kind=self.ui.say.of("kind", kind), count=shown, chosen=chosen)

    def verdict(self) -> str:
        """Why the deck is not legal yet, in one sentence, or that it is."""
        found = self.draft.breaches()
        if not found:
            return self.ui.say("build-legal")
        code, facts = found[0]
        cards = self.library.cards
        told = {
            "card": cards[str(facts["card"])].name[self.ui.say.language] if facts.get("card") in cards else "",
            "kind": self.ui.say.of("kind", str(facts["kind"])) if "kind" in facts else "",
        }
        lacks = abs(int(str(facts["number"])) - int(str(facts["has"])))
        return self.ui.say(f"build-{code.replace('_', '-')}", **{**facts, **told, "lacks": lacks})

    def why_not_saved(self) -> str:
        if not self.draft.name.strip():
            return self.ui.say("build-nameless")
        return self.verdict() if self.draft.breaches() else ""

    def hint_of(self, card: str) -> str:
        """What a press on that card does."""
        say, draft = self.ui.say, self.draft
        if draft.counts.get(card) and draft.single:
            return say("build-out")
        if draft.full:
            return say("build-full", number=draft.size)
        return say("build-in") if draft.room_for(card) else say("build-no-more", number=draft.counts.get(card, 0))

    # the tree

    def build(self) -> Node:
        self._adopt()
        ui = self.ui
        root = Node("scene", "building", ui.screen, name=ui.say("build-title"), paint=self._paint)
        folded = folding.is_folded(ui)
        self._lay_folded(root) if folded else self._lay(root)
        if folded and self.more.is_open:
            root.add(self.more.sheet(self._more()))
        if self.list_open:
            root.add(opening.sheet(self))
        elif self.code.open:
            root.add(self.code.sheet())
        elif self.hand.cards:
            root.add(self.hand.sheet())
        return root

    def _entries(self) -> list[Entry]:
        """Back, the decks, the name, and what is done with the deck as a whole."""
        say, draft = self.ui.say, self.draft
        why = self.why_not_saved()
        return [
            ("back", say("back"), 160, self.cancel, "plain", True, ""),
            ("decks", say("build-decks"), 200, self.open_list, "plain", True, say("build-decks-hint")),
            ("name", say("build-name"), 0, self.cancel, "plain", True, say("build-name-hint")),
            ("undo", say("build-undo"), 150, self.undo, "plain", draft.can_undo, say("build-undo-hint")),
            ("clear", say("build-clear"), 150, self.clear, "plain", bool(draft.counts), say("build-clear-hint")),
            ("fill", say("build-fill"), 200, self.fill, "plain", not draft.full, say("build-fill-hint")),
            ("delete", say("build-delete"), 150, self.delete, "quiet", bool(draft.former), say("build-delete-hint")),
            ("save", say("build-save"), 230, self.save, "main", not why, why or say("build-save-hint")),
        ]  # fmt: skip

    def _heads(self, entries: Sequence[Entry], rect: Rect) -> list[Node]:
        """A button for each, and the line in which the deck is named."""
        ui, found = self.ui, list[Node]()
        part = folding.part(ui) if not folding.is_folded(ui) else 1
        for entry, box in zip(entries, folding.in_a_row(rect, [e[2] * part for e in entries], ui), strict=True):
            key, words, _, act, kind, enabled, hint = entry
            if key != "name":
                found.append(widgets.button(ui, key, words, box, act, kind, hint, enabled))
            else:
                found.append(widgets.entry(ui, key, words, box, self.draft.name, words, lambda: None, hint=hint))
        return found

    def _lay(self, root: Node) -> None:
        """The cards at the left, the deck at the right."""
        ui, low = self.ui, self.ui.high
        right, panel = ui.wide - LEFT, max(LEAST_PANEL, PANEL * folding.part(ui))
        wide, search = right - panel - LEFT - 24, SEARCH * folding.part(ui)
        root.add(*self._heads(self._entries(), ui.rect(LEFT, 28, right - LEFT, 58)))
        root.add(filters.kinds(self, ui.rect(LEFT, 104, wide, 54)))
        tight = folding.part(ui) < TIGHT
        choices = (LEFT, 232, wide, 54) if tight else (LEFT + search + 10, 168, wide - search - 10, 54)
        root.add(filters.search(self, ui.rect(LEFT, 168, wide if tight else search, 54)))
        root.add(*filters.choices(self, ui.rect(*choices), FIELDS))
        y = choices[1] + 66
        root.add(self.shelf.show(self.index.cards(self.sought), ui.rect(LEFT, y, wide + 14, low - 54 - y)))
        root.add(self.chosen.show(ui.rect(right - panel, 104, panel, low - 158)))
        foot = ui.rect(LEFT, low - 46, right - LEFT, 36)
        root.add(widgets.label(ui, "keys", ui.say("build-keys"), foot, theme.SMALL, ui.look.quiet, within=True))

    def _lay_folded(self, root: Node) -> None:
        """Either the cards or the deck; what is done more seldom on a sheet."""
        ui, say, low = self.ui, self.ui.say, self.ui.high
        wide = ui.wide - 2 * LEFT
        rect = ui.rect(LEFT, 20, wide, 58)
        rect.w -= ui.u(130 + 200 + 2 * folding.GAP)
        kept = [(key, words, wide * 0.85, *rest) for key, words, wide, *rest in self._entries() if key in FIRST]
        root.add(*self._heads(kept, rect))  # type: ignore[arg-type]
        turn = Rect(rect.right + ui.u(folding.GAP), rect.y, ui.u(200), rect.h)
        words = say("build-show-cards") if self.shows_deck else f"{say('build-deck')} {self.draft.size}"
        root.add(widgets.button(ui, "turn", words, turn, self.turn, "plain", say("build-show-hint")))
        root.add(self.more.button(Rect(turn.right + ui.u(folding.GAP), rect.y, ui.u(130), rect.h)))
        if self.shows_deck:
            root.add(self.chosen.show(ui.rect(LEFT, 92, wide, low - 106)))
            return
        root.add(filters.search(self, ui.rect(LEFT, 90, wide, 54)))
        root.add(self.shelf.show(self.index.cards(self.sought), ui.rect(LEFT, 156, wide + 14, low - 170)))

    def turn(self) -> None:
        """Where the cards and the deck have no room side by side: to the other of them."""
        self.shows_deck = not self.shows_deck
        self.stage.touch()

    def _more(self) -> list[folding.Row]:
        seldom = [
            (key, words, 0.0, self.more.closing(act), kind, enabled, hint)
            for key, words, _, act, kind, enabled, hint in self._entries() if key not in FIRST
        ]  # fmt: skip
        room = self.more.room
        return [
            (folding.TALL, lambda rect: self._heads(seldom, rect)),
            *self.more.filters(FIELDS, room),
            self.more.words("keys", self.ui.say("build-keys"), room),
        ]

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))

    # a card enlarged, a card that is dragged

    def shelf_card(self, card: Card, rect: Rect) -> Node:
        return shelfcards.node(self, card, rect)

    def paint_on(self, surface: Surface, node: Node, picture: Surface) -> None:
        shelfcards.paint(self, surface, node, picture)

    def paint_over(self, surface: Surface) -> None:
        if self.dragged is not None:
            self._paint_held(surface, self.dragged)
        else:
            super().paint_over(surface)

    def notes(self, node: Node) -> enlarging.Notes:
        notes = super().notes(node)
        if self.draft.full and not self.draft.counts.get(node.zoom):
            notes = [*notes, (self.ui.say("build-is-full"), node.hint)]
        return notes

    def _paint_held(self, surface: Surface, card: str) -> None:
        ui = self.ui
        face = pieces.turned(pieces.face_of(self.library, self.library.cards[card], ui), ui.u(HELD), 0)
        box = face.get_rect(center=self._spot)
        pieces.paint_shadow(surface, ui, box, 12, 30)
        surface.blit(face, box)

    # dragging

    @property
    def is_dragging_in(self) -> bool:
        """Is a card of the shelf held over the deck?"""
        return self.dragged is not None and not self._from_deck and self._over_deck(self._spot)

    def _over_deck(self, pos: tuple[int, int]) -> bool:
        return bool(self.chosen.rect.collidepoint(pos))

    def can_drag(self, node: Node) -> bool:
        return node.role in ("shelf-card", "deck-card")

    def drag_begin(self, node: Node, pos: tuple[int, int]) -> None:
        self.dragged, self._from_deck, self._spot = node.data.id, node.role == "deck-card", pos

    def drag_move(self, pos: tuple[int, int], over: Node | None) -> None:
        self._spot = pos

    def drag_end(self, pos: tuple[int, int], over: Node | None) -> None:
        card, self.dragged = self.dragged, None
        if card is None or self._from_deck == self._over_deck(pos):
            return
        if self._from_deck:
            self.remove(card)
        elif not self.draft.add(card):
            self.stage.tell(self.hint_of(card))

    def drag_cancel(self) -> None:
        self.dragged = None

    # keys

    def takes(self, event: pygame.Event) -> bool:
        if self.code.open and self.code.takes(event):
            return True
        if self.hand.cards and self.hand.takes(event):
            return True
        return not self.list_open and typing.takes(self, event)

    @property
    def has_sheet(self) -> bool:
        """Does a sheet lie over the cards that takes the keys?"""
        return self.code.open or bool(self.hand.cards)

    def open_list(self) -> None:
        self.list_open, self.list_offset = True, 0
        self.stage.touch()

    def cancel(self) -> None:
        if self.list_open:
            self.list_open = False
        elif self.code.open:
            self.code.toggle()
        elif self.hand.cards:
            self.hand.close()
        elif self.more.is_open:
            self.more.toggle()
        elif self.sought.words:
            self.seek(words="")
        else:
            self.stage.pop()

    def leave(self) -> None:
        """What is unfinished is there again the next time."""
        left = self.stage.settings.setup.of(self.library.game).draft
        left.keep(self.draft.name, self.draft.former, self.draft.counts if self.draft.changed else {})
        self.stage.settings.save()
