"""The one retained tree that describes what is on the screen.

Drawing, the mouse, keyboard focus, tests and `contracts tree` all work on it; what is not in the tree can't be reached.
A scene builds it anew when something changed. Nodes are matched by `key`, so focus and hover survive a rebuild.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from pygame import Rect, Surface

Act = Callable[[], object]
Paint = Callable[[Surface, "Node"], None]
Direction = Literal["left", "right", "up", "down"]

FOIL = ("foil",)
"""`Node.data` of what shows the faces of decks, on which foil follows the pointer (`Stage.foil_at`)."""
COVERS = "covers"
"""Flag of what hides all that lies wholly under it, though the rest of the screen stays alive."""
STATES = ("disabled", "selected", "legal", "modal", "dimmed")


@dataclass(slots=True)
class Node:
    """One thing on the screen; `rect` is in pixels, and children lie on top of their parent in their order."""

    role: str
    key: str
    rect: Rect
    name: str = ""
    value: str = ""
    hint: str = ""  # shown when the pointer or the focus rests here; of a disabled node: why
    actions: dict[str, Act] = field(default_factory=dict)
    flags: set[str] = field(default_factory=set)
    children: list[Node] = field(default_factory=list)
    paint: Paint | None = None
    adjust: Callable[[int], None] | None = None  # left and right, wheel: one step
    slide: Callable[[float], None] | None = None  # pointer held at this part of the width, 0 to 1
    clip: bool = False
    focus: bool = False  # takes the focus without having an action
    zoom: Any = None  # what to show enlarged while this is hovered or focused
    data: Any = None  # for the scene that made the node
    corners: tuple[tuple[float, float], ...] = ()  # in pixels, clockwise, of what lies turned about `rect`

    @property
    def enabled(self) -> bool:
        return "disabled" not in self.flags

    @property
    def focusable(self) -> bool:
        return self.focus or bool(self.actions) or self.adjust is not None

    def add(self, *nodes: Node) -> Node:
        self.children.extend(nodes)
        return self

    def act(self, action: str | None = None) -> bool:
        """Do `action`, by default the first; says whether there was one to do."""
        if not self.enabled or not self.actions:
            return False
        name = action or next(iter(self.actions))
        if name not in self.actions:
            return False
        self.actions[name]()
        return True


def walk(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from walk(child)


def find(root: Node, key: str) -> Node | None:
    return next((node for node in walk(root) if node.key == key), None)


def named(root: Node, name: str, role: str | None = None) -> Node | None:
    """The first node with that name, as a person would look for it."""
    return next((n for n in walk(root) if n.name == name and role in (None, n.role)), None)


def reachable(root: Node) -> Node:
    """The part that takes input: the topmost modal node, or all."""
    modal = [node for node in walk(root) if "modal" in node.flags]
    return modal[-1] if modal else root


def hit(root: Node, pos: tuple[int, int]) -> Node | None:
    """The topmost node under `pos` that does, says or shows anything."""
    return _hit(reachable(root), pos)


def _hit(node: Node, pos: tuple[int, int]) -> Node | None:
    if node.clip and not node.rect.collidepoint(pos):
        return None
    for child in reversed(node.children):
        found = _hit(child, pos)
        if found:
            return found
    live = node.focusable or node.hint or node.zoom is not None or node.data is not None or "modal" in node.flags
    return node if live and lies_on(node, pos) else None


def lies_on(node: Node, pos: tuple[int, int]) -> bool:
    """Is `pos` on it, and not beside it where it lies turned?"""
    if not node.corners:
        return node.rect.collidepoint(pos)
    around = zip(node.corners, (*node.corners[1:], *node.corners[:1]), strict=True)
    return all((x - a) * (pos[1] - b) >= (y - b) * (pos[0] - a) for (a, b), (x, y) in around)


def scrolled_by(root: Node, pos: tuple[int, int]) -> Node | None:
    """The innermost node under `pos` that the wheel moves."""
    found = None
    for node in walk(reachable(root)):
        if node.adjust is not None and node.rect.collidepoint(pos):
            found = node
    return found


def stops(root: Node) -> list[Node]:
    """What Tab visits, in order, without what lies wholly under a node that covers it.

    Disabled nodes are visited too: their hint says why."""
    found: list[Node] = []
    for node in walk(reachable(root)):
        if COVERS in node.flags:
            found = [under for under in found if not node.rect.contains(under.rect)]
        if node.focusable and node.role not in ("scroll", "part"):
            found.append(node)
    return found


def after(root: Node, key: str | None, step: int = 1) -> Node | None:
    order = stops(root)
    if not order:
        return None
    keys = [node.key for node in order]
    if key not in keys:
        return order[0 if step > 0 else -1]
    return order[(keys.index(key) + step) % len(order)]


def beside(root: Node, key: str | None, direction: Direction) -> Node | None:
    """The nearest stop in that direction from the one with `key`; what lies straight ahead of its centre, with some
    part of it, is not aside, however wide it is."""
    order = stops(root)
    here = next((node for node in order if node.key == key), None)
    if here is None:
        return order[0] if order else None
    x, y = here.rect.center
    best: tuple[float, Node] | None = None
    for node in order:
        if node is here:
            continue
        there = node.rect
        dx, dy = there.centerx - x, there.centery - y
        level, upright = max(there.left - x, x - there.right, 0), max(there.top - y, y - there.bottom, 0)
        along, across, off = {
            "left": (-dx, upright, abs(dy)),
            "right": (dx, upright, abs(dy)),
            "up": (-dy, level, abs(dx)),
            "down": (dy, level, abs(dx)),
        }[direction]
        if along <= 4:
            continue
        score = along + 2.4 * across + 0.2 * off
        if best is None or score < best[0]:
            best = (score, node)
    return best[1] if best else None


def paint(root: Node, surface: Surface) -> None:
    before = surface.get_clip()
    if root.paint:
        root.paint(surface, root)
    if root.clip:
        surface.set_clip(before.clip(root.rect))
    for child in root.children:
        paint(child, surface)
    surface.set_clip(before)


def as_text(root: Node, depth: int = 0) -> str:
    """The tree for people and for comparison in tests, one node a line."""
    lines: list[str] = []
    if root.role == "part":
        return ""
    plain = root.role == "group" and not (root.name or root.value)
    if not plain:
        parts = ["  " * depth + root.role]
        if root.name:
            parts.append(f'"{root.name}"')
        if root.value:
            parts.append(f"= {root.value}")
        parts += [f"[{flag}]" for flag in STATES if flag in root.flags]
        if root.actions:
            parts.append("(" + ", ".join(root.actions) + ")")
        if root.hint:
            parts.append("? " + root.hint.replace("\n", " / "))
        lines.append(" ".join(parts))
    for child in root.children:
        text = as_text(child, depth + (not plain))
        if text:
            lines.append(text)
    return "\n".join(lines)
