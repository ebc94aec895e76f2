"""The panels at the sides of a game: a player's figures, the data sheet of one, and the log."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

import pygame

from pb12table.app.panels.printed import card_alone, painters_of
from pb12table.app.preview.state_picture import draw_face, draw_mark, draw_portrait
from pb12table.files.problems import FileProblem
from pb12table.kernel.game import LogLine
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.faces.words import Tone
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene import miniatures
from pb12table.skirmish.scene.miniatures import Boxes, Cell, Listed, Mark, Part
from pb12table.systems.known import scene
from pb12table.texts.describe import strength_line
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.log_rows import LogRow, row_tip, row_tone, row_words, rows_of
from pb12table.texts.names import figure_name, seated_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, shortened, width_of, wrapped
from pb12table.window.kit.palette import PlayerLook, mixed
from pb12table.window.kit.theme import tones
from pb12table.window.layout.nodes import (
    Box,
    Button,
    Card,
    Column,
    Drawn,
    Flow,
    Grid,
    Label,
    Node,
    Plate,
    Row,
    Scroll,
    Space,
)
from pb12table.window.layout.painting import Painter, draw_panel, scrolled, that_fits, wanted_height, wanted_width
from pb12table.window.layout.placing import MARGINS, floating, side_panel, upright

COLUMNS: Final = 2
GAP: Final = 4.0
CELL_PAD: Final = (5.0, 0.0, 4.0, 0.0)
CELL_HEIGHT: Final = 25.0
BOX: Final = 15.0
"""How large a box is that is ticked off, in natural pixels."""
APART: Final = 3.0
"""How far such boxes are apart."""
MOST_BOXES: Final = 10
"""So many of them stand in a line at most."""


@dataclass(frozen=True)
class DataSheet:
    """What is said of a figure, described for a width in window pixels."""

    width: int
    body: Node
    painters: Mapping[str, Painter]

    def height(self, canvas: Canvas) -> int:
        """Return the height it wants, in window pixels."""
        return wanted_height(floating(self.body, "sheet", 0), self.width, canvas.scale)

    def draw(self, canvas: Canvas, rect: pygame.Rect, scroll: int) -> int:
        """Paint it into a rectangle of its width, scrolled by pixels; return by how many there are to scroll."""
        layout = draw_panel(canvas, rect, floating(self.body, "sheet", scroll), self.painters)
        return scrolled(layout, "sheet")


def data_sheet(
    width: int,
    scale: float,
    texts: Texts,
    state: GameState,
    looks: Mapping[PlayerId, PlayerLook],
    figure: FigureId,
    *,
    commands: bool = True,
) -> DataSheet:
    """Return the sheet of a figure for a width in window pixels, with its `commands` or without."""
    look = looks[scene(state.setup.system).owner(state, figure)]
    painters: dict[str, Painter] = {
        "portrait": lambda canvas, rect: draw_face(canvas, rect.center, 19, state, figure, look)
    }
    return DataSheet(width, _sheet(width, scale, texts, state, figure, painters, commands=commands), painters)


def _sheet(
    wide: int,
    scale: float,
    texts: Texts,
    state: GameState,
    figure: FigureId,
    painters: dict[str, Painter],
    *,
    commands: bool,
) -> Node:
    """Return what the sheet says of a figure, in a plate so many window pixels wide."""
    face = scene(state.setup.system)
    sheet = face.sheet(state, texts.of(state.setup.system), figure)
    name = sheet.name or upper_first(figure_name(texts, state.setup, figure))
    inner = wide / scale - MARGINS
    parts: list[Node] = [_head(f"sheet-name:{figure}", name, sheet.under, strength_line(texts, state, figure))]
    if sheet.cells:
        width = (inner + GAP) / COLUMNS - GAP - CELL_PAD[0] - CELL_PAD[2]
        parts.append(Grid(tuple(_cell(cell, width, scale) for cell in sheet.cells), COLUMNS, GAP))
    if sheet.card is not None:
        parts.append(card_alone(sheet.card, inner))
        painters |= painters_of((sheet.card,))
    parts += [Column(nodes, GAP) for part in sheet.parts if (nodes := tuple(_part(part, painters, commands=commands)))]
    return Column(tuple(parts), 6.0)


def draw_scene_panel(canvas: Canvas, rect: pygame.Rect, parts: Sequence[Part], scroll: int) -> int:
    """Paint what holds for the scene as a whole, scrolled by pixels; return by how many there are to scroll."""
    node, painters = _scene_parts(parts)
    layout = draw_panel(canvas, rect, floating(node, "scene", scroll), painters)
    return scrolled(layout, "scene")


def scene_panel_height(canvas: Canvas, width: int, parts: Sequence[Part]) -> int:
    """Return the height it wants in a column of a width, both in window pixels."""
    return wanted_height(floating(_scene_parts(parts)[0], "scene", 0), width, canvas.scale)


def _scene_parts(parts: Sequence[Part]) -> tuple[Node, dict[str, Painter]]:
    painters: dict[str, Painter] = {}
    told = (tuple(_part(part, painters, commands=False)) for part in parts)
    return Column(tuple(Column(nodes, 3.0) for nodes in told if nodes), 8.0), painters


def _head(key: str, name: str, under: str, strengths: str) -> Node:
    """Return the name beside the portrait, and below it where the figure is and what it is good and bad at."""
    words = Column(
        (
            Label(name, theme.LARGE, bold=True, lines=2, least=theme.NORMAL),
            *((Label(under, theme.SMALL, "muted", lines=2),) if under else ()),
            *((Label(strengths, theme.SMALL, "accent", lines=2),) if strengths else ()),
        ),
        0.0,
        grow=1.0,
    )
    portrait = Drawn("portrait", min_width=40.0, min_height=42.0)
    return Card(key, Row((portrait, words), align="center"), surface="none", keyless=True, tip=(name,))


def _cell(cell: Cell, width: float, scale: float) -> Node:
    """Return one value of a width; a changed one is coloured, with the previous one beside it if there is room."""
    value = Label(cell.value, theme.LARGE, tones()[cell.tone], bold=True, side="right", wrap=False)
    before = Label(cell.before, theme.SMALL, "muted", struck=True, wrap=False)
    names = [Label(words, theme.SMALL, "muted", grow=1.0) for words in (cell.longer, cell.label) if words]
    ends = [(before, value), (value,)] if cell.before else [(value,)]
    # What is called by a word and was another number before tells both while there is room, then the word.
    shown = that_fits((Row((name, *end), 3.0, "center") for name in names for end in ends), round(width * scale), scale)
    return Card(cell.key, shown, CELL_PAD, _plate(), keyless=True, tip=cell.tip, min_height=CELL_HEIGHT)


def _part(part: Part, painters: dict[str, Painter], *, commands: bool) -> Iterator[Node]:
    """Yield a part below the values: its name, its value at the right, boxes in a line, and rows."""
    if part.title:
        value = Label(part.value, theme.SMALL, tones()[part.tone], side="right")
        asked = Card(part.key, value, surface="none", keyless=True, tip=part.tip)
        yield Row((Label(part.title, theme.SMALL, "muted", grow=1.0), *((asked,) if part.value else ())))
    if part.boxes:
        yield Flow(tuple(_boxes(boxes, painters) for boxes in part.boxes), 12.0)
    for row in part.rows:
        if commands or not row.command:
            yield _row(row, painters)


def _boxes(boxes: Boxes, painters: dict[str, Painter]) -> Node:
    """Return boxes in a line or several: full ones remain, crossed ones are used."""
    painters[f"boxes:{boxes.key}"] = partial(_draw_boxes, boxes=boxes)
    across = min(boxes.most, MOST_BOXES)
    down = -(-boxes.most // MOST_BOXES)
    room = Drawn(
        f"boxes:{boxes.key}", min_width=across * (BOX + APART) - APART, min_height=down * (BOX + APART) - APART
    )
    words = Label(boxes.label, theme.SMALL, "muted")
    return Card(boxes.key, Row((room, words), 4.0, "center"), surface="none", keyless=True, tip=boxes.tip)


def _draw_boxes(canvas: Canvas, rect: pygame.Rect, *, boxes: Boxes) -> None:
    px = canvas.px
    for number in range(boxes.most):
        down, across = divmod(number, MOST_BOXES)
        place = (rect.left + across * px(BOX + APART), rect.top + down * px(BOX + APART))
        spot = pygame.Rect(place, (px(BOX), px(BOX)))
        if boxes.ticked is not None:
            _draw_ticked(canvas, spot, number + 1, boxes)
        elif number < boxes.left:
            canvas.box(spot, tones()[boxes.tone], tones()[boxes.tone], 3)
        else:
            canvas.box(spot, theme.SUNKEN, theme.FAINT, 3)
            inner = spot.inflate(-px(7), -px(7))
            pygame.draw.line(canvas.surface, theme.FAINT, inner.topleft, inner.bottomright, max(1, px(1)))
            pygame.draw.line(canvas.surface, theme.FAINT, inner.bottomleft, inner.topright, max(1, px(1)))


def _draw_ticked(canvas: Canvas, spot: pygame.Rect, number: int, boxes: Boxes) -> None:
    """Draw a box with its number in it, crossed where it is ticked."""
    ticked = number in (boxes.ticked or ())
    edge = tones()[boxes.tone] if ticked else theme.MUTED
    canvas.box(spot, theme.SUNKEN, edge, 3)
    canvas.middle(spot, str(number), theme.SMALL, theme.FAINT if ticked else theme.MUTED)
    if ticked:
        inner, thick = spot.inflate(-canvas.px(5), -canvas.px(5)), max(2, canvas.px(2))
        pygame.draw.line(canvas.surface, edge, inner.topleft, inner.bottomright, thick)
        pygame.draw.line(canvas.surface, edge, inner.bottomleft, inner.topright, thick)


def _row(row: miniatures.Row, painters: dict[str, Painter]) -> Node:
    """Return one line by its purpose: to be pressed, a thing, a mark, or words."""
    if row.command:
        return Button(row.key, row.label, height=26.0, size=theme.SMALL, tip=row.tip)
    ink = tones()[row.tone]
    if row.framed:
        return _thing(row, ink)
    words: Node = Label(row.label, tone=ink, grow=1.0)
    value = (Label(row.value, tone=ink, wrap=False),) if row.value else ()
    if row.mark is not None:
        painters[f"mark:{row.key}"] = partial(_draw_mark, mark=row.mark)
        words = Row((Drawn(f"mark:{row.key}", min_width=18.0, min_height=20.0), words, *value), 6.0, "center")
    elif value:
        words = Row((words, *value))
    if row.below:
        words = Column((words, Label(row.below, theme.SMALL, "muted")), 0.0)
    return Card(row.key, words, surface="none", keyless=True, tip=row.tip)


def _draw_mark(canvas: Canvas, rect: pygame.Rect, *, mark: Mark) -> None:
    draw_mark(canvas, rect.center, 18, mark)


def _thing(row: miniatures.Row, ink: theme.Colour) -> Node:
    """Return something that exists: its name and value, and what it can do; faint while it is not in use."""
    in_use = row.tone != "faint"
    name, value = Label(row.label, tone=ink, lines=1, grow=1.0), Label(row.value, theme.SMALL, "accent", wrap=False)
    below = (Label(row.below, theme.SMALL, "muted" if in_use else "faint"),) if row.below else ()
    body = Column((Row((name, value), 6.0, "center"), *below), 0.0)
    return Card(row.key, body, (8.0, 2.0, 8.0, 3.0), _plate() if in_use else _unused(), keyless=True, tip=row.tip)


def _plate() -> Plate:
    """Return the plate of a value."""
    return Plate(theme.RAISED, theme.LINE, 4, hovered=theme.HOVERED)


def _unused() -> Plate:
    """Return the plate of gear that is not in use."""
    return Plate(theme.PANEL, theme.LINE, 4, hovered=theme.HOVERED)


SIDE: Final = 6.0
ROW: Final = 58.0
"""How high a row is."""
HEAD: Final = 34.0
"""How high the line above the rows is."""
MOST_LINES: Final = 2
"""So many lines a name may take; what is longer is cut, and whole in the tip."""
MOST_PIPS: Final = 10
PIP: Final = 15.0
MARK: Final = 20.0
BESIDE: Final = 58.0
"""How much narrower than a row what stands below a name is."""


def draw_figure_list(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: GameState,
    looks: Mapping[PlayerId, PlayerLook],
    player: PlayerId,
    selected: FigureId | None,
    scroll: int,
    by_program: Collection[str] = (),
) -> int:
    """Paint the list of a player's figures, scrolled by pixels; return by how many there are to scroll.

    `by_program` are the players for whom the program plays now.
    """
    look, rows = looks[player], scene(state.setup.system).listed(state, texts.of(state.setup.system), player)
    painters: dict[str, Painter] = {"owner": lambda canvas, rect: canvas.player_mark(rect.center, 8, look)}
    for listed in rows:
        painters |= {
            f"portrait:{listed.figure}": partial(_portrait, state=state, figure=listed.figure, look=look),
            f"pips:{listed.figure}": partial(_pips, listed=listed),
            f"marks:{listed.figure}": partial(_marks, marks=listed.marks),
            "tick": _tick,
        }
    width = rect.w / canvas.scale - 2 * SIDE - BESIDE
    cards = (
        _figure_list_row(texts, state, listed, look, width, canvas.scale, is_selected=listed.figure == selected)
        for listed in rows
    )
    head = _figure_list_head(texts, state, seated_name(texts, state.setup, player, by_program))
    node = side_panel(Column(tuple(cards), 4.0), "list", scroll, head=head, side=SIDE)
    return scrolled(draw_panel(canvas, rect, node, painters), "list")


def draw_rail(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: GameState,
    looks: Mapping[PlayerId, PlayerLook],
    player: PlayerId,
    selected: FigureId | None,
    scroll: int,
    by_program: Collection[str] = (),
) -> int:
    """Paint a player's figures without their names, each as high as in the list, scrolled by pixels like that.

    Return by how many there are to scroll.
    """
    look, rows = looks[player], scene(state.setup.system).listed(state, texts.of(state.setup.system), player)
    painters: dict[str, Painter] = {"owner": lambda canvas, rect: canvas.player_mark(rect.center, 8, look)}
    cards: list[Node] = []
    for listed in rows:
        painters[f"rail:{listed.figure}"] = partial(_rail_row, state=state, listed=listed, look=look)
        name = listed.name or upper_first(figure_name(texts, state.setup, listed.figure))
        drawn = Drawn(f"rail:{listed.figure}", min_height=ROW)
        plate = _row_plate(listed, look, is_selected=listed.figure == selected)
        cards.append(Card(f"figure:{listed.figure}", drawn, surface=plate, keyless=True, tip=listed.tip or (name,),
                          min_height=ROW))  # fmt: skip
    tip = (texts("figures-of", player=seated_name(texts, state.setup, player, by_program)),)
    mark = Drawn("owner", min_height=HEAD)
    head = Card("list:next-player", mark, surface="none", keyless=True, tip=tip) if len(looks) > 1 else mark
    fits = (HEAD + len(cards) * (ROW + 4.0)) * canvas.scale <= rect.h
    body = Box(Column(tuple(cards), 4.0), (3.0, 0.0, 2.0 if fits else 0.0, 4.0), grow=1.0)
    inner = Column((head, body if fits else Scroll("list", body, scroll, grow=1.0)), 0.0, grow=1.0)
    node = Box(Row((inner, upright()), 0.0), surface=Plate(theme.PANEL, radius=0))
    layout = draw_panel(canvas, rect, node, painters)
    return 0 if fits else scrolled(layout, "list")


def _rail_row(canvas: Canvas, rect: pygame.Rect, *, state: GameState, listed: Listed, look: PlayerLook) -> None:
    """Draw a figure with its points or a few words below it, and its marks at its shoulder."""
    px = canvas.px
    draw_portrait(canvas, (rect.centerx, rect.top + px(22)), 14, state, listed.figure, look)
    if listed.gone:
        canvas.veil(rect, theme.SUNKEN, 150, 6)
        return
    for number, mark in enumerate(listed.marks[:2]):
        draw_mark(canvas, (rect.right - px(7), rect.top + px(9 + 15 * number)), 14, mark)
    if listed.done:
        _tick(canvas, pygame.Rect(rect.left, rect.top + px(2), px(14), px(14)))
    line = pygame.Rect(rect.left, rect.bottom - px(18), rect.w, px(16))
    if listed.words:
        # What is too long is told by the list with its names.
        if width_of(listed.words, px(theme.SMALL)) <= rect.w:
            canvas.middle(line, listed.words, theme.SMALL, tones()[listed.tone])
        return
    left, most = listed.points[0], min(listed.points[1], MOST_PIPS)
    apart = min(px(9), rect.w // max(most, 1))
    for number in range(most):
        spot = (rect.centerx + round((number - (most - 1) / 2) * apart), line.centery)
        pale = mixed(theme.ACCENT, theme.RAISED, 0.35) if listed.coming else theme.ACCENT
        full = listed.coming or number < left
        pygame.draw.circle(canvas.surface, pale if full else theme.FAINT, spot, px(3.5), 0 if full else max(1, px(1)))


def _figure_list_head(texts: Texts, state: GameState, name: str) -> Node:
    """Return who owns the figures listed, and a button that shows the next player's."""
    whose = Label(texts("figures-of", player=name), bold=True, lines=2, least=theme.SMALL, grow=1.0)
    parts: tuple[Node, ...] = (Drawn("owner", min_width=18.0, min_height=20.0), whose)
    if len(state.setup.players) > 1:
        tip = (texts("figures-other"),)
        parts += (Button("list:next-player", "›", "", 22.0, "quiet", size=theme.SMALL, tip=tip, min_width=32.0),)
    return Box(Row(parts, 6.0, "center", min_height=HEAD), (9.0, 0.0, 8.0, 0.0))


