"""Out of Action markers: which force panic checks, and how many lie near.  R1.10.1, RU034, RU076."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import communication_radius, is_near
from pb12table.systems.pb12.rules.game.state import OutOfActionMarker, Phase, State


def old_markers(state: State) -> list[OutOfActionMarker]:
    """The Out of Action markers that were not laid in the present status phase.  RU034."""
    return [m for m in state.markers if (m.game_round, m.phase) != (state.game_round, Phase.STATUS)]


def markers_near(state: State, *figures: FigureId) -> int:
    """How many such markers lie in the communication area of any of the figures, each counted once.

    R1.10.1, R2.2.9, RU076, RU085.
    """
    radii = [(figure, communication_radius(state, figure)) for figure in figures]
    return sum(
        any(is_near(state, figure, marker.at, radius) for figure, radius in radii) for marker in old_markers(state)
    )
