"""Cards: decks, hands, drawing, discarding, paying, and the five playabilities.  Chapter 5, RU112 to RU114."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from pb12table.kernel.dice import ScriptedDice, SeededDice, TypedDice
from pb12table.kernel.game import EVERYTHING, visible_to
from pb12table.kernel.request import IllegalAnswer
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards, HiddenDie
from pb12table.systems.pb12.rules.cards.card_data import RollKind, StatusMoment
from pb12table.systems.pb12.rules.cards.card_legality import (
    PlayAfterRoll,
    PlayStatusCard,
    Thrown,
    fits_roll,
    kinds_of_roll,
    ways_to_play,
)
from pb12table.systems.pb12.rules.command.commanding import still_owing
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import markers_of, value
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    AskForCards,
    Command,
    Concentrate,
    DiscardCard,
    EndCommand,
    Horizontal,
    MeleeAttack,
    Move,
    Pass,
    PassTurn,
    PlayCard,
    RangedAttack,
    Stop,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardWithoutTarget,
    DecksShuffled,
    DieChanged,
    FigureActivated,
    InitiativeRolled,
    InterruptionCancelled,
    PlayerDefeated,
    TurnBegan,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import CommandKind, Phase, State, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import (
    HIDDEN,
    AskCards,
    Attribute,
    BlockId,
    CardId,
    PlayerSetup,
)
from pb12table.systems.pb12.rules.preparations.setup import new_game, value_reduction
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, DeclareSurrender
from pb12table.systems.pb12.rules.scenarios.scenario_data import GiveCommandPoints
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.expect import reason
from tests.systems.pb12.scene import CARDS, Play, Scene

PIRATE, BOY = FigureId("pirate"), FigureId("boy")
ALICE, BOB = PlayerId("alice"), PlayerId("bob")
PISTOL, SWORD = BlockId("pistol"), BlockId("sword")
BY_ID = {card.id: card for card in CARDS}


def two(**hands: list[str]) -> Scene:
    """A pirate of Alice and a boy of Bob five steps apart, both armed, with these cards in their players' hands."""
    scene = Scene(hands=hands)
    scene.human("pirate", "alice", (0, 0), items=["pistol"], ranged=4, tech=3, points=(3, 1, 1))
    scene.human("boy", "bob", (5, 0), 180, items=["pistol"], ranged=4, points=(3, 1, 1))
    return scene


def card(name: str, figure: str | None = None, player: str | None = None, points: int | None = None) -> PlayCard:
    needed = BY_ID[CardId(name)].action_points if points is None else points
    return PlayCard(
        CardId(name),
        None if figure is None else FigureId(figure),
        None if player is None else PlayerId(player),
        needed,
    )


def hand(play: Play, player: str) -> list[str]:
    return list(play.player(player).hand)


def begun(scene: Scene, dice: Any = None, **players: Any) -> Session[State]:
    """A new game, from before the first round."""
    return Session(SYSTEM, new_game(scene.setup()), SeededDice(3) if dice is None else dice)


# -- value, decks and hands -----------------------------------------------------------------------------------


@pytest.mark.rule("R5.0.12", "R5.0.2", "RU112")
@pytest.mark.vector("V040")
def test_v040_the_two_cards_of_the_rulebook() -> None:
    luck, imperative = BY_ID[CardId("luck")], BY_ID[CardId("ethical-imperative")]
    assert (luck.label.en, luck.label.de, luck.per_mille, luck.playability) == ("Luck", "Glück", 3, "interruption")
    assert (imperative.label.de, imperative.per_mille) == ("Ethischer Imperativ", 12)
    assert imperative.playability == "interruption"
    player = PlayerSetup(ALICE, "Alice", 0, deck=(luck.id, imperative.id), card_reduction=15)
    assert value_reduction(player) == 15


@pytest.mark.rule("R5.0.3", "RU022")
def test_decks_are_shuffled_before_the_first_round_and_every_order_is_as_likely() -> None:
    scene = two()
    scene.decks = {"alice": ["luck", "duck", "spoils"], "bob": []}
    orders = Counter[tuple[str, ...]]()
    for first in (1, 2, 3):
        for second in (1, 2):
            session = begun(scene, ScriptedDice([first, second]))
            orders[tuple(session.state.players[ALICE].deck)] += 1
            assert isinstance(session.pending, DrawCards)
    assert len(orders) == 6
    shuffled = [line.event for line in session.log if isinstance(line.event, DecksShuffled)]
    assert [event.decks for event in shuffled] == [(("alice", 3),)]


@pytest.mark.rule("R5.0.3", "RU112")
def test_nobody_sees_how_a_deck_is_shuffled() -> None:
    """The dice are secrets, also for players who throw their own; the start hand is empty."""
    scene = two()
    scene.decks = {"alice": ["luck", "duck", "spoils", "luck"]}
    session = begun(scene, TypedDice())
    assert isinstance(session.pending, DrawCards)
    assert [entry.request for entry in session.entries] == ["HiddenDie"] * 3
    assert all(entry.hidden for entry in session.entries)
    assert session.free_undo_limit == 3
    assert session.state.players[ALICE].hand == []


