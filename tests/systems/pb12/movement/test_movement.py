"""Move, its horizontal options and Adjust.  R1.7.2 to R1.7.7, RU060 to RU064, zones R6.1.4 and R6.1.5."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    Concentrate,
    Horizontal,
    Land,
    Move,
    Stop,
    Vertical,
)
from pb12table.systems.pb12.rules.game.events import FigureCollided, FigureFell, TurnEnded
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from tests.systems.pb12.expect import finish_move, gun, next_round, play_on, reason
from tests.systems.pb12.meadow import meadow, spent, walk
from tests.systems.pb12.scene import Scene

# -- examples ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.4")
@pytest.mark.rule("R1.7.5")
@pytest.mark.rule("RU061")
@pytest.mark.vector("V024")
def test_v024_over_a_block() -> None:
    scene = meadow()
    scene.box((1.25, -3), (2.75, 3), 1.0)
    with scene.activate("walker") as play:
        play.act(Move(2))
        assert play.figure("walker").movement_points == 6
        for option, place in (
            (Horizontal(1, 0), (1, 0, 0)),
            (Vertical(2, 0, 1), (2, 0, 1)),
            (Vertical(3, 0, -1), (3, 0, 0)),
            (Horizontal(4, 0), (4, 0, 0)),
        ):
            play.go(option)
            assert play.at("walker") == place
        assert spent(play) == [1, 2, 2, 1]
        assert play.figure("walker").movement_points == 0
        assert play.moved_markers("walker") == 1
        assert play.of(FigureFell) == []


@pytest.mark.rule("R1.7.5")
@pytest.mark.rule("R1.7.6")
@pytest.mark.rule("RU063")
@pytest.mark.vector("V025")
def test_v025_over_a_fence() -> None:
    scene = meadow()
    scene.wall(1.5, 1.0)
    with scene.activate("walker") as play:
        play.act(Move(2)).go(Horizontal(1, 0), Vertical(2, 0, 1))
        assert play.at("walker") == (2, 0, 1)
        play.go(Land(1))
        assert play.at("walker") == (2, 0, 0)
        assert spent(play) == [1, 2, 1]
        assert play.figure("walker").movement_points == 2
        assert play.moved_markers("walker") == 1
        assert play.of(FigureFell) == []


# -- movement points and markers -----------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.2")
@pytest.mark.rule("R1.4.3")
@pytest.mark.parametrize(("action_points", "movement", "points"), [(1, 3, 3), (2, 3, 6), (3, 3, 9), (2, 5, 10)])
def test_a_move_gives_movement_points_for_action_points(action_points: int, movement: int, points: int) -> None:
    with meadow(movement=movement).activate("walker") as play:
        play.act(Move(action_points))
        assert play.figure("walker").movement_points == points
        assert play.figure("walker").action_points == 3 - action_points


@pytest.mark.rule("R1.7.2")
@pytest.mark.rule("R1.7.4")
@pytest.mark.rule("R1.10.2")
@pytest.mark.rule("RU061")
@pytest.mark.vector("V173")
@pytest.mark.parametrize(("options", "markers", "defence"), [(5, 1, 0), (6, 2, 1), (11, 2, 1), (12, 3, 2)])
def test_v173_each_six_horizontal_options_give_a_marker(options: int, markers: int, defence: int) -> None:
    with meadow(movement=6).activate("walker") as play:
        walk(play.act(Move(2)), *range(1, options + 1))
        assert play.moved_markers("walker") == markers
        assert play.value("walker", "ranged_defence") == defence
        assert play.value("walker", "melee_defence") == 0


@pytest.mark.rule("RU061")
def test_the_marker_comes_at_once_with_the_sixth_option_however_short() -> None:
    with meadow(movement=7).activate("walker") as play:
        walk(play.act(Move(1)), 0.1, 0.2, 0.3, 0.4, 0.5)
        assert play.moved_markers("walker") == 1
        walk(play, 0.6)
        assert play.moved_markers("walker") == 2
        assert isinstance(play.pending, ChooseMoveOption)


@pytest.mark.rule("RU061")
def test_vertical_options_do_not_count_towards_the_six() -> None:
    with meadow(movement=9).activate("walker") as play:
        walk(play.act(Move(1)), 1, 2, 3, 4, 5).go(Vertical(5, 0, 1), Land(1))
        assert play.moved_markers("walker") == 1
        walk(play, 6)
        assert play.moved_markers("walker") == 2


@pytest.mark.rule("R1.7.3")
@pytest.mark.rule("RU062")
@pytest.mark.vector("V174")
def test_v174_full_move_bonus_for_renouncing_free_actions() -> None:
    with meadow().activate("walker") as play:
        play.act(Move(3, full_move=True))
        assert play.figure("walker").movement_points == 12
        play.stop()
        # Nothing is left to do: no action points, and no free action any more.
        assert len(play.of(TurnEnded)) == 1
    with meadow().activate("walker") as play:
        play.act(Move(3))
        assert play.figure("walker").movement_points == 9
        play.stop()
        assert play.refusal(Adjust()) is None


@pytest.mark.rule("R1.7.3", "RU062")
def test_free_actions_stay_renounced_when_more_action_points_come_in_the_same_turn() -> None:
    with meadow().activate("walker") as play:
        play.act(Move(3, full_move=True))
        play.figure("walker").action_points = 2  # as by a card
        play.stop().act(Move(1)).stop()
        assert reason(play, Adjust()) == ("R1.7.3", "renounced-free-actions")


@pytest.mark.rule("R1.3.8", "R1.6.18")
def test_with_one_action_point_and_no_free_action_the_turn_is_not_over() -> None:
    with meadow().activate("walker") as play:
        play.act(Move(1)).stop().act(Adjust()).stop()
        play.act(Move(1)).stop()
        play.question(ChooseAction)
        assert play.figure("walker").action_points == 1
        play.act(Move(1)).stop()
        assert len(play.of(TurnEnded)) == 1


@pytest.mark.rule("R1.7.3", "R1.6.18")
def test_free_actions_are_renounced_for_one_turn_only() -> None:
    with meadow().activate("walker", [12, 1]) as play:
        play.act(Move(3, full_move=True)).stop()
        next_round(play).turn(Activate(FigureId("walker")))
        assert play.refusal(Adjust()) is None


@pytest.mark.rule("R1.7.4", "R1.7.5", "RU064")
@pytest.mark.parametrize("option", [Horizontal(0, 0), Vertical(0, 0, 1)])
def test_who_comes_nowhere_in_plan_goes_on_facing_as_he_did(option: Horizontal | Vertical) -> None:
    with meadow(facing=90.0).activate("walker", [1] if isinstance(option, Vertical) else []) as play:
        play.act(Move(1)).go(option)
        assert play.figure("walker").facing == 90.0
        finish_move(play)


@pytest.mark.rule("R1.7.6", "RU063")
def test_who_lands_on_a_head_collides_with_nobody_and_falls_beside_him() -> None:
    scene = meadow(movement=6)
    scene.human("dwarf", "bob", at=(0.9, 0), model_height=0.6)
    with scene.activate("walker") as play:
        play.act(Move(1)).go(Vertical(0.9, 0, 1))
        play.go(Land(1))
        play_on(play, lambda request: isinstance(request, ChooseAction | ChooseMoveOption))
        assert play.of(FigureCollided) == []
        assert [event.figure for event in play.of(FigureFell)] == ["walker"]
        assert play.at("walker")[2] == 0.0


@pytest.mark.rule("R1.7.3")
@pytest.mark.rule("RU062")
@pytest.mark.vector("V175")
def test_v175_no_bonus_after_a_free_action_or_for_a_part_of_the_action_points() -> None:
    with meadow().activate("walker") as play:
        assert play.refusal(Move(3, full_move=True)) is None
        assert play.refusal(Move(2, full_move=True)) is not None
        play.act(Move(2))
        assert play.figure("walker").movement_points == 6
    with meadow().activate("walker") as play:
        finish_move(walk(play.act(Adjust()), 1))
        assert play.refusal(Move(3, full_move=True)) is not None
        play.act(Move(3))
        assert play.figure("walker").movement_points == 9
    with meadow().activate("walker") as play:
        play.act(Concentrate())
        assert play.refusal(Move(2, full_move=True)) is not None


@pytest.mark.rule("RU062")
def test_the_bonus_is_the_present_movement_value() -> None:
    scene = meadow(movement=5)
    scene.edit("walker", effects=[AttributeEffect(Attribute.MOVEMENT, -3, "R1.1.7")])
    with scene.activate("walker") as play:
        play.act(Move(3, full_move=True))
        assert play.figure("walker").movement_points == 8


@pytest.mark.rule("RU062")
def test_a_wounded_figure_moves_fully_with_the_action_points_it_received() -> None:
    scene = meadow()
    scene.edit("walker", statuses={Status.LIGHTLY_WOUNDED: 1}, light_points=0)
    with scene.activate("walker") as play:
        play.act(Move(2, full_move=True))
        assert play.figure("walker").movement_points == 9


@pytest.mark.rule("R1.10.2")
@pytest.mark.rule("RU047")
@pytest.mark.rule("RU061")
@pytest.mark.vector("V176")
def test_v176_the_second_move_takes_the_marker_of_the_first() -> None:
    with meadow().activate("walker") as play:
        finish_move(walk(play.act(Move(1)), 1, 2, 3))
        assert play.moved_markers("walker") == 1
        finish_move(walk(play.act(Move(1)), 4, 5, 6))
        assert play.moved_markers("walker") == 1


@pytest.mark.rule("R1.7.2")
@pytest.mark.rule("RU061")
@pytest.mark.vector("V177")
def test_v177_a_move_without_options_counts() -> None:
    with meadow().activate("walker") as play:
        play.act(Move(1)).stop()
        assert play.moved_markers("walker") == 1
        assert play.at("walker") == (0, 0, 0)


@pytest.mark.rule("RU060")
@pytest.mark.rule("R1.1.8")
def test_movement_points_that_are_left_are_lost() -> None:
    with meadow().activate("walker") as play:
        walk(play.act(Move(2)), 1).stop()
        assert play.figure("walker").movement_points == 0
        play.act(Move(1))
        assert play.figure("walker").movement_points == 3


# -- horizontal options --------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.4")
@pytest.mark.vector("V178")
def test_v178_a_horizontal_option_is_one_step_at_most() -> None:
    with meadow().activate("walker") as play:
        play.act(Move(1))
        assert play.refusal(Horizontal(1.0, 0)) is None
        assert play.refusal(Horizontal(0.4, 0)) is None
        assert play.refusal(Horizontal(1.01, 0)) is not None
        assert play.refusal(Horizontal(0.8, 0.8)) is not None


@pytest.mark.rule("RU004")
def test_lengths_are_compared_with_a_tolerance() -> None:
    with meadow().activate("walker") as play:
        play.act(Move(1))
        assert play.refusal(Horizontal(1.0000005, 0)) is None


@pytest.mark.rule("R1.7.2")
@pytest.mark.rule("RU064")
def test_figures_turn_freely_and_so_go_anywhere() -> None:
    with meadow().activate("walker") as play:
        play.act(Move(1)).go(Horizontal(0, 1), Horizontal(-1, 1), Horizontal(-1, 0, facing=33.0))
        assert play.at("walker") == (-1, 0, 0)
        assert play.figure("walker").facing == 33.0


@pytest.mark.rule("RU016")
@pytest.mark.vector("V087")
def test_v087_a_gap_is_crossed_within_one_option() -> None:
    scene = Scene()
    scene.human("walker", "alice", at=(-0.4, 0), height=1.0)
    scene.human("foe", "bob", at=(50, 50))
    scene.box((-3, -3), (0, 3), 1.0)
    scene.box((0.5, -3), (3, 3), 1.0)
    with scene.activate("walker") as play:
        walk(play.act(Move(1)), 0.6)
        assert play.at("walker") == (0.6, 0, 1)
        assert play.of(FigureFell) == []


# -- Adjust --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7.7")
@pytest.mark.rule("RU060")
@pytest.mark.vector("V184")
@pytest.mark.parametrize("free", [True, False])
def test_v184_adjust_pays_one_point_and_is_no_move(free: bool) -> None:
    with meadow().activate("walker") as play:
        play.act(Adjust(free=free))
        assert play.refusal(Vertical(0, 0, 1)) is not None
        play.go(Horizontal(1, 0))
        finish_move(play)
        assert isinstance(play.pending, ChooseAction)
        assert play.at("walker") == (1, 0, 0)
        assert play.moved_markers("walker") == 0
        assert play.figure("walker").action_points == (3 if free else 2)


@pytest.mark.rule("R1.7.7")
@pytest.mark.rule("RU060")
@pytest.mark.vector("V184")
def test_v184_adjust_does_not_get_far_in_a_difficult_zone() -> None:
    scene = meadow()
    scene.zone("difficult", (-5, -5), (5, 5))
    with scene.activate("walker") as play:
        play.act(Adjust(free=False))
        if isinstance(play.pending, ChooseMoveOption):
            assert play.refusal(Horizontal(1, 0)) is not None
            play.stop()
        assert play.at("walker") == (0, 0, 0)


@pytest.mark.rule("RU060")
@pytest.mark.rule("RU061")
def test_adjusts_give_no_marker_however_many_they_are() -> None:
    with meadow(action_points=7).activate("walker") as play:
        for x in range(1, 8):
            finish_move(walk(play.act(Adjust(free=False)), x))
        assert play.at("walker") == (7, 0, 0)
        assert play.moved_markers("walker") == 0


# -- zones ---------------------------------------------------------------------------------------------------------

ZONES = [(("difficult",), 2, 3), (("difficult", "rough"), 3, 4), (("rough",), 2, 3), (("difficult", "difficult"), 3, 4)]


@pytest.mark.rule("R6.1.4")
@pytest.mark.rule("R6.1.5")
@pytest.mark.rule("RU115")
@pytest.mark.vector("V186")
@pytest.mark.vector("V368")
@pytest.mark.parametrize(("kinds", "horizontal", "vertical"), ZONES)
def test_v186_v368_options_started_in_zones_cost_more(kinds: tuple[str, ...], horizontal: int, vertical: int) -> None:
    scene = meadow(movement=10)
    for kind in kinds:
        scene.zone(kind, (-0.5, -5), (5, 5))
    with scene.activate("walker") as play:
        play.act(Move(1)).go(Horizontal(1, 0), Vertical(2, 0, 1))
        assert spent(play) == [horizontal, vertical]
        assert play.figure("walker").movement_points == 10 - horizontal - vertical
        play.go(Land(1))
        assert spent(play)[-1] == horizontal


@pytest.mark.rule("RU115")
@pytest.mark.vector("V186")
def test_v186_an_option_started_outside_costs_nothing_extra() -> None:
    scene = meadow()
    scene.zone("difficult", (0.5, -5), (5, 5))
    with scene.activate("walker") as play:
        walk(play.act(Move(1)), 1, 0)
        assert spent(play) == [1, 2]


# -- what stops a move ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.10.7")
@pytest.mark.rule("RU078")
def test_a_static_figure_gets_no_movement_points_and_keeps_no_marker() -> None:
    scene = meadow(movement=0)
    with scene.activate("walker") as play:
        assert play.has("walker", "static")
        if play.refusal(Move(1)) is None:
            finish_move(play.act(Move(1)))
        assert play.moved_markers("walker") == 0
        assert play.at("walker") == (0, 0, 0)


@pytest.mark.rule("R1.7.1")
def test_every_figure_has_the_basic_actions_that_need_no_block() -> None:
    with meadow(ranged=3, blocks=[gun()], in_use=[]).activate("walker") as play:
        kinds = {type(hint).__name__ for hint in play.question(ChooseAction).hints(play.state)}
        assert {"Move", "Adjust", "Concentrate", "ReEquip", "EndTurn"} <= kinds
        assert "RangedAttack" not in kinds
        assert BlockId("gun") in play.figure("walker").blocks


@pytest.mark.rule("R1.7.2")
def test_a_move_takes_at_least_one_action_point() -> None:
    with meadow().activate("walker") as play:
        assert play.refusal(Move(0)) is not None
        assert play.refusal(Move(-1)) is not None
        assert play.refusal(Move(4)) is not None
        play.act(Move(1)).go(Stop())
        assert play.figure("walker").action_points == 2


@pytest.mark.rule("R1.7.4")
@pytest.mark.rule("RU064")
@pytest.mark.parametrize(("at", "facing"), [((0, 1), 90.0), ((-1, 0), 180.0), ((0, -0.5), 270.0), ((0.6, 0.8), 53.130)])
def test_a_figure_faces_the_way_it_went_unless_it_turns(at: tuple[float, float], facing: float) -> None:
    with meadow(movement=9).activate("walker") as play:
        play.act(Move(1)).go(Horizontal(*at))
        assert play.figure("walker").facing == pytest.approx(facing, abs=0.001)
        play.go(Vertical(*at, 1, facing=10.0))
        assert play.figure("walker").facing == 10.0
        play.go(Land(1))
        assert play.figure("walker").facing == 10.0


@pytest.mark.rule("R1.6.18")
@pytest.mark.rule("RU059")
def test_the_last_action_point_may_follow_a_free_action() -> None:
    with meadow(action_points=1).activate("walker") as play:
        finish_move(walk(play.act(Adjust()), 1))
        finish_move(walk(play.act(Move(1)), 2, 3, 4))
        assert play.at("walker") == (4, 0, 0)
        assert play.figure("walker").done
