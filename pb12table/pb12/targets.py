"""Targets of actions: figures, points and terrain, and the one decisive reason when one cannot be chosen.

R1.6.4 (Zielauswahl), R1.6.15 (unqualifizierte Zielpunkte), R1.7.9, R1.7.14.  A `facing` is the free one that comes
before the action (R1.6.2, RU048); None for the one the figure has.
"""

from __future__ import annotations

from math import isfinite

from pb12table.kernel.request import Refusal
from pb12table.pb12.answers import Attack
from pb12table.pb12.figures import (
    base_point,
    blocks_in_use,
    body,
    communication_radius,
    distance,
    figures_on_table,
    is_able_to_act,
    is_near,
    is_on_table,
    is_opposing,
    value,
)
from pb12table.pb12.profiles import Attribute, Block, FigureId, PlayerId
from pb12table.pb12.scenario_data import Whom, Within
from pb12table.pb12.seeing import has_sight_line, point_sight, sight
from pb12table.pb12.state import State
from pb12table.table.aiming import aim_points
from pb12table.table.battlefield import Body
from pb12table.table.contact import in_contact, pieces_in_contact
from pb12table.table.shapes import Point3
from pb12table.table.sight import holds
from pb12table.table.support import stand_heights
from pb12table.table.units import at_least, at_most
from pb12table.table.units import distance as distance_between

SURFACE_TOLERANCE = 0.002
"""How far from a surface a target point on it may lie: heights are rounded, and ramps are met in between."""


# -- weapons --------------------------------------------------------------------------------------------------


def weapons(state: State, figure: FigureId, *, ranged: bool) -> list[Block]:
    """The ranged or melee weapons a figure has in use.  R1.8.2, R1.8.7, R1.8.8."""
    return [
        block
        for block in blocks_in_use(state, figure)
        if (block.is_ranged_weapon if ranged else block.is_melee_weapon)
    ]


def reach(state: State, figure: FigureId, weapon: Block) -> int:
    """How far a figure can strike with a weapon, in steps.  R1.4.18, R1.8.6 (Nahkampfreichweite)."""
    return value(state, figure, Attribute.MELEE_REACH) + weapon.melee_reach


# -- what is aimed at -----------------------------------------------------------------------------------------


def figure_at(state: State, point: Point3) -> FigureId | None:
    """The figure in whose body a point lies, None for a bare point.  R1.6.15, RU056."""
    return next((other.id for other in figures_on_table(state) if holds(body(state, other.id), point)), None)


def target_figure(state: State, attack: Attack) -> FigureId | None:
    """The figure an attack is aimed at: the chosen one, or the one the chosen point lies in.  R1.6.4, RU056."""
    if attack.target is not None or attack.point is None:
        return attack.target
    return figure_at(state, attack.point)


def target_point(state: State, figure: FigureId, attack: Attack) -> Point3:
    """The target point: the chosen point, the target figure's base point, or a point of the target terrain.

    R1.6.4 (Zielauswahl).  ValueError when nothing is chosen; `attack_refusal` is asked first.
    """
    if attack.point is not None:
        return attack.point
    if attack.piece is not None:
        return piece_point(state, figure, attack.piece)
    if attack.target is None:
        raise ValueError("an attack without target")
    return base_point(state, attack.target)


def nearest_visible_opponent(state: State, figure: FigureId, facing: float | None = None) -> float | None:
    """The distance of the nearest opposing figure with a sight line, None if there is none.  R1.7.9, RU065."""
    candidates = sorted(
        (distance(state, figure, other.id), other.id)
        for other in figures_on_table(state)
        if is_opposing(state, figure, other.id)
    )
    for away, other in candidates:
        if has_sight_line(state, figure, other, facing):
            return away
    return None


def is_aimed_at(state: State, figure: FigureId, target: FigureId) -> bool:
    """Whether the figure has aimed at the target this round, or all aim at it by command.  R1.7.16, R2.1.5, RU067."""
    command = None if state.turn is None else state.turn.command
    if command is not None and command.target == target and figure in command.participants:
        return True
    aimed = state.figures[figure].aimed_at
    return aimed is not None and aimed.game_round == state.game_round and aimed.figure == target


# -- whose, how near ------------------------------------------------------------------------------------------


def side_refusal(state: State, player: PlayerId, target: FigureId, whom: Whom) -> Refusal | None:
    """Why a figure cannot be the target of what a player does: it is of the wrong side.  R1.6.4, R5.0.6."""
    own = state.figures[target].controller == player
    if (whom is Whom.OWN and not own) or (whom is Whom.OPPONENTS and own):
        return Refusal("R1.6.4", "wrong-side", (("target", target),))
    return None


