"""Change Status, Threaten and Ram by key, tile and card."""

from __future__ import annotations

import pygame
import pytest

from pb12table.skirmish.forms.form import Pick
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.falling import ChooseDirection
from pb12table.systems.pb12.rules.figures.figures import has_status, markers_of
from pb12table.systems.pb12.rules.game.answers import Carry
from pb12table.systems.pb12.rules.game.events import FigureCollided
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from tests.app.fencers import fencers
from tests.systems.pb12.expect import blade

A, B = FigureId("a"), FigureId("b")
TOUCHING = 0.5


@pytest.mark.rule("R4.0.8")
def test_a_status_is_taken_on_by_two_keys() -> None:
    hand = fencers(TOUCHING)
    hand.key(pygame.K_s, pygame.KMOD_SHIFT)
    labels = hand.labels("change-status")
    assert "Take on Delayed (2 AP)" in labels
    hand.digit(labels.index("Take on Delayed (2 AP)") + 1)
    assert markers_of(hand.session.state, A, Status.DELAYED) == 1
    assert hand.figure("a").action_points == 0, "the turn is over: what else one could pay for would lose the marker"


@pytest.mark.rule("R4.2.1")
def test_threatening_names_who_is_reached_before_it_is_done() -> None:
    hand = fencers(TOUCHING)
    hand.click_zone("command:threaten")
    assert hand.labels("threaten") == ["blade: b (free action)"]
    assert not has_status(hand.session.state, B, Status.THREATENED)
    hand.click_zone("command:answer-0")
    assert has_status(hand.session.state, B, Status.THREATENED)


@pytest.mark.rule("R4.2.1", "R1.6.2")
def test_who_has_an_opponent_behind_turns_to_threaten_him() -> None:
    hand = fencers(-1.5)
    hand.click_zone("command:threaten")
    assert hand.labels("threaten") == ["blade: b (turning to 180°, free action)"]
    hand.digit(1)
    assert has_status(hand.session.state, B, Status.THREATENED)
    assert hand.figure("a").facing == 180.0


@pytest.mark.rule("R4.2.1", "R1.6.18", "RU059")
def test_a_threat_is_paid_for_and_the_free_action_stays() -> None:
    hand = fencers(TOUCHING)
    hand.click_zone("command:threaten")
    hand.key(pygame.K_p, pygame.KMOD_CTRL)
    assert hand.labels("threaten") == ["blade: b (1 AP)"]
    hand.key(pygame.K_p, pygame.KMOD_CTRL)
    hand.click_zone("command:pay")
    hand.digit(1)
    assert hand.figure("a").action_points == 2
    assert has_status(hand.session.state, B, Status.THREATENED)
    hand.key(pygame.K_t, pygame.KMOD_SHIFT)
    assert hand.labels("threaten") == ["blade: b (free action)"]
    hand.digit(1)
    assert hand.figure("a").action_points == 2


@pytest.mark.rule("R1.6.18")
def test_where_the_free_action_is_used_up_there_is_nothing_to_choose() -> None:
    hand = fencers(TOUCHING)
    hand.click_zone("command:threaten")
    assert "command:pay" in hand.zone_names()
    hand.digit(1)
    hand.key(pygame.K_k)
    hand.key(pygame.K_t, pygame.KMOD_SHIFT)
    assert hand.labels("threaten") == ["blade: b (1 AP)"]
    assert "command:pay" not in hand.zone_names()
    hand.key(pygame.K_p, pygame.KMOD_CTRL)
    assert hand.labels("threaten") == ["blade: b (1 AP)"]


@pytest.mark.rule("R4.2.2")
def test_what_is_touched_can_be_rammed() -> None:
    hand = fencers(TOUCHING)
    hand.key(pygame.K_r, pygame.KMOD_SHIFT)
    assert hand.game.mode.topic == "ram"
    before = hand.figure("b").x
    hand.digit(1)
    hand.frames(40)
    assert hand.figure("a").action_points == 2
    (met,) = [line.event for line in hand.session.log if isinstance(line.event, FigureCollided)]
    assert (met.figure, met.obstacle) == ("a", "b")
    asked = hand.session.pending
    assert hand.figure("b").x != before or (isinstance(asked, ChooseDirection) and asked.figure == "b")


@pytest.mark.rule("R4.2.1")
def test_a_weapon_that_reaches_nobody_comes_last_and_cannot_be_taken() -> None:
    hand = fencers(3.5, blade(id=BlockId("pike"), melee_reach=2))
    hand.click_zone("command:threaten")
    card = hand.game.mode.card()
    assert card is not None
    buttons = [button for button in card.buttons if button.command.startswith("answer-")]
    assert [button.enabled for button in buttons] == [True, False]
    assert "in reach" in buttons[1].reason
    hand.digit(2)
    assert not has_status(hand.session.state, B, Status.THREATENED)
    hand.digit(1)
    assert has_status(hand.session.state, B, Status.THREATENED)


@pytest.mark.rule("R4.0.8")
def test_delayed_is_the_first_status_to_take_on() -> None:
    hand = fencers(TOUCHING)
    hand.key(pygame.K_s, pygame.KMOD_SHIFT)
    assert hand.labels("change-status")[0] == "Take on Delayed (2 AP)"


def test_looking_at_another_figure_is_not_undone_by_what_could_be_done_with_weapons() -> None:
    hand = fencers(TOUCHING)
    assert hand.game.selected == A
    hand.game.select(B)
    hand.frames()
    assert hand.game.selected == B
    hand.click_zone("command:threaten")
    assert hand.game.selected == A, "an action shows whose it is"


@pytest.mark.rule("R4.2.3")
def test_who_carries_may_keep_action_points_for_something_else() -> None:
    hand = fencers(TOUCHING, slots=1)
    hand.click_zone("command:carry")
    mode = hand.game.mode

    def answers() -> list[Carry]:
        field = hand.form("carry").field("answer")
        assert isinstance(field, Pick)
        return [option.value for option in field.options]

    assert answers() == [Carry(B, 0, 3), Carry(B, 1, 2), Carry(B, 2, 1)]
    mode.press("more-points")
    mode.press("less-points")
    assert answers() == [Carry(B, 0, 2), Carry(B, 1, 1)]
    mode.press("less-points")
    mode.press("less-points")
    assert answers() == [Carry(B, 0, 1)]
    hand.digit(1)
    hand.answer(True)
    assert hand.figure("a").action_points == 2


@pytest.mark.rule("R4.2.2", "R1.6.2", "RU109")
def test_terrain_behind_the_figure_can_be_rammed_after_turning_to_it() -> None:
    hand = fencers(6.0, wall=-0.25)
    hand.key(pygame.K_r, pygame.KMOD_SHIFT)
    assert hand.game.mode.topic == "ram"
    hand.digit(1)
    hand.frames(40)
    assert hand.figure("a").facing == 180.0
    assert hand.figure("a").action_points == 2
    (met,) = [line.event for line in hand.session.log if isinstance(line.event, FigureCollided)]
    assert met.obstacle == "piece-0"
