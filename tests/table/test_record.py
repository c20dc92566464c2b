"""The match at the table without scene and stage: a record is made, a function called, the record looked at."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
import pytest

from game.kernel import description
from game.table import app, tree
from game.table.games.choice import Choice
from game.table.games.legal import Legal
from game.table.layout import poses
from game.table.layout.room import room
from game.table.match import (
    acting,
    aim,
    clock,
    course,
    described,
    dragging,
    intents,
    keys,
    opening,
    painter,
    places,
    windows,
)
from game.table.match.intents import Deed, Give, Intent, Pick, Select
from game.table.match.motion import Beat
from game.table.match.record import Dice, Die, MatchTable, entity_of, meant
from game.table.messages import Messages
from game.table.playing.session import Play
from game.table.telling.words import Words
from game.table.theme import Ui
from game.table.tree import Node
from tests.table import live

SEATS = ("human", "random")


@dataclass
class Laid:
    """A record with the session and the measure that functions are given besides."""

    table: MatchTable
    play: Play
    ui: Ui
    asked: list[Intent] = field(default_factory=list)

    def refresh(self) -> None:
        course.refresh(self.table, self.play, 0.0)

    def tree(self) -> Node:
        return described.tree(self.table, self.play, self.ui, self.asked.append, lambda: None, concedes=True, able=())

    def at(self, entity: int) -> tuple[int, int]:
        found = places.spot(self.table, self.ui, entity)
        assert found is not None
        return found


def laid(kind: str, game: str = "contracts", lang: str = "en", holds=lambda match: True, steps: int = 900) -> Laid:
    """The record of a match at a question of that kind, "" for any, to the first seat, of which `holds` holds."""

    def asks(match) -> bool:
        asked = match.state.decision
        return asked is not None and asked.seat == 0 and kind in ("", asked.kind) and holds(match)

    match = live.sought(asks, steps=steps, game=game, decks=live.decks_of(game, 2))
    app.unseen_driver((1280, 720))
    play, say = Play(match, SEATS, None), Messages(lang, game)
    ui = Ui((1280, 720), 1.0, say)
    words = Words(say, live.library(game), opening.names(SEATS))
    table = course.laid(play, words, match.decks, room(play.table.layout(2), 1.0))
    made = Laid(table, play, ui)
    course.restart(table, play)
    made.refresh()
    return made


def answers(match) -> list[tuple[object, ...]]:
    decision = description.described(match.state, 0)["decision"]
    return [tuple(answer) for answer in (decision or {}).get("answers", ())]


def has(word: str):
    return lambda match: any(answer[0] == word for answer in answers(match))


@pytest.fixture(scope="module")
def plain() -> MatchTable:
    """A record of which only what a person does is looked at."""
    return laid("act").table


@pytest.fixture
def table(plain: MatchTable) -> MatchTable:
    plain.legal, plain.choice, plain.selected, plain.drag, plain.gap = Legal(), Choice(), None, None, None
    plain.over = ""
    return plain


# intents change the record, and say what the match is asked


def test_a_card_is_taken_up_and_let_go(table: MatchTable) -> None:
    assert acting.after(table, Select(5)) is None and table.selected == 5
    acting.after(table, Select(None))
    assert table.selected is None


def test_an_answer_goes_to_the_match_as_it_is(table: MatchTable) -> None:
    given = Give(("end",))
    assert acting.after(table, given) is given


def test_where_one_card_is_asked_for_a_press_answers(table: MatchTable) -> None:
    table.legal = Legal("target", True, most=1, least=1, picks={7, 8}, answers=[("pick", 7), ("pick", 8)])
    assert acting.after(table, Pick(8)) == Give(("pick", 8)) and table.choice.picked == ()


def test_of_several_cards_each_is_picked_and_put_back_and_confirmed_in_the_order_of_the_rules(
    table: MatchTable,
) -> None:
    table.legal = Legal("choose", True, most=2, least=2, picks={7, 8, 9}, answers=[("pick", 8, 7), ("pick", 7, 9)])
    acting.after(table, Pick(7))
    assert table.choice.picked == (7,) and not acting.enough(table)
    acting.after(table, Pick(9))
    acting.after(table, Pick(8))
    assert table.choice.picked == (9, 8), "a further one takes the place of the first"
    acting.after(table, Pick(9))
    assert table.choice.picked == (8,) and not acting.enough(table)
    acting.after(table, Pick(7))
    assert acting.enough(table)
    assert acting.after(table, intents.Confirm()) == Give(("pick", 8, 7))


@pytest.mark.parametrize(
    ("intent", "name", "value"),
    [
        (intents.Half("open"), "half", "open"),
        (intents.Half(None), "half", None),
        (intents.Amount(3), "amount", 3),
        (intents.Aside(), "aside", True),
        (intents.Scroll("sheet", 40), "offset", 40),
    ],
)
def test_what_is_chosen_so_far_is_kept_with_the_question(
    table: MatchTable, intent: Intent, name: str, value: object
) -> None:
    assert acting.after(table, intent) is None and getattr(table.choice, name) == value


def test_with_another_question_what_was_chosen_is_forgotten(table: MatchTable) -> None:
    table.legal = Legal("choose", True, most=2, least=2, picks={7, 8}, answers=[("pick", 7, 8)])
    assert acting.renew(table, 1.0)
    acting.after(table, Pick(7))
    assert not acting.renew(table, 2.0) and table.choice.picked == (7,)
    table.legal = Legal("target", True, most=1, least=1, picks={7}, answers=[("pick", 7)])
    assert acting.renew(table, 3.0) and table.choice.picked == () and table.choice.asked_at == 3.0


def test_what_lies_over_the_table_begins_at_its_upper_edge(table: MatchTable) -> None:
    acting.after(table, intents.Open("pile-discard-0"))
    acting.after(table, intents.Scroll("pile", 120))
    table.sure = "concede"
    assert (table.over, table.pile_offset) == ("pile-discard-0", 120)
    acting.after(table, intents.Open("menu"))
    assert (table.over, table.pile_offset, table.sure) == ("menu", 0, "")


def test_a_line_of_the_log_opens_and_closes(table: MatchTable) -> None:
    acting.after(table, intents.Fold(3, 80))
    assert table.log.unfolded == {3} and table.log.offset == 80
    acting.after(table, intents.Fold(3, None))
    assert table.log.unfolded == set() and table.log.offset is None


def test_more_than_is_asked_for_is_not_paid_and_it_is_said(table: MatchTable) -> None:
    found = laid("pay")
    kinds = range(len(found.table.legal.answers[0]) - 1)
    paid = [kind for kind in kinds if acting.after(found.table, intents.Spend(kind, 1)) == "pay-cannot-use"]
    assert paid, "of none can one more be paid: the price is met already"
    assert found.ui.say.has("pay-cannot-use") and found.ui.say.has("pay-cannot-spare")


# what is pointed at


def test_a_node_stands_for_a_card_a_player_or_nothing() -> None:
    rect = pygame.Rect(0, 0, 1, 1)
    assert entity_of(meant(Node("card", "card-12", rect, data=("card", 12)))) == 12
    assert entity_of(meant(Node("player", "player-1", rect, data=("player", 1)))) == 1
    assert entity_of(meant(Node("place", "place-2", rect, data=("place", 2)))) is None
    assert meant(Node("curtain", "curtain", rect, data="ground")) == () == meant(None)


def test_nothing_is_aimed_while_others_are_asked(table: MatchTable) -> None:
    table.selected, table.legal = 5, Legal("act", False)
    assert acting.press(table, 5) is None and windows.closing(table) is None


# a card under way


def held(found: Laid) -> int:
    now = found.table.legal
    return next(card for card in found.table.own_hand if now.simple(card) is not None)


def test_a_drag_is_data_and_over_in_any_case() -> None:
    found = laid("act", holds=has("play"))
    table, card = found.table, held(found)
    start = found.at(card)
    assert dragging.can_drag(table, ("card", card)) and not dragging.can_drag(table, ("player", 1))
    dragging.start(table, found.play, found.ui, ("card", card), start)
    assert table.drag is not None and table.drag.card == card and not table.drag.out and not table.drag.arrow
    assert dragging.end(table, found.play, ()) is None, "let go over the hand nothing is asked"
    assert table.drag is None and table.gap is None


def test_let_go_over_the_table_the_card_is_played() -> None:
    found = laid("act", holds=has("play"))
    table, card = found.table, held(found)
    dragging.start(table, found.play, found.ui, ("card", card), found.at(card))
    dragging.move(table, found.play, found.ui, (640, 360), ())
    assert table.drag is not None and table.drag.out
    asked = dragging.end(table, found.play, ())
    assert isinstance(asked, Give) and asked.answer[:2] == ("play", card)
    assert found.play.match.why_not(asked.answer) is None and table.drag is None


def test_a_held_card_hangs_after_the_pointer_and_comes_to_hang_straight() -> None:
    found = laid("act", holds=has("play"))
    table, card = found.table, held(found)
    x, y = found.at(card)
    dragging.start(table, found.play, found.ui, ("card", card), (x, y))
    dragging.move(table, found.play, found.ui, (x + 40, y), ())
    assert table.drag is not None and -dragging.TILT <= table.drag.tilt < 0
    while dragging.swing(table, found.ui, 0.1):
        pass
    assert table.drag.tilt == 0.0
    dragging.cancel(table, found.play)
    assert table.drag is None and not dragging.swing(table, found.ui, 0.1)


def test_a_card_in_play_stays_there_and_an_arrow_goes_from_it_to_whom_it_attacks() -> None:
    found = laid("act", holds=has("attack"))
    table = found.table
    card, targets = next(iter(table.legal.actions["attack"].items()))
    dragging.start(table, found.play, found.ui, ("card", card), found.at(card))
    assert table.drag is not None and table.drag.arrow and table.selected == card
    assert aim.of(table, found.play).targets == frozenset(targets)
    target = min(targets)
    dragging.move(table, found.play, found.ui, found.at(target), ("card", target))
    assert aim.act(table, found.play, table.drag.over) == aim.aimed(table, card, target)
    asked = dragging.end(table, found.play, ("card", target))
    assert isinstance(asked, Give) and (asked.plan.then or asked.answer) == ("attack", card, target)
    assert table.selected is None and table.drag is None


def guarded(match) -> bool:
    """Is there somebody on the other side who can't be attacked now?"""
    shown = match.view(0) if hasattr(match, "view") else {}
    can = {answer[2] for answer in answers(match) if answer[0] == "attack"}
    return bool(can) and bool({*shown["seats"][1]["line"], 1} - can)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_let_go_where_it_can_not_attack_the_reason_is_said(lang: str) -> None:
    found = laid("act", lang=lang, holds=guarded)
    table = found.table
    card, targets = next(iter(table.legal.actions["attack"].items()))
    safe = next(other for other in (*table.view["seats"][1]["line"], 1) if other not in targets)
    over = ("player" if table.is_player(safe) else "card", safe)
    dragging.start(table, found.play, found.ui, ("card", card), found.at(card))
    dragging.move(table, found.play, found.ui, found.at(safe), over)
    said = dragging.end(table, found.play, over)
    reason = found.play.match.why_not(("attack", card, safe))
    assert reason is not None and said == table.words.reason(table.view, reason) and "‹" not in said
    assert table.drag is None and not found.play.steps


