"""Damage: the roll, the table, the points, the wounds.  Chapter 1.5."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.pb12.aboard import all_aboard, is_vehicle
from pb12table.pb12.checks import Game, roll
from pb12table.pb12.events import DamagePointsUsed, DamageRolled
from pb12table.pb12.figures import blocks_in_use, is_on_table, parts_of_value, printed, value
from pb12table.pb12.modifiers import Modifier, total
from pb12table.pb12.profiles import Attribute, DamageCode, FigureId, PlayerId
from pb12table.pb12.seeing import point_sight
from pb12table.pb12.state import Place, State, Status
from pb12table.pb12.statuses import receive
from pb12table.pb12.tables import damage_points
from pb12table.table.shapes import Point3


def armour_modifiers(state: State, figure: FigureId, seen: bool) -> list[Modifier]:
    """The armour of a figure: its own, and the fitting value of each block in use.

    R1.4.14, R1.8.9 (Panzerung), RU043: `seen` says whether the figure has a sight line to the source of damage.
    """
    found = [Modifier("R1.4.14", "armour", value(state, figure, Attribute.ARMOUR), figure)]
    label = "block-armour-seen" if seen else "block-armour-unseen"
    for block in blocks_in_use(state, figure):
        bonus = block.armour_seen if seen else block.armour_unseen
        found.append(Modifier("R1.8.9", label, bonus, block.id))
    return [part for part in found if part.value]


def damage_modifiers(
    state: State, figure: FigureId, code: DamageCode, seen: bool, cover: Sequence[Modifier] = ()
) -> list[Modifier]:
    """What is added to the die of a damage roll: S - W - max(P - D; 0).  R1.5.2 (Schadenswurf), RU041.

    `cover` changes the strength.  R1.6.17.
    """
    armour = armour_modifiers(state, figure, seen)
    stopped = max(total(armour) - code.penetration, 0)
    toughness = parts_of_value(state, figure, Attribute.TOUGHNESS)
    found = [
        Modifier("R1.5.2", "damage-strength", code.strength),
        *cover,
        Modifier("R1.5.2", "toughness", -total(toughness), figure, toughness),
    ]
    if stopped:
        parts = (*armour, Modifier("R1.5.2", "penetration", -code.penetration))
        found.append(Modifier("R1.5.2", "armour-left", -stopped, figure, parts))
    return found


async def damage(
    game: Game,
    thrower: PlayerId,
    figure: FigureId,
    code: DamageCode,
    seen: bool,
    cover: Sequence[Modifier] = (),
    source: Point3 | None = None,
) -> None:
    """Let a figure receive damage; the active side throws the die.  R1.5.2, R1.5.3, RU042.

    `seen`: whether the figure has a sight line to the source of the damage (RU043).  `cover` lowers the strength
    (R1.6.17).  A vehicle that is destroyed by it hands the damage on to all aboard (R3.0.23, RU098), who look for its
    `source` themselves; None for damage that comes from nowhere.
    """
    state = game.state
    if state.figures[figure].place is Place.REMOVED:
        return
    modifiers = damage_modifiers(state, figure, code, seen, cover)
    table = printed(state, figure, Attribute.DAMAGE_TABLE)
    face = await roll(game, thrower, "damage-roll", figure)
    if state.figures[figure].place is Place.REMOVED:
        return
    result = face + total(modifiers)
    points = damage_points(state.setup.tables, table, result)
    game.record(
        DamageRolled(
            figure=figure,
            strength=code.strength + total(cover),
            penetration=code.penetration,
            face=face,
            modifiers=tuple(modifiers),
            result=result,
            damage_table=table,
            points=points,
        )
    )
    aboard = all_aboard(state, figure)
    destroyed = await use_damage_points(game, figure, points)
    for passenger in aboard if destroyed else ():
        sees = source is not None and is_on_table(state, passenger) and point_sight(state, passenger, source).exists
        await damage(game, thrower, passenger, code, sees, source=source)


async def use_damage_points(game: Game, figure: FigureId, points: int) -> bool:
    """Use damage points: free, then light, then heavy; one more than there are puts out of action.

    Return whether these points destroyed a vehicle, and not what came of them (R3.0.23).

    R1.5.1 (Schadenspunkte verbrauchen), RU039 (order; Severely Wounded once), RU040 (all points first).  Vehicles are
    damaged and destroyed instead (R3.0.20), severely once for each heavy point (RU097).
    """
    if points == 0:
        return False
    wounded = game.state.figures[figure]
    free = min(points, wounded.free_points)
    light = min(points - free, wounded.light_points)
    heavy = min(points - free - light, wounded.heavy_points)
    wounded.free_points -= free
    wounded.light_points -= light
    wounded.heavy_points -= heavy
    game.record(DamagePointsUsed(figure=figure, free=free, light=light, heavy=heavy))
    vehicle = is_vehicle(game.state, figure)
    if points > free + light + heavy:
        await receive(game, figure, Status.DESTROYED if vehicle else Status.OUT_OF_ACTION, "R1.5.1")
        return vehicle
    if light:
        status, rule = (Status.LIGHTLY_DAMAGED, "R3.0.21") if vehicle else (Status.LIGHTLY_WOUNDED, "R1.10.4")
        await receive(game, figure, status, rule)
    if heavy and not vehicle:
        await receive(game, figure, Status.SEVERELY_WOUNDED, "R1.10.6")
    for _ in range(heavy if vehicle else 0):
        await receive(game, figure, Status.SEVERELY_DAMAGED, "R3.0.22")
    return False
