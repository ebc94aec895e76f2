"""Rolls of four Fudge dice: what they are made of, and the accounts of fate points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from pb12table.kernel.game import Game as AnyGame
from pb12table.kernel.request import Dice
from pb12table.skirmish.ids import Modifier, total
from pb12table.systems.fate.rules.actors import attached, group, head_modifiers, owner, skill_value
from pb12table.systems.fate.rules.asking.answers import Ways
from pb12table.systems.fate.rules.data import BONUS, DICE, ActorId, Skill
from pb12table.systems.fate.rules.events import AspectEnded, FudgeRolled, PointMoved
from pb12table.systems.fate.rules.state import Roll, State

Game: TypeAlias = AnyGame[State]
UNUSUAL: Final = -2
"""What an unusual skill costs where the policy is the arbiter.  FR62."""


# -- what a roll is made of ----------------------------------------------------------------------------------------


def skill_modifiers(state: State, actor: ActorId, skill: Skill, ways: Ways | None = None) -> list[Modifier]:
    """Return the skill with what it is combined with.  F002, F038 to F044, FR13, FR39."""
    ways = ways or Ways()
    found = [Modifier("F002", "skill", skill_value(state, actor, skill), skill.value)]
    restrict = [*_known(ways.restrict), *state.setup.options.restrict_all]
    if state.is_long:
        restrict.append(Skill.ENDURANCE)
    found += combining_modifiers(state, actor, skill, _known(ways.modify), _known(ways.complement), restrict)
    return found


def combining_modifiers(
    state: State,
    actor: ActorId,
    skill: Skill,
    modify: Sequence[Skill],
    complement: Sequence[Skill],
    restrict: Sequence[Skill],
    before: Sequence[Modifier] = (),
) -> list[Modifier]:
    """Return what further skills add to a main one: at most one +1 and one -1, including those there `before`.

    F038 to F041, FR39.
    """
    main = skill_value(state, actor, skill)
    there = {modifier.value for modifier in before if modifier.label == "combined"}
    found: list[Modifier] = []
    for rule, skills, values in (
        ("F038", modify, (1, -1)),
        ("F039", complement, (1,)),
        ("F040", restrict, (-1,)),
    ):
        for other in skills:
            value = skill_value(state, actor, other)
            sign = (value > main) - (value < main)
            if sign in values and sign not in there:
                there.add(sign)
                found.append(Modifier(rule, "combined", sign, other.value))
    return found


def _known(skill: Skill | None) -> list[Skill]:
    return [] if skill is None else [skill]


def acting_modifiers(
    state: State, actor: ActorId, skill: Skill, ways: Ways | None = None, helping: Sequence[ActorId] = ()
) -> list[Modifier]:
    """Return what makes up an act's roll before anything special to it; led groups add if they are `helping`.

    F002, F086, F089, FR66.
    """
    return [*skill_modifiers(state, actor, skill, ways), *head_modifiers(state, actor, helping)]


def best_of(state: State, actor: ActorId, skills: Sequence[Skill]) -> Skill:
    """Return the skill with which an actor does best."""
    return max(skills, key=lambda each: total(acting_modifiers(state, actor, each)))


def unusual(skill: Skill, usual: Sequence[Skill], ways: Ways) -> list[Modifier]:
    """Return what an unusual skill, or an unusual use of it, costs, unless an aspect makes it a usual one.

    F106, FR62.
    """
    return [] if skill in usual or ways.swap is not None else [Modifier("FR62", "unusual", UNUSUAL, skill.value)]


def defending_modifiers(state: State, actor: ActorId, skill: Skill) -> list[Modifier]:
    """Return what makes up a defence: all groups that are led shield their leader.  F027, F086, F089, FR41, FR66."""
    found = [*skill_modifiers(state, actor, skill), *head_modifiers(state, actor, attached(state, actor))]
    if state.actors[actor].full_defence:
        found.append(Modifier("F027", "full-defence", BONUS, actor))
    return found


async def rolled(
    game: Game, actor: ActorId, skill: Skill, purpose: str, modifiers: Sequence[Modifier], *, again: bool = False
) -> Roll:
    """Return a roll of four dice for an actor's owner, with all that is added so far.

    Groups that are led have acted with the dice of their leader's act, wherever it takes the leader.  F002, FR41, FR58.
    """
    if game.state.actor == actor:
        for other in attached(game.state, actor):
            game.state.actors[other].has_acted = True
    player = owner(game.state, actor)
    faces = [await game.roll(Dice(player, -1, 1, purpose, actor)) for _ in range(DICE)]
    roll = Roll(actor, skill, tuple(faces), list(modifiers))
    _tell(game, roll, purpose, again=again)
    return roll


def _tell(game: Game, roll: Roll, purpose: str, *, again: bool) -> None:
    game.record(
        FudgeRolled(
            actor=roll.actor,
            skill=roll.skill,
            purpose=purpose,
            faces=roll.faces,
            modifiers=tuple(roll.modifiers),
            effort=roll.effort,
            again=again,
        )
    )


# -- accounts and aspects ------------------------------------------------------------------------------------------


def pay(game: Game, actor: ActorId, points: int, why: str) -> None:
    """Take fate points off an account, never below 0.  FR19."""
    account = game.state.actors[actor]
    taken = min(points, account.fate_points)
    account.fate_points -= taken
    game.record(PointMoved(actor=actor, change=-taken, points=account.fate_points, why=why))


def gain(game: Game, actor: ActorId, points: int, why: str) -> None:
    """Give fate points; minions have none.  FR35."""
    if group(game.state, actor) is not None:
        return
    account = game.state.actors[actor]
    account.fate_points += points
    game.record(PointMoved(actor=actor, change=points, points=account.fate_points, why=why))


def end_aspect(game: Game, identity: int, why: str) -> None:
    """End an aspect.  F071, F073, FR28."""
    aspect = game.state.aspects.pop(identity)
    game.record(AspectEnded(aspect=identity, label=aspect.label, why=why))


def next_id(state: State) -> int:
    """Return a number not used yet."""
    state.next_id += 1
    return state.next_id - 1
