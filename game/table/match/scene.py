"""The scene of a match: brings view, hands, prompts, motion and overlays together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.table import flagging, window
from game.table.editing.watch import Edits
from game.table.flagging import Flagging
from game.table.games.common import EVENTS
from game.table.games.layout import SHARED
from game.table.glossary import scene as glossary
from game.table.match import (
    asking,
    clock,
    controls,
    described,
    ending,
    foresight,
    keys,
    log,
    poses,
    standpoint,
    throws,
    tokens,
    versus,
    zoom,
)
from game.table.match.advice import Advice
from game.table.match.aim import Aim
from game.table.match.course import Course
from game.table.match.hands import Hands
from game.table.match.legal import Legal
from game.table.match.motion import Motion
from game.table.match.painter import Painter
from game.table.match.presence import Presence
from game.table.match.prompts import Prompts
from game.table.match.recall import Recall
from game.table.match.session import HUMAN, Play, View
from game.table.match.standing import Standing
from game.table.match.words import Words
from game.table.sound.score import Score
from game.table.stage import Scene, Stage
from game.table.teaching.hints import Hints
from game.table.tree import Node

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.table.games.layout import Layout, Side
    from game.table.match.room import Room


class MatchScene(Scene):
    name = "match"
    follows_cards = False
    right_cancels = True
    open_hands = False
    """Are the hands of others, which the view knows, drawn with their faces?"""
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
        self.decks = decks
        self.game = play.table
        """What is the game's own at the table."""
        self.events = {**EVENTS, **self.game.events}
        """How each kind of event is told."""
        self.again = again
        self.watch: Callable[[], None] | None = None
        """Shows this match once more from its beginning, where it has a file."""
        self.look_back: Callable[[], None] | None = None
        """Looks back at it, where it has one."""
        self.standing = Standing(self)
        self.words = Words(stage.say, stage.library, names)
        self.motion = Motion()
        self.flips = tokens.Flips()
        self.legal = Legal()
        self.hands = Hands(self)
        self.aim = Aim(self)
        self.prompts = Prompts(self)
        self.painter = Painter(self)
        self.foresight = foresight.Foresight()
        self.asking = asking.Asking()
        self.throws = throws.Throws()
        self.clock = clock.Clock()
        self.course = Course(self)
        self.score = Score(self)
        self.log = log.Log(self)
        self.view: View = play.view
        self.over = ""  # which overlay is open: "menu", "help", "pile-discard-0"
        self.hints = Hints(self)
        self.advice = Advice(self)
        self.sheet: Flagging | None = None
        """What is being written lies over everything and takes the keys."""
        self.edits = Edits(self)
        self.pile_offset = 0
        self.presence = Presence(self)
        self.recall = Recall(self)
        self.ending = ending.Ending(self)
        self.versus = versus.Versus(self)
        self.conceding = False
        self.opening = False
        """Was it asked for the workshop, which shows all hands?"""
        self.refocus = False
        self.looking = False  # is the key held that enlarges at all times?
        self.course.restart()

    # what others ask

    @property
    def room(self) -> Room:
        """Where all stands at the scale of the interface."""
        return self.standing.room

    @property
    def table(self) -> Layout:
        return self.standing.room.layout

    @property
    def near(self) -> int:
        return self.play.viewer

    @property
    def own_hand(self) -> list[int]:
        return list(self.view["seats"][self.near].get(self.table.hand) or [])

    @property
    def result(self) -> dict[str, Any] | None:
        return self.play.match.result if self.play.caught_up and not self.motion.busy else None

    @property
    def ended(self) -> dict[str, Any] | None:
        """The same, for faces and banner."""
        return self.result

    def kind(self, card_id: str) -> str:
        card = self.stage.library.cards.get(card_id)
        return card.kind if card else ""

    def deck_name(self, seat: int) -> str:
        """Nothing where all decks come by chance."""
        if self.game.deals(len(self.table.sides), self.play.match.constants):
            return ""
        deck = next((deck for deck in self.stage.library.decks if deck.id == self.decks[seat]), None)
        return deck.name[self.ui.say.language] if deck else ""

    def side(self, seat: int) -> Side:
        """What lies before `seat`, and where: the viewer's own side is the first, the others follow in turn order."""
        sides: tuple[Side, ...] = self.table.sides
        return sides[(seat - self.near) % len(sides)]

    def held(self, seat: int) -> dict[str, Any]:
        """What the view tells of `seat`, its zones by name among it; of SHARED the zones of the table."""
        shown: dict[str, Any] = self.view["table"] if seat == SHARED else self.view["seats"][seat]
        return shown

    @property
    def others(self) -> list[int]:
        """The other seats in turn order."""
        count = len(self.table.sides)
        return [(self.near + step) % count for step in range(1, count)]

    def partners(self, seat: int) -> list[int]:
        """The other seats of its team."""
        teams = [shown["team"] for shown in self.view["seats"]]
        return [other for other, team in enumerate(teams) if team == teams[seat] and other != seat]

    @property
    def in_play(self) -> frozenset[str]:
        """The zones of cards in play."""
        return self.table.in_play

    def is_player(self, entity: int | None) -> bool:
        """Players come first among the entities, one for each seat."""
        return entity is not None and 0 <= entity < len(self.table.sides)

    def enter(self) -> None:
        decks = " – ".join(name for seat in range(len(self.play.seats)) if (name := self.deck_name(seat)))
        game = self.ui.say("game-name")
        window.dress(self.ui.say("window-title", game=game, decks=decks) if decks else game, *self.game.sign)
        self.stage.sound.ambience = self.game.sounds.ambience
        self.stage.touch()

    def leave(self) -> None:
        self.stage.sound.ambience = ""
        self.play.stop()
        self.advice.stop()

    def update(self, dt: float) -> bool:
        told = self.edits.update(dt)
        self.advice.update()
        return told if self.edits.open else self.course.update(dt) or told

    # what a person asks for

    def undo(self) -> None:
        if not self.play.caught_up or self.motion.busy:
            return
        reason = self.play.undo()
        if reason is not None:
            self.stage.tell(self.words.reason(self.view, reason))
        else:
            self.hands.cancel()
            self.course.restart()

    def end_turn(self) -> None:
        """Do nothing more in this turn, or in this phase of it."""
        if self.legal.mine and self.legal.ending is not None:
            self.hands.give(self.legal.ending)

    def open_pile(self, seat: int, zone: str = "") -> None:
        self.over, self.pile_offset = f"pile-{zone or self.table.heap}-{seat}", 0
        self.stage.touch()

    def scroll_pile(self, offset: int) -> None:
        self.pile_offset = offset

    def open_menu(self) -> None:
        self.over, self.conceding, self.opening = "menu", False, False
        self.stage.touch()

    @property
    def can_concede(self) -> bool:
        """Only a person who sees the table, and is not out already, can give the match up."""
        seen = not self.play.covered and self.play.seats[self.near] == HUMAN
        return seen and self.play.match.why_not_concede(self.near) is None

    def concede(self) -> None:
        """Asks once more on the same button: this can't be taken back.

        Among several the others play on: people as before, computers alone without delay up to the result.
        """
        if not self.conceding:
            self.conceding = True
            self.stage.touch()
            return
        self.over = ""
        self.hands.cancel()
        self.motion.finish()
        self.play.concede()
        self.course.restart()
        self.course.hurry = not self.play.people_left

    def change_level(self, seat: int, level: str) -> None:
        """The computer plays `seat` at that level from now on."""
        from game.kernel.errors import GameError

        try:
            self.play.change_level(seat, level)
        except GameError:
            self.stage.tell(self.ui.say("flag-full"))
        self.stage.touch()

    def to_workshop(self) -> None:
        """The position on the board of a designer; while the match is on the same button asks once more."""
        from game.table.workshop import opening

        if self.play.match.result is None and not self.opening:
            self.opening = True
            self.stage.touch()
            return
        self.over = ""
        if self.play.match.result is None:
            self.play.match.note("workshop", seat=self.near)
        opening.with_match(self.stage, self.play.match)

    def toggle_help(self) -> None:
        self.over = "" if self.over == "help" else "help"
        self.stage.touch()

    def open_glossary(self) -> None:
        """The words of the card that is looked at and of what is asked first; the list of keys lies behind it."""
        glossary.open_at(self.stage, self.legal.kind if self.legal.mine else "", self.toggle_help)

    def toggle_chart(self) -> None:
        """What the game lets one look up at any time."""
        self.over = "" if self.over == "chart" else "chart"
        self.stage.touch()

    def toggle_log(self) -> None:
        self.log.open = not self.log.open
        self.log.offset = None
        self.stage.touch()

    def flag(self) -> None:
        """Say something of this moment for whoever designs the game."""
        self.over = ""
        self.sheet = Flagging(self.stage, self.plant, self.put_away)
        self.stage.touch()

    def plant(self, kind: str, words: str) -> None:
        flagging.plant(self.stage, self.play.match, kind, words, self.near)

    def put_away(self) -> None:
        self.sheet = None
        self.stage.touch()

    def open_settings(self) -> None:
        from game.table.scenes.options import Options

        self.over = ""
        self.stage.push(Options(self.stage))

    def leave_match(self) -> None:
        from game.table.scenes.title import Title

        self.stage.go(Title(self.stage))

    def rematch(self) -> None:
        if self.again:
            self.again()

    def cancel(self) -> None:
        if self.versus.left:
            self.versus.skip()
        elif self.edits.open:
            self.edits.close()
        elif self.sheet is not None:
            self.put_away()
        elif self.over:
            self.over = ""
        elif self.play.covered:
            self.open_menu()
        elif self.log.open:
            self.toggle_log()
        elif self.hands.selected is not None:
            self.hands.select(None)
        elif self.prompts.half is not None:
            self.prompts.half = None
        elif self.legal.mine and self.legal.cancel:
            self.hands.give(("cancel",))
        else:
            self.open_menu()
        self.stage.touch()

    # the tree

    def build(self) -> Node:
        self.standing.lay_out()
        return described.tree(self)

    def first_stop(self) -> str | None:
        return standpoint.first_stop(self)

    def paint_over(self, surface: Surface) -> None:
        if self.play.covered:
            return
        self.advice.paint(surface)
        self.painter.paint_drag(surface)
        node = self.stage.attention
        foresight.paint(self, surface)
        self.aim.paint_reason(surface)
        if node is not None and self.says_hint(node):
            zoom.paint(self, surface, node)

    def says_hint(self, node: Node) -> bool:
        return zoom.shows(self, node)

    def focus_rect(self, node: Node) -> Rect:
        pose = self.motion.pose(node.data[1]) if node.role == "hand-card" else None
        if pose is None:
            return node.rect
        up = poses.raised(self.room, pose)
        width = up.height * poses.HAND_CARD[0] / poses.HAND_CARD[1]
        return self.ui.rect(up.x - width / 2, up.y - up.height / 2, width, up.height)

    # input

    @property
    def follows_pointer(self) -> bool:
        return self.aim.targets is not None and self.aim.source is not None

    def can_drag(self, node: Node) -> bool:
        return not self.over and self.hands.can_drag(node)

    def drag_begin(self, node: Node, pos: tuple[int, int]) -> None:
        self.hands.begin(node, pos)

    def drag_move(self, pos: tuple[int, int], over: Node | None) -> None:
        self.hands.move(pos, over)

    def drag_end(self, pos: tuple[int, int], over: Node | None) -> None:
        self.hands.end(pos, over)

    def drag_cancel(self) -> None:
        self.hands.cancel()

    def takes(self, event: pygame.Event) -> bool:
        if self.versus.left:
            self.versus.skip()
            return True
        if self.edits.open:
            return self.edits.takes(event)
        if self.sheet is not None:
            return self.sheet.takes(event)
        waiting = not self.legal.mine and not self.over and not self.play.covered and not self.result
        if event.key == pygame.K_SPACE and waiting:
            self.course.skip()
            return True
        return False

    def takes_press(self, node: Node) -> bool:
        """Not the first moment of a new question: the second click of a double click was not meant for it."""
        return bool(self.over) or not self.prompts.is_new or node.key in controls.ALWAYS or node.role == "log-line"

    def pressed_in_vain(self, node: Node) -> None:
        self.aim.refuse(node)

    def left_alone(self) -> None:
        self.looking = False
        self.course.hide()

    def key_up(self, event: pygame.Event) -> None:
        if event.key == keys.LOOK:
            self.looking = False
            self.stage.touch()

    def key(self, event: pygame.Event) -> bool:
        return keys.press(self, event.key)
