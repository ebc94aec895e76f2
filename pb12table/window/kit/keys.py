"""What a person has set, and which key does what: built-in bindings, the user's own, their names for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec
import pygame
from platformdirs import user_data_path

from pb12table.files.forms.basics import ProgramStyle, as_name
from pb12table.files.places import APPLICATION, write_atomically
from pb12table.files.problems import FileProblem, check_regular, every_fault_told, told_as_problem
from pb12table.files.reading import DEEPEST_NESTING, form_problem, type_name
from pb12table.files.themes import USUAL
from pb12table.kernel.dice import DiceKind
from pb12table.systems import known
from pb12table.texts.locale import LANGUAGES, Language, Texts, system_language
from pb12table.texts.names import system_name

DiceSpeed = Literal["none", "fast", "normal", "slow"]
SoundVolume = Literal["none", "quiet", "normal", "loud"]
SoundSort = Literal["dice", "fight", "movement", "table", "signals"]
AskChecks = Literal["never", "ammunition", "always"]

DICE_SPEEDS: Final[tuple[DiceSpeed, ...]] = get_args(DiceSpeed)
DICE_KINDS: Final[tuple[DiceKind, ...]] = get_args(DiceKind)
SOUND_VOLUMES: Final[tuple[SoundVolume, ...]] = get_args(SoundVolume)
SOUND_SORTS: Final[tuple[SoundSort, ...]] = get_args(SoundSort)
SCALES: Final = (75, 100, 125, 150, 175, 200)

LONGEST_NAME: Final = 20
"""So many letters the name of a player may have; a longer one would be cut in the turn order."""

MOST_NAMES: Final = 8
"""So many players a scenario may have, and so many names are remembered."""

MOST_FAVOURITES: Final = 60
"""So many things of the editor's palette may be favourites."""

MOST_MIRRORED: Final = 40
"""Of so many layouts it is remembered how new things are mirrored on them."""

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
    apart badly, and `effects`: whether steps, shots and falls are shown; sounds of the `silent` sorts are not heard;
    `favourites` of the editor's palette have the names of its zones; `mirrored`: how new things are
    mirrored in the editor, by the path of the layout, for those on which they are; `coach`: whether marks tell
    how good decisions were.
    """

    language: Language = msgspec.field(default_factory=system_language)
    interface_scale: int = 100
    dice_speed: DiceSpeed = "normal"
    dice: DiceKind = "seeded"
    sound: SoundVolume = "normal"
    silent: list[SoundSort] = msgspec.field(default_factory=list)
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
    mirrored: dict[str, str] = msgspec.field(default_factory=dict)
    coach: bool = False
    keys: dict[str, str] = msgspec.field(default_factory=dict)


def settings_file() -> Path:
    """Return where the settings are stored; neither the file nor its folder need exist."""
    return user_data_path(APPLICATION, appauthor=False) / "settings.json"


def load_settings(path: Path) -> Settings:
    """Return the settings of a file, built-in ones for whatever is missing or wrong in it."""
    return read_settings(path)[0]


def read_settings(path: Path) -> tuple[Settings, tuple[FileProblem, ...]]:
    """Return the settings of a file as far as readable, and what is wrong with the others, which are built in."""
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
    problems += _without_doubles(settings.keys, path)
    settings.player_names = [as_name(name, LONGEST_NAME) for name in settings.player_names[:MOST_NAMES]]
    settings.by_program = settings.by_program[:MOST_NAMES]
    settings.silent = [sort for sort in SOUND_SORTS if sort in settings.silent]
    settings.favourites = settings.favourites[:MOST_FAVOURITES]
    settings.mirrored = dict(list(settings.mirrored.items())[-MOST_MIRRORED:])
    settings.hints_known = dict(list(settings.hints_known.items())[:MOST_HINTS])
    return settings, tuple(problems)


def _without_doubles(own: dict[str, str], path: Path) -> Iterator[FileProblem]:
    """Take out bindings by which one key would mean two things, both where both are the user's; yield what is wrong."""
    while True:
        named = (name for name in own if name in _by_name())
        pairs = ((name, clashes(name, own[name], own)) for name in named)
        name, other = next(((name, other) for name, other in pairs if other is not None), ("", ""))
        if not name:
            return
        yield FileProblem(path, f"keys.{name}", "problem-key-twice", key=own.pop(name), command=name, other=other)
        own.pop(other, None)


def _plain(data: bytes, path: Path) -> dict[str, Any]:
    """Return the table in a JSON file; raises FileProblem."""
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


SIGNS: Final = {
    "key-shift": "⇧",
    "key-backspace": "⌫",
    "key-comma": ",",
    "key-period": ".",
    "key-left": "←",
    "key-right": "→",
    "key-up": "↑",
    "key-down": "↓",
}

