"""A player is defeated before what he has begun takes effect: he takes no further part in the game.

R1.1.22 (Niederlage), RU024: his figures and his cards leave the game, and he receives no points any more.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.cards.card_legality import PlayAfterRoll
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.checks.deputies import ChooseDeputy
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.game.answers import (
    GiveUp,
    Horizontal,
    Move,
    Pass,
    PlayCard,
    RangedAttack,
    RangedDefence,
    ScenarioAct,
    SlowDown,
    Steer,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.events import (
    ActionTaken,
    BlastWentOff,
    DamageRolled,
    DefenceRaised,
    DieChanged,
    InitiativeRolled,
    InterruptionLapsed,
    PlaceTaken,
    RandomMovementRolled,
)
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Phase, Status
from pb12table.systems.pb12.rules.preparations.blocks import Deputy, ReplacedCheck
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, Attribute, CardId, DamageCode
from pb12table.systems.pb12.rules.round.sequence import ChoosePlace
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    Cancel,
    Damage,
    GiveCommandPoints,
    GiveStatus,
    GiveVictoryPoints,
    Open,
    ScenarioAction,
    TargetKind,
)
from tests.systems.pb12.expect import gear, gun
from tests.systems.pb12.interrupting import ALWAYS, GUN, A, B, C, asked, delayed
from tests.systems.pb12.scene import CARDS, ORIGIN, Play, Scene, label
from tests.systems.pb12.stables import coach, marked, markers, rider

JEER = CardId("jeer")
COACH = FigureId("coach")
DEADLY = gun(damage=DamageCode(12, 0))


def three() -> Scene:
    """Alice's a, Bob's b with one more of his, and Carol's c, who waits with a deadly gun; all three are leaders."""
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    scene.leaders = {"alice": "a", "bob": "b", "carol": "c"}
    scene.human("a", "alice", command=1, blocks=[gun()], ranged=4)
    scene.human("b", "bob", at=(5, 0), facing=180, command=1)
    scene.human("b-2", "bob", at=(5, 8), facing=180)
    scene.human("c", "carol", at=(5, -4), facing=90, command=1, blocks=[DEADLY], ranged=12)
    return delayed(scene, "c", 1)


def answered_by_carol(play: Play) -> Play:
    """Carol's interruption on top of Bob's: she takes out his leader before his takes effect."""
    while asked(play) != ("carol", Window.BEFORE_ACTION):
        play.answer(Pass())
    play.answer(UseDelayed(C)).answer(RangedAttack(GUN, B, 1)).passing()
    assert play.player("bob").defeated
    return play


# -- interruptions that wait ----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.1.22", "R4.0.3", "RU024", "RU100")
def test_a_card_that_waits_has_no_effect_when_its_player_is_defeated() -> None:
    scene = three()
    scene.hands = {"bob": ["jeer"]}
    with scene.activate("a", [12]) as play:
        play.answer(RangedAttack(GUN, C, 1))
        assert asked(play) == ("bob", Window.BEFORE_ACTION)
        play.answer(PlayCard(JEER, A))
        answered_by_carol(play)
        assert not play.has("a", "distracted")


@pytest.mark.rule("R1.1.22", "R4.0.3", "RU024")
def test_a_card_of_a_defeated_player_cancels_nothing() -> None:
    """Bob would have taken the effect from what Alice played before."""
    scene = three()
    scene.cards = [replace(card, id=CardId("no"), effects=(Cancel(),)) for card in CARDS if card.id == JEER]
    scene.hands = {"bob": ["no"]}
    scene.edit("a", standing_order=ALWAYS)
    with scene.activate("a", [12]) as play:
        play.answer(RangedAttack(GUN, C, 1)).answer(RangedDefence(A))
        while asked(play) != ("bob", Window.BEFORE_ACTION):
            play.answer(Pass())
        play.answer(PlayCard(CardId("no"), A))
        answered_by_carol(play)
        assert [event.figure for event in play.of(DefenceRaised)] == ["a"]


@pytest.mark.rule("R1.1.22", "R4.3.1", "RU024", "RU100")
def test_a_vehicle_that_a_defeated_player_leaves_behind_does_not_react_any_more() -> None:
    scene = three()
    coach(scene, "cart", "bob", at=(-20, 0), initiative=3, action_points=2)
    scene.edit("cart", standing_order=ALWAYS)
    cart = FigureId("cart")
    with scene.activate("a", [12]) as play:
        play.answer(RangedAttack(GUN, C, 1))
        assert asked(play) == ("bob", Window.BEFORE_ACTION)
        play.answer(RangedDefence(cart))
        answered_by_carol(play)
        assert play.of(DefenceRaised) == []
        assert [event.figure for event in play.of(InterruptionLapsed)] == [cart]


