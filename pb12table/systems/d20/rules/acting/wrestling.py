"""Shoves, grapples and breaking free.  D091, an option."""

from __future__ import annotations

from math import hypot
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.asking.answers import Grapple, Shove
from pb12table.systems.d20.rules.checks import Game, better_skill, contest
from pb12table.systems.d20.rules.creatures import body, others
from pb12table.systems.d20.rules.data import CELL, Condition, Skill
from pb12table.systems.d20.rules.events import Pushed
from pb12table.systems.d20.rules.harm import gain, knock_prone, release, settle
from pb12table.systems.d20.rules.knowing import who_know
from pb12table.systems.d20.rules.state import State
from pb12table.table.battlefield import Body
from pb12table.table.motion.passing import along
from pb12table.table.motion.soaring import first_hit, stays_on_table
from pb12table.table.motion.sweep import walk
from pb12table.table.shapes import Point3
from pb12table.table.standing.stands import stand
from pb12table.table.units import GRID, TOLERANCE, plan_distance, rounded

PUSH: Final = CELL
"""How far a shove pushes.  D091."""


async def shove(game: Game, figure: FigureId, answer: Shove) -> None:
    """Push a creature over or away.  D091, DR26; no reach is left by it (D078)."""
    against = better_skill(game.state, answer.target)
    if not await contest(game, figure, Skill.ATHLETICS, answer.target, against, "shove"):
        return
    if not answer.away:
        await knock_prone(game, answer.target)
        return
    place = pushed_to(game.state, figure, answer.target)
    pushed = game.state.figures[answer.target]
    places = (pushed.at, place)
    pushed.x, pushed.y, pushed.z = place
    known = who_know(game.state, answer.target)
    game.record(Pushed(audience=known, figure=answer.target, by=figure, places=places))
    await settle(game, answer.target)


def pushed_to(state: State, figure: FigureId, target: FigureId) -> Point3:
    """Where a push of 1.5 m straight away ends: before what is in the way, and over edges.  D091, DR14, DR26."""
    pusher, pushed = body(state, figure), body(state, target)
    dx, dy = pushed.x - pusher.x, pushed.y - pusher.y
    away = hypot(dx, dy)
    if away <= TOLERANCE:
        dx, dy, away = 1.0, 0.0, 1.0
    goal = (rounded(pushed.x + dx / away * PUSH), rounded(pushed.y + dy / away * PUSH))
    company = others(state, target)
    if stand(state.battlefield, pushed, ()).safe:
        found = walk(state.battlefield, pushed, goal, company)
        return (found.x, found.y, found.z)
    return _through_the_air(state, pushed, (*goal, pushed.z), company)


def _through_the_air(state: State, pushed: Body, to: Point3, company: tuple[Body, ...]) -> Point3:
    """Of a flier: as far as the air is free."""
    if not stays_on_table(state.battlefield, pushed, to):
        return (pushed.x, pushed.y, pushed.z)
    hit = first_hit(state.battlefield, pushed, to, company)
    if hit is None:
        return to
    back = GRID / max(plan_distance(pushed.position, to[:2]), GRID)
    x, y, z = along((pushed.x, pushed.y, pushed.z), to, max(0.0, hit.share - back))
    return (rounded(x), rounded(y), rounded(z))


async def grapple(game: Game, figure: FigureId, answer: Grapple) -> None:
    """Hold a creature.  D091."""
    against = better_skill(game.state, answer.target)
    if await contest(game, figure, Skill.ATHLETICS, answer.target, against, "grapple"):
        await gain(game, answer.target, Condition.GRAPPLED, figure)


async def escape(game: Game, figure: FigureId) -> None:
    """Break free of a grapple.  D091."""
    by = game.state.figures[figure].grappled_by
    if by is None:
        release(game, figure)
        return
    if await contest(game, figure, better_skill(game.state, figure), by, Skill.ATHLETICS, "escape"):
        release(game, figure)
