"""The settings in groups, each applied, seen and saved at once; reached from the title and from within a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import pygame
from pygame import Rect, Surface

from game.language import names
from game.system import languages
from game.table import bindings, theme, widgets
from game.table.blocks import form, pictured
from game.table.messages import Messages
from game.table.scene import Scene
from game.table.scenes import naming
from game.table.settings import SCALES, SPEEDS, VOLUMES
from game.table.stage import Stage
from game.table.translating import checking, coverage
from game.table.tree import Act, Node

ROW, ROOMY = 72, 84
"""How far rows are from each other, and how far where there is room."""
TABS = {
    "game": "secret-book",
    "people": "double-face-mask",
    "picture": "all-seeing-eye",
    "sound": "harp",
    "keys": "skeleton-key",
}
ICONS = {
    "language": "quill-ink",
    "speed": "hourglass",
    "hints": "candlebright",
    "payment": "gems",
    "by-itself": "gears",
    "asks-always": "ringing-bell",
    "scale": "crystal-eye",
    "theme": "mirror-mirror",
    "motion": "feather",
    "fullscreen": "white-tower",
    "sound-on": "hunting-horn",
    "music-on": "flute",
    "volume": "ringing-bell",
    "volume-effects": "anvil-impact",
    "volume-ambience": "wind-slap",
    "volume-music": "harp",
    "speech": "scroll-unfurled",
}
"""By the name of a tab, and of a row."""
VOLUME_ROWS = ("volume", "volume_effects", "volume_ambience", "volume_music")
Group = Literal["game", "people", "picture", "sound", "keys"]
GROUPS: tuple[Group, ...] = ("game", "people", "picture", "sound", "keys")
KINDS = ("help", "replay", "key")
"""How the messages begin that say what a key does."""
Make = form.Make


class Options(Scene):
    name = "settings"

    def __init__(self, stage: Stage, group: Group = "game") -> None:
        super().__init__(stage)
        self.group = group
        self.offset = 0
        self.awaited = ""
        """The action for which a new key is being pressed."""
        self.names = naming.Naming(stage)

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

    # the tree

    def build(self) -> Node:
        ui = self.ui
        root = Node("scene", "settings", ui.screen, name=ui.say("settings"), paint=self._paint)
        ground, room = widgets.dialog(ui, "options", ui.say("settings"), 1360, 940, 190)
        root.add(ground)
        box = ground.children[0]
        self._add_groups(box, Rect(room.x, room.y - ui.s(6), room.w, ui.s(50)))
        view = Rect(room.x, room.y + ui.s(62), room.w, room.h - ui.s(62) - ui.s(70))
        rows = [form.Row(name, self._label(name), make) for name, make in self._rows()]
        shape = self._shape(view, len(rows))
        long = shape.high(rows)
        note = self._note()
        below = widgets.label_height(ui, note, theme.SMALL, view.w - ui.s(34)) + ui.s(14) if note else 0
        self.offset = max(0, min(self.offset, long + below - view.h))
        area = widgets.scroll(ui, "options-scroll", view, long + below, self.offset, self._scroll)
        area.add(*shape.nodes(ui, view, rows, self.offset))
        if note:
            rect = Rect(view.x, view.y + long - self.offset + ui.s(4), view.w - ui.s(34), below - ui.s(14))
            area.add(widgets.label(ui, "language-note", note, rect, theme.SMALL))
        box.add(area)
        self._add_foot(box, room)
        if self.names.facing is not None:
            root.add(naming.sheet(self.names, self.names.facing))
        return root

    def _shape(self, view: Rect, rows: int) -> form.Form:
        """Keys in two columns, as close as they must; all else in rows as high as there is room for."""
        ui = self.ui
        if self.group == "keys":
            lines = -(-rows // 2)
            return form.Form(max(ui.s(34), min(ui.s(53), view.h // lines)), ui.s(6), 2, 68)
        step = max(ui.s(ROW), min(ui.s(ROOMY), view.h // max(1, rows)))
        return form.Form(step, ui.s(10), icons=ICONS)

    def _note(self) -> str:
        """Below the rows: how far a language of files is, and how many faults its files have."""
        code, say = self.stage.settings.language, self.ui.say
        if self.group != "game" or languages.folder(code) is None:
            return ""

        said, every = coverage.said_of(code)
        faults = len(checking.of_messages(code)) + len(names.faults(code, self.stage.library.game))
        told = [say("settings-translated", said=said, all=every)]
        if faults:
            told.append(say("settings-language-faulty", faults=faults, command="contracts check"))
        return " ".join(told)

    def _add_groups(self, box: Node, rect: Rect) -> None:
        ui = self.ui
        gap = ui.s(10)
        wide = (rect.w - gap * (len(GROUPS) - 1)) // len(GROUPS)
        for number, group in enumerate(GROUPS):
            on = group == self.group
            tab = Rect(rect.x + number * (wide + gap), rect.y, wide, rect.h)
            kind: widgets.Kind = "plain" if on else "quiet"
            button = widgets.button(ui, f"group-{group}", ui.say(f"settings-group-{group}"), tab, self._show(group),
                                    kind, selected=on)  # fmt: skip
            box.add(pictured.pictured(ui, button, TABS[group], kind, theme.BODY))

    def _show(self, group: Group) -> Act:
        def show() -> None:
            self.group, self.offset, self.awaited, self.names.naming = group, 0, "", None

        return show

    def _add_foot(self, box: Node, room: Rect) -> None:
        ui = self.ui
        done = Rect(0, 0, ui.s(220), ui.s(54))
        done.midbottom = (room.centerx, room.bottom)
        box.add(widgets.button(ui, "done", ui.say("settings-done"), done, self.cancel, "main"))
        side = Rect(room.right - ui.s(340), done.y, ui.s(340), done.h)
        if self.group in ("keys", "game") and side.left < done.right + ui.s(14):  # both, side by side
            done.left, side.left = room.left, room.left + done.w + ui.s(14)
            side.w = min(side.w, room.right - side.left)
        if self.group == "keys":
            box.add(widgets.button(ui, "keys-reset", ui.say("settings-keys-reset"), side, self._reset_keys, "quiet",
                                   enabled=bool(self.stage.settings.keys)))  # fmt: skip
        elif self.group == "game":
            box.add(widgets.button(ui, "hints-again", ui.say("settings-hints-again"), side, self._hints_again, "quiet",
                                   ui.say("settings-hints-again-hint"),
                                   enabled=bool(self.stage.settings.hints_seen)))  # fmt: skip

    def _rows(self) -> list[tuple[str, Make]]:
        say = self.ui.say
        if self.group == "keys":
            return [(f"key-{action}", self._key_button(action)) for action in bindings.actions()]
        if self.group == "people":
            return naming.rows(self.names)
        if self.group == "sound":
            sliders = [(name.replace("_", "-"), self._slider(name, VOLUMES)) for name in VOLUME_ROWS]
            switches = [("sound-on", self._toggle("sound_on")), ("music-on", self._toggle("music_on"))]
            rows = [*switches, *sliders, ("speech", self._switch_speech())]
            return rows if self.stage.aloud.voice is not None else [*rows[:-1], ("speech", self._no_speech)]
        if self.group == "picture":
            scales = [(scale, f"{round(scale * 100)} %") for scale in SCALES]
            return [
                ("scale", self._choice("scale", scales)),
                ("theme", self._choice("theme", [(t, say(f"settings-theme-{t}")) for t in theme.THEMES])),
                ("motion", self._toggle("reduced_motion")),
                ("fullscreen", self._toggle("fullscreen")),
            ]
        rows = [
            ("language", self._choice("language", list(languages.known().items()))),
            ("speed", self._choice("speed", [(s, say("settings-speed-value", speed=s)) for s in SPEEDS])),
            ("hints", self._toggle("hints")),
        ]
        if self.stage.library.elemental:
            rows.append(("payment", self._toggle("confirm_payment")))
        if self.stage.library.table.by_itself:
            rows.append(("by-itself", self._toggle("by_itself")))
        if self.stage.library.table.asks:
            rows.append(("asks-always", self._toggle("asks_always")))
        return rows

    def _label(self, name: str) -> str:
        """What a row is called; a key by what it does, in the words of the list of keys."""
        say = self.ui.say
        if self.group == "people":
            return naming.label(self.names, name)
        action = name.removeprefix("key-")
        if action == name:
            return say(f"settings-{name}")
        if action in bindings.SHARED:
            return next(say(found) for kind in KINDS if say.has(found := f"{kind}-{action}"))
        game, _ = bindings.of_games()[action]
        own = Messages(say.language, game)
        return say("settings-key-of", game=own("game-name"), what=own(f"help-{action}"))

    def _scroll(self, offset: int) -> None:
        self.offset = offset

    def _choice(self, field: str, options: list) -> Make:  # type: ignore[type-arg]
        def make(name: str, words: str, rect: Rect) -> Node:
            current = getattr(self.stage.settings, field)
            return widgets.choice(self.ui, name, words, rect, options, current, self._set(field))

        return make

    def _toggle(self, field: str) -> Make:
        def make(name: str, words: str, rect: Rect) -> Node:
            return widgets.toggle(self.ui, name, words, rect, getattr(self.stage.settings, field), self._set(field))

        return make

    def _switch_speech(self) -> Make:
        def make(name: str, words: str, rect: Rect) -> Node:
            return widgets.toggle(self.ui, name, words, rect, self.stage.settings.speech, self.stage.aloud.switch)

        return make

    def _no_speech(self, name: str, words: str, rect: Rect) -> Node:
        return widgets.label(
            self.ui, name, self.ui.say("speech-none"), rect, theme.SMALL, self.ui.look.warn, within=True
        )

    def _slider(self, field: str, stops: Sequence[float]) -> Make:
        def make(name: str, words: str, rect: Rect) -> Node:
            options = [(stop, f"{round(stop * 100)} %") for stop in stops]
            return widgets.slider(
                self.ui, name, words, rect, options, getattr(self.stage.settings, field), self._set(field)
            )

        return make

    # keys

    def _key_button(self, action: str) -> Make:
        def make(name: str, words: str, rect: Rect) -> Node:
            ui, waits = self.ui, self.awaited == action
            shown = ui.say("settings-key-awaited") if waits else bindings.name_of(action, self.stage.settings.keys)
            node = widgets.button(ui, name, shown, rect, self._await(action), selected=waits)
            node.name, node.value = words, shown
            return node

        return make

    def _await(self, action: str) -> Act:
        def act() -> None:
            self.awaited = "" if self.awaited == action else action

        return act

    def raw_key(self, event: pygame.Event) -> bool:
        """While a new key is awaited, the one that is pressed, whatever it does otherwise; letters of a name."""
        if self.names.naming is not None:
            return naming.takes(self.names, event)
        if not self.awaited or event.key in (pygame.K_ESCAPE, pygame.K_TAB):
            self.awaited = ""
            return False
        action, self.awaited = self.awaited, ""
        self._bind(action, event.key)
        return True

    def _bind(self, action: str, code: int) -> None:
        """Put an action on a key, unless the key does something already; that is said."""
        settings, say = self.stage.settings, self.ui.say
        held = bindings.holder(code, settings.keys)
        if code in bindings.FIXED:
            self.stage.tell(say("settings-key-fixed", key=bindings.called(code)))
        elif held is not None and held != action:
            self.stage.tell(say("settings-key-held", key=bindings.called(code), what=self._label(f"key-{held}")))
        else:
            changed = {other: own for other, own in settings.keys.items() if other != action}
            settings.keys = changed if code == bindings.first_of(action) else {**changed, action: code}
            self._keys_changed()

    def _reset_keys(self) -> None:
        self.stage.settings.keys = {}
        self._keys_changed()
        self.stage.tell(self.ui.say("settings-keys-are-reset"))

    def _keys_changed(self) -> None:
        self.stage.settings.save()
        self.stage.refresh_ui()

    def _hints_again(self) -> None:
        self.stage.settings.hints_seen = []
        self.stage.settings.save()
        self.stage.tell(self.ui.say("settings-hints-are-reset"))

    def cancel(self) -> None:
        if self.names.close():
            return
        self.stage.pop()

    def _paint(self, surface: Surface, node: Node) -> None:
        surface.blit(theme.ground(self.ui), (0, 0))
