"""What is around the table in the editor: palette with small pictures, numbers and problems, the top line, the bar."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any, Final

import pygame

from pb12table.app.editor.base import Editing
from pb12table.app.editor.commands import CARRIED, EditCommands
from pb12table.app.editor.helping import HELPING
from pb12table.app.editor.panels.palette import (
    AROUND_SEARCH,
    FAVOURITES,
    SEARCH,
    SIGNS_OF_PALETTE,
    entry_row,
    group_head,
    nothing_found,
    search_field,
)
from pb12table.app.editor.panels.properties import is_own, layout_name, properties_of
from pb12table.app.editor.panels.rows import (
    SAMPLE,
    SIGNS,
    button_grid,
    draw_icon_row,
    owner_painters,
    owner_row,
    problem_row,
    problem_rows,
    property_row,
    rail_head,
    rail_row,
    rows_column,
    top_buttons,
)
from pb12table.app.editor.workbench import Workbench
from pb12table.app.panels.layout import PLATE, is_rail, top_line
from pb12table.app.preview.state_picture import draw_template
from pb12table.app.screens.handbook import PAGES, page_foot, page_head
from pb12table.app.screens.map_screen import draw_passing_notice
from pb12table.files.forms.pieces import piece_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm
from pb12table.layouts.usual import RISING, usual_shape
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield, Gait
from pb12table.table.cells import Lattice
from pb12table.table.footprints import Area
from pb12table.table.terrain import Piece
from pb12table.texts.describe import problem_in_file, problem_words
from pb12table.texts.layouts import fault_line
from pb12table.texts.locale import on_one_line
from pb12table.window.kit import theme
from pb12table.window.kit.background import Same
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.kit.strokes import ICONS
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Label, Node, Row, Space
from pb12table.window.layout.painting import Painter, draw_panel, scrolled, wanted_height
from pb12table.window.layout.placing import MARGINS, floating, side_panel, thin_line
from pb12table.window.scene.layers.areas import draw_zone
from pb12table.window.scene.layers.cells import draw_cells
from pb12table.window.scene.picture import Camera, CellToken
from pb12table.window.scene.table_view import APART, storey_words
from pb12table.window.terrain.terrain_art import art_bounds
from pb12table.window.terrain.terrain_layer import terrain_picture

GROUND: Final = 40.0
"""How wide and deep the bare table under a sample is, in steps: its border is far away from the middle."""
MIDDLE: Final = GROUND / 2.0
PIXELS_OF_A_STEP: Final = 22.0
"""How large a sample of a zone is drawn, in natural pixels."""
EDGE: Final = 0.16
"""How far within its sample a zone ends, in steps."""
TOKEN: Final = 12.0
"""The radius of a token in natural pixels."""
NOBODY: Final = PlayerLook((122, 126, 130), "circle", (58, 60, 64), (206, 208, 210))
"""The look of a figure while nobody has been chosen whose it is."""
BESIDE: Final = 0.12
"""How much ground is shown beside a piece, as a share of its size, so that its shadow is seen."""
_HEXAGON: Final = Lattice((0.0, 0.0), 1.0).ring((0, 0))
_LEVEL: Final = Gait(0.0, 0.0)
"""Nobody walks on a sample."""


def kind_sample(kinds: Mapping[str, KindForm], kind: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a piece of a kind of terrain on bare ground, `size` in pixels."""
    rising: dict[str, Any] = {"rises": 0.0} if kind.split("-")[-1] in RISING else {}
    form = TerrainForm(id="sample", kind=kind, **usual_shape(kind, (MIDDLE, MIDDLE)), **rising)
    return _painted(piece_of(form, kinds, "palette", kind), size)


@lru_cache(maxsize=512)
def _painted(piece: Piece, size: tuple[int, int]) -> pygame.Surface:
    """Return a piece as large as fits with a little ground beside it."""
    west, south, east, north = art_bounds(piece)
    aside = max(east - west, north - south) * BESIDE
    scale = min(size[0] / (east - west + 2.0 * aside), size[1] / (north - south + 2.0 * aside))
    left = round((west + east) / 2.0 * scale - size[0] / 2.0)
    top = round((GROUND - (south + north) / 2.0) * scale - size[1] / 2.0)
    return terrain_picture(Battlefield(GROUND, GROUND, (piece,), _LEVEL), scale, left, top, *size)


