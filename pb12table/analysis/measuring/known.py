"""What earlier analyses have found, kept in the user's cache folder, so that a change of one piece is measured quickly.

A file is found by everything but the terrain: the scenario's id, the size of the table, the grid and the heights. What
of it is still true after a change of terrain, the stages of the analysis find out by themselves. A file that cannot be
read, or is from another version, is as good as none.
"""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import pb12table
from pb12table.analysis.layout import Earlier, Measured, Wishes
from pb12table.analysis.parts.covering import Covering
from pb12table.analysis.parts.sightings import Sightings
from pb12table.analysis.parts.walking import Walk, Walks
from pb12table.analysis.setups import digest_of, measuring
from pb12table.files.places import cache_folder
from pb12table.files.replacing import write_atomically
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import content
from pb12table.table.battlefield import Battlefield
from pb12table.table.raster import Raster
from pb12table.table.sight.many.observers import Site, Sites, Stature
from pb12table.table.terrain import Piece

MOST_FILES = 24
MOST_BYTES = 400_000_000
"""So many files, and no larger ones, are kept."""

FORM = 2


class _Header(msgspec.Struct, frozen=True):
    """What a file says beside its arrays; `covered` are the height and the eye of the figures cover is told for."""

    form: int
    version: str
    pieces: tuple[Piece, ...]
    width: float
    depth: float
    grid: float
    sites: tuple[Site, ...]
    aims: tuple[float, ...]
    covered: tuple[float, float] | None
    tables: str
    zones: str
    walks: tuple[Walk, ...]


def file_of(scenario: str, setup: GameSetup, wishes: Wishes) -> Path:
    """Where what was found about a scenario is kept; the folder is made, which may raise OSError."""
    table, wishes = setup.battlefield, wishes.for_setup(setup)
    key = digest_of((setup.system, scenario, table.width, table.depth, wishes.grid, wishes.heights))
    return cache_folder("layouts") / f"{key}.npz"


def kept(path: Path, setup: GameSetup) -> Earlier | None:
    """What a file holds for a layout; None when there is none, or it cannot be used."""
    try:
        with np.load(path, allow_pickle=False) as arrays:
            header = msgspec.json.decode(arrays["header"].tobytes(), type=_Header)
            if header.form != FORM or header.version != pb12table.__version__:
                return None
            return _earlier(header, setup, {name: arrays[name] for name in arrays.files})
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, msgspec.DecodeError):
        return None


def _earlier(header: _Header, setup: GameSetup, arrays: dict[str, Any]) -> Earlier:
    table = Battlefield(header.width, header.depth, header.pieces, content(setup.system).gait)
    raster = Raster(header.width, header.depth, header.grid)
    person = measuring(setup).person.stature
    sites = Sites(raster, person, header.sites)
    shape = (len(sites), (len(sites) + 7) // 8)
    sights: list[Sightings] = []
    for number, aim in enumerate(header.aims):
        bits = arrays[f"sight{number}"]
        if bits.dtype != np.uint8 or bits.shape != shape:
            raise ValueError("sight of another shape")
        sights.append(Sightings(table, sites, aim, bits, 0))
    covering: Covering | None = None
    if header.covered is not None:
        observers, levels = arrays["observers"], arrays["levels"]
        if levels.shape != (len(observers), len(sites)) or (len(observers) and int(observers.max()) >= len(sites)):
            raise ValueError("cover of another shape")
        stature = Stature(person.footprint, *header.covered)
        covering = Covering(table, header.tables, sites, stature, observers, levels.astype(np.int16), 0)
    walks = Walks(table, header.zones, {(walk.start, walk.end): walk for walk in header.walks}, 0)
    return Earlier(tuple(sights), covering, walks)


def keep(path: Path, measured: Measured) -> None:
    """Write what was found into a file, an older one fully replaced; raises OSError."""
    table, covering = measured.setup.battlefield, measured.covering
    header = _Header(
        form=FORM,
        version=pb12table.__version__,
        pieces=table.pieces,
        width=table.width,
        depth=table.depth,
        grid=measured.wishes.grid,
        sites=measured.sites.sites,
        aims=tuple(sight.aim for sight in measured.sights),
        covered=None if covering is None else (covering.stature.height, covering.stature.eye),
        tables="" if covering is None else covering.tables,
        zones=measured.walks.zones,
        walks=tuple(measured.walks.found.values()),
    )
    arrays: dict[str, Any] = {f"sight{number}": sight.bits for number, sight in enumerate(measured.sights)}
    if covering is not None:
        arrays |= {"observers": covering.observers, "levels": covering.levels}
    arrays["header"] = np.frombuffer(msgspec.json.encode(header), dtype=np.uint8)
    content = io.BytesIO()
    np.savez_compressed(content, **arrays)
    if content.tell() > MOST_BYTES:
        return
    write_atomically(path, content.getvalue())
    _tidy(path.parent)


def _tidy(folder: Path) -> None:
    """Leave only the newest files."""
    files = sorted(folder.glob("*.npz"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[MOST_FILES:]:
        file.unlink(missing_ok=True)
