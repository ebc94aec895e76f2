"""Questions about figures: their bodies, sides, actions and dice."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.data import EYE, FigureSetup, SideId, Stance
from pb12table.systems.kampf_w6.rules.state import Fate, PlayerState, State
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point3


def body_of(figure: FigureSetup, at: Point3, stance: Stance, facing: float = 0.0) -> Body:
    """The body of a figure at a place in a stance."""
    height = figure.profile.heights.of(stance)
    return Body(figure.id, figure.profile.footprint, *at, facing, height, round(height * EYE, 9))


def body(state: State, figure: FigureId, at: Point3 | None = None, stance: Stance | None = None) -> Body:
    """The body of a figure where it is, or at another place or in another stance."""
    found = state.figures[figure]
    return body_of(state.setup.figure_by_id[figure], at or found.at, stance or found.stance)


def others(state: State, *but: FigureId) -> tuple[Body, ...]:
    """The bodies of all figures that hide and bar the way, but some.  WR25, WR26, WR35."""
    return tuple(
        body(state, figure.id)
        for figure in state.figures.values()
        if figure.fate is not Fate.OUT and figure.id not in but
    )


def data(state: State, figure: FigureId) -> FigureSetup:
    """What a figure is."""
    return state.setup.figure_by_id[figure]


def owner(state: State, figure: FigureId) -> PlayerId:
    """The player who controls a figure."""
    return state.setup.figure_by_id[figure].player


def account(state: State, figure: FigureId) -> PlayerState:
    """The dice that a figure's owner has.  WR34."""
    return state.players[owner(state, figure)]


def side(state: State, figure: FigureId) -> SideId:
    """The side a figure fights for."""
    return state.setup.player_by_id[owner(state, figure)].side


def is_opposing(state: State, figure: FigureId, other: FigureId) -> bool:
    """Whether two figures are of different sides.  WR35."""
    return side(state, figure) != side(state, other)


def is_fighting(state: State, figure: FigureId) -> bool:
    """Whether a figure is in the fight.  WR25."""
    return state.figures[figure].fate is Fate.FIGHTING


def opponents(state: State, figure: FigureId) -> list[FigureId]:
    """The opposing figures in the fight, in the order of the file."""
    return [other for other in state.figures if is_fighting(state, other) and is_opposing(state, figure, other)]


def sides_in_the_fight(state: State) -> list[SideId]:
    """The sides that have a figure in the fight."""
    left = {side(state, figure) for figure in state.figures if is_fighting(state, figure)}
    return [found.id for found in state.setup.sides if found.id in left]


def players_of(state: State, of: SideId) -> tuple[PlayerId, ...]:
    """The players of a side."""
    return tuple(player.id for player in state.setup.players if player.side == of)


def order_after(state: State, actor: FigureId) -> list[FigureId]:
    """All other figures in the order of initiative, beginning after one.  WR28."""
    place = state.order.index(actor)
    return [*state.order[place + 1 :], *state.order[:place]]


def metres(state: State, figure: FigureId, kind: str) -> float:
    """How far a figure may go by an act of moving, in metres.  W017, W018, W019, WR08."""
    speed = max(data(state, figure).speed, 1)
    return {"walk": 1.0, "run": 2.0, "crawl": 0.5}[kind] * speed


def carries(state: State, figure: FigureId) -> bool:
    """Whether a figure carries what a scenario act takes.  W022."""
    return any(papers.carrier == figure for papers in state.papers.values())
