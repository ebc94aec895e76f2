"""Targets that are no figures: pieces of terrain, and bare points.  R1.6.4, R1.6.15, RU056, RU124."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.targets import piece_point
from pb12table.systems.pb12.rules.figures.facing import facing_to_point
from pb12table.systems.pb12.rules.figures.figures import base_point
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.units import plan_distance
from pb12table.texts.locale import Texts
from pb12table.texts.names import name_of

Aimed: TypeAlias = Literal["figure", "terrain", "place"]
"""What the mouse points at: figures, pieces of terrain, or any point of the table."""

AIMS: Final[tuple[Aimed, ...]] = ("figure", "terrain", "place")


def attack_on_piece(state: State, figure: FigureId, piece: str, *, ranged: bool) -> RangedAttack | MeleeAttack | None:
    """The plainest legal attack on a piece, None when there is none."""
    form = RangedAttack if ranged else MeleeAttack
    facing = facing_to_point(state, figure, piece_point(state, figure, piece))
    for weapon in weapons(state, figure, ranged=ranged):
        attack = form(weapon=weapon.id, target=None, action_points=1, facing=facing, piece=piece)
        if action_refusal(state, figure, attack) is None:
            return attack
    return None


def breakable(state: State, figure: FigureId, *, ranged: bool) -> list[str]:
    """The pieces that take damage and can be attacked now, nearest first."""
    standing = {piece.id for piece in state.battlefield.pieces}
    found = [
        piece
        for piece in state.setup.durability
        if piece in standing and attack_on_piece(state, figure, piece, ranged=ranged) is not None
    ]
    return near_first(state, figure, found)


def near_first(state: State, figure: FigureId, pieces: list[str]) -> list[str]:
    """Pieces of terrain, those nearest to a figure first."""
    here = base_point(state, figure)[:2]
    return sorted(pieces, key=lambda piece: plan_distance(here, piece_point(state, figure, piece)[:2]))


def piece_line(texts: Texts, setup: Setup, state: State, piece: str) -> str:
    """What a piece of terrain can still take, or that nothing harms it."""
    name = texts("target-terrain", piece=name_of(texts, setup, piece))
    left = state.terrain.get(piece)
    if piece not in setup.durability or left is None:
        return texts("attack-piece-plain", piece=name)
    points = left.free_points + left.light_points + left.heavy_points
    return texts("attack-piece-left", piece=name, points=points)
