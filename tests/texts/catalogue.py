"""The Fluent files as they are written, for tests that compare them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.serializer import serialize_pattern

from pb12table.files.places import assets_folder
from pb12table.systems.known import SYSTEMS, UNNAMED, folder
from pb12table.texts.locale import language_files, system_files

FOLDER = assets_folder() / "locale"


@cache
def parsed(path: Path) -> fluent.Resource:
    """One file, parsed."""
    return parse(path.read_text(encoding="utf-8"))


def entries(path: Path) -> dict[str, fluent.Pattern]:
    """The texts of one file: terms with a dash before, attributes as `key.attribute`."""
    found: dict[str, fluent.Pattern] = {}
    for entry in parsed(path).body:
        if not isinstance(entry, fluent.Message | fluent.Term):
            continue
        key = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
        if entry.value is not None:
            found[key] = entry.value
        found |= {f"{key}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def all_files(language: str) -> list[Path]:
    """All files of a language, those of systems after the general ones."""
    own = [path for system in SYSTEMS for path in system_files(FOLDER, language, system)]
    return [*language_files(FOLDER, language), *own]


def system_keys(language: str, system: str) -> set[str]:
    """The keys of the texts that a system has of its own."""
    return {key for path in system_files(FOLDER, language, system) for key in entries(path)}


@cache
def keys_of(language: str, system: str = UNNAMED) -> Mapping[str, fluent.Pattern]:
    """All texts of a language by key, as games of a rule system have them."""
    files = [*language_files(FOLDER, language), *system_files(FOLDER, language, system)]
    return MappingProxyType({key: pattern for path in files for key, pattern in entries(path).items()})


def message(language: str, key: str, system: str = UNNAMED) -> str:
    """A text as it is written, placeables included."""
    return serialize_pattern(keys_of(language, system)[key]).strip()


def system_at(place: str) -> str:
    """The rule system whose texts are asked at a place of the program, such as "systems/pb12/rules/x.py:3"."""
    return next((system for system in SYSTEMS if place.startswith(f"systems/{folder(system).name}/")), UNNAMED)
