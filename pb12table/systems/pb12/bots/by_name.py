"""The bots of Pb-12 by name, the usual one first: a careful one, and where new things can happen for a curious one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from math import ceil, floor, hypot, inf
from types import MappingProxyType
from typing import Any, ClassVar, Final

from pb12table.bots.play import CuriousBot, Interests
from pb12table.bots.ways import Ways
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import MakeBot
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot, best_command, best_turn, gone_on, takes_part
from pb12table.systems.pb12.bots.marching import (
    HARDLY,
    as_turned,
    begun,
    look_round,
    preparations,
    roads_for,
    to_reload,
    turns_of,
)
from pb12table.systems.pb12.bots.playing_cards import best_action_card
from pb12table.systems.pb12.bots.posts import Posts
from pb12table.systems.pb12.bots.prospects import BOTH, Exchanges, Memory, farthest, opponents, worth_of_attack
from pb12table.systems.pb12.rules.actions.change_status import composure
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import distance, is_able_to_act, markers_of, value
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Activate,
    Attack,
    ChangeStatus,
    Command,
    EndTurn,
    Horizontal,
    MeleeAttack,
    Move,
    MoveOption,
    Pass,
    RangedAttack,
    Reload,
    RelocateIn,
    Reverse,
    Steer,
    Stop,
    Vertical,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import CommandKind, Place, State, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, DeclareSurrender
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, Point3

FOR_A_MARKER = 2
"""The AP that a Delayed marker takes.  R4.1.5."""


class CarefulBot(AggressiveBot):
    """Weighs where each figure does best before it acts; all else it does as the aggressive one."""

    careful: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._concentrated: dict[FigureId, Attack] = {}
        """For which attack a figure has concentrated: its next action is that, and nothing that is thought of anew."""
        self._memory = Memory()

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        """Return a legal answer."""
        match request:
            case ChooseAction() if _acts_by_itself(state, request):
                return self._action(state, request)
            case ChooseTurn():
                exchanges = Exchanges(state, self._memory)
                return best_turn(state, request, exchanges.here)
            case _:
                return super().answer(state, request)

    def _action(self, state: State, request: ChooseAction) -> ActionAnswer:
        """Return the next action of the active figure."""
        figure = request.figure
        self._ways.pop(figure, None)
        meant = self._concentrated.pop(figure, None)
        if meant is not None and is_still_meant(state, figure, meant):
            return meant
        card = best_action_card(state, figure)
        if card is not None:
            return card
        left = state.figures[figure].action_points
        # Whoever has just begun to wait does nothing more, or the waiting would be over.
        waits = markers_of(state, figure, Status.DELAYED) > 0 and left < value(state, figure, Attribute.ACTION_POINTS)
        wished = composure(state, figure) or (self._wished(state, request) if left and not waits else EndTurn())
        if isinstance(wished, EndTurn) and not waits:
            wished = best_command(state, figure) or gone_on(state, figure) or look_round(state, figure)
        return wished if action_refusal(state, figure, wished) is None else request.default(state)

    def _door(self, state: State, request: ChooseAction) -> ActionAnswer | None:
        """Return the door that the figure opens because more can then be done, even just going on; None without one."""
        figure = request.figure
        best, found = 0.0, None
        for turn in turns_of(state, figure):
            left = state.figures[figure].action_points
            best = best or Posts(state, figure, left, memory=self._memory).best().worth
            rest = left if turn.free else left - 1
            with as_turned(state, turn):
                post = Posts(state, figure, rest, memory=self._memory).best()
            if (post.points or post.before is not None) and post.worth > best:
                best, found = post.worth, turn
        return found

    def _own(self, state: State, request: ChooseAction, *, stays: bool) -> tuple[float, ActionAnswer]:
        """Get ready, go to the best post, attack from there, or wait for the opponents."""
        figure = request.figure
        left = state.figures[figure].action_points
        if not stays and vehicle_of(state, figure) is not None:
            return super()._own(state, request, stays=stays)
        posts = Posts(state, figure, left, stays=stays, memory=self._memory)
        post = posts.best()
        ready = [(posts.without_attack + worth, answer) for worth, answer in preparations(state, figure, left)]
        better, answer = max(ready, default=(post.worth, None), key=lambda plan: plan[0])
        if answer is not None and better > post.worth:
            return better - posts.without_attack, answer
        if post.way is not None and post.before is None:
            self._ways[figure] = post.way.options
            return post.after, Move(post.points, full_move=post.full_move)
        if post.before is not None and post.before.worth > HARDLY:
            if post.before.concentrate:
                self._concentrated[figure] = post.before.attack
            return post.before.worth, begun(post.before)
        return 0.0, _with_nothing_to_do(state, figure, left)


def is_still_meant(state: State, figure: FigureId, attack: Attack) -> bool:
    """Return whether a figure has concentrated on an attack that still promises something.  R1.7.12."""
    if not state.figures[figure].concentrated or action_refusal(state, figure, attack) is not None:
        return False
    return worth_of_attack(state, figure, attack) > HARDLY


def _acts_by_itself(state: State, request: ChooseAction) -> bool:
    """Return whether it is a figure's own action, and no vehicle's, in its turn."""
    figure = request.figure
    return (
        state.figures[figure].place is Place.TABLE
        and not isinstance(request, ActInInterruption)
        and not takes_part(state, figure)
        and not is_vehicle(state, figure)
    )


def anybody_could_come(state: State, figure: FigureId) -> bool:
    """Return whether an opponent could come near enough to be attacked before the figure acts again.  R4.1.5.

    As the crow flies, with all its movement points: who is farther away is waited for in vain.
    """
    far = max(
        (
            farthest(state, figure, weapon, ranged=ranged)
            for ranged in BOTH
            for weapon in weapons(state, figure, ranged=ranged)
        ),
        default=0.0,
    )
    return far > 0.0 and any(
        is_able_to_act(state, other)
        and not state.figures[other].done
        and distance(state, figure, other) <= far + _whole_way(state, other)
        for other in opponents(state, figure)
    )


def _whole_way(state: State, figure: FigureId) -> float:
    """Return how far a figure gets in a turn, in steps, if nothing slows it down; with the full move bonus.  R1.7.3."""
    points = max(value(state, figure, Attribute.ACTION_POINTS), 0) + 1
    return float(points * max(value(state, figure, Attribute.MOVEMENT), 0))


def _with_nothing_to_do(state: State, figure: FigureId, left: int) -> ActionAnswer:
    """Lead others to attack, reload, or wait for somebody to come into sight."""
    command = best_command(state, figure)
    wishes: list[ActionAnswer] = []
    if isinstance(command, Command) and command.command is not CommandKind.MOVE:
        wishes.append(command)
    wishes += [Reload(block) for block in to_reload(state, figure)]
    if left >= FOR_A_MARKER and anybody_could_come(state, figure):
        wishes.append(ChangeStatus(Status.DELAYED, take_on=True, times=left // FOR_A_MARKER))
    return next((wish for wish in wishes if action_refusal(state, figure, wish) is None), EndTurn())


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
    {"aggressive": AggressiveBot, "curious": curious_bot, "careful": CarefulBot}
)
