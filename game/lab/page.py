"""What a balance came to, as one page that opens offline: for a screen, a phone, paper, and to be read aloud."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from game.lab import plots
from game.lab.balancing import FAIR, FAIR_START
from game.lab.pagelook import SCRIPT, STYLE
from game.lab.plots import Strip
from game.language.library import Library
from game.system import languages, translated
from game.system.translated import Layer
from game.system.words import Bundle

FOLDER = Path(__file__).resolve().parent / "messages"
PLOTTED = 14
"""So many cards of each end are plotted."""
BESIDE = 0.05
"""Of intervals of 95 % so many lie beside the truth."""

Told = Mapping[str, Any]


class Column(NamedTuple):
    """Of a table: its heading, and whether it holds numbers."""

    name: str
    number: bool = True


class Cell(NamedTuple):
    """What is shown, and what the column is sorted by."""

    shown: str
    sorted_by: str | float = ""


def page(told: Told, head: Told, library: Library | None, lang: str, file: str) -> str:
    """The page of figures (`fairness.as_json`) of a file with this head; `file` is how the file is called."""
    return "\n".join(_Page(told, head, library, lang, file).lines())


@lru_cache(8)
def bundle(lang: str) -> Bundle:
    return translated.bundle(lang, [Layer(lambda spoken: [FOLDER / f"{spoken}.ftl"], "lab")])


languages.forgotten_by(bundle.cache_clear)


HEADINGS = ("matchups", "decks", "begins", "course", "cards", "blanks", "resources", "hands", "supply")


def _again(caption: str) -> str:
    """What is headed by its section alone has the same caption for whoever has it read aloud."""
    return ' class="aloud"' if caption in HEADINGS else ""


class _Page:
    def __init__(self, told: Told, head: Told, library: Library | None, lang: str, file: str) -> None:
        self.told, self.head, self.library, self.lang, self.file = told, head, library, lang, file
        self._words = bundle(lang)
        self._seeds: dict[str, Any] = {}
        self._point = self._words.say("decimal-point", {}) or "."

    # --- words and numbers --------------------------------------------------------------------------------------------

    def say(self, name: str, /, **facts: Any) -> str:
        return self._words.say(name, facts) or f"‹{name}›"

    def html(self, name: str, /, **facts: Any) -> str:
        return escape(self.say(name, **facts))

    def word(self, kind: str, word: str) -> str:
        """What the rules call `word`; one that no message names is said as it is."""
        return self._words.say(f"{kind}-{word.replace('_', '-')}", {}) or word.replace("_", " ")

    def deck(self, name: str) -> str:
        held = self.library.decks.get(name) if self.library is not None else None
        return str(self._in_language(held.name, name)) if held is not None else name

    def card(self, name: str) -> str:
        held = self.library.definitions.get(name) if self.library is not None else None
        return str(self._in_language(held.name, name)) if held is not None else name

    def _in_language(self, names: Mapping[str, str], name: str) -> str:
        return names.get(self.lang) or names.get("en") or name

    def number(self, value: float, digits: int = 1) -> str:
        return f"{value:.{digits}f}".replace(".", self._point)

    def percent(self, value: float) -> str:
        return f"{self.number(100 * value)} %"

    def bounds(self, row: Told) -> str:
        return f"{self.number(100 * row['low'])}–{self.number(100 * row['high'])}"

    def share(self, row: Told) -> str:
        return f"{self.percent(row['score'])} ({self.bounds(row)})"

    def points(self, value: float) -> str:
        return f"{100 * value:+.1f}".replace(".", self._point).replace("-", "−")

    # --- the parts ----------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        game = self.told["game"].capitalize()
        title = self.html("title", game=game)
        parts = [part for part in self._parts() if part[1]]
        yield "<!doctype html>"
        yield f'<html lang="{escape(self.lang)}">'
        yield '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{title}</title><style>{STYLE}</style></head><body>"
        yield f"<header><h1>{title}</h1>"
        seeds = ", ".join(str(seed) for seed, _ in self.told["runs"])
        for line in (
            self.say("played-by", agent=self.told["agent"], pairs=str(self.told["pairs"]),
                     matches=str(self.told["matches"]), seeds=seeds),
            self.say("played-with", rules=", ".join(f"{n}: {v}" for n, v in self.told["rules"].items()))
            if self.told["rules"] else "",
            self.say("no-end", number=self.told["errors"]) if self.told["errors"] else "",
            self.say("of-cards", cards=self.head["cards"], program=self.head["program"]),
        ):  # fmt: skip
            if line:
                yield f"<p>{escape(line)}</p>"
        yield "</header>"
        yield f'<nav aria-label="{self.html("nav")}">'
        yield from (f'<a href="#{name}">{self.html(name)}</a>' for name, _ in parts)
        yield "</nav><main>"
        for name, body in parts:
            yield f'<section id="{name}"><h2>{self.html(name)}</h2>'
            yield from body
            yield "</section>"
        yield "</main>"
        yield f'<dialog aria-labelledby="seeds-title"><h2 id="seeds-title"></h2><p>{self._how_to_open()}</p>'
        yield f'<div id="seeds-list"></div><form method="dialog"><button>{self.html("close")}</button></form></dialog>'
        data = {"seeds": self._seeds, "none": self.say("seeds-none"), "found": self.say("found", number="#", all="##")}
        yield f'<script type="application/json" id="data">{json.dumps(data).replace("<", chr(92) + "u003c")}</script>'
        yield f"<script>{SCRIPT}</script></body></html>"

    def _how_to_open(self) -> str:
        command = f"contracts open {self.file} --seed N"
        return self.html("seeds-how", command="#").replace("#", f"<code>{escape(command)}</code>", 1)

    def _parts(self) -> list[tuple[str, list[str]]]:
        return [
            ("short", list(self._short())),
            ("matchups", list(self._matchups())),
            ("decks", list(self._decks())),
            ("begins", list(self._begins())),
            ("course", list(self._course())),
            ("cards", list(self._cards())),
            ("blanks", list(self._blanks())),
            ("resources", list(self._resources())),
            ("hands", list(self._hands())),
            ("supply", list(self._supply())),
            ("never-better", list(self._never_better())),
            ("how", list(self._how())),
        ]

    def _short(self) -> Iterator[str]:
        verdicts = [row["verdict"] for row in self.told["matchups"]]
        fair, still = verdicts.count("fair"), verdicts.count("")
        out = [self.card(row["id"]) for row in self.told["cards"] if row["stands_out"]]
        never = [self.card(row["id"]) for row in self.told["cards"] if row["never_played"]]
        yield "<ul>"
        for line in (
            self.say("short-matchups", all=str(len(verdicts)), fair=str(fair),
                     unfair=str(len(verdicts) - fair - still), open=str(still)),
            self.say("short-first", share=self.share(self.told["first_seat"])),
            self.say("short-cards", number=len(out), names=", ".join(out)),
            self.say("short-never", names=", ".join(never)) if never else "",
        ):  # fmt: skip
            if line:
                yield f"<li>{escape(line)}</li>"
        yield "</ul>"

    # --- decks --------------------------------------------------------------------------------------------------------

    def _matchups(self) -> Iterator[str]:
        found = {tuple(row["decks"]): row for row in self.told["matchups"]}
        names = [row["deck"] for row in self.told["decks"]]
        yield f"<p>{self.html('matchups-note')}</p>"
        yield from self._scrolled("matchups")
        yield '<table class="matrix"><thead><tr><td></td>'
        yield from (f'<th scope="col">{escape(self.deck(name))}</th>' for name in names)
        yield "</tr></thead><tbody>"
        for one in names:
            yield f'<tr><th scope="row">{escape(self.deck(one))}</th>'
            for other in names:
                row = found.get((one, other))
                turned = found.get((other, one))
                if row is not None:
                    yield self._matchup(one, other, row["score"], row["low"], row["high"], row)
                elif turned is not None:
                    low, high = 1 - turned["high"], 1 - turned["low"]
                    yield self._matchup(one, other, 1 - turned["score"], low, high, turned)
                else:
                    yield "<td>–</td>"
            yield "</tr>"
        yield "</tbody></table></div>"

    def _matchup(self, one: str, other: str, score: float, low: float, high: float, row: Told) -> str:
        name = self.say("against", one=self.deck(one), other=self.deck(other))
        first = row["decks"][0]
        seeds = [
            [self.say("seeds-won", name=self.deck(first)), row["seeds"]["won"]],
            [self.say("seeds-split"), row["seeds"]["split"]],
            [self.say("seeds-lost", name=self.deck(first)), row["seeds"]["lost"]],
        ]
        verdict = self.say(f"verdict-{row['verdict'] or 'open'}")
        told = f"{self.percent(score)} <small>{self.number(100 * low)}–{self.number(100 * high)}</small>"
        pairs = f"{row['pairs']} {self.say('pairs').lower()}"
        side = "high" if score > 0.5 else "low"
        strength = round(min(1.0, abs(score - 0.5) * 4), 3)
        label = escape(f"{name}: {self.percent(score)}, {verdict}, {pairs}")
        return (
            f'<td class="{side}" style="--much: {strength}">'
            + self._button(f"{first} {row['decks'][1]}", name, seeds, told, label)
            + f"<em>{escape(verdict)}, {row['pairs']}</em></td>"
        )

    def _button(self, key: str, title: str, seeds: Sequence[Any], told: str, label: str) -> str:
        """A number that tells its seeds when it is pressed."""
        self._seeds.setdefault(key, [self.say("seeds-of", name=title), [part for part in seeds if part[1]]])
        return f'<button data-seeds="{escape(key)}" aria-label="{label}" aria-haspopup="dialog">{told}</button>'

    def _decks(self) -> Iterator[str]:
        rows = self.told["decks"]
        yield f"<p>{self.html('decks-note')}</p>"
        strips = [Strip(self.deck(row["deck"]), row["score"], row["low"], row["high"]) for row in rows]
        yield self._figure("plot-decks", "decks", plots.strips("decks", self.say("decks"), strips, FAIR, 0.5, 100))
        columns = [Column("deck", False), Column("wins"), Column("interval"), Column("pairs")]
        yield from self._table("table-decks", "decks", columns, [
            [Cell(escape(self.deck(row["deck"]))), Cell(self.percent(row["score"]), row["score"]),
             Cell(self.bounds(row), row["low"]), Cell(str(row["pairs"]), row["pairs"])]
            for row in rows
        ])  # fmt: skip

    def _begins(self) -> Iterator[str]:
        first = self.told["first_seat"]
        low, high = FAIR_START
        own = "fair" if low <= first["low"] and first["high"] <= high else ""
        own = own or ("high" if first["low"] > high else "low" if first["high"] < low else "")
        printed = {"start": self.say("printed"), "pairs": self.told["pairs"], "verdict": own, **first}
        rows = [printed, *self.told["starts"]]
        yield f"<p>{self.html('begins-note')}</p>"
        strips = [Strip(row["start"], row["score"], row["low"], row["high"]) for row in rows]
        drawn = plots.strips("begins", self.say("begins"), strips, FAIR_START, 0.5, 100)
        yield self._figure("plot-begins", "begins", drawn)
        columns = [
            Column("start", False),
            Column("wins"),
            Column("interval"),
            Column("pairs"),
            Column("verdict", False),
        ]
        yield from self._table("table-begins", "begins", columns, [
            [Cell(escape(row["start"])), Cell(self.percent(row["score"]), row["score"]),
             Cell(self.bounds(row), row["low"]), Cell(str(row["pairs"]), row["pairs"]),
             Cell(self.html(f"verdict-{row['verdict'] or 'open'}"))]
            for row in rows
        ])  # fmt: skip

    # --- matches ------------------------------------------------------------------------------------------------------

    def _course(self) -> Iterator[str]:
        turns, back = self.told["turns"], self.told["comebacks"]
        note = self.html("length-note", mean=self.number(turns["mean"]), median=str(turns["median"]),
                         short=str(turns["p10"]), long=str(turns["p90"]))  # fmt: skip
        yield f"<p>{note}</p>"
        counts = [(int(length), number) for length, number in turns["matches"].items()]
        drawn = plots.bars("length", self.say("length"), counts, self.say("length-x"), self.say("length-y"))
        yield self._figure("plot-length", "length", drawn)
        points = [Strip("", row["score"], row["low"], row["high"]) for row in self.told["winners_chance"]]
        drawn = plots.curve("chance", self.say("chance"), points, self.say("chance-x"), self.say("chance-y"))
        yield self._figure("plot-chance", "chance", drawn)
        yield f"<p>{self.html('chance-note', changes=self.number(self.told['lead_changes']['score']))}</p>"
        told = self.html(
            "comebacks-note", below=str(round(100 * back["below"])), share="#", matches=str(back["matches"])
        )
        title = self.say("seeds-back")
        share = self._button("comebacks", title, [[title, back["seeds"]]], self.share(back), escape(self.share(back)))
        yield f"<p>{told.replace('#', share)}</p>"
        rows = []
        for row in self.told["endings"]:
            cause = self.word("cause", row["cause"])
            cause = self.say("ending-drawn", cause=cause) if row["drawn"] else cause
            rows.append([Cell(escape(cause)), Cell(str(row["matches"]), row["matches"]),
                         Cell(f"{self.number(row['percent'])} %", row["percent"])])  # fmt: skip
        columns = [Column("ending", False), Column("matches"), Column("share")]
        yield from self._table("table-endings", "ending", columns, rows)

    # --- cards --------------------------------------------------------------------------------------------------------

    def _cards(self) -> Iterator[str]:
        cards = self.told["cards"]
        note = self.html("cards-note", number=str(len(cards)), beside=str(round(BESIDE * len(cards))))
        yield f"<p>{note}</p>"
        known = sorted([row for row in cards if row["gain"]["z"]], key=lambda row: (-row["gain"]["z"], row["id"]))
        ends = known if len(known) <= 2 * PLOTTED else [*known[:PLOTTED], *known[-PLOTTED:]]
        strips = [
            Strip(self.card(row["id"]), row["gain"]["score"], row["gain"]["low"], row["gain"]["high"],
                  bool(row["stands_out"]))
            for row in ends
        ]  # fmt: skip
        if strips:
            drawn = plots.strips("cards", self.say("cards-plot"), strips, (0, 0), 0, 100)
            yield self._figure("plot-cards", "cards-plot", drawn)
        search = self.html("search")
        yield '<p class="search"><input type="search" data-table="table-cards"'
        yield f' placeholder="{search}" aria-label="{search}"><output aria-live="polite"></output></p>'
        columns = [Column("card", False), Column("decks", False), Column("copies"), Column("drawn"), Column("played"),
                   Column("turn"), Column("when-drawn"), Column("when-opening"), Column("when-played"),
                   Column("points"), Column("note", False)]  # fmt: skip
        ordered = sorted(cards, key=lambda row: (-row["gain"]["z"], row["id"]))
        yield from self._table("table-cards", "cards", columns, [self._card(row) for row in ordered])

    def _card(self, row: Told) -> list[Cell]:
        name = self.card(row["id"])
        seeds = [[self.say("seeds-card-won"), row["seeds"]["won"]], [self.say("seeds-card-lost"), row["seeds"]["lost"]]]
        gain = row["gain"]
        told = f"{self.points(gain['score'])} <small>{self.points(gain['low'])} … {self.points(gain['high'])}</small>"
        label = escape(f"{name}: {self.points(gain['score'])} {self.say('points').lower()}")
        note = [self.say(f"note-{row['stands_out']}")] if row["stands_out"] else []
        note += [self.say("note-never")] if row["never_played"] else []
        turn = row["turn"]
        return [
            Cell(escape(name), name),
            Cell(escape(", ".join(self.deck(deck) for deck in row["decks"]))),
            Cell(str(row["copies"]), row["copies"]),
            Cell(self.percent(row["drawn"]), row["drawn"]),
            Cell(self.percent(row["played"]), row["played"]),
            Cell(f"{turn['median']} <small>{turn['p10']}–{turn['p90']}</small>", turn["median"])
            if turn
            else Cell("–", -1),
            *(self._when(row[kind]) for kind in ("when_drawn", "when_opening", "when_played")),
            Cell(self._button(f"card {row['id']}", name, seeds, told, label), gain["z"]),
            Cell(escape(", ".join(note))),
        ]

    def _when(self, row: Told) -> Cell:
        if not row["matches"]:
            return Cell("–", -1)
        return self._in_percent(row)

    def _blanks(self) -> Iterator[str]:
        rows = self.told["blanks"]
        if not rows:
            return
        yield f"<p>{self.html('blanks-note')}</p>"
        strips = [
            Strip(self.card(row["card"]), row["score"], row["low"], row["high"], row["verdict"] == "worse")
            for row in rows
        ]
        yield self._figure("plot-blanks", "blanks", plots.strips("blanks", self.say("blanks"), strips, (0, 0), 0, 100))
        columns = [
            Column("card", False),
            Column("points"),
            Column("interval"),
            Column("pairs"),
            Column("verdict", False),
        ]
        yield from self._table("table-blanks", "blanks", columns, [
            [Cell(escape(self.card(row["card"]))), Cell(self.points(row["score"]), row["score"]),
             Cell(f"{self.points(row['low'])} … {self.points(row['high'])}", row["low"]),
             Cell(str(row["pairs"]), row["pairs"]), Cell(self.html(f"blank-{row['verdict'] or 'open'}"))]
            for row in rows
        ])  # fmt: skip

    def _resources(self) -> Iterator[str]:
        rows = self.told["resources"]
        if not rows:
            return
        yield f"<p>{self.html('resources-note')}</p>"
        names = [name for name in rows[0] if name != "deck"]
        columns = [Column("deck", False), *(Column(f"habit-{name.replace('_', '-')}") for name in names)]
        yield from self._table("table-resources", "resources", columns, [
            [Cell(escape(self.deck(row["deck"]))), *(self._amount(row[name]) for name in names)] for row in rows
        ])  # fmt: skip

    def _hands(self) -> Iterator[str]:
        rows = self.told["hands"]
        if not rows:
            return
        yield f"<p>{self.html('hands-note')}</p>"
        columns = [Column("deck", False), Column("held"), Column("playable"), Column("stuck"), Column("idle")]
        yield from self._table("table-hands", "hands", columns, [
            [Cell(escape(self.deck(row["deck"]))), self._amount(row["held"]),
             *(self._in_percent(row[name]) for name in ("playable", "stuck", "idle"))]
            for row in rows
        ])  # fmt: skip

    def _in_percent(self, row: Told) -> Cell:
        return Cell(f"{self.percent(row['score'])} <small>{self.bounds(row)}</small>", row["score"])

    def _amount(self, row: Told) -> Cell:
        bounds = f"{self.number(row['low'], 2)}–{self.number(row['high'], 2)}"
        return Cell(f"{self.number(row['score'], 2)} <small>{bounds}</small>", row["score"])

    def _supply(self) -> Iterator[str]:
        rows = self.told["supply"]
        if not rows:
            return
        yield f"<p>{self.html('supply-note')}</p>"
        columns = [Column("kind", False), Column("matches", False), Column("share"), Column("interval")]
        yield from self._table("table-supply", "supply", columns, [
            [Cell(escape(self.word("supply", row["kind"]))), Cell(self.html(f"in-{row['matches']}")),
             Cell(self.percent(row["score"]), row["score"]), Cell(self.bounds(row), row["low"])]
            for row in rows
        ])  # fmt: skip

    def _never_better(self) -> Iterator[str]:
        rows = self.told["never_better"]
        if not rows:
            yield f"<p>{self.html('never-better-none')}</p>"
            return
        yield f"<p>{self.html('never-better-note')}</p><ul>"
        for one, other in rows:
            yield f"<li>{self.html('never-than', one=self.card(one), other=self.card(other))}</li>"
        yield "</ul>"

    def _how(self) -> Iterator[str]:
        pairs = str(max(planned for _, planned in self.told["runs"]))
        for name in ("how-pairs", "how-stop", "how-cards", "how-decks"):
            yield f"<p>{self.html(name, pairs=pairs)}</p>"

    # --- what they are made of ----------------------------------------------------------------------------------------

    def _figure(self, name: str, caption: str, drawn: str) -> str:
        return f'<figure id="{name}"><figcaption{_again(caption)}>{self.html(caption)}</figcaption>{drawn}</figure>'

    def _scrolled(self, caption: str) -> Iterator[str]:
        """What is wider than the page, as a part of it that is scrolled by the keyboard too."""
        yield f'<div class="scrolled" role="region" tabindex="0" aria-label="{self.html(caption)}">'

    def _table(
        self, name: str, caption: str, columns: Sequence[Column], rows: Sequence[Sequence[Cell]]
    ) -> Iterator[str]:
        yield from self._scrolled(caption)
        yield f'<table id="{name}"><caption{_again(caption)}>{self.html(caption)}</caption><thead><tr>'
        for column in columns:
            said = self.html(column.name)
            kind = ' class="number"' if column.number else ""
            label = self.html("sort", column=self.say(column.name))
            yield f'<th scope="col"{kind}><button class="sort" title="{label}">{said}</button></th>'
        yield "</tr></thead><tbody>"
        for row in rows:
            first, *rest = row
            cells = [f'<th scope="row"{self._sorted(first)}>{first.shown}</th>']
            for column, cell in zip(columns[1:], rest, strict=True):
                kind = ' class="number"' if column.number else ""
                cells.append(f"<td{kind}{self._sorted(cell)}>{cell.shown}</td>")
            yield f"<tr>{''.join(cells)}</tr>"
        yield "</tbody></table></div>"

    @staticmethod
    def _sorted(cell: Cell) -> str:
        return f' data-by="{escape(str(cell.sorted_by))}"' if cell.sorted_by != "" else ""
