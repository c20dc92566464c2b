"""What the rows of a balance come to: match-ups, decks, who begins, endings, cards, other starts and blanks.

Plain pairs are counted for all but the last two. A deck counts alike against each other one, however soon the row of
the two was ended. Of a card is told, beside how often its decks win with it, its gain (`lab/gains.py`). It is no proof
of what the card does: where cards are chosen from several, who is ahead may choose others. What it does, that tell the
blanks, which are played on the same chance.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from statistics import NormalDist
from typing import Any

from game.kernel.errors import GameError
from game.lab import balancing, dominance, gains
from game.lab.balancing import FAIR, FAIR_START
from game.lab.clustered import CERTAIN, FEWEST, Ratio
from game.lab.gains import Row, Rows, seed_name, seen
from game.lab.ledger import Book, Key
from game.lab.ratings import Interval, repeated, told_apart
from game.language.library import Library
from game.records.cards import library as current

BEHIND = 25
"""A deck that at the beginning of a turn had a chance of so many percent or fewer, and won, has come back."""
TENTHS = 10
SEEDS = 12
"""So many pairs are named where one asks for those behind a figure."""
SELDOM = 20
"""A card that was drawn in so many matches or more, and never played, is told."""

Told = dict[str, Any]


@dataclass
class OfCard:
    """What the matches say of a card, over all decks that hold it."""

    copies: int = 0
    decks: list[str] = field(default_factory=list)
    drawn: Ratio = field(default_factory=Ratio)
    played: Ratio = field(default_factory=Ratio)
    """Of the matches in which it was drawn."""
    wins_drawn: Ratio = field(default_factory=Ratio)
    wins_opening: Ratio = field(default_factory=Ratio)
    wins_played: Ratio = field(default_factory=Ratio)
    turns: Counter[int] = field(default_factory=Counter)
    won: list[str] = field(default_factory=list)
    """Seeds of matches in which it was played, and its deck won."""
    lost: list[str] = field(default_factory=list)


def standing(book: Book) -> Told:
    """What the scores of the pairs say by themselves: match-ups, decks, who begins, starts. It takes little time."""
    plain = _plain(book)
    planned = sum([pairs for _, pairs in book.head["runs"]])
    matchups = _matchups(book, plain, planned)
    return {
        "game": book.head["game"],
        "agent": book.head["agent"],
        "nodes": book.head["nodes"],
        "rules": book.head["rules"],
        "runs": book.head["runs"],
        "pairs": len(plain),
        "matches": 2 * len(plain),
        "errors": sum([score is None for score in book.scores.values()]),
        "matchups": matchups,
        "decks": _decks(_names(plain), matchups, book, plain),
        "first_seat": _told(_first_seat(book, plain)),
        "starts": _starts(book, planned),
    }


def as_json(book: Book, library: Library | None = None) -> Told:
    """The whole. `library` has the names of the cards and says which are never better than others."""
    plain = _plain(book)
    rows = Rows([book.lines[key] for key in plain])
    decks = _names(plain)
    return {
        **standing(book),
        **_course_of(rows),
        "cards": _cards(book.head, rows, decks, library),
        "blanks": _blanks(book, sum([pairs for _, pairs in book.head["runs"]])),
        "resources": _resources(book.head, rows),
        "hands": _hands(rows),
        "supply": _supply(book.head, rows),
        "never_better": _never_better(decks, book.head, library),
    }


def cards_of(book: Book) -> Library | None:
    """The cards of the file's game for their names; None where they can't be had here."""
    try:
        found = current(book.head["game"])
    except GameError:
        return None
    return None if found.faults else found


def _plain(book: Book) -> list[Key]:
    """The pairs without another start or blanks that came to an end."""
    return [key for key in sorted(book.lines) if not key[0] and not key[1] and book.scores[key] is not None]


def _names(plain: Sequence[Key]) -> list[str]:
    """Of the decks that played."""
    return list(dict.fromkeys(name for key in plain for name in (key[3], key[4])))


def _told(found: Interval, **more: Any) -> Told:
    return {name: round(value, 4) for name, value in found._asdict().items()} | more


def _bounded(found: Interval, low: float = 0.0, high: float = 1.0) -> Interval:
    return Interval(found.score, max(low, found.low), min(high, found.high))


# --- match-ups, decks, who begins -------------------------------------------------------------------------------------


def _matchups(book: Book, plain: Sequence[Key], planned: int) -> list[Told]:
    found: dict[tuple[str, str], list[Key]] = defaultdict(list)
    for key in plain:
        found[key[3], key[4]].append(key)
    told = []
    for duel, keys in found.items():
        scores = [_score(book, key)[0] for key in keys]
        share = repeated(scores, max(planned, len(scores)))
        told.append(
            {"decks": list(duel), "pairs": len(keys)}
            | _told(_bounded(share), verdict=balancing.verdict(share, FAIR), error=round(_error(scores), 5))
            | {"seeds": _seeds_of(book, keys)}
        )
    return told


def _score(book: Book, key: Key) -> tuple[float, float]:
    score = book.scores[key]
    assert score is not None
    return score


def _error(values: Sequence[float]) -> float:
    """The standard error of their mean, reckoned as if one more had been won and one lost, so that few that are alike
    aren't taken for sure."""
    mean = sum(values) / max(1, len(values))
    return sqrt((sum([(value - mean) ** 2 for value in values]) + 0.5) / (len(values) + 1) / max(1, len(values)))


