"""Costs with an X, health and cards, and modes, in both languages."""

from __future__ import annotations

import pytest
import yaml

from game.language.library import from_plain
from game.language.text import rules_text
from game.records.cards import library
from game.rules.contracts.vocabulary import VOCABULARY

TEXTS = [
    ("{cost: {fire: 1, x: fire}, clauses: [{when: play, targets: [{from: anyone, pick: 1}],"
     " do: [{damage: x, to: target}]}]}",
     "Deal X damage to a Creature or player.",
     "Infliggi X danni a una Creatura o a un giocatore."),
    ("{cost: {x: pure, sacrifice: {from: own_creatures, pick: 1}},"
     " clauses: [{when: play, do: [{fetch: {x: true, times: 2}}]}]}",
     "Additional cost: sacrifice one of your Creatures.\nFetch a number of contracts equal to twice X.",
     "Costo aggiuntivo: sacrifica una tua Creatura.\nEstrai contratti in numero pari al doppio di X."),
    ("{cost: {discard: {from: own_hand, pick: 1}, health: 2}, clauses: [{when: play, modes:"
     " [{targets: [{from: enemy_creatures, pick: 1}], do: [{destroy: target}]}, {do: [{fetch: 2}]}]}]}",
     "Additional cost: discard a contract from your hand and lose 2 health.\n"
     "Choose one: • Destroy an opposing Creature. • Fetch 2 contracts.",
     "Costo aggiuntivo: scarta un contratto dalla tua mano e perdi 2 di salute.\n"
     "Scegli una delle seguenti: • Distruggi una Creatura avversaria. • Estrai 2 contratti."),
    ("{cost: {x: water}, clauses: [{when: play, if: {x: true, at_least: 3}, do: [{fetch: x}], else: [{fetch: 1}]}]}",
     "If X is 3 or more, fetch X contracts. Otherwise, fetch 1 contract.",
     "Se X è 3 o più, estrai X contratti. Altrimenti, estrai 1 contratto."),
    ("{kind: rune, cost: {}, clauses: [{when: use, pay: {fire: 1, exhaust: {from: own_creatures, pick: 1}},"
     " do: [{fetch: 1}]}, {when: use, pay: {sacrifice: self}, do: [{damage: 2, to: opponent}]}]}",
     "{fire} and use the action of one of your Creatures: Fetch 1 contract.\n"
     "Sacrifice this Rune: Deal 2 damage to the opponent.",
     "{fire} e usa l'azione di una tua Creatura: Estrai 1 contratto.\n"
     "Sacrifica questa Runa: Infliggi 2 danni all'avversario."),
    ("{kind: rune, cost: {}, clauses: [{when: attacks, of: own_creatures, modes:"
     " [{do: [{fetch: 1}]}, {do: [{damage: 1, to: object}]}]},"
     " {when: use, pay: {x: pure}, do: [{damage: x, to: opponent}]}]}",
     "Whenever one of your Creatures attacks, choose one: • Fetch 1 contract. • Deal 1 damage to the target.\n"
     "X: Deal X damage to the opponent.",
     "Quando una tua Creatura attacca, scegli una delle seguenti: • Estrai 1 contratto."
     " • Infliggi 1 danno al bersaglio.\nX: Infliggi X danni all'avversario."),
]  # fmt: skip


@pytest.mark.parametrize(("written", "english", "italian"), TEXTS)
def test_a_cost_in_words(written, english, italian):
    card = {"id": "sample", "name": {"it": "a", "en": "a"}, "kind": "spell"} | yaml.safe_load(written)
    known, shown = from_plain([card], {}, "contracts", VOCABULARY), library("contracts")
    assert (rules_text(known["sample"], "en", shown), rules_text(known["sample"], "it", shown)) == (english, italian)
