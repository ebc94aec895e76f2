"""What a map of cells is worth while it is empty, in words and as data: sight, steps, and how alike its sides are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pb12table.layouts.cells import Spot, cell_name, spots
from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import CellMeasures, CellsFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.cells import Cell, mirrored, turned
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name

HALF: Final = 3
"""Half a turn, in sixths."""
MOST_NAMED: Final = 4
"""So many cells are named that break a symmetry; a map on which more do is not told to be symmetric."""


@dataclass(frozen=True, slots=True)
class Alike:
    """How the sides of a map are alike, by the name of a symmetry, and the cells that break it."""

    kind: str
    odd: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class CellReport:
    """The measures of a map of cells, and its symmetry; None where it has none."""

    measures: CellMeasures
    alike: Alike | None


def cell_report(setup: GameSetup, document: Document, face: CellsFace) -> CellReport:
    """Return what the map of a scenario is worth without units."""
    return CellReport(face.measured(setup, lambda: False), alike_sides(spots(document, face.keys)))


def alike_sides(known: Mapping[Cell, Spot]) -> Alike | None:
    """Return the symmetry about the middle of the lattice that the fewest cells break; None where too many do."""
    images = {
        "half-turn": {cell: turned(cell, HALF) for cell in known},
        "east-west": {cell: mirrored(cell, "vertical") for cell in known},
        "north-south": {cell: mirrored(cell, "horizontal") for cell in known},
    }
    found = [
        Alike(kind, tuple(sorted(cell for cell, image in pairs.items() if not _is_same(known[cell], known.get(image)))))
        for kind, pairs in images.items()
    ]
    best = min(found, key=lambda each: len(each.odd))
    return best if len(best.odd) <= MOST_NAMED else None


def _is_same(spot: Spot, image: Spot | None) -> bool:
    """Return whether two cells are the same ground under the same cover, both somebody's own or neither."""
    return image is not None and (spot.ground, spot.cover, bool(spot.owns)) == (
        image.ground,
        image.cover,
        bool(image.owns),
    )


def cell_lines(texts: Texts, setup: GameSetup, found: CellReport) -> list[str]:
    """Return the report in sentences."""
    measures, exposure = found.measures, found.measures.exposure
    lines = [texts("cells-layout-size", count=len(exposure)), texts("cells-worth-mean", share=_percent(measures.mean))]
    if exposure:
        for key, cell in (
            ("seen-most", max(exposure, key=lambda cell: exposure[cell])),
            ("seen-least", min(exposure, key=lambda cell: exposure[cell])),
        ):
            lines.append(texts(f"cells-layout-{key}", at=cell_name(cell), share=_percent(exposure[cell])))
    for player, steps in measures.steps.items():
        name = player_name(setup, player)
        lines.append(texts("cells-worth-nearer", player=name, number=measures.nearer(player)))
        cut_off = len(exposure) - len(steps)
        lines.append(texts("cells-layout-farthest", player=name, steps=max(steps.values(), default=0), count=cut_off))
    if found.alike is None:
        return [*lines, texts("cells-layout-not-alike")]
    odd = texts.listing([cell_name(cell) for cell in found.alike.odd])
    return [*lines, texts(f"layout-symmetry-{found.alike.kind}", count=len(found.alike.odd), odd=odd)]


def _percent(share: float) -> int:
    return round(100.0 * share)


def plain_cells(found: CellReport) -> dict[str, Any]:
    """Return the same as JSON-ready data: shares of the other cells that see each, and steps from each own cell."""
    measures, alike = found.measures, found.alike
    return {
        "mean": round(measures.mean, 4),
        "exposure": [[*cell, round(share, 4)] for cell, share in sorted(measures.exposure.items())],
        "players": {
            player: {"nearer": measures.nearer(player), "steps": [[*cell, far] for cell, far in sorted(steps.items())]}
            for player, steps in measures.steps.items()
        },
        "symmetry": None if alike is None else {"kind": alike.kind, "odd": [list(cell) for cell in alike.odd]},
    }
