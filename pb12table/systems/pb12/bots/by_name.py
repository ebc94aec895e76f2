"""The bots of Pb-12 by name, the usual one first, and where new things can happen for a curious one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from math import ceil, floor, hypot, inf
from types import MappingProxyType
from typing import Any, Final

from pb12table.bots.play import CuriousBot, Interests
from pb12table.bots.ways import Ways
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import MakeBot
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot
from pb12table.systems.pb12.bots.careful_bot import CarefulBot
from pb12table.systems.pb12.bots.leading_bot import LeadingBot, WaryBot
from pb12table.systems.pb12.bots.lines import planning_bot
from pb12table.systems.pb12.bots.marching import (
    roads_for,
)
from pb12table.systems.pb12.bots.prospects import opponents
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    ChangeStatus,
    Horizontal,
    MeleeAttack,
    Move,
    MoveOption,
    Pass,
    RangedAttack,
    RelocateIn,
    Reverse,
    Steer,
    Stop,
    Vertical,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, DeclareSurrender
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, Point3

NEAR: Final = 2.0
"""So many steps from its goal a figure is there."""

DRAWN: Final = 0.4
"""This share of what command points could buy is drawn as cards: those drawn must be paid for too."""

ATTACK: Final = 10.0
"""Attacks of those who fight come before all marching: from them most of the rest follows."""

SCORING: Final = (ZoneKind.HOLD, ZoneKind.CONTEST)


def dullness(state: State, request: Request[State, Any], answer: Any) -> float:
    """Return how little an answer helps to get to the action: the less the better, 0 for any other."""
    match request:
        case BidInitiative():
            return float(answer)
        case DrawCards():
            return abs(DRAWN * request.highest - float(answer))
        case PlayInterruption():
            return 0.0 if isinstance(answer, Pass) else 1.0
        case ChooseTurn():
            return _of_turn(state, answer)
        case ChooseAction():
            return _of_action(state, request.figure, answer)
        case ChooseMoveOption():
            return _of_option(state, request.figure, answer)
        case _:
            return 0.0


def _of_turn(state: State, answer: Any) -> float:
    match answer:
        case RelocateIn():
            return _away(state, answer.figure, (answer.x, answer.y)) - 1000.0
        case Activate():
            return -1.0
        case _:
            return 0.0


def _of_action(state: State, figure: FigureId, answer: Any) -> float:
    if isinstance(answer, RangedAttack | MeleeAttack) and _fights(state, figure):
        return -ATTACK - answer.action_points
    match answer:
        case Move() | Steer():
            return 0.0 if _is_there(state, figure) else -float(answer.action_points)
        case RangedAttack() | MeleeAttack():
            return -0.75
        case ChangeStatus(status=Status.DELAYED, take_on=True):
            return -0.5
        case _:
            return 0.0


def _fights(state: State, figure: FigureId) -> bool:
    """Return whether a figure would rather shoot than march; every second one would."""
    return _number(state, figure) % 2 == 0


def _number(state: State, figure: FigureId) -> int:
    return list(state.figures).index(figure)


def _of_option(state: State, figure: FigureId, answer: MoveOption | Stop) -> float:
    placed = state.figures[figure]
    match answer:
        case Horizontal() | Vertical() | Reverse():
            return _away(state, figure, (answer.x, answer.y))
        case Stop():
            return _away(state, figure, (placed.x, placed.y)) - 0.25
        case _:
            return _away(state, figure, (placed.x, placed.y))


def goal_of(state: State, figure: FigureId) -> Point | Zone | None:
    """Return where a figure wants to go: not all go to the same place."""
    goals = list(_goals(state, figure))
    if not goals:
        return None
    return goals[_number(state, figure) % len(goals)]


def _goals(state: State, figure: FigureId) -> Iterator[Point | Zone]:
    """Yield the nearest opponent, scoring zones, and what the scenario's actions are for."""
    placed = state.figures[figure]
    here = (placed.x, placed.y)
    others = [(state.figures[other].x, state.figures[other].y) for other in opponents(state, figure)]
    nearest = min(others, key=lambda other: hypot(other[0] - here[0], other[1] - here[1]), default=None)
    if nearest is not None:
        yield nearest
    for zone in state.setup.zones:
        if zone.kind in SCORING and placed.controller in zone.players:
            yield zone
            if nearest is not None:
                yield nearest
    pieces = {piece.id: piece for piece in state.battlefield.pieces}
    for action in state.setup.actions:
        for name in action.pieces:
            if name in pieces:
                yield _middle(pieces[name].outline)


def _middle(ring: tuple[Point, ...]) -> Point:
    return (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))


def _is_there(state: State, figure: FigureId) -> bool:
    """Return whether a figure is where it wants to go."""
    placed, goal = state.figures[figure], goal_of(state, figure)
    if isinstance(goal, Zone):
        return in_area(goal.area, (placed.x, placed.y), placed.z)
    return _away(state, figure, (placed.x, placed.y)) <= NEAR


def _away(state: State, figure: FigureId, place: Point) -> float:
    """Return how far a place is from where a figure wants to go, in steps; infinite if it wants nothing."""
    goal = goal_of(state, figure)
    if goal is None:
        return inf
    if not isinstance(goal, Zone):
        return hypot(place[0] - goal[0], place[1] - goal[1])
    if is_vehicle(state, figure):
        x, y = _middle(goal.area.outline)
        return hypot(place[0] - x, place[1] - y)
    ways = roads_for(state, figure)
    return ways.least_from(place, ways.lengths_to(places_in(ways, goal.area)))


def places_in(ways: Ways, area: Area) -> list[Point3]:
    """Return the places of a map of paths that lie in an area."""
    columns, rows = zip(*area.outline, strict=True)
    cells = product(range(floor(min(columns)), ceil(max(columns))), range(floor(min(rows)), ceil(max(rows))))
    places = (ways.place(spot) for cell in cells for spot in ways.spots(cell))
    return [place for place in places if in_area(area, place[:2], place[2])]


def occasion(request: Request[State, Any]) -> str:
    """Return the kind of a question; for one about interruptions, also the moment at which it is asked."""
    asked = type(request).__name__
    return f"{asked}:{request.moment.window}" if isinstance(request, PlayInterruption) else asked


INTERESTS: Final[Interests[State]] = Interests(
    dullness,
    occasion,
    endings=("end-turn", "stop", "break-off", "wait", "relocate-out", "end-command"),
    choices=("card", "action", "command"),
    once=(DeclareSurrender,),
)


def curious_bot(seed: int, seen: Counter[str] | None = None) -> CuriousBot[State]:
    """Return a bot that wants to see all of Pb-12."""
    return CuriousBot(INTERESTS, seed, seen)


BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {
        "steady": LeadingBot,
        "learner": CarefulBot,
        "wary": WaryBot,
        "planning": planning_bot,
        "careful": CarefulBot,
        "aggressive": AggressiveBot,
        "curious": curious_bot,
    }
)
