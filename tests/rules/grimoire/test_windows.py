"""Nobody is asked in a window in which they can do nothing (M-374), and nothing else is left out."""

from __future__ import annotations

from random import Random

import pytest

from game.kernel import running
from game.kernel.decisions import answers
from game.language.library import from_plain
from game.rules.grimoire import casting
from game.rules.grimoire.game import GRIMOIRE
from game.rules.grimoire.speeds import DAMAGE, FAST, INTERRUPT, LAND, MAIN, REGENERATION, of_card
from tests.rules.grimoire import test_legality, test_triggers
from tests.rules.grimoire.board import CARDS, P1, P2, Board, card

MORE = (
    *test_triggers.CARDS,
    *test_legality.CARDS,
    test_legality.RACK,
    test_legality.MEASURE,
    test_legality.HUSH,
    test_legality.BOTH,
)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("plains", LAND),
        ("wisp", MAIN),
        ("storm", MAIN),
        ("flash", MAIN | FAST),
        ("no", INTERRUPT),
        ("shield", DAMAGE),
        ("mend", REGENERATION),
    ],
)
def test_what_a_card_does_says_in_which_windows_it_is_of_use(name, kinds):  # M-151 M-158 M-205 M-208 M-217 M-355 M-369
    cards = from_plain(CARDS, {}, "grimoire", GRIMOIRE.vocabulary)
    assert of_card(cards[name]) == kinds


def test_who_has_nothing_at_fast_speed_is_passed_over():  # M-374 M-377
    board = Board(["storm", "wisp"], ["spark", "wisp"])
    board.cast("storm")
    assert board.asked == ("main", P1) and board.life(P2) == 17, "the spark can't be paid for"
    board = Board(["storm", "wisp"], ["flash", "wisp"])
    board.cast("storm")
    assert board.asked == ("respond", P2)


def test_it_is_asked_again_as_soon_as_something_has_changed():  # M-374
    board = Board(["storm", "storm", "wisp"], ["wisp"], library=["flash"] * 9)
    board.cast("storm")
    assert board.asked == ("main", P1)
    while (*board.asked, board.state.active) != ("main", P1, P1) or board.state.turn == 1:
        board.give("pass")
    board.cast("storm", nth=1)
    assert board.asked == ("respond", P2), "it has drawn one since"


def test_a_card_that_becomes_cheaper_is_asked_for():  # M-374
    """Nothing that its holder has changes as a creature of the other comes into play, but what the card costs."""
    cheaper = {"when": "always", "do": [{"cheaper": {"count": {"from": "enemy_creatures"}}, "to": "own_hand"}]}
    thrift = card("thrift", "enchantment", clauses=[cheaper])
    drain = card("drain", "instant", {"any": 1}, clauses=[{"when": "play", "do": [{"draw": 1}]}])
    board = Board(["wisp", "insight", "wisp"], ["drain"], extra=[thrift, drain])
    board.put(P2, "thrift")
    board.state.modified = 0  # as it is from the end of the first turn on
    board.cast("wisp")
    assert board.asked == ("main", P1), "it still costs something"
    board.cast("insight")
    assert board.asked == ("respond", P2)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_left_out_that_could_be_done(seed, monkeypatch):
    """The same match whether it is remembered that somebody can do nothing, or looked at in each window."""
    found = []
    for remembers in (True, False):
        if not remembers:
            monkeypatch.setattr(casting, "idle_bit", lambda quick, seat: 0)
        found.append(asked(seed))
    assert found[0] == found[1]


def asked(seed: int) -> list[tuple[str, int, int]]:
    """Who is asked what, and how many answers there are, in a random match of odd cards."""
    chance = Random(seed)
    cards = from_plain([*CARDS, *MORE], {}, "grimoire", GRIMOIRE.vocabulary)
    spells, lands = [plain["id"] for plain in (*CARDS[5:], *MORE)], [plain["id"] for plain in CARDS[:5]]
    decks = [[chance.choice(lands if n < 14 else spells) for n in range(40)] for _ in range(2)]
    state, found = GRIMOIRE.setup(cards, decks, seed, {}), []
    while state.result is None and len(found) < 600:
        ways = answers(state)
        assert state.decision is not None
        found.append((state.decision.kind, state.decision.seat, len(ways)))
        running.advance(state, chance.choice(ways))
    return found
