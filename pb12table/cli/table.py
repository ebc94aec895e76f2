"""`pb12table table`: layouts from and to the files of other programs, and what goes into the box for one."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from pb12table.console.output import (
    command_group,
    json_option,
    number_option,
    show_json,
    show_table,
    system_option,
    texts,
)
from pb12table.console.positions import ScenarioArgument, every_deployment
from pb12table.files.checking import LayoutReport, check_layout
from pb12table.files.content import load_content
from pb12table.files.forms.basics import as_name
from pb12table.files.places import write_file
from pb12table.files.reading import nearest
from pb12table.files.scenario import Scenario, known_content, load_scenario, scenario_form, scenario_of
from pb12table.layouts.edit_history import store_layout
from pb12table.layouts.kit import Needed, Owned, against, kit_of, needs_of, plain_sort, sort_name
from pb12table.layouts.maps.becoming import Choices, choosable
from pb12table.layouts.maps.foundry import ENDING as SCENE
from pb12table.layouts.maps.foundry import scene_text
from pb12table.layouts.maps.map_form import MOST_LINES, Called, ReadMap
from pb12table.layouts.maps.map_import import Crop, ImportedMap, ImportOptions, OpenPortals, imported, usual_cell_steps
from pb12table.layouts.maps.reading import READ, WRITTEN, read_map
from pb12table.layouts.maps.universal_map import (
    EYE_HEIGHT,
    ExportOptions,
    exported,
    map_text,
    windows_of,
)
from pb12table.layouts.plans.plan import plan_svg
from pb12table.layouts.plans.sheets import MOST_SHEETS, PAPERS, Paper, TooManySheets, plan_sheets
from pb12table.layouts.usual import NoPiece
from pb12table.systems.known import UNNAMED
from pb12table.table.shapes import are_numbers
from pb12table.texts.describe import problem_line
from pb12table.texts.layouts import plain_layout

LEAST_SIDE, GREATEST_SIDE, MOST_PIXELS = 32, 12_000, 64_000_000
"""The bounds of a picture, in pixels."""


@dataclass(frozen=True, slots=True)
class _Written:
    """What was made: its sort, its bytes, how large it is, and what else `--json` tells."""

    sort: str
    data: bytes
    width: float
    height: float
    more: dict[str, Any]


def export_layout(
    scenario: ScenarioArgument,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help=texts()("table-export-output-help"))],
    paper: Annotated[Paper, typer.Option(help=texts()("table-export-paper-help"))] = "a4",
    tape: Annotated[bool, typer.Option("--tape", help=texts()("table-export-tape-help"))] = False,
    deployments: Annotated[bool, typer.Option("--deployments", help=texts()("table-export-deployments-help"))] = False,
    step_cm: Annotated[float | None, number_option(0.1, 100.0, texts()("table-export-step-help"))] = None,
    scale: Annotated[float | None, number_option(0.1, 1000.0, texts()("table-export-scale-help"))] = None,
    cell_steps: Annotated[float, number_option(0.05, 50.0, texts()("table-export-cell-help"))] = 1.0,
    pixels_per_cell: Annotated[int, typer.Option(min=4, max=1000, help=texts()("table-export-pixels-help"))] = 70,
    from_height: Annotated[float, number_option(0.0, 100.0, texts()("table-export-height-help"))] = EYE_HEIGHT,
    picture: Annotated[bool, typer.Option(help=texts()("table-export-picture-help"))] = True,
    size: Annotated[int, typer.Option(min=LEAST_SIDE, help=texts()("table-export-size-help"))] = 2400,
    zones: Annotated[bool, typer.Option("--zones", help=texts()("draw-render-zones-help"))] = False,
    heights: Annotated[bool, typer.Option("--heights", help=texts()("draw-render-heights-help"))] = False,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Write a scenario's layout in the format that the name of the file asks for; raises FileProblem."""
    ending = output.suffix.lower()
    if ending not in (".svg", ".html", ".png", *WRITTEN):
        known = ", ".join((".svg", ".html", ".png", *WRITTEN))
        raise typer.BadParameter(texts()("table-export-ending", found=str(output), known=known))
    if deployments and ending != ".html":
        raise typer.BadParameter(texts()("table-export-deployments-sheets", found=str(output)))
    found, *others = every_deployment(scenario) if deployments else [load_scenario(scenario)]
    if ending == ".svg":
        written = _plan(found, step_cm, scale)
    elif ending == ".html":
        written = _sheets([found, *others], paper, step_cm, scale, tape=tape)
    elif ending == ".png":
        written = _picture(found, size, zones, heights)
    else:
        options = ExportOptions(cell_steps, pixels_per_cell, from_height)
        written = _scene(found, options, output, picture) if ending == SCENE else _map(found, options, picture)
    write_file(output, written.data)
    if as_json:
        plain = {"file": str(output), "format": written.sort, "bytes": len(written.data)}
        show_json({**plain, "width": written.width, "height": written.height, **written.more})
    else:
        sys.stdout.write(texts()(f"table-exported-{written.sort}", file=output, **_told(written)) + "\n")
        if written.more.get("windows"):
            sys.stdout.write(texts()("table-exported-windows", count=written.more["windows"]) + "\n")