# -- cards after a die ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.19", "R5.0.8", "RU024", "RU113")
def test_a_card_after_a_die_has_no_effect_when_its_player_gives_up_before_all_have_passed() -> None:
    scene = three()
    scene.hands = {"bob": ["gust-of-wind"], "carol": ["gust-of-wind"]}
    scene.edit("carol", ask_cards=AskCards.ALWAYS)
    scene.edit("c", statuses={})
    with scene.activate("a", [9, 6]) as play:
        play.passing().answer(RangedAttack(GUN, C, 1)).passing()
        assert isinstance(play.pending, PlayAfterRoll)
        assert play.pending.player == "bob"
        play.answer(PlayCard(CardId("gust-of-wind")))
        assert isinstance(play.pending, PlayAfterRoll)
        assert play.pending.player == "carol"
        play.session.declare("bob", GiveUp())
        play.answer(play.pending.default(play.state))
        assert play.of(DieChanged) == []
        assert [(check.face, check.passed) for check in play.checks] == [(9, True)]


# -- actions of the scenario ------------------------------------------------------------------------------------------


def beside_ones_own_charge() -> Scene:
    """Alice's sapper, who can set off a charge beside her leader that is worth points to her."""
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    scene.leaders = {"alice": "a", "bob": "b", "carol": "c"}
    scene.human("sapper", "alice", tech=11)
    scene.human("a", "alice", at=(5, 0), command=1)
    scene.human("b", "bob", at=(30, 0), command=1)
    scene.human("c", "carol", at=(-30, 0), command=1)
    effects = (Damage(strength=12), GiveVictoryPoints(points=2), GiveCommandPoints(points=1))
    wall = scene.wall(40, 2.0)
    scene.actions.append(ScenarioAction(
        "charge", label("charge"), label("charge"), TargetKind.PLACE, (*effects, Open(pieces=(wall,))),
        attribute=Attribute.TECH, radius=2, place=(ORIGIN + 5.0, ORIGIN, 1.8),
    ))  # fmt: skip
    return scene


@pytest.mark.rule("R1.1.22", "R1.1.21", "RU024")
def test_who_is_defeated_by_his_own_action_receives_no_points_for_it() -> None:
    with beside_ones_own_charge().activate("sapper", [12]) as play:
        play.act(ScenarioAct("charge"))
        assert play.player("alice").defeated
        assert (play.player("alice").victory_points, play.player("alice").command_points) == (0, 0)
        assert play.state.terrain["piece-0"].gone


@pytest.mark.rule("R1.1.22", "RU024", "RU050")
def test_what_further_successes_would_do_lapses_with_the_defeat_of_the_player() -> None:
    """As with attacks: the first success takes out Alice's leader, the second has no effect any more."""
    scene = beside_ones_own_charge()
    scene.human("witness", "bob", at=(5, 1.5), points=(9, 0, 0))
    with scene.activate("sapper", [12, 1]) as play:
        play.act(ScenarioAct("charge", action_points=2))
        assert play.player("alice").defeated
        assert len(play.of(BlastWentOff)) == 1
        assert [event.figure for event in play.of(DamageRolled)] == ["a", "witness"]
        assert Status.PANICKED not in play.figure("witness").statuses


# -- checks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.19", "R1.4.28", "R1.10.5")
def test_nobody_throws_for_a_figure_whose_player_gives_up_when_he_is_asked_for_a_deputy() -> None:
    scene = three()
    scene.edit("b-2", statuses={Status.PANICKED: 1})
    captain = gear("heart", deputy=Deputy(ReplacedCheck.NERVE))
    scene.human("captain", "bob", at=(30, 0), nerve=5, blocks=[captain])
    with scene.play(phase=Phase.STATUS) as play:
        while not isinstance(play.pending, ChooseDeputy):
            play.answer(False)
        play.session.declare("bob", GiveUp())
        assert play.checks == []
        assert play.state.game_round == 2


@pytest.mark.rule("R1.3.19", "R3.0.9", "R1.5.6")
def test_nobody_throws_where_a_passenger_goes_whose_player_gives_up_after_the_failed_check() -> None:
    """He gives up while he is asked for a card after the die."""
    scene = three()
    coach(scene, "coach", "alice", at=(-20, 0))
    rider(scene, "guest", "bob", at=(-21.5, 0.5))
    marked(scene, "coach", moved=2)
    scene.hands = {"bob": ["second-throw"]}
    with scene.play([2], phase=Phase.STATUS) as play:
        while not isinstance(play.pending, PlayAfterRoll):
            play.answer(False)
        play.session.declare("bob", GiveUp())
        assert [(check.kind, check.passed) for check in play.checks] == [("passenger-check", False)]
        assert play.of(RandomMovementRolled) == []


# -- the initiative phase ---------------------------------------------------------------------------------------------


def bidding(*dice: int) -> Play:
    """Three players have bid nothing; Carol is asked for a card after each die."""
    scene = three()
    scene.hands = {"carol": ["luck"]}
    scene.edit("carol", ask_cards=AskCards.ALWAYS)
    return scene.play(dice, phase=Phase.INITIATIVE).answer(0).answer(0).answer(0)


