"""What the panels of the screen of a layout's worth know of it: what is measured, how, and what is shown of it."""

from __future__ import annotations

from pb12table.analysis.layout import Measured, TooFine, raster_of
from pb12table.analysis.measuring.one import Measuring
from pb12table.analysis.parts.glimpse import Glimpse
from pb12table.analysis.setups import measuring
from pb12table.app.editor.workbench import Workbench
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import MapScreen
from pb12table.app.worth.drawn_way import DrawnWay
from pb12table.app.worth.threats import LayoutThreats
from pb12table.app.worth.views import GRIDS, View
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts

QUICK = 3000
"""A table of more square steps than this is measured with a coarser grid at first."""


class Worth(MapScreen):
    """The worth of the layout on a workbench, of whose rule system the texts are; raises Unmeasured.

    `found` is what is shown: the last finished analysis of this layout.
    """

    def __init__(self, desk: Desk, bench: Workbench) -> None:
        super().__init__(desk, bench.setup)
        self.bench = bench
        self.setup = bench.setup
        self.grid = 1.0 if self.setup.battlefield.width * self.setup.battlefield.depth <= QUICK else 2.0
        self.height = measuring(self.setup).person.stature.height
        if bench.measured is not None:
            self.grid = bench.measured.wishes.grid
            self.height = next(iter(bench.measured.wishes.heights), self.height)
        # The table may have grown since.
        self.grid = next((grid for grid in (self.grid, *GRIDS) if self.is_possible(grid)), GRIDS[-1])
        self.measuring: Measuring | None = None
        self.found: Measured | None = None
        self.view: View | None = None
        self.glimpse: Glimpse | None = None
        self.way = DrawnWay()
        self.threats = LayoutThreats()
        self.scrolls = {"list": 0, "sheet": 0}
        self.mouse: Point | None = None
        self.doors: dict[str, float] = {}
        """Which doors stand otherwise than in the layout, as if, open by so many degrees."""

    @property
    def texts(self) -> Texts:
        return self.desk.texts.of(self.setup.system)

    @property
    def shown_setup(self) -> GameSetup:
        return self.setup

    @property
    def first_look(self) -> Glimpse | None:
        """What is shown of a map that is still being measured: nothing beside another view of what is known already."""
        is_wanted = self.is_working and (self.found is None or self.view == View("exposure"))
        return self.glimpse if is_wanted else None

    @property
    def is_working(self) -> bool:
        """Whether a measurement runs."""
        return self.measuring is not None

    def is_possible(self, grid: float) -> bool:
        """Whether the table can be measured in cells of a size."""
        try:
            raster_of(self.setup, grid)
        except TooFine:
            return False
        return True
