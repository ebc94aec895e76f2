"""Vehicles on the screen: their true outline, who is on them, their wrecks."""

from dataclasses import replace
from typing import Unpack

import numpy as np
import pytest

from pb12table.app.preview.state_picture import picture_of
from pb12table.files.content import load_content
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.files.building import profile_of
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.scene.miniatures import hull_of
from pb12table.systems.pb12.texts.names import place_words
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle, Point
from pb12table.texts.locale import Texts
from pb12table.window.kit.palette import PLAYER_LOOKS
from pb12table.window.scene.picture import Camera, FallenToken, Picture, Token
from pb12table.window.scene.table_view import TableView
from pb12table.window.tokens.hull_art import hull_picture
from tests.app.drawing import Marks, camera_for, changed, drawn, setup_with

BARE = setup_with()
PROFILES = [profile_of(form, ()) for form in load_content().profiles.values()]
VEHICLES = [profile for profile in PROFILES if profile.vehicle is not None]
COACH = next(profile for profile in VEHICLES if profile.id == "coach")


def coach_token(facing: float = 0.0, **more: Unpack[Marks]) -> Token:
    body = Body("coach", COACH.footprint, 8.0, 6.0, 0.0, facing, COACH.model_height, COACH.model_height)
    return replace(Token(body, PLAYER_LOOKS[0], hull=hull_of(COACH)), **more)


def differs_at(token: Token, point: Point, camera: Camera) -> bool:
    """Whether the table looks different at a point with the token on it."""
    x, y = camera.to_screen(point)
    before, after = drawn(BARE, None, camera), drawn(BARE, Picture(tokens=[token]), camera)
    return bool(changed(before, after)[x - 1 : x + 2, y - 1 : y + 2].mean() > 0.5)


@pytest.mark.parametrize("facing", [0.0, 90.0, 180.0])
def test_a_vehicle_is_drawn_as_large_as_it_is(facing: float) -> None:
    camera, token = camera_for(BARE), coach_token(facing)
    along = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0)}[facing]
    for forward, left in ((1.9, 0.9), (1.9, -0.9), (-1.9, 0.9), (-1.9, -0.9), (0.0, 0.0)):
        inside = (8.0 + forward * along[0] - left * along[1], 6.0 + forward * along[1] + left * along[0])
        assert differs_at(token, inside, camera), (forward, left)
    for forward, left in ((2.6, 0.0), (-2.5, 0.0), (0.0, 1.5), (0.0, -1.5)):
        outside = (8.0 + forward * along[0] - left * along[1], 6.0 + forward * along[1] + left * along[0])
        below = outside[1] < 5.9  # where the name stands
        assert below or not differs_at(token, outside, camera), (forward, left)


def test_every_shipped_vehicle_has_a_picture_of_its_own() -> None:
    pictures = {}
    for other in VEHICLES:
        drawing = hull_of(other)
        assert drawing is not None
        picture = hull_picture(drawing, PLAYER_LOOKS[0], 0, 24)
        pictures[other.id] = picture.get_size(), bytes(picture.get_buffer().raw)
    assert len(set(pictures.values())) == len(VEHICLES)


def test_figures_are_no_vehicles() -> None:
    assert all(hull_of(profile) is None for profile in PROFILES if not profile.vehicle)


@pytest.mark.parametrize("more", [{"selected": True}, {"hovered": True}, {"targeted": True}, {"ghost": True}], ids=str)
def test_what_a_vehicle_is_about_can_be_seen(more: Marks) -> None:
    plain, marked = (drawn(BARE, Picture(tokens=[token])) for token in (coach_token(), coach_token(**more)))
    assert changed(plain, marked, 24).sum() > 60


@pytest.mark.parametrize("more", [{}, {"selected": True}, {"targeted": True}], ids=str)
def test_a_vehicle_with_a_round_base_is_drawn_as_wide_as_it_is(more: Marks) -> None:
    tub = replace(COACH, footprint=Circle(1.5))
    drawing, camera = hull_of(tub), camera_for(BARE)
    body = replace(coach_token().body, footprint=tub.footprint)
    token = replace(coach_token(), body=body, hull=drawing, **more)
    assert differs_at(token, (9.3, 6.0), camera)
    assert not differs_at(token, (8.0, 8.0), camera)
    picture = Picture(tokens=[token], show_names=True)
    assert changed(drawn(BARE, None, camera), drawn(BARE, picture, camera)).sum() > 100


def test_whoever_rides_is_drawn_above_the_vehicle_and_found_under_the_mouse() -> None:
    state = new_game(load_scenario("post-road").setup)
    picture = picture_of(state)
    camera = camera_for(state.setup)
    rider = state.figures[FigureId("coachman")]
    found = TableView(state.setup).token_at(camera.to_screen((rider.x, rider.y)), camera, picture)
    assert found == "coachman"
    without = replace(picture, tokens=[token for token in picture.tokens if token.body.id != "coachman"])
    x, y = camera.to_screen((rider.x, rider.y))
    around = np.s_[x - 4 : x + 5, y - 4 : y + 5]
    both, alone = (drawn(state.setup, shown, camera) for shown in (picture, without))
    assert changed(both, alone)[around].mean() > 0.5


def test_who_fell_on_a_vehicle_lies_on_it() -> None:
    state = new_game(load_scenario("post-road").setup)
    coach, camera = state.figures[FigureId("coach")], camera_for(state.setup)
    picture = picture_of(state)
    picture.tokens = [token for token in picture.tokens if token.body.id == coach.id]
    place = (coach.x - 1.5, coach.y, 0.6)
    fallen = replace(picture, markers=[FallenToken(place, PLAYER_LOOKS[1], "Bob", "B")])
    x, y = camera.to_screen(place[:2])
    around = np.s_[x - 4 : x + 5, y - 4 : y + 5]
    assert changed(drawn(state.setup, picture, camera), drawn(state.setup, fallen, camera))[around].mean() > 0.5


def test_a_destroyed_vehicle_is_called_a_wreck_wherever_it_is_named() -> None:
    state = new_game(load_scenario("post-road").setup)
    cart, smith = state.figures[FigureId("cart")], state.figures[FigureId("smith")]
    assert cart.vehicle is not None
    cart.place = smith.place = Place.REMOVED
    cart.vehicle.wrecked = True
    assert "wreck" in place_words(Texts("en"), state, cart.id)
    assert "Wrack" in place_words(Texts("de"), state, cart.id)
    assert "wreck" not in place_words(Texts("en"), state, smith.id)


def test_a_wreck_stays_to_be_seen() -> None:
    state = new_game(load_scenario("post-road").setup)
    cart = state.figures[FigureId("cart")]
    assert cart.vehicle is not None
    cart.vehicle.wrecked, cart.place = True, Place.REMOVED
    picture = picture_of(state)
    assert [token.body.id for token in picture.wrecks] == ["cart"]
    assert "cart" not in {token.body.id for token in picture.tokens}
    camera = camera_for(state.setup, (1400, 900))
    with_wreck, without = (
        drawn(state.setup, shown, camera, size=(1400, 900)) for shown in (picture, replace(picture, wrecks=[]))
    )
    assert changed(with_wreck, without).sum() > 200
