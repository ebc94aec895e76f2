"""Relocating from and to the staging area, and how turns are told.  R1.3.11, R1.3.12, RU032."""

from __future__ import annotations

from math import inf, nan

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    BreakOff,
    RelocateIn,
    RelocateOut,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import (
    CheckMade,
    FigureActivated,
    FigureRelocatedIn,
    FigureRelocatedOut,
    PlayerBrokeOff,
    PlayerWaited,
    TurnBegan,
    TurnEnded,
)
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Place, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.entering import entry_heights
from pb12table.table.footprints import Area
from tests.systems.pb12.expect import refused
from tests.systems.pb12.scene import ORIGIN, Scene, marker
from tests.systems.pb12.turn_phase import pass_status_phase, players, turn_player

STAGED, A, FAR = FigureId("staged"), FigureId("a"), FigureId("far")
ALICE, BOB = PlayerId("alice"), PlayerId("bob")
TURN_EVENTS = (
    FigureActivated,
    FigureRelocatedIn,
    FigureRelocatedOut,
    PlayerBrokeOff,
    PlayerWaited,
    TurnBegan,
    TurnEnded,
)


def with_zones(**points: int) -> Scene:
    scene = players(**(points or {"alice": 5, "bob": 5}))
    scene.zone("exit", (-2, -2), (2, 2), ["alice"])
    scene.zone("entry", (4, 4), (8, 8), ["alice"])
    scene.human("staged", at=None)
    scene.human("far", at=(-30, -30))
    return scene


@pytest.mark.rule("R1.3.11")
@pytest.mark.parametrize(
    ("x", "y", "facing", "height"), [(nan, 6, 0, None), (6, inf, 0, None), (6, 6, nan, None), (6, 6, 0, -inf)]
)
def test_a_place_that_is_no_place_is_refused(x: float, y: float, facing: float, height: float | None) -> None:
    with with_zones().play() as play:
        refused(play, RelocateIn(STAGED, x, y, facing, height), "R1.3.11", "not-a-number")


@pytest.mark.rule("R1.3.11")
def test_relocating_in_costs_a_command_point_and_ends_the_turn() -> None:
    with with_zones().play() as play:
        play.turn(RelocateIn(STAGED, 6, 6, 200))
        assert play.player("alice").command_points == 4
        assert play.at("staged") == (6, 6, 0)
        assert play.figure("staged").facing == 200
        assert turn_player(play) == "bob"
        play.turn(Wait())
        assert play.refusal(Activate(STAGED)) is None  # RU032: no activation


@pytest.mark.rule("R1.3.11")
def test_outside_the_zone_it_is_told_to_be_outside_whoever_stands_there() -> None:
    scene = with_zones()
    scene.human("inside", at=(5, 5))
    with scene.play() as play:
        outside, taken = play.refusal(RelocateIn(STAGED, -30, -30, 0)), play.refusal(RelocateIn(STAGED, 5, 5, 0))
        assert outside is not None
        assert outside.reason == "not-in-entry-zone"
        assert taken is not None
        assert taken.reason != "not-in-entry-zone"


@pytest.mark.rule("R1.3.12")
@pytest.mark.vector("V109")
def test_v109_entry_and_exit_zones_are_not_used_in_one_turn() -> None:
    with with_zones().play() as play:
        play.turn(RelocateOut(A))
        assert turn_player(play) == "bob"
        play.turn(Wait()).turn(RelocateIn(STAGED, 6, 6, 0))
        assert turn_player(play) == "bob"
        assert play.player("alice").command_points == 3


@pytest.mark.rule("R1.3.12")
@pytest.mark.parametrize(
    "fields",
    [
        {"done": True},
        {"statuses": {Status.PANICKED: 1}},
        {"effects": [AttributeEffect(Attribute.STRENGTH, -9, "R1.1.7")]},
        {"statuses": {Status.MOVED: 2, Status.LIGHTLY_WOUNDED: 1}, "light_points": 0},
    ],
)
def test_done_panicked_and_incapacitated_figures_may_leave(fields: dict[str, object]) -> None:
    """RU032: statuses, markers and being done stay with the figure."""
    scene = with_zones()
    scene.edit("a", **fields)
    with scene.play() as play:
        before = dict(play.figure("a").statuses), play.figure("a").done
        play.turn(RelocateOut(A))
        assert play.figure("a").place is Place.STAGING
        assert (play.figure("a").statuses, play.figure("a").done) == before


@pytest.mark.rule("R1.3.11", "R1.3.12", "R1.3.10")
def test_a_figure_may_leave_and_enter_in_one_round_and_stays_done() -> None:
    """RU032."""
    with with_zones().play() as play:
        play.turn(Activate(A)).end_turn()
        play.turn(Wait()).turn(RelocateOut(A))
        play.turn(Wait()).turn(RelocateIn(A, 5, 5, 0))
        play.turn(Wait())
        assert play.player("alice").command_points == 2
        assert play.figure("a").place is Place.TABLE
        assert play.refusal(Activate(A)) is not None


@pytest.mark.rule("R1.3.12", "R1.3.17", "R1.10.5")
@pytest.mark.vector("V108")
@pytest.mark.parametrize(("face", "panicked"), [(9, False), (8, None)])
def test_v108_a_panicked_figure_leaves_and_checks_its_nerve_in_the_staging_area(
    face: int, panicked: bool | None
) -> None:
    """RU032: status-phase effects also happen in the staging area."""
    scene = with_zones(alice=1, bob=0)
    scene.edit("a", statuses={Status.PANICKED: 1})
    with scene.play((face,)) as play:
        play.turn(RelocateOut(A))
        assert play.player("alice").command_points == 0
        pass_status_phase(play)
        assert [(check.figure, check.target_number) for check in play.of(CheckMade)] == [("a", 9)]
        if panicked is None:
            assert play.is_out("a")
        else:
            assert not play.has("a", "panicked")
        assert play.state.outcome is not None  # Bob has no CP in the next logistics phase


