"""Groups that are parted, joined, or lose a minion that goes elsewhere.  F014, F087, FR08, section 4.1."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.ids import FigureId
from pb12table.systems.fate.rules.actors import acting, group, standing
from pb12table.systems.fate.rules.asking.answers import Split
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.events import GroupsJoined, GroupSplit
from pb12table.systems.fate.rules.rolling.rolls import Game
from pb12table.systems.fate.rules.state import ActorState, Gone, On, State
from pb12table.systems.fate.rules.zones import zone_of


def like_groups(state: State, actor: ActorId) -> list[ActorId]:
    """The groups of one owner, kind and zone, of which none is hurt but the first; [] for one that is led.  FR08."""

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
    """Groups go in so many parts: the first is the first group still, further ones are the others, or new.

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
    """A further group of the same kind, right after another one in the order."""
    new, whole = _free_id(state, actor), state.actors[actor]
    state.actors[new] = ActorState(new, [], has_acted=whole.has_acted, defends=whole.defends)
    state.split[new] = state.split.get(actor, actor)
    if after in state.order:
        state.order.insert(state.order.index(after) + 1, new)
    return new


def part_off(game: Game, actor: ActorId, figure: FigureId) -> ActorId:
    """A minion of a group is a group of its own from now on; a group of one stays as it is.  Section 4.1."""
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
