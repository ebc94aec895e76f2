"""The ways that figures really walked, as heat: in games of bots, and in saved games on a layout."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pb12table.analysis.walking import digest_of, trying
from pb12table.files.places import SAVE_ENDING, saves_folder
from pb12table.files.problems import FileProblem
from pb12table.files.saves.resuming import as_far_as_it_goes
from pb12table.kernel.game import LogLine
from pb12table.skirmish.faces.measures import Mark
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import system
from pb12table.table.cells import Cell, Raster
from pb12table.table.shapes import Point3, plan_distance

Heat = NDArray[np.int32]

CELL = 1.0
"""The size of the cells of heat maps, in steps."""
MOST_CELLS = 20_000
FINE = 0.05
"""So far apart are the places at which a way is asked for its cell, in steps."""


def heat_raster(setup: GameSetup) -> Raster:
    """Return the cells of heat maps of a table."""
    table = setup.battlefield
    return Raster(table.width, table.depth, max(CELL, (table.width * table.depth / MOST_CELLS) ** 0.5))


def cells_entered(raster: Raster, way: Sequence[Point3]) -> Iterator[Cell]:
    """Yield the cells that one who walks a way comes into, in their order; that in which it begins is none."""
    here = raster.cell_at(way[0][:2]) if way else None
    for (x1, y1, _), (x2, y2, _) in pairwise(way):
        count = max(1, ceil(plan_distance((x1, y1), (x2, y2)) / FINE))
        for number in range(1, count + 1):
            share = number / count
            cell = raster.cell_at((x1 + share * (x2 - x1), y1 + share * (y2 - y1)))
            if cell != here:
                here = cell
                yield cell


def add_way(counts: Heat, raster: Raster, way: Sequence[Point3]) -> None:
    """Count one more in each cell that a way comes into."""
    for column, row in cells_entered(raster, way):
        counts[row, column] += 1


@dataclass(frozen=True, eq=False)
class Walked:
    """How often figures of each player, by row and column, walked into a cell of a layout, in so many saved games.

    `files` are the saves, by their names.
    """

    raster: Raster
    counts: Mapping[str, Heat]
    files: tuple[str, ...]

    @property
    def games(self) -> int:
        """Return in how many games they walked."""
        return len(self.files)

    @property
    def together(self) -> Heat:
        """The counts of all players together."""
        found: Heat = np.zeros((self.raster.rows, self.raster.columns), dtype=np.int32)
        for counts in self.counts.values():
            found += counts
        return found


def walked_in_saves(setup: GameSetup, saves: Iterable[Path] | None = None) -> Walked:
    """Return where figures walked in finished saved games on a layout, by their terrain; None: all of the user's.

    What cannot be read, is of another table, or is not over and may hold secrets, is left out.  Figures count for the
    players they belong to.
    """
    raster = heat_raster(setup)
    counts: dict[str, Heat] = {
        player.id: np.zeros((raster.rows, raster.columns), dtype=np.int32) for player in setup.players
    }
    files: list[str] = []
    for path in sorted(saves_folder().glob(f"*{SAVE_ENDING}")) if saves is None else saves:
        try:
            _, session = as_far_as_it_goes(path)
        except (FileProblem, OSError):
            continue
        state: Any = session.state
        if system(state.setup.system).ending(state) is None or not is_played_on(state.setup, setup):
            continue
        files.append(path.stem)
        _count(counts, raster, state, session.log)
    return Walked(raster, counts, tuple(files))


def is_played_on(played: GameSetup, setup: GameSetup) -> bool:
    """Return whether a game was played on the table of a layout, by its rules."""
    first, second = played.battlefield, setup.battlefield
    return played.system == setup.system and digest_of((first.width, first.depth, first.pieces)) == digest_of(
        (second.width, second.depth, second.pieces)
    )


def _count(counts: Mapping[str, Heat], raster: Raster, state: Any, log: Sequence[LogLine]) -> None:
    """Count what is in a log; what was taken back does not count."""
    face, owners = trying(state.setup), {figure.id: figure.player for figure in state.setup.figures}
    for line in log:
        if line.struck:
            continue
        for trace in face.traces(state, line.event):
            owner = owners.get(trace.figure, "")
            if trace.mark is Mark.MOVED and owner in counts:
                add_way(counts[owner], raster, trace.way)
