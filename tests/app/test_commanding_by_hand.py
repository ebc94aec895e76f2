"""Command actions, going on with other figures, and new leaders, by key, tile, card and table."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.forms.form import Several
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.command.command_groups import appointments
from pb12table.systems.pb12.rules.command.commanding import activatable_figures, commanding_refusal, running_command
from pb12table.systems.pb12.rules.game.answers import Activate, Command, LetAct, Move, Stop
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, AimedAt, CommandKind, Place
from pb12table.systems.pb12.window.forms.commanding import COMMAND
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.window.play.base import Tile
from tests.app.commanding import commander, give_command
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene


def taking_part(hand: Hand) -> tuple[FigureId, ...]:
    """Those who take part in the command action on the card."""
    found: tuple[FigureId, ...] = hand.form(COMMAND).values["taking"]
    return found


@pytest.mark.rule("R2.1.1")
def test_a_command_action_is_given_by_key_with_those_picked_on_the_table() -> None:
    hand = open_game("two-companies")
    leader = commander(hand)
    assert "command:command" in hand.zone_names()
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.digit(4)
    assert hand.form(COMMAND).values["kind"] is CommandKind.MOVE
    other = next(each for each in activatable_figures(hand.session.state, leader) if each in taking_part(hand))
    placed = hand.figure(other)
    hand.click_table(placed.x, placed.y)
    assert other not in taking_part(hand)
    assert hand.form(COMMAND).values["figure"] == other
    hand.game.mode.pick(other)
    assert other in taking_part(hand)
    hand.key(pygame.K_RETURN)
    command = running_command(hand.session.state)
    assert command is not None
    assert command.kind is CommandKind.MOVE
    assert other in command.participants
    assert hand.figure(other).activation is Activation.INDIRECT


@pytest.mark.rule("R2.1.1")
def test_there_is_no_command_to_give_where_nobody_could_take_part() -> None:
    hand = open_game("smugglers-cove")
    hand.play_to(ChooseAction)
    mode = hand.game.mode
    assert isinstance(mode, ActionMode)
    state = hand.game.state

    def tile() -> Tile:
        return next(tile for tile in mode.tiles() if tile.command == COMMAND)

    assert tile().enabled
    for figure in state.figures.values():
        if figure.controller == mode.player:
            figure.action_points = 0
            figure.done = figure.id != mode.figure
    assert commanding_refusal(state, mode.figure) is None
    assert tile().reason == mode.texts("command-nobody-left")
    assert not tile().enabled


@pytest.mark.rule("R2.1.7")
def test_enter_does_not_promise_the_end_of_the_turn_while_somebody_owes_his_part() -> None:
    hand = open_game("two-companies")
    commander(hand)
    give_command(hand, 4)
    card = hand.game.mode.card()
    assert card is not None
    key = hand.program.texts("key-return")
    assert running_command(hand.session.state) is not None
    assert not [line for line in card.lines if key in line]


@pytest.mark.rule("R1.3.9")
def test_the_turn_goes_on_with_another_figure_by_tab_and_by_click() -> None:
    hand = open_game("two-companies")
    commander(hand)
    give_command(hand, 1)
    first = hand.game.mode
    assert type(first) is ActionMode
    assert "command:next-figure" in hand.zone_names()
    others = first.others()
    hand.key(pygame.K_TAB)
    second = hand.game.mode
    assert type(second) is ActionMode
    assert second.figure != first.figure
    placed = hand.figure(others[-1] if others[-1] != second.figure else first.figure)
    hand.click_table(placed.x, placed.y)
    assert isinstance(hand.session.pending, ChooseAction)
    assert hand.session.pending.figure == placed.id


@pytest.mark.rule("R2.1.1")
def test_a_command_ends_by_key_when_everybody_has_done_his_part() -> None:
    hand = open_game("two-companies")
    leader = commander(hand)
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.digit(1)
    for figure in taking_part(hand):
        if figure != leader:
            hand.game.mode.pick(figure)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_e, pygame.KMOD_SHIFT)
    assert running_command(hand.session.state) is not None
    hand.key(pygame.K_k)
    hand.key(pygame.K_e, pygame.KMOD_SHIFT)
    assert running_command(hand.session.state) is None


def squad_with_one_behind_a_wall() -> Hand:
    """A leader with two of his people, all with rifles; one of them stands behind a wall."""
    scene = Scene(width=40.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("leader", "alice", (0, 0), items=["rifle"], command=2, ranged=3)
    scene.human("seeing", "alice", (0, 1), items=["rifle"], ranged=3)
    scene.human("hidden", "alice", (0, -2), items=["rifle"], ranged=3)
    scene.human("boy", "bob", (12, 0), 180)
    scene.box((1, -4), (1.3, -1.2), 4.0)
    scene.lead("alice", "leader")
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(FigureId("leader")))
    hand.play_to(ChooseAction, "alice")
    return hand


@pytest.mark.rule("R2.1.5")
def test_all_shoot_at_one_target_and_the_card_and_the_table_say_who_and_at_whom() -> None:
    hand = squad_with_one_behind_a_wall()
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.digit(2)
    assert any("Aim first" in line for line in hand.card().lines)
    assert set(taking_part(hand)) == {"leader", "seeing", "hidden"}
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_x)
    aiming = hand.game.mode.card()
    assert aiming is not None
    assert any("Ranged Attack!" in line for line in aiming.lines)
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.digit(2)
    hand.key(pygame.K_q)
    assert taking_part(hand) == ("leader", "seeing")
    assert any("left out" in line and "hidden" in line for line in hand.card().lines)
    picture = hand.game.paint.picture()
    assert {token.body.id for token in picture.tokens if token.selected} == {"leader", "seeing"}
    assert {token.body.id for token in picture.tokens if token.targeted} == {"boy"}
    assert len(picture.sights) == 2
    hand.key(pygame.K_q)
    assert set(taking_part(hand)) == {"leader", "seeing", "hidden"}
    hand.key(pygame.K_q)
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    hand.frames()
    running = hand.game.mode.card()
    assert running is not None
    assert any("all at boy" in line for line in running.lines)


@pytest.mark.rule("R2.1.5", "RU067")
def test_what_was_aimed_at_in_an_earlier_round_or_has_left_the_table_is_no_common_target() -> None:
    hand = squad_with_one_behind_a_wall()
    leader, boy = hand.figure("leader"), hand.figure("boy")
    now = hand.session.state.game_round
    cases = ((now, Place.TABLE, "boy"), (now - 1, Place.TABLE, None), (now, Place.REMOVED, None))
    for game_round, place, found in cases:
        leader.aimed_at, boy.place = AimedAt(game_round, boy.id), place
        hand.game.touch()
        hand.game.leave_mode()
        hand.key(pygame.K_k, pygame.KMOD_SHIFT)
        hand.digit(2)
        assert (hand.form(COMMAND).field("target") is not None) is (found is not None)
        hand.key(pygame.K_q)
        answer = hand.form(COMMAND).answer()
        assert isinstance(answer, Command)
        assert answer.target == found
        assert len(hand.game.paint.picture().sights) == (2 if found else 0)


@pytest.mark.rule("R2.1.6", "RU081")
@pytest.mark.parametrize(("language", "words"), [("en", "nobody has to act now"), ("de", "muss niemand etwas tun")])
def test_a_command_by_which_nobody_can_reach_anybody_claims_no_deeds_and_ends_by_key(language: str, words: str) -> None:
    hand = open_game("two-companies", language=language)
    commander(hand)
    give_command(hand, 3)
    command = running_command(hand.session.state)
    assert command is not None
    assert command.kind is CommandKind.MELEE_ATTACK
    assert command.owing == command.participants, "nobody has struck"
    card = hand.game.mode.card()
    assert card is not None
    assert [line for line in card.lines if words in line]
    hand.key(pygame.K_e, pygame.KMOD_SHIFT)
    assert running_command(hand.session.state) is None


@pytest.mark.rule("R2.2.10")
@pytest.mark.parametrize("acting", [False, True])
def test_a_new_leader_is_appointed_by_key_before_and_between_actions(acting: bool) -> None:
    hand = open_game("two-companies")
    if acting:
        commander(hand)
    else:
        hand.play_to(ChooseTurn)
    pending = hand.session.pending
    assert pending is not None
    possible = appointments(hand.session.state, pending.player)
    assert possible
    hand.key(pygame.K_l, pygame.KMOD_SHIFT)
    assert hand.game.mode.topic == "appoint-leader"
    hand.digit(1)
    assert hand.session.state.leaders[possible[0].group] == possible[0].figure


@pytest.mark.rule("R2.2.8")
def test_a_leader_comes_in_with_those_of_his_group_one_ghost_after_the_other() -> None:
    setup = load_scenario("two-companies").setup
    own = [figure.id for figure in setup.figures if figure.player == "alice"]
    leader = next(group.leader for group in setup.groups if group.player == "alice" and group.leader is not None)
    staged = tuple(replace(figure, at=None) if figure.id in own else figure for figure in setup.figures)
    hand = open_game(setup=replace(setup, figures=staged))
    hand.play_to(ChooseTurn, "alice")
    hand.game.select(leader)
    hand.key(pygame.K_i, pygame.KMOD_SHIFT)
    mode, companions = hand.game.mode, hand.form("enter").field("bring")
    assert isinstance(companions, Several)
    other = companions.options[0].value
    hand.digit(1)
    assert hand.form("enter").values["bring"] == (other,)
    zone = next(zone for zone in setup.zones if zone.kind is ZoneKind.ENTRY and "alice" in zone.players)
    x = sum(corner[0] for corner in zone.area.outline) / len(zone.area.outline)
    y = sum(corner[1] for corner in zone.area.outline) / len(zone.area.outline)
    before = hand.session.state.players[PlayerId("alice")].command_points
    hand.click_table(x, y)
    assert hand.game.mode is mode
    card, given = hand.card(), hand.form("enter").values
    assert given[f"at:{leader}"].put
    assert (given[f"at:{other}"], card.warning) == (None, ""), "the next one has not been put anywhere yet"
    assert any("for 2 CP" in line for line in card.lines)
    hand.key(pygame.K_BACKSPACE)
    assert hand.form("enter").values[f"at:{leader}"] is None
    hand.click_table(x, y)
    assert [token.body.id for token in hand.game.paint.picture().tokens if token.ghost and token.lettered] == [leader]
    hand.click_table(x, y + 1.2)
    assert hand.figure(leader).place is Place.STAGING
    hand.click_table(x, y + 1.2)
    assert {hand.figure(leader).place, hand.figure(other).place} == {Place.TABLE}
    assert hand.session.state.players[PlayerId("alice")].command_points == before - 2


def shooting() -> Hand:
    """Ranged Attack! by two people of a leader who takes no part himself."""
    hand = squad_with_one_behind_a_wall()
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.digit(2)
    hand.game.mode.pick(FigureId("leader"))
    hand.key(pygame.K_RETURN)
    hand.game.skip()
    hand.frames()
    return hand


@pytest.mark.rule("R1.3.8", "R2.1.1")
def test_one_enter_does_not_end_the_turn_while_the_commander_has_points_for_after_the_command() -> None:
    hand = shooting()
    seeing, command = hand.figure("seeing"), running_command(hand.session.state)
    assert command is not None
    command.owing = []
    seeing.action_points, hand.figure("hidden").action_points = 1, 0
    seeing.may_follow_up = hand.figure("hidden").may_follow_up = True
    hand.answer(LetAct(FigureId("hidden")))
    card = hand.game.mode.card()
    assert card is not None
    assert card.lines[0] == (
        "No action points are left, leader and seeing have 4. Go on with another figure; hold Enter to end the turn."
    )
    hand.key(pygame.K_RETURN)
    assert hand.figure("leader").action_points == 3
    assert hand.game.toast[0] == "4 action points of leader and seeing would lapse: hold Enter to end the turn."
    seeing.action_points = 0
    hand.game.touch()
    card = hand.game.mode.card()
    assert card is not None
    assert card.lines[0] == "No action points are left, leader has 3. Enter ends the command."
    assert [tile.command for tile in hand.game.mode.tiles() if tile.strong] == ["end-command"]
    hand.key(pygame.K_RETURN)
    assert running_command(hand.session.state) is None
    assert hand.question(ChooseAction).figure == "leader"
    assert hand.figure("leader").action_points == 3


@pytest.mark.rule("R1.6.18")
def test_the_card_says_what_must_come_before_the_end_of_the_turn() -> None:
    hand = squad_with_one_behind_a_wall()
    hand.figure("leader").owes_action = True
    hand.game.touch()
    card = hand.game.mode.card()
    assert card is not None
    assert "hold Enter" not in card.lines[0]
    assert "must come next, after the free action" in card.lines[0]
    hand.key(pygame.K_RETURN)
    assert "After a free action" in hand.game.toast[0]
    assert hand.game.keys.hold is None


@pytest.mark.rule("R2.1.7", "RU081")
def test_after_one_has_done_his_part_it_goes_on_with_who_still_owes_his() -> None:
    hand = squad_with_one_behind_a_wall()
    for name in ("seeing", "hidden"):
        hand.figure(name).free_action_round = hand.session.state.game_round
    hand.game.touch()
    hand.key(pygame.K_k, pygame.KMOD_SHIFT)
    hand.digit(4)
    hand.key(pygame.K_RETURN)
    hand.frames()
    command = running_command(hand.session.state)
    assert command is not None
    assert set(command.owing) == {"leader", "seeing", "hidden"}
    hand.answer(Move(3))
    hand.answer(Stop())
    assert hand.session.state.turn is not None
    assert hand.figure("leader").action_points == 0
    hand.key(pygame.K_TAB)
    assert isinstance(hand.session.pending, ChooseAction)
    chosen = hand.session.pending.figure
    hand.answer(Move(3))
    hand.answer(Stop())
    assert isinstance(hand.session.pending, ChooseAction)
    assert {chosen, hand.session.pending.figure} == {"seeing", "hidden"}


@pytest.mark.rule("R1.3.9")
def test_undoing_takes_the_choice_of_another_figure_back_with_the_decision_before_it_and_names_that() -> None:
    hand = shooting()
    state = hand.session.state
    assert running_command(state) is not None
    assert isinstance(hand.session.pending, ChooseAction)
    first = hand.session.pending.figure
    hand.key(pygame.K_TAB)
    assert hand.session.pending.figure != first
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert running_command(hand.session.state) is None
    assert hand.game.toast[0].startswith("Undone: Leader calls Ranged Attack!")
    hand.key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert isinstance(hand.session.pending, ChooseAction)
    assert hand.session.pending.figure != first
