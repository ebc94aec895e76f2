"""Questions a referee script puts to the rules without playing: numbers of checks, odds, ways, groups.

Each line names what it asks about and what the answer must be; a wrong one is told like any other difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import isclose
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import Change, Coordinate, Form, Id, Ids, Points
from pb12table.referee.forms import RuleId
from pb12table.referee.looks import agrees, shown, unknown
from pb12table.skirmish.faces.refereeing import Difference, Unanswerable
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.attacks.odds import check_probability, odds
from pb12table.systems.pb12.rules.checks.check_modifiers import accident_modifiers, attribute_check_modifiers
from pb12table.systems.pb12.rules.checks.deputies import panic_modifiers
from pb12table.systems.pb12.rules.command.command_groups import (
    group_of,
    groups_of,
    leader_of,
    members,
    parent_of,
    subordinates,
)
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.answers import Attack
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.planner import FARTHEST, plan_path
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, GroupId
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.passengers import passenger_modifiers

Chance = Annotated[float, Meta(ge=0, le=1)]
Sums = dict[RuleId, Change]

CLOSE = 5e-4
"""Chances are written with three decimals."""


class CheckLine(Form, frozen=True, kw_only=True):
    """What a figure would have to throw for a check.  R1.4.26, R1.4.27, R3.0.5, R3.0.9.

    `check`: an attribute, "panic" (with so many Out of Action `markers` near), "accident" or "passenger"; `chance` that
    it is passed, from 0 to 1.
    """

    check: str
    figure: Id
    markers: Points = 0
    target_number: Change | None = None
    modifiers: Sums = msgspec.field(default_factory=dict)
    chance: Chance | None = None


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack of a figure would come to, exactly.  `p_hits` and the like are chances from 0 to 1."""

    odds: dict[str, Any]
    figure: Id
    target_number: Change | None = None
    modifiers: Sums = msgspec.field(default_factory=dict)
    checks: Points | None = None
    p_hits: tuple[Chance, ...] | None = None
    p_damage_points: tuple[Chance, ...] | None = None
    p_out: Chance | None = None


class WayLine(Form, frozen=True, kw_only=True):
    """What the cheapest way to a place (steps) costs a figure.  R1.7.4 to R1.7.6."""

    way: Id
    to: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
    movement_points: Points | None = None
    options: Annotated[tuple[str, ...], Meta(max_length=200)] | None = None
    reachable: bool | None = None


class GroupLine(Form, frozen=True, kw_only=True):
    """Who belongs to a command group, with some groups `dissolved`.  R2.2.2, R2.2.4, R2.2.6.

    `leader` false: it has none; `above` false: it is the whole force; `direct`: the group a figure is a member of.
    """

    group: Id
    dissolved: Ids = ()
    leader: Id | bool | None = None
    members: Ids | None = None
    above: Id | bool | None = None
    groups: Ids | None = None
    direct: dict[str, Id] = msgspec.field(default_factory=dict)


AnyQuery: TypeAlias = CheckLine | OddsLine | WayLine | GroupLine

QUERIES: Mapping[str, type[Any]] = {"check": CheckLine, "odds": OddsLine, "way": WayLine, "group": GroupLine}
"""The lines by the word that tells them."""


Answer: TypeAlias = list[Difference] | Unanswerable


def subject_of(line: AnyQuery) -> str:
    """What a line asks about."""
    match line:
        case GroupLine():
            return line.group
        case WayLine():
            return line.way
        case _:
            return line.figure


def answered(state: State, line: AnyQuery) -> Answer:
    """How the rules' answer differs from what a line expects, or why there is none."""
    if isinstance(line, GroupLine):
        return _group(state, line)
    name = subject_of(line)
    if name not in state.figures:
        return unknown("referee-no-such-figure", name, state.figures)
    figure = FigureId(name)
    if not is_on_table(state, figure):
        return Unanswerable("referee-not-on-table", {"figure": name}, broken=True)
    match line:
        case CheckLine():
            return _check(state, figure, line)
        case OddsLine():
            return _odds(state, figure, line)
        case WayLine():
            return _way(state, figure, line)


# -- checks ---------------------------------------------------------------------------------------------------


_OTHER_CHECKS: Mapping[str, Callable[[State, FigureId, int], list[Modifier]]] = {
    "panic": panic_modifiers,
    "accident": lambda state, figure, markers: accident_modifiers(state, figure),
    "passenger": lambda state, figure, markers: passenger_modifiers(state, figure),
}


