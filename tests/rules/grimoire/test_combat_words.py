"""The words of the card language about the attack: filters, what sets clauses off, until it is over."""

from __future__ import annotations

from typing import Any

import pytest

from game.language.folders import CARDS as FOLDER
from game.language.library import load, pinned
from game.language.text import rules_text
from game.rules.grimoire.game import GRIMOIRE
from tests.rules.grimoire.board import P1, P2, card, spell
from tests.rules.grimoire.combat import Battle


def body(name: str, when: str, *do: Any, power: int = 1, toughness: int = 1, **clause: Any) -> dict[str, Any]:
    return card(name, "summon", power=power, toughness=toughness, clauses=[{"when": when, **clause, "do": list(do)}])


def of(state: str, value: bool) -> dict[str, Any]:
    return {"from": "creatures", "filter": {state: value}}


DRUMMER = body("drummer", "attacks", {"damage": 1, "to": "opponent"})
BANNER = card("banner", "enchantment", clauses=[
    {"when": "attacks", "of": "own_creatures",
     "do": [{"modify": {"power": 1}, "to": "subject", "until": "attack_end"}]},
])  # fmt: skip
THORNS = body("thorns", "blocks", {"damage": 1, "to": "object"}, power=0, toughness=3)
GUARDED = body("guarded", "is_blocked", {"draw": 1})
SNEAK = body("sneak", "is_unblocked", {"damage": 2, "to": "opponent"})
CHARGE = spell("charge", "instant", None, {"modify": {"power": 2}, "to": of("attacking", True), "until": "attack_end"})
HOLD = spell("hold", "instant", None, {"modify": {"toughness": 2}, "to": of("blocking", True), "until": "turn_end"})
ARROWS = spell("arrows", "instant", None, {"damage": 2, "to": of("blocked", False)})
PITS = spell("pits", "instant", None, {"damage": 2, "to": of("blocked", True)})
HOME = spell("home", "instant", None, {"damage": 1, "to": of("attacking", False)})
MARCH = card("march", "enchantment", clauses=[
    {"when": "always", "do": [{"give": {"power": 1}, "to": {"from": "creatures", "filter": {"attacking": True}}}]},
])  # fmt: skip
MADE = [DRUMMER, BANNER, THORNS, GUARDED, SNEAK, CHARGE, HOLD, ARROWS, PITS, HOME, MARCH]


def battle(mine: list[str], theirs: list[str], mine_held: list[str] | None = None,
           theirs_held: list[str] | None = None) -> Battle:  # fmt: skip
    return Battle(mine, theirs, (mine_held or [], theirs_held or []), more=MADE)


def test_what_an_attack_sets_off_happens_as_attackers_are_named():  # M-443
    board = battle(["drummer", "1/1"], [])
    board.name(board.mine[0])
    assert board.asked[0] == "attacked" and board.life(P2) == 19, "before the window that follows"
    board.finish()
    assert board.life(P2) == 18


def test_a_change_can_last_until_the_attack_is_over():
    board = battle(["1/1"], [], ["banner"])
    board.resolved("banner")
    board.name(*board.mine)
    assert board.size(board.mine[0]) == (2, 1)
    board.finish()
    assert board.life(P2) == 18 and board.size(board.mine[0]) == (1, 1)


def test_what_a_block_sets_off_knows_the_attacker():
    board = battle(["1/1", "1/1"], ["thorns"])
    board.attack(*board.mine)
    board.declare({board.theirs[0]: board.mine[1]})
    assert board.alive(board.mine[0]) and not board.alive(board.mine[1])


@pytest.mark.parametrize(("blocked", "life", "cards"), [(True, 20, 1), (False, 17, 0)])
def test_being_blocked_or_not_sets_something_off(blocked, life, cards):
    board = battle(["guarded" if blocked else "sneak"], ["0/4"])
    before = len(board.state.zones[board.state.places.named(P1, "hand")])
    board.attack(*board.mine)
    board.block({board.theirs[0]: board.mine[0]} if blocked else {})
    assert board.life(P2) == life
    assert len(board.state.zones[board.state.places.named(P1, "hand")]) == before + cards


def test_cards_tell_attackers_and_blockers_from_others():
    board = battle(["1/1", "1/1"], ["1/4", "1/1"], ["charge"], ["hold", "home"])
    (first, second), (one, two) = board.mine, board.theirs
    board.attack(first)
    board.declare({one: first})
    board.cast("charge")
    board.cast("hold")
    board.decline()
    assert [board.size(i) for i in (first, second, one, two)] == [(3, 1), (1, 1), (1, 6), (1, 1)]
    board.give("pass")
    board.cast("home")
    board.decline()
    assert [board.alive(i) for i in (first, second, one, two)] == [True, False, True, False]


@pytest.mark.parametrize(("name", "alive"), [("arrows", [True, False, True]), ("pits", [False, True, True])])
def test_cards_tell_blocked_attackers_from_unblocked_ones(name, alive):
    board = battle(["1/2", "1/2", "1/2"], ["0/9"], [name])
    board.attack(*board.mine[:2])
    board.declare({board.theirs[0]: board.mine[0]})
    board.cast(name)
    board.decline()
    assert [board.alive(i) for i in board.mine] == alive and board.alive(board.theirs[0])


def test_a_continuous_effect_may_hang_on_who_attacks():
    board = battle(["1/1", "1/1"], [], ["march"])
    board.resolved("march")
    first, second = board.mine
    board.name(first)
    assert [board.size(i) for i in (first, second)] == [(2, 1), (1, 1)]
    board.finish()
    assert board.life(P2) == 18 and board.size(first) == (1, 1)


TEXTS = {
    "drummer": ("Whenever this creature attacks, deal 1 damage to the opponent.",
                "Quando questa creatura attacca, infliggi 1 danno all'avversario."),
    "banner": ("Whenever one of your creatures attacks, it gains +1 power until the attack is over.",
               "Quando una tua creatura attacca, ottiene +1 forza fino alla fine dell'attacco."),
    "thorns": ("Whenever this creature blocks, deal 1 damage to the attacker.",
               "Quando questa creatura blocca, infliggi 1 danno all'attaccante."),
    "guarded": ("Whenever this creature is blocked, draw 1 card.",
                "Quando questa creatura viene bloccata, peschi 1 carta."),
    "sneak": ("Whenever this creature attacks and is not blocked, deal 2 damage to the opponent.",
              "Quando questa creatura attacca e non viene bloccata, infliggi 2 danni all'avversario."),
    "hold": ("All blocking creatures gain +2 toughness until end of turn.",
             "Tutte le creature bloccanti ottengono +2 costituzione fino a fine turno."),
    "arrows": ("Deal 2 damage to all unblocked creatures.", "Infliggi 2 danni a tutte le creature non bloccate."),
    "home": ("Deal 1 damage to all non-attacking creatures.", "Infliggi 1 danno a tutte le creature non attaccanti."),
}  # fmt: skip


@pytest.mark.parametrize("name", TEXTS)
def test_they_have_texts_in_both_languages(name):
    library = load(FOLDER / "grimoire", "grimoire", GRIMOIRE.vocabulary)
    found = pinned(MADE, {}, "grimoire", GRIMOIRE.vocabulary).definitions[name]
    assert (rules_text(found, "en", library), rules_text(found, "it", library)) == TEXTS[name]
