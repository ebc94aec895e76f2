"""Tokens: whose, where they look, how they are; and what lies under the mouse."""

from dataclasses import replace
from typing import Unpack

import numpy as np
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.app.preview.state_picture import picture_of
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.systems.pb12.rules.game.state import Activation, OutOfActionMarker, Phase, Place, Status
from pb12table.systems.pb12.rules.preparations.profiles import PlayerSetup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.scene.miniatures import status_mark, status_marks
from pb12table.table.openings import cut_open
from pb12table.table.shapes import box_of
from pb12table.texts.locale import Texts
from pb12table.texts.names import initials_in, initials_of
from pb12table.window.kit.canvas import font, map_font
from pb12table.window.kit.palette import PLAYER_LOOKS, Colour, PlayerLook, looks_of
from pb12table.window.scene.layers.paths import draw_path_signs
from pb12table.window.scene.picture import Camera, FallenToken, PathLeg, Picture
from pb12table.window.scene.table_view import TableView, pieces_at
from pb12table.window.tokens.token_marks import mark_picture, plate_places, status_places, token_rooms
from pb12table.window.tokens.tokens import LEAST_RADIUS, _Cast, _figure_picture
from tests.app.drawing import Marks, Pixels, bare_table, body_at, box, camera_for, changed, drawn, setup_with, token_at

BARE = setup_with()


def about(pixels: Pixels, reach: int = 40) -> Pixels:
    """The middle of the picture, where the tests put their token."""
    x, y = camera_for(BARE).to_screen((8.0, 6.0))
    return pixels[x - reach : x + reach, y - reach : y + reach]


def token_pixels(facing: float = 0.0, **more: Unpack[Marks]) -> Pixels:
    return about(drawn(BARE, Picture(tokens=[token_at(8.0, 6.0, facing, **more)])))


@pytest.mark.parametrize("facing", [0, 45, 90, 135, 180, 225, 270, 315])
def test_the_arrow_shows_where_a_figure_looks(facing: int) -> None:
    ground, pixels = about(bare_table()), token_pixels(facing=float(facing))
    different = changed(ground, pixels)
    radius = LEAST_RADIUS * 1.38
    ahead = np.deg2rad(facing)
    x, y = round(40 + np.cos(ahead) * radius), round(40 - np.sin(ahead) * radius)
    assert different[x - 2 : x + 3, y - 2 : y + 3].mean() > 0.5
    assert pixels[x - 3 : x + 4, y - 3 : y + 4].max() > 235


@pytest.mark.parametrize(
    "more",
    [
        {"selected": True},
        {"active": True, "action_points": 3},
        {"hovered": True},
        {"targeted": True},
        {"done": True},
        {"able": False},
        {"ghost": True},
        {"marks": status_marks([(Status.PANICKED, 1)])},
        {"marks": status_marks([(Status.MOVED, 2)])},
        {"headgear": "tricorn"},
        {"weapon": "bow"},
        {"shield": True},
        {"alpha": 0.4},
        {"look": PLAYER_LOOKS[1]},
        {"initials": "XY"},
    ],
    ids=str,
)
def test_each_state_of_a_figure_can_be_seen(more: Marks) -> None:
    assert changed(token_pixels(), token_pixels(**more), 24).sum() > 12


@pytest.mark.parametrize("look", PLAYER_LOOKS, ids=lambda look: look.shape)
def test_no_corner_of_a_token_hides_the_arrow_of_its_facing(look: PlayerLook) -> None:
    light = []
    for facing in range(0, 360, 15):
        turned = replace(token_at(8.0, 6.0, facing=float(facing)), look=look)
        picture = pygame.surfarray.array3d(_figure_picture(_Cast.of(turned, small=True), 40, False, True, False))
        light.append(int((np.abs(picture.astype(int) - (255, 250, 236)).max(axis=2) <= 6).sum()))
    assert min(light) > 100, light


