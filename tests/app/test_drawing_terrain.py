"""Terrain: what is high looks high, every kind has its own look, and tiles fit together."""

import tomllib
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import numpy as np
import pygame
import pytest

from pb12table.files.content import load_content
from pb12table.files.places import assets_folder
from pb12table.files.scenario import load_scenario, scan_scenarios
from pb12table.systems.d20 import files as d20
from pb12table.systems.kampf_w6 import files as w6
from pb12table.systems.pb12.files.forms import Headgear, Held
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.footprints import circle_ring
from pb12table.table.openings import leaf
from pb12table.table.shapes import boxes_overlap
from pb12table.table.terrain import Hinge, Piece
from pb12table.window.scene.picture import Camera
from pb12table.window.scene.table_view import Picture, TableView
from pb12table.window.terrain import terrain_layer
from pb12table.window.terrain.terrain_layer import Shadows, TileKey, shadow_bounds, terrain_picture
from pb12table.window.terrain.terrain_patch import STYLES, Style, style_of
from pb12table.window.tokens.figure_art import COATS, HEADGEAR, WEAPONS
from tests.app.drawing import SIZE, Pixels, bare_table, box, brightness, camera_for, changed, drawn, setup_with


def shadow_length(height: float) -> int:
    """How many pixels below a wall are darkened."""
    wall, bare = setup_with(box("w", 4, 8, 6, 1, height=height)), setup_with()
    camera = camera_for(wall)
    x = camera.to_screen((8.0, 0.0))[0]
    edge = camera.to_screen((0.0, 8.0))[1] + 3
    return int(changed(drawn(bare), drawn(wall))[x, edge:].sum())


def test_the_higher_a_piece_the_longer_its_shadow() -> None:
    low, middle, high = (shadow_length(height) for height in (1.0, 2.0, 4.0))
    assert 0 < low < middle < high


