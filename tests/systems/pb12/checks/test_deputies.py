"""Checks made in another's place: by a leader for many, by a block for one.  R1.4.28, R2.2.9, RU085."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.request import Dice
from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.attacks.damage import use_damage_points
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.checks.deputies import (
    ITSELF,
    ChooseDeputy,
    PanicCheck,
    TakeOverPanicChecks,
    deputy_checks,
    panic_modifiers,
    take_over_modifiers,
    take_overs,
)
from pb12table.systems.pb12.rules.figures.statuses import panic_check, receive
from pb12table.systems.pb12.rules.game.answers import Decline, RangedAttack, TakeOver
from pb12table.systems.pb12.rules.game.events import CheckDeputised, CheckMade, PanicChecksTakenOver
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Phase, Place, State, Status, next_effect
from pb12table.systems.pb12.rules.preparations.blocks import Attribute, Deputy, ReplacedCheck
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, GroupId
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChooseEffect
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.expect import addends, gear, gun, play_on
from tests.systems.pb12.scene import Play, Scene, call, marker

K, A, B, C, FOE = (FigureId(name) for name in ("k", "a", "b", "c", "foe"))
ONE = GroupId("one")


def company(**leader: Any) -> Scene:
    """Leader k of the force far off, with a and b close together; c, of group one, beside them; a foe further away."""
    scene = Scene()
    scene.human("k", "alice", at=(-30, 0), **{"nerve": 4, "initiative": 3, "command": 2, **leader})
    scene.human("a", "alice", at=(0, 0))
    scene.human("b", "alice", at=(2, 0))
    scene.human("c", "alice", at=(0, 2), command=1)
    scene.human("foe", "bob", at=(40, 0), facing=180)
    scene.lead("alice", "k")
    scene.group("one", "c", "c")
    return scene


class Asked:
    """Runs a rule procedure on a state; questions about deputies are answered from a list, dice are scripted."""

    def __init__(self, state: State, procedure: Any, *arguments: Any, answers: Any = (), dice: Any = ()) -> None:
        self.state = state
        self.events: list[Any] = []
        self.requests: list[Any] = []
        source, waiting = ScriptedDice(dice), list(answers)
        game: Game = Game(state, self.events.append, SYSTEM)
        coroutine = procedure(game, *arguments)
        answer: Any = None
        while True:
            try:
                request = coroutine.send(answer)
            except StopIteration:
                break
            if isinstance(request, Dice):
                answer = source.roll(request)
                continue
            self.requests.append(request)
            answer = waiting.pop(0) if waiting else request.default(state)
            refusal = request.refusal(state, answer)
            assert refusal is None, (request, refusal)
        assert not source.leftover
        assert not waiting

    @property
    def checks(self) -> list[tuple[str, str, int, bool]]:
        made = (event for event in self.events if isinstance(event, CheckMade))
        return [(check.figure, check.rule, check.target_number, check.passed) for check in made]

    def panicked(self) -> list[str]:
        return [name for name, figure in self.state.figures.items() if Status.PANICKED in figure.statuses]


def panic_of_a(scene: Scene, *answers: Any, dice: Any = ()) -> Asked:
    """Figure a panics; those near it must check."""
    return Asked(scene.state(), receive, A, Status.PANICKED, "R1.10.5", answers=answers, dice=dice)


# -- leaders -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R2.2.9", "R1.4.28", "RU085")
def test_a_leader_makes_one_check_for_several() -> None:
    scene = company()
    asked = panic_of_a(scene, TakeOver(K, (B, C), dissolve=(ONE,)), dice=[3])
    (request,) = asked.requests
    assert isinstance(request, TakeOverPanicChecks)
    assert (request.player, request.figures) == ("alice", ("b", "c"))
    # 12 - 4 - 3 - 2: their own values do not matter, and nobody else throws.
    assert asked.checks == [("k", "R2.2.9", 3, True)]
    assert asked.state.players[scene.figures[0].player].command_points == 8
    assert asked.panicked() == ["a"]
    (told,) = (event for event in asked.events if isinstance(event, PanicChecksTakenOver))
    assert (told.figure, told.figures, told.dissolved, told.command_points) == ("k", ("b", "c"), ("one",), 2)


@pytest.mark.rule("R2.2.9", "RU085")
def test_when_it_fails_all_of_them_panic_and_the_leader_does_not() -> None:
    asked = panic_of_a(company(), TakeOver(K, (B, C), dissolve=(ONE,)), dice=[2])
    assert asked.checks == [("k", "R2.2.9", 3, False)]
    assert asked.panicked() == ["a", "b", "c"]


@pytest.mark.rule("R2.2.9", "RU085")
@pytest.mark.parametrize(("own", "panicked"), [(True, ["k", "a", "b"]), (False, ["a", "b"])])
def test_the_leader_panics_only_if_his_own_check_was_covered(own: bool, panicked: list[str]) -> None:
    scene = Scene()
    scene.human("k", "alice", at=(0, 2), nerve=4, command=2)
    scene.human("a", "alice")
    scene.human("b", "alice", at=(2, 0))
    scene.human("foe", "bob", at=(40, 0))
    scene.lead("alice", "k")
    covered = (K, B) if own else (B,)
    # His one check at TN 3 fails; if his own is not covered, he makes it himself at TN 5.
    asked = panic_of_a(scene, TakeOver(K, covered), dice=[2] if own else [2, 5])
    assert asked.panicked() == panicked


@pytest.mark.rule("R2.2.9")
def test_those_not_covered_check_themselves() -> None:
    asked = panic_of_a(company(), TakeOver(K, (B,)), dice=[3, 6])
    assert asked.checks == [("k", "R2.2.9", 3, True), ("c", "R1.4.27", 6, True)]
    # c leads group one, and k could have it dissolved: her check was offered once more.
    assert [request.figures for request in asked.requests] == [("b", "c"), ("c",)]


@pytest.mark.rule("R2.2.9")
def test_several_leaders_take_over_checks_of_one_effect() -> None:
    scene = company()
    scene.human("d", "alice", at=(1, 1))
    scene.groups.clear()
    scene.group("one", ["c", "d"], "c")
    asked = panic_of_a(scene, TakeOver(C, (FigureId("d"),)), TakeOver(K, (B,)), dice=[5, 3, 6])
    assert [request.figures for request in asked.requests] == [("b", "c", "d"), ("b", "c"), ("c",)]
    assert asked.checks == [("c", "R2.2.9", 5, True), ("k", "R2.2.9", 3, True), ("c", "R1.4.27", 6, True)]


@pytest.mark.rule("R2.2.9", "R1.1.12")
@pytest.mark.vector("V260")
def test_v260_with_more_command_points_it_may_need_no_die() -> None:
    scene = company()
    asked = panic_of_a(scene, TakeOver(K, (B,), extra=1), dice=[6])
    assert asked.checks[0] == ("k", "R2.2.9", 1, True)
    assert asked.state.players[scene.figures[0].player].command_points == 8


@pytest.mark.rule("R2.2.9", "RU085", "RU076")
def test_markers_near_the_covered_figures_count_once_each() -> None:
    state = company().state()
    far, near_both, near_b = (-30.0, 0.0, 0.0), (1.0, 0.0, 1.8), (4.5, 0.0, 1.8)
    state.markers = [marker("foe", place) for place in (far, near_both, near_b)]
    assert total(take_over_modifiers(state, TakeOver(K, (A, B)))) == 3 + 2
    assert total(take_over_modifiers(state, TakeOver(K, (A,), extra=2))) == 3 + 1 - 4


@pytest.mark.rule("R2.2.9", "RU085", "R1.10.6")
def test_only_what_changes_the_leaders_own_checks_counts() -> None:
    state = company().state()
    state.figures[B].statuses[Status.SEVERELY_WOUNDED] = 1
    assert total(take_over_modifiers(state, TakeOver(K, (B,)))) == 3
    state.figures[K].statuses[Status.SEVERELY_WOUNDED] = 1
    assert total(take_over_modifiers(state, TakeOver(K, (B,)))) == 5
    assert total(take_over_modifiers(state, TakeOver(K, (K,)), panic_modifiers(state, K))) == 5
    unhurt = panic_modifiers(company().state(), K)
    assert total(take_over_modifiers(state, TakeOver(K, (K,)), unhurt)) == 3, "this wound forces his check"


@pytest.mark.rule("R2.2.9", "R1.10.6")
@pytest.mark.vector("V259")
def test_v259_wounds_of_one_blast_are_effects_of_their_own() -> None:
    scene = company()
    scene.figures = [figure for figure in scene.figures if figure.id != C]
    scene.groups.clear()
    scene.human("thrower", "bob", at=(-8, 0), ranged=11, items=["grenade"])
    scene.edit("a", light_points=0)
    scene.edit("b", light_points=0)
    scene.edit("bob", command_points=3)
    with scene.activate("thrower", dice=[6, 3, 3, 3, 3]) as play:
        play.answer(RangedAttack(BlockId("grenade"), A, 1))
        asked = []
        while isinstance(play.pending, TakeOverPanicChecks):
            asked.append(play.pending.figures)
            play.answer(TakeOver(K, play.pending.figures))
        assert asked == [("a",), ("b",)]
        assert play.player("alice").command_points == 8
        assert [check.figure for check in play.checks if check.rule == "R2.2.9"] == ["k", "k"]


@pytest.mark.rule("R2.2.9", "RU077")
def test_a_wounded_leader_covers_his_own_check_without_the_wound() -> None:
    scene = company()
    scene.edit("k", light_points=0)
    asked = Asked(scene.state(), use_damage_points, K, 1, answers=[TakeOver(K, (K,))], dice=[3])
    assert asked.checks == [("k", "R2.2.9", 3, True)]


@pytest.mark.rule("R2.2.9")
@pytest.mark.parametrize(
    ("answer", "rule", "reason"),
    [
        (TakeOver(FOE, (B,)), "R1.2.11", "not-your-figure"),
        (TakeOver(A, (B,)), "R2.2.9", "leads-nobody"),
        (TakeOver(K, ()), "R2.2.9", "whose-panic-checks"),
        (TakeOver(K, (B, B)), "R2.2.9", "whose-panic-checks"),
        (TakeOver(K, (A,)), "R2.2.9", "makes-no-panic-check"),
        (TakeOver(K, (C,)), "R2.2.9", "not-in-his-group"),
        (TakeOver(C, (C,), dissolve=(ONE,)), "R2.2.7", "does-not-lead-above"),
        (TakeOver(K, (B,), extra=10), "R2.2.9", "not-enough-command-points"),
        (TakeOver(K, (B,), extra=-1), "R2.2.9", "not-a-number"),
    ],
)
def test_what_cannot_be_taken_over(answer: TakeOver, rule: str, reason: str) -> None:
    state = company().state()
    refusal = TakeOverPanicChecks("alice", (B, C)).refusal(state, answer)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)


@pytest.mark.rule("R2.2.9", "RU085")
@pytest.mark.parametrize("change", [{"place": Place.STAGING}, {"statuses": {Status.PANICKED: 1}}])
def test_the_leader_must_be_on_the_table_and_able_to_act(change: dict[str, Any]) -> None:
    scene = company()
    scene.edit("k", **change)
    asked = panic_of_a(scene, dice=[6, 6])
    # Only c, who leads group one, could take over her own check.
    assert [request.figures for request in asked.requests] == [("b", "c")]
    assert {answer.leader for answer in take_overs(asked.state, "alice", (B, C))} == {"c"}


@pytest.mark.rule("R2.2.9")
def test_nobody_is_asked_without_command_points_or_without_need() -> None:
    scene = company()
    scene.edit("alice", command_points=0)
    assert panic_of_a(scene, dice=[6, 6]).requests == []
    scene = Scene()
    scene.human("k", "alice", at=(-30, 0), command=1)
    scene.human("a", "alice")
    scene.human("b", "alice", at=(2, 0), nerve=8)
    scene.human("foe", "bob", at=(40, 0))
    scene.lead("alice", "k")
    assert panic_of_a(scene).requests == []  # b's own check needs no die


@pytest.mark.rule("R2.2.9")
def test_each_player_is_asked_for_his_own_figures() -> None:
    scene = company()
    scene.human("guard", "bob", at=(1, 1), command=1)
    scene.lead("bob", "guard")
    asked = panic_of_a(scene, Decline(), Decline(), dice=[6, 6, 6])
    assert [(request.player, request.figures) for request in asked.requests] == [
        ("alice", ("b", "c")),
        ("bob", ("guard",)),
    ]


# -- in the status phase -----------------------------------------------------------------------------------------------


def mourning(dice: list[int]) -> Play:
    """The status phase with a marker near a and b, and one more near b."""
    scene = company()
    scene.human("ghost", "bob", at=None)
    scene.edit("ghost", place=Place.REMOVED)
    markers = [marker("ghost", (1.0, -2.0, 1.8)), marker("ghost", (4.9, 0.0, 1.8))]
    play = scene.play(dice, phase=Phase.STATUS, markers=markers)
    return play_on(play, lambda request: isinstance(request, ChooseEffect))


@pytest.mark.rule("R2.2.9", "R1.3.17", "R1.10.1")
def test_checks_of_all_markers_can_be_taken_over_together() -> None:
    with mourning([5]) as play:
        assert isinstance(play.pending, ChooseEffect)
        assert tuple(map(str, play.pending.effects)) == ("markers:a", "markers:b", "take-over:alice")
        play.answer(next_effect("take-over:alice"))
        assert play.question(TakeOverPanicChecks).figures == ("a", "b")
        play.answer(TakeOver(K, (A, B)))
        play_on(play, lambda request: isinstance(request, BidInitiative))
        assert [(check.figure, check.target_number, check.passed) for check in play.checks] == [("k", 5, True)]
        assert addends(play.checks[0]) == (12, 2, -2, -3, -4)


@pytest.mark.rule("R2.2.9", "R1.3.17")
def test_some_checks_may_come_before_others_are_taken_over() -> None:
    with mourning([8, 4]) as play:
        play.answer(next_effect("take-over:alice")).answer(Decline())
        assert isinstance(play.pending, ChooseEffect)
        play.answer(next_effect("markers:b"))
        assert isinstance(play.pending, ChooseEffect)
        assert tuple(map(str, play.pending.effects)) == ("markers:a", "take-over:alice")
        play.answer(next_effect("take-over:alice")).answer(TakeOver(K, (A,)))
        play_on(play, lambda request: isinstance(request, BidInitiative))
        assert [(check.figure, check.target_number) for check in play.checks] == [("b", 8), ("k", 4)]


@pytest.mark.rule("R2.2.9", "R1.4.28", "R1.10.5")
def test_neighbours_whose_checks_have_one_result_panic_together_and_check_no_more_because_of_each_other() -> None:
    # The leader's 4 fails at TN 5; then only c, beside a, checks because of their panic.
    with mourning([4, 12]) as play:
        play.answer(next_effect("take-over:alice")).answer(TakeOver(K, (A, B)))
        play_on(play, lambda request: isinstance(request, BidInitiative))
        assert [(check.figure, check.rule, check.passed) for check in play.checks] == [
            ("k", "R2.2.9", False),
            ("c", "R1.4.27", True),
        ]
        assert play.has("a", "panicked")
        assert play.has("b", "panicked")


# -- blocks ------------------------------------------------------------------------------------------------------------


def with_captain(deputy: Deputy, **captain: Any) -> Scene:
    """A captain (V 5, I 4) with a block that makes him a deputy, and a pirate far off."""
    scene = Scene()
    block = gear("heart", deputy=deputy)
    scene.human("captain", "alice", at=(-30, 0), **{"nerve": 5, "initiative": 4, **captain}, blocks=[block])
    scene.human("pirate", "alice")
    scene.human("foe", "bob", at=(40, 0), blocks=[gun()])
    return scene


CAPTAIN, PIRATE = FigureId("captain"), FigureId("pirate")


def pirates_panic_check(scene: Scene, *answers: str, dice: Any = ()) -> Asked:
    state = scene.state()
    return Asked(state, panic_check, PIRATE, panic_modifiers(state, PIRATE), answers=answers, dice=dice)


@pytest.mark.rule("R1.4.28", "R1.8.2")
@pytest.mark.parametrize("best_first", [True, False])
def test_of_several_blocks_a_deputy_uses_the_best(best_first: bool) -> None:
    scene = Scene()
    scene.human("pirate", "alice", nerve=3)
    blocks = [
        gear("banner", deputy=Deputy(ReplacedCheck.PANIC, Attribute.TECH)),
        gear("bottle", deputy=Deputy(ReplacedCheck.PANIC, Attribute.STRENGTH)),
    ]
    carried = blocks if best_first else blocks[::-1]
    scene.human("captain", "alice", at=(0, 5), tech=6, strength=1, initiative=2, blocks=carried)
    state = scene.state()
    found = deputy_checks(state, FigureId("pirate"), ReplacedCheck.PANIC, panic_modifiers(state, FigureId("pirate")))
    assert [(made.figure, made.block.id, made.target_number) for made in found] == [("captain", "banner", 12 - 6 - 2)]


@pytest.mark.rule("R1.4.28", "R1.4.27")
@pytest.mark.vector("V015")
def test_v015_the_captain_checks_for_the_pirate() -> None:
    asked = pirates_panic_check(with_captain(Deputy(ReplacedCheck.PANIC)), "captain", dice=[2])
    (request,) = asked.requests
    assert isinstance(request, ChooseDeputy)
    assert (request.figure, request.deputies, request.own_number, request.numbers) == ("pirate", ("captain",), 6, (3,))
    assert asked.checks == [("captain", "R1.4.28", 3, False)]
    assert asked.panicked() == ["pirate"]
    assert [(event.figure, event.deputy) for event in asked.events if isinstance(event, CheckDeputised)] == [
        ("pirate", "captain")
    ]


@pytest.mark.rule("R1.4.28")
def test_the_pirate_may_check_himself() -> None:
    asked = pirates_panic_check(with_captain(Deputy(ReplacedCheck.PANIC)), ITSELF, dice=[5])
    assert asked.checks == [("pirate", "R1.4.27", 6, False)]
    assert asked.panicked() == ["pirate"]


@pytest.mark.rule("R1.4.28", "R1.1.12")
def test_nobody_is_asked_for_a_deputy_when_the_check_succeeds_by_itself() -> None:
    scene = with_captain(Deputy(ReplacedCheck.PANIC))
    scene.edit("pirate", effects=[AttributeEffect(Attribute.NERVE, 5, "R1.1.7")])
    asked = pirates_panic_check(scene)
    assert not asked.requests
    assert asked.checks == [("pirate", "R1.4.27", 1, True)]


@pytest.mark.rule("R1.4.28", "R1.8.2", "RU085")
@pytest.mark.parametrize(
    "change", [{"place": Place.STAGING}, {"statuses": {Status.PANICKED: 1}}, {"blocks": {}}, {"controller": "bob"}]
)
def test_who_cannot_be_a_deputy(change: dict[str, Any]) -> None:
    scene = with_captain(Deputy(ReplacedCheck.PANIC))
    scene.edit("captain", **change)
    assert pirates_panic_check(scene, dice=[6]).requests == []


@pytest.mark.rule("R1.4.28")
@pytest.mark.parametrize("check", list(ReplacedCheck))
def test_an_ability_stands_in_for_the_check_that_it_names_only(check: ReplacedCheck) -> None:
    state = with_captain(Deputy(check)).state()
    offered = [kind for kind in ReplacedCheck if deputy_checks(state, PIRATE, kind, ())]
    assert offered == [check]


@pytest.mark.rule("R1.4.28")
@pytest.mark.parametrize("others", [True, False])
def test_a_check_with_another_attribute(others: bool) -> None:
    """For others: 12 - T - I of the captain; for himself only his own check."""
    scene = with_captain(Deputy(ReplacedCheck.PANIC, Attribute.TECH, others), tech=2)
    state = scene.state()
    own = Asked(state, panic_check, CAPTAIN, panic_modifiers(state, CAPTAIN), dice=[12])
    asked = pirates_panic_check(scene, dice=[6])
    numbers = [request.numbers for request in (asked.requests if others else own.requests)]
    assert numbers == [(6,)]
    assert not (own.requests if others else asked.requests)


@pytest.mark.rule("R1.4.28", "R1.10.5")
@pytest.mark.parametrize(("answer", "held"), [("captain", True), ("", False)])
def test_a_nerve_check_in_the_status_phase(answer: str, held: bool) -> None:
    scene = with_captain(Deputy(ReplacedCheck.NERVE))
    scene.edit("pirate", statuses={Status.PANICKED: 1})
    play = scene.play([7], phase=Phase.STATUS)
    with play_on(play, lambda request: isinstance(request, ChooseDeputy)):
        assert isinstance(play.pending, ChooseDeputy)
        assert (play.pending.own_number, play.pending.numbers) == (9, (7,))
        play.answer(answer)
        play_on(play, lambda request: isinstance(request, BidInitiative))
        assert play.is_out("pirate") is not held
        assert not play.has("pirate", "panicked")


@pytest.mark.rule("R1.4.28", "R1.10.5", "RU085")
@pytest.mark.parametrize("place", [Place.TABLE, Place.STAGING])
def test_who_is_panicked_can_recover_by_an_ability_of_his_own(place: Place) -> None:
    """Who stands in for himself need not be able to act, nor on the table: it is his own check."""
    scene = with_captain(Deputy(ReplacedCheck.NERVE, Attribute.TECH, others=False), tech=7)
    scene.edit("captain", statuses={Status.PANICKED: 1}, place=place)
    play = scene.play([5], phase=Phase.STATUS)
    with play_on(play, lambda request: isinstance(request, ChooseDeputy)):
        play.answer("captain")
        play_on(play, lambda request: isinstance(request, BidInitiative))
        assert not play.has("captain", "panicked")


@pytest.mark.rule("R1.4.28", "R1.10.1")
def test_the_markers_that_force_a_check_count_for_the_deputy_too() -> None:
    scene = with_captain(Deputy(ReplacedCheck.PANIC))
    state = scene.state()
    asked = Asked(state, panic_check, PIRATE, panic_modifiers(state, PIRATE, 2), answers=["captain"], dice=[5])
    assert asked.checks == [("captain", "R1.4.28", 5, True)]


@pytest.mark.rule("R1.4.28", "R2.2.9")
def test_hints_and_samples_are_legal() -> None:
    import random

    state = company().state()
    request = TakeOverPanicChecks("alice", (A, B, C))
    chance = random.Random(3)
    answers = [request.sample(state, chance) for _ in range(60)]
    assert {type(answer) for answer in answers} == {TakeOver, Decline}
    assert all(request.refusal(state, answer) is None for answer in (*answers, *request.hints(state)))
    assert request.decode(request.encode(TakeOver(K, (B,), 1))) == TakeOver(K, (B,), 1)
    assert total(PanicCheck(A, tuple(panic_modifiers(state, A))).modifiers) == 6
    assert call(state, panic_check, A, panic_modifiers(state, A), dice=[6])[0] is True


@pytest.mark.rule("RU077", "R1.4.28")
def test_ru077_a_fresh_wound_does_not_count_for_a_check_with_another_attribute_either() -> None:
    iron = gear("iron", deputy=Deputy(ReplacedCheck.PANIC, Attribute.STRENGTH, others=False))
    scene = Scene()
    scene.human("a", "alice", blocks=[iron], strength=5)
    scene.human("foe", "bob", at=(40, 0))
    state = scene.state()
    # 12 - 3 (nerve) - 3 (initiative), or 12 - 5 (strength) - 3: the +2 of the wound is for later checks.
    asked = Asked(state, receive, A, Status.SEVERELY_WOUNDED, "R1.10.6", answers=[A], dice=[4])
    assert (asked.requests[0].own_number, asked.requests[0].numbers) == (6, (4,))
    assert asked.checks == [("a", "R1.4.28", 4, True)]
    later = Asked(state, panic_check, A, panic_modifiers(state, A), answers=[A], dice=[6])
    assert (later.requests[0].own_number, later.requests[0].numbers) == (8, (6,))
