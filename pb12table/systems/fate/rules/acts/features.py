"""The acts of the things of a scene.  F004, F110."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pb12table.kernel.request import Refusal
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.fate.rules.actors import is_in, side
from pb12table.systems.fate.rules.acts.attacks import ways_refusal
from pb12table.systems.fate.rules.acts.beside import beside_refusal, do_beside, once_begun, open_link, penalty
from pb12table.systems.fate.rules.acts.blocks import place_block
from pb12table.systems.fate.rules.acts.maneuvers import best_of, place_aspect, simple, tell
from pb12table.systems.fate.rules.asking.answers import UseFeature
from pb12table.systems.fate.rules.bidding import end_main_action
from pb12table.systems.fate.rules.data import ActorId, Effect, Feature, Skill
from pb12table.systems.fate.rules.events import ActDeclared, FuseLit, FuseOut
from pb12table.systems.fate.rules.rolls import Game, acting_modifiers, combining_modifiers, pay
from pb12table.systems.fate.rules.state import Block, BlockKind, Deed, Fuse, On, State
from pb12table.systems.fate.rules.zones import link, zone_of


def burning(state: State, feature: Feature) -> Fuse | None:
    """The fuse of a feature that burns, None for none.  F108."""
    return next((fuse for fuse in state.fuses if fuse.feature == feature.id), None)


def skills_of(state: State, feature: Feature) -> tuple[Skill, ...]:
    """With what the act of a feature may be done now: putting out a fuse has skills of its own."""
    return feature.out_skills if burning(state, feature) is not None else feature.skills


def difficulty_of(state: State, feature: Feature) -> int:
    """How hard the act of a feature is now.  F005, F110."""
    return feature.out_difficulty if burning(state, feature) is not None else feature.difficulty


def feature_refusal(state: State, actor: ActorId, act: UseFeature) -> Refusal | None:
    """Why the act of a feature cannot be done.  F110."""
    feature = state.setup.feature(act.feature)
    if feature is None or not feature.skills:
        return Refusal("F110", "no-such-feature")
    skills = skills_of(state, feature)
    if act.skill not in skills and act.ways.swap is None:
        return Refusal("F110", "wrong-skill")
    if not _may(state, actor, feature):
        return Refusal("F110", "not-yours")
    if state.exchange < feature.from_exchange:
        return Refusal("F110", "too-early", (("exchange", feature.from_exchange),))
    allowed = (*feature.modify, *feature.complement)
    refusal = ways_refusal(state, actor, act.ways, allowed) or beside_refusal(state, actor, act.beside)
    if refusal is not None:
        return refusal
    begun = once_begun(state, actor, act.beside)
    if not is_in(begun, actor):
        return Refusal("F112", "gone-before")
    if zone_of(begun, actor) != feature.zone:
        return Refusal("F110", "feature-elsewhere")
    if feature.effect is Effect.BARS and (act.zone is None or link(begun, feature.zone, act.zone) is None):
        return Refusal("FR22", "block-no-link")
    return None


def _may(state: State, actor: ActorId, feature: Feature) -> bool:
    if burning(state, feature) is not None:
        return not feature.out_sides or side(state, actor) in feature.out_sides
    return (not feature.actors or actor in feature.actors) and (
        not feature.sides or side(state, actor) in feature.sides
    )


async def use_feature(game: Game, actor: ActorId, act: UseFeature, hindered: int = 0) -> None:
    """The act of a feature.  F110."""
    state = game.state
    feature = state.setup.feature(act.feature)
    assert feature is not None, "refused before"
    game.record(ActDeclared(actor=actor, kind="feature", skill=act.skill, target=feature.id))
    if act.ways.swap is not None:
        pay(game, actor, 1, "swap")
    modifiers = feature_modifiers(state, actor, feature, act)
    do_beside(game, actor, act.beside, before=True)
    if not is_in(state, actor):
        return
    contest = await simple(
        game, actor, act.skill, modifiers, difficulty_of(state, feature) + hindered, Deed.FEATURE
    )
    success = contest.margin >= 0 and not contest.is_barred
    tell(game, actor, "feature", contest, success=success)
    if success:
        take_effect(game, actor, feature, act, contest.roll.effort)
    end_main_action(game)
    do_beside(game, actor, act.beside, before=False)


def feature_modifiers(state: State, actor: ActorId, feature: Feature, act: UseFeature) -> list[Modifier]:
    """What the act of a feature is made of, with the skills that its data combine.  F038 to F041."""
    found = acting_modifiers(state, actor, act.skill, act.ways)
    found += combining_modifiers(
        state, actor, act.skill, feature.modify, feature.complement, feature.restrict, found
    )
    return [*found, *penalty(state, actor, act.beside)]


def take_effect(game: Game, actor: ActorId, feature: Feature, act: UseFeature, effort: int) -> None:
    """What a feature does.  F079, F108, F110."""
    match feature.effect:
        case Effect.BARS:
            assert act.zone is not None, "refused before"
            ends = (feature.zone, act.zone)
            place_block(game, Block(0, actor, BlockKind.PASSAGE, effort, zones=ends, debris=True))
        case Effect.ASPECT:
            assert feature.aspect is not None, "as its file says"
            shifts = effort - feature.difficulty
            place_aspect(game, feature.aspect, On.ZONE, feature.zone, actor, shifts, sticky=True)
        case Effect.OPENS:
            assert feature.link is not None, "as its file says"
            open_link(game, feature.link)
        case Effect.FUSE:
            _light_or_put_out(game, actor, feature)


def _light_or_put_out(game: Game, actor: ActorId, feature: Feature) -> None:
    state = game.state
    fuse = burning(state, feature)
    if fuse is not None:
        state.fuses.remove(fuse)
        game.record(FuseOut(actor=actor, zone=feature.zone, feature=feature.id))
        return
    ends = state.exchange + feature.delay
    state.fuses.append(Fuse(feature.zone, feature.effort, ends, actor, feature.id))
    game.record(FuseLit(actor=actor, zone=feature.zone, exchange=ends, feature=feature.id))


def features(state: State, actor: ActorId) -> Iterator[UseFeature]:
    """The acts of features that can be done now, each with the best skill."""
    for feature in state.setup.features:
        skills = skills_of(state, feature)
        if not skills:
            continue
        ends: Sequence[UseFeature] = [UseFeature(feature.id, best_of(state, actor, skills))]
        if feature.effect is Effect.BARS:
            ends = [UseFeature(feature.id, ends[0].skill, zone) for zone in state.setup.zone_by_id]
        for act in ends:
            if feature_refusal(state, actor, act) is None:
                yield act
