"""The move mode: the cheapest way to the mouse, waypoints, ways drawn by hand, heights, climbing, and the reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Event
from time import monotonic, sleep
from typing import Any

import pygame
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Adjust, Climb, Horizontal, Move, Stop, Vertical
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import PieceState, Status
from pb12table.systems.pb12.rules.movement import planner
from pb12table.systems.pb12.rules.movement.move_options import option_refusal
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.window.modes import moving as moving_card
from pb12table.systems.pb12.window.modes import moving as moving_mode
from pb12table.systems.pb12.window.modes import way_planning
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.systems.pb12.window.path import Way as PlannedWay
from pb12table.systems.pb12.window.path import Waypoint, extended, reach_question, sum_of, with_facing
from pb12table.table.routes import GivenUp
from pb12table.table.shapes import Outline, turn_between
from pb12table.texts.locale import Texts
from pb12table.window.kit import background
from pb12table.window.kit.background import Background, _worker
from pb12table.window.play import foreseeing
from pb12table.window.play.foreseeing import ReachQuestion
from pb12table.window.scene.picture import Reach
from tests.app.helpers import Hand, open_game
from tests.app.playground import playground

CAPTAIN = FigureId("captain")


def moving(near: tuple[float, float] = (7.0, 2.0), height: float | None = None, **settings: Any) -> Hand:
    """Somebody who moves the captain on the playground."""
    hand = open_game(setup=playground(near=near, height=height), **settings)
    hand.play_to(ChooseTurn, "alice")
    hand.game.select(CAPTAIN)
    hand.key(pygame.K_a)
    hand.key(pygame.K_m)
    return hand


def mode_of(hand: Hand) -> MoveMode:
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    return mode


def point(hand: Hand, x: float, y: float) -> MoveMode:
    """Point at a place and wait until the way there is shown."""
    hand.point_at_table(x, y)
    mode = mode_of(hand)
    mode.finish()
    hand.game.paint.forget_plan()
    hand.frames()
    return mode


def test_the_way_to_the_mouse_is_shown_at_once_and_nothing_is_decided_by_it() -> None:
    hand = moving()
    entries = len(hand.session.entries)
    plain = hand.picture()
    mode = point(hand, 4.75, 5.0)
    assert hand.picture() != plain
    assert [leg.kind for leg in hand.game.paint.picture().path] == ["horizontal"] * 5
    assert mode.shown.legs[-1].end[:2] == pytest.approx((4.75, 5.0), abs=0.04), "through the gap as wide as the base"
    assert mode.shown.is_whole
    assert len(hand.session.entries) == entries


def choose_and_go(hand: Hand) -> None:
    """Choose the place under the mouse by one Enter, and go there by another."""
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_RETURN)


def test_enter_commits_exactly_what_is_shown() -> None:
    hand = moving()
    mode = point(hand, 4.75, 5.0)
    end, spent = mode.shown.legs[-1].end, mode.shown.spent
    card = mode.card().lines[0]
    entries = len(hand.session.entries)
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == entries, "the place under the mouse is chosen, and nobody goes yet"
    assert mode.waypoints
    hand.key(pygame.K_RETURN)
    captain = hand.figure(CAPTAIN)
    assert (captain.x, captain.y, captain.z) == end
    assert captain.action_points == 3 - -(-spent // 3)
    assert f"{spent} of 9" in card
    assert captain.statuses[Status.MOVED] == 1


def test_enter_goes_where_the_mouse_is_and_not_where_an_older_way_led(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = moving()
    mode = point(hand, 4.75, 5.0)
    old, go = mode.shown.legs[-1].end, Event()

    def slow(*arguments: Any) -> PlannedWay:
        assert go.wait(10.0)
        return extended(*arguments)

    monkeypatch.setattr(way_planning, "extended", slow)
    monkeypatch.setattr("pb12table.window.kit.background.PATIENCE", 0.0)
    hand.patient = False
    hand.point_at_table(8.0, 3.0)
    hand.frames(3)
    assert [leg.tentative for leg in hand.game.paint.picture().path] == [True] * 5, "the older way is only remembered"
    assert not mode.shown.legs
    card = mode.card()
    assert any("Finding a route" in line for line in card.lines)
    assert not card.warning
    entries = len(hand.session.entries)
    choose_and_go(hand)
    assert len(hand.session.entries) == entries
    go.set()
    patience = monotonic() + 10.0
    while len(hand.session.entries) == entries and monotonic() < patience:
        hand.frames(1)
    captain = hand.figure(CAPTAIN)
    assert (captain.x, captain.y) == pytest.approx((8.0, 3.0), abs=0.04)
    assert (captain.x, captain.y) != old[:2]


def test_what_cannot_be_paid_is_dark_and_is_not_walked() -> None:
    hand = moving()
    hand.key(pygame.K_F3)  # the card lies over where the way ends
    mode = point(hand, 9.0, 12.0)
    way = mode.shown
    assert way.cost > 9 >= way.spent
    path = hand.game.paint.picture().path
    assert [leg.payable for leg in path] == [number < way.taken for number in range(len(way.legs))]
    assert {leg.action_point for leg in path if leg.payable} == {0, 1, 2}
    assert "missing" in mode.card().warning
    choose_and_go(hand)
    captain = hand.figure(CAPTAIN)
    assert (captain.x, captain.y, captain.z) == way.legs[way.taken - 1].end


def test_moved_markers_stand_where_they_will_come() -> None:
    hand = moving()
    mode = point(hand, 6.0, 9.0)
    path = hand.game.paint.picture().path
    assert [(number, leg.mark.number) for number, leg in enumerate(path) if leg.mark] == [(5, 2)]
    assert "×2" in mode.card().lines[0]
    choose_and_go(hand)
    assert hand.figure(CAPTAIN).statuses[Status.MOVED] == 2
    assert hand.figure(CAPTAIN).z == pytest.approx(2.25, abs=0.06), "on the ramp"


def test_the_wheel_with_ctrl_chooses_between_the_bridge_and_the_road() -> None:
    hand = moving((9.0, 8.0))
    mode = point(hand, 9.0, 12.0)
    assert mode.height.heights == [0.0, 3.0]
    assert mode.shown.legs[-1].end[2] == 3.0, "the place that is seen from above comes first"
    pygame.key.set_mods(pygame.KMOD_CTRL)
    before = hand.game.camera.scale
    pixel = hand.game.camera.to_screen((9.0, 12.0))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, pos=pixel))
    hand.frames()
    pygame.key.set_mods(0)
    assert hand.game.camera.scale == before
    mode.finish()
    assert mode.shown.legs[-1].end[2] == 0.0
    assert mode.height_chosen() == 0.0
    hand.key(pygame.K_PAGEUP)
    mode.finish()
    assert mode.shown.legs[-1].end[2] == 3.0
    hand.key(pygame.K_PAGEDOWN)
    mode.finish()
    hand.click_table(9.0, 12.0)
    hand.key(pygame.K_RETURN)
    assert hand.figure(CAPTAIN).z == 0.0
    assert hand.figure(CAPTAIN).y == pytest.approx(12.0, abs=0.05)


def test_a_yard_without_a_gate_cannot_be_walked_into_and_the_reason_is_said() -> None:
    hand = moving()
    mode = point(hand, 20.0, 4.0)
    assert mode.shown.reason is not None
    assert mode.card().warning.startswith(hand.game.refusal_text(mode.shown.reason))
    assert not mode.payable
    entries = len(hand.session.entries)
    hand.click_table(20.0, 4.0)
    assert hand.game.toast == (hand.game.refusal_text(mode.shown.reason), True)
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == entries


def test_an_illegal_way_drawn_by_hand_is_refused_with_reason_and_place() -> None:
    hand = moving()
    hand.key(pygame.K_s)
    mode = point(hand, 7.0, 6.0)
    reason = mode.shown.reason
    assert reason is not None
    assert reason.detail("obstacle") == "right-wall"
    picture = hand.game.paint.picture()
    assert picture.path[-1].sign == "refused"
    assert picture.path[-1].end == pytest.approx((7.0, 3.25), abs=0.03), "at the wall"
    assert "right-wall" in picture.highlighted_pieces
    assert mode.card().warning == hand.game.refusal_text(reason)


def test_shift_draws_one_leg_straight_over_a_low_wall() -> None:
    hand = moving((8.5, 3.0))
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    hand.click_table(11.5, 3.0)
    pygame.key.set_mods(0)
    mode = mode_of(hand)
    assert [waypoint.straight for waypoint in mode.waypoints] == [True]
    assert "vertical" in {leg.kind for leg in mode.way.legs}
    assert all(leg.end[1] == pytest.approx(3.0, abs=0.05) for leg in mode.way.legs)
    assert "(R1.7.5)" in mode.card().lines[1]
    hand.key(pygame.K_RETURN)
    assert hand.figure(CAPTAIN).x == pytest.approx(11.5, abs=0.05)


def test_a_fall_has_its_sign_on_the_spot_and_its_damage_on_the_card() -> None:
    hand = moving((7.0, 12.0), 3.0)
    hand.key(pygame.K_s)
    mode = point(hand, 9.0, 13.5)
    path = hand.game.paint.picture().path
    assert [leg.sign for leg in path[:-1]] == [""] * (len(path) - 1)
    assert path[-1].sign == "fall"
    assert "3/12" in mode.card().warning
    choose_and_go(hand)
    assert hand.figure(CAPTAIN).z == 0.0


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_lies_behind_a_fall_is_told_to_be_out_of_reach(language: str) -> None:
    hand = moving((7.0, 12.0), 3.0, language=language)
    hand.key(pygame.K_s)
    mode = point(hand, 9.0, 16.5)
    reason = mode.shown.reason
    assert reason is not None
    assert reason.reason == "behind-a-fall"
    risk = mode.shown.legs[-1].risk
    assert risk is not None
    assert mode.shown.stopped == risk.at
    assert "3/12" in mode.card().warning
    assert mode.card().warning.endswith(hand.game.refusal_text(reason))


def test_a_way_that_ends_in_a_fall_says_why_it_cannot_be_led_on() -> None:
    hand = moving((7.0, 12.0), 3.0)
    edge = Waypoint((8.6, 13.2), straight=True)
    fall = extended(hand.game.state, CAPTAIN, PlannedWay(), edge, 9)
    assert (fall.reason, fall.legs[-1].risk is None) == (None, False)
    further = extended(hand.game.state, CAPTAIN, fall, Waypoint((9.0, 16.5)), 9)
    assert further.legs == fall.legs
    assert further.reason is not None
    assert further.reason.reason == "behind-a-fall"


def test_a_way_is_not_cut_where_the_figure_would_hang_in_the_air() -> None:
    hand = moving((2.75, 13.5))
    top = Waypoint((1.0, 13.5))
    kinds = [leg.kind for leg in extended(hand.game.state, CAPTAIN, PlannedWay(), top, 9).legs[:4]]
    assert kinds == ["vertical", "climb", "vertical", "climb"]
    taken = {}
    for points in range(1, 7):
        way = extended(hand.game.state, CAPTAIN, PlannedWay(), top, points)
        taken[points] = (way.taken, way.spent)
    assert taken == {1: (0, 0), 2: (0, 0), 3: (2, 3), 4: (2, 3), 5: (2, 3), 6: (4, 6)}


def test_climbing_is_offered_where_there_is_something_to_hold_on_to() -> None:
    hand = moving()
    assert not mode_of(hand).may_climb()
    hand = moving((2.75, 13.5))
    mode = mode_of(hand)
    assert mode.may_climb()
    hand.key(pygame.K_g)
    assert [type(leg.option) for leg in mode.way.legs] == [Vertical, Climb]
    hand.key(pygame.K_RETURN)
    captain = hand.figure(CAPTAIN)
    assert captain.climbing
    assert captain.z == 1.0


def test_difficult_ground_is_said_in_the_sum() -> None:
    hand = moving((10.6, 8.0))
    mode = point(hand, 13.0, 8.0)
    said = mode.card().lines[1]
    assert "difficult ground: 2 BP (R6.1.4)" in said
    assert mode.shown.cost == sum(points for _, points in sum_of(mode.shown.legs))
    assert mode.shown.cost > len(mode.shown.legs)


def test_waypoints_are_each_led_to_and_taken_back() -> None:
    hand = moving()
    hand.click_table(5.0, 1.0)
    hand.click_table(3.0, 2.5)
    mode = mode_of(hand)
    assert len(mode.waypoints) == 2
    ends = [mode.way.legs[number - 1].end[:2] for number in mode.way.ends]
    assert ends == [pytest.approx((5.0, 1.0), abs=0.04), pytest.approx((3.0, 2.5), abs=0.04)]
    point(hand, 2.0, 1.0)
    path = hand.game.paint.picture().path
    assert [leg.tentative for leg in path] == [number >= len(mode.way.legs) for number in range(len(path))]
    assert mode.shown is mode.way, "the leg to the mouse is only tried"
    hand.key(pygame.K_BACKSPACE)
    assert len(mode.waypoints) == 1
    hand.key(pygame.K_ESCAPE)
    assert not mode.waypoints


def test_the_full_move_makes_more_of_the_way_bright() -> None:
    hand = moving()
    hand.key(pygame.K_F3)  # the card lies over where the way ends
    mode = point(hand, 9.0, 12.0)
    before = mode.shown.taken
    hand.key(pygame.K_b)
    mode.finish()
    assert mode.points == 12
    assert mode.shown.taken > before
    end = mode.shown.legs[mode.shown.taken - 1].end
    choose_and_go(hand)
    captain = hand.figure(CAPTAIN)
    assert (captain.x, captain.y, captain.z) == end
    assert captain.action_points == 0


def test_an_adjustment_goes_one_step_and_gives_no_marker() -> None:
    hand = moving()
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_j)
    mode = mode_of(hand)
    assert mode.points == 1
    point(hand, 5.0, 2.0)
    assert mode.shown.taken == 1
    assert not any(leg.mark for leg in hand.game.paint.picture().path)
    choose_and_go(hand)
    captain = hand.figure(CAPTAIN)
    assert captain.x == pytest.approx(6.0, abs=0.01)
    assert Status.MOVED not in captain.statuses


@pytest.mark.rule("R1.7.7", "R1.6.18", "RU059")
def test_an_adjustment_is_paid_for_and_the_free_action_stays() -> None:
    hand = moving()
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_j)
    before = hand.figure(CAPTAIN).action_points
    hand.click_table(5.0, 2.0)
    mode = mode_of(hand)
    assert len(mode.waypoints) == 1
    assert mode.adjust == Adjust(free=True)
    hand.key(pygame.K_p, pygame.KMOD_CTRL)
    mode = mode_of(hand)
    assert mode.adjust == Adjust(free=False)
    assert len(mode.waypoints) == 1, "the way is still there"
    (button,) = [button for button in mode.card().buttons if button.command == "pay"]
    assert button.pressed
    assert mode.card().lines[0].endswith(" · 1 AP")
    hand.key(pygame.K_RETURN)
    assert hand.figure(CAPTAIN).action_points == before - 1
    hand.key(pygame.K_j)
    mode = mode_of(hand)
    assert mode.adjust == Adjust(free=True)


def test_the_rest_of_a_move_is_planned_with_what_is_left() -> None:
    hand = moving()
    hand.key(pygame.K_ESCAPE)
    hand.answer(Move(2))
    hand.answer(Horizontal(6.0, 2.0))
    assert isinstance(hand.session.pending, ChooseMoveOption)
    mode = point(hand, 2.02, 2.0)  # a pixel is no exact place
    assert mode.is_running
    assert mode.points == 5
    assert [leg.action_point for leg in hand.game.paint.picture().path] == [0, 0, 1, 1]
    choose_and_go(hand)
    assert hand.figure(CAPTAIN).x == pytest.approx(2.0, abs=0.05)
    hand.question(ChooseAction)


def test_the_reach_has_a_border_for_each_action_point_and_the_full_move() -> None:
    hand = moving()
    point(hand, 7.5, 2.0)
    reach = hand.game.paint.picture().reach
    assert reach is not None
    assert reach.faint
    sizes: dict[str, float] = {}
    for area in reach.areas:
        sizes[area.label] = sizes.get(area.label, 0.0) + area.region.area
    assert list(sizes) == ["1 AP", "2 AP", "3 AP", "full move"]
    assert sorted(sizes.values()) == list(sizes.values())
    hand.key(pygame.K_ESCAPE)
    assert hand.game.paint.picture().reach is None


def test_r_shows_the_reach_of_whoever_is_selected() -> None:
    hand = moving()
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_r)
    for _ in range(200):
        pygame.time.wait(20)
        hand.frames(1)
        reach = hand.game.paint.picture().reach
        if reach is not None:
            break
    assert reach is not None
    assert reach.centre == (7.0, 2.0)
    assert not reach.faint


@pytest.mark.slow
def test_what_is_planned_is_what_the_rules_do() -> None:
    """Every way to a grid of places is played in a fork and ends where it says, for what it says."""
    hand = moving()
    hand.key(pygame.K_ESCAPE)
    state = hand.game.state
    tried = 0
    for x in range(2, 16, 3):
        for y in (1.5, 5.0, 9.0, 12.5):
            way = extended(state, CAPTAIN, PlannedWay(), Waypoint((float(x), y)), 12)
            if not way.taken:
                continue
            session = hand.session.fork()
            session.answer(Move(3, True))
            for option in with_facing(way.committed, 45.0):
                assert option_refusal(session.state, CAPTAIN, option) is None
                session.answer(option)
            moved = session.state.figures[CAPTAIN]
            assert (moved.x, moved.y, moved.z) == way.committed[-1].end
            assert moved.facing == 45.0
            if isinstance(session.pending, ChooseMoveOption):
                assert moved.movement_points == 12 - way.spent
                session.answer(Stop())
            tried += 1
    assert tried > 10


def test_clicks_and_enter_wait_for_a_way_that_takes_long_without_holding_up_the_window() -> None:
    hand = moving()
    mode, entries = mode_of(hand), len(hand.session.entries)
    mode.finish()
    hand.patient = False
    released = Event()
    blocked = _worker().submit(released.wait, 30.0)
    try:
        hand.click_table(6.0, 2.0)
        hand.click_table(4.75, 3.0)
        hand.key(pygame.K_RETURN)
        assert not blocked.done(), "nothing waits for the planner"
        assert (len(mode.wishes), mode.waypoints, len(hand.session.entries)) == (2, [], entries)
        card = mode.card()
        assert hand.program.texts("moving-planning") in card.lines
    finally:
        released.set()
    mode.finish()
    hand.frames()
    assert len(hand.session.entries) > entries
    captain = hand.session.state.figures[CAPTAIN]
    assert (captain.x, captain.y) == pytest.approx((4.75, 3.0), abs=0.06)


def test_a_far_way_is_not_worked_out_to_its_end_when_moving_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = moving()
    mode_of(hand).finish()
    hand.patient = False
    monkeypatch.setattr(background, "LONG", 0.02)
    begun, given_up = Event(), Event()

    def far(*parts: Any) -> PlannedWay:
        stop, patience = parts[5], monotonic() + 10.0
        begun.set()
        while monotonic() < patience:
            if stop():
                given_up.set()
                raise GivenUp
            sleep(0.002)
        return PlannedWay()

    monkeypatch.setattr(way_planning, "extended", far)
    hand.point_at_table(4.75, 5.0)
    hand.frames()
    assert begun.wait(10.0)
    assert not given_up.is_set()
    hand.key(pygame.K_ESCAPE)
    assert not isinstance(hand.game.mode, MoveMode)
    assert given_up.wait(5.0)


def test_the_way_to_the_mouse_does_not_wait_for_the_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = open_game(setup=playground())
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    hand.key(pygame.K_a)
    hand.patient = False
    begun, released = Event(), Event()

    def slow(stop: Callable[[], bool]) -> Reach:
        begun.set()
        released.wait(30.0)
        return Reach((2.0, 2.0), ())

    monkeypatch.setattr(moving_mode, "reach_asked", lambda mode: ReachQuestion("slow", slow))
    monkeypatch.setattr(foreseeing, "REST", 60.0)
    try:
        hand.key(pygame.K_m)
        hand.point_at_table(4.75, 5.0)
        mode, patience = mode_of(hand), monotonic() + 10.0
        while mode.trial is None and monotonic() < patience:
            hand.frames()
        assert mode.trial is not None, "found before the reach"
        assert not begun.is_set()
        monkeypatch.setattr(foreseeing, "REST", 0.0)
        mode._reach.put_off()
        hand.frames()
        assert begun.wait(10.0), "the mouse rests"
    finally:
        released.set()
    mode.finish()
    assert mode.reach is not None


def test_backspace_and_escape_take_back_what_is_still_being_planned() -> None:
    hand = moving()
    mode, entries = mode_of(hand), len(hand.session.entries)
    mode.finish()
    hand.patient = False
    for key, place in ((pygame.K_BACKSPACE, (4.75, 3.0)), (pygame.K_ESCAPE, (4.75, 5.0))):
        released = Event()
        _worker().submit(released.wait, 30.0)
        hand.click_table(*place)
        hand.key(pygame.K_RETURN)
        hand.key(key)
        released.set()
        mode.finish()
        hand.frames()
        assert (hand.game.mode, mode.wishes, mode.waypoints, len(hand.session.entries)) == (mode, [], [], entries)


def test_the_card_asks_no_price_before_there_is_a_way() -> None:
    hand = moving()
    card = mode_of(hand).card()
    assert "AP" not in card.lines[0]
    hand.point_at_table(4.75, 5.0)
    mode_of(hand).finish()
    assert "AP" in mode_of(hand).card().lines[0]


@pytest.mark.rule("R4.1.2", "RU107", "R1.7.7")
def test_the_adjust_of_a_threatened_figure_shows_that_it_moves_nothing() -> None:
    hand = moving()
    hand.key(pygame.K_ESCAPE)
    hand.session.state.figures[CAPTAIN].statuses[Status.THREATENED] = 1
    hand.game.touch()
    hand.key(pygame.K_j)
    mode = point(hand, 4.75, 3.0)
    card = mode.card()
    assert mode.points == 0
    assert "0 of 0" in card.lines[0]
    assert "threatened" in card.warning
    assert not next(button for button in card.buttons if button.command == "commit").enabled
    assert mode.reach is None
    hand.key(pygame.K_RETURN)
    assert hand.game.mode is mode
    assert "threatened" in hand.game.toast[0]


def test_the_way_to_the_mouse_is_planned_at_once_when_a_waypoint_is_taken_back() -> None:
    hand = moving()
    hand.click_table(5.0, 1.0)
    hand.click_table(3.0, 2.5)
    hand.point_at_table(2.0, 1.0)
    hand.key(pygame.K_BACKSPACE)
    hand.key(pygame.K_BACKSPACE)
    mode = mode_of(hand)
    assert not mode.waypoints
    mode.finish()
    assert mode.shown.is_whole
    assert mode.shown.legs[-1].end[:2] == pytest.approx((2.0, 1.0), abs=0.04)
    assert next(button for button in mode.card().buttons if button.command == "commit").enabled
    choose_and_go(hand)
    assert not isinstance(hand.game.mode, MoveMode)


@pytest.mark.rule("R1.7.2", "RU015")
def test_turning_at_the_end_of_a_way_goes_on_to_the_next_facing_with_room() -> None:
    setup = playground(near=(6.0, 3.2))
    long = Outline(((-1.0, -0.25), (1.0, -0.25), (1.0, 0.25), (-1.0, 0.25)))
    captain, *others = setup.figures
    captain = replace(captain, facing=0.0, profile=replace(captain.profile, footprint=long))
    hand = open_game(setup=replace(setup, figures=(captain, *others)), size=(1600, 900))
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    hand.key(pygame.K_a)
    hand.key(pygame.K_m)
    mode = mode_of(hand)
    hand.click_table(8.0, 3.2)
    mode.finish()
    hand.frames()
    along = mode.facing()
    assert abs(turn_between(0.0, along)) < 2.0
    hand.key(pygame.K_q)
    assert abs(turn_between(mode.facing(), along - 180.0)) < 0.001, "between them it would stand in the wall"
    hand.key(pygame.K_RETURN)
    captain_now = hand.figure(CAPTAIN)
    assert captain_now.x == pytest.approx(8.0, abs=0.05)
    assert abs(turn_between(captain_now.facing, along - 180.0)) < 0.002


def test_a_reach_that_nobody_waits_for_any_more_gives_up() -> None:
    begun, gave_up = Event(), Event()

    def endless(stop: Callable[[], bool]) -> Reach:
        begun.set()
        patience = monotonic() + 20.0
        while monotonic() < patience:
            if stop():
                gave_up.set()
                raise GivenUp
        raise AssertionError("it was never told to give up")

    working: Background[Reach] = Background()
    ReachQuestion("old", endless).asked_of(working)
    assert begun.wait(10.0)
    ReachQuestion("new", lambda stop: Reach((1.0, 1.0), ())).asked_of(working)
    assert working.settle() == Reach((1.0, 1.0), ())
    assert gave_up.is_set()


def test_the_search_for_a_reach_asks_whether_to_give_up() -> None:
    state = new_game(playground())
    with pytest.raises(GivenUp):
        planner.reach(state, FigureId("captain"), (6,), lambda: True)


def test_the_reach_is_asked_anew_when_the_terrain_has_changed() -> None:
    state = new_game(playground())
    before = reach_question(state, FigureId("captain"), (6,), Texts("en"))
    gone = state.setup.battlefield.pieces[0].id
    state.terrain[gone] = PieceState(gone=True)
    assert reach_question(state, FigureId("captain"), (6,), Texts("en")).key != before.key


def test_why_there_is_no_way_is_told_and_marked_where_it_is() -> None:
    """Into the yard without a gate: its wall is too high, and no gap leads through it."""
    hand = moving()
    mode = point(hand, 19.0, 4.0)
    ((lack, *_), *_) = mode.shown.barred
    assert (lack.kind, lack.names, dict(lack.details)["lacks"]) == ("high", ("yard",), 2.0)
    picture = hand.game.paint.picture()
    assert ("3 > 1", "bad") in [(text, style) for _, text, style in picture.labels]
    assert "yard" in picture.highlighted_pieces
    assert "2 too high" in moving_card._warning(mode)
    mode = point(hand, 7.0, 2.5)
    assert not mode.shown.barred
    assert not hand.game.paint.picture().labels
