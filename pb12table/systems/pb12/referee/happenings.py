"""What a referee script lets happen before anybody is asked, played by the rules' own procedures."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.referee.forms import (
    AccidentCheckHappens,
    AnyHappening,
    CollisionHappens,
    DamageHappens,
    DamagePointsHappen,
    FallHappens,
    NerveCheckHappens,
    PanicCheckHappens,
    PassengerCheckHappens,
    RandomMovementHappens,
    StatusHappens,
)
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.checks.deputies import panic_modifiers
from pb12table.systems.pb12.rules.checks.taking_over import nerve_check
from pb12table.systems.pb12.rules.damage.damage import damage, use_damage_points
from pb12table.systems.pb12.rules.damage.random_movement import random_movement
from pb12table.systems.pb12.rules.figures.falling import collide, fall
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.rules import Rules
from pb12table.systems.pb12.rules.preparations.profiles import DamageCode
from pb12table.systems.pb12.rules.statuses.statuses import panic_check, receive
from pb12table.systems.pb12.rules.vehicles.accidents import accident_check
from pb12table.systems.pb12.rules.vehicles.passengers import passenger_check


class Begun(Rules):
    """The rules of Pb-12, after some things have happened to figures."""

    def __init__(self, happenings: Iterable[AnyHappening]) -> None:
        self._waiting = deque(happenings)

    async def step(self, game: Game) -> None:
        if self._waiting:
            await happen(game, self._waiting.popleft())
        else:
            await super().step(game)


async def happen(game: Game, happening: AnyHappening) -> None:
    """Carry out what happens to a figure, if it is still on the table.

    R1.4.26, R1.4.27, R1.4.30, R1.5.1, R1.5.2, R1.5.5, R1.5.6, R1.9.1, R3.0.5, R3.0.9.
    """
    figure = FigureId(happening.figure)
    if not is_on_table(game.state, figure):
        return
    match happening:
        case DamageHappens():
            code = DamageCode(happening.strength, happening.penetration)
            await damage(game, game.state.figures[figure].controller, figure, code, happening.seen)
        case DamagePointsHappen():
            await use_damage_points(game, figure, happening.points)
        case FallHappens():
            await fall(game, figure)
        case CollisionHappens():
            await collide(game, figure, happening.obstacle)
        case RandomMovementHappens():
            await random_movement(game, figure)
        case PanicCheckHappens():
            await panic_check(game, figure, panic_modifiers(game.state, figure, happening.markers))
        case NerveCheckHappens():
            await nerve_check(game, figure)
        case AccidentCheckHappens():
            await accident_check(game, figure)
        case PassengerCheckHappens():
            await passenger_check(game, figure)
        case StatusHappens():
            await receive(game, figure, happening.status, "R1.9.1")