def _seeds_of(book: Book, keys: Sequence[Key]) -> dict[str, list[int]]:
    """Pairs of which the first deck won both matches, one, and none."""
    told: dict[str, list[int]] = {"won": [], "split": [], "lost": []}
    for key in keys:
        score = _score(book, key)[0]
        own = told["won" if score > 0.5 else "lost" if score < 0.5 else "split"]
        if len(own) < SEEDS:
            own.append(balancing.seed_of(key[5], (key[3], key[4]), key[6]))
    return told


def _decks(decks: Sequence[str], matchups: Sequence[Told], book: Book, plain: Sequence[Key]) -> list[Told]:
    told = []
    for deck in decks:
        own = [row for row in matchups if deck in row["decks"]]
        scores = [row["score"] if row["decks"][0] == deck else 1 - row["score"] for row in own]
        mean, half = sum(scores) / len(own), CERTAIN * sqrt(sum([row["error"] ** 2 for row in own])) / len(own)
        share = _bounded(Interval(mean, mean - half, mean + half))
        told.append({"deck": deck, "pairs": sum([row["pairs"] for row in own]), **_told(share)})
    return sorted(told, key=lambda row: (-row["score"], row["deck"]))


def _first_seat(book: Book, keys: Sequence[Key]) -> Interval:
    found = Ratio()
    for key in keys:
        found.add(2 * _score(book, key)[1], 2)
    return found.share()


def _starts(book: Book, planned: int) -> list[Told]:
    found: dict[str, list[Key]] = defaultdict(list)
    for key in sorted(book.lines):
        if key[0] and book.scores[key] is not None:
            found[key[0]].append(key)
    told = []
    for start, keys in found.items():
        duels = len({key[3:5] for key in keys})
        share = repeated([_score(book, key)[1] for key in keys], max(len(keys), planned * duels))
        told.append(
            {"start": start, "pairs": len(keys)} | _told(_bounded(share), verdict=balancing.verdict(share, FAIR_START))
        )
    return told


def _blanks(book: Book, planned: int) -> list[Told]:
    """By how much a deck scores more with the card than with blanks in its place."""
    found: dict[str, list[float]] = defaultdict(list)
    for key in sorted(book.lines):
        plain = book.scores.get(("", "", 0, *key[3:]))
        own = book.scores[key]
        if key[1] and plain is not None and own is not None:
            found[key[1]].append((plain[0] - own[0]) * (-1 if key[2] else 1))
    told = []
    for card, values in found.items():
        share = repeated(values, max(planned, len(values)))
        verdict = told_apart(share)
        told.append({"card": card, "pairs": len(values)} | _told(_bounded(share, -1.0), verdict=verdict))
    return sorted(told, key=lambda row: (-row["score"], row["card"]))


# --- how matches go ---------------------------------------------------------------------------------------------------


