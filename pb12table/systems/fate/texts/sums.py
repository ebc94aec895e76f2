"""What an act comes to: what its sum is made of, and what that has against it."""

from __future__ import annotations

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.fate.rules.acts.attacks import plan_attack
from pb12table.systems.fate.rules.acts.beside import once_begun, penalty
from pb12table.systems.fate.rules.acts.blocks import block_modifiers
from pb12table.systems.fate.rules.acts.features import difficulty_of, feature_modifiers
from pb12table.systems.fate.rules.acts.maneuvers import change_difficulty, plan_hinder
from pb12table.systems.fate.rules.acts.travelling import burden_of, throw_costs, throw_modifiers
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    Blast,
    Change,
    Hinder,
    SetBlock,
    Sprint,
    Throw,
    UseFeature,
)
from pb12table.systems.fate.rules.data import ActorId, Skill
from pb12table.systems.fate.rules.rolling.odds import attack_odds, best_defence, hinder_odds, push_odds, simple_odds
from pb12table.systems.fate.rules.rolling.rolls import acting_modifiers
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import zone_of
from pb12table.systems.fate.texts.face import ladder


def comes_to(
    texts: Phrases, state: State, actor: ActorId, act: Act
) -> tuple[tuple[Modifier, ...], str, str]:
    """What an act is made of, and what it comes to."""
    match act:
        case Attack():
            return _attack(texts, state, actor, act)
        case UseFeature():
            feature = state.setup.feature(act.feature)
            assert feature is not None, "offered only then"
            modifiers = feature_modifiers(state, actor, feature, act)
            return _simple(texts, modifiers, difficulty_of(state, feature))
        case Change():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
            return _simple(texts, modifiers, change_difficulty(state, act))
        case SetBlock():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *block_modifiers(act)]
            modifiers += penalty(state, actor, act.beside)
            return tuple(modifiers), texts("fate-strength", sum=total(modifiers)), ""
        case Sprint():
            return _simple(
                texts, acting_modifiers(state, actor, Skill.ATHLETICS), state.setup.options.sprint_difficulty
            )
        case Hinder():
            return _hinder(texts, state, actor, act)
        case Blast():
            return _open(texts, [*acting_modifiers(state, actor, act.skill), *penalty(state, actor, act.beside)])
        case Throw():
            modifiers = throw_modifiers(state, actor, act)
            begun = once_begun(state, actor, act.beside)
            cost = sum(throw_costs(begun, actor, zone_of(begun, actor), act.path, burden_of(state, act)))
            return _open(texts, modifiers, texts("fate-throw-cost", shifts=cost))
    return (), "", ""


def _attack(
    texts: Phrases, state: State, actor: ActorId, act: Attack
) -> tuple[tuple[Modifier, ...], str, str]:
    """An attack, against the best defence; a push has the chance that it moves the target.  F022, F081."""
    plan = plan_attack(state, actor, act)
    odds, skill = attack_odds(state, actor, act), best_defence(plan)
    pushed = push_odds(state, actor, act) if act.push else None
    note = texts(
        "fate-against",
        skill=texts(f"skill-{skill.value}"),
        sum=total(plan.defence(skill)),
        spin=round(100 * float(odds.p_spin)),
        mean=round(float(odds.mean_shifts), 1),
    )
    if pushed is not None:
        zones = {zone: state.setup.zone_by_id[zone].label.in_language(texts.language) for zone in pushed.zones}
        ends = [f"{zones[zone]} {round(100 * float(chance))} %" for zone, chance in pushed.zones.items()]
        note = texts("fate-pushed", against=note, zones=texts.listing(ends) if ends else "none")
    percent = texts("fate-chance", percent=round(100 * float(odds.p_hit if pushed is None else pushed.p_moved)))
    return plan.modifiers, texts("fate-sum", sum=total(plan.modifiers), chance=percent), note


def _hinder(
    texts: Phrases, state: State, actor: ActorId, act: Hinder
) -> tuple[tuple[Modifier, ...], str, str]:
    """A maneuver on someone, against the best defence.  F069, FR61, FR62."""
    plan = plan_hinder(state, actor, act)
    skill, odds = plan.best_defence, hinder_odds(state, actor, act)
    note = texts("fate-met", skill=texts(f"skill-{skill.value}"), sum=total(plan.defence(skill)))
    percent = texts("fate-chance", percent=round(100 * float(odds.p_hit)))
    return plan.modifiers, texts("fate-sum", sum=total(plan.modifiers), chance=percent), note


def _open(texts: Phrases, modifiers: list[Modifier], note: str = "") -> tuple[tuple[Modifier, ...], str, str]:
    """What has no difficulty before the dice."""
    sum_ = total(modifiers)
    return tuple(modifiers), texts("fate-sum", sum=sum_, chance=ladder(texts, sum_)), note


def _simple(texts: Phrases, modifiers: list[Modifier], difficulty: int) -> tuple[tuple[Modifier, ...], str, str]:
    sum_ = total(modifiers)
    percent = texts("fate-chance", percent=round(100 * float(simple_odds(sum_, difficulty))))
    note = texts("fate-difficulty", number=difficulty, word=ladder(texts, difficulty))
    return tuple(modifiers), texts("fate-sum", sum=sum_, chance=percent), note
