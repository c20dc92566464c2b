"""Answers that are put together on the table: attackers, bands, blocks, divisions, until they are confirmed."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.records.match import Match
from game.table import tree
from game.table.match import advice, foresight, joining, leading
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.table import laid, live, stacked
from tests.table.stacked import known  # noqa: F401
from tests.table.test_dragging import hold, node_of, release

BOARD = {
    "P1": {"territory": ["plains", "trail_wolf", "trail_wolf", "ridge_ox"]},
    "P2": {"territory": ["trail_wolf", "ridge_ox", "dawn_gull"]},
}
WOLF, SECOND, OX = 3, 4, 5  # P1's
THEIR_WOLF, THEIR_OX, THEIR_GULL = 26, 27, 28
BANDS = {"P1": {"territory": ["dawn_gull", "trail_wolf", "ridge_ox"]}, "P2": {"territory": ["ridge_ox", "dawn_gull"]}}


def opened(
    board: dict[str, Any], *given: tuple[Any, ...], viewer: int = 0, lang: str = "en", **more: Any
) -> tuple[Stage, MatchScene, Match]:
    """The table at the question that comes after those answers, seen by `viewer`, whom it is put to."""
    match = laid.match(board, ("human", "human"))
    for answer in given:
        match.answer(answer)
    assert match.to_answer == viewer
    stage = live.stage(game="grimoire", lang=lang, hints=False, **more)
    seats = ("human", "casual") if viewer == 0 else ("casual", "human")
    scene = live.scene(stage, match, seats, viewer)
    live.settle(stage, 1)
    return stage, scene, match


def click(stage: Stage, key: str) -> None:
    node = tree.find(stage.fresh(), key)
    assert node is not None, key
    pos = node.rect.center
    stage.handle(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    stage.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    stage.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    stage.fresh()


def drag(stage: Stage, card: int, onto: int) -> None:
    target = node_of(stage, onto).rect.center
    hold(stage, node_of(stage, card).rect.center, target)
    release(stage, target)
    stage.fresh()


def words(stage: Stage, key: str = "confirm") -> str:
    node = tree.find(stage.fresh(), key)
    assert node is not None, key
    return node.name


def value(stage: Stage, card: int) -> str:
    return node_of(stage, card).value


# blocks


def asked_to_block(lang: str = "en") -> tuple[Stage, MatchScene, Match]:
    return opened(BOARD, ("attack",), ("pick", WOLF, SECOND, OX), viewer=1, lang=lang)


def test_a_blocker_is_dragged_onto_its_attacker_and_joined_by_a_line() -> None:
    stage, scene, match = asked_to_block()
    drag(stage, THEIR_WOLF, OX)
    assert (THEIR_WOLF, OX) in joining.lines(scene.table) and not scene.play.steps
    drag(stage, THEIR_OX, OX)
    assert {(THEIR_WOLF, OX), (THEIR_OX, OX)} <= set(joining.lines(scene.table))
    drag(stage, THEIR_WOLF, WOLF)
    assert (THEIR_WOLF, WOLF) in joining.lines(scene.table) and (THEIR_WOLF, OX) not in joining.lines(scene.table)
    assert match.state.decision.kind == "blocks", "nothing is answered before it is confirmed"
    click(stage, "confirm")
    assert match.steps[-1].answer == ("assign", THEIR_WOLF, WOLF, THEIR_OX, OX), "as one answer"


def test_the_button_says_what_comes_through() -> None:
    stage, _, _ = asked_to_block()
    assert words(stage) == "3 attack, none blocked, 8 come through"
    drag(stage, THEIR_OX, WOLF)
    assert words(stage) == "3 attack, 1 blocked, 6 come through"
    drag(stage, THEIR_GULL, OX)
    assert words(stage) == "3 attack, 2 blocked, 3 come through"


def test_what_comes_of_the_blocks_is_shown_as_they_are_put_together() -> None:
    stage, scene, _ = asked_to_block()
    drag(stage, THEIR_OX, WOLF)
    found = foresight.current(scene.table, scene.play, ())
    assert found is not None and found["damage"] == {1: 6, THEIR_OX: 2, WOLF: 4}
    assert set(found["destroyed"]) == {WOLF, THEIR_OX}
    surface = pygame.Surface(stage.size)
    stage.draw(surface)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_who_can_not_block_says_so_by_its_clause(lang: str) -> None:
    board = {**BOARD, "P1": {"territory": ["plains", "dawn_gull", "trail_wolf"]}}
    stage, scene, match = opened(board, ("attack",), ("assign", 3, 3, 4, 4), viewer=1, lang=lang)
    drag(stage, 25, 3)  # a wolf onto a gull in the air
    reason = match.why_not(("put", 25, 3))
    assert reason is not None and reason.clause == "M-285"
    assert stage.notice == scene.table.words.reason(scene.table.view, reason) and "‹" not in stage.notice
    assert joining.lines(scene.table) == []


def test_a_block_is_taken_back_by_a_press_and_all_of_them_at_once() -> None:
    stage, scene, _ = asked_to_block()
    drag(stage, THEIR_WOLF, OX)
    drag(stage, THEIR_OX, OX)
    click(stage, f"card-{THEIR_WOLF}")
    assert joining.lines(scene.table) == [(THEIR_OX, OX)]
    click(stage, "anew")
    assert joining.lines(scene.table) == []


def test_a_blocker_is_picked_and_then_its_attacker_pressed() -> None:
    stage, _, match = asked_to_block()
    click(stage, f"card-{THEIR_GULL}")
    assert words(stage, "prompt").startswith("Dawn Gull")
    click(stage, f"card-{SECOND}")
    assert "goes to Trail Wolf (2)" in value(stage, THEIR_GULL), "equal cards are told apart"
    click(stage, "confirm")
    assert match.steps[-1].answer == ("assign", THEIR_GULL, SECOND)


def test_by_keys_alone() -> None:
    stage, _, match = asked_to_block()
    for key in (pygame.K_TAB, pygame.K_RETURN):
        stage.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        stage.fresh()
    assert stage.focus == f"card-{min(WOLF, SECOND, OX)}", "from the blocker the focus goes to whom it can block"
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    stage.fresh()
    stage.focus = "confirm"
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert match.steps[-1].answer == ("assign", THEIR_WOLF, WOLF)


def test_the_key_that_ends_a_phase_confirms_wherever_the_focus_is() -> None:
    stage, scene, match = asked_to_block()
    drag(stage, THEIR_OX, OX)
    stage._focus(node_of(stage, THEIR_WOLF))  # Enter would pick the wolf
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode=""))
    assert scene.table.legal.kind != "blocks"
    assert match.steps[-1].answer == ("assign", THEIR_OX, OX)


def test_escape_takes_back_what_is_picked_then_what_is_put_together() -> None:
    stage, scene, _ = asked_to_block()
    drag(stage, THEIR_WOLF, OX)
    click(stage, f"card-{THEIR_GULL}")
    for selected, lines in ((None, [(THEIR_WOLF, OX)]), (None, [])):
        stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
        stage.fresh()
        assert scene.table.selected == selected and joining.lines(scene.table) == lines
    assert not scene.table.over


# attackers


def test_attackers_are_pressed_or_dragged_forward_and_the_button_counts_them() -> None:
    stage, scene, match = opened(BOARD, ("attack",))
    click(stage, f"card-{WOLF}")
    drag(stage, OX, 1)
    assert words(stage) == "2 attack" and scene.table.view["entities"][OX]["attacks"] == OX
    click(stage, f"card-{WOLF}")
    assert words(stage) == "1 attacks"
    click(stage, "confirm")
    assert match.steps[-1].answer == ("pick", OX)


def test_who_can_not_attack_says_so_by_its_clause() -> None:
    stage, scene, match = opened(
        {**BOARD, "P1": {"territory": ["trail_wolf", {"card": "trail_wolf", "tapped": True}, "ridge_ox"]}}, ("attack",)
    )
    click(stage, "card-3")
    reason = match.why_not(("pick", 3))
    assert reason is not None and reason.clause == "M-245"
    assert stage.notice == scene.table.words.reason(scene.table.view, reason) == "Trail Wolf is tapped."


def test_a_band_is_formed_by_dragging_one_attacker_onto_another() -> None:
    stage, scene, match = opened(BANDS, ("attack",))
    drag(stage, 2, 3)
    assert (3, 2) in joining.lines(scene.table) and words(stage) == "2 attack"
    drag(stage, 4, 3)
    assert "without banding" in stage.notice, "a band has one creature without banding (M-310)"
    click(stage, "card-4")
    click(stage, "confirm")
    assert match.steps[-1].answer == ("assign", 2, 2, 3, 2, 4, 4)


def test_a_band_is_formed_with_a_button_by_two_presses() -> None:
    stage, scene, match = opened(BANDS, ("attack",))
    click(stage, "join")
    click(stage, "card-3")
    click(stage, "card-2")
    assert (3, 2) in joining.lines(scene.table)
    click(stage, "card-2")  # who led it goes home, the other attacks alone
    assert joining.lines(scene.table) == [] and words(stage) == "1 attacks"
    click(stage, "confirm")
    assert match.steps[-1].answer == ("assign", 3, 3)


# divisions


def asked_to_divide(lang: str = "en") -> tuple[Stage, MatchScene, Match]:
    blocks = ("assign", THEIR_WOLF, OX, THEIR_OX, OX)
    return opened(BOARD, ("attack",), ("pick", OX), blocks, lang=lang)


def test_damage_is_divided_by_presses_as_the_rules_propose_it_at_first() -> None:
    stage, scene, match = asked_to_divide()
    assert scene.table.legal.kind == "assign_damage"
    assert "gets 4" in value(stage, THEIR_OX), "what kills as many as it can"
    click(stage, f"less-{THEIR_OX}")
    assert "1 left" in words(stage, "prompt")
    confirm = tree.find(stage.fresh(), "confirm")
    assert confirm is not None and not confirm.enabled and confirm.hint
    stage.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode=""))
    assert stage.notice == confirm.hint, "the key that would confirm says so too"
    click(stage, f"more-{THEIR_WOLF}")
    click(stage, f"card-{THEIR_WOLF}")  # one more, taken from the other
    assert "gets 2" in value(stage, THEIR_WOLF) and "gets 2" in value(stage, THEIR_OX)
    click(stage, "confirm")
    assert match.steps[-1].answer == ("divide", THEIR_WOLF, 2, THEIR_OX, 2)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("kind", ["block", "divide"])
def test_it_is_so_at_the_plain_table_of_any_game(kind: str) -> None:
    for seed in range(1, 40):
        stage, scene, match = stacked.begun(("human", "random"), seed=seed, hints=False)
        if live.random_play(match, seed, live.until_kind(kind), 600) and len(match.state.decision.things()) > 1:
            break
    scene.play.resync()
    scene.restart()
    live.settle(stage, 1)
    asked, now = match.state.decision, scene.table.legal
    assert asked.kind == kind
    if kind == "block":
        put = {thing: open_to[0] for thing, open_to in now.options.items()}  # all on one: nobody blocks the large alone
        for thing, to in put.items():
            drag(stage, thing, to)
        assert dict(scene.table.choice.given or ()) == put == dict(joining.lines(scene.table))
    else:
        for _ in range(now.amount):
            click(stage, f"card-{now.parts[0]}")
        assert scene.table.choice.given == ((now.parts[0], now.amount),)
    click(stage, "confirm")
    assert match.steps[-1].answer[0] == {"block": "assign", "divide": "divide"}[kind]


def test_who_alone_can_attack_is_put_forward_and_only_confirmed() -> None:
    stage, scene, match = opened({**BOARD, "P1": {"territory": ["plains", "ridge_ox"]}}, ("attack",))
    assert words(stage) == "1 attacks" and scene.table.choice.picked == (3,)
    click(stage, "card-3")
    confirm = tree.find(stage.fresh(), "confirm")
    assert confirm is not None and not confirm.enabled, "somebody must attack (M-248)"
    click(stage, "card-3")
    click(stage, "confirm")
    assert match.steps[-1].answer == ("pick", 3)


# what is said and lit of it


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Trail Wolf to Ridge Ox and Dawn Gull"), ("it", "Lupo del Sentiero a Bue del Crinale")]
)
def test_a_hint_says_who_goes_to_whom(lang: str, said: str) -> None:
    _, scene, _ = asked_to_block(lang)
    answer = ("assign", THEIR_WOLF, OX, THEIR_GULL, THEIR_GULL)
    told = advice.told(scene.table.words, scene.table.game.verbs, scene.table.view, answer)
    assert told.startswith(said), told
    told = advice.told(scene.table.words, scene.table.game.verbs, scene.table.view, ("divide", THEIR_WOLF, 3))
    assert told.startswith("3 "), told


def led(stage: Stage, scene: MatchScene, match: Match, answer: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is given as answer where one presses what is lit on the way to `answer`."""
    for _ in range(9):
        keys = leading.keys_to(scene.table, answer)
        node = next(node for key in keys if (node := tree.find(stage.fresh(), key)) is not None)
        click(stage, node.key)
        if match.steps[-1].answer[0] == "assign":
            break
    given: tuple[Any, ...] = match.steps[-1].answer
    return given


