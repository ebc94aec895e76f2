"""Threaten and Ram.  R4.2.1 (Bedrohen), R4.2.2 (Rammen)."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.damage.random_movement import random_movement
from pb12table.systems.pb12.rules.extensions.further_legality import threatened_by, touched_point
from pb12table.systems.pb12.rules.figures.falling import collide
from pb12table.systems.pb12.rules.figures.figures import is_on_table, value
from pb12table.systems.pb12.rules.game.answers import Ram, Threaten
from pb12table.systems.pb12.rules.game.events import FiguresThreatened
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.statuses.statuses import receive


async def threaten(game: Game, figure: FigureId, action: Threaten) -> None:
    """All opposing figures in reach and in sight become threatened.  R4.2.1 (Bedrohen), RU108."""
    weapon = game.state.setup.block_by_figure[figure][action.weapon]
    targets = threatened_by(game.state, figure, weapon)
    game.record(FiguresThreatened(figure=figure, weapon=weapon.id, targets=tuple(targets)))
    for target in targets:
        await receive(game, target, Status.THREATENED, "R4.2.1")


async def ram(game: Game, figure: FigureId, action: Ram) -> None:
    """A collision with the target, then a random movement of the target.  R4.2.2 (Rammen), RU109.

    Terrain, and targets that cannot move or are out of the game by then, make no random movement.
    """
    state = game.state
    point = None if action.target in state.figures else touched_point(state, figure, action.target)
    await collide(game, figure, action.target, None if point is None else point[:2])
    if action.target not in state.figures:
        return
    target = FigureId(action.target)
    if is_on_table(state, target) and value(state, target, Attribute.MOVEMENT) > 0:
        await random_movement(game, target)
