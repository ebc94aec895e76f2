"""What stands around the table in the editor: palette, numbers and problems, the top line, the bar, notices."""

from __future__ import annotations

import pygame

from pb12table.app.editor.base import Editing
from pb12table.app.editor.commands import EditCommands
from pb12table.app.editor.panels.properties import properties_of
from pb12table.app.editor.panels.rows import (
    button_row,
    head_row,
    owner_row,
    palette_row,
    problem_rows,
    property_row,
    right_buttons,
    warning_sign,
)
from pb12table.app.editor.panels.samples import sample_of
from pb12table.app.editor.panels.table_properties import layout_name
from pb12table.app.panels.top_line import draw_top_line
from pb12table.app.screens.telling_screen import draw_passing_notice
from pb12table.texts.layouts import fault_line
from pb12table.texts.plain import on_one_line
from pb12table.texts.problems import problem_in_file
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.kit.same import Same

OVERLAYS = ("show-zones", "show-heights", "show-names")


def draw_frame(screen: Editing, commands: EditCommands, canvas: Canvas) -> None:
    """Paint all panels; those in which nothing has changed are copied."""
    layout, bench = screen.layout, screen.bench
    kept, history = screen.kept, bench.history
    told = (screen.texts.language, str(screen.desk.settings.keys), commands.tool.name)
    stamps = (commands.stamp.section, commands.stamp.stem, commands.figure_stamp.stem, commands.owner,
              bench.setup.players)  # fmt: skip
    key: object = (told, stamps, screen.scrolls["left"], commands.reveals)
    kept.draw(canvas, "left", layout.left, key, lambda canvas: _draw_left(screen, commands, canvas))
    key = (told, bench.changes, tuple(bench.selection), tuple(bench.cells), Same(bench.report), screen.scrolls["sheet"])
    kept.draw(canvas, "sheet", layout.sheet, key, lambda canvas: _draw_sheet(screen, commands, canvas))
    named = layout_name(bench, screen.texts), bench.path, commands.hint()
    key = (told, named, history.is_saved, history.can_undo, history.can_redo, bench.sketch.is_whole)
    kept.draw(canvas, "top", layout.top, key, lambda canvas: _draw_top(screen, commands, canvas))
    key = (told, bench.snapping, bench.level, frozenset(screen.overlays), screen.ruler is not None)
    kept.draw(canvas, "bar", layout.bar, key, lambda canvas: _draw_bar(screen, commands, canvas))
    _draw_place(screen, canvas)
    _draw_worst(screen, canvas)
    draw_passing_notice(canvas, screen.layout.free, screen.notice)


def _draw_left(screen: Editing, commands: EditCommands, canvas: Canvas) -> None:
    """The palette."""
    rect, px = screen.layout.left, canvas.px
    canvas.box(rect, theme.PANEL, None, 0)
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(rect)
    top = rect.top + px(4) - screen.scrolls["left"]
    chosen: int | None = None
    for title, rows in commands.palette():
        top = head_row(canvas, rect, top, title)
        are_figures = rows[0][0].startswith("profile:")
        if are_figures:
            top = owner_row(canvas, rect, top, screen.bench.setup, commands.owner, commands.nobody)
        for name, label, key, on in rows:
            if on and are_figures:
                chosen = top
            top = palette_row(canvas, rect, top, name, label, key, on=on, sample=sample_of(commands, name))
    screen.heights["left"] = top + screen.scrolls["left"] - rect.top + px(10)
    if commands.reveals and chosen is not None:
        screen.reveal("left", chosen - rect.top, rect)
    commands.reveals = False
    canvas.surface.set_clip(before)
    canvas.scroll_mark(rect, screen.heights["left"], screen.scrolls["left"])
    pygame.draw.line(canvas.surface, theme.LINE, rect.topright, rect.bottomright)


def _draw_sheet(screen: Editing, commands: EditCommands, canvas: Canvas) -> None:
    """Numbers and words of the selection, what can be done with it, and what is wrong."""
    rect, px = screen.layout.sheet, canvas.px
    canvas.box(rect, theme.PANEL, None, 0)
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(rect)
    top = rect.top + px(4) - screen.scrolls["sheet"]
    top = head_row(canvas, rect, top, commands.sheet_title())
    screen.rows = properties_of(screen.bench, screen.texts)
    for number, row in enumerate(screen.rows):
        top = property_row(canvas, rect, top, number, row)
    top = button_row(canvas, rect, top + px(8), commands.sheet_buttons())
    top = problem_rows(canvas, rect, top, screen.texts("edit-problems"), problems_of(screen))
    screen.heights["sheet"] = top + screen.scrolls["sheet"] - rect.top + px(10)
    canvas.surface.set_clip(before)
    canvas.scroll_mark(rect, screen.heights["sheet"], screen.scrolls["sheet"])
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.bottomleft)


