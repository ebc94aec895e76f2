"""What the program must know of a screen while it is open: whether it builds, has a table, or plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pb12table.app.editor.workbench import Workbench
    from pb12table.app.play.controller import Controller


class EditorRoom:
    """A screen on which a layout is built."""

    bench: Workbench

    def set_title(self) -> None:
        """Name the layout in the title of the window."""
        raise NotImplementedError

    def when_saved(self, action: Callable[[], None]) -> None:
        """Do what takes the layout away; what is not saved of it is asked about first."""
        raise NotImplementedError


class TableRoom:
    """A screen with a table about which rules can be asked."""

    @property
    def system_id(self) -> str:
        """The rule system of what lies there."""
        raise NotImplementedError

    def topics(self, pixel: tuple[int, int]) -> Iterable[str]:
        """Names of what lies under a pixel, by which the rules about it are found."""
        raise NotImplementedError


class GameRoom(TableRoom):
    """A screen on which a game is played or watched."""

    controller: Controller