@lru_cache(maxsize=64)
def zone_sample(kind: ZoneKind, looks: tuple[PlayerLook, ...], size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return a zone of a kind on bare ground, `size` in pixels, in the colours of its owners' `looks`, if any."""
    steps = PIXELS_OF_A_STEP * scale
    left, top = (round(MIDDLE * steps - side / 2.0) for side in size)
    surface = terrain_picture(Battlefield(GROUND, GROUND, (), _LEVEL), steps, left, top, *size)
    camera = Camera(surface.get_rect(), steps, (MIDDLE, MIDDLE), GROUND, GROUND)
    x, y = (side / steps / 2.0 - EDGE for side in size)
    ring = ((MIDDLE - x, MIDDLE - y), (MIDDLE + x, MIDDLE - y), (MIDDLE + x, MIDDLE + y), (MIDDLE - x, MIDDLE + y))
    owners = {PlayerId(f"sample-{number}"): look for number, look in enumerate(looks)}
    draw_zone(surface, camera, Zone("sample", kind, Area(ring), tuple(owners)), owners, scale)
    return surface


def _draw_cell(commands: EditCommands, canvas: Canvas, place: pygame.Rect, sort: str, name: str) -> None:
    """Draw a cell with a ground, with something on it, or with the rim of its owner."""
    side = place.h / 2.0
    camera = Camera(place, side, (0.0, 0.0), 2.0, 2.0)
    look = looks_of(commands.bench.setup).get(PlayerId(name)) if sort == "own" else None
    ground, cover = (name if sort == sample else "" for sample in ("ground", "cover"))
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(place.clip(before))
    draw_cells(canvas.surface, camera, [CellToken(_HEXAGON, ground, cover, look)], canvas.scale)
    canvas.surface.set_clip(before)


def sample_of(commands: EditCommands, zone: str) -> Painter | None:
    """Return what paints the picture of something in the palette, by the name of its zone; None for a tool."""
    section, _, name = zone.partition(":")
    setup = commands.bench.setup

    def look_of(player: PlayerId | None) -> PlayerLook | None:
        return None if player is None else looks_of(setup).get(player)

    def paint(canvas: Canvas, place: pygame.Rect) -> None:
        if section == "profile":
            if name in commands.templates:
                template = commands.templates[name].portrayed(setup.portraits)
                draw_template(canvas, place.center, TOKEN, template, look_of(commands.owner) or NOBODY)
            return
        if section in ("ground", "cover", "own"):
            _draw_cell(commands, canvas, place, section, name)
            return
        if section == "kind":
            picture = kind_sample(commands.bench.kinds, name, place.size)
        else:
            kind = ZoneKind(name)
            owners = map(look_of, commands.owners_of_zone(kind))
            picture = zone_sample(kind, tuple(filter(None, owners)), place.size, canvas.scale)
        canvas.surface.blit(picture, place)
        canvas.box(place, None, theme.LINE, 0)

    return paint if section in CARRIED else None


BUTTON: Final = 29.0
"""How high the buttons in the strip below are."""
OVERLAYS = ("show-zones", "show-heights", "show-names", "edit-rings", "edit-live")


def draw_frame(screen: Editing, commands: EditCommands, canvas: Canvas) -> None:
    """Paint all panels; those in which nothing has changed are copied."""
    layout, bench = screen.layout, screen.bench
    kept, history = screen.kept, bench.history
    told = (screen.texts.language, str(screen.desk.settings.keys), commands.tool.name)
    stamps = (commands.stamp.section, commands.stamp.stem, commands.figure_stamp.stem, commands.owner,
              bench.setup.players)  # fmt: skip
    liked = (tuple(commands.favourites), commands.sought, frozenset(commands.folded), bench.layers)
    key: object = (told, stamps, liked, screen.scrolls["left"], commands.reveals)
    opened = screen.open_list(canvas, stays=screen.search.is_open)
    if opened is None:
        kept.draw(canvas, "left", layout.left, key, lambda canvas: _draw_left(screen, commands, canvas, layout.left))
    palette = key
    chosen = (bench.kind_shown, tuple(bench.selection), tuple(bench.cells))
    key = (told, stamps, chosen, bench.changes, Same(bench.report), screen.scrolls["sheet"])
    wide = canvas.px(PLATE)
    if screen.sheet_high[0] != (*key, wide):
        node = _sheet(screen, commands, wide, canvas.scale)
        screen.sheet_high = (*key, wide), wanted_height(node, wide, canvas.scale)
    # Where a piece helps is told in the sheet's place.
    sheet = None
    if commands.tool.name == HELPING:
        screen.plates.pop("sheet", None)
    else:
        sheet = screen.place_sheet(canvas, screen.sheet_high[1], screen.vital())
    if sheet is not None:
        kept.draw(canvas, "sheet", sheet, key, lambda canvas: _draw_sheet(screen, commands, canvas, sheet), floats=True)
    named = layout_name(bench, screen.texts), bench.path, commands.hint()
    key = (told, named, history.is_saved, history.can_undo, history.can_redo, bench.sketch.is_whole)
    kept.draw(canvas, "top", layout.top, key, lambda canvas: _draw_top(screen, commands, canvas))
    room = screen.room_beside()
    if opened is not None:
        # The open list lies over the table, and would cut what is said.
        room.w, room.left = room.right - opened.right, opened.right
    draw_passing_notice(canvas, room, screen.notice)
    if opened is not None:
        canvas.shadow(opened, 6)
        kept.draw(canvas, "list", opened, palette, lambda canvas: _draw_left(screen, commands, canvas, opened))
    key = (told, bench.snapping, bench.mirroring, frozenset(screen.overlays), screen.ruler is not None, screen.mouse,
           bench.changes, Same(bench.report), Same(bench.storey.house))  # fmt: skip
    kept.draw(canvas, "bar", layout.bar, key, lambda canvas: _draw_bar(screen, commands, canvas))


def _draw_left(screen: Editing, commands: EditCommands, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw a line to search in, and the palette; in the rail their pictures alone."""
    named, texts, bench = not is_rail(canvas, rect), screen.texts, screen.bench
    painters = owner_painters(looks_of(bench.setup)) | SIGNS_OF_PALETTE
    chosen, nodes = "", list[Node]()
    groups = commands.shown_groups()
    for group in groups:
        folded = group.name in commands.folded and not commands.sought
        head = group_head(texts, group, bench.layers, folded=folded, counted=True)
        nodes.append(head if named else rail_head(head))
        are_figures = group.rows[0][0].startswith("profile:") and group.name != FAVOURITES
        if folded:
            continue
        if are_figures:
            owners = owner_row(bench.setup, commands.owner, commands.nobody)
            nodes.append(owners if named else rail_head(owners))
        for row in group.rows:
            name = row[0]
            chosen = name if row[3] and are_figures else chosen
            sample = sample_of(commands, name)
            painters |= {} if sample is None else {f"sample:{name}": sample}
            tip = commands.tip_of(name)
            liked = name in commands.favourites
            like_tip = texts("edit-unlike" if liked else "edit-like")
            tips = (row[1], tip) if tip else ()
            entry = entry_row(row, tips, sample=sample is not None, liked=liked, like_tip=like_tip)
            nodes.append(
                entry if named else rail_row(name, f"sample:{name}", tips or (row[1],), on=row[3], high=SAMPLE[1])
            )
    if not groups and named:
        nodes.append(nothing_found(texts, commands.sought))
    line = search_field(texts, commands.sought, screen.key("edit-search"))
    if not named:
        painters["glass"] = partial(draw_icon_row, icon=ICONS["glass"], on=bool(commands.sought))
        line = Card("search", Drawn("glass", min_height=SEARCH), surface="none", keyless=True,
                    tip=(texts("edit-search-hint"),))  # fmt: skip
    around = AROUND_SEARCH if named else 2.0
    above = Box(Column((line, thin_line()), 6.0), (around, AROUND_SEARCH, around, 0.0))
    node = side_panel(rows_column(nodes), "left", screen.scrolls["left"], side=around, head=above)
    layout = draw_panel(canvas, rect, node, painters)
    screen.scrolls["left"] = scrolled(layout, "left")
    if commands.reveals and chosen:
        screen.scrolls |= layout.showing(chosen)
        screen.touch()
    commands.reveals = False


def _draw_sheet(screen: Editing, commands: EditCommands, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the numbers and words of the selection, what can be done with it, and what is wrong."""
    node = _sheet(screen, commands, rect.w, canvas.scale)
    screen.scrolls["sheet"] = scrolled(draw_panel(canvas, rect, node, SIGNS), "sheet")


def _sheet(screen: Editing, commands: EditCommands, wide: int, scale: float) -> Node:
    """Return the sheet, so many pixels wide."""
    width = wide / scale - MARGINS
    screen.rows = properties_of(screen.bench, screen.texts)
    head = Label(commands.sheet_title(), tone="accent", bold=True, lines=1, grow=1.0)
    page = page_of(screen.bench)
    nodes = [page_head(screen.texts, page, head)]
    if screen.bench.kind_shown is not None and is_own(screen.bench, screen.bench.kind_shown):
        nodes.append(Label(screen.texts("edit-kind-own"), theme.SMALL, "muted"))
    nodes += [property_row(number, row, width, scale) for number, row in enumerate(screen.rows)]
    buttons = commands.sheet_buttons()
    nodes += [Space(min_height=6.0), button_grid(buttons, width, scale)] if buttons else []
    nodes += [Space(min_height=4.0), page_foot(screen.texts, page)]
    nodes += [Space(min_height=4.0), *problem_rows(screen.texts("edit-problems"), problems_of(screen))]
    return floating(rows_column(nodes), "sheet", screen.scrolls["sheet"])


def page_of(bench: Workbench) -> str:
    """Return the page of the handbook about what the sheet shows."""
    if bench.kind_shown is not None:
        return "kind"
    if bench.on_cells is not None:
        return "cells"
    if len(bench.selection) > 1:
        return "several"
    section = bench.selection[0].section if bench.selection else "table"
    return section if section in PAGES else "figure"


def problems_of(screen: Editing) -> list[tuple[str, str, bool]]:
    """Return everything that is wrong, with the zone that shows it when clicked."""
    texts = screen.texts
    problems = screen.bench.report.problems
    found = [(f"show:{subject}", problem_in_file(texts, problem), True) for subject, problem in problems]
    known = {subject for subject, _ in problems}
    found += [
        (f"show:{thing.id}", problem_in_file(texts, problem), True)
        for thing, problem in screen.bench.sketch.faulty.items()
        if thing.id not in known
    ]
    if screen.bench.sketch.problem is not None:
        subject = screen.bench.sketch.subject
        name = screen.bench.sketch.problem.place if subject is None else subject.id
        found.append((f"show:{name}", problem_in_file(texts, screen.bench.sketch.problem), True))
    if (unplayable := screen.bench.unplayable) is not None:
        found.append(("show:", problem_words(texts, unplayable), False))
    faults = screen.bench.report.faults
    labels = {zone.id: zone.label for zone in screen.bench.setup.zones}
    names = {key: label.in_language(texts.language) for key, label in labels.items() if label is not None}
    return [*found, *((f"show:{fault.subject}", fault_line(texts, fault, names), fault.is_grave) for fault in faults)]


def _draw_top(screen: Editing, commands: EditCommands, canvas: Canvas) -> None:
    """Draw the name of the layout, and what can be done with the whole of it."""
    rect = screen.layout.top
    draw_panel(canvas, rect, top_of(screen, commands, rect.w / canvas.scale, canvas.scale))


def top_of(screen: Editing, commands: EditCommands, width: float, scale: float) -> Node:
    """Return the line at the top for a width in natural pixels, at a scale."""
    texts, history = screen.texts, screen.bench.history
    buttons = [
        ("undo", texts("tile-undo"), screen.key("undo"), history.can_undo, False),
        ("redo", texts("tile-redo"), screen.key("redo"), history.can_redo, False),
        ("save", texts("tile-edit-save"), screen.key("save"), not history.is_saved, False),
        ("edit-forces", texts("tile-edit-forces"), screen.key("edit-forces"), True, False),
        ("edit-fields", texts("tile-edit-fields"), screen.key("edit-fields"), True, False),
        ("edit-worth", texts("tile-edit-worth"), screen.key("edit-worth"), True, False),
        ("edit-look", texts("tile-edit-look"), screen.key("edit-look"), True, False),
        ("edit-play", texts("tile-edit-play"), screen.key("edit-play"), screen.bench.sketch.is_whole, False),
        ("edit-menu", texts("edit-menu"), "", True, False),
    ]
    shown = [button for button in buttons if button[0] not in commands.missing]
    mark = "" if history.is_saved else " *"
    file = texts("edit-file", file=on_one_line(screen.bench.path.name))
    name = f"{layout_name(screen.bench, texts)}{mark}"
    return top_line(name, commands.hint(), top_buttons(shown, width, scale), file)


def _draw_bar(screen: Editing, commands: EditCommands, canvas: Canvas) -> None:
    """Draw the tools, what points snap to, and the overlays; below, where the mouse is, and the first of what is wrong.

    That is always in sight: the list of all may lie far below the numbers of a piece.
    """
    texts, problems = screen.texts, problems_of(screen)
    overlays = [name for name in OVERLAYS if name not in commands.missing]
    switches = commands.switches(overlays, screen.overlays, screen.ruler is not None)
    tools = (Button(name, label, key, BUTTON, pressed=on) for name, label, key, on in commands.tools())
    buttons = (Button(f"command:{command}", label, key, BUTTON, pressed=on) for command, label, key, on in switches)
    mouse = screen.mouse
    where = "" if mouse is None else texts("edit-mouse", x=round(mouse[0], 2), y=round(mouse[1], 2))
    if mouse is not None:
        where = APART.join([where, *storey_words(texts, screen.bench.setup, screen.storey, mouse)])
    below: list[Node] = [Label(where, tone="muted", lines=1, min_width=110.0)]
    if problems:
        name, text, grave = problems[0]
        more = f"  (+{len(problems) - 1})" if len(problems) > 1 else ""
        below.append(problem_row(name, Label(text + more, theme.SMALL + 1, lines=1, grow=1.0), grave=grave))
    body = Column((Row(tuple(tools)), Row(tuple(buttons)), Row(tuple(below), align="center")), 5.0)
    node = Box(Column((thin_line(), Box(body, (12.0, 6.0, 12.0, 0.0))), 0.0), surface="ground")
    draw_panel(canvas, screen.layout.bar, node, SIGNS)
