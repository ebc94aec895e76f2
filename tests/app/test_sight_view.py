"""Looking: what is drawn of a figure's sight is what the rules say, and looking never touches a game."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import pygame
import pytest

from pb12table.app.look import panels
from pb12table.app.look.look_mode import LookingMode
from pb12table.app.look.looking import Looking
from pb12table.app.look.panels import LookPage, draw_look_panel, look_page
from pb12table.app.look.screen import LookScreen
from pb12table.app.preview.information import spot_at
from pb12table.app.preview.sight_view import (
    Answers,
    Question,
    everybody_drawings,
    hidden_shares,
    levels_for,
    line_drawings,
    opposing_pairs,
    outlook,
    outlooks,
    pair_lines,
    put,
    seen_area,
    seen_if_turned,
    turn,
)
from pb12table.app.program import Program
from pb12table.app.screens.base import Working
from pb12table.app.screens.start import StartScreen
from pb12table.cli.main import run as run_command
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId, Label
from pb12table.systems.pb12.rules.figures.figures import GAIT, body, figures_on_table, is_on_table
from pb12table.systems.pb12.rules.figures.seeing import FacingChange, concealment, half_angle_of, sight
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.game.tables import RangeCategory, range_category
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.vehicles.riding import hiding
from pb12table.systems.pb12.scene.hints import (
    Hints,
    enough_degrees,
    facts_of,
    farthest_reach,
    hint_lines,
    hints_of,
    radius_rings,
    turning_room,
    weapon_rings,
    weapons_in_use,
)
from pb12table.systems.pb12.scene.miniatures import template_of, with_ghost, without_ghost
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, Ring
from pb12table.table.sight.sight import sight_to_point
from pb12table.table.terrain import Piece
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.layout.nodes import Node
from pb12table.window.layout.placing import Extent, Measuring
from pb12table.window.scene.picture import Camera
from pb12table.window.scene.unseen import Veil
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene

WIDTH, DEPTH = 16.0, 10.0
ENGLISH = Texts("en")
A, B = FigureId("a"), FigureId("b")
Stood = tuple[str, Point, float, float | None]


def box(left: float, bottom: float, right: float, top: float) -> Ring:
    return ((left, bottom), (right, bottom), (right, top), (left, top))


def scene(pieces: Sequence[Piece], stood: Sequence[Stood], sight_angle: int = 6) -> State:
    """A table with figures (id, place, facing, height), the first one Alice's and the others Bob's."""
    base = load_scenario("smugglers-cove").setup
    template = base.figures[0]
    profile = replace(template.profile, sight_angle=sight_angle)
    figures = tuple(
        replace(
            template,
            id=FigureId(name),
            profile=profile,
            player=base.players[0 if number == 0 else 1].id,
            at=at,
            facing=facing,
            height=height,
        )
        for number, (name, at, facing, height) in enumerate(stood)
    )
    field = Battlefield(WIDTH, DEPTH, tuple(pieces), GAIT)
    return new_game(replace(base, battlefield=field, figures=figures, zones=()))


YARD = Piece("yard", box(4, 2, 12, 8), (box(5, 3, 11, 7),), height=3.0)
EDGES: dict[str, tuple[list[Piece], list[Stood], int]] = {
    "a base touching a wall": (
        [Piece("wall", box(6, 2, 6.5, 8), height=2.5, standable=False)],
        [("a", (5.75, 5.0), 0.0, 0.0), ("b", (6.75, 5.0), 180.0, 0.0)],
        12,
    ),
    "a corner exactly on the line": (
        [Piece("house", box(6, 3, 9, 5), height=3.0)],
        [("a", (3.0, 5.0), 0.0, 0.0), ("b", (13.0, 5.0), 180.0, 0.0)],
        6,
    ),
    "two walls meeting at a point": (
        [Piece("one", box(7, 1, 8, 5), height=2.5), Piece("two", box(8, 5, 9, 9), height=2.5)],
        [("a", (4.0, 9.0), 315.0, 0.0), ("b", (12.0, 1.0), 135.0, 0.0)],
        6,
    ),
    "a gap as wide as the base": (
        [Piece("one", box(7, 0, 7.5, 4.75), height=2.5), Piece("two", box(7, 5.25, 7.5, 10), height=2.5)],
        [("a", (3.0, 5.0), 0.0, 0.0), ("b", (12.0, 5.0), 180.0, 0.0)],
        6,
    ),
    "an observer on a roof edge": (
        [Piece("tower", box(2, 3, 5, 7), height=3.0), Piece("low", box(8, 3, 9, 7), height=1.0, standable=False)],
        [("a", (4.75, 5.0), 0.0, 3.0), ("b", (10.0, 5.0), 180.0, 0.0)],
        6,
    ),
    "a figure on a ramp": (
        [
            Piece(
                "ramp",
                box(6, 3, 10, 7),
                height=2.0,
                low_edge=((6.0, 3.0), (6.0, 7.0)),
                high_edge=((10.0, 3.0), (10.0, 7.0)),
            )
        ],
        [("a", (3.0, 5.0), 0.0, 0.0), ("b", (8.0, 5.0), 180.0, 1.0)],
        6,
    ),
    "a bridge with figures on and below it": (
        [Piece("bridge", box(3, 4, 13, 6), base=2.2, height=0.3)],
        [("a", (5.0, 5.0), 0.0, 2.5), ("b", (9.0, 5.0), 180.0, 2.5), ("c", (9.0, 4.6), 180.0, 0.0)],
        6,
    ),
    "a yard seen from a tower": (
        [YARD, Piece("tower", box(0.5, 4, 2.5, 6), height=6.0)],
        [("a", (1.5, 5.0), 0.0, 6.0), ("b", (6.0, 4.0), 180.0, 0.0)],
        6,
    ),
    "a figure inside a yard": (
        [YARD],
        [("a", (6.0, 5.0), 0.0, 0.0), ("b", (14.5, 5.0), 180.0, 0.0)],
        12,
    ),
    "a sight value of 0": ([], [("a", (6.0, 5.0), 0.0, 0.0), ("b", (12.0, 6.0), 180.0, 0.0)], 0),
    "overlapping terrain of different heights": (
        [Piece("low", box(5, 3, 9, 7), height=1.0), Piece("high", box(7, 4, 11, 6), height=3.0)],
        [("a", (2.0, 5.0), 0.0, 0.0), ("b", (6.0, 6.5), 180.0, 1.0)],
        6,
    ),
}


def edge(name: str) -> State:
    pieces, stood, angle = EDGES[name]
    return scene(pieces, stood, angle)


# -- the veil -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.4.23")
@pytest.mark.parametrize("name", EDGES)
def test_what_is_left_bright_is_what_has_a_sight_line(name: str) -> None:
    """At each of many places the highest surface is drawn bright exactly when there is a sight line to it."""
    state = edge(name)
    field, here = state.setup.battlefield, body(state, A)
    surface = pygame.Surface((800, 500))
    surface.fill((255, 255, 255))
    camera = Camera(surface.get_rect(), 50.0, (WIDTH / 2, DEPTH / 2), WIDTH, DEPTH)
    Veil().draw(surface, camera, outlook(state, A).ground, field)
    angle, others = half_angle_of(state, A), hiding(state, A)

    def is_seen(x: float, y: float) -> bool:
        # Not rounded as stand heights are, since a point a little below a slope is not seen.
        tops = [piece.top_at((x, y)) for piece in field.pieces if field.carries(piece) and _covers(piece, (x, y))]
        height = max(tops, default=0.0)
        return sight_to_point(field, here, (x, y, height), angle, others).exists

    compared = 0
    for row in range(39):
        for column in range(63):
            x, y = 0.26 + 0.247 * column, 0.26 + 0.2441 * row
            if any(not field.carries(piece) and _lies_in(piece, x, y) for piece in field.pieces):
                continue
            bright = surface.get_at(camera.to_screen((x, y)))[0] == 255
            if bright == is_seen(x, y):
                compared += 1
            else:  # no more than a border that runs through here may say otherwise
                around = [is_seen(x + dx, y + dy) for dx in (-0.06, 0.0, 0.06) for dy in (-0.06, 0.0, 0.06)]
                assert bright in around, (x, y)
    assert compared > 1500


def _covers(piece: Piece, point: Point) -> bool:
    return in_area(Area(piece.outline, piece.holes), point, 0.0)


def _lies_in(piece: Piece, x: float, y: float) -> bool:
    xs, ys = [px for px, _ in piece.outline], [py for _, py in piece.outline]
    return min(xs) - 0.1 <= x <= max(xs) + 0.1 and min(ys) - 0.1 <= y <= max(ys) + 0.1


# -- lines and numbers ----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.4.24")
@pytest.mark.parametrize("name", EDGES)
def test_the_lines_are_the_sights_of_the_rules(name: str) -> None:
    state = edge(name)
    looked = outlook(state, A)
    others = {figure.id for figure in figures_on_table(state)} - {A}
    assert {line.target for line in looked.lines} == others
    for line, back in zip(looked.lines, looked.back, strict=True):
        assert line.seen == sight(state, A, line.target)
        assert back.seen == sight(state, line.target, A)
        assert line.level == sum(modifier.value for modifier in concealment(state, line.seen))
        expected = "blocked" if not line.seen.exists else "covered" if line.level else "free"
        assert line.state == (expected if line.seen.in_sight_angle else "outside")


@pytest.mark.rule("RU012")
def test_the_lines_from_and_to_passengers_are_the_sights_of_the_rules() -> None:
    """For a line to a passenger only the closed parts of his vehicle hide, not the whole of it."""
    state = new_game(load_scenario("post-road").setup)
    assert state.setup.vehicles
    for figure in figures_on_table(state):
        for line in outlook(state, figure.id, ground=False, thorough=False).lines:
            assert line.seen == sight(state, figure.id, line.target), (figure.id, line.target)


def test_a_blocked_line_names_the_piece_and_each_piece_is_outlined_once() -> None:
    wall = Piece("wall", box(6, 2, 6.5, 8), height=2.5)
    state = scene(
        [wall],
        [("a", (3.0, 5.0), 0.0, 0.0), ("b", (9.0, 5.0), 180.0, 0.0), ("c", (9.0, 5.8), 180.0, 0.0)],
    )
    drawings = line_drawings(state, outlook(state, A), None, ENGLISH)
    assert [drawing.state for drawing in drawings] == ["blocked", "blocked"]
    assert [blocker for drawing in drawings for blocker in drawing.blockers] == ["wall"]
    focused = line_drawings(state, outlook(state, A), FigureId("c"), ENGLISH)
    assert focused[-1].label == ENGLISH("draw-sight-blocked")
    assert focused[-1].weight > focused[0].weight


def test_a_covered_line_tells_share_and_level() -> None:
    state = edge("a corner exactly on the line")
    drawing = line_drawings(state, outlook(state, A), None, ENGLISH)[0]
    assert (drawing.state, drawing.level, drawing.label) == ("covered", 2, "50 % covered · +2")
    ((name, share),) = hidden_shares(state, A, B)
    assert name == "house"
    assert share == pytest.approx(0.5)


def test_what_is_written_at_lines_to_figures_one_above_the_other_says_whose_it_is() -> None:
    """As `render` does; on a bridge and on the road below it two labels would tell of one line."""
    wall = Piece("wall", box(6, 2, 6.5, 5), height=12.0)
    figures = [("a", (3.0, 5.0), 0.0, 0.0), ("b", (9.0, 5.0), 180.0, 0.0), ("c", (9.0, 5.0), 180.0, 4.0)]
    state = scene([wall], figures)
    state.figures[FigureId("c")].z = 4.0
    named = tuple(replace(figure, label=Label(figure.id, figure.id)) for figure in state.setup.figures)
    state.setup = replace(state.setup, figures=named)
    above, below = "c", "b"
    drawings = line_drawings(state, outlook(state, A), None, ENGLISH)
    assert {drawing.label for drawing in drawings} == {f"{above}: 50 % covered · +2", f"{below}: 50 % covered · +2"}
    focused = line_drawings(state, outlook(state, A), B, ENGLISH)
    assert focused[-1].label.startswith(f"{below}: ")
    lines = [(A, line) for line in outlook(state, A).lines]
    lines += [(other, line) for other in (B, FigureId("c")) for line in outlook(state, other).lines if line.target == A]
    told = [drawing.label for drawing in everybody_drawings(state, lines, None, ENGLISH)]
    assert [label.partition(":")[0] for label in told] == [below, above] * 2
    told = [drawing.label for drawing in everybody_drawings(state, lines, B, ENGLISH) if not drawing.faint]
    assert told == ["50 % covered · +2", "50 % covered · +2"], "of one alone nothing need be told"


def test_a_target_outside_the_sight_angle_is_seen_after_a_turn() -> None:
    state = scene([], [("a", (3.0, 5.0), 180.0, 0.0), ("b", (9.0, 5.0), 180.0, 0.0)])
    line = outlook(state, A).lines[0]
    assert line.state == "outside"
    assert seen_if_turned(state, A, line)
    drawing = line_drawings(state, outlook(state, A), B, ENGLISH)[0]
    assert drawing.label == ENGLISH("draw-sight-outside-angle")
    assert drawing.blockers == ()


@pytest.mark.rule("R1.7.10")
def test_weapons_are_told_their_range_category() -> None:
    state = scene([], [("a", (1.0, 5.0), 0.0, 0.0), ("b", (15.0, 5.0), 180.0, 0.0)])
    facts = facts_of(state, A, 14.0)
    assert [fact.weapon for fact in facts] == weapons_in_use(state, A)
    ranged = [fact for fact in facts if fact.weapon.is_ranged_weapon]
    assert ranged
    for fact in ranged:
        category = range_category(state.setup.tables, fact.weapon.range_factor, 14.0)
        assert fact.category is category
        assert category is RangeCategory.OUT_OF_RANGE or fact.modifier == getattr(
            fact.weapon.ranged_modifiers, category.value
        )
    assert all(fact.in_reach is False for fact in facts if fact.weapon.is_melee_weapon)
    assert any(fact.in_reach for fact in facts_of(state, A, 1.0))


def test_rings_stand_about_the_figure_and_equal_radii_share_one() -> None:
    state = scene([], [("a", (5.0, 5.0), 0.0, 0.0), ("b", (9.0, 5.0), 180.0, 0.0)])
    radii = radius_rings(state, A, ENGLISH)
    assert len({ring.radius for ring in radii}) == len(radii) > 0
    assert "communication and perception" in radii[0].label
    pistol = next(weapon for weapon in weapons_in_use(state, A) if weapon.is_ranged_weapon)
    rings = weapon_rings(state, A, pistol, ENGLISH)
    assert [ring.radius for ring in rings] == sorted(ring.radius for ring in rings)
    assert {ring.centre for ring in (*radii, *rings)} == {(5.0, 5.0)}


@pytest.mark.rule("R1.7.11", "R1.8.6")
@pytest.mark.parametrize("name", ["smugglers-cove", "governors-quay", "post-road"])
def test_each_ring_of_a_weapon_is_where_what_it_can_do_changes(name: str) -> None:
    """Up to a ring the weapon does what the ring is called after, beyond it something else; the last is its reach."""
    state = new_game(load_scenario(name).setup)
    for figure in figures_on_table(state):
        for weapon in weapons_in_use(state, figure.id):
            rings = weapon_rings(state, figure.id, weapon, ENGLISH)
            for ring in rings:
                at, beyond = (
                    next(fact for fact in facts_of(state, figure.id, ring.radius + more) if fact.weapon is weapon)
                    for more in (0.0, 0.01)
                )
                if ring.style == "reach":
                    assert (at.in_reach, beyond.in_reach) == (True, False)
                else:
                    assert at.category is not None
                    assert ENGLISH(f"range-{at.category.value.replace('_', '-')}") in ring.label
                    assert beyond.category is not at.category
                    assert at.modifier is not None
            assert max((ring.radius for ring in rings), default=None) == farthest_reach(state, figure.id, weapon)


# -- hints ----------------------------------------------------------------------------------------------------


def test_the_step_that_is_said_to_help_helps() -> None:
    state = edge("a corner exactly on the line")
    *_, hints = hints_of(state, A, B)
    better = hints.better
    assert better is not None
    before = outlook(state, A).lines[0].level
    assert before is not None
    stepped = state.clone()
    put(stepped, A, (better.place[0], better.place[1]), better.place[2])
    assert better.level is not None
    assert outlook(stepped, A).lines[0].level == better.level < before
    name = figure_name(ENGLISH, state.setup, A)
    told = ENGLISH("look-hint-better", observer=name, length=better.length, side=better.side, level=better.level)
    assert told in hint_lines(state, hints, ENGLISH)


def guarded(facing: float) -> State:
    """A plate hides the southern half of b, who stands east of a and looks back at it."""
    plate = Piece("plate", box(7.0, 1.0, 7.05, 5.05), height=5.0)
    setup = scene([plate], [("a", (2.0, 5.0), facing, 0.0), ("b", (12.0, 5.0), 180.0, 0.0)]).setup
    named = tuple(replace(figure, label=Label(figure.id, figure.id)) for figure in setup.figures)
    return new_game(replace(setup, figures=named))


def test_the_sides_of_hints_are_told_as_the_observer_sees_them() -> None:
    state = guarded(0.0)
    *_, hints = hints_of(state, A, B)
    assert hints.better is not None
    assert hints.safer is not None
    assert (hints.better.side, hints.better.place[1] > 5.0) == ("left", True)
    assert hints.safer.place[1] < 5.0, "which is at the right of a, who looks east"
    lines = [line for line in hint_lines(state, hints, ENGLISH) if " moves " in line]
    assert len(lines) == 2
    assert lines[0].startswith("If a moves")
    assert "to its own left" in lines[0]
    assert lines[1].startswith("If the target, b, moves")
    assert "to the right (as a sees it)" in lines[1]


def test_a_target_outside_the_sight_angle_is_not_told_how_to_hide() -> None:
    state = guarded(180.0)
    *_, hints = hints_of(state, A, B)
    assert hints.safer is not None
    assert hints.turned
    lines = hint_lines(state, hints, ENGLISH)
    assert not any("as a sees it" in line for line in lines)
    assert any("faces the target" in line for line in lines)


@pytest.mark.parametrize(
    ("facing", "stretch", "room"),
    [
        (0.0, (270.0, 450.0), (90.0, 90.0)),
        (80.0, (270.0, 450.0), (10.0, 170.0)),
        (300.0, (270.0, 450.0), (150.0, 30.0)),
        (10.0, (0.0, 360.0), None),
        (200.0, (270.0, 450.0), (0.0, 0.0)),
    ],
)
def test_how_far_one_can_turn(facing: float, stretch: tuple[float, float], room: tuple[float, float] | None) -> None:
    assert turning_room(facing, FacingChange(True, (stretch,), 0.0)) == room


@pytest.mark.parametrize(
    ("facing", "turn", "stretch", "told"),
    [
        (0.0, 12.341, (12.341, 40.0), 12.4),
        (0.0, -12.341, (300.0, 347.659), 12.4),
        (0.0, 12.341, (12.341, 12.36), 12.35),
        (0.0, 12.341, (12.341, 12.342), 12.341),
        (350.0, 40.0, (30.0, 80.0), 40.0),
    ],
)
def test_the_turn_that_is_told_is_neither_too_little_nor_too_much(
    facing: float, turn: float, stretch: tuple[float, float], told: float
) -> None:
    assert enough_degrees(facing, turn, FacingChange(False, (stretch,), turn)) == pytest.approx(told, abs=1e-9)


def test_how_far_one_can_turn_is_never_told_too_great() -> None:
    state = edge("a corner exactly on the line")
    change = FacingChange(True, ((300.4, 420.7),), 0.0)
    (line,) = hint_lines(state, Hints(A, B, turn=change), ENGLISH)
    assert line == ENGLISH("look-hint-keeps", figure=figure_name(ENGLISH, state.setup, A), left=60, right=59)


# -- ghosts ---------------------------------------------------------------------------------------------------


def ghost_in(state: State) -> tuple[State, FigureId]:
    first = state.setup.figures[0]
    return with_ghost(state, template_of(first), first.player, 1)


def test_a_ghost_is_a_figure_of_a_copy_only() -> None:
    state = edge("a corner exactly on the line")
    before = state.clone()
    with_one, ghost = ghost_in(state)
    put(with_one, ghost, (8.0, 8.0))
    assert state == before
    assert is_on_table(with_one, ghost)
    assert ghost in {line.target for line in outlook(with_one, A).lines}
    assert without_ghost(with_one, ghost).figures == before.figures


def test_a_ghost_stands_on_the_roof_or_under_the_bridge_as_wished() -> None:
    state = edge("a bridge with figures on and below it")
    assert levels_for(state, A, (11.0, 5.0)) == (0.0, 2.5)
    put(state, A, (11.0, 5.0))
    assert state.figures[A].z == 2.5
    put(state, A, (11.0, 5.0), 0.0)
    assert state.figures[A].z == 0.0
    put(state, A, (-3.0, 40.0))
    assert (state.figures[A].x, state.figures[A].y) == (0.0, DEPTH)
    turn(state, A, -30.0)
    assert state.figures[A].facing == 330.0


def test_a_ghost_hides_what_is_behind_it() -> None:
    state = scene([], [("a", (3.0, 5.0), 0.0, 0.0), ("b", (12.0, 5.0), 180.0, 0.0)])
    assert outlook(state, A).lines[0].state == "free"
    hidden, ghost = ghost_in(state)
    put(hidden, ghost, (11.0, 5.0))
    line = next(line for line in outlook(hidden, A).lines if line.target == B)
    assert line.seen.blockers == (ghost,)


# -- answering in portions ------------------------------------------------------------------------------------


def question(version: int = 1, looker: FigureId | None = A, *, at_rest: bool = True) -> Question:
    return Question(version, looker, None, True, True, at_rest)


def test_answers_in_portions_are_the_same_as_at_once() -> None:
    state = edge("a yard seen from a tower")
    answers = Answers()
    portions = 0
    while not answers.is_settled(question()):
        answers.work(question(), state, 0.0)
        portions += 1
    assert portions > 4
    assert answers.seen == outlook(state, A)


def test_the_last_whole_answer_stays_until_the_next_one_is_there() -> None:
    state = edge("a yard seen from a tower")
    answers = Answers()
    answers.finish(question(), state)
    first = answers.seen
    put(state, A, (2.0, 5.0))
    assert not answers.work(question(2, at_rest=False), state, 0.0)
    assert answers.seen is first
    answers.finish(question(2, at_rest=False), state)
    assert answers.seen is not None
    assert answers.seen.body == body(state, A)
    assert answers.seen.back == ()


def test_a_dragged_figure_keeps_light_on_what_it_stands_on() -> None:
    state = edge("a yard seen from a tower")
    first = next(looked for looked in outlooks(state, A, ground=True, thorough=False) if looked is not None)
    assert [height for height, _ in first.ground] == [0.0, 6.0]
    assert first.ground[1][1].area > 0.0


def test_nobody_sees_nothing() -> None:
    answers = Answers()
    answers.finish(question(looker=None), edge("a figure on a ramp"))
    assert answers.seen is None


# -- the screen -----------------------------------------------------------------------------------------------


class Looker(Hand):
    """A hand on the screen for looking."""

    @property
    def screen(self) -> LookScreen:
        assert isinstance(self.top, LookScreen)
        return self.top

    @property
    def looking(self) -> Looking:
        return self.screen.looking

    @property
    def state(self) -> State:
        """What is looked at."""
        state = self.looking.state
        assert isinstance(state, State)
        return state

    @property
    def base(self) -> State:
        """How everything really stands."""
        base = self.looking.base
        assert isinstance(base, State)
        return base

    def settle(self) -> None:
        self.looking.finish()
        self.frames()

    def finest(self) -> str:
        """What the window shows when all is worked out; the terrain becomes finer from frame to frame."""
        self.settle()
        for _ in range(200):
            self.screen._changed = False
            shown = self.picture()
            if not self.screen._changed:
                return shown
        raise AssertionError("the terrain is never painted")

    def at(self, figure: str) -> tuple[int, int]:
        placed = self.state.figures[FigureId(figure)]
        return self.screen.camera.to_screen((placed.x, placed.y))

    def event(self, kind: int, **details: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **details))
        self.frames(1)

    def pull(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag with the left button from one pixel to another."""
        self.point(start)
        self.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for part in (1, 2, 3):
            x, y = (start[i] + (end[i] - start[i]) * part // 3 for i in (0, 1))
            self.event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(1, 0, 0))
        self.event(pygame.MOUSEBUTTONUP, pos=end, button=1)
        self.settle()

    def zone_place(self, name: str) -> tuple[int, int]:
        self.program.draw()
        return next(zone for zone in self.screen.zones if zone.name == name).rect.center


