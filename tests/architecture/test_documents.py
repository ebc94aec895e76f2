"""What documents name is there: files that links lead to, paths, and the functions of the trips through the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "pb12table"
BASES = (ROOT, PACKAGE, *(folder for folder in (PACKAGE / "systems").iterdir() if folder.is_dir()))
"""What paths begin at: the folder of all, the program, or a system in a how-to of its own."""
DOCUMENTS = [
    path
    for folder in ("", "docs/", "docs/design/", "docs/systems/", "scenarios/")
    for path in sorted(ROOT.glob(f"{folder}*.md"))
]
LINK = re.compile(r"\]\(([^)#]+)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([\w./-]+/[\w./-]*)`")
ENDINGS = (".py", ".toml", ".ftl", ".md", "/")
OF_USERS = ("content/", "scenarios/", "forces/")
"""Folders that users have for each system."""
STOP = re.compile(r"^ +(?P<module>[\w/]+\.py) +(?P<names>[A-Za-z_][\w.]*(?:, [A-Za-z_][\w.]*)*)(?: {2}| \.\.\.|$)")
"""A line of a trip: a module of the program, and what of it is passed, with two blanks or dots before its comment."""


def named(document: Path) -> Path:
    """Return the part of a document's path by which a test is known."""
    return document.relative_to(ROOT)


def paths_in(text: str) -> Iterator[str]:
    """Yield every path in the text, but those that mean many."""
    for path in QUOTED.findall(FENCED.sub("", text)):
        if path.endswith(ENDINGS) and not path.startswith("/") and path not in OF_USERS:
            yield path


def stops_in(text: str) -> Iterator[tuple[str, str]]:
    """Yield every module, with each name in it, that a trip passes."""
    for block in FENCED.findall(text):
        for line in block.splitlines():
            found = STOP.match(line)
            if found is not None:
                for name in found["names"].split(", "):
                    yield found["module"], name


@cache
def defined_in(module: Path) -> frozenset[str]:
    """Return the names of the functions and classes of a module, methods with that of their class."""
    found: set[str] = set()
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = (one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
            found |= {f"{node.name}.{method.name}" for method in methods}
    return frozenset(found)


def test_there_are_documents() -> None:
    names = {"README.md", "CHANGELOG.md", "exactness.md", "speed.md", "kernels.md", "levels.md", "doors.md"}
    assert names <= {path.name for path in DOCUMENTS}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(named(path)))
def test_every_link_of_a_document_leads_to_a_file(document: Path) -> None:
    links = [link for link in LINK.findall(document.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(named(path)))
def test_every_path_in_a_document_is_there(document: Path) -> None:
    paths = [*paths_in(document.read_text(encoding="utf-8"))]
    assert [path for path in paths if not any((base / path).exists() for base in BASES)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(named(path)))
def test_every_function_that_a_trip_passes_is_there(document: Path) -> None:
    stops = [*stops_in(document.read_text(encoding="utf-8"))]
    assert [stop for stop in stops if stop[1] not in defined_in(PACKAGE / stop[0])] == []


def test_the_trips_through_the_code_are_found() -> None:
    stops = [*stops_in((ROOT / "docs/architecture.md").read_text(encoding="utf-8"))]
    assert len(stops) > 80
    assert ("app/program.py", "Program._take") in stops
    assert ("table/terrain.py", "Piece") in stops
