"""What the d20 fight tells of measuring: who walks and looks on a layout, what creatures see, reach and hit.

Each class, and `_WALKING`, is a part of `skirmish.faces.measures.MeasuresFace`; what their methods do is said there.
Lengths in metres.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pb12table.files.content import load_content
from pb12table.kernel.log import Event
from pb12table.kernel.request import Refusal
from pb12table.skirmish.by_length import WalkingByLength
from pb12table.skirmish.faces.measures import (
    FiguresFace,
    LayoutFace,
    Looking,
    LookingFace,
    Mark,
    MeasuresFace,
    OddsFace,
    OddsFound,
    Person,
    Placing,
    SeenFigure,
    Trace,
    TrialsFace,
    WalkingFace,
    Wish,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.naming import told_apart
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.d20.files.face import creature_of
from pb12table.systems.d20.files.forms import CreatureForm
from pb12table.systems.d20.routes import HOLD, at_hand, hands_of, mover_on_foot, on_foot, price_of
from pb12table.systems.d20.rules import events
from pb12table.systems.d20.rules.acting.attack_plan import attack_refusal, plan_attack
from pb12table.systems.d20.rules.acting.odds import attack_odds
from pb12table.systems.d20.rules.acting.wrestling import chance_of, contest_of, sums_of
from pb12table.systems.d20.rules.asking.answers import Attack, Grapple, Shove
from pb12table.systems.d20.rules.asking.legality import wrestling_refusal
from pb12table.systems.d20.rules.creatures import body, has_body, others, present, profile
from pb12table.systems.d20.rules.data import (
    EYE,
    AttackId,
    CreatureSetup,
    PlayerSetup,
    Setup,
    SideId,
    SideSetup,
    Size,
    eye_of,
    footprint_of,
)
from pb12table.systems.d20.rules.seeing import (
    HALF_SHARE,
    LEAST,
    THREE_QUARTERS_SHARE,
    Cover,
    cover_level,
    level_of,
    terrain_sight,
    whole_sight,
)
from pb12table.systems.d20.rules.state import State
from pb12table.systems.d20.threat import Threat
from pb12table.table.battlefield import Body
from pb12table.table.openings import USUAL
from pb12table.table.routes.by_length.ways import cheapest
from pb12table.table.routes.doorways import Hands
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.shapes import Point, Point3
from pb12table.table.sight.many.observers import Stature
from pb12table.table.sight.sight import EVERYWHERE
from pb12table.table.standing.support import stand, stand_heights
from pb12table.table.zones import Area

COVER_LEVELS: Final = ((THREE_QUARTERS_SHARE, 2), (HALF_SHARE, 1))
"""From which covered share on which level of cover holds.  D068."""
LEVELS: Final = {Cover.NONE: 0, Cover.HALF: 1, Cover.THREE_QUARTERS: 2}
_NOBODY: Final = PlayerSetup(PlayerId("nobody"), "", SideId("nobody"))
_MEDIUM: Final = Size.MEDIUM


class _Figures:
    def on_table(self, state: State, /) -> Sequence[FigureId]:
        return present(state)

    def with_figure(
        self, setup: Setup, profile: str, identity: FigureId, player: PlayerId, facing: float, place: str, /
    ) -> Setup | None:
        like = next((figure for figure in setup.figures if figure.profile.id == profile), None)
        if like is None:
            content = load_content("d20")
            if profile not in content.profiles:
                return None
            form = CreatureForm(id="ghost", profile=profile, player="nobody", at=(0.0, 0.0))
            like = creature_of(form, content, place, "profile")
        labels = told_apart([*(figure.label for figure in setup.figures), like.label])
        figure = replace(like, id=identity, label=labels[-1], player=player, facing=facing, may_sneak=False, group="")
        return replace(setup, figures=(*setup.figures, figure))

    def with_a_player(self, setup: Setup, /) -> Setup:
        if setup.players:
            return setup
        side = SideSetup(_NOBODY.side, setup.name)
        return replace(setup, players=(_NOBODY,), sides=(side,))

    def place_typed(self, setup: Setup, typed: Point, /) -> Point | None:
        return typed

    def stand_heights(self, state: State, figure: FigureId, at: Point, /) -> Sequence[float]:
        company = others(state, figure)
        return [
            height
            for height in reversed(stand_heights(state.battlefield, *at))
            if stand(state.battlefield, body(state, figure, (*at, height)), company).safe
        ]

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        return Refusal("D018", "no-stand", (("figure", figure),))

    def put(self, setup: Setup, figure: FigureId, at: Point, height: float, /) -> Setup:
        figures = (replace(each, at=at, z=height) if each.id == figure else each for each in setup.figures)
        return replace(setup, figures=tuple(figures))


class _Looking:
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        """All round.  DR04."""
        return Looking(body(state, figure), EVERYWHERE, others(state, figure))

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """The level is 1 for half cover and 2 for three quarters; creatures count to half.  D068, DR15."""
        there = (body(state, observer), body(state, target))
        found, terrain = whole_sight(state, *there), terrain_sight(state, *there)
        level = cover_level(terrain.covered_share, found.covered_share)
        return SeenFigure(found, level is Cover.TOTAL, LEVELS.get(level) or None, LEAST, "D068")


_WALKING: Final = WalkingByLength(_Figures(), mover_on_foot, Refusal("D042", "no-way-there"), hands_of, price_of)
"""On foot, in metres.  D042 to D051, D056, D080, DR17, DR53."""


class _Layout:
    """All is measured for a creature of medium size, alone on the table."""

    person = Person(
        Stature(footprint_of(_MEDIUM, grid=False), _MEDIUM.height(), eye_of(_MEDIUM.height())), EYE, 1
    )
    hands = Hands(at_hand, degrees=(USUAL,))
    way_unit = "metres"
    cover_unit = "levels"

    def placing(self, setup: Setup, figure: FigureId, /) -> Placing | None:
        found = setup.figure_by_id[figure]
        return Placing(found.at, found.facing, found.z)

    def step_cost(self, setup: Setup, /) -> float:
        """D044."""
        return 1.0

    def slow(self, setup: Setup, /) -> tuple[Area, ...]:
        """D049."""
        return tuple(zone.area for zone in setup.zones if zone.kind is ZoneKind.DIFFICULT)

    def walk(
        self, setup: Setup, start: Point3, end: Point3, farthest: float, /
    ) -> tuple[int | float | None, tuple[Point3, ...]]:
        """D042 to D050, D080, DR17."""
        stature = self.person.stature
        person = Body("person", stature.footprint, *start, 0.0, stature.height, stature.eye)
        mover = Mover(setup.battlefield, person, (), HOLD)
        found = cheapest(mover, on_foot(setup.battlefield, setup.zones), end[:2], end[2], farthest)
        return (None, (start,)) if found is None else (found.cost, found.points)

    def cover_rules(self, setup: Setup, /) -> Sequence[tuple[float, int]]:
        return COVER_LEVELS

    def cover(self, setup: Setup, covered_share: float, translucent: Sequence[str], /) -> int | None:
        """1 for half cover, 2 for three quarters.  D068."""
        return LEVELS.get(level_of(covered_share))


class _Trials:
    def bound(self, setup: Setup, /) -> None:
        """Every creature can stand anywhere."""

    def stature(self, setup: Setup, figure: FigureId, /) -> Stature:
        creature = setup.figure_by_id[figure]
        size, height = creature.profile.size, creature.profile.size.height(lying=creature.is_lying)
        return Stature(footprint_of(size, grid=setup.options.grid), height, eye_of(height))

    def placed(
        self, forces: Setup, layout: GameSetup, zones: tuple[Zone, ...], places: Mapping[FigureId, Placing | None], /
    ) -> Setup:
        figures = tuple(_put(figure, places[figure.id]) for figure in forces.figures)
        return replace(forces, battlefield=layout.battlefield, zones=zones, figures=figures)

    def traces(self, state: State, event: Event, /) -> Sequence[Trace]:
        match event:
            case events.RoundBegan():
                standing = [placed for figure, placed in state.figures.items() if has_body(state, figure)]
                return [Trace(Mark.STOOD, each.id, each.at) for each in standing]
            case events.CreatureMoved(figure=figure, places=places):
                return [Trace(Mark.MOVED, figure, places[-1])]
            case events.DroppedTo0(figure=figure):
                return [Trace(Mark.FELL, figure, state.figures[figure].at)]
        return ()


def _put(figure: CreatureSetup, place: Placing | None) -> CreatureSetup:
    if place is None:
        return figure
    z = figure.z if place.height is None else place.height
    return replace(figure, at=place.at, z=z, facing=place.facing)


class _Odds:
    wishes = frozenset[str]()

    def usual(self, state: State, figure: FigureId, target: FigureId, /) -> str:
        return ""

    def odds(
        self, state: State, figure: FigureId, target: FigureId, weapon: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """D062 to D068: as if the weapon were in hand, near if it reaches, else from afar.  D091, DR48: contests."""
        if weapon in _CONTESTS and profile(state, figure).attack(AttackId(weapon)) is None:
            return _contested(state, figure, target, weapon)
        state = state.clone()
        state.figures[figure].in_hand = AttackId(weapon)
        near = Attack(AttackId(weapon), target)
        refusal = attack_refusal(state, figure, near)
        attack = near
        if refusal is not None:
            attack = Attack(AttackId(weapon), target, ranged=True)
            refusal = refusal if attack_refusal(state, figure, attack) is not None else None
        if refusal is not None:
            return refusal
        plan = plan_attack(state, figure, attack)
        found = attack_odds(plan)
        most = max(found.damage)
        shares = (("damage", tuple(float(found.damage.get(number, 0)) for number in range(most + 1))),)
        hit_points = max(1, state.figures[target].hit_points)
        chances = (("critical", float(found.critical)),)
        needed = plan.armour_class - plan.bonus
        out = float(found.at_least(hit_points))
        return OddsFound(
            needed,
            (*plan.armour, *plan.modifiers),
            1,
            float(found.hit),
            shares,
            out,
            chances,
            advantages=plan.leanings.advantages,
            disadvantages=plan.leanings.disadvantages,
        )


_CONTESTS: Final[Mapping[str, Callable[[FigureId], Shove | Grapple]]] = MappingProxyType(
    {
        "shove": Shove,
        "shove-away": lambda target: Shove(target, away=True),
        "grapple": Grapple,
        "choke": lambda target: Grapple(target, choke=True),
    }
)
"""What is done to a creature in place of an attack, by contest."""


def _contested(state: State, figure: FigureId, target: FigureId, name: str) -> OddsFound | Refusal:
    """Both throw: the sums, and how likely the contest is won.  D061, D091, DR48."""
    answer = _CONTESTS[name](target)
    refusal = wrestling_refusal(state, figure, answer)
    if refusal is not None:
        return refusal
    held = contest_of(state, figure, answer)
    (own, theirs), won = sums_of(state, held), float(chance_of(state, held))
    return OddsFound(None, own, 1, won, (), 0.0, (("contest", won),), theirs)


MEASURES: Final = MeasuresFace(_Figures(), _Looking(), _WALKING, _Layout(), _Trials(), _Odds(), Threat())

if TYPE_CHECKING:
    _faces: tuple[
        FiguresFace[State], LookingFace[State], WalkingFace[State], LayoutFace, TrialsFace[State], OddsFace[State]
    ] = (_Figures(), _Looking(), _WALKING, _Layout(), _Trials(), _Odds())
