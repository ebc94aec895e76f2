"""The bots of Pocket Tactics by name: one that looks one turn ahead with exact odds, and one that looks further."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import permutations
from types import MappingProxyType
from typing import Any, Final

from pb12table.bots.looking_ahead import Effort, Search
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import MakeBot, Reasons, Weighed, never
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.bots.plans import Plan, answers_of, name_of
from pb12table.systems.pocket_tactics.bots.position import Position
from pb12table.systems.pocket_tactics.bots.worth import (
    EXACT,
    GLANCE,
    MINDFUL,
    PRESSING,
    USUAL,
    Stakes,
    Tactics,
    Weights,
    weighed_raises,
    weighed_throws,
)
from pb12table.systems.pocket_tactics.rules.answers import (
    AttackAction,
    DeployAction,
    MoveAction,
    Pass,
    PutUnit,
    Raise,
    Reroll,
    RetreatAction,
    SpecialAction,
    Step,
    Stop,
)
from pb12table.systems.pocket_tactics.rules.fights import (
    HIGHEST,
    UseBonus,
    UseReroll,
    attack_odds,
    attack_options,
    decided,
    five_chance,
    gets_to_fight,
    odds,
    survival,
)
from pb12table.systems.pocket_tactics.rules.ground import (
    card_of,
    controller_of,
    features,
    ground_at,
    on_map,
    players_in,
    tile_of,
)
from pb12table.systems.pocket_tactics.rules.moving import ContinueMove, moving_of, steps_open
from pb12table.systems.pocket_tactics.rules.preparations import ChooseArmy, ChooseTiles, PlaceUnit
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, Moving, Phase, Place, State
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from pb12table.table.cells import Cell, cell_distance

WON: Final = 1000.0
HELD: Final = 7.0
"""What a controlled feature is worth: from it units are deployed, and all of them win."""
RESERVE: Final = 0.7
"""What a unit in the reserve counts of its points."""
NEAR: Final = 1.2
"""What a tile nearer to a feature that is not yet held is worth."""
FEAR: Final = 0.45
"""How much of what the others are likely to take next counts."""


def worth(state: State, player: PlayerId) -> float:
    """Return the value of a position to a player: units, features, how near the others are, who threatens whom."""
    if state.outcome is not None:
        return WON * (player in state.outcome.winners) - WON * bool(state.outcome.winners)
    others = [other for other in players_in(state) if other != player]
    winner = _winner(state)
    if winner is not None:
        return WON if winner == player else -WON
    best = max((_standing(state, other) for other in others), default=0.0)
    return _standing(state, player) - best - FEAR * _threat(state, player)


def _winner(state: State) -> PlayerId | None:
    """Return who has won as the units stand, before the rules say so: with all features, or alone on the map.

    P052, P053; while units are placed nobody has.
    """
    if state.phase is not Phase.PLAY:
        return None
    holders = {controller_of(state, cell) for cell in features(state)}
    if len(holders) == 1 and None not in holders:
        return holders.pop()
    there = {unit.owner for unit in on_map(state)}
    return there.pop() if len(there) == 1 else None


def _standing(state: State, player: PlayerId) -> float:
    """Return what a player has: units by their points, features held, and their distances to others."""
    total = 0.0
    for unit in state.units.values():
        if unit.owner == player and unit.place in (Place.MAP, Place.RESERVE):
            total += card_of(state, unit.id).points * (1.0 if unit.place is Place.MAP else RESERVE)
    places = features(state)
    own = [cell for cell in places if controller_of(state, cell) == player]
    wanted = [cell for cell in places if cell not in own]
    total += HELD * len(own)
    if len(own) + 1 == len(places):
        total += HELD
    movers = [unit.at for unit in on_map(state, player) if unit.at is not None and unit.at not in own]
    for cell in wanted:
        total -= NEAR * min((cell_distance(at, cell) for at in movers), default=8)
    return total


def _threat(state: State, player: PlayerId) -> float:
    """Return the most that any other player is likely to take by one attack."""
    worst = 0.0
    for unit in on_map(state):
        if unit.owner != player:
            for action in attack_options(state, unit.id):
                if state.units[action.target].owner == player:
                    worst = max(worst, gain(state, unit.id, action.target, magic=action.magic))
    return worst


def gain(state: State, unit: FigureId, target: FigureId, *, magic: bool) -> float:
    """Return what an attack is likely to take, minus what it is likely to lose."""
    chances = odds(state, unit, target, magic=magic)
    taken = float(chances.target) * _value(state, target)
    return taken - float(chances.attacker) * _value(state, unit)


def _value(state: State, unit: FigureId) -> float:
    """Return the value of a unit on the map: its points, and the feature it holds."""
    held = state.tiles[tile_of(state, unit)].feature is not None
    return card_of(state, unit).points + HELD * held


TIE: Final = 0.01
"""What is nearly as good is as likely to be taken."""


class GreedyBot:
    """Takes what is worth most after it, by chance where several are."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """Return the answer that promises most immediately."""
        player = PlayerId(request.player)
        match request:
            case ChooseAction() | ContinueMove() | PlaceUnit():
                known: Known = {}
                options = request.options(state)
                return self._best(options, lambda answer: value_of(state, player, request, answer, known))
            case UseBonus(unit=unit):
                return best_bonus(state, unit)
            case UseReroll(unit=unit):
                return best_reroll(state, unit)
            case ChooseArmy():
                return self._chance.choice(request.hints(state))
            case ChooseTiles():
                return request.default(state)
        return request.sample(state, self._chance)

    def _best(self, answers: Any, value: Callable[[Any], float]) -> Any:
        values = [value(answer) for answer in answers]
        most = max(values)
        return self._chance.choice([answer for answer, one in zip(answers, values, strict=True) if one >= most - TIE])


Known = dict[tuple[FigureId, Cell], float]
"""What moves to tiles are worth, as far as it has been worked out for one question."""


def value_of(state: State, player: PlayerId, request: Request[Any, Any], answer: Any, known: Known) -> float:
    """Return the likely value of an action, a step or a placing, its chances weighed."""
    match answer:
        case MoveAction(unit=unit, to=to, over=over):
            return _going(state, player, moving_of(state, unit), Step(to, over), known)
        case Step() if isinstance(request, ContinueMove):
            return _going(state, player, moving_of(state, request.unit), answer, known)
        case AttackAction():
            return _attacking(state, player, answer)
        case DeployAction(unit=unit, at=at) | PutUnit(unit=unit, at=at):
            return _after(state, player, unit, at)
        case RetreatAction(unit=unit):
            return _after(state, player, unit, None, Place.RESERVE)
        case SpecialAction(unit=unit, target=target):
            works = float(five_chance(card_of(state, unit).off) * (1 - five_chance(card_of(state, target).defence)))
            now = worth(state, player)
            return now + works * (_after(state, player, target, None, Place.CAPTURED) - now)
        case Stop() | Pass():
            return worth(state, player)
    return 0.0


def _after(state: State, player: PlayerId, unit: FigureId, at: Cell | None, place: Place = Place.MAP) -> float:
    """Return the value of the position with a unit elsewhere."""
    moved = state.units[unit]
    before = (moved.at, moved.place)
    moved.at, moved.place = at, place
    value = worth(state, player)
    moved.at, moved.place = before
    return value


def _going(state: State, player: PlayerId, moving: Moving, step: Step, known: Known) -> float:
    """Return the likely value of a step with the best that may follow it in the same move.  P013, P014, PR10, PR13."""
    unit, to, found = moving.unit, step.to, list[float]()
    if to != moving.start:
        if (unit, to) not in known:
            known[unit, to] = _entering(state, player, unit, to)
        found.append(known[unit, to])
    if moving.left > 1 and not ground_at(state, to).ends_move:
        moved = state.units[unit]
        before, moved.at = moved.at, to
        after = Moving(unit, moving.start, moving.left - 1, moving.hopped or step.over is not None)
        further = [_going(state, player, after, other, known) for other in list(steps_open(state, after, to))]
        moved.at = before
        alive = 1.0 if card_of(state, unit).flying else survival(state, unit, to)
        if further and alive == 1.0:
            found.append(max(further))
        elif further:
            found.append(alive * max(further) + (1.0 - alive) * _lost(state, player, unit))
    return max(found)


def _entering(state: State, player: PlayerId, unit: FigureId, to: Cell) -> float:
    alive = survival(state, unit, to)
    there = _after(state, player, unit, to)
    return there if alive == 1.0 else alive * there + (1.0 - alive) * _lost(state, player, unit)


def _lost(state: State, player: PlayerId, unit: FigureId) -> float:
    return _after(state, player, unit, None, Place.CAPTURED)


def _attacking(state: State, player: PlayerId, action: AttackAction) -> float:
    """Return the likely value of an attack: both may fall, each or nobody.  P037 to P044."""
    unit, target = action.unit, action.target
    chances, now = attack_odds(state, action), worth(state, player)
    cell = state.units[target].at
    assert cell is not None, "only what stands on the map is attacked"
    falls, loses = float(chances.target), float(chances.attacker)
    lost = _lost(state, player, unit)
    victim = state.units[target]
    before = (victim.at, victim.place)
    victim.at, victim.place = None, Place.CAPTURED
    won = worth(state, player) if action.ranged else _after(state, player, unit, cell)
    both = _lost(state, player, unit)
    victim.at, victim.place = before
    value = falls * (1 - loses) * won + falls * loses * both + (1 - falls) * loses * lost
    value += (1 - falls) * (1 - loses) * now
    alive = gets_to_fight(state, action)
    return value if alive == 1.0 else alive * value + (1.0 - alive) * (now if action.ranged else lost)


# -- in a fight -----------------------------------------------------------------------------------------------


def fight_value(state: State, fight: Fight, unit: FigureId) -> float:
    """Return the value of the current fight to one side, in points of cards."""
    beaten, lost = decided(fight)
    attacker, target = card_of(state, fight.attacker.unit).points, card_of(state, fight.target.unit).points
    value = beaten * target - lost * attacker
    return float(value if unit == fight.attacker.unit else -value)


def best_bonus(state: State, unit: FigureId) -> Raise | Pass:
    """Return the bonus to begin with among those that together improve the fight, or none."""
    fight = state.fight
    assert fight is not None, "asked in a fight only"
    now, best, found = fight_value(state, fight, unit), 0.0, None
    for first, value in _ways(state, fight.clone(), unit):
        if value - now > best:
            best, found = value - now, first
    return Pass() if found is None else found


def _ways(state: State, fight: Fight, unit: FigureId) -> Iterator[tuple[Raise, float]]:
    """Yield every order in which a side can lay all its bonuses, each on one die: its first one, and its outcome."""
    side = fight.side_of(unit)
    for order in permutations(range(len(side.bonuses))):
        yield from _laid(state, fight, side, unit, order, None)


def _laid(
    state: State, fight: Fight, side: Fighter, unit: FigureId, order: tuple[int, ...], first: Raise | None
) -> Iterator[tuple[Raise, float]]:
    if first is not None:
        yield first, fight_value(state, fight, unit)
    if not order:
        return
    bonus = side.bonuses[order[0]]
    for pool in Pool if bonus.pool is None else (bonus.pool,):
        results = side.results(pool)
        for place, before in enumerate(results):
            if before < HIGHEST:
                results[place] = min(before + bonus.value, HIGHEST)
                yield from _laid(state, fight, side, unit, order[1:], first or Raise(order[0], pool, place))
                results[place] = before


def best_reroll(state: State, unit: FigureId) -> Reroll | Pass:
    """Return the die whose reroll promises most, or none.  P034."""
    fight = state.fight
    assert fight is not None, "asked in a fight only"
    fight = fight.clone()
    side, best, found = fight.side_of(unit), fight_value(state, fight, unit), None
    for pool in Pool:
        results = side.results(pool)
        for place, before in enumerate(results):
            value = 0.0
            for face in range(1, SIDES + 1):
                results[place] = face
                value += fight_value(state, fight, unit) / SIDES
            results[place] = before
            if value > best + TIE:
                best, found = value, Reroll(pool, place)
    return Pass() if found is None else found


STRENGTHS: Final[Mapping[str, Effort]] = MappingProxyType(
    {"easy": Effort(60, depth=1), "medium": Effort(300), "hard": Effort(2000)}
)
"""How many positions the players of old look at for a turn: opponents to be measured against."""
LEVELS: Final[Mapping[str, tuple[Effort, Weights]]] = MappingProxyType(
    {
        "learner": (Effort(60, depth=1), USUAL),
        "steady": (Effort(300), PRESSING),
        "strong": (Effort(2000), MINDFUL),
    }
)
"""How many positions each level looks at for a turn, and what counts to it, the weakest first."""


TOLD: Final = 8
"""So many answers it tells at most of those it has weighed."""


class SearchBot:
    """Plans its turns by looking ahead as far as its effort allows; what it has no plan for is answered greedily."""

    def __init__(self, seed: int, effort: Effort, weights: Weights = USUAL, exact: int = EXACT) -> None:
        self._weights, self._exact = weights, exact
        self._chance = random.Random(seed)
        self._greedy = GreedyBot(seed)
        self._effort = effort
        self._stop: Callable[[], bool] = never
        self._tactics: Tactics | None = None
        self._way: list[Any] = []
        self._looked: tuple[Search[Position, Plan], Position, Plan] | None = None
        """The search for the last answer, where it was one: from where, and what it found."""
        self._weighed: list[tuple[float, Any]] = []
        """What each answer to the last question was worth, where no turn was planned, the one that was taken first."""
        self._side: Fighter | None = None
        """Whose dice the last question was about, as they lay."""

    def hurry(self, seconds: float) -> None:
        """Think no longer than so many seconds about an answer; see `skirmish.bot.Hurried`."""
        self._effort = replace(self._effort, seconds=seconds)

    def heed(self, stop: Callable[[], bool]) -> None:
        """Give up as soon as `stop` says so; see `skirmish.bot.Heeding`."""
        self._stop = stop

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """Return the answer that promises most."""
        self._looked, self._weighed, self._side = None, [], None
        match request:
            case ChooseAction():
                return self._planned(state)
            case ContinueMove():
                return self._gone_on(state, request)
            case UseBonus() | UseReroll():
                return self._settled(state, request)
            case PlaceUnit():
                return self._placed(state, request)
        return self._greedy.answer(state, request)

    def reasons(self) -> Reasons | None:
        """Return the turns or answers that were looked at for the last answer; see `skirmish.bot.Reasoning`."""
        if len(self._weighed) > 1:
            plans = tuple(Weighed(each, answer_name(each, self._side), worth) for worth, each in self._weighed[:TOLD])
            before = next((worth for worth, each in self._weighed if isinstance(each, Pass | Stop)), plans[-1].worth)
            return Reasons(plans[0].name, before, plans, others=len(self._weighed) - len(plans))
        if self._looked is None or self._tactics is None:
            return None
        (search, position, taken), board = self._looked, self._tactics.board
        found = search.weighed(position)
        if search.choices < 2:
            return None
        found.sort(key=lambda each: each[1] != taken)
        plans = tuple(Weighed(answers_of(board, plan)[0], name_of(plan), worth) for worth, plan in found)
        others = search.choices - len(plans)
        return Reasons(plans[0].name, search.worth_of(position), plans, others=others)

    # -- inside ---------------------------------------------------------------------------------------------------

    def _known(self, state: State) -> Tactics:
        if self._tactics is None or not self._tactics.is_of(state):
            self._tactics = Tactics(state, self._weights)
        self._tactics.remember(state)
        return self._tactics

    def _planned(self, state: State) -> Any:
        """Return the best turn found; the rest of its path is kept."""
        tactics = self._known(state)
        position = tactics.at(state)
        mover = tactics.mover(position)
        assert mover is not None, "somebody is asked"
        search: Search[Position, Plan] = Search(tactics, mover, self._effort, self._chance, self._stop)
        found = search.best(position).plan
        self._looked = search, position, found
        answer, *self._way = answers_of(tactics.board, found)
        return answer

    def _gone_on(self, state: State, request: ContinueMove) -> Any:
        """Return the next step of the planned path, or to stop at its end."""
        answer: Step | Stop = self._way.pop(0) if self._way else Stop()
        return answer if request.refusal(state, answer) is None else self._greedy.answer(state, request)

    def _settled(self, state: State, request: UseBonus | UseReroll) -> Raise | Reroll | Pass:
        fight, tactics = state.fight, self._known(state)
        assert fight is not None, "asked in a fight only"
        player = tactics.player_of(request.unit)
        nobody, target, attacker, both = (tactics.worth(each, player) for each in tactics.ends(state, fight))
        stakes = Stakes(nobody, target, attacker, both, attacks=request.unit == fight.attacker.unit)
        is_bonus = isinstance(request, UseBonus)
        self._side = fight.clone().side_of(request.unit)
        self._weighed = [*(weighed_raises(fight, stakes) if is_bonus else weighed_throws(fight, stakes, self._exact))]
        found: Raise | Reroll | Pass = self._weighed[0][1]
        return found

    def _placed(self, state: State, request: PlaceUnit) -> PutUnit | Stop:
        """Return the first unit that improves the position most, wherever it may stand."""
        tactics = self._known(state)
        options = list(request.options(state))
        self._chance.shuffle(options)
        found = [(self._worth_placed(tactics, state, request.player, answer), answer) for answer in options]
        found.sort(key=lambda each: -each[0])
        self._weighed = [*found]
        return found[0][1]

    def _worth_placed(self, tactics: Tactics, state: State, player: str, answer: PutUnit | Stop) -> float:
        if isinstance(answer, Stop):
            return tactics.worth(tactics.at(state), player)
        unit = state.units[answer.unit]
        unit.place, unit.at = Place.MAP, answer.at
        worth = tactics.worth(tactics.at(state), player)
        unit.place, unit.at = Place.RESERVE, None
        return worth


NAMES: Final[Mapping[type[Any], str]] = MappingProxyType(
    {Pass: "pass", Stop: "pass", PutUnit: "place", Raise: "bonus", Reroll: "reroll"}
)
"""What an answer is after to a question at which no turn is planned."""


def answer_name(answer: Any, side: Fighter | None = None) -> str:
    """Return what an answer is after, of the texts `plan-NAME`; of a `side`'s dice it names the one that is meant."""
    if side is None or not isinstance(answer, Raise | Reroll):
        return NAMES[type(answer)]
    face = side.results(answer.pool)[answer.die]
    die = f"off-{face}" if answer.pool is Pool.OFF else f"def-{face}"
    return f"bonus-{die}" if isinstance(answer, Raise) else f"reroll-{die}"


def glancing(seed: int) -> SearchBot:
    """Return one that plays as `learner` does, but for rerolls: for games that are only thought of."""
    return SearchBot(seed, *LEVELS["learner"], exact=GLANCE)


BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {
        "greedy": GreedyBot,
        **{name: partial(SearchBot, effort=effort) for name, effort in STRENGTHS.items()},
        **{name: partial(SearchBot, effort=effort, weights=weights) for name, (effort, weights) in LEVELS.items()},
    }
)
