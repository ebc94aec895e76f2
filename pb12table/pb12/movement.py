"""Moving: the Move and Adjust actions and the options their movement points pay for.  R1.7.2 to R1.7.7, R4.0.6."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.pb12.answers import Climb, Horizontal, Land, Move, MoveOption, Stop, Vertical
from pb12table.pb12.checks import Game
from pb12table.pb12.events import FigureMoved, FigureTurned
from pb12table.pb12.falling import collide, fall
from pb12table.pb12.figures import has_status, is_able_to_act, is_on_table, value
from pb12table.pb12.interrupt_answers import Respond
from pb12table.pb12.interrupt_events import MovementFixed
from pb12table.pb12.interrupt_requests import RespondToInterruption
from pb12table.pb12.modifiers import total
from pb12table.pb12.moments import Moment, Played, Window, Windows
from pb12table.pb12.move_options import (
    HORIZONTALS_FOR_A_MARKER,
    is_standing,
    option_cost,
    option_refusal,
    option_result,
)
from pb12table.pb12.profiles import Attribute, FigureId
from pb12table.pb12.requests import ChooseMoveOption
from pb12table.pb12.state import Status
from pb12table.pb12.statuses import lose_camouflage, receive
from pb12table.table.shapes import Point3
from pb12table.table.units import direction, normalised, rounded


async def move(game: Game, figure: FigureId, action: Move, windows: Windows | None) -> None:
    """Spend the Move's points on options.  R1.7.2 (Bewegung), R1.7.3 (alle Aktionspunkte), RU061, RU062."""
    mover = game.state.figures[figure]
    speed = value(game.state, figure, Attribute.MOVEMENT)
    mover.movement_points = max(speed, 0) * (action.action_points + (1 if action.full_move else 0))
    mover.renounced_free_actions = mover.renounced_free_actions or action.full_move
    await receive(game, figure, Status.MOVED, "R1.7.2")
    await take_options(game, Course(figure), windows)


async def adjust(game: Game, figure: FigureId, windows: Windows | None) -> None:
    """One movement point for any option; no Moved marker.  R1.7.7 (Korrekturbewegung), RU060."""
    # A threatened figure uses all its movement points up at once (R4.1.2, RU107).
    game.state.figures[figure].movement_points = 0 if has_status(game.state, figure, Status.THREATENED) else 1
    await take_options(game, Course(figure, adjust=True), windows)


@dataclass(slots=True)
class Course:
    """How far a movement has come.

    `horizontals` options were taken; for the first `marked` of them the Moved markers came ahead.  `fixed` is the rest
    when the mover has committed itself (R4.0.6), None while it is free.  `adjust`: no markers (RU060).
    """

    figure: FigureId
    adjust: bool = False
    horizontals: int = 0
    marked: int = 0
    fixed: list[MoveOption] | None = None


async def take_options(game: Game, course: Course, windows: Windows | None) -> None:
    """Ask for options until the points are spent, the figure stops, is stopped, or cannot go on.

    R1.7.2, R1.7.4 (Moved markers), RU060 (points left over are lost), RU044 (a collision ends the Move), RU079 (so does
    becoming Incapacitated), RU063 (in the air at the end: falls), R4.0.6 (interruptions before and after each option;
    `windows` None: there are none).
    """
    state, figure = game.state, course.figure
    mover = state.figures[figure]
    announced: MoveOption | None = None
    while mover.movement_points > 0 and is_on_table(state, figure) and is_able_to_act(state, figure):
        option = await _next_option(game, course)
        if option is None or not is_on_table(state, figure):
            break
        start = (mover.x, mover.y, mover.z)
        # What was announced before an interruption, and is chosen again, is not announced anew (RU102).
        if option != announced and await _is_interrupted(game, course, windows, Window.BEFORE_OPTION, option, start):
            announced = option
            continue
        announced = None
        if course.fixed:
            course.fixed.pop(0)
        await take_option(game, figure, option)
        if isinstance(option, Horizontal):
            course.horizontals += 1
            await _mark(game, course, course.horizontals)
        await _is_interrupted(game, course, windows, Window.AFTER_OPTION, option, start)
    mover.movement_points = 0
    if is_on_table(state, figure) and not is_standing(state, figure):
        await fall(game, figure)


