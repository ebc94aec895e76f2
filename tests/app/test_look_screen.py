"""The look screen as a stranger meets it: what is painted is what holds now, and what a click does is said."""

from __future__ import annotations

from pb12table.app.sight_view import outlooks
from tests.app.test_sight_view import A, edge, look_at


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
