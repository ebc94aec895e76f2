"""Whom a figure can threaten, what it can ram, and why not.  R4.2.1 (Bedrohen), R4.2.2 (Rammen)."""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import weapon_in_use
from pb12table.systems.pb12.rules.attacks.targets import reach
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    distance,
    figures_on_table,
    is_on_table,
    is_opposing,
)
from pb12table.systems.pb12.rules.figures.seeing import has_sight_line, point_sight
from pb12table.systems.pb12.rules.game.answers import Ram, Threaten
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.table.motion.contact import in_contact, touched_at
from pb12table.table.shapes import Point3
from pb12table.table.units import at_most


def threaten_refusal(state: State, figure: FigureId, action: Threaten) -> Refusal | None:
    """Why a figure cannot threaten with a weapon.  R4.2.1."""
    if weapon_in_use(state, figure, action.weapon, ranged=False) is None:
        return Refusal("R4.2.1", "weapon-not-in-use", (("block", action.weapon),))
    return None


def threatened_by(state: State, figure: FigureId, weapon: Block, facing: float | None = None) -> list[FigureId]:
    """The opposing figures in reach and in sight of a figure with a melee weapon, as it would face.  R4.2.1, RU108."""
    longest = reach(state, figure, weapon)
    return [
        other.id
        for other in figures_on_table(state)
        if is_opposing(state, figure, other.id)
        and at_most(distance(state, figure, other.id), longest)
        and has_sight_line(state, figure, other.id, facing)
    ]


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
