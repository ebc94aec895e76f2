"""A fight in the window: both throws on the card, dice that are clicked, and what is watched afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.play.controller import Controller
from pb12table.app.program import Program
from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.playback import Contest
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import AttackAction
from pb12table.systems.pocket_tactics.rules.fights import UseBonus, UseReroll
from pb12table.systems.pocket_tactics.rules.setup import Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, State
from pb12table.systems.pocket_tactics.scene import SCENE
from pb12table.systems.pocket_tactics.system import SYSTEM
from pb12table.systems.pocket_tactics.window.fight_forms import contest_of, contest_shown, die_name
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.texts.log_rows import row_words, rows_of
from pb12table.window.dice import contest_size, draw_contest
from pb12table.window.kit import canvas
from pb12table.window.kit.canvas import ELLIPSIS, Canvas, rendered
from pb12table.window.kit.keys import Settings
from tests.app.helpers import SIZE, Hand
from tests.systems.pocket_tactics.board import Board, row

CAPTAIN, TROLL, ARCHER = FigureId("alice-captain"), FigureId("bob-troll"), FigureId("alice-archer")


def fight(*dice: int, language: Language = "en", size: tuple[int, int] = SIZE) -> Hand:
    """Alice's Captain, beside an Archer, has just thrown against Bob's Troll: red, green, red, green."""
    board = Board(row(3, -1), alone=True)
    board.put("alice", "archer", (-1, 0))
    board.put("alice", "captain", (0, 0))
    board.put("bob", "troll", (1, 0))
    settings = Settings(language=language, dice_speed="none", hints=False)
    program = Program(settings, size)
    hand = playing(board, ScriptedDice(dice), program, settings)
    hand.answer(AttackAction(CAPTAIN, TROLL))
    return hand


def playing(board: Board, dice: ScriptedDice, program: Program, settings: Settings) -> Hand:
    """Somebody before a board."""
    program.open(GameScreen(program, Controller(Session(SYSTEM, board.state, dice), None, settings)))
    hand = Hand(program)
    hand.frames()
    return hand


def at_a_village() -> Hand:
    """Alice's Captain stands in a village, an Archer behind it and Bob's Troll before it."""
    board = Board(row(4, -1), alone=True).tile((0, 0), "meadow", "village").tile((2, 0), "meadow", "city")
    board.put("alice", "archer", (-1, 0))
    board.put("alice", "captain", (0, 0))
    board.put("bob", "troll", (1, 0))
    settings = Settings(language="en", dice_speed="none", hints=False)
    return playing(board, ScriptedDice(()), Program(settings, SIZE), settings)


def test_a_unit_goes_into_the_reserve_only_when_that_is_said_twice() -> None:
    hand = at_a_village()
    assert hand.game.mode.may_choose(CAPTAIN)
    hand.game.mode.pick(CAPTAIN)
    hand.key(pygame.K_i)
    assert not hand.session.entries
    assert "goes off the map into your reserve and gives up the village" in hand.game.toast[0]
    hand.key(pygame.K_i)
    assert hand.session.entries
    assert state_of(hand).units[CAPTAIN].at is None


def test_a_click_beside_a_unit_on_its_tile_means_the_unit() -> None:
    hand = at_a_village()
    hand.game.mode.pick(CAPTAIN)
    lattice = hand.game.setup.lattice
    for cell, unit in (((1, 0), TROLL), ((-1, 0), ARCHER)):
        x, y = lattice.centre(cell)
        aside = hand.game.camera.to_screen((x + 0.35 * (lattice.centre((1, 0))[0] - lattice.centre((0, 0))[0]), y))
        assert hand.game.table.token_at(aside, hand.game.camera, hand.game.paint.picture()) is None
        hand.click(aside)
        assert not hand.game.toast[0]
        values = hand.form("action").values
        assert unit in (values["unit"], values["aim"].figure if values["aim"] is not None else None)


def state_of(hand: Hand) -> State:
    state: Any = hand.session.state
    assert isinstance(state, State)
    return state


def asked(hand: Hand) -> str:
    """What is asked by now."""
    return type(hand.session.pending).__name__


def told(hand: Hand, kind: type) -> list[Any]:
    return [line.event for line in hand.session.log if isinstance(line.event, kind)]


def contest(hand: Hand) -> Contest:
    found = hand.card().contest
    assert found is not None
    return found


def test_both_throws_lie_on_the_card_with_the_pair_that_decides() -> None:
    hand = fight(5, 4, 2, 1, 5, 5, 4, 5, 5)
    attack, answer = contest(hand).comparisons
    assert [[die.face for die in dice] for dice in (attack.upper, attack.lower)] == [[5, 4], [5, 5]]
    assert (attack.deciding, attack.upper_wins, attack.verdict) == (1, False, "Fen Troll stands")
    assert [[die.face for die in dice] for dice in (answer.upper, answer.lower)] == [[2, 1], [5, 5, 4]]
    assert (answer.deciding, answer.upper_wins, answer.verdict) == (0, False, "Captain falls")
    assert asked(hand) == UseBonus.__name__
    captions = {die.name: (die.caption, die.tone) for die in contest(hand).dice if die.caption}
    assert captions[die_name(CAPTAIN, Pool.OFF, 0)] == ("→ 6", "good")


def test_a_click_lays_the_bonus_and_another_throws_a_die_again() -> None:
    hand = fight(3, 1, 4, 4, 1, 1, 1, 4, 3, 6)
    assert hand.card().on_dice[die_name(CAPTAIN, Pool.OFF, 0)].key == "1"
    zones = {name for name in hand.zone_names() if name.startswith("command:choice-")}
    assert len(zones) == len(hand.card().on_dice) == 2, "green dice change nothing against red ones"
    first = hand.card().on_dice[die_name(CAPTAIN, Pool.OFF, 0)].command
    hand.click_zone(f"command:{first}")
    used = told(hand, events.BonusUsed)[-1]
    assert (used.pool, used.before, used.after) == (Pool.OFF, 3, 4)
    assert asked(hand) == UseReroll.__name__
    low = hand.card().on_dice[die_name(CAPTAIN, Pool.OFF, 1)]
    assert low.label.startswith("reroll 1: Fen Troll falls")
    hand.digit(int(low.key))
    assert told(hand, events.DieRerolled)[-1].after == 6
    assert told(hand, events.FightDecided)[-1].target_defeated


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_and_what_stands_beside_them_have_room_on_a_small_window(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def noted(words: str, *rest: Any) -> pygame.Surface:
        shown.append(words)
        return rendered(words, *rest)

    hand = fight(1, 1, 4, 2, 5, 3, 1, 5, 5, language=language, size=(1280, 720))
    while asked(hand) == UseBonus.__name__:
        hand.key(pygame.K_p)
    monkeypatch.setattr(canvas, "rendered", noted)
    hand.picture()
    attack, answer = contest(hand).comparisons
    assert (len(attack.upper), len(answer.lower)) == (2, 3)
    assert any(die.caption for die in contest(hand).dice)
    assert {attack.verdict, answer.verdict} <= set(shown)
    assert not [words for words in shown if words.endswith(ELLIPSIS)]
    sheet = hand.game.paint.table_card.sheet
    assert sheet is not None
    assert sheet.collidelist(hand.game.paint.table_card.rooms_of({CAPTAIN, TROLL})) < 0, "nobody who fights is hidden"
    dice = [zone.rect for zone in hand.game.zones if zone.name.startswith("command:choice-") and zone.rect.h > 40]
    assert len(dice) > 1
    assert all(one.collidelist(dice[:number]) < 0 for number, one in enumerate(dice))


def test_a_sheet_is_as_wide_as_the_throws_of_long_names_need() -> None:
    """It stays within its place; else it would reach out of the window at the right."""
    board = Board(row(4, -1), alone=True)
    board.put("alice", "archer", (-1, 0))
    own, other = board.put("alice", "swordsman", (0, 0)), board.put("bob", "swordsman", (1, 0))
    settings = Settings(language="de", dice_speed="none", hints=False)
    dice = ScriptedDice((1, 2, 3, 4, 5, 4, 3, 2, 1))
    hand = playing(board, dice, Program(settings, (1280, 720)), settings)
    hand.answer(AttackAction(own, other))
    hand.picture()
    sheet = next(zone.rect for zone in hand.game.zones if zone.name == "panel:card")
    parts = [zone.rect for zone in hand.game.zones if zone.name in ("card", "command:choice-0")]
    assert all(sheet.contains(part) for part in parts if part.top < hand.game.layout.bar.top)


def test_the_sheet_stays_under_the_mouse_that_clicked_on_it() -> None:
    hand = fight(1, 1, 4, 2, 5, 3, 1, 5, 5, 1)
    sides = []
    for kind in (UseBonus, UseReroll):
        while asked(hand) == kind.__name__:
            hand.picture()
            sides.append(hand.game.paint.table_card.sheet)
            die = next(iter(hand.card().on_dice.values()))
            hand.click_zone(f"command:{die.command}")
    assert len(sides) > 1
    assert len({side.left for side in sides if side is not None}) == 1


def test_the_key_leaves_it() -> None:
    hand = fight(3, 1, 4, 4, 1, 1, 1, 3, 3)
    hand.key(pygame.K_p)
    assert not told(hand, events.BonusUsed)
    assert asked(hand) == UseReroll.__name__


def test_what_has_been_thrown_is_watched_and_found_in_the_log() -> None:
    hand = fight(3, 1, 4, 4, 1, 1, 1, 3, 3, 6)
    thrown, texts, state = told(hand, events.DiceThrown)[0], Texts("en").of("pocket"), state_of(hand)
    assert state.fight is not None
    shown = contest_shown(texts, state, thrown)
    assert shown is not None
    assert all(die.tumbles for die in shown.dice)
    raised = contest_shown(texts, state, events.BonusUsed(CAPTAIN, state.fight.attacker.bonuses[0], Pool.OFF, 3, 4))
    assert raised is not None
    assert [die.face for die in raised.dice if die.changed] == [4]
    line = next(line for line in hand.session.log if line.event is thrown)
    hand.game._pin(id(line))
    plain = hand.picture()
    hand.game.unpin()
    assert hand.picture() != plain


@pytest.mark.parametrize(("red", "green"), [((6, 6, 6), (6, 6, 6)), ((), (1,)), ((1,), ()), ((), ())])
def test_any_throws_can_be_drawn(red: Sequence[int], green: Sequence[int]) -> None:
    setup = Board(row(2)).state.setup
    one, other = Fighter(CAPTAIN, list(red), list(green)), Fighter(TROLL, list(red), list(green))
    fight = Fight(one, other, ranged=False, magic=False, answers=True)
    drawn = contest_of(Texts("de").of("pocket"), setup, fight)
    surface = Canvas(pygame.Surface((900, 300)), 1.0, (0, 0))
    width, height = contest_size(surface.scale, drawn, 500)
    assert width <= 500
    draw_contest(surface, pygame.Rect(10, 10, width, height), drawn, {}, rolling=0.3)
    draw_contest(surface, pygame.Rect(10, 10, width, height), drawn, {})


def rider(*dice: int, water: bool = False) -> Hand:
    """Alice's Rider, which moves up to three tiles, in a row; perhaps the tile to its right is water."""
    board = Board(row(9, -2), alone=True)
    if water:
        board.tile((1, 0), "water")
    board.put("alice", "rider", (0, 0))
    board.put("bob", "troll", (5, 0))
    settings = Settings(language="en", dice_speed="none", hints=False)
    program = Program(settings, SIZE)
    session = Session(SYSTEM, board.state, ScriptedDice(dice))
    program.open(GameScreen(program, Controller(session, None, settings)))
    hand = Hand(program)
    hand.frames()
    return hand


