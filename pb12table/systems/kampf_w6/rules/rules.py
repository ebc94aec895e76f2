"""Kampf W6 as a rule system for the kernel's sessions, and what may be set by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pb12table.kernel.game import Weight
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.faces.system import NOW, AmendingFace, Setting, Value
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import PlainRules, PlainStates, declared
from pb12table.systems.kampf_w6.rules.acts import ChooseAct
from pb12table.systems.kampf_w6.rules.answers import Declaration, GiveUp, KeepDice, SetStandingOrder
from pb12table.systems.kampf_w6.rules.attack import remove
from pb12table.systems.kampf_w6.rules.data import ItemId, SideId, Stance, WeaponId
from pb12table.systems.kampf_w6.rules.dice import Game
from pb12table.systems.kampf_w6.rules.figures import body, data, is_fighting, others, owner
from pb12table.systems.kampf_w6.rules.sequence import decide, give_up, refresh, step
from pb12table.systems.kampf_w6.rules.state import FigureState, State
from pb12table.table.motion.falling import stand
from pb12table.table.shapes import normalised, rounded

MOST: Final = 99
"""No balance is set higher."""
STRUCTURE: Final = ("turn", "end-round", "place", "stance", "out")
"""What is set between two acts only: in the middle of one the rules count on it."""


class W6Amending(AmendingFace[State]):
    """Actions, wounds, stances, places, ammunition, dice and points; whose turn it is, and the end of a round."""

    def settings(self, state: State, /) -> Sequence[Setting]:
        fighting = [figure for figure in state.figures.values() if is_fighting(state, figure.id)]
        return (
            *_of_game(state),
            *(setting for player in state.players for setting in _of_player(state, player)),
            *(setting for figure in fighting for setting in _of_figure(state, figure)),
        )

    def refusal(self, state: State, request: Request[State, Any], setting: Setting, value: Value, /) -> Refusal | None:
        if setting.key not in STRUCTURE:
            return None
        if not isinstance(request, ChooseAct):
            return Refusal("", "amend-in-the-middle")
        if isinstance(value, tuple):
            x, y, z, facing = value
            figure = FigureId(setting.about)
            there = body(state, figure, (rounded(x), rounded(y), rounded(z)))
            turned = there.at(there.x, there.y, there.z, normalised(facing))
            safe = stand(state.battlefield, turned, others(state, figure)).safe
            return None if safe else Refusal("WR10", "no-safe-stand")
        return None

    def apply(self, game: Game, setting: Setting, value: Value, /) -> bool:
        state = game.state
        match setting.key:
            case "turn":
                _give_turn(game, FigureId(str(value)))
                return True
            case "end-round":
                state.actor, state.turn_index = None, len(state.order)
                return True
            case "points":
                state.points[SideId(setting.name)] = int(str(value))
            case "bonus-dice" | "reroll-dice" | "fate-dice" | "group-dice":
                _set_dice(state, setting, int(str(value)))
            case "out":
                remove(game, FigureId(setting.about))
                decide(game)
                if state.actor == setting.about:
                    state.actor = None
                return True
            case _:
                _set_of_figure(state.figures[FigureId(setting.about)], setting, value)
        # Who has acted may be able to again.
        return setting.key in ("place", "stance")


# -- what there is ----------------------------------------------------------------------------------------------


def _of_game(state: State) -> Iterator[Setting]:
    if state.actor is not None:
        fighting = tuple(figure for figure in state.order if is_fighting(state, figure))
        yield Setting(key="turn", value=state.actor, choices=fighting)
        yield Setting(key="end-round", value="", choices=(NOW,))


def _of_player(state: State, player: PlayerId) -> Iterator[Setting]:
    own, side = state.players[player], state.setup.player_by_id[player].side
    yield Setting(key="points", about=player, name=side, value=state.points[side], highest=MOST)
    for key, number in (
        ("bonus-dice", own.bonus_dice),
        ("reroll-dice", own.reroll_dice),
        ("fate-dice", own.fate_dice),
        ("group-dice", state.group_dice[side]),
    ):
        yield Setting(key=key, about=player, value=number, highest=MOST)


def _of_figure(state: State, figure: FigureState) -> Iterator[Setting]:
    setup, about = data(state, figure.id), figure.id
    yield Setting(key="actions", about=about, value=figure.actions, highest=MOST)
    yield Setting(key="wounds", about=about, value=figure.wounds, highest=setup.profile.wound_limit - 1)
    yield Setting(key="stance", about=about, value=figure.stance.value, choices=tuple(each.value for each in Stance))
    yield Setting(key="debt", about=about, value=figure.debt, highest=MOST)
    for weapon in setup.weapons:
        if weapon.id in figure.loaded:
            left = figure.loaded[weapon.id]
            yield Setting(key="loaded", about=about, name=weapon.id, value=left, highest=max(weapon.magazine, left))
    for item in setup.items:
        if item.id in figure.uses:
            left = figure.uses[item.id]
            yield Setting(key="uses", about=about, name=item.id, value=left, highest=max(item.uses, left))
    yield Setting(key="place", about=about, value=(figure.x, figure.y, figure.z, figure.facing))
    yield Setting(key="out", about=about, value="", choices=(NOW,))


# -- setting it -------------------------------------------------------------------------------------------------


def _give_turn(game: Game, figure: FigureId) -> None:
    """Let a figure have the turn, as if it had come to it in the order.  W007, W008."""
    state = game.state
    state.actor, state.turn_index = figure, state.order.index(figure)
    for each in state.figures.values():
        each.passed_turn = False
    refresh(game, figure)


def _set_dice(state: State, setting: Setting, value: int) -> None:
    player = state.players[PlayerId(setting.about)]
    match setting.key:
        case "bonus-dice":
            player.bonus_dice = value
        case "reroll-dice":
            player.reroll_dice = value
        case "fate-dice":
            player.fate_dice = value
        case _:
            state.group_dice[state.setup.player_by_id[player.id].side] = value


def _set_of_figure(figure: FigureState, setting: Setting, value: Value) -> None:
    if isinstance(value, tuple):
        x, y, z, facing = value
        figure.x, figure.y, figure.z, figure.facing = rounded(x), rounded(y), rounded(z), rounded(normalised(facing))
    elif isinstance(value, str):
        figure.stance = Stance(value)
    else:
        match setting.key:
            case "actions":
                figure.actions = value
            case "wounds":
                figure.wounds = value
            case "debt":
                figure.debt = value
            case "loaded":
                figure.loaded[WeaponId(setting.name)] = value
            case "uses":
                figure.uses[ItemId(setting.name)] = value


STATES: Final = PlainStates(State)
"""States as JSON and back."""


class Rules(PlainRules[State]):
    """The rules as a session drives them; see `kernel.session.System`."""

    states = STATES
    name = "w6"
    edition = 2
    amending = W6Amending()

    async def step(self, game: Game) -> None:
        await step(game)

    def view(self, state: State, viewer: str | None) -> State:
        return view(state, None if viewer is None else PlayerId(viewer))

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        return state.players[PlayerId(request.player)].gave_up

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        said: Declaration | None = declared(declaration, Declaration)
        if said is None:
            return Refusal("", "no-such-declaration")
        if player not in state.players or state.outcome is not None:
            return Refusal("", "game-over")
        if state.players[PlayerId(player)].gave_up:
            return Refusal("WR32", "gave-up")
        if isinstance(said, SetStandingOrder) and not _is_own(state, player, said.figure):
            return Refusal("WR28", "not-your-figure")
        return None

    def declare(self, game: Game, player: str, declaration: Any) -> Weight:
        said: Declaration | None = declared(declaration, Declaration)
        assert said is not None, "the refusal is asked first"
        match said:
            case GiveUp():
                give_up(game, PlayerId(player))
                return Weight.BINDING
            case KeepDice():
                game.state.players[PlayerId(player)].keep_dice = said.keep
            case SetStandingOrder():
                game.state.figures[said.figure].standing_order = said.order
        return Weight.SECRET  # when somebody wants to be asked betrays what could be done


def _is_own(state: State, player: str, figure: FigureId) -> bool:
    return figure in state.figures and owner(state, figure) == player


def view(state: State, player: PlayerId | None) -> State:
    """Return the state as a player (None: the public) may know it, without others' wishes to be asked.  WR28."""
    seen = state.clone()
    for figure in seen.figures.values():
        if owner(seen, figure.id) != player:
            figure.standing_order, figure.passed_turn = state.setup.options.reactions, False
    for other in seen.players.values():
        other.keep_dice = other.keep_dice and other.id == player
    return seen
