"""When a person is asked in the windows of Grimoire: profiles, stops, rests, and "Wait!" for what was passed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.kernel import decisions
from game.records.match import Match
from game.table import tree
from game.table.drawing import text
from game.table.games import table_of
from game.table.match import foresight, opening, prompts, stops, windows
from game.table.match.record import MatchTable
from game.table.match.scene import MatchScene
from game.table.settings import SOUND, Settings, _take
from game.table.stage import Stage
from tests.table import bot, laid, live
from tests.table.test_put_forward import click

PASS = ("pass",)
THEY, ME = 0, 1
BOARD = {
    "P1": {"hand": ["forest", "forest"], "territory": ["forest", "forest", "forest", "trail_wolf"]},
    "P2": {"hand": ["flint_spark"], "territory": ["mountain", "mountain", "mountain"]},
}
WOLF = 7


def opened(board: dict[str, Any] = BOARD, lang: str = "en", **more: Any) -> tuple[Stage, MatchScene, Match]:
    """The table in the turn of the other, seen by P2, who holds an instant that can be paid for."""
    match = laid.match(board, ("human", "human"))
    stage = live.stage(game="grimoire", lang=lang, hints=False, speed=0, reduced_motion=True, **more)
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    scene = live.scene(stage, match, ("casual", "human"), ME)
    live.settle(stage, 1)
    return stage, scene, match


def they(stage: Stage, scene: MatchScene, *answers: tuple[Any, ...]) -> None:
    """The other gives these answers, and the table goes on until somebody is asked."""
    for answer in answers:
        assert scene.play.answer(answer, THEY) is None, answer
        scene.answered()
        live.settle(stage, 1)


def land(match: Match) -> tuple[Any, ...]:
    return next(tuple(answer) for answer in match.view(THEY)["decision"]["answers"] if answer[0] == "land")


def key(stage: Stage, code: int) -> None:
    stage.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    stage.fresh()


def card_of(match: Match, card: str) -> int:
    return next(i for i, shown in match.view(ME)["entities"].items() if shown.get("card") == card)


def ask_for(stage: Stage, card: int) -> None:
    stage.keyboard, stage.focus = True, f"card-{card}"
    key(stage, pygame.K_F7)


def kind(scene: MatchScene) -> str:
    """Of the window that the person is asked; "" where they are not."""
    return scene.table.legal.kind if scene.table.legal.mine else ""


# profiles


def test_after_a_land_is_played_one_is_only_asked_who_wants_to_be_asked_always() -> None:
    for always, asked in ((False, ""), (True, "main")):
        stage, scene, match = opened(asks_always=always)
        they(stage, scene, land(match))
        assert kind(scene) == asked
        assert match.to_answer == (ME if always else THEY)


def test_where_it_may_matter_one_is_asked_before_and_in_the_attack() -> None:
    stage, scene, _ = opened()
    they(stage, scene, ("attack",))
    assert kind(scene) == "announced"
    key(stage, pygame.K_e)  # one key passes
    live.settle(stage, 1)
    they(stage, scene, ("pick", WOLF))
    assert kind(scene) == "attacked" and WOLF in scene.table.legal.about


def test_the_end_of_the_others_turn_is_one_stop() -> None:  # M-072 Q-29
    stage, scene, match = opened({**BOARD, "P2": {**BOARD["P2"], "library": ["forest"]}})
    they(stage, scene, PASS)
    assert kind(scene) == "declaration"
    key(stage, pygame.K_e)
    live.settle(stage, 1)
    assert match.state.active == ME and kind(scene) == "main"


def test_one_is_asked_about_what_the_other_announced_and_sees_what_it_is() -> None:
    board = {**BOARD, "P1": {"hand": ["trail_wolf"], "territory": ["forest"] * 3}}
    for lang in ("en", "it"):
        stage, scene, match = opened(board, lang)
        play = next(tuple(answer) for answer in match.view(THEY)["decision"]["answers"] if answer[0] == "play")
        they(stage, scene, play)
        while scene.play.asked_seat == THEY:
            they(stage, scene, tuple(match.view(THEY)["decision"]["answers"][0]))
        assert kind(scene) == "respond" and scene.table.legal.about == (play[1],)


def test_who_can_do_nothing_is_asked_in_no_window_and_nothing_is_kept_of_it() -> None:
    board = {**BOARD, "P2": {"hand": ["flint_spark"], "territory": ["mountain"]}}
    stage, scene, match = opened(board, asks_always=True)
    they(stage, scene, land(match), ("attack",), ("pick", WOLF))
    assert {seat for seat, _ in match.record.answers} == {THEY} and scene.table.passed == {}


# stops


def test_at_a_stop_one_is_asked_and_the_stop_is_kept() -> None:
    stage, scene, match = opened()
    click(stage, "phase-main")
    assert stage.settings.stops == {"grimoire": [windows.stop(windows.OTHERS, "main")]}
    they(stage, scene, land(match))
    assert kind(scene) == "main"
    key(stage, pygame.K_e)
    for _ in range(3):
        click(stage, "phase-main")
    assert stage.settings.stops == {"grimoire": []}


def test_a_stop_is_of_one_side_of_both_or_of_none_as_the_phase_is_pressed() -> None:
    seen, now = [], ["own-upkeep"]
    for _ in range(4):
        now = stops.pressed(now, "main")
        seen.append(now)
    assert seen == [
        ["own-upkeep", "others-main"], ["own-upkeep", "own-main"], ["own-upkeep", "own-main", "others-main"],
        ["own-upkeep"],
    ]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_phase_with_windows_can_have_a_stop_and_says_which(lang: str) -> None:
    stage, _, _ = opened(lang=lang)
    for phase in (*table_of("grimoire").stops, "announced", "attacked", "blocked"):
        node = tree.find(stage.fresh(), f"phase-{phase}")
        assert node is not None and node.actions and node.value and "‹" not in node.hint
    assert not tree.find(stage.fresh(), "phase-untap").actions, "nobody can act there (M-044)"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("stop", "seen"),
    [
        ("", ["blocked"]),
        ("own-announced", ["announced", "blocked"]),
        ("own-attacked", ["attacked", "blocked"]),
        ("own-blocked", ["blocked"]),
        ("others-attacked", ["blocked"]),
        ("own-attack", ["announced", "attacked", "blocked"]),
    ],
)
def test_in_the_own_attack_one_is_asked_at_the_steps_that_have_a_stop(stop: str, seen: list[str]) -> None:
    board = {"P1": {"hand": ["flint_spark"], "territory": ["mountain", "mountain", "trail_wolf"]}, "P2": {}}
    match = laid.match(board)
    stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True)
    stage.settings.save = lambda path=None: True  # type: ignore[method-assign]
    scene = live.scene(stage, match, ("human", "casual"), 0)
    live.settle(stage, 1)
    side, _, place = stop.partition("-")
    for _ in range({"others": 1, "own": 2}.get(side, 0)):
        click(stage, f"phase-{place}")
    assert stage.settings.stops.get("grimoire", []) == ([stop] if stop else [])
    wolf = next(i for i, shown in match.view(0)["entities"].items() if shown.get("card") == "trail_wolf")
    scene.give(("attack",))
    live.settle(stage, 1)
    asked = []
    while kind(scene) != "main":
        if kind(scene) == "attackers":
            scene.give(("pick", wolf))
        else:
            asked.append(kind(scene))
            scene.give(PASS)
        live.settle(stage, 1)
    assert asked == seen and match.view(0)["seats"][1]["life"] == 18


def test_what_is_unsound_of_the_stops_in_a_file_is_left_out() -> None:
    settings = Settings()
    assert not _take(settings, {"stops": {"grimoire": [1]}}) and settings.stops == {}
    assert SOUND["stops"]({"grimoire": ["own-main"]})


# until something happens


def test_passing_until_something_happens_ends_with_what_the_other_does() -> None:
    stage, scene, match = opened(asks_always=True)
    they(stage, scene, land(match))
    assert kind(scene) == "main"
    key(stage, pygame.K_y)
    live.settle(stage, 1)
    assert match.steps[-1].answer == PASS and scene.table.rests
    they(stage, scene, ("attack",))
    they(stage, scene, ("pick", WOLF))
    assert kind(scene) == "attacked" and not scene.table.rests


def test_passing_until_the_own_turn_is_broken_by_an_attack_alone() -> None:
    board = {**BOARD, "P1": {**BOARD["P1"], "hand": ["forest", "trail_wolf"]}}
    stage, scene, match = opened(board, asks_always=True)
    they(stage, scene, land(match))
    key(stage, pygame.K_F6)
    live.settle(stage, 1)
    play = next(tuple(answer) for answer in match.view(THEY)["decision"]["answers"] if answer[0] == "play")
    they(stage, scene, play)
    while scene.play.asked_seat == THEY and match.state.decision.kind != "main":
        they(stage, scene, tuple(match.view(THEY)["decision"]["answers"][0]))
    assert kind(scene) == "" and match.state.decision.kind == "main", "a creature that is cast is passed"
    they(stage, scene, ("attack",), ("pick", WOLF))
    assert kind(scene) == "attacked"


def test_the_button_goes_through_the_three_ways_of_asking() -> None:
    stage, _, _ = opened()
    seen = []
    for _ in range(4):
        node = tree.find(stage.fresh(), "windows")
        assert node is not None
        seen.append(node.name)
        click(stage, "windows")
    assert seen == ["Asks when it matters", "Asks no more this turn", "Always asks", "Asks when it matters"]


# Wait!


def test_wait_goes_back_to_the_window_that_was_passed() -> None:  # M-440
    stage, scene, match = opened()
    assert tree.find(stage.fresh(), "wait") is None
    they(stage, scene, land(match))
    assert kind(scene) == "" and tree.find(stage.fresh(), "wait") is not None
    they(stage, scene, ("attack",))
    key(stage, pygame.K_e)
    key(stage, pygame.K_w)
    assert tree.find(stage.fresh(), "wait") is None, "an own answer since then agrees to it"


def test_the_window_that_was_wanted_is_asked_and_not_passed_again() -> None:
    stage, scene, match = opened()
    they(stage, scene, land(match))
    answered = match.answered
    click(stage, "wait")
    live.settle(stage, 1)
    assert kind(scene) == "main" and match.answered == answered - 1
    assert stage.notice == "Back to the moment that was passed"
    key(stage, pygame.K_e)
    live.settle(stage, 1)
    assert match.to_answer == THEY and match.answered == answered


def test_nothing_is_missed_of_the_phases_of_the_own_turn() -> None:  # M-436 M-440
    """Whoever plays a turn steps over nothing of the others."""
    board = {"P1": {**BOARD["P2"], "library": ["forest"]}, "P2": BOARD["P1"], "at": "upkeep"}
    match = laid.match(board, ("human", "human"))
    stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True)
    scene = live.scene(stage, match, ("human", "casual"), 0)
    live.settle(stage, 1)
    assert kind(scene) == "main" and [answer for _, answer in match.record.answers] == [PASS] * 2
    assert tree.find(stage.fresh(), "wait") is None


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_main_phase_says_what_is_left_to_do_in_it(lang: str) -> None:
    board = {"P1": {"territory": ["trail_wolf"]}, "P2": {"territory": ["forest"], "library": ["forest"] * 2}}
    stage = live.stage(game="grimoire", lang=lang, hints=False, speed=0, reduced_motion=True)
    live.scene(stage, laid.match(board), ("human", "casual"), 0)
    live.settle(stage, 1)
    end, prompt = tree.find(stage.fresh(), "end-turn"), tree.find(stage.root, "prompt")
    attack = {"en": "announce an attack", "it": "dichiara un attacco"}[lang]
    assert end is not None and end.value == {"en": "1 move left", "it": "1 mossa possibile"}[lang]
    assert prompt is not None and attack in prompt.name
    board["P1"] = {"territory": ["forest"], "hand": ["trail_wolf"]}
    live.scene(stage, laid.match(board), ("human", "casual"), 0)
    live.settle(stage, 1)
    end, prompt = tree.find(stage.fresh(), "end-turn"), tree.find(stage.root, "prompt")
    assert end is not None and end.value == {"en": "nothing left to do", "it": "non resta nulla da fare"}[lang]
    assert prompt is not None and prompt.name and attack not in prompt.name


def test_of_several_that_were_passed_it_goes_back_to_the_last() -> None:  # M-440
    stage, scene, match = opened({**BOARD, "at": "upkeep"})
    live.settle(stage, 1)
    assert match.to_answer == THEY and match.state.decision.kind == "main"
    key(stage, pygame.K_w)
    live.settle(stage, 1)
    assert kind(scene) == "drawn", "after the draw, so that nothing hidden is unlearnt (M-441)"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_at_the_largest_scale_the_words_of_a_window_stand_whole_beside_its_buttons(lang: str) -> None:
    stage, scene, match = opened({**BOARD, "P1": {**BOARD["P1"], "hand": ["trail_wolf"]}}, lang, scale=2.0)
    play = next(tuple(answer) for answer in match.view(THEY)["decision"]["answers"] if answer[0] == "play")
    they(stage, scene, play)
    while scene.play.asked_seat == THEY:
        they(stage, scene, tuple(match.view(THEY)["decision"]["answers"][0]))
    prompt = tree.find(stage.fresh(), "prompt")
    assert prompt is not None and len(prompt.children) == 2
    room = min(node.rect.x for node in prompt.children) - prompt.rect.x - stage.ui.s(24)
    assert room >= text.measure(prompt.name, stage.ui.s(24))[0] * prompts.LEAST


# full control, and cards that are never asked for


def test_while_the_key_is_held_one_is_asked_about_what_one_announces_oneself() -> None:
    board = {"P1": {"hand": ["flint_spark"] * 2, "territory": ["mountain"] * 4}, "P2": {"territory": ["trail_wolf"]}}
    for held in (False, True):
        match = laid.match(board)
        stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True)
        scene = live.scene(stage, match)
        live.settle(stage, 1)
        if held:
            key(stage, pygame.K_q)
        scene.give(("play", scene.table.own_hand[0]))
        live.settle(stage, 1)
        wolf = next(i for i, e in match.view(0)["entities"].items() if e.get("card") == "trail_wolf")
        scene.give(("pick", wolf))
        live.settle(stage, 1)
        assert kind(scene) == ("respond" if held else "main")
        if held:
            stage.handle(pygame.Event(pygame.KEYUP, key=pygame.K_q, mod=0, unicode=""))
            live.settle(stage, 1)
            assert kind(scene) == "main", "it is passed as soon as the key is let go"


def test_a_card_is_never_asked_for_until_it_is_wanted_again() -> None:
    stage, scene, match = opened()
    spark = scene.table.own_hand[0]
    stage.keyboard, stage.focus = True, f"card-{spark}"
    key(stage, pygame.K_F7)
    assert stage.settings.asked == {"grimoire": {"flint_spark": "never"}}
    they(stage, scene, ("attack",))
    assert kind(scene) == "" and {seat for seat, _ in match.record.answers} == {THEY, ME}
    for _ in range(2):
        ask_for(stage, spark)
    they(stage, scene, ("pick", WOLF))
    assert kind(scene) == "attacked" and stage.settings.asked == {"grimoire": {}}


def test_a_window_stays_open_while_one_turns_a_card_through_the_ways() -> None:
    stage, scene, _ = opened()
    they(stage, scene, ("attack",))
    asked = kind(scene)
    for way in ("never", "always", ""):
        ask_for(stage, scene.table.own_hand[0])
        live.settle(stage, 1)
        assert stage.settings.asked == {"grimoire": {"flint_spark": way} if way else {}}
        assert asked and kind(scene) == asked


def test_of_a_card_that_is_always_wanted_one_is_asked_wherever_it_can_be_used() -> None:
    stage, scene, match = opened()
    for _ in range(2):
        ask_for(stage, scene.table.own_hand[0])
    assert stage.settings.asked == {"grimoire": {"flint_spark": "always"}}
    they(stage, scene, land(match))
    assert kind(scene) == "main"
    click(stage, "windows")
    live.settle(stage, 1)
    assert kind(scene) == "" and match.to_answer == THEY, "who wants no more windows this turn gets none"


# what saves itself

THREATENED = {
    "P1": {"territory": ["trail_wolf"], "hand": ["forest"], "library": ["forest"] * 2},
    "P2": {"territory": ["gravewatch", "swamp"], "library": ["forest"] * 2},
}


def blocked(
    asked: dict[str, str],
    board: dict[str, Any] = THREATENED,
    done: Callable[[MatchTable], None] = lambda table: None,
    **more: Any,
) -> tuple[Stage, MatchScene, Match, int]:
    """The creature of the other attacks, and is blocked by one that it destroys and that could be regenerated.

    `done`: what the person does at the table before they block.
    """
    stage, scene, match = opened(board, **{"confirm_payment": False, **more})
    attacker, blocker = (card_of(match, board[seat]["territory"][0]) for seat in ("P1", "P2"))
    stage.settings.asked = {"grimoire": asked}
    they(stage, scene, ("attack",), ("pick", attacker))
    done(scene.table)
    scene.give(("assign", blocker, attacker))
    live.settle(stage, 1)
    return stage, scene, match, blocker


def test_what_regenerates_by_itself_is_not_asked_for_and_is_told() -> None:  # M-332
    for asked in ({}, {"gravewatch": "always"}, {"rot_wall": "itself"}):
        _, scene, _, watch = blocked(asked)
        assert kind(scene) == "regeneration" and ("use", watch) in scene.table.legal.answers
    stage, scene, match, watch = blocked({"gravewatch": "itself"})
    assert match.record.answers[-1] == (ME, ("use", watch)) and match.to_answer == THEY
    shown = match.view(ME)["entities"][watch]
    assert shown["zone"] == "territory" and shown["tapped"] and not shown["damage"]
    assert "Gravewatch is regenerated" in [line.words for line in scene.table.lines()]
    assert tree.find(stage.fresh(), "wait") is None, "nothing was missed"


def test_it_regenerates_by_itself_also_for_who_wants_no_more_windows_and_not_while_the_key_is_held() -> None:
    _, _, match, watch = blocked({"gravewatch": "itself"}, done=windows.put_off)
    assert match.record.answers[-1] == (ME, ("use", watch))

    def hold(table: MatchTable) -> None:
        table.holds = True

    _, scene, _, _ = blocked({"gravewatch": "itself"}, done=hold)
    assert kind(scene) == "regeneration"


def test_what_regenerates_by_itself_is_lost_where_it_cannot_be_paid() -> None:
    board = {**THREATENED, "P2": {**THREATENED["P2"], "territory": ["gravewatch", "forest"]}}
    _, _, match, watch = blocked({"gravewatch": "itself"}, board)
    assert match.view(ME)["entities"][watch]["zone"] == "graveyard"


def test_a_payment_that_is_confirmed_is_so_too_where_it_regenerates_by_itself_and_can_be_cancelled() -> None:
    board = {**THREATENED, "P2": {**THREATENED["P2"], "territory": ["rot_wall", "swamp", "swamp", "forest"]}}
    board["P1"] = {**board["P1"], "territory": ["moss_giant"]}
    _, scene, match, wall = blocked({"rot_wall": "itself"}, board, confirm_payment=True)
    assert kind(scene) == "pay" and match.steps[-1].answer == ("use", wall)
    scene.give(("cancel",))
    live.settle(scene.stage, 1)
    assert kind(scene) == "regeneration", "who thinks better of it is asked"


def test_for_a_card_one_is_asked_as_usual_never_always_or_it_regenerates_by_itself() -> None:
    for lang in ("en", "it"):
        stage, _, match = opened(THREATENED, lang)
        seen, said = [], []
        for _ in range(4):
            ask_for(stage, card_of(match, "gravewatch"))
            seen.append(stage.settings.asked["grimoire"].get("gravewatch"))
            said.append(stage.notice)
        assert seen == ["never", "always", "itself", None]
        assert len({*said}) == 4 and all("F7" in words for words in said)
        for _ in range(3):
            ask_for(stage, card_of(match, "trail_wolf"))
        assert stage.settings.asked == {"grimoire": {}}, "it has no regeneration of its own"


def test_what_is_unsound_of_the_cards_in_a_file_is_left_out() -> None:
    for unsound in ({"gravewatch": "often"}, {"gravewatch": 1}, ["gravewatch"]):
        settings = Settings()
        assert not _take(settings, {"asked": {"grimoire": unsound}}) and settings.asked == {}
    assert SOUND["asked"]({"grimoire": {"gravewatch": "itself"}})


def test_at_one_screen_the_curtain_closes_and_who_owns_it_sees_it_regenerate() -> None:
    match = laid.match({"P1": THREATENED["P1"], "P2": THREATENED["P2"]}, ("human", "human"))
    stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True, confirm_payment=False)
    stage.settings.asked = {"grimoire": {"gravewatch": "itself"}}
    wolf, watch = card_of(match, "trail_wolf"), card_of(match, "gravewatch")
    for answer in (("attack",), ("pick", wolf), ("assign", watch, wolf)):
        match.answer(answer)
    scene = live.scene(stage, match, ("human", "human"))
    live.settle(stage, 1)
    assert scene.play.covered and match.state.decision.kind == "regeneration"
    scene.uncover()
    live.settle(stage, 1)
    assert match.record.answers[-1] == (ME, ("use", watch))


# several at one screen


def hotseat(asks_always: bool) -> tuple[Stage, MatchScene, Match]:
    match = laid.match(BOARD, ("human", "human"))
    stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True, asks_always=asks_always)
    scene = live.scene(stage, match, ("human", "human"))
    scene.uncover()
    live.settle(stage, 1)
    return stage, scene, match


@pytest.mark.parametrize("always", [False, True])
def test_the_curtain_closes_for_no_window_that_its_person_does_not_want(always: bool) -> None:
    stage, scene, match = hotseat(always)
    scene.give(land(match))
    live.settle(stage, 1)
    assert scene.play.covered == always and scene.play.viewer == (ME if always else THEY)
    assert match.to_answer == (ME if always else THEY)


# what comes of passing


def test_in_a_window_it_is_shown_what_comes_of_passing() -> None:
    stage, scene, _ = opened()
    they(stage, scene, ("attack",))
    key(stage, pygame.K_e)
    they(stage, scene, ("pick", WOLF))
    assert kind(scene) == "attacked"
    found = foresight.current(scene.table, scene.play, ())
    assert found is not None and found["damage"] == {ME: 2}, "nobody can block: the wolf's power comes through"


def test_an_ordinary_turn_asks_for_no_more_than_two_confirmations_that_change_nothing() -> None:
    passed: dict[int, int] = {}
    for seed in (2, 3):
        match = live.new_match(live.decks_of("grimoire", 2), seed, 0, ("human", "random"), "grimoire")
        stage = live.stage(game="grimoire", hints=False, speed=0, reduced_motion=True)
        scene, stream = live.scene(stage, match), random.Random(seed)
        while match.result is None and match.state.turn < 16:
            stage.update(0.3)
            if match.to_answer == 1:
                scene.play.answer(stream.choice(decisions.suggest(match.state, 12)), 1)
                scene.answered()
                continue
            before, asked = match.answered, scene.table.legal.kind if scene.table.legal.mine else "main"
            wanted = bot.wanted(stage, stream)
            if wanted is not None:
                bot.click(stage, wanted)
            own = match.state.active == 0 and match.answered > before and match.steps[-1].answer == PASS
            if own and asked != "main":
                passed[100 * seed + match.state.turn] = passed.get(100 * seed + match.state.turn, 0) + 1
    assert all(count <= 2 for count in passed.values()), passed


def test_in_a_rematch_begins_who_has_lost() -> None:  # M-022
    match = live.new_match(live.decks_of("grimoire", 2), 3, 0, ("human", "human"), "grimoire")
    stage = live.stage(game="grimoire", hints=False)
    opening.show(stage, match, keep=False)
    match.concede(1)
    scene = stage.scene
    assert isinstance(scene, MatchScene) and scene.again is not None
    scene.again()
    assert isinstance(stage.scene, MatchScene) and stage.scene.play.match.record.first == 1


@pytest.mark.parametrize(("lang", "said"), [("en", "1 mana would burn"), ("it", "1 mana brucerebbe")])
def test_before_mana_burns_it_is_said_once(lang: str, said: str) -> None:  # M-104
    board = {"P1": {"hand": ["forest"], "territory": ["mountain"]}, "P2": {"library": ["forest", "forest"]}}
    match = laid.match(board, ("human", "human"))
    stage = live.stage(game="grimoire", lang=lang, hints=False, speed=0, reduced_motion=True)
    scene = live.scene(stage, match, ("human", "casual"))
    scene.give(next(answer for answer in scene.table.legal.answers if answer[0] == "tap"))
    live.settle(stage, 1)
    turn = match.state.turn
    key(stage, pygame.K_e)
    assert stage.notice.startswith(said) and match.state.turn == turn
    key(stage, pygame.K_e)
    assert match.steps[-1].answer == PASS and match.view(0)["seats"][0]["life"] == 19


@pytest.mark.parametrize(
    ("mine", "asked"),
    [
        ({"territory": ["ash_drake", "mountain", "mountain"]}, False),
        ({"hand": ["sudden_bulk"], "territory": ["forest", "forest", "forest", "trail_wolf"]}, False),
        ({"hand": ["flint_spark"], "territory": ["ash_drake", "mountain", "mountain"]}, True),
        ({"hand": ["wither_touch"], "territory": ["swamp", "swamp"]}, True),
    ],
)
def test_at_the_end_of_a_turn_one_is_not_asked_for_what_lasts_until_it(mine: dict[str, Any], asked: bool) -> None:
    board = {"P1": {"territory": ["forest", "trail_wolf"]}, "P2": {**mine, "library": ["forest"]}}
    stage, scene, match = opened(board)
    they(stage, scene, PASS)
    assert (kind(scene), match.state.active) == (("declaration", THEY) if asked else ("main", ME))


@pytest.mark.parametrize(("hand", "asked"), [([], "attacked"), (["flint_spark"], "announced")])
def test_what_strengthens_for_a_turn_waits_until_attackers_are_named(hand: list[str], asked: str) -> None:
    mine = {"hand": hand, "territory": ["ash_drake", "mountain", "mountain"], "library": ["forest"]}
    stage, scene, match = opened({"P1": {"territory": ["trail_wolf"]}, "P2": mine})
    they(stage, scene, ("attack",))
    if kind(scene) != "announced":
        they(stage, scene, next(answer for answer in decisions.answers(match.state) if len(answer) > 1))
    assert kind(scene) == asked
