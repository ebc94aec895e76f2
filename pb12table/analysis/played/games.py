"""Games of bots on a layout: forces on every side of it, what figures did, what came of them, and how sure the counts
are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, exp, fsum, hypot, lgamma, log, pi, sin, sqrt
from statistics import NormalDist
from time import perf_counter
from typing import Any, Final

import numpy as np

from pb12table.analysis.crew import Beside, Crew, Stage, Told, unheard
from pb12table.analysis.played.walked import Heat, add_way, heat_raster
from pb12table.analysis.walking import measuring, trying, with_changes
from pb12table.bots.play import BROKEN_OFF, make_bots, play, started
from pb12table.kernel.game import LogLine
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.measures import Mark, Placing, TrialsFace
from pb12table.skirmish.faces.system import GameSetup, GameState, PlayerSetup
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems import known
from pb12table.systems.known import system
from pb12table.table.battlefield import Body, inside_table
from pb12table.table.motion.falling import settled
from pb12table.table.shapes import Point, rounded, rounded_point

_Z = NormalDist().inv_cdf(0.975)
"""So many standard deviations on both sides hold 95 percent."""

_ROUNDING = 1.0 + 1e-9
"""Cases as likely as the one found, but for rounding, count as well."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share or a mean with its interval of 95 percent, out of so many observations; all None without any."""

    value: float | None
    low: float | None
    high: float | None
    count: int


def share(successes: float, total: int) -> Estimate:
    """Return a fraction with Wilson's score interval, which also holds for few observations and near 0 and 1.

    A draw is half a success; then the interval is rather too wide.
    """
    if not total:
        return Estimate(None, None, None, 0)
    found, square = successes / total, _Z * _Z
    middle = (found + square / (2 * total)) / (1 + square / total)
    half = _Z / (1 + square / total) * sqrt(found * (1 - found) / total + square / (4 * total * total))
    low = 0.0 if successes == 0 else max(0.0, middle - half)
    high = 1.0 if successes == total else min(1.0, middle + half)
    return Estimate(found, low, high, total)


def mean(values: Sequence[float]) -> Estimate:
    """Return a mean with its normal interval."""
    count = len(values)
    if not count:
        return Estimate(None, None, None, 0)
    found = fsum(values) / count
    if count == 1:
        return Estimate(found, found, found, 1)
    deviation = sqrt(fsum((value - found) ** 2 for value in values) / (count - 1))
    half = _Z * deviation / sqrt(count)
    return Estimate(found, found - half, found + half, count)


def difference(first: Estimate, second: Estimate) -> Estimate:
    """Return the second fraction minus the first, with Newcombe's interval from both Wilson intervals."""
    if first.value is None or second.value is None:
        return Estimate(None, None, None, 0)
    assert first.low is not None
    assert first.high is not None
    assert second.low is not None
    assert second.high is not None
    found = second.value - first.value
    below = sqrt((second.value - second.low) ** 2 + (first.high - first.value) ** 2)
    above = sqrt((second.high - second.value) ** 2 + (first.value - first.low) ** 2)
    return Estimate(found, found - below, found + above, first.count + second.count)


def _log_choose(total: int, chosen: int) -> float:
    return lgamma(total + 1) - lgamma(chosen + 1) - lgamma(total - chosen + 1)


def chance_of_share(successes: int, total: int, expected: float = 0.5) -> float:
    """Return how often chance alone gives a count no more likely than this one: the exact two-sided binomial test."""
    if not total:
        return 1.0
    logs = [
        _log_choose(total, number) + number * log(expected) + (total - number) * log(1.0 - expected)
        for number in range(total + 1)
    ]
    return _as_unlikely(logs, successes)


def chance_of_difference(first: int, first_total: int, second: int, second_total: int) -> float:
    """Return how often chance alone makes two counts as different as these: Fisher's exact two-sided test."""
    successes, total = first + second, first_total + second_total
    least, most = max(0, successes - second_total), min(successes, first_total)
    logs = [
        _log_choose(first_total, number) + _log_choose(second_total, successes - number) - _log_choose(total, successes)
        for number in range(least, most + 1)
    ]
    return _as_unlikely(logs, first - least)


def _as_unlikely(logs: Sequence[float], found: int) -> float:
    """Return the probability of all cases that are no more likely than the one found."""
    limit = logs[found] + log(_ROUNDING)
    return min(1.0, fsum(exp(case) for case in logs if case <= limit))


FARTHEST = 6.0
"""So far from its place, in steps, a figure is put that has no room there."""


