"""The referee's interface of the d20 fight: positions in the turn of a creature, what scripts say and look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import isclose
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import Base, Change, Coordinate, Form, FormPoint, Id, Ids, OneId, Points, check_one_id
from pb12table.files.problems import FileProblem
from pb12table.kernel.request import Refusal
from pb12table.referee.script import RuleId, agrees, line_differences, refuse_unknown, shown, unknown
from pb12table.skirmish.faces.system import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.skirmish.plain_events import by_name
from pb12table.systems.d20.rules.actions import caught_by, chance_of, sums_of
from pb12table.systems.d20.rules.asking.answers import Attack, Escape, Grapple, Jump, Move, Shove
from pb12table.systems.d20.rules.asking.steps import contest_of, escape_of, wrestling_refusal
from pb12table.systems.d20.rules.attack import (
    area_odds,
    attack_odds,
    attack_refusal,
    creature_value,
    dies_unaided,
    guess_of,
    notices,
    plan_attack,
    several,
)
from pb12table.systems.d20.rules.carrying_out import reach_of
from pb12table.systems.d20.rules.checks import Leanings, finds, modifier, passive_perception, save_leanings
from pb12table.systems.d20.rules.creatures import (
    COVER_BONUS,
    Cover,
    body,
    can_see,
    cover_level,
    data,
    knows,
    left,
    others,
    perceives,
    profile,
    terrain_sight,
    whole_sight,
)
from pb12table.systems.d20.rules.data import (
    SIDES_OF_A_D20,
    Ability,
    AttackId,
    Condition,
    FeatureId,
    ItemId,
    Mode,
    SecretId,
    Setup,
    SideId,
)
from pb12table.systems.d20.rules.events import AnyEvent
from pb12table.systems.d20.rules.harm import fall_dice
from pb12table.systems.d20.rules.hiding import is_out_of_sight
from pb12table.systems.d20.rules.rules import STATES
from pb12table.systems.d20.rules.sequence import new_game
from pb12table.systems.d20.rules.state import Asks, Life, Phase, ReactionKind, Readied, ReadiedAct, State, Trigger
from pb12table.systems.d20.rules.turn import ROUNDS_OF_A_MINUTE, breath, choking
from pb12table.systems.d20.rules.ways import high_jump, jump_of, long_jump, way_of
from pb12table.table.battlefield import inside_table
from pb12table.table.motion.falling import settled
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import TOLERANCE

Chance = Annotated[float, Meta(ge=0, le=1)]
Place = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
Many = Annotated[float, Meta(ge=-1_000, le=10_000)]
Rules = Annotated[tuple[RuleId, ...], Meta(max_length=20)]


# -- positions ------------------------------------------------------------------------------------------------------


class ReadiedForm(Form, frozen=True, kw_only=True):
    """What a creature waits for."""

    trigger: Trigger
    act: ReadiedAct = ReadiedAct.ATTACK
    figure: Id | None = None


class PlacedForm(Form, frozen=True, kw_only=True):
    """What is different about a creature in a position.

    Without a `height` it stands as high as it can; with one it may be in the air.  `hidden_from` are Stealth totals by
    observer, `asks` when its owner wants to be asked, `in_hand` false for nothing.
    """

    id: Id
    at: FormPoint | None = None
    height: Coordinate | None = None
    facing: Change | None = None
    hit_points: Points | None = None
    life: Life | None = None
    conditions: tuple[Condition, ...] | None = None
    in_hand: Id | Literal[False] | None = None
    grappled_by: Id | None = None
    initiative: Change | None = None
    moved: Base = 0.0
    run_up: Base = 0.0
    dashed: bool = False
    disengaged: bool = False
    action_used: bool = False
    attacks_left: Points = 0
    bonus_used: bool = False
    interaction_used: bool = False
    reaction_used: bool = False
    surprised: bool = False
    dodging: bool = False
    helping: Id | None = None
    rallied_by: Id | None = None
    ready: ReadiedForm | None = None
    hidden_from: dict[str, Points] = msgspec.field(default_factory=dict)
    breath_left: Points | None = None
    choke_left: Points | None = None
    choked: bool = False
    passed_saves: Points = 0
    failed_saves: Points = 0
    uses: dict[str, Points] = msgspec.field(default_factory=dict)
    item_uses: dict[str, Points] = msgspec.field(default_factory=dict)
    asks: dict[ReactionKind, Asks] = msgspec.field(default_factory=dict)


class PositionForm(Form, frozen=True, kw_only=True):
    """The turn of the `actor`, which has begun, or the moment before the turn of the `next`; else before the fight.

    `order` is that of initiative, each a group of its own, at first that of the file; `found` tells which sides have
    found a secret.
    """

    actor: Id | None = None
    next: Id | None = None
    game_round: Annotated[int, Meta(ge=1, le=99)] = 1
    order: tuple[Id, ...] = ()
    figure: Annotated[tuple[PlacedForm, ...], Meta(max_length=100)] = ()
    found: dict[str, Ids] = msgspec.field(default_factory=dict)


class DeclareLine(Form, frozen=True, kw_only=True):
    """A player declares something unasked: when to be asked about a `figure`, or giving up."""

    declare: Literal["asks", "give-up"]
    by: Id
    figure: Id | None = None
    reaction: ReactionKind | None = None
    asks: Asks | None = None
    refused: RuleId | bool = False


# -- lines that look ------------------------------------------------------------------------------------------------


class FigureLine(Form, frozen=True, kw_only=True):
    """What must be true of a creature.

    `at`: two or three numbers; `left`: metres it can still move by mode; `passive`: its passive Perception; `seen_by`:
    players who know where it is; `hidden_from` by observer, 0 for one it is not hidden from; `helping` and `rallied_by`
    false for nobody.
    """

    figure: Id
    at: Place | None = None
    hit_points: Points | None = None
    life: Life | None = None
    conditions: tuple[Condition, ...] | None = None
    in_hand: Id | Literal[False] | None = None
    moved: Many | None = None
    left: dict[Mode, Many] | None = None
    action_used: bool | None = None
    attacks_left: Points | None = None
    bonus_used: bool | None = None
    interaction_used: bool | None = None
    reaction_used: bool | None = None
    surprised: bool | None = None
    initiative: Change | None = None
    passive: Change | None = None
    helping: Id | Literal[False] | None = None
    rallied_by: Id | Literal[False] | None = None
    hidden_from: dict[str, Points] | None = None
    seen_by: Ids | None = None
    breath_left: Points | None = None
    choke_left: Points | None = None
    passed_saves: Points | None = None
    failed_saves: Points | None = None
    uses: dict[str, Points] | None = None
    item_uses: dict[str, Points] | None = None
    ready: bool | None = None
    space: Base | None = None
    height: Base | None = None
    eye: Base | None = None


class SightLine(Form, frozen=True, kw_only=True):
    """What a creature must see of another.

    `terrain` and `share`: what terrain covers, and terrain and creatures together, in per cent; `cover`: the level;
    `seen`: whether it would see it unhidden; `perceived`: whether it does now; `hides`: whether that one could
    hide from it.
    """

    sight: Id
    of: Id
    terrain: Annotated[float, Meta(ge=0, le=100)] | None = None
    share: Annotated[float, Meta(ge=0, le=100)] | None = None
    cover: Cover | None = None
    seen: bool | None = None
    perceived: bool | None = None
    hides: bool | None = None


class GapLine(Form, frozen=True, kw_only=True):
    """How far the bodies of a creature and another must be apart, and whether that is within the reach at hand."""

    gap: Id
    to: Id
    metres: Many | None = None
    in_reach: bool | None = None


class WayLine(Form, frozen=True, kw_only=True):
    """What a movement or a jump must come to: its `length` and `cost` in metres; `falls`: it ends over an edge."""

    way: dict[str, Any]
    figure: Id
    length: Many | None = None
    cost: Many | None = None
    end: Place | None = None
    falls: bool | None = None


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack, or a shove, a grapple or breaking free must come to, exactly.

    Of an attack on a place only what is added, and what speaks for and against it.

    `share` is covered in place of what there is on the table; `attacks` are so many one after the other; `advantages`
    and `disadvantages` are the rules that bring them.  Where both throw, `bonus` and `against` are what they add, and
    `p_won` is how likely the first one wins.
    """

    odds: dict[str, Any]
    figure: Id
    share: Chance | None = None
    attacks: Annotated[int, Meta(ge=1, le=9)] = 1
    armour_class: Change | None = None
    bonus: Change | None = None
    advantages: Rules | None = None
    disadvantages: Rules | None = None
    net: Change | None = None
    p_hit: Chance | None = None
    p_critical: Chance | None = None
    mean: Many | None = None
    p_out: Chance | None = None
    against: Change | None = None
    p_won: Chance | None = None