def within_refusal(
    state: State,
    figure: FigureId,
    target: FigureId | str | None,
    point: Point3,
    within: Within | float,
    facing: float | None,
) -> Refusal | None:
    """Why a figure or piece with its target point, or a bare point, is not near enough.  R1.6.4, R1.1.16, R1.1.17.

    Contact is with figures and pieces; a bare point has none, and needs none.
    """
    if within is Within.ANYWHERE or (within is Within.CONTACT and target is None):
        return None
    if within is Within.CONTACT:
        touching = _is_touched(state, body(state, figure, facing), target or "")
        return None if touching else Refusal("R1.1.16", "not-in-contact", (("target", target),))
    if within is Within.COMMUNICATION:
        near = is_near(state, figure, point, communication_radius(state, figure))
        return None if near else Refusal("R1.4.19", "outside-communication")
    longest = float(value(state, figure, Attribute.MELEE_REACH) if within is Within.MELEE else within)
    away = distance_between(base_point(state, figure), point)
    return None if at_most(away, longest) else Refusal("R1.6.4", "too-far", (("distance", away), ("most", longest)))


def _is_touched(state: State, own: Body, target: FigureId | str) -> bool:
    """Whether a body is in contact with a figure or a piece of terrain.  R1.1.16 (Kontakt)."""
    if target in state.figures:
        return in_contact(own, body(state, FigureId(target)))
    return target in pieces_in_contact(state.battlefield, own)


# -- figures as targets ---------------------------------------------------------------------------------------


def sighted_figure_refusal(
    state: State, figure: FigureId, target: FigureId, facing: float | None
) -> Refusal | None:
    """Why another figure cannot be a target: it is not there, or there is no sight line to it.  R1.6.4, RU049."""
    if target not in state.figures or not is_on_table(state, target) or target == figure:
        return Refusal("R1.6.4", "no-such-target")
    seen = sight(state, figure, target, facing)
    if seen.exists:
        return None
    if not seen.in_sight_angle:
        return Refusal("R1.4.22", "outside-sight-angle", (("target", target),))
    blocker = seen.blockers[0] if seen.blockers else ""
    return Refusal("R1.4.24", "no-sight-line", (("target", target), ("obstacle", blocker)))


def ranged_target_refusal(
    state: State, figure: FigureId, target: FigureId, facing: float | None = None
) -> Refusal | None:
    """Why a figure cannot be shot at: no sight line, or another target is too much nearer.  R1.7.9, RU065."""
    refusal = sighted_figure_refusal(state, figure, target, facing)
    if refusal is not None or is_aimed_at(state, figure, target):
        return refusal
    return _nearer_refusal(state, figure, distance(state, figure, target), facing)


def _nearer_refusal(state: State, figure: FigureId, away: float, facing: float | None) -> Refusal | None:
    """Why a target so far away cannot be shot at while an opponent is nearer.  R1.7.9, RU065."""
    nearest = nearest_visible_opponent(state, figure, facing)
    if nearest is not None and not at_most(away, 1.5 * nearest):
        return Refusal("R1.7.9", "nearer-target", (("distance", away), ("limit", 1.5 * nearest)))
    return None


def melee_target_refusal(
    state: State, figure: FigureId, weapon: Block, target: FigureId, facing: float | None = None
) -> Refusal | None:
    """Why a figure cannot be struck: out of reach or no sight line.  R1.7.14, R1.8.6."""
    if target in state.figures and is_on_table(state, target) and target != figure:
        refusal = _reach_refusal(state, figure, weapon, distance(state, figure, target), target)
        if refusal is not None:
            return refusal
    return sighted_figure_refusal(state, figure, target, facing)


def _reach_refusal(
    state: State, figure: FigureId, weapon: Block, away: float, target: str = ""
) -> Refusal | None:
    """Why a target so far away cannot be struck; a bare point has no name.  R1.7.14, R1.8.6."""
    longest = reach(state, figure, weapon)
    if at_most(away, longest):
        return None
    return Refusal("R1.7.14", "out-of-reach", (("distance", away), ("reach", longest), ("target", target)))


# -- points as targets ----------------------------------------------------------------------------------------


def point_refusal(
    state: State, figure: FigureId, point: Point3, facing: float | None, *, of: str = ""
) -> Refusal | None:
    """Why there is no sight line to a point, past the piece it is a point `of`.  R1.4.22, R1.4.23."""
    seen = point_sight(state, figure, point, facing)
    if not seen.in_sight_angle:
        return Refusal("R1.4.22", "point-outside-sight-angle")
    blockers = [blocker for blocker in seen.blockers if blocker != of]
    return Refusal("R1.4.23", "no-sight-line-to-point", (("obstacle", blockers[0]),)) if blockers else None


def bare_point_refusal(state: State, figure: FigureId, point: Point3, facing: float | None) -> Refusal | None:
    """Why a bare point cannot be chosen: it lies nowhere, or there is no sight line to it.  R1.6.15, RU056."""
    x, y, z = point
    battlefield = state.battlefield
    inside = at_least(min(x, y), 0.0) and at_most(x, battlefield.width) and at_most(y, battlefield.depth)
    if not inside:
        return Refusal("R1.6.4", "point-off-the-table")
    if all(abs(z - height) > SURFACE_TOLERANCE for height in stand_heights(battlefield, x, y)):
        return Refusal("R1.6.4", "point-in-the-air")
    return point_refusal(state, figure, point, facing)