class CannotSwap(ValueError):
    """Why forces cannot play on a side; `key` names the reason, `details` what it is about."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(f"{key} {details}" if details else key)
        self.key, self.details = key, details


def side_of(setup: GameSetup, player: PlayerId, turned: int) -> int:
    """Return the number of the side a player's force plays on when everybody has moved on by `turned` sides."""
    numbers = {known.id: number for number, known in enumerate(setup.players)}
    return (numbers[player] + turned) % len(numbers)


def swapped(forces: GameSetup, layout: GameSetup, turned: int = 0) -> Any:
    """Return the forces of one setup on the table of another, each player `turned` sides farther on.

    Raises CannotSwap and Unmeasured.

    A side is what a player of the layout has: the places of the figures, in order, and the entry and exit zones. Who
    finds no place on it waits to enter. Everything else (rules, tables, command points) is that of the forces.
    """
    if len(forces.players) != len(layout.players):
        raise CannotSwap("other-number-of-sides", found=len(layout.players), expected=len(forces.players))
    face = trying(forces)
    for setup in (forces, layout):
        if (bound := face.bound(setup)) is not None:
            raise CannotSwap("figures-aboard", figure=bound)
    if forces is layout and not turned:
        return forces
    owners = {side_of(forces, player.id, turned): player.id for player in forces.players}
    zones = tuple(_owned(zone, layout, owners) for zone in layout.zones)
    moving = _Moving(face, forces, layout, zones, [])
    places = {
        figure: place
        for side, player in sorted(owners.items())
        for figure, place in moving.on_side(layout.players[side], player)
    }
    return face.placed(forces, layout, zones, places)


def _owned(zone: Zone, layout: GameSetup, owners: dict[int, PlayerId]) -> Zone:
    numbers = {player.id: number for number, player in enumerate(layout.players)}
    return replace(zone, players=tuple(owners[numbers[player]] for player in zone.players))


@dataclass(frozen=True, slots=True)
class _Moving:
    """Forces on their way to the sides of a layout; `bodies` are those of figures that stand there."""

    face: TrialsFace[Any]
    forces: GameSetup
    layout: GameSetup
    zones: tuple[Zone, ...]
    bodies: list[Body]

    def on_side(self, side: PlayerSetup, player: PlayerId) -> Iterator[tuple[FigureId, Placing | None]]:
        """Yield where a player's figures begin on the side of another; those that stand there join the bodies."""
        theirs = [figure.id for figure in self.layout.figures if figure.player == side.id]
        begins = measuring(self.layout).placing
        slots = [place for figure in theirs if (place := begins(self.layout, figure)) is not None]
        can_enter = any(zone.kind is ZoneKind.ENTRY and player in zone.players for zone in self.zones)
        own = [figure for figure in self.forces.figures if figure.player == player]
        # Those that wait in their own scenario wait here, too, as long as there is a zone to enter by.
        for figure in sorted(own, key=lambda figure: figure.at is None):
            body = self._put_down(figure.id, slots.pop(0)) if slots and (figure.at or not can_enter) else None
            if body is not None:
                self.bodies.append(body)
                yield figure.id, Placing(body.position, body.facing, body.z)
            elif can_enter:
                yield figure.id, None
            else:
                raise CannotSwap("no-place-on-side", figure=figure.id, side=side.name)

    def _put_down(self, figure: FigureId, slot: Placing) -> Body | None:
        """Return the body of a figure put down at a place, or as near to it as there is room."""
        stature = self.face.stature(self.forces, figure)
        for x, y in _around(slot.at):
            wished = Body(figure, stature.footprint, x, y, 0.0, slot.facing, stature.height, stature.eye)
            found = self._highest(wished) if inside_table(self.layout.battlefield, wished) else None
            if found is not None:
                return found
        return None

    def _highest(self, wished: Body) -> Body | None:
        """Return the body at the highest safe height of its place, as figures of scenarios are put down."""
        table = self.layout.battlefield
        top = max((piece.top for piece in table.pieces), default=0.0)
        found = settled(table, wished.at(wished.x, wished.y, rounded(top) + 1.0), self.bodies)
        return None if found is None else found.at(found.x, found.y, rounded(found.z))


def _around(point: Point) -> Iterator[Point]:
    """Yield a point, and then others farther and farther from it."""
    yield point
    for ring in range(1, int(FARTHEST / 0.5) + 1):
        for part in range(8 * ring):
            angle = 2.0 * pi * part / (8 * ring)
            yield rounded_point((point[0] + 0.5 * ring * cos(angle), point[1] + 0.5 * ring * sin(angle)))


