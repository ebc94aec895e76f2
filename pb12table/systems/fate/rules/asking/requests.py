"""What players are asked in the course of a conflict, why acts cannot be done, and answers worth a look."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from pb12table.kernel.request import Chance, Refusal, YesNo
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.fate.rules.actors import acting, character, is_in, is_opposing, skill_value, standing
from pb12table.systems.fate.rules.acts.attacks import attack_refusal, attacks, tried, ways_refusal
from pb12table.systems.fate.rules.acts.beside import beside_refusal, once_begun, rearm_refusal, small_acts
from pb12table.systems.fate.rules.acts.blasts import blast_refusal, blasts
from pb12table.systems.fate.rules.acts.blocks import block_modifiers, block_refusal, block_skills, deed_blocks
from pb12table.systems.fate.rules.acts.company import is_undirected
from pb12table.systems.fate.rules.acts.compels import is_dropped
from pb12table.systems.fate.rules.acts.features import feature_refusal, features
from pb12table.systems.fate.rules.acts.free import free_acts, free_refusal
from pb12table.systems.fate.rules.acts.maneuvers import (
    best_of,
    change_refusal,
    changes,
    hinder_price,
    hinder_refusal,
    hindrances,
    pick_up_refusal,
    skill_sums,
)
from pb12table.systems.fate.rules.acts.moving import moves
from pb12table.systems.fate.rules.acts.travelling import sprint_refusal, sprints, throw_refusal, throws
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attach,
    Attack,
    Blast,
    CallBack,
    Change,
    Detach,
    FreeAct,
    FullDefence,
    Hinder,
    Hold,
    MainAct,
    Order,
    PassTurn,
    Placing,
    PutDown,
    Rearm,
    Say,
    SendOut,
    SetBlock,
    Split,
    Sprint,
    Step,
    Supplement,
    Switch,
    Throw,
    UseFeature,
    Ways,
)
from pb12table.systems.fate.rules.asking.judging import ASPECT, ASPECTS, SCENE, SCENES, offered
from pb12table.systems.fate.rules.data import ActorId, FeatureId, Skill
from pb12table.systems.fate.rules.rolls import unusual
from pb12table.systems.fate.rules.state import BlockKind, Deed, Gone, On, State
from pb12table.systems.fate.rules.zones import free_places, place_in, zone_at, zone_of


def act_refusal(state: State, actor: ActorId, act: Act) -> Refusal | None:
    """Why an actor that has the turn cannot do something.  F021, F026 to F032, F098, FR29."""
    if is_dropped(state, actor, act):
        return Refusal("FR29", "dropped-act")
    if is_undirected(state, actor) and not isinstance(act, FullDefence | PassTurn | Hold | Sprint | Step):
        return Refusal("F098", "undirected")
    match act:
        case Attack():
            return attack_refusal(state, actor, act)
        case Blast():
            return blast_refusal(state, actor, act)
        case Hinder():
            return hinder_refusal(state, actor, act)
        case Change():
            return change_refusal(state, actor, act)
        case SetBlock():
            return (
                ways_refusal(state, actor, act.ways)
                or beside_refusal(state, actor, act.beside)
                or block_refusal(state, actor, act)
            )
        case Sprint():
            return sprint_refusal(state, actor, act)
        case Throw():
            return throw_refusal(state, actor, act)
        case UseFeature():
            return feature_refusal(state, actor, act)
        case Rearm():
            return pick_up_refusal(state, actor, act)
        case Hold():
            return Refusal("F028", "held-already") if state.is_held_turn else None
        case FullDefence():
            return None
        case PassTurn():
            return beside_refusal(state, actor, act.beside)
        case Step() | Attach() | Detach() | PutDown() | Say() | Switch() | SendOut() | CallBack():
            return free_refusal(state, actor, act)

SWAPS = 3
"""So many of the best skills are worth a thought for an aspect that makes them usual."""


def unusual_price(state: State, actor: ActorId, act: Hinder | SetBlock) -> list[Modifier]:
    """Return what the policy takes off for an unusual skill, nothing for one that it passes unasked.  FR62."""
    if isinstance(act, SetBlock):
        return unusual(act.skill, block_skills(act), act.ways)
    return hinder_price(state, actor, act)


def skill_for_block(sums: Mapping[Skill, int], act: SetBlock) -> Skill:
    """Return the best skill for a block: a wide one costs the same with any.  FR62, FR63."""

    def worth(skill: Skill) -> int:
        return sums[skill] + total(block_modifiers(replace(act, skill=skill)))

    skills: tuple[Skill, ...] = (*block_skills(act), *Skill)
    return max(dict.fromkeys(skills), key=worth)


def other_skills(state: State, actor: ActorId, act: Hinder | SetBlock) -> Iterator[Skill]:
    """Yield the further skills of its sheet with which a character may do the same, the best ones first.  FR62."""
    for skill in _of_sheet(state, actor):
        if skill is not act.skill and act_refusal(state, actor, replace(act, skill=skill)) is None:
            yield skill


def swaps(state: State, actor: ActorId, act: Attack | Hinder | SetBlock | UseFeature) -> Iterator[tuple[int, Skill]]:
    """Yield the aspects of the place by each of which a better skill is a usual one, for a fate point.  F106, FR36."""
    if not state.actors[actor].fate_points:
        return
    here = zone_of(state, actor)
    for aspect in state.aspects.values():
        if aspect.on is not On.SCENE and (aspect.on is not On.ZONE or aspect.bearer != here):
            continue
        for skill in _of_sheet(state, actor)[:SWAPS]:
            better = skill_value(state, actor, skill) > skill_value(state, actor, act.skill)
            other = replace(act, skill=skill, ways=Ways(swap=aspect.id))
            if better and act_refusal(state, actor, other) is None:
                yield aspect.id, skill


def _of_sheet(state: State, actor: ActorId) -> list[Skill]:
    """Return the skills of a character, the best ones first; a group has none to choose from."""
    found = character(state, actor)
    return [] if found is None else sorted(found.profile.skills, key=lambda skill: -found.profile.skills[skill])

_TRIES: Final = 8


def main_acts(state: State, actor: ActorId) -> Iterator[MainAct]:
    """The main acts that are legal now, with nothing beside them but what makes an attack possible."""
    for act in _main_acts(state, actor):
        if not is_dropped(state, actor, act):
            yield act


def _main_acts(state: State, actor: ActorId) -> Iterator[MainAct]:
    yield from attacks(state, actor)
    yield from _attacks_after(state, actor)
    yield from blasts(state, actor)
    yield from features(state, actor)
    yield from hindrances(state, actor, ASPECTS[0])
    yield from changes(state, actor, SCENES[0])
    yield from blocks(state, actor)
    yield from sprints(state, actor)
    yield from throws(state, actor)
    yield from rearmings(state, actor)
    for small in small_acts(state, actor):
        yield PassTurn((Supplement(small),))
    for act in (FullDefence(), Hold(), PassTurn()):
        if act_refusal(state, actor, act) is None:
            yield act


def rearmings(state: State, actor: ActorId) -> Iterator[Rearm]:
    """Weapons that can be picked up, with a skill where a block asks for a roll.  F032, F078."""
    kept = bool(deed_blocks(state, actor, Deed.REARM))
    for identity in state.actors[actor].disarmed:
        if rearm_refusal(state, actor, identity) is None:
            yield Rearm(identity, best_of(state, actor, tuple(Skill)) if kept else None)


def _attacks_after(state: State, actor: ActorId) -> Iterator[Attack]:
    """Attacks with a small act before them that makes them possible.  F033, FR44."""
    barred = [act for act in _all_attacks(state, actor) if attack_refusal(state, actor, act) is not None]
    for small in small_acts(state, actor):
        beside = (Supplement(small),)
        begun = once_begun(state, actor, beside)
        for act in barred if is_in(begun, actor) else ():
            if attack_refusal(begun, actor, act) is None:
                yield Attack(act.aim, act.skill, act.target, act.weapon, act.push, beside)


def _all_attacks(state: State, actor: ActorId) -> Iterator[Attack]:
    """All plain attacks there could be, legal or not."""
    for target in state.actors:
        if state.actors[target].led_by is None:
            yield from tried(state, actor, target)


def blocks(state: State, actor: ActorId) -> Iterator[SetBlock]:
    """The blocks that are legal now, each with its best skill.  F029, FR62, FR63."""
    sums, skill = skill_sums(state, actor), Skill.WEAPONS
    found = [SetBlock(BlockKind.PROTECT, skill, subject=other) for other in state.actors]
    found += [SetBlock(BlockKind.PASSAGE, skill, zone=zone) for zone in state.setup.zone_by_id]
    found.append(SetBlock(BlockKind.EXITS, skill))
    for deed, feature in _sayable(state):
        found += [SetBlock(BlockKind.DEED, skill, other, deed=deed, feature=feature) for other in state.actors]
        found.append(SetBlock(BlockKind.DEEDS, skill, deed=deed, feature=feature))
    for plain in found:
        best = skill_for_block(sums, plain)
        act = replace(plain, skill=best)
        if act_refusal(state, actor, act) is None:
            yield act


def _sayable(state: State) -> Iterator[tuple[Deed, FeatureId | None]]:
    """Yield the kinds of acts that a block may keep somebody from: of features one each.  FR63."""
    for deed in Deed:
        if deed is not Deed.FEATURE:
            yield deed, None
    for feature in state.setup.features:
        yield Deed.FEATURE, feature.id


def possible_acts(state: State, actor: ActorId) -> Iterator[Act]:
    """All acts worth a look."""
    yield from main_acts(state, actor)
    yield from free_acts(state, actor)


def arbitrary_act(state: State, actor: ActorId, chance: Chance) -> Act:
    """Some legal act."""
    makers: tuple[Callable[[], Iterator[Act]], ...] = (
        lambda: attacks(state, actor),
        lambda: attacks(state, actor),
        lambda: _attacks_after(state, actor),
        lambda: sprints(state, actor),
        lambda: hindrances(state, actor, chance.choice(offered(state, ASPECT))),
        lambda: changes(state, actor, chance.choice(offered(state, SCENE))),
        lambda: blocks(state, actor),
        lambda: features(state, actor),
        lambda: blasts(state, actor),
        lambda: throws(state, actor),
        lambda: _swapped(state, actor),
        lambda: _passing(state, actor),
        lambda: _free(state, actor, chance),
    )
    for _ in range(_TRIES):
        found = list(chance.choice(makers)())
        if found:
            act = chance.choice(found)
            if act_refusal(state, actor, act) is None:
                return act
    return PassTurn()


def _swapped(state: State, actor: ActorId) -> Iterator[Attack]:
    """Attacks with the best skill instead of the usual one, by what lies about.  F106."""
    best = best_of(state, actor, tuple(Skill))
    for aspect in state.aspects.values():
        for act in attacks(state, actor):
            if act.weapon is not None and act.skill is not best:
                yield Attack(act.aim, best, act.target, act.weapon, ways=Ways(swap=aspect.id))


def _passing(state: State, actor: ActorId) -> Iterator[Act]:
    for act in moves(state, actor):
        yield PassTurn((Supplement(act),))
    yield FullDefence()
    yield Hold()
    yield from rearmings(state, actor)


def _free(state: State, actor: ActorId, chance: Chance) -> Iterator[FreeAct]:
    """Free acts, and a step to some place of the zone."""
    yield from free_acts(state, actor)
    yield Say(chance.choice(ASPECTS))
    figure = chance.choice(standing(state, actor))
    placed, zone = state.figures[figure], zone_of(state, actor)
    places = list(free_places(state, figure, zone, (placed.x, placed.y)))
    if places:
        yield Step(figure, chance.choice(places)[:2])


@dataclass(frozen=True, slots=True)
class ChooseAct(OfForm[State, Act]):
    """What an actor does in its turn: free acts, and then its action.  F021, F026."""

    form: ClassVar[Any] = Act
    actor: ActorId

    def refusal(self, state: State, answer: Act) -> Refusal | None:
        return act_refusal(state, self.actor, answer)

    def hints(self, state: State) -> Sequence[Act]:
        return tuple(possible_acts(state, self.actor))

    def sample(self, state: State, chance: Chance) -> Act:
        return arbitrary_act(state, self.actor, chance)

    def default(self, state: State) -> Act:
        return PassTurn()


@dataclass(frozen=True, slots=True)
class ActHeld(YesNo[State]):
    """Whether one who holds acts now.  F028, FR12."""

    actor: ActorId


@dataclass(frozen=True, slots=True)
class Stretch(YesNo[State]):
    """Whether one who controls the pace makes the conflict a long one.  F043, FR13."""

    actor: ActorId


@dataclass(frozen=True, slots=True)
class OrderOwn(OfForm[State, Order]):
    """In which order one's own act that are equal in all.  F017, FR07."""

    form: ClassVar[Any] = Order
    actors: tuple[ActorId, ...]

    def refusal(self, state: State, answer: Order) -> Refusal | None:
        return None if sorted(answer.actors) == sorted(self.actors) else Refusal("FR07", "not-these")

    def hints(self, state: State) -> Sequence[Order]:
        return (Order(self.actors), Order(tuple(reversed(self.actors))))

    def sample(self, state: State, chance: Chance) -> Order:
        left, found = list(self.actors), list[ActorId]()
        while left:
            chosen = chance.choice(left)
            left.remove(chosen)
            found.append(chosen)
        return Order(tuple(found))

    def default(self, state: State) -> Order:
        return Order(self.actors)


