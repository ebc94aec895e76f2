"""Questions about characters and groups: whose they are, what they can do, heads, and which skills oppose."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.fate.rules.data import (
    BODY,
    EYE,
    HEIGHT,
    ActorId,
    ActorSetup,
    Aim,
    CharacterSetup,
    Companion,
    CompanionId,
    ConflictType,
    GroupSetup,
    Severity,
    SideId,
    Skill,
    Stunt,
    Track,
    Weapon,
    WeaponId,
    boxes,
    group_bonus,
)
from pb12table.systems.fate.rules.state import Aspect, Gone, On, State
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point3

TYPE_OF: Final[Mapping[Skill, ConflictType]] = MappingProxyType(
    dict.fromkeys(Skill, ConflictType.PHYSICAL)
    | dict.fromkeys(
        (Skill.DECEIT, Skill.EMPATHY, Skill.INTIMIDATION, Skill.LEADERSHIP, Skill.RAPPORT), ConflictType.SOCIAL
    )
    | dict.fromkeys((Skill.ART, Skill.ENGINEERING, Skill.RESOLVE), ConflictType.MENTAL)
)
"""For which kind of conflict a skill is: a minion is good at those of its own.  F084, FR35."""
ATTACK_SKILLS: Final[Mapping[Aim, tuple[Skill, ...]]] = MappingProxyType(
    {
        Aim.HARM: (Skill.FISTS, Skill.GUNS, Skill.WEAPONS),
        Aim.DECEIVE: (Skill.DECEIT,),
        Aim.SCARE: (Skill.INTIMIDATION,),
        Aim.CHARM: (Skill.RAPPORT,),
        Aim.FORCE: (Skill.MIGHT,),
    }
)
"""F022."""
DEFENCE_SKILLS: Final[Mapping[Aim, tuple[Skill, ...]]] = MappingProxyType(
    {
        Aim.HARM: (Skill.FISTS, Skill.WEAPONS, Skill.ATHLETICS),
        Aim.DECEIVE: (Skill.RESOLVE, Skill.EMPATHY),
        Aim.SCARE: (Skill.RESOLVE,),
        Aim.CHARM: (Skill.RESOLVE, Skill.DECEIT),
        Aim.FORCE: (Skill.MIGHT,),
    }
)
"""F022, FR09."""
ANSWERS: Final[Mapping[Skill, Skill]] = MappingProxyType({Skill.RAPPORT: Skill.DECEIT, Skill.DECEIT: Skill.EMPATHY})
"""Which skill defends against another besides the usual ones, in maneuvers as in attacks.  FR70."""
WORDS: Final = (
    Skill.ART, Skill.DECEIT, Skill.EMPATHY, Skill.INTIMIDATION, Skill.LEADERSHIP, Skill.RAPPORT, Skill.RESOLVE,
)  # fmt: skip
"""What is done with words, in the own zone.  FR09, FR61, FR62."""
TRACK_OF: Final[Mapping[Aim, Track]] = MappingProxyType(
    {aim: Track.HEALTH if aim in (Aim.HARM, Aim.FORCE) else Track.COMPOSURE for aim in Aim}
)
"""FR09, FR70: a mental attack is one by word, too."""


def data(state: State, actor: ActorId) -> ActorSetup:
    """Return the setup of an actor; a group split off another has that of the original one."""
    return state.setup.actor_by_id[state.split.get(actor, actor)]


def character(state: State, actor: ActorId) -> CharacterSetup | None:
    """Return the character an actor is, None for a group."""
    found = data(state, actor)
    return found if isinstance(found, CharacterSetup) else None


def group(state: State, actor: ActorId) -> GroupSetup | None:
    """Return the group an actor is, None for a character."""
    found = data(state, actor)
    return found if isinstance(found, GroupSetup) else None


def owner(state: State, actor: ActorId) -> PlayerId:
    """Return the player who decides for an actor."""
    return data(state, actor).player


def side(state: State, actor: ActorId) -> SideId:
    """Return the side an actor is on."""
    found = state.setup.player_by_id[owner(state, actor)].side
    assert found is not None, "the arbiter has no actors"
    return found


def players_of(state: State, of: SideId) -> tuple[PlayerId, ...]:
    """Return the players of a side."""
    return tuple(player.id for player in state.setup.players if player.side == of)


def is_in(state: State, actor: ActorId) -> bool:
    """Return whether an actor is in the conflict."""
    return actor in state.actors and state.actors[actor].gone is Gone.NO


def acting(state: State) -> list[ActorId]:
    """Return all that are in the conflict, in the order of the file."""
    return [actor for actor in state.actors if is_in(state, actor)]


def is_opposing(state: State, actor: ActorId, other: ActorId) -> bool:
    """Return whether two actors are on different sides."""
    return side(state, actor) != side(state, other)


def opponents(state: State, actor: ActorId) -> list[ActorId]:
    """Return the actors of other sides that are in the conflict."""
    return [other for other in acting(state) if is_opposing(state, actor, other)]


def sides_in(state: State) -> list[SideId]:
    """Return the sides that have characters or groups in the conflict.  F109."""
    left = {side(state, actor) for actor in acting(state)}
    return [found.id for found in state.setup.sides if found.id in left]


def actor_of(state: State, figure: FigureId) -> ActorId:
    """Return the actor a figure belongs to now."""
    found = next((actor.id for actor in state.actors.values() if figure in actor.members), None)
    return state.setup.figure_by_id[figure].actor if found is None else found


def standing(state: State, actor: ActorId) -> list[FigureId]:
    """Return the figures of an actor that are on the table."""
    return [figure for figure in state.actors[actor].members if state.figures[figure].gone is Gone.NO]


def body(state: State, figure: FigureId, at: Point3 | None = None) -> Body:
    """Return the body of a figure, where it is or at another place.  FR03."""
    facing = state.setup.figure_by_id[figure].facing
    return Body(figure, BODY, *(at or state.figures[figure].at), facing, HEIGHT, EYE)


def others(state: State, *but: FigureId) -> tuple[Body, ...]:
    """Return the bodies of all figures on the table except some."""
    return tuple(
        body(state, figure.id) for figure in state.figures.values() if figure.gone is Gone.NO and figure.id not in but
    )


# -- what they can do ----------------------------------------------------------------------------------------------


def stunts(state: State, actor: ActorId) -> tuple[Stunt, ...]:
    """Return the stunts of an actor; a group has none."""
    found = character(state, actor)
    return () if found is None else found.profile.stunts


def skill_value(state: State, actor: ActorId, skill: Skill) -> int:
    """Return the value of a skill without anything added; a missing one is Mediocre.  F084, F096, FR35."""
    found = data(state, actor)
    if isinstance(found, GroupSetup):
        if found.companion is not None:
            return alone_value(found.companion, skill)
        return found.kind.quality if TYPE_OF[skill] is found.kind.kind else 0
    lent = [companion.skilled.get(skill, 0) for companion in companions(state, actor)]
    return max([found.profile.skill(skill), *lent])


def weapons(state: State, actor: ActorId) -> tuple[Weapon, ...]:
    """Return all weapons of an actor."""
    return data(state, actor).weapons


def weapon(state: State, actor: ActorId, identity: WeaponId) -> Weapon | None:
    """Return a weapon of an actor, None for one it does not have."""
    return data(state, actor).weapon(identity)


def has_in_hand(state: State, actor: ActorId, identity: WeaponId) -> bool:
    """Return whether an actor can use a weapon at once; minions change freely.  F077, section 6."""
    found, held = weapon(state, actor, identity), state.actors[actor]
    if found is None or identity in held.disarmed or held.uses.get(identity, 1) < 1:
        return False
    return group(state, actor) is not None or not needs_hand(found) or identity in held.in_hand


def needs_hand(found: Weapon) -> bool:
    """Return whether a weapon must be drawn; fists need not."""
    return found.skill is not Skill.FISTS


def alone_value(companion: Companion, skill: Skill) -> int:
    """Return a skill's value for a companion acting alone: its quality in its kinds of conflict.  F092 to F096."""
    quality = companion.quality if TYPE_OF[skill] in companion.scope else 0
    return max(quality, companion.skilled.get(skill, 0))


