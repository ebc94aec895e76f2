"""Reports, logs and pictures of games and layouts as files, drawn without a window, and pages shown in a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, cast

import numpy as np
import pygame

import pb12table
from pb12table.analysis.between import Between
from pb12table.analysis.threat import Threats
from pb12table.analysis.walking import house_on
from pb12table.app.play.controller import Controller
from pb12table.app.preview.information import threat_shown
from pb12table.app.preview.sight_view import blockers_of, line_label, one_above_another, sightline
from pb12table.app.preview.state_picture import cells_of, fallen_token, picture_of
from pb12table.app.screens.base import Desk, worked_out_aside
from pb12table.bundled import environment_of_others
from pb12table.files.content import has_window
from pb12table.files.places import user_folder, write_atomically, write_file
from pb12table.files.problems import FileProblem, every_fault_told, told_as_problem
from pb12table.files.saves.loading import LoadedSave, load_save, save_of
from pb12table.files.saves.resuming import resume
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import TypedDice
from pb12table.kernel.session import Session
from pb12table.report.games import Fallen, GameReport, Trail, course_of, drawn_rounds, game_page, rounds_of, to_be_told
from pb12table.report.layout_words import Part, Report, between_maps, pictures_of, pictures_of_difference, shots_map
from pb12table.report.review_page import ReviewTold
from pb12table.report.review_page import page as review_page
from pb12table.skirmish.faces.system import GameSetup, GameState, reader
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene import miniatures
from pb12table.systems import known
from pb12table.systems.known import scene, system
from pb12table.table.cells import Raster
from pb12table.table.shapes import Point3, Region
from pb12table.table.sight.visible import visible_ground, visible_surfaces
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import log_text
from pb12table.texts.names import figure_name, player_name
from pb12table.window.kit import palette
from pb12table.window.kit.palette import looks_of
from pb12table.window.kit.portraits import portraits
from pb12table.window.scene.layers.areas import draw_lid
from pb12table.window.scene.layers.layouts import Colours, cells_layer, draw_lanes, draw_ways, outline_zones
from pb12table.window.scene.picture import Camera, Picture, SightDrawing, StoreyShown, draw_plate, plate_size
from pb12table.window.scene.table_view import ShownStorey, TableView, shown_of
from pb12table.window.terrain.terrain_layer import terrain_picture

GRAPHICAL: Final = "x-www-browser:firefox:chromium:chromium-browser:google-chrome:epiphany:konqueror"
"""What xdg-open looks for where nobody has said which browser; by itself it goes on to those for terminals."""
BY_PYTHON: Final = "import sys, webbrowser; sys.exit(not webbrowser.open(sys.argv[1]))"
PATIENCE: Final = 2.0
"""What has not failed after so many seconds is taken to show something: some openers run as long as their browser."""


def show_page(page: Path) -> bool:
    """Show a page in the browser of this machine; return whether one could be opened."""
    if sys.platform in ("win32", "darwin"):
        return webbrowser.open(page.as_uri())
    # Without TERM Python knows no browser for terminals, and without a terminal none could show itself.
    environment = {name: value for name, value in environment_of_others().items() if name != "TERM"}
    command = [sys.executable, "-c", BY_PYTHON]
    if opener := shutil.which("xdg-open"):
        command = [opener]
        environment.setdefault("BROWSER", GRAPHICAL)
    nothing = subprocess.DEVNULL
    try:
        started = subprocess.Popen(
            [*command, page.as_uri()], env=environment, stdin=nothing, stdout=nothing, stderr=nothing,
            start_new_session=True,
        )  # fmt: skip
        return started.wait(PATIENCE) == 0
    except subprocess.TimeoutExpired:
        return True
    except OSError:
        return False


# Before pygame is loaded: its greeting would stand in the output of the command.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


WIDTH = 880
"""How wide a picture is, in pixels."""

PALENESS = 0.38
"""How much of its own colours the terrain keeps below a map of cells."""


class TablePainter:
    """Draws one table over and over; each picture is a JPEG file."""

    def __init__(self, setup: GameSetup, texts: Texts) -> None:
        table = setup.battlefield
        portraits.settle(setup.portraits)
        self._setup, self._texts = setup, texts
        self._scale = max(WIDTH / 1100.0, 0.6)
        margin = 12.0 * self._scale
        height = max(round((WIDTH - 2.0 * margin) * table.depth / table.width + 2.0 * margin), 80)
        self._size = (WIDTH, height)
        self._camera = Camera.fitted(table.width, table.depth, pygame.Rect(0, 0, WIDTH, height), margin)
        self._view = TableView(setup, texts, self._scale)

    def _drawn(self, picture: Picture) -> pygame.Surface:
        surface = pygame.Surface(self._size)
        self._view.draw(surface, self._camera, picture, complete=True)
        return surface


class GamePainter(TablePainter):
    """Draws positions of a game."""

    def position(self, state: GameState, trails: Sequence[Trail], fallen: Sequence[Fallen]) -> bytes:
        """Return the table with its zones and figures, below them their paths, and those who went out of action."""
        picture = picture_of(state, self._texts)
        face, language = scene(state.setup.system), self._texts.language
        marked = {marker.figure for marker in face.marks(state, self._texts.of(state.setup.system)).fallen}
        others = [(face.miniature(state, figure), figure, at) for figure, at in fallen if figure not in marked]
        lost = [
            fallen_token(state, miniatures.Fallen(figure, shown.player, at, shown.outfit), language)
            for shown, figure, at in others
        ]
        picture.markers = [*picture.markers, *lost]
        surface = self._drawn(Picture(gone=picture.gone, doors=picture.doors, show_zones=True))
        draw_ways(surface, self._camera, self._view.looks, trails, (), self._scale)
        self._view.draw_above(surface, self._camera, picture)
        return _picture(surface)


class LayoutPainter(TablePainter):
    """Draws a layout with something else on it each time."""

    def __init__(self, setup: GameSetup, texts: Texts) -> None:
        super().__init__(setup, texts)
        house = house_on(setup.system, setup.battlefield)
        self._storeys: dict[int | None, StoreyShown] = {}
        if house is not None:
            self._storeys = {number: shown_of(house, number) for number in range(house.most + 1)}
        self._pale: dict[int | None, pygame.Surface] = {}

    def _ground(self, storey: int | None) -> pygame.Surface:
        """Return the paled terrain, of one level or of all of them, as a ground for overlays."""
        if storey not in self._pale:
            self._pale[storey] = _paled(self._drawn(Picture(storey=self._storeys.get(storey))))
        return self._pale[storey].copy()

    def overview(self) -> bytes:
        """Return the opening position with all zones."""
        picture = picture_of(system(self._setup.system).new_game(self._setup), self._texts)
        picture.show_zones = True
        return _picture(self._drawn(picture))

    def cells(
        self, raster: Raster, colours: Colours, places: Sequence[tuple[str, Point3]] = (), storey: int | None = None
    ) -> bytes:
        """Return a map of coloured cells over the paled terrain of a level or of all, with plates at some places."""
        surface = self._ground(storey)
        surface.blit(cells_layer(self._size, self._camera, raster, colours), (0, 0))
        if storey in self._storeys:
            draw_lid(surface, self._camera, self._storeys[storey].lid, self._scale)
        self._outline_zones(surface)
        for text, place in places:
            draw_plate(surface, text, self._camera.to_screen_exact(place[:2]), self._scale)
        return _picture(surface)

    def lanes(self, lanes: Sequence[tuple[Point3, Point3]]) -> bytes:
        """Return numbered lines of sight, the longest one drawn thickest."""
        surface = self._ground(None)
        self._outline_zones(surface)
        draw_lanes(surface, self._camera, lanes, self._scale)
        return _picture(surface)

    def ways(
        self,
        ways: Sequence[tuple[PlayerId | None, Sequence[Point3]]],
        chokes: Sequence[tuple[Point3, float]],
    ) -> bytes:
        """Return paths in the colours of the players, and numbered choke points with the circle that was closed."""
        surface = self._ground(None)
        self._outline_zones(surface)
        draw_ways(surface, self._camera, self._view.looks, ways, chokes, self._scale)
        return _picture(surface)

    def _outline_zones(self, surface: pygame.Surface) -> None:
        outline_zones(surface, self._camera, self._setup.zones, self._view.looks, self._scale)


def _paled(surface: pygame.Surface) -> pygame.Surface:
    """Return the same picture nearly without colour and lighter, so that overlays on it can be read."""
    pixels = pygame.surfarray.array3d(surface).astype(np.float32)
    grey = pixels.mean(axis=2, keepdims=True)
    pale = PALENESS * pixels + (1.0 - PALENESS) * grey
    pale = 66.0 + 0.74 * pale
    # Few shades make small files.
    pale = np.clip(np.round(pale / 6.0) * 6.0, 0.0, 255.0)
    result = pygame.Surface(surface.get_size())
    pygame.surfarray.blit_array(result, pale.astype(np.uint8))
    return result


def _picture(surface: pygame.Surface) -> bytes:
    file = BytesIO()
    pygame.image.save(surface, file, "picture.jpg")
    return file.getvalue()


def report_of(loaded: LoadedSave, session: Session[Any], texts: Texts) -> str:
    """Return the page about a game from its save and the session that was played from it; raises FileProblem."""
    rounds, setup = rounds_of(session), loaded.setup
    pictures = drawn_rounds(session, rounds, GamePainter(setup, texts))
    colours = {player: look.colour for player, look in looks_of(setup).items()}
    with told_as_problem(loaded.path):
        day = datetime.fromtimestamp(loaded.path.stat().st_mtime).date()
    seats, version = loaded.seatings, pb12table.__version__
    state, log = to_be_told(session)
    course = course_of(texts, session, reader(system(setup.system), session.state))
    game = GameReport(state, log, rounds, colours, seats, day, version, pictures, course)
    return game_page(texts, game)


def review_page_of(told: ReviewTold, texts: Texts) -> str:
    """Return the page about a game that was gone through, in the colours of its players."""
    colours = {player: look.colour for player, look in looks_of(told.review.setup).items()}
    return review_page(texts, replace(told, colours=colours))


def page_about(wanted: tuple[bytes, Path, str]) -> bytes:
    """Return the page about a game from the text of its save, its file and a language; raises FileProblem."""
    text, path, language = wanted
    loaded = save_of(text, path)
    return report_of(loaded, resume(loaded, TypedDice()), Texts(language)).encode("utf-8")


def between_pictures(setup: GameSetup, found: Between, texts: Texts) -> dict[str, bytes]:
    """Return the maps of two grounds, by what they tell: also after how many moves there are shots, if moves count."""
    painter, maps = LayoutPainter(setup, texts), between_maps(found)
    if len(found.shots) > 1:
        maps["shots"] = shots_map(found)
    return {key: painter.cells(found.sites.raster, colours) for key, colours in maps.items()}


def with_pictures(report: Report, texts: Texts) -> Report:
    """Return a report with all its pictures and the colours of its players."""
    parts = [_coloured(part) for part in report.parts]
    painters = [LayoutPainter(part.setup, texts) for part in parts]
    drawn = [replace(part, pictures=pictures_of(part, painter)) for part, painter in zip(parts, painters, strict=True)]
    both = report.comparison
    if both is not None:
        both = replace(both, pictures=pictures_of_difference(both.compared, painters[-1]))
    return replace(report, parts=tuple(drawn), comparison=both)


def _coloured(part: Part) -> Part:
    return replace(part, colours={player: look.colour for player, look in looks_of(part.setup).items()})


def write_log(texts: Texts, controller: Controller) -> Path:
    """Write what everybody may know of a game so far, under a name with date and time; return where.

    Raises FileProblem.
    """
    session = controller.session
    told = log_text(texts, session.state, session.log, controller.seatings)
    try:
        folder = user_folder() / "logs"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"log-{datetime.now():%Y%m%d-%H%M%S}.txt"
        write_atomically(path, told.encode("utf-8"))
    except OSError as error:
        raise FileProblem(user_folder(), "", "problem-log-not-written", reason=str(error)) from None
    return path


def report_save(desk: Desk, save: Path) -> None:
    """Make the page about what a file holds; what is wrong with the file is told."""
    try:
        offer_report(desk, load_save(save))
    except FileProblem as problem:
        desk.say_problem(problem)


def offer_report(desk: Desk, loaded: LoadedSave) -> None:
    """Make the page about a saved game, beside it, and offer to show it in a browser."""
    texts, save = desk.texts, loaded.path
    output = save.with_name(f"{save.stem}-{texts('game-report-file')}.html")

    def then(page: bytes) -> None:
        write_file(output, page)
        told = texts("game-report-ready", file=output)
        title, show = texts("game-report-title"), texts("game-report-show")
        desk.ask(title, told, show, texts("close"), lambda: _show(desk, output))

    title, making = texts("game-report-title"), texts("game-report-making")
    worked_out_aside(desk, title, making, output.name, page_about, (loaded.text(), save, texts.language), then)


def _show(desk: Desk, page: Path) -> None:
    if not show_page(page):
        desk.say(desk.texts("game-report-no-browser", file=page))


# Before pygame is loaded: its greeting would stand in the output of the command.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


BLOCK = 512
"""The terrain is painted in squares of so many pixels."""


def layout_png(
    setup: GameSetup,
    texts: Texts,
    size: tuple[int, int],
    *,
    zones: bool = False,
    heights: bool = False,
    progress: Callable[[float], None] = lambda share: None,
) -> bytes:
    """Return the whole table of a setup as a PNG file of `size` pixels, which should have its proportions.

    `progress` is called again and again with the share that is painted.
    """
    surface = pygame.Surface(size)
    field = setup.battlefield
    scale = max(size[0] / field.width, size[1] / field.depth)
    corners = [(left, top) for top in range(0, size[1], BLOCK) for left in range(0, size[0], BLOCK)]
    for number, (left, top) in enumerate(corners):
        width, height = min(BLOCK, size[0] - left), min(BLOCK, size[1] - top)
        surface.blit(terrain_picture(field, scale, left, top, width, height, setup.backdrop), (left, top))
        progress((number + 1) / len(corners))
    camera = Camera(surface.get_rect(), scale, (field.width / 2.0, field.depth / 2.0), field.width, field.depth)
    view = TableView(setup, texts, max(max(size) / 1600.0, 0.6))
    view.draw_above(surface, camera, Picture(show_zones=zones, show_heights=heights, cells=cells_of(setup, texts)))
    return png_of(surface)


def png_of(surface: pygame.Surface) -> bytes:
    """Return a surface as a PNG file."""
    file = BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()


AnySetup = TypeVar("AnySetup", bound=GameSetup)


def bare(setup: AnySetup) -> AnySetup:
    """Return a setup that can travel to another process: without its cached look-ups."""
    plain: Any = setup
    return cast(AnySetup, replace(plain))


@dataclass(frozen=True)
class LayoutPainting:
    """A picture of a layout alone, to be painted by another process."""

    setup: GameSetup
    language: str
    size: tuple[int, int]

    @classmethod
    def of(cls, setup: GameSetup, texts: Texts, size: tuple[int, int]) -> LayoutPainting:
        """Return the picture of a layout, `size` in pixels."""
        return cls(bare(setup), texts.language, size)

    @property
    def pixels(self) -> int:
        return self.size[0] * self.size[1]

    def png(self) -> bytes:
        return layout_png(self.setup, Texts(self.language), self.size)


SMALL: Final = 300_000
"""A picture of fewer pixels is painted before another process would have begun."""


class Painting(Protocol):
    """What is to be painted; it travels between processes, so it holds plain data only."""

    @property
    def pixels(self) -> int:
        """Return how many pixels it will have."""
        ...

    def png(self) -> bytes:
        """Paint it, as a PNG file."""
        ...


def paint_aside(desk: Desk, painting: Painting, then: Callable[[bytes], None]) -> None:
    """Paint a picture, then do something with its file; a large one under a dialog that can break it off."""
    if painting.pixels < SMALL:
        try:
            then(painting.png())
        except FileProblem as problem:
            desk.say_problem(problem)
        return
    title, text = desk.texts("painting-title"), desk.texts("painting-works")
    worked_out_aside(desk, title, text, "PNG", _png, painting, then)


def _png(painting: Painting) -> bytes:
    return painting.png()


LARGER: Final = 2
"""A picture is so many times as fine as the window."""


def pictures_folder() -> Path:
    """Return the folder of exported pictures; created if missing, which may raise OSError."""
    folder = user_folder() / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@dataclass(frozen=True)
class TablePainting:
    """What a camera shows of a table, without panels, twice as fine; to be painted by another process."""

    setup: GameSetup
    language: str
    interface_scale: float
    camera: Camera
    picture: Picture

    @property
    def pixels(self) -> int:
        return self.camera.viewport.w * self.camera.viewport.h * LARGER * LARGER

    def png(self) -> bytes:
        viewport = pygame.Rect(0, 0, self.camera.viewport.w * LARGER, self.camera.viewport.h * LARGER)
        surface = pygame.Surface(viewport.size)
        surface.fill(palette.DESK)
        portraits.settle(self.setup.portraits)
        finer = TableView(self.setup, Texts(self.language), self.interface_scale * LARGER)
        camera = replace(self.camera, viewport=viewport, scale=self.camera.scale * LARGER)
        finer.draw(surface, camera, self.picture, complete=True)
        return png_of(surface)


def save_table_picture(
    desk: Desk, table: TableView, camera: Camera, picture: Picture, stem: str, then: Callable[[Path], None]
) -> None:
    """Write what a camera shows as PNG under a name with date and time, and go on with its path."""

    def write(file: bytes) -> None:
        try:
            path = pictures_folder() / f"{stem}-{datetime.now():%Y%m%d-%H%M%S}.png"
            write_atomically(path, file)
        except OSError as error:
            raise FileProblem(user_folder(), "", "look-picture-problem", reason=str(error)) from None
        then(path)

    painting = TablePainting(bare(table.setup), desk.texts.language, table.interface_scale, camera, picture)
    paint_aside(desk, painting, write)


def table_preview(path: Path, size: tuple[int, int], texts: Texts) -> pygame.Surface:
    """Return the table of a scenario's file in a picture of a size in pixels; raise FileProblem.

    What players may not know of each other is not in it.
    """
    with every_fault_told(path):
        setup = load_scenario(path).setup
        # A system that is not played here says nothing of how its figures look.
        rules = known.system(setup.system) if has_window(setup.system) else None
        picture = Picture() if rules is None else picture_of(rules.view(rules.new_game(setup), None), texts)
        return _small_table(setup, picture, size, texts)


def still_table(state: GameState, size: tuple[int, int], texts: Texts) -> pygame.Surface:
    """Return the table of a game as everybody sees it in a state, in a picture of a size in pixels."""
    picture = picture_of(known.system(state.setup.system).view(state, None), texts)
    return _small_table(state.setup, picture, size, texts)


def _small_table(setup: GameSetup, picture: Picture, size: tuple[int, int], texts: Texts) -> pygame.Surface:
    """Return all of a table that matters, painted twice as large and then made smaller: kinder to thin lines."""
    field = setup.battlefield
    large = pygame.Surface((2 * size[0], 2 * size[1]))
    part = scene(setup.system).part(setup) if has_window(setup.system) else None
    camera = Camera.fitted(field.width, field.depth, large.get_rect(), 12.0).on_part(part)
    TableView(setup, texts).draw(large, camera, picture, complete=True)
    small = pygame.Surface(size)
    pygame.transform.smoothscale(large, size, small)
    return small


# Before pygame is loaded: its greeting would stand in the output of the command.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


CAPTION: Final = 15.0
"""The size of the observer's name in the corner."""


