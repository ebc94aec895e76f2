"""A bot that prefers what has not happened yet plays the bundled scenarios until all there is has happened.

What must occur is listed from the rules and the scenarios themselves.  The six laws hold on these games.
"""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.bots.exhausting import play_until, wanted

CARDS = {aim for aim in wanted() if "card" in aim} | {f"status {status}" for status in ("exhausted", "blinded")}
"""What comes from cards alone: it is looked for where there are decks."""

DOORS = {"answer use-door"}
"""What needs a door beside a figure."""

WITH_CARDS = (str(Path(__file__).parent / "cards.toml"),)
WITH_DOORS = (str(Path(__file__).parent / "inn.toml"),)
WITHOUT = ("abbey-hill", "two-companies", "post-road")
"""In the first one points for its tower are won now and then, in the others hardly ever."""


def games(scenarios: tuple[str, ...], most: int) -> list[tuple[str, bool]]:
    """Scenarios in turn; in every second game all figures ask at every moment whether they interrupt."""
    return [(scenario, number % 2 == 1) for number, scenario in enumerate(islice(cycle(scenarios), most))]


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("aims", "scenarios", "most"),
    [(CARDS, WITH_CARDS, 120), (DOORS, WITH_DOORS, 20), (wanted() - CARDS - DOORS, WITHOUT, 60)],
    ids=["cards", "doors", "all-else"],
)
def test_everything_there_is_has_happened(
    aims: set[str], scenarios: tuple[str, ...], most: int, capfd: pytest.CaptureFixture[str]
) -> None:
    assert play_until(aims, games(scenarios, most))[0] == set()
    assert capfd.readouterr() == ("", "")
