"""Who leads and by what, as it stands at the table all the time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.records.match import Match
from game.system.languages import GRAMMARS
from game.table import tree
from game.table.match import outcome, standing
from game.table.match.record import MatchTable
from game.table.plaintext import Plaintext
from tests.table import live

SEATS = ("human", "random")


def table_at(seed: int = 3, turn: int = 9, seats: int = 2, lang: str = "en", **rules: Any) -> MatchTable:
    """The table of a match at random at the beginning of that turn."""
    match = Match.new("estro", live.decks_of("estro", seats), seed, 0, ("human",) * seats, None, rules=rules)
    assert live.random_play(match, seed, lambda m: m.state.turn >= turn)
    stage = live.stage(game="estro", lang=lang)
    return live.scene(stage, match, ("human", *["random"] * (seats - 1))).table


def numbers(table: MatchTable) -> dict[str, tuple[int, int]]:
    found = standing.of(table)
    assert found is not None
    return {measure.name: (measure.own, measure.other) for measure in found.measures}


def test_cards_and_totals_of_both_sides_are_told() -> None:
    table = table_at()
    seats = table.view["seats"]
    cards, totals = (tuple(seat[name] for seat in seats) for name in ("field_count", "tot"))
    assert numbers(table) == {"cards": cards, "tot": totals}


@pytest.mark.parametrize(("own", "other", "words"), [
    ((3, 230), (2, 150), "You lead"), ((2, 150), (3, 230), "Opponent leads"),
    ((3, 150), (2, 230), "Nobody leads"), ((2, 150), (2, 150), "Nobody leads"), ((2, 160), (2, 150), "Nobody leads"),
])  # fmt: skip
def test_whoever_has_more_of_both_leads(own: tuple[int, int], other: tuple[int, int], words: str) -> None:  # E-122
    table = table_at()
    for seat, (cards, total) in zip(table.view["seats"], (own, other), strict=True):
        seat |= {"field_count": cards, "tot": total}
    found = standing.of(table)
    assert found is not None and standing.words(table, found) == words


def test_teams_count_together_and_the_greater_total_leads() -> None:  # E-182
    table = table_at(seats=4, turn=13)
    seats = table.view["seats"]
    for name, of in (("cards", "field_count"), ("tot", "tot")):
        assert numbers(table)[name] == (seats[0][of] + seats[2][of], seats[1][of] + seats[3][of])
    seats[0]["tot"] = 10_000
    found = standing.of(table)
    assert found is not None and standing.words(table, found) == "Your side leads"


def test_it_is_told_from_when_on_an_empty_field_loses() -> None:  # E-119 E-160 E-178
    def note(**more: Any) -> str:
        found = standing.of(table_at(turn=5, **more))
        assert found is not None
        return found.note

    assert "round 5" in note() and "round 8" in note(stratega_wins=True) and "round 6" in note(seats=4)


@pytest.mark.parametrize(("round", "note"), [(7, "Round 7 of 19. No cards: lost"),
                                             (16, "Round 16 of 19. Then more cards and TOT win")])  # fmt: skip
def test_later_the_rounds_that_are_left_are_counted(round: int, note: str) -> None:  # E-122
    table = table_at(turn=5)
    table.view["seats"][0]["round"] = round
    found = standing.of(table)
    assert found is not None and found.note == note


def test_a_side_without_cards_is_warned() -> None:
    table = table_at(turn=5)
    table.view["seats"][0]["field_count"] = 0
    found = standing.of(table)
    assert found is not None and found.note == "You have no card: lost at the end of round 5!"


def test_in_mnemonica_only_the_cards_are_counted() -> None:  # E-156
    assert set(numbers(table_at(mnemonica=True, turn=5))) == {"cards"}


@pytest.mark.parametrize("lang", GRAMMARS)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_is_read_out_whole(lang: str, seats: int) -> None:
    match = Match.new("estro", live.decks_of("estro", seats), 3, 0, ("human",) * seats, None)
    live.random_play(match, 3, lambda m: m.state.turn >= 9)
    stage = live.stage(game="estro", lang=lang)
    live.scene(stage, match, ("human", *["random"] * (seats - 1)))
    node = tree.find(stage.fresh(), "standing")
    assert node is not None and "TOT" in node.value and "‹" not in f"{node.name} {node.value} {node.hint}"


def test_the_board_in_plain_text_says_it() -> None:
    match = Match.new("estro", live.decks_of("estro", 2), 3, 0, ("human", "human"), None)
    live.random_play(match, 3, lambda m: m.state.turn >= 9)
    stage = live.stage(game="estro")
    live.scene(stage, match, SEATS)
    lines: list[str] = []
    Plaintext(stage, lambda prompt: "", lines.append).board()
    found = [line for line in lines if "TOT: " in line and "Cards: " in line]
    assert len(found) == 1 and ("lead" in found[0])


def test_other_games_say_nothing_of_it() -> None:
    for game in ("contracts", "cataclysm", "grimoire"):
        assert live.library(game).table.standing is None


@pytest.mark.parametrize(("own", "other", "to"), [((2, 150), (2, 150), 0), ((3, 230), (2, 150), 1),
                                                  ((0, 0), (2, 150), -1), ((2, 150), (0, 0), 1)])  # fmt: skip
def test_the_hand_of_the_dial_leans_to_who_leads(own: tuple[int, int], other: tuple[int, int], to: int) -> None:
    table = table_at()
    for seat, (cards, total) in zip(table.view["seats"], (own, other), strict=True):
        seat |= {"field_count": cards, "tot": total}
    found = standing.of(table)
    assert found is not None and -1 <= standing.lean(found) <= 1
    assert (standing.lean(found) > 0) - (standing.lean(found) < 0) == to
    assert abs(standing.lean(found)) == 1 or 0 not in own + other


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("why", ["elimination", "exhaustion", "last_round"])
def test_the_end_says_by_which_rule_it_came(why: str, lang: str) -> None:
    table = table_at(lang=lang)
    table.result = {"winner": 0, "reason": why}
    assert outcome.reason(table)
    table.result = {"winner": 0, "reason": "conceded"}
    assert outcome.reason(table) == ""


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", sorted(GRAMMARS))
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_it_says_keeps_clear_of_the_lower_corners_of_its_panel(
    seats: int, lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = live.stage(game="estro", lang=lang, size=size)
    match = Match.new("estro", live.decks_of("estro", seats), 3, 0, ("human",) * seats, None)
    scene = live.scene(stage, match, ("human", *["random"] * (seats - 1)))
    whole = standing.of(scene.table)
    assert whole is not None

    def painted(note: str) -> pygame.Surface:
        monkeypatch.setattr(standing, "of", lambda table: replace(whole, note=note))
        stage.touch()
        node, surface = tree.find(stage.fresh(), "standing"), pygame.Surface(size)
        assert node is not None and node.paint is not None
        node.paint(surface, node)
        return surface.subsurface(node.rect)

    without, ui = painted(""), scene.ui
    for note, cards in ((3, 0), (3, 1), (9, 1), (16, 1)):
        seat = scene.table.view["seats"][0]
        seat |= {"round": note, "field_count": cards}
        monkeypatch.undo()
        found = standing.of(scene.table)
        assert found is not None
        mask = pygame.mask.from_threshold(painted(found.note), (0, 0, 0), (1, 1, 1), without)
        mask.invert()
        (box,) = [pygame.Rect.unionall(boxes[0], boxes) for boxes in [mask.get_bounding_rects()]]
        assert box.left >= ui.u(16) and box.bottom <= without.get_height() - ui.u(16), (found.note, box)
