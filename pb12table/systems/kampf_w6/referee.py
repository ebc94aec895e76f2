"""What referee scripts may say of Kampf W6."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import Base, Change, Coordinate, Form, FormPoint, Id, Ids, OneId, Points, check_one_id
from pb12table.files.problems import FileProblem
from pb12table.referee.script import (
    RuleId,
    agrees,
    chance_differences,
    line_differences,
    refuse_unknown,
    shown,
    unknown,
)
from pb12table.skirmish.faces.system import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import FigureId, total
from pb12table.skirmish.plain_events import by_name
from pb12table.systems.kampf_w6.rules.acts import noticed, way_of
from pb12table.systems.kampf_w6.rules.answers import Attack, Moving
from pb12table.systems.kampf_w6.rules.attack_plan import attack_odds, attack_refusal, figure_value, plan_attack
from pb12table.systems.kampf_w6.rules.data import (
    SIDES_OF_A_DIE,
    Band,
    ItemId,
    Options,
    Setup,
    Stance,
    StandingOrder,
    WeaponId,
)
from pb12table.systems.kampf_w6.rules.events import AnyEvent
from pb12table.systems.kampf_w6.rules.figures import (
    band_of,
    body,
    carries,
    cover_number,
    data,
    feet_distance,
    others,
    sight,
)
from pb12table.systems.kampf_w6.rules.rules import STATES
from pb12table.systems.kampf_w6.rules.sequence import new_game
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.table.motion.falling import settled

Chance = Annotated[float, Meta(ge=0, le=1)]
Chances = Annotated[tuple[Chance, ...], Meta(max_length=100)]
Place = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
Many = Annotated[float, Meta(ge=0, le=10_000)]
Sums = dict[RuleId, Change]


# -- positions ------------------------------------------------------------------------------------------------------


class PlacedForm(Form, frozen=True, kw_only=True):
    """What is different about a figure in a position.

    Without a `height` it stands as high as it can; `out` is out of the fight; `asks` is its standing order.
    """

    id: Id
    at: FormPoint | None = None
    height: Base | None = None
    stance: Stance | None = None
    actions: Points | None = None
    wounds: Points = 0
    recoil: Points = 0
    debt: Points = 0
    loaded: dict[str, Points] = msgspec.field(default_factory=dict)
    uses: dict[str, Points] = msgspec.field(default_factory=dict)
    asks: StandingOrder | None = None
    out: bool = False


class PositionForm(Form, frozen=True, kw_only=True):
    """The turn of the `actor`, all figures refreshed; without one the fight has yet to begin.

    `order` is that of initiative, at first that of the file; `carried` who has what a scenario act takes, by the act.
    """

    actor: Id | None = None
    game_round: Annotated[int, Meta(ge=1, le=99)] = 1
    order: tuple[Id, ...] = ()
    figure: Annotated[tuple[PlacedForm, ...], Meta(max_length=100)] = ()
    carried: dict[str, Id] = msgspec.field(default_factory=dict)


class DeclareLine(Form, frozen=True, kw_only=True):
    """A player declares something unasked: a standing order of a `figure`, whether dice are kept, or giving up."""

    declare: Literal["standing-order", "keep-dice", "give-up"]
    by: Id
    figure: Id | None = None
    order: StandingOrder | None = None
    keep: bool = True
    refused: RuleId | bool = False


# -- lines that look ------------------------------------------------------------------------------------------------


class FigureLine(Form, frozen=True, kw_only=True):
    """What must be true of a figure.

    `at`: two or three numbers; `most_actions`: what it refreshes to; `total`: its initiative; `carries`: whether it has
    what a scenario act takes; `asks`: its standing order.
    """

    figure: Id
    at: Place | None = None
    stance: Stance | None = None
    fate: Fate | None = None
    actions: Points | None = None
    most_actions: Points | None = None
    wounds: Points | None = None
    recoil: Points | None = None
    debt: Points | None = None
    total: Change | None = None
    loaded: dict[str, Points] | None = None
    uses: dict[str, Points] | None = None
    carries: bool | None = None
    asks: StandingOrder | None = None


class SightLine(Form, frozen=True, kw_only=True):
    """What a figure must see of another: a `line`, its share `covered` (per cent), the target number of its `cover`.

    `cover` is that of sight and stance together, false for none; `distance` is that of the feet in metres.  WR18, WR21.
    """

    sight: Id
    of: Id
    line: bool | None = None
    covered: Annotated[float, Meta(ge=0, le=100)] | None = None
    cover: Points | Literal[False] | None = None
    distance: Many | None = None


class DistanceLine(Form, frozen=True, kw_only=True):
    """In which band a distance in metres must lie, by the scale of the scenario.  W043, WR18."""

    distance: Many
    band: Band


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack must come to, exactly; `dice`, target numbers (false where nothing is rolled), chances to 1.

    `p_unsaved` are those of hits that nothing stops; `share` is covered in place of what there is on the table.
    """

    odds: dict[str, Any]
    figure: Id
    walking: bool = False
    share: Chance | None = None
    target_number: Change | None = None
    modifiers: Sums = msgspec.field(default_factory=dict)
    dice: Points | None = None
    cover: Points | Literal[False] | None = None
    armour: Change | None = None
    p_hits: Chances | None = None
    p_unsaved: Chances | None = None
    p_out: Chance | None = None
    mean_wounds: Many | None = None


