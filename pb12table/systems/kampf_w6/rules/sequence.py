"""The course of a fight: initiative, rounds, turns, one act after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.action_dice import could_get_action, get_action
from pb12table.systems.kampf_w6.rules.acts import carry_out
from pb12table.systems.kampf_w6.rules.asking.answers import BuyAction, EndTurn, StealAction
from pb12table.systems.kampf_w6.rules.asking.requests import ChooseAct, thrown
from pb12table.systems.kampf_w6.rules.attacks.attack import Game
from pb12table.systems.kampf_w6.rules.data import InitialPool, Setup, WeaponClass
from pb12table.systems.kampf_w6.rules.events import (
    FightBegan,
    InitiativeRolled,
    OrderSet,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from pb12table.systems.kampf_w6.rules.figures import data, is_fighting, owner, sides_in_the_fight
from pb12table.systems.kampf_w6.rules.reactions import window
from pb12table.systems.kampf_w6.rules.state import FigureState, Papers, PlayerState, State
from pb12table.systems.kampf_w6.rules.victory import decide, decide_at_the_limit, score


def new_game(setup: Setup) -> State:
    """The state before the first throw.  W001 (Kampf), WR03, WR15, WR34."""
    pools = {InitialPool.ONE: 1, InitialPool.EMPTY: 0}
    return State(
        setup=setup,
        players={
            player.id: PlayerState(player.id, player.bonus_dice, player.reroll_dice, player.fate_dice)
            for player in setup.players
        },
        figures={
            figure.id: FigureState(
                figure.id,
                *figure.at,
                figure.z,
                figure.facing,
                figure.stance,
                actions=pools.get(setup.options.initial_pool, figure.most_actions),
                loaded={
                    weapon.id: weapon.magazine for weapon in figure.weapons if weapon.kind is not WeaponClass.MELEE
                },
                uses={item.id: item.uses for item in figure.items if item.uses},
                standing_order=setup.options.reactions,
            )
            for figure in setup.figures
        },
        group_dice={side.id: side.group_dice for side in setup.sides},
        points={side.id: 0 for side in setup.sides},
        papers={act.id: Papers() for act in setup.acts},
    )


async def step(game: Game) -> None:
    """From one quiescent point to the next: the order, the begin of a turn, or an act with its window."""
    if not game.state.order:
        await begin_fight(game)
    elif game.state.actor is None:
        next_turn(game)
    else:
        await one_act(game)


async def begin_fight(game: Game) -> None:
    """Throw for the order, once for the whole fight.  W001, W002, W003 (Reihenfolge)."""
    state = game.state
    game.record(FightBegan())
    for figure in state.figures.values():
        figure.face = await thrown(game, figure.id, "initiative")
        figure.total = figure.face + data(state, figure.id).speed
        game.record(InitiativeRolled(figure=figure.id, face=figure.face, total=figure.total))
    state.order = await in_order(game, list(state.figures))
    game.record(OrderSet(order=tuple(state.order)))
    begin_round(game)
    if not state.order:
        decide(game)


async def in_order(game: Game, figures: Sequence[FigureId]) -> list[FigureId]:
    """Highest total first, then speed, then dexterity.  W003, W004 (Gleichstand)."""

    def rank(figure: FigureId) -> tuple[int, int, int]:
        found = data(game.state, figure)
        return (-game.state.figures[figure].total, -found.speed, -found.dexterity)

    found: list[FigureId] = []
    for _, tied in groupby(sorted(figures, key=rank), key=rank):
        found += await rolled_off(game, list(tied))
    return found


async def rolled_off(game: Game, tied: list[FigureId]) -> list[FigureId]:
    """Figures that are tied in all throw again among themselves, higher first, until decided.  WR01."""
    if len(tied) == 1:
        return tied
    faces: dict[FigureId, int] = {}
    for figure in tied:
        faces[figure] = await thrown(game, figure, "tie")
        total = game.state.figures[figure].total
        game.record(InitiativeRolled(figure=figure, face=faces[figure], total=total, tie=True))
    found: list[FigureId] = []
    for group in _by_face(tied, faces):
        found += await rolled_off(game, group)
    return found


def _by_face(tied: Sequence[FigureId], faces: dict[FigureId, int]) -> Iterator[list[FigureId]]:
    for face in sorted(set(faces.values()), reverse=True):
        yield [figure for figure in tied if faces[figure] == face]


def begin_round(game: Game) -> None:
    """W005 (Kampfrunde), W006 (nächste Runde)."""
    game.state.game_round += 1
    game.state.turn_index = 0
    game.record(RoundBegan(game_round=game.state.game_round))


def next_turn(game: Game) -> None:
    """The next figure in the order has priority; after the last one the round ends.  W005, W006, W007, W008."""
    state = game.state
    if not sides_in_the_fight(state):
        decide(game)
        return
    while state.turn_index < len(state.order) and not is_fighting(state, state.order[state.turn_index]):
        state.turn_index += 1
    if state.turn_index == len(state.order):
        end_round(game)
        return
    state.actor = state.order[state.turn_index]
    for figure in state.figures.values():
        figure.passed_turn = False
    refresh(game, state.actor)


def refresh(game: Game, figure: FigureId) -> None:
    """All actions are available again, less what was stolen.  W008 (Auffrischen), W009, W010, W011, WR19."""
    refreshed = game.state.figures[figure]
    debt, refreshed.debt = refreshed.debt, 0
    refreshed.actions = max(0, data(game.state, figure).most_actions - debt)
    game.record(TurnBegan(figure=figure, actions=refreshed.actions, debt=debt))


async def one_act(game: Game) -> None:
    """One act of the actor and its window, or the end of its turn.  W007, W012, W021 (nie zusammen), WR05."""
    state = game.state
    actor = state.actor
    assert actor is not None, "somebody has priority"
    if not is_fighting(state, actor) or not (state.figures[actor].actions or could_get_action(state, actor)):
        end_turn(game, actor)
        return
    answer = await game.ask(ChooseAct(owner(state, actor), actor))
    match answer:
        case EndTurn():
            end_turn(game, actor)
        case BuyAction() | StealAction():
            get_action(game, actor, answer)
        case _:
            await carry_out(game, actor, answer)
            await window(game)
            decide(game)


def end_turn(game: Game, actor: FigureId) -> None:
    """Unspent actions serve for reactions until the next turn.  W011, WR05."""
    game.record(TurnEnded(figure=actor, actions=game.state.figures[actor].actions))
    game.state.actor = None
    game.state.turn_index += 1


def end_round(game: Game) -> None:
    """W006 (nächste Runde), WR32."""
    game.record(RoundEnded(game_round=game.state.game_round))
    score(game)
    decide_at_the_limit(game)
    if game.state.outcome is None:
        begin_round(game)
