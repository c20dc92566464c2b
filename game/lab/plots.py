"""Plots of a balance as SVG to stand in a page, drawn by matplotlib, which only this file imports.

They are drawings without a script and with text as text, so that a page is one file of some hundred kilobytes that
opens offline, prints sharply and is read aloud. Colours are those of the page, light or dark: here they have numbers of
their own, for which the page's variables are put.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import Any, NamedTuple

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

INK, SOFT, LINE, MARK, BAND = "#010101", "#020202", "#030303", "#040404", "#050505"
VARIABLES = {INK: "var(--ink)", SOFT: "var(--soft)", LINE: "var(--line)", MARK: "var(--mark)", BAND: "var(--band)"}
SETTINGS: Any = {
    "svg.fonttype": "none",
    "font.size": 10.0,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
}
WIDTH = 6.4
"""Inches; the page gives it the width that there is."""
ROW = 0.3
NO_DATE = {"Date": None, "Creator": None, "Format": None, "Type": None}


class Strip(NamedTuple):
    """A row of a strip chart: a point with its interval."""

    name: str
    score: float
    low: float
    high: float
    marked: bool = False


def strips(name: str, title: str, rows: Sequence[Strip], fair: tuple[float, float], middle: float, unit: float) -> str:
    """Points with their intervals, one below the other. `fair` is shaded, `middle` a line; numbers are told in `unit`,
    as 100 for percent."""
    figure, axes = _axes(name, ROW * len(rows) + 0.6)
    axes.axvspan(unit * fair[0], unit * fair[1], color=BAND, linewidth=0)
    axes.axvline(unit * middle, color=LINE, linewidth=1)
    for place, row in enumerate(rows):
        colour = MARK if row.marked else INK
        axes.plot([unit * row.low, unit * row.high], [place, place], color=colour, linewidth=1.6, gid=f"strip-{place}")
        axes.plot([unit * row.score], [place], color=colour, marker="o", markersize=5)
    axes.set_yticks(range(len(rows)), [row.name for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    return _svg(name, title, figure)


def curve(name: str, title: str, rows: Sequence[Strip], x: str, y: str) -> str:
    """A share over the course of a match, in percent, with its band; the rows' places are spread from 0 to 100."""
    figure, axes = _axes(name, 2.6)
    places = [100 * place / max(1, len(rows) - 1) for place in range(len(rows))]
    axes.axhline(50, color=LINE, linewidth=1)
    axes.fill_between(
        places, [100 * row.low for row in rows], [100 * row.high for row in rows], color=BAND, linewidth=0
    )
    axes.plot(places, [100 * row.score for row in rows], color=MARK, linewidth=2, gid="curve")
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    _labels(axes, x, y)
    return _svg(name, title, figure)


def bars(name: str, title: str, counts: Sequence[tuple[int, int]], x: str, y: str) -> str:
    figure, axes = _axes(name, 2.2)
    axes.bar([place for place, _ in counts], [number for _, number in counts], color=SOFT, width=0.8)
    _labels(axes, x, y)
    return _svg(name, title, figure)


def _axes(name: str, height: float) -> tuple[Figure, Axes]:
    with matplotlib.rc_context({**SETTINGS, "svg.hashsalt": name}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
    figure.patch.set_alpha(0)
    axes.patch.set_alpha(0)
    return figure, axes


def _labels(axes: Axes, x: str, y: str) -> None:
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    axes.tick_params(axis="y", labelcolor=SOFT)


def _svg(name: str, title: str, figure: Figure) -> str:
    """Its names are made its own, as a page has several, and its colours and fonts those of the page."""
    out = StringIO()
    with matplotlib.rc_context({**SETTINGS, "svg.hashsalt": name}):
        figure.savefig(out, format="svg", transparent=True, metadata=NO_DATE)
    drawn = out.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r"<metadata>.*?</metadata>\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"<style[^>]*>.*?</style>", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'\bid="', f'id="{name}-', drawn)
    drawn = re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", drawn)
    drawn = re.sub(r"; font-family: [^;\"]*", "", drawn)
    for colour, variable in VARIABLES.items():
        drawn = drawn.replace(colour, variable)
    box = re.search(r'viewBox="[^"]*"', drawn)
    assert box is not None
    names = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
    head = f'<svg class="plot" {names} {box[0]} role="img" aria-label="{escape(title)}">'
    return head + drawn[drawn.index(">") + 1 :]
