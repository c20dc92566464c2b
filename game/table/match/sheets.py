"""The sheets: one calm panel for each question that is not answered on the board itself.

`Desk` is what a sheet is made with, also by the games (`games.interface.Sheet`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.table import pieces, theme, widgets
from game.table.drawing import faces, symbols, text
from game.table.games.choice import Choice
from game.table.games.desk import Button
from game.table.games.legal import BUILT, Legal
from game.table.games.verbs import Answer
from game.table.library import Library
from game.table.match import acting, meaning, picked, unveiling
from game.table.match.intents import Amount, Aside, Confirm, Deed, Do, Give, Half, Intent, Pick, Scroll
from game.table.match.record import MatchTable
from game.table.telling.words import Words
from game.table.theme import Ui
from game.table.tree import Act, Node

YES_NO = {("yes",), ("no",)}
MODE = "•"
"""Stands before each mode in the text of a clause."""
MOST_ROWS = 9
"""So many answers stand on a list before it needs two columns."""


@dataclass(frozen=True)
class Desk:
    """What a sheet knows of the question, and what it is put together from."""

    table: MatchTable
    ui: Ui
    do: Do

    # what is asked

    @property
    def legal(self) -> Legal:
        return self.table.legal

    @property
    def choice(self) -> Choice:
        return self.table.choice

    @property
    def enough(self) -> bool:
        """Are as many cards picked as are wanted?"""
        return acting.enough(self.table)

    @property
    def numbers(self) -> dict[str, Any]:
        """What the view tells of the seat that is asked: its numbers, and its zones by name."""
        return self.table.held(self.table.near)

    @property
    def constants(self) -> Mapping[str, Any]:
        """Those that the match is played by."""
        return self.table.constants

    @property
    def words(self) -> Words:
        return self.table.words

    @property
    def library(self) -> Library:
        return self.table.words.library

    @property
    def own_cards(self) -> frozenset[str]:
        """The ids of all cards that the seat which is asked began with; none where it got them by chance."""
        table, named = self.table, self.table.decks
        deck = next((deck for deck in self.library.decks if named and deck.id == named[table.near]), None)
        return frozenset(deck.cards) if deck is not None and table.deck_name(table.near) else frozenset()

    def entity(self, card: int | None) -> dict[str, Any] | None:
        entities: dict[int | None, dict[str, Any]] = self.table.view["entities"]
        return entities.get(card)

    def name(self, card: int | None) -> str:
        return self.words.entity(self.table.view, card) if card is not None else ""

    def apart(self, card: int) -> str:
        """Its name, counted as the log counts it where there are others of that name."""
        return self.table.log.name(self.words, self.table.view, card)

    @property
    def clause(self) -> str:
        """The text of the clause that asks; "" where none does."""
        return meaning.written(self.table, self.legal.clause).replace("**", "")

    @property
    def modes(self) -> list[str]:
        """What each mode does of which one is to be chosen; none for any other question."""
        return self.clause.split(MODE)[1:] if self.legal.kind == "mode" else []

    def label(self, answer: Answer) -> str:
        """The words on the button for an answer: what the modes do that it chooses, if it chooses any."""
        if self.legal.shape in BUILT:
            return self._step(answer)
        modes, chosen = self.modes, answer[1:]
        if not modes or not chosen or max(chosen) >= len(modes):
            return self.words.answer(answer)
        return " + ".join(modes[number].strip() for number in chosen)

    def _step(self, step: Answer) -> str:
        """A step of an answer that is built up, by the cards and players that it is about."""
        if step[0] == "done":
            return self.ui.say("confirm")
        thing, value = step[1], step[2] if step[2:] else self.legal.given[step[1]]
        goes = self.legal.shape == "assignment"
        word = ("step-put" if goes else "step-give") + ("" if step[2:] else "-back")
        return self.ui.say(word, card=self.apart(thing), other=self.apart(value) if goes else "", amount=value)

    def last_line(self, kind: str) -> str:
        """What the log says of the last event of that kind; "" if there was none."""
        events = self.table.log.events
        last = next((event["index"] for event in reversed(events) if event["kind"] == kind), None)
        return next((line.words for line in self.table.lines() if line.index == last and not line.heading), "")

    # what is done

    def give(self, *answer: object) -> Act:
        """Give that answer when pressed."""
        return self.ask(Give(answer))

    def confirm(self) -> Act:
        """Answer with the cards that are picked when pressed."""
        return self.ask(Confirm())

    def half(self, word: str | None) -> Act:
        """Choose the first word of an answer of two when pressed; None takes it back."""
        return self.ask(Half(word))

    def amount(self, number: int) -> Act:
        """Choose a number when pressed, before it is confirmed."""
        return self.ask(Amount(number))

    def close(self) -> Act:
        """Put away what is open when pressed."""
        return self.ask(Deed.CLOSE)

    def ask(self, intent: Intent) -> Act:
        """Ask the table for that when pressed."""
        return partial(self.do, intent)

    # what it is put together from

    def sheet(self, title: str, note: str, width: float, height: float) -> tuple[Node, Rect]:
        """A panel in the middle with a title, a line of explanation, and the button that puts it aside.

        The table around it stays as it is: one can look at every card, at the log, at help and menu.
        """
        ui = self.ui
        veiled, room = widgets.dialog(ui, "sheet", title, width, height)
        box = veiled.children[0]
        ground = Node("group", "sheet-ground", box.rect).add(box)
        box.value = note
        if note:
            high = widgets.label_height(ui, note, theme.BODY, room.w)
            label = widgets.label(ui, "sheet-note", note, Rect(room.x, room.y - ui.s(8), room.w, high), theme.BODY)
            label.paint = self.centred(note, label.rect)
            box.add(label)
            room = Rect(room.x, room.y + high + ui.s(6), room.w, room.h - high - ui.s(6))
        aside = Rect(box.rect.right - ui.s(58), box.rect.y + ui.s(14), ui.s(44), ui.s(44))
        eye = widgets.button(ui, "aside", "", aside, self.ask(Aside()), "quiet", ui.say("sheet-aside"))
        eye.name = ui.say("sheet-aside")
        under = eye.paint

        def paint(surface: Surface, node: Node) -> None:
            if under:
                under(surface, node)
            drawn = symbols.icon("all-seeing-eye", node.rect.h * 7 // 10, ui.look.gold)
            surface.blit(drawn, drawn.get_rect(center=node.rect.center))

        eye.paint = paint
        box.add(eye)
        return ground, room

    def centred(self, words: str, rect: Rect) -> Callable[[Surface, Node], None]:
        def paint(surface: Surface, node: Node) -> None:
            surface.blit(self.ui.block(words, theme.BODY, rect.w, self.ui.look.quiet, "center"), rect.topleft)

        return paint

    def buttons(self, box: Node, room: Rect, entries: list[Button]) -> None:
        """A row of buttons along the lower edge: (key, words, action, kind, enabled)."""
        ui = self.ui
        widths = [max(ui.s(190), text.measure(e[1], ui.s(theme.BODY), bold=True)[0] + ui.s(56)) for e in entries]
        gap = ui.s(20)
        total = sum(widths) + gap * (len(widths) - 1)
        if total > room.w:
            widths = [w * room.w // total - gap for w in widths]
            total = sum(widths) + gap * (len(widths) - 1)
        x = room.centerx - total // 2
        for (key, words, act, kind, enabled), width in zip(entries, widths, strict=True):
            rect = Rect(x, room.bottom - ui.s(58), width, ui.s(56))
            box.add(widgets.button(ui, key, words, rect, act, kind, enabled=enabled))  # type: ignore[arg-type]
            x += width + gap

    def cards(
        self,
        title: str,
        note: str,
        ids: list[int],
        foot: list[Button],
        mark: str = "",
    ) -> Node:
        ui = self.ui
        count = max(1, len(ids))
        columns = min(count, 6)
        rows = -(-count // columns)
        ground, room = self.sheet(title, note, max(760, 268 * columns + 100), 640 if rows == 1 else 900)
        box = ground.children[0]
        view = Rect(room.x, room.y, room.w, room.h - (ui.s(76) if foot else 0))
        high = min(view.h - ui.s(16), ui.s(430)) if rows == 1 else ui.s(330)
        step = min(view.w // columns, round(high * 0.716) + ui.s(24))
        high = min(high, round((step - ui.s(12)) / 0.716))
        area: Node = box
        if rows > 1:
            content = rows * (high + ui.s(20))
            area = widgets.scroll(
                ui, "sheet-scroll", view, content, self.choice.offset, lambda offset: self.do(Scroll("sheet", offset))
            )
            box.add(area)
        left = view.centerx - step * columns // 2
        for number, card in enumerate(ids):
            column, row = number % columns, number // columns
            x = left + column * step + (step - round(high * 0.716)) // 2
            y = view.y + ui.s(8) + row * (high + ui.s(20)) - (self.choice.offset if rows > 1 else 0)
            if rows == 1:
                y = view.centery - high // 2
            area.add(self.choice_card(card, Rect(x, y, round(high * 0.716), high), mark))
        self.buttons(box, room, foot)
        return ground

    def choice_card(self, card: int, rect: Rect, mark: str = "") -> Node:
        """A card that is picked by a press; `mark`, a message, says what will happen to it once it is."""
        ui = self.ui
        entity = self.table.view["entities"][card]
        player = entity["card"] == "player"
        name = self.name(card)
        node = Node("choice-card", f"pick-{card}", rect, name=name, actions={"choose": self.ask(Pick(card))})
        node.zoom = None if player else entity
        several = picked.among_several(self.table)
        if card in self.choice.picked:
            node.flags.add("selected")
            node.value = ui.say(mark) if mark else picked.word(ui.say, self.legal.kind) if several else ""
        passed_over = picked.is_passed_over(self.table, card)
        if passed_over:
            node.hint = ui.say("pick-exchanges", card=self.name(self.choice.picked[0]))

        def paint(surface: Surface, node: Node) -> None:
            chosen = "selected" in node.flags
            face = None if player else faces.face(pieces.live_face(self.library, entity, ui), node.rect.h)
            if face is not None and unveiling.paint(self.table, ui, surface, card, node.rect, face):
                return
            pointed = bool(node.flags & {"hover", "focused"})
            if chosen or pointed:
                glow = ui.look.target if chosen and mark else ui.look.ink if pointed and several else ui.look.gold
                pieces.paint_glow(surface, node.rect, glow)
            if face is None:
                ink = widgets.paint_plate(surface, ui, node)
                drawn = text.fit(name, ui.s(30), ink, node.rect.w - ui.s(20))
                surface.blit(drawn, drawn.get_rect(center=node.rect.center))
            elif passed_over and not pointed:
                surface.blit(pieces.faint(face, picked.PASSED_OVER), node.rect)
            else:
                surface.blit(pieces.faint(face, picked.PASSED_OVER) if chosen and mark else face, node.rect)
            if chosen and node.value:
                picked.paint(ui, surface, node.rect, node.value)

        node.paint = paint
        return node

    def is_card(self, source: int | None) -> bool:
        """Is it a card that the viewer knows?"""
        entity = self.entity(source)
        return entity is not None and entity["card"] != "player"

    def picture(self, card: int | None, rect: Rect) -> Node:
        """A card that the question is about."""
        face = faces.face(pieces.live_face(self.library, self.entity(card) or {}, self.ui), rect.h)
        node = Node("picture", "source", rect, name=self.name(card))
        node.paint = lambda surface, node: (surface.blit(face, node.rect), None)[1]
        return node

    def yes_no(self, title: str, note: str, yes: str, no: str, source: int | None) -> Node:
        ui = self.ui
        name = self.name(source)
        ground, room = self.sheet(ui.say(title), ui.say(note, card=name), 760, 720 if self.is_card(source) else 450)
        box = ground.children[0]
        if self.is_card(source):
            high = room.h - ui.s(86)
            rect = Rect(0, room.y, round(high * 0.716), high)
            rect.centerx = room.centerx
            box.add(self.picture(source, rect))
        foot: list[Button] = [
            ("yes", ui.say(yes), self.give("yes"), "main", ("yes",) in self.legal.answers),
            ("no", ui.say(no), self.give("no"), "plain", ("no",) in self.legal.answers),
        ]
        self.buttons(box, room, foot)
        return ground


def sheet(desk: Desk) -> Node:
    """The question on a sheet: the game's own, or one that suits its answers."""
    now = desk.legal
    own = desk.table.game.sheets.get(now.kind)
    if own is not None:
        return own.build(desk)
    if now.picks:
        return _pick(desk)
    return _may(desk) if set(now.answers) <= YES_NO else _list(desk)