@pytest.mark.rule("RU022", "R5.0.3")
@pytest.mark.vector("V340")
def test_v340_others_see_how_many_cards_and_what_they_cost_but_not_which() -> None:
    scene = two()
    scene.decks = {"alice": ["luck", "spoils"], "bob": ["duck", "duck", "jeer"]}
    setup = scene.setup()
    players = tuple(replace(player, card_reduction=16) for player in setup.players)
    state = new_game(replace(setup, players=players))
    state.players[BOB].hand = [CardId("countermand")]
    state.players[BOB].discarded = [CardId("luck")]
    for viewer in (ALICE, None):
        seen = view(state, viewer)
        assert seen.players[BOB].deck == [HIDDEN] * 3
        assert seen.players[BOB].hand == [HIDDEN]
        assert seen.players[BOB].discarded == ["luck"]
        assert seen.setup.player_by_id[BOB].deck == (HIDDEN,) * 3
        assert seen.setup.player_by_id[BOB].card_reduction == 16
        assert {card.id for card in seen.setup.cards} == set(BY_ID)
    assert sorted(view(state, ALICE).players[ALICE].deck) == ["luck", "spoils"]
    own = view(state, BOB)
    assert own.players[BOB].hand == ["countermand"]
    state.players[BOB].deck.reverse()
    assert view(state, BOB).players[BOB].deck == own.players[BOB].deck, "the order of one's own deck is hidden too"
    assert own.setup.player_by_id[BOB].deck == ("duck", "duck", "jeer")
    assert own.setup.player_by_id[ALICE].deck == (HIDDEN, HIDDEN)
    assert view(state, PlayerId(EVERYTHING)) == state, "once a game is over, nothing in it is secret"


@pytest.mark.rule("R5.0.1", "R5.0.3")
def test_without_cards_nobody_is_asked_and_a_setup_is_seen_as_it_is() -> None:
    scene = two()
    session = begun(scene)
    assert isinstance(session.pending, BidInitiative)
    assert not any(isinstance(line.event, DecksShuffled) for line in session.log)
    assert view(session.state, ALICE).setup is session.state.setup


# -- drawing and discarding -----------------------------------------------------------------------------------


@pytest.mark.rule("R5.0.4", "RU112")
@pytest.mark.vector("V286")
def test_v286_no_more_cards_than_the_deck_has() -> None:
    scene = two()
    scene.players["alice"] = 1
    scene.decks = {"alice": ["luck", "duck"]}
    request = begun(scene).pending
    assert isinstance(request, DrawCards)
    assert (request.lowest, request.highest) == (0, 1), "nor more than the command points pay for"
    scene = two()
    scene.players["alice"] = 3
    scene.decks = {"alice": ["luck", "duck"]}
    session = begun(scene)
    request = session.pending
    assert isinstance(request, DrawCards)
    assert list(request.options(session.state)) == [0, 1, 2]
    assert session.refusal(3) is not None
    session.answer(2)
    alice = session.state.players[ALICE]
    assert (sorted(alice.hand), alice.deck, alice.command_points) == (["duck", "luck"], [], 1)


@pytest.mark.rule("RU025", "R5.0.4")
@pytest.mark.vector("V096")
def test_v096_drawing_to_nothing_is_no_defeat_and_leaves_no_turn() -> None:
    scene = two()
    scene.players["alice"] = 2
    scene.decks = {"alice": ["luck", "duck", "spoils"]}
    session = begun(scene)
    session.answer(2)
    assert session.state.players[ALICE].command_points == 0
    assert not session.state.players[ALICE].defeated
    while not isinstance(session.pending, ChooseTurn):
        assert session.pending is not None
        session.answer(session.pending.default(session.state))
    assert session.pending.player == "bob"
    session.answer(Wait())
    turns = [line.event.player for line in session.log if isinstance(line.event, TurnBegan)]
    assert set(turns) == {"bob"}


@pytest.mark.rule("R5.0.4", "R5.0.3")
def test_only_the_drawing_player_learns_what_was_drawn_and_it_cannot_be_taken_back_freely() -> None:
    scene = two()
    scene.decks = {"alice": ["luck", "duck"]}
    session = begun(scene)
    session.answer(1)
    drawn = [line.event for line in session.log if isinstance(line.event, CardsDrawn)]
    assert [(event.number, len(event.cards), event.audience) for event in drawn] == [(1, 0, None), (1, 1, ("alice",))]
    assert [visible_to(event, "bob") for event in drawn] == [True, False]
    assert [visible_to(event, None) for event in drawn] == [True, False]
    assert session.free_undo_limit == len(session.entries)
    assert session.entries[-1].hidden


@pytest.mark.rule("R5.0.5", "RU112")
@pytest.mark.vector("V315")
def test_v315_a_discarded_card_is_out_of_the_game() -> None:
    """Discarding is free and possible at any time, also while another is asked; a card one has not got stays."""
    scene = two(alice=["luck", "duck"])
    with scene.activate("boy") as play:
        play.session.declare("alice", DiscardCard(CardId("luck")))
        assert hand(play, "alice") == ["duck"]
        assert play.player("alice").discarded == ["luck"]
        assert play.player("alice").deck == []
        assert [(event.player, event.card) for event in play.of(CardDiscarded)] == [("alice", "luck")]
        assert play.player("alice").command_points == 10
        for player, name in (("alice", "luck"), ("bob", "duck")):
            with pytest.raises(IllegalAnswer):
                play.session.declare(player, DiscardCard(CardId(name)))