def png_of_position(
    state: GameState,
    texts: Texts,
    size: tuple[int, int],
    *,
    observer: FigureId | None = None,
    zones: bool = False,
    heights: bool = False,
    names: bool = False,
    storey: int | None = None,
) -> bytes:
    """Return the whole table of a state as a PNG file of `size` pixels, of one `storey` alone if given.

    With an `observer` (who stands on the table), it is named, all it does not see lies in the dark, and its sight
    angle and its sight lines to all others are drawn.
    """
    surface = pygame.Surface(size)
    portraits.settle(state.setup.portraits)
    picture = picture_of(state, texts, selected=observer)
    picture.show_zones, picture.show_heights, picture.show_names = zones, heights, names
    if observer is not None:
        picture.show_angles = (observer,)
        others = [figure for figure in scene(state.setup.system).figures(state) if figure != observer]
        picture.seen = seen_surfaces(state, observer)
        picture.sights = sight_drawings(state, texts, observer, others)
    shown = ShownStorey()
    shown.follow_table(state.setup.system, state.battlefield)
    shown.choose(storey)
    shown.show(picture)
    field = state.battlefield
    scale = max(min(size[0] / 1600.0, size[1] / 900.0), 0.6)
    camera = Camera.fitted(field.width, field.depth, surface.get_rect(), 28.0 * scale)
    TableView(state.setup, texts, scale).draw(surface, camera, picture, complete=True)
    if observer is not None:
        words = texts("draw-observer", name=figure_name(texts, state.setup, observer))
        width, height = plate_size(words, scale, CAPTION)
        draw_plate(surface, words, (width / 2.0 + 6.0, height / 2.0 + 6.0), scale, "plain", CAPTION)
    file = BytesIO()
    pygame.image.save(surface, file, "table.png")
    return file.getvalue()


