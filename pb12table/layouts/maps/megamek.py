"""Boards of MegaMek (.board): hexes as prisms as high as their levels, and woods, water and buildings on them.

A cell is a hex from flat side to flat side; heights are in levels, from the lowest of the board.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from pb12table.files.problems import FileProblem
from pb12table.layouts.maps.map_form import Called, Drawn, MapPoint, MapSize, ReadMap, Rise, Sort, as_word

ENDING: Final = ".board"
MOST_HEXES: Final = 200
"""So many hexes a board is wide or deep at most."""
LARGEST: Final = 4 * 1024 * 1024
_SIZE: Final = re.compile(r"size\s+(\S+)\s+(\S+)\s*", re.IGNORECASE)
_HEX: Final = re.compile(r'hex\s+(\S+)\s+(\S+)\s+"([^"]*)"(?:\s+"[^"]*")?\s*', re.IGNORECASE)
_FIRST_LINE: Final = re.compile(rb"(?:\s|#[^\n]*\n)*size\s", re.IGNORECASE)
_PASSED_OVER: Final = re.compile(r"(?:option|background|tag|note|description|end)\b.*", re.IGNORECASE)

_KNOWN: Final[dict[str, Sort]] = {
    "woods": "woods", "jungle": "woods", "water": "water", "rapids": "water", "rough": "rubble", "rubble": "rubble",
    "planted_fields": "hedge", "swamp": "water", "building": "building", "fuel_tank": "building",
    "heavy_industrial": "building", "road": "road", "pavement": "road", "bridge": "bridge",
    "sand": "nothing", "tundra": "nothing", "magma": "nothing", "mud": "nothing", "ice": "nothing", "snow": "nothing",
    "fire": "nothing", "smoke": "nothing", "geyser": "nothing", "space": "nothing", "sky": "nothing",
    "impassable": "nothing", "fortified": "nothing", "elevator": "nothing", "screen": "nothing", "fields": "nothing",
    "metal_deposit": "nothing", "arms": "nothing", "legs": "nothing", "hazardous_liquid": "nothing",
    "ultra_sublevel": "nothing", "cliff_top": "nothing", "incline_top": "nothing", "incline_bottom": "nothing",
    "cliff_bottom": "nothing", "incline_high_top": "nothing", "incline_high_bottom": "nothing",
}  # fmt: skip
"""What terrains of a board are taken for."""
_BELONGING: Final = re.compile(
    r"(?:bldg|bridge|fuel_tank|foliage|road|water)_\w+|(?:\w+_)?fluff|industrial_elev|heavy_industrial_elev|deployment_zone"
)
"""Not a terrain, but what another of the same hex is like."""
_BY_LEVEL: Final = ("woods", "jungle", "building")
"""Terrains whose level says what they are."""
_THIN: Final = 0.1
"""How high what only lies there is, in levels."""
SIDE: Final = 1.0 / sqrt(3.0)
"""How long a side of a hex is, in cells."""
Corner = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Hex:
    """A hex: its column and row from 0, its level, and its terrains with their levels."""

    column: int
    row: int
    level: int
    terrain: dict[str, int]


def is_board(data: bytes) -> bool:
    """Return whether the bytes of a file look like a board."""
    return _FIRST_LINE.match(data) is not None


def board_of(data: bytes, file: str | Path) -> ReadMap:
    """Return a board as a map; raises FileProblem for one without its size, and for too large a one."""
    if len(data) > LARGEST:
        raise FileProblem(file, "", "problem-too-large", megabytes=LARGEST >> 20)
    return _Board(data.decode("utf-8", errors="replace"), file).read()


class _Board:
    """Reads one board, and counts what cannot be kept."""

    def __init__(self, text: str, file: str | Path) -> None:
        self._file = file
        self._left_out: list[FileProblem] = []
        self._counted: Counter[str] = Counter()
        self._unknown: Counter[str] = Counter()
        lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
        self._lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
        self._wide, self._deep = self._size()

    def read(self) -> ReadMap:
        """Return all of it."""
        hexes = self._hexes()
        lowest = min((each.level for each in hexes), default=0)
        drawn = [*self._ground(hexes, lowest), *self._terrains(hexes, lowest)]
        told = [FileProblem(self._file, "", key, count=count) for key, count in self._counted.items() if count]
        told += [
            FileProblem(self._file, "", "problem-board-terrain", what=as_word(name), count=count)
            for name, count in sorted(self._unknown.items())
        ]
        across = SIDE * (1.5 * (self._wide - 1) + 2.0)
        down = self._deep + (0.5 if self._wide > 1 else 0.0)
        return ReadMap(
            MapSize(across, down), tuple(drawn), in_levels=True, left_out=(*self._left_out, *told)
        )  # fmt: skip

    def _size(self) -> tuple[int, int]:
        match = next((found for _, line in self._lines if (found := _SIZE.fullmatch(line))), None)
        if match is None:
            raise FileProblem(self._file, "", "problem-missing-key", key="size")
        sides = [int(side) if re.fullmatch(r"[0-9]{1,4}", side) else 0 for side in match.groups()]
        if not all(0 < side <= MOST_HEXES for side in sides):
            told = as_word(" x ".join(match.groups()))
            raise FileProblem(self._file, "size", "problem-map-cells", found=told, most=MOST_HEXES)
        return sides[0], sides[1]

    def _hexes(self) -> list[_Hex]:
        """Return hexes in the order of the file, row by row, as MegaMek itself reads them: numbers may be wrong."""
        found: list[_Hex] = []
        number = 0
        for at, line in self._lines:
            match = _HEX.fullmatch(line)
            if match is None:
                if not _SIZE.fullmatch(line) and not _PASSED_OVER.fullmatch(line):
                    self._left_out.append(FileProblem(self._file, f"line {at}", "problem-board-line"))
                # A hex that cannot be read keeps its place.
                number += line.casefold().startswith("hex ")
                continue
            if number < self._wide * self._deep and re.fullmatch(r"-?[0-9]{1,2}", match[2]):
                terrain = self._terrain(match[3], at)
                found.append(_Hex(number % self._wide, number // self._wide, int(match[2]), terrain))
            else:
                self._left_out.append(FileProblem(self._file, f"line {at}", "problem-board-line"))
            number += 1
        missing = self._wide * self._deep - number
        if missing > 0:
            self._left_out.append(FileProblem(self._file, "", "problem-board-missing", count=missing))
        return found

    def _terrain(self, text: str, at: int) -> dict[str, int]:
        """Return terrains with their levels, as `name:level` or `name:level:exits` between semicolons."""
        found: dict[str, int] = {}
        for part in text.split(";"):
            name, _, level = part.strip().casefold().partition(":")
            if not name or name == "none":
                continue
            match = re.match(r"(-?[0-9]{1,6})(?::|$)", level)
            if match is None:
                self._left_out.append(FileProblem(self._file, f"line {at}", "problem-board-line"))
            else:
                found[name] = int(match[1])
        return found

    def _ground(self, hexes: list[_Hex], lowest: int) -> Iterator[Drawn]:
        """Yield the ground that is higher than the lowest: one prism for hexes that touch and are as high."""
        for level in sorted({each.level for each in hexes if each.level > lowest}):
            called = Called("hill", "", f"level {level}")
            yield from self._united([each for each in hexes if each.level == level], called, (0.0, level - lowest))

    def _terrains(self, hexes: list[_Hex], lowest: int) -> Iterator[Drawn]:
        """Yield what stands or lies on the ground, one piece for hexes that touch where it is the same and as high."""
        groups: dict[tuple[Called, Rise], list[_Hex]] = {}
        for each in hexes:
            for name, level in each.terrain.items():
                if _BELONGING.fullmatch(name):
                    continue
                sort = _KNOWN.get(name)
                if sort is None:
                    self._unknown[name] += 1
                called = Called(sort or "nothing", "", f"{name}:{level}" if name in _BY_LEVEL else name)
                groups.setdefault((called, self._rise(name, level, each, each.level - lowest)), []).append(each)
        for (called, rise), its in sorted(groups.items(), key=lambda item: item[0]):
            yield from self._united(its, called, rise)

    def _rise(self, name: str, level: int, each: _Hex, ground: int) -> Rise:
        """Return how high a terrain begins and is, in levels."""
        told = each.terrain
        if name in ("woods", "jungle"):
            return ground, max(told.get("foliage_elev", 3 if level > 2 else 2), _THIN)
        if name == "building":
            return ground, max(told.get("bldg_elev", 1), _THIN)
        if name == "fuel_tank":
            return ground, max(told.get("fuel_tank_elev", 1), _THIN)
        if name == "heavy_industrial":
            return ground, max(level, 1)
        if name == "bridge":
            return max(ground + told.get("bridge_elev", 1) - _THIN, 0.0), _THIN
        if name == "water" and level > 0:
            self._counted["problem-board-depth"] += 1
        return ground, 0.5 if name in ("rough", "rubble", "planted_fields") else _THIN

    def _united(self, hexes: list[_Hex], called: Called, rise: Rise) -> Iterator[Drawn]:
        """Yield the areas that hexes cover together, each with its holes; very many corners are shared out."""
        for part in _connected(hexes):
            outer, holes = _outline(part)
            if len(part) > 1 and (len(outer) > _MOST_CORNERS or len(holes) > _MOST_HOLES):
                columns = sorted({each.column for each in part})
                rows = sorted({each.row for each in part})
                by_column = len(columns) >= len(rows)
                middle = columns[len(columns) // 2] if by_column else rows[len(rows) // 2]
                for half in (True, False):
                    its = [each for each in part if ((each.column if by_column else each.row) < middle) is half]
                    yield from self._united(its, called, rise)
                continue
            place = f"hex {part[0].column + 1:02}{part[0].row + 1:02}"
            yield Drawn(called, outer, place, is_area=True, holes=tuple(holes), rise=rise)


_MOST_CORNERS: Final = 300
_MOST_HOLES: Final = 40


def _corners(column: int, row: int) -> list[Corner]:
    """Return the corners of a hex clockwise from its western one, in half sides and half cells."""
    x, y = 3 * column, 2 * row + column % 2
    return [(x, y + 1), (x + 1, y), (x + 3, y), (x + 4, y + 1), (x + 3, y + 2), (x + 1, y + 2)]


def _connected(hexes: list[_Hex]) -> Iterator[list[_Hex]]:
    """Yield hexes that touch along their sides, together."""
    left = {(each.column, each.row): each for each in hexes}
    while left:
        waiting = [next(iter(left))]
        found = [left.pop(waiting[0])]
        while waiting:
            column, row = waiting.pop()
            low = row + column % 2
            sides = (
                (column, row - 1),
                (column, row + 1),
                *((column + way, low - n) for way in (-1, 1) for n in (0, 1)),
            )
            for side in sides:
                if side in left:
                    waiting.append(side)
                    found.append(left.pop(side))
        yield sorted(found, key=lambda each: (each.row, each.column))


def _outline(hexes: list[_Hex]) -> tuple[tuple[MapPoint, ...], list[tuple[MapPoint, ...]]]:
    """Return the outline of hexes that touch, and their holes: sides that two hexes share are none."""
    sides: set[tuple[Corner, Corner]] = set()
    for each in hexes:
        ring = _corners(each.column, each.row)
        for start, end in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (end, start) in sides:
                sides.remove((end, start))
            else:
                sides.add((start, end))
    after = dict(sorted(sides))
    rings: list[list[Corner]] = []
    while after:
        start = next(iter(after))
        ring = [start]
        while (at := after.pop(ring[-1])) != start:
            ring.append(at)
        rings.append(ring)
    rings.sort(key=lambda ring: min(ring))
    placed = [tuple(MapPoint(x * SIDE / 2.0, y / 2.0) for x, y in ring) for ring in rings]
    return placed[0], placed[1:]
