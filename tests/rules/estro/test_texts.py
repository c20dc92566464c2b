"""The generated texts of gifts, in both languages, where ESTRO asks for sentences that no other game has."""

from __future__ import annotations

import pytest
import yaml

from game.language.proofreading import faults
from game.language.text import rules_text
from game.records.cards import library
from tests.language.wording import texts

ILLUSIO = "{count: {from: object, filter: {kind: illusio}}, at_least: 1}"
NO_ILLUSIO = "{count: {from: object, filter: {kind: illusio}}, at_most: 0}"
DISCARD = "pay: {discard: {from: own_hand, pick: 1}}"


@pytest.mark.parametrize(
    ("clause", "italian", "english"),
    [
        (f"{{when: attacks, if: {ILLUSIO}, do: [{{draw: 1}}]}}",
         "Quando questa carta attacca, se il bersaglio è una carta ILLUSIO, peschi 1 carta.",
         "Whenever this card attacks, if the target is an ILLUSIO card, draw 1 card."),
        (f"{{when: attacked, if: {NO_ILLUSIO}, do: [{{draw: 1}}]}}",
         "Quando questa carta viene attaccata, se l'attaccante non è una carta ILLUSIO, peschi 1 carta.",
         "Whenever this card is attacked, if the attacker is not an ILLUSIO card, draw 1 card."),
        ("{when: rolled, if: {amount: event, at_least: 5}, do: [{draw: 1}]}",
         "Quando si lancia il dado per questa carta, se il tiro è 5 o più, peschi 1 carta.",
         "When the die is rolled for this card, if the roll is 5 or more, draw 1 card."),
        ("{when: turn_start, if: {resource: round, at_least: 7}, do: [{draw: 1}]}",
         "All'inizio del tuo turno, se è almeno il round 7, peschi 1 carta.",
         "At the start of your turn, if it is round 7 or later, draw 1 card."),
        (f"{{when: turn_start, may: true, {DISCARD}, coin: true, do: [{{draw: 3}}]}}",
         "All'inizio del tuo turno, puoi scartare una carta dalla tua mano per lanciare una moneta; se indovini, "
         "peschi 3 carte.",
         "At the start of your turn, you can discard a card from your hand to call the toss of a coin; if you call it "
         "rightly, draw 3 cards."),
        ("{when: turn_start, may: true, coin: true, do: [{draw: 2}], else: [{draw: 1, who: opponent}]}",
         "All'inizio del tuo turno, puoi lanciare una moneta; se indovini, peschi 2 carte. Altrimenti, l'avversario "
         "pesca 1 carta.",
         "At the start of your turn, you can call the toss of a coin; if you call it rightly, draw 2 cards. Otherwise, "
         "the opponent draws 1 card."),
        ("{when: turn_start, do: [{hand_limit: 2}]}",
         "All'inizio del tuo turno, puoi tenere in mano 2 carte in più a fine turno.",
         "At the start of your turn, you may hold 2 more cards at the end of a turn."),
        ("{when: turn_start, do: [{grant: [veiled], to: own_cards, until: turn_end}]}",
         "All'inizio del tuo turno, le tue carte sono Velate fino a fine turno.",
         "At the start of your turn, your cards are Veiled until end of turn."),
        ("{when: turn_start, targets: [{from: own_cards, pick: 1}], may: true, "
         "do: [{grant: [veiled], to: target}, {modify: {primary: 2}, to: target}]}",
         "All'inizio del tuo turno, puoi rendere Velata una tua carta. Se lo fai, quella carta ottiene +2 al valore "
         "primario.",
         "At the start of your turn, you can have one of your cards become Veiled. If you do, it gains +2 primary "
         "value."),
        ("{when: moment, once: true, targets: [{from: own_doomed, pick: 1}], if: {moment: destruction}, "
         "do: [{move: target, into: hand}]}",
         "In ogni momento: se una carta sta per essere distrutta, riprendi in mano una tua carta che sta per essere "
         "distrutta. Una sola volta nella partita.",
         "At any moment: if a card would be destroyed, return one of your cards that would be destroyed to your hand. "
         "Once in the match."),
        ("{when: moment, once: true, targets: [{from: enemy_fighter, pick: 1, filter: {of_zone: granito}}], "
         "if: {moment: attack}, do: [{exchange: atk, with: def, to: target, until: fight_end}]}",
         "In ogni momento: se è in corso un attacco, scambia i valori ATK e DEF di una carta avversaria GRANITO in "
         "combattimento fino alla fine dell'attacco. Una sola volta nella partita.",
         "At any moment: if an attack is under way, exchange the ATK and DEF of a GRANITO opposing card in the fight "
         "until the attack is over. Once in the match."),
        ("{when: turn_start, targets: [{from: enemy_cards, pick: 1}], do: [{exchange: map, with: hel, to: target}, "
         "{exchange: atk, with: def, to: target}]}",
         "All'inizio del tuo turno, scambia i valori MAP e HEL di una carta avversaria e scambia i valori ATK e DEF di "
         "quella carta.",
         "At the start of your turn, exchange the MAP and HEL of an opposing card and exchange its ATK and DEF."),
    ],
)  # fmt: skip
def test_sentences_of_gifts(tmp_path, clause, italian, english):
    (found,) = texts(tmp_path / "made", [yaml.safe_load(clause)], "estro")
    assert [text.replace("**", "") for text in found] == [italian, english]


@pytest.mark.parametrize("lang", ["it", "en"])
def test_no_text_of_a_card_has_a_fault_that_can_be_seen(lang):
    found = library("estro")
    told = {card: faults(rules_text(card, lang, found), lang, "estro") for card in found.definitions}
    assert {card: seen for card, seen in told.items() if seen} == {}
