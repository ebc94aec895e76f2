"""No module imports itself over others, not even lazily or for its type hints."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.architecture.scan import PACKAGE, facts, modules

ROOMS: Final = (
    "kernel",
    "table",
    "skirmish",
    "texts",
    "window",
    "systems",
    "app",
)


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, known: set[str]) -> set[str]:
    """The modules that one imports anywhere in it."""
    found: set[str] = set()
    for _, names in facts(path.read_text(encoding="utf-8")).imports:
        found |= (known & {*names}) or (known & {name.rpartition(".")[0] for name in names})
    return found - {name_of(path)}


def circle(graph: dict[str, set[str]]) -> list[str]:
    """The modules of one circle, in order; empty when there is none."""
    done: set[str] = set()

    def search(module: str, way: list[str]) -> list[str]:
        if module in way:
            return way[way.index(module) :]
        if module in done:
            return []
        for other in sorted(graph[module]):
            found = search(other, [*way, module])
            if found:
                return found
        done.add(module)
        return []

    return next((found for module in sorted(graph) if (found := search(module, []))), [])


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_of_a_room_imports_itself_over_others(room: str) -> None:
    paths = {name_of(path): path for path in modules(room)}
    found = circle({name: imports(path, {*paths}) for name, path in paths.items()})
    assert not found, " -> ".join(found)


def test_a_circle_is_found_and_told_in_order() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["b", "c"]
    assert circle({"a": {"b"}, "b": set(), "c": {"a", "b"}}) == []
