"""Pb-12 as a rule system for the kernel's sessions."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from pb12table.kernel.journal import Weight
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.encoding import declared
from pb12table.skirmish.faces.amending import Amendable, AmendingFace
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier
from pb12table.skirmish.plain_states import PlainStates
from pb12table.systems.pb12.rules.cards.card_legality import discard_refusal
from pb12table.systems.pb12.rules.cards.cards import discard
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.interrupt_answers import OrderDeclaration
from pb12table.systems.pb12.rules.extensions.standing_orders import give_order, order_refusal
from pb12table.systems.pb12.rules.game.amending import AMENDING
from pb12table.systems.pb12.rules.game.answers import DiscardCard, GiveUp
from pb12table.systems.pb12.rules.game.legality import declaration_refusal
from pb12table.systems.pb12.rules.game.state import (
    State,
    Status,
)
from pb12table.systems.pb12.rules.game.view import view
from pb12table.systems.pb12.rules.round.sequence import step
from pb12table.systems.pb12.rules.round.victory import give_up, has_ended
from pb12table.systems.pb12.rules.vehicles import vehicle_fates

Declaration: TypeAlias = GiveUp | DiscardCard | OrderDeclaration
"""What a player may say unasked."""


class Rules(Amendable):
    """The rules as a session drives them; see `kernel.session.System`."""

    name = "pb12"
    edition = 2

    @property
    def amending(self) -> AmendingFace[State]:
        return AMENDING

    async def step(self, game: Game) -> None:
        await step(game)

    async def follow(self, game: Game, vehicle: FigureId, status: Status, modifiers: list[Modifier]) -> None:
        """As `statuses.fates.Fates`.  R3.0.6, R3.0.22."""
        await vehicle_fates.follow(game, vehicle, status, modifiers)

    async def leave_unsupported(self, game: Game, aboard: list[FigureId]) -> None:
        """As `statuses.fates.Fates`.  R3.0.23."""
        await vehicle_fates.leave_unsupported(game, aboard)

    def is_over(self, state: State) -> bool:
        return has_ended(state)

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, viewer: str | None) -> State:
        return view(state, None if viewer is None else PlayerId(viewer))

    def digest(self, state: State) -> str:
        return STATES.digest(state)

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        """R1.1.22: a defeated player takes no further part."""
        return state.players[PlayerId(request.player)].defeated

    def plain_declaration(self, declaration: Any) -> Any:
        return msgspec.to_builtins(declaration)

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        said: Declaration | None = declared(declaration, Declaration)
        if said is None:
            return Refusal("", "no-such-declaration")
        refusal = declaration_refusal(state, player)
        if refusal is not None or isinstance(said, GiveUp):
            return refusal
        if isinstance(said, DiscardCard):
            return discard_refusal(state, PlayerId(player), said.card)
        return order_refusal(state, PlayerId(player), said)

    def declare(self, game: Game, player: str, declaration: Any) -> Weight:
        said: Declaration | None = declared(declaration, Declaration)
        assert said is not None, "the refusal is asked first"
        if isinstance(said, GiveUp):
            give_up(game, PlayerId(player))
            return Weight.BINDING
        if isinstance(said, DiscardCard):
            discard(game, PlayerId(player), said.card)
            return Weight.BINDING
        give_order(game.state, PlayerId(player), said)
        return Weight.SECRET  # when somebody wants to be asked betrays what he could do


STATES: Final = PlainStates(State, later=["doors"])
"""States as JSON and back."""
