"""Command actions: who can be activated, what it costs, who takes part, and what he must do.  Chapter 2.1."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.command.commanding import commands_left, end_command_refusal, may_command
from pb12table.systems.pb12.rules.figures.statuses import change_attribute
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Activate,
    Adjust,
    Aim,
    BreakOff,
    ChangeStatus,
    Command,
    Concentrate,
    EndCommand,
    EndTurn,
    GiveUp,
    Horizontal,
    LetAct,
    MeleeAttack,
    Move,
    PlayCard,
    Ram,
    RangedAttack,
    ReEquip,
    Reload,
    ScenarioAct,
    Stop,
    Threaten,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import CommandEnded, CommandGiven, FigureActivated
from pb12table.systems.pb12.rules.game.legality import acts_freely, free_actors, may_end_turn, usable_points
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, AttributeEffect, CommandKind, Place, State, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.blocks import VehicleData
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, CardId, GroupId
from pb12table.systems.pb12.rules.scenarios.scenario_data import GiveStatus, ScenarioAction, TargetKind
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.expect import blade, gun, next_round, refused, without_asking
from tests.systems.pb12.scene import Play, Scene, call, label

K, A, B, C, FOE = (FigureId(name) for name in ("k", "a", "b", "c", "foe"))
GUN, BLADE = BlockId("gun"), BlockId("blade")
READY, SHOOT, STRIKE, GO = CommandKind


def squad(**leader: Unpack[Attributes]) -> Scene:
    """Leader k (I 3, K 2) of the force, a and b beside him, c 40 steps away, all with gun and blade; a foe at 10."""
    scene = Scene()
    blocks = [gun(charges=2, resources=3), blade()]
    values: Attributes = {"command": 2, "ranged": 3, "melee": 3, **leader}
    scene.human("k", "alice", at=(0, 0), blocks=blocks, **values)
    scene.human("a", "alice", at=(0, 2), ranged=3, melee=3, blocks=blocks)
    scene.human("b", "alice", at=(0, 4), ranged=3, melee=3, blocks=blocks)
    scene.human("c", "alice", at=(0, 40), ranged=3, melee=3, blocks=blocks)
    scene.human("foe", "bob", at=(10, 2), facing=180)
    scene.lead("alice", "k")
    return scene


def go(play: Play, *figures: FigureId) -> Play:
    """Let figures make a Move without options, one after another."""
    for figure in figures:
        assert isinstance(play.pending, ChooseAction)
        if play.pending.figure != figure:
            play.answer(LetAct(figure))
        play.answer(Move(1)).stop()
    return play


# -- activating --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.1.1", "R2.2.3", "R1.4.21", "RU080", "RU038")
@pytest.mark.vector("V251")
def test_v251_within_the_command_area_it_is_free() -> None:
    scene = Scene()
    scene.human("k", "alice", command=2)
    scene.human("a", "alice", at=(6.0, 0))
    scene.human("b", "alice", at=(0, 6.01))
    scene.human("foe", "bob", at=(60, 0))
    scene.lead("alice", "k")
    with scene.activate("k") as play:
        assert play.player("alice").command_points == 9
        play.answer(Command(GO, (A, B), (A, B)))
        assert play.player("alice").command_points == 8
        (given,) = play.of(CommandGiven)
        assert (given.figure, given.participants, given.command_points) == ("k", ("a", "b"), 1)
        activated = [(event.figure, event.indirectly) for event in play.of(FigureActivated)]
        assert activated == [("k", False), ("a", True), ("b", True)]
        assert [play.figure(name).activation for name in "kab"] == [
            Activation.DIRECT,
            Activation.INDIRECT,
            Activation.INDIRECT,
        ]
        assert play.figure("a").action_points == 3


@pytest.mark.rule("R2.1.1", "R2.1.2", "R2.2.3", "RU080")
@pytest.mark.vector("V353")
def test_v353_anybody_at_any_distance_for_a_command_point() -> None:
    scene = squad()
    with scene.activate("a") as play:  # no leader, no command figure
        play.answer(Command(GO, (C, B), (C, B)))
        assert play.player("alice").command_points == 7


@pytest.mark.rule("R2.2.3")
@pytest.mark.parametrize(("leader", "free"), [({}, True), ({"command": 0}, False), ({"initiative": 0}, False)])
def test_without_command_or_initiative_there_is_no_command_area(leader: dict[str, int], free: bool) -> None:
    scene = squad()
    state = scene.state()
    for attribute, value in leader.items():
        change_attribute_of(scene, state, K, Attribute(attribute), value)
    with scene.play(figures=state.figures) as play:
        if "initiative" in leader:
            assert play.refusal(Activate(K)) is not None
            return
        play.turn(Activate(K)).answer(Command(GO, (A,), (A,)))
        assert play.player("alice").command_points == (9 if free else 8)


def change_attribute_of(scene: Scene, state: State, figure: FigureId, attribute: Attribute, value: int) -> None:
    """Let an effect set an attribute value."""
    printed = next(own for own in scene.figures if own.id == figure).profile.printed(attribute)
    effect = AttributeEffect(attribute, value - printed, "R1.1.7")
    call(state, lambda game: without_asking(change_attribute, game, figure, effect))


@pytest.mark.rule("R1.3.8", "R1.3.9")
@pytest.mark.vector("V104")
def test_v104_without_initiative_only_indirectly() -> None:
    scene = squad()
    scene.human("cart", "alice", at=(2, 0), initiative=0)
    with scene.play() as play:
        assert play.refusal(Activate(FigureId("cart"))) is not None
        play.turn(Activate(K)).answer(Command(GO, (FigureId("cart"),), (FigureId("cart"),)))
        assert play.figure("cart").activation is Activation.INDIRECT


@pytest.mark.rule("R2.1.1", "R2.2.3", "RU080")
def test_who_can_activate_freely_commands_without_command_points() -> None:
    with squad(action_points=0).activate("k") as play:
        play.player("alice").command_points = 0
        assert may_command(play.state, K)
        assert play.refusal(Command(GO, (A,), (A,))) is None
        refused(play, Command(GO, (C,), (C,)), "R2.1.1", "not-enough-command-points")


@pytest.mark.rule("R2.1.1", "RU031")
def test_after_a_command_action_the_directly_activated_figure_goes_on() -> None:
    with squad().activate("k") as play:
        play.answer(Command(READY, (A, B), (A, B)))
        assert play.question(ChooseAction).figure == A
        play.act(Concentrate()).answer(LetAct(B)).act(Concentrate())
        assert usable_points(play.state) == {K: 3, A: 2, B: 2}
        play.answer(EndCommand())
        assert play.question(ChooseAction).figure == K
        assert usable_points(play.state) == {K: 3, A: 2, B: 2}, "he may command them again"


@pytest.mark.rule("R2.1.2", "RU031")
def test_without_a_command_left_only_the_directly_activated_figure_has_points_to_use() -> None:
    with squad(initiative=1).activate("k") as play:
        play.answer(Command(READY, (K, A), (A,))).act(Concentrate()).answer(LetAct(A)).act(Concentrate())
        assert usable_points(play.state) == {K: 2, A: 2}
        play.answer(EndCommand())
        assert usable_points(play.state) == {K: 2}


@pytest.mark.rule("R2.1.5", "R1.6.4", "RU067")
def test_nobody_is_commanded_to_shoot_at_who_is_gone() -> None:
    with squad().activate("k") as play:
        play.act(Aim(FOE))
        assert play.refusal(Command(SHOOT, (K,), target=FOE)) is None
        play.figure("foe").place = Place.STAGING
        refused(play, Command(SHOOT, (K,), target=FOE), "R1.6.4", "no-such-target")


@pytest.mark.rule("R2.1.1", "R1.3.10")
@pytest.mark.vector("V256")
def test_v256_done_and_active_figures() -> None:
    scene = squad()
    scene.edit("b", done=True)
    with scene.activate("k") as play:
        refused(play, Command(GO, (B,), (B,)), "R1.3.10", "done")
        play.answer(Command(GO, (A,), (A,)))
        go(play, A).answer(EndCommand())
        refused(play, Command(GO, (A,), (A,)), "R2.1.1", "active-already")
        play.answer(Command(GO, (A, K)))
        assert play.player("alice").command_points == 9
        assert play.state.turn is not None
        assert play.state.turn.command is not None
        assert play.state.turn.command.participants == [A, K]


@pytest.mark.rule("R2.1.1", "R1.3.9")
def test_who_cannot_be_activated_indirectly() -> None:
    scene = squad()
    scene.human("out", "alice", at=None)
    scene.edit("b", statuses={Status.PANICKED: 1})
    with scene.activate("k") as play:
        refused(play, Command(GO, (FOE,), (FOE,)), "R1.2.11", "not-your-figure")
        refused(play, Command(GO, (FigureId("nobody"),), (FigureId("nobody"),)), "R1.2.11", "not-your-figure")
        refused(play, Command(GO, (FigureId("out"),), (FigureId("out"),)), "R1.3.9", "not-on-the-table")
        refused(play, Command(GO, (B,), (B,)), "R1.10.3", "incapacitated")
        refused(play, Command(GO, (A,)), "R2.1.1", "takes-no-part-unactivated")
        refused(play, Command(GO, (A, A), (A,)), "R2.1.1", "named-twice")
        refused(play, Command(GO, ()), "R2.1.1", "nobody-takes-part")


@pytest.mark.rule("R2.1.1", "R1.10.3", "R1.10.1")
def test_who_can_act_no_more_takes_no_part_in_a_further_command() -> None:
    """Both were activated for an earlier one: a has panicked since, b has gone out of action."""
    scene = squad()
    for name in "ab":
        scene.edit(name, activation=Activation.INDIRECT, action_points=3)
    scene.edit("a", statuses={Status.PANICKED: 1})
    scene.edit("b", place=Place.REMOVED)
    with scene.activate("k") as play:
        for name in (A, B):
            refused(play, Command(GO, (name,)), "R1.10.3", "incapacitated")
        play.answer(Command(GO, (K, C), (C,)))


@pytest.mark.rule("R2.1.4", "R2.1.5", "R2.1.6", "R2.1.7")
@pytest.mark.parametrize(
    ("command", "prescribed"), [(READY, ""), (SHOOT, "shoot"), (STRIKE, "strike move"), (GO, "move")]
)
def test_beside_auxiliary_actions_only_what_is_prescribed_may_be_done(command: CommandKind, prescribed: str) -> None:
    scene = squad()
    scene.human("near", "bob", at=(0.7, 2), facing=180)
    near = FigureId("near")
    actions: dict[str, Action] = {
        "shoot": RangedAttack(GUN, near, 1),
        "strike": MeleeAttack(BLADE, near, 1),
        "move": Move(1),
        "ram": Ram("near"),
        "aim": Aim(near),
        "adjust": Adjust(free=False),
        "ready": Concentrate(),
    }
    with scene.activate("k") as play:
        play.answer(Command(command, (A,), (A,)))
        possible = {name for name, action in actions.items() if play.refusal(action) is None}
        assert possible == {"aim", "adjust", "ready", *prescribed.split()}


@pytest.mark.rule("R2.1.1", "R2.2.6")
def test_what_cannot_be_paid_cannot_be_commanded() -> None:
    scene = squad()
    scene.player("alice", 2)
    scene.group("far", "c")
    with scene.activate("k") as play:
        assert play.player("alice").command_points == 1
        assert play.refusal(Command(GO, (A, C), (A, C))) is None
        refused(play, Command(GO, (A, C), (A, C), (GroupId("far"),)), "R2.1.1", "not-enough-command-points")
        play.answer(Command(GO, (A, C), (A, C)))
        assert play.player("alice").command_points == 0


@pytest.mark.rule("R2.1.1")
@pytest.mark.parametrize(("points", "legal"), [(1, False), (2, True)])
def test_whom_nobody_can_pay_for_he_cannot_command(points: int, legal: bool) -> None:
    """Who commands here has no command area, and no AP left to take part himself; activating him has cost one point."""
    scene = squad()
    scene.player("alice", points)
    with scene.activate("c") as play:
        assert play.player("alice").command_points == points - 1
        assert may_command(play.state, C), "he takes part himself"
        play.figure("c").action_points = 0
        assert may_command(play.state, C) is legal


# -- dissolved groups --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.2.7", "RU083", "R2.2.3")
@pytest.mark.vector("V257")
def test_v257_dissolved_for_one_command_action() -> None:
    scene = Scene()
    scene.human("k", "alice", command=2)
    scene.human("a", "alice", at=(2, 0), command=1)
    scene.human("b", "alice", at=(4, 0))
    scene.human("c", "alice", at=(5, 0))
    scene.human("foe", "bob", at=(60, 0))
    scene.lead("alice", "k")
    one, two = scene.group("one", "a", "a"), scene.group("two", "bc", parent="one")
    with scene.activate("k") as play:
        refused(play, Command(GO, (B, C), (B, C), (two,)), "R2.2.7", "does-not-lead-above")
        play.answer(Command(GO, (B, C), (B, C), (two, one)))
        assert play.player("alice").command_points == 7
        go(play, B, C).answer(EndCommand())
        assert play.state.leaders == {"alice": K, "one": A}
        # The structure is as before: a, of group one, is outside the force's own members again.
        play.answer(Command(GO, (A,), (A,)))
        assert play.player("alice").command_points == 6


# -- how often, and at what price --------------------------------------------------------------------------------------


@pytest.mark.rule("R2.1.2", "R2.1.4")
@pytest.mark.vector("V253")
def test_v253_a_command_uses_no_action_points_of_who_gives_it() -> None:
    with squad().activate("k") as play:
        play.answer(Command(READY, (A,), (A,)))
        assert play.figure("k").action_points == 3


@pytest.mark.rule("R2.1.2", "RU080")
def test_as_many_commands_as_initiative_in_a_round() -> None:
    scene = squad(initiative=2)
    with scene.activate("k", dice=[9, 2]) as play:
        for _ in range(2):
            play.answer(Command(READY, (K,))).act(Concentrate()).answer(EndCommand())
        refused(play, Command(READY, (K,)), "R2.1.2", "no-more-commands")
        play.end_turn()
        next_round(play)
        play.turn(Activate(K))
        assert play.refusal(Command(READY, (K,))) is None


@pytest.mark.rule("R2.1.2", "RU080")
def test_the_commands_of_two_turns_of_a_round_count_together() -> None:
    """A card lets a figure that is done be activated once more; its command actions of this round still count."""
    scene = squad(initiative=1)
    scene.hands = {"alice": ["second-wind"]}
    with scene.activate("k") as play:
        play.answer(Command(READY, (K,))).act(Concentrate()).answer(EndCommand())
        play.end_turn().turn(Wait()).turn(PlayCard(CardId("second-wind"), K)).turn(Wait()).turn(Activate(K))
        refused(play, Command(READY, (A,), (A,)), "R2.1.2", "no-more-commands")
        assert isinstance(play.pending, ChooseAction)
        assert not [answer for answer in play.pending.hints(play.state) if isinstance(answer, Command)]
        assert commands_left(play.state) == 0


@pytest.mark.rule("R2.1.1", "R2.1.2")
def test_only_the_directly_activated_figure_commands() -> None:
    with squad().activate("k") as play:
        play.answer(Command(GO, (A, B), (A, B)))
        assert isinstance(play.pending, ChooseAction)
        assert play.pending.figure == A
        refused(play, Command(GO, (B,)), "R2.1.1", "not-activated-directly")
        go(play, A, B).answer(EndCommand())
        assert isinstance(play.pending, ChooseAction)
        assert play.pending.figure == K


@pytest.mark.rule("R2.1.1", "R4.1.1", "RU106")
@pytest.mark.vector("V238")
def test_v238_who_is_distracted_cannot_command_but_take_part() -> None:
    scene = squad()
    scene.edit("k", statuses={Status.DISTRACTED: 1})
    with scene.activate("k") as play:
        refused(play, Command(GO, (A,), (A,)), "R4.1.1", "distracted")
    with scene.activate("a") as play:
        assert play.refusal(Command(READY, (K,), (K,))) is None


@pytest.mark.rule("R4.1.1", "RU106", "RU081")
@pytest.mark.parametrize(("command", "owes"), [(READY, True), (SHOOT, False), (STRIKE, False), (GO, False)])
def test_who_is_distracted_owes_nothing_that_he_cannot_do(command: CommandKind, owes: bool) -> None:
    scene = squad()
    scene.human("near", "bob", at=(0.7, 2), facing=180)
    scene.edit("a", statuses={Status.DISTRACTED: 1})
    with scene.activate("k") as play:
        play.answer(Command(command, (A,), (A,)))
        assert (play.refusal(EndCommand()) is not None) is owes
        refused(play, Aim(FigureId("near")), "R4.1.1", "distracted")
        play.answer(ChangeStatus(Status.DISTRACTED, False))
        assert play.refusal(Aim(FigureId("near"))) is None


@pytest.mark.rule("R4.1.1", "R2.1.1")
def test_the_points_of_others_are_of_no_use_when_who_commands_is_distracted() -> None:
    with squad().activate("k") as play:
        play.answer(Command(GO, (A,), (A,)))
        go(play, A).answer(EndCommand())
        assert usable_points(play.state) == {K: 3, A: 2}
        play.figure("k").statuses[Status.DISTRACTED] = 1
        assert usable_points(play.state) == {K: 3}


@pytest.mark.rule("R2.1.7", "R4.1.2", "R3.0.11", "RU081", "RU096")
@pytest.mark.parametrize("hindered", ["threatened", "fixed"])
def test_who_cannot_move_owes_no_move(hindered: str) -> None:
    scene = squad()
    if hindered == "threatened":
        scene.edit("a", statuses={Status.THREATENED: 1})
    else:
        cart = VehicleData(0.5, passenger_areas=(((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)),))
        scene.human("cart", "alice", at=(0, 2), vehicle=cart, action_points=0)
        place = [figure.id for figure in scene.figures].index(A)
        scene.figures[place] = replace(scene.figures[place], height=0.5, carrier=FigureId("cart"), seat=(0.0, 0.0, 0.0))
    with scene.activate("k") as play:
        play.answer(Command(GO, (A, B), (A, B))).answer(LetAct(B)).answer(Move(1)).stop()
        assert play.refusal(EndCommand()) is None


@pytest.mark.rule("R2.1.1", "R1.6.1", "R1.7.3", "RU062")
def test_what_was_received_before_an_indirect_activation_and_what_is_refilled_make_up_a_full_move() -> None:
    scene = squad()
    scene.edit("a", action_points=1, received_action_points=1)
    with scene.activate("k") as play:
        play.answer(Command(GO, (A,), (A,)))
        assert play.figure("a").action_points == 3
        assert play.refusal(Move(2, full_move=True)) is not None
        play.answer(Move(3, full_move=True))
        assert play.figure("a").movement_points == 12


@pytest.mark.rule("R2.1.1", "R1.3.8")
def test_a_turn_goes_on_without_action_points_while_commands_can_be_given() -> None:
    scene = Scene()
    scene.human("k", "alice", command=1)
    scene.human("a", "alice", at=(2, 0))
    scene.human("foe", "bob", at=(60, 0))
    scene.lead("alice", "k")
    with scene.activate("k") as play:
        play.answer(Move(3, full_move=True)).stop()
        assert isinstance(play.pending, ChooseAction)
        assert play.pending.figure == K
        play.answer(Command(GO, (A,), (A,))).answer(Move(3, full_move=True)).stop()
        # Nobody has anything left to do: command action and turn are over.
        assert [event.command for event in play.of(CommandEnded)] == [GO]
        play.question(ChooseTurn)
        assert (play.figure("k").done, play.figure("a").done) == (True, True)


# -- the four command actions ------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.1.4", "R1.6.19")
@pytest.mark.vector("V305")
def test_v305_make_ready_is_for_auxiliary_actions() -> None:
    with squad().activate("k") as play:
        play.answer(Command(READY, (A, B, K), (A, B)))
        shot = RangedAttack(GUN, FOE, 1)
        for action in (Aim(FOE), Concentrate(), Reload(GUN), ReEquip((GUN,)), Adjust(free=False), Threaten(BLADE)):
            assert play.refusal(action) is None, action
        refused(play, shot, "R2.1.4", "not-in-this-command")
        refused(play, Move(1), "R2.1.4", "not-in-this-command")
        play.act(Aim(FOE)).act(LetAct(B)).act(Concentrate()).act(LetAct(K)).act(Concentrate())
        assert play.refusal(EndCommand()) is None


@pytest.mark.rule("R2.1.4", "RU081")
def test_everybody_who_takes_part_makes_ready() -> None:
    with squad().activate("k") as play:
        play.answer(Command(READY, (A, B), (A, B))).act(Concentrate())
        refused(play, EndCommand(), "R2.1.4", "owes-its-part")
        refused(play, EndTurn(), "R2.1.4", "owes-its-part")
        play.act(LetAct(B)).act(Concentrate()).answer(EndTurn())
        assert isinstance(play.pending, ChooseTurn)


@pytest.mark.rule("R2.1.5", "RU067", "R1.7.16")
@pytest.mark.vector("V254")
def test_v254_all_shoot_at_the_target_aimed_at() -> None:
    scene = Scene()
    for name, y in (("k", 0), ("a", 1), ("b", -1)):
        scene.human(name, "alice", at=(0, y), command=2 if name == "k" else 0, ranged=6, blocks=[gun()])
    scene.human("c", "alice", at=(8, 12), ranged=6, blocks=[gun()])
    scene.human("foe", "bob", at=(10, 0), facing=180)
    scene.human("near", "bob", at=(3, 4), facing=180)
    scene.box((6, 10), (10, 10.5), 4.0)
    scene.lead("alice", "k")
    with scene.activate("k", dice=[1, 1, 1, 1]) as play:
        refused(play, Command(SHOOT, (A,), (A,), target=FOE), "R2.1.5", "not-aimed-at")
        play.act(Aim(FOE))
        assert play.figure("k").action_points == 2
        refused(play, Command(SHOOT, (A, C), (A, C), target=FOE), "R2.1.5", "cannot-see-the-target")
        refused(play, Command(GO, (A,), (A,), target=FOE), "R2.1.5", "only-for-ranged-attack")
        play.answer(Command(SHOOT, (A, B, K), (A, B), target=FOE))
        refusal = play.refusal(RangedAttack(GUN, FigureId("near"), 1))
        assert refusal is not None
        assert (refusal.rule, refusal.reason, refusal.detail("target")) == ("R2.1.5", "all-at-one-target", FOE)
        # Each of their attacks counts as aimed, though a nearer opponent would limit them to 7.5 steps.
        play.act(RangedAttack(GUN, FOE, 1)).act(RangedAttack(GUN, FOE, 1))
        play.act(LetAct(B)).act(RangedAttack(GUN, FOE, 1)).act(LetAct(K)).act(RangedAttack(GUN, FOE, 1))
        play.answer(EndCommand())
        refused(play, RangedAttack(GUN, FOE, 1), "R1.7.9", "nearer-target")


@pytest.mark.rule("R2.1.5", "R3.0.15")
@pytest.mark.parametrize(("facing", "reason"), [(0.0, None), (180.0, "cannot-see-the-target")])
def test_a_vehicle_that_faces_away_from_the_target_aimed_at_takes_no_part(facing: float, reason: str | None) -> None:
    """A human turns before it shoots."""
    scene = squad(initiative=3)
    horse = scene.human("horse", "alice", (0, 6), facing, vehicle=VehicleData(1.0), ranged=3, blocks=[gun()])
    with scene.activate("k") as play:
        play.figure("a").facing = 180.0
        play.act(Aim(FOE))
        assert play.refusal(Command(SHOOT, (A,), (A,), target=FOE)) is None
        order = Command(SHOOT, (horse,), (horse,), target=FOE)
        refusal = play.refusal(order)
        assert (refusal and refusal.reason) == reason
        assert isinstance(play.pending, ChooseAction)
        offered = [answer for answer in play.pending.hints(play.state) if isinstance(answer, Command) and answer.target]
        assert offered
        assert any(horse in answer.participants for answer in offered) is (reason is None)


@pytest.mark.rule("R2.1.5")
def test_without_a_common_target_everybody_chooses() -> None:
    with squad().activate("k", dice=[1]) as play:
        play.answer(Command(SHOOT, (A,), (A,)))
        refused(play, MeleeAttack(BLADE, FOE, 1), "R2.1.5", "not-in-this-command")
        refused(play, Move(1), "R2.1.5", "not-in-this-command")
        refused(play, EndCommand(), "R2.1.5", "owes-its-part")
        play.act(Concentrate()).act(RangedAttack(GUN, FOE, 1))
        assert play.refusal(EndCommand()) is None


@pytest.mark.rule("R2.1.5", "R2.1.6")
def test_who_has_no_such_weapon_takes_no_part() -> None:
    scene = squad()
    scene.human("boy", "alice", at=(3, 3))
    boy = FigureId("boy")
    with scene.activate("k") as play:
        refused(play, Command(SHOOT, (boy,), (boy,)), "R2.1.5", "no-ranged-weapon")
        refused(play, Command(STRIKE, (boy,), (boy,)), "R2.1.6", "no-melee-weapon")
        assert play.refusal(Command(GO, (boy,), (boy,))) is None


@pytest.mark.rule("R2.1.6", "RU081")
@pytest.mark.vector("V255")
def test_v255_a_point_is_kept_for_the_melee_attack() -> None:
    scene = squad()
    scene.human("bandit", "bob", at=(6, 2), facing=180)
    with scene.activate("k", dice=[1]) as play:
        play.answer(Command(STRIKE, (A,), (A,)))
        refused(play, Move(3), "R2.1.1", "keeps-a-point-for-its-part")
        refused(play, RangedAttack(GUN, FOE, 1), "R2.1.6", "not-in-this-command")
        play.answer(Move(2))
        for x in (1, 2, 3, 4):
            play.go(Horizontal(x, 2))
        play.stop()
        refused(play, Move(1), "R2.1.1", "keeps-a-point-for-its-part")
        refused(play, Concentrate(), "R2.1.1", "keeps-a-point-for-its-part")
        refused(play, EndCommand(), "R2.1.6", "owes-its-part")
        play.act(MeleeAttack(BLADE, FigureId("bandit"), 1, facing=0))
        assert play.refusal(EndCommand()) is None


@pytest.mark.rule("R2.1.6", "RU081")
def test_without_anybody_to_strike_only_auxiliary_actions_are_left() -> None:
    with squad().activate("k") as play:
        play.answer(Command(STRIKE, (A,), (A,))).answer(Move(2)).stop()
        refused(play, Move(1), "R2.1.1", "keeps-a-point-for-its-part")
        assert play.refusal(EndCommand()) is None
        play.act(Concentrate())
        assert play.refusal(EndCommand()) is None


@pytest.mark.rule("R2.1.6", "R3.0.15", "RU081")
@pytest.mark.parametrize(("facing", "owes"), [(0.0, True), (180.0, False)])
def test_a_horse_strikes_only_where_it_faces_already(facing: float, owes: bool) -> None:
    scene = squad()
    horse = scene.human("horse", "alice", (0, 6), facing, vehicle=VehicleData(1.0), melee=3, blocks=[blade()])
    scene.human("bandit", "bob", at=(1.5, 6), facing=180)
    with scene.activate("k") as play:
        play.answer(Command(STRIKE, (horse,), (horse,)))
        state = play.session.state
        assert (end_command_refusal(state) is not None) is owes
        pending = play.pending
        assert isinstance(pending, ChooseAction)
        assert pending.figure == horse
        usual = pending.default(state)
        assert pending.refusal(state, usual) is None
        assert isinstance(usual, MeleeAttack if owes else EndTurn | EndCommand)


@pytest.mark.rule("R2.1.7", "RU081")
@pytest.mark.vector("V304")
def test_v304_participants_take_their_actions_in_any_order() -> None:
    scene = squad()
    scene.edit("a", statuses={Status.LIGHTLY_WOUNDED: 1})
    with scene.activate("k") as play:
        play.answer(Command(GO, (A, B), (A, B)))
        assert play.figure("a").action_points == 2
        play.answer(Reload(GUN)).answer(LetAct(B)).answer(Move(1)).stop()
        refused(play, EndCommand(), "R2.1.7", "owes-its-part")
        play.answer(LetAct(A))
        refused(play, Concentrate(), "R2.1.1", "keeps-a-point-for-its-part")
        play.answer(Move(1)).stop()
        if isinstance(play.pending, ChooseAction) and play.pending.figure != B:
            play.answer(LetAct(B))
        play.answer(Move(2)).stop()
        assert play.refusal(EndCommand()) is None


@pytest.mark.rule("R2.1.7", "RU081")
def test_a_figure_that_falls_out_owes_nothing() -> None:
    with squad().activate("k") as play:
        play.answer(Command(GO, (A, B), (A, B))).answer(Move(1))
        assert isinstance(play.pending, ChooseMoveOption)
        play.figure("b").statuses[Status.PANICKED] = 1
        play.answer(Stop())
        assert play.refusal(EndCommand()) is None
        refused(play, LetAct(B), "R1.3.9", "cannot-act-now")


@pytest.mark.rule("R2.1.1")
def test_who_does_not_take_part_waits_for_the_end() -> None:
    with squad().activate("k") as play:
        play.answer(Command(GO, (A,), (A, B)))
        assert not acts_freely(play.state, K)
        assert free_actors(play.state) == [A]
        refused(play, LetAct(B), "R1.3.9", "cannot-act-now")
        refused(play, LetAct(K), "R1.3.9", "cannot-act-now")


@pytest.mark.rule("R2.1.1", "RU059", "R1.6.18")
def test_after_a_free_action_no_command_comes_first() -> None:
    with squad().activate("k") as play:
        play.answer(Adjust()).stop()
        refused(play, Command(GO, (A,), (A,)), "R1.6.18", "owes-an-action")


@pytest.mark.rule("R1.6.18", "RU059", "R2.1.4")
def test_after_a_free_action_no_command_is_over_before_the_action_it_goes_with() -> None:
    with squad().activate("k") as play:
        play.answer(Command(READY, (A,), (A,))).act(Concentrate())
        assert play.refusal(EndCommand()) is None
    with squad().activate("k") as play:
        play.answer(Command(READY, (A,), (A,))).act(Threaten(BLADE))
        refused(play, EndCommand(), "R1.6.18", "owes-an-action")
        play.act(Concentrate())
        assert play.refusal(EndCommand()) is None


@pytest.mark.rule("R1.3.9", "RU031")
@pytest.mark.vector("V336")
def test_v336_outside_command_actions_an_indirectly_activated_figure_does_nothing() -> None:
    with squad().activate("k") as play:
        go(play.answer(Command(GO, (A,), (A,))), A).answer(EndCommand())
        assert play.figure("a").action_points == 2
        assert free_actors(play.state) == [K]
        refused(play, LetAct(A), "R1.3.9", "cannot-act-now")
        play.act(Concentrate()).answer(Command(READY, (A,)))
        assert isinstance(play.pending, ChooseAction)
        assert play.pending.figure == A
        play.act(Concentrate()).answer(EndCommand()).end_turn()
        assert play.figure("a").done


@pytest.mark.rule("R2.1.1")
def test_no_command_while_another_goes_on() -> None:
    with squad().activate("k") as play:
        play.answer(Command(READY, (K, A), (A,)))
        assert isinstance(play.pending, ChooseAction)
        assert play.pending.figure == K
        refused(play, Command(READY, (K,)), "R2.1.1", "command-runs")
        refused(play, EndCommand(), "R2.1.4", "owes-its-part")
    with squad().activate("k") as play:
        refused(play, EndCommand(), "R2.1.1", "no-command-runs")


@pytest.mark.rule("R2.1.1", "R1.1.22")
def test_giving_up_in_the_middle_of_a_command_ends_the_game() -> None:
    with squad().activate("k") as play:
        play.answer(Command(GO, (A, B), (A, B)))
        play.session.declare("alice", GiveUp())
        assert play.state.outcome is not None
        assert play.pending is None
    with squad().play() as play:
        play.turn(BreakOff())


@pytest.mark.rule("R1.6.19", "R2.1.4")
@pytest.mark.parametrize("auxiliary", [True, False])
def test_actions_of_the_scenario_are_auxiliary_when_it_says_so(auxiliary: bool) -> None:
    scene = squad()
    whistle = ScenarioAction(
        "whistle",
        label("whistle"),
        label("whistle"),
        TargetKind.NONE,
        (GiveStatus(status=Status.EXHAUSTED),),
        auxiliary=auxiliary,
    )
    scene.actions.append(whistle)
    with scene.activate("k") as play:
        play.answer(Command(READY, (A,), (A,)))
        refusal = play.refusal(ScenarioAct("whistle"))
        assert (refusal is None or refusal.reason != "not-in-this-command") is auxiliary


@pytest.mark.rule("R2.1.1", "R1.3.8", "RU031")
def test_a_command_ends_by_itself_when_nobody_in_it_can_act_and_the_commander_goes_on() -> None:
    with squad().activate("k") as play:
        play.answer(Command(GO, (A,), (A,)))
        play.answer(Move(3, full_move=True)).stop()
        assert len(play.of(CommandEnded)) == 1
        assert play.pending == ChooseAction("alice", K)
        assert play.figure("k").action_points == 3
        play.end_turn()


@pytest.mark.rule("R1.6.18", "RU059", "R2.1.1")
def test_between_a_free_action_and_the_action_after_it_nobody_else_acts() -> None:
    with squad().activate("k") as play:
        play.answer(Command(READY, (A, B), (A, B)))
        play.answer(Adjust()).stop()
        refused(play, LetAct(B), "R1.6.18", "owes-an-action")
        play.answer(Concentrate())
        assert play.refusal(LetAct(B)) is None


@pytest.mark.rule("R1.6.18", "RU079", "RU081")
def test_who_cannot_act_any_more_owes_no_action_after_a_free_one() -> None:
    with squad().activate("k") as play:
        play.answer(Command(READY, (A, B), (A, B)))
        play.answer(Adjust()).stop()
        assert may_end_turn(play.state, B) is not None
        play.figure("a").effects.append(AttributeEffect(Attribute.NERVE, -4, "R1.1.7"))
        play.figure("b").action_points = 0
        assert may_end_turn(play.state, B) is None


@pytest.mark.rule("R2.1.1", "RU081")
def test_nobody_takes_part_whom_activation_gives_no_action_points() -> None:
    scene = squad()
    scene.edit("a", effects=[AttributeEffect(Attribute.ACTION_POINTS, -3, "R1.1.7")])
    with scene.activate("k") as play:
        refused(play, Command(GO, (A,), (A,)), "R2.1.7", "no-action-points-to-take-part")
        assert play.refusal(Command(GO, (B,), (A, B))) is None
