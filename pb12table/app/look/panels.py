"""What is around the table while one looks: all figures, ghosts, the commands, and all numbers of a pair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache, partial
from math import ceil, floor
from typing import Final

import pygame

from pb12table.app.editor.panels.rows import head_row, owner_painters, owner_row
from pb12table.app.look.looking import LookDesk, Looking, Shares
from pb12table.app.panels.layout import KeptPanels, is_rail
from pb12table.app.preview.sight_view import (
    Sightline,
    levels_for,
    seen_above,
    seen_area,
    seen_counts,
    seen_if_turned,
    standing,
)
from pb12table.app.preview.state_picture import draw_portrait, draw_template
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.seeing import Template
from pb12table.table.shapes import Region, at_least, plan_distance
from pb12table.table.sight.sight import FigureSight
from pb12table.texts.locale import Texts, upper_first, whole_percent
from pb12table.texts.names import direction_name, figure_name, name_of
from pb12table.window.kit import keys, palette, theme
from pb12table.window.kit.canvas import Canvas, font
from pb12table.window.kit.palette import INK, Colour, PlayerLook, mixed
from pb12table.window.kit.strokes import ICONS, Pixel, dashed, draw_icon, line
from pb12table.window.layout.nodes import Box, Card, Column, Drawn, Label, Node, Plate, Row, Scroll, Space
from pb12table.window.layout.painting import Painter, draw_panel, scrolled, wanted_height
from pb12table.window.layout.placing import floating, thin_line, upright
from pb12table.window.play.base import Tile
from pb12table.window.scene.layers.lines import sight_colours
from pb12table.window.scene.picture import SightState

TURN: Final = 15.0
GROUPS: Final = ("look", "plan")
TOGGLES: Final[Mapping[str, str]] = {
    "look-ground": "ground",
    "look-lines": "lines",
    "show-all-sight": "everybody",
    "show-ranges": "weapons",
    "show-command": "radii",
    "look-reach": "reach",
}
"""Which part of the picture a command switches on and off."""


class LookCommands:
    """What keys, tiles and lists do while looking; `take_picture` exports what is seen.

    `scrolls` tells how far the two parts of the list are scrolled, in pixels, `palette_top` where in the window the
    second one begins, and `listed` how many ghosts the first one shows.
    """

    def __init__(self, desk: LookDesk, looking: Looking, key: Callable[[str], str], take_picture: Callable[[], None]):
        self.desk = desk
        self.looking = looking
        self.templates = looking.templates
        self.scrolls = {"figures": 0, "palette": 0}
        self.palette_top = 0
        self.listed = 0
        self._key = key
        self._take_picture = take_picture

    def press(self, command: str) -> bool:
        """Carry out a command; return whether it was one of looking."""
        looking = self.looking
        kind, _, rest = command.partition(":")
        match kind:
            case _ if not self._is_there(kind):
                return False
            case _ if kind in TOGGLES:
                looking.shows ^= {TOGGLES[kind]}
            case "look-weapon":
                looking.weapon += 1
                looking.shows |= {"weapons"}
            case "turn-left" | "turn-right":
                looking.turn(TURN if kind == "turn-left" else -TURN)
            case "look-higher" | "look-lower":
                self.desk.say(looking.change_level(1 if kind == "look-higher" else -1, self.desk.texts))
            case "look-remove" | "take-back":
                looking.remove(looking.held or looking.pointed or looking.observer)
            case "look-reset":
                looking.reset()
            case "look-picture":
                self._take_picture()
            case "next-figure" | "previous-figure":
                looking.cycle(1 if kind == "next-figure" else -1)
            case "take" if rest in self.templates:
                looking.take(self.templates[rest])
            case "hold" if FigureId(rest) in looking.state.setup.figure_by_id:
                looking.take_figure(FigureId(rest))
            case "aim-at" if FigureId(rest) in looking.state.setup.figure_by_id:
                looking.observer, looking.aimed, looking.touched = looking.looker, FigureId(rest), FigureId(rest)
            case "owner":
                looking.owner = PlayerId(rest)
            case _:
                return False
        return True

    def _is_there(self, command: str) -> bool:
        """Return whether a command shows anything of this system."""
        return keys.shows(command, self.looking.state.setup.system)

    def scroll(self, y: int, pixels: int) -> None:
        """Scroll the part of the list that lies at a height of the window; it goes no further than it is long."""
        self.scrolls["figures" if y < self.palette_top else "palette"] += pixels

    def back(self) -> bool:
        """Let go of what is held; return False when nothing was."""
        looking = self.looking
        if looking.held is not None:
            return looking.remove(looking.held)
        if looking.observer is not None:
            looking.look_from(None)
            return True
        return False

    def tiles(self, leave: str) -> list[Tile]:
        """Return the bar: what is shown, and what else can be done; `leave` is the command that ends it."""
        texts, looking = self.desk.texts, self.looking
        weapon = looking.chosen_weapon()
        name = texts("look-no-weapon") if weapon is None else weapon.name
        costs = {
            "look-weapon": name,
            "look-picture": texts("look-picture-where"),
            "look-reset": texts("look-reset-what", number=len(looking.ghosts) + len(looking.moved)),
        }
        commands = [
            command
            for command in (*TOGGLES, "look-weapon", "look-reset", "look-picture", leave)
            if self._is_there(command)
        ]
        return [
            Tile(
                command,
                texts(f"tile-{command}"),
                costs.get(command, texts("look-on" if TOGGLES.get(command) in looking.shows else "look-off"))
                if command != leave
                else texts("look-leave" if leave == "leave" else "look-leave-game"),
                self._key("back" if command == "leave" else command),
                active=TOGGLES.get(command) in looking.shows,
            )
            for command in commands
        ]


ROW: Final = 29.0
GAP: Final = 3.0
LEAST_ROWS: Final = 2
MOST_SHARE: Final = 0.4
"""How much of the panel the figures may take."""
LOW: Final = 1_000_000
"""Further down than any list goes."""
Looks = Mapping[PlayerId, PlayerLook]


def draw_look_list(canvas: Canvas, rect: pygame.Rect, texts: Texts, commands: LookCommands, looks: Looks) -> None:
    """Paint the list: the figures above, the palette below, each scrolled by itself; in the rail without names.

    The palette stays where it is however many ghosts join the figures.
    """
    named = not is_rail(canvas, rect)
    looking, scrolls = commands.looking, commands.scrolls
    if len(looking.ghosts) > commands.listed:
        # A new ghost is the last of the figures.
        scrolls["figures"] = LOW
    commands.listed = len(looking.ghosts)
    painters, setup = owner_painters(looks), looking.state.setup
    painters |= {f"head:{icon}": partial(_head_icon, icon=ICONS[icon]) for icon in ("eye", "build")}
    rows = tuple(_figure_rows(texts, looking, looks, painters, named=named))
    none = Box(Label(texts("look-figures-none") if named else "", theme.SMALL, "muted"), (4.0, 0.0, 0.0, 0.0))
    figures: Node = Scroll("figures", _rows(rows or (none,), named), scrolls["figures"], grow=1.0)
    parts = [_head(texts("look-figures"), "eye", named), figures]
    if commands.templates:
        here = len(looking.figures_in_game(looking.base))
        wanted = (ROW + GAP) * max(here, LEAST_ROWS)
        high = min(wanted, MOST_SHARE * rect.h / canvas.scale)
        parts[1] = Scroll("figures", _rows(rows or (none,), named), scrolls["figures"], min_height=high,
                          max_height=high)  # fmt: skip
        look = looks[looking.owner]
        templates = commands.templates.values()
        palette = tuple(_template_row(texts, look, each, painters, named=named) for each in templates)
        owners: Node = Row((Drawn(f"mark:{looking.owner}", min_height=24.0, grow=1.0),), 0.0, "center", min_height=30.0)
        if named:
            owners = Box(owner_row(setup, looking.owner, zone="command:owner"), (8.0, 0.0, 8.0, 0.0))
        parts += [
            Box(thin_line(), (0.0, 4.0, 0.0, 0.0)), _head(texts("look-palette"), "build", named), owners,
            Scroll("palette", _rows(palette, named), scrolls["palette"], grow=1.0),
        ]  # fmt: skip
    node = Box(Row((Column(tuple(parts), 0.0, grow=1.0), upright()), 0.0), surface=Plate(theme.PANEL, radius=0))
    layout = draw_panel(canvas, rect, node, painters)
    commands.palette_top = layout.place_of("figures").bottom
    scrolls |= {name: scrolled(layout, name) for name in layout.scrolls()}


def _head(text: str, icon: str, named: bool) -> Node:
    """Return a heading, in the rail an icon that is as high."""
    if named:
        return Box(head_row(text), (10.0, 0.0, 10.0, 0.0))
    return Row((Label("", bold=True, lines=1), Drawn(f"head:{icon}", min_height=22.0, grow=1.0)), 0.0, "center",
               min_height=wanted_height(head_row(text), 999, 1.0))  # fmt: skip


def _head_icon(canvas: Canvas, rect: pygame.Rect, *, icon: str) -> None:
    draw_icon(canvas.surface, rect, icon, theme.ACCENT)


def _rows(rows: tuple[Node, ...], named: bool) -> Node:
    return Box(Column(rows, GAP), (6.0 if named else 3.0, 1.0, 0.0, 6.0))


def _row(command: str, tip: str, name: Label, *notes: Node, named: bool, held: bool = False) -> Node:
    """Return a figure or a profile, with its picture `picture:COMMAND`."""
    plate = Plate(theme.RAISED, theme.ACCENT if held else theme.LINE, 5, 2 if held else 1, hovered=theme.HOVERED)
    picture = Drawn(f"picture:{command}", min_width=22.0, min_height=ROW - 3.0, grow=0.0 if named else 1.0)
    body, pad = Row((picture, *((name, *notes) if named else ())), 8.0, "center"), (6.0, 0.0, 8.0, 3.0)
    return Card(f"command:{command}", body, pad if named else (0.0, 0.0, 0.0, 3.0), plate, keyless=True, tip=(tip,),
                min_height=ROW)  # fmt: skip


def _name(name: str, ink: theme.Colour) -> Label:
    """Return a name in the largest letters that fit, or in two lines."""
    return Label(name, theme.NORMAL, ink, lines=2, least=theme.SMALL, step=14.0, grow=1.0)


def _figure_rows(
    texts: Texts, looking: Looking, looks: Looks, painters: dict[str, Painter], *, named: bool
) -> Iterator[Node]:
    """Yield the figures and ghosts; what is beside the table can be carried onto it."""
    state = looking.state
    for figure in looking.figures_in_game(state):
        on_table = looking.face.is_on_table(state, figure)
        name = upper_first(figure_name(texts, state.setup, figure))
        if figure in looking.ghosts or figure in looking.moved:
            note = texts("look-is-ghost")
        else:
            note = "" if on_table else texts("look-is-beside")
        notes = (Label(note, theme.SMALL, theme.PLANNED, wrap=False),) if note else ()
        tip = texts("look-tip-hold" if on_table else "look-tip-take")
        look = looks[looking.face.owner(state, figure)]
        painters[f"picture:hold:{figure}"] = partial(_portrait, looking=looking, figure=figure, look=look)
        ink = theme.TEXT if on_table else theme.MUTED
        yield _row(f"hold:{figure}", tip, _name(name, ink), *notes, named=named, held=figure == looking.looker)


def _portrait(canvas: Canvas, rect: pygame.Rect, *, looking: Looking, figure: FigureId, look: PlayerLook) -> None:
    draw_portrait(canvas, rect.center, 9, looking.state, figure, look)


def _template_row(
    texts: Texts, look: PlayerLook, template: Template, painters: dict[str, Painter], *, named: bool
) -> Node:
    """Return one profile of the palette."""

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        draw_template(canvas, rect.center, 9.0, template, look, ghost=True)

    painters[f"picture:take:{template.id}"] = paint
    name = upper_first(template.label.in_language(texts.language))
    return _row(f"take:{template.id}", texts("look-tip-take"), _name(name, theme.TEXT), named=named)


SKY: Final[Colour] = (58, 66, 78)
FLOOR: Final[Colour] = (44, 46, 46)
PAPER: Final[Colour] = (236, 226, 204)
ASIDE: Final[Colour] = (92, 100, 116)
"""What lies outside the sight angle."""
SHADE: Final[Colour] = (42, 40, 46)
FINER: Final = 2
"""Drawn so much larger and then made smaller, for smooth edges."""
UPRIGHT: Final = 0.7
"""Narrower than this share of its height a silhouette is drawn as a person, else as a body."""

# A person seen from the front: (share of half the width, share of the height), the right side from the feet up.
_PERSON: Final[tuple[Pixel, ...]] = (
    (0.06, 0.0), (0.62, 0.0), (0.56, 0.3), (0.66, 0.5), (0.72, 0.36), (0.94, 0.4), (0.98, 0.68), (0.82, 0.79),
    (0.3, 0.82), (0.26, 0.85),
)  # fmt: skip
_HEAD: Final = (0.9, 0.1)
"""Middle and radius of the head as shares of the height."""


def draw_silhouette(canvas: Canvas, rect: pygame.Rect, seen: FigureSight, all_hidden: bool, look: PlayerLook) -> None:
    """Paint the inset; the figure stands in the rectangle that the rules measure."""
    regions = (seen.silhouette, seen.hidden, seen.visible)
    canvas.surface.blit(_picture(regions, all_hidden, rect.size, look, canvas.scale), rect)
    pygame.draw.rect(canvas.surface, theme.LINE, rect, max(1, canvas.px(1)), border_radius=canvas.px(5))


@lru_cache(maxsize=16)
def _picture(
    regions: tuple[Region, Region, Region], all_hidden: bool, size: tuple[int, int], look: PlayerLook, scale: float
) -> pygame.Surface:
    silhouette, hidden, visible = regions
    large = (size[0] * FINER, size[1] * FINER)
    picture = pygame.Surface(large)
    picture.fill(SKY)
    ring = silhouette.rings[0][0]
    left, right = min(u for u, _ in ring), max(u for u, _ in ring)
    bottom, top = min(z for _, z in ring), max(z for _, z in ring)
    margin = 14.0 * scale * FINER
    unit = min((large[0] - 3.4 * margin) / max(right - left, 0.01), (large[1] - 2.2 * margin) / max(top - bottom, 0.01))
    middle = (large[0] * 0.56, large[1] / 2.0)

    def pixel(point: Pixel) -> Pixel:
        return (
            middle[0] + (point[0] - (left + right) / 2.0) * unit,
            middle[1] - (point[1] - (bottom + top) / 2.0) * unit,
        )

    picture.fill(FLOOR, pygame.Rect(0, round(pixel((0.0, bottom))[1]), large[0], large[1]))
    _draw_heights(picture, pixel, bottom, top, scale)
    frame = pygame.Rect(0, 0, round((right - left) * unit), round((top - bottom) * unit))
    frame.topleft = (round(pixel((left, top))[0]), round(pixel((left, top))[1]))
    picture.fill(ASIDE, frame)
    _draw_body(picture, frame, mixed(ASIDE, INK, 0.35), mixed(ASIDE, INK, 0.6))
    seen = pygame.Surface(large)
    seen.fill(PAPER, frame)
    _draw_body(seen, frame, look.colour, look.dark)
    _stamp(picture, seen, visible, pixel)
    shade = pygame.Surface(large)
    shade.fill(SHADE, frame)
    _draw_body(shade, frame, mixed(SHADE, look.colour, 0.35), mixed(SHADE, look.colour, 0.1))
    hatch = palette.SIGHT_BLOCKED if all_hidden else palette.SIGHT_COVERED
    step = round(9 * scale * FINER)
    for start in range(frame.left - frame.h, frame.right, step):
        pygame.draw.line(
            shade, hatch, (start, frame.bottom), (start + frame.h, frame.top), max(round(1.6 * scale * FINER), 1)
        )
    _stamp(picture, shade, hidden, pixel)
    for outer, holes in hidden.rings:
        for ring in (outer, *holes):
            pygame.draw.polygon(picture, hatch, [pixel(p) for p in ring], max(round(1.4 * scale * FINER), 1))
    pygame.draw.rect(picture, (252, 248, 238), frame, max(round(1.2 * scale * FINER), 1))
    return pygame.transform.smoothscale(picture, size)


def _draw_heights(
    picture: pygame.Surface, pixel: Callable[[Pixel], Pixel], bottom: float, top: float, scale: float
) -> None:
    """Draw ticks at each whole step of height above the table, the longer ones with their number."""
    size = round((theme.SMALL) * scale * FINER)
    for height in range(ceil(bottom - 0.3), floor(top + 0.3) + 1):
        y = pixel((0.0, float(height)))[1]
        pygame.draw.line(picture, theme.FAINT, (0, y), (7 * scale * FINER, y), max(round(scale * FINER), 1))
        letters = font(size).render(str(height), True, theme.MUTED)
        picture.blit(letters, letters.get_rect(midleft=(round(10 * scale * FINER), round(y))))


def _stamp(picture: pygame.Surface, source: pygame.Surface, region: Region, pixel: Callable[[Pixel], Pixel]) -> None:
    """Copy what lies in a region from one picture to another; through a window in it one sees what was there."""
    if region.is_empty:
        return
    cut = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    cut.blit(source, (0, 0))
    mask = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    mask.fill((255, 255, 255, 0))
    for outer, holes in region.rings:
        pygame.draw.polygon(mask, (255, 255, 255, 255), [pixel(p) for p in outer])
        for hole in holes:
            pygame.draw.polygon(mask, (255, 255, 255, 0), [pixel(p) for p in hole])
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(cut, (0, 0))


def _draw_body(picture: pygame.Surface, frame: pygame.Rect, fill: Colour, edge: Colour) -> None:
    """Draw a person, or something broader, that fills a rectangle."""
    if frame.w > UPRIGHT * frame.h:
        inner = frame.inflate(-frame.w // 12, 0)
        pygame.draw.rect(picture, edge, inner, border_radius=inner.h // 5)
        pygame.draw.rect(picture, fill, inner.inflate(-6, -6), border_radius=inner.h // 5)
        return
    x, half = frame.centerx, frame.w / 2.0
    side = [(share * half, frame.bottom - up * frame.h) for share, up in _PERSON]
    outline = [(x + dx, y) for dx, y in side] + [(x - dx, y) for dx, y in reversed(side)]
    head = (x, frame.bottom - _HEAD[0] * frame.h)
    radius = min(_HEAD[1] * frame.h, 0.62 * half)
    pygame.draw.polygon(picture, fill, outline)
    pygame.draw.circle(picture, fill, head, radius)
    pygame.draw.lines(picture, edge, True, outline, 2)
    pygame.draw.circle(picture, edge, head, radius, 2)


INSET: Final = (112.0, 196.0)
LONG: Final = 38.0
SHORT: Final = 24.0
"""How long a piece of a sight line is beside words about it, and in the list of all others, in natural pixels."""
APART: Final = 32.0
"""How far the two pieces are apart there."""
GROUND: Final = (62, 52, 44)
"""Below sight lines in a light panel: their colours are those of the table, where light is what is seen."""
MOST_LINES: Final = 3
"""The most lines a name takes in the list of all others."""


def draw_look_panel(canvas: Canvas, rect: pygame.Rect, page: LookPage, scroll: int) -> int:
    """Paint the plate, scrolled by pixels; return by how many there are to scroll."""
    first = len(canvas.zones)
    layout = draw_panel(canvas, rect, floating(page.column, "look", scroll), page.painters)
    for at, zone in enumerate(canvas.zones[first:], first):
        # What takes some reckoning is told only where the mouse is.
        if zone.rect.collidepoint(canvas.mouse):
            canvas.zones[at] = replace(zone, tip=(*zone.tip, *page.further(zone.name)))
    return scrolled(layout, "look")


def look_page(texts: Texts, looking: Looking, looks: Looks) -> LookPage:
    """Return all that is told of who looks, and at whom."""
    looker, target = looking.looker, looking.target
    page = LookPage(looking.texts, looking, looks)
    if looker is None:
        page.nodes.append(Box(Label(texts(looking.nobody_words()[0]), tone="muted"), (8.0, 16.0, 8.0, 0.0)))
    else:
        page.figure(looker, "look-sees" if target is not None else "look-looks")
        page.place(looker)
        if target is None:
            page.summary()
            page.others()
        else:
            page.gap(6)
            page.figure(target, "look-target")
            page.words(page.where(target), theme.MUTED, theme.SMALL)
            found = looking.line
            if found is not None:
                page.pair(looker, found)
    return page


class LookPage:
    """Lines from top to bottom, and who paints what is drawn in them."""

    def __init__(self, texts: Texts, looking: Looking, looks: Looks) -> None:
        self.texts, self.looking, self.looks = texts, looking, looks
        self.state, self.face = looking.state, looking.face
        self.nodes: list[Node] = []
        lines = {f"line:{state}": partial(_sample, state=state) for state in sight_colours()}
        self.painters: dict[str, Painter] = {**lines}

    @cached_property
    def column(self) -> Column:
        """The lines once all are there."""
        return Column(tuple(self.nodes), 1.0)

    def gap(self, height: float) -> None:
        self.nodes.append(Space(min_height=height))

    def words(self, text: str, colour: Colour | None = None, size: float = 0.0) -> None:
        """Add a paragraph."""
        self.nodes.append(Label(text, size, colour or "text"))

    def row(self, label: str, shown: str, colour: Colour | None = None) -> None:
        """Add a name and its value at the right."""
        value = Label(shown, tone=colour or "text", wrap=False)
        self.nodes.append(Row((Label(label, tone="muted", lines=1, grow=1.0), value)))

    def head(self, key: str) -> None:
        """Add the name of a part."""
        self.gap(5)
        self.nodes.append(Label(self.texts(key), theme.SMALL, "accent", bold=True))

    # -- who ----------------------------------------------------------------------------------------------

    def name(self, figure: FigureId) -> str:
        return upper_first(figure_name(self.texts, self.state.setup, figure))

    def figure(self, figure: FigureId, key: str) -> None:
        """Add portrait, role and name."""
        look = self.looks[self.face.owner(self.state, figure)]
        self.painters[f"portrait:{figure}"] = partial(_pair_portrait, looking=self.looking, figure=figure, look=look)
        name = Label(self.name(figure), theme.LARGE, bold=True, lines=2, least=theme.NORMAL)
        words = Column((Label(self.texts(key), theme.SMALL, "accent", lines=1), name), 0.0, grow=1.0)
        portrait = Drawn(f"portrait:{figure}", min_width=34.0, min_height=42.0)
        self.nodes.append(Row((portrait, words), align="center"))

    def where(self, figure: FigureId) -> str:
        """Return the place of a figure in the coordinates of files and the command line."""
        here, number = self.face.body(self.state, figure), self.texts.number
        return self.texts("look-where", x=number(here.x, 2), y=number(here.y, 2), height=number(here.z, 2))

    def place(self, figure: FigureId) -> None:
        """Add where the observer stands and looks, and why it could not really stand there."""
        texts, here = self.texts, self.face.body(self.state, figure)
        facts = self.where(figure)
        if self.face.faces:
            told = {"facing": round(here.facing), "direction": direction_name(texts, here.facing)}
            facts = texts("look-place", where=facts, **told)
        self.words(facts, theme.MUTED, theme.SMALL)
        found = standing(self.state, figure)
        levels = levels_for(self.state, figure, here.position)
        if len(levels) > 1 and found.safe:
            heights = texts.listing([texts.number(level, 2) for level in levels])
            self.words(texts("look-levels", heights=heights), theme.PLANNED, theme.SMALL)
        if not found.safe:
            obstacle = name_of(texts, self.state.setup, found.obstacles[0]) if found.obstacles else ""
            self.words(texts(f"look-stand-{found.reason}", obstacle=obstacle), theme.BAD, theme.SMALL)

    # -- one target ---------------------------------------------------------------------------------------

    def pair(self, looker: FigureId, found: Sightline) -> None:
        """Add everything about one observer and one target."""
        self.gap(2)
        border = sight_colours()[found.state] if found.state != "free" else theme.LINE
        verdict = self.told(found, bold=True)
        self.nodes += [Box(verdict, (8.0, 4.0, 8.0, 5.0), Plate(theme.SUNKEN, border, 5)), Space(min_height=4.0)]
        self.inset(looker, found)
        if found.state == "blocked" and not at_least(found.seen.covered_share, 1.0):
            # Neither wholly hidden nor outside the sight angle.
            self.words(self.face.too_little(self.state, self.texts, looker), theme.BAD, theme.SMALL)
        # Where nothing covers in part, sight itself tells what is in its way.
        shares = self.looking.shares() if self.face.covers else tuple((each, 1.0) for each in found.seen.blockers)
        if shares or found.seen.translucent:
            self.head("look-hidden-by")
            self.blockers(found, shares)
        facts = self.face.gear_facts(self.state, self.texts, looker, found.seen.distance)
        if facts:
            self.head("look-weapons")
            for fact in facts:
                self.row(fact.name, fact.words, theme.TEXT if fact.good else theme.FAINT)
        self.head("look-back")
        back = self.looking.line_back
        # Whether the target sees the observer, and whether turning would change it.
        self.nodes.append(Label("…", tone="muted") if back is None else self.told(back))
        hints = self.looking.hints(self.texts)
        if hints:
            self.head("look-hints")
            for hint in hints:
                self.words(hint, theme.PLANNED)
                self.gap(2)

    def told(self, found: Sightline, *, bold: bool = False) -> Node:
        """Return a sight line in its own pattern, and what it says."""
        return Row((_line(found.state, LONG), Label(self.state_words(found), bold=bold, grow=1.0)), 10.0)

    def state_words(self, found: Sightline) -> str:
        """Return the result of a sight line; "=" marks a result on the border."""
        texts, seen = self.texts, found.seen
        if found.state == "free":
            words = texts("look-free")
        elif found.state == "covered":
            words = texts(
                "look-covered",
                share=whole_percent(seen.covered_share, self.face.share_bounds),
                level=self.face.level_words(texts, found.level),
            )
        else:
            words = texts("look-blocked" if found.state == "blocked" else "look-outside")
        return f"{words}  =" if seen.borderline else words

    def inset(self, looker: FigureId, found: Sightline) -> None:
        """Add the silhouette, and beside it the measures."""
        texts, seen = self.texts, found.seen
        look = self.looks[self.face.owner(self.state, found.target)]
        all_hidden = not at_least(1.0 - seen.covered_share, self.face.least_share)
        if not seen.cover.silhouette.is_empty:
            self.painters["inset"] = lambda canvas, rect: draw_silhouette(canvas, rect, seen, all_hidden, look)
        here, there = self.face.body(self.state, looker), self.face.body(self.state, found.target)
        plane = plan_distance(here.position, there.position)
        if self.face.by_cells or texts.number(plane, 2) == texts.number(seen.distance, 2):
            measures = [("look-distance", texts("look-steps", length=seen.distance if self.face.by_cells else plane))]
        else:
            measures = [
                ("look-distance-space", texts("look-steps", length=seen.distance)),
                ("look-distance-plane", texts("look-steps", length=plane)),
            ]
        if self.face.covers:
            share = texts("look-share", share=texts.number(100 * seen.covered_share, 1))
            level = texts("look-level-value", level=found.level) if seen.exists else "–"
            measures += [("look-covered-share", share), ("look-level", level)]
        beside = [_measure(texts(key), shown) for key, shown in measures]
        if self.face.faces:
            inside = texts("look-yes" if seen.in_sight_angle else "look-no")
            beside.append(_measure(texts("look-in-angle"), inside, theme.TEXT if seen.in_sight_angle else theme.BAD))
        if seen.borderline:
            beside.append(Label(texts("look-borderline"), theme.SMALL, "accent"))
        picture = (Drawn("inset", min_width=INSET[0], min_height=INSET[1]),) if "inset" in self.painters else ()
        self.nodes.append(Row((*picture, Column(tuple(beside), 4.0, grow=1.0)), 12.0, "start"))

    def blockers(self, found: Sightline, shares: Shares) -> None:
        """Add who and what hides the target, each with its own percentage."""
        texts, setup = self.texts, self.state.setup
        for blocker, share in shares[:5]:
            shown = texts("look-share", share=texts.number(100 * share, 1)) if self.face.covers else ""
            self.row(upper_first(name_of(texts, setup, blocker)), shown)
        levels = {piece.id: piece.translucent for piece in setup.battlefield.pieces}
        for piece in found.seen.translucent:
            self.row(upper_first(name_of(texts, setup, piece)), texts.signed(levels[piece]))

    # -- nobody in particular -----------------------------------------------------------------------------

    def summary(self) -> None:
        """Add how much and whom the observer sees."""
        seen, texts = self.looking.seen, self.texts
        if seen is None or seen.observer != self.looking.looker:
            return
        self.gap(2)
        sees, is_seen = seen_counts(seen)
        self.row(texts("look-sees-count"), texts("look-of", number=sees, all=len(seen.lines)))
        if seen.back or not seen.lines:
            self.row(texts("look-seen-count"), texts("look-of", number=is_seen, all=len(seen.lines)))
        if seen.ground:
            self.row(texts("look-area"), texts("look-square-steps", area=texts.number(seen_area(seen), 0)))
            if above := seen_above(seen):
                self.row(texts("look-area-above"), texts("look-square-steps", area=texts.number(above, 0)))
            weapon = self.looking.limiting_weapon()
            if weapon is not None:
                self.words(texts("look-area-limited", weapon=weapon.name), theme.MUTED)

    def others(self) -> None:
        """Add all others, nearest first: how they are seen, and how they see back; and what the patterns mean."""
        seen = self.looking.seen
        if seen is None or seen.observer != self.looking.looker or not seen.lines:
            return
        keys = ("look-column-sees", "look-column-back")
        columns = (Label(self.texts(key), theme.SMALL, "accent", side="right", wrap=False) for key in keys)
        self.nodes.append(Box(Row((Space(grow=1.0), *columns), 12.0), (0.0, 4.0, 0.0, 0.0)))
        back = seen.back if len(seen.back) == len(seen.lines) else (None,) * len(seen.lines)
        for there, returned in zip(seen.lines, back, strict=True):
            if self.face.is_on_table(self.state, there.target):
                self.nodes.append(self.other(there, returned))
        self.gap(6)
        states = {line.state for line in (*seen.lines, *seen.back)}
        for state in filter(states.__contains__, sight_colours()):
            words = Label(self.texts(f"look-legend-{state}"), theme.SMALL, "muted", lines=1, grow=1.0)
            self.nodes.append(Row((_line(state, SHORT), words), 12.0))

    def other(self, there: Sightline, returned: Sightline | None) -> Node:
        """Return one row of the list: a click on it holds the target."""
        look = self.looks[self.face.owner(self.state, there.target)]
        self.painters[f"mark:{there.target}"] = lambda canvas, rect: canvas.player_mark(rect.center, 6, look)
        name, ink = self.name(there.target), theme.TEXT if there.seen.exists else theme.MUTED
        level = self.face.level_words(self.texts, there.level) if there.state == "covered" else ""
        body = (
            Drawn(f"mark:{there.target}", min_width=16.0, min_height=16.0),
            Label(name, tone=ink, lines=MOST_LINES, least=theme.SMALL, grow=1.0),
            Label(level, theme.SMALL, "accent", wrap=False),
            _line(there.state, SHORT),
            Space(min_width=APART - 12.0),
            Space(min_width=SHORT) if returned is None else _line(returned.state, SHORT),
        )
        zone, tip = f"command:aim-at:{there.target}", (name, self.state_words(there))
        pad = (0.0, 2.0, 2.0, 2.0)
        return Card(zone, Row(body, 6.0, "center"), pad, _other(), keyless=True, tip=tip, min_height=26.0)

    def further(self, zone: str) -> tuple[str, ...]:
        """Return what a row of the list adds: whether turning would let that figure be seen."""
        seen, looker = self.looking.seen, self.looking.looker
        lines = () if seen is None else seen.lines
        there = next((line for line in lines if zone == f"command:aim-at:{line.target}"), None)
        turned = there is not None and looker is not None and seen_if_turned(self.state, looker, there)
        return (self.texts("look-if-turned"),) if turned else ()


def _measure(label: str, shown: str, colour: Colour | None = None) -> Node:
    """Return a small name over its value."""
    value = Label(shown, tone=colour or "text", bold=True, lines=1)
    return Column((Label(label, theme.SMALL, "muted", lines=1), value), 0.0)


def _line(state: SightState, length: float) -> Node:
    return Drawn(f"line:{state}", min_width=length, min_height=18.0)


def _pair_portrait(canvas: Canvas, rect: pygame.Rect, *, looking: Looking, figure: FigureId, look: PlayerLook) -> None:
    draw_portrait(canvas, rect.center, 15, looking.state, figure, look)


def _sample(canvas: Canvas, rect: pygame.Rect, *, state: SightState) -> None:
    """Draw a short piece of a sight line in its colour and pattern, on a ground as dark as what it is made for."""
    surface, scale = canvas.surface, canvas.scale
    start, end = rect.midleft, rect.midright
    if palette.luminance(theme.PANEL) > palette.luminance(theme.TEXT):
        canvas.box(rect.inflate(canvas.px(5), -canvas.px(4)), GROUND, radius=4)
    if state == "free":
        line(surface, palette.SIGHT_FREE, start, end, 2.6 * scale)
    elif state == "covered":
        dashed(surface, palette.SIGHT_COVERED, (start, end), 3.0 * scale, 9 * scale, 5 * scale)
    elif state == "outside":
        dashed(surface, palette.SIGHT_OUTSIDE, (start, end), 2.0 * scale, 4 * scale, 7 * scale)
    else:
        dashed(surface, palette.SIGHT_BLOCKED, (start, end), 4.0 * scale, 1.0 * scale, 7 * scale)


def _other() -> Plate:
    """Return the plate of a row in the list of all others."""
    return Plate(None, None, 4, hovered=theme.HOVERED)


NUMBERS_AFTER: Final = 0.12
"""So many seconds apart the numbers of the panel change while something is dragged: faster ones could not be read."""


class ToldNumbers:
    """What the panel of numbers depends on: at rest it follows at once, while something is dragged now and then."""

    def __init__(self, looking: Looking) -> None:
        self._looking = looking
        self._told: object = None
        self._since = 0.0

    @property
    def key(self) -> object:
        """Return what the panel shows now."""
        return self._told if self._looking.held is not None else self._looking.panel_key()

    def pass_time(self, seconds: float) -> bool:
        """Let some time pass; return whether the panel is painted anew while something is dragged."""
        self._since += seconds
        key, told = self._looking.panel_key(), self._told
        if self._looking.held is None:
            self._told = key
        elif self._since >= NUMBERS_AFTER and key != told:
            self._told, self._since = key, 0.0
            return True
        return False


class LookPanels:
    """The list and the plate of numbers, each copied while nothing of it changes."""

    def __init__(self, looking: Looking, commands: LookCommands) -> None:
        self._looking, self._commands = looking, commands
        self.told = ToldNumbers(looking)
        self.kept = KeptPanels()
        self._page: tuple[object, LookPage] | None = None
        self._high: tuple[LookPage, tuple[int, float], int] | None = None
        self._scroll = 0

    def draw_list(self, canvas: Canvas, rect: pygame.Rect, texts: Texts, looks: Looks) -> None:
        """Paint the list of figures and ghosts, in the rail without their names."""
        commands = self._commands
        key = (*self._looking.list_key(), *commands.scrolls.values(), texts.language)
        name = "left" if is_rail(canvas, rect) else "list"
        self.kept.draw(canvas, name, rect, key, lambda canvas: draw_look_list(canvas, rect, texts, commands, looks))

    def height(self, canvas: Canvas, width: int, texts: Texts, looks: Looks) -> int:
        """Return how high the plate of numbers wants to be at a width."""
        page = self._page_of(texts, looks)
        if self._high is None or self._high[0] is not page or self._high[1] != (width, canvas.scale):
            high = wanted_height(floating(page.column, "look", 0), width, canvas.scale)
            self._high = page, (width, canvas.scale), high
        return self._high[2]

    def _page_of(self, texts: Texts, looks: Looks) -> LookPage:
        """Return what the plate shows, described once for all who ask while it is the same."""
        key = (self.told.key, texts.language, theme.EDITION)
        if self._page is None or self._page[0] != key:
            self._page = key, look_page(texts, self._looking, looks)
        return self._page[1]

    def draw_numbers(self, canvas: Canvas, rect: pygame.Rect, texts: Texts, looks: Looks, scroll: int) -> int:
        """Paint the plate of numbers, scrolled by pixels; return by how many there are to scroll."""
        self._scroll = scroll

        def paint(canvas: Canvas) -> None:
            self._scroll = draw_look_panel(canvas, rect, self._page_of(texts, looks), scroll)

        self.kept.draw(canvas, "sheet", rect, (self.told.key, scroll, texts.language), paint, floats=True)
        return self._scroll
