"""Painters of a workshop: pipes, gauges and wheels of brass, papers under wax, a lamp, ink."""

from __future__ import annotations

import math

from game.table.drawing.brushes import mix
from game.table.drawing.brushes import rgb as web
from game.table.drawing.hues import rgb
from game.table.drawing.symbols import linear, radial
from game.table.worlds.easel import Easel

DARK, DEEP, BODY, LIT = "#2a1a08", "#6d4814", "#c08e3c", "#ffeab0"
"""Brass, from its shadow to its light."""
METAL = (
    linear("brass", DEEP, LIT, BODY, DEEP, DARK)
    + '<linearGradient id="stood" x1="0%" y1="0%" x2="100%" y2="0%">'
    + "".join(f'<stop offset="{at}" stop-color="{tone}"/>' for at, tone in
              ((0, DEEP), (0.24, LIT), (0.45, BODY), (0.8, DEEP), (1, DARK)))
    + "</linearGradient>"
    + '<linearGradient id="rim" x1="0%" y1="0%" x2="100%" y2="100%">'
    + "".join(f'<stop offset="{at}" stop-color="{tone}"/>' for at, tone in
              ((0, LIT), (0.3, BODY), (0.55, DEEP), (0.8, BODY), (1, DARK)))
    + "</linearGradient>"
)  # fmt: skip


def _rect(x: float, y: float, w: float, h: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}" {more}/>'


