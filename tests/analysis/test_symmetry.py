"""A layout is alike after half a turn or in a mirror, or but for some pieces, whatever way they were drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import Wishes, measured
from pb12table.analysis.sides import ACROSS, aims_of
from pb12table.analysis.symmetry import symmetry_of
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.report.layout_words import symmetry_line
from pb12table.systems.known import SYSTEMS
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import box_ring
from pb12table.table.terrain import Piece
from pb12table.texts.locale import Texts
from tests.analysis.layouts import arena, pushed
from tests.table.scene import block

LAYOUTS = [(system, name) for system in SYSTEMS for name in suite_files(system)]


@pytest.mark.parametrize(("system", "name"), LAYOUTS)
def test_the_layouts_of_matches_are_the_same_after_half_a_turn(system: str, name: str) -> None:
    table = load_scenario(suite_files(system)[name]).setup.battlefield
    found = symmetry_of(table)
    if table.pieces:
        assert found is not None
        assert (found.kind, found.odd) == ("half-turn", ())
    else:
        assert found is None


def table(*pieces: Piece) -> Battlefield:
    return Battlefield(20.0, 10.0, pieces, GAIT)


def ruin(name: str, x: float, y: float, height: float = 1.0) -> Piece:
    return Piece(name, ((x, y), (x + 2.0, y), (x + 2.0, y + 1.0), (x + 1.0, y + 3.0), (x, y + 3.0)), height=height)


def mirrored(piece: Piece, name: str, across: bool, along: bool) -> Piece:
    ring = tuple((20.0 - x if across else x, 10.0 - y if along else y) for x, y in piece.outline)
    return replace(piece, id=name, outline=ring[2:] + ring[:2])


@pytest.mark.parametrize(
    ("kind", "across", "along"), [("half-turn", True, True), ("east-west", True, False), ("north-south", False, True)]
)
def test_each_kind_is_found_and_what_breaks_it(kind: str, across: bool, along: bool) -> None:
    first, second = ruin("a", 2.0, 1.0), ruin("b", 6.0, 2.0, height=2.0)
    whole = [first, second, mirrored(first, "c", across, along), mirrored(second, "d", across, along)]
    found = symmetry_of(table(*whole))
    assert found is not None
    assert (found.kind, found.odd) == (kind, ())
    cart = Piece("cart", box_ring(9.0, 1.0, 10.5, 2.0))
    found = symmetry_of(table(*whole, cart))
    assert found is not None
    assert (found.kind, [piece.id for piece in found.odd]) == (kind, ["cart"])


def test_a_piece_moved_or_higher_than_its_partner_breaks_it() -> None:
    first = ruin("a", 2.0, 1.0)
    others = [mirrored(first, "c", True, True)]
    for n in range(4):
        wall = Piece(f"wall-{n}", box_ring(4.0 + n, 4.0, 4.5 + n, 5.0))
        others += [wall, mirrored(wall, f"again-{n}", True, True)]
    even = table(first, *others)
    assert symmetry_of(even) is not None
    moved = symmetry_of(pushed(even, "a", 0.05, 0.0))
    assert moved is not None
    assert {piece.id for piece in moved.odd} == {"a", "c"}
    higher = symmetry_of(table(replace(first, height=1.5), *others))
    assert higher is not None
    assert {piece.id for piece in higher.odd} == {"a", "c"}
    assert symmetry_of(pushed(even, "a", 0.005, 0.0)) == replace(moved, odd=()), "nobody sets up as exactly"


def test_scattered_pieces_are_not_alike() -> None:
    assert symmetry_of(table(ruin("a", 2.0, 1.0), ruin("b", 9.0, 4.0), ruin("c", 15.0, 6.0))) is None
    assert symmetry_of(table()) is None


def test_it_is_told_with_names_and_places() -> None:
    wall = Piece("wall", box_ring(6.0, 2.0, 7.0, 8.0), height=3.0)
    setup = arena(wall)
    wide, deep = setup.battlefield.width, setup.battlefield.depth
    partner = replace(wall, id="other", outline=tuple((wide - x, deep - y) for x, y in wall.outline))
    pieces = [replace(each, id=f"{each.id}-{n}") for n in range(3) for each in (wall, partner)]
    cart = Piece("cart", box_ring(3.0, 1.0, 4.0, 2.0), kind="cart")
    even = arena(*pieces)
    assert symmetry_line(Texts("en"), even) in {
        "The terrain is the same when turned by 180°.", "North and south of the terrain mirror each other.",
        "East and west of the terrain mirror each other.",
    }  # fmt: skip
    assert "but for cart (x 3.5, y 1.5)." in symmetry_line(Texts("en"), arena(*pieces, cart))
    assert symmetry_line(Texts("de"), arena(cart)) == ""


def test_a_goal_whose_middle_is_taken_is_as_far_for_both() -> None:
    """Ways lead beside what stands in the middle of a goal, on one side of it; that alone is no difference."""
    found = measured(arena(block("post", 9.0, 9.5, 11.0, 11.5, height=6.0, standable=False)), Wishes(1.0), Crew(0))
    aims = {aim.ground: aim for aim in aims_of(found.setup, found.sights[0], found.grounds, found.ways)}
    west, east = aims["prize"].ways.values()
    assert west is not None
    assert east is not None
    assert abs(west - east) > aims[ACROSS].slack, "the place is on one side of the post"
    assert aims["prize"].is_even