def problems_of(screen: Editing) -> list[tuple[str, str, bool]]:
    """Everything that is wrong, with the zone that shows it when clicked."""
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
        name = "" if subject is None else subject.id
        found.append((f"show:{name}", problem_in_file(texts, screen.bench.sketch.problem), True))
    if (unplayable := screen.bench.unplayable) is not None:
        found.append(("show:", problem_in_file(texts, unplayable), False))
    faults = screen.bench.report.faults
    labels = {zone.id: zone.label for zone in screen.bench.setup.zones}
    names = {key: label.in_language(texts.language) for key, label in labels.items() if label is not None}
    return [*found, *((f"show:{fault.subject}", fault_line(texts, fault, names), fault.is_grave) for fault in faults)]


def _draw_top(screen: Editing, commands: EditCommands, canvas: Canvas) -> None:
    """The name of the layout, and what can be done with the whole of it."""
    px, rect, texts = canvas.px, screen.layout.top, screen.texts
    canvas.box(rect, theme.INK, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.bottomleft, rect.bottomright)
    history = screen.bench.history
    buttons = [
        ("edit-menu", texts("edit-menu"), "", True, False),
        ("edit-play", texts("tile-edit-play"), screen.key("edit-play"), screen.bench.sketch.is_whole, False),
        ("edit-look", texts("tile-edit-look"), screen.key("edit-look"), True, False),
        ("edit-worth", texts("tile-edit-worth"), screen.key("edit-worth"), True, False),
        ("edit-forces", texts("tile-edit-forces"), screen.key("edit-forces"), True, False),
        ("save", texts("tile-edit-save"), screen.key("save"), not history.is_saved, False),
        ("redo", texts("tile-redo"), screen.key("redo"), history.can_redo, False),
        ("undo", texts("tile-undo"), screen.key("undo"), history.can_undo, False),
    ]
    left = right_buttons(canvas, rect, [button for button in buttons if button[0] not in commands.missing])
    mark = "" if history.is_saved else " *"
    name = f"{layout_name(screen.bench, texts)}{mark}"
    told = draw_top_line(canvas, rect, name, commands.hint(), left - px(30))
    file = texts("edit-file", file=on_one_line(screen.bench.path.name))
    beside = left - told.right - px(24)
    if beside > px(60):
        canvas.text((told.right + px(12), told.top + px(5)), file, theme.SMALL, theme.MUTED, width=beside)


def _draw_bar(screen: Editing, commands: EditCommands, canvas: Canvas) -> None:
    """What points are drawn to, the level, and the overlays."""
    px, rect = canvas.px, screen.layout.bar
    canvas.box(rect, theme.INK, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.topright)
    left = rect.left + px(12)
    for command, label, key, on in commands.switches(OVERLAYS, screen.overlays, screen.ruler is not None):
        width = width_of(label, px(theme.NORMAL)) + width_of(key, px(theme.SMALL)) + px(40)
        place = pygame.Rect(left, rect.top + px(12), width, px(34))
        canvas.button(place, f"command:{command}", label, key=key, pressed=on)
        left = place.right + px(8)


def _draw_place(screen: Editing, canvas: Canvas) -> None:
    """Where the mouse is."""
    px, rect = canvas.px, screen.layout.bar
    if screen.mouse is not None:
        where = screen.texts("edit-mouse", x=round(screen.mouse[0], 2), y=round(screen.mouse[1], 2))
        canvas.text((rect.left + px(14), rect.top + px(54)), where, theme.SMALL + 1, theme.MUTED)


def _draw_worst(screen: Editing, canvas: Canvas) -> None:
    """The first of what is wrong, always in sight: the list of all may lie far below the numbers of a piece."""
    problems = problems_of(screen)
    if not problems:
        return
    px, rect = canvas.px, screen.layout.bar
    name, text, grave = problems[0]
    more = f"  (+{len(problems) - 1})" if len(problems) > 1 else ""
    place = pygame.Rect(rect.left + px(130), rect.top + px(50), rect.w - px(140), px(24))
    canvas.zone(place, name)
    warning_sign(canvas, (place.left + px(10), place.centery), grave=grave)
    canvas.text((place.left + px(24), place.top + px(4)), text + more, theme.SMALL + 1, width=place.w - px(30))

