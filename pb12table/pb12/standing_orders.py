"""When players want to be asked whether they interrupt: figure by figure, or not at all in a turn.  R4.0.1, R4.3.1.

Nobody has to interrupt; the orders only keep questions away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pb12table.kernel.request import Refusal
from pb12table.pb12.answers import Action, MeleeAttack, RangedAttack, ScenarioAct
from pb12table.pb12.figures import distance, figures_of, figures_on_table, is_near, is_on_table, is_opposing
from pb12table.pb12.interrupt_answers import OrderDeclaration, PassTurn, SetStandingOrder
from pb12table.pb12.interrupt_legality import delayed_refusal, reaction_refusal
from pb12table.pb12.moments import Moment, Played, Window
from pb12table.pb12.profiles import FigureId, PlayerId, StandingOrder, When
from pb12table.pb12.scenario_plan import plan_scenario_action
from pb12table.pb12.seeing import has_sight_line
from pb12table.pb12.state import Activation, Place, State
from pb12table.pb12.targets import target_figure, target_point
from pb12table.table.shapes import Point3
from pb12table.table.units import at_most


def is_asked(state: State, player: PlayerId, moment: Moment, stack: Sequence[Played]) -> bool:
    """Whether a player has an interruption to play now, and wants to be asked about it."""
    if state.players[player].passed_turn:
        return False
    return any(
        order_holds(state, figure.id, moment, stack)
        and (delayed_refusal(state, figure.id) is None or reaction_refusal(state, figure.id, moment.window) is None)
        for figure in figures_of(state, player)
    )


def order_holds(state: State, figure: FigureId, moment: Moment, stack: Sequence[Played]) -> bool:
    """Whether this is an occasion on which a figure's player wants to be asked."""
    order = state.figures[figure].standing_order
    match order.when:
        case When.NEVER:
            return False
        case When.ALWAYS:
            return True
        case When.ATTACKED:
            return is_attacked(state, figure, moment, stack)
        case When.NEAR:
            return is_attacked(state, figure, moment, stack) or comes_near(state, figure, moment, stack, order.steps)


# -- attacked -----------------------------------------------------------------------------------------------------


def is_attacked(state: State, figure: FigureId, moment: Moment, stack: Sequence[Played]) -> bool:
    """Whether an opponent is about to attack a figure: in its turn, or with an interruption on the stack."""
    declared = [(played.answer.figure, played.action) for played in stack]
    if moment.window is Window.BEFORE_ACTION and moment.figure is not None:
        declared.append((moment.figure, moment.action))
    return any(
        action is not None and is_opposing(state, figure, actor) and figure in aimed_at(state, actor, action)
        for actor, action in declared
    )


def aimed_at(state: State, actor: FigureId, action: Action) -> tuple[FigureId, ...]:
    """The figures an action would harm if it came out: the target, or all within the target radius.  R1.6.9, RU122."""
    if isinstance(action, ScenarioAct):
        return _aimed_at_by_scenario(state, actor, action)
    if not isinstance(action, RangedAttack | MeleeAttack):
        return ()
    weapon = state.setup.block_by_figure[actor].get(action.weapon)
    if weapon is None or (action.target is not None and not is_on_table(state, action.target)):
        return ()
    if weapon.radius is not None:
        point, radius = target_point(state, actor, action), weapon.radius
        return tuple(other.id for other in figures_on_table(state) if is_near(state, other.id, point, radius))
    target = target_figure(state, action)
    return () if target is None else (target,)


def _aimed_at_by_scenario(state: State, actor: FigureId, act: ScenarioAct) -> tuple[FigureId, ...]:
    """The figures an action of the scenario would reach."""
    if act.target is not None and not is_on_table(state, act.target):
        return ()
    plan = plan_scenario_action(state, actor, act)
    if plan.radius is not None and plan.point is not None:
        point, radius = plan.point, plan.radius
        return tuple(other.id for other in figures_on_table(state) if is_near(state, other.id, point, radius))
    return () if plan.target is None else (plan.target,)


# -- near ---------------------------------------------------------------------------------------------------------


def comes_near(state: State, figure: FigureId, moment: Moment, stack: Sequence[Played], steps: int) -> bool:
    """Whether an opponent acts within some steps of a figure, comes that near, or comes into its sight that near."""
    if not is_on_table(state, figure):
        return False
    if any(played.action is not None and _is_near(state, figure, played.answer.figure, steps) for played in stack):
        return True
    near = [other for other in (moment.figure, *moment.further) if other and _is_near(state, figure, other, steps)]
    if not near:
        return False
    other = near[0]
    match moment.window:
        case Window.BEFORE_ACTION:
            return True
        case Window.AFTER_OPTION:
            return moment.start is not None and _has_come(state, figure, other, moment.start, steps)
        case Window.AFTER_TURN:
            return state.figures[other].activation is Activation.NONE and not state.figures[other].done
        case _:
            return False


def _is_near(state: State, figure: FigureId, other: FigureId, steps: int) -> bool:
    return (
        is_opposing(state, figure, other)
        and is_on_table(state, other)
        and at_most(distance(state, figure, other), float(steps))
    )


def _has_come(state: State, figure: FigureId, other: FigureId, start: Point3, steps: int) -> bool:
    """Whether an opponent that is near now was further away, or out of sight, where its option began."""
    before = _standing_at(state, other, start)
    if not _is_near(before, figure, other, steps):
        return True
    return has_sight_line(state, figure, other) and not has_sight_line(before, figure, other)


def _standing_at(state: State, figure: FigureId, place: Point3) -> State:
    """The state with one figure elsewhere; it shares everything else."""
    moved = state.figures[figure].clone()
    moved.x, moved.y, moved.z = place
    return replace(state, figures={**state.figures, figure: moved})


# -- declarations -------------------------------------------------------------------------------------------------


def order_refusal(state: State, player: PlayerId, declaration: OrderDeclaration) -> Refusal | None:
    """Why a player cannot say this about being asked."""
    if isinstance(declaration, PassTurn):
        return None
    figure = state.figures.get(declaration.figure)
    if figure is None or figure.controller != player or figure.place is Place.REMOVED:
        return Refusal("R1.2.11", "not-your-figure", (("figure", declaration.figure),))
    return None


def give_order(state: State, player: PlayerId, declaration: OrderDeclaration) -> None:
    """Keep what a player says about being asked."""
    match declaration:
        case PassTurn():
            state.players[player].passed_turn = declaration.passing
        case SetStandingOrder():
            state.figures[declaration.figure].standing_order = StandingOrder(declaration.when, declaration.steps)
