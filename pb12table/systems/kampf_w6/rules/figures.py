"""Questions about figures: their bodies, sides, actions and dice, who sees, hears and hides, and who opens doors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from weakref import ref

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.data import EYE, Band, FigureSetup, SideId, Stance
from pb12table.systems.kampf_w6.rules.state import CurrentAct, Fate, PlayerState, State, TracePlace
from pb12table.table.battlefield import Body
from pb12table.table.motion.vertical import gap
from pb12table.table.openings import hand_gap
from pb12table.table.routes.doorways import Hands
from pb12table.table.shapes import Point3, at_least, at_most, distance, plan_distance
from pb12table.table.sight.sight import EVERYWHERE, FigureSight, sight_to_body
from pb12table.table.terrain import Piece


def body_of(figure: FigureSetup, at: Point3, stance: Stance, facing: float = 0.0) -> Body:
    """Return the body of a figure at a place in a stance."""
    height = figure.profile.heights.of(stance)
    return Body(figure.id, figure.profile.footprint, *at, facing, height, round(height * EYE, 9))


def body(state: State, figure: FigureId, at: Point3 | None = None, stance: Stance | None = None) -> Body:
    """Return the body of a figure where it is, or at another place or in another stance."""
    found = state.figures[figure]
    return body_of(state.setup.figure_by_id[figure], at or found.at, stance or found.stance)


class Crowd:
    """Where everybody is on a table, and what has been seen there."""

    __slots__ = ("bodies", "setup", "sights")

    def __init__(self, state: State) -> None:
        self.setup = ref(state.setup)  # what is remembered here outlives a game that was left
        self.bodies = tuple(
            (figure.id, body(state, figure.id)) for figure in state.figures.values() if figure.fate is not Fate.OUT
        )
        self.sights: dict[tuple[Body, Body], FigureSight] = {}


_MOST_CROWDS: Final = 2000
"""So many crowds are remembered before all are forgotten: games played in thought meet the same ones again."""
_crowds: Final[dict[tuple[object, ...], Crowd]] = {}


def crowd_of(state: State) -> Crowd:
    """Return where everybody is that hides and bars the way, kept for the next time."""
    key = (
        tuple(state.doors.items()),
        *[(each.x, each.y, each.z, id(each.stance), each.fate is Fate.OUT) for each in state.figures.values()],
    )
    found = _crowds.get(key)
    if found is None or found.setup() is not state.setup:
        if len(_crowds) >= _MOST_CROWDS:
            _crowds.clear()
        found = _crowds[key] = Crowd(state)
    return found


def others(state: State, *but: FigureId) -> tuple[Body, ...]:
    """Return the bodies of all figures that hide and bar the way, except some.  WR25, WR26, WR35."""
    return tuple(each for identity, each in crowd_of(state).bodies if identity not in but)


def data(state: State, figure: FigureId) -> FigureSetup:
    """Return the setup of a figure."""
    return state.setup.figure_by_id[figure]


def owner(state: State, figure: FigureId) -> PlayerId:
    """Return the player who controls a figure."""
    return state.setup.figure_by_id[figure].player


def account(state: State, figure: FigureId) -> PlayerState:
    """Return the dice that a figure's owner has.  WR34."""
    return state.players[owner(state, figure)]


def side(state: State, figure: FigureId) -> SideId:
    """Return the side a figure fights for."""
    return state.setup.player_by_id[owner(state, figure)].side


def is_opposing(state: State, figure: FigureId, other: FigureId) -> bool:
    """Return whether two figures are on different sides.  WR35."""
    return side(state, figure) != side(state, other)


def is_fighting(state: State, figure: FigureId) -> bool:
    """Return whether a figure is in the fight.  WR25."""
    return state.figures[figure].fate is Fate.FIGHTING


def opponents(state: State, figure: FigureId) -> list[FigureId]:
    """Return the opposing figures in the fight, in the order of the file."""
    return [other for other in state.figures if is_fighting(state, other) and is_opposing(state, figure, other)]


def sides_in_the_fight(state: State) -> list[SideId]:
    """Return the sides that have a figure in the fight."""
    left = {side(state, figure) for figure in state.figures if is_fighting(state, figure)}
    return [found.id for found in state.setup.sides if found.id in left]


def players_of(state: State, of: SideId) -> tuple[PlayerId, ...]:
    """Return the players of a side."""
    return tuple(player.id for player in state.setup.players if player.side == of)