def _figure_list_row(
    texts: Texts,
    state: GameState,
    listed: Listed,
    look: PlayerLook,
    width: float,
    scale: float,
    *,
    is_selected: bool,
) -> Node:
    """Return one figure: token, name, place or points, statuses; what is below the name has at most a width."""
    name = listed.name or upper_first(figure_name(texts, state.setup, listed.figure))
    ink = theme.FAINT if listed.gone else theme.MUTED if listed.done else theme.TEXT
    label = Label(name, theme.NORMAL, ink, bold=listed.active, lines=MOST_LINES, least=theme.SMALL, grow=1.0)
    tick = (Drawn("tick", min_width=16.0, min_height=16.0),) if listed.done and not listed.gone else ()
    below: list[Node] = []
    if listed.words:
        words = Label(listed.words, theme.SMALL, "faint" if listed.gone else tones()[listed.tone], lines=1,
                      least=theme.SMALL, grow=1.0)  # fmt: skip
        needed = wanted_width(replace(words, size=words.least), scale) / scale
        below.append(words)
    else:
        needed = PIP * min(listed.points[1], MOST_PIPS)
        below += [Drawn(f"pips:{listed.figure}", min_width=needed), Space(grow=1.0)]
    if listed.marks and not listed.gone:
        # Marks stand nearer together before what is said beside them is cut.
        room = min(MARK * len(listed.marks), max(width - min(needed, width * 0.7) - 4.0, MARK))
        below.append(Drawn(f"marks:{listed.figure}", min_width=room))
    plate = _row_plate(listed, look, is_selected=is_selected)
    # The name keeps clear of the frame, which is thick around who is selected.
    head = Box(Row((label, *tick), 4.0, "start"), (0.0, 0.0, 4.0, 0.0))
    lines = Column((head, Space(grow=1.0), Row(tuple(below), 4.0, min_height=18.0)), 0.0, grow=1.0)
    body = Row((Drawn(f"portrait:{listed.figure}", min_width=36.0), lines), 5.0)
    tip = listed.tip or (name,)
    return Card(f"figure:{listed.figure}", body, (8.0, 3.0, 2.0, 4.0), plate, keyless=True, tip=tip, min_height=ROW)


