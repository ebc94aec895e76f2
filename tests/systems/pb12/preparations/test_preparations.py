"""Chapter 1.2: forces, command points, staging area, entry and exit zones, and what all accounts hold at first."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.figures.figures import figures_of
from pb12table.systems.pb12.rules.game.answers import Activate, BreakOff, RelocateIn, RelocateOut, Wait
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Phase, Place
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChoosePlace, DeclareSurrender
from tests.systems.pb12.scene import Play, Scene, label

A, B, C, NOBODY = FigureId("a"), FigureId("b"), FigureId("c"), FigureId("nobody")
FIGURE, GUARD, OUTSIDE = FigureId("figure"), FigureId("guard"), FigureId("outside")


def waiting() -> Scene:
    """Alice's figure waits in the staging area; both players have somebody on the table besides."""
    scene = Scene()
    scene.human("figure", at=None)
    scene.human("guard", at=(-20, 0))
    scene.human("other", "bob", at=(20, 0))
    scene.zone("entry", (-5, -5), (5, 5), ["alice"])
    return scene


@pytest.mark.rule("R1.2.7", "R1.2.8")
@pytest.mark.vector("V320")
def test_v320_before_round_1_all_figures_are_in_the_staging_area() -> None:
    scene = Scene()
    for number in range(3):
        scene.human(f"a{number}", "alice", at=None)
        scene.human(f"b{number}", "bob", at=None)
    state = new_game(scene.setup())
    assert {figure.place for figure in state.figures.values()} == {Place.STAGING}
    assert state.game_round == 1
    assert state.phase is Phase.LOGISTICS


@pytest.mark.rule("R1.1.8", "R1.2.4", "R1.8.14")
@pytest.mark.vector("V326")
def test_v326_accounts_after_the_preparations() -> None:
    """RU071: everything empty but resources, charges and unused damage points."""
    scene = Scene()
    scene.human("figure", items=["twin-gun"], points=(1, 2, 3))
    state = new_game(scene.setup())
    figure = state.figures[FigureId("figure")]
    assert (figure.action_points, figure.movement_points) == (0, 0)
    assert (figure.free_points, figure.light_points, figure.heavy_points) == (1, 2, 3)
    gun = figure.blocks[BlockId("twin-gun")]
    assert (gun.resources, gun.charges) == (2, 3)
    for player in state.players.values():
        assert (player.command_points, player.victory_points, player.defeated) == (0, 0, False)


@pytest.mark.rule("R1.8.2")
def test_blocks_in_use_are_chosen_before_the_game() -> None:
    """RU022."""
    scene = Scene()
    scene.human("figure", items=["sword", "pistol", "spear"], in_use=["pistol", "spear"])
    figure = new_game(scene.setup()).figures[FigureId("figure")]
    assert [block for block, state in figure.blocks.items() if state.in_use] == ["pistol", "spear"]


@pytest.mark.rule("R1.2.1", "R1.2.11")
def test_each_player_controls_the_figures_of_his_force() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "bob", at=(3, 3))
    scene.human("c", "bob", at=None)
    state = new_game(scene.setup())
    assert [figure.id for figure in figures_of(state, PlayerId("alice"))] == ["a"]
    assert [figure.id for figure in figures_of(state, PlayerId("bob"))] == ["b", "c"]


@pytest.mark.rule("R1.2.11", "R1.3.8")
@pytest.mark.vector("V321")
def test_v321_nobody_activates_figures_of_others() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "bob", at=(3, 3))
    scene.human("c", "bob", at=None)
    scene.zone("entry", (-5, -5), (5, 5), ["alice", "bob"])
    with scene.play() as play:
        assert play.refusal(Activate(B)) is not None
        assert play.refusal(RelocateIn(C, 1, 1, 0)) is not None
        assert play.refusal(Activate(A)) is None
        assert play.refusal(Activate(NOBODY)) is not None


def begin(scene: Scene, dice: tuple[int, ...]) -> Play:
    """Play from the logistics phase into the turn phase with bids of 0, places as they come."""
    play = scene.play(dice, phase=Phase.LOGISTICS)
    while isinstance(play.pending, BidInitiative):
        play.answer(0)
    while isinstance(play.pending, ChoosePlace):
        play.answer(play.pending.places[0])
    return play


@pytest.mark.rule("R1.2.5", "R1.2.4", "R1.3.2")
@pytest.mark.parametrize("chosen", [1, 4, 7])
def test_the_chosen_command_points_are_what_a_player_starts_the_round_with(chosen: int) -> None:
    scene = waiting()
    scene.player("alice", chosen)
    scene.edit("alice", command_points=0)
    with begin(scene, (9, 3)) as play:
        assert play.player("alice").command_points == chosen


