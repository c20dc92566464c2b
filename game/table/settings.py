"""What the table remembers between two starts."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, NoReturn

from game.records.cards import GAMES
from game.records.levels import LEVELS, OPPONENTS, STYLES, USUAL, opponent
from game.records.schema import MOST_SEATS
from game.system import languages
from game.system.files import make_folder, replace_file, sweep
from game.system.places import user_folder
from game.system.reading import read_regular
from game.system.visible import first_hidden
from game.table import bindings

SPEEDS = (1, 2, 4, 0)  # 0: at once
THEMES = ("felt", "contrast", "sky", "rose")
"""The palettes, as `theme.THEMES` has them: the last two keep apart what eyes without green or without blue confuse."""
SCALES = (0.75, 0.85, 1.0, 1.15, 1.25, 1.5, 1.75, 2.0)
VOLUMES = tuple(part / 10 for part in range(11))
HUMAN = "human"
CHANCE = "chance"
FOR_A_CARD = ("never", "always", "itself")
"""How a person is asked in windows for a card: not where it is all that they could use, wherever they can use it, or
not for what saves it where it would die, as the table does that by itself."""
MOST_CARDS = 500
"""Of a deck that was left unfinished."""
LONGEST_PLAYER = 18
"""So many characters the name of a person has at the most."""
LONGEST_ID = 60
FACES = ("otter", "fox", "bear", "dove", "crane")
"""With which the first of those at this table begin."""
MOST_BYTES = 100_000
"""The file of settings is no larger."""


def folder() -> Path:
    """Where settings and matches are kept; CONTRACTS_HOME overrules."""
    return user_folder()


def is_name(name: str) -> bool:
    """Can a person be called so? "" too: they need no name."""
    return len(name) <= LONGEST_PLAYER and first_hidden(name) is None


@dataclass
class LeftDeck:
    """A deck that was left unfinished; without cards there is none."""

    name: str = ""
    former: str = ""
    """The id of the own deck that it changes."""
    cards: list[str] = field(default_factory=list)
    """Every copy."""

    def keep(self, name: str, former: str, counts: Mapping[str, int]) -> None:
        self.name, self.former = name, former
        self.cards = [card for card, n in counts.items() for _ in range(n)]

    def counts(self) -> Counter[str]:
        return Counter(self.cards)


@dataclass
class Sides:
    """What was chosen for one game, an entry for each of the most seats that a match can have."""

    seats: int = 2
    decks: list[str] = field(default_factory=lambda: [""] * MOST_SEATS)
    who: list[str] = field(default_factory=lambda: [HUMAN, *[USUAL] * (MOST_SEATS - 1)])
    people: list[str] = field(default_factory=lambda: [""] * MOST_SEATS)
    """The ids of those who play for the computer; "": somebody by chance."""
    rules: dict[str, bool] = field(default_factory=dict)
    """The switches that players agreed on, where they did not leave them as they are."""
    draft: LeftDeck = field(default_factory=LeftDeck)

    def complete(self, known: list[str]) -> None:
        """Give each seat a deck that there is; `known` are not none."""
        self.decks = [deck if deck in known else known[seat % len(known)] for seat, deck in enumerate(self.decks)]

    def seated(self) -> tuple[str, ...]:
        return tuple(self.who[: self.seats])

    def seat(self, mode: str, level: str) -> None:
        """Put people and computers where `mode` wants them, unless it can be played as they sit."""
        people = self.seated().count(HUMAN)
        if self.seats == 2:
            self.who[:2] = [HUMAN, HUMAN if mode == "hotseat" else level]
        elif mode == "hotseat" and people < 2:
            self.who = [HUMAN] * MOST_SEATS
        elif mode == "computer" and people in (0, self.seats):
            self.who = [HUMAN, *[level] * (MOST_SEATS - 1)]


@dataclass
class Setup:
    """The last match that was set up, and what was chosen for each game."""

    game: str = GAMES[0]
    mode: str = "computer"  # or "hotseat"
    level: str = USUAL
    first: str = CHANCE  # or the number of a seat
    games: dict[str, Sides] = field(default_factory=dict)
    style: str = ""
    """How the computer likes to play, where its level may have a style; "" for no leaning."""

    @property
    def opponent(self) -> str:
        """The word for the computer's level in its style."""
        return opponent(self.level, self.style)

    def of(self, game: str) -> Sides:
        return self.games.setdefault(game, Sides())


