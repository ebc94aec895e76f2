"""Layouts made by chance: always fit for play, always the same for a seed, and what the sliders promise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pb12table.files.checking import check_layout
from pb12table.files.content import load_content
from pb12table.files.scenario import scenario_of
from pb12table.files.writing import scenario_text
from pb12table.layouts.chance.generate import KINDS, MAKERS, cleared, document_of, generated
from pb12table.layouts.chance.sketch import SYMMETRIES, Sketch, Sliders, Thing, new_sketch
from pb12table.layouts.motions import Motion, half_turn, mirror
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.battlefield import Battlefield
from pb12table.table.planar import depth_in_polygon
from pb12table.table.routes.space.free_space import storeys
from pb12table.table.terrain import Piece
from tests.table.routes.test_free_space import box

PATH = Path("layout.toml")
SMALL = Sliders(width=24.0, depth=18.0)


@pytest.fixture(scope="module")
def content() -> Content:
    found: Content = load_content()
    return found


def first(kind: str, **changes: Any) -> dict[str, Any]:
    """The first attempt at a layout, which is nearly always the one that is taken; it costs less than the checks."""
    sketch = new_sketch(replace(SMALL, **changes), kind, 0)
    MAKERS[kind](sketch)
    return document_of(sketch, kind)


def made(kind: str, content: Content, **changes: Any) -> Setup:
    found: Setup = scenario_of(first(kind, **changes), content, PATH).setup
    return found


def sliders_by_chance(key: str) -> Sliders:
    chance = Random(key)
    return Sliders(
        seed=chance.randrange(10**6),
        density=round(chance.random(), 2),
        symmetry=chance.choice(SYMMETRIES),
        heights=round(chance.random(), 2),
        width=round(chance.uniform(20, 50), 1),
        depth=round(chance.uniform(14, 36), 1),
    )


CORNERS = [
    Sliders(density=0.0, heights=0.0, symmetry="none", width=20.0, depth=14.0),
    Sliders(density=1.0, heights=1.0, symmetry="mirrored", width=20.0, depth=14.0),
    Sliders(density=1.0, heights=1.0, symmetry="half-turn", width=20.0, depth=30.0),
]


@pytest.mark.slow_but("0-*")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "sliders", [*(sliders_by_chance(f"layout {n}") for n in range(5)), *CORNERS], ids=lambda s: f"{s.seed}-{s.symmetry}"
)
def test_every_layout_passes_all_checks_and_can_be_read(kind: str, sliders: Sliders, content: Content) -> None:
    document = generated(kind, sliders, content)
    report = check_layout(document, content, PATH)
    assert report.is_clean, (report.problems, report.faults)
    setup = scenario_of(document, content, PATH).setup
    assert (setup.battlefield.width, setup.battlefield.depth) == (sliders.width, sliders.depth)
    assert 5 <= len(setup.battlefield.pieces) <= 400
    assert [zone.players for zone in setup.zones if zone.kind == "entry"] == [("alice",), ("bob",)]


def test_a_great_table_is_filled_with_no_more_than_a_scenario_has() -> None:
    document = first("ruins", density=1.0, width=100.0, depth=70.0)
    assert 200 < len(document["terrain"]) <= 400


# -- the same everywhere --------------------------------------------------------------------------------------------

DIGESTS = {
    "woods": "a5b6940d0a94c227",
    "ruins": "43309d5d9378dc84",
    "village": "fc869d09cfa5bd86",
    "harbour": "83afda850a840642",
    "trenches": "51118777e1ef9ef0",
}
"""Of layouts as they were made when this was written; another machine, or another Python, must make the same."""


def digest(kind: str, content: Content) -> str:
    documents = [first(kind, seed=seed, symmetry=symmetry, heights=0.7) for seed, symmetry in enumerate(SYMMETRIES)]
    documents.append(generated(kind, SMALL, content))
    # What is said of them may be said better.
    documents = [{key: value for key, value in each.items() if key != "description"} for each in documents]
    return sha256("".join(map(scenario_text, documents)).encode()).hexdigest()[:16]


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_makes_the_same_layout_on_every_machine(kind: str, content: Content) -> None:
    assert digest(kind, content) == DIGESTS[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_every_slider_and_the_seed_matter(kind: str) -> None:
    terrain = first(kind)["terrain"]
    assert first(kind, step_cm=3.0)["terrain"] == terrain
    for change in ({"seed": 1}, {"density": 0.6}, {"heights": 0.6}, {"symmetry": "none"}, {"width": 25.0}):
        assert first(kind, **change)["terrain"] != terrain


# -- what the sliders promise -----------------------------------------------------------------------------------------


def images(setup: Setup, motion: Motion) -> Iterator[tuple[Piece, Piece | None]]:
    """Each piece with the one that lies where a motion leads it."""
    pieces = setup.battlefield.pieces
    for piece in pieces:
        ring = [motion.point(point) for point in piece.outline]
        yield piece, next((other for other in pieces if is_image(piece, other, ring)), None)


def is_image(piece: Piece, other: Piece, ring: list[tuple[float, float]]) -> bool:
    same = (piece.kind, piece.base, piece.height) == (other.kind, other.base, other.height)
    return same and all(min(abs(x - u) + abs(y - v) for u, v in other.outline) < 0.01 for x, y in ring)


@pytest.mark.parametrize("kind", KINDS)
def test_a_half_turn_leaves_a_fair_layout_as_it_is(kind: str, content: Content) -> None:
    setup = made(kind, content, seed=4, heights=0.8)
    assert setup.battlefield.pieces
    for piece, image in images(setup, half_turn((12.0, 9.0))):
        assert image is not None, piece.id


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
def test_mirroring_leaves_a_mirrored_layout_as_it_is(kind: str, axis: str, content: Content) -> None:
    setup = made(kind, content, seed=4, heights=0.8, symmetry="mirrored")
    assert setup.battlefield.pieces
    for piece, image in images(setup, mirror(axis, (12.0, 9.0))):
        assert image is not None, piece.id


@pytest.mark.parametrize("kind", KINDS)
def test_without_symmetry_the_sides_differ(kind: str, content: Content) -> None:
    setup = made(kind, content, seed=4, symmetry="none")
    assert sum(image is None for _, image in images(setup, half_turn((12.0, 9.0)))) > 5


def covered(field: Battlefield) -> float:
    """The share of the table that things stand or grow on, counted on a net."""
    pieces = [p for p in field.pieces if p.height > 0.06 and not p.thin]
    net = [(x + 0.5, y + 0.5) for x in range(int(field.width)) for y in range(int(field.depth))]
    return sum(any(depth_in_polygon(at, p.outline, p.holes) > 0.0 for p in pieces) for at in net) / len(net)


def average(kind: str, content: Content, measure: Callable[[Battlefield], float], **changes: Any) -> float:
    """What is measured on three layouts of the usual size."""
    fields = (made(kind, content, seed=seed, width=36.0, depth=26.0, **changes).battlefield for seed in (1, 2, 3))
    return sum(map(measure, fields)) / 3


@pytest.mark.slow_but("ruins")
@pytest.mark.parametrize("kind", KINDS)
def test_a_dense_layout_is_fuller_than_a_thin_one(kind: str, content: Content) -> None:
    thin, dense = (average(kind, content, covered, density=density, heights=0.2) for density in (0.0, 1.0))
    assert dense > thin * 1.3
    assert dense > 0.12


def raised(field: Battlefield) -> float:
    """The area above the ground that is walked up to, without climbing."""
    ground = storeys(field, 0.25, 2.0)[0]
    return sum(float(surface.walk.area) for surface in ground.surfaces if surface.high > 0.4)


@pytest.mark.slow_but("ruins")
@pytest.mark.parametrize("kind", KINDS)
def test_heights_make_more_room_above_the_ground(kind: str, content: Content) -> None:
    flat, high = (average(kind, content, raised, heights=heights) for heights in (0.0, 1.0))
    assert high > flat + 15.0


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_solid_stands_where_figures_enter(kind: str, content: Content) -> None:
    setup = made(kind, content, seed=2, density=1.0)
    for zone in setup.zones:
        if zone.kind == "entry":
            for piece in setup.battlefield.pieces:
                inside = [point for point in piece.outline if depth_in_polygon(point, zone.area.outline) > 0.01]
                assert piece.passable or not inside, piece.id


@pytest.mark.parametrize("kind", KINDS)
def test_the_name_and_the_text_say_what_it_is(kind: str) -> None:
    document = first(kind, seed=1234567)
    assert document["name"]["en"].endswith(" 1234567")
    assert document["name"]["en"] != document["name"]["de"]
    assert "1234567" in document["description"]["de"]
    assert "layout-" not in str(document["name"]) + str(document["description"])


# -- the sketch ---------------------------------------------------------------------------------------------------


def thing(x: float, y: float, size: float = 2.0) -> Thing:
    ring = box("x", (x, y), (x + size, y + size), 1.0).outline
    return Thing("crate", ({"id": "crate", "kind": "crates", "polygon": [list(point) for point in ring]},), (ring,))


def bare(**changes: Any) -> Sketch:
    return new_sketch(replace(SMALL, **changes), "test", 0)


def test_things_need_room_for_all_their_images() -> None:
    sketch = bare(symmetry="half-turn")
    assert sketch.put(thing(2.0, 2.0))
    assert len(sketch.terrain) == 2
    assert not sketch.put(thing(3.0, 3.0))
    assert not sketch.put(thing(20.5, 14.5))  # where the image of the first lies
    assert not sketch.put(thing(11.4, 8.4, 0.7))  # its own image would touch it
    assert len(sketch.terrain) == 2
    assert [piece["id"] for piece in sketch.terrain] == ["crate-1", "crate-2"]


def test_what_is_its_own_image_is_put_down_once() -> None:
    for symmetry, count in (("none", 1), ("half-turn", 1), ("mirrored", 1)):
        sketch = bare(symmetry=symmetry)
        assert sketch.put(thing(11.0, 8.0))
        assert len(sketch.terrain) == count


@pytest.mark.parametrize(("symmetry", "count"), [("none", 1), ("half-turn", 2), ("mirrored", 4)])
def test_images_are_as_many_as_the_symmetry_says(symmetry: str, count: int) -> None:
    sketch = bare(symmetry=symmetry)
    assert sketch.put(thing(2.0, 2.0))
    assert len(sketch.terrain) == sketch.images == count


def test_dense_tables_have_narrower_lanes() -> None:
    for density, free in ((0.0, False), (1.0, True)):
        sketch = bare(symmetry="none", density=density)
        assert sketch.put(thing(2.0, 2.0))
        assert sketch.put(thing(5.0, 2.0)) is free


def test_nothing_leaves_the_table() -> None:
    sketch = bare(symmetry="none")
    assert not sketch.put(thing(23.0, 2.0))
    assert not sketch.put(thing(0.2, 2.0), margin=0.5)
    assert sketch.put(thing(0.5, 2.0), margin=0.5)


def test_what_is_at_fault_can_be_cleared_away(content: Content) -> None:
    sketch = bare(symmetry="none")
    yard = {"a": [8, 8, 4, 0.3], "b": [8, 12, 4.3, 0.3], "c": [8, 8, 0.3, 4], "d": [12, 8, 0.3, 4]}
    for name, shape in {**yard, "out": [23.5, 8, 4, 0.3]}.items():
        sketch.terrain.append({"id": name, "kind": "wall", "rectangle": shape})
    document = document_of(sketch, "ruins")
    assert not check_layout(document, content, PATH).is_clean
    left = cleared(document, content)
    assert check_layout(left, content, PATH).is_clean
    assert len(left["terrain"]) == 3


def test_a_deck_that_is_narrower_than_a_body_is_no_storey_above_another() -> None:
    """GEOS cannot overlay lines that lie beside an area with nothing, which such a deck leaves of it."""
    sliders = Sliders(density=0.7, heights=0.2, width=34.0, depth=24.0, system="w6")
    assert check_layout(generated("village", sliders, load_content("w6")), load_content("w6"), PATH).is_clean