class AreaLine(Form, frozen=True, kw_only=True):
    """What a burst must come to for a creature: the chance that its save fails, and the damage."""

    area: Id
    feature: Id
    of: Id
    p_fail: Chance | None = None
    mean: Many | None = None
    p_out: Chance | None = None


Reckoned: TypeAlias = Literal[
    "cover",
    "modifier",
    "passive",
    "noticed",
    "breath",
    "choking",
    "fall-dice",
    "minutes",
    "dies-unaided",
    "noticing",
]


class ReckonLine(Form, frozen=True, kw_only=True):
    """What a rule must make of numbers, in `value`.

    `reckon` is cover (of `numbers` terrain share and whole share, in per cent), modifier (of a score), passive (of
    `numbers` Wisdom modifier with bonuses, advantage and disadvantage), noticed (a passive value or search, and a
    Stealth total), breath and choking (of Constitution), fall-dice (of metres), minutes (of rounds), dies-unaided,
    noticing (a passive value, a Stealth bonus and its leaning).
    """

    reckon: Reckoned
    numbers: Annotated[tuple[Many, ...], Meta(max_length=4)] = ()
    value: float | bool | str


class JumpLine(Form, frozen=True, kw_only=True):
    """How far and how high a creature must jump now."""

    jump: Id
    long: Many | None = None
    high: Many | None = None


