"""Layouts made by chance, and held against the checks that every layout must pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from pb12table.files.layout_checks import LayoutReport, check_layout
from pb12table.files.problems import FileProblem
from pb12table.layouts.chance.harbour import harbour
from pb12table.layouts.chance.ruins import ruins
from pb12table.layouts.chance.sketch import Sketch, Sliders, new_sketch
from pb12table.layouts.chance.trenches import trenches
from pb12table.layouts.chance.village import village
from pb12table.layouts.chance.ways import PLAYERS
from pb12table.layouts.chance.woods import woods
from pb12table.skirmish.faces.content import KnownContent
from pb12table.systems.known import content as content_face
from pb12table.texts.locale import LANGUAGES, Texts

MAKERS: Mapping[str, Callable[[Sketch], None]] = MappingProxyType(
    {"woods": woods, "ruins": ruins, "village": village, "harbour": harbour, "trenches": trenches}
)
"""By kind of layout: what fills a bare table."""

KINDS = tuple(MAKERS)

LEAST_WIDTH, LEAST_DEPTH, GREATEST_SIDE = 20.0, 14.0, 100.0
"""The bounds of a table that can be filled, in steps."""

LARGEST_SEED = 999_999

ATTEMPTS = 8


def generated(kind: str, sliders: Sliders, content: KnownContent) -> dict[str, Any]:
    """The document of a layout of one of KINDS; the same for the same sliders on every machine.

    It passes all checks: of several attempts the first that does is taken.  Should there be none, what is in the way is
    taken from the last one.  What the rule system has no kind of terrain for is left out; raises FileProblem where that
    is everything.
    """
    document: dict[str, Any] = {}
    for attempt in range(ATTEMPTS):
        sketch = new_sketch(sliders, kind, attempt)
        MAKERS[kind](sketch)
        document = document_of(sketch, kind)
        document["terrain"] = [piece for piece in document["terrain"] if piece["kind"] in content.kinds]
        if not document["terrain"]:
            raise FileProblem("layout.toml", "terrain", "problem-no-kinds")
        if _checked(document, content).is_clean:
            return document
    return cleared(document, content)


def cleared(document: dict[str, Any], content: KnownContent) -> dict[str, Any]:
    """A layout without the pieces that are at fault; a bare table at worst."""
    while not (report := _checked(document, content)).is_clean:
        wrong = {subject for subject, _ in report.problems} | {fault.subject for fault in report.faults}
        left = [piece for piece in document["terrain"] if piece["id"] not in wrong]
        document = {**document, "terrain": left if len(left) < len(document["terrain"]) else []}
        if not left:
            break
    return document


def document_of(sketch: Sketch, kind: str) -> dict[str, Any]:
    """A sketch as the document of a scenario, which two players can enter from west and east."""
    sliders = sketch.sliders
    say = {language: Texts(language) for language in LANGUAGES}
    new_player = content_face(sliders.system).new_player
    told = {
        "seed": str(sliders.seed),
        "density": sliders.density,
        "heights": sliders.heights,
        "symmetry": sliders.symmetry,
    }
    return {
        "format": 1,
        "system": sliders.system,
        "name": {language: text(f"layout-kind-{kind}", seed=str(sliders.seed)) for language, text in say.items()},
        "description": {language: text("layout-made-by-chance", **told) for language, text in say.items()},
        "table": {"width": sliders.width, "depth": sliders.depth, "step_cm": sliders.step_cm},
        "player": [{"id": player, "name": name, **new_player} for player, name, _ in PLAYERS],
        "zone": sketch.zones,
        "terrain": sketch.terrain,
    }


def _checked(document: dict[str, Any], content: KnownContent) -> LayoutReport:
    return check_layout(document, content, Path("layout.toml"))
