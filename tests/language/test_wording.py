"""Whatever a designer may write reads well in both languages, and says who does what to whom."""

import re

import pytest

from game.language.proofreading import faults
from game.language.text import rules_text
from game.rules import game_named
from game.system.languages import GRAMMARS
from tests.language.wording import card, sound, texts, workshop
from tests.rings import first

WORDS = {game: game_named(game).vocabulary for game in ("contracts", "cataclysm")}
PEOPLE = ("you", "opponent", "players")
FIXED = ("target", "target2", "target3", "subject", "object", "self", "lendable")


def nouns(game):
    return [s for s in WORDS[game].sets if s not in (*PEOPLE, *FIXED)]


def read_well(folder, clauses, game):
    for (it, en), clause in zip(texts(folder, clauses, game), clauses, strict=True):
        assert (faults(it, "it", game), faults(en, "en", game)) == ([], []), (it, en, clause)


# --- every word with every other --------------------------------------------------------------------------------------

ONE = {"from": "enemy_creatures", "pick": 1}
MINE = {"from": "own_creatures", "pick": 1}
THEIRS = {"from": "enemy_characters", "pick": 1}
OURS = {"from": "own_characters", "pick": 1}


@pytest.mark.parametrize(("game", "fighter", "stat", "when"), [
    ("contracts", {"has": "fog"}, "attack", "summon"), ("cataclysm", {"has": "veiled"}, "power", "enter"),
])  # fmt: skip
def test_every_set_can_be_worded_in_every_way(game, fighter, stat, when, tmp_path):
    ways = [{}, {"random": 1}, {"random": 2}, {"other": True}, {"filter": {"damaged": True}}]
    ways += [{"filter": {"token": False, **fighter}}, {"adjacent_to": "self"}, {"filter": {"most": stat}}]
    ways += [{"filter": {stat: {"at_least": 2, "at_most": 4}}}, {"pick": 1}, {"pick": 2, "up_to": True}]
    if game == "cataclysm":
        ways = [way for way in ways if "adjacent_to" not in way]
    clauses = [{"when": when, "do": [{word: 2, "to": {"from": s, **way}}]}
               for s in nouns(game) for way in ways for word in ("damage", "heal")]  # fmt: skip
    clauses += [
        {"when": when, "do": [{"move": {"from": s, **way}, "into": "deck"}]} for s in nouns(game) for way in ways
    ]
    hit = [{"move": "target", "into": "deck"}]
    clauses += [{"when": when, "targets": [{"from": s, "pick": n, "up_to": n > 1}], "do": hit}
                for s in nouns(game) if s not in WORDS[game].unseen for n in (1, 2)]  # fmt: skip
    bounds = ({"at_least": 1}, {"at_most": 0}, {"equals": 3}, {"equals": 1})
    clauses += [{"when": when, "if": {"count": s, **bound}, "do": [{"damage": {"count": s}, "to": "self"}]}
                for s in nouns(game) for bound in bounds]  # fmt: skip
    fitting = sound(clauses, game)
    assert len(fitting) > len(clauses) / 2
    read_well(tmp_path, fitting, game)


