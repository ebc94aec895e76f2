"""Victory and defeat conditions of scenarios.  R6.1.2, R6.1.9 to R6.1.11."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.figures.statuses import receive
from pb12table.systems.pb12.rules.game.answers import MeleeAttack
from pb12table.systems.pb12.rules.game.events import GameEnded, PlayerDefeated, VictoryPointsGained, ZoneChangedHands
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Phase, Place, Status, next_effect
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.round.sequence import DeclareSurrender
from pb12table.systems.pb12.rules.round.victory import zone_standings
from tests.systems.pb12.scene import Play, Scene, call

PANIC = {Status.PANICKED: 1}


def points(play: Play) -> dict[str, int]:
    return {name: player.victory_points for name, player in play.state.players.items()}


def status_phase(scene: Scene, *dice: int, **fields: object) -> Play:
    """The status phase up to the next round, or to the end of the game; nobody surrenders."""
    play = scene.play(dice, phase=Phase.STATUS, **fields)
    while isinstance(play.pending, DeclareSurrender):
        play.answer(False)
    return play


def scored(play: Play) -> list[tuple[str, str, str]]:
    return [(event.player, event.rule, event.source) for event in play.of(VictoryPointsGained)]


# -- zones ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R6.1.11")
@pytest.mark.vector("V294")
def test_v294_contesting_needs_one_own_figure_able_to_act() -> None:
    scene = Scene()
    scene.human("own", "alice", (1, 1))
    scene.human("foe", "bob", (2, 1))
    scene.zone("contest", (0, 0), (4, 4), ["alice"])
    with status_phase(scene) as play:
        assert scored(play) == [("alice", "R6.1.11", "zone-0")]
    panicking = Scene()
    panicking.human("own", "alice", (1, 1), nerve=-1)  # R1.3.16: Panicked since the beginning of the phase
    panicking.human("other", "alice", (20, 1))
    panicking.human("foe", "bob", (30, 1))
    panicking.zone("contest", (0, 0), (4, 4), ["alice"])
    with status_phase(panicking) as play:
        assert play.has("own", "panicked")
        assert scored(play) == []


@pytest.mark.rule("R6.1.10", "R6.1.11")
@pytest.mark.parametrize("kind", ["entry", "exit", "difficult", "rough", "dark"])
def test_zones_of_other_kinds_bring_no_points(kind: str) -> None:
    scene = Scene()
    scene.human("own", "alice", (1, 1))
    scene.human("foe", "bob", (20, 1))
    scene.zone(kind, (0, 0), (4, 4), ["alice"], level=1)
    with status_phase(scene) as play:
        assert scored(play) == []
        assert points(play) == {"alice": 0, "bob": 0}


@pytest.mark.rule("R6.1.10", "RU116")
def test_holding_needs_all_figures_able_to_act_and_at_least_one() -> None:
    scene = Scene()
    scene.human("own", "alice", (1, 1))
    scene.human("second", "alice", (30, 1))
    scene.human("foe", "bob", (20, 1))
    scene.zone("hold", (0, 0), (4, 4), ["alice"])
    assert scored(status_phase(scene)) == [("alice", "R6.1.10", "zone-0")]
    scene.edit("foe", x=103.0, y=103.0)
    assert scored(status_phase(scene)) == []
    scene.edit("foe", statuses={Status.SEVERELY_WOUNDED: 1})
    assert scored(status_phase(scene)) == []
    scene.edit("foe", x=120.0)
    scene.edit("own", x=120.0, y=150.0)
    assert scored(status_phase(scene)) == []


@pytest.mark.rule("R6.1.10")
def test_a_foe_who_cannot_act_does_not_break_the_hold() -> None:
    scene = Scene()
    scene.human("own", "alice", (1, 1))
    scene.human("foe", "bob", (3, 3), nerve=-1, initiative=1)
    scene.human("other", "bob", (40, 3))
    scene.zone("hold", (0, 0), (4, 4), ["alice"])
    play = scene.play()
    assert zone_standings(play.state)[0].scores
    assert zone_standings(play.state)[0].own == ("own",)


@pytest.mark.rule("R6.1.10", "R6.1.11")
def test_several_conditions_stand_side_by_side() -> None:
    """Two zones, one of them for both players, and the player who is out gets nothing."""
    scene = Scene()
    scene.players["carol"] = 3
    scene.human("a", "alice", (1, 1))
    scene.human("b", "bob", (2, 2))
    scene.human("c", "carol", (3, 3))
    scene.zone("contest", (0, 0), (4, 4), ["alice", "bob"])
    scene.zone("hold", (0, 0), (1.5, 1.5), ["alice"])
    scene.zone("contest", (0, 0), (4, 4), ["carol"])
    scene.edit("carol", defeated=True)
    scene.edit("c", place=Place.REMOVED)
    play = status_phase(scene)
    assert scored(play) == [
        ("alice", "R6.1.11", "zone-0"),
        ("bob", "R6.1.11", "zone-0"),
        ("alice", "R6.1.10", "zone-1"),
    ]
    assert points(play) == {"alice": 2, "bob": 1, "carol": 0}


@pytest.mark.rule("R6.1.2", "R6.1.10", "RU119")
@pytest.mark.vector("V364")
def test_v364_the_points_of_the_last_status_phase_count() -> None:
    scene = Scene(round_limit=3)
    scene.human("own", "alice", (1, 1))
    scene.human("foe", "bob", (20, 1))
    scene.zone("hold", (0, 0), (4, 4), ["alice"])
    with status_phase(scene, game_round=3) as play:
        assert points(play) == {"alice": 1, "bob": 0}
        assert [event.reason for event in play.of(GameEnded)] == ["round-limit"]
        assert [event.winners for event in play.of(GameEnded)] == [("alice",)]


@pytest.mark.rule("RU035", "R1.1.22")
@pytest.mark.vector("V295")
def test_v295_points_come_before_defeats() -> None:
    """One point for the zone, and one for the defeat that is found after it."""
    scene = Scene(round_limit=2)
    scene.human("a", "alice", None)
    scene.human("b", "bob", (1, 1))
    scene.zone("contest", (0, 0), (4, 4), ["bob", "alice"])
    scene.edit("alice", victory_points=5)
    with status_phase(scene, game_round=2) as play:
        assert scored(play) == [("bob", "R6.1.11", "zone-0"), ("bob", "R1.1.22", "")]
        assert points(play) == {"alice": 0, "bob": 2}
        assert [event.winners for event in play.of(GameEnded)] == [("bob",)]


def changes(play: Play) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    return [(event.zone, event.before, event.now) for event in play.of(ZoneChangedHands)]


@pytest.mark.rule("R6.1.10", "R6.1.11")
def test_it_is_told_when_a_zone_counts_for_others_than_before() -> None:
    """Taken, kept, passed on and given up; a zone that counts for nobody and did not before is not worth a word."""
    scene = Scene()
    scene.human("own", "alice", (1, 1))
    scene.human("foe", "bob", (20, 1))
    scene.zone("contest", (0, 0), (4, 4), ["alice", "bob"])
    scene.zone("hold", (60, 60), (64, 64), ["alice"])
    with status_phase(scene) as play:
        assert changes(play) == [("zone-0", (), ("alice",))]
        assert play.state.zones_held == {"zone-0": ["alice"]}
        kinds = [type(event) for event in play.events]
        assert kinds.index(ZoneChangedHands) < kinds.index(VictoryPointsGained)
    with status_phase(scene, zones_held={"zone-0": ["alice"]}) as play:
        assert changes(play) == []
        assert scored(play) == [("alice", "R6.1.11", "zone-0")]
    with status_phase(scene, zones_held={"zone-0": ["bob"]}) as play:
        assert changes(play) == [("zone-0", ("bob",), ("alice",))]
    scene.edit("own", x=130.0)
    with status_phase(scene, zones_held={"zone-0": ["alice"]}) as play:
        assert changes(play) == [("zone-0", ("alice",), ())]
        assert play.state.zones_held == {}
        assert scored(play) == []


# -- leaders --------------------------------------------------------------------------------------------------


def led() -> Scene:
    scene = Scene(leaders={"alice": "captain", "bob": "chief"})
    scene.human("captain", "alice", (0, 0), command=2, points=(0, 0, 0), nerve=9)
    scene.human("mate", "alice", (0, 5), command=1, nerve=9)
    scene.human("chief", "bob", (1, 0), 180, command=1, items=["cutlass"], melee=12, nerve=9)
    scene.human("thug", "bob", (1, 5), 180, nerve=9)
    return scene


@pytest.mark.rule("R6.1.9", "RU118")
@pytest.mark.vector("V292")
def test_v292_the_first_leader_matters() -> None:
    """Whoever leads later: when the leader named at the start goes out of action, the player is out at once."""
    with led().activate("chief", dice=[12]) as play:
        play.act(MeleeAttack(BlockId("cutlass"), FigureId("captain"), 3))
        assert play.pending is None
        defeated = PlayerDefeated(player=PlayerId("alice"), rule="R6.1.9", figure=FigureId("captain"))
        assert play.of(PlayerDefeated) == [defeated]
        assert points(play) == {"alice": 0, "bob": 1}
        assert play.figure("mate").place is Place.REMOVED
        outcome = play.state.outcome
        assert outcome is not None
        assert outcome.winners == ["bob"]


@pytest.mark.rule("R6.1.9")
def test_another_figure_out_of_action_is_no_defeat() -> None:
    _, events = call(led().state(), receive, FigureId("mate"), Status.OUT_OF_ACTION, "R1.5.1")
    assert not [event for event in events if isinstance(event, PlayerDefeated)]


@pytest.mark.rule("R6.1.9")
def test_without_the_module_a_leader_is_a_figure_like_others() -> None:
    scene = led()
    scene.leaders.clear()
    _, events = call(scene.state(), receive, FigureId("captain"), Status.OUT_OF_ACTION, "R1.5.1")
    assert not [event for event in events if isinstance(event, PlayerDefeated)]


@pytest.mark.rule("R6.1.9", "R1.1.22")
def test_with_three_players_the_game_goes_on_and_the_defeated_owns_nothing_more() -> None:
    """The turn of a player who loses his leader by his own deed ends; the others go on."""
    scene = led()
    scene.players["carol"] = 3
    scene.human("c", "carol", (50, 0))
    with scene.play() as play:
        play.session.state.players[PlayerId("alice")].victory_points = 3
        _, events = call(play.session.state, receive, FigureId("captain"), Status.OUT_OF_ACTION, "R1.5.1")
        assert play.session.state.outcome is None
        assert points(play) == {"alice": 0, "bob": 1, "carol": 1}
        assert any(isinstance(event, PlayerDefeated) for event in events)
    assert not isinstance(play.pending, ChooseAction)


@pytest.mark.rule("R6.1.9")
def test_the_game_ends_in_the_middle_of_a_status_phase() -> None:
    """Bob's chief fails his nerve: nothing of the phase after it happens any more."""
    scene = led()
    scene.edit("chief", statuses=dict(PANIC))
    scene.edit("thug", statuses=dict(PANIC))
    scene.zone("hold", (-5, -5), (5, 10), ["alice"])
    for figure in ("chief", "thug"):
        scene.figures = [f for f in scene.figures if f.id != figure]
    scene.human("chief", "bob", (30, 0), command=1, nerve=0)
    scene.human("thug", "bob", (40, 0), nerve=0)
    with scene.play([3], phase=Phase.STATUS) as play:
        while isinstance(play.pending, DeclareSurrender):
            play.answer(False)
        play.answer(next_effect("nerve:chief"))
        assert play.pending is None
        assert [(event.player, event.rule) for event in play.of(PlayerDefeated)] == [("bob", "R6.1.9")]
        assert scored(play) == [("alice", "R1.1.22", "")]
