"""What every damage roll is made of and what it uses up, whatever is hit: a figure or terrain.  R1.5.1 to R1.5.3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.checks.checks import Game, roll
from pb12table.systems.pb12.rules.game.state import FigureState
from pb12table.systems.pb12.rules.game.table_state import PieceState
from pb12table.systems.pb12.rules.game.tables import damage_points
from pb12table.systems.pb12.rules.preparations.profiles import DamageCode, DamagePoints


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
    """What is added to the die: S - W - max(P - D; 0).  R1.5.2 (Schadenswurf), RU041; `cover`: R1.6.17.

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