@pytest.mark.parametrize(
    "answer",
    [("assign", THEIR_WOLF, OX, THEIR_GULL, OX), ("assign",), ("assign", THEIR_OX, WOLF)],
)
def test_what_is_lit_leads_to_the_blocks_of_a_lesson(answer: tuple[Any, ...]) -> None:
    stage, scene, match = asked_to_block()
    drag(stage, THEIR_OX, SECOND)  # what is not wanted is taken back
    assert led(stage, scene, match, answer) == answer


def test_what_is_lit_leads_to_a_division() -> None:
    stage, scene, match = asked_to_divide()
    answer = ("divide", THEIR_WOLF, 3, THEIR_OX, 1)
    while match.steps[-1].answer != answer:
        click(stage, leading.keys_to(scene.table, answer)[0])


@pytest.mark.parametrize("answer", [("assign", 2, 2, 3, 2), ("assign", 3, 3, 4, 4)])
def test_what_is_lit_leads_to_attackers_and_bands(answer: tuple[Any, ...]) -> None:
    stage, scene, match = opened(BANDS, ("attack",))
    assert led(stage, scene, match, answer) == answer


# damage that is aimed at


def test_damage_is_chosen_by_a_press_on_whom_it_would_be_dealt_to() -> None:
    board = {**BOARD, "P2": {**BOARD["P2"], "hand": ["infirmarians_hand"]}}
    board["P2"]["territory"] = ["plains", *BOARD["P2"]["territory"]]
    ours = {"P1": board["P1"], "P2": board["P2"]}
    match = laid.match(ours, ("human", "human"))
    named = {match.view(1)["entities"][i]["card"]: i for i in match.view(1)["seats"][1]["territory"]}
    wolf, ox = named["trail_wolf"], named["ridge_ox"]
    for answer in (("attack",), ("pass",), ("pick", WOLF), ("pass",), ("assign", wolf, WOLF, ox, WOLF), ("pass",),
                   ("divide", wolf, 2)):  # fmt: skip
        match.answer(answer)
    assert match.state.decision.kind == "damage"
    stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True)
    scene = live.scene(stage, match, ("casual", "human"), 1)
    live.settle(stage, 1)
    hand = scene.table.own_hand[0]
    click(stage, f"card-{hand}")
    live.settle(stage, 1)
    assert scene.table.legal.kind == "packet" and scene.table.legal.picks == {WOLF, wolf}
    click(stage, f"card-{ox}")
    assert stage.notice == "No damage that can be chosen would be dealt to Ridge Ox."
    click(stage, f"card-{WOLF}")
    names = [node.name for node in tree.walk(stage.fresh()) if node.key.startswith("packet-")]
    assert names == ["2 by Trail Wolf (2)", "4 by Ridge Ox"], "two of it go to that one"
    click(stage, f"card-{wolf}")
    live.settle(stage, 1)
    assert match.steps[-1].answer[0] in ("packet", "pay") and scene.table.legal.kind != "packet"


