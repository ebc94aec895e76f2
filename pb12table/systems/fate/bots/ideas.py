"""What is worth a thought in a turn, each with what it promises: attacks, going, goals, maneuvers, blocks.

What an idea promises is in points of the comparison of forces, as `answering` reckons them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec.structs import replace

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.fate.bots.answering import (
    FAR,
    PLAIN,
    Mind,
    a_point,
    a_tag,
    away,
    blast_worth,
    errand,
    foes_here,
    free_tags,
    fuses,
    goals_of,
    harm,
    homeward,
    is_beset,
    may_put_out,
    mean,
    outbid,
    prices,
    side_tags,
    stake,
    tags_of_use,
    thing_to_keep,
    wanted,
    zones_of_exits,
)
from pb12table.systems.fate.rules.actors import (
    TRACK_OF,
    acting,
    attached,
    character,
    group,
    has_in_hand,
    needs_hand,
    opponents,
    side,
    skill_value,
    standing,
    weapons,
)
from pb12table.systems.fate.rules.acts.attacks import Plan, attack_refusal, blast_refusal, blasts, plan_attack, tried
from pb12table.systems.fate.rules.acts.beside import once_begun, penalty, rearm_refusal, small_acts
from pb12table.systems.fate.rules.acts.blocks import block_modifiers, block_refusal, protecting
from pb12table.systems.fate.rules.acts.features import burning, difficulty_of, feature_refusal, features, opens_for
from pb12table.systems.fate.rules.acts.free import free_refusal
from pb12table.systems.fate.rules.acts.maneuvers import hindrances, plan_hinder, skill_for_block, skill_sums
from pb12table.systems.fate.rules.acts.moving import link_cost, move_refusal
from pb12table.systems.fate.rules.acts.travelling import sprint_costs, sprint_refusal
from pb12table.systems.fate.rules.asking.answers import (
    Attach,
    Attack,
    Blast,
    Change,
    Draw,
    FreeAct,
    FullDefence,
    Hinder,
    Lift,
    MainAct,
    Move,
    PassTurn,
    Rearm,
    SetBlock,
    SmallAct,
    Sprint,
    Step,
    Supplement,
    Switch,
    UseFeature,
)
from pb12table.systems.fate.rules.asking.judging import ASPECT, SCENE, presets
from pb12table.systems.fate.rules.data import (
    AVERAGE,
    BONUS,
    ActorId,
    Aim,
    Effect,
    Feature,
    GoalKind,
    SceneZoneId,
    Skill,
    Stunt,
    Track,
    Use,
    group_bonus,
)
from pb12table.systems.fate.rules.rolls import acting_modifiers, best_of, defending_modifiers
from pb12table.systems.fate.rules.state import BlockKind, Hindrance, State
from pb12table.systems.fate.rules.zones import distance, free_places, neighbours, places_for, zone_of

NEARER: Final = 0.35
"""What a zone nearer to where one wants to be is worth, in points of an average foe."""
HOME: Final = 55.0
"""What a zone is worth on the way of a thing, or to a fuse that must be put out or lit."""
HELD: Final = 0.5
"""What a zone on the way to one that must be held is worth of that."""
NAMES_TAKEN: Final = 3
"""So many of the names that are offered for aspects are taken, one after the other."""
ON_FOES: Final = 0.7
"""An aspect of a foe, who may add to the contest for it, is worth so much of one of the scene."""
FIGHTING: Final = (Skill.FISTS, Skill.WEAPONS, Skill.GUNS)
"""The skills with which somebody is hurt."""
STEPS: Final = 14
"""At so many places of its zone one who shoots looks for a target."""


@dataclass(frozen=True, slots=True)
class Idea:
    """An act with what it promises."""

    act: MainAct
    worth: float


def name_of(act: MainAct) -> str:
    """Return what an act is after, an id of the texts (`plan-NAME`)."""
    match act:
        case Attack(aim=Aim.HARM):
            return "attack"
        case Attack():
            return "unnerve"
        case Change(remove=int()):
            return "clear"
        case PassTurn(beside=(first, *_)):
            return (
                "approach" if isinstance(first.act, Move | Step) else "take" if isinstance(first.act, Lift) else "ready"
            )
        case _:
            return NAMES[type(act)]


NAMES: Final[Mapping[type[MainAct], str]] = MappingProxyType(
    {
        Blast: "bomb",
        Hinder: "hamper",
        Change: "scene",
        SetBlock: "block",
        Sprint: "run",
        UseFeature: "feature",
        Rearm: "rearm",
        FullDefence: "defend",
        PassTurn: "end-turn",
    }
)
"""What acts are after of which all are after the same."""


def ideas(state: State, actor: ActorId, mind: Mind = PLAIN) -> list[Idea]:
    """Return everything worth a thought, the most promising first; never empty."""
    found = [*_Thought(state, actor, mind).ideas(), Idea(PassTurn(), 0.0)]
    return sorted(found, key=lambda idea: -idea.worth)


def free_act(state: State, actor: ActorId) -> FreeAct | None:
    """Return what is done for free before the action: out by an exit, taking on a group, a better place to shoot."""
    if state.actors[actor].frees or character(state, actor) is None:
        return None
    free = (_step_out(state, actor), _switch(state, actor), _attachment(state, actor), _step_to_shoot(state, actor))
    for found in free:
        if found is not None and free_refusal(state, actor, found) is None:
            return found
    return None


def _step_out(state: State, actor: ActorId) -> Step | None:
    """Return a step into an exit with what is to be carried out.  F112."""
    here = zone_of(state, actor)
    if here not in zones_of_exits(state, actor):
        return None
    move = homeward(state, actor, Move(here))
    return Step(standing(state, actor)[0], move.places[0]) if move.places else None


def _switch(state: State, actor: ActorId) -> Switch | None:
    """Return the use of a lever or latch that opens a link on the way, None for none.  F026, FR71."""
    here, able = zone_of(state, actor), opens_for(state, actor)
    free = (each for each in able if each.zone == here and not each.skills and not each.penalty)
    found = next((each for each in free if gained_by(state, actor, each) > 0.0), None)
    return None if found is None else Switch(found.id)


def gained_by(state: State, actor: ActorId, feature: Feature) -> float:
    """Return by how many zones an actor is nearer to where it wants to be beyond the link that a feature opens."""
    if feature.link is None or not wanted(state, actor):
        return 0.0
    return away(state, actor) - min(away(state, actor, zone) for zone in feature.link)


def _attachment(state: State, actor: ActorId) -> Attach | None:
    """Return a group whose heads make its leader stronger than it is itself.  F089, F090."""
    best = max(skill_value(state, actor, skill) for skill in FIGHTING)
    for other in acting(state):
        found = group(state, other)
        if found is None or state.actors[other].has_acted:
            continue
        heads = len(standing(state, other))
        strong = best + group_bonus(heads + 1) > found.kind.quality + group_bonus(heads)
        if strong and heads > 1 and free_refusal(state, actor, Attach(other)) is None:
            return Attach(other)
    return None


def _step_to_shoot(state: State, actor: ActorId) -> Step | None:
    """Return a place in its own zone from which a foe is seen, for one who sees none from where it stands.  FR24."""
    guns = [each for each in weapons(state, actor) if each.use is Use.SHOT and has_in_hand(state, actor, each.id)]
    if not guns:
        return None
    thought = _Thought(state, actor)
    if any(True for target in thought.foes for _ in thought.plain(target)):
        return None
    here, figure = zone_of(state, actor), standing(state, actor)[0]
    foes = [
        foe
        for foe in thought.foes
        if (apart := distance(state, here, zone_of(state, foe))) is not None
        and any(each.least <= apart <= each.farthest for each in guns)
    ]
    if not foes:
        return None
    near = state.figures[standing(state, foes[0])[0]]
    trial = state.clone()
    placed = trial.figures[figure]
    for place in islice(free_places(state, figure, here, (near.x, near.y)), 0, STEPS * 3, 3):
        placed.x, placed.y, placed.z = place
        shooter = _Thought(trial, actor)
        if any(True for foe in foes for _ in shooter.plain(foe)):
            return Step(figure, place[:2])
    return None


def zone_worth(state: State, actor: ActorId, mind: Mind = PLAIN) -> float:
    """Return the value of being a zone nearer: most on a thing's way or to a fuse, little where a fight goes on."""
    own = side(state, actor)
    usual = NEARER * a_tag(state, own)
    if character(state, actor) is None:
        return usual
    fires = any(burning(state, each) and may_put_out(state, actor, each) for each in fuses(state))
    if fires or thing_to_keep(state, actor) is not None:
        return HOME
    placed = [state.things[goal.thing] for goal in goals_of(state, own, GoalKind.CARRY) if goal.thing]
    if any(thing.carrier == actor for thing in placed):
        return 1.5 * HOME
    if any(thing.carrier is None and not thing.is_out for thing in placed):
        return HOME if _is_runner(state, actor) else 0.4 * HOME
    held = goals_of(state, own, GoalKind.HOLD) if mind.foresees else []
    if held:
        friends = {zone_of(state, each) for each in acting(state) if side(state, each) == own and each != actor}
        hand, guns = (skill_value(state, actor, each) for each in (Skill.WEAPONS, Skill.GUNS))
        is_kept = mind.thorough and guns > hand and all(goal.zone in friends for goal in held)
        return usual if is_kept else HELD * HOME
    hunts = any(stake(state, foe) > 1.0 for foe in opponents(state, actor))
    return 0.5 * HOME if hunts else usual