# keys


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        (pygame.K_e, Deed.END_TURN),
        (pygame.K_u, Deed.UNDO),
        (pygame.K_l, Deed.LOG),
        (pygame.K_h, intents.Aside()),
        (pygame.K_i, Deed.ADVISE),
        (pygame.K_d, intents.Open("pile-discard-0")),
    ],
)
def test_a_key_asks_for_what_a_button_asks_for(code: int, asked: Intent) -> None:
    found = laid("act")
    assert keys.works(found.table, found.play, code) and keys.intent(found.table, found.play, code, ()) == asked


def test_piles_are_leafed_through_from_the_own_one_on_and_put_away_after_the_last() -> None:
    found = laid("act")
    seen = []
    for _ in range(3):
        asked = keys.intent(found.table, found.play, keys.PILES, ())
        assert isinstance(asked, intents.Open)
        acting.after(found.table, asked)
        seen.append(found.table.over)
    assert seen == ["pile-discard-0", "pile-discard-1", ""]


def test_behind_the_curtain_a_key_shows_nothing() -> None:
    found = laid("act")
    found.play.covered = True
    assert {code for code in keys.KEYS if keys.works(found.table, found.play, code)} == keys.COVERED


# the clock, windows, dice


def test_the_clock_runs_only_while_the_viewer_is_asked(table: MatchTable) -> None:
    assert not clock.run(table, 60, 10.0), "nobody is asked"
    table.legal = Legal("act", True)
    assert not clock.run(table, 60, 10.0) and clock.left(table, 60) == 50
    assert clock.ticked(table, 60) and not clock.ticked(table, 60)
    assert not clock.run(table, 0, 1000.0), "a game without a limit"
    assert clock.run(table, 60, 50.0) and clock.left(table, 60) == 0


