"""Changing what lies on the cells of a map: pure operations from one document of a scenario to the next.

Where a document says what, `CellKeys` tell.  A cell without an entry is a void; two entries for one cell are a fault of
the document, which is shown, and taken away one after the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pb12table.layouts.editing import Document, entries_of
from pb12table.layouts.motions import Entry
from pb12table.skirmish.faces.forces import CellKeys
from pb12table.table.cells import Cell

FIGURE = "figure"


class CellRefused(Exception):
    """Why something cannot be put there: the key of a text."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Spot:
    """What lies on a cell: its ground, "" in a void; what covers it; whose own it is; who stands there."""

    ground: str = ""
    cover: str = ""
    owns: tuple[str, ...] = ()
    figure: tuple[str, str] | None = None
    """The profile of who stands there, and whose it is."""


def cell_of(entry: Mapping[str, Any], key: str = "at") -> Cell | None:
    """Return the cell an entry names; None for one that names none."""
    match entry.get(key):
        case [int(q), int(r)]:
            return (q, r)
    return None


def cell_name(cell: Cell) -> str:
    """Return the name of a cell."""
    return f"{cell[0]},{cell[1]}"


def cells_named(names: Iterable[str]) -> list[Cell]:
    """Return the cells with the given names; what is no name of a cell is left out."""
    found = (re.fullmatch(r"(-?\d+),(-?\d+)", name) for name in names)
    return [(int(match[1]), int(match[2])) for match in found if match]


def spots(document: Mapping[str, Any], keys: CellKeys) -> dict[Cell, Spot]:
    """Return what lies on each cell that is no void; of two entries for a cell, the first."""
    owns: dict[Cell, tuple[str, ...]] = {}
    for player in entries_of(document, "player") if keys.own else ():
        cell = cell_of(player, keys.own)
        if cell is not None:
            owns[cell] = (*owns.get(cell, ()), str(player.get("id")))
    figures: dict[Cell, tuple[str, str]] = {}
    for figure in entries_of(document, FIGURE) if keys.profile else ():
        cell = cell_of(figure)
        if cell is not None:
            figures[cell] = (str(figure.get(keys.profile)), str(figure.get("player")))
    found: dict[Cell, Spot] = {}
    for entry in entries_of(document, keys.section):
        cell = cell_of(entry)
        if cell is not None and cell not in found:
            ground, cover = str(entry.get(keys.ground, "")), str(entry.get(keys.cover) or "")
            found[cell] = Spot(ground, cover, owns.get(cell, ()), figures.get(cell))
    return found


# -- putting down and taking away ---------------------------------------------------------------------------------


def with_ground(document: Document, keys: CellKeys, cell: Cell, kind: str) -> Document:
    """Return the document with another ground for a cell; a void becomes a cell."""
    if any(cell_of(entry) == cell for entry in entries_of(document, keys.section)):
        return _changed(document, keys, cell, {keys.ground: kind})
    entry = {"at": list(cell), keys.ground: kind}
    return {**document, keys.section: [*entries_of(document, keys.section), entry]}


def with_cover(document: Document, keys: CellKeys, cell: Cell, kind: str) -> Document:
    """Return the document with something on a cell; raises CellRefused in a void."""
    if cell not in spots(document, keys):
        raise CellRefused("cells-refuse-void")
    return _changed(document, keys, cell, {keys.cover: kind})


def with_owner(document: Document, keys: CellKeys, cell: Cell, player: str) -> Document:
    """Return the document with a cell as a player's own and no other; raises CellRefused if nothing covers it."""
    if not spots(document, keys).get(cell, Spot()).cover:
        raise CellRefused("cells-refuse-uncovered")
    return _with_owns(document, keys, {player: cell})


def with_figure(document: Document, keys: CellKeys, cell: Cell, profile: str, player: str) -> Document:
    """Return the document with a figure on a cell, in place of whoever stood there; raises CellRefused in a void."""
    if cell not in spots(document, keys):
        raise CellRefused("cells-refuse-void")
    figures = [entry for entry in entries_of(document, FIGURE) if cell_of(entry) != cell]
    return {**document, FIGURE: [*figures, {keys.profile: profile, "player": player, "at": list(cell)}]}


