"""What the panels of the screen of two layouts know of it: which two, what is known of them, and what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pb12table.analysis.comparing import Compared, GlimpsedDifference
from pb12table.analysis.games.trying import Trying
from pb12table.analysis.layout import Wishes
from pb12table.analysis.measuring.both import MeasuringBoth
from pb12table.app.editor.workbench import Workbench
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import MapScreen
from pb12table.report.layouts.pictures import mapped_storeys
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts

Which = Literal["before", "after", "difference"]
MAPS: Final[tuple[Which, ...]] = ("difference", "before", "after")
"""The maps in the order in which they are offered."""
GAMES: Final = (40, 200, 1000)
"""How many games can be played on each layout."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two layouts: its setup, what it is called beside the other one, and the name its findings have."""

    setup: GameSetup
    label: str
    stem: str


@dataclass(frozen=True, slots=True)
class View:
    """What all maps show: from how much ground a place is seen, or how well it is covered.

    `player`, by number, is the one whose opponents look; None for the whole table.
    """

    sort: Literal["exposure", "cover"] = "exposure"
    player: int | None = None


class Comparing(MapScreen):
    """The layout on a workbench beside another one."""

    def __init__(self, desk: Desk, bench: Workbench, first: Side, second: Side, wishes: Wishes) -> None:
        super().__init__(desk, second.setup)
        self.bench = bench
        self.first, self.second = first, second
        self.wishes = wishes
        self.measuring: MeasuringBoth | None = None
        self.trying: Trying | None = None
        self.compared: Compared | None = None
        self.glimpse: GlimpsedDifference | None = None
        self.view = View()
        self.main: Which = "difference"
        self.games = GAMES[0]
        self.scrolls = {"list": 0, "sheet": 0}
        self.mouse: Point | None = None

    @property
    def texts(self) -> Texts:
        return self.desk.texts.of(self.second.setup.system)

    @property
    def shown_setup(self) -> GameSetup:
        return self.second.setup

    @property
    def storeys(self) -> Sequence[int | None]:
        """The storeys that have maps of their own; None for all together."""
        return (None,) if self.compared is None else mapped_storeys(self.compared.second)

    @property
    def shown_storey(self) -> int | None:
        """The storey that the maps show: the chosen one, or the lowest where there are several."""
        number = self.storey.number
        return number if number in self.storeys else self.storeys[0]

    @property
    def first_look(self) -> GlimpsedDifference | None:
        """What is shown as long as nothing exact is known of both."""
        return self.glimpse if self.compared is None else None

    @property
    def is_working(self) -> bool:
        """Whether something is still being measured."""
        return self.measuring is not None

    @property
    def is_playing(self) -> bool:
        """Whether games are being played."""
        return self.trying is not None and not self.trying.is_over