def look_at(state: State | None = None, language: str = "en") -> Looker:
    program = Program(Settings(language="de" if language == "de" else "en"), (1280, 720))
    if state is None:
        program.look("smugglers-cove")
    else:
        program.open(LookScreen(program, state, "scene"))
    hand = Looker(program)
    hand.frames()
    hand.settle()
    return hand


def test_the_start_screen_opens_a_layout_and_escape_comes_back() -> None:
    program = Program(Settings(language="en"), (1280, 720))
    program.to_start()
    hand = Looker(program)
    hand.frames(10)
    start = hand.top
    assert isinstance(start, StartScreen)
    hand.key(pygame.K_1, pygame.KMOD_SHIFT, "!")
    assert hand.screen.setup.name == start.shown[0].name
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, StartScreen)


def test_who_comes_back_to_the_start_screen_finds_the_list_as_it_was() -> None:
    program = Program(Settings(language="en"), (1280, 720))
    program.to_start()
    hand = Looker(program)
    hand.frames(10)
    hand.key(pygame.K_DOWN)
    scrolled = hand.on_top(StartScreen).offset
    assert scrolled > 0
    hand.key(pygame.K_5, pygame.KMOD_SHIFT, "%")
    hand.on_top(LookScreen)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_ESCAPE)
    assert hand.on_top(StartScreen).offset == scrolled


