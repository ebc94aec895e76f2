"""The screen of a running game, as its parts know it."""

from __future__ import annotations

from typing import Any, Final, Protocol

from pb12table.app.panels.layout import Layout
from pb12table.app.panels.side_panels import LogPanel
from pb12table.app.play.controller import Controller
from pb12table.app.play.playback import Effects, Playback
from pb12table.app.preview.information import Overlays, Ruler
from pb12table.app.screens.base import Desk
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.window.kit.canvas import Zone
from pb12table.window.play.base import CardButton, GameDesk, Mode
from pb12table.window.play.face import WindowFace
from pb12table.window.play.foreseeing import Foreseeing
from pb12table.window.scene.table_view import TableView

NOTICE_SECONDS: Final = 4.5
"""So long a short sentence is shown."""


class Notice:
    """A short sentence over the table: `told` is its text, and whether it tells of a failure.

    `redone` says what is done once more while that is shown.
    """

    def __init__(self) -> None:
        self.told: tuple[str, bool] = ("", False)
        self.redone = ""
        self._age = 0.0

    def say(self, text: str, *, bad: bool = False) -> None:
        """Show a sentence for a while."""
        self.told, self._age = (text, bad), 0.0

    def clear(self) -> None:
        """Forget what was said: to whoever decides next it is no news any more."""
        self.told, self.redone = ("", False), ""

    def update(self, seconds: float) -> bool:
        """Let time pass; return whether something is shown."""
        if not self.told[0]:
            return False
        self._age += seconds
        if self._age >= NOTICE_SECONDS:
            self.told = ("", False)
        return True


class Scrolls(dict[str, int]):
    """How far panels are scrolled by their names, in pixels; the log, which shows its end at first, knows it itself."""

    def __init__(self, log: LogPanel) -> None:
        super().__init__({"list": 0, "sheet": 0, "dock": 0, "scene": 0})
        self._log = log

    def by(self, panel: str, amount: int) -> None:
        """Scroll a panel on, or back."""
        if panel == "log":
            self._log.scroll = max(0, self._log.scroll - amount)
        else:
            self[panel] = max(0, self[panel] + amount)


class Playing(GameDesk, Protocol):
    """What lies on the screen and how it is looked at: each part of the screen reads, and some change, what they name.

    `listed` is whose figures are listed, `pinned` whose data sheet stays whatever is pointed at.  `folded` are
    commands of panels that are not as at first: list and log are small then, the data sheet is there.  `menu` is what
    a right click has offered, and where.
    """

    desk: Desk
    controller: Controller
    system: WindowFace
    mode: Mode
    table: TableView
    layout: Layout
    hovered: FigureId | None
    listed: PlayerId | None
    pinned: FigureId | None
    overlays: Overlays
    folded: set[str]
    scrolls: Scrolls
    log: LogPanel
    effects: Effects
    foreseeing: Foreseeing
    ruler: Ruler | None
    menu: tuple[tuple[int, int], list[CardButton]] | None
    notice: Notice

    @property
    def toast(self) -> tuple[str, bool]:
        """Return the short sentence that is shown, and whether it tells of a failure."""
        ...

    @property
    def is_looking(self) -> bool:
        """Return whether a key is held to look at the table alone: nothing changes the question meanwhile."""
        ...

    @property
    def moment(self) -> Any:
        """Return the state of a pinned log line, which is shown instead of the present; None for the present."""
        ...

    @property
    def playing(self) -> Playback[Any]:
        """Return what is being watched: what happens now, or has happened and is replayed."""
        ...

    def settle(self) -> None:
        """Choose the mode for the open question once everything has been shown."""
        ...

    def press_command(self, command: str) -> None:
        """Carry out a command: the mode's first, then the table's."""
        ...

    def press_zone(self, name: str) -> None:
        """React to a click on a zone of a panel."""
        ...

    def zone_at(self, pixel: tuple[int, int]) -> Zone | None:
        """Return the topmost zone of the last frame under a pixel."""
        ...

    def figure_at(self, pixel: tuple[int, int]) -> FigureId | None:
        """Return the figure under a pixel of the table."""
        ...

    def show_anew(self) -> None:
        """Let everything that is shown be worked out again; the state is the same."""
        ...

    def unpin(self) -> None:
        """Come back to the present."""
        ...

    def travelled(self) -> None:
        """Start over with the open question after undoing, redoing or loading."""
        ...
