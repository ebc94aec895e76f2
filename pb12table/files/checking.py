"""Checking a file of any sort: content, force, scenario or save."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pb12table.files.content import content_files, load_content, own_assets
from pb12table.files.forces import force_of, is_force
from pb12table.files.layout_checks import NOTHING_WRONG, LayoutReport, check_layout
from pb12table.files.of_system import system_of
from pb12table.files.places import assets_folder, of_system, scenarios_folder
from pb12table.files.problems import every_fault_told, told_as_problem
from pb12table.files.reading import text_of, toml_document
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import read_save, save_of
from pb12table.files.saves.save_names import SAVE_ENDING
from pb12table.files.scenario import scenario_of
from pb12table.files.themes import is_theme, theme_files, theme_of
from pb12table.kernel.dice import TypedDice
from pb12table.systems import known


def bundled_files() -> list[Path]:
    """All content files, scenarios and themes that come with the program."""
    found: list[Path] = [path for path in theme_files().values() if path.is_relative_to(assets_folder())]
    for system in known.SYSTEMS:
        folder = of_system(scenarios_folder(), system)
        with told_as_problem(folder):
            found += [*content_files(own_assets(system), system), *sorted(folder.glob("*.toml"))]
    return found


@dataclass(frozen=True, slots=True)
class Checked:
    """A file that is sound: "" or the key of a notice, and what is wrong with its layout if it is a scenario."""

    notice: str = ""
    layout: LayoutReport = NOTHING_WRONG


def check_file(path: Path) -> Checked:
    """Check a file, which is read once, so that it may be a pipe; raises FileProblem.

    A save is replayed to its end.  Content, forces and scenarios are checked together with the content
    there is.
    """
    data = read_save(path)
    # No TOML file begins like a line of JSON.
    if path.suffix == SAVE_ENDING or data.startswith(b"{"):
        loaded = save_of(data, path)
        resume(loaded, TypedDice())
        return Checked(loaded.notice)
    document = toml_document(text_of(data, path), path)
    if is_theme(document):
        theme_of(document, path)
        return Checked()
    with every_fault_told(path):
        system = system_of(document, path)
        content = load_content(system)
        if is_force(document):
            force_of(document, content, path)
            return Checked()
        if "content" in document:
            known.content(system).check_document(document, content, path)
            return Checked()
    scenario_of(document, content, path)
    return Checked(layout=check_layout(document, content, path))
