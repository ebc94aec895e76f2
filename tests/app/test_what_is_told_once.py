"""What cards, tips, lists and labels tell: nothing that contradicts itself, nothing twice, nothing cut off."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.systems.pb12.rules.extensions.moments import Moment, Window
from pb12table.systems.pb12.rules.game.answers import Concentrate
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.window.forms.interruption import stack_lines
from pb12table.systems.pb12.window.modes.actions import ActionMode, begin_form
from pb12table.systems.pb12.window.modes.known import DEEDS
from pb12table.table.sight.sight import FigureSight
from pb12table.texts.locale import Texts
from pb12table.window.scene.layers.lines import draw_ring_label
from pb12table.window.scene.picture import Camera
from tests.app.helpers import open_game
from tests.app.pointing import Pointing
from tests.systems.pb12.scene import Scene


def opposed() -> Scene:
    """A pirate with a rifle, and a boy of the other player eight steps before him."""
    scene = Scene(width=30.0, depth=20.0, origin=(10.0, 8.0))
    scene.human("pirate", "alice", (0, 0), items=["rifle"])
    scene.human("boy", "bob", (8, 0))
    return scene


def aiming(scene: Scene) -> tuple[Pointing, FigureSight]:
    """The pirate is about to shoot at the boy; the mode, and how he sees him."""
    hand = open_game(setup=scene.setup())
    begin_form(ActionMode(hand.game, hand.play_to(ChooseAction, "alice"), DEEDS), "ranged-attack")
    mode = Pointing(hand)
    preview = mode.preview()
    assert preview.plan.sight is not None
    return mode, preview.plan.sight


@pytest.mark.rule("R1.6.16", "R1.6.4")
def test_without_a_sight_line_the_card_says_so_and_gives_no_number() -> None:
    scene = opposed()
    scene.box((4, -4), (4.5, 4), 4.0)
    mode, sight = aiming(scene)
    assert not sight.exists
    card = mode.card()
    assert card.result == "No sight line"
    assert card.sums == ()


@pytest.mark.rule("R1.10.3")
def test_the_list_says_once_that_somebody_cannot_act() -> None:
    hand = open_game("smugglers-cove")
    hand.play_to(ChooseTurn)
    figure = next(iter(hand.session.state.figures.values()))
    figure.statuses[Status.PANICKED] = 1
    hand.game.controller.playback.reset(0)
    hand.game.listed = figure.controller
    hand.game.touch()
    hand.program.draw()
    tip = next(zone.tip for zone in hand.game.zones if zone.name == f"figure:{figure.id}")
    assert tip[-1] == "cannot act"
    assert "Incapacitated" not in tip


def test_days_are_written_in_the_manner_of_the_language() -> None:
    day = date(2026, 3, 7)
    assert Texts("de").date(day) == "7. März 2026"
    assert Texts("en").date(day) == "7 March 2026"


def test_the_label_of_a_ring_goes_out_of_the_way() -> None:
    surface = pygame.Surface((600, 600))
    camera = Camera.fitted(20.0, 20.0, surface.get_rect())
    ring = RingDrawing((10.0, 10.0), 5.0, "range", "long range")
    free: list[pygame.Rect] = []
    draw_ring_label(surface, camera, ring, 1.0, free)
    taken = [free[0].copy()]
    draw_ring_label(surface, camera, ring, 1.0, taken)
    assert not taken[1].colliderect(taken[0])


def test_the_label_of_what_lies_under_a_figure_lies_beside_it() -> None:
    surface = pygame.Surface((600, 600))
    camera = Camera.fitted(20.0, 20.0, surface.get_rect())
    token = pygame.Rect(0, 0, 32, 48)
    token.center = camera.to_screen((10.0, 10.0))
    taken = [token]
    draw_ring_label(surface, camera, RingDrawing((10.0, 10.0), 0.3, "item", "blade"), 1.0, taken)
    assert not taken[1].colliderect(token)


def test_all_that_covers_is_named_once_the_greatest_share_first() -> None:
    scene = opposed()
    scene.box((4, -3), (4.5, 3), 1.0, kind="low-wall")
    scene.box((2, -0.1), (2.3, 0.03), 3.0, kind="column")
    scene.box((5, -3), (5.5, 3), 0.7, kind="low-wall")
    mode, sight = aiming(scene)
    assert len(sight.blockers) == 3
    line = next(line for line in mode.card().lines if "covered" in line)
    assert line.endswith("% covered by the column and the low wall")


@pytest.mark.parametrize("window", list(Window))
def test_the_stack_calls_announced_only_what_is_still_to_come(window: Window) -> None:
    setup = load_scenario("smugglers-cove").setup
    moment = Moment(window, PlayerId("alice"), figure=FigureId("captain"), action=Concentrate())
    (line,) = stack_lines(Texts("en"), setup, moment, ())
    assert line.note == ("just happened" if window.value.startswith("after") else "announced")


def test_a_notice_is_shown_once_and_at_one_place(monkeypatch: pytest.MonkeyPatch, shown: list[str]) -> None:
    hand = open_game("smugglers-cove")
    hand.play_to(ChooseTurn, "alice")
    mode, game = hand.game.mode, hand.game
    said = "Nobody may stand there."
    monkeypatch.setattr(mode, "notice", lambda: said)
    game.say(said, bad=True)
    shown.clear()
    hand.program.draw()
    assert shown.count(said) == 1, "what lasts is not said once more beside it"
    monkeypatch.setattr(mode, "notice", lambda: "")
    game.touch()
    shown.clear()
    hand.program.draw()
    assert shown.count(said) == 1, "it is not lost where nothing else says it"
