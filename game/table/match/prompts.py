"""What the table asks: a bar in the middle for choices on the board, a sheet for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing import text
from game.table.games.interface import Answer, Choice
from game.table.match import meaning, poses, questions, sheets
from game.table.match.legal import Legal
from game.table.match.sparing import Sparing
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.games.interface import Question, Verb
    from game.table.match.scene import MatchScene


SETTLES = 0.25
"""Seconds in which a new question takes no answer, so that the second click of a double click never gives one."""
HIGHEST = 62
"""Of the bar, in design units: it lies between the rows of both sides at every scale."""
BAND = 86
"""With lines below its words."""


class Prompts:
    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.picked: list[int] = []
        self.amount: int | None = None  # the number chosen on a sheet
        self.half: str | None = None  # the first word of an answer of two, chosen on a sheet
        self.aside = False  # the sheet is put aside to look at the table
        self.offset = 0
        self.about: tuple[object, ...] | None = None
        self.sparing = Sparing(scene)
        self.asked_at = 0.0  # when the question came up, by the stage's clock

    def renew(self, now: Legal) -> None:
        """Forget half-made choices when the question has changed."""
        about = (now.kind, now.source, tuple(now.answers[:40])) if now.mine else None
        if about != self.about:
            self.about = about
            self.asked_at = self.scene.stage.now()
            self.scene.refocus = now.mine
            self.picked, self.amount, self.half, self.aside, self.offset = [], None, None, False, 0

    @property
    def is_new(self) -> bool:
        """Has the question only just come up?"""
        return self.scene.legal.mine and self.scene.stage.now() - self.asked_at < SETTLES

    # picking

    def pick(self, card: int) -> None:
        """Choose a card: at once where one is asked for, else into the choice that is then confirmed."""
        now = self.scene.legal
        if now.most == now.least == 1 or (now.most == 1 and now.kind not in self.scene.game.asked):
            self.scene.hands.give(self.answer_for(now, [card]))
            return
        if card in self.picked:
            self.picked.remove(card)
        elif len(self.picked) < now.most:
            self.picked.append(card)
        elif now.most == 1:
            self.picked = [card]
        self.scene.stage.touch()

    @staticmethod
    def answer_for(now: Legal, chosen: list[int]) -> Answer:
        """The listed answer with those cards; the order within it is the engine's."""
        wanted = set(chosen)
        for answer in now.answers:
            if answer[0] == "pick" and set(answer[1:]) == wanted:
                return answer
        return ("pick", *(sorted(chosen, key=now.order.index) if wanted <= set(now.order) else sorted(chosen)))

    @property
    def enough(self) -> bool:
        return self.scene.legal.least <= len(self.picked) <= self.scene.legal.most

    def confirm(self) -> None:
        self.scene.hands.give(self.answer_for(self.scene.legal, self.picked))

    @property
    def question(self) -> Question | None:
        """What is asked in a way of the game's own, on the table itself."""
        now = self.scene.legal
        build = self.scene.game.asked.get(now.kind) if now.mine else None
        return build(sheets.Desk(self.scene)) if build else None

    # the tree

    def add(self, root: Node) -> None:
        now = self.scene.legal
        if not now.mine:
            if not self.scene.result:
                root.add(_bar(self.scene, self._waiting(), []))
            return
        question = self.question
        if question is not None:
            if question.cards:
                root.add(questions.shelf(self.scene, question))
            root.add(_bar(self.scene, question.words, list(question.choices), question.note))
            return
        if self._on_sheet(now):
            if self.aside:
                root.add(
                    _bar(
                        self.scene,
                        self.scene.ui.say("prompt-aside"),
                        [Choice("show", self.scene.ui.say("prompt-show"), self.toggle, "main")],
                    )
                )
            else:
                sheets.add(self.scene, root)
            return
        words, buttons = self._bar_of(now)
        words = self.scene.clock.words(self.scene, words)
        root.add(_bar(self.scene, words, buttons, under=meaning.of(self.scene)))

    def first(self) -> str | None:
        """The key of the node that the keyboard should stand on when a question has just come up."""
        now = self.scene.legal
        if now.free and self.scene.hands.selected is not None:
            chosen = self.scene.hands.selected
            targets = sorted(now.targets_of(chosen), key=self.scene.is_player)
            beside = [verb.word for verb in (*now.of(chosen, aimed=False, beside=False), *now.of(chosen, beside=True))]
            return self._key(targets[0]) if targets else next(iter(beside), None)
        if now.kind == "place":
            return f"place-{now.places[0]}"
        if now.kind == "pay":
            return "confirm"
        question = self.question
        if question is not None:
            able = [choice for choice in question.choices if choice.enabled]
            keys = [choice.key for choice in able if choice.kind == "main" and not choice.number]
            keys += [*(offer.key for offer in question.offers), *(f"pick-{card}" for card in question.cards)]
            keys += [choice.key for choice in able]
            return next(iter(keys), None)
        if now.choosing and not self._on_sheet(now):
            return self._key(min(now.picks, key=self.scene.is_player))
        return None

    def _key(self, card: int) -> str:
        return f"player-{card}" if self.scene.is_player(card) else f"card-{card}"

    def toggle(self) -> None:
        self.aside = not self.aside
        self.scene.stage.touch()

    def _may(self, now: Legal) -> bool:
        """Is it yes or no about a card that everybody sees on the table?"""
        source = self.scene.view["entities"].get(now.source)
        seen = source is not None and source["zone"] in self.scene.in_play
        return seen and now.kind not in self.scene.game.sheets and set(now.answers) == sheets.YES_NO

    def _on_sheet(self, now: Legal) -> bool:
        if self._may(now):
            return False
        if now.kind in self.scene.game.sheets or not (now.free or now.picks or now.places or now.kind == "pay"):
            return True
        if now.places and self.scene.hands.ordered_row is None:
            return True
        if now.choosing:
            entities = self.scene.view["entities"]
            if now.picks <= {*self.scene.own_hand}:
                return False
            shown = {*self.scene.in_play, "seat"}
            return any(entities[card]["zone"] not in shown for card in now.picks if card in entities)
        return False

    def _waiting(self) -> str:
        scene = self.scene
        if scene.course.waits:
            seat = scene.play.asked_seat
            return scene.ui.say("prompt-thinking", name=scene.words.said(seat if seat is not None else 1))
        return ""

    def _bar_of(self, now: Legal) -> tuple[str, list[Choice]]:
        scene, say = self.scene, self.scene.ui.say
        source = scene.words.entity(scene.view, now.source) if now.source is not None else ""
        cancel: list[Choice] = []
        if now.cancel:
            cancel = [Choice("cancel", say("cancel"), lambda: self._cancel())]
        if now.kind == "place":
            return say("prompt-place", card=source), cancel
        if self._may(now):
            yes = Choice("yes", say("may-yes"), self._giver(("yes",)), "main")
            return say("prompt-may", card=source), [yes, Choice("no", say("may-no"), self._giver(("no",)))]
        if now.choosing:
            name = "prompt-target" if source else "prompt-choose"
            own = f"prompt-{now.kind}"
            if source and now.locked and now.most == 1:
                own = "prompt-target-next"
            elif source and say.has(f"{own}-for"):
                own = f"{own}-for"
            words = say(own if say.has(own) else name, card=source, count=now.most)
            if now.most > 1:
                cancel.insert(0, Choice("confirm", say("confirm"), self.confirm, "main", self.enough))
            elif now.least == 0:
                cancel.insert(0, Choice("none", say("pick-none"), lambda: self._none()))
            return words, cancel
        if now.kind == "pay":
            why = self.sparing.words()
            words = say("prompt-pay-so", card=source, why=why) if why else say("prompt-pay", card=source)
            return words, [Choice("confirm", say("pay-confirm"), self._pay, "main"), *cancel]
        return self._act_bar(now)

    def _act_bar(self, now: Legal) -> tuple[str, list[Choice]]:
        scene, say = self.scene, self.scene.ui.say
        chosen = scene.hands.selected
        if scene.hands.dragged is not None:
            return "", []
        if chosen is None:
            own = meaning.name_of(now)
            others = [Choice(sheets.key_of(way), scene.words.answer(way), self._giver(way)) for way in now.others]
            if scene.asking.is_window(scene):
                others.append(Choice("close-window", say("window-close"), lambda: self._close_window()))
                others.append(Choice("windows-off", say("windows-off"), lambda: scene.asking.put_off(scene)))
            return meaning.window(scene, own), others
        name = scene.words.entity(scene.view, chosen)
        buttons: list[Choice] = []
        beside = now.of(chosen, beside=True)
        simple = now.of(chosen, aimed=False, beside=False)
        if beside or any(len(now.ways(verb, chosen)) > 1 for verb in simple):
            for verb in (*simple, *beside):
                buttons += self._ways(verb, chosen)
        buttons.append(Choice("cancel", say("cancel"), lambda: scene.hands.select(None)))
        who = scene.words.who(chosen) if scene.is_player(chosen) else "other"
        meant = [*now.of(chosen, aimed=True), *beside, *simple]
        return say(meant[0].prompt, card=name, who=who) if meant else "", buttons

    def _ways(self, verb: Verb, card: int) -> list[Choice]:
        """A button for doing `verb` with `card`, or for each of the abilities that it may mean."""
        words, ways = self.scene.ui.say.of("act", verb.word), self.scene.legal.ways(verb, card)
        if len(ways) == 1:
            return [Choice(verb.word, words, self._doer(verb, card), "main")]
        return [Choice(sheets.key_of(way), f"{words} {way[2] + 1}", self._giver(way)) for way in ways]

    def _giver(self, answer: Answer) -> Act:
        return lambda: self.scene.hands.give(answer)

    def _close_window(self) -> None:
        self.scene.asking.close(self.scene)

    def _none(self) -> None:
        self.scene.hands.give(("pick",))

    def _doer(self, verb: Verb, card: int) -> Act:
        return lambda: self.scene.hands.do(verb, card)

    def _cancel(self) -> None:
        self.scene.hands.give(("cancel",))

    def _pay(self) -> None:
        paid = self.scene.hands.proposal()
        if paid:
            self.scene.hands.give(paid)


