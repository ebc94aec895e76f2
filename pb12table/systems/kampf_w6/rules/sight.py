"""Who sees, hears and hides: sight lines, cover, bands of distance and reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.data import Band, Stance
from pb12table.systems.kampf_w6.rules.figures import body, others
from pb12table.systems.kampf_w6.rules.state import CurrentAct, State, TracePlace
from pb12table.table.battlefield import Body
from pb12table.table.motion.gaps import gap
from pb12table.table.shapes import Point3
from pb12table.table.sight.sight import EVERYWHERE, FigureSight, sight_to_body
from pb12table.table.units import at_least, at_most, distance, plan_distance

LEAST_SHARE: Final = 0.01
"""The share of a silhouette that must be visible for a sight line to exist.  WR21."""
COVER_LEVELS: Final = ((0.70, 4), (0.40, 5), (0.05, 6))
"""From which covered share on which target number holds.  W050, WR21."""
STANCE_COVER: Final = {Stance.KNEELING: 5, Stance.PRONE: 4}
"""W051."""
BANDS: Final = ((20.0, Band.SHORT), (100.0, Band.MEDIUM), (500.0, Band.LONG))
"""Up to how many metres, inclusive, each band reaches; beyond is extreme.  W043, WR18."""
_ORDER: Final = tuple(Band)
WRONG_DISTANCE: Final = (
    (0, 1, 2, 3),
    (2, 0, 1, 2),
    (4, 2, 0, 1),
    (7, 3, 3, 0),
)
"""The malus by the band of the target (row) and of the weapon (column).  W044."""


def sight(state: State, observer: Body, target: Body) -> FigureSight:
    """The sight line between two bodies of figures, all round; terrain and figures hide.  WR12, WR21."""
    company = others(state, FigureId(observer.id), FigureId(target.id))
    return sight_to_body(state.battlefield, observer, target, EVERYWHERE, company, LEAST_SHARE)


def sees(state: State, observer: FigureId, target: FigureId) -> bool:
    """Whether there is a sight line between two figures where they are."""
    return sight(state, body(state, observer), body(state, target)).exists


def share_cover(share: float) -> int | None:
    """The target number of the cover roll by the covered share, None for none.  W050, WR21."""
    return next((number for least, number in COVER_LEVELS if at_least(share, least)), None)


def cover_number(share: float, stance: Stance, *, stance_counts: bool = True) -> int | None:
    """The target number of the cover roll: the better of sight and stance, None for no cover.  W050, W051, WR22."""
    found = (share_cover(share), STANCE_COVER.get(stance) if stance_counts else None)
    return min((number for number in found if number is not None), default=None)


def band_of(metres: float) -> Band:
    """The band of a distance.  W043 (Distanzen), WR18."""
    return next((band for most, band in BANDS if at_most(metres, most)), Band.EXTREME)


def distance_malus(target: Band, weapon: Band) -> int:
    """What the wrong distance adds to the target number.  W044 (falsche Distanz)."""
    return WRONG_DISTANCE[_ORDER.index(target)][_ORDER.index(weapon)]


def feet_distance(first: Point3, second: Point3) -> float:
    """The distance of feet in space, in metres, without scale.  WR18."""
    return distance(first, second)


def in_reach(attacker: Body, target: Body, reach: float) -> bool:
    """Whether the gap between two bodies in space is at most a reach.  WR31."""
    return at_most(gap(attacker, target), reach)


def hears(state: State, figure: FigureId, act: CurrentAct) -> bool:
    """Return whether a figure hears an act: by plan distance, through walls.  WR12, WR42."""
    ear = state.figures[figure].at[:2]
    return any(
        at_most(plan_distance(ear, (place.x, place.y)), act.noise_at(number)) for number, place in enumerate(act.trace)
    )


def sees_trace(state: State, figure: FigureId, actor: FigureId, trace: Sequence[TracePlace]) -> bool:
    """Whether a figure sees the actor at some place of its trace.  WR12."""
    observer = body(state, figure)
    return any(sight(state, observer, body(state, actor, place.at, place.stance)).exists for place in trace)


def perceives(state: State, figure: FigureId, act: CurrentAct) -> bool:
    """Whether a figure perceives the act of the actor: attacked, hearing or seeing.  W025 (wahrnehmen), WR12."""
    return (
        figure in act.attacked
        or hears(state, figure, act)
        or sees_trace(state, figure, act.actor, act.trace)
    )