def threat_png(state: GameState, texts: Texts, size: tuple[int, int], threats: Threats, figure: str = "") -> bytes:
    """Return the whole table of a state with the threat map of a player, of all figures or of one, as a PNG file."""
    surface = pygame.Surface(size)
    portraits.settle(state.setup.portraits)
    picture = picture_of(state, texts)
    picture.threat = threat_shown(threats, figure=figure)
    field = state.battlefield
    scale = max(min(size[0] / 1600.0, size[1] / 900.0), 0.6)
    camera = Camera.fitted(field.width, field.depth, surface.get_rect(), 28.0 * scale)
    TableView(state.setup, texts, scale).draw(surface, camera, picture, complete=True)
    whose = player_name(state.setup, threats.player) if not figure else figure_name(texts, state.setup, figure)
    words = texts("threat-picture", name=whose)
    width, height = plate_size(words, scale, CAPTION)
    draw_plate(surface, words, (width / 2.0 + 6.0, height / 2.0 + 6.0), scale, "plain", CAPTION)
    file = BytesIO()
    pygame.image.save(surface, file, "threat.png")
    return file.getvalue()


def seen_surfaces(state: GameState, observer: FigureId) -> tuple[tuple[float, Region], ...]:
    """Return the ground a figure sees, and what it sees of the tops of terrain, with their heights."""
    face = scene(state.setup.system)
    table, here = state.battlefield, face.body(state, observer)
    angle, others = face.half_angle(state, observer), face.hiding(state, observer)
    ground = visible_ground(table, here, angle, others)
    return (0.0, ground), *((top.height, top.region) for top in visible_surfaces(table, here, angle, others))


def sight_drawings(
    state: GameState, texts: Texts, observer: FigureId, others: Sequence[FigureId]
) -> list[SightDrawing]:
    """Return the sight lines from a figure to others; labels of those exactly above each other say whose they are."""
    face = scene(state.setup.system)
    places = {other: face.body(state, other).position for other in others}
    found, stacked = [], one_above_another(places)
    for other in others:
        drawing = sight_drawing(state, texts, observer, other)
        if drawing.label and other in stacked:
            name = figure_name(texts, state.setup, other)
            drawing = replace(drawing, label=texts("draw-sight-whose", name=name, label=drawing.label))
        found.append(drawing)
    return found


def sight_drawing(
    state: GameState, texts: Texts, observer: FigureId, target: FigureId, facing: float | None = None
) -> SightDrawing:
    """Return the sight line between two figures on the table as it is drawn, as if turned to a facing if given."""
    line = sightline(state, observer, target, facing)
    return SightDrawing(
        start=scene(state.setup.system).body(state, observer).base_point,
        end=line.goal,
        state=line.state,
        share=line.seen.covered_share,
        level=line.level,
        blockers=blockers_of(line),
        borderline=line.seen.borderline,
        label="" if line.state == "free" else line_label(state, line, texts, full=True),
    )
