"""From an agreed setup to the state before the first round.  Chapter 1.2, RU022."""

from __future__ import annotations

from pb12table.systems.pb12.rules.command.command_groups import first_leader, force_of
from pb12table.systems.pb12.rules.figures.figures import body_at
from pb12table.systems.pb12.rules.figures.seeing import perceived_although_camouflaged
from pb12table.systems.pb12.rules.game.state import BlockState, FigureState, Place, PlayerState, State, Status
from pb12table.systems.pb12.rules.game.table_state import PieceState
from pb12table.systems.pb12.rules.preparations.profiles import DamagePoints, FigureSetup, Setup
from pb12table.systems.pb12.rules.vehicles.riding import footing, in_the_way
from pb12table.systems.pb12.rules.vehicles.vehicle_state import VehicleState
from pb12table.table.standing.support import settled
from pb12table.table.units import normalised, rounded


def new_game(setup: Setup) -> State:
    """The state before the first round: accounts empty, blocks and damage points full.

    R1.1.8, R1.2.7 and R1.2.8 (staging area), R1.8.2 (blocks in use), R1.8.14 and RU071 (resources, charges),
    R2.2.2 (leaders of command groups).
    Figures with a place start on the table there.  Ruling 126: a status that the scenario gives at the start counts as
    received before the game, so that nothing follows from its reception; but Camouflaged is lost at once in the
    perception area of an opponent (R4.1.4).
    """
    state = State(
        setup,
        {player.id: PlayerState(player.id, deck=list(player.deck)) for player in setup.players},
        {figure.id: _new_figure(setup, figure) for figure in setup.figures},
        terrain={durable.piece: _new_piece(durable.damage_points) for durable in setup.durable},
    )
    for figure in setup.figures:
        _set_up(state, figure)
    for found in perceived_although_camouflaged(state):
        del state.figures[found].statuses[Status.CAMOUFLAGED]
    groups = (*(force_of(player.id) for player in setup.players), *setup.group_by_id)
    state.leaders = {group: leader for group in groups if (leader := first_leader(setup, group)) is not None}
    return state


def _new_figure(setup: Setup, figure: FigureSetup) -> FigureState:
    points = figure.profile.damage_points
    return FigureState(
        figure.id,
        figure.player,
        free_points=points.free,
        light_points=points.light,
        heavy_points=points.heavy,
        blocks={
            block.id: BlockState(block.id in figure.in_use, block.resources, block.charges)
            for block in figure.blocks
        },
        statuses={Status(name): 1 for name in figure.statuses},
        standing_order=figure.standing_order or setup.modules.standing_order,
        vehicle=None if figure.profile.vehicle is None else VehicleState(),
    )


def _new_piece(points: DamagePoints) -> PieceState:
    return PieceState(points.free, points.light, points.heavy)


def _set_up(state: State, figure: FigureSetup) -> None:
    """Put a figure that has a place on the table; the scenario file was checked for safe stand."""
    if figure.at is None:
        return
    placed = state.figures[figure.id]
    x, y = rounded(figure.at[0]), rounded(figure.at[1])
    height = figure.height
    if height is None:
        wished = body_at(state, figure.id, x, y, 0.0, figure.facing)
        body = settled(footing(state, figure.id), wished, in_the_way(state, figure.id))
        height = 0.0 if body is None else body.z
    placed.place = Place.TABLE
    placed.x, placed.y, placed.z = x, y, rounded(height)
    placed.facing = rounded(normalised(figure.facing))