def _bar(scene: MatchScene, words: str, buttons: list[Choice], note: str = "", under: str = "") -> Node:
    """One line in the middle of the table, with its buttons to the right, and smaller lines below it where they fit."""
    ui = scene.ui
    if not words and not buttons:
        return Node("group", "prompt", Rect(0, 0, 0, 0))
    px = ui.s(24)
    high = min(ui.s(54), ui.u(HIGHEST))
    gap, pad = ui.s(12), ui.s(48)
    widths = [_width(ui, choice, high) for choice in buttons]
    leads = [text.measure(choice.before, px)[0] + 2 * gap if choice.before else 0 for choice in buttons]
    room = ui.u(scene.room.prompt[2]) - gap * len(widths) - pad
    if sum(widths) + sum(leads) > room * 0.75:
        part = room * 0.75 / (sum(widths) + sum(leads))
        widths = [round(width * part) for width in widths]
        leads = [round(lead * part) for lead in leads]
    taken = sum(widths) + sum(leads)
    most = room - taken - ui.s(12)
    wide = min(most, text.measure(words, px)[0]) if words else 0
    middle = ui.rect(poses.MIDDLE, scene.room.prompt_y, 0, 0)
    deep = high + min(ui.s(14), ui.u(14))
    lines = _lines(ui, under, most, ui.u(BAND) - round(px * text.LINE) - ui.u(10)) if words and under else None
    if lines is not None:
        wide = max(wide, lines.get_width())
        deep = max(deep, round(px * text.LINE) + lines.get_height() + ui.u(10))
    total = wide + taken + gap * len(widths) + pad
    box = Rect(0, 0, total, deep)
    box.center = middle.topleft
    starts, x = [], box.x + ui.s(24) + wide + gap
    for lead, width in zip(leads, widths, strict=True):
        starts.append(x + lead)
        x += lead + width + gap

    def paint(surface: Surface, node: Node) -> None:
        theme.panel(surface, ui, node.rect, 240, 18)
        said = [(words, node.rect.x + ui.s(24), wide)]
        said += [(choice.before, start - lead + gap, lead - 2 * gap)
                 for choice, lead, start in zip(buttons, leads, starts, strict=True)]  # fmt: skip
        for part, left, most in said:
            if part:
                drawn = text.fit(part, px, ui.look.ink, max(10, most + 2), least=0.6)
                y = node.rect.centery - (lines.get_height() // 2 if lines is not None and part is words else 0)
                surface.blit(drawn, drawn.get_rect(midleft=(left, y)))
        if lines is not None:
            y = node.rect.centery + (round(px * text.LINE) - lines.get_height()) // 2
            surface.blit(lines, (node.rect.x + ui.s(24), y))

    bar = Node("prompt", "prompt", box, name=" ".join(filter(None, [words, *(choice.before for choice in buttons)])),
               value=under, hint=note or (under if lines is None else ""), paint=paint)  # fmt: skip
    for choice, start, width in zip(buttons, starts, widths, strict=True):
        rect = Rect(start, box.centery - high // 2, width, high)
        made = widgets.button(
            ui, choice.key, choice.words, rect, choice.act, choice.kind,  # type: ignore[arg-type]
            choice.hint, enabled=choice.enabled,
        )  # fmt: skip
        if choice.number:
            made.paint = questions.stack(scene, choice)
        bar.add(made)
    return bar


def _lines(ui: theme.Ui, under: str, wide: int, high: int) -> Surface | None:
    """`under` in small letters, in as little width as it needs, of at most `wide`; None where there is no room."""
    px = max(12, ui.s(18))
    one = round(text.measure(under.replace("**", ""), px, bold="**" in under)[0] * 1.05) + px
    wide = one if one <= wide else min(wide, max(wide // 2, one // 2 + px * 4))
    if wide <= 0 or text.rich_px(under, px, wide, "body", high) < 11:
        return None
    return text.rich(under, px, ui.look.quiet, wide, "body", high)


def _width(ui: theme.Ui, choice: Choice, high: int) -> int:
    return high if choice.number else text.measure(choice.words, ui.s(theme.BODY), bold=True)[0] + ui.s(44)
