"""Overlays: each line and area says what it is by pattern as well as by colour."""

from dataclasses import replace
from itertools import combinations
from math import cos, pi, sin, sqrt
from pathlib import Path

import numpy as np
import pygame
import pytest

from pb12table.app.export import sight_drawing, sight_drawings
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Passage, RingDrawing
from pb12table.skirmish.zones import Backdrop, Zone, ZoneKind
from pb12table.systems.pb12.rules.figures.figures import figures_on_table
from pb12table.systems.pb12.rules.figures.seeing import sight
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.scene.miniatures import status_mark
from pb12table.table.footprints import Area
from pb12table.table.shapes import Region
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.kit import palette
from pb12table.window.kit.palette import Colour, mixed
from pb12table.window.kit.strokes import dashes
from pb12table.window.scene.layers.areas import draw_zone_name
from pb12table.window.scene.layers.cells import BOARD, RIM, SHORE
from pb12table.window.scene.layers.layouts import draw_heights, height_tint
from pb12table.window.scene.layers.lines import KeptSpots, place_passages
from pb12table.window.scene.layers.paths import draw_path_signs, draw_reach_labels
from pb12table.window.scene.picture import (
    Camera,
    CellToken,
    PathLeg,
    Picture,
    Reach,
    ReachArea,
    SightDrawing,
    SightState,
    draw_float,
    draw_label,
)
from pb12table.window.tokens.tokens import LEAST_RADIUS
from tests.app.drawing import SIZE, Pixels, bare_table, box, camera_for, changed, drawn, setup_with, token_at

BARE = setup_with()
CAMERA = camera_for(BARE)


