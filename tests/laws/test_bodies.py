"""Two laws of bodies: nobody is inside of terrain, and no fall ends as high as it began.  R1.4.29, R1.4.30."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import given

from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.falling import ChooseLanding
from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table
from pb12table.systems.pb12.rules.game.events import FigureFell
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed
from pb12table.systems.pb12.rules.vehicles.riding import footing, in_the_way, is_carried
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.falling import stand, stand_heights
from pb12table.table.terrain import Piece
from tests.laws.skirmishes import any_answer, begun, chance_of, examples, roofs, seeds, setups
from tests.table.plumb import base_of, carries, height_of, outline, part_between

SLACK = 2e-3
"""Places are rounded to a thousandth of a step."""

APART = 0.25
"""So far apart are the places at which a lower one is looked for, in steps."""


def is_inside(body: Body, piece: Piece) -> bool:
    """Whether a body is inside of a piece by more than the tolerance, told by plain polygons."""
    base = base_of(body, body.x, body.y).buffer(-SLACK)
    if piece.passable or piece.base >= body.top - SLACK or not base.intersects(outline(piece)):
        return False
    if piece.low_edge is None:
        return piece.base + piece.height > body.z + SLACK
    on_it = shapely.Point(body.x, body.y).distance(outline(piece)) <= SLACK
    if carries(piece) and on_it and abs(height_of(piece, body.x, body.y) - body.z) <= 0.1 + SLACK:
        return False
    # A ramp also carries a body that stands beside it as high as a low part of it, and has come to it from there.
    beside = carries(piece) and base.intersects(part_between(piece, body.z - 0.1, body.z + 0.1))
    return not beside and bool(base.intersects(part_between(piece, body.z + SLACK, 1e6)))


def insides(state: State, known: set[Body]) -> list[tuple[str, str]]:
    """The figures that are inside of terrain, with the pieces; who is carried or fixed has no say in where it is.

    Bodies that are `known` to be inside of nothing are not looked at again.
    """
    figures = [each.id for each in figures_on_table(state)]
    free = [each for each in figures if not is_carried(state, each) and not is_fixed(state, each)]
    bodies = {body(state, figure) for figure in free} - known
    known |= bodies
    return [(each.id, piece.id) for each in bodies for piece in state.battlefield.pieces if is_inside(each, piece)]


def lower_places(battlefield: Battlefield, faller: Body, others: tuple[Body, ...], height: float) -> list[Body]:
    """Free safe places lower than a height, looked for all over the table."""
    columns, rows = (int(size / APART) for size in (battlefield.width, battlefield.depth))
    places = [(APART * column, APART * row) for column in range(columns + 1) for row in range(rows + 1)]
    found = [faller.at(x, y, z) for x, y in places for z in stand_heights(battlefield, x, y) if z < height - SLACK]
    return [place for place in found if stand(battlefield, place, others).safe]


def watched(setup: Setup, seed: int) -> int:
    """Play a game at random and look at each question; return how many falls there were."""
    session: Session[State] = begun(setup, seed)
    chance, read, falls = chance_of(seed), 0, 0
    known: set[Body] = set()
    while session.pending is not None:
        if not isinstance(session.pending, ChooseLanding):
            assert insides(session.state, known) == []
        session.answer(any_answer(session, chance))
        for logged in session.log[read:]:
            event = logged.event
            if not isinstance(event, FigureFell):
                continue
            falls += 1
            if event.end[2] >= event.start[2] and session.state.figures[event.figure].place == "table":
                state = session.state
                others = in_the_way(state, event.figure)
                free = lower_places(footing(state, event.figure), body(state, event.figure), others, event.start[2])
                assert free == [], (event, free[:3])
        read = len(session.log)
    return falls


@pytest.mark.rule("R1.4.29", "RU015", "R1.4.30", "RU017")
@given(setup=setups, seed=seeds)
@examples(20)
def test_nobody_is_inside_of_terrain_and_no_fall_ends_as_high_as_it_began(setup: Setup, seed: int) -> None:
    watched(setup, seed)


@pytest.mark.rule("R1.4.30", "RU017")
def test_in_games_on_roofs_there_are_falls() -> None:
    assert sum(watched(roofs(), seed) for seed in range(6)) > 3


@pytest.mark.rule("R1.4.29", "RU015")
@pytest.mark.parametrize(("z", "inside"), [(1.0, False), (0.95, True), (0.5, True), (0.0, True)])
def test_the_law_sees_who_is_inside(z: float, inside: bool) -> None:
    state = begun(roofs(), 0).state.clone()
    state.figures[FigureId("cat")].z = 0.9 * z
    assert [figure for figure, _ in insides(state, set())] == (["cat"] if inside else [])
