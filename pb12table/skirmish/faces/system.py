"""The seam: what the program must know of a rule system, and of the setup of its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from pb12table.kernel.game import Game
from pb12table.kernel.journal import Weight
from pb12table.kernel.log import EVERYTHING
from pb12table.kernel.request import Refusal, Request
from pb12table.kernel.session import System
from pb12table.skirmish.backdrop import Backdrop
from pb12table.skirmish.bot import MakeBot
from pb12table.skirmish.faces.amending import AmendingFace, amend, amendment_refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.naming import Label
from pb12table.skirmish.zones import Zone
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Point

State = TypeVar("State")


class PlayerSetup(Protocol):
    """A player as agreed before a game."""

    @property
    def id(self) -> PlayerId: ...

    @property
    def name(self) -> str: ...


class FigureOfSetup(Protocol):
    """A figure as agreed before a game; `at` is where it begins, None where it comes later."""

    @property
    def id(self) -> FigureId: ...

    @property
    def label(self) -> Label: ...

    @property
    def player(self) -> PlayerId: ...

    @property
    def at(self) -> Point | None: ...


class GameSetup(Protocol):
    """What is agreed before a game, whichever its rules: the table with what lies on it, the players and their figures.

    `system` is the id of the rule system, `step_cm` the length of a step on a real table in centimetres, `piece_labels`
    the names of the pieces of terrain that have one of their own.
    """

    @property
    def system(self) -> str: ...

    @property
    def name(self) -> Label: ...

    @property
    def battlefield(self) -> Battlefield: ...

    @property
    def step_cm(self) -> float: ...

    @property
    def players(self) -> Sequence[PlayerSetup]: ...

    @property
    def player_by_id(self) -> Mapping[PlayerId, PlayerSetup]: ...

    @property
    def figures(self) -> Sequence[FigureOfSetup]: ...

    @property
    def figure_by_id(self) -> Mapping[FigureId, FigureOfSetup]: ...

    @property
    def zones(self) -> Sequence[Zone]: ...

    @property
    def backdrop(self) -> Backdrop | None: ...

    @property
    def piece_labels(self) -> Mapping[str, Label]: ...


class GameState(Protocol):
    """The state of a game, as far as the program looks into it itself; the faces of its system tell the rest."""

    @property
    def setup(self) -> GameSetup: ...

    @property
    def battlefield(self) -> Battlefield:
        """The table as it is now."""
        ...

    @property
    def game_round(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game has ended: who has won (nobody in a draw), and the word of the rules for why."""

    winners: tuple[PlayerId, ...] = ()
    reason: str = "over"


class RuleSystem(System[State], Protocol[State]):
    """A rule system with its faces to the program: the rules themselves, how a game begins, and who plays it.

    One that inherits from it has no secrets, nobody who leaves a game, nothing to be declared, and no bots, unless it
    says so.
    """

    @property
    def bots(self) -> Mapping[str, MakeBot]:
        """Players that answer by themselves, by name, beside the one that knows no rules."""
        return {}

    @property
    def styles(self) -> Sequence[str]:
        """The bots that are offered to play for somebody, by name, the usual one first; without more it is all."""
        return tuple(self.bots)

    def view(self, state: State, viewer: str | None) -> State:
        return self.clone(state)

    def hides(self, state: State) -> bool:
        """Whether players may see different tables, as where figures hide.

        Then the window shows the view of the player who sits before it, and is handed over behind a curtain.
        """
        return False

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        return False

    def prepares(self, state: State) -> bool:
        """Whether a game is still being set up, which the program can do for everybody."""
        return False

    def plain_declaration(self, declaration: Any) -> Any:
        return declaration

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        return Refusal("", "no-such-declaration")

    def declare(self, game: Game[State], player: str, declaration: Any) -> Weight:
        raise AssertionError("refused before")

    @property
    def amending(self) -> AmendingFace[State] | None:
        """What may be set by hand in its games; None for nothing."""
        return None

    def amendment_refusal(self, state: State, request: Request[State, Any], amendment: Any) -> Refusal | None:
        return amendment_refusal(self.amending, state, request, amendment)

    def amend(self, game: Game[State], amendment: Any) -> bool:
        return amend(self.amending, game, amendment)

    def ending(self, state: State) -> Ending | None:
        """How a game has ended, None before its end; without more it is as the `outcome` of the state says."""
        if not self.is_over(state):
            return None
        outcome = getattr(state, "outcome", None)
        return Ending() if outcome is None else Ending(tuple(outcome.winners), str(getattr(outcome, "reason", "over")))

    @property
    def window(self) -> str:
        """The module that asks its questions and draws its things, which only the program with a window loads.

        "" where its games cannot be played in the window.

        Its `WINDOW` is a `WindowFace`, see `pb12table/window/play/face.py`.
        """
        ...

    def new_game(self, setup: Any, /) -> State:
        """The state before the first round of a game of this system's own setup."""
        ...


def reader(rules: RuleSystem[State], state: State) -> str | None:
    """As whom pages about a game are written: as everybody; where figures may hide, nothing is secret once it is over.

    The answer is a viewer for `System.view` and `kernel.log.visible_to`.
    """
    return EVERYTHING if rules.hides(state) and rules.is_over(state) else None
