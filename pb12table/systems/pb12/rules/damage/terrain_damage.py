"""Terrain that gives way: damage to pieces that have damage values, and what an opened or destroyed piece leaves.

RU124: a piece with damage values takes damage as a figure does (R1.5.2, R1.5.3) and is destroyed when it must use a
point that it has not got (R1.5.1).  Every other piece takes none.
"""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.attacks.targets import is_there
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.damage.damage_rolls import damage_roll, roll_modifiers, take_points
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.game.table_state import PieceState
from pb12table.systems.pb12.rules.preparations.profiles import DamageCode
from pb12table.systems.pb12.rules.scenarios.scenario_events import PieceDamaged, PieceGaveWay


def piece_damage_modifiers(
    state: State, piece: str, code: DamageCode, made_of: Sequence[Modifier] = ()
) -> list[Modifier]:
    """What is added to the die of a damage roll against a piece.  R1.5.2, RU124; KeyError without damage values.

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
