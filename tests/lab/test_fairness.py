"""What a balance says, reckoned again from its rows by other means, and the page that tells it."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from html import unescape
from html.parser import HTMLParser
from random import Random
from statistics import mean, stdev

import pytest

from game.lab import fairness, fairtext, page
from game.lab.balancing import planned, played
from game.lab.clustered import FEWEST, Ratio
from game.lab.ledger import Book
from game.lab.ratings import bootstrap
from game.records.cards import library, rules_of
from game.rules import NAMES
from game.system.languages import GRAMMARS

PAIRS = {"contracts": 14, "grimoire": 24}
DECKS = {"contracts": ("dawn_line", "patient_tide", "cinder_march"), "grimoire": ("deep_current", "bells_at_dawn")}


@pytest.fixture(scope="module", params=DECKS)
def book(request) -> Book:
    start = {"contracts": "second_player_tanks=5", "grimoire": "first_player_draws=no"}[request.param]
    card = {"contracts": "threshold_dancer", "grimoire": "plains"}[request.param]
    plan = planned(
        request.param, DECKS[request.param], (card,), (start,), agent="random", pairs=PAIRS[request.param], seed=2
    )
    return played(plan)


@pytest.fixture(scope="module")
def told(book):
    return fairness.as_json(book, library(book.head["game"]))


@pytest.fixture(scope="module")
def rows(book):
    """The lines of the file, as anybody reads them."""
    return [json.loads(line) for line in book.written().decode().splitlines()[1:]]


def plain(rows):
    return [row for row in rows if "blank" not in row and "start" not in row]


def sides(rows):
    """Each match from each deck's side: deck, other, begins, score, what of its cards was drawn and played."""
    for row in plain(rows):
        for match in row["matches"]:
            for side in (0, 1):
                score = match["score"] if side == 0 else 1 - match["score"]
                yield row["duel"][side], row["duel"][1 - side], match["first"] == side, score, match["cards"][side]


# --- figures ----------------------------------------------------------------------------------------------------------


def test_match_ups_and_decks(told, rows):
    scores = defaultdict(list)
    for deck, other, _, score, _ in sides(rows):
        scores[deck, other].append(score)
    for row in told["matchups"]:
        assert row["score"] == pytest.approx(mean(scores[tuple(row["decks"])]), abs=1e-4)
        assert 2 * row["pairs"] == len(scores[tuple(row["decks"])])
        assert row["low"] <= row["score"] <= row["high"]
    for row in told["decks"]:
        own = [mean(found) for (deck, _), found in scores.items() if deck == row["deck"]]
        assert row["score"] == pytest.approx(mean(own), abs=1e-4)


def test_who_begins_how_long_and_how_it_ends(told, rows):
    matches = [match for row in plain(rows) for match in row["matches"]]
    began = [abs(match["first"] - match["score"]) for match in matches]
    assert told["first_seat"]["score"] == pytest.approx(mean(began), abs=1e-4)
    assert told["turns"]["mean"] == pytest.approx(mean([match["turns"] for match in matches]), abs=0.006)
    assert told["turns"]["matches"] == {str(n): k for n, k in sorted(Counter(m["turns"] for m in matches).items())}
    assert sum(row["matches"] for row in told["endings"]) == len(matches) == told["matches"]
    decided = [match for match in matches if match["score"] != 0.5 and match["curve"]]
    behind = [min(c if m["score"] == 1 else 100 - c for c in m["curve"]) <= fairness.BEHIND for m in decided]
    assert told["comebacks"]["score"] == pytest.approx(mean(behind), abs=1e-4)
    last = [m["curve"][-1] / 100 if m["score"] == 1 else 1 - m["curve"][-1] / 100 for m in decided]
    assert told["winners_chance"][-1]["score"] == pytest.approx(mean(last), abs=1e-4)