class WorthLine(Form, frozen=True, kw_only=True):
    """What creatures, or all of a player, must be worth together.  Section 6."""

    worth: OneId | Ids
    value: Annotated[int, Meta(ge=0, le=1_000_000)]

    def __post_init__(self) -> None:
        check_one_id(self.worth, "worth")


AnyLook: TypeAlias = (
    FigureLine | SightLine | GapLine | WayLine | OddsLine | AreaLine | ReckonLine | JumpLine | WorthLine
)

Answer: TypeAlias = Sequence[Difference] | Unanswerable
CLOSE: Final = 5e-5
"""Chances and means are written with four decimals."""


def _named(line: AnyLook) -> tuple[str, ...]:
    match line:
        case SightLine():
            return (line.sight, line.of)
        case GapLine():
            return (line.gap, line.to)
        case AreaLine():
            return (line.area, line.of)
        case JumpLine():
            return (line.jump,)
        case FigureLine() | WayLine() | OddsLine():
            return (line.figure,)
    return ()


def _of_figure(state: State, figure: FigureId, line: FigureLine) -> dict[str, Any]:
    placed, kind = state.figures[figure], profile(state, figure)
    own = (
        "hit_points",
        "life",
        "moved",
        "action_used",
        "attacks_left",
        "bonus_used",
        "interaction_used",
        "reaction_used",
        "surprised",
        "initiative",
        "breath_left",
        "choke_left",
        "passed_saves",
        "failed_saves",
        "uses",
        "item_uses",
    )
    totals = {other: placed.hidden_from.get(FigureId(other), 0) for other in line.hidden_from or ()}
    return {
        **{name: getattr(placed, name) for name in own},
        "at": placed.at,
        "conditions": placed.conditions,
        "in_hand": placed.in_hand or False,
        "helping": placed.helping or False,
        "rallied_by": placed.rallied_by or False,
        "left": {mode: left(state, figure, mode) for mode in Mode},
        "passive": passive_perception(state, figure),
        "hidden_from": totals,
        "seen_by": [player.id for player in state.setup.players if knows(state, player.id, figure)],
        "ready": placed.ready is not None,
        "space": kind.size.space,
        "height": body(state, figure).height,
        "eye": body(state, figure).eye,
    }


