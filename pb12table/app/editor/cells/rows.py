"""What of the selected cells can be chosen: ground, what covers it, whose own it is, and who stands there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pb12table.app.editor.workbench import Workbench
from pb12table.layouts.cells import (
    Spot,
    with_cover,
    with_figure,
    with_ground,
    with_owner,
    without_cover,
    without_figure,
    without_owner,
)
from pb12table.layouts.editing import Document
from pb12table.layouts.typed import in_order
from pb12table.skirmish.faces.cells import CellsFace
from pb12table.skirmish.forms.rows import Property
from pb12table.skirmish.naming import Label
from pb12table.systems.known import content as content_face
from pb12table.table.cells import Cell
from pb12table.texts.locale import Texts
from pb12table.texts.plain import upper_first

NOTHING: Final = ""
MIXED: Final = "–"
Options = tuple[tuple[str, str], ...]


def cell_rows(bench: Workbench, face: CellsFace, texts: Texts) -> list[Property]:
    """The rows of the selected cells: of one alone also whose own it is and who stands there."""
    own, lain = texts.of(bench.setup.system), bench.spots()
    content = bench.known
    cells = [cell for cell in bench.cells if cell in lain]
    rows = [_ground(bench, face, own, content, cells, lain)]
    rows += [_cover(bench, face, own, content, cells, lain)] if face.covers(content) else []
    if len(cells) == 1:
        spot = lain[cells[0]]
        rows += [_owner(bench, face, own, cells[0], spot)] if face.keys.own and spot.cover else []
        rows += _figure(bench, face, own, content, cells[0], spot) if face.keys.profile else []
    return rows


def names_of(labels: Mapping[str, Label], texts: Texts) -> Options:
    """Ids with their names, in the order of the names."""
    return in_order((name, upper_first(label.in_language(texts.language))) for name, label in labels.items())


def _choice(label: str, now: str, options: Sequence[tuple[str, str]], put: Callable[[str], Document]) -> Property:
    shown = dict(options).get(now, now or MIXED)
    return Property(label, shown, "choice", put, tuple(options))


def _common(values: Sequence[str]) -> str:
    """What several have in common."""
    return values[0] if len({*values}) == 1 else MIXED


def _ground(
    bench: Workbench, face: CellsFace, texts: Texts, content: Any, cells: Sequence[Cell], lain: Mapping[Cell, Spot]
) -> Property:
    def put(kind: str) -> Document:
        document = bench.document
        for cell in cells:
            document = with_ground(document, face.keys, cell, kind)
        return document

    now = _common([lain[cell].ground for cell in cells])
    return _choice(texts("cells-ground"), now, names_of(face.grounds(content), texts), put)


def _cover(
    bench: Workbench, face: CellsFace, texts: Texts, content: Any, cells: Sequence[Cell], lain: Mapping[Cell, Spot]
) -> Property:
    def put(kind: str) -> Document:
        document = bench.document
        for cell in cells:
            if kind == NOTHING:
                document = without_cover(document, face.keys, cell)
            else:
                document = with_cover(document, face.keys, cell, kind)
        return document

    options = ((NOTHING, texts("cells-nothing")), *names_of(face.covers(content), texts))
    return _choice(texts("cells-cover"), _common([lain[cell].cover for cell in cells]), options, put)


def _owner(bench: Workbench, face: CellsFace, texts: Texts, cell: Cell, spot: Spot) -> Property:
    def put(player: str) -> Document:
        document = bench.document
        for owner in spot.owns:
            document = without_owner(document, face.keys, owner)
        return with_owner(document, face.keys, cell, player) if player != NOTHING else document

    players = [(str(player.id), player.name) for player in bench.setup.players]
    now = spot.owns[0] if spot.owns else NOTHING
    return _choice(texts("cells-owner"), now, [(NOTHING, texts("cells-nobody")), *players], put)


def _figure(
    bench: Workbench, face: CellsFace, texts: Texts, content: Any, cell: Cell, spot: Spot
) -> list[Property]:
    """Who stands there, and whose it is."""
    players = [(str(player.id), player.name) for player in bench.setup.players]
    owner = players[0][0] if players else NOTHING

    def put(profile: str) -> Document:
        if profile == NOTHING:
            return without_figure(bench.document, cell)
        whose = owner if spot.figure is None else spot.figure[1]
        return with_figure(bench.document, face.keys, cell, profile, whose)

    def give(player: str) -> Document:
        assert spot.figure is not None, "asked of a figure"
        return with_figure(bench.document, face.keys, cell, spot.figure[0], player)

    profiles = names_of(content_face(bench.setup.system).profiles(content), texts)
    now = NOTHING if spot.figure is None else spot.figure[0]
    rows = [_choice(texts("cells-figure"), now, [(NOTHING, texts("cells-nobody")), *profiles], put)]
    if spot.figure is not None:
        rows.append(_choice(texts("edit-property-player"), spot.figure[1], players, give))
    return rows
