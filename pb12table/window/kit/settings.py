"""What a person has set: language, size, dice, keys; kept as JSON in the user's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec
from platformdirs import user_data_path

from pb12table.files.places import APPLICATION
from pb12table.files.problems import FileProblem, check_regular, every_fault_told, told_as_problem
from pb12table.files.reading import DEEPEST_NESTING, form_problem, type_name
from pb12table.files.replacing import write_atomically
from pb12table.files.saves.save_lines import ProgramStyle
from pb12table.files.shown_text import as_name
from pb12table.files.themes import USUAL
from pb12table.kernel.dice import DiceKind
from pb12table.texts.locale import Language, system_language

DiceSpeed = Literal["none", "fast", "normal", "slow"]
SoundVolume = Literal["none", "quiet", "normal", "loud"]
AskChecks = Literal["never", "ammunition", "always"]

DICE_SPEEDS: Final[tuple[DiceSpeed, ...]] = get_args(DiceSpeed)
DICE_KINDS: Final[tuple[DiceKind, ...]] = get_args(DiceKind)
SOUND_VOLUMES: Final[tuple[SoundVolume, ...]] = get_args(SoundVolume)
SCALES: Final = (75, 100, 125, 150, 175, 200)

LONGEST_NAME: Final = 20
"""So many letters the name of a player may have; a longer one would be cut in the turn order."""

MOST_NAMES: Final = 8
"""So many players a scenario may have, and so many names are remembered."""

MOST_FAVOURITES: Final = 60
"""So many things of the editor's palette may be favourites."""

MOST_HINTS: Final = 64
"""Of so many hints it is remembered how well they are known."""


Seated = ProgramStyle
"""Who plays for somebody: the program in one of its ways, or "" for people."""


class Settings(msgspec.Struct):
    """All settings.

    `interface_scale` in per cent of the natural size, one of SCALES; `keys` holds only the bindings that differ from
    the built-in ones; `ask_checks`: when to ask before a further check of an attack (R1.6.5); `player_names`: who sat
    at the table the last time, in the order of the players, "" for the name that a scenario gives; `by_program`: how
    the program played for each of them, "" for people; `hints` are those of the first steps, `hints_known` beside how
    many decisions each has been read; `theme` is the name of its file, `colour_blind`: for eyes that tell some colours
    apart badly, and `effects`: whether shots, blows and falls are shown; `favourites` of the editor's palette have the
    names of its zones.
    """

    language: Language = msgspec.field(default_factory=system_language)
    interface_scale: int = 100
    dice_speed: DiceSpeed = "normal"
    dice: DiceKind = "seeded"
    sound: SoundVolume = "normal"
    ask_checks: AskChecks = "ammunition"
    full_screen: bool = False
    player_names: list[str] = msgspec.field(default_factory=list)
    by_program: list[Seated] = msgspec.field(default_factory=list)
    hints: bool = True
    hints_known: dict[str, int] = msgspec.field(default_factory=dict)
    theme: str = USUAL
    colour_blind: bool = False
    effects: bool = True
    favourites: list[str] = msgspec.field(default_factory=list)
    keys: dict[str, str] = msgspec.field(default_factory=dict)


def settings_file() -> Path:
    """Where the settings lie; neither the file nor its folder need exist."""
    return user_data_path(APPLICATION, appauthor=False) / "settings.json"


def load_settings(path: Path) -> Settings:
    """The settings of a file, the built-in ones for whatever is missing or wrong in it."""
    return read_settings(path)[0]


def read_settings(path: Path) -> tuple[Settings, tuple[FileProblem, ...]]:
    """The settings of a file as far as they can be read, and what is wrong with the others, which are built in."""
    try:
        with every_fault_told(path):
            return _read_settings(path) if path.exists() else (Settings(), ())
    except FileProblem as problem:
        return Settings(), (problem,)


def _read_settings(path: Path) -> tuple[Settings, tuple[FileProblem, ...]]:
    check_regular(path)
    document = _plain(path.read_bytes(), path)
    if document.get("dice") == "program":
        document["dice"] = "seeded"  # as the program's dice were called here before saves and settings agreed
    if isinstance(flags := document.get("by_program"), list):
        # Flags, as it was written while the program could play in one way only.
        document["by_program"] = [("aggressive" if flag else "") if isinstance(flag, bool) else flag for flag in flags]
    kept: dict[str, Any] = {}
    problems = []
    for name in Settings.__struct_fields__:
        if name not in document:
            continue
        value = document[name]
        try:
            msgspec.convert({name: value}, Settings)
        except msgspec.ValidationError as error:
            problems.append(form_problem({name: value}, path, "", str(error), Settings))
            continue
        if name == "interface_scale" and value not in SCALES:
            known = ", ".join(str(scale) for scale in SCALES)
            problems.append(
                FileProblem(path, name, "problem-unknown-value", found=value, known=known, count=len(SCALES), more=0)
            )
            continue
        kept[name] = value
    settings = msgspec.convert(kept, Settings)
    settings.player_names = [as_name(name, LONGEST_NAME) for name in settings.player_names[:MOST_NAMES]]
    settings.by_program = settings.by_program[:MOST_NAMES]
    settings.favourites = settings.favourites[:MOST_FAVOURITES]
    settings.hints_known = dict(list(settings.hints_known.items())[:MOST_HINTS])
    return settings, tuple(problems)


def _plain(data: bytes, path: Path) -> dict[str, Any]:
    """The table in a file of JSON; raises FileProblem."""
    try:
        document = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FileProblem(path, "", "problem-not-json", reason=str(error)) from None
    except RecursionError:
        raise FileProblem(path, "", "problem-too-nested", levels=DEEPEST_NESTING) from None
    if not isinstance(document, dict):
        raise FileProblem(path, "", "problem-wrong-type", expected="table", found=type_name(document))
    return document


def keep_aside(path: Path) -> Path | None:
    """Copy a settings file that cannot be read whole, so that nothing in it is lost; None where that is impossible."""
    kept = path.with_suffix(".broken.json")
    try:
        write_atomically(kept, path.read_bytes())
    except OSError:
        return None
    return kept


def save_settings(settings: Settings, path: Path) -> None:
    """Write the settings, replacing the file as a whole; raises FileProblem, which names it."""
    with told_as_problem(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, msgspec.json.format(msgspec.json.encode(settings), indent=2))
