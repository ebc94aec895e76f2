"""What Kampf W6 tells of measuring: who walks and looks on a layout, what figures see, reach and hit.

Each class, and `_WALKING`, is a part of `skirmish.faces.measures.MeasuresFace`; what their methods do is said there.
Lengths in metres.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil
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
from pb12table.skirmish.zones import Zone
from pb12table.systems.kampf_w6.files.face import figure_of
from pb12table.systems.kampf_w6.files.forms import FigureForm
from pb12table.systems.kampf_w6.rules import events
from pb12table.systems.kampf_w6.rules.asking.answers import Attack
from pb12table.systems.kampf_w6.rules.asking.legality import moving_refusal
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import attack_refusal, plan_attack
from pb12table.systems.kampf_w6.rules.attacks.odds import attack_odds
from pb12table.systems.kampf_w6.rules.data import (
    BASE,
    EYE,
    FigureSetup,
    FireMode,
    Heights,
    PlayerSetup,
    Setup,
    SideId,
    SideSetup,
    WeaponId,
)
from pb12table.systems.kampf_w6.rules.doors import hands_of, reaches
from pb12table.systems.kampf_w6.rules.figures import body, data, others
from pb12table.systems.kampf_w6.rules.sight import COVER_LEVELS, LEAST_SHARE, share_cover, sight
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.systems.kampf_w6.rules.value import chance
from pb12table.systems.kampf_w6.rules.ways import HIGHEST, RATES, mover_of
from pb12table.systems.kampf_w6.threat import Threat
from pb12table.table.battlefield import Body
from pb12table.table.routes.by_length.rates import Rates
from pb12table.table.routes.by_length.ways import cheapest
from pb12table.table.routes.doorways import Hands
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.shapes import Point, Point3
from pb12table.table.sight.many.observers import Stature
from pb12table.table.sight.sight import EVERYWHERE
from pb12table.table.standing.support import stand, stand_heights
from pb12table.table.units import at_least
from pb12table.table.zones import Area

PERSON: Final = Heights()
"""How tall the person is that layouts are measured with."""
NO_COVER: Final = 7
"""A target number that no die reaches; levels of cover are how much lower theirs is."""
_NOBODY: Final = PlayerSetup(PlayerId("nobody"), "", SideId("nobody"))


class _Figures:
    def on_table(self, state: State, /) -> Sequence[FigureId]:
        return [figure for figure, placed in state.figures.items() if placed.fate is not Fate.OUT]

    def with_figure(
        self, setup: Setup, profile: str, identity: FigureId, player: PlayerId, facing: float, place: str, /
    ) -> Setup | None:
        like = next((figure for figure in setup.figures if figure.profile.id == profile), None)
        if like is None:
            content = load_content("w6")
            if profile not in content.profiles:
                return None
            form = FigureForm(id="ghost", profile=profile, player="nobody", at=(0.0, 0.0))
            like = figure_of(form, content, place, "profile")
        labels = told_apart([*(figure.label for figure in setup.figures), like.profile.label])
        figure = replace(like, id=identity, label=labels[-1], player=player, facing=facing)
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
        heights = stand_heights(state.battlefield, *at)
        return [
            height
            for height in reversed(heights)
            if stand(state.battlefield, body(state, figure, (*at, height)), company).safe
        ]

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        return Refusal("WR10", "no-safe-stand")

    def put(self, setup: Setup, figure: FigureId, at: Point, height: float, /) -> Setup:
        figures = (replace(each, at=at, z=height) if each.id == figure else each for each in setup.figures)
        return replace(setup, figures=tuple(figures))


class _Looking:
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        """All round.  WR12."""
        return Looking(body(state, figure), EVERYWHERE, others(state, figure))

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """The level is the target number of the cover roll.  W050, WR21."""
        found = sight(state, body(state, observer), body(state, target))
        level = share_cover(found.covered_share) if found.exists else None
        return SeenFigure(found, not found.exists, level, LEAST_SHARE, "WR21")


def _mover(state: State, figure: FigureId) -> tuple[Mover, Rates]:
    """A figure that looks for a way, standing.  W017, WR08, WR10."""
    return mover_of(state.battlefield, body(state, figure), others(state, figure)), RATES


def _price(state: State, figure: FigureId, door: str, opened: int) -> str:
    """Return what it takes to open a door.  WR41."""
    return "action"


_WALKING: Final = WalkingByLength(_Figures(), _mover, Refusal("WR10", "no-way-there"), hands_of, _price)
"""On foot, standing, in metres.  W017, W018, WR08, WR10, WR41."""


class _Layout:
    """All is measured for a standing person of the usual height, alone on the table."""

    person = Person(Stature(BASE, PERSON.standing, EYE * PERSON.standing), EYE, ceil(HIGHEST))
    hands = Hands(reaches)
    way_unit = "metres"
    cover_unit = "levels"

    def placing(self, setup: Setup, figure: FigureId, /) -> Placing | None:
        found = setup.figure_by_id[figure]
        return Placing(found.at, found.facing, found.z)

    def step_cost(self, setup: Setup, /) -> float:
        """WR08."""
        return 1.0

    def slow(self, setup: Setup, /) -> tuple[Area, ...]:
        """No ground is slower than other ground.  WR40."""
        return ()

    def walk(
        self, setup: Setup, start: Point3, end: Point3, farthest: float, /
    ) -> tuple[int | float | None, tuple[Point3, ...]]:
        """W017, WR08, WR10."""
        stature = self.person.stature
        person = Body("person", stature.footprint, *start, 0.0, stature.height, stature.eye)
        found = cheapest(mover_of(setup.battlefield, person, ()), RATES, end[:2], end[2], farthest)
        return (None, (start,)) if found is None else (found.cost, found.points)

    def cover_rules(self, setup: Setup, /) -> Sequence[tuple[float, int]]:
        return COVER_LEVELS

    def cover(self, setup: Setup, covered_share: float, translucent: Sequence[str], /) -> int | None:
        """From 0 for none to 3, where most is hidden: how much lower than 7 the target number is.  W050, WR21."""
        if not at_least(1.0 - covered_share, LEAST_SHARE):
            return None
        number = share_cover(covered_share)
        return 0 if number is None else NO_COVER - number


class _Trials:
    def bound(self, setup: Setup, /) -> None:
        """Everybody can stand anywhere."""

    def stature(self, setup: Setup, figure: FigureId, /) -> Stature:
        profile = setup.figure_by_id[figure].profile
        height = profile.heights.standing
        return Stature(profile.footprint, height, EYE * height)

    def placed(
        self, forces: Setup, layout: GameSetup, zones: tuple[Zone, ...], places: Mapping[FigureId, Placing | None], /
    ) -> Setup:
        figures = tuple(_put(figure, places[figure.id]) for figure in forces.figures)
        return replace(forces, battlefield=layout.battlefield, zones=zones, figures=figures)

    def traces(self, state: State, event: Event, /) -> Sequence[Trace]:
        match event:
            case events.RoundEnded():
                standing = [each for each in state.figures.values() if each.fate is not Fate.OUT]
                return [Trace(Mark.STOOD, each.id, each.at) for each in standing]
            case events.FigureMoved(figure=figure, trace=trace):
                return [Trace(Mark.MOVED, figure, trace[-1].at)]
            case events.FigureOut(figure=figure):
                return [Trace(Mark.FELL, figure, state.figures[figure].at)]
        return ()


def _put(figure: FigureSetup, place: Placing | None) -> FigureSetup:
    if place is None:
        return figure
    z = figure.z if place.height is None else place.height
    return replace(figure, at=place.at, z=z, facing=place.facing)


class _Odds:
    wishes = frozenset({"mode", "walking"})

    def usual(self, state: State, figure: FigureId, target: FigureId, /) -> str:
        return ""

    def odds(
        self, state: State, figure: FigureId, target: FigureId, weapon: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """W033 to W055, in a fire mode (W045) and as the further act of a walk (W017) where that is wished."""
        mode, walking = wishes.get("mode"), bool(wishes.get("walking"))
        if mode is not None and mode not in set(FireMode):
            return Refusal("W045", "unknown-mode", (("mode", str(mode)), ("known", ", ".join(FireMode))))
        attack = Attack(WeaponId(weapon), target, None if mode is None else FireMode(mode))
        refusal = attack_refusal(state, figure, attack)
        if refusal is None and walking:
            refusal = moving_refusal(state, figure, "walk")
        if refusal is not None:
            return refusal
        plan = plan_attack(state, figure, attack, walking=walking)
        found = attack_odds(plan, ones_fail=state.setup.options.ones_fail)
        left = max(1, data(state, target).profile.wound_limit - state.figures[target].wounds)
        shares = (
            ("hits", tuple(map(float, found.hits))),
            ("wounding-hits", tuple(map(float, found.unsaved))),
        )
        out = float(found.at_least(left, plan.weapon.wounds))
        likely = float(chance(plan.target_number))
        return OddsFound(plan.target_number, plan.modifiers, plan.dice, likely, shares, out)


MEASURES: Final = MeasuresFace(
    _Figures(), _Looking(), _WALKING, _Layout(), _Trials(), _Odds(), Threat(_Layout.person.stature)
)

if TYPE_CHECKING:
    _faces: tuple[
        FiguresFace[State], LookingFace[State], WalkingFace[State], LayoutFace, TrialsFace[State], OddsFace[State]
    ] = (_Figures(), _Looking(), _WALKING, _Layout(), _Trials(), _Odds())
