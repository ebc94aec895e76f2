"""How long measuring a layout will take: a guess by its size at first, and by how fast it really goes from then on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pb12table.analysis.layout import Wishes
from pb12table.analysis.parts.grounds import GOALS, START
from pb12table.analysis.work.progress import Stage
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.zones import ZoneKind

MEASURED: Final = (Stage.SITES, Stage.SIGHT, Stage.COVER, Stage.WAYS, Stage.CHOKES)
"""The stages of measuring, in their order."""
BEGIN: Final = 2.0
"""So many seconds pass until the processes work."""
SITE, SIGHT, COVER, WAY, CHOKES = 1.5e-3, 2.4e-4, 3.8e-4, 1.0e-2, 0.4
"""What a stage costs, in seconds of one core for each unit of its size; choke points as a share of the ways."""
SURE: Final = 3.0
"""So many seconds of the guess count as seen already, so that the first moments do not turn it over."""


def seconds_by_stage(setup: GameSetup, wishes: Wishes, workers: int) -> dict[Stage, float]:
    """How many seconds each stage takes, guessed by the number of cells, pieces and zones."""
    table, wishes = setup.battlefield, wishes.for_setup(setup)
    cells = table.width * table.depth / wishes.grid**2
    pieces = len(table.pieces) + 4
    seen = cells**1.4 * pieces**0.7
    ways = WAY * _ways(setup) * pieces**1.5
    cores = max(workers, 1)
    return {
        Stage.SITES: BEGIN + SITE * cells / cores,
        Stage.SIGHT: SIGHT * seen * len(wishes.heights) / cores,
        Stage.COVER: COVER * seen / cores if wishes.heights[0] > 0.0 else 0.0,
        Stage.WAYS: ways / cores,
        Stage.CHOKES: CHOKES * ways / cores,
    }


def _ways(setup: GameSetup) -> int:
    """About how many ways are looked for between the zones."""
    entered = {player for zone in setup.zones if zone.kind is ZoneKind.ENTRY for player in zone.players}
    starts = {figure.player for figure in setup.figures if figure.at is not None} - entered
    kinds = [zone.kind.value for zone in setup.zones] + [START] * len(starts)
    sources = sum(kind in (ZoneKind.ENTRY, START) for kind in kinds)
    goals = sum(kind in GOALS for kind in kinds)
    return sources * (len(kinds) - 1) + goals * (sources + goals - 1)


def seconds_left(
    guessed: Mapping[Stage, float], stages: Mapping[Stage, tuple[int, int]], elapsed: float, more: float = 0.0
) -> float:
    """How many seconds are left when so much of each stage is done (of how much) after so many seconds.

    What was guessed for the rest, and for what comes after it (`more` seconds), is corrected by how long what is done
    has taken.
    """
    done = sum(guessed[stage] * _share(stages, stage) for stage in MEASURED)
    rest = sum(guessed.values()) - done + more
    return rest * (elapsed + SURE) / (done + SURE)


def _share(stages: Mapping[Stage, tuple[int, int]], stage: Stage) -> float:
    """How much of a stage is done; all of one that another has followed, however little there was to do."""
    if any(later in stages for later in MEASURED[MEASURED.index(stage) + 1 :]):
        return 1.0
    done, total = stages.get(stage, (0, 0))
    return done / total if total else float(stage in stages)
