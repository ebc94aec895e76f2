"""Moving: the Move and Adjust actions and the options their movement points pay for.  R1.7.2 to R1.7.7."""

from __future__ import annotations

from pb12table.pb12.answers import Climb, Horizontal, Land, Move, MoveOption, Stop, Vertical
from pb12table.pb12.checks import Game
from pb12table.pb12.events import FigureMoved, FigureTurned
from pb12table.pb12.falling import collide, fall
from pb12table.pb12.figures import has_status, is_able_to_act, is_on_table, value
from pb12table.pb12.modifiers import total
from pb12table.pb12.move_options import is_standing, option_cost, option_result
from pb12table.pb12.profiles import Attribute, FigureId
from pb12table.pb12.requests import ChooseMoveOption
from pb12table.pb12.state import Status
from pb12table.pb12.statuses import lose_camouflage, receive
from pb12table.table.units import direction, normalised, rounded

HORIZONTALS_FOR_A_MARKER = 6
"""Each sixth horizontal option in one action gives a Moved marker.  R1.7.4, RU061."""


async def move(game: Game, figure: FigureId, action: Move) -> None:
    """Spend the Move's points on options.  R1.7.2 (Bewegung), R1.7.3 (alle Aktionspunkte), RU061, RU062."""
    mover = game.state.figures[figure]
    speed = value(game.state, figure, Attribute.MOVEMENT)
    mover.movement_points = max(speed, 0) * (action.action_points + (1 if action.full_move else 0))
    mover.renounced_free_actions = mover.renounced_free_actions or action.full_move
    await receive(game, figure, Status.MOVED, "R1.7.2")
    await take_options(game, figure, adjust=False)


async def adjust(game: Game, figure: FigureId) -> None:
    """One movement point for any option; no Moved marker.  R1.7.7 (Korrekturbewegung), RU060."""
    # A threatened figure uses all its movement points up at once (R4.1.2, RU107).
    game.state.figures[figure].movement_points = 0 if has_status(game.state, figure, Status.THREATENED) else 1
    await take_options(game, figure, adjust=True)


async def take_options(game: Game, figure: FigureId, *, adjust: bool) -> None:
    """Ask for options until the points are spent, the figure stops, is stopped, or cannot go on.

    R1.7.2, R1.7.4 (Moved markers), RU060 (points left over are lost), RU044 (a collision ends the Move),
    RU079 (so does becoming Incapacitated), RU063 (in the air at the end: falls).
    """
    state = game.state
    mover = state.figures[figure]
    horizontals = 0
    while mover.movement_points > 0 and is_on_table(state, figure) and is_able_to_act(state, figure):
        answer = await game.ask(ChooseMoveOption(mover.controller, figure, horizontals, adjust))
        if isinstance(answer, Stop) or not is_on_table(state, figure):
            break
        if isinstance(answer, Horizontal):
            horizontals += 1
        await take_option(game, figure, answer)
        if not adjust and isinstance(answer, Horizontal) and horizontals % HORIZONTALS_FOR_A_MARKER == 0:
            await receive(game, figure, Status.MOVED, "R1.7.4")
    mover.movement_points = 0
    if is_on_table(state, figure) and not is_standing(state, figure):
        await fall(game, figure)


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


