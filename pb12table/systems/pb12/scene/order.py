"""The top bar of a game of Pb-12: round and phases, and the players in the order of their turns."""

from __future__ import annotations

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.modifiers import total
from pb12table.skirmish.scene.panels import Chip, Order, Stage
from pb12table.systems.pb12.rules.game.state import Phase, State
from pb12table.systems.pb12.rules.round.sequence import command_points_value
from pb12table.systems.pb12.rules.scenarios.scenario_rules import POINTS, zone_standings
from pb12table.texts.describe import modifier_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import text_key, zone_name

PHASES = tuple(Phase)


def order(state: State, texts: Texts) -> Order:
    """The round with its four phases, and all players: those with a place in the turn order first."""
    limit = state.setup.modules.round_limit
    upcoming = _upcoming(state)
    rest = [player for player in state.players if player not in state.turn_order]
    return Order(
        title=texts("round-of" if limit else "round-is", number=state.game_round, limit=limit or 0),
        title_tip=(texts("round-limit-tip", limit=limit) if limit else texts("round-no-limit-tip"),),
        stages=tuple(_stage(texts, phase) for phase in PHASES),
        now=PHASES.index(state.phase),
        chips=tuple(
            _chip(texts, state, player, number, upcoming == player)
            for number, player in enumerate([*state.turn_order, *rest], 1)
        ),
    )


def _stage(texts: Texts, phase: Phase) -> Stage:
    name = text_key("phase", phase)
    return Stage(phase, (texts(name), texts(f"{name}.help")))


def _upcoming(state: State) -> PlayerId | None:
    """Whose turn comes after the present one."""
    count = len(state.turn_order)
    if state.phase is not Phase.TURNS or count == 0:
        return None
    for offset in range(count):
        player = state.players[state.turn_order[(state.next_turn + offset) % count]]
        if not player.defeated and not player.broken_off and player.command_points > 0:
            return player.id
    return None


def _chip(texts: Texts, state: State, player: PlayerId, number: int, upcoming: bool) -> Chip:
    """One player: place, CP, VP, and whether the next turn is the player's."""
    own = state.players[player]
    tip = [
        texts("chip-tip-command", points=own.command_points),
        *(() if own.defeated else _refill_lines(texts, state, player)),
        texts("chip-tip-victory", points=own.victory_points),
    ]
    later = [] if own.initiative is None else [texts("chip-tip-initiative", initiative=own.initiative)]
    if own.broken_off:
        later.append(texts("chip-tip-broken-off"))
    # Before the turns, the order is the last round's.
    has_place = player in state.turn_order and state.phase in (Phase.TURNS, Phase.STATUS)
    return Chip(
        player,
        place=str(number) if has_place else "",
        line=texts("chip-points", command=own.command_points, victory=own.victory_points),
        note=_note(texts, state, player, upcoming),
        out=own.defeated or own.broken_off,
        struck=own.defeated,
        tip=tuple(tip),
        later=tuple(later),
    )


def _refill_lines(texts: Texts, state: State, player: PlayerId) -> list[str]:
    """What command points are for, and what they are refilled to at the start of a round.  R1.2.4, R1.4.9."""
    parts = command_points_value(state, player)
    made = [modifier_line(texts, state.setup, part) for part in parts]
    return [texts("chip-tip-command-for"), texts("chip-tip-refill", points=total(parts)), *made]


def zone_lines(texts: Texts, state: State, player: PlayerId) -> list[str]:
    """What each zone fixed for a player would bring if the round ended now.  R6.1.10, R6.1.11."""
    return [
        texts(
            "chip-tip-zone",
            zone=zone_name(texts, state.setup, standing.zone.id),
            victory_points=texts("count-victory-points", number=POINTS if standing.scores else 0),
        )
        for standing in zone_standings(state)
        if standing.player == player
    ]


def _note(texts: Texts, state: State, player: PlayerId, upcoming: bool) -> str:
    own = state.players[player]
    if own.defeated:
        return texts("chip-defeated")
    if own.broken_off:
        return texts("chip-broken-off")
    return texts("chip-next") if upcoming else ""
