"""Falls, collisions and random movement: figures without safe stand,
that run into something, or reel.  R1.5.6, RU045.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Chance, Choice, Refusal, Request
from pb12table.skirmish.ids import FigureId, Modifier
from pb12table.skirmish.plain_states import decoded
from pb12table.systems.pb12.rules.attacks.damage import damage, damage_piece
from pb12table.systems.pb12.rules.checks.checks import Game, roll
from pb12table.systems.pb12.rules.figures.figures import body, body_at, figures_on_table, is_on_table, markers_of, value
from pb12table.systems.pb12.rules.figures.seeing import has_sight_line, point_sight
from pb12table.systems.pb12.rules.figures.standing import turned_as_far_as_room
from pb12table.systems.pb12.rules.figures.statuses import note_new_places
from pb12table.systems.pb12.rules.game.events import (
    FigureCollided,
    FigureFell,
    FigureMoved,
    FigureShoved,
    RandomMovementRolled,
)
from pb12table.systems.pb12.rules.game.state import State, Status, first_opponent, in_charge
from pb12table.systems.pb12.rules.game.tables import Chooser, random_direction
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, DamageCode
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed, vehicles_under
from pb12table.systems.pb12.rules.vehicles.riding import (
    footing,
    go_alone,
    in_the_way,
    owner_on_table,
    put,
    set_down,
    settle_items,
    stands_by_itself,
    thrown_off,
)
from pb12table.table.battlefield import Body, inside_table
from pb12table.table.motion.contact import climbable_in_contact, overlapping
from pb12table.table.motion.falling import Landing, landings, landings_beside
from pb12table.table.motion.sweep import borne_along, lift, walk
from pb12table.table.motion.vertical import WayEnd
from pb12table.table.shapes import DIRECTIONS, TOLERANCE, Point, Point3, at_most, moved, normalised, rounded


async def fall(game: Game, figure: FigureId) -> None:
    """Let a figure without safe stand fall to the first safe place and receive damage H/12.

    R1.4.30 (Fallen), RU017: straight down, shifted the shortest way when something is in the way; passengers keep their
    places on a vehicle that falls and take no damage; whom the figure carries falls with it and receives the same
    damage (R4.2.3).  Fixed figures stay where they are (RU096); who only has no room is shoved (RU201).
    """
    state = game.state
    faller = state.figures[figure]
    if is_fixed(state, figure):
        return
    landing = await _chosen_landing(game, figure, resting_places(state, figure))
    if landing is None or not is_on_table(state, figure):
        return
    set_down(state, figure)
    start, before, load = (faller.x, faller.y, faller.z), come_down(state, figure, landing), faller.load
    _record_fall(game, figure, start, landing)
    fallen = [figure]
    if load is not None:
        borne = state.figures[load.figure]
        beside = await _chosen_landing(game, load.figure, load_landings(state, figure, before))
        if beside is not None and is_on_table(state, load.figure) and faller.load is not None:
            start = (borne.x, borne.y, borne.z)
            bring_down(state, figure, before, beside)
            _record_fall(game, load.figure, start, beside)
            fallen.append(load.figure)
    note_new_places(game)
    height = math.floor(landing.fallen + TOLERANCE)
    if height > 0:
        made_of = (Modifier("R1.4.30", "fall-height", height),)
        for each in fallen:
            if is_on_table(state, each):
                by = state.figures[each].controller
                await damage(game, by, each, DamageCode(height, 12), seen=False, made_of=made_of)


def _record_fall(game: Game, figure: FigureId, start: Point3, landing: Landing) -> None:
    end = (landing.x, landing.y, landing.z)
    if landing.shoved:
        game.record(FigureShoved(figure=figure, start=start, end=end))
    else:
        game.record(FigureFell(figure=figure, start=start, end=end, height=landing.fallen))


async def _chosen_landing(game: Game, figure: FigureId, places: tuple[Landing, ...]) -> Landing | None:
    """Return the place where a falling figure comes to rest: its controller chooses among equally near ones.  RU017."""
    if len(places) < 2:
        return places[0] if places else None
    ends = tuple((place.x, place.y, place.z) for place in places)
    player = in_charge(game.state, game.state.figures[figure].controller)
    chosen = await game.ask(ChooseLanding(player, figure, ends))
    return places[chosen]


def resting_places(state: State, figure: FigureId) -> tuple[Landing, ...]:
    """Return where a falling figure comes to rest; several places if equally near.  R1.4.30, RU017.

    Nothing of the vehicle it rides is in its way (RU094), unless it would be no passenger any more where it lands.
    """
    others = in_the_way(state, figure)
    found = landings(footing(state, figure), body(state, figure), others)
    if not vehicles_under(state, figure):
        return found
    safe = tuple(landing for landing in found if _would_stand(state, figure, landing))
    return safe or landings(footing(state, figure, riding=False), body(state, figure), others)


def _would_stand(state: State, figure: FigureId, landing: Landing) -> bool:
    """Return whether a figure stands safely where it lands, as passenger or not.  R1.4.29, RU094."""
    there = state.clone()
    put(there, figure, (landing.x, landing.y, landing.z), there.figures[figure].facing)
    return stands_by_itself(there, figure)


def come_down(state: State, figure: FigureId, landing: Landing) -> Body:
    """Put a falling figure where it comes to rest, without whom it carries; return its body before."""
    faller, before = state.figures[figure], body(state, figure)
    load, faller.load = faller.load, None
    put(state, figure, (landing.x, landing.y, landing.z), faller.facing)
    faller.load = load
    return before


def load_landings(state: State, figure: FigureId, before: Body) -> tuple[Landing, ...]:
    """Return where the load of a figure comes down with it: in the same relative position, or beside.  R4.2.3, RU017.

    The position is free when the way straight down to it is, too; so nobody is pulled through a roof (RU202).
    """
    load = state.figures[figure].load
    assert load is not None, "it is asked only for those who carry"
    battlefield, others = footing(state, load.figure), in_the_way(state, load.figure)
    borne = body(state, load.figure)
    there = borne_along(before, body(state, figure), borne)
    sinking = there.at(there.x, there.y, max(borne.z, there.z))
    down = lift(battlefield, sinking, there.z - sinking.z, others)
    clear = at_most(down.z, there.z) and not overlapping(battlefield, sinking, others)
    if clear and inside_table(battlefield, there) and not overlapping(battlefield, there, others):
        return (Landing(there.x, there.y, there.z, max(0.0, rounded(borne.z - there.z))),)
    return landings_beside(battlefield, there, others, borne.z)


def bring_down(state: State, figure: FigureId, before: Body, landing: Landing) -> None:
    """Put whom a figure carries where it comes down with it; it is carried on."""
    load = state.figures[figure].load
    assert load is not None, "it is asked only for those who carry"
    facing = borne_along(before, body(state, figure), body(state, load.figure)).facing
    put(state, load.figure, (landing.x, landing.y, landing.z), facing)


async def fall_where_nothing_holds(game: Game) -> None:
    """Let figures fall whose terrain has gone from under them or from beside them.  R1.4.29 (sicherer Stand), RU117.

    Items on the ground come to lie on whatever is below.
    """
    state = game.state
    settle_items(state)
    for figure in list(figures_on_table(state)):
        if figure.climbing and not climbable_in_contact(state.battlefield, body(state, figure.id)):
            figure.climbing = False
        if is_on_table(state, figure.id) and not is_standing(state, figure.id):
            await fall(game, figure.id)


async def throw_off(game: Game, vehicle: FigureId) -> None:
    """Let those aboard fall who have no safe stand after their vehicle moved.  R1.4.29, R3.0.7 (Passagiere)."""
    for passenger in thrown_off(game.state, vehicle):
        if is_on_table(game.state, passenger):
            await fall(game, passenger)


def collision_codes(state: State, mover: FigureId, obstacle: str) -> tuple[int, DamageCode, DamageCode]:
    """Return the speed, and the damage codes for the mover and for the obstacle.  R1.5.5 (Kollisionen), RU044.

    Terrain without a stated damage capacity counts as equal to the figure's.
    """
    speed = markers_of(state, mover, Status.MOVED)
    own = state.setup.figure_by_id[mover].profile.damage_points.capacity
    other = own
    if obstacle in state.figures:
        speed += markers_of(state, FigureId(obstacle), Status.MOVED)
        other = state.setup.figure_by_id[FigureId(obstacle)].profile.damage_points.capacity
    elif obstacle in state.setup.durability:
        other = state.setup.durability[obstacle].damage_points.capacity
    strength = 2 * abs(own - other)
    for_mover = speed + (strength if own <= other else -strength)
    for_obstacle = speed + (strength if other < own else -strength)
    return speed, DamageCode(for_mover, 0), DamageCode(for_obstacle, 0)


def _collision_parts(speed: int, code: DamageCode) -> tuple[Modifier, ...]:
    """Return what makes up the strength of a collision's damage.  R1.5.5, RU044."""
    parts = (
        Modifier("R1.5.5", "collision-speed", speed),
        Modifier("R1.5.5", "capacity-difference", code.strength - speed),
    )
    return tuple(part for part in parts if part.value)


