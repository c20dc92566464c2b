"""The scene of a match: brings view, hands, prompts, motion and overlays together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.table import tree
from game.table.games.common import EVENTS
from game.table.games.layout import SHARED
from game.table.match import (
    asking,
    board,
    clock,
    controls,
    foresight,
    keys,
    log,
    logpanel,
    overlays,
    phases,
    poses,
    script,
    sheets,
    throws,
    tokens,
    zoom,
)
from game.table.match.hands import Hands
from game.table.match.legal import Legal
from game.table.match.motion import Beat, Motion
from game.table.match.painter import Painter
from game.table.match.poses import Pose
from game.table.match.prompts import Prompts
from game.table.match.session import HUMAN, Play, Step, View
from game.table.match.words import Words
from game.table.sound.score import Score
from game.table.stage import HINT_AFTER, Scene, Stage
from game.table.tree import Node

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.table.games.layout import Layout, Row, Side

RESULT_SHOWN = 4.0  # seconds, in a demonstration
PAUSE = 0.45  # seconds between two answers of the computer at calm pace


class MatchScene(Scene):
    name = "match"
    follows_cards = False

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
        self.table: Layout = self.game.layout(len(play.seats))
        self.events = {**EVENTS, **self.game.events}
        """How each kind of event is told."""
        self.again = again
        self.words = Words(stage.say, stage.library, names)
        self.motion = Motion()
        self.flips = tokens.Flips()
        self.legal = Legal()
        self.hands = Hands(self)
        self.prompts = Prompts(self)
        self.painter = Painter(self)
        self.foresight = foresight.Foresight()
        self.asking = asking.Asking()
        self.throws = throws.Throws()
        self.clock = clock.Clock()
        self.score = Score(self)
        self.log = log.Log(self)
        self.view: View = play.view
        self.over = ""  # which overlay is open: "menu", "help", "pile-discard-0"
        self.pile_offset = 0
        self.result_hidden = False
        self.conceding = False
        self.refocus = False
        self.after: Callable[[], None] | None = None  # what follows the end without being asked, in a demonstration
        self.shown_result = 0.0
        self.trouble: str | None = None  # what was last said about saving
        self.thinking_trouble = ""  # and about the computer's thinking
        self.hurry = False
        self.pause = 0.0
        self.waited = False  # for the computer, when the table was last described
        self._restart()

    # what others ask

    @property
    def near(self) -> int:
        return self.play.viewer

    @property
    def own_hand(self) -> list[int]:
        return list(self.view["seats"][self.near].get(self.table.hand) or [])

    @property
    def result(self) -> dict[str, Any] | None:
        return self.play.match.result if self.play.caught_up and not self.motion.busy else None

    def kind(self, card_id: str) -> str:
        card = self.stage.library.cards.get(card_id)
        return card.kind if card else ""

    def deck_name(self, seat: int) -> str:
        """Nothing where all decks come by chance."""
        game = self.game
        if len(self.table.sides) in game.dealt or self.play.match.constants.get(game.dealt_by):
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

    def place(self, entity: int) -> tuple[float, float] | None:
        """Where a card or player is, in design units."""
        if self.is_player(entity):
            x, y, w, h = self.side(entity).plate
            return x + w / 2, y + h / 2
        pose = self.motion.pose(entity)
        return (pose.x, pose.y) if pose else None

    def spot(self, entity: int) -> tuple[int, int] | None:
        found = self.place(entity)
        if found is None:
            return None
        left, top = self.ui.origin
        return left + self.ui.u(found[0]), top + self.ui.u(found[1])

    # places of cards

    def settle(self, quick: bool = False) -> None:
        """Let every card glide to where the shown position has it."""
        goals: dict[Any, Pose] = {}
        sources: dict[Any, Pose] = {}
        for seat in range(len(self.table.sides)):
            for row in self.side(seat).field:
                places = self.spread(row, seat)
                goals |= places
                sources |= dict.fromkeys(places, self._hand_spot(seat))
        for row in self.table.shared_field:
            goals |= self.spread(row, SHARED)
        if not self.play.covered:
            hand = poses.hand(self.own_hand, self.table.whole_hand)
            goals |= hand
            sources |= dict.fromkeys(hand, self._deck_spot(self.near))
        for seat in self.others:
            backs = self.side(seat).backs
            if backs is not None:
                for index, pose in enumerate(poses.backs(backs, self.view["seats"][seat][f"{self.table.hand}_count"])):
                    goals["back", seat, index] = pose
                    sources["back", seat, index] = self._deck_spot(seat)
        if self.hands.dragged is not None and not self.hands.arrow:
            held = self.motion.pose(self.hands.dragged)
            if held:
                goals[self.hands.dragged] = held
        self.motion.reduced = self.stage.settings.reduced_motion
        self.motion.settle(goals, sources, quick)

    def spread(self, row: Row, seat: int) -> dict[Any, Pose]:
        """Where the cards of one row of `seat` stand."""
        mine = self.held(seat)
        gap = self.hands.gap if row.kinds and seat == self.near else None
        return poses.spread(row, mine[row.zone], gap, mine[row.places] if row.places else 0)

    def _hand_spot(self, seat: int) -> Pose:
        """Whence a card that was played comes."""
        if seat == self.near:
            return Pose(poses.MIDDLE, poses.HAND_Y, poses.HAND_CARD[1])
        backs = self.side(seat).backs
        x, y = (backs.x, backs.y) if backs else (self.place(seat) or (0.0, 0.0))
        return Pose(x, y, self.side(seat).field[0].height)

    def _deck_spot(self, seat: int) -> Pose:
        row = self.side(seat).piles[0]
        return Pose(row.x, row.y, row.height, order=5)

    def _restart(self) -> None:
        """Put the position on the table as it stands, without movement."""
        self.view = self.play.view
        events = self.play.match.events_for(self.near)[: self.play.shown]
        self.log.restart(events, self.view)
        self.throws.restart(self, events)
        self.motion.finish()
        self.settle(quick=True)
        self.flips.settle(tokens.faces_of(self), quick=True)
        self.refresh()

    def refresh(self) -> None:
        self.legal = Legal() if self.motion.busy else self.play.legal()
        self.prompts.renew(self.legal)
        chosen = self.hands.selected
        if chosen is not None and chosen not in self.legal.sources() and self.hands.dragged is None:
            self.hands.selected = None
        if self.hands.selected is None and self.hands.dragged is None and not self.legal.ending:
            self.hands.selected = self.legal.only_attacker
        self.score.refreshed()
        self.stage.touch()

    # the course of the match

    def enter(self) -> None:
        self.stage.sound.ambience = self.game.sounds.ambience
        self.stage.touch()

    def leave(self) -> None:
        self.stage.sound.ambience = ""
        self.play.stop()

    def answered(self) -> None:
        """An answer was given: begin to show what came of it."""
        self.hurry = False
        self._next_step()
        self.refresh()
        trouble = self.play.match.trouble
        if trouble and trouble != self.trouble:
            self.stage.tell(self.ui.say("match-not-saved"))
        self.trouble = trouble

    def refuse(self, reason: Any) -> None:
        self.stage.sound.ask("refused")
        self.stage.tell(self.words.reason(self.view, reason))
        self.settle()
        self.refresh()

    def _next_step(self) -> None:
        while self.play.steps and not self.motion.busy:
            step = self.play.steps.popleft()
            self.log.add(step.events, step.view)
            beats = script.beats(self, step)
            if not beats or self.stage.settings.speed == 0 or self.hurry:
                self.score.at_once(step)
                self._install(step)
                continue
            self.view = script.begin(self.view)
            self.legal = Legal()
            self.motion.beats = [*beats, Beat(0.0, lambda step=step: self._install(step))]  # type: ignore[misc]
            self.motion.update(0.0)

    def _install(self, step: Step) -> None:
        """The shown position becomes the true one after this step."""
        before, self.play.view = self.play.view, step.view
        self.view = step.view
        self.settle()
        flipped = self.flips.settle(tokens.faces_of(self), self.stage.settings.reduced_motion)
        self.score.installed(before, step.view, flipped)
        self.stage.touch()

    def update(self, dt: float) -> bool:
        speed = self.stage.settings.speed or 8
        busy = self.motion.busy
        self.play.ask_ahead()
        moved = self.motion.update(dt * speed)
        moved = self.flips.update(dt * speed) or moved
        moved = self.painter.update(dt) or moved
        if busy and not self.motion.busy:
            self.refresh()
        if not self.motion.busy and self.over != "menu" and not self.play.covered:
            self.clock.run(self, dt)
            self._go_on(dt * speed)
        if self.play.trouble != self.thinking_trouble:
            self.thinking_trouble = self.play.trouble
            if self.thinking_trouble:
                self.stage.tell(self.ui.say(f"match-thinking-{self.thinking_trouble}"))
        if self.play.thinking != self.waited:
            self.waited = self.play.thinking
            self.stage.touch()
        if self.after is not None and self.result:
            self.shown_result += dt
            if self.shown_result > RESULT_SHOWN:
                self.after()
        if not moved and not self.stage.dirty:
            self.painter.prepare()
        return moved

    def _go_on(self, dt: float) -> None:
        if self.play.steps:
            self._next_step()
            if not self.motion.busy:
                self.refresh()
        elif self.play.needs_curtain():
            self._close_curtain()
        elif not self.asking.passes(self):
            self.pause = max(0.0, self.pause - dt)
            if self.play.people_asked:
                self.hurry = False
            if self.pause <= 0 and self.play.think():
                self.pause = 0.0 if self.hurry or not self.stage.settings.speed else PAUSE
                self._next_step()
                self.refresh()

    def _close_curtain(self) -> None:
        self.play.cover()
        self.over = self.stage.notice = ""
        self.hands.selected = None
        self._restart()

    def uncover(self) -> None:
        self.play.uncover()
        self._restart()

    def skip(self) -> None:
        """Show at once what is being shown, up to the next own answer."""
        self.hurry = True
        self.motion.finish()
        self.refresh()

    # what a person asks for

    def undo(self) -> None:
        if not self.play.caught_up or self.motion.busy:
            return
        reason = self.play.undo()
        if reason is not None:
            self.stage.tell(self.words.reason(self.view, reason))
        else:
            self.hands.cancel()
            self._restart()

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
        self.over, self.conceding = "menu", False
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
        self._restart()
        self.hurry = not self.play.people_left

    def toggle_help(self) -> None:
        self.over = "" if self.over == "help" else "help"
        self.stage.touch()

    def toggle_chart(self) -> None:
        """What the game lets one look up at any time."""
        self.over = "" if self.over == "chart" else "chart"
        self.stage.touch()

    def toggle_log(self) -> None:
        self.log.open = not self.log.open
        self.log.offset = None
        self.stage.touch()

    def open_settings(self) -> None:
        from game.table.scenes.options import Options

        self.over = ""
        self.stage.push(Options(self.stage))

    def hide_result(self) -> None:
        self.result_hidden = True
        self.stage.touch()

    def leave_match(self) -> None:
        from game.table.scenes.title import Title

        self.stage.go(Title(self.stage))

    def rematch(self) -> None:
        if self.again:
            self.again()

    def cancel(self) -> None:
        if self.over:
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
        ui = self.ui
        root = Node("scene", "match", ui.screen, name=ui.say("game-name"))
        if self.play.covered:
            root.add(overlays.curtain(self))
        else:
            root.paint = self.painter.paint_ground
            board.add(self, root)
            phases.add(self, root)
            controls.add(self, root)
            self.prompts.add(root)
            if self.log.open:
                root.add(logpanel.large(self))
            if self.over.startswith("pile-"):
                zone, _, seat = self.over.removeprefix("pile-").rpartition("-")
                root.add(overlays.pile(self, int(seat), zone))
            if self.result and not self.result_hidden and not self.over:
                root.add(overlays.result(self))
        if self.over == "menu":
            root.add(overlays.menu(self))
        elif self.over == "help":
            root.add(overlays.help_sheet(self))
        elif self.over == "chart" and self.game.chart is not None:
            root.add(self.game.chart.build(sheets.Desk(self)))
        self._place_focus(root)
        return root

    def _place_focus(self, root: Node) -> None:
        """When a question has just come up, take the keyboard's focus to what answers it."""
        if not self.refocus:
            return
        self.refocus = False
        if not self.stage.keyboard or not self.legal.mine:
            return
        top = tree.reachable(root)
        wanted = self.prompts.first()
        if wanted is None and top is not root:
            wanted = next((node.key for node in tree.stops(top) if node.key != "aside"), None)
        if wanted is not None and tree.find(top, wanted):
            self.stage.focus = wanted

    def paint_over(self, surface: Surface) -> None:
        if self.play.covered:
            return
        self.painter.paint_drag(surface)
        node = self.stage.attention
        foresight.paint(self, surface)
        if node is not None and self.says_hint(node):
            zoom.paint(self, surface, node)

    def says_hint(self, node: Node) -> bool:
        """Is `node` shown enlarged now, with its hint among the remarks? Not while a target is sought."""
        if node.zoom is None or self.stage.dragging or self.play.covered or self.hands.selected is not None:
            return False
        if node.role == "hand-card":
            return True
        if self.foresight.current(self) is not None:
            return False
        return self.stage.rest >= HINT_AFTER

    def focus_rect(self, node: Node) -> Rect:
        pose = self.motion.pose(node.data[1]) if node.role == "hand-card" else None
        if pose is None:
            return node.rect
        up = poses.raised(pose)
        width = up.height * poses.HAND_CARD[0] / poses.HAND_CARD[1]
        return self.ui.rect(up.x - width / 2, up.y - up.height / 2, width, up.height)

    # input

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
        waiting = not self.legal.mine and not self.over and not self.play.covered and not self.result
        if event.key == pygame.K_SPACE and waiting:
            self.skip()
            return True
        return False

    def key(self, event: pygame.Event) -> bool:
        return keys.press(self, event.key)
