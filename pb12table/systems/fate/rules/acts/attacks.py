"""Attacks and bombs: what they need, what they are made of, and their course from the declaration to the hit.

F022 to F024, F108.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from types import MappingProxyType
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Chance, Choice, Refusal, YesNo
from pb12table.skirmish.acts import Wording
from pb12table.skirmish.ids import Modifier, total
from pb12table.skirmish.plain_states import OfForm, decoded
from pb12table.systems.fate.rules.actors import (
    ATTACK_SKILLS,
    DEFENCE_SKILLS,
    TRACK_OF,
    acting,
    fresh,
    has_in_hand,
    is_in,
    is_opposing,
    opponents,
    owner,
    standing,
    stunts,
    weapon,
    weapons,
)
from pb12table.systems.fate.rules.acts.act import FateAct, Kind, Sum, open_sum, opposed_sum, skill_words
from pb12table.systems.fate.rules.acts.beside import (
    beside_refusal,
    cost,
    do_beside,
    do_small,
    once_begun,
    penalty,
    small_acts,
    small_refusal,
)
from pb12table.systems.fate.rules.acts.blocks import (
    deed_blocks,
    passage_blocks,
    protecting,
    strength_for,
    strongest,
)
from pb12table.systems.fate.rules.acts.company import part_off
from pb12table.systems.fate.rules.acts.moving import leave_behind, relocate
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    Blast,
    Lapse,
    Spend,
    SpendAnswer,
    Supplement,
    Ways,
)
from pb12table.systems.fate.rules.bidding import bid, end_main_action, gain_spin, tell
from pb12table.systems.fate.rules.data import (
    BONUS,
    PERSON,
    SPIN,
    ActorId,
    Aim,
    RangedDefence,
    SceneZoneId,
    Skill,
    Stunt,
    Track,
    Use,
    Weapon,
)
from pb12table.systems.fate.rules.events import (
    ActDeclared,
    ActResolved,
    AttackResolved,
    FullyDefending,
    FuseLit,
    OverflowGained,
    ZoneBlasted,
)
from pb12table.systems.fate.rules.harm import nearest, suffer
from pb12table.systems.fate.rules.odds import Odds, PushOdds, opposed, sums
from pb12table.systems.fate.rules.rolls import (
    Game,
    acting_modifiers,
    best_of,
    defending_modifiers,
    pay,
    rolled,
)
from pb12table.systems.fate.rules.state import Contest, Deed, Defends, Fuse, On, State
from pb12table.systems.fate.rules.zones import (
    covered,
    distance,
    is_in_cover,
    neighbours,
    places_for,
    sees,
    sees_zone,
    zone_of,
)

TALK = (Aim.DECEIVE, Aim.SCARE, Aim.CHARM)
"""What is done with words, in the own zone.  FR09."""


# -- what is asked -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseDefence(Choice[State, Skill]):
    """With which skill one defends.  F022, FR09."""

    actor: ActorId
    attacker: ActorId
    skills: tuple[Skill, ...]

    def options(self, state: State) -> Sequence[Skill]:
        return self.skills

    def decode(self, plain: Any) -> Skill:
        try:
            return Skill(plain)
        except ValueError:
            raise ValueError(f"no skill {plain!r}") from None


@dataclass(frozen=True, slots=True)
class DefendFully(YesNo[State]):
    """Whether one gives up the action of this exchange for full defence, when attacked or at its start.  F027."""

    actor: ActorId
    attacker: ActorId | None = None


@dataclass(frozen=True, slots=True)
class UseSpinNow(Choice[State, str]):
    """What becomes of a spin: kept for the next action, used as overflow at once, or let go.  F103, F104."""

    actor: ActorId
    shifts: int

    def options(self, state: State) -> Sequence[str]:
        return ("keep", "overflow", "lapse")

    def decode(self, plain: Any) -> str:
        if not isinstance(plain, str):
            raise ValueError(f"Expected `str`, got `{type(plain).__name__}`")
        return plain


@dataclass(frozen=True, slots=True)
class SpendShifts(OfForm[State, SpendAnswer]):
    """What is done with overflow at once.  F100, F101, F104, FR33."""

    form: ClassVar[Any] = SpendAnswer
    actor: ActorId
    shifts: int

    def refusal(self, state: State, answer: SpendAnswer) -> Refusal | None:
        if isinstance(answer, Lapse):
            return None
        refusal = small_refusal(state, self.actor, answer.act)
        if refusal is not None:
            return refusal
        price = cost(state, self.actor, answer.act)
        needed = (("needed", price), ("shifts", self.shifts))
        return None if price <= self.shifts else Refusal("F100", "too-few-shifts", needed)

    def hints(self, state: State) -> Sequence[SpendAnswer]:
        acts = [Spend(act) for act in small_acts(state, self.actor) if cost(state, self.actor, act) <= self.shifts]
        return [*acts, Lapse()]

    def sample(self, state: State, chance: Chance) -> SpendAnswer:
        return chance.choice(self.hints(state))

    def default(self, state: State) -> SpendAnswer:
        return Lapse()


# -- what an attack needs ------------------------------------------------------------------------------------------


def target_of(state: State, target: ActorId) -> ActorId:
    """Return who is attacked: an attached group is attacked with its leader.  F089, FR41."""
    leader = state.actors[target].led_by
    return target if leader is None else leader


def attack_refusal(state: State, actor: ActorId, act: Attack) -> Refusal | None:
    """Return why nobody can be attacked this way.  F012, F022, F081, FR05, FR09."""
    if act.aim not in state.setup.options.aims:
        return Refusal("FR09", "aim-not-agreed")
    if act.skill not in ATTACK_SKILLS[act.aim] and act.ways.swap is None:
        return Refusal("F022", "wrong-skill")
    if (act.push or act.aim is Aim.FORCE) and not (act.push and act.skill in (Skill.FISTS, Skill.MIGHT)):
        return Refusal("F081", "push-skill")
    if act.target not in state.actors or not is_in(state, act.target):
        return Refusal("F022", "target-gone")
    if not is_opposing(state, actor, act.target):
        return Refusal("F022", "own-side")
    refusal = ways_refusal(state, actor, act.ways) or beside_refusal(state, actor, act.beside)
    if refusal is not None:
        return refusal
    begun = once_begun(state, actor, act.beside)
    if not is_in(begun, actor):
        return Refusal("F112", "gone-before")
    return _reach_refusal(begun, actor, act)


def _reach_refusal(state: State, actor: ActorId, act: Attack) -> Refusal | None:
    """Return why a target is out of reach.  F012, F077, FR05, FR09."""
    target = target_of(state, act.target)
    apart = distance(state, zone_of(state, actor), zone_of(state, target))
    if act.aim in TALK or act.aim is Aim.FORCE or act.skill is Skill.FISTS:
        most = 1 if act.aim is Aim.SCARE and Stunt.COLD_STARE in stunts(state, actor) else 0
        return None if apart is not None and apart <= most else Refusal("FR09", "other-zone")
    found = None if act.weapon is None else weapon(state, actor, act.weapon)
    if found is None:
        return Refusal("F022", "no-weapon")
    return weapon_refusal(state, actor, target, found, act.skill, apart, swapped=act.ways.swap is not None)


def weapon_refusal(
    state: State,
    actor: ActorId,
    target: ActorId,
    found: Weapon,
    skill: Skill,
    apart: int | None,
    *,
    swapped: bool = False,
) -> Refusal | None:
    """Return why a weapon cannot be used against a target at this distance in zones.  F012, F077, F108, FR05."""
    if found.blasts:
        return Refusal("F108", "blasts-zones")
    if not has_in_hand(state, actor, found.id):
        return Refusal("F077" if found.id in state.actors[actor].disarmed else "F033", "not-in-hand")
    if found.skill is not skill and not swapped:
        return Refusal("F022", "wrong-skill")
    if apart is None or not found.least <= apart <= found.farthest:
        return Refusal("F012", "out-of-range", (("zones", -1 if apart is None else apart), ("most", found.farthest)))
    return None if apart == 0 or sees(state, actor, target) else Refusal("FR05", "no-sight")


def redirected(act: Act, target: ActorId) -> Attack | None:
    """Return the same attack on another target, None for what is no attack.  F076, FR29."""
    if not isinstance(act, Attack):
        return None
    return Attack(act.aim, act.skill, target, act.weapon, act.push, act.beside, act.ways)


def helping(state: State, actor: ActorId, target: ActorId) -> list[ActorId]:
    """Return the groups whose heads help their leader against a target: those that could attack it as well.

    F089, FR41, FR66.
    """
    return [other for other in fresh(state, actor) if could_attack(state, other, target)]


def could_attack(state: State, actor: ActorId, target: ActorId) -> bool:
    """Return whether an actor could attack a target from where it is in any way.  FR66."""
    return any(attack_refusal(state, actor, act) is None for act in tried(state, actor, target))


def attack_deed(act: Attack, use: Use | None) -> Deed:
    """Return the kind of act that an attack is for those who would block it.  FR63."""
    if act.aim in TALK:
        return Deed.WORD
    return Deed.SHOT if use in (Use.THROW, Use.SHOT) else Deed.HAND


def ways_refusal(state: State, actor: ActorId, ways: Ways, allowed: Sequence[Skill] = ()) -> Refusal | None:
    """Return why skills cannot be combined or swapped this way.  F038 to F042, F106, FR36, FR47."""
    for skill in (ways.modify, ways.complement):
        if skill is not None and skill not in allowed and state.setup.arbiter is None:
            return Refusal("FR47", "not-combined")
    if ways.swap is None:
        return None
    aspect = state.aspects.get(ways.swap)
    if aspect is None or aspect.on is On.ACTOR or (aspect.on is On.ZONE and aspect.bearer != zone_of(state, actor)):
        return Refusal("F106", "no-scene-aspect")
    return None if state.actors[actor].fate_points else Refusal("F106", "no-points")


def defence_skills(state: State, target: ActorId, aim: Aim, use: Use | None) -> tuple[Skill, ...]:
    """Return the skills one may defend with.  F022, F077, FR09."""
    options = state.setup.options
    if use in (Use.THROW, Use.SHOT) and options.ranged_defence is RangedDefence.ATHLETICS and aim is Aim.HARM:
        return (Skill.ATHLETICS,)
    return able_defences(state, target, DEFENCE_SKILLS[aim])


def able_defences(state: State, target: ActorId, skills: Sequence[Skill]) -> tuple[Skill, ...]:
    """Return those of some skills with which one can defend: Weapons need one in the hand.  F077, FR09."""
    armed = Skill.WEAPONS not in skills or is_armed(state, target)
    return tuple(skill for skill in skills if armed or skill is not Skill.WEAPONS)


def is_armed(state: State, actor: ActorId) -> bool:
    """Return whether an actor has a weapon of the skill Weapons in hand.  F077, FR09."""
    return any(each.skill is Skill.WEAPONS and has_in_hand(state, actor, each.id) for each in weapons(state, actor))


@dataclass(frozen=True, slots=True)
class Plan:
    """An attack before its dice: what is added to it, how it is carried out, and what its target has.

    `state` is the one in which it is made, after small acts before the dice, `apart` the zones between the two, `share`
    what of the target is covered.
    """

    state: State
    target: ActorId
    apart: int
    use: Use | None
    modifiers: tuple[Modifier, ...]
    defences: tuple[Skill, ...]
    share: float | None

    def defence(self, skill: Skill) -> tuple[Modifier, ...]:
        """Return what makes up the defence with a skill."""
        return tuple(defence_of(self.state, self.target, skill, self.apart, self.share))


def plan_attack(state: State, actor: ActorId, act: Attack) -> Plan:
    """Return an attack that is not refused, before its dice.  F022, F033, F086."""
    begun = once_begun(state, actor, act.beside)
    target = target_of(begun, act.target)
    apart = distance(begun, zone_of(begun, actor), zone_of(begun, target)) or 0
    found = None if act.weapon is None else weapon(begun, actor, act.weapon)
    use = None if found is None or act.skill is Skill.FISTS else found.use_at(apart)
    heads = helping(begun, actor, target)
    modifiers = (*acting_modifiers(begun, actor, act.skill, act.ways, heads), *penalty(state, actor, act.beside))
    far = use in (Use.THROW, Use.SHOT)
    share = covered(begun, actor, target) if far else None
    return Plan(begun, target, apart, use, modifiers, defence_skills(begun, target, act.aim, use), share)


def defence_of(state: State, target: ActorId, skill: Skill, apart: int, share: float | None) -> Iterator[Modifier]:
    """Yield what makes up a defence, with cover and stunts.  F027, F086, F111, section 6."""
    yield from defending_modifiers(state, target, skill)
    if skill is Skill.WEAPONS and apart == 0 and Stunt.PARRY_ARTIST in stunts(state, target):
        yield Modifier("F022", "parry-artist", 1, target)
    yield from cover_modifiers(state, target, share)


def cover_modifiers(state: State, target: ActorId, share: float | None) -> Iterator[Modifier]:
    """Yield what the cover of a target adds against throws and shots; `share` is None against anything else.  F111."""
    in_cover = share is not None and is_in_cover(share) and state.setup.options.cover_aspect
    if in_cover and not state.actors[target].had_cover:
        yield Modifier("F111", "in-cover", BONUS, target)


# -- the attack ----------------------------------------------------------------------------------------------------


async def attack(game: Game, actor: ActorId, act: Attack) -> None:
    """Carry out an attack from its declaration on.  F022, F023."""
    state = game.state
    declare(game, actor, act)
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    declared = plan_attack(state, actor, act)
    modifiers = declared.modifiers
    barrier = strongest(deed_blocks(state, actor, attack_deed(act, declared.use)))
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    plan = plan_attack(state, actor, Attack(act.aim, act.skill, act.target, act.weapon, act.push, (), act.ways))
    target = plan.target
    await offer_full_defence(game, target, actor)
    skills = plan.defences
    skill = await choose_defence(game, target, actor, skills)
    defence = [*defence_of(state, target, skill, plan.apart, plan.share)]
    use_cover(state, target, defence)
    roll = await rolled(game, actor, act.skill, "attack", modifiers)
    other = await rolled(game, target, skill, "defence", defence)
    guard = protecting(state, target)
    contest = Contest(
        Deed.ATTACK,
        roll,
        other,
        blocker=None if guard is None else guard.owner,
        strength=None if guard is None else strength_for(state, actor, guard),
        barrier_owner=None if barrier is None else barrier.owner,
        barrier=None if barrier is None else barrier.strength,
    )
    contest = await bid(game, contest, "attack")
    await resolve(game, actor, act, target, contest)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)


def use_cover(state: State, target: ActorId, defence: Sequence[Modifier]) -> None:
    """Use cover, which is a free tag once an exchange.  F111."""
    if any(modifier.label == "in-cover" for modifier in defence):
        state.actors[target].had_cover = True


async def choose_defence(game: Game, target: ActorId, attacker: ActorId, skills: tuple[Skill, ...]) -> Skill:
    """Return the skill someone defends with, asking if there is a choice.  FR09."""
    if len(skills) == 1:
        return skills[0]
    return await game.ask(ChooseDefence(owner(game.state, target), target, attacker, skills))


def declare(game: Game, actor: ActorId, act: Attack) -> None:
    """Tell of an attack."""
    game.record(
        ActDeclared(
            actor=actor, kind="push" if act.push else "attack", skill=act.skill, target=act.target,
            weapon=act.weapon, aim=act.aim,
        )
    )  # fmt: skip


async def offer_full_defence(game: Game, target: ActorId, attacker: ActorId) -> None:
    """Let one who is attacked for the first time and has not acted give up the action for full defence.  F027, FR12."""
    state = game.state
    attacked = state.actors[target]
    first, attacked.attacked = not attacked.attacked, True
    if not first or attacked.has_acted or attacked.full_defence or attacked.defends is Defends.NEVER:
        return
    if await game.ask(DefendFully(owner(state, target), target, attacker)):
        defend_fully(game, target)


def defend_fully(game: Game, actor: ActorId) -> None:
    """Let an actor do nothing else in this exchange, and defend better.  F027, FR11, FR12."""
    defends = game.state.actors[actor]
    defends.full_defence, defends.has_acted, defends.held = True, True, False
    game.record(FullyDefending(actor=actor))


async def resolve(game: Game, actor: ActorId, act: Attack, target: ActorId, contest: Contest) -> None:
    """Carry out what comes of an attack: nothing, spin, a push, or a hit.  F023, F031, F045, F081, F100 to F104."""
    if contest.is_barred:
        assert contest.barrier is not None, "barred by it"
        game.record(
            ActResolved(
                actor=actor, kind="attack", effort=contest.roll.effort, difficulty=contest.barrier, success=False,
                stopped=True,
            )
        )  # fmt: skip
        return
    margin = contest.margin
    game.record(
        AttackResolved(
            actor=actor, target=target, effort=contest.roll.effort, defence=contest.against, shifts=margin,
            blocked=not contest.own_roll_counted, push=act.push,
        )
    )  # fmt: skip
    if margin <= -SPIN and contest.own_roll_counted:
        await win_spin(game, target, -margin)
    elif margin >= 1 and act.push:
        await push(game, actor, target, margin, contest.roll.effort)
    elif margin >= 1:
        overflow = await suffer(game, target, TRACK_OF[act.aim], margin, actor)
        await spend(game, actor, overflow)


async def win_spin(game: Game, actor: ActorId, shifts: int) -> None:
    """Give a spin for the next action, or overflow, for an attack beaten by three or more.  F103, F104."""
    chosen = await game.ask(UseSpinNow(owner(game.state, actor), actor, shifts))
    if chosen == "keep":
        gain_spin(game, actor)
    elif chosen == "overflow":
        await spend(game, actor, shifts)


async def spend(game: Game, actor: ActorId, shifts: int) -> None:
    """Let overflow pay at once for small acts.  F100, F101, F104, FR33."""
    state = game.state
    if shifts <= 0 or not is_in(state, actor):
        return
    game.record(OverflowGained(actor=actor, shifts=shifts))
    while shifts > 0 and is_in(state, actor):
        request = SpendShifts(owner(state, actor), actor, shifts)
        if len(request.hints(state)) == 1:
            return
        answer = await game.ask(request)
        if isinstance(answer, Lapse):
            return
        shifts -= cost(state, actor, answer.act)
        do_small(game, actor, answer.act)


async def push(game: Game, actor: ActorId, target: ActorId, shifts: int, effort: int) -> None:
    """Let both end in a zone further on: weight, one for each zone, and borders.  F081, FR30.

    Of a group the minion that is nearest is pushed, and is a group of its own (section 4.1).
    """
    state = game.state
    paths = push_paths(state, actor, shifts, effort)
    if not paths:
        return
    chosen = await game.ask(ChoosePath(owner(state, actor), actor, target, tuple(paths)))
    if not chosen:
        return
    zone = chosen[-1]
    target = part_off(game, target, nearest(state, target, actor)[0])
    for mover in (target, actor):
        figures = standing(state, mover)
        if places_for(state, figures, zone, (state.figures[figures[0]].x, state.figures[figures[0]].y)) is None:
            return
    relocate(game, standing(state, target), zone, (), "pushed")
    relocate(game, standing(state, actor), zone, (), "push")
    leave_behind(game, actor)
    leave_behind(game, target)


def push_paths(state: State, actor: ActorId, shifts: int, effort: int) -> list[tuple[SceneZoneId, ...]]:
    """Return the paths someone can be pushed along with some shifts; the effort must beat what bars them.

    F031, F081, FR30, FR60.
    """
    start = zone_of(state, actor)
    found: list[tuple[SceneZoneId, ...]] = []
    waiting: list[tuple[tuple[SceneZoneId, ...], int]] = [((), PERSON)]
    while waiting:
        path, paid = waiting.pop(0)
        here = path[-1] if path else start
        for zone, border in neighbours(state, here):
            bars = passage_blocks(state, actor, here, zone)
            barred = any(strength_for(state, actor, each) >= effort for each in bars)
            if zone in (start, *path) or paid + 1 + border > shifts or barred:
                continue
            found.append((*path, zone))
            waiting.append(((*path, zone), paid + 1 + border))
    return found


@dataclass(frozen=True, slots=True)
class ChoosePath(Choice[State, tuple[SceneZoneId, ...]]):
    """Where someone is pushed, () for nowhere.  F081, FR30."""

    actor: ActorId
    target: ActorId
    paths: tuple[tuple[SceneZoneId, ...], ...]

    def options(self, state: State) -> Sequence[tuple[SceneZoneId, ...]]:
        return (*self.paths, ())

    def encode(self, answer: tuple[SceneZoneId, ...]) -> Any:
        return list(answer)

    def decode(self, plain: Any) -> tuple[SceneZoneId, ...]:
        found: tuple[SceneZoneId, ...] = decoded(plain, tuple[SceneZoneId, ...])
        return found


def attacks(state: State, actor: ActorId) -> Iterator[Attack]:
    """Yield all plain attacks that are legal now, pushes among them.  F022."""
    for target in opponents(state, actor):
        if state.actors[target].led_by is not None:
            continue
        for act in tried(state, actor, target):
            if attack_refusal(state, actor, act) is None:
                yield act


def tried(state: State, actor: ActorId, target: ActorId) -> Iterator[Attack]:
    yield Attack(Aim.HARM, Skill.FISTS, target)
    yield Attack(Aim.HARM, Skill.FISTS, target, push=True)
    yield Attack(Aim.FORCE, Skill.MIGHT, target, push=True)
    for each in weapons(state, actor):
        if each.skill is not Skill.FISTS:
            yield Attack(Aim.HARM, each.skill, target, each.id)
    for aim in TALK:
        yield Attack(aim, ATTACK_SKILLS[aim][0], target)


# -- what to expect of it ------------------------------------------------------------------------------------------


def attack_odds(state: State, actor: ActorId, act: Attack, skill: Skill | None = None) -> Odds:
    """Return the odds of an attack not refused, against the best defence or one with a skill; nothing is added later.

    F022, F030, F031, F086, F111.
    """
    plan = plan_attack(state, actor, act)
    guard = protecting(plan.state, plan.target)
    best = skill or best_defence(plan)
    barrier = strongest(deed_blocks(state, actor, attack_deed(act, plan.use)))
    return opposed(
        total(plan.modifiers),
        total(plan.defence(best)),
        None if guard is None else strength_for(plan.state, actor, guard),
        None if barrier is None else barrier.strength,
    )


def push_odds(state: State, actor: ActorId, act: Attack, skill: Skill | None = None) -> PushOdds:
    """Return how likely a push that is not refused moves its target: the shifts must pay, and pass what bars the way.

    F031, F081, FR30, FR60.
    """
    plan = plan_attack(state, actor, act)
    attack, defence = total(plan.modifiers), total(plan.defence(skill or best_defence(plan)))
    guard = protecting(plan.state, plan.target)
    barrier = strongest(deed_blocks(state, actor, attack_deed(act, plan.use)))
    strength = None if guard is None else strength_for(plan.state, actor, guard)
    moved, zones = Fraction(0), dict[SceneZoneId, Fraction]()
    for (own, chance), (other, against) in product(sums().items(), sums().items()):
        effort, met = attack + own, defence + other
        margin = effort - (met if strength is None else max(met, strength))
        if margin < 1 or (barrier is not None and effort <= barrier.strength):
            continue
        ends = dict.fromkeys(path[-1] for path in push_paths(plan.state, actor, margin, effort))
        moved += chance * against if ends else 0
        for zone in ends:
            zones[zone] = zones.get(zone, Fraction(0)) + chance * against
    return PushOdds(moved, MappingProxyType(dict(sorted(zones.items(), key=lambda each: -each[1]))))


def surest_defence(state: State, request: ChooseDefence) -> Skill:
    """Return the skill that defends best, the first of those alike: a higher sum is never worse.  F022, FR09."""
    apart = distance(state, zone_of(state, request.attacker), zone_of(state, request.actor))
    far = 1 if apart is None else apart
    return max(request.skills, key=lambda skill: total(tuple(defence_of(state, request.actor, skill, far, None))))


def best_defence(plan: Plan) -> Skill:
    """Return the skill with which a target defends best."""
    return max(plan.defences, key=lambda skill: total(plan.defence(skill)))


# -- bombs -----------------------------------------------------------------------------------------------------------


def blast_refusal(state: State, actor: ActorId, act: Blast) -> Refusal | None:
    """Return why no bomb can be thrown or laid this way.  F012, F108, FR05, section 6."""
    found = weapon(state, actor, act.weapon)
    if not state.setup.options.area_attacks:
        return Refusal("F108", "no-area-attacks")
    if found is None or not found.blasts:
        return Refusal("F108", "no-bomb")
    skills = (found.skill, Skill.ENGINEERING) if Stunt.BOMB_MAKER in stunts(state, actor) else (found.skill,)
    if act.skill not in skills:
        return Refusal("F108", "wrong-skill")
    if act.zone not in state.setup.zone_by_id:
        return Refusal("F108", "no-such-zone")
    refusal = beside_refusal(state, actor, act.beside)
    if refusal is not None:
        return refusal
    begun = once_begun(state, actor, act.beside)
    if not is_in(begun, actor):
        return Refusal("F112", "gone-before")
    if not has_in_hand(begun, actor, found.id):
        return Refusal("F033", "not-in-hand")
    apart = distance(begun, zone_of(begun, actor), act.zone)
    if act.lay and apart != 0:
        return Refusal("F108", "lay-here")
    if apart is None or apart > found.farthest:
        return Refusal("F012", "out-of-range", (("zones", -1 if apart is None else apart), ("most", found.farthest)))
    return None if apart == 0 or sees_zone(begun, actor, act.zone) else Refusal("FR05", "no-sight")


async def blast(game: Game, actor: ActorId, act: Blast) -> None:
    """Use a bomb: thrown it goes off at once, laid at the end of the exchange, with the effort of now.  F108."""
    state = game.state
    kind = "lay" if act.lay else "blast"
    game.record(ActDeclared(actor=actor, kind=kind, skill=act.skill, target=act.zone, weapon=act.weapon))
    modifiers = [*acting_modifiers(state, actor, act.skill), *penalty(state, actor, act.beside)]
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    left = state.actors[actor].uses.get(act.weapon, 1)
    state.actors[actor].uses[act.weapon] = left - 1
    barrier = strongest(deed_blocks(state, actor, Deed.HAND if act.lay else Deed.SHOT))
    roll = await rolled(game, actor, act.skill, "blast", modifiers)
    contest = Contest(
        Deed.ATTACK,
        roll,
        barrier_owner=None if barrier is None else barrier.owner,
        barrier=None if barrier is None else barrier.strength,
    )
    contest = await bid(game, contest, "blast")
    if contest.is_barred:
        tell(game, actor, "blast", contest, success=False)
    elif act.lay:
        state.fuses.append(Fuse(act.zone, contest.margin, state.exchange, actor))
        game.record(FuseLit(actor=actor, zone=act.zone, exchange=state.exchange))
    else:
        await go_off(game, act.zone, contest.margin, actor)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)


async def go_off(game: Game, zone: SceneZoneId, effort: int, by: ActorId) -> None:
    """Let all in a zone defend with Athletics, friends and who has thrown it too; blocks protect them.

    F030, F108, FR20, FR68, section 6.
    """
    state = game.state
    game.record(ZoneBlasted(zone=zone, effort=effort, by=by))
    there = [each for each in acting(state) if state.actors[each].led_by is None and zone_of(state, each) == zone]
    for target in there:
        if not is_in(state, target):
            continue
        if target != by:
            await offer_full_defence(game, target, by)
        defence = defending_modifiers(state, target, Skill.ATHLETICS)
        other = await rolled(game, target, Skill.ATHLETICS, "defence", defence)
        guard = protecting(state, target)
        contest = Contest(
            Deed.ATTACK,
            other,
            difficulty=effort,
            blocker=None if guard is None else guard.owner,
            strength=None if guard is None else strength_for(state, by, guard),
        )
        contest = await bid(game, contest, "defence")
        margin = -contest.margin
        game.record(
            AttackResolved(
                actor=by, target=target, effort=effort, defence=contest.effort, shifts=margin,
                blocked=not contest.own_roll_counted,
            )
        )  # fmt: skip
        if margin >= 1:
            overflow = await suffer(game, target, Track.HEALTH, margin, by)
            if target != by:
                await spend(game, by, overflow)
        elif margin <= -SPIN and contest.own_roll_counted:
            await win_spin(game, target, -margin)


def blasts(state: State, actor: ActorId) -> Iterator[Blast]:
    """Yield the bombs that can be thrown or laid now."""
    for each in weapons(state, actor):
        if not each.blasts:
            continue
        for zone in state.setup.zone_by_id:
            for lay in (False, True):
                act = Blast(each.id, zone, each.skill, lay=lay)
                if blast_refusal(state, actor, act) is None:
                    yield act


# -- the acts --------------------------------------------------------------------------------------------------------


class AttackRules(FateAct[Attack]):
    """Attack someone, or push them away.  F022, F081."""

    answers = (Attack,)
    kind = Kind.ATTACK
    is_rolled = combines = may_swap = True

    def refusal(self, state: State, actor: ActorId, act: Attack) -> Refusal | None:
        return attack_refusal(state, actor, act)

    async def effect(self, game: Game, actor: ActorId, act: Attack) -> None:
        await attack(game, actor, act)

    def hints(self, state: State, actor: ActorId) -> Iterator[Attack]:
        return attacks(state, actor)

    def offers(self, state: State, actor: ActorId) -> Iterator[Attack]:
        return (act for act in attacks(state, actor) if not act.push)

    def target(self, act: Attack) -> ActorId | None:
        return act.target

    def chance(self, state: State, actor: ActorId, act: Attack) -> float:
        """Return how likely it hits, or how likely a push moves its target.  F081."""
        return float(push_odds(state, actor, act).p_moved if act.push else attack_odds(state, actor, act).p_hit)

    def wording(self, state: State, actor: ActorId, act: Attack) -> Wording:
        return self._worded(act, {"target": act.target})

    def how(self, state: State, actor: ActorId, act: Attack) -> Wording:
        return self._worded(act, {})

    def _worded(self, act: Attack, things: dict[str, str]) -> Wording:
        armed = things if act.weapon is None else {**things, "weapon": act.weapon}
        details = {"target": "none", "weapon": "none", "skill": skill_words(act.skill)}
        return Wording(f"fate-do-{'push' if act.push else act.aim.value}", armed, details)

    def sum(self, state: State, actor: ActorId, act: Attack) -> Sum:
        """Return its sum against the best defence; a push has the chance that it moves the target.  F022, F081."""
        plan = plan_attack(state, actor, act)
        odds, skill = attack_odds(state, actor, act), best_defence(plan)
        met = {
            "skill": skill_words(skill),
            "sum": total(plan.defence(skill)),
            "spin": round(100 * float(odds.p_spin)),
            "mean": round(float(odds.mean_shifts), 1),
        }
        note = Wording("fate-against", details=met)
        if not act.push:
            return opposed_sum(plan.modifiers, float(odds.p_hit), note)
        pushed = push_odds(state, actor, act)
        ends = tuple(
            Wording("fate-may-end", {"zone": zone}, {"percent": round(100 * float(chance))})
            for zone, chance in pushed.zones.items()
        )
        further = Wording("fate-pushed", details={"against": note, "zones": ends or "none"})
        return opposed_sum(plan.modifiers, float(pushed.p_moved), further)


class PushRules(FateAct[Attack]):
    """Attacks that push, as they are offered.  F081."""

    kind = Kind.SHOVE
    is_rolled = combines = True

    def offers(self, state: State, actor: ActorId) -> Iterator[Attack]:
        return (act for act in attacks(state, actor) if act.push)


class AttackAfterRules(FateAct[Attack]):
    """Attacks with a small act before them that makes them possible, to be tried.  F033, FR44."""

    is_rolled = True

    def hints(self, state: State, actor: ActorId) -> Iterator[Attack]:
        targets = [target for target in state.actors if state.actors[target].led_by is None]
        able = [act for target in targets for act in tried(state, actor, target)]
        barred = [act for act in able if attack_refusal(state, actor, act) is not None]
        for small in small_acts(state, actor):
            beside = (Supplement(small),)
            begun = once_begun(state, actor, beside)
            for act in barred if is_in(begun, actor) else ():
                if attack_refusal(begun, actor, act) is None:
                    yield Attack(act.aim, act.skill, act.target, act.weapon, act.push, beside)


class SwappedAttackRules(FateAct[Attack]):
    """Attacks with the best skill instead of the usual one, by what lies about, to be tried.  F106."""

    is_rolled = True

    def whims(self, state: State, actor: ActorId, chance: Chance) -> Iterator[Attack]:
        best = best_of(state, actor, tuple(Skill))
        for aspect in state.aspects.values():
            for act in attacks(state, actor):
                if act.weapon is not None and act.skill is not best:
                    yield Attack(act.aim, best, act.target, act.weapon, ways=Ways(swap=aspect.id))


class BlastRules(FateAct[Blast]):
    """Throw a bomb among all of a zone, or lay it in the own one.  F108."""

    answers = (Blast,)
    kind = Kind.USE
    is_rolled = combines = True

    def refusal(self, state: State, actor: ActorId, act: Blast) -> Refusal | None:
        return blast_refusal(state, actor, act)

    async def effect(self, game: Game, actor: ActorId, act: Blast) -> None:
        await blast(game, actor, act)

    def hints(self, state: State, actor: ActorId) -> Iterator[Blast]:
        return blasts(state, actor)

    def offers(self, state: State, actor: ActorId) -> Iterator[Blast]:
        """Yield bombs among foes first."""

        def friends_less_foes(act: Blast) -> int:
            there = [each for each in acting(state) if zone_of(state, each) == act.zone]
            return sum((-1 if is_opposing(state, actor, each) else 1) * len(standing(state, each)) for each in there)

        return iter(sorted(blasts(state, actor), key=friends_less_foes))

    def wording(self, state: State, actor: ActorId, act: Blast) -> Wording:
        return Wording(f"fate-do-{'lay' if act.lay else 'blast'}", {"weapon": act.weapon, "zone": act.zone})

    def sum(self, state: State, actor: ActorId, act: Blast) -> Sum:
        return open_sum([*acting_modifiers(state, actor, act.skill), *penalty(state, actor, act.beside)])


ATTACK: Final = AttackRules()
PUSH: Final = PushRules()
ATTACK_AFTER: Final = AttackAfterRules()
SWAPPED_ATTACK: Final = SwappedAttackRules()
BLAST: Final = BlastRules()
ACTS: Final[tuple[FateAct[Any], ...]] = (ATTACK, PUSH, ATTACK_AFTER, SWAPPED_ATTACK, BLAST)