def _pick(desk: Desk) -> Node:
    """Targets or choices that don't all lie on the field: in hands, piles, among cards looked at."""
    ui, now = desk.ui, desk.legal
    on_sheet, own = f"sheet-{now.kind}", f"prompt-{now.kind}"
    ids = now.order if ui.say.has(on_sheet) else sorted(now.picks)
    source = desk.name(now.source)
    foot: list[Button] = []
    if now.most > 1:
        foot.append(("confirm", ui.say("confirm"), desk.confirm(), "main", desk.enough))
    elif now.least == 0:
        foot.append(("none", ui.say("pick-none"), desk.give("pick"), "plain", True))
    if now.cancel:
        foot.append(("cancel", ui.say("cancel"), desk.give("cancel"), "plain", True))
    title = source or ui.say("ask-choose")
    found = on_sheet if ui.say.has(on_sheet) else own if not source and ui.say.has(own) else "prompt-choose"
    words = ui.say(found, count=now.most)
    return desk.cards(title, "\n".join(filter(None, (words, desk.clause))), ids, foot)


def _may(desk: Desk) -> Node:
    own = f"ask-{desk.legal.kind.replace('_', '-')}"
    if desk.ui.say.has(f"{own}-yes"):
        return desk.yes_no(own, f"{own}-note", f"{own}-yes", f"{own}-no", desk.legal.source)
    asked, yes, no = words_of_may(desk.table)
    return desk.yes_no(f"ask-{asked}", f"ask-{asked}-note", yes, no, desk.legal.source)


