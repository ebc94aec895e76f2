"""Each storey of a layout has its own numbers and its own maps."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pb12table.analysis.crew import Crew
from pb12table.analysis.layout import TABLE, Measured, Wishes, heights_along, measured, storey_worths
from pb12table.analysis.plain import plain_layout
from pb12table.files.scenario import load_scenario
from pb12table.report.layout_page import layout_sections
from pb12table.report.layout_words import Part, cover_name, exposure_name, first_name, mapped_storeys
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.shapes import box_ring
from pb12table.table.terrain import Piece
from pb12table.texts.layouts import place_told
from pb12table.texts.locale import Texts
from tests.analysis.layouts import arena

HOUSE = Path(__file__).parents[1] / "cases" / "house-two-storeys.toml"


def small_house() -> Setup:
    """A floor over a part of a walled yard, and stairs up to it from the south."""
    return arena(
        Piece("wall", box_ring(6.0, 8.0, 14.0, 8.2), height=2.5, standable=False, kind="wall"),
        Piece("floor", box_ring(6.0, 4.0, 12.0, 8.0), base=2.5, height=0.5, kind="floor"),
        Piece(
            "stairs", box_ring(12.0, 4.0, 14.0, 8.0), height=3.0, kind="stairs",
            low_edge=((12.0, 4.0), (14.0, 4.0)), high_edge=((12.0, 8.0), (14.0, 8.0)),
        ),
    )  # fmt: skip


@pytest.fixture(scope="module")
def house() -> Measured:
    with Crew(1) as crew:
        return measured(small_house(), Wishes(2.0), crew)


def test_places_are_of_the_storey_of_their_height(house: Measured) -> None:
    heights = house.sites.places[:, 2]
    ramp = (heights > 0.0) & (heights < 3.0)
    assert (house.numbers[heights == 0.0] == 0).all()
    assert (house.numbers[heights == 3.0] == 1).all()
    assert (house.numbers[ramp] == 0).all()
    assert ramp.any()
    assert house.storeys == (0, 1)


@pytest.mark.slow
def test_the_twelve_places_below_the_floor_have_their_own_shares() -> None:
    """What lies above them hides them no longer: the map of the ground has the very shares the numbers tell."""
    with Crew(1) as crew:
        house = measured(load_scenario(str(HOUSE)).setup, Wishes(2.0), crew)
    assert (np.bincount(house.numbers) == (300, 12)).all()
    shares = house.exposure(TABLE)
    below = [
        number
        for number, site in enumerate(house.sites.sites)
        if site.place[2] == 0.0 and 12.0 < site.place[0] < 18.0 and 10.0 < site.place[1] < 18.0
    ]
    assert len(below) == 12
    ground = house.sites.without_gaps(shares, house.of_storey(0))
    first = house.sites.without_gaps(shares, house.of_storey(1))
    for number in below:
        column, row = house.sites.sites[number].cell
        assert ground[row, column] == shares[number]
        assert 0.0 < shares[number] < 0.15
        assert first[row, column] > 0.8
    assert np.isnan(first).sum() == first.size - 12
    # All together the highest counts.
    assert (house.sites.without_gaps(shares)[~np.isnan(first)] == first[~np.isnan(first)]).all()


def test_the_numbers_of_a_storey_are_those_of_its_places(house: Measured) -> None:
    ground, first = storey_worths(house)
    assert (ground.places, first.places) == (len(house.sites) - 6, 6)
    for worth in (ground, first):
        own = house.numbers == worth.storey.number
        for key, seen in worth.seen.items():
            shares = house.exposure(key)[own]
            assert seen.mean == pytest.approx(sum(shares) / len(shares))
            assert seen.in_sight == pytest.approx(sum(share > 0.0 for share in shares) / len(shares))
        assert sum(worth.first.values()) <= 1.0 + 1e-9
    assert [link.piece for link in first.storey.links] == ["stairs"]
    plain = plain_layout(house)
    assert plain["site_storeys"] == house.numbers.tolist()
    assert [(each["storey"], each["places"], each["heights"]) for each in plain["storeys"]] == [
        (0, ground.places, [0.0, 0.0]), (1, 6, [3.0, 3.0]),
    ]  # fmt: skip
    assert plain["storeys"][1]["things"] == ["floor"]
    assert plain["storeys"][1]["exposure"]["table"] == pytest.approx(first.seen[TABLE].mean, abs=1e-4)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Storeys", "Seen from the whole table – first floor", "Stairs (ground floor)", ">heights<")),
        ("de", ("Stockwerke", "Gesehen vom ganzen Spielfeld – erster Stock", "Treppe (Erdgeschoss)", ">Höhen<")),
    ],
)
def test_the_report_has_maps_and_numbers_of_each_storey(house: Measured, language: str, words: tuple[str, ...]) -> None:
    names = [exposure_name(key, storey) for key in ("west", "east", TABLE) for storey in (0, 1)]
    names += [cover_name(key, storey) for key in ("west", "east", TABLE) for storey in (0, 1)]
    names += ["overview", "lanes", "ways", *map(first_name, (0, 1))]
    # A picture that is missing, or one that nobody shows, would be found.
    pictures = {name: f"<{name}>".encode() for name in names}
    colours = {player.id: (1, 2, 3) for player in house.setup.players}
    part = Part("house", house.setup, house, None, colours, pictures)
    page = layout_sections(Texts(language).of("pb12"), part, [], prefix="layout1", title="")
    assert page.count("<img") == len(names)
    for word in words:
        assert word in page


def test_a_table_without_storeys_has_one_map_of_each_sort() -> None:
    with Crew(1) as crew:
        found = measured(arena(), Wishes(4.0), crew)
        roofed = measured(
            arena(Piece("roof", box_ring(6.0, 4.0, 12.0, 8.0), base=2.5, standable=False)), Wishes(4.0), crew
        )
    assert mapped_storeys(found) == (None,)
    assert found.storeys == (0,)
    # Nobody stands on this roof: the map shows what is below it.
    assert mapped_storeys(roofed) == (0,)


def test_places_are_told_with_their_height() -> None:
    told = [place_told(Texts(language), (3.0, 4.25, height)) for language in ("en", "de") for height in (0.0, 2.7)]
    assert told == ["x 3, y 4.2", "x 3, y 4.2, height 2.7", "x 3, y 4,2", "x 3, y 4,2, Höhe 2,7"]


@pytest.mark.parametrize(
    ("heights", "told"),
    [
        ((0.0, 0.0, 0.1), (0.0,)),
        ((0.0, 1.0, 2.7), (0.0, 2.7)),
        ((0.0, 1.5, 2.7, 2.7, 1.0, 0.0), (0.0, 2.7, 0.0)),
        ((2.7, 0.0, 0.1, 3.0), (2.7, 0.0, 3.0)),
    ],
)
def test_ways_tell_where_they_rise_and_sink(heights: tuple[float, ...], told: tuple[float, ...]) -> None:
    assert heights_along([(float(number), 0.0, height) for number, height in enumerate(heights)]) == told