def test_the_button_beside_play_looks() -> None:
    program = Program(Settings(language="en"), (1280, 720))
    program.to_start()
    hand = Looker(program)
    hand.frames(10)
    start = hand.on_top(StartScreen)
    zone = next(zone for zone in start.layout.hits() if zone.name.startswith("look:"))
    hand.click(zone.rect.center)
    assert isinstance(hand.top, LookScreen)


def test_dragging_a_figure_moves_its_ghost_and_changes_what_is_seen() -> None:
    hand = look_at()
    before, picture = hand.looking.seen, hand.picture()
    start = hand.at("captain")
    hand.pull(start, (start[0] + 60, start[1] + 90))
    assert hand.looking.moved == {"captain"}
    assert hand.base.figures[FigureId("captain")].x != hand.state.figures[FigureId("captain")].x
    assert hand.looking.seen != before
    assert hand.picture() != picture
    hand.click(hand.at("captain"), button=3)
    assert hand.looking.moved == set()
    hand.settle()
    assert hand.looking.seen is not None
    assert before is not None
    assert hand.looking.seen.ground == before.ground


def test_a_profile_is_dragged_out_of_the_palette_and_taken_away_again() -> None:
    hand = look_at()
    hand.program.draw()
    name = next(zone.name for zone in hand.screen.zones if zone.name.startswith("command:take:"))
    hand.pull(hand.zone_place(name), hand.screen.camera.to_screen((10.0, 16.0)))
    (ghost,) = hand.looking.ghosts
    placed = hand.state.figures[ghost]
    assert placed.place is Place.TABLE
    assert (placed.x, placed.y) == pytest.approx((10.0, 16.0), abs=0.1)
    assert hand.looking.looker == ghost
    facing = placed.facing
    hand.key(pygame.K_q)
    assert hand.state.figures[ghost].facing == pytest.approx((facing + 15.0) % 360.0)
    hand.key(pygame.K_DELETE)
    assert hand.looking.ghosts == []
    assert ghost not in hand.state.figures