@pytest.mark.rule("RU024", "R1.1.22")
def test_the_cards_of_a_defeated_player_leave_the_game_unseen() -> None:
    scene = two(alice=["luck"])
    scene.players["carol"] = 2
    scene.human("c", "carol", (30, 0))
    scene.decks = {"alice": ["duck"]}
    with scene.activate("boy") as play:
        play.session.declare("alice", {"kind": "give-up"})
        assert play.of(PlayerDefeated)
        assert (hand(play, "alice"), play.player("alice").deck, play.player("alice").discarded) == ([], [], [])


# -- paying ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.0.6", "RU112")
@pytest.mark.vector("V285")
def test_v285_too_few_command_points_the_card_is_lost_for_nothing() -> None:
    scene = two(alice=["heroic-deed"])
    scene.players["alice"] = 1
    with scene.play() as play:
        play.turn(card("heroic-deed", "pirate"))
        assert (hand(play, "alice"), play.player("alice").discarded) == ([], ["heroic-deed"])
        assert play.player("alice").command_points == 1
        assert [(event.works, event.command_points) for event in play.of(CardPlayed)] == [(False, 2)]
        assert not play.of(FigureActivated)


@pytest.mark.rule("R5.0.6")
def test_a_card_may_cost_the_last_command_points() -> None:
    scene = two(alice=["heroic-deed"])
    scene.players["alice"] = 2
    with scene.play() as play:
        play.turn(card("heroic-deed", "pirate"))
        assert play.player("alice").command_points == 0
        assert [(event.works, event.command_points) for event in play.of(CardPlayed)] == [(True, 2)]
        assert [event.figure for event in play.of(FigureActivated)] == ["pirate"]


# -- actions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.0.7", "RU114", "R1.10.2")
@pytest.mark.vector("V288")
def test_v288_an_action_card_costs_the_figure_its_points_and_is_activity() -> None:
    scene = two(alice=["bulls-eye"])
    scene.edit("pirate", statuses={Status.MOVED: 2})
    with scene.activate("pirate") as play:
        play.act(card("bulls-eye"))
        assert play.figure("pirate").action_points == 2
        assert play.moved_markers("pirate") == 0
        assert value(play.state, PIRATE, Attribute.RANGED) == 7
        assert hand(play, "alice") == []
        play.end_turn()
        assert value(play.state, PIRATE, Attribute.RANGED) == 4


@pytest.mark.rule("R5.0.7", "R5.0.3")
def test_an_action_card_needs_its_moment_its_points_and_its_target() -> None:
    scene = two(alice=["bulls-eye", "sand-in-the-eyes", "adrenaline", "council-of-war"], bob=["vanish"])
    with scene.activate("pirate") as play:
        assert reason(play, card("vanish")) == ("R5.0.3", "not-in-hand")
        assert reason(play, card("council-of-war")) == ("R5.0.9", "not-the-moment")
        assert reason(play, card("bulls-eye", points=0)) == ("R5.0.7", "other-action-points")
        assert reason(play, card("bulls-eye", "boy")) == ("R5.0.6", "no-figure-needed")
        assert reason(play, card("bulls-eye", player="bob")) == ("R5.0.6", "no-player-needed")
        assert reason(play, card("sand-in-the-eyes")) == ("R5.0.6", "choose-a-figure")
        assert reason(play, card("sand-in-the-eyes", "boy")) == ("R1.6.4", "too-far")
        assert reason(play, card("sand-in-the-eyes", "pirate")) == ("R1.6.4", "wrong-side")
        assert reason(play, card("sand-in-the-eyes", "nobody")) == ("R1.6.4", "no-such-target")
        assert isinstance(play.pending, ChooseAction)
        offered = {hint.card for hint in play.pending.hints(play.state) if isinstance(hint, PlayCard)}
        assert offered == {"bulls-eye", "adrenaline"}
        play.act(card("adrenaline"))
        assert play.figure("pirate").action_points == 5
        assert play.has("pirate", "exhausted")


@pytest.mark.rule("R5.0.7", "RU068")
def test_an_action_card_uses_up_concentration() -> None:
    scene = two(alice=["fresh-powder"])
    with scene.activate("pirate", dice=[1]) as play:
        play.act(RangedAttack(PISTOL, BOY, 1))
        play.act(Concentrate())
        play.act(card("fresh-powder"))
        assert not play.figure("pirate").concentrated


