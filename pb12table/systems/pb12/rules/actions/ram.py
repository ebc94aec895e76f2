"""Ram.  R4.2.2 (Rammen), RU109."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.falling import collide, random_movement
from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table, is_on_table, value
from pb12table.systems.pb12.rules.figures.seeing import has_sight_line, point_sight
from pb12table.systems.pb12.rules.figures.standing import facing_at, facing_to_point
from pb12table.systems.pb12.rules.game.answers import Ram
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.table.motion.contact import in_contact, pieces_in_contact, touched_at
from pb12table.table.shapes import Point3


class RamRules(ActionRules[Ram]):
    """Collide with a figure or a piece of terrain in contact.  R4.2.2 (Rammen)."""

    answers = (Ram,)

    def refusal(self, state: State, figure: FigureId, action: Ram) -> Refusal | None:
        """Return why a target cannot be rammed; contact and a sight line are needed.  R4.2.2, RU109."""
        if action.target in state.figures:
            return _figure_refusal(state, figure, FigureId(action.target), action.facing)
        point = touched_point(state, figure, action.target)
        if point is None:
            return Refusal("R4.2.2", "not-in-contact", (("target", action.target),))
        seen = point_sight(state, figure, point, action.facing)
        if not seen.in_sight_angle or any(blocker != action.target for blocker in seen.blockers):
            return Refusal("R4.2.2", "no-sight-line", (("target", action.target), ("obstacle", "")))
        return None

    async def effect(self, game: Game, figure: FigureId, action: Ram, windows: Windows | None) -> None:
        """Let it collide with the target, then the target make a random movement.  R4.2.2, RU109.

        Terrain, and targets that cannot move or are out of the game by then, make no random movement.
        """
        state = game.state
        point = None if action.target in state.figures else touched_point(state, figure, action.target)
        await collide(game, figure, action.target, None if point is None else point[:2])
        if action.target not in state.figures:
            return
        target = FigureId(action.target)
        if is_on_table(state, target) and value(state, target, Attribute.MOVEMENT) > 0:
            await random_movement(game, target)

    def hints(self, state: State, figure: FigureId) -> Iterator[Ram]:
        """Yield a Ram of every figure and piece in contact, facing it."""
        own = body(state, figure)
        for other in figures_on_table(state):
            if other.id != figure and in_contact(own, body(state, other.id)):
                yield Ram(other.id, facing_at(state, figure, other.id))
        yield from rams_of_terrain(state, figure)


def _figure_refusal(state: State, figure: FigureId, target: FigureId, facing: float | None) -> Refusal | None:
    if target == figure or not is_on_table(state, target):
        return Refusal("R1.6.4", "no-such-target")
    if not in_contact(body(state, figure), body(state, target)):
        return Refusal("R4.2.2", "not-in-contact", (("target", target),))
    if not has_sight_line(state, figure, target, facing):
        return Refusal("R4.2.2", "no-sight-line", (("target", target), ("obstacle", "")))
    return None


def touched_point(state: State, figure: FigureId, piece: str) -> Point3 | None:
    """Return where a figure touches a piece of terrain, at the height of its base point; None without contact."""
    own = body(state, figure)
    at = touched_at(state.battlefield, own, piece)
    return None if at is None else (*at, own.base_point[2])


def rams_of_terrain(state: State, figure: FigureId) -> list[Ram]:
    """Return rams of every piece in contact, facing the contact as far as the figure can turn.  R4.2.2, R1.6.2."""
    pieces = pieces_in_contact(state.battlefield, body(state, figure))
    touched = ((piece, touched_point(state, figure, piece)) for piece in pieces)
    return [Ram(piece, facing_to_point(state, figure, point)) for piece, point in touched if point is not None]


RAM: Final = RamRules()
