"""Whoever has a turn again sees what the others have done: on the card what is grave, in the log all of it."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Activate, EndTurn, RangedAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamageCode, StandingOrder, When
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.window.modes.turns import TurnMode
from pb12table.window.kit import theme
from tests.app.helpers import Hand, open_game
from tests.systems.pb12.expect import gun
from tests.systems.pb12.scene import Scene


def strokes(hand: Hand) -> list[int]:
    """The heights at which a stroke stands beside the log."""
    hand.game.folded.add("fold-log")
    hand.game.touch()
    hand.program.draw()
    log = hand.game.paint.places["log"]
    column = log.left + round(3 * hand.program.scale)
    return [y for y in range(log.top, log.bottom) if hand.program.surface.get_at((column, y))[:3] == theme.ACCENT]


def shot_at() -> Hand:
    """Alice has shot Bob's figure with a gun that never misses, and it is Bob's turn."""
    scene = Scene(width=20.0, depth=12.0, origin=(10.0, 6.0))
    scene.human("shooter", "alice", (-3, 0), blocks=[gun(damage=DamageCode(6, 0))], ranged=12)
    scene.human("other", "alice", (-3, 4))
    scene.human("target", "bob", (3, 0), facing=180)
    scene.human("friend", "bob", (3, 4), facing=180)
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseTurn, "alice")
    hand.figure("target").standing_order = StandingOrder(When.NEVER)
    hand.answer(Activate(FigureId("shooter")))
    weapon = next(iter(hand.figure("shooter").blocks))
    hand.answer(RangedAttack(BlockId(weapon), FigureId("target"), 1))
    hand.play_to(ChooseAction, "alice", most=8)
    hand.answer(EndTurn())
    hand.play_to(ChooseTurn, "bob", most=4)
    hand.frames(3)
    return hand


def test_the_card_of_a_turn_says_what_was_done_to_ones_figures_meanwhile() -> None:
    hand = shot_at()
    mode = hand.game.mode
    assert isinstance(mode, TurnMode)
    card = mode.card()
    assert card is not None
    assert card.lines[0].startswith("Meanwhile – Target: ")
    assert card.lines[-1].startswith("Choose a figure")
    hand.program.settings.language = "de"
    hand.program.apply_settings()
    card = mode.card()
    assert card is not None
    assert card.lines[0].startswith("Inzwischen – Target: ")


def test_a_stroke_in_the_log_stands_beside_what_has_happened_since_ones_last_turn() -> None:
    hand = shot_at()
    assert strokes(hand)
    hand.answer(Activate(FigureId("friend")))
    assert not strokes(hand), "who acts looks at what he does himself"
    hand.answer(EndTurn())
    hand.play_to(ChooseTurn, "alice", most=4)
    mode = hand.game.mode
    assert isinstance(mode, TurnMode)
    card = mode.card()
    assert card is not None
    assert len(card.lines) == 1, "nothing was done to her figures"
    assert strokes(hand), "but somebody has taken a turn"


def test_before_the_first_turn_nothing_was_missed() -> None:
    hand = open_game()
    hand.play_to(BidInitiative)
    assert not strokes(hand)
    hand.play_to(ChooseTurn)
    assert not strokes(hand), "nobody has taken a turn yet"
