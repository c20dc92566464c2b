"""Each switch of the rules file, both ways."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import running
from game.kernel.decisions import answers
from game.kernel.events import Log
from game.kernel.values import remaining
from game.lab.invariants import broken
from game.language.library import from_plain
from game.rules.grimoire.constants import Rules
from game.rules.grimoire.game import GRIMOIRE
from tests.rings import first
from tests.rules.grimoire.board import CARDS, P1, P2, Board, card, spell
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


@pytest.mark.parametrize(("most", "told"), [(0, []), (4, [("the deck has 5 copies of `wisp`", "4 at most")])])
def test_a_house_rule_limits_copies_of_what_is_no_basic_land(most, told):  # M-008 copies_max
    rule = GRIMOIRE.vocabulary.deck_rules[-1]
    cards = from_plain([*CARDS, {**CARDS[0], "id": "field", "basic": True}], {}, "grimoire", GRIMOIRE.vocabulary).by_id
    assert rule.constant == "copies_max"
    assert rule.faults("", {"field": 30, "wisp": 5, "wolf": 4}, cards, most) == told


HYMN = spell("hymn", "instant", None, {"gain": 5})
LEECH = spell("leech", "sorcery", None, {"drain": 5, "to": "opponent"})


@pytest.mark.parametrize(("cap", "gained"), [(0, 25), (22, 22), (10, 20)])
@pytest.mark.parametrize("name", ["hymn", "leech"])
def test_life_may_have_a_limit_for_what_is_gained(cap, gained, name):  # M-089 life_cap
    board = Board([name], [], extra=[HYMN, LEECH], rules={"life_cap": cap})
    board.resolved(name)
    assert board.life(P1) == gained


@pytest.mark.parametrize(("by_item", "lives"), [(False, True), (True, False)])
def test_damage_waits_for_the_batch_or_for_its_item_alone(by_item, lives):  # M-390 damage_by_item
    board = Board(["bulk", "wisp"], ["flash", "wisp"], rules={"damage_by_item": by_item})
    bear = board.put(P1, "bear")
    bulk = board.cast("bulk", bear)
    board.cast("flash", bear)
    board.decline()
    assert (board.where(bear) == "territory") == lives and board.where(bulk) == "graveyard"
    assert ("bulk" in board.done()) == lives, "else it has lost its target"


@pytest.mark.parametrize("name", ["bulk", "hymn"])
@pytest.mark.parametrize("on", [False, True])
def test_boosts_and_gains_fit_into_the_damage_window_or_not(name, on):  # M-356 Q-25 boosts_in_damage gains_in_damage
    switch = {"bulk": "boosts_in_damage", "hymn": "gains_in_damage"}
    for rule in switch.values():
        board = Board(["storm", "wisp"], [name, "wilt"], extra=[HYMN], rules={rule: on})
        bear = board.put(P2, "bear")
        board.dealt((board.held("storm"), bear, 2), (board.held("storm"), P2, 3))
        allowed = on and rule == switch[name]
        assert (board.asked[0] == "damage") == allowed
        if allowed:
            assert [way[1] for way in answers(board.state) if way[0] == "play"] == [board.held(name)], "no other"
            board.cast(name, bear)
            board.decline("interrupt", "damage")
        assert (board.where(bear) == "territory") == (allowed and name == "bulk")
        assert board.life(P2) == 17 + 5 * (allowed and name == "hymn")


HERALD = card("herald", "summon", None, power=1, toughness=1, clauses=[
    {"when": "enters", "do": [{"damage": 2, "to": "enemy_creatures"}]}])  # fmt: skip
QUENCH = spell("quench", "interrupt", None, {"counter": "target"}, targets=[{"from": "effect", "pick": 1}])
EITHER = spell("either", "interrupt", None, {"counter": "target"}, targets=[{"from": "spell_or_effect", "pick": 1}])


@pytest.mark.parametrize(("answered", "lives"), [(False, False), (True, True)])
def test_what_was_set_off_is_answered_or_not(answered, lives):  # M-445 Q-38 triggers_respondable
    board = Board(["herald", "wisp"], ["bulk", "wisp"], extra=[HERALD], rules={"triggers_respondable": answered})
    bear = board.put(P2, "bear")
    board.cast("herald")
    board.give("pass")  # the spell
    if answered:
        assert board.asked == ("respond", P2) and board.where(board.held("herald")) == "territory"
        board.cast("bulk", bear)
        board.decline()
    assert (board.where(bear) == "territory") == lives and not board.state.series


@pytest.mark.parametrize(("answered", "lives"), [(False, False), (True, True)])
def test_what_a_batch_has_set_off_is_answered_when_that_is_over(answered, lives):  # M-389 M-445 triggers_respondable
    """Without the switch its damage joins that of the batch."""
    rules = {"triggers_respondable": answered}
    board = Board(["flash", "choke", "wisp"], ["bulk", "wisp"], extra=[MARTYR], rules=rules)
    martyr, bear = board.put(P1, "martyr"), board.put(P2, "bear")
    board.cast("flash", P2)
    board.give("pass")
    board.cast("choke", martyr)
    board.decline() if not answered else board.give("pass")
    if answered:
        assert board.asked == ("respond", P2) and board.life(P2) == 18 and board.where(martyr) == "graveyard"
        board.cast("bulk", bear)
        board.decline()
    assert (board.where(bear) == "territory") == lives and board.asked == ("main", P1)
    assert board.damage_events() == [2, 2]


MARTYR = card("martyr", "summon", None, power=1, toughness=1, clauses=[
    {"when": "dies", "do": [{"damage": 2, "to": "enemy_creatures"}]}])  # fmt: skip


@pytest.mark.parametrize("name", ["quench", "either"])
def test_an_interrupt_that_says_effect_stops_what_was_set_off(name):  # M-445 M-414
    board = Board(["herald", "wisp"], [name, "no", "wisp"], extra=[HERALD, QUENCH, EITHER])
    bear = board.put(P2, "bear")
    board.cast("herald")
    at_spell = {board.held("no"), *([board.held(name)] if name == "either" else [])}
    assert {way[1] for way in answers(board.state) if way[0] == "play"} == at_spell, "a spell is no effect"
    board.give("pass")
    assert board.asked == ("interrupt", P2) and board.where(board.held("herald")) == "territory"
    assert [way[1] for way in answers(board.state) if way[0] == "play"] == [board.held(name)], "no spell any more"
    board.cast(name)
    board.decline()
    assert board.where(bear) == "territory" and board.events("countered") == ["countered"]
    assert board.where(board.held("herald")) == "territory", "what it came from stays"


def test_a_demand_of_upkeep_is_no_effect_that_could_be_stopped():  # M-047 M-445
    debtor = card("debtor", "summon", None, power=4, toughness=4, clauses=[
        {"when": "demand", "pay": {"red": 1}, "else": [{"bury": "self"}]}])  # fmt: skip
    board = Board(["wisp"], ["quench", "wisp"], extra=[debtor, QUENCH])
    board.put(P1, "debtor")
    board.end_turn()
    board.end_turn()
    assert "interrupt" not in [e.facts.get("window") for e in board.state.log.events]
    assert board.where(board.held("debtor")) == "graveyard"


@pytest.mark.parametrize("seed", first(1, range(12)))
def test_random_matches_by_the_other_rules_end_and_break_nothing(seed):
    """Each switch the other way, with hands and decks of all cards."""
    chance, cards = Random(seed), library().card_set(GRIMOIRE.vocabulary)
    names = [name for name, one in cards.by_id.items() if one.kind in GRIMOIRE.vocabulary.kinds and not one.token]
    names.remove("face_down")
    lands = ["plains", "island", "swamp", "mountain", "forest"] * 4
    decks = [[*chance.sample(names, 30), *lands] for _ in range(2)]
    others = {name: not value for name, value in Rules._field_defaults.items() if isinstance(value, bool)}
    state = GRIMOIRE.setup(cards, decks, seed, others | {"life_cap": 21}, None, Log())
    for number in range(4000):
        if state.result is not None:
            break
        assert not broken(state), number
        running.advance(state, chance.choice(answers(state)))
    assert state.result is not None and max(remaining(state, seat) for seat in (P1, P2)) <= 21
