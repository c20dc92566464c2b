"""Each switch of the rules file, both ways."""

from __future__ import annotations

import pytest

from game.kernel import running
from game.kernel.events import Log
from game.rules.grimoire.constants import Rules
from game.rules.grimoire.game import GRIMOIRE
from tests.rules.grimoire.board import P1, Board, card
from tests.rules.grimoire.test_abilities import EXTRA, aged, usable
from tests.rules.grimoire.test_cards import library


def test_the_rules_file_names_every_constant():
    assert set(library().constants) == set(Rules._fields)
    assert library().constants == Rules._field_defaults, "as the clauses have it"


@pytest.mark.parametrize(("draws", "cards"), [(True, 8), (False, 7)])
def test_who_begins_draws_or_not(draws, cards):  # M-023 first_player_draws
    decks = [["plains"] * 40] * 2
    state = GRIMOIRE.setup(library().card_set(GRIMOIRE.vocabulary), decks, 1, {"first_player_draws": draws}, P1)
    assert len(state.zones[1]) == cards


def opened(deck, *said, first=P1, **rules):
    """A match of these decks, or one for both, with what was answered before the first turn."""
    decks = deck if isinstance(deck[0], list) else [deck] * 2
    state = GRIMOIRE.setup(library().card_set(GRIMOIRE.vocabulary), decks, 1, rules, first, Log())
    for answer in said:
        running.answer(state, answer)
    return state


LANDS, NONE, MIXED = ["plains"] * 40, ["trail_wolf"] * 40, ["plains"] * 20 + ["trail_wolf"] * 20


@pytest.mark.parametrize(("decks", "asked"), [
    ([LANDS, MIXED], [P1]), ([NONE, MIXED], [P1]), ([MIXED, NONE], [1]), ([LANDS, NONE], [P1, 1]), ([MIXED] * 2, []),
])  # fmt: skip
def test_a_hand_of_lands_alone_or_of_none_may_be_exchanged_once_or_never(decks, asked):  # M-024 mulligan
    assert opened(decks).decision.kind != "mulligan"
    state = opened(decks, mulligan=True)
    for seat in asked:
        assert (state.decision.kind, state.decision.seat) == ("mulligan", seat)
        running.answer(state, ("yes",))
    assert state.decision.kind != "mulligan", "once, whatever was drawn"
    assert len(state.zones[1]) == 8 and [e.facts["seat"] for e in state.log.events if e.kind == "mulligan"] == asked


def test_the_new_hand_is_drawn_from_the_shuffled_library_after_the_old_one_was_shown():  # M-024 mulligan
    deck = ["plains"] * 7 + ["trail_wolf"] * 33
    state = next(
        s
        for seed in range(400)
        if (
            s := GRIMOIRE.setup(
                library().card_set(GRIMOIRE.vocabulary), [deck, MIXED], seed, {"mulligan": True}, P1, Log()
            )
        ).decision.kind
        == "mulligan"
        and s.decision.seat == P1
    )
    kept = state.copy()
    running.answer(kept, ("no",))
    running.answer(state, ("yes",))
    assert sorted(kept.zones[0]) != sorted(state.zones[0]) and len(state.zones[0]) == len(kept.zones[0]) == 32
    shown = [e.facts["cards"] for e in state.log.events if e.kind == "mulligan"]
    assert shown == [["trail_wolf"] * 7]


@pytest.mark.parametrize(("is_damage", "damage"), [(True, [1]), (False, [])])
def test_mana_burn_is_damage_or_loss(is_damage, damage):  # M-110 burn_is_damage
    b = Board(["wisp"], [], lands="plains", rules={"burn_is_damage": is_damage})
    b.give("tap", b.held("plains"))
    b.give("pass")
    assert b.life(P1) == 19 and b.damage_events() == damage


@pytest.mark.parametrize(("off", "size"), [(True, (1, 1)), (False, (2, 1))])
def test_a_tapped_artifact_is_off_or_not(off, size):  # M-177 tapped_artifacts_off
    b = Board(["banner", "wisp", "hush"], [], extra=EXTRA, rules={"tapped_artifacts_off": off})
    banner, wisp = b.resolved("banner"), b.resolved("wisp")
    b.resolved("hush", banner)
    assert b.size(wisp) == size


@pytest.mark.parametrize(("off", "power", "uses"), [(False, 1, {"engine"}), (True, 0, set())])
def test_a_tapped_artifact_creature_is_not_or_is(off, power, uses):  # M-188 tapped_artifact_creatures_off
    settings = {"tapped_artifact_creatures_off": off, "weak_tapping_only": True}
    b = Board(["statue", "engine", "hush", "hush", "wisp"], [], extra=EXTRA, rules=settings)
    statue, engine = b.resolved("statue"), b.resolved("engine")
    b.resolved("hush", statue)
    b.resolved("hush", engine, nth=1)
    assert b.size(statue) == (power, 3) and usable(b) == uses


@pytest.mark.parametrize(("at_end", "life"), [(False, 20), (True, 19)])
def test_mana_may_burn_at_the_end_of_an_attack(at_end, life):  # M-106 V-03 burn_at_attack_end
    b = Board(
        ["tithe_now", "wisp", "wisp"], ["wisp"], lands="forest", extra=[TITHE], rules={"burn_at_attack_end": at_end}
    )
    bear = b.put(P1, "bear")
    aged(b)
    b.give("attack")
    b.decline("announced")
    b.give("pick", bear)
    b.cast("tithe_now")
    b.decline("respond", "interrupt", "attacked", "blocked")
    assert b.asked == ("main", P1) and b.life(P1) == life


TITHE = {
    "id": "tithe_now", "name": {"it": "d", "en": "t"}, "kind": "interrupt", "cost": {},
    "clauses": [{"when": "play", "do": [{"add_mana": 1, "of": "black"}]}],
}  # fmt: skip


SKIN = card("skin", "aura", None, clauses=[
    {"when": "play", "targets": [{"from": "creatures", "pick": 1}], "do": [{"enchant": "target"}]},
    {"when": "always", "do": [{"give": {"toughness": 2}, "to": "host"}]}])  # fmt: skip


@pytest.mark.parametrize(("first", "lives"), [(False, True), (True, False)])
def test_damage_waits_for_the_slow_spell_too_or_not(first, lives):  # M-390 M-422 Q-41 V-63 fast_damage_first
    board = Board(["skin", "wisp"], ["flash"], extra=[SKIN], rules={"fast_damage_first": first})
    wisp = board.put(P1, "wisp")
    skin = board.cast("skin", wisp)
    board.cast("flash", wisp)
    board.decline()
    if lives:
        assert board.where(wisp) == "territory" and board.size(wisp) == (1, 3)
        assert board.state.entities[wisp].damage == 2 and board.where(skin) == "territory"
    else:
        assert (board.where(wisp), board.where(skin)) == ("graveyard", "graveyard")


def test_both_pools_burn_and_it_is_damage():  # M-108 M-110
    board = Board(["shield", "wisp"], ["wisp"], lands="mountain")
    board.give("tap", board.held("mountain"))
    board.state.seats[1][0] = 2
    while board.asked[0] != "damage":
        board.give("pass")
    board.give("pass")
    assert (board.life(P1), board.life(1)) == (19, 18)