STEPS = {
    "contracts": [
        {"damage": 2, "to": "target"}, {"heal": {"count": "creatures"}, "to": "target"}, {"lose": 1, "who": "opponent"},
        {"destroy": "target"}, {"fade": "target"}, {"modify": {"attack": 1, "magic_damage": 1}, "to": "self"},
        {"grant": ["fog"], "to": "target", "until": "next_turn"}, {"move": "target", "into": "deck_top"},
        {"create": "minnow", "count": 3, "side": "enemy"}, {"control": "target"}, {"ready": "target"},
        {"shift": "target", "to_place": "left"}, {"fight": "target", "with": "target2"}, {"disarm": "orbs"},
        {"fetch": 2}, {"draw": 1, "who": "opponent"}, {"mill": 1, "who": "players"},
        {"discard": {"from": "own_hand", "pick": 1}}, {"fill_tanks": 1}, {"empty_tanks": 2, "who": "opponent"},
        {"refill": 1}, {"gain_extractor": "light"}, {"heal": 1, "to": "allies"},
        {"damage": 1, "to": {"from": "own_creatures", "pick": 1}},
        {"set": {"attack": 3}, "to": "target", "until": "turn_end"}, {"multiply": {"health": 2}, "to": "self"},
        {"revoke": ["fog"], "to": "target", "until": "opponent_turn_end"}, {"lose_text": "target"},
        {"teach": [{"when": "recycling", "do": [{"damage": 1, "to": "opponent"}]}], "to": "target"},
        {"become": "self", "like": "target", "until": "own_turn_end"},
        {"look_top": 3, "keep": {"pick": 1, "filter": {"kind": "spell"}}, "rest": "deck_bottom"},
        {"repeat": "target"}, {"copy_text": "self", "like": "target", "until": "next_turn"},
        {"become_card": "card_0", "to": "target", "until": "turn_end"}, {"create_card": "card_0", "into": "deck"},
        {"later": {"when": "turn_start", "do": [{"draw": 1}]}},
        {"put_counters": "charge", "to": "target"}, {"remove_counters": "charge", "count": "all", "to": "self"},
    ],
    "cataclysm": [
        {"damage": 2, "to": "target"}, {"heal": {"count": "characters"}, "to": "target"}, {"destroy": "target"},
        {"modify": {"power": -1}, "to": "target"}, {"grant": ["bound"], "to": "target", "until": "next_turn"},
        {"move": "target", "into": "removed"}, {"fight": "target", "with": "target2"}, {"mill": 1, "who": "opponent"},
        {"draw": 1}, {"discard": {"from": "enemy_hand", "random": 1}}, {"look": "enemy_hand"},
        {"skip": "battle", "who": "players"}, {"battle": 1}, {"swap": "target", "with": "target2"},
        {"borrow": "target"}, {"grant": ["veiled"], "to": {"from": "own_characters", "pick": 1}},
        {"set": {"power": 3}, "to": "target", "until": "battle_end"}, {"multiply": {"power": 2}, "to": "self"},
        {"revoke": ["swift"], "to": "target", "until": "opponent_turn_end"}, {"lose_text": "target"},
        {"teach": [{"when": "falls", "do": [{"draw": 1}]}], "to": "target"},
        {"become": "self", "like": "target", "until": "own_turn_end"}, {"look_top": 2, "keep": 1, "rest": "discard"},
        {"repeat": "target"}, {"copy_text": "target", "like": "target2"},
        {"become_card": "card_0", "to": "target"}, {"create_card": "card_0", "count": 2, "who": "opponent"},
        {"later": {"when": "turn_end", "of": "opponent", "do": [{"heal": 1, "to": "target"}]}},
        {"put_counters": "charge", "count": 2, "to": "target"}, {"remove_counters": "charge", "to": "enemy_characters"},
    ],
}  # fmt: skip
TARGETS = {"contracts": [ONE, MINE], "cataclysm": [THEIRS, OURS]}
WHEN = {"contracts": "summon", "cataclysm": "enter"}


def _waits(step):
    """What is done later stands last."""
    return "later" in step


@pytest.mark.parametrize("distances", first(1, [(1, 5), None]))
@pytest.mark.parametrize("game", STEPS)
def test_every_operation_can_follow_every_other(game, tmp_path, distances):
    """By night each follows each; else those that stand so far behind it in the list."""
    steps = STEPS[game]
    assert {next(iter(s)) for s in steps} == {
        word for word, kind in WORDS[game].operations.items() if not kind.only_when
    }
    bare = {"when": WHEN[game], "targets": TARGETS[game]}
    clauses = [
        {**bare, "do": sorted([a, steps[(place + distance) % len(steps)]], key=_waits)}
        for place, a in enumerate(steps)
        for distance in distances or range(len(steps))
    ]
    clauses += [
        {**bare, "do": sorted(three, key=_waits)}
        for three in zip(steps, steps[1:] + steps[:1], steps[2:] + steps[:2], strict=True)
    ]
    read_well(tmp_path, clauses, game)


@pytest.mark.parametrize("price", [{}, {"pay": {"fire": 1}}])
def test_what_one_may_do_stands_in_the_infinitive(price, tmp_path):
    clauses = [{"when": "summon", "targets": [ONE, MINE], "may": True, **price, "do": [a]} for a in STEPS["contracts"]]
    for it, en in texts(tmp_path, clauses):
        assert (faults(it, "it", "contracts"), faults(en, "en", "contracts")) == ([], []), (it, en)
        assert re.search(r"(Puoi|\} per) \**\w+(re|far)\b" if price else r"Puoi \**\w*(re|far)\b", it), it
        assert not re.search(r"( can|\} to) \**(the|an?|one|another|this)\b", en), en


