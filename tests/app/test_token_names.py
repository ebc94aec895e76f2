"""The names of figures that stand close together give way to each other and to their tokens."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from pb12table.app.preview.state_picture import picture_of
from pb12table.files.scenario import load_scenario
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.window.scene.picture import Camera, Picture, Token
from pb12table.window.scene.table_view import TableView
from pb12table.window.tokens.token_marks import measures_of, plate_below, plate_places
from tests.app.drawing import camera_for, drawn, setup_with, token_at

BARE = setup_with()
CROWD = [token_at(8.0 + 0.55 * column, 6.0 + 0.55 * row, name=f"Musketeer {column}{row}")
         for column in range(3) for row in range(2)]  # fmt: skip


def of_scenario(scenario: str, language: str, scale: float) -> tuple[Camera, list[Token]]:
    """A scenario as it begins, as the window shows all of it."""
    state = new_game(load_scenario(scenario).setup)
    battlefield = state.setup.battlefield
    camera = Camera.fitted(battlefield.width, battlefield.depth, pygame.Rect(0, 0, 800 * scale, 560 * scale))
    return camera, [token for token in picture_of(state, Texts(language)).tokens if token.hull is None]


def assert_all_free(camera: Camera, tokens: list[Token], scale: float, *, name: bool) -> list[pygame.Rect]:
    plates = plate_places(camera, tokens, scale, name=name)
    there = [plate for plate in plates if plate is not None]
    assert len(there) == len(tokens)
    for first, second in combinations(there, 2):
        assert not first.colliderect(second), (first, second)
    for number, plate in enumerate(plates):
        for other, token in enumerate(tokens):
            if other != number and plate is not None:
                core = measures_of(camera, token, scale).core
                assert not plate.colliderect(core), (tokens[number].name, token.name)
    return there


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("scenario", ["two-companies", "governors-quay", "abbey-hill", "smugglers-cove"])
@pytest.mark.pairs
def test_no_name_lies_over_another_s_token_or_name(scenario: str, scale: float, language: str) -> None:
    camera, tokens = of_scenario(scenario, language, scale)
    assert_all_free(camera, tokens, scale, name=True)


@pytest.mark.parametrize("name", [True, False], ids=["names", "initials"])
def test_names_in_a_crowd_find_places_and_who_stands_alone_keeps_his_own(name: bool) -> None:
    camera, alone = camera_for(BARE), token_at(3.0, 3.0, name="Anne Bonny")
    tokens = [*CROWD, alone]
    plates = assert_all_free(camera, tokens, 1.0, name=name)
    assert plates[-1] == plate_below(camera, alone, 1.0, name=name)
    usual = [plate_below(camera, token, 1.0, name=name) for token in tokens]
    assert plates != usual


def test_a_name_away_from_its_token_is_tied_to_it() -> None:
    """The table shows the leader, in the colour of the player, between token and name."""
    camera = camera_for(BARE)
    ring = [token_at(8.0 + dx, 6.0 + dy, name="A very long name of a guard") for dx in (-0.6, 0.0, 0.6)
            for dy in (-0.6, 0.0, 0.6)]  # fmt: skip
    plates = assert_all_free(camera, ring, 1.0, name=True)
    away = {
        number: plate for number, plate in enumerate(plates)
        if pygame.Rect(measures_of(camera, ring[number], 1.0).core).inflate(40, 40).collidepoint(plate.center) is False
        and not plate.inflate(24, 24).colliderect(measures_of(camera, ring[number], 1.0).core)
    }  # fmt: skip
    assert away
    picture = drawn(BARE, Picture(tokens=ring, show_names=True))
    light = ring[0].look.light
    for number, plate in away.items():
        x, y = measures_of(camera, ring[number], 1.0).middle
        end = (min(max(x, plate.left), plate.right - 1), min(max(y, plate.top), plate.bottom - 1))
        on_the_way = [
            tuple(picture[round(x + (end[0] - x) * share / 100), round(y + (end[1] - y) * share / 100)])
            for share in range(40, 85)
        ]
        assert any(max(abs(int(a) - int(b)) for a, b in zip(pixel, light, strict=True)) < 40 for pixel in on_the_way)


def test_names_give_way_to_nothing_that_is_only_planned() -> None:
    camera, token = camera_for(BARE), token_at(8.0, 6.0, name="Anne Bonny")
    ghost = token_at(8.0, 5.2, name="Anne Bonny", ghost=True)
    (plate, none) = plate_places(camera, [token, ghost], 1.0, name=True)
    assert none is None
    assert plate == plate_below(camera, token, 1.0, name=True)


def test_the_room_of_a_name_that_gave_way_is_kept_free_where_it_is() -> None:
    camera, view = camera_for(BARE), TableView(BARE)
    picture = Picture(tokens=list(CROWD), show_names=True)
    view.draw(pygame.Surface((480, 360)), camera, picture, complete=True)
    for plate in plate_places(camera, CROWD, 1.0, name=True):
        assert plate in view.rooms
