"""Maneuvers: on characters, on the scene, and those that blind, disarm, mark or pin someone.  F025, F067 to F083."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Final

from pb12table.kernel.request import Refusal, YesNo
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.skirmish.naming import Label
from pb12table.systems.fate.rules.actors import (
    character,
    has_in_hand,
    is_in,
    is_opposing,
    owner,
    side,
    weapon,
    weapons,
)
from pb12table.systems.fate.rules.acts.attacks import (
    choose_defence,
    target_of,
    ways_refusal,
)
from pb12table.systems.fate.rules.acts.beside import beside_refusal, do_beside, once_begun, penalty
from pb12table.systems.fate.rules.acts.blocks import deed_blocks, strongest
from pb12table.systems.fate.rules.asking.answers import Change, Hinder
from pb12table.systems.fate.rules.asking.judging import judged, judged_number
from pb12table.systems.fate.rules.asking.words import ASPECT, SCENE, remember, text_refusal
from pb12table.systems.fate.rules.data import AVERAGE, BONUS, SPIN, ActorId, SceneZoneId, Skill, WeaponId
from pb12table.systems.fate.rules.events import (
    ActDeclared,
    ActResolved,
    AspectPlaced,
    AspectRefused,
    Disarmed,
)
from pb12table.systems.fate.rules.rolling.bidding import bid, end_main_action
from pb12table.systems.fate.rules.rolling.rolls import (
    Game,
    acting_modifiers,
    defending_modifiers,
    end_aspect,
    next_id,
    pay,
    rolled,
)
from pb12table.systems.fate.rules.sight import sees
from pb12table.systems.fate.rules.state import Aspect, Contest, Deed, Hindrance, On, State
from pb12table.systems.fate.rules.zones import distance, zone_of


@dataclass(frozen=True, slots=True)
class Maneuver:
    """With which skills a maneuver is made and met, and the name of its aspect, "" where it is typed."""

    skills: tuple[Skill, ...]
    defences: tuple[Skill, ...]
    label: Label | None = None


MANEUVERS: Final[Mapping[Hindrance, Maneuver]] = MappingProxyType(
    {
        Hindrance.ASPECT: Maneuver(
            (Skill.WEAPONS, Skill.FISTS, Skill.ATHLETICS, Skill.MIGHT, Skill.DECEIT, Skill.INTIMIDATION, Skill.STEALTH),
            (Skill.ATHLETICS, Skill.ALERTNESS, Skill.RESOLVE),
        ),
        Hindrance.BLIND: Maneuver((Skill.WEAPONS,), (Skill.ATHLETICS,), Label("Blinded", "Geblendet")),
        Hindrance.DISARM: Maneuver((Skill.WEAPONS, Skill.FISTS), (Skill.WEAPONS, Skill.FISTS, Skill.MIGHT)),
        Hindrance.MARK: Maneuver((Skill.WEAPONS,), (Skill.ATHLETICS,), Label("Marked", "Gezeichnet")),
        Hindrance.PIN: Maneuver((Skill.MIGHT,), (Skill.ATHLETICS,), Label("Pinned", "Eingeklemmt")),
        Hindrance.AIM: Maneuver((Skill.GUNS,), (Skill.ATHLETICS, Skill.STEALTH), Label("In my sights", "Im Visier")),
    }
)
"""F022 (talk and blows), F076, F077, F079, F083, FR28; the rows that are ours: FR48."""


@dataclass(frozen=True, slots=True)
class AcceptAspect(YesNo[State]):
    """Whether one accepts the aspect of a maneuver, or pays a fate point and has none.  F069."""

    binding: ClassVar[bool] = True
    actor: ActorId
    by: ActorId
    text: str

    def default(self, state: State) -> bool:
        return True


# -- on someone ----------------------------------------------------------------------------------------------------


def hinder_refusal(state: State, actor: ActorId, act: Hinder) -> Refusal | None:
    """Why no maneuver can be made on someone; what only hinders is a block.  F069, F074, F076, F077, FR05, FR09."""
    maneuver = MANEUVERS[act.kind]
    if act.skill not in maneuver.skills and act.ways.swap is None:
        return Refusal("F069", "wrong-skill")
    if not is_in(state, act.target):
        return Refusal("F069", "target-gone")
    if not is_opposing(state, actor, act.target):
        return Refusal("F069", "own-side")
    refusal = ways_refusal(state, actor, act.ways) or beside_refusal(state, actor, act.beside)
    if refusal is None and maneuver.label is None and act.kind is not Hindrance.DISARM:
        refusal = text_refusal("F069", act.text)
    if refusal is not None:
        return refusal
    begun = once_begun(state, actor, act.beside)
    return _hinder_reach_refusal(begun, actor, act) if is_in(begun, actor) else Refusal("F112", "gone-before")


def _hinder_reach_refusal(state: State, actor: ActorId, act: Hinder) -> Refusal | None:
    target = target_of(state, act.target)
    apart = distance(state, zone_of(state, actor), zone_of(state, target))
    if act.kind is Hindrance.DISARM:
        lost = act.weapon is None or weapon(state, target, act.weapon) is None
        if lost or act.weapon is None or not has_in_hand(state, target, act.weapon):
            return Refusal("F077", "no-weapon-there")
    if act.kind is Hindrance.AIM:
        reaches = any(
            each.skill is Skill.GUNS
            and has_in_hand(state, actor, each.id)
            and apart is not None
            and each.least <= apart <= each.farthest
            for each in weapons(state, actor)
        )
        if not reaches:
            return Refusal("F012", "out-of-range", (("zones", -1 if apart is None else apart), ("most", 0)))
        return None if sees(state, actor, target) else Refusal("FR05", "no-sight")
    return None if apart == 0 else Refusal("FR09", "other-zone")


async def hinder(game: Game, actor: ActorId, act: Hinder) -> None:
    """A maneuver on someone, from its declaration on.  F069, F071, F072, F076, F077, FR27."""
    state = game.state
    maneuver = MANEUVERS[act.kind]
    game.record(ActDeclared(actor=actor, kind=act.kind, skill=act.skill, target=act.target, text=act.text))
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    target = target_of(state, act.target)
    barrier = strongest(deed_blocks(state, actor, Deed.MANEUVER))
    skill = await choose_defence(game, target, actor, maneuver.defences)
    defence = defending_modifiers(state, target, skill)
    roll = await rolled(game, actor, act.skill, "maneuver", modifiers)
    other = await rolled(game, target, skill, "defence", defence)
    contest = Contest(
        Deed.MANEUVER,
        roll,
        other,
        barrier_owner=None if barrier is None else barrier.owner,
        barrier=None if barrier is None else barrier.strength,
    )
    contest = await bid(game, contest, "maneuver")
    success = contest.margin >= 1 and not contest.is_barred
    tell(game, actor, act.kind, contest, success=success)
    if success:
        await _take_effect(game, actor, act, target, contest.margin)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)


def tell(game: Game, actor: ActorId, kind: str, contest: Contest, *, success: bool) -> None:
    """Tell of what came of an act with a roll."""
    difficulty = contest.barrier if contest.is_barred and contest.barrier is not None else contest.against
    game.record(
        ActResolved(
            actor=actor,
            kind=kind,
            effort=contest.roll.effort,
            difficulty=difficulty,
            success=success,
            stopped=contest.is_barred,
        )
    )


async def _take_effect(game: Game, actor: ActorId, act: Hinder, target: ActorId, shifts: int) -> None:
    state = game.state
    if act.kind is Hindrance.DISARM:
        assert act.weapon is not None, "refused before"
        disarm(game, target, act.weapon, shifts)
        return
    label = MANEUVERS[act.kind].label or Label(act.text, act.text)
    remember(state, ASPECT, act.text)
    if state.actors[target].fate_points and character(state, target) is not None:
        accepts = await game.ask(AcceptAspect(owner(state, target), target, actor, label.en))
        if not accepts:
            pay(game, target, 1, "refused-aspect")
            game.record(AspectRefused(actor=target, label=label))
            return
    sticky = act.sticky and shifts >= SPIN and await judged(game, "sticky", actor, label.en)
    place_aspect(
        game,
        label,
        On.ACTOR,
        target,
        actor,
        shifts,
        sticky=sticky,
        aim=actor if act.kind is Hindrance.AIM else None,
        zone=zone_of(state, target),
    )


def disarm(game: Game, target: ActorId, found: WeaponId, shifts: int) -> None:
    """A weapon is dropped or useless.  F077."""
    disarmed = game.state.actors[target]
    disarmed.disarmed[found] = shifts
    if found in disarmed.in_hand:
        disarmed.in_hand.remove(found)
    game.record(Disarmed(actor=target, weapon=found, shifts=shifts))


def place_aspect(
    game: Game,
    label: Label,
    on: On,
    bearer: str,
    by: ActorId | None,
    shifts: int,
    *,
    sticky: bool,
    aim: ActorId | None = None,
    zone: SceneZoneId | None = None,
) -> None:
    """An aspect is there, with a free tag for the side that made it.  F068 to F072, FR25."""
    state = game.state
    number = next_id(state)
    free = None if by is None else side(state, by)
    state.aspects[number] = Aspect(
        number, label, on, bearer, sticky=sticky, free=free, aim=aim, zone=zone if aim is not None else None,
        difficulty=AVERAGE + max(shifts, 0),
    )  # fmt: skip
    game.record(AspectPlaced(aspect=number, label=label, on=on, bearer=bearer, sticky=sticky, by=by))


# -- on the scene --------------------------------------------------------------------------------------------------


def change_refusal(state: State, actor: ActorId, act: Change) -> Refusal | None:
    """Why the scene cannot be changed so.  F068, F073, FR26."""
    if act.remove is not None:
        aspect = state.aspects.get(act.remove)
        if aspect is None:
            return Refusal("F073", "no-such-aspect")
        if aspect.difficulty is None:
            return Refusal("F073", "lasting-aspect")
    else:
        refusal = text_refusal("F068", act.text)
        if refusal is not None:
            return refusal
        if act.zone is not None and act.zone not in state.setup.zone_by_id:
            return Refusal("F068", "no-such-zone")
    if act.point and not state.actors[actor].fate_points:
        return Refusal("FR26", "no-points")
    refusal = ways_refusal(state, actor, act.ways) or beside_refusal(state, actor, act.beside)
    if refusal is not None:
        return refusal
    begun = once_begun(state, actor, act.beside)
    if not is_in(begun, actor):
        return Refusal("F112", "gone-before")
    return _place_refusal(begun, actor, act)


def _place_refusal(state: State, actor: ActorId, act: Change) -> Refusal | None:
    here = zone_of(state, actor)
    if act.remove is None:
        return None if act.zone in (None, here) else Refusal("F068", "other-zone")
    aspect = state.aspects[act.remove]
    there = zone_of(state, ActorId(aspect.bearer)) if aspect.on is On.ACTOR else aspect.bearer
    return None if aspect.on is On.SCENE or there == here else Refusal("F073", "other-zone")


def change_difficulty(state: State, act: Change) -> int:
    """How hard it is to change the scene.  F068, FR26."""
    found = None if act.remove is None else state.aspects[act.remove].difficulty
    return (AVERAGE if found is None else found) - (BONUS if act.point else 0)


async def change(game: Game, actor: ActorId, act: Change) -> None:
    """A maneuver on the scene.  F067, F068, F072, F073, FR26, FR27."""
    state = game.state
    named = act.text if act.remove is None else state.aspects[act.remove].label.en
    kind = "add-aspect" if act.remove is None else "remove-aspect"
    game.record(ActDeclared(actor=actor, kind=kind, skill=act.skill, target=act.zone or "", text=named))
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    if act.point:
        pay(game, actor, 1, "argument")
    modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    difficulty = await judged_number(game, "difficulty", actor, named, change_difficulty(state, act))
    contest = await simple(game, actor, act.skill, modifiers, difficulty, Deed.MANEUVER)
    success = contest.margin >= 0 and not contest.is_barred
    tell(game, actor, kind, contest, success=success)
    if success and act.remove is not None and act.remove in state.aspects:
        end_aspect(game, act.remove, "removed")
    elif success and act.remove is None:
        remember(state, SCENE, act.text)
        on, bearer = (On.SCENE, "") if act.zone is None else (On.ZONE, act.zone)
        sticky = act.sticky and contest.margin >= 1
        place_aspect(game, Label(act.text, act.text), on, bearer, actor, contest.margin, sticky=sticky)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)


async def simple(
    game: Game, actor: ActorId, skill: Skill, modifiers: list[Modifier], difficulty: int, deed: Deed
) -> Contest:
    """A simple action against a difficulty, with the block that may bar it.  F005, F031."""
    state = game.state
    barrier = strongest(deed_blocks(state, actor, deed))
    roll = await rolled(game, actor, skill, deed.value, modifiers)
    contest = Contest(
        deed,
        roll,
        difficulty=difficulty,
        barrier_owner=None if barrier is None else barrier.owner,
        barrier=None if barrier is None else barrier.strength,
    )
    return await bid(game, contest, deed.value)


def hindrances(state: State, actor: ActorId, text: str) -> Iterator[Hinder]:
    """Maneuvers on someone that are legal now, each with its best skill; a typed aspect has the text."""
    for target in state.actors:
        for kind, maneuver in MANEUVERS.items():
            skill = best_of(state, actor, maneuver.skills)
            disarms = kind is Hindrance.DISARM
            for found in [each.id for each in weapons(state, target)] if disarms else [None]:
                act = Hinder(target, skill, "" if maneuver.label or disarms else text, kind, weapon=found)
                if hinder_refusal(state, actor, act) is None:
                    yield act


def changes(state: State, actor: ActorId, text: str) -> Iterator[Change]:
    """Maneuvers on the scene that are legal now, with the best skill."""
    best = best_of(state, actor, tuple(Skill))
    yield Change(best, zone_of(state, actor), text)
    for aspect in state.aspects.values():
        act = Change(best, remove=aspect.id)
        if change_refusal(state, actor, act) is None:
            yield act


def best_of(state: State, actor: ActorId, skills: Sequence[Skill]) -> Skill:
    """The skill with which an actor does best."""
    return max(skills, key=lambda each: total(acting_modifiers(state, actor, each)))