def test_a_carried_ghost_is_given_up_with_escape() -> None:
    hand = look_at()
    hand.program.draw()
    name = next(zone.name for zone in hand.screen.zones if zone.name.startswith("command:take:"))
    hand.click(hand.zone_place(name))
    assert hand.looking.carried
    hand.point(hand.screen.camera.to_screen((10.0, 16.0)))
    hand.key(pygame.K_ESCAPE)
    assert (hand.looking.ghosts, hand.looking.carried) == ([], False)


def test_two_clicks_hold_observer_and_target_and_a_third_changes_sides() -> None:
    hand = look_at()
    hand.click(hand.at("captain"))
    assert hand.looking.observer is None
    hand.click(hand.at("captain"))
    hand.click(hand.at("ships-boy"))
    hand.point((640, 60))
    assert (hand.looking.looker, hand.looking.target) == ("captain", "ships-boy")
    hand.click(hand.at("ships-boy"))
    hand.point((640, 60))
    assert (hand.looking.looker, hand.looking.target) == ("ships-boy", "captain")
    hand.settle()
    assert hand.looking.line is not None
    assert hand.looking.line_back is not None
    assert hand.looking.line.seen == sight(hand.state, FigureId("ships-boy"), FigureId("captain"))


def test_page_keys_change_the_surface_under_a_bridge() -> None:
    hand = look_at(edge("a bridge with figures on and below it"))
    hand.key(pygame.K_PAGEDOWN)
    assert hand.state.figures[A].z == 0.0
    hand.key(pygame.K_PAGEUP)
    assert hand.state.figures[A].z == 2.5


