"""The stage: holds the scene, turns mouse and keys into actions on its tree, and draws when something changed."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

import pygame
from pygame import Rect, Surface

from game.system import languages
from game.table import bindings, gamepad, games, theme, tree, widgets
from game.table.drawing import cloth, keeping, sizes, text
from game.table.following import LanguageWatch, Watch
from game.table.library import Library
from game.table.messages import Messages
from game.table.screen import Screen
from game.table.settings import Settings
from game.table.sound.speaker import Speaker
from game.table.theme import Ui
from game.table.tree import Direction, Node
from game.table.widgets import HINT_AFTER as HINT_AFTER
from game.table.window import LONGEST_STEP
from game.table.worlds import world as worlds

DRAG_FROM = 7  # design units the pointer moves before a press becomes a drag

NOTICE = 3.6
CONTROLS = frozenset(("button", "choice", "part", "stepper", "toggle"))
"""The roles of what clicks when it is pressed."""
LEAST = (480, 270)
"""A smaller window shows the top left corner of this."""

MUSIC = bindings.SHARED["music"]
ALOUD = frozenset(bindings.SHARED[action] for action in ("speech", "read-hand", "read-board", "read-log"))

ARROWS: dict[int, Direction] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}


def at_least(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], LEAST[0]), max(size[1], LEAST[1])


class Speech(Protocol):
    """Says in words what is on the stage."""

    @property
    def voice(self) -> object | None: ...

    @property
    def speaking(self) -> bool: ...

    def update(self) -> None: ...

    def key(self, code: int) -> bool: ...

    def switch(self, on: bool) -> None: ...

    def stop(self) -> None: ...


@dataclass(frozen=True)
class Doors:
    """Where the stage and its scenes lead to, so that none of them need know what lies behind (`doors.py`)."""

    aloud: Callable[[Stage], Speech]
    file: Callable[[Stage, Path], None]
    """Goes on with the match of a file, or looks at it once it is over."""
    watch: Callable[[Stage, Path], None]
    """Shows the match of a file from its beginning."""
    look_back: Callable[[Stage, Path], None]
    """Looks back at the match of a file: its curve, and the moments that mattered most."""
    analyse: Callable[[Stage, Any], None]
    """The same of a match that is there already."""
    moment: Callable[[Stage, Any, Any], None]
    """A moment of a look back (`records.analysis.Study`, `Look`) on the table."""
    matches: Callable[[Stage, Path | None], None]
    """The matches that are kept, the one of a file chosen, in place of all scenes but the title."""
    puzzles: Callable[[Stage, int], None]
    """The shelf of puzzles, one of them chosen, in place of all scenes but the title."""
    handbook: Callable[[Stage, str], None]
    """The card language; of a card its words alone."""
    match: Callable[[Stage, Any, bool], None]
    """Goes on with a match; True keeps its rematch in a file too."""
    glossary: Callable[[Stage], None]
    settings: Callable[[Stage], None]
    title: Callable[[Stage], None]
    set_up: Callable[[Stage, str], None]
    """Against "computer" or in "hotseat"."""
    workshop: Callable[[Stage, Any], None]
    """The position of a match on the board of a designer."""


class Stage:
    def __init__(self, size: tuple[int, int], settings: Settings, library: Library, doors: Doors) -> None:
        self.settings, self.doors = settings, doors
        self.sound = Speaker(settings)
        """Silent until it is given an output."""
        self.library = library
        self._libraries = {library.game: library}
        self._files = Watch()
        self._spoken = LanguageWatch()
        self.size = at_least(size)
        self.say = Messages(settings.language, library.game)
        self.scenes: list[Screen] = []
        self.root = Node("group", "nothing", Rect(0, 0, *size))
        self._nodes: dict[str, Node] = {}
        self.focus: str | None = None
        self.hover: str | None = None
        self.held: str | None = None
        self.keyboard = False
        self.pads = gamepad.Pads()
        self.pointer = (-1, -1)
        self.pressed_at: tuple[int, int] | None = None
        self.dragging = False
        self.rest = 0.0
        self.pressed = False
        """Has the mouse rested since a press did something? What came to lie under it was not asked for its hint."""
        self.notice = ""
        self.notice_left = 0.0
        self.notice_at: tuple[int, int] | None = None  # beside which point it stands
        self.stale = True
        self.dirty = True
        self._forgets = False
        """Was a scene left whose pictures, which are large, go once the new tree is there?"""
        self.running = True
        self.hurry = False  # the first frame is awaited: what takes long follows by `complete`
        self.now: Callable[[], float] = time.monotonic  # seconds
        self._aloud: Speech | None = None
        self.compared_with = ""
        """With which earlier version of the cards the gallery compares."""
        self.commands: list[tuple[str, Any]] = []  # for the owner of the window: fullscreen
        self.refresh_ui()

    @property
    def aloud(self) -> Speech:
        """What is said in words; it is there once somebody asks for it."""
        if self._aloud is None:
            self._aloud = self.doors.aloud(self)
        return self._aloud

    def library_of(self, game: str) -> Library:
        """The printed side of a game's cards, read when it is first asked for."""
        if game not in self._libraries:
            from game.table import loading

            self._libraries[game] = loading.library(game)
        return self._libraries[game]

    def read_ahead(self, games: Iterable[str]) -> None:
        """Read the cards of the first of these games that was not asked for yet."""
        for game in games:
            if game not in self._libraries:
                self.library_of(game)
                return

    def reread(self) -> None:
        """Take over the card files that were edited since they were read.

        Cards with faults don't replace those without: then the former stay, and `left_out` names the faults.
        """
        from game.table import loading

        for game, held in self._libraries.items():
            if held.stamp != loading.stamp_of(game):
                fresh = loading.library(game)
                if held.cards and not fresh.sound:
                    fresh = replace(held, left_out=fresh.left_out, stamp=fresh.stamp, sound=False)
                self._libraries[game] = fresh

    def _follow(self, dt: float) -> None:
        """Read the files of the language, and the card files where the scene follows them, that were saved."""
        if self._spoken.saved(dt, self.settings.language):
            languages.forget()
            self.refresh_ui()
        game = self.library.game
        held = self._libraries.get(game)
        if not self.scene.follows_cards or held is None or not held.stamp:
            return
        if self._files.saved(dt, game, held.stamp):
            self._read_saved()

    def _read_saved(self) -> None:
        """Tell the scene of the cards in the files, if they are others than were read last."""
        game = self.library.game
        held = self._libraries.get(game)
        self.reread()
        now = self.library_of(game)
        if now is not held:
            self.scene.saved(now)

    def complete(self) -> None:
        """After the first frame: everything that a start leaves until that is shown."""
        self.hurry = False
        self.pads.begin()
        if not self.library.cards:
            self.take_up(self.library.game)

    def take_up(self, game: str, library: Library | None = None) -> None:
        """From now on the cards and the words are those of `game`, as they are now or, if given, those of `library`."""
        self.reread()
        self.library = library or self.library_of(game)
        self.say.game = game
        self.refresh_ui()

    # scenes

    @property
    def scene(self) -> Screen:
        return self.scenes[-1]

    def refresh_ui(self) -> None:
        """Take over changed size, language, scale or theme."""
        self.say.language, self.say.keys = self.settings.language, self.settings.keys
        games.show(self.library.game, self.settings.language)
        self.sound.music.wanted = self.library.table.sounds.music
        self.ui = Ui(self.size, self.settings.scale, self.say, self.settings.theme, worlds.of_game(self.library.game))
        text.head(self.ui.letters)
        if cloth.bare(self.ui.is_plain):
            sizes.forget()
        if self.scenes:
            sizes.drawn_for(self.size, self.settings.scale)
        self.touch()

    def go(self, scene: Screen) -> None:
        self._forgets = bool(self.scenes)
        for old in self.scenes:
            old.leave()
        self.scenes = []
        keeping.clear_for_another()
        self.push(scene)

    def push(self, scene: Screen) -> None:
        self.drop_drag()
        self.scenes.append(scene)
        self.focus = self.hover = self.held = None
        scene.enter()
        self.touch()

    def pop(self) -> None:
        self.scenes.pop().leave()
        self.focus = self.hover = self.held = None
        if self.scenes:
            self.scene.enter()
        else:
            self.running = False
        self.touch()

    def quit(self) -> None:
        for scene in self.scenes:
            scene.leave()
        self.sound.close()
        if self._aloud is not None:
            self._aloud.stop()
        self.running = False

    def open_file(self, path: Path) -> None:
        """A match, bundle or scenario that was dropped onto the window, or named as the program was started."""
        self.doors.file(self, path)

    def touch(self) -> None:
        """Something that the tree describes has changed."""
        self.stale = self.dirty = True

    def tell(self, words: str, at: tuple[int, int] | None = None) -> None:
        """Say one sentence for a few seconds, below the middle of the screen or beside the point `at`."""
        self.notice, self.notice_left = words, NOTICE
        self.notice_at = at if at is not None and at[0] >= 0 else None
        self.touch()

    # the tree

    def fresh(self) -> Node:
        if self.stale and self.scenes:
            self.stale = False
            self.root = self.scene.build()
            if self.notice and not self.scene.says_notice:
                self.root.add(self._notice_node())
            self._nodes = {
                node.key: node for node in reversed(list(tree.walk(self.root)))
            }  # the first of a key is meant
            self._settle()
        return self.root

    def _settle(self) -> None:
        """Match focus and hover to the new tree.

        A card that comes to lie under a pointer at rest is not enlarged over the table: the pointer has to move first.
        """
        known = {node.key: node for node in tree.walk(tree.reachable(self.root))}
        if self.focus not in known:
            self.focus = None
        if self.held not in known:
            self.held = None
        under = tree.hit(self.root, self.pointer) if self.pointer[0] >= 0 else None
        slid = under is not None and under.zoom is not None and under.key != self.hover
        self.hover = under.key if under and not slid else None

    def _notice_node(self) -> Node:
        ui = self.ui

        at = self.notice_at
        wide = min(ui.s(480 if at else 900), ui.size[0] // 2)

        def paint(surface: Surface, node: Node) -> None:
            drawn = ui.block(self.notice, theme.BODY, wide, ui.look.warn, "center")
            box = drawn.get_rect(center=node.rect.center).inflate(ui.s(44), ui.s(20))
            box.clamp_ip(ui.screen.inflate(-ui.u(12), -ui.u(12)))
            theme.panel(surface, ui, box, 250)
            surface.blit(drawn, drawn.get_rect(center=box.center))

        rect = Rect(0, 0, ui.size[0] // 2, ui.s(60))
        rect.midtop = (ui.size[0] // 2, round(ui.size[1] * 0.60))
        if at is not None:
            rect.midbottom = (at[0], at[1] - ui.u(30))
        return Node("alert", "notice", rect, name=self.notice, paint=paint)

    def node(self, key: str | None) -> Node | None:
        return self._nodes.get(key) if key else None

    @property
    def attention(self) -> Node | None:
        """What the pointer or, with the keyboard in use, the focus is on."""
        return self.node(self.focus if self.keyboard and self.focus else self.hover)

    @property
    def foil_at(self) -> tuple[int, int] | None:
        """The pointer, after which foil on cards shines; None where nothing is to move, or nobody points."""
        if self.settings.reduced_motion or self.ui.is_plain or self.keyboard or self.pointer[0] < 0:
            return None
        return self.pointer

    # input

    def handle(self, event: pygame.Event) -> None:
        self.fresh()
        self.sound.handle(event)
        kind = event.type
        if kind == pygame.QUIT:
            self.quit()
        elif kind == pygame.MOUSEMOTION:
            self._moved(event.pos)
        elif kind == pygame.MOUSEBUTTONDOWN:
            self._down(event)
        elif kind == pygame.MOUSEBUTTONUP and event.button == 1:
            self._up(event.pos)
        elif kind == pygame.MOUSEWHEEL:
            self._wheel(event.y)
        elif kind == pygame.KEYDOWN:
            self._key_down(event)
        elif kind in gamepad.KINDS:
            meant = self.pads.key(event)
            if meant is not None:
                self._key(pygame.Event(pygame.KEYDOWN, key=meant[0], mod=meant[1], unicode=""))
        elif kind == pygame.JOYDEVICEADDED:
            self.pads.come(event.device_index)
        elif kind == pygame.JOYDEVICEREMOVED:
            self.pads.gone(event.instance_id)
        elif kind == pygame.DROPFILE:
            self.open_file(Path(event.file))
        elif kind == pygame.KEYUP:
            self.scene.key_up(self._meant(event))
        elif kind == pygame.WINDOWLEAVE:
            self.hover, self.pointer, self.dirty = None, (-1, -1), True
        elif kind == pygame.WINDOWFOCUSLOST:
            self.drop_drag()
            if self._aloud is not None:
                self._aloud.stop()
            self.scene.left_alone()
        elif kind == pygame.WINDOWFOCUSGAINED and self.scene.follows_cards:
            self._read_saved()
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self.dirty = True

    def resize(self, size: tuple[int, int]) -> None:
        if at_least(size) != self.size:
            self.size = at_least(size)
            theme.forget()
            self.refresh_ui()

    def _moved(self, pos: tuple[int, int]) -> None:
        if self.pressed and pos != self.pointer:
            self.pressed, self.rest = False, 0.0
        self.pointer = pos
        self.keyboard = False
        under = tree.hit(self.root, pos)
        if self.pressed_at and not self.dragging:
            self._maybe_drag(pos)
        if self.dragging:
            self.scene.drag_move(pos, under)
            self.dirty = True
            return
        held = self.node(self.held)
        if held and held.slide:
            self._slide(held, pos)
            return
        key = under.key if under else None
        if key != self.hover:
            self.hover, self.rest, self.dirty = key, 0.0, True
        elif self.scene.follows_pointer or (under is not None and under.data == tree.FOIL and self.foil_at is not None):
            self.dirty = True

    def _maybe_drag(self, pos: tuple[int, int]) -> None:
        assert self.pressed_at
        far = max(abs(pos[0] - self.pressed_at[0]), abs(pos[1] - self.pressed_at[1]))
        held = self.node(self.held)
        if held and far >= max(4, self.ui.u(DRAG_FROM)) and self.scene.can_drag(held):
            self.dragging = True
            self.scene.drag_begin(held, self.pressed_at)
            self.dirty = True

    def _slide(self, node: Node, pos: tuple[int, int]) -> None:
        assert node.slide
        node.slide(max(0.0, min(1.0, (pos[0] - node.rect.x) / max(1, node.rect.w))))
        self.touch()

    def _down(self, event: pygame.Event) -> None:
        self.keyboard = False
        self.pointer = event.pos
        if event.button == 3:
            if not self.dragging and self.scene.pressed_right(tree.hit(self.root, event.pos)):
                self.touch()
            elif self.dragging or self.scene.right_cancels:
                self._cancel()
            return
        if event.button != 1:
            return
        if self.notice:
            self.notice = ""
            self.touch()
            self.fresh()
        under = tree.hit(self.root, event.pos)
        if self.scene.takes_down(under):
            self.touch()
            return
        self.held = under.key if under else None
        self.pressed_at = event.pos
        if under and under.focusable:
            self.focus = under.key
        if under and under.slide:
            self._slide(under, event.pos)
        self.dirty = True

    def _up(self, pos: tuple[int, int]) -> None:
        under = tree.hit(self.root, pos)
        held, self.held, self.pressed_at = self.held, None, None
        self.dirty = True
        if self.dragging:
            self.dragging = False
            self.scene.drag_end(pos, under)
            self.touch()
        elif under and under.key == held and not under.slide:
            self._press(under)

    def _press(self, node: Node, action: str | None = None) -> None:
        if not self.scene.takes_press(node):
            return
        if not node.enabled:
            self.sound.ask("refused")
            if node.hint:
                self.tell(node.hint)
        elif node.act(action):
            if node.role in CONTROLS:
                self.sound.ask("button")
            self.pressed = not self.keyboard
            self.touch()
        else:
            self.rest, self.dirty = max(self.rest, HINT_AFTER), True  # what there is to say or show of it, at once
            self.scene.pressed_in_vain(node)

    def _wheel(self, steps: int) -> None:
        under = tree.scrolled_by(self.root, self.pointer)
        if under and under.adjust and under.role in ("scroll", "slider", "stepper"):
            under.adjust(steps)
            self.touch()

    def drop_drag(self) -> None:
        if self.dragging:
            self.dragging = False
            self.scene.drag_cancel()
        self.held = self.pressed_at = None

    def _cancel(self) -> None:
        if self.dragging:
            self.drop_drag()
        else:
            self.scene.cancel()
        self.touch()

    def _key_down(self, event: pygame.Event) -> None:
        if self.scene.raw_key(event):
            self.touch()
        else:
            self._key(self._meant(event))

    def _meant(self, event: pygame.Event) -> pygame.Event:
        """The same event with the key that the program means, where a person has put an action on another one."""
        changed = self.settings.keys
        if not changed or getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return event
        code = bindings.translated(event.key, changed)
        return event if code == event.key else pygame.Event(event.type, {**event.dict, "key": code})

    def _key(self, event: pygame.Event) -> None:
        key = event.key
        if (key in ALOUD and self.aloud.key(key)) or self.scene.takes(event):
            self.touch()
        elif key == pygame.K_ESCAPE:
            self._cancel()
        elif key == pygame.K_TAB:
            first = None if self.keyboard else self.node(self.scene.first_stop())
            self._focus(first or tree.after(self.root, self.focus, -1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif key in ARROWS:
            self._arrow(ARROWS[key])
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            focused = self.node(self.focus)
            if focused and self.keyboard:
                self._press(focused)
            elif self.scene.key(event):  # with the mouse in use it is the main button that is meant
                self.touch()
            elif focused and key != pygame.K_SPACE:
                self.keyboard = True
                self._press(focused)
        elif key in (pygame.K_F11,) or (key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT):
            self.settings.fullscreen = not self.settings.fullscreen
            self.commands.append(("fullscreen", self.settings.fullscreen))
        elif self.scene.key(event):
            self.touch()
        elif key == pygame.K_F1:
            self.doors.glossary(self)
        elif key == MUSIC:
            self._switch_music()

    def _switch_music(self) -> None:
        settings = self.settings
        settings.music_on = not settings.music_on
        settings.save()
        self.tell(self.say("told-music", on="yes" if settings.music_on else "no"))

    def _arrow(self, direction: Direction) -> None:
        focused = self.node(self.focus)
        if focused and focused.adjust and direction in ("left", "right"):
            focused.adjust(1 if direction == "right" else -1)
            self.keyboard = True
            self.touch()
            return
        first = self.node(self.scene.first_stop()) if focused is None or not self.keyboard else None
        self._focus(first or tree.beside(self.root, self.focus, direction))

    def _focus(self, node: Node | None) -> None:
        self.keyboard = True
        self.dirty = True
        self.rest = 0.0
        if node:
            self.focus = node.key
            self._reveal(node)

    def _reveal(self, node: Node) -> None:
        """Scroll so that the focused node is seen."""
        for area in tree.walk(tree.reachable(self.root)):
            if area.role != "scroll" or not area.adjust or area.rect.contains(node.rect):
                continue
            if tree.find(area, node.key):
                steps = (area.rect.centery - node.rect.centery) // max(1, self.ui.s(72))
                area.adjust(steps)
                self.touch()

    # time and drawing

    def update(self, dt: float) -> None:
        dt = min(dt, LONGEST_STEP)
        if self.notice:
            self.notice_left -= dt
            if self.notice_left <= 0:
                self.notice = ""
                self.touch()
        before = self.rest
        self.rest += dt
        if before < HINT_AFTER <= self.rest:
            self.scene.rested(self.attention)
            self.dirty = True
        self._follow(dt)
        if self.scene.update(dt):
            self.dirty = True
        self.sound.update(dt, calm=not self.dirty)
        if self.settings.speech and self.scenes:
            self.aloud.update()
        self.sound.music.speaking = self._aloud is not None and self._aloud.speaking

    def draw(self, surface: Surface) -> None:
        root = self.fresh()
        if self._forgets:
            self._forgets = False
            gc.collect()
        self._flag(root)
        tree.paint(root, surface)
        self.scene.paint_over(surface)
        self._paint_focus(surface)
        self._paint_hint(surface)
        self.dirty = False

    def _flag(self, root: Node) -> None:
        pointed = None if self.keyboard and self.focus else self.hover  # one thing is lit at a time
        for node in tree.walk(root):
            for flag, key in (("hover", pointed), ("held", self.held), ("focused", self.focus)):
                if node.key == key:
                    node.flags.add(flag)
                else:
                    node.flags.discard(flag)

    def _paint_focus(self, surface: Surface) -> None:
        node = self.node(self.focus) if self.keyboard else None
        if node:
            width = max(2, self.ui.u(4))
            box = self.scene.focus_rect(node).inflate(4 * width, 4 * width)
            ring = theme.outline(box.w, box.h, self.ui.look.gold, self.ui.u(14), width)
            surface.blit(ring, box.topleft)

    def _paint_hint(self, surface: Surface) -> None:
        node = self.attention if self.keyboard or not self.pressed else None
        told = self.dragging or (self.notice and self.notice_at is not None)
        if node and node.hint and self.rest >= HINT_AFTER and not told and not self.scene.says_hint(node):
            colour = self.ui.look.warn if not node.enabled or "dimmed" in node.flags else None
            around = self.scene.focus_rect(node)
            widgets.tooltip(surface, self.ui, node.hint, around, colour, self.scene.clear)
