"""A covered share reads as a whole percent that agrees with the level of concealment it counts as."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pb12table.systems.pb12.rules.game.tables import concealment_level
from pb12table.systems.pb12.scene.miniatures import whole_percent
from tests.systems.pb12.checks.test_tables import TABLES


@pytest.mark.parametrize(
    ("share", "percent"),
    [
        (0.0, 0),
        (0.002, 0),
        (0.01, 1),
        (0.25, 25),
        (0.2503, 26),
        (0.2601, 26),
        (0.266, 27),
        (0.5, 50),
        (0.502, 51),
        (0.9996, 99),
        (1.0, 100),
    ],
)
def test_a_share_just_above_a_bound_does_not_read_as_the_bound(share: float, percent: int) -> None:
    assert whole_percent(share) == percent


@given(st.floats(0.0, 1.0))
def test_the_percent_read_has_the_level_of_the_share(share: float) -> None:
    assume(all(abs(share - bound) > 1e-5 for bound in (0.0, 0.01, 0.25, 0.5, 0.75, 1.0)))
    assert concealment_level(TABLES, whole_percent(share) / 100) == concealment_level(TABLES, share)
