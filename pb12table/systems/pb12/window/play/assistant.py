"""What is done for the people at a running game of Pb-12 without asking them."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from pb12table.kernel.journal import Entry
from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.card_requests import PlayOrPass
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.command.taking_part import still_owing
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import (
    BreakOff,
    EndTurn,
    LetAct,
    MeleeAttack,
    MoveOption,
    RangedAttack,
)
from pb12table.systems.pb12.rules.game.events import FigureTurned
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.option_choice import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.statuses.status_phase import DeclareSurrender
from pb12table.systems.pb12.window.play.empty_turns import ended_by_itself
from pb12table.systems.pb12.window.play.free_facing import FreeFacing
from pb12table.systems.pb12.window.play.kept_plans import KeptPlans
from pb12table.window.kit.settings import AskChecks, Settings
from pb12table.window.play.assistant import Assistant, only_choice

FOLLOW_UPS = (ChooseMoveOption.__name__, RollOn.__name__, DeclareSurrender.__name__)
"""Questions whose answers follow from a decision before them."""
SELECTION = msgspec.to_builtins(LetAct(FigureId("")))["kind"]


class Pb12Assistant(Assistant):
    """Goes on with planned ways, with what some figure still owes, and with checks of an attack as people have set.

    `surrendering` are the players who give up at the end of the round.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.plans = KeptPlans()
        self.facings = FreeFacing()
        self.surrendering: set[PlayerId] = set()
        self._weapon: tuple[FigureId, BlockId] | None = None
        self._acted: FigureId | None = None

    def completed(self, request: Request[State, Any] | None, answer: Any, length: int) -> Any:
        """An action with the facing that was set before it.  R1.6.2."""
        return self.facings.put_first(request, answer, length)

    def decided(self, request: Request[State, Any] | None, answer: Any, rest: tuple[Any, ...]) -> None:
        self.plans.plan(request, rest)
        self._remember_weapon(request, answer)
        self._acted = None if isinstance(answer, LetAct) else _acting(request) or self._acted

    def program_decided(self, request: Request[State, Any] | None, answer: Any) -> None:
        self._remember_weapon(request, answer)
        self._acted = None

    def _remember_weapon(self, request: Request[State, Any] | None, answer: Any) -> None:
        figure = getattr(request, "figure", None)
        if isinstance(answer, RangedAttack | MeleeAttack) and figure is not None:
            self._weapon = (figure, answer.weapon)

    def next_answer(self, request: Request[State, Any], state: State) -> tuple[Any] | None:
        return (
            self.plans.next_answer(request, state)
            or automatic_answer(
                request, state, self.settings.ask_checks, self.surrendering, self._ammunition_counts(state)
            )
            or ended_by_itself(request, state)
        )

    def ends(self, answer: Any) -> bool:
        return isinstance(answer, EndTurn | BreakOff)

    def _ammunition_counts(self, state: State) -> bool:
        """Whether the weapon of the running attack has limited resources."""
        if self._weapon is None:
            return False
        figure, weapon = self._weapon
        block = state.figures[figure].blocks.get(weapon)
        return block is not None and block.resources is not None

    def turn_to(self, request: Request[State, Any] | None, state: State) -> tuple[Any] | None:
        """When somebody has done his part of a command action, go on with who still owes his.  R2.1.4 to R2.1.7, RU081.

        The order is free, so nobody is left against a choice: only where the rules
        themselves went on to another figure.
        """
        now, acted = _acting(request), self._acted
        if acted is None or now is None or now == acted:
            return None
        owing = still_owing(state)
        return (LetAct(owing[0]),) if owing and now not in owing else None

    def decides(self, answer: Any) -> bool:
        return not isinstance(answer, LetAct)

    def begins(self, entry: Entry) -> bool:
        selects = isinstance(entry.plain, dict) and entry.plain.get("kind") == SELECTION
        return super().begins(entry) and entry.request not in FOLLOW_UPS and not selects

    def tells(self, event: Event) -> bool:
        return not isinstance(event, FigureTurned)

    def remember(self, length: int) -> None:
        self.plans.remember(length)

    def recall(self, length: int) -> None:
        self.plans.recall(length)

    def travelled(self) -> None:
        self._acted = None


def _acting(request: Request[State, Any] | None) -> FigureId | None:
    """Who is asked for an action of his turn."""
    return request.figure if type(request) is ChooseAction else None


def automatic_answer(
    request: Request[State, Any],
    state: State,
    ask_checks: AskChecks,
    surrendering: set[PlayerId],
    limited_ammunition: bool,
) -> tuple[Any] | None:
    """The answer, in a tuple, to a question nobody needs to be asked; None when a person must decide."""
    if isinstance(request, DeclareSurrender):
        return (PlayerId(request.player) in surrendering,)
    if isinstance(request, RollOn):
        asked = ask_checks == "always" or (
            ask_checks == "ammunition" and limited_ammunition and request.successes > 0
        )
        return None if asked else (True,)
    # Of a question about cards that came anyway nobody may learn that there was nothing to play.
    return None if isinstance(request, PlayOrPass | PlayInterruption) else only_choice(request, state)


class Played(Protocol):
    """A running game, as far as its assistant is asked."""

    @property
    def session(self) -> Session[State]: ...

    @property
    def assistant(self) -> Assistant: ...


def _of(game: Played) -> Pb12Assistant:
    """The assistant of a game, which is one of Pb-12."""
    found = game.assistant
    assert isinstance(found, Pb12Assistant), "asked in games of Pb-12 only"
    return found


def free_facing(game: Played, figure: FigureId) -> float | None:
    """The facing that was set for a figure before its next action, None while it stays as it is.  R1.6.2."""
    return _of(game).facings.of(figure, len(game.session.entries))


def set_facing(game: Played, figure: FigureId, facing: float) -> None:
    """Let a figure face elsewhere, in degrees, before its next action; until then nothing is decided.  R1.6.2."""
    _of(game).facings.keep(figure, len(game.session.entries), facing)


def planned_rest(game: Played, figure: FigureId) -> tuple[MoveOption, ...]:
    """The options that were planned for a figure and are still to come."""
    return _of(game).plans.rest(figure)


def surrendering(game: Played) -> set[PlayerId]:
    """The players who give up at the end of the round; it may be changed."""
    return _of(game).surrendering