# -- after rolls ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.0.8", "RU113")
@pytest.mark.vector("V287")
def test_v287_after_a_rolled_check_all_cards_apply_in_the_order_played_and_after_none_there_is_none() -> None:
    scene = two(alice=["steady-hand"], bob=["gust-of-wind"])
    # TN 12 - 4 - 1 = 7: a 6 fails; Alice's 8 would pass, Bob's 5 fails again.
    with scene.activate("pirate", dice=[6, 1]) as play:
        play.answer(RangedAttack(PISTOL, BOY, 1))
        request = play.pending
        assert isinstance(request, PlayAfterRoll)
        assert (request.player, request.thrown.face, request.thrown.target_number) == ("alice", 6, 7)
        play.answer(card("steady-hand"))
        assert isinstance(play.pending, PlayAfterRoll), "a gust made no miss worse, but turns this hit"
        play.answer(Pass())
        assert play.checks[-1].face == 8
    scene = two(alice=["steady-hand"], bob=["gust-of-wind"])
    scene.edit("bob", ask_cards=AskCards.ALWAYS)
    with scene.activate("pirate", dice=[6]) as play:
        passing(play).answer(RangedAttack(PISTOL, BOY, 1))
        passing(play, PlayInterruption)
        play.answer(card("steady-hand"))
        assert isinstance(play.pending, PlayAfterRoll)
        assert play.pending.player == "bob"
        assert [played.card for _, played in play.pending.played] == ["steady-hand"]
        play.answer(card("gust-of-wind"))
        passing(play)
        assert [(e.player, e.before, e.face) for e in play.of(DieChanged)] == [("alice", 6, 8), ("bob", 8, 5)]
        assert (play.checks[-1].face, play.checks[-1].passed) == (5, False)
    scene = two(alice=["steady-hand"], bob=["gust-of-wind"])
    scene.edit("pirate", action_points=0)
    scene.figures[0] = replace(scene.figures[0], profile=replace(scene.figures[0].profile, ranged=12))
    with scene.activate("pirate", dice=[1]) as play:
        play.answer(RangedAttack(PISTOL, BOY, 1))  # TN -1: automatic; the damage roll's 1 does nothing
        assert play.checks[-1].face is None
        assert not play.of(CardPlayed)


def passing(play: Play, *kinds: type) -> Play:
    """Pass at every question about interruptions and cards."""
    while isinstance(play.pending, kinds or (PlayInterruption, PlayAfterRoll, PlayStatusCard)):
        play.answer(Pass())
    return play


@pytest.mark.rule("R5.0.8", "RU113")
def test_who_could_answer_a_card_after_a_roll_is_asked_until_all_pass() -> None:
    scene = two(alice=["steady-hand", "loaded-die"], bob=["gust-of-wind"])
    with scene.activate("pirate", dice=[6, 1]) as play:
        play.answer(RangedAttack(PISTOL, BOY, 1))
        for player, name in (("alice", "steady-hand"), ("bob", "gust-of-wind"), ("alice", "loaded-die")):
            assert isinstance(play.pending, PlayAfterRoll)
            assert play.pending.player == player
            play.answer(card(name))
        assert [(event.before, event.face) for event in play.of(DieChanged)] == [(6, 8), (8, 5), (5, 12)]
        assert play.checks[-1].passed


@pytest.mark.rule("R5.0.8", "RU113")
def test_a_die_that_will_be_thrown_again_is_answered_when_it_shows_something() -> None:
    scene = two(alice=["second-throw"], bob=["gust-of-wind"])
    with scene.activate("pirate", dice=[6, 8]) as play:
        play.answer(RangedAttack(PISTOL, BOY, 1)).answer(card("second-throw"))
        assert isinstance(play.pending, PlayAfterRoll)
        assert (play.pending.player, play.pending.thrown.face) == ("bob", 8)
        play.answer(card("gust-of-wind"))
        assert (play.checks[-1].face, play.checks[-1].passed) == (5, False)


@pytest.mark.rule("R5.0.8", "RU113")
def test_a_die_thrown_again_is_a_roll_of_its_own() -> None:
    scene = two(alice=["second-throw", "steady-hand"])
    with scene.activate("pirate", dice=[2, 6, 1]) as play:
        play.answer(RangedAttack(PISTOL, BOY, 1))
        play.answer(card("second-throw"))  # the steady hand could not help the 2, so nobody is asked about it
        assert isinstance(play.pending, PlayAfterRoll)
        assert play.pending.thrown.face == 6
        play.answer(card("steady-hand"))
        assert [(event.card, event.before, event.face) for event in play.of(DieChanged)] == [
            ("steady-hand", 6, 8),
            ("second-throw", 2, 8),
        ]
        assert play.checks[-1].passed


@pytest.mark.rule("R5.0.8")
def test_a_die_stays_between_1_and_12() -> None:
    scene = two(bob=["glancing-blow"])
    with scene.activate("pirate", dice=[12, 3]) as play:
        play.answer(RangedAttack(PISTOL, BOY, 1))
        assert isinstance(play.pending, PlayAfterRoll)
        assert (play.pending.thrown.purpose, play.pending.thrown.player) == ("damage-roll", "alice")
        play.answer(card("glancing-blow"))
        assert play.damage[-1].face == 1