def _told(written: _Written) -> dict[str, Any]:
    return {"width": written.width, "height": written.height, **written.more}


def _plan(scenario: Scenario, step_cm: float | None, scale: float | None) -> _Written:
    text = plan_svg(scenario, texts(), step_cm=step_cm, scale=scale)
    width, height = (float(side) for side in re.findall(r'(?:width|height)="([\d.]+)mm"', text)[:2])
    return _Written("svg", text.encode("utf-8"), width, height, {})


def _sheets(
    layouts: Sequence[Scenario], paper: Paper, step_cm: float | None, scale: float | None, *, tape: bool
) -> _Written:
    try:
        found = plan_sheets(layouts[0], texts(), paper, step_cm=step_cm, scale=scale, tape=tape, others=layouts[1:])
    except TooManySheets as error:
        told = {"sheets": error.sheets, "most": MOST_SHEETS, "paper": paper.upper()}
        raise typer.BadParameter(texts()("table-export-too-many-sheets", **told)) from error
    more = {"paper": paper, "sheets": found.sheets, "drawn": found.drawn, "scale": found.scale}
    return _Written("sheets", found.html.encode("utf-8"), *PAPERS[paper], more)


def _picture(scenario: Scenario, longest: int, zones: bool, heights: bool) -> _Written:
    field = scenario.setup.battlefield
    scale = longest / max(field.width, field.depth)
    size = _bounded(field.width * scale, field.depth * scale)
    return _Written("png", _png(scenario, size, zones, heights), *size, {})


def _map(scenario: Scenario, options: ExportOptions, picture: bool) -> _Written:
    shown = _shown(scenario, options) if picture else None
    return _written_map(scenario, options, map_text(exported(scenario, options, shown)))


def _scene(scenario: Scenario, options: ExportOptions, output: Path, picture: bool) -> _Written:
    """Return a scene of Foundry; its background is a file of its own beside it, which is written.  Raises OSError."""
    name = ""
    if picture:
        name = f"{output.stem}.png"
        write_file(output.with_name(name), _shown(scenario, options))
    title = scenario.setup.name.in_language(texts().language)
    return _written_map(scenario, options, scene_text(exported(scenario, options), title, name))


def _shown(scenario: Scenario, options: ExportOptions) -> bytes:
    field, pixels = scenario.setup.battlefield, options.pixels_per_cell / options.cell_steps
    return _png(scenario, _bounded(field.width * pixels, field.depth * pixels), zones=False, heights=False)


def _written_map(scenario: Scenario, options: ExportOptions, data: bytes) -> _Written:
    field, found = scenario.setup.battlefield, exported(scenario, options)
    more = {
        "walls": len(found.line_of_sight or ()),
        "objects": len(found.objects_line_of_sight or ()),
        "doors": len(found.portals or ()),
        "windows": windows_of(scenario_form(scenario.document, scenario.path)),
    }
    return _Written("map", data, field.width / options.cell_steps, field.depth / options.cell_steps, more)


def _bounded(width: float, height: float) -> tuple[int, int]:
    """Return a size in whole pixels; typer.BadParameter beyond the permitted size of a picture."""
    size = (max(round(width), 1), max(round(height), 1))
    if max(size) > GREATEST_SIDE or size[0] * size[1] > MOST_PIXELS:
        told = {"width": size[0], "height": size[1], "most": GREATEST_SIDE, "millions": MOST_PIXELS // 1_000_000}
        raise typer.BadParameter(texts()("table-export-too-large", **told))
    return size


def _png(scenario: Scenario, size: tuple[int, int], zones: bool, heights: bool) -> bytes:
    # Only here, so that the other formats start quickly and need no pygame.
    from pb12table.app.export import layout_png

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts()("table-export-progress"), total=1.0)

        def painted(share: float) -> None:
            progress.update(task, completed=share)

        return layout_png(scenario.setup, texts(), size, zones=zones, heights=heights, progress=painted)


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
    level: Annotated[float, number_option(0.01, 20.0, texts()("table-import-level-help"))] = 1.0,
    become: Annotated[
        list[str] | None, typer.Option("--become", metavar="NAME=KIND", help=texts()("table-import-become-help"))
    ] = None,
    tolerance: Annotated[float, number_option(0.0, 5.0, texts()("table-import-tolerance-help"))] = 0.0002,
    picture: Annotated[bool, typer.Option(help=texts()("table-import-picture-help"))] = True,
    system: Annotated[str, system_option()] = UNNAMED,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Read a map and write a scenario file, with the map's picture beside it; raises FileProblem."""
    if output.suffix.lower() != ".toml":
        raise typer.BadParameter(texts()("table-no-toml", found=str(output)))
    maps = [file, *(upper or ())]
    for path in maps:
        if path.suffix.lower() not in READ:
            raise typer.BadParameter(texts()("table-no-map", found=str(path), known=", ".join(READ)))
    read = read_map(file)
    above = [(read_map(path), path) for path in maps[1:]]
    options = ImportOptions(
        name=as_name(name) or as_name(file.stem) or "map",
        cell_steps=usual_cell_steps(read) if cell_steps is None else cell_steps,
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
        level=level,
        system=system,
        choices=_choices([read, *(upper_read for upper_read, _ in above)], become or (), system),
    )
    found = imported(read, options, file, _stem(output), above)
    content = load_content(system)
    # What is written can be read again, or it is not written.
    scenario_of({**found.document, "background": None}, content, output)
    beside = store_layout(output, found.document, found.picture)
    report = check_layout({**found.document, "background": None}, content, output)
    counts = read.groups()
    its = options.become(counts)
    groups = [{"name": called.key, "count": count, "becomes": its[called].kind} for called, count in counts.items()]
    if as_json:
        show_json(_plain(found, output, beside, report) | {"groups": groups})
    else:
        _show(found, output, beside, report, is_asked=open_portals is None)