def companions(state: State, actor: ActorId) -> list[Companion]:
    """Return the companions of a character that are with it and help in a conflict of this kind.  F091, F092, F094."""
    found, kind = character(state, actor), state.setup.options.conflict
    if found is None or not found.companions:
        return []
    return [each for each in companions_left(state, actor) if kind in each.scope and has_with(state, actor, each)]


def has_with(state: State, actor: ActorId, companion: Companion) -> bool:
    """Return whether a companion is with its partner: it neither acts alone nor was left behind.  F095, F097."""
    alone = companion_actor(state, companion.id)
    acts_alone = alone is not None and state.actors[alone].gone is not Gone.WITH
    return not acts_alone and companion.id not in state.actors[actor].left_behind


def companion_actor(state: State, companion: CompanionId) -> ActorId | None:
    """Return the actor that an independent companion is when it acts alone, None for any other.  F095."""
    actor = ActorId(companion)
    found = state.setup.actor_by_id.get(actor)
    return actor if isinstance(found, GroupSetup) and found.companion is not None else None


def companions_left(state: State, actor: ActorId) -> list[Companion]:
    """Return the companions of a character that are not out.  F091."""
    found = character(state, actor)
    gone = state.actors[actor].companions_out
    return [] if found is None else [each for each in found.companions if each.id not in gone]


