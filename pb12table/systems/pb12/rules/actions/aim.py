"""Prepare for what comes next: aim, or concentrate.  R1.7.16, R1.7.12, RU056, RU067, RU068, RU124."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.attacks.targets import (
    breakable_pieces,
    chosen,
    one_target_refusal,
    point_near,
    qualified,
    sighted_refusal,
)
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.figures import figures_on_table
from pb12table.systems.pb12.rules.figures.standing import facing_at, facing_to
from pb12table.systems.pb12.rules.game.answers import Aim, Concentrate
from pb12table.systems.pb12.rules.game.events import FigureAimed, FigureConcentrated
from pb12table.systems.pb12.rules.game.state import AimedAt, ChosenTarget, State


class AimRules(ActionRules[Aim]):
    """Choose a target for the next Ranged Attack of this round.  R1.7.16 (Zielwahl)."""

    answers = (Aim,)

    def refusal(self, state: State, figure: FigureId, action: Aim) -> Refusal | None:
        """Return why a figure cannot aim; only a sight line is needed.  R1.7.16, RU067, RU124."""
        target = chosen(action)
        return one_target_refusal(target) or sighted_refusal(state, figure, target, action.facing)

    async def effect(self, game: Game, figure: FigureId, action: Aim, windows: Windows | None) -> None:
        """Let a figure aim; a point in a figure is that figure.  R1.7.16, RU056, RU067, RU124."""
        target = qualified(game.state, chosen(action)).kept()
        game_round = game.state.game_round
        game.state.figures[figure].aimed_at = AimedAt(game_round, target.figure, target.point, target.piece)
        game.record(FigureAimed(figure=figure, target=target.figure, piece=target.piece or ""))

    def hints(self, state: State, figure: FigureId) -> Iterator[Aim]:
        """Yield aims at every opponent, and at every piece of terrain that can be damaged, facing it."""
        controller = state.figures[figure].controller
        for other in figures_on_table(state):
            if other.controller != controller:
                yield Aim(other.id, facing_at(state, figure, other.id))
        for piece in breakable_pieces(state):
            yield Aim(facing=facing_to(state, figure, ChosenTarget(piece=piece)), piece=piece)

    def sample(self, whim: Whim) -> Aim:
        """Return an aim at a bare point somewhere near.  RU124."""
        point = point_near(whim.state, whim.figure, whim.chance)
        return Aim(facing=facing_to(whim.state, whim.figure, ChosenTarget(point=point)), point=point)


class ConcentrateRules(ActionRules[Concentrate]):
    """Make the checks of the very next action easier.  R1.7.12 (Konzentrieren)."""

    answers = (Concentrate,)

    async def effect(self, game: Game, figure: FigureId, action: Concentrate, windows: Windows | None) -> None:
        """Concentrate for the very next action, whatever it is; `acting.act` lets go of it.  R1.7.12, RU068."""
        game.record(FigureConcentrated(figure=figure))

    def hints(self, state: State, figure: FigureId) -> Iterator[Concentrate]:
        """Concentrate."""
        yield Concentrate()

    def sample(self, whim: Whim) -> Concentrate:
        """Concentrate, in any facing."""
        return Concentrate(whim.facing)


AIM: Final = AimRules()
CONCENTRATE: Final = ConcentrateRules()
