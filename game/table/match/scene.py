"""The scene of a match: what a person asks for, the tree, and the input, on the record of the table that runs."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.table import flagging, tree, window
from game.table.editing.sheet import sheet as edited
from game.table.editing.watch import Edits
from game.table.flagging import Flagging
from game.table.glossary import scene as glossary
from game.table.match import (
    acting,
    advice,
    aim,
    controls,
    course,
    described,
    dragging,
    ending,
    foresight,
    intents,
    keys,
    painter,
    parts,
    paying,
    places,
    plan,
    prompts,
    questions,
    standpoint,
    stops,
    topline,
    unveiling,
    versus,
    windows,
    zoom,
)
from game.table.match.hints import Hints
from game.table.match.intents import Deed, Give, Intent
from game.table.match.record import Over, entity_of, meant
from game.table.match.running import Running
from game.table.playing.session import HUMAN, Play
from game.table.stage import Stage
from game.table.tree import Node
from game.table.widgets import tooltip

AROUND = 26  # design units about the tip of the pointer that its words leave free
AFTER = frozenset((Deed.REMATCH, Deed.OTHER_DECKS, Deed.WATCH, Deed.LOOK_BACK, Deed.LOOK_AT_TABLE, Deed.LEAVE))
"""What can be done after a match, but not in the first moment."""


class MatchScene(Running):
    name = "match"
    follows_cards = False
    right_cancels = True

    def __init__(
        self,
        stage: Stage,
        play: Play,
        names: tuple[str, ...],
        decks: tuple[str, ...],
        again: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(stage, play, names, decks)
        self.again = again
        self.watch: Callable[[], None] | None = None
        """Shows this match once more from its beginning, where it has a file."""
        self.look_back: Callable[[], None] | None = None
        """Looks back at it, where it has one."""
        self.adviser, self.hints, self.edits = advice.Adviser(), Hints(stage, play), Edits(stage, play.match)
        self.sheet: Flagging | None = None
        """What is being written lies over everything and takes the keys."""
        self._deeds: dict[Deed, Callable[[], object]] = {
            Deed.END_TURN: self.end_turn, Deed.UNDO: self.undo, Deed.CONCEDE: self.concede, Deed.LOG: self.toggle_log,
            Deed.MENU: self.open_menu, Deed.HELP: lambda: self._toggle("help"), Deed.GLOSSARY: self.open_glossary,
            Deed.CHART: lambda: self._toggle("chart"), Deed.FLAG: self.flag, Deed.SETTINGS: self.open_settings,
            Deed.WORKSHOP: self.to_workshop, Deed.CLOSE: self.cancel, Deed.ADVISE: self.advise,
            Deed.RECALL: self.recall, Deed.WINDOWS: self._ask_otherwise,
            Deed.REST: lambda: self._rest(to_own_turn=False), Deed.REST_TO_TURN: lambda: self._rest(to_own_turn=True),
            Deed.WAIT: self.wait, Deed.DRAW: self.offer_draw, Deed.WINDOWS_OFF: self._windows_off,
            Deed.CLOSE_WINDOW: self._close_window, Deed.UNCOVER: self.uncover, Deed.SKIP_VERSUS: self.skip_versus,
            Deed.LOOK_AT_TABLE: self._look_at_table, Deed.LEAVE: self.leave_match, Deed.QUIT: stage.quit,
            Deed.REMATCH: self.rematch, Deed.OTHER_DECKS: self._other_decks,
            Deed.WATCH: lambda: self.watch and self.watch(),
            Deed.LOOK_BACK: lambda: self.look_back and self.look_back(),
        }  # fmt: skip
        self.restart()

    def enter(self) -> None:
        decks = " – ".join(name for seat in range(len(self.play.seats)) if (name := self.table.deck_name(seat)))
        game = self.ui.say("game-name")
        title = self.ui.say("window-title", game=game, decks=decks) if decks else game
        window.dress(title, *self.table.game.sign)
        self.stage.sound.ambience = self.table.game.sounds.ambience
        self.stage.touch()

    def leave(self) -> None:
        super().leave()
        self.adviser.stop()

    def update(self, dt: float) -> bool:
        told = self.edits.update(dt)
        if self.adviser.update(self.table, self.play, self.ui):
            self.stage.touch()
        return told if self.edits.open else self._advance(dt) or told

    # what a person asks for

    def do(self, intent: Intent) -> None:
        """Do what a node of the tree or a key asks for."""
        if isinstance(intent, Deed):
            if not (self.table.result and intent in AFTER and ending.is_deaf(self.table)):
                self._deeds[intent]()
        elif isinstance(intent, intents.Level):
            self.change_level(intent.seat, intent.level)
        elif isinstance(intent, intents.Stop):
            self._stop(intent.phase)
        elif isinstance(intent, intents.AskFor):
            self._ask_for(intent.card)
        elif (reason := parts.why_not(self.table, self.play, intent)) is not None:
            self.stage.sound.ask("refused")
            self.stage.tell(self.table.words.reason(self.table.view, reason), self.stage.pointer)
        else:
            asked = acting.after(self.table, intent)
            course.draft(self.table, self.play)
            if isinstance(asked, Give):
                self.give(asked.answer, asked.plan)
            elif asked is not None:
                self.stage.tell(self.ui.say(asked))
            if isinstance(intent, intents.Pick | intents.Spend):  # what is picked or used lies beside its pile
                self.table.used = paying.uses(self.table, self.play)
                places.settle(self.table, self.play)
            if isinstance(intent, intents.Select):
                self.stage.sound.ask("lift" if intent.card is not None else "drop")
                self._refocus = intent.card is not None
        self.stage.touch()

    def open_menu(self) -> None:
        self.do(intents.Open("menu"))

    def _toggle(self, over: str) -> None:
        self.do(intents.Open("" if self.table.over == over else over))

    def to_workshop(self) -> None:
        """The position on the board of a designer; while the match is on the same button asks once more."""
        if self.play.match.result is None and self.table.sure != "workshop":
            self.table.sure = "workshop"
            return
        self.table.over = ""
        if self.play.match.result is None:
            self.play.match.note("workshop", seat=self.table.near)
        self.stage.doors.workshop(self.stage, self.play.match)

    def open_glossary(self) -> None:
        """The words of the card that is looked at and of what is asked first; the list of keys lies behind it."""
        legal = self.table.legal
        glossary.open_at(self.stage, legal.kind if legal.mine else "", lambda: self._toggle("help"))

    def toggle_log(self) -> None:
        self.table.log.open = not self.table.log.open
        self.table.log.offset = None
        if self.table.log.open and self.stage.keyboard:  # what opened it lies under it
            self.stage.focus = "log-close"
        self.stage.touch()

    def flag(self) -> None:
        """Say something of this moment for whoever designs the game."""
        self.table.over = ""
        self.sheet = Flagging(self.stage, self.plant, self.put_away)
        self.stage.touch()

    def plant(self, kind: str, words: str) -> None:
        flagging.plant(self.stage, self.play.match, kind, words, self.table.near)

    def put_away(self) -> None:
        self.sheet = None
        self.stage.touch()

    def open_settings(self) -> None:
        self.table.over = ""
        self.stage.doors.settings(self.stage)

    def advise(self) -> None:
        """Ask for a hint, or put away the one that is shown."""
        if not self.adviser.toggle(self.table, self.play):
            self.stage.tell(self.ui.say("advice-not-now"))
        self.stage.touch()

    def _ask_otherwise(self) -> None:
        """In every window, where it may matter, or no more this turn: the next of these, or of the first and last."""
        settings = self.stage.settings
        if windows.is_off(self.table):
            windows.ask(self.table)
            settings.asks_always = True
            settings.save()
        elif settings.asks_always and self.table.game.asks:
            settings.asks_always = False
            settings.save()
        else:
            self._windows_off()

    def _rest(self, to_own_turn: bool) -> None:
        """Pass in windows from now on; of the own turn nothing more is done, where that is what is waited for."""
        if not self.table.game.asks or self.play.covered:
            return
        windows.rest(self.table, to_own_turn)
        self.stage.tell(self.ui.say("rests-to-turn" if to_own_turn else "rests"))
        if to_own_turn and not windows.is_open(self.table):
            self.end_turn()
        self._close_window()

    def offer_draw(self) -> None:
        """Offer a draw, or take the one that is offered."""
        ended = self.play.offer_draw()
        self.stage.tell(self.ui.say("draw-agreed" if ended else "draw-offered"))
        self.restart()

    def wait(self) -> None:
        """Go back to the window that was passed without asking, or, where something hidden was shown since, be asked
        now."""
        if not windows.can_wait(self.table, self.play):
            return
        dragging.cancel(self.table, self.play)
        self.table.motion.finish()
        goes_back = self.play.wait(self.table.passed.pop(self.play.viewer))
        self.table.rests.pop(self.table.near, None)
        self.table.awaited = True
        self.restart()
        self.stage.tell(self.ui.say("waited" if goes_back else "waited-now"))

    def _stop(self, phase: str) -> None:
        settings, game = self.stage.settings, self.table.view["game"]
        settings.stops[game] = stops.pressed(settings.stops.get(game, []), phase)
        settings.save()

    def _ask_for(self, card: str) -> None:
        settings, game = self.stage.settings, self.table.view["game"]
        way = windows.next_way(self.table, card)
        others = {other: now for other, now in settings.asked.get(game, {}).items() if other != card}
        settings.asked[game] = others | ({card: way} if way else {})
        settings.save()
        self.stage.tell(self.ui.say(f"asked-{way or 'usual'}", card=self.table.words.card(card)))
        self._read()  # the window that is open stays so until it is answered
        self.stage.touch()

    def _windows_off(self) -> None:
        windows.put_off(self.table)
        self._close_window()

    def _close_window(self) -> None:
        closing = windows.closing(self.table)
        if closing is not None:
            self.give(closing)

    def _look_at_table(self) -> None:
        self.table.ending.hidden = not self.table.ending.hidden

    def _other_decks(self) -> None:
        """The set-up of the same game, as it was left."""
        self.leave_match()
        self.stage.doors.set_up(self.stage, "hotseat" if self.play.seats.count(HUMAN) > 1 else "computer")

    def leave_match(self) -> None:
        self.stage.doors.title(self.stage)

    def rematch(self) -> None:
        if self.again:
            self.again()

    def cancel(self) -> None:
        table = self.table
        if table.versus:
            self.skip_versus()
        elif self.edits.open:
            self.edits.close()
        elif self.sheet is not None:
            self.put_away()
        elif table.over:
            table.over = ""
        elif self.play.covered:
            self.open_menu()
        elif table.log.open:
            self.toggle_log()
        elif table.selected is not None:
            self.do(intents.Select(None))
        elif table.choice.half is not None:
            self.do(intents.Half(None))
        elif table.choice.given:
            self.do(intents.Anew())
        elif table.legal.mine and table.legal.cancel:
            self.give(("cancel",))
        else:
            self.open_menu()
        self.stage.touch()

    # the tree

    def build(self) -> Node:
        table = self.table
        self._read()
        found = self._room()
        if found != table.room:
            table.room = found
            places.settle(table, self.play, quick=True)
        root = described.tree(table, self.play, self.ui, self.do, lambda: self.stage.attention,
                              self.can_concede, self._able())  # fmt: skip
        unveiling.asked(table, root)
        if not self.play.covered:
            root.paint = self._paint_below
        if self.sheet is not None:
            root.add(self.sheet.sheet())
        if self.edits.open:
            root.add(edited(self.edits))
        if table.versus:
            root.add(versus.node(table, self.play, self.ui, self.do))
        hint = advice.node(table, self.ui, self.do) if self.sheet is None else None
        if hint is not None and not self.edits.open:
            topline.rest_log(root)
            root.add(hint)
        elif not self.edits.open:
            self.hints.add(table, root, bool(table.over) or self.sheet is not None)
        self._place_focus(root)
        return root

    def _paint_below(self, surface: Surface, node: Node) -> None:
        if not versus.hides(self.table.versus):
            self.ground.paint(self.table, self.ui, surface)

    def _able(self) -> set[Deed]:
        """What can be done after this match."""
        found = {Deed.REMATCH: self.again, Deed.OTHER_DECKS: self.again, Deed.WATCH: self.watch}
        return {deed for deed, act in {**found, Deed.LOOK_BACK: self.look_back}.items() if act is not None}

    def _place_focus(self, root: Node) -> None:
        """When a question has just come up, take the keyboard's focus to what answers it."""
        if not self._refocus:
            return
        self._refocus = False
        if self.stage.keyboard and self.table.legal.mine:
            top, focus = tree.reachable(root), self.stage.focus
            wanted = standpoint.answering(self.table, top, questions.asked(self.desk))
            if wanted is None and not standpoint.holds(top, focus):
                wanted = standpoint.first_stop(self.table, root, questions.asked(self.desk))
            self.stage.focus = wanted or focus

    def first_stop(self) -> str | None:
        return standpoint.first_stop(self.table, self.stage.root, questions.asked(self.desk))

    @property
    def meant(self) -> Over:
        """What is meant by it: while a card is dragged, what it is held over."""
        return foresight.looked_at(self.table, self.stage.attention)

    def paint_over(self, surface: Surface) -> None:
        if self.play.covered:
            return
        table, play, ui, stage = self.table, self.play, self.ui, self.stage
        node = stage.attention
        painter.shake(table, ui, surface)
        advice.paint(table, ui, surface)
        pointer = None if stage.keyboard else stage.pointer
        painter.paint_held(table, play, ui, surface, node, pointer, stage.root)
        card = self.focus_rect(node) if node is not None else Rect(0, 0, 0, 0)
        if not (table.over or self.edits.open or self.sheet is not None):  # a sheet would be covered by it
            foresight.paint(table, play, ui, stage.root, surface, node, card)
        self._paint_reason(surface)
        if node is not None and self.says_hint(node):
            zoom.paint(table, ui, stage.root, surface, node)

    def _paint_reason(self, surface: Surface) -> None:
        """At the tip of the pointer, why it can't be let go or aimed there."""
        drag = self.table.drag
        if (drag is None and (self.stage.keyboard or self.stage.dragging)) or (drag is not None and not drag.out):
            return
        words = aim.why_not(self.table, self.play, entity_of(self.meant))
        if words:
            around = self.ui.u(AROUND)
            x, y = drag.pointer if drag is not None else self.stage.pointer
            tip = Rect(x - around, y - around, 2 * around, 2 * around)
            tooltip(surface, self.ui, words, tip, self.ui.look.warn)

    def says_hint(self, node: Node) -> bool:
        return zoom.shows(self.table, self.play, node, self.stage.rest)

    def focus_rect(self, node: Node) -> Rect:
        return places.seen(self.table, self.ui, node)

    # input

    @property
    def follows_pointer(self) -> bool:
        found = aim.of(self.table, self.play)
        return found.targets is not None and found.source is not None

    def can_drag(self, node: Node) -> bool:
        return not self.table.over and dragging.can_drag(self.table, meant(node))

    def drag_begin(self, node: Node, pos: tuple[int, int]) -> None:
        self.stage.sound.ask("lift")
        dragging.start(self.table, self.play, self.ui, meant(node), pos)
        self.stage.touch()

    def drag_move(self, pos: tuple[int, int], over: Node | None) -> None:
        if dragging.move(self.table, self.play, self.ui, pos, meant(over)):
            self.stage.touch()

    def drag_end(self, pos: tuple[int, int], over: Node | None) -> None:
        if self.table.drag is None:
            return
        asked = dragging.end(self.table, self.play, meant(over))
        self.stage.sound.ask("drop")
        if isinstance(asked, str):
            self.stage.sound.ask("refused")
            self.stage.tell(asked, pos)
        elif asked is not None:
            self.do(asked)
        places.settle(self.table, self.play)

    def drag_cancel(self) -> None:
        dragging.cancel(self.table, self.play)

    def takes(self, event: pygame.Event) -> bool:
        table = self.table
        if table.versus:
            self.skip_versus()
            return True
        if self.edits.open:
            return self.edits.takes(event)
        if self.sheet is not None:
            return self.sheet.takes(event)
        waiting = not table.legal.mine and not table.over and not self.play.covered and not self.result
        if event.key == keys.SKIP and waiting:
            self.skip()
            return True
        return False

    def takes_press(self, node: Node) -> bool:
        """Not the first moment of a new question: the second click of a double click was not meant for it."""
        free = bool(self.table.over) or not prompts.is_new(self.table, self.stage.now())
        return free or node.key in controls.ALWAYS or node.role == "log-line"

    def takes_down(self, node: Node | None) -> bool:
        """A press while a fight is shown takes it to its end; what is always there is pressed as usual."""
        table = self.table
        shown = table.clash is not None and table.motion.busy and not table.over and self.sheet is None
        if not shown or self.edits.open or (node is not None and node.key in controls.ALWAYS):
            return False
        table.motion.finish()
        self.refresh()
        return True

    def pressed_in_vain(self, node: Node) -> None:
        """Say at the pointer why `node` does nothing."""
        words = aim.why_not(self.table, self.play, entity_of(meant(node)))
        words = words or (node.hint if "dimmed" in node.flags else "")
        if words:
            self.stage.sound.ask("refused")
            self.stage.tell(words, None if self.stage.keyboard else self.stage.pointer)

    def key_up(self, event: pygame.Event) -> None:
        if event.key == keys.LOOK:
            self.table.looking = False
            self.stage.touch()
        elif event.key == keys.HOLD and self.table.holds:
            self.table.holds = False
            self.refresh()

    def key(self, event: pygame.Event) -> bool:
        table, play, code = self.table, self.play, event.key
        if code in keys.SPEEDS:
            return not table.over and not play.covered and self._pace(keys.SPEEDS[code])
        if code in keys.ENTER or code == keys.AGAIN:
            return not play.covered and not table.over and self._confirm(code)
        if not keys.works(table, play, code):
            return False
        if code == keys.MUTE:
            return self._mute()
        if code == keys.LOOK:
            table.looking = True
            return True
        if code == keys.HOLD and table.game.asks:
            table.holds = True
            return True
        if code == keys.SKIP:
            if not table.legal.mine:
                self.skip()
            return True
        if code == keys.PLANS and plan.next_of(table, play) is None:
            self.stage.tell(self.ui.say("plan-none"))
        if code == keys.END and self._confirm_forward():
            return True
        asked = keys.intent(table, play, code, meant(self.stage.attention))
        if asked is not None:
            self.do(asked)
        return asked is not None or code == keys.PILES

    def _confirm(self, code: int) -> bool:
        """Enter without a focus: the main button of what is asked, if there is one; at the end another match."""
        top = tree.reachable(self.stage.fresh())
        found = next((node for key in keys.MAIN if (node := tree.find(top, key)) and node.enabled), None)
        if code in keys.ENTER and found and self.takes_press(found) and found.act():
            return True
        if not self.result or not self.again:
            return False
        self.do(Deed.REMATCH)
        return True

    def _confirm_forward(self) -> bool:
        """Confirm what was put forward on the table, wherever the focus is, or say why it can't be yet; False where
        nothing is put forward."""
        asked = self.table.legal.mine and aim.is_put_forward(self.table)
        node = tree.find(tree.reachable(self.stage.fresh()), "confirm") if asked else None
        if node is None or not self.takes_press(node):
            return False
        if not node.enabled:
            self.stage.tell(node.hint)
        return not node.enabled or node.act()

    def _mute(self) -> bool:
        settings = self.stage.settings
        settings.sound_on = not settings.sound_on
        settings.save()
        self.stage.tell(self.ui.say("told-sound", on="yes" if settings.sound_on else "no"))
        return True

    def _pace(self, speed: int) -> bool:
        settings = self.stage.settings
        settings.speed = speed
        settings.save()
        self.stage.tell(self.ui.say("told-speed", speed=self.ui.say("settings-speed-value", speed=speed)))
        return True
