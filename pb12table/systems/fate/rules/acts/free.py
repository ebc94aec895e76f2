"""Free acts: a place in the own zone, groups that are taken on and let go, things put down, a word.  F026, F090."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.systems.fate.rules.actors import attached, character, group, is_in, is_opposing, standing
from pb12table.systems.fate.rules.acts.beside import open_link, switch_refusal
from pb12table.systems.fate.rules.acts.company import (
    call_back,
    call_refusal,
    companion,
    company_acts,
    send_out,
    send_refusal,
)
from pb12table.systems.fate.rules.acts.moving import step, step_refusal
from pb12table.systems.fate.rules.asking.answers import (
    Attach,
    CallBack,
    Detach,
    FreeAct,
    PutDown,
    Say,
    SendOut,
    Step,
    Switch,
)
from pb12table.systems.fate.rules.asking.judging import SAYING, judged, remember, text_refusal
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.events import AttachmentChanged, SaidFreely, ThingDropped
from pb12table.systems.fate.rules.rolls import Game
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import zone_of

MOST_FREE: Final = 5
"""So many free acts a turn has.  FR42."""


def free_refusal(state: State, actor: ActorId, act: FreeAct) -> Refusal | None:
    """Why a free act cannot be done.  F026, F090, FR24, FR41, FR42."""
    if state.actors[actor].frees >= MOST_FREE:
        return Refusal("FR42", "too-many-free-acts", (("most", MOST_FREE),))
    match act:
        case Step():
            return step_refusal(state, actor, act)
        case Attach():
            return _attach_refusal(state, actor, act.group)
        case Detach():
            if act.group not in attached(state, actor):
                return Refusal("F090", "not-attached")
            again = state.actors[actor].attachings.get(f"-{act.group}", 0) > 0
            return Refusal("FR42", "once-a-turn") if again else None
        case PutDown():
            placed = state.things.get(act.thing)
            return None if placed is not None and placed.carrier == actor else Refusal("F080", "not-carried")
        case Say():
            return text_refusal("F026", act.text)
        case Switch():
            feature = state.setup.feature(act.feature)
            if feature is None or feature.penalty:
                return Refusal("F110", "no-such-feature")
            return switch_refusal(state, actor, feature)
        case SendOut():
            return send_refusal(state, actor, act)
        case CallBack():
            return call_refusal(state, actor, act)


def _attach_refusal(state: State, actor: ActorId, other: ActorId) -> Refusal | None:
    if not is_in(state, other) or group(state, other) is None or is_opposing(state, actor, other):
        return Refusal("F089", "no-such-group")
    if character(state, actor) is None:
        return Refusal("F089", "leads-nobody")
    if state.actors[other].led_by is not None:
        return Refusal("F089", "attached-already")
    if zone_of(state, other) != zone_of(state, actor):
        return Refusal("FR41", "other-zone")
    return None if state.actors[actor].attachings.get(f"+{other}", 0) < 1 else Refusal("FR42", "once-a-turn")


async def do_free(game: Game, actor: ActorId, act: FreeAct) -> None:
    """A free act.  F026."""
    state = game.state
    state.actors[actor].frees += 1
    match act:
        case Step():
            step(game, actor, act)
        case Attach():
            count(state, actor, f"+{act.group}")
            attach(game, act.group, actor)
        case Detach():
            count(state, actor, f"-{act.group}")
            attach(game, act.group, None)
        case PutDown():
            thing = state.things[act.thing]
            thing.carrier, thing.zone = None, zone_of(state, actor)
            thing.at = state.figures[standing(state, actor)[0]].at
            game.record(ThingDropped(actor=actor, thing=act.thing, at=thing.at))
        case Switch():
            feature = state.setup.feature(act.feature)
            assert feature is not None, "refused before"
            open_link(game, feature)
        case SendOut():
            count(state, actor, f"-{act.companion}")
            found = companion(state, actor, act.companion)
            assert found is not None, "refused before"
            send_out(game, actor, found)
        case CallBack():
            count(state, actor, f"+{act.companion}")
            call_back(game, actor, act.companion)
        case Say():
            if await judged(game, "free-act", actor, act.text):
                remember(state, SAYING, act.text)
                game.record(SaidFreely(actor=actor, text=act.text))


def count(state: State, actor: ActorId, key: str) -> None:
    """A group is taken on, or let go, once in a turn.  FR42."""
    state.actors[actor].attachings[key] = state.actors[actor].attachings.get(key, 0) + 1


def attach(game: Game, other: ActorId, leader: ActorId | None) -> None:
    """A group follows a leader, or nobody.  F015, F089, F090."""
    game.state.actors[other].led_by = leader
    game.record(AttachmentChanged(group=other, leader=leader))


def free_acts(state: State, actor: ActorId) -> Iterator[FreeAct]:
    """The free acts worth a look: groups and companions, things to be put down, levers."""
    found: list[FreeAct] = [Attach(other) for other in state.actors]
    found += [Detach(other) for other in attached(state, actor)]
    found += [PutDown(identity) for identity in state.things]
    found += [Switch(feature.id) for feature in state.setup.features]
    found += company_acts(state, actor)
    for act in found:
        if free_refusal(state, actor, act) is None:
            yield act
