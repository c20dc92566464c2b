"""The page of a balance in a browser: every plot is there, tables sort and search, numbers tell their seeds, nothing is
wider than a phone, and nothing goes wrong. Where there is no Chromium it is read by its elements alone
(`test_fairness.py`)."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import unescape

import pytest

from game.lab import fairness, page
from game.lab.balancing import planned, played
from game.records.cards import library

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = [pytest.mark.nightly, pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")]

TRIED = """
<script>window.errors = []; window.addEventListener("error", event => window.errors.push(event.message));</script>
"""
TRYING = """
<script>
{
const told = {};
const column = (table, place) => [...document.querySelectorAll(`#${table} tbody tr:not([hidden])`)]
  .map(row => row.cells[place].dataset.by ?? row.cells[place].textContent);
const press = (table, place) => document.querySelectorAll(`#${table} .sort`)[place].click();
told.plots = [...document.querySelectorAll(".plot")].map(plot => {
  const box = plot.getBoundingClientRect();
  const text = plot.querySelector("text");
  return [box.width, box.height, box.right <= innerWidth, getComputedStyle(text).fontFamily.includes("DejaVu")];
});
told.wide = document.documentElement.scrollWidth - innerWidth;
press("table-cards", 9); told.down = column("table-cards", 9).map(Number);
press("table-cards", 9); told.up = column("table-cards", 9).map(Number);
told.sorted = document.querySelectorAll("#table-cards th")[9].getAttribute("aria-sort");
press("table-cards", 0); told.names = column("table-cards", 0);
const field = document.querySelector("input[type=search]");
field.value = "TIDE orb"; field.dispatchEvent(new Event("input"));
told.found = column("table-cards", 0); told.said = document.querySelector("output").textContent;
field.value = ""; field.dispatchEvent(new Event("input"));
const button = document.querySelector(".matrix [data-seeds]");
button.focus(); told.focused = document.activeElement === button;
button.click(); told.key = button.dataset.seeds;
const dialog = document.querySelector("dialog");
told.open = dialog.open; told.title = document.getElementById("seeds-title").textContent;
told.seeds = [...dialog.querySelectorAll("#seeds-list code")].map(code => code.textContent);
dialog.querySelector("button").click(); told.closed = !dialog.open && document.activeElement === button;
told.unreachable = [...document.querySelectorAll("button, input, a, .scrolled")].filter(one => one.tabIndex < 0).length;
told.unnamed = [...document.querySelectorAll("button, input, .scrolled, svg.plot")]
  .filter(one => !(one.getAttribute("aria-label") || one.textContent.trim())).length;
told.headed = [...document.querySelectorAll("table")].every(table => table.querySelector("th[scope=row]"));
told.errors = window.errors;
document.body.innerHTML = ""; document.body.append(JSON.stringify(told));
}
</script></body>"""


@pytest.fixture(scope="module")
def book():
    return played(planned("contracts", ("dawn_line", "patient_tide", "cinder_march"), agent="random", pairs=20, seed=2))


def shown(book, tmp_path, width):
    """What the page says of itself in a window so wide, and what the browser complained of."""
    told = fairness.as_json(book, library("contracts"))
    written = page.page(told, book.head, library("contracts"), "en", "fair.jsonl")
    tried = written.replace("<head>", "<head>" + TRIED, 1).replace("</body>", TRYING)
    (tmp_path / "page.html").write_text(tried, encoding="utf-8")
    line = [CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'browser'}",
            "--enable-logging=stderr", f"--window-size={width},900", "--dump-dom",
            (tmp_path / "page.html").as_uri()]  # fmt: skip
    ran = subprocess.run(line, capture_output=True, text=True, timeout=300)
    complaints = [said for said in ran.stderr.splitlines() if "CONSOLE" in said]
    body = re.search(r"<body>(.*)</body>", ran.stdout, re.DOTALL)
    return told, json.loads(unescape(body[1])), complaints


@pytest.mark.parametrize("width", [500, 1280])
def test_the_page_works_in_a_browser(book, tmp_path, width):
    told, found, complaints = shown(book, tmp_path, width)
    assert complaints == found["errors"] == []
    assert len(found["plots"]) == 5 and found["wide"] <= 0
    assert all(wide > 300 and high > 40 and inside and not other for wide, high, inside, other in found["plots"])
    gains = sorted(row["gain"]["z"] for row in told["cards"])
    assert found["up"] == gains and found["down"] == gains[::-1] and found["sorted"] == "ascending"
    assert len(found["names"]) == len(gains)
    lists = library("contracts").decks
    words = [
        " ".join([row["name"]["en"], *(lists[deck].name["en"] for deck in row["decks"])]).lower()
        for row in told["cards"]
    ]
    assert len(found["found"]) == sum("tide" in name and "orb" in name for name in words) > 0
    assert found["said"] == f"{len(found['found'])} of {len(gains)}"
    (seeds,) = [row["seeds"] for row in told["matchups"] if row["decks"] == found["key"].split()]
    assert found["open"] and found["closed"] and found["focused"] and " against " in found["title"]
    assert found["seeds"] == [str(seed) for part in ("won", "split", "lost") for seed in seeds[part]]
    assert (found["unreachable"], found["unnamed"], found["headed"]) == (0, 0, True)
