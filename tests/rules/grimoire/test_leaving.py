"""The ways out of play, who can still be given for a cost, damage that is drained, a truce."""

from __future__ import annotations

from game.kernel.decisions import answers
from game.kernel.values import counters, put_counters
from game.rules.grimoire.constants import COMBAT, is_settled
from tests.rules.grimoire.board import P1, P2, TO_ANYONE, TO_CREATURE, Board, card, spell, texts
from tests.rules.grimoire.test_triggers import HEIR, MOURNER

EXILE = spell("exile", "instant", None, {"move": "target", "into": "removed"}, targets=TO_CREATURE)
BREAK = spell("break", "instant", None, {"destroy": "target"}, targets=[{"from": "artifacts", "pick": 1}])
WELD = spell("weld", "instant", None, {"regenerate": "target"}, targets=[{"from": "dying_permanents", "pick": 1}])
RELIC = card("relic", "artifact", None, clauses=[{"when": "use", "pay": {"any": 9}, "do": [{"gain": 1}]}])
ALTAR = card("altar", "artifact", None, clauses=[
    {"when": "use", "pay": {"sacrifice": {"from": "own_creatures", "pick": 1}}, "do": [{"gain": 1}]}])  # fmt: skip
SHRINE = card("shrine", "artifact", None, clauses=[
    {"when": "use", "pay": {"sacrifice": {"from": "own_creatures", "pick": 1}},
     "do": [{"prevent": 1, "dealt_to": "anyone"}]}])  # fmt: skip
PHOENIX = card("phoenix", "summon", None, power=2, toughness=2,
               clauses=[{"when": "use", "pay": {}, "do": [{"regenerate": "self"}]}])  # fmt: skip
HEALER = card("healer", "summon", None, power=1, toughness=1, clauses=[
    {"when": "use", "targets": [{"from": "dying_creatures", "pick": 1}], "pay": {},
     "do": [{"regenerate": "target"}]}])  # fmt: skip
LEECH = spell("leech", "instant", None, {"drain": 3, "to": "target"}, targets=TO_ANYONE)
TRUCE = spell("peace", "instant", None, {"grant": ["truce"], "to": "players", "until": "turn_end"})
WRAP = card("wrap", "aura", None, clauses=[
    {"when": "play", "targets": [{"from": "creatures", "pick": 1}], "do": [{"enchant": "target"}]}])  # fmt: skip
JAIL = card("jail", "artifact", None, clauses=[
    {"when": "enters", "do": [
        {"move": {"from": "permanents", "other": True}, "into": "removed", "until": "source_leaves"}]}])  # fmt: skip
CARDS = (WRAP, JAIL, EXILE, BREAK, WELD, RELIC, ALTAR, SHRINE, PHOENIX, HEALER, LEECH, TRUCE, HEIR, MOURNER)


def uses(board):
    return {board.state.entities[way[1]].definition.id for way in answers(board.state) if way[0] in ("use", "play")}


def test_a_card_that_is_removed_has_not_died():  # M-344 M-345 M-030
    board = Board(["exile", "mend", "wisp"], [], extra=CARDS)
    board.put(P1, "mourner")
    heir = board.put(P1, "heir")
    board.resolved("exile", heir)
    assert board.where(heir) == "removed" and board.asked == ("main", P1) and board.life(P1) == 20


def test_what_is_out_until_a_card_leaves_comes_back():  # M-030 M-194
    board = Board(["wrap", "jail", "break", "wisp"], [], extra=CARDS)
    bear, land = board.put(P2, "bear"), board.put(P1, "plains")
    wrap = board.resolved("wrap", bear)
    jail = board.resolved("jail")
    assert [board.where(i) for i in (bear, land, wrap, jail)] == ["removed"] * 3 + ["territory"]
    board.resolved("break", jail)
    assert [board.where(i) for i in (bear, land, wrap)] == ["territory", "territory", "graveyard"]
    assert board.state.entities[bear].controller == P2 and not is_settled(board.state, bear)


def test_permanents_that_are_no_creatures_are_destroyed_alike():  # M-346 M-367
    board = Board(["break", "mend", "wisp"], [], extra=CARDS)
    relic = board.put(P2, "relic")
    board.resolved("break", relic)
    assert board.where(relic) == "graveyard" and board.asked == ("main", P1), "a creature's regeneration is no use"
    board = Board(["break", "weld", "wisp"], [], extra=CARDS)
    relic = board.put(P2, "relic")
    board.cast("break", relic)
    board.decline()
    assert board.asked == ("regeneration", P1)
    board.cast("weld")
    assert board.where(relic) == "territory" and board.tapped(relic)