def pipes(easel: Easel, *, runs: tuple[tuple[float, ...], ...] = ((0, 60, 1600, 60, 26),)) -> None:
    """Straight pipes from one point to another, each with its thickness, joined by flanges."""
    body = f"<defs>{METAL}</defs>"
    for ax, ay, bx, by, thick in runs:
        lying = abs(bx - ax) >= abs(by - ay)
        x, y, length = min(ax, bx), min(ay, by), max(abs(bx - ax), abs(by - ay))
        fill = "url(#brass)" if lying else "url(#stood)"
        size = (length, thick) if lying else (thick, length)
        corner = (x, y - thick / 2) if lying else (x - thick / 2, y)
        body += _rect(corner[0] + 5, corner[1] + 9, *size, "#000", 'fill-opacity="0.42"')
        body += _rect(*corner, *size, fill)
        step = 190.0
        for n in range(int(length // step) + 2):
            at = min(length - 9, n * step)
            more = thick * 0.34
            ring = (
                (x + at - 8, y - thick / 2 - more, 17.0, thick + 2 * more)
                if lying
                else (x - thick / 2 - more, y + at - 8, thick + 2 * more, 17.0)
            )
            body += _rect(*ring, fill, 'rx="3" stroke="#1a0f04" stroke-opacity="0.7" stroke-width="1.4"')
    easel.ink(body)


def gauges(easel: Easel, *, dials: tuple[tuple[float, ...], ...] = ((1200, 200, 80, 0.4),)) -> None:
    """Round gauges: middle, radius, and how far the needle has gone, 0 to 1."""
    paper = radial("paper", "#fff6da", "#ead9a8", "#a98d58", cx=0.42, cy=0.36, r=0.75)
    body = f"<defs>{METAL}{paper}</defs>"
    for x, y, r, told in dials:
        body += (
            f'<circle cx="{x + r * 0.06:.1f}" cy="{y + r * 0.12:.1f}" r="{r * 1.06:.1f}" fill="#000"'
            ' fill-opacity="0.5"/>'
        )
        body += f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#rim)" stroke="#1a0f04" stroke-width="2"/>'
        body += f'<circle cx="{x}" cy="{y}" r="{r * 0.86:.1f}" fill="{DARK}"/>'
        body += f'<circle cx="{x}" cy="{y}" r="{r * 0.8:.1f}" fill="url(#paper)"/>'
        for n in range(41):
            angle, long = math.radians(-225 + n * 270 / 40), n % 5 == 0
            inner, tone = r * (0.58 if long else 0.66), "#8c1f14" if n > 32 else "#2b1c0e"
            c, s = math.cos(angle), math.sin(angle)
            body += f'<path d="M{x + inner * c:.1f} {y + inner * s:.1f} L{x + r * 0.74 * c:.1f} {y + r * 0.74 * s:.1f}"'
            body += f' stroke="{tone}" stroke-width="{r * (0.032 if long else 0.014):.2f}"/>'
        angle = math.radians(-225 + told * 270)
        c, s = math.cos(angle), math.sin(angle)
        tip, tail, half = r * 0.66, r * 0.2, r * 0.045
        body += (
            f'<path d="M{x + tip * c:.1f} {y + tip * s:.1f} L{x - half * s - tail * c:.1f}'
            f" {y + half * c - tail * s:.1f}"
            f' L{x + half * s - tail * c:.1f} {y - half * c - tail * s:.1f} Z" fill="#241408"/>'
            f'<circle cx="{x}" cy="{y}" r="{r * 0.11:.1f}" fill="url(#rim)" stroke="#1a0f04" stroke-width="1.4"/>'
        )
        for n in range(8):
            turn = math.tau * (n + 0.5) / 8
            body += f'<circle cx="{x + r * 0.93 * math.cos(turn):.1f}" cy="{y + r * 0.93 * math.sin(turn):.1f}"'
            body += f' r="{r * 0.035:.1f}" fill="{DARK}" stroke="{LIT}" stroke-opacity="0.5" stroke-width="0.8"/>'
        body += (
            f'<path d="M{x - r * 0.62:.1f} {y - r * 0.34:.1f} Q{x - r * 0.2:.1f} {y - r * 0.86:.1f} {x + r * 0.44:.1f}'
            f' {y - r * 0.6:.1f} Q{x - r * 0.1:.1f} {y - r * 0.5:.1f} {x - r * 0.62:.1f} {y - r * 0.34:.1f} Z"'
            ' fill="#fff" fill-opacity="0.32"/>'
        )
    easel.ink(body)


def gears(easel: Easel, *, wheels: tuple[tuple[float, ...], ...] = ((300, 100, 90, 16),), shaded: float = 0.0) -> None:
    """Toothed wheels: middle, radius, number of teeth; `shaded` from 0 to 1 lets them lie in the dark."""
    body = f"<defs>{METAL}</defs>"
    for x, y, r, number in wheels:
        teeth, points = round(number), []
        for n in range(teeth):
            for part, radius in ((-0.30, 0.88), (-0.2, 1.0), (0.2, 1.0), (0.30, 0.88)):
                angle = math.tau * (n + part) / teeth
                points.append(f"{x + r * radius * math.cos(angle):.1f} {y + r * radius * math.sin(angle):.1f}")
        spokes = ""
        for n in range(5):
            a, b = math.tau * (n + 0.11) / 5, math.tau * (n + 0.89) / 5
            near, far = r * 0.32, r * 0.68
            spokes += (
                f" M{x + near * math.cos(a):.1f} {y + near * math.sin(a):.1f} L{x + far * math.cos(a):.1f}"
                f" {y + far * math.sin(a):.1f} A{far:.1f} {far:.1f} 0 0 1 {x + far * math.cos(b):.1f}"
                f" {y + far * math.sin(b):.1f} L{x + near * math.cos(b):.1f} {y + near * math.sin(b):.1f} Z"
            )
        whole = f"M{' L'.join(points)} Z{spokes}"
        body += f'<g transform="translate({r * 0.06:.1f} {r * 0.11:.1f})"><path d="{whole}" fill="#000"'
        body += ' fill-opacity="0.4" fill-rule="evenodd"/></g>'
        body += f'<path d="{whole}" fill="url(#rim)" fill-rule="evenodd" stroke="#1a0f04" stroke-width="1.8"/>'
        body += (
            f'<circle cx="{x}" cy="{y}" r="{r * 0.8:.1f}" fill="none" stroke="{LIT}" stroke-opacity="0.4"'
            ' stroke-width="2"/>'
        )
        body += f'<circle cx="{x}" cy="{y}" r="{r * 0.2:.1f}" fill="url(#rim)" stroke="#1a0f04" stroke-width="2"/>'
        body += f'<circle cx="{x}" cy="{y}" r="{r * 0.08:.1f}" fill="{DARK}"/>'
        if shaded:
            body += f'<path d="{whole}" fill="#06110f" fill-opacity="{shaded:.2f}" fill-rule="evenodd"/>'
    easel.ink(body)


def papers(
    easel: Easel, *, sheets: tuple[tuple[float, ...], ...] = ((900, 760, 190, 240, -8, 1),), wax: str = "#9c2418",
    paper: str = "#efe0b8",
) -> None:  # fmt: skip
    """Written sheets: middle, width, height, the angle in degrees, and 1 for a seal of wax on a ribbon."""
    tone = rgb(paper)
    body = "<defs>" + linear("sheet", paper, web(mix(tone, (120, 84, 40), 0.22)))
    body += (
        radial("wax", web(mix(rgb(wax), (255, 200, 170), 0.42)), wax, web(mix(rgb(wax), (0, 0, 0), 0.5))) + "</defs>"
    )
    for x, y, w, h, turn, sealed in sheets:
        body += f'<g transform="translate({x} {y}) rotate({turn})">'
        body += _rect(-w / 2 + 6, -h / 2 + 9, w, h, "#000", 'fill-opacity="0.42"')
        body += _rect(-w / 2, -h / 2, w, h, "url(#sheet)", 'stroke="#3a2408" stroke-opacity="0.5" stroke-width="1.2"')
        margin = w * 0.12
        body += _rect(-w / 2 + margin, -h / 2 + h * 0.08, w * 0.44, h * 0.028, "#2b1c0e", 'fill-opacity="0.75"')
        rows = int(h * 0.62 // 13)
        for n in range(rows):
            wide = (w - 2 * margin) * (1.0 if n % 4 != 3 else easel.rng.uniform(0.4, 0.8))
            row = f"M{-w / 2 + margin:.1f} {-h / 2 + h * 0.17 + n * 13:.1f}"
            left = wide
            while left > 8:
                step = min(left, easel.rng.uniform(8, 30))
                row += f" h{step - 4:.1f} m4 0"
                left -= step
            body += f'<path d="{row}" stroke="#2b1c0e" stroke-opacity="0.5" stroke-width="2" fill="none"/>'
        if sealed:
            sx, sy, r = w * 0.2, h * 0.34, w * 0.13
            edge = "M" + " L".join(
                f"{sx + r * easel.rng.uniform(0.92, 1.16) * math.cos(math.tau * n / 14):.1f}"
                f" {sy + r * easel.rng.uniform(0.92, 1.16) * math.sin(math.tau * n / 14):.1f}" for n in range(14)
            ) + " Z"  # fmt: skip
            for side in (-1, 1):
                body += (
                    f'<path d="M{sx:.1f} {sy:.1f} l{side * r * 0.9 - r * 0.3:.1f} {r * 2.1:.1f} l{r * 0.3:.1f}'
                    f" {-r * 0.3:.1f}"
                )
                body += f' l{r * 0.3:.1f} {r * 0.3:.1f} Z" fill="{web(mix(rgb(wax), (0, 0, 0), 0.35))}"/>'
            body += f'<path d="{edge}" fill="#000" fill-opacity="0.35" transform="translate(3 5)"/>'
            body += (
                f'<path d="{edge}" fill="url(#wax)" stroke="{web(mix(rgb(wax), (0, 0, 0), 0.6))}" stroke-width="1.4"'
            )
            body += ' stroke-linejoin="round"/>'
            body += (
                f'<circle cx="{sx:.1f}" cy="{sy:.1f}" r="{r * 0.66:.1f}" fill="none" stroke="#2c0604"'
                ' stroke-opacity="0.6"'
            )
            body += f' stroke-width="{r * 0.1:.1f}"/><path d="M{sx:.1f} {sy - r * 0.45:.1f} L{sx + r * 0.4:.1f}'
            body += f' {sy + r * 0.3:.1f} H{sx - r * 0.4:.1f} Z" fill="#2c0604" fill-opacity="0.5"/>'
        body += "</g>"
    easel.ink(body)


def lamp(
    easel: Easel, *, at: tuple[float, ...] = (1180, 740), high: float = 330, glass: str = "#1f7a58",
    light: str = "#5a4420",
) -> None:  # fmt: skip
    """A lamp of brass with a glass shade, its foot at a point, and its light."""
    (x, foot), u = at, high / 330
    top = foot - high
    easel.shine(x, top + 120 * u, 900 * u, 620 * u, light, 1.6)
    tone = rgb(glass)
    bright, dim = web(mix(tone, (255, 244, 200), 0.55)), web(mix(tone, (0, 0, 0), 0.55))
    body = f"<defs>{METAL}" + linear("glass", dim, glass, bright) + "</defs>"
    body += f'<ellipse cx="{x}" cy="{foot}" rx="{92 * u:.1f}" ry="{17 * u:.1f}" fill="#000" fill-opacity="0.5"/>'
    body += (
        f'<path d="M{x - 70 * u:.1f} {foot - 4 * u:.1f} Q{x - 66 * u:.1f} {foot - 26 * u:.1f} {x - 16 * u:.1f}'
        f" {foot - 32 * u:.1f}"
        f' H{x + 16 * u:.1f} Q{x + 66 * u:.1f} {foot - 26 * u:.1f} {x + 70 * u:.1f} {foot - 4 * u:.1f} Z"'
        ' fill="url(#stood)"/>'
    )
    body += _rect(x - 8 * u, top + 96 * u, 16 * u, high - 126 * u, "url(#stood)")
    for y in (foot - 90 * u, foot - 150 * u):
        body += f'<ellipse cx="{x}" cy="{y:.1f}" rx="{15 * u:.1f}" ry="{10 * u:.1f}" fill="url(#stood)"/>'
    left, right, low, up = x - 150 * u, x + 150 * u, top + 110 * u, top + 18 * u
    body += f'<ellipse cx="{x}" cy="{low + 4 * u:.1f}" rx="{128 * u:.1f}" ry="{15 * u:.1f}" fill="#fff3c4"/>'
    body += (
        f'<path d="M{left:.1f} {low:.1f} Q{left + 26 * u:.1f} {up:.1f} {x - 52 * u:.1f} {up:.1f} H{x + 52 * u:.1f}'
        f' Q{right - 26 * u:.1f} {up:.1f} {right:.1f} {low:.1f} Q{x} {low + 26 * u:.1f} {left:.1f} {low:.1f} Z"'
        f' fill="url(#glass)" stroke="#06110f" stroke-width="1.6"/>'
        f'<path d="M{left + 34 * u:.1f} {low - 18 * u:.1f} Q{left + 50 * u:.1f} {up + 14 * u:.1f}'
        f" {x - 40 * u:.1f} {up + 10 * u:.1f}"
        f" L{x - 20 * u:.1f} {up + 18 * u:.1f} Q{left + 82 * u:.1f} {up + 30 * u:.1f} {left + 66 * u:.1f}"
        f' {low - 10 * u:.1f} Z"'
        ' fill="#fff" fill-opacity="0.34"/>'
    )
    body += _rect(x - 54 * u, up - 8 * u, 108 * u, 12 * u, "url(#brass)", f'rx="{4 * u:.1f}"')
    body += f'<circle cx="{x}" cy="{up - 15 * u:.1f}" r="{9 * u:.1f}" fill="url(#rim)"/>'
    easel.ink(body)
    easel.shine(x, low + 10 * u, 420 * u, 130 * u, light, 1.4)


def ink(
    easel: Easel, *, at: tuple[float, ...] = (720, 800), high: float = 120, colour: str = "#16243f",
    feather: str = "#e9e2cf",
) -> None:  # fmt: skip
    """A bottle of ink, its foot at a point, with a quill in it."""
    (x, foot), u = at, high / 120
    tone = rgb(colour)
    body = f"<defs>{METAL}" + linear(
        "glass", web(mix(tone, (255, 255, 255), 0.3)), colour, web(mix(tone, (0, 0, 0), 0.5))
    )
    body += linear("plume", feather, web(mix(rgb(feather), (90, 70, 50), 0.5))) + "</defs>"
    body += f'<g transform="translate({x} {foot}) scale({u:.3f})">'
    body += '<ellipse cx="8" cy="-2" rx="66" ry="13" fill="#000" fill-opacity="0.45"/>'
    body += (
        '<path d="M6 -92 C20 -170 60 -240 132 -292 C128 -236 112 -206 92 -186 L104 -184 C84 -158 58 -136 36 -126'
        " L44 -122"
        ' C30 -110 22 -104 14 -88 Z" fill="url(#plume)" stroke="#3a2c1a" stroke-opacity="0.6" stroke-width="1.4"/>'
        '<path d="M8 -80 C26 -160 66 -228 128 -286" fill="none" stroke="#5a4630" stroke-width="2.6"/>'
        '<path d="M-54 -6 Q-58 -52 -22 -66 V-84 H22 V-66 Q58 -52 54 -6 Q0 6 -54 -6 Z" fill="url(#glass)"'
        ' stroke="#04060c"'
        ' stroke-width="1.6"/>'
        '<path d="M-44 -14 Q-46 -46 -18 -58 L-12 -54 Q-34 -42 -32 -14 Z" fill="#fff" fill-opacity="0.35"/>'
        '<rect x="-27" y="-92" width="54" height="13" rx="4" fill="url(#brass)" stroke="#1a0f04" stroke-width="1.2"/>'
        '<rect x="-34" y="-40" width="68" height="24" rx="2" fill="#efe0b8" fill-opacity="0.85"/>'
        '<path d="M-26 -31 h52 M-22 -24 h40" stroke="#2b1c0e" stroke-opacity="0.6" stroke-width="2"/></g>'
    )
    easel.ink(body)
