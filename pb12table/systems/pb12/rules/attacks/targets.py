"""Targets of actions: figures, points and terrain, and the one decisive reason when one cannot be chosen.

R1.6.4 (Zielauswahl), R1.6.15 (unqualifizierte Zielpunkte), R1.7.9, R1.7.14.  A `facing` is the free one that comes
before the action (R1.6.2, RU048); None for the one the figure has.
"""

from __future__ import annotations

from math import isfinite

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.figures.figures import (
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
from pb12table.systems.pb12.rules.figures.seeing import has_sight_line, point_sight, sight
from pb12table.systems.pb12.rules.game.answers import Aim, Attack, Command
from pb12table.systems.pb12.rules.game.state import ChosenTarget, State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block
from pb12table.systems.pb12.rules.scenarios.scenario_data import Whom, Within
from pb12table.table.battlefield import Body
from pb12table.table.motion.contact import in_contact, pieces_in_contact
from pb12table.table.motion.falling import stand_heights
from pb12table.table.shapes import Point3, at_least, at_most, moved, rounded
from pb12table.table.shapes import distance as distance_between
from pb12table.table.sight.sight import aim_points
from pb12table.table.sight.silhouette import holds

SURFACE_TOLERANCE = 0.002
"""How far from a surface a target point on it may lie: heights are rounded, and ramps are met in between."""


# -- weapons --------------------------------------------------------------------------------------------------


def weapons(state: State, figure: FigureId, *, ranged: bool) -> list[Block]:
    """Return the ranged or melee weapons a figure has in use.  R1.8.2, R1.8.7, R1.8.8."""
    return [
        block for block in blocks_in_use(state, figure) if (block.is_ranged_weapon if ranged else block.is_melee_weapon)
    ]


def reach(state: State, figure: FigureId, block: Block | None) -> int:
    """Return how far a figure can strike with a weapon, or reach with what is chosen for an action, in steps.

    R1.4.18, R1.8.6 (Nahkampfreichweite).
    """
    return value(state, figure, Attribute.MELEE_REACH) + (0 if block is None else block.melee_reach)


# -- what is aimed at -----------------------------------------------------------------------------------------


def figure_at(state: State, point: Point3) -> FigureId | None:
    """Return the figure whose body contains a point, None for a bare point.  R1.6.15, RU056."""
    return next((other.id for other in figures_on_table(state) if holds(body(state, other.id), point)), None)


def chosen(answer: Attack | Aim | Command) -> ChosenTarget:
    """Return what an answer names as its target.  R1.6.4, R1.7.16, R2.1.5, RU124."""
    return ChosenTarget(answer.target, answer.point, answer.piece)


def qualified(state: State, target: ChosenTarget) -> ChosenTarget:
    """Return the figure instead of a point that lies in one, else the target itself.  R1.6.15, RU056."""
    inside = None if target.point is None else figure_at(state, target.point)
    return target if inside is None else ChosenTarget(inside)


def target_figure(state: State, attack: Attack) -> FigureId | None:
    """Return the figure an attack is aimed at: the chosen one, or the one the chosen point lies in.  R1.6.4, RU056."""
    return qualified(state, chosen(attack)).figure


def target_point(state: State, figure: FigureId, target: ChosenTarget) -> Point3:
    """Return the target point: the chosen point, the target figure's base point, or a point of the target terrain.

    R1.6.4 (Zielauswahl).  ValueError when nothing is chosen, KeyError for terrain that is not there; refusals are asked
    first.
    """
    if target.point is not None:
        return target.point
    if target.piece is not None:
        return piece_point(state, figure, target.piece)
    if target.figure is None:
        raise ValueError("no target")
    return base_point(state, target.figure)


def is_present(state: State, figure: FigureId, target: ChosenTarget) -> bool:
    """Return whether a target is on the table; nobody is his own target.  R1.6.4 (Zielauswahl)."""
    if target.figure is not None:
        return target.figure != figure and target.figure in state.figures and is_on_table(state, target.figure)
    return target.piece is None or is_there(state, target.piece)


def nearest_visible_opponent(state: State, figure: FigureId, facing: float | None = None) -> float | None:
    """Return the distance of the nearest opposing figure with a sight line, None if there is none.  R1.7.9, RU065."""
    candidates = sorted(
        (distance(state, figure, other.id), other.id)
        for other in figures_on_table(state)
        if is_opposing(state, figure, other.id)
    )
    for away, other in candidates:
        if has_sight_line(state, figure, other, facing):
            return away
    return None


def is_aimed_at(state: State, figure: FigureId, target: ChosenTarget) -> bool:
    """Return whether the figure has aimed at the target this round, or all do by command.  R1.7.16, R2.1.5, RU067.

    A point in a figure is that figure (RU056), unless the very point was aimed at before the figure came there.
    """
    meant = (target.kept(), qualified(state, target))
    return any(aim in meant for aim in aims(state, figure))


def aims(state: State, figure: FigureId) -> list[ChosenTarget]:
    """Return what a figure aims at by command, and what it has aimed at itself this round.  R1.7.16, R2.1.5, RU067."""
    command = None if state.turn is None else state.turn.command
    found = [] if command is None or figure not in command.participants else [command.target]
    aimed = state.figures[figure].aimed_at
    found += [] if aimed is None or aimed.game_round != state.game_round else [aimed.target]
    return [target for target in found if target is not None]


# -- whose, how near ------------------------------------------------------------------------------------------


def side_refusal(state: State, player: PlayerId, target: FigureId, whom: Whom) -> Refusal | None:
    """Return why a figure cannot be the target of what a player does: it is of the wrong side.  R1.6.4, R5.0.6."""
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
    block: Block | None = None,
) -> Refusal | None:
    """Return why a figure or piece with its target point, or a bare point, is too far away.  R1.6.4, R1.1.16, R1.1.17.

    Contact is with figures and pieces; a bare point has none, and needs none.  `block` is chosen for the action and
    lengthens the melee reach (R1.8.6).
    """
    if within is Within.ANYWHERE or (within is Within.CONTACT and target is None):
        return None
    if within is Within.CONTACT:
        touching = _is_touched(state, body(state, figure, facing), target or "")
        return None if touching else Refusal("R1.1.16", "not-in-contact", (("target", target),))
    if within is Within.COMMUNICATION:
        near = is_near(state, figure, point, communication_radius(state, figure))
        return None if near else Refusal("R1.4.19", "outside-communication")
    longest = float(reach(state, figure, block) if within is Within.MELEE else within)
    away = distance_between(base_point(state, figure), point)
    return None if at_most(away, longest) else Refusal("R1.6.4", "too-far", (("distance", away), ("most", longest)))


