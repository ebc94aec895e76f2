"""What a piece does to the lanes that matter is what looking anew says, line by line, with the piece on the table."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from pb12table.analysis.between import all_sites
from pb12table.analysis.layout import TABLE
from pb12table.analysis.pieces import (
    IMAGE,
    NEW,
    Help,
    Lines,
    Placed,
    fits,
    help_in_parts,
    lines_of,
    placed,
    proposals,
)
from pb12table.analysis.walking import measuring
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.battlefield import Battlefield
from pb12table.table.routes.fitting import MIRRORS, Barred, Gap, barred_by, image_on, laid
from pb12table.table.shapes import Point, box_ring
from pb12table.table.sight.many import sites_at
from pb12table.table.sight.sight import is_clear
from pb12table.table.terrain import Piece
from tests.analysis.layouts import arena

WALL = Piece("wall", box_ring(-1.5, -0.25, 1.5, 0.25), height=3.0, standable=False)
CRATES = Piece("crates", box_ring(-0.8, -0.6, 0.8, 0.6), height=1.9)
CORNERS = ((-1.5, -1.0), (1.5, -1.0), (1.5, -0.55), (-0.9, -0.55), (-0.9, 1.0), (-1.5, 1.0))
ANGLE = Piece("angle", CORNERS, height=3.0, standable=False)
FOREST = Piece("forest", box_ring(-2.5, -2.0, 2.5, 2.0), height=4.0, standable=False, passable=True, hides=1.5)
RUIN = Piece("ruin", CORNERS, height=2.5, standable=False, passable=True, hides=0.8)


def field() -> tuple[Setup, Lines]:
    house = Piece("house", box_ring(9.0, 4.0, 11.0, 7.0), height=4.0, standable=False)
    fence = Piece("fence", box_ring(6.0, 7.5, 6.4, 10.0), height=1.2, standable=False)
    setup = arena(house, fence)
    return setup, lines_of(setup, all_sites(setup, 1.0))


def looked_anew(setup: Setup, lines: Lines, *pieces: Piece) -> tuple[float, int]:
    """The share of lines that is free, and how many ends are gone, asked of the table line by line and end by end."""
    table = replace(setup.battlefield, pieces=(*setup.battlefield.pieces, *pieces))
    person = measuring(setup).person
    aim, sites = person.aim_at(person.stature.height), lines.sites

    def stands(number: int) -> bool:
        x, y, height = sites.sites[number].place
        return any(abs(site.place[2] - height) < 1e-6 for site in sites_at(table, person.stature, (x, y)))

    there: dict[int, bool] = {}
    free = whole = 0.0
    for pair in lines.pairs:
        for row, observer in enumerate(pair.observers.tolist()):
            for column, target in enumerate(pair.targets.tolist()):
                if not pair.weights[row, column] > 0.0:
                    continue
                ends = [there.setdefault(number, stands(number)) for number in (observer, target)]
                if not all(ends):
                    continue
                (a, b, c), (x, y, z) = sites.sites[observer].place, sites.sites[target].place
                whole += pair.weights[row, column]
                if is_clear(table, (a, b, c + sites.stature.eye), (x, y, z + aim)):
                    free += pair.weights[row, column]
    return free / whole, sum(not stays for stays in there.values())


@pytest.mark.parametrize("piece", [WALL, CRATES, ANGLE, FOREST], ids=["wall", "crates", "angle", "forest"])
@pytest.mark.parametrize(("at", "turn"), [((14.0, 6.0), 90.0), ((4.3, 5.2), 30.0)])
def test_a_piece_does_what_looking_anew_says(piece: Piece, at: Point, turn: float) -> None:
    setup, lines = field()
    found = placed(lines, piece, at, turn)
    after, gone = looked_anew(setup, lines, laid(piece, at, turn, NEW))
    assert found.after == pytest.approx(after, abs=1e-9)
    assert found.built_over == gone
    assert found.before == pytest.approx(lines.share)


@pytest.mark.parametrize("piece", [WALL, ANGLE, FOREST, RUIN], ids=["wall", "angle", "forest", "ruin"])
def test_the_first_look_says_of_each_cell_what_the_exact_one_says(
    piece: Piece, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.analysis.pieces._COARSE", 300)
    _, lines = field()
    coarse, fine = help_in_parts(lines, piece, lines.sites.raster, (0.0, 90.0))
    assert coarse.is_coarse
    assert not fine.is_coarse
    known = np.argwhere(~np.isnan(fine.gains))
    for row, column in known[:: max(len(known) // 8, 1)].tolist():
        at = fine.raster.middle((column, row))
        exact = placed(lines, piece, at, float(fine.turns[row, column]))
        if not exact.built_over:
            # Where it takes places to stand away, the first look rounds the corners of what it takes.
            assert fine.gains[row, column] == pytest.approx(exact.before - exact.after, abs=1e-9)
    for row, column in np.argwhere(np.isnan(fine.gains)).tolist():
        middle = fine.raster.middle((column, row))
        assert not any(fits(lines, piece, middle, turn) for turn in (0.0, 90.0))


def proposed(lines: Lines, piece: Piece) -> tuple[Help, list[Placed]]:
    *_, first = help_in_parts(lines, piece, lines.sites.raster)
    return first, list(proposals(lines, piece, first))


def test_three_places_are_proposed_that_close_more_than_any_middle_of_a_cell() -> None:
    setup, lines = field()
    first, found = proposed(lines, WALL)
    assert len(found) == 3
    best = max(each.before - each.after for each in found)
    assert best >= first.best - 0.01
    for each in found:
        assert fits(lines, WALL, each.at, each.turn)
        assert each.after == pytest.approx(looked_anew(setup, lines, laid(WALL, each.at, each.turn, NEW))[0], abs=1e-9)
        assert not each.cuts_off


@pytest.mark.parametrize("how", sorted(MIRRORS))
@pytest.mark.parametrize("piece", [WALL, ANGLE], ids=["wall", "angle"])
def test_a_piece_and_its_image_do_what_looking_anew_says(piece: Piece, how: str) -> None:
    setup, lines = field()
    image = image_on(setup.battlefield, how)
    assert image is not None
    at, turn = (14.5, 4.5), 30.0
    found = placed(lines, piece, at, turn, image)
    assert found.image is not None
    x, y = image.points(np.array(at)).tolist()
    turned = replace(piece, outline=tuple((a, b) for a, b in image.shape(np.array(found.piece.outline) - at).tolist()))
    mirrored = laid(turned, (x, y), 0.0, "mirrored")
    assert found.image.outline == pytest.approx(np.array(mirrored.outline), abs=2e-3)
    after, gone = looked_anew(setup, lines, laid(piece, at, turn, NEW), mirrored)
    assert found.after == pytest.approx(after, abs=1e-9)
    assert found.built_over == gone
    assert found.after < placed(lines, piece, at, turn).after
    middle = (setup.battlefield.width / 2.0, setup.battlefield.depth / 2.0)
    if how == "half-turn":
        assert placed(lines, WALL, middle, 0.0, image).image is None, "it is its own image"
    assert not fits(lines, piece, (middle[0] + 0.4, middle[1] + 0.3), 30.0, image), "they would lie over each other"
    *_, first = help_in_parts(lines, piece, lines.sites.raster, (30.0,), image)
    told = list(proposals(lines, piece, first, (30.0,), image))
    assert told
    assert all(fits(lines, piece, each.at, each.turn, image) for each in told)


def test_lanes_are_told_longest_and_dearest_first_with_what_is_left_of_each() -> None:
    setup, lines = field()
    weights = [lane.weight for lane in lines.lanes]
    assert weights == sorted(weights, reverse=True)
    lane = lines.lanes[0]
    middle = ((lane.start[0] + lane.end[0]) / 2.0, (lane.start[1] + lane.end[1]) / 2.0)
    found = placed(lines, Piece("post", box_ring(-0.1, -0.1, 0.1, 0.1), height=9.0, standable=False), middle, 0.0)
    assert found.lanes[0] == pytest.approx(lane.length / 2.0, abs=0.3)
    table = replace(setup.battlefield, pieces=(*setup.battlefield.pieces, found.piece))
    for each, left in zip(lines.lanes, found.lanes, strict=True):
        assert is_clear(table, each.start, each.end) is (left == pytest.approx(each.length))


def test_without_zones_lines_lead_from_everywhere_to_everywhere() -> None:
    setup = replace(arena(), zones=(), figures=())
    lines = lines_of(setup, all_sites(setup, 2.0))
    assert [(pair.first, pair.second) for pair in lines.pairs] == [(TABLE, TABLE)]
    assert lines.share == 1.0


# -- passages ----------------------------------------------------------------------------------------------------------

NARROW = (
    Piece("north", box_ring(0.0, 6.0, 20.0, 7.0), height=3.0, standable=False),
    Piece("south", box_ring(0.0, 0.0, 20.0, 2.0), height=3.0, standable=False),
)


def alley(*pieces: Piece) -> Battlefield:
    return replace(arena().battlefield, pieces=(*NARROW, *pieces))


@pytest.mark.parametrize(
    ("half", "at", "closes", "narrow"),
    [
        (1.0, 4.0, False, []),
        (1.8, 4.0, True, [0.2, 0.2]),
        (1.0, 3.2, False, [0.2]),
        (1.6, 3.6, False, [0.0]),
        (1.9, 4.1, True, [0.0, 0.2]),
    ],
)  # fmt: skip
def test_gaps_too_narrow_are_told_and_a_closed_passage(
    half: float, at: float, closes: bool, narrow: list[float]
) -> None:
    post = laid(Piece("post", box_ring(-0.5, -half, 0.5, half), height=3.0, standable=False), (10.0, at), 0.0, NEW)
    found = barred_by(alley(), [post], 0.25, 2.0)
    assert found.closes is closes
    assert [gap.width for gap in found.narrow] == [pytest.approx(width) for width in narrow if width]
    assert {gap.beside for gap in found.narrow} <= {"north", "south"}


def test_a_piece_and_its_image_close_a_passage_together() -> None:
    image = image_on(alley(), "vertical")
    assert image is not None
    post = laid(Piece("post", box_ring(-0.5, -1.0, 0.5, 1.0), height=3.0, standable=False), (9.4, 3.0), 0.0, NEW)
    other = image.piece(post, IMAGE)
    assert other is not None
    assert not barred_by(alley(), [post], 0.25, 2.0).closes
    found = barred_by(alley(), [post, other], 0.25, 2.0)
    assert found.narrow[:2] == (Gap(NEW, 0.2), Gap(IMAGE, 0.2))
    beside = replace(other, outline=tuple((x, y + 2.0) for x, y in other.outline))
    assert barred_by(alley(), [post, beside], 0.25, 2.0).closes, "one leans on either side, and between them is no room"


def test_what_one_walks_over_bars_nothing() -> None:
    mat = laid(Piece("mat", box_ring(-0.5, -1.9, 0.5, 1.9), height=0.5, passable=True), (10.0, 4.0), 0.0, NEW)
    assert barred_by(alley(), [mat], 0.25, 2.0) == Barred()
    edge = laid(Piece("post", box_ring(-0.5, -0.5, 0.5, 0.5), height=3.0, standable=False), (19.2, 8.5), 0.0, NEW)
    assert barred_by(alley(), [edge], 0.25, 2.0).narrow == (Gap("", 0.3),)


def test_a_place_that_cuts_a_ground_off_is_told_and_never_proposed() -> None:
    gate = (
        Piece("west-wall", box_ring(10.0, 0.0, 10.5, 4.2), height=3.0, standable=False),
        Piece("east-wall", box_ring(10.0, 5.8, 10.5, 12.0), height=3.0, standable=False),
    )
    setup = arena(*gate)
    lines = lines_of(setup, all_sites(setup, 1.0))
    plug = Piece("plug", box_ring(-0.25, -0.75, 0.25, 0.75), height=3.0, standable=False)
    found = placed(lines, plug, (10.25, 5.0), 0.0)
    assert found.cuts_off
    assert found.barred.closes
    assert found.after < found.before
    _, told = proposed(lines, plug)
    assert told
    assert not any(each.cuts_off for each in told)
