"""With which other layout the one on the workbench is compared: as it was before, or another file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from pb12table.app.editor.filing.asking import ask_file
from pb12table.app.editor.filing.opening import line_of
from pb12table.app.editor.workbench import Workbench
from pb12table.app.screens.base import Desk
from pb12table.app.worth.compare.base import Side
from pb12table.files.of_system import check_system, known_system
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import load_scenario, scenario_files
from pb12table.layouts.editing import Document
from pb12table.layouts.sketch import sketched
from pb12table.texts.locale import Texts
from pb12table.window.screens.asking import PickOne

OPENED: Final = "opened"
IN_FILE: Final = "in-file"
BEFORE_LAST: Final = "before-last"
ELSEWHERE: Final = "elsewhere"


def earlier_ones(bench: Workbench) -> dict[str, Document]:
    """How the layout on the bench was before, by what that is called; without what is as it is now, and doubles."""
    history = bench.history
    found: dict[str, Document] = {}
    for key, document in (
        (IN_FILE, history.in_file), (OPENED, history.opened), (BEFORE_LAST, history.before_last)
    ):  # fmt: skip
        if document is not None and document != history.document and document not in found.values():
            found[key] = document
    return found


def now(desk: Desk, bench: Workbench) -> Side:
    """The layout on the bench as it is."""
    return Side(bench.setup, desk.texts("compare-now"), bench.path.stem)


def earlier_side(desk: Desk, bench: Workbench, key: str) -> Side:
    """The layout on the bench as it was."""
    document = earlier_ones(bench)[key]
    setup = sketched(document, bench.content, bench.path).setup
    return Side(setup, desk.texts(f"compare-{key}"), bench.path.stem)


def offer_others(desk: Desk, bench: Workbench, then: Callable[[Side], None]) -> None:
    """List what the layout can be compared with, the ways it was before first."""
    texts = desk.texts
    options = [(key, texts(f"compare-with-{key}")) for key in earlier_ones(bench)]
    options += [(str(path), line) for line, path in sorted(_others(bench, texts), key=lambda one: one[0].casefold())]
    options.append((ELSEWHERE, texts("edit-open-elsewhere")))

    def picked(key: str) -> None:
        try:
            if key == ELSEWHERE:
                ask_file(desk, "compare-ask-file", "compare-yes", lambda path: then(_from_file(bench, path)))
            elif key in earlier_ones(bench):
                then(earlier_side(desk, bench, key))
            else:
                then(_from_file(bench, Path(key)))
        except FileProblem as problem:
            desk.say_problem(problem)

    desk.open(PickOne(desk, texts("compare-with"), options, picked))


def _others(bench: Workbench, texts: Texts) -> Iterator[tuple[str, Path]]:
    """The other layouts of the rule system that can be read, with the lines that stand for them."""
    for path in scenario_files().values():
        if path == bench.path:
            continue
        with suppress(FileProblem):
            document = read_toml(path)
            if known_system(document) == bench.setup.system:
                yield line_of(document, path, texts), path


def _from_file(bench: Workbench, path: Path) -> Side:
    """The layout of a file of the same rule system; raises FileProblem."""
    found = load_scenario(str(path))
    check_system(found.document, bench.setup.system, path)
    return Side(found.setup, path.stem, found.id)