def _course_of(rows: Rows) -> Told:
    lengths, endings = Counter[int](), Counter[tuple[str, bool]]()
    back, curve = Ratio(), [Ratio() for _ in range(TENTHS + 1)]
    changes = Ratio()
    seeds: list[str] = []
    for row in rows:
        came, decided, turned = 0, 0, 0
        points = [[0.0, 0.0] for _ in curve]
        for half, match in enumerate(row["matches"]):
            lengths[match["turns"]] += 1
            score = match["score"]
            endings[match["ending"], score == 0.5] += 1
            chances = match["curve"] if score == 1 else [100 - chance for chance in match["curve"]]
            if score == 0.5 or not chances:
                continue
            decided += 1
            if min(chances) <= BEHIND:
                came += 1
                seeds.append(seed_name(row["seed"], half))
            turned += sum([(one - 50) * (other - 50) < 0 for one, other in pairwise(chances)])
            for tenth, point in enumerate(points):
                point[0] += chances[round((len(chances) - 1) * tenth / TENTHS)] / 100
                point[1] += 1
        back.add(came, decided)
        changes.add(turned, decided)
        for ratio, point in zip(curve, points, strict=True):
            ratio.add(*point)
    return {
        "turns": _lengths(lengths),
        "endings": [
            {"cause": why, "drawn": drawn, "matches": n, "percent": round(100 * n / max(1, sum(endings.values())), 2)}
            for (why, drawn), n in sorted(endings.items(), key=lambda row: (-row[1], row[0]))
        ],
        "comebacks": _told(back.share(), below=BEHIND / 100, matches=int(back.of), seeds=seeds[:SEEDS]),
        "lead_changes": _told(changes.interval()),
        "winners_chance": [
            {"of_match": tenth / TENTHS} | _told(_bounded(ratio.interval())) for tenth, ratio in enumerate(curve)
        ],
    }


def _lengths(lengths: Counter[int]) -> Told:
    matches = sum(lengths.values())

    def quantile(share: float) -> int:
        reached = 0
        for turns in sorted(lengths):
            reached += lengths[turns]
            if reached >= share * matches:
                return turns
        return 0

    return {
        "mean": round(sum([turns * n for turns, n in lengths.items()]) / max(1, matches), 2),
        "median": quantile(0.5),
        "p10": quantile(0.1),
        "p90": quantile(0.9),
        "matches": {str(turns): lengths[turns] for turns in sorted(lengths)},
    }


# --- cards ------------------------------------------------------------------------------------------------------------


def _cards(head: Row, rows: Rows, decks: Sequence[str], library: Library | None) -> list[Told]:
    lists = {deck: list(head["decks"][deck]) for deck in decks}
    found: dict[str, OfCard] = {}
    for deck in decks:
        for card, copies in head["decks"][deck].items():
            own = found.setdefault(card, OfCard())
            own.copies += copies
            own.decks.append(deck)
    for row in rows:
        _count(row, lists, found)
    slopes = [gains.slopes(rows, lists, amount) for amount in (gains.drawn, gains.played)]
    bar = NormalDist().inv_cdf(1 - 0.025 / max(1, len(found)))
    return [
        _card(card, own, (slopes[0][card], slopes[1][card]), len(decks), bar, library)
        for card, own in sorted(found.items())
    ]


@dataclass(slots=True)
class Sums:
    """What the sides of a pair say of a card together."""

    held: int = 0
    drawn: int = 0
    drawn_won: float = 0.0
    opened: int = 0
    opened_won: float = 0.0
    played: int = 0
    played_won: float = 0.0


def _count(row: Row, lists: Mapping[str, Sequence[str]], found: dict[str, OfCard]) -> None:
    """Add a pair."""
    sums: dict[str, Sums] = defaultdict(Sums)
    for match in seen(row):
        names = lists[match.deck]
        for card in names:
            sums[card].held += 1
        for place, drawn, opening, turns in match.cards:
            own, whole = sums[names[place]], found[names[place]]
            if drawn:
                own.drawn += 1
                own.drawn_won += match.score
            if opening:
                own.opened += 1
                own.opened_won += match.score
            if turns:
                own.played += 1
                own.played_won += match.score
                whole.turns.update(turns)
                seeds = whole.won if match.score > 0.5 else whole.lost
                if match.score != 0.5 and len(seeds) < SEEDS:
                    seeds.append(match.seed)
    for card, own in sums.items():
        whole = found[card]
        whole.drawn.add(own.drawn, own.held)
        whole.played.add(own.played, own.drawn)
        whole.wins_drawn.add(own.drawn_won, own.drawn)
        whole.wins_opening.add(own.opened_won, own.opened)
        whole.wins_played.add(own.played_won, own.played)