def without_top(document: Document, keys: CellKeys, cell: Cell) -> Document:
    """Return the document without a cell's top: who stands there, else what covers it, else the cell itself."""
    spot = spots(document, keys).get(cell)
    if spot is None:
        return document
    if spot.figure is not None:
        return without_figure(document, cell)
    if spot.cover:
        return without_cover(document, keys, cell)
    twins = [number for number, entry in enumerate(entries_of(document, keys.section)) if cell_of(entry) == cell]
    rest = [entry for number, entry in enumerate(entries_of(document, keys.section)) if number != twins[-1]]
    return {**document, keys.section: rest}


def without_figure(document: Document, cell: Cell) -> Document:
    """Return the document with nobody on a cell."""
    figures = [entry for entry in entries_of(document, FIGURE) if cell_of(entry) != cell]
    return _with_section(document, FIGURE, figures)


def without_cover(document: Document, keys: CellKeys, cell: Cell) -> Document:
    """Return the document with a cell that nothing covers, and that is nobody's own."""
    found = _with_owns(document, keys, dict.fromkeys(spots(document, keys)[cell].owns))
    return _changed(found, keys, cell, {keys.cover: None})


def without_owner(document: Document, keys: CellKeys, player: str) -> Document:
    """Return the document with a player who owns no cell."""
    return _with_owns(document, keys, {player: None})


def without(document: Document, keys: CellKeys, cells: Collection[Cell]) -> Document:
    """Return the document with voids in place of some cells."""
    known = spots(document, keys)
    owners = [player for cell in cells for player in known.get(cell, Spot()).owns]
    found = _with_owns(document, keys, dict.fromkeys(owners))
    for section in (keys.section, *((FIGURE,) if keys.profile else ())):
        kept = [entry for entry in entries_of(found, section) if cell_of(entry) not in cells]
        found = _with_section(found, section, kept)
    return found


def _with_section(document: Document, section: str, entries: list[Entry]) -> Document:
    """Return the document with the entries of a section, which is left out if it was not there and stays empty."""
    return {**document, section: entries} if entries or section in document else document


def _changed(document: Document, keys: CellKeys, cell: Cell, values: Mapping[str, Any]) -> Document:
    """Return the document with some values of a cell changed, or left out if they are None."""

    def change(entry: Entry) -> Entry:
        if cell_of(entry) != cell:
            return entry
        whole = {**entry, **values}
        return {key: value for key, value in whole.items() if value is not None}

    return {**document, keys.section: [change(entry) for entry in entries_of(document, keys.section)]}


def _with_owns(document: Document, keys: CellKeys, owns: Mapping[str, Cell | None]) -> Document:
    """Return the document with other own cells for some players; None: no longer one."""
    if not owns:
        return document

    def change(player: Entry) -> Entry:
        if player.get("id") not in owns:
            return player
        cell = owns[player["id"]]
        kept = {key: value for key, value in player.items() if key != keys.own}
        return kept if cell is None else {**player, keys.own: list(cell)}

    return {**document, "player": [change(player) for player in entries_of(document, "player")]}


# -- many at once -------------------------------------------------------------------------------------------------


def carried(document: Document, keys: CellKeys, cells: Collection[Cell], motion: Callable[[Cell], Cell]) -> Document:
    """Return the document with some cells and all on them moved; raises CellRefused if others are there already."""
    moved = {cell: motion(cell) for cell in cells}
    if any(cell in moved.values() for cell in spots(document, keys) if cell not in moved):
        raise CellRefused("cells-refuse-taken")

    def at(entry: Entry, key: str) -> Entry:
        cell = cell_of(entry, key)
        return {**entry, key: list(moved[cell])} if cell in moved else entry

    found = {**document, keys.section: [at(entry, "at") for entry in entries_of(document, keys.section)]}
    if keys.own:
        found["player"] = [at(player, keys.own) for player in entries_of(document, "player")]
    if keys.profile and FIGURE in document:
        found[FIGURE] = [at(entry, "at") for entry in entries_of(document, FIGURE)]
    return found


def copied(document: Document, keys: CellKeys, lain: Mapping[Cell, Spot]) -> Document:
    """Return the document with copies of cells over what was there; who owns what stays with the players."""
    found = without(document, keys, [cell for cell in lain if cell in spots(document, keys)])
    for cell, spot in lain.items():
        found = with_ground(found, keys, cell, spot.ground)
        if spot.cover:
            found = with_cover(found, keys, cell, spot.cover)
        if spot.figure is not None and keys.profile:
            found = with_figure(found, keys, cell, *spot.figure)
    return found