def _sight(state: State, line: SightLine) -> Answer:
    observer, target = FigureId(line.sight), FigureId(line.of)
    there = (body(state, observer), body(state, target))
    terrain, whole = terrain_sight(state, *there).covered_share, whole_sight(state, *there).covered_share
    found = {
        "terrain": 100 * terrain,
        "share": 100 * whole,
        "cover": cover_level(terrain, whole),
        "seen": can_see(state, observer, target),
        "perceived": perceives(state, observer, target),
        "hides": is_out_of_sight(state, observer, target),
    }
    return line_differences(line, found)


def _gap(state: State, line: GapLine) -> Answer:
    one, other = FigureId(line.gap), FigureId(line.to)
    apart = gap(body(state, one), body(state, other))
    return line_differences(line, {"metres": apart, "in_reach": apart < reach_of(state, one) - TOLERANCE})


def _way(state: State, line: WayLine) -> Answer:
    figure = FigureId(line.figure)
    try:
        answer: Move | Jump = msgspec.convert(line.way, Move | Jump)
    except msgspec.ValidationError as error:
        return Unanswerable("referee-no-way", {"reason": str(error)[:200]})
    if isinstance(answer, Jump):
        way = jump_of(state, figure, answer.to)
    else:
        way = way_of(state, figure, answer.path, answer.mode)
    if way.refusal is not None:
        return Unanswerable("referee-refused", {}, broken=True, refusal=way.refusal)
    end = (way.end.x, way.end.y, way.end.z)
    return line_differences(line, {"length": way.length, "cost": way.cost, "falls": way.falls, "end": end})


def _odds(state: State, line: OddsLine) -> Answer:
    figure = FigureId(line.figure)
    try:
        attack: Attack | Shove | Grapple | Escape = msgspec.convert(line.odds, Attack | Shove | Grapple | Escape)
    except msgspec.ValidationError as error:
        return Unanswerable("referee-no-attack", {"reason": str(error)[:200]})
    if not isinstance(attack, Attack):
        return _contest_odds(state, line, figure, attack)
    refusal = attack_refusal(state, figure, attack)
    if refusal is not None:
        return Unanswerable("referee-refused", {}, broken=True, refusal=refusal)
    if attack.target is None:
        added, leanings = guess_of(state, figure, attack)
        at_place = {"armour_class": None, "bonus": total(added), **_of_leanings(leanings)}
        nothing = dict.fromkeys(("p_hit", "p_critical", "mean", "p_out"), -1)
        return [*line_differences(line, at_place), *_chances(line, nothing)]
    plan = plan_attack(state, figure, attack)
    if line.share is not None:
        level = cover_level(line.share, line.share)
        armour = (plan.armour[0], Modifier("D068", "cover", COVER_BONUS[level]))
        plan = replace(plan, cover=level, share=line.share, armour=armour)
    odds = several(attack_odds(plan), line.attacks)
    hit_points = max(1, state.figures[attack.target].hit_points)
    found = {
        "armour_class": plan.armour_class,
        "bonus": plan.bonus,
        **_of_leanings(plan.leanings),
    }
    chances = {"p_hit": odds.hit, "p_critical": odds.critical, "mean": odds.mean, "p_out": odds.at_least(hit_points)}
    return [*line_differences(line, found), *_chances(line, chances)]


