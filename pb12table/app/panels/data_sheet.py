"""The right panel: the data sheet of a figure, printed and current values, why they differ, and its gear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from pb12table.app.portraits import draw_portrait, draw_status
from pb12table.app.state_picture import statuses_of
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.damage.damage import armour_modifiers, damage_table
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, changes, free_slots, printed, value
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block
from pb12table.systems.pb12.rules.vehicles.aboard import vehicle_data
from pb12table.systems.pb12.texts.block_words import block_facts, block_lines
from pb12table.systems.pb12.texts.names import place_words, short_name, status_name
from pb12table.systems.pb12.texts.sums import damage_table_name
from pb12table.systems.pb12.window.previews.aim_words import aims_of_figure
from pb12table.texts.describe import modifier_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name, text_key
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import PlayerLook

CELLS: Final = (
    (Attribute.ACTION_POINTS,),
    (Attribute.MOVEMENT, Attribute.VERTICAL_MOVEMENT),
    (Attribute.STRENGTH,),
    (Attribute.TOUGHNESS,),
    (Attribute.INITIATIVE,),
    (Attribute.NERVE,),
    (Attribute.COMMAND,),
    (Attribute.RANGED, Attribute.RANGED_DEFENCE),
    (Attribute.MELEE, Attribute.MELEE_DEFENCE),
    (Attribute.TECH,),
    (Attribute.ARMOUR,),
    (Attribute.MELEE_REACH, Attribute.SIGHT_ANGLE),
)
"""The cells of the sheet in the rulebook's order; values printed together stand in one cell."""
COLUMNS: Final = 4
CELL_HEIGHT: Final = 40.0


def draw_data_sheet(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: State,
    looks: Mapping[PlayerId, PlayerLook],
    figure: FigureId | None,
    scroll: int,
    *,
    orders: bool = True,
) -> int:
    """Paint the sheet, scrolled by pixels, with the way to the figure's `orders` or not; return the height of all."""
    px = canvas.px
    canvas.box(rect, theme.PANEL, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.bottomleft)
    if figure is None:
        canvas.paragraph((rect.left + px(20), rect.top + px(30)), rect.w - px(40), texts("sheet-nobody"), theme.NORMAL,
                         theme.MUTED, anchor="center")  # fmt: skip
        return 0
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(rect)
    left, width = rect.left + px(12), rect.w - px(24)
    top = rect.top + px(8) - scroll
    top = _head(canvas, left, top, width, texts, state, looks, figure)
    top = _values(canvas, pygame.Rect(left, top, width, 0), rect, texts, state, figure)
    top = _damage(canvas, left, top, width, texts, state, figure)
    top = _statuses(canvas, left, top, width, rect, texts, state, figure)
    top = _aims(canvas, left, top, width, rect, texts, state, figure)
    if orders:
        top = _orders(canvas, left, top, width, texts, state, figure)
    top = _gear(canvas, left, top, width, rect, texts, state, figure)
    canvas.surface.set_clip(before)
    canvas.scroll_mark(rect, top + scroll - rect.top, scroll)
    return top + scroll - rect.top + px(8)


def _head(
    canvas: Canvas,
    left: int,
    top: int,
    width: int,
    texts: Texts,
    state: State,
    looks: Mapping[PlayerId, PlayerLook],
    figure: FigureId,
) -> int:
    px = canvas.px
    placed = state.figures[figure]
    draw_portrait(canvas, (left + px(15), top + px(19)), 14, state, figure, looks[placed.controller])
    name = upper_first(figure_name(texts, state.setup, figure))
    room = width - px(38)
    higher = canvas.heading((left + px(38), top), room, name)
    canvas.zone(pygame.Rect(left, top, width, px(24) + higher), f"sheet-name:{figure}", tip=(name,))
    top += higher
    profile = state.setup.figure_by_id[figure].profile.label.in_language(texts.language)
    under = [] if profile.casefold() == name.casefold() else [profile]
    under.append(player_name(state.setup, placed.controller))
    if placed.place is Place.TABLE:
        under.append(texts("sheet-height", height=texts.number(placed.z, 1)))
    else:
        under.append(place_words(texts, state, figure))
    words, place = upper_first(" · ".join(under)), (left + px(38), top + px(22))
    below = canvas.paragraph(place, room, words, theme.SMALL, theme.MUTED, lines=2)
    return top + px(44) + below - canvas.line_height(theme.SMALL)


