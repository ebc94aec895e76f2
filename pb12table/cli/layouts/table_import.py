"""`pb12table table import`: a Universal VTT map becomes a layout."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from pb12table.console.numbers import number_option
from pb12table.console.output import json_option, show_json, system_option, texts
from pb12table.files.content import load_content
from pb12table.files.layout_checks import LayoutReport, check_layout
from pb12table.files.scenario import scenario_of
from pb12table.files.shown_text import as_name
from pb12table.layouts.maps.map_import import (
    Crop,
    ImportedMap,
    ImportOptions,
    OpenPortals,
    imported,
    usual_cell_steps,
)
from pb12table.layouts.maps.universal_map import ENDINGS, MOST_LINES, read_map
from pb12table.layouts.storing import store_layout
from pb12table.systems.known import UNNAMED
from pb12table.table.units import are_numbers
from pb12table.texts.layouts import plain_layout
from pb12table.texts.problems import problem_line

MOST_FAULTS: Final = 20
"""So many faults of the new layout are listed."""


def import_map(
    file: Annotated[Path, typer.Argument(metavar="MAP", help=texts()("table-import-map-help"))],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="TOML", help=texts()("table-import-output-help"))],
    name: Annotated[str, typer.Option(metavar="NAME", help=texts()("table-import-name-help"))] = "",
    cell_steps: Annotated[float | None, number_option(0.05, 50.0, texts()("table-import-cell-help"))] = None,
    step_cm: Annotated[float, number_option(0.1, 100.0, texts()("table-step-cm-help"))] = 2.0,
    height: Annotated[float, number_option(0.01, 100.0, texts()("table-import-height-help"))] = 2.5,
    thickness: Annotated[float, number_option(0.0, 20.0, texts()("table-import-thickness-help"))] = 0.2,
    object_height: Annotated[
        float | None, number_option(0.01, 100.0, texts()("table-import-object-height-help"))
    ] = None,
    kind: Annotated[str, typer.Option(metavar="KIND", help=texts()("table-import-kind-help"))] = "wall",
    object_kind: Annotated[str, typer.Option(metavar="KIND", help=texts()("table-import-object-kind-help"))] = "wall",
    hollow_objects: Annotated[bool, typer.Option("--hollow-objects", help=texts()("table-import-hollow-help"))] = False,
    door_kind: Annotated[str, typer.Option(metavar="KIND", help=texts()("table-import-door-kind-help"))] = "door",
    windows: Annotated[str, typer.Option(metavar="N,N-N", help=texts()("table-import-windows-help"))] = "",
    open_portals: Annotated[
        OpenPortals | None, typer.Option(help=texts()("table-import-open-portals-help"), show_default=False)
    ] = None,
    crop: Annotated[str, typer.Option(metavar="X,Y,W,D", help=texts()("table-import-crop-help"))] = "",
    upper: Annotated[
        list[Path] | None, typer.Option("--upper", metavar="MAP", help=texts()("table-import-upper-help"))
    ] = None,
    floor: Annotated[float, number_option(0.01, 20.0, texts()("table-import-floor-help"))] = 0.2,
    floor_kind: Annotated[str, typer.Option(metavar="KIND", help=texts()("table-import-floor-kind-help"))] = "floor",
    tolerance: Annotated[float, number_option(0.0, 5.0, texts()("table-import-tolerance-help"))] = 0.01,
    picture: Annotated[bool, typer.Option(help=texts()("table-import-picture-help"))] = True,
    system: Annotated[str, system_option()] = UNNAMED,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Read a map and write a scenario file, with the map's picture beside it; raises FileProblem."""
    if output.suffix.lower() != ".toml":
        raise typer.BadParameter(texts()("table-no-toml", found=str(output)))
    maps = [file, *(upper or ())]
    for path in maps:
        if path.suffix.lower() not in ENDINGS:
            raise typer.BadParameter(texts()("table-no-map", found=str(path), known=", ".join(ENDINGS)))
    read = read_map(file)
    options = ImportOptions(
        name=as_name(name) or as_name(file.stem) or "map",
        cell_steps=usual_cell_steps(read.map) if cell_steps is None else cell_steps,
        step_cm=step_cm,
        height=height,
        thickness=thickness,
        object_height=object_height,
        kind=kind,
        object_kind=object_kind,
        hollow_objects=hollow_objects,
        tolerance=tolerance,
        with_picture=picture,
        door_kind=door_kind,
        windows=_numbers(windows),
        open_portals=open_portals or "doors",
        crop=_crop(crop) if crop else None,
        floor_kind=floor_kind,
        floor=floor,
        system=system,
    )
    above = [(read_map(path), path) for path in maps[1:]]
    found = imported(read, options, file, _stem(output), above)
    content = load_content(system)
    # What is written can be read again, or it is not written.
    scenario_of({**found.document, "background": None}, content, output)
    beside = store_layout(output, found.document, found.picture)
    report = check_layout({**found.document, "background": None}, content, output)
    if as_json:
        show_json(_plain(found, output, beside, report))
    else:
        _show(found, output, beside, report, is_asked=open_portals is None)