MOST_DECISIONS = 5_000
"""A game that asks for more is broken off and has no winner."""

LOOK_UP = 0.5
"""So many seconds pass at least between two looks at what the games have shown so far."""

PART: Final = 4
"""One game of so many is played by a second kind of player as well."""
FEWEST: Final = 8
"""From so many games of the second kind on it may be told that it sees a layout otherwise."""

UNLIKELY = 0.05
"""What chance brings less often than this is called more than chance."""


@dataclass(frozen=True, eq=False)
class Game:
    """How one game went: on which layout, how far the forces had gone on, which sides won, how it ended, in how many
    rounds, in which round each side lost a figure, and which side had the `first` turn, None where nobody had one.

    The heat maps are by side, row and column: figures at the end of a round, ends of moves, figures that went out, and
    how often figures walked into a cell.
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
    walked: Heat
    first: int | None = None

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
    """What is to be played: the setups of each layout by how far the forces have gone on, the bot, and the seed.

    A part of the games is played by the `second` bot as well, if there is one.
    """

    setups: tuple[tuple[GameSetup, ...], ...]
    bot: str
    seed: int
    second: str = ""

    def games_of_second(self, games: int) -> int:
        """Return how many games on each layout the second bot plays; none where they would say too little."""
        return second_part(games) if self.second else 0


def second_part(games: int) -> int:
    """Return how many of some games a second kind of player plays as well; none where they would say too little."""
    part = games // PART
    return part if part >= FEWEST else 0


def plan_of(forces: GameSetup, layouts: Sequence[GameSetup], bot: str, seed: int, second: str = "") -> Plan:
    """Return the forces on all sides of all layouts; raises CannotSwap and Unmeasured."""
    turns = range(len(forces.players))
    setups = tuple(tuple(swapped(forces, layout, turned) for turned in turns) for layout in layouts)
    return Plan(setups, bot, seed, second)


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
        self.walked: Heat = np.zeros(shape, dtype=np.int32)
        self.losses: list[tuple[int, int]] = []
        self.first: int | None = None
        self._meaning, self._turned = known.words(setup.system).meaning, turned
        session.listeners.append(self)

    def __call__(self, line: LogLine, /) -> None:
        state = self._session.state
        if self.first is None:
            player = self._meaning(line.event).turn_player(state.setup)
            self.first = None if player is None else side_of(state.setup, player, self._turned)
        for trace in self._face.traces(state, line.event):
            column, row = self._raster.cell_at(trace.at[:2])
            self.heat[trace.mark][self._sides[trace.figure], row, column] += 1
            add_way(self.walked[self._sides[trace.figure]], self._raster, trace.way)
            if trace.mark is Mark.FELL:
                self.losses.append((state.game_round, self._sides[trace.figure]))


def played(plan: Plan, task: tuple[int, int]) -> Game:
    """Return one game, seeded by the numbers of its layout and itself; equal seeds give equal games."""
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
        observer.walked,
        observer.first,
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


@dataclass(frozen=True, slots=True)
class Turns:
    """How often who had the first turn came off better, and each side by itself: with the first turn, and without it.

    Where the same side began every game, its first turn and its place cannot be told apart.
    """

    first: Share
    beginning: tuple[Estimate, ...]
    following: tuple[Estimate, ...]

    @property
    def always(self) -> int | None:
        """The side that began all games that somebody began; None where several did, or none."""
        began = [side for side, estimate in enumerate(self.beginning) if estimate.count]
        return began[0] if len(began) == 1 else None


@dataclass(frozen=True, eq=False)
class Tried:
    """What the games on one layout came to.

    `decided` are the games in which somebody came off better; `sides` and `forces` tell who, by the number of the side
    and of the player, and `turns` by who began. `losses` is for each side the mean number of figures lost up to the end
    of each round.
    """

    games: int
    decided: int
    won_alone: int
    shared: int
    unfinished: int
    reasons: Mapping[str, int]
    sides: tuple[Share, ...]
    forces: tuple[Share, ...]
    turns: Turns
    rounds: Estimate
    losses: tuple[tuple[float, ...], ...]
    stood: Heat
    moved: Heat
    fell: Heat
    walked: Heat

    @property
    def favours(self) -> int | None:
        """The side that comes off better more often than chance explains; None when there is none."""
        best = max(range(len(self.sides)), key=lambda side: self.sides[side].better)
        return best if self.decided and self.sides[best].chance < UNLIKELY else None


@dataclass(frozen=True, eq=False)
class Trial:
    """The layouts tried, in order; of two also how far apart the shares are in which the first side came off better.

    `second` is what the games of a second kind of player came to, None without any.
    """

    bot: str
    seed: int
    layouts: tuple[Tried, ...]
    difference: Estimate | None = None
    chance: float | None = None
    second: Trial | None = None

    @property
    def is_more_than_chance(self) -> bool:
        """Return whether the two layouts differ by more than chance explains."""
        return self.chance is not None and self.chance < UNLIKELY

    def seen_otherwise(self, layout: int) -> int | None:
        """Return the side of a layout that the second kind of player sees best, if it disagrees about any."""
        if self.second is None:
            return None
        first, second = self.layouts[layout].sides, self.second.layouts[layout].sides
        if not any(disagree(one.estimate, other.estimate) for one, other in zip(first, second, strict=True)):
            return None
        return max(range(len(second)), key=lambda side: second[side].better)


def disagree(first: Estimate, second: Estimate) -> bool:
    """Return whether two intervals have nothing in common."""
    if first.low is None or first.high is None or second.low is None or second.high is None:
        return False
    return first.high < second.low or second.high < first.low


def tried(
    plan: Plan, games: int, crew: Crew, *, told: Told = unheard, shown: Callable[[Trial], None] | None = None
) -> Trial:
    """Return `games` games on each layout, the forces on every side in turn, the same for equal seeds and any crew.

    What those played so far have shown is `shown` again and again, where each layout has one.
    """
    tasks = [(layout, number) for number in range(games) for layout in range(len(plan.setups))]
    again = [task for task in tasks if task[1] < plan.games_of_second(games)]
    found: dict[tuple[int, int], Game] = {}
    whole = len(tasks) + len(again)
    told(Stage.GAMES, 0, whole)
    fresh = replace(plan, setups=tuple(tuple(with_changes(setup) for setup in setups) for setups in plan.setups))
    last = perf_counter()
    for number, game in crew.carried_out(played, fresh, tasks):
        found[tasks[number]] = game
        told(Stage.GAMES, len(found), whole)
        is_on_all = len({layout for layout, _ in found}) == len(plan.setups)
        if shown is not None and is_on_all and perf_counter() - last >= LOOK_UP:
            shown(_come_to(plan, tasks, found))
            last = perf_counter()
    trial = _come_to(plan, tasks, found)
    if not again:
        return trial
    if shown is not None:
        shown(trial)
    others: dict[tuple[int, int], Game] = {}
    for number, game in crew.carried_out(played, replace(fresh, bot=plan.second), again):
        others[again[number]] = game
        told(Stage.GAMES, len(tasks) + len(others), whole)
    return replace(trial, second=_come_to(replace(plan, bot=plan.second), again, others))


def _come_to(plan: Plan, tasks: Sequence[tuple[int, int]], found: Mapping[tuple[int, int], Game]) -> Trial:
    """Return a trial of the games that have been played, in the order of the tasks."""
    played_so_far = [task for task in tasks if task in found]
    layouts = tuple(
        summed(plan.setups[layout][0], [found[task] for task in played_so_far if task[0] == layout])
        for layout in range(len(plan.setups))
    )
    return between(plan, layouts)


def between(plan: Plan, layouts: tuple[Tried, ...]) -> Trial:
    """Return a trial of layouts; for two of them it says what the difference between them is worth."""
    if len(layouts) != 2:
        return Trial(plan.bot, plan.seed, layouts)
    first, second = (layout.sides[0] for layout in layouts)
    chance = chance_of_difference(first.better, layouts[0].decided, second.better, layouts[1].decided)
    return Trial(plan.bot, plan.seed, layouts, difference(first.estimate, second.estimate), chance)


def summed(setup: GameSetup, games: Sequence[Game]) -> Tried:
    """Return a summary of some games on one layout."""
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
        turns=_turns(better, count),
        rounds=mean([float(game.rounds) for game in games]),
        losses=tuple(_losses(games, side) for side in range(count)),
        stood=_added(setup, [game.stood for game in games]),
        moved=_added(setup, [game.moved for game in games]),
        fell=_added(setup, [game.fell for game in games]),
        walked=_added(setup, [game.walked for game in games]),
    )


def _force(game: Game, side: int, count: int) -> int:
    """Return the number of the player whose force played on a side."""
    return (side - game.turned) % count


def _shares(better: Sequence[int], alone: Sequence[int], count: int) -> tuple[Share, ...]:
    total = len(better)
    found = [better.count(number) for number in range(count)]
    return tuple(
        Share(number, alone.count(who), share(number, total), chance_of_share(number, total, 1.0 / count))
        for who, number in enumerate(found)
    )


def _turns(better: Sequence[tuple[Game, int]], count: int) -> Turns:
    """Return what the games in which a side came off better say of the first turn."""
    began = [(game, side) for game, side in better if game.first is not None]
    number = sum(game.first == side for game, side in began)
    alone = sum(game.first == side and len(game.winners) == 1 for game, side in began)
    first = Share(number, alone, share(number, len(began)), chance_of_share(number, len(began), 1.0 / count))
    told = [
        tuple(
            share(sum(side == own for _, side in games), len(games))
            for own in range(count)
            for games in [[pair for pair in began if (pair[0].first == own) is begins]]
        )
        for begins in (True, False)
    ]
    return Turns(first, told[0], told[1])


def _losses(games: Sequence[Game], side: int) -> tuple[float, ...]:
    """Return the mean number of figures a side has lost up to each round."""
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


class Trying(Beside):
    """Plays so many games on each layout of a plan with `workers` processes.

    `found` is what they have shown so far, None before the first; `done` of `total` have been played.
    """

    mixes = True

    def __init__(self, plan: Plan, games: int, workers: int) -> None:
        super().__init__(workers)
        self.plan, self.games = plan, games
        self.found: Trial | None = None
        self.done, self.total = 0, (games + plan.games_of_second(games)) * len(plan.setups)
        self.begin()

    def _work(self, crew: Crew) -> None:
        self.found = tried(self.plan, self.games, crew, told=self._told, shown=self._shown)

    def _told(self, stage: Stage, done: int, total: int) -> None:
        self.done = done

    def _shown(self, trial: Trial) -> None:
        self.found = trial


@dataclass(slots=True)
class Deeds:
    """What a figure did: throws to hit, how many of them hit and how many were to be expected to, harm dealt with them
    and suffered from anybody and anything, steps moved in plan, and in which round it fell.
    """

    attempts: int = 0
    hits: int = 0
    expected: float = 0.0
    dealt: int = 0
    suffered: int = 0
    steps: float = 0.0
    out_in: int | None = None


@dataclass(slots=True)
class Tally:
    """What a player's figures did: as in `Deeds`, how many of them are lost, and how many there were."""

    attempts: int = 0
    hits: int = 0
    expected: float = 0.0
    dealt: int = 0
    lost: int = 0
    force: int = 0


