"""Bringing effects about: what scenario actions and cards do to figures, terrain and players.  RU112, RU122."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.equipment import keep_within_slots
from pb12table.systems.pb12.rules.attacks.damage import damage, damage_piece, give_way
from pb12table.systems.pb12.rules.attacks.targets import is_there
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.falling import fall_where_nothing_holds
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.figures.seeing import point_sight
from pb12table.systems.pb12.rules.figures.statuses import change_attribute, lose, panic_together, receive
from pb12table.systems.pb12.rules.game.events import AttributeChanged, CommandPointsGained
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Lasting, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, DamageCode
from pb12table.systems.pb12.rules.round.victory import gain_victory_points
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    ChangeAttribute,
    Damage,
    Effect,
    GiveCommandPoints,
    GiveStatus,
    GiveVictoryPoints,
    Open,
    TakeStatus,
)
from pb12table.table.shapes import Point3


@dataclass(frozen=True, slots=True)
class Cause:
    """What brings an effect about: whose, by which scenario action or card (`source`), and the rule behind it."""

    player: PlayerId
    source: str
    rule: str


async def affect_figure(
    game: Game, cause: Cause, effect: Effect, figure: FigureId, origin: Point3 | None = None
) -> None:
    """Let one figure feel an effect; `origin` is where damage comes from (RU043).  R1.6.5, R1.6.9, RU121."""
    state = game.state
    match effect:
        case Damage():
            if is_on_table(state, figure):
                seen = origin is not None and point_sight(state, figure, origin).exists
                code = DamageCode(effect.strength, effect.penetration)
                await damage(game, cause.player, figure, code, seen, source=origin)
        case GiveStatus():
            for _ in range(effect.markers):
                await receive(game, figure, effect.status, cause.rule)
        case TakeStatus():
            lose(game, figure, effect.status, cause.rule)
        case ChangeAttribute():
            await change_for_a_while(game, cause, effect, figure)
        case Open() | GiveVictoryPoints() | GiveCommandPoints():
            pass  # these touch no figure


async def affect_figures(game: Game, cause: Cause, effect: Effect, figures: Sequence[FigureId]) -> None:
    """Let several figures feel one effect; those who panic by it panic together.  R1.6.9 (Zielradius), R1.10.5."""
    if isinstance(effect, GiveStatus) and effect.status is Status.PANICKED:
        await panic_together(game, figures, cause.rule)
        return
    for figure in figures:
        await affect_figure(game, cause, effect, figure)


LASTING: Mapping[str, Lasting] = MappingProxyType(
    {"turn": Lasting.TURN, "round": Lasting.ROUND, "game": Lasting.UNTIL_ENDED}
)


async def change_for_a_while(game: Game, cause: Cause, effect: ChangeAttribute, figure: FigureId) -> None:
    """Change an attribute value; fewer slots hold fewer blocks at once.  R1.1.7, R1.8.17, RU073."""
    lasting = LASTING[effect.lasting]
    change = AttributeEffect(effect.attribute, effect.value, cause.rule, cause.source, lasting)
    change_attribute(game, figure, change)
    game.record(
        AttributeChanged(
            figure=figure, attribute=effect.attribute, value=effect.value, lasting=lasting, source=cause.source
        )
    )
    if effect.attribute is Attribute.SLOTS:
        await keep_within_slots(game, figure)


async def affect_piece(game: Game, cause: Cause, effect: Effect, piece: str) -> None:
    """Let a piece of terrain feel an effect: open it or damage it.  R1.6.5, RU124."""
    match effect:
        case Open() if not effect.pieces:
            await open_pieces(game, (piece,), cause.rule)
        case Damage():
            await damage_piece(game, cause.player, piece, DamageCode(effect.strength, effect.penetration))
            await fall_where_nothing_holds(game)
        case _:
            pass  # terrain has no statuses


async def affect_player(game: Game, cause: Cause, effect: Effect) -> None:
    """Do what an effect does whatever its target: named pieces, victory points, command points.  R1.1.8, R1.1.21.

    A player whom it has defeated receives no points any more (R1.1.22).
    """
    player = game.state.players[cause.player]
    match effect:
        case Open():
            await open_pieces(game, effect.pieces, cause.rule)
        case GiveVictoryPoints() if not player.defeated:
            gain_victory_points(game, cause.player, effect.points, cause.rule, cause.source)
        case GiveCommandPoints() if not player.defeated:
            player.command_points += effect.points
            game.record(
                CommandPointsGained(
                    player=cause.player, points=effect.points, balance=player.command_points, source=cause.source
                )
            )
        case _:
            pass


async def open_pieces(game: Game, pieces: tuple[str, ...], rule: str) -> None:
    """Open pieces of terrain; who stood on them falls.  R1.6.5, R1.4.29."""
    there = [piece for piece in pieces if is_there(game.state, piece)]
    for piece in there:
        give_way(game, piece, rule)
    if there:
        await fall_where_nothing_holds(game)