@dataclass(frozen=True, slots=True)
class SplitGroup(OfForm[State, Split]):
    """How the minions of a group, with those of `others` like it here, are parted.  F014, F087, FR08."""

    form: ClassVar[Any] = Split
    group: ActorId
    others: tuple[ActorId, ...] = ()

    def now(self, state: State) -> Split:
        """As they are."""
        return Split(tuple(tuple(standing(state, each)) for each in (self.group, *self.others)))

    def refusal(self, state: State, answer: Split) -> Refusal | None:
        figures = [figure for part in answer.parts for figure in part]
        if sorted(figures) != sorted(figure for part in self.now(state).parts for figure in part):
            return Refusal("F014", "not-these")
        sizes = [len(part) for part in answer.parts]
        uneven = state.setup.options.even_split and max(sizes) - min(sizes) > 1
        return Refusal("FR08", "uneven-split") if uneven and answer != self.now(state) else None

    def hints(self, state: State) -> Sequence[Split]:
        now = self.now(state)
        figures = [figure for part in now.parts for figure in part]
        foes = sum(
            is_opposing(state, self.group, each) and character(state, each) is not None for each in acting(state)
        )
        together = Split((tuple(figures),))
        return tuple(dict.fromkeys((now, together, Split(tuple(evenly(figures, min(foes, len(figures))))))))

    def sample(self, state: State, chance: Chance) -> Split:
        return chance.choice(self.hints(state))

    def default(self, state: State) -> Split:
        return self.now(state)


