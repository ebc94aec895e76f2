"""Random layouts, held against the checks that every layout must pass, and put in the place of another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from pb12table.files.checking import LayoutReport, check_layout
from pb12table.files.problems import FileProblem
from pb12table.layouts.chance.parts import PLAYERS
from pb12table.layouts.chance.places import harbour, ruins, trenches, village, woods
from pb12table.layouts.chance.sketch import Sketch, Sliders, new_sketch
from pb12table.layouts.edit_history import sketched
from pb12table.layouts.editing import Document, entries_of
from pb12table.skirmish.faces.content import KnownContent
from pb12table.systems.known import content as content_face
from pb12table.texts.locale import LANGUAGES, Texts

TAKEN = ("table", "terrain", "zone", "description")
PLACE = ("at", "height")
"""What a figure loses that stood on the other table; it enters from its zone then."""


def replaced(document: Document, made: Mapping[str, Any], content: KnownContent, path: Path) -> Document:
    """Return a scenario with the table, terrain and zones of another; its players come from the zones in their order.

    Forces and rules stay.  Rules that do not fit the new zones are given up, and all but the name if need be;
    what was wrong before may stay wrong.
    """
    players = [str(player.get("id")) for player in entries_of(document, "player")]
    theirs = [str(player["id"]) for player in made["player"]]
    kept = {key: value for key, value in document.items() if key not in (*TAKEN, "background")}
    if len(players) >= len(theirs):
        names = dict(zip(theirs, players, strict=False))
        # Zones without players, as a pond, are there for all.
        zones = [
            {**zone, "players": [names[player] for player in zone["players"]]} if "players" in zone else zone
            for zone in made["zone"]
        ]
    else:
        zones = list(made["zone"])
        kept |= {"player": made["player"]}
    figures = [
        {key: value for key, value in figure.items() if key not in PLACE or "at" not in figure}
        for figure in entries_of(document, "figure")
    ]
    whole = {**kept, **{key: made[key] for key in TAKEN if key in made}, "zone": zones}
    if figures:
        whole["figure"] = figures
    fewer = {key: value for key, value in whole.items() if key != "rules"}
    bare = {**made, "name": document.get("name", made["name"])}
    had_problem = sketched(document, content, path).problem is not None

    def fits(found: Document) -> bool:
        sketch = sketched(found, content, path)
        return not sketch.faulty and (sketch.problem is None or had_problem)

    return next((found for found in (whole, fewer) if fits(found)), bare)


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
    """Return the document of a layout of one of KINDS; the same for the same sliders on every machine.

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
    """Return a layout without the pieces at fault; a bare table at worst."""
    while not (report := _checked(document, content)).is_clean:
        wrong = {subject for subject, _ in report.problems} | {fault.subject for fault in report.faults}
        left = [piece for piece in document["terrain"] if piece["id"] not in wrong]
        document = {**document, "terrain": left if len(left) < len(document["terrain"]) else []}
        if not left:
            break
    return document


def document_of(sketch: Sketch, kind: str) -> dict[str, Any]:
    """Return a sketch as a scenario's document, which two players can enter from west and east."""
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