def _is_touched(state: State, own: Body, target: FigureId | str) -> bool:
    """Return whether a body is in contact with a figure or a piece of terrain.  R1.1.16 (Kontakt)."""
    if target in state.figures:
        return in_contact(own, body(state, FigureId(target)))
    return target in pieces_in_contact(state.battlefield, own)


# -- what is in sight -----------------------------------------------------------------------------------------


def sighted_figure_refusal(state: State, figure: FigureId, target: FigureId, facing: float | None) -> Refusal | None:
    """Return why another figure cannot be a target: it is not there, or no sight line leads to it.  R1.6.4, RU049."""
    if not is_present(state, figure, ChosenTarget(target)):
        return Refusal("R1.6.4", "no-such-target")
    seen = sight(state, figure, target, facing)
    if seen.exists:
        return None
    if not seen.in_sight_angle:
        return Refusal("R1.4.22", "outside-sight-angle", (("target", target),))
    blocker = seen.blockers[0] if seen.blockers else ""
    return Refusal("R1.4.24", "no-sight-line", (("target", target), ("obstacle", blocker)))


def point_refusal(
    state: State, figure: FigureId, point: Point3, facing: float | None, *, of: str = ""
) -> Refusal | None:
    """Return why there is no sight line to a point, past the piece it is a point `of`.  R1.4.22, R1.4.23."""
    seen = point_sight(state, figure, point, facing)
    if not seen.in_sight_angle:
        return Refusal("R1.4.22", "point-outside-sight-angle")
    blockers = [blocker for blocker in seen.blockers if blocker != of]
    return Refusal("R1.4.23", "no-sight-line-to-point", (("obstacle", blockers[0]),)) if blockers else None


def bare_point_refusal(state: State, figure: FigureId, point: Point3, facing: float | None) -> Refusal | None:
    """Return why a bare point cannot be chosen: it lies nowhere, or there is no sight line to it.  R1.6.15, RU056."""
    x, y, z = point
    battlefield = state.battlefield
    inside = at_least(min(x, y), 0.0) and at_most(x, battlefield.width) and at_most(y, battlefield.depth)
    if not inside:
        return Refusal("R1.6.4", "point-off-the-table")
    if all(abs(z - height) > SURFACE_TOLERANCE for height in stand_heights(battlefield, x, y)):
        return Refusal("R1.6.4", "point-in-the-air")
    return point_refusal(state, figure, point, facing)


def piece_point(state: State, figure: FigureId, piece: str) -> Point3:
    """Return where a figure aims at a piece of terrain: the nearest point that nothing hides, or just the nearest.

    R1.6.4 (Zielgelände), RU124.  KeyError for a piece that is not there.
    """
    pieces = {known.id: known for known in state.battlefield.pieces}
    points = aim_points(pieces[piece], base_point(state, figure))
    open_to_view = (point for point in points if not point_sight(state, figure, point).blockers)
    return next(open_to_view, points[0])


def is_there(state: State, piece: str) -> bool:
    """Return whether a piece of terrain still stands."""
    return any(piece == known.id for known in state.battlefield.pieces)