@pytest.mark.rule("R5.0.8", "RU113")
def test_cards_are_for_certain_dice_and_throwers() -> None:
    assert kinds_of_roll("ranged-check") == (RollKind.ATTACK, RollKind.CHECK)
    assert kinds_of_roll("panic-check") == (RollKind.NERVE, RollKind.CHECK)
    assert kinds_of_roll("initiative-tie") == (RollKind.INITIATIVE,)
    assert kinds_of_roll("accident-check") == (RollKind.CHECK,)
    own = Thrown(ALICE, "ranged-check", PIRATE, 7, 6)
    fits = {name: fits_roll(ALICE, BY_ID[CardId(name)], own) for name in ("steady-hand", "gust-of-wind", "early-bird")}
    assert fits == {"steady-hand": True, "gust-of-wind": False, "early-bird": False}
    assert fits_roll(BOB, BY_ID[CardId("gust-of-wind")], own)
    assert not fits_roll(BOB, BY_ID[CardId("steady-hand")], own)
    scene = two(alice=["early-bird", "weak-spot", "steady-hand"], bob=["steady-hand"])
    with scene.activate("pirate", dice=[6]) as play:
        play.answer(RangedAttack(PISTOL, BOY, 1))
        assert isinstance(play.pending, PlayAfterRoll)
        assert [answer.card for answer in play.pending.cards(play.state)] == ["steady-hand"]
        assert reason(play, card("early-bird")) == ("R5.0.8", "not-this-die")
        play.answer(Pass())
        assert not play.of(CardPlayed)


@pytest.mark.rule("R5.0.8", "R1.3.4")
def test_a_card_after_the_initiative_roll() -> None:
    scene = two()
    scene.decks = {"alice": ["early-bird"]}
    session = begun(scene, ScriptedDice([5, 11]))
    session.answer(1)
    for _ in range(2):
        assert isinstance(session.pending, BidInitiative)
        session.answer(0)
    assert isinstance(session.pending, PlayAfterRoll)
    session.answer(card("early-bird"))
    rolled = [line.event for line in session.log if isinstance(line.event, InitiativeRolled)]
    assert [(event.player, event.face, event.initiative) for event in rolled] == [("alice", 9, 9), ("bob", 11, 11)]


# -- turns ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.0.9", "RU026")
@pytest.mark.vector("V289")
def test_v289_a_turn_card_replaces_the_turn_and_leaves_the_point() -> None:
    scene = two(alice=["council-of-war"])
    scene.players["alice"] = 1
    scene.decks = {"alice": ["luck", "duck", "spoils"]}
    with scene.play() as play:
        play.turn(card("council-of-war"))
        assert play.player("alice").command_points == 1
        assert hand(play, "alice") == ["luck", "duck"]
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == "bob"


@pytest.mark.rule("R5.0.6", "R5.0.9")
def test_a_card_for_a_status_is_played_at_nobody_without_it() -> None:
    scene = two(alice=["field-surgeon"])
    with scene.play() as play:
        assert reason(play, card("field-surgeon", "pirate")) == ("R5.0.6", "lacks-the-status")
        play.figure("pirate").statuses[Status.LIGHTLY_WOUNDED] = 1
        assert play.refusal(card("field-surgeon", "pirate")) is None


@pytest.mark.rule("R5.0.9", "R1.3.8", "RU030")
def test_a_heroic_deed_activates_a_figure_that_can_be() -> None:
    scene = two(alice=["heroic-deed", "heroic-deed"])
    scene.human("lame", "alice", (0, 9), initiative=0)
    with scene.play() as play:
        assert reason(play, card("heroic-deed", "lame")) == ("R1.3.8", "no-initiative")
        assert reason(play, card("heroic-deed", "boy")) == ("R1.6.4", "wrong-side")
        assert reason(play, card("heroic-deed")) == ("R5.0.6", "choose-a-figure")
        play.turn(card("heroic-deed", "pirate"))
        assert isinstance(play.pending, ChooseAction)
        assert (play.figure("pirate").action_points, play.player("alice").command_points) == (5, 8)
        assert play.refusal(Move(5, full_move=True)) is None
        play.end_turn().turn(Wait())
        assert reason(play, card("heroic-deed", "pirate")) == ("R5.0.6", "must-not-be-done")


@pytest.mark.rule("R5.0.9", "R1.3.10")
def test_second_wind_and_field_surgeon() -> None:
    scene = two(alice=["second-wind", "field-surgeon"])
    scene.edit("pirate", done=True, free_points=0, light_points=0, statuses={Status.LIGHTLY_WOUNDED: 1})
    with scene.play() as play:
        play.turn(card("field-surgeon", "pirate"))
        assert play.figure("pirate").light_points == 1
        assert not play.has("pirate", "lightly_wounded")
        play.turn(Wait())
        play.turn(card("second-wind", "pirate")).turn(Wait())
        play.turn(Activate(PIRATE))


@pytest.mark.rule("R5.0.6", "R1.6.4")
def test_no_card_is_played_at_who_is_not_on_the_table() -> None:
    scene = two(alice=["forced-march"])
    scene.human("mate", "alice", None)
    with scene.play() as play:
        assert reason(play, card("forced-march", "pirate")) is None
        assert reason(play, card("forced-march", "mate")) == ("R1.6.4", "no-such-target")


@pytest.mark.rule("R5.0.11")
def test_a_card_for_an_opponents_turn_is_not_played_before_ones_own() -> None:
    scene = two(bob=["hold-the-line"])
    with scene.play() as play:
        assert play.question(PlayInterruption).player == "bob", "before Alice's turn"
        play.answer(Pass()).turn(Wait())
        assert play.question(ChooseTurn).player == "bob", "nothing was asked before his own"
        play.turn(Wait())
        assert play.question(PlayInterruption).player == "bob"


