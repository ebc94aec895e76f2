"""Maneuvers on characters and on the scene, and the rolls for blocks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from pb12table.kernel.request import Chance, Refusal, YesNo
from pb12table.skirmish.acts import Wording
from pb12table.skirmish.ids import Label, Modifier, total
from pb12table.systems.fate.rules.actors import (
    ANSWERS,
    WORDS,
    character,
    has_in_hand,
    is_in,
    is_opposing,
    opponents,
    owner,
    side,
    weapon,
    weapons,
)
from pb12table.systems.fate.rules.acts.act import (
    POINT,
    STICKY,
    FateAct,
    Kind,
    Sum,
    opposed_sum,
    simple_sum,
    skill_words,
)
from pb12table.systems.fate.rules.acts.attacks import (
    able_defences,
    choose_defence,
    cover_modifiers,
    helping,
    target_of,
    use_cover,
    ways_refusal,
    weapon_refusal,
)
from pb12table.systems.fate.rules.acts.beside import (
    beside_refusal,
    do_beside,
    once_begun,
    penalty,
)
from pb12table.systems.fate.rules.acts.blocks import (
    block_modifiers,
    block_refusal,
    block_skills,
    deed_blocks,
    set_block,
    strongest,
)
from pb12table.systems.fate.rules.acts.company import is_undirected
from pb12table.systems.fate.rules.asking.answers import Change, Hinder, SetBlock
from pb12table.systems.fate.rules.asking.judging import (
    ASPECT,
    ASPECTS,
    MOST_PENALTY,
    SCENE,
    SCENES,
    judged,
    judged_number,
    offered,
    remember,
    text_refusal,
)
from pb12table.systems.fate.rules.bidding import bid, end_main_action, tell
from pb12table.systems.fate.rules.data import (
    AVERAGE,
    BONUS,
    SPIN,
    ActorId,
    FeatureId,
    SceneZoneId,
    Skill,
    Use,
    WeaponId,
)
from pb12table.systems.fate.rules.events import ActDeclared, AspectPlaced, AspectRefused, Disarmed
from pb12table.systems.fate.rules.odds import Odds, opposed
from pb12table.systems.fate.rules.rolls import (
    UNUSUAL,
    Game,
    acting_modifiers,
    best_of,
    defending_modifiers,
    end_aspect,
    next_id,
    pay,
    rolled,
    unusual,
)
from pb12table.systems.fate.rules.state import Aspect, BlockKind, Contest, Deed, Hindrance, On, State
from pb12table.systems.fate.rules.zones import covered, distance, sees, zone_of


@dataclass(frozen=True, slots=True)
class Maneuver:
    """With which skills a maneuver is made and met, and the name of its aspect, "" where it is typed."""

    skills: tuple[Skill, ...]
    defences: tuple[Skill, ...]
    label: Label | None = None


MANEUVERS: Final[Mapping[Hindrance, Maneuver]] = MappingProxyType(
    {
        Hindrance.ASPECT: Maneuver(
            (Skill.WEAPONS, Skill.FISTS, Skill.ATHLETICS, Skill.MIGHT, Skill.STEALTH, *WORDS),
            (Skill.ATHLETICS, Skill.ALERTNESS, Skill.RESOLVE),
        ),
        Hindrance.BLIND: Maneuver((Skill.WEAPONS,), (Skill.ATHLETICS,), Label("Blinded", "Geblendet")),
        Hindrance.DISARM: Maneuver((Skill.WEAPONS, Skill.FISTS, Skill.GUNS), (Skill.WEAPONS, Skill.FISTS, Skill.MIGHT)),
        Hindrance.MARK: Maneuver((Skill.WEAPONS, Skill.GUNS), (Skill.ATHLETICS,), Label("Marked", "Gezeichnet")),
        Hindrance.PIN: Maneuver((Skill.MIGHT, Skill.GUNS), (Skill.ATHLETICS,), Label("Pinned", "Eingeklemmt")),
        Hindrance.AIM: Maneuver((Skill.GUNS,), (Skill.ATHLETICS, Skill.STEALTH), Label("In my sights", "Im Visier")),
    }
)
"""F022 (talk and blows), F076, F077, F079, F083, FR28; the rows that are ours: FR48, FR61, FR62."""
THROW_REACH: Final = 1
"""So many zones away something is thrown that is no weapon.  F012, FR61."""


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


def hinder_skills(state: State, actor: ActorId, act: Hinder) -> tuple[Skill, ...]:
    """Return the skills with which a maneuver is usually made: what is done with a weapon, with that of the weapon.

    FR48, FR61, FR62.
    """
    skills = MANEUVERS[act.kind].skills
    found = None if act.using is None else weapon(state, actor, act.using)
    if found is not None:
        return tuple(skill for skill in skills if skill is found.skill)
    if act.kind is Hindrance.AIM:
        return skills
    barred = (Skill.GUNS, *WORDS) if act.thrown else (Skill.GUNS,)
    return tuple(skill for skill in skills if skill not in barred)


def hinder_refusal(state: State, actor: ActorId, act: Hinder) -> Refusal | None:
    """Return why no maneuver can be made on someone; what only hinders is a block.

    F069, F074, F076, F077, FR05, FR09, FR61, FR62.
    """
    maneuver = MANEUVERS[act.kind]
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
    if act.skill in WORDS and apart != 0:
        return Refusal("FR09", "other-zone")
    return _made_with_refusal(state, actor, act, target, apart)


def _made_with_refusal(state: State, actor: ActorId, act: Hinder, target: ActorId, apart: int | None) -> Refusal | None:
    """Return why the means of a maneuver do not get there: the hand, something thrown, or a weapon.  F012, FR61."""
    if act.using is not None:
        found = weapon(state, actor, act.using)
        if found is None:
            return Refusal("FR61", "no-weapon")
        return weapon_refusal(state, actor, target, found, act.skill, apart, swapped=True)
    if act.skill is Skill.GUNS and act.ways.swap is None:
        return Refusal("FR61", "no-weapon")
    if act.thrown and (apart is None or apart > THROW_REACH):
        return Refusal("F012", "out-of-range", (("zones", -1 if apart is None else apart), ("most", THROW_REACH)))
    if not act.thrown and apart != 0:
        return Refusal("FR09", "other-zone")
    return None if apart == 0 or sees(state, actor, target) else Refusal("FR05", "no-sight")


@dataclass(frozen=True, slots=True)
class HinderPlan:
    """A maneuver on someone before its dice, in the state after small acts before it; see `attacks.Plan`."""

    state: State
    target: ActorId
    modifiers: tuple[Modifier, ...]
    defences: tuple[Skill, ...]
    share: float | None

    def defence(self, skill: Skill) -> tuple[Modifier, ...]:
        """Return what the defence with a skill is made of.  F027, F086, F111, FR61."""
        cover = cover_modifiers(self.state, self.target, self.share)
        return (*defending_modifiers(self.state, self.target, skill), *cover)

    @property
    def best_defence(self) -> Skill:
        """The skill with which the target defends best."""
        return max(self.defences, key=lambda skill: total(self.defence(skill)))


def plan_hinder(state: State, actor: ActorId, act: Hinder, price: int = -UNUSUAL) -> HinderPlan:
    """Return a maneuver that is not refused, before its dice; `price` is that of an unusual skill.

    F033, F069, FR61, FR62, FR66, FR70.
    """
    begun = once_begun(state, actor, act.beside)
    target = target_of(begun, act.target)
    found = None if act.using is None else weapon(begun, actor, act.using)
    apart = distance(begun, zone_of(begun, actor), zone_of(begun, target)) or 0
    use = (Use.THROW if act.thrown else Use.HAND) if found is None else found.use_at(apart)
    dear = [replace(each, value=-price) for each in hinder_price(begun, actor, act)] if price else []
    heads = helping(begun, actor, target)
    modifiers = [*acting_modifiers(begun, actor, act.skill, act.ways, heads), *dear]
    modifiers += penalty(state, actor, act.beside)
    answer = ANSWERS.get(act.skill)
    defences = dict.fromkeys((*MANEUVERS[act.kind].defences, *(() if answer is None else (answer,))))
    share = None if use is Use.HAND else covered(begun, actor, target)
    return HinderPlan(begun, target, tuple(modifiers), able_defences(begun, target, tuple(defences)), share)


def hinder_price(state: State, actor: ActorId, act: Hinder) -> list[Modifier]:
    """Return what an unusual skill takes off a maneuver, none for a usual one.  FR62."""
    return unusual(act.skill, hinder_skills(state, actor, act), act.ways)


def hinder_odds(state: State, actor: ActorId, act: Hinder) -> Odds:
    """Return the odds of a maneuver on someone that is not refused, against the best defence.

    F031, F069, FR61, FR62.
    """
    plan = plan_hinder(state, actor, act)
    barrier = strongest(deed_blocks(state, actor, Deed.MANEUVER))
    against = total(plan.defence(plan.best_defence))
    return opposed(total(plan.modifiers), against, None, None if barrier is None else barrier.strength)


async def hinder(game: Game, actor: ActorId, act: Hinder) -> None:
    """Carry out a maneuver on someone, from its declaration on.  F069, F071, F072, F076, F077, FR27, FR61, FR62."""
    state = game.state
    game.record(
        ActDeclared(
            actor=actor, kind=act.kind, skill=act.skill, target=act.target, text=act.text, weapon=act.using,
            thrown=act.thrown,
        )
    )  # fmt: skip
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    price = 0
    if hinder_price(state, actor, act):
        price = await judged_number(game, "unusual", actor, act.skill.value, -UNUSUAL, 0, MOST_PENALTY)
    modifiers = list(plan_hinder(state, actor, act, price).modifiers)
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    plan = plan_hinder(state, actor, replace(act, beside=()))
    target = plan.target
    barrier = strongest(deed_blocks(state, actor, Deed.MANEUVER))
    skill = await choose_defence(game, target, actor, plan.defences)
    defence = list(plan.defence(skill))
    use_cover(state, target, defence)
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
    """Drop a weapon, which lies in the zone of the one who had it.  F077, FR69."""
    state, disarmed = game.state, game.state.actors[target]
    disarmed.disarmed[found] = shifts
    state.lying.setdefault(target, {})[found] = zone_of(state, target)
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
    """Place an aspect, with a free tag for the side that made it.  F068 to F072, FR25."""
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
    """Return why the scene cannot be changed this way.  F068, F073, FR26."""
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
    """Return the difficulty of changing the scene.  F068, FR26."""
    found = None if act.remove is None else state.aspects[act.remove].difficulty
    return (AVERAGE if found is None else found) - (BONUS if act.point else 0)


async def change(game: Game, actor: ActorId, act: Change) -> None:
    """Carry out a maneuver on the scene.  F067, F068, F072, F073, FR26, FR27."""
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
    contest = await simple(game, actor, act.skill, modifiers, difficulty, Deed.CHANGE, purpose="maneuver")
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
    game: Game, actor: ActorId, skill: Skill, modifiers: list[Modifier], difficulty: int, deed: Deed, *,
    feature: FeatureId | None = None, purpose: str = "",
) -> Contest:  # fmt: skip
    """Return a simple action against a difficulty, with the block that may bar it.  F005, F031, FR63."""
    state = game.state
    barrier = strongest(deed_blocks(state, actor, deed, feature))
    purpose = purpose or deed.value
    roll = await rolled(game, actor, skill, purpose, modifiers)
    contest = Contest(
        deed,
        roll,
        difficulty=difficulty,
        barrier_owner=None if barrier is None else barrier.owner,
        barrier=None if barrier is None else barrier.strength,
    )
    return await bid(game, contest, purpose)


def hindrances(state: State, actor: ActorId, text: str, targets: Sequence[ActorId] | None = None) -> Iterator[Hinder]:
    """Yield maneuvers on some targets, or on anybody, that are legal now, each with its best skill.

    A typed aspect has the text.  FR61, FR62.
    """
    sums = skill_sums(state, actor)
    for target in opponents(state, actor) if targets is None else targets:
        apart = distance(state, zone_of(state, actor), zone_of(state, target_of(state, target)))
        for kind, maneuver in MANEUVERS.items():
            disarms = kind is Hindrance.DISARM
            for found in [each.id for each in weapons(state, target)] if disarms else [None]:
                named = "" if maneuver.label or disarms else text
                plain = Hinder(target, Skill.WEAPONS, named, kind, weapon=found)
                for meant in _made_with(state, actor, plain, apart):
                    act = replace(meant, skill=best_for(sums, hinder_skills(state, actor, meant)))
                    if hinder_refusal(state, actor, act) is None:
                        yield act


def _made_with(state: State, actor: ActorId, act: Hinder, apart: int | None) -> Iterator[Hinder]:
    """Yield a maneuver with what gets as far as its target: the hand, something thrown, or weapons in hand.  FR61."""
    if apart == 0 or act.kind is Hindrance.AIM:
        yield act
    elif apart == THROW_REACH and hinder_skills(state, actor, replace(act, thrown=True)):
        yield replace(act, thrown=True)
    for each in weapons(state, actor) if act.kind is not Hindrance.AIM else ():
        reaches = apart is not None and each.least <= apart <= each.farthest and has_in_hand(state, actor, each.id)
        used = replace(act, using=each.id)
        if reaches and not each.blasts and (apart or each.use is not Use.HAND) and hinder_skills(state, actor, used):
            yield used


def changes(state: State, actor: ActorId, text: str) -> Iterator[Change]:
    """Yield maneuvers on the scene that are legal now, with the best skill."""
    best = best_of(state, actor, tuple(Skill))
    yield Change(best, zone_of(state, actor), text)
    for aspect in state.aspects.values():
        act = Change(best, remove=aspect.id)
        if change_refusal(state, actor, act) is None:
            yield act


def skill_sums(state: State, actor: ActorId) -> Mapping[Skill, int]:
    """Return what an act of an actor comes to with each skill, before what is special to the act."""
    return {skill: total(acting_modifiers(state, actor, skill)) for skill in Skill}


def best_for(sums: Mapping[Skill, int], usual: Sequence[Skill]) -> Skill:
    """Return the best skill where unusual ones are dearer: a usual one unless an unusual one is better still.  FR62."""
    ordered = dict.fromkeys((*usual, *(skill for skill in Skill if skill is not Skill.GUNS)))
    return max(ordered, key=lambda skill: sums[skill] + (0 if skill in usual else UNUSUAL))


async def block(game: Game, actor: ActorId, act: SetBlock) -> None:
    """Roll for a block and set it.  F029, F030, F079, FR22, FR25, FR62, FR63."""
    state = game.state
    target = act.subject or act.zone or ""
    game.record(ActDeclared(actor=actor, kind=f"block-{act.kind.value}", skill=act.skill, target=target))
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    usual = block_modifiers(act)
    price = await judged_number(game, "block-penalty", actor, act.kind.value, -total(usual), 0, MOST_PENALTY)
    dear = [replace(each, value=-price) for each in usual] or [Modifier("FR22", "wide-block", -price)]
    modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *(dear if price else ())]
    modifiers += penalty(state, actor, act.beside)
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    contest = Contest(Deed.MANEUVER, await rolled(game, actor, act.skill, "block", modifiers))
    contest = await bid(game, contest, "block")
    tell(game, actor, f"block-{act.kind.value}", contest, success=True)
    set_block(game, actor, act, contest.margin)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)


def blocks(state: State, actor: ActorId) -> Iterator[SetBlock]:
    """Yield the blocks that are legal now, each with its best skill.  F029, FR62, FR63."""
    if is_undirected(state, actor):
        return
    sums, skill = skill_sums(state, actor), Skill.WEAPONS
    found = [SetBlock(BlockKind.PROTECT, skill, subject=other) for other in state.actors]
    found += [SetBlock(BlockKind.PASSAGE, skill, zone=zone) for zone in state.setup.zone_by_id]
    found.append(SetBlock(BlockKind.EXITS, skill))
    for deed, feature in _sayable(state):
        found += [SetBlock(BlockKind.DEED, skill, other, deed=deed, feature=feature) for other in state.actors]
        found.append(SetBlock(BlockKind.DEEDS, skill, deed=deed, feature=feature))
    for plain in found:
        act = replace(plain, skill=skill_for_block(sums, plain))
        if BLOCK.refusal(state, actor, act) is None:
            yield act


def _sayable(state: State) -> Iterator[tuple[Deed, FeatureId | None]]:
    """Yield the kinds of acts that a block may keep somebody from: of features one each.  FR63."""
    for deed in Deed:
        if deed is not Deed.FEATURE:
            yield deed, None
    for feature in state.setup.features:
        yield Deed.FEATURE, feature.id


def skill_for_block(sums: Mapping[Skill, int], act: SetBlock) -> Skill:
    """Return the best skill for a block: a wide one costs the same with any.  FR62, FR63."""

    def worth(skill: Skill) -> int:
        return sums[skill] + total(block_modifiers(replace(act, skill=skill)))

    skills: tuple[Skill, ...] = (*block_skills(act), *Skill)
    return max(dict.fromkeys(skills), key=worth)


# -- the acts --------------------------------------------------------------------------------------------------------


class HinderRules(FateAct[Hinder]):
    """A maneuver on someone.  F025, F069, F076, F077, F079, F083, FR61, FR62."""

    answers = (Hinder,)
    kind = Kind.HINDER
    is_rolled = is_worded = combines = may_swap = has_unusual = True

    def refusal(self, state: State, actor: ActorId, act: Hinder) -> Refusal | None:
        return hinder_refusal(state, actor, act)

    async def effect(self, game: Game, actor: ActorId, act: Hinder) -> None:
        await hinder(game, actor, act)

    def hints(self, state: State, actor: ActorId) -> Iterator[Hinder]:
        return hindrances(state, actor, ASPECTS[0])

    def whims(self, state: State, actor: ActorId, chance: Chance) -> Iterator[Hinder]:
        return hindrances(state, actor, chance.choice(offered(state, ASPECT)))

    def unusual_price(self, state: State, actor: ActorId, act: Hinder) -> list[Modifier]:
        return hinder_price(state, actor, act)

    def chance(self, state: State, actor: ActorId, act: Hinder) -> float:
        """Return how likely it succeeds against the best defence.  F069."""
        return float(hinder_odds(state, actor, act).p_hit)

    def target(self, act: Hinder) -> ActorId:
        return act.target

    def wants_words(self, act: Hinder) -> bool:
        return act.kind is Hindrance.ASPECT

    def extras(self, state: State, actor: ActorId, act: Hinder) -> Sequence[str]:
        return (STICKY,) if act.kind is Hindrance.ASPECT else ()

    def wording(self, state: State, actor: ActorId, act: Hinder) -> Wording:
        return self._worded(act, {"target": act.target})

    def how(self, state: State, actor: ActorId, act: Hinder) -> Wording:
        return self._worded(act, {})

    def _worded(self, act: Hinder, things: dict[str, str]) -> Wording:
        taken = {"weapon": act.weapon or ""} if act.kind is Hindrance.DISARM else {}
        details = {"target": "none", "skill": skill_words(act.skill)}
        key = "hinder" if act.kind is Hindrance.ASPECT else act.kind.value
        told, made = Wording(f"fate-do-{key}", {**things, **taken}, details), self._made(act)
        return told if made is None else Wording("act-made", details={"told": told, "made": made})

    def _made(self, act: Hinder) -> Wording | None:
        """Return what it is made with; None for an aim, which any gun in hand takes.  FR61."""
        made = made_words(act.using, thrown=act.thrown)
        if made is not None or act.kind is Hindrance.AIM:
            return made
        return Wording("fate-made-words" if act.skill in WORDS else "fate-made-hand")

    def sum(self, state: State, actor: ActorId, act: Hinder) -> Sum:
        """Return its sum against the best defence.  F069, FR61, FR62."""
        plan = plan_hinder(state, actor, act)
        skill, odds = plan.best_defence, hinder_odds(state, actor, act)
        met = {"skill": skill_words(skill), "sum": total(plan.defence(skill))}
        return opposed_sum(plan.modifiers, float(odds.p_hit), Wording("fate-met", details=met))


class ChangeRules(FateAct[Change]):
    """A maneuver on the scene: an aspect more, or one less.  F067, F068, F073, FR26."""

    answers = (Change,)
    kind = Kind.SCENE
    is_rolled = is_worded = combines = True

    def refusal(self, state: State, actor: ActorId, act: Change) -> Refusal | None:
        return change_refusal(state, actor, act)

    async def effect(self, game: Game, actor: ActorId, act: Change) -> None:
        await change(game, actor, act)

    def hints(self, state: State, actor: ActorId) -> Iterator[Change]:
        return changes(state, actor, SCENES[0])

    def whims(self, state: State, actor: ActorId, chance: Chance) -> Iterator[Change]:
        return changes(state, actor, chance.choice(offered(state, SCENE)))

    def offers(self, state: State, actor: ActorId) -> Iterator[Change]:
        """Yield changes of the zone and of the whole scene.  F068, F073."""
        for act in changes(state, actor, SCENES[0]):
            yield act
            if act.remove is None:
                yield Change(act.skill, None, act.text)

    def wants_words(self, act: Change) -> bool:
        return act.remove is None

    def extras(self, state: State, actor: ActorId, act: Change) -> Sequence[str]:
        lasting = (STICKY,) if act.remove is None else ()
        return (*lasting, POINT) if state.actors[actor].fate_points else lasting

    def wording(self, state: State, actor: ActorId, act: Change) -> Wording:
        skill = skill_words(act.skill)
        if act.remove is not None:
            return Wording("fate-do-remove", details={"name": state.aspects[act.remove].label, "skill": skill})
        where = {} if act.zone is None else {"zone": act.zone}
        return Wording("fate-do-add", where, {"zone": Wording("aspect-on-scene"), "skill": skill})

    def sum(self, state: State, actor: ActorId, act: Change) -> Sum:
        modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
        return simple_sum(modifiers, change_difficulty(state, act))


class BlockRules(FateAct[SetBlock]):
    """Prevent something.  F029 to F032, FR22, FR62, FR63."""

    answers = (SetBlock,)
    kind = Kind.BLOCK
    is_rolled = combines = may_swap = has_unusual = True

    def refusal(self, state: State, actor: ActorId, act: SetBlock) -> Refusal | None:
        return (
            ways_refusal(state, actor, act.ways)
            or beside_refusal(state, actor, act.beside)
            or block_refusal(state, actor, act)
        )

    async def effect(self, game: Game, actor: ActorId, act: SetBlock) -> None:
        await block(game, actor, act)

    def hints(self, state: State, actor: ActorId) -> Iterator[SetBlock]:
        return blocks(state, actor)

    def unusual_price(self, state: State, actor: ActorId, act: SetBlock) -> list[Modifier]:
        return unusual(act.skill, block_skills(act), act.ways)

    def sort(self, act: SetBlock) -> str:
        if act.kind in (BlockKind.DEED, BlockKind.DEEDS) and act.deed is not None:
            return act.deed.value
        return "protect" if act.kind is BlockKind.PROTECT else "ways"

    def wording(self, state: State, actor: ActorId, act: SetBlock) -> Wording:
        deed = "" if act.deed is None else Wording(f"deed-{act.deed.value}", {"feature": act.feature or ""})
        ends = {"target": act.subject or "", "zone": act.zone or ""}
        prevented = Wording(f"block-{act.kind.value}.do", ends, {"deed": deed})
        return Wording("fate-do-block", details={"block": prevented, "skill": skill_words(act.skill)})

    def sum(self, state: State, actor: ActorId, act: SetBlock) -> Sum:
        modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *block_modifiers(act)]
        modifiers += penalty(state, actor, act.beside)
        return Sum(tuple(modifiers), Wording("fate-strength", details={"sum": total(modifiers)}))


def made_words(weapon: WeaponId | None, *, thrown: bool) -> Wording | None:
    """Return what a maneuver is made with, a weapon or something thrown; None where it is the hand.  FR61."""
    if weapon is not None:
        return Wording("fate-made-by", {"weapon": weapon})
    return Wording("fate-made-thrown") if thrown else None


HINDER: Final = HinderRules()
CHANGE: Final = ChangeRules()
BLOCK: Final = BlockRules()
ACTS: Final[tuple[FateAct[Any], ...]] = (HINDER, CHANGE, BLOCK)
