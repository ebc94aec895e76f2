"""The screen of two layouts: three maps of the same part of the table, and every number of both next to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Final

import pygame

from pb12table.analysis.crew import cores
from pb12table.analysis.layout import TooFine, Wishes
from pb12table.analysis.measuring import MeasuringBoth, file_of
from pb12table.analysis.played.games import CannotSwap, Trying, plan_of
from pb12table.app.editor.filing.asking import ask_file, line_of
from pb12table.app.editor.panels.properties import layout_name, window_title
from pb12table.app.editor.panels.rows import top_buttons
from pb12table.app.editor.workbench import Workbench
from pb12table.app.panels.layout import APART, PLATE, top_line
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import WHEEL_ZOOM
from pb12table.app.worth.compared_views import (
    GAMES,
    MAPS,
    Comparing,
    Side,
    Which,
    cell_line,
    colours_of,
    glimpse_colours,
    lines_of,
    offer_report,
    plain_report,
    view_name,
    views_of,
)
from pb12table.app.worth.views import ICONS_OF_VIEWS, ListRow, draw_lines, draw_lists
from pb12table.bots.play import second_bot, usual_bot
from pb12table.files.content import check_system, known_system
from pb12table.files.places import reports_folder
from pb12table.files.problems import FileProblem, problem_of
from pb12table.files.reading import read_toml
from pb12table.files.scenario import check_playable, load_scenario, scenario_files
from pb12table.layouts.edit_history import sketched
from pb12table.layouts.editing import Document
from pb12table.report.elements import Colours
from pb12table.report.layout_words import too_fine_line
from pb12table.systems.known import measures
from pb12table.table.cells import Raster
from pb12table.texts.layouts import storey_name
from pb12table.texts.locale import Texts, on_one_line, upper_first
from pb12table.window.kit import keys, palette, theme
from pb12table.window.kit.background import Same, clock
from pb12table.window.kit.canvas import Canvas, Zone, draw_tip, still_there, zone_at
from pb12table.window.layout.nodes import Box, Button, Card, Column, Label, Node, Row, Space
from pb12table.window.layout.painting import draw_panel
from pb12table.window.layout.placing import thin_line
from pb12table.window.scene.layers.layouts import cells_layer, outline_zones
from pb12table.window.scene.picture import Camera, Picture, StoreyShown
from pb12table.window.scene.table_view import TableView, shown_of
from pb12table.window.screens.base import wheel_of
from pb12table.window.screens.dialogs import PickOne

OPENED: Final = "opened"
IN_FILE: Final = "in-file"
BEFORE_LAST: Final = "before-last"
ELSEWHERE: Final = "elsewhere"


def earlier_ones(bench: Workbench) -> dict[str, Document]:
    """Return the earlier versions of the layout on the bench by name, without the current one and duplicates."""
    history = bench.history
    found: dict[str, Document] = {}
    for key, document in (
        (IN_FILE, history.in_file), (OPENED, history.opened), (BEFORE_LAST, history.before_last)
    ):  # fmt: skip
        if document is not None and document != history.document and document not in found.values():
            found[key] = document
    return found


def now(desk: Desk, bench: Workbench) -> Side:
    """Return the current layout on the bench."""
    return Side(bench.setup, desk.texts("compare-now"), bench.path.stem)


def earlier_side(desk: Desk, bench: Workbench, key: str) -> Side:
    """Return the earlier layout on the bench."""
    document = earlier_ones(bench)[key]
    setup = sketched(document, bench.content, bench.path).setup
    return Side(setup, desk.texts(f"compare-{key}"), bench.path.stem)


def offer_others(desk: Desk, bench: Workbench, then: Callable[[Side], None]) -> None:
    """List what the layout can be compared with, the ways it was before first."""
    texts = desk.texts
    options = [(key, texts(f"compare-with-{key}")) for key in earlier_ones(bench)]
    options += [(str(path), line) for line, path in sorted(_others(bench, texts), key=lambda one: one[0].casefold())]
    options.append((ELSEWHERE, texts("edit-open-elsewhere")))

    def picked(key: str) -> None:
        try:
            if key == ELSEWHERE:
                ask_file(desk, "compare-ask-file", "compare-yes", lambda path: then(_from_file(bench, path)))
            elif key in earlier_ones(bench):
                then(earlier_side(desk, bench, key))
            else:
                then(_from_file(bench, Path(key)))
        except FileProblem as problem:
            desk.say_problem(problem)

    desk.open(PickOne(desk, texts("compare-with"), options, picked))


def _others(bench: Workbench, texts: Texts) -> Iterator[tuple[str, Path]]:
    """Yield the other layouts of the rule system that can be read, with their lines in the list."""
    for path in scenario_files().values():
        if path == bench.path:
            continue
        with suppress(FileProblem):
            document = read_toml(path)
            if known_system(document) == bench.setup.system:
                yield line_of(document, path, texts), path


def _from_file(bench: Workbench, path: Path) -> Side:
    """Return the layout of a file of the same rule system; raises FileProblem."""
    found = load_scenario(str(path))
    check_system(found.document, bench.setup.system, path)
    return Side(found.setup, path.stem, found.id)


BUTTON: Final = 34.0


def rows_of_views(screen: Comparing) -> Iterator[ListRow]:
    """Yield the views, and the levels with maps of their own."""
    if screen.compared is None:
        return
    numbered = list(enumerate(views_of(screen.compared)))
    for sort, group in groupby(numbered, key=lambda pair: pair[1].sort):
        yield "", screen.texts(f"worth-group-{sort}"), "", False
        for number, view in group:
            yield f"view:{number}", view_name(screen, view), ICONS_OF_VIEWS[sort], view == screen.view
    storeys = [storey for storey in screen.storeys if storey is not None]
    if storeys:
        yield "", screen.texts("compare-storeys"), "", False
    for storey in storeys:
        name = upper_first(storey_name(screen.texts, storey))
        yield f"storey:{storey}", name, "map", storey == screen.shown_storey


def draw_top(screen: Comparing, canvas: Canvas) -> None:
    """Draw which two layouts they are, and what can be done with them."""
    rect, texts = screen.layout.top, screen.texts
    whole = screen.compared is not None and screen.compared.is_whole
    buttons = [
        ("other", texts("compare-other"), screen.key("compare-other"), True, False),
        ("report", texts("compare-report"), screen.key("compare-report"), whole, False),
        ("leave", texts("worth-back"), texts("key-escape"), True, False),
    ]
    title = texts("compare-title", name=layout_name(screen.bench, texts))
    both = texts("compare-which", first=screen.first.label, second=screen.second.label)
    shown = top_buttons(buttons, rect.w / canvas.scale, canvas.scale)
    draw_panel(canvas, rect, top_line(title, both, shown))


def draw_bar(screen: Comparing, canvas: Canvas) -> None:
    """Draw games on both, and the value of the place under the mouse before and after."""
    texts, told = screen.texts, ""
    if screen.mouse is not None:
        told = texts("edit-mouse", x=round(screen.mouse[0], 1), y=round(screen.mouse[1], 1))
        if screen.compared is not None:
            told = f"{told}   {cell_line(texts, screen.compared, screen.view, screen.shown_storey, screen.mouse)}"
    choices: list[Node] = [Label(texts("compare-games"), tone="muted", wrap=False)]
    enabled = screen.compared is not None and not screen.is_playing
    for number, games in enumerate(GAMES):
        label = texts("compare-so-many", count=games)
        choices.append(Button(f"games:{number}", label, "", BUTTON, enabled=enabled, min_width=84.0))
    if screen.is_playing:
        choices.append(Button("command:stop", texts("worth-stop"), "", BUTTON, min_width=110.0))
    choices.append(Space(grow=1.0))
    if screen.is_working:
        choices.append(Label(texts("worth-measuring"), tone="accent", wrap=False))
    body = Column((Row(tuple(choices), 6.0, "center"), Label(told, theme.SMALL + 1)))
    node = Box(Column((thin_line(), Box(body, (14.0, 11.0, 14.0, 0.0))), 0.0), surface="ground")
    draw_panel(canvas, screen.layout.bar, node)


PALE: Final = (232, 232, 236, 108)
"""What lies over the terrain so that colours on it can be read."""
GAP: Final = 6.0
"""How far the maps are apart, in natural pixels."""
TITLE: Final = 26.0
"""How high the line above a map is."""
LEAST_ASPECT: Final = 0.4
"""Narrower tables leave room at the sides of their maps."""


class CompareScreen(Comparing):
    """Two layouts beside each other; leaving breaks off what is being measured and played."""

    help_first = ("compare",)

    def __init__(self, desk: Desk, bench: Workbench, first: Side, second: Side, wishes: Wishes) -> None:
        super().__init__(desk, bench, first, second, wishes)
        self.zones: list[Zone] = []
        self.tables: dict[Which, TableView] = {"difference": self.table}
        self.tables["before"], self.tables["after"] = self._table_of(first), self._table_of(second)
        self._layers: dict[Which, tuple[object, pygame.Surface]] = {}
        self._pans = False
        self._seen: object = None
        self._began = clock()
        self._fit_main()
        desk.set_title(*window_title("compare-window-title", bench, desk.texts, on_one_line(bench.path.stem)))
        self.measure()

    # -- measuring and playing --------------------------------------------------------------------------------

    def measure(self) -> None:
        """Measure both; what is known already is used again."""
        self.stop()
        self.compared = self.glimpse = None
        self._began = clock()
        known = self.bench.measured
        second = known if known is not None and known.wishes == self.wishes else None
        sides, wishes = (self.first, self.second), self.wishes
        one, other = (lambda side=side: file_of(side.stem, side.setup, wishes) for side in sides)
        self.measuring = MeasuringBoth(
            self.first.setup, self.second.setup, wishes, cores(), before=(None, second), files=(one, other)
        )

    def stop(self) -> None:
        """Break the measuring and the games off."""
        for work in (self.measuring, self.trying):
            if work is not None:
                work.stop()
        self.measuring = None

    def play(self, games: int) -> None:
        """Let bots play so many games on each of the two, with the forces of the first on every side in turn."""
        identity = self.first.setup.system
        if measures(identity).trials is None:
            self.desk.say(self.texts("compare-no-games"))
            return
        try:
            check_playable(self.first.setup, self.bench.path)
            layouts = [self.first.setup, self.second.setup]
            plan = plan_of(self.first.setup, layouts, usual_bot(identity), 1, second_bot(identity))
        except CannotSwap as error:
            self.desk.say(self.texts(f"layout-swap-{error.key}", **error.details))
        except FileProblem as problem:
            self.desk.say_problem(problem)
        else:
            self.games = games
            self.trying = Trying(plan, games, cores())

    def update(self, seconds: float) -> bool:
        changed, self._changed = self._changed, False
        measuring, trying = self.measuring, self.trying
        if measuring is not None:
            self.compared, self.glimpse = measuring.compared, measuring.glimpse
            if measuring.is_over:
                self.measuring = None
                self._finish(measuring)
        played = None if trying is None else (trying.done, trying.found, trying.is_over)
        glimpse = self.glimpse
        asked = None if glimpse is None else (glimpse.first.observers, glimpse.second.observers)
        seen = (Same(self.compared), asked, self.is_working, played)
        if seen != self._seen:
            self._seen, changed = seen, True
        self.storey.follow(None if self.compared is None else self.compared.second.house)
        self._fit()
        return changed

    def _finish(self, measuring: MeasuringBoth) -> None:
        error = measuring.lost
        if isinstance(error, TooFine):
            self.desk.say(too_fine_line(self.texts, self.wishes.grid, error))
        elif error is not None:
            self.desk.say(self.texts("worth-lost", reason=str(error) or type(error).__name__))
        elif measuring.compared is not None and measuring.compared.is_whole:
            self.bench.measured = measuring.compared.second

    def close(self) -> None:
        self.stop()
        self.desk.set_title(*window_title("edit-window-title", self.bench, self.texts))

    # -- keys and mouse ---------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.KEYDOWN:
            groups = ("compare", "table")
            command = keys.command_for(keys.binding_of(event), groups, self.desk.settings.keys)
            if command is not None:
                self._command(command.removeprefix("compare-"))
        elif event.type == pygame.MOUSEMOTION:
            if self._pans:
                self.camera = self.camera.panned(*event.rel)
            self.mouse = self._point_at(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            self._press(event)
        elif event.type in (pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST):
            self._pans = False
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)

    def _point_at(self, pixel: tuple[int, int]) -> tuple[float, float] | None:
        """Return the place of the table under a pixel, on whichever map that is."""
        for which, place in self.places().items():
            if place.collidepoint(pixel):
                return self.camera_of(which).to_table(pixel)
        return None

    def _press(self, event: pygame.event.Event) -> None:
        zone = zone_at(self.zones, event.pos)
        if zone is None:
            self._pans = self.layout.free.collidepoint(event.pos)
        elif zone.enabled and event.button == 1:
            kind, _, name = zone.name.partition(":")
            match kind:
                case "view" if self.compared is not None:
                    self.view = still_there(views_of(self.compared), name) or self.view
                case "storey":
                    self.storey.choose(int(name))
                case "map":
                    self.main = next(which for which in MAPS if which == name)
                case "games" if (games := still_there(GAMES, name)) is not None:
                    self.play(games)
                case "command":
                    self._command(name)
                case _:
                    pass

    def _wheel(self, event: pygame.event.Event) -> None:
        pixel, step = wheel_of(event)
        panel = self.panel_at(pixel)
        if self.is_table(pixel):
            # The maps show the same part of the table, so they are zoomed in as one.
            at = self.mouse
            centre = None if at is None else self.camera.to_screen_exact(at)
            self.camera = self.camera.zoomed(WHEEL_ZOOM**step, centre)
        elif panel:
            self.scrolls[panel] = self.scrolled(self.scrolls[panel], step)

    def _command(self, command: str) -> None:
        match command:
            case "back" if self.is_playing:
                self.stop()
            case "back" | "leave":
                self.desk.leave(self)
            case "stop":
                self.stop()
            case "swap":
                self.main = MAPS[(MAPS.index(self.main) + 1) % len(MAPS)]
            case "other":
                offer_others(self.desk, self.bench, self.compare_with)
            case "report":
                self._report()
            case "zoom-fit":
                self._fit_main()
            case _:
                self.look_around(command)

    def compare_with(self, first: Side) -> None:
        """Go on with another layout beside the one on the bench."""
        self.first, self.trying = first, None
        self.tables["before"] = self._table_of(first)
        self._layers.clear()
        self.measure()

    def _table_of(self, side: Side) -> TableView:
        return TableView(side.setup, self.desk.texts, self.desk.scale)

    def _report(self) -> None:
        compared = self.compared
        if compared is None or not compared.is_whole:
            self.desk.say(self.texts("compare-report-later"))
            return
        trial = None if self.trying is None else self.trying.found
        report = plain_report(self.texts, (self.first, self.second), compared, trial)
        try:
            folder = reports_folder()
        except OSError as error:
            self.desk.say_problem(problem_of(str(error.filename), error))
            return
        output = folder / f"{self.bench.path.stem}-{self.texts('compare-report-file')}.html"
        offer_report(self.desk, report, clock() - self._began, output)

    # -- where the maps lie -------------------------------------------------------------------------------------

    def places(self) -> dict[Which, pygame.Rect]:
        """Return where each map lies: the main one at the left, the others at half its size stacked beside it."""
        free, gap, title = self.layout.free.copy(), round(GAP * self.desk.scale), round(TITLE * self.desk.scale)
        # The sheet lies beside the maps, not on one of them.
        free.w -= round((PLATE + APART) * self.desk.scale)
        others = [which for which in MAPS if which != self.main]
        field = self.second.setup.battlefield
        aspect = min(max(field.width / field.depth, LEAST_ASPECT), 1.0 / LEAST_ASPECT)
        high = round(min((free.w - 3 * gap) * 2 / 3 / aspect, free.h - title - 2 * gap))
        low = (high - gap - title) // 2
        wide, narrow = round(high * aspect), round(low * aspect)
        left = free.left + (free.w - wide - gap - narrow) // 2
        top = free.top + title + (free.h - title - high) // 2
        main = pygame.Rect(left, top, wide, high)
        small = [pygame.Rect(main.right + gap, top + number * (low + gap + title), narrow, low) for number in range(2)]
        return {self.main: main, **dict(zip(others, small, strict=True))}

    def _main_camera(self) -> Camera:
        field = self.second.setup.battlefield
        return Camera.fitted(field.width, field.depth, self.places()[self.main], 6.0 * self.desk.scale)

    def _fit_main(self) -> None:
        """Show the whole table on all maps."""
        self.camera = self._main_camera()

    def fit_camera(self) -> None:
        self._fit_main()

    def fitted(self) -> None:
        self._fit_main()
        for table in self.tables.values():
            table.interface_scale = self.desk.scale
        self._layers.clear()

    def camera_of(self, which: Which) -> Camera:
        """Return the camera of a map, which shows the same part of the table as the main one."""
        places = self.places()
        main, place = places[self.main], places[which]
        if self.camera.viewport != main:
            self.camera = self.camera.resized(main)
        if which == self.main:
            return self.camera
        share = min(place.w / main.w, place.h / main.h)
        field = (self.first if which == "before" else self.second).setup.battlefield
        return Camera(place, self.camera.scale * share, self.camera.centre, field.width, field.depth)

    # -- painting -------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        self._fit()
        canvas.zones.clear()
        canvas.surface.fill(palette.DESK, self.layout.free)
        looks = self.table.looks
        for which, place in self.places().items():
            self._draw_map(canvas, which, place)
        draw_top(self, canvas)
        draw_lines(self, canvas, lines_of(self, looks))
        draw_lists(self, canvas, list(rows_of_views(self)))
        draw_bar(self, canvas)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)

    def _draw_map(self, canvas: Canvas, which: Which, place: pygame.Rect) -> None:
        """Draw one of the maps with its title, which makes it the main one when it is clicked."""
        surface, camera, view = canvas.surface, self.camera_of(which), self.tables[which]
        before = surface.get_clip()
        surface.set_clip(place)
        if not view.draw(surface, camera, Picture(storey=self._storey_of(which))):
            self._changed = True
        surface.set_clip(place)
        found = self._colours(which)
        if found is not None:
            self._draw_cells(surface, which, camera, *found)
        setup = (self.first if which == "before" else self.second).setup
        outline_zones(surface, camera, setup.zones, view.looks, canvas.scale)
        if self.mouse is not None:
            x, y = camera.to_screen(self.mouse)
            radius = max(canvas.px(5), 3)
            pygame.draw.circle(surface, palette.PAPER, (x, y), radius + 1, 3)
            pygame.draw.circle(surface, palette.INK, (x, y), radius, 1)
        surface.set_clip(before)
        title = pygame.Rect(place.left, place.top - canvas.px(TITLE), place.w, canvas.px(TITLE))
        own = {"before": self.first.label, "after": self.second.label}
        label = upper_first(own.get(which, self.texts("layout-compared-difference")))
        is_main = which == self.main
        words = Label(label, bold=is_main, lines=1, grow=1.0)
        row = Row((words,), align="center", grow=1.0)
        tip = (self.texts("compare-enlarge", key=self.key("compare-swap")),)
        pad = (4.0, 2.0, 4.0, 0.0)
        node: Node = Box(row, pad)
        if not is_main:
            node = Card(f"map:{which}", row, pad, surface="none", keyless=True, tip=tip)
        draw_panel(canvas, title, node)

    def _storey_of(self, which: Which) -> StoreyShown | None:
        """Return how the chosen level lies on a map; a layout without levels is shown whole."""
        compared, storey = self.compared, self.shown_storey
        if compared is None or storey is None:
            return None
        house = (compared.first if which == "before" else compared.second).house
        return shown_of(house, storey) if house.is_storeyed and storey <= house.most else None

    def _colours(self, which: Which) -> tuple[Raster, Colours] | None:
        compared = self.compared
        if compared is not None:
            return colours_of(compared, self.view, which, self.shown_storey)
        return None if self.glimpse is None else glimpse_colours(self.glimpse, which)

    def _draw_cells(
        self, surface: pygame.Surface, which: Which, camera: Camera, raster: Raster, colours: Colours
    ) -> None:
        """Colour the cells of a map; the picture is kept as long as what it shows is the same."""
        glimpse = self.glimpse
        asked = None if glimpse is None else (glimpse.first.observers, glimpse.second.observers)
        key = (Same(self.compared), asked, self.view, self.shown_storey, camera, surface.get_size())
        known = self._layers.get(which)
        if known is None or known[0] != key:
            size = surface.get_size()
            layer = pygame.Surface(size, pygame.SRCALPHA, 32)
            layer.fill(PALE, camera.table_on_screen())
            layer.blit(cells_layer(size, camera, raster, colours), (0, 0))
            known = self._layers[which] = (key, layer)
        surface.blit(known[1], (0, 0))