@pytest.mark.rule("R1.2.7", "R1.1.17")
def test_areas_do_not_reach_into_the_staging_area() -> None:
    """RU032: a marker where the figure left forces no panic check upon it."""
    scene = with_zones()
    with scene.play((4, 2)) as play:
        play.state.markers.append(marker("far", (0.5, 0, 1.8)))
        play.turn(RelocateOut(A)).turn(BreakOff()).turn(BreakOff())
        pass_status_phase(play)
        assert not play.checks
        assert play.state.game_round == 2
        play.answer(0).answer(0)


@pytest.mark.rule("R1.3.11", "R1.3.12")
def test_only_figures_that_are_there_relocate() -> None:
    with with_zones().play() as play:
        assert play.refusal(RelocateIn(A, 6, 6, 0)) is not None
        assert play.refusal(RelocateOut(STAGED)) is not None
        assert play.refusal(RelocateOut(FAR)) is not None
        assert play.refusal(RelocateOut(A)) is None


@pytest.mark.rule("R1.3.7", "R1.3.8", "R1.3.11", "R1.3.12", "R1.3.13", "R1.3.14")
def test_every_turn_is_told() -> None:
    with with_zones().play() as play:
        play.turn(Activate(FAR)).end_turn()
        play.turn(Wait())
        play.turn(RelocateIn(STAGED, 6, 6, 45))
        play.turn(BreakOff())
        play.turn(RelocateOut(A))
        turns = [event for event in play.events if type(event) in TURN_EVENTS]
        assert turns == [
            TurnBegan(player=ALICE),
            FigureActivated(player=ALICE, figure=FAR, action_points=3),
            TurnEnded(player=ALICE, figure=FAR),
            TurnBegan(player=BOB),
            PlayerWaited(player=BOB),
            TurnBegan(player=ALICE),
            FigureRelocatedIn(figure=STAGED, at=(ORIGIN + 6, ORIGIN + 6, 0.0), facing=45.0),
            TurnBegan(player=BOB),
            PlayerBrokeOff(player=BOB),
            TurnBegan(player=ALICE),
            FigureRelocatedOut(figure=A),
            TurnBegan(player=ALICE),
        ]


@pytest.mark.rule("R1.2.8", "R1.2.9", "R1.3.11", "R1.3.12", "RU032")
def test_the_zones_of_others_are_no_way_in_or_out() -> None:
    scene = with_zones()
    scene.zone("entry", (20, 20), (24, 24), ["bob"])
    scene.zone("exit", (-32, -32), (-28, -28), ["bob"])
    with scene.play() as play:
        for answer, reason in (
            (RelocateIn(FigureId("staged"), 22, 22, 0.0), "not-in-entry-zone"),
            (RelocateOut(FigureId("far")), "not-in-exit-zone"),
        ):
            refusal = play.refusal(answer)
            assert refusal is not None
            assert refusal.reason == reason
        assert play.refusal(RelocateIn(FigureId("staged"), 6, 6, 0.0)) is None


def bridge_in_the_zone(band: tuple[float, float] | None = None) -> Scene:
    """A bridge 3 high over the only entry zone, under which figures have room; `band`: the heights of the zone."""
    scene = Scene()
    scene.human("staged", "alice", at=None)
    scene.human("foe", "bob", at=(9, 9))
    scene.box((-2, -2), (2, 2), 0.3, base=2.7)
    (west, south), (east, north) = ((x + ORIGIN, y + ORIGIN) for x, y in ((-2, -2), (2, 2)))
    outline = ((west, south), (east, south), (east, north), (west, north))
    scene.zones.append(Zone("gate", ZoneKind.ENTRY, Area(outline, band=band), (ALICE,)))
    return scene


@pytest.mark.rule("R1.3.11", "R1.4.29")
def test_a_figure_may_be_set_up_on_a_bridge_or_below_it() -> None:
    scene = bridge_in_the_zone()
    entry = RelocateIn(STAGED, ORIGIN, ORIGIN, 0.0)
    assert entry_heights(scene.state(), entry) == [0.0, 3.0]
    for height in (0.0, 3.0):
        play = scene.play()
        play.turn(RelocateIn(STAGED, 0.0, 0.0, 0.0, height))
        assert play.at("staged") == (0.0, 0.0, height)
    refused(scene.play(), RelocateIn(STAGED, 0.0, 0.0, 0.0, 1.0), "R1.4.29", "no-safe-stand")


@pytest.mark.rule("R1.3.11", "RU008")
def test_an_entry_zone_on_the_bridge_alone_lets_figures_in_there() -> None:
    scene = bridge_in_the_zone(band=(2.5, 3.5))
    play = scene.play()
    refused(play, RelocateIn(STAGED, 0.0, 0.0, 0.0), "R1.3.11", "not-in-entry-zone")
    worth_a_look = [hint for hint in play.question(ChooseTurn).hints(play.state) if isinstance(hint, RelocateIn)]
    assert [hint.height for hint in worth_a_look] == [3.0]


@pytest.mark.rule("R2.2.8", "RU008")
def test_a_group_enters_beside_its_leader_on_the_bridge() -> None:
    scene = bridge_in_the_zone(band=(2.5, 3.5))
    scene.human("mate", "alice", at=None)
    scene.group("watch", ["staged", "mate"], "staged")
    play = scene.play()
    (together,) = [hint for hint in play.question(ChooseTurn).hints(play.state) if getattr(hint, "group", ())]
    play.session.answer(together)
    assert (play.at("staged")[2], play.at("mate")[2]) == (3.0, 3.0)
