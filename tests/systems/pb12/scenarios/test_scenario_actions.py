"""Actions that a scenario brings: Break Open, Pick Lock, Detonate, Insult and others.  RU122, R1.6.4 to R1.6.11."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.pb12.rules.attacks.blast import ChooseSector
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import markers_of
from pb12table.systems.pb12.rules.game.answers import Concentrate, MeleeAttack, Pass, ScenarioAct, UseDelayed
from pb12table.systems.pb12.rules.game.events import (
    BlastWentOff,
    CheckDiverged,
    CommandPointsGained,
    CoverHeld,
    FigureFell,
    PieceDamaged,
    PieceGaveWay,
    ScenarioActionFailed,
    ScenarioActionWorked,
    VictoryPointsGained,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockId,
    DamageCode,
    DamagePoints,
    FrequencyCode,
)
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    Damage,
    GiveCommandPoints,
    GiveStatus,
    GiveVictoryPoints,
    Open,
    ScenarioAction,
    TakeStatus,
    TargetKind,
    Whom,
    Within,
)
from pb12table.systems.pb12.rules.scenarios.scenario_plan import plan_scenario_action
from pb12table.table.shapes import Outline
from tests.systems.pb12.expect import reason
from tests.systems.pb12.interrupting import ALWAYS
from tests.systems.pb12.scene import ORIGIN, Play, Scene, label

PIRATE, BOY = FigureId("pirate"), FigureId("boy")


def brought(name: str, target: TargetKind, *effects: Any, **keys: Any) -> ScenarioAction:
    return ScenarioAction(name, label(name), label(name), target, effects, **keys)


def tool(name: str, *actions: str, **keys: Any) -> Block:
    return Block(BlockId(name), label(name), actions=actions, **keys)


CROWBAR = tool("crowbar", "break-open", success_multiplier=2)
LOCK_PISTOL = tool("lock-pistol", "pick-lock", frequency=FrequencyCode(3, 1))


def at_the_door(blocks: Iterable[Block] = (), facing: float = 0.0, **attributes: Any) -> tuple[Scene, str]:
    """A figure in contact with a door to the east of it, and an opponent far away."""
    scene = Scene()
    scene.human("pirate", "alice", (0, 0), facing, blocks=blocks, **attributes)
    scene.human("boy", "bob", (40, 0))
    door = scene.box((0.25, -1), (0.45, 1), 2.0)
    open_it = {"pieces": (door,), "within": Within.CONTACT}
    scene.actions.append(brought("break-open", TargetKind.TERRAIN, Open(), attribute=Attribute.STRENGTH, **open_it))
    scene.actions.append(brought("pick-lock", TargetKind.TERRAIN, Open(), attribute=Attribute.TECH, **open_it))
    return scene, door


def is_open(play: Play, piece: str) -> bool:
    return all(known.id != piece for known in play.state.battlefield.pieces)


# -- the rulebook's examples ------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.5")
@pytest.mark.vector("V019")
def test_v019_two_failed_checks_leave_the_door_shut() -> None:
    scene, door = at_the_door(strength=5)
    with scene.activate("pirate", dice=[4, 5]) as play:
        play.act(ScenarioAct("break-open", 2, piece=door))
        assert [check.target_number for check in play.checks] == [7, 7]
        assert [event.successes for event in play.of(ScenarioActionFailed)] == [0]
        assert not is_open(play, door)
        assert play.figure("pirate").action_points == 1


@pytest.mark.rule("R1.6.6", "R1.8.13")
@pytest.mark.vector("V020")
def test_v020_an_iron_door_and_a_crowbar() -> None:
    scene, door = at_the_door([CROWBAR], strength=5)
    scene.actions[0] = replace(scene.actions[0], needs=2)
    with scene.activate("pirate", dice=[2, 12]) as play:
        play.act(ScenarioAct("break-open", 2, piece=door, block=CROWBAR.id))
        assert [(event.successes, event.needs) for event in play.of(ScenarioActionWorked)] == [(2, 2)]
        assert is_open(play, door)
        assert [(event.piece, event.rule) for event in play.of(PieceGaveWay)] == [(door, "R1.6.5")]
    with scene.activate("pirate", dice=[2, 12]) as play:  # with bare hands one success is too little
        play.act(ScenarioAct("break-open", 2, piece=door))
        assert [(event.successes, event.needs) for event in play.of(ScenarioActionFailed)] == [(1, 2)]
        assert not is_open(play, door)


@pytest.mark.rule("R1.8.9", "RU043")
@pytest.mark.parametrize(("facing", "armour"), [(180.0, 4), (0.0, 1)])
def test_who_sees_where_the_harm_of_an_action_comes_from_has_the_armour_for_that(facing: float, armour: int) -> None:
    scene = Scene()
    shield = Block(BlockId("shield"), label("shield"), armour_seen=4, armour_unseen=1)
    scene.human("pirate", "alice", (0, 0))
    scene.human("boy", "bob", (4, 0), facing, blocks=[shield], points=(9, 0, 0))
    scene.actions.append(brought("stone", TargetKind.FIGURE, Damage(strength=5)))
    with scene.activate("pirate", dice=[9]) as play:
        play.act(ScenarioAct("stone", 1, target=BOY))
        assert [event.result for event in play.damage] == [9 + 5 - 3 - armour]


@pytest.mark.rule("R1.4.29", "RU124")
def test_who_stood_on_what_an_action_has_destroyed_falls() -> None:
    scene, _ = at_the_door()
    crate = scene.box((-1, 3), (1, 5), 2.0)
    scene.durable(crate, DamagePoints(0, 0, 0), toughness=0)
    scene.human("lookout", "bob", (0, 4), height=2.0)
    scene.actions.append(brought("saw", TargetKind.TERRAIN, Damage(strength=12), pieces=(crate,)))
    with scene.activate("pirate", dice=[12, 1]) as play:
        play.act(ScenarioAct("saw", 1, piece=crate, facing=90.0))
        assert [event.piece for event in play.of(PieceGaveWay)] == [crate]
        assert [(event.figure, event.height) for event in play.of(FigureFell)] == [("lookout", 2.0)]


@pytest.mark.rule("R1.6.7", "R1.8.11")
@pytest.mark.vector("V021")
def test_v021_the_lock_pistol_multiplies_the_checks() -> None:
    scene, door = at_the_door([LOCK_PISTOL], tech=5)
    with scene.activate("pirate", dice=[1, 3, 4, 5, 9, 11]) as play:
        play.act(ScenarioAct("pick-lock", 2, piece=door, block=LOCK_PISTOL.id, frequency=True))
        assert [check.target_number for check in play.checks] == [8] * 6
        assert [event.successes for event in play.of(ScenarioActionWorked)] == [2]
        assert is_open(play, door)


@pytest.mark.rule("R1.6.8", "RU052")
@pytest.mark.vector("V022")
def test_v022_two_of_four_checks_given_up() -> None:
    scene, door = at_the_door(strength=5, action_points=4)
    with scene.activate("pirate", dice=[4, 5]) as play:
        play.act(ScenarioAct("break-open", 4, piece=door, given_up=2))
        assert [check.target_number for check in play.checks] == [5, 5]
        assert [event.successes for event in play.of(ScenarioActionWorked)] == [1]
        assert is_open(play, door)


def charge(**keys: Any) -> ScenarioAction:
    """Detonate: the charge lies at the origin of the scene."""
    keys = {"radius": 4, "modifier": 1, "most": 1, "uses": 1, **keys}
    place = (ORIGIN, ORIGIN, 0.0)
    return brought("detonate", TargetKind.PLACE, Damage(strength=5), attribute=Attribute.TECH, place=place, **keys)


def around_the_charge() -> Scene:
    scene = Scene()
    scene.human("a", "alice", (3, 0))
    scene.human("b", "alice", (0, -3.5))
    scene.human("f", "bob", (12, 0), 0, tech=5)
    scene.actions.append(charge())
    return scene


@pytest.mark.rule("R1.6.9", "RU056")
@pytest.mark.vector("V023")
def test_v023_the_planted_charge() -> None:
    """F looks away from it: a target that the action fixes needs no sight line, and no +4."""
    scene = around_the_charge()
    with scene.activate("f", dice=[9, 1, 1]) as play:
        play.act(ScenarioAct("detonate", 1))
        assert [check.target_number for check in play.checks] == [8]
        assert Modifier("R1.6.5", "scenario-action", 1, "detonate") in play.checks[0].modifiers
        assert [(event.weapon, event.hit) for event in play.of(BlastWentOff)] == [("detonate", ("a", "b"))]
        assert [(event.figure, event.strength, event.penetration) for event in play.damage] == [
            ("a", 5, 0),
            ("b", 5, 0),
        ]
        assert reason(play, ScenarioAct("detonate", 1)) == ("RU122", "worked-already")


@pytest.mark.rule("RU050", "R1.6.5")
@pytest.mark.vector("V144")
def test_v144_stopping_after_the_first_success() -> None:
    scene, door = at_the_door(strength=5)
    with scene.activate("pirate", dice=[8]) as play:
        play.answer(ScenarioAct("break-open", 3, piece=door))
        assert isinstance(play.pending, RollOn)
        assert (play.pending.checks_left, play.pending.successes) == (2, 1)
        play.answer(False)
        assert is_open(play, door)
        assert play.figure("pirate").action_points == 0


@pytest.mark.rule("RU122", "R1.6.5")
@pytest.mark.vector("V365")
def test_v365_picking_a_lock_without_a_tool() -> None:
    scene, door = at_the_door(tech=0)
    with scene.activate("pirate", dice=[1, 11, 2]) as play:
        play.act(ScenarioAct("pick-lock", 3, piece=door))
        assert [check.target_number for check in play.checks] == [12, 12, 12]
        assert not is_open(play, door)


@pytest.mark.rule("RU049", "R1.6.2")
@pytest.mark.vector("V346")
def test_v346_a_door_behind_needs_the_free_facing_first() -> None:
    scene, door = at_the_door(strength=5, facing=180.0)
    with scene.activate("pirate", dice=[12]) as play:
        assert reason(play, ScenarioAct("break-open", 1, piece=door)) == ("R1.4.22", "point-outside-sight-angle")
        play.act(ScenarioAct("break-open", 1, piece=door, facing=0.0))
        assert play.figure("pirate").facing == 0.0
        assert is_open(play, door)


# -- who can, and at what ---------------------------------------------------------------------------------------


@pytest.mark.rule("RU122", "R1.7.1")
def test_terrain_must_be_in_contact_and_still_there() -> None:
    scene, door = at_the_door(strength=12)
    other = scene.box((3, -1), (3.2, 1), 2.0)
    scene.actions[0] = replace(scene.actions[0], pieces=(door, other))
    with scene.activate("pirate") as play:
        assert reason(play, ScenarioAct("break-open", 1, piece=other)) == ("R1.1.16", "not-in-contact")
        assert reason(play, ScenarioAct("break-open", 1, piece="nothing")) == ("R1.6.4", "no-such-target")
        assert reason(play, ScenarioAct("break-open", 1)) == ("R1.6.4", "other-target-needed")
        assert reason(play, ScenarioAct("break-open", 1, target=BOY)) == ("R1.6.4", "other-target-needed")
        assert reason(play, ScenarioAct("break-out", 1, piece=door)) == ("R1.7.1", "no-such-action")
        play.act(ScenarioAct("break-open", 1, piece=door))  # TN 0: no die
        assert reason(play, ScenarioAct("break-open", 1, piece=door)) == ("R1.6.4", "no-such-target")


@pytest.mark.rule("R1.1.16", "R1.6.2", "RU048")
def test_contact_is_judged_as_the_figure_faces_before_the_action() -> None:
    """A long beast reaches the door beside it only when it turns to it."""
    scene = Scene()
    beast = Outline(((-1.0, -0.25), (1.0, -0.25), (1.0, 0.25), (-1.0, 0.25)))
    scene.human("pirate", "alice", (0, 0), footprint=beast, strength=12)
    scene.human("boy", "bob", (40, 0))
    door = scene.box((-1, 1.0), (1, 1.2), 2.0)
    keys = {"pieces": (door,), "within": Within.CONTACT}
    scene.actions.append(brought("break-open", TargetKind.TERRAIN, Open(), attribute=Attribute.STRENGTH, **keys))
    with scene.activate("pirate") as play:
        assert reason(play, ScenarioAct("break-open", 1, piece=door)) == ("R1.1.16", "not-in-contact")
        assert isinstance(play.pending, ChooseAction)
        offered = [act for act in play.pending.hints(play.state) if isinstance(act, ScenarioAct)]
        assert [act.facing for act in offered] == [90.0]
        play.act(ScenarioAct("break-open", 1, piece=door, facing=90.0))
        assert is_open(play, door)


@pytest.mark.rule("RU122")
def test_players_zones_tools_and_points_limit_an_action() -> None:
    scene, door = at_the_door([CROWBAR], strength=5)
    scene.zone("difficult", (5, 5), (8, 8))
    plain = scene.actions[0]
    scene.actions = [
        replace(plain, id="not-hers", players=(PlayerId("bob"),)),
        replace(plain, id="elsewhere", zone="zone-0"),
        replace(plain, id="by-tool", with_block=True),
        replace(plain, id="two-at-least", least=2, most=2),
        replace(plain, id="of-a-family", family="break-open", with_block=True),
    ]
    play = scene.activate("pirate")
    assert reason(play, ScenarioAct("not-hers", 1, piece=door)) == ("R1.7.1", "no-such-action")
    assert reason(play, ScenarioAct("elsewhere", 1, piece=door)) == ("R1.1.18", "not-in-zone")
    assert reason(play, ScenarioAct("by-tool", 1, piece=door)) == ("R1.8.2", "needs-a-block")
    assert reason(play, ScenarioAct("by-tool", 1, piece=door, block=CROWBAR.id)) == ("R1.8.2", "block-not-for-this")
    assert reason(play, ScenarioAct("two-at-least", 1, piece=door)) == ("R1.6.5", "at-least-so-many-action-points")
    assert reason(play, ScenarioAct("two-at-least", 3, piece=door)) == ("R1.6.5", "at-most-so-many-action-points")
    assert play.refusal(ScenarioAct("of-a-family", 1, piece=door, block=CROWBAR.id)) is None
    assert reason(play, ScenarioAct("two-at-least", 2, piece=door, frequency=True)) == ("R1.6.7", "no-frequency")
    assert reason(play, ScenarioAct("two-at-least", 2, piece=door, given_up=2)) == ("R1.6.8", "too-many-given-up")
    assert reason(play, ScenarioAct("two-at-least", 4, piece=door)) == ("R1.6.1", "not-enough-action-points")


@pytest.mark.rule("R1.8.14", "R1.8.2")
def test_a_tool_uses_its_resources_and_must_be_in_use() -> None:
    powder = tool("powder", "pick-lock", resources=2, charges=0)
    scene, door = at_the_door([powder], tech=2)
    with scene.activate("pirate", dice=[1, 2]) as play:
        play.act(ScenarioAct("pick-lock", 3, piece=door, block=powder.id))
        assert play.figure("pirate").blocks[powder.id].resources == 0
    with scene.activate("pirate") as play:
        play.figure("pirate").blocks[powder.id].resources = 0
        assert reason(play, ScenarioAct("pick-lock", 1, piece=door, block=powder.id)) == ("R1.8.14", "used-up")
    scene.edit("pirate", action_points=3)
    scene.figures[0] = replace(scene.figures[0], in_use=())
    play = scene.activate("pirate")
    assert reason(play, ScenarioAct("pick-lock", 1, piece=door, block=powder.id)) == ("R1.8.2", "block-not-for-this")


@pytest.mark.rule("RU122", "R1.6.4")
def test_an_insult_hits_whom_it_reaches() -> None:
    scene = Scene()
    insult = brought(
        "insult",
        TargetKind.FIGURE,
        GiveStatus(status=Status.THREATENED),
        attribute=Attribute.NERVE,
        within=Within.COMMUNICATION,
        most=1,
    )
    scene.actions.append(insult)
    scene.human("pirate", "alice", (0, 0), nerve=4, initiative=5)
    scene.human("boy", "bob", (4, 0))
    scene.human("far", "bob", (5.5, 0))
    scene.human("mate", "alice", (0, 2))
    hidden = scene.human("hidden", "bob", (2, -4))
    scene.box((1, -3), (3, -2), 4.0)
    with scene.activate("pirate", dice=[8]) as play:
        assert reason(play, ScenarioAct("insult", 1, target=FigureId("far"))) == ("R1.4.19", "outside-communication")
        assert reason(play, ScenarioAct("insult", 1, target=FigureId("mate"))) == ("R1.6.4", "wrong-side")
        assert reason(play, ScenarioAct("insult", 1, target=BOY, facing=180)) == ("R1.4.22", "outside-sight-angle")
        assert reason(play, ScenarioAct("insult", 1, target=hidden)) == ("R1.4.24", "no-sight-line")
        play.act(ScenarioAct("insult", 1, target=BOY))
        assert play.checks[0].target_number == 8
        assert markers_of(play.state, BOY, Status.THREATENED) == 1


@pytest.mark.rule("R4.0.4", "RU122")
@pytest.mark.vector("V039")
def test_v039_an_insult_before_the_door_is_broken() -> None:
    """The pirate has used no AP yet, and strikes at the boy instead: his checks for the door would be at +4 now."""
    scene, door = at_the_door(strength=5, melee=4, blocks=[tool("fist", melee_modifier=0, damage=DamageCode(0, 0))])
    scene.human("cheeky", "bob", (0, 1.5), 270, nerve=12, initiative=3)
    scene.actions.append(
        brought(
            "insult",
            TargetKind.FIGURE,
            GiveStatus(status=Status.THREATENED),
            attribute=Attribute.NERVE,
            within=Within.COMMUNICATION,
        )
    )
    scene.edit("cheeky", standing_order=ALWAYS, statuses={Status.DELAYED: 1})
    with scene.activate("pirate", dice=[1]) as play:
        while isinstance(play.pending, PlayInterruption):  # the windows before and after the activation
            play.answer(Pass())
        play.answer(ScenarioAct("break-open", 2, piece=door))
        play.answer(UseDelayed(FigureId("cheeky")))
        play.answer(ScenarioAct("insult", 1, target=PIRATE))
        while isinstance(play.pending, PlayInterruption):
            play.answer(Pass())
        play.question(ChooseAction)
        assert play.figure("pirate").action_points == 3
        assert play.has("pirate", "threatened")
        strike = MeleeAttack(BlockId("fist"), FigureId("cheeky"), 1, facing=90.0)
        play.answer(strike)
        while isinstance(play.pending, PlayInterruption):
            play.answer(Pass())
        assert play.checks[-1].target_number == 8
        assert play.figure("pirate").action_points == 2


@pytest.mark.rule("R1.8.6", "R1.6.4")
@pytest.mark.parametrize(
    ("away", "with_hook", "with_hands"), [(2.0, True, True), (3.0, True, False), (3.01, False, False)]
)
def test_what_an_action_is_done_with_lengthens_the_melee_reach(away: float, with_hook: bool, with_hands: bool) -> None:
    """For an action with `within = "melee"` the boat hook that is chosen counts, the pole that is not does not."""
    hook = tool("boat-hook", "trip", melee_reach=1)
    scene = Scene()
    scene.human("pirate", "alice", blocks=[hook, tool("pole", melee_reach=4)], melee_reach=2)
    scene.human("boy", "bob", (away, 0))
    scene.actions.append(brought("trip", TargetKind.FIGURE, GiveStatus(status=Status.DISTRACTED), within=Within.MELEE))
    with scene.activate("pirate") as play:
        for block, near in ((hook.id, with_hook), (None, with_hands)):
            refusal = play.refusal(ScenarioAct("trip", 1, target=BOY, block=block))
            assert (refusal is None) is near
            assert refusal is None or refusal.reason == "too-far"
        play.end_turn()


@pytest.mark.rule("R1.6.16", "RU058")
def test_concealment_counts_for_target_figures() -> None:
    scene = Scene()
    scene.actions.append(
        brought("stare", TargetKind.FIGURE, TakeStatus(status=Status.CAMOUFLAGED), attribute=Attribute.NERVE)
    )
    scene.human("pirate", "alice", (0, 0), nerve=4)
    scene.human("boy", "bob", (10, 0))
    scene.wall(5, 1.4)
    plan = plan_scenario_action(scene.state(), PIRATE, ScenarioAct("stare", 1, target=BOY))
    assert plan.target_number == 10


@pytest.mark.rule("R1.7.12", "RU068")
def test_concentrating_and_threatened_change_the_checks() -> None:
    scene, door = at_the_door(strength=5)
    with scene.activate("pirate", dice=[5]) as play:
        play.act(Concentrate())
        play.act(ScenarioAct("break-open", 1, piece=door))
        assert play.checks[0].target_number == 5
    scene.edit("pirate", statuses={Status.THREATENED: 1, Status.BLINDED: 1})
    with scene.activate("pirate") as play:
        play.act(ScenarioAct("break-open", 1, piece=door))
        assert play.checks[0].target_number == 13


# -- what comes of it -------------------------------------------------------------------------------------------


@pytest.mark.rule("RU122")
def test_without_checks_an_action_simply_works() -> None:
    scene = Scene()
    scene.human("pirate", "alice", (0, 0))
    scene.human("boy", "bob", (10, 0))
    scene.human("lookout", "bob", (20, 0), height=2.0)
    bridge = scene.box((19, -1), (21, 1), 2.0)
    scene.actions.append(
        brought(
            "lever",
            TargetKind.NONE,
            Open(pieces=(bridge,)),
            GiveVictoryPoints(points=2),
            GiveCommandPoints(points=1),
            most=1,
            uses=1,
        )
    )
    with scene.activate("pirate", dice=[1]) as play:
        play.act(ScenarioAct("lever", 1))
        assert is_open(play, bridge)
        assert [event.figure for event in play.of(FigureFell)] == ["lookout"]
        assert [(e.player, e.points, e.source) for e in play.of(VictoryPointsGained)] == [("alice", 2, "lever")]
        assert [(e.points, e.balance) for e in play.of(CommandPointsGained)] == [(1, 10)]
        assert reason(play, ScenarioAct("lever", 1)) == ("RU122", "worked-already")


@pytest.mark.rule("RU122")
def test_an_action_on_oneself_or_a_friend() -> None:
    scene = Scene()
    scene.human("pirate", "alice", (0, 0))
    scene.human("mate", "alice", (0.5, 0))
    scene.human("boy", "bob", (30, 0))
    scene.actions.append(brought("hide", TargetKind.NONE, GiveStatus(status=Status.CAMOUFLAGED)))
    rouse = brought("rouse", TargetKind.FIGURE, TakeStatus(status=Status.EXHAUSTED), whom=Whom.OWN)
    scene.actions.append(replace(rouse, within=Within.CONTACT))
    scene.edit("mate", statuses={Status.EXHAUSTED: 1})
    with scene.activate("pirate") as play:
        play.act(ScenarioAct("hide", 1))
        assert play.has("pirate", "camouflaged")
        play.act(ScenarioAct("rouse", 1, target=FigureId("mate")))
        assert not play.has("mate", "exhausted")
        assert reason(play, ScenarioAct("rouse", 1, target=BOY)) == ("R1.6.4", "wrong-side")


def flash(**keys: Any) -> ScenarioAction:
    keys = {"radius": 2, "within": 6.0, "most": 1, **keys}
    return brought("flash", TargetKind.POINT, GiveStatus(status=Status.BLINDED), attribute=Attribute.TECH, **keys)


@pytest.mark.rule("R1.6.9", "R1.6.15", "RU056")
def test_a_status_for_everybody_in_the_target_radius() -> None:
    """A bare point makes it harder by 4, one inside a figure does not; who is fully behind a wall is spared."""
    scene = Scene()
    scene.human("pirate", "alice", (0, 0), tech=5)
    scene.human("boy", "bob", (4, 0), 180)
    scene.human("hidden", "bob", (5.5, 0), 180)
    scene.wall(4.6, 4.0)
    scene.actions.append(flash())
    inside = (4 + ORIGIN, ORIGIN, 1.0)
    bare = (3 + ORIGIN, ORIGIN, 0.0)
    with scene.activate("pirate", dice=[7]) as play:
        far = (7 + ORIGIN, ORIGIN, 0.0)
        assert reason(play, ScenarioAct("flash", 1, point=far)) == ("R1.6.4", "too-far")
        assert plan_scenario_action(play.state, PIRATE, ScenarioAct("flash", 1, point=bare)).target_number == 11
        play.act(ScenarioAct("flash", 1, point=inside))
        assert play.checks[0].target_number == 7
        assert markers_of(play.state, BOY, Status.BLINDED) == 1
        assert not play.has("hidden", "blinded")
        assert [event.figure for event in play.of(CoverHeld)] == ["hidden"]
        assert [event.damage for event in play.of(BlastWentOff)] == [()]


@pytest.mark.rule("R1.6.10", "R1.6.11", "RU053")
def test_a_failed_check_with_a_target_radius_diverges() -> None:
    scene = around_the_charge()
    # A 7 fails at 8; divergence 7: radius 3, strength 4, sector 270 degrees; Alice chooses it.
    with scene.activate("f", dice=[7, 7]) as play:
        play.answer(ScenarioAct("detonate", 1))
        assert [(e.radius, e.strength, e.sector) for e in play.of(CheckDiverged)] == [(3, 4, 270)]
        assert not isinstance(play.pending, ChooseSector)  # at 3.499 and 3.936 nobody is in the smaller radius
        assert [event.hit for event in play.of(BlastWentOff)] == [()]
        assert reason(play, ScenarioAct("detonate", 1)) == ("RU122", "worked-already")


@pytest.mark.rule("RU124", "R1.6.9")
def test_a_blast_at_terrain_damages_it() -> None:
    scene, door = at_the_door(tech=12)
    scene.durable(door, DamagePoints(0, 0, 0), toughness=3)
    scene.actions = [
        brought(
            "blow-up",
            TargetKind.TERRAIN,
            Damage(strength=6, penetration=2),
            attribute=Attribute.TECH,
            radius=2,
            pieces=(door,),
        )
    ]
    with scene.activate("pirate", dice=[1, 9]) as play:  # the pirate beside it takes the first roll
        play.act(ScenarioAct("blow-up", 1, piece=door))
        assert [(event.piece, event.strength) for event in play.of(PieceDamaged)] == [(door, 6)]
        assert is_open(play, door)


@pytest.mark.rule("RU122", "R1.3.8")
def test_hints_and_samples_know_the_scenarios_actions() -> None:
    import random

    scene, door = at_the_door([CROWBAR], strength=5)
    play = scene.activate("pirate")
    assert isinstance(play.pending, ChooseAction)
    acts = [act for act in play.pending.hints(play.state) if isinstance(act, ScenarioAct)]
    assert {(act.action, act.block) for act in acts} == {
        ("break-open", None),
        ("break-open", "crowbar"),
        ("pick-lock", None),
    }
    chance = random.Random(4)
    samples = [play.pending.sample(play.state, chance) for _ in range(60)]
    assert any(isinstance(sample, ScenarioAct) and sample.piece == door for sample in samples)