def test_action_points_can_be_counted() -> None:
    tokens = (token_at(8.0, 6.0, active=True, action_points=count) for count in range(6))
    pictures = [about(drawn(BARE, Picture(tokens=[token])), 54) for token in tokens]
    for first in range(6):
        for second in range(first):
            assert changed(pictures[first], pictures[second]).sum() > 12


def test_a_token_never_gets_too_small_and_shows_its_true_base() -> None:
    camera = camera_for(BARE).zoomed(0.1)
    assert 0.25 * camera.scale < LEAST_RADIUS / 2
    with_token = drawn(BARE, Picture(tokens=[token_at(8.0, 6.0, initials="")]), camera)
    different = changed(drawn(BARE, None, camera), with_token)
    assert different.any(axis=1).sum() >= 2 * LEAST_RADIUS - 2
    twice = drawn(BARE, Picture(tokens=[token_at(8.0, 6.0, initials="")]), camera, interface_scale=2.0)
    assert changed(drawn(BARE, None, camera), twice).sum() > 3 * different.sum()


def test_near_by_a_token_is_as_large_as_its_base() -> None:
    camera = camera_for(BARE).zoomed(5.0)
    view = TableView(BARE)
    assert view.token_radius(camera, token_at(8.0, 6.0)) == pytest.approx(0.25 * camera.scale)


def alpha_of(status: Status, markers: int = 1) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return np.array(pygame.surfarray.array_alpha(mark_picture(status_mark(status, markers), 24)))


def test_every_status_has_a_mark_with_a_shape_of_its_own() -> None:
    shapes = {status: alpha_of(status) for status in Status if status is not Status.OUT_OF_ACTION}
    for first in shapes:
        for second in shapes:
            if first is not second:
                apart = (np.abs(shapes[first].astype(int) - shapes[second]) > 128).sum()
                assert apart > 0.08 * 24 * 24, (first, second)


def test_a_mark_shows_its_number() -> None:
    pictures = [mark_picture(status_mark(Status.MOVED, count), 24) for count in (1, 2, 3)]
    marks = [pygame.surfarray.array3d(picture).astype(int) for picture in pictures]
    assert (np.abs(marks[0] - marks[1]).max(axis=2) > 60).sum() > 8
    assert (np.abs(marks[1] - marks[2]).max(axis=2) > 60).sum() > 8


def luminance(colour: Colour) -> float:
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def as_seen_without_green(colour: Colour) -> tuple[float, float]:
    """Lightness and blue-yellow difference: what is left when red and green look alike."""
    return luminance(colour), colour[2] - (colour[0] + colour[1]) / 2


def test_players_differ_in_shape_and_in_colour_for_everybody() -> None:
    assert len({look.shape for look in PLAYER_LOOKS}) == len(PLAYER_LOOKS)
    for number, first in enumerate(PLAYER_LOOKS):
        for second in PLAYER_LOOKS[:number]:
            a, b = as_seen_without_green(first.colour), as_seen_without_green(second.colour)
            assert np.hypot(a[0] - b[0], a[1] - b[1]) > 18, (first, second)


def test_even_many_players_look_different() -> None:
    players = tuple(PlayerSetup(PlayerId(f"p{number}"), "x", 1) for number in range(12))
    looks = looks_of(replace(BARE, players=players))
    assert len({(look.colour, look.shape) for look in looks.values()}) == 12


def test_the_fonts_have_every_letter_and_sign_that_is_needed() -> None:
    def picture(face: pygame.font.Font, text: str) -> bytes:
        return pygame.image.tobytes(face.render(text, True, (255, 255, 255), (0, 0, 0)), "RGB")

    for face in (font(20), font(20, True), font(20, italic=True), font(20, True, True), map_font(20)):
        missing = picture(face, "\ue0f3")
        for letter in "ÄÖÜäöüßẞéñ0123456789−–+±×·…→←↑↓≤≥½°%„“»":
            assert picture(face, letter) != missing, letter


