"""The referee panel by hand: what is set is put to all, stands in the log, and is taken back when all agree."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.game.referee import TO, WHAT, RefereeMode
from pb12table.kernel.game import EntryKind
from pb12table.skirmish.faces.system import Amended
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import system
from pb12table.texts.describe import event_line
from pb12table.window.screens.dialogs import Agreement
from tests.app.helpers import Hand
from tests.app.test_what_has_happened import at_table, played


def panel(hand: Hand) -> RefereeMode:
    """The panel, opened by its key."""
    hand.game.skip()
    hand.frames()
    hand.open_curtains()
    hand.key(pygame.K_j, pygame.KMOD_CTRL)
    mode = hand.game.mode
    assert isinstance(mode, RefereeMode)
    return mode


def agree(hand: Hand) -> None:
    for name in list(hand.on_top(Agreement).names):
        hand.on_top(Agreement).press(f"agree:{name}")
    hand.game.skip()
    hand.frames()


def between(name: str, question: str) -> Hand:
    """A game in which somebody is about to act."""
    for answers in range(30, 90):
        session = played(name, answers)
        if type(session.pending).__name__ == question:
            return at_table(session)
    raise AssertionError("nobody acts")


@pytest.mark.parametrize(
    ("name", "question", "key"),
    [
        ("smugglers-cove", "ChooseTurn", "victory-points"),
        ("petrol-station", "ChooseAct", "points"),
        ("the-ford", "ChooseAction", "turns"),
    ],
)
def test_a_number_is_set_by_agreement_of_all(name: str, question: str, key: str) -> None:
    hand = between(name, question)
    rules = system(hand.game.setup.system)
    assert rules.amending is not None
    mode = panel(hand)
    setting = next(each for each in rules.amending.settings(hand.game.state) if each.key == key)
    mode.give("about", setting.about)
    mode.give(WHAT, f"{setting.key}:{setting.name}")
    assert isinstance(setting.value, int)
    mode.give(TO, setting.value + 1)
    before = len(hand.session.entries)
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == before, "nobody has agreed yet"
    agree(hand)
    entry = next(entry for entry in hand.session.entries[before:] if entry.kind is EntryKind.AMENDMENT)
    assert entry.plain["to"] == setting.value + 1
    line = next(line for line in reversed(hand.session.log) if isinstance(line.event, Amended))
    assert "By agreement" in event_line(hand.game.texts, hand.game.setup, line.event)
    known = (setting.key, setting.about, setting.name)
    again = next(
        each for each in rules.amending.settings(hand.session.state) if (each.key, each.about, each.name) == known
    )
    assert again.value == setting.value + 1
    hand.game.press_command("undo")
    hand.frames()
    agree(hand)
    assert len(hand.session.entries) == before
    assert line.struck


def test_a_figure_is_put_somewhere_by_the_mouse() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    mode = panel(hand)
    mode.give("about", "captain")
    mode.give(WHAT, "place:")
    before = len(hand.session.entries)
    hand.click_table(15.0, 3.0)
    assert mode.form.values[TO].put
    hand.key(pygame.K_RETURN)
    agree(hand)
    figure = hand.session.state.figures[FigureId("captain")]
    assert (figure.x, figure.y) == pytest.approx((15.0, 3.0), abs=0.2)
    assert len(hand.session.entries) == before + 1


def test_what_is_out_of_bounds_is_refused_in_a_sentence_and_nothing_is_lost() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    before = list(hand.session.entries)
    refusal = hand.game.controller.amend({"set": "light-points", "about": "captain", "to": 99})
    assert refusal is not None
    assert "99" in hand.game.refusal_text(refusal)
    assert hand.session.entries == before


def test_escape_leads_back_to_what_was_decided() -> None:
    hand = between("smugglers-cove", "ChooseTurn")
    hand.game.skip()
    hand.frames()
    before = type(hand.game.mode)
    panel(hand)
    hand.key(pygame.K_ESCAPE)
    assert type(hand.game.mode) is before