@dataclass
class Settings:
    language: str = field(default_factory=languages.of_system)
    speed: int = 1
    scale: float = 1.0
    theme: str = "felt"
    reduced_motion: bool = False
    confirm_payment: bool = True
    by_itself: bool = True
    """Is what need not be asked answered by itself, such as that what is left over is stored?"""
    asks_always: bool = False
    """Is a person asked in every window in which they can do something, or only where it may matter?"""
    stops: dict[str, list[str]] = field(default_factory=dict)
    """Of each game the phases in which a person wants to be asked always, each with its side (`match.windows.stop`)."""
    asked: dict[str, dict[str, str]] = field(default_factory=dict)
    """Of each game the cards for which a person is not asked in windows as usual, and how: one of `FOR_A_CARD`."""
    fullscreen: bool = False
    volume: float = 1.0
    """Of everything, 0 to 1, as ears reckon; the three below are parts of it."""
    volume_effects: float = 1.0
    volume_ambience: float = 0.9
    volume_music: float = 0.9
    sound_on: bool = True
    music_on: bool = True
    player_names: list[str] = field(default_factory=lambda: [""] * MOST_SEATS)
    """What those at this table are called, the first of them first; "": as the table calls them."""
    player_faces: list[str] = field(default_factory=lambda: [FACES[seat % len(FACES)] for seat in range(MOST_SEATS)])
    """Their faces, by the words of `people/players.yaml`."""
    speech: bool = False
    """Are focus, questions and log said aloud?"""
    plain_window: bool = False  # found out at the first start: here a window without OpenGL is quicker
    lessons: dict[str, int] = field(default_factory=dict)
    """Of each game whose lesson was begun, which of its moments is next; -1: it is over."""
    puzzles: list[str] = field(default_factory=list)
    """Those that were solved."""
    keys: dict[str, int] = field(default_factory=dict)
    """Of `bindings.actions`, those that are on another key than at first, and which."""
    hints: bool = True
    """Is what first comes up explained?"""
    hints_seen: list[str] = field(default_factory=list)
    setup: Setup = field(default_factory=Setup)

    def sits(self, number: int) -> dict[str, str]:
        """How a match file says who the person is that sits down as the first, second, …."""
        told = {"name": self.player_names[number].strip(), "face": self.player_faces[number]}
        return {field: word for field, word in told.items() if word}

    def save(self, path: Path | None = None) -> bool:
        """Keep them, whole at every moment; False where nothing can be written, and then they hold until the end."""
        path = path or folder() / "settings.json"
        try:
            make_folder(path.parent)
            sweep(path)
            replace_file(path, json.dumps(asdict(self), indent=1).encode())
        except OSError:
            return False
        return True


def load(path: Path | None = None) -> tuple[Settings, bool]:
    """The settings, and whether the file was damaged; what can't be read of it is as at the first start."""
    path = path or folder() / "settings.json"
    settings = Settings()
    if not os.path.lexists(path):
        return settings, False
    try:
        raw = _as_now(json.loads(read_regular(path, MOST_BYTES).decode("utf-8"), parse_constant=_refuse))
    except (OSError, ValueError, RecursionError):
        return settings, True
    return settings, not _take(settings, raw)


def _refuse(name: str) -> NoReturn:
    """For numbers that are none, such as NaN."""
    raise ValueError(name)