def _card(card: str, own: OfCard, slopes: tuple[Ratio, Ratio], decks: int, bar: float, library: Library | None) -> Told:
    """`score` with its bounds is the share of wins where the card was played. `stands_out` goes by the gain, with a
    bar that by chance one card of all would pass in one of twenty balances. Of a card of which as many copies are drawn
    in nearly every match, the gain is by how often it was played."""
    by, slope = ("drawn", slopes[0]) if slopes[0].pairs_behind >= FEWEST else ("played", slopes[1])
    known = slope.pairs_behind >= FEWEST and slope.error > 0
    gain = slope.interval() if known else Interval(0.0, -1.0, 1.0)
    apart = gain.score / slope.error if known else 0.0
    turns = sorted(own.turns.elements())
    names = library.definitions[card].name if library is not None and card in library.definitions else {}
    return {
        "id": card,
        "name": dict(names),
        "decks": own.decks,
        "share_of_decks": round(len(own.decks) / max(1, decks), 4),
        "copies": own.copies,
        "matches": int(own.drawn.of),
        "drawn": round(own.drawn.mean, 4),
        "played": round(own.played.mean, 4),
        **_told(own.wins_played.share()),
        "when_drawn": _told(own.wins_drawn.share(), matches=int(own.wins_drawn.of)),
        "when_opening": _told(own.wins_opening.share(), matches=int(own.wins_opening.of)),
        "when_played": _told(own.wins_played.share(), matches=int(own.wins_played.of)),
        "gain": _told(gain, by=by, z=round(apart, 2)),
        "stands_out": "high" if apart > bar else "low" if apart < -bar else "",
        "turn": {"median": turns[len(turns) // 2], "p10": turns[len(turns) // 10], "p90": turns[len(turns) * 9 // 10]}
        if turns
        else None,
        "never_played": not turns and own.wins_drawn.of >= SELDOM,
        "seeds": {"won": own.won, "lost": own.lost},
    }


def _never_better(decks: Sequence[str], head: Row, library: Library | None) -> list[list[str]]:
    """Pairs of cards of these decks: the second is never better than the first."""
    if library is None:
        return []
    held = {card for deck in decks for card in head["decks"][deck]}
    cards = [library.definitions[card] for card in library.definitions if card in held]
    return [list(two) for two in dominance.dominated(cards, library.vocabulary)]


# --- what was done with what there was --------------------------------------------------------------------------------


def _resources(head: Row, rows: Rows) -> list[Told]:
    """By deck: how much of each habit of the game there is in a turn."""
    found: dict[str, list[Ratio]] = {}
    for row in rows:
        for side, deck in enumerate(row["duel"]):
            of_pair = [match["habits"][side] for match in row["matches"] if "habits" in match]
            if not of_pair:
                continue
            own = found.setdefault(deck, [Ratio() for _ in head["habits"]])
            turns = sum([numbers[0] for numbers in of_pair])
            for place, ratio in enumerate(own, 1):
                ratio.add(sum([numbers[place] for numbers in of_pair]), turns)
    return [
        {"deck": deck} | {name: _told(ratio.interval()) for name, ratio in zip(head["habits"], ratios, strict=True)}
        for deck, ratios in sorted(found.items())
    ]


def _hands(rows: Rows) -> list[Told]:
    """By deck: how many cards are held in an own turn, what share of them can be played at some moment of it, in what
    share of the turns with cards in hand none can, and in what share of those in which one can none is."""
    found: dict[str, list[Ratio]] = {}
    for row in rows:
        for side, deck in enumerate(row["duel"]):
            own = found.setdefault(deck, [Ratio() for _ in range(4)])
            turns, with_cards, cards, playable, stuck, idle = (
                sum(numbers) for numbers in zip(*(match["hands"][side] for match in row["matches"]), strict=True)
            )
            for ratio, hits, of in zip(
                own, (cards, playable, stuck, idle), (turns, cards, with_cards, with_cards - stuck), strict=True
            ):
                ratio.add(hits, of)
    return [
        {"deck": deck, "held": _told(held.interval())}
        | {name: _told(ratio.share()) for name, ratio in zip(("playable", "stuck", "idle"), shares, strict=True)}
        for deck, (held, *shares) in sorted(found.items())
    ]


def _supply(head: Row, rows: Rows) -> list[Told]:
    """By kind, in matches won and lost: what share of the cards drawn are of the kind."""
    told = []
    for place, kind in enumerate(head["supply"]):
        for name, won in (("won", 1.0), ("lost", 0.0)):
            share = Ratio()
            for row in rows:
                of_kind = of = 0
                for match in row["matches"]:
                    for side in (0, 1):
                        if (match["score"] if side == 0 else 1 - match["score"]) == won:
                            own = match["supply"][side][place]
                            of_kind, of = of_kind + own[0], of + own[1]
                share.add(of_kind, of)
            told.append({"kind": kind, "matches": name} | _told(share.interval()))
    return told
