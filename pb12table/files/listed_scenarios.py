"""What the start screen lists, kept in the user's cache folder until a scenario or something it may name changes.

To tell what there is and that it is sound, all content and all scenarios of all systems are read: far more than a list
shows. Only a list without a problem is kept; a folder that cannot be written or a broken file costs nothing but time.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

import pb12table
from pb12table.files.places import (
    assets_folder,
    cache_folder,
    scenarios_folder,
    user_content_folder,
    user_scenarios_folder,
    user_system_folder,
)
from pb12table.files.problems import FileProblem
from pb12table.files.replacing import write_atomically
from pb12table.files.scenario import ScenarioSummary, scan_scenarios
from pb12table.systems import known

FOLDER: Final = "scenarios"
FILE: Final = "listed.json"


class _Listed(msgspec.Struct):
    """A list, and what it was made of."""

    marks: str
    scenarios: list[ScenarioSummary]


def listed_scenarios() -> tuple[list[ScenarioSummary], list[FileProblem]]:
    """As `scan_scenarios`, without reading anything anew of which nothing has changed."""
    try:
        marks = _marks()
    except OSError:
        return scan_scenarios()
    kept = _read(marks)
    if kept is not None:
        return kept, []
    found, problems = scan_scenarios()
    if not problems:
        _write(_Listed(marks, found))
    return found, problems


def content_marks() -> str:
    """What is different when any file of content is another one, came, went or was written; raises OSError.

    That of all systems: to tell which of them a scenario uses it would have to be read.
    """
    # Of the assets only what is read as content: there are hundreds of textures and texts.
    found = sorted(assets_folder().rglob("*.toml"))
    for folder in (user_content_folder(), *(user_system_folder(system) / "content" for system in known.SYSTEMS)):
        found += sorted(folder.rglob("*.*"))
    return _marks_of(found)


def _marks() -> str:
    """What is different when anything is that a list of scenarios is made of; raises OSError."""
    found: list[Path] = []
    for folder in (scenarios_folder(), user_scenarios_folder(), *map(user_system_folder, known.SYSTEMS)):
        # Pictures that lie beside them, too.
        found += sorted(folder.rglob("*.*"))
    return f"{pb12table.__version__} {' '.join(known.SYSTEMS)} {content_marks()} {_marks_of(found)}"


def _marks_of(files: Iterable[Path]) -> str:
    told = hashlib.sha256()
    for path in files:
        found = path.stat()
        told.update(f"{path} {found.st_ino} {found.st_size} {found.st_mtime_ns}\n".encode(errors="surrogateescape"))
    return told.hexdigest()


def _read(marks: str) -> list[ScenarioSummary] | None:
    try:
        data = (cache_folder(FOLDER) / FILE).read_bytes()
        kept = msgspec.json.decode(data, type=_Listed, dec_hook=_path)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, UnicodeError) as error:
        logging.info("no kept list of scenarios: %s", error)
        return None
    return kept.scenarios if kept.marks == marks else None


def _write(listed: _Listed) -> None:
    try:
        write_atomically(cache_folder(FOLDER) / FILE, msgspec.json.encode(listed, enc_hook=str))
    except (OSError, FileProblem, UnicodeError) as error:
        logging.info("the list of scenarios is not kept: %s", error)


def _path(kind: type, value: Any) -> Any:
    """The one type of a summary that JSON has not; raises NotImplementedError for others."""
    if kind is Path and isinstance(value, str):
        return Path(value)
    raise NotImplementedError