def test_many_pieces_are_looked_up_as_each_alone_would_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose shadows fall on a piece; a table of thousands is painted soon, since no pair of pieces is looked at."""
    looked_at = 0

    def counted(piece: Piece) -> Style:
        nonlocal looked_at
        looked_at += 1
        return style_of(piece)

    kinds = ("wall", "water", "woods")
    pieces = [
        box(f"p{n}", 2.0 * (n % 12), 2.0 * (n // 12), 1.5, 1.5, kinds[n % 3], height=1.0 + n % 4) for n in range(144)
    ]
    monkeypatch.setattr("pb12table.window.terrain.terrain_layer.style_of", counted)
    shadows = Shadows(pieces)
    for piece in pieces:
        here = shadow_bounds(piece)
        assert shadows.on(piece, here) == [
            other
            for other in pieces
            if other is not piece
            and (other.top > piece.top + 1e-6 or other.kind == "water")
            and boxes_overlap(shadow_bounds(other), here)
        ]
    assert looked_at == len(pieces)


def test_shadows_fall_to_the_south_east_only() -> None:
    setup = setup_with(box("w", 6, 5, 3, 3, height=3.0))
    camera, bare, pixels = camera_for(setup), bare_table(), drawn(setup)
    assert brightness(pixels, camera, (9.4, 6.0)) < brightness(bare, camera, (9.4, 6.0)) - 15
    assert brightness(pixels, camera, (7.5, 4.6)) < brightness(bare, camera, (7.5, 4.6)) - 15
    for point in ((5.6, 6.5), (7.5, 8.5)):
        assert brightness(pixels, camera, point) == pytest.approx(brightness(bare, camera, point), abs=1)


def test_a_bridge_throws_its_shadow_apart_from_itself() -> None:
    bridge = replace(box("b", 6, 3, 1.0, 6, "bridge", height=0.2), base=5.0)
    setup = setup_with(bridge)
    camera, bare, pixels = camera_for(setup), bare_table(), drawn(setup)
    assert brightness(pixels, camera, (7.24, 6.0), 2) == pytest.approx(brightness(bare, camera, (7.24, 6.0), 2), abs=3)
    assert brightness(pixels, camera, (7.9, 6.0), 2) < brightness(bare, camera, (7.9, 6.0), 2) - 15


def test_a_level_does_not_shade_the_ramp_that_leads_to_it() -> None:
    hall = box("hall", 8, 4, 4, 4, "platform", height=2.0)
    ramp = Piece(
        "r", ((12, 5), (15, 5), (15, 7), (12, 7)), height=2.0, kind="stairs",
        low_edge=((15, 5), (15, 7)), high_edge=((12, 5), (12, 7)),
    )  # fmt: skip
    setup = setup_with(hall, ramp)
    alone = drawn(setup_with(ramp))
    both = drawn(setup)
    camera = camera_for(setup)
    assert brightness(both, camera, (13.5, 6.4)) == pytest.approx(brightness(alone, camera, (13.5, 6.4)), abs=1)


def risers(kind: str) -> int:
    """How many dark lines somebody crosses who walks up a piece of a kind, well beside the arrow in its middle."""
    ramp = Piece(
        "r", ((4, 4), (12, 4), (12, 10), (4, 10)), height=2.0, kind=kind,
        low_edge=((4, 4), (4, 10)), high_edge=((12, 4), (12, 10)),
    )  # fmt: skip
    setup = setup_with(ramp)
    camera, pixels = camera_for(setup), drawn(setup)
    (left, y), right = camera.to_screen((4.4, 8.5)), camera.to_screen((11.6, 8.5))[0]
    walked = pixels[left:right, y].astype(float).mean(axis=1)
    dark = walked < np.median(walked) * 0.75
    return int((dark[1:] & ~dark[:-1]).sum())


def test_stairs_have_steps_and_a_ramp_has_none() -> None:
    assert risers("stairs") > 10
    assert risers("ramp") < 5
    assert risers("stone-stairs") > 10
    assert risers("earth-bank") < 5, "what rises without being stairs is a slope"


def test_the_upper_of_two_pieces_is_seen() -> None:
    setup = setup_with(box("low", 4, 4, 6, 4, "platform"), replace(box("up", 6, 5, 2, 2, "crates"), base=1.0))
    camera = camera_for(setup)
    alone = drawn(setup_with(box("low", 4, 4, 6, 4, "platform")))
    assert changed(alone, drawn(setup))[camera.to_screen((7.2, 6.2))]


def test_holes_show_the_ground() -> None:
    ring = replace(box("yard", 4, 4, 6, 6, height=0.3), holes=(((5, 5), (9, 5), (9, 9), (5, 9)),))
    setup = setup_with(ring)
    camera, different = camera_for(setup), changed(bare_table(), drawn(setup))
    assert not different[camera.to_screen((7.0, 7.0))]
    assert different[camera.to_screen((4.5, 7.0))]


KINDS = [kind["id"] for kind in tomllib.loads((assets_folder() / "terrain.toml").read_text())["kind"]]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_terrain_has_a_look_of_its_own(kind: str) -> None:
    assert any(word in STYLES for word in kind.split("-"))
    assert changed(middle_of_a_piece(), middle_of_a_piece(kind), 6).mean() > 0.3


def middle_of_a_piece(*kinds: str) -> Pixels:
    """What is painted of a table where a piece of a kind lies, or where none lies."""
    field = setup_with(*(box("p", 5, 4, 4, 3, kind) for kind in kinds)).battlefield
    middle = (round(7.0 * 30.0), round((field.depth - 5.5) * 30.0))
    picture = terrain_picture(field, 30.0, middle[0] - 40, middle[1] - 30, 80, 60)
    return pygame.surfarray.array3d(picture).astype(np.int16)


def test_sacks_bulge_where_broken_stone_does_not() -> None:
    """The heap of mail of the night post, which was painted as masonry: a dark gap between one sack and the next."""
    assert style_of(box("x", 0, 0, 1, 1, "mail-sacks")).form == "sacks"
    sacks, stones = (middle_of_a_piece(kind).mean(axis=2) for kind in ("mail-sacks", "rubble"))
    assert np.percentile(sacks, 5) < 0.55 * np.median(sacks)
    assert np.percentile(stones, 5) > 0.55 * np.median(stones)


def test_kinds_nobody_knows_are_drawn_by_what_they_are_for() -> None:
    assert style_of(box("x", 0, 0, 1, 1, "obelisk")).form == "stone"
    assert style_of(replace(box("x", 0, 0, 1, 1, "ferns"), translucent=1)).form == "woods"
    assert style_of(replace(box("x", 0, 0, 1, 1, "carpet"), passable=True, blocks_sight=False)).form == "road"


def test_tiles_fit_together_without_a_seam() -> None:
    field = load_scenario("smugglers-cove").setup.battlefield
    whole = pygame.surfarray.array3d(terrain_picture(field, 31.7, 100, 80, 256, 128)).astype(np.int16)
    left = pygame.surfarray.array3d(terrain_picture(field, 31.7, 100, 80, 128, 128)).astype(np.int16)
    right = pygame.surfarray.array3d(terrain_picture(field, 31.7, 228, 80, 128, 128)).astype(np.int16)
    # Not exactly equal: big patches measure distances from edges coarsely.
    assert np.abs(whole[:128] - left).max(axis=2).mean() < 1.0
    assert np.abs(whole[128:] - right).max(axis=2).mean() < 1.0
    assert np.quantile(np.abs(whole[124:132] - np.concatenate((left, right))[124:132]), 0.99) <= 24


def calls_until_complete(setup: Setup, surface: pygame.Surface) -> int:
    view, camera = TableView(setup), camera_for(setup)
    calls = 1
    while not view.draw(surface, camera, Picture()):
        calls += 1
        assert calls < 200
    return calls


@pytest.fixture
def painted_before() -> Iterator[OrderedDict[TileKey, pygame.Surface]]:
    """The tiles that have been painted before: none, and afterwards those of other tests again."""
    kept = OrderedDict(terrain_layer.painted_tiles)
    terrain_layer.painted_tiles.clear()
    yield terrain_layer.painted_tiles
    terrain_layer.painted_tiles.update(kept)


def test_the_picture_is_refined_until_it_is_complete(painted_before: OrderedDict[TileKey, pygame.Surface]) -> None:
    setup, surface = load_scenario("smugglers-cove").setup, pygame.Surface(SIZE)
    assert calls_until_complete(setup, surface) > 2
    painted_before.clear()
    finished = pygame.surfarray.array3d(surface).astype(np.int16)
    assert not changed(drawn(setup), finished, 1).any()


def test_a_table_that_is_opened_again_is_complete_at_once(
    painted_before: OrderedDict[TileKey, pygame.Surface],
) -> None:
    surface = pygame.Surface(SIZE)
    calls_until_complete(load_scenario("smugglers-cove").setup, surface)
    again = load_scenario("smugglers-cove").setup
    assert calls_until_complete(again, surface) == 1
    finished = pygame.surfarray.array3d(surface).astype(np.int16)
    assert not changed(drawn(again), finished, 1).any()
    fewer = replace(again.battlefield, pieces=again.battlefield.pieces[1:])
    assert calls_until_complete(replace(again, battlefield=fewer), surface) > 2


def test_nothing_is_drawn_outside_the_viewport() -> None:
    setup = load_scenario("smugglers-cove").setup
    surface = pygame.Surface((640, 480))
    surface.fill((255, 0, 255))
    viewport = pygame.Rect(100, 50, 300, 300)
    camera = Camera.fitted(24.0, 18.0, viewport).zoomed(4.0)
    TableView(setup).draw(surface, camera, Picture(show_zones=True, show_heights=True), complete=True)
    pixels = pygame.surfarray.array3d(surface)
    outside = np.ones((640, 480), bool)
    outside[100:400, 50:350] = False
    assert (pixels[outside] == (255, 0, 255)).all()
    assert not (pixels[~outside] == (255, 0, 255)).all(axis=1).any()


@pytest.mark.slow_but("marked-cards")
@pytest.mark.parametrize("scenario", [summary.id for summary in scan_scenarios()[0]])
def test_every_scenario_can_be_drawn_near_and_far(scenario: str) -> None:
    setup = load_scenario(scenario).setup
    field = setup.battlefield
    camera = camera_for(setup)
    for view in (camera, camera.zoomed(0.1), camera.zoomed(30.0).centred((field.width / 3, field.depth / 3))):
        pixels = drawn(setup, Picture(show_zones=True, show_heights=True), view)
        assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 100, "a painted ground is soft from so near"


def test_round_and_thin_and_tiny_pieces_are_drawn() -> None:
    round_tower = Piece("t", circle_ring((4.0, 6.0), 1.5), height=4.0, kind="tower")
    fence = Piece("f", ((8.0, 2.0), (8.0, 6.0), (12.0, 6.0)), height=1.0, thin=True, kind="fence")
    tiny = box("c", 12, 9, 0.05, 0.05, "crates")
    setup = setup_with(round_tower, fence, tiny)
    camera, different = camera_for(setup), changed(bare_table(), drawn(setup))
    assert different[camera.to_screen((4.0, 6.0))]
    assert different[camera.to_screen((8.0, 4.0))]
    assert different[camera.to_screen((10.0, 6.0))]


def test_every_profile_that_comes_with_the_program_wears_something() -> None:
    for profile, sheet in load_content().profiles.items():
        if sheet.vehicle is None:
            assert (sheet.headgear == "bare") is (profile == "human"), profile


def test_whatever_a_file_may_let_a_figure_wear_or_hold_is_drawn() -> None:
    assert {*get_args(Headgear), *get_args(w6.Headgear), *get_args(d20.Headgear)} == set(HEADGEAR)
    assert {*get_args(Held), *get_args(w6.Held), *get_args(d20.Held)} - {"none", "shield"} == {*WEAPONS} - {""}
    assert {*get_args(w6.Worn)} - {"none"} == set(COATS)


def test_a_closed_door_is_seen_in_its_wall_though_the_wall_goes_on_above_it() -> None:
    wall = box("wall", 4, 6, 6, 1, height=3.0)
    hinge = Hinge((6.0, 6.5), (8.0, 6.5), 0.6)
    door = Piece("door", leaf(hinge, 0.0), height=2.0, kind="door", standable=False, hinge=hinge)
    lintel = replace(box("wall:lintel2", 6, 6, 2, 1, height=1.0), base=2.0)
    beside = (replace(wall, id="wall", outline=box("w", 4, 6, 2, 1).outline), box("wall:2", 8, 6, 2, 1, height=3.0))
    without, whole = setup_with(*beside, lintel), setup_with(*beside, lintel, door)
    camera = camera_for(whole)
    x, y = camera.to_screen((7.0, 6.5))
    assert changed(drawn(without), drawn(whole))[x - 3 : x + 4, y - 3 : y + 4].all()


def beyond_of(setup: Setup, camera: Camera) -> np.ndarray:
    """The window with a table and the ground around it, as numbers [x, y, colour]."""
    surface = pygame.Surface(camera.viewport.size, 0, 32)
    terrain_layer.TerrainLayer(setup).draw(surface, camera, complete=True)
    return pygame.surfarray.array3d(surface).astype(int)


def test_the_ground_goes_on_beyond_the_table_as_it_is_at_its_edge_and_muted() -> None:
    sea = setup_with(box("sea", 0, 0, 3, 12, "water", height=0.0))
    camera = Camera.fitted(sea.battlefield.width, sea.battlefield.depth, pygame.Rect(0, 0, 900, 500), margin=90.0)
    shown, table = beyond_of(sea, camera), camera.table_on_screen()
    middle = slice(table.top + 40, table.bottom - 40)
    west, east = (shown[part, middle].reshape(-1, 3).mean(axis=0) for part in (slice(5, 40), slice(-40, -5)))
    water = shown[table.left + 10 : table.left + 30, middle].reshape(-1, 3).mean(axis=0)
    ground = shown[table.right - 30 : table.right - 10, middle].reshape(-1, 3).mean(axis=0)
    assert west[2] > west[0], "the sea goes on as sea"
    assert east[2] < east[0]
    assert west.mean() < 0.7 * water.mean()
    assert east.mean() < 0.7 * ground.mean()


def test_the_ground_beyond_moves_with_the_table_and_fills_the_window() -> None:
    setup = setup_with(box("w", 0, 4, 3, 1, height=1.0))
    whole = Camera.fitted(setup.battlefield.width, setup.battlefield.depth, pygame.Rect(0, 0, 700, 400), margin=60.0)
    before = beyond_of(setup, whole)
    moved = beyond_of(setup, whole.pushed(24.0, 16.0))
    # Where it is ground beyond before and after, it has gone with the table.
    assert (before[:20, :20] == moved[24:44, 16:36]).all()
    for camera in (whole, whole.zoomed(4.0), whole.zoomed(0.5), whole.zoomed(9.0).pushed(2000.0, 900.0)):
        assert beyond_of(setup, camera).max(axis=2).min() > 0, "nothing is left black"


def test_what_changes_at_the_edge_changes_beyond_it() -> None:
    plain, sea = setup_with(), setup_with(box("sea", 0, 0, 3, 12, "water", height=0.0))
    camera = Camera.fitted(plain.battlefield.width, plain.battlefield.depth, pygame.Rect(0, 0, 700, 400), margin=60.0)
    layer, surface = terrain_layer.TerrainLayer(plain), pygame.Surface((700, 400), 0, 32)
    layer.draw(surface, camera, complete=True)
    layer.change(sea.battlefield, None)
    layer.draw(surface, camera, complete=True)
    assert (pygame.surfarray.array3d(surface)[:20, 100:300] == beyond_of(sea, camera)[:20, 100:300]).all()
