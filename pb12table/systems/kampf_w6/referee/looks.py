"""What lines of referee scripts look at, held against what they expect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

import msgspec

from pb12table.referee.looks import agrees, chance_differences, line_differences, shown, unknown
from pb12table.skirmish.faces.refereeing import Difference, Unanswerable
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.systems.kampf_w6.referee.forms import (
    AnyLook,
    DistanceLine,
    FigureLine,
    OddsLine,
    SightLine,
    WayLine,
    WorthLine,
)
from pb12table.systems.kampf_w6.rules.acts import noticed
from pb12table.systems.kampf_w6.rules.asking.answers import Attack, Crawl, Run, Walk
from pb12table.systems.kampf_w6.rules.asking.legality import way_of
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import attack_refusal, plan_attack
from pb12table.systems.kampf_w6.rules.attacks.odds import attack_odds
from pb12table.systems.kampf_w6.rules.data import Options
from pb12table.systems.kampf_w6.rules.figures import body, carries, data
from pb12table.systems.kampf_w6.rules.sight import band_of, cover_number, feet_distance, sight
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.systems.kampf_w6.rules.value import figure_value

Answer: TypeAlias = Sequence[Difference] | Unanswerable
CLOSE: Final = 5e-4
"""Chances are written with three decimals."""


def looked_at(state: State, line: AnyLook) -> Answer:
    """How what a line looks at differs from what it expects, or why that cannot be said."""
    if isinstance(line, DistanceLine):
        band = band_of(line.distance * state.setup.options.range_scale)
        return line_differences(line, {"band": band.value})
    if isinstance(line, WorthLine):
        return _worth(state, line)
    named = (line.sight, line.of) if isinstance(line, SightLine) else (line.figure,)
    for name in named:
        if name not in state.figures:
            return unknown("referee-no-such-figure", name, state.figures)
    if isinstance(line, FigureLine):
        return line_differences(line, _of_figure(state, FigureId(line.figure)))
    for name in named:
        if state.figures[FigureId(name)].fate is Fate.OUT:
            return Unanswerable("referee-not-on-table", {"figure": name}, broken=True)
    match line:
        case SightLine():
            return _sight(state, line)
        case OddsLine():
            return _odds(state, line)
        case WayLine():
            return _way(state, line)


def subject_of(line: AnyLook) -> str:
    """What a line is about."""
    match line:
        case SightLine():
            return line.sight
        case DistanceLine():
            return "distance"
        case WorthLine():
            return line.worth if isinstance(line.worth, str) else ", ".join(line.worth)
    return line.figure


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
        act: Walk | Run | Crawl = msgspec.convert(line.way, Walk | Run | Crawl)
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
