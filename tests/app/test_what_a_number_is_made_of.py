"""Numbers that answer when they are asked: reach, armour, and every addend of a sum, in the card and in the log."""

from __future__ import annotations

import pygame
import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.attacks.damage import armour_modifiers
from pb12table.systems.pb12.rules.figures.seeing import concealment_by
from pb12table.systems.pb12.rules.game.answers import RangedAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.texts.describe import modifier_lines, modifier_name
from pb12table.texts.names import name_of
from tests.app.helpers import Hand, open_game
from tests.app.pointing import Pointing
from tests.systems.pb12.expect import blade, gear, gun
from tests.systems.pb12.scene import Scene

A, B = FigureId("a"), FigureId("b")


def duel(away: float = 6.0) -> Hand:
    """Alice's a with a blade and a longer pike, and Bob's b, armoured, behind a shield, and Moved."""
    scene = Scene(width=24.0, depth=14.0, origin=(8.0, 7.0))
    pike = blade(id=BlockId("pike"), melee_reach=1)
    scene.human("a", "alice", blocks=[gun(), blade(), pike], ranged=4)
    mail, shield = gear("mail", armour_seen=3, armour_unseen=1), gear("shield", ranged_defence=1)
    scene.human("b", "bob", at=(away, 0.0), facing=180.0, blocks=[mail, shield])
    hand = open_game(setup=scene.setup())
    hand.play_to(ChooseAction, "alice")
    hand.session.state.figures[B].statuses[Status.MOVED] = 3
    hand.game.controller.playback.reset(0)
    hand.game.touch()
    hand.frames()
    return hand


def tip_of(hand: Hand, zone: str) -> tuple[str, ...]:
    hand.program.draw()
    return next(found.tip for found in hand.game.zones if found.name.startswith(zone))


@pytest.mark.rule("R1.7.14", "R1.8.6")
def test_the_refusal_of_melee_names_the_greatest_reach_of_the_weapons() -> None:
    hand = duel()
    tile = next(tile for tile in hand.game.mode.tiles() if tile.command == "melee-attack")
    assert "reach 3" in tile.reason


@pytest.mark.rule("R1.8.9")
def test_the_sheet_shows_the_armour_a_damage_roll_counts(written: list[str]) -> None:
    hand = duel()
    hand.game.select(B)
    written.clear()
    tip = tip_of(hand, "attribute:armour")
    assert "3/1" in written
    assert total(armour_modifiers(hand.session.state, B, True)) == 3
    assert any("+3" in line and "mail" in line for line in tip)
    assert any("now 1" in line for line in tip)


@pytest.mark.rule("R1.7.10", "R1.10.2")
def test_every_addend_of_an_attack_says_what_it_is_made_of() -> None:
    hand = duel()
    hand.key(pygame.K_f)
    mode = Pointing(hand)
    card = mode.card()
    assert card is not None
    assert all(line.about for line in card.sums)
    tip = tip_of(hand, "about:result")
    defence = next(number for number, line in enumerate(tip) if "ranged defence" in line)
    assert "R1.7.10" in tip[defence]
    made_of = tip[defence + 1 : defence + 4]
    assert any("Moved ×3" in line and "+2" in line for line in made_of)
    assert any("shield" in line for line in made_of)
    for line in card.sums:
        assert any(line.what in said and line.rule in said for said in tip)
        assert all(any(part in said for said in tip) for part in line.about[1:-1])


@pytest.mark.rule("R1.1.11")
def test_the_log_says_it_too() -> None:
    hand = duel()
    state = hand.session.state
    parts = plan_attack(state, A, RangedAttack(BlockId("gun"), B, 1)).modifiers
    defence = next(part for part in parts if part.label == "ranged-defence")
    assert total(defence.parts) == defence.value
    lines = modifier_lines(hand.program.texts, state.setup, defence)
    assert len(lines) == 1 + len(defence.parts)
    assert "Moved ×3" in "".join(lines)


def test_the_sheet_of_a_held_target_stays_when_the_mouse_leaves_it(written: list[str]) -> None:
    hand = duel()
    hand.key(pygame.K_f)
    hand.click_table(14.0, 7.0)
    mode = Pointing(hand)
    assert mode.is_held
    hand.point_at_table(12.0, 12.0)
    hand.frames()
    hand.game.paint.forget()
    written.clear()
    hand.program.draw()
    assert hand.game.hovered is None
    assert "3/1" in written, "the armour of the target"


@pytest.mark.rule("R1.8.6", "R1.8.7")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "target number +1, reach +1"), ("de", "Mindestwurf +1, Reichweite +1")]
)
def test_the_line_of_a_weapon_says_reach_and_what_kind_of_number_it_is(
    language: str, words: str, written: list[str]
) -> None:
    scene = Scene(width=24.0, depth=14.0, origin=(8.0, 7.0))
    scene.human("a", "alice", blocks=[blade(id=BlockId("pike"), melee_reach=1, melee_modifier=1)])
    scene.human("b", "bob", at=(6.0, 0.0))
    hand = open_game(setup=scene.setup(), size=(1600, 900), language=language)
    hand.play_to(ChooseAction, "alice")
    hand.program.draw()
    assert words in " ".join(written)


@pytest.mark.rule("R1.6.16", "RU013")
def test_concealment_names_every_piece_that_hides_a_part() -> None:
    hand = open_game("abbey-hill")
    field = hand.game.setup.battlefield
    first, second = (piece.id for piece in field.pieces[:2])
    found = concealment_by(hand.game.setup.tables, field, 0.26, (first, second), ())
    name = modifier_name(hand.program.texts, hand.game.setup, found[0])
    for piece in (first, second):
        assert name_of(hand.program.texts, hand.game.setup, piece, "object") in name
