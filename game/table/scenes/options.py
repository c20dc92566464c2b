"""The settings, applied and saved at once; reached from the title and from within a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.table import theme, widgets
from game.table.drawing import cloth
from game.table.messages import LANGUAGES
from game.table.settings import SCALES, SPEEDS, VOLUMES
from game.table.stage import Scene, Stage
from game.table.tree import Node

ROW = 66
VOLUME_ROWS = ("volume", "volume_effects", "volume_ambience")


class Options(Scene):
    name = "settings"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.below = stage.scenes[-1] if stage.scenes else None
        self.offset = 0

    def _set(self, name: str) -> Callable[[object], None]:
        def put(value: object) -> None:
            setattr(self.stage.settings, name, value)
            self.stage.settings.save()
            if name == "fullscreen":
                self.stage.commands.append(("fullscreen", value))
            elif name in VOLUME_ROWS:
                self.stage.sound.sample(name)
            self.stage.refresh_ui()

        return put

    def build(self) -> Node:
        ui = self.ui
        root = Node("scene", "settings", ui.screen, name=ui.say("settings"), paint=self._paint)
        ground, room = widgets.dialog(ui, "options", ui.say("settings"), 860, 940, 190)
        root.add(ground)
        box = ground.children[0]
        foot = ui.s(76)
        rows = [
            ("language", self._choice("language", list(LANGUAGES.items()))),
            ("speed", self._choice("speed", [(s, ui.say("settings-speed-value", speed=s)) for s in SPEEDS])),
            ("scale", self._slider("scale", SCALES)),
            ("theme", self._choice("theme", [(t, ui.say(f"settings-theme-{t}")) for t in theme.THEMES])),
            ("motion", self._toggle("reduced_motion")),
            ("fullscreen", self._toggle("fullscreen")),
        ]
        if self.stage.library.elemental:
            rows.insert(-1, ("payment", self._toggle("confirm_payment")))
        if self.stage.library.table.by_itself:
            rows.insert(-1, ("by-itself", self._toggle("by_itself")))
        rows.append(("sound-on", self._toggle("sound_on")))
        rows += [(name.replace("_", "-"), self._slider(name, VOLUMES)) for name in VOLUME_ROWS]
        view = Rect(room.x, room.y, room.w, room.h - foot)
        area = widgets.scroll(ui, "options-scroll", view, ui.s(ROW) * len(rows), self.offset, self._scroll)
        for number, (name, make) in enumerate(rows):
            y = view.y + number * ui.s(ROW) - self.offset
            words = ui.say(f"settings-{name}")
            half = view.w * 46 // 100
            high = widgets.label_height(ui, words, theme.BODY + 1, half)
            area.add(
                widgets.label(
                    ui, f"label-{name}", words, Rect(view.x, y + (ui.s(48) - high) // 2, half, high), theme.BODY + 1
                ),
                make(name, words, Rect(view.x + half + ui.s(10), y, view.w - half - ui.s(28), ui.s(48))),
            )
        box.add(area)
        done = Rect(0, 0, ui.s(240), ui.s(54))
        done.midbottom = (room.centerx, room.bottom)
        box.add(widgets.button(ui, "done", ui.say("settings-done"), done, self.cancel, "main"))
        return root

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def _choice(self, field: str, options: list) -> Callable[[str, str, Rect], Node]:  # type: ignore[type-arg]
        def make(name: str, words: str, rect: Rect) -> Node:
            current = getattr(self.stage.settings, field)
            return widgets.choice(self.ui, name, words, rect, options, current, self._set(field))

        return make

    def _toggle(self, field: str) -> Callable[[str, str, Rect], Node]:
        def make(name: str, words: str, rect: Rect) -> Node:
            return widgets.toggle(self.ui, name, words, rect, getattr(self.stage.settings, field), self._set(field))

        return make

    def _slider(self, field: str, stops: Sequence[float]) -> Callable[[str, str, Rect], Node]:
        def make(name: str, words: str, rect: Rect) -> Node:
            options = [(stop, f"{round(stop * 100)} %") for stop in stops]
            return widgets.slider(
                self.ui, name, words, rect, options, getattr(self.stage.settings, field), self._set(field)
            )

        return make

    def cancel(self) -> None:
        self.stage.pop()

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(cloth.felt(*self.ui.size), (0, 0))