@pytest.mark.rule("R5.0.11", "R4.0.6")
def test_a_card_after_an_opponents_step_is_not_played_after_ones_own() -> None:
    scene = two(alice=["loose-cobbles"], bob=["loose-cobbles"])
    with scene.activate("pirate") as play:
        play.act(Move(1)).go(Horizontal(0, 1))
        assert play.question(PlayInterruption).player == "bob"
        play.answer(Pass())
        play.question(ChooseMoveOption)


@pytest.mark.rule("R5.0.6", "R1.1.22")
def test_no_card_is_played_against_a_player_who_is_out_of_the_game() -> None:
    scene = two(alice=["false-orders"])
    scene.player("carol", 5)
    scene.human("third", "carol", (9, 9))
    scene.edit("carol", defeated=True)
    with scene.play() as play:
        assert reason(play, card("false-orders", player="carol")) == ("R5.0.6", "name-an-opponent")
        found = ways_to_play(play.state, PlayerId("alice"), BY_ID[CardId("false-orders")])
        assert [way.player for way in found] == ["bob"]


@pytest.mark.rule("R5.0.9", "R5.0.5", "R5.0.6")
def test_cards_against_an_opponent() -> None:
    scene = two(alice=["false-orders", "cutpurse"], bob=["luck", "duck", "spoils"])
    scene.players["bob"] = 2
    with scene.play(dice=[2]) as play:
        assert reason(play, card("cutpurse")) == ("R5.0.6", "name-an-opponent")
        assert reason(play, card("cutpurse", player="alice")) == ("R5.0.6", "name-an-opponent")
        play.turn(card("cutpurse", player="bob"))
        assert hand(play, "bob") == ["luck", "spoils"]
        assert play.session.entries[-1].request == HiddenDie.__name__
        play.turn(Wait())
        play.turn(card("false-orders", player="bob"))
        assert play.player("bob").command_points == 0


@pytest.mark.rule("R5.0.5", "RU123")
@pytest.mark.parametrize(("held", "dice", "kept"), [(["luck"], [], []), (["luck", "duck"], [1], ["duck"])])
def test_the_dice_choose_which_card_is_lost_when_there_is_more_than_one(
    held: list[str], dice: list[int], kept: list[str]
) -> None:
    with two(alice=["cutpurse"], bob=held).play(dice=dice) as play:
        play.turn(card("cutpurse", player="bob"))
        assert hand(play, "bob") == kept
        assert play.player("bob").discarded == [name for name in held if name not in kept]


@pytest.mark.rule("R5.0.9", "RU026")
@pytest.mark.vector("V103")
def test_v103_without_command_points_no_turn_card_is_asked_for() -> None:
    scene = two(alice=["council-of-war"])
    scene.players["alice"] = 0
    with scene.play() as play:
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == "bob"


# -- the status phase -----------------------------------------------------------------------------------------


@pytest.mark.rule("R5.0.10")
@pytest.mark.vector("V316")
def test_v316_a_status_card_is_for_the_status_phase_and_its_moment() -> None:
    scene = two(alice=["spoils", "last-honours"])
    with scene.play() as play:
        assert reason(play, card("spoils")) == ("R5.0.10", "not-the-moment")
    with scene.play(phase=Phase.STATUS) as play:
        for _ in range(2):
            assert isinstance(play.pending, DeclareSurrender)
            play.answer(False)
        question = play.question(PlayStatusCard)
        assert question.moment is StatusMoment.START
        assert reason(play, card("spoils")) == ("R5.0.10", "not-the-moment")
        assert [answer.card for answer in question.cards(play.state)] == ["last-honours"]
        play.answer(Pass())
        assert play.question(PlayStatusCard).moment is StatusMoment.END
        play.answer(card("spoils"))
        assert play.player("alice").victory_points == 1
        assert play.player("alice").command_points == 10  # 8 after the card, refilled in the next round


@pytest.mark.rule("R5.0.10")
def test_a_player_plays_as_many_status_cards_as_he_likes_and_then_it_is_the_next_ones_turn() -> None:
    scene = two(alice=["night-watch", "last-honours"], bob=["night-watch"])
    for name in ("pirate", "boy"):
        scene.edit(name, statuses={Status.PANICKED: 1})
    with scene.play(phase=Phase.STATUS) as play:
        for _ in range(2):
            play.answer(False)
        asked = []
        for answer in (card("last-honours"), card("night-watch", "pirate"), card("night-watch", "boy")):
            assert isinstance(play.pending, PlayStatusCard)
            asked.append(play.pending.player)
            play.answer(answer)
        assert asked == ["alice", "alice", "bob"]
        assert not play.has("pirate", "panicked")
        assert not play.has("boy", "panicked")


@pytest.mark.rule("R5.0.10", "R1.10.5")
def test_night_watch_saves_a_nerve_check() -> None:
    scene = two(alice=["night-watch"])
    scene.edit("pirate", statuses={Status.PANICKED: 1})
    with scene.play(phase=Phase.STATUS) as play:
        for _ in range(2):
            play.answer(False)
        play.answer(card("night-watch", "pirate"))
        assert not play.has("pirate", "panicked")
        assert not play.checks