@pytest.mark.rule("R1.2.4")
def test_command_points_are_used_up_by_turns_and_refilled_every_round() -> None:
    scene = waiting()
    scene.player("alice", 3)
    with begin(scene, (9, 3, 9, 3)) as play:
        play.turn(Activate(GUARD)).end_turn()
        assert play.player("alice").command_points == 2
        play.turn(Wait()).turn(Wait())
        assert play.player("alice").command_points == 1
        while isinstance(play.pending, ChooseTurn):
            play.turn(BreakOff())
        while isinstance(play.pending, DeclareSurrender):
            play.answer(False)
        assert play.state.game_round == 2
        assert play.player("alice").command_points == 3
        while isinstance(play.pending, BidInitiative):
            play.answer(0)


@pytest.mark.rule("R1.2.8", "R1.3.11")
def test_figures_enter_through_zones_of_their_player() -> None:
    scene = waiting()
    scene.zone("entry", (10, 10), (12, 12), ["bob"])
    with begin(scene, (9, 3)) as play:
        assert play.refusal(RelocateIn(FIGURE, 11, 11, 0)) is not None
        play.turn(RelocateIn(FIGURE, 1, 2, 135))
        assert play.figure("figure").place is Place.TABLE
        assert play.at("figure") == (1, 2, 0)
        assert play.figure("figure").facing == 135


@pytest.mark.rule("R1.3.11", "R1.4.29")
@pytest.mark.vector("V107")
@pytest.mark.parametrize(
    ("x", "y", "height", "legal"),
    [
        (0, 0, 0.0, True),
        (5, 0, 0.0, True),  # the border is in the zone
        (5.01, 0, 0.0, False),  # outside
        (2.2, 0, 0.0, False),  # overlapping a figure
        (0, 3, 0.0, False),  # inside solid terrain
        (0, 3, 2.0, True),  # on its top
        (0, 3, 1.0, False),
        (0, 0, 1.0, False),  # in the air
    ],
)
def test_v107_places_for_an_entering_figure(x: float, y: float, height: float, legal: bool) -> None:
    scene = waiting()
    scene.human("comrade", at=(2, 0))
    scene.box((-2, 2), (2, 4), 2)
    with scene.play() as play:
        assert (play.refusal(RelocateIn(FIGURE, x, y, 0, height)) is None) is legal
        assert play.player("alice").command_points == 10
        assert play.figure("figure").place is Place.STAGING


@pytest.mark.rule("R1.2.9", "R1.3.12")
@pytest.mark.parametrize(("players", "legal"), [(["alice"], True), (["bob"], False), (["alice", "bob"], True)])
def test_figures_leave_through_exit_zones_of_their_player(players: list[str], legal: bool) -> None:
    """RU032: own zones only."""
    scene = Scene()
    scene.human("figure")
    scene.human("outside", at=(8, 8))
    scene.human("other", "bob", at=(20, 0))
    scene.zone("exit", (-1, -1), (0, 0), players)
    scene.zone("entry", (7, 7), (9, 9), ["alice"])
    with scene.play() as play:
        assert (play.refusal(RelocateOut(FIGURE)) is None) is legal
        assert play.refusal(RelocateOut(OUTSIDE)) is not None
        if legal:
            play.turn(RelocateOut(FIGURE))
            assert play.figure("figure").place is Place.STAGING
            assert play.player("alice").command_points == 9


@pytest.mark.rule("R1.8.14", "R1.8.15")
@pytest.mark.vector("V335")
def test_v335_a_resource_code_of_2_x_3() -> None:
    scene = Scene()
    scene.human("figure", items=["rifle"])
    rifle: Block = scene.setup().figures[0].blocks[0]
    assert (rifle.charges, rifle.resources) == (2, 3)


@pytest.mark.rule("R1.8.14")
def test_a_block_without_resource_values_is_unlimited() -> None:
    """RU071."""
    scene = Scene()
    scene.human("figure", blocks=[Block(BlockId("lamp"), label("lamp"))])
    lamp = new_game(scene.setup()).figures[FigureId("figure")].blocks[BlockId("lamp")]
    assert (lamp.resources, lamp.charges) == (None, None)


@pytest.mark.rule("R1.2.6", "R1.2.10")
def test_without_scenario_rules_nobody_gains_victory_points_by_rounds() -> None:
    scene = waiting()
    with begin(scene, (9, 3, 9, 3)) as play:
        while isinstance(play.pending, ChooseTurn):
            play.turn(BreakOff())
        while isinstance(play.pending, DeclareSurrender):
            play.answer(False)
        assert [player.victory_points for player in play.state.players.values()] == [0, 0]
        assert play.state.outcome is None
        assert play.state.game_round == 2
        while isinstance(play.pending, BidInitiative):
            play.answer(0)
