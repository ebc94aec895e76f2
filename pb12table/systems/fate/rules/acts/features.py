"""The acts of the things of a scene, and contests over them.  F004, F006, F007, F110."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.acts import Wording
from pb12table.skirmish.ids import Modifier
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.fate.rules.actors import is_in, opponents, owner, side
from pb12table.systems.fate.rules.acts.act import FateAct, Kind, Sum, simple_sum
from pb12table.systems.fate.rules.acts.attacks import choose_defence, helping, ways_refusal
from pb12table.systems.fate.rules.acts.beside import (
    beside_refusal,
    do_beside,
    feature_of,
    once_begun,
    open_link,
    opened_by,
    penalty,
    take_up,
)
from pb12table.systems.fate.rules.acts.blocks import deed_blocks, place_block, strongest
from pb12table.systems.fate.rules.acts.maneuvers import place_aspect, simple
from pb12table.systems.fate.rules.asking.answers import UseFeature, Uses
from pb12table.systems.fate.rules.bidding import bid, end_main_action, tell
from pb12table.systems.fate.rules.data import LOWEST, ActorId, Effect, Feature, FeatureId, ShiftUse, Skill
from pb12table.systems.fate.rules.events import ActDeclared, Contested, FuseLit, FuseOut, ShiftsUsed
from pb12table.systems.fate.rules.rolls import (
    Game,
    acting_modifiers,
    best_of,
    combining_modifiers,
    defending_modifiers,
    pay,
    rolled,
)
from pb12table.systems.fate.rules.state import Block, BlockKind, Contest, Deed, Fuse, On, State
from pb12table.systems.fate.rules.zones import link, zone_of


async def contest(
    game: Game, actor: ActorId, rival: ActorId, skill: Skill, skills: Sequence[Skill], modifiers: list[Modifier],
    feature: FeatureId,
) -> ActorId | None:  # fmt: skip
    """Let both roll, the rival with one of some skills; return who is ahead, None at a tie.  F006, F007, FR02."""
    state = game.state
    chosen = await choose_defence(game, rival, actor, tuple(skills))
    barrier = strongest(deed_blocks(state, actor, Deed.FEATURE, feature))
    roll = await rolled(game, actor, skill, "contest", modifiers)
    other = await rolled(game, rival, chosen, "contest", defending_modifiers(state, rival, chosen))
    found = await bid(
        game,
        Contest(
            Deed.FEATURE,
            roll,
            other,
            barrier_owner=None if barrier is None else barrier.owner,
            barrier=None if barrier is None else barrier.strength,
        ),
        "contest",
    )
    winner: ActorId | None = rival if found.is_barred or found.margin < 0 else actor if found.margin > 0 else None
    game.record(Contested(actor=actor, rival=rival, effort=found.roll.effort, against=found.against, winner=winner))
    return winner


@dataclass(frozen=True, slots=True)
class UseShifts(OfForm[State, Uses]):
    """What the shifts of a simple action are spent on; some may be left unspent.  F004."""

    form: ClassVar[Any] = Uses
    actor: ActorId
    feature: FeatureId
    shifts: int

    def _uses(self, state: State) -> tuple[ShiftUse, ...]:
        feature = state.setup.feature(self.feature)
        return () if feature is None else feature.uses

    def refusal(self, state: State, answer: Uses) -> Refusal | None:
        spent = {ShiftUse.TIME: answer.time, ShiftUse.QUALITY: answer.quality, ShiftUse.NOTICE: answer.notice}
        if any(number and use not in self._uses(state) for use, number in spent.items()):
            return Refusal("F004", "no-such-use")
        needed = (("needed", sum(spent.values())), ("shifts", self.shifts))
        return None if sum(spent.values()) <= self.shifts else Refusal("F004", "too-few-shifts", needed)

    def hints(self, state: State) -> Sequence[Uses]:
        uses = self._uses(state)
        most = [self.shifts if use in uses else 0 for use in ShiftUse]
        return [
            Uses(time, quality, notice)
            for time, quality, notice in product(*(range(number, -1, -1) for number in most))
            if time + quality + notice <= self.shifts
        ]

    def sample(self, state: State, chance: Chance) -> Uses:
        return chance.choice(self.hints(state))

    def default(self, state: State) -> Uses:
        return Uses()


def burning(state: State, feature: Feature) -> Fuse | None:
    """Return the fuse of a feature that burns, None for none.  F108."""
    return next((fuse for fuse in state.fuses if fuse.feature == feature.id), None)


def skills_of(state: State, feature: Feature) -> tuple[Skill, ...]:
    """Return the skills for doing the act of a feature now: putting out a fuse has skills of its own."""
    return feature.out_skills if burning(state, feature) is not None else feature.skills


def difficulty_of(state: State, feature: Feature) -> int:
    """Return how hard the act of a feature is now; one without a roll is only kept from somebody.  F005, F032, F110."""
    fuse = burning(state, feature)
    if not feature.skills:
        return LOWEST
    return feature.difficulty if fuse is None else feature.out_difficulty + fuse.harder


def feature_refusal(state: State, actor: ActorId, act: UseFeature) -> Refusal | None:
    """Return why the act of a feature cannot be done.  F006, F032, F110."""
    feature = state.setup.feature(act.feature)
    if feature is None:
        return Refusal("F110", "no-such-feature")
    if not feature.skills and not deed_blocks(state, actor, Deed.FEATURE, feature.id):
        return Refusal("F110", "needs-no-roll")
    skills = skills_of(state, feature) or tuple(Skill)
    if act.skill not in skills and act.ways.swap is None:
        return Refusal("F110", "wrong-skill")
    if not _may(state, actor, feature):
        return Refusal("F110", "not-yours")
    if state.exchange < feature.from_exchange:
        return Refusal("F110", "too-early", (("exchange", feature.from_exchange),))
    allowed = (*feature.modify, *feature.complement)
    opens = opened_by(state, feature) if feature.effect is Effect.OPENS else None
    refusal = ways_refusal(state, actor, act.ways, allowed) or beside_refusal(state, actor, act.beside, opens)
    if refusal is not None:
        return refusal
    begun = once_begun(state, actor, act.beside)
    if not is_in(begun, actor):
        return Refusal("F112", "gone-before")
    if zone_of(begun, actor) != feature.zone:
        return Refusal("F110", "feature-elsewhere")
    if feature.effect is Effect.BARS and (act.zone is None or link(begun, feature.zone, act.zone) is None):
        return Refusal("FR22", "block-no-link")
    if feature.effect is Effect.TAKE:
        return _take_refusal(begun, actor, feature, act.rival)
    return None


def _take_refusal(state: State, actor: ActorId, feature: Feature, rival: ActorId | None) -> Refusal | None:
    """Return why nobody can take a thing this way: it is not there, or a foe here wants it too.  F006."""
    placed = None if feature.thing is None else state.things.get(feature.thing)
    if placed is None or placed.is_out or placed.carrier is not None or placed.zone != feature.zone:
        return Refusal("F080", "no-such-thing")
    able = rivals(state, actor, feature)
    if (rival is None and able) or (rival is not None and rival not in able):
        return Refusal("F006", "name-a-rival")
    return None


def rivals(state: State, actor: ActorId, feature: Feature) -> list[ActorId]:
    """Return who may want a thing too: the foes in its zone.  F006."""
    return [
        foe
        for foe in opponents(state, actor)
        if state.actors[foe].led_by is None and zone_of(state, foe) == feature.zone
    ]


def _may(state: State, actor: ActorId, feature: Feature) -> bool:
    if burning(state, feature) is not None:
        return not feature.out_sides or side(state, actor) in feature.out_sides
    return (not feature.actors or actor in feature.actors) and (
        not feature.sides or side(state, actor) in feature.sides
    )


def opens_for(state: State, actor: ActorId) -> list[Feature]:
    """Return the features that an actor could open a closed link with, once it is in their zone.  F110, FR71."""
    if deed_blocks(state, actor, Deed.FEATURE):
        return []
    return [
        feature
        for feature in state.setup.features
        if feature.effect is Effect.OPENS
        and feature.link is not None
        and link(state, *feature.link) is None
        and _may(state, actor, feature)
        and max(state.exchange, 1) >= feature.from_exchange
    ]


async def use_feature(game: Game, actor: ActorId, act: UseFeature) -> None:
    """Carry out the act of a feature.  F110."""
    state = game.state
    feature = feature_of(state, act.feature)
    game.record(ActDeclared(actor=actor, kind="feature", skill=act.skill, target=feature.id))
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    modifiers = feature_modifiers(state, actor, feature, act)
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    if feature.effect is Effect.TAKE and act.rival is not None:
        winner = await contest(game, actor, act.rival, act.skill, feature.skills, modifiers, feature.id)
        if winner is not None and feature.thing is not None:
            take_up(game, winner, feature.thing)
        end_main_action(game)
        do_beside(game, actor, act.beside, before=False)
        return
    await _simply(game, actor, feature, act, modifiers)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)


async def _simply(game: Game, actor: ActorId, feature: Feature, act: UseFeature, modifiers: list[Modifier]) -> None:
    """Carry out a simple action, with what its shifts are good for.  F003, F004, F005."""
    state = game.state
    rolled = await simple(
        game, actor, act.skill, modifiers, difficulty_of(state, feature), Deed.FEATURE, feature=feature.id
    )
    success = rolled.margin >= 0 and not rolled.is_barred
    tell(game, actor, "feature", rolled, success=success)
    if not success:
        return
    used = Uses()
    if feature.uses and rolled.margin > 0:
        used = await game.ask(UseShifts(owner(state, actor), actor, feature.id, rolled.margin))
        left = rolled.margin - used.time - used.quality - used.notice
        game.record(
            ShiftsUsed(
                actor=actor, feature=feature.id, time=used.time, quality=used.quality, notice=used.notice, left=left
            )
        )
    take_effect(game, actor, feature, act, rolled.roll.effort, used)


def feature_modifiers(state: State, actor: ActorId, feature: Feature, act: UseFeature) -> list[Modifier]:
    """Return what makes up the act of a feature, with the skills that its data combine.

    Groups help against a rival alone.  F038 to F041, FR66.
    """
    begun = once_begun(state, actor, act.beside)
    heads = () if act.rival is None else helping(begun, actor, act.rival)
    found = acting_modifiers(state, actor, act.skill, act.ways, heads)
    found += combining_modifiers(state, actor, act.skill, feature.modify, feature.complement, feature.restrict, found)
    opens = opened_by(state, feature) if feature.effect is Effect.OPENS else None
    return [*found, *penalty(state, actor, act.beside, opens)]


def take_effect(game: Game, actor: ActorId, feature: Feature, act: UseFeature, effort: int, used: Uses) -> None:
    """Do what a feature does: good work lasts, quick work burns down sooner.  F004, F075, F079, F108, F110, FR54."""
    match feature.effect:
        case Effect.BARS:
            assert act.zone is not None, "refused before"
            ends = (feature.zone, act.zone)
            place_block(game, Block(0, actor, BlockKind.PASSAGE, effort + used.quality, zones=ends, debris=True))
        case Effect.ASPECT:
            assert feature.aspect is not None, "as its file says"
            shifts = effort - feature.difficulty + used.quality
            place_aspect(game, feature.aspect, On.ZONE, feature.zone, actor, shifts, sticky=True)
        case Effect.OPENS:
            open_link(game, feature)
        case Effect.FUSE:
            _light_or_put_out(game, actor, feature, used)
        case Effect.TAKE:
            assert feature.thing is not None, "as its file says"
            take_up(game, actor, feature.thing)
        case Effect.WORK:
            pass


def _light_or_put_out(game: Game, actor: ActorId, feature: Feature, used: Uses) -> None:
    state = game.state
    fuse = burning(state, feature)
    if fuse is not None:
        state.fuses.remove(fuse)
        game.record(FuseOut(actor=actor, zone=feature.zone, feature=feature.id))
        return
    ends = state.exchange + max(feature.delay - used.time, 0)
    state.fuses.append(Fuse(feature.zone, feature.effort, ends, actor, feature.id, used.quality))
    game.record(FuseLit(actor=actor, zone=feature.zone, exchange=ends, feature=feature.id))


def features(state: State, actor: ActorId) -> Iterator[UseFeature]:
    """Yield the acts of features that can be done now, each with the best skill."""
    for feature in state.setup.features:
        skills = skills_of(state, feature)
        if not skills:
            if not deed_blocks(state, actor, Deed.FEATURE, feature.id):
                continue
            skills = tuple(Skill)
        ends: Sequence[UseFeature] = [UseFeature(feature.id, best_of(state, actor, skills))]
        if feature.effect is Effect.BARS:
            ends = [UseFeature(feature.id, ends[0].skill, zone) for zone in state.setup.zone_by_id]
        if feature.effect is Effect.TAKE:
            foes = (None, *rivals(state, actor, feature))
            ends = [UseFeature(feature.id, ends[0].skill, rival=rival) for rival in foes]
        for act in ends:
            if feature_refusal(state, actor, act) is None:
                yield act


class FeatureRules(FateAct[UseFeature]):
    """The act of a feature.  F003 to F007, F110."""

    answers = (UseFeature,)
    kind = Kind.USE
    is_rolled = combines = may_swap = True

    def refusal(self, state: State, actor: ActorId, act: UseFeature) -> Refusal | None:
        return feature_refusal(state, actor, act)

    async def effect(self, game: Game, actor: ActorId, act: UseFeature) -> None:
        await use_feature(game, actor, act)

    def hints(self, state: State, actor: ActorId) -> Iterator[UseFeature]:
        return features(state, actor)

    def wording(self, state: State, actor: ActorId, act: UseFeature) -> Wording:
        end = {} if act.zone is None else {"zone": act.zone}
        return Wording("fate-do-feature", {"feature": act.feature, **end}, {"zone": "none"})

    def sum(self, state: State, actor: ActorId, act: UseFeature) -> Sum:
        feature = feature_of(state, act.feature)
        return simple_sum(feature_modifiers(state, actor, feature, act), difficulty_of(state, feature))


FEATURE: Final = FeatureRules()
ACTS: Final[tuple[FateAct[Any], ...]] = (FEATURE,)
