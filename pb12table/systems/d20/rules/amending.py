"""What may be set by hand in a fight, as a referee at the table would; see `skirmish.faces.amending`.

Of creatures whose place is a secret nothing is offered: what may be set is told to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.faces.amending import NO, NOW, YES, AmendingFace, Setting, Value
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.asking.legality import over_a_lying
from pb12table.systems.d20.rules.asking.requests import ChooseStep
from pb12table.systems.d20.rules.checks import Game
from pb12table.systems.d20.rules.creatures import body, data, has_body, known_others, others, profile
from pb12table.systems.d20.rules.data import Condition, FeatureId, ItemId
from pb12table.systems.d20.rules.events import TurnBegan
from pb12table.systems.d20.rules.harm import leave, release
from pb12table.systems.d20.rules.knowing import is_secret
from pb12table.systems.d20.rules.state import CreatureState, Life, Phase, State
from pb12table.systems.d20.rules.turn import fresh, takes_part
from pb12table.systems.d20.rules.victory import decide
from pb12table.table.standing.support import stand
from pb12table.table.units import normalised, rounded

STRUCTURE: Final = ("turn", "end-round", "place", "out", "hit-points")
"""What is set between two steps of a turn only: in the middle of one the rules count on it."""
BUDGETS: Final = ("action-used", "bonus-used", "interaction-used", "reaction-used")
SET_CONDITIONS: Final = (Condition.PRONE, Condition.INVISIBLE, Condition.INCAPACITATED)
"""Conditions that have nothing else behind them."""


class D20Amending(AmendingFace[State]):
    """Hit points, conditions, what is left of turns, uses and places; whose turn it is, and the end of a round."""

    def settings(self, state: State, /) -> Sequence[Setting]:
        if state.phase is not Phase.TURNS:
            return ()
        known = [
            placed
            for figure, placed in state.figures.items()
            if has_body(state, figure) and not is_secret(state, figure)
        ]
        return (*_of_game(state), *(setting for placed in known for setting in _of_creature(state, placed)))

    def refusal(self, state: State, request: Request[State, Any], setting: Setting, value: Value, /) -> Refusal | None:
        if setting.key == Condition.PRONE.value and value == NO:
            figure = FigureId(setting.about)
            above = over_a_lying(state, figure, known_others(state, figure))
            return Refusal("DR45", "no-room-to-stand", (("obstacle", above[0]),)) if above else None
        if setting.key not in STRUCTURE:
            return None
        if not isinstance(request, ChooseStep):
            return Refusal("", "amend-in-the-middle")
        if isinstance(value, tuple):
            x, y, z, _ = value
            figure = FigureId(setting.about)
            there = body(state, figure, (rounded(x), rounded(y), rounded(z)))
            safe = stand(state.battlefield, there, others(state, figure)).safe
            return None if safe else Refusal("D018", "no-stand", (("figure", figure),))
        return None

    def apply(self, game: Game, setting: Setting, value: Value, /) -> bool:
        state = game.state
        match setting.key:
            case "turn":
                _give_turn(game, FigureId(str(value)))
                return True
            case "end-round":
                state.active, state.slot = None, len(state.order)
                return True
            case "out":
                figure = FigureId(setting.about)
                leave(game, figure, Life.OUT)
                decide(game)
                if state.active == figure:
                    state.active = None
                    state.acted.append(figure)
                return True
            case _:
                _set_of_creature(game, state.figures[FigureId(setting.about)], setting, value)
        return setting.key in STRUCTURE


# -- what there is ----------------------------------------------------------------------------------------------


def _of_game(state: State) -> Iterator[Setting]:
    if state.active is None or is_secret(state, state.active):
        return
    flat = [figure for group in state.order for figure in group]
    able = tuple(figure for figure in flat if takes_part(state, figure) and not is_secret(state, figure))
    yield Setting(key="turn", value=state.active, choices=able)
    yield Setting(key="end-round", value="", choices=(NOW,))


def _of_creature(state: State, placed: CreatureState) -> Iterator[Setting]:
    about, kind = placed.id, profile(state, placed.id)
    if placed.life is Life.UP:
        yield Setting(key="hit-points", about=about, value=placed.hit_points, lowest=1, highest=kind.hit_points)
        for condition in SET_CONDITIONS:
            now = YES if condition in placed.conditions else NO
            yield Setting(key=condition.value, about=about, value=now, choices=(YES, NO))
        for key, used in zip(BUDGETS, _budgets(placed), strict=True):
            yield Setting(key=key, about=about, value=YES if used else NO, choices=(YES, NO))
    for feature in kind.features:
        if feature.uses is not None:
            left = placed.uses[feature.id]
            yield Setting(key="uses", about=about, name=feature.id, value=left, highest=max(feature.uses, left))
    for item in data(state, about).items:
        if item.uses is not None:
            left = placed.item_uses[item.id]
            yield Setting(key="item-uses", about=about, name=item.id, value=left, highest=max(item.uses, left))
    yield Setting(key="place", about=about, value=(placed.x, placed.y, placed.z, placed.facing))
    yield Setting(key="out", about=about, value="", choices=(NOW,))


def _budgets(placed: CreatureState) -> tuple[bool, ...]:
    return (placed.action_used, placed.bonus_used, placed.interaction_used, placed.reaction_used)


# -- setting it -------------------------------------------------------------------------------------------------


def _give_turn(game: Game, figure: FigureId) -> None:
    """Let a creature have the turn, as if it had come to it in the order.  D025, D028."""
    state = game.state
    slot = next(number for number, group in enumerate(state.order) if figure in group)
    earlier = [other for group in state.order[:slot] for other in group]
    state.active, state.slot = figure, slot
    state.acted = [other for other in state.acted if other in earlier]
    fresh(state.figures[figure])
    game.record(TurnBegan(figure=figure))


def _set_of_creature(game: Game, placed: CreatureState, setting: Setting, value: Value) -> None:
    if isinstance(value, tuple):
        x, y, z, facing = value
        placed.x, placed.y, placed.z, placed.facing = rounded(x), rounded(y), rounded(z), rounded(normalised(facing))
        if placed.grappled_by is not None:
            release(game, placed.id)
        return
    yes = value == YES
    match setting.key:
        case "hit-points":
            placed.hit_points = int(value)
        case "uses":
            placed.uses[FeatureId(setting.name)] = int(value)
        case "item-uses":
            placed.item_uses[ItemId(setting.name)] = int(value)
        case "action-used":
            placed.action_used, placed.attacks_left = yes, 0
        case "bonus-used":
            placed.bonus_used = yes
        case "interaction-used":
            placed.interaction_used = yes
        case "reaction-used":
            placed.reaction_used = yes
        case _:
            _set_condition(placed, Condition(setting.key), given=yes)


def _set_condition(placed: CreatureState, condition: Condition, *, given: bool) -> None:
    if given and condition not in placed.conditions:
        placed.conditions.append(condition)
    elif not given and condition in placed.conditions:
        placed.conditions.remove(condition)


AMENDING: Final = D20Amending()