class WayLine(Form, frozen=True, kw_only=True):
    """What an act of moving must come to: its plan `length` and `cost` in metres, and the places of its `trace`."""

    way: dict[str, Any]
    figure: Id
    length: Many | None = None
    cost: Many | None = None
    trace: Annotated[tuple[Place, ...], Meta(max_length=1000)] | None = None


class WorthLine(Form, frozen=True, kw_only=True):
    """What figures, or all of a player, must be worth together.  WR33."""

    worth: OneId | Ids
    value: Annotated[int, Meta(ge=0, le=1_000_000)]

    def __post_init__(self) -> None:
        check_one_id(self.worth, "worth")


AnyLook: TypeAlias = FigureLine | SightLine | DistanceLine | OddsLine | WayLine | WorthLine

Answer: TypeAlias = Sequence[Difference] | Unanswerable
CLOSE: Final = 5e-4
"""Chances are written with three decimals."""


def _of_figure(state: State, figure: FigureId) -> dict[str, Any]:
    placed = state.figures[figure]
    own = ("stance", "fate", "actions", "wounds", "recoil", "debt", "total", "loaded", "uses")
    return {
        **{name: getattr(placed, name) for name in own},
        "at": placed.at,
        "most_actions": data(state, figure).most_actions,
        "carries": carries(state, figure),
        "asks": placed.standing_order,
    }


def _sight(state: State, line: SightLine) -> Answer:
    observer, target = FigureId(line.sight), FigureId(line.of)
    seen = sight(state, body(state, observer), body(state, target))
    cover = cover_number(seen.covered_share, state.figures[target].stance)
    found = {
        "line": seen.exists,
        "covered": 100 * seen.covered_share,
        "cover": cover or False,
        "distance": feet_distance(state.figures[observer].at, state.figures[target].at),
    }
    return line_differences(line, found)