def _contest_odds(state: State, line: OddsLine, figure: FigureId, answer: Shove | Grapple | Escape) -> Answer:
    if isinstance(answer, Escape):
        holder = state.figures[figure].grappled_by
        if holder is None:
            return Unanswerable("referee-refused", {}, broken=True, refusal=Refusal("D091", "not-held"))
        held = escape_of(state, figure, holder)
    else:
        refusal = wrestling_refusal(state, figure, answer)
        if refusal is not None:
            return Unanswerable("referee-refused", {}, broken=True, refusal=refusal)
        held = contest_of(state, figure, answer)
    own, theirs = sums_of(state, held)
    found = {"bonus": total(own), "against": total(theirs)}
    return [*line_differences(line, found), *_chances(line, {"p_won": chance_of(state, held)})]


def _of_leanings(leanings: Leanings) -> dict[str, Any]:
    """Return what speaks for and against a roll, by its rules."""
    return {
        "advantages": [each.rule for each in leanings.advantages],
        "disadvantages": [each.rule for each in leanings.disadvantages],
        "net": leanings.net,
    }


def _area(state: State, line: AreaLine) -> Answer:
    figure, target = FigureId(line.area), FigureId(line.of)
    feature = data(state, figure).feature(FeatureId(line.feature))
    if feature is None or feature.dice is None:
        return Unanswerable("referee-no-attack", {"reason": line.feature[:48]})
    ability = feature.save or Ability.DEXTERITY
    covers = dict(caught_by(state, figure, feature, state.figures[target].at))
    bonus = profile(state, target).save_bonus(ability) + COVER_BONUS[covers[target]]
    odds = area_odds(feature.dice, bonus, feature.difficulty, save_leanings(state, target, ability).net)
    hit_points = max(1, state.figures[target].hit_points)
    return list(_chances(line, {"p_fail": odds.hit, "mean": odds.mean, "p_out": odds.at_least(hit_points)}))


def _chances(line: AnyLook, found: Mapping[str, Any]) -> Iterator[Difference]:
    """Yield the differences of chances and means, which must agree to four decimals."""
    for name, given in found.items():
        wished = getattr(line, name)
        if wished is not None and not isclose(wished, float(given), rel_tol=0, abs_tol=CLOSE):
            yield name, shown(wished), shown(round(float(given), 4))


def _passive(wisdom: float, advantage: float = 0, disadvantage: float = 0) -> float:
    """Return 10 and what is added, with leanings.  D007, D008, DR03."""
    one = Modifier("D008", "scripted", 0)
    leanings = Leanings((one,) if advantage else (), (one,) if disadvantage else ())
    return 10 + wisdom + 5 * leanings.net


_RECKONED: Final[Mapping[str, Callable[..., Any]]] = MappingProxyType(
    {
        "cover": lambda terrain, whole: cover_level(terrain / 100, whole / 100).value,
        "modifier": lambda score: modifier(int(score)),
        "passive": _passive,
        "noticed": lambda seeking, stealth: finds(int(seeking), int(stealth)),
        "breath": lambda constitution: breath(int(constitution)),
        "choking": lambda constitution: choking(int(constitution)),
        "fall-dice": fall_dice,
        "minutes": lambda rounds: rounds / ROUNDS_OF_A_MINUTE,
        "dies-unaided": lambda: float(dies_unaided()),
        "noticing": lambda passive, bonus, net: float(notices(int(passive), int(bonus), int(net))),
    }
)


def _reckoned(line: ReckonLine) -> Answer:
    try:
        found = _RECKONED[line.reckon](*line.numbers)
    except TypeError:
        return Unanswerable("referee-no-attack", {"reason": f"{line.reckon}: {shown(list(line.numbers))}"})
    if isinstance(line.value, float | int) and not isinstance(line.value, bool) and not isinstance(found, bool):
        same = isclose(line.value, float(found), rel_tol=0, abs_tol=CLOSE)
    else:
        same = agrees(line.value, found)
    return [] if same else [("value", shown(line.value), shown(found))]


def _worth(state: State, line: WorthLine) -> Answer:
    named = (line.worth,) if isinstance(line.worth, str) else line.worth
    value = 0
    for name in named:
        figures = [figure for figure in state.setup.figures if name in (figure.id, figure.player)]
        if not figures:
            return unknown("referee-no-such-figure", name, state.figures)
        value += sum(creature_value(figure.profile) for figure in figures)
    return line_differences(line, {"value": value})


