"""FATE conflicts as a rule system for the kernel's sessions."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from pb12table.kernel.journal import Weight
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.faces.amending import AmendingFace
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.plain_states import PlainRules, PlainStates
from pb12table.systems.fate.rules.actors import owner
from pb12table.systems.fate.rules.amending import AMENDING
from pb12table.systems.fate.rules.asking.answers import Declaration, GiveUp, WhenAsked, WhenDefending
from pb12table.systems.fate.rules.course.sequence import step
from pb12table.systems.fate.rules.course.victory import give_up
from pb12table.systems.fate.rules.rolling.rolls import Game
from pb12table.systems.fate.rules.state import Asked, Defends, State

STATES: Final = PlainStates(State, later=("dropped", "lying"))
"""States as JSON and back."""


class Rules(PlainRules[State]):
    """The rules as a session drives them; see `kernel.session.System`."""

    states = STATES
    name = "fate"
    edition = 2

    @property
    def amending(self) -> AmendingFace[State]:
        return AMENDING

    async def step(self, game: Game) -> None:
        await step(game)

    def view(self, state: State, viewer: str | None) -> State:
        return view(state, None if viewer is None else PlayerId(viewer))

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        return state.players[PlayerId(request.player)].gave_up

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        said = _declaration(declaration)
        if said is None:
            return Refusal("", "no-such-declaration")
        if player not in state.players or state.outcome is not None:
            return Refusal("", "game-over")
        if state.players[PlayerId(player)].gave_up:
            return Refusal("", "gave-up")
        if isinstance(said, WhenDefending) and (said.actor not in state.actors or owner(state, said.actor) != player):
            return Refusal("F027", "not-your-figure")
        return None

    def declare(self, game: Game, player: str, declaration: Any) -> Weight:
        said = _declaration(declaration)
        assert said is not None, "the refusal is asked first"
        own = game.state.players[PlayerId(player)]
        match said:
            case GiveUp():
                give_up(game, PlayerId(player))
                return Weight.BINDING
            case WhenAsked():
                own.bids, own.compels, own.splits = said.bids, said.compels, said.splits
                own.objects, own.falls = said.objects, said.falls
            case WhenDefending():
                game.state.actors[said.actor].defends = said.defends
        return Weight.SECRET  # when somebody wants to be asked betrays what could be done


def _declaration(declaration: Any) -> Declaration | None:
    """A declaration from itself or its plain data; None for anything else."""
    try:
        said: Declaration = msgspec.convert(msgspec.to_builtins(declaration), Declaration)
    except (msgspec.ValidationError, TypeError):
        return None
    return said


def view(state: State, player: PlayerId | None) -> State:
    """The state as a player (None: the public) may know it: without when others want to be asked.  Section 4.2."""
    seen = state.clone()
    for actor in seen.actors.values():
        if owner(seen, actor.id) != player:
            actor.defends = Defends.ATTACKED
    for other in seen.players.values():
        if other.id != player:
            other.bids, other.compels, other.splits = Asked.ALWAYS, Asked.FREE, False
            other.objects, other.falls = Asked.FREE, False
    return seen
