"""Overlays: each line and area says what it is by pattern as well as by colour."""

import numpy as np
import pytest

from pb12table.app.palette import ACTION_POINT_TINTS, SIGHT_BLOCKED, SIGHT_COVERED, SIGHT_FREE, Colour
from pb12table.app.picture import PathLeg, Picture, RingDrawing, SightDrawing, SightState
from pb12table.app.snapshot import sight_drawing
from pb12table.app.strokes import dashes
from pb12table.files.scenario import load_scenario
from pb12table.pb12.figures import figures_on_table
from pb12table.pb12.profiles import FigureId, PlayerId, Zone, ZoneKind
from pb12table.pb12.seeing import sight
from pb12table.pb12.setup import new_game
from pb12table.table.shapes import Region
from pb12table.table.zones import Area
from pb12table.texts.locale import Texts
from tests.app.drawing import Pixels, bare_table, box, camera_for, changed, drawn, setup_with, token_at

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


def sight_line(state: SightState, **more: object) -> Picture:
    return Picture(sights=[SightDrawing((3.0, 6.0, 1.8), (13.0, 6.0, 1.8), state, **more)])  # type: ignore[arg-type]


def test_a_free_sight_line_is_solid_a_covered_one_dashed_a_blocked_one_dotted() -> None:
    free = along(drawn(BARE, sight_line("free")), SIGHT_FREE)
    covered = along(drawn(BARE, sight_line("covered")), SIGHT_COVERED)
    blocked = along(drawn(BARE, sight_line("blocked")), SIGHT_BLOCKED)
    assert all(free)
    assert 8 < runs(covered) < runs(blocked)
    assert 0.4 < np.mean(covered) < 0.9


@pytest.mark.parametrize(("state", "colour"), [("blocked", SIGHT_BLOCKED), ("covered", SIGHT_COVERED)])
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


def test_label_and_equals_sign_of_a_borderline_result_are_shown() -> None:
    plain = drawn(BARE, sight_line("free"))
    borderline = drawn(BARE, sight_line("free", borderline=True))
    labelled = drawn(BARE, sight_line("free", borderline=True, label="42 %"))
    assert changed(plain, borderline).sum() > 100
    assert changed(borderline, labelled).sum() > 100


def path_of(*legs: PathLeg) -> Picture:
    return Picture(path=list(legs))


def test_each_action_point_has_its_tint_and_what_cannot_be_paid_is_dark_and_dashed() -> None:
    for number, tint in enumerate(ACTION_POINT_TINTS):
        shown = along(drawn(BARE, path_of(PathLeg((3.0, 6.0), (13.0, 6.0), action_point=number))), tint)
        assert all(shown), number
    unpaid = drawn(BARE, path_of(PathLeg((3.0, 6.0), (13.0, 6.0), payable=False)))
    assert not any(along(unpaid, ACTION_POINT_TINTS[0]))
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


def test_rings_of_different_meaning_have_different_patterns() -> None:
    def dark_and_light(style: str) -> int:
        return int(changed(bare_table(), drawn(BARE, Picture(rings=[RingDrawing((8.0, 6.0), 3.0, style)]))).sum())

    amounts = [dark_and_light(style) for style in ("range", "communication", "perception", "command")]
    assert len(set(amounts)) == 4


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
    token = token_at(8.0, 6.0, sight_angle=4)
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
            assert (drawing.state != "blocked") is seen.exists
            assert drawing.share == seen.covered_share
            assert drawing.state != "covered" or drawing.blockers
            assert (drawing.label == "") is (drawing.state == "free")
            seen_states.add(drawing.state)
    assert seen_states == {"free", "covered", "blocked"}


def test_dashes_go_on_around_corners() -> None:
    found = list(dashes([(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)], 4.0, 4.0))
    lengths = [abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in found]
    assert sum(lengths) == pytest.approx(12.0)
    assert found[1][0] == (8.0, 0.0)
    assert found[2] == ((10.0, 0.0), (10.0, 2.0))
