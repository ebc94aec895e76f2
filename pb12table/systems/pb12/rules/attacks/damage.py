"""Damage: the roll, the table, the points, the wounds, and terrain that gives way.  Chapter 1.5."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.systems.pb12.rules.attacks.targets import is_there
from pb12table.systems.pb12.rules.checks.checks import Game, roll
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, is_on_table, parts_of_value, value
from pb12table.systems.pb12.rules.figures.seeing import point_sight
from pb12table.systems.pb12.rules.figures.statuses import receive
from pb12table.systems.pb12.rules.game.events import DamagePointsUsed, DamageRolled, PieceDamaged, PieceGaveWay
from pb12table.systems.pb12.rules.game.state import FigureState, PieceState, Place, State, Status
from pb12table.systems.pb12.rules.game.tables import damage_points
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, DamageCode, DamagePoints
from pb12table.systems.pb12.rules.vehicles.aboard import all_aboard, is_vehicle
from pb12table.table.shapes import Point3


@dataclass(frozen=True, slots=True)
class ThrownDamage:
    """A damage roll: the die, with its modifiers the result, and the damage points that costs."""

    face: int
    result: int
    points: int


def roll_modifiers(
    code: DamageCode,
    toughness: Sequence[Modifier],
    armour: Sequence[Modifier],
    source: str,
    cover: Sequence[Modifier] = (),
    made_of: Sequence[Modifier] = (),
) -> list[Modifier]:
    """Return what is added to the die: S - W - max(P - D; 0).  R1.5.2 (Schadenswurf), RU041; `cover`: R1.6.17.

    `source` is whoever has the toughness W and the armour P, which are told with what they are made of; so is the
    strength S, where it is `made_of` several things.
    """
    stopped = max(total(armour) - code.penetration, 0)
    found = [
        Modifier("R1.5.2", "damage-strength", code.strength, parts=tuple(made_of)),
        *cover,
        Modifier("R1.5.2", "toughness", -total(toughness), source, tuple(toughness)),
    ]
    if stopped:
        parts = (*armour, Modifier("R1.5.2", "penetration", -code.penetration))
        found.append(Modifier("R1.5.2", "armour-left", -stopped, source, parts))
    return found


async def damage_roll(
    game: Game, thrower: PlayerId, subject: str, modifiers: Sequence[Modifier], table: int
) -> ThrownDamage:
    """Throw for damage and read the result off a damage table (1 to 6).  R1.5.2, R1.5.3, RU042 (who throws)."""
    face = await roll(game, thrower, "damage-roll", subject)
    result = face + total(modifiers)
    return ThrownDamage(face, result, damage_points(game.state.setup.tables, table, result))


def take_points(hit: FigureState | PieceState, points: int) -> DamagePoints:
    """Use damage points up in the order free, light, heavy; return those that were there.  R1.5.1, RU039."""
    free = min(points, hit.free_points)
    light = min(points - free, hit.light_points)
    heavy = min(points - free - light, hit.heavy_points)
    hit.free_points -= free
    hit.light_points -= light
    hit.heavy_points -= heavy
    return DamagePoints(free, light, heavy)


def piece_damage_modifiers(
    state: State, piece: str, code: DamageCode, made_of: Sequence[Modifier] = ()
) -> list[Modifier]:
    """Return what is added to the die of a damage roll against a piece.  R1.5.2, RU124; KeyError without damage values.

    `made_of` tells what the strength in the code comes from.
    """
    durable = state.setup.durability[piece]
    toughness = Modifier("RU124", "printed", durable.toughness, piece)
    armour = Modifier("RU124", "printed", durable.armour, piece)
    return roll_modifiers(code, (toughness,), (armour,), piece, made_of=made_of)


async def damage_piece(
    game: Game, thrower: PlayerId, piece: str, code: DamageCode, made_of: Sequence[Modifier] = ()
) -> None:
    """Let a piece of terrain receive damage.  RU124, R1.5.1, R1.5.2; plain terrain takes none.

    `made_of` tells what the strength in the code comes from.
    """
    state = game.state
    if piece not in state.setup.durability or not is_there(state, piece):
        return
    modifiers = piece_damage_modifiers(state, piece, code, made_of)
    table = state.setup.durability[piece].damage_table
    thrown = await damage_roll(game, thrower, piece, modifiers, table)
    game.record(
        PieceDamaged(
            piece=piece,
            strength=code.strength,
            penetration=code.penetration,
            face=thrown.face,
            modifiers=tuple(modifiers),
            result=thrown.result,
            damage_table=table,
            points=thrown.points,
        )
    )
    if thrown.points > take_points(state.terrain[piece], thrown.points).capacity:
        give_way(game, piece, "RU124")


def give_way(game: Game, piece: str, rule: str) -> None:
    """Let a piece of terrain be open, or no longer there: it is no obstacle to anything.  R1.6.5, RU124."""
    game.state.terrain.setdefault(piece, PieceState()).gone = True
    game.record(PieceGaveWay(piece=piece, rule=rule))


def armour_modifiers(state: State, figure: FigureId, seen: bool) -> list[Modifier]:
    """Return the armour of a figure: its own, and the fitting value of each block in use.

    R1.4.14, R1.8.9 (Panzerung), RU043: `seen` says whether the figure has a sight line to the source of damage.
    """
    found = [Modifier("R1.4.14", "armour", value(state, figure, Attribute.ARMOUR), figure)]
    label = "block-armour-seen" if seen else "block-armour-unseen"
    for block in blocks_in_use(state, figure):
        bonus = block.armour_seen if seen else block.armour_unseen
        found.append(Modifier("R1.8.9", label, bonus, block.id))
    return [part for part in found if part.value]


def damage_modifiers(
    state: State,
    figure: FigureId,
    code: DamageCode,
    seen: bool,
    cover: Sequence[Modifier] = (),
    made_of: Sequence[Modifier] = (),
) -> list[Modifier]:
    """Return what is added to the die of a damage roll on a figure.  R1.5.2; `cover` changes the strength, R1.6.17.

    `made_of` tells what the strength in the code comes from.
    """
    toughness, armour = parts_of_value(state, figure, Attribute.TOUGHNESS), armour_modifiers(state, figure, seen)
    return roll_modifiers(code, toughness, armour, figure, cover, made_of)


def damage_table(state: State, figure: FigureId) -> int:
    """Return the current damage table of a figure, from 1 on; changes lead no further than the first and the last.

    R1.4.16 (Schadenswirkungstabelle), R1.1.7.  Our reading: the rulebook has no tables below and above these.
    """
    return min(max(value(state, figure, Attribute.DAMAGE_TABLE), 1), len(state.setup.tables.damage))


async def damage(
    game: Game,
    thrower: PlayerId,
    figure: FigureId,
    code: DamageCode,
    seen: bool,
    cover: Sequence[Modifier] = (),
    source: Point3 | None = None,
    made_of: Sequence[Modifier] = (),
) -> None:
    """Let a figure receive damage; the active side throws the die.  R1.5.2, R1.5.3, RU042.

    `seen`: whether the figure has a sight line to the source of the damage (RU043).  `cover` lowers the strength
    (R1.6.17).  A vehicle that is destroyed by it hands the damage on as it received it, lowered by the same cover, to
    all aboard (R3.0.23, RU098), who look for its `source` themselves; None for damage that comes from nowhere.
    `made_of` tells what the strength in the code comes from.
    """
    state = game.state
    if state.figures[figure].place is Place.REMOVED:
        return
    modifiers = damage_modifiers(state, figure, code, seen, cover, made_of)
    table = damage_table(state, figure)
    thrown = await damage_roll(game, thrower, figure, modifiers, table)
    if state.figures[figure].place is Place.REMOVED:
        return
    game.record(
        DamageRolled(
            figure=figure,
            strength=code.strength + total(cover),
            penetration=code.penetration,
            face=thrown.face,
            modifiers=tuple(modifiers),
            result=thrown.result,
            damage_table=table,
            points=thrown.points,
        )
    )
    aboard = all_aboard(state, figure)
    destroyed = await use_damage_points(game, figure, thrown.points)
    for passenger in aboard if destroyed else ():
        sees = source is not None and is_on_table(state, passenger) and point_sight(state, passenger, source).exists
        await damage(game, thrower, passenger, code, sees, cover, source, made_of)


async def use_damage_points(game: Game, figure: FigureId, points: int) -> bool:
    """Use damage points: free, then light, then heavy; one more than there are puts out of action.

    Return whether these points destroyed a vehicle, and not what came of them (R3.0.23).

    R1.5.1 (Schadenspunkte verbrauchen), RU039 (order; Severely Wounded once), RU040 (all points first).  Vehicles are
    damaged and destroyed instead (R3.0.20), severely once for each heavy point (RU097).
    """
    if points == 0:
        return False
    used = take_points(game.state.figures[figure], points)
    game.record(DamagePointsUsed(figure=figure, free=used.free, light=used.light, heavy=used.heavy))
    vehicle = is_vehicle(game.state, figure)
    if points > used.capacity:
        await receive(game, figure, Status.DESTROYED if vehicle else Status.OUT_OF_ACTION, "R1.5.1")
        return vehicle
    if used.light:
        status, rule = (Status.LIGHTLY_DAMAGED, "R3.0.21") if vehicle else (Status.LIGHTLY_WOUNDED, "R1.10.4")
        await receive(game, figure, status, rule)
    if used.heavy and not vehicle:
        await receive(game, figure, Status.SEVERELY_WOUNDED, "R1.10.6")
    for _ in range(used.heavy if vehicle else 0):
        await receive(game, figure, Status.SEVERELY_DAMAGED, "R3.0.22")
    return False
