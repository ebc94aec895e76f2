"""Measuring that runs beside something else, with its progress, a guess of the time it takes, and what was found
before.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec
import numpy as np

import pb12table
from pb12table.analysis.comparing import Compared, GlimpsedDifference, are_alike
from pb12table.analysis.covering import Covering
from pb12table.analysis.crew import Beside, Crew, Stage, WorkerLost, seconds_left
from pb12table.analysis.layout import Earlier, Measured, TooFine, Wishes, measured_in_parts
from pb12table.analysis.sightings import Glimpse, Sightings
from pb12table.analysis.walking import GOALS, START, Walk, Walks, digest_of, person_of
from pb12table.files.places import cache_folder, write_atomically
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.zones import ZoneKind
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Raster
from pb12table.table.sight.many import Site, Sites, Stature
from pb12table.table.terrain import Piece

MOST_FILES = 24
MOST_BYTES = 400_000_000
"""So many files, and no larger ones, are kept."""

FORM = 3


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


def file_of(scenario: str, setup: Any, wishes: Wishes) -> Path:
    """Return where findings about a scenario are kept; the folder is created, which may raise OSError."""
    table, wishes = setup.battlefield, wishes.for_setup(setup)
    key = digest_of((setup.system, scenario, table.width, table.depth, wishes.grid, wishes.heights, setup.person))
    return cache_folder("layouts") / f"{key}.npz"


def kept(path: Path, setup: GameSetup) -> Earlier | None:
    """Return what a file holds for a layout; None if there is none, or if it cannot be used."""
    try:
        with np.load(path, allow_pickle=False) as arrays:
            header = msgspec.json.decode(arrays["header"].tobytes(), type=_Header)
            if header.form != FORM or header.version != pb12table.__version__:
                return None
            return _earlier(header, setup, {name: arrays[name] for name in arrays.files})
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, msgspec.DecodeError):
        return None


def _earlier(header: _Header, setup: GameSetup, arrays: dict[str, Any]) -> Earlier:
    table = Battlefield(header.width, header.depth, header.pieces, setup.battlefield.gait)
    raster = Raster(header.width, header.depth, header.grid)
    person = person_of(setup).stature
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


BEGIN: Final = 2.0
"""So many seconds pass until the processes work."""
SITE, SIGHT, COVER, WAY, CHOKES = 1.5e-3, 2.4e-4, 3.8e-4, 1.0e-2, 0.4
"""What a stage costs, in seconds of one core for each unit of its size; choke points as a share of the ways."""


def seconds_by_stage(setup: GameSetup, wishes: Wishes, workers: int) -> dict[Stage, float]:
    """Return the estimated seconds for each stage, from the number of cells, pieces and zones."""
    table, wishes = setup.battlefield, wishes.for_setup(setup)
    cells = table.width * table.depth / wishes.grid**2
    pieces = len(table.pieces) + 4
    seen = cells**1.4 * pieces**0.7
    ways = WAY * _ways(setup) * pieces**1.5
    cores = max(workers, 1)
    return {
        Stage.SITES: BEGIN + SITE * cells / cores,
        Stage.SIGHT: SIGHT * seen * len(wishes.heights) / cores,
        Stage.COVER: COVER * seen / cores if wishes.heights[0] > 0.0 else 0.0,
        Stage.WAYS: ways / cores,
        Stage.CHOKES: CHOKES * ways / cores,
    }


def _ways(setup: GameSetup) -> int:
    """Return roughly how many paths are searched for between the zones."""
    entered = {player for zone in setup.zones if zone.kind is ZoneKind.ENTRY for player in zone.players}
    starts = {figure.player for figure in setup.figures if figure.at is not None} - entered
    kinds = [zone.kind.value for zone in setup.zones] + [START] * len(starts)
    sources = sum(kind in (ZoneKind.ENTRY, START) for kind in kinds)
    goals = sum(kind in GOALS for kind in kinds)
    return sources * (len(kinds) - 1) + goals * (sources + goals - 1)


class Measuring(Beside):
    """Measures a setup with `workers` processes.

    What is known from `before`, or else from a `file` of earlier findings, is used again.  `found` is the result once
    there is one.
    `glimpse` is what the exposure map looks like so far, coarse at first; `part` is what is exact already.  With
    `ways_first`, which may be set at any time, paths are looked for before cover.
    """

    foreseen = (WorkerLost, TooFine)

    def __init__(
        self,
        setup: GameSetup,
        wishes: Wishes,
        workers: int,
        *,
        before: Measured | None = None,
        file: Callable[[], Path] | None = None,
    ) -> None:
        super().__init__(workers)
        self.setup = setup
        self.wishes = wishes
        self.found: Measured | None = None
        self.glimpse: Glimpse | None = None
        self.part: Measured | None = None
        self.stages: dict[Stage, tuple[int, int]] = {}
        self._guessed = seconds_by_stage(setup, wishes, workers)
        self._began = perf_counter()
        self._before = before
        self._file = file
        self.ways_first = False
        self.begin()

    @property
    def is_over(self) -> bool:
        return self.found is not None or super().is_over

    @property
    def seconds_left(self) -> float:
        """About how many seconds it still takes."""
        return seconds_left(self._guessed, dict(self.stages), perf_counter() - self._began)

    def _work(self, crew: Crew) -> None:
        path: Path | None = None
        # Without a place to keep things, everything is just worked out each time.
        with suppress(OSError):
            path = None if self._file is None else self._file()
        before = None if self._before is None else Earlier.of(self._before)
        if before is None and path is not None:
            before = kept(path, self.setup)
        self.stages, self._began = {}, perf_counter()
        earlier = Earlier() if before is None else before
        parts = measured_in_parts(
            self.setup, self.wishes, crew, known=lambda: earlier, told=self._told, shown=self._shown,
            ways_first=lambda: self.ways_first,
        )  # fmt: skip
        for part in parts:
            crew.check()
            self.part = part
        self.found = self.part
        if path is not None and self.found is not None:
            with suppress(OSError):
                keep(path, self.found)

    def _told(self, stage: Stage, done: int, total: int) -> None:
        self.stages[stage] = (done, total)

    def _shown(self, glimpse: Glimpse) -> None:
        self.glimpse = glimpse


FEW: Final = 6
"""Where at most so many pieces are others, what was found about one layout is looked up for the other."""


class MeasuringBoth(Beside):
    """Measures two setups of one rule system with `workers` processes, part by part in turn.

    `compared` is what is known of both so far, None before the first part of each; it is whole at the end.  `glimpse`
    is a coarse first look at how their exposure maps differ.
    """

    foreseen = (WorkerLost, TooFine)

    def __init__(
        self,
        first: GameSetup,
        second: GameSetup,
        wishes: Wishes,
        workers: int,
        *,
        before: tuple[Measured | None, Measured | None] = (None, None),
        files: tuple[Callable[[], Path] | None, Callable[[], Path] | None] = (None, None),
    ) -> None:
        """Use again what is known from `before`, or else from `files` of earlier findings, and keep it there.

        A setup that was measured whole before is not measured again.
        """
        super().__init__(workers)
        self.wishes = wishes
        self.compared: Compared | None = None
        self.stages: tuple[dict[Stage, tuple[int, int]], dict[Stage, tuple[int, int]]] = ({}, {})
        self._setups = (first, second)
        self._known = before
        self._before = [None if known is None else Earlier.of(known) for known in before]
        self._files = files
        self._parts: list[Measured | None] = [None, None]
        self._glimpses: list[Glimpse | None] = [None, None]
        self.begin()

    @property
    def is_over(self) -> bool:
        return (self.compared is not None and self.compared.is_whole) or super().is_over

    @property
    def glimpse(self) -> GlimpsedDifference | None:
        """Return the difference of the exposure maps as known so far; None until something is known of both."""
        first, second = self._glimpses
        if self._is_one:
            second = first
        return None if first is None or second is None else GlimpsedDifference(first, second)

    @property
    def _is_one(self) -> bool:
        return self._setups[0] is self._setups[1]

    def _work(self, crew: Crew) -> None:
        paths = [_path(file) for file in self._files]
        for number, path in enumerate(paths):
            # Not what was kept by this very work, before it began again.
            if self._before[number] is None and path is not None and self._parts[number] is None:
                self._before[number] = kept(path, self._setups[number])
        self.stages, self._parts = ({}, {}), [None, None]
        # A layout beside itself is measured once.
        numbers = (0,) if self._is_one else (0, 1)
        try:
            self._by_turns([self._measured(number, crew) for number in numbers], crew)
        finally:
            # What is whole is kept, whatever becomes of the other one.
            for path, part in zip(paths, self._parts, strict=True):
                if path is not None and part is not None and part.is_whole:
                    with suppress(OSError):
                        keep(path, part)

    def _by_turns(self, both: list[Iterator[Measured]], crew: Crew) -> None:
        """Take a part of the one and a part of the other in turn, until both are whole."""
        waiting = dict(enumerate(both))
        while waiting:
            for number, parts in list(waiting.items()):
                part = next(parts, None)
                crew.check()
                if part is None:
                    del waiting[number]
                    continue
                self._parts[number] = part
                if self._is_one:
                    self._parts = [part, part]
                first, second = self._parts
                if first is not None and second is not None:
                    self.compared = Compared(first, second)

    def _measured(self, number: int, crew: Crew) -> Iterator[Measured]:
        whole = self._known[number]
        if whole is not None and whole.is_whole and whole.setup is self._setups[number]:
            return iter([whole])

        def known() -> Earlier:
            own, other = self._before[number], self._parts[1 - number]
            if own is not None:
                return own
            if other is not None and are_alike(*self._setups, FEW):
                return Earlier.of(other)
            return Earlier()

        def told(stage: Stage, done: int, total: int) -> None:
            self.stages[number][stage] = (done, total)

        def shown(glimpse: Glimpse) -> None:
            self._glimpses[number] = glimpse

        return measured_in_parts(self._setups[number], self.wishes, crew, known=known, told=told, shown=shown)


def _path(file: Callable[[], Path] | None) -> Path | None:
    """Return where findings are kept; without a place for them, everything is worked out anew each time."""
    with suppress(OSError):
        return None if file is None else file()
    return None
