"""Whoever opens the program for the first time can ask what each value, phase, point and tile is good for."""

from __future__ import annotations

from typing import get_args

import pygame
import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import Activate, EndTurn, MeleeAttack, RangedAttack, RangedDefence
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Phase, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, StandingOrder, When
from pb12table.systems.pb12.rules.round.sequence import command_points_value
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.systems.pb12.window.modes.turns import TurnMode
from pb12table.texts.locale import Language, Texts
from pb12table.texts.names import text_key
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.face import mode_for
from tests.app.builder import Builder
from tests.app.commanding import commander
from tests.app.forces_table import Mustering
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene

LANGUAGES: tuple[Language, ...] = get_args(Language)
CAPTAIN = FigureId("captain")


def tips(hand: Hand) -> dict[str, tuple[str, ...]]:
    """What everything on the game screen says when it is asked."""
    hand.program.draw()
    return {zone.name: zone.tip for zone in hand.game.zones}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_value_of_the_data_sheet_says_what_it_is_good_for(language: Language) -> None:
    hand = open_game(language=language, size=(1600, 900))
    hand.play_to(ChooseTurn, "alice")
    hand.game.select(CAPTAIN)
    told = " ".join(words for name, tip in tips(hand).items() if name.startswith("attribute:") for words in tip)
    for attribute in Attribute:
        if attribute is not Attribute.SIGHT_ANGLE:
            assert Texts(language)(f"{text_key('attribute', attribute)}.help") in told, attribute


def test_the_damage_points_say_what_using_them_does() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.game.select(CAPTAIN)
    told = tips(hand)
    assert "without any effect" in told["points:free"][1]
    assert "Lightly Wounded" in told["points:light"][1]
    assert "Out of Action" in told["points:heavy"][1]


@pytest.mark.rule("R1.3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_phase_says_what_happens_in_it(language: Language) -> None:
    hand = open_game(language=language)
    hand.play_to(ChooseTurn)
    told = tips(hand)
    assert len({told[f"phase:{phase}"] for phase in Phase}) == 4
    assert all(len(told[f"phase:{phase}"]) == 2 for phase in Phase)


@pytest.mark.rule("R1.2.4", "R1.4.9")
def test_command_points_say_what_they_are_for_and_what_they_are_made_of() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    alice = tips(hand)["player:alice"]
    assert "For turns and for the bid for initiative, one point each; for commands and cards, as they say." in alice
    assert "At the start of a round: 5" in alice
    assert any(line.startswith("+2") and "fearless captain" in line.casefold() for line in alice), alice
    assert len(command_points_value(hand.session.state, PlayerId("alice"))) == 2
    hand.session.state.players[PlayerId("alice")].defeated = True
    hand.game.controller.playback.reset(0)
    hand.game.touch()
    assert not any("start of a round" in line for line in tips(hand)["player:alice"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["two-companies", "marked-cards", "post-road"])
@pytest.mark.pairs
def test_each_tile_says_what_it_does(scenario: str, language: Language) -> None:
    hand = open_game(scenario, language=language)
    hand.play_to(ChooseTurn)
    mode = hand.game.mode
    assert isinstance(mode, TurnMode)
    assert [tile.command for tile in mode.tiles() if not tile.help] == []
    if scenario == "two-companies":
        commander(hand)
    else:
        hand.play_to(ChooseAction)
    acting = hand.game.mode
    assert isinstance(acting, ActionMode)
    assert [tile.command for tile in acting.tiles() if not tile.help] == []


def test_a_new_leader_before_a_turn_leaves_the_turn_to_be_taken() -> None:
    hand = open_game("two-companies")
    hand.play_to(ChooseTurn)
    mode = hand.game.mode
    assert isinstance(mode, TurnMode)
    told = {tile.command: tile.help for tile in mode.tiles()}
    assert told["appoint-leader"].endswith("the turn is still to be taken.")


def test_the_attributes_in_the_forces_say_what_they_are_good_for(builder: Builder) -> None:
    muster = Mustering(builder)
    muster.add("alice", "fearless captain")
    builder.program.draw()
    rows = {muster.screen.numbers[key]: key for key in ("nerve", "light")}
    for number, key in rows.items():
        tip = " ".join(muster.zone(f"property:{number}").tip)
        assert ("nerve checks" if key == "nerve" else "Lightly Wounded") in tip


def attacked(at: tuple[float, float], *, shot: bool, language: Language = "en") -> FormMode:
    """Somebody is asked who is about to be shot at, or struck."""
    scene = Scene(width=30.0, depth=20.0, origin=(15.0, 10.0))
    scene.human("shooter", "alice", (0, 0), items=["rifle", "cutlass"], ranged=3, melee=3)
    scene.human("target", "bob", at, facing=180)
    hand = open_game(setup=scene.setup(), language=language)
    hand.play_to(ChooseAction, "alice")
    hand.figure("target").standing_order = StandingOrder(When.ATTACKED)
    target = FigureId("target")
    hand.answer(RangedAttack(BlockId("rifle"), target, 1) if shot else MeleeAttack(BlockId("cutlass"), target, 1))
    hand.open_curtains()
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    return mode


def defences(mode: FormMode) -> dict[str, str]:
    """What the defences say when they are asked, by what they are called."""
    card = mode.card()
    offers = (button for button in card.buttons if button.command.startswith("offer-"))
    return {button.label.removesuffix(" · does not help"): button.reason for button in offers}


@pytest.mark.rule("R4.3.2", "R4.3.3")
@pytest.mark.parametrize("shot", [True, False])
def test_a_defence_that_does_not_help_says_so(shot: bool) -> None:
    told = defences(attacked((3, 0) if shot else (1, 0), shot=shot))
    unfit = "It does nothing against the announced attack."
    assert {label: unfit in words for label, words in told.items() if "2×" not in label} == {
        "Ranged defence +2": not shot, "Melee defence +2": shot
    }  # fmt: skip


@pytest.mark.rule("R1.1.12", "R4.3.2")
@pytest.mark.parametrize(("language", "then", "now"), [
    ("en", "and then it cannot succeed", "it can no longer succeed"),
    ("de", "dann kann er nicht gelingen", "kann er nicht mehr gelingen"),
])  # fmt: skip
def test_who_is_attacked_is_told_from_when_on_the_attack_cannot_succeed(
    language: Language, then: str, now: str
) -> None:
    mode = attacked((3, 0), shot=True, language=language)
    lines = [" ".join(mode.card().lines)]
    target = FigureId("target")
    mode.game.controller.session.state.figures[target].statuses[Status.DELAYED] = 1  # so that bob is asked to the end
    for _ in range(2):
        assert mode.game.commit(RangedDefence(target))
        request = mode.game.controller.pending
        assert isinstance(request, PlayInterruption)
        again = mode_for(mode.game, request)
        assert isinstance(again, FormMode)
        mode = again
        lines.append(" ".join(mode.card().lines))
    assert [then in line for line in lines] == [False, True, False], lines
    assert [now in line for line in lines] == [False, False, True], lines


def test_a_key_that_means_nothing_to_the_next_player_is_not_asked_for_again() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.answer(Activate(CAPTAIN))
    assert hand.game.commit(EndTurn())
    hand.game.skip()
    hand.frames(1)
    hand.open_curtains()
    assert isinstance(hand.game.mode, TurnMode)
    before = hand.game.toast
    hand.key(pygame.K_b)
    assert hand.game.toast == before
    hand.key(pygame.K_w)
    assert "Press W again" in str(hand.game.toast)
