"""Fights played on in thought, many at once: whoever is next attacks whom it costs most, until a few rounds are over.

Each row of the arrays is one game.  Blows fall by the odds of the rules; distances, paths and cover are those of the
beginning, bent as creatures move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.bots.lattice import FARTHEST
from pb12table.systems.d20.bots.standings import BURST, MELEE, RANGED, UPRIGHT, Cast, Numbers, Standing, Truths, Whole
from pb12table.systems.d20.rules.creatures import side
from pb12table.systems.d20.rules.data import CELL, GoalKind, Needs, SideId
from pb12table.systems.d20.rules.state import Life, State

COMES, RUNS, KITES = 1, 4, 16
"""How a side goes on: it comes to its foes, it runs for its goal, its archers shoot and give ground."""
GROUND: Final = 20.0
"""Who is so far from its foes gives no ground, in metres."""
LYING: Final = 0.12
"""What of its value is left of one at 0 hit points."""
STEEP: Final = 4.0
"""How steeply the chance to win rises with the ratio of what both sides are worth."""
HASTE: Final = 0.004
"""What a round more costs of a fight that is won."""
MARGIN: Final = 0.06
"""What counts besides winning: how much of each side is left."""
TOTAL: Final = 3
"""The cover, by its number, behind which nobody is hit."""
CARE: Final = 5
"""About so many hit points come back by mending."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a fight is played on for: whose side is asked, who is next, and when and how it ends."""

    own: SideId
    order: tuple[int, ...]
    first: int
    """Which turn of the order is the first one played."""
    rounds_left: int
    winner_at_limit: SideId | None
    table: tuple[float, float]
    goals: tuple[tuple[SideId, int, bool], ...]
    """By side how many must come to their goal, and whether that takes the action there, so that nobody dashes."""


def outlook_of(state: State, cast: Cast, figure: FigureId) -> Outlook:
    """Return how a fight goes on after the turn of a creature."""
    number = {each: index for index, each in enumerate(cast.figures)}
    flat = [other for group in state.order for other in group if other in number]
    first = flat.index(figure) + 1 if figure in flat else 0
    goals = list[tuple[SideId, int, bool]]()
    for goal in state.setup.goals:
        if goal.kind is GoalKind.FLEE:
            gone = sum(one.life is Life.FLED and side(state, each) == goal.side for each, one in state.figures.items())
            goals.append((goal.side, max(1, goal.number) - gone, False))
        else:
            thing = None if goal.thing is None else state.setup.thing(goal.thing)
            goals.append((goal.side, 0, thing is not None and thing.needs is Needs.ACTION))
    options = state.setup.options
    left = options.round_limit - state.game_round + 1
    table = (state.battlefield.width, state.battlefield.depth)
    own = side(state, figure)
    return Outlook(own, tuple(number[each] for each in flat), first, left, options.winner_at_limit, table, tuple(goals))


@dataclass(frozen=True, slots=True)
class _View:
    """A creature whose turn it is in all games, and how far away its foes are: the arrays are over games and foes."""

    one: int
    foes: Whole
    there: Truths
    delta: Numbers
    plan: Numbers
    """How far apart middles are in plan."""
    away: Numbers
    way: Numbers
    """How long the path to each is."""
    fast: Numbers
    beside: Truths
    pressed: Truths


@dataclass(frozen=True, slots=True)
class _Choices:
    """The ways to attack, over ways, games and foes: what each gains, and how far one has to go for it first.

    `net` and `tilt` are the leanings (0 to 2) of blows and shots.
    """

    gains: Numbers
    walks: Numbers
    net: Whole
    tilt: Whole
    cover: Whole


