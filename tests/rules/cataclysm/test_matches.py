"""Whole matches of two to five players with the squads as they are."""

from random import Random

import pytest

from game.kernel import decisions, description, running, views
from game.kernel.saved import from_json
from game.language.folders import CARDS
from game.language.library import load
from game.language.text import card_name, rules_text
from game.language.wording.messages import messages
from game.rules.cataclysm.constants import OUT
from game.rules.cataclysm.game import CATACLYSM
from game.system.languages import GRAMMARS

WORDS = CATACLYSM.vocabulary
LIBRARY = load(CARDS / "cataclysm", "cataclysm", WORDS)
SQUADS = [deck.cards() for deck in LIBRARY.decks.values()]


def new_match(seed, seats):
    chance = Random(seed)
    decks = [chance.choice(SQUADS) for _ in range(seats)]
    return CATACLYSM.setup(LIBRARY.card_set(WORDS), decks, seed, LIBRARY.constants)


def played(seed, seats):
    """The live state before each decision."""
    state, chance = new_match(seed, seats), Random(seed)
    while state.result is None:
        yield state
        running.advance(state, chance.choice(decisions.answers(state)))
    yield state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_what_holds_at_every_decision(seed, seats):  # P-037, P-039, P-069
    for state in played(seed, seats):
        assert list(CATACLYSM.broken(state)) == []
        if state.result is None:
            assert not state.seats[state.decision.seat][OUT]


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("seed", range(4))
def test_views_of_more_than_two_players(seed, seats):  # P-010
    for number, state in enumerate(played(seed, seats)):
        if number % 5:
            continue
        assert from_json(state.to_json(), CATACLYSM, state.cards) == state
        for seat in range(seats):
            shown = views.view(state, seat)
            dealt = views.resample(shown, seed, CATACLYSM, state.cards)
            assert views.view(dealt, seat) == shown
            assert description.described(dealt, seat) == description.described(state, seat)


# --- the cards --------------------------------------------------------------------------------------------------------


def test_the_cards_have_no_fault():
    assert LIBRARY.faults == [] and len(LIBRARY.decks) == 6
    assert {card for deck in LIBRARY.decks.values() for card in deck.counts} == set(LIBRARY.definitions)


def test_who_has_more_life_has_less_power():  # P-004, P-009
    """Of the plain Characters strictly, of the others on the whole."""
    bodies = [d.stats[:2] for d in LIBRARY.definitions.values() if d.kind == "character"]
    assert all(6 <= life <= 20 and 1 <= power <= 7 for life, power in bodies)
    plain = sorted(d.stats[:2] for d in LIBRARY.definitions.values() if d.kind == "character" and not d.source.get(
        "clauses") and not d.source.get("keywords"))  # fmt: skip
    powers = [power for _, power in plain]
    assert len(plain) == 6 and powers == sorted(powers, reverse=True)


@pytest.mark.parametrize("lang", GRAMMARS)
def test_every_word_has_a_message(lang):
    said = messages(lang, "cataclysm")
    wanted = [
        *(f"op-{word}" for word in WORDS.operations), *(f"trigger-{word}" for word in WORDS.triggers),
        *(f"set-{word}" for word in WORDS.sets), *(f"resource-{word}" for word in WORDS.resources),
        *(f"into-{word}" for word in WORDS.destinations), *(f"kind-{word}" for word in WORDS.kinds),
        *(f"stat-{word}" for word in WORDS.stats), *(f"until-{word}" for word in WORDS.ends),
    ]  # fmt: skip
    assert [word for word in wanted if not said.has(word)] == []


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("card", sorted(LIBRARY.definitions))
def test_every_card_has_name_flavour_picture_and_text(card, lang):
    definition = LIBRARY.definitions[card]
    assert (
        card_name(card, lang, LIBRARY) and definition.flavour[lang] and set(definition.art) >= {"icon", "scene", "hue"}
    )
    text = rules_text(card, lang, LIBRARY)
    assert "‹" not in text and "None" not in text and "{" not in text
    assert bool(text) == bool(definition.clauses or definition.source.get("keywords"))
    assert len(text) < 300


@pytest.mark.parametrize("lang", GRAMMARS)
def test_no_two_cards_share_a_name(lang):
    names = [definition.name[lang] for definition in LIBRARY.definitions.values()]
    assert len(set(names)) == len(names)