ARROWS: Final = tuple("←→↑↓")


@lru_cache(maxsize=128)
def short_key(key: str) -> str:
    """Return the name of a key, in any of our languages, with symbols instead of its long words."""
    for name, sign in _words():
        key = f" {key} ".replace(f" {name} ", f" {sign} ").strip()
    return key


@lru_cache(maxsize=1)
def _words() -> tuple[tuple[str, str], ...]:
    """Return the words and their symbols, longest first, since some are parts of others."""
    found = {Texts(language)(key): sign for language in LANGUAGES for key, sign in SIGNS.items()}
    return tuple(sorted(found.items(), key=lambda item: -len(item[0])))


@dataclass(frozen=True, slots=True)
class Command:
    """Something a key can do; `name` is also the key of its text (`command-<name>`)."""

    name: str
    group: str
    key: str


_GENERAL: Final = tuple(
    Command(name, group, key)
    for group, bindings in {
        "table": {
            "help": "f1",
            "save": "f5",
            "load": "f9",
            "full-screen": "f11",
            "settings": "f10",
            "undo": "ctrl+z",
            "redo": "ctrl+shift+z",
            "undo-turn": "ctrl+backspace",
            "next-figure": "tab",
            "previous-figure": "shift+tab",
            "back": "escape",
            "commit": "return",
            "zoom-in": "+",
            "zoom-out": "-",
            "zoom-fit": "0",
            "pan-left": "left",
            "pan-right": "right",
            "pan-up": "up",
            "pan-down": "down",
            "fold-left": "f6",
            "fold-right": "f7",
            "fold-log": "f8",
            "fold-card": "f3",
            "show-table": "space",
            "more-tiles": "shift+x",
            "briefing": "shift+f1",
            "set-up": "f2",
            "show-sight": "v",
            "show-all-sight": "l",
            "show-ranges": "r",
            "show-command": "c",
            "show-zones": "z",
            "show-squares": "shift+q",
            "show-heights": "h",
            "show-storey": "ctrl+h",
            "ruler": "t",
            "show-names": "y",
            "show-foresight": "shift+f",
            "show-threat": "shift+o",
            "show-trails": "ctrl+t",
            "recap": "ctrl+w",
            "log-file": "shift+f8",
            "why": "ctrl+f1",
            "coach": "ctrl+f2",
            "referee": "ctrl+j",
        },
        "plan": {
            "turn-left": "q",
            "turn-right": "e",
            "take-back": "backspace",
        },
        "path": {
            "stand-higher": "page up",
            "stand-lower": "page down",
        },
        "look": {
            "look-ground": "g",
            "look-lines": "s",
            "look-reach": "b",
            "look-weapon": "w",
            "look-higher": "page up",
            "look-lower": "page down",
            "look-remove": "delete",
            "look-reset": "x",
            "look-picture": "f12",
        },
        "worth": {
            "worth-compare": "k",
            "worth-clear": "x",
        },
        "compare": {
            "compare-other": "o",
            "compare-swap": "m",
            "compare-report": "p",
        },
        "watch": {
            "watch-start": "home",
            "watch-round-back": "page up",
            "watch-back": ",",
            "watch-next": ".",
            "watch-round-on": "page down",
            "watch-end": "end",
            "watch-slower": "shift+left",
            "watch-faster": "shift+right",
            "watch-play-on": "n",
        },
        "edit": {
            "edit-select": "s",
            "edit-rectangle": "b",
            "edit-polygon": "p",
            "edit-circle": "o",
            "edit-line": "w",
            "edit-hole": "k",
            "edit-cells": "i",
            "edit-figure": "f",
            "edit-piece": "shift+w",
            "edit-duplicate": "d",
            "edit-copy": "ctrl+c",
            "edit-cut": "ctrl+x",
            "edit-paste": "ctrl+v",
            "edit-delete": "delete",
            "edit-all": "ctrl+a",
            "edit-turn-left": "q",
            "edit-turn-right": "e",
            "edit-mirror": "m",
            "edit-flip": "shift+m",
            "edit-half-turn": "u",
            "edit-complete": "x",
            "edit-live-mirror": "shift+u",
            "edit-kind": "shift+v",
            "edit-search": "/",
            "edit-favourite": "shift+b",
            "edit-rings": "shift+r",
            "edit-fill-holes": "shift+k",
            "edit-west": "shift+left",
            "edit-east": "shift+right",
            "edit-north": "shift+up",
            "edit-south": "shift+down",
            "edit-grid": "g",
            "edit-corners": "n",
            "edit-angles": "j",
            "edit-level-up": "page up",
            "edit-level-down": "page down",
            "edit-open": "ctrl+o",
            "edit-save": "ctrl+s",
            "edit-save-as": "ctrl+shift+s",
            "edit-play": "ctrl+p",
            "edit-look": "ctrl+l",
            "edit-worth": "ctrl+m",
            "edit-live": "a",
            "edit-forces": "ctrl+f",
            "edit-fields": "ctrl+e",
            "edit-chance": "ctrl+r",
        },
    }.items()
    for name, key in bindings.items()
)

