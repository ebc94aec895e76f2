"""What lines of referee scripts look at, held against what they expect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from pb12table.referee.looks import chance_differences, line_differences, shown, unknown
from pb12table.skirmish.faces.refereeing import Difference, Unanswerable
from pb12table.skirmish.modifiers import total
from pb12table.systems.fate.referee.forms import (
    ActorLine,
    AnyLook,
    ApartLine,
    AspectLine,
    BlockLine,
    CostLine,
    OddsLine,
    SightLine,
    ThingLine,
    WorthLine,
)
from pb12table.systems.fate.rules.actors import (
    character,
    consequences,
    fresh,
    group,
    heads,
    initiative,
    is_in,
    next_severity,
    skill_value,
    standing,
    track_length,
)
from pb12table.systems.fate.rules.acts.attacks import attack_refusal, plan_attack
from pb12table.systems.fate.rules.acts.moving import link_cost, weight
from pb12table.systems.fate.rules.acts.travelling import throw_costs
from pb12table.systems.fate.rules.asking.answers import Attack
from pb12table.systems.fate.rules.data import (
    AVERAGE,
    PERSON,
    ActorId,
    SceneZoneId,
    SideId,
    ThingId,
    Track,
)
from pb12table.systems.fate.rules.rolling.odds import (
    attack_odds,
    best_defence,
    minions_out,
    p_forced,
    p_out,
    p_overflow,
    push_odds,
)
from pb12table.systems.fate.rules.rolling.pairs import TRACK_OF
from pb12table.systems.fate.rules.rolling.rolls import acting_modifiers
from pb12table.systems.fate.rules.sight import covered, sees
from pb12table.systems.fate.rules.state import Aspect, State
from pb12table.systems.fate.rules.value import character_worth, group_worth, side_worth
from pb12table.systems.fate.rules.zones import distance, link, zone_of

Answer: TypeAlias = Sequence[Difference] | Unanswerable
CLOSE: Final = 5e-5
"""Chances are written with four decimals."""


def looked_at(state: State, line: AnyLook) -> Answer:
    """How what a line looks at differs from what it expects, or why that cannot be said."""
    match line:
        case AspectLine():
            return line_differences(line, _of_aspect(state, line))
        case ApartLine():
            return _apart(state, line)
        case WorthLine():
            return _worth(state, line)
        case ThingLine():
            return _of_thing(state, line)
        case BlockLine():
            found = [block for block in state.blocks if block.owner == line.blocks]
            strongest = max((block.strength for block in found), default=0)
            return line_differences(line, {"number": len(found), "strength": strongest})
    named = (line.sight, line.of) if isinstance(line, SightLine) else (line.actor,)
    for name in named:
        if name not in state.actors:
            return unknown("referee-no-such-actor", name, state.actors)
    match line:
        case ActorLine():
            return line_differences(line, _of_actor(state, ActorId(line.actor), line))
        case SightLine():
            observer, target = ActorId(line.sight), ActorId(line.of)
            seen = {"line": sees(state, observer, target), "covered": 100 * covered(state, observer, target)}
            return line_differences(line, seen)
        case OddsLine():
            return _odds(state, line)
        case CostLine():
            return _cost(state, line)


def subject_of(line: AnyLook) -> str:
    """What a line is about."""
    match line:
        case AspectLine():
            return line.aspect
        case ApartLine():
            return line.apart
        case SightLine():
            return line.sight
        case BlockLine():
            return line.blocks
        case ThingLine():
            return line.thing
        case WorthLine():
            return line.worth
    return line.actor


def _of_actor(state: State, actor: ActorId, line: ActorLine) -> Mapping[str, Any]:
    found = state.actors[actor]
    there = is_in(state, actor)
    helping = fresh(state, actor) if there else []
    lengths = {track: track_length(state, actor, track) for track in line.length or ()}
    return {
        "points": found.fate_points,
        "health": sorted(found.marks.get(Track.HEALTH, ())),
        "composure": sorted(found.marks.get(Track.COMPOSURE, ())),
        "length": lengths,
        "partial": found.partial,
        "members": len(standing(state, actor)),
        "consequences": [aspect.severity for aspect in consequences(state, actor)],
        "next": next_severity(state, actor) or False,
        "gone": found.gone,
        "outcome": found.outcome,
        "zone": zone_of(state, actor) if there else "",
        "led_by": found.led_by or False,
        "in_hand": found.in_hand,
        "has_acted": found.has_acted,
        "held": found.held,
        "full_defence": found.full_defence,
        "heads": heads(state, actor, helping) if there else 0,
        "value": None if line.skill is None else skill_value(state, actor, line.skill),
        "sum": None if line.skill is None else total(acting_modifiers(state, actor, line.skill, helping=helping)),
        "weight": weight(state, actor),
        "initiative": initiative(state, actor),
    }


def _of_aspect(state: State, line: AspectLine) -> Mapping[str, Any]:
    found: Aspect | None = next((each for each in state.aspects.values() if each.label.en == line.aspect), None)
    if found is None:
        return {"there": False}
    return {
        "there": True,
        "on": found.on,
        "bearer": found.bearer,
        "sticky": found.sticky,
        "free": found.free or False,
        "shifts": None if found.difficulty is None else found.difficulty - AVERAGE,
    }


def _of_thing(state: State, line: ThingLine) -> Answer:
    found = state.things.get(ThingId(line.thing))
    if found is None:
        return unknown("referee-no-such-thing", line.thing, state.things)
    carrier = found.carrier or False
    carried = found.carrier is not None and is_in(state, found.carrier)
    where = zone_of(state, found.carrier) if carried and found.carrier is not None else found.zone
    return line_differences(line, {"zone": where, "carrier": carrier, "out": found.is_out})


def _apart(state: State, line: ApartLine) -> Answer:
    for name in (line.apart, line.to):
        if name not in state.setup.zone_by_id:
            return unknown("referee-no-such-zone", name, state.setup.zone_by_id)
    start, goal = SceneZoneId(line.apart), SceneZoneId(line.to)
    joined, apart = link(state, start, goal), distance(state, start, goal)
    found = {
        "zones": False if apart is None else apart,
        "border": False if joined is None else joined.border_from(start),
    }
    return line_differences(line, found)


def _odds(state: State, line: OddsLine) -> Answer:
    try:
        attack = msgspec.convert(line.odds, Attack)
    except msgspec.ValidationError as error:
        return Unanswerable("referee-no-attack", {"reason": str(error)[:200]})
    actor = ActorId(line.actor)
    refusal = attack_refusal(state, actor, attack)
    if refusal is not None:
        return Unanswerable("referee-refused", {}, broken=True, refusal=refusal)
    plan = plan_attack(state, actor, attack)
    skill = line.defence or best_defence(plan)
    odds = attack_odds(state, actor, attack, skill)
    found = list(
        line_differences(line, {"effort": total(plan.modifiers), "against": total(plan.defence(skill))})
    )
    for rule, wished in line.modifiers.items():
        given = total([modifier for modifier in plan.modifiers if modifier.rule == rule])
        found += [] if given == wished else [(rule, shown(wished), shown(given))]
    is_group = group(state, plan.target) is not None
    chances: dict[str, Sequence[Any]] = {
        "p_hit": (odds.p_hit,),
        "mean_shifts": (odds.mean_shifts,),
        "p_spin": (odds.p_spin,),
        "p_pushed": (push_odds(state, actor, attack, skill).p_moved if attack.push else 0,),
        "p_out": (p_out(state, plan.target, attack, odds),),
        "p_least": (odds.at_least(line.least or 1),),
    }
    if is_group:
        chances["minions_out"] = minions_out(state, plan.target, odds)
        chances["p_overflow"] = (p_overflow(state, plan.target, odds),)
    else:
        chances["p_forced"] = (p_forced(state, plan.target, TRACK_OF[attack.aim], odds),)
    for name, given_chances in chances.items():
        expected = getattr(line, name)
        if expected is not None:
            found += chance_differences(name, expected, [float(each) for each in given_chances], CLOSE)
    return found


def _cost(state: State, line: CostLine) -> Answer:
    for name in line.path:
        if name not in state.setup.zone_by_id:
            return unknown("referee-no-such-zone", name, state.setup.zone_by_id)
    actor = ActorId(line.actor)
    path = tuple(SceneZoneId(zone) for zone in line.path)
    start = zone_of(state, actor)
    if any(link(state, one, other) is None for one, other in zip((start, *path), path, strict=False)):
        return unknown("referee-no-such-zone", line.path[0], state.setup.zone_by_id)
    burden = PERSON if line.weight is None else line.weight
    if line.cost == "throw":
        price = sum(throw_costs(state, actor, start, path, burden))
    elif line.cost == "push":
        borders = [link(state, one, other) for one, other in zip((start, *path), path, strict=False)]
        froms = (start, *path)
        price = burden + sum(
            1 + joined.border_from(froms[number]) for number, joined in enumerate(borders) if joined is not None
        )
    else:
        price = link_cost(state, actor, start, path[0])
    return line_differences(line, {"shifts": price})


def _worth(state: State, line: WorthLine) -> Answer:
    setup = state.setup
    if line.worth in setup.side_by_id:
        return line_differences(line, {"value": side_worth(setup, SideId(line.worth))})
    if line.worth not in setup.actor_by_id:
        return unknown("referee-no-such-actor", line.worth, (*setup.actor_by_id, *setup.side_by_id))
    actor = ActorId(line.worth)
    found, minions = character(state, actor), group(state, actor)
    value = 0 if minions is None else group_worth(minions)
    value = value if found is None else character_worth(found, setup.options)
    return line_differences(line, {"value": value})
