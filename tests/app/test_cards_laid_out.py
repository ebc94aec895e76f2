"""Before the first turn in the window: cards laid out over the table, the bag, and what would lie under the mouse."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.play.controller import Controller
from pb12table.app.program import Program
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import ScriptedDice, SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.answers import Attack, ChangeStance
from pb12table.systems.kampf_w6.rules.data import Stance, WeaponId
from pb12table.systems.kampf_w6.rules.dice import ChooseParry, SpendOnRoll
from pb12table.systems.pocket_tactics.rules.preparations import (
    ChooseArmy,
    ChooseFeature,
    ChooseTiles,
    PlaceFeature,
    PlaceTile,
    PlaceUnit,
)
from pb12table.systems.pocket_tactics.rules.state import State
from pb12table.systems.pocket_tactics.system import SYSTEM
from pb12table.texts.locale import LANGUAGES, Language
from pb12table.window.kit.keys import Settings
from tests.app.helpers import SIZE, Hand
from tests.systems.kampf_w6.scene import Scene as Shooting

FOLK = {"Otterling", "Fen Troll", "Fen Witch", "Lizard Rider", "Heron Knight", "Armoured Toad"}
GUARD = {"Spearman", "Swordsman", "Archer", "Rider", "Captain", "Griffin"}


def new_land(until: type = ChooseArmy, size: tuple[int, int] = SIZE, scale: int = 100) -> Hand:
    """New Land, when a question of a kind is asked for the first time; before that all is as it is proposed."""
    settings = Settings(language="en", dice_speed="none", hints=False, interface_scale=scale)
    session: Session[Any] = Session(SYSTEM, SYSTEM.new_game(load_scenario("new-land").setup), SeededDice(3))
    while session.pending is not None and not isinstance(session.pending, until):
        session.answer(session.pending.default(session.state))
    program = Program(settings, size)
    program.open(GameScreen(program, Controller(session, None, settings)))
    hand = Hand(program)
    hand.frames()
    return hand


def state_of(hand: Hand) -> State:
    state: Any = hand.session.state
    assert isinstance(state, State)
    return state


def sheet_of(hand: Hand) -> pygame.Rect:
    sheet = hand.game.paint.table_card.sheet
    assert sheet is not None
    return sheet


def test_cards_of_both_factions_lie_over_the_table_whole(written: list[str]) -> None:
    hand = new_land()
    assert set(written) >= FOLK | GUARD
    assert {"Flies up to 3 tiles, also", "Shoots up to 2 tiles away", "+1 red against beasts"} <= set(written)
    assert hand.game.layout.free.contains(sheet_of(hand))
    assert hand.game.scrolls["dock"] == 0


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 130), ((1600, 900), 100)])
def test_cards_keep_within_their_sheet(size: tuple[int, int], scale: int) -> None:
    hand = new_land(size=size, scale=scale)
    hand.program.draw()
    sheet = sheet_of(hand)
    counting = [zone.rect for zone in hand.game.zones if zone.name.endswith(("-more", "-less"))]
    assert counting
    assert all(sheet.left < rect.left and rect.right < sheet.right for rect in counting)


def test_a_click_on_a_card_of_the_others_takes_their_faction_and_keys_count_its_cards() -> None:
    hand = new_land()
    player = PlayerId(hand.question(ChooseArmy).player)
    hand.click_zone("command:faction-1")
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_LEFT)
    hand.key(pygame.K_RETURN)
    chosen = state_of(hand).players[player]
    assert chosen.army is not None
    assert (chosen.faction, len(chosen.army)) == ("march-guard", 5)


def test_tiles_are_pictures_and_what_others_have_put_in_lies_in_the_bag(written: list[str]) -> None:
    hand = new_land(ChooseTiles)
    assert {"Meadow", "Scree", "Water", "Ends a move"} <= set(written)
    assert any(words.startswith("Units drown") for words in written)
    hand.key(pygame.K_RETURN)
    assert "In the bag (6)" in written
    hand.key(pygame.K_RETURN)
    assert len(state_of(hand).bag) == 12, "what lies there may be taken unasked"


def test_a_feature_is_chosen_by_its_picture() -> None:
    hand = new_land(ChooseFeature)
    player = PlayerId(hand.question(ChooseFeature).player)
    hand.digit(2)
    assert state_of(hand).players[player].feature == "highland"


@pytest.mark.parametrize("kind", [PlaceTile, PlaceFeature])
def test_what_is_laid_lies_under_the_mouse_and_is_only_laid_by_a_click(kind: type) -> None:
    hand = new_land(kind)
    question: Any = hand.session.pending
    cell = question.options(hand.session.state)[-1]
    before = dict(state_of(hand).tiles)
    hand.point(hand.game.camera.to_screen(state_of(hand).setup.lattice.centre(cell)))
    (laid,) = hand.game.paint.picture().laid
    assert laid.outline == state_of(hand).setup.lattice.ring(cell)
    hand.key(pygame.K_RETURN)
    assert state_of(hand).tiles == before, "where the mouse rests is no choice"
    for _ in range(2):
        hand.click(hand.game.camera.to_screen(state_of(hand).setup.lattice.centre(cell)))
    tile = state_of(hand).tiles[cell]
    assert (laid.ground, laid.feature) == (tile.terrain, tile.feature or "")


def test_the_card_of_a_unit_is_seen_before_it_is_put_down() -> None:
    hand = new_land(PlaceUnit)
    hand.digit(3)
    unit = hand.game.selected
    assert unit is not None
    assert unit.endswith(("-witch", "-archer"))
    cell = hand.game.mode.needed()[0]
    hand.point(hand.game.camera.to_screen(cell))
    assert [token.body.id for token in hand.game.paint.picture().tokens if token.ghost] == [unit]


def test_the_map_fills_the_table() -> None:
    setup = load_scenario("the-ford").setup
    settings = Settings(language="en", dice_speed="none", hints=False)
    program = Program(settings, SIZE)
    session: Session[Any] = Session(SYSTEM, SYSTEM.new_game(setup), SeededDice(3))
    program.open(GameScreen(program, Controller(session, None, settings)))
    hand = Hand(program)
    hand.frames()
    camera, free = hand.game.camera, hand.game.layout.free
    corners = [camera.to_screen(place) for tile in setup.tiles for place in setup.lattice.ring(tile.at)]
    assert all(free.collidepoint(corner) for corner in corners)
    high = max(y for _, y in corners) - min(y for _, y in corners)
    assert high > 0.85 * free.h


def offered_dice(*, parry: bool = False, foes: int = 1, language: Language = "en", scale: int = 100) -> Hand:
    """A roll to hit in Kampf W6 with dice of two kinds for it, or one to be parried for a die, in the window.

    The die can take an action from each of some foes.
    """
    scene = Shooting().figure("a", "alice", 10, 20, "knife" if parry else "assault-rifle", shooting=2, melee=5)
    scene.figure("b", "bob", 11 if parry else 20, 20, wound_limit=9, actions=0 if parry else 4)
    for number in range(1, foes):
        scene.figure(f"c{number}", "alice", 50, 2 + 3 * number)
    scene.dice["alice"], scene.dice["bob"] = (0, 0, 0) if parry else (1, 1, 0), (1, 0, 1)
    weapon = WeaponId("knife" if parry else "assault-rifle")
    play = scene.play(*((6, 6) if parry else (2, 4, 5)), *(1,) * 12).answer(Attack(weapon, FigureId("b")))
    settings = Settings(language=language, dice_speed="none", hints=False, interface_scale=scale)
    program = Program(settings, SIZE)
    program.open(GameScreen(program, Controller(play.session, None, settings)))
    hand = Hand(program)
    hand.frames()
    hand.open_curtains()
    hand.frames()
    return hand


def asked(hand: Hand) -> type:
    return type(hand.session.pending)


def dice_left(hand: Hand, player: str) -> tuple[int, int, int]:
    known: Any = hand.session.state
    own = known.players[PlayerId(player)]
    return own.bonus_dice, own.reroll_dice, own.fate_dice


def test_dice_that_can_be_spent_are_laid_out_with_what_each_would_do_and_hide_nobody(written: list[str]) -> None:
    hand = offered_dice()
    assert asked(hand) is SpendOnRoll
    sheet = sheet_of(hand)
    assert hand.game.layout.free.contains(sheet)
    assert sheet.collidelist(hand.game.paint.table_card.vital()) < 0
    rows = [zone.rect for zone in hand.game.zones if zone.name.startswith("command:die-")]
    assert len(rows) == 3
    assert all(sheet.contains(row) for row in rows)
    assert [row.top for row in rows] == sorted({row.top for row in rows}), "one below the other"
    assert {"Leave it", "Reroll one", "One more die", "2 hits → 3 hits"} <= set(written)
    hand.click(rows[2].center)
    assert dice_left(hand, "alice") == (0, 1, 0)


def test_dice_are_spent_by_their_digit_and_enter_spends_none() -> None:
    hand = offered_dice()
    hand.digit(2)
    assert dice_left(hand, "alice") == (1, 0, 0)
    hand = offered_dice()
    hand.key(pygame.K_RETURN)
    assert dice_left(hand, "alice") == (1, 1, 0)
    assert asked(hand) is not SpendOnRoll


def test_a_parry_that_takes_an_action_from_a_foe_stands_last_and_apart() -> None:
    hand = offered_dice(parry=True)
    assert asked(hand) is ChooseParry
    hand.program.draw()
    rows = [zone.rect for zone in hand.game.zones if zone.name.startswith("command:parry-")]
    gaps = [lower.top - upper.bottom for upper, lower in pairwise(rows)]
    assert len(gaps) == 2
    assert gaps[1] > gaps[0] > 0
    hand.digit(3)
    assert dice_left(hand, "bob") == (1, 0, 0)


def rows_of(hand: Hand, name: str) -> dict[str, pygame.Rect]:
    """The rows with dice that can be clicked, or the parts of them that are in sight, by command."""
    hand.program.draw()
    return {zone.name: zone.rect for zone in hand.game.zones if zone.name.startswith(f"command:{name}-")}


def test_rows_of_dice_for_which_the_window_is_too_low_are_scrolled() -> None:
    hand = offered_dice(parry=True, foes=14)
    rows, sheet = rows_of(hand, "parry"), sheet_of(hand)
    assert hand.game.layout.free.contains(sheet)
    assert len(rows) < len(hand.card().buttons) == 16
    last = list(hand.card().buttons)[-1].command
    hand.point(sheet.center)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-30, pos=sheet.center))
    hand.frames()
    rows = rows_of(hand, "parry")
    assert sheet.contains(rows[f"command:{last}"])
    hand.click(rows[f"command:{last}"].center)
    assert dice_left(hand, "bob") == (1, 0, 0)


def test_a_parry_is_chosen_by_a_click_on_its_row() -> None:
    for command, left in (("parry-0", (1, 0, 1)), ("parry-1", (0, 0, 1)), ("parry-2", (1, 0, 0))):
        hand = offered_dice(parry=True)
        hand.click(rows_of(hand, "parry")[f"command:{command}"].center)
        assert dice_left(hand, "bob") == left
        assert asked(hand) is not ChooseParry


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("parry", [False, True])
def test_rows_of_dice_are_whole_in_large_letters(parry: bool, language: Language, shown: list[str]) -> None:
    hand = offered_dice(parry=parry, language=language, scale=200)
    shown.clear()
    rows, sheet = rows_of(hand, "parry" if parry else "die"), sheet_of(hand)
    assert hand.game.layout.free.contains(sheet)
    assert not [line for line in shown if line.endswith("…")]
    assert all(sheet.left < row.left and row.right < sheet.right for row in rows.values())


def about_to_shoot() -> Hand:
    """Somebody in Kampf W6 who will be asked about dice for the attack, in a window with log and data sheet."""
    scene = Shooting().figure("a", "alice", 10, 20, "assault-rifle", shooting=2)
    scene.figure("b", "bob", 20, 20, wound_limit=9).dice["alice"] = (1, 1, 0)
    settings = Settings(language="en", dice_speed="none", hints=False, interface_scale=100)
    program = Program(settings, SIZE)
    program.open(GameScreen(program, Controller(scene.play(2, 4, 5, *(1,) * 9).session, None, settings)))
    hand = Hand(program)
    hand.frames()
    hand.answer(ChangeStance(Stance.KNEELING))
    hand.program.draw()
    return hand


def test_four_rerolls_have_room_on_the_sheet_of_a_fight() -> None:
    dice = [5, 6, 1, 2, 6, 1, 6, 5]
    session = Session(SYSTEM, SYSTEM.new_game(load_scenario("lighthouse-rock").setup), ScriptedDice(dice))
    for plain in (
        {"do": "deploy", "unit": "bob-archer", "at": [-1, 1]},
        {"do": "deploy", "unit": "alice-archer", "at": [-1, -1]},
        {"do": "attack", "unit": "bob-archer", "target": "alice-spearman", "ranged": True, "magic": False, "steps": []},
        {"do": "raise", "bonus": 0, "pool": "def", "die": 0},
        {"do": "reroll", "pool": "off", "die": 0},
    ):
        assert session.pending is not None
        session.answer(session.pending.decode(plain))
    settings = Settings(language="en", dice_speed="none", hints=False, interface_scale=100)
    program = Program(settings, (1280, 720))
    program.open(GameScreen(program, Controller(session, None, settings)))
    hand = Hand(program)
    hand.frames()
    hand.program.draw()
    room = hand.game.layout.free
    assert room.contains(sheet_of(hand))
    inside = [zone.rect for zone in hand.game.zones if zone.name.startswith("rule:") or zone.name == "command:pass"]
    assert inside, [zone.name for zone in hand.game.zones]
    assert all(sheet_of(hand).contains(rect) for rect in inside)


@pytest.mark.parametrize("opened", [False, True])
def test_a_sheet_of_dice_leaves_log_and_data_sheet_where_they_lie(opened: bool) -> None:
    hand = about_to_shoot()
    if opened:
        hand.key(pygame.K_F8)
        hand.program.draw()
    before = dict(hand.game.paint.places)
    assert "log" in before
    hand.answer(Attack(WeaponId("assault-rifle"), FigureId("b")))
    assert asked(hand) is SpendOnRoll
    hand.program.draw()
    assert hand.game.paint.places == before
    assert sheet_of(hand).collidelist(list(before.values())) < 0


def test_a_sheet_of_dice_makes_way_for_the_log_that_is_pulled_open() -> None:
    hand = about_to_shoot()
    hand.answer(Attack(WeaponId("assault-rifle"), FigureId("b")))
    hand.program.draw()
    hand.key(pygame.K_F8)
    for _ in range(2):
        hand.program.draw()
    log = hand.game.paint.places["log"]
    assert log.h > hand.game.layout.free.h // 2
    assert log.left > hand.game.layout.free.centerx, "where it lies without the sheet"
    assert not sheet_of(hand).colliderect(log)