@pytest.mark.parametrize("game", STEPS)
def test_every_trigger_can_be_about_anyone(game, tmp_path):
    words = WORDS[game]
    watched = [t for t, kind in words.triggers.items() if not kind.own and not kind.replaces]
    piles = [s for s in nouns(game) if "hand" not in s and "discard" not in s]
    whose = [*PEOPLE, "self", *piles, {"from": piles[0], "other": True}]
    stat = words.stats[0 if game == "contracts" else 1]
    do = [{"modify": {stat: 1}, "to": "subject"}, {"damage": 1, "to": "subject"}, {"draw": 1}]
    do += [{"damage": 1, "to": "object"}, {"move": "subject", "into": "hand"}, {"move": "object", "into": "hand"}]
    mine = [t for t in watched if words.triggers[t].of == "you"]
    pairs = [(t, of) for t in watched for of in (PEOPLE if t in mine else whose)]
    clauses = [{"when": t, "of": of, "do": [step]} for t, of in pairs for step in do]
    fitting = sound(clauses, game)
    assert {clause["when"] for clause in fitting} == {*watched} and len(fitting) > len(clauses) / 3
    read_well(tmp_path, fitting, game)


# --- as one would say it ----------------------------------------------------------------------------------------------


def said(folder, clause, game="contracts"):
    return texts(folder, [clause], game)[0]


PLAYED = [
    ([ONE], [{"set": {"attack": -1}, "to": "target"}],
     "Una Creatura avversaria ha attacco −1.",
     "An opposing Creature has attack −1."),
    ([MINE], [{"multiply": {"magic_damage": 2}, "to": "target", "until": "turn_end"}],
     "Una tua Creatura ha danni magici doppi fino a fine turno.",
     "One of your Creatures has double magic damage until end of turn."),
    ([MINE], [{"multiply": {"magic_damage": 3}, "to": "target", "until": "turn_end"}],
     "Una tua Creatura ha danni magici moltiplicati per 3 fino a fine turno.",
     "One of your Creatures has magic damage multiplied by 3 until end of turn."),
    ([MINE], [{"set": {"attack": 3}, "to": "target", "until": "turn_end"}],
     "Una tua Creatura ha attacco 3 fino a fine turno.",
     "One of your Creatures has attack 3 until end of turn."),
    ([ONE], [{"lose_text": "target"}],
     "Una Creatura avversaria perde il proprio testo.",
     "An opposing Creature loses its text."),
    ([MINE], [{"teach": [{"when": "recycling", "do": [{"damage": 1, "to": "opponent"}]}], "to": "target"}],
     "Una tua Creatura ottiene «**Riciclo:** Infliggi 1 danno all'avversario».",
     "One of your Creatures gains “**Recycling:** Deal 1 damage to the opponent”."),
    ([MINE, ONE], [{"become": "target", "like": "target2", "until": "own_turn_end"}],
     "Una tua Creatura diventa una copia di una Creatura avversaria fino alla fine del tuo prossimo turno.",
     "One of your Creatures becomes a copy of an opposing Creature until the end of your next turn."),
    ([ONE], [{"damage": 2, "to": "target"}, {"grant": ["magnetized"], "to": "target"}],
     "Infliggi 2 danni a una Creatura avversaria. Quella Creatura ottiene **Magnetizzato**.",
     "Deal 2 damage to an opposing Creature. It gains **Magnetized**."),
    ([ONE], [{"damage": 3, "to": "target"}, {"damage": 1, "to": {"from": "enemy_creatures", "adjacent_to": "target"}}],
     "Infliggi 3 danni a una Creatura avversaria, poi 1 danno alle Creature adiacenti.",
     "Deal 3 damage to an opposing Creature, then 1 damage to adjacent Creatures."),
    ([MINE, MINE], [{"heal": 3, "to": "target"}, {"heal": 1, "to": "target2"}],
     "Una tua Creatura recupera 3 di salute e un'altra tua Creatura ne recupera 1.",
     "Restore 3 health to one of your Creatures and 1 health to another of your Creatures."),
    ([], [{"lose": 2, "who": "opponent"}, {"heal": 2, "to": "you"}],
     "L'avversario perde 2 di salute e tu recuperi 2 di salute.",
     "The opponent loses 2 health and you regain 2 health."),
    ([], [{"damage": {"count": "own_creatures", "times": 2}, "to": "opponent"}],
     "Infliggi all'avversario danni pari al doppio del numero delle tue Creature.",
     "Deal damage to the opponent equal to twice the number of your Creatures."),
    ([{"from": "enemy_creatures", "pick": 2, "up_to": True}], [{"damage": 2, "to": "target"}],
     "Infliggi 2 danni a un massimo di 2 Creature avversarie.",
     "Deal 2 damage to up to 2 opposing Creatures."),
    # a number of another target than the one just named
    ([ONE, MINE], [{"damage": 2, "to": "target"}, {"modify": {"attack": {"stat": "attack", "of": "target"}},
                                                  "to": "target2"}],
     "Infliggi 2 danni a una Creatura avversaria, poi una tua Creatura ottiene un bonus all'attacco pari all'attacco "
     "di quella Creatura avversaria.",
     "Deal 2 damage to an opposing Creature, then one of your Creatures gains bonus attack equal to the attack of that "
     "opposing Creature."),
    ([ONE, ONE], [{"damage": {"stat": "attack", "of": "target2"}, "to": "target"}, {"fade": "target2"}],
     "Infliggi a una Creatura avversaria danni pari all'attacco di un'altra Creatura avversaria e falla **Sbiadire**.",
     "Deal damage to an opposing Creature equal to the attack of another opposing Creature and make it **Fade**."),
    ([MINE], [{"modify": {"attack": {"stat": "attack", "of": "target"}}, "to": "target"}],
     "Una tua Creatura ottiene un bonus all'attacco pari al suo attacco.",
     "One of your Creatures gains bonus attack equal to its attack."),
    # no comma between two whose deed it is
    ([ONE, MINE], [{"damage": 1, "to": "target"}, {"ready": "target2"}, {"fetch": 1}],
     "Infliggi 1 danno a una Creatura avversaria. Una tua Creatura può agire in questo turno, anche se ha già agito o "
     "è appena arrivata. Estrai 1 contratto.",
     "Deal 1 damage to an opposing Creature. One of your Creatures can act this turn, even if it has already acted or "
     "has just come. Fetch 1 contract."),
    ([], [{"move": {"from": "own_discard", "random": 2, "filter": {"kind": "spell"}}, "into": "hand"}],
     "Riprendi in mano 2 Incantesimi scelti a caso dalla tua pila degli scarti.",
     "Return 2 random Spells from your discard pile to your hand."),
    ([{"from": "enemy_creatures", "pick": 1, "filter": {"attack": {"at_least": 2, "at_most": 4}}}],
     [{"destroy": "target"}],
     "Distruggi una Creatura avversaria con attacco da 2 a 4.",
     "Destroy an opposing Creature with 2 to 4 attack."),
    ([], [{"empty_tanks": 1, "who": "opponent"}, {"fill_tanks": 1}],
     "Svuota 1 serbatoio dell'avversario e riempi 1 tuo serbatoio.",
     "Empty 1 of the opponent's tanks and fill 1 of your tanks."),
    ([{"from": "allies", "pick": 1}], [{"modify": {"attack": 1}, "to": "target"}],
     "Tu o una tua Creatura ottenete +1 attacco.", "You or one of your Creatures gains +1 attack."),
    ([], [{"damage": 1, "to": {"from": "enemies", "random": 1}}, {"fetch": 1}],
     "Infliggi 1 danno a uno a caso tra l'avversario e le sue Creature ed estrai 1 contratto.",
     "Deal 1 damage to a random one of the opponent and their Creatures and fetch 1 contract."),
]  # fmt: skip


