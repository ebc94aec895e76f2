"""Twelve: guess a face in secret, then throw as often as you dare; twelve points win.

A whole game for the kernel in under 50 lines, with nothing of a table in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from pb12table.kernel.game import Game, Weight
from pb12table.kernel.request import Number, Refusal, Request, YesNo, die
from pb12table.kernel.session import System

WEIGHTS = {"hum": Weight.OPEN, "whisper": Weight.SECRET}


@dataclass
class Points:
    own: dict[str, int] = field(default_factory=lambda: {"ann": 0, "ben": 0})
    turn: str = "ann"
    winner: str = ""


class Guess(Number[Points]):
    hidden: ClassVar[bool] = True


@dataclass(frozen=True)
class Threw:
    player: str
    face: int
    audience: tuple[str, ...] | None = None


class Twelve(System[Points]):
    name, edition = "twelve", 1

    async def step(self, game: Game[Points]) -> None:
        guess = await game.ask(Guess(game.state.turn, 1, 6))
        await self.throw(game, guess, 0, goes_on=True)

    async def throw(self, game: Game[Points], guess: int, pot: int, *, goes_on: bool) -> None:
        state, player = game.state, game.state.turn
        while goes_on:
            face = await game.roll(die(player, 6, "luck"))
            game.record(Threw(player, face))
            pot = 0 if face == guess else pot + face  # a thrown guess costs the whole pot
            goes_on = face != guess and await game.ask(YesNo(player))
        state.own[player] += pot
        state.winner, state.turn = (player if state.own[player] >= 12 else ""), ("ben" if player == "ann" else "ann")

    def amendment_refusal(self, state: Points, request: Request[Points, Any], amendment: Any) -> Refusal | None:
        known = isinstance(amendment, dict) and amendment.get("set") in state.own
        return None if known and isinstance(amendment.get("to"), int) else Refusal("", "unknown")

    def amend(self, game: Game[Points], amendment: Any) -> bool:
        game.state.own[amendment["set"]] = amendment["to"]
        return bool(amendment.get("anew"))

    def is_over(self, state: Points) -> bool:
        return bool(state.winner)

    def clone(self, state: Points) -> Points:
        return replace(state, own=dict(state.own))

    def view(self, state: Points, viewer: str | None) -> Points:
        return self.clone(state)

    def digest(self, state: Points) -> str:
        return repr(state)

    def forfeits(self, state: Points, request: Request[Points, Any]) -> bool:
        return False

    def plain_declaration(self, declaration: Any) -> Any:
        return declaration

    def declaration_refusal(self, state: Points, player: str, declaration: Any) -> Refusal | None:
        return None if player in state.own else Refusal("twelve", "nobody-of-that-name")

    def declare(self, game: Game[Points], player: str, declaration: Any) -> Weight:
        game.state.winner = "" if declaration in WEIGHTS else "ben" if player == "ann" else "ann"
        return WEIGHTS.get(declaration, Weight.BINDING)
