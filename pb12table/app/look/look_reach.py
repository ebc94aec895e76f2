"""While looking: how far the looking figure gets, and its way to where the mouse is."""

from __future__ import annotations

from typing import Any, Final, Protocol

from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.hindrances import Barred
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import copy_of, measures, scene
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.texts.hindrances import barred_lines
from pb12table.texts.locale import Texts
from pb12table.window.kit.background import Background
from pb12table.window.play.face import window_of
from pb12table.window.play.walking import ReachOverlay
from pb12table.window.scene.picture import Reach, Walk

MOUSE_GRID: Final = 0.05
"""The way to the mouse is planned anew when it is so far from where the last one led, in steps."""

_Asked = tuple[int, FigureId, Point]


class Looked(Protocol):
    """What is looked at, as reach and ways need it: `version` is another one whenever something stands elsewhere."""

    observer: FigureId | None
    held: FigureId | None
    pointed: FigureId | None
    mouse: Point | None
    shows: set[str]
    state: GameState
    version: int

    @property
    def looker(self) -> FigureId | None: ...

    @property
    def target(self) -> FigureId | None: ...

    @property
    def texts(self) -> Texts: ...


class LookReach:
    """Reach and way of the looking figure, worked out beside the frames while what is looked at may be moved on."""

    def __init__(self, looking: Looked) -> None:
        self._looking = looking
        self._face = window_of(looking.state.setup.system)
        self._reach = ReachOverlay()
        self._ways: Background[Any] = Background()
        self._last: _Asked | None = None
        self._whys: Background[tuple[Barred, ...]] = Background()
        system = looking.state.setup.system
        # Where ways are not looked for, it is told all the same which places no way leads to.
        self._walking = None if "reach" in scene(system).overlays else measures(system).walking

    @property
    def figure(self) -> FigureId | None:
        """Whose reach is shown: nobody's in a drag."""
        looking = self._looking
        return looking.looker if "reach" in looking.shows and looking.held is None else None

    def reach(self) -> Reach | None:
        """Where the figure can get to with each of its action points; None until it is known."""
        looking = self._looking
        return self._reach.answer_for(looking.state, self.figure, looking.texts)

    def way(self) -> Walk | None:
        """The way of a held observer to where the mouse is, the last one until it is known; None where there is none.

        The mouse means a place only beside all figures, and while no target is looked at.
        """
        asked = self._asked()
        if asked is None:
            self.give_up()
            return None
        looking = self._looking
        if asked != self._last:
            self._last = asked
            version, figure, to = asked
            state, stop = copy_of(looking.state), self._ways.is_overtaken
            self._ways.ask((version, figure, to), lambda: self._face.way(state, figure, to, stop))
        found = self._ways.found
        is_of_now = found is not None and isinstance(found[0], tuple) and found[0][:2] == asked[:2]
        if found is None or not is_of_now or self._ways.is_slow:
            return None
        return self._face.walk(looking.texts, looking.state, asked[1], found[1])

    def told(self) -> str:
        """Why there is no way to where the mouse is, or that it is still looked for; "" where nothing is to be told."""
        texts, figure, state = self._looking.texts, self.figure, self._looking.state
        stays = "" if figure is None else self._face.stays(texts, state, figure)
        if self._walking is not None:
            return " ".join(barred_lines(texts, state.setup, self.barred()[:1]))
        if stays or self._asked() is None:
            return stays
        if self._ways.is_slow:
            return texts("moving-planning")
        way = self.way()
        why = "" if way is None else way.reason
        return " ".join(filter(None, (why, *barred_lines(texts, state.setup, self.barred()[:1]))))

    def barred(self) -> tuple[Barred, ...]:
        """What stops the observer on its way to where the mouse is; nothing where a way leads there."""
        if self._walking is not None:
            return self._why()
        way = self.way()
        return () if way is None else way.barred

    def _why(self) -> tuple[Barred, ...]:
        looking, walking = self._looking, self._walking
        figure, to = looking.observer, looking.mouse
        if walking is None or figure is None or to is None or looking.held is not None or looking.pointed is not None:
            return ()
        place = (round(to[0] / MOUSE_GRID) * MOUSE_GRID, round(to[1] / MOUSE_GRID) * MOUSE_GRID)
        asked, state, stop = (looking.version, figure, place), copy_of(looking.state), self._whys.is_overtaken
        self._whys.ask(asked, lambda: walking.barred(state, figure, place, None, stop))
        found = self._whys.found
        is_of_now = found is not None and isinstance(found[0], tuple) and found[0][:2] == asked[:2]
        return found[1] if found is not None and is_of_now else ()

    def _asked(self) -> _Asked | None:
        looking, figure = self._looking, self.figure
        if figure is None or looking.observer != figure or looking.mouse is None:
            return None
        if looking.pointed is not None or looking.target is not None:
            return None
        if not self._face.walks(looking.state, figure):
            return None
        last, to = self._last, looking.mouse
        if last is not None and last[:2] == (looking.version, figure) and plan_distance(last[2], to) < MOUSE_GRID:
            to = last[2]
        return (looking.version, figure, to)

    def give_up(self) -> None:
        """Let nobody wait for a far way that is not wanted any more."""
        if self._ways.is_busy:
            self._ways.forget()
            self._last = None
        self._whys.forget()

    def work(self) -> bool:
        """Look for answers; return whether a new one has come."""
        news = [each.work() for each in (self._reach, self._whys, self._ways)]
        return any(news) or self._ways.has_become_slow()

    def settle(self) -> None:
        """Wait for what is shown."""
        self.way()
        self._ways.settle()
        self.reach()
        self._reach.settle()
        self.barred()
        self._whys.settle()