@pytest.mark.parametrize(
    ("name", "initials"),
    [("strong pirate", "SP"), ("Ship's Boy", "SB"), ("captain", "Ca"), ("Guard 3", "G3"), ("", ""), ("Öl", "Öl"),
     ("MG gunner", "MG"), ("MG-Schütze", "MG")],
)  # fmt: skip
def test_initials(name: str, initials: str) -> None:
    assert initials_of(name) == initials


@pytest.mark.parametrize("scenario", ["two-companies", "post-road", "warehouse-three", "the-ford", "new-land"])
def test_figures_with_different_names_have_different_initials(scenario: str) -> None:
    setup = load_scenario(scenario).setup
    for language in ("en", "de"):
        initials = initials_in(setup, language)
        names = {(figure.label.in_language(language), initials[figure.id].casefold()) for figure in setup.figures}
        assert len({short for _, short in names}) == len({name for name, _ in names})


def test_names_that_differ_in_the_middle_have_different_initials() -> None:
    setup = load_scenario("smugglers-cove").setup
    names = ("Second gunner of the larboard watch", "Second gunner of the starboard watch")
    own = [figure for figure in setup.figures if figure.player == setup.players[0].id][:2]
    figures = [replace(figure, label=Label(name, name)) for figure, name in zip(own, names, strict=True)]
    found = initials_in(replace(setup, figures=tuple(figures)), "en")
    assert len(set(found.values())) == 2
    assert all(len(initials) <= 4 for initials in found.values())


def test_the_picture_of_a_state_shows_figures_markers_and_statuses() -> None:
    state = new_game(load_scenario("smugglers-cove").setup)
    first, second, third, *_ = state.figures.values()
    first.statuses[Status.MOVED] = 2
    first.activation, first.action_points = Activation.DIRECT, 2
    second.statuses[Status.SEVERELY_WOUNDED] = 1
    second.done = True
    third.place = Place.REMOVED
    state.markers.append(OutOfActionMarker(third.id, (5.0, 5.0, 0.0), 1, Phase.TURNS))
    picture = picture_of(state, Texts("de"), selected=first.id)
    tokens = {token.body.id: token for token in picture.tokens}
    assert set(tokens) == {figure.id for figure in state.figures.values() if figure.place is Place.TABLE}
    assert third.id not in tokens
    assert tokens[first.id].marks == status_marks([(Status.MOVED, 2)])
    assert tokens[first.id].selected
    assert tokens[first.id].action_points == 2
    # The lighter wound that the severe one implies is not shown again.
    assert tokens[second.id].marks == status_marks([(Status.SEVERELY_WOUNDED, 1)])
    assert tokens[second.id].done
    assert tokens[second.id].action_points is None
    assert tokens[first.id].name == state.setup_of(first.id).label.de
    assert [marker.at for marker in picture.markers] == [(5.0, 5.0, 0.0)]


def test_a_fallen_figure_is_marked_on_the_table() -> None:
    marker = FallenToken((8.0, 6.0, 0.0), PLAYER_LOOKS[0], "x", "X", "helmet")
    assert changed(about(bare_table()), about(drawn(BARE, Picture(markers=[marker])))).sum() > 150


def test_a_figure_below_a_bridge_shines_through() -> None:
    bridge = replace(box("b", 7, 4, 2, 4, "bridge", height=0.2), base=2.5)
    setup = setup_with(bridge)
    below, above = token_at(8.0, 6.0), replace(token_at(8.0, 6.0), body=body_at(8.0, 6.0, 2.7))
    hidden, open_ = drawn(setup, Picture(tokens=[below])), drawn(setup, Picture(tokens=[above]))
    assert changed(drawn(setup), hidden).sum() > 100
    assert changed(hidden, open_).sum() > 100


