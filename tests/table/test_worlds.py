"""The world of each game: one description, from which its colours, its stuff and its scenery are drawn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.records.cards import GAMES
from game.table import theme
from game.table.theme import Colour
from game.table.worlds import palettes, world
from game.table.worlds.world import PLAIN, WorldFault, of_game, read


def luminance(colour: Colour) -> float:
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    a, b = sorted((luminance(one), luminance(other)), reverse=True)
    return (a + 0.05) / (b + 0.05)


@pytest.mark.parametrize("seen", theme.THEMES)
@pytest.mark.parametrize("game", [*GAMES, "no game at all"])
def test_text_stands_out_in_every_world_and_for_all_eyes(game: str, seen: str) -> None:
    look, least = palettes.seen(of_game(game).palette, seen), 7.0 if seen == "contrast" else 4.5
    for ink in (look.ink, look.quiet, look.gold, look.warn):
        for ground in (look.panel, look.panel_high):
            assert contrast(ink, ground) >= least, (ink, ground)
    assert contrast(look.ink, look.green_high) >= 4.5
    for ground in (look.label, look.label_high):
        assert contrast(look.label_ink, ground) >= least and contrast(look.label_gold, ground) >= 3.0, ground


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_world_of_its_own(game: str) -> None:
    own, others = of_game(game), [of_game(other) for other in GAMES if other != game]
    assert own != PLAIN
    for other in (PLAIN, *others):
        assert own.palette != other.palette and own.stuff != other.stuff and own.scene != other.scene


def test_a_game_without_a_file_has_the_plain_world() -> None:
    assert of_game("no game at all") is PLAIN


def test_what_a_world_leaves_out_is_plain() -> None:
    made = read({"palette": {"gold": "#ff0000"}})
    assert made.palette.gold == (255, 0, 0) and made.palette.ink == PLAIN.palette.ink
    assert (made.stuff, made.scene) == (PLAIN.stuff, PLAIN.scene)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ([], "a world is a table"),
        ({"colour": 1}, "a world has no `colour`; it may have palette"),
        ({"palette": {"gold": "yellow"}}, '`gold` is a colour "#rrggbb", not "yellow"'),
        ({"palette": {"golden": "#ffffff"}}, "`palette` has no `golden`; it may have edge"),
        ({"stuff": "cheese"}, 'there is no stuff "cheese"; there are brass'),
        ({"scene": []}, "`scene` is a list of layers"),
        ({"scene": [{"paint": "fog"}]}, "layer 1 of `scene` needs `paint`, one of cloth"),
        ({"scene": [{"paint": "glow", "shape": 3}]}, "layer 1 of `scene`, `glow`, has no `shape`; it may have at"),
        ({"scene": [{"paint": "glow", "at": ["left", 3]}]}, "layer 1 of `scene`, `at`, is like 800, not \"left\""),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_world_is_said_with_what_would_be_right(told: Any, said: str) -> None:
    with pytest.raises(WorldFault) as raised:
        read(told)
    assert said in str(raised.value)


def test_a_wrong_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "odd" / "look" / "world.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"stuff": 4}), "utf-8")
    monkeypatch.setattr(world, "GAMES", tmp_path)
    of_game.cache_clear()
    with pytest.raises(WorldFault, match=r"world.json: there is no stuff 4"):
        of_game("odd")