@pytest.mark.parametrize(("targets", "do", "it", "en"), PLAYED)
def test_a_clause_reads_as_one_would_say_it(targets, do, it, en, tmp_path):
    clause = {"when": "play", **({"targets": targets} if targets else {}), "do": do}
    assert said(tmp_path, clause) == (it, en)


THEIR_CHOICE = [
    ({"destroy": {"from": "enemy_creatures", "pick": 1, "by": "opponent"}},
     "L'avversario sceglie una sua Creatura: distruggila.",
     "The opponent chooses one of their Creatures: destroy it."),
    ({"damage": 3, "to": {"from": "enemies", "pick": 1, "by": "opponent"}},
     "L'avversario sceglie sé stesso o una sua Creatura: infliggi 3 danni a chi ha scelto.",
     "The opponent chooses themselves or one of their Creatures: deal 3 damage to the one they chose."),
]  # fmt: skip


def test_all_who_may_act_again_are_spoken_of_as_several(tmp_path):
    it, en = said(tmp_path, {"when": "summon", "may": True, "do": [{"ready": "own_creatures"}]})
    assert en.endswith("this turn, even if they have already acted or have just come.")
    assert it.endswith("in questo turno, anche se hanno già agito o sono appena arrivate.")


def test_a_token_that_replaces_something_can_be_created(tmp_path):
    """Its text is not told by a trigger, as it waits for none."""
    token = {"id": "husk", "name": {"it": "Guscio", "en": "Husk"}, "kind": "creature", "token": True,
             "attack": 0, "health": 1, "clauses": [{"instead": "damage", "less": 1}]}  # fmt: skip
    maker = card("maker", {"when": "play", "do": [{"create": "husk", "count": 1}]}, "contracts")
    library = workshop(tmp_path, "contracts", [token, maker])
    assert rules_text("maker", "en", library) == "Create a 0/1 Husk."
    assert rules_text("maker", "it", library) == "Crea un Guscio 0/1."


