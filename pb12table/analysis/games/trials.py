"""A layout tried by play: bots with the same forces on every side of it, many games, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pb12table.analysis.games.statistics import Estimate, chance_of_difference, chance_of_share, difference, mean, share
from pb12table.analysis.games.swapping import side_of, swapped
from pb12table.analysis.setups import trying, with_changes
from pb12table.analysis.work.crew import Crew
from pb12table.analysis.work.progress import Stage, Told, unheard
from pb12table.bots.play import BROKEN_OFF, make_bots, play, started
from pb12table.kernel.log import LogLine
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.measures import Mark
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import system
from pb12table.table.raster import Raster

Heat = NDArray[np.int32]

CELL = 1.0
"""The size of the cells of heat maps, in steps."""

MOST_CELLS = 20_000
MOST_DECISIONS = 5_000
"""A game that asks for more is broken off and has no winner."""

LOOK_UP = 0.5
"""So many seconds pass at least between two looks at what the games have shown so far."""

UNLIKELY = 0.05
"""What chance brings less often than this is called more than chance."""


@dataclass(frozen=True, eq=False)
class Game:
    """How one game went: on which layout, how far the forces had gone on, which sides won, how it ended, in how many
    rounds, and in which round each side lost a figure.

    The heat maps are by side, row and column: figures at the end of a round, steps of figures, figures that went out.
    """

    layout: int
    number: int
    turned: int
    winners: tuple[int, ...]
    reason: str
    rounds: int
    losses: tuple[tuple[int, int], ...]
    stood: Heat
    moved: Heat
    fell: Heat

    @property
    def better(self) -> int | None:
        """The side that came off better: it won alone, or shared the victory having lost the fewest figures."""
        lost = Counter(side for _, side in self.losses)
        ranked = sorted(self.winners, key=lambda side: lost[side])
        if len(ranked) > 1 and lost[ranked[0]] == lost[ranked[1]]:
            return None
        return ranked[0] if ranked else None


@dataclass(frozen=True, eq=False)
class Plan:
    """What is to be played: the setups of each layout by how far the forces have gone on, the bot, and the seed."""

    setups: tuple[tuple[GameSetup, ...], ...]
    bot: str
    seed: int


def plan_of(forces: GameSetup, layouts: Sequence[GameSetup], bot: str, seed: int) -> Plan:
    """The forces on all sides of all layouts; raises CannotSwap and Unmeasured."""
    turns = range(len(forces.players))
    return Plan(tuple(tuple(swapped(forces, layout, turned) for turned in turns) for layout in layouts), bot, seed)


def heat_raster(setup: GameSetup) -> Raster:
    """The cells of heat maps of a table."""
    table = setup.battlefield
    return Raster(table.width, table.depth, max(CELL, (table.width * table.depth / MOST_CELLS) ** 0.5))


# -- one game -----------------------------------------------------------------------------------------------------


class _Observer:
    """Hears a game's events and counts where figures stand, move and fall."""

    def __init__(self, session: Session[Any], turned: int) -> None:
        self._session = session
        setup = session.state.setup
        self._face = trying(setup)
        self._sides = {figure.id: side_of(setup, figure.player, turned) for figure in setup.figures}
        self._raster = heat_raster(setup)
        shape = (len(setup.players), self._raster.rows, self._raster.columns)
        self.heat = {mark: np.zeros(shape, dtype=np.int32) for mark in Mark}
        self.losses: list[tuple[int, int]] = []
        session.listeners.append(self)

    def __call__(self, line: LogLine, /) -> None:
        state = self._session.state
        for trace in self._face.traces(state, line.event):
            column, row = self._raster.cell_at(trace.at[:2])
            self.heat[trace.mark][self._sides[trace.figure], row, column] += 1
            if trace.mark is Mark.FELL:
                self.losses.append((state.game_round, self._sides[trace.figure]))


def played(plan: Plan, task: tuple[int, int]) -> Game:
    """One game by the numbers of its layout and itself; equal seeds bring equal games."""
    layout, number = task
    setups = plan.setups[layout]
    turned = number % len(setups)
    setup = setups[turned]
    session = started(setup, plan.seed, number, digests=False)
    observer = _Observer(session, turned)
    play(session, make_bots([plan.bot], setup, plan.seed, number), MOST_DECISIONS)
    ending = system(setup.system).ending(session.state)
    winners = () if ending is None else ending.winners
    return Game(
        layout,
        number,
        turned,
        tuple(sorted(side_of(setup, winner, turned) for winner in winners)),
        BROKEN_OFF if ending is None else ending.reason,
        session.state.game_round,
        tuple(observer.losses),
        observer.heat[Mark.STOOD],
        observer.heat[Mark.MOVED],
        observer.heat[Mark.FELL],
    )


# -- what came of them --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Share:
    """In how many games somebody came off better, as a share with its interval, and how often chance brings that.

    `won` of them were won alone.
    """

    better: int
    won: int
    estimate: Estimate
    chance: float