def words_of_may(table: MatchTable) -> tuple[str, str, str]:
    """The messages of a clause that may be declined, or that has a price for declining: its question, yes and no."""
    if meaning.has_a_price(table):
        return "may-pay", "may-pays", "may-not-pays"
    return "may", "may-yes", "may-no"


def _list(desk: Desk) -> Node:
    """Answers that are neither cards nor places: one button each, in words, beside the card that is asked about."""
    ui, now = desk.ui, desk.legal
    columns = -(-len(now.answers) // MOST_ROWS)
    rows = -(-len(now.answers) // columns)
    own = f"ask-{now.kind.replace('_', '-')}"
    name = desk.name(now.source)
    title = ui.say(own) if ui.say.has(own) else name or ui.say("ask-choose")
    labels = [desk.label(answer) for answer in now.answers]
    note = ": ".join(filter(None, (name if title != name else "", "" if desk.modes else desk.clause)))
    foot: list[Button] = [("cancel", ui.say("cancel"), desk.give("cancel"), "plain", True)] if now.cancel else []
    shown = 300 if desk.is_card(now.source) else 0
    longest = max(text.measure(label, ui.s(theme.BODY), bold=True)[0] for label in labels) / (ui.k * ui.scale) + 60
    across = max(760, max(400, min(longest, 900)) * columns + shown)
    high = max(150 + 70 * rows, 520 if shown else 0) + 80 * len(foot)
    if note:
        high += round(widgets.label_height(ui, note, theme.BODY, ui.s(across - 80)) / (ui.k * ui.scale))
    ground, room = desk.sheet(title, note, across, high)
    box = ground.children[0]
    left = room.x
    if shown:
        wide = ui.s(shown - 30)
        box.add(desk.picture(now.source, Rect(room.x, room.y + ui.s(8), wide, round(wide / 0.716))))
        left += ui.s(shown)
    step = (room.right - left) // columns
    for number, answer in enumerate(now.answers):
        column, row = divmod(number, rows)
        rect = Rect(left + column * step, room.y + ui.s(8) + row * ui.s(70), step - ui.s(14), ui.s(58))
        box.add(widgets.button(ui, key_of(answer), labels[number], rect, desk.give(*answer)))
    desk.buttons(box, Rect(left, room.y, room.right - left, room.h), foot)  # never over the picture
    return ground


def key_of(answer: Answer) -> str:
    """The key of the button for an answer."""
    return "-".join(["answer", *(str(part) for part in answer)])