async def _next_option(game: Game, course: Course) -> MoveOption | None:
    """The next option, None for no more; a fixed rest is carried out as far as it is possible.  RU104."""
    state, figure = game.state, course.figure
    if course.fixed is None:
        question = ChooseMoveOption(state.figures[figure].controller, figure, course.horizontals, course.adjust)
        answer = await game.ask(question)
        return None if isinstance(answer, Stop) else answer
    option = course.fixed[0] if course.fixed else None
    return None if option is None or option_refusal(state, figure, option) is not None else option


async def _mark(game: Game, course: Course, horizontals: int) -> None:
    """The Moved marker of each sixth horizontal option, if it has not come ahead.  R1.7.4, RU061."""
    if not course.adjust and horizontals > course.marked and horizontals % HORIZONTALS_FOR_A_MARKER == 0:
        await receive(game, course.figure, Status.MOVED, "R1.7.4")


async def _is_interrupted(
    game: Game, course: Course, windows: Windows | None, window: Window, option: MoveOption, start: Point3
) -> bool:
    """Let players interrupt before or after an option.  R4.0.6 (Unterbrechung von Bewegung), RU104."""
    if windows is None:
        return False
    state, figure = game.state, course.figure
    player = state.figures[figure].controller if state.turn is None else state.turn.player
    declared = option if window is Window.BEFORE_OPTION else None
    return await windows(
        game,
        Moment(window, player, figure, option=option, start=start),
        lambda stack: _respond(game, course, declared, stack),
    )


async def _respond(game: Game, course: Course, option: MoveOption | None, stack: tuple[Played, ...]) -> None:
    """The mover reacts to what was announced, or fixes the rest and has its Moved markers at once.  R4.0.6, RU104."""
    state, figure = game.state, course.figure
    mover = state.figures[figure]
    if course.fixed is not None or mover.movement_points < 1 or not is_able_to_act(state, figure):
        return
    question = RespondToInterruption(
        mover.controller, figure, course.horizontals, course.adjust, option, stack
    )
    answer = await game.ask(question)
    if isinstance(answer, Respond) or not is_on_table(state, figure):
        return
    course.fixed = list(answer.options)
    last = course.horizontals + sum(isinstance(each, Horizontal) for each in answer.options)
    game.record(MovementFixed(figure=figure, options=len(answer.options), horizontals=last))
    for number in range(course.horizontals + 1, last + 1):
        await _mark(game, course, number)
    course.marked = last


async def take_option(game: Game, figure: FigureId, option: MoveOption) -> None:
    """Carry out one legal option: pay, move, then fall or collide.  R1.7.4 to R1.7.6, R6.1.8, R1.5.5, RU063."""
    state = game.state
    mover = state.figures[figure]
    start = (mover.x, mover.y, mover.z)
    cost = total(option_cost(state, figure, option))
    result = option_result(state, figure, option)
    mover.movement_points -= cost
    mover.climbing = isinstance(option, Climb)
    mover.x, mover.y, mover.z = rounded(result.x), rounded(result.y), rounded(result.z)
    _face(game, figure, option, start)
    kind = option.__struct_config__.tag
    end = (mover.x, mover.y, mover.z)
    game.record(FigureMoved(figure=figure, option=str(kind), start=start, end=end, movement_points=cost))
    lose_camouflage(game)
    if result.obstacle is not None:
        mover.movement_points = 0
        await collide(game, figure, result.obstacle, result.contact)
    if is_on_table(state, figure) and isinstance(option, Horizontal | Land) and not is_standing(state, figure):
        await fall(game, figure)


def _face(game: Game, figure: FigureId, option: MoveOption, start: tuple[float, float, float]) -> None:
    """Turn along the way, then freely.  RU064 (vorwärts), R1.7.2 (freie Ausrichtung)."""
    mover = game.state.figures[figure]
    if isinstance(option, Horizontal | Vertical) and (option.x, option.y) != start[:2]:
        mover.facing = rounded(direction(start[:2], (option.x, option.y)))
    if option.facing is not None:
        mover.facing = rounded(normalised(option.facing))


def turn_to(game: Game, figure: FigureId, facing: float | None) -> None:
    """Set the facing freely before an action.  R1.6.2 (freie Ausrichtung)."""
    acting = game.state.figures[figure]
    if facing is not None and rounded(normalised(facing)) != acting.facing:
        acting.facing = rounded(normalised(facing))
        game.record(FigureTurned(figure=figure, facing=acting.facing))