def declined(play: Play, dice: int) -> None:
    """Carol plays no card after so many dice."""
    for _ in range(dice):
        assert isinstance(play.pending, PlayAfterRoll)
        play.answer(play.pending.default(play.state))


@pytest.mark.rule("R1.3.4", "R1.3.19")
def test_who_gives_up_before_he_has_thrown_for_initiative_throws_no_more() -> None:
    with bidding(9, 4) as play:
        assert isinstance(play.pending, PlayAfterRoll)
        play.session.declare("carol", GiveUp())
        assert [event.player for event in play.of(InitiativeRolled)] == ["alice", "bob"]
        assert play.question(ChoosePlace) == ChoosePlace("alice", (1, 2))


@pytest.mark.rule("R1.3.6", "R1.3.19", "RU027")
def test_who_gives_up_among_the_tied_throws_no_more() -> None:
    with bidding(9, 9, 9, 5, 6) as play:
        declined(play, 3)
        play.session.declare("carol", GiveUp())
        assert [event.player for event in play.of(InitiativeRolled)] == ["alice", "bob", "carol", "alice", "bob"]
        assert play.pending == ChoosePlace("bob", (1, 2))


@pytest.mark.rule("R1.3.5", "R1.3.19")
def test_who_gives_up_while_another_chooses_takes_no_place() -> None:
    """And of two who are left the second has nothing to choose."""
    with bidding(9, 7, 4) as play:
        declined(play, 3)
        assert play.pending == ChoosePlace("alice", (1, 3))
        play.session.declare("bob", GiveUp())
        play.answer(3)
        assert [(event.player, event.place) for event in play.of(PlaceTaken)] == [("alice", 3), ("carol", 1)]
        assert play.state.turn_order == ["carol", "alice"]


# -- vehicles -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.19", "RU024", "RU048")
@pytest.mark.parametrize("action", [SlowDown(), Move(2)])
def test_what_a_vehicle_was_about_to_do_lapses_when_its_player_gives_up(action: SlowDown | Move) -> None:
    """It stays on the table, but he steers it no longer; that it runs on is checked as ever (R3.0.16)."""
    scene = three()
    coach(scene, "coach", "alice", at=(-20, 0), tech=12, data={"modifiers": ()})
    rider(scene, "driver", "alice", at=(-19, 0))
    marked(scene, "coach", moved=2)
    scene.edit("c", statuses={})
    scene.edit("b-2", standing_order=ALWAYS)
    with scene.activate("driver", [12]) as play:
        play.answer(Steer(COACH, 2)).passing().answer(action)
        assert asked(play) == ("bob", Window.BEFORE_ACTION)
        play.session.declare("alice", GiveUp())
        play.passing()
        assert [event.action for event in play.of(ActionTaken)] == ["steer"]
        assert markers(play, "coach", "moved") == 2
        assert play.pending == ChooseTurn("bob")


@pytest.mark.rule("R1.3.19", "RU024", "R4.0.6")
def test_a_vehicle_goes_no_further_when_its_player_gives_up_before_an_option() -> None:
    scene = three()
    coach(scene, "coach", "alice", at=(-20, 0))
    rider(scene, "driver", "alice", at=(-19, 0))
    scene.edit("c", statuses={})
    scene.edit("b-2", standing_order=ALWAYS)
    with scene.activate("driver") as play:
        play.answer(Steer(COACH, 2)).passing().answer(Move(2)).passing()
        play.answer(Horizontal(-19, 0))
        assert asked(play) == ("bob", Window.BEFORE_OPTION)
        play.session.declare("alice", GiveUp())
        play.passing()
        assert play.at("coach") == (-20, 0, 0)
        assert play.pending == ChooseTurn("bob")


@pytest.mark.rule("R1.3.19", "RU024", "RU050", "RU122")
def test_an_action_of_the_scenario_fails_when_the_player_of_a_vehicle_gives_up_between_its_checks() -> None:
    scene = three()
    coach(scene, "coach", "alice", at=(-20, 0), tech=11, data={"modifiers": ()})
    rider(scene, "driver", "alice", at=(-19, 0))
    bell = ScenarioAction("ring", label("ring"), label("ring"), TargetKind.NONE, (GiveStatus(status=Status.EXHAUSTED),))
    scene.actions.append(replace(bell, attribute=Attribute.TECH))
    scene.edit("c", statuses={})
    with scene.activate("driver") as play:
        play.answer(Steer(COACH, 2)).passing().answer(ScenarioAct("ring", action_points=2)).passing()
        assert isinstance(play.pending, RollOn)
        play.session.declare("alice", GiveUp())
        play.passing()
        assert not play.has("coach", "exhausted")
        assert play.question(ChooseTurn) == ChooseTurn("bob")
