"""Creatures of which it is hidden what they are, and what may be aimed at them (1.10)."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import description, running, unseen, views
from game.kernel.decisions import answers
from game.kernel.places import EVERYBODY
from game.rules.grimoire.game import GRIMOIRE
from tests.rules.grimoire.board import P1, P2, Board, card, spell
from tests.rules.grimoire.test_abilities import aged


def aimed(name: str, where: str, **narrowed):
    filtered = {"filter": narrowed} if narrowed else {}
    return spell(name, "instant", None, {"destroy": "target"}, targets=[{"from": where, "pick": 1, **filtered}])


EXTRA = [
    spell("mask", "instant", None, {"lay_down": {"from": "own_hand", "pick": 1, "filter": {"kind": "creature"}}}),
    spell("unmask", "instant", None, {"turn_up": "target"},
          targets=[{"from": "creatures", "pick": 1, "filter": {"face_down": True}}]),
    card("rampart", "summon", {"white": 1}, power=0, toughness=4, types=["wall"]),
    card("golem", "artifact_creature", None, power=3, toughness=3, types=["golem"]),
    card("imp", "summon", {"red": 1}, power=2, toughness=2, types=["spirit"], keywords=["flying"], clauses=[
        {"when": "dies", "do": [{"damage": 3, "to": "opponent"}]},
        {"when": "attacks", "do": [{"draw": 1}]}]),
    aimed("sap", "creatures", type="wall"), aimed("not_wall", "creatures", lacks_type="wall"),
    aimed("sink", "lands"), aimed("sink_any", "permanents", kind="land"), aimed("rust", "artifacts"),
    aimed("lift", "enchantments"), aimed("dry", "creatures", element="red"), aimed("wet", "creatures",
                                                                                  lacks_element="red"),
    aimed("net", "creatures", has="flying"), aimed("small", "creatures", power={"at_most": 1}),
    aimed("dear", "creatures", cost={"at_least": 1}), aimed("mine", "own_creatures"),
    card("aloof_wall", "summon", None, power=0, toughness=4, types=["wall"], keywords=["protection_from_red"]),
    spell("red_sap", "instant", {"red": 1}, {"destroy": "target"},
          targets=[{"from": "creatures", "pick": 1, "filter": {"type": "wall"}}]),
    spell("drown_red", "sorcery", None, {"destroy": {"from": "creatures", "filter": {"element": "red"}}}),
    card("spikes", "aura", None, clauses=[
        {"when": "play", "targets": [{"from": "creatures", "pick": 1, "filter": {"type": "wall"}}],
         "do": [{"enchant": "target"}]},
        {"when": "always", "do": [{"give": {"power": 2}, "to": "host"}]}]),
    spell("turn_aside", "interrupt", None, {"retarget": "target"}, targets=[{"from": "spell", "pick": 1}]),
]  # fmt: skip


def masked(name: str, *hand: str, other: tuple[str, ...] = (), lands: str = ""):
    """`name` lies face down on the side of the first player, who has these cards more."""
    board = Board([name, *hand, "mask"], [*other], extra=EXTRA, lands=lands)
    mine = board.held(name)
    board.cast("mask")
    board.decline()
    if board.asked[0] == "choose":
        board.give("pick", mine)
    hidden = next(i for i in board.state.zones[2] if board.state.entities[i].under is not None)
    assert board.state.entities[hidden].card.id == name
    return board, hidden


def castable(board) -> set[str]:
    return {board.state.entities[way[1]].definition.id for way in answers(board.state) if way[0] == "play"}


def test_it_is_a_creature_without_text_of_which_the_other_knows_nothing():  # M-156
    board, imp = masked("imp", "wisp")
    assert board.size(imp) == (1, 1) and board.state.entities[imp].under.id == "imp"
    assert unseen.knows(board.state, P1, imp) and not unseen.knows(board.state, P2, imp)
    assert description.described(board.state, P2)["entities"][imp]["under"] is None
    board.resolved("wisp")
    board.dealt((board.held("wisp"), imp, 1))
    assert board.where(imp) == "graveyard" and board.state.entities[imp].definition.id == "imp"
    board.decline("respond", "interrupt", "damage", "regeneration")
    assert board.life(P2) == 20, "its text did not work"


ALL = ("sap", "not_wall", "sink", "sink_any", "rust", "lift", "dry", "wet", "net", "small", "dear", "mine")


def test_what_nothing_known_rules_out_may_be_aimed_at_it():  # M-156 V-67
    board, _ = masked("imp", *ALL)
    able = castable(board)
    assert able & set(ALL) == set(ALL) - {"sink", "sink_any", "lift"}, "nobody could take it for a land"


def test_of_which_everybody_knows_what_it_is_only_what_fits_may_be_aimed_at_it():  # M-156
    board, imp = masked("imp", *ALL)
    known = board.state.entities[imp] = board.state.entities[imp].copy()
    known.known = EVERYBODY
    board.state.decision = None
    running.run(board.state)
    assert castable(board) & set(ALL) == {"not_wall", "dry", "net", "small", "dear", "mine"}


FITTING = [("rampart", "sap", True), ("imp", "sap", False), ("golem", "rust", True), ("imp", "rust", False),
           ("imp", "dry", True), ("rampart", "dry", False), ("rampart", "wet", True), ("imp", "wet", False),
           ("imp", "net", True), ("golem", "net", False), ("golem", "small", True), ("golem", "dear", False),
           ("rampart", "dear", True), ("rampart", "not_wall", False)]  # fmt: skip


@pytest.mark.parametrize(("name", "with_what", "dies"), FITTING)
def test_what_it_is_in_truth_decides_when_the_spell_is_carried_out(name, with_what, dies):  # M-157 V-59
    board, hidden = masked(name, with_what)
    cast = board.resolved(with_what, hidden)
    assert board.where(hidden) == ("graveyard" if dies else "territory")
    assert board.where(cast) == "graveyard"
    failed = [e for e in board.state.log.events if e.kind == "failed"]
    assert [set(e.facts) for e in failed] == [] if dies else [{"entity", "card"}], "no word of why"
    if not dies:
        assert board.state.entities[hidden].under is not None


def test_protection_that_is_hidden_lets_the_spell_fail():  # M-156 M-157 M-325
    board, wall = masked("aloof_wall", "red_sap", lands="mountain")
    board.resolved("red_sap", wall)
    assert board.where(wall) == "territory" and board.events("failed") == ["failed"]


def test_effects_on_a_class_go_by_what_it_shows():  # M-157
    board, imp = masked("imp", "drown_red", "ruin")
    board.resolved("drown_red")
    assert board.where(imp) == "territory"
    board.resolved("ruin")
    assert board.where(imp) == "graveyard"


@pytest.mark.parametrize(("name", "lies"), [("rampart", True), ("imp", False)])
def test_an_aura_stays_by_what_it_is_in_truth(name, lies):  # M-157 M-195
    board, hidden = masked(name, "spikes")
    aura = board.resolved("spikes", hidden)
    assert board.where(aura) == ("territory" if lies else "graveyard")
    assert board.size(hidden) == (3 if lies else 1, 1)


def test_an_interrupt_may_aim_a_spell_at_it():  # M-156 M-407
    board, imp = masked("imp", "sap", "turn_aside")
    wall = board.put(P1, "rampart")
    board.cast("sap", wall)
    board.cast("turn_aside")
    board.decline()
    assert board.where(wall) == "territory" and board.where(imp) == "territory"
    assert [e.facts["target"] for e in board.state.log.events if e.kind == "retargeted"] == [imp]


def test_turned_up_it_is_what_it_is_and_stays_the_same_object():
    board, imp = masked("imp", "unmask", "not_wall")
    before = board.state.entities[imp].zone_changes
    board.resolved("unmask", imp)
    assert board.size(imp) == (2, 2) and board.state.entities[imp].zone_changes == before
    board.resolved("not_wall")
    assert board.life(P2) == 17, "its text works again"


def test_blocks_go_by_what_it_shows():  # M-157
    board, imp = masked("imp", "wisp", other=("wisp",))
    board.put(P2, "bear")
    aged(board)
    board.give("attack")
    board.decline("announced")
    board.give("pick", imp)
    board.decline("attacked")
    assert board.asked == ("blocks", P2), "who flies in secret can be blocked"
    assert "imp" not in board.done(), "nor does its text wait for the attack"


@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_it_is_in_what_the_other_is_shown(seed):  # M-156
    """Whichever card lies there, the other player is shown the same."""
    board, hidden = masked("imp", "rampart", "golem", *ALL, other=("sap", "rust", "dry", "flash"))
    chance = Random(seed)
    state = board.state
    for _ in range(60):
        if state.result is not None or state.entities[hidden].under is None:
            break
        shown, told = views.view(state, P2), description.described(state, P2)
        for name in ("rampart", "golem", "wisp"):
            other = state.copy()
            e = other.entities[hidden] = other.entities[hidden].copy()
            fellow = next((i for i in other.zones[1] if other.entities[i].definition.id == name), None)
            if fellow is None:
                continue
            held = other.entities[fellow] = other.entities[fellow].copy()
            e.under, held.definition = held.definition, e.under
            assert views.view(other, P2) == shown and description.described(other, P2) == told
            if state.decision.seat == P2:
                assert answers(other) == answers(state), "what can be done tells nothing either"
        redealt = views.redeal(state, P2, seed)
        assert redealt.entities[hidden].under.kind in ("summon", "artifact_creature")
        running.answer(state, chance.choice(answers(state)))


def test_only_creatures_come_into_play_face_down():
    board = Board(["storm", "mask"], [], extra=EXTRA)
    board.resolved("mask")
    assert board.state.zones[2] == () and GRIMOIRE.vocabulary.veiled == ("summon", "artifact_creature")