def _check(state: State, figure: FigureId, line: CheckLine) -> Answer:
    attributes = {str(attribute): attribute for attribute in Attribute}
    if line.check in attributes:
        modifiers = attribute_check_modifiers(state, figure, attributes[line.check])
    elif line.check not in _OTHER_CHECKS:
        return unknown("referee-no-such-check", line.check, (*_OTHER_CHECKS, *attributes))
    elif line.check == "accident" and not is_vehicle(state, figure):
        return unknown("referee-no-vehicle", figure, state.setup.vehicles)
    else:
        modifiers = _OTHER_CHECKS[line.check](state, figure, line.markers)
    number = total(modifiers)
    found = list(_plain(line, {"target_number": number}))
    found += _sums(line.modifiers, modifiers)
    return [*found, *_chances("chance", line.chance, check_probability(number))]


def _odds(state: State, figure: FigureId, line: OddsLine) -> Answer:
    try:
        attack: Attack = msgspec.convert({"target": None, **line.odds}, Attack)
    except msgspec.ValidationError as error:
        return Unanswerable("referee-no-attack", {"reason": str(error)[:200]})
    if (refusal := action_refusal(state, figure, attack)) is not None:
        return Unanswerable("referee-refused", {}, broken=True, refusal=refusal)
    answer = odds(state, figure, attack)
    found = list(_plain(line, {"target_number": answer.target_number, "checks": answer.checks}))
    found += _sums(line.modifiers, answer.modifiers)
    for name in ("p_hits", "p_damage_points", "p_out"):
        found += _chances(name, getattr(line, name), getattr(answer, name))
    return found


# -- ways and groups --------------------------------------------------------------------------------------------


def _way(state: State, figure: FigureId, line: WayLine) -> Answer:
    height = line.to[2] if len(line.to) > 2 else None
    plan = plan_path(state, figure, (line.to[0], line.to[1]), height=height, movement_points=FARTHEST)
    if line.reachable is not None or not plan.reachable:
        wished = line.reachable is not False
        if wished is not plan.reachable:
            return [("reachable", shown(wished), shown(plan.reachable))]
    options = [leg.kind for leg in plan.legs]
    return list(_plain(line, {"movement_points": plan.cost, "options": options}))


def _group(state: State, line: GroupLine) -> Answer:
    setup = state.setup
    known = [group for player in setup.players for group in groups_of(setup, player.id)]
    for name in (line.group, *line.dissolved):
        if name not in known:
            return unknown("referee-no-such-group", name, known)
    for name in line.direct:
        if name not in state.figures:
            return unknown("referee-no-such-figure", name, state.figures)
    group, dissolved = GroupId(line.group), {GroupId(one) for one in line.dissolved}
    answers: dict[str, Any] = {
        "leader": leader_of(state, group, dissolved) or False,
        "members": members(setup, group, dissolved),
        "above": parent_of(setup, group, dissolved) or False,
        "groups": subordinates(setup, group, dissolved),
    }
    found = list(_plain(line, answers))
    for name, wished in line.direct.items():
        own = group_of(setup, FigureId(name), dissolved)
        if own != wished:
            found.append((f"direct.{name}", shown(wished), shown(own)))
    return found


# -- holding answers against what is expected -------------------------------------------------------------------


def _plain(line: AnyQuery, answers: Mapping[str, Any]) -> Iterator[Difference]:
    for name, given in answers.items():
        wished = getattr(line, name)
        if wished is not None and not agrees(wished, given):
            yield name, shown(wished), shown(given)


def _sums(wished: Sums, modifiers: Sequence[Modifier]) -> Iterator[Difference]:
    """What each rule contributes in all."""
    for rule, expected in wished.items():
        given = total([modifier for modifier in modifiers if modifier.rule == rule])
        if given != expected:
            yield rule, shown(expected), shown(given)


def _chances(name: str, wished: float | Sequence[float] | None, given: float | Sequence[float]) -> Iterator[Difference]:
    """Chances agree to three decimals; what stands behind the end of a list is 0."""
    if wished is None:
        return
    expected = [wished] if isinstance(wished, int | float) else list(wished)
    found = [given] if isinstance(given, int | float) else list(given)
    longest = max(len(expected), len(found))
    expected += [0.0] * (longest - len(expected))
    found += [0.0] * (longest - len(found))
    if not all(isclose(one, other, rel_tol=0, abs_tol=CLOSE) for one, other in zip(expected, found, strict=True)):
        yield name, shown([round(one, 4) for one in expected]), shown([round(one, 4) for one in found])
