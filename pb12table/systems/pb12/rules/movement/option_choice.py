"""The question which movement option comes next: what is legal, what is worth a look, and arbitrary ones.

R1.7.4 to R1.7.6; those of vehicles stand with their rules.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, value
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, MoveAnswer, MoveOption, Stop, Vertical
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.move_options import option_refusal
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import footing
from pb12table.systems.pb12.rules.vehicles.vehicle_options import arbitrary_option, driving_options
from pb12table.table.motion.contact import climbable_in_contact
from pb12table.table.standing.support import stand_heights
from pb12table.table.units import DIRECTIONS, are_numbers, moved, rounded

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
    """Why a movement answer is illegal.  R1.7.4 to R1.7.6."""
    if isinstance(answer, Stop):
        return None
    numbers = (getattr(answer, name) for name in answer.__struct_fields__)
    if not are_numbers(*numbers):
        return Refusal("R1.7.4", "not-a-number")
    return option_refusal(state, figure, answer)


def move_options(state: State, figure: FigureId) -> list[MoveAnswer]:
    """Legal options of one step in eight directions, on the level and to every height in reach, and Stop."""
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
    """An arbitrary legal option: any direction, length and height."""
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
