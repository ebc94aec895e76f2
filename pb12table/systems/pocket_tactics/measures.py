"""What Pocket Tactics tells of measuring: what units see, where they get to, and how fights will come out.

Each class is a part of `skirmish.faces.measures.MeasuresFace`; what their methods do is said there.  A way costs a
point for each step of one move.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.measures import FoundWay, Looking, MeasuresFace, OddsFound, SeenFigure, Stretch, Wish
from pb12table.skirmish.hindrances import MOST_SHUT, Barred, Hindrance, Shut
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules.answers import AttackAction, SpecialAction, Step
from pb12table.systems.pocket_tactics.rules.barred import shut_tiles, way_closed
from pb12table.systems.pocket_tactics.rules.fights.attacking import attack_refusal
from pb12table.systems.pocket_tactics.rules.fights.odds import attack_odds, five_chance, gets_to_fight, lost_before
from pb12table.systems.pocket_tactics.rules.fights.sight import distance, sight_to
from pb12table.systems.pocket_tactics.rules.ground import body, card_of, ground_at, on_map, tile_of, unit_on
from pb12table.systems.pocket_tactics.rules.moving import moving_of, steps_open
from pb12table.systems.pocket_tactics.rules.setup import VOID, PlayerSetup, Setup, UnitSetup, piece_id
from pb12table.systems.pocket_tactics.rules.special import special_refusal
from pb12table.systems.pocket_tactics.rules.state import Moving, State
from pb12table.systems.pocket_tactics.threat import Threat
from pb12table.table.battlefield import Body
from pb12table.table.cells import Cell
from pb12table.table.routes.search.search_state import never
from pb12table.table.shapes import NOWHERE, Point, Point3, Region
from pb12table.table.sight.cover import Cover
from pb12table.table.sight.sight import FigureSight

FARTHEST: Final = 7
"""No card does more than six bonus steps."""
_NOBODY: Final = PlayerSetup(PlayerId("nobody"), "")


def body_of(state: State, unit: FigureId) -> Body:
    """The body of a unit on the map."""
    found = body(state, unit)
    assert found is not None, "only a unit on the map has a body"
    return found


# -- figures ------------------------------------------------------------------------------------------------------


class _Figures:
    def on_table(self, state: State, /) -> Sequence[FigureId]:
        return [unit.id for unit in on_map(state)]

    def with_figure(
        self, setup: Setup, profile: str, identity: FigureId, player: PlayerId, facing: float, place: str, /
    ) -> Setup | None:
        card = setup.card_by_id.get(profile)
        if card is None:
            return None
        # It waits beside the map, on no tile, until it is put onto one.
        ghost = UnitSetup(identity, card.label, player, card)
        return replace(setup, standing=(*setup.standing, ghost))

    def with_a_player(self, setup: Setup, /) -> Setup:
        return replace(setup, players=setup.players or (_NOBODY,))

    def place_typed(self, setup: Setup, typed: Point, /) -> Point | None:
        """Return the middle of the tile with two whole numbers."""
        q, r = typed
        return setup.lattice.centre((int(q), int(r))) if q.is_integer() and r.is_integer() else None

    def stand_heights(self, state: State, figure: FigureId, at: Point, /) -> Sequence[float]:
        cell = state.setup.lattice.cell_at(at)
        is_free = cell in state.tiles and unit_on(state, cell) is None
        return (ground_at(state, cell).height,) if is_free else ()

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        is_tile = state.setup.lattice.cell_at(at) in state.tiles
        return Refusal("P011", "pocket-tile-taken") if is_tile else Refusal("P023", "pocket-void")

    def put(self, setup: Setup, figure: FigureId, at: Point, height: float, /) -> Setup:
        cell = setup.lattice.cell_at(at)
        standing = (
            replace(unit, at=setup.lattice.centre(cell), cell=cell) if unit.id == figure else unit
            for unit in setup.standing
        )
        return replace(setup, standing=tuple(standing))


# -- looking ------------------------------------------------------------------------------------------------------


class _Looking:
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        others = [body_of(state, unit.id) for unit in on_map(state) if unit.id != figure]
        return Looking(body_of(state, figure), 180.0, others)

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """P016."""
        seen = figure_sight(state, observer, target)
        return SeenFigure(seen, not seen.exists, None, 1.0, "P016")


def figure_sight(state: State, observer: FigureId, target: FigureId) -> FigureSight:
    """What a unit sees of another: all of it or nothing, since there is no cover; from tile to tile.  P016, PR14."""
    found = sight_to(state, observer, target)
    share = 0.0 if found.is_free else 1.0
    blockers = tuple((blocker(state, cell), 1.0) for cell in found.blocked)
    cover = Cover.known(share, NOWHERE, NOWHERE, blockers)
    away = float(distance(state, observer, target))
    return FigureSight(found.is_free, True, share, 1.0 - share, away, (), False, cover)


def blocker(state: State, cell: Cell) -> str:
    """What of a cell is in the way: the unit on it, the feature, or the place itself where there is no tile."""
    unit = None if cell not in state.tiles else unit_on(state, cell)
    kind = state.tiles[cell].kind if cell in state.tiles else VOID
    is_feature = cell in state.tiles and ground_at(state, cell).blocks
    return piece_id(kind, cell) if is_feature or unit is None else unit.id


# -- walking ------------------------------------------------------------------------------------------------------


class _Walking:
    farthest = FARTHEST

    def counted(self, state: State, area: float, /) -> float:
        """In tiles."""
        return area / state.setup.lattice.region([(0, 0)]).area

    def way(self, state: State, figure: FigureId, to: Point, height: float | None, points: int, /) -> FoundWay:
        found = ways_of(state, figure, points).get(state.setup.lattice.cell_at(to))
        if found is None:
            return FoundWay((), 0.0, Refusal("P019", "pocket-no-way"), barred=self.barred(state, figure, to, height))
        parts = tuple(
            Stretch("step" if step.over is None else "hop", _place(state, step.to), 1.0, float(number), True)
            for number, step in enumerate(found, start=1)
        )
        return FoundWay(parts, float(len(parts)))

    def reach(self, state: State, figure: FigureId, points: int, /) -> Sequence[tuple[float, Region]] | Refusal:
        by_height: dict[float, list[Cell]] = {}
        for cell in ways_of(state, figure, points):
            by_height.setdefault(ground_at(state, cell).height, []).append(cell)
        return [(height, state.setup.lattice.region(cells)) for height, cells in sorted(by_height.items())]

    def barred(
        self, state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool] = never, /
    ) -> tuple[Barred, ...]:
        """The places that close the way, or how many steps it has.  P011, P013, P019, P023."""
        goal = state.setup.lattice.cell_at(to)
        if goal not in state.tiles or goal == tile_of(state, figure) or goal in ways_of(state, figure):
            return ()
        closed, steps = way_closed(state, figure, goal)
        if not closed:
            most = min(FARTHEST, moving_of(state, figure).left)
            return ((Hindrance("far", details=(("steps", steps), ("most", most))),),)
        return ((_closing(state, closed),),)

    def shut(self, state: State, figure: FigureId, /) -> Sequence[Shut]:
        """P011, P019, P023."""
        area = state.setup.lattice.region([(0, 0)]).area
        found: list[Shut] = []
        for cell in shut_tiles(state, figure):
            closed, _ = way_closed(state, figure, cell)
            if closed != (cell,):  # a tile that a unit stands on is no ground that is shut
                found.append(Shut(area, _place(state, cell), (_closing(state, closed),)))
        return found[:MOST_SHUT]


def _closing(state: State, closed: Sequence[Cell]) -> Hindrance:
    """Places that close a way, with what is there."""
    names = tuple(_standing_in_the_way(state, cell) for cell in closed)
    x, y = state.setup.lattice.centre(closed[0])
    outlines = tuple(state.setup.lattice.ring(cell) for cell in closed)
    return Hindrance("cells", (x, y, 0.0), (), names, (("count", len(closed)),), outlines)


def _standing_in_the_way(state: State, cell: Cell) -> str:
    unit = unit_on(state, cell) if cell in state.tiles else None
    return piece_id(VOID, cell) if unit is None else unit.id


def _place(state: State, cell: Cell) -> Point3:
    x, y = state.setup.lattice.centre(cell)
    return (x, y, ground_at(state, cell).height)


def ways_of(state: State, unit: FigureId, most: int = FARTHEST) -> Mapping[Cell, tuple[Step, ...]]:
    """Where a move of a unit may end, hazards apart, with the fewest steps that lead there.  P013, P014, P019, PR13."""
    begun, start = moving_of(state, unit), tile_of(state, unit)
    found: dict[Cell, tuple[Step, ...]] = {}
    seen: set[tuple[Cell, bool]] = {(start, begun.hopped)}
    waiting: deque[tuple[Cell, Moving, tuple[Step, ...]]] = deque([(start, begun, ())])
    trial = state.clone()
    while waiting:
        at, moving, steps = waiting.popleft()
        trial.units[unit].at = at
        for step in list(steps_open(trial, moving, at)):
            hopped, way = moving.hopped or step.over is not None, (*steps, step)
            if len(way) > most or (step.to, hopped) in seen:
                continue
            seen.add((step.to, hopped))
            if step.to != begun.start:
                found.setdefault(step.to, way)
            if moving.left > 1 and not ground_at(state, step.to).ends_move:
                waiting.append((step.to, Moving(unit, begun.start, moving.left - 1, hopped), way))
    return found


# -- odds ---------------------------------------------------------------------------------------------------------


class _Odds:
    wishes: frozenset[str] = frozenset({"melee"})

    def usual(self, state: State, figure: FigureId, target: FigureId, /) -> str:
        """P027, P029: a blow where the target is beside it, else a shot."""
        return "ranged" if card_of(state, figure).ranged and distance(state, figure, target) > 1 else "melee"

    def odds(
        self, state: State, figure: FigureId, target: FigureId, means: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """P037 to P041, PR36; `means` is melee, ranged or magic, or hex (P054)."""
        if means == "hex":
            return _hex(state, figure, target)
        if means not in ("melee", "ranged", "magic"):
            return Refusal("P028", "pocket-no-such-manner")
        is_ranged = means == "ranged" or (means == "magic" and not wishes.get("melee"))
        action = AttackAction(figure, target, ranged=is_ranged, magic=means == "magic")
        refusal = attack_refusal(state, action)
        if refusal is not None:
            return refusal
        bare, found = attack_odds(state, action, bonuses=False), attack_odds(state, action)
        comes, falls = gets_to_fight(state, action), float(found.target)
        # Who shoots only loses its action to the water; everybody else falls.
        before = lost_before(state, action)
        chances = (
            ("target-bare", float(bare.target)),
            ("attacker-bare", float(bare.attacker)),
            ("target", falls),
            ("attacker", float(found.attacker)),
            ("both", float(found.both)),
            ("none", float(found.none)),
            *((("comes", comes), ("lost", comes * float(found.attacker) + before)) if before or comes < 1.0 else ()),
        )
        return OddsFound(None, (), card_of(state, figure).off, falls, (), comes * falls, chances)


def _hex(state: State, figure: FigureId, target: FigureId) -> OddsFound | Refusal:
    """Return what a hex comes to: two five-tests, of its own red and of the target's green dice.  P054, PR27."""
    refusal = special_refusal(state, SpecialAction(figure, "hex", target))
    if refusal is not None:
        return refusal
    dice = card_of(state, figure).off
    works, fails = float(five_chance(dice)), float(1 - five_chance(card_of(state, target).defence))
    return OddsFound(None, (), dice, works, (), works * fails, (("hex-works", works), ("hex-fails", fails)))


MEASURES: Final = MeasuresFace(
    figures=_Figures(), looking=_Looking(), walking=_Walking(), odds=_Odds(), threat=Threat(ways_of)
)
"""Layouts are not measured: nobody walks freely on tiles."""