# -- interruptions --------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.0.11", "R1.7.12")
def test_luck_before_ones_own_action() -> None:
    scene = two(alice=["luck"])
    with scene.activate("pirate", dice=[5, 1]) as play:
        shot = RangedAttack(PISTOL, BOY, 1)
        play.answer(shot)
        assert isinstance(play.pending, PlayInterruption)
        assert play.pending.player == "alice"
        play.answer(card("luck", "pirate"))
        play.question(ChooseAction)
        play.answer(shot)
        assert play.checks[-1].target_number == 5
        assert play.player("alice").command_points == 8


@pytest.mark.rule("R5.0.11", "R4.0.4")
def test_the_ethical_imperative_ends_all_attacks_of_the_turn() -> None:
    scene = two(bob=["ethical-imperative"])
    with scene.activate("pirate", dice=[1]) as play:
        play.answer(RangedAttack(PISTOL, BOY, 1))
        assert isinstance(play.pending, PlayInterruption)
        play.answer(card("ethical-imperative"))
        play.question(ChooseAction)
        assert play.figure("pirate").action_points == 3
        assert reason(play, RangedAttack(PISTOL, BOY, 1)) == ("R5.0.11", "truce")
        play.end_turn()
        assert not play.state.truce
        play.turn(Activate(BOY))
        play.act(RangedAttack(PISTOL, PIRATE, 1))


@pytest.mark.rule("R5.0.11", "R4.0.3")
@pytest.mark.vector("V369")
def test_v369_an_interruption_card_is_answered_by_another_one() -> None:
    scene = two(alice=["countermand"], bob=["ethical-imperative"])
    with scene.activate("pirate", dice=[1]) as play:
        play.answer(RangedAttack(PISTOL, BOY, 1))
        play.answer(card("ethical-imperative"))
        assert isinstance(play.pending, PlayInterruption)
        assert [played.answer for played in play.pending.stack] == [card("ethical-imperative")]
        play.answer(card("countermand"))
        assert [(event.player, event.card) for event in play.of(InterruptionCancelled)] == [("alice", "countermand")]
        assert not play.state.truce
        assert (play.player("alice").discarded, play.player("bob").discarded) == (
            ["countermand"],
            ["ethical-imperative"],
        )
        play.act(RangedAttack(PISTOL, BOY, 1))


@pytest.mark.rule("R5.0.11")
def test_duck_and_sidestep_are_for_the_attacked() -> None:
    scene = two(bob=["duck", "sidestep"])
    scene.human("mate", "bob", (5, 5))
    with scene.activate("pirate", dice=[8]) as play:
        shot = RangedAttack(PISTOL, BOY, 1)
        play.answer(shot)
        assert reason(play, card("duck", "mate")) == ("R5.0.6", "at-the-attacked-figure")
        assert reason(play, card("duck", "pirate")) == ("R5.0.6", "at-the-attacked-figure")
        play.answer(card("duck", "boy"))
        play.answer(Pass())
        play.answer(shot)
        assert play.checks[-1].target_number == 9


@pytest.mark.rule("R5.0.11", "RU100")
def test_a_card_whose_figure_is_gone_by_then_has_no_effect() -> None:
    """Alice ducks; Bob's powder in answer takes her figure out first."""
    powder = replace(
        BY_ID[CardId("jeer")],
        id=CardId("bolt"),
        effects=BY_ID[CardId("powder-keg")].effects * 3,
        target=replace(BY_ID[CardId("hold-the-line")].target, whom=BY_ID[CardId("jeer")].target.whom),
        occasions=BY_ID[CardId("countermand")].occasions,
    )
    scene = two(alice=["duck"], bob=["bolt"])
    scene.cards.append(powder)
    scene.edit("pirate", free_points=0, light_points=0, heavy_points=0)
    with scene.activate("boy", dice=[12]) as play:
        play.answer(RangedAttack(PISTOL, PIRATE, 1))
        play.answer(card("duck", "pirate"))
        play.answer(PlayCard(CardId("bolt"), PIRATE))
        assert play.is_out("pirate")
        assert [(event.player, event.card) for event in play.of(CardWithoutTarget)] == [("alice", "duck")]


# -- being asked ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RU100", "R5.0.11")
def test_when_a_player_is_asked_for_cards() -> None:
    def questions(ask: AskCards, points: int = 10, cards: tuple[str, ...] = ("duck",)) -> int:
        scene = two(bob=list(cards))
        scene.players["bob"] = points
        scene.edit("bob", ask_cards=ask)
        asked = 0
        with scene.activate("pirate", dice=[1]) as play:
            play.answer(RangedAttack(PISTOL, BOY, 1)) if isinstance(play.pending, ChooseAction) else None
            while not isinstance(play.pending, ChooseTurn):
                if isinstance(play.pending, ChooseAction):
                    acted = any(isinstance(event, CardPlayed) for event in play.events) or play.checks
                    play.answer(RangedAttack(PISTOL, BOY, 1)) if not acted else play.end_turn()
                else:
                    asked += 1
                    play.answer(Pass())
        return asked

    assert questions(AskCards.USEFUL) == 1
    assert questions(AskCards.HELD) == 1
    assert questions(AskCards.HELD, points=0) == 0
    assert questions(AskCards.HELD, cards=("spoils",)) == 0
    assert questions(AskCards.NEVER) == 0
    assert questions(AskCards.USEFUL, points=0) == 0, "it could not be paid"
    assert questions(AskCards.USEFUL, cards=("spoils",)) == 0
    always = questions(AskCards.ALWAYS)
    assert always == questions(AskCards.ALWAYS, cards=("spoils",)) > 3, "the questions betray nothing"