class Games:
    """Many games at once, each row of an array one."""

    def __init__(
        self, cast: Cast, outlook: Outlook, rows: Sequence[Standing], luck: Numbers, moods: Whole, rounds: int
    ) -> None:
        """Play from `rows`; `luck` has a number for each row and turn, `moods` how each row's sides behave."""
        self.cast, self.outlook = cast, outlook
        self.hp, self.up = np.stack([each.hp for each in rows]), np.stack([each.up for each in rows])
        self.at, self.react = np.stack([each.at for each in rows]), np.stack([each.react for each in rows])
        self.dodges, self.prone = np.stack([each.dodges for each in rows]), np.stack([each.prone for each in rows])
        self.hides, self.waits = np.stack([each.hides for each in rows]), np.stack([each.waits for each in rows])
        self.held, self.stunned = np.stack([each.held for each in rows]), np.stack([each.stunned for each in rows])
        self.cover, self.detour = np.stack([each.cover for each in rows]), np.stack([each.detour for each in rows])
        self.errand, self.goal_at = np.stack([each.errand for each in rows]), np.stack([each.goal_at for each in rows])
        self.uses = np.stack([each.uses for each in rows])
        self.many = len(rows)
        self.all = np.arange(self.many)
        self.luck, self.moods, self.rounds = luck, moods, rounds
        self.won = np.array([-1.0 if each.winner is None else float(each.winner == outlook.own) for each in rows])
        self.when = np.where(self.won < 0.0, float(rounds), 0.0)
        self.fled = np.zeros((self.many, 2))
        self.ours = np.array([each == outlook.own for each in cast.sides])

    def play(self) -> Numbers:
        """Return what each game is worth to the side that is asked."""
        self._decide(0)
        order, most = self.outlook.order, len(self.outlook.order)
        last = min(self.rounds * most, self.outlook.rounds_left * most - self.outlook.first)
        for number in range(max(last, 0)):
            place = (self.outlook.first + number) % most
            self._turn(order[place], number, self.luck[:, number % self.luck.shape[1]])
            if number % most == most - 1 and (self.won >= 0.0).all():
                break
        return self._worth(over=self.outlook.rounds_left <= self.rounds)

    def _worth(self, *, over: bool) -> Numbers:
        cast = self.cast
        part = np.where(self.up, UPRIGHT + (1.0 - UPRIGHT) * self.hp / cast.most, np.where(cast.dies, 0.0, LYING))
        part *= cast.value
        own, other = part[:, self.ours].sum(axis=1), part[:, ~self.ours].sum(axis=1)
        own, other = np.maximum(own, 1.0), np.maximum(other, 1.0)
        found = 1.0 / (1.0 + (other / own) ** STEEP)
        winner = self.outlook.winner_at_limit
        if winner is not None:
            mine = winner == self.outlook.own
            if over:
                found[:] = float(mine)
            else:
                left = self.outlook.rounds_left - self.rounds
                late = 1.0 / (1.0 + left)
                found = late * float(mine) + (1.0 - late) * found
        elif over:
            found = 0.25 + 0.5 * found
        done = self.won >= 0.0
        found[done] = self.won[done]
        haste = HASTE * np.where(done, self.when, self.rounds)
        margin = (own - other) / (cast.value.sum() + 1.0)
        found = found + (0.5 - found) * haste
        worth: Numbers = (1.0 - MARGIN) * found + MARGIN * (0.5 + 0.5 * margin)
        return worth

    def _decide(self, number: int) -> None:
        ours: Any = self.up[:, self.ours].any(axis=1)
        theirs: Any = self.up[:, ~self.ours].any(axis=1)
        new: Truths = (self.won < 0.0) & ~(ours & theirs)
        if new.any():
            self.won[new] = np.where(ours[new], 1.0, np.where(theirs[new], 0.0, 0.5))
            self.when[new] = number / max(len(self.outlook.order), 1)

    # -- a turn --------------------------------------------------------------------------------------------------------

    def _turn(self, one: int, number: int, luck: Numbers) -> None:
        cast = self.cast
        acts = self.up[:, one] & (self.won < 0.0) & ~self.stunned[:, one]
        self.stunned[:, one] = self.dodges[:, one] = self.waits[:, one] = False
        self.react[:, one] = True
        if not acts.any():
            return
        view = self._seen_by(one)
        self.prone[acts, one] = False
        if self._runs(view, number, acts, luck):
            acts = acts & self.up[:, one] & (self.won < 0.0) & ~self.ran
        if cast.mends[one]:
            acts = acts & ~self._mended(view, acts)
        choices = self._choices(view)
        flat = choices.gains.transpose(1, 0, 2).reshape(self.many, -1)
        pick = flat.argmax(axis=1)
        strikes = acts & (flat[self.all, pick] > 0.0)
        by, which = pick // len(view.foes), pick % len(view.foes)
        walk = np.where(strikes, choices.walks[by, self.all, which], 0.0)
        idle = acts & ~strikes
        if idle.any():
            which, walk = self._come_or_wait(view, idle, which, walk)
        moves = walk > 0.05
        if moves.any():
            strikes = self._moved(view, moves, strikes, by == MELEE, which, walk, luck)
        if strikes.any():
            self._strike(view, choices, strikes, by, which, luck)
            self._decide(number)
        if cast.long[one] > 0.0:
            kites = strikes & (by == RANGED) & ~view.pressed & self._means(KITES, one)
            if kites.any():
                self._give_ground(view, kites, view.fast - walk)

    def _seen_by(self, one: int) -> _View:
        cast = self.cast
        foes = np.flatnonzero(self.ours != self.ours[one])
        there = self.up[:, foes]
        delta = self.at[:, foes] - self.at[:, one][:, None]
        plan = np.sqrt((delta[..., :2] ** 2).sum(axis=-1))
        away = plan - cast.radius[foes] - cast.radius[one]
        rise = np.abs(delta[..., 2]) - np.where(delta[..., 2] > 0.0, cast.height[one], cast.height[foes])
        if (rise > 0.0).any():
            away = np.where(rise > 0.0, np.hypot(np.maximum(away, 0.0), rise), away)
        fast = np.where(self.prone[:, one], 0.5, 1.0) * cast.speed[one] * ~self.held[:, one]
        beside = there & (away < CELL) & ~self.hides[:, one][:, None]
        way = away * self.detour[:, one, foes]
        return _View(one, foes, there, delta, plan, away, way, fast, beside, beside.any(axis=1))

    def _choices(self, view: _View) -> _Choices:
        """Return what each attack on each foe would gain."""
        cast, one, foes, away, way = self.cast, view.one, view.foes, view.away, view.way
        hp, shut = self.hp[:, foes], np.where(view.pressed, 0.0, view.fast)[:, None]
        seen, gains = view.there & ~self.hides[:, foes], np.full((3, self.many, len(foes)), -1.0)
        walks, hidden = np.zeros_like(gains), self.hides[:, one][:, None].astype(np.int64)
        good = self.prone[:, foes] | self.hides[:, one][:, None]
        net = good.astype(np.int64) - self.dodges[:, foes] + 1
        tilt, cover = np.broadcast_to(hidden + 1, net.shape), self.cover[:, one, foes]
        if cast.reach[one] > 0.0:
            walks[MELEE] = np.maximum(way - cast.reach[one] + 0.05, 0.0) * (away >= cast.reach[one])
            able = seen & (walks[MELEE] <= view.fast[:, None])
            gain = cast.gains[one, MELEE, foes[None, :], net, 0, hp]
            leaves = (walks[MELEE] > 0.0) & view.pressed[:, None]
            if leaves.any():
                # Whoever leaves the reach of foes is struck by them.
                blows = view.beside & self.react[:, foes]
                dread = (cast.dread[foes[None, :], one, self.hp[:, one][:, None]] * blows).sum(axis=1)
                gain = np.where(leaves, np.maximum(gain - dread[:, None], -1.0), gain)
            gains[MELEE] = np.where(able, gain, -1.0)
        if cast.long[one] > 0.0:
            near = np.maximum(away - cast.normal[one] + 0.05, 0.0) * self.detour[:, one, foes]
            far = near > shut
            walks[RANGED] = np.where(far, 0.0, near)
            bad = far | view.pressed[:, None] | self.dodges[:, foes] | self.prone[:, foes]
            tilt = hidden - bad + 1
            able = seen & (away < cast.long[one]) & (cover < TOTAL)
            shots = cast.gains[one, RANGED, foes[None, :], tilt, np.minimum(cover, TOTAL - 1), hp]
            gains[RANGED] = np.where(able, shots, -1.0)
        if cast.throw[one] > 0.0:
            walks[BURST] = np.maximum(away - cast.throw[one] + 0.05, 0.0) * self.detour[:, one, foes]
            able = seen & (walks[BURST] <= shut) & (cover < TOTAL) & (self.uses[:, one] > 0)[:, None]
            gains[BURST] = np.where(able, self._caught_by(one, foes), -1.0)
        if self.outlook.goals:
            gains *= self._urgency()[:, foes]
        return _Choices(gains, walks, net, tilt, np.minimum(cover, TOTAL - 1))

    def _come_or_wait(self, view: _View, idle: Truths, which: Whole, walk: Numbers) -> tuple[Whole, Numbers]:
        """Let those who attack nobody come nearer to a foe, or wait for one; return whom they go to, and how far."""
        one, comes = view.one, self._means(COMES, view.one)
        nearest = np.where(view.there, view.way, FARTHEST).argmin(axis=1)
        goes = idle & ~view.pressed & comes
        rest = np.maximum(view.way[self.all, nearest] - self.cast.reach[one], 0.0)
        runs = goes & (rest > 2.0 * view.fast)
        self.dodges[:, one] |= idle & ~runs & comes
        self.waits[:, one] |= idle & ~comes
        far = np.minimum(rest, view.fast * np.where(runs, 2.0, 1.0))
        return np.where(goes, nearest, which), np.where(goes, far, walk)

    def _moved(
        self, view: _View, moves: Truths, strikes: Truths, near: Truths, which: Whole, walk: Numbers, luck: Numbers
    ) -> Truths:
        """Let a creature go towards one of its foes; return in which games it still strikes."""
        one, foes = view.one, view.foes
        flees = moves & view.pressed
        if flees.any():
            self._left(view, flees, luck)
            strikes, moves = strikes & self.up[:, one], moves & self.up[:, one]
        whole = np.maximum(view.way[self.all, which], 0.1)
        # Bodies do not overlap: the gap closes, not the distance of their middles.
        share = np.clip(walk / whole, 0.0, 1.0) * np.clip(
            view.away[self.all, which] / np.maximum(view.plan[self.all, which], 0.1), 0.0, 1.0
        )
        self.at[:, one] += view.delta[self.all, which] * np.where(moves, share, 0.0)[:, None]
        self._uncover(one, moves & (walk > CELL))
        if self.waits[:, foes].any():
            self._caught(one, moves & near & strikes, foes, luck)
            strikes = strikes & self.up[:, one]
        return strikes

    def _uncover(self, one: int, gone: Truths) -> None:
        """Let what covered a creature that has moved, or others from it, count no more."""
        self.cover[gone, one, :] = 0
        self.cover[gone, :, one] = 0

    def _strike(self, view: _View, choices: _Choices, strikes: Truths, by: Whole, which: Whole, luck: Numbers) -> None:
        cast, one, rows = self.cast, view.one, np.flatnonzero(strikes)
        if cast.throw[one] > 0.0:
            thrown = rows[by[rows] == BURST]
            self._burst(one, thrown, view.foes[which[thrown]], luck)
            rows = rows[by[rows] != BURST]
        at, how = which[rows], by[rows]
        leaning = np.where(how == MELEE, choices.net[rows, at], choices.tilt[rows, at])
        shares = cast.tails[one, how, view.foes[at], leaning, np.where(how == RANGED, choices.cover[rows, at], 0)]
        self._hurt(rows, view.foes[at], (shares[:, 1:] > luck[rows, None]).sum(axis=1))
        self.hides[strikes, one] = False

    def _near(self, rows: Any, point: Numbers, others: Whole, broad: float) -> Truths:
        """Return which of some creatures are within a radius of a point."""
        delta = self.at[rows][:, others] - point[:, None]
        found: Truths = np.sqrt((delta**2).sum(axis=-1)) - self.cast.radius[others] < broad
        return found

    def _caught_by(self, one: int, foes: Whole) -> Numbers:
        """Return what a burst on each foe gains; friends in it count for more than foes."""
        everybody, broad = np.arange(len(self.cast.figures)), float(self.cast.broad[one])
        worth = self.cast.gains[one, BURST, everybody[None, :], 1, 0, self.hp] * self.up
        worth = np.where((self.ours == self.ours[one])[None, :], -1.5 * worth, worth)
        return np.stack(
            [(worth * self._near(self.all, self.at[:, foe], everybody, broad)).sum(axis=1) for foe in foes], axis=1
        )

    def _burst(self, one: int, rows: Whole, aim: Whole, luck: Numbers) -> None:
        everybody = np.arange(len(self.cast.figures))
        near = self._near(rows, self.at[rows, aim], everybody, float(self.cast.broad[one])) & self.up[rows]
        for other in np.flatnonzero(near.any(axis=0)):
            there = rows[near[:, other]]
            dice = (luck[there] * 5.0 + 0.29 * other) % 1.0
            shares = self.cast.tails[one, BURST, other, 1, 0]
            self._hurt(there, int(other), (shares[1:] > dice[:, None]).sum(axis=1))
        self.uses[rows, one] -= 1

    def _hurt(self, rows: Whole, whom: Any, damage: Whole) -> None:
        left = np.maximum(self.hp[rows, whom] - damage, 0)
        self.hp[rows, whom] = left
        down = left == 0
        self.up[rows, whom] &= ~down
        self.waits[rows, whom] &= ~down
        self.prone[rows, whom] |= down

    def _means(self, bearing: int, one: int) -> Truths:
        """Return in which games the side of a creature goes on with a bearing."""
        return (self.moods >> (0 if self.ours[one] else 1) & bearing).astype(bool)

    def _give_ground(self, view: _View, goes: Truths, far: Numbers) -> None:
        """Let one that has shot go away from the nearest foe, as far as the table and its speed allow."""
        one, nearest = view.one, np.where(view.there, view.way, FARTHEST).argmin(axis=1)
        delta = self.at[:, one, :2] - self.at[self.all, view.foes[nearest], :2]
        away = np.maximum(np.sqrt((delta**2).sum(axis=1)), 0.1)
        far = np.where(away < GROUND, np.maximum(far, 0.0), 0.0)
        edge = CELL / 2.0
        goal = np.clip(self.at[:, one, :2] + delta * (far / away)[:, None], edge, np.array(self.outlook.table) - edge)
        self.at[goes, one, :2] = goal[goes]

    def _caught(self, one: int, comes: Truths, foes: Whole, luck: Numbers) -> None:
        """Let those who wait for a foe strike at whoever comes into their reach."""
        for foe in foes:
            rows = np.flatnonzero(comes & self.waits[:, foe] & self.up[:, foe] & self.react[:, foe] & self.up[:, one])
            if not len(rows):
                continue
            apart = np.sqrt(((self.at[rows, foe] - self.at[rows, one]) ** 2).sum(axis=1))
            apart -= self.cast.radius[foe] + self.cast.radius[one]
            rows = rows[apart < self.cast.reach[foe]]
            self._once(int(foe), one, rows, luck)
            self.waits[rows, foe] = False

    def _left(self, view: _View, goes: Truths, luck: Numbers) -> None:
        """Let foes strike at whoever goes out of their reach."""
        one = view.one
        for place, foe in enumerate(view.foes):
            rows = np.flatnonzero(goes & view.beside[:, place] & self.react[:, foe] & self.up[:, one])
            self._once(int(foe), one, rows, luck)

    def _once(self, foe: int, one: int, rows: Whole, luck: Numbers) -> None:
        if not len(rows):
            return
        net = np.where(self.dodges[rows, one], 0, 1) + self.hides[rows, foe]
        other = (luck[rows] * 7.0 + 0.37 * (foe + 1)) % 1.0
        damage = (self.cast.single[foe, one, net][:, 1:] > other[:, None]).sum(axis=1)
        self._hurt(rows, one, damage)
        self.react[rows, foe] = False

    def _mended(self, view: _View, acts: Truths) -> Truths:
        """Let a healer help an ally who is down, or badly hurt."""
        cast, one = self.cast, view.one
        friends = np.flatnonzero(self.ours == self.ours[one])
        apart = np.sqrt(((self.at[:, friends] - self.at[:, one][:, None]) ** 2).sum(axis=-1))
        apart -= cast.radius[friends] + cast.radius[one]
        near = apart - 1.4 <= np.where(view.pressed, 0.0, view.fast)[:, None]
        hp, most = self.hp[:, friends], cast.most[friends]
        lies = ~self.up[:, friends] & (hp == 0) & ~cast.dies[friends]
        need = np.where(lies, 1.0, np.where(self.up[:, friends] & (3 * hp < most), 0.3, 0.0))
        need *= near * cast.value[friends]
        need *= friends != one
        best = need.argmax(axis=1)
        does: Truths = acts & (need[self.all, best] > 0.0) & (self.uses[:, one] > 0)
        rows = np.flatnonzero(does)
        if len(rows):
            whom = friends[best[rows]]
            self.hp[rows, whom] = np.minimum(self.hp[rows, whom] + CARE, cast.most[whom])
            self.up[rows, whom] = True
            self.uses[rows, one] -= 1
            step = np.clip(apart[rows, best[rows]] - 1.0, 0.0, None)
            length = np.maximum(apart[rows, best[rows]], 0.1)
            self.at[rows, one] += (self.at[rows, whom] - self.at[rows, one]) * (step / length * 0.7)[:, None]
        return does

    # -- goals ---------------------------------------------------------------------------------------------------------

    ran: Truths

    def _goal_of(self, one: int) -> tuple[SideId, int, bool] | None:
        """Return the goal of a creature's side, None if it only fights."""
        return next((goal for goal in self.outlook.goals if goal[0] == self.cast.sides[one]), None)

    def _urgency(self) -> Numbers:
        """Return how much more it counts to strike each creature, for the sake of the goal that it is near."""
        fast = np.maximum(self.cast.speed, 0.5)
        found: Numbers = 1.0 + (self.errand <= 3.0 * fast) + 2.0 * (self.errand <= fast)
        return found

    def _runs(self, view: _View, number: int, acts: Truths, luck: Numbers) -> bool:
        """Let a creature run for the goal of its side; return whether any does."""
        one, fast = view.one, view.fast
        goal = self._goal_of(one)
        if goal is None:
            return False
        _, wanted, acts_there = goal
        far = self.errand[:, one]
        bold = self._means(RUNS, one)
        if not wanted:
            friends = np.flatnonzero(self.ours == self.ours[one])
            first = np.where(self.up[:, friends], self.errand[:, friends], FARTHEST).min(axis=1)
            goes = acts & (far <= first + 0.01) & (far < FARTHEST) & (bold | (far <= fast))
        else:
            goes = acts & (far < FARTHEST) & (bold | (far <= 2.0 * fast))
        self.ran = goes
        if not goes.any():
            return False
        self._left(view, goes, luck)
        # One that must use a thing may do so after a dash.
        goes = goes & self.up[:, one]
        comes = goes & (far <= fast * (1.0 if acts_there else 2.0))
        share = np.where(goes, np.clip(2.0 * fast / np.maximum(far, 0.1), 0.0, 1.0), 0.0)
        self.at[:, one] += (self.goal_at[:, one] - self.at[:, one]) * share[:, None]
        self._uncover(one, goes)
        self.errand[:, one] = np.where(goes, np.maximum(far - 2.0 * fast, 0.5), far)
        if comes.any():
            column = int(self.ours[one])
            self.fled[comes, column] += 1
            if wanted:
                self.up[comes, one] = False
            done = comes & (self.fled[:, column] >= wanted) & (self.won < 0.0)
            self.won[done] = float(self.ours[one])
            self.when[done] = number / max(len(self.outlook.order), 1)
        return True
