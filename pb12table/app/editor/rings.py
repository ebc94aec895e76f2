"""How far the weapons of a figure reach that is put down or moved: rings about it, by the measures of its rules."""

from __future__ import annotations

from typing import Any, Final

from pb12table.app.editor.tools.select_tool import SelectTool
from pb12table.app.editor.tools.shapes import PlaceTool, Tool
from pb12table.app.editor.workbench import Workbench
from pb12table.app.preview import sight_view
from pb12table.files.problems import FileProblem
from pb12table.layouts.editing import entry_of
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.systems.known import measures, scene, system
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts

NEW: Final = FigureId("figure-in-hand")
RINGS: Final = "edit-rings"
"""The overlay's name among those of the editor, and its command."""


class WeaponRings:
    """The rings of the figure in hand; the position they are measured in is made once for each document."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        self._made: tuple[object, Any, FigureId] | None = None

    def rings(self, tool: Tool, texts: Texts) -> tuple[RingDrawing, ...]:
        """The rings of what the tool puts down or moves; none for anything else, and where nothing reaches anywhere."""
        setup: Any = self._bench.setup
        if "gear" not in scene(setup.system).overlays or not setup.players:
            return ()
        if isinstance(tool, PlaceTool) and tool.place is not None:
            return self._of_new(tool.stamp.stem, tool.place, texts)
        if isinstance(tool, SelectTool):
            return self._of_moved(tool, texts)
        return ()

    def _of_new(self, profile: str, place: Point, texts: Texts) -> tuple[RingDrawing, ...]:
        """One more figure of a profile, put there to measure with."""
        setup: Any = self._bench.setup
        key = (self._bench.changes, profile)
        if self._made is None or self._made[0] != key:
            figures = measures(setup.system).figures
            try:
                made = figures and figures.with_figure(setup, profile, NEW, setup.players[0].id, 0.0, profile)
            except FileProblem:
                return ()
            if figures is None or made is None:
                return ()
            self._made = (key, system(setup.system).new_game(figures.put(made, NEW, place, 0.0)), NEW)
        _, state, figure = self._made
        sight_view.put(state, figure, place, facing=0.0)
        return self._told(state, figure, texts)

    def _of_moved(self, tool: SelectTool, texts: Texts) -> tuple[RingDrawing, ...]:
        """The one figure that is selected, where it is dragged to."""
        bench, setup = self._bench, self._bench.setup
        chosen = bench.selection
        if len(chosen) != 1 or chosen[0].section != "figure":
            return ()
        figure, place = FigureId(chosen[0].id), entry_of(tool.shown, chosen[0]).get("at")
        known = {each.id for each in setup.figures if each.at is not None}
        if figure not in known or place is None:
            return ()
        key = (bench.changes, figure)
        if self._made is None or self._made[0] != key:
            self._made = (key, system(setup.system).new_game(setup), figure)
        _, state, _ = self._made
        if not scene(setup.system).is_on_table(state, figure):
            return ()
        sight_view.put(state, figure, (float(place[0]), float(place[1])))
        return self._told(state, figure, texts)

    def _told(self, state: Any, figure: FigureId, texts: Texts) -> tuple[RingDrawing, ...]:
        """Of everything in use the rings of what reaches farthest."""
        own = texts.of(state.setup.system)
        found = [gear for gear in scene(state.setup.system).gear(state, own, figure) if gear.rings]
        return max(found, key=lambda gear: max(ring.radius for ring in gear.rings)).rings if found else ()