_PLAYERS: Final = tuple({"id": player, "name": player.title()} for player in ("alice", "bob"))
_HIGH_ABOVE: Final = 1000.0
_PLAIN: Final = (
    "moved",
    "run_up",
    "dashed",
    "disengaged",
    "action_used",
    "attacks_left",
    "bonus_used",
    "interaction_used",
    "reaction_used",
    "surprised",
    "dodging",
    "breath_left",
    "choke_left",
    "choked",
    "passed_saves",
    "failed_saves",
)


class D20Referee(RefereeFace):
    """What scripts may say and ask of the d20 fight."""

    events = by_name(AnyEvent)
    bare = MappingProxyType({"table": {"width": 60.0, "depth": 60.0}, "player": list(_PLAYERS)})
    highest_face = SIDES_OF_A_D20
    answer_tag = "type"
    position_form = PositionForm
    declaration_form = DeclareLine
    looks = MappingProxyType(
        {
            "odds": OddsLine,
            "way": WayLine,
            "area": AreaLine,
            "reckon": ReckonLine,
            "jump": JumpLine,
            "sight": SightLine,
            "gap": GapLine,
            "worth": WorthLine,
            "figure": FigureLine,
        }
    )

    def position(self, setup: Setup, form: PositionForm, file: Path, place: str) -> State:
        state = new_game(setup)
        if form.actor is not None or form.next is not None:
            _begin(state, form, file, place)
        for number, placed in enumerate(form.figure):
            where = f"{place}.figure[{number}]"
            refuse_unknown(placed.id, state.figures, file, f"{where}.id")
            _put(state, placed, file, where)
        for number, placed in enumerate(form.figure):
            if placed.at is not None or placed.height is not None:
                _settle(state, placed, file, f"{place}.figure[{number}]")
        for secret, sides in form.found.items():
            known = [one.id for one in setup.secrets]
            if secret not in known:
                raise FileProblem(
                    file, f"{place}.found", "referee-no-such-act", id=secret[:48], known=", ".join(known) or "–"
                )
            state.found[SecretId(secret)] = [SideId(side) for side in sides]
        return state

    def declaration(self, form: DeclareLine) -> dict[str, Any]:
        """Return a declaration as plain data, with what the line says of it."""
        if form.declare == "give-up":
            return {"type": form.declare}
        return {
            "type": form.declare,
            "figure": form.figure or "",
            "reaction": form.reaction and form.reaction.value,
            "asks": form.asks and form.asks.value,
        }

    def look(self, state: State, form: AnyLook) -> Sequence[Difference] | Unanswerable:
        """Return how what a line looks at differs from what it expects, or why that cannot be said."""
        match form:
            case ReckonLine():
                return _reckoned(form)
            case WorthLine():
                return _worth(state, form)
        for name in _named(form):
            if name not in state.figures:
                return unknown("referee-no-such-figure", name, state.figures)
        match form:
            case FigureLine():
                found = _of_figure(state, FigureId(form.figure), form)
                return line_differences(form, found, unordered=("conditions",))
            case JumpLine():
                figure = FigureId(form.jump)
                return line_differences(form, {"long": long_jump(state, figure), "high": high_jump(state, figure)})
        for name in _named(form):
            if state.figures[FigureId(name)].life in (Life.DEAD, Life.OUT, Life.FLED):
                return Unanswerable("referee-not-on-table", {"figure": name}, broken=True)
        match form:
            case SightLine():
                return _sight(state, form)
            case GapLine():
                return _gap(state, form)
            case WayLine():
                return _way(state, form)
            case OddsLine():
                return _odds(state, form)
            case AreaLine():
                return _area(state, form)

    def subject(self, form: AnyLook) -> str:
        """Return what a line is about."""
        if isinstance(form, ReckonLine):
            return form.reckon
        if isinstance(form, WorthLine):
            return form.worth if isinstance(form.worth, str) else ", ".join(form.worth)
        return _named(form)[0]

    def plain_state(self, state: State) -> Any:
        return msgspec.json.decode(STATES.to_json(state))