PIECES: Final = "pieces"
"""Terrain that is laid out in pieces, see `SceneFace.tells_pieces`."""
NEEDS: Final[Mapping[str, str]] = {
    "look-ground": "ground",
    "show-ranges": "gear",
    "look-weapon": "gear",
    "show-command": "radii",
    "look-reach": "reach",
    "show-zones": PIECES,
    "show-squares": "squares",
    "show-heights": PIECES,
    "show-storey": PIECES,
}
"""What a system must have for a general command to show anything: an overlay of `SceneFace.overlays`, or pieces."""

_TOGETHER: Final = (("plan", "look"),)
"""Which groups mean something at the same time; those of the table always do."""


def commands(system: str = "") -> tuple[Command, ...]:
    """Return the commands of the table, a rule system and the program's other screens; "": of all systems."""
    return _commands((system,) if system else known.SYSTEMS)


def shows(command: str, system: str) -> bool:
    """Return whether a command shows anything in games of a rule system."""
    face, needed = known.scene(system), NEEDS.get(command)
    return needed is None or (face.tells_pieces if needed == PIECES else needed in face.overlays)


@cache
def _commands(systems: tuple[str, ...]) -> tuple[Command, ...]:
    found = {command.name: command for command in _GENERAL}
    for system in systems:
        for group, bindings in known.keys(system).bindings.items():
            for name, key in bindings.items():
                found.setdefault(name, Command(name, group, key))
    own = dict.fromkeys(group for system in systems for group in known.keys(system).bindings)
    ranks = {group: rank for rank, group in enumerate(dict.fromkeys(("table", *own)))}
    return tuple(sorted(found.values(), key=lambda command: ranks.get(command.group, len(ranks))))


def _by_name() -> Mapping[str, Command]:
    return _named(known.SYSTEMS)


@cache
def _named(systems: tuple[str, ...]) -> Mapping[str, Command]:
    return {command.name: command for command in _commands(systems)}


@cache
def _alive_together(systems: tuple[str, ...]) -> tuple[frozenset[str], ...]:
    own = (groups for system in systems for groups in known.keys(system).together)
    return tuple(map(frozenset, (*_TOGETHER, *own)))


_TYPED: Final = frozenset("+-,.")
_SAME: Final = {
    pygame.K_KP_ENTER: "return",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    pygame.K_KP0: "0",
}
_MODIFIER_KEYS: Final = frozenset(
    (
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
    )
)


_WITH_NAMES: Final = {
    ",": "comma",
    ".": "period",
    "page up": "page-up",
    "page down": "page-down",
} | {
    name: name
    for name in (
        *("return", "escape", "backspace", "tab", "ctrl", "shift"),
        *("left", "right", "up", "down", "delete", "home", "end", "space"),
    )
}
"""The name in the texts of each key that has one in the language."""


