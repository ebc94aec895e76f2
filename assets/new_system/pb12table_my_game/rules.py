"""The rules: the player whose turn it is rolls a die, may roll once more, and runs at most so many steps.

The first to stand in a goal, which is an exit zone, wins; after the last round the player who is nearest to one does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pb12table.kernel.game import Game
from pb12table.kernel.request import YesNo
from pb12table.skirmish.faces.content import PlacedFigure, Seat, TableSetup
from pb12table.skirmish.faces.system import Ending
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.plain_events import Happening, RoundBegan, TurnBegan, Walked, rolled
from pb12table.skirmish.plain_questions import GoTo
from pb12table.skirmish.plain_states import PlainRules, PlainStates
from pb12table.skirmish.plain_table import TableState
from pb12table.skirmish.zones import ZoneKind
from pb12table.table.shapes import TOLERANCE

SIDES = 6
GOAL = ZoneKind.EXIT

# -- what is agreed before a game, and what changes in it -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class Runner(PlacedFigure):
    """A figure as it begins; values of your own are fields here, and of `RunnerForm` in files.py."""


@dataclass(frozen=True, kw_only=True)
class MyGameSetup(TableSetup[Seat, Runner]):
    """What a scenario says: the table with its zones and players, the runners, and how many rounds are played."""

    system: ClassVar[str] = "my-game"
    figures: tuple[Runner, ...]
    rounds: int


@dataclass(slots=True)
class State(TableState):
    """A game in progress: plain data beside the setup; `TableState` has where everybody is, the round, the outcome."""

    setup: MyGameSetup
    turns: int = 0
    """How many turns have been taken."""

    @property
    def runner(self) -> Runner:
        """The runner that has the turn."""
        return self.setup.figures[self.turns % len(self.setup.figures)]

    def left(self) -> dict[PlayerId, float]:
        """Return how far each player's runner is from the nearest goal, in steps."""
        return {runner.player: self.steps_to(GOAL, self.at[runner.id]) for runner in self.setup.figures}


# -- what is asked, in the words of the texts ask-roll-again and ask-run-to ---------------------------------------


@dataclass(frozen=True, slots=True)
class RollAgain(YesNo[State]):
    """The question whether to roll once more, after so much was rolled."""

    rolled: int


@dataclass(frozen=True, slots=True)
class RunTo(GoTo[State]):
    """The question where to run: a place has no list of answers, but each one can be refused."""


# -- what happens, beside events that the program knows ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GoalReached(Happening):
    """A runner stands in a goal."""

    player: PlayerId


# -- the rules ------------------------------------------------------------------------------------------------


class MyGameRules(PlainRules[State]):
    """One turn after another; `game.ask` and `rolled` wait until somebody has answered, or a die has fallen."""

    states = PlainStates(State)

    async def step(self, game: Game[State]) -> None:
        state, runner = game.state, game.state.runner
        if runner is state.setup.figures[0]:
            state.game_round += 1
            game.record(RoundBegan(state.game_round))
        game.record(TurnBegan(runner.player))
        steps = await rolled(game, runner.player, runner.id, SIDES, "my-game")
        if await game.ask(RollAgain(runner.player, steps)):
            steps = await rolled(game, runner.player, runner.id, SIDES, "my-game")
        asked = RunTo(runner.player, runner.id, steps)
        to = await game.ask(asked)
        way = asked.way(state, to)
        if way is not None and way.points:
            state.at[runner.id] = to
            game.record(Walked(runner.id, way.points))
        state.turns += 1
        if state.is_in(GOAL, runner.id):
            game.record(GoalReached(runner.player))
            state.outcome = Ending((runner.player,), "goal")
        elif state.turns >= state.setup.rounds * len(state.setup.figures):
            state.outcome = Ending(nearest(state), "limit")


def nearest(state: State) -> tuple[PlayerId, ...]:
    """Return the player who is nearest to a goal; nobody if several are."""
    left = state.left()
    ahead = [player for player, steps in left.items() if steps <= min(left.values()) + TOLERANCE]
    return tuple(ahead) if len(ahead) == 1 else ()
