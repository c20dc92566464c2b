"""The deck that is being built, and what is done with it as a whole or card by card."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.kernel.errors import GameError
from game.records.decks import LONGEST_NAME
from game.table.browsing.seeking import Seeking
from game.table.building.draft import Draft
from game.table.library import Deck, Library
from game.table.theme import Ui


class Making:
    def __init__(self, seeking: Seeking, deck: Deck | None = None, kept: Callable[[str], None] | None = None) -> None:
        """`deck` is changed if it is the person's own, else copied; `kept` hears the id of what was saved."""
        self.seeking, self.kept = seeking, kept
        self.stage = seeking.stage
        self.draft = self._found_again(deck) or self.begun(deck)

    @property
    def ui(self) -> Ui:
        return self.seeking.ui

    @property
    def library(self) -> Library:
        return self.seeking.library

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
        self.draft = draft
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
        self.adopt()

    def adopt(self) -> None:
        """The files were read anew: the draft goes on with the cards that there are."""
        if self.seeking.is_behind:
            self.seeking.read()
            self.draft.library = self.library
            self.draft.counts = {card: n for card, n in self.draft.counts.items() if card in self.library.cards}

    # what is said

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

    def leave(self) -> None:
        """What is unfinished is there again the next time."""
        left = self.stage.settings.setup.of(self.library.game).draft
        left.keep(self.draft.name, self.draft.former, self.draft.counts if self.draft.changed else {})
        self.stage.settings.save()
