"""What lies behind the title: the scenery of the world of the game, which goes over into that of another game."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Surface

from game.records.cards import GAMES
from game.table import theme
from game.table.stage import Stage
from game.table.worlds import scenery
from game.table.worlds.world import World, of_game

GOES_OVER = 0.5
"""Seconds in which one picture gives way to another; none where motion is reduced."""


class Backdrop:
    """It paints no longer than a layer at a time, after the first frame, and the other games' where nobody is busy."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.left = 0.0
        """Seconds until the picture before is gone."""
        self._at_once = False
        self._shown: Surface | None = None
        self._before: Surface | None = None
        self._under_way: tuple[World, tuple[int, int], Iterator[Surface | None]] | None = None

    def enter(self) -> None:
        """The picture is there at once as it is drawn, where no first frame is awaited."""
        self._at_once, self.left = not self.stage.hurry, 0.0

    def update(self, dt: float, idle: bool) -> bool:
        """Did the picture change? Where it is `idle` the pictures of other games are painted ahead."""
        ui = self.stage.ui
        if self.left > 0:
            self.left = max(0.0, self.left - dt)
            return True
        if self._at_once:
            return False
        if ui.is_plain:
            there: Surface | None = theme.backdrop(ui)
        else:
            there = scenery.ready(ui.world, *ui.size) or self._paint(ui.world)
        if there is not None and there is not self._shown:
            self._before, self._shown = self._shown or scenery.dusk(ui.world, *ui.size), there
            fits = self._before.get_size() == there.get_size()
            self.left = GOES_OVER if fits and not self.stage.settings.reduced_motion else 0.0
            return True
        if idle and there is not None and not ui.is_plain:
            for game in GAMES:
                if scenery.ready(of_game(game), *ui.size) is None:
                    self._paint(of_game(game))
                    break
        return False

    def _paint(self, world: World) -> Surface | None:
        """Go on with the picture of a world by a layer; the picture once it is whole."""
        size = self.stage.ui.size
        if self._under_way is None or self._under_way[:2] != (world, size):
            self._under_way = world, size, scenery.steps(world, *size)
        found = next(self._under_way[2])
        if found is not None:
            self._under_way = None
        return found

    def paint(self, surface: Surface) -> None:
        ui = self.stage.ui
        if self._at_once:
            self._at_once, self._shown = False, theme.backdrop(ui)
        shown = self._shown
        if shown is None or shown.get_size() != ui.size:
            shown = scenery.dusk(ui.world, *ui.size)
        surface.blit(shown, (0, 0))
        if self.left > 0 and self._before is not None:
            self._before.set_alpha(round(255 * self.left / GOES_OVER))
            surface.blit(self._before, (0, 0))
            self._before.set_alpha(None)