def test_a_card_of_several_targets_is_dropped_on_the_first_and_asks_for_the_others() -> None:
    board = {"P1": {"hand": ["ember_flick"], "territory": ["mountain"]}, "P2": {"territory": ["trail_wolf"] * 2}}
    match = laid.match(board)
    stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True)
    scene = live.scene(stage, match)
    live.settle(stage, 1)
    one, other = (i for i, e in match.view(0)["entities"].items() if e.get("card") == "trail_wolf")
    at = node_of(stage, one).rect.center
    grip = node_of(stage, scene.table.own_hand[0]).rect.center
    hold(stage, grip, at)
    release(stage, at)
    live.settle(stage, 1)
    assert scene.table.legal.kind == "target" and scene.table.choice.picked == (one,)
    for key in (f"card-{other}", "confirm"):
        click(stage, key)
        live.settle(stage, 1)
    told = [event for event in match.events_for(0) if event["kind"] == "on_stack"]
    assert [event["targets"] for event in told] == [[one, other]]


def test_a_card_keeps_at_whom_it_was_dropped_while_x_is_asked_for() -> None:
    board = {"P1": {"hand": ["rising_sap"], "territory": ["forest", "forest", "trail_wolf"]}}
    match = laid.match({**board, "P2": {"territory": ["trail_wolf"]}})
    stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True)
    scene = live.scene(stage, match)
    live.settle(stage, 1)
    wolf = next(i for i, e in match.view(0)["entities"].items() if e.get("card") == "trail_wolf")
    at = node_of(stage, wolf).rect.center
    hold(stage, node_of(stage, scene.table.own_hand[0]).rect.center, at)
    release(stage, at)
    live.settle(stage, 1)
    assert scene.table.legal.kind == "x"
    scene.give(("x", 1))
    live.settle(stage, 1)
    told = [event["targets"] for event in match.events_for(0) if event["kind"] == "on_stack"]
    assert told == [[wolf]] or (scene.table.legal.kind, scene.table.legal.source) == ("pay", scene.table.own_hand[0])


@pytest.mark.parametrize("able", [[], ["ash_drake"]])
def test_a_drop_is_foretold_alike_whether_the_other_could_answer_it(able: list[str]) -> None:
    board = {"P1": {"hand": ["flint_spark"], "territory": ["mountain", "mountain"]}}
    match = laid.match({**board, "P2": {"territory": ["mountain", "mountain", "trail_wolf", *able]}})
    stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True)
    scene = live.scene(stage, match)
    live.settle(stage, 1)
    wolf = next(i for i, e in match.view(0)["entities"].items() if e.get("card") == "trail_wolf")
    hold(stage, node_of(stage, scene.table.own_hand[0]).rect.center, node_of(stage, wolf).rect.center)
    found = foresight.current(scene.table, scene.play, scene.meant)
    assert found is not None and found["damage"] == {wolf: 3, 0: 1}
