"""Editing a layout: motions keep shapes, copies have ids of their own, everything can be undone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.files.content import load_content
from pb12table.files.forms.pieces import piece_of
from pb12table.files.forms.scenarios import TerrainForm
from pb12table.files.reading import converted, read_toml
from pb12table.files.scenario import find_scenario, scenario_files, scenario_of
from pb12table.layouts.edit_history import EditHistory
from pb12table.layouts.editing import (
    Thing,
    added,
    aligned,
    completed_by_symmetry,
    duplicated,
    entry_of,
    fresh_id,
    in_both,
    mirrored_table,
    moved,
    removed,
    renamed,
    symmetry,
    things_of,
    with_corner,
    with_hole,
    with_key,
    with_new_corner,
    without_corner,
    without_holes,
)
from pb12table.layouts.motions import (
    Motion,
    Snapping,
    all_corners,
    half_turn,
    mirror,
    moved_entry,
    shift,
    snapped,
    snapped_along,
    snapped_angle,
    stretch,
    turn,
)
from pb12table.table.shapes import Ring, ring_area
from pb12table.table.terrain import Piece

CONTENT = load_content()
NOWHERE = Path("layout.toml")

PIECES: list[dict[str, Any]] = [
    {"id": "hut", "kind": "building", "rectangle": [4.0, 5.0, 3.0, 2.0], "turned": 30.0},
    {"id": "plain", "kind": "building", "rectangle": [4.0, 5.0, 3.0, 2.0]},
    {"id": "tower", "kind": "building", "circle": [10.0, 6.0, 2.0]},
    {"id": "wall", "kind": "wall", "line": [[1.0, 1.0], [4.0, 1.0], [4.0, 3.0]], "thickness": 0.4},
    {"id": "ramp", "kind": "ramp", "rectangle": [2.0, 2.0, 2.0, 1.0], "rises": 90.0},
    {
        "id": "yard",
        "kind": "building",
        "polygon": [[0.0, 0.0], [6.0, 0.0], [6.0, 4.0], [0.0, 4.0]],
        "holes": [[[1.0, 1.0], [2.0, 1.0], [2.0, 2.0]]],
    },
]


def layout(*pieces: dict[str, Any]) -> dict[str, Any]:
    return {
        "format": 1,
        "name": "x",
        "table": {"width": 20.0, "depth": 16.0, "step_cm": 2.0},
        "terrain": list(pieces),
        "figure": [{"id": "boy", "profile": "human", "player": "alice", "at": [3.0, 2.0], "facing": 30.0, "odd": 1}],
        "unheard-of": {"kept": True},
    }


def piece(entry: dict[str, Any]) -> Piece:
    return piece_of(converted(entry, TerrainForm, NOWHERE, "piece"), CONTENT.kinds, NOWHERE, "piece")


def gap(ring: Ring, other: Ring) -> float:
    """How far the corners of two rings are apart, whichever comes first and whichever way they run."""
    return max(min(abs(x - u) + abs(y - v) for u, v in other) for x, y in ring)


motions = st.one_of(
    st.builds(shift, st.integers(-5, 5).map(float), st.integers(-5, 5).map(float)),
    st.builds(turn, st.integers(0, 359).map(float), st.just((6.0, 5.0))),
    st.builds(mirror, st.sampled_from(["vertical", "horizontal"]), st.just((6.0, 5.0))),
    st.builds(half_turn, st.just((6.0, 5.0))),
    st.builds(stretch, st.just(2.0), st.just(2.0), st.just((6.0, 5.0))),
)


@pytest.mark.parametrize("entry", PIECES, ids=lambda entry: entry["id"])
@given(motion=motions)
def test_a_moved_entry_is_the_moved_piece(entry: dict[str, Any], motion: Motion) -> None:
    if entry["id"] == "wall" and motion.scale == 2.0:
        entry = {**entry, "thickness": 0.2}  # the thickness of a wall is a number of its own and does not grow
        return
    before, after = piece(entry), piece(moved_entry(entry, motion))
    wished = tuple(motion.point(point) for point in before.outline)
    if entry["id"] == "tower":
        assert abs(abs(ring_area(after.outline)) - abs(ring_area(wished))) < 0.05 * abs(ring_area(wished))
        return
    assert gap(wished, after.outline) < 0.01
    assert gap(after.outline, wished) < 0.01
    if before.high_edge is not None and after.high_edge is not None:
        assert gap(tuple(motion.point(point) for point in before.high_edge), after.high_edge) < 0.02


@pytest.mark.parametrize("entry", PIECES, ids=lambda entry: entry["id"])
def test_what_is_stretched_one_way_keeps_its_outline(entry: dict[str, Any]) -> None:
    motion = stretch(2.0, 1.0, (0.0, 0.0))
    after = piece(moved_entry(entry, motion))
    if entry["id"] in ("wall", "tower"):
        return
    assert gap(tuple(motion.point(point) for point in piece(entry).outline), after.outline) < 0.01


@pytest.mark.parametrize("scenario", scenario_files())
@pytest.mark.parametrize("kind", ["vertical", "horizontal", "half-turn"])
def test_a_bundled_table_mirrored_twice_is_the_table(scenario: str, kind: str) -> None:
    document = read_toml(find_scenario(scenario))
    there = mirrored_table(document, kind)
    back = mirrored_table(there, kind)
    content = load_content(document["system"])
    first, second = (scenario_of(each, content, NOWHERE).setup.battlefield for each in (document, back))
    for one, other in zip(first.pieces, second.pieces, strict=True):
        assert gap(one.outline, other.outline) < 0.01
    scenario_of(there, content, NOWHERE)


def test_a_figure_turns_with_the_table() -> None:
    document = moved(layout(), [Thing("figure", "boy")], turn(90.0, (0.0, 0.0)))
    boy = entry_of(document, Thing("figure", "boy"))
    assert (boy["at"], boy["facing"], boy["odd"]) == ([-2.0, 3.0], 120.0, 1)
    assert (
        entry_of(moved(layout(), [Thing("figure", "boy")], mirror("vertical", (0, 0))), Thing("figure", "boy"))[
            "facing"
        ]
        == 150.0
    )


def test_copies_have_ids_of_their_own_and_unknown_keys_survive() -> None:
    document = layout({**PIECES[0], "remark": "old"})
    document, copies = duplicated(document, [Thing("terrain", "hut"), Thing("figure", "boy")], shift(5.0, 0.0))
    assert copies == [Thing("terrain", "hut-2"), Thing("figure", "boy-2")]
    assert entry_of(document, copies[0])["remark"] == "old"
    assert document["unheard-of"] == {"kept": True}
    assert fresh_id(document, "terrain", "hut-2") == "hut-3"
    document = removed(document, [Thing("terrain", "hut")])
    assert things_of(document) == [Thing("terrain", "hut-2"), Thing("figure", "boy"), Thing("figure", "boy-2")]


def test_whoever_gets_another_id_stays_whom_he_was_in_a_campaign() -> None:
    gained = {"boy": {"add": {"items": ["chart"]}}, "marcus": {"set": {"toughness": 4}}}
    note = {"id": "pb12/share", "chapter": 1, "cast": {"legionary": "marcus"}, "gained": gained}
    document = {**layout(), "player": [{"id": "alice", "name": "Alice"}], "campaign": note}
    document["figure"] = [*document["figure"], {"id": "legionary", "profile": "legionary", "player": "alice"}]
    found = renamed(renamed(document, Thing("figure", "boy"), "lad"), Thing("figure", "legionary"), "guard")
    assert found["campaign"] == {**note, "cast": {"lad": "boy", "guard": "marcus"}}, "what they gained stays theirs"
    again = renamed(found, Thing("figure", "lad"), "boy")
    assert again["campaign"]["cast"] == {"guard": "marcus"}
    assert removed(again, [Thing("figure", "guard")])["campaign"]["cast"] == {}
    assert renamed(document, Thing("player", "alice"), "ann")["campaign"]["seats"] == {"ann": "alice"}


def test_the_other_half_of_a_table_is_completed() -> None:
    document = layout(PIECES[2])
    document, images = completed_by_symmetry(document, [Thing("terrain", "tower")], "half-turn")
    assert entry_of(document, images[0])["circle"] == [10.0, 10.0, 2.0]
    assert symmetry(document, "vertical").point((1.0, 2.0)) == (19.0, 2.0)


@pytest.mark.parametrize(
    ("edge", "wests", "souths"),
    [("west", (2.0, 2.0), (2.0, 5.0)), ("east", (5.0, 4.0), (2.0, 5.0)), ("south", (2.0, 4.0), (2.0, 2.0)),
     ("north", (2.0, 4.0), (6.0, 5.0)), ("middle", (3.5, 3.0), (2.0, 5.0)), ("centre", (2.0, 4.0), (4.0, 3.5))],
)  # fmt: skip
def test_things_are_aligned(edge: str, wests: tuple[float, float], souths: tuple[float, float]) -> None:
    document = layout(PIECES[4], PIECES[1])
    document = aligned(document, [Thing("terrain", "ramp"), Thing("terrain", "plain")], edge)
    rectangles = [entry["rectangle"] for entry in document["terrain"]]
    assert tuple(rectangle[0] for rectangle in rectangles) == wests
    assert tuple(rectangle[1] for rectangle in rectangles) == souths


def test_corners_and_holes() -> None:
    thing = Thing("terrain", "plain")
    document = with_corner(layout(PIECES[1]), thing, 0, (3.0, 4.0))
    assert entry_of(document, thing)["polygon"][0] == [3.0, 4.0]
    document = with_new_corner(document, thing, 0, (5.0, 4.5))
    assert len(entry_of(document, thing)["polygon"]) == 5
    document = without_corner(without_corner(document, thing, 0), thing, 0)
    assert without_corner(document, thing, 0) == document
    document = with_hole(document, thing, [(5.0, 5.5), (6.0, 5.5), (6.0, 6.0)])
    assert len(entry_of(document, thing)["holes"]) == 1
    assert "holes" not in entry_of(without_holes(document, thing), thing)
    assert "height" not in entry_of(with_key(with_key(document, thing, "height", 3.0), thing, "height", None), thing)


def test_points_are_drawn_to_corners_then_to_the_grid() -> None:
    near = Snapping(grid=0.5, corners=0.4)
    assert snapped((4.2, 5.1), near, all_corners(PIECES[1:2])) == (4.0, 5.0)
    assert snapped((8.3, 9.1), near, all_corners(PIECES[1:2])) == (8.5, 9.0)
    assert snapped((8.3, 9.1234), Snapping(None, None, None), all_corners(PIECES)) == (8.3, 9.123)
    assert snapped_angle(52.0, near) == 45.0
    assert snapped_angle(352.5, near) in (345.0, 0.0)
    assert snapped_angle(-8.0, Snapping(angle=None)) == 352.0


def test_lines_are_drawn_to_corners_then_to_the_grid_then_to_angles() -> None:
    free = Snapping(grid=None, corners=0.4, angle=45.0)
    corners = all_corners(PIECES[1:2])
    assert snapped_along((0.0, 0.0), (4.2, 5.1), free, corners) == (4.0, 5.0)
    assert snapped_along((1.0, 1.0), (9.0, 1.3), free, corners) == (9.0, 1.0)
    assert snapped_along((1.0, 1.0), (0.9, -4.0), free, corners) == (1.0, -4.0)
    assert snapped_along((1.0, 1.0), (9.0, 1.3), Snapping(0.5, None, 45.0)) == (9.0, 1.5)
    assert snapped_along((1.0, 1.0), (9.0, 1.3), Snapping(None, None, None)) == (9.0, 1.3)


def test_everything_can_be_undone_and_done_again() -> None:
    history = EditHistory(layout())
    first = history.document
    assert not history.do("nothing", dict(first))
    for step in range(3):
        history.do("move", added(history.document, "terrain", {**PIECES[0], "id": f"hut-{step}"}), joined="drag")
    assert len(history.document["terrain"]) == 3
    history.do("delete", removed(history.document, [Thing("terrain", "hut-1")]))
    assert (len(history.document["terrain"]), history.is_saved) == (2, False)
    assert (history.undo(), history.undo(), history.undo()) == ("delete", "move", None)
    assert (history.document, history.is_saved) == (first, True)
    assert (history.redo(), history.redo(), history.redo()) == ("move", "delete", None)
    history.saved()
    assert history.is_saved
    history.undo()
    history.do("other", added(history.document, "terrain", PIECES[2]))
    assert not history.can_redo


def test_words_in_both_languages_are_written_once_while_they_are_the_same() -> None:
    assert in_both(None, "en", "Bell", "en") == "Bell"
    assert in_both("Bell", "de", "Glocke", "en") == {"en": "Bell", "de": "Glocke"}
    assert in_both({"en": "Bell", "de": "Glocke"}, "de", "Bell", "en") == "Bell"
    assert in_both({"en": "Bell", "de": "Glocke"}, "de", "", "en") == "Bell"
    assert in_both({"en": "Bell", "de": "Glocke"}, "en", "Gong", "de") == {"en": "Gong", "de": "Glocke"}
    assert in_both("Bell", "en", "", "en") is None
    assert in_both(None, "de", "Glocke", "en") == "Glocke", "it stands for both"


def test_the_image_of_what_one_of_two_players_has_is_of_the_other() -> None:
    document: dict[str, Any] = {
        "table": {"width": 20.0, "depth": 10.0},
        "player": [{"id": "alice"}, {"id": "bob"}],
        "figure": [{"id": "guard", "player": "alice", "at": [2.0, 4.0], "facing": 0.0}],
        "zone": [
            {"id": "west", "players": ["alice"], "rectangle": [0.0, 0.0, 4.0, 10.0]},
            {"id": "hut", "players": ["alice", "bob"], "rectangle": [5.0, 4.0, 2.0, 2.0]},
        ],
    }
    things = [Thing("figure", "guard"), Thing("zone", "west"), Thing("zone", "hut")]
    after, images = completed_by_symmetry(document, things, "half-turn")
    guard, zone, hut = (entry_of(after, image) for image in images)
    assert (guard["player"], guard["at"]) == ("bob", [18.0, 6.0])
    assert zone["players"] == ["bob"]
    assert hut["players"] == ["alice", "bob"]
    three = {**document, "player": [*document["player"], {"id": "carol"}]}
    after, (image,) = completed_by_symmetry(three, things[:1], "half-turn")
    assert entry_of(after, image)["player"] == "alice", "nobody knows whose side that is"
