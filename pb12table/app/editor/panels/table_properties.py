"""What of the table itself, and of the picture under it, can be set in numbers and words."""

from __future__ import annotations

from typing import Final

from pb12table.app.editor.workbench import Workbench
from pb12table.files.scenario import scenario_form
from pb12table.layouts.editing import Document, part_of
from pb12table.layouts.typed import named, number_of, written
from pb12table.skirmish.faces.cells import CellsFace
from pb12table.skirmish.forms.rows import Property
from pb12table.texts.locale import Texts

_USUAL: Final = {"opacity": 1.0, "turned": 0.0, "step_cm": 2.0}


def layout_name(bench: Workbench, texts: Texts) -> str:
    """What the layout is called."""
    name = bench.document.get("name", "")
    return str(name.get(texts.language, "")) if isinstance(name, dict) else str(name)


def name_row(bench: Workbench, texts: Texts) -> Property:
    """The row in which the layout is named."""

    def rename(text: str) -> Document:
        before = bench.document.get("name")
        return {**bench.document, "name": named(before, text, texts) or before}

    return Property(texts("edit-property-name"), layout_name(bench, texts), "text", rename)


def table_rows(bench: Workbench, texts: Texts) -> list[Property]:
    """The table itself, and the picture under it."""
    document = bench.document

    def row(section: str, key: str) -> Property:
        def put(text: str) -> Document:
            own = {**part_of(bench.document, section), key: number_of(text)}
            return {**bench.document, section: own}

        return Property(
            texts(f"edit-property-{key.replace('_', '-')}"),
            written(part_of(document, section).get(key, _USUAL.get(key, 0.0)), texts), "number", put,
        )  # fmt: skip

    rows = [name_row(bench, texts)]
    rows += [row("table", key) for key in ("width", "depth", "step_cm")]
    if bench.on_cells is not None and bench.on_cells.keys.edge:
        rows.append(_edge_of_cells(bench, texts, bench.on_cells))
    if document.get("background") is not None:
        rows.append(Property(texts("edit-property-background"), "", "head"))
        rows += [row("background", key) for key in ("width", "turned", "opacity")]
        rows += [_corner_of_picture(bench, texts, axis) for axis in (0, 1)]
    return rows


def _edge_of_cells(bench: Workbench, texts: Texts, face: CellsFace) -> Property:
    """How long an edge of a cell is: the lattice of the whole map."""
    key, system = face.keys.edge, bench.setup.system

    def put(text: str) -> Document:
        wished = {**bench.document, key: number_of(text)}
        # What lies beyond its bounds is refused here, and changes nothing.
        scenario_form(wished, bench.path)
        return wished

    return Property(texts.of(system)("cells-edge"), written(face.lattice(bench.setup).edge, texts), "number", put)


def _corner_of_picture(bench: Workbench, texts: Texts, axis: int) -> Property:
    def put(text: str) -> Document:
        own = dict(bench.document["background"])
        at = list(own.get("at", (0.0, 0.0)))
        at[axis] = number_of(text)
        return {**bench.document, "background": {**own, "at": at}}

    at = bench.document["background"].get("at", (0.0, 0.0))
    return Property(texts(f"edit-property-{'xy'[axis]}"), written(at[axis], texts), "number", put)