def _as_now(raw: Any) -> Any:
    """What a version wrote that knew one game and two sides, or fewer seats, as it is written now."""
    setup = raw.get("setup") if isinstance(raw, dict) else None
    if isinstance(setup, dict):
        setup["first"] = {"me": "0", "opponent": "1"}.get(str(setup.get("first")), setup.get("first", CHANCE))
        decks = setup.pop("decks", None)
        if isinstance(decks, list) and "games" not in setup:
            setup["games"] = {GAMES[0]: {"decks": decks}}
        for sides in _tables(setup.get("games")):
            for name, empty in (("decks", ""), ("who", USUAL)):
                given = sides.get(name)
                if isinstance(given, list) and 2 <= len(given) < MOST_SEATS:
                    sides[name] = given + [empty] * (MOST_SEATS - len(given))
    return raw


def _tables(raw: Any) -> list[dict[str, Any]]:
    """Those among the values of a table that are tables themselves."""
    return [part for part in raw.values() if isinstance(part, dict)] if isinstance(raw, dict) else []


def _take(target: Any, raw: Any) -> bool:
    """Put into `target` what is sound of `raw`; False if something of it is not."""
    if not isinstance(raw, dict):
        return False
    sound = True
    for entry in fields(target):
        if entry.name not in raw:
            continue
        value, now = raw[entry.name], getattr(target, entry.name)
        if type(now) is float and type(value) is int:
            value = float(value)
        if is_dataclass(now):
            sound &= _take(now, value)
        elif type(value) is not type(now) or not SOUND.get(entry.name, _anything)(value):
            sound = False
        elif entry.name == "games":
            for game, part in value.items():
                sound &= _take(target.of(game), part)
        else:
            setattr(target, entry.name, value)
    return sound


def _anything(value: Any) -> bool:
    return True


def _all_of(kind: type, value: list[Any]) -> bool:
    return len(value) == MOST_SEATS and all(type(part) is kind for part in value)


SOUND: dict[str, Callable[[Any], bool]] = {
    "language": languages.is_known,
    "speed": SPEEDS.__contains__,
    "scale": lambda scale: SCALES[0] <= scale <= SCALES[-1],
    "theme": THEMES.__contains__,
    "keys": bindings.sound,
    **dict.fromkeys(("volume", "volume_effects", "volume_ambience", "volume_music"), lambda volume: 0 <= volume <= 1),
    "game": GAMES.__contains__,
    "mode": ("computer", "hotseat").__contains__,
    "level": LEVELS.__contains__,
    "style": ("", *STYLES).__contains__,
    "first": (CHANCE, *map(str, range(MOST_SEATS))).__contains__,
    "seats": lambda seats: 2 <= seats <= MOST_SEATS,
    "decks": lambda decks: _all_of(str, decks),
    "who": lambda who: _all_of(str, who) and set(who) <= {HUMAN, *OPPONENTS},
    "cards": lambda cards: len(cards) <= MOST_CARDS and all(type(card) is str for card in cards),
    "lessons": lambda lessons: all(type(at) is int and -1 <= at <= MOST_CARDS for at in lessons.values()),
    "hints_seen": lambda seen: len(seen) <= MOST_CARDS and all(type(hint) is str for hint in seen),
    "puzzles": lambda solved: len(solved) <= MOST_CARDS and all(type(one) is str for one in solved),
    "stops": lambda stops: all(
        type(own) is list and len(own) <= MOST_CARDS and all(type(stop) is str for stop in own)
        for own in stops.values()
    ),
    "asked": lambda asked: all(
        type(own) is dict and len(own) <= MOST_CARDS and all(how in FOR_A_CARD for how in own.values())
        for own in asked.values()
    ),
    "people": lambda people: _all_of(str, people) and all(len(word) <= LONGEST_ID for word in people),
    "player_names": lambda names: _all_of(str, names) and all(is_name(name) for name in names),
    "player_faces": lambda faces: _all_of(str, faces) and all(len(word) <= LONGEST_ID for word in faces),
    "rules": lambda rules: all(type(on) is bool for on in rules.values()),
}
"""What a field must hold beside being of its kind."""
