"""Blasts: successes with a target radius, what a divergence leaves of them, and whom they hit.

R1.6.9 (Zielradius), R1.6.10 (Zielradiusabweichung), R1.6.11 (Wirkungswinkel), R1.6.17 (Deckung), RU050, RU053.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.plain_states import decoded
from pb12table.systems.pb12.rules.attacks.damage import damage
from pb12table.systems.pb12.rules.checks.checks import Game, roll
from pb12table.systems.pb12.rules.figures.figures import base_point, body, figures_on_table, is_on_table
from pb12table.systems.pb12.rules.figures.seeing import point_sight
from pb12table.systems.pb12.rules.game.events import BlastWentOff, CheckDiverged, CoverHeld
from pb12table.systems.pb12.rules.game.state import State, first_opponent
from pb12table.systems.pb12.rules.game.tables import Tables, concealment_level
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamageCode
from pb12table.table.shapes import DIRECTIONS, TOLERANCE, Point3, at_most, direction, normalised, plan_distance, rounded
from pb12table.table.shapes import distance as distance_between
from pb12table.table.sight.cover import cover_from_blast

FULL_CIRCLE = 360
"""Degrees of an effect that is not limited to a sector.  R1.6.11."""


@dataclass(frozen=True, slots=True)
class Success:
    """A success of a radius action: radius in steps, change of its damage's strength, sector in degrees.  R1.6.10."""

    radius: int
    change: int = 0
    sector: int = FULL_CIRCLE


@dataclass(frozen=True, slots=True)
class Reached:
    """A figure in a radius area: its distance in steps, and what covers it from the target point.  R1.6.9, R1.6.17.

    `cover` lowers the strength, None for none; `hidden` tells that no damage comes through; `piece` covers most.
    """

    figure: FigureId
    distance: float
    cover: Modifier | None
    hidden: bool
    piece: str


# -- divergence -----------------------------------------------------------------------------------------------


def diverged(tables: Tables, face: int, radius: int, strength: int | None) -> Success | None:
    """Return what a failed check leaves of a success, None for no effect.  R1.6.10, RU053.

    Only what the table has lowered can come to nothing.  `strength` is that of the greatest damage the action does;
    None when it does none: then the table changes no strength.
    """
    row = tables.divergence[face - 1]
    if row.radius is None or (row.radius < 0 and radius + row.radius <= 0):
        return None
    if strength is None:
        return Success(radius + row.radius, sector=row.sector)
    if strength_left(strength, row.strength) is None:
        return None
    return Success(radius + row.radius, row.strength, row.sector)


def strength_left(strength: int, change: int) -> int | None:
    """Return the strength of damage after a change by divergence, None if lowered to nothing.  R1.6.10, RU053."""
    left = strength + change
    return None if change < 0 and left <= 0 else left


def strength_parts(made_of: Sequence[Modifier], success: Success) -> tuple[Modifier, ...]:
    """Return what makes up the strength of damage after one success.  R1.6.10."""
    change = (Modifier("R1.6.10", "divergence", success.change),) if success.change else ()
    return (*made_of, *change)


def codes_left(codes: Iterable[DamageCode], success: Success) -> tuple[DamageCode, ...]:
    """Return the damage of an action as one success does it, except what divergence lowered to nothing.  R1.6.10."""
    strengths = ((strength_left(code.strength, success.change), code.penetration) for code in codes)
    return tuple(DamageCode(left, penetration) for left, penetration in strengths if left is not None)


async def diverge(game: Game, figure: FigureId, radius: int, strength: int | None) -> Success | None:
    """Throw for the divergence of a failed check at once; None when nothing is left.  R1.6.10, RU053."""
    thrower = game.state.figures[figure].controller
    face = await roll(game, thrower, "divergence", figure)
    left = diverged(game.state.setup.tables, face, radius, strength)
    shown = left or Success(0, sector=0)
    weakened = None if left is None or strength is None else strength + left.change
    game.record(
        CheckDiverged(
            figure=figure,
            face=face,
            works=left is not None,
            radius=shown.radius,
            strength=weakened,
            sector=shown.sector,
        )
    )
    return left


# -- whom it hits ---------------------------------------------------------------------------------------------


def is_in_sector(point: Point3, other: Point3, start: float, sector: int) -> bool:
    """Return whether a base point lies in a closed sector in plan, counter-clockwise from `start`.  R1.6.11, RU054."""
    if sector >= FULL_CIRCLE or plan_distance(point[:2], other[:2]) <= TOLERANCE:
        return True
    turn = normalised(direction(point[:2], other[:2]) - start)
    return at_most(turn, sector) or turn >= FULL_CIRCLE - TOLERANCE


