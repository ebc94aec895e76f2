"""Moving: the Move and Adjust actions, which option comes next, and what an interrupted mover is asked."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.interrupt_legality import commit_refusal
from pb12table.systems.pb12.rules.extensions.moments import Moment, Played, Window, Windows
from pb12table.systems.pb12.rules.figures.falling import collide, fall, throw_off
from pb12table.systems.pb12.rules.figures.figures import body, is_able_to_act, is_on_table, value
from pb12table.systems.pb12.rules.figures.statuses import note_new_places, receive
from pb12table.systems.pb12.rules.game.answers import (
    Climb,
    Commit,
    Horizontal,
    Land,
    MoveAnswer,
    MoveOption,
    MoverAnswer,
    Respond,
    Reverse,
    Stop,
    TurnBy,
    Vertical,
)
from pb12table.systems.pb12.rules.game.events import FigureMoved, FigureTurned, MovementFixed, VehicleTurned
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.movement.move_options import (
    OPTIONS_FOR_A_MARKER,
    apply_option,
    is_standing,
    option_refusal,
)
from pb12table.systems.pb12.rules.movement.path_plan import Trial
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import arbitrary_option, driving_options, footing
from pb12table.table.motion.contact import climbable_in_contact
from pb12table.table.motion.falling import stand_heights
from pb12table.table.shapes import DIRECTIONS, Point3, are_numbers, moved, normalised, rounded

TRIES = 12
"""How many arbitrary options are tried before a sample falls back on the hints."""


@dataclass(frozen=True, slots=True)
class ChooseMoveOption(Request[State, MoveAnswer]):
    """The next movement option of a moving figure, or its end.  R1.7.2 to R1.7.7.

    `horizontals` options were taken in this action so far (R1.7.4: each sixth gives a Moved marker), and `reverses` and
    `turns` by a vehicle (R3.0.18, R3.0.19); `adjust`: the movement point comes from an Adjust, which gives no marker
    (RU060).
    """

    figure: FigureId
    horizontals: int
    adjust: bool
    reverses: int = 0
    turns: int = 0

    def refusal(self, state: State, answer: MoveAnswer) -> Refusal | None:
        return move_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> MoveAnswer:
        return sample_option(state, self.figure, chance)

    def hints(self, state: State) -> Sequence[MoveAnswer]:
        return move_options(state, self.figure)

    def default(self, state: State) -> MoveAnswer:
        return Stop()

    def encode(self, answer: MoveAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> MoveAnswer:
        answer: MoveAnswer = decoded(plain, MoveAnswer)
        return answer


def move_refusal(state: State, figure: FigureId, answer: MoveAnswer) -> Refusal | None:
    """Return why a movement answer is illegal.  R1.7.4 to R1.7.6."""
    if isinstance(answer, Stop):
        return None
    numbers = (getattr(answer, name) for name in answer.__struct_fields__)
    if not are_numbers(*numbers):
        return Refusal("R1.7.4", "not-a-number")
    return option_refusal(state, figure, answer)


def move_options(state: State, figure: FigureId) -> list[MoveAnswer]:
    """Return legal options of one step in eight directions, on the level and to every reachable height, and Stop."""
    if is_vehicle(state, figure):
        options = driving_options(state, figure)
        return [*(option for option in options if move_refusal(state, figure, option) is None), Stop()]
    mover = state.figures[figure]
    vertical = value(state, figure, Attribute.VERTICAL_MOVEMENT)
    found: list[MoveOption] = []
    ground = footing(state, figure)
    for angle in DIRECTIONS:
        x, y = moved((mover.x, mover.y), angle, 1.0)
        to = (rounded(x), rounded(y))
        if math.dist(to, (mover.x, mover.y)) > 1.0:
            x, y = moved((mover.x, mover.y), angle, 0.999)
            to = (rounded(x), rounded(y))
        found.append(Horizontal(*to))
        heights = stand_heights(ground, *to)
        found += [
            Vertical(*to, rise=rounded(height - mover.z))
            for height in heights
            if 0.25 < abs(height - mover.z) <= vertical
        ]
    found += [Land(float(drop)) for drop in range(1, vertical + 1)]
    if climbable_in_contact(ground, body(state, figure)):
        # Straight up beside what can be climbed, and holding on.
        found += [Vertical(mover.x, mover.y, rise=float(rise)) for rise in range(1, vertical + 1)]
        found.append(Climb())
    return [*(option for option in found if move_refusal(state, figure, option) is None), Stop()]


def sample_option(state: State, figure: FigureId, chance: Chance) -> MoveAnswer:
    """Return an arbitrary legal option: any direction, length and height."""
    mover = state.figures[figure]
    vertical = value(state, figure, Attribute.VERTICAL_MOVEMENT)
    for _ in range(TRIES if is_vehicle(state, figure) else 0):
        driven = arbitrary_option(state, figure, chance)
        if move_refusal(state, figure, driven) is None:
            return driven
    for _ in range(TRIES):
        length = chance.choice((1.0, 1.0, chance.uniform(0.0, 1.0))) * 0.999
        x, y = moved((mover.x, mover.y), chance.uniform(0.0, 360.0), length)
        x, y = rounded(x), rounded(y)
        facing = None if chance.random() < 0.8 else rounded(chance.uniform(0.0, 359.0))
        pick = chance.random()
        answer: MoveAnswer = Horizontal(x, y, facing)
        if pick < 0.25:
            answer = Vertical(x, y, rounded(chance.uniform(-vertical, vertical)), facing)
        elif pick < 0.3:
            answer = Land(rounded(chance.uniform(0.0, max(vertical, 1))), facing)
        elif pick < 0.33:
            answer = Stop()
        elif pick < 0.36:
            answer = Climb(facing)
        if move_refusal(state, figure, answer) is None:
            return answer
    return chance.choice(move_options(state, figure))


@dataclass(frozen=True, slots=True)
class RespondToInterruption(Request[State, MoverAnswer]):
    """Whether a mover reacts to what was played, or fixes the rest of its movement.  R4.0.6, RU104.

    `horizontals` options were taken so far; `adjust`: there are no Moved markers (RU060).  `option` is the one that
    was about to be taken, None when the interruption came after one.  `stack` is what was played.
    """

    figure: FigureId
    horizontals: int
    adjust: bool
    option: MoveOption | None
    stack: tuple[Played, ...]

    def refusal(self, state: State, answer: MoverAnswer) -> Refusal | None:
        return None if isinstance(answer, Respond) else commit_refusal(state, self.figure, answer.options)

    def sample(self, state: State, chance: Chance) -> MoverAnswer:
        """Return a reaction, or a few more arbitrary options."""
        if chance.random() < 0.5:
            return Respond()
        trial = Trial(state, self.figure, state.figures[self.figure].movement_points)
        options: list[MoveOption] = []
        for _ in range(chance.randint(0, max(trial.mover.movement_points, 0))):
            option = sample_option(trial.state, self.figure, chance)
            if isinstance(option, Stop):
                break
            options.append(option)
            if trial.take(option).risk is not None:
                break
        return Commit(tuple(options)) if commit_refusal(state, self.figure, options) is None else Respond()

    def hints(self, state: State) -> Sequence[MoverAnswer]:
        """Return reacting, going no further, and the declared option."""
        ways = [()] if self.option is None else [(), (self.option,)]
        return [Respond(), *(Commit(way) for way in ways if commit_refusal(state, self.figure, way) is None)]

    def default(self, state: State) -> MoverAnswer:
        return Respond()

    def encode(self, answer: MoverAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> MoverAnswer:
        answer: MoverAnswer = decoded(plain, MoverAnswer)
        return answer


@dataclass(slots=True)
class Course:
    """How far a movement has come.

    `horizontals`, `reverses` and `turns` options were taken; for the first `marked` horizontals and `reverses_marked`
    reverses the Moved markers came ahead.  `fixed` is the rest when the mover has committed itself (R4.0.6), None while
    it is free.  `adjust`: no markers (RU060).  `collided`: an option ended it by a collision (RU044).
    """

    figure: FigureId
    adjust: bool = False
    horizontals: int = 0
    reverses: int = 0
    turns: int = 0
    marked: int = 0
    reverses_marked: int = 0
    fixed: list[MoveOption] | None = None
    collided: bool = False


async def use_points(game: Game, course: Course, points: int, windows: Windows | None) -> None:
    """Let a figure use movement points for options; what it has left of a Move in whose middle that happens comes back.

    R1.7.2, RU060; but a collision ends that Move, too (R1.5.5, RU044).
    """
    mover = game.state.figures[course.figure]
    kept, mover.movement_points = mover.movement_points, points
    await take_options(game, course, windows)
    if is_on_table(game.state, course.figure) and not course.collided:
        mover.movement_points = kept


async def take_options(game: Game, course: Course, windows: Windows | None) -> None:
    """Ask for options until the points are spent, the figure stops, is stopped, or cannot go on.

    R1.7.2, R1.7.4 (Moved markers), RU060 (points left over are lost), RU044 (a collision ends the Move), RU079 (so does
    becoming Incapacitated), RU063 (in the air at the end: falls), R4.0.6 (interruptions before and after each option;
    `windows` None: there are none).  Ruling 129: when the player who moves a vehicle loses it in an interruption, or
    leaves the game without it (RU024), the points left are nobody's to use (R1.2.11, R3.0.4); what he has fixed is
    carried out.
    """
    state, figure = game.state, course.figure
    mover = state.figures[figure]
    player = mover.controller
    announced: MoveOption | None = None
    while mover.movement_points > 0 and is_on_table(state, figure) and is_able_to_act(state, figure):
        if _is_lost(game, course, player):
            break
        option = await _next_option(game, course)
        if option is None or not is_on_table(state, figure):
            break
        start = (mover.x, mover.y, mover.z)
        # What was announced before an interruption, and is chosen again, is not announced anew (RU102).
        if option != announced and await _is_interrupted(game, course, windows, Window.BEFORE_OPTION, option, start):
            announced = option
            continue
        if not is_on_table(state, figure) or _is_lost(game, course, player):
            break
        announced = None
        if course.fixed:
            course.fixed.pop(0)
        course.collided = await take_option(game, figure, option)
        await _count(game, course, option)
        await _is_interrupted(game, course, windows, Window.AFTER_OPTION, option, start)
    mover.movement_points = 0
    if is_on_table(state, figure) and not is_standing(state, figure):
        await fall(game, figure)


def _is_lost(game: Game, course: Course, player: PlayerId) -> bool:
    """Return whether one who moves a vehicle has lost it, or left the game, before fixing the rest.  RU024, R3.0.4."""
    state = game.state
    lost = state.figures[course.figure].controller != player or state.players[player].defeated
    return course.fixed is None and lost


async def _next_option(game: Game, course: Course) -> MoveOption | None:
    """Return the next option, None for no more; a fixed rest is carried out as far as possible.  RU104."""
    state, figure = game.state, course.figure
    if course.fixed is None:
        question = ChooseMoveOption(
            state.figures[figure].controller, figure, course.horizontals, course.adjust, course.reverses, course.turns
        )
        answer = await game.ask(question)
        return None if isinstance(answer, Stop) else answer
    option = course.fixed[0] if course.fixed else None
    return None if option is None or option_refusal(state, figure, option) is not None else option


async def _count(game: Game, course: Course, option: MoveOption) -> None:
    """Note an option, and give the Moved markers that have not come ahead.  R1.7.4, R3.0.18, R3.0.19, RU061."""
    match option:
        case Horizontal():
            course.horizontals += 1
            if course.horizontals > course.marked:
                await _mark(game, course, course.horizontals, "R1.7.4")
        case Reverse():
            course.reverses += 1
            if course.reverses > course.reverses_marked:
                await _mark(game, course, course.reverses, "R3.0.19")
        case TurnBy():
            course.turns += 1


async def _mark(game: Game, course: Course, taken: int, rule: str) -> None:
    """Give the Moved marker of each sixth horizontal option, and of each sixth reverse.  R1.7.4, R3.0.19, RU061."""
    if not course.adjust and taken % OPTIONS_FOR_A_MARKER == 0:
        await receive(game, course.figure, Status.MOVED, rule)


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
    """Let the mover react to what was announced, or fix the rest and have its Moved markers at once.  R4.0.6, RU104."""
    state, figure = game.state, course.figure
    mover = state.figures[figure]
    if course.fixed is not None or mover.movement_points < 1 or not is_able_to_act(state, figure):
        return
    question = RespondToInterruption(mover.controller, figure, course.horizontals, course.adjust, option, stack)
    answer = await game.ask(question)
    if isinstance(answer, Respond) or not is_on_table(state, figure):
        return
    course.fixed = list(answer.options)
    course.marked = course.horizontals + sum(isinstance(each, Horizontal) for each in answer.options)
    course.reverses_marked = course.reverses + sum(isinstance(each, Reverse) for each in answer.options)
    game.record(MovementFixed(figure=figure, options=len(answer.options), horizontals=course.marked))
    for number in range(course.horizontals + 1, course.marked + 1):
        await _mark(game, course, number, "R1.7.4")
    for number in range(course.reverses + 1, course.reverses_marked + 1):
        await _mark(game, course, number, "R3.0.19")


async def take_option(game: Game, figure: FigureId, option: MoveOption) -> bool:
    """Take one legal option, then collide or fall; return whether it ran into something.

    R1.7.4, R1.7.5, R1.7.6, R3.0.18, R3.0.19, R6.1.8, R1.5.5, RU063.
    """
    state = game.state
    taken = apply_option(state, figure, option)
    cost = total(taken.modifiers)
    if isinstance(option, TurnBy):
        game.record(VehicleTurned(figure=figure, facing=state.figures[figure].facing, movement_points=cost))
    else:
        kind = str(option.__struct_config__.tag)
        game.record(FigureMoved(figure=figure, option=kind, start=taken.start, end=taken.end, movement_points=cost))
    note_new_places(game)
    if taken.obstacle is not None:
        await collide(game, figure, taken.obstacle, taken.contact)
    ends_on_foot = isinstance(option, Horizontal | Land | Reverse)
    if is_on_table(state, figure) and ends_on_foot and not is_standing(state, figure):
        await fall(game, figure)
    await throw_off(game, figure)
    return taken.obstacle is not None


def turn_to(game: Game, figure: FigureId, facing: float | None) -> None:
    """Set the facing freely before an action.  R1.6.2 (freie Ausrichtung)."""
    acting = game.state.figures[figure]
    if facing is not None and rounded(normalised(facing)) != acting.facing:
        acting.facing = rounded(normalised(facing))
        game.record(FigureTurned(figure=figure, facing=acting.facing))