def test_a_floor_is_cut_open_over_figures_unless_somebody_stands_on_it() -> None:
    floor = box("floor", 5, 3, 6, 6, height=0.2, base=2.5, kind="floor")
    table_above = box("desk", 7, 5, 1, 1, height=0.8, base=2.7, kind="table")
    inner = box("inner", 7.9, 3, 0.2, 6, height=2.5)
    setup = setup_with(floor, table_above, inner, box("hut", 12, 9, 2, 2))
    field, below, above = setup.battlefield, body_at(8.0, 6.0), body_at(6.0, 4.0, 2.7, name="g")
    assert cut_open(field, [above]) is field
    assert cut_open(field, [below, above]) is field
    assert cut_open(field, [body_at(2.0, 2.0)]) is field, "nobody is under it"
    opened = cut_open(field, [below])
    assert opened is cut_open(field, [body_at(8.5, 6.5)]), "nothing is worked out anew while one walks there"
    assert [piece.id for piece in opened.pieces] == ["floor", "inner", "hut"], "what stands on it goes with it"
    (hole,) = opened.pieces[0].holes
    assert box_of(hole) == pytest.approx((5.3, 3.3, 10.7, 8.7))
    token = replace(token_at(8.0, 6.0), body=below)
    shut, open_ = (drawn(setup, Picture(tokens=[token], cuts_open=cuts)) for cuts in (False, True))
    inside = drawn(setup_with(inner, box("hut", 12, 9, 2, 2)), Picture(tokens=[token]))
    middle = (slice(9 * shut.shape[0] // 16, 10 * shut.shape[0] // 16), slice(shut.shape[1] // 3, shut.shape[1] // 2))
    assert changed(shut, inside)[middle].mean() > 0.5
    assert changed(open_, inside)[middle].mean() < changed(shut, inside)[middle].mean()


def test_a_ghost_below_a_bridge_looks_other_than_one_on_it() -> None:
    bridge = replace(box("b", 7, 4, 2, 4, "bridge", height=0.2), base=2.5)
    setup, ghost = setup_with(bridge), replace(token_at(8.0, 6.0), ghost=True)
    above = replace(ghost, body=body_at(8.0, 6.0, 2.7))
    bare, hidden, open_ = drawn(setup), drawn(setup, Picture(tokens=[ghost])), drawn(setup, Picture(tokens=[above]))
    assert changed(hidden, open_).sum() > 400
    away = [np.abs(about(picture, 8).astype(int) - about(bare, 8)).sum() for picture in (hidden, open_)]
    assert away[0] < 0.75 * away[1], "the planks are seen through it"


@given(st.floats(0.5, 15.5), st.floats(0.5, 11.5))
def test_the_token_under_the_mouse_is_found(x: float, y: float) -> None:
    camera, view = camera_for(BARE), TableView(BARE)
    picture = Picture(tokens=[token_at(x, y)])
    middle = camera.to_screen((x, y))
    assert view.token_at(middle, camera, picture) == FigureId("f")
    assert view.token_at((middle[0] + 40, middle[1]), camera, picture) is None


def test_ghosts_are_not_under_the_mouse_and_the_nearest_token_is() -> None:
    camera, view = camera_for(BARE), TableView(BARE)
    near = replace(token_at(8.0, 6.0), body=body_at(8.0, 6.0, name="near"))
    far = replace(token_at(8.3, 6.0), body=body_at(8.3, 6.0, name="far"))
    ghost = token_at(8.0, 6.0, ghost=True)
    picture = Picture(tokens=[far, near, ghost])
    assert view.token_at(camera.to_screen((8.0, 6.0)), camera, picture) == FigureId("near")
    assert view.token_at(camera.to_screen((8.0, 6.0)), camera, Picture(tokens=[ghost])) is None


def test_the_highest_piece_under_the_mouse_is_found() -> None:
    low, high = box("low", 4, 4, 6, 4), replace(box("high", 6, 5, 2, 2), base=1.0)
    fence = replace(box("x", 0, 0, 1, 1, "fence"), id="fence", outline=((12.0, 2.0), (12.0, 8.0)), thin=True)
    field = setup_with(low, high, fence).battlefield
    found = [pieces_at(field, point) for point in ((7.0, 6.0), (4.5, 4.5), (12.1, 5.0), (1.0, 1.0))]
    assert [[piece.id for piece in pieces] for pieces in found] == [["high", "low"], ["low"], ["fence"], []]


def test_the_sight_sector_ends_at_the_edge_of_the_table() -> None:
    token = replace(token_at(0.5, 6.0), half_angle=180.0)
    camera = Camera(pygame.Rect(0, 0, 700, 500), 30.0, (4.0, 6.0), 16.0, 12.0)
    pictures = []
    for angles in ((), (FigureId(token.body.id),)):
        surface = pygame.Surface((700, 500))
        TableView(BARE).draw(surface, camera, Picture(tokens=[token], show_angles=angles), complete=True)
        pictures.append(pygame.surfarray.array3d(surface).astype(np.int16))
    left = camera.table_on_screen().left
    assert left > 60, "there is something beside the table"
    different = changed(pictures[0], pictures[1], 2)
    assert different[left + 2 :].any()
    assert not different[:left].any()


def test_a_sign_of_a_way_lies_over_no_status() -> None:
    token = replace(token_at(8.0, 6.0), marks=status_marks([(Status.MOVED, 2)]))
    camera = camera_for(BARE)
    rooms = token_rooms(camera, token, 1.0, name=False)
    mark = rooms[-1]
    assert mark.bottom < camera.to_screen((8.0, 6.0))[1], "the room of the status is told too"
    taken = list(rooms)
    draw_path_signs(pygame.Surface((900, 700)), camera, [PathLeg((7.0, 6.0), (8.0, 6.0), sign="refused")], 1.0, taken)
    (sign,) = taken[len(rooms) :]
    assert sign.collidelist(rooms) < 0


MANY = ((Status.MOVED, 1), (Status.SEVERELY_WOUNDED, 0), (Status.PANICKED, 1), (Status.DISTRACTED, 2),
        (Status.THREATENED, 1), (Status.BLINDED, 0))  # fmt: skip


@pytest.mark.parametrize("behind", [(0.0, 0.6), (0.0, 1.2), (0.3, 1.6), (-0.4, 1.9)])
@pytest.mark.parametrize("statuses", [MANY, MANY[:2]], ids=["two rows", "one row"])
@pytest.mark.parametrize("name", [False, True])
def test_marks_lie_over_no_name_of_who_stands_behind(
    behind: tuple[float, float], statuses: tuple[tuple[Status, int], ...], name: bool
) -> None:
    other = replace(token_at(8.0 + behind[0], 6.0 + behind[1], name="Anne Bonny"), look=PLAYER_LOOKS[1])
    token = token_at(8.0, 6.0, marks=status_marks(statuses))
    camera = camera_for(BARE)
    plates = plate_places(camera, [token, other], 1.0, name=name)
    (places, none) = status_places(camera, [token, other], 1.0, name=name, plates=plates)
    assert none == []
    marks = token_rooms(camera, token, 1.0, name=name, places=places, plate=plates[0])[-len(statuses) :]
    plate = plates[1]
    assert plate is not None
    assert plate.collidelist(marks) < 0
    with_marks = drawn(BARE, Picture(tokens=[token, other], show_names=name))
    without = drawn(BARE, Picture(tokens=[replace(token, marks=()), other], show_names=name))
    x, y, w, h = plate.inflate(-2, -2)
    assert not changed(without, with_marks)[x : x + w, y : y + h].any()


def test_marks_stay_above_their_token_where_they_hide_no_name() -> None:
    camera = camera_for(BARE)
    token, other = token_at(8.0, 6.0, marks=status_marks(MANY)), token_at(6.0, 6.0)
    (places, _) = status_places(camera, [token, other], 1.0, name=False)
    marks = token_rooms(camera, token, 1.0, name=False)[-len(MANY) :]
    assert [(round(x), round(y)) for x, y in places] == [mark.center for mark in marks]
