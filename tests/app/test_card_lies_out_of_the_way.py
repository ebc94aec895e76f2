"""The decision card lies where it hides least, can be moved by its title, and can be folded."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.panels.card_place import ANCHORS, anchored, best_anchor
from pb12table.pb12.requests import ChooseTurn
from tests.app.helpers import Hand, open_game

FREE = pygame.Rect(200, 50, 1000, 700)
SIZE = (500, 200)
NARROW = (300, 200)


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        (["midbottom"], "bottomleft"),
        (["midbottom", "bottomleft"], "bottomright"),
        (["midbottom", "bottomleft", "bottomright"], "topleft"),
        (["midbottom", "bottomleft", "bottomright", "topleft"], "topright"),
    ],
)
def test_a_card_goes_where_nobody_stands(standing: list[str], expected: str) -> None:
    beside = {"midbottom": 0, "bottomleft": -100, "topleft": -100, "bottomright": 100, "topright": 100}
    places = [anchored(FREE, NARROW, name, 1.0).move(beside[name], 0).center for name in standing]
    assert best_anchor(FREE, NARROW, places, [], ANCHORS[0], 1.0) == expected


def test_what_is_needed_is_not_hidden_at_the_top_and_pushed_away_at_the_bottom() -> None:
    bottom, top = (anchored(FREE, SIZE, name, 1.0).center for name in ("midbottom", "topleft"))
    assert best_anchor(FREE, SIZE, [], [bottom], ANCHORS[0], 1.0) == "midbottom"
    everywhere = [anchored(FREE, SIZE, name, 1.0).center for name in ("midbottom", "bottomleft", "bottomright")]
    assert best_anchor(FREE, SIZE, everywhere, [top], ANCHORS[0], 1.0) == "topright"


def test_where_nothing_is_hidden_a_card_stays_at_the_bottom() -> None:
    assert best_anchor(FREE, SIZE, [], [], "topleft", 1.0) == "midbottom"


def open_turn() -> Hand:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.program.draw()
    return hand


def test_the_title_drags_the_card_and_two_clicks_give_it_back() -> None:
    hand = open_turn()
    place = hand.game.paint.table_card.place
    before = place.rect.copy()
    start, end = (before.left + 60, before.top + 12), (before.left + 160, before.top - 138)
    hand.point(start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(100, -150), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    hand.frames()
    hand.program.draw()
    assert place.rect.topleft == pytest.approx((before.left + 100, before.top - 150), abs=2)
    assert not place.is_held
    hand.game.mouse._card_taken = -10_000
    hand.click(end)
    hand.click(end)
    hand.program.draw()
    assert place.rect == before


def test_a_folded_card_leaves_its_title_and_its_keys() -> None:
    hand = open_turn()
    whole = hand.game.paint.table_card.place.rect.height
    hand.key(pygame.K_F3)
    hand.program.draw()
    assert hand.game.paint.table_card.place.rect.height < whole
    hand.key(pygame.K_F3)
    hand.program.draw()
    assert hand.game.paint.table_card.place.rect.height == whole
