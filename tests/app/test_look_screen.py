"""The look screen as a stranger meets it: what is painted is what holds now, and what a click does is said."""

from __future__ import annotations

import pygame

from pb12table.app.information import Ruler
from pb12table.app.picture import Picture
from pb12table.app.screens.help import Help
from pb12table.app.sight_view import outlooks
from tests.app.test_sight_view import ENGLISH, A, B, edge, look_at
from tests.pb12.scene import Scene


def test_each_result_is_painted_also_one_that_lies_in_memory_where_an_older_one_lay() -> None:
    hand = look_at(edge("a yard seen from a tower"))
    looking, answers = hand.looking, hand.looking.answers
    keys = []
    for _ in range(20):
        for result in outlooks(looking.state, A, ground=True, thorough=True):
            if result is not None:
                answers.seen = result
                keys.append(looking.panel_key())
                del result
    assert all(first != second for number, first in enumerate(keys) for second in keys[:number])


def test_the_tape_tells_both_lengths_as_soon_as_their_figures_differ() -> None:
    scene = Scene(width=20.0, depth=10.0, origin=(0.0, 0.0))
    setup = scene.state().setup
    tape, picture = Ruler([(0.0, 0.0, 0.5), (15.65, 0.0, 0.0)]), Picture()
    tape.add_to(picture, setup, ENGLISH)
    assert picture.measure_label.startswith("15.65 steps in plane, 15.66 in space")
    tape = Ruler([(0.0, 0.0, 0.0), (5.0, 0.0, 0.0), (5.0, 4.0, 3.0)])
    tape.add_to(picture, setup, ENGLISH)
    assert picture.measure_label.endswith("last leg 4 in plane, 5 in space")
    tape = Ruler([(0.0, 0.0, 0.0), (5.0, 0.0, 3.0), (5.0, 4.0, 3.0)])
    tape.add_to(picture, setup, ENGLISH)
    assert picture.measure_label.endswith("last leg 4")


def test_the_line_at_the_top_and_help_say_what_a_click_does_now() -> None:
    hand = look_at(edge("a bridge with figures on and below it"))
    looking = hand.looking
    told = []
    looking.look_from(None)
    told.append(looking.click_hint(ENGLISH))
    hand.click(hand.at("a"))
    told.append(looking.click_hint(ENGLISH))
    assert looking.observer == "a"
    hand.click(hand.at("b"))
    told.append(looking.click_hint(ENGLISH))
    assert (looking.observer, looking.aimed) == ("a", "b")
    hand.click(hand.at("b"))
    assert (looking.observer, looking.aimed) == ("b", "a"), "they swap, as is said"
    hand.click(hand.screen.camera.to_screen((1.0, 9.0)))
    assert (looking.observer, looking.aimed) == ("b", None)
    assert [words.partition(":")[0] for words in told] == ["Click a figure", "Click another figure", "Click the target"]
    assert any("swaps the two" in words for block in Help(hand.program, ("look",)).blocks() for _, words in block.rows)


def test_page_keys_are_for_what_was_touched_last_and_say_what_came_of_it() -> None:
    hand = look_at(edge("a bridge with figures on and below it"))
    looking, state = hand.looking, hand.looking.state
    hand.key(pygame.K_PAGEUP)
    assert "cannot stand higher than 2.5" in hand.screen.notice[0]
    x, y = hand.at("b")
    hand.drag((x, y), (x + 30, y))
    assert (looking.observer, looking.moved) == ("a", {"b"})
    hand.point(hand.screen.camera.to_screen((1.0, 9.0)))
    hand.key(pygame.K_PAGEDOWN)
    assert (state.figures[A].z, state.figures[B].z) == (2.5, 0.0)
    assert "now stands at height 0" in hand.screen.notice[0]
    hand.drag(hand.at("b"), hand.screen.camera.to_screen((8.0, 8.5)))
    hand.key(pygame.K_PAGEDOWN)
    assert "can only stand at height 0 here" in hand.screen.notice[0]
    looking.look_from(None)
    looking.touched = looking.pointed = None
    hand.point((5, 5))
    hand.key(pygame.K_PAGEDOWN)
    assert "First click the figure" in hand.screen.notice[0]