def attached(state: State, leader: ActorId) -> list[ActorId]:
    """Return the groups attached to a leader.  F089."""
    return [other for other in acting(state) if state.actors[other].led_by == leader]


def heads(state: State, actor: ActorId, helping: Collection[ActorId]) -> int:
    """Return how many heads count for an actor: its own, those of its companions, and those of the groups that help.

    F086, F089, F091, FR66.
    """
    number = len(standing(state, actor)) if group(state, actor) is not None else 1
    return number + sum(len(standing(state, other)) for other in helping) + len(companions(state, actor))


def fresh(state: State, leader: ActorId) -> list[ActorId]:
    """Return the groups attached to a leader that have not acted in this exchange.  FR41."""
    return [other for other in attached(state, leader) if not state.actors[other].has_acted]


def head_modifiers(state: State, actor: ActorId, helping: Collection[ActorId]) -> Iterator[Modifier]:
    """Yield what the heads of a group, or of a leader with companions and groups, add.  F086, F089, F091, FR66."""
    bonus = group_bonus(heads(state, actor, helping))
    if bonus:
        yield Modifier("F086", "heads", bonus, actor)


# -- when they act -------------------------------------------------------------------------------------------------


def initiative(state: State, actor: ActorId) -> int:
    """Return the rank of an actor: a skill, the quality of a group, or that of its leader.  F016, F018, FR06."""
    leader = state.actors[actor].led_by
    if leader is not None:
        return initiative(state, leader)
    found = group(state, actor)
    if found is not None:
        return found.kind.quality
    social = state.setup.options.conflict is ConflictType.SOCIAL
    return skill_value(state, actor, Skill.EMPATHY if social else Skill.ALERTNESS)


# -- harm ----------------------------------------------------------------------------------------------------------


def track_length(state: State, actor: ActorId, track: Track) -> int:
    """Return how many boxes a character has.  F047."""
    found = character(state, actor)
    assert found is not None, "groups have their quality"
    return boxes(found.profile, track, state.setup.options)


def box_for(state: State, actor: ActorId, track: Track, hit: int) -> int | None:
    """Return the box that a hit marks: its own, or the next free higher one; None for none.  F048."""
    marks = state.actors[actor].marks.get(track, [])
    return next((box for box in range(hit, track_length(state, actor, track) + 1) if box not in marks), None)


def consequences(state: State, actor: ActorId) -> list[Aspect]:
    """Return the consequences that an actor holds."""
    return [aspect for aspect in aspects_on(state, On.ACTOR, actor) if aspect.severity is not None]


def limit(state: State, actor: ActorId) -> int:
    """Return how many consequences a character may hold.  F052."""
    found = character(state, actor)
    return 0 if found is None else found.profile.limit


def next_severity(state: State, actor: ActorId) -> Severity | None:
    """Return the next consequence's severity: lowest free one, then severe; None at the limit.  F051, FR15, FR16."""
    held = [aspect.severity for aspect in consequences(state, actor)]
    if len(held) >= limit(state, actor):
        return None
    return next((severity for severity in Severity if severity not in held), Severity.SEVERE)


def group_boxes(state: State, actor: ActorId) -> int:
    """Return how many boxes the minions of a group have left.  F084, F088."""
    found = group(state, actor)
    assert found is not None, "characters have tracks"
    return len(standing(state, actor)) * found.kind.quality - state.actors[actor].partial


# -- aspects -------------------------------------------------------------------------------------------------------


def aspects_on(state: State, on: On, bearer: str = "") -> list[Aspect]:
    """Return the aspects of a bearer, in the order they came."""
    return [aspect for aspect in state.aspects.values() if aspect.on is on and aspect.bearer == bearer]


def points(state: State, actor: ActorId) -> int:
    """Return the fate points of an actor; minions have none.  FR35."""
    return state.actors[actor].fate_points
