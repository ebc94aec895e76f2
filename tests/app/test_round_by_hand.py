"""A round played with mouse and keys: bids, places, activating, moving, attacking, ending the turn."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.forms.form import Spot
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.answers import EndTurn
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, Place
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChoosePlace
from pb12table.systems.pb12.system import SYSTEM
from pb12table.systems.pb12.window.forms.attacks import opponents
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.systems.pb12.window.modes.turns import TurnMode, useful_figures
from pb12table.table.footprints import Area
from pb12table.table.shapes import direction
from pb12table.window.forms.form_card import FormPlan
from pb12table.window.play.base import Card, CardButton
from pb12table.window.screens.dialogs import Curtain
from tests.app.helpers import Hand, open_game
from tests.app.pointing import Pointing
from tests.systems.pb12.scene import Scene
from tests.systems.pb12.stables import coach


def bid(hand: Hand, number: int) -> None:
    """Bid behind the curtain."""
    assert isinstance(hand.top, Curtain)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.session.pending, BidInitiative)
    hand.digit(number)


def test_each_player_bids_behind_a_curtain_that_shows_nothing_of_the_table() -> None:
    hand = open_game()
    assert isinstance(hand.top, Curtain)
    curtain = hand.picture()
    hand.game.select(FigureId("captain"))
    hand.game.overlays.shown |= {"show-all-sight"}
    hand.game.touch()
    assert hand.picture() == curtain, "nothing below shines through"
    bid(hand, 2)
    assert isinstance(hand.top, Curtain), "the next player gets a curtain of his own"
    assert hand.top.player == "Bob"
    assert not any(isinstance(line.event, events.BidsRevealed) for line in hand.session.log)
    bid(hand, 0)
    revealed = [line.event for line in hand.session.log if isinstance(line.event, events.BidsRevealed)]
    assert dict(revealed[0].bids) == {"alice": 2, "bob": 0}


def test_a_bid_cannot_be_higher_than_the_balance() -> None:
    hand = open_game()
    hand.key(pygame.K_RETURN)
    hand.digit(9)
    assert (hand.session.entries, hand.game.toast[0]) == ([], "You can bid 0 to 5 command points.")


@pytest.mark.parametrize(("how", "told"), [("command:bid-3", 3), ("command:bid-0", 0), ("3", 3), ("0", 0), ("\r", 0)])
def test_a_bid_is_one_input(how: str, told: int) -> None:
    hand = open_game()
    hand.key(pygame.K_RETURN)
    if how.startswith("command:"):
        hand.click_zone(how)
    else:
        hand.key(ord(how), typed=how)
    assert [entry.plain for entry in hand.session.entries] == [told]
    assert isinstance(hand.top, Curtain)
    assert pygame.mouse.get_pos() == pygame.Rect((0, 0), pygame.display.get_window_size()).center, (
        "the mouse tells nothing"
    )


def test_a_bid_given_by_mistake_is_taken_back_before_anybody_has_seen_anything() -> None:
    hand = open_game()
    hand.key(pygame.K_RETURN)
    hand.digit(3)
    hand.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert (hand.session.entries, isinstance(hand.top, Curtain) and hand.top.player) == ([], "Alice")
    bid(hand, 1)
    hand.program.draw()
    curtain = hand.top
    assert isinstance(curtain, Curtain)
    hand.click(next(pygame.Rect(zone.rect).center for zone in curtain.layout.hits() if zone.name == "undo"))
    bid(hand, 2)
    hand.key(pygame.K_RETURN)
    hand.digit(4)
    revealed = [line.event for line in hand.session.log if isinstance(line.event, events.BidsRevealed)]
    assert [dict(each.bids) for each in revealed] == [{"alice": 2, "bob": 4}]


def test_a_curtain_after_what_everybody_has_seen_takes_nothing_back() -> None:
    hand = open_game()
    hand.program.draw()
    curtain = hand.top
    assert isinstance(curtain, Curtain)
    assert "undo" not in {zone.name for zone in curtain.layout.hits()}
    hand.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert hand.top is curtain


def test_no_other_secret_is_taken_back_at_a_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """That there was one, or what it has brought, would show."""
    monkeypatch.setattr(BidInitiative, "together", False)
    hand = open_game()
    hand.key(pygame.K_RETURN)
    hand.digit(3)
    hand.program.draw()
    curtain = hand.top
    assert isinstance(curtain, Curtain)
    assert "undo" not in {zone.name for zone in curtain.layout.hits()}


def test_the_place_in_the_turn_order_is_chosen_on_a_card() -> None:
    hand = open_game()
    player = hand.play_to(ChoosePlace).player
    buttons = hand.card().buttons
    assert not [button.label for button in buttons if button.pressed or button.primary], "Enter chooses neither"
    hand.click_zone("command:option-1")
    assert hand.session.state.turn_order[-1] == player


def test_a_figure_is_activated_by_click_and_key() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    pirate = hand.figure("strong-pirate")
    hand.click_table(pirate.x, pirate.y)
    assert hand.game.selected == "strong-pirate"
    before = hand.picture()
    hand.key(pygame.K_a)
    assert hand.figure("strong-pirate").activation is Activation.DIRECT
    assert type(hand.game.mode) is ActionMode
    assert hand.picture() != before


def activated(hand: Hand, figure: str = "captain") -> None:
    hand.play_to(ChooseTurn, hand.figure(figure).controller)
    hand.click_zone(f"figure:{figure}")
    hand.key(pygame.K_a)
    assert isinstance(hand.session.pending, ChooseAction)


def test_a_move_is_planned_with_waypoints_and_nothing_happens_before_it_is_committed() -> None:
    hand = open_game()
    activated(hand)
    captain = hand.figure("captain")
    x, y = captain.x, captain.y
    hand.key(pygame.K_m)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    entries = len(hand.session.entries)
    plain = hand.picture()
    hand.click_table(x + 1.0, y)
    hand.click_table(x + 1.0, y - 2.0)
    assert len(mode.waypoints) == 2
    assert hand.picture() != plain, "the way and the ghost are drawn"
    assert (captain.x, captain.y, len(hand.session.entries)) == (x, y, entries)
    hand.key(pygame.K_BACKSPACE)
    assert len(mode.waypoints) == 1
    planned = mode.payable[-1].end
    hand.key(pygame.K_RETURN)
    moved = hand.figure("captain")
    assert (moved.x, moved.y, moved.z) == planned
    assert moved.action_points == 2
    assert type(hand.game.mode) is ActionMode


def test_the_part_of_a_way_that_cannot_be_paid_is_never_walked() -> None:
    hand = open_game()
    activated(hand)
    hand.key(pygame.K_m)
    hand.click_table(0.6, 8.4)
    hand.click_table(0.6, 10.8)
    hand.click_table(4.0, 10.6)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert mode.way.cost > mode.points
    end = mode.payable[-1].end
    hand.key(pygame.K_RETURN)
    moved = hand.figure("captain")
    assert (moved.x, moved.y, moved.z) == end
    assert moved.action_points == 0


def test_escape_gives_the_plan_up_and_then_the_move() -> None:
    hand = open_game()
    activated(hand)
    captain = hand.figure("captain")
    entries = len(hand.session.entries)
    hand.key(pygame.K_m)
    hand.click_table(captain.x + 1.0, captain.y)
    hand.key(pygame.K_ESCAPE)
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert not mode.waypoints
    hand.key(pygame.K_ESCAPE)
    assert hand.mode_name() == "ActionMode"
    assert len(hand.session.entries) == entries


def test_keys_turn_the_facing_at_the_end_of_a_move() -> None:
    hand = open_game()
    activated(hand)
    captain = hand.figure("captain")
    hand.key(pygame.K_m)
    hand.click_table(captain.x + 1.0, captain.y)
    hand.key(pygame.K_q)
    hand.key(pygame.K_q)
    hand.key(pygame.K_RETURN)
    assert hand.figure("captain").facing == pytest.approx(30.0, abs=3.0)


def about_to_shoot() -> tuple[Hand, Pointing]:
    """Somebody at the form of an attack from a distance, with a target."""
    hand = open_game()
    hand.play_to(ChooseAction)
    for _ in range(200):
        hand.play_to(ChooseAction)
        bar = hand.game.mode
        assert isinstance(bar, ActionMode)
        if not bar.attack_reason(ranged=True):
            break
        hand.answer(EndTurn())
    hand.key(pygame.K_f)
    mode = Pointing(hand)
    assert mode.target is not None
    return hand, mode


def test_a_target_stays_under_the_mouse_when_more_comes_to_be_told_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, mode = about_to_shoot()
    assert mode.target is not None
    target = hand.figure(mode.target)
    hand.point_at_table(target.x, target.y)
    camera, bar = hand.game.camera, hand.game.layout.bar
    told = tuple(f"What the answer comes to, line {n}" for n in range(12))

    def with_exchange(plan: FormPlan, card: Card, *_: object) -> Card:
        return replace(card, lines=(*card.lines, *told))

    monkeypatch.setattr(FormPlan, "with_exchange", with_exchange)
    hand.game.paint.forget_plan()
    hand.program.draw()
    assert any(set(told) <= set(zone.tip) for zone in hand.game.zones), "the strip tells it when asked"
    assert (hand.game.layout.bar, hand.game.camera.scale) == (bar, camera.scale)
    pixel = camera.to_screen((target.x, target.y))
    assert hand.game.camera.to_screen((target.x, target.y)) == pixel
    hand.click(pixel)
    assert mode.is_held
    hand.point(hand.game.layout.bar.center)
    hand.program.draw()
    shooter = hand.figure(mode.figure)
    assert hand.game.layout.free.collidepoint(hand.game.camera.to_screen((shooter.x, shooter.y)))


def test_an_attack_shows_its_sum_and_the_second_click_on_the_target_commits_it() -> None:
    hand, mode = about_to_shoot()
    assert mode.target is not None
    preview = mode.preview()
    assert preview.refusal is None
    card = mode.card()
    assert len(card.sums) == len(preview.plan.modifiers)
    assert str(preview.plan.target_number) in card.result
    state = hand.game.state
    assert preview.plan == plan_attack(state, mode.figure, preview.answer)
    hand.key(pygame.K_b, pygame.KMOD_SHIFT)
    harder = mode.preview()
    assert harder.plan.target_number == preview.plan.target_number + 1
    target = hand.figure(mode.target)
    entries = len(hand.session.entries)
    hand.click_table(target.x, target.y)
    assert mode.is_held
    assert len(hand.session.entries) == entries
    hand.point_at_table(target.x + 3.0, target.y + 2.0)
    assert mode.target == FigureId(target.id), "pointing elsewhere changes nothing any more"
    hand.click_table(target.x, target.y)
    assert harder.odds.p_check == 0.0
    assert "cannot succeed" in hand.game.toast[0]
    assert len(hand.session.entries) == entries
    hand.click_table(target.x, target.y)
    declared = hand.session.entries[entries].plain
    assert isinstance(declared, dict)
    assert (declared["kind"], declared["target"]) == ("ranged-attack", target.id)


def test_lying_on_a_name_in_the_list_the_mouse_targets_none_of_the_own_people() -> None:
    hand = open_game()
    activated(hand)
    hand.click_zone("command:ranged-attack")
    mode = Pointing(hand)
    opponent = mode.target
    assert opponent is not None
    friends = [figure for figure in hand.game.state.figures if figure not in (mode.figure, *opponents(mode.acting))]
    listed = [zone for zone in hand.game.zones if zone.name in {f"figure:{friend}" for friend in friends}]
    assert listed
    for zone in listed:
        hand.point(zone.rect.center)
        assert mode.target == opponent


def test_what_cannot_be_done_is_grey_and_says_why() -> None:
    hand = open_game()
    activated(hand)
    tiles = {tile.command: tile for tile in hand.game.paint.tiles()}
    assert not tiles["melee-attack"].enabled
    assert "R1.7.14" in tiles["melee-attack"].reason
    entries = len(hand.session.entries)
    hand.click_zone("command:melee-attack")
    assert hand.game.toast[0]
    assert len(hand.session.entries) == entries


def test_holding_enter_ends_the_turn_and_a_short_press_does_not() -> None:
    hand = open_game()
    activated(hand)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.session.pending, ChooseAction)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    hand.frames(30)
    assert hand.figure("captain").done
    assert isinstance(hand.game.mode, TurnMode)


def test_tab_goes_round_the_figures_that_can_still_act() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    seen = []
    for _ in range(3):
        hand.key(pygame.K_TAB)
        seen.append(hand.game.selected)
    assert len(set(seen)) == 3
    hand.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert hand.game.selected == seen[1]


def test_a_figure_in_the_staging_area_is_set_up_where_the_ghost_stands() -> None:
    setup = load_scenario("smugglers-cove").setup
    waiting = [replace(f, at=None, height=None) if f.id == "captain" else f for f in setup.figures]
    hand = open_game(setup=replace(setup, figures=tuple(waiting)))
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    hand.key(pygame.K_i, pygame.KMOD_SHIFT)
    hand.point_at_table(12.0, 9.0)
    assert "R1." in hand.card().warning, "the middle of the table is no entry zone"
    entries = len(hand.session.entries)
    hand.click_table(12.0, 9.0)
    assert len(hand.session.entries) == entries
    assert not spot_of(hand).put
    hand.click_table(3.4, 6.2)
    captain = hand.figure("captain")
    assert captain.place is Place.STAGING, "nothing happens before it is decided"
    middle = (hand.game.setup.battlefield.width / 2, hand.game.setup.battlefield.depth / 2)
    assert spot_of(hand).facing == pytest.approx(direction((3.4, 6.2), middle), abs=1.0), "he looks into the table"
    hand.key(pygame.K_q)
    turned = spot_of(hand).facing
    hand.drag((3.4, 6.2), (3.4, 9.0))
    assert spot_of(hand).facing == pytest.approx(90.0, abs=3.0) != turned
    hand.key(pygame.K_ESCAPE)
    assert hand.form("enter").values["at:captain"] is None
    hand.click_table(3.0, 5.0)
    hand.click_table(3.4, 6.2)
    hand.key(pygame.K_RETURN)
    assert hand.figure("captain").place is Place.TABLE
    assert (captain.x, captain.y) == pytest.approx((3.4, 6.2), abs=0.05)


def spot_of(hand: Hand) -> Spot:
    """Where the captain would be set up."""
    found: Spot = hand.form("enter").values["at:captain"]
    return found


def entering_at_the_gate(band: tuple[float, float] | None = None) -> Hand:
    """Somebody about to enter where a bridge 3 high lies over the zone; `band`: the heights of the zone."""
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    scene.human("captain", "alice", at=None)
    scene.human("mate", "alice", at=(8.0, 5.0))
    scene.human("foe", "bob", at=(8.0, -5.0))
    scene.box((-2, -2), (2, 2), 0.3, base=2.7)
    outline = ((6.0, 5.0), (14.0, 5.0), (14.0, 9.0), (6.0, 9.0))
    scene.zones.append(Zone("gate", ZoneKind.ENTRY, Area(outline, band=band), (PlayerId("alice"),)))
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    hand.key(pygame.K_i, pygame.KMOD_SHIFT)
    return hand


@pytest.mark.rule("R1.3.11", "R1.4.29")
@pytest.mark.parametrize(("keys", "height"), [((), 0.0), ((pygame.K_PAGEUP,), 3.0),
                                              ((pygame.K_PAGEUP, pygame.K_PAGEDOWN), 0.0)])  # fmt: skip
def test_a_figure_enters_on_a_bridge_or_below_it(keys: tuple[int, ...], height: float) -> None:
    hand = entering_at_the_gate()
    hand.point_at_table(13.0, 6.0)
    assert not any("heights here" in line for line in hand.card().lines)
    hand.click_table(10.0, 7.0)
    assert any(line.startswith("2 heights here, now 0") for line in hand.card().lines)
    for key in keys:
        hand.key(key)
    assert any(f"now {height:g}" in line for line in hand.card().lines)
    hand.key(pygame.K_RETURN)
    assert hand.figure("captain").place is Place.TABLE
    assert hand.figure("captain").z == height


@pytest.mark.rule("R1.3.11", "R1.4.29")
def test_the_height_that_was_chosen_holds_where_the_figure_can_stand_so() -> None:
    hand = entering_at_the_gate()
    hand.point_at_table(10.0, 7.0)
    hand.key(pygame.K_PAGEUP)
    hand.point_at_table(13.0, 6.0)
    assert spot_of(hand).point[2] == 0.0
    hand.point_at_table(11.0, 7.0)
    assert spot_of(hand).point[2] == 3.0


@pytest.mark.rule("R1.3.11", "RU008")
def test_where_the_entry_zone_is_the_bridge_alone_a_figure_enters_there() -> None:
    hand = entering_at_the_gate(band=(2.5, 3.5))
    hand.click_table(10.0, 7.0)
    assert spot_of(hand).put
    assert hand.card().warning == ""
    hand.key(pygame.K_RETURN)
    assert hand.figure("captain").z == 3.0


def test_dragging_the_active_figure_sets_a_waypoint_and_dragging_the_ground_pans() -> None:
    hand = open_game()
    activated(hand)
    captain = hand.figure("captain")
    hand.drag((captain.x, captain.y), (captain.x + 1.2, captain.y))
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert len(mode.waypoints) == 1
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_ESCAPE)
    before = hand.game.camera
    hand.drag((8.0, 12.5), (9.0, 12.5))
    assert hand.game.camera.centre != before.centre
    assert hand.game.camera.scale == before.scale


def test_a_right_click_offers_what_can_be_done_there() -> None:
    hand = open_game()
    activated(hand)
    captain = hand.figure("captain")
    hand.click_table(captain.x + 1.2, captain.y - 0.4, button=3)
    assert hand.game.menu is not None
    hand.click_zone("command:offer:move")
    mode = hand.game.mode
    assert isinstance(mode, MoveMode)
    assert len(mode.waypoints) == 1
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_ESCAPE)
    legionary = hand.figure("legionary")
    hand.click_table(legionary.x, legionary.y, button=3)
    assert hand.game.menu is not None
    offers = {offer.command.split(":")[1]: offer for offer in hand.game.menu[1]}
    assert set(offers) == {"ranged-attack", "melee-attack", "aim"}
    assert "R1." in offers["melee-attack"].reason


@pytest.mark.parametrize("leave", ["escape", "right click"])
def test_leaving_a_menu_leaves_nothing_else(leave: str) -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.key(pygame.K_TAB)
    captain = hand.figure("captain")
    hand.click_table(captain.x, captain.y, button=3)
    menu = hand.game.menu
    assert menu is not None
    if leave == "escape":
        hand.key(pygame.K_ESCAPE)
    else:
        hand.click_table(1.0, 1.0, button=3)
    assert hand.game.menu is None
    assert hand.game.selected == "captain"
    hand.key(pygame.K_ESCAPE)
    assert hand.game.selected is None


def test_the_wheel_zooms_to_the_cursor() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    pixel = hand.game.camera.to_screen((9.0, 12.0))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=3, pos=pixel))
    before = hand.game.camera.scale
    hand.frames()
    assert hand.game.camera.scale > before
    assert hand.game.camera.to_table(pixel) == pytest.approx((9.0, 12.0), abs=0.1)


@pytest.mark.rule("R3.0.11", "R1.3.11")
def test_who_is_fixed_to_a_vehicle_is_told_not_to_enter_alone_and_nobody_is_waited_for_who_cannot_come_in() -> None:
    scene = Scene(width=20.0, depth=14.0, origin=(10.0, 7.0))
    coach(scene, "coach", "alice", at=None)
    scene.human("shot", "alice", at=None)
    scene.figures[-1] = replace(scene.figures[-1], carrier=FigureId("coach"), seat=(0.4, -0.4, 0.0))
    scene.human("mate", "alice", at=(8.0, 5.0))
    scene.human("foe", "bob", at=(8.0, -5.0))
    scene.human("late", "bob", at=None)
    scene.zone("entry", (-10, -7), (0, 7), ["alice"])
    state = scene.state()
    assert useful_figures(state, PlayerId("alice")) == ["mate", "coach"]
    assert useful_figures(state, PlayerId("bob")) == ["foe"]
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    hand.game.select(FigureId("shot"))
    (tile,) = [tile for tile in hand.game.mode.tiles() if tile.command == "relocate-in"]
    assert not tile.enabled
    assert "fixed" in tile.reason


@pytest.mark.rule("R1.3.7")
def test_a_key_of_an_action_activates_who_is_chosen_for_it_and_nobody_before_it_is_done() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    before = SYSTEM.digest(hand.session.state)
    hand.key(pygame.K_s, pygame.KMOD_SHIFT)
    assert (hand.game.mode.name, SYSTEM.digest(hand.session.state)) == ("change-status", before)
    hand.key(pygame.K_ESCAPE)
    assert (SYSTEM.digest(hand.session.state), type(hand.game.mode)) == (before, TurnMode)
    hand.key(pygame.K_k)
    captain = hand.figure("captain")
    assert (captain.activation, captain.action_points) == (Activation.DIRECT, 2)


@pytest.mark.rule("R1.3.7")
def test_a_foe_that_cannot_be_attacked_is_told_why_and_who_was_chosen_stays_chosen() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    legionary = hand.figure("legionary")
    hand.click_table(legionary.x, legionary.y)
    assert hand.game.selected == "captain"
    assert hand.game.toast[0] != ""


@pytest.mark.rule("R4.0.8")
def test_who_is_distracted_sheds_it_by_one_digit() -> None:
    setup = load_scenario("smugglers-cove").setup
    figures = tuple(replace(each, statuses=("distracted",)) if each.id == "captain" else each for each in setup.figures)
    hand = open_game(setup=replace(setup, figures=figures))
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    assert [(each.label, each.key) for each in buttons(hand)] == [("Activate · Shed Distracted (1 AP)", "1")]
    hand.click_zone("command:digit-1")
    captain = hand.figure("captain")
    assert (captain.activation, captain.action_points, captain.statuses) == (Activation.DIRECT, 2, {})
    assert buttons(hand) == []
    hand.key(pygame.K_z, pygame.KMOD_LCTRL)
    hand.key(pygame.K_a)
    assert [(each.label, each.key) for each in buttons(hand)] == [("Shed Distracted (1 AP)", "1")]
    hand.digit(1)
    assert hand.figure("captain").statuses == {}


def buttons(hand: Hand) -> list[CardButton]:
    """Return the buttons of the card."""
    card = hand.game.mode.card()
    assert card is not None
    return list(card.buttons)


@pytest.mark.rule("R4.1.5")
@pytest.mark.parametrize("activated", [True, False])
def test_the_turn_of_who_has_taken_on_delayed_ends_by_itself_and_goes_on_once_that_is_undone(
    activated: bool,
) -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    if activated:
        hand.key(pygame.K_a)
    hand.key(pygame.K_s, pygame.KMOD_SHIFT)
    hand.digit(1)
    assert "captain has nothing left to do" in hand.game.toast[0].lower()
    assert (hand.figure("captain").done, hand.question(ChooseTurn).player) == (True, "bob")
    hand.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert hand.session.pending is not None
    assert (hand.session.pending.player, hand.figure("captain").done) == ("alice", False)
