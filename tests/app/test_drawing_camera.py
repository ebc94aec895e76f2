"""The camera keeps its promises whatever one does to it."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.window.scene.picture import CLOSEST, Camera

lengths = st.floats(2.0, 200.0)
pixels = st.tuples(st.integers(-500, 4500), st.integers(-500, 3000))
viewports = st.builds(
    pygame.Rect, st.integers(0, 400), st.integers(0, 400), st.integers(200, 3840), st.integers(150, 2160)
)


@given(lengths, lengths, viewports)
def test_a_fitted_camera_shows_all_four_corners(width: float, depth: float, viewport: pygame.Rect) -> None:
    camera = Camera.fitted(width, depth, viewport)
    assert all(camera.shows((x, y), -1.0) for x in (0.0, width) for y in (0.0, depth))


@given(lengths, lengths, viewports, pixels)
def test_pixels_and_points_are_each_others_inverse(
    width: float, depth: float, viewport: pygame.Rect, pixel: tuple[int, int]
) -> None:
    camera = Camera.fitted(width, depth, viewport)
    assert camera.to_screen(camera.to_table(pixel)) == pixel


def test_north_is_up_and_east_is_right() -> None:
    camera = Camera.fitted(20.0, 10.0, pygame.Rect(0, 0, 800, 600))
    x, y = camera.to_screen((10.0, 5.0))
    assert camera.to_screen((11.0, 5.0)) == (x + round(camera.scale), y)
    assert camera.to_screen((10.0, 6.0))[1] < y


@given(st.floats(1.05, 4.0), st.tuples(st.integers(250, 550), st.integers(250, 350)))
def test_zooming_in_keeps_what_is_under_the_cursor(factor: float, pixel: tuple[int, int]) -> None:
    camera = Camera.fitted(20.0, 10.0, pygame.Rect(0, 0, 800, 600))
    nearer = camera.zoomed(factor, pixel)
    assert nearer.scale == pytest.approx(camera.scale * factor)
    assert nearer.to_table(pixel) == pytest.approx(camera.to_table(pixel))


@given(st.lists(st.tuples(st.floats(-9e3, 9e3), st.floats(-9e3, 9e3), st.floats(0.01, 50.0)), max_size=8))
def test_the_table_never_gets_lost(steps: list[tuple[float, float, float]]) -> None:
    camera = Camera.fitted(24.0, 18.0, pygame.Rect(0, 0, 1280, 720))
    for dx, dy, factor in steps:
        camera = camera.panned(dx, dy).zoomed(factor, (dx % 1280, dy % 720))
        x, y = camera.to_table(camera.viewport.center)
        assert -1e-9 <= x <= 24.0 + 1e-9
        assert -1e-9 <= y <= 18.0 + 1e-9
        assert 0.0 < camera.scale <= CLOSEST


def test_panning_moves_the_table_like_a_hand() -> None:
    camera = Camera.fitted(24.0, 18.0, pygame.Rect(0, 0, 1280, 720)).zoomed(3.0)
    x, y = camera.to_screen((12.0, 9.0))
    assert camera.panned(30, -20).to_screen((12.0, 9.0)) == (x + 30, y - 20)


def test_a_new_window_size_keeps_the_view() -> None:
    camera = Camera.fitted(24.0, 18.0, pygame.Rect(0, 0, 1280, 720)).zoomed(2.0).centred((5.0, 6.0))
    larger = camera.resized(pygame.Rect(0, 0, 2560, 1440))
    assert larger.centre == camera.centre
    assert larger.scale == pytest.approx(2.0 * camera.scale)


@pytest.mark.parametrize("factor", [0.0, -1.0, float("nan"), float("inf")])
def test_a_senseless_zoom_changes_nothing(factor: float) -> None:
    camera = Camera.fitted(24.0, 18.0, pygame.Rect(0, 0, 1280, 720))
    assert camera.zoomed(factor) == camera


def test_a_table_keeps_its_margins_whatever_room_there_is() -> None:
    low, high = pygame.Rect(340, 78, 811, 200), pygame.Rect(340, 78, 811, 640)
    camera = Camera.fitted(28.0, 20.0, low, beside=27.0).resized(high)
    table = camera.table_on_screen()
    assert table.left - high.left >= 27 + 27
    assert high.right - table.right >= 27 + 27
