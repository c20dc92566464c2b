"""What a person does with cards: point, drag, pay. It offers only what the pending decision lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.table.match import legal, poses
from game.table.match.legal import Answer
from game.table.match.poses import Pose
from game.table.tree import Act, Node

if TYPE_CHECKING:
    from game.table.games.interface import Group, Verb
    from game.table.games.layout import Row
    from game.table.match.scene import MatchScene


REACH = 190  # design units from a row within which a card that is let go lands in it


class Hands:
    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.selected: int | None = None  # what is to be aimed
        self.gap: int | None = None  # room held open in the own row
        self.dragged: int | None = None
        self.pointer = (0, 0)
        self.over: Node | None = None
        self.payment: Answer | None = None
        self.plan: dict[str, int] = {}

    # pointing

    @property
    def aiming(self) -> bool:
        """Is a target being sought?"""
        return self.selected is not None or self.arrow or self.scene.legal.choosing

    @property
    def arrow(self) -> bool:
        """Does an arrow follow the pointer, rather than the card?"""
        return self.dragged is not None and self.dragged not in self.scene.own_hand

    def press_action(self, card: int) -> tuple[str, Act] | None:
        """What a press on a card or player does now, if anything."""
        now = self.scene.legal
        if not now.mine:
            return None
        if now.free:
            return self._act(card)
        if now.choosing and card in now.picks:
            return "choose", lambda: self.scene.prompts.pick(card)
        return None

    def _act(self, card: int) -> tuple[str, Act] | None:
        now, chosen = self.scene.legal, self.selected
        if chosen is not None and card in now.targets_of(chosen):
            word = self.word_for(chosen, card)
            return word, lambda: self.give((word, chosen, card))
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
            return self._why((self.word_for(self.selected, card), self.selected, card)) if self._enemy(card) else ""
        if card in now.sources():
            return ""
        question = self._question(card)
        return self._why(question) if question else ""

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

    def _why(self, answer: Answer) -> str:
        """The reason in words; nothing where the pending decision has no such answers at all."""
        reason = self.scene.play.why_not(answer)
        if reason is None or reason.code == "not_an_answer":
            return ""
        return self.scene.words.reason(self.scene.view, reason)

    # answering

    def do(self, verb: Verb, card: int, **plan: int) -> None:
        """Play or use a card, or begin to; `plan` holds what the drag already said: place, target."""
        self.give(self.scene.legal.ways(verb, card)[0], plan)

    def give(self, answer: Answer, plan: dict[str, int] | None = None) -> bool:
        """Answer, then everything that the plan already answers; a refusal is said."""
        scene = self.scene
        if scene.foresight.warns(scene, answer):
            return False
        reason = scene.play.answer(answer)
        self.selected = None
        self.gap = None
        if reason is not None:
            scene.course.refuse(reason)
            return False
        self.plan = dict(plan or {})
        for _ in range(4):
            planned = self._planned()
            if planned is None or scene.play.answer(planned) is not None:
                break
        self.plan = {}
        scene.course.answered()
        return True

    def _planned(self) -> Answer | None:
        now = legal.read(self.scene.play.last_view, self.scene.play.viewer, self.scene.game)
        if not now.mine or not now.cancel:
            return None
        if now.kind == "place" and "place" in self.plan:
            place = self.plan.pop("place")
            return min((a for a in now.answers if a[0] == "place"), key=lambda a: abs(a[1] - place), default=None)
        if now.kind == "target" and "target" in self.plan:
            answer = ("pick", self.plan.pop("target"))
            return answer if answer in now.answers else None
        if now.kind == "pay" and not self.scene.stage.settings.confirm_payment and now.answers:
            return now.answers[0]
        return None

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
        if card is None or not self.scene.legal.mine or not self.scene.legal.free:
            return False
        return card in self.scene.own_hand or card in self.scene.legal.sources()

    @staticmethod
    def card_of(node: Node | None) -> int | None:
        if node is None or not isinstance(node.data, tuple) or node.data[0] not in ("card", "player"):
            return None
        return int(node.data[1])

    def begin(self, node: Node, pos: tuple[int, int]) -> None:
        self.dragged = self.card_of(node)
        self.selected = self.dragged if self.arrow else None
        self.scene.stage.sound.ask("lift")
        self.move(pos, None)
        self.scene.stage.touch()

    def move(self, pos: tuple[int, int], over: Node | None) -> None:
        self.pointer = pos
        self.over = over
        if self.dragged is None or self.arrow:
            return
        x, y = self.units(pos)
        before, self.gap = self.gap, None
        row = self.ordered_row
        card = self.scene.view["entities"].get(self.dragged)
        if row and card and self.scene.kind(card["card"]) in row.kinds and abs(y - row.y) < REACH:
            self.gap = poses.place_at(row, x, len(self.scene.view["seats"][self.scene.near][row.zone]))
        self.scene.motion.put(self.dragged, Pose(x, y, 300, order=2000))
        if self.gap != before:
            self.scene.standing.settle()

    def units(self, pos: tuple[int, int]) -> tuple[float, float]:
        left, top = self.scene.ui.origin
        return (pos[0] - left) / self.scene.ui.k, (pos[1] - top) / self.scene.ui.k

    @property
    def ordered_row(self) -> Row | None:
        """The own row in which a card can be put between two others."""
        return next((row for row in self.scene.side(self.scene.near).field if row.kinds), None)

    def end(self, pos: tuple[int, int], over: Node | None) -> None:
        card, gap, arrow = self.dragged, self.gap, self.arrow
        self.dragged = self.gap = None
        target = self.card_of(over)
        if card is not None:
            self.scene.stage.sound.ask("drop")
            if arrow:
                self._drop_arrow(card, target)
            elif self.units(pos)[1] < poses.HAND_Y - 190:
                self._drop_card(card, gap, target)
        self.scene.standing.settle()

    def _drop_arrow(self, card: int, target: int | None) -> None:
        self.selected = None
        if target is None or target == card:
            return
        self.give((self.word_for(card, target), card, target))

    def _drop_card(self, card: int, gap: int | None, target: int | None) -> None:
        plan: dict[str, Any] = {}
        if gap is not None:
            plan["place"] = gap
        elif target is not None:
            plan["target"] = target
        verb = self.scene.legal.simple(card) or self.scene.game.verb_at(self.scene.table.hand)
        if verb is not None:
            self.do(verb, card, **plan)

    def cancel(self) -> None:
        self.dragged = self.gap = None
        self.selected = None
        self.scene.standing.settle()
