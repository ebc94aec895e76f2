"""What lines of referee scripts look at, held against what they expect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import isclose
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from pb12table.kernel.request import Refusal
from pb12table.referee.looks import agrees, line_differences, shown, unknown
from pb12table.skirmish.faces.refereeing import Difference, Unanswerable
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.d20.referee.forms import (
    AnyLook,
    AreaLine,
    FigureLine,
    GapLine,
    JumpLine,
    OddsLine,
    ReckonLine,
    SightLine,
    WayLine,
    WorthLine,
)
from pb12table.systems.d20.rules.acting.attack_plan import attack_refusal, guess_of, plan_attack
from pb12table.systems.d20.rules.acting.features import caught_by
from pb12table.systems.d20.rules.acting.odds import (
    area_odds,
    attack_odds,
    dies_unaided,
    notices,
    several,
)
from pb12table.systems.d20.rules.acting.wrestling import chance_of, contest_of, escape_of, sums_of
from pb12table.systems.d20.rules.asking.answers import Attack, Escape, Grapple, Jump, Move, Shove
from pb12table.systems.d20.rules.asking.legality import wrestling_refusal
from pb12table.systems.d20.rules.checks import (
    Leanings,
    finds,
    modifier,
    passive_perception,
    save_leanings,
)
from pb12table.systems.d20.rules.creatures import body, data, left, profile
from pb12table.systems.d20.rules.data import Ability, FeatureId, Mode
from pb12table.systems.d20.rules.harm import fall_dice
from pb12table.systems.d20.rules.hiding import is_out_of_sight
from pb12table.systems.d20.rules.knowing import knows
from pb12table.systems.d20.rules.moving.jumping import high_jump, jump_of, long_jump
from pb12table.systems.d20.rules.moving.on_the_way import reach_of
from pb12table.systems.d20.rules.moving.ways import way_of
from pb12table.systems.d20.rules.seeing import (
    COVER_BONUS,
    can_see,
    cover_level,
    perceives,
    terrain_sight,
    whole_sight,
)
from pb12table.systems.d20.rules.state import Life, State
from pb12table.systems.d20.rules.turn import ROUNDS_OF_A_MINUTE, breath, choking
from pb12table.systems.d20.rules.value import creature_value
from pb12table.table.motion.gaps import gap
from pb12table.table.units import TOLERANCE

Answer: TypeAlias = Sequence[Difference] | Unanswerable
CLOSE: Final = 5e-5
"""Chances and means are written with four decimals."""


def looked_at(state: State, line: AnyLook) -> Answer:
    """How what a line looks at differs from what it expects, or why that cannot be said."""
    match line:
        case ReckonLine():
            return _reckoned(line)
        case WorthLine():
            return _worth(state, line)
    for name in _named(line):
        if name not in state.figures:
            return unknown("referee-no-such-figure", name, state.figures)
    match line:
        case FigureLine():
            found = _of_figure(state, FigureId(line.figure), line)
            return line_differences(line, found, unordered=("conditions",))
        case JumpLine():
            figure = FigureId(line.jump)
            return line_differences(line, {"long": long_jump(state, figure), "high": high_jump(state, figure)})
    for name in _named(line):
        if state.figures[FigureId(name)].life in (Life.DEAD, Life.OUT, Life.FLED):
            return Unanswerable("referee-not-on-table", {"figure": name}, broken=True)
    match line:
        case SightLine():
            return _sight(state, line)
        case GapLine():
            return _gap(state, line)
        case WayLine():
            return _way(state, line)
        case OddsLine():
            return _odds(state, line)
        case AreaLine():
            return _area(state, line)


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


def subject_of(line: AnyLook) -> str:
    """What a line is about."""
    if isinstance(line, ReckonLine):
        return line.reckon
    if isinstance(line, WorthLine):
        return line.worth if isinstance(line.worth, str) else ", ".join(line.worth)
    return _named(line)[0]


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
    """Chances and means agree to four decimals."""
    for name, given in found.items():
        wished = getattr(line, name)
        if wished is not None and not isclose(wished, float(given), rel_tol=0, abs_tol=CLOSE):
            yield name, shown(wished), shown(round(float(given), 4))


def _passive(wisdom: float, advantage: float = 0, disadvantage: float = 0) -> float:
    """10 and what is added, with leanings.  D007, D008, DR03."""
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