def test_a_clause_within_a_clause_names_the_card_that_bears_it(tmp_path):
    """It said "this Creature" of a Rune."""
    end = {"teach": [{"when": "turn_end", "do": [{"destroy": "self"}]}], "to": "self"}
    rune = {"when": "use", "pay": {}, "do": [{"teach": [{"when": "spell_played", "do": [end]}], "to": "self"}]}
    given = {"when": "play", "do": [{"teach": [{"when": "spell_played", "do": [{"destroy": "self"}]}], "to": "orbs"}]}
    (it, en), (_, orb) = texts(tmp_path, [rune, given])
    assert "this Creature" not in en and en.count("this Rune") + en.count("This Rune") == 3
    assert "questa Creatura" not in it and it.lower().count("questa runa") == 3
    assert orb.endswith("“After you play a Spell, destroy this Orb”.")


SPELLS = {"resource": "spells_this_turn", "of": "you"}


@pytest.mark.parametrize(("clause", "it", "en"), [
    ({"when": "play", "if": {**SPELLS, "at_least": 2}, "do": [{"fetch": 1}]},
     "Se hai giocato almeno 2 altri Incantesimi in questo turno, estrai 1 contratto.",
     "If you have played at least 2 other Spells this turn, fetch 1 contract."),
    ({"when": "play", "do": [{"damage": SPELLS, "to": "opponent"}]},
     "Infliggi all'avversario danni pari al numero degli altri Incantesimi che hai giocato in questo turno.",
     "Deal damage to the opponent equal to the number of other Spells you played this turn."),
    ({"when": "turn_end", "if": {**SPELLS, "equals": 0}, "do": [{"fetch": 1}]},
     "**Fine turno:** Se non hai giocato Incantesimi in questo turno, estrai 1 contratto.",
     "**End turn:** If you have played no Spell this turn, fetch 1 contract."),
])  # fmt: skip
def test_the_spell_that_is_being_played_is_none_of_those_that_it_counts(clause, it, en, tmp_path):
    assert texts(tmp_path, [clause]) == [(it, en)]


@pytest.mark.parametrize(("do", "it", "en"), THEIR_CHOICE)
def test_the_opponent_chooses(do, it, en, tmp_path):
    assert said(tmp_path, {"when": "play", "do": [do]}) == (it, en)


TRIGGERED = [
    ({"when": "contract_drawn", "of": "players", "do": [{"damage": 1, "to": "subject"}]},
     "Quando un giocatore pesca o estrae un contratto, infliggi 1 danno a quel giocatore.",
     "Whenever a player draws or fetches a contract, deal 1 damage to that player."),
    ({"when": "leaves", "may": True, "do": [{"move": "self", "into": "hand"}]},
     "Quando questa Creatura lascia il campo, puoi riportarla in mano al proprietario.",
     "When this Creature leaves the field, you can return it to its owner's hand."),
    ({"when": "mana_stored", "do": [{"damage": {"amount": "event"}, "to": "opponent"}]},
     "Quando conservi mana, infliggi all'avversario danni pari a quella quantità.",
     "Whenever you store mana, deal damage to the opponent equal to that amount."),
    ({"when": "burnout_taken", "of": "players", "do": [{"damage": 1, "to": "subject"}]},
     "Quando un giocatore subisce danni da **esaurimento**, infliggi 1 danno a quel giocatore.",
     "Whenever a player takes **burnout** damage, deal 1 damage to that player."),
    ({"when": "contract_drawn", "of": "opponent", "do": [{"heal": 1, "to": "you"}]},
     "Quando l'avversario pesca o estrae un contratto, tu recuperi 1 di salute.",
     "Whenever the opponent draws or fetches a contract, you regain 1 health."),
    ({"when": "attacks", "do": [{"heal": 1, "to": "you"}, {"draw": 1}]},
     "Quando questa Creatura attacca, recuperi 1 di salute e peschi una volta.",
     "Whenever this Creature attacks, regain 1 health and draw once."),
    ({"when": "turn_start", "of": "players", "do": [{"lose": 1, "who": "subject"}]},
     "All'inizio di ogni turno, il giocatore di turno perde 1 di salute.",
     "At the start of each player's turn, that player loses 1 health."),
    ({"when": "attacks", "of": "allies", "do": [{"modify": {"attack": 1}, "to": "subject"}]},
     "Quando tu o una tua Creatura attaccate, chi attacca ottiene +1 attacco.",
     "Whenever you or one of your Creatures attacks, the attacker gains +1 attack."),
    ({"when": "damaged", "if": {"stat": "damage", "of": "self", "at_least": 1}, "do": [{"draw": 1}]},
     "Quando questa Creatura subisce danni, se le manca almeno 1 di salute, peschi una volta.",
     "Whenever this Creature takes damage, if it is missing at least 1 health, draw once."),
    ({"when": "attacked", "do": [{"damage": 1, "to": "object"}]},
     "Quando questa Creatura viene attaccata, prima del combattimento infliggi 1 danno all'attaccante.",
     "Whenever this Creature is attacked, deal 1 damage to the attacker before the fight."),
    ({"when": "spell_played", "do": [{"modify": {"attack": 1}, "to": "self"}]},
     "Dopo che hai giocato un Incantesimo, questa Creatura ottiene +1 attacco.",
     "After you play a Spell, this Creature gains +1 attack."),
    ({"when": "orb_played", "do": [{"modify": {"attack": 1}, "to": "object"}]},
     "Quando giochi un Globo, quel Globo ottiene +1 attacco.", "Whenever you play an Orb, it gains +1 attack."),
    ({"when": "summon", "if": {"resource": "full_tanks", "at_least": 1}, "do": [{"fetch": 1}]},
     "**Evocazione:** Se hai un serbatoio pieno, estrai 1 contratto.",
     "**Summon:** If you have a full tank, fetch 1 contract."),
    ({"when": "summon", "if": {"resource": "full_tanks", "equals": 1}, "do": [{"fetch": 1}]},
     "**Evocazione:** Se hai esattamente 1 serbatoio pieno, estrai 1 contratto.",
     "**Summon:** If you have exactly 1 full tank, fetch 1 contract."),
    ({"when": "recycling", "do": [{"move": "self", "into": "hand"}]},
     "**Riciclo:** Riporta questa Creatura in mano al proprietario.",
     "**Recycling:** Return this Creature to its owner's hand."),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "it", "en"), TRIGGERED)
