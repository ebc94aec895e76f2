"""The editor's palette shows what each of its things looks like on the table."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from pb12table.app.editor.panels.frame import GROUND, MIDDLE, kind_sample
from pb12table.app.editor.panels.rows import SAMPLE
from pb12table.files.content import load_content
from pb12table.layouts.edit_history import sketched
from pb12table.layouts.usual import usual_shape
from pb12table.systems import known
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.table.battlefield import Battlefield
from pb12table.window.kit.palette import looks_of
from pb12table.window.scene.picture import Camera
from pb12table.window.terrain.terrain_layer import TerrainLayer, terrain_picture
from tests.app.builder import Builder, at_the_editor

KINDS = load_content().kinds


@pytest.fixture(params=[((1280, 720), 100), ((1280, 720), 200), ((1600, 900), 100)], ids=str)
def builder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Builder]:
    size, scale = request.param
    yield from at_the_editor(tmp_path, "de", size, scale)


def pixels(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(int)


def picture_in(builder: Builder, zone: str) -> pygame.Surface:
    """What is painted at the place of the picture of a row."""
    screen = builder.screen
    below = builder.zone(zone).rect.top - screen.layout.left.centery
    screen.scrolls["left"] = max(screen.scrolls["left"] + below, 0)
    builder.open_list()
    builder.program.draw()
    place = next(each.rect for each in reversed(screen.zones) if each.name == zone)
    scale = builder.program.scale
    size = (round(SAMPLE[0] * scale), round(SAMPLE[1] * scale))
    corner = (place.left + round(2 * scale), place.top + round(2 * scale))
    return builder.program.surface.subsurface(pygame.Rect(corner, size)).copy()


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_is_seen_in_its_picture(kind: str) -> None:
    size = (92, 64)
    bare = terrain_picture(Battlefield(GROUND, GROUND, (), GAIT), 20.0, 0, 0, *size)
    picture = kind_sample(KINDS, kind, size)
    assert picture.get_size() == size
    middle = (slice(size[0] // 4, -size[0] // 4), slice(size[1] // 4, -size[1] // 4))
    mean, usual = (pixels(each)[middle].reshape(-1, 3).mean(axis=0) for each in (picture, bare))
    assert np.abs(mean - usual).max() > 8.0


def test_no_two_pictures_are_alike_that_are_not_drawn_alike_on_the_table() -> None:
    pictures = [pixels(kind_sample(KINDS, kind, (46, 32))).tobytes() for kind in KINDS]
    assert len(set(pictures)) > len(KINDS) - 3, "a railing is drawn as a fence, and a mast as a barrel"


def test_the_picture_is_what_the_table_shows() -> None:
    document = {
        "format": 1, "system": "pb12", "name": "x", "table": {"width": GROUND, "depth": GROUND, "step_cm": 2.0},
        "terrain": [{"id": "well", "kind": "well", **usual_shape("well", (MIDDLE, MIDDLE))}],
    }  # fmt: skip
    setup = sketched(document, load_content(), Path("x.toml")).setup
    size = (80, 80)
    picture = kind_sample(KINDS, "well", size)
    scale = 80 / (2.0 * (0.8 + 0.2) * 1.24)
    shown = pygame.Surface(size)
    camera = Camera(shown.get_rect(), scale, (MIDDLE, MIDDLE), GROUND, GROUND)
    TerrainLayer(setup).draw(shown, camera, complete=True)
    assert np.abs(pixels(shown) - pixels(picture)).mean() < 6.0


def test_the_palette_shows_the_pictures_of_terrain(builder: Builder) -> None:
    for kind in ("barrel", "hedge", "stall", "water"):
        shown = picture_in(builder, f"kind:{kind}")
        expected = kind_sample(KINDS, kind, shown.get_size())
        inner = slice(3, -3)
        assert (pixels(shown)[inner, inner] == pixels(expected)[inner, inner]).all(), kind


def test_zones_and_figures_are_shown_in_the_colours_of_their_players(builder: Builder) -> None:
    players = list(looks_of(builder.screen.bench.setup).items())
    blue = players[0][1].colour

    def tells(zone: str, colour: tuple[int, int, int]) -> bool:
        return bool((np.abs(pixels(picture_in(builder, zone)) - np.array(colour)).max(axis=2) < 30).sum() > 20)

    assert tells("zone:entry", blue)
    assert not tells("zone:difficult", blue)
    assert not tells("profile:pirate", players[1][1].colour)
    builder.click_zone(f"owner:{players[1][0]}")
    assert tells("profile:pirate", players[1][1].colour)


def test_tools_have_no_picture_and_lower_rows(builder: Builder) -> None:
    tool = builder.zone("command:edit-circle").rect.h
    builder.screen.scrolls["left"] = 200
    builder.zone("kind:barrel")
    # One that is half scrolled away is lower.
    assert tool < max(zone.rect.h for zone in builder.screen.zones if zone.name.startswith("kind:"))


@pytest.mark.parametrize("system", known.SYSTEMS)
def test_every_profile_of_every_system_has_a_picture(system: str) -> None:
    face, content = known.scene(system), load_content(system)
    drawn = {template.id: template.outfit for template in face.templates_in(content)}
    profiles = content.profiles if hasattr(content, "profiles") else content.units
    assert {*drawn} == {*profiles}
    assert all(outfit.emblem or outfit.headgear for outfit in drawn.values())
