"""Kampf W6 as a rule system for the kernel's sessions."""

from __future__ import annotations

from typing import Any, Final

from pb12table.kernel.journal import Weight
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.encoding import declared
from pb12table.skirmish.faces.amending import AmendingFace
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import PlainRules, PlainStates
from pb12table.systems.kampf_w6.rules.amending import AMENDING
from pb12table.systems.kampf_w6.rules.asking.answers import Declaration, GiveUp, KeepDice, SetStandingOrder
from pb12table.systems.kampf_w6.rules.attacks.attack import Game
from pb12table.systems.kampf_w6.rules.figures import owner
from pb12table.systems.kampf_w6.rules.sequence import step
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.rules.victory import give_up

STATES: Final = PlainStates(State)
"""States as JSON and back."""


class Rules(PlainRules[State]):
    """The rules as a session drives them; see `kernel.session.System`."""

    states = STATES
    name = "w6"
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
        said: Declaration | None = declared(declaration, Declaration)
        if said is None:
            return Refusal("", "no-such-declaration")
        if player not in state.players or state.outcome is not None:
            return Refusal("", "game-over")
        if state.players[PlayerId(player)].gave_up:
            return Refusal("WR32", "gave-up")
        if isinstance(said, SetStandingOrder) and not _is_own(state, player, said.figure):
            return Refusal("WR28", "not-your-figure")
        return None

    def declare(self, game: Game, player: str, declaration: Any) -> Weight:
        said: Declaration | None = declared(declaration, Declaration)
        assert said is not None, "the refusal is asked first"
        match said:
            case GiveUp():
                give_up(game, PlayerId(player))
                return Weight.BINDING
            case KeepDice():
                game.state.players[PlayerId(player)].keep_dice = said.keep
            case SetStandingOrder():
                game.state.figures[said.figure].standing_order = said.order
        return Weight.SECRET  # when somebody wants to be asked betrays what could be done


def _is_own(state: State, player: str, figure: FigureId) -> bool:
    return figure in state.figures and owner(state, figure) == player


def view(state: State, player: PlayerId | None) -> State:
    """The state as a player (None: the public) may know it: without when others want to be asked.  WR28."""
    seen = state.clone()
    for figure in seen.figures.values():
        if owner(seen, figure.id) != player:
            figure.standing_order, figure.passed_turn = state.setup.options.reactions, False
    for other in seen.players.values():
        other.keep_dice = other.keep_dice and other.id == player
    return seen
