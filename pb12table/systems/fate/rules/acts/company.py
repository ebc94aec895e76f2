"""Companions that act alone, come back, or cannot keep up.  F091, F095, F097, F098."""

from __future__ import annotations

from collections.abc import Iterator

from pb12table.kernel.request import Refusal
from pb12table.systems.fate.rules.actors import (
    companion_actor,
    companions_left,
    group,
    has_with,
    initiative,
    is_in,
    standing,
)
from pb12table.systems.fate.rules.asking.answers import CallBack, SendOut
from pb12table.systems.fate.rules.data import ActorId, Companion, CompanionId, Initiative, SceneZoneId
from pb12table.systems.fate.rules.events import CompanionMoved
from pb12table.systems.fate.rules.rolling.rolls import Game
from pb12table.systems.fate.rules.sight import sees
from pb12table.systems.fate.rules.state import Gone, State
from pb12table.systems.fate.rules.zones import free_places, zone_of
from pb12table.table.shapes import Point, Point3


def companion(state: State, actor: ActorId, identity: CompanionId) -> Companion | None:
    """A companion of a character that is not out, None for none."""
    return next((each for each in companions_left(state, actor) if each.id == identity), None)


def send_refusal(state: State, actor: ActorId, act: SendOut) -> Refusal | None:
    """Why a companion cannot act alone now.  F095, FR42."""
    found = companion(state, actor, act.companion)
    if found is None or not has_with(state, actor, found):
        return Refusal("F091", "no-such-companion")
    if not found.independent:
        return Refusal("F095", "not-independent")
    if state.actors[actor].attachings.get(f"-{act.companion}", 0):
        return Refusal("FR42", "once-a-turn")
    zone = zone_of(state, actor)
    return None if _place(state, actor, found, zone) is not None else Refusal("F035", "no-room", (("zone", zone),))


def call_refusal(state: State, actor: ActorId, act: CallBack) -> Refusal | None:
    """Why a companion cannot come back to its partner now.  F091, FR41, FR42."""
    found = companion(state, actor, act.companion)
    alone = None if found is None else companion_actor(state, found.id)
    if alone is None or not is_in(state, alone):
        return Refusal("F091", "no-such-companion")
    if state.actors[actor].attachings.get(f"+{act.companion}", 0):
        return Refusal("FR42", "once-a-turn")
    return None if zone_of(state, alone) == zone_of(state, actor) else Refusal("FR41", "other-zone")


def send_out(game: Game, actor: ActorId, found: Companion, how: str = "alone", zone: SceneZoneId | None = None) -> None:
    """An independent companion is an actor of its own from now on, with its quality as boxes.  F018, F095, FR53."""
    state = game.state
    alone = companion_actor(state, found.id)
    assert alone is not None, "independent ones have one"
    place = _place(state, actor, found, zone or zone_of(state, actor))
    if place is None:
        state.actors[actor].left_behind[found.id] = zone or zone_of(state, actor)
    else:
        sent = state.actors[alone]
        figure = state.figures[sent.members[0]]
        figure.x, figure.y, figure.z = place
        figure.gone = sent.gone = Gone.NO
        sent.has_acted = state.actors[actor].has_acted
        _join_order(state, alone, actor)
    game.record(CompanionMoved(actor=actor, companion=found.id, how=how))


def call_back(game: Game, actor: ActorId, identity: CompanionId) -> None:
    """A companion is with its partner again, and its head counts there.  F091."""
    state = game.state
    alone = companion_actor(state, identity)
    assert alone is not None, "refused before"
    for figure in standing(state, alone):
        state.figures[figure].gone = Gone.WITH
    back = state.actors[alone]
    back.gone, back.held = Gone.WITH, False
    for block in [each for each in state.blocks if each.owner == alone and not each.debris]:
        state.blocks.remove(block)
    game.record(CompanionMoved(actor=actor, companion=identity, how="back"))


def _place(state: State, actor: ActorId, found: Companion, zone: SceneZoneId) -> Point3 | None:
    alone = companion_actor(state, found.id)
    if alone is None or not standing(state, actor):
        return None
    partner = state.figures[standing(state, actor)[0]]
    near: Point = (partner.x, partner.y)
    return next(free_places(state, state.actors[alone].members[0], zone, near), None)


def _join_order(state: State, alone: ActorId, partner: ActorId) -> None:
    """It comes where its quality puts it, or after its partner where seats decide; nobody has a turn twice.  F018."""
    if alone in state.order or not state.order:
        return
    found = group(state, alone)
    quality = 0 if found is None else found.kind.quality
    if state.setup.options.initiative is Initiative.ROTATING:
        place = state.order.index(partner) + 1
    else:
        place = next(
            (number for number, other in enumerate(state.order) if initiative(state, other) < quality),
            len(state.order),
        )
    state.order.insert(place, alone)
    has_turn = state.actor is not None and not state.is_held_turn
    if place < state.turn_index or (place == state.turn_index and has_turn):
        state.turn_index += 1


# -- keeping up ----------------------------------------------------------------------------------------------------


def outrun(game: Game, actor: ActorId, before: SceneZoneId, zones: int) -> None:
    """Who goes more than one zone at once leaves companions behind that cannot keep up.  F095, F097."""
    state = game.state
    if zones < 2 or not is_in(state, actor):
        return
    for found in companions_left(state, actor):
        if found.keeping_up or not has_with(state, actor, found):
            continue
        if found.independent:
            send_out(game, actor, found, "left", before)
        else:
            state.actors[actor].left_behind[found.id] = before
            game.record(CompanionMoved(actor=actor, companion=found.id, how="left"))


def meet_again(game: Game, actor: ActorId) -> None:
    """Companions that were left behind here are with their partner again.  F097."""
    left = game.state.actors[actor].left_behind
    here = zone_of(game.state, actor)
    for identity in [each for each, zone in left.items() if zone == here]:
        del left[identity]
        game.record(CompanionMoved(actor=actor, companion=identity, how="back"))


def is_undirected(state: State, actor: ActorId) -> bool:
    """Whether a companion that acts alone cannot be told what to do: out of its partner's sight, without an advance.

    F098, FR53.
    """
    found = group(state, actor)
    if found is None or found.companion is None or found.partner is None or found.companion.communication:
        return False
    return is_in(state, found.partner) and not sees(state, found.partner, actor)


def company_acts(state: State, actor: ActorId) -> Iterator[SendOut | CallBack]:
    """What can be done with companions now."""
    for found in companions_left(state, actor):
        for act in (SendOut(found.id), CallBack(found.id)):
            refusal = send_refusal(state, actor, act) if isinstance(act, SendOut) else call_refusal(state, actor, act)
            if refusal is None:
                yield act
