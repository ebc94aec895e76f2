"""Terrain that gives way: damage to pieces that have damage values, and what an opened or destroyed piece leaves.

RU124: a piece with damage values takes damage as a figure does (R1.5.2, R1.5.3) and is destroyed when it must use a
point that it has not got (R1.5.1).  Every other piece takes none.
"""

from __future__ import annotations

from pb12table.pb12.checks import Game, roll
from pb12table.pb12.modifiers import Modifier, total
from pb12table.pb12.profiles import DamageCode, PlayerId
from pb12table.pb12.scenario_events import PieceDamaged, PieceGaveWay
from pb12table.pb12.state import PieceState, State
from pb12table.pb12.tables import damage_points
from pb12table.pb12.targets import is_there


def piece_damage_modifiers(state: State, piece: str, code: DamageCode) -> list[Modifier]:
    """What is added to the die of a damage roll against a piece.  R1.5.2, RU124; KeyError without damage values."""
    durable = state.setup.durability[piece]
    stopped = max(durable.armour - code.penetration, 0)
    found = [
        Modifier("R1.5.2", "damage-strength", code.strength),
        Modifier("R1.5.2", "toughness", -durable.toughness, piece),
    ]
    return [*found, Modifier("R1.5.2", "armour-left", -stopped, piece)] if stopped else found


async def damage_piece(game: Game, thrower: PlayerId, piece: str, code: DamageCode) -> None:
    """Let a piece of terrain receive damage.  RU124, R1.5.1, R1.5.2; plain terrain takes none."""
    state = game.state
    if piece not in state.setup.durability or not is_there(state, piece):
        return
    modifiers = piece_damage_modifiers(state, piece, code)
    table = state.setup.durability[piece].damage_table
    face = await roll(game, thrower, "damage-roll", piece)
    result = face + total(modifiers)
    points = damage_points(state.setup.tables, table, result)
    game.record(
        PieceDamaged(
            piece=piece,
            strength=code.strength,
            penetration=code.penetration,
            face=face,
            modifiers=tuple(modifiers),
            result=result,
            damage_table=table,
            points=points,
        )
    )
    if points > _use_points(state.terrain[piece], points):
        give_way(game, piece, "RU124")


def _use_points(piece: PieceState, points: int) -> int:
    """Use points in the order free, light, heavy, and return how many there were.  R1.5.1, RU039."""
    free = min(points, piece.free_points)
    light = min(points - free, piece.light_points)
    heavy = min(points - free - light, piece.heavy_points)
    piece.free_points -= free
    piece.light_points -= light
    piece.heavy_points -= heavy
    return free + light + heavy


def give_way(game: Game, piece: str, rule: str) -> None:
    """Let a piece of terrain be open, or no longer there: it is no obstacle to anything.  R1.6.5, RU124."""
    game.state.terrain.setdefault(piece, PieceState()).gone = True
    game.record(PieceGaveWay(piece=piece, rule=rule))