def test_a_triggered_clause_says_who(clause, it, en, tmp_path):
    assert said(tmp_path, clause) == (it, en)


# --- choices announced and choices at resolution ----------------------------------------------------------------------


def test_a_target_is_announced_and_a_choice_waits_for_the_effect(tmp_path):  # group 7 of the audit
    target = said(tmp_path / "a", {"when": "play", "targets": [ONE], "do": [{"damage": 2, "to": "target"}]})
    pick = said(tmp_path / "b", {"when": "play", "do": [{"damage": 2, "to": ONE}]})
    assert target == ("Infliggi 2 danni a una Creatura avversaria.", "Deal 2 damage to an opposing Creature.")
    assert pick == (
        "Mentre l'effetto si svolge, scegli una Creatura avversaria: infliggile 2 danni.",
        "As this takes effect, choose an opposing Creature: deal 2 damage to it.",
    )


def test_a_later_choice_comes_after_what_stands_before_it(tmp_path):
    assert said(tmp_path, {"when": "play", "do": [{"draw": 1}, {"modify": {"attack": 1}, "to": MINE}]}) == (
        "Pesca una volta. Poi scegli una tua Creatura: quella Creatura ottiene +1 attacco.",
        "Draw once. Then choose one of your Creatures: it gains +1 attack.",
    )


def test_who_discards_chooses_and_is_no_target(tmp_path):
    assert said(tmp_path, {"when": "play", "do": [{"discard": {"from": "own_hand", "pick": 1}}, {"draw": 1}]}) == (
        "Scarta 1 contratto e pesca una volta.",
        "Discard 1 contract and draw once.",
    )


def test_a_repeated_operation_names_its_target_first(tmp_path):
    clause = {"when": "play", "targets": [ONE], "do": [{"damage": 1, "to": "target", "times": 2}, {"draw": 1}]}
    assert said(tmp_path / "a", clause) == (
        "Scegli una Creatura avversaria. Infliggile 1 danno, due volte. Pesca una volta.",
        "Choose an opposing Creature. Deal 1 damage to it, twice. Draw once.",
    )
    random = {"when": "play", "do": [{"damage": 1, "to": {"from": "enemies", "random": 1}, "times": 5}]}
    assert said(tmp_path / "b", random) == (
        "Per cinque volte, infliggi 1 danno a uno a caso tra l'avversario e le sue Creature.",
        "Five times, deal 1 damage to a random one of the opponent and their Creatures.",
    )


