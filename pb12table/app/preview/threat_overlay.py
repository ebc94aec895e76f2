"""The threat map in a game or while looking: one side after the other, worked out beside the frames as it grows."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from pb12table.analysis.threat import Threats, threat_map_in_parts
from pb12table.app.preview.threat_picture import spot_line, threat_shown
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import copy_of, measures
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name
from pb12table.window.kit.portions import Portions
from pb12table.window.kit.same import Same
from pb12table.window.scene.picture import ThreatShown
from pb12table.window.scene.storeys import ShownStorey

QUICK: Final = 1600.0
"""On a table of more square steps spots are twice as far apart."""
REST: Final = 0.1
"""So many seconds a position must stay as it is before it is looked into."""


class ThreatOverlay:
    """The player whose threat map is shown, None for no map, and what is known of it."""

    def __init__(self) -> None:
        self.player: PlayerId | None = None
        self._portions: Portions[Threats] = Portions()
        self._shown: tuple[object, ThreatShown] | None = None

    @property
    def found(self) -> Threats | None:
        """What is known so far."""
        return None if self.player is None else self._portions.found

    def step(self, texts: Texts, state: Any, own: PlayerId | None, key: str) -> str:
        """Show the next side, own opponents first, after the last one none; return the line that tells it."""
        setup = state.setup
        if measures(setup.system).threat is None:
            return texts("threat-none-here")
        players = [player.id for player in setup.players]
        order = [*(player for player in players if player != own), *(player for player in players if player == own)]
        number = order.index(self.player) + 1 if self.player in order else 0
        self.player = order[number] if number < len(order) else None
        if self.player is None:
            self._portions.give_up()
            return texts("threat-off")
        return texts("threat-shown", player=player_name(setup, self.player), key=key)

    def picture(self, key: Hashable, state: Any, storey: ShownStorey) -> ThreatShown | None:
        """What is drawn of it for a state; equal keys stand for equal states."""
        player = self.player
        if player is None:
            return None
        field = state.setup.battlefield
        grid = 1.0 if field.width * field.depth <= QUICK else 2.0
        if not self._portions.is_for((key, player, grid)):
            # Figures may be moved on while it is worked out.
            self._portions.ask((key, player, grid), threat_map_in_parts(copy_of(state), player, grid), REST)
        found = self._portions.found
        if found is None:
            return None
        wanted = (Same(found), Same(storey.house), storey.number)
        if self._shown is None or self._shown[0] != wanted:
            self._shown = (wanted, threat_shown(found, house=storey.house, storey=storey.number))
        return self._shown[1]

    def told_at(self, texts: Texts, state: Any, point: Point, storey: ShownStorey) -> tuple[str, ...]:
        """The figures that could attack a person at a place, and whether these are all."""
        found = self.found
        if found is None:
            return ()
        line = spot_line(texts, state, found, point, storey.house, storey.number)
        growing = () if found.is_whole else (texts("threat-working", done=found.done, all=found.total),)
        return (*((line,) if line else ()), *growing)

    def work(self) -> bool:
        """Go on; return whether there is more to show."""
        return self.player is not None and self._portions.work()

    def settle(self) -> None:
        """Wait for all of it."""
        self._portions.settle()
