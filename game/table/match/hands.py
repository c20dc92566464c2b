"""What a person does with cards: point, drag, pay. It offers only what the pending decision lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.records.plans import Plan
from game.table.games.interface import Answer
from game.table.match import legal, poses
from game.table.match.poses import Pose
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.games.interface import Group, Verb
    from game.table.games.layout import Row
    from game.table.match.aim import Act as Meant
    from game.table.match.scene import MatchScene


REACH = 190  # design units from a row within which a card that is let go lands in it
HELD, SMALL = 300, 190  # height of a dragged card, over the hand and over the table
TILT = 14  # degrees that it hangs over at most while it is swung


class Hands:
    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.selected: int | None = None  # what is to be aimed
        self.gap: int | None = None  # room held open in the own row
        self.dragged: int | None = None
        self.pointer = (0, 0)
        self.over: Node | None = None
        self.payment: Answer | None = None
        self.tilt = 0.0  # of the dragged card, in degrees
        self.was_parked = False  # is the dragged card put aside, while an arrow follows the pointer?

    @property
    def shut(self) -> bool:
        """Do several share the screen while it is not the viewer who is asked? Then their hand lies face down."""
        play = self.scene.play
        return play.hotseat and play.asked_seat not in (None, self.scene.near)

    # pointing

    @property
    def arrow(self) -> bool:
        """Does an arrow follow the pointer, rather than the card?"""
        return self.dragged is not None and self.dragged not in self.scene.own_hand

    def press_action(self, card: int) -> tuple[str, Act] | None:
        """What a press on a card or player does now, if anything."""
        now = self.scene.legal
        if not now.mine:
            return None
        if now.free or card in now.sources() or self.selected is not None:
            return self._act(card)
        if now.choosing and card in now.picks:
            return "choose", lambda: self.scene.prompts.pick(card)
        return None

    def _act(self, card: int) -> tuple[str, Act] | None:
        now, chosen = self.scene.legal, self.selected
        if chosen is not None and card in now.targets_of(chosen):
            meant = self.scene.aim.aimed(chosen, card)
            return self.word_for(chosen, card), lambda: self.give(meant.answer, meant.plan)
        if chosen == card:
            return "let_go", lambda: self.select(None)
        simple = now.simple(card)
        beside = now.of(card, beside=True)
        if simple is not None and simple.zones[:1] == (self.scene.table.hand,) and not beside:
            return simple.action, lambda: self.do(simple, card)
        several = simple is not None and len(now.ways(simple, card)) > 1
        if now.of(card, aimed=True) or beside or several:
            return "select", lambda: self.select(card)
        if simple is not None:
            return simple.action, lambda: self.do(simple, card)
        return None

    def word_for(self, source: int, target: int) -> str:
        """What is done with `source` when it is aimed at `target`, or would be if that could be done."""
        now = self.scene.legal
        for verb in now.of(source, aimed=True):
            if target in now.actions[verb.word][source]:
                return verb.word
        aimed = [verb for verb in self.scene.game.verbs if verb.aimed]
        zone = self.scene.view["entities"][source]["zone"]
        return next((verb.word for verb in aimed if zone in verb.zones), aimed[0].word if aimed else "")

    def select(self, card: int | None) -> None:
        self.selected = card
        self.scene.stage.sound.ask("lift" if card is not None else "drop")
        self.scene.refocus = card is not None
        self.scene.stage.touch()

    def do_beside(self, verb: Verb) -> bool:
        """Do `verb` with the card that is chosen, or else with the one that is looked at."""
        card = self.selected
        focused = self.scene.stage.attention
        if card is None and focused and focused.data and focused.data[0] == "card":
            card = focused.data[1]
        if card is None or verb not in self.scene.legal.of(card):
            return False
        self.do(verb, card)
        return True

    def hint(self, card: int) -> str:
        """Why a card can't be used or aimed at now, as far as it is the viewer's to ask."""
        now = self.scene.legal
        if not now.mine or not now.free:
            return ""
        if self.selected is not None and card != self.selected:
            if card in now.targets_of(self.selected) or card in now.sources():
                return ""
            return self.why((self.word_for(self.selected, card), self.selected, card)) if self._enemy(card) else ""
        if card in now.sources():
            return ""
        question = self._question(card)
        return self.why(question) if question else ""

    def _enemy(self, card: int) -> bool:
        entity = self.scene.view["entities"].get(card)
        return bool(entity) and entity["controller"] != self.scene.near

    def _question(self, card: int) -> Answer | None:
        entity = self.scene.view["entities"].get(card)
        if entity is None or entity["controller"] != self.scene.near or entity["card"] == "player":
            return None
        verb = self.scene.game.verb_at(entity["zone"])
        if verb is None:
            return None
        return (verb.word, card, self._some_foe()) if verb.aimed else (verb.word, card)

    def _some_foe(self) -> int:
        """Whom an attack is asked about when nobody named a target yet."""
        scene = self.scene
        for seat in scene.others:
            held = scene.view["seats"][seat].get(scene.table.aimed)
            if held:
                return int(held[0])
        return scene.others[0]

    def why(self, answer: Answer) -> str:
        """The reason in words; nothing where the pending decision has no such answers at all."""
        reason = self.scene.play.why_not(answer)
        if reason is None or reason.code == "not_an_answer":
            return ""
        return self.scene.words.reason(self.scene.view, reason)

    # answering

    def do(self, verb: Verb, card: int, plan: Plan | None = None) -> None:
        """Play or use a card, or begin to; `plan` holds what the drag already said."""
        self.give(self.scene.legal.ways(verb, card)[0], plan)

    def give(self, answer: Answer, plan: Plan | None = None) -> bool:
        """Answer, then everything that the plan already answers; a refusal is said."""
        scene = self.scene
        plan = (plan or Plan())._replace(pays=not scene.stage.settings.confirm_payment)
        if scene.foresight.warns(scene, answer, plan):
            return False
        played = self._played(answer)
        reason = scene.play.answer(answer)
        self.selected = None
        self.gap = None
        if reason is not None:
            scene.course.refuse(reason)
            return False
        while plan is not None:
            now = legal.read(scene.play.last_view, scene.play.viewer, scene.game)
            found = plan.answer(now.kind, now.cancel, now.answers) if now.mine else None
            plan = found[1] if found and scene.play.answer(found[0]) is None else None
        self._leave_to_table()
        scene.course.lead(played)
        scene.course.answered()
        return True

    def _leave_to_table(self) -> None:
        """What need not be asked is answered by itself."""
        scene = self.scene
        now = legal.read(scene.play.last_view, scene.play.viewer, scene.game)
        by_itself = scene.game.by_itself.get(now.kind)
        if now.mine and by_itself is not None and scene.stage.settings.by_itself:
            scene.play.answer(by_itself(now.answers))

    def _played(self, answer: Answer) -> int | None:
        """The card of the own hand that the answer plays or goes on to play."""
        now, own = self.scene.legal, self.scene.own_hand
        if answer == ("cancel",):
            return None
        card = now.source if now.cancel else next(iter(answer[1:2]), None)
        return card if card in own and (now.cancel or self.scene.game.verb(answer[0])) else None

    # paying

    def proposal(self) -> Answer | None:
        now = self.scene.legal
        if now.kind != "pay" or not now.mine or not now.answers:
            self.payment = None
        elif self.payment not in now.answers:
            self.payment = now.answers[0]
        return self.payment

    def uses(self, group: Group, number: int) -> bool:
        """Is token `number` of the group among those that the payment empties?"""
        return self._empties(self.proposal(), group, number)

    def would_use(self, group: Group, number: int) -> bool:
        """The same of the payment that the card looked at would ask for."""
        return self._empties(self.scene.foresight.payment(self.scene), group, number)

    def _empties(self, paid: Answer | None, group: Group, number: int) -> bool:
        """The last full tokens go first."""
        if paid is None:
            return False
        return bool(group.full - paid[self._paid_as(group.kind)] <= number < group.full)

    def _paid_as(self, kind: str) -> int:
        """Where a payment says how many tokens of that kind are emptied."""
        held = self.scene.game.tokens
        return held.kinds.index(kind) + 1 if held else 0

    def toggle_payment(self, group: Group, number: int) -> None:
        paid = self.proposal()
        if paid is None:
            return
        by = -1 if self.uses(group, number) else 1
        changed = legal.change_payment(self.scene.legal.answers, paid, self._paid_as(group.kind) - 1, by)
        if changed is None:
            self.scene.stage.tell(self.scene.ui.say("pay-cannot-spare" if by < 0 else "pay-cannot-use"))
        else:
            self.payment = changed
        self.scene.stage.touch()

    # dragging

    def can_drag(self, node: Node) -> bool:
        card = self.card_of(node)
        now = self.scene.legal
        if card is None or not now.mine or not (now.free or now.leads):
            return False
        return card in self.scene.own_hand or card in now.sources()

    @staticmethod
    def card_of(node: Node | None) -> int | None:
        if node is None or not isinstance(node.data, tuple) or node.data[0] not in ("card", "player"):
            return None
        return int(node.data[1])

    def begin(self, node: Node, pos: tuple[int, int]) -> None:
        self.dragged = self.card_of(node)
        self.selected = self.dragged if self.arrow else None
        self.scene.stage.sound.ask("lift")
        self.pointer = pos
        self.move(pos, None)
        self.scene.stage.touch()

    def move(self, pos: tuple[int, int], over: Node | None) -> None:
        swung, self.pointer, self.over = pos[0] - self.pointer[0], pos, over
        if self.dragged is None or self.arrow:
            return
        before, self.gap = (self.gap, self.was_parked), self._gap_at(pos)
        self.was_parked = self.scene.aim.parked == self.dragged
        if self.was_parked != before[1]:
            self.scene.stage.touch()
        if not self.was_parked:
            if not self.scene.motion.reduced:
                self.tilt = max(-TILT, min(TILT, self.tilt - swung / max(0.1, self.scene.ui.k) * 0.25))
            self.scene.motion.put(self.dragged, self._held_at(pos))
        if before != (self.gap, self.was_parked):
            self.scene.standing.settle()

    def _gap_at(self, pos: tuple[int, int]) -> int | None:
        """The place in the own row at which a dragged card would stand, if it is held near it."""
        x, y = self.units(pos)
        row = self.ordered_row
        card = self.scene.view["entities"].get(self.dragged)
        if not row or not card or self.scene.kind(card["card"]) not in row.kinds or abs(y - row.y) >= REACH:
            return None
        return poses.place_at(row, x, len(self.scene.view["seats"][self.scene.near][row.zone]))

    def _held_at(self, pos: tuple[int, int]) -> Pose:
        """A card in the hand of the person: small over the table, so that it hides nothing there."""
        x, y = self.units(pos)
        if not self.is_out:
            return Pose(x, y, HELD, self.tilt, order=2000)
        if self.gap is not None:
            return Pose(x, y, SMALL, self.tilt, order=2000)
        return Pose(x + SMALL * 0.5, y + SMALL * 0.55, SMALL, self.tilt, order=2000)

    def part(self) -> None:
        """Where a place is asked for, the row opens at the one that is pointed at."""
        if self.dragged is not None:
            return
        node = self.scene.aim.over() if self.scene.legal.kind == "place" else None
        gap = node.data[1] if node is not None and node.role == "place" and node.data else None
        if gap != self.gap:
            self.gap = gap
            self.scene.standing.settle()
            self.scene.stage.dirty = True

    def swing(self, dt: float) -> bool:
        """The card that is held comes to hang straight; does it still move?"""
        if self.dragged is None or not self.tilt:
            return False
        self.tilt = 0.0 if abs(self.tilt) < 0.5 else self.tilt * max(0.0, 1 - 9 * dt)
        if not self.was_parked and not self.arrow:
            self.scene.motion.put(self.dragged, self._held_at(self.pointer))
        return True

    @property
    def is_out(self) -> bool:
        """Is what is dragged held outside of the hand, so that letting go uses it?"""
        x, y = self.units(self.pointer)
        room = self.scene.room
        return y < min(room.hand_y - REACH, room.hand_top - poses.EDGE) or not room.left <= x <= room.right

    def tip_rect(self, around: int) -> Rect:
        """What the tip of the pointer takes up, and a little about it."""
        x, y = self.pointer if self.dragged is not None else self.scene.stage.pointer
        return Rect(x - around, y - around, 2 * around, 2 * around)

    def units(self, pos: tuple[int, int]) -> tuple[float, float]:
        left, top = self.scene.ui.origin
        return (pos[0] - left) / self.scene.ui.k, (pos[1] - top) / self.scene.ui.k

    @property
    def ordered_row(self) -> Row | None:
        """The own row in which a card can be put between two others."""
        return next((row for row in self.scene.side(self.scene.near).field if row.kinds), None)

    def end(self, pos: tuple[int, int], over: Node | None) -> None:
        card, out = self.dragged, self.is_out
        target = self.card_of(over)
        if card is None:
            return
        act, why = self.scene.aim.drop(card, target), self.scene.aim.why_not(target)
        arrow, begins = self.arrow, self._begins(card)
        self.dragged = self.gap = None
        self.tilt, self.was_parked = 0.0, False
        self.scene.stage.sound.ask("drop")
        if arrow:
            self.selected = None
        if (out or arrow) and target != card:
            self._dropped(act, why, begins if target is None or not arrow else None, pos)
        self.scene.standing.settle()

    def _begins(self, card: int) -> Answer | None:
        """The answer that begins to play a card of the own hand; what it asks can still be answered by clicks."""
        now = self.scene.legal
        verb = now.simple(card)
        return now.ways(verb, card)[0] if verb is not None and card in self.scene.own_hand else None

    def _dropped(self, act: Meant | None, why: str, begins: Answer | None, pos: tuple[int, int]) -> None:
        """Do what the drop says; where it can't be done, say why at the pointer."""
        if act is not None:
            self.give(act.answer, act.plan)
        elif why:
            self.scene.stage.sound.ask("refused")
            self.scene.stage.tell(why, pos)
        elif begins is not None:
            self.give(begins)

    def cancel(self) -> None:
        self.dragged = self.gap = None
        self.selected = None
        self.tilt, self.was_parked = 0.0, False
        self.scene.standing.settle()