def order_after(state: State, actor: FigureId) -> list[FigureId]:
    """Return all other figures in the order of initiative, beginning after one.  WR28."""
    place = state.order.index(actor)
    return [*state.order[place + 1 :], *state.order[:place]]


def carries(state: State, figure: FigureId) -> bool:
    """Return whether a figure carries what a scenario act takes.  W022."""
    return any(papers.carrier == figure for papers in state.papers.values())


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
    """Return the sight line between the bodies of two figures, all round; terrain and figures hide.  WR12, WR21."""
    crowd = crowd_of(state)
    found = crowd.sights.get((observer, target))
    if found is None:
        pair = (observer.id, target.id)
        company = tuple(each for identity, each in crowd.bodies if identity not in pair)
        found = sight_to_body(state.battlefield, observer, target, EVERYWHERE, company, LEAST_SHARE)
        crowd.sights[observer, target] = found
    return found


def sees(state: State, observer: FigureId, target: FigureId) -> bool:
    """Return whether there is a sight line between two figures in their current places."""
    return sight(state, body(state, observer), body(state, target)).exists


def share_cover(share: float) -> int | None:
    """Return the target number of the cover roll for the covered fraction, None for none.  W050, WR21."""
    return next((number for least, number in COVER_LEVELS if at_least(share, least)), None)


def cover_number(share: float, stance: Stance, *, stance_counts: bool = True) -> int | None:
    """Return the target number of the cover roll: the better of sight and stance, None for none.  W050, W051, WR22."""
    found = (share_cover(share), STANCE_COVER.get(stance) if stance_counts else None)
    return min((number for number in found if number is not None), default=None)


def band_of(metres: float) -> Band:
    """Return the band of a distance.  W043 (Distanzen), WR18."""
    return next((band for most, band in BANDS if at_most(metres, most)), Band.EXTREME)


def distance_malus(target: Band, weapon: Band) -> int:
    """Return what the wrong distance adds to the target number.  W044 (falsche Distanz)."""
    return WRONG_DISTANCE[_ORDER.index(target)][_ORDER.index(weapon)]


def feet_distance(first: Point3, second: Point3) -> float:
    """Return the distance of feet in space, in metres, without scale.  WR18."""
    return distance(first, second)


def in_reach(attacker: Body, target: Body, reach: float) -> bool:
    """Return whether the gap between two bodies in space is at most a reach.  WR31."""
    return at_most(gap(attacker, target), reach)


def hears(state: State, figure: FigureId, act: CurrentAct) -> bool:
    """Return whether a figure hears an act: by plan distance, through walls.  WR12, WR42."""
    ear = state.figures[figure].at[:2]
    return any(
        at_most(plan_distance(ear, (place.x, place.y)), act.noise_at(number)) for number, place in enumerate(act.trace)
    )


def sees_trace(state: State, figure: FigureId, actor: FigureId, trace: Sequence[TracePlace]) -> bool:
    """Return whether a figure sees the actor at some place of its trace.  WR12."""
    observer = body(state, figure)
    return any(sight(state, observer, body(state, actor, place.at, place.stance)).exists for place in trace)


def perceives(state: State, figure: FigureId, act: CurrentAct) -> bool:
    """Return whether a figure perceives the actor's act: attacked, hearing or seeing.  W025 (wahrnehmen), WR12."""
    return figure in act.attacked or hears(state, figure, act) or sees_trace(state, figure, act.actor, act.trace)


REACH: Final = 0.5
"""So near to its leaf, or to its doorway, a figure uses a door, in metres."""


def doors_of(state: State) -> dict[str, Piece]:
    """Return the doors on the table in their current state, by id."""
    return {piece.id: piece for piece in state.battlefield.pieces if piece.hinge is not None}


def doors_at(state: State, figure: FigureId, origin: Body | None = None) -> list[Piece]:
    """Return the doors that a figure can reach from where it is, or from another place.  WR41."""
    stands = origin or body(state, figure)
    return [door for door in doors_of(state).values() if reaches(stands, door)]


def reaches(stands: Body, door: Piece) -> bool:
    """Return whether a body is near enough to a door to use it.  WR41."""
    return at_most(hand_gap(stands, door), REACH)


def hands_of(state: State, figure: FigureId) -> Hands:
    """Return which doors a figure opens on its way, and past whom: all, but none lying.  WR41."""
    is_down = state.figures[figure].stance is Stance.PRONE
    return Hands(reaches, tuple(others(state, figure)), () if is_down else None)