def reached(state: State, figure: FigureId, point: Point3) -> Reached:
    """Return a figure's relation to a target point: distance and cover.  R1.6.17, RU007, RU014, RU203."""
    hit, tables = body(state, figure), state.setup.tables
    cover = cover_from_blast(state.battlefield, point, hit)
    piece = cover.shares[0][0] if cover.shares else ""
    level = concealment_level(tables, cover.covered_share)
    return Reached(
        figure,
        distance_between(point, hit.base_point),
        Modifier("R1.6.17", "cover", -level, piece) if level else None,
        cover.covered_share > tables.hidden_above,
        piece,
    )


def figures_within(state: State, point: Point3, radius: int, first: FigureId | None = None) -> list[Reached]:
    """Return the figures in a target radius in the order they are damaged: the target, then by distance, then by id.

    R1.6.9 (Zielradius), RU007, RU050.
    """
    near = [
        other.id
        for other in figures_on_table(state)
        if at_most(distance_between(point, base_point(state, other.id)), radius)
    ]
    found = [reached(state, other, point) for other in near]
    return sorted(found, key=lambda hit: (hit.figure != first, rounded(hit.distance), hit.figure))


def sees_point(state: State, figure: FigureId, point: Point3) -> bool:
    """Return whether a figure has a sight line to the target point, as the source of the damage.  RU043."""
    return point_sight(state, figure, point).exists


# -- the blast ------------------------------------------------------------------------------------------------


async def blast(
    game: Game,
    thrower: PlayerId,
    figure: FigureId,
    weapon: BlockId,
    first: FigureId | None,
    point: Point3,
    code: DamageCode,
    success: Success,
    made_of: Sequence[Modifier] = (),
) -> None:
    """Carry out the effects of one success with a target radius: the sector, then the damage of everybody in it.

    R1.6.9, R1.6.11, RU050 (order).  `first` is the target figure, `code` the damage of the action, whose strength the
    success may change; `made_of` tells what it comes from.
    """
    codes = codes_left([code], success)
    hit = await burst(game, thrower, figure, weapon, first, point, success, codes)
    for left in codes:
        await damage_in_area(game, thrower, hit, point, left, made_of)


async def burst(
    game: Game,
    thrower: PlayerId,
    figure: FigureId,
    source: BlockId | str,
    first: FigureId | None,
    point: Point3,
    success: Success,
    codes: tuple[DamageCode, ...],
) -> list[Reached]:
    """Return where, and on whom, one success with a target radius takes effect, in the order of its effects.

    R1.6.9, R1.6.11 (first opponent chooses the sector), RU050 (order), RU055.  `source` is the weapon or the scenario's
    action, `codes` the damage that is to be told.
    """
    state = game.state
    start = 0.0
    if success.sector < FULL_CIRCLE and figures_within(state, point, success.radius):
        chooser = first_opponent(state, thrower) or thrower
        request = ChooseSector(chooser, figure, point, success.radius, success.sector)
        start = rounded(normalised(await game.ask(request)))
    hit = [
        other
        for other in figures_within(state, point, success.radius, first)
        if is_in_sector(point, base_point(state, other.figure), start, success.sector)
    ]
    game.record(
        BlastWentOff(
            figure=figure,
            weapon=BlockId(source),
            at=point,
            radius=success.radius,
            damage=codes,
            start=start,
            sector=success.sector,
            hit=tuple(other.figure for other in hit),
        )
    )
    return hit


async def damage_in_area(
    game: Game,
    thrower: PlayerId,
    hit: list[Reached],
    point: Point3,
    code: DamageCode,
    made_of: Sequence[Modifier] = (),
) -> None:
    """Damage everybody a success with a target radius has reached, lowered by cover.  R1.6.13, R1.6.17."""
    state = game.state
    for other in hit:
        if not is_on_table(state, other.figure):
            continue
        if other.hidden:
            game.record(CoverHeld(figure=other.figure, obstacle=other.piece))
            continue
        await damage(
            game,
            thrower,
            other.figure,
            code,
            sees_point(state, other.figure, point),
            () if other.cover is None else (other.cover,),
            source=point,
            made_of=made_of,
        )


@dataclass(frozen=True, slots=True)
class ChooseSector(Request[State, float]):
    """Where the sector of an effect begins, in degrees; it reaches on counter-clockwise.  R1.6.11, RU054.

    `figure` acts; the sector lies around `point`, `radius` steps far and `sector` degrees wide.
    """

    figure: FigureId
    point: Point3
    radius: int
    sector: int

    def refusal(self, state: State, answer: float) -> Refusal | None:
        return None if math.isfinite(answer) else Refusal("R1.6.11", "not-a-number")

    def sample(self, state: State, chance: Chance) -> float:
        return rounded(chance.uniform(0.0, 359.0))

    def hints(self, state: State) -> Sequence[float]:
        return DIRECTIONS

    def default(self, state: State) -> float:
        return 0.0

    def decode(self, plain: Any) -> float:
        return float(decoded(plain, float))
