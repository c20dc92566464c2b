"""The matches that were played: what is known of each, to look at again, to go on with, or to send to the designer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.records import kept, matchfile
from game.records.cards import GAMES
from game.records.kept import Kept, Summary
from game.records.levels import OPPONENTS
from game.records.matchfile import matches_folder
from game.records.record import BadMatchFile
from game.system.languages import in_language
from game.table import dates, flagging, opponents, pieces, theme, widgets
from game.table.analysing.leading import Mark, merged
from game.table.blocks import across, book
from game.table.blocks.bar import Aside
from game.table.blocks.listed import Listed
from game.table.blocks.listing import WHOLE, Item, Listing
from game.table.drawing import cloth, portraits, printed
from game.table.drawing.portraits import Likeness
from game.table.games import table_of
from game.table.library import Card
from game.table.match import opening as live
from game.table.match import persons
from game.table.messages import Messages
from game.table.people.sitting import sitting
from game.table.playing.session import HUMAN
from game.table.replay import opening
from game.table.scenes import matchcards
from game.table.scenes.matchcards import Told
from game.table.stage import Stage
from game.table.theme import Ui
from game.table.tree import FOIL, Act, Node

ROW, GAP = 132, 12
LIST, NARROW = 0.6, 0.44
"""The parts of the width that the list has, and that it has where there is less room."""
BETWEEN = 40
"""The room between it and what is told of the chosen match."""
CARD = matchcards.CARD
SPARK = 120
"""How high the curve of a match is, beside the list."""
FIRST = 6
"""So many are read before it is known which are seen."""
FACE = 250


class Matches(Listed):
    name = "matches"
    empty = "matches-none"

    def __init__(self, stage: Stage, chosen: Path | None = None) -> None:
        super().__init__(stage, Listing("matches-list", WHOLE, ROW, GAP))
        self.game = ""
        """The game whose matches are shown; "" shows all."""
        self.chosen = chosen
        self.detail_offset = 0
        self.drawn: set[str | Likeness] = set()
        """The cards and the people whose faces are drawn; one more at each frame."""
        self.known: dict[Path, Summary | None] = {}
        """What was read so far; None of what can't be read."""
        self.matches: list[Kept] = []

    def enter(self) -> None:
        self.known.clear()
        self.matches = kept.kept(matches_folder())
        if self.chosen not in [match.path for match in self.shown] and self.shown:
            self.chosen = self.shown[0].path

    @property
    def shown(self) -> list[Kept]:
        return [match for match in self.matches if self.game in ("", match.game)]

    @property
    def selected(self) -> Kept | None:
        return next((match for match in self.shown if match.path == self.chosen), None)

    def update(self, dt: float) -> bool:
        """Reads one more file of those that are seen, the chosen one first; then draws one more of their cards."""
        seen = [self.shown[number] for number in self.listing.seen or range(FIRST) if number < len(self.shown)]
        wanted = [match.path for match in (self.selected, *seen) if match is not None]
        path = next((path for path in wanted if path not in self.known), None)
        if path is not None:
            self._read(path)
        elif not self._draw_one(seen):
            return False
        self.stage.touch()
        return True

    def _draw_one(self, seen: list[Kept]) -> bool:
        for match in seen:
            summary = self.known.get(match.path)
            for like in self._likes(match, summary) if summary else ():
                if like not in self.drawn:
                    portraits.portrait(like, self.ui.u(matchcards.FACE))
                    self.drawn.add(like)
                    return True
            for card in self._crests(match, summary) if summary else ():
                if card is not None and card.id not in self.drawn:
                    library = self.stage.library_of(match.game)
                    pieces.turned(pieces.face_of(library, card, self.ui), self.ui.u(CARD), 0)
                    self.drawn.add(card.id)
                    return True
        return False

    def _read(self, path: Path) -> None:
        try:
            self.known[path] = kept.summary(path)
        except (BadMatchFile, OSError):
            self.known[path] = None

    # what is shown

    @property
    def title(self) -> str:
        return self.ui.say("matches-title")

    @property
    def is_tight(self) -> bool:
        return across.is_folded(self.ui)

    def aside(self) -> list[Aside]:
        return [(len(GAMES) * 200 + 190, self._games)]

    def split(self, room: Rect) -> tuple[Rect, list[Node]]:
        """The list, and beside it what is told of the chosen match."""
        view = Rect(room.x, room.y, round(room.w * (NARROW if self.is_tight else LIST)), room.h)
        left = view.right + self.ui.u(20 if self.is_tight else BETWEEN)
        beside = Rect(left, room.y, room.right - left, room.h)
        return view, [self._detail(self.selected, beside)] if self.selected is not None else []

    def items(self) -> list[Item]:
        return [
            Item(lambda rect, match=match, number=number: self._row(match, number, rect))  # type: ignore[misc]
            for number, match in enumerate(self.shown)
        ]

    def _games(self, rect: Rect) -> Node:
        ui = self.ui
        entries = [("", ui.say("matches-all"))]
        entries += [(game, Messages(ui.say.language, game)("game-name")) for game in GAMES]
        group = Node("group", "games", rect, name=ui.say("title-game"))
        rooms = across.in_a_row(rect, [0] * len(entries), ui, 10)
        for (game, words), box in zip(entries, rooms, strict=True):
            on = game == self.game
            group.add(widgets.button(ui, f"of-{game or 'all'}", words, box, self._only(game),
                                     "plain" if on else "quiet", selected=on))  # fmt: skip
        return group

    def _only(self, game: str) -> Act:
        def act() -> None:
            self.game, self.listing.offset = game, 0
            self.enter()

        return act

    def _row(self, match: Kept, number: int, rect: Rect) -> Node:
        ui, summary = self.ui, self.known.get(match.path)
        told = self._line(match, summary)
        chosen = match.path == self.chosen

        def paint(surface: Surface, node: Node) -> None:
            widgets.paint_plate(surface, ui, node, "plain" if chosen else "quiet", 12)
            left = node.rect.x + ui.u(18)
            if summary and node.rect.w > ui.u(matchcards.LEAST):
                left = self._hand(surface, match, summary, node.rect) + ui.u(22)
            matchcards.row(surface, ui, told, node.rect, left)

        title = f"{told.names}: {told.decks}" if told.decks else told.names
        value = f"{told.outcome}. {told.note}"
        node = Node("option", f"match-{number}", rect, title, value, paint=paint)
        node.actions["choose"] = lambda: self._choose(match)
        if chosen:
            node.flags.add("selected")
        return node

    def _line(self, match: Kept, summary: Summary | None) -> Told:
        """What its row says."""
        say = self.ui.say
        outcome, tone = self._outcome(match, summary)
        note = " · ".join(filter(None, (Messages(say.language, match.game)("game-name") if match.game else "",
                                        self._date(match), self._length(summary))))  # fmt: skip
        if summary is None:
            words = say("matches-unreadable" if match.path in self.known else "matches-reading")
            return Told(words, "", note, outcome, tone, self._date(match))
        likes = [like if like in self.drawn else None for like in self._likes(match, summary)]
        marks, seats = self._marks(match, summary)
        return Told(" · ".join(self._names(match, summary)), self._title(match, summary), note, outcome, tone,
                    self._date(match), likes, marks, seats)  # fmt: skip

    @staticmethod
    def _marks(match: Kept, summary: Summary) -> tuple[list[Mark], list[int]]:
        """How it went, as far as it was looked back at, and of whom that is known."""
        seats = sorted(summary.curves) if match.finished else []
        points = [summary.curves[seat] for seat in seats]
        turns = [point.turn for curve in points for point in curve]
        if not turns or any(seat >= len(summary.seats) for seat in seats):
            return [], []
        return merged(points, summary.answers, min(turns), max(summary.turns, *turns)), seats

    def _likes(self, match: Kept, summary: Summary) -> Sequence[Likeness]:
        if match.game not in GAMES:
            return ()
        people = sitting(match.game, summary.people, len(summary.seats))
        library = self.stage.library_of(match.game)
        return persons.likenesses(library, summary.deck_ids, not self._dealt(match, summary), people)

    def _choose(self, match: Kept) -> None:
        """A first press chooses; pressed again, the match opens."""
        if self.chosen == match.path:
            self._open()
        self.detail_offset = 0
        self.chosen = match.path

    def _detail(self, match: Kept, box: Rect) -> Node:
        ui, say = self.ui, self.ui.say
        summary = self.known.get(match.path)

        edge = book.cover(ui)
        leaf = box.inflate(-2 * edge, -2 * edge)

        def paint(surface: Surface, node: Node) -> None:
            book.paint(surface, ui, leaf)

        panel = Node("group", "match", box, name=self._title(match, summary) if summary else "", paint=paint)
        if summary is None:
            return panel
        pad = ui.u(18 if self.is_tight else 46)
        low = box.bottom - pad - ui.u(60 + 72 + 10)
        view = Rect(box.x + pad, box.y + pad, box.w - pad - ui.u(12), low - box.y - pad)
        told = self._told(match, summary, Rect(view.x, 0, box.w - 2 * pad, 0))
        content = max(node.rect.bottom for node in told)
        self.detail_offset = max(0, min(self.detail_offset, content - view.h))
        for node in told:
            node.rect = node.rect.move(0, view.y - self.detail_offset)
        panel.add(widgets.scroll(ui, "facts", view, content, self.detail_offset, self._scroll_detail).add(*told))
        half = (box.w - 2 * pad - ui.u(14)) // 2
        rect = Rect(box.x + pad, box.bottom - pad - ui.u(60), half, ui.u(60))
        name = "matches-watch" if match.finished else "matches-go-on"
        panel.add(widgets.button(ui, "open", say(name), rect, self._open, "main", say(f"{name}-hint")))
        panel.add(widgets.button(ui, "bundle", say("replay-bundle"), rect.move(half + ui.u(14), 0), self._bundle,
                                 hint=say("matches-bundle-hint")))  # fmt: skip
        above = rect.move(0, -ui.u(72))
        if match.finished:
            panel.add(widgets.button(ui, "analysis", say("analysis-open"), above, self._analyse,
                                     hint=say("analysis-open-hint")))  # fmt: skip
        elif self._one_person(summary):
            panel.add(widgets.button(ui, "watch", say("matches-watch"), above, self._watch,
                                     hint=say("matches-watch-own-hint")))  # fmt: skip
        return panel

    def _told(self, match: Kept, summary: Summary, room: Rect) -> list[Node]:
        """Its cards and what is known of it, below each other from 0 on."""
        ui = book.on_leaf(self.ui)
        high = ui.u(FACE * (0.6 if self.is_tight else 1))
        nodes, y = [self._faces(match, summary, Rect(room.x, 0, room.w, high))], high + ui.u(20)
        y += high // 9 if any(summary.people) else 0
        told = self._line(match, summary)
        if len(told.marks) > 1:
            field = Rect(room.x + ui.u(6), y + ui.u(6), room.w - ui.u(34), ui.u(SPARK))
            nodes.append(Node("picture", "course", field, ui.say("matches-course"),
                              paint=lambda surface, node: matchcards.spark(surface, ui, told, node.rect)))  # fmt: skip
            y = field.bottom + ui.u(18)
        for number, (words, tone) in enumerate(self._facts(match, summary)):
            size = theme.LARGE if not number else theme.BODY
            tall = widgets.label_height(ui, words, size, room.w)
            rect = Rect(room.x, y, room.w, tall)
            nodes.append(
                widgets.label(ui, f"fact-{number}", words, rect, size, tone, style="title" if not number else "body")
            )
            y += tall + ui.u(8)
        return nodes

    def _scroll_detail(self, offset: int) -> None:
        self.detail_offset = offset

    def _facts(self, match: Kept, summary: Summary) -> list[tuple[str, theme.Colour]]:
        ui, say = book.on_leaf(self.ui), self.ui.say
        told, tone = self._outcome(match, summary, ui)
        found = [(told, tone), (self._date(match), ui.look.ink), (self._length(summary), ui.look.ink)]
        for seat, (name, who) in enumerate(zip(self._names(match, summary), summary.seats, strict=True)):
            words = say("matches-seat", name=name, who=self._who(who), deck=self._deck(match, summary, seat))
            found.append((words, ui.look.quiet))
        if summary.branched:
            found.append((say("matches-branch"), ui.look.quiet))
        if match.finished or self._one_person(summary):  # what was said at the table may tell of a hand
            found += [
                (say("flag-words", kind=say(f"flag-{flag.kind.replace('_', '-')}"), words=flag.text), ui.look.warn)
                for flag in summary.flags
            ]
        return [(words, tone) for words, tone in found if words]

    def _faces(self, match: Kept, summary: Summary, rect: Rect) -> Node:
        """The card that stands for each deck, where the deck is still there; backs for the others."""
        ui = self.ui

        def paint(surface: Surface, node: Node) -> None:
            rect = node.rect
            if match.game not in GAMES:
                return
            library = self.stage.library_of(match.game)
            decks, dealt = {deck.id: deck for deck in library.decks}, self._dealt(match, summary)
            wide = round(rect.h * printed.RATIO)
            step = min(wide + ui.u(24), (rect.w - wide) // max(1, len(summary.deck_ids) - 1))
            x = rect.centerx - (step * (len(summary.deck_ids) - 1) + wide) // 2
            for deck in summary.deck_ids:
                best = pieces.crest(library, decks[deck]) if deck in decks and not dealt else None
                drawn = (pieces.turned(pieces.face_of(library, best, ui), rect.h, 0) if best
                         else cloth.back(wide, rect.h, library.back))  # fmt: skip
                pieces.paint_shadow(surface, ui, Rect(x, rect.y, wide, rect.h))
                surface.blit(drawn, (x, rect.y))
                if "hover" in node.flags:
                    pieces.paint_foil(surface, Rect(x, rect.y, wide, rect.h), self.stage.foil_at)
                x += step
            px = round(rect.h * 0.36)
            x = rect.centerx - (step * (len(summary.deck_ids) - 1) + wide) // 2
            for like in self._likes(match, summary) if any(summary.people) else ():
                face = portraits.portrait(like, px)
                surface.blit(face, face.get_rect(midbottom=(x + wide // 2, rect.bottom + px // 3)))
                x += step

        return Node("picture", "faces", rect, paint=paint, data=FOIL)

    def _crests(self, match: Kept, summary: Summary) -> list[Card | None]:
        """The card that stands for the deck of each seat, None where the deck is there no more."""
        if match.game not in GAMES or self._dealt(match, summary):
            return [None] * len(summary.deck_ids)
        library = self.stage.library_of(match.game)
        decks = {deck.id: deck for deck in library.decks}
        return [pieces.crest(library, decks[deck]) if deck in decks else None for deck in summary.deck_ids]

    def _hand(self, surface: Surface, match: Kept, summary: Summary, box: Rect) -> int:
        """The cards of both sides, those who did not win in the shade; gives where they end."""
        if match.game not in GAMES:
            return box.x
        shown = [card if card is not None and card.id in self.drawn else None for card in self._crests(match, summary)]
        won = self._winners(summary) if match.finished else set(range(len(shown)))
        return matchcards.hand(surface, self.ui, self.stage.library_of(match.game), shown, won, box)

    # words

    def _title(self, match: Kept, summary: Summary) -> str:
        """Its decks, and where it branched off."""
        say = self.ui.say
        branched = say("matches-from-turn", turn=summary.branched_turn) if summary.branched_turn else ""
        return ", ".join(filter(None, [self._decks(match, summary), branched]))

    def _decks(self, match: Kept, summary: Summary) -> str:
        if self._dealt(match, summary):
            own, name = Messages(self.ui.say.language, match.game), f"matches-dealt-{len(summary.seats)}"
            return own(name if own.has(name) else "matches-dealt")
        return " · ".join(self._deck(match, summary, seat) for seat in range(len(summary.decks)))

    @staticmethod
    def _dealt(match: Kept, summary: Summary) -> bool:
        return match.game in GAMES and table_of(match.game).deals(len(summary.seats), summary.constants)

    def _deck(self, match: Kept, summary: Summary, seat: int) -> str:
        if self._dealt(match, summary):
            return self.ui.say("matches-dealt")
        return in_language(summary.decks[seat], self.ui.say.language, summary.deck_ids[seat])

    def _who(self, who: str) -> str:
        if who == HUMAN:
            return self.ui.say("setup-person")
        return opponents.called(self.ui.say, who) if who in OPPONENTS else self.ui.say("player-computer")

    def _names(self, match: Kept, summary: Summary) -> list[str]:
        """What those are called who played, a person alone too where they had a name."""
        people = sitting(match.game, summary.people, len(summary.seats))
        return [one.name or self.ui.say(name) for one, name in zip(people, live.names(summary.seats), strict=True)]

    def _date(self, match: Kept) -> str:
        return dates.told(self.ui.say, match.created)

    def _length(self, summary: Summary | None) -> str:
        if summary is None:
            return ""
        if summary.turns:
            return self.ui.say("matches-turns", turns=summary.turns, answers=summary.answers)
        return self.ui.say("matches-answers", answers=summary.answers)

    def _outcome(self, match: Kept, summary: Summary | None, ui: Ui | None = None) -> tuple[str, theme.Colour]:
        """How it ended, as the one person who played would say it."""
        say, look = self.ui.say, (ui or self.ui).look
        if summary is None:
            return "", look.quiet
        if not match.finished or summary.result is None:
            return say("matches-open"), look.warn
        ended = summary.result
        won = sorted(self._winners(summary))
        people = [seat for seat, who in enumerate(summary.seats) if who == HUMAN]
        if not won or (len(won) > 1 and not ended.get("team")):
            return say("replay-draw"), look.quiet
        if len(people) == 1:
            mine = people[0] in won
            return say("result-won" if mine else "result-lost"), look.legal if mine else look.target
        names = self._names(match, summary)
        return say("replay-won", name=", ".join(names[seat] for seat in won)), look.ink

    @staticmethod
    def _winners(summary: Summary) -> set[int]:
        ended = summary.result or {}
        return set(ended.get("winners") or [seat for seat in [ended.get("winner")] if seat is not None])

    @staticmethod
    def _one_person(summary: Summary) -> bool:
        return summary.seats.count(HUMAN) == 1

    # what can be done

    def _open(self) -> None:
        match = self.selected
        if match is not None:
            opening.open_path(self.stage, match.path)

    def _watch(self) -> None:
        if self.chosen is not None:
            opening.watch_path(self.stage, self.chosen)

    def _analyse(self) -> None:
        if self.chosen is not None:
            opening.analyse_path(self.stage, self.chosen)

    def _bundle(self) -> None:
        if self.chosen is None:
            return
        try:
            record = matchfile.read(self.chosen)
        except BadMatchFile:
            self.stage.tell(self.ui.say("title-unreadable"))
            return
        flagging.save_bundle(self.stage, record, self.chosen)

    def key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._open()
            return True
        return False
