"""What a position of FATE is worth: whoever is hurt has the smaller chance, all else being equal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario
from pb12table.files.weights import Weights, shipped_weights
from pb12table.kernel.request import Dice
from pb12table.skirmish.ids import Label
from pb12table.systems.fate.bots.value import VALUE
from pb12table.systems.fate.rules import events
from pb12table.systems.fate.rules.actors import acting, character, consequences, limit, owner, side, track_length
from pb12table.systems.fate.rules.data import ActorId, Severity, SideId, Track
from pb12table.systems.fate.rules.state import Aspect, On, State

Wound = events.StressMarked | events.ConsequenceTaken | events.CompanionLost | events.GroupLostMembers


@cache
def weights() -> Weights:
    return shipped_weights("fate", VALUE)


def chance(state: State, actor: ActorId) -> float:
    """The chance of whoever an actor belongs to."""
    players = VALUE.contenders(state.setup)
    chances = weights().chances([VALUE.features(state, each) for each in players])
    return chances[players.index(owner(state, actor))]


def hurt(state: State, actor: ActorId, foe: SideId) -> Iterator[State]:
    """The state with one wound more: a box of either track, a consequence with the foe's free tag, a minion's box."""
    if character(state, actor) is None:
        worse = state.clone()
        worse.actors[actor].partial += 1
        yield worse
        return
    for track in Track:
        marks = state.actors[actor].marks.get(track, [])
        for box in {*range(1, track_length(state, actor, track) + 1)} - {*marks}:
            worse = state.clone()
            worse.actors[actor].marks.setdefault(track, []).append(box)
            yield worse
    if len(consequences(state, actor)) < limit(state, actor):
        worse, words = state.clone(), Label("Cut", "Schnitt")
        worse.aspects[999] = Aspect(999, words, On.ACTOR, actor, free=foe, severity=Severity.MILD)
        yield worse


@pytest.mark.parametrize("scenario", ["the-ferrymans-purse", "the-harbour-ball", "the-doctors-roof"])
def test_every_wound_lowers_the_chance_of_whoever_is_hurt(scenario: str) -> None:
    setup, seen = load_scenario(scenario).setup, 0
    session, bots = started(setup, 2, digests=False), make_bots(("learner",), setup, 2)
    for _ in range(3):
        play(session, bots, 25)
        state = session.state
        assert state.outcome is None
        for actor in acting(state):
            foe = next(each.id for each in setup.sides if each.id != side(state, actor))
            before = chance(state, actor)
            for worse in hurt(state, actor, foe):
                assert chance(worse, actor) < before
                seen += 1
    assert seen > 30


def unhurt(before: State, after: State, actor: ActorId) -> State:
    """The state after an answer without what an actor suffered by it."""
    well, old = after.clone(), before.actors[actor].clone()
    found = well.actors[actor]
    found.marks, found.partial, found.gone, found.companions_out = old.marks, old.partial, old.gone, old.companions_out
    for figure in old.members:
        well.figures[figure].gone = before.figures[figure].gone
    for number in after.aspects.keys() - before.aspects.keys():
        if after.aspects[number].severity is not None and after.aspects[number].bearer == actor:
            del well.aspects[number]
    return well


def wounds(scenario: str, seed: int) -> Iterator[float]:
    """By how much each wound of a game of two steady players lowered the chance of whoever was hurt."""
    setup = load_scenario(scenario).setup
    session, bots = started(setup, seed, digests=False), make_bots(("steady",), setup, seed)
    while session.pending is not None:
        if isinstance(session.pending, Dice):
            play(session, bots, 1)
            continue
        before, told = session.state.clone(), len(session.log)
        play(session, bots, 1)
        for event in (line.event for line in session.log[told:]):
            if isinstance(event, Wound) and session.state.outcome is None:
                actor = event.group if isinstance(event, events.GroupLostMembers) else event.actor
                if isinstance(event, events.GroupLostMembers) and not event.members and not event.partial:
                    continue
                yield chance(unhurt(before, session.state, actor), actor) - chance(session.state, actor)


@pytest.mark.slow
def test_wounds_of_played_games_lower_the_chance_of_whoever_is_hurt() -> None:
    places = ["the-ferrymans-purse", "the-harbour-ball", "the-opening-night", "the-doctors-roof", "warehouse-three"]
    found = [lowered for place in places for seed in (1, 2) for lowered in wounds(place, seed)]
    assert len(found) > 80
    assert sum(lowered > 0.0 for lowered in found) >= 0.95 * len(found)
