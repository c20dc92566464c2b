"""What is set off: when it comes, in which order, what is demanded in upkeep, what waits for the end of the turn."""

from __future__ import annotations

from game.kernel.decisions import answers
from tests.rules.grimoire.board import P1, P2, TO_CREATURE, Board, card, spell, texts


def creature(name, *clauses, **fields):
    return card(name, "summon", None, power=1, toughness=1, clauses=list(clauses), **fields)


MARTYR = creature("martyr", {"when": "dies", "do": [{"damage": 2, "to": "opponent"}]})
HEIR = creature("heir", {"when": "dies", "do": [{"gain": 3}]})
MOURNER = creature("mourner", {"when": "destroyed", "of": "creatures", "do": [{"gain": 1}]})
THORN = creature("thorn", {"when": "damaged", "of": "you", "do": [{"damage": 1, "to": "opponent"}]})
FIEND = creature(
    "fiend", {"when": "demand", "pay": {"black": 2}, "else": [{"bury": "self"}, {"damage": 2, "to": "you"}]}
)
IDOL = card(
    "idol", "artifact", None, clauses=[{"when": "demand", "pay": {"any": 1}, "else": [{"damage": 1, "to": "you"}]}]
)
SAGE = creature("sage", {"when": "upkeep", "do": [{"gain": 1}]})
DUSK = creature("dusk", {"when": "turn_end", "do": [{"damage": 1, "to": "opponent"}]})
AT_END = {"when": "turn_end", "of": "players", "do": [{"damage": 2, "to": "target"}]}
OMEN = spell("omen", "instant", None, {"later": AT_END}, targets=TO_CREATURE)  # fmt: skip
WARDEN = card("warden", "enchantment", None, clauses=[{"instead": "damage", "of": "you", "less": 1}])
DECREE = spell("decree", "instant", None, {"destroy": "creatures"}, {"gain": 5})
CARDS = (MARTYR, HEIR, MOURNER, THORN, FIEND, IDOL, SAGE, DUSK, OMEN, WARDEN, DECREE)


def told(board, *kinds):
    return [(e.kind, e.facts.get("card", e.facts.get("target"))) for e in board.state.log.events if e.kind in kinds]


def test_what_an_item_sets_off_comes_when_the_item_is_complete():  # M-443 M-395
    board = Board(["decree", "wisp"], [], extra=CARDS)
    board.put(P1, "heir")
    board.resolved("decree")
    assert board.done() == ["decree", "heir"] and board.life(P1) == 28
    heals = [e.facts["amount"] for e in board.state.log.events if e.kind == "heal"]
    assert heals == [5, 3], "the decree is carried out whole before"


def test_in_a_batch_its_damage_joins_the_packets_of_the_batch():  # M-445 M-393 M-391
    board = Board(["storm", "wisp"], ["choke"], extra=CARDS)
    martyr = board.put(P1, "martyr")
    board.cast("storm")
    board.cast("choke", martyr)
    board.decline()
    assert board.done() == ["choke", "martyr", "storm"], "before the next item"
    events = [e.kind for e in board.state.log.events if e.kind in ("effect", "damage")]
    assert events == ["effect"] * 3 + ["damage"] * 3 and board.life(P2) == 15


def test_the_active_player_s_come_first_and_each_player_orders_their_own():  # M-444 M-452
    board = Board(["decree", "wisp"], [], extra=CARDS)
    one, two, theirs = board.put(P1, "martyr"), board.put(P1, "heir"), board.put(P2, "heir")
    board.resolved("decree")
    assert board.asked == ("order", P1) and answers(board.state) == [("pick", one), ("pick", two)]
    board.give("pick", two)
    assert [e.facts["entity"] for e in board.state.log.events if e.kind == "effect"][1:] == [two, one, theirs]


def test_one_that_dies_with_another_is_set_off_by_neither_but_whoever_stays_is():  # M-349 M-444
    board = Board(["choke", "decree", "wisp"], [], extra=CARDS)
    board.put(P1, "mourner")
    bear = board.put(P2, "bear")
    board.resolved("choke", bear)
    assert board.life(P1) == 21
    board.put(P2, "bear")
    board.resolved("decree")
    assert board.life(P1) == 26, "it has died with the others"


def test_damage_sets_off_after_the_deaths_and_new_damage_begins_anew():  # M-371 M-372 M-443
    board = Board(["wisp"], ["wisp"], extra=CARDS)
    ox, wisp = board.put(P1, "ox"), board.put(P2, "wisp")
    board.put(P2, "thorn")
    board.dealt((ox, P2, 1), (ox, wisp, 1))
    assert told(board, "damage", "destroyed")[:3] == [("damage", P2), ("damage", wisp), ("destroyed", "wisp")]
    assert told(board, "damage", "destroyed", "effect")[3:] == [("effect", "thorn"), ("damage", P1)]
    assert board.life(P1) == board.life(P2) == 19


