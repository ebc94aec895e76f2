"""The frame of the game screen: the table is the window, and no question changes its scale or the strip below it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from pb12table.app import watching
from pb12table.app.game.screen import GameScreen
from pb12table.app.opening import LEAST_SIZE
from pb12table.app.panels.layout import Floating, Surroundings, game_layout, layout_of, strip_height, whole_table
from pb12table.app.program import Program
from pb12table.app.worth.screen import WorthScreen
from pb12table.bots.play import make_bots
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.texts.locale import Language
from pb12table.window.kit.keys import Settings
from tests.app.builder import at_the_editor
from tests.app.helpers import SIZE, Hand, open_game
from tests.app.test_sight_view import Looker, look_at

BOTS = {"pb12": "aggressive", "w6": "tactical", "pocket": "greedy", "d20": "plain", "fate": "plain"}
PATIENCE = 50_000
"""So many frames are waited for what is measured."""
GAMES = ("smugglers-cove", "petrol-station", "warehouse-three", "the-ford", "the-ford-at-noon")
SIZES = (((1280, 720), 1.0, 0.65), ((1600, 900), 1.0, 0.7), ((2560, 1080), 1.0, 0.7), ((3840, 2160), 2.0, 0.7))
"""Windows, interface scales, and how much of them the table has at least."""


def begun(scenario: str, size: tuple[int, int] = SIZE, language: Language = "en", scale: int = 100) -> Hand:
    """A game of any system in the whole program, at its first question."""
    settings = Settings(language=language, dice_speed="none", hints=False, interface_scale=scale)
    program = Program(settings, size)
    program.to_start()
    program.play(scenario)
    hand = Hand(program)
    for _ in range(40):
        hand.frames()
        if isinstance(hand.top, GameScreen):
            break
        hand.key(pygame.K_RETURN)
    hand.on_top(GameScreen)
    return hand


def questions(hand: Hand, most: int) -> Iterator[tuple[str, bool]]:
    """Let bots play, and yield after each answer what is asked, and whether that is asked for the first time."""
    setup, seen = hand.game.setup, set[str]()
    bots = make_bots([BOTS[str(setup.system)]] * len(setup.players), setup, 5)
    for _ in range(most):
        hand.open_curtains()
        request = hand.session.pending
        if request is None:
            return
        kind = f"{type(request).__name__} {hand.game.mode.topic}"
        yield kind, kind not in seen
        seen.add(kind)
        with hand.unpainted():
            hand.answer(bots[PlayerId(request.player)].answer(hand.game.controller.known_state(), request))


@pytest.mark.parametrize(("size", "scale", "share"), SIZES, ids=str)
def test_opaque_strips_leave_most_of_the_window_to_the_table(size: tuple[int, int], scale: float, share: float) -> None:
    layout = game_layout(size, scale)
    assert layout.free.w * layout.free.h >= share * size[0] * size[1]
    window = pygame.Rect((0, 0), size)
    strips = (layout.top, layout.left, layout.bar)
    assert window.contains(layout.free)
    assert layout.free.collidelist(strips) < 0
    assert sum(each.w * each.h for each in (*strips, layout.free)) == size[0] * size[1]


def test_the_strip_is_as_high_as_the_window_is_large_and_the_letters_are() -> None:
    assert [strip_height(size, 1.0) for size in ((1280, 720), (1600, 900), (2560, 1080))] == [132, 144, 144]
    assert strip_height((3840, 2160), 2.0) == 288
    assert strip_height((640, 360), 0.75) == 99


@pytest.mark.slow_but("smugglers-cove")
@pytest.mark.parametrize("scenario", GAMES)
def test_no_question_of_a_game_changes_the_scale_of_the_table_or_the_strip(scenario: str) -> None:
    hand = begun(scenario)
    hand.program.draw()
    scale, layout, kinds = hand.game.camera.scale, hand.game.layout, 0
    for kind, is_new in questions(hand, 60):
        if is_new:
            kinds += 1
            hand.frames(2)
            hand.program.draw()
        assert hand.game.camera.scale == scale, kind
        assert hand.game.layout == layout, kind
        card = hand.game.paint.table_card
        if is_new and card.sheet is not None:
            assert layout.free.contains(card.sheet), kind
            assert card.sheet.collidelist(card.vital()) < 0, kind
    assert kinds >= 3


@pytest.mark.slow
@pytest.mark.parametrize("scenario", GAMES)
@pytest.mark.parametrize(("size", "scale", "language"), [((1600, 900), 100, "de"), ((3840, 2160), 200, "en")], ids=str)
def test_nothing_that_floats_over_the_table_lies_on_another_or_beyond_it(
    scenario: str, size: tuple[int, int], scale: int, language: Language
) -> None:
    hand = begun(scenario, size, language, scale)
    for kind, is_new in questions(hand, 40):
        if not is_new:
            continue
        hand.frames(2)
        hand.program.draw()
        paint, free = hand.game.paint, hand.game.layout.free
        plates = [*paint.places.values(), *([] if paint.table_card.sheet is None else [paint.table_card.sheet])]
        assert all(free.contains(plate) for plate in plates), kind
        assert all(a.collidelist(plates[number + 1 :]) < 0 for number, a in enumerate(plates)), kind


def test_the_table_leaves_the_data_sheet_its_room_where_the_window_is_wide() -> None:
    hand = open_game()
    hand.play_to(ChooseAction)
    hand.program.draw()
    layout, setup = hand.game.layout, hand.game.setup
    table, sheet = whole_table(layout, setup).table_on_screen(), hand.game.paint.places["sheet"]
    assert layout.free.contains(table)
    assert not table.colliderect(sheet)


def test_the_rail_opens_with_names_under_the_mouse_and_rows_stay_where_they_are() -> None:
    hand = open_game()
    hand.play_to(ChooseAction)
    hand.program.draw()
    rail = {zone.name: zone.rect for zone in hand.game.zones if zone.name.startswith("figure:") and zone.rect.x < 52}
    assert len(rail) > 1
    name, row = next(reversed(rail.items()))
    hand.point(row.center)
    hand.program.draw()
    hand.program.draw()
    opened = next(zone.rect for zone in reversed(hand.game.zones) if zone.name == name)
    assert opened.w > 200
    assert opened.collidepoint(row.center)
    hand.point(hand.game.layout.free.center)
    hand.program.draw()
    assert "list" not in hand.game.paint.places


def test_a_click_pins_the_data_sheet_until_the_next() -> None:
    hand = open_game()
    hand.play_to(ChooseAction)
    hand.program.draw()
    whose = hand.game.paint.sheet_of
    assert whose is not None
    place = hand.game.paint.places["sheet"]
    hand.click((place.right - 4, place.bottom - 4))
    assert hand.game.pinned == whose
    other = next(figure for figure in hand.session.state.figures if figure != whose)
    hand.game.select(other)
    hand.program.draw()
    assert f"sheet-name:{whose}" in hand.zone_names()
    hand.click((place.right - 4, place.bottom - 4))
    hand.game.select(other)
    assert f"sheet-name:{other}" in hand.zone_names()


def test_the_table_glides_where_it_makes_room_and_is_there_at_the_end() -> None:
    hand = open_game(dice_speed="fast")
    hand.play_to(ChooseAction)
    game, card = hand.game, hand.game.paint.table_card
    start = game.camera
    end = start.pushed(60, 0)
    card._glide_to(end)
    seen = []
    while card.glide(0.05):
        seen.append(game.camera.to_screen((0.0, 0.0))[0] - start.to_screen((0.0, 0.0))[0])
    assert seen == sorted(seen)
    assert 0 < seen[0] < 60
    assert game.camera is end


def test_the_smallest_window_shows_all_that_can_be_done() -> None:
    hand = open_game(size=LEAST_SIZE, interface_scale=200)
    hand.play_to(ChooseAction)
    names, window = hand.zone_names(), pygame.Rect((0, 0), LEAST_SIZE)
    assert {"command:move", "command:more-tiles", "command:end-turn"} <= names
    assert not [zone for zone in hand.game.zones if not window.contains(zone.rect)]


def test_a_plate_changes_sides_only_where_it_hides_fewer_then() -> None:
    floating, free, size = Floating(), pygame.Rect(0, 40, 1280, 548), (300, 140)
    left, right = pygame.Rect(60, 500, 40, 40), pygame.Rect(1200, 500, 40, 40)

    def place(*figures: pygame.Rect) -> pygame.Rect:
        return floating.place("hint", free, size, Surroundings(figures), (), 1.0, afresh=True)[0]

    first = place()
    assert first.left < 640
    moved = place(left)
    assert moved.left > 640
    assert place() == moved, "the next question is no reason to move again"
    assert place(right) == first


def test_a_plate_goes_back_beside_the_table_when_nothing_is_in_its_way_any_more() -> None:
    floating, free, size = Floating(), pygame.Rect(52, 40, 1228, 548), (300, 340)
    table, card = pygame.Rect(250, 58, 690, 510), pygame.Rect(640, 100, 630, 360)

    def place(*taken: pygame.Rect) -> pygame.Rect:
        return floating.place("sheet", free, size, Surroundings(table=table), taken, 1.0, afresh=True)[0]

    beside = place()
    assert beside.left > table.right
    assert place(card).right < card.left
    assert place() == beside


@pytest.mark.parametrize(("size", "scale", "share"), SIZES, ids=str)
def test_where_nothing_is_played_the_table_is_the_window_too(size: tuple[int, int], scale: float, share: float) -> None:
    layout = layout_of(size, scale)
    assert layout.free.w * layout.free.h >= share * size[0] * size[1]
    strips = (layout.top, layout.left, layout.bar)
    assert layout.free.collidelist(strips) < 0
    assert sum(each.w * each.h for each in (*strips, layout.free)) == size[0] * size[1]


@pytest.mark.parametrize(("size", "scale", "share"), SIZES, ids=str)
def test_the_line_of_a_watched_game_leaves_the_table_its_share(
    size: tuple[int, int], scale: float, share: float
) -> None:
    free = game_layout(size, scale).free
    assert free.w * (free.h - round(watching.ROOM * scale)) >= share * size[0] * size[1]


@pytest.mark.slow_but("size0-100")
@pytest.mark.parametrize(("size", "scale"), [(size, round(100 * scale)) for size, scale, _ in SIZES])
def test_looking_moves_no_table_and_the_sheet_leaves_who_looks_in_sight(size: tuple[int, int], scale: int) -> None:
    hand = Looker(Program(Settings(language="en", interface_scale=scale), size))
    hand.program.look("smugglers-cove")
    hand.frames()
    screen, camera = hand.screen, hand.screen.camera
    table, where = camera.table_on_screen(), []
    for figure in screen.setup.figures:
        hand.looking.look_from(figure.id)
        for pixel in (table.center, screen.layout.left.center, table.midleft):
            hand.point(pixel)
            hand.program.draw()
            assert screen.camera == camera
            sheet = screen.plates["sheet"]
            where.append(sheet.topleft)
            assert screen.layout.free.contains(sheet)
            assert not sheet.collidepoint(
                camera.to_screen(screen.looking.face.body(hand.state, figure.id).position[:2])
            )
    assert len(set(where)) == 1, "beside a table narrower than the window it need not move"


def test_the_sheet_of_who_looks_goes_to_the_other_side_only_where_it_must() -> None:
    hand = look_at()
    hand.program.draw()
    screen = hand.screen
    first = screen.plates["sheet"]
    figure = screen.setup.figures[0].id
    hand.looking.look_from(figure)
    here = screen.camera.to_screen(screen.looking.face.body(hand.state, figure).position[:2])
    screen.camera = screen.camera.pushed(first.centerx - here[0], first.centery - here[1])
    hand.program.draw()
    moved = screen.plates["sheet"]
    assert not moved.colliderect(first)
    middle = screen.layout.free.center
    screen.camera = screen.camera.pushed(middle[0] - first.centerx, middle[1] - first.centery)
    hand.program.draw()
    assert screen.plates["sheet"] == moved, "it is in nobody's way there"


def test_the_rail_of_looking_opens_with_names_and_rows_stay_where_they_are() -> None:
    hand = look_at()
    hand.program.draw()
    rows = {zone.name: zone.rect for zone in hand.screen.zones if zone.name.startswith("command:hold:")}
    name, row = next(reversed(rows.items()))
    hand.point(row.center)
    hand.program.draw()
    hand.program.draw()
    opened = next(zone.rect for zone in reversed(hand.screen.zones) if zone.name == name)
    assert opened.w > 200
    assert (opened.top, opened.h) == (row.top, row.h)
    hand.point(hand.screen.layout.free.center)
    hand.program.draw()
    assert "list" not in hand.screen.plates


def test_the_list_of_looking_is_kept_open_and_the_sheet_taken_away_by_keys() -> None:
    hand = look_at()
    camera = hand.screen.camera
    hand.key(pygame.K_F6)
    hand.key(pygame.K_F7)
    hand.point(hand.screen.layout.free.center)
    hand.program.draw()
    assert set(hand.screen.plates) == {"list"}
    assert hand.screen.room_beside() == hand.screen.layout.free
    hand.key(pygame.K_F6)
    hand.key(pygame.K_F7)
    hand.point(hand.screen.layout.free.center)
    hand.program.draw()
    assert set(hand.screen.plates) == {"sheet"}
    assert hand.screen.camera == camera


def test_looking_inside_a_game_keeps_the_frame_of_the_game() -> None:
    hand = open_game()
    hand.play_to(ChooseAction)
    hand.program.draw()
    layout, scale = hand.game.layout, hand.game.camera.scale
    hand.game.press_command("show-sight")
    hand.frames(3)
    hand.program.draw()
    assert hand.game.mode.looks_around
    assert hand.game.layout == layout
    assert hand.game.camera.scale == scale
    assert layout.free.contains(hand.game.paint.places["sheet"])
    assert "list" not in hand.game.paint.places
    hand.point(layout.left.center)
    hand.program.draw()
    assert hand.game.paint.places["list"].w > 200


def test_building_moves_no_table_and_the_sheet_goes_out_of_the_way_of_what_is_selected(tmp_path: Path) -> None:
    for builder in at_the_editor(tmp_path, size=SIZE):
        screen, camera = builder.screen, builder.screen.camera
        builder.carry("kind:barrel", (5.0, 5.0), (10.0, 7.0))
        assert screen.bench.selection
        assert screen.camera == camera
        first = screen.plates["sheet"]
        (here,) = screen.vital()
        screen.camera = camera.pushed(first.centerx - here.centerx, first.centery - here.centery)
        builder.program.draw()
        assert not screen.plates["sheet"].colliderect(first)
        assert screen.camera.scale == camera.scale


def test_the_palette_opens_over_the_table_for_a_search_and_stays_open_while_one_types(tmp_path: Path) -> None:
    for builder in at_the_editor(tmp_path, size=SIZE):
        screen, camera = builder.screen, builder.screen.camera
        builder.mouse(pygame.MOUSEMOTION, screen.layout.free.center)
        builder.frames()
        assert "list" not in screen.plates
        builder.key(pygame.K_SLASH, typed="/")
        assert screen.search.is_open
        builder.program.draw()
        assert screen.plates["list"].contains(screen.search._place)
        line = next(zone.rect for zone in screen.zones if zone.name == "search" and zone.rect.w > 100)
        assert line == screen.search._place
        builder.key(pygame.K_ESCAPE)
        builder.program.draw()
        assert "list" not in screen.plates
        assert screen.camera == camera


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("size", [SIZE, (1600, 900)])
def test_measuring_has_its_views_in_the_rail_and_its_numbers_on_a_sheet(tmp_path: Path, size: tuple[int, int]) -> None:
    for builder in at_the_editor(tmp_path, size=size):
        builder.key(pygame.K_m, pygame.KMOD_CTRL)
        screen = builder.program.screens[-1]
        assert isinstance(screen, WorthScreen)
        camera = screen.camera
        for _ in range(PATIENCE):
            builder.program.frame(0.05)
            builder.program.draw()
            assert screen.camera == camera
            if screen.found is not None and not screen.is_working:
                break
        views = [zone.rect for zone in screen.zones if zone.name.startswith("view:")]
        assert views
        assert all(screen.layout.left.contains(rect) for rect in views)
        assert screen.layout.free.contains(screen.plates["sheet"])
        assert not screen.camera.table_on_screen().colliderect(screen.plates["sheet"])
