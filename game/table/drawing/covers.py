"""What the back of a card is bound in about its seal: colours, and an ornament by its word.

An ornament is SVG in units of a card of 630 x 880, whose seal lies about its middle, most of it within 176; "gold" is
the gradient of the metal, "ground" that of what lies under all.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from game.table.drawing.symbols import star

X, Y = 315, 440
"""The middle of a card."""
CORNERS = ("", "translate(630 0) scale(-1 1)", "translate(0 880) scale(1 -1)", "translate(630 880) scale(-1 -1)")
RAYS = "rays"


@dataclass(frozen=True)
class Cover:
    """Colours are "#rrggbb"."""

    ground: tuple[str, str, str] = ("#33406e", "#1a2142", "#0b0e1f")
    """From the middle outwards."""
    metal: tuple[str, str, str] = ("#fbe7ae", "#c9973f", "#8a5f1e")
    """Of what is laid on it, from above downwards."""
    light: str = "#fbe7ae"
    """Of what shines on it."""
    ornament: str = RAYS


PLAIN = Cover()


def _line(path: str, colour: str, wide: float, opacity: float = 1.0) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide:g}" stroke-opacity="{opacity:g}"/>'


def _disc(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:g}" fill="{fill}" {more}/>'


def _at(angle: float, r: float, x: float = X, y: float = Y) -> str:
    return f"{x + r * math.sin(angle):.1f} {y - r * math.cos(angle):.1f}"


def _in_corners(drawn: str) -> str:
    return "".join(f'<g transform="{turn}">{drawn}</g>' for turn in CORNERS)


def _bed(rim: int, dark: str = "#0b0d18") -> str:
    """What the seal lies in."""
    return _disc(X, Y, 216, dark, f'fill-opacity="0.9" stroke="url(#gold)" stroke-width="{rim}"') + _disc(
        X, Y, 180, "none", 'stroke="url(#gold)" stroke-width="3"'
    )


def _rivet(x: float, y: float, r: float) -> str:
    return _disc(x, y + r * 0.25, r * 1.2, "#000", 'fill-opacity="0.6"') + _disc(
        x, y, r, "url(#gold)", 'stroke="#1a0f04" stroke-width="2"'
    )


def _ticket(inset: float, cut: float) -> str:
    """A rectangle so far within the card whose corners are scooped out."""
    left, top, right, low = inset, inset, 630 - inset, 880 - inset
    l2, t2, r2, b2 = left + cut, top + cut, right - cut, low - cut
    return (f"M{l2} {top} H{r2} Q{r2} {t2} {right} {t2} V{b2} Q{r2} {b2} {r2} {low} H{l2} Q{l2} {b2} {left} {b2}"
            f" V{t2} Q{l2} {t2} {l2} {top} Z")  # fmt: skip


def _rays(light: str) -> str:
    """Fine lines, lozenges and a ring of rays."""
    ring = "".join(
        f'<path d="M315 {Y - 205} l7 20 l-7 12 l-7 -12 Z" fill="url(#gold)" transform="rotate({n * 15} {X} {Y})"/>'
        for n in range(24)
    )
    corner = (
        '<path d="M46 150 C46 90 90 46 150 46 M46 118 C70 118 118 70 118 46 M58 58 L96 96" fill="none"'
        ' stroke="url(#gold)" stroke-width="4" stroke-linecap="round"/>'
    ) + _disc(103, 103, 7, "url(#gold)")
    drawn = '<rect x="30" y="30" width="570" height="820" rx="18" fill="none" stroke="url(#gold)" stroke-width="4"/>'
    drawn += '<rect x="40" y="40" width="550" height="800" rx="13" fill="none" stroke="url(#gold)" stroke-width="1.6"/>'
    drawn += _in_corners(corner)
    drawn += _line("M315 90 L560 440 L315 790 L70 440 Z", "url(#gold)", 2, 0.55)
    drawn += _line("M315 130 L532 440 L315 750 L98 440 Z", "url(#gold)", 1.4, 0.4)
    return drawn + _bed(6) + ring


def _wheel(x: float, y: float, r: float, teeth: int, turn: float = 0.0) -> str:
    points = [
        _at(math.tau * (n + part + turn) / teeth, r * far, x, y)
        for n in range(teeth)
        for part, far in ((-0.32, 0.86), (-0.2, 1.0), (0.2, 1.0), (0.32, 0.86))
    ]
    path = f"M{' L'.join(points)} Z"
    shade = f'<path d="{path}" fill="#000" fill-opacity="0.5" transform="translate(5 10)"/>'
    return shade + f'<path d="{path}" fill="url(#gold)" stroke="#1a0f04" stroke-width="4"/>'


def _gears(light: str) -> str:
    """A frame of riveted metal, and wheels that turn one another; the seal lies in the largest."""
    plate = f"M18 42 Q18 18 42 18 H588 Q612 18 612 42 V838 Q612 862 588 862 H42 Q18 862 18 838 Z {_ticket(56, 54)}"
    drawn = ""
    for y in (128, 752):
        drawn += _wheel(X, y, 84, 10, 0.5) + _disc(X, y, 44, "#0d1614") + _disc(X, y, 18, "url(#gold)")
    for left, top in ((104, 214), (526, 214), (104, 666), (526, 666)):
        drawn += _wheel(left, top, 72, 9) + _disc(left, top, 38, "#0d1614") + _disc(left, top, 15, "url(#gold)")
    drawn += f'<path d="{plate}" fill="url(#gold)" fill-rule="evenodd" stroke="#120b05" stroke-width="5"/>'
    drawn += _in_corners(_rivet(58, 58, 15)) + "".join(_rivet(x, Y, 10) for x in (37, 593))
    drawn += _wheel(X, Y, 262, 20) + _bed(7, "#0d1614")
    for n in range(10):
        angle = math.tau * (n + 0.5) / 10
        drawn += _disc(X + 199 * math.sin(angle), Y - 199 * math.cos(angle), 7, light, 'fill-opacity="0.8"')
    return drawn


def _bolt(points: tuple[tuple[float, float], ...], light: str) -> str:
    path = "M" + " L".join(f"{x} {y}" for x, y in points)
    rows = ((light, 40, 0.16), (light, 22, 0.32), (light, 10, 0.95), ("#ffffff", 4, 1.0))
    return "".join(_line(path, colour, wide, shown) for colour, wide, shown in rows)


def _to_edge(angle: float) -> float:
    """How far it is from the middle to the edge of the ground in that direction."""
    return min(300 / max(0.001, abs(math.sin(angle))), 425 / max(0.001, abs(math.cos(angle))))


def _cracked(light: str) -> str:
    """Broken stone held by iron, with lightning across it; the seal lies in a hole that was struck."""
    rng = random.Random(7)
    drawn = ""
    for n in range(9):  # faces of the stone
        a, b = math.tau * n / 9, math.tau * (n + 1) / 9
        tone, shown = ("#ffffff", "#000000")[n % 2], 0.05 + 0.05 * (n % 3)
        drawn += f'<path d="M{X} {Y} L{_at(a, _to_edge(a))} L{_at(b, _to_edge(b))} Z" fill="{tone}"'
        drawn += f' fill-opacity="{shown:g}"/>'
    for n in range(13):
        angle, far, path = math.tau * (n + rng.uniform(-0.3, 0.3)) / 13, 210.0, ""
        while far < _to_edge(angle):
            path += f"{'L' if path else 'M'}{_at(angle, far)} "
            far, angle = far + rng.uniform(50, 80), angle + rng.uniform(-0.2, 0.2)
        drawn += f'<g transform="translate(4 4)">{_line(path, "#c9d4f2", 4, 0.3)}</g>' + _line(path, "#04050a", 8)
    drawn += _bolt(((150, 18), (206, 104), (150, 150), (232, 236), (196, 262), (262, 330)), light)
    drawn += _bolt(((206, 104), (300, 120), (322, 168)), light)
    drawn += _bolt(((480, 862), (424, 776), (480, 730), (398, 644), (434, 618), (368, 550)), light)
    hole = [_at(math.tau * n / 22, 238 if n % 2 else rng.uniform(206, 222)) for n in range(22)]
    path = f"M{' L'.join(hole)} Z"
    drawn += f'<path d="{path}" fill="#07080d" stroke="url(#gold)" stroke-width="9" stroke-linejoin="round"/>'
    drawn += _disc(X, Y, 184, "none", f'stroke="{light}" stroke-width="3" stroke-opacity="0.7"')
    edge = '<rect x="22" y="22" width="586" height="836" rx="22" fill="none" stroke="url(#gold)" stroke-width="8"/>'
    iron = "M14 14 H190 L156 60 H60 V156 L14 190 Z"
    held = f'<path d="{iron}" fill="#23262e" stroke="url(#gold)" stroke-width="5"/>'
    return drawn + edge + _in_corners(held + _rivet(40, 40, 12) + _rivet(134, 38, 9) + _rivet(38, 134, 9))


def _starred(x: float, y: float, size: float, points: int, fill: str) -> str:
    turn = f'transform="translate({x - size:.1f} {y - size:.1f}) scale({size / 50:.3f})"'
    return f'<path {turn} d="{star(points, 48, 17)}" fill="{fill}"/>'


def _dial(light: str) -> str:
    """A dial of marks with five points, stars about it, in a double rim with scooped corners."""
    rng, drawn = random.Random(5), ""
    for _ in range(110):
        x, y, r = rng.uniform(50, 580), rng.uniform(50, 830), rng.uniform(1.2, 4.2)
        drawn += _disc(x, y, r, "#ffffff", f'fill-opacity="{rng.uniform(0.3, 0.9):.2f}"')
    for x, y, size in ((140, 150, 30), (498, 196, 22), (206, 222, 14), (430, 116, 16), (132, 706, 22), (490, 742, 30),
                       (404, 690, 14), (236, 772, 16), (315, 98, 22), (315, 786, 22)):  # fmt: skip
        drawn += _starred(x, y, size, 4, light)
    drawn += _line(_ticket(34, 74), "url(#gold)", 8) + _line(_ticket(50, 70), "url(#gold)", 3, 0.7)
    drawn += _in_corners(_starred(56, 56, 40, 5, "url(#gold)"))
    for n in range(10):
        long, half = (292, 0.11) if n % 2 == 0 else (254, 0.06)
        a = math.tau * n / 10
        drawn += f'<path d="M{_at(a, long)} L{_at(a - half, 214)} L{_at(a + half, 214)} Z" fill="url(#gold)"/>'
    drawn += _bed(9, "#070c2c")
    for n in range(60):
        a = math.tau * n / 60
        drawn += _line(f"M{_at(a, 184)} L{_at(a, 204 if n % 5 else 210)}", light, 2 if n % 5 else 5, 0.9)
    return drawn


def _tooled(light: str) -> str:
    """Tooled leather with a spine, a seam, scrolls and corners of iron."""
    frame = '<rect x="{0}" y="{0}" width="{1}" height="{2}" rx="14" fill="none" {3}/>'
    drawn = frame.format(36, 558, 808, 'stroke="#000" stroke-opacity="0.5" stroke-width="12"')
    drawn += frame.format(36, 558, 808, f'stroke="{light}" stroke-width="5" stroke-dasharray="20 11"')
    drawn += frame.format(60, 510, 760, 'stroke="url(#gold)" stroke-width="4"')
    drawn += '<rect x="96" y="38" width="10" height="804" fill="#000" fill-opacity="0.35"/>'
    drawn += '<rect x="106" y="38" width="3" height="804" fill="url(#gold)" fill-opacity="0.6"/>'
    scroll = "M315 92 C250 92 196 120 196 168 C196 204 246 210 250 176 M315 92 C300 128 306 160 315 190"
    scroll += " M196 168 C160 168 138 190 138 226 C138 258 176 262 178 236"
    leaf = "M315 100 C338 130 338 168 315 200 C292 168 292 130 315 100 Z"
    for turn in CORNERS:
        drawn += f'<g transform="{turn}">{_line(scroll, "#000", 10, 0.4)}{_line(scroll, "url(#gold)", 5)}</g>'
    for turn in CORNERS[::2]:
        drawn += f'<path d="{leaf}" fill="url(#gold)" transform="{turn}"/>'
    iron = "M12 12 H214 Q190 44 138 62 Q106 74 96 96 Q74 106 62 138 Q44 190 12 214 Z"
    held = f'<path d="{iron}" fill="#000" fill-opacity="0.5" transform="translate(6 8)"/>'
    held += f'<path d="{iron}" fill="url(#gold)" stroke="#0a0503" stroke-width="5"/>'
    held += _line("M30 30 H160 Q96 50 50 96 Q40 120 30 160 Z", "#0a0503", 3, 0.6) + _rivet(62, 62, 14)
    return drawn + _in_corners(held)


def _bare(light: str) -> str:
    """A broad edge and the bed of the seal, nothing else."""
    edge = '<rect x="34" y="34" width="562" height="812" rx="20" fill="none" stroke="url(#gold)" stroke-width="22"/>'
    return edge + _bed(16, "#000000")


ORNAMENTS: dict[str, Callable[[str], str]] = {
    RAYS: _rays, "bare": _bare, "gears": _gears, "cracked": _cracked, "dial": _dial, "tooled": _tooled,
}  # fmt: skip
"""By its word what draws it, given the colour of what shines."""
BARE = Cover(("#000000",) * 3, ("#ffffff",) * 3, "#ffffff", "bare")
"""Where all is to stand out."""
