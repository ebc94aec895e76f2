"""Small acts beside an action, paid with a penalty on its roll, or with overflow.  F033 to F035, F078, F080, F100."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.acts import Acts, Wording
from pb12table.skirmish.ids import Modifier
from pb12table.systems.fate.rules.actors import group, is_in, needs_hand, standing, weapon, weapons
from pb12table.systems.fate.rules.acts.act import Named, SmallRules
from pb12table.systems.fate.rules.acts.blocks import deed_blocks
from pb12table.systems.fate.rules.acts.moving import after_moving, go, link_cost, move_refusal, moves, put
from pb12table.systems.fate.rules.asking.answers import (
    Beside,
    Draw,
    Lift,
    Move,
    Rearm,
    SideFeature,
    SmallAct,
    Step,
    Supplement,
)
from pb12table.systems.fate.rules.data import FOR_GOOD, ActorId, Effect, Feature, FeatureId, ThingId, WeaponId
from pb12table.systems.fate.rules.events import LinkOpened, Rearmed, ThingTaken, WeaponDrawn
from pb12table.systems.fate.rules.rolls import Game
from pb12table.systems.fate.rules.state import Deed, Opened, State
from pb12table.systems.fate.rules.zones import place_in, zone_of


def rearm_refusal(state: State, actor: ActorId, identity: WeaponId) -> Refusal | None:
    """Return why a weapon cannot be picked up: nobody has struck it away, or it lies in another zone.  F078, FR69."""
    if identity not in state.actors[actor].disarmed:
        return Refusal("F078", "not-disarmed")
    here = zone_of(state, actor)
    lies = state.lying.get(actor, {}).get(identity, here)
    return None if lies == here else Refusal("FR69", "weapon-elsewhere", (("zone", lies),))


def switch_refusal(state: State, actor: ActorId, feature: Feature) -> Refusal | None:
    """Return why a feature cannot be used without a roll: it has one, is elsewhere or kept from one.  F032, F110."""
    if feature.skills or feature.effect is not Effect.OPENS or feature.link is None:
        return Refusal("F110", "no-such-feature")
    if feature.zone != zone_of(state, actor):
        return Refusal("F110", "feature-elsewhere")
    if deed_blocks(state, actor, Deed.FEATURE, feature.id):
        return Refusal("F032", "kept-from-it")
    return Refusal("F110", "open-already") if opened_by(state, feature) in state.opened else None


def take_up(game: Game, actor: ActorId, thing: ThingId) -> None:
    """Let somebody have a thing.  F080."""
    game.state.things[thing].carrier = actor
    game.record(ThingTaken(actor=actor, thing=thing))


def rearm(game: Game, actor: ActorId, identity: WeaponId) -> None:
    """Pick up what one has been disarmed of.  F078."""
    found = game.state.actors[actor]
    take_back(game.state, actor, identity)
    if identity not in found.in_hand:
        found.in_hand.append(identity)
    game.record(Rearmed(actor=actor, weapon=identity))


def take_back(state: State, actor: ActorId, identity: WeaponId) -> None:
    """Forget that a weapon was struck away, and where it lay.  FR69."""
    state.actors[actor].disarmed.pop(identity, None)
    lying = state.lying.get(actor, {})
    lying.pop(identity, None)
    if not lying:
        state.lying.pop(actor, None)


def open_link(game: Game, feature: Feature) -> None:
    """Open a closed link from now on, until the turn ends or for some exchanges.  F110."""
    assert feature.link is not None, "as its file says"
    way = opened_by(game.state, feature)
    if way not in game.state.opened:
        game.state.opened.append(way)
        game.record(LinkOpened(first=way.first, second=way.second))


def opened_by(state: State, feature: Feature) -> Opened:
    """Return the path that a feature opens now."""
    assert feature.link is not None, "as its file says"
    until = FOR_GOOD if feature.lasts >= FOR_GOOD else state.exchange + feature.lasts if feature.lasts else 0
    return Opened(*feature.link, until=until)


# -- the small acts ------------------------------------------------------------------------------------------------


class MoveBeside(SmallRules[Move]):
    """Go into a neighbouring zone.  F035, F037, F080, FR24."""

    answers = (Move,)
    label = "move"

    def cost(self, state: State, actor: ActorId, act: Move) -> int:
        return link_cost(state, actor, zone_of(state, actor), act.to, act.carry)

    def refusal(self, state: State, actor: ActorId, act: Move) -> Refusal | None:
        if state.actors[actor].moved:
            return Refusal("FR24", "moved-already")
        return move_refusal(state, actor, act)

    def do(self, game: Game, actor: ActorId, act: Move) -> None:
        go(game, actor, act)

    def hints(self, state: State, actor: ActorId) -> Iterator[Move]:
        return iter(()) if state.actors[actor].moved else moves(state, actor)

    def wording(self, state: State, actor: ActorId, act: Move) -> Wording:
        carried = {} if act.carry is None else {"carried": act.carry}
        groups = tuple(Named(group) for group in act.take) or "none"
        return Wording("fate-do-move", {"zone": act.to, **carried}, {"carried": "none", "groups": groups})


class DrawBeside(SmallRules[Draw]):
    """Take a weapon into the hand.  F033, section 6."""

    answers = (Draw,)
    label = "draw"

    def refusal(self, state: State, actor: ActorId, act: Draw) -> Refusal | None:
        found = weapon(state, actor, act.weapon)
        if found is None:
            return Refusal("F033", "no-such-weapon")
        if act.weapon in state.actors[actor].disarmed:
            return Refusal("F077", "weapon-lost")
        in_hand = group(state, actor) is not None or not needs_hand(found) or act.weapon in state.actors[actor].in_hand
        return Refusal("F033", "in-hand-already") if in_hand else None

    def do(self, game: Game, actor: ActorId, act: Draw) -> None:
        game.state.actors[actor].in_hand.append(act.weapon)
        game.record(WeaponDrawn(actor=actor, weapon=act.weapon))

    def hints(self, state: State, actor: ActorId) -> Iterator[Draw]:
        return (Draw(each.id) for each in weapons(state, actor))

    def wording(self, state: State, actor: ActorId, act: Draw) -> Wording:
        return Wording("fate-do-draw", {"weapon": act.weapon})


class RearmBeside(SmallRules[Rearm]):
    """Pick up a weapon one has been disarmed of: the dearer, the better it was struck away.  F032, F078."""

    answers = (Rearm,)
    label = "rearm"

    def cost(self, state: State, actor: ActorId, act: Rearm) -> int:
        return super().cost(state, actor, act) + state.actors[actor].disarmed.get(act.weapon, 0)

    def refusal(self, state: State, actor: ActorId, act: Rearm) -> Refusal | None:
        kept = deed_blocks(state, actor, Deed.REARM)
        return rearm_refusal(state, actor, act.weapon) or (Refusal("F032", "kept-from-it") if kept else None)

    def do(self, game: Game, actor: ActorId, act: Rearm) -> None:
        rearm(game, actor, act.weapon)

    def hints(self, state: State, actor: ActorId) -> Iterator[Rearm]:
        return (Rearm(identity) for identity in state.actors[actor].disarmed)

    def wording(self, state: State, actor: ActorId, act: Rearm) -> Wording:
        return Wording("fate-do-rearm", {"weapon": act.weapon})


class LiftBeside(SmallRules[Lift]):
    """Take up a thing.  F080."""

    answers = (Lift,)
    label = "lift"

    def refusal(self, state: State, actor: ActorId, act: Lift) -> Refusal | None:
        placed = state.things.get(act.thing)
        if placed is None or placed.is_out:
            return Refusal("F080", "no-such-thing")
        if placed.carrier is not None:
            return Refusal("F080", "thing-carried")
        return None if placed.zone == zone_of(state, actor) else Refusal("F080", "thing-elsewhere")

    def do(self, game: Game, actor: ActorId, act: Lift) -> None:
        take_up(game, actor, act.thing)

    def hints(self, state: State, actor: ActorId) -> Iterator[Lift]:
        return (Lift(identity) for identity in state.things)

    def wording(self, state: State, actor: ActorId, act: Lift) -> Wording:
        return Wording("fate-do-lift", {"thing": act.thing})


class FeatureBeside(SmallRules[SideFeature]):
    """Use a feature that needs no roll, for a penalty.  F033, F034, F110."""

    answers = (SideFeature,)
    label = "side-feature"

    def cost(self, state: State, actor: ActorId, act: SideFeature) -> int:
        return feature_of(state, act.feature).penalty

    def refusal(self, state: State, actor: ActorId, act: SideFeature) -> Refusal | None:
        feature = state.setup.feature(act.feature)
        if feature is None or not feature.penalty:
            return Refusal("F110", "no-such-feature")
        return switch_refusal(state, actor, feature)

    def do(self, game: Game, actor: ActorId, act: SideFeature) -> None:
        open_link(game, feature_of(game.state, act.feature))

    def hints(self, state: State, actor: ActorId) -> Iterator[SideFeature]:
        return (SideFeature(feature.id) for feature in state.setup.features)

    def wording(self, state: State, actor: ActorId, act: SideFeature) -> Wording:
        return Wording("fate-do-feature", {"feature": act.feature}, {"zone": "none"})


class StepBeside(SmallRules[Step]):
    """Go to another place of the own zone, for nothing.  FR24."""

    answers = (Step,)
    text = "fate-do-step"

    def cost(self, state: State, actor: ActorId, act: Step) -> int:
        return 0

    def refusal(self, state: State, actor: ActorId, act: Step) -> Refusal | None:
        if act.figure not in standing(state, actor):
            return Refusal("", "not-your-figure")
        found = place_in(state, act.figure, zone_of(state, actor), act.to)
        return None if found is not None else Refusal("FR24", "no-place", (("zone", zone_of(state, actor)),))

    def do(self, game: Game, actor: ActorId, act: Step) -> None:
        place = place_in(game.state, act.figure, zone_of(game.state, actor), act.to)
        assert place is not None, "refused before"
        put(game, act.figure, place, "step")
        after_moving(game, actor)


STEP_BESIDE: Final = StepBeside()
SMALL: Final[Acts[SmallRules[Any]]] = Acts(
    DrawBeside(), RearmBeside(), LiftBeside(), FeatureBeside(), MoveBeside(), STEP_BESIDE
)
"""What is done beside an action.  F033."""


def feature_of(state: State, identity: FeatureId) -> Feature:
    """Return a feature that an act has been allowed to use."""
    found = state.setup.feature(identity)
    assert found is not None, "refused before"
    return found


def cost(state: State, actor: ActorId, act: Beside) -> int:
    """Return what a small act takes off the roll, or of the overflow; a step nothing.

    F033 to F035, F037, F078, F080, FR24, FR33.
    """
    return SMALL.of(act).cost(state, actor, act)


def small_refusal(state: State, actor: ActorId, act: Beside) -> Refusal | None:
    """Return why a small act cannot be done now.  F033, F035, F078, F080, F110."""
    return SMALL.of(act).refusal(state, actor, act)


def do_small(game: Game, actor: ActorId, act: Beside) -> None:
    """Do a small act.  F033."""
    SMALL.of(act).do(game, actor, act)


def small_acts(state: State, actor: ActorId) -> Iterator[SmallAct]:
    """Yield the small acts that can be done now."""
    for rules in SMALL:
        for act in rules.hints(state, actor):
            if rules.refusal(state, actor, act) is None:
                yield act


# -- before and after the dice -------------------------------------------------------------------------------------


def beside_refusal(
    state: State, actor: ActorId, beside: Sequence[Supplement], opens: Opened | None = None
) -> Refusal | None:
    """Return why small acts cannot be done beside an action, each in the state those before leave.  F033, FR24, FR44.

    `opens` is a way that the action opens for those after it.  F110.
    """
    if not beside:
        return None
    trial = state.clone()
    for supplement in _in_turn(beside):
        if opens is not None and not supplement.before:
            trial.opened.append(opens)
        refusal = small_refusal(trial, actor, supplement.act)
        if refusal is not None:
            return refusal
        do_small(_silent(trial), actor, supplement.act)
    return None


def _in_turn(beside: Sequence[Supplement]) -> list[Supplement]:
    """Return small acts in the order they are done."""
    return sorted(beside, key=lambda supplement: not supplement.before)


def penalty(state: State, actor: ActorId, beside: Sequence[Supplement], opens: Opened | None = None) -> list[Modifier]:
    """Return what small acts take off the roll.  F033 to F035, F037."""
    if not beside:
        return []
    trial, found = state.clone(), list[Modifier]()
    for supplement in _in_turn(beside):
        if opens is not None and not supplement.before:
            trial.opened.append(opens)
        price, rules = cost(trial, actor, supplement.act), SMALL.of(supplement.act)
        if price:
            found.append(Modifier("F033", rules.label, -price))
        rules.do(_silent(trial), actor, supplement.act)
    return found


def once_begun(state: State, actor: ActorId, beside: Sequence[Supplement]) -> State:
    """Return the state once the small acts before the dice are done: the same one without any.  FR44."""
    before = [supplement.act for supplement in beside if supplement.before]
    if not before:
        return state
    trial = state.clone()
    for act in before:
        do_small(_silent(trial), actor, act)
    return trial


def do_beside(game: Game, actor: ActorId, beside: Sequence[Supplement], *, before: bool) -> None:
    """Do the small acts before the dice, or those when the act is resolved, as far as they can be done yet.  FR44."""
    state = game.state
    for supplement in beside:
        if supplement.before is not before or not is_in(state, actor):
            continue
        if small_refusal(state, actor, supplement.act) is None:
            do_small(game, actor, supplement.act)


def _silent(state: State) -> Game:
    return Game(state, lambda event: None)
