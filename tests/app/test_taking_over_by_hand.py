"""Taking over panic checks by key: whose, with which leader, how many points on top; nothing is declined by a slip."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.checks.deputies import TakeOverPanicChecks, panic_modifiers
from pb12table.systems.pb12.rules.game.answers import Decline, TakeOver
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.face import mode_for
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.scene import Scene

K, B, C, D = (FigureId(name) for name in "kbcd")

pytestmark = pytest.mark.rule("R2.2.9")


def form_mode(hand: Hand, request: TakeOverPanicChecks) -> FormMode:
    """The mode in which the question is answered."""
    mode = mode_for(hand.game, request)
    assert isinstance(mode, FormMode)
    return mode


class Asked:
    """Somebody who is asked whose panic checks are taken over; `answers` are what he has committed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
        scene.human("k", "alice", at=(0, 2), nerve=4, command=2)
        for number, name in enumerate("bcd"):
            scene.human(name, "alice", at=(2 * number, 0))
        scene.human("foe", "bob", at=(9, 6))
        scene.lead("alice", "k")
        scene.group("one", ["c", "d"], "c")
        self.hand: Hand = open_game(setup=scene.setup())
        self.hand.play_to(ChooseTurn, "alice")
        self.answers: list[Any] = []
        game = self.hand.game
        self.mode = form_mode(self.hand, TakeOverPanicChecks("alice", (B, D)))
        game.enter(self.mode)
        monkeypatch.setattr(game, "commit", self.answers.append)
        self.hand.frames()

    @property
    def now(self) -> dict[str, Any]:
        """What is given."""
        return self.mode.form.values

    def number(self) -> int:
        """The target number of the leader's check."""
        return total(self.mode.form.modifiers)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    return Asked(monkeypatch)


def test_escape_and_the_right_mouse_button_decide_nothing(asked: Asked) -> None:
    asked.hand.key(pygame.K_e)
    assert asked.now["extra"] == 1
    asked.hand.key(pygame.K_ESCAPE)
    asked.hand.click_table(1.0, 1.0, 3)
    assert asked.answers == []
    assert asked.now["extra"] == 0


def test_everybody_checks_alone_by_a_key_of_its_own(asked: Asked) -> None:
    asked.hand.key(pygame.K_p)
    assert asked.answers == [Decline()]


def test_leaders_points_and_figures_are_chosen_by_key(asked: Asked) -> None:
    hand = asked.hand
    first = asked.now["leader"]
    hand.key(pygame.K_TAB)
    other = asked.now["leader"]
    assert {first, other} == {K, C}
    hand.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert asked.now["leader"] == first
    if first != K:
        hand.key(pygame.K_TAB)
    chosen = list(asked.now["figure"])
    hand.digit(1)
    assert (B in asked.now["figure"]) is (B not in chosen)
    hand.digit(1)
    hand.key(pygame.K_e)
    hand.key(pygame.K_e)
    hand.key(pygame.K_q)
    hand.key(pygame.K_RETURN)
    (answer,) = asked.answers
    assert isinstance(answer, TakeOver)
    assert (answer.leader, answer.extra, set(answer.figures)) == (K, 1, set(chosen))


def test_no_more_points_are_laid_down_than_there_are(asked: Asked) -> None:
    points = asked.hand.session.state.players[PlayerId("alice")].command_points
    for _ in range(points + 3):
        asked.hand.key(pygame.K_e)
    assert not asked.mode.form.warning


@pytest.mark.rule("R2.2.9", "R1.1.12")
def test_what_needs_no_die_says_so_however_extreme_the_number(asked: Asked) -> None:
    """12 - V 4 - I 3 - K 2 = 3, less 2 for each further command point; or more than 12 for a frightened leader."""
    while asked.now["leader"] != K:
        asked.hand.key(pygame.K_TAB)
    assert asked.mode.card().result == "Needs 3: 83 %"
    for number in (1, -1, -3):
        asked.hand.key(pygame.K_e)
        assert asked.number() == number
        assert asked.mode.card().result == "Succeeds without a die"
    for _ in range(3):
        asked.hand.key(pygame.K_q)
    asked.hand.session.state.figures[K].effects.append(AttributeEffect(Attribute.NERVE, -10, "R1.1.7"))
    asked.hand.game.touch()
    assert asked.number() == 13
    assert asked.mode.card().result == "Fails without a die"


def test_the_other_side_of_the_choice_has_its_numbers_too(asked: Asked) -> None:
    state = asked.hand.session.state
    own = tuple(tuple(panic_modifiers(state, figure)) for figure in (B, D))
    mode = form_mode(asked.hand, TakeOverPanicChecks("alice", (B, D), own=own))
    number = total(own[0])
    assert number > 1
    each = next(line for line in mode.card().lines if f"{number}+" in line)
    assert f"({round(100 * check_probability(number))} %)" in each
    decline = next(button for button in mode.card().buttons if button.command == "decline")
    assert decline.sums == (each,)


@pytest.mark.rule("RU077")
def test_a_wound_counts_on_the_card_for_a_leader_unless_it_forces_his_own_check(asked: Asked) -> None:
    state = asked.hand.session.state
    unhurt = tuple(panic_modifiers(state, K))

    def number_with(own: tuple[Modifier, ...]) -> int:
        return total(form_mode(asked.hand, TakeOverPanicChecks("alice", (K,), own=(own,))).form.modifiers)

    number = number_with(unhurt)
    state.figures[K].statuses[Status.SEVERELY_WOUNDED] = 1
    wounded = tuple(panic_modifiers(state, K))
    asked.hand.game.touch()
    assert number_with(unhurt) == number
    assert number_with(wounded) == number + 2


def test_what_succeeds_without_dice_is_not_said_to_fail(asked: Asked) -> None:
    assert asked.mode.card().result_note
    while asked.number() > 1:
        asked.hand.key(pygame.K_e)
    assert not asked.mode.card().result_note