def deeds(state: GameState, log: Sequence[LogLine]) -> dict[FigureId, Deeds]:
    """Return the deeds of all figures; what was taken back does not count."""
    words = known.words(state.setup.system)
    found = {figure.id: Deeds() for figure in state.setup.figures}
    events = [line.event for line in log if not line.struck]
    for deed in words.deeds(state, events):
        own = found[deed.figure]
        own.attempts += deed.attempts
        own.hits += deed.hits
        own.expected += deed.expected
        own.dealt += deed.dealt
        own.suffered += deed.suffered
    game_round = 0
    for event in events:
        told = words.meaning(event)
        if told.begins_round is not None:
            game_round = told.begins_round
        if told.way is not None:
            figure, start, end = told.way
            found[figure].steps += hypot(end[0] - start[0], end[1] - start[1])
        if told.fallen is not None:
            found[told.fallen[0]].out_in = game_round
    return found


def lost_figures(state: GameState) -> frozenset[FigureId]:
    """Return the figures that are lost by the state alone: not every game has an event for each that falls."""
    words = known.words(state.setup.system)
    return frozenset(figure.id for figure in state.setup.figures if words.fate(state, figure.id, None).is_lost)


def tally(state: GameState, log: Sequence[LogLine]) -> dict[PlayerId, Tally]:
    """Return the deeds of all players' figures together; they count for the players whose figures they are now."""
    words = known.words(state.setup.system)
    found = {player.id: Tally() for player in state.setup.players}
    for figure in state.setup.figures:
        found[figure.player].force += words.takes_part(state, figure.id)
    for identity, each in deeds(state, log).items():
        fate = words.fate(state, identity, each.out_in)
        own = found[fate.owner]
        own.attempts += each.attempts
        own.hits += each.hits
        own.expected += each.expected
        own.dealt += each.dealt
        own.lost += fate.is_lost
    return found


def any_fought(tallies: Mapping[PlayerId, Tally]) -> bool:
    """Return whether there was a fight at all: in a game without one nobody counts losses."""
    return any(own.attempts or own.dealt or own.lost for own in tallies.values())
