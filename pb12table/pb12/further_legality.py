"""Whom a figure can threaten, what it can ram, and why not.  R4.2.1 (Bedrohen), R4.2.2 (Rammen)."""

from __future__ import annotations

from itertools import combinations

from pb12table.kernel.request import Refusal
from pb12table.pb12.aboard import is_vehicle
from pb12table.pb12.answers import Ram, Threaten
from pb12table.pb12.attack_plan import weapon_in_use
from pb12table.pb12.facing import facing_refusal
from pb12table.pb12.figures import (
    body,
    distance,
    facing_towards,
    figures_on_table,
    is_on_table,
    is_opposing,
    value,
)
from pb12table.pb12.profiles import Attribute, Block, FigureId
from pb12table.pb12.seeing import has_sight_line, point_sight
from pb12table.pb12.state import State
from pb12table.pb12.targets import reach
from pb12table.table.contact import in_contact, touched_at
from pb12table.table.shapes import Point3
from pb12table.table.sight import half_angle
from pb12table.table.units import angle_between, at_most, normalised, rounded, turn_between


def threaten_refusal(state: State, figure: FigureId, action: Threaten) -> Refusal | None:
    """Why a figure cannot threaten with a weapon.  R4.2.1."""
    if weapon_in_use(state, figure, action.weapon, ranged=False) is None:
        return Refusal("R4.2.1", "weapon-not-in-use", (("block", action.weapon),))
    return None


def threatened_by(
    state: State, figure: FigureId, weapon: Block, facing: float | None = None
) -> list[FigureId]:
    """The opposing figures in reach and in sight of a figure with a melee weapon.  R4.2.1, RU108.

    `facing`: as if it had turned there before (R1.6.2).
    """
    return [
        other
        for other in _opponents_in_reach(state, figure, weapon)
        if has_sight_line(state, figure, other, facing)
    ]


def _opponents_in_reach(state: State, figure: FigureId, weapon: Block) -> list[FigureId]:
    """The opposing figures near enough to be threatened with a melee weapon, in sight or not.  RU108."""
    longest = reach(state, figure, weapon)
    return [
        other.id
        for other in figures_on_table(state)
        if is_opposing(state, figure, other.id) and at_most(distance(state, figure, other.id), longest)
    ]


def threatening_facing(state: State, figure: FigureId, weapon: Block) -> float | None:
    """The facing from which a figure threatens most; None when turning threatens nobody more, and for vehicles.

    R4.2.1 (Bedrohen), R1.6.2 (freie Ausrichtung), R3.0.15.  Of facings that threaten as many the one that takes the
    smallest turn.  Those are looked at that have an opponent straight ahead or at the border of the sight angle, or two
    of them as far to one side as to the other.
    """
    near = _opponents_in_reach(state, figure, weapon)
    most = len(threatened_by(state, figure, weapon))
    if is_vehicle(state, figure) or most == len(near):
        return None
    present = state.figures[figure].facing
    half = half_angle(value(state, figure, Attribute.SIGHT_ANGLE))
    straight = [facing_towards(state, figure, other) for other in near]
    found = {ahead + turn for ahead in straight for turn in (0.0, half, -half)}
    found |= {one + turn_between(one, other) / 2.0 for one, other in combinations(straight, 2)}
    facings = sorted({rounded(normalised(facing)) for facing in found})
    best: float | None = None
    for facing in sorted(facings, key=lambda other: angle_between(other, present)):
        if facing_refusal(state, figure, facing) is None:
            threatened = len(threatened_by(state, figure, weapon, facing))
            if threatened > most:
                most, best = threatened, facing
    return best


def ram_refusal(state: State, figure: FigureId, action: Ram) -> Refusal | None:
    """Why something cannot be rammed: no contact, or no sight line.  R4.2.2, RU109."""
    if action.target in state.figures:
        return _ram_figure_refusal(state, figure, FigureId(action.target), action.facing)
    point = touched_point(state, figure, action.target)
    if point is None:
        return Refusal("R4.2.2", "not-in-contact", (("target", action.target),))
    seen = point_sight(state, figure, point, action.facing)
    if not seen.in_sight_angle or any(blocker != action.target for blocker in seen.blockers):
        return Refusal("R4.2.2", "no-sight-line", (("target", action.target), ("obstacle", "")))
    return None


def _ram_figure_refusal(state: State, figure: FigureId, target: FigureId, facing: float | None) -> Refusal | None:
    if target == figure or not is_on_table(state, target):
        return Refusal("R1.6.4", "no-such-target")
    if not in_contact(body(state, figure), body(state, target)):
        return Refusal("R4.2.2", "not-in-contact", (("target", target),))
    if not has_sight_line(state, figure, target, facing):
        return Refusal("R4.2.2", "no-sight-line", (("target", target), ("obstacle", "")))
    return None


def touched_point(state: State, figure: FigureId, piece: str) -> Point3 | None:
    """Where a figure touches a piece of terrain, at the height of its base point; None without contact."""
    own = body(state, figure)
    at = touched_at(state.battlefield, own, piece)
    return None if at is None else (*at, own.base_point[2])