def ranged_point_refusal(
    state: State, figure: FigureId, point: Point3, facing: float | None = None
) -> Refusal | None:
    """Why a bare point cannot be shot at; the limit of the nearest opponent holds for it too.  R1.6.15, RU065."""
    refusal = bare_point_refusal(state, figure, point, facing)
    if refusal is not None:
        return refusal
    return _nearer_refusal(state, figure, distance_between(base_point(state, figure), point), facing)


def melee_point_refusal(
    state: State, figure: FigureId, weapon: Block, point: Point3, facing: float | None = None
) -> Refusal | None:
    """Why a bare point cannot be struck: out of reach or no sight line.  R1.7.14, RU124."""
    refusal = _reach_refusal(state, figure, weapon, distance_between(base_point(state, figure), point))
    return refusal or bare_point_refusal(state, figure, point, facing)


def target_refusal(state: State, figure: FigureId, weapon: Block, attack: Attack, *, ranged: bool) -> Refusal | None:
    """Why the target of an attack cannot be chosen: exactly one figure, point or piece, in sight.  R1.6.4, RU124."""
    point, piece = attack.point, attack.piece
    if (attack.target is None) + (point is None) + (piece is None) != 2:
        return Refusal("R1.6.4", "one-target")
    if piece is not None and ranged:
        return ranged_piece_refusal(state, figure, piece, attack.facing)
    if piece is not None:
        return melee_piece_refusal(state, figure, weapon, piece, attack.facing)
    if point is not None and not all(isfinite(number) for number in point):
        return Refusal("R1.6.4", "not-a-number")
    target = target_figure(state, attack)
    if target is None:
        assert point is not None, "an attack without target is refused above"
        if ranged:
            return ranged_point_refusal(state, figure, point, attack.facing)
        return melee_point_refusal(state, figure, weapon, point, attack.facing)
    if ranged:
        return ranged_target_refusal(state, figure, target, attack.facing)
    return melee_target_refusal(state, figure, weapon, target, attack.facing)


# -- terrain as a target ----------------------------------------------------------------------------------------


def piece_point(state: State, figure: FigureId, piece: str) -> Point3:
    """Where a figure aims at a piece of terrain: its nearest point that nothing hides, or just the nearest.

    R1.6.4 (Zielgelände), RU124.  KeyError for a piece that is not there.
    """
    pieces = {known.id: known for known in state.battlefield.pieces}
    points = aim_points(pieces[piece], base_point(state, figure))
    open_to_view = (point for point in points if not point_sight(state, figure, point).blockers)
    return next(open_to_view, points[0])


def is_there(state: State, piece: str) -> bool:
    """Whether a piece of terrain still stands."""
    return any(piece == known.id for known in state.battlefield.pieces)


def sighted_piece_refusal(state: State, figure: FigureId, piece: str, facing: float | None) -> Refusal | None:
    """Why a piece of terrain cannot be a target: it is not there, or there is no sight line to it.  RU124."""
    if not is_there(state, piece):
        return Refusal("R1.6.4", "no-such-target")
    return point_refusal(state, figure, piece_point(state, figure, piece), facing, of=piece)


def ranged_piece_refusal(
    state: State, figure: FigureId, piece: str, facing: float | None = None
) -> Refusal | None:
    """Why a piece of terrain cannot be shot at.  R1.7.9, RU065, RU124."""
    refusal = sighted_piece_refusal(state, figure, piece, facing)
    if refusal is not None:
        return refusal
    away = distance_between(base_point(state, figure), piece_point(state, figure, piece))
    return _nearer_refusal(state, figure, away, facing)


def melee_piece_refusal(
    state: State, figure: FigureId, weapon: Block, piece: str, facing: float | None = None
) -> Refusal | None:
    """Why a piece of terrain cannot be struck.  R1.7.14, RU124."""
    refusal = sighted_piece_refusal(state, figure, piece, facing)
    if refusal is not None:
        return refusal
    away = distance_between(base_point(state, figure), piece_point(state, figure, piece))
    return _reach_refusal(state, figure, weapon, away, piece)


# -- support --------------------------------------------------------------------------------------------------


def supporters(
    state: State, figure: FigureId, target: FigureId | None, point: Point3, piece: str | None = None
) -> list[FigureId]:
    """The other figures of the controller that could choose the target for a melee attack.  R1.7.15, RU070."""
    controller = state.figures[figure].controller

    def could_choose(other: FigureId, weapon: Block) -> bool:
        if piece is not None:
            return melee_piece_refusal(state, other, weapon, piece) is None
        if target is not None:
            return melee_target_refusal(state, other, weapon, target) is None
        return melee_point_refusal(state, other, weapon, point) is None

    return [
        other.id
        for other in figures_on_table(state)
        if other.controller == controller
        and other.id not in (figure, target)
        and is_able_to_act(state, other.id)
        and any(could_choose(other.id, weapon) for weapon in weapons(state, other.id, ranged=False))
    ]