def binding_of(event: pygame.event.Event) -> str:
    """Return the binding text of a key press; "" for a modifier alone."""
    if event.key in _MODIFIER_KEYS:
        return ""
    typed: str = getattr(event, "unicode", "")
    # Where + - , . lie differs between keyboards, so for them the character counts and not the key.
    if typed in _TYPED and typed:
        return typed
    name = _SAME.get(event.key) or pygame.key.name(event.key)
    if not name:
        return ""
    modifiers: int = getattr(event, "mod", 0)
    held = [
        word
        for word, mask in (("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META), ("alt", pygame.KMOD_ALT))
        if modifiers & mask
    ]
    if modifiers & pygame.KMOD_SHIFT:
        held.append("shift")
    return "+".join([*held, name])


def key_of(name: str, own: Mapping[str, str]) -> str:
    """Return the binding of a command, the user's own first."""
    return own.get(name) or _by_name()[name].key


def group_of(name: str) -> str:
    """Return the group of a command, "" for one without a key."""
    return _by_name()[name].group if name in _by_name() else ""


def command_for(binding: str, groups: Iterable[str], own: Mapping[str, str]) -> str | None:
    """Return the command a binding means in the given groups; earlier groups win."""
    for group in groups:
        for command in commands():
            if command.group == group and key_of(command.name, own) == binding:
                return command.name
    return None


LOOKING: Final = ("show-", "zoom-", "fold-")
"""How the names of commands begin that decide nothing, whatever is asked."""


def looks(event: pygame.event.Event, own: Mapping[str, str]) -> bool:
    """Return whether an event is a key at a table that changes only what is seen of it, once it is pressed."""
    if event.type != pygame.KEYDOWN:
        return False
    command = command_for(binding_of(event), ("table",), own) or ""
    return command.startswith((*LOOKING, "ruler")) and command != "show-table"


def clashes(name: str, binding: str, own: Mapping[str, str]) -> str | None:
    """Return the other command a binding would hide, or mean too in the same game, if `name` got it; None if free."""
    group = _by_name()[name].group
    for command in commands():
        if command.name == name or key_of(command.name, own) != binding or are_alike(name, command.name):
            continue
        if are_alive_together((command.group, group)) or any({name, command.name} <= game for game in _games()):
            return command.name
    return None


ALIKE: Final = (
    frozenset(("end-turn", "step-end-turn", "w6-end-turn", "fate-end-turn", "pass-interruption", "leave-it")),
    frozenset(("stand-higher", "aim-higher")),
    frozenset(("stand-lower", "aim-lower")),
)
"""Commands that do the same in different questions, and so have one key."""


def are_alike(one: str, other: str) -> bool:
    """Return whether two commands do the same in different questions."""
    return any(one in alike and other in alike for alike in ALIKE)


IN_GAMES: Final = ("table", "plan", "path")
"""The groups of general commands that mean something in a game of any rule system."""


def commands_in_game(system: str) -> tuple[Command, ...]:
    """Return the commands that mean something in games of a rule system."""
    groups = (*IN_GAMES, *known.keys(system).bindings)
    return tuple(command for command in commands(system) if command.group in groups)


@cache
def _games() -> tuple[frozenset[str], ...]:
    return tuple(frozenset(each.name for each in commands_in_game(system)) for system in known.SYSTEMS)


def are_alive_together(groups: Iterable[str]) -> bool:
    """Return whether keys of all these groups can have a meaning at the same time."""
    others = {group for group in groups if group != "table"}
    return len(others) < 2 or any(others <= alive for alive in _alive_together(known.SYSTEMS))


def shown_binding(texts: Texts, binding: str) -> str:
    """Return a binding for people: "Ctrl Shift Z", with the language's words for the keys that have one."""

    def shown(part: str) -> str:
        if part in _WITH_NAMES:
            return texts(f"key-{_WITH_NAMES[part]}")
        return part.upper() if len(part) <= 3 else part.capitalize()

    return " ".join(map(shown, binding.split("+") if binding != "+" else ["+"]))


def shown_key(texts: Texts, name: str, own: Mapping[str, str]) -> str:
    """Return the key of a command for people, the user's own first; "" for what is only a button."""
    return shown_binding(texts, key_of(name, own)) if name in _by_name() else ""


def keys_page(texts: Texts) -> str:
    """Return the page of all keys in games: those of every game, and those of each one beside each other."""
    games = {system: {each.name: each for each in commands_in_game(system)} for system in known.SYSTEMS}
    common = [name for name in games[known.SYSTEMS[0]] if all(name in game for game in games.values())]
    rows: dict[str, dict[str, str]] = {}
    for system, game in games.items():
        own = texts.of(system)
        for name, command in game.items():
            if name not in common and shows(name, system):
                told = rows.setdefault(command.key, {})
                told[system] = " / ".join(filter(None, (told.get(system, ""), own(f"command-{name}"))))

    def order(key: str) -> tuple[bool, bool, str]:
        return "+" in key[:-1], len(key) > 1, key

    def row(*cells: str) -> str:
        return f"| {' | '.join(cells)} |"

    lines = [f"# {texts('keys-page-title')}", "", texts("keys-page-preface"), ""]
    lines += [f"## {texts('keys-page-each')}", ""]
    lines += [
        row(texts("keys-page-key"), *(system_name(texts, system) for system in games)),
        row(*"-" * (len(games) + 1)),
    ]
    for key in sorted(rows, key=order):
        lines.append(row(f"**{shown_binding(texts, key)}**", *(rows[key].get(system, "") for system in games)))
    lines += ["", f"## {texts('keys-page-common')}", "", row(texts("keys-page-key"), ""), row("-", "-")]
    for name in sorted(common, key=lambda name: order(_by_name()[name].key)):
        lines.append(row(f"**{shown_key(texts, name, {})}**", texts(f"command-{name}")))
    return "\n".join(lines) + "\n"