def _odds(state: State, line: OddsLine) -> Answer:
    try:
        attack = msgspec.convert(line.odds, Attack)
    except msgspec.ValidationError as error:
        return Unanswerable("referee-no-attack", {"reason": str(error)[:200]})
    figure = FigureId(line.figure)
    refusal = attack_refusal(state, figure, attack)
    if refusal is not None:
        return Unanswerable("referee-refused", {}, broken=True, refusal=refusal)
    plan = plan_attack(state, figure, attack, walking=line.walking)
    options: Options = state.setup.options
    if line.share is not None:
        counts = options.stance_cover_in_melee or not plan.weapon.is_melee
        plan = replace(plan, cover=cover_number(line.share, plan.stance, stance_counts=counts))
    odds = attack_odds(plan, ones_fail=options.ones_fail)
    target = state.figures[attack.target]
    left = max(1, data(state, attack.target).profile.wound_limit - target.wounds)
    found = list(
        line_differences(
            line,
            {
                "target_number": plan.target_number,
                "dice": plan.dice,
                "cover": plan.cover or False,
                "armour": plan.armour_number,
            },
        )
    )
    for rule, wished in line.modifiers.items():
        given = total([modifier for modifier in plan.modifiers if modifier.rule == rule])
        found += [] if given == wished else [(rule, shown(wished), shown(given))]
    chances = {
        "p_hits": odds.hits,
        "p_unsaved": odds.unsaved,
        "p_out": (odds.at_least(left, plan.weapon.wounds),),
        "mean_wounds": (odds.mean_wounds,),
    }
    for name, given_chances in chances.items():
        wished = getattr(line, name)
        if wished is not None:
            found += chance_differences(name, wished, [float(each) for each in given_chances], CLOSE)
    return found


def _way(state: State, line: WayLine) -> Answer:
    try:
        act: Moving = msgspec.convert(line.way, Moving)
    except msgspec.ValidationError as error:
        return Unanswerable("referee-no-way", {"reason": str(error)[:200]})
    way = way_of(state, FigureId(line.figure), act)
    if way.refusal is not None:
        return Unanswerable("referee-refused", {}, broken=True, refusal=way.refusal)
    found = line_differences(line, {"length": way.length, "cost": way.cost})
    if line.trace is not None:
        seen = [place.at for place in noticed(state, FigureId(line.figure), act).trace]
        places = seen if any(len(each) > 2 for each in line.trace) else [place[:2] for place in seen]
        if not agrees([list(each) for each in line.trace], [list(each) for each in places]):
            found.append(("trace", shown(line.trace), shown(places)))
    return found


def _worth(state: State, line: WorthLine) -> Answer:
    named = (line.worth,) if isinstance(line.worth, str) else line.worth
    value = 0
    for name in named:
        figures = [figure for figure in state.setup.figures if name in (figure.id, figure.player)]
        if not figures:
            return unknown("referee-no-such-figure", name, (*state.figures, *state.players))
        value += sum(figure_value(figure) for figure in figures)
    return line_differences(line, {"value": value})


_PLAYERS: Final = tuple(
    {"id": player, "name": player.title(), "bonus_dice": 0, "reroll_dice": 0, "fate_dice": 0}
    for player in ("alice", "bob")
)
_HIGH_ABOVE: Final = 1000.0


