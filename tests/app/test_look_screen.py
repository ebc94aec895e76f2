"""The look screen as a stranger meets it: what is painted is what holds now, and what a click does is said."""

from __future__ import annotations

from pb12table.app.information import Ruler
from pb12table.app.picture import Picture
from pb12table.app.sight_view import outlooks
from tests.app.test_sight_view import ENGLISH, A, edge, look_at
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