def _is_runner(state: State, actor: ActorId) -> bool:
    """Return whether nobody on its own side has a shorter way to the thing, or home with it."""
    own = [each for each in acting(state) if side(state, each) == side(state, actor)]
    return away(state, actor) <= min(away(state, each) for each in own if character(state, each) is not None) + 0.1


class _Thought:
    """What an actor thinks of before its action."""

    def __init__(self, state: State, actor: ActorId, mind: Mind = PLAIN) -> None:
        self._state = state
        self._actor = actor
        self._mind = mind
        self._side = side(state, actor)
        self.foes = foes_here(state, actor)

    def ideas(self) -> Iterator[Idea]:
        yield from self._attacks()
        yield from self._bombs()
        yield from self._features()
        yield from self._going()
        yield from self._lifting()
        yield from self._on_the_scene()
        yield from self._on_foes()
        yield from self._blocks()
        for identity in self._state.actors[self._actor].disarmed:
            if rearm_refusal(self._state, self._actor, identity) is None:
                yield Idea(Rearm(identity), 0.6 * self._advantage)
        if not self._state.actors[self._actor].moved and not self._mind.thorough:
            yield Idea(FullDefence(), 0.3 * self._own * is_beset(self._state, self._actor))

    @cached_property
    def _own(self) -> float:
        """Return the value of a point of its own toughness."""
        return a_point(self._state, self._actor)

    @cached_property
    def _advantage(self) -> float:
        """Return the current value of a free tag: the more there are, the less.  F070."""
        of_use = tags_of_use(self._state, self._mind)
        more = max(of_use - side_tags(self._state, self._side), 0.0)
        return a_tag(self._state, self._side) * more / of_use

    @cached_property
    def _moves(self) -> list[Move]:
        """The moves into each neighbouring zone that are legal, each with a place of its own."""
        state, actor = self._state, self._actor
        if state.actors[actor].moved:
            return []
        taken = tuple(attached(state, actor))
        figures = [figure for each in (actor, *taken) for figure in standing(state, each)]
        found: list[Move] = []
        for zone, _ in neighbours(state, zone_of(state, actor)):
            move = Move(zone, self._places(figures, zone), taken)
            if move.places and move_refusal(state, actor, move) is None:
                found.append(homeward(state, actor, move))
        return found

    def _places(self, figures: Sequence[FigureId], zone: SceneZoneId) -> tuple[tuple[float, float], ...]:
        """Return free places for figures that enter a zone together; none if there is no room."""
        placed = self._state.figures[standing(self._state, self._actor)[0]]
        found = places_for(self._state, [*figures], zone, (placed.x, placed.y))
        return () if found is None else tuple(place[:2] for place in found)

    # -- attacks ---------------------------------------------------------------------------------------------------

    def _attacks(self) -> Iterator[Idea]:
        """Yield attacks on the spot, else after drawing a weapon or moving."""
        for target in self.foes:
            here = list(self.plain(target))
            yield from here
            best = max((idea.worth for idea in here), default=0.0)
            yield from (idea for idea in self._after(target, self._draws()) if idea.worth > best)
            if not here or (self._mind.thorough and self._shoots and not self._is_at_its_best(here)):
                there = [move for move in self._moves if move.to == zone_of(self._state, target) or self._shoots]
                yield from (idea for idea in self._after(target, there) if not here or idea.worth > best)

    def _is_at_its_best(self, here: Sequence[Idea]) -> bool:
        """Return whether one of some attacks does harm with the best of the actor's skills."""
        best = max(skill_value(self._state, self._actor, skill) for skill in FIGHTING)
        acts = (idea.act for idea in here if isinstance(idea.act, Attack) and idea.act.aim is Aim.HARM)
        return any(skill_value(self._state, self._actor, act.skill) >= best for act in acts)

    @cached_property
    def _shoots(self) -> bool:
        return any(each.use is not Use.HAND or each.thrown for each in weapons(self._state, self._actor))

    def plain(self, target: ActorId) -> Iterator[Idea]:
        """Yield attacks with nothing beside them."""
        for act in tried(self._state, self._actor, target):
            if not act.push and self._promising(act) and attack_refusal(self._state, self._actor, act) is None:
                yield self._weighed(act)

    def _promising(self, act: Attack) -> bool:
        """Return whether it is done with a skill, or with the best there is."""
        return act.aim is Aim.HARM or skill_value(self._state, self._actor, act.skill) > 1

    def _draws(self) -> list[SmallAct]:
        state, actor = self._state, self._actor
        if group(state, actor) is not None:
            return []
        held = state.actors[actor]
        return [
            Draw(each.id)
            for each in weapons(state, actor)
            if needs_hand(each) and each.id not in held.in_hand and each.id not in held.disarmed and not each.blasts
        ]

    def _after(self, target: ActorId, small: Sequence[SmallAct]) -> Iterator[Idea]:
        """Yield attacks with a small act before them that makes them possible.  F033, FR44."""
        for each in small:
            beside = (Supplement(each),)
            begun = once_begun(self._state, self._actor, beside)
            if begun.actors[self._actor].gone:
                continue
            for act in tried(begun, self._actor, target):
                drawn = not isinstance(each, Draw) or act.weapon == each.weapon
                if act.push or not drawn or not self._promising(act):
                    continue
                if attack_refusal(begun, self._actor, act) is None:
                    whole = Attack(act.aim, act.skill, act.target, act.weapon, act.push, beside)
                    yield self._weighed(whole)

    def _weighed(self, act: Attack) -> Idea:
        """Return what an attack promises: the expected harm with all that may be tagged for free, less a spin."""
        state, actor = self._state, self._actor
        plan = plan_attack(state, actor, act)
        track = TRACK_OF[act.aim]
        lead = total(plan.modifiers) - self._met(plan)
        tags = len(free_tags(state, actor, plan.target))
        cost = 0.5 * a_tag(state, self._side)
        urgent = 1.3 if stake(state, plan.target) > 1.0 else 1.0

        def worth(margin: int) -> float:
            return max(harm(state, plan.target, track, margin + BONUS * used) - used * cost for used in range(tags + 1))

        priced = self._contested(plan, track) if self._mind.foresees else worth

        spun = 0.25 * self._own * mean(lead, lambda margin: float(margin <= -3), opposed=True)
        return Idea(act, urgent * mean(lead, priced, opposed=True) - spun + 0.01 * lead)

    def _contested(self, plan: Plan, track: Track) -> Callable[[int], float]:
        """Return the value of a margin once both sides have added what pays."""
        state, mind = self._state, self._mind
        own, its = prices(state, self._actor, plan.target, mind), prices(state, plan.target, self._actor, mind)
        hits = cache(lambda hit: harm(state, plan.target, track, hit, mind))

        def worth(margin: int) -> float:
            values = tuple(hits(max(margin + BONUS * more, 0)) for more in range(-len(its), len(own) + 1))
            return outbid(values, len(its), own, its, margin <= 0, False)

        return worth

    def _met(self, plan: Plan) -> int:
        """Return what an attack meets on average: the best defence, or a protect block that is stronger."""
        best = max(total(plan.defence(skill)) for skill in plan.defences)
        guard = protecting(plan.state, plan.target)
        return best if guard is None else max(best, guard.strength)

    def _bombs(self) -> Iterator[Idea]:
        """Yield bombs on foes, less friends in the zone; the thorough draw them, too, and go nearer.  F033, F108."""
        state, actor, mind = self._state, self._actor, self._mind
        skilled = Stunt.BOMB_MAKER in self._stunts
        for act in self._thrown() if mind.thorough else blasts(state, actor):
            skill = best_of(state, actor, (act.skill, *((Skill.ENGINEERING,) if skilled else ())))
            lead = total([*acting_modifiers(state, actor, skill), *penalty(state, actor, act.beside)])
            begun = once_begun(state, actor, act.beside)
            found = blast_worth(begun, actor, act.zone, lead, mind if mind.thorough else PLAIN, opposed=True)
            if act.lay:
                found *= 0.6  # those who can will leave
            yield Idea(replace(act, skill=skill), found)

    def _thrown(self) -> Iterator[Blast]:
        """Yield bombs that can be thrown if they are drawn first, from here or the next zone."""
        state, actor = self._state, self._actor
        for each in {found.id: found for found in weapons(state, actor) if found.blasts}.values():
            drawn = () if has_in_hand(state, actor, each.id) else (Supplement(Draw(each.id)),)
            for goes in ((), *((Supplement(move),) for move in self._moves)):
                for zone in {zone_of(state, foe) for foe in self.foes}:
                    act = Blast(each.id, zone, each.skill, beside=(*goes, *drawn))
                    if blast_refusal(state, actor, act) is None:
                        yield act

    @property
    def _stunts(self) -> Sequence[Stunt]:
        found = character(self._state, self._actor)
        return () if found is None else found.profile.stunts

    # -- goals -----------------------------------------------------------------------------------------------------

    def _features(self) -> Iterator[Idea]:
        """Yield lighting or putting out fuses, worth more than a blow; debris if it bars foes; fire as a tag."""
        state, actor = self._state, self._actor
        for act in features(state, actor):
            feature = state.setup.feature(act.feature)
            assert feature is not None, "it can be used"
            lead = total(acting_modifiers(state, actor, act.skill)) - difficulty_of(state, feature)
            likely = mean(lead, lambda margin: float(margin >= 0), opposed=False)
            match feature.effect:
                case Effect.FUSE:
                    wins = bool(goals_of(state, self._side, GoalKind.FUSE)) is (burning(state, feature) is None)
                    yield Idea(act, 2.0 * HOME * likely * wins)
                case Effect.ASPECT:
                    yield Idea(act, self._advantage * likely)
                case Effect.OPENS:
                    yield from self._opening(act, feature, likely)
                case Effect.BARS if act.zone is not None:
                    yield Idea(act, self._barring((feature.zone, act.zone), lead + difficulty_of(state, feature)))
                case _:
                    yield Idea(act, 0.0)

    def _opening(self, act: UseFeature, feature: Feature, likely: float) -> Iterator[Idea]:
        """Yield opening a link on the way, and going over it in the same act if that is nearer.  F110, FR71."""
        state, actor = self._state, self._actor
        nearer = gained_by(state, actor, feature)
        if nearer <= 0.0 or feature.link is None:
            return
        gained = zone_worth(state, actor, self._mind) * nearer * likely
        if feature.lasts:
            yield Idea(act, gained)
        taken = tuple(attached(state, actor))
        figures = [figure for each in (actor, *taken) for figure in standing(state, each)]
        for zone in feature.link:
            if zone != zone_of(state, actor) and not state.actors[actor].moved:
                move = Move(zone, self._places(figures, zone), taken)
                both = msgspec.structs.replace(act, beside=(Supplement(move, before=False),))
                if move.places and feature_refusal(state, actor, both) is None:
                    yield Idea(both, gained)

    def _lifting(self) -> Iterator[Idea]:
        """Yield picking up the thing of the goal, alone or beside an attack.  F033, F080."""
        state, actor = self._state, self._actor
        things = {goal.thing for goal in goals_of(state, self._side, GoalKind.CARRY)} | {thing_to_keep(state, actor)}
        for act in small_acts(state, actor) if character(state, actor) is not None else ():
            if isinstance(act, Lift) and act.thing in things:
                yield Idea(PassTurn((Supplement(act),)), 2.0 * HOME)
                for target in self.foes:
                    for idea in self.plain(target):
                        assert isinstance(idea.act, Attack), "they are"
                        plain = idea.act
                        both = Attack(plain.aim, plain.skill, target, plain.weapon, beside=(Supplement(act),))
                        yield Idea(both, 2.0 * HOME + 0.5 * idea.worth)

    def _going(self) -> Iterator[Idea]:
        """Yield moves and sprints to where the actor wants to be, with an attack beside the move if there is one."""
        state, actor = self._state, self._actor
        now = away(state, actor)
        if now <= 0.0 or not wanted(state, actor):
            return
        a_zone = zone_worth(state, actor, self._mind)
        # Who reaches a foe with its best skill need not go nearer, except on an errand.
        stays = self._mind.thorough and a_zone <= NEARER * a_tag(state, self._side)
        if stays and any(self._is_at_its_best([*self.plain(target)]) for target in self.foes):
            return
        for move in self._moves:
            nearer = now - away(state, actor, move.to)
            if nearer > 0.0:
                yield Idea(PassTurn((Supplement(move),)), a_zone * nearer)
                yield from self._on_the_way(move, a_zone * nearer)
        path = self._path()
        if path and not state.actors[actor].moved:
            yield from self._sprint(path, a_zone)

    def _on_the_way(self, move: Move, gained: float) -> Iterator[Idea]:
        """Yield an attack beside a move, at its end or before it; what it brings besides."""
        state, actor = self._state, self._actor
        left = link_cost(state, actor, zone_of(state, actor), move.to)
        if left > 2:
            return
        for target in self.foes:
            for idea in self.plain(target):
                assert isinstance(idea.act, Attack), "they are"
                plain = idea.act
                later = (Supplement(move, before=False),)
                both = Attack(plain.aim, plain.skill, target, plain.weapon, beside=later)
                if attack_refusal(state, actor, both) is None:
                    yield Idea(both, gained + self._weighed(both).worth)

    def _path(self) -> tuple[SceneZoneId, ...]:
        """Return zone after zone, each the nearest one to where the actor wants to be."""
        state, actor = self._state, self._actor
        here, found = zone_of(state, actor), list[SceneZoneId]()
        left = away(state, actor)
        while 0.0 < left < FAR and len(found) < 4:
            beside = (zone for zone, _ in neighbours(state, here))
            nearest = min(beside, key=lambda zone: away(state, actor, zone), default=None)
            if nearest is None or away(state, actor, nearest) >= left:
                break
            here, left = nearest, away(state, actor, nearest)
            found.append(here)
        return tuple(found)

    def _sprint(self, path: tuple[SceneZoneId, ...], a_zone: float) -> Iterator[Idea]:
        state, actor = self._state, self._actor
        act = Sprint(path, take=tuple(attached(state, actor)))
        if sprint_refusal(state, actor, act) is not None:
            return
        costs = sprint_costs(state, actor, path)
        free = 1 if costs[0] == 1 else 0
        lead = total(acting_modifiers(state, actor, Skill.ATHLETICS)) - state.setup.options.sprint_difficulty

        def zones(margin: int) -> float:
            paid = max(number for number in range(len(path) + 1) if sum(costs[:number]) <= max(margin, 0))
            return float(max(paid, free))

        yield Idea(act, a_zone * mean(lead, zones, opposed=False))

    # -- maneuvers and blocks --------------------------------------------------------------------------------------

    def _on_the_scene(self) -> Iterator[Idea]:
        """Yield an aspect of the scene: easy for whoever is good at anything.  F068."""
        state, actor = self._state, self._actor
        best = best_of(state, actor, tuple(Skill))
        lead = total(acting_modifiers(state, actor, best)) - AVERAGE
        likely = mean(lead, lambda margin: float(margin >= 0), opposed=False)
        text = presets(state, SCENE)[side_tags(state, self._side) % NAMES_TAKEN]
        yield Idea(Change(best, None, text, sticky=True), self._advantage * likely)

    def _on_foes(self) -> Iterator[Idea]:
        """Yield an aspect of a foe, an aim, or a weapon struck from a strong hand.  F069, F077, FR28."""
        state, actor = self._state, self._actor
        for target in self.foes:
            worth = max(min(a_point(state, target), 4.0 * a_tag(state, self._side)) * 0.7, self._advantage)
            if self._mind.foresees:
                worth = ON_FOES * self._advantage
            text = presets(state, ASPECT)[side_tags(state, self._side) % NAMES_TAKEN]
            lost = [each.id for each in weapons(state, target) if has_in_hand(state, target, each.id)]
            for plain in hindrances(state, actor, text, (target,)):
                disarms, sticky = plain.kind is Hindrance.DISARM, plain.kind is Hindrance.ASPECT
                if plain.kind not in (Hindrance.ASPECT, Hindrance.AIM, Hindrance.DISARM):
                    continue
                if disarms and (plain.weapon not in lost[:1] or character(state, target) is None):
                    continue
                act = replace(plain, sticky=sticky)
                plan = plan_hinder(state, actor, act)
                lead = total(plan.modifiers) - total(plan.defence(plan.best_defence))
                likely = mean(lead, lambda margin: float(margin >= 1), opposed=True)
                yield Idea(act, worth * likely * (0.8 if disarms else 1.0 if len(lost) else 0.9))

    def _blocks(self) -> Iterator[Idea]:
        """Yield blocks of the way of foes on an errand, and of blows at one on whom a goal depends.  F029 to F031."""
        state, actor = self._state, self._actor
        here = zone_of(state, actor)
        sums = skill_sums(state, actor)
        skill = skill_for_block(sums, SetBlock(BlockKind.PROTECT, Skill.WEAPONS))
        strength = sums[skill] + total(block_modifiers(SetBlock(BlockKind.PROTECT, skill)))
        for zone, _ in neighbours(state, here):
            act = SetBlock(BlockKind.PASSAGE, skill, zone=zone)
            if block_refusal(state, actor, act) is None:
                yield Idea(act, self._barring((here, zone), strength))
        widest = skill_for_block(sums, SetBlock(BlockKind.EXITS, skill))
        wide = SetBlock(BlockKind.EXITS, widest)
        weaker = sums[widest] + total(block_modifiers(wide))
        barred = [self._barring((here, zone), weaker) for zone, _ in neighbours(state, here)]
        if len(barred) > 1:
            yield Idea(wide, max(barred) * 1.01 if sorted(barred)[-2] > 0.0 else 0.0)
        for friend in acting(state):
            guards = SetBlock(BlockKind.PROTECT, skill, subject=friend)
            if stake(state, friend) > 1.0 and block_refusal(state, actor, guards) is None:
                own = max(total(defending_modifiers(state, friend, each)) for each in (Skill.ATHLETICS, Skill.WEAPONS))
                yield Idea(guards, 0.4 * a_point(state, friend) * max(min(strength - own + 1, 3), 0))

    def _barring(self, ends: tuple[SceneZoneId, SceneZoneId], strength: int) -> float:
        """Return the value of barring a passage: foes who want to go through it, and what they would need to pass."""
        state = self._state
        rivals = [each.id for each in state.setup.sides if each.id != self._side and errand(state, each.id) is not None]
        found = 0.0
        for foe in self.foes:
            if side(state, foe) not in rivals or character(state, foe) is None or state.actors[foe].has_acted:
                continue
            start = zone_of(state, foe)
            other = ends[1] if start == ends[0] else ends[0]
            if start not in ends or away(state, foe, other) >= away(state, foe):
                continue
            lead = total(acting_modifiers(state, foe, Skill.ATHLETICS)) - strength
            stopped = 1.0 - mean(lead, lambda margin: float(margin >= 1), opposed=False)
            found += 0.5 * HOME * stopped * stake(state, foe) / 2.5
        return found