class W6Referee(RefereeFace):
    """What scripts may say and ask of Kampf W6; on a bare table nobody has dice to spend."""

    events = by_name(AnyEvent)
    bare = MappingProxyType({"table": {"width": 60.0, "depth": 60.0}, "player": list(_PLAYERS)})
    highest_face = SIDES_OF_A_DIE
    answer_tag = "type"
    position_form = PositionForm
    declaration_form = DeclareLine
    looks = MappingProxyType(
        {
            "odds": OddsLine,
            "way": WayLine,
            "sight": SightLine,
            "distance": DistanceLine,
            "worth": WorthLine,
            "figure": FigureLine,
        }
    )

    def position(self, setup: Setup, form: PositionForm, file: Path, place: str) -> State:
        state = new_game(setup)
        if form.actor is not None:
            order = [FigureId(figure) for figure in form.order] or list(state.figures)
            for name in (form.actor, *order):
                where = f"{place}.actor" if name == form.actor else f"{place}.order"
                refuse_unknown(name, state.figures, file, where)
            if sorted(order) != sorted(state.figures):
                raise FileProblem(file, f"{place}.order", "referee-whole-order", known=", ".join(state.figures))
            state.order, state.actor, state.game_round = order, FigureId(form.actor), form.game_round
            state.turn_index = order.index(state.actor)
            for figure in state.figures.values():
                figure.actions = data(state, figure.id).most_actions
        for number, placed in enumerate(form.figure):
            where = f"{place}.figure[{number}]"
            refuse_unknown(placed.id, state.figures, file, f"{where}.id")
            _put(state, placed, file, where)
        for number, placed in enumerate(form.figure):
            if placed.at is not None or placed.stance is not None:
                _settle(state, placed, file, f"{place}.figure[{number}]")
        for act, carrier in form.carried.items():
            if act not in state.papers:
                raise FileProblem(
                    file, f"{place}.carried", "referee-no-such-act", id=act[:48], known=", ".join(state.papers) or "–"
                )
            refuse_unknown(carrier, state.figures, file, f"{place}.carried")
            state.papers[act].carrier = FigureId(carrier)
        return state

    def declaration(self, form: DeclareLine) -> dict[str, Any]:
        """Return a declaration as plain data, with what the line says about it."""
        if form.declare == "standing-order":
            return {"type": form.declare, "figure": form.figure or "", "order": form.order and form.order.value}
        return {"type": form.declare} | ({"keep": form.keep} if form.declare == "keep-dice" else {})

    def look(self, state: State, form: AnyLook) -> Sequence[Difference] | Unanswerable:
        """Return how what a line looks at differs from what it expects, or why that cannot be said."""
        if isinstance(form, DistanceLine):
            band = band_of(form.distance * state.setup.options.range_scale)
            return line_differences(form, {"band": band.value})
        if isinstance(form, WorthLine):
            return _worth(state, form)
        named = (form.sight, form.of) if isinstance(form, SightLine) else (form.figure,)
        for name in named:
            if name not in state.figures:
                return unknown("referee-no-such-figure", name, state.figures)
        if isinstance(form, FigureLine):
            return line_differences(form, _of_figure(state, FigureId(form.figure)))
        for name in named:
            if state.figures[FigureId(name)].fate is Fate.OUT:
                return Unanswerable("referee-not-on-table", {"figure": name}, broken=True)
        match form:
            case SightLine():
                return _sight(state, form)
            case OddsLine():
                return _odds(state, form)
            case WayLine():
                return _way(state, form)

    def subject(self, form: AnyLook) -> str:
        """Return what a line is about."""
        match form:
            case SightLine():
                return form.sight
            case DistanceLine():
                return "distance"
            case WorthLine():
                return form.worth if isinstance(form.worth, str) else ", ".join(form.worth)
        return form.figure

    def plain_state(self, state: State) -> Any:
        return msgspec.json.decode(STATES.to_json(state))


def _put(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """Set everything but where it stands."""
    figure = state.figures[FigureId(form.id)]
    figure.stance = figure.stance if form.stance is None else form.stance
    figure.actions = figure.actions if form.actions is None else form.actions
    figure.wounds, figure.recoil, figure.debt = form.wounds, form.recoil, form.debt
    for key, given, had in (("loaded", form.loaded, figure.loaded), ("uses", form.uses, figure.uses)):
        for name in given:
            refuse_unknown(name, had, file, f"{place}.{key}", "referee-not-carried")
    figure.loaded.update({WeaponId(weapon): number for weapon, number in form.loaded.items()})
    figure.uses.update({ItemId(item): number for item, number in form.uses.items()})
    figure.standing_order = figure.standing_order if form.asks is None else form.asks
    figure.fate = Fate.OUT if form.out else Fate.FIGHTING
    if form.at is not None:
        figure.x, figure.y = form.at


def _settle(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """Put a figure down where it shall stand; raises FileProblem where it cannot."""
    figure = state.figures[FigureId(form.id)]
    height = _HIGH_ABOVE if form.height is None else form.height
    wished = body(state, figure.id, (figure.x, figure.y, height))
    found = settled(state.battlefield, wished, others(state, figure.id))
    if found is None or (form.height is not None and found.z != form.height):
        raise FileProblem(file, f"{place}.at", "problem-no-stand")
    figure.z = found.z


REFEREE: Final = W6Referee()
