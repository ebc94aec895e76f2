"""Random movement: one die tells where a figure goes.  R1.5.6 (Zufallsbewegung), RU045."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.skirmish.encoding import decoded
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.checks.checks import Game, roll
from pb12table.systems.pb12.rules.figures.facing import turned_as_far_as_room
from pb12table.systems.pb12.rules.figures.falling import collide, fall, throw_off
from pb12table.systems.pb12.rules.figures.figures import body, body_at, is_on_table, value
from pb12table.systems.pb12.rules.game.events import FigureMoved, RandomMovementRolled
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.game.tables import Chooser, random_direction
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.players import first_opponent, in_charge
from pb12table.systems.pb12.rules.statuses.statuses import note_new_places
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed
from pb12table.systems.pb12.rules.vehicles.riding import footing, go_alone, in_the_way, owner_on_table, put
from pb12table.table.motion.sweep import walk
from pb12table.table.motion.way_end import WayEnd
from pb12table.table.units import DIRECTIONS, moved, normalised, rounded


async def random_movement(game: Game, figure: FigureId) -> None:
    """Throw for a direction, move by the Movement value that way and face it.

    R1.5.6: an obstacle on the way is a collision, no safe stand afterwards a fall; B below 1: neither moved nor
    turned.  RU045: straight, clockwise from the facing, no Moved markers, no activity; nothing for fixed figures
    (R3.0.11), and for those who have left the table meanwhile.  Who is aboard of a vehicle comes along (R3.0.7); whom a
    figure carries does not, for only the options of a Move take him along (R4.2.3).  Ruling 137: who is not round,
    like a coach, turns as far as there is room.
    """
    state = game.state
    mover = state.figures[figure]
    if is_fixed(state, figure) or not is_on_table(state, figure):
        return
    face = await roll(game, mover.controller, "random-movement", figure)
    clockwise = random_direction(state.setup.tables, face)
    steps = value(state, figure, Attribute.MOVEMENT)
    if steps < 1 or not is_on_table(state, figure):
        game.record(RandomMovementRolled(figure=figure, face=face, direction=None, steps=0))
        return
    if isinstance(clockwise, Chooser):
        opponent = first_opponent(state, mover.controller)
        own = in_charge(state, mover.controller)
        chooser = opponent if clockwise is Chooser.OPPONENT and opponent is not None else own
        angle = await game.ask(ChooseDirection(chooser, figure))
        if not is_on_table(state, figure):
            return
    else:
        angle = mover.facing - clockwise
    angle = rounded(normalised(angle))
    game.record(RandomMovementRolled(figure=figure, face=face, direction=angle, steps=steps))
    start = (mover.x, mover.y, mover.z)
    go_alone(state, figure)
    way = random_way(state, figure, angle)
    there = body_at(state, figure, way.x, way.y, way.z, mover.facing)
    put(state, figure, (way.x, way.y, way.z), turned_as_far_as_room(state, figure, there, angle))
    end = (mover.x, mover.y, mover.z)
    game.record(FigureMoved(figure=figure, option="random", start=start, end=end, movement_points=0))
    note_new_places(game)
    if way.obstacle is not None:
        await collide(game, figure, owner_on_table(state, way.obstacle), way.contact)
    if is_on_table(state, figure) and not is_standing(state, figure):
        await fall(game, figure)
    await throw_off(game, figure)


def random_way(state: State, figure: FigureId, angle: float) -> WayEnd:
    """How far a figure gets in a direction (degrees) that was rolled or chosen, and what stops it.  R1.5.6, RU045."""
    here = body(state, figure)
    to = moved(here.position, angle, value(state, figure, Attribute.MOVEMENT))
    return walk(footing(state, figure), here, to, in_the_way(state, figure))


@dataclass(frozen=True, slots=True)
class ChooseDirection(Request[State, float]):
    """In which direction a random movement goes, in degrees.  R1.5.6, RU045."""

    figure: FigureId

    def refusal(self, state: State, answer: float) -> Refusal | None:
        return None if math.isfinite(answer) else Refusal("R1.5.6", "not-a-number")

    def sample(self, state: State, chance: Chance) -> float:
        return rounded(chance.uniform(0.0, 359.0))

    def hints(self, state: State) -> Sequence[float]:
        return DIRECTIONS

    def default(self, state: State) -> float:
        return state.figures[self.figure].facing

    def decode(self, plain: Any) -> float:
        return float(decoded(plain, float))
