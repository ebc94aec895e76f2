"""The kinds of acts, as the window offers them, each with the acts there are of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from types import MappingProxyType
from typing import Final

from pb12table.systems.fate.rules.actors import acting, attached, is_opposing, standing
from pb12table.systems.fate.rules.acts.attacks import attacks
from pb12table.systems.fate.rules.acts.beside import small_acts, small_refusal
from pb12table.systems.fate.rules.acts.blasts import blasts
from pb12table.systems.fate.rules.acts.features import features
from pb12table.systems.fate.rules.acts.free import free_acts
from pb12table.systems.fate.rules.acts.maneuvers import changes, hindrances
from pb12table.systems.fate.rules.acts.travelling import sprints, throws
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Change,
    FullDefence,
    Hold,
    Move,
    PassTurn,
    Rearm,
    Say,
    Supplement,
)
from pb12table.systems.fate.rules.asking.legality import act_refusal
from pb12table.systems.fate.rules.asking.suggestions import blocks, rearmings
from pb12table.systems.fate.rules.asking.words import ASPECTS, SAYINGS, SCENES
from pb12table.systems.fate.rules.data import ActorId, SceneZoneId
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import zone_of


def goings(state: State, actor: ActorId) -> Iterator[Move]:
    """The ways into the zones beside: with the groups that follow or without, alone or with a friend who is carried.

    F035, F080, FR41.
    """
    for small in small_acts(state, actor):
        if not isinstance(small, Move):
            continue
        yield small
        if small.take:
            yield Move(small.to)
        for other in acting(state):
            carrying = Move(small.to, take=tuple(attached(state, actor)), carry=other)
            if not is_opposing(state, actor, other) and small_refusal(state, actor, carrying) is None:
                yield carrying


def _moves(state: State, actor: ActorId) -> Iterator[Act]:
    for move in goings(state, actor):
        yield PassTurn((Supplement(move),))
    yield from sprints(state, actor)


def _using(state: State, actor: ActorId) -> Iterator[Act]:
    yield from features(state, actor)
    yield from sorted(blasts(state, actor), key=lambda act: _friends_less_foes(state, actor, act.zone))
    for small in small_acts(state, actor):
        if not isinstance(small, Move | Rearm):
            yield PassTurn((Supplement(small),))
    yield from rearmings(state, actor)


def _friends_less_foes(state: State, actor: ActorId, zone: SceneZoneId) -> int:
    there = [each for each in acting(state) if zone_of(state, each) == zone]
    return sum((-1 if is_opposing(state, actor, each) else 1) * len(standing(state, each)) for each in there)


def _free(state: State, actor: ActorId) -> Iterator[Act]:
    yield from free_acts(state, actor)
    yield Say(SAYINGS[0])


def _waiting(state: State, actor: ActorId) -> Iterator[Act]:
    yield from (act for act in (FullDefence(), Hold(), PassTurn()) if act_refusal(state, actor, act) is None)


def _strikes(state: State, actor: ActorId) -> Iterator[Act]:
    return (act for act in attacks(state, actor) if not act.push)


def _shoves(state: State, actor: ActorId) -> Iterator[Act]:
    pushes = (act for act in attacks(state, actor) if act.push)
    return chain(pushes, throws(state, actor))


def _changes(state: State, actor: ActorId) -> Iterator[Act]:
    """Changes of the zone and of the whole scene.  F068, F073."""
    for act in changes(state, actor, SCENES[0]):
        yield act
        if act.remove is None:
            yield Change(act.skill, None, act.text)


KINDS: Final[Mapping[str, Callable[[State, ActorId], Iterator[Act]]]] = MappingProxyType(
    {
        "attack": _strikes,
        "shove": _shoves,
        "hinder": lambda state, actor: hindrances(state, actor, ASPECTS[0]),
        "scene": _changes,
        "block": blocks,
        "move": _moves,
        "use": _using,
        "free": _free,
        "wait": _waiting,
    }
)
"""The kinds of acts there are to choose from, in their order."""
COMBINED: Final = ("attack", "shove", "hinder", "scene", "block", "use")
"""Kinds beside which a small act may be done.  F033."""