def evenly(figures: Sequence[FigureId], parts: int) -> Iterator[tuple[FigureId, ...]]:
    """Figures in so many parts whose sizes differ by one at most; never an empty one.  F014, FR08."""
    parts = max(1, min(parts, len(figures)))
    size, more, start = len(figures) // parts, len(figures) % parts, 0
    for number in range(parts):
        end = start + size + (number < more)
        yield tuple(figures[start:end])
        start = end


@dataclass(frozen=True, slots=True)
class PlaceFigures(OfForm[State, Placing]):
    """Where the figures of a player begin, each in the zone it begins in.  F011, section 5."""

    form: ClassVar[Any] = Placing

    def refusal(self, state: State, answer: Placing) -> Refusal | None:
        trial = state.clone()
        for placed in answer.places:
            setup = state.setup.figure_by_id.get(placed.figure)
            if setup is None or setup.player != self.player or state.figures[setup.id].gone is not Gone.NO:
                return Refusal("", "not-your-figure")
            zone = zone_at(state.setup, setup.at, setup.z)
            stood = None if zone is None else place_in(trial, placed.figure, zone, placed.at)
            if stood is None:
                return Refusal("F011", "no-place", (("zone", zone or ""),))
            figure = trial.figures[placed.figure]
            figure.x, figure.y, figure.z = stood
        return None

    def hints(self, state: State) -> Sequence[Placing]:
        return (Placing(),)

    def sample(self, state: State, chance: Chance) -> Placing:
        return Placing()

    def default(self, state: State) -> Placing:
        return Placing()