def _crop(typed: str) -> Crop:
    """Four numbers in cells; raises BadParameter."""
    try:
        left, top, width, depth = map(float, typed.split(","))
    except ValueError:
        raise typer.BadParameter(texts()("table-no-crop", found=typed)) from None
    if not are_numbers(left, top, width, depth):
        raise typer.BadParameter(texts()("table-no-crop", found=typed))
    return left, top, width, depth


def _numbers(typed: str) -> frozenset[int]:
    """Return whole numbers from 1, given one by one or as ranges such as 1-46; raises BadParameter."""
    found: set[int] = set()
    for part in typed.split(",") if typed.strip() else ():
        match = re.fullmatch(r"\s*([0-9]{1,5})\s*(?:-\s*([0-9]{1,5})\s*)?", part)
        first, last = (0, 0) if match is None else (int(match[1]), int(match[2] or match[1]))
        if not 1 <= first <= last <= MOST_LINES:
            raise typer.BadParameter(texts()("table-no-numbers", found=typed, most=MOST_LINES))
        found.update(range(first, last + 1))
    return frozenset(found)


def _stem(output: Path) -> str:
    """The name of the picture: that of the layout, without what no picture's name may have."""
    kept = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in output.stem)
    return kept.strip() or "map"


def _plain(found: ImportedMap, output: Path, beside: Path | None, report: LayoutReport) -> dict[str, Any]:
    return {
        "file": str(output),
        "picture": None if beside is None else str(beside),
        "width": found.document["table"]["width"],
        "depth": found.document["table"]["depth"],
        "pieces": len(found.document["terrain"]),
        "walls": found.walls,
        "objects": found.objects,
        "doors": found.doors,
        "windows": found.windows,
        "open_doors": found.open_doors,
        "open_portals": found.open_portals,
        "floors": found.floors,
        "lights": found.lights,
        "dark": found.is_dark,
        "left_out": [problem_line(texts(), problem) for problem in found.left_out],
        "layout": plain_layout(texts(), report),
    }


def _show(found: ImportedMap, output: Path, beside: Path | None, report: LayoutReport, *, is_asked: bool) -> None:
    say, table = texts(), found.document["table"]
    openings = {"doors": found.doors, "windows": found.windows}
    lines = [
        say("table-imported", file=output, width=table["width"], depth=table["depth"]),
        say("table-imported-pieces", walls=found.walls, objects=found.objects, **openings),
    ]
    if found.open_doors:
        lines.append(say("table-imported-open-doors", count=found.open_doors))
    if found.open_portals and is_asked:
        lines.append(say("table-imported-open-portals", count=found.open_portals))
    if found.floors:
        lines.append(say("table-imported-floors", count=found.floors))
    if beside is not None:
        lines.append(say("table-imported-picture", file=beside))
    if found.is_dark or found.lights:
        lines.append(say("table-imported-light", lights=found.lights, dark=found.is_dark))
    if found.left_out:
        lines.append(say("table-imported-left-out", count=len(found.left_out)))
        lines += [f"  {problem_line(say, problem)}" for problem in found.left_out]
    faults = [found["text"] for found in plain_layout(say, report)]
    lines += faults[:MOST_FAULTS]
    if len(faults) > MOST_FAULTS:
        lines.append(say("table-imported-more-faults", count=len(faults) - MOST_FAULTS, file=output))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