def near(pixels: Pixels, colour: Colour, tolerance: int = 40) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Where a picture has about a colour."""
    return np.asarray(np.abs(pixels - np.array(colour)).max(axis=2) <= tolerance)


def along(pixels: Pixels, colour: Colour) -> list[bool]:
    """Whether the picture shows a colour, pixel by pixel along the middle line of the table."""
    (left, y), (right, _) = CAMERA.to_screen((3.0, 6.0)), CAMERA.to_screen((13.0, 6.0))
    shown = np.any(near(pixels[:, y - 1 : y + 2], colour), axis=1, keepdims=True)[:, 0]
    return [bool(shown[x]) for x in range(left + 8, right - 12)]


def runs(values: list[bool]) -> int:
    """How many unbroken stretches there are."""
    return sum(here and not before for before, here in zip([False, *values], values, strict=False))


def sight_line(
    state: SightState,
    *,
    blockers: tuple[str, ...] = (),
    borderline: bool = False,
    label: str = "",
    faint: bool = False,
) -> Picture:
    start, end = (3.0, 6.0, 1.8), (13.0, 6.0, 1.8)
    line = SightDrawing(start, end, state, blockers=blockers, borderline=borderline, label=label, faint=faint)
    return Picture(sights=[line])


def test_a_free_sight_line_is_solid_a_covered_one_dashed_a_blocked_one_dotted() -> None:
    free = along(drawn(BARE, sight_line("free")), palette.SIGHT_FREE)
    covered = along(drawn(BARE, sight_line("covered")), palette.SIGHT_COVERED)
    blocked = along(drawn(BARE, sight_line("blocked")), palette.SIGHT_BLOCKED)
    outside = along(drawn(BARE, sight_line("outside")), palette.SIGHT_OUTSIDE)
    assert all(free)
    assert 8 < runs(covered) < runs(blocked)
    assert 0.4 < np.mean(covered) < 0.9
    assert runs(outside) > 8
    assert np.mean(outside) < 0.4


def test_of_two_half_lines_each_shows_what_is_seen_from_its_end() -> None:
    there, back = (3.0, 6.0, 1.8), (13.0, 6.0, 1.8)
    halves = [SightDrawing(there, back, "free", half=True), SightDrawing(back, there, "blocked", half=True)]
    pixels = drawn(BARE, Picture(sights=halves))
    white, red = along(pixels, palette.SIGHT_FREE), along(pixels, palette.SIGHT_BLOCKED)
    middle = len(white) // 2
    assert all(white[: middle - 20])
    assert not any(white[middle + 4 :])
    assert not any(red[: middle - 4])
    assert runs(red[middle:]) > 8


def test_a_faint_line_is_thinner_and_says_nothing() -> None:
    plain = sight_line("covered", label="42 %")
    faint = sight_line("covered", label="42 %", faint=True)
    bare = bare_table()
    assert changed(bare, drawn(BARE, faint)).sum() < changed(bare, drawn(BARE, plain)).sum() / 2


@pytest.mark.parametrize(("state", "colour"), [("blocked", palette.SIGHT_BLOCKED), ("covered", palette.SIGHT_COVERED)])
def test_the_piece_that_blocks_is_outlined(state: SightState, colour: Colour) -> None:
    setup = setup_with(box("w", 7, 4, 1, 4), box("other", 7, 9, 1, 1))
    camera = camera_for(setup)
    pixels = drawn(setup, sight_line(state, blockers=("w",)))

    def outlined(x: float, y: float) -> bool:
        px, py = camera.to_screen((x, y))
        return bool(near(pixels, colour)[px - 2 : px + 3, py - 2 : py + 3].any())

    assert outlined(7.0, 5.0)
    assert outlined(8.0, 7.0)
    assert not outlined(7.0, 9.5)


def test_a_figure_that_hides_is_ringed() -> None:
    token = token_at(8.0, 6.5)
    plain = drawn(BARE, Picture(tokens=[token], sights=sight_line("covered").sights))
    ringed = drawn(BARE, Picture(tokens=[token], sights=sight_line("covered", blockers=("f",)).sights))
    assert changed(plain, ringed).sum() > 40


def test_a_figure_that_hides_is_framed_as_a_piece_and_not_ringed_as_a_selection() -> None:
    token = token_at(8.0, 6.5)
    plain = drawn(BARE, Picture(tokens=[token], sights=sight_line("blocked").sights))
    framed = drawn(BARE, Picture(tokens=[token], sights=sight_line("blocked", blockers=("f",)).sights))
    different = changed(plain, framed) & near(framed, palette.SIGHT_BLOCKED)
    x, y = CAMERA.to_screen((8.0, 6.5))
    half = round(LEAST_RADIUS * 1.5)
    assert different[x - half + 2 : x + half - 2, y - half - 1 : y - half + 2].any(axis=1).mean() > 0.8
    assert not near(framed, palette.SIGHT_COVERED)[x - 2 * half : x + 2 * half, y - 2 * half : y - 2].any()


def test_label_and_equals_sign_of_a_borderline_result_are_shown() -> None:
    plain = drawn(BARE, sight_line("free"))
    borderline = drawn(BARE, sight_line("free", borderline=True))
    labelled = drawn(BARE, sight_line("free", borderline=True, label="42 %"))
    assert changed(plain, borderline).sum() > 100
    assert changed(borderline, labelled).sum() > 100


def path_of(*legs: PathLeg) -> Picture:
    return Picture(path=list(legs))


def test_each_action_point_has_its_tint_and_what_cannot_be_paid_is_dark_and_dashed() -> None:
    for number, tint in enumerate(palette.ACTION_POINT_TINTS):
        shown = along(drawn(BARE, path_of(PathLeg((3.0, 6.0), (13.0, 6.0), action_point=number))), tint)
        assert all(shown), number
    unpaid = drawn(BARE, path_of(PathLeg((3.0, 6.0), (13.0, 6.0), payable=False)))
    assert not any(along(unpaid, palette.ACTION_POINT_TINTS[0]))
    assert runs(along(unpaid, (58, 54, 52))) > 8


def test_climbing_landing_falling_and_running_into_things_look_different() -> None:
    legs = [
        PathLeg((5.0, 6.0), (9.0, 6.0)),
        PathLeg((5.0, 6.0), (9.0, 6.0), "vertical"),
        PathLeg((5.0, 6.0), (9.0, 6.0), "land"),
        PathLeg((5.0, 6.0), (9.0, 6.0), sign="fall"),
        PathLeg((5.0, 6.0), (9.0, 6.0), sign="collision"),
        PathLeg((5.0, 6.0), (9.0, 6.0), label="3"),
        PathLeg((9.0, 6.0), (9.0, 6.0), "vertical"),
    ]
    pictures = [drawn(BARE, path_of(leg)) for leg in legs]
    for first in range(len(legs)):
        for second in range(first):
            assert changed(pictures[first], pictures[second], 40).sum() > 60, (first, second)


@pytest.mark.parametrize("style", ["range", "reach", "communication", "perception", "command"])
def test_a_ring_lies_at_its_radius(style: str) -> None:
    different = changed(bare_table(), drawn(BARE, Picture(rings=[RingDrawing((8.0, 6.0), 3.0, style)])))
    x, y = np.nonzero(different)
    cx, cy = CAMERA.to_screen((8.0, 6.0))
    away = np.hypot(x - cx, y - cy)
    assert len(away) > 100
    assert away.min() > 3.0 * CAMERA.scale - 10
    assert away.max() < 3.0 * CAMERA.scale + 5


def test_a_ring_ends_where_the_table_does() -> None:
    bare = bare_table()
    different = changed(bare, drawn(BARE, Picture(rings=[RingDrawing((1.0, 6.0), 4.0, "command", "command: 4")])))
    assert different.any()
    table = CAMERA.table_on_screen()
    different[table.left : table.right, table.top : table.bottom] = False
    assert not different.any()


def test_rings_of_different_meaning_have_different_patterns() -> None:
    def dark_and_light(style: str) -> int:
        return int(changed(bare_table(), drawn(BARE, Picture(rings=[RingDrawing((8.0, 6.0), 3.0, style)]))).sum())

    amounts = [dark_and_light(style) for style in ("range", "communication", "perception", "command")]
    assert len(set(amounts)) == 4


def test_what_stands_at_a_way_does_not_lie_on_each_other() -> None:
    camera = Camera.fitted(16.0, 12.0, pygame.Rect(0, 0, 800, 600))
    climb = [
        PathLeg((6.0, 6.0), (6.9, 6.0), "climb", note="\u21910.3 \u00b7 2 BP", mark=status_mark(Status.MOVED, 1)),
        PathLeg((6.9, 6.0), (7.4, 6.2), "climb", note="\u21910.9 \u00b7 2 BP", label="9 BP"),
    ]
    taken: list[pygame.Rect] = []
    draw_path_signs(pygame.Surface((800, 600)), camera, climb, 1.0, taken)
    assert len(taken) == 4
    assert not [1 for number, rect in enumerate(taken) if rect.collidelist(taken[:number]) >= 0]


def test_the_label_of_a_border_keeps_away_from_what_stands_there() -> None:
    area = Region(((((4.0, 3.0), (12.0, 3.0), (12.0, 9.0), (4.0, 9.0)), ()),))
    reach = Reach((5.0, 5.0), (ReachArea(0.0, area, 0, "1 AP"),))
    first: list[pygame.Rect] = []
    draw_reach_labels(pygame.Surface(SIZE), CAMERA, reach, 1.0, first)
    moved = [first[0].copy()]
    draw_reach_labels(pygame.Surface(SIZE), CAMERA, reach, 1.0, moved)
    assert len(moved) == 2
    assert not moved[1].colliderect(moved[0])


def test_the_name_of_a_zone_goes_out_of_the_way_of_figures() -> None:
    zone = Zone("z", ZoneKind.HOLD, Area(((2.0, 2.0), (14.0, 2.0), (14.0, 10.0), (2.0, 10.0))), (), 0)
    taken: list[pygame.Rect] = []
    surface = pygame.Surface(SIZE)
    for _ in range(5):
        draw_zone_name(surface, CAMERA, zone, "Market", {}, 1.0, taken)
    assert len(taken) == 5
    assert not [1 for number, rect in enumerate(taken) if rect.collidelist(taken[:number]) >= 0]
    box_of_zone = pygame.Rect(CAMERA.to_screen((2.0, 10.0)), (0, 0)).union(
        pygame.Rect(CAMERA.to_screen((14.0, 2.0)), (0, 0))
    )
    assert all(box_of_zone.contains(rect) for rect in taken)


@pytest.mark.parametrize("name", ["Charcoal burners' path", "The path home"])
def test_the_name_of_a_zone_stays_in_it_in_two_lines_if_need_be(name: str) -> None:
    zone = Zone("z", ZoneKind.ENTRY, Area(((2.0, 2.0), (7.6, 2.0), (7.6, 6.2), (2.0, 6.2))), (), 0)
    taken: list[pygame.Rect] = []
    camera = Camera.fitted(40.0, 20.0, pygame.Rect(0, 0, 720, 400), 0.0)
    draw_zone_name(pygame.Surface((720, 400)), camera, zone, name, {}, 1.0, taken)
    box_of_zone = pygame.Rect(camera.to_screen((2.0, 6.2)), (0, 0)).union(
        pygame.Rect(camera.to_screen((7.6, 2.0)), (0, 0))
    )
    assert box_of_zone.contains(taken[0])


def test_the_higher_a_piece_the_darker_its_tint() -> None:
    setup = setup_with(*(box(f"w{height}", 1.0 + 3 * height, 4, 2, 3, height=float(height)) for height in range(1, 5)))
    plain, tinted = drawn(setup), drawn(setup, Picture(show_heights=True))
    tints = [sum(height_tint(height / 2.0)) for height in range(17)]
    assert tints == sorted(tints, reverse=True)
    for height in range(1, 5):
        x, y = camera_for(setup).to_screen((1.4 + 3 * height, 4.4))
        assert changed(plain, tinted)[x - 3 : x + 4, y - 3 : y + 4].all()
    x, y = camera_for(setup).to_screen((8.0, 10.0))
    assert not changed(plain, tinted)[x - 9 : x + 9, y - 9 : y + 9].any()


def test_the_number_of_a_piece_goes_out_of_the_way() -> None:
    piece = box("w", 4, 4, 6, 3, height=2.0)
    taken: list[pygame.Rect] = []
    for _ in range(3):
        draw_heights(pygame.Surface(SIZE), CAMERA, (piece,), 1.0, str, taken, always=True)
    assert len(taken) == 3
    assert not [1 for number, rect in enumerate(taken) if rect.collidelist(taken[:number]) >= 0]


def test_the_number_of_a_terrace_does_not_stand_on_the_house_that_stands_on_it() -> None:
    terrace = box("terrace", 2, 2, 8, 6, height=2.0)
    house = box("house", 4, 3, 4, 4, height=3.0, base=2.0)
    taken: list[pygame.Rect] = []
    draw_heights(pygame.Surface(SIZE), CAMERA, (terrace, house), 1.0, str, taken, always=True)
    (left, top), (right, bottom) = CAMERA.to_screen((4.0, 7.0)), CAMERA.to_screen((8.0, 3.0))
    roof = pygame.Rect(left, top, right - left, bottom - top)
    assert [bool(roof.collidepoint(rect.center)) for rect in taken] == [True, False]
    hidden = (terrace, box("roof", 1, 1, 10, 8, height=0.2, base=4.0))
    taken.clear()
    draw_heights(pygame.Surface(SIZE), CAMERA, hidden, 1.0, str, taken, always=True)
    assert len(taken) == 2, "what lies under a roof everywhere has its number all the same"


@pytest.mark.parametrize("kind", list(ZoneKind))
def test_zones_are_seen_only_when_wanted_and_only_where_they_are(kind: ZoneKind) -> None:
    zone = Zone("z", kind, Area(((4.0, 3.0), (10.0, 3.0), (10.0, 9.0), (4.0, 9.0))), (), 2)
    setup = setup_with(zones=(zone,))
    bare = bare_table()
    assert not changed(bare, drawn(setup), 1).any()
    different = changed(bare, drawn(setup, Picture(show_zones=True)), 4)
    left, top = CAMERA.to_screen((4.0, 9.0))
    right, bottom = CAMERA.to_screen((10.0, 3.0))
    assert different[left + 2 : right - 2, top + 2 : bottom - 2].mean() > 0.6
    different[left - 6 : right + 7, top - 6 : bottom + 7] = False
    assert not different.any()


def test_on_a_painted_ground_one_sees_water_itself(tmp_path: Path) -> None:
    pygame.image.save(pygame.Surface((40, 30)), tmp_path / "ground.png")
    area = Area(((4.0, 3.0), (10.0, 3.0), (10.0, 9.0), (4.0, 9.0)))
    painted = replace(BARE, backdrop=Backdrop(str(tmp_path / "ground.png"), (0.0, 0.0), 16.0, 12.0))
    bare, shares = drawn(painted), {}
    for kind in ZoneKind:
        setup = replace(painted, zones=(Zone("z", kind, area, (), 2),))
        shares[kind] = changed(bare, drawn(setup, Picture(show_zones=True)), 4).mean()
    told = {kind for kind, share in shares.items() if share > 0.1}
    assert told == {ZoneKind.ENTRY, ZoneKind.EXIT, ZoneKind.HOLD, ZoneKind.CONTEST, ZoneKind.DARK}
    assert min(shares.values()) > 0.0, "the border is seen"


def test_zones_of_entry_pale_once_a_game_has_begun() -> None:
    area = Area(((4.0, 3.0), (10.0, 3.0), (10.0, 9.0), (4.0, 9.0)))
    bare = bare_table().astype(int)
    for kind, less in ((ZoneKind.ENTRY, True), (ZoneKind.EXIT, False)):
        setup = setup_with(zones=(Zone("z", kind, area, ()),))
        before, after = (
            np.abs(drawn(setup, Picture(show_zones=True, begun=begun)).astype(int) - bare).sum()
            for begun in (False, True)
        )
        assert bool(0 < after < 0.5 * before) == less, kind


def test_an_entry_zone_has_the_colour_of_its_player() -> None:
    area = Area(((4.0, 3.0), (10.0, 3.0), (10.0, 9.0), (4.0, 9.0)))
    pictures = [
        drawn(setup_with(zones=(Zone("z", ZoneKind.ENTRY, area, (PlayerId(name),)),)), Picture(show_zones=True))
        for name in ("alice", "bob")
    ]
    assert changed(pictures[0], pictures[1]).mean() > 0.02


def test_regions_keep_their_holes_free() -> None:
    region = Region(
        ((((4.0, 3.0), (12.0, 3.0), (12.0, 9.0), (4.0, 9.0)), (((6.0, 5.0), (8.0, 5.0), (8.0, 7.0), (6.0, 7.0)),)),)
    )
    different = changed(bare_table(), drawn(BARE, Picture(regions=[(region, "reach")])), 6)
    assert different[CAMERA.to_screen((10.0, 6.0))]
    assert not different[CAMERA.to_screen((7.0, 6.0))]


def test_a_sight_angle_opens_where_the_figure_looks() -> None:
    token = token_at(8.0, 6.0, half_angle=60.0)
    plain = drawn(BARE, Picture(tokens=[token]))
    different = changed(plain, drawn(BARE, Picture(tokens=[token], show_angles=(FigureId("f"),))), 4)
    assert different[CAMERA.to_screen((9.5, 6.0))]
    assert not different[CAMERA.to_screen((6.5, 6.0))]


def test_heights_ruler_labels_and_floating_numbers_are_drawn() -> None:
    setup = setup_with(box("w", 7, 4, 3, 3, height=2.5))
    bare = drawn(setup)
    for picture in (
        Picture(show_heights=True),
        Picture(highlighted_pieces=("w",)),
        Picture(measure=[(2.0, 2.0), (6.0, 2.0), (6.0, 5.0)], measure_label="7"),
        Picture(labels=[((8.0, 6.0), "abc", "plan")]),
        Picture(labels=[((8.0, 6.0), "abc", "map")]),
        Picture(floats=[((8.0, 6.0), "−2", "damage", 0.4)]),
    ):
        assert changed(bare, drawn(setup, picture)).sum() > 40


def test_a_floating_number_rises_and_is_gone_in_the_end() -> None:
    bare = bare_table()

    def height(age: float) -> float:
        shown = changed(bare, drawn(BARE, Picture(floats=[((8.0, 6.0), "−2", "damage", age)])))
        return float(np.nonzero(shown)[1].mean()) if shown.any() else -1.0

    assert height(0.1) > height(0.4) > height(0.7) > 0.0
    assert height(1.0) == -1.0


def test_the_drawn_sight_line_is_the_one_of_the_rules() -> None:
    state = new_game(load_scenario("smugglers-cove").setup)
    texts = Texts("en")
    seen_states = set()
    figures = [figure.id for figure in figures_on_table(state)]
    for observer in figures:
        for target in figures:
            if observer == target:
                continue
            drawing, seen = sight_drawing(state, texts, observer, target), sight(state, observer, target)
            assert (drawing.state not in ("blocked", "outside")) is seen.exists
            assert (drawing.state == "outside") is not seen.in_sight_angle
            assert drawing.share == seen.covered_share
            assert drawing.state != "covered" or drawing.blockers
            assert (drawing.label == "") is (drawing.state == "free")
            seen_states.add(drawing.state)
    assert seen_states == {"free", "covered", "blocked", "outside"}


def test_the_labels_of_figures_exactly_above_each_other_tell_whose_they_are() -> None:
    state = new_game(load_scenario("smugglers-cove").setup)
    texts = Texts("en")
    observer, *others = (figure.id for figure in figures_on_table(state))
    labels = [drawing.label for drawing in sight_drawings(state, texts, observer, others)]
    assert labels == [sight_drawing(state, texts, observer, other).label for other in others]
    one, two, *_ = (other for other, label in zip(others, labels, strict=True) if label)
    state.figures[two].x, state.figures[two].y, state.figures[two].z = state.figures[one].x, state.figures[one].y, 6.0
    drawings = sight_drawings(state, texts, observer, others)
    told = {other: drawing.label for other, drawing in zip(others, drawings, strict=True)}
    for other in (one, two):
        label = sight_drawing(state, texts, observer, other).label
        assert told[other] == (f"{figure_name(texts, state.setup, other)}: {label}" if label else "")
    assert told[one]


def test_dashes_go_on_around_corners() -> None:
    found = list(dashes([(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)], 4.0, 4.0))
    lengths = [abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in found]
    assert sum(lengths) == pytest.approx(12.0)
    assert found[1][0] == (8.0, 0.0)
    assert found[2] == ((10.0, 0.0), (10.0, 2.0))


def test_words_that_rise_do_not_lie_on_each_other() -> None:
    surface, taken = pygame.Surface(SIZE), list[pygame.Rect]()
    for number, words in enumerate(("11: passed", "Moved", "Distracted")):
        draw_float(surface, CAMERA, (5.0 + number / 2, 5.0), words, "dice", 0.2 + 0.1 * number, 1.0, taken)
    assert len(taken) == 3
    assert all(not one.colliderect(other) for one, other in combinations(taken, 2))


def test_a_note_makes_way_for_the_name_of_a_figure() -> None:
    surface, camera = pygame.Surface((400, 300)), Camera.fitted(8.0, 6.0, pygame.Rect(0, 0, 400, 300))
    x, y = camera.to_screen((4.0, 3.0))
    alone = draw_label(surface, camera, (4.0, 3.0), "56 %", "bad", 1.0)
    assert alone is not None
    assert alone.center == (x, y)
    name = pygame.Rect(x - 20, y - 6, 40, 14)
    beside = draw_label(surface, camera, (4.0, 3.0), "56 %", "bad", 1.0, taken=[name])
    assert beside is not None
    assert not beside.colliderect(name)
    assert abs(beside.centery - y) <= 1.5 * beside.h


def cells(*grounds: str) -> Pixels:
    """Hexagons of these grounds in a row from west to east, each with sides of two steps."""
    wide = 2.0 * sqrt(3.0)
    row = [
        CellToken(
            tuple((4.0 + wide * n + 2.0 * sin(pi / 3.0 * k), 6.0 + 2.0 * cos(pi / 3.0 * k)) for k in range(6)),
            ground,
            "",
        )
        for n, ground in enumerate(grounds)
    ]
    return drawn(BARE, Picture(cells=row))


def at_the_side(pixels: Pixels, colour: Colour) -> tuple[int, int]:
    """How many pixels have a colour just west and just east of the side that the first two cells share."""
    x, y = CAMERA.to_screen((4.0 + sqrt(3.0), 6.0))
    half = round(0.3 * CAMERA.scale)
    parts = (pixels[x - half : x - 1, y - half : y + half], pixels[x + 2 : x + half, y - half : y + half])
    west, east = (int(near(part, colour, 14).sum()) for part in parts)
    return west, east


def test_tiles_run_over_into_those_beside_them() -> None:
    assert at_the_side(cells("meadow", "meadow"), SHORE) == (0, 0)
    wet, dry = at_the_side(cells("water", "meadow"), SHORE)
    assert wet > 20 > dry, "the shore lies in the water's tile"
    assert at_the_side(cells("meadow", "water"), SHORE)[1] > 20, "whichever lies where"
    alone, sandy = (at_the_side(cells("meadow", other), (206, 193, 137)) for other in ("meadow", "sand"))
    assert sandy[0] > alone[0], "flecks of the other ground"


def test_a_line_between_tiles_of_one_ground_is_fainter() -> None:
    x, y = CAMERA.to_screen((4.0 + sqrt(3.0), 6.0))
    same, other = (
        cells("meadow", ground)[x - 1 : x + 2, y - 4 : y + 4].astype(int).min() for ground in ("meadow", "sand")
    )
    assert same > other + 10


def test_a_name_stays_while_somebody_walks_over_it_and_makes_room_once_somebody_rests_there() -> None:
    kept, passage = KeptSpots(), Passage((10.0, 5.0), (11.0, 5.0), "Gate 1")
    camera = Camera.fitted(20.0, 10.0, pygame.Rect(0, 0, 1000, 500), 0.0)
    over = pygame.Rect(0, 0, 40, 40)
    over.center = camera.to_screen(passage.place)

    def place(rooms: list[pygame.Rect]) -> pygame.Rect:
        kept.begin((camera,), rooms)
        ((_, lies),) = place_passages(camera, [passage], 1.0, rooms, kept)
        return lies

    before = place([])
    assert before.center == over.center
    for step in (-30, -10, 0):
        assert place([over.move(step, 0)]) == before, "it walks"
    aside = place([over])
    assert not aside.colliderect(over), "it rests there"
    assert place([over.move(300, 0)]) == aside
    assert place([over.move(300, 0)]) == aside, "nor does it go back when it could"


def test_tiles_are_pieces_of_board_on_the_table_thick_below_and_with_a_shadow() -> None:
    pixels, bare = cells("meadow"), drawn(BARE, Picture())
    x, bottom = CAMERA.to_screen((4.0, 4.0))
    _, top = CAMERA.to_screen((4.0, 8.0))
    high = bottom - top
    assert near(pixels[x : x + 1, bottom + 3 : bottom + round(0.03 * high)], mixed(BOARD, RIM, 0.3)).all()
    below = round(0.075 * high)
    assert (pixels[x + 4, bottom + below] < bare[x + 4, bottom + below] - 20).all(), "its shadow"
    assert (pixels[x, top - 4] == bare[x, top - 4]).all(), "the light comes from the north-west"
