"""All texts of a game in both languages with the YAML beside them, as one page to be read and printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

import yaml

from game.kernel.cards import Definition
from game.language.library import Library
from game.language.proofreading import faults
from game.language.source import LANGUAGES
from game.language.text import card_name, kind_line, reminders, rules_text

NAMES = {"it": "Italiano", "en": "English"}
STYLE = """
:root { color-scheme: light; --ink: #1d1b19; --soft: #6d675f; --line: #d8d2c8; --paper: #fffdf9; --mark: #a3261b; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2.5rem 2rem; max-width: 78rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Georgia, "Times New Roman", serif; }
h1 { font-size: 2rem; margin: 0; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; border-bottom: 2px solid var(--ink); break-after: avoid; }
p { margin: .35rem 0; }
header p { color: var(--soft); }
article { display: grid; grid-template-columns: 1fr 1fr 1.15fr; gap: 1.5rem; padding: 1rem 0;
  border-bottom: 1px solid var(--line); break-inside: avoid; }
h3 { font-size: 1.05rem; margin: 0; }
.kind { color: var(--soft); font-style: italic; }
.flavour { color: var(--soft); font-style: italic; }
.reminder { color: var(--soft); font-size: .85rem; }
.cost { font: .8em/1 system-ui, sans-serif; border: 1px solid var(--soft); border-radius: 1em; padding: .05em .45em; }
.wrong { color: var(--mark); font-weight: bold; }
pre { margin: 0; font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap;
  overflow-wrap: anywhere; background: #f4f0e8; padding: .6rem .8rem; border-radius: 4px; }
@media print { body { padding: 0; font-size: 10.5pt; max-width: none; background: none; } pre { font-size: 7.5pt;
  background: none; border: 1px solid var(--line); } article { gap: .8rem; padding: .5rem 0; } @page { margin: 14mm; } }
@media (max-width: 60rem) { article { grid-template-columns: 1fr; } }
"""
WIDTH = 64
"""Characters of a line of YAML."""
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_SYMBOL = re.compile(r"\{([^{}]+)\}")


def page(library: Library) -> str:
    """The page, whole in itself. The cards stand by kind, in the order of their files."""
    title = escape(library.game.capitalize())
    cards = list(library.definitions.values())
    wrong = sum(bool(_wrong(card, language, library)) for card in cards for language in LANGUAGES)
    told = f"{len(cards)} cards, {2 * len(cards)} texts; the proofreader found something in {wrong}."
    return "\n".join((
        "<!doctype html>", '<html lang="en">', "<head>", '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}: texts for review</title>", f"<style>{STYLE}</style>", "</head>", "<body>",
        f"<header><h1>{title}</h1><p>{told}</p></header>", *_sections(cards, library), "</body>", "</html>", "",
    ))  # fmt: skip


def _sections(cards: Iterable[Definition], library: Library) -> Iterator[str]:
    kinds: dict[str, list[Definition]] = {}
    for card in cards:
        kinds.setdefault(kind_line(card, "en", library), []).append(card)
    for kind, found in kinds.items():
        yield f"<h2>{escape(kind)} <small>({len(found)})</small></h2>"
        for card in found:
            yield from _card(card, library)


def _card(card: Definition, library: Library) -> Iterator[str]:
    yield f'<article id="{escape(card.id)}">'
    for language in LANGUAGES:
        yield f'<section lang="{language}" title="{NAMES[language]}">'
        yield f"<h3>{escape(card_name(card, language, library))}</h3>"
        yield f'<p class="kind">{escape(kind_line(card, language, library))}</p>'
        for line in rules_text(card, language, library).splitlines():
            yield f"<p>{_set(line)}</p>"
        for name, reminder in reminders(card, language, library):
            yield f'<p class="reminder"><b>{escape(name)}</b>: {_set(reminder)}</p>'
        if flavour := card.flavour.get(language):
            yield f'<p class="flavour">{escape(flavour)}</p>'
        for name in _wrong(card, language, library):
            yield f'<p class="wrong">{escape(name)}</p>'
        yield "</section>"
    written = yaml.safe_dump(dict(card.source), sort_keys=False, width=WIDTH, allow_unicode=True,
                             default_flow_style=None)  # fmt: skip
    yield f"<pre>{escape(written.rstrip())}</pre>"
    yield "</article>"


def _wrong(card: Definition, language: str, library: Library) -> list[str]:
    return list(dict.fromkeys(faults(rules_text(card, language, library), language, library.game)))


def _set(text: str) -> str:
    """A line of a rules text as HTML."""
    text = _BOLD.sub(r"<strong>\1</strong>", escape(text, quote=False))
    return _SYMBOL.sub(r'<span class="cost">\1</span>', text)