def _values(
    canvas: Canvas, place: pygame.Rect, panel: pygame.Rect, texts: Texts, state: State, figure: FigureId
) -> int:
    """The grid of attribute values; a changed value is coloured, with the printed one behind it."""
    px = canvas.px
    gap = px(4)
    width = (place.w - gap * (COLUMNS - 1)) // COLUMNS
    height = px(CELL_HEIGHT)
    for number, attributes in enumerate(CELLS):
        cell = pygame.Rect(
            place.left + number % COLUMNS * (width + gap), place.top + number // COLUMNS * (height + gap), width, height
        )
        tip: list[str] = []
        for attribute in attributes:
            tip += [*_value_tip(texts, state, figure, attribute), _help(texts, attribute)]
        hovered = canvas.zone(cell.clip(panel), f"attribute:{attributes[0]}", tip=tuple(tip))
        canvas.box(cell, theme.HOVERED if hovered else theme.RAISED, theme.LINE, 4)
        short = _cell_name(canvas, texts, attributes, cell.w - px(4))
        now, then = _numbers(state, figure, attributes)
        shown = "/".join(texts.number(number) for number in now)
        old = "/".join(texts.number(number) for number in (then[:1] if attributes == (Attribute.ARMOUR,) else then))
        canvas.text((cell.centerx, cell.top + px(1)), short, theme.SMALL - 1, theme.MUTED, anchor="center",
                    width=cell.w - px(4))  # fmt: skip
        ink = theme.TEXT if now == then else theme.GOOD if sum(now) > sum(then) else theme.BAD
        middle = cell.centerx
        beside = width_of(old, px(theme.SMALL - 1)) + px(4)
        if now != then and width_of(shown, px(theme.LARGE), True) + beside <= cell.w - px(4):
            # The old value stands behind the new one, so that the name of both stays whole.
            middle -= beside // 2
            end = middle + width_of(shown, px(theme.LARGE), True) // 2 + beside
            spot = canvas.text((end, cell.top + px(18)), old, theme.SMALL - 1, theme.MUTED, anchor="right")
            pygame.draw.line(canvas.surface, theme.MUTED, spot.midleft, spot.midright)
        canvas.text((middle, cell.top + px(14)), shown, theme.LARGE, ink, bold=True, anchor="center")
    rows = (len(CELLS) + COLUMNS - 1) // COLUMNS
    return place.top + rows * (height + gap) + px(4)


def _numbers(state: State, figure: FigureId, attributes: tuple[Attribute, ...]) -> tuple[list[int], list[int]]:
    """The present and the printed numbers of a cell; armour has two where gear protects less from what is not seen.

    R1.8.9: the armour is what a damage roll counts.
    """
    if attributes != (Attribute.ARMOUR,):
        now = [value(state, figure, attribute) for attribute in attributes]
        return now, [printed(state, figure, attribute) for attribute in attributes]
    now = [total(armour_modifiers(state, figure, seen)) for seen in (True, False)]
    now = now[: len(set(now))]
    return now, [printed(state, figure, Attribute.ARMOUR)] * len(now)


def _cell_name(canvas: Canvas, texts: Texts, attributes: tuple[Attribute, ...], room: int) -> str:
    """The letters of a cell, with a word where they do not begin the word in the language, as far as it fits."""
    short = "/".join(short_name(texts, attribute) for attribute in attributes)
    named = texts.either(text_key("sheet-cell", attributes[0]), short, letters=short)
    return named if width_of(named, canvas.px(theme.SMALL - 1)) <= room else short


def _value_tip(texts: Texts, state: State, figure: FigureId, attribute: Attribute) -> list[str]:
    """Name, printed value, or the modifier that a vehicle has in its place (R3.0.12), and what changed it."""
    name = texts(text_key("attribute", attribute))
    vehicle = vehicle_data(state, figure)
    modifier = None if vehicle is None else vehicle.modifier(attribute)
    lines = [texts("sheet-printed", name=name, value=printed(state, figure, attribute))]
    if modifier is not None:
        lines = [texts("sheet-printed-modifier", name=name, modifier=texts.signed(modifier))]
    found: list[Modifier] = changes(state, figure, attribute)
    lines += [modifier_line(texts, state.setup, modifier) for modifier in found]
    if attribute is Attribute.ARMOUR:
        return lines + _armour_tip(texts, state, figure)
    if found:
        lines.append(texts("sheet-current", value=value(state, figure, attribute)))
    return lines


