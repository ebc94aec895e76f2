"""The threat maps of a layout: whom each side could attack after one move from where its figures begin."""

from __future__ import annotations

from pb12table.analysis.threat import Threats, threat_map_in_parts, threatening
from pb12table.app.preview.threat_picture import spot_line, threat_shown
from pb12table.app.worth.views import Line
from pb12table.report.layouts.words import percent
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name
from pb12table.window.kit.portions import Portions
from pb12table.window.kit.same import Same
from pb12table.window.scene.layers.threat import SHADES
from pb12table.window.scene.picture import ThreatShown
from pb12table.window.scene.storeys import ShownStorey


class LayoutThreats:
    """The threat map of the player that was asked for last, as far as it is known."""

    def __init__(self) -> None:
        self._portions: Portions[Threats] = Portions()
        self._state: tuple[Same, GameState] | None = None

    @property
    def found(self) -> Threats | None:
        """What is known so far."""
        return self._portions.found

    def ask(self, setup: GameSetup, player: str, grid: float) -> None:
        """Wish to know it of a player of a layout, spots so many steps apart."""
        key = (Same(setup), player, grid)
        if not self._portions.is_for(key):
            state = self._opening(setup)
            owner = next(each.id for each in setup.players if each.id == player)
            self._portions.ask(key, threat_map_in_parts(state, PlayerId(owner), grid))

    def _opening(self, setup: GameSetup) -> GameState:
        if self._state is None or self._state[0] != Same(setup):
            self._state = Same(setup), system(setup.system).new_game(setup)
        return self._state[1]

    def work(self) -> bool:
        """Go on; return whether there is more to show."""
        return self._portions.work()

    def settle(self) -> None:
        """Wait for all of it."""
        self._portions.settle()

    def give_up(self) -> None:
        """Wish for nothing."""
        self._portions.give_up()

    def shown(self, storey: ShownStorey, mouse: Point | None) -> ThreatShown | None:
        """What is drawn, with lines to the spot under the mouse."""
        found = self.found
        if found is None:
            return None
        return threat_shown(found, house=storey.house, storey=storey.number, pointed=mouse)

    def spot_line(self, texts: Texts, point: Point, storey: ShownStorey) -> str:
        """The lines that tell who could attack a person at a place."""
        if self.found is None or self._state is None:
            return ""
        return spot_line(texts, self._state[1], self.found, point, storey.house, storey.number)

    def lines(self, texts: Texts, player: str) -> list[Line]:
        """What is told beside the map: how much is threatened, and by whom with what."""
        found = self.found
        if self._state is None or found is None:
            return [Line("text", texts("worth-measuring"))]
        state = self._state[1]
        told = [Line("head", texts("worth-threat-of", player=player_name(state.setup, player)))]
        if not found.figures:
            return [*told, Line("bad", texts("threat-nobody", player=player_name(state.setup, player)))]
        if not found.is_whole:
            told.append(Line("bad", texts("threat-working", done=found.done, all=found.total)))
        for number, colour in enumerate(SHADES, 1):
            key = "worth-threat-more" if number == len(SHADES) else "worth-threat-count"
            told.append(Line("spot", texts(key, count=number), colour=colour))
        counts, struck = found.counts(), found.counts(False)
        known = len(found.spots) > 0
        shares = (float((each > 0).mean()) if known else None for each in (counts, struck))
        for key, share in zip(("worth-threat-share", "worth-threat-struck"), shares, strict=True):
            told.append(Line("pair", texts(key), percent(texts, share, 1)))
        told.append(Line("head", texts("worth-threat-figures")))
        face = threatening(state)
        for each in found.figures:
            told.append(Line("text", figure_name(texts, state.setup, each.figure)))
            told += [
                Line("pair", face.called(texts, state, means), percent(texts, float((each.origins[row] >= 0).mean())))
                for row, means in enumerate(each.means)
                if known
            ]
        return [*told, Line("text", texts("worth-threat-note"))]