def test_windows_are_put_off_for_this_turn_alone(table: MatchTable) -> None:
    windows.put_off(table)
    assert windows.is_off(table)
    table.view = {**table.view, "turn": table.view["turn"] + 1}
    assert not windows.is_off(table)
    windows.put_off(table)
    windows.ask(table)
    assert not windows.is_off(table)


def test_the_dice_are_taken_up_as_another_fight_begins() -> None:
    dice = Dice({4: Die(0, 6)}, (4, 5))
    dice.clear((6, 7))
    assert dice.lying == {} and dice.attack == (6, 7)


# movement


def test_what_is_struck_shakes_and_comes_to_rest(table: MatchTable) -> None:
    table.shakes, table.turning = {5: 0.3}, {}
    assert painter.update(table, 0.1) and table.shakes
    assert painter.update(table, 0.3) and not table.shakes
    assert not painter.update(table, 0.1)


def test_beats_follow_each_other_and_tell_that_the_table_is_another_one(table: MatchTable) -> None:
    motion, seen = table.motion, []
    motion.beats = [Beat(0.5, lambda: seen.append(1)), Beat(0.5, lambda: seen.append(2))]
    motion.update(0.1)
    assert seen == [1] and motion.begun and motion.busy
    motion.update(0.1)
    assert seen == [1] and not motion.begun
    motion.finish()
    assert seen == [1, 2] and not motion.busy