def test_a_card_in_the_graveyard_has_forgotten_what_happened_to_it():  # M-347 M-348 M-448
    board = Board(["bulk", "choke", "wisp"], [], extra=CARDS)
    bear = board.put(P1, "bear")
    put_counters(board.state, bear, "power_up", 2)
    board.resolved("bulk", bear)
    board.dealt((bear, bear, 1))
    board.resolved("choke", bear)
    e = board.state.entities[bear]
    assert (
        board.where(bear) == "graveyard" and not e.mods and not e.damage and not counters(board.state, bear, "power_up")
    )


def test_who_is_not_saved_goes_to_the_graveyard_together_with_the_others():  # M-370 M-349
    board = Board(["mend", "wisp"], [], extra=CARDS)
    ox, bear, wisp = board.put(P2, "ox"), board.put(P1, "bear"), board.put(P1, "wisp")
    board.dealt((ox, bear, 2), (ox, wisp, 1))
    board.cast("mend", bear)
    assert (board.where(bear), board.where(wisp)) == ("territory", "graveyard")


def test_whoever_is_on_the_way_can_use_its_own_regeneration_alone():  # M-367 M-332
    board = Board(["wisp"], [], extra=CARDS)
    ox, phoenix, healer = board.put(P2, "ox"), board.put(P1, "phoenix"), board.put(P1, "healer")
    board.dealt((ox, healer, 1))
    assert board.asked == ("main", P1) and board.where(healer) == "graveyard", "it can't save itself as a target"
    board.dealt((ox, phoenix, 3))
    assert board.asked == ("regeneration", P1) and uses(board) == {"phoenix"}
    board.give("use", phoenix)
    assert board.where(phoenix) == "territory" and board.tapped(phoenix)


def test_a_creature_with_lethal_damage_pending_can_not_be_sacrificed():  # M-162 V-70
    board = Board(["wisp"], [], extra=CARDS)
    ox, bear = board.put(P2, "ox"), board.put(P1, "bear")
    board.put(P1, "shrine")
    board.dealt((ox, bear, 3))
    assert board.asked == ("main", P1) and board.where(bear) == "graveyard", "it alone could have been given"
    bear, wall = board.put(P1, "bear"), board.put(P1, "wall4")
    board.dealt((ox, bear, 3))
    assert board.asked == ("damage", P1)
    board.give("use", board.held("shrine"))
    assert board.where(wall) == "graveyard" and board.where(bear) == "graveyard", "2 of 3 were left"


def test_damage_that_an_open_batch_holds_back_does_not_count():  # M-162 M-160 M-163 M-164
    board = Board(["wisp"], ["flash"], extra=CARDS)
    bear, altar = board.put(P1, "bear"), board.put(P1, "altar")
    board.give("use", altar)
    assert board.where(bear) == "graveyard", "at once, when it is announced"
    assert board.events("sacrificed", "destroyed", "on_stack")[:2] == ["sacrificed", "on_stack"]


def test_who_is_on_the_way_can_not_be_sacrificed():  # M-162 V-41
    board = Board(["mend", "wisp"], [], extra=CARDS)
    ox, bear = board.put(P2, "ox"), board.put(P1, "bear")
    board.put(P1, "altar")
    board.dealt((ox, bear, 3))
    assert board.asked == ("regeneration", P1) and uses(board) == {"mend"}


def test_what_is_drained_is_gained_when_it_is_dealt_and_as_far_as_it_is():  # M-390 M-447
    board = Board(["leech", "wisp"], ["shield", "detour"], extra=CARDS)
    board.cast("leech", P2)
    assert board.asked == ("damage", P2) and board.life(P1) == 20, "not yet"
    board.cast("shield")
    board.decline("damage")
    assert (board.life(P1), board.life(P2)) == (20, 20)
    board = Board(["leech", "wisp"], ["detour"], extra=CARDS)
    bear = board.put(P2, "bear")
    board.cast("leech", P2)
    board.cast("detour", bear)
    board.decline("damage")
    assert (board.life(P1), board.life(P2), board.where(bear)) == (23, 19, "graveyard")


def test_in_a_truce_no_combat_damage_is_dealt():  # M-351 M-350
    board = Board(["peace", "wisp"], [], extra=CARDS)
    board.resolved("peace")
    ox = board.put(P1, "ox")
    board.dealt((ox, P2, 5, COMBAT))
    assert board.life(P2) == 20
    board.dealt((ox, P2, 5))
    assert board.life(P2) == 15


def test_these_are_told_in_both_languages():  # M-332
    assert texts("leech", "peace", "phoenix", extra=CARDS) == {
        "en": [
            "Deal 3 damage to a creature or player and gain as much life as is dealt.",
            "Both players gain **Truce** until end of turn.",
            "{0}: Regenerate this creature.",
        ],
        "it": [
            "Infliggi 3 danni a una creatura o a un giocatore e guadagna altrettanti punti vita.",
            "Entrambi i giocatori ottengono **Tregua** fino a fine turno.",
            "{0}: Rigenera questa creatura.",
        ],
    }