@pytest.mark.rule("RU100", "R5.0.8", "R5.0.6")
@pytest.mark.parametrize(
    ("face", "points", "asked"), [(6, 1, True), (6, 0, False), (7, 1, False)], ids=["fails", "too dear", "passes"]
)
@pytest.mark.parametrize("also", [(), (GiveCommandPoints(points=1),)], ids=["alone", "with more"])
def test_after_a_die_who_is_asked_could_pay_for_what_turns_it(
    face: int, points: int, asked: bool, also: tuple[GiveCommandPoints, ...]
) -> None:
    """The second throw costs 1 CP; TN 12 - 4 - 1 = 7."""
    printed = BY_ID[CardId("second-throw")]
    scene = two(alice=["again"])
    scene.cards.append(replace(printed, id=CardId("again"), effects=(*printed.effects, *also)))
    with scene.activate("pirate", dice=[face] if face < 7 else [face, 1]) as play:
        play.player("alice").command_points = points
        play.answer(RangedAttack(PISTOL, BOY, 1))
        assert isinstance(play.pending, PlayAfterRoll) is asked


@pytest.mark.rule("RU100")
def test_ru100_who_is_asked_to_interrupt_shows_nothing_about_the_hand() -> None:
    def questions(*cards: str, ask: AskCards = AskCards.USEFUL) -> list[Any]:
        scene = two(bob=list(cards))
        scene.edit("bob", ask_cards=ask)
        scene.decks["bob"] = ["duck", "loose-cobbles", "spoils"]
        found: list[Any] = []
        with scene.activate("pirate", dice=[1]) as play:
            for answer in (Move(1), Horizontal(0, 1, facing=0.0), Stop(), RangedAttack(PISTOL, BOY, 1, facing=350.0)):
                play.answer(answer)
                while isinstance(play.pending, PlayInterruption):
                    found.append((len(play.session.entries), play.pending.player, play.pending.moment.window))
                    play.answer(Pass())
        return found

    betraying = questions("duck")
    assert betraying
    assert questions("spoils", "loose-cobbles", ask=AskCards.HELD) != questions("duck", ask=AskCards.HELD)
    assert questions("spoils", ask=AskCards.HELD) == []
    assert questions("spoils") == betraying
    assert questions("duck", "spoils", "loose-cobbles") == betraying
    assert questions() == []


@pytest.mark.rule("RU100")
def test_orders_about_cards_are_declared_and_secret() -> None:
    scene = two(bob=["duck"])
    with scene.activate("pirate", dice=[1]) as play:
        play.session.declare("bob", AskForCards(AskCards.NEVER))
        assert play.player("bob").ask_cards is AskCards.NEVER
        assert view(play.state, ALICE).players[BOB].ask_cards is AskCards.USEFUL
        assert view(play.state, BOB).players[BOB].ask_cards is AskCards.NEVER
        play.act(RangedAttack(PISTOL, BOY, 1))
    with scene.activate("pirate", dice=[1]) as play:
        play.session.declare("bob", PassTurn())
        play.act(RangedAttack(PISTOL, BOY, 1))


def test_samples_are_legal_and_play_cards() -> None:
    scene = two(alice=["luck", "vanish"], bob=["duck"])
    with scene.activate("pirate", dice=[1]) as play:
        chance = random.Random(2)
        question = play.question(ChooseAction)
        samples = [question.sample(play.state, chance) for _ in range(40)]
        assert any(isinstance(sample, PlayCard) for sample in samples)
        play.answer(RangedAttack(PISTOL, BOY, 1))
        request = play.question(PlayInterruption)
        found = {type(request.sample(play.state, chance)) for _ in range(60)}
        assert found == {Pass, PlayCard}
        assert request.decode(request.encode(card("luck", "pirate"))) == card("luck", "pirate")
        passing(play)


@pytest.mark.rule("R5.0.6")
def test_a_strike_in_a_truce_is_refused_too() -> None:
    scene = two()
    scene.human("near", "bob", (1, 0), 180, items=["sword"])
    with scene.activate("near") as play:
        play.session.state.truce = True
        assert reason(play, MeleeAttack(SWORD, PIRATE, 1)) == ("R5.0.11", "truce")
        assert markers_of(play.state, PIRATE, Status.BLINDED) == 0


@pytest.mark.rule("R5.0.6", "RU081")
def test_in_a_truce_nobody_owes_an_attack_to_a_command_action() -> None:
    scene = two()
    scene.human("mate", "alice", (0, 2), items=["pistol"], ranged=4)
    scene.human("chief", "alice", (0, 1), items=["pistol"], ranged=4, command=2)
    with scene.activate("chief") as play:
        play.act(Command(CommandKind.RANGED_ATTACK, (FigureId("mate"),), (FigureId("mate"),)))
        play.session.state.truce = True
        assert still_owing(play.state) == []
        play.session.state.truce = False
        assert still_owing(play.state)
        play.session.state.truce = True
        assert play.refusal(EndCommand()) is None
        play.session.answer(EndCommand())
        play.end_turn()
