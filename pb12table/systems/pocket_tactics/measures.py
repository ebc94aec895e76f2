"""What Pocket Tactics says of measuring, of plans before they are carried out, and of threats after one move."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from pb12table.kernel.request import Refusal
from pb12table.skirmish.bot import Ahead
from pb12table.skirmish.faces.measures import (
    FiguresFace,
    ForesightFace,
    FoundWay,
    Looking,
    LookingFace,
    Means,
    MeasuresFace,
    OddsFace,
    OddsFound,
    Outcome,
    SeenFigure,
    Spot,
    Stretch,
    Strike,
    ThreatFace,
    WalkingFace,
    Wish,
)
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.hindrances import MOST_SHUT, Barred, Hindrance, Shut
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules.answers import AttackAction, SpecialAction, Step
from pb12table.systems.pocket_tactics.rules.fights import (
    attack_odds,
    attack_options,
    attack_refusal,
    distance,
    five_chance,
    gets_to_fight,
    lost_before,
    sight_to,
)
from pb12table.systems.pocket_tactics.rules.ground import body, card_of, ground_at, on_map, tile_of, unit_on
from pb12table.systems.pocket_tactics.rules.moving import moving_of, shut_tiles, steps_open, way_closed
from pb12table.systems.pocket_tactics.rules.setup import VOID, PlayerSetup, Setup, UnitSetup, piece_id
from pb12table.systems.pocket_tactics.rules.state import Moving, Place, State, Unit
from pb12table.systems.pocket_tactics.rules.turn import special_refusal
from pb12table.table.battlefield import Body
from pb12table.table.cells import Cell, cell_distance
from pb12table.table.routes.search.search_state import never
from pb12table.table.shapes import NOWHERE, Point, Point3, Region
from pb12table.table.sight.cover import Cover
from pb12table.table.sight.sight import FigureSight
from pb12table.table.unions import Truths

SOMEBODY: Final = FigureId("threatened")
"""The unit on the tile that is asked about: one of an opponent, which does not fly."""


@dataclass(frozen=True, eq=False)
class _Tiles:
    """The tiles that are asked about, in the order of the spots."""

    cells: tuple[Cell, ...]


class Threat(ThreatFace[State]):
    """`ways` are where a move of a unit may end, as measures know them."""

    def __init__(self, ways: Callable[[State, FigureId], Iterable[Cell]]) -> None:
        self._ways = ways

    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        """Return all tiles, row by row; the lattice is the grid.  P023."""
        lattice = state.setup.lattice
        cells = sorted(state.tiles, key=lambda cell: (cell[1], cell[0]))
        return [Spot(_place(state, cell), lattice.ring(cell)) for cell in cells]

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> _Tiles:
        return _Tiles(tuple(state.setup.lattice.cell_at(spot.place[:2]) for spot in spots))

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        return [unit.id for unit in on_map(state, player)]

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """Return what a unit could attack with.  P027, P029, PR17."""
        shots = [Means("ranged", ranged=True)] if card_of(state, figure).ranged else []
        return [Means("melee", ranged=False), *shots]

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        return texts(f"pocket-do-{means.key}")

    def here(self, state: State, figure: FigureId, /) -> Point3:
        return _place(state, tile_of(state, figure))

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """Return from where a unit could attack.  P013, P014, P019."""
        here = tile_of(state, figure)
        return [_place(state, cell) for cell in (here, *(cell for cell in self._ways(state, figure) if cell != here))]

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: _Tiles, asked: Truths, /
    ) -> Truths:
        """Return what the rules allow against a unit standing there.  P015, P016, P027 to P029, PR11."""
        found = np.zeros(asked.shape, dtype=np.bool_)
        card, cell = card_of(state, figure), state.setup.lattice.cell_at(at[:2])
        comes_near = bool(card.flying) and state.setup.options.flyers_move_and_attack
        farthest = max(card.reach, 1 + (2 * card.flying if comes_near else 0))
        trial = _with_somebody(state, figure, cell)
        if trial is None:
            return found
        for number in np.flatnonzero(asked.any(axis=0)).tolist():
            target = onlookers.cells[number]
            if target == cell or cell_distance(cell, target) > farthest:
                continue
            with _in_the_place_of(trial, target):
                for row, each in enumerate(means):
                    found[row, number] = asked[row, number] and _is_legal(trial, figure, each, comes_near=comes_near)
        return found


def _place(state: State, cell: Cell) -> Point3:
    x, y = state.setup.lattice.centre(cell)
    return (x, y, ground_at(state, cell).height)


def _is_legal(state: State, figure: FigureId, means: Means, *, comes_near: bool) -> bool:
    """Return whether a unit may attack another with some means, from where it is or coming near."""
    if attack_refusal(state, AttackAction(figure, SOMEBODY, ranged=means.ranged)) is None:
        return True
    options = attack_options(state, figure) if comes_near and not means.ranged else ()
    return any(action.target == SOMEBODY and not action.ranged for action in options)


def _with_somebody(state: State, figure: FigureId, at: Cell) -> State | None:
    """Return the state with a unit on a tile and a target that stands nowhere yet; None without a walking opponent."""
    own = state.units[figure].owner
    others = [unit for unit in state.units.values() if unit.owner != own]
    like = next((unit for unit in others if not state.setup.card_by_id[unit.card].flying), None)
    if like is None:
        return None
    trial = state.clone()
    trial.units[figure].at = at
    trial.units[SOMEBODY] = Unit(SOMEBODY, like.owner, like.card, Place.MAP)
    return trial


@contextmanager
def _in_the_place_of(trial: State, target: Cell) -> Iterator[None]:
    """Yield the state with the target on a tile, and the unit that stood there gone."""
    gone = [unit for unit in trial.units.values() if unit.at == target]
    for unit in gone:
        unit.at, unit.place = None, Place.RESERVE
    trial.units[SOMEBODY].at = target
    try:
        yield
    finally:
        trial.units[SOMEBODY].at = None
        for unit in gone:
            unit.at, unit.place = target, Place.MAP


FARTHEST: Final = 7
"""No card does more than six bonus steps."""
_NOBODY: Final = PlayerSetup(PlayerId("nobody"), "")


def body_of(state: State, unit: FigureId) -> Body:
    """Return the body of a unit on the map."""
    found = body(state, unit)
    assert found is not None, "only a unit on the map has a body"
    return found


# -- figures ------------------------------------------------------------------------------------------------------


class _Figures(FiguresFace[State]):
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


class _Looking(LookingFace[State]):
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        others = [body_of(state, unit.id) for unit in on_map(state) if unit.id != figure]
        return Looking(body_of(state, figure), 180.0, others)

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """Return what one unit sees of another.  P016."""
        seen = figure_sight(state, observer, target)
        return SeenFigure(seen, not seen.exists, None, 1.0, "P016")


def figure_sight(state: State, observer: FigureId, target: FigureId) -> FigureSight:
    """Return what a unit sees of another: all or nothing, as there is no cover; from tile to tile.  P016, PR14."""
    found = sight_to(state, observer, target)
    share = 0.0 if found.is_free else 1.0
    blockers = tuple((blocker(state, cell), 1.0) for cell in found.blocked)
    cover = Cover.known(share, NOWHERE, NOWHERE, blockers)
    away = float(distance(state, observer, target))
    return FigureSight(found.is_free, True, share, 1.0 - share, away, (), False, cover)


def blocker(state: State, cell: Cell) -> str:
    """Return what of a cell is in the way: the unit on it, the feature, or the place itself if there is no tile."""
    unit = None if cell not in state.tiles else unit_on(state, cell)
    kind = state.tiles[cell].kind if cell in state.tiles else VOID
    is_feature = cell in state.tiles and ground_at(state, cell).blocks
    return piece_id(kind, cell) if is_feature or unit is None else unit.id


# -- walking ------------------------------------------------------------------------------------------------------


class _Walking(WalkingFace[State]):
    farthest = FARTHEST

    def counted(self, state: State, area: float, /) -> float:
        """Return the area in tiles."""
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
        """Return the places that close the path, or the number of its steps.  P011, P013, P019, P023."""
        goal = state.setup.lattice.cell_at(to)
        if goal not in state.tiles or goal == tile_of(state, figure) or goal in ways_of(state, figure):
            return ()
        closed, steps = way_closed(state, figure, goal)
        if not closed:
            most = min(FARTHEST, moving_of(state, figure).left)
            return ((Hindrance("far", details=(("steps", steps), ("most", most))),),)
        return ((_closing(state, closed),),)

    def shut(self, state: State, figure: FigureId, /) -> Sequence[Shut]:
        """Return the ground that a unit never gets to, and what stops it.  P011, P019, P023."""
        area = state.setup.lattice.region([(0, 0)]).area
        found: list[Shut] = []
        for cell in shut_tiles(state, figure):
            closed, _ = way_closed(state, figure, cell)
            if closed != (cell,):  # a tile that a unit stands on is no ground that is shut
                found.append(Shut(area, _place(state, cell), (_closing(state, closed),)))
        return found[:MOST_SHUT]


def _closing(state: State, closed: Sequence[Cell]) -> Hindrance:
    """Return places that close a path, with what is there."""
    names = tuple(_standing_in_the_way(state, cell) for cell in closed)
    x, y = state.setup.lattice.centre(closed[0])
    outlines = tuple(state.setup.lattice.ring(cell) for cell in closed)
    return Hindrance("cells", (x, y, 0.0), (), names, (("count", len(closed)),), outlines)


def _standing_in_the_way(state: State, cell: Cell) -> str:
    unit = unit_on(state, cell) if cell in state.tiles else None
    return piece_id(VOID, cell) if unit is None else unit.id


def ways_of(state: State, unit: FigureId, most: int = FARTHEST) -> Mapping[Cell, tuple[Step, ...]]:
    """Return where a unit's move may end, hazards apart, with the fewest steps that lead there.

    P013, P014, P019, PR13.
    """
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


class _Odds(OddsFace[State]):
    wishes: frozenset[str] = frozenset({"melee"})

    def usual(self, state: State, figure: FigureId, target: FigureId, /) -> str:
        """Return a blow where the target is beside it, else a shot.  P027, P029."""
        return "ranged" if card_of(state, figure).ranged and distance(state, figure, target) > 1 else "melee"

    def odds(
        self, state: State, figure: FigureId, target: FigureId, means: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """Return the odds of an attack; `means` is melee, ranged or magic, or hex (P054).  P037 to P041, PR36."""
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

WORTH_IT: Final = 0.05
"""An attack must promise so much more from another tile."""
MEANS: Final = {
    (False, False): "melee",
    (False, True): "melee-magic",
    (True, False): "ranged",
    (True, True): "ranged-magic",
}
"""What an attack is called that is made from afar or not, with magic or without."""


class _Foresight(ForesightFace[State, Phrases]):
    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """Return the best strike in the player's next turn: each turn is one thing only.  P018."""
        return _best_of(ahead.after, texts, figure)

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        return _best_of(state, texts, figure, target)

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        if isinstance(answer, SpecialAction):
            return _hexed(state, texts, answer) if special_refusal(state, answer) is None else None
        if not isinstance(answer, AttackAction) or attack_refusal(state, answer) is not None:
            return None
        return _struck(state, texts, answer)

    def changes(self, state: State, texts: Phrases, strike: Strike, /) -> Sequence[str]:
        """Return the tile within one move from which the same attack, in a later turn, would promise most.  P018."""
        found = better_tile(state, texts, strike) if isinstance(strike.answer, AttackAction) else None
        if found is None:
            return ()
        steps, then = found
        shares = {each.name: round(100 * each.share) for each in then.outcomes}
        now = {each.name: round(100 * each.share) for each in strike.outcomes}
        falls, fell = shares["falls"] + shares["both"], now["falls"] + now["both"]
        lost, was = shares["lost"] + shares["both"], now["lost"] + now["both"]
        return [texts("foresight-tile", steps=steps, falls=falls, fell=fell, lost=lost, was=was)]