def sighted_piece_refusal(state: State, figure: FigureId, piece: str, facing: float | None) -> Refusal | None:
    """Return why a piece of terrain cannot be a target: it is not there, or there is no sight line to it.  RU124."""
    if not is_there(state, piece):
        return Refusal("R1.6.4", "no-such-target")
    return point_refusal(state, figure, piece_point(state, figure, piece), facing, of=piece)


def sighted_refusal(state: State, figure: FigureId, target: ChosenTarget, facing: float | None) -> Refusal | None:
    """Return why there is no sight line to a target, whatever it is.  R1.6.4, R1.6.15, R1.7.16, RU049, RU056, RU124."""
    target = qualified(state, target)
    if target.figure is not None:
        return sighted_figure_refusal(state, figure, target.figure, facing)
    if target.piece is not None:
        return sighted_piece_refusal(state, figure, target.piece, facing)
    assert target.point is not None, "a target is a figure, a piece or a point"
    return bare_point_refusal(state, figure, target.point, facing)


# -- the targets of attacks and of Aim ------------------------------------------------------------------------


def one_target_refusal(target: ChosenTarget) -> Refusal | None:
    """Return why a choice is not a target: it must be exactly one figure, point or piece.  R1.6.4, RU124."""
    if [target.figure, target.point, target.piece].count(None) != 2:
        return Refusal("R1.6.4", "one-target")
    if target.point is not None and not all(isfinite(number) for number in target.point):
        return Refusal("R1.6.4", "not-a-number")
    return None


def target_refusal(state: State, figure: FigureId, weapon: Block, attack: Attack, *, ranged: bool) -> Refusal | None:
    """Return why the target of an attack cannot be chosen.  R1.6.4, R1.7.9, R1.7.14, RU124."""
    target = chosen(attack)
    refusal = one_target_refusal(target)
    if refusal is not None:
        return refusal
    if ranged:
        return ranged_target_refusal(state, figure, target, attack.facing)
    return melee_target_refusal(state, figure, weapon, target, attack.facing)


def ranged_target_refusal(
    state: State, figure: FigureId, target: ChosenTarget, facing: float | None = None
) -> Refusal | None:
    """Return why a target cannot be shot at: no sight line, or an opponent is much nearer.  R1.7.9, RU065, RU124.

    To a point it is as far as to that point, whoever has it inside (R1.6.4).
    """
    refusal = sighted_refusal(state, figure, target, facing)
    if refusal is not None or is_aimed_at(state, figure, target):
        return refusal
    away = distance_between(base_point(state, figure), target_point(state, figure, target))
    nearest = nearest_visible_opponent(state, figure, facing)
    if nearest is not None and not at_most(away, 1.5 * nearest):
        return Refusal("R1.7.9", "nearer-target", (("distance", away), ("limit", 1.5 * nearest)))
    return None


def melee_target_refusal(
    state: State, figure: FigureId, weapon: Block, target: ChosenTarget, facing: float | None = None
) -> Refusal | None:
    """Return why a target cannot be struck: out of reach or no sight line.  R1.7.14, R1.8.6, RU124.

    Of a figure that has a chosen point inside, that point must be in reach, not its base point (R1.6.4, R1.6.15).
    """
    chosen_point, target = target.point, qualified(state, target)
    if not is_present(state, figure, target):
        return Refusal("R1.6.4", "no-such-target")
    if target.piece is not None:  # where it is aimed at depends on what is seen of it
        refusal = sighted_refusal(state, figure, target, facing)
        if refusal is not None:
            return refusal
    longest = reach(state, figure, weapon)
    away = distance_between(base_point(state, figure), chosen_point or target_point(state, figure, target))
    if not at_most(away, longest):
        details = (("distance", away), ("reach", longest), ("target", target.name or ""))
        return Refusal("R1.7.14", "out-of-reach", details)
    return sighted_refusal(state, figure, target, facing)


# -- support --------------------------------------------------------------------------------------------------


def supporters(state: State, figure: FigureId, target: ChosenTarget) -> list[FigureId]:
    """Return the other figures of the controller that could choose the target for a melee attack.  R1.7.15, RU070."""
    controller = state.figures[figure].controller
    return [
        other.id
        for other in figures_on_table(state)
        if other.controller == controller
        and other.id not in (figure, target.figure)
        and is_able_to_act(state, other.id)
        and any(
            melee_target_refusal(state, other.id, weapon, target) is None
            for weapon in weapons(state, other.id, ranged=False)
        )
    ]


def breakable_pieces(state: State) -> list[str]:
    """Return the pieces of terrain that still stand and can be damaged.  RU124."""
    return [piece for piece, left in state.terrain.items() if not left.gone and piece in state.setup.durability]


def point_near(state: State, figure: FigureId, chance: Chance) -> Point3:
    """Return a point near a figure, on the table or on what lies there, at which an arbitrary shot may be aimed."""
    here = body(state, figure).position
    x, y = moved(here, chance.uniform(0.0, 360.0), chance.uniform(0.0, 10.0))
    x, y = rounded(x), rounded(y)
    return (x, y, chance.choice(stand_heights(state.battlefield, x, y)))
