"""Checking a file of any sort: content, scenario or save."""

from __future__ import annotations

from pathlib import Path

from pb12table.files.content import check_profiles, content_files, content_of, load_content
from pb12table.files.layout_checks import NOTHING_WRONG, LayoutReport, check_layout
from pb12table.files.places import assets_folder, scenarios_folder
from pb12table.files.problems import told_as_problem
from pb12table.files.reading import read_toml
from pb12table.files.save import SAVE_ENDING, load_save, resume
from pb12table.files.scenario import scenario_of
from pb12table.kernel.dice import TypedDice


def bundled_files() -> list[Path]:
    """All content files and scenarios that come with the program."""
    folder = scenarios_folder()
    with told_as_problem(folder):
        return [*content_files(assets_folder()), *sorted(folder.glob("*.toml"))]


def check_file(path: Path) -> str:
    """Check a file; raises FileProblem, returns "" or the key of a notice.

    A save is replayed to its end.  A content file is checked together with the content there is, a scenario likewise.
    """
    if path.suffix == SAVE_ENDING or _looks_like_a_save(path):
        loaded = load_save(path)
        resume(loaded, TypedDice())
        return loaded.notice
    document = read_toml(path)
    if "content" in document:
        own = content_of(document, path)
        whole = load_content().under(own)
        check_profiles(own.profiles.values(), whole, path)
        return ""
    scenario_of(document, load_content(), path)
    return ""


def check_layout_file(path: Path) -> LayoutReport:
    """What is wrong with the layout of a scenario file that is sound; nothing for other files.  Raises FileProblem."""
    if path.suffix == SAVE_ENDING or _looks_like_a_save(path):
        return NOTHING_WRONG
    document = read_toml(path)
    return NOTHING_WRONG if "content" in document else check_layout(document, load_content(), path)


def _looks_like_a_save(path: Path) -> bool:
    """Whether a file begins like a line of JSON, which no TOML file does."""
    with told_as_problem(path), path.open("rb") as file:
        return file.read(1) == b"{"