def _begin(state: State, form: PositionForm, file: Path, place: str) -> None:
    """Set whether rounds have begun, so that a turn runs or is the next."""
    named = form.actor or form.next or ""
    order = [FigureId(figure) for figure in form.order] or list(state.figures)
    for name in (named, *order):
        refuse_unknown(name, state.figures, file, f"{place}.actor" if name == named else f"{place}.order")
    if sorted(order) != sorted(state.figures):
        raise FileProblem(file, f"{place}.order", "referee-whole-order", known=", ".join(state.figures))
    state.phase, state.game_round, state.order = Phase.TURNS, form.game_round, [[figure] for figure in order]
    state.slot = order.index(FigureId(named))
    state.acted = order[: state.slot]
    if form.actor is not None:
        state.active = FigureId(form.actor)
    for number, figure in enumerate(order):
        state.figures[figure].initiative = len(order) - number


def _put(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """Set everything but where it stands."""
    figure = state.figures[FigureId(form.id)]
    for name in _PLAIN:
        setattr(figure, name, getattr(form, name))
    for name in ("facing", "hit_points", "initiative", "life"):
        if getattr(form, name) is not None:
            setattr(figure, name, getattr(form, name))
    if form.conditions is not None:
        figure.conditions = list(form.conditions)
    if form.life in (Life.DYING, Life.STABLE):
        figure.hit_points = form.hit_points or 0
        figure.conditions = list(dict.fromkeys([*figure.conditions, Condition.UNCONSCIOUS, Condition.PRONE]))
    waited = None if form.ready is None else form.ready.figure
    for named in (form.grappled_by, form.helping, form.rallied_by, waited, *form.hidden_from):
        if named is not None:
            refuse_unknown(named, state.figures, file, place)
    if form.grappled_by is not None:
        figure.grappled_by = FigureId(form.grappled_by)
        figure.conditions = list(dict.fromkeys([*figure.conditions, Condition.GRAPPLED]))
    figure.helping = None if form.helping is None else FigureId(form.helping)
    figure.rallied_by = None if form.rallied_by is None else FigureId(form.rallied_by)
    if form.ready is not None:
        waits_for = None if form.ready.figure is None else FigureId(form.ready.figure)
        figure.ready = Readied(form.ready.trigger, form.ready.act, waits_for)
    figure.hidden_from = {FigureId(other): rolled for other, rolled in form.hidden_from.items()}
    figure.asks = dict(form.asks)
    if form.in_hand is not None:
        if form.in_hand:
            attacks = [one.id for one in profile(state, figure.id).attacks]
            refuse_unknown(form.in_hand, attacks, file, place, "referee-not-carried")
        figure.in_hand = AttackId(form.in_hand) if form.in_hand else None
    for key, given in (("uses", form.uses), ("item_uses", form.item_uses)):
        for name in given:
            refuse_unknown(name, getattr(figure, key), file, f"{place}.{key}", "referee-not-carried")
    figure.uses.update({FeatureId(feature): number for feature, number in form.uses.items()})
    figure.item_uses.update({ItemId(item): number for item, number in form.item_uses.items()})
    if form.at is not None:
        figure.x, figure.y = form.at


def _settle(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """Put a creature down, or hang it in the air or the water where a height is said; raises FileProblem."""
    figure = state.figures[FigureId(form.id)]
    if form.height is not None:
        figure.z = form.height
        if not inside_table(state.battlefield, body(state, figure.id)):
            raise FileProblem(file, f"{place}.at", "problem-no-stand")
        return
    company = () if form.life in (Life.DEAD, Life.OUT, Life.FLED) else others(state, figure.id)
    wished = body(state, figure.id, (figure.x, figure.y, _HIGH_ABOVE))
    found = settled(state.battlefield, wished, company) or settled(state.battlefield, wished, ())
    if found is None:
        raise FileProblem(file, f"{place}.at", "problem-no-stand")
    figure.z = found.z


REFEREE: Final = D20Referee()