def _help(texts: Texts, attribute: Attribute) -> str:
    """What an attribute is good for, in a sentence."""
    return texts(f"{text_key('attribute', attribute)}.help")


def _armour_tip(texts: Texts, state: State, figure: FigureId) -> list[str]:
    """What gear adds to the armour, for damage whose source is seen and for damage whose source is not.  R1.8.9."""
    lines: list[str] = []
    for seen in (True, False):
        parts = armour_modifiers(state, figure, seen)
        gear = [modifier_line(texts, state.setup, part) for part in parts if part.rule == "R1.8.9"]
        lines += [*gear, texts("sheet-armour-now", seen=seen, value=total(parts))]
    return lines if any(block.armour_seen or block.armour_unseen for block in blocks_in_use(state, figure)) else []


def _damage(canvas: Canvas, left: int, top: int, width: int, texts: Texts, state: State, figure: FigureId) -> int:
    """Damage points as boxes: full ones are left, crossed ones used; and the damage table."""
    px = canvas.px
    placed, profile = state.figures[figure], state.setup.figure_by_id[figure].profile
    points = profile.damage_points
    kinds = (
        ("free", placed.free_points, points.free, theme.GOOD),
        ("light", placed.light_points, points.light, theme.ACCENT),
        ("heavy", placed.heavy_points, points.heavy, theme.BAD),
    )
    canvas.text((left, top), texts("sheet-damage"), theme.SMALL, theme.MUTED)
    now, then = damage_table(state, figure), profile.damage_table
    ink = theme.MUTED if now == then else theme.GOOD if now < then else theme.BAD
    table = texts("sheet-damage-table", table=damage_table_name(now))
    spot = canvas.text((left + width, top), table, theme.SMALL, ink, anchor="right")
    why = (table,) if now == then else tuple(_value_tip(texts, state, figure, Attribute.DAMAGE_TABLE))
    canvas.zone(
        spot, f"attribute:{Attribute.DAMAGE_TABLE}", tip=(*why, _help(texts, Attribute.DAMAGE_TABLE))
    )
    top += px(18)
    x = left
    for kind, remaining, most, colour in kinds:
        if most == 0:
            continue
        told = texts("sheet-points-left", kind=texts(f"damage-points-{kind}"), left=remaining, most=most)
        tip = (told, texts(f"damage-points-{kind}.help"))
        start = x
        for number in range(most):
            spot = pygame.Rect(x, top, px(15), px(15))
            if number < remaining:
                canvas.box(spot, colour, colour, 3)
            else:
                canvas.box(spot, theme.SUNKEN, theme.FAINT, 3)
                inner = spot.inflate(-px(7), -px(7))
                pygame.draw.line(canvas.surface, theme.FAINT, inner.topleft, inner.bottomright, max(1, px(1)))
                pygame.draw.line(canvas.surface, theme.FAINT, inner.bottomleft, inner.topright, max(1, px(1)))
            x += px(18)
        words = canvas.text((x + px(1), top), texts(f"damage-points-{kind}.short"), theme.SMALL - 1, theme.MUTED)
        canvas.zone(pygame.Rect(start, top, words.right - start, px(16)), f"points:{kind}", tip=tip)
        x = words.right + px(12)
    return top + px(24)


def _statuses(
    canvas: Canvas, left: int, top: int, width: int, panel: pygame.Rect, texts: Texts, state: State, figure: FigureId
) -> int:
    """The statuses by name, with their markers; what they do is said when asked."""
    if state.figures[figure].place is Place.REMOVED:
        return top
    px = canvas.px
    for status, count in statuses_of(state, state.figures[figure]):
        name = status_name(texts, status)
        words = texts("status-count", status=name, count=count) if count > 1 else name
        line = pygame.Rect(left, top, width, px(20))
        helped = f"{text_key('status', status)}.help"
        canvas.zone(line.clip(panel), f"status:{status}", tip=(name, texts(helped)) if texts.has(helped) else (name,))
        draw_status(canvas, (left + px(9), line.centery), 18, status, count)
        canvas.text((left + px(24), top), words, theme.NORMAL, theme.TEXT, width=width - px(24))
        top = line.bottom
    return top + px(4)


