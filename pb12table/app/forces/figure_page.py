"""The page of one figure: who it is, every attribute to be changed, its gear, and how its value comes about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pb12table.app.forces.fields import (
    PAD,
    ROW,
    draw_buttons,
    draw_field,
    draw_head,
    draw_stepper,
    has_room,
    label_width,
)
from pb12table.app.forces.figure_gear import draw_gear
from pb12table.app.forces.figure_rows import ATTRIBUTES
from pb12table.app.portraits import draw_portrait, draw_status
from pb12table.files.labels import description_label
from pb12table.forces.members import base_of, is_staged, printed
from pb12table.layouts.editing import Thing, entry_of
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.files.forms.scenarios import START_STATUSES
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness, figure_value, whole_value
from pb12table.systems.pb12.texts.names import status_name
from pb12table.texts.names import text_key
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, fitting_size, width_of

if TYPE_CHECKING:
    from pb12table.app.forces.screen import ForcesScreen

PORTRAIT: Final = 36.0
BESIDE: Final = 1080.0
"""How wide a page is at least on which the gear stands beside the attributes, in natural pixels."""


def draw_figure(screen: ForcesScreen, canvas: Canvas, page: pygame.Rect, top: int) -> int:
    """Paint the page from `top` on; return where it ends."""
    px, texts = canvas.px, screen.texts
    left, width = page.left + px(PAD), page.w - px(2 * PAD)
    entry = entry_of(screen.bench.document, Thing("figure", screen.chosen.id))
    figure = screen.setup.figure_by_id.get(FigureId(screen.chosen.id))
    top = _draw_who(screen, canvas, pygame.Rect(left, top + px(18), width, 0), figure)
    half = (width - px(30)) // 2
    label = label_width(screen, canvas, ("name", "profile"))
    for words in ("forces-start", "forces-begins-with"):
        label = max(label, width_of(texts(words), px(theme.SMALL + 1)) + px(20))
    first = draw_field(screen, canvas, pygame.Rect(left, top, half, 0), "name", label)
    first = draw_field(screen, canvas, pygame.Rect(left, first, half, 0), "profile", label)
    right = left + half + px(30)
    beside = label_width(screen, canvas, ("player", "leader"))
    second = draw_field(screen, canvas, pygame.Rect(right, top, half, 0), "player", beside)
    second = draw_field(screen, canvas, pygame.Rect(right, second, half, 0), "leader", beside)
    top = _draw_start(screen, canvas, pygame.Rect(left, max(first, second), width, 0), label, entry, figure)
    if figure is not None and figure.profile.vehicle is None:
        top = _draw_statuses(screen, canvas, pygame.Rect(left, top, width, 0), label, figure)
    top += px(8)
    sheet = screen.content.profiles.get(base_of(entry))
    # In a wide window the gear stands beside the attributes, else below them.
    is_wide = width >= px(BESIDE)
    wide = width // 2 if is_wide else width
    columns = _columns(screen, canvas, wide, 2 if is_wide else 3)
    low = draw_head(canvas, left, top, wide, texts("forces-attributes"), texts("forces-attributes-hint"))
    if sheet is not None:
        column = _column(canvas, wide, columns)
        rows = -(-len(ATTRIBUTES) // columns)
        for number, key in enumerate(ATTRIBUTES):
            x = left + number // rows * (column + px(24))
            place = pygame.Rect(x, low + number % rows * px(ROW), column, px(ROW))
            draw_stepper(screen, canvas, place, key, printed(sheet, key))
        low += rows * px(ROW)
    if figure is not None and is_wide:
        gear = pygame.Rect(left + wide + px(34), top, width - wide - px(34), 0)
        low = max(low, draw_gear(screen, canvas, gear, figure))
    elif figure is not None:
        low = draw_gear(screen, canvas, pygame.Rect(left, low + px(14), width, 0), figure)
    name = screen.chosen.id
    return draw_buttons(canvas, page, left, low + px(18), width, [
        (f"edit-duplicate:{name}", texts("forces-duplicate", key=screen.key("edit-duplicate"))),
        (f"edit-delete:{name}", texts("forces-delete", key=screen.key("edit-delete"))),
    ])  # fmt: skip


def _column(canvas: Canvas, width: int, columns: int) -> int:
    """How wide one of some columns of attributes is."""
    return (width - (columns - 1) * canvas.px(24)) // columns


def _columns(screen: ForcesScreen, canvas: Canvas, width: int, most: int) -> int:
    """In how many columns all names of attributes can be read, at most so many."""
    labels = [screen.rows[screen.numbers[key]].label for key in ATTRIBUTES if key in screen.numbers]
    return next(
        (
            columns for columns in range(most, 1, -1)
            if all(has_room(canvas, label, _column(canvas, width, columns)) for label in labels)
        ),
        1,
    )  # fmt: skip


def _draw_who(screen: ForcesScreen, canvas: Canvas, place: pygame.Rect, figure: FigureSetup | None) -> int:
    """The token, the name, the words of the profile, and what the figure is worth."""
    px, texts = canvas.px, screen.texts
    if figure is None:
        canvas.text(place.topleft, screen.chosen.id, theme.TITLE, theme.BAD, bold=True)
        return place.top + px(60)
    look = screen.commands.look(figure.player)
    middle = (place.left + px(PORTRAIT + 2), place.top + px(PORTRAIT + 2))
    draw_portrait(canvas, middle, PORTRAIT, screen.state, figure.id, look)
    left = place.left + px(2 * PORTRAIT + 32)
    whole, own = whole_value(figure), figure_value(figure.profile)
    gear = sum(block_value(block) for block in figure.blocks)
    spot = canvas.text((place.right, place.top), texts.number(whole), theme.TITLE + 6, theme.ACCENT, bold=True,
                       anchor="right")  # fmt: skip
    told = texts("forces-value-sum", own=own, gear=gear)
    second = canvas.text((place.right, place.top + px(38)), told, theme.SMALL + 1, theme.MUTED, anchor="right")
    level, limit = epicness(own), screen.setup.modules.epicness_limit
    ink = theme.BAD if level > limit else theme.MUTED
    words = texts("forces-epicness-limit-line", epicness=level, limit=limit)
    third = canvas.text((place.right, place.top + px(58)), words, theme.SMALL + 1, ink, anchor="right")
    room = min(spot.left, second.left, third.left) - left - px(20)
    name = upper_first(figure.label.in_language(texts.language))
    size = fitting_size(name, (theme.TITLE, theme.LARGE, theme.NORMAL), room, canvas.scale, bold=True)
    canvas.text((left, place.top + px(4 + theme.TITLE - size)), name, size, bold=True, width=room)
    sheet = screen.content.profiles.get(figure.profile.id)
    told_of = None if sheet is None else description_label(sheet.description)
    if told_of is not None:
        canvas.paragraph((left, place.top + px(38)), room, told_of.in_language(texts.language), theme.NORMAL,
                         theme.MUTED, italic=True, lines=2)  # fmt: skip
    return place.top + px(2 * PORTRAIT + 22)


def _draw_start(
    screen: ForcesScreen, canvas: Canvas, place: pygame.Rect, label: int, entry: dict[str, object],
    figure: FigureSetup | None,
) -> int:  # fmt: skip
    """Where the figure begins, and the way to the other place."""
    px, texts = canvas.px, screen.texts
    canvas.text((place.left, place.top + px(7)), texts("forces-start"), theme.SMALL + 1, theme.MUTED,
                width=label - px(8))  # fmt: skip
    left = place.left + label
    if "aboard" in entry or "fixed_to" in entry:
        vehicle = str(entry.get("aboard") or entry.get("fixed_to"))
        canvas.text((left, place.top + px(6)), texts("forces-start-aboard", vehicle=vehicle), theme.SMALL + 1)
        return place.top + px(38)
    staged = is_staged(entry)
    where = "forces-start-staged"
    at = None if figure is None else figure.at
    told = texts(where) if staged or at is None else texts("forces-start-table", x=at[0], y=at[1])
    spot = canvas.text((left, place.top + px(6)), told, theme.SMALL + 1)
    words = texts("forces-set-up" if staged else "forces-stage")
    button = pygame.Rect(spot.right + px(14), place.top, canvas.button_width(words, size=theme.SMALL + 1), px(28))
    canvas.button(button, "set-up:" if staged else "stage:", words, size=theme.SMALL + 1,
                  tip=(texts("forces-set-up.tip" if staged else "forces-stage.tip"),))  # fmt: skip
    return place.top + px(38)


def _draw_statuses(
    screen: ForcesScreen, canvas: Canvas, place: pygame.Rect, label: int, figure: FigureSetup
) -> int:
    """The statuses that a figure can begin with, those it does pressed."""
    px, texts = canvas.px, screen.texts
    canvas.text((place.left, place.top + px(7)), texts("forces-begins-with"), theme.SMALL + 1, theme.MUTED,
                width=label - px(8))  # fmt: skip
    left = place.left + label
    for name in START_STATUSES:
        status, words = Status(name), status_name(texts, Status(name))
        wide = width_of(words, px(theme.SMALL + 1)) + px(44)
        button = pygame.Rect(left, place.top, wide, px(28))
        helped = f"{text_key('status', status)}.help"
        told = (texts(helped),) if texts.has(helped) else ()
        canvas.button(button, f"status:{name}", "", pressed=name in figure.statuses,
                      tip=(words, *told, texts("forces-begins-with.tip")))  # fmt: skip
        draw_status(canvas, (button.left + px(17), button.centery), 18, status, 1)
        canvas.text((button.left + px(32), button.top + px(6)), words, theme.SMALL + 1)
        left = button.right + px(6)
    return place.top + px(38)
