"""All texts of a game in both languages with the YAML beside them, as one page to be read and printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape

from game.kernel.cards import Definition
from game.language import plainyaml
from game.language.library import Library
from game.language.proofreading import faults
from game.language.text import card_name, kind_line, reminders, rules_text
from game.system.languages import GRAMMARS

STYLE = """
:root { color-scheme: light dark; --ink: #1d1b19; --soft: #6d675f; --line: #d8d2c8; --paper: #fffdf9; --mark: #a3261b;
  --code: #f4f0e8; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7de; --soft: #a79f93; --line: #423d37; --paper: #191715;
  --mark: #ff9a8c; --code: #24211e; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 7rem; }
body { margin: 0 auto; padding: 2rem; max-width: 84rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Georgia, "Times New Roman", serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 0; padding: .5rem 0; border-bottom: 2px solid var(--ink); break-after: avoid;
  position: sticky; top: 3.2rem; background: var(--paper); }
p { margin: .35rem 0; }
header p, small { color: var(--soft); }
nav { position: sticky; top: 0; z-index: 1; display: flex; gap: .3rem 1.2rem; align-items: center; height: 3.2rem;
  overflow-x: auto; white-space: nowrap; background: var(--paper); font: 14px/1.4 system-ui, sans-serif; }
nav a { color: inherit; }
input { font: inherit; color: inherit; background: var(--code); border: 1px solid var(--line); border-radius: 4px;
  padding: .35rem .6rem; width: 14rem; flex: none; }
article { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr); gap: 1.5rem;
  padding: 1rem 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
[hidden] { display: none; }
h3 { font-size: 1.05rem; margin: 0; }
.kind { color: var(--soft); font-style: italic; margin-top: 0; }
.flavour { color: var(--soft); font-style: italic; }
.reminder { color: var(--soft); font-size: .85rem; }
.cost { font: .8em/1 system-ui, sans-serif; border: 1px solid var(--soft); border-radius: 1em; padding: .05em .45em;
  white-space: nowrap; }
.wrong { color: var(--mark); font-weight: bold; }
pre { margin: 0; font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap;
  overflow-wrap: anywhere; background: var(--code); padding: .6rem .8rem; border-radius: 4px; align-self: start; }
@media (max-width: 68rem) { article { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem 1.5rem; }
  pre { grid-column: 1 / -1; } }
@media (max-width: 40rem) { body { padding: 1rem; font-size: 15px; } article { gap: .8rem; }
  .reminder { font-size: .8rem; } input { width: 8rem; } }
@media (max-width: 24rem) { article { grid-template-columns: minmax(0, 1fr); } }
@media print { :root { color-scheme: light; --ink: #000; --soft: #555; --line: #ccc; --paper: #fff; --mark: #a00;
  --code: #fff; } nav { display: none; } h2 { position: static; }
  body { padding: 0; font-size: 10.5pt; max-width: none; } pre { font-size: 7.5pt; border: 1px solid var(--line); }
  article { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.15fr); gap: .8rem; padding: .5rem 0; }
  pre { grid-column: auto; } @page { margin: 14mm; } }
"""
SEARCH = """
const plain = text => text.normalize("NFD").replace(/[\\u0300-\\u036f]/g, "").toLowerCase();
const cards = [...document.querySelectorAll("article")].map(card => [card, plain(card.textContent)]);
const field = document.querySelector("input"), left = document.querySelector("output");
field.addEventListener("input", () => {
  const words = plain(field.value).split(/\\s+/);
  cards.forEach(([card, text]) => { card.hidden = !words.every(word => text.includes(word)); });
  document.querySelectorAll("body > section").forEach(part => {
    part.hidden = !part.querySelector("article:not([hidden])");
  });
  left.textContent = field.value ? cards.filter(([card]) => !card.hidden).length : "";
});
"""
WIDTH = 56
"""Characters of a line of YAML."""
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_SYMBOL = re.compile(r"\{([^{}]+)\}")


def page(library: Library) -> str:
    """The page, whole in itself. The cards stand by kind, in the order of their files."""
    title = escape(library.game.capitalize())
    cards = list(library.definitions.values())
    wrong = sum(bool(_wrong(card, language, library)) for card in cards for language in GRAMMARS)
    by_kind = _by_kind(cards, library)
    told = f"{len(cards)} cards, {2 * len(cards)} texts; the proofreader found something in {wrong}."
    return "\n".join((
        "<!doctype html>", '<html lang="en">', "<head>", '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}: texts for review</title>", f"<style>{STYLE}</style>", "</head>", "<body>",
        f"<header><h1>{title}</h1><p>{told}</p></header>", *_contents(by_kind), *_sections(by_kind, library),
        f"<script>{SEARCH}</script>", "</body>", "</html>", "",
    ))  # fmt: skip


def _by_kind(cards: Iterable[Definition], library: Library) -> dict[str, list[Definition]]:
    kinds: dict[str, list[Definition]] = {}
    for card in cards:
        kinds.setdefault(kind_line(card, "en", library), []).append(card)
    return kinds


def _contents(kinds: Mapping[str, list[Definition]]) -> Iterator[str]:
    """A search over all that stands there, and the way to each kind; they stay in sight."""
    yield '<nav><input type="search" placeholder="Search" aria-label="Search"><output></output>'
    for number, kind in enumerate(kinds, 1):
        yield f'<a href="#kind-{number}">{escape(kind)}</a>'
    yield "</nav>"


def _sections(kinds: Mapping[str, list[Definition]], library: Library) -> Iterator[str]:
    for number, (kind, found) in enumerate(kinds.items(), 1):
        yield f'<section id="kind-{number}"><h2>{escape(kind)} <small>({len(found)})</small></h2>'
        for card in found:
            yield from _card(card, library)
        yield "</section>"


def _card(card: Definition, library: Library) -> Iterator[str]:
    yield f'<article id="{escape(card.id)}">'
    for language in GRAMMARS:
        yield f'<section lang="{language}" title="{GRAMMARS[language]}">'
        yield f"<h3>{escape(card_name(card, language, library))}</h3>"
        yield f'<p class="kind">{escape(kind_line(card, language, library))}</p>'
        for line in rules_text(card, language, library).splitlines():
            yield f"<p>{_set(line, language, library)}</p>"
        for name, reminder in reminders(card, language, library):
            yield f'<p class="reminder"><b>{escape(name)}</b>: {_set(reminder, language, library)}</p>'
        if flavour := card.flavour.get(language):
            yield f'<p class="flavour">{escape(flavour)}</p>'
        for name in _wrong(card, language, library):
            yield f'<p class="wrong">{escape(name)}</p>'
        yield "</section>"
    written = "".join(_yaml(field, value) for field, value in card.source.items())
    yield f"<pre>{escape(written.rstrip())}</pre>"
    yield "</article>"


def _yaml(field: str, value: object) -> str:
    """A field of the card; what is longer than a line goes on under it, and each language has its own."""
    flow = None if isinstance(value, Mapping | list) else False
    lines = plainyaml.written({field: value}, WIDTH, flow)
    if isinstance(value, Mapping) and lines.count("\n") > 1:
        return plainyaml.written({field: value}, 1000)
    return lines


def _wrong(card: Definition, language: str, library: Library) -> list[str]:
    return list(dict.fromkeys(faults(rules_text(card, language, library), language, library.game)))


def _set(text: str, language: str, library: Library) -> str:
    """A line of a rules text as HTML, its symbols by the names of their elements."""
    elements = library.constants.get("elements", {})

    def symbol(found: re.Match[str]) -> str:
        name = elements.get(found[1], {}).get(language, found[1])
        return f'<span class="cost">{escape(name)}</span>'

    return _SYMBOL.sub(symbol, _BOLD.sub(r"<strong>\1</strong>", escape(text, quote=False)))
