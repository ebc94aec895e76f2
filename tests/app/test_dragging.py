"""A figure is dragged to where it is to go, before it is activated, too; clicks mean a way there, or an attack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.files.places import scenarios_folder
from pb12table.skirmish.acts import tag_of
from pb12table.skirmish.forms.form import Aim, Form, Ghost
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.systems.pb12.rules.game.answers import Activate, LetAct, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import FigureState
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.systems.pb12.window.modes.moving import FirstMove, MoveMode
from pb12table.systems.pb12.window.modes.turns import TurnMode
from pb12table.window.forms.form_mode import FormMode
from tests.app.commanding import commander, give_command
from tests.app.helpers import Hand, open_game, opened
from tests.app.test_frame import begun
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.scene import Scene

SYSTEMS = Path(__file__).parent.parent / "systems"


def at_turn() -> Hand:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    return hand


# -- a system with activations ---------------------------------------------------------------------------------------


def test_a_figure_that_is_dragged_before_it_is_activated_is_asked_about_once_with_the_price() -> None:
    hand = at_turn()
    before, captain = len(hand.session.entries), hand.figure("captain")
    x, y = captain.x, captain.y
    hand.drag((x, y), (x + 1.2, y))
    mode = hand.game.mode
    assert isinstance(mode, FirstMove)
    assert (len(mode.waypoints), hand.game.selected) == (1, "captain")
    assert len(hand.session.entries) == before, "nothing is decided"
    assert any(token.ghost for token in hand.game.paint.picture().tokens)
    card = hand.card()
    assert "AP" in card.lines[0]
    assert "Activate and go" in [button.label for button in card.buttons]
    hand.key(pygame.K_RETURN)
    hand.breathe()
    assert hand.figure("captain").x > x + 0.5
    assert isinstance(hand.session.pending, ChooseAction)
    assert hand.session.pending.figure == "captain"
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert (hand.figure("captain").x, len(hand.session.entries)) == (x, before), "taken back at once"


def test_the_ghost_is_dragged_elsewhere_and_leaves_no_waypoint_behind() -> None:
    hand = at_turn()
    captain = hand.figure("captain")
    x, y = captain.x, captain.y
    hand.drag((x, y), (x + 1.2, y))
    mode = hand.game.mode
    assert isinstance(mode, FirstMove)
    hand.drag((x + 1.2, y), (x + 1.2, y - 0.8))
    assert [waypoint.point for waypoint in mode.waypoints] == [pytest.approx((x + 1.2, y - 0.8), abs=0.05)]
    assert mode.grab((x, y), FigureId("captain"))
    assert mode.waypoints == [], "who is dragged from where he stands begins anew"


def test_escape_leaves_a_figure_that_was_dragged_as_it_was() -> None:
    hand = at_turn()
    before, captain = len(hand.session.entries), hand.figure("captain")
    hand.drag((captain.x, captain.y), (captain.x + 1.2, captain.y))
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.game.mode, TurnMode)
    assert len(hand.session.entries) == before


def test_a_click_on_the_ground_leads_the_figure_that_is_selected_before_its_turn() -> None:
    hand = at_turn()
    captain = hand.figure("captain")
    hand.click_zone("figure:captain")
    hand.click_table(captain.x + 1.2, captain.y - 0.4)
    assert isinstance(hand.game.mode, FirstMove)
    assert len(hand.game.mode.waypoints) == 1


def test_a_foe_is_not_dragged_and_takes_no_table_along() -> None:
    hand = at_turn()
    foe, camera, entries = hand.figure("legionary"), hand.game.camera, len(hand.session.entries)
    selected = hand.game.selected
    hand.drag((foe.x, foe.y), (foe.x - 2.0, foe.y))
    assert hand.game.camera == camera
    assert (hand.game.selected, len(hand.session.entries)) == (selected, entries), "it is no click either"
    hand.drag((foe.x - 2.0, foe.y), (foe.x - 3.0, foe.y))
    assert hand.game.camera != camera, "the ground beside it does"


def test_a_figure_that_has_acted_is_not_dragged_and_says_why() -> None:
    hand = at_turn()
    captain = hand.game.state.figures[FigureId("captain")]
    assert isinstance(captain, FigureState)
    captain.done = True
    assert not hand.game.mode.grab((captain.x, captain.y), captain.id)
    assert isinstance(hand.game.mode, TurnMode)
    text, bad = hand.game.toast
    assert bad
    assert "R1.3" in text


@pytest.mark.parametrize("key", [None, pygame.K_f])
def test_a_click_on_the_ground_means_a_way_whatever_was_chosen(key: int | None) -> None:
    hand = at_turn()
    hand.click_zone("figure:captain")
    hand.key(pygame.K_a)
    captain = hand.figure("captain")
    if key is not None:
        hand.key(key)
        assert isinstance(hand.game.mode, FormMode)
    hand.click_table(captain.x + 1.2, captain.y - 0.4)
    assert isinstance(hand.game.mode, MoveMode)
    assert len(hand.game.mode.waypoints) == 1


# -- a click on a foe --------------------------------------------------------------------------------------------------


NEAR, FAR = (1.0, 0.0), (6.0, 2.0)


def facing_foe(at: tuple[float, float], *blocks: Block) -> Hand:
    """One with some weapons, and a foe somewhere."""
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("a", "alice", blocks=[*blocks], action_points=2)
    scene.human("foe", "bob", at=at, facing=180.0)
    for player in ("alice", "bob"):
        scene.player(player, 4)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    return hand


def click_foe(hand: Hand) -> None:
    foe = hand.figure("foe")
    hand.click_table(foe.x, foe.y)


@pytest.mark.parametrize("active", [False, True])
@pytest.mark.parametrize(("at", "attack"), [(NEAR, MeleeAttack), (FAR, RangedAttack)])
def test_a_click_on_a_foe_means_an_attack_and_a_second_one_makes_it(
    at: tuple[float, float], attack: type[Any], active: bool
) -> None:
    hand = facing_foe(at, gun(), blade())
    if active:
        hand.answer(Activate(FigureId("a")))
    before = len(hand.session.entries)
    click_foe(hand)
    assert hand.game.mode.name == f"{tag_of(attack)}"
    assert len(hand.session.entries) == before, "nothing is decided"
    (button,) = (each for each in hand.card().buttons if each.command == "commit")
    assert button.label.startswith("Activate · Attack") is not active
    click_foe(hand)
    given = hand.session.entries[before:]
    made = [entry.plain for entry in given if entry.request == "ChooseAction"]
    assert (made[0]["kind"], made[0]["target"]) == (tag_of(attack), "foe")
    assert any(entry.request == "ChooseTurn" for entry in given) is not active


def test_an_attack_before_the_turn_is_left_with_escape_and_taken_back_at_once() -> None:
    hand = facing_foe(FAR, gun())
    before = len(hand.session.entries)
    click_foe(hand)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.game.mode, TurnMode)
    assert len(hand.session.entries) == before
    hand.game.select(FigureId("a"))
    click_foe(hand)
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) > before
    assert hand.game.controller.undo_target() == before


def test_a_foe_that_cannot_be_attacked_is_only_looked_at() -> None:
    hand = facing_foe(FAR, blade())
    before = len(hand.session.entries)
    click_foe(hand)
    assert isinstance(hand.game.mode, TurnMode)
    assert (hand.game.selected, len(hand.session.entries)) == ("foe", before)


# -- systems whose questions are forms ---------------------------------------------------------------------------------


def asked_for_a_way(scenario: str) -> tuple[Hand, FigureId, tuple[float, float]]:
    """A game of a scenario at the first question in which a figure can be led, that figure and where it stands."""
    hand = opened(SYSTEMS / scenario)
    for _ in range(60):
        hand.open_curtains()
        hand.frames(1)
        form = form_of(hand)
        if form is not None and (figure := form.figure) is not None:
            state = hand.game.state
            here = scene(state.setup.system).body(state, figure).position
            if form.leads(figure, here) is not None:
                hand.breathe()
                return hand, figure, here
        request = hand.session.pending
        assert request is not None
        hand.game.commit(request.default(hand.session.state))
        hand.game.skip()
    raise AssertionError(scenario)


@pytest.mark.parametrize("scenario", ["brawl.toml", "scuffle.toml"])
def test_who_is_dragged_out_and_back_leaves_the_form_as_it_was(scenario: str) -> None:
    hand, _, (x, y) = asked_for_a_way(scenario)
    form = form_of(hand)
    assert form is not None
    before = dict(form.values)
    aside = y + (2.0 if y < hand.game.setup.battlefield.depth / 2 else -2.0)
    stops = [hand.game.camera.to_screen((x, y + (aside - y) * share)) for share in (0.0, 0.5, 1.0, 0.5, 0.0)]
    hand.point(stops[0])
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=stops[0], button=1))
    for pixel in stops[1:]:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pixel, rel=(1, 1), buttons=(1, 0, 0)))
        hand.frames(1)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=stops[0], button=1))
    hand.frames(1)
    form = form_of(hand)
    assert form is not None
    assert form.values == before


def form_of(hand: Hand) -> Form[Any] | None:
    mode = hand.game.mode
    return mode.form if isinstance(mode, FormMode) else None


def way_to(form: Form[Any]) -> tuple[float, float]:
    """Where the form leads its figure."""
    values = form.values
    if "way" in values:
        *_, (x, y, _) = values["way"]
        return (x, y)
    aim = values["at"]
    assert isinstance(aim, Aim)
    assert aim.point is not None
    return (aim.point[0], aim.point[1])


@pytest.mark.parametrize("scenario", ["brawl.toml", "scuffle.toml", "parley.toml"])
def test_who_has_the_turn_is_dragged_whatever_was_chosen(scenario: str) -> None:
    hand, figure, (x, y) = asked_for_a_way(scenario)
    before, middle = len(hand.session.entries), hand.game.setup.battlefield.depth / 2
    there = (x, y + (1.6 if y < middle else -1.6))
    hand.point_at_table(x, y)
    hand.game.select(None)
    hand.drag((x, y), there)
    assert hand.game.selected == figure, "the data sheet tells of whoever is dragged"
    form = form_of(hand)
    assert form is not None
    assert way_to(form) == pytest.approx(there, abs=0.1)
    assert any(isinstance(sketch, Ghost) and sketch.figure == figure for sketch in form.sketch)
    assert len(hand.session.entries) == before, "nothing is decided"
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) > before


@pytest.mark.parametrize("scenario", ["brawl.toml", "scuffle.toml"])
def test_a_drag_back_to_where_a_figure_stands_leads_nowhere(scenario: str) -> None:
    hand, figure, here = asked_for_a_way(scenario)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    before = dict(mode.form.values)
    assert mode.grab(here, figure)
    mode.hover((here[0] + 2.0, here[1]), None)
    assert mode.form.values["way"]
    mode.hover((here[0] + 0.1, here[1]), figure)
    mode.click((here[0] + 0.1, here[1]), figure)
    assert dict(mode.form.values) == before


def test_a_drag_ends_where_it_has_led_when_the_button_goes_up_on_another_screen() -> None:
    hand, _, (x, y) = asked_for_a_way("brawl.toml")
    camera, there = hand.game.camera, (x, y + (1.6 if y < hand.game.setup.battlefield.depth / 2 else -1.6))
    first, last, aside = camera.to_screen((x, y)), camera.to_screen(there), camera.to_screen((x + 2.0, y))
    for button, leads in ((1, True), (2, False)):
        hand.point(first)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=first, button=button))
        way = (last[0] - first[0], last[1] - first[1])
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=last, rel=way, buttons=(1, 0, 0)))
        hand.frames(1)
        hand.key(pygame.K_F1)
        assert not hand.shows(hand.game)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=last, button=button))
        hand.key(pygame.K_ESCAPE)
        panned = hand.game.camera
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=aside, rel=(40, 0), buttons=(0, 0, 0)))
        hand.frames(1)
        assert hand.game.camera is panned
        form = form_of(hand)
        assert form is not None
        assert way_to(form) == pytest.approx(there, abs=0.1)
        assert (panned is camera) is leads


@pytest.mark.parametrize("scenario", ["brawl.toml", "scuffle.toml"])
def test_the_ground_means_a_way_and_a_foe_an_attack(scenario: str) -> None:
    hand, figure, (x, y) = asked_for_a_way(scenario)
    mode, state = hand.game.mode, hand.game.state
    face = scene(state.setup.system)
    assert isinstance(mode, FormMode)
    foe = next(other for other in face.figures(state) if face.are_opposed(state, figure, other))
    there = (x, y + (1.6 if y < hand.game.setup.battlefield.depth / 2 else -1.6))
    mode.click(there, None)
    assert way_to(mode.form) == pytest.approx(there, abs=0.1)
    mode.click(face.body(state, foe).position, foe)
    assert mode.form.values["target"] == Aim(figure=foe)
    assert mode.form.values["act"] == "attack"


def test_a_unit_on_tiles_is_dragged_to_the_next_tile() -> None:
    hand, _, _ = asked_for_a_way("brook.toml")
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    moves = [(figure, point) for figure, point in _places(hand) if _led(mode, figure, point)]
    assert moves, "somebody can move"


def _places(hand: Hand) -> list[tuple[FigureId, tuple[float, float]]]:
    state: Any = hand.game.state
    face = scene(state.setup.system)
    asked = hand.session.pending
    assert asked is not None
    own = [figure for figure in face.figures(state) if face.owner(state, figure) == asked.player]
    return [(figure, state.setup.lattice.centre(cell)) for figure in own for cell in state.tiles]


def _led(mode: FormMode, figure: FigureId, point: tuple[float, float]) -> bool:
    """Whether a drag leads a unit to a place, which the form would answer with; everything is as before then."""
    values = mode.form.leads(figure, point)
    if values is None:
        return False
    here = scene(mode.game.setup.system).body(mode.game.state, figure).position
    mode.grab(here, figure)
    mode.hover(point, None)
    found = any(isinstance(sketch, Ghost) for sketch in mode.form.sketch) and mode.form.answer() is not None
    mode.click(here, None)
    return found


def test_another_figure_that_may_act_is_dragged_in_place_of_the_one_that_acts() -> None:
    hand = open_game("two-companies")
    commander(hand)
    give_command(hand, 3)
    mode = hand.game.mode
    assert type(mode) is ActionMode
    other = mode.others()[-1]
    placed = hand.figure(other)
    assert mode.grab((placed.x, placed.y), other)
    assert isinstance(hand.game.mode, FirstMove)
    assert hand.game.mode.first == LetAct(other)


def test_the_target_that_the_program_proposes_is_attacked_by_the_second_click_only() -> None:
    hand = begun(str(scenarios_folder() / "w6" / "suite" / "open-ground.toml"))
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    target = getattr(mode.form.field("target"), "value", None)
    assert isinstance(target, Aim), "somebody is proposed"
    assert target.figure is not None
    before, foe = len(hand.session.entries), hand.figure(target.figure)
    hand.click(hand.game.camera.to_screen((foe.x, foe.y)))
    assert len(hand.session.entries) == before, "the first click chooses"
    assert next(button for button in hand.card().buttons if button.command == "commit").primary
    hand.click(hand.game.camera.to_screen((foe.x, foe.y)))
    assert len(hand.session.entries) > before