def test_cards(told, rows, book):
    groups = defaultdict(list)
    for deck, other, begins, score, cards in sides(rows):
        groups[deck, other, begins].append((score, {list(book.head["decks"][deck])[n]: rest for n, *rest in cards}))
    for row in told["cards"]:
        held, drawn, wins_drawn, wins_played, turns = 0, 0, [], [], []
        apart = {"drawn": ([], [], []), "played": ([], [], [])}
        for (deck, *_), group in groups.items():
            if row["id"] not in book.head["decks"][deck]:
                continue
            own = [(score, cards.get(row["id"], [0, 0, []])) for score, cards in group]
            for name, amount in (("drawn", lambda card: card[0]), ("played", lambda card: len(card[2]))):
                columns = (
                    [amount(card) for _, card in own],
                    [sum(map(amount, cards.values())) for _, cards in group],
                    [score for score, _ in own],
                )
                for kept, column in zip(apart[name], columns, strict=True):
                    kept.extend(value - mean(column) for value in column)
            held += len(own)
            drawn += sum(card[0] > 0 for _, card in own)
            wins_drawn += [score for score, card in own if card[0]]
            wins_played += [score for score, card in own if card[2]]
            turns += [turn for _, card in own for turn in card[2]]
        assert row["matches"] == held and row["drawn"] == pytest.approx(drawn / held, abs=1e-4)
        assert row["when_drawn"]["matches"] == drawn and row["when_played"]["matches"] == len(wins_played)
        if wins_drawn:
            assert row["when_drawn"]["score"] == pytest.approx(mean(wins_drawn), abs=1e-4)
            assert row["played"] == pytest.approx(len(wins_played) / drawn, abs=1e-4)
        if wins_played:
            assert row["score"] == row["when_played"]["score"] == pytest.approx(mean(wins_played), abs=1e-4)
            assert row["turn"]["median"] == sorted(turns)[len(turns) // 2]
        if row["gain"]["z"]:
            one, others, score = apart[row["gain"]["by"]]

            def times(a, b):
                return sum(x * y for x, y in zip(a, b, strict=True))

            # the slope of the first in a regression on two
            below = times(one, one) * times(others, others) - times(one, others) ** 2
            slope = times(one, score) * times(others, others) - times(one, others) * times(others, score)
            assert row["gain"]["score"] == pytest.approx(slope / below, abs=1e-4)


def test_starts_and_blanks(told, rows):
    (start,) = told["starts"]
    own = [row for row in rows if "start" in row]
    began = [abs(match["first"] - match["score"]) for row in own for match in row["matches"]]
    assert start["pairs"] == len(own) and start["score"] == pytest.approx(mean(began), abs=1e-4)
    (blank,) = told["blanks"]
    by_pair = {(*row["duel"], row["number"]): row for row in plain(rows)}
    effects = []
    for row in [row for row in rows if "blank" in row]:
        with_card = by_pair[(*row["duel"], row["number"])]
        both = [mean(match["score"] for match in one["matches"]) for one in (with_card, row)]
        effects.append((both[0] - both[1]) * (-1 if row["side"] else 1))
    assert blank["pairs"] == len(effects) and blank["score"] == pytest.approx(mean(effects), abs=1e-4)


def test_what_was_done_with_what_there_was(told, rows, book):
    for row in told["resources"]:
        for place, name in enumerate(book.head["habits"], 1):
            own = [match["habits"][r["duel"].index(row["deck"])] for r in plain(rows) if row["deck"] in r["duel"]
                   for match in r["matches"]]  # fmt: skip
            expected = sum(numbers[place] for numbers in own) / sum(numbers[0] for numbers in own)
            assert row[name]["score"] == pytest.approx(expected, abs=1e-3)
    for row in told["hands"]:
        own = [match["hands"][r["duel"].index(row["deck"])] for r in plain(rows) if row["deck"] in r["duel"]
               for match in r["matches"]]  # fmt: skip
        turns, with_cards, cards, playable, stuck, idle = (sum(column) for column in zip(*own, strict=True))
        assert row["held"]["score"] == pytest.approx(cards / turns, abs=1e-4)
        assert row["playable"]["score"] == pytest.approx(playable / cards, abs=1e-4)
        assert row["stuck"]["score"] == pytest.approx(stuck / with_cards, abs=1e-4)
        assert row["idle"]["score"] == pytest.approx(idle / (with_cards - stuck), abs=1e-4)
    assert {row["kind"] for row in told["supply"]} == set(rules_of(book.head["game"]).judging.supply)


def test_tables_for_a_spreadsheet_have_the_same_rows(told):
    tables = fairtext.tables(told)
    for name in ("matchups", "decks", "starts", "cards", "blanks"):
        assert len(tables[f"{name}.csv"].splitlines()) == len(told[name]) + 1
    assert "whoever begins" in fairtext.as_text(told)


# --- intervals --------------------------------------------------------------------------------------------------------


def test_an_interval_of_pairs_is_about_that_which_drawing_pairs_again_gives():
    chance = Random(4)
    scores = [chance.choice((0, 0.5, 0.5, 1)) for _ in range(400)]
    found, drawn = Ratio(), bootstrap(scores)
    for score in scores:
        found.add(2 * score, 2)
    for one in (found.share(), found.interval()):
        assert one.score == pytest.approx(drawn.score) and one.low == pytest.approx(drawn.low, abs=0.01)
        assert one.high == pytest.approx(drawn.high, abs=0.01)
    assert found.error == pytest.approx(stdev(scores) / 20)


def test_matches_that_hang_together_are_counted_as_fewer():
    """Each pair has four cases with one outcome: that tells as much as one case."""
    together, apart = Ratio(), Ratio()
    for n in range(100):
        together.add(4 * (n % 2), 4)
        apart.add(n % 2, 1)
    one, other = together.share(), apart.share()
    assert one == pytest.approx(other)


def test_of_nothing_and_of_what_is_certain_an_interval_is_wide():
    assert Ratio().share() == (0.5, 0, 1)
    certain = Ratio()
    for _ in range(5):
        certain.add(2, 2)
    assert certain.share().low == pytest.approx(0.566, abs=0.01) and certain.share().high == 1


@pytest.mark.parametrize("slope", [0.0, 0.1])
def test_a_slope_is_found_as_often_as_its_interval_says(slope):
    """Of 300 trials about 95 of 100 hold the true one, though the matches of a pair share their luck."""
    chance, held = Random(7), 0
    for _ in range(300):
        found = Ratio()
        for _ in range(100):
            luck, products, squares = chance.gauss(0, 0.2), 0.0, 0.0
            for _ in range(2):
                more = chance.choice((-1, 0, 1))
                products += more * (slope * more + luck + chance.gauss(0, 0.4))
                squares += more * more
            found.add(products, squares)
        held += found.interval().low <= slope <= found.interval().high
    assert 270 <= held <= 297


def test_what_nearly_one_pair_alone_tells_is_no_ground_to_compare_on():
    few, many = Ratio(), Ratio()
    for n in range(200):
        few.add(0.4 if n == 7 else 0.0, 1.0 if n == 7 else 1e-4)
        many.add(0.4, 1.0)
    assert few.pairs_behind < 2 < FEWEST < many.pairs_behind == pytest.approx(200)


def test_a_card_that_decides_matches_stands_out_alone():
    """Rows in which the deck that drew the card wins, and all else is chance."""
    chance, counts = Random(1), {"lucky": 1, **{f"card {n}": 1 for n in range(30)}}
    book = Book({
        "game": "sparks", "agent": "random", "nodes": None, "rules": {}, "habits": [], "supply": [],
        "decks": {"one": counts, "other": {f"other {n}": 1 for n in range(30)}}, "runs": [[1, 100]],
    })  # fmt: skip

    def cards(size):
        return [[n, 1, 0, [3]] for n in range(size) if chance.random() < 0.5]

    for number in range(100):
        matches = []
        for first in (0, 1):
            own, other = cards(31), cards(30)
            lucky = bool(own) and own[0][0] == 0
            score = float(chance.random() < (0.75 if lucky else 0.3))
            matches.append(
                {
                    "score": score,
                    "first": first,
                    "turns": 5,
                    "ending": "x",
                    "curve": [50],
                    "cards": [own, other],
                    "hands": [[0] * 6] * 2,
                }
            )
        book.add({"duel": ["one", "other"], "number": number, "run": 1, "seed": number, "matches": matches})
    told = fairness.as_json(book)["cards"]
    assert [row["id"] for row in told if row["stands_out"]] == ["lucky"]
    assert max(told, key=lambda row: row["gain"]["z"])["id"] == "lucky"


# --- the page ---------------------------------------------------------------------------------------------------------

VOID = {"meta", "input"}


class Reader(HTMLParser):
    """Every element is closed, every name there once, nothing loaded from elsewhere; the cells of each table."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str | None]]] = []
        self.names: list[str] = []
        self.linked: set[str] = set()
        self.tables: dict[str, list[list[str]]] = {}
        self.buttons: list[str] = []
        self.plots: list[str] = []
        self.data = ""
        self.unlabelled = 0

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        target = given.get("href", given.get("xlink:href", "#"))
        assert "src" not in given and target.startswith("#"), "the page is whole in itself"
        self.names += [given["id"]] if "id" in given else []
        self.linked |= {target[1:]} - {""}
        if tag == "table":
            self.tables[given.get("id") or given["class"]] = []
        if tag == "tr":
            [*self.tables.values()][-1].append([])
        if tag in ("td", "th"):
            [*self.tables.values()][-1][-1].append("")
        if "data-seeds" in given:
            self.buttons.append(given["data-seeds"])
        if tag == "svg":
            self.plots.append(given["aria-label"])
            assert given["role"] == "img"
        if tag not in VOID:
            self.open.append((tag, given))

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop()[0] == tag

    def handle_data(self, data):
        tags = [tag for tag, _ in self.open]
        if any(tag in ("td", "th") for tag in tags) and "small" not in tags and "em" not in tags:
            [*self.tables.values()][-1][-1][-1] += data.strip()
        if tags[-1:] == ["script"] and self.open[-1][1].get("id") == "data":
            self.data += data


WRITTEN: dict[tuple[str, str], str] = {}
"""The page of each game in each language."""


def write(told, book, lang):
    return page.page(told, book.head, library(book.head["game"]), lang, "fair.jsonl")


def read(told, book, lang):
    key = (book.head["game"], lang)
    written = WRITTEN[key] = WRITTEN.get(key) or write(told, book, lang)
    reader = Reader()
    reader.feed(written)
    return written, reader


@pytest.mark.parametrize("lang", GRAMMARS)
def test_the_page_is_whole_in_itself_and_tells_the_figures(told, book, lang):
    written, reader = read(told, book, lang)
    assert reader.open == [] and len(reader.names) == len(set(reader.names)) and reader.linked <= set(reader.names)
    assert "‹" not in written and "http" not in written.replace("http://www.w3.org/1999/xlink", "")
    assert written.count(f'<html lang="{lang}">') == 1 and len(written) < 1_000_000
    assert len(reader.plots) == 6 and all(reader.plots)  # decks, begins, length, chance, cards, blanks
    point = {"en": ".", "it": ","}[lang]
    cards = {row[0]: row for row in reader.tables["table-cards"][1:]}
    names = library(book.head["game"]).definitions
    assert len(cards) == len(told["cards"])
    for row in told["cards"]:
        shown = cards[names[row["id"]].name[lang]]
        assert shown[2:5] == [
            str(row["copies"]), *(f"{100 * row[what]:.1f} %".replace(".", point) for what in ("drawn", "played"))
        ]  # fmt: skip
        assert shown[9] == f"{100 * row['gain']['score']:+.1f}".replace(".", point).replace("-", "−")
    matrix = reader.tables["matrix"]
    assert len(matrix) == len(told["decks"]) + 1 and all(len(row) == len(matrix) for row in matrix)
    order = [row["deck"] for row in told["decks"]]
    for row in told["matchups"]:
        one, other = (order.index(deck) + 1 for deck in row["decks"])
        assert matrix[one][other] == f"{100 * row['score']:.1f} %".replace(".", point)
        assert matrix[other][one] == f"{100 * (1 - row['score']):.1f} %".replace(".", point)


def test_every_number_that_is_pressed_has_seeds_of_the_file(told, book, rows):
    _, reader = read(told, book, "en")
    seeds = json.loads(reader.data)["seeds"]
    known = {str(row["seed"]) for row in plain(rows)}
    assert set(reader.buttons) == set(seeds) and len(seeds) > len(told["cards"])
    found = [str(seed) for _, parts in seeds.values() for _, named in parts for seed in named]
    assert found and {seed.removesuffix(".2") for seed in found} <= known
    for row in told["cards"]:
        played = [parts for _, parts in (seeds[f"card {row['id']}"],) if parts]
        assert bool(played) == bool(row["seeds"]["won"] or row["seeds"]["lost"])


def test_the_same_figures_make_the_same_page(told, book):
    assert read(told, book, "en")[0] == write(told, book, "en")


def test_plots_have_the_points_of_the_figures(told, book):
    written, _ = read(told, book, "en")
    drawn = re.search(r'id="plot-decks".*?</svg>', written, re.DOTALL)[0]
    ends = re.findall(r'id="decks-strip-\d+">\s*<path d="M ([\d.]+) ([\d.]+) \nL ([\d.]+) ([\d.]+)', drawn)
    assert len(ends) == len(told["decks"])
    places = [(float(x), float(to)) for x, _, to, _ in ends]
    heights = [float(y) for _, y, _, _ in ends]
    assert heights == sorted(heights)
    wide = {round((to - x) / (row["high"] - row["low"]), 1)
            for (x, to), row in zip(places, told["decks"], strict=True) if row["high"] > row["low"]}  # fmt: skip
    assert max(wide) - min(wide) <= 0.2  # one scale for all
    for deck in told["decks"]:
        assert library(book.head["game"]).decks[deck["deck"]].name["en"] in unescape(drawn)


def test_both_languages_have_words_for_all_that_a_page_can_say():
    names = [page.bundle(lang).messages for lang in GRAMMARS]
    assert names[0] == names[1]
    for game in NAMES:
        judging = rules_of(game).judging
        wanted = {f"habit-{name.replace('_', '-')}" for name in judging.habits}
        wanted |= {f"cause-{name.replace('_', '-')}" for name in judging.endings}
        wanted |= {f"supply-{kind}" for kind in judging.supply}
        assert wanted <= names[0], wanted - names[0]
