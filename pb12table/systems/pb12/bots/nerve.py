"""What panic costs and brings a bot: who would lose the nerve where, and when a leader steps in.

R1.4.27 (Panikproben), R1.10.1 (Marker), R1.10.5 (Panisch), R2.2.9 (Panikproben übernehmen).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.bots.prospects import all_depends_on, opponents, standing_at, weight_of
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.checks.deputies import panic_modifiers, take_over_cost, take_over_modifiers
from pb12table.systems.pb12.rules.checks.taking_over import TakeOverPanicChecks
from pb12table.systems.pb12.rules.figures.figures import (
    base_point,
    communication_radius,
    figures_of,
    has_status,
    is_able_to_act,
    is_near,
    is_on_table,
)
from pb12table.systems.pb12.rules.game.answers import Decline, TakeOver
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.statuses.due_effects import NextEffect, TakenOver
from pb12table.systems.pb12.rules.statuses.markers import markers_near
from pb12table.systems.pb12.rules.statuses.status_phase import ChooseEffect, marker_checks
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.shapes import Point3

PANIC = 0.4
"""What panic is worth to the opponents, as a share of going out of action: a figure may come to itself."""

DEFEAT = 1.5
"""What it costs besides when nobody else of its player could act: that is a defeat.  R1.3.18."""

POINT = 0.03
"""What a command point is worth, which lapses unless something else is done with it."""

MOST_EXTRA = 3
"""More command points than that are never paid on top."""


def p_panic(state: State, figure: FigureId, markers: int) -> float:
    """How likely a figure panics for want of nerve with so many markers in its area."""
    if is_vehicle(state, figure) or has_status(state, figure, Status.PANICKED):
        return 0.0
    return 1.0 - check_probability(total(panic_modifiers(state, figure, markers)))


def cost_of_panic(state: State, figure: FigureId) -> float:
    """What it costs a figure's player that it panics."""
    return PANIC * weight_of(state, figure) + (DEFEAT if is_last(state, figure) else 0.0)


def is_last(state: State, figure: FigureId) -> bool:
    """Whether a player has no other figure on the table that is able to act, or depends on this one.  R1.3.18."""
    own = figures_of(state, state.figures[figure].controller)
    others = (each.id for each in own if each.id != figure)
    alone = not any(is_on_table(state, other) and is_able_to_act(state, other) for other in others)
    return alone or all_depends_on(state, figure)


def dread(state: State, figure: FigureId, place: Point3, victim: FigureId | None = None, falls: float = 0.0) -> float:
    """What panic costs a figure that ends the round at a place, beside a victim that falls so likely there.

    Markers in its communication area force a check, those of its victims, too: friend or foe.
    """
    if is_vehicle(state, figure) or not (state.markers or falls > 0.0):
        return 0.0
    with standing_at(state, figure, place):
        markers = markers_near(state, figure)
        one_more = victim is not None and falls > 0.0 and _is_in_area(state, figure, victim)
        if not markers and not one_more:
            return 0.0
        calm = p_panic(state, figure, markers) if markers else 0.0
        likely = (1.0 - falls) * calm + falls * p_panic(state, figure, markers + 1) if one_more else calm
        return likely * cost_of_panic(state, figure)


def fright(state: State, figure: FigureId, victim: FigureId, falls: float) -> float:
    """What it is worth to a figure that others of the victim's side panic beside it, if it falls so likely."""
    if falls <= 0.0:
        return 0.0
    found = 0.0
    for other in opponents(state, figure):
        if other != victim and _is_in_area(state, other, victim):
            before = markers_near(state, other)
            more = p_panic(state, other, before + 1) - (p_panic(state, other, before) if before else 0.0)
            found += max(more, 0.0) * cost_of_panic(state, other)
    return falls * found


def _is_in_area(state: State, figure: FigureId, victim: FigureId) -> bool:
    """Whether the marker of a victim would lie in a figure's communication area.  R1.10.1."""
    return is_near(state, figure, base_point(state, victim), communication_radius(state, figure))


# -- leaders ----------------------------------------------------------------------------------------------------


def best_take_over(state: State, request: TakeOverPanicChecks) -> TakeOver | Decline:
    """The leader's check that saves most, if it saves more than it costs."""
    own = {figure: request.own_check(figure) or () for figure in request.figures}
    ways = [each for each in request.hints(state) if isinstance(each, TakeOver)]
    found = [(_saved(state, way, own), number, way) for number, way in enumerate(_with_extra(state, request, ways))]
    gain, _, best = max(found, default=(0.0, 0, None), key=lambda each: (each[0], -each[1]))
    return best if best is not None and gain > 0.0 else Decline()


def _with_extra(state: State, request: TakeOverPanicChecks, ways: Sequence[TakeOver]) -> list[TakeOver]:
    """The ways with and without command points on top, as far as they can be paid."""
    wished = [msgspec.structs.replace(way, extra=extra) for way in ways for extra in range(MOST_EXTRA + 1)]
    return [way for way in wished if request.refusal(state, way) is None]


def _saved(state: State, way: TakeOver, own: Mapping[FigureId, Sequence[Modifier]]) -> float:
    """How much less panic costs by a way, less the command points it takes."""
    lead = own.get(way.leader)
    leader = 1.0 - check_probability(total(take_over_modifiers(state, way, lead)))
    saved = sum(
        (1.0 - check_probability(total(own[figure])) - leader) * cost_of_panic(state, figure) for figure in way.figures
    )
    return saved - POINT * total(take_over_cost(way))


def next_effect_of(state: State, request: ChooseEffect) -> NextEffect:
    """The next effect of the status phase: a leader steps in where that saves something, else the first there is."""
    taking = next((effect for effect in request.effects if isinstance(effect, TakenOver)), None)
    first = next(effect for effect in request.effects if not isinstance(effect, TakenOver))
    if taking is None:
        return first
    checks = marker_checks(state, PlayerId(request.player))
    asked: Any = TakeOverPanicChecks(
        request.player, tuple(check.figure for check in checks), own=tuple(check.modifiers for check in checks)
    )
    return taking if isinstance(best_take_over(state, asked), TakeOver) else first