def test_a_unit_is_dragged_to_a_tile_two_steps_away_and_stays_there() -> None:
    hand = rider()
    centre = state_of(hand).setup.lattice.centre
    hand.drag(centre((0, 0)), centre((2, 0)))
    assert len(hand.game.paint.picture().path) == 2
    hand.key(pygame.K_RETURN)
    assert [event.to for event in told(hand, events.UnitMoved)] == [(1, 0), (2, 0)]
    assert hand.session.pending is not None
    assert (asked(hand), hand.session.pending.player) == ("ChooseAction", "bob")
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert state_of(hand).units[FigureId("alice-rider")].at == (0, 0), "one decision is taken back as one"


def test_a_longer_move_ends_where_its_unit_does() -> None:
    hand = rider(2, water=True)
    assert ("2 · 50 %", "good") in {(words, style) for _, words, style in hand.game.paint.picture().labels}
    assert "A share on a tile: how often the unit gets there alive." in hand.card().lines
    centre = state_of(hand).setup.lattice.centre
    for _ in range(2):
        hand.click(hand.game.camera.to_screen(centre((2, 0))))
    assert [event.to for event in told(hand, events.UnitMoved)] == [(1, 0)]
    assert told(hand, events.UnitDrowned)


def test_the_log_says_where_to_and_the_list_whose_captive_a_unit_is() -> None:
    hand = rider(2, water=True)
    centre = state_of(hand).setup.lattice.centre
    for _ in range(2):
        hand.click(hand.game.camera.to_screen(centre((2, 0))))
    texts = Texts("en").of("pocket")
    lines = [row_words(texts, state_of(hand).setup, row) for row in rows_of("pocket", hand.session.log)]
    assert "Rider moves east." in lines
    (listed,) = SCENE.listed(state_of(hand), texts, PlayerId("alice"))
    assert (listed.words, listed.gone) == ("captured by Bob", True)
