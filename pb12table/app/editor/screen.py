"""The layout editor: the table is the window, the palette a rail, the tools a strip, numbers and problems a sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame

from pb12table.app.editor.base import Editing
from pb12table.app.editor.cells import CellWorth, commands_for
from pb12table.app.editor.commands import CARRIED, MIRRORING
from pb12table.app.editor.drawing import LIVE, RINGS, LiveWorth, WeaponRings, draw_bench, draw_rings, draw_under
from pb12table.app.editor.helping import PieceHelp
from pb12table.app.editor.panels.frame import OVERLAYS, draw_frame
from pb12table.app.editor.panels.palette import PaletteSearch, search_place
from pb12table.app.editor.panels.properties import properties_of
from pb12table.app.editor.panels.rows import TypingLine
from pb12table.app.editor.tools import SelectTool, Tool
from pb12table.app.editor.workbench import Workbench
from pb12table.app.play.games import Draft
from pb12table.app.preview.information import Ruler, spot_at
from pb12table.app.preview.state_picture import picture_of
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import WHEEL_ZOOM
from pb12table.files.problems import FileProblem
from pb12table.skirmish.forms.force_pages import Refused
from pb12table.systems.known import system
from pb12table.table.shapes import Point, Point3
from pb12table.window.kit import keys
from pb12table.window.kit.background import Same
from pb12table.window.kit.canvas import Canvas, Zone, draw_tip, still_there
from pb12table.window.scene.picture import Picture
from pb12table.window.screens.base import wheel_of

REACH: Final = 9.0
"""So many natural pixels count as on a corner or handle."""
STOREY_KEYS: Final = frozenset(("show-storey", "edit-level-up", "edit-level-down"))
DOUBLE_CLICK: Final = 0.35
STILL: Final = 4.0
"""The two clicks of a double click are no further apart, in natural pixels."""


class EditScreen(Editing):
    """A layout being built; leaving with something unsaved asks first."""

    shows_all = True
    help_first = ("edit",)

    def __init__(self, desk: Desk, bench: Workbench) -> None:
        super().__init__(desk, bench)
        how = desk.settings.mirrored.get(str(bench.path), "")
        bench.mirroring = how if how in MIRRORING else ""
        self.commands = commands_for(self)
        self._ground: tuple[object, pygame.Surface] | None = None
        self.typing = TypingLine(self)
        self.search = PaletteSearch(self)
        self.live: LiveWorth | CellWorth = (
            LiveWorth(self) if bench.on_cells is None else CellWorth(self, bench.on_cells)
        )
        self.rings = WeaponRings(bench)
        self.helping = PieceHelp(self)
        self._since_click = 1.0
        self._last_click = (0, 0)
        self._press: tuple[tuple[int, int], int, bool] | None = None
        self._carries = False
        self._shown = bench.changes
        self.set_title()

    def save_and(self, action: Callable[[], None]) -> None:
        self.commands.filing.save_and(action)

    def go_on_with(self, draft: Draft) -> None:
        """Put onto the table what was kept of the layout; undo goes back to what the file says."""
        self.bench.drafts.take_over(draft)
        self.bench.do("draft", draft.document)
        self.fit_camera()
        if self.bench.history.is_saved:
            # The file has come to say the same.
            self.bench.drafts.discard(self.bench.path)
        else:
            self.say(self.texts("edit-draft-there", key=self.key("undo")))

    # -- time ---------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        self._since_click += seconds
        changed = self.bench.work(seconds)
        if self.bench.drafts.lost:
            reason, self.bench.drafts.lost = self.bench.drafts.lost, ""
            self.say(self.texts("edit-draft-lost", reason=reason), bad=True)
        if self.bench.changes != self._shown:
            self._shown = self.bench.changes
            self.table.change(self.bench.setup)
            self.set_title()
            field = self.bench.setup.battlefield
            if (field.width, field.depth) != (self.camera.width, self.camera.depth):
                self.fit_camera()
            changed = True
        tool = self.commands.tool
        shown = tool.shown if isinstance(tool, SelectTool) else self.bench.document
        changed = self.live.update(seconds, shown) or changed
        changed = self.helping.update(tool) or changed
        changed = self._notice_passes(seconds) or changed
        changed = self.typing.update(seconds) or changed
        changed = self.search.update(seconds) or changed
        self._fit()
        changed, self._changed = self._changed or changed, False
        return changed

    def fitted(self) -> None:
        self.typing.close()
        self.search.close()

    # -- the palette ---------------------------------------------------------------------------------------

    def seek(self, text: str) -> None:
        """Show of the palette what is called like a text, all of it for ""."""
        if text != self.commands.sought:
            self.commands.sought, self.scrolls["left"] = text, 0

    def _search(self, key: str = "") -> None:
        """Open the list, and let something be typed into the line at its top."""
        self.search.open(self.commands.sought, search_place(self.layout.left, self.desk.scale), key)

    def take_first(self) -> None:
        self.commands.take_first()

    def close(self) -> None:
        self.live.close()
        self.helping.close()
        self.bench.close()

    # -- values --------------------------------------------------------------------------------------------

    def put(self, number: int, text: str) -> str:
        """Set a property to what was typed or chosen; the reason why that cannot be, "" when it is done."""
        self.rows = properties_of(self.bench, self.texts)
        row = self.rows[number] if number < len(self.rows) else None
        if row is None or row.put is None or text == row.value:
            return ""
        chosen, sound = list(self.bench.selection), self.bench.value_problem(self.bench.document) is None
        try:
            document = row.put(text)
        except Refused as refused:
            return self.texts(refused.key, text=str(refused))
        except FileProblem as refusal:
            return self.texts("edit-refused", label=row.label, what=self.texts(refusal.key, **refusal.details))
        problem = self.bench.value_problem(document)
        # What was wrong before may be corrected value by value.
        if problem is not None and sound and row.kind != "choice":
            self.bench.selection = chosen
            return self.texts("edit-refused", label=row.label, what=self.texts(problem.key, **problem.details))
        self.bench.do("set-value", document)
        self.rows = properties_of(self.bench, self.texts)
        return ""

    def put_choice(self, number: int, value: str) -> None:
        self.put(number, value)

    # -- keys and mouse -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if self.typing.takes(event) or self.search.takes(event):
            return
        if event.type == pygame.KEYDOWN:
            command = self.command_of(event)
            if command is not None:
                self.press_command(command)
        else:
            self.use_mouse(event)

    def command_of(self, event: pygame.event.Event) -> str | None:
        groups = ("edit", "table") if self.ruler is None else ("edit", "plan", "table")
        return keys.command_for(keys.binding_of(event), groups, self.desk.settings.keys)

    @property
    def reach(self) -> float:
        """Return how near counts as a hit, in steps."""
        return REACH * self.desk.scale / self.camera.scale

    def _moved(self, event: pygame.event.Event) -> None:
        self.mouse = self.camera.to_table(event.pos) if self.is_table(event.pos) else None
        if self.ruler is not None:
            self.ruler.hover(None if self.mouse is None else self._spot(self.mouse))
        if self._press is not None and self._press[2]:
            self.camera = self.camera.panned(*event.rel)
        elif self._press is not None and self._press[1] == 1 and self.ruler is not None:
            self._pull(self.ruler, self._press[0], event.pos)
        elif self._press is not None:
            self.commands.tool.drag(self.camera.to_table(event.pos))
        elif self._carries:
            self._carry()
        elif self.mouse is not None:
            self.commands.tool.hover(self.mouse)

    def _pull(self, ruler: Ruler, start: tuple[int, int], pixel: tuple[int, int]) -> None:
        """Pull out the tape, once the mouse has gone further than a hand that only clicks."""
        if max(abs(pixel[0] - start[0]), abs(pixel[1] - start[1])) > STILL * self.desk.scale:
            ruler.pull(self._spot(self.camera.to_table(start)))

    def _spot(self, point: Point) -> Point3:
        """Return what the tape measures from at a point."""
        return spot_at(self.bench.setup.battlefield, point, storey=self.storey.height_at(point))

    def _carry(self) -> None:
        """Let what was taken from the palette follow the mouse over the table, and be nowhere beside it."""
        if self.mouse is not None:
            self.commands.tool.carry(self.mouse)
            return
        while self.commands.tool.cancel():
            pass

    def _pressed(self, event: pygame.event.Event) -> None:
        zone = self.zone_at(event.pos)
        if zone is not None:
            if event.button == 1 and zone.enabled:
                self._click_zone(zone)
            return
        if not self.is_table(event.pos):
            return
        point = self.camera.to_table(event.pos)
        self.bench.kind_shown = None
        pans = event.button == 2 or pygame.key.get_pressed()[pygame.K_SPACE]
        if event.button == 1 and not pans and self.ruler is None:
            tool, more = self.commands.tool, bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            twice = self._is_double_click(event.pos) and not more
            if twice and isinstance(tool, SelectTool) and tool.add_or_remove_corner(point, self.reach):
                return
            refusal = tool.refusal(point, self.reach)
            if refusal:
                self.say(self.texts.of(self.bench.setup.system)(refusal), bad=True)
                return
            tool.press(point, self.reach, more=more)
        self._press = (event.pos, event.button, pans)

    def _is_double_click(self, pixel: tuple[int, int]) -> bool:
        """Return whether this click follows at once on another at the same place."""
        (x, y), since = self._last_click, self._since_click
        self._last_click, self._since_click = pixel, 0.0
        return since < DOUBLE_CLICK and max(abs(pixel[0] - x), abs(pixel[1] - y)) <= STILL * self.desk.scale

    def _released(self, event: pygame.event.Event) -> None:
        if self._carries and event.button == 1:
            self._carries = False
            if self.is_table(event.pos):
                self.commands.tool.drop(self.camera.to_table(event.pos))
                # What lies there now is moved and reshaped next.
                self.commands.take("edit-select")
            return
        if self._press is None or event.button != self._press[1]:
            return
        (_, button, pans), self._press = self._press, None
        if pans:
            return
        if button == 1 and self.ruler is not None:
            self.ruler.put(self._spot(self.camera.to_table(event.pos)))
        elif button == 1:
            self.commands.tool.release(self.camera.to_table(event.pos))
        elif button == 3:
            tool = self.commands.tool
            if not tool.finish() and not tool.second(self.camera.to_table(event.pos)):
                self.press_command("back")

    def _end_drag(self) -> None:
        if self._carries:
            self._carries, self.mouse = False, None
            self._carry()
        elif self._press is not None:
            (start, button, pans), self._press = self._press, None
            if button == 1 and not pans and self.ruler is None:
                self.commands.tool.release(self.mouse or self.camera.to_table(start))

    def _click_zone(self, zone: Zone) -> None:
        kind, _, rest = zone.name.partition(":")
        if kind == "command":
            self.press_command(rest)
        elif kind == "search":
            self._search()
        elif kind == "property":
            self._click_property(rest, zone.rect)
        elif kind == "handbook":
            self.desk.open_handbook(rest)
        elif kind == "help":
            self.helping.press(rest, self.commands.tool)
        else:
            self.commands.choose(kind, rest)
            self._carries = kind in CARRIED

    def _click_property(self, number: str, place: pygame.Rect) -> None:
        row = still_there(self.rows, number)
        if row is not None and row.kind == "choice":
            self.commands.offer_choices(int(number), row)
        elif row is not None:
            self.typing.open(int(number), place)

    def _wheel(self, event: pygame.event.Event) -> None:
        pixel, step = wheel_of(event)
        panel = self.panel_at(pixel)
        if self.is_table(pixel):
            if pygame.key.get_mods() & pygame.KMOD_SHIFT:
                self.commands.turn(15.0 * step)
            else:
                self.camera = self.camera.zoomed(WHEEL_ZOOM**step, pixel)
            return
        self.typing.close()
        if panel:
            name = "left" if panel == "list" else panel
            self.scrolls[name] = self.scrolled(self.scrolls[name], step)

    def hold(self, tool: Tool) -> None:
        self.commands.tool = tool

    def press_command(self, command: str) -> None:
        if command in STOREY_KEYS:
            self.bench.know_storeys()
        if command in OVERLAYS and command not in self.commands.missing:
            self.overlays ^= {command}
        elif command == "edit-search":
            self._search(self.desk.settings.keys.get(command, "/"))
        elif command == LIVE:
            self.commands.press("edit-worth")  # which says why there is nothing to measure
        elif command == "ruler":
            self.ruler = Ruler() if self.ruler is None else None
        elif command == "back" and self.ruler is not None:
            self.ruler = None
        elif command == "take-back" and self.ruler is not None:
            self.ruler.take_back()
        elif not self.look_around(command):
            self.commands.press(command)

    # -- painting -----------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """Return the figures and overlays above the terrain."""
        setup: Any = self.bench.setup
        layers = self.bench.layers
        picture = picture_of(system(setup.system).new_game(setup), self.texts)
        picture.show_zones = "show-zones" in self.overlays and layers.is_shown("zones")
        picture.show_heights = "show-heights" in self.overlays
        picture.show_names = "show-names" in self.overlays
        if self.ruler is not None:
            self.ruler.add_to(picture, setup, self.texts, setup.battlefield)
        self.storey.show(picture)
        picture.cuts_open = self._cuts_open
        picture.gone = (*picture.gone, *self.bench.hidden_pieces())
        if not layers.is_shown("figures"):
            picture.tokens = []
        return picture

    @property
    def _cuts_open(self) -> bool:
        """Return whether floors lie open over figures: not while terrain is selected, which may then be hidden."""
        return not any(thing.section == "terrain" for thing in self.bench.selection)

    def _draw_table(self, surface: pygame.Surface) -> None:
        """Draw the table with all that is on it; while nothing of it changes only copy it."""
        free, bench = self.layout.free, self.bench
        key = (self.camera, free.size, bench.changes, bench.storey.number, Same(bench.storey.house),
               bench.layers, bench.snapping.grid, frozenset(self.overlays), self.texts.language,
               self.desk.scale, self._cuts_open)  # fmt: skip
        if self.ruler is None and self._ground is not None and self._ground[0] == key:
            surface.blit(self._ground[1], free)
            return
        finest = self.table.draw(surface, self.camera, self.picture())
        draw_under(surface, self.camera, bench)
        self._ground = None
        if finest and self.ruler is None:
            self._ground = (key, surface.subsurface(free).copy())
        elif not finest:
            self._changed = True

    def draw(self, canvas: Canvas) -> None:
        self._fit()
        canvas.zones.clear()
        self._draw_table(canvas.surface)
        self.live.draw(canvas)
        tool = self.commands.tool
        self.helping.draw_map(canvas, tool)
        if RINGS in self.overlays:
            draw_rings(canvas, self.camera, self.rings.rings(tool, self.texts))
        draw_bench(canvas, self.camera, self.bench, tool, self.texts)
        self.helping.draw_box(canvas, tool)
        draw_frame(self, self.commands, canvas)
        self.draw_storeys(canvas)
        self.typing.draw(canvas)
        self.search.draw(canvas)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)