def test_a_demand_is_paid_in_upkeep_or_has_its_consequence_at_its_end():  # M-047 M-049 M-050 M-040
    board = Board(["wisp"], ["flash", "wisp"], lands="swamp swamp", extra=CARDS)
    fiend = board.put(P1, "fiend")
    to_upkeep(board)
    assert board.asked == ("upkeep", P2), "fast effects may be used before"
    board.give("pass")
    assert board.asked == ("may", P1)
    board.give("yes")
    assert board.where(fiend) == "territory" and board.tapped(board.held("swamp")) and board.life(P1) == 20
    board = Board(["wisp"], ["wisp"], lands="swamp swamp", extra=CARDS)
    fiend = board.put(P1, "fiend")
    to_upkeep(board)
    board.give("no")
    assert board.where(fiend) == "graveyard" and board.life(P1) == 18 and not board.tapped(board.held("swamp"))


def test_who_can_not_pay_is_not_asked():  # M-049
    board = Board(["wisp"], ["wisp"], lands="swamp", extra=CARDS)
    fiend = board.put(P1, "fiend")
    to_upkeep(board)
    assert board.where(fiend) == "graveyard" and board.life(P1) == 18


def test_several_demands_are_met_in_the_order_that_their_player_chooses():  # M-048
    board = Board(["wisp"], ["wisp"], lands="swamp swamp", extra=CARDS)
    fiend, idol = board.put(P1, "fiend"), board.put(P1, "idol")
    to_upkeep(board)
    assert board.asked == ("order", P1)
    board.give("pick", idol)
    board.give("yes")
    assert board.where(fiend) == "graveyard", "one land is left, and it asks for two"


def test_other_effects_of_upkeep_come_at_its_start():  # M-047
    board = Board(["wisp"], ["flash", "wisp"], extra=CARDS)
    board.put(P1, "sage")
    to_upkeep(board)
    assert board.asked == ("upkeep", P2) and board.life(P1) == 21


def test_what_waits_for_the_end_of_the_turn_comes_before_the_healing():  # M-447 M-075
    board = Board(["omen", "wisp"], ["wisp"], extra=CARDS)
    board.put(P1, "dusk")
    wall = board.put(P2, "wall2")
    board.dealt((wall, wall, 0))
    board.resolved("omen", wall)
    board.end_turn()
    if board.asked[0] == "order":
        board.give(*answers(board.state)[0])
    board.end_turn()
    assert board.where(wall) == "graveyard" and board.life(P2) == 19
    phases = [(e.kind, e.facts.get("phase")) for e in board.state.log.events if e.kind in ("phase", "destroyed")]
    assert phases.index(("destroyed", None)) < phases.index(("phase", "healing"))


def test_a_continuous_effect_takes_damage_off_by_itself():  # M-351
    board = Board(["flash", "flash", "wisp"], [], extra=CARDS)
    board.put(P2, "warden")
    board.resolved("flash", P2)
    assert board.life(P2) == 19
    ox = board.put(P1, "ox")
    board.dealt((ox, P2, 1))
    assert board.life(P2) == 19


def test_what_waits_finds_its_target_also_where_an_interrupt_reaches_effects():  # M-447 M-414
    quench = spell("quench", "interrupt", None, {"counter": "target"}, targets=[{"from": "effect", "pick": 1}])
    board = Board(["omen", "wisp"], ["wisp"], extra=(*CARDS, quench))
    wall = board.put(P2, "wall2")
    board.resolved("omen", wall)
    board.end_turn()
    assert board.where(wall) == "graveyard"


def test_what_is_set_off_must_be_carried_out():  # M-446
    board = Board(["choke", "wisp"], [], extra=CARDS)
    heir = board.put(P1, "heir")
    board.resolved("choke", heir)
    assert board.asked == ("main", P1) and board.life(P1) == 23, "nobody was asked"


def to_upkeep(board):
    """To the first question of the next turn of the first player."""
    while board.state.turn < 3 and board.state.result is None:
        board.give("pass")


def test_demands_and_what_waits_are_told_in_both_languages():  # M-047 M-447
    assert texts("fiend", "dusk", "omen", "martyr", "warden", extra=CARDS) == {
        "en": [
            "During your upkeep, you can pay {black}{black}. Otherwise, bury this creature and take 2 damage.",
            "At the end of your turn, deal 1 damage to the opponent.",
            "Choose a creature. At the end of the turn, deal 2 damage to it.",
            "When this creature goes from play to the graveyard, deal 2 damage to the opponent.",
            "If you would take damage, reduce that damage by 1.",
        ],
        "it": [
            "Durante il tuo mantenimento, puoi pagare {black}{black}. "
            "Altrimenti, seppellisci questa creatura e subisci 2 danni.",
            "Alla fine del tuo turno, infliggi 1 danno all'avversario.",
            "Scegli una creatura. Alla fine del turno, infliggile 2 danni.",
            "Quando questa creatura va dal gioco al cimitero, infliggi 2 danni all'avversario.",
            "Se dovessi subire danni, riduci quei danni di 1.",
        ],
    }