def test_of_equals_the_controller_chooses(tmp_path):
    most = {"from": "enemy_creatures", "filter": {"most": "attack"}}
    assert said(tmp_path / "a", {"when": "play", "do": [{"destroy": most}]}) == (
        "Distruggi la Creatura avversaria con l'attacco più alto (a parità scegli tu).",
        "Destroy the opposing Creature with the highest attack (you choose among equals).",
    )
    least = {"from": "own_characters", "filter": {"least": "life"}}
    assert said(tmp_path / "b", {"when": "enter", "do": [{"heal": 1, "to": least}]}, "cataclysm") == (
        "Quando questo Personaggio entra in gioco, il tuo Personaggio con meno Punti-vita (a parità scegli tu) "
        "recupera 1 Punto-vita.",
        "When this Character enters play, restore 1 life point to your Character with the fewest life points (you "
        "choose among equals).",
    )
    given = {"when": "always", "do": [{"give": {"attack": 1}, "to": {**most, "from": "own_creatures"}}]}
    assert "scegli" not in said(tmp_path / "c", given)[0]


# --- Cataclysm --------------------------------------------------------------------------------------------------------

TOLD = [
    ({"when": "attacks", "if": {"stat": "damage", "of": "object", "at_least": 3},
      "do": [{"modify": {"power": 2}, "to": "self", "until": "battle_end"}]},
     "Quando questo Personaggio attacca, se al bersaglio mancano almeno 3 Punti-vita, questo Personaggio ottiene +2 al "
     "Potere d'attacco fino alla fine della battaglia.",
     "Whenever this Character attacks, if the target is missing at least 3 life points, this Character gains +2 attack "
     "power until the end of the battle."),
    ({"when": "play", "do": [{"modify": {"power": -2}, "to": "enemy_characters"}]},
     "Tutti i Personaggi avversari perdono 2 di Potere d'attacco.",
     "All opposing Characters get −2 attack power."),
    ({"when": "play", "targets": [OURS], "do": [{"modify": {"life": -2, "power": 1}, "to": "target"}]},
     "Un tuo Personaggio ottiene −2 ai Punti-vita e +1 al Potere d'attacco.",
     "One of your Characters gets −2 life points and +1 attack power."),
    ({"when": "play", "do": [{"grant": ["bound", "veiled"], "to": "enemy_characters"}]},
     "Tutti i Personaggi avversari sono **Vincolati** e **Velati**.",
     "All opposing Characters are **Bound** and **Veiled**."),
    ({"when": "play", "targets": [{"from": "characters", "pick": 1, "filter": {"has": "veiled"}}],
      "do": [{"destroy": "target"}]},
     "Un Personaggio **Velato** cade.", "A **Veiled** Character falls."),
    ({"when": "event_played", "of": "opponent", "do": [{"mill": 2, "who": "opponent"}]},
     "Dopo che un avversario ha giocato un Evento, ogni avversario mette le prime 2 carte del proprio mazzo nella "
     "propria pila degli scarti.",
     "After an opponent plays an Event, each opponent puts the top 2 cards of their deck into their discard pile."),
    ({"when": "event_played", "of": "opponent", "do": [{"draw": 1, "who": "subject"}]},
     "Dopo che un avversario ha giocato un Evento, quell'avversario pesca 1 carta.",
     "After an opponent plays an Event, that opponent draws 1 card."),
    ({"when": "play", "do": [{"modify": {"life": 1}, "to": {"from": "own_characters", "filter": {"has": "veiled",
                                                             "life": {"at_least": 1, "at_most": 4}}}}]},
     "I tuoi Personaggi **Velati** con Punti-vita da 1 a 4 ottengono +1 ai Punti-vita.",
     "Your **Veiled** Characters with 1 to 4 life points gain +1 life point."),
    ({"when": "play", "targets": [{"from": "own_characters", "pick": 1, "filter": {"least": "power"}}],
      "do": [{"heal": 2, "to": "target"}]},
     "Il tuo Personaggio con il Potere d'attacco più basso (a parità scegli tu) recupera 2 Punti-vita.",
     "Restore 2 life points to your Character with the lowest attack power (you choose among equals)."),
    ({"when": "enter", "targets": [THEIRS], "do": [{"draw": 1}, {"swap": "self", "with": "target"}]},
     "Quando questo Personaggio entra in gioco, peschi 1 carta; questo Personaggio e un Personaggio avversario si "
     "scambiano i Punti-vita rimasti.",
     "When this Character enters play, draw 1 card; this Character and an opposing Character exchange their remaining "
     "life points."),
    ({"when": "play", "do": [{"mill": 2, "who": "players"}]},
     "Ogni giocatore mette le prime 2 carte del proprio mazzo nella propria pila degli scarti.",
     "Each player puts the top 2 cards of their deck into their discard pile."),
    ({"when": "enter", "do": [{"discard": {"from": "enemy_hand", "random": 1, "filter": {"kind": "event"}}}]},
     "Quando questo Personaggio entra in gioco, un Evento a caso fra le mani avversarie viene scartato.",
     "When this Character enters play, a random Event from the opponents' hands is discarded."),
    ({"when": "play", "do": [{"look": "enemy_hand"},
                             {"discard": {"from": "enemy_hand", "random": 2, "filter": {"kind": "event"}}}]},
     "Guarda la mano di ogni avversario, poi 2 Eventi a caso fra quelle carte vengono scartati.",
     "Look at each opponent's hand, then 2 random Events among those cards are discarded."),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "it", "en"), TOLD)
