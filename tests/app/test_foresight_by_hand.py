"""A plan tells what would come of it, beside the ghost: always at the last waypoint, on demand under the mouse."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from pb12table.app.look.look_mode import LookingMode
from pb12table.app.panels.foresight_plate import standing
from pb12table.skirmish.faces.measures import Outcome, Strike
from pb12table.skirmish.forms.form import Pick, Target
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.acts import ChooseAct
from pb12table.systems.kampf_w6.rules.answers import KeepDice
from pb12table.systems.known import scene
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.foreseeing import Exchange, Foreseen
from tests.app.fencers import fencers
from tests.app.helpers import Hand, Players, opened
from tests.app.pointing import Pointing
from tests.app.test_any_system import SYSTEMS
from tests.app.test_moving import CAPTAIN, moving, point


def told(hand: Hand) -> Foreseen | None:
    """What is known of the plan, once all of it is."""
    hand.frames(1)
    hand.game.foreseeing.settle()
    return hand.game.foreseeing.found


def test_that_nobody_is_seen_is_told_once_all_is_known_and_what_is_spent_until_the_first_dice() -> None:
    hand = moving()
    hand.click_table(9.0, 8.0)
    found = told(hand)
    assert found is not None
    alone = replace(found, pairs=(), spent=("3 AP",))

    def lines(*, is_whole: bool, is_sure: bool) -> list[str]:
        known = replace(alone, is_whole=is_whole, is_sure=is_sure)
        return [label.text for label in standing(Texts("en"), known)]

    assert lines(is_whole=True, is_sure=True) == ["Sees no opponent, is seen by none", "Costs 3 AP"]
    assert lines(is_whole=False, is_sure=True) == ["Costs 3 AP"]
    assert lines(is_whole=False, is_sure=False)[0] == "Costs 3 AP up to the first dice"


def test_the_last_waypoint_tells_and_the_mouse_only_on_demand() -> None:
    hand = moving()
    point(hand, 9.0, 8.0)
    assert told(hand) is None
    hand.key(pygame.K_f, pygame.KMOD_SHIFT)
    pointed = told(hand)
    assert pointed is not None
    assert pointed.spent == ("3 AP", "Moved ×2")
    hand.key(pygame.K_f, pygame.KMOD_SHIFT)
    assert told(hand) is None
    hand.click_table(9.0, 8.0)
    found = told(hand)
    assert found is not None
    assert (found.body.x, found.body.y) == (pointed.body.x, pointed.body.y)
    assert found.replies
    hand.key(pygame.K_BACKSPACE)
    assert told(hand) is None, "what is stale is dropped"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_plate_lies_beside_the_ghost_and_in_the_table(language: str) -> None:
    hand = moving(language=language)
    point(hand, 9.0, 8.0)
    hand.click_table(9.0, 8.0)
    found = told(hand)
    assert found is not None
    hand.game.paint.forget_plan()
    hand.program.draw()
    (plate,) = hand.game.paint.over_table.plates
    ghost = hand.game.camera.to_screen((found.body.x, found.body.y))
    assert not plate.collidepoint(ghost)
    assert hand.game.layout.free.contains(plate)
    assert found.named
    face = scene(hand.game.setup.system)
    for figure in found.named:
        body = face.body(hand.session.state, figure)
        assert not plate.collidepoint(hand.game.camera.to_screen(body.position)), "it hides nobody it speaks of"
    ends = {(round(sight.start[0], 2), round(sight.start[1], 2)) for sight in hand.game.paint.picture().sights}
    assert (round(found.body.x, 2), round(found.body.y, 2)) in ends


def test_who_points_at_the_plate_sees_the_table_through_it_and_clicks_there(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = moving()
    hand.click_table(9.0, 8.0)
    assert told(hand) is not None
    hand.game.paint.forget_plan()
    hand.program.draw()
    (plate,) = hand.game.paint.over_table.plates
    at = (plate.left + 3, plate.centery)
    shown = hand.program.surface.get_at(at)
    hand.point(at)
    hand.program.draw()
    assert hand.game.paint.over_table.plates == (plate,), "it stays where it is"
    assert hand.program.surface.get_at(at) != shown
    clicked: list[Point] = []
    monkeypatch.setattr(hand.game.mode, "click", lambda point, figure: clicked.append(point))
    hand.click(at)
    assert clicked == [hand.game.camera.to_table(at)]


def test_the_plate_lies_beside_the_data_sheet_not_on_it() -> None:
    hand = moving()
    for place in ((5.0, 6.0), (6.0, 8.0), (9.0, 8.0)):
        point(hand, *place)
        hand.click_table(*place)
        assert told(hand) is not None
        hand.frames()
        hand.program.draw()
        plates = hand.game.paint.over_table.plates
        assert plates
        assert "sheet" in hand.game.paint.places
        assert plates[-1].collidelist([*hand.game.paint.places.values()]) < 0
        hand.key(pygame.K_BACKSPACE)


def test_looking_looks_from_the_ghost() -> None:
    hand = moving()
    point(hand, 9.0, 8.0)
    hand.click_table(9.0, 8.0)
    found = told(hand)
    assert found is not None
    hand.key(pygame.K_v)
    mode = hand.game.mode
    assert isinstance(mode, LookingMode)
    here = mode.looking.face.body(mode.looking.state, CAPTAIN)
    assert (here.x, here.y) == (found.body.x, found.body.y)
    hand.key(pygame.K_v)
    assert hand.session.state.figures[FigureId("captain")].x == 7.0, "nothing has happened"


def test_the_card_of_an_attack_tells_outcomes_and_the_answer() -> None:
    hand = fencers(1.0)
    hand.key(pygame.K_n)
    pointing = Pointing(hand)
    lines = hand.game.mode.card()
    assert lines is not None
    assert "unhurt" in lines.lines[0].lower(), "what a short card leaves out last"
    assert any(line.endswith("could reply: …") for line in lines.lines)
    pointing.mode.settle_exchange()
    lines = hand.game.mode.card()
    assert lines is not None
    assert not any(line.endswith("…") for line in lines.lines)
    assert lines.lines[-1] == "b could not reply from there.", "it has no weapon"


def test_an_attack_is_doubtful_where_it_does_little_or_the_answer_is_likelier_and_worse() -> None:
    def strike(share: float, worth: float) -> Strike:
        outcomes = (Outcome("unhurt", 1.0 - share, 0.0), Outcome("out", share, 1.0))
        return Strike(FigureId("a"), FigureId("b"), None, "sword", outcomes, worth)

    assert Exchange(strike(0.1, 0.1)).is_doubtful
    assert not Exchange(strike(0.5, 0.5)).is_doubtful
    assert Exchange(strike(0.5, 0.5), strike(0.6, 0.7)).is_doubtful
    assert not Exchange(strike(0.5, 0.5), strike(0.6, 0.4)).is_doubtful
    assert not Exchange(strike(0.5, 0.5), strike(0.4, 0.7)).is_doubtful


def about_to_attack() -> Hand:
    """Somebody in Kampf W6 who has chosen to attack, and whose target is proposed."""
    hand = opened(SYSTEMS / "brawl.toml")
    bots = Players(hand.session, 5)
    while not (hand.game.mode.topic == "act" and "commit" in bright(hand, "w6-attack")):
        request = hand.session.pending
        assert request is not None, "nobody could attack"
        hand.answer(bots.answer(hand.game.controller.known_state(), request))
        hand.open_curtains()
    return hand


def test_a_doubtful_attack_is_gold_only_once_its_target_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = about_to_attack()
    monkeypatch.setattr(Exchange, "is_doubtful", True)
    hand.game.touch()
    assert "commit" not in bright(hand)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    target = next(field for field in mode.form.fields if isinstance(field, Target))
    mode.give(target.name, target.value)
    assert "commit" in bright(hand)


def test_a_doubtful_attack_is_made_by_enter_only_when_it_is_said_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = about_to_attack()
    monkeypatch.setattr(Exchange, "is_doubtful", True)
    hand.game.touch()
    hand.program.draw()
    length = len(hand.session.entries)
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == length
    assert "Press Enter again" in hand.game.toast[0]
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) > length


def test_a_doubtful_attack_is_said_again_once_something_else_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = about_to_attack()
    monkeypatch.setattr(FormMode, "_is_doubtful", lambda mode, form: True)
    hand.game.touch()
    mode, length = hand.game.mode, len(hand.session.entries)
    assert isinstance(mode, FormMode)
    weapon = next(field for field in mode.form.fields if isinstance(field, Pick) and len(field.options) > 1)
    first, other = weapon.value, next(each.value for each in weapon.options if each.value != weapon.value)
    hand.key(pygame.K_RETURN)
    mode.give(weapon.name, other)
    mode.give(weapon.name, first)
    hand.game.say("")
    hand.key(pygame.K_RETURN)
    assert "Press Enter again" in hand.game.toast[0]
    assert len(hand.session.entries) == length


def test_a_doubtful_attack_is_said_again_after_somebody_has_declared_something(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = about_to_attack()
    monkeypatch.setattr(FormMode, "_is_doubtful", lambda mode, form: True)
    hand.game.touch()
    hand.key(pygame.K_RETURN)
    player = hand.question(ChooseAct).player
    assert hand.game.controller.declare(PlayerId(player), KeepDice(True)) is None
    hand.game.touch()
    hand.game.say("")
    length = len(hand.session.entries)
    hand.key(pygame.K_RETURN)
    assert "Press Enter again" in hand.game.toast[0]
    assert len(hand.session.entries) == length


def bright(hand: Hand, pressed: str = "") -> set[str]:
    """What is gold on the card, after something has been pressed."""
    if pressed:
        hand.game.press_command(pressed)
    card = hand.game.mode.card()
    return set() if card is None else {button.command for button in card.buttons if button.primary}