def _row_plate(listed: Listed, look: PlayerLook, *, is_selected: bool) -> Plate:
    """Return what a figure lies on in rail and list."""
    fill = theme.SUNKEN if listed.gone else theme.tinted(look, 0.5, theme.RAISED) if listed.active else theme.RAISED
    border, thickness = (theme.ACCENT, 2) if is_selected else (theme.LINE, 1)
    return Plate(fill, border, 6, thickness, hovered=theme.SUNKEN if listed.gone else theme.HOVERED)


def _portrait(canvas: Canvas, rect: pygame.Rect, *, state: GameState, figure: FigureId, look: PlayerLook) -> None:
    draw_portrait(canvas, rect.center, 15, state, figure, look)


def _pips(canvas: Canvas, rect: pygame.Rect, *, listed: Listed) -> None:
    """Draw points: bright ones are left, hollow ones spent, pale ones come when the figure acts."""
    px = canvas.px
    for number in range(min(listed.points[1], MOST_PIPS)):
        center = (rect.left + px(6) + number * px(PIP), rect.centery)
        if listed.coming:
            pygame.draw.circle(canvas.surface, mixed(theme.ACCENT, theme.RAISED, 0.35), center, px(5))
        elif number < listed.points[0]:
            pygame.draw.circle(canvas.surface, theme.ACCENT, center, px(5))
        else:
            pygame.draw.circle(canvas.surface, theme.FAINT, center, px(5), max(1, px(1)))


