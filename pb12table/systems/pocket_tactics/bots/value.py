"""What of a game of Pocket Tactics tells who will win it: numbers for the value that is learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Final

from pb12table.skirmish.bot import MakeBot, Valued, share
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pocket_tactics.bots.by_name import glancing
from pb12table.systems.pocket_tactics.bots.position import chance, still
from pb12table.systems.pocket_tactics.rules.ground import card_of, features, players_in
from pb12table.systems.pocket_tactics.rules.moving import ContinueMove
from pb12table.systems.pocket_tactics.rules.setup import UnitCard
from pb12table.systems.pocket_tactics.rules.state import Fight, Place, State
from pb12table.table.cells import Cell, cell_distance, neighbours

EVEN: Final = 5.0
"""What is added to both sides where they are compared by their logarithms, in points of cards."""
NEAR: Final = 2.0
"""A feature so many steps away is worth the e-th part of one that is reached."""
DEAR: Final = 10.0
"""So many points are one where points are told as they are."""


@dataclass(slots=True)
class _Hand:
    """What a player has: units and their points, those on the map with where they stand, and what goals come to."""

    count: float = 0.0
    points: float = 0.0
    waiting: float = 0.0
    captured: float = 0.0
    beside: float = 0.0
    held: int = 0
    near: float = 0.0
    gain: float = 0.0
    standing: dict[Cell, UnitCard] = field(default_factory=dict)

    @property
    def on_map(self) -> float:
        """Return the points on the map."""
        return self.points - self.waiting

    @property
    def lone(self) -> bool:
        """Return whether a single unit keeps the player in the game."""
        return len(self.standing) == 1


class PocketValue(Valued[State]):
    """See `skirmish.bot.Valued`.  With two players each number is the opposite for the other one.

    Strength is compared with all others together, captures and features with the best of the others.
    """

    edition = 1
    names = (
        "count",
        "points",
        "points-logarithm",
        "points-late",
        "on-map",
        "reserve",
        "lone",
        "beside",
        "captures",
        "captures-late",
        "ahead",
        "ahead-late",
        "features",
        "features-none",
        "features-but-one",
        "goal-near",
        "goal-near-turn",
        "turn",
        "strike",
        "threat",
        "fight",
    )
    plain = "points"
    continuing = frozenset({ContinueMove.__name__})

    @property
    def plays_on(self) -> MakeBot:
        return glancing

    def features(self, state: State, player: PlayerId, /) -> Sequence[float]:
        """Return what is known of the chances of a player, in the order of the names."""
        hands = _hands(state)
        own = hands.pop(player, _Hand())
        others, all_others = list(hands.values()), _Hand()
        for each in others:
            for name in ("count", "points", "waiting", "beside"):
                setattr(all_others, name, getattr(all_others, name) + getattr(each, name))
        many = max(len(others), 1)
        late = min(state.turns / state.setup.options.turn_limit, 1.0)
        best = max(others, key=lambda each: _standing(state, each), default=_Hand())
        captures = (own.captured - max((each.captured for each in others), default=0.0)) / DEAR
        standing, its = _standing(state, own), _standing(state, best)
        ahead = float(standing > its) - float(standing < its)
        points = share(own.points, all_others.points)
        total, held = len(features(state)), max((each.held for each in others), default=0)
        near = own.near - max((each.near for each in others), default=0.0)
        turn = 0.0 if state.active is None else 1.0 if state.active == player else -1.0 / many
        mover = hands.get(state.active) if state.active is not None else None
        threats = sum(each.gain for each in others if each is not mover)
        return (
            share(own.count, all_others.count),
            points,
            log((own.points + EVEN) / (all_others.points / many + EVEN)),
            points * late,
            share(own.on_map, all_others.on_map, DEAR),
            share(own.waiting, all_others.waiting, DEAR),
            float(own.lone) - sum(each.lone for each in others) / many,
            (own.beside - all_others.beside / many) / DEAR,
            captures,
            captures * late,
            ahead,
            ahead * late * late,
            float(own.held - held),
            float(own.held == 0) - float(held == 0) if total else 0.0,
            float(own.held == total - 1) - float(held == total - 1) if total > 1 else 0.0,
            near,
            max(near * turn, 0.0) * (1.0 if near > 0.0 else -1.0),
            turn,
            own.gain if turn > 0.0 else -(0.0 if mover is None else mover.gain),
            -threats if turn > 0.0 else own.gain - threats,
            0.0 if state.fight is None else _fought(state, state.fight, player),
        )


def _standing(state: State, hand: _Hand) -> tuple[float, float]:
    """Return what decides at the turn limit, what counts first before the rest.  PR30."""
    if state.setup.options.decides == "features":
        return hand.held, hand.captured
    return hand.captured, hand.held


def _hands(state: State) -> dict[PlayerId, _Hand]:
    """Return what each player has who is not out."""
    hands = {player: _Hand() for player in players_in(state)}
    for unit in state.units.values():
        card = state.setup.card_by_id[unit.card]
        if unit.captor in hands:
            hands[unit.captor].captured += card.points
        if unit.owner in hands and unit.place in (Place.MAP, Place.RESERVE):
            hand = hands[unit.owner]
            hand.count += 1.0
            hand.points += card.points
            if unit.at is None:
                hand.waiting += card.points
            else:
                hand.standing[unit.at] = card
    goals = features(state)
    for player, hand in hands.items():
        hand.beside = sum(other in hand.standing for cell in hand.standing for other in neighbours(cell)) / 2.0
        hand.held = sum(goal in hand.standing for goal in goals)
        hand.near = _nearness(hand, goals)
        for other, against in hands.items():
            if other != player:
                hand.gain = max(hand.gain, _best_strike(hand, against))
    return hands


def _nearness(hand: _Hand, goals: Sequence[Cell]) -> float:
    """Return how near a player is to holding all features, from 0 to 1: those not held by those who are free to go."""
    free, far = [cell for cell in hand.standing if cell not in goals], 0
    for goal in goals:
        if goal not in hand.standing:
            if not free:
                return 0.0
            far += min(cell_distance(cell, goal) for cell in free)
    return exp(-far / NEAR) if goals else 0.0


def _best_strike(hand: _Hand, against: _Hand) -> float:
    """Return about what the best attack brings that is within reach, without what ground and neighbours add."""
    best = 0.0
    for cell, card in hand.standing.items():
        for there, target in against.standing.items():
            away = cell_distance(cell, there)
            if away <= card.reach:
                gain = chance(card.off, (), target.defence, ()) * target.points
                if target.reach >= away:
                    gain -= chance(target.off, (), card.defence, ()) * card.points
                best = max(best, gain / DEAR)
    return best


def _fought(state: State, fight: Fight, player: PlayerId) -> float:
    """Return what the fight on the table promises a player, by the dice as they lie and the rerolls left."""
    attacker, target = fight.attacker, fight.target
    owners = [state.units[side.unit].owner for side in (attacker, target)]
    if player not in owners:
        return 0.0
    own, its = (0 if side.passed else side.rerolls for side in (attacker, target))
    gain = 0.0
    if attacker.off and target.defence:
        gain += still(attacker.off, target.defence, (own, its), True) * card_of(state, target.unit).points
    if target.off and attacker.defence:
        gain -= still(target.off, attacker.defence, (its, own), False) * card_of(state, attacker.unit).points
    return (gain if player == owners[0] else -gain) / DEAR


VALUE: Final = PocketValue()