async def collide(game: Game, mover: FigureId, obstacle: str, contact: Point | None = None) -> None:
    """Let a figure and what it ran into receive their damage, the mover first.  R1.5.5, RU042 to RU044.

    Its Move ends, also when a random movement in the middle of it led into the obstacle.
    `contact` is where they met, in plan (None: at the mover); terrain is a source of damage there, at the height of
    the base point (RU043).
    """
    state = game.state
    moving = state.figures[mover]
    moving.movement_points = 0
    speed, for_mover, for_obstacle = collision_codes(state, mover, obstacle)
    base_point = body(state, mover).base_point
    at = base_point if contact is None else (*contact, base_point[2])
    game.record(FigureCollided(figure=mover, obstacle=obstacle, at=at, speed=speed))
    hit = FigureId(obstacle) if obstacle in state.figures else None
    for _ in range(speed):
        if is_on_table(state, mover):
            sees, made_of = _sees(state, mover, hit, at), _collision_parts(speed, for_mover)
            await damage(game, moving.controller, mover, for_mover, sees, source=at, made_of=made_of)
    for _ in range(speed if hit is not None else 0):
        if hit is not None and is_on_table(state, hit):
            sees, made_of = _sees(state, hit, mover, at), _collision_parts(speed, for_obstacle)
            await damage(game, moving.controller, hit, for_obstacle, sees, source=at, made_of=made_of)
    if hit is None and obstacle in state.setup.durability:
        for _ in range(speed):
            await damage_piece(game, moving.controller, obstacle, for_obstacle, _collision_parts(speed, for_obstacle))
        await fall_where_nothing_holds(game)


def _sees(state: State, figure: FigureId, other: FigureId | None, at: Point3) -> bool:
    """Return whether the source is seen: a figure that was hit is it, one gone by now is where it was.  RU043."""
    if other is not None and is_on_table(state, other):
        return has_sight_line(state, figure, other)
    return point_sight(state, figure, at).exists


@dataclass(frozen=True, slots=True)
class ChooseLanding(Choice[State, int]):
    """Where a falling figure comes to rest when several places are equally near.  RU017."""

    figure: FigureId
    places: tuple[Point3, ...]

    def options(self, state: State) -> Sequence[int]:
        return range(len(self.places))

    def decode(self, plain: Any) -> int:
        return int(decoded(plain, int))


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
    """Return how far a figure gets in a rolled or chosen direction (degrees), and what stops it.  R1.5.6, RU045."""
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