def test_a_card_glides_to_where_the_position_has_it_and_stands_there_at_once_without_motion() -> None:
    found = laid("act")
    table = found.table
    card = table.own_hand[0]
    goal = poses.hand(table.room, table.own_hand)[card]
    table.motion.put(card, poses.Pose(0, 0, 100))
    places.settle(table, found.play)
    assert table.motion.pose(card) != goal
    table.motion.update(1.0)
    assert table.motion.pose(card) == goal
    table.motion.put(card, poses.Pose(0, 0, 100))
    table.motion.reduced = True
    places.settle(table, found.play)
    assert table.motion.pose(card) == goal


# the tree is a function of the record


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("game", "kind"), [("contracts", "act"), ("cataclysm", ""), ("estro", "")])
def test_the_tree_of_a_record_is_that_of_the_scene(game: str, kind: str, lang: str) -> None:
    found = laid(kind, game, lang)
    scene = live.scene(live.stage(lang=lang, game=game, hints=False), found.play.match, SEATS)
    assert tree.as_text(found.tree()) == tree.as_text(scene.build())


def test_a_press_on_the_tree_hands_on_an_intent_and_changes_nothing_itself() -> None:
    found = laid("act")
    before = tree.as_text(found.tree())
    for key, asked in (("end-turn", Deed.END_TURN), ("menu-button", Deed.MENU), ("log-button", Deed.LOG)):
        node = tree.find(found.tree(), key)
        assert node is not None and node.act() and found.asked[-1] == asked
    assert tree.as_text(found.tree()) == before


def test_equal_records_have_equal_trees_and_what_is_chosen_shows() -> None:
    found = laid("act", holds=has("attack"))
    card = next(iter(found.table.legal.actions["attack"]))
    before = tree.as_text(found.tree())
    acting.after(found.table, Select(card))
    chosen = tree.as_text(found.tree())
    assert chosen != before
    acting.after(found.table, Select(None))
    assert tree.as_text(found.tree()) == before
