"""What the table remembers between two starts."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.system.files import replace_file
from game.system.places import user_folder
from game.table.messages import LANGUAGES, system_language

SPEEDS = (1, 2, 4, 0)  # 0: at once
SCALES = (0.75, 0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)


def folder() -> Path:
    """Where settings and matches are kept; CONTRACTS_HOME overrules."""
    return user_folder()


@dataclass
class Setup:
    """The last match that was set up."""

    mode: str = "computer"  # or "hotseat"
    decks: list[str] = field(default_factory=lambda: ["", ""])
    level: str = "casual"
    first: str = "chance"  # "me", "opponent"


@dataclass
class Settings:
    language: str = field(default_factory=system_language)
    speed: int = 1
    scale: float = 1.0
    theme: str = "felt"
    reduced_motion: bool = False
    confirm_payment: bool = True
    fullscreen: bool = False
    plain_window: bool = False  # found out at the first start: here a window without OpenGL is quicker
    setup: Setup = field(default_factory=Setup)

    def save(self, path: Path | None = None) -> bool:
        """Keep them, whole at every moment; False where nothing can be written, and then they hold until the end."""
        path = path or folder() / "settings.json"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(path, json.dumps(asdict(self), indent=1).encode())
        except OSError:
            return False
        return True


def load(path: Path | None = None) -> tuple[Settings, bool]:
    """The settings, and whether the file was damaged and defaults stand in for it."""
    path = path or folder() / "settings.json"
    settings = Settings()
    if not path.exists():
        return settings, False
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        _take(settings, {name: value for name, value in raw.items() if name != "setup"})
        _take(settings.setup, raw.get("setup", {}))
        _check(settings)
    except (OSError, ValueError, TypeError, AttributeError):
        return Settings(), True
    return settings, False


def _take(target: Any, raw: dict[str, Any]) -> None:
    for entry in fields(target):
        if entry.name in raw:
            value = raw[entry.name]
            kind = type(getattr(target, entry.name))
            if kind is float and type(value) is int:
                value = float(value)
            if type(value) is not kind:
                raise TypeError(f"{entry.name}: {value!r}")
            setattr(target, entry.name, value)


def _check(settings: Settings) -> None:
    sound = (
        settings.language in LANGUAGES
        and settings.speed in SPEEDS
        and 0.75 <= settings.scale <= 2.0
        and settings.theme in ("felt", "contrast")
        and len(settings.setup.decks) == 2
        and all(type(deck) is str for deck in settings.setup.decks)
    )
    if not sound:
        raise ValueError("a setting is out of range")