@pytest.mark.usefixtures("terrain")
@pytest.mark.parametrize("key", [pygame.K_g, pygame.K_s, pygame.K_l, pygame.K_r, pygame.K_c, pygame.K_h])
def test_every_overlay_changes_the_picture_and_back(key: int) -> None:
    hand = look_at()
    before = hand.finest()
    hand.key(key, typed=pygame.key.name(key))
    assert hand.finest() != before
    hand.key(key, typed=pygame.key.name(key))
    assert hand.finest() == before


def test_the_tape_bends_and_tells_both_lengths() -> None:
    hand = look_at(edge("a yard seen from a tower"))
    hand.key(pygame.K_t, typed="t")
    for place in ((1.5, 5.0), (1.5, 9.0)):
        hand.click(hand.screen.camera.to_screen(place))
    hand.point(hand.screen.camera.to_screen((3.0, 9.0)))
    picture = hand.screen.picture()
    assert len(picture.measure) == 3
    assert "in plane" in picture.measure_label
    assert hand.looking.observer == "a"


@pytest.mark.rule("R1.1.14")
def test_the_tape_measures_from_base_points_and_roofs_and_ends_at_the_table() -> None:
    scene = Scene(width=20.0, depth=10.0, origin=(0.0, 0.0))
    figure = scene.human("a", "alice", at=(2, 2))
    scene.box((6, 2), (8, 4), 2.5, standable=False)
    state = scene.state()
    field = state.battlefield
    assert spot_at(field, (2.0, 2.0), body(state, figure)) == body(state, figure).base_point
    assert spot_at(field, (7.0, 3.0)) == (7.0, 3.0, 2.5), "a roof nobody can stand on"
    assert spot_at(field, (4.0, 3.0)) == (4.0, 3.0, 0.0)
    assert spot_at(field, (-3.0, 12.0)) == (0.0, 10.0, 0.0)