def _choices(maps: Sequence[ReadMap], typed: Sequence[str], system: str) -> Choices:
    """Return what things become, typed as NAME=KIND; raises BadParameter."""
    known = choosable(system)
    found: dict[Called, str] = {}
    for each in typed:
        name, sign, kind = each.rpartition("=")
        if not sign or kind.strip() not in known:
            told = nearest(known, kind.strip())
            raise typer.BadParameter(texts()("table-no-kind", found=each, known=told))
        meant = [called for read in maps for called in read.groups() if called.is_meant(name)]
        if not meant:
            names = dict.fromkeys(called.key for read in maps for called in read.groups())
            raise typer.BadParameter(texts()("table-no-thing", found=name, known=nearest(tuple(names), name)))
        found.update(dict.fromkeys(meant, kind.strip()))
    return found


def _crop(typed: str) -> Crop:
    """Return four numbers in cells; raises BadParameter."""
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
    """Return the name of the picture: that of the layout, without what no picture's name may contain."""
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
        "others": found.others,
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
    if found.others:
        told = ", ".join(f"{kind}: {count}" for kind, count in found.others.items())
        lines.append(say("table-imported-others", pieces=told))
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


def show_parts(
    scenario: ScenarioArgument,
    kit: Annotated[str, typer.Option(help=texts()("kit-kit-help"), metavar="PIECES", show_default=False)] = "",
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the pieces a layout needs, by kind and size, and what of them a kit lacks; raises FileProblem."""
    found = load_scenario(scenario)
    say = texts().of(found.setup.system)
    kinds = known_content(found.document, load_content(found.setup.system), found.path).kinds
    needs, left = needs_of(found.document, kinds), tuple[Owned, ...]()
    if kit:
        try:
            needs, left = against(needs, kit_of(kit, kinds, say.language))
        except NoPiece as error:
            raise typer.BadParameter(texts()(error.key, **error.details)) from error
    if as_json:
        show_json({
            "pieces": [_plain_need(needed) for needed in needs],
            "left": [{**plain_sort(owned.sort, owned.kind), "count": owned.count} for owned in left],
        })  # fmt: skip
        return
    headings = [say(f"kit-column-{key}") for key in ("pieces", "count", *(("owned", "missing") if kit else ()))]
    rows = [
        [sort_name(say, needed.sort, needed.sort.kind, kinds), str(needed.count),
         *((str(needed.owned), str(needed.missing or "")) if kit else ())]
        for needed in needs
    ]  # fmt: skip
    show_table(headings, rows, right=range(1, len(headings)))
    if kit:
        lacks = sum(needed.missing for needed in needs)
        sys.stdout.write(say("kit-lacks" if lacks else "kit-enough", pieces=lacks) + "\n")
    if left:
        told = [f"{owned.count} {sort_name(say, owned.sort, owned.kind, kinds)}" for owned in left]
        sys.stdout.write(say("kit-left", pieces=say.listing(told)) + "\n")


def _plain_need(needed: Needed) -> dict[str, object]:
    return {
        **plain_sort(needed.sort, needed.sort.kind), "count": needed.count, "owned": needed.owned,
        "missing": needed.missing if needed.owned is not None else None,
    }  # fmt: skip


def register_table(app: typer.Typer) -> None:
    """Add the group of sub-commands."""
    group = command_group("table", texts()("table-help"))
    group.command("import", help=texts()("table-import-help"))(import_map)
    group.command("export", help=texts()("table-export-help"))(export_layout)
    group.command("parts", help=texts()("kit-help"))(show_parts)
    app.add_typer(group)
