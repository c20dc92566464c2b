"""The scene of a match: owns the record of the table, the session and the stage, and calls the functions on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect, Surface

from game.table import flagging, tree, window
from game.table.editing.watch import Edits
from game.table.flagging import Flagging
from game.table.glossary import scene as glossary
from game.table.match import (
    acting,
    advice,
    aim,
    clock,
    controls,
    course,
    described,
    dragging,
    ending,
    foresight,
    intents,
    keys,
    painter,
    places,
    plan,
    poses,
    prompts,
    questions,
    recall,
    sheets,
    standpoint,
    versus,
    windows,
    zoom,
)
from game.table.match.ground import Ground
from game.table.match.intents import Deed, Give, Intent
from game.table.match.record import Over, entity_of, meant
from game.table.match.room import room
from game.table.match.session import HUMAN, Play
from game.table.match.words import Words
from game.table.sound.score import Score
from game.table.stage import Scene, Stage
from game.table.teaching import panel
from game.table.teaching.hints import Hints
from game.table.tree import Node
from game.table.widgets import tooltip

RESULT_SHOWN = 7.0  # seconds, in a demonstration
AROUND = 26  # design units about the tip of the pointer that its words leave free
AFTER = frozenset((Deed.REMATCH, Deed.OTHER_DECKS, Deed.WATCH, Deed.LOOK_BACK, Deed.LOOK_AT_TABLE, Deed.LEAVE))
"""What can be done after a match, but not in the first moment."""


class MatchScene(Scene):
    name = "match"
    follows_cards = False
    right_cancels = True
    upper_edge = False
    """Is something said at the upper edge all the time, so that no card may move there at a larger scale?"""

    def __init__(
        self,
        stage: Stage,
        play: Play,
        names: tuple[str, ...],
        decks: tuple[str, ...],
        again: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(stage)
        self.play = play
        self.table = course.laid(play, Words(stage.say, stage.library, names), decks, self._room())
        self.again = again
        self.watch: Callable[[], None] | None = None
        """Shows this match once more from its beginning, where it has a file."""
        self.look_back: Callable[[], None] | None = None
        """Looks back at it, where it has one."""
        self.after: Callable[[], None] | None = None
        """What follows the end without being asked, in a demonstration."""
        self._shown_result = 0.0
        self.ground, self.ahead = Ground(), painter.Ahead()
        self.score, self.adviser = Score(stage.sound), advice.Adviser()
        self.hints, self.edits = Hints(stage, play), Edits(stage, play.match)
        self.sheet: Flagging | None = None
        """What is being written lies over everything and takes the keys."""
        self._refocus = False
        self._trouble: tuple[str | None, str] = (None, "")
        """What was last said about saving, and about the computer's thinking."""
        self._deeds: dict[Deed, Callable[[], object]] = {
            Deed.END_TURN: self.end_turn, Deed.UNDO: self.undo, Deed.CONCEDE: self.concede, Deed.LOG: self.toggle_log,
            Deed.MENU: self.open_menu, Deed.HELP: lambda: self._toggle("help"), Deed.GLOSSARY: self.open_glossary,
            Deed.CHART: lambda: self._toggle("chart"), Deed.FLAG: self.flag, Deed.SETTINGS: self.open_settings,
            Deed.WORKSHOP: self.to_workshop, Deed.CLOSE: self.cancel, Deed.ADVISE: self.advise,
            Deed.RECALL: self.recall, Deed.WINDOWS: self._toggle_windows, Deed.WINDOWS_OFF: self._windows_off,
            Deed.CLOSE_WINDOW: self._close_window, Deed.UNCOVER: self.uncover, Deed.SKIP_VERSUS: self.skip_versus,
            Deed.LOOK_AT_TABLE: self._look_at_table, Deed.LEAVE: self.leave_match, Deed.QUIT: stage.quit,
            Deed.REMATCH: self.rematch, Deed.OTHER_DECKS: self._other_decks,
            Deed.WATCH: lambda: self.watch and self.watch(),
            Deed.LOOK_BACK: lambda: self.look_back and self.look_back(),
        }  # fmt: skip
        self.restart()

    def _room(self) -> Any:
        return room(self.play.table.layout(len(self.play.seats)), self.ui.scale, self.upper_edge)

    @property
    def result(self) -> dict[str, Any] | None:
        """How the match ended, once all of it has been shown."""
        return self.play.match.result if self.play.caught_up and not self.table.motion.busy else None

    @property
    def ended(self) -> dict[str, Any] | None:
        """The same, for faces and banner."""
        return self.result

    def enter(self) -> None:
        decks = " – ".join(name for seat in range(len(self.play.seats)) if (name := self.table.deck_name(seat)))
        game = self.ui.say("game-name")
        title = self.ui.say("window-title", game=game, decks=decks) if decks else game
        window.dress(title, *self.table.game.sign)
        self.stage.sound.ambience = self.table.game.sounds.ambience
        self.stage.touch()

    def leave(self) -> None:
        self.stage.sound.ambience = ""
        self.play.stop()
        self.adviser.stop()

    # the course

    def restart(self) -> None:
        """Put the position on the table as it stands, without movement."""
        self._read()
        course.restart(self.table, self.play)
        self.refresh()

    def refresh(self) -> None:
        """Read anew what may be answered."""
        if course.refresh(self.table, self.play, self.stage.now()):
            self._refocus = self.table.legal.mine
        self._read()
        self.score.refreshed(self.table, self.play)
        self.stage.touch()

    def _read(self) -> None:
        """Take over into the record what the settings say and whether the match is over."""
        self.table.motion.reduced = self.stage.settings.reduced_motion
        self.table.result, self.table.ended = self.result, self.ended

    def answered(self) -> None:
        """An answer was given: begin to show what came of it."""
        self.table.course.hurry = False
        self.next_step()
        self.refresh()
        trouble = self.play.match.trouble
        if trouble and trouble != self._trouble[0]:
            self.stage.tell(self.ui.say("match-not-saved"))
        self._trouble = trouble, self._trouble[1]

    def next_step(self) -> None:
        course.next_step(self.table, self.play, self.score, at_once=self.stage.settings.speed == 0)
        self.stage.touch()

    def give(self, answer: Any, plan: Any = intents.PAID) -> bool:
        """Answer, then everything that the plan already answers; a refusal is said."""
        asked = Give(answer, plan._replace(pays=not self.stage.settings.confirm_payment))
        if foresight.warns(self.table, self.play, asked):
            self.stage.tell(self.ui.say("warn-fatal"))
            return False
        reason = course.give(self.table, self.play, asked, self.stage.settings.by_itself)
        if reason is not None:
            self.refuse(reason)
            return False
        self.answered()
        return True

    def refuse(self, reason: Any) -> None:
        self.stage.sound.ask("refused")
        self.stage.tell(self.table.words.reason(self.table.view, reason), self.stage.pointer)
        places.settle(self.table, self.play)
        self.refresh()

    def update(self, dt: float) -> bool:
        told = self.edits.update(dt)
        if self.adviser.update(self.table, self.play):
            self.stage.touch()
        return told if self.edits.open else self._advance(dt) or told

    def _advance(self, dt: float) -> bool:
        table, play = self.table, self.play
        self._read()
        play.ask_ahead()
        if table.versus:
            table.versus = max(0.0, table.versus - dt)
            if not table.versus:
                self.skip_versus()
            return True
        busy = table.motion.busy
        moved = self._move(dt, dt * (self.stage.settings.speed or 8))
        if course.part(table, play, meant(self.pointed())):
            self.stage.dirty = True
        if busy and not table.motion.busy:
            self.refresh()
        if not table.motion.busy and table.over != "menu" and not play.covered:
            self._tick(dt)
            self._go_on(dt * (self.stage.settings.speed or 8))
        table.course.thought += dt
        self._say_trouble()
        if self.after is not None and self.result:
            self._shown_result += dt
            if self._shown_result > RESULT_SHOWN:
                self.after()
        if not moved and not self.stage.dirty and not play.covered and self.stage.rest >= painter.IDLE:
            self.ahead.prepare(table, self.ui)
        return moved

    def _move(self, dt: float, quick: float) -> bool:
        """Let everything that moves go on, by `dt` seconds and by `quick` what goes at the speed that is set."""
        table = self.table
        moves = [
            table.motion.update(quick),
            table.flips.update(quick),
            painter.update(table, dt),
            table.presence.update(course.vessels(table), table.motion.reduced, quick),
            self.ground.update(quick),
            ending.update(table, self.play.covered, dt),
            dragging.swing(table, self.ui, dt),
        ]
        if table.motion.begun:
            self.stage.touch()
        return any(moves)

    def _tick(self, dt: float) -> None:
        limit = self.play.match.time_limit if self.table.legal.mine else 0
        if clock.run(self.table, limit, dt):
            dragging.cancel(self.table, self.play)
            self.play.time_up()
            self.answered()
        elif clock.ticked(self.table, limit):
            self.stage.touch()

    def _go_on(self, dt: float) -> None:
        table, play = self.table, self.play
        if play.steps:
            self.next_step()
            if not table.motion.busy:
                self.refresh()
            return
        if play.needs_curtain():
            play.cover()
            self._curtain_closed()
            return
        given = course.by_itself(self.desk, self.stage.settings.by_itself)
        if given is not None and self.give(given.answer):
            return
        now = table.course
        now.pause = max(0.0, now.pause - dt)
        if play.people_asked:
            now.hurry = False
            play.think_ahead()
        if now.pause <= 0 and play.think():
            now.pause = 0.0 if now.hurry or not self.stage.settings.speed else course.PAUSE
            self.next_step()
            self.refresh()

    @property
    def waits(self) -> bool:
        """Is the computer waited for, for a while already and with nothing more to be seen meanwhile?"""
        return course.thinks(self.table, self.play) and self.table.course.thought >= course.LINGERS

    def _say_trouble(self) -> None:
        """Say what is wrong with the computer's thinking, and show whether it is waited for."""
        saving, thinking = self._trouble
        if self.play.trouble != thinking:
            self._trouble = saving, self.play.trouble
            if self.play.trouble:
                self.stage.tell(self.ui.say(f"match-thinking-{self.play.trouble}"))
        if not course.thinks(self.table, self.play):
            self.table.course.thought = 0.0
        if self.waits != self.table.course.waited:
            self.table.course.waited = self.waits
            self.stage.touch()

    def left_alone(self) -> None:
        """Several share the screen, and nobody looks at it just now."""
        self.table.looking = False
        play = self.play
        if play.hotseat and not play.covered and play.match.result is None:
            dragging.cancel(self.table, play)
            play.hide()
            self._curtain_closed()

    def _curtain_closed(self) -> None:
        self.table.over = self.stage.notice = ""
        self.table.selected = None
        self.restart()

    def skip(self) -> None:
        """Show at once what is being shown, up to the next own answer."""
        self.table.course.hurry = True
        self.table.motion.finish()
        self.refresh()

    # what a person asks for

    def do(self, intent: Intent) -> None:
        """Do what a node of the tree or a key asks for."""
        if isinstance(intent, Deed):
            if not (self.table.result and intent in AFTER and ending.is_deaf(self.table)):
                self._deeds[intent]()
        elif isinstance(intent, intents.Level):
            self.change_level(intent.seat, intent.level)
        else:
            asked = acting.after(self.table, intent)
            if isinstance(asked, Give):
                self.give(asked.answer, asked.plan)
            elif asked is not None:
                self.stage.tell(self.ui.say(asked))
            if isinstance(intent, intents.Select):
                self.stage.sound.ask("lift" if intent.card is not None else "drop")
                self._refocus = intent.card is not None
        self.stage.touch()

    def undo(self) -> None:
        if not self.play.caught_up or self.table.motion.busy:
            return
        reason = self.play.undo()
        if reason is not None:
            self.stage.tell(self.table.words.reason(self.table.view, reason))
        else:
            dragging.cancel(self.table, self.play)
            self.restart()

    def end_turn(self) -> None:
        """Do nothing more in this turn, or in this phase of it."""
        if self.table.legal.mine and self.table.legal.ending is not None:
            self.give(self.table.legal.ending)

    def open_menu(self) -> None:
        self.do(intents.Open("menu"))

    def _toggle(self, over: str) -> None:
        self.do(intents.Open("" if self.table.over == over else over))

    @property
    def can_concede(self) -> bool:
        """Only a person who sees the table, and is not out already, can give the match up."""
        seen = not self.play.covered and self.play.seats[self.table.near] == HUMAN
        return seen and self.play.match.why_not_concede(self.table.near) is None

    def concede(self) -> None:
        """Asks once more on the same button: this can't be taken back.

        Among several the others play on: people as before, computers alone without delay up to the result.
        """
        if self.table.sure != "concede":
            self.table.sure = "concede"
            return
        self.table.over = ""
        dragging.cancel(self.table, self.play)
        self.table.motion.finish()
        self.play.concede()
        self.restart()
        self.table.course.hurry = not self.play.people_left

    def change_level(self, seat: int, level: str) -> None:
        """The computer plays `seat` at that level from now on."""
        from game.kernel.errors import GameError

        try:
            self.play.change_level(seat, level)
        except GameError:
            self.stage.tell(self.ui.say("flag-full"))

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
        from game.table.scenes.options import Options

        self.table.over = ""
        self.stage.push(Options(self.stage))

    def advise(self) -> None:
        """Ask for a hint, or put away the one that is shown."""
        if not self.adviser.toggle(self.table, self.play):
            self.stage.tell(self.ui.say("advice-not-now"))
        self.stage.touch()

    def recall(self) -> None:
        """Show the last turn of the others once more."""
        reason = recall.why_not(self.table, self.play)
        if reason:
            self.stage.tell(self.ui.say(reason))
            return
        dragging.cancel(self.table, self.play)
        course.show_again(self.table, self.play)
        self.refresh()

    def _toggle_windows(self) -> None:
        if windows.is_off(self.table):
            windows.ask(self.table)
        else:
            self._windows_off()

    def _windows_off(self) -> None:
        windows.put_off(self.table)
        self._close_window()

    def _close_window(self) -> None:
        closing = windows.closing(self.table)
        if closing is not None:
            self.give(closing)

    def uncover(self) -> None:
        self.play.uncover()
        self.restart()

    def begin_versus(self) -> None:
        """Show who plays against whom; reduced motion, and playing at once, leave it out."""
        settings = self.stage.settings
        if not settings.reduced_motion and settings.speed:
            self.table.versus = versus.WHOLE
            self.stage.touch()

    def skip_versus(self) -> None:
        self.table.versus = 0.0
        self.refresh()

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
        elif table.legal.mine and table.legal.cancel:
            self.give(("cancel",))
        else:
            self.open_menu()
        self.stage.touch()

    # the tree

    @property
    def desk(self) -> sheets.Desk:
        return sheets.Desk(self.table, self.ui, self.do)

    def build(self) -> Node:
        table = self.table
        self._read()
        found = self._room()
        if found != table.room:
            table.room = found
            places.settle(table, self.play, quick=True)
        root = described.tree(table, self.play, self.ui, self.do, lambda: self.stage.attention, self._waiting(),
                              self.can_concede, self._able())  # fmt: skip
        if not self.play.covered:
            root.paint = lambda surface, node: self.ground.paint(table, self.ui, surface)
        if self.sheet is not None:
            root.add(self.sheet.sheet())
        if self.edits.open:
            root.add(self.edits.sheet())
        if table.versus:
            root.add(versus.node(table, self.play, self.ui, self.do))
        hint = advice.node(table, self.ui, self.do) if self.sheet is None else None
        if hint is not None and not self.edits.open:
            panel.rest_log(root)
            root.add(hint)
        elif not self.edits.open:
            self.hints.add(table, root, bool(table.over) or self.sheet is not None)
        self._place_focus(root)
        return root

    def _waiting(self) -> str:
        """What is said while the computer is waited for."""
        seat = self.play.asked_seat
        return (
            self.ui.say("prompt-thinking", name=self.table.words.said(1 if seat is None else seat))
            if self.waits
            else ""
        )

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
            wanted = standpoint.answering(self.table, tree.reachable(root), questions.asked(self.desk))
            self.stage.focus = wanted or self.stage.focus

    def first_stop(self) -> str | None:
        return standpoint.first_stop(self.table, self.stage.root, questions.asked(self.desk))

    def pointed(self) -> Node | None:
        """What the pointer or the focus is on."""
        return self.stage.attention

    @property
    def meant(self) -> Over:
        """What is meant by it: while a card is dragged, what it is held over."""
        return foresight.looked_at(self.table, self.stage.attention)

    def paint_over(self, surface: Surface) -> None:
        if self.play.covered:
            return
        table, play, ui, stage = self.table, self.play, self.ui, self.stage
        node = stage.attention
        advice.paint(table, ui, surface)
        pointer = None if stage.keyboard else stage.pointer
        painter.paint_held(table, play, ui, surface, node, pointer, stage.root)
        card = self.focus_rect(node) if node is not None else Rect(0, 0, 0, 0)
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
        pose = self.table.motion.pose(node.data[1]) if node.role == "hand-card" else None
        if pose is None:
            return node.rect
        up = poses.raised(self.table.room, pose)
        width = up.height * poses.HAND_CARD[0] / poses.HAND_CARD[1]
        return self.ui.rect(up.x - width / 2, up.y - up.height / 2, width, up.height)

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
        if isinstance(asked, Give):
            self.give(asked.answer, asked.plan)
        elif asked is not None:
            self.stage.sound.ask("refused")
            self.stage.tell(asked, pos)
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
        if code == keys.SKIP:
            if not table.legal.mine:
                self.skip()
            return True
        if code == keys.PLANS and plan.next_of(table, play) is None:
            self.stage.tell(self.ui.say("plan-none"))
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