def test_ghosts_are_given_up_only_by_escape_twice_in_a_row() -> None:
    hand = look_at(edge("a yard seen from a tower"))
    figure = next(iter(hand.state.figures))
    hand.looking.moved.add(figure)
    hand.looking.look_from(None)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, LookScreen)
    assert "would lose a ghost" in hand.screen.notice[0]
    hand.key(pygame.K_h)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, LookScreen)
    hand.key(pygame.K_ESCAPE)
    assert not isinstance(hand.top, LookScreen)


@pytest.mark.slow
def test_the_picture_is_saved_twice_as_fine(own_home: Path) -> None:
    hand = look_at()
    screen = hand.screen
    hand.key(pygame.K_F12)
    assert isinstance(hand.top, Working), "the window goes on while it is painted"
    deadline = monotonic() + 60.0
    while not hand.shows(screen) and monotonic() < deadline:
        hand.frames(1)
    (saved,) = own_home.rglob("pictures/*.png")
    free = hand.screen.layout.free
    assert pygame.image.load(saved).get_size() == (2 * free.w, 2 * free.h)
    assert saved.name in hand.screen.notice[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_panels_speak_the_language(language: str) -> None:
    hand = look_at(language=language)
    texts = hand.screen.texts
    assert texts.language == language
    labels = [tile.label for tile in hand.screen.commands.tiles("leave")]
    assert texts("tile-look-ground") in labels
    assert not [label for label in labels if label.startswith("tile-")]


def test_the_command_line_opens_a_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[Any, Any]] = []

    def run(scenario: str | None, *_: Any, look: bool = False, **__: Any) -> int:
        opened.append((scenario, look))
        return 0

    monkeypatch.setattr("pb12table.app.main.run", run)
    assert run_command(["play", "abbey-hill", "--look"]) == 0
    assert run_command(["play", "abbey-hill"]) == 0
    assert opened == [("abbey-hill", True), ("abbey-hill", False)]


