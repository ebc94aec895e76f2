"""Companions and groups: those that act alone, come back, part, join, or lose a minion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.fate.rules.actors import (
    acting,
    companion_actor,
    companions_left,
    group,
    has_with,
    initiative,
    is_in,
    others,
    standing,
)
from pb12table.systems.fate.rules.asking.answers import CallBack, SendOut, Split
from pb12table.systems.fate.rules.data import ActorId, Companion, CompanionId, Initiative, SceneZoneId
from pb12table.systems.fate.rules.events import CompanionMoved, GroupsJoined, GroupSplit
from pb12table.systems.fate.rules.rolls import Game
from pb12table.systems.fate.rules.state import ActorState, Gone, On, State
from pb12table.systems.fate.rules.zones import free_places, sees, zone_of
from pb12table.table.shapes import Point, Point3, plan_distance

_APART: Final = 1.2
"""So far apart, in metres, tokens lie beside each other on a large table, too."""
_LOOKS: Final = 48
"""So many places near a partner are looked at for one that is clear of everybody."""


def companion(state: State, actor: ActorId, identity: CompanionId) -> Companion | None:
    """Return a companion of a character that is not out, None for none."""
    return next((each for each in companions_left(state, actor) if each.id == identity), None)


def send_refusal(state: State, actor: ActorId, act: SendOut) -> Refusal | None:
    """Return why a companion cannot act alone now.  F095, FR42."""
    found = companion(state, actor, act.companion)
    if found is None or not has_with(state, actor, found):
        return Refusal("F091", "no-such-companion")
    if not found.independent:
        return Refusal("F095", "not-independent")
    if state.actors[actor].attachings.get(f"-{act.companion}", 0):
        return Refusal("FR42", "once-a-turn")
    zone = zone_of(state, actor)
    has_room = next(_places(state, actor, found, zone), None) is not None
    return None if has_room else Refusal("F035", "no-room", (("zone", zone),))


def call_refusal(state: State, actor: ActorId, act: CallBack) -> Refusal | None:
    """Return why a companion cannot come back to its partner now.  F091, FR41, FR42."""
    found = companion(state, actor, act.companion)
    alone = None if found is None else companion_actor(state, found.id)
    if alone is None or not is_in(state, alone):
        return Refusal("F091", "no-such-companion")
    if state.actors[actor].attachings.get(f"+{act.companion}", 0):
        return Refusal("FR42", "once-a-turn")
    return None if zone_of(state, alone) == zone_of(state, actor) else Refusal("FR41", "other-zone")


def send_out(game: Game, actor: ActorId, found: Companion, how: str = "alone", zone: SceneZoneId | None = None) -> None:
    """Make an independent companion an actor of its own from now on, with its quality as boxes.  F018, F095, FR53."""
    state = game.state
    alone = companion_actor(state, found.id)
    assert alone is not None, "independent ones have one"
    place = _place(state, alone, list(islice(_places(state, actor, found, zone or zone_of(state, actor)), _LOOKS)))
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
    """Bring a companion back to its partner, where its head counts again.  F091."""
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


def _places(state: State, actor: ActorId, found: Companion, zone: SceneZoneId) -> Iterator[Point3]:
    """Yield free places for a companion in a zone, those nearest to its partner first."""
    alone = companion_actor(state, found.id)
    if alone is None or not standing(state, actor):
        return
    partner = state.figures[standing(state, actor)[0]]
    near: Point = (partner.x, partner.y)
    yield from free_places(state, state.actors[alone].members[0], zone, near)


def _place(state: State, alone: ActorId, places: Sequence[Point3]) -> Point3 | None:
    """Return the first of some places that is clear of everybody, else the first; None for none.  FR53."""
    there = [other.position for other in others(state, state.actors[alone].members[0])]
    clear = (place for place in places if all(plan_distance(place[:2], other) >= _APART for other in there))
    return next(clear, next(iter(places), None))


def _join_order(state: State, alone: ActorId, partner: ActorId) -> None:
    """Put it where its quality says, or after its partner where seats decide; nobody has a turn twice.  F018."""
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
    """Let who goes more than one zone at once leave companions behind that cannot keep up.  F095, F097."""
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
    """Bring companions that were left behind here back to their partner.  F097."""
    left = game.state.actors[actor].left_behind
    here = zone_of(game.state, actor)
    for identity in [each for each, zone in left.items() if zone == here]:
        del left[identity]
        game.record(CompanionMoved(actor=actor, companion=identity, how="back"))


def is_undirected(state: State, actor: ActorId) -> bool:
    """Return whether a companion acting alone cannot be directed: out of its partner's sight, without an advance.

    F098, FR53.
    """
    found = group(state, actor)
    if found is None or found.companion is None or found.partner is None or found.companion.communication:
        return False
    return is_in(state, found.partner) and not sees(state, found.partner, actor)


def company_acts(state: State, actor: ActorId) -> Iterator[SendOut | CallBack]:
    """Yield what can be done with companions now."""
    for found in companions_left(state, actor):
        for act in (SendOut(found.id), CallBack(found.id)):
            refusal = send_refusal(state, actor, act) if isinstance(act, SendOut) else call_refusal(state, actor, act)
            if refusal is None:
                yield act


def like_groups(state: State, actor: ActorId) -> list[ActorId]:
    """Return the groups of one owner, kind and zone, unhurt but for the first; [] for one that is led.  FR08."""

    def is_free(other: ActorId) -> bool:
        found = group(state, other)
        return found is not None and found.companion is None and state.actors[other].led_by is None

    if not is_free(actor):
        return []
    own = group(state, actor)
    return [
        other
        for other in acting(state)
        if other == actor or (
            is_free(other)
            and (found := group(state, other)) is not None
            and own is not None
            and (found.kind, found.player, found.weapons) == (own.kind, own.player, own.weapons)
            and zone_of(state, other) == zone_of(state, actor)
            and not state.actors[other].partial
        )
    ]  # fmt: skip


def split(game: Game, groups: Sequence[ActorId], chosen: Split) -> None:
    """Split groups into so many parts: the first is the first group still, further ones are the others, or new.

    A minion that is hurt is the foremost of its group, so its stress stays with the group it was in.  F014, F087, FR08.
    """
    state = game.state
    whole, now = state.actors[groups[0]], [list(standing(state, each)) for each in groups]
    if [list(part) for part in chosen.parts] == now:
        return
    fallen = {each: [figure for figure in state.actors[each].members if figure not in standing(state, each)]
              for each in groups}  # fmt: skip
    parts: list[ActorId] = []
    for number, figures in enumerate(chosen.parts):
        part = groups[number] if number < len(groups) else _new_group(game.state, groups[0], parts[-1])
        state.actors[part].members = [*figures, *fallen.get(part, ())]
        state.actors[part].has_acted = state.actors[part].has_acted or whole.has_acted
        parts.append(part)
    for gone in groups[len(chosen.parts) :]:
        state.actors[gone].members = fallen[gone]
        state.actors[gone].gone = Gone.JOINED
        for aspect in state.aspects.values():
            aspect.bearer = groups[0] if aspect.on is On.ACTOR and aspect.bearer == gone else aspect.bearer
    if len(parts) < len(groups):
        game.record(GroupsJoined(group=groups[0], others=tuple(groups[len(parts) :])))
    if len(parts) > 1:
        game.record(GroupSplit(group=groups[0], parts=tuple(parts)))


def _new_group(state: State, actor: ActorId, after: ActorId) -> ActorId:
    """Return a further group of the same kind, right after another one in the order."""
    new, whole = _free_id(state, actor), state.actors[actor]
    state.actors[new] = ActorState(new, [], has_acted=whole.has_acted, defends=whole.defends)
    state.split[new] = state.split.get(actor, actor)
    if after in state.order:
        state.order.insert(state.order.index(after) + 1, new)
    return new


def part_off(game: Game, actor: ActorId, figure: FigureId) -> ActorId:
    """Make a minion of a group a group of its own from now on; a group of one stays as it is.  Section 4.1."""
    state = game.state
    if group(state, actor) is None or len(standing(state, actor)) < 2:
        return actor
    state.actors[actor].members.remove(figure)
    new = _new_group(state, actor, actor)
    state.actors[new].members = [figure]
    if new in state.order and state.order.index(new) <= state.turn_index:
        state.turn_index += 1
    game.record(GroupSplit(group=actor, parts=(actor, new)))
    return new


def _free_id(state: State, actor: ActorId) -> ActorId:
    number = 2
    while ActorId(f"{actor}-{number}") in state.actors:
        number += 1
    return ActorId(f"{actor}-{number}")
