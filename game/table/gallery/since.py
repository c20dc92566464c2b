"""What changed in the cards since an earlier version: the one that was marked, or that of the last match."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.kernel.errors import GameError
from game.records import versions
from game.records.versions import Earlier
from game.table import dates, loading, theme, widgets
from game.table.browsing.seeking import Seeking
from game.table.browsing.shelf import ring
from game.table.drawing import text
from game.table.library import Card, Library
from game.table.theme import Ui
from game.table.tree import Node

MARKED, MATCH = "marked", "match"


@dataclass(frozen=True)
class Compared:
    """Today's cards beside an earlier version."""

    which: str
    before: Library
    marks: dict[str, str]
    """What each card is that is not as before: "changed" or "new"."""
    gone: tuple[str, ...]
    """The names of those that there were, and are no more, in the language of then being set."""

    def former(self, card: str) -> Card | None:
        """The card as it was, if it was another one."""
        return self.before.cards.get(card) if self.marks.get(card) == "changed" else None


class Since:
    """The choice of a version to compare with."""

    def __init__(self, seeking: Seeking) -> None:
        self.seeking = seeking
        self.compared: Compared | None = None
        self._known: list[tuple[object, str]] | None = None

    def options(self) -> list[tuple[object, str]]:
        """Nothing, and the versions that there are, each with when it was."""
        if self._known is None:
            say, game = self.seeking.ui.say, self.seeking.library.game
            self._known = [("", say("gallery-since-nothing"))]
            for which in (MARKED, MATCH):
                try:
                    found = self._earlier(which)
                except GameError as error:
                    self.seeking.stage.tell(str(error))
                    continue
                if found is not None and found.game == game:
                    words = say(f"gallery-since-{which}", date=dates.told(say, found.created))
                    self._known.append((which, words))
        return self._known

    def _earlier(self, which: str) -> Earlier | None:
        game = self.seeking.library.game
        if which == MARKED:
            return versions.marked(game)
        path = versions.last_match(game)
        return versions.of_match(path) if path is not None else None

    def forget(self) -> None:
        """The cards were read anew, or the language is another."""
        self._known = None
        if self.compared is not None:
            self.choose(self.compared.which)

    def choose(self, which: object) -> None:
        seeking = self.seeking
        self.compared = None
        seeking.stage.compared_with = str(which)
        try:
            earlier = self._earlier(str(which)) if which else None
            if earlier is not None:
                self.compared = self._compare(str(which), earlier)
        except GameError as error:
            seeking.stage.tell(str(error))
        seeking.index.mark(frozenset(self.compared.marks if self.compared else ()))
        seeking.seek(marked=seeking.sought.marked and self.compared is not None)

    def _compare(self, which: str, earlier: Earlier) -> Compared:
        now = self.seeking.library.printed
        before = loading.of_source(earlier.library(now.keywords))
        found = versions.differences(earlier, now)
        language = self.seeking.ui.say.language
        gone = tuple(before.cards[card].name[language] for card, what in found.items() if what == "gone")
        marks = {card: what for card, what in found.items() if what != "gone"}
        return Compared(which, before, marks, gone)

    def mark(self) -> None:
        """Keep the cards of now as the version to compare with later."""
        stage = self.seeking.stage
        try:
            versions.mark(self.seeking.library.printed)
        except OSError as error:
            stage.tell(stage.say("gallery-not-marked", reason=error.strerror or ""))
            return
        self._known = None
        if self.compared is not None:
            self.choose(self.compared.which)
        stage.tell(stage.say("gallery-marked"))

    # the controls

    def controls(self, rect: Rect) -> list[Node]:
        """What to compare with, whether only changed cards are shown, and the mark of a version."""
        seeking, ui, say, gap = self.seeking, self.seeking.ui, self.seeking.ui.say, self.seeking.ui.u(12)
        wide = rect.w - 2 * gap
        first = Rect(rect.x, rect.y, wide * 46 // 100, rect.h)
        second = Rect(first.right + gap, rect.y, wide * 26 // 100, rect.h)
        third = Rect(second.right + gap, rect.y, rect.right - second.right - gap, rect.h)
        compared = self.compared
        which = compared.which if compared else ""
        count = len(compared.marks) if compared else 0
        only = seeking.sought.marked
        words = say("gallery-changed", count=count) if compared else say("gallery-changed-none")
        hint = self._gone(compared) if compared else say("gallery-changed-hint-none")
        return [
            widgets.choice(ui, "since", say("gallery-since"), first, self.options(), which, self.choose,
                           say("gallery-since-hint")),
            widgets.button(ui, "changed", words, second, lambda: seeking.seek(marked=not only), "plain", hint,
                           count > 0, only, size=23),
            widgets.button(ui, "mark", say("gallery-mark"), third, self.mark, "plain", say("gallery-mark-hint"),
                           size=23),
        ]  # fmt: skip

    def _gone(self, compared: Compared) -> str:
        say = self.seeking.ui.say
        if not compared.gone:
            return say("gallery-changed-hint")
        return say("gallery-gone", names=", ".join(compared.gone), count=len(compared.gone))


def paint_mark(ui: Ui, surface: Surface, node: Node) -> None:
    """A ring and a word on a card that is not as it was."""
    words = node.value
    ring(ui, surface, node.rect, ui.look.legal, 4)
    drawn = text.fit(words, max(12, ui.u(19)), ui.look.ink, node.rect.w - ui.u(40), bold=True)
    box = drawn.get_rect().inflate(ui.u(16), ui.u(6))
    box.topright = (node.rect.right - ui.u(6), node.rect.y + ui.u(6))
    look = ui.look
    surface.blit(theme.plate(box.w, box.h, look.green_high, look.green, look.legal, box.h // 2, 1), box)
    surface.blit(drawn, drawn.get_rect(center=box.center))