def _aims(
    canvas: Canvas, left: int, top: int, width: int, panel: pygame.Rect, texts: Texts, state: State, figure: FigureId
) -> int:
    """What the figure aims at, and who aims at it."""
    px = canvas.px
    for line, about in aims_of_figure(texts, state, figure):
        height = len(wrapped(line, px(theme.NORMAL), width)) * canvas.line_height(theme.NORMAL)
        canvas.zone(pygame.Rect(left, top, width, height).clip(panel), f"aim:{line}", tip=(line, about))
        top += canvas.paragraph((left, top), width, line, theme.NORMAL, theme.TEXT) + px(3)
    return top


def _orders(
    canvas: Canvas, left: int, top: int, width: int, texts: Texts, state: State, figure: FigureId
) -> int:
    """The way to what only its player may see: when he is asked whether the figure interrupts."""
    if state.figures[figure].place is Place.REMOVED or state.outcome is not None:
        return top
    px = canvas.px
    row = pygame.Rect(left, top, width, px(26))
    canvas.button(row, f"orders:{figure}", texts("sheet-orders"), size=theme.SMALL, tip=(texts("sheet-orders.tip"),))
    return row.bottom + px(6)


def _gear(
    canvas: Canvas, left: int, top: int, width: int, panel: pygame.Rect, texts: Texts, state: State, figure: FigureId
) -> int:
    """The building blocks: those in use first, with what is left of their points."""
    px = canvas.px
    placed = state.figures[figure]
    printed_blocks = state.setup.block_by_figure[figure]
    slots = texts("sheet-slots", free=free_slots(state, figure), slots=value(state, figure, Attribute.SLOTS))
    canvas.text((left, top), texts("sheet-gear"), theme.SMALL, theme.MUTED)
    spot = canvas.text((left + width, top), slots, theme.SMALL, theme.MUTED, anchor="right")
    why = (*_value_tip(texts, state, figure, Attribute.SLOTS), _help(texts, Attribute.SLOTS))
    canvas.zone(spot.clip(panel), f"attribute:{Attribute.SLOTS}", tip=why)
    top += px(19)
    for block, in_play in sorted(placed.blocks.items(), key=lambda pair: not pair[1].in_use):
        sheet = printed_blocks[block]
        name = upper_first(sheet.label.in_language(texts.language))
        facts = block_facts(texts, sheet)
        told = wrapped(facts, px(theme.SMALL), width - px(16)) if facts else ()
        row = pygame.Rect(left, top, width, px(25) + len(told) * canvas.line_height(theme.SMALL))
        hovered = canvas.zone(row.clip(panel), f"block:{block}", tip=_block_tip(texts, sheet, in_play.in_use))
        ink = theme.TEXT if in_play.in_use else theme.FAINT
        canvas.box(row, theme.HOVERED if hovered else theme.RAISED if in_play.in_use else theme.PANEL, theme.LINE, 4)
        left_points = ""
        if in_play.resources is not None:
            left_points = texts(
                "sheet-resources", left=in_play.resources, full=sheet.resources or 0, charges=in_play.charges or 0
            )
        used = canvas.text((row.right - px(8), top + px(3)), left_points, theme.SMALL, theme.ACCENT, anchor="right")
        canvas.text((row.left + px(8), top + px(2)), name, theme.NORMAL, ink, width=used.left - row.left - px(14))
        if facts:
            pale = theme.MUTED if in_play.in_use else theme.FAINT
            canvas.paragraph((row.left + px(8), top + px(20)), row.w - px(16), facts, theme.SMALL, pale)
        top = row.bottom + px(4)
    return top


def _block_tip(texts: Texts, block: Block, in_use: bool) -> tuple[str, ...]:
    """Everything about a block, and whether it is in use."""
    name, slots, *facts = block_lines(texts, block)
    return (name, slots, texts("sheet-block-in-use" if in_use else "sheet-block-not-in-use"), *facts)