@dataclass(frozen=True, eq=False)
class Tried:
    """What the games on one layout came to.

    `decided` are the games in which somebody came off better; `sides` and `forces` tell who, by the number of the side
    and of the player. `losses` is for each side the mean number of figures lost up to the end of each round.
    """

    games: int
    decided: int
    won_alone: int
    shared: int
    unfinished: int
    reasons: Mapping[str, int]
    sides: tuple[Share, ...]
    forces: tuple[Share, ...]
    rounds: Estimate
    losses: tuple[tuple[float, ...], ...]
    stood: Heat
    moved: Heat
    fell: Heat

    @property
    def favours(self) -> int | None:
        """The side that comes off better more often than chance explains; None when there is none."""
        best = max(range(len(self.sides)), key=lambda side: self.sides[side].better)
        return best if self.decided and self.sides[best].chance < UNLIKELY else None


@dataclass(frozen=True, eq=False)
class Trial:
    """The layouts tried, in order; of two also how far apart the shares are in which the first side came off better."""

    bot: str
    seed: int
    layouts: tuple[Tried, ...]
    difference: Estimate | None = None
    chance: float | None = None

    @property
    def is_more_than_chance(self) -> bool:
        """Whether the two layouts differ by more than chance explains."""
        return self.chance is not None and self.chance < UNLIKELY


def tried(
    plan: Plan, games: int, crew: Crew, *, told: Told = unheard, shown: Callable[[Trial], None] | None = None
) -> Trial:
    """So many games on each layout, the forces on every side in turn; equal seeds bring the same however many work.

    What those played so far have shown is `shown` again and again, where each layout has one.
    """
    tasks = [(layout, number) for number in range(games) for layout in range(len(plan.setups))]
    found: dict[tuple[int, int], Game] = {}
    told(Stage.GAMES, 0, len(tasks))
    fresh = replace(plan, setups=tuple(tuple(with_changes(setup) for setup in setups) for setups in plan.setups))
    last = perf_counter()
    for number, game in crew.carried_out(played, fresh, tasks):
        found[tasks[number]] = game
        told(Stage.GAMES, len(found), len(tasks))
        is_on_all = len({layout for layout, _ in found}) == len(plan.setups)
        if shown is not None and is_on_all and perf_counter() - last >= LOOK_UP:
            shown(_come_to(plan, tasks, found))
            last = perf_counter()
    return _come_to(plan, tasks, found)


def _come_to(plan: Plan, tasks: Sequence[tuple[int, int]], found: Mapping[tuple[int, int], Game]) -> Trial:
    """What the games that have been played came to, in the order of the tasks."""
    played_so_far = [task for task in tasks if task in found]
    layouts = tuple(
        summed(plan.setups[layout][0], [found[task] for task in played_so_far if task[0] == layout])
        for layout in range(len(plan.setups))
    )
    return between(plan, layouts)


def between(plan: Plan, layouts: tuple[Tried, ...]) -> Trial:
    """A trial of layouts; of two it is told what the difference between them is worth."""
    if len(layouts) != 2:
        return Trial(plan.bot, plan.seed, layouts)
    first, second = (layout.sides[0] for layout in layouts)
    chance = chance_of_difference(first.better, layouts[0].decided, second.better, layouts[1].decided)
    return Trial(plan.bot, plan.seed, layouts, difference(first.estimate, second.estimate), chance)


def summed(setup: GameSetup, games: Sequence[Game]) -> Tried:
    """What some games on one layout came to."""
    count = len(setup.players)
    better = [(game, side) for game in games if (side := game.better) is not None]
    alone = [(game, side) for game, side in better if len(game.winners) == 1]
    return Tried(
        games=len(games),
        decided=len(better),
        won_alone=len(alone),
        shared=sum(len(game.winners) > 1 for game in games),
        unfinished=sum(game.reason == BROKEN_OFF for game in games),
        reasons=dict(sorted(Counter(game.reason for game in games).items())),
        sides=_shares([side for _, side in better], [side for _, side in alone], count),
        forces=_shares([_force(*each, count) for each in better], [_force(*each, count) for each in alone], count),
        rounds=mean([float(game.rounds) for game in games]),
        losses=tuple(_losses(games, side) for side in range(count)),
        stood=_added(setup, [game.stood for game in games]),
        moved=_added(setup, [game.moved for game in games]),
        fell=_added(setup, [game.fell for game in games]),
    )


def _force(game: Game, side: int, count: int) -> int:
    """The number of the player whose force played on a side."""
    return (side - game.turned) % count


def _shares(better: Sequence[int], alone: Sequence[int], count: int) -> tuple[Share, ...]:
    total = len(better)
    found = [better.count(number) for number in range(count)]
    return tuple(
        Share(number, alone.count(who), share(number, total), chance_of_share(number, total, 1.0 / count))
        for who, number in enumerate(found)
    )


def _losses(games: Sequence[Game], side: int) -> tuple[float, ...]:
    """The mean number of figures a side has lost up to each round."""
    last = max((game.rounds for game in games), default=0)
    each = Counter(game_round for game in games for game_round, loser in game.losses if loser == side)
    sums = np.cumsum([each[number] for number in range(1, last + 1)])
    return tuple((sums / max(len(games), 1)).tolist())


def _added(setup: GameSetup, heats: Iterable[Heat]) -> Heat:
    raster = heat_raster(setup)
    total = np.zeros((len(setup.players), raster.rows, raster.columns), dtype=np.int32)
    for heat in heats:
        total += heat
    return total
