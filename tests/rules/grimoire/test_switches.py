"""Each switch of the rules file, both ways."""

from __future__ import annotations

import pytest

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
