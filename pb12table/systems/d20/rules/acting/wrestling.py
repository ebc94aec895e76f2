"""Shoves, grapples and breaking free.  D091, an option."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import hypot
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.d20.rules.acting.odds import wins
from pb12table.systems.d20.rules.asking.answers import Grapple, Shove
from pb12table.systems.d20.rules.checks import Game, better_skill, contest, skill_modifiers
from pb12table.systems.d20.rules.creatures import body, others, present
from pb12table.systems.d20.rules.data import CELL, Condition, Skill
from pb12table.systems.d20.rules.events import Pushed, Stopped
from pb12table.systems.d20.rules.harm import gain, knock_prone, release, settle
from pb12table.systems.d20.rules.hiding import notice
from pb12table.systems.d20.rules.knowing import who_know
from pb12table.systems.d20.rules.state import State
from pb12table.table.battlefield import Body
from pb12table.table.motion.gaps import gap
from pb12table.table.motion.passing import along
from pb12table.table.motion.soaring import first_hit, stays_on_table
from pb12table.table.motion.sweep import walk
from pb12table.table.shapes import Point3
from pb12table.table.standing.stands import stand
from pb12table.table.units import GRID, TOLERANCE, plan_distance, rounded

PUSH: Final = CELL
"""How far a shove pushes.  D091."""
TOUCH: Final = 0.01
"""Bodies that are no farther apart have met."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who throws what against whom to shove, hold or break free.  D061, D091, DR48."""

    figure: FigureId
    skill: Skill
    other: FigureId
    against: Skill
    purpose: str


def contest_of(state: State, figure: FigureId, answer: Shove | Grapple, /) -> Contest:
    """Return the contest of a shove or a grapple: the target defends with what it is better at.  D091, DR48."""
    purpose = "shove" if isinstance(answer, Shove) else "choke" if answer.choke else "grapple"
    return Contest(figure, Skill.ATHLETICS, answer.target, better_skill(state, answer.target), purpose)


def escape_of(state: State, figure: FigureId, holder: FigureId) -> Contest:
    """Return the contest of breaking free of a creature that holds another.  D091."""
    return Contest(figure, better_skill(state, figure), holder, Skill.ATHLETICS, "escape")


def sums_of(state: State, held: Contest) -> tuple[tuple[Modifier, ...], tuple[Modifier, ...]]:
    """Return what both sides of a contest add to their dice.  D061."""
    return skill_modifiers(state, held.figure, held.skill), skill_modifiers(state, held.other, held.against)


def chance_of(state: State, held: Contest) -> Fraction:
    """Return how likely the creature that begins a contest wins it.  D061, D091."""
    own, theirs = sums_of(state, held)
    return wins(total(own) - total(theirs))


async def _is_won(game: Game, held: Contest) -> bool:
    return await contest(game, held.figure, held.skill, held.other, held.against, held.purpose)


async def shove(game: Game, figure: FigureId, answer: Shove) -> None:
    """Push a creature over or away.  D091, DR26; no reach is left by it (D078)."""
    if not await _is_won(game, contest_of(game.state, figure, answer)):
        return
    if not answer.away:
        await knock_prone(game, answer.target)
        return
    place = pushed_to(game.state, figure, answer.target)
    hiders = _in_the_way(game.state, figure, answer.target, place)
    pushed = game.state.figures[answer.target]
    places = (pushed.at, place)
    pushed.x, pushed.y, pushed.z = place
    known = who_know(game.state, answer.target)
    game.record(Pushed(audience=known, figure=answer.target, by=figure, places=places))
    for other in hiders:
        for each in (answer.target, figure):
            notice(game, other, each, "bump")
        known = who_know(game.state, answer.target, other)
        game.record(Stopped(audience=known, figure=answer.target, reason="bumped", at=place, by=other))
    await settle(game, answer.target)


def _in_the_way(state: State, figure: FigureId, target: FigureId, place: Point3) -> list[FigureId]:
    """Return those who hide from one of the two and before whom the push ends.  DR32, DR42."""
    hiders = [
        other for other in present(state) if {figure, target} & state.figures[other].hidden_from.keys()
    ]
    if not hiders or pushed_to(state, figure, target, tuple(hiders)) == place:
        return []
    there = body(state, target, place)
    return [other for other in hiders if gap(there, body(state, other)) <= TOUCH]


def pushed_to(state: State, figure: FigureId, target: FigureId, unmet: tuple[FigureId, ...] = ()) -> Point3:
    """Where a push of 1.5 m straight away ends: before what is in the way, and over edges; `unmet` are not there.

    D091, DR14, DR26.
    """
    pusher, pushed = body(state, figure), body(state, target)
    dx, dy = pushed.x - pusher.x, pushed.y - pusher.y
    away = hypot(dx, dy)
    if away <= TOLERANCE:
        dx, dy, away = 1.0, 0.0, 1.0
    goal = (rounded(pushed.x + dx / away * PUSH), rounded(pushed.y + dy / away * PUSH))
    company = others(state, target, *unmet)
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
    """Hold a creature; a choke takes its breath as long as it is held.  D091, DR48."""
    if await _is_won(game, contest_of(game.state, figure, answer)):
        await gain(game, answer.target, Condition.GRAPPLED, figure)
        game.state.figures[answer.target].choked = answer.choke


async def escape(game: Game, figure: FigureId) -> None:
    """Break free of a grapple.  D091."""
    by = game.state.figures[figure].grappled_by
    if by is None:
        release(game, figure)
        return
    if await _is_won(game, escape_of(game.state, figure, by)):
        release(game, figure)
