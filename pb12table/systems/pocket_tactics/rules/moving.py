"""Moving: steps, hops, bonus moves, and the tiles that close a unit's path."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Choice, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import MoveAction, Step, Stop
from pb12table.systems.pocket_tactics.rules.ground import (
    card_of,
    decide_victory,
    ground_at,
    is_free,
    is_void,
    put,
    tile_of,
    unit_on,
)
from pb12table.systems.pocket_tactics.rules.hazards import enter
from pb12table.systems.pocket_tactics.rules.state import Game, Moving, Place, State
from pb12table.table.cells import Cell, neighbours


def moving_of(state: State, unit: FigureId) -> Moving:
    """Return the move of a unit as it is now or as it would begin."""
    if state.moving is not None and state.moving.unit == unit:
        return state.moving
    return Moving(unit, tile_of(state, unit), 1 + card_of(state, unit).bonus_moves, hopped=False)


def step_refusal(state: State, moving: Moving, at: Cell, step: Step) -> Refusal | None:
    """Return why a unit may not continue by a step from a tile; None if it may.  P011, P019 to P023, PR12, PR13."""
    if is_void(state, step.to):
        return Refusal("P023", "pocket-void")
    if step.to != moving.start and not is_free(state, step.to):
        return Refusal("P011", "pocket-tile-taken")
    if step.to == at:
        return Refusal("PR13", "pocket-same-tile")
    if step.over is None:
        if step.to not in neighbours(at):
            return Refusal("P019", "pocket-not-beside")
    else:
        refusal = _hop_refusal(state, moving, at, step.over, step.to)
        if refusal is not None:
            return refusal
    if step.to == moving.start and (moving.left <= 1 or ground_at(state, step.to).ends_move):
        return Refusal("PR13", "pocket-back-at-start")
    return None


def _hop_refusal(state: State, moving: Moving, at: Cell, over: Cell, to: Cell) -> Refusal | None:
    jumped, mover = unit_on(state, over), state.units[moving.unit]
    if over not in neighbours(at) or to not in neighbours(over) or jumped is None or jumped.id == mover.id:
        return Refusal("P020", "pocket-no-hop")
    if jumped.owner != mover.owner and not card_of(state, mover.id).flying:
        return Refusal("P014", "pocket-hop-over-enemy")
    return Refusal("P021", "pocket-hopped-already") if moving.hopped else None


def steps_open(state: State, moving: Moving, at: Cell) -> Iterator[Step]:
    """Yield every step that a unit may take from a tile: to the neighbours, then over them."""
    around = neighbours(at)
    for cell in around:
        step = Step(cell)
        if step_refusal(state, moving, at, step) is None:
            yield step
    for over in around:
        for cell in neighbours(over):
            # What a plain step reaches needs no hop.
            if cell not in around and step_refusal(state, moving, at, Step(cell, over)) is None:
                yield Step(cell, over)


@dataclass(frozen=True, slots=True)
class ContinueMove(Choice[State, Step | Stop]):
    """Whether a unit goes on by a bonus move, and where to.  P013, P014, PR10."""

    unit: FigureId

    def options(self, state: State) -> Sequence[Step | Stop]:
        moving, at = moving_of(state, self.unit), tile_of(state, self.unit)
        stop: tuple[Stop, ...] = () if at == moving.start else (Stop(),)
        return (*stop, *steps_open(state, moving, at))

    def refusal(self, state: State, answer: Step | Stop) -> Refusal | None:
        moving, at = moving_of(state, self.unit), tile_of(state, self.unit)
        if isinstance(answer, Stop):
            return Refusal("PR13", "pocket-back-at-start") if at == moving.start else None
        return step_refusal(state, moving, at, answer)

    def default(self, state: State) -> Step | Stop:
        """Return the stop, as far as it is legal; PR31: a unit whose player has given up is no longer anywhere."""
        return Stop() if state.units[self.unit].at is None else self.options(state)[0]

    def encode(self, answer: Step | Stop) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Step | Stop:
        answer: Step | Stop = decoded(plain, Step | Stop)
        return answer


def move_options(state: State, unit: FigureId) -> Iterator[MoveAction]:
    """Yield the ways a unit may begin to move."""
    for step in steps_open(state, moving_of(state, unit), tile_of(state, unit)):
        yield MoveAction(unit, step.to, step.over)


def move_refusal(state: State, action: MoveAction) -> Refusal | None:
    """Return why a unit may not begin to move like this; None if it may.  P019, P020."""
    step = Step(action.to, action.over)
    return step_refusal(state, moving_of(state, action.unit), tile_of(state, action.unit), step)


async def move(game: Game, action: MoveAction) -> None:
    """Move a unit by a step, and on by its bonus moves as long as its owner wishes.

    P013, P014, P019 (bewegen), PR10, PR40.
    """
    state, unit = game.state, action.unit
    moving = state.moving = moving_of(state, unit)
    step: Step | Stop = Step(action.to, action.over)
    while isinstance(step, Step):
        goes_on = await take_step(game, moving, step)
        if not goes_on or not any(steps_open(state, moving, tile_of(state, unit))):
            break
        step = await game.ask(ContinueMove(state.units[unit].owner, unit))
    state.moving = None
    if state.outcome is None and state.units[unit].place is Place.MAP and card_of(state, unit).flying:
        await enter(game, unit, tile_of(state, unit))  # PR40
        decide_victory(game)


async def take_step(game: Game, moving: Moving, step: Step) -> bool:
    """Take one step or hop; return whether the move may go on.  P020 to P022, P046, PR10.

    A tile does nothing to a flyer that goes on, and nothing is won by flying over it (PR40).
    """
    state, unit = game.state, moving.unit
    start = tile_of(state, unit)
    put(game, unit, step.to, events.UnitMoved(unit, start, step.to, step.over))
    moving.left -= 1
    moving.hopped = moving.hopped or step.over is not None
    if not card_of(state, unit).flying:
        is_there = await enter(game, unit, step.to)
        decide_victory(game)
        if not is_there or state.outcome is not None:
            return False
    return moving.left > 0 and not ground_at(state, step.to).ends_move


_Found = dict[Cell, tuple[int, int, Cell | None]]


def way_closed(state: State, unit: FigureId, goal: Cell) -> tuple[tuple[Cell, ...], int]:
    """Return the fewest places that close a unit's path to a tile, and the steps of that path.

    None close it where it is only too long for one move.
    """
    found = _ways(state, unit)
    closed: list[Cell] = []
    at: Cell | None = goal
    while at is not None:
        before = found[at][2]
        if before is not None and found[at][0] > found[before][0]:
            closed.append(at)
        at = before
    return tuple(closed[::-1]), found[goal][1]


def shut_tiles(state: State, unit: FigureId) -> tuple[Cell, ...]:
    """Return the tiles that a unit can never reach, however many moves it makes."""
    return tuple(cell for cell, (closed, _, _) in _ways(state, unit).items() if closed and cell in state.tiles)


def _ways(state: State, unit: FigureId) -> _Found:
    """Return for each place how few closed ones a path must pass, its steps, and where it comes from."""
    trial, start = state.clone(), tile_of(state, unit)
    left = 1 + card_of(state, unit).bonus_moves
    near = {cell for tile in state.tiles for cell in (tile, *neighbours(tile))}
    found: _Found = {start: (0, 0, None)}
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        closed, steps, _ = found[at]
        trial.units[unit].at = at
        is_open = {step.to for step in steps_open(trial, Moving(unit, at, left, hopped=False), at)}
        for to in _onward(at, is_open, near):
            more = (closed + (to not in is_open), steps + 1, at)
            if to not in found or more[:2] < found[to][:2]:
                found[to] = more
                # Open places are looked at first.
                (waiting.appendleft if to in is_open else waiting.append)(to)
    return found


def _onward(at: Cell, is_open: set[Cell], near: set[Cell]) -> Iterator[Cell]:
    yield from is_open
    yield from (cell for cell in neighbours(at) if cell in near and cell not in is_open)
