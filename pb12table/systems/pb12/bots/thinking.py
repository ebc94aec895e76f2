"""How all play in thought: as the steady or the careful player does, at a glance, and what was found is kept."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.careful_bot import CarefulBot, with_nothing_to_do
from pb12table.systems.pb12.bots.leading_bot import LeadingBot, looks_of, points_of
from pb12table.systems.pb12.bots.marching import HARDLY, begun, preparations
from pb12table.systems.pb12.bots.posts import CAREFUL, GLANCE, Post, Posts, Temper
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import ActionAnswer, InterruptionAnswer, Move
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Activation, State
from pb12table.systems.pb12.rules.vehicles.aboard import vehicle_of

MOST_KEPT: Final = 20_000
"""So much is kept before the memory is emptied."""


class _Glancing(CarefulBot):
    """Looks at few places, and does not look again as long as nobody has moved: wounds hardly change where to go."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._found: dict[object, Post] = {}
        self._played: dict[object, InterruptionAnswer] = {}

    def _temper(self, state: State, figure: FigureId) -> Temper:
        return CAREFUL

    def _posts(self, state: State, figure: FigureId, left: int, *, stays: bool = False) -> Posts:
        temper = self._temper(state, figure)
        return Posts(state, figure, left, stays=stays, memory=self._memory, temper=temper, looks=GLANCE)

    def _post(self, state: State, figure: FigureId) -> Post:
        key = self._glance(state, figure)
        if key not in self._found:
            if len(self._found) >= MOST_KEPT:
                self._found.clear()
            self._found[key] = self._posts(state, figure, points_of(state, figure)).best()
        return self._found[key]

    def _glance(self, state: State, figure: FigureId) -> object:
        """Return on what it mostly depends where a figure does best."""
        own = state.figures[figure]
        return (
            figure,
            points_of(state, figure),
            own.activation is not Activation.NONE,
            self._temper(state, figure),
            own.concentrated,
            tuple(own.statuses.items()),
            tuple((block, one.in_use, one.resources) for block, one in own.blocks.items()),
            state.truce,
            len(state.markers),
            tuple(state.doors.items()),
            tuple((each.place, each.x, each.y, each.z, each.done) for each in state.figures.values()),
        )

    def _interruption(self, state: State, request: PlayInterruption) -> InterruptionAnswer:
        own = state.players[PlayerId(request.player)]
        key = (request, looks_of(state), tuple(own.hand), own.command_points)
        if key not in self._played:
            if len(self._played) >= MOST_KEPT:
                self._played.clear()
            self._played[key] = super()._interruption(state, request)
        return self._played[key]

    def _own(self, state: State, request: ChooseAction, *, stays: bool) -> tuple[float, ActionAnswer]:
        """Go to the best post, attack from there, else get ready, or wait for the opponents."""
        figure = request.figure
        if stays or vehicle_of(state, figure) is not None:
            return super()._own(state, request, stays=stays)
        left, post = state.figures[figure].action_points, self._post(state, figure)
        if post.way is not None and post.before is None:
            self._ways[figure] = post.way.options
            return post.after, Move(post.points, full_move=post.full_move)
        if post.before is not None and post.before.worth > HARDLY:
            if post.before.concentrate:
                self._concentrated[figure] = post.before.attack
            return post.before.worth, begun(post.before)
        ready = max(preparations(state, figure, left), default=None, key=lambda plan: plan[0])
        if ready is not None and ready[0] > HARDLY:
            return ready
        return 0.0, with_nothing_to_do(state, figure, left)


class GlancingLeader(_Glancing, LeadingBot):
    """Plays as the steady one, for games that are only thought of."""

    def _temper(self, state: State, figure: FigureId) -> Temper:
        return LeadingBot._temper(self, state, figure)


class GlancingCarefulBot(_Glancing):
    """Plays as the careful one, for games that are only thought of."""