# -- inside a game --------------------------------------------------------------------------------------------


def test_looking_in_a_game_decides_nothing_and_comes_back() -> None:
    hand = open_game()
    hand.open_curtains()
    mode, entries = hand.game.mode, len(hand.session.entries)
    before = hand.session.state.clone()
    hand.key(pygame.K_v, typed="v")
    looking = hand.game.mode
    assert isinstance(looking, LookingMode)
    placed = hand.figure("captain")
    start = hand.game.camera.to_screen((placed.x, placed.y))
    hand.point(start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for step in (20, 40, 60):
        place = (start[0] + step, start[1] + step)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(20, 20), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(start[0] + 60, start[1] + 60), button=1))
    hand.frames(4)
    assert looking.looking.moved == {"captain"}
    hand.key(pygame.K_RETURN)
    assert (hand.session.state, len(hand.session.entries)) == (before, entries)
    hand.key(pygame.K_v, typed="v")
    assert hand.game.mode is mode


def test_looking_in_a_game_tells_why_there_is_no_way_to_the_mouse(written: list[str]) -> None:
    """As looking without a match does."""
    hand = open_game()
    hand.open_curtains()
    hand.key(pygame.K_v, typed="v")
    looking = hand.game.mode
    assert isinstance(looking, LookingMode)
    looking.looking.look_from(FigureId("captain"))
    hand.key(pygame.K_b)
    field = hand.session.state.battlefield
    placed = hand.figure("captain")
    for far in range(1, 60):
        hand.point_at_table(min(placed.x + far * 0.5, field.width - 0.3), placed.y)
        looking.looking.finish()
        if looking.looking.walk.told():
            break
    told = looking.looking.walk.told()
    assert told
    written.clear()
    hand.game.touch()
    hand.program.draw()
    assert " ".join(told.split()) in " ".join(written)


def test_the_rings_of_a_weapon_limit_the_ground_that_is_seen() -> None:
    """With the rings of a pistol (24 steps at most) no ground farther away stays bright."""
    scene = Scene()
    scene.human("a", "alice", items=["pistol"])
    scene.human("b", "bob", at=(5, 0))
    state = scene.state()
    weapon = state.setup.block_by_figure[A][BlockId("pistol")]
    limit = farthest_reach(state, A, weapon)
    assert limit == 24.0
    free, *_ = (seen for seen in outlooks(state, A, ground=True, thorough=False) if seen is not None)
    near, *_ = (seen for seen in outlooks(state, A, ground=True, thorough=False, limit=limit) if seen is not None)
    assert near.ground[0][1].area < free.ground[0][1].area
    # Half a disc, for a human sees 180 degrees from 1.8 above the ground, less the shadow of b behind it.
    half_disc = math.pi * (24.0**2 - 1.8**2) / 2.0
    shadow = 2.0 * math.asin(0.25 / 5.0) * (24.0**2 - 5.0**2) / 2.0
    assert near.ground[0][1].area == pytest.approx(half_disc - shadow, rel=0.005)


