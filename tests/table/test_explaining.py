"""The table says why: where values come from, what a card would cost, what brought an event about."""

from __future__ import annotations

from game.kernel import views
from game.kernel.moves import create
from game.table.match import zoom
from game.table.match.scene import MatchScene
from game.table.stage import Stage
from tests.rules.base import P1, P2
from tests.rules.contracts import board as contracts
from tests.table import live

# --- where values come from ------------------------------------------------------------------------------------------


def test_each_gift_is_told_with_who_gives_it() -> None:
    table = contracts.Table()
    near = contracts.creature(1, 3, always="{give: {attack: 1}, to: {from: own_creatures, adjacent_to: self}}")
    all_own = contracts.creature(
        2, 2, always="{give: {attack: 2, keywords: [fog]}, to: {from: own_creatures, other: true}}"
    )
    first, middle, giver = table.line(P1, near, contracts.creature(3, 3), all_own)
    shown = views.described(table.state, P2)["entities"]
    assert shown[middle]["gifts"] == [
        {"stat": "attack", "amount": 1, "source": first},
        {"stat": "attack", "amount": 2, "source": giver},
        {"keyword": "fog", "source": giver},
    ]
    assert shown[middle]["stats"]["attack"] == 3 + sum(g.get("amount", 0) for g in shown[middle]["gifts"])
    assert [gift["source"] for gift in shown[first]["gifts"]] == [giver, giver]
    assert shown[giver]["gifts"] == []


def test_telling_the_gifts_changes_nothing() -> None:
    table = contracts.Table()
    giver = contracts.creature(1, 3, always="{give: {attack: 1}, to: {from: own_creatures, other: true}}")
    table.line(P1, giver, contracts.creature(3, 3))
    before = table.state.fingerprint()
    first = views.described(table.state, P1)
    given = table.state.given
    assert views.described(table.state, P1) == first
    assert table.state.given is given and table.state.fingerprint() == before


def test_no_gift_depends_on_another() -> None:
    """In whatever order the givers stand."""
    fog = contracts.creature(1, 1, always="{give: {keywords: [fog]}, to: {from: own_creatures, other: true}}")
    reward = contracts.creature(1, 1, always="{give: {attack: 1}, to: {from: own_creatures, filter: {has: fog}}}")
    for order in ((fog, reward), (reward, fog)):
        table = contracts.Table()
        line = table.line(P1, *order)
        assert [views.described(table.state, P1)["entities"][i]["stats"]["attack"] for i in line] == [1, 1]


def with_cards(stage: Stage, decks: tuple[str, str], *cards: str) -> MatchScene:
    """A match at its first question, with these of its cards in the first zone in play of seat 0."""
    game = stage.library.game
    match = live.new_match(decks, game=game)
    state, kinds = match.state, match.game.vocabulary.zones
    field = next(number for number, kind in enumerate(kinds) if kind.field)
    for card in cards:
        create(state, state.cards[card], 0, field)
    return live.scene(stage, match)


def values(scene: MatchScene, card: str) -> list[str]:
    """What is said of the values of that card in play, enlarged."""
    entities = scene.view["entities"].values()
    entity = next(e for e in entities if e["card"] == card and e["zone"] in scene.in_play)
    return zoom.remarks(scene, entity)[0][1].splitlines()


def test_an_enlarged_creature_says_who_gives_it_what() -> None:
    scene = with_cards(live.stage(), ("dawn_line", "dawn_line"), "shield_sister", "dawn_recruit", "rearguard_veteran")
    assert values(scene, "dawn_recruit") == ["health: 4 (printed 2)", "+2 health, from Shield Sister"]
    assert values(scene, "rearguard_veteran") == [
        "attack: 3 (printed 2)",
        "+1 attack, from Dawn Recruit",
        "Magnetic, from Rearguard Veteran",
    ]


def test_an_enlarged_character_says_who_gives_it_what() -> None:
    decks = ("quiet_plot", "returning_march")
    scene = with_cards(live.stage(lang="it", game="cataclysm"), decks, "standard_bearer", "mirror_sister")
    printed = scene.stage.library.cards["mirror_sister"].stats["power"]
    assert values(scene, "mirror_sister") == [
        f"potere d'attacco: {printed + 1} (sulla carta {printed})",
        "+1 potere d'attacco, da Portastendardo dei Dispersi",
    ]
