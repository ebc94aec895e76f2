"""When the numbers beside the table follow what is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pb12table.app.look.looking import Looking

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
        """What the panel shows now."""
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
