"""Why an act cannot be done now, act by act."""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.systems.fate.rules.acts.attacks import attack_refusal, ways_refusal
from pb12table.systems.fate.rules.acts.beside import beside_refusal
from pb12table.systems.fate.rules.acts.blasts import blast_refusal
from pb12table.systems.fate.rules.acts.blocks import block_refusal
from pb12table.systems.fate.rules.acts.company import is_undirected
from pb12table.systems.fate.rules.acts.dropping import is_dropped
from pb12table.systems.fate.rules.acts.features import feature_refusal
from pb12table.systems.fate.rules.acts.free import free_refusal
from pb12table.systems.fate.rules.acts.maneuvers import change_refusal, hinder_refusal
from pb12table.systems.fate.rules.acts.picking_up import pick_up_refusal
from pb12table.systems.fate.rules.acts.travelling import sprint_refusal, throw_refusal
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attach,
    Attack,
    Blast,
    CallBack,
    Change,
    Detach,
    FullDefence,
    Hinder,
    Hold,
    PassTurn,
    PutDown,
    Rearm,
    Say,
    SendOut,
    SetBlock,
    Sprint,
    Step,
    Switch,
    Throw,
    UseFeature,
)
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.state import State


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