def _tick(canvas: Canvas, rect: pygame.Rect) -> None:
    px, (x, y) = canvas.px, rect.center
    points = [(x - px(5), y), (x - px(1), y + px(4)), (x + px(6), y - px(5))]
    pygame.draw.lines(canvas.surface, theme.GOOD, False, points, max(2, px(2)))


def _marks(canvas: Canvas, rect: pygame.Rect, *, marks: Sequence[Mark]) -> None:
    """Draw the marks of a figure, from the right and as near together as they must be."""
    apart = (rect.w - canvas.px(MARK)) // max(len(marks) - 1, 1)
    for number, mark in enumerate(reversed(marks)):
        place = rect.right - canvas.px(MARK) // 2 - number * min(apart, canvas.px(MARK))
        draw_mark(canvas, (place, rect.centery), MARK, mark)


NOT_DECIDED: Final = (Tone.UNSEEN, Tone.TURN, Tone.HEADING)
"""How lines look that tell nothing of what was decided: what comes next by itself."""
WHY: Final = 18.0
"""How wide the mark is that asks why, in natural pixels."""


def _nobody(line: LogLine) -> int | None:
    return None


@dataclass(slots=True)
class LogPanel:
    """The log as it is shown: how far it is scrolled up from its end, and the pinned line.

    `_known` keeps the wrapped lines, since a long log is painted at every frame.
    """

    scroll: int = 0
    pinned: LogLine | None = None
    sought: LogLine | None = None
    """The line that is to be scrolled to when the log is painted next."""
    faults: Sequence[FileProblem] = ()
    """What could not be shown of the game when it was opened, told between what was before and after that, …"""
    opened_at: int = 0
    """… which was at so many entries of its journal."""
    _known: dict[tuple[tuple[int | str, int], int, int, str, bool], tuple[str, ...]] = field(default_factory=dict)
    _asked: Mapping[int, int] = field(default_factory=dict)
    """Which lines, by their identity, have a mark that asks why, with the entry of the journal."""

    def draw(
        self,
        canvas: Canvas,
        rect: pygame.Rect,
        texts: Texts,
        setup: GameSetup,
        lines: list[LogLine],
        missed: Collection[LogLine] = (),
        *,
        decided: Callable[[LogLine], int | None] = _nobody,
        opened: bool = True,
        tip: tuple[str, ...] = (),
    ) -> None:
        """Paint the newest lines upwards from the bottom, a stroke beside those that somebody may have `missed`.

        What the program has `decided`, given as an entry of the journal, has a mark that asks why.  The line at the
        top, which says its `tip`, opens the drawer and closes it; while it is closed it is narrow.
        """
        new = frozenset(map(id, missed))
        px = canvas.px
        canvas.veil(rect, theme.SUNKEN, 255 if opened else 215, 6)
        canvas.box(rect, None, theme.LINE, 6)
        head = pygame.Rect(rect.left, rect.top, rect.w, px(26 if opened else 14))
        hovered = canvas.zone(head, "command:fold-log", tip=tip)
        if opened:
            canvas.text((head.left + px(12), head.top + px(4)), texts("log-title"), theme.SMALL, theme.MUTED, bold=True)
        way = px(3) if opened else -px(3)
        points = [(head.centerx - px(6), head.centery - way), (head.centerx, head.centery + way),
                  (head.centerx + px(6), head.centery - way)]  # fmt: skip
        pygame.draw.lines(canvas.surface, theme.TEXT if hovered else theme.MUTED, False, points, max(2, px(2)))
        body = pygame.Rect(rect.left, head.bottom, rect.w, rect.h - head.h)
        rows = self.with_faults(rows_of(setup.system, lines))
        self._asked = _first_of_each(setup, rows, decided)
        if body.h < 2 * canvas.line_height(theme.SMALL):
            self._newest(canvas, body, texts, setup, rows)
            return
        heights = [self._height(canvas, body.w, texts, setup, row) for row in rows]
        whole = sum(heights) + px(8)
        # The way back to the newest lines has a strip of its own, so that it hides none of them.
        strip = px(30)
        if self.sought is not None:
            index = next((number for number, row in enumerate(rows) if self.sought in row.lines), None)
            self.scroll = 0 if index is None else sum(heights[index + 1 :]) - (body.h - strip) // 2
            self.sought = None
        self.scroll = max(0, min(self.scroll, whole - body.h + strip)) if whole > body.h else 0
        if self.scroll:
            body.h -= strip
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(body)
        bottom = body.bottom - px(4) + self.scroll
        for number in range(len(rows) - 1, -1, -1):
            top = bottom - heights[number]
            if top < body.bottom and bottom > body.top:
                place = pygame.Rect(body.left, top, body.w, heights[number])
                row = rows[number]
                self._row(canvas, place, body, texts, setup, row)
                if row.lines and id(row.last) in new:
                    canvas.box(pygame.Rect(body.left + px(2), top, px(3), heights[number]), theme.ACCENT, None, 0)
            bottom = top
            if bottom < body.top:
                break
        canvas.surface.set_clip(before)
        canvas.scroll_mark(body, whole, whole - body.h - self.scroll)
        if self.scroll:
            mark = pygame.Rect(0, 0, px(120), px(22))
            mark.midtop = (body.centerx, body.bottom + px(4))
            canvas.button(mark, "log:end", texts("log-to-end"), style="quiet", size=theme.SMALL)

    def _newest(
        self, canvas: Canvas, body: pygame.Rect, texts: Texts, setup: GameSetup, rows: Sequence[LogRow]
    ) -> None:
        """Paint the newest row in one line, where there is room for no more: it begins where a row begins."""
        row = next((row for row in reversed(rows) if row_tone(setup, row) is not Tone.UNSEEN), None)
        if row is not None:
            high = canvas.line_height(theme.SMALL) + canvas.px(3)
            place = pygame.Rect(body.left, body.bottom - canvas.px(4) - high, body.w, high)
            self._row(canvas, place, body, texts, setup, row, in_one=True)

    def with_faults(self, rows: Sequence[LogRow]) -> Sequence[LogRow]:
        """Return the rows with one for each fault, where the game was opened."""
        if not self.faults:
            return rows
        number = next((number for number, row in enumerate(rows) if row.lines[0].entry > self.opened_at), len(rows))
        return [*rows[:number], *(LogRow((), fault=fault) for fault in self.faults), *rows[number:]]

    def _words(self, canvas: Canvas, width: int, texts: Texts, setup: GameSetup, row: LogRow) -> Sequence[str]:
        size = canvas.px(theme.SMALL)
        asks = bool(row.lines) and id(row.last) in self._asked
        key = (row.key, size, width, texts.language, asks)
        found = self._known.get(key)
        if found is None:
            head = row_tone(setup, row) is Tone.HEADING
            found = wrapped(
                row_words(texts, setup, row), size, width - canvas.px((24 if head else 34) + (WHY if asks else 0)), head
            )
            self._known[key] = found
        return found

    def _height(self, canvas: Canvas, width: int, texts: Texts, setup: GameSetup, row: LogRow) -> int:
        tone = row_tone(setup, row)
        if tone is Tone.UNSEEN:
            return 0
        step = canvas.line_height(theme.SMALL)
        lines = len(self._words(canvas, width, texts, setup, row))
        return step * lines + canvas.px(6 if tone is Tone.HEADING else 3)

    def _row(
        self, canvas: Canvas, place: pygame.Rect, body: pygame.Rect, texts: Texts, setup: GameSetup, row: LogRow, *,
        in_one: bool = False,
    ) -> None:  # fmt: skip
        px = canvas.px
        if place.h == 0:
            return
        struck, sums, tone = row.struck, row_tip(texts, setup, row), row_tone(setup, row)
        if row.lines:
            tip = (*sums, texts("log-struck")) if struck else sums
            hovered = canvas.zone(place.clip(body), f"log:{id(row.last)}", tip=tip)
            pinned = any(line is self.pinned for line in row.lines)
            if hovered or pinned:
                canvas.box(place, theme.RAISED, theme.ACCENT if pinned else None, 3)
            if (entry := self._asked.get(id(row.last))) is not None:
                _draw_why(canvas, place, body, entry, (texts("why-tip"),))
        head = tone is Tone.HEADING
        ink = theme.FAINT if struck else _inks().get(tone, theme.TEXT)
        left = place.left + px(12 if head else 22)
        step = canvas.line_height(theme.SMALL)
        top = place.top + px(3 if head else 1)
        # A line that is only half in view is left out: cut letters are hardly read.
        told = self._words(canvas, body.w, texts, setup, row)
        if in_one and len(told) > 1:
            told = (shortened(" ".join(told), px(theme.SMALL), body.right - px(12) - left, head),)
        seen = [
            (top + number * step, words)
            for number, words in enumerate(told)
            if top + number * step >= body.top and top + (number + 1) * step <= body.bottom
        ]
        if not head and seen and seen[0][0] == top:
            pygame.draw.circle(canvas.surface, ink, (place.left + px(14), top + step // 2), px(3 if sums else 2))
        for height, words in seen:
            spot = canvas.text((left, height), words, theme.SMALL, ink, bold=head)
            if struck:
                pygame.draw.line(canvas.surface, theme.FAINT, spot.midleft, spot.midright)


def _first_of_each(
    setup: GameSetup, rows: Sequence[LogRow], decided: Callable[[LogLine], int | None]
) -> dict[int, int]:
    """Return the lines, by their identity, that are seen first of what was decided, with its entry."""
    found: dict[int, int] = {}
    for row in rows:
        entry = decided(row.lines[0]) if row.lines else None
        if entry is not None and entry not in found and row_tone(setup, row) not in NOT_DECIDED:
            found[entry] = id(row.last)
    return {line: entry for entry, line in found.items()}


def _draw_why(canvas: Canvas, place: pygame.Rect, body: pygame.Rect, entry: int, tip: tuple[str, ...]) -> None:
    """Draw a question mark at the end of a line, as a button."""
    mark = pygame.Rect(place.right - canvas.px(WHY + 4), place.top, canvas.px(WHY), canvas.line_height(theme.SMALL))
    if not body.top <= mark.top <= body.bottom - mark.h:
        return  # with its line it is seen as a whole, or not at all
    hovered = canvas.zone(mark, f"why:{entry}", tip=tip)
    ink = theme.ACCENT if hovered else theme.MUTED
    canvas.text((mark.left + canvas.px(5), mark.top), "?", theme.SMALL, ink, bold=True)


def _inks() -> dict[Tone, theme.Colour]:
    """Return the colours of lines: grave ones stand out, failed ones are pale."""
    return {
        Tone.HEADING: theme.ACCENT,
        Tone.GRAVE: theme.BAD,
        Tone.TURN: theme.PLANNED,
        Tone.GOOD: theme.GOOD,
        Tone.PALE: theme.MUTED,
    }