def better_tile(state: State, texts: Phrases, strike: Strike) -> tuple[int, Strike] | None:
    """Return the distance in steps to the tile from which the attack would promise most, and its outcome there."""
    unit, action = strike.figure, strike.answer
    if state.units[unit].place is not Place.MAP:
        return None
    trial = state.clone()
    found: list[tuple[float, int, Strike]] = []
    for cell, way in ways_of(state, unit).items():
        trial.units[unit].at = cell
        if attack_refusal(trial, action) is None:
            then = _struck(trial, texts, action)
            found.append((then.worth, -len(way), then))
    worth, steps, then = max(found, key=lambda each: each[:2], default=(0.0, 0, strike))
    return (-steps, then) if worth >= strike.worth + WORTH_IT else None


def _best_of(state: State, texts: Phrases, unit: FigureId, target: FigureId | None = None) -> Strike | None:
    """Return a unit's most promising attack; of equal ones the first."""
    if state.units[unit].place is not Place.MAP:
        return None
    actions: Iterable[AttackAction] = attack_options(state, unit)
    found = (_struck(state, texts, each) for each in actions if target is None or each.target == target)
    return max(found, key=lambda strike: strike.worth, default=None)


def _struck(state: State, texts: Phrases, action: AttackAction) -> Strike:
    """Return the chances that only the target, both, only the attacker, and neither is defeated.  P044, PR36, PR39."""
    found, comes = attack_odds(state, action), gets_to_fight(state, action)
    falls, lost, both = float(found.target), float(found.attacker), float(found.both)
    # What the way or the water may do before the dice fall counts, too: a shooter loses its action alone.
    before = lost_before(state, action)
    outcomes = (
        Outcome("falls", comes * (falls - both), 1.0),
        Outcome("both", comes * both, 1.0),
        Outcome("lost", comes * (lost - both) + before, 0.0),
        Outcome("neither", comes * float(found.none) + (1.0 - comes - before), 0.0),
    )
    means = texts(f"pocket-do-{MEANS[action.ranged, action.magic]}")
    return Strike(action.unit, action.target, action, means, outcomes, comes * (falls - lost * 0.5))


def _hexed(state: State, texts: Phrases, action: SpecialAction) -> Strike:
    """Return the chances that a hex strikes its target, and that it does not.  P051."""
    works = five_chance(card_of(state, action.unit).off) * (1 - five_chance(card_of(state, action.target).defence))
    outcomes = (Outcome("falls", float(works), 1.0), Outcome("stays", float(1 - works), 0.0))
    return Strike(action.unit, action.target, action, texts("pocket-do-hex"), outcomes, float(works))


FORESIGHT: Final = _Foresight()
