"""The course of a fight: initiative, rounds, turns, one act after another with the reactions to it, and its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.kampf_w6.rules.acts import ChooseAct, ChooseReaction, carry_out
from pb12table.systems.kampf_w6.rules.answers import DieAnswer, EndTurn, Pass, PassTurn
from pb12table.systems.kampf_w6.rules.attack import remove
from pb12table.systems.kampf_w6.rules.attack_plan import all_attacks, could_hit, figure_value
from pb12table.systems.kampf_w6.rules.data import AtTheLimit, InitialPool, Setup, SideId, StandingOrder, WeaponClass
from pb12table.systems.kampf_w6.rules.dice import Game, could_get_action, get_action, thrown
from pb12table.systems.kampf_w6.rules.events import (
    FightBegan,
    GameEnded,
    InitiativeRolled,
    OrderSet,
    PlayerGaveUp,
    PointsScored,
    ReactionPassed,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from pb12table.systems.kampf_w6.rules.figures import (
    data,
    is_fighting,
    order_after,
    owner,
    perceives,
    players_of,
    side,
    sides_in_the_fight,
)
from pb12table.systems.kampf_w6.rules.state import CurrentAct, Fate, FigureState, Outcome, Papers, PlayerState, State
from pb12table.table.footprints import in_area


def end(game: Game, reason: str, winner: SideId | None = None) -> None:
    """End the fight; without a winner it is a draw.  WR32."""
    winners = () if winner is None else players_of(game.state, winner)
    game.state.outcome = Outcome(winners, reason, winner)
    game.record(GameEnded(winners=winners, reason=reason))


def decide(game: Game) -> None:
    """Decide if a side has won as a window closes: alone in the fight, or home with what it came for.  WR32, WR37."""
    state = game.state
    if state.outcome is not None:
        return
    left = sides_in_the_fight(state)
    if not left:
        end(game, "all-out")
    elif len(left) == 1:
        end(game, "last-side", left[0])
    else:
        for papers in state.papers.values():
            if papers.carrier is not None and is_home(state, papers.carrier):
                end(game, "carried-home", side(state, papers.carrier))
                return


def is_home(state: State, figure: FigureId) -> bool:
    """Return whether a figure in the fight has its feet in an entry or exit zone of its own player.  WR40."""
    placed = state.figures[figure]
    return is_fighting(state, figure) and any(
        zone.kind in (ZoneKind.ENTRY, ZoneKind.EXIT)
        and owner(state, figure) in zone.players
        and in_area(zone.area, (placed.x, placed.y), placed.z)
        for zone in state.setup.zones
    )


def holder(state: State, zone: Zone) -> SideId | None:
    """Return the side alone in a zone with a figure in the fight, None for none.  WR32."""
    inside = {
        side(state, figure)
        for figure, placed in state.figures.items()
        if placed.fate is Fate.FIGHTING and in_area(zone.area, (placed.x, placed.y), placed.z)
    }
    found = next(iter(inside)) if len(inside) == 1 else None
    may_score = not zone.players or any(state.setup.player_by_id[player].side == found for player in zone.players)
    return found if may_score else None


def score(game: Game) -> None:
    """Score the points of zones at the end of a round.  WR32."""
    state = game.state
    for zone in state.setup.zones:
        if zone.kind not in (ZoneKind.CONTEST, ZoneKind.HOLD):
            continue
        found = holder(state, zone)
        if found is not None:
            state.points[found] += 1
            game.record(
                PointsScored(
                    side=found,
                    players=players_of(state, found),
                    points=1,
                    total=state.points[found],
                    source=zone.id,
                )
            )


def decide_by_points(game: Game) -> None:
    """Decide whether a side has as many points as it takes, and more than all others.  WR32."""
    state, needed = game.state, game.state.setup.options.points_to_win
    if needed is None:
        return
    first, second = sorted(state.points, key=lambda found: -state.points[found])[:2]
    if state.points[first] >= needed and state.points[first] > state.points[second]:
        end(game, "points-reached", first)


def strength(state: State, of: SideId) -> int:
    """Return the value of a side's figures in the fight; wounds do not count.  WR32, WR33."""
    return sum(
        figure_value(data(state, figure))
        for figure in state.figures
        if is_fighting(state, figure) and side(state, figure) == of
    )


def decide_at_the_limit(game: Game) -> None:
    """Decide whether the last round is over, and who has won then.  WR32."""
    state = game.state
    options = state.setup.options
    if state.outcome is not None or options.round_limit is None or state.game_round < options.round_limit:
        return
    by_value = options.at_the_limit is AtTheLimit.VALUE
    scores = {
        found.id: strength(state, found.id) if by_value else state.points[found.id] for found in state.setup.sides
    }
    ranked = sorted(scores, key=lambda found: -scores[found])
    lead = scores[ranked[0]] - scores[ranked[1]]
    decided = lead > (options.value_margin if by_value else 0)
    end(game, f"most-{options.at_the_limit.value}" if decided else "even", ranked[0] if decided else None)


def give_up(game: Game, player: PlayerId) -> None:
    """Let a player leave the fight with all figures."""
    state = game.state
    state.players[player].gave_up = True
    game.record(PlayerGaveUp(player=player))
    for figure in state.figures.values():
        if owner(state, figure.id) == player and figure.fate is not Fate.OUT:
            remove(game, figure.id)
    decide(game)


