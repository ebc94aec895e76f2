"""What a person has set: language, size, dice, keys; kept as JSON in the user's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, get_args

import msgspec

from pb12table.files.places import user_folder
from pb12table.files.replacing import write_atomically
from pb12table.texts.locale import Language, system_language

DiceSpeed = Literal["none", "fast", "normal", "slow"]
DiceKind = Literal["program", "typed"]
AskChecks = Literal["never", "ammunition", "always"]

DICE_SPEEDS: Final[tuple[DiceSpeed, ...]] = get_args(DiceSpeed)
DICE_KINDS: Final[tuple[DiceKind, ...]] = get_args(DiceKind)
ASK_CHECKS: Final[tuple[AskChecks, ...]] = get_args(AskChecks)
SCALES: Final = (75, 100, 125, 150, 175, 200)

LONGEST_NAME: Final = 20
"""So many letters the name of a player may have; a longer one would be cut in the turn order."""

MOST_NAMES: Final = 8
"""So many players a scenario may have, and so many names are remembered."""


class Settings(msgspec.Struct):
    """All settings.

    `interface_scale` in per cent of the natural size, one of SCALES; `keys` holds only the bindings that differ from
    the built-in ones; `ask_checks`: when to ask before a further check of an attack (R1.6.5); `player_names`: who sat
    at the table the last time, in the order of the players, "" for the name that a scenario gives.
    """

    language: Language = msgspec.field(default_factory=system_language)
    interface_scale: int = 100
    dice_speed: DiceSpeed = "normal"
    dice: DiceKind = "program"
    ask_checks: AskChecks = "ammunition"
    full_screen: bool = False
    player_names: list[str] = msgspec.field(default_factory=list)
    keys: dict[str, str] = msgspec.field(default_factory=dict)


def settings_file() -> Path:
    """Where the settings lie."""
    return user_folder() / "settings.json"


def load_settings(path: Path) -> Settings:
    """The settings of a file; the built-in ones when it is missing or not a settings file."""
    try:
        settings = msgspec.json.decode(path.read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return Settings()
    if settings.interface_scale not in SCALES:
        settings.interface_scale = 100
    names = (" ".join(name.split())[:LONGEST_NAME] for name in settings.player_names[:MOST_NAMES])
    settings.player_names = list(names)
    return settings


def save_settings(settings: Settings, path: Path) -> None:
    """Write the settings, replacing the file as a whole; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(settings), indent=2))