def test_the_rings_of_a_weapon_for_blows_leave_all_ground_to_be_seen(written: list[str]) -> None:
    scene = Scene()
    scene.human("a", "alice", items=["pistol", "knife"], at=(2.0, 6.0))
    scene.human("b", "bob", at=(30, 10))
    hand = look_at(scene.state())
    hand.click(hand.at("a"))
    hand.settle()
    assert hand.looking.seen is not None
    everything = seen_area(hand.looking.seen)
    areas: dict[bool, float] = {}
    for key in (pygame.K_r, pygame.K_w, pygame.K_w):
        written.clear()
        hand.key(key)
        hand.settle()
        hand.frames()
        weapon = hand.looking.chosen_weapon()
        assert weapon is not None
        areas[weapon.limit is not None] = seen_area(hand.looking.seen)
        assert any(line.startswith("Only as far as") for line in written) == (weapon.limit is not None)
    assert areas[False] == everything
    assert areas[True] < everything


# -- what is drawn of ghosts and of everybody -----------------------------------------------------------------


def test_a_ghost_has_the_name_and_where_it_really_stands_has_none() -> None:
    hand = look_at()
    looking = hand.looking
    looking.moved.add(FigureId("captain"))
    picture = hand.screen.picture()
    (ghost,) = [token for token in picture.tokens if token.body.id == "captain"]
    (really,) = [token for token in picture.tokens if token.body.id == "captain really"]
    assert ghost.ghost
    assert ghost.lettered
    assert (really.name, really.initials) == ("", "")


def test_who_sees_whom_tells_both_sides_of_a_pair() -> None:
    state = scene([], [("a", (3.0, 5.0), 0.0, 0.0), ("b", (9.0, 5.0), 0.0, 0.0), ("c", (3.0, 9.0), 180.0, 0.0)])
    found = [line for pair in opposing_pairs(state) for line in pair_lines(state, *pair)]
    for seer, line in found:
        assert line.seen == sight(state, seer, line.target)
    states = {(seer, line.target): line.state for seer, line in found}
    assert (states[A, B], states[B, A]) == ("free", "outside")
    drawings = everybody_drawings(state, found, A, ENGLISH)
    assert all(drawing.half for drawing in drawings)
    own = [drawing for drawing in drawings if not drawing.faint]
    assert {drawing.start for drawing in own} <= {body(state, A).base_point} | {
        body(state, other).base_point for seer, other in states if seer == A
    }
    assert not any(drawing.faint for drawing in everybody_drawings(state, found, None, ENGLISH))


@pytest.mark.usefixtures("terrain")
def test_terrain_becomes_fine_while_nothing_is_touched() -> None:
    hand = look_at()
    hand.screen.camera = hand.screen.camera.zoomed(4.0)
    hand.program.draw()
    updates = 0
    while hand.screen.update(0.05) and updates < 600:
        hand.program.draw()
        updates += 1
    assert updates > 1
    assert hand.screen.table.draw(hand.program.surface, hand.screen.camera, hand.screen.picture())


def test_the_plate_of_numbers_is_described_and_measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """How high it wants to be and where everything in it lies is asked about one and the same description."""
    hand = look_at()
    hand.click(hand.at("captain"))
    hand.settle()
    described: list[LookPage] = []
    measured: Counter[tuple[int, int]] = Counter()
    own_heights = Measuring._own_heights

    def counted(measuring: Measuring, node: Node, width: int) -> Extent:
        measured[id(node), width] += 1
        return own_heights(measuring, node, width)

    def noted(texts: Texts, looking: Looking, looks: panels.Looks) -> LookPage:
        described.append(look_page(texts, looking, looks))
        return described[-1]

    monkeypatch.setattr(Measuring, "_own_heights", counted)
    monkeypatch.setattr(panels, "look_page", noted)
    hand.looking.observer = FigureId("topman")
    hand.program.draw()
    (page,) = described
    parts = {id(node) for node in page.nodes}
    assert parts <= {node for node, _ in measured}
    assert {measured[node, width] for node, width in measured if node in parts} == {1}


def test_long_names_are_whole_in_the_panel(shown: list[str]) -> None:
    long = "Technisch versierter Freiheitskämpfer"
    setup = load_scenario("smugglers-cove").setup
    figures = tuple(
        replace(figure, label=Label(long, long)) if figure.id == "topman" else figure for figure in setup.figures
    )
    hand = look_at(new_game(replace(setup, figures=figures)), "de")
    hand.click(hand.at("captain"))
    hand.settle()
    for looker in ("captain", "topman"):
        hand.looking.observer = FigureId(looker)
        hand.settle()
        shown.clear()
        page = pygame.Rect(0, 0, 272, 600)
        canvas = Canvas(pygame.Surface(page.size), 1.0, (0, 0))
        draw_look_panel(canvas, page, look_page(hand.program.texts, hand.looking, hand.screen.looks), 0)
        assert long in " ".join(shown)
