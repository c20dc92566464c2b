"""The forecast of a fight over the 36 rolls of both dice (section 4 of the clauses of ESTRO)."""

from __future__ import annotations

import random

import pytest

from game.kernel import boards, views
from game.kernel.decisions import Answer, answers
from game.kernel.odds import Odds
from game.kernel.running import answer
from game.kernel.state import State
from game.language.library import from_plain
from game.records.cards import library
from game.records.preview import preview
from game.rules.estro.constants import ESTRI
from game.rules.estro.game import ESTRO
from game.rules.estro.vocabulary import VOCABULARY

OWN = dict(zip(ESTRI, ("atk", "def", "hel", "dex", "map"), strict=True))
MIRROR = {
    "ardo": (8, 28, 36, 0, 0),
    "granito": (8, 8, 28, 24, 36),
    "armonio": (0, 8, 8, 36, 24),
    "illusio": (36, 0, 30, 9, 27),
    "manpo": (30, 30, 12, 36, 9),
}
"""Both of TOT 72 with a primary value of 20: attacker, then defenders in the order of the Estri."""


def card(name: str, kind: str, primary: int, tot: int, **more: object) -> dict[str, object]:
    """A card of that primary value and TOT; the rest lies on the next characteristic."""
    names = list(OWN.values())
    rest, other = tot - primary, names[(names.index(OWN[kind]) + 1) % 5]
    values = dict.fromkeys(names, rest // 4) | {OWN[kind]: primary}
    values[other] += rest - rest // 4 * 4
    return {"id": name, "name": {"it": name, "en": name}, "kind": kind, **values, **more}


def board(one: dict[str, object], other: dict[str, object], **rules: object) -> tuple[State, Answer]:
    """`one` of the first seat may attack `other` of the second; and the attack."""
    cards = from_plain([one, other, card("filler", "ardo", 14, 70)], {}, "estro", VOCABULARY)
    state = boards.empty(ESTRO, cards, 2, rules=rules)
    for seat in (0, 1):
        boards.put(state, cards["filler"], seat, "deck")
        boards.put(state, cards["filler"], seat, "hand")
    attacker = boards.put(state, cards[str(one["id"])], 0, "field")
    target = boards.put(state, cards[str(other["id"])], 1, "field")
    boards.begin(state, 0, "attacks")
    return state, ("attack", attacker, target)


def odds(one: dict[str, object], other: dict[str, object]) -> Odds:
    state, attack = board(one, other)
    found = ESTRO.chances.odds(state, attack)
    assert found is not None
    return found


@pytest.mark.parametrize("attacker", ESTRI)
def test_cards_of_equal_strength_win_as_often_as_counted(attacker):  # E-089, E-091, E-100, E-102, E-103
    found = [odds(card("one", attacker, 20, 72), card("other", kind, 20, 72)).wins for kind in ESTRI]
    assert tuple(found) == MIRROR[attacker]


OZOK, THOFA = card("ozok", "ardo", 16, 72), card("thofa", "illusio", 28, 76)
MADU = card("madu", "illusio", 33, 66)


@pytest.mark.parametrize(("one", "other", "wins"), [(OZOK, THOFA, 0), (THOFA, OZOK, 36), (MADU, OZOK, 30)])
def test_the_cards_of_the_manual(one, other, wins):  # TE-06 to TE-12
    assert odds(one, other).wins == wins


def test_each_test_is_counted_by_itself():  # E-102, E-103
    found = odds(MADU, OZOK)
    assert found.ways == 36 and 0 < found.by["tot"] <= found.wins and 0 < found.by["primary"] <= found.wins
    assert found.told == {"attacker": (76, 81), "target": (72, 77)}


def test_it_agrees_with_what_the_dice_bring():  # E-092 to E-095
    state, attack = board(MADU, OZOK)
    found = ESTRO.chances.odds(state, attack)
    stream, won, rolls = random.Random(7), 0, 400
    for _ in range(rolls):
        trial = state.copy()
        trial.rng = [stream.getrandbits(64) for _ in trial.rng]
        answer(trial, attack)
        won += boards.zone_name(trial, attack[2]) != "field"
    assert found is not None and abs(won / rolls - found.wins / found.ways) < 0.08


def test_gifts_that_come_of_themselves_are_counted_in():  # E-111
    bold = card("bold", "ardo", 16, 72, clauses=[{"when": "attacks", "do": [{"modify": {"atk": 20}, "to": "self"}]}])
    assert odds(OZOK, THOFA).wins == 0
    assert odds(bold, THOFA).wins == 36


def test_it_says_who_could_still_change_it():  # E-112
    gift = {"when": "moment", "once": True, "if": {"moment": "attack"}, "do": [{"modify": {"dex": 30}, "to": "self"}]}
    ready = card("ready", "illusio", 28, 76, clauses=[gift])
    assert odds(OZOK, THOFA).open == ()
    assert odds(OZOK, ready).open == (1,)
    assert odds(OZOK, ready).wins == odds(OZOK, THOFA).wins


def test_a_face_down_card_falls_without_a_die():  # E-071, E-079
    state, attack = board(OZOK, THOFA)
    from game.kernel.facedown import turn_face_down

    turn_face_down(state, attack[2])
    assert ESTRO.chances.odds(state, attack) == Odds(36, 36, {"face_down": 36})


def test_it_changes_nothing_and_rests_on_what_the_seat_knows():
    state, attack = board(MADU, OZOK)
    before = state.copy()
    assert ESTRO.chances.odds(state, attack) == ESTRO.chances.odds(
        views.resample(views.view(state, 0), 5, ESTRO, state.cards), attack
    )
    assert state == before


def test_the_preview_tells_it_as_plain_data():
    state, attack = board(MADU, OZOK)
    found = preview(state, attack)
    assert found is not None and found["odds"]["wins"] == 30 and found["odds"]["ways"] == 36
    assert not found["whole"] and found["destroyed"] == []


def test_only_attacks_hang_on_dice():
    state, _ = board(MADU, OZOK)
    assert ESTRO.chances.odds(state, ("pass",)) is None


@pytest.mark.parametrize("seed", range(3))
def test_every_attack_of_a_match_has_odds(seed):
    cards = library("estro")
    decks = [deck.cards() for deck in cards.decks.values()][:2]
    state = ESTRO.setup(cards.card_set(VOCABULARY), decks, seed, cards.constants, first=0)
    stream, seen = random.Random(seed), 0
    while state.result is None and seen < 30:
        ways = answers(state)
        if state.decision is not None and state.decision.kind == "attack":
            for way in ways:
                if way[0] == "attack":
                    found = ESTRO.chances.odds(state, way)
                    assert found is not None and 0 <= found.wins <= found.ways
                    seen += 1
        answer(state, stream.choice(ways))
    assert seen