def test_cataclysm_speaks_as_its_book_does(clause, it, en, tmp_path):
    assert said(tmp_path, clause, "cataclysm") == (it, en)


# --- words of an operation --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", GRAMMARS)
def test_each_of_an_operations_words_changes_its_text(lang, tmp_path):
    words = WORDS["contracts"]
    clauses = [{"when": "play", "do": [{"shift": "enemy_creatures", "to_place": place}]}
               for place in words.operations["shift"].words["to_place"]]  # fmt: skip
    clauses += [{"when": "play", "do": [{"gain_extractor": element}]} for element in words.elements[:3]]
    clauses += [{"when": "play", "do": [{"move": "enemy_creatures", "into": into}]} for into in words.destinations]
    found = [pair[list(GRAMMARS).index(lang)] for pair in texts(tmp_path, clauses)]
    assert len(set(found)) == len(found)


def test_of_several_opponents_it_is_said_which_one_chooses(tmp_path):
    clause = {"when": "enter", "do": [{"destroy": {"from": "enemy_characters", "pick": 1, "by": "opponent"}}]}
    [(italian, english)] = texts(tmp_path / "cards", [clause], "cataclysm")
    assert "the next opponent in turn order chooses one of their Characters" in english
    assert "il prossimo avversario in ordine di turno sceglie un suo Personaggio" in italian


# --- signs and owners -------------------------------------------------------------------------------------------------

LESSENED = [("contracts", stat) for stat in ("attack", "health", "magic_damage")] + [
    ("cataclysm", stat) for stat in ("power", "life", "armor")
]  # fmt: skip


@pytest.mark.parametrize(("game", "stat"), LESSENED)
def test_what_is_given_below_nothing_keeps_its_sign(game, stat, tmp_path):
    others = "enemy_creatures" if game == "contracts" else "enemy_characters"
    clauses = [{"when": "always", "do": [{"give": {stat: -1}, "to": to}]} for to in (others, "self")]
    for it, en in texts(tmp_path, clauses, game):
        assert "−1" in it and "−1" in en, (it, en)


@pytest.mark.parametrize("stat", ["attack", "magic_damage"])
def test_what_is_changed_below_nothing_is_lost_or_has_its_sign(stat, tmp_path):
    [(it, en)] = texts(tmp_path, [{"when": "play", "do": [{"modify": {stat: -1}, "to": "enemy_creatures"}]}])
    assert ("perdono 1 " in it or "−1" in it) and "−1" in en, (it, en)


TANKS = [("empty_tanks", "serbatoi", "tanks"), ("fill_tanks", "serbatoi", "tanks"),
         ("refill", "estrattori vuoti", "empty extractors")]  # fmt: skip


@pytest.mark.parametrize(("word", "it_noun", "en_noun"), TANKS)
def test_a_number_that_is_worked_out_names_whose_tanks(word, it_noun, en_noun, tmp_path):
    number = {"count": "own_creatures", "plus": 1}
    counted_it, counted_en = (
        "pari a 1 più il numero delle tue Creature.",
        "equal to 1 plus the number of your Creatures.",
    )
    clauses = [{"when": "play", "do": [{word: number, "who": who}]} for who in ("opponent", "players")]
    clauses += [{"when": "contract_drawn", "of": "opponent", "do": [{word: number, "who": "subject"}]}]
    theirs, all_of_them, its = texts(tmp_path, clauses)
    assert theirs[0].endswith(f"{it_noun} dell'avversario in numero {counted_it}")
    assert theirs[1].endswith(f"a number of the opponent's {en_noun} {counted_en}")
    assert all_of_them[0].endswith(f"{it_noun} di ogni giocatore in numero {counted_it}")
    assert all_of_them[1].endswith(f"a number of each player's {en_noun} {counted_en}")
    assert its[0].endswith(f"dei suoi {it_noun} in numero {counted_it}")
    assert its[1].endswith(f"a number of their {en_noun} {counted_en}")


def test_so_much_of_yours_and_of_theirs_read_otherwise(tmp_path):
    amounts = [{"when": "damaged", "do": [{"empty_tanks": {"amount": "event"}, "who": who}]}
               for who in ("you", "opponent")]  # fmt: skip
    mine, theirs = texts(tmp_path, amounts)
    assert mine[0] != theirs[0] and mine[1] != theirs[1]