def new_game(setup: Setup) -> State:
    """Return the state before the first roll.  W001 (Kampf), WR03, WR15, WR34."""
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
    """Go from one quiescent point to the next: the order, the begin of a turn, or an act with its window."""
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
    """Return figures in order of highest total, then speed, then dexterity.  W003, W004 (Gleichstand)."""

    def rank(figure: FigureId) -> tuple[int, int, int]:
        found = data(game.state, figure)
        return (-game.state.figures[figure].total, -found.speed, -found.dexterity)

    found: list[FigureId] = []
    for _, tied in groupby(sorted(figures, key=rank), key=rank):
        found += await rolled_off(game, list(tied))
    return found


async def rolled_off(game: Game, tied: list[FigureId]) -> list[FigureId]:
    """Return figures tied in everything after rerolling among themselves, higher first, until decided.  WR01."""
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
    """Begin a round.  W005 (Kampfrunde), W006 (nächste Runde)."""
    game.state.game_round += 1
    game.state.turn_index = 0
    game.record(RoundBegan(game_round=game.state.game_round))


def next_turn(game: Game) -> None:
    """Give the next figure in the order priority; after the last one the round ends.  W005, W006, W007, W008."""
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
    """Make all actions available again, less what was stolen.  W008 (Auffrischen), W009, W010, W011, WR19."""
    refreshed = game.state.figures[figure]
    debt, refreshed.debt = refreshed.debt, 0
    refreshed.actions = max(0, data(game.state, figure).most_actions - debt)
    game.record(TurnBegan(figure=figure, actions=refreshed.actions, debt=debt))


async def one_act(game: Game) -> None:
    """Carry out one act of the actor and its window, or the end of its turn.  W007, W012, W021 (nie zusammen), WR05."""
    state = game.state
    actor = state.actor
    assert actor is not None, "somebody has priority"
    if not is_fighting(state, actor) or not (state.figures[actor].actions or could_get_action(state, actor)):
        end_turn(game, actor)
        return
    answer = await game.ask(ChooseAct(owner(state, actor), actor))
    if isinstance(answer, EndTurn):
        end_turn(game, actor)
    elif isinstance(answer, DieAnswer):
        await get_action(game, actor, answer)
    else:
        await carry_out(game, actor, answer)
        await window(game)
        decide(game)


def end_turn(game: Game, actor: FigureId) -> None:
    """End a turn; unspent actions serve for reactions until the next turn, unless the figure is out.  W011, WR05."""
    left = game.state.figures[actor].actions if is_fighting(game.state, actor) else 0
    game.record(TurnEnded(figure=actor, actions=left))
    game.state.actor = None
    game.state.turn_index += 1


def close(game: Game) -> None:
    """Score a round that is over, and decide whether it was the last one.  WR32."""
    score(game)
    decide_by_points(game)
    decide_at_the_limit(game)


def end_round(game: Game) -> None:
    """End a round.  W006 (nächste Runde), WR32."""
    game.record(RoundEnded(game_round=game.state.game_round))
    close(game)
    if game.state.outcome is None:
        begin_round(game)


# -- reactions --------------------------------------------------------------------------------------------------


async def window(game: Game) -> None:
    """Let all that perceive the act react, each once, by initiative.  W023, W024, W027, W028, WR26, WR28."""
    act = game.state.current_act
    assert act is not None, "an act opens the window"
    for figure in order_after(game.state, act.actor):
        await reaction(game, figure)
    for figure in game.state.order:
        if game.state.figures[figure].fate is Fate.DOWN:
            remove(game, figure)
    game.state.current_act = None


async def reaction(game: Game, figure: FigureId) -> None:
    """Ask whether a figure reacts, and let it.  W023 (Reaktion), W028, WR28."""
    while is_asked(game.state, figure):
        act = game.state.current_act
        assert act is not None, "the window is open"
        answer = await game.ask(ChooseReaction(owner(game.state, figure), figure, act.kind))
        if isinstance(answer, DieAnswer):
            await get_action(game, figure, answer)
        elif isinstance(answer, Pass | PassTurn):
            turn = isinstance(answer, PassTurn)
            game.state.figures[figure].passed_turn |= turn
            game.record(ReactionPassed(audience=(owner(game.state, figure),), figure=figure, turn=turn))
            return
        else:
            await carry_out(game, figure, answer, reaction=True)
            return


def is_asked(state: State, figure: FigureId) -> bool:
    """Return whether a figure may react and its owner wants to be asked.  W025, W026, W028, WR26, WR28."""
    act, reactor = state.current_act, state.figures[figure]
    if act is None or reactor.fate is Fate.OUT or figure in act.reacted or figure == act.actor:
        return False
    attacked = figure in act.attacked
    if reactor.passed_turn and not attacked:
        return False
    if not reactor.actions:
        wanted = attacked or reactor.standing_order is StandingOrder.ALWAYS
        if not wanted or not could_get_action(state, figure):
            return False
    return _wants(state, figure, act) and perceives(state, figure, act) and _could_do_something(state, figure)


def _wants(state: State, figure: FigureId, act: CurrentAct) -> bool:
    """Return whether the standing order says to ask.  WR28."""
    attacked = figure in act.attacked
    match state.figures[figure].standing_order:
        case StandingOrder.NEVER:
            return False
        case StandingOrder.ATTACKED:
            return attacked
        case StandingOrder.TARGET:
            return attacked or could_hit(state, figure, act.actor)
        case StandingOrder.ALWAYS:
            return True


def _could_do_something(state: State, figure: FigureId) -> bool:
    """Return whether there is something other than passing: a figure that is down may only attack.  WR26."""
    return state.figures[figure].fate is not Fate.DOWN or next(all_attacks(state, figure), None) is not None
